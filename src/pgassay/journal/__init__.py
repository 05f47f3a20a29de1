"""The provenance journal: append-only entries, annotations of them, and what they make true."""

from pgassay.journal.entries import Belief, JournalEntry
from pgassay.journal.journal import AsyncProvenanceJournal, ProvenanceJournal

__all__ = ["AsyncProvenanceJournal", "Belief", "JournalEntry", "ProvenanceJournal"]
