"""Extraction providers that need no model: the whole turn, or its sentences."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from pgassay.audit.candidates import sentence_spans
from pgassay.extraction.facts import ExtractedFact


class AbstractExtractionProvider(ABC):
    """Turns the text of a turn into facts.

    An ordinary failure (a model that does not answer) yields no facts and a warning on the log,
    never an exception: a flaky extraction must not end the caller's turn.
    """

    @abstractmethod
    def extract(self, text: str) -> list[ExtractedFact]:
        """The facts in ``text``, in order; empty when there are none."""

    async def aextract(self, text: str) -> list[ExtractedFact]:
        """:meth:`extract` for async callers, in a thread unless the provider knows better."""
        return await asyncio.to_thread(self.extract, text)


class RawTurnExtractionProvider(AbstractExtractionProvider):
    """One turn, one fact: the text as it is, only stripped of surrounding whitespace.

    Args:
        max_chars: cut longer turns after this many code points; not at all unless given. What is
            cut is lost to recall, so leave it unset where turns are of ordinary length.
    """

    def __init__(self, max_chars: int | None = None) -> None:
        if max_chars is not None and max_chars < 1:
            raise ValueError("max_chars must be at least 1")
        self._max_chars = max_chars

    def extract(self, text: str) -> list[ExtractedFact]:
        """The one fact, or none for a blank turn."""
        stripped = text.strip()[: self._max_chars]
        return [ExtractedFact(stripped)] if stripped else []


class HeuristicExtractionProvider(AbstractExtractionProvider):
    """One fact for each sentence, split as candidates are (A1), that is long enough.

    Args:
        min_length: shorter sentences, in code points after trimming, are left out.
    """

    def __init__(self, min_length: int = 10) -> None:
        if min_length < 0:
            raise ValueError("min_length must not be negative")
        self._min_length = min_length

    def extract(self, text: str) -> list[ExtractedFact]:
        """The sentences of at least ``min_length`` characters, without entities or opinions."""
        return [
            ExtractedFact(text[start:end])
            for start, end in sentence_spans(text)
            if end - start >= self._min_length
        ]
