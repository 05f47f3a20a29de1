"""The texts in an answer of DUMP, for the firewall to read before the bytes are kept.

A value travels in the form in which it lies in an RDB file: packed, in part compressed, numbers as
numbers. What of it is text has to be taken out of that form, or a secret would pass unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

_LARGEST: Final = 1 << 28

# The number at the head of an answer says of which type and form it is.
_STRINGS: Final = {0: 1, 1: None, 2: None}
_PAIRS: Final = frozenset({4})
_SCORES_AS_TEXT: Final = 3
_SCORES: Final = 5
_NUMBERS: Final = 11
_ZIPLISTS: Final = frozenset({10, 12, 13})
_LISTPACKS: Final = frozenset({16, 17, 20})
_LIST_OF_ZIPLISTS: Final = 14
_LIST_OF_LISTPACKS: Final = 18
_STREAMS: Final = frozenset({15, 19, 21})
_PACKED: Final = 2


class _FormError(Exception):
    """The bytes are of a form that is not known here."""


class _Reader:
    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def take(self, count: int) -> bytes:
        if count < 0 or self.at + count > len(self.data):
            raise _FormError
        taken = self.data[self.at : self.at + count]
        self.at += count
        return taken

    def number(self, count: int, order: str = "little") -> int:
        return int.from_bytes(self.take(count), "big" if order == "big" else "little")

    def length(self) -> tuple[int, bool]:
        """A length; or, with True, the number of a special form."""
        first = self.number(1)
        form, rest = first >> 6, first & 0x3F
        if form == 0:
            return rest, False
        if form == 1:
            return rest << 8 | self.number(1), False
        if form == 3:
            return rest, True
        if first not in (0x80, 0x81):
            raise _FormError
        return self.number(4 if first == 0x80 else 8, "big"), False

    def count(self) -> int:
        count, special = self.length()
        if special:
            raise _FormError
        return count

    def string(self) -> bytes:
        length, special = self.length()
        if not special:
            return self.take(length)
        if length in (0, 1, 2):
            value = int.from_bytes(self.take(1 << length), "little", signed=True)
            return str(value).encode()
        if length != 3:
            raise _FormError
        packed, unpacked = self.count(), self.count()
        return _decompress(self.take(packed), unpacked)


def _decompress(data: bytes, size: int) -> bytes:
    """Undo LZF: runs of bytes as they are, and references to what came before."""
    if size > _LARGEST:
        raise _FormError
    out = bytearray()
    reader = _Reader(data)
    while reader.at < len(data):
        control = reader.number(1)
        if control < 32:
            out += reader.take(control + 1)
            continue
        length = control >> 5
        if length == 7:
            length += reader.number(1)
        start = len(out) - ((control & 0x1F) << 8 | reader.number(1)) - 1
        if start < 0:
            raise _FormError
        length += 2
        # It may reach into what it is about to write: then it repeats itself.
        piece = out[start : start + length]
        out += (piece * (length // len(piece) + 1))[:length]
        if len(out) > size:
            raise _FormError
    return bytes(out)


def _ziplist(data: bytes) -> Iterator[bytes]:
    reader = _Reader(data)
    reader.take(10)
    while (before := reader.number(1)) != 0xFF:
        if before == 0xFE:
            reader.take(4)
        form = reader.number(1)
        if form < 0x40:
            yield reader.take(form)
        elif form < 0x80:
            yield reader.take((form & 0x3F) << 8 | reader.number(1))
        elif form < 0xC0:
            yield reader.take(reader.number(4, "big"))
        elif form in _WIDTHS_ZIPLIST:
            width = _WIDTHS_ZIPLIST[form]
            yield str(int.from_bytes(reader.take(width), "little", signed=True)).encode()


_WIDTHS_ZIPLIST: Final = {0xC0: 2, 0xD0: 4, 0xE0: 8, 0xF0: 3, 0xFE: 1}
_WIDTHS_LISTPACK: Final = {0xF1: 2, 0xF2: 3, 0xF3: 4, 0xF4: 8}


def _listpack(data: bytes) -> Iterator[bytes]:
    reader = _Reader(data)
    reader.take(6)
    while True:
        start = reader.at
        form = reader.number(1)
        if form == 0xFF:
            return
        if form < 0x80:
            pass
        elif form < 0xC0:
            yield reader.take(form & 0x3F)
        elif form < 0xE0:
            reader.take(1)
        elif form < 0xF0:
            yield reader.take((form & 0x0F) << 8 | reader.number(1))
        elif form == 0xF0:
            yield reader.take(reader.number(4))
        elif form in _WIDTHS_LISTPACK:
            width = _WIDTHS_LISTPACK[form]
            yield str(int.from_bytes(reader.take(width), "little", signed=True)).encode()
        else:
            raise _FormError
        # Each item is followed by its length, seven bits a byte, for reading backwards.
        length, after = reader.at - start, 1
        while length > 127:
            length >>= 7
            after += 1
        reader.take(after)


def _all(reader: _Reader, form: int) -> Iterator[bytes]:
    if form in _STRINGS or form in _PAIRS:
        count = _STRINGS.get(form) or reader.count() * (2 if form in _PAIRS else 1)
        for _ in range(count):
            yield reader.string()
    elif form in (_SCORES, _SCORES_AS_TEXT):
        for _ in range(reader.count()):
            yield reader.string()
            width = 8 if form == _SCORES else reader.number(1)
            reader.take(0 if width > 252 else width)
    elif form == _NUMBERS:
        blob = _Reader(reader.string())
        width = blob.number(4)
        for _ in range(blob.number(4)):
            yield str(int.from_bytes(blob.take(width), "little", signed=True)).encode()
    elif form in _ZIPLISTS:
        yield from _ziplist(reader.string())
    elif form in _LISTPACKS:
        yield from _listpack(reader.string())
    elif form == _LIST_OF_ZIPLISTS:
        for _ in range(reader.count()):
            yield from _ziplist(reader.string())
    elif form == _LIST_OF_LISTPACKS:
        for _ in range(reader.count()):
            packed = reader.count() == _PACKED
            blob_of = reader.string()
            if packed:
                yield from _listpack(blob_of)
            else:
                yield blob_of
    elif form in _STREAMS:
        for _ in range(reader.count()):
            reader.string()
            yield from _listpack(reader.string())
        # What follows are numbers, and the names of groups and of those who read.
        yield reader.take(len(reader.data) - reader.at)
    else:
        raise _FormError


def holds(dump: bytes, found: Callable[[bytes], bool]) -> bool | None:
    """Whether ``found`` is true of any string in an answer of DUMP; None: it cannot be read."""
    try:
        # At its end: two bytes of a version, eight of a checksum.
        reader = _Reader(dump[:-10])
        form = reader.number(1)
        if any(found(text) for text in _all(reader, form)):
            return True
        return None if reader.at < len(reader.data) else False
    except (_FormError, OverflowError):
        return None
