"""Reading ``detectors.toml``: macros, spelt-out case, folded letters, compiled patterns.

Everything that Python and SQL must agree on is worked out here once; ``_compile.py`` renders the
same strings into SQL.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from pgassay.firewall import _automaton

# Order of reasons: the first that applies names the verdict.
REASONS: tuple[str, ...] = (
    "off_the_record",
    "private_key_block",
    "credential_prefix",
    "jwt",
    "url_userinfo",
    "government_id",
    "bank_account",
    "payment_card",
    "credential_assignment",
    "high_entropy",
)

# matched on the lower-case text
_LOWERED_KINDS = ("marker", "named_number")
# looked for in runs of token characters, where a pattern is taken apart
_RUN_KINDS = ("vendor", "shape", "token", "userinfo")
# the tables of the file that hold detectors, and the reason they give unless they say otherwise
_KINDS = {
    "shape": "credential_prefix",
    "marker": "off_the_record",
    "key_block": "private_key_block",
    "token": "jwt",
    "userinfo": "url_userinfo",
    "assignment": "credential_assignment",
    "named_number": "government_id",
    "number": "payment_card",
}

LEFT_EDGE = "(?<![A-Za-z0-9])"
# what stands around the pattern of a shape
SHAPE = (LEFT_EDGE + "(?:", ")(?![A-Za-z0-9])")
# that something does not stand before a pattern, or where it begins
_LEADING = re.compile(r"\A\(\?<?!\[[^]]*\](?:\{[0-9,]+\}[^()]*)?\)")
# what stands around the optional subject that takes a match back
_SUBJECT = "((?:(?<![a-z])"
_AFTER_SUBJECT = ")?(?<![a-z]))"
_SPECIAL = frozenset(r".^$*+?{}[]()|\/-")


@dataclass(frozen=True, slots=True)
class Fold:
    """What each character is read as; ``None`` means it is dropped."""

    table: dict[int, int | None]

    @property
    def kept(self) -> list[tuple[int, int]]:
        return [(a, b) for a, b in self.table.items() if b is not None]

    @property
    def removed(self) -> list[int]:
        return [a for a, b in self.table.items() if b is None]


@dataclass(frozen=True, slots=True)
class Rule:
    """One detector as the engines use it."""

    reason: str
    name: str
    kind: str
    pattern: str
    check: str = ""
    anchors: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    also_needs: tuple[str, ...] = ()
    about: str = ""

    @property
    def lowered(self) -> bool:
        """Whether the pattern is for the lower-case text."""
        return self.kind in _LOWERED_KINDS or self.check == "spelled"

    @property
    def stored(self) -> str:
        """The pattern as the table has it, written for PostgreSQL."""
        # those that are taken apart stay as they are
        return self.pattern if self.kind in _RUN_KINDS else _automaton.for_postgres(self.pattern)

    @property
    def narrow(self) -> str:
        """The same for a text of ASCII alone; empty where it is no other one, or none matches."""
        narrow = "" if self.kind in _RUN_KINDS else _automaton.for_ascii(self.pattern)
        return "" if narrow == self.stored else narrow


@dataclass(frozen=True, slots=True)
class Rules:
    """The whole file, compiled as far as both engines share it."""

    fold: Fold
    rules: tuple[Rule, ...]
    patterns: dict[str, str]
    card_issuers: tuple[tuple[str, str, tuple[int, ...]], ...]
    iban_sizes: dict[str, int]

    def of_kind(self, *kinds: str) -> tuple[Rule, ...]:
        """The rules of these kinds, in the order of the file."""
        return tuple(rule for rule in self.rules if rule.kind in kinds)


def _build_fold(spec: dict[str, Any]) -> Fold:
    table: dict[int, int | None] = {}
    for pair in spec["pairs"].split():
        source, target = pair
        table[ord(source)] = ord(target)
    for char in spec["spaces"]:
        table[ord(char)] = 0x20
    for char in spec["newlines"]:
        table[ord(char)] = 0x0A
    for char in spec["dashes"]:
        table[ord(char)] = 0x2D
    first = int(spec["full_width"], 16)
    for code in range(0x21, 0x7F):
        table[first + code - 0x21] = code
    for start in spec["digits"]:
        for n in range(10):
            table[int(start, 16) + n] = 0x30 + n
    for key, base in (("upper", 0x41), ("lower", 0x61)):
        for start in spec[key]:
            for n in range(26):
                table[int(start, 16) + n] = base + n
    for start in spec["alphabets"]:
        for n in range(26):
            table[int(start, 16) + n] = 0x41 + n
            table[int(start, 16) + 26 + n] = 0x61 + n
    for span in spec["remove"]:
        low, high = (int(x, 16) for x in span.split("-"))
        for code in range(low, high + 1):
            table[code] = None
    return Fold(table)


def _cases(char: str, fold: Fold, lowered: bool) -> str:
    """What a letter beyond ASCII can be read as, in either case, once a text is folded."""
    forms = dict.fromkeys(form for form in (char, char.lower(), char.upper()) if len(form) == 1)
    if len(forms) == 1:
        return char
    read = (fold.table.get(ord(form), ord(form)) for form in forms)
    chars = [chr(code) for code in read if code is not None]
    return "".join(dict.fromkeys(c.lower() if lowered and c.isascii() else c for c in chars))


def spell_case(pattern: str, fold: Fold, lowered: bool = False) -> str:
    """Replace each ``(?i:…)`` by a group in which every ASCII letter stands in both cases.

    Letters beyond ASCII stand in both everywhere: whether the text is in lower case or not, only
    its ASCII letters are.
    """
    out: list[str] = []
    depth_ignoring: list[bool] = []
    i, in_class = 0, False
    while i < len(pattern):
        if not in_class and pattern.startswith("(?i:", i):
            out.append("(?:")
            depth_ignoring.append(True)
            i += 4
            continue
        char = pattern[i]
        ignoring = any(depth_ignoring)
        if char == "\\":
            out.append(pattern[i : i + 2])
            i += 2
            continue
        if not char.isascii():
            cases = _cases(char, fold, lowered)
            out.append(cases if in_class or len(cases) == 1 else f"[{cases}]")
            i += 1
            continue
        if in_class:
            if ignoring and char.isascii() and char.isalpha():
                # ranges such as a-z are written out in both cases
                if pattern[i + 1] == "-" and pattern[i + 2].isalpha():
                    low, high = char, pattern[i + 2]
                    out.append(f"{low.lower()}-{high.lower()}{low.upper()}-{high.upper()}")
                    i += 3
                    continue
                out.append(char.lower() + char.upper())
            else:
                if char == "]":
                    in_class = False
                out.append(char)
            i += 1
            continue
        if char == "[":
            in_class = True
            out.append(char)
            i += 1
            if pattern[i] == "^":
                out.append("^")
                i += 1
            continue
        if char == "(":
            depth_ignoring.append(False)
            out.append(char)
        elif char == ")":
            depth_ignoring.pop()
            out.append(char)
        elif ignoring and char.isascii() and char.isalpha():
            out.append(f"[{char.lower()}{char.upper()}]")
        else:
            out.append(char)
        i += 1
    return "".join(out)


def fold_pattern(pattern: str, fold: Fold, lowered: bool = False) -> str:
    """Fold the letters of a pattern as the text it will meet has been folded."""
    out: list[str] = []
    for char in pattern:
        target = fold.table.get(ord(char), ord(char)) if not char.isascii() else ord(char)
        if target is None:
            continue
        new = chr(target)
        if lowered and new != char:
            new = new.lower()
        out.append("\\" + new if new != char and new in _SPECIAL else new)
    return "".join(out)


def _fold_word(word: str, fold: Fold) -> str:
    return "".join(
        chr(new) for char in word if (new := fold.table.get(ord(char), ord(char))) is not None
    )


def _spellings(words: Iterable[str], fold: Fold) -> tuple[str, ...]:
    """Words as a text in lower case has them, of which only the ASCII letters are lowered."""
    found: dict[str, None] = {}
    for word in words:
        for form in (word, word.lower(), word.upper(), word[:1].upper() + word[1:], word.title()):
            folded = _fold_word(form, fold)
            found["".join(c.lower() if c.isascii() else c for c in folded)] = None
    return tuple(found)


def union(patterns: Iterable[str]) -> str:
    """One expression that matches somewhere exactly where one of the patterns does."""
    return "|".join(patterns)


def any_shape(shapes: Iterable[Rule]) -> str:
    """One expression that matches wherever one of the shapes does, and now and then elsewhere.

    What a shape asks for before its first character is left out: PostgreSQL would look at that in
    every place, which takes a hundred times as long.
    """
    left, right = SHAPE
    bodies = (shape.pattern.removeprefix(left).removesuffix(right) for shape in shapes)
    return left + union(_LEADING.sub("", body) for body in bodies) + right


def subject(pattern: str) -> tuple[str, str]:
    """The optional subject that a pattern begins with, as one of its own, and the pattern without.

    The first is empty where there is none.
    """
    head, mark, body = pattern.partition(_AFTER_SUBJECT)
    if not mark or not head.startswith(_SUBJECT):
        return "", pattern
    return head[1:] + ")", f"({_AFTER_SUBJECT[2:]}{body}"


def ascii_fold(word: str) -> str:
    """Fold a word as a text is folded, and lower its ASCII letters."""
    folded = _fold_word(word, load().fold)
    return "".join(c.lower() if c.isascii() else c for c in folded)


def trie(words: tuple[str, ...]) -> str:
    """One expression that finds the longest of the words at a place."""
    root: dict[str, Any] = {}
    for word in words:
        node = root
        for char in word:
            node = node.setdefault(char, {})
        node[""] = {}

    def render(node: dict[str, Any]) -> str:
        # the empty branch goes last, so that the longest word wins in both engines
        parts = [
            ("\\" + key if key in _SPECIAL and key not in "/-" else key) + render(child)
            for key, child in sorted(node.items())
            if key
        ]
        if not parts:
            return ""
        if len(parts) == 1 and "" not in node:
            return parts[0]
        return "(?:" + "|".join(parts) + ")" + ("?" if "" in node else "")

    return render(root)


@lru_cache(maxsize=1)
def load() -> Rules:
    """Read and prepare the detector file of this package."""
    raw = (files(__package__) / "detectors.toml").read_text(encoding="utf-8")
    data = tomllib.loads(raw)
    fold = _build_fold(data["fold"])
    macros: dict[str, str] = {
        **data["macros"],
        "joint": data["patterns"]["joint"],
        "glue": data["patterns"]["glue"],
    }

    def prepare(pattern: str, lowered: bool = False) -> str:
        for _ in range(3):
            for name, body in macros.items():
                pattern = pattern.replace(f"<<{name}>>", body)
        return fold_pattern(spell_case(pattern, fold, lowered), fold, lowered)

    rules: list[Rule] = []
    for item in data["vendors"]["tokens"]:
        pattern = item["pattern"]
        if not item.get("glued"):
            pattern = LEFT_EDGE + pattern
        if item.get("right"):
            pattern = pattern + "(?![A-Za-z0-9])"
        rules.append(
            Rule(
                reason="credential_prefix",
                name=item["name"],
                kind="vendor",
                pattern=pattern,
                check=item.get("check", "random"),
                anchors=tuple(item["anchors"]),
                about=item["vendor"],
            )
        )
    for kind, reason in _KINDS.items():
        for item in data[kind]:
            pattern = prepare(item["pattern"], kind in _LOWERED_KINDS)
            if kind == "shape":
                pattern = f"{SHAPE[0]}{pattern}{SHAPE[1]}"
            rules.append(
                Rule(
                    reason=item.get("reason", reason),
                    name=item["name"],
                    kind=kind,
                    pattern=pattern,
                    check=item.get("check", "random" if kind == "shape" else ""),
                    needs=_spellings(item.get("needs", ()), fold),
                    also_needs=_spellings(item.get("also_needs", ()), fold),
                    about=item.get("vendor", item.get("languages", "")),
                )
            )
    patterns = {k: prepare(v) for k, v in data["patterns"].items()}
    rules.append(Rule("high_entropy", "noise", "noise", patterns["atom"], check="noisy"))
    rules.append(Rule("high_entropy", "symbols", "noise", patterns["symbols"], check="symbolic"))
    return Rules(
        fold=fold,
        rules=tuple(rules),
        patterns=patterns,
        card_issuers=tuple(
            (low, high, tuple(sizes)) for low, high, *sizes in data["cards"]["issuers"]
        ),
        iban_sizes=data["iban"]["sizes"],
    )
