"""One call, one round trip; and what happens when the server, the loop or the process changes."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import re
import shutil
import socket
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator
from concurrent import futures
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import sqlalchemy
from psycopg.types.json import Jsonb
from sqlalchemy.ext.asyncio import create_async_engine

from pgassay import database as module
from pgassay.database import (
    AsyncDatabase,
    Call,
    Database,
    configure,
    default_async_database,
    default_database,
)
from pgassay.errors import (
    ConfigurationError,
    DatabaseBusyError,
    DatabaseError,
    DatabaseUnavailableError,
    InvalidInputError,
    RetryableError,
)
from servers import OWNER, PostgresServer, Workshop

ROOT = Path(__file__).resolve().parents[1]


def scalar(sql: str, *, read_only: bool = False, **params: object) -> Call[object]:
    return Call(sql, params, lambda rows: rows[0][0] if rows else None, read_only)


ONE = scalar("select 1")
WAIT = scalar("select pg_advisory_lock_shared(1) is null")


@pytest.fixture
def url(server: PostgresServer, empty_database_name: str) -> str:
    """A database of its own: nothing here needs the schema."""
    return server.url(empty_database_name, OWNER)


@pytest.fixture
def plain(url: str) -> Iterator[Database]:
    with Database(url) as database:
        yield database


def backends(server: PostgresServer, name: str) -> int:
    """Count the server processes that serve a database."""
    with server.connect() as admin:
        row = admin.execute("select count(*) from pg_stat_activity where datname = %s", [name])
        count = row.fetchone()
    assert count is not None
    return int(count[0])


def eventually(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not come about"
        time.sleep(0.02)


def database_of(url: str) -> str:
    name = sqlalchemy.make_url(url).database
    assert name is not None
    return name


# --- what travels --------------------------------------------------------------------------------


class Wire:
    """A proxy in front of a server that counts round trips: turns from client to server."""

    def __init__(self, port: int, *, as_pooler: bool = False) -> None:
        self._as_pooler = as_pooler
        self.round_trips = 0
        self.sent = bytearray()
        self._target = ("127.0.0.1", port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port = self._listener.getsockname()[1]
        self._sockets: list[socket.socket] = [self._listener]
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self._listener.accept()
            except OSError:
                return
            upstream = socket.create_connection(self._target)
            self._sockets += [client, upstream]
            thread = threading.Thread(target=self._pump, args=(client, upstream))
            self._threads.append(thread)
            thread.start()

    def _pump(self, client: socket.socket, upstream: socket.socket) -> None:
        import select

        asked = False
        with contextlib.suppress(OSError, ValueError):
            while True:
                for ready in select.select([client, upstream], [], [])[0]:
                    data = ready.recv(65536)
                    if not data:
                        client.close()
                        upstream.close()
                        return
                    if ready is client:
                        if not asked:
                            self.round_trips += 1
                        asked = True
                        self.sent += data
                        upstream.sendall(data)
                    else:
                        asked = False
                        if self._as_pooler:
                            data = self._with_another_key(data)
                        client.sendall(data)

    @staticmethod
    def _with_another_key(data: bytes) -> bytes:
        """Replace the process id in the server's BackendKeyData, as poolers do."""
        return re.sub(
            rb"K\x00\x00\x00\x0c.{4}", b"K\x00\x00\x00\x0c\x00\x00\x00\x07", data, flags=re.DOTALL
        )

    def reset(self) -> None:
        self.round_trips = 0
        self.sent.clear()

    def close(self) -> None:
        for item in self._sockets:
            with contextlib.suppress(OSError):
                item.shutdown(socket.SHUT_RDWR)
            item.close()
        for thread in self._threads:
            thread.join()


@pytest.fixture
def wire(server: PostgresServer) -> Iterator[Wire]:
    proxy = Wire(server.port)
    yield proxy
    proxy.close()


def test_a_call_is_one_round_trip_and_no_transaction_messages(wire: Wire, url: str) -> None:
    tcp = f"postgresql://{OWNER}@127.0.0.1:{wire.port}/{database_of(url)}"
    with Database(tcp) as database:
        database.run(ONE)
        for _ in range(4):
            wire.reset()
            database.run(scalar("select %(a)s::int", a=1))
            assert wire.round_trips == 1
            assert b"BEGIN" not in wire.sent
            assert b"COMMIT" not in wire.sent
            assert b"ROLLBACK" not in wire.sent


def test_the_same_holds_for_asyncio(wire: Wire, url: str) -> None:
    tcp = f"postgresql://{OWNER}@127.0.0.1:{wire.port}/{database_of(url)}"

    async def main() -> None:
        async with AsyncDatabase(tcp) as database:
            await database.run(ONE)
            for _ in range(4):
                wire.reset()
                await database.run(scalar("select %(a)s::int", a=1))
                assert wire.round_trips == 1
                assert b"BEGIN" not in wire.sent
                assert b"COMMIT" not in wire.sent

    asyncio.run(main())


def test_an_engine_of_the_callers_costs_one_round_trip_too(wire: Wire, url: str) -> None:
    engine = sqlalchemy.create_engine(
        f"postgresql+psycopg://{OWNER}@127.0.0.1:{wire.port}/{database_of(url)}"
    )
    database = Database(engine)
    database.run(ONE)
    wire.reset()
    assert database.run(ONE) == 1
    assert wire.round_trips == 1
    assert b"BEGIN" not in wire.sent
    # Closing our object leaves the caller's pool alone.
    database.close()
    assert engine.pool.checkedin() == 1  # type: ignore[attr-defined]
    engine.dispose()


def test_statements_are_prepared_unless_asked_not_to(server: PostgresServer, url: str) -> None:
    prepared = scalar("select count(*) from pg_prepared_statements where statement like '%%mark%%'")
    for threshold, expected in ((2, 1), (None, 0)):
        with Database(url, pool_size=1, prepare_threshold=threshold) as database:
            for number in range(6):
                database.run(scalar("select %(a)s::int as mark", a=number))
            assert database.run(prepared) == expected


def test_nothing_is_prepared_through_a_pooler(server: PostgresServer, url: str) -> None:
    prepared = scalar("select count(*) from pg_prepared_statements where statement like '%%mark%%'")
    for as_pooler, expected in ((False, 1), (True, 0)):
        wire = Wire(server.port, as_pooler=as_pooler)
        tcp = f"postgresql://{OWNER}@127.0.0.1:{wire.port}/{database_of(url)}"
        with Database(tcp, pool_size=1, prepare_threshold=1) as database:
            for number in range(6):
                database.run(scalar("select %(a)s::int as mark", a=number))
            assert database.run(prepared) == expected

        async def main(tcp: str) -> object:
            async with AsyncDatabase(tcp, pool_size=1, prepare_threshold=1) as database:
                for number in range(6):
                    await database.run(scalar("select %(a)s::int as mark", a=number))
                return await database.run(prepared)

        assert asyncio.run(main(tcp)) == expected
        wire.close()


@pytest.fixture
def pooler(server: PostgresServer, workshop: Workshop) -> Iterator[int]:
    """PgBouncer in transaction mode with four server connections; yields its port."""
    program = shutil.which("pgbouncer", path=f"{os.environ['PATH']}:/usr/sbin")
    if program is None:
        pytest.skip("PgBouncer is not installed")
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
    home = workshop.base / f"pooler-{port}"
    home.mkdir()
    (home / "users").write_text(f'"{OWNER}" ""\n')
    (home / "settings").write_text(
        f"[databases]\n* = host=127.0.0.1 port={server.port}\n"
        f"[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\n"
        f"auth_type = trust\nauth_file = {home}/users\nlogfile = {home}/log\n"
        "pool_mode = transaction\ndefault_pool_size = 4\n"
    )
    workshop.give_away(home)
    with subprocess.Popen(
        [*workshop.as_user(), program, home / "settings"], stderr=subprocess.DEVNULL
    ) as process:

        def accepts() -> bool:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                return True
            return False

        eventually(accepts)
        yield port
        process.terminate()


def test_behind_pgbouncer_in_transaction_mode(pooler: int, url: str) -> None:
    pooled = f"postgresql://{OWNER}@127.0.0.1:{pooler}/{database_of(url)}"
    count = "select count(*) from s.thing where a = %(a)s"
    with Database(pooled, pool_size=12) as database:
        database.run(Call("create schema s create table thing (a int)", {}, list))

        def write_and_read(number: int) -> object:
            database.run(Call("insert into s.thing values (%(a)s)", {"a": number}, list))
            return database.run(scalar(count, a=number))

        with ThreadPoolExecutor(12) as threads:
            assert list(threads.map(write_and_read, range(200))) == [1] * 200

    async def main() -> list[object]:
        async with AsyncDatabase(pooled, pool_size=12) as database:
            calls = (database.run(scalar(count, a=number)) for number in range(200))
            return list(await asyncio.gather(*calls))

    assert asyncio.run(main()) == [1] * 200


def test_a_literal_percent_sign_is_written_twice(plain: Database) -> None:
    assert plain.run(scalar("select 5 %% 3")) == 2
    assert plain.run(scalar("select %(a)s::int %% 3", a=5)) == 2


def test_a_statement_without_rows(plain: Database) -> None:
    assert plain.run(Call("create temporary table t (a int)", {}, list)) == []


def test_text_is_utf8_whatever_the_environment_says(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    text = "naïve 日本 👩‍👩‍👧 \u2028 \u202eabc"
    with Database(url) as database:
        assert database.run(scalar("select %(a)s::text", a=text)) == text


# --- what is refused before it travels -----------------------------------------------------------

BAD = {"nul": "a\x00b", "high surrogate": "a\ud83d", "low surrogate": "\udc00"}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD.keys())
@pytest.mark.parametrize(
    "wrap",
    [
        lambda text: text,
        lambda text: ["fine", text],
        lambda text: [("fine", text)],
        lambda text: Jsonb({"a": [text]}),
        lambda text: Jsonb({text: 1}),
    ],
    ids=["text", "list", "rows", "json", "json key"],
)
def test_text_that_cannot_be_stored(
    server: PostgresServer, plain: Database, text: str, wrap: Callable[[str], object]
) -> None:
    plain.run(ONE)
    mark = server.log_mark()
    call = Call(
        "select %(p_statement)s, %(p_other)s", {"p_other": "x", "p_statement": wrap(text)}, list
    )
    with pytest.raises(InvalidInputError, match="value of statement") as caught:
        plain.run(call)
    assert text not in str(caught.value)
    assert caught.value.__context__ is None
    assert server.log_since(mark) == ""

    async def main() -> None:
        async with AsyncDatabase(plain.engine.url) as database:
            await database.run(call)

    with pytest.raises(InvalidInputError, match="value of statement"):
        asyncio.run(main())


# --- transactions --------------------------------------------------------------------------------


def test_a_callers_connection_is_joined_and_not_committed(plain: Database) -> None:
    plain.run(Call("create schema s create table thing (a int)", {}, list))
    insert = Call("insert into s.thing values (1)", {}, list)
    count = scalar("select count(*) from s.thing")
    transactional = plain.engine.execution_options(isolation_level="REPEATABLE READ")
    with transactional.connect() as connection:
        plain.run(insert, connection)
        assert plain.run(count, connection) == 1
        assert plain.run(count) == 0
        connection.rollback()
    assert plain.run(count) == 0
    # The pooled connection went back to autocommit.
    plain.run(insert)
    assert plain.run(count) == 1


LEVEL = scalar("select current_setting('transaction_isolation')")


def test_transactions_of_the_engine_are_as_its_options_say(plain: Database) -> None:
    plain.run(Call("create schema s create table thing (a int)", {}, list))
    insert = Call("insert into s.thing values (1)", {}, list)
    count = scalar("select count(*) from s.thing")
    for level in ("READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"):
        engines = [plain.engine.execution_options(isolation_level=level)]
        if level == "READ COMMITTED":
            engines.append(plain.engine)
        for engine in engines:
            with engine.connect() as connection:
                assert plain.run(LEVEL, connection) == level.lower()
                plain.run(insert, connection)
                connection.rollback()
            assert plain.run(count) == 0
    with plain.engine.connect() as connection:
        connection.execution_options(isolation_level="SERIALIZABLE")
        assert plain.run(LEVEL, connection) == "serializable"

    async def main() -> None:
        async with AsyncDatabase(plain.engine.url) as database:
            engine = await database.get_engine()
            assert engine is await database.get_engine()
            stricter = engine.execution_options(isolation_level="REPEATABLE READ")
            async with engine.connect() as connection, stricter.connect() as other:
                assert await database.run(LEVEL, connection) == "read committed"
                assert await database.run(LEVEL, other) == "repeatable read"
                await database.run(insert, connection)

    asyncio.run(main())
    assert plain.run(count) == 0


def test_an_engine_of_the_callers_with_a_level_of_its_own(url: str) -> None:
    """Without a connection of the caller's a call is a transaction of its own, whatever that is."""
    made = sqlalchemy.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    try:
        database = Database(made.execution_options(isolation_level="REPEATABLE READ"))
        database.run(Call("create schema s create table thing (a int)", {}, list))
        with database.engine.connect() as connection:
            assert database.run(LEVEL, connection) == "repeatable read"
        with Database(url) as other:
            assert other.run(scalar("select count(*) from s.thing")) == 0
    finally:
        made.dispose()


def test_an_async_connection_of_the_callers(url: str) -> None:
    async def main() -> None:
        async with AsyncDatabase(url) as database:
            await database.run(Call("create schema s create table thing (a int)", {}, list))
            engine = await database.get_engine()
            transactional = engine.execution_options(isolation_level="READ COMMITTED")
            async with transactional.connect() as connection:
                await database.run(Call("insert into s.thing values (1)", {}, list), connection)
                await connection.rollback()
            assert await database.run(scalar("select count(*) from s.thing")) == 0

    asyncio.run(main())


FAIL_TWICE = """
do $$ begin
    if nextval('s.tries') < 3 then
        raise exception 'no' using errcode = '{code}';
    end if;
end $$
"""


@pytest.mark.parametrize("code", ["40001", "40P01"])
def test_lost_races_are_run_again(plain: Database, code: str) -> None:
    # A sequence keeps its value when the transaction is rolled back.
    plain.run(Call("create schema s create sequence tries", {}, list))
    call = Call(FAIL_TWICE.format(code=code), {}, list)
    plain.run(call)
    assert plain.run(scalar("select last_value from s.tries")) == 3

    async def main() -> None:
        async with AsyncDatabase(plain.engine.url) as database:
            await database.run(Call("alter sequence s.tries restart", {}, list))
            await database.run(call)

    asyncio.run(main())
    assert plain.run(scalar("select last_value from s.tries")) == 3


def test_lost_races_have_an_end(plain: Database) -> None:
    plain.run(Call("create schema s create sequence tries", {}, list))
    endless = Call(FAIL_TWICE.format(code="40001").replace("< 3", "> 0"), {}, list)
    with pytest.raises(RetryableError):
        plain.run(endless)
    assert 3 <= plain.run(scalar("select last_value from s.tries")) <= 10  # type: ignore[operator]


def test_lost_races_in_the_callers_transaction_are_the_callers(plain: Database) -> None:
    plain.run(Call("create schema s create sequence tries", {}, list))
    engine = plain.engine.execution_options(isolation_level="READ COMMITTED")
    with engine.connect() as connection, pytest.raises(RetryableError):
        plain.run(Call(FAIL_TWICE.format(code="40001"), {}, list), connection)
    assert plain.run(scalar("select last_value from s.tries")) == 1


def test_other_errors_are_not_tried_again(plain: Database) -> None:
    plain.run(Call("create schema s create sequence tries", {}, list))
    with pytest.raises(DatabaseError):
        plain.run(Call(FAIL_TWICE.format(code="22012"), {}, list))
    assert plain.run(scalar("select last_value from s.tries")) == 1


# --- the pool ------------------------------------------------------------------------------------


@contextlib.contextmanager
def held(server: PostgresServer, url: str) -> Iterator[Callable[[], None]]:
    """Keep everybody waiting who runs WAIT, until the function that this yields is called."""
    with server.connect(database_of(url)) as admin:
        admin.execute("select pg_advisory_lock(1)")
        yield lambda: admin.execute("select pg_advisory_unlock(1)")


def test_the_pool_is_bounded_and_waiting_has_an_end(server: PostgresServer, url: str) -> None:
    with (
        held(server, url) as release,
        Database(url, pool_size=2, pool_timeout=0.2) as database,
        ThreadPoolExecutor(12) as threads,
    ):
        calls = {threads.submit(database.run, WAIT) for _ in range(12)}
        while len(calls) > 2:
            done, calls = futures.wait(calls, return_when=futures.FIRST_COMPLETED)
            assert all(isinstance(call.exception(), DatabaseBusyError) for call in done)
        assert backends(server, database_of(url)) == 1 + 2
        release()
        assert [call.result() for call in calls] == [False, False]
        # No restart is needed.
        assert database.run(ONE) == 1
    eventually(lambda: backends(server, database_of(url)) == 0)


def test_the_async_pool_is_bounded_too(server: PostgresServer, url: str) -> None:
    async def main(release: Callable[[], None]) -> None:
        async with AsyncDatabase(url, pool_size=2, pool_timeout=0.2) as database:
            calls = {asyncio.create_task(database.run(WAIT)) for _ in range(8)}
            while len(calls) > 2:
                done, calls = await asyncio.wait(calls, return_when=asyncio.FIRST_COMPLETED)
                assert all(isinstance(call.exception(), DatabaseBusyError) for call in done)
            assert backends(server, database_of(url)) == 1 + 2
            release()
            assert await asyncio.gather(*calls) == [False, False]
            assert await database.run(ONE) == 1

    with held(server, url) as release:
        asyncio.run(main(release))


def test_a_server_without_a_connection_left(server: PostgresServer, url: str) -> None:
    name = database_of(url)
    with server.connect() as admin:
        admin.execute(f'alter database "{name}" connection limit 1')
    with Database(url) as first, Database(url) as second:
        with first.engine.connect() as connection:
            connection.exec_driver_sql("select 1")
            with pytest.raises(DatabaseBusyError):
                second.run(ONE)
        first.close()
        eventually(lambda: backends(server, name) == 0)
        assert second.run(ONE) == 1


def test_many_calls_share_few_connections(server: PostgresServer, url: str) -> None:
    with Database(url, pool_size=5) as database:
        with ThreadPoolExecutor(10) as threads:
            list(threads.map(lambda _: database.run(ONE), range(300)))
        assert backends(server, database_of(url)) <= 5


def test_a_cancelled_call_costs_nobody_a_connection(server: PostgresServer, url: str) -> None:
    async def main() -> None:
        async with AsyncDatabase(url, pool_size=1, pool_timeout=5) as database:
            await database.run(ONE)
            task = asyncio.create_task(database.run(scalar("select pg_sleep(60)")))
            await asyncio.sleep(0.2)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
            assert await database.run(ONE) == 1

    asyncio.run(main())
    eventually(lambda: backends(server, database_of(url)) == 0)


# --- a server that goes away ---------------------------------------------------------------------


def test_no_server(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as unused:
        port = unused.getsockname()[1]
    password = os.urandom(8).hex()
    with (
        Database(f"postgresql://someone:{password}@127.0.0.1:{port}/assay") as database,
        pytest.raises(DatabaseUnavailableError, match=f"127.0.0.1:{port}/assay") as caught,
    ):
        database.run(ONE)
    assert caught.value.retryable
    assert password not in f"{caught.value!r} {database!r}"
    with (
        Database(f"postgresql:///assay?host={tmp_path}") as database,
        pytest.raises(DatabaseUnavailableError),
    ):
        database.run(ONE)


def test_no_such_database_or_login(server: PostgresServer) -> None:
    with (
        Database(server.url("nowhere", "postgres")) as database,
        pytest.raises(DatabaseUnavailableError, match="no such database"),
    ):
        database.run(ONE)
    with (
        Database(server.url("postgres", "nobody_by_that_name")) as database,
        pytest.raises(DatabaseUnavailableError, match="refused the login"),
    ):
        database.run(ONE)


@pytest.mark.parametrize("mode", ["fast", "immediate", "kill"])
def test_the_first_call_after_a_restart_succeeds(private_server: PostgresServer, mode: str) -> None:
    name = private_server.empty_database()
    with Database(private_server.url(name, OWNER), pool_size=3) as database:
        with ThreadPoolExecutor(3) as threads:
            list(threads.map(lambda _: database.run(scalar("select pg_sleep(0.2)")), range(3)))
        private_server.kill() if mode == "kill" else private_server.stop(mode)
        for _ in range(3):
            with pytest.raises(DatabaseUnavailableError):
                database.run(ONE)
        private_server.start()
        for _ in range(6):
            assert database.run(ONE) == 1


def test_a_restart_between_two_calls_is_not_noticed(private_server: PostgresServer) -> None:
    name = private_server.empty_database()
    url = private_server.url(name, OWNER)

    async def main() -> None:
        async with AsyncDatabase(url, pool_size=3) as database:
            await asyncio.gather(*(database.run(ONE) for _ in range(3)))
            await asyncio.to_thread(private_server.restart)
            for _ in range(6):
                assert await database.run(ONE) == 1

    asyncio.run(main())
    engine = sqlalchemy.create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    theirs = Database(engine)
    theirs.run(ONE)
    private_server.restart()
    assert theirs.run(ONE) == 1
    engine.dispose()


@pytest.mark.parametrize("mode", ["fast", "immediate", "kill"])
def test_a_server_that_goes_away_during_a_call(private_server: PostgresServer, mode: str) -> None:
    name = private_server.empty_database()
    with Database(private_server.url(name, OWNER)) as database:
        database.run(ONE)
        for read_only in (False, True):
            with ThreadPoolExecutor(1) as threads:
                call = scalar("select pg_sleep(30)", read_only=read_only)
                running = threads.submit(database.run, call)
                eventually(lambda: "pg_sleep(30)" in activity(private_server))
                private_server.kill() if mode == "kill" else private_server.stop(mode)
                with pytest.raises(DatabaseUnavailableError):
                    running.result()
            private_server.start()


def activity(server: PostgresServer) -> str:
    with server.connect() as admin:
        rows = admin.execute(
            "select query from pg_stat_activity where pid <> pg_backend_pid() and state = 'active'"
        )
        return " ".join(row[0] for row in rows)


def test_only_reading_calls_are_sent_again(server: PostgresServer, plain: Database) -> None:
    plain.run(Call("create schema s create sequence tries", {}, list))
    # Terminates its own connection, once.
    suicide = (
        "select case when nextval('s.tries') = 1 then"
        " pg_terminate_backend(pg_backend_pid())::int else 7 end"
    )
    assert plain.run(scalar(suicide, read_only=True)) == 7
    plain.run(Call("alter sequence s.tries restart", {}, list))
    with pytest.raises(DatabaseUnavailableError):
        plain.run(scalar(suicide))
    assert plain.run(scalar("select last_value from s.tries")) == 1


def test_a_notice_on_an_idle_connection_is_no_reason_to_drop_it(
    server: PostgresServer, url: str
) -> None:
    pid = scalar("select pg_backend_pid()")
    with Database(url, pool_size=1) as database:
        database.run(Call("listen something", {}, list))
        before = database.run(pid)
        with server.connect(database_of(url)) as admin:
            admin.execute("notify something, 'x'")
        time.sleep(0.1)
        assert database.run(pid) == before


# --- event loops ---------------------------------------------------------------------------------


def test_one_object_serves_one_loop_after_another(server: PostgresServer, url: str) -> None:
    # Made before any loop runs, as at import.
    database = AsyncDatabase(url)

    async def use() -> object:
        return await asyncio.gather(*(database.run(ONE) for _ in range(3)))

    # Closed with the loop, not when they happen to be collected.
    gc.disable()
    try:
        for _ in range(3):
            assert asyncio.run(use()) == [1, 1, 1]
            # The server's processes end a moment after the client has closed its side.
            eventually(lambda: backends(server, database_of(url)) == 0)
    finally:
        gc.enable()


def test_one_object_serves_several_loops_at_once(server: PostgresServer, url: str) -> None:
    database = AsyncDatabase(url, pool_size=2)
    together = threading.Barrier(4)

    async def use() -> int:
        await database.run(ONE)
        await asyncio.to_thread(together.wait)
        results = await asyncio.gather(*(database.run(ONE) for _ in range(20)))
        return len(results)

    with ThreadPoolExecutor(4) as threads:
        futures = [threads.submit(asyncio.run, use()) for _ in range(4)]
        assert [future.result() for future in futures] == [20] * 4
    eventually(lambda: backends(server, database_of(url)) == 0)


def test_a_loop_that_ends_without_a_word(server: PostgresServer, url: str) -> None:
    database = AsyncDatabase(url)
    loop = asyncio.new_event_loop()
    loop.run_until_complete(database.run(ONE))
    loop.close()
    # The next use finds the dead loop and closes its connections.
    assert asyncio.run(database.run(ONE)) == 1
    eventually(lambda: backends(server, database_of(url)) == 0)


def test_closing_reaches_the_connections_of_all_loops(server: PostgresServer, url: str) -> None:
    database = AsyncDatabase(url)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    assert asyncio.run_coroutine_threadsafe(database.run(ONE), loop).result(10) == 1

    async def main() -> None:
        await database.run(ONE)
        assert backends(server, database_of(url)) == 2
        await database.close()

    asyncio.run(main())
    eventually(lambda: backends(server, database_of(url)) == 0)
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


def test_an_async_engine_of_the_callers_belongs_to_one_loop_at_a_time(url: str) -> None:
    engine = create_async_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    database = AsyncDatabase(engine)

    async def main() -> None:
        assert await database.run(ONE) == 1

        def elsewhere() -> None:
            asyncio.run(database.run(ONE))

        with pytest.raises(ConfigurationError, match="another running event loop"):
            await asyncio.to_thread(elsewhere)
        await database.close()
        assert await database.run(ONE) == 1
        await engine.dispose()

    asyncio.run(main())


# --- fork ----------------------------------------------------------------------------------------

FORK = """
import asyncio, os, sys, warnings
from pgassay.database import AsyncDatabase, Call, Database

url = sys.argv[1]
def call(sql): return Call(sql, {}, lambda rows: rows[0][0] if rows else None)
mine = call("select pg_backend_pid()")
insert = call("insert into s.thing values (1)")

db = Database(url)
adb = AsyncDatabase(url)
loop = asyncio.new_event_loop()
parents = db.run(mine)
aparents = loop.run_until_complete(adb.run(mine))

children = []
for _ in range(4):
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            assert db.run(mine) != parents
            assert asyncio.run(adb.run(mine)) not in (parents, aparents)
            for _ in range(100):
                db.run(insert)
            code = 0
        finally:
            if "--quiet-exit" in sys.argv:
                os._exit(code)
        sys.exit(code)
    children.append(pid)
    # The parent goes on while the children start.
    for _ in range(25):
        db.run(insert)
for pid in children:
    assert os.waitpid(pid, 0)[1] == 0
# The parent's connections outlived its children.
assert db.run(mine) == parents
assert loop.run_until_complete(adb.run(mine)) == aparents
assert db.run(call("select count(*) from s.thing")) == 500
loop.run_until_complete(adb.close())
loop.close()
db.close()
print("ok")
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
@pytest.mark.parametrize("exit_mode", ["--normal-exit", "--quiet-exit"])
def test_a_forked_process_opens_connections_of_its_own(
    plain: Database, url: str, exit_mode: str
) -> None:
    plain.run(Call("create schema s create table thing (a int)", {}, list))
    plain.close()
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "error", "-c", FORK, url, exit_mode],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "ok", "")


def test_nothing_is_said_at_exit_when_nothing_was_closed(url: str) -> None:
    script = """
    import asyncio, sys
    from pgassay.database import AsyncDatabase, Call, Database
    one = Call("select 1", {}, len)
    db, adb = Database(sys.argv[1]), AsyncDatabase(sys.argv[1])
    db.run(one)
    asyncio.run(adb.run(one))
    loop = asyncio.new_event_loop()
    loop.run_until_complete(adb.run(one))
    loop.close()
    """
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-c", textwrap.dedent(script), url],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


# --- where the database is -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "scheme", ["postgresql", "postgres", "postgresql+psycopg", "postgresql+psycopg_async"]
)
def test_url_forms(url: str, scheme: str) -> None:
    given = url.replace("postgresql:", f"{scheme}:")
    with Database(given) as database:
        assert database.run(ONE) == 1

    async def main() -> object:
        async with AsyncDatabase(given) as database:
            return await database.run(ONE)

    assert asyncio.run(main()) == 1


@pytest.mark.parametrize(
    "given",
    [
        "mysql://user:{password}@host/db",
        "postgresql+asyncpg://user:{password}@host/db",
        "host=somewhere password={password}",
        "postgresql://user:{password}@host:notaport/db",
        "",
    ],
)
def test_other_urls_are_refused_without_being_repeated(given: str) -> None:
    password = os.urandom(8).hex()
    for make in (Database, AsyncDatabase):
        with pytest.raises(ConfigurationError, match="postgresql://") as caught:
            make(given.format(password=password))
        assert password not in str(caught.value)
        assert caught.value.__context__ is None


@pytest.mark.parametrize(
    "given", ["postgresql://user:a@{password}@host/db", "postgresql://user:a@{password}/b@host/db"]
)
def test_an_unescaped_password_is_not_taken_for_a_host(given: str) -> None:
    password = os.urandom(8).hex()
    url = given.format(password=password)
    for made in (url, sqlalchemy.make_url(given.replace("/b", "").format(password=password))):
        for make in (Database, AsyncDatabase):
            with pytest.raises(ConfigurationError, match="%40") as caught:
                make(made)
            assert password not in str(caught.value)
    with Database("postgresql://user:a%40b@host/d%40b?application_name=a@b") as database:
        assert database.where == "host/d@b"


def test_an_option_that_the_driver_does_not_know(url: str) -> None:
    for option in ("nosuch=1", "sslmode=none", "target_session_attrs=x"):
        with (
            Database(f"{url}&{option}") as database,
            pytest.raises(ConfigurationError, match="libpq") as caught,
        ):
            database.run(ONE)
        assert not caught.value.retryable


def test_engines_of_the_wrong_kind() -> None:
    sync = sqlalchemy.create_engine("postgresql+psycopg://u@h/d")
    asynchronous = create_async_engine("postgresql+psycopg://u@h/d")
    with pytest.raises(ConfigurationError, match="AsyncDatabase"):
        Database(asynchronous)  # type: ignore[arg-type]
    with pytest.raises(ConfigurationError, match="needs Database"):
        AsyncDatabase(sync)  # type: ignore[arg-type]
    with pytest.raises(ConfigurationError, match="psycopg"):
        Database(sqlalchemy.create_engine("sqlite://"))


@pytest.mark.parametrize(
    "options", [{"pool_size": 0}, {"pool_timeout": -1.0}, {"connect_timeout": 0}]
)
def test_options_that_make_no_sense(options: dict[str, int]) -> None:
    for make in (Database, AsyncDatabase):
        with pytest.raises(ConfigurationError):
            make("postgresql://h/d", **options)  # type: ignore[arg-type]


def test_the_environment_names_the_default(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGASSAY_DATABASE_URL", url)
    assert default_database() is default_database()
    assert default_database().run(ONE) == 1
    assert not default_database().embedded
    assert default_async_database() is default_async_database()
    assert asyncio.run(default_async_database().run(ONE)) == 1


def test_configure_wins_over_the_environment(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGASSAY_DATABASE_URL", "postgresql://nobody@nowhere.invalid/none")
    configure(url=url)
    assert default_database().run(ONE) == 1
    assert asyncio.run(default_async_database().run(ONE)) == 1
    with Database(url) as mine:
        configure(database=mine)
        assert default_database() is mine
        with pytest.raises(ConfigurationError, match=r"configure\(url="):
            default_async_database()
        other = AsyncDatabase(url)
        configure(database=other)
        assert default_database() is mine
        assert default_async_database() is other
        with pytest.raises(ConfigurationError, match="not both"):
            configure(database=mine, url=url)


def test_no_database_at_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module.importlib.util, "find_spec", lambda _name: None)
    for make in (default_database, default_async_database, Database, AsyncDatabase):
        with pytest.raises(ConfigurationError) as caught:
            make()
        assert "PGASSAY_DATABASE_URL" in str(caught.value)
        assert "pgassay[embedded]" in str(caught.value)


def test_making_a_database_opens_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object, **_kwargs: object) -> None:
        raise AssertionError("a connection was opened")

    monkeypatch.setattr(module, "create_engine", refuse)
    monkeypatch.setattr(module, "create_async_engine", refuse)
    monkeypatch.setattr(module, "_start_embedded", refuse)
    for make in (Database, AsyncDatabase):
        make()
        make("postgresql://nobody@nowhere.invalid/none")


def test_descriptors_above_1023_can_be_watched(plain: Database) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard < 1200:
        pytest.skip("this system allows too few open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, 1200), hard))
    with contextlib.ExitStack() as stack:
        for _ in range(1030):
            stack.enter_context(open(os.devnull))
        assert plain.run(ONE) == 1
        assert plain.run(ONE) == 1
