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
from itertools import pairwise

from pgassay.firewall import _rules
from pgassay.firewall._rules import REASONS, Rule

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
_TO_LOWER = str.maketrans(_UPPER, _LOWER)
_DROP_SEPARATORS = str.maketrans("", "", " \t\r\n.->")
_SPELLED = {
    "zero": "0", "oh": "0", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5",
    "six": "6", "seven": "7", "eight": "8", "nine": "9",
}  # fmt: skip
# passwords of examples
_EXAMPLE_PASSWORDS = frozenset(
    ("pass", "pwd", "pw", "user", "admin", "root", "postgres", "guest")
)
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
    return text.lower() if text.isascii() else text.translate(_TO_LOWER)


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
    return (
        d[:3] not in ("000", "666") and d[0] != "9" and d[3:5] != "00" and d[5:] != "0000"
    )


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
    """The character of one escape, where it is a printable ASCII character."""
    if escape[0] == "\\" and escape[1] not in "ux":
        return escape[1]
    if escape[0] == "&" and escape[2] != "x":
        code = int(escape[2:-1])
    else:
        code = int(escape.strip("%\\ux&#;"), 16)
    return chr(code) if 0x20 <= code < 0x7F else None


class Engine:
    """The compiled detectors, and how they are applied."""

    def __init__(self, rules: _rules.Rules) -> None:
        compiled = re.compile
        self._fold = rules.fold.table
        self._issuers = rules.card_issuers
        self._iban_sizes = rules.iban_sizes
        self._named = {name: compiled(pattern) for name, pattern in rules.patterns.items()}
        self._anchors: dict[str, list[tuple[Rule, re.Pattern[str]]]] = {}
        self._unbound: dict[str, re.Pattern[str]] = {}
        for rule in rules.of_kind("vendor"):
            pattern = compiled(rule.pattern)
            self._unbound[rule.name] = compiled(rule.pattern.removeprefix(_rules.LEFT_EDGE))
            for anchor in rule.anchors:
                self._anchors.setdefault(anchor, []).append((rule, pattern))
        self._trie = compiled(_rules.trie(tuple(self._anchors)))
        self._prefixes = {
            a: tuple(b for b in self._anchors if a.startswith(b)) for a in self._anchors
        }
        self._shapes = [(r, compiled(r.pattern)) for r in rules.of_kind("shape")]
        self._shape = compiled(_rules.union(r.pattern for r in rules.of_kind("shape")))
        kinds = ("marker", "key_block", "token", "userinfo", "assignment")
        self._rules = [
            (r, compiled(r.pattern)) for r in rules.of_kind(*kinds, "named_number", "number")
        ]
        self._joined_rules = [(r, p) for r, p in self._rules if r.kind in ("token", "userinfo")]

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
        if "xxxx" in lower or "..." in token or "***" in token:
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
        )

    def _is_grouped(self, token: str) -> bool:
        """Whether the groups of a licence key mix letters and digits."""
        groups = token.split("-")
        mixed = sum(
            not _DIGIT_SET.isdisjoint(g) and not _UPPER_SET.isdisjoint(g) for g in groups
        )
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
        token = token.strip("_=-")
        size, chars = len(token), set(token)
        if size < 16 or len(chars) < 10 or chars <= _HEX_LOWER:
            return False
        if chars <= _HEX_UPPER:
            return size == 64 and "-" not in chars
        if size == 66 and token[:2] == "0x" and set(token[2:]) <= _HEX_LOWER:
            return True
        if chars.isdisjoint(_LOWER_SET) or chars.isdisjoint(_UPPER_SET):
            return False
        parts = token.replace("_", "-").replace("/", "-").replace("+", "-").split("-")
        weight = sum(len(p) for p in parts if len(p) >= 6 and self._is_noisy_part(p))
        return weight >= 16 or (weight >= 10 and weight * 10 >= size * 6)

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
        named, size = self._named, len(value)
        span = (start, start + size)
        if check == "seed":
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
        if check == "header":
            return span if size >= 8 and (digits or mixed) and len(chars) >= 6 else None
        if check in ("flag", "structured"):
            if digits and size >= 6 and not named["ordinary"].match(lower):
                return span
            if symbols and size >= 6 and not named["plain"].match(value):
                return span
            return span if mixed and size >= 8 and named["consonants"].search(lower) else None
        if check == "machine":
            if size < 15 or not digits or len(chars) < 8 or named["ordinary"].match(lower):
                return None
            if chars <= _HEX_LOWER or chars <= _HEX_UPPER:
                return span if size >= 32 else None
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
        if "." in run:
            sizes = [b - a for a, b in groups[:3]]
            if sizes not in ([4, 4, 4], [4, 6, 5], [4, 6, 4]):
                return None
        if len(digits) <= 19 and self._is_card(digits):
            return 0, len(run)
        size = 0
        for (start, end), (after, _) in pairwise(groups):
            size += end - start
            if size < 13:
                continue
            if size > 19:
                break
            month = digits[size : size + 2]
            dated = len(month) == 2 and "01" <= month <= "12"
            if ("\n" in run[end:after] or dated) and self._is_card(digits[:size]):
                return 0, end
        return None

    def _iban_end(self, run: str) -> int | None:
        size = self._iban_sizes.get(run[:2].upper())
        if size is None:
            return None
        iban = ""
        for n, char in enumerate(run):
            if char in " -":
                continue
            iban += char.upper()
            if len(iban) == size:
                if run[n + 1 : n + 2] not in ("", " ", "-"):
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
        found = set(self._trie.findall(runs))
        rules = [rule for a in {b for a in found for b in self._prefixes[a]} for rule in self._anchors[a]]
        if self._shape.search(runs):
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
                    yield (
                        start - len(before) + len(before.rstrip(_TOKEN)),
                        end + len(after) - len(after.lstrip(_TOKEN)),
                        rule,
                    )

    def _is_token(self, rule: Rule, token: str) -> bool:
        if rule.check == "varied":
            return len(set(token)) >= 8
        if rule.check == "strong" and not self._is_prefixed(token):
            return False
        if rule.check == "grouped" and not self._is_grouped(token):
            return False
        return self._is_random(token)

    def _encoded(self, content: bytes) -> set[Rule]:
        """Vendors' tokens inside a piece of encoded text, where it is plain text."""
        if any(byte < 0x20 or byte > 0x7E or byte == 0x5C for byte in content):
            return set()
        return {rule for _, _, rule in self._vendor_hits(content.decode("ascii"))}

    def _run_hits(self, runs: str) -> Iterator[Hit]:
        named = self._named
        for start, end, rule in self._vendor_hits(runs):
            yield start, end, rule.reason, rule.name
        for match in named["base64"].finditer(runs):
            token = match.group()
            if len(token) >= 32 and len(token) % 2 == 0 and _HEX.issuperset(token):
                for rule in self._encoded(bytes.fromhex(token)):
                    yield (*match.span(), rule.reason, rule.name)
            elif len(token) % 4 == 0:
                for rule in self._encoded(binascii.a2b_base64(token)):
                    yield (*match.span(), rule.reason, rule.name)
            if len(token) >= 40 and self._is_noisy(token) and not named["path"].search(token):
                yield (*match.span(), "high_entropy", "noise")
        for match in named["atom"].finditer(runs):
            if self._is_noisy(match.group()):
                yield (*match.span(), "high_entropy", "noise")
        for match in named["symbols"].finditer(runs):
            if self._is_symbolic(match.group()):
                yield (*match.span(), "high_entropy", "symbols")

    def _token_hits(self, text: str) -> Iterator[Hit]:
        starts: list[int] = []
        offsets: list[int] = []
        pieces: list[str] = []
        at = 0
        for match in self._named["run"].finditer(text):
            starts.append(match.start())
            offsets.append(at)
            pieces.append(match.group())
            at += match.end() - match.start() + 1
        if not pieces:
            return
        for start, end, reason, name in self._run_hits("\n".join(pieces)):
            n = bisect_right(offsets, start) - 1
            shift = starts[n] - offsets[n]
            yield start + shift, end + shift, reason, name

    # -- views -----------------------------------------------------------------------------------

    def _view_hits(self, text: str) -> Iterator[Hit]:
        """Everything found in one view, as spans of that view."""
        lower = ascii_lower(text)
        uneven = self._named["uneven"].search(text) is not None
        numeric = self._named["six_digits"].search(text) is not None
        for rule, pattern in self._rules:
            if (
                (rule.kind == "assignment" and not uneven and rule.check != "seed")
                or (rule.kind == "number" and not numeric and not rule.needs)
                or (rule.kind == "named_number" and not (numeric or (uneven and rule.needs)))
                or (rule.needs and not any(word in lower for word in rule.needs))
                or (rule.also_needs and not any(word in lower for word in rule.also_needs))
            ):
                continue
            for match in pattern.finditer(lower if rule.lowered else text):
                group = 2 if pattern.groups else 0
                span = self._span(rule, match.group(group))
                if span is not None:
                    base = match.start(group)
                    yield base + span[0], base + span[1], rule.reason, rule.name
        yield from self._token_hits(text)

    def _decoded(self, text: str) -> tuple[str, list[int]] | None:
        """The text with its escapes decoded, and where each character came from."""
        if "%" not in text and "\\" not in text and "&#" not in text:
            return None
        out: list[str] = []
        marks: list[int] = []
        at = 0
        for match in self._named["escape"].finditer(text):
            char = _unescape(match.group())
            if char is not None:
                out.append(text[at : match.start()] + char)
                marks.extend(range(at, match.start() + 1))
                at = match.end()
        if not out:
            return None
        marks.extend(range(at, len(text) + 1))
        return "".join(out) + text[at:], marks

    def _chain_hits(self, text: str) -> Iterator[Hit]:
        """Tokens broken by line ends, blanks or string concatenation."""
        if not self._named["fragment"].search(text):
            return
        for match in self._named["chain"].finditer(text):
            chain, base = match.group(), match.start()
            out: list[str] = []
            marks: list[int] = []
            at = 0
            for joint in self._named["joint"].finditer(chain):
                out.append(chain[at : joint.start()])
                marks.extend(range(base + at, base + joint.start()))
                at = joint.end()
            joined = "".join(out) + chain[at:]
            marks.extend(range(base + at, base + len(chain)))
            if len(joined) < 16:
                continue
            for start, end, reason, name in self._joined_hits(joined, marks):
                # a find inside one piece belongs to the view as it stands
                if marks[end - 1] - marks[start] > end - 1 - start:
                    yield marks[start], marks[end - 1] + 1, reason, name

    def _joined_hits(self, joined: str, marks: list[int]) -> Iterator[Hit]:
        found = set(self._trie.findall(joined))
        for anchor in {b for a in found for b in self._prefixes[a]}:
            for rule, pattern in self._anchors[anchor]:
                bound = pattern.pattern != self._unbound[rule.name].pattern
                for match in self._unbound[rule.name].finditer(joined):
                    start, end = match.span()
                    token = match.group()
                    if (
                        bound
                        and start
                        and joined[start - 1] in _TOKEN[:62]
                        and marks[start] == marks[start - 1] + 1
                    ):
                        continue
                    if self._is_random(token) and self._noise(token) * 100 >= len(token) * 50:
                        yield start, end, rule.reason, rule.name
        for rule, pattern in self._joined_rules:
            for match in pattern.finditer(joined):
                span = self._span(rule, match.group())
                if span is not None:
                    base = match.start()
                    yield base + span[0], base + span[1], rule.reason, rule.name

    def findings(self, text: str, identifier: bool) -> list[Finding]:
        """All findings, sorted by place."""
        folded = text if text.isascii() else text.translate(self._fold)
        hits = list(self._view_hits(folded))
        decoded = self._decoded(folded)
        if decoded is not None:
            view, marks = decoded
            hits += [(marks[a], marks[b], r, d) for a, b, r, d in self._view_hits(view)]
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
