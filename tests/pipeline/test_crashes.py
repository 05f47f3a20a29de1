"""Runs that break off, at every point where they can, and what the next run makes of it."""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable
from typing import Any

import pytest

from pgassay import (
    AsyncSubconsciousMemory,
    AuditableExtractionConfig,
    Candidate,
    DatabaseError,
    DatabaseUnavailableError,
    ProvenanceJournal,
    VerdictResult,
)
from pgassay.database import AsyncDatabase, Call
from pgassay.firewall import Finding
from pipeline.support import (
    ACCEPT,
    AGENT,
    Interrupted,
    Recorder,
    Tables,
    World,
    answer,
    before_call,
    python,
    replace_firewall,
    statement_name,
)
from servers import OWNER, PostgresServer

TEXT = "Mira moved to Ghent. Did Carol Jones approve? She works at Acme now."
ACCEPTED = {"t1:sentence:0", "t1:sentence:2"}

STATEMENTS = ("probe_turn", "begin_assembly", "complete_assembly")

# A run in another process that is killed by the system before or after one of its statements.
KILLED = """
number, when, kind = {number}, {when!r}, {kind!r}
world = World(kind, url)
original = world.database.run
count = 0
if kind == "sync":
    def run(call, connection=None):
        global count
        if "assay.firewall_policy(" in call.sql: return original(call, connection)
        count += 1
        if count == number and when == "before": die()
        result = original(call, connection)
        if count == number: die()
        return result
else:
    async def run(call, connection=None):
        global count
        if "assay.firewall_policy(" in call.sql: return await original(call, connection)
        count += 1
        if count == number and when == "before": die()
        result = await original(call, connection)
        if count == number: die()
        return result
world.database.run = run
world.memory(agent_id={agent_id!r}).extract_memories({text!r}, "t1")
"""


def killed(url: str, number: int, when: str, kind: str = "sync", agent_id: str = AGENT) -> None:
    done = python(
        url,
        KILLED.format(number=number, when=when, kind=kind, agent_id=agent_id, text=TEXT),
        check=False,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr


def test_the_pending_row_is_committed_before_the_entry_is_written(
    world: World, tables: Tables
) -> None:
    seen: list[tuple[dict[str, str], int]] = []

    def look() -> None:
        seen.append((tables.states(), len(tables.entries())))

    before_call(world.database, 3, look)
    world.memory().extract_memories(TEXT, "t1")
    ((states, entries),) = seen
    assert {c for c, state in states.items() if state == "pending/accepted"} == ACCEPTED
    assert entries == 0
    tables.check(AGENT, {"t1": TEXT})


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_process_killed_between_pending_and_entry(
    sync_world: World, tables: Tables, database_url: str, kind: str
) -> None:
    killed(database_url, 3, "before", kind)
    pending = sync_world.log.list_pending(AGENT)
    assert {row.candidate_id for row in pending} == ACCEPTED
    assert all(row.is_open for row in pending)
    assert tables.entries() == []
    # Pending is no outcome: it is counted nowhere.
    assert sync_world.log.turn_summary(AGENT, "t1") == {"reason:not_a_fact": 4, "state:reject": 4}
    assert sync_world.log.compute_metrics(AGENT, {}).per_reason_code == {"not_a_fact": 4}

    # Its claims still hold: whoever comes now leaves them to it, and writes nothing.
    memory = sync_world.memory()
    counts = tables.counts()
    assert memory.extract_memories(TEXT, "t1") == []
    report = memory.last_extraction
    assert (report.outcome, report.in_progress, report.complete) == ("in_progress", 2, False)
    assert tables.counts() == counts

    tables.expire_leases()
    assert len(memory.extract_memories(TEXT, "t1")) == 2
    assert memory.last_extraction.complete
    tables.check(AGENT, {"t1": TEXT})
    assert tables.value("select count(*) from assay.lease") == 0
    assert sync_world.log.list_pending(AGENT) == []
    history = sync_world.log.history(AGENT, "t1", "t1:sentence:0")
    assert [(event.outcome, event.state) for event in history] == [
        ("applied", "pending"),
        ("applied", "pending"),
        ("applied", "accept"),
    ]


@pytest.mark.parametrize(("number", "when"), [(2, "before"), (2, "after"), (3, "after")])
def test_a_process_killed_elsewhere(
    sync_world: World, tables: Tables, database_url: str, number: int, when: str
) -> None:
    killed(database_url, number, when)
    tables.expire_leases()
    assert len(sync_world.memory().extract_memories(TEXT, "t1")) == 2
    tables.check(AGENT, {"t1": TEXT})


def test_two_agents_with_the_same_ids_of_which_one_died(
    sync_world: World, tables: Tables, database_url: str
) -> None:
    other = "agent-8"
    killed(database_url, 3, "before", agent_id=other)
    assert len(sync_world.memory().extract_memories(TEXT, "t1")) == 2
    assert tables.entries(other) == []
    tables.expire_leases()
    assert len(sync_world.memory(agent_id=other).extract_memories(TEXT, "t1")) == 2
    for agent_id in (AGENT, other):
        tables.check(agent_id, {"t1": TEXT})
    ids = {agent_id: {e.entry_id for e in tables.entries(agent_id)} for agent_id in (AGENT, other)}
    assert not ids[AGENT] & ids[other]


LAND = """
insert into assay.journal_entry (
    entry_id, captured_at, valid_from, agent_id, kind, turn_id, candidate_id,
    verbatim, statement, subjects
)
values (gen_random_uuid(), now(), now(), %s, 'assert', 't1', %s, %s, %s, array['cand:' || %s])
returning entry_id
"""


def test_an_entry_that_landed_without_its_decision_is_found_by_identity(
    sync_world: World, tables: Tables, database_url: str
) -> None:
    """As a store that was moved here may hold it: its own functions cannot leave this behind."""
    killed(database_url, 3, "before")
    words = "Mira moved to Ghent."
    landed = tables.value(LAND, AGENT, "t1:sentence:0", words, words, "t1:sentence:0")
    tables.expire_leases()
    provider = Recorder()
    assert len(sync_world.memory(provider).extract_memories(TEXT, "t1")) == 2
    assert provider.texts == ["She works at Acme now."]
    assert tables.decisions()["t1:sentence:0"].entry_id == landed
    tables.check(AGENT, {"t1": TEXT})


@pytest.mark.parametrize("policy", ["void", "drop"])
def test_a_landed_entry_is_finished_though_its_text_is_blocked_by_now(
    sync_world: World,
    tables: Tables,
    database_url: str,
    monkeypatch: pytest.MonkeyPatch,
    policy: str,
) -> None:
    killed(database_url, 3, "before")
    words = "Mira moved to Ghent."
    landed = tables.value(LAND, AGENT, "t1:sentence:0", words, words, "t1:sentence:0")
    tables.expire_leases()
    finding = Finding(reason="government_id", detector="newer", start=0, end=4)
    replace_firewall(monkeypatch, lambda text: [finding] if text == TEXT else [])
    memory = sync_world.memory(credential_policy=policy)
    for _ in range(2):
        memory.extract_memories(TEXT, "t1")
        states = tables.states()
        assert states["t1:sentence:0"] == "accept/accepted"
        row = tables.decisions()["t1:sentence:0"]
        assert (row.entry_id, row.text_sha256) == (landed, None)
        other = "firewall_drop/turn_level_block" if policy == "void" else "accept/accepted"
        assert states["t1:sentence:2"] == other
        assert "pending/accepted" not in states.values()
        assert memory.last_extraction.complete


def test_an_expired_lease_is_taken_over_and_its_late_holder_writes_nothing(
    world: World, tables: Tables, database_url: str
) -> None:
    after: list[Any] = []

    def another_runner() -> None:
        tables.expire_leases()
        second = World("sync", database_url)
        assert len(second.memory().extract_memories(TEXT, "t1")) == 2
        second.close()
        after.append(tables.counts())

    before_call(world.database, 3, another_runner)
    memory = world.memory()
    facts = memory.extract_memories(TEXT, "t1")
    assert [fact.candidate_id for fact in facts] == sorted(ACCEPTED)
    assert memory.last_extraction.complete
    assert tables.counts() == after[0]
    tables.check(AGENT, {"t1": TEXT})


def test_a_second_runner_keeps_off_while_the_first_is_at_work(
    world: World, tables: Tables, database_url: str
) -> None:
    def another_runner() -> None:
        counts = tables.counts()
        second = World("sync", database_url)
        memory = second.memory()
        assert memory.extract_memories(TEXT, "t1") == []
        assert memory.last_extraction.outcome == "in_progress"
        second.close()
        assert tables.counts() == counts

    before_call(world.database, 3, another_runner)
    assert len(world.memory().extract_memories(TEXT, "t1")) == 2
    tables.check(AGENT, {"t1": TEXT})


@pytest.mark.parametrize("number", [2, 3])
def test_an_interrupted_run_does_not_keep_its_own_process_waiting(
    world: World, tables: Tables, number: int
) -> None:
    def interrupt() -> None:
        raise Interrupted

    before_call(world.database, number, interrupt)
    memory = world.memory()
    with pytest.raises(Interrupted):
        memory.extract_memories(TEXT, "t1")
    assert memory.last_extraction is None
    assert len(world.memory().extract_memories(TEXT, "t1")) == 2
    tables.check(AGENT, {"t1": TEXT})


def test_a_cancelled_task_leaves_the_turn_to_the_next_one(
    adb: AsyncDatabase, tables: Tables
) -> None:
    config = AuditableExtractionConfig(Recorder(), ProvenanceJournal)

    async def main() -> None:
        memory = AsyncSubconsciousMemory(AGENT, auditable_extraction=config, database=adb)
        original = adb.run
        reached = asyncio.Event()

        async def run(call: Call[Any], connection: Any = None) -> Any:
            if statement_name(call.sql) == "complete_assembly" and not reached.is_set():
                reached.set()
                await asyncio.sleep(3600)
            return await original(call, connection)

        adb.run = run  # type: ignore[method-assign,assignment]
        task = asyncio.create_task(memory.extract_memories(TEXT, "t1"))
        await reached.wait()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert len(await memory.extract_memories(TEXT, "t1")) == 2

    asyncio.run(main())
    tables.check(AGENT, {"t1": TEXT})


def test_an_answer_that_was_lost_on_the_way(world: World, tables: Tables) -> None:
    """The server has committed, and the connection dies before it can say so."""
    for number, name in enumerate(("begin_assembly", "complete_assembly")):
        turn = World(world.kind, world.url)
        lose_answer_of(turn, name)
        turn_id = f"t{number}"
        with pytest.raises(DatabaseUnavailableError):
            turn.memory().extract_memories(TEXT, turn_id)
        turn.close()
        assert len(world.memory().extract_memories(TEXT, turn_id)) == 2
    tables.check(AGENT, {"t0": TEXT, "t1": TEXT})


def lose_answer_of(world: World, name: str) -> None:
    original = world.database.run

    if world.kind == "sync":

        def run(call: Call[Any], connection: Any = None) -> Any:
            result = original(call, connection)
            if statement_name(call.sql) == name:
                raise DatabaseUnavailableError
            return result

        world.database.run = run
    else:

        async def arun(call: Call[Any], connection: Any = None) -> Any:
            result = await original(call, connection)
            if statement_name(call.sql) == name:
                raise DatabaseUnavailableError
            return result

        world.database.run = arun


def test_a_backend_that_dies_in_the_second_phase_takes_the_entries_with_it(
    sync_world: World, tables: Tables
) -> None:
    with tables.connect() as blocker:
        blocker.autocommit = False

        def block() -> None:
            blocker.execute("lock table assay.journal_subject in access exclusive mode")

        def kill() -> None:
            # The entries are written; their tags wait for the lock.
            tables.eventually(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where wait_event_type = 'Lock' and query ~ 'complete_assembly'"
            )

        before_call(sync_world.database, 3, block)
        killer = threading.Thread(target=kill)
        killer.start()
        memory = sync_world.memory(resolver=tagged)
        with pytest.raises(DatabaseUnavailableError) as caught:
            memory.extract_memories(TEXT, "t1")
        killer.join()
        blocker.rollback()
    assert caught.value.detail["turn_id"] == "t1"
    assert tables.entries() == []
    assert {c for c, s in tables.states().items() if s == "pending/accepted"} == ACCEPTED
    assert len(memory.extract_memories(TEXT, "t1")) == 2
    tables.check(AGENT, {"t1": TEXT})


def tagged(candidate: Candidate) -> Any:
    from pgassay import Resolution

    return Resolution(status="resolved")


# --- the server goes away -------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_server_stopped_before_any_statement(private_server: PostgresServer, kind: str) -> None:
    url = private_server.url(private_server.migrated_database(), OWNER)
    tables = Tables(url)
    world = World(kind, url)
    turns: dict[str, str] = {}
    stops: list[tuple[int, Callable[[], None]]] = [
        (1, private_server.stop),
        (2, private_server.stop),
        (2, lambda: private_server.stop("immediate")),
        (3, private_server.stop),
        (3, lambda: private_server.stop("immediate")),
        (3, private_server.kill),
    ]
    for number, (statement, stop) in enumerate(stops):
        turn_id = f"t{number}"
        broken = World(kind, url)
        before_call(broken.database, statement, stop)
        memory = broken.memory()
        with pytest.raises(DatabaseUnavailableError) as caught:
            memory.extract_memories(TEXT, turn_id)
        assert "try again" in str(caught.value)
        assert caught.value.retryable
        assert caught.value.detail["turn_id"] == turn_id
        assert memory.last_extraction is None
        # Still down: every call says so, none answers with nothing.
        for call in (
            lambda: memory.extract_memories(TEXT, turn_id),  # noqa: B023
            lambda: world.log.list_for_agent(AGENT),
            lambda: world.log.list_pending(AGENT),
            lambda: world.log.turn_summary(AGENT, turn_id),  # noqa: B023
            lambda: world.log.compute_metrics(AGENT),
            lambda: world.journal.entries(AGENT),
            lambda: world.journal.beliefs(AGENT),
        ):
            with pytest.raises(DatabaseUnavailableError):
                call()
        private_server.start()
        facts = memory.extract_memories(TEXT, turn_id)
        assert len(facts) == 2
        assert memory.last_extraction.complete
        turns[turn_id] = TEXT
        tables.check(AGENT, turns)
        broken.close()
    world.close()


def test_a_turn_without_an_id_can_be_run_again_after_an_outage(
    world: World, tables: Tables
) -> None:
    def fail() -> None:
        raise DatabaseUnavailableError

    before_call(world.database, 2, fail)  # a fresh id needs no probe: begin, complete
    memory = world.memory()
    with pytest.raises(DatabaseError) as caught:
        memory.extract_memories(TEXT)
    turn_id = caught.value.detail["turn_id"]
    assert any(turn_id in note for note in caught.value.__notes__)
    assert set(tables.states()) == {
        candidate_id.replace("t1", turn_id) for candidate_id in expected_ids()
    }
    assert len(memory.extract_memories(TEXT, turn_id)) == 2
    tables.check(AGENT, {turn_id: TEXT})


def expected_ids() -> set[str]:
    from pgassay import generate_candidates

    return {candidate.candidate_id for candidate in generate_candidates("t1", TEXT)}


# --- slow judges ----------------------------------------------------------------------------------

SLOW_TEXT = "Ann left. Bob left. Cid left. Dan left. Eve left. Fay left."


def test_a_slow_judges_verdicts_are_written_as_they_come(sync_world: World, tables: Tables) -> None:
    written: list[int] = []

    class Slow:
        def llm_verdict(self, candidate: Candidate) -> VerdictResult:
            written.append(len(tables.decisions()))
            threading.Event().wait(0.25)  # longer than a verdict waits for company
            return answer(candidate, ACCEPT)

    sync_world.memory(Slow()).extract_memories(SLOW_TEXT, "t1")
    assert written == list(range(6))
    tables.check(AGENT, {"t1": SLOW_TEXT})


SLOW_PROCESS = """
import asyncio, threading
tables = Tables(url)

def wait_for_rows(number):
    # What was judged before must be in the tables while this verdict is in flight.
    while sum(s.startswith("accept") for s in tables.states().values()) < number:
        time.sleep(0.01)

if {kind!r} == "sync":
    class Slow:
        def llm_verdict(self, candidate):
            if candidate.text.startswith("Dan"):
                wait_for_rows(3)
                die()
            time.sleep(0.25)
            return accept_all(candidate)
else:
    class Slow:
        max_concurrency = 1
        async def llm_verdict(self, candidate):
            if candidate.text.startswith("Dan"):
                await asyncio.to_thread(wait_for_rows, 3)
                die()
            await asyncio.sleep(0.25)
            return accept_all(candidate)
World({kind!r}, url).memory(Slow()).extract_memories({text!r}, "t1")
"""


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_killed_process_loses_only_the_verdicts_in_flight(
    sync_world: World, tables: Tables, database_url: str, kind: str
) -> None:
    done = python(database_url, SLOW_PROCESS.format(kind=kind, text=SLOW_TEXT), check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    assert tables.states() == {f"t1:sentence:{n}": "accept/accepted" for n in range(3)}
    provider = Recorder(lambda _: ACCEPT)
    assert len(sync_world.memory(provider).extract_memories(SLOW_TEXT, "t1")) == 6
    assert provider.texts == ["Dan left.", "Eve left.", "Fay left."]
    tables.check(AGENT, {"t1": SLOW_TEXT})


def test_no_connection_is_held_while_a_judge_thinks(
    server: PostgresServer, database_url: str
) -> None:
    narrow = World("sync", database_url, pool_size=1, pool_timeout=0.5)
    tables = Tables(database_url)

    def judge(candidate: Candidate) -> VerdictResult:
        # The only connection of the pool is free, and nothing waits for anything on the server.
        assert narrow.log.list_for_agent("someone else") == []
        assert not tables.value(
            "select count(*) from pg_locks where locktype = 'advisory'"
            " and database = (select oid from pg_database where datname = current_database())"
        )
        return answer(candidate, ACCEPT)

    assert len(narrow.memory(judge).extract_memories(SLOW_TEXT, "t1")) == 6
    narrow.close()
