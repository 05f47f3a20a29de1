"""Auditable agent memory in PostgreSQL.

A conversation flows one way: text, candidates, firewall, verdicts, decisions, journal. Every
candidate fact ends as one row that says what happened to it and why; accepted ones go, word for
word, into an append-only journal. `SubconsciousMemory` runs a turn, `DecisionLog` and
`ProvenanceJournal` read what came of it, and everything can be asked in SQL as well (schema
``assay``).

Importing this package imports nothing optional.
"""

from pgassay.audit.candidates import Candidate, generate_candidates
from pgassay.audit.claude import ClaudeVerdictProvider
from pgassay.audit.decisions import AsyncDecisionLog, DecisionLog
from pgassay.audit.metrics import Metrics
from pgassay.audit.model import ModelVerdictProvider
from pgassay.audit.pipeline import AuditableExtractionConfig, ExtractionReport
from pgassay.audit.records import DecisionEvent, DecisionRecord, DecisionRow, TurnContext
from pgassay.audit.resolution import Resolution
from pgassay.audit.rules import RuleVerdictProvider
from pgassay.audit.verdict import Judge, Receipt, VerdictProvider, VerdictResult, llm_verdict
from pgassay.audit.vocabulary import ReasonCode, Verdict
from pgassay.database import AsyncDatabase, Database, configure
from pgassay.errors import (
    AnthropicVersionError,
    AppendOnlyError,
    ConfigurationError,
    ConstraintError,
    DatabaseBusyError,
    DatabaseError,
    DatabaseUnavailableError,
    DecisionGuardError,
    InvalidInputError,
    JournalBlockedError,
    KindConflictError,
    NotInstalledError,
    PermissionDeniedError,
    PgassayError,
    RetryableError,
    SchemaVersionError,
    TurnConflictError,
    UnknownTargetError,
    VocabularyError,
)
from pgassay.extraction.claude import ClaudeExtractionProvider
from pgassay.extraction.facts import ExtractedFact
from pgassay.extraction.providers import (
    AbstractExtractionProvider,
    HeuristicExtractionProvider,
    RawTurnExtractionProvider,
)
from pgassay.firewall import scan_never_record
from pgassay.journal import AsyncProvenanceJournal, Belief, JournalEntry, ProvenanceJournal
from pgassay.memory import (
    AsyncMemoryStore,
    AsyncSubconsciousMemory,
    CallableEmbeddings,
    EmbeddingProvider,
    InjectedMessages,
    MemoryRecord,
    MemoryReport,
    MemoryStore,
    NewMemory,
    Recall,
    RecallItem,
    Remembered,
    SentenceTransformerEmbeddings,
    SubconsciousMemory,
    install_vectors,
    vectors_status,
)
from pgassay.migrations import upgrade

__all__ = [
    "AbstractExtractionProvider",
    "AnthropicVersionError",
    "AppendOnlyError",
    "AsyncDatabase",
    "AsyncDecisionLog",
    "AsyncMemoryStore",
    "AsyncProvenanceJournal",
    "AsyncSubconsciousMemory",
    "AuditableExtractionConfig",
    "Belief",
    "CallableEmbeddings",
    "Candidate",
    "ClaudeExtractionProvider",
    "ClaudeVerdictProvider",
    "ConfigurationError",
    "ConstraintError",
    "Database",
    "DatabaseBusyError",
    "DatabaseError",
    "DatabaseUnavailableError",
    "DecisionEvent",
    "DecisionGuardError",
    "DecisionLog",
    "DecisionRecord",
    "DecisionRow",
    "EmbeddingProvider",
    "ExtractedFact",
    "ExtractionReport",
    "HeuristicExtractionProvider",
    "InjectedMessages",
    "InvalidInputError",
    "JournalBlockedError",
    "JournalEntry",
    "Judge",
    "KindConflictError",
    "MemoryRecord",
    "MemoryReport",
    "MemoryStore",
    "Metrics",
    "ModelVerdictProvider",
    "NewMemory",
    "NotInstalledError",
    "PermissionDeniedError",
    "PgassayError",
    "ProvenanceJournal",
    "RawTurnExtractionProvider",
    "ReasonCode",
    "Recall",
    "RecallItem",
    "Receipt",
    "Remembered",
    "Resolution",
    "RetryableError",
    "RuleVerdictProvider",
    "SchemaVersionError",
    "SentenceTransformerEmbeddings",
    "SubconsciousMemory",
    "TurnConflictError",
    "TurnContext",
    "UnknownTargetError",
    "Verdict",
    "VerdictProvider",
    "VerdictResult",
    "VocabularyError",
    "configure",
    "generate_candidates",
    "install_vectors",
    "llm_verdict",
    "scan_never_record",
    "upgrade",
    "vectors_status",
]
