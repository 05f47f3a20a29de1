"""Memory records, and the calls that write and list them."""

from __future__ import annotations

import functools
import json
import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, TypeAlias, TypeVar
from uuid import UUID

from pgassay.arguments import (
    MAX_LIMIT,
    blocked_error,
    check_count,
    check_flag,
    check_identifier,
    check_uuid,
)
from pgassay.audit.ids import MAX_NAME_BYTES, check_ids, check_name, check_text, require_ids
from pgassay.database import Call
from pgassay.errors import InvalidInputError, JournalBlockedError
from pgassay.firewall import Firewall, ScanVerdict
from pgassay.journal.entries import drop_call
from pgassay.policy import FirewallOutdated, LoadFirewall
from pgassay.steps import Steps
from pgassay.times import check_time

T = TypeVar("T")
Scan: TypeAlias = Callable[..., ScanVerdict]

BATCH: Final = 500
"""Records that travel in one statement."""

DEFAULT_IMPORTANCE: Final = 0.5
"""Where a provider has no opinion (D11)."""


@dataclass(frozen=True, slots=True)
class NewMemory:
    """Something to be remembered; only ``content`` is needed."""

    content: str
    """The words; they are kept as they are."""
    speaker: str | None = None
    """Who said it. The same words of two speakers are two records."""
    turn_id: str | None = None
    """The turn it comes from: a turn that is delivered again changes nothing."""
    session_id: str | None = None
    """The conversation; the records around one in it help to find it."""
    captured_at: datetime | None = None
    """When it was said (aware); now when left out."""
    valid_from: datetime | None = None
    """From when on it holds (aware); ``captured_at`` when left out."""
    provider: str = "hand"
    """What made the record."""
    statement_type: str | None = None
    language: str | None = None
    """A text search configuration of PostgreSQL; the agent's when left out."""
    importance: float | None = None
    """From 0 to 1; 0.5 when left out."""
    confidence: float | None = None
    """A first signal from 0 to 1; the record starts at the mean of it and 0.5."""
    pinned: bool = False
    entities: Sequence[str] = ()
    """Names in it; they are linked pairwise, the first twelve."""

    def check(self) -> None:
        """Refuse what cannot be stored.

        Raises:
            InvalidInputError: naming the field and what is wrong with it, never its content.
        """
        check_text(self.content, name="content")
        check_ids(turn_id=self.turn_id)
        for name, limit in (
            ("speaker", MAX_NAME_BYTES),
            ("session_id", MAX_NAME_BYTES),
            ("provider", 200),
            ("statement_type", 200),
            ("language", 63),
        ):
            check_name(getattr(self, name), name=name, limit=limit)
        check_time("captured_at", self.captured_at)
        check_time("valid_from", self.valid_from)
        check_flag("pinned", self.pinned)
        check_share("importance", self.importance)
        check_share("confidence", self.confidence)
        check_entities(self.entities)

    def blocked(self, scan: Scan) -> JournalBlockedError | None:
        """The firewall's objection, before anything is sent; None when there is none."""
        for name, value, identifier in (
            ("content", self.content, False),
            ("speaker", self.speaker, False),
            ("provider", self.provider, False),
            ("statement_type", self.statement_type, False),
            ("language", self.language, False),
            ("turn_id", self.turn_id, True),
            ("session_id", self.session_id, True),
            *(("entities", entity, False) for entity in self.entities),
        ):
            if value:
                verdict = scan(value, identifier=identifier)
                if verdict.blocked:
                    return blocked_error(name, verdict.reason, verdict.detector)
        return None

    def as_json(self) -> dict[str, Any]:
        """The record as ``assay.memory_input`` takes it."""
        return {
            "content": self.content,
            "speaker": self.speaker,
            "turn_id": self.turn_id,
            "session_id": self.session_id,
            "captured_at": _iso(self.captured_at),
            "valid_from": _iso(self.valid_from),
            "provider": self.provider,
            "statement_type": self.statement_type,
            "language": self.language,
            "importance": self.importance,
            "confidence": self.confidence,
            "pinned": self.pinned,
            "entities": list(self.entities) or None,
        }


@dataclass(frozen=True, slots=True)
class Remembered:
    """What became of one record that was handed in."""

    outcome: str
    """``stored``; ``repeated`` (one more piece of evidence for a record that is there); ``known``
    (this turn gave it before; nothing changed); ``blank``; ``blocked`` by the firewall."""
    memory_id: UUID | None = None
    """The record; None for what was blank or blocked."""
    reason: str | None = None
    """What the firewall found."""
    detector: str | None = None


@dataclass(frozen=True, slots=True)
class MemoryRecord:
    """A memory record (a row of view ``assay.memories``)."""

    memory_id: UUID
    content: str
    speaker: str | None
    turn_id: str | None
    session_id: str | None
    captured_at: datetime
    created_at: datetime
    provider: str
    statement_type: str | None
    importance: float
    confidence: float
    corroborations: int
    contradictions: int
    evidence: int
    pinned: bool
    valid_from: datetime
    valid_to: datetime | None
    forgotten_at: datetime | None
    entry_id: UUID | None
    recallable: bool
    recalls: int
    recalled_at: datetime | None


@dataclass(frozen=True, slots=True)
class Confidence:
    """How sure a record is, and on how many signals that rests."""

    confidence: float
    corroborations: int
    contradictions: int


_COLUMNS: Final = ", ".join(f"m.{name}" for name in MemoryRecord.__slots__)
_RECORDS: Final = (
    "array(select r from jsonb_populate_recordset(null::assay.memory_input, %(records)s::jsonb)"
    " as r)"
)


def _iso(value: datetime | None) -> str | None:
    return None if value is None else value.isoformat()


def check_share(name: str, value: float | None) -> None:
    """Refuse a number that is not from 0 to 1.

    Raises:
        InvalidInputError: naming the argument.
    """
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise InvalidInputError(f"{name} must be a number from 0 to 1")
    if math.isnan(value) or not 0 <= value <= 1:
        raise InvalidInputError(f"{name} must be from 0 to 1")


def check_entities(entities: Sequence[str]) -> None:
    """Refuse what is no list of names.

    Raises:
        InvalidInputError: saying what it must be.
    """
    if isinstance(entities, str) or not isinstance(entities, Iterable):
        raise InvalidInputError("entities is a list of names; put a single name into a list.")
    for entity in entities:
        check_text(entity, name="entities")


def as_ids(
    memory_ids: UUID | str | Iterable[UUID | str], *, name: str = "memory_ids"
) -> list[UUID]:
    """Ids as a list; one id stands for itself.

    Raises:
        InvalidInputError: one of them is no UUID.
    """
    if isinstance(memory_ids, (UUID, str)):
        return [check_uuid(name, memory_ids)]
    if not isinstance(memory_ids, Iterable):
        raise InvalidInputError(f"{name} must be a UUID or a list of them")
    return [check_uuid(f"each of {name}", value) for value in memory_ids]


def remember_steps(agent_id: str, records: Sequence[NewMemory]) -> Steps[list[Remembered]]:
    """Scan, then write in sets: what the firewall blocks does not even reach the server."""
    require_ids(agent_id=agent_id)
    for record in records:
        record.check()
    firewall: Firewall = yield LoadFirewall()
    check_identifier("agent_id", agent_id, firewall, agent_id)
    # Speakers and sessions come again and again.
    scan = functools.cache(functools.partial(firewall.scan_never_record, agent_id=agent_id))
    results: list[Remembered] = []
    for start in range(0, len(records), BATCH):
        batch = records[start : start + BATCH]
        objections = [record.blocked(scan) for record in batch]
        clean = [
            record for record, objection in zip(batch, objections, strict=True) if objection is None
        ]
        written: list[Remembered] = (yield remember_call(agent_id, clean)) if clean else []
        if any(result.outcome == "blocked" for result in written):
            yield FirewallOutdated()
        answers = iter(written)
        for objection in objections:
            if objection is None:
                results.append(next(answers))
                continue
            results.append(Remembered("blocked", None, objection.reason, objection.detector))
            yield drop_call(
                agent_id, "memory", objection.reason or "unknown", objection.detector or "unknown"
            )
    return results


def remember_one_steps(agent_id: str, record: NewMemory) -> Steps[Remembered]:
    """Remember one record; what is blank or blocked is an error here."""
    if isinstance(record.content, str) and not record.content.strip():
        raise InvalidInputError("content is blank; there is nothing to remember.")
    (result,) = yield from remember_steps(agent_id, [record])
    if result.outcome == "blocked":
        raise blocked_error("this memory", result.reason, result.detector)
    if result.outcome == "blank":
        raise InvalidInputError("content is blank; there is nothing to remember.")
    return result


def remember_call(agent_id: str, records: Sequence[NewMemory]) -> Call[list[Remembered]]:
    """Write a set of records (``assay.remember``)."""
    return Call(
        "select r.outcome, r.memory_id, r.reason, r.detector"
        f" from assay.remember(%(agent_id)s, {_RECORDS}) as r order by r.record_no",
        {
            "agent_id": agent_id,
            "records": json.dumps([record.as_json() for record in records], ensure_ascii=False),
        },
        lambda rows: [Remembered(*row) for row in rows],
    )


def forget_call(agent_id: str, memory_ids: Sequence[UUID]) -> Call[int]:
    """Take records out of recall (``assay.forget``): how many."""
    require_ids(agent_id=agent_id)
    return Call(
        "select assay.forget(%(agent_id)s, %(memory_ids)s::uuid[])",
        {"agent_id": agent_id, "memory_ids": list(memory_ids)},
        lambda rows: int(rows[0][0]),
    )


def pin_call(agent_id: str, memory_ids: Sequence[UUID], pinned: bool) -> Call[int]:
    """Exempt records from decay, or end that (``assay.pin``): how many changed."""
    require_ids(agent_id=agent_id)
    return Call(
        "select assay.pin(%(agent_id)s, %(memory_ids)s::uuid[], %(pinned)s)",
        {
            "agent_id": agent_id,
            "memory_ids": list(memory_ids),
            "pinned": check_flag("pinned", pinned),
        },
        lambda rows: int(rows[0][0]),
    )


def confidence_call(agent_id: str, memory_id: UUID, signal: float) -> Call[Confidence]:
    """Count one signal (``assay.update_confidence``)."""
    require_ids(agent_id=agent_id)
    if signal is None:
        raise InvalidInputError("signal must be a number from 0 to 1")
    check_share("signal", signal)
    return Call(
        "select u.confidence, u.corroborations, u.contradictions"
        " from assay.update_confidence(%(agent_id)s, %(memory_id)s, %(signal)s) as u",
        {
            "agent_id": agent_id,
            "memory_id": check_uuid("memory_id", memory_id),
            "signal": float(signal),
        },
        lambda rows: Confidence(*rows[0]),
    )


def link_steps(agent_id: str, entities: Sequence[str]) -> Steps[int]:
    """Note that entities were named together (``assay.link_entities``): how many pairs."""
    require_ids(agent_id=agent_id)
    check_entities(entities)
    firewall: Firewall = yield LoadFirewall()
    check_identifier("agent_id", agent_id, firewall, agent_id)
    for entity in entities:
        verdict = firewall.scan_never_record(entity, agent_id=agent_id)
        if verdict.blocked:
            raise blocked_error("entities", verdict.reason, verdict.detector)
    pairs: int = yield Call(
        "select assay.link_entities(%(agent_id)s, %(entities)s::text[])",
        {"agent_id": agent_id, "entities": list(entities)},
        lambda rows: int(rows[0][0]),
    )
    return pairs


def language_call(agent_id: str, language: str) -> Call[None]:
    """Set the language of records that name none (``assay.set_memory_language``)."""
    require_ids(agent_id=agent_id)
    check_text(language, name="language")
    check_name(language, name="language", limit=63)
    return Call(
        "select assay.set_memory_language(%(agent_id)s, %(language)s)",
        {"agent_id": agent_id, "language": language},
        lambda rows: None,
    )


def associations_call(agent_id: str, entity: str | None) -> Call[dict[tuple[str, str], float]]:
    """Read weights of pairs of entities (view ``assay.associations``)."""
    require_ids(agent_id=agent_id)
    if entity is not None:
        check_text(entity, name="entity")
    return Call(
        "select a.entity_a, a.entity_b, a.weight from assay.associations as a"
        " where a.agent_id = %(agent_id)s"
        " and (%(entity)s::text is null or a.entity_a = %(entity)s or a.entity_b = %(entity)s)"
        " order by a.weight desc, a.entity_a, a.entity_b",
        {"agent_id": agent_id, "entity": entity},
        lambda rows: {(row.entity_a, row.entity_b): row.weight for row in rows},
        read_only=True,
    )


def list_call(
    agent_id: str,
    *,
    turn_id: str | None = None,
    speaker: str | None = None,
    provider: str | None = None,
    include_all: bool = False,
    limit: int | None = None,
) -> Call[list[MemoryRecord]]:
    """List records, the newest first (view ``assay.memories``)."""
    require_ids(agent_id=agent_id)
    check_ids(turn_id=turn_id)
    sql = f"select {_COLUMNS} from assay.memories as m where m.agent_id = %(agent_id)s"
    params: dict[str, Any] = {"agent_id": agent_id}
    if not include_all:
        sql += " and m.recallable"
    for name, value in (("turn_id", turn_id), ("speaker", speaker), ("provider", provider)):
        if value is not None:
            check_text(value, name=name)
            sql += f" and m.{name} = %({name})s"
            params[name] = value
    sql += " order by m.captured_at desc, m.memory_id desc"
    if limit is not None:
        sql += " limit %(limit)s"
        params["limit"] = check_count("limit", limit, highest=MAX_LIMIT)
    return Call(sql, params, lambda rows: [MemoryRecord(*row) for row in rows], read_only=True)


def turn_call(agent_id: str, turn_id: str, provider: str) -> Call[list[str]]:
    """The contents that a provider took from a turn before; empty when it never saw it."""
    return Call(
        "select m.content from assay.memory_sources as s"
        " join assay.memories as m on m.agent_id = s.agent_id and m.memory_id = s.memory_id"
        " where s.agent_id = %(agent_id)s and s.turn_id = %(turn_id)s"
        " and s.provider = %(provider)s and s.entry_id is null order by m.memory_id",
        {"agent_id": agent_id, "turn_id": turn_id, "provider": provider},
        lambda rows: [row.content for row in rows],
        read_only=True,
    )
