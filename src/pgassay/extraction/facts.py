"""What an extraction yields."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ExtractedFact:
    """One fact taken from a turn (D1).

    Every provider fills ``text``. The fields after ``confidence`` are filled on the auditable path,
    where a fact is an accepted candidate with a decision and a journal entry behind it.
    """

    text: str
    """What becomes the content of a memory."""
    entities: tuple[str, ...] = ()
    """Names mentioned in the fact; empty where the provider does not look for them."""
    importance: float | None = None
    """The provider's opinion in [0, 1]; ``None`` means that it has none."""
    confidence: float | None = None
    """How sure the provider is, in [0, 1]; ``None`` means that it has no opinion."""
    span: tuple[int, int] | None = None
    """Where the verbatim text stands in the turn: half-open, in code points. Where secrets were
    masked first (credential policy ``redact``), in the masked turn."""
    turn_id: str | None = None
    candidate_id: str | None = None
    generator_rule: str | None = None
    verbatim: str | None = None
    """The candidate's text, byte-identical to its span; ``text`` may be a resolved statement."""
    resolution_status: str | None = None
    """What a reference resolver said of it; ``None`` when none ran."""
    assumption: str | None = None
    """What the resolver took for granted, if anything."""
    speaker: str | None = None
