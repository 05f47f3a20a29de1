"""The provenance journal: entries, annotations, and what they make true at which moment."""

from __future__ import annotations

import contextlib
import math
import threading
import uuid
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from pgassay import (
    AsyncProvenanceJournal,
    Belief,
    ConfigurationError,
    InvalidInputError,
    JournalBlockedError,
    JournalEntry,
    KindConflictError,
    ProvenanceJournal,
    UnknownTargetError,
)
from pipeline.support import AGENT, Tables, World, made_card


def day(year: int, month: int = 1) -> datetime:
    return datetime(year, month, 1, tzinfo=UTC)


def held(world: World, valid_at: datetime | None = None, known_at: datetime | None = None) -> Any:
    return {b.statement for b in world.journal.beliefs(AGENT, valid_at=valid_at, known_at=known_at)}


# --- entries (B1, B5, B6) -------------------------------------------------------------------------


def test_an_entry_is_returned_as_it_was_written(world: World, tables: Tables) -> None:
    journal = world.journal
    said = datetime(2023, 5, 8, 13, 56, tzinfo=timezone(timedelta(hours=-7)))
    entry = journal.append(
        AGENT,
        "Mira lives in Leeds.",
        verbatim="I live in Leeds",
        turn_id="t1",
        session_id="s1",
        speaker="Mira",
        claim_type="home",
        stated=False,
        subjects=["person:mira", "city:leeds", "person:mira"],
        payload={"city": "Leeds", "n": [1, 2.5, None, True], "nested": {"ключ": "🏡"}},
        captured_at=said,
        valid_from=day(2019),
    )
    assert isinstance(entry, JournalEntry)
    assert isinstance(entry.entry_id, uuid.UUID)
    assert entry.entry_id.version == 7
    assert (entry.kind, entry.target_id, entry.candidate_id) == ("assert", None, None)
    assert entry.subjects == ("city:leeds", "person:mira")
    assert entry.payload == {"city": "Leeds", "n": [1, 2.5, None, True], "nested": {"ключ": "🏡"}}
    assert (entry.captured_at, entry.valid_from) == (said, day(2019))
    assert (entry.stated, entry.claim_type, entry.verbatim) == (False, "home", "I live in Leeds")
    assert journal.get(AGENT, entry.entry_id) == entry
    assert journal.get("another", entry.entry_id) is None
    assert journal.get(AGENT, uuid.uuid4()) is None
    (row,) = tables.entries()
    assert (row.entry_id, row.session_id) == (entry.entry_id, "s1")


def test_what_is_left_out_has_a_default(world: World) -> None:
    before = datetime.now(UTC) - timedelta(minutes=1)
    entry = world.journal.append(AGENT, "Mira lives in Leeds.")
    assert entry.verbatim == entry.statement
    assert (entry.turn_id, entry.speaker, entry.payload, entry.subjects) == (None, None, None, ())
    assert entry.stated
    assert before < entry.captured_at == entry.valid_from <= entry.recorded_at


@pytest.mark.parametrize(
    "payload", [{}, [], "text", 0, -1.5, True, [[[]]], {"a": {"b": [None]}}, {"": ""}, 10**30]
)
def test_any_json_is_a_payload(sync_world: World, payload: Any) -> None:
    entry = sync_world.journal.append(AGENT, "Mira moved.", payload=payload)
    assert sync_world.journal.get(AGENT, entry.entry_id).payload == payload


def test_entries_are_found_by_what_they_carry(world: World) -> None:
    journal = world.journal
    made = {
        name: journal.append(AGENT, name, turn_id=turn, speaker=speaker, subjects=subjects)
        for name, turn, speaker, subjects in (
            ("one", "t1", "Ann", ["a", "b"]),
            ("two", "t1", "Bob", ["a"]),
            ("three", "t2", "Ann", ["b", "c%"]),
            ("four", None, None, []),
        )
    }
    journal.confirm(AGENT, made["one"].entry_id, speaker="Ann")
    journal.append("another", "five", turn_id="t1", speaker="Ann", subjects=["a"])

    def found(**conditions: Any) -> list[str]:
        return [entry.statement for entry in journal.entries(AGENT, **conditions)]

    assert found() == ["one", "two", "three", "four", ""]
    assert found(turn_id="t1") == ["one", "two"]
    assert found(speaker="Ann") == ["one", "three", ""]
    assert found(kind="confirm") == [""]
    assert found(kind="assert", speaker="Ann") == ["one", "three"]
    assert found(subjects_all=["a", "b"]) == ["one"]
    assert found(subjects_any=["a", "b"]) == ["one", "two", "three"]
    assert found(subjects_any=["c%"]) == ["three"]
    assert found(subjects_any=["c_", "%"]) == []
    assert found(subjects_all=["b"], subjects_any=["c%", "zzz"], speaker="Ann") == ["three"]
    assert found(known_at=made["two"].recorded_at) == ["one", "two"]
    paged: list[str] = []
    after = None
    while page := journal.entries(AGENT, limit=2, after=after):
        paged += [entry.statement for entry in page]
        after = page[-1].entry_seq
    assert paged == found()
    for limit in (0, -1, True, "2"):
        with pytest.raises(InvalidInputError, match="limit"):
            journal.entries(AGENT, limit=limit)


def test_a_single_text_is_no_list_of_tags(world: World) -> None:
    journal = world.journal
    for call in (
        lambda: journal.append(AGENT, "Mira moved.", subjects="person:mira"),
        lambda: journal.entries(AGENT, subjects_all="person:mira"),
        lambda: journal.entries(AGENT, subjects_any="person:mira"),
    ):
        with pytest.raises(InvalidInputError, match="subjects"):
            call()


def test_the_entry_of_a_candidate_is_found_by_identity(world: World) -> None:
    text = "Same here. Same here. We met Zoe."
    world.memory().extract_memories(text, "t1")
    journal = world.journal
    for number in range(2):
        candidate_id = f"t1:sentence:{number}"
        entry = journal.for_candidate(AGENT, "t1", candidate_id)
        assert entry.verbatim == "Same here."
        assert entry.candidate_id == candidate_id
        assert f"cand:{candidate_id}" in entry.subjects
        assert journal.entries(AGENT, subjects_all=[f"cand:{candidate_id}"]) == [entry]
        assert journal.entries(AGENT, subjects_any=[f"cand:{candidate_id}", "x"]) == [entry]
    assert journal.for_candidate(AGENT, "t1", "t1:entity:0") is None
    assert journal.for_candidate(AGENT, "t2", "t1:sentence:0") is None


# --- refused before anything is written -----------------------------------------------------------


def test_what_cannot_be_stored_is_refused_and_named(world: World, tables: Tables) -> None:
    journal = world.journal
    target = journal.append(AGENT, "Mira moved.").entry_id
    counts = tables.counts()
    refused: list[tuple[str, dict[str, Any]]] = [
        ("statement", {"statement": None}),
        ("statement", {"statement": 7}),
        ("statement", {"statement": "nul \x00"}),
        ("statement", {"statement": "half \ud83d"}),
        ("verbatim", {"verbatim": "\x00"}),
        ("verbatim", {"verbatim": b"bytes"}),
        ("speaker", {"speaker": "s" * 513}),
        ("speaker", {"speaker": 7}),
        ("session_id", {"session_id": "é" * 257}),
        ("turn_id", {"turn_id": "t" * 513}),
        ("claim_type", {"claim_type": "c" * 201}),
        ("captured_at", {"captured_at": datetime(2024, 1, 1)}),
        ("captured_at", {"captured_at": "2024-01-01"}),
        ("valid_from", {"valid_from": datetime(2024, 1, 1)}),
        ("payload", {"payload": {"a": math.nan}}),
        ("payload", {"payload": math.inf}),
        ("payload", {"payload": {1, 2}}),
        ("payload", {"payload": datetime(2024, 1, 1)}),
        ("payload", {"payload": {"a": "nul \x00"}}),
        ("payload", {"payload": {"nul \x00": 1}}),
        ("payload", {"payload": ["half \udc80"]}),
        ("subject", {"subjects": ["cand:t1:sentence:0"]}),
        ("subject", {"subjects": [None]}),
        ("subject", {"subjects": [""]}),
        ("subject", {"subjects": ["s" * 701]}),
        ("subject", {"subjects": ["nul \x00"]}),
        ("target", {"target_id": target}),
    ]
    for name, arguments in refused:
        with pytest.raises(InvalidInputError, match=name) as caught:
            journal.append(AGENT, **{"statement": "Mira moved."} | arguments)
        assert caught.value.__cause__ is None
        assert caught.value.__context__ is None
    for agent_id in ("", "a" * 256, None, 7, "a\x00", "\ud800"):
        with pytest.raises(InvalidInputError, match="agent_id"):
            journal.append(agent_id, "Mira moved.")
    assert tables.counts() == counts
    # Six characters that only look like an escape are text like any other.
    entry = journal.append(AGENT, "Mira moved.", payload={"a": "\\u0000"})
    assert entry.payload == {"a": "\\u0000"}


def test_an_annotation_that_fails_leaves_nothing(world: World, tables: Tables) -> None:
    journal = world.journal
    entry = journal.append(AGENT, "Mira lives in Leeds.", valid_from=day(2020))
    elsewhere = journal.append("another", "Zoe left.")
    counts = tables.counts()
    for error, call in (
        (UnknownTargetError, lambda: journal.supersede(AGENT, uuid.uuid4(), "No.")),
        (UnknownTargetError, lambda: journal.retract(AGENT, elsewhere.entry_id)),
        (UnknownTargetError, lambda: journal.confirm("another", entry.entry_id)),
        (UnknownTargetError, lambda: journal.append(AGENT, "No.", kind="supersede")),
        (UnknownTargetError, lambda: journal.annotate(AGENT, entry.entry_id, "unheard", "No.")),
        (InvalidInputError, lambda: journal.annotate(AGENT, entry.entry_id, "assert", "No.")),
        (InvalidInputError, lambda: journal.supersede(AGENT, entry.entry_id, "\x00")),
        (
            InvalidInputError,
            lambda: journal.retract(AGENT, entry.entry_id, valid_from=datetime(2024, 1, 1)),
        ),
    ):
        with pytest.raises(error):
            call()
    assert tables.counts() == counts
    with pytest.raises(JournalBlockedError):
        journal.supersede(AGENT, entry.entry_id, f"Her card is {made_card()}.")
    assert tables.counts() == counts | {"never_record_drop": counts["never_record_drop"] + 1}
    (belief,) = journal.beliefs(AGENT)
    assert (belief.entry_id, belief.valid_to, belief.closed_by) == (entry.entry_id, None, None)
    assert journal.annotations_for(AGENT, entry.entry_id) == []


# --- the caller's transaction ---------------------------------------------------------------------


def test_a_callers_connection_is_joined_and_rolled_back_with(
    sync_world: World, tables: Tables
) -> None:
    journal = sync_world.journal
    engine = sync_world.database.engine.execution_options(isolation_level="READ COMMITTED")
    before = tables.counts()
    with engine.connect() as connection, connection.begin() as transaction:
        entry = journal.append(AGENT, "Mira lives in Leeds.", connection=connection)
        successor = journal.supersede(
            AGENT, entry.entry_id, "Mira lives in Ghent.", connection=connection
        )
        journal.confirm(AGENT, successor.entry_id, connection=connection)
        journal.register_kind("remark", targetless=True, connection=connection)
        assert len(journal.entries(AGENT, connection=connection)) == 3
        assert [b.entry_id for b in journal.beliefs(AGENT, connection=connection)] == [
            successor.entry_id
        ]
        assert len(journal.chain(AGENT, entry.entry_id, connection=connection)) == 3
        assert len(journal.annotations_for(AGENT, entry.entry_id, connection=connection)) == 1
        assert journal.get(AGENT, entry.entry_id, connection=connection) == entry
        assert journal.entries(AGENT) == []
        transaction.rollback()
    assert tables.counts() == before
    with engine.begin() as connection:
        entry = journal.append(AGENT, "Mira lives in Leeds.", connection=connection)
    assert journal.entries(AGENT) == [entry]


def test_the_engines_own_transactions_roll_back(world: World, tables: Tables) -> None:
    """What `Database.engine` and `AsyncDatabase.get_engine` begin needs no further option."""
    before = tables.counts()

    async def work_async() -> None:
        engine = await world.database.get_engine()
        journal = AsyncProvenanceJournal(world.database)
        for end in ("commit", "rollback"):
            async with engine.connect() as connection, connection.begin() as transaction:
                await journal.append(AGENT, f"To {end}.", connection=connection)
                await getattr(transaction, end)()
        with contextlib.suppress(ZeroDivisionError):
            async with engine.begin() as connection:
                await journal.append(AGENT, "Mira moved.", connection=connection)
                raise ZeroDivisionError

    def work() -> None:
        engine = world.database.engine
        journal = ProvenanceJournal(world.database)
        for end in ("commit", "rollback"):
            with engine.connect() as connection, connection.begin() as transaction:
                journal.append(AGENT, f"To {end}.", connection=connection)
                getattr(transaction, end)()
        with contextlib.suppress(ZeroDivisionError), engine.begin() as connection:
            journal.append(AGENT, "Mira moved.", connection=connection)
            raise ZeroDivisionError

    world.run(work_async() if world.kind == "async" else work())
    assert [entry.statement for entry in tables.entries()] == ["To commit."]
    assert tables.counts()["journal_entry"] == before["journal_entry"] + 1
    # The pool is the same, and calls without a connection are transactions of their own still.
    world.journal.append(AGENT, "Zoe left.")
    assert len(tables.entries()) == 2


def test_a_connection_that_commits_by_itself_is_refused_for_writing(
    world: World, tables: Tables
) -> None:
    async def work_async() -> None:
        engine = await world.database.get_engine()
        engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        journal = AsyncProvenanceJournal(world.database)
        async with engine.begin() as connection:
            assert await journal.entries(AGENT, connection=connection) == []
            with pytest.raises(ConfigurationError, match="autocommit"):
                await journal.append(AGENT, "Mira moved.", connection=connection)

    def work() -> None:
        engine = world.database.engine.execution_options(isolation_level="AUTOCOMMIT")
        journal = ProvenanceJournal(world.database)
        with engine.begin() as connection:
            assert journal.entries(AGENT, connection=connection) == []
            with pytest.raises(ConfigurationError, match="autocommit"):
                journal.append(AGENT, "Mira moved.", connection=connection)
            # A transaction that was begun by hand is one.
            connection.exec_driver_sql("begin")
            journal.append(AGENT, "Mira moved.", connection=connection)
            connection.exec_driver_sql("rollback")

    world.run(work_async() if world.kind == "async" else work())
    assert tables.entries() == []


def test_a_callers_async_connection_is_joined_too(database_url: str, tables: Tables) -> None:
    world = World("async", database_url)

    async def main() -> None:
        journal = AsyncProvenanceJournal(world.database)
        engine = (await world.database.get_engine()).execution_options(
            isolation_level="READ COMMITTED"
        )
        async with engine.connect() as connection, connection.begin() as transaction:
            await journal.append(AGENT, "Mira moved.", connection=connection)
            assert len(await journal.entries(AGENT, connection=connection)) == 1
            assert await journal.entries(AGENT) == []
            await transaction.rollback()
        async with engine.begin() as connection:
            await journal.append(AGENT, "Zoe left.", connection=connection)

    world.run(main())
    world.close()
    assert [entry.statement for entry in tables.entries()] == ["Zoe left."]


def test_what_is_blocked_spoils_no_transaction(sync_world: World, tables: Tables) -> None:
    journal = sync_world.journal
    engine = sync_world.database.engine.execution_options(isolation_level="READ COMMITTED")
    with engine.begin() as connection:
        journal.append(AGENT, "Before.", connection=connection)
        with pytest.raises(JournalBlockedError):
            journal.append(AGENT, f"Her card is {made_card()}.", connection=connection)
        journal.append(AGENT, "After.", connection=connection)
    assert [entry.statement for entry in tables.entries()] == ["Before.", "After."]
    assert tables.drops() == {("journal", "payment_card"): 1}


# --- kinds ----------------------------------------------------------------------------------------


def test_registered_kinds(world: World, tables: Tables) -> None:
    journal = world.journal
    journal.register_kind("observation", targetless=True)
    journal.register_kind("observation", targetless=True)
    journal.register_kind("expire", targetless=False, closing=True)
    journal.register_kind("replace", targetless=False, closing=True, claim=True)
    seen = journal.append(AGENT, "It rains.", kind="observation", valid_from=day(2020))
    assert held(world) == {"It rains."}
    journal.annotate(AGENT, seen.entry_id, "expire", valid_from=day(2021))
    assert held(world) == set()
    assert held(world, day(2020, 6)) == {"It rains."}
    other = journal.append(AGENT, "Wet.", kind="observation", valid_from=day(2020))
    journal.annotate(AGENT, other.entry_id, "replace", "Dry.", valid_from=day(2022))
    assert held(world) == {"Dry."}
    for arguments in (
        {"kind": "observation", "targetless": False},
        {"kind": "expire", "targetless": False, "closing": False},
        {"kind": "assert", "targetless": False},
    ):
        with pytest.raises(KindConflictError):
            journal.register_kind(**arguments)
    for name in ("", "Not a word", "x" * 64, "ünï", "nul\x00"):
        with pytest.raises(InvalidInputError):
            journal.register_kind(name, targetless=True)
    assert tables.value("select count(*) from assay.journal_kind") == 7


# --- what holds when, as known when (B3, B4) ------------------------------------------------------


def test_beliefs_for_every_pair_of_moments(world: World) -> None:
    journal = world.journal
    leeds = journal.append(AGENT, "Leeds", valid_from=day(2020))
    ghent = journal.supersede(AGENT, leeds.entry_id, "Ghent", valid_from=day(2022))
    undo = journal.retract(AGENT, ghent.entry_id, valid_from=day(2022))
    redo = journal.retract(AGENT, undo.entry_id, valid_from=day(2022))
    paris = journal.supersede(AGENT, ghent.entry_id, "Paris", valid_from=day(2035))
    again = journal.confirm(AGENT, paris.entry_id, valid_from=day(2034))
    never = journal.retract(AGENT, paris.entry_id, valid_from=day(2040))
    at_first = leeds.recorded_at - timedelta(microseconds=1)
    known = [at_first] + [
        entry.recorded_at for entry in (leeds, ghent, undo, redo, paris, again, never)
    ]
    assert known == sorted(set(known))
    nothing: set[str] = set()
    both = {"Ghent", "Paris"}
    expectations: dict[datetime, tuple[str | set[str], ...]] = {
        # What is known: nothing, then also leeds, ghent, undo, redo, paris, again, never.
        day(2019): (nothing, nothing, nothing, nothing, nothing, nothing, nothing, nothing),
        day(2020): (nothing, "Leeds", "Leeds", "Leeds", "Leeds", "Leeds", "Leeds", "Leeds"),
        day(2021): (nothing, "Leeds", "Leeds", "Leeds", "Leeds", "Leeds", "Leeds", "Leeds"),
        day(2022): (nothing, "Leeds", "Ghent", "Leeds", "Ghent", "Ghent", "Ghent", "Ghent"),
        day(2034): (nothing, "Leeds", "Ghent", "Leeds", "Ghent", "Ghent", "Ghent", "Ghent"),
        # A retraction undoes what the annotation closed, from its beginning on.
        day(2035): (nothing, "Leeds", "Ghent", "Leeds", "Ghent", "Paris", "Paris", both),
        day(2039): (nothing, "Leeds", "Ghent", "Leeds", "Ghent", "Paris", "Paris", both),
        day(2040): (nothing, "Leeds", "Ghent", "Leeds", "Ghent", "Paris", "Paris", "Ghent"),
    }
    for valid_at, row in expectations.items():
        for known_at, expected in zip(known, row, strict=True):
            wanted = {expected} if isinstance(expected, str) else expected
            assert held(world, valid_at, known_at) == wanted, (valid_at, known_at)
        assert held(world, valid_at) == held(world, valid_at, known[-1])
    assert held(world) == held(world, datetime.now(UTC)) == {"Ghent"}
    (belief,) = journal.beliefs(AGENT, known_at=again.recorded_at)
    assert isinstance(belief, Belief)
    assert (belief.valid_to, belief.closed_by) == (day(2035), paris.entry_id)
    (belief,) = journal.beliefs(AGENT)
    assert (belief.valid_to, belief.closed_by) == (None, None)
    chain = journal.chain(AGENT, again.entry_id)
    assert [entry.entry_id for entry in chain] == [
        entry.entry_id for entry in (leeds, ghent, undo, redo, paris, again, never)
    ]
    assert chain == journal.chain(AGENT, leeds.entry_id)
    assert journal.chain(AGENT, uuid.uuid4()) == []
    assert [e.kind for e in journal.annotations_for(AGENT, ghent.entry_id)] == [
        "retract",
        "supersede",
    ]
    for naive in ({"valid_at": datetime(2024, 1, 1)}, {"known_at": datetime(2024, 1, 1)}):
        with pytest.raises(InvalidInputError, match="time zone"):
            journal.beliefs(AGENT, **naive)


def test_superseded_by_two_is_one_close_and_two_claims(world: World) -> None:
    journal = world.journal
    leeds = journal.append(AGENT, "Leeds", valid_from=day(2020))
    journal.supersede(AGENT, leeds.entry_id, "Paris", valid_from=day(2023))
    first = journal.supersede(AGENT, leeds.entry_id, "Ghent", valid_from=day(2022))
    assert held(world, day(2021)) == {"Leeds"}
    assert held(world, day(2022)) == {"Ghent"}
    assert held(world, day(2023)) == {"Ghent", "Paris"}
    (belief,) = journal.beliefs(AGENT, valid_at=day(2021))
    assert (belief.valid_to, belief.closed_by) == (day(2022), first.entry_id)
    # Without the earlier one, the later one closes.
    journal.retract(AGENT, first.entry_id, valid_from=day(2022))
    (belief,) = journal.beliefs(AGENT, valid_at=day(2022))
    assert (belief.statement, belief.valid_to) == ("Leeds", day(2023))


def test_a_claim_dated_ahead_can_be_taken_back_before_it_begins(world: World) -> None:
    journal = world.journal
    plan = journal.append(AGENT, "She moves.", valid_from=day(2090))
    journal.confirm(AGENT, plan.entry_id)
    assert held(world) == set()
    assert held(world, day(2090)) == {"She moves."}
    journal.retract(AGENT, plan.entry_id)
    assert held(world, day(2090)) == held(world, day(2099)) == set()
    other = journal.append(AGENT, "He moves.", valid_from=day(2090))
    journal.supersede(AGENT, other.entry_id, "He stays.", valid_from=day(2091))
    assert held(world, day(2090)) == {"He moves."}
    assert held(world, day(2092)) == {"He stays."}


def test_concurrent_supersedes_both_stand(sync_world: World) -> None:
    journal = sync_world.journal
    for number in range(5):
        root = journal.append(AGENT, f"root {number}", valid_from=day(2020))
        barrier = threading.Barrier(2)
        errors: list[BaseException] = []

        def work(year: int, root: Any = root, barrier: Any = barrier, errors: Any = errors) -> None:
            try:
                barrier.wait()
                journal.supersede(AGENT, root.entry_id, f"{year}", valid_from=day(year))
            except BaseException as error:
                errors.append(error)

        threads = [threading.Thread(target=work, args=(year,)) for year in (2022, 2023)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert errors == []
        annotations = journal.annotations_for(AGENT, root.entry_id)
        assert {entry.statement for entry in annotations} == {"2022", "2023"}
        past = {b.entry_id: b for b in journal.beliefs(AGENT, valid_at=day(2021))}
        assert past[root.entry_id].valid_to == day(2022)
        now = [b.statement for b in journal.beliefs(AGENT) if b.target_id == root.entry_id]
        assert sorted(now) == ["2022", "2023"]


def test_long_chains_of_retractions(world: World) -> None:
    journal = world.journal
    leeds = journal.append(AGENT, "Leeds", valid_from=day(2020))
    target = journal.retract(AGENT, leeds.entry_id, valid_from=day(2020)).entry_id
    for number in range(30):
        assert held(world) == (set() if number % 2 == 0 else {"Leeds"})
        target = journal.retract(AGENT, target, valid_from=day(2020)).entry_id


def test_an_accepted_candidate_is_a_belief_until_it_is_superseded(world: World) -> None:
    world.memory().extract_memories("Mira lives in Leeds.", "t1")
    journal = world.journal
    entry = journal.for_candidate(AGENT, "t1", "t1:sentence:0")
    assert held(world) == {"Mira lives in Leeds."}
    journal.supersede(AGENT, entry.entry_id, "Mira lives in Ghent.")
    assert held(world) == {"Mira lives in Ghent."}
    # The turn run again finds its entry as it was.
    (fact,) = world.memory().extract_memories("Mira lives in Leeds.", "t1")
    assert fact.candidate_id == entry.candidate_id
    assert journal.get(AGENT, entry.entry_id) == entry


def test_a_journal_without_a_database_says_where_to_put_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import importlib.util

    from pgassay import ProvenanceJournal

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(ConfigurationError, match="PGASSAY_DATABASE_URL"):
        ProvenanceJournal().entries(AGENT)
