"""Journal entries and the calls that write and read them."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from typing import Any, Final, TypeVar
from uuid import UUID

from pgassay.arguments import MAX_LIMIT, check_count, check_flag, check_uuid
from pgassay.database import Call
from pgassay.errors import InvalidInputError
from pgassay.times import check_stored_time, check_time


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """One entry of the journal, as it was written; it never changes."""

    agent_id: str
    entry_id: UUID
    entry_seq: int
    """Order of writing within the database."""
    kind: str
    """``assert``, ``confirm``, ``supersede``, ``retract``, or a registered kind."""
    target_id: UUID | None
    """The entry that this one annotates."""
    turn_id: str | None
    candidate_id: str | None
    session_id: str | None
    speaker: str | None
    claim_type: str | None
    stated: bool
    """True: said in so many words. False: inferred."""
    verbatim: str
    statement: str
    payload: Any
    """Structured data of the application (JSON)."""
    subjects: tuple[str, ...]
    captured_at: datetime
    """When the words were said, by the clock of the source."""
    valid_from: datetime
    """From when on it holds; for a closing annotation, from when on its target no longer does."""
    recorded_at: datetime
    """When the database learned of it."""


@dataclass(frozen=True, slots=True)
class Belief(JournalEntry):
    """A claim that holds at the moment asked for, and how long."""

    valid_to: datetime | None = None
    """From when on it no longer holds; None while that is open."""
    closed_by: UUID | None = None
    """The annotation that ends it."""
    carried: bool = False
    """The interval is the one that an imported entry had in its source, not one derived here."""


_ESCAPED_NUL: Final = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")
_MAX_SUBJECT_BYTES: Final = 700
_LIMITS: Final = (
    ("verbatim", None),
    ("turn_id", 512),
    ("session_id", 512),
    ("speaker", 512),
    ("claim_type", 200),
)


def as_tags(name: str, subjects: Sequence[str]) -> tuple[str, ...]:
    """Tags as a tuple; one text is no sequence of tags, although Python takes it for one.

    Raises:
        InvalidInputError: naming the argument.
    """
    if isinstance(subjects, str):
        raise InvalidInputError(f"{name} is a list of tags; put a single tag into a list.")
    return tuple(subjects)


def _check_agent(agent_id: object) -> None:
    # A missing agent would match nothing, which reads like an empty journal.
    if not isinstance(agent_id, str) or not 1 <= len(agent_id.encode("utf-8", "replace")) <= 255:
        raise InvalidInputError("agent_id must be text of 1 to 255 bytes of UTF-8.")


@dataclass(frozen=True, slots=True)
class NewEntry:
    """What a caller hands in for an entry; `ProvenanceJournal.append` says what each means."""

    agent_id: str
    statement: str
    kind: str = "assert"
    verbatim: str | None = None
    target_id: UUID | None = None
    turn_id: str | None = None
    session_id: str | None = None
    speaker: str | None = None
    claim_type: str | None = None
    stated: bool = True
    subjects: tuple[str, ...] = ()
    payload: Any = None
    captured_at: datetime | None = None
    valid_from: datetime | None = None

    def payload_json(self) -> str | None:
        """The payload as JSON text.

        Raises:
            InvalidInputError: it is no JSON (NaN and infinities are not, either).
        """
        if self.payload is None:
            return None
        text = None
        # Not raised in the handler: the error of the encoder would stay, with the value in it.
        with contextlib.suppress(TypeError, ValueError, RecursionError):
            text = json.dumps(self.payload, ensure_ascii=False, allow_nan=False)
        if text is None:
            raise InvalidInputError(
                "payload is not JSON: use dict, list, str, int, finite float, bool and None."
            )
        if _ESCAPED_NUL.search(text):
            raise InvalidInputError(
                "payload contains a NUL character (U+0000), which PostgreSQL cannot hold;"
                " remove it."
            )
        return text

    def check(self) -> None:
        """Refuse what cannot be stored as it is, before anything is sent.

        Raises:
            InvalidInputError: naming the argument, not its value.
        """
        _check_agent(self.agent_id)
        if not isinstance(self.statement, str):
            raise InvalidInputError(
                f"statement must be a str, not {type(self.statement).__name__};"
                " an annotation may have an empty one."
            )
        for name, limit in _LIMITS:
            value = getattr(self, name)
            if value is None:
                continue
            if not isinstance(value, str):
                raise InvalidInputError(f"{name} must be a str, not {type(value).__name__}.")
            # Lone surrogates are found, and named, when the call is run.
            if limit is not None and len(value.encode("utf-8", "surrogatepass")) > limit:
                raise InvalidInputError(f"{name} is longer than {limit} bytes of UTF-8.")
        for subject in self.subjects:
            if not isinstance(subject, str) or not subject:
                raise InvalidInputError("subjects must be texts that are not empty.")
            if subject.startswith("cand:"):
                raise InvalidInputError(
                    "A subject that begins with cand: marks the entry of an accepted candidate and"
                    " is written by extraction only."
                )
            if len(subject.encode("utf-8", "surrogatepass")) > _MAX_SUBJECT_BYTES:
                raise InvalidInputError(
                    f"A subject is longer than {_MAX_SUBJECT_BYTES} bytes of UTF-8."
                )


ENTRY_COLUMNS: Final = ", ".join(
    f"e.{field.name}" for field in fields(JournalEntry) if field.name != "subjects"
).replace("e.captured_at", "e.subjects, e.captured_at")
_BELIEF_COLUMNS: Final = f"{ENTRY_COLUMNS}, e.valid_to, e.closed_by, e.carried"

E = TypeVar("E", bound=JournalEntry)


def decode_entry(row: Any, kind: type[E]) -> E:
    """Make an entry from a row of view ``assay.journal`` or function ``assay.beliefs``."""
    values = dict(row._mapping)
    values["subjects"] = tuple(values["subjects"])
    return kind(**values)


def _decode_entries(rows: Sequence[Any]) -> list[JournalEntry]:
    return [decode_entry(row, JournalEntry) for row in rows]


def _decode_one(rows: Sequence[Any]) -> JournalEntry:
    return decode_entry(rows[0], JournalEntry)


def _decode_optional(rows: Sequence[Any]) -> JournalEntry | None:
    return decode_entry(rows[0], JournalEntry) if rows else None


def append_call(entry: NewEntry) -> Call[JournalEntry]:
    """Write one entry (``assay.append_entry``)."""
    return Call(
        f"select {ENTRY_COLUMNS} from assay.append_entry("
        "p_agent_id => %(agent_id)s, p_statement => %(statement)s, p_kind => %(kind)s,"
        " p_verbatim => %(verbatim)s, p_target_id => %(target_id)s, p_turn_id => %(turn_id)s,"
        " p_session_id => %(session_id)s, p_speaker => %(speaker)s,"
        " p_claim_type => %(claim_type)s, p_stated => %(stated)s,"
        " p_subjects => %(subjects)s::text[], p_payload => %(payload)s::jsonb,"
        " p_captured_at => %(captured_at)s, p_valid_from => %(valid_from)s) as e",
        {
            "agent_id": entry.agent_id,
            "statement": entry.statement,
            "kind": entry.kind,
            "verbatim": entry.verbatim,
            "target_id": None
            if entry.target_id is None
            else check_uuid("target_id", entry.target_id),
            "turn_id": entry.turn_id,
            "session_id": entry.session_id,
            "speaker": entry.speaker,
            "claim_type": entry.claim_type,
            "stated": check_flag("stated", entry.stated),
            "subjects": list(entry.subjects),
            "payload": entry.payload_json(),
            "captured_at": check_stored_time("captured_at", entry.captured_at),
            "valid_from": check_stored_time("valid_from", entry.valid_from),
        },
        _decode_one,
    )


def get_call(agent_id: str, entry_id: UUID) -> Call[JournalEntry | None]:
    """Read one entry."""
    _check_agent(agent_id)
    return Call(
        f"select {ENTRY_COLUMNS} from assay.journal as e"
        " where e.agent_id = %(agent_id)s and e.entry_id = %(entry_id)s",
        {"agent_id": agent_id, "entry_id": check_uuid("entry_id", entry_id)},
        _decode_optional,
        read_only=True,
    )


def candidate_call(agent_id: str, turn_id: str, candidate_id: str) -> Call[JournalEntry | None]:
    """Read the entry of one candidate, by identity."""
    _check_agent(agent_id)
    return Call(
        f"select {ENTRY_COLUMNS} from assay.journal as e"
        " where e.agent_id = %(agent_id)s and e.turn_id = %(turn_id)s"
        " and e.candidate_id = %(candidate_id)s",
        {"agent_id": agent_id, "turn_id": turn_id, "candidate_id": candidate_id},
        _decode_optional,
        read_only=True,
    )


def entries_call(
    agent_id: str,
    *,
    turn_id: str | None,
    speaker: str | None,
    kind: str | None,
    subjects_all: Sequence[str],
    subjects_any: Sequence[str],
    known_at: datetime | None,
    after: int | None,
    limit: int | None,
) -> Call[list[JournalEntry]]:
    """Read entries in order of writing; every given condition must hold."""
    _check_agent(agent_id)
    conditions = ["e.agent_id = %(agent_id)s"]
    params: dict[str, Any] = {"agent_id": agent_id}

    def where(condition: str, name: str, value: object) -> None:
        conditions.append(condition)
        params[name] = value

    if turn_id is not None:
        where("e.turn_id = %(turn_id)s", "turn_id", turn_id)
    if speaker is not None:
        where("e.speaker = %(speaker)s", "speaker", speaker)
    if kind is not None:
        where("e.kind = %(kind)s", "kind", kind)
    if known_at is not None:
        where("e.recorded_at <= %(known_at)s", "known_at", check_time("known_at", known_at))
    if after is not None:
        where("e.entry_seq > %(after)s", "after", check_count("after", after, lowest=0))
    # A tag of the form cand:… is the candidate's identity and is found by the entry's own column;
    # all others stand in the view journal_subjects.
    for position, subject in enumerate(as_tags("subjects_all", subjects_all)):
        where(_tagged(f"= %(subject_{position})s"), f"subject_{position}", subject)
    if subjects_any:
        where(
            _tagged("= any(%(subjects_any)s::text[])"),
            "subjects_any",
            list(as_tags("subjects_any", subjects_any)),
        )
    sql = f"select {ENTRY_COLUMNS} from assay.journal as e where {' and '.join(conditions)}"
    sql += " order by e.entry_seq"
    if limit is not None:
        sql += " limit %(limit)s"
        params["limit"] = check_count("limit", limit, highest=MAX_LIMIT)
    return Call(sql, params, _decode_entries, read_only=True)


def _tagged(comparison: str) -> str:
    return (
        "(exists (select 1 from assay.journal_subjects as s where s.agent_id = e.agent_id"
        f" and s.entry_id = e.entry_id and s.subject {comparison})"
        f" or 'cand:' || e.candidate_id {comparison})"
    )


def annotations_call(agent_id: str, entry_id: UUID) -> Call[list[JournalEntry]]:
    """Read the annotations of one entry (``assay.annotations_for``)."""
    _check_agent(agent_id)
    return Call(
        f"select {ENTRY_COLUMNS} from assay.annotations_for(%(agent_id)s, %(entry_id)s) as e",
        {"agent_id": agent_id, "entry_id": check_uuid("entry_id", entry_id)},
        _decode_entries,
        read_only=True,
    )


def chain_call(agent_id: str, entry_id: UUID) -> Call[list[JournalEntry]]:
    """Read the whole history that an entry belongs to (``assay.entry_chain``)."""
    _check_agent(agent_id)
    return Call(
        f"select {ENTRY_COLUMNS} from assay.entry_chain(%(agent_id)s, %(entry_id)s) as e",
        {"agent_id": agent_id, "entry_id": check_uuid("entry_id", entry_id)},
        _decode_entries,
        read_only=True,
    )


def beliefs_call(
    agent_id: str, valid_at: datetime | None, known_at: datetime | None
) -> Call[list[Belief]]:
    """Read what held at a moment, as known at another (``assay.beliefs``)."""
    _check_agent(agent_id)

    def decode(rows: Sequence[Any]) -> list[Belief]:
        return [decode_entry(row, Belief) for row in rows]

    return Call(
        f"select {_BELIEF_COLUMNS} from assay.beliefs("
        "%(agent_id)s, %(valid_at)s::timestamptz, %(known_at)s::timestamptz) as e",
        {
            "agent_id": agent_id,
            "valid_at": check_time("valid_at", valid_at),
            "known_at": check_time("known_at", known_at),
        },
        decode,
        read_only=True,
    )


def register_kind_call(
    kind: str, targetless: bool, closing: bool, claim: bool | None
) -> Call[None]:
    """Register a kind of entries (``assay.register_kind``)."""
    return Call(
        "select assay.register_kind(%(kind)s, %(targetless)s, %(closing)s, %(claim)s::boolean)",
        {
            "kind": kind,
            "targetless": check_flag("targetless", targetless),
            "closing": check_flag("closing", closing),
            "claim": None if claim is None else check_flag("claim", claim),
        },
        lambda rows: None,
    )


def drop_call(agent_id: str, stage: str, reason: str, detector: str) -> Call[None]:
    """Leave a tombstone for something that the firewall kept out (``assay.record_drop``)."""
    return Call(
        "select assay.record_drop(%(agent_id)s, %(stage)s, %(reason)s, %(detector)s)",
        {"agent_id": agent_id, "stage": stage, "reason": reason, "detector": detector},
        lambda rows: None,
    )


def subject_values(entry: NewEntry) -> Mapping[str, str | None]:
    """The texts of an entry that come from people or models, by field."""
    return {
        "statement": entry.statement,
        "verbatim": entry.verbatim,
        "kind": entry.kind,
        "speaker": entry.speaker,
        "claim_type": entry.claim_type,
        "payload": entry.payload_json(),
        **{f"subject {number}": subject for number, subject in enumerate(entry.subjects)},
    }
