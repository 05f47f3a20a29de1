"""The commands that look for what must never be recorded: ``scan`` and ``rescan``."""

from __future__ import annotations

import base64
import binascii
import json
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import Annotated, Final
from uuid import UUID

import typer

from pgassay.audit.ids import require_ids
from pgassay.cli import _output
from pgassay.cli._app import ExitCode, open_database
from pgassay.cli._options import AsJson, DatabaseUrl
from pgassay.cli._reading import STANDARD_INPUT, UNREAD, open_text
from pgassay.database import Database
from pgassay.errors import InvalidInputError, PgassayError
from pgassay.extraction.transcripts import Transcript
from pgassay.firewall import Firewall
from pgassay.firewall._rules import REASONS
from pgassay.policy import RESCAN_SOURCES, Rescanned, firewall_of, next_agent
from pgassay.policy import rescan as _rescan

_SECONDS_BETWEEN_LINES: Final = 5.0

# A file that is no transcript is read in windows of lines, which overlap so that nothing is cut.
_WINDOW: Final = 1000
_OVERLAP: Final = 100

_MAX_LISTED: Final = 100_000


class ScanFormat(StrEnum):
    """How a file is written."""

    AUTO = "auto"
    JSONL = "jsonl"
    OPENAI = "openai"
    ANTHROPIC = "anthropic"
    CLAUDE_CODE = "claude-code"
    TEXT = "text"
    LINES = "lines"


class Source(StrEnum):
    """Where stored texts are."""

    JOURNAL_ENTRY = "journal_entry"
    MEMORY = "memory"
    MEMORY_EVIDENCE = "memory_evidence"
    ASSOCIATION = "association"
    DECISION = "decision"
    GOLD_LABEL = "gold_label"
    RECALL_EVENT = "recall_event"
    CARRIED_ENTRY = "carried_entry"
    MIGRATION_ITEM = "migration_item"


assert set(Source) == set(RESCAN_SOURCES)

Detectors = Annotated[
    Path | None,
    typer.Option(
        "--detectors",
        metavar="FILE",
        help="A TOML file with detectors of your own, and with those that are switched off.",
        show_default=False,
    ),
]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help="Say nothing about progress.")]


@dataclass(frozen=True, slots=True, order=True)
class Hit:
    """Where something was found: never what."""

    file: str
    line: int | None
    reason: str
    detector: str


class _Progress:
    """Says on stderr now and then how far a long run is."""

    def __init__(self, *, quiet: bool) -> None:
        self._quiet = quiet
        self._said = time.monotonic()

    def __call__(self, message: str) -> None:
        now = time.monotonic()
        if not self._quiet and now - self._said > _SECONDS_BETWEEN_LINES:
            self._said = now
            _output.note(message)


def scan(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Files; - for standard input.")
    ],
    format: Annotated[
        ScanFormat,
        typer.Option(
            help="How they are written; auto looks at the beginning. lines reads any text file,"
            " and all of it: of a transcript the others read what somebody said."
        ),
    ] = ScanFormat.AUTO,
    detectors: Detectors = None,
    quiet: Quiet = False,
    as_json: AsJson = False,
) -> None:
    """Check files for what must never be recorded, before they go anywhere.

    Nothing leaves this process and no database is needed. For each finding it says where it is,
    why, and by which detector: never what. The exit code is 1 when something was found, 2 when a
    file, or a part of one, could not be read: also when no text is recognised in a file that is not
    empty.
    """
    firewall = Firewall() if detectors is None else Firewall.from_toml(detectors)
    for path in files:
        if path != STANDARD_INPUT and (path.is_dir() or not path.exists()):
            what = "a directory" if path.is_dir() else "not there"
            raise typer.BadParameter(f"{path} is {what}", param_hint="'FILE...'")
    progress = _Progress(quiet=quiet)
    hits: list[Hit] = []
    unread: list[dict[str, object]] = []
    scanned = 0
    for path in files:
        name = "-" if path == STANDARD_INPUT else str(path)

        def refuse(line: int | None, error: PgassayError, name: str = name) -> None:
            unread.append({"file": name, "line": line, "message": str(error)})
            _output.complain(f"{_place(name, line)}: {error}")

        for found in _scan_file(firewall, path, name, format, refuse):
            scanned += 1
            hits += found
            progress(f"{name}: {_counted(scanned, 'text')}, {_counted(len(hits), 'finding')}")
    hits = sorted(set(hits), key=lambda hit: (hit.file, hit.line or 0, hit.reason, hit.detector))
    if as_json:
        reasons = Counter(hit.reason for hit in hits)
        _output.emit_json(
            {
                "files": [str(path) for path in files],
                "texts": scanned,
                "findings": hits,
                "reasons": dict(sorted(reasons.items())),
                "unread": unread,
            }
        )
    elif hits:
        _output.table(
            ["line", "reason", "detector", "file"],
            [[hit.line, hit.reason, hit.detector, hit.file] for hit in hits],
            right=["line"],
        )
        sys.stdout.flush()
        _output.note(f"{_counted(len(hits), 'finding')} in {_counted(scanned, 'text')}.")
    elif unread and not scanned:
        _output.note("No text was read.")
    else:
        _output.note(f"Nothing found in {_counted(scanned, 'text')}.")
    sys.stdout.flush()
    if unread:
        _output.complain("not everything could be read; the lines above say where.")
        raise typer.Exit(ExitCode.USAGE)
    if hits:
        raise typer.Exit(ExitCode.PROBLEMS)


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _place(name: str, line: int | None) -> str:
    return name if line is None else f"{name}:{line}"


def _scan_file(
    firewall: Firewall,
    path: Path,
    name: str,
    format: ScanFormat,
    refuse: Callable[[int | None, PgassayError], None],
) -> Iterator[list[Hit]]:
    """What is found in each text of a file."""
    refused = False

    def note_refusal(line: int | None, error: PgassayError) -> None:
        nonlocal refused
        refused = True
        refuse(line, error)

    texts = 0
    with open_text(path) as raw:
        lines = _Readable(raw)
        for found in (
            _scan_lines(firewall, lines, name)
            if format is ScanFormat.LINES
            else _scan_turns(firewall, lines, path, name, format, note_refusal)
        ):
            texts += 1
            yield found
    if lines.unread:
        note_refusal(lines.first, InvalidInputError(_NO_TEXT.format(number=lines.unread)))
    if lines.blank:
        _output.note(f"{name} is empty.")
    elif not texts and not refused:
        refuse(None, InvalidInputError(_NOTHING_READ))


_NOTHING_READ: Final = (
    "nobody says anything in it that this format knows, so nothing of it was read. --format lines"
    " reads any text file"
)
_NO_TEXT: Final = (
    "bytes that are not UTF-8, or NUL, from here on ({number} lines); what they say was not read."
    " Convert the file to UTF-8 (or to UTF-16 or UTF-32 with a byte order mark)"
)


class _Readable:
    """Lines, and how many of them could not be read wholly; what can be read of them is kept."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = lines
        self.first: int | None = None
        self.unread = 0
        self.blank = True
        """Whether there was nothing but blanks."""

    def __iter__(self) -> Iterator[str]:
        for number, line in enumerate(self._lines, start=1):
            if UNREAD in line:
                self.first = self.first or number
                self.unread += 1
            self.blank = self.blank and not line.strip("\ufeff \t\r\n")
            yield line.replace(UNREAD, "\ufffd")


def _scan_turns(
    firewall: Firewall,
    lines: Iterable[str],
    path: Path,
    name: str,
    format: ScanFormat,
    refuse: Callable[[int | None, PgassayError], None],
) -> Iterator[list[Hit]]:
    session = "stdin" if path == STANDARD_INPUT else path.stem
    transcript = Transcript(lines, format.value, session_id=session, on_error=refuse)
    try:
        for turn in transcript:
            found = [
                # In a text, a turn goes over several lines of the file; in JSON it is on one.
                Hit(
                    name,
                    None
                    if turn.line is None
                    else turn.line
                    + (turn.text.count("\n", 0, f.start) if transcript.format == "text" else 0),
                    f.reason,
                    f.detector,
                )
                for f in firewall.find_never_record(turn.text)
            ]
            for value, identifier in (
                (turn.speaker, False),
                (turn.session_id, True),
                (turn.turn_id, True),
            ):
                found += [
                    Hit(name, turn.line, f.reason, f.detector)
                    for f in firewall.find_never_record(value or "", identifier=identifier)
                ]
            yield found
            if "\0" in turn.text:  # written as an escape
                refuse(turn.line, InvalidInputError("a text that holds NUL"))
    except PgassayError as error:
        refuse(None, error)


def _scan_lines(firewall: Firewall, lines: Iterable[str], name: str) -> Iterator[list[Hit]]:
    source, kept, first = iter(lines), list[str](), 1
    while new := list(islice(source, _WINDOW)):
        text = "".join(kept + new)
        yield [
            Hit(name, first + text.count("\n", 0, f.start), f.reason, f.detector)
            for f in firewall.find_never_record(text)
        ]
        first += max(0, len(kept) + len(new) - _OVERLAP)
        kept = (kept + new)[-_OVERLAP:]


# --- what is stored ------------------------------------------------------------------------------


_RESCAN_COLUMNS: Final = {
    "agent_id": "agent",
    "table": "table",
    "reason": "reason",
    "detector": "detector",
    "id": "row",
}


def rescan(
    agent: Annotated[
        str | None,
        typer.Option("--agent", "-a", help="Only this agent's memory.", show_default=False),
    ] = None,
    source: Annotated[
        Source | None, typer.Option(help="Only this table.", show_default=False)
    ] = None,
    after: Annotated[
        str | None,
        typer.Option(
            metavar="PLACE",
            help="Go on where an earlier run stopped, which named the place.",
            show_default=False,
        ),
    ] = None,
    batch: Annotated[
        int, typer.Option(min=1, max=100_000, metavar="N", help="So many rows a statement.")
    ] = 500,
    quiet: Quiet = False,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Find what today's firewall would block in what is already stored.

    The texts are scanned in the database. For each finding it says in which table and row, why, and
    by which detector: never what. Nothing is changed. Where the name of a row could itself be a
    secret, the row's place in the table (ctid) stands for it. The exit code is 1 when something was
    found.
    """
    begin = None if after is None else _read_place(after)
    if begin is not None and (source or begin[0]) != begin[0]:
        raise typer.BadParameter(f"the place is in {begin[0]}", param_hint="'--source'")
    if begin is not None and (agent or begin[1]) != begin[1]:
        raise typer.BadParameter("the place is of another agent", param_hint="'--agent'")
    progress = _Progress(quiet=quiet)
    findings: list[dict[str, str]] = []
    rows = _output.Rows(
        list(_RESCAN_COLUMNS.values()),
        {"table": max(map(len, RESCAN_SOURCES)), "reason": max(map(len, REASONS)), "detector": 20},
    )
    found = scanned = 0
    last: Rescanned | None = None
    with open_database(database_url) as database:
        known = firewall_of(database)
        try:
            for last in _batches(database, agent, source, begin, batch):
                scanned += last.scanned
                found += len(last.findings)
                for row, reason, detector in last.findings:
                    finding = {
                        "agent_id": last.agent_id,
                        "table": last.source,
                        "id": row,
                        "reason": reason,
                        "detector": detector,
                    }
                    if not as_json:
                        rows.add([finding[column] for column in _RESCAN_COLUMNS])
                    elif len(findings) < _MAX_LISTED:
                        findings.append(finding)
                progress(f"{_counted(scanned, 'row')}, {_counted(found, 'finding')}")
        except (PgassayError, KeyboardInterrupt) as error:
            if last is None and begin is not None and _is_about(error, agent):
                raise _no_place() from None
            place = None if last is None else _place_of(known, last)
            if place is not None:
                _output.note(f"Go on with --after {place}")
            raise
    if as_json:
        _output.emit_json(
            {
                "rows": scanned,
                "found": found,
                "findings": findings,
                "truncated": found > len(findings),
            }
        )
    else:
        _output.note(f"{_counted(scanned, 'row')}, {_counted(found, 'finding')}.")
    sys.stdout.flush()
    if found:
        raise typer.Exit(ExitCode.PROBLEMS)


_Place = tuple[str, str, str]


def _batches(
    database: Database,
    agent: str | None,
    source: Source | None,
    begin: _Place | None,
    size: int,
) -> Iterator[Rescanned]:
    """Every table in turn, in it every agent, of whom every row."""
    for table in RESCAN_SOURCES:
        if source is not None and table != source:
            continue
        key = current = None
        if begin is not None:
            if table != begin[0]:
                continue
            _, current, key = begin
            begin = None
        if agent is not None:
            current = agent
        elif current is None:
            current = next_agent(database, table, None)
        while current is not None:
            yield from _rescan(database, current, table, after=key, batch=size)
            key = None
            current = None if agent is not None else next_agent(database, table, current)


def _place_of(firewall: Firewall, done: Rescanned) -> str | None:
    """Where to go on, unless an id in it is itself a secret."""
    parts = (done.source, done.agent_id, done.last_key)
    if any(firewall.scan_never_record(part, identifier=True).blocked for part in parts):
        return None
    return base64.urlsafe_b64encode(json.dumps(parts).encode()).decode()


def _no_place() -> typer.BadParameter:
    return typer.BadParameter("this is no place that a run has named", param_hint="'--after'")


def _is_about(error: BaseException, agent: str | None) -> bool:
    """Whether the place to begin at can be what the first batch failed of."""
    if not isinstance(error, PgassayError):
        return False
    # A key that is no number, no id, no time (class 22); or an agent's name that is none.
    return (error.sqlstate or "").startswith("22") or (
        agent is None and isinstance(error, InvalidInputError)
    )


def _read_place(place: str) -> _Place:
    try:
        source, agent, key = json.loads(base64.urlsafe_b64decode(place.encode()))
        require_ids(agent_id=agent)
        if source in RESCAN_SOURCES and _is_key(source, key):
            return source, agent, key
    except (ValueError, TypeError, RecursionError, binascii.Error, InvalidInputError):
        pass
    raise _no_place()


def _is_key(source: str, key: object) -> bool:
    """Whether it is what a place's rows are in order of; after anything else nothing would come."""
    if not isinstance(key, str):
        return False
    if source in ("association", "migration_item"):
        return key.isascii() and key.isdigit()
    if source in ("decision", "gold_label", "memory_evidence"):
        pair = json.loads(key)
        return isinstance(pair, list) and len(pair) == 2 and all(isinstance(v, str) for v in pair)
    return str(UUID(key)) == key
