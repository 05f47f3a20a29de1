"""The firewall's test of itself: secrets made up on the spot, and texts that only look like some.

The corpus is two files of forms with places to fill in (`forms`): ``found.txt`` holds what must be
found, ``traps.txt`` what must pass. Every run makes other secrets; none of them is written down
anywhere. They are nobody's: cards and accounts have valid check digits, tokens have the form of
their vendor and random content.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from pgassay.firewall.selftest import forms

HARMLESS: Final = "harmless"

# What is random looks like a word, a placeholder or another vendor's token now and then: so many
# per cent, or one of a few.
_MISSED_PER_CENT: Final = 2
_FALSE_PER_CENT: Final = 1


@dataclass(frozen=True, slots=True)
class Case:
    """A text, and the reasons of which one must be given for it; none: it must pass."""

    kind: str
    text: str
    reasons: tuple[str, ...]
    spans: tuple[tuple[int, int], ...]
    """Where its secrets stand, in code points: ``text[start:end]``; none: all of it is one."""


@dataclass(frozen=True, slots=True)
class Score:
    """How the cases of one reason fared."""

    reason: str
    """The reason, or ``harmless``."""
    cases: int
    caught: int
    """Of those: blocked, for whichever reason."""
    exact: int
    """Of those: blocked for the right reason."""
    false_blocks: int

    @property
    def passed(self) -> bool:
        """Whether at most 2 % of the secrets were missed, or 1 % of what must pass blocked."""
        if self.reason == HARMLESS:
            return self.false_blocks * 100 <= self.cases * _FALSE_PER_CENT
        return self.cases - self.caught <= max(1, self.cases * _MISSED_PER_CENT // 100)


@cache
def _kinds() -> tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...]:
    """Every kind with its reasons and its forms."""
    made = []
    for heading, some in forms.read("found.txt").items():
        kind, _, reasons = heading.partition(" | ")
        made.append((kind, tuple(reasons.split(",")), tuple(some)))
    made += [(kind, (), tuple(some)) for kind, some in forms.read("traps.txt").items()]
    return tuple(made)


def cases(seed: int | None = None, *, each: int = 1) -> list[Case]:
    """Make a corpus: so many cases of each form that has a place to fill in, one of the others.

    The same seed makes the same corpus; None makes one that was never there before.
    """
    rng = random.Random(seed)
    return [
        Case(kind, made.text, reasons, made.spans)
        for kind, reasons, some in _kinds()
        for form in some
        for made in (forms.make(rng, form) for _ in range(each if "<" in form else 1))
    ]


def score(corpus: Sequence[Case], verdicts: Iterable[str | None]) -> list[Score]:
    """Count, reason by reason, what a firewall said of a corpus."""
    counts: dict[str, list[int]] = {}
    for case, verdict in zip(corpus, verdicts, strict=True):
        row = counts.setdefault(case.reasons[0] if case.reasons else HARMLESS, [0, 0, 0, 0])
        row[0] += 1
        if case.reasons:
            row[1] += verdict is not None
            row[2] += verdict in case.reasons
        else:
            row[3] += verdict is not None
    return [Score(reason, *row) for reason, row in counts.items()]
