"""Recall: ranking, context, time, languages, agents, plans."""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import psycopg
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pgassay import (
    AsyncSubconsciousMemory,
    ConfigurationError,
    DatabaseUnavailableError,
    InvalidInputError,
    MemoryStore,
    NewMemory,
    NotInstalledError,
    PermissionDeniedError,
    ProvenanceJournal,
    RuleVerdictProvider,
    SubconsciousMemory,
)
from pgassay.database import AsyncDatabase, Call, Database
from pgassay.memory.recall import WEIGHTS
from pipeline.support import ACCEPT, AGENT, Face, Recorder, Tables, World
from servers import OWNER, WRITER, PostgresServer
from sql.support import plan_nodes, query, refused

DAY = timedelta(days=1)


# --- ranking -------------------------------------------------------------------------------------


def talk(session: str, *turns: tuple[str, str], **fields: Any) -> list[NewMemory]:
    return [
        NewMemory(
            text, speaker=speaker, session_id=session, turn_id=f"{session}:{number}", **fields
        )
        for number, (speaker, text) in enumerate(turns)
    ]


def test_a_neighbour_lends_its_words(store: MemoryStore) -> None:
    store.remember_many(
        AGENT,
        talk("s1", ("Ana", "Which instrument do you play?"), ("Ben", "The cello, since school."))
        + talk("s2", ("Ana", "Have you seen my keys?"), ("Ben", "On the shelf, I think.")),
    )
    found = store.recall(AGENT, "instrument play")
    assert "The cello, since school." in found.texts
    cello = next(item for item in found.items if item.content.startswith("The cello"))
    assert cello.lexical == 0
    assert cello.context > 0
    assert "On the shelf, I think." not in found.texts
    alone = store.recall(
        AGENT, "instrument play", weights={"neighbour_1": 0, "neighbour_2": 0, "session": 0}
    )
    assert alone.texts == ("Which instrument do you play?",)


def test_a_speaker_whom_the_query_names_comes_first(store: MemoryStore) -> None:
    store.remember_many(
        AGENT,
        talk("s1", ("Ana", "My favourite soup is leek."))
        + talk("s2", ("Ben", "My favourite soup is pea.")),
    )
    assert store.recall(AGENT, "What soup is Ben's favourite?").items[0].speaker == "Ben"
    assert store.recall(AGENT, "What soup is Ana's favourite?").items[0].speaker == "Ana"
    factors = [item.factor for item in store.recall(AGENT, "Ana soup").items]
    assert factors == [1.6, 1.0]


def test_the_date_of_a_record_can_be_asked_for(store: MemoryStore) -> None:
    for month in (3, 4, 5):
        store.remember(
            AGENT,
            f"We met for coffee, round {month}.",
            captured_at=datetime(2024, month, 9, tzinfo=UTC),
        )
    assert store.recall(AGENT, "coffee in April 2024").texts[0] == "We met for coffee, round 4."


def test_irregular_forms_and_beginnings_of_words_are_found(store: MemoryStore) -> None:
    store.remember(AGENT, "She bought a tandem and went home.")
    store.remember(AGENT, "Her graduation was in June.")
    store.remember(AGENT, "The dog sleeps.")
    assert store.recall(AGENT, "what did she buy").texts == ("She bought a tandem and went home.",)
    assert store.recall(AGENT, "when will she graduates").texts[0] == "Her graduation was in June."


def test_a_question_is_found_by_words_that_are_related_to_its_own(
    store: MemoryStore, tables: Tables
) -> None:
    store.remember(AGENT, "My sister collects tin mice.")
    found = store.recall(AGENT, "Is there any sibling?")
    assert found.items[0].lexical > 0
    assert found.texts == ("My sister collects tin mice.",)
    assert store.recall(AGENT, "Is there any sibling?", weights={"related": 0}).items == ()
    # One's own word says more, and a family is not what each member of it asks for.
    store.remember(AGENT, "A sibling of the owner called.")
    assert store.recall(AGENT, "Is there any sibling?").texts[0] == "A sibling of the owner called."
    assert store.recall(AGENT, "sister").texts == ("My sister collects tin mice.",)
    # A name is a name, and another language has relations of its own, or none.
    store.remember("other", "A kitten sleeps.", language="simple")
    store.set_language("other", "simple")
    tables.execute("update assay.memory_agent set languages = '{simple}' where agent_id = 'other'")
    assert store.recall("other", "pet").items == ()
    tables.execute("insert into assay.word_relation values ('simple', 'pet', 'kitten')")
    assert store.recall("other", "pet").texts == ("A kitten sleeps.",)
    store.remember(AGENT, "I row.", speaker="Sibling")
    assert "My sister collects tin mice." not in store.recall(AGENT, "Sibling").texts


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("Which colour is the gate?", "The gate is green, a favourite color of mine."),
        ("When is her vacation?", "Her holiday begins on Monday."),
        ("Who sent the photograph?", "Ruth sent me a photo."),
        ("What does mum grow?", "My mother grows leeks."),
    ],
)
def test_another_spelling_is_the_same_word(store: MemoryStore, question: str, answer: str) -> None:
    store.remember(AGENT, answer)
    related = question.split()[-1].strip("?")
    assert store.recall(AGENT, question).items[0].lexical > 0, related


def test_relations_hold_what_the_stemmer_makes(tables: Tables) -> None:
    """Whatever stands in the table can be met by a word of a query and of a record."""
    wrong = tables.rows(
        "select r.* from assay.word_relation as r where r.language = 'english' and exists ("
        "select from unnest(array[r.lexeme, r.related]) as w (word)"
        " where w.word <> lower(w.word) or w.word !~ '^[a-z]+$'"
        " or exists (select from assay.word_form as f where f.form = w.word))"
    )
    assert wrong == []
    assert tables.value("select count(*) from assay.word_relation") > 100


def test_every_part_of_the_score_is_there(store: MemoryStore) -> None:
    store.remember(AGENT, "Mira likes oolong tea.", importance=0.8)
    (item,) = store.recall(AGENT, "oolong").items
    assert item.lexical > 0
    assert item.vector is None
    assert (item.decay, item.confidence, item.association) == (0.8, 0.5, 0)
    assert item.total == pytest.approx(1 + 0.05 * 0.8 + 0.05 * 0.5)
    (other,) = store.recall(AGENT, "oolong", weights={"text": 0, "decay": 2, "confidence": 0}).items
    assert other.total == pytest.approx(1.6)


@pytest.mark.parametrize("limit", [0, -1, 2.5, True, "3", None, 10_001])
def test_a_count_that_is_none_is_refused_by_its_name(world: World, limit: Any) -> None:
    store = Face(world.memory().store, world.run)
    with pytest.raises(InvalidInputError, match="limit"):
        store.recall(AGENT, "tea", limit=limit)
    for name in ("max_items", "max_tokens"):
        if name == "max_tokens" and limit == 10_001:
            continue
        with pytest.raises(InvalidInputError, match=name):
            store.inject(AGENT, "tea", **{name: limit})
    if limit not in (None, 10_001):
        with pytest.raises(InvalidInputError, match="limit"):
            store.memories(AGENT, limit=limit)
    with pytest.raises(InvalidInputError, match="item_tokens"):
        store.inject(AGENT, "tea", item_tokens=-1 if limit in (0, 10_001) else limit)


def test_other_arguments_of_a_wrong_type_are_refused_by_their_names(world: World) -> None:
    memory = world.memory()
    store = Face(memory.store, world.run)
    (done,) = store.remember_many(AGENT, ["Mira likes tea."])
    for name, ask in {
        "records": lambda: store.remember_many(AGENT, None),
        "pinned": lambda: store.pin(AGENT, done.memory_id, 1),
        "memory_id": lambda: store.update_confidence(AGENT, "no uuid", 0.5),
        "memory_ids": lambda: store.forget(AGENT, 7),
        "exclude": lambda: store.recall(AGENT, "tea", exclude=["no uuid"]),
        "language": lambda: store.set_language(AGENT, None),
        "entity": lambda: store.associations(AGENT, 7),
        "speaker": lambda: store.memories(AGENT, speaker=7),
        "recall_id": lambda: store.report_outcomes(AGENT, "no uuid", {}),
        "model": lambda: store.recall(AGENT, "tea", embedding=[1.0], model=7),
        "entry_id": lambda: memory.journal.get(AGENT, "no uuid"),
        "target_id": lambda: memory.journal.retract(AGENT, "no uuid"),
        "after": lambda: memory.journal.entries(AGENT, after=2.5),
        "stated": lambda: memory.journal.append(AGENT, "Mira moved.", stated=1),
        "targetless": lambda: memory.journal.register_kind("remark", targetless=1),
        "token": lambda: memory.decision_log.acquire_lease(AGENT, "key", "no uuid"),
        "lease_ms": lambda: memory.decision_log.acquire_lease(
            AGENT, "key", done.memory_id, lease_ms=2.5
        ),
    }.items():
        with pytest.raises(InvalidInputError, match=name):
            world.run(ask())
    assert store.pin(AGENT, str(done.memory_id)) == 1


def test_a_call_that_fits_no_function_is_not_just_called_a_missing_schema(db: Database) -> None:
    with pytest.raises(NotInstalledError, match="type") as caught:
        db.run(Call("select assay.recall('a', 'tea', 2.5)", {}, list))
    assert "pgassay upgrade" in str(caught.value)


def test_recall_in_sql_takes_nulls_and_refuses_what_is_out_of_range(
    store: MemoryStore, tables: Tables
) -> None:
    done = store.remember(AGENT, "Mira likes tea.")
    recall = "select content from assay.recall(%s, 'tea', p_exclude => %s::uuid[])"
    for excluded, found in ((None, 1), ([None], 1), ([], 1), ([done.memory_id, None], 0)):
        assert len(tables.rows(recall, AGENT, excluded)) == found
    inject = "select * from assay.inject(%s, 'tea', p_item_tokens => %s)"
    with refused("ME005", says="budget"):
        tables.rows(inject, AGENT, -5)
    assert len(tables.rows(inject, AGENT, None)) == 1
    for limit in (0, -1, None, 10_001):
        with refused("ME005", says="limit"):
            tables.rows("select * from assay.recall(%s, 'tea', %s)", AGENT, limit)


def test_a_report_in_sql_says_what_is_wrong(store: MemoryStore, tables: Tables) -> None:
    done = store.remember(AGENT, "Mira likes tea.")
    recall_id = store.inject(AGENT, "tea").recall_id
    report = "select result from assay.report_outcomes(%s, %s, %s::jsonb)"
    for outcomes, says in (
        ('{"no uuid": "used"}', "no uuid"),
        ('{"": "used"}', "no uuid"),
        (f'{{"{done.memory_id}x": "used"}}', "no uuid"),
        (f'{{"{done.memory_id}": "eaten"}}', "unknown outcome"),
        (f'{{"{done.memory_id}": 7}}', "unknown outcome"),
        (f'["{done.memory_id}"]', "no object"),
        ("null", "no object"),
        (None, "no object"),
    ):
        with refused("ME005", says=says):
            tables.rows(report, AGENT, recall_id, outcomes)
    # Whatever PostgreSQL reads as a uuid is one.
    spelled = str(done.memory_id).replace("-", "").upper()
    assert tables.value(report, AGENT, recall_id, f'{{"{{{spelled}}}": "used"}}') == "reported"


def test_a_reader_recalls_and_leaves_no_trace(
    store: MemoryStore, tables: Tables, reader_url: str
) -> None:
    store.remember(AGENT, "Mira likes oolong tea.")
    store.remember("another", "Zoe likes oolong tea.")
    before = tables.counts()
    for kind in ("sync", "async"):
        world = World(kind, reader_url)
        memory = world.memory()
        assert memory.recall("oolong").texts == ("Mira likes oolong tea.",)
        with pytest.raises(PermissionDeniedError, match="pgassay grants"):
            memory.inject_context([{"role": "user", "content": "oolong"}])
        world.close()
    with psycopg.connect(reader_url) as reader:
        reader.read_only = True
        reader.execute("set assay.agent_id = 'another'")
        recall = "select content from assay.recall(%s, 'oolong')"
        assert reader.execute(recall, ["another"]).fetchall() == [("Zoe likes oolong tea.",)]
        with pytest.raises(psycopg.errors.InsufficientPrivilege):
            reader.execute(recall, [AGENT])
    assert tables.counts() == before


def test_a_readers_question_is_masked_as_a_writers(
    store: MemoryStore, server: PostgresServer, reader_url: str, tables: Tables
) -> None:
    tables.execute("select assay.add_detector('house', 'jwt', 'house-[0-9]{6}', false, 'Ours.')")
    hidden = f"house-{secrets.randbelow(900_000) + 100_000}"
    mark = server.log_mark()
    with Database(reader_url) as database:
        assert MemoryStore(database).recall(AGENT, f"who has {hidden}?").items == ()
    assert hidden not in server.log_since(mark)


def test_the_weights_are_those_of_the_database(store: MemoryStore, tables: Tables) -> None:
    known = tables.rows("select * from assay.recall_weights")
    assert {row.weight: (row.lowest, row.highest) for row in known} == WEIGHTS
    assert all(row.meaning.endswith(".") for row in known)
    with pytest.raises(ConfigurationError):
        store.recall(AGENT, "x", weights={"luck": 1})
    store.remember(AGENT, "Mira likes tea.")
    for wrong in (float("inf"), float("-inf"), float("nan"), True, "1"):
        with pytest.raises(ConfigurationError, match="number"):
            store.recall(AGENT, "tea", weights={"text": wrong})  # type: ignore[dict-item]
    for low in ({"k1": -1}, {"decay": -0.1}, {"relevance": 1001}):
        with pytest.raises(ConfigurationError, match="from"):
            store.recall(AGENT, "tea", weights=low)
    # Whoever calls the function itself is told as well.
    for weights in (
        '{"luck": 1}',
        '{"speaker": "much"}',
        '{"speaker": "NaN"}',
        '{"speaker": 1e9}',
        '{"speaker": 1e400}',
        '["speaker"]',
        "null",
        "1",
    ):
        with pytest.raises(psycopg.Error) as refused:
            tables.rows("select * from assay.recall(%s, 'tea', 10, %s::jsonb)", AGENT, weights)
        assert refused.value.sqlstate == "ME005"


# --- decay ---------------------------------------------------------------------------------------


def test_pinned_records_do_not_decay(store: MemoryStore) -> None:
    # C68
    old = datetime.now(UTC) - 400 * DAY
    allergy = store.remember(AGENT, "Mira is allergic to walnut snacks.", captured_at=old)
    for number in range(30):
        store.remember(AGENT, f"Snacks of kind {number} were fine.")
    assert allergy.memory_id is not None
    weights = {"text": 0.0, "decay": 1.0}
    assert (
        store.recall(AGENT, "snacks", weights=weights, limit=40).items[-1].memory_id
        == allergy.memory_id
    )
    assert store.pin(AGENT, allergy.memory_id) == 1
    found = store.recall(AGENT, "walnut snacks", weights={"decay": 1.0})
    assert found.items[0].memory_id == allergy.memory_id
    assert found.items[0].decay == 0.5


def test_a_clock_that_runs_ahead_makes_no_factor_above_one(store: MemoryStore) -> None:
    # C66
    store.remember(AGENT, "Mira likes tea.", captured_at=datetime.now(UTC) + timedelta(seconds=90))
    (item,) = store.recall(AGENT, "tea").items
    assert item.decay == 0.5


def test_a_record_without_a_time_decays_from_its_creation(
    store: MemoryStore, tables: Tables
) -> None:
    # C67: there is always a moment to count from, and it is one.
    store.remember(AGENT, "Mira likes tea.")
    (row,) = tables.rows("select created_at, captured_at, refreshed_at from assay.memory")
    assert row.created_at == row.captured_at == row.refreshed_at
    assert store.recall(AGENT, "tea").items[0].decay == 0.5
    for moment in ("infinity", "-infinity"):
        with pytest.raises(Exception, match="memory_finite"):
            tables.execute(
                "select from assay.remember(%s, array[jsonb_populate_record("
                "null::assay.memory_input, jsonb_build_object('content', 'x', 'captured_at',"
                " %s::text))])",
                AGENT,
                moment,
            )


def test_doubt_never_wins_by_being_new(store: MemoryStore) -> None:
    sure = store.remember(AGENT, "The gate code is on the tea tin.", confidence=1.0)
    doubtful = store.remember(AGENT, "The gate code is on the jam tin.", confidence=0.0)
    for age in (timedelta(0), timedelta(minutes=1), 2 * DAY, 300 * DAY):
        moment = datetime.now(UTC) + age
        items = store.recall(
            AGENT, "gate code", as_of=moment, weights={"text": 0.0, "decay": 1.0}
        ).items
        assert [item.memory_id for item in items] == [sure.memory_id, doubtful.memory_id]
        assert items[0].decay >= items[1].decay


@pytest.mark.parametrize("days", [1, 30, 365, 20_000])
@pytest.mark.parametrize(("signal", "doubt"), [(0.9, 0.1), (0.5, 0.45), (1.0, 0.49)])
def test_doubt_of_today_never_passes_what_was_sure_long_ago(
    store: MemoryStore, days: int, signal: float, doubt: float
) -> None:
    then = datetime.now(UTC) - days * DAY
    sure = store.remember(AGENT, "kiwi sure", confidence=signal, captured_at=then, importance=0.1)
    doubtful = store.remember(AGENT, "kiwi doubt", confidence=doubt, importance=1.0)
    for weights in ({}, {"decay": 1.0}):
        items = store.recall(AGENT, "kiwi", weights=weights).items
        assert [item.memory_id for item in items] == [sure.memory_id, doubtful.memory_id]
    assert items[1].decay == 0


# --- time ----------------------------------------------------------------------------------------


def test_what_was_superseded_is_said_only_of_its_time(world: World, tables: Tables) -> None:
    # C33, C34
    day1 = datetime(2024, 1, 1, tzinfo=UTC)
    journal = world.journal
    leeds = journal.append(AGENT, "I live in Leeds.", speaker="Mira", captured_at=day1)
    ghent = journal.supersede(
        AGENT, leeds.entry_id, "I live in Ghent.", speaker="Mira", valid_from=day1 + 39 * DAY
    )
    memory = world.memory()
    assert memory.recall("Where does Mira live?").texts == ("I live in Ghent.",)
    assert memory.recall("I live in Leeds").texts == ("I live in Ghent.",)
    earlier = memory.recall("Where does Mira live?", as_of=day1 + 20 * DAY)
    assert earlier.texts == ("I live in Leeds.",)
    assert memory.recall("Where does Mira live?", as_of=day1 - DAY).texts == ()
    # What is put into a conversation is what holds; the journal keeps both, and their link.
    question = {"role": "user", "content": "I live in Leeds, don't I?"}
    assert memory.inject_context([question]).recall.texts == ("I live in Ghent.",)
    links = tables.rows(
        "select entry_id, target_id, statement from assay.journal order by entry_seq"
    )
    assert [tuple(row) for row in links] == [
        (leeds.entry_id, None, "I live in Leeds."),
        (ghent.entry_id, leeds.entry_id, "I live in Ghent."),
    ]


@pytest.mark.parametrize("forwards", [True, False])
def test_a_frequent_word_is_found_as_of_any_moment(store: MemoryStore, forwards: bool) -> None:
    """Also far behind the newest postings, and where what is older came in later."""
    start = datetime(2024, 1, 1, tzinfo=UTC)
    days = range(60) if forwards else range(59, -1, -1)
    store.remember_many(
        AGENT,
        [
            NewMemory(
                f"Tide table of day {day}.", session_id=f"s{day}", captured_at=start + day * DAY
            )
            for day in days
        ],
    )
    for day in (0, 7, 30, 59):
        found = store.recall(
            AGENT, "tide table", as_of=start + day * DAY, limit=60, weights={"postings": 30}
        )
        said = {item.captured_at for item in found.items}
        assert said <= {start + past * DAY for past in range(day + 1)}
        assert len(said) >= min(day + 1, 30)
        # In the order of time, it is the last thirty before that moment that are read.
        assert not forwards or start + day * DAY in said


def test_a_retraction_leaves_recall_and_can_be_undone(db: Database, store: MemoryStore) -> None:
    journal = ProvenanceJournal(db)
    entry = journal.append(AGENT, "Mira keeps bees.")
    retraction = journal.retract(AGENT, entry.entry_id)
    assert store.recall(AGENT, "bees").items == ()
    journal.retract(AGENT, retraction.entry_id)
    assert store.recall(AGENT, "bees").texts == ("Mira keeps bees.",)


def test_a_record_with_two_sources_holds_while_one_does(db: Database, store: MemoryStore) -> None:
    journal = ProvenanceJournal(db)
    first = journal.append(AGENT, "Mira keeps bees.", turn_id=None)
    second = journal.append(AGENT, "Mira keeps bees.")
    (record,) = store.memories(AGENT)
    assert record.evidence == 2
    journal.retract(AGENT, first.entry_id)
    assert store.recall(AGENT, "bees").texts == ("Mira keeps bees.",)
    journal.retract(AGENT, second.entry_id)
    assert store.recall(AGENT, "bees").items == ()


def test_what_is_accepted_can_be_recalled_in_the_same_commit(world: World, tables: Tables) -> None:
    memory = world.memory(Recorder())
    tables.execute(
        "select from assay.remember(%s, array[row('Rain.', null, null, null, null, null, 'hand',"
        " null, null, null, null, null, null, null)::assay.memory_input])", AGENT,
    )  # fmt: skip
    memory.extract_memories(
        "Mira moved to Ghent. She likes it?", "t1", speaker="Mira", session_id="s1"
    )
    found = memory.recall("Who moved to Ghent?")
    assert found.texts == ("Mira moved to Ghent.",)
    (entry,) = tables.entries(AGENT, "t1")
    item = found.items[0]
    assert (item.entry_id, item.turn_id, item.speaker, item.session_id) == (
        entry.entry_id, "t1", "Mira", "s1",
    )  # fmt: skip
    assert item.provider == "journal"
    # Whoever keeps the memory from being made keeps the entry from being seen.
    with tables.connect() as other, ThreadPoolExecutor(1) as pool:
        with other.transaction():
            other.execute("select from assay.memory_agent where agent_id = %s for update", [AGENT])
            later = pool.submit(
                world.memory(Recorder()).extract_memories, "Mira sold the boat.", "t2"
            )
            waits = "select count(*) from pg_locks where not granted"
            while tables.value(waits) == 0 and not later.done():
                time.sleep(0.01)
            assert not later.done()
            assert tables.entries(AGENT, "t2") == []
        later.result(30)
    assert len(tables.entries(AGENT, "t2")) == 1
    assert memory.recall("boat").texts == ("Mira sold the boat.",)


def test_said_on_two_days_it_is_one_memory_with_two_entries(world: World, tables: Tables) -> None:
    # C29
    memory = world.memory(Recorder())
    for turn in ("t1", "t2"):
        memory.extract_memories("My dog is called Biscuit.", turn)
        assert memory.recall("dog").texts == ("My dog is called Biscuit.",)
    (record,) = tables.rows("select memory_id, evidence, recallable from assay.memories")
    assert (record.evidence, record.recallable) == (2, True)
    decided = [tables.states(AGENT, turn) for turn in ("t1", "t2")]
    assert [
        states[f"{turn}:sentence:0"] for states, turn in zip(decided, ("t1", "t2"), strict=True)
    ] == ["accept/accepted"] * 2
    entries = [tables.entries(AGENT, turn)[0].entry_id for turn in ("t1", "t2")]
    sources = tables.rows("select memory_id, entry_id from assay.memory_sources order by turn_id")
    assert [tuple(row) for row in sources] == [(record.memory_id, entry) for entry in entries]


@pytest.mark.parametrize(
    ("text", "records"),
    [
        ("Harbour Rowing Club", 1),  # the sentence and the name in it are the same characters
        ("Harbour Rowing Club.", 2),  # all but the full stop
        ("The kiln is hot. The kiln is hot.", 1),
    ],
)
def test_what_one_turn_says_twice_is_decided_twice_and_shown_once(
    world: World, tables: Tables, text: str, records: int
) -> None:
    # C30
    judge = Recorder(lambda candidate: ACCEPT)
    memory = world.memory(judge)
    memory.extract_memories(text, "t1")
    decisions = tables.decisions(AGENT, "t1")
    assert len(decisions) == len(set(judge.ids)) == 2
    entries = {row.candidate_id: row.entry_id for row in tables.entries(AGENT, "t1")}
    assert {key: row.entry_id for key, row in decisions.items()} == entries
    assert tables.value("select count(*) from assay.memory_sources") == 2
    assert tables.rows("select evidence from assay.memory") == [(1,)] * records
    shown = memory.inject_context([{"role": "user", "content": "rowing club, hot kiln"}])
    assert len(shown.recall.items) == 1


def test_times_with_other_offsets_are_in_the_right_order(db: Database, store: MemoryStore) -> None:
    # C61
    journal = ProvenanceJournal(db)
    first = journal.append(
        AGENT, "The gate opens at six.", captured_at=datetime(2024, 3, 1, 2, tzinfo=UTC)
    )
    with pytest.raises(InvalidInputError):
        journal.supersede(
            AGENT, first.entry_id, "The gate opens at seven.", valid_from=datetime(2024, 3, 1, 9)
        )
    kolkata = timezone(timedelta(hours=5, minutes=30))
    # Nine there is half past three here: later than two, earlier than four.
    change = datetime(2024, 3, 1, 9, tzinfo=kolkata)
    journal.supersede(AGENT, first.entry_id, "The gate opens at seven.", valid_from=change)
    for hour, text in ((3, "The gate opens at six."), (4, "The gate opens at seven.")):
        moment = datetime(2024, 3, 1, hour, tzinfo=UTC)
        assert store.recall(AGENT, "gate", as_of=moment).texts == (text,)
    with pytest.raises(InvalidInputError):
        store.recall(AGENT, "gate", as_of=datetime(2024, 3, 1, 3))


@pytest.mark.parametrize("audited", [False, True])
def test_what_is_due_later_is_known_at_once(world: World, audited: bool) -> None:
    # C63, C64: a date in the words is none from which they hold.
    memory = world.memory() if audited else make(world)
    tuesday = datetime(2024, 4, 9, 10, tzinfo=UTC)
    for number, text in enumerate(
        ("Hand in the survey by Friday the 12th.", "Rosa leads the harbour office since 2019.")
    ):
        memory.extract_memories(text, f"t{number}", captured_at=tuesday)
        for moment in (tuesday, tuesday + DAY, None):
            found = memory.recall("survey Rosa", as_of=moment)
            assert text in found.texts
            assert {item.valid_from for item in found.items} == {tuesday}
    assert memory.recall("survey Rosa", as_of=tuesday - DAY).texts == ()


# --- attribution ---------------------------------------------------------------------------------


def make(world: World, **options: Any) -> Any:
    return Face(world.memory_class(AGENT, database=world.database, **options), world.run)


def test_what_an_assistant_says_stays_the_assistants(world: World, tables: Tables) -> None:
    # C40, C41
    memory = make(world)
    plan = "You could row on Tuesday and climb on Sunday."
    code = "Reverse the list with three pointers, or recursively from its tail."
    memory.extract_memories("Plan a week of sports for me.", "t1", speaker="user")
    memory.extract_memories(plan, "t2", speaker="assistant")
    memory.extract_memories(code, "t3", speaker="assistant")
    question = {"role": "user", "content": "When do I row, and how do I reverse a list?"}
    injected = memory.inject_context([question])
    assert {item.speaker for item in injected.recall.items if item.content in (plan, code)} == {
        "assistant"
    }
    for text in (plan, code):
        assert (
            'speaker="assistant" said="'
            in injected[0]["content"].partition(text)[0].rpartition("<")[2]
        )
    assert memory.recall("row Tuesday reverse list", speaker="user").texts == ()
    assert plan not in memory.inject_context([question], speaker="user").recall.texts
    assert set(memory.recall("row reverse", speaker="assistant").texts) == {plan, code}
    # The auditable path: nothing says that the user rows.
    audited = world.memory(RuleVerdictProvider(), agent_id="other")
    audited.extract_memories(plan, "t2", speaker="assistant")
    assert tables.value("select count(*) from assay.memory where agent_id = 'other'") == 0
    assert {row.speaker for row in tables.decisions("other").values()} == {"assistant"}


def test_what_is_said_of_another_is_not_turned_into_the_speakers_own(
    world: World, tables: Tables
) -> None:
    # C43
    said = "My neighbour Piet loathes brass bands, but his wife booked one for noon."
    memory = world.memory()
    memory.extract_memories(said, "t1", speaker="Ana")
    memory.extract_memories("I adore brass bands, said Ana.", "t2", speaker="Ana")
    found = memory.recall("Who loathes brass bands?")
    assert found.items[0].content == said
    (entry,) = tables.entries(AGENT, "t1")
    # Word for word, so that the one it is about is still in it; and who said it is another thing.
    assert (entry.statement, entry.speaker, found.items[0].speaker) == (said, "Ana", "Ana")
    assert {item.factor for item in memory.recall("Does Piet like brass bands?").items} == {1.0}


# --- languages -----------------------------------------------------------------------------------

# C35, C36, C37: each is found by its own words, also where the agent's language is another.
SENTENCES = {
    "zh": (
        "部署之前要先备份数据库。货币转换使用 QX-1718 接口。",
        ["备份数据库", "货币转换", "QX-1718"],
    ),
    "ja": ("デプロイの前に、設定ファイルを確認してください。", ["設定ファイル", "確認"]),
    "ko": ("회의는 매주 화요일 오전에 열립니다.", ["화요일", "회의"]),
    "fr": ("Le café de l'hôtel est fermé à Noël.", ["cafe hotel", "l\u2019hôtel", "Noel"]),
    "pl": ("Łódź jest większa niż Gdańsk.", ["Lodz", "łódź"]),
    "wide": ("型番は\uff21\uff22\uff23\uff11\uff12\uff13です。", ["ABC123"]),
}


@pytest.mark.parametrize("language", SENTENCES)
def test_any_script_is_found_by_its_own_words(store: MemoryStore, language: str) -> None:
    text, queries = SENTENCES[language]
    for other, (sentence, _) in SENTENCES.items():
        store.remember(AGENT, sentence, turn_id=other)
    for words in queries:
        found = store.recall(AGENT, words)
        assert not found.query_blind
        assert found.texts[0] == text, words


def test_other_scripts_are_kept_word_for_word_on_the_auditable_path(
    world: World, tables: Tables
) -> None:
    # C35
    texts = {
        "t1": "上线前请先把索引重建一遍。然后再切换流量\uff01",
        "t2": "夜間バッチは「午前二時」に始まります。ログは、翌朝まで消さないでください。",
    }
    memory = world.memory(Recorder(lambda candidate: ACCEPT))
    for turn_id, text in texts.items():
        memory.extract_memories(text, turn_id)
    for words, turn_id in (
        ("重建索引", "t1"),
        ("切换流量", "t1"),
        ("夜間バッチ", "t2"),
        ("翌朝", "t2"),
    ):
        item = memory.recall(words).items[0]
        entry = tables.entries(AGENT, turn_id)[0]
        assert (item.turn_id, item.content) == (turn_id, entry.statement), words
        assert entry.verbatim.encode() == texts[turn_id].encode()


def test_each_record_may_have_a_language_of_its_own(store: MemoryStore) -> None:
    store.remember(AGENT, "Die alten Häuser wurden verkauft.", language="german")
    store.remember(AGENT, "Both houses were rented.")
    store.remember(AGENT, "Some HOUSES of cards.", language="simple")
    assert store.recall(AGENT, "Haus").texts[0] == "Die alten Häuser wurden verkauft."
    assert store.recall(AGENT, "renting a house").texts[0] == "Both houses were rented."
    assert "Some HOUSES of cards." in store.recall(AGENT, "houses").texts
    weights = {"prefix": 0.0}
    assert "Some HOUSES of cards." not in store.recall(AGENT, "house", weights=weights).texts


def test_a_single_character_can_be_asked_for(store: MemoryStore) -> None:
    store.remember(AGENT, "庭に猫がいます。")
    store.remember(AGENT, "犬は散歩が好きです。")
    assert store.recall(AGENT, "猫").texts == ("庭に猫がいます。",)


@pytest.mark.parametrize("language", ["simple", "english", "french"])
def test_ten_french_facts_and_a_french_question(store: MemoryStore, language: str) -> None:
    # C36
    facts = [
        "Le robinet de la cuisine fuit depuis mardi.", "La chaudière a été révisée en octobre.",
        "Le code du portail est chez la voisine.", "L'ampoule de l'entrée est grillée.",
        "Les poubelles jaunes sortent le jeudi soir.", "Le chat mange deux fois par jour.",
        "La clé du garage est dans le tiroir.", "Le jardinier vient le premier lundi du mois.",
        "L'école des enfants ferme à seize heures.", "Le four chauffe moins à gauche.",
    ]  # fmt: skip
    store.set_language(AGENT, language)
    store.remember_many(AGENT, facts)
    found = store.recall(AGENT, "Quand la chaudiere a-t-elle ete revisee ?")
    assert facts[1] in found.texts[:3]
    assert facts[3] in store.recall(AGENT, "l'ampoule d'entrée").texts[:3]


# C39
@pytest.mark.parametrize("words", ["", "   ", "?!…", "what is it", "🙂🙃", "the of and"])
def test_a_query_without_words_gets_the_newest_and_is_told_so(
    store: MemoryStore, words: str
) -> None:
    for day in (1, 2, 3):
        store.remember(AGENT, f"Note {day}.", captured_at=datetime(2024, 1, day, tzinfo=UTC))
    found = store.recall(AGENT, words, limit=2)
    assert found.query_blind
    assert found.texts == ("Note 3.", "Note 2.")


def test_a_query_whose_words_stand_nowhere_gets_nothing(store: MemoryStore) -> None:
    store.remember(AGENT, "Mira likes tea.")
    found = store.recall(AGENT, "zeppelin")
    assert (found.items, found.query_blind) == ((), False)
    assert store.recall("nobody", "tea").items == ()


def test_a_long_text_is_found_by_its_last_line(store: MemoryStore) -> None:
    text = "routine line of a log\n" * 20_000 + "the valve serial is QX1718"
    store.remember(AGENT, text)
    assert len(store.recall(AGENT, "QX1718").items) == 1


def _transactions(database: Database) -> Any:
    """The engine as an application uses it, one transaction after the other."""
    return database.engine.execution_options(isolation_level="READ COMMITTED")


# --- agents --------------------------------------------------------------------------------------


@settings(
    max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(
    agents=st.lists(
        st.text(
            st.characters(exclude_categories=["Cs"], exclude_characters="\x00"),
            min_size=1,
            max_size=12,
        ),
        min_size=2,
        max_size=4,
        unique=True,
    ),
    scope=st.sampled_from(["owner", "writer", "scoped"]),
)
def test_agents_never_see_each_other(
    server: PostgresServer, database_name: str, agents: list[str], scope: str
) -> None:
    """As the owner, past row security; as a writer; and as one whose session is one agent's."""
    url = server.url(database_name, OWNER if scope == "owner" else WRITER)
    with Database(url) as database, _transactions(database).connect() as connection:
        store = MemoryStore(database)

        def of(agent: str) -> dict[str, Any]:
            if scope != "scoped":
                return {}
            # For the transaction that the next calls are in.
            connection.commit()
            connection.exec_driver_sql(
                "select set_config('assay.agent_id', %(agent)s, true)", {"agent": agent}
            )
            return {"connection": connection}

        own: dict[str, set[Any]] = {}
        for number, agent in enumerate(agents):
            store.remember(
                agent, f"The shared word zanzibar belongs to {number}.", session_id="default",
                turn_id="t", speaker="user", entities=["Zanzibar", f"n{number}"], **of(agent),
            )  # fmt: skip
            records = store.memories(agent, include_all=True, **of(agent))
            own[agent] = {record.memory_id for record in records}
        for agent in agents:
            within = of(agent)
            for found in (
                store.recall(agent, "zanzibar user", **within),
                store.recall(agent, "?", **within),
                store.recall(agent, "n0 n1 n2 n3", **within),
                store.inject(agent, "zanzibar", **within),
            ):
                assert {item.memory_id for item in found.items} <= own[agent]
                assert found.items
            assert set(store.associations(agent, **within)) <= {
                tuple(sorted(["Zanzibar", f"n{number}"])) for number in range(len(agents))
            }
            others = [key for other in agents for key in own[other] if key not in own[agent]]
            assert store.forget(agent, others, **within) == 0
            assert store.pin(agent, others, **within) == 0
            if scope == "scoped":
                for view in ("memories", "memory_sources", "recalls", "associations"):
                    seen = connection.exec_driver_sql(f"select distinct agent_id from assay.{view}")
                    assert {row[0] for row in seen} <= {agent}


def test_a_scoped_session_is_refused_another_agent(
    server: PostgresServer, database_name: str
) -> None:
    with server.connect(database_name, WRITER) as connection:
        connection.execute("select set_config('assay.agent_id', 'mine', false)")
        for statement in (
            "select * from assay.recall('other', 'x')",
            "select * from assay.inject('other', 'x')",
            "select assay.forget('other', '{}')",
            "select * from assay.remember('other', '{}')",
        ):
            with pytest.raises(Exception, match="another agent"):
                connection.execute(statement)  # type: ignore[arg-type]
        for view in ("memories", "memory_sources", "recalls", "never_used", "associations"):
            assert query(connection, f"select count(*) from assay.{view}") == [0]


# --- failure, plans ------------------------------------------------------------------------------


def test_a_dead_server_is_an_error_and_no_empty_memory(private_server: PostgresServer) -> None:
    name = private_server.migrated_database()
    with Database(private_server.url(name, OWNER)) as database:
        memory = SubconsciousMemory("a", database=database)
        memory.extract_memories("Mira moved to Ghent last week.")
        private_server.stop("immediate")
        with pytest.raises(DatabaseUnavailableError):
            memory.inject_context([{"role": "user", "content": "Where is Mira?"}])
        with pytest.raises(DatabaseUnavailableError):
            memory.recall("Mira")
        with pytest.raises(DatabaseUnavailableError):
            MemoryStore(database).remember("a", "Mira sings.")
    url = private_server.url(name, OWNER)

    async def ask() -> None:
        async with AsyncDatabase(url) as database:
            later = AsyncSubconsciousMemory("a", database=database)
            with pytest.raises(DatabaseUnavailableError):
                await later.inject_context([{"role": "user", "content": "Where is Mira?"}])
            with pytest.raises(DatabaseUnavailableError):
                await later.recall("Mira")

    asyncio.run(ask())
    private_server.start()


def test_lookups_of_recall_use_the_keys(server: PostgresServer, database_name: str) -> None:
    """The shapes that recall reads rows in, at a size where a scan would show."""
    with server.connect(database_name, OWNER) as connection:
        connection.execute(
            "select count(*) from assay.remember('a', array("
            "select jsonb_populate_record(null::assay.memory_input, jsonb_build_object("
            "'content', 'word' || i || ' common', 'session_id', 's' || i / 40))"
            " from generate_series(1, 3000) as i))"
        )
        connection.execute("analyze")
        for statement in (
            "select place from assay.memory_posting where agent_id = 'a' and lexeme = 'common'"
            " order by place desc limit 1000",
            "select * from assay.memory where agent_id = 'a' and place = 16777219 limit 1",
            "select * from assay.memory_lexeme where agent_id = 'a' and lexeme = 'common' limit 1",
        ):
            nodes = plan_nodes(connection, statement)
            assert not [node for node in nodes if node["Node Type"] in ("Seq Scan", "Sort")]
        found = query(connection, "select count(*) from assay.recall('a', 'word17 common', 20)")
        assert found == [20]


def test_a_hundred_thousand_records_cost_no_more_rows_than_the_bounds(
    server: PostgresServer, database_name: str
) -> None:
    """Rows that recall reads, counted by the server: whatever the size, the weights bound them."""
    records = 100_000
    with server.connect(database_name) as admin:
        # Past the functions, which would take a minute; unvacuumed, so that each row read counts.
        for table in ("memory", "memory_posting", "memory_evidence"):
            admin.execute(f"alter table assay.{table} set (autovacuum_enabled = false)")  # type: ignore[arg-type]
        admin.execute("alter table assay.memory disable trigger all")
        admin.execute(
            "insert into assay.memory (memory_id, place, captured_at, refreshed_at, valid_from,"
            " agent_id, session_id, speaker, provider, language, content, content_key)"
            " select gen_random_uuid(), (i / 40 + 1) * 16777216::bigint + mod(i, 40) + 3,"
            " t.at, t.at, t.at,"
            " 'a', 's' || i / 40, 'Ann', 'raw', 'english', 'Note ' || i, sha256(i::text::bytea)"
            " from generate_series(0, %s - 1) as i"
            " cross join lateral (select '2024-01-01'::timestamptz + i * '1 minute'::interval) as"
            " t (at)",
            [records],
        )
        # Each of the first four words stands in every record, the others in one of a hundred.
        admin.execute(
            "insert into assay.memory_posting (place, tf, question, agent_id, lexeme)"
            " select m.place, 1, 0, 'a', w.word from (values ('amber'), ('birch'), ('cedar'),"
            " ('dune')) as w (word) cross join assay.memory as m order by w.word, m.place"
        )
        admin.execute(
            "insert into assay.memory_posting (place, tf, question, agent_id, lexeme)"
            " select m.place, 1, 0, 'a', 'rare' || mod(m.place / 16777216, 100)"
            " from assay.memory as m order by 5, 1"
        )
        admin.execute(
            "insert into assay.memory_lexeme (records, agent_id, lexeme)"
            " select count(*), agent_id, lexeme from assay.memory_posting group by 2, 3"
        )
        # More related words than are looked up.
        admin.execute(
            "insert into assay.word_relation (language, lexeme, related)"
            " select 'english', 'amber', 'rare' || i from generate_series(10, 60) as i"
        )
        admin.execute(
            "insert into assay.memory_agent (records, sessions, agent_id)"
            " select count(*), count(distinct session_id), 'a' from assay.memory"
        )
    counters = (
        "select coalesce(sum(seq_tup_read), 0), coalesce(sum(idx_tup_fetch), 0)"
        " from pg_stat_xact_user_tables"
        " where relname in ('memory', 'memory_posting', 'memory_evidence')"
    )
    with server.connect(database_name, OWNER) as connection:
        for words, as_of, bound in (
            # Postings of each word, the pool, and little else.
            ("birch cedar dune", None, 3 * 1000 + 500 + 100),
            ("amber birch", None, 2 * 1000 + 16 * 250 + 500 + 100),
            ("birch rare7", None, 2 * 1000 + 8 * 600 + 500 + 100),
            ("birch cedar", "2024-02-01", 2 * 1250 + 625 + 200),
            ("?!", None, 500 + 500 + 100),
            ("?!", "2024-01-15", 500 + 500 + 100),
        ):
            with connection.transaction():
                before = query(connection, counters)[0]
                found = query(
                    connection, "select count(*) from assay.recall('a', %s, 10, null, %s)",
                    words, as_of,
                )  # fmt: skip
                after = query(connection, counters)[0]
            # Also of a word that stands everywhere, long before the newest thousand places.
            assert found == [10]
            assert after[0] == before[0], words
            assert 0 < after[1] - before[1] <= bound, (words, after[1] - before[1])
