"""``pgassay extract``: every turn is accounted for, whatever happens on the way."""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from cli.support import Command, write_turns
from fakes.messages_api import answering, messages_api, verdict
from pgassay.audit.candidates import generate_candidates
from pgassay.audit.decisions import DecisionLog
from pgassay.cli import demo, extract
from pgassay.cli._app import ExitCode
from pgassay.database import Database
from pgassay.journal import ProvenanceJournal
from servers import PostgresServer


def test_a_conversation_becomes_decisions(command: Command, talk: Path, db: Database) -> None:
    result = command("extract", talk, "--agent", "a")
    assert "refused: " not in result.stderr
    assert "talk.jsonl" in result.stdout
    rows = DecisionLog(db).list_for_agent("a")
    assert {row.candidate_id for row in rows if row.generator_rule == "sentence"} == {
        "t1:sentence:0", "t1:sentence:1", "t2:sentence:0", "t2:sentence:1",
    }  # fmt: skip
    entry = ProvenanceJournal(db).for_candidate("a", "t1", "t1:sentence:0")
    assert entry is not None
    assert (entry.verbatim, entry.speaker, entry.session_id) == (
        "I keep bees in the garden.", "Rosa", "s1",
    )  # fmt: skip
    assert entry.captured_at == datetime(2025, 3, 4, 10, tzinfo=UTC)


def test_the_report_accounts_for_every_candidate(command: Command, talk: Path) -> None:
    report = command.json("extract", talk, "--agent", "a")
    expected = sum(
        len(generate_candidates(turn["turn_id"], turn["text"]))
        for turn in map(json.loads, talk.read_text().splitlines()[:2])
    )
    total = report["total"]
    assert total["turns"] == 3
    assert total["candidates"] == expected + 1  # the turn that is off the record
    assert sum(total["states"].values()) == sum(total["reasons"].values()) == expected + 1
    assert total["states"]["firewall_drop"] == 1
    assert total["judged"] == expected
    assert report["files"][0]["format"] == "jsonl"
    assert report["stopped"] is None
    assert report["problems"] == []
    assert report["judge"]["provider"] == "rules"


@pytest.mark.parametrize("options", [[], ["--resume"]], ids=["again", "resumed"])
def test_a_second_run_adds_nothing(
    command: Command, talk: Path, db: Database, options: list[str]
) -> None:
    first = command.json("extract", talk, "--agent", "a")
    rows = DecisionLog(db).list_for_agent("a")
    entries = ProvenanceJournal(db).entries("a")
    second = command.json("extract", talk, "--agent", "a", *options)
    assert second["total"]["judged"] == 0
    for name in ("turns", "candidates", "states", "reasons"):
        assert second["total"][name] == first["total"][name]
    assert second["total"]["already_decided"] == first["total"]["candidates"]
    assert DecisionLog(db).list_for_agent("a") == rows
    assert ProvenanceJournal(db).entries("a") == entries


def test_resuming_skips_what_is_complete_without_running_it(
    command: Command, talk: Path, server: PostgresServer
) -> None:
    command("extract", talk, "--agent", "a")
    mark = server.log_mark()
    report = command.json("extract", talk, "--agent", "a", "--resume")
    assert report["total"]["skipped_as_complete"] == 2
    # The one that is not passed over is the one whose text must not be compared.
    assert server.log_since(mark).count("assay.probe_turn(") == 1


def test_resuming_notices_another_text(command: Command, talk: Path, tmp_path: Path) -> None:
    command("extract", talk, "--agent", "a")
    lines = talk.read_text().splitlines()
    changed = json.loads(lines[0]) | {"text": "I keep bees in the attic. Do you like honey?"}
    other = write_turns(tmp_path / "other.jsonl", [changed, *lines[1:]])
    report = command.json("extract", other, "--agent", "a", "--resume", code=1)
    assert [(p["line"], p["error"]) for p in report["problems"]] == [(1, "TurnConflictError")]
    assert report["total"]["turns"] == 2


def test_refused_turns_are_named_and_the_run_goes_on(
    command: Command, tmp_path: Path, db: Database
) -> None:
    secret = demo.make_secret()
    path = write_turns(
        tmp_path / "mixed.jsonl",
        [
            {"turn_id": "t1", "text": "I keep bees in the garden."},
            {"turn_id": "t2", "text": "a NUL \x00 in it"},
            "{broken",
            {"turn_id": "t1", "text": "I keep bees in the attic."},
            {"turn_id": secret, "text": "I keep bees."},
            {"turn_id": "x" * 600, "text": "I keep bees."},
            {"turn_id": "t3", "captured_at": "2025-03-04T10:00:00", "text": "I keep bees."},
            {"turn_id": "t4", "text": "I keep hens in the garden."},
        ],
    )
    result = command("extract", path, "--agent", "a", code=1)
    for line in (2, 3, 4, 5, 6, 7):
        assert f"{path}:{line}: refused: " in result.stderr
    assert secret not in result.output
    assert "6 refused" in result.stderr
    statements = [entry.statement for entry in ProvenanceJournal(db).entries("a")]
    assert statements == ["I keep bees in the garden.", "I keep hens in the garden."]
    problems = command.json("extract", path, "--agent", "a", code=1)["problems"]
    assert [problem["line"] for problem in problems] == [2, 3, 4, 5, 6, 7]


def test_many_refusals_do_not_flood_the_terminal(command: Command, tmp_path: Path) -> None:
    path = write_turns(tmp_path / "bad.jsonl", ["{broken", *(["nonsense"] * 200)])
    result = command("extract", path, "--agent", "a", "--format", "jsonl", code=1)
    assert len(result.stderr.splitlines()) < 30
    assert len(command.json("extract", path, "--agent", "a", "--format", "jsonl", code=1)[
        "problems"
    ]) >= 1  # fmt: skip


def test_several_files_and_standard_input(command: Command, talk: Path, tmp_path: Path) -> None:
    text = tmp_path / "talk.txt"
    text.write_text("Rosa: I keep bees in the garden.\nIvo: I keep hens in the yard.\n")
    report = command.json("extract", talk, text, "--agent", "a")
    assert [file["format"] for file in report["files"]] == ["jsonl", "text"]
    assert report["total"]["turns"] == 5
    result = command("extract", "-", "--agent", "b", stdin=text.read_text())
    assert result.stdout.splitlines()[1].split()[4:] == ["-", "accept", "2"]
    assert command.json("summary", "--agent", "b")["states"]["accept"] == 2


def test_two_conversations_of_one_file_name(command: Command, db: Database) -> None:
    """Plain text has no ids: two texts are told apart by the names that they are given."""
    arguments = ("extract", "-", "--agent", "a", "--format", "text")
    command(*arguments, stdin="Mira lives in Ghent.")
    command(*arguments, stdin="Jonas lives in Lyon.", code=ExitCode.PROBLEMS)
    command(*arguments, "--session", "second", stdin="Jonas lives in Lyon.")
    rows = DecisionLog(db).list_for_agent("a")
    assert {row.turn_id for row in rows} == {"stdin:1", "second:1"}
    assert {row.session_id for row in rows} == {"stdin", "second"}
    command("extract", "-", "-", "--agent", "a", "--session", "x", code=ExitCode.USAGE)
    command(*arguments, "--session", "", stdin="Words.", code=ExitCode.USAGE)


def test_tool_output_is_nobodys_words(command: Command, tmp_path: Path, db: Database) -> None:
    path = tmp_path / "chat.json"
    messages = [
        {"role": "user", "content": "I keep bees in the garden."},
        {"role": "assistant", "content": None, "tool_calls": [{"id": "1", "type": "function"}]},
        {"role": "tool", "content": "The weather station says rain."},
    ]
    path.write_text(json.dumps({"messages": messages}))
    report = command.json("extract", path, "--agent", "a")
    assert report["files"][0]["format"] == "openai"
    assert report["total"]["left_out"]["tool_result"] == 1
    assert [entry.speaker for entry in ProvenanceJournal(db).entries("a")] == ["user"]


def test_credential_policies(command: Command, tmp_path: Path, db: Database) -> None:
    secret = demo.make_secret()
    text = f"I keep bees in the garden. The token is {secret} until Sunday."
    path = write_turns(tmp_path / "secret.jsonl", [{"turn_id": "t1", "text": text}])
    states: dict[str, Any] = {}
    for policy in ("void", "drop", "redact"):
        report = command.json("extract", path, "--agent", policy, "--credential-policy", policy)
        states[policy] = report["total"]
        assert secret not in json.dumps(report)
        statements = [entry.statement for entry in ProvenanceJournal(db).entries(policy)]
        assert secret not in " ".join(statements)
    assert states["void"]["states"] == {"firewall_drop": 1}
    assert states["drop"]["states"]["firewall_drop"] >= 1
    assert states["drop"]["states"]["accept"] == 1
    assert sum(states["redact"]["redactions"].values()) >= 1


def test_times_without_a_zone_need_one(command: Command, tmp_path: Path, db: Database) -> None:
    path = write_turns(
        tmp_path / "t.jsonl",
        [{"turn_id": "t1", "captured_at": "2025-07-04T10:00:00", "text": "I keep bees here."}],
    )
    command("extract", path, "--agent", "a", code=1)
    command("extract", path, "--agent", "a", "--timezone", "Europe/Berlin")
    (entry,) = ProvenanceJournal(db).entries("a")
    assert entry.captured_at == datetime(2025, 7, 4, 8, tzinfo=UTC)
    command("extract", path, "--agent", "a", "--timezone", "Mars/Base", code=2)


def test_what_another_run_left_claimed_is_finished(
    command: Command, talk: Path, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extract, "_RETRY_SECONDS", 0.1)
    busy = extract.Run._run
    calls: list[str] = []

    def once_busy(self: extract.Run, turn: Any) -> Any:
        report = busy(self, turn)
        calls.append(turn.turn_id)
        if calls.count("t1") == 1 and turn.turn_id == "t1":
            object.__setattr__(report, "in_progress", 1)
        return report

    monkeypatch.setattr(extract.Run, "_run", once_busy)
    report = command.json("extract", talk, "--agent", "a")
    assert calls == ["t1", "t2", "t3", "t1"]
    assert report["total"]["turns"] == 3
    assert report["total"]["incomplete"] == 0


def test_an_outage_of_the_judge_is_said_and_mended(
    command: Command, talk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Down:
        def llm_verdict(self, candidate: object) -> None:
            raise ConnectionError

    monkeypatch.setattr(extract, "_provider", lambda judge: Down())
    result = command("extract", talk, "--agent", "a", code=1)
    assert "--resume" in result.stderr
    assert command.json("summary", "--agent", "a")["losses"]["infrastructure"] > 0
    monkeypatch.undo()
    command("extract", talk, "--agent", "a", "--resume")
    assert "infrastructure" not in command.json("summary", "--agent", "a")["losses"]


def test_claude_judges(
    command: Command, talk: Path, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "x" * 8)
    with messages_api(answering(verdict)) as api:
        monkeypatch.setenv("ANTHROPIC_BASE_URL", api.url)
        report = command.json("extract", talk, "--agent", "a", "--judge", "claude")
        asked = len(api.requests)
        command("extract", talk, "--agent", "a", "--judge", "claude")
        assert len(api.requests) == asked, "what is decided is not paid for twice"
    assert report["judge"]["provider"] == "anthropic"
    assert report["judge"]["model"]
    total = report["total"]
    assert total["judged"] == total["states"]["accept"] == asked
    assert total["input_tokens"] == asked * 100
    (row, *_) = DecisionLog(db).list_for_agent("a", turn_id="t1")
    assert row.model == report["judge"]["model"]


def test_claude_needs_a_key(command: Command, talk: Path, db: Database) -> None:
    result = command("extract", talk, "--agent", "a", "--judge", "claude", code=2)
    assert "ANTHROPIC_API_KEY" in result.stderr
    assert DecisionLog(db).list_for_agent("a") == []


def test_claude_needs_the_package(
    command: Command, talk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "anthropic", None)
    result = command("extract", talk, "--agent", "a", "--judge", "claude", code=2)
    assert "pgassay[anthropic]" in result.stderr


def test_a_database_without_the_schema(
    talk: Path, server: PostgresServer, empty_database_name: str
) -> None:
    from servers import OWNER

    command = Command(server.url(empty_database_name, OWNER))
    result = command("extract", talk, "--agent", "a", code=4)
    assert "pgassay upgrade" in result.stderr
    command("upgrade")
    command("extract", talk, "--agent", "a")


def test_a_role_that_may_only_read(talk: Path, reader_url: str) -> None:
    command = Command(reader_url)
    result = command("extract", talk, "--agent", "a", code=5)
    assert "pgassay grants" in result.stderr
    command("summary", "--agent", "a")


def test_a_server_that_goes_away(
    private_server: PostgresServer, talk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from servers import OWNER

    command = Command(private_server.url(private_server.migrated_database(), OWNER))
    run = extract.Run._run

    def stop_before_the_second(self: extract.Run, turn: Any) -> Any:
        if turn.turn_id == "t2":
            private_server.stop("immediate")
        return run(self, turn)

    with monkeypatch.context() as patched:
        patched.setattr(extract.Run, "_run", stop_before_the_second)
        result = command("extract", talk, "--agent", "a", "--json", code=3)
    document = json.loads(result.stdout)
    assert document["stopped"] == "DatabaseUnavailableError"
    assert document["total"]["turns"] == 1
    assert "--resume" in result.stderr
    private_server.start()
    assert command.json("extract", talk, "--agent", "a", "--resume")["total"]["turns"] == 3


@pytest.mark.parametrize("agent", ["", "x" * 256, "a\x00b"], ids=["empty", "long", "nul"])
def test_an_agent_that_cannot_be(command: Command, talk: Path, agent: str) -> None:
    command("extract", talk, "--agent", agent, code=2)
