"""Finding what must never be recorded.

The text is folded first (look-alikes, full width, format characters), then read in three views: as
it stands, with escapes decoded, and with the pieces of broken tokens joined. Every step has its
twin in SQL (``assay._firewall_…``); a test holds both to the same verdicts and spans.
"""

from __future__ import annotations

import binascii
import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, filterfalse, islice
from operator import itemgetter
from typing import Generic, TypeVar

import ahocorasick

from pgassay.firewall import _automaton, _rules
from pgassay.firewall._cards import cards
from pgassay.firewall._rules import REASONS, Rule
from pgassay.firewall._starts import (
    AFTER_LETTERS,
    ANCHORS_ELSEWHERE,
    ANCHORS_INSIDE,
    ANNOUNCING,
    STARTS,
    UNANNOUNCED,
    UNASSIGNED,
    UNQUOTED,
)

Span = tuple[int, int]
Hit = tuple[int, int, str, str]  # start, end, reason, detector
_Meaning = TypeVar("_Meaning")

_PRIORITY = {reason: n for n, reason in enumerate(REASONS)}
_LOWER = "abcdefghijklmnopqrstuvwxyz"
_UPPER = _LOWER.upper()
_DIGITS = "0123456789"
_LOWER_SET = frozenset(_LOWER)
_LETTERS = frozenset(_LOWER + _UPPER)
_LETTERS_AND_DIGITS = _LETTERS | frozenset(_DIGITS)
_UPPER_SET = frozenset(_UPPER)
_DIGIT_SET = frozenset(_DIGITS)
_SYMBOL_SET = frozenset("!@#$%^&*+?~")
_HEX_LOWER = frozenset("0123456789abcdef-")
_HEX_UPPER = frozenset("0123456789ABCDEF-")
_HEX = frozenset("0123456789abcdefABCDEF")
_TOKEN = _LOWER + _UPPER + _DIGITS + "_-"
_TOKEN_SET = frozenset(_TOKEN)
_LOWER_BYTES, _UPPER_BYTES, _DIGIT_BYTES = _LOWER.encode(), _UPPER.encode(), _DIGITS.encode()
_BASE_36 = {ord(char): str(n) for n, char in enumerate(_UPPER, 10)}
# what may stand between the groups of an account number, and after it
_BLANKS = " \t\r\n>._/+-"
_DROP_BLANKS = str.maketrans("", "", _BLANKS)
_DROP_SEPARATORS = str.maketrans("", "", " \t\r\n.->")
_SPELLED = {
    "zero": "0", "oh": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5",
    "six": "6", "seven": "7", "eight": "8", "nine": "9",
}  # fmt: skip
# characters, from those that come most often in ordinary text
_OFTEN = {char: n for n, char in enumerate(" etaoinsrhldcumfpgwybvkxjqz\n-_.,'\"0123456789:/()=<>")}
# passwords of examples
_EXAMPLE_PASSWORDS = frozenset(
    ("pass", "pwd", "pw", "user", "admin", "root", "postgres", "guest", "tiger", "secret")
)
# what a byte is to the test for fragments: a small letter, a capital, a digit, another token
# character, what can stand before a fragment, anything else
_CLASSES = bytes(
    ord(
        "a" if chr(code) in _LOWER_SET
        else "A" if chr(code) in _UPPER_SET
        else "0" if chr(code) in _DIGIT_SET
        else "-" if chr(code) in "+/_=.~$%@:-"
        else " " if chr(code) in " \t\r\n>|*#\"'"
        else ","
    )
    for code in range(256)
)  # fmt: skip
# A fragment with something before it, up to where it is odd. Most have small letters only.
_ODD = re.compile(rb" [a-]*+(?=[A0])(?:(?<=a)|[aA0-]*?(?:aA|a0|A0|0A|0a|AAAAA|0000))")
# what may stand between two fragments, and is longer than one
_BETWEEN = ("then", "+", ".", "++", "..", "_", "br", "wbr", "br/", "wbr/", "/")
_LONGEST_BETWEEN = max(map(len, _BETWEEN))
_CHAIN_CHARS = frozenset(_LOWER + _UPPER + _DIGITS + "+/_=.~$%@:-")
_GLUE = frozenset(".-")
# what names those that need no name but may have one
_NAMED_BY = {
    "br_cpf": ("cpf",),
    "uk_nino": ("nino", "ni n", "national insurance"),
    "us_routing_said": ("routing", "aba ", "\u2446"),
}
# a named number lies within this distance of six digits that stand close together
_NEAR = 96
# and one that nothing announces, within this
_VERY_NEAR = 24
# at least so many characters on either side of an escape are looked at with it decoded
_SURROUNDINGS = 256
# what begins the word between a value and what it is
_COPULAS = "aifwAIFW"
# a word that says what the value before it is stands within this distance
_NAMED_WITHIN = 64
# what begins the one alternative of structured values that spans lines
_MANIFEST = "kind:"
_BARE = frozenset(("cn_resident_id", "it_codice_fiscale", "mx_curp", "us_ssn_dashes"))
# what is announced as no secret, by patterns, is not found by these checks and detectors
_SPARED = {
    "card": ("goods",),
    "assignment": ("naming",),
    "token": ("armour", "naming", "label", "formed"),
}
_SPARED_CHECKS = {"card": "card"} | dict.fromkeys(
    ("sign", "weak", "machine", "copula", "flag", "blank"), "assignment"
)
# each thing that is no secret by its own form has one of these in it, or behind it
_FORMED = (".js", ".cjs", ".mjs", ".css", ".map", ".wof", "_zn", " w ", " b ", "b3nza", "c3nza")
_START: Callable[[Span], int] = itemgetter(0)
# what stands before the match takes it back
_TAKEN_BACK = frozenset(("subject",))
# and is no longer than this
_SUBJECT = 32
_SOFT = frozenset(("noise", "symbols", "prefixed_token"))
# how often a detector may fail before it is asked whether it could match at all: asking costs about
# as much as so many tries in a text of so many characters
_PATIENCE, _ASKING = 8, 256
# what can follow a token that is named after it
_CLOSERS = frozenset(" \"'`)>*")
# a piece that begins so is no rest of a token
_NAMED = re.compile("[A-Za-z_]{1,64}(?::|=[^=])")
_ENTITIES = {
    **{"&quot;": '"', "&apos;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&", "&nbsp;": " "},
    **{"&lsquo;": "'", "&rsquo;": "'", "&ldquo;": '"', "&rdquo;": '"', "&ndash;": "-"},
    "&mdash;": "-",
}
_UNPRINTABLE = re.compile(rb"[^\x20-\x5b\x5d-\x7e]")
_FOREIGN = re.compile("[^\x00-\x7f]+")
_ASCII = bytes(range(128))
_QUOTES = frozenset("\"'`")
# so many different characters are replaced one after the other
_MANY = 16
# Named numbers that need no word: what every one of them has after a first digit. Digits are found
# much faster than what their patterns begin with. A test compares both.
_FIGURE = "[0-9]"
FIGURES = {
    "br_cpf": "[0-9]{2}[ .]?[0-9]{3}[ .]?[0-9]{3}[ -]?[0-9]{2}(?![0-9])",
    "kr_rrn": "[0-9]{5}-[1-8][0-9]{6}",
    "uk_nino": "(?<=[a-z ][0-9])[0-9] ?[0-9]{2} ?[0-9]{2} ?[a-d](?![a-z0-9])",
    "cn_resident_id": "[0-9]{16}",
    "it_codice_fiscale": "[0-9][a-z][0-9]{2}[a-z][0-9]{3}[a-z]",
    "mx_curp": "[0-9]{5}[hmx][a-z]{5}",
    "us_routing_said": "(?<![0-9][0-9])[0-9]{8}(?![0-9])",
    "us_ssn_said": "[0-9]{2}[ -]?[0-9]{2}[ -]?[0-9]{4} is ",
    "us_ssn_dashes": "[0-9]{2}(?<![0-9][0-9]{3})[ ]?-[ \r\n]{0,2}[0-9]{2}[ ]?-",
    "card": "(?<![0-9][0-9])(?:[ \\t\\r\\n>.-]{0,3}[0-9]){11}",
    "card_joined": "[0-9]{3} ?[/_|:\u00b7\u2022~+\u30fb] ?[0-9]{4}",
}
# The same, told by the kinds of characters alone, as far as that can be told.
FIGURE_KINDS = {
    "kr_rrn": b"000000 0000000",
    "cn_resident_id": b"0" * 17,
    "it_codice_fiscale": b"0a00a000a",
    "mx_curp": b"000000aaaaaa",
    "us_routing_said": b"0" * 9,
}
# what a pattern begins with that can match at the beginning of a text only, or after a mark
_AT_THE_BEGINNING = "(?:^|"
# as much of a token is looked at to tell whether it is noise
_HEAD = 512
# of what is noise, at least so many of a hundred characters are in no letter pair of words
_WORDY = 55
# a text is looked through for repetition from this length on; periods up to this one are seen
_LONG_TEXT, _PERIOD = 1 << 16, 512
# of such a text, the beginning is looked at first
_BEGINNING = 1 << 14
# what is kept on either side of what is left out: so many characters, and so many periods
_LONGEST_MATCH, _PERIODS = 2048, 64
# what is left out are multiples of so many periods: a common multiple of small numbers
_CYCLE = 3360
# one place in so many is worth being looked at alone
_OFTEN_ENOUGH = 8
# the longest piece a found token is widened by
_WIDEN = 255
# what a value is made of that is named after it
_NAMED_AFTER = _LOWER + _UPPER + _DIGITS + "!#$%&*+./:=?@^_~-"


def _dull(*values: str) -> re.Pattern[str]:
    """What is no secret, told by one look: these values, and what is too short or is called."""
    some = "|".join(values)
    return re.compile(
        "[\"'`](?:(?:[^\n]{0,3}|" + some + ")\\Z|[$][{(]|[<{(\\[]|[^ \n&\\\\]{0,200} [^ \n])"
        "|[^\"'`\n](?:[^\n]{0,2}|[^\n]{0,200}[(\\[])\\Z|(?:" + some + ")[.,;:]*\\Z"
    )


# Values that most checks refuse, as they stand in a text: numbers, names in capitals and of
# members, paths; then versions and dates, which only some of them refuse. A test compares both.
_NAMES_AND_NUMBERS = (
    "[0-9./:_=,;-]{4,200}",
    "[A-Z][A-Z0-9]{0,80}_[A-Z0-9_]{0,80}",
    "!?[A-Za-z_]{1,80}(?:[.][A-Za-z_][A-Za-z0-9_]{0,20}){1,4}",
    "/[A-Za-z0-9/_.-]{3,38}",
)
_VERSIONS = (
    "v?[0-9]{1,20}(?:[.][0-9]{1,20}){1,8}",
    "[0-9]{4}-[0-9]{2}-[0-9tTzZ:.+-]{1,40}",
)
_DULL = {
    **dict.fromkeys(("header", "flag", "structured"), _dull(*_NAMES_AND_NUMBERS)),
    **dict.fromkeys(
        ("sign", "weak", "machine", "copula", "blank", "session"),
        _dull(*_NAMES_AND_NUMBERS, *_VERSIONS),
    ),
}


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


def _parts(token: str) -> list[str]:
    """What stands between the signs of a token."""
    return token.replace("_", "-").replace("/", "-").replace("+", "-").split("-")


def ascii_lower(text: str) -> str:
    """Lower-case ASCII letters only, as PostgreSQL's ``lower(… collate "C")`` does."""
    if text.isascii():
        return text.lower()
    return text.encode("utf-8", "surrogatepass").lower().decode("utf-8", "surrogatepass")


def _beyond_ascii(text: str) -> str:
    """The characters of a text that are not those of ASCII, in their order."""
    kept = text.encode("utf-8", "surrogatepass").translate(None, _ASCII)
    return kept.decode("utf-8", "surrogatepass")


def _only_digits(text: str) -> str:
    return "".join(filter(_DIGIT_SET.__contains__, text))


# each digit doubled, and the digits of that added
_DOUBLED = bytes.maketrans(b"0123456789", b"0246813579")


def luhn(digits: str) -> bool:
    """Whether the last digit is the check digit of ISO/IEC 7812-1 annex B."""
    plain = digits.encode("ascii")
    total = sum(plain[-1::-2]) + sum(plain[-2::-2].translate(_DOUBLED))
    return (total - len(plain) * ord("0")) % 10 == 0


def _is_counted(digits: str) -> bool:
    """Whether sixteen digits are a row of a table: four numbers, each as much greater."""
    if len(digits) != 16:
        return False
    one, two, three, four = (int(digits[n : n + 4]) for n in (0, 4, 8, 12))
    return one != two and two - one == three - two == four - three


def mod97(iban: str) -> bool:
    """Whether an IBAN (upper case, no blanks) satisfies ISO 13616: its remainder of 97 is one."""
    return int((iban[4:] + iban[:4]).translate(_BASE_36)) % 97 == 1


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
    digits = _only_digits(number)
    return sum(int(c) * (3, 7, 1)[n % 3] for n, c in enumerate(digits)) % 10 == 0


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
    """The character of one escape, where it ends a line, is printable ASCII or lies beyond.

    What lies beyond is not yet folded.
    """
    if escape[0] == "\\":
        rest = escape.lstrip("\\")
        if rest[0] not in "ux":
            return {"n": "\n", "r": "\n", "t": "\t"}.get(rest, rest)
        if "\\" in rest:
            # two halves of one character
            high, low = int(rest[1:5], 16), int(rest[-4:], 16)
            return chr(0x10000 + (high - 0xD800) * 0x400 + low - 0xDC00)
        code = int(rest.strip("ux{}"), 16)
        if rest[0] == "x" and code >= 0x80:
            # of bytes, not of characters
            return None
    elif escape[0] == "%" and escape[3:4] == "%":
        return bytes.fromhex(escape.replace("%", "")).decode()
    elif escape in _ENTITIES:
        return _ENTITIES[escape]
    elif escape[0] == "&":
        code = int(escape[3:-1], 16) if escape[2] == "x" else int(escape[2:-1])
    else:
        code = int(escape[-2:], 16)
        if code >= 0x80:
            return None
    if 0x20 <= code < 0x7F or 0xA0 <= code < 0xD800 or 0xE000 <= code < 0x110000:
        return chr(code)
    return None


def _bare(text: str, start: int, end: int) -> Span:
    """A span without the underscores around it, which mark what is written in italics."""
    if text[start] != "_" or text[end - 1] != "_":
        return start, end
    size = len(text[start:end].lstrip("_"))
    marks = min(end - start - size, end - start - len(text[start:end].rstrip("_")))
    return start + marks, end - marks


def _in_pairs(text: str) -> str:
    """Each character of a text of ASCII with the one after it, as one character."""
    plain = text.encode("ascii")
    pairs = bytearray(2 * len(plain))
    pairs[::2] = plain
    pairs[1:-1:2] = plain[1:]
    return pairs.decode("utf-16-le")


def _pairs_pattern(pattern: re.Pattern[str]) -> re.Pattern[str]:
    """A pattern for two letters, for a text that `_in_pairs` gives: one look at each place."""
    letters = _LOWER + _UPPER
    every = " ".join([one + other for one in letters for other in letters])
    pairs = "".join(map(_in_pairs, pattern.findall(every)))
    # what is taken out of pairs is the letter, and the one that it was a pair with
    return re.compile(f"[{pairs[::2]}].", re.DOTALL)


@dataclass(frozen=True, slots=True)
class _Figures:
    """Where a number can be, told by its first digits; something optional may stand before it."""

    figures: re.Pattern[str]
    # so many characters of the number stand before those digits
    before: int
    # what is optional is no longer than this, and looks like this
    lead: int
    leads: re.Pattern[str]

    def finditer(
        self, pattern: re.Pattern[str], text: str, places: Iterable[Span]
    ) -> Iterator[re.Match[str]]:
        """What ``finditer`` of the pattern would give, where those digits are in some places."""
        end = at = 0
        for first, last in places:
            at = max(at, first)
            while (found := self.figures.search(text, at, last)) is not None:
                at = found.start() + 1
                number = found.start() - self.before
                if number < end:
                    continue
                low = max(end, number - self.lead)
                lead = self.leads.search(text, low, number)
                for start in range(number if lead is None else lead.start(), number + 1):
                    match = pattern.match(text, start)
                    if match is not None:
                        end = match.end()
                        at = max(at, end)
                        yield match
                        break


class _Pieces:
    """Where the pieces of a chain begin once they are joined, and where they stood."""

    def __init__(self, chain: str, joint: re.Pattern[str]) -> None:
        self._joints = joint.finditer(chain)

    @cached_property
    def _begins(self) -> tuple[list[int], list[int]]:
        """Of each piece the place when joined, and how much further right it stood."""
        begins, shifts = [0], [0]
        for joint in self._joints:
            begins.append(joint.start() - shifts[-1])
            shifts.append(joint.end() - begins[-1])
        return begins, shifts

    def place(self, joined: int) -> int:
        """Where a character of what is joined stood in the chain."""
        begins, shifts = self._begins
        return joined + shifts[bisect_right(begins, joined) - 1]

    def begin_before(self, end: int) -> int:
        """Where the last of the pieces begins that begin before a place, when joined."""
        begins, _ = self._begins
        return begins[bisect_left(begins, end) - 1]


# what the patterns of account numbers and of cards begin with, and where these can be
_IBAN = _Figures(
    re.compile(
        "[0-9](?<=[A-Za-z][0-9])[0-9](?<=[A-Za-z]{2}[0-9]{2})"
        "(?:(?<![A-Za-z0-9][A-Za-z]{2}[0-9]{2})|(?<=[Nn][A-Za-z]{2}[0-9]{2}))"
        "(?=[A-Za-z0-9]{11}|[ \\t.-][A-Za-z0-9]{4}[ \\t.-])"
    ),
    before=2,
    lead=6,
    leads=re.compile("[Ii][Bb][Aa][Nn][:# -]{0,2}\\Z"),
)
_CARD = _Figures(
    re.compile(_FIGURE + FIGURES["card"]),
    before=0,
    lead=6,
    leads=re.compile("(?:\\+[0-9]{0,3}[ )(-]{0,2}|[0-9][A-Za-z]{1,4})\\Z"),
)
_NUMBERS = {
    "((?<![A-Za-z0-9])(?:[Ii][Bb][Aa][Nn][:# -]{0,2})?)([A-Za-z]{2}[0-9]{2}(?:": _IBAN,
    "(?:\\+[0-9]{0,3}[ )(-]{0,2}|[0-9][A-Za-z]{1,4})?(?<![0-9])"
    "[0-9](?:[ \\t\\r\\n>.-]{0,3}[0-9]){11,}": _CARD,
}
# What is looked for in bytes, of which a search for one takes no time: letters, digits, and what
# can stand between the groups of an account number.
_KINDS = bytes(
    ord(
        "a"
        if chr(code) in _LETTERS
        else "0"
        if chr(code) in _DIGIT_SET
        else " "
        if chr(code) in " \t.-"
        else ","
    )
    for code in range(256)
)
_SIX_DIGITS = re.compile(b"0(?:[^0]{0,6}0){5}")
_ACCOUNT = re.compile(b"00(?<=aa00)(?=[a0]{11}| [a0]{4} )")
# so many chains of pieces are tried before a fragment is looked for, and then so many at once
_CHAINS_TRIED, _CHAINS_AT_ONCE = 32, 4096
# a pattern that is longer has so many alternatives that they are better put together
_LONG_PATTERN = 4000
# what so many lines announce is asked for one by one
_LINES_ASKED = 64
# so many characters tell whether an account number can begin there
_ACCOUNT_SIZE = 13
# the rest of a name that is assigned to, and how; of a longer one nothing is said
_ASSIGNED = re.compile('[a-z]{0,40}(?:=()|: [a-z0-9]()|": ["a-z0-9]())')
# with each of these signs, what begins nothing
_IDLE = (UNASSIGNED, UNANNOUNCED, UNQUOTED)
_SENT = re.compile(b"0000 (?=[a,])")
# the characters of a run, and a run
_IN_RUNS = frozenset(_TOKEN + "+/=.~$%@:;#!^&*?")
_RUNS = bytes(ord("a" if chr(code) in _IN_RUNS else " ") for code in range(256))
_RUN = re.compile(b"a" * 16 + b"+")
# every shape has a word of fifteen letters and digits, or one of twenty-three with marks in it
_WORDS = bytes(ord("a" if chr(code) in _LETTERS_AND_DIGITS else " ") for code in range(256))
_LONG_WORD = re.compile(b"a" * 15 + b"+")
_MARKED_WORDS = bytes(
    ord("a" if chr(code) in _LETTERS_AND_DIGITS or chr(code) in "_~.-" else " ")
    for code in range(256)
)
_LONGER_WORD = re.compile(b"a" * 23 + b"+")


def _none_within(places: list[int], low: int, high: int) -> bool:
    """Whether none of the places, which are sorted, lies between two."""
    n = bisect_left(places, low)
    return n == len(places) or places[n] >= high


def _in_spans(
    pattern: re.Pattern[str], text: str, spans: Iterable[Span]
) -> Iterator[re.Match[str]]:
    """What ``finditer`` gives in parts of a text."""
    for low, high in spans:
        yield from pattern.finditer(text, low, high)


def _at_places(
    pattern: re.Pattern[str], text: str, places: Iterable[int]
) -> Iterator[re.Match[str]]:
    """What ``finditer`` gives of a pattern whose matches begin in these places only."""
    end = 0
    for place in places:
        match = pattern.match(text, place) if place >= end else None
        if match is not None:
            end = match.end()
            yield match


def _before(places: Iterable[int], reach: int) -> Iterator[int]:
    """The places, and as many before each of them as are within reach."""
    start = 0
    for place in places:
        yield from range(max(start, place - reach), place + 1)
        start = place + 1


def _line_of(text: str, place: int) -> Span:
    """The line that a place is in."""
    end = text.find("\n", place)
    return text.rfind("\n", 0, place) + 1, len(text) if end < 0 else end


def _lines_of(text: str, places: Iterable[int]) -> Iterator[Span]:
    """The lines that some places are in, once each: no token is in two."""
    end = -1
    for place in places:
        if place > end:
            start, end = _line_of(text, place)
            yield start, end


def _named_places(text: str, places: Iterable[int]) -> Iterator[Span]:
    """Where values can be that are named after them, by words in some places.

    From where such a value begins up to where its word ends, or all of a line with a long value.
    """
    low = high = -1
    for place in sorted(places):
        if place + _NAMED_WITHIN <= high:
            continue
        start, end = max(place - _NAMED_WITHIN, 0), place + _NAMED_WITHIN
        before = text[max(start - _WIDEN, 0) : start]
        begun = len(before) - len(before.rstrip(_NAMED_AFTER))
        start -= begun
        if begun == _WIDEN:
            start, end = _line_of(text, place)
        if start > high:
            if high >= 0:
                yield low, high
            low = start
        low, high = min(low, start), max(high, end)
    if high >= 0:
        yield low, min(high, len(text))


def _long_lines(text: str) -> Iterator[Span]:
    """The lines that have what every shape has: a long word, or a longer one with marks in it."""
    plain = text.encode("ascii", "replace")
    places = [match.start() for match in _LONG_WORD.finditer(plain.translate(_WORDS))]
    places += [match.start() for match in _LONGER_WORD.finditer(plain.translate(_MARKED_WORDS))]
    return _lines_of(text, sorted(places))


def _around(spans: list[Span], size: int, near: int) -> Iterator[Span]:
    """The surroundings of some spans, joined where they touch."""
    if not spans:
        return
    low, high = spans[0][0] - near, spans[0][1] + near
    for start, end in spans:
        if start - near > high:
            yield max(low, 0), high
            low = start - near
        high = max(high, end + near)
    yield max(low, 0), min(high, size)


def _widened(span: Span, lower: str, names: tuple[str, ...]) -> Span:
    """The surroundings of a number, or more where one of its names stands there."""
    low, high = max(span[0] + _VERY_NEAR - _NEAR, 0), span[1] + _NEAR - _VERY_NEAR
    return (low, high) if any(lower.find(word, low, high) >= 0 for word in names) else span


def _lines_around(text: str, places: list[int]) -> Iterator[Span]:
    """The lines of some places with four lines on either side, or more where these are short.

    Joined where they touch.
    """
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
        if start > place - _SURROUNDINGS:
            start = text.rfind("\n", 0, max(place - _SURROUNDINGS, 0))
        for _ in range(5):
            if end >= len(text):
                break
            end = text.find("\n", end + 1)
            end = len(text) if end < 0 else end
        if end < place + _SURROUNDINGS:
            end = text.find("\n", place + _SURROUNDINGS)
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


def unrepeated(text: str) -> str:
    """A long text without most of a stretch that repeats itself: the verdict is that of the text.

    What is left out stands in what is left as well, with all that is around it. As much is left out
    as holds whole numbers of the matches that detectors find one after the other in there, so that
    they meet what follows as they would have.
    """
    size = len(text)
    if size < _LONG_TEXT:
        return text
    middle = size // 2
    period = text.find(text[middle : middle + _PERIOD], middle + 1) - middle
    if not 0 < period <= _PERIOD:
        return text
    # from where to where it repeats itself: in halves, each compared once
    end, step = middle, size - period - middle
    while step > 0:
        stop = min(end + step, size - period)
        if text[end:stop] == text[end + period : stop + period]:
            end = stop
        step //= 2
    start, step = middle, middle
    while step > 0:
        stop = max(start - step, 0)
        if text[stop:start] == text[stop + period : start + period]:
            start = stop
        step //= 2
    kept = _LONGEST_MATCH + _PERIODS * period
    unit = _CYCLE * period
    cut = (end + period - start - 2 * kept) // unit * unit
    return text if cut <= 0 else text[: start + kept] + text[start + kept + cut :]


def _rarity(word: str) -> tuple[int, ...]:
    """How rare the characters of a word are in ordinary text."""
    return tuple(_OFTEN.get(char, ord(char) + len(_OFTEN)) for char in word)


class _Literals(Generic[_Meaning]):
    """Many literals that are looked for at once, each with what it stands for."""

    def __init__(self, numbers: Mapping[str, _Meaning]) -> None:
        self._automaton = ahocorasick.Automaton()
        # what can follow is looked through one by one: what comes most often goes first
        for literal in sorted(numbers, key=_rarity):
            self._automaton.add_word(literal, (1 - len(literal), numbers[literal]))
        self._automaton.make_automaton()

    def find(self, text: str) -> Iterator[tuple[int, tuple[int, _Meaning]]]:
        """All that are there, also inside of others, by where they end, the longest first.

        Each with the place of its last character, and with what added to that is its first place.
        """
        found: Iterator[tuple[int, tuple[int, _Meaning]]] = self._automaton.iter(text)
        return found


@lru_cache(maxsize=64)
def _left_out(spared: tuple[str, ...], rank: int) -> frozenset[str]:
    """The reasons that are spared, and those that rank lower."""
    return frozenset(spared) | {reason for reason, n in _PRIORITY.items() if n > rank}


class _Limit:
    """What is asked for: all that is found, or of each detector the first that names the verdict.

    Where a verdict is asked for, a find of a weightier reason makes the lighter ones meaningless.
    """

    def __init__(self, identifier: bool, first: bool) -> None:
        self.first = first
        self._spared = ("high_entropy", "payment_card") if identifier else ()
        self._rank = len(REASONS)

    def leaves_out(self, reason: str) -> bool:
        """Whether finds for a reason are of no interest."""
        return reason in self.left_out

    @property
    def left_out(self) -> frozenset[str]:
        """The reasons that are of no interest."""
        return _left_out(self._spared, self._rank)

    def look_for_weightier(self, hits: list[Hit]) -> None:
        """Leave out the reasons of these finds, and all lighter ones."""
        self._rank = min([self._rank, *(_PRIORITY[hit[2]] - 1 for hit in hits)])

    def heed(self, hits: Iterable[Hit]) -> Iterator[Hit]:
        """Pass finds on, and take note of their reasons where only a verdict is asked for."""
        for hit in hits:
            if self.first:
                self._rank = min(self._rank, _PRIORITY[hit[2]])
            yield hit


class Known:
    """What is known of pieces of a text, which stand there again when it is read in another view.

    Each answer depends on the piece alone, so it holds for other texts as well; what is looked for
    must be the same.
    """

    def __init__(self) -> None:
        # of what detectors of a kind and a check match, where the secrets in it are
        self.judged: dict[tuple[str, str], dict[str, Sequence[Span]]] = {}
        # whether an assigned value is no secret, whatever it is assigned to
        self.harmless: dict[str, bool] = {}
        # the tokens in runs and in chains
        self.runs: dict[str, Sequence[Hit]] = {}
        self.chains: dict[str, Sequence[Hit]] = {}


class Engine:
    """The compiled detectors, and how they are applied."""

    def __init__(self, rules: _rules.Rules) -> None:
        compiled = re.compile
        self._fold = rules.fold.table
        self._foldable = frozenset(map(chr, self._fold))
        self._issuers = rules.card_issuers
        self._iban_sizes = rules.iban_sizes
        self._named = {name: compiled(pattern) for name, pattern in rules.patterns.items()}
        self._pairs = _pairs_pattern(self._named["bigram"])
        self._vendors = [(r, compiled(r.pattern)) for r in rules.of_kind("vendor")]
        self._unbound = {
            n: compiled(r.pattern.removeprefix(_rules.LEFT_EDGE))
            for n, (r, _) in enumerate(self._vendors)
        }
        anchors: dict[str, list[int]] = {}
        for n, (rule, _) in enumerate(self._vendors):
            for anchor in rule.anchors:
                anchors.setdefault(anchor, []).append(n)
        self._anchors = _Literals({anchor: tuple(some) for anchor, some in anchors.items()})
        self._shapes = [(r, compiled(r.pattern)) for r in rules.of_kind("shape")]
        # all of them together: they begin and end alike
        self._shape = compiled(_rules.any_shape(rules.of_kind("shape")))
        # and those that need no more than a mark
        rare = [r for r, _ in self._shapes if len(min(r.needs, key=len)) > 1]
        self._rare_needs = tuple(word for r in rare for word in r.needs)
        self._usual_shape = compiled(
            _rules.any_shape([r for r, _ in self._shapes if r not in rare])
        )
        self._rules = [
            (r, compiled(r.pattern))
            for r in rules.rules
            if r.kind not in ("vendor", "shape", "noise")
        ]
        # what can span more lines than are looked at around an escape; what is structured only in a
        # manifest
        self._very_long = frozenset(
            n for n, (r, _) in enumerate(self._rules) if r.kind in ("key_block", "token")
        )
        self._long = self._very_long | {
            n for n, (r, _) in enumerate(self._rules) if r.name == "structured"
        }
        self._firsts = {
            n: compiled(_rules.trie(STARTS[r.name]))
            for n, (r, _) in enumerate(self._rules)
            if n in self._long and r.name in STARTS
        }
        self._tries = [(r.lowered, p.match) for r, p in self._rules]
        # which group holds what is found, whether the other takes the match back, which rules judge
        # alike, and what kind of announcement spares it
        self._facts = [
            (
                rule,
                2 if pattern.groups else 0,
                rule.check in _TAKEN_BACK,
                (rule.kind, rule.check),
                _SPARED_CHECKS.get(rule.check),
            )
            for rule, pattern in self._rules
        ]
        self._reasons = [r.reason for r, _ in self._rules]
        self._of_reason = {
            reason: [n for n, other in enumerate(self._reasons) if other == reason]
            for reason in REASONS
        }
        self._joined_rules = [(r, p) for r, p in self._rules if r.kind in ("token", "userinfo")]
        # those that can match at the beginning of a text, or after a mark
        self._at_the_beginning = [
            n for n, (r, _) in enumerate(self._rules) if r.pattern.startswith(_AT_THE_BEGINNING)
        ]
        # words of ASCII, and the others with their characters beyond it
        self._narrow = {
            words: (
                tuple(filter(str.isascii, words)),
                tuple((w, frozenset(_beyond_ascii(w))) for w in words if not w.isascii()),
            )
            for r, _ in self._rules
            for words in (r.needs, r.also_needs)
        }
        # the subjects that take a match back: it is met where they end
        self._subjects = {
            n: compiled(subject + "\\Z")
            for n, (r, _) in enumerate(self._rules)
            if r.check in _TAKEN_BACK
            for subject, _ in (_rules.subject(r.pattern),)
            if subject
        }
        literals: dict[str, list[int]] = {}
        after_letters: dict[str, list[int]] = {}
        for n, (rule, _) in enumerate(self._rules):
            for literal in STARTS.get(rule.name, ()):
                literals.setdefault(literal, []).append(n)
            for literal in AFTER_LETTERS.get(rule.name, STARTS.get(rule.name, ())):
                after_letters.setdefault(literal, []).append(n)
        # Of rules that can match anywhere, those of numbers are looked for near digits. The others
        # need words: these tell that the rule might match somewhere.
        telling: dict[str, list[int]] = {}
        anywhere = [n for n, (r, _) in enumerate(self._rules) if r.name not in STARTS]
        (self._code_sent,) = [n for n in anywhere if self._rules[n][0].name == "code_sent"]
        for n in anywhere:
            rule = self._rules[n][0]
            if rule.kind in ("named_number", "number") or n == self._code_sent:
                continue
            for word in min((w for w in (rule.needs, rule.also_needs) if w), key=len):
                before = " " if rule.name == "value_named" else ""
                telling.setdefault(before + word, []).append(n)
        # Each with the rules that it can begin, those that it can begin after a letter, and those
        # that it tells of. Where it is part of a name before a sign, some begin nothing.
        sites = {}
        for word in literals | telling:
            begun, after, told = (
                tuple(of.get(word, ())) for of in (literals, after_letters, telling)
            )
            idle = [of_sign.get(word, ()) for of_sign in _IDLE]
            left = [
                tuple(
                    tuple(n for n in some if self._rules[n][0].name not in names)
                    for some in (begun, after)
                )
                for names in idle
            ]
            sites[word] = (begun, after, told, tuple(left) if any(idle) else ())
        self._sites = _Literals(sites)
        # and those that a text can hold without these characters
        self._beyond = frozenset(_beyond_ascii("".join(sites)))
        self._plain_sites = _Literals({w: some for w, some in sites.items() if w.isascii()})
        announcing: dict[str, list[str]] = {}
        for name, words in ANNOUNCING.items():
            for word in words:
                announcing.setdefault(word, []).append(name)
        for mark in _FORMED:
            announcing.setdefault(mark, []).append("formed")
        self._announcing = _Literals({word: tuple(some) for word, some in announcing.items()})
        self._numbers = {
            n: figures
            for n in anywhere
            for beginning, figures in _NUMBERS.items()
            if self._rules[n][0].pattern.startswith(beginning)
        }
        (self._iban,) = [n for n, figures in self._numbers.items() if figures is _IBAN]
        # what must stand near six digits for each of the others to match there
        near = {
            n: FIGURES[rule.name]
            for n, rule in ((n, self._rules[n][0]) for n in anywhere)
            if rule.kind in ("named_number", "number") and n != self._iban
        }
        self._near_digits = {
            n: (compiled(_FIGURE + figures), FIGURE_KINDS.get(self._rules[n][0].name, b""))
            for n, figures in near.items()
        }
        (self._named_after,) = [n for n in anywhere if self._rules[n][0].name == "named_after"]
        self._bare = {n for n in near if self._rules[n][0].name in _BARE}

    @cached_property
    def _quick_tries(self) -> list[tuple[bool, Callable[..., re.Match[str] | None]]]:
        """The same tries with fewer steps: to write them so pays where a long text has many."""
        return [
            (
                r.lowered,
                re.compile(_automaton.for_python(r.pattern)).match
                if len(r.pattern) > _LONG_PATTERN
                else p.match,
            )
            for r, p in self._rules
        ]

    @property
    def named(self) -> dict[str, re.Pattern[str]]:
        """The patterns that are used by name."""
        return self._named

    # -- what a piece of text is like ------------------------------------------------------------

    def _noise(self, token: str) -> int:
        """How many characters are left when the letter pairs of words are taken out."""
        if _LOWER_SET.isdisjoint(token):
            token = ascii_lower(token)
        return self._left(token)

    def _left(self, token: str) -> int:
        if not token.isascii():
            return len(self._named["bigram"].sub("", token))
        return len(token) - 2 * len(self._pairs.findall(_in_pairs(token)))

    def _is_random(self, token: str) -> bool:
        """Whether a token of a vendor's form could be real."""
        chars = set(token)
        if len(chars) < 8:
            return False
        if (
            ("." in chars and "..." in token)
            or ("*" in chars and "***" in token)
            or ("E" in chars and "EXAMPLE" in token)
            or (("x" in chars or "X" in chars) and "xxxx" in ascii_lower(token))
        ):
            return False
        return not chars.isdisjoint(_DIGIT_SET) or not (
            chars.isdisjoint(_LOWER_SET) or chars.isdisjoint(_UPPER_SET)
        )

    def _is_id(self, token: str, ids: dict[str, bool]) -> bool:
        """Whether a token has the form of an id; what is known of tokens is kept in ``ids``."""
        known = ids.get(token)
        if known is None:
            known = ids[token] = self._named["object_id"].match(token) is not None
        return known

    def _is_prefixed(self, token: str, ids: dict[str, bool]) -> bool:
        """Whether a word-like prefix is followed by noise: the token of an unlisted vendor."""
        tail = max(token.replace("_", "-").replace(".", "-").split("-"), key=len)
        chars = set(tail)
        return (
            len(tail) >= 20
            and not chars <= _HEX_LOWER
            and not chars.isdisjoint(_LOWER_SET)
            and len(chars) >= 10
            and len(tail) - len(tail.encode("ascii").translate(None, _DIGIT_BYTES)) >= 2
            and self._noise(tail) * 100 >= len(tail) * 66
            and not self._is_id(token, ids)
        )

    def _is_grouped(self, token: str) -> bool:
        """Whether the groups of a licence key mix letters and digits."""
        groups = token.split("-")
        mixed = sum(not _DIGIT_SET.isdisjoint(g) and not _UPPER_SET.isdisjoint(g) for g in groups)
        return mixed * 2 > len(groups) or (
            mixed >= 2 and self._noise(token) * 100 >= len(token) * 75
        )

    def _is_noisy_part(self, part: str, noise: int) -> bool:
        """Whether a part between signs is noise; with its noise, if it has small letters."""
        digits = not _DIGIT_SET.isdisjoint(part)
        lower, upper = not _LOWER_SET.isdisjoint(part), not _UPPER_SET.isdisjoint(part)
        if lower and upper:
            return noise * 100 >= len(part) * (60 if digits else 68)
        if not digits or not (lower or upper):
            return False
        return (noise if lower else self._noise(part)) * 100 >= len(part) * 75

    def _is_noisy(self, token: str, ids: dict[str, bool]) -> bool:
        """Whether a token without a known prefix is a key, not a name, a slug or a digest."""
        token = token[:_HEAD].strip("_=-")
        size, chars = len(token), set(token)
        # the letter pairs of words are counted last: that takes longest
        if size < 16 or len(chars) < 10 or chars <= _HEX_LOWER:
            return False
        if chars <= _HEX_UPPER:
            return size == 64 and "-" not in chars and not self._is_wordy(token)
        if size == 66 and token[:2] == "0x" and set(token[2:]) <= _HEX_LOWER:
            return not self._is_wordy(token)
        plain = token.encode("ascii")
        if size - len(plain.translate(None, _LOWER_BYTES)) < 2:
            return False
        if size - len(plain.translate(None, _UPPER_BYTES)) < 2:
            return False
        # without its letter pairs: the signs stay, so that this is what is left of each part
        rest = self._left(token)
        if rest * 100 < size * _WORDY:
            return False
        parts = _parts(token)
        weight = 0
        for part in parts:
            # no pair is in two parts
            left = rest if len(parts) == 1 else 0
            if len(part) >= 6:
                left = left or self._left(part)
                if self._is_noisy_part(part, left):
                    weight += len(part)
        return (weight >= 16 or (weight >= 10 and weight * 10 >= size * 6)) and not self._is_id(
            token, ids
        )

    def _is_wordy(self, token: str) -> bool:
        """Whether more than some of a token are the letter pairs of words."""
        return self._noise(token) * 100 < len(token) * _WORDY

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

    def _value_span(self, raw: str, check: str, harmless: dict[str, bool]) -> Span | None:
        """The span inside an assigned value that looks like a secret.

        What is known of values, whatever the check, is kept in ``harmless``.
        """
        dull = _DULL.get(check)
        if dull is not None and dull.match(raw):
            return None
        quoted = raw[:1] in _QUOTES
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
        if size < 4 or (quoted and " " in value):
            return None
        lower = ascii_lower(value)
        if not self._is_telling(value, lower, check, cut=raw.endswith("...")):
            return None
        known = harmless.get(value)
        if known is None:
            known = harmless[value] = bool(
                not named["uneven"].search(value)
                or named["name"].match(value)
                or named["placeholder"].match(lower)
            )
        return None if known else span

    def _is_telling(self, value: str, lower: str, check: str, *, cut: bool) -> bool:
        """Whether an assigned value is enough like a secret for a check."""
        named, size, chars = self._named, len(value), set(value)
        has_lower, has_upper = not chars.isdisjoint(_LOWER_SET), not chars.isdisjoint(_UPPER_SET)
        mixed = has_lower and has_upper
        symbols = not chars.isdisjoint(_SYMBOL_SET)
        # how many there are is asked for where only some do not do
        digits = 0 if chars.isdisjoint(_DIGIT_SET) else 1
        if digits and (check in ("blank", "machine") or not (has_lower or has_upper)):
            plain = value.encode("utf-8", "surrogatepass")
            digits = len(plain) - len(plain.translate(None, _DIGIT_BYTES))
        if not (has_lower or has_upper):
            # a number is a secret only where numbers are expected
            if check == "bare" and digits >= 4 and not symbols:
                return True
            return digits >= 4 and symbols and len(chars) >= 5
        if len(chars) < 4:
            return False
        if "/" in value and check != "header" and named["slug"].match(value):
            return False
        if check in ("session", "weak"):
            if named["slug"].match(value) or named["identifier"].match(lower):
                return False
            if check == "session" and (size < 12 or named["session_name"].match(value)):
                return False
        if check == "header":
            if cut or size < 8 or len(chars) < 6:
                return False
            return digits > 0 or (mixed and self._noise(value) * 100 >= size * 55)
        if check in ("flag", "structured"):
            if digits and size >= 6 and not named["ordinary"].match(lower):
                return True
            if symbols and size >= 6 and not named["plain"].match(value):
                return True
            return mixed and size >= 8 and named["consonants"].search(lower) is not None
        if check == "blank":
            if not digits or size < 8 or named["ordinary"].match(lower):
                return False
            joined = "_" in value or "-" in value
            if symbols or (digits > 2 and (has_upper or joined)) or (has_upper and joined):
                return symbols or digits > 1
            return mixed and digits > 1 and self._noise(value) * 100 >= size * 60
        if check == "machine":
            if size < 15 or not digits or len(chars) < 8 or named["ordinary"].match(lower):
                return False
            if chars <= _HEX_LOWER or chars <= _HEX_UPPER:
                # forty capitals are the fingerprint of a public key
                return size >= 32 and (size != 40 or has_lower)
            return self._noise(value) * 100 >= size * (55 if digits > 1 else 65)
        if digits:
            return size >= 6 and not named["ordinary"].match(lower)
        if symbols and size >= 8 and not named["plain"].match(value):
            return True
        return mixed and size >= 8 and named["consonants"].search(lower) is not None

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
        # of ten numbers nine have a wrong check digit
        size = len(digits)
        return (
            luhn(digits)
            and any(
                size in sizes and low <= digits[: len(low)] <= high
                for low, high, sizes in self._issuers
            )
            and not _is_counted(digits)
        )

    def _iban_end(self, run: str) -> int | None:
        size = self._iban_sizes.get(run[:2].upper())
        if size is None:
            return None
        iban = run.translate(_DROP_BLANKS)[:size]
        if len(iban) < size or not mod97(iban.upper()):
            return None
        # where that many characters end, the separators counted
        end = size
        while len(run[:end].translate(_DROP_BLANKS)) < size:
            end += 1
        return end if end == len(run) or run[end] in _BLANKS else None

    def _span(self, rule: Rule, body: str, harmless: dict[str, bool]) -> Span | None:
        """The part of a match that is the secret; None where the rule's check says no."""
        if rule.kind == "assignment":
            return self._value_span(body, rule.check, harmless)
        if rule.kind == "userinfo":
            return self._password_span(body)
        if rule.kind == "named_number":
            return (0, len(body)) if _NUMBER_CHECKS[rule.check](body) else None
        if rule.check == "joined":
            return (0, len(body)) if self._is_card(_only_digits(body)) else None
        if rule.check == "iban":
            end = self._iban_end(body)
            return (0, end) if end else None
        if rule.check == "spelled":
            words = body.replace(",", " ").replace("-", " ").split()
            return (0, len(body)) if self._is_card("".join(_SPELLED[w] for w in words)) else None
        return 0, len(body)

    def _spans(self, rule: Rule, body: str, harmless: dict[str, bool]) -> Sequence[Span]:
        """The parts of a match that are secrets: of digits in a row, each card."""
        if rule.check == "card":
            return cards(body, self._is_card)
        span = self._span(rule, body, harmless)
        return () if span is None else (span,)

    # -- tokens ----------------------------------------------------------------------------------

    def _vendor_hits(
        self, runs: str, limit: _Limit, ids: dict[str, bool]
    ) -> Iterator[tuple[int, int, Rule]]:
        """Vendors' tokens, each to the ends of the token characters around it."""
        places = self._anchored(runs)
        looked_for = [
            (self._vendors[n][0], self._vendor_matches(n, self._vendors[n][1], runs, places[n]))
            for n in places
        ]
        lower, size = ascii_lower(runs), len(runs)
        usual = not any(word in lower for word in self._rare_needs)
        shape = (self._usual_shape if usual else self._shape).search
        shaped = [line for line in _long_lines(runs) if shape(runs, *line)]
        if shaped:
            # no token goes on in the next line: lines that follow each other are looked at together
            together = list(_around(shaped, len(runs), 1))
            looked_for += [
                (rule, _in_spans(pattern, runs, together))
                for rule, pattern in self._shapes
                if any(word in lower for word in rule.needs)
            ]
        random: dict[str, bool] = {}
        for rule, found in looked_for:
            if limit.leaves_out(rule.reason):
                continue
            judged: dict[str, bool] = {}
            last_end = 0
            match = next(found, None)
            while match is not None:
                start, end = match.span()
                token = match[0]
                match = next(found, None)
                if token not in judged:
                    judged[token] = self._is_token(rule, token, random, ids)
                if judged[token]:
                    low, high = start, end
                    if start > last_end and runs[start - 1] in _TOKEN_SET:
                        before = runs[max(last_end, start - _WIDEN) : start]
                        low = start - len(before) + len(before.rstrip(_TOKEN))
                    if end < size and runs[end] in _TOKEN_SET:
                        high = size if match is None else match.start()
                        after = runs[end : min(high, end + _WIDEN)]
                        high = end + len(after) - len(after.lstrip(_TOKEN))
                    if high == end and runs[end - 1] == ".":
                        # without the full stop of a sentence
                        high = low + len(runs[low:end].rstrip("."))
                    yield (*_bare(runs, low, high), rule)
                    # such a find may be spared, and the next one not
                    if limit.first and rule.name not in _SOFT:
                        break
                last_end = end

    def _anchored(self, text: str) -> dict[int, list[int]]:
        """The vendors whose anchors stand in a text, and where."""
        found: dict[tuple[int, tuple[int, ...]], list[int]] = {}
        for last, anchor in self._anchors.find(text):
            if anchor in found:
                found[anchor].append(last)
            else:
                found[anchor] = [last]
        places: dict[int, list[int]] = {}
        for (back, numbers), lasts in found.items():
            some = [last + back for last in lasts]
            for n in numbers:
                places[n] = places[n] + some if n in places else some
        return places

    def _vendor_matches(
        self, n: int, pattern: re.Pattern[str], text: str, places: list[int]
    ) -> Iterator[re.Match[str]]:
        """What ``finditer`` of a vendor's pattern would give, where its anchors are in places."""
        name = self._vendors[n][0].name
        if name in ANCHORS_ELSEWHERE:
            return pattern.finditer(text)
        before = ANCHORS_INSIDE.get(name, 0)
        if before is None:
            return _in_spans(pattern, text, _lines_of(text, places))
        if len(places) * min(before + 1, _OFTEN_ENOUGH) > len(text) // _OFTEN_ENOUGH:
            # there are so many that all of the text is looked at as soon
            return pattern.finditer(text)
        places = sorted(places)
        return _at_places(pattern, text, _before(places, before) if before else places)

    def _is_token(
        self, rule: Rule, token: str, random: dict[str, bool], ids: dict[str, bool]
    ) -> bool:
        """Whether a vendor's token is one; what is known of tokens is kept in the two."""
        token = token[:_HEAD]
        if rule.check == "varied":
            return len(set(token)) >= 8 and "EXAMPLE" not in token
        if rule.check == "strong" and not self._is_prefixed(token, ids):
            return False
        if rule.check == "grouped" and not self._is_grouped(token):
            return False
        if rule.check == "dense" and self._noise(token) * 100 < len(token) * 50:
            return False
        known = random.get(token)
        if known is None:
            known = random[token] = self._is_random(token)
        return known

    def _encoded_hits(self, blobs: dict[str, list[Span]], limit: _Limit) -> Iterator[Hit]:
        """Vendors' tokens inside what hexadecimal or base64 decodes to, where that is text."""
        spans: list[list[Span]] = []
        offsets: list[int] = []
        lines: list[str] = []
        at = 0
        for blob, places in blobs.items():
            if len(blob) >= 32 and len(blob) % 2 == 0 and _HEX.issuperset(blob):
                content = bytes.fromhex(blob)
            elif len(blob) % 4 == 0:
                content = binascii.a2b_base64(blob)
            else:
                continue
            if not _UNPRINTABLE.search(content):
                spans.append(places)
                offsets.append(at)
                lines.append(content.decode("ascii"))
                at += len(content) + 1
        if lines:
            # the whole piece goes
            for start, _, rule in self._vendor_hits("\n".join(lines), limit, {}):
                for place in spans[bisect_right(offsets, start) - 1]:
                    yield (*place, rule.reason, rule.name)

    def _run_hits(
        self, runs: str, limit: _Limit, idle: Callable[[int], bool] = lambda start: False
    ) -> Iterator[Hit]:
        """What is found in runs, each in a line; not what would be noise where it is ``idle``."""
        named = self._named
        ids: dict[str, bool] = {}
        for start, end, rule in self._vendor_hits(runs, limit, ids):
            yield start, end, rule.reason, rule.name
        # What stands there again is not looked at again.
        blobs: dict[str, list[Span]] = {}
        for match in named["base64"].finditer(runs):
            blobs.setdefault(match[0], []).append(match.span())
        if not limit.leaves_out("credential_prefix"):
            yield from self._encoded_hits(blobs, limit)
        if limit.leaves_out("high_entropy"):
            return
        judged: dict[str, bool] = {}
        for token, places in blobs.items():
            if len(token) < 40:
                continue
            judged[token] = self._is_noisy(token, ids)
            if judged[token] and not named["path"].search(token):
                for place in places:
                    yield (*place, "high_entropy", "noise")
        for match in named["atom"].finditer(runs):
            token = match[0]
            if judged.get(token) is False:
                continue
            start, end = _bare(runs, *match.span())
            if idle(start):
                continue
            if token not in judged:
                judged[token] = self._is_noisy(token, ids)
            if judged[token]:
                yield start, end, "high_entropy", "noise"
        judged = {}
        for match in named["symbols"].finditer(runs):
            # without the marks of bold and struck-out text
            token = match[0].strip("*_~#")
            if len(token) < 16:
                continue
            if token not in judged:
                judged[token] = self._is_symbolic(token)
            if judged[token]:
                start = match.start() + match[0].index(token)
                yield start, start + len(token), "high_entropy", "symbols"

    def _token_hits(
        self,
        text: str,
        runs: list[Span],
        limit: _Limit,
        known: Known,
        spared: Callable[[str, int], bool],
        base: int,
    ) -> Iterator[Hit]:
        # each different run is looked at once, however often it stands there
        every = [text[low:high] for low, high in runs]
        different = dict.fromkeys(every)
        found = known.runs
        if not limit.first:
            different = dict.fromkeys(filterfalse(found.__contains__, different))
            found.update(dict.fromkeys(different, ()))
        # no token is so few digits, nor what 32 of them could be the hexadecimal form of
        looked_at = [run for run in different if len(run) >= 32 or not run.isdigit()]
        offsets: list[int] = []
        places: dict[str, list[int]] = {}
        several: dict[str, list[Hit]] = {}
        idle_tokens = 0

        def within(start: int) -> tuple[str, int]:
            """The run that a place is in, and where that begins."""
            if not offsets:
                offsets.extend(accumulate((len(run) + 1 for run in looked_at), initial=0))
            n = bisect_right(offsets, start) - 1
            return looked_at[n], offsets[n]

        def places_of(run: str) -> list[int]:
            # where they stand is asked for where something is found
            if not places:
                for run_there, (low, _) in zip(every, runs, strict=True):
                    places.setdefault(run_there, []).append(low)
            return places[run]

        def idle(start: int) -> bool:
            """Whether a token is spared wherever it stands; no where few were until now."""
            if idle_tokens < _PATIENCE:
                return False
            run, begin = within(start)
            return all(spared("token", base + place + start - begin) for place in places_of(run))

        for start, end, reason, name in self._run_hits("\n".join(looked_at), limit, idle):
            run, begin = within(start)
            start, end = start - begin, end - begin
            if not limit.first:
                hit = start, end, reason, name
                if run in several:
                    several[run].append(hit)
                else:
                    found[run] = several[run] = [hit]
                continue
            for place in places_of(run):
                if name in _SOFT and spared("token", base + place + start):
                    idle_tokens += 1
                    continue
                yield place + start, place + end, reason, name
                break
        if limit.first:
            return
        for run, (low, _) in zip(every, runs, strict=True):
            for start, end, reason, name in found[run]:
                if name not in _SOFT or not spared("token", base + low + start):
                    yield low + start, low + end, reason, name

    # -- views -----------------------------------------------------------------------------------

    def _view_hits(
        self,
        text: str,
        lower: str,
        applies: Callable[[int], bool],
        limit: _Limit,
        known: Known,
        spared: Callable[[str, int], bool],
        base: int = 0,
        whole: int = 0,
        left_out: frozenset[int] = frozenset(),
    ) -> Iterator[Hit]:
        """Everything found in a view, or in a part of one.

        Of a part, ``base`` is where it begins in the view, ``whole`` the size of the view; what
        spans many lines is left out.
        """
        size = len(text)
        plain = text.encode("ascii", "replace")
        runs = [match.span() for match in _RUN.finditer(plain.translate(_RUNS))]
        ends = self._ends(limit, size)
        judged = known.judged
        # where the value of an assignment stood last that was spared, and how many were
        idle, idle_values = -1, 0
        for n, match in self._matches(text, lower, plain, runs, applies, ends, max(size, whole)):
            if n in left_out:
                continue
            rule, group, taken_back, judge, kind = self._facts[n]
            if taken_back and match.group(1):
                continue
            # what stands there again is not judged again, nor by a rule that judges alike
            start = match.start(group)
            if start == idle and kind == "assignment":
                continue
            body = match.group(group)
            if (
                idle_values >= _PATIENCE
                and kind == "assignment"
                and spared(kind, base + start + (body[:1] in _QUOTES))
            ):
                # where many are spared, that is told sooner than what they are
                idle = start
                continue
            of_body = judged.setdefault(judge, {})
            spans = of_body.get(body)
            if spans is None:
                spans = of_body[body] = self._spans(rule, body, known.harmless)
            if not spans or not applies(n):
                continue
            for low, high in spans:
                if kind is not None and spared(kind, base + start + low):
                    if kind == "assignment":
                        idle = start
                        idle_values += 1
                    continue
                yield start + low, start + high, rule.reason, rule.name
                if limit.first:
                    ends[n] = size
                    for other, end in enumerate(self._ends(limit, size)):
                        if end:
                            ends[other] = size
                    break
        if runs:
            yield from self._token_hits(text, runs, limit, known, spared, base)

    def _ends(self, limit: _Limit, size: int) -> list[int]:
        """Up to which place each detector need not look in a text of a size: none of it, or all."""
        ends = [0] * len(self._reasons)
        for reason in limit.left_out:
            for n in self._of_reason[reason]:
                ends[n] = size
        return ends

    def _spared(self, lower: str) -> Callable[[str, int], bool]:
        """Answers whether a thing is announced at a place which is no secret.

        That is an id, a digest, the name of a row, a public key: nothing of a kind is found there.
        """
        armoured = "-----begin " in lower
        # what is announced in a line, and the line that was asked for last
        known: dict[int, dict[str, list[Span]]] = {}
        start, stop, there = 0, -1, dict[str, list[Span]]()

        def spared(kind: str, place: int) -> bool:
            nonlocal start, stop, there
            if not start <= place <= stop:
                start, stop = _line_of(lower, place)
                if start not in known:
                    # after so many lines, all of the others at once
                    if len(known) >= _LINES_ASKED:
                        start, stop = 0, len(lower)
                    known[start] = self._announced(lower, start, stop)
                there = known[start]
            if not there and not armoured:
                return False
            for name in _SPARED[kind]:
                spans = there.get(name)
                if name == "armour":
                    # only the block of a public key goes on in the next line
                    if not armoured:
                        continue
                    if -1 not in known:
                        blocks = self._named[name].finditer(lower)
                        known[-1] = {name: [match.span(2) for match in blocks]}
                    spans = known[-1][name]
                if spans:
                    n = bisect_right(spans, place, key=_START) - 1
                    if n >= 0 and place < spans[n][1]:
                        return True
            return False

        return spared

    def _announced(self, lower: str, low: int, high: int) -> dict[str, list[Span]]:
        """What some lines announce as no secret: of each pattern, where that stands."""
        found: dict[str, list[Span]] = {}
        ends: dict[str, int] = {}
        marked: list[int] = []
        stop = -1
        for last, (back, names) in self._announcing.find(lower[low:high]):
            at = low + last + back
            for name in names:
                if name == "formed":
                    marked.append(at)
                elif at >= ends.get(name, 0):
                    if at > stop:
                        stop = lower.find("\n", at, high)
                        stop = high if stop < 0 else stop
                    match = self._named[name].match(lower, at, stop)
                    if match is not None:
                        ends[name] = match.end()
                        found.setdefault(name, []).append(match.span(2))
        if marked:
            # a mark stands anywhere in it
            some = _in_spans(self._named["formed"], lower, _lines_of(lower, marked))
            found["formed"] = [match.span(2) for match in some]
        return found

    def _requirements(self, view: str, lower: str) -> Callable[[int], bool]:
        """Answers whether a view has what a detector asks for besides its pattern."""
        named = self._named
        known: dict[int, bool] = {}
        shared: dict[str, bool] = {}
        foreign: set[str] | None = None

        def lacks(words: tuple[str, ...]) -> bool:
            nonlocal foreign
            if not words:
                return False
            plain, others = self._narrow[words]
            if any(w in lower for w in plain):
                return False
            if others and foreign is None:
                foreign = set() if lower.isascii() else set(_beyond_ascii(lower))
            return not (foreign and any(foreign >= chars and w in lower for w, chars in others))

        def has(name: str) -> bool:
            if name not in shared:
                if name == "six_digits":
                    # told sooner by the kinds of characters
                    kinds = view.encode("ascii", "replace").translate(_KINDS)
                    shared[name] = _SIX_DIGITS.search(kinds) is not None
                else:
                    shared[name] = named[name].search(view) is not None
            return shared[name]

        def ask(rule: Rule) -> bool:
            if lacks(rule.needs) or lacks(rule.also_needs):
                return False
            if rule.kind == "assignment":
                return rule.check == "seed" or rule.name == "card_code" or has("uneven")
            if rule.kind == "number":
                # an account number may have letters for digits
                return bool(rule.needs) or rule.check == "iban" or has("six_digits")
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
        plain: bytes,
        runs: list[Span],
        applies: Callable[[int], bool],
        ends: list[int],
        whole: int,
    ) -> Iterator[tuple[int, re.Match[str]]]:
        """What ``finditer`` of every rule would give, without looking at every place for each.

        ``ends`` says up to which place each rule has looked; whoever iterates may move it on.
        """
        tries, size = self._tries, len(text)
        for n in self._at_the_beginning:
            lowered, try_at = tries[n]
            match = try_at(lower if lowered else text)
            if match is not None and ends[n] < size:
                ends[n] = match.end()
                yield n, match
        patience = [_PATIENCE + whole // _ASKING] * len(ends)
        assigned = _ASSIGNED.match
        announced: dict[int, list[int]] = {}
        # the character in front of each
        fronts = " " + lower
        plainly = lower.isascii() or self._beyond.isdisjoint(_beyond_ascii(lower))
        # what is wider than ASCII is looked through much slower
        sites = (
            self._plain_sites.find(plain.lower().decode("ascii"))
            if plainly
            else self._sites.find(lower)
        )
        for last, (back, (numbers, after_letter, told, left)) in sites:
            at = last + back
            if left and (sign := assigned(lower, last + 1)) is not None:
                numbers, after_letter = left[(sign.lastindex or 1) - 1]
            for n in told:
                announced.setdefault(n, []).append(at)
            for n in after_letter if "a" <= fronts[at] <= "z" else numbers:
                if at >= ends[n]:
                    lowered, try_at = tries[n]
                    match = try_at(lower if lowered else text, at)
                    if match is not None:
                        if n in self._subjects and not match.group(1):
                            match = self._with_subject(n, lower, at, ends[n]) or match
                        ends[n] = match.end()
                        yield n, match
                    elif patience[n]:
                        patience[n] -= 1
                    elif applies(n):
                        patience[n] = size
                        if whole > _LONG_TEXT and len(self._rules[n][0].pattern) > _LONG_PATTERN:
                            tries = self._quick_tries
                    else:
                        # what the detector needs is not there at all
                        ends[n] = size
        kinds = plain.translate(_KINDS)
        sent = [match.start() for match in _SENT.finditer(kinds)]
        if sent:
            announced[self._code_sent] = sent
        for n, places in announced.items():
            # a few lines are looked through at once
            if ends[n] < size and (n == self._named_after or applies(n)):
                for match in self._announced_matches(n, text, lower, runs, places):
                    yield n, match
                    if ends[n] >= size:
                        break
        digits = [match.span() for match in _SIX_DIGITS.finditer(kinds)]
        accounts = [
            (match.start(), match.start() + _ACCOUNT_SIZE) for match in _ACCOUNT.finditer(kinds)
        ]
        if digits or accounts:
            yield from self._number_matches(text, lower, kinds, digits, accounts, ends)

    def _with_subject(self, n: int, text: str, at: int, low: int) -> re.Match[str] | None:
        """The match that goes on here with a subject in front, which begins at ``low`` or later."""
        subject = self._subjects[n].search(text, max(low, at - _SUBJECT), at)
        match = subject and self._rules[n][1].match(text, subject.start())
        return match if match is not None and match.end(1) == at else None

    def _announced_matches(
        self, n: int, text: str, lower: str, runs: list[Span], places: list[int]
    ) -> Iterator[re.Match[str]]:
        """What ``finditer`` of a rule would give that has a word, or digits, in some places."""
        rule, pattern = self._rules[n]
        if rule.name == "value_named":
            return self._named_values(pattern, text, runs, places)
        if n == self._named_after:
            # the word stands in the line of the value; of ASCII, near it, for no other names it
            near = _named_places if text.isascii() else _lines_of
            return _in_spans(pattern, text, near(text, places))
        if n == self._code_sent:
            return self._codes_sent(pattern, text, places)
        return pattern.finditer(lower if rule.lowered else text)

    def _number_matches(
        self,
        text: str,
        lower: str,
        kinds: bytes,
        digits: list[Span],
        accounts: list[Span],
        ends: list[int],
    ) -> Iterator[tuple[int, re.Match[str]]]:
        """What ``finditer`` of the rules would give that need digits and no word."""
        size = len(text)
        near = list(_around(digits, size, _VERY_NEAR))
        # most rules have nothing to do with any of these: one search in all of them tells
        all_near = "\0".join([lower[low:high] for low, high in near])
        all_kinds = b"\0".join([kinds[low:high] for low, high in near])
        places: dict[int, Iterable[Span]] = {self._iban: accounts}
        for n, (figures, figure_kinds) in self._near_digits.items():
            if figure_kinds not in all_kinds or figures.search(all_near) is None:
                continue
            some = [span for span in near if figures.search(lower, *span)]
            rule = self._rules[n][0]
            named = rule.kind == "named_number" and n not in self._bare
            if not some:
                continue
            names = _NAMED_BY.get(rule.name, ("",)) if named else ()
            if any(word in lower for word in names):
                # what names it may stand further away
                some = [_widened(span, lower, names) for span in some]
                places[n] = _around(some, size, 0)
            else:
                places[n] = some
        for n, spans in places.items():
            if ends[n] >= size:
                continue
            rule, pattern = self._rules[n]
            source = lower if rule.lowered else text
            if n in self._numbers:
                found = self._numbers[n].finditer(pattern, text, spans)
            else:
                found = _in_spans(pattern, source, spans)
            for match in found:
                yield n, match
                if ends[n] >= size:
                    break

    def _codes_sent(
        self, pattern: re.Pattern[str], text: str, places: list[int]
    ) -> Iterator[re.Match[str]]:
        """The matches of a pattern for some digits, four of which stand in these places."""
        for start in places:
            least = max(0, start - 5)
            while start > least and text[start - 1] in _DIGIT_SET:
                start -= 1
            prefixed = text[max(0, start - 2) : start] == "G-"
            match = pattern.match(text, start - 2) if prefixed else None
            match = match or pattern.match(text, start)
            if match is not None:
                yield match

    def _long_matches(
        self, view: str, lower: str, long: frozenset[int], applies: Callable[[int], bool]
    ) -> Iterator[tuple[int, re.Match[str]]]:
        """What ``finditer`` of the rules whose matches span many lines would give."""
        for n in filter(applies, long):
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
        self, pattern: re.Pattern[str], text: str, runs: list[Span], places: list[int]
    ) -> Iterator[re.Match[str]]:
        """The matches of a pattern that begins with a long token, which only runs can hold."""
        for low, high in runs:
            n = bisect_right(places, low)
            if n == len(places) or places[n] > high + _NAMED_WITHIN:
                continue
            # A blank follows, at most three marks after it, and a word that begins like this; one
            # that ends sooner has a mark in the run.
            after = text[high : high + 5].lstrip("\"'`)>*")
            if (after[:1] != " " or after[1:2] not in _COPULAS) and "*" not in text[low:high]:
                continue
            for token in self._named["machine"].finditer(text, low, high):
                end = token.end()
                if text[end : end + 1] in _CLOSERS and not _DIGIT_SET.isdisjoint(token[0]):
                    match = pattern.match(text, token.start())
                    if match is not None:
                        yield match

    def _decoded(self, text: str) -> tuple[str, list[int], list[int]] | None:
        """The text with its escapes decoded, and the map of places back.

        From place ``cuts[n]`` of the view on, a character stood ``shifts[n]`` places further right.
        What is decoded is folded as the text is, and so may be nothing.
        """
        if "%" not in text and "\\" not in text and "&" not in text:
            return None
        out: list[str] = []
        cuts: list[int] = []
        shifts: list[int] = []
        at = shift = 0
        # there are few different ones
        chars: dict[str, str | None] = {}
        for match in self._named["escape"].finditer(text):
            escape = match[0]
            if escape not in chars:
                char = _unescape(escape)
                chars[escape] = char if char is None or char.isascii() else self.fold(char)
            char = chars[escape]
            if char is not None:
                start, end = match.span()
                out += text[at:start], char
                cut = start - shift + len(char)
                cuts.append(cut)
                shift = end - cut
                shifts.append(shift)
                at = end
        if not out:
            return None
        return "".join(out) + text[at:], cuts, shifts

    def _chains(self, text: str) -> Iterator[re.Match[str]]:
        """What ``finditer`` of the pattern for chains would give, looking only where one can be."""
        match_at, end = self._named["chain"].match, 0
        classes = text.encode("ascii", "replace").translate(_CLASSES)
        pieces = classes.replace(b",", b" ")
        for odd in _ODD.finditer(classes):
            piece = odd.start() + 1
            if piece <= end:
                continue
            # most often the piece before it is where the chain begins
            low = max(end, piece - 65)
            stop = low + len(pieces[low:piece].rstrip(b" "))
            if stop <= end or piece - stop > 64:
                continue
            head = max(pieces.rfind(b" ", end, stop) + 1, end)
            heads: Iterable[int] = (head,)
            if stop - head <= _LONGEST_BETWEEN and text[head:stop] in _BETWEEN:
                heads = (*self._heads(text, pieces, head, end), head)
            for head in heads:
                match = match_at(text, head)
                if match is not None and match.end() > piece:
                    end = match.end()
                    yield match
                    break

    def _heads(self, text: str, pieces: bytes, at: int, end: int) -> Iterator[int]:
        """Where a chain can begin that goes on with what joins two pieces: the farthest first.

        ``pieces`` has a blank for each character that stands in no piece.
        """
        heads: list[int] = []
        while len(heads) < 3:
            low = max(end, at - 65)
            stop = low + len(pieces[low:at].rstrip(b" "))
            if at - stop > 64 or stop <= end:
                break
            at = max(pieces.rfind(b" ", end, stop) + 1, end)
            heads.append(at)
            if len(heads) == 2 and text[at:stop] not in _BETWEEN:
                break
        return reversed(heads)

    def _chain_hits(self, text: str, known: Known) -> Iterator[Hit]:
        """Tokens broken by line ends, blanks or string concatenation."""
        chains = ((m.start(), m[0]) for m in self._chains(text) if m.end() - m.start() >= 17)
        broken: bool | None = None
        # a few first: looking for a fragment costs as much as these
        size = _CHAINS_TRIED
        while some := list(islice(chains, size)):
            hits = self._hits_of_chains(dict.fromkeys([chain for _, chain in some]), known)
            if broken is None and (hits or size > _CHAINS_TRIED):
                broken = self._named["fragment"].search(text) is not None
            if broken is False:
                return
            if hits:
                for base, chain in some:
                    for start, stop, reason, name in known.chains[chain]:
                        yield base + start, base + stop, reason, name
            size = _CHAINS_AT_ONCE

    def _hits_of_chains(self, chains: Iterable[str], known: Known) -> bool:
        """Look at chains, all at once; whether something is known to be in any of them."""
        # the same chain holds the same tokens
        found = known.chains
        new = [chain for chain in chains if chain not in found]
        found.update(dict.fromkeys(new, ()))
        # no chain has this sign in it, and nothing is joined across it
        joined = self._named["joint"].sub("", "\0".join(new)).split("\0")
        hits: dict[int, list[Hit]] = {}
        pieces: dict[int, _Pieces] = {}
        for n, start, stop, reason, name in self._joined_hits(new, joined, pieces):
            first, last = pieces[n].place(start), pieces[n].place(stop - 1)
            # a find inside one piece belongs to the view as it stands
            if last - first > stop - 1 - start:
                hits.setdefault(n, []).append((first, last + 1, reason, name))
        for n, some in hits.items():
            found[new[n]] = tuple(some)
        return any(map(found.__getitem__, chains))

    def _joined_hits(
        self, chains: list[str], joined: list[str], pieces: dict[int, _Pieces]
    ) -> Iterator[tuple[int, int, int, str, str]]:
        """What is found in pieces once they are joined: of which chain, and where in it as joined.

        Where the pieces of such a chain begin is kept in ``pieces``.
        """
        joint = self._named["joint"]
        # no vendor's token goes on in the next line
        together = "\n".join(joined)
        begins = [0, *accumulate(len(each) + 1 for each in joined)]
        anchored = {n: sorted(places) for n, places in self._anchored(together).items()}
        for n, places in anchored.items():
            rule = self._vendors[n][0]
            bound = rule.pattern.startswith(_rules.LEFT_EDGE)
            for match in self._vendor_matches(n, self._unbound[n], together, places):
                number = bisect_right(begins, match.start()) - 1
                each, begin = joined[number], begins[number]
                # not with the anchor in another chain
                if len(each) < 16 or _none_within(places, begin, begins[number + 1]):
                    continue
                start, end = match.start() - begin, match.end() - begin
                if number not in pieces:
                    pieces[number] = _Pieces(chains[number], joint)
                # a vendor's token begins at an edge: of a word, or of one of the pieces
                if (
                    bound
                    and start
                    and each[start - 1] in _TOKEN[:62]
                    and pieces[number].begin_before(start + 1) != start
                ):
                    continue
                end = self._before_name(each, pieces[number], start, end)
                token = each[start:end][:_HEAD]
                if self._is_random(token) and self._noise(token) * 100 >= len(token) * 50:
                    yield number, start, end, rule.reason, rule.name
        lower = ascii_lower(together)
        rules = [
            (rule, pattern)
            for rule, pattern in self._joined_rules
            if any(word in lower for word in rule.needs)
        ]
        if not rules:
            return
        # those that hold the anchor of a vendor are looked at, too
        told = {bisect_right(begins, at) - 1 for places in anchored.values() for at in places}
        for number, each in enumerate(joined):
            if len(each) < 16 or not (
                number in told or "eyJ" in each or ("://" in each and "@" in each)
            ):
                continue
            lower = ascii_lower(each)
            for rule, pattern in rules:
                if not any(word in lower for word in rule.needs):
                    continue
                for match in pattern.finditer(each):
                    span = self._span(rule, match.group(), {})
                    if span is not None:
                        if number not in pieces:
                            pieces[number] = _Pieces(chains[number], joint)
                        base = match.start()
                        yield number, base + span[0], base + span[1], rule.reason, rule.name

    def _before_name(self, joined: str, pieces: _Pieces, start: int, end: int) -> int:
        """Where a joined token ends: before a piece that only names what the next line assigns."""
        begin = pieces.begin_before(end)
        return begin if begin > start and _NAMED.match(joined, begin) else end

    def fold(self, text: str) -> str:
        """Read look-alikes as what they stand for, and drop format characters."""
        if text.isascii():
            return text
        fold = self._fold
        odd = self._foldable.intersection(_beyond_ascii(text))
        if len(odd) > _MANY:
            # str.translate() with a table is slow on the ASCII part, so it is kept from it.
            return _FOREIGN.sub(lambda match: match.group().translate(fold), text)
        for char in odd:
            target = fold[ord(char)]
            text = text.replace(char, "" if target is None else chr(target))
        return text

    def _hits(self, folded: str, limit: _Limit, known: Known) -> Iterator[Hit]:
        """Everything found in a folded text that is asked for."""
        if len(limit.left_out) == len(REASONS):
            return
        lower = ascii_lower(folded)
        applies, spared = self._requirements(folded, lower), self._spared(lower)
        yield from limit.heed(self._view_hits(folded, lower, applies, limit, known, spared))
        decoded = self._decoded(folded)
        if decoded is not None:
            yield from limit.heed(self._decoded_hits(*decoded, limit, known))
        if not limit.leaves_out("credential_prefix"):
            yield from limit.heed(self._chain_hits(folded, known))

    def _decoded_hits(
        self, view: str, cuts: list[int], shifts: list[int], limit: _Limit, known: Known
    ) -> Iterator[Hit]:
        def back(place: int) -> int:
            n = bisect_right(cuts, place)
            return place + (shifts[n - 1] if n else 0)

        lower = ascii_lower(view)
        applies, spared = self._requirements(view, lower), self._spared(lower)
        long = self._long if _MANIFEST in lower else self._very_long
        for low, high in _lines_around(view, [max(cut - 1, 0) for cut in cuts]):
            part = self._view_hits(
                view[low:high], lower[low:high], applies, limit, known, spared, low, len(view), long
            )
            for start, end, reason, name in part:
                yield back(low + start), back(low + end), reason, name
        for n, match in self._long_matches(view, lower, long, applies):
            rule, pattern = self._rules[n]
            group = 2 if pattern.groups else 0
            if limit.leaves_out(rule.reason):
                continue
            span = self._span(rule, match.group(group), known.harmless)
            if span is not None:
                base = match.start(group)
                yield back(base + span[0]), back(base + span[1]), rule.reason, rule.name

    def findings(self, text: str, identifier: bool, known: Known | None = None) -> list[Finding]:
        """All findings, sorted by place; what is known is known with or without ``identifier``."""
        return [Finding(*hit) for hit in self.hits(text, identifier, known)]

    def hits(self, text: str, identifier: bool, known: Known | None = None) -> Iterable[Hit]:
        """The same, of which no objects are made."""
        folded = self.fold(text)
        hits = list(self._hits(folded, _Limit(identifier, first=False), known or Known()))
        if hits and len(folded) != len(text):
            fold = self._fold
            kept = [n for n, c in enumerate(text) if fold.get(ord(c), 0) is not None]
            hits = [(kept[a], kept[b - 1] + 1, r, d) for a, b, r, d in hits]
        # most stand in their order as they come
        return dict.fromkeys(sorted(hits))

    def first(self, text: str, identifier: bool) -> tuple[str, str] | None:
        """The reason and the detector that name the verdict; None where nothing is found."""
        # dropped characters change no order of places
        folded = unrepeated(self.fold(text))
        limit, known = _Limit(identifier, first=True), Known()
        hits: list[Hit] = []
        if len(folded) > _LONG_TEXT:
            # What is found in the beginning, far from its end, is found in the whole: then only
            # what is weightier is left to look for.
            beginning = self._hits(folded[:_BEGINNING], _Limit(identifier, first=True), known)
            hits = [h for h in beginning if h[1] < _BEGINNING - _LONGEST_MATCH]
            limit.look_for_weightier(hits)
        hits += self._hits(folded, limit, known)
        found = min(hits, key=lambda h: (_PRIORITY[h[2]], h[0], h[1], h[3]), default=None)
        return None if found is None else found[2:]


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
    found = engine().first(text, identifier)
    return ScanVerdict(False) if found is None else ScanVerdict(True, *found)
