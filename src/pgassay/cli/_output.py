"""Showing results: to a person at a terminal, to the next program in a pipe, or as JSON.

Texts of a conversation may hold anything. A control character in them must not reach a terminal,
which would obey it; so what is shown to people passes `visible`, and JSON escapes the same
characters in its own way.
"""

from __future__ import annotations

import contextlib
import dataclasses
import io
import json
import os
import re
import sys
import unicodedata
from collections.abc import Collection, Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, TypeAlias
from uuid import UUID

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from pgassay.audit.vocabulary import Verdict

Cell: TypeAlias = "str | int | tuple[str, str] | None"
"""What stands in a table: a text, a number, nothing, or a text with a style."""

STATE_STYLES: Final[Mapping[str, str]] = {
    Verdict.ACCEPT: "green",
    Verdict.REJECT: "yellow",
    Verdict.WITHHOLD: "cyan",
    Verdict.FIREWALL_DROP: "magenta",
    Verdict.PENDING: "blue",
}

# Control characters; line and paragraph separators; marks that turn the direction of the text
# around; invisible characters, of which joiners and variation selectors are part of writing and
# stay; lone surrogates.
_HIDDEN: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff"
    "\ufff9-\ufffb\ud800-\udfff\U000e0000-\U000e007f]"
)
_NAMED: Final = {"\n": "\\n", "\r": "\\r", "\t": "\\t"}

_LEFT_FOR_TEXT: Final = 16

_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"


def visible(text: str) -> str:
    """The text with every character that a terminal would obey, or not show, spelt out."""
    return _HIDDEN.sub(lambda found: _NAMED.get(found[0]) or _escape(found[0]), text)


def _escape(character: str) -> str:
    code = ord(character)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def _json_escape(character: str) -> str:
    code = ord(character)
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"


# --- streams -------------------------------------------------------------------------------------


def prepare_streams() -> None:
    """Make sure that no character is one too many for the encoding of stdout or stderr."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def abandon_stdout() -> None:
    """Point stdout at the null device: nobody reads it, and Python would complain at exit."""
    with contextlib.suppress(OSError, ValueError, io.UnsupportedOperation):
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        os.close(null)


def complain(message: str, *, command: str = "pgassay") -> None:
    """Say in one line on stderr what went wrong."""
    with contextlib.suppress(BrokenPipeError):
        print(f"{command}: {visible(' '.join(message.split()))}", file=sys.stderr, flush=True)


def note(message: str) -> None:
    """Say something on stderr that is not part of the result."""
    with contextlib.suppress(BrokenPipeError):
        print(visible(message), file=sys.stderr, flush=True)


def _console() -> Console:
    return Console(file=sys.stdout, highlight=False, markup=False, emoji=False)


# --- for people ----------------------------------------------------------------------------------


def line(text: str = "", style: str = "") -> None:
    """Print one line; a terminal wraps it, a pipe gets it whole."""
    _console().print(Text(visible(text), style), soft_wrap=True)


def heading(text: str) -> None:
    """Print a title with an empty line before it."""
    line()
    line(text, "bold")


def pairs(values: Iterable[tuple[str, Cell]]) -> None:
    """Print names and their values in two columns."""
    shown = [(name, value) for name, value in values if value is not None]
    width = max((cell_len(name) for name, _ in shown), default=0)
    console = _console()
    for name, value in shown:
        text = Text().append(visible(name) + " " * (width - cell_len(name) + 2), "dim")
        text.append_text(_text(value, isolate=console.is_terminal))
        console.print(text, soft_wrap=True)


def table(
    columns: Sequence[str], rows: Iterable[Sequence[Cell]], *, right: Collection[str] = ()
) -> None:
    """Print a table. In a terminal it fits the width; in a pipe nothing is cut or wrapped.

    Args:
        columns: titles; the last column should be the one with the longest texts.
        rows: as many cells each.
        right: titles of the columns to be set flush right.
    """
    console = _console()
    flush_right = frozenset(right)
    cells = [[_text(cell, isolate=console.is_terminal) for cell in row] for row in rows]
    if console.is_terminal:
        # Where space is dear, a column in which nothing stands is left out.
        used = [at for at in range(len(columns)) if any(row[at].plain for row in cells)]
        columns, cells = [columns[at] for at in used], [[row[at] for at in used] for row in cells]
        shown = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
        # The last column holds the long texts. The others keep their width where it leaves enough.
        keep = sum(_width(title, cells, at) + 3 for at, title in enumerate(columns[:-1]))
        keeps = keep + _LEFT_FOR_TEXT <= console.width
        for at, title in enumerate(columns):
            justify: Any = "right" if title in flush_right else "left"
            no_wrap = keeps and at < len(columns) - 1
            shown.add_column(title, justify=justify, overflow="fold", no_wrap=no_wrap)
        for row in cells:
            shown.add_row(*row)
        console.print(shown)
        return
    titled = [[Text(title) for title in columns], *cells]
    widths = [_width(title, cells, at) for at, title in enumerate(columns)]
    for row in titled:
        parts = []
        for title, width, cell in zip(columns, widths, row, strict=True):
            padding = " " * (width - cell_len(cell.plain))
            parts.append(padding + cell.plain if title in flush_right else cell.plain + padding)
        sys.stdout.write("  ".join(parts).rstrip() + "\n")


class Rows:
    """A table that grows: each row is printed when it comes, the titles before the first one.

    A column is as wide as its widest cell so far, or as it is said to become.

    Args:
        columns: titles; the last column should be the one with the longest texts.
        widths: how wide columns will be, by title, where that is known.
    """

    def __init__(self, columns: Sequence[str], widths: Mapping[str, int]) -> None:
        self._titles: list[str] | None = list(columns)
        self._widths = [max(cell_len(title), widths.get(title, 0)) for title in columns]

    def add(self, row: Sequence[str]) -> None:
        """Print a row."""
        shown = [visible(cell) for cell in row]
        self._widths = [
            max(width, cell_len(cell)) for width, cell in zip(self._widths, shown, strict=True)
        ]
        if self._titles is not None:
            line(self._aligned(self._titles), "bold")
            self._titles = None
        line(self._aligned(shown))

    def _aligned(self, cells: Sequence[str]) -> str:
        padded = (
            cell + " " * (width - cell_len(cell))
            for cell, width in zip(cells, self._widths, strict=True)
        )
        return "  ".join(padded).rstrip()


def _width(title: str, cells: Sequence[Sequence[Text]], at: int) -> int:
    return max(cell_len(title), *(cell_len(row[at].plain) for row in cells), 0)


def _text(cell: Cell, *, isolate: bool) -> Text:
    style = ""
    if isinstance(cell, tuple):
        cell, style = cell
    shown = "" if cell is None else visible(str(cell))
    if isolate and _runs_right_to_left(shown):
        # Or a terminal would set the neighbouring columns from right to left, too.
        shown = f"{_FIRST_STRONG_ISOLATE}{shown}{_POP_ISOLATE}"
    return Text(shown, style)


def _runs_right_to_left(text: str) -> bool:
    return not text.isascii() and any(
        unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in text
    )


def state(value: str) -> tuple[str, str]:
    """A state as a cell in its colour."""
    return str(value), STATE_STYLES.get(value, "")


def moment(value: datetime | None) -> str | None:
    """A point in time for people: UTC, to the second."""
    return None if value is None else value.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%SZ")


def counts(values: Mapping[str, int]) -> str:
    """Counts in one line, the largest first."""
    ordered = sorted(values.items(), key=lambda item: (-item[1], item[0]))
    return ", ".join(f"{name} {number}" for name, number in ordered) or "none"


# --- for programs --------------------------------------------------------------------------------


def emit_json(document: Any) -> None:
    """Print one JSON document. Times are ISO 8601 in UTC, ids are strings."""
    encoding = (sys.stdout.encoding or "").lower().replace("-", "").replace("_", "")
    text = json.dumps(plain(document), ensure_ascii=encoding != "utf8", indent=2)
    sys.stdout.write(_HIDDEN.sub(_escape_in_json, text) + "\n")


def _escape_in_json(found: re.Match[str]) -> str:
    # The line breaks are JSON's own: those of a text are escaped already.
    return found[0] if found[0] == "\n" else _json_escape(found[0])


def plain(value: Any) -> Any:
    """The value in the types that JSON has."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {
            field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)
        }
    if isinstance(value, Mapping):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, datetime):
        return value.astimezone(UTC).isoformat().replace("+00:00", "Z")
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, timedelta):
        return value.total_seconds()
    if isinstance(value, UUID):
        return str(value)
    return value
