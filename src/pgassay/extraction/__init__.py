"""Extraction providers: turning a turn's text into facts, and reading conversation files."""

from pgassay.extraction.facts import ExtractedFact

__all__ = ["ExtractedFact"]
