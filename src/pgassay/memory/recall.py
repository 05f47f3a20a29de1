"""Recall: what it returns, the calls behind it, and the weights that rank it."""

from __future__ import annotations

import array
import contextlib
import json
import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final
from uuid import UUID

from pgassay.arguments import blocked_error, check_count, check_identifier, check_uuid, check_words
from pgassay.audit.ids import MAX_NAME_BYTES, check_ids, check_name, require_ids
from pgassay.database import Call
from pgassay.errors import ConfigurationError, InvalidInputError
from pgassay.firewall import Firewall
from pgassay.memory.records import as_ids
from pgassay.policy import LoadFirewall
from pgassay.steps import Steps
from pgassay.times import check_time

OUTCOMES: Final = ("acted", "used", "dismissed", "deferred", "contradicted")
"""What can come of a record that was injected (view ``assay.recall_outcomes``)."""

WEIGHTS: Final[Mapping[str, tuple[float, float]]] = {
    "text": (0, 1000),
    "vector": (0, 1000),
    "vector_near": (0, 10),
    "decay": (0, 1000),
    "confidence": (0, 1000),
    "association": (0, 1000),
    "k1": (0.01, 100),
    "neighbour_1": (0, 1),
    "neighbour_2": (0, 1),
    "answer": (0, 10),
    "session": (0, 10),
    "date": (0, 10),
    "speaker": (1, 100),
    "speaker_term": (0, 1),
    "question": (0, 1),
    "prefix": (0, 1),
    "related": (0, 1),
    "decay_rate": (0, 10),
    "terms": (1, 10_000),
    "postings": (10, 1_000_000),
    "pool": (10, 100_000),
    "vectors": (10, 10_000_000),
}
"""The shares of the ranking, from and to; view ``assay.recall_weights`` explains them."""

MAX_RECALL: Final = 10_000
"""Records that one recall may ask for."""
MAX_ITEMS: Final = 1000
"""Records that one recall may inject."""
MAX_TOKENS: Final = 2**31 - 1
MAX_DIMENSIONS: Final = 16_000
"""Numbers of a vector that pgvector stores."""

_ALIASES: Final = {"relevance": "text"}

MAX_MODEL_BYTES: Final = 200
"""Of the name of an embedding model."""

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
        ConfigurationError: a name is unknown, or a value is no number or out of its range.
    """
    if weights is None:
        return None
    if not isinstance(weights, Mapping):
        raise ConfigurationError("The weights of recall are a mapping from names to numbers.")
    checked: dict[str, float] = {}
    for name, value in weights.items():
        known = _ALIASES.get(name, name)
        if known not in WEIGHTS:
            raise ConfigurationError(
                "There is no such weight of recall. Known ones: " + ", ".join(sorted(WEIGHTS)) + "."
            )
        lowest, highest = WEIGHTS[known]
        # Not a number and the infinities are in no range.
        if (
            isinstance(value, bool)
            or not isinstance(value, (int, float))
            or not lowest <= value <= highest
        ):
            raise ConfigurationError(
                f"The weight {known} must be a number from {lowest:g} to {highest:g}."
            )
        checked[known] = float(value)
    return checked


def clean_query(query: str, agent_id: str, firewall: Firewall) -> str:
    """The query as it may leave the process: no secrets, nothing PostgreSQL cannot read.

    A server writes statements to its log, and an embedding is made by a model, so what must not be
    recorded is masked. Words that were masked could not be found anyhow. All of the query is read,
    also what is too long to be asked.

    Raises:
        InvalidInputError: the query is no text.
        JournalBlockedError: it holds what cannot be masked: it is off the record.
    """
    if not isinstance(query, str):
        raise InvalidInputError(f"query must be a str, not {type(query).__name__}")
    return without_secrets(_UNSTORABLE.sub(" ", query), agent_id, firewall)[:_MAX_QUERY]


def without_secrets(text: str, agent_id: str, firewall: Firewall, *, name: str = "query") -> str:
    """A text with its secrets masked, all in one width.

    Raises:
        JournalBlockedError: what cannot be masked voids the whole of it.
    """
    masked = firewall.redact(text, agent_id=agent_id, keep_length=False)
    for label in masked.labels:
        reason, _, detector = label.partition(":")
        if reason == "off_the_record":  # its words may be masked by now, together with a secret
            raise blocked_error(name, reason, detector)
    if masked.labels:
        verdict = firewall.scan_never_record(masked.text, agent_id=agent_id)
        if verdict.blocked:
            raise blocked_error(name, verdict.reason, verdict.detector)
    return masked.text


def vector_text(embedding: Sequence[float] | None) -> str | None:
    """The vector of a query as pgvector reads it.

    Raises:
        InvalidInputError: it is no list of numbers that single precision can hold, is too long,
            or is zero, which has no direction.
    """
    if embedding is None:
        return None
    numbers = as_vector(embedding)
    if numbers is None:
        raise InvalidInputError(
            f"an embedding must be a list of 1 to {MAX_DIMENSIONS} finite numbers"
        )
    if not any(array.array("f", numbers)):
        raise InvalidInputError(
            "an embedding of nothing but zeros is similar to nothing; leave it out to recall by"
            " words"
        )
    return json.dumps(numbers)


def as_vector(values: Iterable[float]) -> list[float] | None:
    """Numbers as a list; None where they are no vector that pgvector can store."""
    numbers: list[float] = []
    fits = False
    with contextlib.suppress(TypeError, ValueError, OverflowError):
        numbers = [float(value) for value in values]
        # pgvector has single precision.
        fits = all(map(math.isfinite, array.array("f", numbers)))
    return numbers if fits and 1 <= len(numbers) <= MAX_DIMENSIONS else None


def _check_form(request: RecallRequest) -> None:
    require_ids(agent_id=request.agent_id)
    check_name(request.speaker, name="speaker", limit=MAX_NAME_BYTES)
    check_name(request.session_id, name="session_id", limit=MAX_NAME_BYTES)
    check_name(request.model, name="model", limit=MAX_MODEL_BYTES)


def _params(request: RecallRequest, firewall: Firewall) -> dict[str, Any]:
    _check_form(request)
    if request.embedding is not None and not request.model:
        raise InvalidInputError(
            "an embedding needs model, the name of what made it: vectors of different models are"
            " kept apart"
        )
    weights = check_weights(request.weights)
    return {
        "agent_id": request.agent_id,
        "query": clean_query(request.query, request.agent_id, firewall),
        "limit": check_count("limit", request.limit, highest=MAX_RECALL),
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
    check_count("max_items", request.limit, highest=MAX_ITEMS)
    check_count("max_tokens", max_tokens, highest=MAX_TOKENS)
    check_count("item_tokens", item_tokens, lowest=0, highest=MAX_TOKENS)
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


def check_names(
    request: RecallRequest,
    firewall: Firewall,
    *,
    turn_id: str | None = None,
    conversation_id: str | None = None,
) -> None:
    """Refuse names that are themselves secrets; a server may log what it is asked.

    Raises:
        InvalidInputError: one of them cannot be a name.
        JournalBlockedError: naming the argument.
    """
    _check_form(request)
    check_ids(turn_id=turn_id)
    check_name(conversation_id, name="session_id", limit=MAX_NAME_BYTES)
    for name, value in (
        ("agent_id", request.agent_id),
        ("turn_id", turn_id),
        ("session_id", request.session_id),
        ("session_id", conversation_id),
        ("model", request.model),
    ):
        check_identifier(name, value, firewall, request.agent_id)
    check_words("speaker", request.speaker, firewall, request.agent_id)


def recall_steps(request: RecallRequest) -> Steps[Recall]:
    """Recall without a trace."""
    firewall: Firewall = yield LoadFirewall()
    check_names(request, firewall)
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
    check_names(request, firewall, turn_id=turn_id, conversation_id=conversation_id)
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
    if not isinstance(outcomes, Mapping):
        raise InvalidInputError("outcomes is a mapping from records to what came of them")
    checked: dict[str, str] = {}
    for key, outcome in outcomes.items():
        if not isinstance(outcome, str) or outcome not in OUTCOMES:
            raise InvalidInputError(f"an outcome is one of {', '.join(OUTCOMES)}")
        checked[str(check_uuid("each record of outcomes", key))] = outcome
    return Call(
        "select o.memory_id, o.outcome, o.result from assay.report_outcomes("
        "%(agent_id)s, %(recall_id)s, %(outcomes)s::jsonb) as o",
        {
            "agent_id": agent_id,
            "recall_id": check_uuid("recall_id", recall_id),
            "outcomes": json.dumps(checked),
        },
        lambda rows: [Reported(*row) for row in rows],
    )


def items_call(agent_id: str, recall_id: UUID) -> Call[list[UUID]]:
    """The records of a recall (view ``assay.recalls``)."""
    require_ids(agent_id=agent_id)
    return Call(
        "select r.memory_id from assay.recalls as r where r.agent_id = %(agent_id)s"
        " and r.recall_id = %(recall_id)s and r.memory_id is not null order by r.rank",
        {"agent_id": agent_id, "recall_id": check_uuid("recall_id", recall_id)},
        lambda rows: [row.memory_id for row in rows],
        read_only=True,
    )
