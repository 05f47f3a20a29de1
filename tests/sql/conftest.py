"""Connections as the roles that meet the schema: its owner, an application, a dashboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from servers import OWNER, READER, WRITER, PostgresServer
from sql.support import Connection


@pytest.fixture
def owner(server: PostgresServer, database_name: str) -> Iterator[Connection]:
    """The role that owns every table and function."""
    with server.connect(database_name, OWNER) as connection:
        yield connection


@pytest.fixture
def writer(server: PostgresServer, database_name: str) -> Iterator[Connection]:
    """An application: functions and views."""
    with server.connect(database_name, WRITER) as connection:
        yield connection


@pytest.fixture
def writer2(server: PostgresServer, database_name: str) -> Iterator[Connection]:
    """A second session of an application."""
    with server.connect(database_name, WRITER) as connection:
        yield connection


@pytest.fixture
def reader(server: PostgresServer, database_name: str) -> Iterator[Connection]:
    """A dashboard: views and what only reads."""
    with server.connect(database_name, READER) as connection:
        yield connection


@pytest.fixture
def admin(server: PostgresServer, database_name: str) -> Iterator[Connection]:
    """A superuser, for what only one may look at."""
    with server.connect(database_name) as connection:
        yield connection


@pytest.fixture(scope="module")
def module_database(server: PostgresServer) -> Iterator[str]:
    """One migrated database for all tests of a module."""
    name = server.migrated_database()
    yield name
    server.drop(name)


@pytest.fixture
def catalog(server: PostgresServer, module_database: str) -> Iterator[Connection]:
    """A superuser's connection to a database that nobody writes to."""
    with server.connect(module_database) as connection:
        yield connection
