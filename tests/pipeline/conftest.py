"""Fixtures for the tests of the pipeline."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pipeline.support import Tables, World


@pytest.fixture(params=["sync", "async"])
def world(request: pytest.FixtureRequest, database_url: str) -> Iterator[World]:
    """The sync classes, then the async ones, over a new database."""
    made = World(request.param, database_url)
    yield made
    made.close()


@pytest.fixture
def sync_world(database_url: str) -> Iterator[World]:
    """The sync classes only: for what is not decided in Python twice."""
    made = World("sync", database_url)
    yield made
    made.close()


@pytest.fixture
def tables(database_url: str) -> Tables:
    """The same database, past the package."""
    return Tables(database_url)
