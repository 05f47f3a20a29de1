"""What an agent uses every turn: records, recall, injection and what came of it."""

from pgassay.memory.embeddings import (
    CallableEmbeddings,
    EmbeddingProvider,
    SentenceTransformerEmbeddings,
    install_vectors,
    vectors_status,
)
from pgassay.memory.messages import InjectedMessages
from pgassay.memory.recall import Recall, RecallItem, Reported
from pgassay.memory.records import Confidence, MemoryRecord, NewMemory, Remembered
from pgassay.memory.store import AsyncMemoryStore, MemoryStore
from pgassay.memory.subconscious import (
    AsyncSubconsciousMemory,
    MemoryReport,
    SubconsciousMemory,
)

__all__ = [
    "AsyncMemoryStore",
    "AsyncSubconsciousMemory",
    "CallableEmbeddings",
    "Confidence",
    "EmbeddingProvider",
    "InjectedMessages",
    "MemoryRecord",
    "MemoryReport",
    "MemoryStore",
    "NewMemory",
    "Recall",
    "RecallItem",
    "Remembered",
    "Reported",
    "SentenceTransformerEmbeddings",
    "SubconsciousMemory",
    "install_vectors",
    "vectors_status",
]
