"""What ``--resume`` stands on: which turns are complete, and do they say the same?"""

from __future__ import annotations

import asyncio
from pathlib import Path

from cli.support import Command, write_turns
from pgassay.audit.candidates import generate_candidates
from pgassay.audit.decisions import AsyncDecisionLog, DecisionLog
from pgassay.audit.records import DecisionRow, TurnContext
from pgassay.audit.vocabulary import ReasonCode, Verdict
from pgassay.database import AsyncDatabase, Database
from pgassay.errors import InvalidInputError
from pgassay.extraction.transcripts import Transcript

TEXT = "I keep bees in the garden. Do you like honey?"


def rejected(candidate_id: str, reason: ReasonCode = ReasonCode.NOT_A_FACT) -> DecisionRow:
    return DecisionRow(candidate_id, "sentence", Verdict.REJECT, reason)


def test_complete_turns_and_others(
    command: Command, talk: Path, db: Database, adb: AsyncDatabase
) -> None:
    command("extract", talk, "--agent", "a", "--quiet")
    log = DecisionLog(db)
    # One of two candidates is there; one was lost to an outage; how many there are is not known.
    two = TurnContext(turn_candidates=2)
    log.write_terminals("a", "half", [rejected("half:sentence:0")], context=two)
    lost = rejected("lost:sentence:0", ReasonCode.LLM_UNAVAILABLE)
    log.write_terminals("a", "lost", [lost], context=TurnContext(turn_candidates=1))
    log.write_terminals("a", "open", [rejected("open:sentence:0")])
    asked = ["t1", "t3", "half", "lost", "open", "elsewhere"]
    known = log.known_turns("a", asked)
    assert {name: turn.complete for name, turn in known.items()} == {
        "t1": True, "t3": True, "half": False, "lost": False, "open": False,
    }  # fmt: skip
    assert known["t1"].states == {"accept": 1, "reject": 1}
    assert known["t1"].candidates == 2
    assert log.known_turns("b", asked) == {}
    assert asyncio.run(AsyncDecisionLog(adb).known_turns("a", asked)) == known


def test_the_same_turn_and_another(command: Command, talk: Path, db: Database) -> None:
    command("extract", talk, "--agent", "a", "--quiet")
    known = DecisionLog(db).known_turns("a", ["t1", "t3"])
    assert known["t1"].is_made_of(generate_candidates("t1", TEXT))
    for other in (TEXT.replace("bees", "hens"), f"{TEXT} Yes.", "I keep bees in the garden.", ""):
        assert not known["t1"].is_made_of(generate_candidates("t1", other))
    # Of a turn that was kept out there is nothing to compare with.
    assert not known["t3"].is_made_of(generate_candidates("t3", TEXT))


def test_a_record_that_cannot_be_read_keeps_its_number(tmp_path: Path) -> None:
    path = write_turns(tmp_path / "t.jsonl", ['{"text": "a"}', '{"text": 5}', '{"text": "c"}'])
    refused: list[tuple[int | None, str]] = []

    def note(line: int | None, error: InvalidInputError) -> None:
        refused.append((line, str(error)))

    turns = list(Transcript(path, on_error=note))
    assert [turn.turn_id for turn in turns] == ["t:1", "t:3"]
    assert [line for line, _ in refused] == [2]
    write_turns(path, ['{"text": "a"}', '{"text": "b"}', '{"text": "c"}'])
    assert [turn.turn_id for turn in Transcript(path)] == ["t:1", "t:2", "t:3"]
