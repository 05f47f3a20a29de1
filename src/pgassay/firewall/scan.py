"""Finding what must never be recorded."""

from __future__ import annotations

import binascii
import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from pgassay.firewall import _rules
from pgassay.firewall._rules import REASONS, Rule

PRIORITY = {reason: n for n, reason in enumerate(REASONS)}


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


LOWER = "abcdefghijklmnopqrstuvwxyz"
UPPER = LOWER.upper()
DIGITS = "0123456789"
_TO_LOWER = str.maketrans(UPPER, LOWER)


def ascii_lower(text: str) -> str:
    """Lower-case ASCII letters only, as PostgreSQL's ``lower(… collate "C")`` does."""
    return text.lower() if text.isascii() else text.translate(_TO_LOWER)


def _translate_away(text: str, chars: str) -> str:
    return text.translate({ord(c): None for c in chars})


_HEX_LOWER = frozenset("0123456789abcdef-")
_HEX_UPPER = frozenset("0123456789ABCDEF-")
_SYMBOLS = frozenset("!@#$%^&*+?~")


def luhn(digits: str) -> bool:
    """Whether the last digit is the check digit of ISO/IEC 7812-1 annex B."""
    total = 0
    for n, char in enumerate(reversed(digits)):
        value = ord(char) - 48
        if n % 2:
            value *= 2
            if value > 9:
                value -= 9
        total += value
    return total % 10 == 0


def mod97(iban: str) -> bool:
    """Whether an IBAN (upper case, no blanks) satisfies ISO 13616: mod 97 is one."""
    turned = iban[4:] + iban[:4]
    return int("".join(str(int(c, 36)) for c in turned)) % 97 == 1


_CARD_ISSUERS = (
    # first digits (low, high), lengths
    ("4", "4", (13, 16, 19)),
    ("51", "55", (16,)),
    ("2221", "2720", (16,)),
    ("34", "34", (15,)),
    ("37", "37", (15,)),
    ("300", "305", (14, 16)),
    ("3095", "3095", (14, 16)),
    ("36", "36", (14, 16)),
    ("38", "39", (14, 16)),
    ("6011", "6011", (16, 19)),
    ("644", "649", (16, 19)),
    ("65", "65", (16, 19)),
    ("3528", "3589", (16, 19)),
    ("62", "62", (16, 17, 18, 19)),
    ("81", "82", (16,)),
    ("60", "60", (16,)),
    ("508", "508", (16,)),
    ("353", "353", (16,)),
    ("356", "356", (16,)),
    ("5018", "5018", (16, 17, 18, 19)),
    ("5020", "5020", (16, 17, 18, 19)),
    ("5038", "5038", (16, 17, 18, 19)),
    ("5893", "5893", (16, 17, 18, 19)),
    ("6304", "6304", (16, 17, 18, 19)),
    ("6759", "6759", (16, 17, 18, 19)),
    ("6761", "6763", (16, 17, 18, 19)),
    ("6767", "6767", (16, 17, 18, 19)),
    ("6390", "6390", (16,)),
    ("5067", "5067", (16,)),
    ("5066", "5066", (16,)),
    ("509", "509", (16,)),
    ("6362", "6363", (16,)),
    ("6504", "6516", (16,)),
    ("2200", "2204", (16,)),
    ("9792", "9792", (16,)),
    ("606282", "606282", (16,)),
    ("506099", "506198", (16, 19)),
)


def is_card(digits: str) -> bool:
    """Whether digits are a payment card: an issuer's range, its length, and Luhn."""
    for low, high, lengths in _CARD_ISSUERS:
        if len(digits) in lengths and low <= digits[: len(low)] <= high:
            return luhn(digits)
    return False


class Engine:
    """The compiled detectors and the order they are tried in."""

    def __init__(self, rules: _rules.Rules) -> None:
        compiled = re.compile
        named = rules.patterns
        self.rules = rules
        self.fold = rules.fold.table
        self.removable = compiled(
            "[" + "".join(f"\\U{code:08x}" for code in rules.fold.removed) + "]"
        )
        self.run = compiled(named["run"])
        self.anchors: dict[str, list[tuple[Rule, re.Pattern[str]]]] = {}
        for rule in rules.vendors:
            pattern = compiled(rule.pattern)
            for anchor in rule.anchors:
                self.anchors.setdefault(anchor, []).append((rule, pattern))
        self.trie = compiled(_rules.trie(tuple(self.anchors)))
        self.prefixes = {
            a: tuple(b for b in self.anchors if a.startswith(b)) for a in self.anchors
        }
        edge = "(?<![A-Za-z0-9])(?:{})(?![A-Za-z0-9])"
        self.shapes = [(r, compiled(edge.format(r.pattern))) for r in rules.shapes]
        self.markers = [(r, compiled(r.pattern)) for r in rules.markers]
        self.key_blocks = [(r, compiled(r.pattern)) for r in rules.key_blocks]
        self.tokens = [(r, compiled(r.pattern)) for r in rules.tokens]
        self.userinfo = [(r, compiled(r.pattern)) for r in rules.userinfo]
        self.assignments = [(r, compiled(r.pattern)) for r in rules.assignments]
        self.named_numbers = [(r, compiled(r.pattern)) for r in rules.named_numbers]
        self.digits = compiled(named["digits"])
        self.spelled = compiled(named["spelled"])
        self.iban = compiled(named["iban"])
        self.us_ssn = compiled(named["us_ssn"])
        self.routing = compiled(named["routing"])
        self.escape = compiled(named["escape"])
        self.bigram = compiled(named["bigram"])
        self.consonants = compiled(named["consonants"])
        self.placeholder = compiled(named["placeholder"])
        self.name = compiled(named["name"])
        self.ordinary = compiled(named["ordinary"])
        self.uneven = compiled(named["uneven"])
        self.plain = compiled(named["plain"])
        self.chain = compiled(named["chain"])
        self.joint = compiled(named["joint"])
        self.atom = compiled(named["atom"])
        self.base64 = compiled(named["base64"])
        self.symbols = compiled(named["symbols"])
        self.path = compiled(named["path"])
        self.hexed = compiled(named["hexed"])
        self.base64_text = compiled(named["base64_text"])
        self.fragment = compiled(named["fragment"])

    # -- what a piece of text is like ------------------------------------------------------------

    def noise(self, token: str) -> int:
        """How many characters are left when the letter pairs of words are taken out."""
        if not any(c in LOWER for c in token):
            token = ascii_lower(token)
        return len(self.bigram.sub("", token))

    def is_random(self, token: str) -> bool:
        """Not a placeholder: varied characters, a digit or both cases."""
        if len(set(token)) < 8 or "xxxx" in token.lower() or "..." in token or "***" in token:
            return False
        lower = ascii_lower(token)
        return any(c in DIGITS for c in token) or (
            token != lower and any(c in LOWER for c in token)
        )

    def secret_value(self, raw: str, strength: str) -> tuple[int, int] | None:
        """The span inside ``raw`` that is a secret, if it looks like one."""
        start, quoted = 0, raw[:1] in "\"'`"
        if quoted:
            start = 1
        value = raw[start : start + 256]
        if not quoted:
            if value[-1:] in ("(", "["):
                return None
            value = value.rstrip(".,;:")
        else:
            value = value.rstrip(" ")
        size = len(value)
        if strength == "seed":
            return (start, start + size)
        if size < 4 or (quoted and " " in value) or not self.uneven.search(value):
            return None
        lower = ascii_lower(value)
        if self.placeholder.match(lower) or self.name.match(value):
            return None
        chars = set(value)
        digits = sum(c in DIGITS for c in value)
        has_lower, has_upper = bool(chars & set(LOWER)), bool(chars & set(UPPER))
        letters = has_lower or has_upper
        symbols = bool(chars & _SYMBOLS)
        mixed = has_lower and has_upper
        span = (start, start + size)
        if not letters:
            if strength == "bare" and digits >= 4 and not symbols:
                return span
            return span if digits >= 4 and symbols and len(chars) >= 5 else None
        if len(chars) < 4:
            return None
        if strength == "header":
            return span if size >= 8 and (digits or mixed) and len(chars) >= 6 else None
        if strength in ("flag", "structured"):
            if digits and size >= 6 and not self.ordinary.match(lower):
                return span
            if symbols and size >= 6 and not self.plain.match(value):
                return span
            return span if mixed and size >= 8 and self.consonants.search(lower) else None
        if strength == "machine":
            if size < 15 or not digits or len(chars) < 8 or self.ordinary.match(lower):
                return None
            if chars <= _HEX_LOWER or chars <= _HEX_UPPER:
                return span if size >= 32 else None
            return span if self.noise(value) * 100 >= size * (55 if digits > 1 else 65) else None
        if digits:
            if self.ordinary.match(lower):
                return None
            return span if size >= 6 else None
        if symbols and size >= 8 and not self.plain.match(value):
            return span
        if mixed and size >= 8 and self.consonants.search(lower):
            return span
        return None

    # -- detectors over one view of the text -----------------------------------------------------

    def vendor_tokens(self, text: str) -> Iterator[tuple[int, int, Rule]]:
        starts: list[int] = []
        offsets: list[int] = []
        pieces: list[str] = []
        at = 0
        for match in self.run.finditer(text):
            starts.append(match.start())
            offsets.append(at)
            pieces.append(match.group())
            at += match.end() - match.start() + 1
        if not pieces:
            return
        joined = "\n".join(pieces)
        for start, end, rule in self.in_runs(joined):
            n = bisect_right(offsets, start) - 1
            shift = starts[n] - offsets[n]
            yield start + shift, end + shift, rule

    def in_runs(self, joined: str) -> Iterator[tuple[int, int, Rule]]:
        for start, end, rule in self.vendors_in(joined):
            yield (*self.widen(joined, start, end), rule)
        for match in self.hexed.finditer(joined):
            token = match.group()
            if len(token) % 2 == 0:
                yield from self.encoded(match, bytes.fromhex(token))
        for match in self.base64_text.finditer(joined):
            token = match.group()
            if len(token) % 4 == 0:
                yield from self.encoded(match, binascii.a2b_base64(token))
        yield from self.noise_tokens(joined)

    def encoded(self, match: re.Match[str], content: bytes) -> Iterator[tuple[int, int, Rule]]:
        """A vendor's token inside a piece of encoded text: the whole piece goes."""
        if any(byte < 0x20 or byte > 0x7E for byte in content):
            return
        for _, _, rule in self.vendors_in(content.decode("ascii")):
            yield (*match.span(), rule)

    def vendors_in(self, joined: str) -> Iterator[tuple[int, int, Rule]]:
        found = set(self.trie.findall(joined))
        for anchor in {b for a in found for b in self.prefixes[a]}:
            for rule, pattern in self.anchors[anchor]:
                for match in pattern.finditer(joined):
                    token = match.group()
                    if self.is_random(token) or (
                        rule.strength == "varied" and len(set(token)) >= 8
                    ):
                        yield (*match.span(), rule)
        for rule, pattern in self.shapes:
            for match in pattern.finditer(joined):
                token = match.group()
                if rule.strength == "strong" and not self.prefixed(token):
                    continue
                if rule.strength == "grouped" and not self.grouped(token):
                    continue
                if self.is_random(token):
                    yield (*match.span(), rule)

    def grouped(self, token: str) -> bool:
        """Whether a licence key's groups mix letters and digits."""
        groups = token.split("-")
        mixed = sum(any(c in DIGITS for c in g) and any(c in UPPER for c in g) for g in groups)
        return mixed * 2 > len(groups) or (mixed >= 2 and self.noise(token) * 100 >= len(token) * 75)

    def prefixed(self, token: str) -> bool:
        """Whether a word-like prefix is followed by noise: what an unlisted vendor's token is."""
        body = re.split("[_.-]", token)
        tail = max(body, key=len)
        chars = set(tail)
        return (
            len(tail) >= 20
            and self.noise(tail) * 100 >= len(tail) * 66
            and sum(c in DIGITS for c in tail) >= 2
            and len(chars) >= 10
            and not chars <= _HEX_LOWER
            and bool(chars & set(LOWER))
        )

    def noise_tokens(self, joined: str) -> Iterator[tuple[int, int, Rule]]:
        for match in self.base64.finditer(joined):
            token = match.group()
            if self.noisy(token) and not self.path.search(token):
                yield (*match.span(), ENTROPY)
        for match in self.symbols.finditer(joined):
            token = match.group()
            chars = set(token)
            if (
                len(chars & _SYMBOLS) >= 1
                and len(chars) >= 12
                and chars & set(LOWER)
                and chars & set(UPPER)
                and chars & set(DIGITS)
                and self.noise(token) * 100 >= len(token) * 66
            ):
                yield (*match.span(), ENTROPY)
        for match in self.atom.finditer(joined):
            token = match.group()
            if self.noisy(token):
                yield (*match.span(), ENTROPY)

    def noisy(self, token: str) -> bool:
        """Whether a token without a known prefix is noise: a key, not a name, a slug or a digest."""
        token = token.strip("_=-")
        size, chars = len(token), set(token)
        if size < 16 or len(chars) < 10:
            return False
        if chars <= _HEX_LOWER:
            return False
        if chars <= _HEX_UPPER:
            return size == 64 and "-" not in chars
        if size == 66 and token[:2] == "0x" and set(token[2:]) <= _HEX_LOWER:
            return True
        if not (chars & set(LOWER) and chars & set(UPPER)):
            return False
        weight = 0
        for part in token.replace("_", "-").replace("/", "-").replace("+", "-").split("-"):
            if len(part) >= 6 and self.part_noisy(part):
                weight += len(part)
        return weight >= 16 or (weight >= 10 and weight * 10 >= size * 6)

    def part_noisy(self, part: str) -> bool:
        digits = any(c in DIGITS for c in part)
        mixed = any(c in LOWER for c in part) and any(c in UPPER for c in part)
        share = self.noise(part) * 100
        if mixed:
            return share >= len(part) * (60 if digits else 68)
        return digits and share >= len(part) * 75 and any(c in LOWER + UPPER for c in part)

    def widen(self, text: str, start: int, end: int) -> tuple[int, int]:
        while start and (text[start - 1] in _WIDE or "\u00c0" <= text[start - 1] <= "\u024f"):
            start -= 1
        while end < len(text) and (text[end] in _WIDE or "\u00c0" <= text[end] <= "\u024f"):
            end += 1
        return start, end

    def view(self, text: str, identifier: bool) -> Iterator[tuple[int, int, Rule]]:
        """Everything found in one view, as spans of that view."""
        lower = ascii_lower(text)
        for rule, pattern in self.markers:
            for match in pattern.finditer(lower):
                yield (*match.span(), rule)
        for rule, pattern in self.key_blocks:
            for match in pattern.finditer(text):
                yield (*match.span(), rule)
        yield from self.vendor_tokens(text)
        for rule, pattern in self.tokens:
            for match in pattern.finditer(text):
                yield (*match.span(), rule)
        for rule, pattern in self.userinfo:
            for match in pattern.finditer(text):
                span = self.password_in_url(match.group())
                if span:
                    yield match.start() + span[0], match.start() + span[1], rule
        for rule, pattern in self.assignments:
            for match in pattern.finditer(text):
                span = self.secret_value(match.group(2), rule.strength)
                if span:
                    base = match.start(2)
                    yield base + span[0], base + span[1], rule
        yield from self.numbers(text, lower)

    def password_in_url(self, found: str) -> tuple[int, int] | None:
        body = found[3:-1]
        if ":" not in body:
            if self.is_random(body):
                return 3, len(found) - 1
            return None
        user, _, word = body.partition(":")
        if word == "x-oauth-basic":
            return (3, 3 + len(user)) if self.is_random(user) else None
        lower = ascii_lower(word)
        stem = user.strip().lower()
        if not word or lower == stem or self.placeholder.match(lower) or self.name.match(word):
            return None
        head = re.match("[0-9]{1,5}(?:[/?#]|\\Z)", word)
        if head or lower in _COMMON_WORDS:
            return None
        return 3 + len(user) + 1, len(found) - 1

    def numbers(self, text: str, lower: str) -> Iterator[tuple[int, int, Rule]]:
        for match in self.us_ssn.finditer(text):
            if valid_ssn(match.group()):
                yield (*match.span(), SSN)
        for rule, pattern in self.named_numbers:
            for match in pattern.finditer(lower):
                if NUMBER_CHECKS[rule.strength](match.group(2)):
                    yield (*match.span(2), rule)
        for match in self.routing.finditer(text):
            d = [int(c) for c in match.group(2)]
            if (3 * (d[0] + d[3] + d[6]) + 7 * (d[1] + d[4] + d[7]) + d[2] + d[5] + d[8]) % 10 == 0:
                yield (*match.span(2), ROUTING)
        for match in self.iban.finditer(text):
            end = iban_end(match.group())
            if end:
                yield match.start(), match.start() + end, IBAN
        for match in self.digits.finditer(text):
            span = card_span(match.group())
            if span:
                yield match.start() + span[0], match.start() + span[1], CARD
        for match in self.spelled.finditer(lower):
            digits = "".join(
                _SPELLED[w] for w in re.split("[ ,-]+", match.group())
            )
            if is_card(digits):
                yield (*match.span(), CARD_SPELLED)

    def findings(self, text: str, identifier: bool = False) -> list[Finding]:
        folded = text if text.isascii() else text.translate(self.fold)
        kept: list[int] | None = None
        if len(folded) != len(text):
            fold = self.fold
            kept = [n for n, c in enumerate(text) if fold.get(ord(c), 0) is not None]
            kept.append(len(text))
        out: set[Finding] = set()

        def add(start: int, end: int, rule: Rule) -> None:
            if identifier and rule.reason in ("high_entropy", "payment_card"):
                return
            if kept is not None:
                start, end = kept[start], kept[end - 1] + 1
            out.add(Finding(start, end, rule.reason, rule.name))

        for start, end, rule in self.view(folded, identifier):
            add(start, end, rule)
        decoded = self.unescape(folded)
        if decoded:
            view, marks = decoded
            for start, end, rule in self.view(view, identifier):
                add(marks[start], marks[end - 1 + 1], rule)
        for base, joined, marks in self.chains(folded):
            for start, end, rule in self.in_joined(joined, marks):
                add(base + marks[start], base + marks[end - 1] + 1, rule)
        return sorted(out)

    def unescape(self, text: str) -> tuple[str, list[int]] | None:
        if "%" not in text and "\\" not in text and "&#" not in text:
            return None
        out: list[str] = []
        marks: list[int] = []
        at = 0
        for match in self.escape.finditer(text):
            code = unescape_one(match.group())
            if code is None:
                continue
            out.append(text[at : match.start()])
            marks.extend(range(at, match.start()))
            out.append(code)
            marks.append(match.start())
            at = match.end()
        if not marks and not out:
            return None
        out.append(text[at:])
        marks.extend(range(at, len(text)))
        marks.append(len(text))
        return "".join(out), marks

    def chains(self, text: str) -> Iterator[tuple[int, str, list[int]]]:
        if not self.fragment.search(text):
            return
        for match in self.chain.finditer(text):
            chain = match.group()
            out: list[str] = []
            marks: list[int] = []
            at = 0
            for joint in self.joint.finditer(chain):
                out.append(chain[at : joint.start()])
                marks.extend(range(at, joint.start()))
                at = joint.end()
            out.append(chain[at:])
            marks.extend(range(at, len(chain)))
            joined = "".join(out)
            if len(joined) >= 16:
                yield match.start(), joined, marks

    def in_joined(self, joined: str, marks: list[int]) -> Iterator[tuple[int, int, Rule]]:
        found = set(self.trie.findall(joined))
        for anchor in {b for a in found for b in self.prefixes[a]}:
            for rule, _ in self.anchors[anchor]:
                glued = rule.pattern.removeprefix("(?<![A-Za-z0-9])")
                for match in re.finditer(glued, joined):
                    start, end = match.span()
                    if glued != rule.pattern and start and joined[start - 1].isalnum():
                        if marks[start] == marks[start - 1] + 1:
                            continue
                    if marks[end - 1] - marks[start] == end - 1 - start:
                        continue
                    token = match.group()
                    if self.is_random(token) and self.noise(token) * 100 >= len(token) * 50:
                        yield start, end, rule


def unescape_one(escape: str) -> str | None:
    if escape[0] == "%":
        code = int(escape[1:], 16)
    elif escape[:2] == "\\u":
        code = int(escape[2:], 16)
    elif escape[:2] == "\\x":
        code = int(escape[2:], 16)
    elif escape[0] == "\\":
        return escape[1]
    elif escape[:3] == "&#x":
        code = int(escape[3:-1], 16)
    else:
        code = int(escape[2:-1])
    return chr(code) if 0x20 <= code < 0x7F else None


def valid_ssn(text: str) -> bool:
    d = "".join(c for c in text if c in DIGITS)
    return d[:3] not in ("000", "666") and d[0] != "9" and d[3:5] != "00" and d[5:] != "0000"


def card_span(run: str) -> tuple[int, int] | None:
    """The card in a run of digits and separators: the whole run, or a head with a date after it."""
    groups = [(m.start(), m.end(), m.group()) for m in re.finditer("[0-9]+", run)]
    seps = [run[a[1] : b[0]] for a, b in zip(groups, groups[1:])]
    if any("." in s for s in seps):
        sizes = [len(g[2]) for g in groups]
        if sizes[:3] not in ([4, 4, 4], [4, 6, 5], [4, 6, 4]):
            return None
    digits = "".join(g[2] for g in groups)
    if len(digits) <= 19 and is_card(digits):
        return 0, groups[-1][1]
    head = ""
    for n, (_, end, part) in enumerate(groups[:-1]):
        head += part
        if not 13 <= len(head) <= 19:
            continue
        after = groups[n + 1]
        rest = "".join(g[2] for g in groups[n + 1 :])
        newline = "\n" in seps[n]
        if (newline or re.match("(?:0[1-9]|1[0-2])", rest)) and is_card(head):
            return 0, end
    return None


_IBAN_SIZES = {
    "AD": 24, "AE": 23, "AL": 28, "AT": 20, "AZ": 28, "BA": 20, "BE": 16, "BG": 22, "BH": 22,
    "BR": 29, "BY": 28, "CH": 21, "CR": 22, "CY": 28, "CZ": 24, "DE": 22, "DK": 18, "DO": 28,
    "EE": 20, "EG": 29, "ES": 24, "FI": 18, "FO": 18, "FR": 27, "GB": 22, "GE": 22, "GI": 23,
    "GL": 18, "GR": 27, "GT": 28, "HR": 21, "HU": 28, "IE": 22, "IL": 23, "IQ": 23, "IS": 26,
    "IT": 27, "JO": 30, "KW": 30, "KZ": 20, "LB": 28, "LC": 32, "LI": 21, "LT": 20, "LU": 20,
    "LV": 21, "LY": 25, "MC": 27, "MD": 24, "ME": 22, "MK": 19, "MR": 27, "MT": 31, "MU": 30,
    "NL": 18, "NO": 15, "PK": 24, "PL": 28, "PS": 29, "PT": 25, "QA": 29, "RO": 24, "RS": 22,
    "SA": 24, "SC": 31, "SD": 18, "SE": 24, "SI": 19, "SK": 24, "SM": 27, "ST": 25, "SV": 28,
    "TL": 23, "TN": 24, "TR": 26, "UA": 29, "VA": 22, "VG": 24, "XK": 20,
}


def iban_end(run: str) -> int | None:
    size = _IBAN_SIZES.get(run[:2].upper())
    if not size:
        return None
    out = ""
    for n, c in enumerate(run):
        if c in " -":
            continue
        out += c.upper()
        if len(out) == size:
            if n + 1 < len(run) and run[n + 1] not in " -":
                return None
            return n + 1 if mod97(out) else None
    return None


def _digits(text: str) -> str:
    return "".join(c for c in text if c in DIGITS)


def _cpf(text: str) -> bool:
    d = [int(c) for c in _digits(text)]
    if len(set(d)) == 1:
        return False
    one = sum((10 - n) * d[n] for n in range(9)) * 10 % 11 % 10
    two = sum((11 - n) * d[n] for n in range(10)) * 10 % 11 % 10
    return [one, two] == d[9:]


def _cn(text: str) -> bool:
    w = (7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2)
    return "10x98765432"[sum(int(c) * k for c, k in zip(text, w)) % 11] == text[17].lower()


def _dni(text: str) -> bool:
    t = text.replace("-", "")
    number = t[:-1].translate(str.maketrans("xyz", "012"))
    return "trwagmyfpdxbnjzsqvhlcke"[int(number) % 23] == t[-1]


NUMBER_CHECKS: dict[str, Callable[[str], bool]] = {
    "none": lambda t: True,
    "ssn": valid_ssn,
    "luhn": lambda t: luhn(_digits(t)),
    "cpf": _cpf,
    "cn_id": _cn,
    "dni": _dni,
}
_WIDE = frozenset(LOWER + UPPER + DIGITS + "_-")
_SPELLED = dict(zip("zero oh one two three four five six seven eight nine".split(), "00123456789"))
_COMMON_WORDS = frozenset("pass pwd pw user admin root postgres guest".split())
ENTROPY = Rule("high_entropy", "noise", "", "entropy")
SSN = Rule("government_id", "us_ssn_dashes", "", "number")
CARD = Rule("payment_card", "card", "", "number")
CARD_SPELLED = Rule("payment_card", "card_spelled", "", "number")
IBAN = Rule("bank_account", "iban", "", "number")
ROUTING = Rule("bank_account", "us_routing", "", "number")


@lru_cache(maxsize=1)
def engine() -> Engine:
    return Engine(_rules.load())


def find_never_record(text: str, *, identifier: bool = False) -> list[Finding]:
    return engine().findings(text, identifier)


def scan_never_record(text: str, *, identifier: bool = False) -> ScanVerdict:
    found = engine().findings(text, identifier)
    if not found:
        return ScanVerdict(False)
    first = min(found, key=lambda f: (PRIORITY[f.reason], f.start, f.end, f.detector))
    return ScanVerdict(True, first.reason, first.detector)


def redact_text(text: str) -> str:
    out = list(text)
    for f in find_never_record(text):
        if f.reason == "off_the_record":
            continue
        out[f.start : f.end] = "\u2588" * (f.end - f.start)
    return "".join(out)
