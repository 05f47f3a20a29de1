"""Masking what must never be recorded, keeping the length of the text."""

from __future__ import annotations

from dataclasses import dataclass

from pgassay.firewall.scan import find_never_record

# A character that no detector matches and that every detector reads as a placeholder.
MASK = "\u2588"


@dataclass(frozen=True, slots=True)
class Redaction:
    """A text with its secrets masked, and the labels (``reason:detector``) of what was masked."""

    text: str
    labels: tuple[str, ...]


def redact(text: str) -> Redaction:
    """Mask every span that must not be recorded; an off-the-record marker cannot be masked."""
    labels: set[str] = set()
    out = list(text)
    for found in find_never_record(text):
        labels.add(f"{found.reason}:{found.detector}")
        if found.reason != "off_the_record":
            out[found.start : found.end] = MASK * (found.end - found.start)
    return Redaction("".join(out), tuple(sorted(labels)))
