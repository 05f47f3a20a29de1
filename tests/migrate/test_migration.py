"""Stores that the tests write: what lands, what waits in quarantine, and what is never lost."""

from __future__ import annotations

import math
import random
import time
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgpack
import psycopg
import pytest
import sqlalchemy
from psycopg.rows import dict_row

from firewall import samples
from migrate.support import (
    RedisServer,
    Writer,
    entry_id,
    escape,
    key_of,
    leftovers,
    moment,
    redis_server,
    writing,
)
from pgassay import (
    Database,
    DatabaseBusyError,
    InvalidInputError,
    MemoryStore,
    ProvenanceJournal,
)
from pgassay.errors import DatabaseError, PermissionDeniedError
from pgassay.migrate import _decode
from pgassay.migrate.redis import MigrationReport, migrate_redis
from servers import OWNER, PostgresServer

Connection = psycopg.Connection[dict[str, Any]]


@pytest.fixture
def store() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


@pytest.fixture
def connection(superuser_url: str) -> Iterator[Connection]:
    with psycopg.connect(superuser_url, autocommit=True, row_factory=dict_row) as connection:
        yield connection


def migrate(db: Database, store: RedisServer, **options: Any) -> MigrationReport:
    options.setdefault("source_id", "home")
    return migrate_redis(db, redis_url=store.url, **options)


def beliefs(connection: Connection, agent: str, at: float | None = None) -> dict[uuid.UUID, Any]:
    when = None if at is None else moment(at)
    return {
        row["entry_id"]: row
        for row in connection.execute("select * from assay.beliefs(%s, %s)", [agent, when])
    }


def quarantined(connection: Connection) -> dict[str, str]:
    return {
        bytes(row["source_key"]).decode("utf-8", "replace"): row["reason"]
        for row in connection.execute(
            "select source_key, reason from assay.migration_item where outcome = 'quarantined'"
        )
    }


def everything(connection: Connection) -> str:
    """Every value of every table, as text: to look for what must not be there."""
    found = []
    for row in connection.execute(
        "select c.oid::regclass::text as name from pg_class as c"
        " where c.relnamespace = 'assay'::regnamespace and c.relkind = 'r'"
        " and c.relname <> 'never_record_detector'"
    ).fetchall():
        for line in connection.execute(f"select t::text as line from {row['name']} as t"):  # type: ignore[arg-type]
            found.append(line["line"])
    return "\n".join(found)


# --- keys ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value",
    [
        "t-41:sentence:0",
        "a/b",
        "[abc]",
        "{&#58;}",
        "/{&#58;}",
        "it's *",
        "//",
        "{",
        "/",
        "a\\b",
        "^?-",
    ],
)
def test_a_segment_comes_back_as_it_was(value: str) -> None:
    assert _decode.escape(value) == escape(value)
    assert _decode.unescape(escape(value)) == value


def test_odd_identities_arrive(db: Database, store: RedisServer, connection: Connection) -> None:
    agents = ["a:b", "None", "glob*", "/{&#58;}", "tab\tnew\nline", "日本語", "a" * 255]
    with writing(store.client()) as writer:
        for agent in agents:
            writer.accepted(agent, "t:1/-[x]", 0, "Jonas moved out.")
    report = migrate(db, store)
    assert report.complete
    assert report.imported == 2 * len(agents)
    assert {
        row["agent_id"] for row in connection.execute("select agent_id from assay.decisions")
    } == set(agents)


def test_rules_and_kinds_keep_their_names(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """Those of another system; what is written here is held to names for machines."""
    long = "ambiguous:" + ",".join(uuid.uuid4().hex for _ in range(60))
    with writing(store.client()) as w:
        w.decision("a", "t", "c1", generator_rule="Own Rule é", detail_code=long)
        key = w.entry("a", kind="Über-Notiz")
        w.entry("a", kind="note!", target=key)
    report = migrate(db, store)
    assert (report.complete, report.imported, report.quarantined) == (True, 3, 0)
    rule = connection.execute("select generator_rule, detail_code from assay.decisions").fetchone()
    assert rule == {"generator_rule": "Own Rule é", "detail_code": long}
    kinds = connection.execute("select kind from assay.journal_kinds").fetchall()
    assert {"Über-Notiz", "note!"} <= {row["kind"] for row in kinds}
    for statement in (
        "select assay.register_kind('Another Kind', true)",
        "select * from assay.write_terminal('a', 't', 'c2', 'reject', 'not_a_fact',"
        " p_generator_rule => 'Own Rule')",
    ):
        with pytest.raises(psycopg.errors.CheckViolation), connection.transaction():
            connection.execute(statement)


def test_into_a_database_made_from_an_engine(
    database_url: str, store: RedisServer, connection: Connection
) -> None:
    """Its transactions begin by themselves, and what is written must stay all the same."""
    with writing(store.client()) as w:
        w.entry("a")
    engine = sqlalchemy.create_engine(database_url.replace("postgresql:", "postgresql+psycopg:"))
    try:
        report = migrate(Database(engine), store)
    finally:
        engine.dispose()
    assert (report.complete, report.imported) == (True, 1)
    assert connection.execute("select count(*) as n from assay.journal").fetchone() == {"n": 1}


# --- meaning -------------------------------------------------------------------------------------


def test_the_interval_of_the_source_counts(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """Where our rules would derive another one."""
    with writing(store.client()) as w:
        twice = w.entry("a")
        first = w.entry("a", kind="supersede", target=twice, closes=twice)
        second = w.entry("a", kind="supersede", target=twice)
        retracted = w.entry("a")
        retract = w.entry("a", kind="retract", target=retracted, closes=retracted)
        w.entry("a", kind="retract", target=retract, closes=retract)
        uncoupled = w.entry("a")
        w.entry("a", kind="retract", target=uncoupled)
        merged = w.entry("a")
        consolidate = w.entry("a", kind="consolidate", target=merged, closes=merged)
        exposure = w.entry("a", kind="exposure")
        never = w.entry("a", interval=None)
        w.pipe.hset(
            "$ValidityF:JournalEntry:validity:chain:fwd", never, "JournalEntry:a:" + "0" * 32
        )
        end = w.tick()
    assert migrate(db, store).complete
    now = beliefs(connection, "a", end)
    assert set(now) == {entry_id(key) for key in (first, second, uncoupled, exposure)}
    assert all(row["carried"] for row in now.values())
    # Before they were closed.
    for key, closer in ((twice, first), (retracted, retract), (merged, consolidate)):
        (row,) = [
            r
            for r in connection.execute(
                "select c.* from assay.carried_entry as c where entry_id = %s", [entry_id(key)]
            )
        ]
        assert row["closed_by"] == entry_id(closer)
        before = row["valid_to"].timestamp() - 0.0001
        assert entry_id(key) in beliefs(connection, "a", before)
    kinds = {
        row["kind"]: (row["targetless"], row["closing"], row["claim"])
        for row in connection.execute("select * from assay.journal_kind")
    }
    assert kinds["consolidate"] == (False, True, False)
    assert kinds["exposure"] == (True, False, True)


def test_what_is_written_here_changes_an_imported_interval(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        claim, other = w.entry("a"), w.entry("a")
        closer = w.entry("a", kind="retract", target=other, closes=other)
    migrate(db, store)
    assert set(beliefs(connection, "a")) == {entry_id(claim)}
    annotate = "select entry_id from assay.annotate_entry('a', %s, 'retract')"
    undo = connection.execute(annotate, [entry_id(claim)]).fetchone()
    assert undo is not None
    assert beliefs(connection, "a") == {}
    views = "select entry_id, carried from assay.current_beliefs where agent_id = 'a'"
    assert connection.execute(views).fetchall() == []  # type: ignore[arg-type]
    # A retraction of what closed it there opens it again, by our rules.
    connection.execute(annotate, [entry_id(closer)])
    assert {key: row["carried"] for key, row in beliefs(connection, "a").items()} == {
        entry_id(other): False
    }
    connection.execute(annotate, [undo["entry_id"]])
    assert set(beliefs(connection, "a")) == {entry_id(claim), entry_id(other)}
    assert {
        row["entry_id"]
        for row in connection.execute(views)  # type: ignore[arg-type]
    } == {entry_id(claim), entry_id(other)}


def recalled(connection: Connection, agent: str, query: str, at: float | None = None) -> list[str]:
    return [
        row["content"]
        for row in connection.execute(
            "select content from assay.recall(%s, %s, p_as_of => %s)",
            [agent, query, None if at is None else moment(at)],
        )
    ]


def test_recall_follows_what_is_written_here_about_imported_entries(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        tea = w.entry("a", statement="Mira drinks tea.")
        mint = w.entry("a", statement="Mira drinks mint.", kind="supersede", target=tea, closes=tea)
        open_end = w.entry("a", statement="Mira drinks cocoa.")
        # Closed there by an entry that annotates something else.
        odd = w.entry("a", statement="Mira drinks milk.")
        w.entry("a", kind="confirm", target=open_end, closes=odd)
        ahead = w.entry("a", statement="Mira drinks cider.", interval=(w.clock + 1e9, math.inf))
        w.entry("a", statement="Mira drinks gin.", interval=None)
    assert migrate(db, store).entries_remembered == 7
    assert sorted(recalled(connection, "a", "drinks")) == [
        "Mira drinks cocoa.", "Mira drinks mint.",
    ]  # fmt: skip
    assert recalled(connection, "a", "cider", w.clock + 1e9 + 1) == ["Mira drinks cider."]
    # Retracted here, what had closed it there no longer counts; and that, undone, counts again.
    annotate = "select entry_id from assay.annotate_entry('a', %s, 'retract')"
    (undo,) = connection.execute(annotate, [entry_id(mint)]).fetchall()
    assert sorted(recalled(connection, "a", "drinks")) == [
        "Mira drinks cocoa.", "Mira drinks tea.",
    ]  # fmt: skip
    connection.execute(annotate, [undo["entry_id"]])
    assert sorted(recalled(connection, "a", "drinks")) == [
        "Mira drinks cocoa.", "Mira drinks mint.",
    ]  # fmt: skip
    (confirm,) = connection.execute(
        "select entry_id from assay.journal_entry where kind = 'confirm'"
    ).fetchall()
    connection.execute(annotate, [confirm["entry_id"]])
    assert recalled(connection, "a", "milk") == ["Mira drinks milk."]
    connection.execute(annotate, [entry_id(open_end)])
    assert recalled(connection, "a", "cocoa") == []
    connection.execute(annotate, [entry_id(ahead)])
    assert recalled(connection, "a", "cider", w.clock + 2e9) == []
    for at in (None, w.clock + 2e9):
        believed = {row["statement"] for row in beliefs(connection, "a", at).values()}
        assert set(recalled(connection, "a", "drinks", at)) == believed


def test_the_same_words_hold_end_and_hold_again(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """In one turn, which counts as one piece of evidence, or in two."""
    start = 1_700_000_000.0
    with writing(store.client()) as w:
        for agent, turns in (("a", ("t", "t")), ("b", ("t", "u"))):
            for turn, interval in zip(
                turns, ((start, start + 100), (start + 200, math.inf)), strict=True
            ):
                w.entry(agent, turn_id=turn, statement="Jonas is in.", interval=interval)
    migrate(db, store)
    for agent in "ab":
        for seconds, held in ((-1, False), (0, True), (100, False), (199, False), (200, True)):
            assert bool(recalled(connection, agent, "Jonas", start + seconds)) == held
            assert bool(beliefs(connection, agent, start + seconds)) == held
        assert recalled(connection, agent, "Jonas")


def test_intervals_beyond_all_calendars(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        w.entry("a", statement="Stone is hard.", interval=(-math.inf, math.inf))
        w.entry("a", statement="Stone is soft.", interval=(-math.inf, -math.inf))
        w.entry("a", statement="Stone is wet.", interval=(math.inf, math.inf))
    assert migrate(db, store).complete
    assert recalled(connection, "a", "stone") == ["Stone is hard."]
    assert recalled(connection, "a", "stone", -6e10) == ["Stone is hard."]
    # Python has no years before 1: what it reads must be a moment of its own.
    assert [item.content for item in MemoryStore(db).recall("a", "stone").items] == [
        "Stone is hard."
    ]
    assert len(MemoryStore(db).memories("a", include_all=True)) == 2


def test_what_closed_an_entry_is_found_by_the_place_of_its_key(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    client = store.client()
    with writing(client) as w:
        claim = w.entry("a", statement="Mira is in Leeds.")
        closer = w.entry(
            "a", kind="supersede", statement="Mira is in Ghent.", target=claim, closes=claim
        )
    place = key_of("JournalEntry", "a", uuid.uuid4().hex)
    client.rename(closer, place)
    closed = "$ValidityF:JournalEntry:validity:"
    client.hset(closed + "chain:fwd", claim, place)
    for name in ("valid_from", "invalid_at", "ingested_at"):
        score = client.zscore(closed + name, closer)
        client.zrem(closed + name, closer)
        client.zadd(closed + name, {place: score})
    report = migrate(db, store)
    assert (report.complete, report.imported) == (True, 2)
    row = connection.execute(
        "select closed_by from assay.carried_entries where entry_id = %s", [entry_id(claim)]
    ).fetchone()
    assert row == {"closed_by": entry_id(closer)}
    assert migrate(db, store).imported == 0


@pytest.mark.parametrize(
    ("begins", "ends", "holds"),
    [
        (-math.inf, math.inf, True),
        (-1e11, 1e12, True),
        (1.7e9, 1.7e12, True),  # an end in milliseconds
        (1.7e9, 253402300799.0, True),
        (-1e12, -1e11, False),
        (1.7e12, math.inf, False),
        (math.inf, math.inf, False),
        (1.7e9, -math.inf, False),
    ],
)
def test_whatever_an_interval_says_clients_can_read_it(
    db: Database,
    store: RedisServer,
    connection: Connection,
    begins: float,
    ends: float,
    holds: bool,
) -> None:
    with writing(store.client()) as w:
        key = w.entry("a", statement="Stone is hard.", interval=(begins, ends))
        w.pipe.zadd("$ValidityF:JournalEntry:validity:ingested_at", {key: ends})
        w.entry("a", statement="Stone is old.")
    assert migrate(db, store).complete
    journal, memory = ProvenanceJournal(db), MemoryStore(db)
    expected = {"Stone is old.", *(["Stone is hard."] if holds else [])}
    assert {belief.statement for belief in journal.beliefs("a")} == expected
    assert set(memory.recall("a", "stone").texts) == expected
    assert len(list(journal.entries("a"))) == 2
    assert memory.memories("a", include_all=True)
    for view in ("carried_entries", "journal", "memories"):
        assert connection.execute(f"select * from assay.{view}".encode()).fetchall()
    assert migrate(db, store).complete


def test_memories_are_made_after_the_rows_and_an_interruption_is_made_up_for(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        for agent in "abc":
            for number in range(3):
                w.accepted(agent, "t", number, f"Jonas has {number + 2} boats.")
    said = []

    def interrupt(what: str, done: int, total: int) -> None:
        if what == "remembering":
            said.append((done, total))
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        migrate(db, store, progress=interrupt)
    assert said == [(3, 9)]
    count = "select count(*) as n, sum(cardinality(entry_ids)) as entries from assay.memory_due"
    assert connection.execute(count).fetchone() == {"n": 2, "entries": 6}
    assert len(recalled(connection, "a", "boats")) == 3
    assert recalled(connection, "c", "boats") == []
    # What is written here meanwhile is not lost on what waits.
    waiting = next(iter(beliefs(connection, "c")))
    connection.execute("select from assay.annotate_entry('c', %s, 'retract')", [waiting])
    report = migrate(db, store, resume=True)
    assert (report.complete, report.entries_remembered) == (True, 6)
    assert connection.execute(count).fetchone() == {"n": 0, "entries": None}
    assert [len(recalled(connection, agent, "boats")) for agent in "abc"] == [3, 3, 2]


def test_what_is_read_grows_with_the_store_not_with_its_square(
    server: PostgresServer, store: RedisServer
) -> None:
    """All of one agent, which is where a lookup by half a key shows."""
    read = {}
    for entries in (200, 1200):
        store.client().flushall()
        with writing(store.client()) as w:
            for number in range(entries):
                w.accepted("a", f"t{number // 10}", number % 10, f"Jonas saw {number} boats.")
        name = server.migrated_database()
        with Database(server.url(name, OWNER)) as database:
            report = migrate(database, store, batch_size=300)
            assert report.entries_remembered == entries
        with server.connect() as admin:
            # What a session has read is counted when it has ended.
            while admin.execute(
                "select from pg_stat_activity where datname = %s", [name]
            ).fetchone():
                time.sleep(0.02)
        with server.connect(name) as admin:
            read[entries] = dict(
                admin.execute(
                    "select relname, seq_tup_read + coalesce(idx_tup_fetch, 0)"
                    " from pg_stat_user_tables where schemaname = 'assay'"
                ).fetchall()
            )
        server.drop(name)
    assert sum(read[200].values()) > 2000
    growth = {
        table: round((tuples - read[200][table]) / 1000, 1)
        for table, tuples in read[1200].items()
        if tuples - read[200][table] > 1000
    }
    # Rows that are read for each entry more; some twenty statements look through everything once.
    assert max(growth.values()) < 100, growth


def test_an_entry_without_its_memory_is_not_accounted_for(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        key = w.entry("a")
    assert migrate(db, store).complete
    connection.execute("delete from assay.memory_evidence")
    report = migrate(db, store)
    assert not report.complete
    assert [(row["verdict"], row["key"]) for row in report.unaccounted] == [("not_remembered", key)]


def test_a_pending_row_is_finished_by_running_its_turn_again(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        w.decision("a", "t", "t:sentence:0", state="pending", reason_code="accepted")
        landed = w.entry("a", turn_id="t", subjects=["cand:t:sentence:0"])
        # Another agent with the same ids.
        w.entry("b", turn_id="t", subjects=["cand:t:sentence:0"])
    migrate(db, store)
    (row,) = connection.execute("select * from assay.decision").fetchall()
    assert (row["state"], row["entry_id"]) == ("pending", None)
    connection.execute(
        "select * from assay.begin_assembly('a', 't', %(token)s, array[row('t:sentence:0',"
        " 'sentence', 0, 5, %(digest)s, 'accept', 'accepted', null, null, null, null, null, null,"
        " null, null)::assay.verdict_input])",
        {"token": uuid.UUID(int=1), "digest": row["text_sha256"]},
    )
    (done,) = connection.execute(
        "select * from assay.complete_assembly('a', 't', %s, array[row('t:sentence:0', 'some"
        " words', null, null, null, null, null, null, null, null, null, null,"
        " null)::assay.entry_input])",
        [uuid.UUID(int=1)],
    ).fetchall()
    assert (done["outcome"], done["entry_id"]) == ("accepted", entry_id(landed))
    (count,) = connection.execute("select count(*) as n from assay.journal_entry").fetchall()
    assert count["n"] == 2


def test_payloads_and_empty_texts_keep_their_words(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    payloads = [
        '{"b":1,"a":[0.50]}',
        "no json",
        "[]",
        '"text"',
        "NaN",
        '{"a":"\\u0000"}',
        "1e999999",
    ]
    with writing(store.client()) as w:
        keys = [w.entry("a", payload=payload, turn_id="", subjects=[""]) for payload in payloads]
    report = migrate(db, store)
    assert report.imported == len(keys)
    for key, payload in zip(keys, payloads, strict=True):
        (row,) = connection.execute(
            "select e.payload, e.payload::text as text, e.subjects, c.source_fields"
            " from assay.journal_entry as e"
            " join assay.carried_entry as c using (agent_id, entry_id)"
            " where entry_id = %s",
            [entry_id(key)],
        ).fetchall()
        assert row["source_fields"].get("payload", row["text"]) == payload
        assert row["source_fields"]["turn_id"] == ""
        assert row["subjects"] == [""]


def resolution(w: Writer, key: str, turn: str, number: int, **fields: Any) -> str:
    """Write how the references of an accepted candidate were resolved."""
    candidate = f"{turn}:sentence:{number}"
    values: dict[str, Any] = {
        "agent_id": "a",
        "turn_id": turn,
        "candidate_id": candidate,
        "entry_id": entry_id(key).hex,
        "status": "assumed",
        "statement": "Jonas moved out.",
        "verbatim": "Jonas moved out.",
        "references_json": '[{"surface": "he", "resolved_text": "Jonas", "candidates": []}]',
        "valid_from": None,
        "speaker": "",
        "captured_at": w.clock,
        "timezone": "Europe/Brussels",
        "window_truncated": False,
        "degraded": True,
        "written_at": w.tick(),
    } | fields
    return w.put(key_of("ResolutionRecord", "a", candidate, turn), values)


def test_a_resolution_comes_with_its_entry_or_waits(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    card = "4111" + " 1111" * 3
    with writing(store.client()) as w:
        keys = [w.accepted("a", "t", number, "Jonas moved out.") for number in range(8)]
        good = resolution(w, keys[0], "t", 0)
        expected = {
            resolution(w, keys[1], "t", 1, statement="Priya moved out."): "resolution_differs",
            resolution(w, keys[2], "t", 2, references_json="{}"): "unreadable_value",
            resolution(w, keys[3], "t", 3, references_json="[NaN"): "unreadable_value",
            resolution(w, keys[4], "t", 4, status="No Word"): "name_does_not_fit",
            resolution(w, keys[5], "t", 5, degraded=1): "wrong_type",
            resolution(w, keys[6], "t", 6, timezone=f"card {card}"): "firewall",
            resolution(w, "JournalEntry:a:" + "7" * 32, "t", 7): "entry_missing",
        }
    report = migrate(db, store)
    assert report.complete
    assert report.by_model["resolution"] == {"imported": 1, "quarantined": 7}
    assert quarantined(connection) == expected
    assert card not in everything(connection)
    assert card.encode().hex() not in everything(connection)
    (row,) = connection.execute("select * from assay.carried_resolutions").fetchall()
    assert (row["entry_id"], row["status"], row["degraded"]) == (
        entry_id(keys[0]), "assumed", True,
    )  # fmt: skip
    # Again, and from a copy under another name: the same; another version waits.
    assert migrate(db, store).already_there == 17
    assert migrate(db, store, source_id="copy").by_model["resolution"] == {
        "already_there": 1, "quarantined": 7,
    }  # fmt: skip
    store.client().hset(good, "timezone", msgpack.packb("UTC"))
    report = migrate(db, store, source_id="third")
    assert (report.complete, report.quarantine_reasons["resolution: conflict"]) == (True, 1)
    # The entry that was missing turns up.
    with redis_server() as elsewhere:
        with writing(elsewhere.client()) as w:
            w.entry(
                "a", entry_id="7" * 32, turn_id="t", statement="Jonas moved out.",
                verbatim="Jonas moved out.",
            )  # fmt: skip
        assert migrate(db, elsewhere, source_id="elsewhere").imported == 1
    store.client().hset(good, "timezone", msgpack.packb("Europe/Brussels"))
    report = migrate(db, store, retry_quarantine=True)
    assert (report.complete, report.imported) == (True, 1)
    # Past the functions, too: no secret and no change.
    for statement, sqlstate in (
        ("update assay.carried_resolution set status = 'resolved'", "ME002"),
        (
            "insert into assay.carried_resolution select entry_id, written_at, captured_at,"
            " valid_from, window_truncated, degraded, agent_id, turn_id, 'c', source_id, status,"
            f" 'card {card}', speaker, reference_list from assay.carried_resolution limit 1",
            "ME001",
        ),
    ):
        with pytest.raises(psycopg.Error) as caught:
            connection.execute(statement)  # type: ignore[arg-type]
        assert caught.value.sqlstate == sqlstate


def test_a_resolution_of_a_blocked_entry_comes_and_goes_with_it(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    text = "My card is 4111" + " 1111" * 3
    with writing(store.client()) as w:
        key = w.accepted("a", "t", 0, text)
        resolution(w, key, "t", 0, statement=text, verbatim=text)
    report = migrate(db, store)
    assert (report.complete, report.imported, report.quarantined) == (True, 0, 3)
    assert text.encode().hex() not in everything(connection)
    report = migrate(db, store, accept_blocked=True, retry_quarantine=True)
    assert (report.complete, report.imported) == (True, 3)
    # A later run without the choice leaves it as it is.
    assert migrate(db, store).complete


# --- quarantine ----------------------------------------------------------------------------------


def bad_rows(w: Writer) -> dict[str, str]:
    """Write one of each that cannot be taken; returns keys and reasons."""
    good = w.entry("a")
    expected = {
        w.decision("a", "t", "c1", state="merged"): "unknown_state",
        w.decision("a", "t", "c2", reason_code="because"): "unknown_reason",
        w.decision("a", "t", "c3", state="accept"): "unknown_reason",
        w.decision(
            *("a", "t", "c4"), state="accept", reason_code="accepted", entry_id="0" * 32
        ): "entry_missing",
        w.decision(
            *("a", "t", "c5"),
            state="accept",
            reason_code="accepted",
            entry_id=good.rpartition(":")[2],
        ): "entry_of_another_candidate",
        w.decision("a", "t", "c6", written_at=None): "time_missing",
        w.decision("a", "t", "c7", span_start=7): "span_out_of_range",
        w.decision("a", "t", "c8", span_end=2.5): "wrong_type",
        w.decision("a", "t", "c9", generator_rule="two\nlines"): "name_does_not_fit",
        w.decision("a", "t", "c10", detail_code="free text"): "name_does_not_fit",
        w.decision("a", "t" * 600, "c11"): "too_long",
        w.decision("a", "t", "c12\x00"): "nul_character",
        w.decision("a", "t", "c13", written_at=math.inf): "time_out_of_range",
        w.entry("a", target="JournalEntry:a:" + "1" * 32, kind="confirm"): "target_missing",
        w.entry("a", target=good): "kind_takes_no_target",
        w.entry("a", kind="retract"): "kind_needs_target",
        w.entry("a", kind=""): "name_does_not_fit",
        w.entry("a", kind="ü" * 101): "name_does_not_fit",
        # The last second that a calendar knows is no moment in every time zone.
        w.entry("a", validity=253402300799.0): "time_out_of_range",
        w.decision("a", "t", "c15", generator_rule="card " + "4111" + " 1111" * 3): "firewall",
        w.entry("a", entry_id="short"): "entry_id_does_not_fit",
        w.entry("a", statement="a\x00b"): "nul_character",
        w.entry("a", captured_at=1e18): "time_out_of_range",
        w.entry("b", target=good, kind="confirm"): "target_of_another_agent",
    }
    w.pipe.set("DecisionRecord:a:b:c", b"a string")
    w.pipe.hset("JournalEntry:too:many:parts", mapping={"x": b"\x01"})
    torn = w.decision("a", "t", "c14")
    w.pipe.hset(torn, "text_hash", b"\xd9\x40short")
    expected |= {
        "DecisionRecord:a:b:c": "wrong_type_of_key",
        "JournalEntry:too:many:parts": "unknown_shape",
        torn: "unreadable_value",
    }
    return expected


def test_what_cannot_be_taken_waits_whole(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        expected = bad_rows(w)
    report = migrate(db, store)
    assert report.complete
    assert quarantined(connection) == expected
    assert report.quarantined == len(expected)
    client = store.client()
    for row in connection.execute("select * from assay.migration_item where raw is not null"):
        if row["raw_format"] == "hash":
            assert msgpack.unpackb(row["raw"]) == client.hgetall(bytes(row["source_key"]))
        else:
            assert row["raw"] == client.dump(bytes(row["source_key"]))
    assert report.imported == 1
    # Again: nothing changes, nothing is counted twice.
    again = migrate(db, store)
    assert (again.complete, again.imported, again.quarantined) == (True, 0, len(expected))


def test_annotations_of_each_other_wait(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    one, two = uuid.uuid4().hex, uuid.uuid4().hex
    with writing(store.client()) as w:
        w.entry("a", entry_id=one, kind="confirm", target=f"JournalEntry:a:{two}")
        w.entry("a", entry_id=two, kind="confirm", target=f"JournalEntry:a:{one}")
    assert migrate(db, store).complete
    assert set(quarantined(connection).values()) == {"target_not_imported"}


def test_quarantine_is_tried_again_when_asked(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    identity = uuid.uuid4().hex
    with writing(store.client()) as w:
        w.entry("a", kind="confirm", target=f"JournalEntry:a:{identity}")
    assert migrate(db, store).quarantined == 1
    with redis_server() as elsewhere:
        with writing(elsewhere.client()) as w:
            w.entry("a", entry_id=identity)
        assert migrate(db, elsewhere, source_id="elsewhere").imported == 1
    assert migrate(db, store).imported == 0
    report = migrate(db, store, retry_quarantine=True)
    assert (report.imported, report.quarantined, report.complete) == (1, 0, True)
    assert quarantined(connection) == {}


# --- privacy -------------------------------------------------------------------------------------


def test_the_digest_of_a_drop_stays_behind(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    digests = [uuid.uuid4().hex * 2 for _ in range(3)]
    with writing(store.client()) as w:
        drop: dict[str, Any] = {"state": "firewall_drop", "reason_code": "turn_level_block"}
        w.decision("a", "t", "t:turn_firewall:0", text_hash=digests[0], **drop)
        # In quarantine for another reason, its bytes are kept, but not those.
        w.decision("a", "t", "c", text_hash=digests[1], generator_rule="two\nlines", **drop)
        # Its place stays behind, too, where there is no digest.
        w.pipe.hdel(w.decision("a", "u", "u:sentence:0", **drop), "text_hash")
        torn = w.decision("a", "t", "d", text_hash=digests[2])
        w.pipe.hset(torn, mapping={"state": b"\xc1", "reason_code": b"\xc1"})
    report = migrate(db, store)
    assert (report.complete, report.digests_withheld, report.quarantined) == (True, 2, 2)
    found = everything(connection)
    for digest in digests:
        assert digest not in found
        assert digest.encode().hex() not in found


def test_an_entry_id_is_no_secret_whatever_its_digits_look_like(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """One of some 60,000 random ones reads like a keyword and a bank's number."""
    identity = "69ababa544124154a9b6d74244e164fd"
    with writing(store.client()) as w:
        w.entry("a", entry_id=identity)
        # In quarantine for another reason: its bytes may be kept.
        w.entry("b", entry_id=identity, kind="two\nlines")
    report = migrate(db, store)
    assert (report.complete, report.blocked, report.imported) == (True, 0, 1)
    (row,) = connection.execute(
        "select * from assay.migration_item where outcome = 'quarantined' and agent_id = 'b'"
    ).fetchall()
    assert row["raw"] is not None


def test_what_the_firewall_blocks_stays_out_unless_asked(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    card = "4111" + " 1111" * 3
    with writing(store.client()) as w:
        blocked = w.accepted("a", "t", 0, f"My card is {card}.")
        w.accepted("a", "t", 1, "Jonas moved out.")
        # Another reason to wait, and a secret as well.
        w.entry("a", statement=f"card {card}", kind="two\nlines")
    report = migrate(db, store)
    assert (report.complete, report.blocked, report.imported) == (True, 2, 2)
    assert set(quarantined(connection).values()) == {"firewall", "entry_quarantined"}
    found = everything(connection)
    assert card not in found
    assert card.encode().hex() not in found
    report = migrate(db, store, accept_blocked=True, retry_quarantine=True)
    assert (report.complete, report.imported) == (True, 2)
    (row,) = connection.execute(
        "select * from assay.migration_item where accepted_block"
    ).fetchall()
    assert row["entry_id"] == entry_id(blocked)
    assert len(recalled(connection, "a", "card")) == 1
    # A later run without the choice leaves it as it is.
    assert migrate(db, store).complete
    assert card in everything(connection)


def test_what_lies_under_the_key_of_another_agent_stays_out(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """The ledger says who answers for an entry by the agent of its key."""
    with writing(store.client()) as w:
        key = w.entry("a", statement="My card is 4111" + " 1111" * 3)
        w.pipe.rename(key, moved := key.replace(":a:", ":b:"))
    for retry in (False, True, False):
        report = migrate(db, store, accept_blocked=True, retry_quarantine=retry)
        assert (report.complete, report.quarantined) == (True, 1)
    assert quarantined(connection) == {moved: "firewall"}


@pytest.mark.parametrize(
    "place", ["agent", "turn_id", "speaker", "claim_type", "kind", "statement", "subjects"]
)
def test_what_is_blocked_and_accepted_is_a_memory_wherever_it_stands(
    db: Database, store: RedisServer, connection: Connection, place: str
) -> None:
    """And what comes after it, also from another source."""
    token = "ghp_" + samples.some(random.Random(place), samples._ALNUM, 36)
    agent = token if place == "agent" else "a"
    value: Any = [f"cand:{token}"] if place == "subjects" else token
    with writing(store.client()) as w:
        w.entry(agent, **({} if place == "agent" else {place: value}))
        w.entry("zz", statement="Jonas moved out.", verbatim="Jonas moved out.")
    report = migrate(db, store, accept_blocked=True)
    assert (report.complete, report.imported, report.quarantined) == (True, 2, 0)
    assert len(recalled(connection, agent, "words" if place != "statement" else token)) == 1
    assert len(recalled(connection, "zz", "Jonas")) == 1
    with redis_server() as other:
        with writing(other.client()) as w:
            w.entry("zz", statement="Ruth keeps bees.", verbatim="Ruth keeps bees.")
        assert migrate(db, other, source_id="other").complete


# --- again, and beside others --------------------------------------------------------------------


def test_twice_changes_nothing_and_a_copy_is_a_duplicate(
    db: Database, store: RedisServer, connection: Connection, tmp_path: Path
) -> None:
    with writing(store.client()) as w:
        for number in range(30):
            w.accepted("a", "t", number, f"Sentence {number}.")
    assert migrate(db, store, batch_size=7).imported == 60
    tables = "decision", "decision_event", "journal_entry", "carried_entry", "journal_subject"

    def state() -> dict[str, list[Any]]:
        return {
            table: connection.execute(
                f"select t::text from assay.{table} as t order by 1"
            ).fetchall()  # type: ignore[arg-type]
            for table in tables
        }

    before = state()
    again = migrate(db, store)
    assert (again.imported, again.already_there, again.complete) == (0, 60, True)
    copy = store.dump(tmp_path / "copy.rdb")
    report = migrate_redis(db, source_id="copy", rdb=copy)
    assert (report.imported, report.already_there, report.complete) == (0, 60, True)
    assert state() == before
    assert leftovers() == []


def test_another_version_is_quarantined_with_both_named(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    connection.execute("select assay.write_terminal('a', 't', 'own', 'reject', 'not_memorable')")
    (native,) = connection.execute("select * from assay.decision").fetchall()
    identity = uuid.uuid4().hex
    with writing(store.client()) as w:
        own = w.decision("a", "t", "own")
        kept = w.entry("a", entry_id=identity)
    migrate(db, store)
    with redis_server() as second:
        with writing(second.client()) as w:
            w.entry("a", entry_id=identity, statement="other words")
        report = migrate(db, second, source_id="second")
    assert (report.imported, report.quarantined, report.complete) == (0, 1, True)
    assert report.quarantine[0].detail is not None
    assert report.quarantine[0].detail["existing"]["origin"] == "home"
    assert report.quarantine[0].detail["found"]["origin"] == "second"
    (there,) = connection.execute(
        "select detail from assay.migration_item where source_key = %s", [own.encode()]
    ).fetchall()
    assert there["detail"]["existing"]["origin"] == "written here"
    (after,) = connection.execute("select * from assay.decision").fetchall()
    assert after == native
    (entry,) = connection.execute("select statement from assay.journal_entry").fetchall()
    assert entry["statement"] == "some words"
    assert entry_id(kept) in beliefs(connection, "a")


def test_two_databases_are_two_sources_of_one_name(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    for number in (0, 3):
        with writing(store.client(db=number)) as w:
            w.accepted("a", f"t{number}", 0, "Jonas moved out.")
    report = migrate_redis(db, source_id="s", redis_url=store.url + "?db=3")
    assert (report.imported, report.other_databases) == (2, {0: 5})
    report = migrate(db, store, source_id="s")
    assert (report.imported, report.already_there, report.complete) == (2, 2, True)


def test_a_dry_run_keeps_nothing(db: Database, store: RedisServer, connection: Connection) -> None:
    with writing(store.client()) as w:
        w.accepted("a", "t", 0, "Jonas moved out.")
        w.entry("a", kind="gloss")
    report = migrate(db, store, dry_run=True)
    assert (report.imported, report.complete, report.run_id) == (3, True, None)
    for table in ("decision", "journal_entry", "migration_run", "migration_item", "judge"):
        assert connection.execute(f"select * from assay.{table}").fetchall() == []  # type: ignore[arg-type]
    assert migrate(db, store).imported == 3


# --- when something goes wrong -------------------------------------------------------------------


def test_one_at_a_time(db: Database, store: RedisServer, superuser_url: str) -> None:
    with psycopg.connect(superuser_url) as other:
        other.execute("select pg_advisory_xact_lock(hashtextextended('assay.migration', 0))")
        with pytest.raises(DatabaseBusyError):
            migrate(db, store)
    assert migrate(db, store).complete


def test_only_the_owner_migrates(store: RedisServer, writer_url: str) -> None:
    with Database(writer_url) as database, pytest.raises(PermissionDeniedError):
        migrate(database, store)


def test_a_full_disk_loses_nothing(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        for number in range(40):
            w.accepted("a", "t", number, f"Sentence {number}.")
    connection.execute(
        "create function public.full_disk() returns trigger language plpgsql as $$ begin"
        " if (select count(*) from assay.decision) > 20 then raise exception 'no space left'"
        " using errcode = '53100'; end if; return null; end $$"
    )
    connection.execute(
        "create trigger full_disk after insert on assay.decision"
        " for each statement execute function public.full_disk()"
    )
    with pytest.raises(DatabaseError, match=r"make room.*--resume"):
        migrate(db, store, batch_size=8)
    (written,) = connection.execute("select count(*) as n from assay.decision").fetchall()
    (noted,) = connection.execute(
        "select count(*) as n from assay.migration_item where model = 'decision'"
    ).fetchall()
    assert 0 < written["n"] == noted["n"] < 40
    connection.execute("drop trigger full_disk on assay.decision")
    with pytest.raises(InvalidInputError, match="resume"):
        migrate(db, store)
    report = migrate(db, store, resume=True)
    assert (report.imported, report.resumed, report.complete) == (80, True, True)
    assert report.rows_written == 80 - 2 * noted["n"]
    assert f"{report.rows_written} of them now" in report.text()


def test_what_the_database_refuses_is_quarantined_alone(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        for number in range(20):
            w.accepted("a", "t", number, f"Sentence {number}.")
    connection.execute(
        "alter table assay.journal_entry add constraint newer check (statement <> 'Sentence 7.')"
    )
    report = migrate(db, store)
    assert (report.imported, report.quarantined, report.complete) == (38, 2, True)
    assert set(quarantined(connection).values()) == {"refused_by_database", "entry_quarantined"}
    connection.execute("alter table assay.journal_entry drop constraint newer")
    assert migrate(db, store, retry_quarantine=True).imported == 2


def test_the_database_scans_when_its_detectors_are_others(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """A detector that this package does not know: the trigger has the last word."""
    connection.execute(
        "update assay.never_record_detector set enabled = false where reason = 'payment_card'"
    )
    with writing(store.client()) as w:
        for number in range(20):
            w.accepted("a", "t", number, f"Sentence {number}.")
    assert migrate(db, store).complete
    (row,) = connection.execute(
        "select count(*) as n from assay.migration_item where scanned"
    ).fetchall()
    assert row["n"] == 0


def test_a_source_that_changes_is_noticed(db: Database, store: RedisServer) -> None:
    with writing(store.client()) as w:
        pending = w.decision("a", "t", "c1", state="pending", reason_code="accepted")
        w.decision("a", "t", "c2")
    changed = False

    def change(what: str, _done: int, _total: int) -> None:
        nonlocal changed
        if what == "writing" and not changed:
            changed = True
            with writing(store.client()) as w:
                w.decision("a", "t", "c3")
            store.client().hset(pending, "state", msgpack.packb("reject"))

    report = migrate(db, store, progress=change)
    assert not report.complete
    assert report.verification == {"changed": 1, "imported": 1, "new": 1}
    assert {row["key"] for row in report.unaccounted} == {
        pending,
        key_of("DecisionRecord", "a", "c3", "t"),
    }
    report = migrate(db, store)
    # The new one came; the changed one waits, both versions named.
    assert (report.imported, report.already_there, report.quarantined) == (1, 1, 1)
    assert report.complete


def test_what_the_source_has_closed_since_is_closed(
    server: PostgresServer, db: Database, store: RedisServer, connection: Connection
) -> None:
    """A source that grows and is read again gives what it gives when it is read once."""
    w = Writer(store.client())
    first, second = (w.entry("a", statement=f"words {n}") for n in range(2))
    w.accepted("a", "t", 0, "Something.")
    assert migrate(db, store).complete
    successor = w.entry("a", kind="supersede", target=first, statement="others", closes=first)
    retraction = w.entry("a", kind="retract", target=second, closes=second)
    report = migrate(db, store)
    assert (report.complete, report.ended, report.imported, report.quarantined) == (True, 2, 2, 0)
    # What was retracted stays closed there, although the retraction is itself retracted.
    w.entry("a", kind="supersede", target=successor, statement="the last", closes=successor)
    w.entry("a", kind="retract", target=retraction, closes=retraction)
    report = migrate(db, store)
    assert (report.complete, report.ended, report.imported, report.quarantined) == (True, 2, 2, 0)
    assert migrate(db, store).ended == 0

    def all_of_it(connection: psycopg.Connection[Any]) -> list[list[Any]]:
        return [
            connection.execute(statement.encode()).fetchall()
            for statement in (
                "select source_key, outcome, content_sha256 from assay.migration_item order by 1",
                "select entry_id, valid_from, valid_to, closed_by from assay.carried_entry"
                " order by 1",
                "select entry_id, valid_to, closed_by from assay.beliefs('a') order by 1",
                "select entry_id, valid_to from assay.memory_evidence order by 1",
                "select content, valid_to from assay.memory order by 1",
            )
        ]

    name = server.migrated_database()
    with Database(server.url(name, OWNER)) as other:
        assert migrate(other, store).complete
    with server.connect(name, row_factory=dict_row) as once:
        assert all_of_it(once) == all_of_it(connection)
    server.drop(name)


@pytest.mark.parametrize(
    "change",
    [
        "valid_to = null, closed_by = null",
        "valid_to = valid_to + interval '1 second'",
        "valid_from = valid_from - interval '1 second'",
        "source_id = 'another'",
    ],
)
def test_nothing_else_of_an_interval_changes(
    db: Database, store: RedisServer, connection: Connection, change: str
) -> None:
    w = Writer(store.client())
    w.entry("a", interval=(None, w.clock + 100))
    migrate(db, store)
    with pytest.raises(psycopg.Error) as refused:
        connection.execute(f"update assay.carried_entry set {change}".encode())
    assert refused.value.sqlstate == "ME002"


def test_a_source_that_goes_away_is_resumed(db: Database, tmp_path: Path) -> None:
    with redis_server() as store:
        with writing(store.client()) as w:
            for number in range(1500):
                w.decision("a", "t", f"c{number}")
        dump = store.dump(tmp_path / "dump.rdb")

        def end(what: str, done: int, _total: int) -> None:
            if what == "reading" and done:
                store.stop()

        with pytest.raises(Exception, match="went away") as raised:
            migrate(db, store, progress=end)
        assert getattr(raised.value, "retryable", False)
    report = migrate_redis(db, source_id="home", rdb=dump, resume=True)
    assert (report.imported, report.complete) == (1500, True)
