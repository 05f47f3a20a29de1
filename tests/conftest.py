"""Fixtures for all tests: servers, databases, and the objects that reach them.

A test that touches data takes ``db``, ``adb``, ``database_url`` or one of the other URLs, and then
runs once on each PostgreSQL that can be started here (``--postgres 18|15|all``). The URL is that of
a role without special rights; ``writer_url`` and ``reader_url`` are those of the two roles that
`pgassay.migrations.grants_sql` is for.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import pgassay.database
from pgassay.database import AsyncDatabase, Database
from servers import (
    OWNER,
    READER,
    WRITER,
    PostgresServer,
    Workshop,
    fast_directory,
    find_binaries,
)

_BASE = pytest.StashKey[Path]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--postgres",
        choices=("18", "15", "all"),
        default="all",
        help="the PostgreSQL to test on (default: all that can be started here)",
    )


def _majors(config: pytest.Config) -> list[int]:
    available = sorted(find_binaries(), reverse=True)
    choice = config.getoption("--postgres")
    if choice == "all":
        return available
    if int(choice) not in available:
        raise pytest.UsageError(f"PostgreSQL {choice} cannot be started here")
    return [int(choice)]


def pytest_configure(config: pytest.Config) -> None:
    worker_input = getattr(config, "workerinput", None)
    if worker_input is not None:
        config.stash[_BASE] = Path(worker_input["pgassay_base"])
        return
    if not _majors(config):
        raise pytest.UsageError(
            "there is no PostgreSQL to test on: pip install 'pgassay[embedded]'"
        )
    # Not pytest's own temporary directory: sockets need short paths.
    config.stash[_BASE] = Path(tempfile.mkdtemp(prefix="pgassay-", dir=fast_directory()))
    Workshop.create(config.stash[_BASE])


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: object) -> None:
    """Tell a worker of pytest-xdist where the shared directory is."""
    node.workerinput["pgassay_base"] = str(node.config.stash[_BASE])  # type: ignore[attr-defined]


def pytest_unconfigure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput") and _BASE in config.stash:
        shutil.rmtree(config.stash[_BASE], ignore_errors=True)


def pytest_report_header(config: pytest.Config) -> str:
    there = ", ".join(str(major) for major in sorted(find_binaries(), reverse=True))
    used = ", ".join(str(major) for major in _majors(config))
    return f"postgresql: {used} (can be started here: {there})"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames:
        majors = _majors(metafunc.config)
        ids = [f"pg{major}" for major in majors]
        metafunc.parametrize("server", majors, ids=ids, indirect=True, scope="session")


@pytest.fixture(scope="session")
def workshop(pytestconfig: pytest.Config) -> Workshop:
    """Where servers are made; shared by the workers of one test run."""
    return Workshop(pytestconfig.stash[_BASE], find_binaries())


@pytest.fixture(scope="session")
def server(request: pytest.FixtureRequest, workshop: Workshop) -> Iterator[PostgresServer]:
    """A running server, the same for all tests of this worker; do not stop it."""
    running = workshop.new_server(request.param)
    try:
        running.start()
        yield running
    finally:
        running.remove()


@pytest.fixture
def private_server(server: PostgresServer, workshop: Workshop) -> Iterator[PostgresServer]:
    """A running server for this test alone: it may be stopped, killed and restarted."""
    running = workshop.new_server(server.major)
    try:
        running.start()
        yield running
    finally:
        running.remove()


@pytest.fixture
def database_name(server: PostgresServer) -> Iterator[str]:
    """A new database with the schema, as the roles' grants leave it."""
    name = server.migrated_database()
    yield name
    server.drop(name)


@pytest.fixture
def empty_database_name(server: PostgresServer) -> Iterator[str]:
    """A new database without the schema; the owner's role may create it."""
    name = server.empty_database()
    yield name
    server.drop(name)


@pytest.fixture
def database_url(server: PostgresServer, database_name: str) -> str:
    """The new database, as the plain role that installed the schema."""
    return server.url(database_name, OWNER)


@pytest.fixture
def superuser_url(server: PostgresServer, database_name: str) -> str:
    """The same database, as a superuser."""
    return server.url(database_name, "postgres")


@pytest.fixture
def writer_url(server: PostgresServer, database_name: str) -> str:
    """The same database, as an application's role."""
    return server.url(database_name, WRITER)


@pytest.fixture
def reader_url(server: PostgresServer, database_name: str) -> str:
    """The same database, as a dashboard's role."""
    return server.url(database_name, READER)


@pytest.fixture
def db(database_url: str) -> Iterator[Database]:
    """The new database, for synchronous code."""
    with Database(database_url) as database:
        yield database


@pytest.fixture
def adb(database_url: str) -> Iterator[AsyncDatabase]:
    """The new database, for asyncio; a test runs its coroutine with `asyncio.run`."""
    database = AsyncDatabase(database_url)
    yield database
    asyncio.run(database.close())


@pytest.fixture(autouse=True)
def _own_environment(
    monkeypatch: pytest.MonkeyPatch, pytestconfig: pytest.Config
) -> Iterator[None]:
    """Keep tests away from the database and the keys of whoever runs them."""
    for variable in (pgassay.database.URL_VARIABLE, "ANTHROPIC_API_KEY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("PGASSAY_DATA_DIR", str(pytestconfig.stash[_BASE] / "embedded"))
    yield
    pgassay.database.configure()
