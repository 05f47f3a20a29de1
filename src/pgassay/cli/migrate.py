"""The command ``migrate-redis``."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pgassay.cli import _output
from pgassay.cli._app import ExitCode, open_database
from pgassay.cli._options import AsJson, DatabaseUrl
from pgassay.migrate.redis import MigrationReport
from pgassay.migrate.redis import migrate_redis as _migrate

_URL_VARIABLE: Final = "PGASSAY_REDIS_URL"
_SECONDS_BETWEEN_LINES: Final = 5.0


class _Reporter:
    """Says on stderr how far it is, how fast, and how long it will take."""

    def __init__(self, *, quiet: bool) -> None:
        self._quiet = quiet
        console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._bar: Progress | None = None
        if not quiet and console.is_terminal:
            self._bar = Progress(
                TextColumn("{task.description:9}"),
                BarColumn(bar_width=24),
                MofNCompleteColumn(),
                TextColumn("{task.fields[rate]}"),
                TimeRemainingColumn(),
                console=console,
                transient=True,
            )
        self._what = ""
        self._began = self._said = 0.0

    def __enter__(self) -> _Reporter:
        if self._bar is not None:
            self._bar.start()
        return self

    def __exit__(self, *_error: object) -> None:
        if self._bar is not None:
            self._bar.stop()

    def tell(self, what: str, done: int, total: int) -> None:
        """Take in how far it is."""
        now = time.monotonic()
        if what != self._what:
            self._what, self._began = what, now
            self._said = now
            if self._bar is not None:
                for task in self._bar.task_ids:
                    self._bar.remove_task(task)
                self._bar.add_task(what, total=total or None, rate="")
        spent = now - self._began
        rate = done / spent if spent > 0 else 0.0
        if self._bar is not None:
            task = self._bar.task_ids[-1]
            shown = f"{rate:,.0f}/s" if rate else ""
            self._bar.update(task, completed=done, total=total or None, rate=shown)
        elif not self._quiet and now - self._said >= _SECONDS_BETWEEN_LINES:
            self._said = now
            left = f", {(total - done) / rate:,.0f} s left" if rate and total else ""
            _output.note(f"{what}: {done:,} of {total:,}, {rate:,.0f}/s{left}")


def migrate_redis(
    source_id: Annotated[
        str,
        typer.Option(
            "--source-id",
            metavar="NAME",
            help="A name for the store: under the same name nothing is written twice.",
        ),
    ],
    redis_url: Annotated[
        str | None,
        typer.Option(
            "--redis-url",
            metavar="URL",
            help="A live server or replica: redis://…, rediss://… (TLS) or unix://…;"
            " else PGASSAY_REDIS_URL, which keeps a password out of the list of processes.",
            show_default=False,
        ),
    ] = None,
    rdb: Annotated[
        Path | None,
        typer.Option("--rdb", metavar="FILE", help="An RDB file instead.", show_default=False),
    ] = None,
    databases: Annotated[
        list[int] | None,
        typer.Option(
            "--db",
            metavar="N",
            min=0,
            help="A database to read; may be repeated. Default: the URL's, else all with keys.",
            show_default=False,
        ),
    ] = None,
    dry_run: Annotated[
        bool, typer.Option("--dry-run", help="Do everything, report, and keep nothing.")
    ] = False,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a run of this source that did not finish.")
    ] = False,
    retry_quarantine: Annotated[
        bool, typer.Option("--retry-quarantine", help="Try again what is in quarantine.")
    ] = False,
    accept_blocked: Annotated[
        bool,
        typer.Option(
            "--accept-blocked",
            help="Import entries that today's firewall would block; the ledger names them.",
        ),
    ] = False,
    batch_size: Annotated[
        int, typer.Option("--batch-size", min=1, metavar="N", help="Rows a transaction.")
    ] = 5000,
    report_directory: Annotated[
        Path | None,
        typer.Option(
            "--report",
            metavar="DIR",
            file_okay=False,
            help="Write report.txt and report.json into this directory.",
            show_default=False,
        ),
    ] = None,
    redis_server: Annotated[
        str | None,
        typer.Option(
            "--redis-server",
            metavar="PROGRAM",
            help="The server program that loads an RDB file, else one of those that are found.",
            show_default=False,
        ),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress on stderr.")] = False,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Bring decisions and journal entries over from a Redis store, once, and prove it.

    The source is only read. Rows that are here are never changed. What cannot be taken goes into
    quarantine whole. At the end the source is read again and compared row by row; the exit code is
    0 only if everything is accounted for, else 1. A run that was interrupted goes on with --resume.
    """
    if rdb is None and redis_url is None:
        redis_url = os.environ.get(_URL_VARIABLE)
    if rdb is not None and redis_url is not None:
        raise typer.BadParameter("name one source, --redis-url or --rdb")
    if rdb is None and redis_url is None:
        raise typer.BadParameter("name a source with --redis-url or --rdb")
    if report_directory is not None:
        # Before the work, not after it: the report must not be lost to a wrong path.
        report_directory.mkdir(parents=True, exist_ok=True)
    with open_database(database_url) as database, _Reporter(quiet=quiet) as reporter:
        report = _migrate(
            database,
            source_id=source_id,
            redis_url=redis_url,
            rdb=rdb,
            databases=databases or (),
            dry_run=dry_run,
            resume=resume,
            retry_quarantine=retry_quarantine,
            accept_blocked=accept_blocked,
            batch_size=batch_size,
            redis_server=redis_server,
            progress=reporter.tell,
        )
    if report_directory is not None:
        _write(report, report_directory)
    if as_json:
        _output.emit_json(report.as_dict())
    else:
        for text in report.text().splitlines():
            _output.line(text)
    if not report.complete:
        raise typer.Exit(ExitCode.PROBLEMS)


def _write(report: MigrationReport, directory: Path) -> None:
    (directory / "report.txt").write_text(report.text(), encoding="utf-8")
    document = json.dumps(_output.plain(report.as_dict()), indent=2)
    (directory / "report.json").write_text(document + "\n", encoding="utf-8")
