"""Points in time at the border of the package: aware ones only."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

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


# As the constraints journal_entry_times and decision_times have it.
_EARLIEST: Final = datetime(1, 1, 2, tzinfo=UTC)
_END: Final = datetime(9999, 12, 31, tzinfo=UTC)


def check_stored_time(name: str, value: datetime | None) -> datetime | None:
    """As `check_time`, for a moment that is to be stored and read by clients in any time zone.

    Raises:
        InvalidInputError: the value is no aware datetime, or lies before the second day of year 1
            or after the last but one of year 9999 (UTC): a time zone could carry it out of range.
    """
    checked = check_time(name, value)
    if checked is not None and not _EARLIEST <= checked < _END:
        raise InvalidInputError(
            f"{name} must lie between 0001-01-02 and 9999-12-30 (UTC): beyond, clients in some"
            " time zones could not read it back."
        )
    return value
