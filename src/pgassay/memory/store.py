"""`MemoryStore` and `AsyncMemoryStore`: memory records of any agent, without extraction."""

from __future__ import annotations

import uuid
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING
from uuid import UUID

from pgassay.database import AsyncDatabase, Database, default_async_database, default_database
from pgassay.errors import InvalidInputError
from pgassay.memory import recall as _recall
from pgassay.memory import records as _records
from pgassay.memory.embeddings import EmbeddingProvider, abackfill, backfill
from pgassay.memory.recall import Recall, RecallRequest, Reported
from pgassay.memory.records import Confidence, MemoryRecord, NewMemory, Remembered
from pgassay.steps import arun_steps, checked_steps, run_steps

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection


def _batch(records: Iterable[NewMemory | str]) -> list[NewMemory]:
    if isinstance(records, (str, NewMemory)) or not isinstance(records, Iterable):
        raise InvalidInputError("records is a list; put a single text or record into one.")
    made = [NewMemory(record) if isinstance(record, str) else record for record in records]
    for record in made:
        if not isinstance(record, NewMemory):
            raise InvalidInputError("records holds something that is neither NewMemory nor text.")
    return made


class MemoryStore:
    """What agents remember, for synchronous code.

    Every method is about one agent and takes ``connection``, an SQLAlchemy connection of the
    caller's, to join its transaction; without one each is a transaction of its own.

    Args:
        database: where; the process default when it is left out.

    Example::

        store = MemoryStore()
        store.remember("agent-7", "Mira moved to Ghent.", speaker="Mira")
        store.recall("agent-7", "Where does Mira live?").texts
    """

    def __init__(self, database: Database | None = None) -> None:
        self._database = database

    @property
    def database(self) -> Database:
        """The database that the records live in."""
        if self._database is None:
            self._database = default_database()
        return self._database

    def remember(
        self,
        agent_id: str,
        content: str,
        *,
        speaker: str | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
        captured_at: datetime | None = None,
        valid_from: datetime | None = None,
        provider: str = "hand",
        statement_type: str | None = None,
        language: str | None = None,
        importance: float | None = None,
        confidence: float | None = None,
        pinned: bool = False,
        entities: Sequence[str] = (),
        connection: Connection | None = None,
    ) -> Remembered:
        """Remember one thing; the arguments are the fields of `NewMemory`.

        Raises:
            InvalidInputError: it is blank, or a value cannot be stored as it is.
            JournalBlockedError: the firewall found something that must not be recorded; nothing
                was written but a tombstone.
            DatabaseUnavailableError, DatabaseBusyError: the database could not be reached.
        """
        record = NewMemory(
            content, speaker, turn_id, session_id, captured_at, valid_from, provider,
            statement_type, language, importance, confidence, pinned, entities,
        )  # fmt: skip
        return run_steps(self.database, _records.remember_one_steps(agent_id, record), connection)

    def remember_many(
        self,
        agent_id: str,
        records: Iterable[NewMemory | str],
        *,
        connection: Connection | None = None,
    ) -> list[Remembered]:
        """Remember many things, in sets; what the firewall blocks is left out and said so.

        A set (500 records) is a transaction of its own. Order matters within a session: what
        comes one after the other are neighbours.

        Returns:
            What became of each record, in the order given.

        Raises:
            InvalidInputError: a value cannot be stored as it is; nothing was written.
        """
        return run_steps(
            self.database, _records.remember_steps(agent_id, _batch(records)), connection
        )

    def recall(
        self,
        agent_id: str,
        query: str,
        *,
        limit: int = 10,
        weights: Mapping[str, float] | None = None,
        as_of: datetime | None = None,
        speaker: str | None = None,
        session_id: str | None = None,
        exclude: Iterable[UUID | str] = (),
        embedding: Sequence[float] | None = None,
        model: str | None = None,
        connection: Connection | None = None,
    ) -> Recall:
        """Find what the agent remembers about something: one round trip, nothing is written.

        Args:
            agent_id: whose memory.
            query: a question, or words.
            limit: at most so many records.
            weights: shares of the ranking, see view ``assay.recall_weights``.
            as_of: what held at that moment (aware) instead of now.
            speaker: only what this speaker said.
            session_id: only what was said in this conversation.
            exclude: records to leave out.
            embedding: the query as a vector, to count similarity as well.
            model: the model of that vector; needed with one.
            connection: a connection of the caller's.

        Raises:
            InvalidInputError: an argument has a wrong type or is out of range, the vector is zero
                or has another length than those of its model.
            ConfigurationError: a weight is unknown or out of range.
            JournalBlockedError: the query is off the record, or a name is itself a secret; nothing
                of it was sent. Other secrets in a query are masked.
        """
        request = RecallRequest(
            agent_id, query, limit, weights, as_of, speaker, session_id, exclude, embedding, model
        )
        return run_steps(self.database, _recall.recall_steps(request), connection)

    def inject(
        self,
        agent_id: str,
        query: str,
        *,
        max_items: int = 10,
        max_tokens: int = 4000,
        weights: Mapping[str, float] | None = None,
        speaker: str | None = None,
        exclude: Iterable[UUID | str] = (),
        embedding: Sequence[float] | None = None,
        model: str | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
        item_tokens: int = 0,
        connection: Connection | None = None,
    ) -> Recall:
        """Recall for a conversation: within a budget, and noted so that outcomes can follow.

        Args:
            agent_id: whose memory.
            query: a question, or words; it is not kept.
            max_items: at most so many records.
            max_tokens: at most so many tokens, estimated.
            weights: shares of the ranking.
            speaker: only what this speaker said.
            exclude: records to leave out.
            embedding: the query as a vector.
            model: the model of that vector; needed with one.
            turn_id: the turn that the records are for.
            session_id: the conversation that they are for.
            item_tokens: what to add for the markup around each.
            connection: a connection of the caller's.

        Raises:
            InvalidInputError, ConfigurationError, JournalBlockedError: as for `recall`.
            PermissionDeniedError: the role may recall only, and not note it.
        """
        request = RecallRequest(
            agent_id, query, max_items, weights, None, speaker, None, exclude, embedding, model
        )
        steps = _recall.inject_steps(
            request,
            recall_id=uuid.uuid4(),
            max_tokens=max_tokens,
            item_tokens=item_tokens,
            turn_id=turn_id,
            conversation_id=session_id,
        )
        return run_steps(self.database, steps, connection)

    def report_outcomes(
        self,
        agent_id: str,
        recall_id: UUID,
        outcomes: Mapping[UUID | str, str],
        *,
        connection: Connection | None = None,
    ) -> list[Reported]:
        """Say what came of the records of one recall.

        Args:
            agent_id: whose memory.
            recall_id: of what `inject` returned.
            outcomes: record → ``acted``, ``used``, ``dismissed``, ``deferred`` or
                ``contradicted``. The first one stands; after ``deferred`` another may follow.
            connection: a connection of the caller's.

        Raises:
            UnknownTargetError: there is no such recall of this agent.
            InvalidInputError: an outcome is none of these, or an id no UUID.
        """
        return run_steps(
            self.database,
            checked_steps(
                agent_id, _recall.report_call(agent_id, recall_id, outcomes), ids=("agent_id",)
            ),
            connection,
        )

    def forget(
        self,
        agent_id: str,
        memory_ids: UUID | str | Iterable[UUID | str],
        *,
        connection: Connection | None = None,
    ) -> int:
        """Take records out of recall, for any moment; how many. This is not erasure."""
        return run_steps(
            self.database,
            checked_steps(
                agent_id,
                _records.forget_call(agent_id, _records.as_ids(memory_ids)),
                ids=("agent_id",),
            ),
            connection,
        )

    def pin(
        self,
        agent_id: str,
        memory_ids: UUID | str | Iterable[UUID | str],
        pinned: bool = True,
        *,
        connection: Connection | None = None,
    ) -> int:
        """Exempt records from decay, or end that; how many changed."""
        return run_steps(
            self.database,
            checked_steps(
                agent_id,
                _records.pin_call(agent_id, _records.as_ids(memory_ids), pinned),
                ids=("agent_id",),
            ),
            connection,
        )

    def update_confidence(
        self,
        agent_id: str,
        memory_id: UUID,
        signal: float,
        *,
        connection: Connection | None = None,
    ) -> Confidence:
        """Count one signal from 0 (wrong) to 1 (right): a running mean that began at 0.5.

        Raises:
            InvalidInputError: the signal is out of range.
            UnknownTargetError: there is no such record of this agent.
        """
        return run_steps(
            self.database,
            checked_steps(
                agent_id, _records.confidence_call(agent_id, memory_id, signal), ids=("agent_id",)
            ),
            connection,
        )

    def link_entities(
        self, agent_id: str, entities: Sequence[str], *, connection: Connection | None = None
    ) -> int:
        """Note that entities were named together: each pair of the first twelve gains 1."""
        return run_steps(self.database, _records.link_steps(agent_id, entities), connection)

    def associations(
        self, agent_id: str, entity: str | None = None, *, connection: Connection | None = None
    ) -> dict[tuple[str, str], float]:
        """Weights of pairs of entities, the strongest first; those of one entity if given."""
        return run_steps(
            self.database,
            checked_steps(
                agent_id, _records.associations_call(agent_id, entity), words=("entity",)
            ),
            connection,
        )

    def set_language(
        self, agent_id: str, language: str, *, connection: Connection | None = None
    ) -> None:
        """Set the text search configuration (``english``, ``simple``, …) of new records."""
        run_steps(
            self.database,
            checked_steps(
                agent_id,
                _records.language_call(agent_id, language),
                ids=("agent_id",),
                words=("language",),
            ),
            connection,
        )

    def memories(
        self,
        agent_id: str,
        *,
        turn_id: str | None = None,
        speaker: str | None = None,
        provider: str | None = None,
        include_all: bool = False,
        limit: int | None = None,
        connection: Connection | None = None,
    ) -> list[MemoryRecord]:
        """List records, the newest first.

        Args:
            agent_id: whose memory.
            turn_id: only those first said in this turn.
            speaker: only those of this speaker.
            provider: only those made by this provider.
            include_all: also what is forgotten, superseded, retracted or has not begun.
            limit: at most so many.
            connection: a connection of the caller's.
        """
        call = _records.list_call(
            agent_id,
            turn_id=turn_id,
            speaker=speaker,
            provider=provider,
            include_all=include_all,
            limit=limit,
        )
        return run_steps(
            self.database, checked_steps(agent_id, call, words=("speaker", "provider")), connection
        )

    def embed_missing(
        self,
        agent_id: str,
        provider: EmbeddingProvider,
        *,
        limit: int | None = None,
        connection: Connection | None = None,
    ) -> int:
        """Give records without a vector of the provider's model one; how many got it.

        The provider is given what today's firewall lets pass: what it finds in a record that was
        stored before is masked, and of a record that is off the record nothing is given.

        Raises:
            NotInstalledError: vectors are not installed, see `install_vectors`.
            InvalidInputError: the vectors have another length than the model's others.
        """
        return backfill(self.database, agent_id, provider, limit, connection)


class AsyncMemoryStore:
    """What agents remember, for asyncio; as `MemoryStore`."""

    def __init__(self, database: AsyncDatabase | None = None) -> None:
        self._database = database

    @property
    def database(self) -> AsyncDatabase:
        """The database that the records live in."""
        if self._database is None:
            self._database = default_async_database()
        return self._database

    async def remember(
        self,
        agent_id: str,
        content: str,
        *,
        speaker: str | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
        captured_at: datetime | None = None,
        valid_from: datetime | None = None,
        provider: str = "hand",
        statement_type: str | None = None,
        language: str | None = None,
        importance: float | None = None,
        confidence: float | None = None,
        pinned: bool = False,
        entities: Sequence[str] = (),
        connection: AsyncConnection | None = None,
    ) -> Remembered:
        """As `MemoryStore.remember`."""
        record = NewMemory(
            content, speaker, turn_id, session_id, captured_at, valid_from, provider,
            statement_type, language, importance, confidence, pinned, entities,
        )  # fmt: skip
        return await arun_steps(
            self.database, _records.remember_one_steps(agent_id, record), connection
        )

    async def remember_many(
        self,
        agent_id: str,
        records: Iterable[NewMemory | str],
        *,
        connection: AsyncConnection | None = None,
    ) -> list[Remembered]:
        """As `MemoryStore.remember_many`."""
        return await arun_steps(
            self.database, _records.remember_steps(agent_id, _batch(records)), connection
        )

    async def recall(
        self,
        agent_id: str,
        query: str,
        *,
        limit: int = 10,
        weights: Mapping[str, float] | None = None,
        as_of: datetime | None = None,
        speaker: str | None = None,
        session_id: str | None = None,
        exclude: Iterable[UUID | str] = (),
        embedding: Sequence[float] | None = None,
        model: str | None = None,
        connection: AsyncConnection | None = None,
    ) -> Recall:
        """As `MemoryStore.recall`."""
        request = RecallRequest(
            agent_id, query, limit, weights, as_of, speaker, session_id, exclude, embedding, model
        )
        return await arun_steps(self.database, _recall.recall_steps(request), connection)

    async def inject(
        self,
        agent_id: str,
        query: str,
        *,
        max_items: int = 10,
        max_tokens: int = 4000,
        weights: Mapping[str, float] | None = None,
        speaker: str | None = None,
        exclude: Iterable[UUID | str] = (),
        embedding: Sequence[float] | None = None,
        model: str | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
        item_tokens: int = 0,
        connection: AsyncConnection | None = None,
    ) -> Recall:
        """As `MemoryStore.inject`."""
        request = RecallRequest(
            agent_id, query, max_items, weights, None, speaker, None, exclude, embedding, model
        )
        steps = _recall.inject_steps(
            request,
            recall_id=uuid.uuid4(),
            max_tokens=max_tokens,
            item_tokens=item_tokens,
            turn_id=turn_id,
            conversation_id=session_id,
        )
        return await arun_steps(self.database, steps, connection)

    async def report_outcomes(
        self,
        agent_id: str,
        recall_id: UUID,
        outcomes: Mapping[UUID | str, str],
        *,
        connection: AsyncConnection | None = None,
    ) -> list[Reported]:
        """As `MemoryStore.report_outcomes`."""
        return await arun_steps(
            self.database,
            checked_steps(
                agent_id, _recall.report_call(agent_id, recall_id, outcomes), ids=("agent_id",)
            ),
            connection,
        )

    async def forget(
        self,
        agent_id: str,
        memory_ids: UUID | str | Iterable[UUID | str],
        *,
        connection: AsyncConnection | None = None,
    ) -> int:
        """As `MemoryStore.forget`."""
        return await arun_steps(
            self.database,
            checked_steps(
                agent_id,
                _records.forget_call(agent_id, _records.as_ids(memory_ids)),
                ids=("agent_id",),
            ),
            connection,
        )

    async def pin(
        self,
        agent_id: str,
        memory_ids: UUID | str | Iterable[UUID | str],
        pinned: bool = True,
        *,
        connection: AsyncConnection | None = None,
    ) -> int:
        """As `MemoryStore.pin`."""
        return await arun_steps(
            self.database,
            checked_steps(
                agent_id,
                _records.pin_call(agent_id, _records.as_ids(memory_ids), pinned),
                ids=("agent_id",),
            ),
            connection,
        )

    async def update_confidence(
        self,
        agent_id: str,
        memory_id: UUID,
        signal: float,
        *,
        connection: AsyncConnection | None = None,
    ) -> Confidence:
        """As `MemoryStore.update_confidence`."""
        return await arun_steps(
            self.database,
            checked_steps(
                agent_id, _records.confidence_call(agent_id, memory_id, signal), ids=("agent_id",)
            ),
            connection,
        )

    async def link_entities(
        self, agent_id: str, entities: Sequence[str], *, connection: AsyncConnection | None = None
    ) -> int:
        """As `MemoryStore.link_entities`."""
        return await arun_steps(self.database, _records.link_steps(agent_id, entities), connection)

    async def associations(
        self, agent_id: str, entity: str | None = None, *, connection: AsyncConnection | None = None
    ) -> dict[tuple[str, str], float]:
        """As `MemoryStore.associations`."""
        return await arun_steps(
            self.database,
            checked_steps(
                agent_id, _records.associations_call(agent_id, entity), words=("entity",)
            ),
            connection,
        )

    async def set_language(
        self, agent_id: str, language: str, *, connection: AsyncConnection | None = None
    ) -> None:
        """As `MemoryStore.set_language`."""
        await arun_steps(
            self.database,
            checked_steps(
                agent_id,
                _records.language_call(agent_id, language),
                ids=("agent_id",),
                words=("language",),
            ),
            connection,
        )

    async def memories(
        self,
        agent_id: str,
        *,
        turn_id: str | None = None,
        speaker: str | None = None,
        provider: str | None = None,
        include_all: bool = False,
        limit: int | None = None,
        connection: AsyncConnection | None = None,
    ) -> list[MemoryRecord]:
        """As `MemoryStore.memories`."""
        call = _records.list_call(
            agent_id,
            turn_id=turn_id,
            speaker=speaker,
            provider=provider,
            include_all=include_all,
            limit=limit,
        )
        return await arun_steps(
            self.database, checked_steps(agent_id, call, words=("speaker", "provider")), connection
        )

    async def embed_missing(
        self,
        agent_id: str,
        provider: EmbeddingProvider,
        *,
        limit: int | None = None,
        connection: AsyncConnection | None = None,
    ) -> int:
        """As `MemoryStore.embed_missing`."""
        return await abackfill(self.database, agent_id, provider, limit, connection)
