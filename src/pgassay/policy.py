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
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from pgassay.database import Call
from pgassay.firewall.custom import Detector, Firewall, package_detectors

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
