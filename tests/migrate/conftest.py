"""Fixtures for the tests of the migration."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _own_temporary_directory(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[None]:
    """What is left in it was left by this test, whatever else runs on the machine."""
    # pytest's own is there before it is looked for here.
    tmp_path_factory.getbasetemp()
    # Short: the path of a socket may have only some hundred bytes.
    directory = tempfile.mkdtemp(prefix="pgm-", dir="/tmp")
    monkeypatch.setenv("TMPDIR", directory)
    monkeypatch.setattr(tempfile, "tempdir", directory)
    yield
    shutil.rmtree(directory, ignore_errors=True)
