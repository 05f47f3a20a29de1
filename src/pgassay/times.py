"""Points in time at the border of the package: aware ones only."""

from __future__ import annotations

from datetime import datetime

from pgassay.errors import InvalidInputError


def check_time(name: str, value: datetime | None) -> datetime | None:
    """Return the value, or refuse a datetime without a time zone.

    A naive datetime means another moment on every machine, so it is never guessed at.

    Raises:
        InvalidInputError: the value is no aware datetime.
    """
    if value is None:
        return None
    if not isinstance(value, datetime):
        raise InvalidInputError(f"{name} must be a datetime, not {type(value).__name__}.")
    if value.utcoffset() is None:
        raise InvalidInputError(
            f"{name} has no time zone; pass an aware datetime, for example datetime.now(UTC)."
        )
    return value
