"""Operations of several steps, written once for sync and async.

An operation is a generator that performs no I/O of its own: it yields each `Call` that it wants
executed and is sent the decoded result, or has the error raised at the yield. `run_steps` and
`arun_steps` drive it over a `Database` or an `AsyncDatabase`.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from pgassay.errors import PgassayError

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncConnection

    from pgassay.database import AsyncDatabase, Call, Database

T = TypeVar("T")
Steps: TypeAlias = "Generator[Call[Any], Any, T]"


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
        call = next(steps)
        while True:
            try:
                result = database.run(call, connection)
            except PgassayError as error:
                call = steps.throw(error)
            else:
                call = steps.send(result)
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
        call = next(steps)
        while True:
            try:
                result = await database.run(call, connection)
            except PgassayError as error:
                call = steps.throw(error)
            else:
                call = steps.send(result)
    except StopIteration as stop:
        value: T = stop.value
        return value
    finally:
        steps.close()
