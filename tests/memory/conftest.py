"""Fixtures for the tests of memory."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pgassay import MemoryStore
from pgassay.database import Database
from pipeline.support import Tables, World


@pytest.fixture(params=["sync", "async"])
def world(request: pytest.FixtureRequest, database_url: str) -> Iterator[World]:
    """The sync classes, then the async ones, over a new database."""
    made = World(request.param, database_url)
    yield made
    made.close()


@pytest.fixture
def store(db: Database) -> MemoryStore:
    """Memory records of any agent, for synchronous code."""
    return MemoryStore(db)


@pytest.fixture
def tables(database_url: str) -> Tables:
    """The same database, past the package."""
    return Tables(database_url)
