"""`SubconsciousMemory` and `AsyncSubconsciousMemory`: memory as an agent uses it, every turn."""

from __future__ import annotations

import asyncio
import inspect
import logging
import re
import uuid
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final
from uuid import UUID

from pgassay.arguments import check_identifier
from pgassay.audit.decisions import AsyncDecisionLog, DecisionLog
from pgassay.audit.ids import (
    MAX_NAME_BYTES,
    check_ids,
    check_name,
    check_text,
    new_turn_id,
    require_ids,
)
from pgassay.audit.pipeline import (
    AuditableExtractionConfig,
    ExtractionReport,
    TurnRequest,
    TurnResult,
    arun_extraction,
    run_extraction,
)
from pgassay.database import (
    AsyncDatabase,
    Call,
    Database,
    default_async_database,
    default_database,
)
from pgassay.errors import (
    ConfigurationError,
    InvalidInputError,
    JournalBlockedError,
    NotInstalledError,
)
from pgassay.extraction.facts import ExtractedFact
from pgassay.extraction.providers import HeuristicExtractionProvider
from pgassay.firewall import Firewall
from pgassay.journal.entries import drop_call
from pgassay.journal.journal import AsyncProvenanceJournal, ProvenanceJournal
from pgassay.memory import messages as _messages
from pgassay.memory.embeddings import EmbeddingProvider, abackfill, backfill, embed_checked
from pgassay.memory.messages import InjectedMessages, OutputFormat, Position
from pgassay.memory.recall import (
    MAX_ITEMS,
    Recall,
    RecallRequest,
    Reported,
    check_names,
    check_weights,
    clean_query,
    inject_call,
    items_call,
    recall_call,
    report_call,
    vector_text,
)
from pgassay.memory.records import (
    DEFAULT_IMPORTANCE,
    NewMemory,
    Remembered,
    remember_steps,
    turn_call,
)
from pgassay.memory.store import AsyncMemoryStore, MemoryStore
from pgassay.policy import LoadFirewall, afirewall_of, firewall_of
from pgassay.steps import Steps, arun_steps, run_steps
from pgassay.times import check_time

_log = logging.getLogger("pgassay")

_EMBED_PER_TURN: Final = 64
"""Records that a turn may bring up to date in vectors; more are left to `embed_missing`."""

_PROVIDER_NAMES: Final = {
    "RawTurnExtractionProvider": "raw",
    "HeuristicExtractionProvider": "heuristic",
    "ClaudeExtractionProvider": "claude",
}


@dataclass(frozen=True, slots=True)
class MemoryReport:
    """What became of one turn that went through an extraction provider (A25)."""

    agent_id: str
    turn_id: str
    provider: str
    facts: int
    """What the provider found."""
    outcomes: dict[str, int]
    """Facts per outcome: ``stored``, ``repeated``, ``known``, ``blank``, ``blocked``."""
    failure: str | None = None
    """The type of the error where the provider failed; it never repeats the error's words."""
    blocked_turn: bool = False
    """Whether the firewall voided the whole turn before the provider saw it."""

    @property
    def privacy_dropped(self) -> bool:
        """Whether the firewall kept anything of the turn out."""
        return self.blocked_turn or self.outcomes.get("blocked", 0) > 0

    @property
    def outcome(self) -> str:
        """The turn in one word: remembered, known, failed, blocked or nothing."""
        if self.outcomes.get("stored") or self.outcomes.get("repeated"):
            return "remembered"
        if self.outcomes.get("known"):
            return "known"
        if self.failure is not None:
            return "failed"
        return "blocked" if self.privacy_dropped else "nothing"


def provider_name(provider: Any) -> str:
    """What the records of a provider are marked with: its ``name``, else that of its class."""
    name = getattr(provider, "name", None)
    if isinstance(name, str) and name:
        return name
    kind = type(provider).__name__
    return _PROVIDER_NAMES.get(kind, kind)


@dataclass(frozen=True, slots=True)
class _Settings:
    """What both classes are made with, checked."""

    agent_id: str
    weights: dict[str, float] | None
    max_items: int
    max_tokens: int
    provider: Any
    config: AuditableExtractionConfig | None
    seed_confidence: bool
    link_entities: bool
    output_format: str
    embeddings: EmbeddingProvider | None


def _settings(
    agent_id: str,
    score_weights: Mapping[str, float] | None,
    max_items: int,
    max_tokens: int,
    extraction_provider: Any,
    auditable_extraction: AuditableExtractionConfig | None,
    seed_confidence: bool,
    link_entities: bool,
    output_format: str,
    embedding_provider: EmbeddingProvider | None,
    *,
    asynchronous: bool,
) -> _Settings:
    require_ids(agent_id=agent_id)
    if auditable_extraction is not None and extraction_provider is not None:
        raise ConfigurationError(
            "auditable_extraction and extraction_provider are two different pipelines: pass one."
        )
    if auditable_extraction is not None:
        auditable_extraction.check(asynchronous=asynchronous)
    if extraction_provider is None:
        extraction_provider = HeuristicExtractionProvider()
    extract = getattr(extraction_provider, "extract", None)
    if not callable(extract):
        raise TypeError("extraction_provider needs a method extract(text)")
    if inspect.iscoroutinefunction(extract) and not asynchronous:
        raise TypeError("an async extraction provider needs the async class")
    for name, value, highest in (
        ("max_items", max_items, MAX_ITEMS),
        ("max_tokens", max_tokens, 10_000_000),
    ):
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= highest:
            raise ConfigurationError(f"{name} is a whole number from 1 to {highest}.")
    _messages.check_format(output_format)
    if embedding_provider is not None and not isinstance(embedding_provider, EmbeddingProvider):
        raise TypeError("embedding_provider needs a name, model, and a method embed(texts)")
    return _Settings(
        agent_id,
        check_weights(score_weights),
        max_items,
        max_tokens,
        extraction_provider,
        auditable_extraction,
        seed_confidence,
        link_entities,
        output_format,
        embedding_provider,
    )


# --- extraction ----------------------------------------------------------------------------------


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


@dataclass(slots=True)
class _Turn:
    """A turn on its way through an extraction provider."""

    settings: _Settings
    text: str
    given_id: str | None
    turn_id: str
    speaker: str | None
    session_id: str | None
    captured_at: datetime | None
    provider: str
    report: MemoryReport


def _begin(
    settings: _Settings,
    text: str,
    turn_id: str | None,
    speaker: str | None,
    session_id: str | None,
    captured_at: datetime | None,
) -> _Turn:
    """Check everything before anything is sent or written."""
    check_text(text)
    check_ids(turn_id=turn_id)
    check_name(speaker, name="speaker", limit=MAX_NAME_BYTES)
    check_name(session_id, name="session_id", limit=MAX_NAME_BYTES)
    check_time("captured_at", captured_at)
    used = turn_id or new_turn_id()
    name = provider_name(settings.provider)
    return _Turn(
        settings, _messages.strip_injected(text), turn_id, used, speaker, session_id, captured_at,
        name, MemoryReport(settings.agent_id, used, name, 0, {}),
    )  # fmt: skip


def _before(turn: _Turn) -> Steps[list[ExtractedFact] | None]:
    """The facts where no extraction is needed: voided, blank or delivered before; else None."""
    firewall: Firewall = yield LoadFirewall()
    agent_id = turn.settings.agent_id
    for name, value in (
        ("agent_id", agent_id),
        ("turn_id", turn.given_id),
        ("session_id", turn.session_id),
    ):
        check_identifier(name, value, firewall, agent_id)
    verdict = firewall.scan_never_record(turn.text, agent_id=agent_id)
    if verdict.blocked:
        yield drop_call(
            agent_id,
            "turn",
            verdict.reason or "unknown",
            verdict.detector or "unknown",
        )
        turn.report = replace(turn.report, blocked_turn=True)
        return []
    if not turn.text.strip():
        return []
    if turn.given_id is not None:
        # What a provider took from a turn is not asked for, or paid for, twice.
        known: list[str] = yield turn_call(agent_id, turn.turn_id, turn.provider)
        if known:
            turn.report = replace(turn.report, facts=len(known), outcomes={"known": len(known)})
            return [
                ExtractedFact(text, turn_id=turn.turn_id, speaker=turn.speaker) for text in known
            ]
    return None


def _after(turn: _Turn, found: Any) -> Steps[list[ExtractedFact]]:
    """Store what the provider found; the facts that are now in memory."""
    facts = [fact for fact in found if isinstance(fact, ExtractedFact) and fact.text.strip()]
    if len(facts) < len(found):
        _log.warning(
            "extraction provider %s returned %d facts without text or of a wrong type",
            turn.provider,
            len(found) - len(facts),
        )
    settings = turn.settings
    facts = [
        replace(fact, turn_id=turn.turn_id, speaker=fact.speaker or turn.speaker) for fact in facts
    ]
    records = [
        NewMemory(
            content=fact.text,
            speaker=fact.speaker,
            turn_id=turn.turn_id,
            session_id=turn.session_id,
            captured_at=turn.captured_at,
            provider=turn.provider,
            statement_type=getattr(fact, "statement_type", None),
            importance=DEFAULT_IMPORTANCE if fact.importance is None else fact.importance,
            confidence=fact.confidence if settings.seed_confidence else None,
            entities=fact.entities if settings.link_entities else (),
        )
        for fact in facts
    ]
    results: list[Remembered] = (
        (yield from remember_steps(settings.agent_id, records)) if records else []
    )
    turn.report = replace(
        turn.report,
        facts=len(found),
        outcomes=dict(Counter(result.outcome for result in results)),
    )
    return [
        fact
        for fact, result in zip(facts, results, strict=True)
        if result.outcome not in ("blocked", "blank")
    ]


def _failed(turn: _Turn, error: Exception) -> None:
    """A dead model yields no facts; which error it was is said, its words are not repeated."""
    turn.report = replace(turn.report, failure=type(error).__name__)
    _log.warning("extraction provider %s failed: %s", turn.provider, type(error).__name__)


# --- injection -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Injection:
    """A conversation that waits for its records."""

    messages: list[Any]
    index: int
    query: str
    position: str


def _prepare(messages: Sequence[Any], position: str) -> _Injection | list[Any]:
    """What to ask for; the messages themselves where nobody asks for anything."""
    if position not in _messages.POSITIONS:
        raise ConfigurationError(f"position is one of {', '.join(_messages.POSITIONS)}.")
    if isinstance(messages, (str, bytes)) or not isinstance(messages, Sequence):
        raise InvalidInputError("messages is a list of messages; put a single one into a list.")
    question = _messages.question_of(messages)
    cleaned = _messages.without_injected(messages)
    if question is None:
        return cleaned
    # Messages that held nothing but our block are gone; the user's is still the last with text.
    found = _messages.question_of(cleaned)
    index, query = question if found is None else found
    return _Injection(cleaned, index, query, position)


def _request(settings: _Settings, query: str, speaker: str | None, exclude: Any) -> RecallRequest:
    return RecallRequest(
        settings.agent_id,
        query,
        settings.max_items,
        settings.weights,
        speaker=speaker,
        exclude=exclude,
        model=None if settings.embeddings is None else settings.embeddings.model,
    )


def _inject_call(
    settings: _Settings,
    request: RecallRequest,
    firewall: Firewall,
    turn_id: str | None,
    session_id: str | None,
) -> Call[Recall]:
    return inject_call(
        request,
        firewall,
        recall_id=uuid.uuid4(),
        max_tokens=settings.max_tokens,
        item_tokens=_messages.ITEM_TOKENS[settings.output_format],
        turn_id=turn_id,
        conversation_id=session_id,
    )


def _finish(settings: _Settings, injection: _Injection, recall: Recall) -> InjectedMessages:
    if not recall.items:
        return InjectedMessages(injection.messages, recall)
    block = _messages.render(recall, settings.output_format)
    return InjectedMessages(
        _messages.insert(injection.messages, injection.index, block, injection.position), recall
    )


def _report_steps(
    settings: _Settings, recall_id: UUID | None, outcomes: Mapping[UUID | str, str] | str
) -> Steps[list[Reported]]:
    if recall_id is None:
        raise InvalidInputError(
            "Name the recall that the outcomes are about: recall_id of inject_context's answer."
        )
    if isinstance(outcomes, str):
        ids: list[UUID] = yield items_call(settings.agent_id, recall_id)
        outcomes = dict.fromkeys(ids, outcomes)
    reported: list[Reported] = yield report_call(settings.agent_id, recall_id, outcomes)
    return reported


def _embed_query(settings: _Settings, query: str) -> list[float] | None:
    """The query as a vector; None where the provider fails: recall goes on by words."""
    if settings.embeddings is None:
        return None
    try:
        (vector,) = embed_checked(settings.embeddings, [query])
        vector_text(vector)
        return vector
    except Exception as error:
        _log.warning("the query could not be embedded: %s", type(error).__name__)
        return None


_PORT = re.compile(r":([0-9]+)\Z")
_TWO_DATABASES = (
    "The journal and the memory are in two different databases ({}, {}); an accepted candidate and"
    " its entry are committed together, so they must share one. Pass the same database to both."
)
_NOT_FILLED = "records could not be embedded (%s); they are found by their words meanwhile"


class SubconsciousMemory:
    """An agent's memory, for synchronous code: inject, answer, extract, report.

    Args:
        agent_id: whose memory, 1 to 255 bytes.
        score_weights: shares of recall's ranking, see view ``assay.recall_weights``.
        max_items: at most so many records are injected.
        max_tokens: at most so many tokens, estimated.
        extraction_provider: what turns a turn into facts; sentences (`HeuristicExtractionProvider`)
            unless another is given.
        auditable_extraction: extract with a decision log and a journal instead; the journal is
            required. Cannot be combined with a provider.
        seed_confidence: a fact's confidence is its record's first signal.
        link_entities: entities of one fact are linked pairwise.
        output_format: how records look in a conversation: ``structured``, ``natural`` or ``json``.
        embedding_provider: adds similarity to recall where vectors are installed.
        database: where; the journal's, else the process default, when it is left out.

    Raises:
        ConfigurationError: (a ValueError) both ways of extraction, no journal, a journal in
            another database, an unknown weight or a budget out of range.
        TypeError: a provider cannot be used from synchronous code.

    Example::

        memory = SubconsciousMemory(agent_id="agent-7")
        messages = memory.inject_context([{"role": "user", "content": "Where do I live?"}])
        answer = model(messages)
        memory.report_outcomes("used", messages.recall_id)
        memory.extract_memories(answer, speaker="assistant")
    """

    def __init__(
        self,
        agent_id: str,
        *,
        score_weights: Mapping[str, float] | None = None,
        max_items: int = 10,
        max_tokens: int = 4000,
        extraction_provider: Any = None,
        auditable_extraction: AuditableExtractionConfig | None = None,
        seed_confidence: bool = True,
        link_entities: bool = True,
        output_format: OutputFormat = "structured",
        embedding_provider: EmbeddingProvider | None = None,
        database: Database | None = None,
    ) -> None:
        self._settings = _settings(
            agent_id, score_weights, max_items, max_tokens, extraction_provider,
            auditable_extraction, seed_confidence, link_entities, output_format,
            embedding_provider, asynchronous=False,
        )  # fmt: skip
        self._journal = (
            ProvenanceJournal(database or default_database())
            if auditable_extraction is None
            else _make_journal(auditable_extraction.journal, database)
        )
        self._database = self._journal.database if database is None else database
        if not _same_database(self._journal.database, self._database):
            raise ConfigurationError(
                _TWO_DATABASES.format(self._journal.database.where, self._database.where)
            )
        self._last: ExtractionReport | MemoryReport | None = None
        self._last_recall: Recall | None = None

    @property
    def agent_id(self) -> str:
        """Whose memory this is."""
        return self._settings.agent_id

    @property
    def database(self) -> Database:
        """The database that everything lives in."""
        return self._database

    @property
    def journal(self) -> ProvenanceJournal:
        """The journal of the same database, which accepted candidates go into."""
        return self._journal

    @property
    def decision_log(self) -> DecisionLog:
        """The decision log of the same database."""
        return DecisionLog(self._database)

    @property
    def store(self) -> MemoryStore:
        """The records themselves: listing, pinning, forgetting, remembering by hand."""
        return MemoryStore(self._database)

    @property
    def last_extraction(self) -> ExtractionReport | MemoryReport | None:
        """What became of the last turn; None before the first and after one that raised."""
        return self._last

    @property
    def last_extraction_privacy_dropped(self) -> bool:
        """Whether the firewall kept anything of the last turn out."""
        return self._last is not None and self._last.privacy_dropped

    @property
    def last_recall(self) -> Recall | None:
        """What was injected last; None before the first and after a call that raised."""
        return self._last_recall

    def inject_context(
        self,
        messages: Sequence[Any],
        position: Position = "tail",
        exclude_keys: Iterable[UUID | str] = (),
        *,
        speaker: str | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
    ) -> InjectedMessages:
        """Put what is remembered about the last user message into a conversation.

        The messages given are left alone; blocks injected earlier are taken out of the copy. What
        is superseded, retracted or forgotten never appears. The recall and its records are noted
        under ``recall_id``, which outcomes are reported to.

        Args:
            messages: mappings with ``role`` and ``content`` (a text or parts) or ``parts``.
            position: ``tail`` (the end of the last user message) or ``system`` (the end of the
                system message, which is made where there is none).
            exclude_keys: ids of records to leave out, such as ``keys`` of earlier answers.
            speaker: only what this speaker said.
            turn_id: the turn that the records are for.
            session_id: the conversation that they are for.

        Returns:
            A list of messages with ``recall``, ``recall_id`` and ``keys``.

        Raises:
            InvalidInputError: something in the list is no message.
            JournalBlockedError: an id or the speaker is itself a secret. A question that is off the
                record is no error: the messages come back as they are, with ``blocked_reason``.
            DatabaseUnavailableError, DatabaseBusyError: the database could not be reached; that is
                never an empty memory.
        """
        self._last_recall = None
        injection = _prepare(messages, position)
        if not isinstance(injection, _Injection):
            return InjectedMessages(injection, None)
        firewall = firewall_of(self._database)
        request = _request(self._settings, injection.query, speaker, exclude_keys)
        check_names(request, firewall, turn_id=turn_id, conversation_id=session_id)
        try:
            query = clean_query(injection.query, self.agent_id, firewall)
        except JournalBlockedError as error:
            return InjectedMessages(injection.messages, None, error.reason)
        request = replace(request, query=query, embedding=_embed_query(self._settings, query))
        recall = self._database.run(
            _inject_call(self._settings, request, firewall, turn_id, session_id)
        )
        self._last_recall = recall
        return _finish(self._settings, injection, recall)

    def recall(
        self,
        query: str,
        *,
        limit: int | None = None,
        as_of: datetime | None = None,
        speaker: str | None = None,
        exclude_keys: Iterable[UUID | str] = (),
    ) -> Recall:
        """Find what is remembered about something, without noting it.

        Args:
            query: a question, or words.
            limit: at most so many records; ``max_items`` when left out.
            as_of: what held at that moment (aware) instead of now.
            speaker: only what this speaker said.
            exclude_keys: ids of records to leave out.

        Raises:
            JournalBlockedError: the query is off the record; nothing of it was sent.
        """
        firewall = firewall_of(self._database)
        query = clean_query(query, self.agent_id, firewall)
        request = _request(self._settings, query, speaker, exclude_keys)
        check_names(request, firewall)
        request = replace(
            request,
            limit=self._settings.max_items if limit is None else limit,
            as_of=as_of,
            embedding=_embed_query(self._settings, query),
        )
        return self._database.run(recall_call(request, firewall))

    def report_outcomes(
        self,
        outcomes: Mapping[UUID | str, str] | str,
        recall_id: UUID | None = None,
    ) -> list[Reported]:
        """Say what came of the records that were injected.

        Args:
            outcomes: record id → ``acted``, ``used``, ``dismissed``, ``deferred`` or
                ``contradicted``; or one of these for all records of the recall.
            recall_id: of what `inject_context` returned; the last one's when left out.

        Raises:
            UnknownTargetError: there is no such recall of this agent.
            InvalidInputError: there was no recall, or an outcome is none of these.
        """
        if recall_id is None and self._last_recall is not None:
            recall_id = self._last_recall.recall_id
        return run_steps(self._database, _report_steps(self._settings, recall_id, outcomes))

    def extract_memories(
        self,
        text: str,
        turn_id: str | None = None,
        *,
        speaker: str | None = None,
        session_id: str | None = None,
        captured_at: datetime | None = None,
    ) -> list[ExtractedFact]:
        """Extract one finished turn, and return the facts of it that are in memory.

        Running a turn again judges only what is open (unfinished or lost to an outage) and returns
        the facts of both runs; what was decided stays decided. With an extraction provider, a
        turn that gave something before is not extracted again. Blocks that `inject_context` put
        into the text are left out.

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
        settings = self._settings
        if settings.config is not None:
            check_text(text)
            result = run_extraction(
                self._database,
                TurnRequest(
                    settings.agent_id, _messages.strip_injected(text), turn_id, speaker,
                    session_id, captured_at,
                ),
                settings.config,
            )  # fmt: skip
            self._last = result.report
            facts = _facts(result)
        else:
            turn = _begin(settings, text, turn_id, speaker, session_id, captured_at)
            done = run_steps(self._database, _before(turn))
            if done is None:
                try:
                    found = settings.provider.extract(turn.text)
                except Exception as error:
                    _failed(turn, error)
                    found = []
                done = run_steps(self._database, _after(turn, found))
            self._last = turn.report
            facts = done
        if settings.embeddings is not None and facts:
            try:
                backfill(self._database, settings.agent_id, settings.embeddings, _EMBED_PER_TURN)
            except NotInstalledError:
                pass
            except Exception as error:
                _log.warning(_NOT_FILLED, type(error).__name__)
        return facts


class AsyncSubconsciousMemory:
    """An agent's memory, for asyncio; as `SubconsciousMemory`.

    One object may run several turns at the same time; `last_extraction` and `last_recall` are then
    those of the call that ended last, so pass ``recall_id`` when reporting outcomes.
    """

    def __init__(
        self,
        agent_id: str,
        *,
        score_weights: Mapping[str, float] | None = None,
        max_items: int = 10,
        max_tokens: int = 4000,
        extraction_provider: Any = None,
        auditable_extraction: AuditableExtractionConfig | None = None,
        seed_confidence: bool = True,
        link_entities: bool = True,
        output_format: OutputFormat = "structured",
        embedding_provider: EmbeddingProvider | None = None,
        database: AsyncDatabase | None = None,
    ) -> None:
        self._settings = _settings(
            agent_id, score_weights, max_items, max_tokens, extraction_provider,
            auditable_extraction, seed_confidence, link_entities, output_format,
            embedding_provider, asynchronous=True,
        )  # fmt: skip
        self._journal = (
            AsyncProvenanceJournal(database or default_async_database())
            if auditable_extraction is None
            else _make_async_journal(auditable_extraction.journal, database)
        )
        self._database = self._journal.database if database is None else database
        if not _same_database(self._journal.database, self._database):
            raise ConfigurationError(
                _TWO_DATABASES.format(self._journal.database.where, self._database.where)
            )
        self._last: ExtractionReport | MemoryReport | None = None
        self._last_recall: Recall | None = None

    @property
    def agent_id(self) -> str:
        """Whose memory this is."""
        return self._settings.agent_id

    @property
    def database(self) -> AsyncDatabase:
        """The database that everything lives in."""
        return self._database

    @property
    def journal(self) -> AsyncProvenanceJournal:
        """The journal of the same database, which accepted candidates go into."""
        return self._journal

    @property
    def decision_log(self) -> AsyncDecisionLog:
        """The decision log of the same database."""
        return AsyncDecisionLog(self._database)

    @property
    def store(self) -> AsyncMemoryStore:
        """The records themselves: listing, pinning, forgetting, remembering by hand."""
        return AsyncMemoryStore(self._database)

    @property
    def last_extraction(self) -> ExtractionReport | MemoryReport | None:
        """What became of the last turn; None before the first and after one that raised."""
        return self._last

    @property
    def last_extraction_privacy_dropped(self) -> bool:
        """Whether the firewall kept anything of the last turn out."""
        return self._last is not None and self._last.privacy_dropped

    @property
    def last_recall(self) -> Recall | None:
        """What was injected last; None before the first and after a call that raised."""
        return self._last_recall

    async def inject_context(
        self,
        messages: Sequence[Any],
        position: Position = "tail",
        exclude_keys: Iterable[UUID | str] = (),
        *,
        speaker: str | None = None,
        turn_id: str | None = None,
        session_id: str | None = None,
    ) -> InjectedMessages:
        """As `SubconsciousMemory.inject_context`."""
        self._last_recall = None
        injection = _prepare(messages, position)
        if not isinstance(injection, _Injection):
            return InjectedMessages(injection, None)
        firewall = await afirewall_of(self._database)
        request = _request(self._settings, injection.query, speaker, exclude_keys)
        check_names(request, firewall, turn_id=turn_id, conversation_id=session_id)
        try:
            query = clean_query(injection.query, self.agent_id, firewall)
        except JournalBlockedError as error:
            return InjectedMessages(injection.messages, None, error.reason)
        request = replace(request, query=query, embedding=await self._embed(query))
        recall = await self._database.run(
            _inject_call(self._settings, request, firewall, turn_id, session_id)
        )
        self._last_recall = recall
        return _finish(self._settings, injection, recall)

    async def recall(
        self,
        query: str,
        *,
        limit: int | None = None,
        as_of: datetime | None = None,
        speaker: str | None = None,
        exclude_keys: Iterable[UUID | str] = (),
    ) -> Recall:
        """As `SubconsciousMemory.recall`."""
        firewall = await afirewall_of(self._database)
        query = clean_query(query, self.agent_id, firewall)
        request = _request(self._settings, query, speaker, exclude_keys)
        check_names(request, firewall)
        request = replace(
            request,
            limit=self._settings.max_items if limit is None else limit,
            as_of=as_of,
            embedding=await self._embed(query),
        )
        return await self._database.run(recall_call(request, firewall))

    async def report_outcomes(
        self,
        outcomes: Mapping[UUID | str, str] | str,
        recall_id: UUID | None = None,
    ) -> list[Reported]:
        """As `SubconsciousMemory.report_outcomes`."""
        if recall_id is None and self._last_recall is not None:
            recall_id = self._last_recall.recall_id
        return await arun_steps(self._database, _report_steps(self._settings, recall_id, outcomes))

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
        settings = self._settings
        if settings.config is not None:
            check_text(text)
            result = await arun_extraction(
                self._database,
                TurnRequest(
                    settings.agent_id, _messages.strip_injected(text), turn_id, speaker,
                    session_id, captured_at,
                ),
                settings.config,
            )  # fmt: skip
            self._last = result.report
            facts = _facts(result)
        else:
            turn = _begin(settings, text, turn_id, speaker, session_id, captured_at)
            done = await arun_steps(self._database, _before(turn))
            if done is None:
                try:
                    found = await _extract(settings.provider, turn.text)
                except Exception as error:
                    _failed(turn, error)
                    found = []
                done = await arun_steps(self._database, _after(turn, found))
            self._last = turn.report
            facts = done
        if settings.embeddings is not None and facts:
            try:
                await abackfill(
                    self._database, settings.agent_id, settings.embeddings, _EMBED_PER_TURN
                )
            except NotInstalledError:
                pass
            except Exception as error:
                _log.warning(_NOT_FILLED, type(error).__name__)
        return facts

    async def _embed(self, query: str) -> list[float] | None:
        if self._settings.embeddings is None:
            return None
        return await asyncio.to_thread(_embed_query, self._settings, query)


async def _extract(provider: Any, text: str) -> Any:
    """Ask a provider of either kind without holding up the event loop."""
    if callable(getattr(provider, "aextract", None)):
        return await provider.aextract(text)
    if inspect.iscoroutinefunction(provider.extract):
        return await provider.extract(text)
    return await asyncio.to_thread(provider.extract, text)


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
