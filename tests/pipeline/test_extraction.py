"""One turn, from text to rows: what is judged, what is written, and what the caller is told."""

from __future__ import annotations

import asyncio
import re
import uuid
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from pgassay import (
    AuditableExtractionConfig,
    Candidate,
    ConfigurationError,
    Database,
    InvalidInputError,
    JournalBlockedError,
    Judge,
    ProvenanceJournal,
    ReasonCode,
    Receipt,
    RuleVerdictProvider,
    SubconsciousMemory,
    TurnConflictError,
    Verdict,
    VerdictResult,
    generate_candidates,
    scan_never_record,
)
from pgassay.audit.ids import new_turn_id
from pipeline.support import (
    ACCEPT,
    AGENT,
    NOT_A_FACT,
    Recorder,
    Tables,
    World,
    accept_all,
    answer,
    made_card,
    python,
    replace_firewall,
)

TEXT = "Mira moved to Ghent. Did Carol Jones approve? She works at Acme now."


# --- the ordinary turn ----------------------------------------------------------------------------


def test_every_candidate_ends_as_one_row_and_accepted_ones_as_entries(
    world: World, tables: Tables
) -> None:
    memory = world.memory()
    facts = memory.extract_memories(TEXT, "t1", speaker="Mira", session_id="s1")
    assert [fact.text for fact in facts] == ["Mira moved to Ghent.", "She works at Acme now."]
    assert [TEXT[slice(*fact.span)] for fact in facts] == [fact.verbatim for fact in facts]
    assert {fact.turn_id for fact in facts} == {"t1"}
    assert {fact.speaker for fact in facts} == {"Mira"}
    tables.check(AGENT, {"t1": TEXT})
    for entry in tables.entries():
        assert (entry.kind, entry.speaker, entry.session_id) == ("assert", "Mira", "s1")
        assert entry.statement == entry.verbatim
        assert entry.subjects == [f"cand:{entry.candidate_id}"]
        assert entry.stated
    for row in tables.decisions().values():
        assert (row.speaker, row.session_id, row.turn_candidates) == ("Mira", "s1", 6)


def test_the_report_says_what_happened(world: World) -> None:
    judge = Judge("keyword", "m-1", "a" * 64, "b" * 64, "9.9")

    class Priced(Recorder):
        def __init__(self) -> None:
            super().__init__()
            self.judge = judge

        def llm_verdict(self, candidate: Candidate) -> VerdictResult:
            said = super().llm_verdict(candidate)
            receipt = Receipt(latency_ms=7, input_tokens=100, output_tokens=5)
            return VerdictResult(said.candidate_id, said.verdict, said.reason_code, None, receipt)

    memory = world.memory(Priced())
    memory.extract_memories(TEXT, "t1")
    report = memory.last_extraction
    assert (report.agent_id, report.turn_id, report.judge) == (AGENT, "t1", judge)
    assert report.states == {"accept": 2, "reject": 4}
    assert report.reasons == {"accepted": 2, "not_a_fact": 4}
    assert (report.candidates, report.judged, report.already_decided) == (6, 6, 0)
    assert (report.input_tokens, report.output_tokens) == (600, 30)
    assert report.duration_ms >= 0
    assert (report.accepted, report.outcome, report.complete) == (2, "remembered", True)
    row = world.log.get(AGENT, "t1", "t1:sentence:0")
    assert (row.provider, row.model, row.prompt_sha256) == ("keyword", "m-1", "a" * 64)
    assert (row.schema_sha256, row.package_version, row.input_tokens) == ("b" * 64, "9.9", 100)


@pytest.mark.parametrize(
    ("text", "decide", "outcome"),
    [
        (TEXT, None, "remembered"),
        ("Hello there! How are you?", None, "nothing"),
        ("   \n\t ", None, "empty"),
        ("Mira moved.", ConnectionError("down"), "failed"),
        ("Off the record: Mira moved.", None, "blocked"),
    ],
)
def test_nothing_failed_blocked_and_empty_are_different_answers(
    world: World, text: str, decide: Any, outcome: str
) -> None:
    memory = world.memory(Recorder((lambda _: decide) if decide else None))
    facts = memory.extract_memories(text, "t1")
    assert memory.last_extraction.outcome == outcome
    assert bool(facts) == (outcome == "remembered")
    assert memory.last_extraction.complete == (outcome != "failed")
    assert memory.last_extraction_privacy_dropped == (outcome == "blocked")


def test_the_report_of_an_earlier_turn_does_not_outlive_a_failed_one(world: World) -> None:
    memory = world.memory()
    assert memory.last_extraction is None
    assert memory.last_extraction_privacy_dropped is False
    memory.extract_memories(TEXT, "t1")
    with pytest.raises(TurnConflictError):
        memory.extract_memories("Another text.", "t1")
    assert memory.last_extraction is None


def test_times_and_speakers_reach_rows_and_entries(world: World, tables: Tables) -> None:
    said = datetime(2023, 5, 8, 13, 56, 0, 123456, timezone(timedelta(hours=5, minutes=30)))
    world.memory().extract_memories(TEXT, "t1", captured_at=said, speaker="Мира «Z»")
    for entry in tables.entries():
        assert entry.captured_at == entry.valid_from == said
        assert entry.speaker == "Мира «Z»"
    assert {row.captured_at for row in tables.decisions().values()} == {said}


def test_a_turn_without_an_id_gets_one(world: World, tables: Tables) -> None:
    memory = world.memory()
    first = memory.extract_memories(TEXT)
    second = memory.extract_memories(TEXT)
    assert first[0].turn_id != second[0].turn_id
    for facts in (first, second):
        assert re.fullmatch(r"turn-\d{13}(-\d{4}){3}-\d+", facts[0].turn_id)
    assert memory.last_extraction.turn_id == second[0].turn_id
    tables.check(AGENT, {first[0].turn_id: TEXT, second[0].turn_id: TEXT})


def test_generated_ids_do_not_collide_among_processes_and_pass_the_firewall() -> None:
    program = (
        "from pgassay.audit.ids import new_turn_id\nprint(*(new_turn_id() for _ in range(500)))"
    )
    ids = [new_turn_id() for _ in range(500)]
    for _ in range(2):
        ids += python("postgresql://nowhere/none", program).stdout.split()
    assert len(set(ids)) == 1500
    for turn_id in ids:
        for text in (turn_id, f"{turn_id}:sentence:12", f"cand:{turn_id}:entity:3"):
            assert not scan_never_record(text, identifier=True).blocked, text


# --- construction (A16, A28) ----------------------------------------------------------------------


def test_a_journal_is_required_at_construction(world: World) -> None:
    with pytest.raises(ValueError, match="journal"):
        world.memory(journal=None)


def test_two_pipelines_do_not_compose(world: World) -> None:
    with pytest.raises(ValueError, match="pass one"):
        world.memory_class(
            "a",
            auditable_extraction=AuditableExtractionConfig(journal=ProvenanceJournal),
            extraction_provider=object(),
            database=world.database,
        )


def test_something_else_is_no_journal(world: World) -> None:
    for journal in ("journal", object(), 7, dict):
        with pytest.raises(ConfigurationError, match="journal"):
            world.memory(journal=journal)


def test_journal_as_class_and_as_instance(world: World, tables: Tables) -> None:
    for number, journal in enumerate((world.journal_class, world.journal_class(world.database))):
        world.memory(journal=journal).extract_memories(TEXT, f"t{number}")
    tables.check(AGENT, {"t0": TEXT, "t1": TEXT})


def test_two_databases_are_refused_at_construction(world: World, server: Any) -> None:
    other = server.url("somewhere_else", "assay_owner")
    elsewhere = World(world.kind, other)
    try:
        journal = world.journal_class(elsewhere.database)
        with pytest.raises(ValueError, match="two different databases"):
            world.memory(journal=journal)
        # Without a database of its own, memory goes where its journal is.
        memory = world.memory_class(
            "a", auditable_extraction=AuditableExtractionConfig(accept_all, journal)
        )
        assert memory.database is elsewhere.database
    finally:
        elsewhere.close()


@pytest.mark.parametrize(
    "spelling",
    [
        "postgres://assay_owner@localhost:{port}/{name}",
        "postgresql+psycopg://assay_writer@127.0.0.1:{port}/{name}?application_name=other",
    ],
)
def test_the_same_database_may_be_spelled_differently(
    server: Any, database_name: str, spelling: str
) -> None:
    url = f"postgresql://assay_owner@127.0.0.1:{server.port}/{database_name}"
    with (
        Database(url) as one,
        Database(spelling.format(port=server.port, name=database_name)) as two,
    ):
        config = AuditableExtractionConfig(accept_all, ProvenanceJournal(two))
        memory = SubconsciousMemory("a", auditable_extraction=config, database=one)
        assert len(memory.extract_memories("Mira moved.", "t1")) == 1


def test_different_servers_are_different_databases() -> None:
    urls = [
        "postgresql://localhost/memory",
        "postgresql://localhost:5433/memory",
        "postgresql://localhost/other",
        "postgresql://elsewhere/memory",
        "postgresql://a@/memory?host=/run/one",
        "postgresql://a@/memory?host=/run/two",
    ]
    for one in urls:
        for other in urls:
            config = AuditableExtractionConfig(accept_all, ProvenanceJournal(Database(other)))
            if one == other:
                SubconsciousMemory("a", auditable_extraction=config, database=Database(one))
            else:
                with pytest.raises(ConfigurationError, match="two different databases"):
                    SubconsciousMemory("a", auditable_extraction=config, database=Database(one))
    config = AuditableExtractionConfig(accept_all, ProvenanceJournal(Database(urls[0])))
    same = Database("postgresql://someone@127.0.0.1:5432/memory")
    SubconsciousMemory("a", auditable_extraction=config, database=same)


def test_settings_that_cannot_work_are_refused_at_construction(world: World) -> None:
    for change in (
        {"credential_policy": "ignore"},
        {"lease_ms": 0},
        {"lease_ms": -5},
        {"lease_ms": True},
        {"lease_ms": 1.5},
        {"lease_ms": 2**31},
    ):
        with pytest.raises(ConfigurationError):
            world.memory(**change)


def test_an_async_judge_is_refused_by_the_sync_class_only(database_url: str) -> None:
    async def judge(candidate: Candidate) -> VerdictResult:
        await asyncio.sleep(0)
        return answer(candidate, ACCEPT)

    sync = World("sync", database_url)
    with pytest.raises(TypeError, match="async"):
        sync.memory(judge)
    sync.close()
    async_ = World("async", database_url)
    assert len(async_.memory(judge).extract_memories("Mira moved.", "t1")) == 1
    async_.close()


def test_something_that_cannot_judge_is_refused_at_construction(world: World) -> None:
    for provider in (RuleVerdictProvider, object(), 7):
        with pytest.raises(TypeError):
            world.memory(provider)


def test_a_judge_that_cannot_be_recorded_is_refused_before_it_is_asked(world: World) -> None:
    for judge in (
        Judge("x" * 201, None, None, None, "1"),
        Judge("", None, None, None, "1"),
        Judge("x", "ы" * 150, None, None, "1"),
        Judge("x", None, "not a digest", None, "1"),
        Judge("x", None, None, "A" * 64, "1"),
        Judge("x\x00", None, None, None, "1"),
        Judge("x", "\ud800", None, None, "1"),
        Judge("x", None, None, None, ""),
        Judge(None, None, None, None, "1"),  # type: ignore[arg-type]
    ):
        provider = Recorder()
        provider.judge = judge  # type: ignore[attr-defined]
        with pytest.raises(ConfigurationError, match="judge"):
            world.memory(provider)
        assert not provider.seen


def test_a_long_name_of_a_judge_costs_no_turn(world: World, tables: Tables) -> None:
    kind = type("Ж" * 150, (Recorder,), {"__qualname__": "Ж" * 150})
    assert len(world.memory(kind()).extract_memories(TEXT, "t1")) == 2
    tables.check(AGENT, {"t1": TEXT})


# --- turns without candidates (A8) ----------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "\n\t\r \u200b\ufeff\u2028\u00a0"], ids=["empty", "blank"])
def test_an_empty_turn_is_one_row(world: World, tables: Tables, text: str) -> None:
    provider = Recorder()
    memory = world.memory(provider)
    for _ in range(2):
        assert memory.extract_memories(text, "t1") == []
        assert memory.last_extraction.outcome == "empty"
    (row,) = tables.decisions().values()
    assert (row.candidate_id, row.generator_rule) == ("t1:empty:0", "empty")
    assert (row.state, row.reason_code) == ("reject", "empty_turn")
    assert not provider.seen
    assert sum(tables.events().values()) == 1
    assert world.log.turn_summary(AGENT, "t1") == {"reason:empty_turn": 1, "state:reject": 1}


def test_a_voided_turn_is_one_row(world: World, tables: Tables) -> None:
    provider = Recorder()
    memory = world.memory(provider)
    for _ in range(2):
        assert memory.extract_memories("Off the record: Mira Jones moved. Really.", "t1") == []
        assert memory.last_extraction_privacy_dropped
    (row,) = tables.decisions().values()
    assert (row.candidate_id, row.generator_rule) == ("t1:turn_firewall:0", "turn")
    assert (row.state, row.reason_code) == ("firewall_drop", "turn_level_block")
    assert (row.text_sha256, row.span_start, row.span_end) == (None, None, None)
    assert row.detail_code == "off_the_record"
    assert not provider.seen
    assert tables.drops() == {("turn", "off_the_record"): 1}
    assert world.log.privacy_drop_counts(AGENT) == {"off_the_record": 1}


# --- what a judge may say (A5, A6, A24) -----------------------------------------------------------

ODD: dict[str, tuple[Any, str]] = {
    "none": (None, "wrong_type"),
    "text": ("accept", "wrong_type"),
    "pair": (["accept", "accepted"], "wrong_type"),
    "exception": (ValueError("Mira said so"), "ValueError"),
    "timeout": (TimeoutError(), "timeout"),
    "refused": (ConnectionRefusedError(), "connection"),
    "pending": ((Verdict.PENDING, ReasonCode.ACCEPTED), "trusted_only"),
    "drop": ((Verdict.FIREWALL_DROP, ReasonCode.TURN_LEVEL_BLOCK), "trusted_only"),
    "empty_turn": ((Verdict.REJECT, ReasonCode.EMPTY_TURN), "trusted_only"),
    "other pair": ((Verdict.ACCEPT, ReasonCode.NOT_A_FACT), "unknown_value"),
    "other word": (("maybe", "accepted"), "unknown_value"),
    "numbers": ((1, 2), "wrong_type"),
    "wrong id": (VerdictResult("wrong id:sentence:0", *ACCEPT), "wrong_candidate"),
    "stop": (StopIteration(), "StopIteration"),
}


def test_an_odd_answer_costs_its_candidate_and_no_other(world: World, tables: Tables) -> None:
    text = "Mira moved. Carol stayed. Zoe left."
    for said, (value, detail) in ODD.items():
        memory = world.memory(Recorder({"Carol stayed.": value}, default=ACCEPT))
        facts = memory.extract_memories(text, said)
        assert [fact.text for fact in facts] == ["Mira moved.", "Zoe left."], said
        row = tables.decisions()[f"{said}:sentence:1"]
        assert (row.state, row.reason_code) == ("reject", "llm_unavailable")
        assert row.detail_code == detail, said
        assert memory.last_extraction.lost_to_infrastructure == 1
    tables.check(AGENT, dict.fromkeys(ODD, text))


def test_what_a_judge_says_beside_its_verdict_costs_no_turn(world: World, tables: Tables) -> None:
    # A word that the firewall blocks would be refused with the whole turn; it is left out instead.
    card = made_card()

    def judge(candidate: Candidate) -> VerdictResult:
        receipt = Receipt(finish_reason=card.replace(" ", "-"))
        return replace(answer(candidate, ACCEPT), detail_code=card, receipt=receipt)

    memory = world.memory(judge)
    facts = memory.extract_memories("Mira moved.", "t1")
    assert [fact.text for fact in facts] == ["Mira moved."]
    row = tables.decisions()["t1:sentence:0"]
    assert (row.detail_code, row.finish_reason) == (None, None)


def test_an_error_that_cannot_even_be_looked_at_costs_its_candidate(
    world: World, tables: Tables
) -> None:
    class Closed:
        @property
        def status_code(self) -> int:
            raise RuntimeError("the response is closed")

    class Odd(Exception):
        def __init__(self) -> None:
            self.response = Closed()

    memory = world.memory(Recorder({"Carol stayed.": Odd()}, default=ACCEPT))
    facts = memory.extract_memories("Mira moved. Carol stayed.", "t1")
    assert [fact.text for fact in facts] == ["Mira moved."]
    assert tables.decisions()["t1:sentence:1"].detail_code == "Odd"


def test_a_judge_cannot_change_what_was_said(world: World, tables: Tables) -> None:
    text = "Mira moved. Carol stayed."

    def spoil(candidate: Candidate) -> None:
        for name, value in (("text", "Forged."), ("candidate_id", "t9:sentence:9"), ("end", 1)):
            object.__setattr__(candidate, name, value)

    class Sets:
        def llm_verdict(self, candidate: Candidate) -> VerdictResult:
            raise NotImplementedError

        def llm_verdicts(self, candidates: tuple[Candidate, ...]) -> list[VerdictResult]:
            given = [answer(candidate, ACCEPT) for candidate in candidates]
            for candidate in candidates:
                spoil(candidate)
            return given

    def single(candidate: Candidate) -> VerdictResult:
        given = answer(candidate, ACCEPT)
        spoil(candidate)
        return given

    for turn_id, provider in (("t1", single), ("t2", Sets())):
        memory = world.memory(provider, resolver=spoil)
        facts = memory.extract_memories(text, turn_id)
        assert [fact.text for fact in facts] == ["Mira moved.", "Carol stayed."]
    tables.check(AGENT, {"t1": text, "t2": text})


def test_a_judge_whose_name_is_a_secret_is_refused_before_it_is_asked(world: World) -> None:
    key = "sk-" + "ant-api03-" + uuid.uuid4().hex * 2

    class Named(Recorder):
        judge = Judge("mine", key, None, None, "1")

    with pytest.raises(ConfigurationError, match=r"judge\.model") as caught:
        world.memory(Named())
    assert key not in str(caught.value)


def test_a_time_that_could_not_be_read_back_is_refused(world: World, tables: Tables) -> None:
    counts = tables.counts()
    memory = world.memory(Recorder())
    west = timezone(timedelta(hours=-12))
    for moment in (datetime.max.replace(tzinfo=west), datetime.min.replace(tzinfo=UTC)):
        with pytest.raises(InvalidInputError, match="captured_at"):
            memory.extract_memories("Mira moved.", "t1", captured_at=moment)
        with pytest.raises(InvalidInputError, match="valid_from"):
            world.journal.append(AGENT, "Mira moved.", valid_from=moment)
    assert tables.counts() == counts


def test_a_judge_of_sets_that_answers_in_another_order_or_not_at_all(
    world: World, tables: Tables
) -> None:
    class Sets:
        def llm_verdict(self, candidate: Candidate) -> VerdictResult:
            raise AssertionError("the set version is there")

        def llm_verdicts(self, candidates: Any) -> Any:
            for candidate in reversed(list(candidates)):
                if candidate.text != "Carol stayed.":
                    yield answer(candidate, ACCEPT)
                yield answer(candidate, NOT_A_FACT) if candidate.text == "Zoe left." else None

    text = "Mira moved. Carol stayed. Zoe left."
    facts = world.memory(Sets()).extract_memories(text, "t1")
    assert [fact.text for fact in facts] == ["Mira moved.", "Zoe left."]
    assert tables.states()["t1:sentence:1"] == "reject/llm_unavailable"


def test_what_ends_the_process_is_not_taken_for_an_outage(world: World, tables: Tables) -> None:
    class Gone(BaseException):
        pass

    def decide(candidate: Candidate) -> VerdictResult:
        raise Gone

    with pytest.raises(Gone):
        world.memory(decide).extract_memories(TEXT, "t1")
    assert sum(tables.counts()[name] for name in ("decision", "journal_entry")) == 0


# --- running a turn again (A20, A21) --------------------------------------------------------------


def test_only_what_an_outage_lost_is_judged_again(world: World, tables: Tables) -> None:
    text = "Mira moved. Carol stayed. Hello! Zoe left."
    down = True

    def decide(candidate: Candidate) -> Any:
        if down and candidate.text in ("Carol stayed.", "Zoe left."):
            return ConnectionError()
        return ACCEPT if candidate.text.endswith(".") else NOT_A_FACT

    provider = Recorder(decide)
    memory = world.memory(provider)
    assert [fact.text for fact in memory.extract_memories(text, "t1")] == ["Mira moved."]
    report = memory.last_extraction
    assert (report.lost_to_infrastructure, report.complete, report.judged) == (2, False, 4)
    down = False
    provider.seen.clear()
    facts = memory.extract_memories(text, "t1")
    assert sorted(provider.texts) == ["Carol stayed.", "Zoe left."]
    assert [fact.text for fact in facts] == ["Mira moved.", "Carol stayed.", "Zoe left."]
    report = memory.last_extraction
    assert (report.judged, report.already_decided, report.complete) == (2, 2, True)
    assert report.states == {"accept": 3, "reject": 1}
    provider.seen.clear()
    counts = tables.counts()
    assert memory.extract_memories(text, "t1") == facts
    assert not provider.seen
    assert tables.counts() == counts
    tables.check(AGENT, {"t1": text})
    history = world.log.history(AGENT, "t1", "t1:sentence:1")
    assert [event.state for event in history] == ["reject", "pending", "accept"]
    assert history[0].detail_code == "connection"


def test_what_was_decided_stays_decided_whoever_judges_next(world: World, tables: Tables) -> None:
    world.memory(Recorder({}, default=NOT_A_FACT)).extract_memories(TEXT, "t1")
    before = tables.states()
    eager = Recorder(lambda _: ACCEPT)
    assert world.memory(eager).extract_memories(TEXT, "t1") == []
    assert not eager.seen
    assert tables.states() == before


@pytest.mark.parametrize(
    "other",
    [
        "Mira moved to Ghent. Did Carol Jones approve? She works at Acme then.",  # changed
        TEXT + " And more.",  # longer
        "Mira moved to Ghent.",  # shorter
        "",
        "Off the record: Mira moved to Ghent.",
        "Mira moved to Ghent.  Did Carol Jones approve? she works at Acme now.",
    ],
)
def test_a_turn_id_is_not_taken_for_other_text(world: World, tables: Tables, other: str) -> None:
    provider = Recorder()
    memory = world.memory(provider)
    memory.extract_memories(TEXT, "t1")
    provider.seen.clear()
    counts, states = tables.counts(), tables.states()
    with pytest.raises(TurnConflictError) as caught:
        memory.extract_memories(other, "t1")
    assert "turn_id" in str(caught.value)
    assert not provider.seen
    assert (tables.counts(), tables.states()) == (counts, states)


@pytest.mark.parametrize("first", ["", "Off the record, Mira moved."])
def test_a_turn_id_of_an_empty_or_voided_turn_is_taken_too(world: World, first: str) -> None:
    memory = world.memory()
    memory.extract_memories(first, "t1")
    with pytest.raises(TurnConflictError):
        memory.extract_memories(TEXT, "t1")
    with pytest.raises(TurnConflictError):
        memory.extract_memories("" if first else "Off the record, Mira moved.", "t1")


def test_other_text_is_refused_also_when_nothing_of_the_turn_was_decided(
    world: World, tables: Tables
) -> None:
    world.memory(lambda candidate: None).extract_memories(TEXT, "t1")
    with pytest.raises(TurnConflictError):
        world.memory().extract_memories(TEXT + " More.", "t1")
    assert set(tables.states().values()) == {"reject/llm_unavailable"}


def test_a_turn_that_a_newer_firewall_voids_is_closed_for_good(
    world: World, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pgassay.firewall import find_never_record

    text = "Mira moved. Off the record, Zoe left. Carol stayed."
    down = {"Carol stayed."}
    provider = Recorder(lambda c: None if c.text in down else ACCEPT)
    with monkeypatch.context() as older:
        replace_firewall(older, lambda text: [])
        world.memory(provider).extract_memories("Mira moved. Carol stayed.", "t1")
        world.memory(lambda c: None).extract_memories(text, "t2")
    assert find_never_record(text)
    memory = world.memory(provider)
    seen = len(provider.seen)
    for _ in range(3):
        assert memory.extract_memories(text, "t2") == []
        assert memory.last_extraction.outcome == "blocked"
        assert memory.last_extraction.complete
    assert len(provider.seen) == seen
    assert set(tables.states(turn_id="t2").values()) == {"firewall_drop/turn_level_block"}
    assert "t2:turn_firewall:0" in tables.states(turn_id="t2")
    assert all(row.text_sha256 is None for row in tables.decisions(turn_id="t2").values())
    assert tables.drops() == {("turn", "off_the_record"): 1}


# --- agents (A26) ---------------------------------------------------------------------------------


def test_agents_do_not_see_each_other(world: World, tables: Tables) -> None:
    other = AGENT + "%"
    world.memory().extract_memories(TEXT, "t1")
    world.memory(Recorder(lambda _: NOT_A_FACT), agent_id=other).extract_memories(
        "Quite another text.", "t1"
    )
    tables.check(AGENT, {"t1": TEXT})
    tables.check(other, {"t1": "Quite another text."})
    log, journal = world.log, world.journal
    assert len(log.list_for_agent(AGENT)) == 6
    assert len(log.list_for_agent(other)) == 1
    assert log.compute_metrics(other).per_reason_code == {"not_a_fact": 1}
    assert log.turn_summary(other, "t1") == {"reason:not_a_fact": 1, "state:reject": 1}
    assert journal.entries(other) == []
    assert journal.for_candidate(other, "t1", "t1:sentence:0") is None
    assert log.get(other, "t1", "t1:sentence:2") is None


def test_ids_are_data_and_no_patterns(world: World) -> None:
    world.memory().extract_memories(TEXT, "t1")
    for pattern in ("%", "agent_7", "agent-_", "a*", "agent-7:", ".*"):
        assert world.log.list_for_agent(pattern) == []
        assert world.log.turn_summary(AGENT, pattern) == {}
        assert world.journal.entries(AGENT, turn_id=pattern) == []


def test_a_missing_agent_is_an_error_and_no_empty_answer(world: World) -> None:
    log, journal = world.log, world.journal
    calls: list[Callable[[Any], object]] = [
        log.list_for_agent,
        log.list_pending,
        log.privacy_drop_counts,
        log.compute_metrics,
        journal.entries,
        journal.beliefs,
        lambda agent_id: log.get(agent_id, "t1", "c"),
        lambda agent_id: log.turn_summary(agent_id, "t1"),
        lambda agent_id: journal.append(agent_id, "Mira moved."),
    ]
    for call in calls:
        for agent_id in (None, "", 7):
            with pytest.raises(InvalidInputError, match="agent_id"):
                call(agent_id)


# --- the firewall stage (A7, A23) -----------------------------------------------------------------


def test_a_judge_never_sees_what_overlaps_a_blocked_span(world: World, tables: Tables) -> None:
    secret = made_card()
    text = (
        f"Mira moved to Ghent. Her Visa Card {secret} expires soon. Zoe Miller left. "
        f"Call Anna Bell {secret}"
    )
    provider = Recorder(lambda _: ACCEPT)
    memory = world.memory(provider, credential_policy="drop")
    facts = memory.extract_memories(text, "t1")
    assert facts
    assert memory.last_extraction_privacy_dropped
    spans = [found.span() for found in re.finditer(secret, text)]
    blocked = {
        candidate.candidate_id
        for candidate in generate_candidates("t1", text)
        if any(start < candidate.end and candidate.start < end for start, end in spans)
    }
    rules = {candidate_id.split(":")[1] for candidate_id in blocked}
    assert rules >= {"sentence"}
    states = tables.states()
    for candidate_id in blocked:
        assert states[candidate_id] == "firewall_drop/pre_llm_candidate_block"
    assert not blocked & set(provider.ids)
    assert not any(secret[-6:] in candidate.text for candidate in provider.seen)
    for row in tables.decisions().values():
        if row.state == "firewall_drop":
            assert (row.text_sha256, row.span_start, row.span_end) == (None, None, None)
            assert row.detail_code == "payment_card"
    kept = {c.candidate_id for c in generate_candidates("t1", text)} - blocked
    assert {candidate_id for candidate_id, state in states.items() if "accept" in state} == kept
    assert tables.drops() == {("candidate", "payment_card"): len(blocked)}


def test_an_entity_and_the_sentence_around_it_go_together(
    world: World, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the detectors find: here a name, so that both rules have a candidate over it."""
    from pgassay.firewall import Finding

    text = "We met Zoe Miller there. Mira moved."
    start = text.index("Zoe")

    def find(where: str) -> list[Finding]:
        at = where.find("Zoe Mi")
        if at < 0:
            return []
        return [Finding(reason="government_id", detector="d", start=at, end=at + 6)]

    replace_firewall(monkeypatch, find)
    provider = Recorder(lambda _: ACCEPT)
    world.memory(provider, credential_policy="drop").extract_memories(text, "t1")
    assert provider.texts == ["Mira moved."]
    assert text[start : start + 10] == "Zoe Miller"
    assert tables.states() == {
        "t1:sentence:0": "firewall_drop/pre_llm_candidate_block",
        "t1:sentence:1": "accept/accepted",
        "t1:entity:0": "firewall_drop/pre_llm_candidate_block",
    }


def test_redaction_masks_before_anything_else_sees_the_turn(world: World, tables: Tables) -> None:
    secret = made_card()
    text = f"Her card is {secret} from now on. Mira moved."
    provider = Recorder(lambda _: ACCEPT)
    memory = world.memory(provider, credential_policy="redact")
    facts = memory.extract_memories(text, "t1")
    assert memory.last_extraction.redactions
    assert not any(secret[:6] in seen or secret[-6:] in seen for seen in provider.texts)
    assert "Mira moved." in [fact.text for fact in facts]
    assert [len(fact.text) for fact in facts] == [fact.span[1] - fact.span[0] for fact in facts]
    again = memory.extract_memories(text, "t1")
    assert again == facts
    assert secret not in str([entry.verbatim for entry in tables.entries()])


@pytest.mark.parametrize("policy", ["drop", "redact"])
def test_off_the_record_voids_the_turn_under_every_policy(
    world: World, tables: Tables, policy: str
) -> None:
    provider = Recorder()
    memory = world.memory(provider, credential_policy=policy)
    assert memory.extract_memories("Mira moved. Off the record, Zoe left.", "t1") == []
    assert not provider.seen
    assert set(tables.states()) == {"t1:turn_firewall:0"}


def test_another_policy_does_not_reopen_a_voided_turn(world: World, tables: Tables) -> None:
    text = f"Mira moved. Her card is {made_card()} now."
    world.memory().extract_memories(text, "t1")
    with pytest.raises(TurnConflictError, match="polic"):
        world.memory(credential_policy="drop").extract_memories(text, "t1")
    assert set(tables.states()) == {"t1:turn_firewall:0"}


# --- refused before anything is written -----------------------------------------------------------


UNSTORABLE: list[tuple[dict[str, Any], type[Exception]]] = [
    ({"text": "Mira\x00 moved."}, InvalidInputError),
    ({"text": "Mira \ud83d moved."}, InvalidInputError),
    ({"text": None}, InvalidInputError),
    ({"text": b"Mira moved."}, InvalidInputError),
    ({"turn_id": ""}, InvalidInputError),
    ({"turn_id": "t" * 10_000}, InvalidInputError),
    ({"turn_id": "t" * 513}, InvalidInputError),
    ({"turn_id": "é" * 257}, InvalidInputError),
    ({"turn_id": "t\x00"}, InvalidInputError),
    ({"turn_id": "t\udc80"}, InvalidInputError),
    ({"turn_id": 7}, InvalidInputError),
    ({"speaker": "s\x00"}, InvalidInputError),
    ({"speaker": "s" * 513}, InvalidInputError),
    ({"speaker": 7}, InvalidInputError),
    ({"session_id": "é" * 257}, InvalidInputError),
    ({"session_id": "\ud800"}, InvalidInputError),
    ({"captured_at": datetime(2023, 5, 8)}, InvalidInputError),
    ({"captured_at": "2023-05-08"}, InvalidInputError),
    ({"speaker": "Password: hunter2secret99"}, JournalBlockedError),
]


def test_what_cannot_be_stored_is_refused_before_anything_is_judged(
    world: World, tables: Tables
) -> None:
    provider = Recorder()
    memory = world.memory(provider)
    for arguments, error in UNSTORABLE:
        given = {"text": "Mira moved.", "turn_id": "t1"} | arguments
        with pytest.raises(error) as caught:
            memory.extract_memories(**given)
        (name,) = arguments
        assert name in str(caught.value)
        assert caught.value.__cause__ is None
        assert caught.value.__context__ is None
    assert not provider.seen
    counts = tables.counts()
    assert not any(counts[table] for table in ("decision", "decision_event", "journal_entry"))


def test_an_agent_id_that_cannot_be_stored_is_refused_at_construction(world: World) -> None:
    for agent_id in ("", "a" * 256, "a\x00", "\udfff", None, 7):
        with pytest.raises(InvalidInputError, match="agent_id"):
            world.memory(agent_id=agent_id)
