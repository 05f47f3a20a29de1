"""A temporary directory of its own for each test of a migration."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _own_temporary_directory(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """What is left behind, running or lying about, is this test's and no neighbour's."""
    tmp_path_factory.getbasetemp()  # pytest's own stays where it is
    # A short path, because that of a socket may have only some hundred bytes.
    place = tempfile.mkdtemp(prefix="pga")
    monkeypatch.setenv("TMPDIR", place)
    monkeypatch.setattr(tempfile, "tempdir", place)
    yield
    shutil.rmtree(place, ignore_errors=True)
