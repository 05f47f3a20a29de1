"""Texts and ids of every kind: stored as they are, or refused before anything is written."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pgassay import (
    Candidate,
    InvalidInputError,
    RuleVerdictProvider,
    generate_candidates,
    scan_never_record,
)
from pgassay.audit.candidates import is_blank
from pgassay.firewall import find_never_record
from pipeline.support import (
    ACCEPT,
    AGENT,
    NOT_A_FACT,
    ROOT,
    Recorder,
    Tables,
    World,
    accept_all,
)
from servers import PostgresServer

ODD_TEXTS = {
    "emoji": "Mira 🏡 moved 👩\u200d👩\u200d👧. She likes it ❤\ufe0f\u200d🔥! Zoë 👍🏽 agreed.",
    "right to left": "מירה עברה לחיפה. هل وافقت كارول؟ نعم، وافقت. \u202eabc\u202c Zoe left.",
    "separators": "Mira moved.\u2028Carol stayed.\u2029Zoe left.\u0085Ann came.\x0bBob.\x0cEnd",
    "marks": "Zoe\u0301 left. Cafe\u0301 Mu\u0308ller closed. A\u0300\u0301\u0302 is a stack.",
    "scripts": "Миша переехал в Гент. 美良搬到了根特。 ミラは引っ越した. Ωmega Δelta came.",
    "controls": "Tab\there. Bell\x07 rang. Escape\x1b[31m red. Del\x7f gone.",
    "quotes": """He said "it's $1 \\ %s %(x)s {y} -- ; drop". Then 'left'. E'\\n' $$ body $$.""",
    "json": 'She sent {"a": "\\u0000 is fine as six characters", "b": [1, 2]}. Then left.',
    "noncharacters": "End \uffff of \ufffe plane \U0010ffff here. Private \ue000 use.",
    "soft": "Zero\u200bwidth joi\u200dner here. \ufeffMark \u00adhere.",
    "long word": "x" * 20_000 + ". Mira moved.",
    "many stops": "." * 500 + " " + "! " * 200 + "?",
    "astral": "We met \U0001d40c\U0001d422\U0001d42b\U0001d41a \U0001d409ones. ǅemal came.",
}


def test_odd_texts_are_stored_word_for_word(world: World, tables: Tables) -> None:
    memory = world.memory(accept_all)
    for name, text in ODD_TEXTS.items():
        assert not find_never_record(text), name
        facts = memory.extract_memories(text, name)
        candidates = generate_candidates(name, text)
        assert [fact.candidate_id for fact in facts] == [c.candidate_id for c in candidates]
        assert [fact.verbatim for fact in facts] == [c.text for c in candidates]
        for entry in world.journal.entries(AGENT, turn_id=name):
            assert entry.verbatim == entry.statement
        assert memory.extract_memories(text, name) == facts
    tables.check(AGENT, ODD_TEXTS)


def test_odd_ids_are_stored_as_they_are(world: World, tables: Tables) -> None:
    agents = [
        "agent 'quoted' \"twice\"",
        "line\nbreak\r\n\ttab",
        "100% %s %(agent_id)s",
        "back\\slash \\n \\x",
        "{curly} $1 :name ?",
        "אבג 🏡 é",
        " leading and trailing ",
        "\u2028\u200b",
        "a" * 255,
        "é" * 127,
        "null",
        "*",
    ]
    text = "Mira moved. Is she there?"
    for agent_id in agents:
        turn_id = agent_id[::-1] + "%_"
        session = f"session {agent_id}"
        memory = world.memory(agent_id=agent_id)
        (fact,) = memory.extract_memories(text, turn_id, speaker=agent_id, session_id=session)
        assert fact.turn_id == turn_id
        tables.check(agent_id, {turn_id: text})
        (entry,) = world.journal.entries(agent_id, turn_id=turn_id, speaker=agent_id)
        assert (entry.agent_id, entry.speaker, entry.session_id) == (agent_id, agent_id, session)
        assert entry.candidate_id == f"{turn_id}:sentence:0"
        (found,) = world.journal.entries(agent_id, subjects_all=[f"cand:{entry.candidate_id}"])
        assert found == entry
        assert {row.agent_id for row in world.log.list_for_agent(agent_id)} == {agent_id}
        assert world.log.compute_metrics(agent_id, {fact.candidate_id: True}).tp == 1


def test_the_longest_turn_id_fits_and_a_longer_one_is_refused(world: World, tables: Tables) -> None:
    text = "Mira moved. We met Zoe there."
    turn_id = "é" * 256
    assert len(world.memory().extract_memories(text, turn_id)) == 2
    tables.check(AGENT, {turn_id: text})
    counts = tables.counts()
    provider = Recorder()
    for bad in ("é" * 256 + "x", "x" * 10_240):
        with pytest.raises(InvalidInputError, match="turn_id") as caught:
            world.memory(provider).extract_memories(text, bad)
        assert len(str(caught.value)) < 300
    assert not provider.seen
    assert tables.counts() == counts


# Little here depends on the server's version: on all but one the texts are shorter.


def test_five_megabytes_in_one_sentence(
    server: PostgresServer, sync_world: World, tables: Tables
) -> None:
    size = 72_000 if server.major >= 18 else 7_200
    text = "we saw the heron again by the old mill, and she took a picture of it, " * size + "."
    assert len(text) > 70 * size
    (fact,) = sync_world.memory(accept_all).extract_memories(text, "t1")
    assert fact.verbatim == text
    tables.check(AGENT, {"t1": text})
    assert sync_world.memory().extract_memories(text, "t1") == [fact]


def test_five_megabytes_in_many_sentences(
    server: PostgresServer, sync_world: World, tables: Tables
) -> None:
    size = 12_000 if server.major >= 18 else 1_200
    text = " ".join(
        f"we saw the heron again by the old mill, and she took picture {n} of it. {'hm ' * 120}"
        for n in range(size)
    )
    assert len(text) > 425 * size
    provider = Recorder(lambda c: ACCEPT if " 77 " in c.text else NOT_A_FACT)
    assert len(sync_world.memory(provider).extract_memories(text, "t1")) == 1
    tables.check(AGENT, {"t1": text})


# --- any text at all ------------------------------------------------------------------------------

PIECES = st.one_of(
    st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\x00"), max_size=30),
    st.sampled_from(
        ["Mira", "Carol Jones", "moved", " ", ". ", "! ", "? ", "\n", "…", "É", "😀", "\u2028", "%"]
    ),
)
TEXTS = st.lists(PIECES, max_size=25).map("".join)


@pytest.fixture
def property_world(database_url: str) -> Iterator[World]:
    world = World("sync", database_url)
    yield world
    world.close()


@settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(text=TEXTS, policy=st.sampled_from(["void", "drop", "redact"]), seed=st.integers(0, 2**16))
def test_the_rows_account_for_every_candidate_of_any_text(
    property_world: World, tables: Tables, text: str, policy: str, seed: int
) -> None:
    def decide(candidate: Candidate) -> Any:
        kind = (hash((candidate.start, candidate.end)) ^ seed) % 4
        return (ACCEPT, NOT_A_FACT, None, ValueError())[kind]

    memory = property_world.memory(Recorder(decide), credential_policy=policy)
    facts = memory.extract_memories(text)
    report = memory.last_extraction
    rows = tables.decisions(turn_id=report.turn_id)
    entries = {entry.candidate_id: entry for entry in tables.entries(turn_id=report.turn_id)}
    if find_never_record(text):
        assert rows
        assert not any(scan_never_record(entry.verbatim).blocked for entry in entries.values())
        return
    if is_blank(text):
        assert {row.reason_code for row in rows.values()} == {"empty_turn"}
        return
    candidates = {c.candidate_id: c for c in generate_candidates(report.turn_id, text)}
    assert rows.keys() == candidates.keys()
    assert sum(report.states.values()) == len(candidates)
    for candidate_id, row in rows.items():
        candidate = candidates[candidate_id]
        assert (row.span_start, row.span_end) == (candidate.start, candidate.end)
        assert (row.state == "accept") == (candidate_id in entries)
    for candidate_id, entry in entries.items():
        candidate = candidates[candidate_id]
        assert entry.verbatim == text[candidate.start : candidate.end]
    assert [fact.candidate_id for fact in facts] == [c for c in candidates if c in entries]


# --- real conversations ---------------------------------------------------------------------------

CONVERSATIONS = ROOT.parent / "shared" / "bench" / "locomo" / "handed"
FILES = sorted(CONVERSATIONS.glob("*.turns.jsonl"))


@pytest.mark.skipif(not FILES, reason=f"no conversations in {CONVERSATIONS}")
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name.split(".")[0])
def test_real_conversations_are_accounted_for(
    server: PostgresServer, sync_world: World, tables: Tables, path: Path
) -> None:
    agent_id = path.name.split(".")[0]
    turns = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    if server.major < 18:  # whole conversations on one server are enough
        turns = turns[:100]
    memory = sync_world.memory(RuleVerdictProvider(), agent_id=agent_id)
    expected: dict[str, int] = {}
    texts: dict[str, str] = {}
    for turn in turns:
        facts = memory.extract_memories(
            turn["text"], turn["turn_id"], speaker=turn["speaker"], session_id=turn["session_id"]
        )
        report = memory.last_extraction
        assert report.complete
        assert len(facts) == report.accepted
        expected[turn["turn_id"]] = report.candidates
        if not report.privacy_dropped and turn["text"].strip():
            texts[turn["turn_id"]] = turn["text"]
    counts = tables.counts()
    for turn in turns[::20]:
        memory.extract_memories(
            turn["text"], turn["turn_id"], speaker=turn["speaker"], session_id=turn["session_id"]
        )
    assert tables.counts() == counts
    blocked = {turn["turn_id"] for turn in turns} - texts.keys()
    assert not blocked, "the firewall voided an ordinary turn of a conversation"
    tables.check(agent_id, texts)
    summaries = tables.rows(
        "select turn_id, candidates, pending from assay.turn_summary where agent_id = %s", agent_id
    )
    assert {row.turn_id: row.candidates for row in summaries} == expected
    assert {row.pending for row in summaries} == {0}
    states = {row.state for row in tables.decisions(agent_id).values()}
    assert states >= {"accept", "reject"}


def test_a_rule_judge_names_itself(world: World) -> None:
    world.memory(RuleVerdictProvider()).extract_memories("Mira moved to Ghent.", "t1")
    row = world.log.get(AGENT, "t1", "t1:sentence:0")
    assert row is not None
    assert "rule" in row.provider.lower()
