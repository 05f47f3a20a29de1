"""Reference resolution: a stage that can be plugged in between accept and assembly (A19).

A resolver says what an accepted candidate means when it stands alone ("she moved there" → "Mira
moved to Ghent"), when it holds, and who said it. The words themselves are never changed.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol, TypeAlias, runtime_checkable

from pgassay.audit.candidates import Candidate
from pgassay.audit.ids import check_text
from pgassay.audit.verdict import failure_code
from pgassay.errors import InvalidInputError
from pgassay.times import check_stored_time

_STATUS = re.compile(r"[a-z][a-z0-9_]{0,62}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Resolution:
    """What a resolver found out about one accepted candidate; None leaves things as they are."""

    statement: str | None = None
    """The candidate said so that it stands alone."""
    valid_from: datetime | None = None
    """From when on it holds (aware)."""
    speaker: str | None = None
    """Who said it, where the resolver knows better."""
    status: str | None = None
    """A word on how it went, for example ``resolved`` or ``assumed``; becomes the tag
    ``res:<status>``. Lower-case letters, digits and underscores."""
    assumption: str | None = None
    """What was taken for granted; kept in the entry's payload."""


@runtime_checkable
class Resolver(Protocol):
    """An object with ``resolve``; it may be a coroutine function for the async classes."""

    def resolve(self, candidate: Candidate, /) -> Any:
        """Return a `Resolution`, or None for nothing to add."""
        ...


ResolverLike: TypeAlias = "Resolver | Callable[[Candidate], Any]"


def resolver_function(resolver: ResolverLike) -> Callable[[Candidate], Any]:
    """The function behind a resolver given as an object or as a plain callable.

    Raises:
        TypeError: it is neither.
    """
    method = getattr(resolver, "resolve", None)
    if callable(method):
        function: Callable[[Candidate], Any] = method
        return function
    if callable(resolver):
        return resolver
    raise TypeError("resolver needs a method resolve(candidate) or has to be callable")


def is_async_resolver(resolver: ResolverLike) -> bool:
    """Whether a resolver has to be awaited."""
    function = resolver_function(resolver)
    return inspect.iscoroutinefunction(function) or inspect.iscoroutinefunction(
        getattr(function, "__call__", None)  # noqa: B004 - not a test of callability
    )


def check_resolution(value: object) -> Resolution:
    """Turn what a resolver returned into a valid resolution.

    Raises:
        TypeError: it is neither a `Resolution` nor None.
        InvalidInputError: a field is not of its form.
    """
    if value is None:
        return Resolution()
    if not isinstance(value, Resolution):
        raise TypeError(f"the resolver returned {type(value).__name__}, not Resolution")
    for name in ("statement", "speaker", "assumption"):
        text = getattr(value, name)
        if text is not None and not isinstance(text, str):
            raise TypeError(f"{name} must be a str, not {type(text).__name__}")
        if text is not None:
            check_text(text, name=name)
    check_stored_time("valid_from", value.valid_from)
    if value.status is not None and not isinstance(value.status, str):
        raise TypeError(f"status must be a str, not {type(value.status).__name__}")
    if value.status is not None and not _STATUS.fullmatch(value.status):
        raise InvalidInputError("status must be lower-case letters, digits and underscores")
    return value


def failed(error: BaseException) -> str:
    """The detail code for a resolver that failed: the type of the error, never its text."""
    return failure_code(error)
