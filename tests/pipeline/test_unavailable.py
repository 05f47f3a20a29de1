"""No connection to be had, and no server there: both say so, and neither reads as empty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from pgassay import (
    DatabaseBusyError,
    DatabaseUnavailableError,
    NotInstalledError,
    PermissionDeniedError,
    PgassayError,
)
from pipeline.support import AGENT, Recorder, Tables, World
from servers import OWNER, READER, PostgresServer

TEXT = "Mira moved to Ghent. She works at Acme now."


def reading_calls(world: World) -> list[Callable[[], Any]]:
    log, journal = world.log, world.journal
    return [
        lambda: log.get(AGENT, "t1", "c"),
        lambda: log.list_for_agent(AGENT),
        lambda: log.list_pending(AGENT),
        lambda: log.history(AGENT, "t1", "c"),
        lambda: log.turn_summary(AGENT, "t1"),
        lambda: log.rebuild_turn_summary(AGENT, "t1"),
        lambda: log.privacy_drop_counts(AGENT),
        lambda: log.compute_metrics(AGENT),
        lambda: log.compute_metrics(AGENT, {}),
        lambda: journal.entries(AGENT),
        lambda: journal.beliefs(AGENT),
        lambda: journal.for_candidate(AGENT, "t1", "c"),
    ]


def every_call(world: World) -> list[Callable[[], Any]]:
    memory = world.memory()
    return [
        *reading_calls(world),
        lambda: memory.extract_memories(TEXT),
        lambda: memory.extract_memories(TEXT, "t1"),
        lambda: memory.extract_memories("", "t1"),
        lambda: world.journal.append(AGENT, "Mira moved."),
    ]


def check_all(calls: list[Callable[[], Any]], error: type[PgassayError], words: str) -> None:
    for call in calls:
        with pytest.raises(error, match=words) as caught:
            call()
        assert caught.value.__cause__ is None
        assert caught.value.__context__ is None


def test_a_full_pool_is_a_busy_database(database_url: str, tables: Tables) -> None:
    world = World("sync", database_url, pool_size=1, pool_timeout=0.01)
    provider = Recorder()
    with world.database.engine.connect():
        check_all(every_call(world), DatabaseBusyError, "try again")
        with pytest.raises(DatabaseBusyError) as caught:
            world.memory(provider).extract_memories(TEXT, "t1")
    assert caught.value.retryable
    assert not provider.seen
    assert len(world.memory(provider).extract_memories(TEXT, "t1")) == 2
    world.close()
    tables.check(AGENT, {"t1": TEXT})


def test_a_full_pool_is_a_busy_database_for_asyncio(database_url: str, tables: Tables) -> None:
    world = World("async", database_url, pool_size=1, pool_timeout=0.01)

    async def occupy() -> Any:
        engine = await world.database.get_engine()
        return await engine.connect()

    connection = world.run(occupy())
    check_all(every_call(world), DatabaseBusyError, "try again")
    world.run(connection.close())
    assert len(world.memory().extract_memories(TEXT, "t1")) == 2
    world.close()
    tables.check(AGENT, {"t1": TEXT})


def test_a_server_without_a_free_connection_is_busy(
    server: PostgresServer, database_name: str, database_url: str
) -> None:
    with server.connect() as admin:
        admin.execute(f"alter database {database_name} connection limit 0")
    for kind in ("sync", "async"):
        world = World(kind, database_url)
        check_all(every_call(world), DatabaseBusyError, "limit")
        world.close()


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_dead_server_is_unavailable(kind: str) -> None:
    world = World(kind, "postgresql://someone:sesame@127.0.0.1:1/nowhere", connect_timeout=1)
    provider = Recorder()
    memory = world.memory(provider)
    calls = [*every_call(world), lambda: memory.extract_memories(TEXT, "t1")]
    check_all(calls, DatabaseUnavailableError, r"127\.0\.0\.1:1/nowhere.*try again")
    with pytest.raises(DatabaseUnavailableError) as caught:
        memory.extract_memories(TEXT, "t1")
    assert "sesame" not in f"{caught.value!r} {caught.value}"
    assert not provider.seen
    world.close()


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_database_without_the_schema_says_what_to_run(
    server: PostgresServer, empty_database_name: str, kind: str
) -> None:
    world = World(kind, server.url(empty_database_name, OWNER))
    check_all(every_call(world), NotInstalledError, "pgassay upgrade")
    world.close()


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_a_reader_reads_and_nothing_else(
    server: PostgresServer, database_name: str, tables: Tables, kind: str
) -> None:
    writer = World(kind, server.url(database_name, "assay_writer"))
    writer.memory().extract_memories(TEXT, "t1")
    reader = World(kind, server.url(database_name, READER))
    for call in reading_calls(reader):
        call()
    assert len(reader.journal.entries(AGENT)) == 2
    counts = tables.counts()
    check_all(
        [
            lambda: reader.memory().extract_memories(TEXT, "t2"),
            lambda: reader.journal.append(AGENT, "Mira moved."),
            lambda: reader.log.label(AGENT, {("t1", "t1:sentence:0"): True}),
            lambda: reader.journal.register_kind("note", targetless=True),
        ],
        PermissionDeniedError,
        "ermission denied",
    )
    assert tables.counts() == counts
    writer.close()
    reader.close()
