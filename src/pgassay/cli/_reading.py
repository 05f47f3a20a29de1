"""Reading text files and standard input as bytes, whatever the terminal's encoding is.

A byte order mark says which Unicode encoding a file has; without one it is UTF-8.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from pgassay.errors import InvalidInputError

STANDARD_INPUT: Final = Path("-")

# That of UTF-32 begins with that of UTF-16.
_MARKS: Final = (
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
    (codecs.BOM_UTF8, "utf-8"),
)
_LONGEST_MARK: Final = 4

UNREAD: Final = "\0"
"""What stands for bytes that are no text in the file's encoding."""

_TO_NUL: Final = "pgassay.nul"
codecs.register_error(_TO_NUL, lambda error: (UNREAD, error.end))  # type: ignore[attr-defined]


@contextlib.contextmanager
def open_text(path: Path, *, newline: str | None = None) -> Iterator[io.TextIOWrapper]:
    """The text of a file, or of standard input for ``-``; `UNREAD` is where it is none.

    Args:
        path: which file.
        newline: as for `open`: ``""`` keeps line ends as they are.

    Raises:
        OSError: the file cannot be opened.
    """
    with contextlib.ExitStack() as stack:
        given = path == STANDARD_INPUT
        raw: BinaryIO = sys.stdin.buffer if given else stack.enter_context(path.open("rb"))
        # Standard input may be a pipe: what was read from it cannot be read again.
        begin = _begin(raw)
        encoding, mark = "utf-8", b""
        for candidate, name in _MARKS:
            if begin.startswith(candidate):
                encoding, mark = name, candidate
                break
        joined = io.BufferedReader(_Joined(begin.removeprefix(mark), raw))
        yield io.TextIOWrapper(joined, encoding=encoding, errors=_TO_NUL, newline=newline)


def _begin(raw: BinaryIO) -> bytes:
    begin = b""
    while len(begin) < _LONGEST_MARK and (more := raw.read(_LONGEST_MARK - len(begin))):
        begin += more
        if not any(mark.startswith(begin) for mark, _ in _MARKS):
            break
    return begin


class _Joined(io.RawIOBase):
    """What was read already, then the rest."""

    def __init__(self, begin: bytes, rest: BinaryIO) -> None:
        self._begin = begin
        self._rest = rest

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray | memoryview) -> int:  # type: ignore[override]
        if self._begin:
            part = self._begin[: len(buffer)]
            self._begin = self._begin[len(part) :]
        else:
            # As much as there is, so that somebody who types is answered line by line.
            read1 = getattr(self._rest, "read1", self._rest.read)
            part = read1(len(buffer))
        buffer[: len(part)] = part
        return len(part)


def read_text(path: Path) -> str:
    """The whole text of a file, or of standard input for ``-``, with its line ends as they are.

    Raises:
        InvalidInputError: it is no text; the message names the line, not what is on it.
        OSError: it cannot be opened.
    """
    return "".join(read_lines(path, newline=""))


def read_lines(path: Path, *, newline: str | None = None) -> Iterator[str]:
    """As `read_text`, line by line."""
    name = "standard input" if path == STANDARD_INPUT else str(path)
    with open_text(path, newline=newline) as lines:
        for number, line in enumerate(lines, start=1):
            if UNREAD in line:
                raise InvalidInputError(
                    f"{name}: line {number} holds bytes that are not UTF-8, or NUL; convert it to"
                    " UTF-8 first."
                )
            yield line
