"""Rows for binary COPY: each value is packed once, straight into the bytes that travel."""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

HEADER: Final = b"PGCOPY\n\xff\r\n\x00" + bytes(8)
TRAILER: Final = b"\xff\xff"

_NULL: Final = b"\xff\xff\xff\xff"
_length = struct.Struct("!i").pack
_count = struct.Struct("!h").pack
_int4 = struct.Struct("!i").pack
_int8 = struct.Struct("!q").pack
_float8 = struct.Struct("!d").pack
_array = struct.Struct("!iiIii").pack
_TEXT_OID: Final = 25

# Microseconds since 2000-01-01; the ends of what PostgreSQL calls a timestamptz.
_EPOCH_2000: Final = 946_684_800 * 1_000_000
_FIRST: Final = -211_813_488_000_000_000
_LAST: Final = 9_223_371_331_200_000_000
_INFINITY: Final = 2**63 - 1
_MINUS_INFINITY: Final = -(2**63)


_LARGE: Final = 1 << 18


def row(values: Sequence[bytes | None]) -> bytes:
    """Pack a row."""
    return b"".join(_parts(values))


def pieces(values: Sequence[bytes | None]) -> list[bytes]:
    """Pack a row, in several pieces where it is large: its values are not copied then."""
    parts = _parts(values)
    if sum(map(len, parts)) < _LARGE:
        return [b"".join(parts)]
    joined: list[bytes] = []
    small: list[bytes] = []
    for part in parts:
        if len(part) < _LARGE:
            small.append(part)
        else:
            joined += (b"".join(small), part)
            small = []
    return [*joined, b"".join(small)]


def _parts(values: Sequence[bytes | None]) -> list[bytes]:
    parts = [_count(len(values))]
    for value in values:
        if value is None:
            parts.append(_NULL)
        else:
            parts.append(_length(len(value)))
            parts.append(value)
    return parts


def text(value: str | None) -> bytes | None:
    """Pack a text."""
    return None if value is None else value.encode()


def boolean(value: bool | None) -> bytes | None:
    """Pack a truth value."""
    return None if value is None else b"\x01" if value else b"\x00"


def int4(value: int | None) -> bytes | None:
    """Pack an integer."""
    return None if value is None else _int4(value)


def int8(value: int) -> bytes:
    """Pack a bigint."""
    return _int8(value)


def float8(value: float) -> bytes:
    """Pack a double."""
    return _float8(value)


def texts(values: Sequence[str] | None) -> bytes | None:
    """Pack an array of texts."""
    if values is None:
        return None
    if not values:
        return struct.pack("!iiI", 0, 0, _TEXT_OID)
    parts = [_array(1, 0, _TEXT_OID, len(values), 1)]
    for value in values:
        encoded = value.encode()
        parts.append(_length(len(encoded)))
        parts.append(encoded)
    return b"".join(parts)


def microseconds(seconds: float) -> int | None:
    """Convert Unix seconds to whole microseconds, half to even; None for what is no moment.

    A double of our time has steps of a quarter of a microsecond, so this is the nearest moment
    that PostgreSQL can hold. The fraction is split off first: it is exact then.
    """
    if not math.isfinite(seconds):
        return None
    whole = math.floor(seconds)
    stamp = whole * 1_000_000 + round((seconds - whole) * 1_000_000) - _EPOCH_2000
    return stamp if _FIRST <= stamp < _LAST else None


def stamp_of(moment: datetime) -> int:
    """Microseconds since 2000-01-01, as PostgreSQL counts."""
    return (moment - datetime(2000, 1, 1, tzinfo=UTC)) // timedelta(microseconds=1)


def moment(seconds: float | None) -> bytes | None:
    """Pack a time that `microseconds` can convert."""
    if seconds is None:
        return None
    stamp = microseconds(seconds)
    return None if stamp is None else _int8(stamp)


def boundary(seconds: float) -> bytes | None:
    """Pack the end of an interval: what lies outside of all that can be asked is infinite."""
    if math.isnan(seconds):
        return None
    stamp = microseconds(seconds)
    if stamp is None:
        stamp = _INFINITY if seconds > 0 else _MINUS_INFINITY
    return _int8(stamp)
