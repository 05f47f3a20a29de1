"""The firewall as a database has it: with the detectors and the allow-lists that were added there.

What only the database would refuse must not reach a model either, so a client scans as its database
does. What there is to know is read once for a `Database` (one round trip) and again when it is
`REFRESH_SECONDS` old, or when the database refused what had passed here. So a change holds at once
in the database, at once in the process that made it through this package (for each `Database` and
`AsyncDatabase` there), and within `REFRESH_SECONDS` in every other.
"""

from __future__ import annotations

import asyncio
import os
import threading
import time
import weakref
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from pgassay.arguments import check_identifier, check_uuid, check_words
from pgassay.database import Call, is_of
from pgassay.errors import InvalidInputError
from pgassay.firewall.custom import (
    Allowance,
    Detector,
    Firewall,
    allowance_for,
    package_detectors,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

    from pgassay.database import AsyncDatabase, Database

REFRESH_SECONDS: Final = 30.0
"""So long a process may go on with what it knows of its database's firewall."""


@dataclass(frozen=True, slots=True)
class LoadFirewall:
    """What an operation of several steps yields to be sent the database's `Firewall`."""


@dataclass(frozen=True, slots=True)
class FirewallOutdated:
    """What it yields when the database refused what had passed here; it is sent None."""


@dataclass(frozen=True, slots=True)
class _Known:
    rows: tuple[tuple[Any, ...], ...]
    firewall: Firewall
    read_at: float
    generation: tuple[int, int]
    """That of the state when it was asked for."""

    def holds(self, generation: tuple[int, int]) -> bool:
        return self.generation == generation and time.monotonic() - self.read_at <= REFRESH_SECONDS


@dataclass(frozen=True, slots=True)
class _Read:
    """What a database answered."""

    rows: tuple[tuple[Any, ...], ...]
    shared: bool
    """Whether every other session sees the same: nothing was written in the transaction, its
    snapshot is new, and it is not confined to one agent."""


class _Load:
    """A read that is under way; who needs the same waits for it."""

    def __init__(self, generation: tuple[int, int], done: Any) -> None:
        self.generation = generation
        self.done = done
        self.failed = True  # until it has succeeded


class _State:
    """What is known of one database."""

    def __init__(self) -> None:
        self.known: _Known | None = None
        self.forgotten = 0
        self.load: _Load | None = None
        # A loop must not be stopped by waiting for a thread, nor for another loop.
        self.loop_loads: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, _Load] = (
            weakref.WeakKeyDictionary()
        )

    @property
    def generation(self) -> tuple[int, int]:
        """It is another one after each change and whenever something was forgotten."""
        return _changes, self.forgotten


_lock = threading.Lock()
_changes = 0
_states: weakref.WeakKeyDictionary[Database | AsyncDatabase, _State] = weakref.WeakKeyDictionary()
# Of transactions of callers: what is read in one may be rolled back with it.
_in_transactions: weakref.WeakKeyDictionary[object, _Known] = weakref.WeakKeyDictionary()


def _renew_after_fork() -> None:
    global _lock, _states, _in_transactions
    # Another thread of the parent may have held the lock, or be reading for those who wait.
    _lock = threading.Lock()
    _states = weakref.WeakKeyDictionary()
    _in_transactions = weakref.WeakKeyDictionary()


if hasattr(os, "register_at_fork"):  # not on Windows, which does not fork
    os.register_at_fork(after_in_child=_renew_after_fork)

_PACKAGE: Final = Firewall()


def _policy_call() -> Call[_Read]:
    return Call(
        "select s.shared, p.item, p.reason, p.detector, p.pattern, p.ignore_case, p.agent_id,"
        " p.text_sha256 from (select pg_current_xact_id_if_assigned() is null"
        " and current_setting('transaction_isolation') = 'read committed'"
        " and coalesce(current_setting('assay.agent_id', true), '') = '' as shared) as s"
        " left join assay.firewall_policy() as p on true",
        {},
        lambda rows: _Read(
            tuple(sorted((tuple(row)[1:] for row in rows if row.item is not None), key=repr)),
            bool(rows[0].shared),
        ),
        read_only=True,
    )


def firewall_from(rows: Sequence[tuple[Any, ...]]) -> Firewall:
    """The firewall that rows of ``assay.firewall_policy`` describe."""
    if not rows:
        return _PACKAGE
    there = package_detectors()
    own: list[Detector] = []
    disabled: list[str] = []
    allowed: dict[str, set[tuple[str, str]]] = {}
    for item, reason, name, pattern, ignore_case, agent_id, digest in rows:
        if item == "detector":
            # A later package may bring a detector of this name; both find the same.
            used = f"{name[:58]}_own" if name in there else name
            own.append(Detector.stored(used, reason, pattern, ignore_case))
        elif item == "disabled" and name in there:
            disabled.append(name)
        elif item == "allowed":
            allowed.setdefault(agent_id, set()).add((reason, digest))
    return Firewall(own, disabled=disabled, allowed=allowed)


def _state_of(database: Database | AsyncDatabase) -> _State:
    """Under the lock."""
    state = _states.get(database)
    if state is None:
        state = _states[database] = _State()
    return state


def _made(
    rows: tuple[tuple[Any, ...], ...], before: _Known | None, generation: tuple[int, int]
) -> _Known:
    same = before is not None and before.rows == rows
    firewall = before.firewall if before is not None and same else firewall_from(rows)
    return _Known(rows, firewall, time.monotonic(), generation)


def _keep(
    database: Database | AsyncDatabase,
    rows: tuple[tuple[Any, ...], ...],
    generation: tuple[int, int],
) -> Firewall:
    """The firewall of rows; kept unless something was changed since they were asked for."""
    with _lock:
        before = _state_of(database).known
    made = _made(rows, before, generation)
    with _lock:
        state = _state_of(database)
        if state.generation == generation:
            state.known = made
    return made.firewall


def _begin(
    database: Database | AsyncDatabase, loop: asyncio.AbstractEventLoop | None
) -> Firewall | tuple[_Load, bool]:
    """What is known; or the read to wait for; or (True) the one to carry out."""
    with _lock:
        state = _state_of(database)
        if state.known is not None and state.known.holds(state.generation):
            return state.known.firewall
        load = state.load if loop is None else state.loop_loads.get(loop)
        if load is not None and load.generation == state.generation:
            return load, False
        load = _Load(state.generation, threading.Event() if loop is None else asyncio.Event())
        if loop is None:
            state.load = load
        else:
            state.loop_loads[loop] = load
        return load, True


def _end(
    database: Database | AsyncDatabase, loop: asyncio.AbstractEventLoop | None, load: _Load
) -> None:
    with _lock:
        state = _state_of(database)
        if loop is None and state.load is load:
            state.load = None
        elif loop is not None and state.loop_loads.get(loop) is load:
            del state.loop_loads[loop]
    load.done.set()


def firewall_of(database: Database, connection: Connection | None = None) -> Firewall:
    """The firewall of a database: as known, else read from it.

    Threads that need it at the same time wait for one that reads it. What is read in a transaction
    of the caller's is kept for its other transactions where they see the same, else for this one.
    """
    if connection is not None:
        known = _known_in(database, connection)
        if isinstance(known, Firewall):
            return known
        return _keep_in(database, connection, database.run(_policy_call(), connection), known)
    while True:
        begun = _begin(database, None)
        if isinstance(begun, Firewall):
            return begun
        load, mine = begun
        if mine:
            try:
                firewall = _keep(database, database.run(_policy_call()).rows, load.generation)
                load.failed = False
                return firewall
            finally:
                _end(database, None, load)
        load.done.wait()
        if load.failed:  # each on its own, so that nobody waits for the failures of all others
            return _keep(database, database.run(_policy_call()).rows, load.generation)


async def afirewall_of(
    database: AsyncDatabase, connection: AsyncConnection | None = None
) -> Firewall:
    """As `firewall_of`; the tasks of an event loop wait for one of them."""
    if connection is not None:
        inner = connection.sync_connection
        known = _known_in(database, inner)
        if isinstance(known, Firewall):
            return known
        read = await database.run(_policy_call(), connection)
        return _keep_in(database, inner, read, known)
    loop = asyncio.get_running_loop()
    while True:
        begun = _begin(database, loop)
        if isinstance(begun, Firewall):
            return begun
        load, mine = begun
        if mine:
            try:
                read = await database.run(_policy_call())
                firewall = _keep(database, read.rows, load.generation)
                load.failed = False
                return firewall
            finally:
                _end(database, loop, load)
        await load.done.wait()
        if load.failed:
            read = await database.run(_policy_call())
            return _keep(database, read.rows, load.generation)


def _firewall_now(database: Database) -> Firewall:
    """As known, else read for one change alone: that does not wait for what others are reading."""
    with _lock:
        state = _state_of(database)
        if state.known is not None and state.known.holds(state.generation):
            return state.known.firewall
    return firewall_from(database.run(_policy_call()).rows)


def _transaction(connection: Connection | None) -> object | None:
    if connection is None:
        return None
    return connection.get_nested_transaction() or connection.get_transaction()


def _known_in(
    database: Database | AsyncDatabase, connection: Connection | None
) -> Firewall | tuple[int, int]:
    """What is known, else the generation of what is going to be read."""
    transaction = _transaction(connection)
    with _lock:
        state = _state_of(database)
        here = None if transaction is None else _in_transactions.get(transaction)
        for known in (here, state.known):
            if known is not None and known.holds(state.generation):
                return known.firewall
        return state.generation


def _keep_in(
    database: Database | AsyncDatabase,
    connection: Connection | None,
    read: _Read,
    generation: tuple[int, int],
) -> Firewall:
    # Another server's policy is kept with the transaction, too.
    if read.shared and connection is not None and is_of(database, connection.engine.url):
        return _keep(database, read.rows, generation)
    made = _made(read.rows, None, generation)
    transaction = _transaction(connection)
    with _lock:
        if transaction is not None and _state_of(database).generation == generation:
            _in_transactions[transaction] = made
    return made.firewall


def forget_firewall(database: Database | AsyncDatabase | None = None) -> None:
    """Read the firewall of a database anew when it is needed next; of all where none is named.

    What is being read at this moment is not kept either.
    """
    global _changes
    with _lock:
        if database is None:
            _changes += 1
        else:
            _state_of(database).forgotten += 1


# --- what an owner changes ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ListedDetector:
    """A detector as a database has it (a row of view ``assay.detectors``)."""

    reason: str
    detector: str
    custom: bool
    enabled: bool
    about: str


@dataclass(frozen=True, slots=True)
class AllowedText:
    """A false alarm that was allowed (a row of view ``assay.allowed_texts``): neither the text nor
    its digest."""

    agent_id: str
    allow_id: UUID
    reason: str
    note: str
    allowed_at: datetime
    allowed_by: str
    revoked_at: datetime | None
    revoked_by: str | None


def add_detector(database: Database, detector: Detector) -> None:
    """Add a detector for every agent of a database, from now on. For the schema's owner.

    Raises:
        KindConflictError: another detector of this name is there.
        JournalBlockedError: its pattern or its description holds a secret.
        PermissionDeniedError: the role is not the owner's.
    """
    firewall = _firewall_now(database)
    # What is there already does nothing, although it may find its own pattern.
    if all((d.name, d.pattern) != (detector.name, detector.pattern) for d in firewall.detectors):
        check_identifier("the name", detector.name, firewall, None)
        check_words("the pattern", detector.pattern, firewall, None)
        check_words("the description", detector.about, firewall, None)
    _change(
        database,
        "assay.add_detector(%(name)s, %(reason)s, %(pattern)s, %(ignore_case)s, %(about)s)",
        {
            "name": detector.name,
            "reason": detector.reason,
            "pattern": detector.pattern,
            "ignore_case": detector.ignore_case,
            "about": detector.about,
        },
    )


def disable_detector(database: Database, name: str, note: str) -> bool:
    """Switch a detector off, for every agent; False if it was off. For the schema's owner.

    Args:
        database: where.
        name: of the detector, the package's own included.
        note: why; it stays, with the time and the role, in view ``assay.detector_changes``.

    Raises:
        UnknownTargetError: there is no detector of this name.
        InvalidInputError: there is no note.
        PermissionDeniedError: the role is not the owner's.
    """
    _check_change(database, name, note)
    return bool(
        _change(
            database, "assay.disable_detector(%(name)s, %(note)s)", {"name": name, "note": note}
        )
    )


def _check_change(database: Database, name: str, note: str) -> None:
    firewall = _firewall_now(database)
    check_identifier("the name", name, firewall, None)
    check_words("the note", note, firewall, None)


def enable_detector(database: Database, name: str, note: str) -> bool:
    """Switch a detector on again; as `disable_detector`."""
    _check_change(database, name, note)
    return bool(
        _change(database, "assay.enable_detector(%(name)s, %(note)s)", {"name": name, "note": note})
    )


def allow_text(
    database: Database,
    agent_id: str,
    text: str,
    note: str,
    *,
    span: int | None = None,
    reason: str | None = None,
) -> UUID:
    """Let something that the firewall finds pass, for one agent. For the schema's owner.

    The text stays in this process: the digest (SHA-256) of what is found in it is stored, and by
    that its owner says that it is no secret. Where that was a mistake, `revoke_allowed_text`
    erases the digest.

    Args:
        database: where.
        agent_id: for whose memory.
        text: what is blocked, with the words around it: some things are found only because of them.
        note: why it is no secret.
        span: which of the things that are found in it, see `pgassay.firewall.allowance_for`.
        reason: only what is found for this reason.

    Raises:
        ConfigurationError: it cannot be allowed, see `pgassay.firewall.allowance_for`.
        InvalidInputError: there is no note.
        PermissionDeniedError: the role is not the owner's.
    """
    allowance = allowance_for(text, firewall_of(database), span=span, reason=reason)
    return allow_found(database, agent_id, allowance, note)


def allow_found(database: Database, agent_id: str, allowance: Allowance, note: str) -> UUID:
    """As `allow_text`, for what `pgassay.firewall.allowance_for` has chosen."""
    firewall = _firewall_now(database)
    check_identifier("agent_id", agent_id, firewall, agent_id)
    check_words("the note", note, firewall, agent_id)
    return UUID(
        str(
            _change(
                database,
                "assay.allow_text(%(agent_id)s, %(sha256)s, %(reason)s, %(note)s)",
                {
                    "agent_id": agent_id,
                    "sha256": allowance.sha256,
                    "reason": allowance.reason,
                    "note": note,
                },
            )
        )
    )


def revoke_allowed_text(database: Database, agent_id: str, allow_id: UUID) -> bool:
    """Take back that a text may pass, and erase its digest; False if that was done before.

    Raises:
        UnknownTargetError: this agent has no such entry.
        PermissionDeniedError: the role is not the owner's.
    """
    return bool(
        _change(
            database,
            "assay.revoke_allowed_text(%(agent_id)s, %(allow_id)s)",
            {"agent_id": agent_id, "allow_id": check_uuid("allow_id", allow_id)},
        )
    )


def list_detectors(database: Database) -> list[ListedDetector]:
    """Every detector of a database by name, the package's and those that were added."""
    return database.run(
        Call(
            "select d.reason, d.detector, d.custom, d.enabled, d.about from assay.detectors as d"
            " order by d.custom, d.reason, d.detector",
            {},
            lambda rows: [ListedDetector(*row) for row in rows],
            read_only=True,
        )
    )


def list_allowed_texts(database: Database, agent_id: str | None = None) -> list[AllowedText]:
    """What was allowed, and what was taken back, the newest first."""
    return database.run(
        Call(
            "select a.agent_id, a.allow_id, a.reason, a.note, a.allowed_at, a.allowed_by,"
            " a.revoked_at, a.revoked_by from assay.allowed_texts as a"
            " where %(agent_id)s::text is null or a.agent_id = %(agent_id)s"
            " order by a.allowed_at desc, a.allow_id",
            {"agent_id": agent_id},
            lambda rows: [AllowedText(*row) for row in rows],
            read_only=True,
        )
    )


def _change(database: Database, call: str, params: dict[str, Any]) -> Any:
    try:
        return database.run(Call(f"select {call} as r", params, lambda rows: rows[0][0]))
    finally:
        # Of all: the owner's database and the writer's are two objects, perhaps with two URLs.
        forget_firewall()


# --- looking again --------------------------------------------------------------------------------

RESCAN_SOURCES: Final = {
    "journal_entry": "journal",
    "memory": "memories",
    "memory_evidence": "memory_sources",
    "association": "associations",
    "decision": "decisions",
    "gold_label": "gold_labels",
    "recall_event": "recalls",
    "carried_entry": "carried_entries",
    "migration_item": "migration_items",
}
"""Where `rescan` looks: the place, and the view that says whose rows are in it."""


@dataclass(frozen=True, slots=True)
class Rescanned:
    """A batch of stored rows that was looked at."""

    agent_id: str
    source: str
    scanned: int
    last_key: str
    """The key to go on after."""
    findings: tuple[tuple[str, str, str], ...]
    """Id of the row (or its place in the table), reason, detector."""


def rescan(
    database: Database,
    agent_id: str,
    source: str,
    *,
    after: str | None = None,
    batch: int = 500,
) -> Iterator[Rescanned]:
    """Find what the database's firewall would block today in what is stored, batch by batch.

    The texts are scanned where they are; a batch is one statement, and bounded.

    Args:
        database: where.
        agent_id: whose memory.
        source: one of `RESCAN_SOURCES`.
        after: ``last_key`` of the batch to go on after.
        batch: so many rows at a time.
    """
    if source not in RESCAN_SOURCES:
        raise InvalidInputError(f"source must be one of {', '.join(RESCAN_SOURCES)}")
    check_identifier("after", after, firewall_of(database), agent_id)
    key = after
    while True:
        found = database.run(
            Call(
                "select r.scanned, r.last_key, r.findings"
                " from assay.rescan(%(agent_id)s, %(source)s, %(after)s, %(batch)s) as r",
                {"agent_id": agent_id, "source": source, "after": key, "batch": batch},
                lambda rows: rows[0],
                read_only=True,
            )
        )
        if found.last_key is None:
            return
        key = found.last_key
        yield Rescanned(
            agent_id,
            source,
            found.scanned,
            found.last_key,
            tuple((f["id"], f["reason"], f["detector"]) for f in found.findings),
        )
        if found.scanned < batch:
            return


def next_agent(database: Database, source: str, after: str | None) -> str | None:
    """The agent that comes after another among those with rows in a place."""
    return database.run(
        Call(
            f"select v.agent_id from assay.{RESCAN_SOURCES[source]} as v"
            ' where %(after)s::text is null or v.agent_id > %(after)s::text collate "C"'
            ' order by v.agent_id collate "C" limit 1',
            {"after": after},
            lambda rows: str(rows[0].agent_id) if rows else None,
            read_only=True,
        )
    )
