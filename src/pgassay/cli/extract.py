"""The command that runs conversations: ``extract``."""

from __future__ import annotations

import contextlib
import sys
import time
import zoneinfo
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import tzinfo
from enum import StrEnum
from itertools import islice
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from pgassay.audit.candidates import generate_candidates
from pgassay.audit.claude import ClaudeVerdictProvider
from pgassay.audit.decisions import DecisionLog
from pgassay.audit.ids import check_ids
from pgassay.audit.pipeline import AuditableExtractionConfig, CredentialPolicy, ExtractionReport
from pgassay.audit.records import KnownTurn
from pgassay.audit.rules import RuleVerdictProvider
from pgassay.audit.verdict import Judge, VerdictProvider, judge_of
from pgassay.cli import _output
from pgassay.cli._app import ExitCode, exit_code_of, open_database
from pgassay.cli._options import Agent, AsJson, DatabaseUrl
from pgassay.database import Database
from pgassay.errors import ConfigurationError, DatabaseError, PgassayError
from pgassay.extraction.transcripts import Transcript, Turn
from pgassay.journal import ProvenanceJournal
from pgassay.memory import SubconsciousMemory

# The claim on a candidate lasts from one statement to the next. What a killed run claimed is free
# again after this time, so it should not be long; a run that was slower only did work in vain.
_LEASE_MS: Final = 10_000
_GRACE_SECONDS: Final = 2.0
_RETRY_SECONDS: Final = 0.5

_RESUME_BATCH: Final = 500
_SECONDS_BETWEEN_LINES: Final = 5.0
_PROBLEMS_SHOWN: Final = 20

_STANDARD_INPUT: Final = Path("-")

T = TypeVar("T")


class JudgeName(StrEnum):
    """Who judges."""

    RULES = "rules"
    CLAUDE = "claude"


class Format(StrEnum):
    """How a conversation is written down."""

    AUTO = "auto"
    JSONL = "jsonl"
    OPENAI = "openai"
    ANTHROPIC = "anthropic"
    CLAUDE_CODE = "claude-code"
    TEXT = "text"


class Policy(StrEnum):
    """What a credential in a turn does."""

    VOID = "void"
    DROP = "drop"
    REDACT = "redact"


@dataclass(slots=True)
class Problem:
    """A turn, or a line, that was refused; it says where and why, never what."""

    file: str
    line: int | None
    error: str
    message: str

    @property
    def place(self) -> str:
        """``file`` or ``file:line``."""
        return self.file if self.line is None else f"{self.file}:{self.line}"


@dataclass(slots=True)
class Tally:
    """What became of the turns of one file, or of all."""

    file: str | None = None
    format: str | None = None
    turns: int = 0
    skipped_as_complete: int = 0
    refused: int = 0
    incomplete: int = 0
    """Turns with a candidate that was lost to an outage, or that another runner is at work on."""
    candidates: int = 0
    judged: int = 0
    already_decided: int = 0
    states: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    redactions: Counter[str] = field(default_factory=Counter)
    input_tokens: int | None = None
    output_tokens: int | None = None
    seconds: float = 0.0
    left_out: Counter[str] = field(default_factory=Counter)
    """What the reader passed over because it is nobody's words, by kind."""

    def add(self, report: ExtractionReport) -> None:
        """Count one turn that was run."""
        self.turns += 1
        self.candidates += report.candidates
        self.judged += report.judged
        self.already_decided += report.already_decided
        self.states.update(report.states)
        self.reasons.update(report.reasons)
        self.redactions.update(report.redactions)
        self.incomplete += not report.complete
        self.input_tokens = _plus(self.input_tokens, report.input_tokens)
        self.output_tokens = _plus(self.output_tokens, report.output_tokens)

    def add_known(self, known: KnownTurn) -> None:
        """Count one turn that was complete before."""
        self.turns += 1
        self.skipped_as_complete += 1
        self.candidates += known.candidates
        self.already_decided += known.candidates
        self.states.update(known.states)
        self.reasons.update(known.reasons)

    def add_all(self, other: Tally) -> None:
        """Count what another tally counted."""
        for name in (
            "turns", "skipped_as_complete", "refused", "incomplete", "candidates", "judged",
            "already_decided", "seconds",
        ):  # fmt: skip
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("states", "reasons", "redactions", "left_out"):
            getattr(self, name).update(getattr(other, name))
        self.input_tokens = _plus(self.input_tokens, other.input_tokens)
        self.output_tokens = _plus(self.output_tokens, other.output_tokens)

    def as_json(self) -> dict[str, Any]:
        """The counts by name; those of a whole run have no file."""
        values: dict[str, Any] = _output.plain(self)
        for name in ("states", "reasons", "redactions", "left_out"):
            values[name] = dict(sorted(values[name].items()))
        values["seconds"] = round(self.seconds, 3)
        if self.file is None:
            del values["file"], values["format"]
        return values


def _plus(total: int | None, more: int | None) -> int | None:
    return total if more is None else (total or 0) + more


class Run:
    """One run over files: what it uses, and what it has done so far."""

    def __init__(
        self,
        database: Database,
        agent_id: str,
        provider: VerdictProvider,
        policy: CredentialPolicy,
        *,
        resume: bool,
    ) -> None:
        self.agent_id = agent_id
        self.judge: Judge = judge_of(provider)
        self.database = database
        self.tallies: list[Tally] = []
        self.problems: list[Problem] = []
        self._resume = resume
        self._log = DecisionLog(database)
        self._memory = SubconsciousMemory(
            agent_id,
            auditable_extraction=AuditableExtractionConfig(
                verdict_provider=provider,
                journal=ProvenanceJournal(database),
                credential_policy=policy,
                lease_ms=_LEASE_MS,
            ),
            database=database,
        )

    @property
    def total(self) -> Tally:
        """The counts of all files."""
        total = Tally()
        for tally in self.tallies:
            total.add_all(tally)
        return total

    def file(
        self,
        source: str | Path | Iterable[str],
        name: str,
        format: str,
        zone: tzinfo | None,
        session: str | None,
        progress: Reporter,
    ) -> None:
        """Run the turns of one file."""
        tally = Tally(name)
        self.tallies.append(tally)
        started = time.monotonic()
        busy: list[Turn] = []

        def refuse(line: int | None, error: PgassayError) -> None:
            tally.refused += 1
            self.problems.append(Problem(name, line, type(error).__name__, str(error)))
            progress.problem(self.problems[-1])

        transcript = Transcript(source, format, session_id=session, timezone=zone, on_error=refuse)
        try:
            for turn in self._to_run(transcript, tally, progress):
                try:
                    report = self._run(turn)
                except DatabaseError:
                    raise  # the database, not the turn
                except PgassayError as error:
                    refuse(turn.line, error)
                    continue
                if report.in_progress:
                    busy.append(turn)
                else:
                    tally.add(report)
                progress.turn(tally, turn.line)
            for report in self._finish(busy, progress):
                tally.add(report)
        except PgassayError as error:
            if isinstance(error, DatabaseError):
                raise
            refuse(None, error)  # the reader: what follows in this file cannot be read
        finally:
            tally.format = transcript.format
            tally.left_out.update(transcript.skipped)
            tally.seconds = time.monotonic() - started

    def _to_run(self, turns: Iterable[Turn], tally: Tally, progress: Reporter) -> Iterator[Turn]:
        """All turns, or with ``--resume`` those that are not complete in the log already."""
        if not self._resume:
            yield from turns
            return
        for batch in _batches(turns, _RESUME_BATCH):
            known = self._log.known_turns(self.agent_id, [turn.turn_id for turn in batch])
            for turn in batch:
                found = known.get(turn.turn_id)
                # A turn that is there with other text is run, for the library to refuse it.
                if (
                    found is not None
                    and found.complete
                    and found.is_made_of(generate_candidates(turn.turn_id, turn.text))
                ):
                    tally.add_known(found)
                    progress.turn(tally, turn.line)
                else:
                    yield turn

    def _run(self, turn: Turn) -> ExtractionReport:
        self._memory.extract_memories(
            turn.text,
            turn.turn_id,
            speaker=turn.speaker,
            session_id=turn.session_id,
            captured_at=turn.captured_at,
        )
        report = self._memory.last_extraction
        # The audited path was asked for.
        assert isinstance(report, ExtractionReport)
        return report

    def _finish(self, busy: Sequence[Turn], progress: Reporter) -> Iterator[ExtractionReport]:
        """Run turns again that another runner had claimed, until it is done or its claim is over.

        The other runner is at work, or it was killed a moment ago.
        """
        deadline = time.monotonic() + _LEASE_MS / 1000 + _GRACE_SECONDS
        waiting = list(busy)
        while waiting:
            progress.waiting(len(waiting))
            time.sleep(_RETRY_SECONDS)
            late = time.monotonic() > deadline
            still: list[Turn] = []
            for turn in waiting:
                report = self._run(turn)
                if report.in_progress and not late:
                    still.append(turn)
                else:
                    yield report
            waiting = still


def _batches(items: Iterable[T], size: int) -> Iterator[list[T]]:
    iterator = iter(items)
    while batch := list(islice(iterator, size)):
        yield batch


# --- progress ------------------------------------------------------------------------------------


class Reporter:
    """Says on stderr how far a run is: a bar in a terminal, else a line now and then."""

    def __init__(self, *, quiet: bool) -> None:
        self._console = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self._bar: Progress | None = None
        self._task = TaskID(0)
        self._quiet = quiet
        self._name = ""
        self._started = self._said = time.monotonic()
        self._shown = 0
        if not quiet and self._console.is_terminal:
            self._bar = Progress(
                TextColumn("{task.description}"),
                BarColumn(bar_width=24),
                TextColumn("{task.fields[counts]}"),
                TimeElapsedColumn(),
                console=self._console,
                transient=True,
            )

    @contextlib.contextmanager
    def file(self, name: str, lines: int | None) -> Iterator[None]:
        """Report on one file from here on."""
        self._name = _output.visible(name)
        self._started = self._said = time.monotonic()
        if self._bar is None:
            yield
            return
        with self._bar:
            self._task = self._bar.add_task(Path(self._name).name, total=lines, counts="")
            try:
                yield
            finally:
                self._bar.remove_task(self._task)

    def say(self, message: str) -> None:
        """Print one line, above the bar."""
        if not self._quiet:
            self._print(message)

    def turn(self, tally: Tally, line: int | None) -> None:
        """One more turn is done."""
        now = time.monotonic()
        if self._bar is not None:
            self._bar.update(self._task, completed=line, counts=self._counts(tally, now))
        elif now - self._said > _SECONDS_BETWEEN_LINES:
            self._said = now
            self.say(f"{self._name}: {self._counts(tally, now)}")

    def waiting(self, turns: int) -> None:
        """Turns are in the hands of another runner."""
        text = f"waiting for another run to finish {_number(turns, 'turn')}"
        if self._bar is not None:
            self._bar.update(self._task, counts=text)
        elif time.monotonic() - self._said > 1:
            self._said = time.monotonic() + _SECONDS_BETWEEN_LINES
            self.say(f"{self._name}: {text}")

    def problem(self, problem: Problem) -> None:
        """Something was refused."""
        self._shown += 1
        if self._shown <= _PROBLEMS_SHOWN:
            self._print(f"{problem.place}: refused: {problem.message}")
        elif self._shown == _PROBLEMS_SHOWN + 1:
            self._print("(more was refused; --json lists everything)")

    def _print(self, message: str) -> None:
        text = _output.visible(" ".join(message.split()))
        if self._bar is not None:
            self._console.print(text, soft_wrap=True)
        else:
            _output.note(text)

    def _counts(self, tally: Tally, now: float) -> str:
        rate = tally.turns / max(now - self._started, 0.001)
        return (
            f"{_number(tally.turns, 'turn')}, {rate:.0f}/s, {tally.states['accept']} accepted"
            + (f", {tally.incomplete} incomplete" if tally.incomplete else "")
            + (f", {tally.refused} refused" if tally.refused else "")
        )


def _number(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _count_lines(path: Path) -> int | None:
    if not path.is_file():
        return None
    with path.open("rb") as file:
        return sum(block.count(b"\n") for block in iter(lambda: file.read(1 << 20), b"")) + 1


# --- the command ---------------------------------------------------------------------------------


def parse_zone(value: str) -> zoneinfo.ZoneInfo:
    """Read the name of a time zone."""
    try:
        return zoneinfo.ZoneInfo(value)
    except (ValueError, OSError, zoneinfo.ZoneInfoNotFoundError):
        raise typer.BadParameter("give the name of a time zone, such as Europe/Berlin") from None


def extract(
    files: Annotated[
        list[Path],
        typer.Argument(
            metavar="FILE...",
            help="Conversations; - for standard input.",
        ),
    ],
    agent: Agent,
    judge: Annotated[JudgeName, typer.Option(help="Who judges.")] = JudgeName.RULES,
    format: Annotated[Format, typer.Option(help="How the files are written.")] = Format.AUTO,
    resume: Annotated[
        bool,
        typer.Option("--resume", help="Pass over turns that are complete already, quickly."),
    ] = False,
    session: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help="What the conversation is called where the file does not say: session and turns"
            " without ids of their own become NAME, NAME:1, NAME:2 ... Else the file's name, or"
            " stdin. For one file.",
            show_default=False,
        ),
    ] = None,
    credential_policy: Annotated[
        Policy,
        typer.Option(
            help="What a credential does: void its turn, drop the candidates that overlap it, or be"
            " masked. Off the record always voids the turn."
        ),
    ] = Policy.VOID,
    timezone: Annotated[
        zoneinfo.ZoneInfo | None,
        typer.Option(
            parser=parse_zone,
            metavar="ZONE",
            help="The zone of times that carry none; without it they are refused.",
            show_default=False,
        ),
    ] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help="No progress on stderr.")] = False,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Run conversations: judge every candidate, log every decision, journal what is accepted.

    JSONL needs the field text and may have turn_id, session_id, captured_at and speaker. Running
    a file again, also one that was interrupted anywhere, adds nothing twice: only what is open is
    judged. A turn that is refused is reported, and the run goes on.
    """
    check_ids(agent)
    if session is not None:
        check_ids(turn_id=f"{session}:1")
        if not session or len(files) > 1:
            raise typer.BadParameter("give one FILE its name", param_hint="'--session'")
    for path in files:
        if path != _STANDARD_INPUT and (path.is_dir() or not path.exists()):
            what = "a directory" if path.is_dir() else "not there"
            raise typer.BadParameter(f"{path} is {what}", param_hint="'FILE...'")
    provider = _provider(judge)
    with open_database(database_url) as database:
        run = Run(database, agent, provider, credential_policy.value, resume=resume)
        progress = Reporter(quiet=quiet)
        stopped: PgassayError | KeyboardInterrupt | None = None
        try:
            for path in files:
                _run_file(run, path, format.value, timezone, session, progress)
        except (DatabaseError, KeyboardInterrupt) as error:
            stopped = error
    if as_json:
        _output.emit_json(_document(run, stopped))
    else:
        _show(run)
    _conclude(run, stopped)


def _provider(judge: JudgeName) -> VerdictProvider:
    if judge is JudgeName.RULES:
        return RuleVerdictProvider()
    try:
        provider = ClaudeVerdictProvider()
    except ImportError as error:
        raise ConfigurationError(str(error)) from None
    if not provider.has_credentials:
        raise ConfigurationError(
            "No Anthropic API key was found: set ANTHROPIC_API_KEY, or use --judge rules."
        )
    return provider


def _run_file(
    run: Run,
    path: Path,
    format: str,
    zone: tzinfo | None,
    session: str | None,
    progress: Reporter,
) -> None:
    if path == _STANDARD_INPUT:
        with progress.file("standard input", None):
            run.file(sys.stdin, "-", format, zone, session, progress)
        return
    with progress.file(str(path), _count_lines(path)):
        run.file(path, str(path), format, zone, session, progress)


def _document(run: Run, stopped: BaseException | None) -> dict[str, Any]:
    return {
        "agent_id": run.agent_id,
        "database": run.database.where,
        "judge": run.judge,
        "stopped": None if stopped is None else type(stopped).__name__,
        "files": [tally.as_json() for tally in run.tallies],
        "total": run.total.as_json(),
        "problems": run.problems,
    }


def _show(run: Run) -> None:
    total = run.total
    columns = ["turns", "incomplete", "refused", "seconds"]
    _output.table(
        [*columns, "file", "states"],
        [
            [
                tally.turns,
                tally.incomplete,
                tally.refused,
                f"{tally.seconds:.1f}",
                Path(tally.file).name if tally.file else "in all",
                _output.counts(tally.states),
            ]
            for tally in (run.tallies if len(run.tallies) == 1 else [*run.tallies, total])
        ],
        right=columns,
    )
    _output.line()
    _output.pairs(
        [
            ("candidates", total.candidates),
            ("judged in this run", total.judged),
            ("decided before", total.already_decided),
            ("reasons", _output.counts(total.reasons)),
            ("masked", _output.counts(total.redactions) if total.redactions else None),
            ("passed over", _output.counts(total.left_out) if total.left_out else None),
            ("tokens in, out", _tokens(total)),
            ("judge", run.judge.provider + (f" {run.judge.model}" if run.judge.model else "")),
        ]
    )


def _tokens(total: Tally) -> str | None:
    if total.input_tokens is None and total.output_tokens is None:
        return None
    return f"{total.input_tokens or 0}, {total.output_tokens or 0}"


def _conclude(run: Run, stopped: BaseException | None) -> None:
    """Say what is left to do, and end with the exit code that says the same."""
    sys.stdout.flush()
    total = run.total
    done = _number(total.turns, "turn")
    if isinstance(stopped, PgassayError):
        _output.complain(
            f"{str(stopped).rstrip('.')}. Stopped after {done}; what is done is kept: run the same"
            " command with --resume to go on."
        )
        raise typer.Exit(exit_code_of(stopped))
    if stopped is not None:
        _output.complain(
            f"interrupted after {done}; what is done is kept: run the same command with --resume"
            " to go on."
        )
        raise typer.Exit(ExitCode.INTERRUPTED)
    if total.incomplete:
        lost = total.reasons["llm_unavailable"] + total.reasons["assembly_failed"]
        _output.complain(
            f"{_number(total.incomplete, 'turn')} incomplete ({_number(lost, 'candidate')} lost to"
            " an outage): run the same command with --resume to judge what is open."
        )
    if total.refused:
        _output.complain(f"{total.refused} refused; the lines above say where and why.")
    if total.incomplete or total.refused:
        raise typer.Exit(ExitCode.PROBLEMS)
