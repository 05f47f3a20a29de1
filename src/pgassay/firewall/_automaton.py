"""Patterns as PostgreSQL reads them with the least work; what they match stays the same.

PostgreSQL makes an automaton of a pattern and goes through a text from set of states to set of
states. What a step costs is the number of arcs that leave the set, and there is one for each
different character and class: three hundred words side by side are three hundred arcs at the
beginning of every match, and ``[^a]`` is one arc for each character that the pattern names
anywhere. So alternatives are written as a tree, in which what they have in common stands once, and
for a text of ASCII alone (and emoji, which no pattern names) there is a second pattern without what
only another text can match.

The longest match is what PostgreSQL prefers, whatever the order of the alternatives; so moving
them together changes nothing. Python prefers the first of them, and tries one after the other: for
it an alternative is moved only past others that begin with other characters.
"""

from __future__ import annotations

import re
import string
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cache

_GROUP = re.compile(r"\((?:\?(?::|<?[=!]))?")
_QUANTIFIER = re.compile(r"[*+?]|\{\d+(?:,\d*)?\}")
_ESCAPE = r"\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8}|.)"
_CLASS = re.compile(rf"\[\^?(?:{_ESCAPE}|[^\]\\])+\]", re.S)
_ATOM = re.compile(rf"{_ESCAPE}|[^()|\[]", re.S)
# what a class is made of: one character, or two with what lies between them
_MEMBER = re.compile(rf"({_ESCAPE}|[^\\])(?:-({_ESCAPE}|[^\\]))?", re.S)
# a character that stands for itself
_LITERAL = re.compile(r"\\[^A-Za-z0-9]|[^\\.^$(\[]", re.S)
# so many alternatives cost little
_FEW = 3
_TWICE = tuple(letter * 2 for letter in string.ascii_lowercase)
_UNLIKELY = ("(?!", "(?<!")
# an empty group: it matches what nothing matches
SEAM = "(?:)"


@dataclass(frozen=True, slots=True)
class _Item:
    """One step of a branch: a character, a class, or a group; and how often it may stand there."""

    atom: str
    quantifier: str
    # what is in a group, whose opening is then the atom
    branches: tuple[tuple[_Item, ...], ...] = ()

    @property
    def captures(self) -> bool:
        """Whether it holds a group that is counted."""
        return self.atom == "(" or any(item.captures for branch in self.branches for item in branch)

    @property
    def optional(self) -> bool:
        return self.quantifier[:1] in ("?", "*") or self.quantifier.startswith("{0")

    def write(self) -> str:
        body = f"{_write(self.branches)})" if self.branches else ""
        return f"{self.atom}{body}{self.quantifier}"


_Branch = tuple[_Item, ...]
_Branches = tuple[_Branch, ...]


@cache
def for_postgres(pattern: str) -> str:
    """Write a pattern of the portable subset so that PostgreSQL takes fewer steps.

    Of two groups, the first is followed by :data:`SEAM`, so that SQL can take them apart.

    Raises:
        ValueError: the pattern is not of the subset.
    """
    return _write_whole(_read(pattern))


@cache
def for_ascii(pattern: str) -> str:
    """Write it for a text of ASCII alone; what only another text can match is left out.

    It is empty where no such text can match.

    Raises:
        ValueError: the pattern is not of the subset.
    """
    if pattern.isascii() and "\\u" not in pattern.lower():
        return for_postgres(pattern)
    return _write_whole(_narrow(_read(pattern)))


@cache
def for_python(pattern: str) -> str:
    """Write it so that Python tries fewer alternatives: each match, and its groups, stay the same.

    Raises:
        ValueError: the pattern is not of the subset.
    """
    return _write_in_order(_read(pattern))


@dataclass(slots=True)
class Wordy:
    """A pattern whose groups of many words are taken out of it, to be put back in part.

    ``slots`` are the groups, the inner ones last; each is a list of alternatives with a word that
    (in lower case) is in all that it matches. In the text of an alternative, and in ``pattern``,
    ``{n}`` between the marks of :data:`SLOT` stands for the alternatives of slot n. Those of
    ``optional`` may have none; of any other, and of what it is a part of, nothing is left then.
    """

    pattern: str = ""
    slots: list[list[tuple[str, str]]] = field(default_factory=list)
    optional: list[int] = field(default_factory=list)

    def take_out(self) -> int:
        """Begin a slot and return its number."""
        self.slots.append([])
        return len(self.slots) - 1


# noncharacters, which no pattern names
SLOT = ("\ufdd0", "\ufdd1")


def wordy(pattern: str) -> Wordy:
    """Take the words out of a pattern for texts of ASCII, so that some can be left out.

    Raises:
        ValueError: the pattern is not of the subset.
    """
    made = Wordy()
    branches = _narrow(_read(pattern))
    if _has_seam(branches):
        head, *rest = branches[0]
        made.pattern = f"{_without_words((head,), made)}{SEAM}{_without_words(tuple(rest), made)}"
    else:
        made.pattern = "|".join(_without_words(branch, made) for branch in branches)
    return made


def _without_words(branch: _Branch, made: Wordy) -> str:
    return "".join(_item_without_words(item, made) for item in branch)


def _item_without_words(item: _Item, made: Wordy) -> str:
    if not item.branches or item.atom not in ("(", "(?:"):
        return item.write()
    if not item.quantifier:
        return f"{item.atom}{_taken_out(item.branches, made)})"
    if not item.optional or not all(map(_is_told, item.branches)):
        return item.write()
    number = made.take_out()
    made.optional.append(number)
    if len(item.branches) == 1:
        word, inner = _word(item.branches[0]), _without_words(item.branches[0], made)
    else:
        word, inner = "", _words(item.branches, made)
    made.slots[number].append((word, f"{item.atom}{inner}){item.quantifier}"))
    return f"{SLOT[0]}{number}{SLOT[1]}"


def _taken_out(branches: _Branches, made: Wordy) -> str:
    if len(branches) == 1:
        return _without_words(branches[0], made)
    # of a few, too, one can be without any word in the end
    if any(map(_has_group, branches)) or (
        len(branches) > _FEW and sum(map(_is_told, branches)) > len(branches) / 2
    ):
        return _words(branches, made)
    return _write(branches)


def _words(branches: _Branches, made: Wordy) -> str:
    number = made.take_out()
    made.slots[number] += [(_word(branch), _without_words(branch, made)) for branch in branches]
    return f"{SLOT[0]}{number}{SLOT[1]}"


def _is_told(branch: _Branch) -> bool:
    """Whether a text without a word can tell that nothing of a branch is in it."""
    return len(_word(branch)) > 1 or _has_group(branch)


def _has_group(branch: _Branch) -> bool:
    return any(
        not item.quantifier
        and item.atom in ("(", "(?:")
        and (len(item.branches) > _FEW or any(map(_has_group, item.branches)))
        for item in branch
    )


def _word(branch: _Branch) -> str:
    """The longest run of characters that each match of a branch holds, in lower case."""
    best = run = ""
    for item in branch:
        inner = ""
        if not item.quantifier:
            if item.atom in ("(", "(?:", "(?=", "(?<=") and len(item.branches) == 1:
                inner = _word(item.branches[0])
            elif letter := _letter(item.atom):
                run += letter
                continue
        best = max(best, run, inner, key=len)
        run = ""
    return max(best, run, key=len)


def _letter(atom: str) -> str:
    """The one character an atom stands for, in lower case as far as it is of ASCII."""
    if _LITERAL.fullmatch(atom):
        return atom[-1].lower() if atom[-1].isascii() else atom[-1]
    # as (?i:) has it
    if (
        len(atom) == 4
        and atom[1:3].isascii()
        and atom[1:3].isalpha()
        and atom[1:3].lower() in _TWICE
    ):
        return atom[1].lower()
    return ""


def _has_seam(branches: _Branches) -> bool:
    return len(branches) == 1 and sum(item.captures for item in branches[0]) == 2


def _write_whole(branches: _Branches) -> str:
    if not _has_seam(branches):
        return _write(branches)
    head, *rest = branches[0]
    return f"{head.write()}{SEAM}{''.join(item.write() for item in rest)}"


def _read(pattern: str) -> _Branches:
    branches, end = _read_branches(pattern, 0)
    if end < len(pattern):
        raise ValueError(f"at {end} a group is closed that was not opened")
    return branches


def _read_branches(pattern: str, at: int) -> tuple[_Branches, int]:
    branches: list[_Branch] = []
    items: list[_Item] = []
    while at < len(pattern) and pattern[at] != ")":
        if pattern[at] == "|":
            branches.append(tuple(items))
            items = []
            at += 1
        else:
            item, at = _read_item(pattern, at)
            items.append(item)
    return (*branches, tuple(items)), at


def _read_item(pattern: str, at: int) -> tuple[_Item, int]:
    branches: _Branches = ()
    found = _GROUP.match(pattern, at) or _CLASS.match(pattern, at) or _ATOM.match(pattern, at)
    if found is None:
        raise ValueError(f"at {at} there is nothing that the subset knows")
    at = found.end()
    if found[0].startswith("("):
        branches, at = _read_branches(pattern, at)
        if not pattern.startswith(")", at):
            raise ValueError("a group is not closed")
        at += 1
    quantifier = _QUANTIFIER.match(pattern, at)
    if quantifier is None:
        return _Item(found[0], "", branches), at
    return _Item(found[0], quantifier[0], branches), quantifier.end()


@dataclass(slots=True)
class _Node:
    """What may follow one beginning: each next step once, and whether it may end there."""

    next: dict[str, _Node] = field(default_factory=dict)
    ends: bool = False


def _write(branches: _Branches) -> str:
    # moving a group that is counted would give it another number
    if len(branches) == 1 or any(item.captures for branch in branches for item in branch):
        return "|".join("".join(item.write() for item in branch) for branch in branches)
    root = _Node()
    for branch in branches:
        node = root
        for item in branch:
            node = node.next.setdefault(item.write(), _Node())
        node.ends = True
    body, _ = _write_node(root)
    return f"{body}|" if root.ends else body


def _write_node(node: _Node) -> tuple[str, bool]:
    """What may follow, and whether these are several alternatives."""
    # characters after which the same may follow are one step
    members: dict[str, str] = {}
    parts: dict[tuple[str, str], str] = {}
    for step, after in node.next.items():
        tail, several = _write_node(after)
        if tail and after.ends:
            tail = f"(?:{tail})?"
        elif several:
            tail = f"(?:{tail})"
        if inner := _members(step):
            members[tail] = members.get(tail, "") + inner
            parts["", tail] = ""
        else:
            parts[step, tail] = step
    return (
        "|".join((step or _one_of(members[tail])) + tail for step, tail in parts),
        len(parts) > 1,
    )


# all that a character can be
_ALL = ((0, 0x10FFFF),)
_Ranges = tuple[tuple[int, int], ...]


@dataclass(slots=True)
class _Step:
    """Alternatives that begin alike: with what, what that can be, and how each goes on."""

    item: _Item | None
    ranges: _Ranges
    tails: list[_Branch]


def _write_in_order(branches: _Branches) -> str:
    """The alternatives in their order, but those that begin alike together."""
    return "|".join(map(_write_step, _steps(branches)))


def _steps(branches: _Branches) -> list[_Step]:
    steps: list[_Step] = []
    # of each beginning, the last that it can be put to
    last: dict[str, int] = {}
    for branch in branches:
        ranges = _ranges(branch[0]) if branch else None
        if ranges is None:
            steps.append(_Step(None, _ALL, [branch]))
            last.clear()
            continue
        written = branch[0].write()
        if written in last:
            steps[last[written]].tails.append(branch[1:])
            continue
        # what begins with some of the same characters is not to be passed
        for other in [other for other, n in last.items() if _overlap(steps[n].ranges, ranges)]:
            del last[other]
        last[written] = len(steps)
        steps.append(_Step(branch[0], ranges, [branch[1:]]))
    return steps


def _write_step(step: _Step) -> str:
    if step.item is None:
        return "".join(map(_write_item_in_order, step.tails[0]))
    tails = _write_in_order(tuple(step.tails))
    return step.item.write() + (f"(?:{tails})" if len(step.tails) > 1 else tails)


def _write_item_in_order(item: _Item) -> str:
    body = f"{_write_in_order(item.branches)})" if item.branches else ""
    return f"{item.atom}{body}{item.quantifier}"


def _ranges(item: _Item) -> _Ranges | None:
    """What one character can be that an item matches; None where it matches anything else."""
    if item.quantifier or item.branches or item.atom in (".", "^", "$", "\\Z"):
        return None
    if not item.atom.startswith("["):
        return ((_escaped(item.atom), _escaped(item.atom)),)
    if item.atom.startswith("[^"):
        return _ALL
    return tuple(
        (_escaped(member[1]), _escaped(member[2] or member[1]))
        for member in _MEMBER.finditer(item.atom[1:-1])
    )


def _escaped(char: str) -> int:
    return {"\\t": 9, "\\n": 10, "\\r": 13}.get(char, _code(char))


def _overlap(some: _Ranges, others: _Ranges) -> bool:
    return any(low <= last and first <= high for low, high in some for first, last in others)


def _members(step: str) -> str:
    """What stands between the brackets of a class for this one step; nothing for another step."""
    if len(step) == 1:
        return "" if step in ".^$" else f"\\{step}" if step in "]-" else step
    if re.fullmatch(_ESCAPE, step) and not step[1:].isalnum():
        return step
    if _CLASS.fullmatch(step) and step[1] != "^" and not _bare_dash(step[1:-1]):
        return step[1:-1]
    return ""


def _bare_dash(inner: str) -> bool:
    return any("-" in (m[1], m[2]) for m in _MEMBER.finditer(inner))


def _one_of(members: str) -> str:
    if members == "\\-":
        return "-"
    if len(members) == 1 and members not in ".^$*+?{}()|[":
        return members
    if re.fullmatch(_ESCAPE, members):
        return members
    return f"[{members}]"


def _narrow(branches: Iterable[_Branch]) -> _Branches:
    """The branches that ASCII can match, without what it cannot."""
    found = (_narrow_branch(branch) for branch in branches)
    return tuple(branch for branch in found if branch is not None)


def _narrow_branch(branch: _Branch) -> _Branch | None:
    items: list[_Item] = []
    for item in branch:
        narrow = _narrow_item(item)
        if narrow is not None:
            items.append(narrow)
        elif not item.optional and item.atom not in _UNLIKELY:
            return None
    return tuple(items)


def _narrow_item(item: _Item) -> _Item | None:
    """The step as ASCII can take it; None where it cannot."""
    if item.branches:
        branches = _narrow(item.branches)
        return replace(item, branches=branches) if branches else None
    if not item.atom.startswith("["):
        return item if _code(item.atom) < 0x80 else None
    negated = item.atom.startswith("[^")
    inner = ""
    for member in _MEMBER.finditer(item.atom[2 if negated else 1 : -1]):
        if _code(member[1]) >= 0x80:
            continue
        # what lies between an ASCII character and another one goes as far as ASCII does
        inner += member[0] if not member[2] or _code(member[2]) < 0x80 else f"{member[1]}-\\u007f"
    if not inner:
        # anything but what is not there
        return item if negated else None
    return replace(item, atom=f"[{'^' if negated else ''}{inner}]")


def _code(char: str) -> int:
    if char[:2] in ("\\u", "\\U"):
        return int(char[2:], 16)
    return ord(char[-1])
