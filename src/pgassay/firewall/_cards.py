"""Where payment cards are among digits that stand together."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import accumulate

Span = tuple[int, int]

# how long the number of a card is (ISO/IEC 7812-1, and what issuers use)
_LEAST, _MOST = 13, 19
# how it is grouped where other numbers stand beside it
_FOURS, _OTHERS = [4, 4, 4, 4], ([4, 6, 5], [4, 6, 4])
# no telephone number has a piece of so many digits (ITU-T E.164: fifteen with the country's code)
_NO_TELEPHONE = 15
# and where so many stand already, what follows is none of it
_TELEPHONE = 8
# where so many in a row are cards, in groups of four, the row is one of cards
_ROW = 8
_DIGITS = re.compile("[0-9]+")
_SHAPE = str.maketrans("123456789", "000000000")
_USUAL = frozenset(
    mark.join("0" * size for size in shape) for shape in (_FOURS, *_OTHERS) for mark in " -"
)
# What can be a card otherwise, in the kinds of characters: more than one line, a number in one
# piece, a group of four with one of four or six behind it, or (without dots) three groups of which
# the first has four; two halves, digit by digit, three times five.
_CAN_BE = re.compile(
    "\\n|0{13}|(?<!0)0{4}[^0]+0{4}(?:00)?(?!0)|^0{4}[^0.]+0{3,}[^0.]+0{3}|^0{6,}[^0]+0{6}|^0[^0.]|^0{5}[^0]"
)


class _Run:
    """Groups of digits, and what stands between them: it may end a line."""

    def __init__(self, text: str, is_card: Callable[[str], bool]) -> None:
        self._text = text
        self._is_card = is_card
        self._judged: dict[Span, bool] = {}
        self._groups = [match.span() for match in _DIGITS.finditer(text)]
        # the digits before and after letters are those of an id
        if text[-2:-1].isalpha():
            del self._groups[-2:]
        # and so are those after letters at the beginning; a telephone number follows a plus sign
        self._taken = 1 if text[0] == "+" else 2 if text[1:2].isalpha() else 0
        self._sizes = [end - start for start, end in self._groups]
        so_far = accumulate(self._sizes)
        self._behind_telephone = next(
            (n for n, size in enumerate(so_far, 1) if size >= _TELEPHONE), 0
        )
        self._breaks = {
            n
            for n in range(1, len(self._groups))
            if "\n" in text[self._groups[n - 1][1] : self._groups[n][0]]
        }

    def _card(self, first: int, end: int) -> bool:
        known = self._judged.get((first, end))
        if known is None:
            number = "".join([self._text[low:high] for low, high in self._groups[first:end]])
            known = self._judged[first, end] = self._is_card(number)
        return known

    def _apart(self, n: int) -> bool:
        """Whether a group is set off from the one before it: no mark alone joins them."""
        between = self._text[self._groups[n - 1][1] : self._groups[n][0]]
        if " " in between or "\t" in between or "\n" in between:
            return True
        return not ("-" in between or "." in between)

    def _in_one_piece(self, n: int) -> bool:
        """Whether a group is a card of its own."""
        return _LEAST <= self._sizes[n] <= _MOST and self._card(n, n + 1)

    def _year(self, n: int) -> bool:
        """Whether a group begins as a year does."""
        low, high = self._groups[n]
        return self._text[low:high][:2] in ("19", "20")

    def _dated(self, n: int) -> bool:
        """Whether what stands from a group on begins as an expiry date does."""
        low, high = self._groups[n]
        month = self._text[low : min(high, low + 2)]
        if len(month) == 1 and n + 1 < len(self._groups):
            month += self._text[self._groups[n + 1][0]]
        return "01" <= month <= "12" and len(month) == 2

    def _ended(self, n: int, last: int) -> bool:
        """Whether a card can end before a group."""
        return n == last or self._apart(n) or self._dated(n)

    def _even(self, first: int, end: int) -> bool:
        """Whether groups are those of one number, and not those of two."""
        sizes = self._sizes[first:end]
        text = self._text[self._groups[first][0] : self._groups[end - 1][1]]
        if "." in text and sizes[:3] not in (_FOURS[:3], *_OTHERS):
            return False
        return (
            len(sizes) == 1
            or sizes[0] == 1
            or (sizes[0] == 4 and max(sizes) <= 6)
            or "\n" in text
            or (len(sizes) == 2 and (abs(sizes[0] - sizes[1]) <= 1 or sizes == [6, 13]))
            or sizes == [5, 5, 5]
        )

    def _leading(self, first: int, last: int) -> int:
        """Where the card ends that all of some groups are, or that they begin with; or 0.

        It may be broken by line ends; one ends it too, and so does an expiry date.
        """
        # cards come in groups of three and more, or digit by digit; telephone numbers do not
        if self._sizes[first] in (2, 3):
            return 0
        least = 1 if self._sizes[first] == 1 else 3
        size = 0
        ends: list[int] = []
        for n in range(first, last):
            size += self._sizes[n]
            # the last two of fourteen digits may stand apart
            diners = self._sizes[first : n + 1] == [4, 4, 4, 2] and n + 1 == last
            if size > _MOST or (self._sizes[n] < least and not diners):
                break
            if n + 1 == last:
                ends.insert(0, last)
            elif size >= _LEAST and (n + 1 in self._breaks or self._dated(n + 1)):
                ends.append(n + 1)
        for end in ends:
            if self._even(first, end) and self._card(first, end):
                return end
        return 0

    def _fours(self, n: int, last: int) -> list[Span]:
        """The cards in a row of groups of four: all of it, or one and a date beside it."""
        size = 4
        # of a longer row, the first numbers tell what it is
        while size <= 4 * _ROW and n + size < last and self._sizes[n + size] == 4:
            size += 1
        if size == 4:
            return [(n, n + 4)] if self._ended(n + 4, last) and self._card(n, n + 4) else []
        dated = self._dated(n + 4) or (size == 5 and self._year(n + 4) and self._apart(n + 4))
        if dated and self._card(n, n + 4):
            return [(n, n + 4)]
        if size == 5 and self._year(n) and self._apart(n + 1):
            return [(n + 1, n + 5)] if self._ended(n + 5, last) and self._card(n + 1, n + 5) else []
        if size % 4 and size < 4 * _ROW:
            return []
        if not all(self._card(k, k + 4) for k in range(n, n + min(size, 4 * _ROW), 4)):
            return []
        while n + size < last and self._sizes[n + size] == 4:
            size += 1
        numbers = [(k, k + 4) for k in range(n, n + size - 3, 4)]
        return [number for number in numbers if self._card(*number)]

    def _standing(self, n: int, first: int, last: int) -> list[Span]:
        """The cards that begin with a group of a line and are set off from what is around them."""
        taken = self._taken if first == 0 else 0
        if n < taken or (n > first and not self._apart(n) and not self._in_one_piece(n - 1)):
            return []
        # after all of a telephone number
        after = taken == 1 and n >= self._behind_telephone
        size = self._sizes[n]
        if _LEAST <= size <= _MOST:
            if taken and size < _NO_TELEPHONE and not after:
                return []
            ended = self._ended(n + 1, last) or self._in_one_piece(n + 1)
            return [(n, n + 1)] if ended and self._card(n, n + 1) else []
        if size != 4 or (taken and not after):
            return []
        if self._sizes[n : min(n + 4, last)] == _FOURS:
            # not inside of a row
            begins = n == first or self._sizes[n - 1] != 4 or after or not self._apart(n - 1)
            return self._fours(n, last) if begins else []
        end = n + 3
        if (
            self._sizes[n : min(end, last)] in _OTHERS
            and self._ended(end, last)
            and self._card(n, end)
        ):
            return [(n, end)]
        return []

    def cards(self) -> list[Span]:
        """The cards, as the first group and the one after the last."""
        count = len(self._groups)
        found: list[Span] = []
        if not count:
            return found
        at = 0 if self._taken else self._leading(0, count)
        if at:
            found.append((0, at))
        starts = [0, *sorted(self._breaks)]
        for first, last in zip(starts, [*starts[1:], count], strict=True):
            n = max(at, first)
            if n == first and last - first < count and not (self._taken and first == 0):
                end = self._leading(first, last)
                if end:
                    found.append((first, end))
                    n = end
            while n < last:
                cards = self._standing(n, first, last)
                found += cards
                n = cards[-1][1] if cards else n + 1
            at = max(at, n)
        return found

    def spans(self) -> list[Span]:
        """The cards, as places in the text."""
        return [(self._groups[low][0], self._groups[high - 1][1]) for low, high in self.cards()]


def cards(run: str, is_card: Callable[[str], bool]) -> list[Span]:
    """The spans of the payment cards in digits and separators that stand together.

    The digits come as the detector's pattern finds them, with what comes before that makes them a
    telephone number or an id; ``is_card`` says whether digits are a card. Found are a number in one
    piece or in the groups of a card that is set off from its neighbours (an order's number, an
    expiry date, a code, the next card), and all of the digits, or of those of a line, that are
    grouped as one number.
    """
    # most are written in one of these ways
    if run.isdigit():
        return [(0, len(run))] if _LEAST <= len(run) <= _MOST and is_card(run) else []
    shape = run.translate(_SHAPE)
    if shape in _USUAL:
        return [(0, len(run))] if is_card(run.replace(run[4], "")) else []
    if _CAN_BE.search(shape) is None:
        return []
    return _Run(run, is_card).spans()
