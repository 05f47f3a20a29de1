"""Recall: what it returns, the calls behind it, and the weights that rank it."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final
from uuid import UUID

from pgassay.audit.ids import MAX_NAME_BYTES, check_ids, check_name, require_ids
from pgassay.database import Call
from pgassay.errors import ConfigurationError, InvalidInputError
from pgassay.firewall import Firewall
from pgassay.journal.journal import check_identifier
from pgassay.memory.records import as_ids
from pgassay.policy import LoadFirewall
from pgassay.steps import Steps
from pgassay.times import check_time

OUTCOMES: Final = ("acted", "used", "dismissed", "deferred", "contradicted")
"""What can come of a record that was injected (view ``assay.recall_outcomes``)."""

WEIGHTS: Final = frozenset(
    {
        "text", "vector", "decay", "confidence", "association", "k1", "neighbour_1",
        "neighbour_2", "answer", "session", "date", "speaker", "speaker_term", "question",
        "prefix", "related", "vector_near", "decay_rate", "terms", "postings", "pool", "vectors",
    }
)  # fmt: skip
"""The shares of the ranking; view ``assay.recall_weights`` explains them."""

_ALIASES: Final = {"relevance": "text"}

# A query is looked up, not kept; more of it than this only costs time.
_MAX_QUERY: Final = 10_000
_UNSTORABLE: Final = re.compile("[\x00\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class RecallItem:
    """One record that was recalled, and why it stands where it does.

    ``total`` is what it was ranked by: the shares of the weights of ``factor * (lexical +
    context)`` (scaled so that the best of the answer has 1), ``factor * vector``, ``decay``,
    ``confidence`` and ``association``.
    """

    rank: int
    memory_id: UUID
    content: str
    total: float
    lexical: float
    """BM25 of its own words."""
    context: float
    """What its neighbours, its session and its date add."""
    factor: float
    """For a speaker whom the query names, and for a question."""
    vector: float | None
    """Cosine between query and record, and a share of its neighbours'; None without embeddings."""
    decay: float
    """Importance, times what is left of it."""
    confidence: float
    association: float
    importance: float
    evidence: int
    """How often it was said."""
    pinned: bool
    speaker: str | None
    turn_id: str | None
    session_id: str | None
    captured_at: datetime
    valid_from: datetime
    valid_to: datetime | None
    entry_id: UUID | None
    """The journal entry behind it."""
    provider: str
    statement_type: str | None

    @property
    def key(self) -> str:
        """The record's id as text, for ``exclude_keys`` and outcomes."""
        return str(self.memory_id)


@dataclass(frozen=True, slots=True)
class Recall:
    """What was recalled, best first."""

    items: tuple[RecallItem, ...]
    query_blind: bool = False
    """True: the query has no usable words (punctuation, stop words, emoji), so these are simply
    the newest records."""
    vectors: str = "none"
    """Whether embeddings took part: ``none`` (not asked for), ``used``, ``partly`` (some records
    have no vector yet and were found by words only), ``none stored`` or ``not installed``."""
    recall_id: UUID | None = None
    """What outcomes are reported to; None for a recall that was not injected."""

    @property
    def keys(self) -> tuple[str, ...]:
        """The ids of the records, as text."""
        return tuple(item.key for item in self.items)

    @property
    def texts(self) -> tuple[str, ...]:
        """The contents of the records."""
        return tuple(item.content for item in self.items)


@dataclass(frozen=True, slots=True)
class Reported:
    """What became of a report on one record of a recall."""

    memory_id: UUID
    outcome: str | None
    """The outcome that now stands; None where the record was not in the recall."""
    result: str
    """``reported``; ``already`` (it has that outcome since before); ``unknown``."""


@dataclass(frozen=True, slots=True)
class RecallRequest:
    """What is asked of recall."""

    agent_id: str
    query: str
    limit: int = 10
    weights: Mapping[str, float] | None = None
    as_of: datetime | None = None
    speaker: str | None = None
    session_id: str | None = None
    exclude: Iterable[UUID | str] = ()
    embedding: Sequence[float] | None = None
    model: str | None = None


_ITEM_COLUMNS: Final = ", ".join(f"r.{name}" for name in RecallItem.__slots__)


def check_weights(weights: Mapping[str, float] | None) -> dict[str, float] | None:
    """The weights under the names that the database knows.

    ``relevance`` is another name for ``text``.

    Raises:
        ConfigurationError: a name is unknown or a value is no number.
    """
    if weights is None:
        return None
    checked: dict[str, float] = {}
    for name, value in weights.items():
        known = _ALIASES.get(name, name)
        if known not in WEIGHTS:
            raise ConfigurationError(
                "There is no such weight of recall. Known ones: " + ", ".join(sorted(WEIGHTS)) + "."
            )
        if isinstance(value, bool) or not isinstance(value, (int, float)) or math.isnan(value):
            raise ConfigurationError(f"The weight {known} must be a number.")
        checked[known] = float(value)
    return checked


def clean_query(query: str, agent_id: str, firewall: Firewall) -> str:
    """The query as it may leave the process: no secrets, nothing PostgreSQL cannot read.

    A server writes statements to its log, and an embedding is made by a model, so what must not be
    recorded is masked. Words that were masked could not be found anyhow.

    Raises:
        InvalidInputError: the query is no text.
    """
    if not isinstance(query, str):
        raise InvalidInputError(f"query must be a str, not {type(query).__name__}")
    return firewall.redact(_UNSTORABLE.sub(" ", query[:_MAX_QUERY]), agent_id=agent_id).text


def vector_text(embedding: Sequence[float] | None) -> str | None:
    """A vector as pgvector reads it.

    Raises:
        InvalidInputError: it holds something that is no finite number.
    """
    if embedding is None:
        return None
    numbers = [float(value) for value in embedding]
    if not numbers or not all(math.isfinite(value) for value in numbers):
        raise InvalidInputError("an embedding must be a list of finite numbers")
    return json.dumps(numbers)


def _params(request: RecallRequest, firewall: Firewall) -> dict[str, Any]:
    require_ids(agent_id=request.agent_id)
    check_name(request.speaker, name="speaker", limit=MAX_NAME_BYTES)
    check_name(request.session_id, name="session_id", limit=MAX_NAME_BYTES)
    weights = check_weights(request.weights)
    return {
        "agent_id": request.agent_id,
        "query": clean_query(request.query, request.agent_id, firewall),
        "limit": request.limit,
        "weights": None if weights is None else json.dumps(weights),
        "speaker": request.speaker,
        "session_id": request.session_id,
        "exclude": as_ids(request.exclude, name="exclude"),
        "embedding": vector_text(request.embedding),
        "model": request.model,
    }


def _decode(rows: Sequence[Any], recall_id: UUID | None = None) -> Recall:
    if not rows:
        return Recall((), recall_id=recall_id)
    width = len(RecallItem.__slots__)
    return Recall(
        tuple(RecallItem(*row[:width]) for row in rows),
        query_blind=rows[0].query_blind,
        vectors=rows[0].vectors,
        recall_id=recall_id,
    )


def recall_call(request: RecallRequest, firewall: Firewall) -> Call[Recall]:
    """Recall without a trace (``assay.recall``)."""
    return Call(
        f"select {_ITEM_COLUMNS}, r.query_blind, r.vectors from assay.recall("
        "%(agent_id)s, %(query)s, %(limit)s, %(weights)s::jsonb, %(as_of)s, %(speaker)s,"
        " %(session_id)s, %(exclude)s::uuid[], %(embedding)s, %(model)s) as r order by r.rank",
        _params(request, firewall) | {"as_of": check_time("as_of", request.as_of)},
        _decode,
        read_only=True,
    )


def inject_call(
    request: RecallRequest,
    firewall: Firewall,
    *,
    recall_id: UUID,
    max_tokens: int,
    item_tokens: int,
    turn_id: str | None,
    conversation_id: str | None,
) -> Call[Recall]:
    """Recall within a budget, and note what was taken (``assay.inject``)."""
    check_ids(turn_id=turn_id)
    check_name(conversation_id, name="session_id", limit=MAX_NAME_BYTES)
    return Call(
        f"select {_ITEM_COLUMNS}, r.query_blind, r.vectors from assay.inject("
        "%(agent_id)s, %(query)s, %(limit)s, %(max_tokens)s, %(item_tokens)s, %(weights)s::jsonb,"
        " %(speaker)s, %(session_id)s, %(exclude)s::uuid[], %(embedding)s, %(model)s,"
        " %(turn_id)s, %(conversation_id)s, %(recall_id)s) as r order by r.rank",
        _params(request, firewall)
        | {
            "max_tokens": max_tokens,
            "item_tokens": item_tokens,
            "turn_id": turn_id,
            "conversation_id": conversation_id,
            "recall_id": recall_id,
        },
        lambda rows: _decode(rows, recall_id),
    )


def recall_steps(request: RecallRequest) -> Steps[Recall]:
    """Recall without a trace."""
    firewall: Firewall = yield LoadFirewall()
    recall: Recall = yield recall_call(request, firewall)
    return recall


def inject_steps(
    request: RecallRequest,
    *,
    recall_id: UUID,
    max_tokens: int,
    item_tokens: int,
    turn_id: str | None,
    conversation_id: str | None,
) -> Steps[Recall]:
    """Recall within a budget, and note what was taken."""
    firewall: Firewall = yield LoadFirewall()
    for name, value in (
        ("agent_id", request.agent_id),
        ("turn_id", turn_id),
        ("session_id", conversation_id),
    ):
        check_identifier(name, value, firewall, request.agent_id)
    recall: Recall = yield inject_call(
        request,
        firewall,
        recall_id=recall_id,
        max_tokens=max_tokens,
        item_tokens=item_tokens,
        turn_id=turn_id,
        conversation_id=conversation_id,
    )
    return recall


def report_call(
    agent_id: str, recall_id: UUID, outcomes: Mapping[UUID | str, str]
) -> Call[list[Reported]]:
    """Say what came of a recall (``assay.report_outcomes``)."""
    require_ids(agent_id=agent_id)
    checked: dict[str, str] = {}
    for key, outcome in outcomes.items():
        if outcome not in OUTCOMES:
            raise InvalidInputError(f"an outcome is one of {', '.join(OUTCOMES)}")
        (memory_id,) = as_ids(key, name="outcomes")
        checked[str(memory_id)] = outcome
    return Call(
        "select o.memory_id, o.outcome, o.result from assay.report_outcomes("
        "%(agent_id)s, %(recall_id)s, %(outcomes)s::jsonb) as o",
        {"agent_id": agent_id, "recall_id": recall_id, "outcomes": json.dumps(checked)},
        lambda rows: [Reported(*row) for row in rows],
    )


def items_call(agent_id: str, recall_id: UUID) -> Call[list[UUID]]:
    """The records of a recall (view ``assay.recalls``)."""
    require_ids(agent_id=agent_id)
    return Call(
        "select r.memory_id from assay.recalls as r where r.agent_id = %(agent_id)s"
        " and r.recall_id = %(recall_id)s order by r.rank",
        {"agent_id": agent_id, "recall_id": recall_id},
        lambda rows: [row.memory_id for row in rows],
        read_only=True,
    )
