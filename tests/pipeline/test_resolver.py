"""Reference resolution: what it may set, and what becomes of a turn when it fails (A19)."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Any

import pytest

from pgassay import AuditableExtractionConfig, Candidate, Resolution
from pipeline.support import ACCEPT, AGENT, Recorder, Tables, World, accept_all, made_card

TEXT = "Mira moved. She likes it there. Zoe left."
SINCE = datetime(2021, 3, 4, 5, 6, tzinfo=UTC)

RESOLVED = Resolution(
    statement="Mira likes Ghent.",
    valid_from=SINCE,
    speaker="Mira",
    status="assumed",
    assumption="there: Ghent",
)


def resolve_she(candidate: Candidate) -> Resolution | None:
    return RESOLVED if candidate.text.startswith("She") else None


class Plain:
    def resolve(self, candidate: Candidate) -> Resolution | None:
        return resolve_she(candidate)


class Awaited:
    async def resolve(self, candidate: Candidate) -> Resolution | None:
        await asyncio.sleep(0)
        return resolve_she(candidate)


def check_resolved(world: World, tables: Tables, resolver: Any) -> None:
    memory = world.memory(resolver=resolver)
    facts = memory.extract_memories(TEXT, "t1", speaker="Ann")
    assert [fact.text for fact in facts] == ["Mira moved.", "Mira likes Ghent.", "Zoe left."]
    she = facts[1]
    assert (she.verbatim, she.speaker, she.resolution_status) == (
        "She likes it there.",
        "Mira",
        "assumed",
    )
    assert she.assumption == "there: Ghent"
    assert facts[0].resolution_status is None
    entries = {entry.candidate_id: entry for entry in tables.entries()}
    entry = entries["t1:sentence:1"]
    assert (entry.verbatim, entry.statement) == ("She likes it there.", "Mira likes Ghent.")
    assert (entry.speaker, entry.valid_from) == ("Mira", SINCE)
    assert entry.captured_at != SINCE
    assert entry.subjects == ["cand:t1:sentence:1", "res:assumed"]
    assert entry.payload == {"assumption": "there: Ghent"}
    assert entries["t1:sentence:0"].speaker == "Ann"
    tables.check(AGENT, {"t1": TEXT})
    # The same turn again tells the same, without asking anyone.
    seen: list[Candidate] = []
    again = world.memory(resolver=seen.append)
    assert again.extract_memories(TEXT, "t1", speaker="Ann") == facts
    assert world.memory().extract_memories(TEXT, "t1", speaker="Ann") == facts
    assert seen == []
    (found,) = world.journal.entries(AGENT, subjects_all=["res:assumed"])
    assert found.entry_id == entry.entry_id


@pytest.mark.parametrize("resolver", [Plain(), resolve_she], ids=["object", "function"])
def test_a_resolver_says_what_a_candidate_means_and_never_changes_its_words(
    world: World, tables: Tables, resolver: Any
) -> None:
    check_resolved(world, tables, resolver)


@pytest.mark.parametrize("resolver", [Awaited(), Awaited().resolve], ids=["object", "function"])
def test_a_resolver_may_be_awaited(database_url: str, tables: Tables, resolver: Any) -> None:
    world = World("async", database_url)
    check_resolved(world, tables, resolver)
    world.close()


def test_an_async_resolver_is_refused_by_the_sync_class(sync_world: World) -> None:
    with pytest.raises(TypeError, match="async"):
        sync_world.memory(resolver=Awaited())
    for resolver in (object(), 7, "resolve"):
        with pytest.raises(TypeError):
            sync_world.memory(resolver=resolver)


def test_only_accepted_candidates_are_resolved(world: World, tables: Tables) -> None:
    seen: list[str] = []

    def resolver(candidate: Candidate) -> None:
        seen.append(candidate.text)

    provider = Recorder({"Mira moved.": ACCEPT, "Zoe left.": None})
    world.memory(provider, resolver=resolver).extract_memories(TEXT, "t1")
    assert seen == ["Mira moved."]


class Refused(Exception):
    pass


FAILURES: dict[str, tuple[Any, str]] = {
    "raises": (Refused("Mira said so"), "Refused"),
    "times out": (TimeoutError(), "timeout"),
    "stops": (StopIteration("Mira"), "StopIteration"),
    "text": ("Mira likes Ghent.", "TypeError"),
    "a type": (Resolution, "TypeError"),
    "statement": (Resolution(statement=7), "TypeError"),  # type: ignore[arg-type]
    "naive": (Resolution(valid_from=datetime(2021, 3, 4)), "InvalidInputError"),
    "status": (Resolution(status="Not a word"), "InvalidInputError"),
    "status type": (Resolution(status=7), "TypeError"),  # type: ignore[arg-type]
    "nul": (Resolution(statement="Mira\x00"), "InvalidInputError"),
    "surrogate": (Resolution(assumption="\ud800"), "InvalidInputError"),
    "long speaker": (Resolution(speaker="s" * 513), "sqlstate_23514"),
}


def test_a_resolver_that_fails_costs_its_candidate_and_no_other(
    world: World, tables: Tables
) -> None:
    for name, (said, detail) in FAILURES.items():

        def resolver(candidate: Candidate, said: Any = said) -> Any:
            if not candidate.text.startswith("She"):
                return None
            if isinstance(said, Exception):
                raise said
            return said

        memory = world.memory(resolver=resolver)
        facts = memory.extract_memories(TEXT, name)
        assert [fact.text for fact in facts] == ["Mira moved.", "Zoe left."], name
        row = tables.decisions()[f"{name}:sentence:1"]
        assert (row.state, row.reason_code) == ("reject", "assembly_failed"), name
        assert row.detail_code == detail
        assert memory.last_extraction.lost_to_infrastructure == 1
        # Lost to infrastructure: the next run makes it good.
        assert len(world.memory(resolver=resolve_she).extract_memories(TEXT, name)) == 3
    tables.check(AGENT, dict.fromkeys(FAILURES, TEXT))
    assert "Mira said so" not in str(tables.rows("select * from assay.decision_event"))


@pytest.mark.parametrize("field", ["statement", "speaker", "assumption"])
def test_a_secret_in_what_a_resolver_says_is_dropped(
    world: World, tables: Tables, field: str
) -> None:
    secret = made_card()

    def resolver(candidate: Candidate) -> Resolution | None:
        if candidate.text.startswith("She"):
            return Resolution(**{field: f"Mira pays with {secret}."})
        return None

    memory = world.memory(accept_all, resolver=resolver)
    facts = memory.extract_memories(TEXT, "t1")
    assert "She likes it there." not in [fact.verbatim for fact in facts]
    assert memory.last_extraction_privacy_dropped
    row = tables.decisions()["t1:sentence:1"]
    assert (row.state, row.reason_code) == ("firewall_drop", "post_accept_journal_block")
    assert (row.detail_code, row.text_sha256, row.span_start) == ("payment_card", None, None)
    assert tables.drops() == {("journal", "payment_card"): 1}
    assert "t1:sentence:1" not in {entry.candidate_id for entry in tables.entries()}
    # Decided: nothing is judged or resolved again.
    again = Recorder(lambda _: ACCEPT)
    assert len(world.memory(again).extract_memories(TEXT, "t1")) == len(facts)
    assert not again.seen


def test_a_resolvers_own_cancellation_is_no_cancellation_of_the_turn(database_url: str) -> None:
    async def resolver(candidate: Candidate) -> None:
        raise asyncio.CancelledError

    world = World("async", database_url)
    memory = world.memory(resolver=resolver)
    assert memory.extract_memories("Mira moved.", "t1") == []
    assert memory.last_extraction.lost_to_infrastructure == 1
    world.close()


def test_async_resolvers_run_at_the_same_time_within_limits(database_url: str) -> None:
    running = most = 0

    async def resolver(candidate: Candidate) -> None:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0.001)
        running -= 1

    world = World("async", database_url)
    text = " ".join(f"Fact {n} holds." for n in range(40))
    assert len(world.memory(resolver=resolver).extract_memories(text, "t1")) == 40
    assert 1 < most <= 8
    world.close()


def test_the_configuration_is_a_value() -> None:
    config = AuditableExtractionConfig(accept_all)
    assert config == AuditableExtractionConfig(accept_all)
    assert config.credential_policy == "void"
    assert config.lease_ms == 30_000
