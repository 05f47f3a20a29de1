"""The commands about memory: remember, recall, forget, memories, embed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pgassay.cli import app
from pgassay.memory import MemoryStore
from sql.support import secret


class Command:
    """Runs a command line in this process."""

    def __init__(self, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self._url = url
        self._capsys = capsys

    def __call__(self, *arguments: str, code: int = 0) -> str:
        found = app([*arguments, "--database-url", self._url], standalone_mode=False)
        output = self._capsys.readouterr()
        assert found == code, output.err
        self.errors = output.err
        return output.out

    def json(self, *arguments: str, code: int = 0) -> Any:
        return json.loads(self(*arguments, "--json", code=code))


@pytest.fixture
def run(database_url: str, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(database_url, capsys)


def test_a_reader_recalls(
    run: Command, reader_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    run("remember", "-a", "ann", "I live in Ghent.")
    reader = Command(reader_url, capsys)
    found = reader.json("recall", "-a", "ann", "where do I live")["recall"]
    assert [item["content"] for item in found["items"]] == ["I live in Ghent."]
    reader("remember", "-a", "ann", "I live in Leeds.", code=5)
    assert "pgassay grants" in reader.errors


def test_remember_recall_forget(run: Command, tmp_path: Path) -> None:
    lines = tmp_path / "notes.txt"
    lines.write_text("I live in Ghent.\n\nMy dog is called Biscuit.\n", encoding="utf-8")
    done = run.json("remember", "-a", "ann", "I live in Ghent.", "--file", str(lines))
    assert done["outcomes"] == {"stored": 2, "repeated": 1}
    found = run.json("recall", "-a", "ann", "where do I live")["recall"]
    assert [item["content"] for item in found["items"]] == ["I live in Ghent."]
    table = run("recall", "-a", "ann", "live", "--explain", "--weight", "decay=0")
    assert "lexical" in table
    assert "I live in Ghent." in table
    listed = run.json("memories", "-a", "ann")["memories"]
    assert {record["evidence"] for record in listed} == {1, 2}
    assert "Biscuit" in run("memories", "-a", "ann")
    memory_id = found["items"][0]["memory_id"]
    assert run.json("forget", "-a", "ann", memory_id)["forgotten"] == 1
    run("forget", "-a", "ann", memory_id, code=1)
    assert run("recall", "-a", "ann", "where do I live") == ""
    assert "Nothing remembered" in run.errors
    run("recall", "-a", "ann", "?!")
    assert "newest" in run.errors


def test_what_the_firewall_keeps_out_is_said(run: Command, db: Any) -> None:
    hidden = secret()
    run("remember", "-a", "ann", "I like tea.", f"My key is {hidden}.", code=1)
    assert "firewall" in run.errors
    assert hidden not in run.errors
    assert len(MemoryStore(db).memories("ann")) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["remember", "-a", "ann"],
        ["recall", "-a", "ann", "x", "--weight", "speaker"],
        ["recall", "-a", "ann", "x", "--weight", "luck=1"],
        ["forget", "-a", "ann", "no-uuid"],
        ["embed", "--agent", "ann"],
    ],
)
def test_wrong_usage(run: Command, arguments: list[str]) -> None:
    run(*arguments, code=2)
    assert run.errors.count("\n") == 1


def test_embed_says_whether_there_are_vectors(run: Command) -> None:
    assert run.json("embed")["vectors"] in ("missing", "available", "ready")
