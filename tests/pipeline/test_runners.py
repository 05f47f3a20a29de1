"""Several runners on the same turn: one entry per accepted candidate, and losers write nothing."""

from __future__ import annotations

import asyncio
import os
import threading
from collections import Counter
from typing import Any

import pytest

from pgassay import (
    AsyncSubconsciousMemory,
    AuditableExtractionConfig,
    ProvenanceJournal,
    TurnConflictError,
)
from pgassay.database import AsyncDatabase
from pipeline.support import (
    AGENT,
    TURNS_VARIABLE,
    Recorder,
    Tables,
    World,
    before_call,
    crowd,
)
from servers import PostgresServer

TEXT = "Mira moved to Ghent. Did Carol Jones approve? She works at Acme now."

RUNNERS = 8


@pytest.fixture
def crowded_turns(server: PostgresServer) -> dict[str, str]:
    """The turns to run: few by default, the number in the environment variable if it is set."""
    count = int(os.environ.get(TURNS_VARIABLE, "25" if server.major == 18 else "12"))
    return {f"t{number}": TEXT.replace("Acme", f"Acme{number}") for number in range(count)}


@pytest.mark.parametrize("isolation", ["read committed", "repeatable read"])
def test_eight_processes_on_the_same_turns(
    server: PostgresServer,
    database_name: str,
    database_url: str,
    tables: Tables,
    crowded_turns: dict[str, str],
    isolation: str,
) -> None:
    with server.connect() as admin:
        admin.execute(
            f"alter database {database_name} set default_transaction_isolation = '{isolation}'"
        )
    outcomes = crowd(database_url, RUNNERS, crowded_turns)
    assert len(outcomes) == RUNNERS * len(crowded_turns)
    # Nobody failed, and nobody took another's work for nothing to remember.
    assert {outcome for _, outcome in outcomes} <= {"remembered", "in_progress"}
    assert {turn_id for turn_id, outcome in outcomes if outcome == "remembered"} == set(
        crowded_turns
    )
    check_one_run_each(tables, crowded_turns)


def check_one_run_each(tables: Tables, turns: dict[str, str]) -> None:
    """The rows are those of a single run, and so is the history: the losers wrote nothing."""
    tables.check(AGENT, turns)
    expected: Counter[tuple[str, str, str]] = Counter()
    for candidate_id, state in tables.states().items():
        if state == "accept/accepted":
            expected[candidate_id, "applied", "pending"] += 1
        expected[candidate_id, "applied", state.split("/")[0]] += 1
    assert tables.events() == expected
    assert tables.value("select count(*) from assay.lease") == 0


def test_eight_threads_with_one_memory(sync_world: World, tables: Tables) -> None:
    memory = sync_world.memory()
    barrier = threading.Barrier(RUNNERS)
    errors: list[BaseException] = []

    def work() -> None:
        try:
            for number in range(5):
                barrier.wait()
                memory.extract_memories(TEXT, f"t{number}")
        except BaseException as error:
            errors.append(error)
            barrier.abort()

    threads = [threading.Thread(target=work) for _ in range(RUNNERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert errors == []
    check_one_run_each(tables, {f"t{number}": TEXT for number in range(5)})


def test_eight_tasks_with_one_memory(adb: AsyncDatabase, tables: Tables) -> None:
    config = AuditableExtractionConfig(Recorder(), ProvenanceJournal)

    async def main() -> list[Any]:
        memory = AsyncSubconsciousMemory(AGENT, auditable_extraction=config, database=adb)
        return await asyncio.gather(
            *(memory.extract_memories(TEXT, f"t{n % 5}") for n in range(5 * RUNNERS))
        )

    facts = asyncio.run(main())
    assert max(map(len, facts)) == 2
    check_one_run_each(tables, {f"t{number}": TEXT for number in range(5)})


def test_runners_with_different_texts_for_one_turn_id(
    sync_world: World, tables: Tables, database_url: str
) -> None:
    """Both have looked before either has written: the database decides."""
    other = World("sync", database_url)

    after: list[dict[str, int]] = []

    def first_the_other() -> None:
        other.memory().extract_memories("Quite another text. And more.", "t1")
        after.append(tables.counts())

    before_call(sync_world.database, 2, first_the_other)
    with pytest.raises(TurnConflictError):
        sync_world.memory().extract_memories(TEXT, "t1")
    assert [tables.counts()] == after
    tables.check(AGENT, {"t1": "Quite another text. And more."})
    other.close()
