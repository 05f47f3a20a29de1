"""Masking what must never be recorded, keeping the length of the text."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from pgassay.firewall.scan import Finding, Known, Span, engine

# A character that no detector matches and that every detector reads as a placeholder.
MASK = "\u2588"
# as much of a URL is looked at on either side of its password
_AROUND = 200
# what is left of a find may be one itself; each pass masks more
_PASSES = 4


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


def mask(text: str, findings: Iterable[Finding]) -> Redaction:
    """Mask what was found, in the order of the text; an off-the-record marker cannot be masked."""
    labels: dict[tuple[str, str], None] = {}
    spans: list[Span] = []
    for found in findings:
        labels[found.reason, found.detector] = None
        if found.reason == "off_the_record":
            continue
        start, end = found.start, found.end
        if found.reason == "url_userinfo":
            start, end = _whole_url(text, start, end)
        spans.append((start, end))
    # a URL begins before its password
    spans.sort()
    out: list[str] = []
    at = 0
    for start, end in spans:
        if end > at:
            start = max(start, at)
            out += (text[at:start], MASK * (end - start))
            at = end
    out.append(text[at:])
    return Redaction("".join(out), tuple(map(":".join, labels)))


def mask_all(text: str, find: Callable[[str], Iterable[Finding]]) -> Redaction:
    """Mask what is found, and what is found in the rest, until a scan finds nothing new."""
    labels: dict[str, None] = {}
    for _ in range(_PASSES):
        masked = mask(text, find(text))
        labels.update(dict.fromkeys(masked.labels))
        if masked.text == text:
            break
        text = masked.text
    return Redaction(text, tuple(labels))


def redact(text: str) -> Redaction:
    """Mask every span that must not be recorded; an off-the-record marker cannot be masked."""
    known = Known()
    return mask_all(text, lambda rest: engine().findings(rest, False, known))
