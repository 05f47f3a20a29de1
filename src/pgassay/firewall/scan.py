"""Finding what must never be recorded.

The text is folded first (look-alikes, full width, format characters), then read in three views: as
it stands, with escapes decoded, and with the pieces of broken tokens joined. Every step has its
twin in SQL (``assay._firewall_…``); a test holds both to the same verdicts and spans.
"""

from __future__ import annotations

import binascii
import re
from bisect import bisect_right
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate, compress, pairwise

from pgassay.firewall import _rules
from pgassay.firewall._rules import REASONS, Rule
from pgassay.firewall._starts import STARTS

Span = tuple[int, int]
Hit = tuple[int, int, str, str]  # start, end, reason, detector

_PRIORITY = {reason: n for n, reason in enumerate(REASONS)}
_LOWER = "abcdefghijklmnopqrstuvwxyz"
_UPPER = _LOWER.upper()
_DIGITS = "0123456789"
_LOWER_SET = frozenset(_LOWER)
_UPPER_SET = frozenset(_UPPER)
_DIGIT_SET = frozenset(_DIGITS)
_SYMBOL_SET = frozenset("!@#$%^&*+?~")
_HEX_LOWER = frozenset("0123456789abcdef-")
_HEX_UPPER = frozenset("0123456789ABCDEF-")
_HEX = frozenset("0123456789abcdefABCDEF")
_TOKEN = _LOWER + _UPPER + _DIGITS + "_-"
_DROP_SEPARATORS = str.maketrans("", "", " \t\r\n.->")
_SPELLED = {
    "zero": "0", "oh": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5",
    "six": "6", "seven": "7", "eight": "8", "nine": "9",
}  # fmt: skip
# passwords of examples
_EXAMPLE_PASSWORDS = frozenset(
    ("pass", "pwd", "pw", "user", "admin", "root", "postgres", "guest", "tiger", "secret")
)
# what a character is to the test for fragments: a small letter, a capital, a digit, another token
# character, what can stand before a fragment, anything else
_CLASSES = {
    code: (
        "a" if chr(code) in _LOWER_SET
        else "A" if chr(code) in _UPPER_SET
        else "0" if chr(code) in _DIGIT_SET
        else "-" if chr(code) in "+/_=.~$%@:-"
        else " " if chr(code) in " \t\r\n>|*#\"'"
        else ","
    )
    for code in range(128)
}  # fmt: skip
_PIECE = re.compile(" [aA0-]*(?:aA|a0|A0|0a|0A|AAAAA|0000)")
_CHAIN_CHARS = frozenset(_LOWER + _UPPER + _DIGITS + "+/_=.~$%@:-")
_GLUE = frozenset(".-")
# a named number lies within this distance of six digits that stand close together
_NEAR = 96
# and one that nothing announces, within this
_VERY_NEAR = 24
_BARE = frozenset(("cn_resident_id", "it_codice_fiscale", "mx_curp", "us_ssn_dashes"))
# what is announced as no secret, by patterns, is not found by these checks and detectors
_SPARED = {"card": ("goods",), "assignment": ("naming",), "token": ("naming", "label", "armour")}
_SPARED_CHECKS = {"card": "card"} | dict.fromkeys(
    ("sign", "weak", "machine", "copula", "flag", "blank"), "assignment"
)
# what stands before the match takes it back
_TAKEN_BACK = frozenset(("subject", "card"))
_SOFT = frozenset(("noise", "symbols", "prefixed_token"))
# how often a detector may fail before it is asked whether it could match at all
_PATIENCE = 8
# what can follow a token that is named after it
_CLOSERS = frozenset(" \"'`)>*")
# a piece that begins so is no rest of a token
_NAMED = re.compile("[A-Za-z_]{1,64}(?::|=[^=])")
# every shape has one of these
_LONG = re.compile("[A-Za-z0-9]{15}|[A-Za-z0-9_~.-]{31}|[A-Z0-9]{5}-[A-Z0-9]{5}-")
_ENTITIES = {"&quot;": '"', "&apos;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&"}
_UNPRINTABLE = re.compile(rb"[^\x20-\x5b\x5d-\x7e]")
_FOREIGN = re.compile("[^\x00-\x7f]+")
# as much of a token is looked at to tell whether it is noise
_HEAD = 512
# the longest piece a found token is widened by
_WIDEN = 255


@dataclass(frozen=True, slots=True)
class ScanVerdict:
    """Whether a text may be recorded. Carries no text, offset or length."""

    blocked: bool
    reason: str | None = None
    detector: str | None = None


@dataclass(frozen=True, slots=True, order=True)
class Finding:
    """One span that must not be recorded: ``text[start:end]``, in code points."""

    start: int
    end: int
    reason: str
    detector: str


def ascii_lower(text: str) -> str:
    """Lower-case ASCII letters only, as PostgreSQL's ``lower(… collate "C")`` does."""
    if text.isascii():
        return text.lower()
    return text.encode("utf-8", "surrogatepass").lower().decode("utf-8", "surrogatepass")


def _only_digits(text: str) -> str:
    return "".join(c for c in text if c in _DIGIT_SET)


def luhn(digits: str) -> bool:
    """Whether the last digit is the check digit of ISO/IEC 7812-1 annex B."""
    total = 0
    for n, char in enumerate(reversed(digits)):
        value = ord(char) - 48
        total += value if n % 2 == 0 else value * 2 // 10 + value * 2 % 10
    return total % 10 == 0


def mod97(iban: str) -> bool:
    """Whether an IBAN (upper case, no blanks) satisfies ISO 13616: its remainder of 97 is one."""
    turned = iban[4:] + iban[:4]
    return int("".join(str(int(c, 36)) for c in turned)) % 97 == 1


def _is_ssn(number: str) -> bool:
    d = _only_digits(number)
    return d[:3] not in ("000", "666") and d[0] != "9" and d[3:5] != "00" and d[5:] != "0000"


def _is_cpf(number: str) -> bool:
    # Receita Federal: two check digits, weights 10 to 2 and 11 to 2
    d = [int(c) for c in _only_digits(number)]
    one = sum((10 - n) * d[n] for n in range(9)) * 10 % 11 % 10
    two = sum((11 - n) * d[n] for n in range(10)) * 10 % 11 % 10
    return [one, two] == d[9:] and len(set(d)) > 1


def _is_cn_id(number: str) -> bool:
    # GB 11643-1999: a weighted sum modulo 11 picks the last character
    weights = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
    total = sum(int(c) * w for c, w in zip(number, weights, strict=False))
    return "10x98765432"[total % 11] == number[-1]


def _is_dni(number: str) -> bool:
    # the letter is the remainder of 23; X, Y and Z stand for 0, 1 and 2
    digits = number[:-1].translate(str.maketrans("xyz", "012", "-"))
    return "trwagmyfpdxbnjzsqvhlcke"[int(digits) % 23] == number[-1]


def _is_routing(number: str) -> bool:
    # ABA: weights 3, 7, 1
    return sum(int(c) * (3, 7, 1)[n % 3] for n, c in enumerate(number)) % 10 == 0


def _card_groups(sizes: list[int]) -> int:
    """How many of the first groups of digits are as those of a card; 0: they are not."""
    if sizes[:4] == [4, 4, 4, 4]:
        return 4
    if sizes[:3] in ([4, 6, 5], [4, 6, 4]):
        return 3
    return 1 if 13 <= sizes[0] <= 19 else 0


def _is_even(sizes: list[int], run: str) -> bool:
    """Whether digits are grouped as those of a card are, and not as those of two numbers."""
    if "." in run and sizes[:3] not in ([4, 4, 4], [4, 6, 5], [4, 6, 4]):
        return False
    return (
        len(sizes) == 1
        or sizes[0] == 1
        or (sizes[0] == 4 and max(sizes) <= 6)
        or "\n" in run
        or (len(sizes) == 2 and (abs(sizes[0] - sizes[1]) <= 1 or sizes == [6, 13]))
    )


_NUMBER_CHECKS: dict[str, Callable[[str], bool]] = {
    "none": lambda number: True,
    "ssn": _is_ssn,
    "luhn": lambda number: luhn(_only_digits(number)),
    "cpf": _is_cpf,
    "cn_id": _is_cn_id,
    "dni": _is_dni,
    "routing": _is_routing,
}


def _unescape(escape: str) -> str | None:
    """The character of one escape, where it is printable ASCII or ends a line."""
    if escape[0] == "\\":
        last = escape.lstrip("\\")
        if last[0] not in "ux":
            return {"n": "\n", "r": "\n", "t": "\t"}.get(last, last)
        code = int(last.strip("ux{}"), 16)
    elif escape in _ENTITIES:
        return _ENTITIES[escape]
    elif escape[0] == "&" and escape[2] != "x":
        code = int(escape[2:-1])
    else:
        code = int(escape.rstrip(";")[-2:], 16)
    return chr(code) if 0x20 <= code < 0x7F else None


def _bare(text: str, start: int, end: int) -> Span:
    """A span without the underscores around it, which mark what is written in italics."""
    size = len(text[start:end].lstrip("_"))
    marks = min(end - start - size, end - start - len(text[start:end].rstrip("_")))
    return start + marks, end - marks


def _around(matches: list[re.Match[str]], size: int, near: int) -> Iterator[Span]:
    """The surroundings of some matches, joined where they touch."""
    low = high = -1
    for match in matches:
        start, end = max(0, match.start() - near), min(size, match.end() + near)
        if start <= high:
            high = end
        else:
            if high >= 0:
                yield low, high
            low, high = start, end
    if high >= 0:
        yield low, high


def _lines_around(text: str, places: list[int]) -> Iterator[Span]:
    """The lines of some places with four lines on either side, joined where they touch."""
    low = high = -1
    for place in places:
        if place < high:
            continue
        start = end = place
        for _ in range(5):
            start = text.rfind("\n", 0, max(start, 0))
            if end < len(text):
                end = text.find("\n", end + 1)
                end = len(text) if end < 0 else end
            if start < 0:
                break
        for _ in range(5):
            if end >= len(text):
                break
            end = text.find("\n", end + 1)
            end = len(text) if end < 0 else end
        start += 1
        if start <= high:
            high = max(high, end)
        else:
            if high >= 0:
                yield low, high
            low, high = start, end
    if high >= 0:
        yield low, high


_Offsets = tuple[tuple[int, str, tuple[int, ...] | None], ...]
_UNKNOWN: _Offsets = ((-1, "", None),)


class _Sites:
    """Where matches can begin: the places of literals that the detectors' matches begin with.

    Most literals begin with a letter. Words repeat, so what can begin in a word is worked out once
    for each word and remembered.
    """

    _LONGEST = 32
    _MEMORY = 1 << 15

    def __init__(self, starts: dict[int, tuple[str, ...]]) -> None:
        every = {word for words in starts.values() for word in words}
        self._numbers = {
            word: tuple(n for n, words in starts.items() if any(word.startswith(w) for w in words))
            for word in every
        }
        letters = tuple(w for w in every if w[0] in _LOWER_SET)
        others = tuple(w for w in every if w[0] not in _LOWER_SET)
        self._word = re.compile("([a-z]+)")
        self._letters = re.compile(_rules.trie(letters))
        self._narrow = re.compile(_rules.trie(tuple(w for w in others if w[0].isascii())))
        self._wide = re.compile(_rules.trie(others))
        # the letters that a literal begins with, and what may follow them where they are not all
        self._heads: dict[str, set[str]] = {}
        for literal in letters:
            head = literal[: len(literal) - len(literal.lstrip(_LOWER))]
            self._heads.setdefault(head, set()).add(literal[len(head) : len(head) + 1])
        self._head = re.compile(_rules.trie(tuple(self._heads)))
        self._shorter = {
            head: tuple(h for h in self._heads if head.startswith(h)) for head in self._heads
        }
        # the places in a literal where another could begin
        self._inside = {
            word: tuple(
                n
                for n in range(1, len(word))
                if any(o.startswith(word[n:]) or word[n:].startswith(o) for o in others)
            )
            for word in others
        }
        self._memory: dict[str, _Offsets] = {}
        self._telling: set[str] = set()

    def _offsets(self, word: str) -> _Offsets:
        """Where in a word a literal can begin.

        With each place: the detectors to try there, where that is certain; else what must follow
        the word for a literal to be there.
        """
        size, at = len(word), 0
        found: list[tuple[int, str, tuple[int, ...] | None]] = []
        while (site := self._head.search(word, at)) is not None:
            at = site.start() + 1
            heads = self._shorter[site.group()]
            if len(heads) == 1 and self._heads[heads[0]] == {""}:
                found.append((site.start(), "", self._numbers[heads[0]]))
            elif any("" in self._heads[head] for head in heads):
                found.append((site.start(), "", None))
            else:
                after = "".join(
                    "".join(self._heads[head]) for head in heads if site.start() + len(head) == size
                )
                if after:
                    found.append((site.start(), after, None))
        return tuple(found)

    def find(self, lower: str) -> list[tuple[int, tuple[int, ...]]]:
        """Every place, in order, with the numbers of the detectors to try there."""
        numbers, memory, letters = self._numbers, self._memory, self._letters
        found: list[tuple[int, tuple[int, ...]]] = []
        # Words stand at the odd places. Most of them begin nothing; those are passed over at once.
        parts = self._word.split(lower)
        told = [word for word in set(parts[1::2]) if word not in memory]
        if len(memory) + len(told) > self._MEMORY:
            memory.clear()
            self._telling.clear()
            told = list(set(parts[1::2]))
        for text in told:
            offsets = memory[text] = self._offsets(text) if len(text) <= self._LONGEST else _UNKNOWN
            if offsets:
                self._telling.add(text)
        ends = list(accumulate(map(len, parts)))
        for n in compress(range(len(parts)), map(self._telling.__contains__, parts)):
            text, end = parts[n], ends[n]
            start = end - len(text)
            offsets = memory[text]
            if offsets is _UNKNOWN:
                at = start
                while (site := letters.search(lower, at)) and site.start() < end:
                    at = site.start() + 1
                    found.append((site.start(), numbers[site.group()]))
                continue
            for offset, after, known_numbers in offsets:
                if known_numbers is not None:
                    found.append((start + offset, known_numbers))
                elif not after or lower[end : end + 1] in after:
                    site = letters.match(lower, start + offset)
                    if site is not None:
                        found.append((site.start(), numbers[site.group()]))
        others = self._narrow if lower.isascii() else self._wide
        inside = self._inside
        for site in others.finditer(lower):
            at, text = site.start(), site[0]
            found.append((at, numbers[text]))
            # literals that begin inside of this one
            for offset in inside[text]:
                other = others.match(lower, at + offset)
                if other is not None:
                    found.append((at + offset, numbers[other[0]]))
        found.sort()
        return found


class _Words:
    """Which of some words stand in a text, at an edge if need be."""

    def __init__(self, numbers: dict[str, list[int]], edge: str = "") -> None:
        self._numbers = {
            word: frozenset(
                n for other, some in numbers.items() if word.startswith(other) for n in some
            )
            for word in numbers
        }
        self._pattern = re.compile(f"{edge}(?=({_rules.trie(tuple(numbers))}))")

    def find(self, text: str) -> set[int]:
        """The numbers of the words that are there."""
        found: set[int] = set()
        for word in set(self._pattern.findall(text)):
            found |= self._numbers[word]
        return found


class Engine:
    """The compiled detectors, and how they are applied."""

    def __init__(self, rules: _rules.Rules) -> None:
        compiled = re.compile
        self._fold = rules.fold.table
        self._issuers = rules.card_issuers
        self._iban_sizes = rules.iban_sizes
        self._named = {name: compiled(pattern) for name, pattern in rules.patterns.items()}
        self._vendors = [(r, compiled(r.pattern)) for r in rules.of_kind("vendor")]
        self._unbound = {
            r.name: compiled(r.pattern.removeprefix(_rules.LEFT_EDGE)) for r, _ in self._vendors
        }
        # vendors by their anchors: those of tokens that begin with it, at an edge, and the others
        edge: dict[str, list[int]] = {}
        loose: dict[str, list[int]] = {}
        for n, (rule, _) in enumerate(self._vendors):
            for anchor in rule.anchors:
                (edge if _rules.begins_at_edge(rule, anchor) else loose).setdefault(
                    anchor, []
                ).append(n)
        self._edge, self._loose = _Words(edge, _rules.LEFT_EDGE), _Words(loose)
        self._anchor = compiled(_rules.trie((*edge, *loose)))
        self._shapes = [(r, compiled(r.pattern)) for r in rules.of_kind("shape")]
        self._shape = compiled(_rules.union(r.pattern for r in rules.of_kind("shape")))
        self._rules = [
            (r, compiled(r.pattern))
            for r in rules.rules
            if r.kind not in ("vendor", "shape", "noise")
        ]
        # what can span more lines than are looked at around an escape
        self._long = frozenset(
            n
            for n, (r, _) in enumerate(self._rules)
            if r.kind in ("key_block", "token") or r.name == "structured"
        )
        self._firsts = {
            n: compiled(_rules.trie(STARTS[r.name]))
            for n, (r, _) in enumerate(self._rules)
            if n in self._long and r.name in STARTS
        }
        self._tries = [(r.lowered, p.match) for r, p in self._rules]
        self._joined_rules = [(r, p) for r, p in self._rules if r.kind in ("token", "userinfo")]
        self._anywhere = [n for n, (r, _) in enumerate(self._rules) if r.name not in STARTS]
        self._sites = _Sites(
            {n: STARTS[r.name] for n, (r, _) in enumerate(self._rules) if r.name in STARTS}
        )

    @property
    def named(self) -> dict[str, re.Pattern[str]]:
        """The patterns that are used by name."""
        return self._named

    # -- what a piece of text is like ------------------------------------------------------------

    def _noise(self, token: str) -> int:
        """How many characters are left when the letter pairs of words are taken out."""
        if _LOWER_SET.isdisjoint(token):
            token = ascii_lower(token)
        return len(self._named["bigram"].sub("", token))

    def _is_random(self, token: str) -> bool:
        """Whether a token of a vendor's form could be real."""
        if len(set(token)) < 8:
            return False
        lower = ascii_lower(token)
        if "xxxx" in lower or "..." in token or "***" in token or "EXAMPLE" in token:
            return False
        return not _DIGIT_SET.isdisjoint(token) or (
            token != lower and not _LOWER_SET.isdisjoint(token)
        )

    def _is_prefixed(self, token: str) -> bool:
        """Whether a word-like prefix is followed by noise: the token of an unlisted vendor."""
        tail = max(token.replace("_", "-").replace(".", "-").split("-"), key=len)
        chars = set(tail)
        return (
            len(tail) >= 20
            and not chars <= _HEX_LOWER
            and not chars.isdisjoint(_LOWER_SET)
            and sum(c in _DIGIT_SET for c in tail) >= 2
            and len(chars) >= 10
            and self._noise(tail) * 100 >= len(tail) * 66
            and not self._named["object_id"].match(token)
        )

    def _is_grouped(self, token: str) -> bool:
        """Whether the groups of a licence key mix letters and digits."""
        groups = token.split("-")
        mixed = sum(not _DIGIT_SET.isdisjoint(g) and not _UPPER_SET.isdisjoint(g) for g in groups)
        return mixed * 2 > len(groups) or (
            mixed >= 2 and self._noise(token) * 100 >= len(token) * 75
        )

    def _is_noisy_part(self, part: str) -> bool:
        digits = not _DIGIT_SET.isdisjoint(part)
        lower, upper = not _LOWER_SET.isdisjoint(part), not _UPPER_SET.isdisjoint(part)
        if lower and upper:
            return self._noise(part) * 100 >= len(part) * (60 if digits else 68)
        return digits and (lower or upper) and self._noise(part) * 100 >= len(part) * 75

    def _is_noisy(self, token: str) -> bool:
        """Whether a token without a known prefix is a key, not a name, a slug or a digest."""
        token = token[:_HEAD].strip("_=-")
        size, chars = len(token), set(token)
        if size < 16 or chars <= _HEX_LOWER or self._noise(token) * 100 < size * 55:
            return False
        if len(chars) < 10:
            return False
        if chars <= _HEX_UPPER:
            return size == 64 and "-" not in chars
        if size == 66 and token[:2] == "0x" and set(token[2:]) <= _HEX_LOWER:
            return True
        lower = sum(c in _LOWER_SET for c in token)
        if lower < 2 or sum(c in _UPPER_SET for c in token) < 2:
            return False
        parts = token.replace("_", "-").replace("/", "-").replace("+", "-").split("-")
        weight = sum(len(p) for p in parts if len(p) >= 6 and self._is_noisy_part(p))
        return (weight >= 16 or (weight >= 10 and weight * 10 >= size * 6)) and not self._named[
            "object_id"
        ].match(token)

    def _is_symbolic(self, token: str) -> bool:
        """Whether a token with symbols in it is a generated password."""
        chars = set(token)
        return (
            not chars.isdisjoint(_SYMBOL_SET)
            and not chars.isdisjoint(_LOWER_SET)
            and not chars.isdisjoint(_UPPER_SET)
            and not chars.isdisjoint(_DIGIT_SET)
            and len(chars) >= 12
            and self._noise(token) * 100 >= len(token) * 66
            and not self._named["percent"].search(token)
        )

    def _value_span(self, raw: str, check: str) -> Span | None:
        """The span inside an assigned value that looks like a secret."""
        quoted = raw[:1] in ('"', "'", "`")
        start = 1 if quoted else 0
        value = raw[start : start + 256]
        if quoted:
            value = value.rstrip(" ")
        elif value[-1:] in ("(", "["):
            return None
        else:
            value = value.rstrip(".,;:")
        named = self._named
        if ("&" in value or "\\" in value) and (parameter := named["parameter"].search(value)):
            value = value[: parameter.start()]
        size = len(value)
        span = (start, start + size)
        if check in ("seed", "digits"):
            return span
        if size < 4 or (quoted and " " in value) or not named["uneven"].search(value):
            return None
        lower = ascii_lower(value)
        if named["placeholder"].match(lower) or named["name"].match(value):
            return None
        chars = set(value)
        digits = sum(c in _DIGIT_SET for c in value)
        has_lower, has_upper = not chars.isdisjoint(_LOWER_SET), not chars.isdisjoint(_UPPER_SET)
        mixed = has_lower and has_upper
        symbols = not chars.isdisjoint(_SYMBOL_SET)
        if not (has_lower or has_upper):
            # a number is a secret only where numbers are expected
            if check == "bare" and digits >= 4 and not symbols:
                return span
            return span if digits >= 4 and symbols and len(chars) >= 5 else None
        if len(chars) < 4:
            return None
        if "/" in value and check != "header" and named["slug"].match(value):
            return None
        if check in ("session", "weak"):
            if named["slug"].match(value) or named["identifier"].match(lower):
                return None
            if check == "session" and (size < 12 or named["session_name"].match(value)):
                return None
        if check == "header":
            if raw.endswith("...") or size < 8 or len(chars) < 6:
                return None
            return span if digits or (mixed and self._noise(value) * 100 >= size * 55) else None
        if check in ("flag", "structured"):
            if digits and size >= 6 and not named["ordinary"].match(lower):
                return span
            if symbols and size >= 6 and not named["plain"].match(value):
                return span
            return span if mixed and size >= 8 and named["consonants"].search(lower) else None
        if check == "blank":
            if not digits or size < 8 or named["ordinary"].match(lower):
                return None
            joined = "_" in value or "-" in value
            if symbols or (digits > 2 and (has_upper or joined)) or (has_upper and joined):
                return span if symbols or digits > 1 else None
            return span if mixed and digits > 1 and self._noise(value) * 100 >= size * 60 else None
        if check == "machine":
            if size < 15 or not digits or len(chars) < 8 or named["ordinary"].match(lower):
                return None
            if chars <= _HEX_LOWER or chars <= _HEX_UPPER:
                # forty capitals are the fingerprint of a public key
                return span if size >= 32 and (size != 40 or has_lower) else None
            return span if self._noise(value) * 100 >= size * (55 if digits > 1 else 65) else None
        if digits:
            return span if size >= 6 and not named["ordinary"].match(lower) else None
        if symbols and size >= 8 and not named["plain"].match(value):
            return span
        return span if mixed and size >= 8 and named["consonants"].search(lower) else None

    def _password_span(self, found: str) -> Span | None:
        """The span of the password in ``://user:password@``."""
        body = found[3:-1]
        if ":" not in body:
            return (3, len(found) - 1) if self._is_random(body) else None
        user, _, word = body.partition(":")
        if word == "x-oauth-basic":
            return (3, 3 + len(user)) if self._is_random(user) else None
        lower = ascii_lower(word)
        if (
            not word
            or lower == ascii_lower(user.strip(" \t\r\n>"))
            or lower in _EXAMPLE_PASSWORDS
            or (len(word) < 4 and _LOWER_SET.issuperset(word))
            or self._named["placeholder"].match(lower)
            or self._named["name"].match(word)
        ):
            return None
        # a port and a path, not a password
        digits = len(word) - len(word.lstrip(_DIGITS))
        if 1 <= digits <= 5 and word[digits : digits + 1] in ("", "/", "?", "#"):
            return None
        return 3 + len(user) + 1, len(found) - 1

    def _is_card(self, digits: str) -> bool:
        size = len(digits)
        return any(
            size in sizes and low <= digits[: len(low)] <= high
            for low, high, sizes in self._issuers
        ) and luhn(digits)

    def _card_span(self, run: str) -> Span | None:
        """The card in a run of digits and separators: all of it, or what an expiry date follows."""
        digits = run.translate(_DROP_SEPARATORS)
        groups = [(m.start(), m.end()) for m in re.finditer("[0-9]+", run)]
        sizes = [b - a for a, b in groups]
        # a day or a month before the number
        lead = 0
        while lead < len(sizes) - 1 and sizes[lead] <= 2:
            lead += 1
        if 0 < lead <= 2 and (count := _card_groups(sizes[lead:])):
            start, end = groups[lead][0], groups[lead + count - 1][1]
            if not _GLUE.intersection(run[groups[lead - 1][1] : start]) and self._is_card(
                _only_digits(run[start:end])
            ):
                return start, end
        # cards come in groups of three and more, or digit by digit; telephone numbers do not
        if sizes[0] in (2, 3):
            return None
        least = 1 if sizes[0] == 1 else 3
        if (
            len(digits) <= 19
            and min(sizes) >= least
            and _is_even(sizes, run)
            and self._is_card(digits)
        ):
            return 0, len(run)
        size = 0
        for n, ((start, end), (after, _)) in enumerate(pairwise(groups)):
            size += end - start
            if size > 19 or end - start < least:
                break
            if size < 13:
                continue
            month = digits[size : size + 2]
            dated = len(month) == 2 and "01" <= month <= "12"
            if (
                ("\n" in run[end:after] or dated)
                and _is_even(sizes[: n + 1], run[:end])
                and self._is_card(digits[:size])
            ):
                return 0, end
        return None

    def _iban_end(self, run: str) -> int | None:
        size = self._iban_sizes.get(run[:2].upper())
        if size is None:
            return None
        iban = ""
        for n, char in enumerate(run):
            if char in " \t.-":
                continue
            iban += char.upper()
            if len(iban) == size:
                if run[n + 1 : n + 2] not in ("", " ", "\t", ".", "-"):
                    return None
                return n + 1 if mod97(iban) else None
        return None

    def _span(self, rule: Rule, body: str) -> Span | None:
        """The part of a match that is the secret; None where the rule's check says no."""
        if rule.kind == "assignment":
            return self._value_span(body, rule.check)
        if rule.kind == "userinfo":
            return self._password_span(body)
        if rule.kind == "named_number":
            return (0, len(body)) if _NUMBER_CHECKS[rule.check](body) else None
        if rule.check == "card":
            return self._card_span(body)
        if rule.check == "joined":
            return (0, len(body)) if self._is_card(_only_digits(body)) else None
        if rule.check == "iban":
            end = self._iban_end(body)
            return (0, end) if end else None
        if rule.check == "spelled":
            words = body.replace(",", " ").replace("-", " ").split()
            return (0, len(body)) if self._is_card("".join(_SPELLED[w] for w in words)) else None
        return 0, len(body)

    # -- tokens ----------------------------------------------------------------------------------

    def _vendor_hits(self, runs: str) -> Iterator[tuple[int, int, Rule]]:
        """Vendors' tokens, each to the ends of the token characters around it."""
        rules = [self._vendors[n] for n in sorted(self._edge.find(runs) | self._loose.find(runs))]
        long = [run for run in runs.split("\n") if _LONG.search(run)]
        if long and self._shape.search("\n".join(long)):
            lower = ascii_lower(runs)
            rules += [x for x in self._shapes if any(word in lower for word in x[0].needs)]
        for rule, pattern in rules:
            spans = [(m.start(), m.end()) for m in pattern.finditer(runs)]
            for n, (start, end) in enumerate(spans):
                if self._is_token(rule, runs[start:end]):
                    low = spans[n - 1][1] if n else 0
                    high = spans[n + 1][0] if n + 1 < len(spans) else len(runs)
                    before = runs[max(low, start - _WIDEN) : start]
                    after = runs[end : min(high, end + _WIDEN)]
                    start -= len(before) - len(before.rstrip(_TOKEN))
                    tail = len(after) - len(after.lstrip(_TOKEN))
                    if tail:
                        end += tail
                    else:
                        # without the full stop of a sentence
                        end = start + len(runs[start:end].rstrip("."))
                    yield (*_bare(runs, start, end), rule)

    def _is_token(self, rule: Rule, token: str) -> bool:
        token = token[:_HEAD]
        if rule.check == "varied":
            return len(set(token)) >= 8 and "EXAMPLE" not in token
        if rule.check == "strong" and not self._is_prefixed(token):
            return False
        if rule.check == "grouped" and not self._is_grouped(token):
            return False
        if rule.check == "dense" and self._noise(token) * 100 < len(token) * 50:
            return False
        return self._is_random(token)

    def _encoded_hits(self, blobs: list[re.Match[str]]) -> Iterator[Hit]:
        """Vendors' tokens inside what hexadecimal or base64 decodes to, where that is text."""
        spans: list[Span] = []
        offsets: list[int] = []
        lines: list[str] = []
        at = 0
        for match in blobs:
            blob = match[0]
            if len(blob) >= 32 and len(blob) % 2 == 0 and _HEX.issuperset(blob):
                content = bytes.fromhex(blob)
            elif len(blob) % 4 == 0:
                content = binascii.a2b_base64(blob)
            else:
                continue
            if not _UNPRINTABLE.search(content):
                spans.append(match.span())
                offsets.append(at)
                lines.append(content.decode("ascii"))
                at += len(content) + 1
        if lines:
            # the whole piece goes
            for start, _, rule in self._vendor_hits("\n".join(lines)):
                yield (*spans[bisect_right(offsets, start) - 1], rule.reason, rule.name)

    def _run_hits(self, runs: str) -> Iterator[Hit]:
        named = self._named
        for start, end, rule in self._vendor_hits(runs):
            yield start, end, rule.reason, rule.name
        blobs = list(named["base64"].finditer(runs))
        yield from self._encoded_hits(blobs)
        for match in blobs:
            token = match[0]
            if len(token) >= 40 and self._is_noisy(token) and not named["path"].search(token):
                yield (*match.span(), "high_entropy", "noise")
        for match in named["atom"].finditer(runs):
            if self._is_noisy(match.group()):
                yield (*_bare(runs, *match.span()), "high_entropy", "noise")
        for match in named["symbols"].finditer(runs):
            # without the marks of bold and struck-out text
            token = match.group().strip("*_~#")
            if len(token) >= 16 and self._is_symbolic(token):
                start = match.start() + match.group().index(token)
                yield start, start + len(token), "high_entropy", "symbols"

    def _token_hits(
        self, runs: list[re.Match[str]], spared: Callable[[str, int], bool], base: int
    ) -> Iterator[Hit]:
        starts: list[int] = []
        offsets: list[int] = []
        pieces: list[str] = []
        at = 0
        for match in runs:
            starts.append(match.start())
            offsets.append(at)
            pieces.append(match.group())
            at += match.end() - match.start() + 1
        if not pieces:
            return
        for start, end, reason, name in self._run_hits("\n".join(pieces)):
            n = bisect_right(offsets, start) - 1
            shift = starts[n] - offsets[n]
            start, end = start + shift, end + shift
            if name not in _SOFT or not spared("token", base + start):
                yield start, end, reason, name

    # -- views -----------------------------------------------------------------------------------

    def _view_hits(
        self,
        text: str,
        applies: Callable[[int], bool],
        spared: Callable[[str, int], bool],
        base: int = -1,
    ) -> Iterator[Hit]:
        """Everything found in a view.

        With ``base`` in the part of a view that begins there: then without what spans many lines.
        """
        part, base = base >= 0, max(base, 0)
        lower = ascii_lower(text)
        runs = list(self._named["run"].finditer(text))
        numeric = list(self._named["six_digits"].finditer(text))
        for n, match in self._matches(text, lower, runs, numeric, applies):
            if part and n in self._long:
                continue
            rule = self._rules[n][0]
            group = 2 if match.re.groups else 0
            if applies(n) and not (rule.check in _TAKEN_BACK and match.group(1)):
                span = self._span(rule, match.group(group))
                if span is not None:
                    start = match.start(group) + span[0]
                    kind = _SPARED_CHECKS.get(rule.check)
                    if kind is None or not spared(kind, base + start):
                        yield start, match.start(group) + span[1], rule.reason, rule.name
        yield from self._token_hits(runs, spared, base)

    def _spared(self, view: str) -> Callable[[str, int], bool]:
        """Answers whether a thing is announced at a place which is no secret.

        That is an id, a digest, the name of a row, a public key: nothing of a kind is found there.
        """
        named = self._named
        known: dict[str, tuple[list[int], list[int]]] = {}

        def spared(kind: str, place: int) -> bool:
            if kind not in known:
                lower = ascii_lower(view)
                spans = [
                    match.span(2)
                    for name in _SPARED[kind]
                    if name != "armour" or "-----begin " in lower
                    for match in named[name].finditer(lower)
                ]
                starts: list[int] = []
                ends: list[int] = []
                for start, end in sorted(spans):
                    if ends and start <= ends[-1]:
                        ends[-1] = max(end, ends[-1])
                    else:
                        starts.append(start)
                        ends.append(end)
                known[kind] = starts, ends
            starts, ends = known[kind]
            n = bisect_right(starts, place) - 1
            return n >= 0 and place < ends[n]

        return spared

    def _requirements(self, view: str) -> Callable[[int], bool]:
        """Answers whether a view has what a detector asks for besides its pattern."""
        named, lower = self._named, ascii_lower(view)
        known: dict[int, bool] = {}
        shared: dict[str, bool] = {}

        def has(name: str) -> bool:
            if name not in shared:
                shared[name] = named[name].search(view) is not None
            return shared[name]

        def ask(rule: Rule) -> bool:
            if rule.needs and not any(word in lower for word in rule.needs):
                return False
            if rule.also_needs and not any(word in lower for word in rule.also_needs):
                return False
            if rule.kind == "assignment":
                return rule.check == "seed" or rule.name == "card_code" or has("uneven")
            if rule.kind == "number":
                return bool(rule.needs) or has("six_digits")
            if rule.kind == "named_number":
                return has("six_digits") or (bool(rule.needs) and has("uneven"))
            return True

        def applies(n: int) -> bool:
            if n not in known:
                known[n] = ask(self._rules[n][0])
            return known[n]

        return applies

    def _matches(
        self,
        text: str,
        lower: str,
        runs: list[re.Match[str]],
        numeric: list[re.Match[str]],
        applies: Callable[[int], bool],
    ) -> Iterator[tuple[int, re.Match[str]]]:
        """What ``finditer`` of every rule would give, without looking at every place for each."""
        rules, tries = self._rules, self._tries
        ends = [0] * len(rules)
        patience = [_PATIENCE] * len(rules)
        for at, numbers in self._sites.find(lower):
            for n in numbers:
                if at >= ends[n]:
                    lowered, try_at = tries[n]
                    match = try_at(lower if lowered else text, at)
                    if match is not None:
                        ends[n] = match.end()
                        yield n, match
                    elif patience[n]:
                        patience[n] -= 1
                    elif applies(n):
                        patience[n] = len(text)
                    else:
                        # what the detector needs is not there at all
                        ends[n] = len(text)
        near = list(_around(numeric, len(text), _VERY_NEAR))
        wide = list(_around(numeric, len(text), _NEAR))
        for n in self._anywhere:
            rule, pattern = rules[n]
            source = lower if rule.lowered else text
            if rule.kind == "named_number":
                for low, high in near if rule.name in _BARE else wide:
                    for match in pattern.finditer(source, low, high):
                        yield n, match
            elif rule.name == "value_named":
                yield from ((n, m) for m in self._named_values(pattern, text, runs))
            elif (rule.kind == "number" and not numeric) or (
                rule.name == "marker_cjk" and lower.isascii()
            ):
                continue
            elif applies(n):
                for match in pattern.finditer(source):
                    yield n, match

    def _long_matches(
        self, view: str, applies: Callable[[int], bool]
    ) -> Iterator[tuple[int, re.Match[str]]]:
        """What ``finditer`` of the rules whose matches span many lines would give."""
        lower = ascii_lower(view)
        for n in filter(applies, self._long):
            pattern, first = self._rules[n][1], self._firsts.get(n)
            if first is None:
                for match in pattern.finditer(view):
                    yield n, match
                continue
            at = 0
            while (site := first.search(lower, at)) is not None:
                found = pattern.match(view, site.start())
                if found is not None:
                    yield n, found
                at = site.start() + 1 if found is None else max(found.end(), site.start() + 1)

    def _named_values(
        self, pattern: re.Pattern[str], text: str, runs: list[re.Match[str]]
    ) -> Iterator[re.Match[str]]:
        """The matches of a pattern that begins with a long token, which only runs can hold."""
        for run in runs:
            for token in self._named["machine"].finditer(text, run.start(), run.end()):
                end = token.end()
                if text[end : end + 1] in _CLOSERS and not _DIGIT_SET.isdisjoint(token[0]):
                    match = pattern.match(text, token.start())
                    if match is not None:
                        yield match

    def _decoded(self, text: str) -> tuple[str, list[int], list[int]] | None:
        """The text with its escapes decoded, and the map of places back.

        From place ``cuts[n]`` of the view on, a character stood ``shifts[n]`` places further right.
        """
        if "%" not in text and "\\" not in text and "&" not in text:
            return None
        out: list[str] = []
        cuts: list[int] = []
        shifts: list[int] = []
        at = shift = 0
        for match in self._named["escape"].finditer(text):
            char = _unescape(match.group())
            if char is not None:
                out.append(text[at : match.start()] + char)
                cuts.append(match.start() - shift + 1)
                at = match.end()
                shift = at - cuts[-1]
                shifts.append(shift)
        if not out:
            return None
        return "".join(out) + text[at:], cuts, shifts

    def _chains(self, text: str) -> Iterator[re.Match[str]]:
        """What ``finditer`` of the pattern for chains would give, looking only where one can be."""
        chain, end = self._named["chain"], 0
        for site in _PIECE.finditer(text.translate(_CLASSES)):
            piece = site.start() + 1
            if piece < end:
                continue
            # The chain begins with one of the few fragments before this piece: the first that fits.
            heads: list[int] = []
            at = piece
            while len(heads) < 4:
                stop = at
                while at > end and text[at - 1] not in _CHAIN_CHARS:
                    at -= 1
                if stop - at > 64 or at <= end:
                    break
                while at > end and text[at - 1] in _CHAIN_CHARS:
                    at -= 1
                heads.append(at)
            for head in reversed(heads):
                match = chain.match(text, head)
                if match is not None and match.end() > piece:
                    end = match.end()
                    yield match
                    break

    def _chain_hits(self, text: str) -> Iterator[Hit]:
        """Tokens broken by line ends, blanks or string concatenation."""
        broken: bool | None = None
        for match in self._chains(text):
            chain, base = match.group(), match.start()
            if len(chain) < 17:
                continue
            joined = self._named["joint"].sub("", chain)
            if len(joined) < 16 or not self._is_joinable(joined):
                continue
            if broken is None:
                broken = self._named["fragment"].search(text) is not None
            if not broken:
                return
            marks: list[int] = []
            at = 0
            for joint in self._named["joint"].finditer(chain):
                marks.extend(range(base + at, base + joint.start()))
                at = joint.end()
            marks.extend(range(base + at, base + len(chain)))
            for start, stop, reason, name in self._joined_hits(joined, marks):
                # a find inside one piece belongs to the view as it stands
                if marks[stop - 1] - marks[start] > stop - 1 - start:
                    yield marks[start], marks[stop - 1] + 1, reason, name

    def _is_joinable(self, joined: str) -> bool:
        """Whether joined pieces hold an anchor of a detector that looks at them."""
        return (
            "eyJ" in joined
            or ("://" in joined and "@" in joined)
            or self._anchor.search(joined) is not None
        )

    def _joined_hits(self, joined: str, marks: list[int]) -> Iterator[Hit]:
        for rule, _ in self._vendors:
            if not any(anchor in joined for anchor in rule.anchors):
                continue
            bound = rule.pattern.startswith(_rules.LEFT_EDGE)
            for match in self._unbound[rule.name].finditer(joined):
                start, end = match.span()
                token = match.group()[:_HEAD]
                # a vendor's token begins at an edge: of a word, or of one of the pieces
                if (
                    bound
                    and start
                    and joined[start - 1] in _TOKEN[:62]
                    and marks[start] == marks[start - 1] + 1
                ):
                    continue
                end = self._before_name(joined, marks, start, end)
                token = joined[start:end][:_HEAD]
                if self._is_random(token) and self._noise(token) * 100 >= len(token) * 50:
                    yield start, end, rule.reason, rule.name
        for rule, pattern in self._joined_rules:
            for match in pattern.finditer(joined):
                span = self._span(rule, match.group())
                if span is not None:
                    base = match.start()
                    yield base + span[0], base + span[1], rule.reason, rule.name

    def _before_name(self, joined: str, marks: list[int], start: int, end: int) -> int:
        """Where a joined token ends: before a piece that only names what the next line assigns."""
        for cut in range(end - 1, start, -1):
            if marks[cut] != marks[cut - 1] + 1:
                return cut if _NAMED.match(joined, cut) else end
        return end

    def fold(self, text: str) -> str:
        """Read look-alikes as what they stand for, and drop format characters."""
        if text.isascii():
            return text
        # str.translate() with a table is slow on the ASCII part, so it is kept from it.
        fold = self._fold
        return _FOREIGN.sub(lambda match: match.group().translate(fold), text)

    def findings(self, text: str, identifier: bool) -> list[Finding]:
        """All findings, sorted by place."""
        folded = self.fold(text)
        hits = list(self._view_hits(folded, self._requirements(folded), self._spared(folded)))
        decoded = self._decoded(folded)
        if decoded is not None:
            view, cuts, shifts = decoded

            def back(place: int) -> int:
                n = bisect_right(cuts, place)
                return place + (shifts[n - 1] if n else 0)

            applies, spared = self._requirements(view), self._spared(view)
            for low, high in _lines_around(view, [cut - 1 for cut in cuts]):
                hits += [
                    (back(low + a), back(low + b), r, d)
                    for a, b, r, d in self._view_hits(view[low:high], applies, spared, low)
                ]
            for n, match in self._long_matches(view, applies):
                rule, pattern = self._rules[n]
                group = 2 if pattern.groups else 0
                span = self._span(rule, match.group(group))
                if span is not None:
                    base = match.start(group)
                    start, end = back(base + span[0]), back(base + span[1])
                    hits.append((start, end, rule.reason, rule.name))
        hits += self._chain_hits(folded)
        if identifier:
            hits = [h for h in hits if h[2] not in ("high_entropy", "payment_card")]
        if hits and len(folded) != len(text):
            fold = self._fold
            kept = [n for n, c in enumerate(text) if fold.get(ord(c), 0) is not None]
            hits = [(kept[a], kept[b - 1] + 1, r, d) for a, b, r, d in hits]
        return [Finding(*hit) for hit in sorted(set(hits))]


@lru_cache(maxsize=1)
def engine() -> Engine:
    """The detectors of this package, compiled on first use."""
    return Engine(_rules.load())


def find_never_record(text: str, *, identifier: bool = False) -> list[Finding]:
    """Find every span that must not be recorded.

    ``identifier`` is for ids: the detectors of payment cards and of noise, which mistake a stamp
    or an id for a secret, are left out.
    """
    return engine().findings(text, identifier)


def scan_never_record(text: str, *, identifier: bool = False) -> ScanVerdict:
    """Say whether a text may be recorded, and if not, the first reason and its detector."""
    found = engine().findings(text, identifier)
    if not found:
        return ScanVerdict(False)
    first = min(found, key=lambda f: (_PRIORITY[f.reason], f.start, f.end, f.detector))
    return ScanVerdict(True, first.reason, first.detector)
