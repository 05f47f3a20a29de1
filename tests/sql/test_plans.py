"""Nothing is found by reading a whole table, and nothing takes the square of what it should.

Scans are counted by the server (pg_stat_xact_user_tables), which sees into functions, triggers and
the checks of foreign keys; `explain` sees none of these.
"""

from __future__ import annotations

import itertools
import json
import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest

from servers import OWNER, READER, WRITER, PostgresServer
from sql.support import (
    Connection,
    annotate,
    append,
    begin,
    complete,
    entry,
    label,
    metrics,
    plan_nodes,
    query,
    verdict,
    write,
    write_pending,
)

BIG, SMALL = "big", "small"
GROWING = {
    "decision",
    "decision_event",
    "gold_label",
    "journal_entry",
    "journal_subject",
    "memory",
    "memory_evidence",
    "memory_posting",
    "memory_session",
    "never_record_drop",
}

# Agent `big` has 2,500 turns of 20 candidates; fifty others share as many rows.
LOAD = [
    # Nothing of this has to be scanned.
    "alter table assay.decision disable trigger decision_firewall",
    "alter table assay.gold_label disable trigger gold_label_firewall",
    "alter table assay.never_record_drop disable trigger never_record_drop_firewall",
    "insert into assay.judge (provider, package_version) values ('a', '1'), ('b', '1'), ('c', '1')",
    """
    insert into assay.decision (
        judge_id, written_at, agent_id, turn_id, candidate_id, state, reason_code, generator_rule,
        text_sha256, span_start, span_end, turn_candidates
    )
    select
        j.judge_id, now() - t.n * interval '10 minutes', a.agent, format('turn-%s', t.n),
        format('turn-%s:sentence:%s', t.n, c.n), r.state, r.reason_code,
        case when c.n < 15 then 'sentence' else 'entity' end,
        case when r.state <> 'firewall_drop' then repeat('0', 64) end,
        case when r.state <> 'firewall_drop' then c.n end,
        case when r.state <> 'firewall_drop' then c.n + 1 end, 20
    from (
        select 'big', 2500 union all select 'small', 50
        union all select format('agent-%s', g.g), 50 from generate_series(1, 49) as g
    ) as a (agent, turns)
    cross join lateral generate_series(1, a.turns) as t (n)
    cross join generate_series(0, 19) as c (n)
    join (
        select state, reason_code, row_number() over (order by state, reason_code) - 1 as n
        from assay.verdict_reason where state <> 'accept' and reason_code <> 'empty_turn'
    ) as r on r.n = case when c.n < 5 then (
        select count(*) filter (where state < 'pending') from assay.verdict_reason
        where state <> 'accept' and reason_code <> 'empty_turn'
    ) else (c.n * 7 + t.n) % 11 end
    cross join lateral (
        select judge_id from assay.judge order by provider offset t.n % 3 limit 1
    ) as j
    """,
    # Five of twenty are accepted.
    """
    insert into assay.journal_entry (
        entry_id, captured_at, valid_from, agent_id, kind, turn_id, candidate_id, speaker,
        verbatim, statement, subjects
    )
    select gen_random_uuid(), d.written_at, d.written_at, d.agent_id, 'assert', d.turn_id,
        d.candidate_id, 'ada', 'Words.', 'Words.',
        array['cand:' || d.candidate_id, 'person:' || (d.span_start % 4)]
    from assay.decision as d
    where d.state = 'pending' and d.candidate_id ~ 'sentence:[01234]$'
    """,
    """
    update assay.decision as d
    set state = 'accept', entry_id = j.entry_id
    from assay.journal_entry as j
    where (j.agent_id, j.turn_id, j.candidate_id) = (d.agent_id, d.turn_id, d.candidate_id)
    """,
    # One claim in ten was retracted, one in a hundred retractions taken back.
    """
    insert into assay.journal_entry (
        entry_id, target_id, captured_at, valid_from, agent_id, kind, verbatim, statement
    )
    select gen_random_uuid(), e.entry_id, now(), now(), e.agent_id, 'retract', '', ''
    from assay.journal_entry as e where e.entry_seq % 10 = 0
    """,
    """
    insert into assay.journal_entry (
        entry_id, target_id, captured_at, valid_from, agent_id, kind, verbatim, statement
    )
    select gen_random_uuid(), e.entry_id, now(), now(), e.agent_id, 'retract', '', ''
    from assay.journal_entry as e where e.kind = 'retract' and e.entry_seq % 10 = 0
    """,
    """
    insert into assay.gold_label (agent_id, turn_id, candidate_id, should_accept, labelled_by)
    select d.agent_id, d.turn_id, d.candidate_id, d.span_start % 2 = 0, 'x'
    from assay.decision as d where d.span_start % 3 = 0
    """,
    """
    insert into assay.never_record_drop (agent_id, dropped_at, stage, reason, detector)
    select d.agent_id, d.written_at, 'candidate', 'jwt', 'jwt'
    from assay.decision as d where d.state = 'firewall_drop'
    """,
    *(
        f"alter table assay.{table} enable always trigger {table}_firewall"
        for table in ("decision", "gold_label", "never_record_drop")
    ),
]


STEPS = ["plain_turn", "turn", "journal", "labels", "reads"]


def scans(connection: Connection, work: Callable[[], object]) -> dict[str, tuple[int, int]]:
    """Run something in a transaction; growing table → sequential scans, rows found by index."""

    def counts() -> dict[str, tuple[int, int]]:
        rows = query(
            connection,
            "select relname::text, coalesce(seq_scan, 0), coalesce(idx_tup_fetch, 0)"
            " from pg_stat_xact_user_tables where schemaname = 'assay'",
        )
        return {row[0]: (row[1], row[2]) for row in rows if row[0] in GROWING}

    with connection.transaction():
        # What the transactions before did is in it until the server has written it down.
        before = counts()
        work()
        # What is due at the commit belongs to it.
        connection.execute("set constraints all immediate")
        after = counts()
    return {
        table: (whole - before[table][0], rows - before[table][1])
        for table, (whole, rows) in after.items()
    }


def read_whole(connection: Connection, work: Callable[[], object]) -> set[str]:
    """Which growing tables were read from end to end."""
    return {table for table, (whole, _) in scans(connection, work).items() if whole}


@dataclass
class Work:
    """Everything that an application does, on names of its own each time."""

    connection: Connection
    agent: str
    numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    @property
    def steps(self) -> list[Callable[[], None]]:
        """All of it."""
        return [getattr(self, step) for step in STEPS]

    def turn(self, size: int = 3) -> None:
        """A turn the whole way, with a blocked entry, a failed one and a refused write."""
        turn, token = f"new-{next(self.numbers)}", uuid.uuid4()
        names = [f"{turn}:sentence:{number}" for number in range(size)]
        rows = [verdict(name, text_sha256="0" * 64) for name in names]
        rows.append(verdict("r", "reject", "not_a_fact"))
        rows.append(verdict("d", "firewall_drop", "pre_llm_candidate_block", detector="x"))
        begin(self.connection, self.agent, turn, rows, token, candidates=size)
        entries = [entry(name, subjects=["person:ada"]) for name in names]
        entries[-1]["failure"] = "ValueError"
        complete(self.connection, self.agent, turn, token, entries)
        write(self.connection, self.agent, turn, [verdict(names[0], "reject", "not_a_fact")])
        write(self.connection, self.agent, turn, [verdict("w", "withhold", "low_confidence")])
        write_pending(self.connection, self.agent, turn, [verdict("p")])

    def plain_turn(self) -> None:
        """A turn in which nothing goes wrong."""
        turn, token = f"new-{next(self.numbers)}", uuid.uuid4()
        rows = [verdict("a"), verdict("b"), verdict("r", "reject", "not_a_fact")]
        begin(self.connection, self.agent, turn, rows, token, candidates=3)
        complete(self.connection, self.agent, turn, token, [entry("a"), entry("b")])

    def journal(self) -> None:
        """Entries by hand, annotated."""
        claim = append(self.connection, self.agent, "By hand.", p_subjects=["person:ada"])
        annotate(self.connection, self.agent, claim, "confirm")
        retraction = annotate(self.connection, self.agent, claim, "retract")
        annotate(self.connection, self.agent, retraction, "retract")

    def labels(self) -> None:
        """A label for a turn's candidate."""
        turn = f"new-{next(self.numbers)}"
        write(self.connection, self.agent, turn, [verdict("l", "reject", "not_a_fact")])
        row = {"turn_id": turn, "candidate_id": "l", "should_accept": True}
        label(self.connection, self.agent, [row])
        self.connection.execute("select assay.record_drop(%s, 'turn', 'jwt', 'jwt')", [self.agent])

    def reads(self) -> None:
        """What an application asks while it works."""
        turn = f"new-{next(self.numbers)}"
        for statement in (
            "select assay.turn_summary(%(agent)s, %(turn)s)",
            "select * from assay.probe_turn(%(agent)s, %(turn)s)",
            "select * from assay.decisions where agent_id = %(agent)s and turn_id = %(turn)s",
            "select * from assay.decision_history"
            " where agent_id = %(agent)s and turn_id = %(turn)s and candidate_id = 'c'",
            "select * from assay.journal where agent_id = %(agent)s and turn_id = %(turn)s",
        ):
            self.connection.execute(statement, {"agent": self.agent, "turn": turn}, prepare=True)


@dataclass
class Large:
    """The database, and the session that was there before it grew."""

    name: str
    warm: Connection
    before_statistics: dict[str, dict[str, tuple[int, int]]] = field(default_factory=dict)


@pytest.fixture(scope="module")
def large(server: PostgresServer) -> Iterator[Large]:
    name = server.migrated_database()
    with server.connect(name, WRITER) as warm, server.connect(name, OWNER) as owner:
        found = Large(name, warm)
        work = Work(warm, BIG)
        # Ten times: from the sixth on, plans are kept.
        for _ in range(10):
            for step in work.steps:
                step()
        for statement in LOAD:
            owner.execute(statement)  # type: ignore[arg-type]
        for step in work.steps:
            found.before_statistics[step.__name__] = scans(warm, step)
        owner.execute("vacuum (analyze)")
        yield found
    server.drop(name)


@pytest.fixture(params=[None, "own"])
def reader(
    request: pytest.FixtureRequest, server: PostgresServer, large: Large
) -> Iterator[tuple[Connection, str]]:
    """A dashboard that asks for one agent; with and without being limited to it."""
    with server.connect(large.name, READER) as connection:
        # Half of all rows are the big agent's. On a disk that turns, or by several processes,
        # reading everything would be right for some questions about all of them.
        connection.execute("set random_page_cost = 1.1")
        connection.execute("set max_parallel_workers_per_gather = 0")
        yield connection, request.param


def test_there_is_enough_to_get_lost_in(server: PostgresServer, large: Large) -> None:
    with server.connect(large.name) as admin:
        for table, at_least in (
            ("decision", 100_000), ("decision_event", 120_000), ("journal_entry", 25_000),
            ("journal_subject", 25_000), ("gold_label", 20_000), ("never_record_drop", 10_000),
        ):  # fmt: skip
            counted = query(admin, f"select count(*) from assay.{table}")  # type: ignore[arg-type]
            assert counted[0] >= at_least, table


@pytest.mark.parametrize("step", STEPS)
def test_a_session_that_was_there_when_the_tables_were_empty(large: Large, step: str) -> None:
    for table, (whole, rows) in large.before_statistics[step].items():
        assert whole == 0, table
        if step == "plain_turn":
            # A handful of rows were written. The agent has tens of thousands: not one step of
            # the turn may go through them.
            assert rows < 2_500, table


@pytest.mark.parametrize("step", STEPS)
def test_writing_finds_everything_by_key(server: PostgresServer, large: Large, step: str) -> None:
    with server.connect(large.name, WRITER) as connection:
        work = Work(connection, f"writes-{step}")
        for _ in range(8):
            assert read_whole(connection, getattr(work, step)) == set()
        connection.execute("select set_config('assay.agent_id', %s, false)", [work.agent])
        assert read_whole(connection, getattr(work, step)) == set()


READS = {
    "turn_summary view": "select * from assay.turn_summary where agent_id = %(agent)s",
    "one turn_summary": "select * from assay.turn_summary where agent_id = %(agent)s"
    " and turn_id = 'turn-7'",
    "decisions_daily": "select * from assay.decisions_daily where agent_id = %(agent)s",
    "losses_by_class": "select * from assay.losses_by_class where agent_id = %(agent)s",
    "metrics_by_rule": "select * from assay.metrics_by_rule where agent_id = %(agent)s",
    "metrics_by_judge": "select * from assay.metrics_by_judge where agent_id = %(agent)s",
    "stale_pending": "select * from assay.stale_pending where agent_id = %(agent)s",
    "privacy_drops": "select * from assay.privacy_drops where agent_id = %(agent)s",
    "current_beliefs": "select * from assay.current_beliefs where agent_id = %(agent)s",
    "turn_summary": "select assay.turn_summary(%(agent)s, 'turn-7')",
    "probe_turn": "select * from assay.probe_turn(%(agent)s, 'turn-7')",
    "beliefs": "select * from assay.beliefs(%(agent)s)",
    "beliefs as of": "select * from assay.beliefs(%(agent)s, now() - interval '1 day', now())",
    "compute_metrics": "select * from assay.compute_metrics(%(agent)s)",
    "list": "select * from assay.decisions where agent_id = %(agent)s order by written_at limit 50",
    "list of a turn": "select * from assay.decisions where agent_id = %(agent)s"
    " and turn_id = 'turn-7'",
    "get": "select * from assay.decisions where agent_id = %(agent)s and turn_id = 'turn-7'"
    " and candidate_id = 'turn-7:sentence:3'",
    "pending": "select * from assay.decisions where agent_id = %(agent)s and state = 'pending'"
    " order by written_at",
    "history": "select * from assay.decision_history where agent_id = %(agent)s"
    " and turn_id = 'turn-7' and candidate_id = 'turn-7:sentence:3' order by event_id",
    "journal": "select * from assay.journal where agent_id = %(agent)s order by entry_seq limit 50",
    "journal by speaker": "select * from assay.journal where agent_id = %(agent)s"
    " and speaker = 'nobody'",
    "journal by kind": "select * from assay.journal where agent_id = %(agent)s"
    " and kind = 'supersede'",
    "journal by turn": "select * from assay.journal where agent_id = %(agent)s"
    " and turn_id = 'turn-7'",
    "journal by subject": "select j.* from assay.journal_subjects as s"
    " join assay.journal as j on j.agent_id = s.agent_id and j.entry_id = s.entry_id"
    " where s.agent_id = %(agent)s and s.subject = 'person:none'",
    "gold labels": "select * from assay.gold_labels where agent_id = %(agent)s"
    " and turn_id = 'turn-7'",
}


@pytest.mark.parametrize("statement", list(READS.values()), ids=list(READS))
@pytest.mark.parametrize("agent", [BIG, SMALL])
def test_reading_finds_everything_by_index(
    reader: tuple[Connection, str], statement: str, agent: str
) -> None:
    connection, scope = reader
    connection.execute("select set_config('assay.agent_id', %s, false)", [agent if scope else ""])
    for _ in range(7):
        # Prepared: from the sixth time on the plan may be the generic one.
        work = lambda: connection.execute(statement, {"agent": agent}, prepare=True)  # type: ignore[call-overload,misc]  # noqa: E731
        assert read_whole(connection, work) == set()


@pytest.mark.parametrize("view", ["decisions", "journal", "turn_summary", "decisions_daily"])
def test_a_session_limited_to_one_agent_need_not_say_so_again(
    server: PostgresServer, large: Large, view: str
) -> None:
    with server.connect(large.name, READER) as connection:
        connection.execute("set assay.agent_id = 'small'")
        statement = f"select * from assay.{view}"
        assert read_whole(connection, lambda: query(connection, statement)) == set()  # type: ignore[arg-type]
        conditions = [node.get("Index Cond", "") for node in plan_nodes(connection, statement)]
        assert any("agent_id" in condition for condition in conditions)


@pytest.mark.parametrize(
    "view",
    ["turn_summary", "decisions_daily", "losses_by_class", "metrics_by_rule", "metrics_by_judge",
     "stale_pending", "privacy_drops", "current_beliefs"],
)  # fmt: skip
def test_explain_shows_the_agent_as_the_condition_of_an_index(
    server: PostgresServer, large: Large, view: str
) -> None:
    with server.connect(large.name, READER) as connection:
        statement = f"select * from assay.{view} where agent_id = %s"
        nodes = plan_nodes(connection, statement, [SMALL])
    growing = [node for node in nodes if node.get("Relation Name") in GROWING]
    assert growing
    for node in growing:
        assert node["Node Type"] != "Seq Scan", node
    assert any("agent_id" in node.get("Index Cond", "") for node in nodes)


@pytest.mark.parametrize("name", ["decisions_daily", "privacy_drops", "losses_by_class"])
def test_counts_do_not_touch_the_table(server: PostgresServer, large: Large, name: str) -> None:
    with server.connect(large.name, READER) as connection:
        connection.execute("set random_page_cost = 1.1")
        nodes = plan_nodes(connection, READS[name].replace("%(agent)s", "%s"), [BIG])
    kinds = {node["Node Type"] for node in nodes if node.get("Relation Name") in GROWING}
    assert kinds == {"Index Only Scan"}


# --- no squares ----------------------------------------------------------------------------------


def test_the_work_grows_with_the_rows(server: PostgresServer, large: Large) -> None:
    """Rows looked at per row written: the same for 1,600 as for 200."""
    with server.connect(large.name, WRITER) as connection:
        work = Work(connection, "grows")
        per_row = {}
        for size in (200, 1_600):
            found = scans(connection, lambda size=size: work.turn(size))  # type: ignore[misc]
            per_row[size] = {table: rows / size for table, (_, rows) in found.items()}
        for table, rows in per_row[1_600].items():
            assert rows <= 1.5 * per_row[200].get(table, 0) + 5, (table, per_row)


@pytest.mark.slow
def test_fifty_thousand_candidates_in_a_fresh_database(
    server: PostgresServer, database_name: str
) -> None:
    """Plans without statistics, made when there were a few rows, then used for 50,000."""
    with server.connect(database_name, WRITER) as connection:
        connection.execute("set statement_timeout = '180s'")
        work = Work(connection, "ada")
        for _ in range(8):
            work.turn(2)
        names = [f"c{number}" for number in range(50_000)]
        token = uuid.uuid4()
        rows = [verdict(name, text_sha256="0" * 64) for name in names]
        assert set(begin(connection, "ada", "t", rows, token).values()) == {"claimed"}
        outcome = complete(connection, "ada", "t", token, [entry(name) for name in names[1:]])
        assert {row[0] for row in outcome.values()} == {"accepted"}
        probed = query(connection, "select open from assay.probe_turn('ada', 't')")
        assert (len(probed), sum(probed)) == (len(names), 1)
        again = begin(connection, "ada", "t", rows, token)
        assert set(again.values()) == {"decided", "claimed"}
        refused = [verdict(name, "reject", "not_a_fact") for name in names[1:]]
        assert set(write(connection, "ada", "t", refused).values()) == {False}
        for given in (
            [{"candidate_id": name, "should_accept": True} for name in names],
            [{"turn_id": "t", "candidate_id": name, "should_accept": True} for name in names],
        ):
            assert metrics(connection, "ada", given)["tp"] == len(names) - 1
            assert label(connection, "ada", given) == len(names)
        assert metrics(connection, "ada")["tp"] == len(names) - 1


def test_one_bad_entry_among_many(server: PostgresServer, database_name: str) -> None:
    """The others of a long turn are not written one by one."""
    with server.connect(database_name, WRITER) as connection:
        connection.execute("set statement_timeout = '120s'")
        names = [f"c{number}" for number in range(5_000)]
        token = uuid.uuid4()
        begin(connection, "ada", "t", [verdict(name) for name in names], token)
        entries = [entry(name) for name in names]
        entries[1_234]["valid_from"] = "infinity"
        outcome = complete(connection, "ada", "t", token, entries)
        assert outcome["c1234"][0] == "failed"
        assert sum(row[0] == "accepted" for row in outcome.values()) == len(names) - 1
        assert json.dumps(sorted(query(connection, "select candidate_id from assay.journal"))) == (
            json.dumps(sorted(set(names) - {"c1234"}))
        )


def test_beliefs_read_each_entry_a_few_times(server: PostgresServer, large: Large) -> None:
    with server.connect(large.name, READER) as reader:
        size, some = query(
            reader,
            "select count(*), min(entry_id::text)::uuid from assay.journal where agent_id = 'big'",
        )[0]
        assert size > 10_000
        for statement, most in {
            "select * from assay.beliefs('big')": 8 * size,
            "select * from assay.beliefs('big', now(), now())": 8 * size,
            "select * from assay.current_beliefs where agent_id = 'big'": 8 * size,
            f"select * from assay.entry_chain('big', '{some}')": 20,
            f"select * from assay.annotations_for('big', '{some}')": 5,
            f"select assay.is_undone('big', '{some}')": 5,
        }.items():
            found = scans(reader, lambda sql=statement: query(reader, sql))  # type: ignore[misc]
            assert found["journal_entry"][1] <= most, statement


def test_an_annotation_reads_what_it_is_about(server: PostgresServer, large: Large) -> None:
    """Also in a session whose plans were made before, for tables that were empty."""
    with server.connect(large.name, WRITER) as new:
        for connection in (new, large.warm):
            last = append(connection, "big", "It is 0.")
            for kind in ("supersede", "supersede", "confirm", "retract", "retract"):

                def annotation(kind: str = kind) -> None:
                    nonlocal last
                    statement = {"p_statement": "It is 1."} if kind == "supersede" else {}
                    last = annotate(connection, "big", last, kind, **statement)  # noqa: B023

                found = scans(connection, annotation)
                for table, (_, rows) in found.items():
                    assert rows < 100, (kind, table, connection is new)
