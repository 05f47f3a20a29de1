"""Identities: making turn ids, and checking what callers hand in before anything is written.

Ids are data, never patterns: any character but NUL is allowed in them, and no function gives a
wildcard or a separator a meaning.
"""

from __future__ import annotations

import itertools
import os
import re
import secrets
import time
from collections.abc import Iterator

from pgassay.errors import InvalidInputError

MAX_AGENT_ID_BYTES = 255
MAX_TURN_ID_BYTES = 512
MAX_CANDIDATE_ID_BYTES = 600
MAX_NAME_BYTES = 512
"""Of speakers and session ids."""

_UNSTORABLE = re.compile("[\x00\ud800-\udfff]")


class _TurnIds:
    """Turn ids of one process: twelve random digits, drawn once, and a counter."""

    def __init__(self) -> None:
        digits = f"{secrets.randbelow(10**12):012d}"
        self._prefix = f"{digits[:4]}-{digits[4:8]}-{digits[8:]}"
        self._counter: Iterator[int] = itertools.count(1)

    def next(self) -> str:
        # next() on itertools.count is one atomic step, so threads need no lock here, and a child
        # forked in the middle of a call can inherit none that is held.
        return f"turn-{time.time_ns() // 1_000_000}-{self._prefix}-{next(self._counter)}"


_turn_ids = _TurnIds()


def _redraw_after_fork() -> None:
    global _turn_ids
    _turn_ids = _TurnIds()


if hasattr(os, "register_at_fork"):  # not on Windows, which does not fork
    os.register_at_fork(after_in_child=_redraw_after_fork)


def new_turn_id() -> str:
    """A fresh turn id: ``turn-<epoch ms>-<4 digits>-<4 digits>-<4 digits>-<counter>``.

    The middle groups are random, drawn once a process and again after a fork; the counter goes up
    with every call. So threads, forks and other machines in the same millisecond do not collide
    (two processes do with probability 1e-12). Digits only, because an id with the look of a
    digest would be taken for a secret by scanners of other tools.
    """
    return _turn_ids.next()


def check_ids(
    agent_id: str | None = None,
    turn_id: str | None = None,
    candidate_id: str | None = None,
) -> None:
    """Refuse an id that cannot be stored; ``None`` stands for an id that is not in play.

    An agent id has 1 to 255 bytes of UTF-8, a turn id 1 to 512, a candidate id 1 to 600. None
    holds NUL or a lone surrogate.

    Raises:
        InvalidInputError: naming the id and what is wrong with it, never its content.
    """
    if agent_id is not None:
        _check_id("agent_id", agent_id, MAX_AGENT_ID_BYTES)
    if turn_id is not None:
        _check_id("turn_id", turn_id, MAX_TURN_ID_BYTES)
    if candidate_id is not None:
        _check_id("candidate_id", candidate_id, MAX_CANDIDATE_ID_BYTES)


def require_ids(**ids: str | None) -> None:
    """As `check_ids`, but every id that is named must be there.

    A missing id would match nothing, which reads like an empty answer.

    Raises:
        InvalidInputError: an id is None or cannot be stored.
    """
    for name, value in ids.items():
        if value is None:
            raise InvalidInputError(f"{name} is None; every call names whose memory it is about")
    check_ids(**ids)


def check_text(text: str, *, name: str = "text") -> None:
    """Refuse text that PostgreSQL cannot store as it is: NUL and lone surrogates.

    It is refused rather than repaired, because a candidate's text is byte-identical to its span.

    Raises:
        InvalidInputError: naming the character and its position in code points, never the text.
    """
    if not isinstance(text, str):
        raise InvalidInputError(f"{name} must be a str, not {type(text).__name__}")
    found = _UNSTORABLE.search(text)
    if found is not None:
        raise InvalidInputError(
            f"{name} holds {_describe(found.group())} at position {found.start()} (counted in code"
            " points from 0), which cannot be stored; remove or replace it first"
        )


def check_name(value: str | None, *, name: str, limit: int) -> None:
    """Refuse a name (of a speaker, a session) that is too long or cannot be stored.

    Raises:
        InvalidInputError: naming the argument and what is wrong with it, never its content.
    """
    if value is None:
        return
    check_text(value, name=name)
    if len(value.encode("utf-8")) > limit:
        raise InvalidInputError(f"{name} is longer than {limit} bytes of UTF-8; shorten it")


def _check_id(name: str, value: str, limit: int) -> None:
    check_text(value, name=name)
    if not value:
        raise InvalidInputError(f"{name} is empty; give 1 to {limit} bytes of UTF-8")
    # An id of ASCII needs no encoding to be measured.
    size = len(value) if value.isascii() else len(value.encode("utf-8"))
    if size > limit:
        raise InvalidInputError(
            f"{name} is {size} bytes of UTF-8 long; give at most {limit}"
            " (pass a short id of your own and keep the long one beside it)"
        )


def _describe(character: str) -> str:
    if character == "\x00":
        return "a NUL character (U+0000)"
    return f"a lone surrogate (U+{ord(character):04X})"
