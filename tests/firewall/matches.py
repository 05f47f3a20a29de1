"""Texts made from the patterns themselves: what each of them can match, and what nearly is a match.

Variations of ordinary secrets reach few of the ways through a pattern; these reach all of them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from pgassay.firewall import _rules

# `re` has no public parser.
_parser: Any = re._parser  # type: ignore[attr-defined]
_ops: Any = re._constants  # type: ignore[attr-defined]

_ANY = 'abcXYZ0189 -_.:=/"\u00e9\u5bc6\n'
_BETWEEN = (
    "\n", " ", " ", ", ", ". ", '"', "'", ": ", "=", "\n\n", "-", "_", "", "\t", " is ", "\\n",
)  # fmt: skip
_BREAKS = (" ", "\n", "x", '"+"', "\\", "%2D", "\n> ")


def _one(rng: random.Random, op: Any, argument: Any) -> str:
    """Something that an element of a pattern matches; what looks ahead or back is left out."""
    if op is _ops.LITERAL:
        return chr(argument)
    if op is _ops.IN:
        if argument[0][0] is _ops.NEGATE:
            return rng.choice(_ANY)
        kind, value = rng.choice(argument)
        return chr(value) if kind is _ops.LITERAL else chr(rng.randint(*value))
    if op is _ops.BRANCH:
        return _some(rng, rng.choice(argument[1]))
    if op is _ops.SUBPATTERN:
        return _some(rng, argument[3])
    if op in (_ops.MAX_REPEAT, _ops.MIN_REPEAT):
        low, high, inner = argument
        count = min(int(high), low + rng.choice((0, 0, 1, rng.randrange(6))))
        return "".join(_some(rng, inner) for _ in range(count))
    return rng.choice(_ANY) if op is _ops.NOT_LITERAL else ""


def _some(rng: random.Random, items: Any) -> str:
    return "".join(_one(rng, op, argument) for op, argument in items)


def texts(seed: int, count: int) -> Iterator[str]:
    """So many texts, each of a few pieces that a pattern matches, some of them broken."""
    rng = random.Random(seed)
    rules = _rules.load()
    tokens = [_parser.parse(rule.pattern) for rule in rules.of_kind("vendor", "shape")]
    others = [_parser.parse(r.pattern) for r in rules.rules if r.kind not in ("vendor", "shape")]
    announcing = [
        _parser.parse(rules.patterns[name])
        for name in ("naming", "label", "armour", "goods", "escape", "chain")
    ]

    def piece() -> str:
        kind = rng.choices((tokens, others, announcing), weights=(35, 50, 15))[0]
        made = _some(rng, rng.choice(kind))
        if rng.random() < 0.15:
            cut = rng.randrange(len(made) + 1)
            made = made[:cut] + rng.choice(_BREAKS) + made[cut:]
        return made.swapcase() if rng.random() < 0.1 else made

    for _ in range(count):
        pieces = (piece() for _ in range(rng.randrange(1, 5)))
        yield rng.choice(_BETWEEN) + rng.choice(_BETWEEN).join(pieces) + rng.choice(_BETWEEN)
