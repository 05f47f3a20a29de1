"""Arguments that several commands share, and how their values are read."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated, Final, TypeAlias

import typer

from pgassay.database import URL_VARIABLE

Agent: TypeAlias = Annotated[str, typer.Option("--agent", "-a", help="Whose memory.")]
DatabaseUrl: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        metavar="URL",
        help=f"The database, postgresql://…; else {URL_VARIABLE}, else the embedded server.",
        show_default=False,
    ),
]
# of commands that work without a database, too, and do not start one
NamedDatabaseUrl: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database-url",
        metavar="URL",
        help=f"A database, postgresql://…; else {URL_VARIABLE}, else none: this package alone.",
        show_default=False,
    ),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
Limit: TypeAlias = Annotated[
    int, typer.Option("--limit", "-n", min=1, metavar="N", help="At most so many rows.")
]

_DURATION: Final = re.compile(r"(\d+(?:\.\d+)?)\s*([smhd])")
_SECONDS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def parse_moment(value: str) -> datetime:
    """Read a point in time: ISO 8601 with an offset, or a date, which begins at midnight UTC."""
    text = value.strip()
    if re.fullmatch(r"\d{4}-\d\d-\d\d", text):
        try:
            return datetime.combine(date.fromisoformat(text), time(), UTC)
        except ValueError:
            raise typer.BadParameter("there is no such date") from None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        raise typer.BadParameter(
            "give a date such as 2026-01-31 or a time such as 2026-01-31T09:30:00Z"
        ) from None
    if moment.utcoffset() is None:
        raise typer.BadParameter(
            "give the time with its offset: a Z at the end for UTC, or for example +02:00"
        )
    return moment


def parse_duration(value: str) -> timedelta:
    """Read a length of time such as 90s, 10m, 2h or 1d."""
    found = _DURATION.fullmatch(value.strip())
    if found is None:
        raise typer.BadParameter("give a length of time such as 90s, 10m, 2h or 1d")
    try:
        return timedelta(seconds=float(found[1]) * _SECONDS[found[2]])
    except OverflowError:
        raise typer.BadParameter("that is too long") from None
