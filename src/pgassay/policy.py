"""The firewall as a database has it: with the detectors and the allow-lists that were added there.

What only the database would refuse must not reach a model either, so a client scans as its database
does. What there is to know is read once for a `Database` (one round trip) and again when it is
`REFRESH_SECONDS` old, or when the database refused what had passed here. So a change holds at once
in the database, at once in the process that made it through this package, and within
`REFRESH_SECONDS` in every other.
"""

from __future__ import annotations

import threading
import time
import weakref
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final
from uuid import UUID

from pgassay.database import Call
from pgassay.firewall.custom import Detector, Firewall, allowance_for, package_detectors

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


_known: weakref.WeakKeyDictionary[Database | AsyncDatabase, _Known] = weakref.WeakKeyDictionary()
_lock = threading.Lock()

_PACKAGE: Final = Firewall()


def _policy_call() -> Call[tuple[tuple[Any, ...], ...]]:
    return Call(
        "select p.item, p.reason, p.detector, p.pattern, p.ignore_case, p.agent_id, p.text_sha256"
        " from assay.firewall_policy() as p",
        {},
        lambda rows: tuple(sorted((tuple(row) for row in rows), key=repr)),
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
            own.append(Detector(used, reason, pattern, ignore_case))
        elif item == "disabled" and name in there:
            disabled.append(name)
        elif item == "allowed":
            allowed.setdefault(agent_id, set()).add((reason, digest))
    return Firewall(own, disabled=disabled, allowed=allowed)


def _fresh(database: Database | AsyncDatabase) -> Firewall | None:
    with _lock:
        known = _known.get(database)
    if known is None or time.monotonic() - known.read_at > REFRESH_SECONDS:
        return None
    return known.firewall


def _keep(database: Database | AsyncDatabase, rows: tuple[tuple[Any, ...], ...]) -> Firewall:
    with _lock:
        known = _known.get(database)
    same = known is not None and known.rows == rows
    firewall = known.firewall if known is not None and same else firewall_from(rows)
    with _lock:
        _known[database] = _Known(rows, firewall, time.monotonic())
    return firewall


def firewall_of(database: Database, connection: Connection | None = None) -> Firewall:
    """The firewall of a database: as known, else read from it.

    What is read in a transaction of the caller's is not kept: it may be rolled back.
    """
    firewall = _fresh(database)
    if firewall is not None:
        return firewall
    rows = database.run(_policy_call(), connection)
    return _keep(database, rows) if connection is None else firewall_from(rows)


async def afirewall_of(
    database: AsyncDatabase, connection: AsyncConnection | None = None
) -> Firewall:
    """As `firewall_of`."""
    firewall = _fresh(database)
    if firewall is not None:
        return firewall
    rows = await database.run(_policy_call(), connection)
    return _keep(database, rows) if connection is None else firewall_from(rows)


def forget_firewall(database: Database | AsyncDatabase) -> None:
    """Read the firewall of a database anew when it is needed next."""
    with _lock:
        _known.pop(database, None)


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
    return bool(
        _change(
            database, "assay.disable_detector(%(name)s, %(note)s)", {"name": name, "note": note}
        )
    )


def enable_detector(database: Database, name: str, note: str) -> bool:
    """Switch a detector on again; as `disable_detector`."""
    return bool(
        _change(database, "assay.enable_detector(%(name)s, %(note)s)", {"name": name, "note": note})
    )


def allow_text(database: Database, agent_id: str, text: str, note: str) -> UUID:
    """Let a text pass for one agent that the firewall takes for a secret. For the schema's owner.

    The text stays in this process: its digest (SHA-256) is stored, and by that its owner says that
    it is no secret. Where that was a mistake, `revoke_allowed_text` erases the digest.

    Args:
        database: where.
        agent_id: for whose memory.
        text: exactly what is found, without what stands around it.
        note: why it is no secret.

    Raises:
        ConfigurationError: it cannot be allowed, see `pgassay.firewall.allowance_for`.
        InvalidInputError: there is no note.
        PermissionDeniedError: the role is not the owner's.
    """
    allowance = allowance_for(text, firewall_of(database))
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
            {"agent_id": agent_id, "allow_id": allow_id},
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
        forget_firewall(database)


# --- looking again --------------------------------------------------------------------------------

RESCAN_SOURCES: Final = {
    "journal_entry": "journal",
    "memory": "memories",
    "association": "associations",
    "decision": "decisions",
    "gold_label": "gold_labels",
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
