"""Detectors of a user's own, detectors switched off, and texts that are no secrets after all.

A `Firewall` is the package's detectors with these three changes. `pgassay.firewall.Firewall()` is
the package's own, which the functions of `pgassay.firewall.scan` apply.

The pattern of a detector of one's own is written in a small language, of which Python and
PostgreSQL find the same matches, at the same places, in time that grows with the text and not
faster. See `pattern_problem` for its rules; ``assay._detector_problem`` is its twin in SQL.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from bisect import bisect_right
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from pgassay.errors import ConfigurationError, JournalBlockedError
from pgassay.firewall import _rules
from pgassay.firewall._rules import REASONS
from pgassay.firewall.redact import Redaction, as_hits, level, mask_all
from pgassay.firewall.scan import (
    _PRIORITY,
    Finding,
    Known,
    ScanVerdict,
    ascii_lower,
    engine,
    scan_never_record,
)

MAX_PATTERN: Final = 500
"""Characters of a pattern."""
MAX_REPEAT: Final = 255
MAX_MATCH: Final = 256
"""Characters that a pattern may match at most."""
MIN_MATCH: Final = 3
"""Characters that every match has at least."""
MAX_ALTERNATIVES: Final = 64
MIN_ALLOWED: Final = 16
"""Characters that a text on the allow-list has at least."""
MIN_ALLOWED_DIFFERENT: Final = 8
MAX_ALLOWED: Final = 1000
"""Texts that an agent may have on its allow-list."""

ALLOWABLE_REASONS: Final = frozenset(
    ("credential_prefix", "jwt", "url_userinfo", "credential_assignment", "high_entropy")
)
"""The reasons of which a false alarm can be put on the allow-list."""

SPARED_IN_IDENTIFIERS: Final = ("high_entropy", "payment_card")

# A detector that matches one of these would block ordinary sentences, or the ids of every turn.
ORDINARY: Final = (
    "The quick brown fox jumps over the lazy dog, and 12 more.",
    "turn-1764488400000-4821-0937-5512-17",
    "3f2b8c1d-5e6f-4a7b-8c9d-0e1f2a3b4c5d",
)

_NAME: Final = re.compile(r"[a-z][a-z0-9_]{2,62}")
_CLASS: Final = r"\[(?:[0-9]-[0-9]|[a-z]-[a-z]|[A-Z]-[A-Z]|[^\]\[\\^\-\x00-\x1f\x7f])+-?\]"
_LITERAL: Final = r"(?:[^\]\[\\^$.|?*+(){}\x00-\x1f\x7f]|\\[\]\[\\^$.|?*+(){}/-])"
_CLASS_RE: Final = re.compile(_CLASS)
_LITERAL_RE: Final = re.compile(_LITERAL)
_GROUP_RE: Final = re.compile(rf"\(\?:({_LITERAL}+(?:\|{_LITERAL}+)*)\)")
_LEFT_RE: Final = re.compile(rf"\(\?<!{_CLASS}\)")
_RIGHT_RE: Final = re.compile(rf"\(\?!{_CLASS}\)\Z")
_REPEAT_RE: Final = re.compile(r"\?|\{([0-9]{1,3})(?:,([0-9]{1,3}))?\}")
_TWICE: Final = re.compile(r"([^\]])\1")

PROBLEMS: Final[Mapping[str, str]] = {
    "name": "its name must have 3 to 63 lower-case letters, digits and underscores, and begin with"
    " a letter",
    "reason": f"its reason must be one of {', '.join(REASONS)}",
    "empty": "its pattern is empty",
    "too_long": f"its pattern has more than {MAX_PATTERN} characters",
    "look_alike": "its pattern holds characters that are read as others, such as letters of another"
    " script that look like Latin ones; add_detector and Detector.of translate them",
    "syntax": "its pattern holds something other than literal characters (special ones after a"
    " backslash), classes such as [A-Z0-9_-] of single characters and ranges of digits or letters,"
    " groups such as (?:one|two) of literals, repetitions {n} {n,m} ?, a guard (?<![...]) at the"
    " beginning and a guard (?![...]) at the end",
    "class": "a class of its pattern names a character twice in a row, or a range backwards",
    "repeat": f"a repetition must go from 0 or more to 1 to {MAX_REPEAT} at most, and a group may"
    " only be followed by ?",
    "alternatives": f"a group holds more than {MAX_ALTERNATIVES} alternatives, or one that is the"
    " beginning of another",
    "ambiguous": "what follows a repetition begins with a character that the repetition takes as"
    " well, so that a match could end in more than one place",
    "too_short": f"its pattern can match fewer than {MIN_MATCH} characters",
    "too_large": f"its pattern can match more than {MAX_MATCH} characters",
    "upper_case": "it ignores case and its pattern holds a capital letter; write it small",
    "ordinary": "its pattern matches ordinary sentences or the ids of turns; make it narrower",
}
"""What can be wrong with a detector of one's own: code and what it means."""


def _expanded(body: str) -> str | None:
    """The characters of a class; None where it is written in a way that is read two ways."""
    chars: list[str] = []
    inner = body[1:-1]
    if _TWICE.search(inner):
        return None
    at = 0
    while at < len(inner):
        if inner[at + 1 : at + 2] == "-" and at + 2 < len(inner):
            first, last = inner[at], inner[at + 2]
            if first > last:
                return None
            chars += [chr(code) for code in range(ord(first), ord(last) + 1)]
            at += 3
        else:
            chars.append(inner[at])
            at += 1
    return "".join(chars)


def _plain(literals: str) -> str:
    return re.sub(r"\\(.)", r"\1", literals)


def pattern_problem(pattern: str, *, ignore_case: bool = False) -> str | None:
    r"""What is wrong with a pattern, as a key of `PROBLEMS`; None when nothing is.

    A pattern is a sequence of literal characters (``.^$|?*+(){}[]\`` after a backslash), classes
    (``[A-Z0-9_-]``: single characters, ranges of digits or of Latin letters of one case, a hyphen
    at the end) and groups of literals (``(?:live|test)``). Each may be followed by ``?``, a class
    or a character also by ``{n}`` or ``{n,m}``. ``(?<![...])`` may stand at the beginning and
    ``(?![...])`` at the end.

    What follows a repetition must not begin with a character that the repetition takes, and no
    alternative may be the beginning of another. So there is one way through a text: a match does
    not depend on how an engine chooses, and no engine has to try again and again.
    """
    if not pattern:
        return "empty"
    if len(pattern) > MAX_PATTERN:
        return "too_long"
    if engine().fold(pattern) != pattern:
        return "look_alike"
    at = shortest = longest = 0
    taken = ""  # what the repetitions before could take as well
    if guard := _LEFT_RE.match(pattern):
        if _expanded(guard[0][4:-1]) is None:
            return "class"
        at = guard.end()
    while at < len(pattern):
        group = 0
        if found := _CLASS_RE.match(pattern, at):
            chars = _expanded(found[0])
            if chars is None:
                return "class"
            first, low, high = chars, 1, 1
        elif found := _GROUP_RE.match(pattern, at):
            # An escaped bar is part of an alternative.
            parts = [_plain(part) for part in re.findall(rf"(?:{_LITERAL})+", found[1])]
            parts.sort()
            if len(parts) > MAX_ALTERNATIVES or any(b.startswith(a) for a, b in pairwise(parts)):
                return "alternatives"
            first = "".join(part[0] for part in parts)
            low, high = min(map(len, parts)), max(map(len, parts))
            group = 1
        elif found := _LITERAL_RE.match(pattern, at):
            first, low, high = _plain(found[0]), 1, 1
        elif (found := _RIGHT_RE.match(pattern, at)) and longest:
            return (
                "class"
                if _expanded(found[0][3:-1]) is None
                else _whole(pattern, shortest, longest, ignore_case)
            )
        else:
            return "syntax"
        at = found.end()
        optional = varies = False
        if repeat := _REPEAT_RE.match(pattern, at):
            at = repeat.end()
            if repeat[0] == "?":
                low, optional, varies = 0, True, True
            else:
                least = int(repeat[1])
                most = int(repeat[2] or repeat[1])
                if group or least > most or not 1 <= most <= MAX_REPEAT:
                    return "repeat"
                low, high = low * least, high * most
                optional, varies = least == 0, least < most
        if not set(taken).isdisjoint(first):
            return "ambiguous"
        taken = (taken if optional else "") + (first if varies else "")
        shortest += low
        longest += high
    return _whole(pattern, shortest, longest, ignore_case)


def _whole(pattern: str, shortest: int, longest: int, ignore_case: bool) -> str | None:
    if shortest < MIN_MATCH:
        return "too_short"
    if longest > MAX_MATCH:
        return "too_large"
    if ignore_case and re.search("[A-Z]", pattern):
        return "upper_case"
    compiled = re.compile(pattern)
    if any(compiled.search(ascii_lower(text) if ignore_case else text) for text in ORDINARY):
        return "ordinary"
    return None


@dataclass(frozen=True, slots=True)
class Detector:
    """A detector of one's own.

    Attributes:
        name: 3 to 63 lower-case letters, digits and underscores; not that of another detector.
        reason: one of the firewall's reasons, ``credential_prefix`` for a house's own tokens.
        pattern: see `pattern_problem`.
        ignore_case: match Latin letters of either case; the pattern is written small.
        about: what it is for, in a few words.

    Raises:
        ConfigurationError: saying which rule the name, the reason or the pattern breaks.
        JournalBlockedError: the name, the pattern or the description holds a secret: look for
            secrets by their form, or this one is copied to wherever the pattern goes.
    """

    name: str
    reason: str
    pattern: str
    ignore_case: bool = False
    about: str = ""

    def __post_init__(self) -> None:
        self._check_types()
        # As in the database, which is asked with the detectors that it has, the package's are here.
        for value, identifier in ((self.pattern, False), (self.about, False), (self.name, True)):
            verdict = scan_never_record(value, identifier=identifier)
            if verdict.blocked:
                raise JournalBlockedError(
                    f"The firewall blocked a detector ({verdict.reason}): it was neither kept nor"
                    " sent. Look for secrets by their form, and remove the secret from its pattern,"
                    " its name and its description.",
                    detail={"reason": verdict.reason, "detector": verdict.detector},
                )
        self._check_form()

    @classmethod
    def stored(cls, name: str, reason: str, pattern: str, ignore_case: bool) -> Detector:
        """One that a database keeps: it has been scanned there, with the detectors of its day."""
        made = object.__new__(cls)
        values = (name, reason, pattern, ignore_case, "")
        for key, value in zip(cls.__slots__, values, strict=True):
            object.__setattr__(made, key, value)
        made._check_types()
        made._check_form()
        return made

    def _check_types(self) -> None:
        if not isinstance(self.name, str) or not _NAME.fullmatch(self.name):
            raise ConfigurationError(f"A detector cannot be used: {PROBLEMS['name']}.")
        if not isinstance(self.pattern, str) or not isinstance(self.about, str):
            raise ConfigurationError("A detector needs texts for its fields.")

    def _check_form(self) -> None:
        problem: str | None
        if self.reason not in REASONS:
            problem = "reason"
        else:
            problem = pattern_problem(self.pattern, ignore_case=self.ignore_case)
        if problem is not None:
            raise ConfigurationError(
                f"The detector {self.name} cannot be used: {PROBLEMS[problem]}."
            )

    @classmethod
    def of(
        cls, name: str, reason: str, pattern: str, ignore_case: bool = False, about: str = ""
    ) -> Detector:
        """The same, with look-alike characters in the pattern read as the firewall reads them."""
        folded = engine().fold(pattern) if isinstance(pattern, str) else pattern
        return cls(name, reason, folded, ignore_case, about)


def text_digest(text: str) -> str:
    """The digest under which a text is on an allow-list: SHA-256 of its UTF-8, hexadecimal."""
    return hashlib.sha256(text.encode()).hexdigest()


def guessable(text: str) -> bool:
    """Whether a text is too short, or too plain, for its digest to be kept.

    A digest of a number with few digits gives the number away: all of them can be tried.
    """
    return (
        len(text) < MIN_ALLOWED
        or len(set(text)) < MIN_ALLOWED_DIFFERENT
        or not any(c.isascii() and c.isalpha() for c in text)
    )


@dataclass(frozen=True, slots=True)
class Allowance:
    """What an allow-list entry for one found text is made of; the text is not in it."""

    reason: str
    sha256: str = field(repr=False)
    detector: str
    start: int
    """Where it was found in the text that was given, in code points."""
    end: int


def allowable(
    text: str, firewall: Firewall | None = None, reason: str | None = None
) -> list[Finding]:
    """What an allow-list could free in a text: the choices for `allowance_for`, in order.

    What lies inside of another of them is freed with that one, so it is no choice of its own; of
    several reasons for one place it is the one that names the verdict. What touches something that
    cannot be allowed is no choice either, and in a text that holds a private key nothing is: any
    noise in it may be a line of the key.

    Args:
        text: what is blocked, whole or in part.
        firewall: what finds it; the package's detectors when left out.
        reason: only what is found for this reason.
    """
    return _choices((firewall or Firewall()).find_never_record(text), reason)


def _choices(found: Collection[Finding], reason: str | None) -> list[Finding]:
    if _holds_a_key(found):
        return []
    barred = [f for f in found if f.reason not in ALLOWABLE_REASONS]
    places: dict[tuple[int, int], Finding] = {}
    for f in found:
        if (
            f.reason in ALLOWABLE_REASONS
            and reason in (None, f.reason)
            and not any(b.start < f.end and f.start < b.end for b in barred)
        ):
            there = places.setdefault((f.start, f.end), f)
            if (_PRIORITY[f.reason], f.detector) < (_PRIORITY[there.reason], there.detector):
                places[f.start, f.end] = f
    chosen: list[Finding] = []
    for (_, end), f in sorted(places.items(), key=lambda item: (item[0][0], -item[0][1])):
        if not chosen or end > chosen[-1].end:
            chosen.append(f)
    return chosen


def allowance_for(
    text: str,
    firewall: Firewall | None = None,
    *,
    span: int | None = None,
    reason: str | None = None,
) -> Allowance:
    """Work out the entry that makes the firewall pass something that it takes for a secret.

    Some things are secrets only because of the words around them, so give the text as it was
    blocked. The entry is for what is found in it, without those words.

    Args:
        text: what is blocked.
        firewall: what finds it; the package's detectors when left out.
        span: which of several, from 1, as `allowable` lists them.
        reason: only what is found for this reason.

    Raises:
        ConfigurationError: the firewall finds nothing in it, or several things and none is named,
            or something that an allow-list must not free: what is off the record, private keys,
            cards, accounts, identity numbers, and whatever is so short that its digest would give
            it away.
    """
    firewall = firewall or Firewall()
    found = firewall.find_never_record(text)
    if not found:
        raise ConfigurationError("The firewall finds nothing in this text; there is no need.")
    if _holds_a_key(found):
        raise ConfigurationError(
            "The firewall finds a private key in this text, which cannot be allowed, nor can what"
            " stands beside it, since it may be a part of the key: give the text without the key."
        )
    choices = _choices(found, reason)
    if not choices:
        barred = sorted({f.reason for f in found})
        raise ConfigurationError(
            f"The firewall finds {', '.join(barred)} in this text, and nothing that can be allowed"
            f"{'' if reason is None else ' for ' + reason}: only"
            f" {', '.join(sorted(ALLOWABLE_REASONS))} can, where nothing else is found in the same"
            " place."
        )
    if span is None and len(choices) > 1:
        raise ConfigurationError(
            f"The firewall finds {len(choices)} things in this text; say which is meant, by its"
            f" number: {_listed(text, choices)}."
        )
    number = 1 if span is None else span
    if not 1 <= number <= len(choices):
        raise ConfigurationError(
            f"There is no number {number} of what the firewall finds in this text:"
            f" {_listed(text, choices)}."
        )
    chosen = choices[number - 1]
    value = text[chosen.start : chosen.end]
    if guessable(value):
        raise ConfigurationError(
            "What the firewall finds is too easily guessed for its digest to be kept: it must have"
            f" at least {MIN_ALLOWED} characters, {MIN_ALLOWED_DIFFERENT} different ones, and a"
            " letter."
        )
    return Allowance(chosen.reason, text_digest(value), chosen.detector, chosen.start, chosen.end)


_MOST_LISTED: Final = 20


def _listed(text: str, choices: Sequence[Finding]) -> str:
    """The choices by number, reason and place: never what they are."""
    shown = [
        f"{number} {f.reason} ({f.detector}, line {text.count(chr(10), 0, f.start) + 1},"
        f" characters {f.start} to {f.end})"
        for number, f in enumerate(choices[:_MOST_LISTED], start=1)
    ]
    if len(choices) > _MOST_LISTED:
        shown.append(f"and {len(choices) - _MOST_LISTED} more")
    return "; ".join(shown)


Allowed = Mapping[str, Collection[tuple[str, str]]]
"""Agent → (reason, digest) of what is allowed for it."""


class Firewall:
    """The firewall with detectors of one's own, without some, and with an allow-list.

    Args:
        detectors: in addition to the package's.
        disabled: names of detectors that are left out.
        allowed: for each agent, the (reason, digest) pairs of found texts that are no secrets.

    Raises:
        ConfigurationError: two detectors have one name, or a name that is disabled is unknown.

    Example::

        firewall = Firewall([Detector("house_token", "credential_prefix", "acme_[a-z0-9]{20}")])
        firewall.scan_never_record(text)
    """

    def __init__(
        self,
        detectors: Iterable[Detector] = (),
        *,
        disabled: Iterable[str] = (),
        allowed: Allowed | None = None,
    ) -> None:
        self.detectors = tuple(detectors)
        self.disabled = frozenset(disabled)
        self._allowed = {agent: frozenset(pairs) for agent, pairs in (allowed or {}).items()}
        package = package_detectors()
        names = [detector.name for detector in self.detectors]
        for name in names:
            if name in package or names.count(name) > 1:
                raise ConfigurationError(f"There is more than one detector named {name}.")
        unknown = self.disabled - package.keys() - set(names)
        if unknown:
            raise ConfigurationError(
                f"There is no detector named {_named(min(unknown))} to switch off."
            )
        self._own = [
            (detector, re.compile(detector.pattern))
            for detector in self.detectors
            if detector.name not in self.disabled
        ]

    @classmethod
    def from_toml(cls, path: str | Path) -> Firewall:
        """Read a configuration file.

        ::

            disabled = ["marker_chinese"]

            [[detector]]
            name = "house_token"
            reason = "credential_prefix"
            pattern = "acme_[a-z0-9]{20}"
            ignore_case = true      # optional
            about = "deploy tokens" # optional

        Raises:
            ConfigurationError: the file is not TOML, or something in it is not as it should be.
            JournalBlockedError: a detector in it holds a secret.
            OSError: it cannot be read.
        """
        try:
            read = tomllib.loads(Path(path).read_text(encoding="utf-8"))
        except (tomllib.TOMLDecodeError, UnicodeDecodeError):
            raise ConfigurationError(f"{path} is not a TOML file.") from None
        unknown = read.keys() - {"detector", "disabled"}
        if unknown:
            raise ConfigurationError(
                f"{path} holds {_named(min(unknown))}, which means nothing here."
            )
        tables, disabled = read.get("detector", []), read.get("disabled", [])
        if not isinstance(tables, list) or not isinstance(disabled, list):
            raise ConfigurationError(f"{path}: write [[detector]] and disabled = [...].")
        return cls([_from_table(path, table) for table in tables], disabled=map(str, disabled))

    def find_never_record(
        self, text: str, *, identifier: bool = False, agent_id: str | None = None
    ) -> list[Finding]:
        """Find every span that must not be recorded, of this agent's texts if one is named."""
        return self._findings(text, identifier, agent_id, Known())

    def _findings(
        self, text: str, identifier: bool, agent_id: str | None, known: Known
    ) -> list[Finding]:
        found = engine().findings(text, identifier, known)
        if self.disabled:
            found = [f for f in found if f.detector not in self.disabled]
        if self._own:
            own = set(self._own_findings(text, identifier))
            if own:
                found = sorted({*found, *own})
        if found and agent_id is not None:
            pairs = self._allowed.get(agent_id)
            if pairs:
                found = _standing(text, found, pairs)
        return found

    def scan_never_record(
        self, text: str, *, identifier: bool = False, agent_id: str | None = None
    ) -> ScanVerdict:
        """Say whether a text may be recorded, and if not, the first reason and its detector."""
        allowed = agent_id is not None and self._allowed.get(agent_id)
        if not (self.disabled or self._own or allowed):
            # a verdict alone is found sooner
            return scan_never_record(text, identifier=identifier)
        found = self.find_never_record(text, identifier=identifier, agent_id=agent_id)
        if not found:
            return ScanVerdict(False)
        first = min(found, key=lambda f: (_PRIORITY[f.reason], f.start, f.end, f.detector))
        return ScanVerdict(True, first.reason, first.detector)

    def redact(
        self, text: str, *, agent_id: str | None = None, keep_length: bool = True
    ) -> Redaction:
        """As `pgassay.firewall.redact`, of this agent's texts if one is named."""
        known = Known()
        redaction = mask_all(
            text, lambda rest: as_hits(self._findings(rest, False, agent_id, known))
        )
        return redaction if keep_length else level(text, redaction)

    def _own_findings(self, text: str, identifier: bool) -> Iterator[Finding]:
        """What one's own detectors find: in the folded text, and with its escapes decoded."""
        folded = engine().fold(text)
        hits = list(self._matches(folded, identifier))
        decoded = engine()._decoded(folded)
        if decoded is not None:
            view, cuts, shifts = decoded

            def back(place: int) -> int:
                n = bisect_right(cuts, place)
                return place + (shifts[n - 1] if n else 0)

            hits += [(back(a), back(b), d) for a, b, d in self._matches(view, identifier)]
        if hits and len(folded) != len(text):
            fold = engine()._fold
            kept = [n for n, c in enumerate(text) if fold.get(ord(c), 0) is not None]
            hits = [(kept[a], kept[b - 1] + 1, d) for a, b, d in hits]
        for start, end, detector in hits:
            yield Finding(start, end, detector.reason, detector.name)

    def _matches(self, view: str, identifier: bool) -> Iterator[tuple[int, int, Detector]]:
        lower = ascii_lower(view)
        for detector, pattern in self._own:
            if identifier and detector.reason in SPARED_IN_IDENTIFIERS:
                continue
            for match in pattern.finditer(lower if detector.ignore_case else view):
                yield match.start(), match.end(), detector


def _named(name: str) -> str:
    """A name for a message, unless it is none, or holds a secret."""
    plain = _NAME.fullmatch(name) and not scan_never_record(name).blocked
    return name if plain else "something"


def _from_table(path: str | Path, table: Any) -> Detector:
    fields = {"name": str, "reason": str, "pattern": str, "ignore_case": bool, "about": str}
    if not isinstance(table, dict) or not {"name", "reason", "pattern"} <= table.keys():
        raise ConfigurationError(f"{path}: a detector needs a name, a reason and a pattern.")
    for key, value in table.items():
        if key not in fields or not isinstance(value, fields[key]):
            raise ConfigurationError(f"{path}: a detector cannot have {_named(key)} like this.")
    return Detector.of(**table)


def _standing(text: str, found: list[Finding], pairs: Collection[tuple[str, str]]) -> list[Finding]:
    """What remains when allowed texts, and what lies inside of them, are left out."""
    if _holds_a_key(found):
        # The text stays blocked; none of its lines is let go by itself, whoever stored its digest.
        return found
    free: list[Finding] = []
    for finding in found:
        value = text[finding.start : finding.end]
        if (
            finding.reason in ALLOWABLE_REASONS
            and not guessable(value)
            and (finding.reason, text_digest(value)) in pairs
        ):
            free.append(finding)
    if not free:
        return found
    return [
        f
        for f in found
        if f.reason not in ALLOWABLE_REASONS
        or not any(a.start <= f.start and f.end <= a.end for a in free)
    ]


def _holds_a_key(found: Iterable[Finding]) -> bool:
    return any(f.reason == "private_key_block" for f in found)


def package_detectors() -> dict[str, str]:
    """The package's detectors: name → reason."""
    return {rule.name: rule.reason for rule in _rules.load().rules}
