"""How the tests of the SQL interface call it: plain connections, plain SQL, no code of pgassay."""

from __future__ import annotations

import contextlib
import hashlib
import json
import threading
import time
import uuid
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from typing import Any, TypeAlias, TypeVar

import psycopg
import pytest
from psycopg.abc import QueryNoTemplate

Connection: TypeAlias = "psycopg.Connection[Any]"
Row: TypeAlias = "dict[str, Any]"
T = TypeVar("T")

_ROWS = "array(select r from jsonb_populate_recordset(null::assay.{}, %s::jsonb) as r)"
ROWS = _ROWS.format("verdict_input")
ENTRIES = _ROWS.format("entry_input")
LABELS = _ROWS.format("label_input")
CONTEXT = "jsonb_populate_record(null::assay.turn_context, %s::jsonb)"
JUDGE = "jsonb_populate_record(null::assay.judge_input, %s::jsonb)"

# Tables whose rows never change and never go.
APPEND_ONLY = ("journal_entry", "journal_subject", "decision_event", "never_record_drop")


def secret() -> str:
    """Make something that the firewall blocks; never the same twice, nowhere in the sources."""
    return "sk-" + "ant-api03-" + uuid.uuid4().hex + uuid.uuid4().hex


def sha256(text: str) -> str:
    """Digest a candidate's text as clients do."""
    return hashlib.sha256(text.encode()).hexdigest()


def verdict(
    candidate: str, state: str = "accept", reason: str | None = "accepted", **fields: Any
) -> Row:
    """Make one row for the functions that write verdicts."""
    return {
        "candidate_id": candidate,
        "generator_rule": "sentence",
        "state": state,
        "reason_code": reason,
        **fields,
    }


def entry(candidate: str, verbatim: str = "She lives in Ghent.", **fields: Any) -> Row:
    """Make one entry for `complete`."""
    return {"candidate_id": candidate, "verbatim": verbatim, **fields}


def query(connection: Connection, statement: QueryNoTemplate, *params: Any) -> list[Any]:
    """Run a statement and return its rows; single columns as values."""
    # Without parameters, a percent sign is one.
    rows = connection.execute(statement, params or None).fetchall()
    return [row[0] if len(row) == 1 else row for row in rows]


def one(connection: Connection, statement: QueryNoTemplate, *params: Any) -> Any:
    """Run a statement that returns one row."""
    (row,) = query(connection, statement, *params)
    return row


@contextlib.contextmanager
def refused(
    sqlstate: str, constraint: str | None = None, *, says: str | None = None
) -> Iterator[None]:
    """Expect the database to refuse with this SQLSTATE; outside a transaction block."""
    with pytest.raises(psycopg.Error, match=says) as caught:
        yield
    error = caught.value
    assert error.sqlstate == sqlstate, f"{error.sqlstate}: {error}"
    if constraint is not None:
        assert error.diag.constraint_name == constraint, error
    if sqlstate.startswith("ME"):
        assert error.diag.message_hint, "an error of ours says what to do"
        if error.diag.message_detail:
            json.loads(error.diag.message_detail)


# --- the functions -------------------------------------------------------------------------------


def begin(
    connection: Connection,
    agent: str,
    turn: str,
    rows: Sequence[Row],
    token: uuid.UUID | None = None,
    *,
    candidates: int | None = None,
    lease_ms: int = 30_000,
) -> dict[str, str]:
    """Call begin_assembly; candidate → outcome."""
    statement = (
        f"select b.candidate_id, b.outcome from assay.begin_assembly(%s, %s, %s, {ROWS}, null,"
        f" {CONTEXT}, %s) as b"
    )
    context = json.dumps({"turn_candidates": candidates})
    params = (agent, turn, token or uuid.uuid4(), json.dumps(rows), context, lease_ms)
    return dict(query(connection, statement, *params))


def complete(
    connection: Connection, agent: str, turn: str, token: uuid.UUID, entries: Sequence[Row]
) -> dict[str, tuple[str, str, str, uuid.UUID | None, str | None]]:
    """Call complete_assembly; candidate → outcome, state, reason, entry, detail."""
    statement = (
        "select c.candidate_id, c.outcome, c.state, c.reason_code, c.entry_id, c.detail_code"
        f" from assay.complete_assembly(%s, %s, %s, {ENTRIES}) as c"
    )
    rows = query(connection, statement, agent, turn, token, json.dumps(entries))
    return {row[0]: tuple(row[1:]) for row in rows}


def accept(
    connection: Connection, agent: str, turn: str, candidate: str, verbatim: str = "Words."
) -> uuid.UUID:
    """Take one candidate the whole way; returns its journal entry."""
    token = uuid.uuid4()
    row = verdict(candidate, text_sha256=sha256(verbatim), span_start=0, span_end=len(verbatim))
    assert begin(connection, agent, turn, [row], token) == {candidate: "claimed"}
    outcome = complete(connection, agent, turn, token, [entry(candidate, verbatim)])[candidate]
    assert outcome[:3] == ("accepted", "accept", "accepted")
    assert outcome[3] is not None
    return outcome[3]


def write(connection: Connection, agent: str, turn: str, rows: Sequence[Row]) -> dict[str, bool]:
    """Call write_terminals; candidate → written."""
    statement = f"select w.candidate_id, w.written from assay.write_terminals(%s, %s, {ROWS}) as w"
    return dict(query(connection, statement, agent, turn, json.dumps(rows)))


def write_pending(
    connection: Connection, agent: str, turn: str, rows: Sequence[Row]
) -> dict[str, bool]:
    """Call write_pending; candidate → written."""
    statement = f"select w.candidate_id, w.written from assay.write_pending(%s, %s, {ROWS}) as w"
    return dict(query(connection, statement, agent, turn, json.dumps(rows)))


def append(connection: Connection, agent: str, statement: str, **options: Any) -> uuid.UUID:
    """Call append_entry with named options; returns the entry's id."""
    return _named(connection, "append_entry", p_agent_id=agent, p_statement=statement, **options)


def annotate(
    connection: Connection, agent: str, target: uuid.UUID, kind: str, **options: Any
) -> uuid.UUID:
    """Call annotate_entry with named options; returns the entry's id."""
    return _named(
        connection, "annotate_entry", p_agent_id=agent, p_target_id=target, p_kind=kind, **options
    )


def _named(connection: Connection, function: str, **arguments: Any) -> uuid.UUID:
    given = ", ".join(f"{name} => %({name})s" for name in arguments)
    row = connection.execute(
        f"select (e).entry_id from assay.{function}({given}) as e",  # type: ignore[arg-type]
        arguments,
    ).fetchone()
    assert row is not None
    found: uuid.UUID = row[0]
    return found


def label(connection: Connection, agent: str, labels: Sequence[Row]) -> int:
    """Call label; returns how many were stored."""
    count: int = one(connection, f"select assay.label(%s, {LABELS})", agent, json.dumps(labels))
    return count


def metrics(connection: Connection, agent: str, labels: Sequence[Row] | None = None) -> Row:
    """Call compute_metrics; the stored labels when left out."""
    argument = "null" if labels is None else LABELS
    params = [agent] if labels is None else [agent, json.dumps(labels)]
    return row_of(connection, f"select m.* from assay.compute_metrics(%s, {argument}) as m", params)


def row_of(connection: Connection, statement: str, params: Sequence[Any] = ()) -> Row:
    """Run a statement that returns one row; column → value."""
    cursor = connection.execute(statement, params or None)  # type: ignore[arg-type]
    (values,) = cursor.fetchall()
    assert cursor.description is not None
    names = [column.name for column in cursor.description]
    return dict(zip(names, values, strict=True))


def history(connection: Connection, agent: str, turn: str, candidate: str) -> list[Any]:
    """Read every attempt at a candidate: outcome, state, reason."""
    return query(
        connection,
        "select outcome, state, reason_code from assay.decision_history"
        " where agent_id = %s and turn_id = %s and candidate_id = %s order by event_id",
        agent,
        turn,
        candidate,
    )


def decision(connection: Connection, agent: str, turn: str, candidate: str) -> Row:
    """Read the decision of one candidate."""
    return row_of(
        connection,
        "select * from assay.decisions where agent_id = %s and turn_id = %s and candidate_id = %s",
        (agent, turn, candidate),
    )


# --- two sessions --------------------------------------------------------------------------------


def in_background(function: Callable[[], T]) -> Future[T]:
    """Run something in a thread; the future has its result or its error."""
    future: Future[T] = Future()

    def run() -> None:
        try:
            future.set_result(function())
        except BaseException as error:
            future.set_exception(error)

    threading.Thread(target=run, daemon=True).start()
    return future


def wait_until_blocked(watcher: Connection, waiting: Connection, seconds: float = 20.0) -> None:
    """Return when the other connection's backend waits for a lock."""
    deadline = time.monotonic() + seconds
    statement = "select wait_event_type from pg_stat_activity where pid = %s"
    while query(watcher, statement, waiting.info.backend_pid) != ["Lock"]:
        assert time.monotonic() < deadline, "it never waited for a lock"
        time.sleep(0.01)


# --- plans ---------------------------------------------------------------------------------------


def plan_nodes(connection: Connection, statement: str, params: Sequence[Any] = ()) -> list[Row]:
    """Explain a statement; every node of its plan."""
    (plan,) = query(connection, f"explain (format json) {statement}", *params)  # type: ignore[arg-type]
    nodes: list[Row] = []
    stack: list[Row] = [plan[0]["Plan"]]
    while stack:
        node = stack.pop()
        nodes.append(node)
        stack.extend(node.get("Plans", []))
    return nodes
