"""`DecisionLog` and `AsyncDecisionLog`: what became of every candidate, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import TYPE_CHECKING
from uuid import UUID

from pgassay.audit import records as _records
from pgassay.audit.metrics import LabelKey, Metrics, metrics_call
from pgassay.audit.records import (
    DecisionEvent,
    DecisionRecord,
    DecisionRow,
    KnownTurn,
    TurnContext,
)
from pgassay.audit.verdict import Judge, Receipt
from pgassay.audit.vocabulary import ReasonCode, Verdict
from pgassay.database import AsyncDatabase, Database, default_async_database, default_database
from pgassay.steps import arun_steps, checked_steps, run_steps

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

LEASE_MS = 30_000
"""How long an assembly may take before another runner can take it over, in milliseconds."""


class DecisionLog:
    """The decision log, for synchronous code.

    Reading methods take ``connection``, an SQLAlchemy connection of the caller's, to see what its
    transaction sees. Writing methods do not: what was decided is recorded whatever becomes of
    the caller's transaction.

    Args:
        database: where; the process default when it is left out.

    All methods raise ``DatabaseUnavailableError`` or ``DatabaseBusyError`` when the database cannot
    be reached, and ``InvalidInputError`` for ids that cannot be stored.
    """

    def __init__(self, database: Database | None = None) -> None:
        self._database = database

    @property
    def database(self) -> Database:
        """The database that the log lives in."""
        if self._database is None:
            self._database = default_database()
        return self._database

    def get(
        self,
        agent_id: str,
        turn_id: str,
        candidate_id: str,
        *,
        connection: Connection | None = None,
    ) -> DecisionRecord | None:
        """The row of one candidate, or None."""
        return self.database.run(_records.get_call(agent_id, turn_id, candidate_id), connection)

    def list_for_agent(
        self,
        agent_id: str,
        *,
        turn_id: str | None = None,
        state: Verdict | str | None = None,
        reason_code: ReasonCode | str | None = None,
        newest_first: bool = False,
        after: DecisionRecord | None = None,
        limit: int | None = None,
        connection: Connection | None = None,
    ) -> list[DecisionRecord]:
        """An agent's rows, in order of their last write.

        Args:
            agent_id: whose memory.
            turn_id: only rows of this turn.
            state: only rows in this state.
            reason_code: only rows with this reason.
            newest_first: the other way round.
            after: only rows that come after this one (the last of the previous page).
            limit: at most so many.
            connection: a connection of the caller's.
        """
        return self.database.run(
            _records.list_call(
                agent_id,
                turn_id=turn_id,
                state=state,
                reason_code=reason_code,
                newest_first=newest_first,
                after=after,
                limit=limit,
            ),
            connection,
        )

    def list_pending(
        self,
        agent_id: str,
        *,
        older_than: datetime | timedelta | None = None,
        connection: Connection | None = None,
    ) -> list[DecisionRecord]:
        """Unfinished rows, oldest first: their runner died, run the turn again.

        Args:
            agent_id: whose memory.
            older_than: only rows written before this moment (aware, or Unix seconds), or longer
                ago than this timedelta by the database's clock.
            connection: a connection of the caller's.
        """
        return self.database.run(_records.pending_call(agent_id, older_than), connection)

    def history(
        self,
        agent_id: str,
        turn_id: str,
        candidate_id: str,
        *,
        connection: Connection | None = None,
    ) -> list[DecisionEvent]:
        """Every attempt at one candidate's row, refused ones included, oldest first."""
        return self.database.run(_records.history_call(agent_id, turn_id, candidate_id), connection)

    def known_turns(
        self, agent_id: str, turn_ids: Sequence[str], *, connection: Connection | None = None
    ) -> dict[str, KnownTurn]:
        """What the log holds of some turns, in short; turns that it does not know are absent.

        One query for many turns: to tell which of them need not be run again.
        """
        return self.database.run(_records.known_turns_call(agent_id, turn_ids), connection)

    def turn_summary(
        self, agent_id: str, turn_id: str, *, connection: Connection | None = None
    ) -> dict[str, int]:
        """What became of a turn: ``{"state:<state>": n, "reason:<reason>": n}``.

        Computed from the rows as they are now. Zero counts and pending rows are absent.
        """
        return self.database.run(_records.summary_call(agent_id, turn_id), connection)

    def rebuild_turn_summary(
        self, agent_id: str, turn_id: str, *, connection: Connection | None = None
    ) -> dict[str, int]:
        """The same as `turn_summary`: nothing is stored, so nothing can have drifted."""
        return self.turn_summary(agent_id, turn_id, connection=connection)

    def privacy_drop_counts(
        self, agent_id: str, *, connection: Connection | None = None
    ) -> dict[str, int]:
        """How often the firewall kept something out, by reason."""
        return self.database.run(_records.drops_call(agent_id), connection)

    def write_terminal(
        self,
        agent_id: str,
        turn_id: str,
        candidate_id: str,
        state: Verdict,
        reason_code: ReasonCode,
        *,
        generator_rule: str = "sentence",
        span: tuple[int, int] | None = None,
        text_sha256: str | None = None,
        entry_id: UUID | None = None,
        detail_code: str | None = None,
        detector: str | None = None,
        judge: Judge | None = None,
        receipt: Receipt | None = None,
        context: TurnContext | None = None,
    ) -> bool:
        """Write one candidate's terminal state; False when it was refused.

        An accepted row is never overwritten: it stays, is marked ``terminal_conflict_refused``, and
        the attempt goes into the history.

        Raises:
            VocabularyError: state and reason are no pair of the vocabulary.
            ConstraintError: an accept without its journal entry, or an entry without an accept.
        """
        row = DecisionRow(
            candidate_id, generator_rule, Verdict(state), ReasonCode(reason_code), span,
            text_sha256, detail_code, detector, entry_id, receipt,
        )  # fmt: skip
        return self.write_terminals(agent_id, turn_id, [row], judge=judge, context=context)[
            candidate_id
        ]

    def write_terminals(
        self,
        agent_id: str,
        turn_id: str,
        rows: Sequence[DecisionRow],
        *,
        judge: Judge | None = None,
        context: TurnContext | None = None,
    ) -> dict[str, bool]:
        """Write a turn's terminal states in one statement: candidate_id → whether it was taken."""
        return run_steps(
            self.database,
            _records.write_steps(
                agent_id,
                turn_id,
                rows,
                pending=False,
                judge=judge,
                context=context or TurnContext(),
            ),
        )

    def write_pending(
        self,
        agent_id: str,
        turn_id: str,
        rows: Sequence[DecisionRow],
        *,
        judge: Judge | None = None,
        context: TurnContext | None = None,
    ) -> dict[str, bool]:
        """Mark candidates as accepted with their entry still to come; False where refused."""
        return run_steps(
            self.database,
            _records.write_steps(
                agent_id, turn_id, rows, pending=True, judge=judge, context=context or TurnContext()
            ),
        )

    def acquire_lease(
        self, agent_id: str, lease_key: str, token: UUID, *, lease_ms: int = LEASE_MS
    ) -> bool:
        """Take or renew a lease for ``lease_ms`` milliseconds; False while another holds it."""
        return self.database.run(_records.lease_call(agent_id, lease_key, token, lease_ms))

    def release_lease(self, agent_id: str, lease_key: str, token: UUID) -> bool:
        """Give a lease back; False when the token does not hold it (any more)."""
        return self.database.run(_records.release_call(agent_id, lease_key, token))

    def label(
        self, agent_id: str, labels: Mapping[LabelKey, bool], *, labelled_by: str = "unknown"
    ) -> int:
        """Store human truth: should each candidate have been accepted? Returns how many.

        Args:
            agent_id: whose memory.
            labels: candidate_id, or (turn_id, candidate_id), → True or False. Earlier labels of
                the same candidates are replaced.
            labelled_by: who says so.

        Raises:
            UnknownTargetError: a candidate is not in the log; nothing was stored.
        """
        call = _records.label_call(agent_id, labels, labelled_by)
        return run_steps(self.database, checked_steps(agent_id, call, words=("labelled_by",)))

    def compute_metrics(
        self,
        agent_id: str,
        gold_labels: Mapping[LabelKey, bool] | None = None,
        *,
        connection: Connection | None = None,
    ) -> Metrics:
        """Precision, recall and F1 of an agent's decisions, from the log alone.

        Args:
            agent_id: whose memory.
            gold_labels: candidate_id, or (turn_id, candidate_id), → whether it should have been
                accepted; the stored labels when left out.
            connection: a connection of the caller's.
        """
        return self.database.run(metrics_call(agent_id, gold_labels), connection)


class AsyncDecisionLog:
    """The decision log, for asyncio; as `DecisionLog`."""

    def __init__(self, database: AsyncDatabase | None = None) -> None:
        self._database = database

    @property
    def database(self) -> AsyncDatabase:
        """The database that the log lives in."""
        if self._database is None:
            self._database = default_async_database()
        return self._database

    async def get(
        self,
        agent_id: str,
        turn_id: str,
        candidate_id: str,
        *,
        connection: AsyncConnection | None = None,
    ) -> DecisionRecord | None:
        """As `DecisionLog.get`."""
        return await self.database.run(
            _records.get_call(agent_id, turn_id, candidate_id), connection
        )

    async def list_for_agent(
        self,
        agent_id: str,
        *,
        turn_id: str | None = None,
        state: Verdict | str | None = None,
        reason_code: ReasonCode | str | None = None,
        newest_first: bool = False,
        after: DecisionRecord | None = None,
        limit: int | None = None,
        connection: AsyncConnection | None = None,
    ) -> list[DecisionRecord]:
        """As `DecisionLog.list_for_agent`."""
        return await self.database.run(
            _records.list_call(
                agent_id,
                turn_id=turn_id,
                state=state,
                reason_code=reason_code,
                newest_first=newest_first,
                after=after,
                limit=limit,
            ),
            connection,
        )

    async def list_pending(
        self,
        agent_id: str,
        *,
        older_than: datetime | timedelta | None = None,
        connection: AsyncConnection | None = None,
    ) -> list[DecisionRecord]:
        """As `DecisionLog.list_pending`."""
        return await self.database.run(_records.pending_call(agent_id, older_than), connection)

    async def history(
        self,
        agent_id: str,
        turn_id: str,
        candidate_id: str,
        *,
        connection: AsyncConnection | None = None,
    ) -> list[DecisionEvent]:
        """As `DecisionLog.history`."""
        return await self.database.run(
            _records.history_call(agent_id, turn_id, candidate_id), connection
        )

    async def known_turns(
        self, agent_id: str, turn_ids: Sequence[str], *, connection: AsyncConnection | None = None
    ) -> dict[str, KnownTurn]:
        """As `DecisionLog.known_turns`."""
        return await self.database.run(_records.known_turns_call(agent_id, turn_ids), connection)

    async def turn_summary(
        self, agent_id: str, turn_id: str, *, connection: AsyncConnection | None = None
    ) -> dict[str, int]:
        """As `DecisionLog.turn_summary`."""
        return await self.database.run(_records.summary_call(agent_id, turn_id), connection)

    async def rebuild_turn_summary(
        self, agent_id: str, turn_id: str, *, connection: AsyncConnection | None = None
    ) -> dict[str, int]:
        """As `DecisionLog.rebuild_turn_summary`."""
        return await self.turn_summary(agent_id, turn_id, connection=connection)

    async def privacy_drop_counts(
        self, agent_id: str, *, connection: AsyncConnection | None = None
    ) -> dict[str, int]:
        """As `DecisionLog.privacy_drop_counts`."""
        return await self.database.run(_records.drops_call(agent_id), connection)

    async def write_terminal(
        self,
        agent_id: str,
        turn_id: str,
        candidate_id: str,
        state: Verdict,
        reason_code: ReasonCode,
        *,
        generator_rule: str = "sentence",
        span: tuple[int, int] | None = None,
        text_sha256: str | None = None,
        entry_id: UUID | None = None,
        detail_code: str | None = None,
        detector: str | None = None,
        judge: Judge | None = None,
        receipt: Receipt | None = None,
        context: TurnContext | None = None,
    ) -> bool:
        """Write one candidate's terminal state; False when it was refused.

        An accepted row is never overwritten: it stays, is marked ``terminal_conflict_refused``, and
        the attempt goes into the history.

        Raises:
            VocabularyError: state and reason are no pair of the vocabulary.
            ConstraintError: an accept without its journal entry, or an entry without an accept.
        """
        row = DecisionRow(
            candidate_id, generator_rule, Verdict(state), ReasonCode(reason_code), span,
            text_sha256, detail_code, detector, entry_id, receipt,
        )  # fmt: skip
        written = await self.write_terminals(agent_id, turn_id, [row], judge=judge, context=context)
        return written[candidate_id]

    async def write_terminals(
        self,
        agent_id: str,
        turn_id: str,
        rows: Sequence[DecisionRow],
        *,
        judge: Judge | None = None,
        context: TurnContext | None = None,
    ) -> dict[str, bool]:
        """As `DecisionLog.write_terminals`."""
        return await arun_steps(
            self.database,
            _records.write_steps(
                agent_id,
                turn_id,
                rows,
                pending=False,
                judge=judge,
                context=context or TurnContext(),
            ),
        )

    async def write_pending(
        self,
        agent_id: str,
        turn_id: str,
        rows: Sequence[DecisionRow],
        *,
        judge: Judge | None = None,
        context: TurnContext | None = None,
    ) -> dict[str, bool]:
        """As `DecisionLog.write_pending`."""
        return await arun_steps(
            self.database,
            _records.write_steps(
                agent_id, turn_id, rows, pending=True, judge=judge, context=context or TurnContext()
            ),
        )

    async def acquire_lease(
        self, agent_id: str, lease_key: str, token: UUID, *, lease_ms: int = LEASE_MS
    ) -> bool:
        """As `DecisionLog.acquire_lease`."""
        return await self.database.run(_records.lease_call(agent_id, lease_key, token, lease_ms))

    async def release_lease(self, agent_id: str, lease_key: str, token: UUID) -> bool:
        """As `DecisionLog.release_lease`."""
        return await self.database.run(_records.release_call(agent_id, lease_key, token))

    async def label(
        self, agent_id: str, labels: Mapping[LabelKey, bool], *, labelled_by: str = "unknown"
    ) -> int:
        """As `DecisionLog.label`."""
        call = _records.label_call(agent_id, labels, labelled_by)
        return await arun_steps(
            self.database, checked_steps(agent_id, call, words=("labelled_by",))
        )

    async def compute_metrics(
        self,
        agent_id: str,
        gold_labels: Mapping[LabelKey, bool] | None = None,
        *,
        connection: AsyncConnection | None = None,
    ) -> Metrics:
        """As `DecisionLog.compute_metrics`."""
        return await self.database.run(metrics_call(agent_id, gold_labels), connection)
