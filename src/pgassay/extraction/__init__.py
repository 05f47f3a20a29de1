"""Extraction providers: turning a turn's text into facts, and reading conversation files."""

from pgassay.errors import AnthropicVersionError
from pgassay.extraction.facts import ExtractedFact
from pgassay.extraction.providers import (
    AbstractExtractionProvider,
    HeuristicExtractionProvider,
    RawTurnExtractionProvider,
)

__all__ = [
    "AbstractExtractionProvider",
    "AnthropicVersionError",
    "ExtractedFact",
    "HeuristicExtractionProvider",
    "RawTurnExtractionProvider",
]
