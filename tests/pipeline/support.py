"""What the tests of the pipeline share: one face for both worlds, judges, and the tables."""

from __future__ import annotations

import asyncio
import inspect
import multiprocessing
import os
import subprocess
import sys
import textwrap
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from psycopg.rows import namedtuple_row

from pgassay import (
    AsyncDecisionLog,
    AsyncProvenanceJournal,
    AsyncSubconsciousMemory,
    AuditableExtractionConfig,
    Candidate,
    DecisionLog,
    ProvenanceJournal,
    ReasonCode,
    SubconsciousMemory,
    Verdict,
    VerdictResult,
    generate_candidates,
)
from pgassay.database import AsyncDatabase, Call, Database
from pgassay.firewall import Finding, Firewall, ScanVerdict
from pgassay.firewall._rules import REASONS

ROOT = Path(__file__).resolve().parents[2]
AGENT = "agent-7"

ACCEPT = (Verdict.ACCEPT, ReasonCode.ACCEPTED)
NOT_A_FACT = (Verdict.REJECT, ReasonCode.NOT_A_FACT)
UNAVAILABLE = (Verdict.REJECT, ReasonCode.LLM_UNAVAILABLE)


def answer(candidate: Candidate, pair: tuple[Verdict, ReasonCode]) -> VerdictResult:
    return VerdictResult(candidate.candidate_id, *pair)


class Recorder:
    """A judge that keeps what it was given; sentences with a full stop are facts, unless told."""

    def __init__(
        self,
        decide: Callable[[Candidate], Any] | Mapping[str, Any] | None = None,
        *,
        default: Any = None,
    ) -> None:
        self.seen: list[Candidate] = []
        self._decide = decide
        self._default = default

    @property
    def texts(self) -> list[str]:
        return [candidate.text for candidate in self.seen]

    @property
    def ids(self) -> list[str]:
        return [candidate.candidate_id for candidate in self.seen]

    def llm_verdict(self, candidate: Candidate) -> Any:
        self.seen.append(candidate)
        decided: Any
        if callable(self._decide):
            decided = self._decide(candidate)
        elif self._decide is not None:
            decided = self._decide.get(candidate.text, self._default or NOT_A_FACT)
        else:
            stops = candidate.generator_rule == "sentence" and candidate.text.endswith(".")
            decided = ACCEPT if stops else NOT_A_FACT
        if isinstance(decided, Exception):
            raise decided
        if isinstance(decided, tuple):
            return answer(candidate, decided)
        return decided


def accept_all(candidate: Candidate) -> VerdictResult:
    return answer(candidate, ACCEPT)


# --- one face for both worlds ---------------------------------------------------------------------


class Face:
    """An object whose methods are called the same way, whether they have to be awaited or not."""

    def __init__(self, inside: object, run: Callable[[Any], Any]) -> None:
        self._inside = inside
        self._run = run

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._inside, name)
        if not callable(value):
            return value
        return lambda *args, **kwargs: self._run(value(*args, **kwargs))


class World:
    """The sync or the async classes over one database."""

    def __init__(self, kind: str, url: str, **options: Any) -> None:
        self.kind = kind
        self.url = url
        self._runner: asyncio.Runner | None = None
        self.database: Any
        if kind == "async":
            self._runner = asyncio.Runner()
            self.database = AsyncDatabase(url, **options)
        else:
            self.database = Database(url, **options)

    def close(self) -> None:
        self.run(self.database.close())
        if self._runner is not None:
            self._runner.close()

    def run(self, value: Any) -> Any:
        if not inspect.isawaitable(value):
            return value
        assert self._runner is not None

        async def wait() -> Any:
            return await value

        return self._runner.run(wait())

    def call(self, call: Call[Any]) -> Any:
        return self.run(self.database.run(call))

    @property
    def memory_class(self) -> Any:
        return AsyncSubconsciousMemory if self.kind == "async" else SubconsciousMemory

    @property
    def journal_class(self) -> Any:
        return AsyncProvenanceJournal if self.kind == "async" else ProvenanceJournal

    def memory(self, provider: Any = None, *, agent_id: str = AGENT, **config: Any) -> Any:
        config = {"verdict_provider": provider or Recorder(), "journal": ProvenanceJournal} | config
        made = self.memory_class(
            agent_id,
            auditable_extraction=AuditableExtractionConfig(**config),
            database=self.database,
        )
        return Face(made, self.run)

    @property
    def log(self) -> Any:
        kind = AsyncDecisionLog if self.kind == "async" else DecisionLog
        return Face(kind(self.database), self.run)

    @property
    def journal(self) -> Any:
        return Face(self.journal_class(self.database), self.run)


# --- what is in the tables ------------------------------------------------------------------------


class Tables:
    """The database as its owner sees it, past all of the package."""

    def __init__(self, url: str) -> None:
        self._url = url

    @contextmanager
    def connect(self) -> Iterator[psycopg.Connection[Any]]:
        with psycopg.connect(self._url, autocommit=True) as connection:
            yield connection

    def rows(self, query: str, *params: Any) -> list[Any]:
        with self.connect() as connection, connection.cursor(row_factory=namedtuple_row) as cursor:
            return cursor.execute(query, params).fetchall()

    def value(self, query: str, *params: Any) -> Any:
        return self.rows(query, *params)[0][0]

    def execute(self, query: str, *params: Any) -> None:
        with self.connect() as connection:
            connection.execute(query, params)

    def decisions(self, agent_id: str = AGENT, turn_id: str | None = None) -> dict[str, Any]:
        found = self.rows(
            "select * from assay.decision where agent_id = %s and turn_id = coalesce(%s, turn_id)",
            agent_id,
            turn_id,
        )
        return {row.candidate_id: row for row in found}

    def states(self, agent_id: str = AGENT, turn_id: str | None = None) -> dict[str, str]:
        return {
            candidate_id: f"{row.state}/{row.reason_code}"
            for candidate_id, row in self.decisions(agent_id, turn_id).items()
        }

    def entries(self, agent_id: str = AGENT, turn_id: str | None = None) -> list[Any]:
        return self.rows(
            "select * from assay.journal_entry"
            " where agent_id = %s and turn_id is not distinct from coalesce(%s, turn_id)"
            " order by entry_seq",
            agent_id,
            turn_id,
        )

    def events(self, agent_id: str = AGENT) -> Counter[tuple[str, str, str]]:
        """How often each attempt was made: (candidate, outcome, state)."""
        found = self.rows("select * from assay.decision_event where agent_id = %s", agent_id)
        return Counter((row.candidate_id, row.outcome, row.state) for row in found)

    def drops(self, agent_id: str = AGENT) -> Counter[tuple[str, str]]:
        found = self.rows("select * from assay.never_record_drop where agent_id = %s", agent_id)
        return Counter((row.stage, row.reason) for row in found)

    def counts(self) -> dict[str, int]:
        """Rows of every table of the schema."""
        return {name: self.value(f"select count(*) from assay.{name}") for name in self.names()}

    def names(self) -> list[str]:
        found = self.rows(
            "select relname from pg_class where relnamespace = 'assay'::regnamespace"
            " and relkind in ('r', 'p') and relname !~ '^alembic' order by relname"
        )
        return [row.relname for row in found]

    def eventually(self, query: str, *params: Any) -> None:
        """Wait until a query has a row."""
        deadline = time.monotonic() + 30
        while not self.rows(query, *params):
            assert time.monotonic() < deadline, query
            time.sleep(0.01)

    def expire_leases(self) -> None:
        """Let time pass: a runner that died holds its claims for the length of the lease."""
        self.execute("update assay.lease set expires_at = now() - interval '1 second'")

    def check(self, agent_id: str, turns: Mapping[str, str]) -> None:
        """Every candidate has one row, every accepted one its entry, and there is no other."""
        decisions: dict[tuple[str, str], Any] = {}
        for row in self.rows("select * from assay.decision where agent_id = %s", agent_id):
            decisions[row.turn_id, row.candidate_id] = row
        entries: dict[tuple[str, str], Any] = {}
        for row in self.rows("select * from assay.journal_entry where agent_id = %s", agent_id):
            assert (row.turn_id, row.candidate_id) not in entries, "two entries for one candidate"
            entries[row.turn_id, row.candidate_id] = row
        expected = {
            (turn_id, candidate.candidate_id): candidate
            for turn_id, text in turns.items()
            for candidate in generate_candidates(turn_id, text)
        }
        assert decisions.keys() == expected.keys()
        accepted = {key for key, row in decisions.items() if row.state == "accept"}
        assert entries.keys() == accepted
        for key, row in decisions.items():
            candidate = expected[key]
            assert row.state != "pending"
            assert (row.span_start, row.span_end) == (candidate.start, candidate.end)
            assert row.text_sha256 == candidate.text_sha256
            assert row.entry_id == (entries[key].entry_id if key in entries else None)
        for key, row in entries.items():
            turn_id, candidate_id = key
            assert row.verbatim == turns[turn_id][expected[key].start : expected[key].end]
            assert f"cand:{candidate_id}" in row.subjects


# --- another firewall ---------------------------------------------------------------------------


def replace_firewall(monkeypatch: pytest.MonkeyPatch, find: Callable[[str], list[Finding]]) -> None:
    """Let the client find what ``find`` says; identifiers pass. The database is as it is."""

    def find_never_record(
        self: Firewall, text: str, *, identifier: bool = False, agent_id: str | None = None
    ) -> list[Finding]:
        return [] if identifier else find(text)

    def scan_never_record(
        self: Firewall, text: str, *, identifier: bool = False, agent_id: str | None = None
    ) -> ScanVerdict:
        found = self.find_never_record(text, identifier=identifier, agent_id=agent_id)
        if not found:
            return ScanVerdict(False)
        first = min(found, key=lambda f: (REASONS.index(f.reason), f))
        return ScanVerdict(True, first.reason, first.detector)

    monkeypatch.setattr(Firewall, "find_never_record", find_never_record)
    monkeypatch.setattr(Firewall, "scan_never_record", scan_never_record)


# --- secrets, made when a test runs ---------------------------------------------------------------


def made_card() -> str:
    """A payment card number that no one holds, made when the test runs."""
    digits = [4, 5, 3, 2, 0, 1, 7, 8, 9, 3, 3, 6, 2, 0, 4]
    total = sum(
        sum(divmod(digit * 2, 10)) if place % 2 == 0 else digit
        for place, digit in enumerate(digits)
    )
    return "".join(map(str, [*digits, -total % 10]))


# --- stopping between statements ------------------------------------------------------------------


class Interrupted(BaseException):
    """Stands for whatever ends a run from outside; nothing in the package may swallow it."""


def before_call(database: Any, number: int, action: Callable[[], None]) -> None:
    """Do something right before the call with this number (from 1) of a database is run."""
    original = database.run
    count = 0
    lock = threading.Lock()

    def tick() -> None:
        nonlocal count
        with lock:
            count += 1
            due = count == number
        if due:
            action()

    def run(call: Call[Any], connection: Any = None) -> Any:
        if "assay.firewall_policy(" not in call.sql:  # that is read once, whenever it is needed
            tick()
        return original(call, connection)

    database.run = run


def statement_name(sql: str) -> str | None:
    """Which statement of an extraction this is."""
    for name in ("probe_turn", "begin_assembly", "complete_assembly"):
        if f"assay.{name}(" in sql:
            return name
    return None


# --- other processes ------------------------------------------------------------------------------

_PRELUDE = """
import os, signal, sys, time
from pgassay import *
from pgassay.database import Database, Call
from pipeline.support import *
url = os.environ["PGASSAY_DATABASE_URL"]
def die(): os.kill(os.getpid(), signal.SIGKILL)
"""


def python(url: str, program: str, *, check: bool = True) -> subprocess.CompletedProcess[str]:
    """Run a program in a process of its own, with the package and this module at hand."""
    environment = dict(os.environ)
    environment["PGASSAY_DATABASE_URL"] = url
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-c", _PRELUDE + textwrap.dedent(program)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    if check:
        assert done.returncode == 0, done.stderr
    return done


# --- many runners ---------------------------------------------------------------------------------

TURNS_VARIABLE = "PGASSAY_TEST_CROWDED_TURNS"

_start: Any = None


def _set_start(barrier: Any) -> None:
    global _start
    _start = barrier


def _run_turns(kind: str, url: str, turns: dict[str, str]) -> list[tuple[str, str]]:
    world = World(kind, url)
    memory = world.memory()
    outcomes = []
    try:
        for turn_id, text in turns.items():
            _start.wait(120)
            memory.extract_memories(text, turn_id)
            outcomes.append((turn_id, memory.last_extraction.outcome))
    except BaseException:
        _start.abort()
        raise
    world.close()
    return outcomes


def crowd(url: str, runners: int, turns: dict[str, str]) -> list[tuple[str, str]]:
    """Let processes, half of them async, run the same turns, each turn at the same moment."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(
        runners, mp_context=context, initializer=_set_start, initargs=(context.Barrier(runners),)
    ) as pool:
        running = [
            pool.submit(_run_turns, ("sync", "async")[number % 2], url, turns)
            for number in range(runners)
        ]
        return [outcome for done in running for outcome in done.result()]
