"""`SubconsciousMemory` and `AsyncSubconsciousMemory`: extraction as an agent calls it."""

from __future__ import annotations

import re
from datetime import datetime
from typing import Any

from pgassay.audit.decisions import AsyncDecisionLog, DecisionLog
from pgassay.audit.ids import require_ids
from pgassay.audit.pipeline import (
    AuditableExtractionConfig,
    ExtractionReport,
    TurnRequest,
    TurnResult,
    arun_extraction,
    run_extraction,
)
from pgassay.database import AsyncDatabase, Database, default_async_database, default_database
from pgassay.errors import ConfigurationError
from pgassay.extraction.facts import ExtractedFact
from pgassay.journal.journal import AsyncProvenanceJournal, ProvenanceJournal


def _check_arguments(
    agent_id: str, auditable_extraction: AuditableExtractionConfig | None, extraction_provider: Any
) -> AuditableExtractionConfig:
    require_ids(agent_id=agent_id)
    if auditable_extraction is not None and extraction_provider is not None:
        raise ConfigurationError(
            "auditable_extraction and extraction_provider are two different pipelines: pass one."
        )
    if auditable_extraction is None:
        raise ConfigurationError(
            "This version remembers through the auditable path: pass "
            "auditable_extraction=AuditableExtractionConfig(journal=ProvenanceJournal). "
            "An extraction provider alone has nowhere to store what it finds; call its extract()."
        )
    return auditable_extraction


def _facts(result: TurnResult) -> list[ExtractedFact]:
    return [
        ExtractedFact(
            text=accepted.candidate.text
            if accepted.resolution.statement is None
            else accepted.resolution.statement,
            span=(accepted.candidate.start, accepted.candidate.end),
            turn_id=accepted.candidate.turn_id,
            candidate_id=accepted.candidate.candidate_id,
            generator_rule=accepted.candidate.generator_rule,
            verbatim=accepted.candidate.text,
            resolution_status=accepted.resolution.status,
            assumption=accepted.resolution.assumption,
            speaker=accepted.resolution.speaker or accepted.candidate.speaker,
        )
        for accepted in result.accepted
    ]


_PORT = re.compile(r":([0-9]+)\Z")
_TWO_DATABASES = (
    "The journal and the memory are in two different databases ({}, {}); an accepted candidate and"
    " its entry are committed together, so they must share one. Pass the same database to both."
)


class SubconsciousMemory:
    """An agent's memory, for synchronous code.

    Args:
        agent_id: whose memory, 1 to 255 bytes.
        auditable_extraction: how turns are extracted; its journal is required.
        extraction_provider: another way to extract, which cannot be combined with the auditable
            one.
        database: where; the journal's, else the process default, when it is left out.

    Raises:
        ConfigurationError: (a ValueError) both ways of extraction or none, no journal, or a
            journal in another database.
        TypeError: the verdict provider cannot be used from synchronous code.

    Example::

        memory = SubconsciousMemory(
            agent_id="agent-7",
            auditable_extraction=AuditableExtractionConfig(
                verdict_provider=RuleVerdictProvider(), journal=ProvenanceJournal
            ),
        )
        facts = memory.extract_memories("Mira moved to Ghent. Lovely weather!")
    """

    def __init__(
        self,
        agent_id: str,
        *,
        auditable_extraction: AuditableExtractionConfig | None = None,
        extraction_provider: Any = None,
        database: Database | None = None,
    ) -> None:
        config = _check_arguments(agent_id, auditable_extraction, extraction_provider)
        config.check(asynchronous=False)
        self._agent_id = agent_id
        self._config = config
        self._journal = _make_journal(config.journal, database)
        self._database = self._journal.database if database is None else database
        if not _same_database(self._journal.database, self._database):
            raise ConfigurationError(
                _TWO_DATABASES.format(self._journal.database.where, self._database.where)
            )
        self._last: ExtractionReport | None = None

    @property
    def agent_id(self) -> str:
        """Whose memory this is."""
        return self._agent_id

    @property
    def database(self) -> Database:
        """The database that everything lives in."""
        return self._database

    @property
    def journal(self) -> ProvenanceJournal:
        """The journal that accepted candidates go into."""
        return self._journal

    @property
    def decision_log(self) -> DecisionLog:
        """The decision log of the same database."""
        return DecisionLog(self._database)

    @property
    def last_extraction(self) -> ExtractionReport | None:
        """What became of the last turn; None before the first and after one that raised."""
        return self._last

    @property
    def last_extraction_privacy_dropped(self) -> bool:
        """Whether the firewall kept anything of the last turn out."""
        return self._last is not None and self._last.privacy_dropped

    def extract_memories(
        self,
        text: str,
        turn_id: str | None = None,
        *,
        speaker: str | None = None,
        session_id: str | None = None,
        captured_at: datetime | None = None,
    ) -> list[ExtractedFact]:
        """Extract one finished turn, and return the facts of it that are in the journal.

        Running a turn again judges only what is open (unfinished or lost to an outage) and returns
        the facts of both runs; what was decided stays decided.

        Args:
            text: what was said.
            turn_id: the turn's identity; a fresh one when left out.
            speaker: who said it.
            session_id: the conversation it belongs to.
            captured_at: when it was said (aware).

        Raises:
            InvalidInputError: text or an id that cannot be stored as it is; nothing was written.
            JournalBlockedError: an id or the speaker is itself a secret; nothing was written.
            TurnConflictError: the turn was run before with other text; nothing was written.
            DatabaseUnavailableError, DatabaseBusyError: run the turn again later.
        """
        self._last = None
        result = run_extraction(
            self._database,
            TurnRequest(self._agent_id, text, turn_id, speaker, session_id, captured_at),
            self._config,
        )
        self._last = result.report
        return _facts(result)


class AsyncSubconsciousMemory:
    """An agent's memory, for asyncio; as `SubconsciousMemory`.

    One object may run several turns at the same time; `last_extraction` is then that of the turn
    that ended last.
    """

    def __init__(
        self,
        agent_id: str,
        *,
        auditable_extraction: AuditableExtractionConfig | None = None,
        extraction_provider: Any = None,
        database: AsyncDatabase | None = None,
    ) -> None:
        config = _check_arguments(agent_id, auditable_extraction, extraction_provider)
        config.check(asynchronous=True)
        self._agent_id = agent_id
        self._config = config
        self._journal = _make_async_journal(config.journal, database)
        self._database = self._journal.database if database is None else database
        if not _same_database(self._journal.database, self._database):
            raise ConfigurationError(
                _TWO_DATABASES.format(self._journal.database.where, self._database.where)
            )
        self._last: ExtractionReport | None = None

    @property
    def agent_id(self) -> str:
        """Whose memory this is."""
        return self._agent_id

    @property
    def database(self) -> AsyncDatabase:
        """The database that everything lives in."""
        return self._database

    @property
    def journal(self) -> AsyncProvenanceJournal:
        """The journal that accepted candidates go into."""
        return self._journal

    @property
    def decision_log(self) -> AsyncDecisionLog:
        """The decision log of the same database."""
        return AsyncDecisionLog(self._database)

    @property
    def last_extraction(self) -> ExtractionReport | None:
        """What became of the last turn; None before the first and after one that raised."""
        return self._last

    @property
    def last_extraction_privacy_dropped(self) -> bool:
        """Whether the firewall kept anything of the last turn out."""
        return self._last is not None and self._last.privacy_dropped

    async def extract_memories(
        self,
        text: str,
        turn_id: str | None = None,
        *,
        speaker: str | None = None,
        session_id: str | None = None,
        captured_at: datetime | None = None,
    ) -> list[ExtractedFact]:
        """As `SubconsciousMemory.extract_memories`."""
        self._last = None
        result = await arun_extraction(
            self._database,
            TurnRequest(self._agent_id, text, turn_id, speaker, session_id, captured_at),
            self._config,
        )
        self._last = result.report
        return _facts(result)


def _make_journal(journal: Any, database: Database | None) -> ProvenanceJournal:
    if isinstance(journal, type) and issubclass(journal, ProvenanceJournal):
        return journal(database or default_database())
    if isinstance(journal, ProvenanceJournal):
        return journal
    raise ConfigurationError("journal must be ProvenanceJournal, the class or an instance.")


def _make_async_journal(journal: Any, database: AsyncDatabase | None) -> AsyncProvenanceJournal:
    if isinstance(journal, type):
        # The same configuration serves both worlds: the class names what, not how.
        if issubclass(journal, AsyncProvenanceJournal):
            return journal(database or default_async_database())
        if issubclass(journal, ProvenanceJournal):
            return AsyncProvenanceJournal(database or default_async_database())
    if isinstance(journal, AsyncProvenanceJournal):
        return journal
    raise ConfigurationError("journal must be AsyncProvenanceJournal, the class or an instance.")


def _same_database(one: Database | AsyncDatabase, other: Database | AsyncDatabase) -> bool:
    return one is other or _place(one.where) == _place(other.where)


def _place(where: str) -> tuple[str, str, str]:
    """Host, port and database of ``host:port/database``, however the usual ones are spelled."""
    server, _, name = where.rpartition("/")
    found = _PORT.search(server)
    host = server[: found.start()] if found else server
    if host in ("127.0.0.1", "::1", "[::1]"):
        host = "localhost"
    return host, found.group(1) if found else "5432", name
