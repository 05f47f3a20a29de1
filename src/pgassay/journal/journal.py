"""`ProvenanceJournal` and `AsyncProvenanceJournal`: the journal of what agents were told."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any
from uuid import UUID

from pgassay.arguments import blocked_error, check_identifier
from pgassay.database import AsyncDatabase, Database, default_async_database, default_database
from pgassay.errors import JournalBlockedError
from pgassay.firewall import Firewall
from pgassay.journal import entries as _entries
from pgassay.journal.entries import Belief, JournalEntry, NewEntry
from pgassay.policy import LoadFirewall
from pgassay.steps import Steps, arun_steps, checked_steps, run_steps

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection


def append_steps(entry: NewEntry, joined: bool) -> Steps[JournalEntry]:
    """Scan, then write: what the firewall blocks does not even reach the server.

    A server writes refused statements to its log, so the database's own scan alone would be too
    late. What it refuses nevertheless (its detectors may be newer) leaves a tombstone, too.
    """
    entry.check()
    firewall: Firewall = yield LoadFirewall()
    blocked = _scan(entry, firewall)
    if blocked is None:
        try:
            written: JournalEntry = yield _entries.append_call(entry)
        except JournalBlockedError as error:
            if joined:  # the caller's transaction is over; nothing can be written in it
                raise
            blocked = error
        else:
            return written
    yield _entries.drop_call(
        entry.agent_id, "journal", blocked.reason or "unknown", blocked.detector or "unknown"
    )
    raise blocked


def _scan(entry: NewEntry, firewall: Firewall) -> JournalBlockedError | None:
    for name, value in _entries.subject_values(entry).items():
        if value:
            verdict = firewall.scan_never_record(value, agent_id=entry.agent_id)
            if verdict.blocked:
                return blocked_error(name, verdict.reason, verdict.detector)
    for name in ("agent_id", "turn_id", "session_id"):
        check_identifier(name, getattr(entry, name), firewall, entry.agent_id)
    return None


class ProvenanceJournal:
    """The append-only journal, for synchronous code.

    Every method takes ``connection``, an SQLAlchemy connection of the caller's, to join its
    transaction; without one each is a transaction of its own.

    Args:
        database: where; the process default when it is left out.

    Example::

        journal = ProvenanceJournal()
        home = journal.append("agent-7", "Mira lives in Leeds.", speaker="Mira")
        journal.supersede("agent-7", home.entry_id, "Mira lives in Ghent.")
        [belief.statement for belief in journal.beliefs("agent-7")]
    """

    def __init__(self, database: Database | None = None) -> None:
        self._database = database

    @property
    def database(self) -> Database:
        """The database that the journal lives in."""
        if self._database is None:
            self._database = default_database()
        return self._database

    def append(
        self,
        agent_id: str,
        statement: str,
        *,
        kind: str = "assert",
        verbatim: str | None = None,
        target_id: UUID | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
        speaker: str | None = None,
        claim_type: str | None = None,
        stated: bool = True,
        subjects: Sequence[str] = (),
        payload: Any = None,
        captured_at: datetime | None = None,
        valid_from: datetime | None = None,
        connection: Connection | None = None,
    ) -> JournalEntry:
        """Write one entry and return it.

        Args:
            agent_id: whose memory, 1 to 255 bytes.
            statement: the claim, so that it stands alone.
            kind: ``assert``, ``confirm``, ``supersede``, ``retract`` or a registered kind.
            verbatim: the words that were said; the statement when left out.
            target_id: the entry to annotate, for kinds that annotate.
            turn_id: the turn it came from.
            session_id: the conversation of that turn.
            speaker: who said it.
            claim_type: what kind of claim, in the application's words.
            stated: said in so many words (True) or inferred (False).
            subjects: tags; those that begin with ``cand:`` are written by extraction only.
            payload: JSON data of the application.
            captured_at: when it was said (aware); now when left out.
            valid_from: from when on it holds (aware); ``captured_at`` when left out. May lie in
                the past or ahead. For a closing kind: from when on the target no longer holds.
            connection: a connection of the caller's.

        Raises:
            JournalBlockedError: the firewall found something that must not be recorded; nothing
                was written but a tombstone.
            UnknownTargetError: the target is no entry of this agent, or the kind is unknown.
            InvalidInputError: a value cannot be stored as it is.
            DatabaseUnavailableError, DatabaseBusyError: the database could not be reached.
        """
        entry = NewEntry(
            agent_id, statement, kind, verbatim, target_id, turn_id, session_id, speaker,
            claim_type, stated, _entries.as_tags("subjects", subjects), payload, captured_at,
            valid_from,
        )  # fmt: skip
        return run_steps(self.database, append_steps(entry, connection is not None), connection)

    def annotate(
        self,
        agent_id: str,
        target_id: UUID,
        kind: str,
        statement: str = "",
        *,
        verbatim: str | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
        speaker: str | None = None,
        claim_type: str | None = None,
        stated: bool = True,
        subjects: Sequence[str] = (),
        payload: Any = None,
        captured_at: datetime | None = None,
        valid_from: datetime | None = None,
        connection: Connection | None = None,
    ) -> JournalEntry:
        """Write an annotation of an entry; arguments and errors as for `append`."""
        return self.append(
            agent_id,
            statement,
            kind=kind,
            verbatim=verbatim,
            target_id=target_id,
            turn_id=turn_id,
            session_id=session_id,
            speaker=speaker,
            claim_type=claim_type,
            stated=stated,
            subjects=subjects,
            payload=payload,
            captured_at=captured_at,
            valid_from=valid_from,
            connection=connection,
        )

    def confirm(
        self,
        agent_id: str,
        target_id: UUID,
        statement: str = "",
        *,
        speaker: str | None = None,
        turn_id: str | None = None,
        valid_from: datetime | None = None,
        connection: Connection | None = None,
    ) -> JournalEntry:
        """Note that an entry was confirmed; it changes no belief."""
        return self.annotate(
            agent_id,
            target_id,
            "confirm",
            statement,
            speaker=speaker,
            turn_id=turn_id,
            valid_from=valid_from,
            connection=connection,
        )

    def supersede(
        self,
        agent_id: str,
        target_id: UUID,
        statement: str,
        *,
        speaker: str | None = None,
        turn_id: str | None = None,
        valid_from: datetime | None = None,
        connection: Connection | None = None,
    ) -> JournalEntry:
        """Replace a claim: the target ends, and the new statement holds, from ``valid_from`` on."""
        return self.annotate(
            agent_id,
            target_id,
            "supersede",
            statement,
            speaker=speaker,
            turn_id=turn_id,
            valid_from=valid_from,
            connection=connection,
        )

    def retract(
        self,
        agent_id: str,
        target_id: UUID,
        statement: str = "",
        *,
        speaker: str | None = None,
        turn_id: str | None = None,
        valid_from: datetime | None = None,
        connection: Connection | None = None,
    ) -> JournalEntry:
        """Take an entry back: a claim ends at ``valid_from``; an annotation is undone."""
        return self.annotate(
            agent_id,
            target_id,
            "retract",
            statement,
            speaker=speaker,
            turn_id=turn_id,
            valid_from=valid_from,
            connection=connection,
        )

    def register_kind(
        self,
        kind: str,
        *,
        targetless: bool,
        closing: bool = False,
        claim: bool | None = None,
        connection: Connection | None = None,
    ) -> None:
        """Register a kind of entries for good; the same again does nothing.

        Args:
            kind: 1 to 63 lower-case letters, digits and underscores.
            targetless: an entry of this kind stands by itself; otherwise it annotates another.
            closing: it ends the validity of its target.
            claim: it can be a belief; exactly the targetless kinds when left out.
            connection: a connection of the caller's.

        Raises:
            KindConflictError: the kind is registered with other properties.
            InvalidInputError: the name is not of that form.
        """
        call = _entries.register_kind_call(kind, targetless, closing, claim)
        run_steps(self.database, checked_steps(None, call, words=("kind",)), connection)

    def get(
        self, agent_id: str, entry_id: UUID, *, connection: Connection | None = None
    ) -> JournalEntry | None:
        """One entry, or None."""
        return self.database.run(_entries.get_call(agent_id, entry_id), connection)

    def for_candidate(
        self,
        agent_id: str,
        turn_id: str,
        candidate_id: str,
        *,
        connection: Connection | None = None,
    ) -> JournalEntry | None:
        """The entry of an accepted candidate, found by identity; None when there is none."""
        return self.database.run(
            _entries.candidate_call(agent_id, turn_id, candidate_id), connection
        )

    def entries(
        self,
        agent_id: str,
        *,
        turn_id: str | None = None,
        speaker: str | None = None,
        kind: str | None = None,
        subjects_all: Sequence[str] = (),
        subjects_any: Sequence[str] = (),
        known_at: datetime | None = None,
        after: int | None = None,
        limit: int | None = None,
        connection: Connection | None = None,
    ) -> list[JournalEntry]:
        """Entries in order of writing; every given condition must hold.

        Args:
            agent_id: whose memory.
            turn_id: only entries of this turn.
            speaker: only entries of this speaker.
            kind: only entries of this kind.
            subjects_all: only entries that carry all these tags.
            subjects_any: only entries that carry at least one of these tags.
            known_at: only entries recorded up to this moment (aware).
            after: only entries written after the one with this ``entry_seq`` (for paging).
            limit: at most so many.
            connection: a connection of the caller's.
        """
        call = _entries.entries_call(
            agent_id,
            turn_id=turn_id,
            speaker=speaker,
            kind=kind,
            subjects_all=subjects_all,
            subjects_any=subjects_any,
            known_at=known_at,
            after=after,
            limit=limit,
        )
        steps = checked_steps(agent_id, call, words=("speaker", "kind"), tags=True)
        return run_steps(self.database, steps, connection)

    def annotations_for(
        self, agent_id: str, entry_id: UUID, *, connection: Connection | None = None
    ) -> list[JournalEntry]:
        """The annotations of one entry, in order of writing."""
        return self.database.run(_entries.annotations_call(agent_id, entry_id), connection)

    def chain(
        self, agent_id: str, entry_id: UUID, *, connection: Connection | None = None
    ) -> list[JournalEntry]:
        """The whole history that an entry belongs to: its root claim and all beneath it."""
        return self.database.run(_entries.chain_call(agent_id, entry_id), connection)

    def beliefs(
        self,
        agent_id: str,
        *,
        valid_at: datetime | None = None,
        known_at: datetime | None = None,
        connection: Connection | None = None,
    ) -> list[Belief]:
        """What holds at ``valid_at`` (now when left out) as known at ``known_at`` (all of it).

        Claims only: a retraction or confirmation is an annotation, never a belief. Both moments
        are aware datetimes.
        """
        return self.database.run(_entries.beliefs_call(agent_id, valid_at, known_at), connection)


class AsyncProvenanceJournal:
    """The append-only journal, for asyncio; as `ProvenanceJournal`."""

    def __init__(self, database: AsyncDatabase | None = None) -> None:
        self._database = database

    @property
    def database(self) -> AsyncDatabase:
        """The database that the journal lives in."""
        if self._database is None:
            self._database = default_async_database()
        return self._database

    async def append(
        self,
        agent_id: str,
        statement: str,
        *,
        kind: str = "assert",
        verbatim: str | None = None,
        target_id: UUID | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
        speaker: str | None = None,
        claim_type: str | None = None,
        stated: bool = True,
        subjects: Sequence[str] = (),
        payload: Any = None,
        captured_at: datetime | None = None,
        valid_from: datetime | None = None,
        connection: AsyncConnection | None = None,
    ) -> JournalEntry:
        """Write one entry and return it.

        Args:
            agent_id: whose memory, 1 to 255 bytes.
            statement: the claim, so that it stands alone.
            kind: ``assert``, ``confirm``, ``supersede``, ``retract`` or a registered kind.
            verbatim: the words that were said; the statement when left out.
            target_id: the entry to annotate, for kinds that annotate.
            turn_id: the turn it came from.
            session_id: the conversation of that turn.
            speaker: who said it.
            claim_type: what kind of claim, in the application's words.
            stated: said in so many words (True) or inferred (False).
            subjects: tags; those that begin with ``cand:`` are written by extraction only.
            payload: JSON data of the application.
            captured_at: when it was said (aware); now when left out.
            valid_from: from when on it holds (aware); ``captured_at`` when left out. May lie in
                the past or ahead. For a closing kind: from when on the target no longer holds.
            connection: a connection of the caller's.

        Raises:
            JournalBlockedError: the firewall found something that must not be recorded; nothing
                was written but a tombstone.
            UnknownTargetError: the target is no entry of this agent, or the kind is unknown.
            InvalidInputError: a value cannot be stored as it is.
            DatabaseUnavailableError, DatabaseBusyError: the database could not be reached.
        """
        entry = NewEntry(
            agent_id, statement, kind, verbatim, target_id, turn_id, session_id, speaker,
            claim_type, stated, _entries.as_tags("subjects", subjects), payload, captured_at,
            valid_from,
        )  # fmt: skip
        return await arun_steps(
            self.database, append_steps(entry, connection is not None), connection
        )

    async def annotate(
        self,
        agent_id: str,
        target_id: UUID,
        kind: str,
        statement: str = "",
        *,
        verbatim: str | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
        speaker: str | None = None,
        claim_type: str | None = None,
        stated: bool = True,
        subjects: Sequence[str] = (),
        payload: Any = None,
        captured_at: datetime | None = None,
        valid_from: datetime | None = None,
        connection: AsyncConnection | None = None,
    ) -> JournalEntry:
        """Write an annotation of an entry; arguments and errors as for `append`."""
        return await self.append(
            agent_id,
            statement,
            kind=kind,
            verbatim=verbatim,
            target_id=target_id,
            turn_id=turn_id,
            session_id=session_id,
            speaker=speaker,
            claim_type=claim_type,
            stated=stated,
            subjects=subjects,
            payload=payload,
            captured_at=captured_at,
            valid_from=valid_from,
            connection=connection,
        )

    async def confirm(
        self,
        agent_id: str,
        target_id: UUID,
        statement: str = "",
        *,
        speaker: str | None = None,
        turn_id: str | None = None,
        valid_from: datetime | None = None,
        connection: AsyncConnection | None = None,
    ) -> JournalEntry:
        """Note that an entry was confirmed; it changes no belief."""
        return await self.annotate(
            agent_id,
            target_id,
            "confirm",
            statement,
            speaker=speaker,
            turn_id=turn_id,
            valid_from=valid_from,
            connection=connection,
        )

    async def supersede(
        self,
        agent_id: str,
        target_id: UUID,
        statement: str,
        *,
        speaker: str | None = None,
        turn_id: str | None = None,
        valid_from: datetime | None = None,
        connection: AsyncConnection | None = None,
    ) -> JournalEntry:
        """As `ProvenanceJournal.supersede`."""
        return await self.annotate(
            agent_id,
            target_id,
            "supersede",
            statement,
            speaker=speaker,
            turn_id=turn_id,
            valid_from=valid_from,
            connection=connection,
        )

    async def retract(
        self,
        agent_id: str,
        target_id: UUID,
        statement: str = "",
        *,
        speaker: str | None = None,
        turn_id: str | None = None,
        valid_from: datetime | None = None,
        connection: AsyncConnection | None = None,
    ) -> JournalEntry:
        """Take an entry back: a claim ends at ``valid_from``; an annotation is undone."""
        return await self.annotate(
            agent_id,
            target_id,
            "retract",
            statement,
            speaker=speaker,
            turn_id=turn_id,
            valid_from=valid_from,
            connection=connection,
        )

    async def register_kind(
        self,
        kind: str,
        *,
        targetless: bool,
        closing: bool = False,
        claim: bool | None = None,
        connection: AsyncConnection | None = None,
    ) -> None:
        """As `ProvenanceJournal.register_kind`."""
        call = _entries.register_kind_call(kind, targetless, closing, claim)
        await arun_steps(self.database, checked_steps(None, call, words=("kind",)), connection)

    async def get(
        self, agent_id: str, entry_id: UUID, *, connection: AsyncConnection | None = None
    ) -> JournalEntry | None:
        """As `ProvenanceJournal.get`."""
        return await self.database.run(_entries.get_call(agent_id, entry_id), connection)

    async def for_candidate(
        self,
        agent_id: str,
        turn_id: str,
        candidate_id: str,
        *,
        connection: AsyncConnection | None = None,
    ) -> JournalEntry | None:
        """As `ProvenanceJournal.for_candidate`."""
        return await self.database.run(
            _entries.candidate_call(agent_id, turn_id, candidate_id), connection
        )

    async def entries(
        self,
        agent_id: str,
        *,
        turn_id: str | None = None,
        speaker: str | None = None,
        kind: str | None = None,
        subjects_all: Sequence[str] = (),
        subjects_any: Sequence[str] = (),
        known_at: datetime | None = None,
        after: int | None = None,
        limit: int | None = None,
        connection: AsyncConnection | None = None,
    ) -> list[JournalEntry]:
        """As `ProvenanceJournal.entries`."""
        call = _entries.entries_call(
            agent_id,
            turn_id=turn_id,
            speaker=speaker,
            kind=kind,
            subjects_all=subjects_all,
            subjects_any=subjects_any,
            known_at=known_at,
            after=after,
            limit=limit,
        )
        steps = checked_steps(agent_id, call, words=("speaker", "kind"), tags=True)
        return await arun_steps(self.database, steps, connection)

    async def annotations_for(
        self, agent_id: str, entry_id: UUID, *, connection: AsyncConnection | None = None
    ) -> list[JournalEntry]:
        """As `ProvenanceJournal.annotations_for`."""
        return await self.database.run(_entries.annotations_call(agent_id, entry_id), connection)

    async def chain(
        self, agent_id: str, entry_id: UUID, *, connection: AsyncConnection | None = None
    ) -> list[JournalEntry]:
        """As `ProvenanceJournal.chain`."""
        return await self.database.run(_entries.chain_call(agent_id, entry_id), connection)

    async def beliefs(
        self,
        agent_id: str,
        *,
        valid_at: datetime | None = None,
        known_at: datetime | None = None,
        connection: AsyncConnection | None = None,
    ) -> list[Belief]:
        """As `ProvenanceJournal.beliefs`."""
        return await self.database.run(
            _entries.beliefs_call(agent_id, valid_at, known_at), connection
        )
