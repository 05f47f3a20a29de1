"""Remembering: duplicates, evidence, confidence, associations, forgetting, the firewall."""

from __future__ import annotations

import math
import random
import threading
from datetime import UTC, datetime
from uuid import UUID, uuid4

import pytest

from pgassay import (
    AppendOnlyError,
    InvalidInputError,
    JournalBlockedError,
    MemoryStore,
    NewMemory,
    ProvenanceJournal,
    UnknownTargetError,
)
from pgassay.database import Call, Database
from pipeline.support import Tables
from sql.support import secret

AGENT = "agent-7"


def only(store: MemoryStore, agent: str = AGENT, **options: object) -> object:
    (record,) = store.memories(agent, **options)  # type: ignore[arg-type]
    return record


def test_the_same_text_is_one_record_and_each_saying_is_evidence(store: MemoryStore) -> None:
    outcomes = [
        store.remember(AGENT, text).outcome
        for text in (
            "The kiln timer runs five minutes fast.",
            "  The kiln timer\n runs five  minutes fast. ",
            "The kiln timer runs five minutes fast.",
        )
    ]
    assert outcomes == ["stored", "repeated", "repeated"]
    (record,) = store.memories(AGENT)
    assert (record.evidence, record.content) == (3, "The kiln timer runs five minutes fast.")
    found = store.recall(AGENT, "kiln timer")
    assert [item.evidence for item in found.items] == [3]


def test_the_same_words_of_two_speakers_are_two_records(store: MemoryStore) -> None:
    store.remember(AGENT, "I never eat fish.", speaker="Ana")
    store.remember(AGENT, "I never eat fish.", speaker="Jonas")
    assert {record.speaker for record in store.memories(AGENT)} == {"Ana", "Jonas"}
    assert store.recall(AGENT, "fish", speaker="Ana").items[0].speaker == "Ana"
    assert len(store.recall(AGENT, "fish", speaker="Ana").items) == 1


def test_a_turn_that_is_delivered_twice_changes_nothing(store: MemoryStore, tables: Tables) -> None:
    turn = [
        NewMemory("Ana moved to Porto.", turn_id="t1", entities=["Ana", "Porto"], confidence=0.9),
        NewMemory("Ana sings.", turn_id="t1", entities=["Ana"]),
    ]
    first = store.remember_many(AGENT, turn)
    before = (tables.counts(), store.memories(AGENT), store.associations(AGENT))
    second = store.remember_many(AGENT, turn)
    assert [result.outcome for result in first] == ["stored", "stored"]
    assert [result.outcome for result in second] == ["known", "known"]
    assert [r.memory_id for r in first] == [r.memory_id for r in second]
    assert (tables.counts(), store.memories(AGENT), store.associations(AGENT)) == before
    assert store.associations(AGENT) == {("Ana", "Porto"): 1.0}


def test_two_deliveries_at_the_same_time_count_once(database_url: str, tables: Tables) -> None:
    # C32
    turn = [NewMemory("Ana moved to Porto.", turn_id="t1", entities=["Ana", "Porto"])]
    outcomes: list[str] = []
    gate = threading.Barrier(4)

    def deliver() -> None:
        with Database(database_url) as database:
            gate.wait(20)
            outcomes.extend(
                result.outcome for result in MemoryStore(database).remember_many(AGENT, turn)
            )

    threads = [threading.Thread(target=deliver) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert sorted(outcomes) == ["known", "known", "known", "stored"]
    assert tables.value("select weight from assay.association") == 1.0
    assert tables.value("select evidence from assay.memory") == 1


def test_a_turn_that_says_it_twice_is_one_piece_of_evidence(store: MemoryStore) -> None:
    results = store.remember_many(
        AGENT,
        [NewMemory("Acme Robotics.", turn_id="t1"), NewMemory("Acme Robotics.", turn_id="t1")],
    )
    assert [result.outcome for result in results] == ["stored", "known"]
    assert store.memories(AGENT)[0].evidence == 1


def test_confidence_is_a_running_mean_that_began_at_a_half(store: MemoryStore) -> None:
    memory_id = store.remember(AGENT, "Mira likes tea.", confidence=0.9).memory_id
    assert memory_id is not None
    assert store.memories(AGENT)[0].confidence == pytest.approx(0.7)
    second = store.update_confidence(AGENT, memory_id, 0.9)
    assert second.confidence == pytest.approx((0.5 + 0.9 + 0.9) / 3)
    third = store.update_confidence(AGENT, memory_id, 0.1)
    assert third.confidence == pytest.approx((0.5 + 0.9 + 0.9 + 0.1) / 4)
    assert (third.corroborations, third.contradictions) == (2, 1)


@pytest.mark.parametrize("signal", [-0.01, 1.01, math.nan, math.inf, True, None])
def test_a_signal_out_of_range_is_refused(store: MemoryStore, signal: float) -> None:
    memory_id = store.remember(AGENT, "Mira likes tea.").memory_id
    assert memory_id is not None
    with pytest.raises(InvalidInputError):
        store.update_confidence(AGENT, memory_id, signal)
    assert store.memories(AGENT)[0].confidence == 0.5


@pytest.mark.parametrize("signal", ["1.5", "-1", "'NaN'", "null"])
def test_the_database_refuses_it_as_well(
    store: MemoryStore, tables: Tables, signal: str, db: Database
) -> None:
    memory_id = store.remember(AGENT, "Mira likes tea.").memory_id
    call = Call(
        f"select assay.update_confidence(%(a)s, %(m)s, {signal})",
        {"a": AGENT, "m": memory_id},
        list,
    )
    with pytest.raises(InvalidInputError):
        db.run(call)
    with pytest.raises(UnknownTargetError):
        store.update_confidence(AGENT, uuid4(), 0.5)


def test_concurrent_signals_lose_none(store: MemoryStore, database_url: str) -> None:
    memory_id = store.remember(AGENT, "Mira likes tea.").memory_id
    assert memory_id is not None

    def signal(value: float) -> None:
        with Database(database_url) as database:
            for _ in range(10):
                MemoryStore(database).update_confidence(AGENT, memory_id, value)

    threads = [threading.Thread(target=signal, args=(value,)) for value in (1.0, 0.0, 0.8, 0.2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    (record,) = store.memories(AGENT)
    assert (record.corroborations, record.contradictions) == (20, 20)
    assert record.confidence == pytest.approx((0.5 + 10 * (1.0 + 0.8 + 0.2)) / 41)


def test_entities_are_linked_pairwise_and_twelve_at_most(store: MemoryStore) -> None:
    assert store.link_entities(AGENT, ["Ben", "Ana", "Ben", " Ana "]) == 1
    assert store.link_entities(AGENT, ["Ana", "Ben"]) == 1
    assert store.associations(AGENT) == {("Ana", "Ben"): 2.0}
    assert store.link_entities("other", [f"e{i:02}" for i in range(20)]) == 12 * 11 // 2
    assert store.link_entities(AGENT, ["Ana"]) == 0


def test_an_associated_record_is_reached_over_its_entity(store: MemoryStore) -> None:
    store.remember(
        AGENT, "Ana joined the Porto Rowing Club.", entities=["Ana", "Porto Rowing Club"]
    )
    store.remember(AGENT, "The harbour office opens at nine.", entities=["Porto Rowing Club"])
    store.remember(AGENT, "Bread is cheap on Mondays.", entities=["Bakery"])
    found = store.recall(AGENT, "What about Ana?")
    assert [item.content for item in found.items] == [
        "Ana joined the Porto Rowing Club.",
        "The harbour office opens at nine.",
    ]
    assert found.items[1].association > 0
    assert found.items[1].lexical == 0


def test_what_is_forgotten_is_not_found_at_any_moment(store: MemoryStore) -> None:
    captured = datetime(2024, 5, 1, tzinfo=UTC)
    first = store.remember(AGENT, "Mira keeps bees.", turn_id="t1", captured_at=captured)
    store.remember(AGENT, "Mira keeps hens.", turn_id="t2", captured_at=captured)
    assert first.memory_id is not None
    assert store.forget(AGENT, first.memory_id) == 1
    assert store.forget(AGENT, first.memory_id) == 0
    assert store.recall(AGENT, "Mira bees").texts == ("Mira keeps hens.",)
    moment = datetime(2024, 6, 1, tzinfo=UTC)
    assert store.recall(AGENT, "Mira bees", as_of=moment).texts == ("Mira keeps hens.",)
    assert [r.content for r in store.memories(AGENT)] == ["Mira keeps hens."]
    # The turn again does not bring it back; saying it anew does.
    assert store.remember(AGENT, "Mira keeps bees.", turn_id="t1").outcome == "known"
    assert store.recall(AGENT, "bees").items == ()
    assert store.remember(AGENT, "Mira keeps bees.", turn_id="t3").outcome == "repeated"
    assert store.recall(AGENT, "bees").texts == ("Mira keeps bees.",)


def test_forgetting_keeps_the_counts_right(store: MemoryStore, tables: Tables) -> None:
    for number in range(5):
        store.remember(AGENT, f"Note {number} about kilns.")
    ids = [record.memory_id for record in store.memories(AGENT)]
    assert store.forget(AGENT, ids) == 5
    assert tables.value("select records from assay.memory_agent") == 0
    assert tables.value("select count(*) from assay.memory_posting") == 0
    assert tables.value("select coalesce(sum(records), 0) from assay.memory_lexeme") == 0


def test_the_firewall_keeps_out_one_and_lets_the_others_in(
    store: MemoryStore, tables: Tables
) -> None:
    hidden = secret()
    results = store.remember_many(AGENT, ["I like tea.", f"My key is {hidden}.", "I like rain."])
    assert [result.outcome for result in results] == ["stored", "blocked", "stored"]
    assert results[1].memory_id is None
    assert tables.drops(AGENT).total() == 1
    for name in tables.names():
        assert hidden not in str(tables.rows(f"select * from assay.{name}"))
    with pytest.raises(JournalBlockedError):
        store.remember(AGENT, f"My key is {hidden}.")


def test_the_firewall_of_the_database_holds_without_the_package(tables: Tables) -> None:
    hidden = secret()
    rows = tables.rows(
        "select outcome, reason from assay.remember(%s, array[row('I like tea.', null, null, null,"
        " null, null, null, null, null, null, null, null, null, null)::assay.memory_input,"
        " row(%s, null, null, null, null, null, null, null, null, null, null, null, null, null)"
        "::assay.memory_input, row('Ana rows.', null, null, null, null, null, null, null, null,"
        " null, null, null, array[%s], null)::assay.memory_input])",
        AGENT,
        f"My key is {hidden}.",
        hidden,
    )
    assert [row.outcome for row in rows] == ["stored", "blocked", "blocked"]
    assert rows[1].reason is not None
    assert {stage for stage, _ in tables.drops(AGENT)} == {"memory"}
    for name in tables.names():
        assert hidden not in str(tables.rows(f"select * from assay.{name}"))


def test_what_was_said_does_not_change(store: MemoryStore, db: Database) -> None:
    store.remember(AGENT, "Mira likes tea.")
    with pytest.raises(AppendOnlyError):
        db.run(Call("update assay.memory set content = 'Mira likes gin.'", {}, list))


@pytest.mark.parametrize(
    "record",
    [
        {"content": "x\x00y"},
        {"content": "x", "importance": 1.5},
        {"content": "x", "confidence": -1.0},
        {"content": "x", "captured_at": datetime(2024, 1, 1)},
        {"content": "x", "entities": "Ana"},
        {"content": "x", "language": "klingon"},
    ],
)
def test_what_cannot_be_stored_is_refused(store: MemoryStore, record: dict[str, object]) -> None:
    with pytest.raises(InvalidInputError):
        store.remember(AGENT, **record)  # type: ignore[arg-type]
    assert store.memories(AGENT, include_all=True) == []


def test_blank_text_is_nothing_to_remember(store: MemoryStore) -> None:
    with pytest.raises(InvalidInputError):
        store.remember(AGENT, " \n")
    assert [r.outcome for r in store.remember_many(AGENT, ["", "I row."])] == ["blank", "stored"]


def test_records_keep_where_they_come_from(store: MemoryStore) -> None:
    captured = datetime(2024, 5, 1, 12, tzinfo=UTC)
    store.remember(
        AGENT, "Mira likes tea.", speaker="Mira", turn_id="t1", session_id="s1",
        captured_at=captured, provider="raw", statement_type="preference",
    )  # fmt: skip
    (record,) = store.memories(AGENT)
    assert isinstance(record.memory_id, UUID)
    assert (record.speaker, record.turn_id, record.session_id, record.captured_at) == (
        "Mira", "t1", "s1", captured,
    )  # fmt: skip
    assert (record.provider, record.statement_type) == ("raw", "preference")


# --- the journal's memories -----------------------------------------------------------------------


def test_an_entry_holds_up_no_other_writer_before_its_commit(db: Database, tables: Tables) -> None:
    journal = ProvenanceJournal(database=db)
    engine = db.engine.execution_options(isolation_level="READ COMMITTED")
    with engine.begin() as connection:
        journal.append(AGENT, "Ana moved to Porto.", connection=connection)
        # On another connection, of the same agent: neither waits for the other.
        journal.append(AGENT, "Ana sings.")
        assert tables.value("select count(*) from assay.memory") == 1
    assert tables.value("select count(*) from assay.memory") == 2
    assert tables.value("select count(*) from assay.memory_due") == 0
    assert tables.value("select records from assay.memory_agent") == 2


def test_an_entry_is_recalled_from_its_commit_on_or_when_asked(db: Database) -> None:
    journal, store = ProvenanceJournal(database=db), MemoryStore(db)
    engine = db.engine.execution_options(isolation_level="READ COMMITTED")
    with engine.begin() as connection:
        journal.append(AGENT, "Ana moved to Porto.", connection=connection)
        assert not store.recall(AGENT, "Porto", connection=connection).items
        connection.exec_driver_sql("set constraints assay.memory_due_remembered immediate")
        assert len(store.recall(AGENT, "Porto", connection=connection).items) == 1
    assert len(store.recall(AGENT, "Porto").items) == 1


def test_an_entry_that_is_rolled_back_is_no_memory(db: Database, tables: Tables) -> None:
    journal = ProvenanceJournal(database=db)
    engine = db.engine.execution_options(isolation_level="READ COMMITTED")
    with engine.connect() as connection, connection.begin() as transaction:
        journal.append(AGENT, "Ana moved to Porto.", connection=connection)
        transaction.rollback()
    assert tables.value("select count(*) from assay.memory") == 0
    assert tables.value("select count(*) from assay.memory_due") == 0


def test_a_new_annotation_touches_the_end_of_a_chain_only(tables: Tables) -> None:
    """However often something was superseded before: only its last word is derived again."""
    append = "select * from assay.append_entry(%s, %s, %s, p_target_id => %s)"
    updated = (
        "select n_tup_upd from pg_stat_xact_user_tables"
        " where schemaname = 'assay' and relname = 'memory_evidence'"
    )
    with tables.connect() as connection:

        def touched(kind: str, statement: str, target: UUID | None) -> tuple[UUID, int]:
            with connection.transaction():
                before = connection.execute(updated).fetchone()
                row = connection.execute(append, [AGENT, statement, kind, target]).fetchone()
                connection.execute("set constraints all immediate")
                after = connection.execute(updated).fetchone()
            assert row is not None
            assert before is not None
            assert after is not None
            return row[0], after[0] - before[0]

        last, count = touched("assert", "Mira is at home.", None)
        assert count == 0
        for number in range(40):
            last, count = touched("supersede", f"Mira is in room {number}.", last)
            assert count == 1
        assert touched("confirm", "", last)[1] == 0
        # What had been superseded holds again, and what superseded it does not.
        retraction, count = touched("retract", "", last)
        assert count == 2
        assert touched("retract", "", retraction)[1] == 2


@pytest.mark.parametrize("seed", range(6))
def test_what_is_recalled_is_what_is_believed(tables: Tables, seed: int) -> None:
    """After each of many annotations of annotations."""
    chance = random.Random(seed)
    append = "select entry_id from assay.append_entry(%s, %s, %s, p_target_id => %s)"
    entries: list[UUID] = []
    with tables.connect() as connection:
        for number in range(60):
            kind = chance.choice(
                ("assert", "supersede", "supersede", "retract", "retract", "confirm")
            )
            target = chance.choice(entries[-8:]) if entries and kind != "assert" else None
            kind = kind if target is not None else "assert"
            claim = f"Claim {number}." if kind in ("assert", "supersede") else ""
            row = connection.execute(append, [AGENT, claim, kind, target]).fetchone()
            assert row is not None
            entries.append(row[0])
            believed, remembered = (
                {row[0] for row in connection.execute(query.encode(), [AGENT])}
                for query in (
                    "select statement from assay.beliefs(%s)",
                    "select content from assay.memory where agent_id = %s and valid_to is null",
                )
            )
            assert remembered == believed
