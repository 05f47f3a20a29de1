"""Stores of the real system, held field by field against what that system reads back from them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import Any
from uuid import UUID

import psycopg
import pytest
from psycopg.rows import dict_row

from migrate.support import SHARED, escape, moment, truth
from pgassay import Database
from pgassay.migrate.redis import MigrationReport, migrate_redis
from servers import OWNER, PostgresServer

pytestmark = pytest.mark.skipif(not SHARED.exists(), reason="the handed stores are not here")

TICK = timedelta(microseconds=1)
Rows = dict[tuple[Any, ...], dict[str, Any]]


@pytest.fixture(scope="module", params=["small", "odd"])
def name(request: pytest.FixtureRequest) -> str:
    value: str = request.param
    return value


@pytest.fixture(scope="module")
def migrated(server: PostgresServer, name: str) -> Iterator[tuple[str, MigrationReport]]:
    """A database with the store in it, for all tests of this module to read."""
    database = server.migrated_database()
    with Database(server.url(database, OWNER)) as target:
        report = migrate_redis(target, source_id=name, rdb=SHARED / name / "dump.rdb")
    yield database, report
    server.drop(database)


@pytest.fixture
def report(migrated: tuple[str, MigrationReport]) -> MigrationReport:
    return migrated[1]


@pytest.fixture
def connection(
    server: PostgresServer, migrated: tuple[str, MigrationReport]
) -> Iterator[psycopg.Connection[Any]]:
    with server.connect(migrated[0], row_factory=dict_row) as connection:
        yield connection


def databases(name: str) -> Iterator[tuple[int, dict[str, Any]]]:
    for key, value in truth(name).items():
        if key.startswith("db"):
            yield int(key[2:]), value


def outcomes(connection: psycopg.Connection[Any]) -> dict[tuple[int, str], dict[str, Any]]:
    return {
        (row["source_db"], bytes(row["source_key"]).decode()): row
        for row in connection.execute("select * from assay.migration_item")
    }


def nothing(text: str | None) -> str | None:
    return text or None


def test_everything_is_accounted_for(report: MigrationReport, name: str) -> None:
    assert report.complete
    assert report.found == sum(db["counts"]["keys"] for _, db in databases(name))
    for model, part, segments in (
        ("decision", "decision_rows", 4),
        ("entry", "journal_entries", 3),
        ("resolution", "resolution_rows", 4),
    ):
        keys = [row["key"] for _, store in databases(name) for row in store[part]]
        whole = [key for key in keys if key.count(":") == segments - 1]
        assert sum(report.by_model[model].values()) == len(whole)
    for _, store in databases(name):
        left = report.left_behind
        assert left["turn summaries (popoto:m3:summary:)"] >= len(store["summary_keys"])


def test_decisions_are_the_same_field_by_field(
    connection: psycopg.Connection[Any], name: str
) -> None:
    ledger = outcomes(connection)
    imported: Rows = {
        (row["agent_id"], row["turn_id"], row["candidate_id"]): row
        for row in connection.execute("select * from assay.decision")
    }
    count = 0
    for number, store in databases(name):
        for row in store["decision_rows"]:
            fields, item = row["fields"], ledger[number, row["key"]]
            if item["outcome"] == "quarantined":
                continue
            count += 1
            here = imported[fields["agent_id"], fields["turn_id"], fields["candidate_id"]]
            dropped = fields["state"] == "firewall_drop"
            entry = nothing(fields["entry_id"])
            assert (
                *(here["state"], here["reason_code"], here["generator_rule"]),
                *(here["span_start"], here["span_end"], here["text_sha256"]),
                *(here["entry_id"], here["detail_code"], here["written_at"]),
            ) == (
                *(fields["state"], fields["reason_code"], fields["generator_rule"]),
                *((None, None, None) if dropped else (fields["span_start"], fields["span_end"])),
                *(() if dropped else (nothing(fields["text_hash"]),)),
                *(UUID(entry) if entry else None, nothing(fields["detail_code"])),
                moment(fields["written_at"]),
            )
            assert row["problem"] is None
    assert count == len(imported) > 200


def test_entries_are_the_same_field_by_field(
    connection: psycopg.Connection[Any], name: str
) -> None:
    ledger = outcomes(connection)
    imported: Rows = {
        (row["agent_id"], row["entry_id"]): row
        for row in connection.execute("select * from assay.journal_entry")
    }
    carried: Rows = {
        (row["agent_id"], row["entry_id"]): row
        for row in connection.execute("select * from assay.carried_entry")
    }
    identities = {
        (number, entry["key"]): UUID(entry["fields"]["entry_id"])
        for number, store in databases(name)
        for entry in store["journal_entries"]
    }
    count = 0
    for number, store in databases(name):
        for row in store["journal_entries"]:
            fields, item = row["fields"], ledger[number, row["key"]]
            if item["outcome"] == "quarantined":
                continue
            count += 1
            identity = (fields["agent_id"], UUID(fields["entry_id"]))
            here, there = imported[identity], carried[identity]
            spelt = there["source_fields"] or {}
            payload = spelt.get("payload")
            if payload is None and here["payload"] is not None:
                payload = connection.execute(
                    "select payload::text from assay.journal_entry where entry_id = %s",
                    [identity[1]],
                ).fetchone()["payload"]  # type: ignore[index]
            if fields["payload"]:
                assert here["payload"] == json.loads(fields["payload"])
            target = fields["target"]
            assert (
                *(here["kind"], here["verbatim"], here["statement"], payload or ""),
                *(here["subjects"], here["stated"], here["claim_type"], here["speaker"]),
                *(spelt.get("turn_id", here["turn_id"]), here["target_id"]),
                *(here["captured_at"], here["valid_from"]),
            ) == (
                *(fields["kind"], fields["verbatim"], fields["statement"], fields["payload"]),
                *(fields["subjects"], fields["stated"], fields["claim_type"], fields["speaker"]),
                *(fields["turn_id"], identities[number, target] if target else None),
                *(moment(fields["captured_at"]), moment(fields["validity"])),
            )
            interval = row["interval"]
            if interval is not None:
                assert (
                    here["recorded_at"] == there["ingested_at"] == moment(interval["ingested_at"])
                )
                closer = interval["chain_fwd"]
                assert there["closed_by"] == (UUID(closer.rpartition(":")[2]) if closer else None)
    assert count == len(imported) == len(carried) > 100


def test_resolutions_are_the_same_field_by_field(
    connection: psycopg.Connection[Any], name: str
) -> None:
    ledger = outcomes(connection)
    imported: Rows = {
        (row["agent_id"], row["turn_id"], row["candidate_id"]): row
        for row in connection.execute("select * from assay.carried_resolutions")
    }
    count = 0
    for number, store in databases(name):
        for row in store["resolution_rows"]:
            fields, item = row["fields"], ledger[number, row["key"]]
            if item["outcome"] == "quarantined":
                # Its entry is not here.
                assert item["reason"] in ("entry_missing", "entry_quarantined", "firewall")
                continue
            count += 1
            here = imported[fields["agent_id"], fields["turn_id"], fields["candidate_id"]]
            start = fields["valid_from"]
            assert (
                *(here["entry_id"], here["status"], here["statement"], here["verbatim"]),
                *(here["speaker"], here["reference_list"], here["timezone"]),
                *(here["window_truncated"], here["degraded"]),
                *(here["valid_from"], here["captured_at"], here["written_at"]),
            ) == (
                *(UUID(fields["entry_id"]), fields["status"], fields["statement"]),
                *(fields["verbatim"], fields["speaker"], json.loads(fields["references_json"])),
                *(fields["timezone"], fields["window_truncated"], fields["degraded"]),
                *(None if start is None else moment(start), moment(fields["captured_at"])),
                moment(fields["written_at"]),
            )
    assert count == len(imported) > 100


def questions(store: dict[str, Any]) -> set[datetime]:
    """Moments around every beginning and end."""
    asked: set[float] = set()
    for row in store["journal_entries"]:
        interval = row["interval"] or {}
        for end in (interval.get("valid_from"), interval.get("invalid_at")):
            if isinstance(end, float) and end < 2e11:
                asked |= {end - 0.001, end, end + 0.001}
    return {moment(seconds) for seconds in asked}


def test_beliefs_answer_as_the_source_did(connection: psycopg.Connection[Any], name: str) -> None:
    ledger = outcomes(connection)
    claims = {
        row["kind"] for row in connection.execute("select kind from assay.journal_kind where claim")
    }
    as_of = moment(truth(name)["meta"]["as_of"])
    checked = 0
    entries: dict[str, list[dict[str, Any]]] = {}
    times = {as_of}
    for number, store in databases(name):
        times |= questions(store)
        for row in store["journal_entries"]:
            kept = ledger[number, row["key"]]["outcome"] != "quarantined"
            if kept and row["fields"]["kind"] in claims:
                entries.setdefault(row["fields"]["agent_id"], []).append(row)
    assert len(times) > 30
    # Every moment for a few agents, every agent for a few moments.
    for place, (agent, rows) in enumerate(sorted(entries.items())):
        for at in [*sorted(times)[:: 1 if place < 3 else 25], as_of]:
            expected = {
                UUID(row["fields"]["entry_id"])
                for row in rows
                if (i := row["interval"]) is not None
                and i["valid_from"] is not None
                and moment(i["valid_from"]) <= at
                and (i["invalid_at"] == "+inf" or at < moment(i["invalid_at"]))
            }
            found = connection.execute(
                "select entry_id, carried, valid_to from assay.beliefs(%s, %s)", [agent, at]
            ).fetchall()
            assert {row["entry_id"] for row in found} == expected, (agent, at)
            assert all(row["carried"] for row in found)
            if at == as_of:
                assert expected == {
                    UUID(row["fields"]["entry_id"])
                    for row in rows
                    if row["membership"] == "current"
                }
            checked += len(expected)
    assert checked > 500


def test_recall_knows_what_held_when(connection: psycopg.Connection[Any], name: str) -> None:
    """For every imported claim, now and around its changes: recall finds it when it is believed."""
    sources = {
        (row["agent_id"], row["entry_id"]): row["memory_id"]
        for row in connection.execute("select * from assay.memory_evidence")
    }
    claims: dict[str, list[dict[str, Any]]] = {}
    for row in connection.execute(
        "select e.agent_id, e.entry_id, e.statement, c.valid_from, c.valid_to,"
        " exists (select from assay._query_lexemes(e.statement, '{english}') as q where q <> '{}')"
        " as words"
        " from assay.journal_entry as e join assay.journal_kind as k using (kind)"
        " join assay.carried_entry as c using (agent_id, entry_id) where k.claim"
    ):
        claims.setdefault(row["agent_id"], []).append(row)
    now = connection.execute("select statement_timestamp() as now").fetchone()["now"]  # type: ignore[index]
    counts = {True: 0, False: 0}
    for agent, rows in sorted(claims.items()):
        # One question with every word that this agent was told.
        question = " ".join(row["statement"] for row in rows)
        moments = {end for row in rows for end in (row["valid_from"], row["valid_to"]) if end}
        asked = {now} | {end + step for end in moments for step in (timedelta(0), -TICK, TICK)}
        for at in [*sorted(asked)[:: max(1, len(asked) // 40)], now]:
            believed = {
                row["entry_id"]
                for row in connection.execute(
                    "select entry_id from assay.beliefs(%s, %s)", [agent, at]
                )
            }
            found = {
                row["memory_id"]
                for row in connection.execute(
                    "select memory_id from assay.recall(%s, %s, 10000, %s, %s)",
                    [agent, question, '{"terms": 10000, "postings": 1000000}', at],
                )
            }
            held = {sources[agent, e] for e in believed if (agent, e) in sources}
            for row in rows:
                memory = sources.get((agent, row["entry_id"]))
                if memory is None:
                    # Nothing to say, or it never held.
                    assert not row["statement"].strip() or row["valid_from"] is None
                    continue
                if row["words"]:
                    counts[memory in held] += 1
                    assert (memory in found) == (memory in held), (agent, at, row["entry_id"])
            assert found <= held
    assert min(counts.values()) > 500
    waiting = connection.execute("select count(*) as n from assay.memory_due").fetchone()
    assert waiting == {"n": 0}


def test_pending_rows_find_their_entries(connection: psycopg.Connection[Any], name: str) -> None:
    landed = 0
    for _, store in databases(name):
        for row in store["decision_rows"]:
            fields = row["fields"]
            if not fields or fields["state"] != "pending":
                continue
            tag = f"cand:{fields['candidate_id']}"
            there = [
                UUID(entry["fields"]["entry_id"])
                for entry in store["journal_entries"]
                if entry["fields"]["agent_id"] == fields["agent_id"]
                and entry["fields"]["turn_id"] == fields["turn_id"]
                and tag in (entry["fields"]["subjects"] or [])
            ]
            (found,) = [
                probed
                for probed in connection.execute(
                    "select * from assay.probe_turn(%s, %s)",
                    [fields["agent_id"], fields["turn_id"]],
                )
                if probed["candidate_id"] == fields["candidate_id"]
            ]
            assert found["open"]
            assert found["landed_entry_id"] == (there[0] if there else None)
            landed += bool(there)
    assert landed == (2 if name == "small" else 0)


def test_drifted_summaries_are_named(report: MigrationReport, name: str) -> None:
    drifted = {
        (turn["agent_id"], turn["turn_id"]): (turn["from_rows"], turn["stored"])
        for _, store in databases(name)
        for turn in store["turn_summaries"]
        if not turn["agrees"] and turn["stored"] is not None and turn["from_rows"]
    }
    assert {
        (turn["agent_id"], turn["turn_id"]): (turn["counted"], turn["stored"])
        for turn in report.drifted_summaries
    } == drifted


def test_keys_are_escaped_as_the_store_escapes_them(name: str) -> None:
    for _, store in databases(name):
        for row in store["journal_entries"]:
            fields = row["fields"]
            assert row["key"].split(":")[1] == escape(fields["agent_id"])
