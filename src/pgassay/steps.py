"""Operations of several steps, written once for sync and async.

An operation is a generator that performs no I/O of its own: it yields each `Call` that it wants
executed and is sent the decoded result, or has the error raised at the yield. It may yield
`LoadFirewall` for the database's firewall as well. `run_steps` and `arun_steps` drive it over a
`Database` or an `AsyncDatabase`.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from pgassay.arguments import check_identifier, check_words
from pgassay.errors import JournalBlockedError, PgassayError
from pgassay.firewall import Firewall
from pgassay.policy import (
    FirewallOutdated,
    LoadFirewall,
    afirewall_of,
    firewall_of,
    forget_firewall,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

    from pgassay.database import AsyncDatabase, Call, Database

T = TypeVar("T")
Step: TypeAlias = "Call[Any] | LoadFirewall | FirewallOutdated"
Steps: TypeAlias = "Generator[Step, Any, T]"


def checked_steps(
    agent_id: str | None,
    call: Call[T],
    *,
    words: Sequence[str] = (),
    ids: Sequence[str] = (),
    tags: bool = False,
) -> Steps[T]:
    """Execute a call unless a text that goes with it must not be recorded.

    Args:
        agent_id: whose allow-list counts; None for what belongs to no agent.
        call: what to execute.
        words: names of parameters (texts, or lists of texts) that are words of somebody's.
        ids: names of parameters that name something.
        tags: parameters whose names begin with subject are words as well, unless they are the
            identity of a candidate.
    """
    firewall: Firewall = yield LoadFirewall()
    subjects = [name for name in call.params if tags and name.startswith("subject")]
    for names, check in ((ids, check_identifier), ([*words, *subjects], check_words)):
        for name in names:
            value = call.params.get(name)
            for text in value if isinstance(value, list) else [value]:
                if isinstance(text, str) and not (name in subjects and text.startswith("cand:")):
                    check(name, text, firewall, agent_id)
    result: T = yield call
    return result


def run_steps(database: Database, steps: Steps[T], connection: Connection | None = None) -> T:
    """Drive an operation to its end.

    Args:
        database: what executes the calls.
        steps: the operation.
        connection: a connection of the caller's; every call joins its transaction.

    Raises:
        PgassayError: what a call raised and the operation did not handle.
    """
    try:
        step = next(steps)
        while True:
            try:
                result = run_step(database, step, connection)
            except PgassayError as error:
                step = steps.throw(error)
            else:
                step = steps.send(result)
    except StopIteration as stop:
        value: T = stop.value
        return value
    finally:
        steps.close()


async def arun_steps(
    database: AsyncDatabase, steps: Steps[T], connection: AsyncConnection | None = None
) -> T:
    """Drive an operation to its end; as `run_steps`."""
    try:
        step = next(steps)
        while True:
            try:
                result = await arun_step(database, step, connection)
            except PgassayError as error:
                step = steps.throw(error)
            else:
                step = steps.send(result)
    except StopIteration as stop:
        value: T = stop.value
        return value
    finally:
        steps.close()


def run_step(database: Database, step: Step, connection: Connection | None = None) -> Any:
    """Do what an operation asks for."""
    if isinstance(step, LoadFirewall):
        return firewall_of(database, connection)
    if isinstance(step, FirewallOutdated):
        forget_firewall(database)
        return None
    try:
        return database.run(step, connection)
    except JournalBlockedError:
        forget_firewall(database)  # it knows of something that is not known here
        raise


async def arun_step(
    database: AsyncDatabase, step: Step, connection: AsyncConnection | None = None
) -> Any:
    """As `run_step`."""
    if isinstance(step, LoadFirewall):
        return await afirewall_of(database, connection)
    if isinstance(step, FirewallOutdated):
        forget_firewall(database)
        return None
    try:
        return await database.run(step, connection)
    except JournalBlockedError:
        forget_firewall(database)  # it knows of something that is not known here
        raise
