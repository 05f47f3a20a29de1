"""What a turn costs: statements, commits and calls of the judge, counted on the server."""

from __future__ import annotations

import math
import re
from collections.abc import Callable
from typing import Any

import pytest

from pgassay import Candidate, VerdictResult, policy
from pipeline.support import ACCEPT, AGENT, NOT_A_FACT, Recorder, Tables, World, accept_all, answer
from servers import PostgresServer

TEXT = "Mira moved to Ghent. Did Carol Jones approve? She works at Acme now."

LIMIT = 4


@pytest.fixture
def statements(
    server: PostgresServer, world: World, database_name: str, monkeypatch: pytest.MonkeyPatch
) -> Callable[[], list[str]]:
    """Returns the statements that the server executed for our database since the last call."""
    world.log.list_for_agent("nobody")  # the connection is there
    # What is known of the firewall does not grow old while a slow machine runs these.
    monkeypatch.setattr(policy, "REFRESH_SECONDS", math.inf)
    mark = server.log_mark()

    def since() -> list[str]:
        nonlocal mark
        text = server.log_since(mark)
        mark = server.log_mark()
        return re.findall(rf"@{database_name} LOG:  (?:statement|execute [^:]*): (.*)", text)

    return since


def commits(server: PostgresServer, name: str) -> int:
    """Transactions that were committed in a database, as its statistics say."""
    with server.connect() as admin:
        row = admin.execute(
            "select xact_commit, xact_rollback from pg_stat_database where datname = %s", [name]
        ).fetchone()
    assert row is not None
    return int(row[0])


@pytest.mark.parametrize("known", [False, True], ids=["own id", "given id"])
def test_a_turn_takes_at_most_four_statements(
    world: World, statements: Callable[[], list[str]], known: bool
) -> None:
    memory = world.memory()
    memory.extract_memories(TEXT, "t")
    done = statements()
    # The first use of a database asks for its firewall, once.
    assert [statement for statement in done if "firewall_policy" in statement] == done[:1]
    assert len(done) == 4 == LIMIT
    for number in range(8):  # the driver prepares a statement that is used often
        assert len(memory.extract_memories(TEXT, f"t{number}" if known else None)) == 2
        done = statements()
        assert len(done) == (3 if known else 2) < LIMIT, done
        assert not any(re.match(r"(begin|commit|set|select 1)", s, re.I) for s in done)


def test_the_number_of_statements_does_not_grow_with_the_turn(
    world: World, statements: Callable[[], list[str]], tables: Tables
) -> None:
    world.memory().extract_memories(TEXT, "t0")
    statements()
    text = " ".join(f"Fact number {n} is about Mira Jones." for n in range(700))
    assert len(world.memory(accept_all).extract_memories(text, "t1")) == 1400
    assert len(statements()) == 3
    tables.check(AGENT, {"t0": TEXT, "t1": text})


def test_a_turn_that_is_settled_costs_one_look_and_no_write(
    world: World, statements: Callable[[], list[str]], tables: Tables
) -> None:
    memory = world.memory()
    memory.extract_memories("Is this a question?", "t1")
    memory.extract_memories("", "t2")
    memory.extract_memories("Off the record, Mira moved.", "t3")
    statements()
    counts = tables.counts()
    statements()
    for turn_id, text in (
        ("t1", "Is this a question?"),
        ("t2", ""),
        ("t3", "Off the record, Mira moved."),
    ):
        memory.extract_memories(text, turn_id)
        assert len(statements()) == 1
    assert tables.counts() == counts


def test_commits_are_what_the_servers_statistics_say(
    server: PostgresServer, database_name: str, sync_world: World
) -> None:
    memory = sync_world.memory()
    memory.extract_memories(TEXT, "t0")
    sync_world.database.close()  # statistics are complete when the session has ended
    before = settled(server, database_name)
    for number in range(1, 11):
        memory.extract_memories(TEXT, f"t{number}")
    sync_world.database.close()
    assert settled(server, database_name) - before <= 10 * LIMIT


def settled(server: PostgresServer, name: str) -> int:
    """The commits of a database without sessions, when the number no longer moves."""
    with server.connect() as admin:
        while True:
            row = admin.execute(
                "select count(*) from pg_stat_activity where datname = %s", [name]
            ).fetchone()
            if row == (0,):
                break
    return commits(server, name)


def test_one_call_of_a_judge_of_sets_for_a_whole_turn(world: World) -> None:
    calls: list[int] = []

    class Sets:
        def llm_verdict(self, candidate: Candidate) -> VerdictResult:
            raise AssertionError("the set version is there")

        def llm_verdicts(self, candidates: Any) -> list[VerdictResult]:
            calls.append(len(candidates))
            return [answer(candidate, ACCEPT) for candidate in candidates]

    assert len(world.memory(Sets()).extract_memories(TEXT, "t1")) == 6
    assert calls == [6]


def test_the_work_of_the_server_grows_with_the_turn_and_no_faster(
    sync_world: World, tables: Tables
) -> None:
    size = 1000
    text = " ".join(f"Fact number {n} holds." for n in range(size))
    # Two turns: the second meets plans that were made for the first.
    for number in range(2):
        sync_world.memory(SetOf(Recorder(lambda _: ACCEPT))).extract_memories(text, f"t{number}")
    sync_world.database.close()  # statistics are complete when the session has ended
    read = tables.value(
        "select max(idx_tup_read) from pg_stat_user_indexes where schemaname = 'assay'"
    )
    while read == 0:
        read = tables.value(
            "select max(idx_tup_read) from pg_stat_user_indexes where schemaname = 'assay'"
        )
    # Every row is looked up a few times, not once for every other row.
    assert read < 50 * 2 * size
    tables.check(AGENT, {"t0": text, "t1": text})


def test_fifty_thousand_candidates_in_one_turn(
    server: PostgresServer, sync_world: World, tables: Tables, database_name: str
) -> None:
    text = " ".join(f"We saw item {n} there." for n in range(50_000))
    provider = Recorder(lambda c: ACCEPT if c.text.endswith("7 there.") else NOT_A_FACT)
    sync_world.log.list_for_agent("nobody")  # the connection is there
    mark = server.log_mark()
    facts = sync_world.memory(SetOf(provider)).extract_memories(text, "t1")
    executed = re.findall(rf"@{database_name} LOG:  (?:statement|execute)", server.log_since(mark))
    assert len(executed) <= LIMIT
    assert len(facts) == 5_000
    tables.check(AGENT, {"t1": text})


class SetOf:
    """A judge that answers for a whole turn at once."""

    def __init__(self, provider: Recorder) -> None:
        self._provider = provider

    def llm_verdict(self, candidate: Candidate) -> VerdictResult:
        raise AssertionError("the set version is there")

    def llm_verdicts(self, candidates: Any) -> list[Any]:
        return [self._provider.llm_verdict(candidate) for candidate in candidates]
