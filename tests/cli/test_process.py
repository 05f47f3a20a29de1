"""The command as a process: killed, interrupted, piped, and at a terminal."""

from __future__ import annotations

import json
import os
import pty
import random
import select
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from cli.support import Command, command_line, environment, write_turns
from pgassay.audit.candidates import generate_candidates
from pgassay.audit.decisions import DecisionLog
from pgassay.audit.vocabulary import Verdict
from pgassay.database import Database
from pgassay.journal import ProvenanceJournal

WORDS = ("bees", "hens", "goats", "apples", "plums", "carrots", "beans", "roses", "lilies")


def talk(path: Path, length: int) -> Path:
    """A file of so many turns."""
    chance = random.Random(7)
    turns = [
        {
            "turn_id": f"t{number}",
            "speaker": "Rosa",
            "text": f"I keep {chance.choice(WORDS)} in Ghent. Do you? "
            f"My sister Anna grows {chance.choice(WORDS)} in the yard.",
        }
        for number in range(length)
    ]
    return write_turns(path, turns)


@pytest.fixture
def long_talk(tmp_path: Path) -> Path:
    """Some hundred turns."""
    return talk(tmp_path / "long.jsonl", 300)


def settled(db: Database, agent: str) -> list[tuple[Any, ...]]:
    """What must be the same after any way through the file."""
    rows = DecisionLog(db).list_for_agent(agent)
    entries = {entry.entry_id: entry for entry in ProvenanceJournal(db).entries(agent)}
    accepted = [row for row in rows if row.state is Verdict.ACCEPT]
    assert len(accepted) == len(entries)
    for row in accepted:
        assert row.entry_id is not None
        assert entries[row.entry_id].candidate_id == row.candidate_id
    return sorted(
        (row.turn_id, row.candidate_id, row.state, row.reason_code, row.text_sha256) for row in rows
    )


@pytest.mark.slow
def test_killed_again_and_again_and_resumed(
    command: Command, long_talk: Path, db: Database
) -> None:
    command("extract", long_talk, "--agent", "calm", "--quiet")
    expected = settled(db, "calm")
    turns = [json.loads(line) for line in long_talk.read_text().splitlines()]
    assert len(expected) == sum(len(generate_candidates(t["turn_id"], t["text"])) for t in turns)

    chance = random.Random(11)
    for round_number in range(6):
        process = command.start(
            "extract", long_talk, "--agent", "rough", "--quiet", "--resume",
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        # Into the middle of the work, wherever that is: after some turns of this round.
        done = len({row[0] for row in settled_or_not(db)})
        deadline = time.monotonic() + 60
        target = min(done + chance.randint(5, 50), 290)
        while len({row[0] for row in settled_or_not(db)}) < target:
            assert process.poll() is None or round_number > 0
            if process.poll() is not None or time.monotonic() > deadline:
                break
        process.kill()
        process.wait()
    result = command.run("extract", long_talk, "--agent", "rough", "--quiet", "--resume")
    assert result.returncode == 0, result.stderr
    assert settled(db, "rough") == expected


def settled_or_not(db: Database) -> list[tuple[str, str]]:
    return [(row.turn_id, row.candidate_id) for row in DecisionLog(db).list_for_agent("rough")]


def test_ctrl_c_says_how_to_go_on(command: Command, tmp_path: Path, db: Database) -> None:
    # So long that it is never done before the signal comes, however busy the machine is.
    endless = talk(tmp_path / "endless.jsonl", 20_000)
    process = command.start(
        "extract", endless, "--agent", "a", "--json",
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    while DecisionLog(db).get("a", "t5", "t5:sentence:0") is None:
        assert process.poll() is None
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    (line,) = [line for line in err.decode().splitlines() if line.startswith("pgassay: ")]
    assert "--resume" in line
    assert b"Traceback" not in err
    document = json.loads(out)
    assert document["stopped"] == "KeyboardInterrupt"
    assert 0 < document["total"]["turns"] < 20_000


def test_a_reader_that_stops_reading(command: Command, long_talk: Path) -> None:
    command("extract", long_talk, "--agent", "a", "--quiet")
    process = command.start(
        "decisions", "--agent", "a", "--limit", "5000",
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    with process.stderr as errors:
        assert errors.read() == b""
    assert process.wait(60) == 141


@pytest.mark.parametrize(
    "variables",
    [
        {"LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "cp1252"},
    ],
    ids=["C", "ascii", "cp1252"],
)
def test_no_character_is_one_too_many(
    command: Command, tmp_path: Path, variables: dict[str, str]
) -> None:
    text = "Ich züchte 日本の Bienen 🐝 im Garten שלום."
    path = write_turns(tmp_path / "t.jsonl", [{"turn_id": "t1", "speaker": "Öz", "text": text}])
    for arguments in (
        ("extract", path, "--agent", "a"),
        ("journal", "--agent", "a"),
        ("why", "t1:sentence:0", "--agent", "a"),
        ("decisions", "--agent", "a"),
        ("--help",),
        ("extract", "--help"),
    ):
        result = command.run(*arguments, env=variables)
        assert result.returncode == 0, result.stderr
        assert b"Traceback" not in result.stderr
    result = command.run("journal", "--agent", "a", "--json", env=variables)
    (belief,) = json.loads(result.stdout)["beliefs"]
    assert belief["statement"] == text


def at_a_terminal(command: Command, *arguments: object, **variables: str) -> tuple[str, int]:
    """Run with stdin, stdout and stderr at a pseudo-terminal: what it showed, and the exit code."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        command_line(arguments),
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(command.url, {"TERM": "xterm-256color", "COLUMNS": "100", **variables}),
    )
    os.close(slave)
    shown = b""
    while True:
        ready, _, _ = select.select([master], [], [], 60)
        assert ready, "it shows nothing and does not end"
        try:
            part = os.read(master, 65536)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        shown += part
    os.close(master)
    return shown.decode(), process.wait(60)


def test_colours_at_a_terminal_and_none_in_a_pipe(command: Command, talk: Path) -> None:
    shown, code = at_a_terminal(command, "extract", talk, "--agent", "a")
    assert code == 0
    assert "talk.jsonl" in shown
    coloured, _ = at_a_terminal(command, "decisions", "--agent", "a")
    assert "\x1b[32m" in coloured
    without, _ = at_a_terminal(command, "decisions", "--agent", "a", NO_COLOR="1")
    assert "\x1b[32m" not in without
    assert b"\x1b" not in command.run("decisions", "--agent", "a").stdout
    document, _ = at_a_terminal(command, "decisions", "--agent", "a", "--json")
    assert "\x1b" not in document
    json.loads(document)


def test_progress_is_on_stderr(command: Command, talk: Path) -> None:
    result = command.run("extract", talk, "--agent", "a", "--json")
    json.loads(result.stdout)
    assert result.returncode == 0
    assert command.run("extract", talk, "--agent", "a", "--json", "--quiet").stderr == b""
