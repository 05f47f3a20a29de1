"""Numbers, truth values and ids at the border of the package.

What has a wrong type would reach the server as a call of a function that it does not have, which
says nothing of the argument.
"""

from __future__ import annotations

import contextlib
from typing import Final
from uuid import UUID

from pgassay.errors import InvalidInputError

MAX_LIMIT: Final = 2**31 - 1
"""Of rows that a call may ask for, where nothing bounds it closer."""


def check_count(name: str, value: int, *, lowest: int = 1, highest: int | None = None) -> int:
    """Return a whole number within its range; a truth value is none, although Python says so.

    Raises:
        InvalidInputError: naming the argument and what it may be.
    """
    if (
        isinstance(value, bool)
        or not isinstance(value, int)
        or value < lowest
        or (highest is not None and value > highest)
    ):
        most = "at least" if highest is None else "from"
        end = "" if highest is None else f" to {highest}"
        raise InvalidInputError(f"{name} must be a whole number, {most} {lowest}{end}")
    return value


def check_flag(name: str, value: bool) -> bool:
    """Return a truth value.

    Raises:
        InvalidInputError: naming the argument.
    """
    if not isinstance(value, bool):
        raise InvalidInputError(f"{name} must be True or False, not {type(value).__name__}")
    return value


def check_uuid(name: str, value: UUID | str) -> UUID:
    """Return an id as a UUID; text that spells one is taken for it.

    Raises:
        InvalidInputError: naming the argument.
    """
    if isinstance(value, UUID):
        return value
    made: UUID | None = None
    if isinstance(value, str):
        # Not raised in the handler: the error that it handles repeats the text.
        with contextlib.suppress(ValueError):
            made = UUID(value)
    if made is None:
        raise InvalidInputError(f"{name} must be a UUID, as it was returned")
    return made
