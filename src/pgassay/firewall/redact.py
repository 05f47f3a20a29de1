"""Masking what must never be recorded, keeping the length of the text."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from pgassay.firewall.scan import Finding, Hit, Known, Span, engine

# A character that no detector matches and that every detector reads as a placeholder.
MASK = "\u2588"
WIDTH = 8
"""Masks that stand for something whose length must not be told either."""
_MASKS = re.compile(f"{MASK}+")
_NO_MASKS = re.compile(f"[^{MASK}]+")
# as much of a URL is looked at on either side of its password
_AROUND = 200
# what is left of a find may be one itself; each pass masks more
_PASSES = 4
# what is found in one piece of a string that source code puts together goes on in the next
_IN_PIECES = ("credential_prefix", "credential_assignment", "high_entropy", "jwt")
# no private key is longer, written with what stands before its lines
_LONGEST_KEY = 8192


@dataclass(frozen=True, slots=True)
class Redaction:
    """A text with its secrets masked, and the labels (``reason:detector``) of what was masked.

    Each label comes once, in the order in which the finds stand in the text.
    """

    text: str
    labels: tuple[str, ...]


def _whole_url(text: str, start: int, end: int) -> Span:
    """The span to mask for a password in a URL: all of a URL that is written to be overlooked."""
    named = engine().named
    head, tail = text[max(0, start - _AROUND) : start], text[end : end + _AROUND]
    if named["url_plain"].search(head) and not any(c in " \t\r\n" for c in text[start:end]):
        return start, end
    left = named["url_left"].search(head)
    assert left is not None
    size = len(left[0])
    if not any(c in "/%" or not c.isascii() for c in left[0]):
        above = named["url_above"].search(head[: len(head) - size])
        size += len(above[0]) if above else 0
    right = named["url_right"].search(tail)
    return start - size, end + (len(right[0]) if right else 0)


def _concatenated(text: str, hits: Sequence[Hit]) -> Iterator[Span]:
    """The other pieces of strings that source code puts together, where one piece was found."""
    named = engine().named
    some = [(start, end) for start, end, reason, _ in hits if reason in _IN_PIECES]
    if not some or named["glue"].search(text) is None:
        return
    # where a piece ends, up to where the string goes on; where one begins, from where it does
    ahead: dict[int, int] = {}
    behind: dict[int, int] = {}
    for match in named["concatenated"].finditer(text):
        piece = since = match.start()
        # what stands in no quotes may have a name before it
        quoted = any(quote in text[max(0, piece - 1) : match.end()] for quote in "\"'")
        for glue in named["glue"].finditer(text, *match.span()):
            if not quoted or named["begun"].match(text[piece : glue.start()]) is None:
                since = glue.end()
            ahead[glue.start()] = match.end()
            if glue[0][0] == "\\":
                # an assigned value may end with it
                ahead[glue.start() + 1] = match.end()
            piece = glue.end()
            behind[piece] = since
    for start, end in some:
        if end in ahead:
            yield end, ahead[end]
        if start in behind:
            yield behind[start], start


def _key_blocks(hits: Sequence[Hit]) -> Iterator[Span]:
    """What stands between the beginning of a private key and its end, where that follows."""
    heads = [start for start, _, _, detector in hits if detector == "pem"]
    tails = iter([end for _, end, _, detector in hits if detector == "pem_tail"])
    tail = next(tails, None)
    for n, head in enumerate(heads):
        while tail is not None and tail <= head:
            tail = next(tails, None)
        if tail is None:
            return
        last = n + 1 == len(heads) or tail <= heads[n + 1]
        if last and tail - head <= _LONGEST_KEY:
            yield head, tail


def _merged(spans: Iterable[Span]) -> Iterator[Span]:
    """The spans in their order, joined where they touch."""
    low = high = -1
    for start, end in sorted(spans):
        if start > high:
            if low >= 0:
                yield low, high
            low, high = start, end
        high = max(high, end)
    if low >= 0:
        yield low, high


def _without_marks(text: str, start: int, end: int) -> Span:
    """A span without an underscore that marks italics together with one on its other side."""
    before, after = text[start - 1 : start] if start else "", text[end : end + 1]
    if end - start < 2:
        return start, end
    if before == "_" and text[end - 1] == "_" and after != "_":
        return start, end - 1
    if after == "_" and text[start] == "_" and before != "_":
        return start + 1, end
    return start, end


def as_hits(findings: Iterable[Finding]) -> list[Hit]:
    """Findings as what they are made of."""
    return [(found.start, found.end, found.reason, found.detector) for found in findings]


def mask(text: str, findings: Iterable[Finding]) -> Redaction:
    """Mask what was found, in the order of the text; an off-the-record marker cannot be masked."""
    return _mask(text, as_hits(findings))


def _mask(text: str, hits: Sequence[Hit]) -> Redaction:
    spans = [
        _whole_url(text, start, end) if reason == "url_userinfo" else (start, end)
        for start, end, reason, _ in hits
        if reason != "off_the_record"
    ]
    spans += [*_concatenated(text, hits), *_key_blocks(hits)]
    parts, at = [], 0
    for span in _merged(spans):
        start, end = _without_marks(text, *span)
        parts += [text[at:start], MASK * (end - start)]
        at = end
    # each once, as it comes first
    labels = dict.fromkeys([hit[2:] for hit in hits])
    return Redaction("".join(parts) + text[at:], tuple(map(":".join, labels)))


def mask_all(text: str, find: Callable[[str], Iterable[Hit]]) -> Redaction:
    """Mask what is found, and what is found in the rest, until a scan finds nothing new."""
    labels: dict[str, None] = {}
    for _ in range(_PASSES):
        masked = _mask(text, list(find(text)))
        labels.update(dict.fromkeys(masked.labels))
        if masked.text == text:
            break
        text = masked.text
    return Redaction(text, tuple(labels))


def level(text: str, redaction: Redaction) -> Redaction:
    """The same with every masked stretch in one width: it does not tell how long what was there is.

    Masks that stood in the text before are left as they were.
    """

    def one_width(run: re.Match[str]) -> str:
        return _NO_MASKS.sub(MASK * WIDTH, text[run.start() : run.end()])

    return Redaction(_MASKS.sub(one_width, redaction.text), redaction.labels)


def redact(text: str, *, keep_length: bool = True) -> Redaction:
    """Mask every span that must not be recorded; an off-the-record marker cannot be masked.

    Args:
        text: what is to be masked.
        keep_length: one mask for each character, so that places in the text stay what they were.
            False for what is kept or sent: every stretch in the same width, however long it was.
    """
    known = Known()
    redaction = mask_all(text, lambda rest: engine().hits(rest, False, known))
    return redaction if keep_length else level(text, redaction)
