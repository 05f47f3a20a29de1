"""Numbers, truth values, ids and words at the border of the package.

What has a wrong type would reach the server as a call of a function that it does not have, which
says nothing of the argument.
"""

from __future__ import annotations

import contextlib
from typing import Final
from uuid import UUID

from pgassay.errors import InvalidInputError, JournalBlockedError
from pgassay.firewall import Firewall

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


def check_identifier(
    name: str, value: str | None, firewall: Firewall, agent_id: str | None
) -> None:
    """Refuse an identifier that is itself a secret; there is no row it could be logged under.

    What was allowed for the agent passes.

    Raises:
        JournalBlockedError: naming the argument, the reason and the detector.
    """
    if value:
        verdict = firewall.scan_never_record(value, identifier=True, agent_id=agent_id)
        if verdict.blocked:
            raise blocked_error(name, verdict.reason, verdict.detector)


def check_words(name: str, value: str | None, firewall: Firewall, agent_id: str | None) -> None:
    """Refuse words that must not be recorded: what is no identifier, such as a note or a speaker.

    Raises:
        JournalBlockedError: naming the argument, the reason and the detector.
    """
    if value:
        verdict = firewall.scan_never_record(value, agent_id=agent_id)
        if verdict.blocked:
            raise blocked_error(name, verdict.reason, verdict.detector)


def blocked_error(name: str, reason: str | None, detector: str | None) -> JournalBlockedError:
    """The error for a value that must not be recorded; it names the argument, not the value."""
    return JournalBlockedError(
        f"The firewall blocked {name} ({reason}): it was neither stored nor sent."
        " Remove or redact the secret.",
        detail={"reason": reason, "detector": detector},
    )
