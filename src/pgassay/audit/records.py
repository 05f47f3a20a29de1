"""Rows of the decision log, and the calls that write and read them."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import UTC, datetime, timedelta
from typing import Any, Final
from uuid import UUID

from pgassay.arguments import MAX_LIMIT, check_count, check_identifier, check_uuid, check_words
from pgassay.audit.candidates import Candidate
from pgassay.audit.ids import check_ids, require_ids
from pgassay.audit.metrics import LabelKey, labels_json
from pgassay.audit.verdict import Judge, Receipt
from pgassay.audit.vocabulary import ReasonCode, Verdict
from pgassay.database import Call
from pgassay.errors import ConfigurationError, InvalidInputError
from pgassay.firewall import Firewall, scan_never_record
from pgassay.policy import LoadFirewall
from pgassay.steps import Steps
from pgassay.times import check_stored_time, check_time


@dataclass(frozen=True, slots=True)
class DecisionRecord:
    """What holds now for one candidate: a row of view ``assay.decisions``."""

    agent_id: str
    turn_id: str
    candidate_id: str
    generator_rule: str
    """``sentence``, ``entity``; ``empty`` and ``turn`` stand for a whole turn."""
    state: Verdict
    reason_code: ReasonCode
    loss: str
    """What it was lost to: none, privacy, model, infrastructure."""
    decided_by: str
    """``model``, or ``trusted`` for a reason that only pgassay's own code may give."""
    detail_code: str | None
    entry_id: UUID | None
    """The journal entry of an accepted candidate."""
    span_start: int | None
    """Start in the turn's text, in code points; None for a firewall drop."""
    span_end: int | None
    text_sha256: str | None
    """SHA-256 of the candidate's text in hexadecimal; None for a firewall drop."""
    speaker: str | None
    session_id: str | None
    captured_at: datetime | None
    written_at: datetime
    """Last write, by the database's clock."""
    judge_id: UUID
    provider: str
    model: str | None
    prompt_sha256: str | None
    schema_sha256: str | None
    package_version: str
    latency_ms: int | None
    input_tokens: int | None
    output_tokens: int | None
    max_tokens: int | None
    finish_reason: str | None
    turn_candidates: int | None
    """How many candidates the turn had."""

    @property
    def is_open(self) -> bool:
        """Whether running the turn again judges this candidate again."""
        return self.state is Verdict.PENDING or self.loss == "infrastructure"


@dataclass(frozen=True, slots=True)
class DecisionEvent:
    """One attempt at a decision: a row of view ``assay.decision_history``."""

    agent_id: str
    turn_id: str
    candidate_id: str
    event_id: int
    """Order of the attempts at one candidate."""
    attempted_at: datetime
    outcome: str
    """``applied``, or ``refused`` when the row was an accepted one and stayed."""
    state: Verdict
    reason_code: ReasonCode
    detail_code: str | None
    entry_id: UUID | None
    judge_id: UUID
    provider: str
    model: str | None
    package_version: str
    latency_ms: int | None
    input_tokens: int | None
    output_tokens: int | None
    max_tokens: int | None
    finish_reason: str | None


@dataclass(frozen=True, slots=True)
class KnownTurn:
    """What the log holds of one turn, in short."""

    turn_id: str
    complete: bool
    """Whether every candidate is decided, so that running the turn again does nothing."""
    states: dict[str, int]
    """Candidates per state; pending ones, of a turn that is not complete, included."""
    reasons: dict[str, int]
    digests: dict[str, str | None]
    """candidate_id → SHA-256 of its text; None for a firewall drop."""

    @property
    def candidates(self) -> int:
        """How many candidates of the turn are in the log."""
        return len(self.digests)

    def is_made_of(self, candidates: Sequence[Candidate]) -> bool:
        """Whether these are the candidates that the log knows, as far as it may know their texts.

        False for a turn that was kept out as a whole, or that was empty.
        """
        if len(candidates) != len(self.digests):
            return False
        for candidate in candidates:
            digest = self.digests.get(candidate.candidate_id, "")
            # A blocked span is not hashed, not even to compare.
            if digest is not None and digest != candidate.text_sha256:
                return False
        return True


@dataclass(frozen=True, slots=True)
class DecisionRow:
    """One verdict on its way into the log; becomes an ``assay.verdict_input``."""

    candidate_id: str
    generator_rule: str
    state: Verdict
    reason_code: ReasonCode
    span: tuple[int, int] | None = None
    text_sha256: str | None = None
    detail_code: str | None = None
    detector: str | None = None
    entry_id: UUID | None = None
    receipt: Receipt | None = None

    def as_json(self) -> dict[str, Any]:
        """The fields that are set, by the names of the SQL type."""
        row: dict[str, Any] = {
            "candidate_id": self.candidate_id,
            "generator_rule": self.generator_rule,
            "state": self.state.value,
            "reason_code": self.reason_code.value,
        }
        # What is blocked leaves no digest and no place anywhere. The database would not store
        # them, but a server may log what it is sent.
        blocked = self.state is Verdict.FIREWALL_DROP
        if self.span is not None and not blocked:
            row["span_start"], row["span_end"] = self.span
        if self.text_sha256 is not None and not blocked:
            row["text_sha256"] = self.text_sha256
        if self.detail_code is not None:
            row["detail_code"] = self.detail_code
        if self.detector is not None:
            row["detector"] = self.detector
        if self.entry_id is not None:
            row["entry_id"] = str(self.entry_id)
        if self.receipt is not None:
            for name in _RECEIPT_FIELDS:
                value = getattr(self.receipt, name)
                if value is not None:
                    row[name] = value
        return row


@dataclass(frozen=True, slots=True)
class TurnContext:
    """What is known of a turn beside its id; becomes an ``assay.turn_context``."""

    turn_candidates: int | None = None
    speaker: str | None = None
    session_id: str | None = None
    captured_at: datetime | None = None


_KNOWN: Final = ("candidate_id", "state", "reason_code")
_SHA256: Final = re.compile(r"[0-9a-f]{64}")
_JUDGE_NAMES: Final = (
    ("provider", 200, True),
    ("model", 200, False),
    ("package_version", 100, True),
)
_RECEIPT_FIELDS: Final = tuple(field.name for field in fields(Receipt))
_RECORD_COLUMNS: Final = ", ".join(f"d.{field.name}" for field in fields(DecisionRecord))
_EVENT_COLUMNS: Final = ", ".join(f"h.{field.name}" for field in fields(DecisionEvent))

# A whole turn's rows travel as one JSON parameter, which keeps nested arrays and nulls apart
# without registering types on the connection (a pooler would hand them to someone else).
ROWS: Final = (
    "array(select r from jsonb_populate_recordset(null::assay.verdict_input, %(rows)s::jsonb) as r)"
)
JUDGE: Final = (
    "row(%(provider)s::text, %(model)s::text, %(prompt_sha256)s::text,"
    " %(schema_sha256)s::text, %(package_version)s::text)::assay.judge_input"
)
CONTEXT: Final = (
    "row(%(turn_candidates)s::integer, %(speaker)s::text, %(session_id)s::text,"
    " %(captured_at)s::timestamptz)::assay.turn_context"
)


def rows_json(rows: Iterable[DecisionRow]) -> str:
    """Rows as the JSON that `ROWS` reads."""
    return json.dumps([row.as_json() for row in rows], ensure_ascii=False)


def check_judge(judge: Judge) -> Judge:
    """Return the judge, or refuse one that a decision could not name.

    Raises:
        ConfigurationError: saying which field is wrong.
    """
    for name, limit, required in _JUDGE_NAMES:
        value = getattr(judge, name)
        if value is None and not required:
            continue
        if (
            not isinstance(value, str)
            or not value
            or "\x00" in value
            or len(value.encode("utf-8", "surrogatepass")) > limit
            or any("\ud800" <= character <= "\udfff" for character in value)
        ):
            raise ConfigurationError(
                f"judge.{name} of the verdict provider must be text of 1 to {limit} bytes"
                f"{'' if required else ', or None'}."
            )
        if scan_never_record(value, identifier=True).blocked:
            raise ConfigurationError(
                f"judge.{name} of the verdict provider holds something that must never be recorded;"
                " name the provider or model without it."
            )
    for name in ("prompt_sha256", "schema_sha256"):
        value = getattr(judge, name)
        if value is not None and not (isinstance(value, str) and _SHA256.fullmatch(value)):
            raise ConfigurationError(
                f"judge.{name} of the verdict provider must be 64 lower-case hexadecimal digits,"
                " or None."
            )
    return judge


def judge_params(judge: Judge | None) -> dict[str, Any]:
    """Parameters of `JUDGE`; None stands for the calling database role."""
    if judge is not None:
        check_judge(judge)
    return {
        "provider": judge.provider if judge else None,
        "model": judge.model if judge else None,
        "prompt_sha256": judge.prompt_sha256 if judge else None,
        "schema_sha256": judge.schema_sha256 if judge else None,
        "package_version": judge.package_version if judge else None,
    }


def context_params(context: TurnContext) -> dict[str, Any]:
    """Parameters of `CONTEXT`."""
    return {
        "turn_candidates": context.turn_candidates,
        "speaker": context.speaker,
        "session_id": context.session_id,
        "captured_at": check_stored_time("captured_at", context.captured_at),
    }


def _record(row: Any) -> DecisionRecord:
    values = dict(row._mapping)
    values["state"] = Verdict(values["state"])
    values["reason_code"] = ReasonCode(values["reason_code"])
    return DecisionRecord(**values)


def _event(row: Any) -> DecisionEvent:
    values = dict(row._mapping)
    values["state"] = Verdict(values["state"])
    values["reason_code"] = ReasonCode(values["reason_code"])
    return DecisionEvent(**values)


def _decode_records(rows: Sequence[Any]) -> list[DecisionRecord]:
    return [_record(row) for row in rows]


def get_call(agent_id: str, turn_id: str, candidate_id: str) -> Call[DecisionRecord | None]:
    """Read the row of one candidate."""
    require_ids(agent_id=agent_id, turn_id=turn_id, candidate_id=candidate_id)
    return Call(
        f"select {_RECORD_COLUMNS} from assay.decisions as d"
        " where d.agent_id = %(agent_id)s and d.turn_id = %(turn_id)s"
        " and d.candidate_id = %(candidate_id)s",
        {"agent_id": agent_id, "turn_id": turn_id, "candidate_id": candidate_id},
        lambda rows: _record(rows[0]) if rows else None,
        read_only=True,
    )


def _one_of(kind: type[Verdict] | type[ReasonCode], name: str, value: str) -> str:
    for known in kind:
        if known.value == value:
            return known.value
    raise InvalidInputError(f"{name} must be one of {', '.join(known.value for known in kind)}")


def list_call(
    agent_id: str,
    *,
    turn_id: str | None = None,
    state: Verdict | str | None = None,
    reason_code: ReasonCode | str | None = None,
    newest_first: bool = False,
    after: DecisionRecord | None = None,
    limit: int | None = None,
) -> Call[list[DecisionRecord]]:
    """Read an agent's rows in order of their last write."""
    require_ids(agent_id=agent_id)
    check_ids(turn_id=turn_id)
    conditions = ["d.agent_id = %(agent_id)s"]
    params: dict[str, Any] = {"agent_id": agent_id}
    if turn_id is not None:
        conditions.append("d.turn_id = %(turn_id)s")
        params["turn_id"] = turn_id
    if state is not None:
        conditions.append("d.state = %(state)s")
        params["state"] = _one_of(Verdict, "state", state)
    if reason_code is not None:
        conditions.append("d.reason_code = %(reason_code)s")
        params["reason_code"] = _one_of(ReasonCode, "reason_code", reason_code)
    if after is not None:
        comparison = "<" if newest_first else ">"
        # The first comparison alone is an index condition; the row comparison breaks ties.
        conditions.append(f"d.written_at {comparison}= %(after_written_at)s")
        conditions.append(
            f"(d.written_at, d.turn_id, d.candidate_id) {comparison}"
            " (%(after_written_at)s, %(after_turn_id)s, %(after_candidate_id)s)"
        )
        params["after_written_at"] = after.written_at
        params["after_turn_id"] = after.turn_id
        params["after_candidate_id"] = after.candidate_id
    direction = " desc" if newest_first else ""
    sql = (
        f"select {_RECORD_COLUMNS} from assay.decisions as d where {' and '.join(conditions)}"
        f" order by d.written_at{direction}, d.turn_id{direction}, d.candidate_id{direction}"
    )
    if limit is not None:
        sql += " limit %(limit)s"
        params["limit"] = check_count("limit", limit, highest=MAX_LIMIT)
    return Call(sql, params, _decode_records, read_only=True)


def pending_call(
    agent_id: str, older_than: datetime | timedelta | None
) -> Call[list[DecisionRecord]]:
    """Read an agent's unfinished rows, oldest first."""
    require_ids(agent_id=agent_id)
    sql = (
        f"select {_RECORD_COLUMNS} from assay.decisions as d"
        " where d.agent_id = %(agent_id)s and d.state = 'pending'"
    )
    params: dict[str, Any] = {"agent_id": agent_id}
    if isinstance(older_than, timedelta):
        # The database's clock wrote the rows, so the database's clock tells their age.
        sql += " and d.written_at < now() - %(older_than)s"
        params["older_than"] = older_than
    elif older_than is not None:
        if isinstance(older_than, (int, float)) and not isinstance(older_than, bool):
            older_than = datetime.fromtimestamp(older_than, UTC)
        sql += " and d.written_at < %(older_than)s"
        params["older_than"] = check_time("older_than", older_than)
    sql += " order by d.written_at, d.turn_id, d.candidate_id"
    return Call(sql, params, _decode_records, read_only=True)


def history_call(agent_id: str, turn_id: str, candidate_id: str) -> Call[list[DecisionEvent]]:
    """Read every attempt at one candidate, oldest first."""
    require_ids(agent_id=agent_id, turn_id=turn_id, candidate_id=candidate_id)
    return Call(
        f"select {_EVENT_COLUMNS} from assay.decision_history as h"
        " where h.agent_id = %(agent_id)s and h.turn_id = %(turn_id)s"
        " and h.candidate_id = %(candidate_id)s order by h.event_id",
        {"agent_id": agent_id, "turn_id": turn_id, "candidate_id": candidate_id},
        lambda rows: [_event(row) for row in rows],
        read_only=True,
    )


def summary_call(agent_id: str, turn_id: str) -> Call[dict[str, int]]:
    """Count what became of a turn (``assay.turn_summary``)."""
    require_ids(agent_id=agent_id, turn_id=turn_id)
    return Call(
        "select assay.turn_summary(%(agent_id)s, %(turn_id)s)",
        {"agent_id": agent_id, "turn_id": turn_id},
        lambda rows: dict(sorted(rows[0][0].items())),
        read_only=True,
    )


def known_turns_call(agent_id: str, turn_ids: Sequence[str]) -> Call[dict[str, KnownTurn]]:
    """Read in short what the log holds of some turns."""
    for turn_id in turn_ids:
        check_ids(turn_id=turn_id)
    check_ids(agent_id)
    return Call(
        "select d.turn_id, d.candidate_id, d.state, d.reason_code, d.loss, d.text_sha256,"
        " d.turn_candidates from assay.decisions as d"
        " where d.agent_id = %(agent_id)s and d.turn_id = any(%(turn_ids)s::text[])",
        {"agent_id": agent_id, "turn_ids": list(turn_ids)},
        _decode_known_turns,
        read_only=True,
    )


def _decode_known_turns(rows: Sequence[Any]) -> dict[str, KnownTurn]:
    by_turn: dict[str, list[Any]] = {}
    for row in rows:
        by_turn.setdefault(row.turn_id, []).append(row)
    return {
        turn_id: KnownTurn(
            turn_id,
            # A killed run may have written only a part of the turn's candidates.
            complete=all(
                row.state != Verdict.PENDING
                and row.loss != "infrastructure"
                and row.turn_candidates is not None
                and row.turn_candidates <= len(known)
                for row in known
            ),
            states=dict(Counter(row.state for row in known)),
            reasons=dict(Counter(row.reason_code for row in known)),
            digests={row.candidate_id: row.text_sha256 for row in known},
        )
        for turn_id, known in by_turn.items()
    }


def write_call(
    agent_id: str,
    turn_id: str,
    rows: Sequence[DecisionRow],
    *,
    pending: bool,
    judge: Judge | None,
    context: TurnContext,
) -> Call[dict[str, bool]]:
    """Write rows (``assay.write_pending``, ``assay.write_terminals``): which took the write."""
    require_ids(agent_id=agent_id, turn_id=turn_id)
    for row in rows:
        require_ids(candidate_id=row.candidate_id)
    function = "write_pending" if pending else "write_terminals"
    return Call(
        f"select w.candidate_id, w.written from assay.{function}("
        f"%(agent_id)s, %(turn_id)s, {ROWS}, {JUDGE}, {CONTEXT}) as w",
        {
            "agent_id": agent_id,
            "turn_id": turn_id,
            "rows": rows_json(rows),
            **judge_params(judge),
            **context_params(context),
        },
        lambda found: {row.candidate_id: row.written for row in found},
    )


def write_steps(
    agent_id: str,
    turn_id: str,
    rows: Sequence[DecisionRow],
    *,
    pending: bool,
    judge: Judge | None,
    context: TurnContext,
) -> Steps[dict[str, bool]]:
    """Write rows unless something in them must not be recorded; the ids are the database's."""
    call = write_call(agent_id, turn_id, rows, pending=pending, judge=judge, context=context)
    firewall: Firewall = yield LoadFirewall()
    for row in rows:
        for name, value in row.as_json().items():
            if name == "text_sha256":
                if not (isinstance(value, str) and _SHA256.fullmatch(value)):
                    raise InvalidInputError("text_sha256 must be 64 lower-case hexadecimal digits")
            elif name == "entry_id":
                check_uuid(name, value)
            # The name of a reason is not an instance of it.
            elif name not in _KNOWN and isinstance(value, str) and value != "off_the_record":
                check_words(name, value, firewall, agent_id)
    for name in ("provider", "model", "package_version", "session_id"):
        check_identifier(name, call.params[name], firewall, agent_id)
    check_words("speaker", context.speaker, firewall, agent_id)
    written: dict[str, bool] = yield call
    return written


def label_call(agent_id: str, labels: Mapping[LabelKey, bool], labelled_by: str) -> Call[int]:
    """Store gold labels (``assay.label``): how many."""
    require_ids(agent_id=agent_id)
    return Call(
        "select assay.label(%(agent_id)s, array(select l from jsonb_populate_recordset("
        "null::assay.label_input, %(labels)s::jsonb) as l), %(labelled_by)s)",
        {"agent_id": agent_id, "labels": labels_json(labels), "labelled_by": labelled_by},
        lambda rows: int(rows[0][0]),
    )


def drops_call(agent_id: str) -> Call[dict[str, int]]:
    """Count what the firewall kept out, by reason (view ``assay.privacy_drops``)."""
    require_ids(agent_id=agent_id)
    return Call(
        "select p.reason, sum(p.drops)::bigint as drops from assay.privacy_drops as p"
        " where p.agent_id = %(agent_id)s group by p.reason order by p.reason",
        {"agent_id": agent_id},
        lambda rows: {row.reason: row.drops for row in rows},
        read_only=True,
    )


def lease_call(agent_id: str, lease_key: str, token: UUID, lease_ms: int) -> Call[bool]:
    """Take a lease (``assay.acquire_lease``)."""
    require_ids(agent_id=agent_id)
    return Call(
        "select assay.acquire_lease(%(agent_id)s, %(lease_key)s, %(token)s, %(lease_ms)s)",
        {
            "agent_id": agent_id,
            "lease_key": lease_key,
            "token": check_uuid("token", token),
            "lease_ms": check_count("lease_ms", lease_ms, highest=MAX_LIMIT),
        },
        lambda rows: bool(rows[0][0]),
    )


def release_call(agent_id: str, lease_key: str, token: UUID) -> Call[bool]:
    """Give a lease back (``assay.release_lease``)."""
    require_ids(agent_id=agent_id)
    return Call(
        "select assay.release_lease(%(agent_id)s, %(lease_key)s, %(token)s)",
        {
            "agent_id": agent_id,
            "lease_key": lease_key,
            "token": check_uuid("token", token),
        },
        lambda rows: bool(rows[0][0]),
    )
