"""docs/cli.md and the examples are kept current."""

from __future__ import annotations

import inspect
import subprocess
import sys
from pathlib import Path

import psycopg

import cli_reference
import pgassay.cli
from cli.support import SOURCE, environment
from pgassay.cli import ExitCode, _json_shapes, demo
from pgassay.database import Database
from servers import PostgresServer

ROOT = SOURCE.parent


def test_the_reference_says_what_the_commands_say() -> None:
    # If this fails: python tools/cli_reference.py
    assert (ROOT / "docs" / "cli.md").read_text(encoding="utf-8") == cli_reference.reference()


def test_every_exit_code_is_explained() -> None:
    text = inspect.cleandoc(pgassay.cli.__doc__ or "")
    explained = {line.split()[0] for line in text.splitlines() if line[:1].isdigit()}
    assert explained == {str(int(code)) for code in ExitCode}


def test_every_command_with_json_has_its_shape_documented() -> None:
    with_json = {
        name
        for name, function in pgassay.cli.commands().items()
        if "as_json" in inspect.signature(function).parameters
    }
    assert with_json == set(_json_shapes.KEYS)


def statements(path: Path) -> list[str]:
    lines = [line for line in path.read_text().splitlines() if not line.startswith("--")]
    return [part.strip() for part in "\n".join(lines).split(";") if part.strip()]


def test_every_query_of_the_dashboard_runs_for_a_reader(db: Database, reader_url: str) -> None:
    demo.play(db, "d", demo.make_secret())
    asked = statements(ROOT / "examples" / "dashboard.sql")
    assert len(asked) >= 10
    with psycopg.connect(reader_url) as connection:
        answered = [bool(connection.execute(sql.encode()).fetchall()) for sql in asked]
    # The rules cost nothing and fail never; nothing is pending, nothing was refused.
    assert sum(answered) >= len(asked) - 4


def test_the_quickstart_runs(database_url: str, server: PostgresServer) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "examples" / "quickstart.py")],
        env=environment(database_url, {}),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[0] == "turn-1:sentence:0 Mira moved to Ghent last week."
    assert done.stdout.splitlines()[-1] == "['Mira moved to Ghent last week.']"
