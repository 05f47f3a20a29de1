"""With ``assay.agent_id`` set, a session sees and writes the rows of one agent only.

Views and functions are listed from the catalog, and arguments are made by name, so that a new one
is tested, or fails here until it is.
"""

from __future__ import annotations

import json
import uuid
from collections.abc import Iterator
from typing import Any

import psycopg
import pytest

from pgassay import migrations
from servers import OWNER, READER, WRITER, PostgresServer
from sql.support import (
    LABELS,
    ROWS,
    Connection,
    accept,
    annotate,
    append,
    begin,
    label,
    one,
    query,
    refused,
    sha256,
    verdict,
    write,
)

# Prefixes of one another, neighbours in byte order, the longest, what needs quoting, what is not
# ASCII, and the last code point, with which the upper end of the range is made.
AGENTS = [
    "a",
    "ab",
    "a ",
    "A",
    'a\'; drop "table"\n--%s\\',
    "b" * 255,
    "b" * 254,
    "é",
    "é" * 127,
    "名前",
    "\U0010ffff",
    "\U0010ffff" * 63,
]

# The same for every agent.
# About whole stores, not agents; and those that only a migration fills (see tests/migrate).
STORE_VIEWS = {"migration_runs"}
MIGRATED_VIEWS = {"carried_entries", "carried_resolutions", "migration_items"}
SHARED_VIEWS = {
    "journal_kinds",
    "verdict_reasons",
    "detectors",
    "detector_changes",
    "recall_weights",
    "recall_outcomes",
}
SHARED_FUNCTIONS = {
    *migrations.OWNERS_FUNCTIONS,
    "estimate_tokens",
    "find_never_record",
    "firewall_policy",
    "redact",
    "register_kind",
    "scan_never_record",
    "schema_version",
    "wilson_interval",
}


class Filled:
    """A database in which every agent has rows in every view."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.arguments: dict[str, dict[str, Any]] = {}

    def fill(self, connection: Connection) -> None:
        for agent in AGENTS:
            accept(connection, agent, "turn", "turn:sentence:0", "She lives in Ghent.")
            rows = [
                verdict("turn:sentence:1", "reject", "not_a_fact"),
                verdict("turn:sentence:2", "firewall_drop", "pre_llm_candidate_block"),
            ]
            write(connection, agent, "turn", rows)
            begin(connection, agent, "open", [verdict("open:sentence:0")])
            label(connection, agent, [{"candidate_id": "turn:sentence:0", "should_accept": True}])
            claim = append(connection, agent, "She works in Mons.", p_subjects=["person:ada"])
            close = annotate(connection, agent, claim, "retract")
            annotate(connection, agent, close, "retract")
            one(
                connection,
                "select assay.allow_text(%s, %s, 'jwt', 'of a manual')",
                agent,
                sha256(agent),
            )
            memory = one(
                connection,
                "select memory_id from assay.remember(%s, array[jsonb_populate_record("
                "null::assay.memory_input, %s::jsonb)])",
                agent,
                json.dumps({"content": "Ana met Ben in Mons.", "entities": ["Ana", "Ben"]}),
            )
            recall = one(
                connection, "select recall_id from assay.inject(%s, 'Ana') where rank = 1", agent
            )
            self.arguments[agent] = {
                "p_agent_id": agent,
                "p_turn_id": "turn",
                "p_candidate_id": "turn:sentence:1",
                "p_entry_id": close,
                "p_target_id": claim,
                "p_valid_at": None,
                "p_known_at": None,
                "p_labels": json.dumps(
                    [{"candidate_id": "turn:sentence:0", "should_accept": True}]
                ),
                "p_rows": json.dumps([verdict("turn:sentence:1", "withhold", "low_confidence")]),
                "p_entries": "[]",
                "p_token": uuid.uuid4(),
                "p_lease_key": "k",
                "p_statement": "s",
                "p_kind": "confirm",
                "p_state": "reject",
                "p_reason_code": "not_memorable",
                "p_stage": "turn",
                "p_reason": "jwt",
                "p_detector": "jwt",
                "p_records": json.dumps([{"content": "Ana sings."}]),
                "p_query": "Ana",
                "p_text": "Ana sings.",
                "p_source": "journal_entry",
                "p_memory_id": memory,
                "p_memory_ids": [memory],
                "p_signal": 0.9,
                "p_entities": ["Ana", "Cleo"],
                "p_language": "simple",
                "p_recall_id": recall,
                "p_outcomes": json.dumps({str(memory): "used"}),
            }


@pytest.fixture(scope="module")
def filled(server: PostgresServer) -> Iterator[Filled]:
    filled = Filled(server.migrated_database())
    with server.connect(filled.name, OWNER) as connection:
        filled.fill(connection)
        connection.execute(
            "update assay.decision set written_at = now() - interval '1 day'"
            " where state = 'pending'"
        )
    yield filled
    server.drop(filled.name)


@pytest.fixture(params=[OWNER, WRITER, READER])
def session(
    request: pytest.FixtureRequest, server: PostgresServer, filled: Filled
) -> Iterator[Connection]:
    with server.connect(filled.name, request.param) as connection:
        yield connection


@pytest.fixture
def application(server: PostgresServer, filled: Filled) -> Iterator[Connection]:
    with server.connect(filled.name, WRITER) as connection:
        yield connection


def scope(connection: Connection, agent: str) -> None:
    connection.execute("select set_config('assay.agent_id', %s, false)", [agent])


def views_of(connection: Connection) -> dict[str, bool]:
    """View → whether it says whose row it is."""
    return dict(
        query(
            connection,
            "select c.relname::text, exists (select from pg_attribute as a"
            " where a.attrelid = c.oid and a.attname = 'agent_id') from pg_class as c"
            " where c.relnamespace = 'assay'::regnamespace and c.relkind in ('v', 'm')",
        )
    )


def rows_by_agent(connection: Connection, view: str) -> dict[str, int]:
    return dict(
        query(connection, f"select agent_id, count(*) from assay.{view} group by agent_id")  # type: ignore[arg-type]
    )


def test_every_view(session: Connection) -> None:
    views = views_of(session)
    assert {view for view, scoped in views.items() if not scoped} <= SHARED_VIEWS | STORE_VIEWS
    for view in STORE_VIEWS:
        scope(session, AGENTS[0])
        assert query(session, f"select 1 from assay.{view}") == [], view  # type: ignore[arg-type]
    for view in (view for view, scoped in views.items() if scoped):
        # A setting that is absent or empty is no limit.
        session.execute("reset assay.agent_id")
        everyone = rows_by_agent(session, view)
        assert set(everyone) == (set() if view in MIGRATED_VIEWS else set(AGENTS)), view
        scope(session, "")
        assert rows_by_agent(session, view) == everyone
        for agent in AGENTS:
            scope(session, agent)
            own = {agent: everyone[agent]} if agent in everyone else {}
            assert rows_by_agent(session, view) == own, view
        for agent in ("nobody", "a\x01", "aa", "\x01"):
            scope(session, agent)
            assert rows_by_agent(session, view) == {}, view


def functions_of(connection: Connection) -> list[Any]:
    """Public functions: name, arguments without a default and their types, whether it is guarded.

    What writes, or reads with its owner's rights, asks for the agent itself and refuses another;
    what readers may call shows nothing of it, and recall refuses it for them as well.
    """
    return query(
        connection,
        """
        select p.proname::text,
            (coalesce(p.proargnames, '{}'))[1:p.pronargs - p.pronargdefaults],
            (p.proargtypes::regtype[]::text[])[0:p.pronargs - p.pronargdefaults - 1],
            p.provolatile = 'v' or p.prosecdef
                and (p.proname <> all (%s) or p.prosrc ~ 'assay[.]_check_agent[(]')
        from pg_proc as p
        where p.pronamespace = 'assay'::regnamespace and p.proname !~ '^_'
            and p.prorettype <> 'trigger'::regtype
        order by 1
        """,
        list(migrations.READERS_FUNCTIONS),
    )


def call(name: str, types: list[str], arguments: list[str]) -> str:
    marks = []
    for argument, type_ in zip(arguments, types, strict=True):
        if type_.endswith("[]") and type_.startswith("assay."):
            row = type_.removesuffix("[]")
            marks.append(
                f"array(select r from jsonb_populate_recordset(null::{row},"
                f" %({argument})s::jsonb) as r)"
            )
        else:
            marks.append(f"%({argument})s::{type_}")
    return f"select r::text from assay.{name}({', '.join(marks)}) as r"


def run(connection: Connection, statement: str, arguments: dict[str, Any]) -> list[Any]:
    return connection.execute(statement, arguments).fetchall()  # type: ignore[arg-type]


def test_every_function_that_reads(session: Connection, filled: Filled) -> None:
    called = set()
    for name, arguments, types, writes in functions_of(session):
        if writes or name in SHARED_FUNCTIONS:
            continue
        assert arguments[0] == "p_agent_id", name
        called.add(name)
        statement = call(name, types, arguments)
        for agent, victim in (("a", "ab"), ("ab", "a"), ("é", "名前"), ("b" * 254, "b" * 255)):
            of_victim = filled.arguments[victim]
            of_nobody = {**of_victim, "p_agent_id": "nobody"}
            session.execute("reset assay.agent_id")
            seen = run(session, statement, of_victim)
            nothing = run(session, statement, of_nobody)
            assert seen != nothing, f"{name}: the arguments show nothing to anyone"
            scope(session, agent)
            assert run(session, statement, of_victim) == nothing, name
            scope(session, victim)
            assert run(session, statement, of_victim) == seen, name
    assert len(called) >= 8


def test_every_function_that_writes(
    application: Connection, filled: Filled, server: PostgresServer
) -> None:
    def everything() -> list[Any]:
        with server.connect(filled.name) as admin:
            tables = query(
                admin,
                "select c.relname::text from pg_class as c where c.relkind = 'r'"
                " and c.relnamespace = 'assay'::regnamespace",
            )
            return [
                query(admin, f"select t::text from assay.{table} as t order by 1")  # type: ignore[arg-type]
                for table in tables
            ]

    before = everything()
    called = set()
    for name, arguments, types, writes in functions_of(application):
        if not writes or name in SHARED_FUNCTIONS:
            continue
        assert arguments[0] == "p_agent_id", name
        called.add(name)
        statement = call(name, types, arguments)
        for agent, victim in (("a", "ab"), ("ab", "a"), ("é", "名前"), ("nobody", "a")):
            scope(application, agent)
            with refused("42501"):
                run(application, statement, filled.arguments[victim])
            with refused("ME005"):
                run(application, statement, {**filled.arguments[victim], "p_agent_id": None})
    assert len(called) >= 10
    assert everything() == before
    # And its own agent may.
    for name, arguments, types, writes in functions_of(application):
        if writes and name not in SHARED_FUNCTIONS:
            scope(application, "a")
            with application.transaction(force_rollback=True):
                run(application, call(name, types, arguments), filled.arguments["a"])


def test_a_plan_that_is_kept_knows_the_agent_of_each_call(
    session: Connection, filled: Filled
) -> None:
    session.execute("set plan_cache_mode = force_generic_plan")
    session.execute("prepare own as select distinct agent_id from assay.decisions")
    session.execute("prepare beliefs(text) as select distinct agent_id from assay.beliefs($1)")
    for agent in ("a", "ab", "é", "a", "b" * 255):
        scope(session, agent)
        assert query(session, "execute own") == [agent]
        statement = psycopg.sql.SQL("execute beliefs({})").format(psycopg.sql.Literal(agent))
        assert query(session, statement) == [agent]
        assert query(session, "execute beliefs('nobody')") == []
    scope(session, "")
    assert len(query(session, "execute own")) == len(AGENTS)


def test_a_target_of_another_agent(application: Connection, filled: Filled) -> None:
    target = filled.arguments["ab"]["p_target_id"]
    for kind in ("confirm", "supersede", "retract"):
        with refused("ME004"):
            annotate(application, "a", target, kind)
    assert one(application, "select count(*) from assay.annotations_for('ab', %s)", target) == 1


def test_labels_and_verdicts_stay_with_their_agent(application: Connection, filled: Filled) -> None:
    labels = json.dumps([{"candidate_id": "turn:sentence:1", "should_accept": True}])
    with application.transaction(force_rollback=True):
        assert one(application, f"select assay.label('a', {LABELS})", labels) == 1
        assert query(
            application,
            "select distinct agent_id from assay.gold_labels"
            " where candidate_id = 'turn:sentence:1'",
        ) == ["a"]
        rows = json.dumps([verdict("turn:sentence:1", "withhold", "low_confidence")])
        application.execute(f"select assay.write_terminals('a', 'turn', {ROWS})", [rows])
        assert query(
            application, "select distinct agent_id from assay.decisions where state = 'withhold'"
        ) == ["a"]
