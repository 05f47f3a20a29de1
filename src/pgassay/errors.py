"""What can go wrong, as classes, and the one place where a server's answer becomes one of them.

::

    PgassayError
    ├── ConfigurationError          nothing was tried: the settings do not say where or how
    ├── InvalidInputError           a value that the database cannot or must not hold
    ├── DatabaseError               anything else that the server said
    │   ├── DatabaseUnavailableError    no server, or it went away        (retryable)
    │   ├── DatabaseBusyError           no connection, or a lock, in time (retryable)
    │   ├── RetryableError              serialization failure, deadlock   (retryable)
    │   ├── PermissionDeniedError
    │   ├── NotInstalledError
    │   └── SchemaVersionError
    ├── JournalBlockedError         the firewall refused a write
    ├── AppendOnlyError
    ├── TurnConflictError
    ├── UnknownTargetError
    ├── DecisionGuardError
    ├── KindConflictError
    ├── ConstraintError
    │   └── VocabularyError
    └── AnthropicVersionError

The database decides, the SQLSTATE names the decision, `SQLSTATE_CLASSES` maps it. Message text is
never parsed where the protocol carries a field for it.

An error never repeats a value that was sent: the server's own wording of a refusal may quote the
row (``Failing row contains (...)``), so it is passed on only where it cannot hold data, and the
driver's exception is not chained to ours.
"""

from __future__ import annotations

import inspect
import json
from typing import TYPE_CHECKING, Any, ClassVar, Final

import psycopg
import psycopg.errors
import sqlalchemy.exc

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "SQLSTATE_CLASSES",
    "AnthropicVersionError",
    "AppendOnlyError",
    "ConfigurationError",
    "ConstraintError",
    "DatabaseBusyError",
    "DatabaseError",
    "DatabaseUnavailableError",
    "DecisionGuardError",
    "InvalidInputError",
    "JournalBlockedError",
    "KindConflictError",
    "NotInstalledError",
    "PermissionDeniedError",
    "PgassayError",
    "RetryableError",
    "SchemaVersionError",
    "TurnConflictError",
    "UnknownTargetError",
    "VocabularyError",
    "class_for_sqlstate",
    "translate",
]


class PgassayError(Exception):
    """Something that pgassay does went wrong."""

    retryable: ClassVar[bool] = False
    """Whether the same call, made again later and unchanged, may succeed."""

    sqlstate: str | None
    """The five characters by which PostgreSQL names the condition, if a server was involved."""
    detail: dict[str, Any]
    """The server's DETAIL as an object, for errors that pgassay's own SQL raises; else empty."""
    hint: str | None
    """What to do next, if the server said so. It is part of the message already."""
    constraint: str | None
    """The name of the constraint that refused, if one did."""

    def __init__(
        self,
        message: str | None = None,
        *,
        sqlstate: str | None = None,
        detail: Mapping[str, Any] | None = None,
        hint: str | None = None,
        constraint: str | None = None,
    ) -> None:
        # The class docstring is the default message, so that both are written once.
        text = message or inspect.cleandoc(type(self).__doc__ or type(self).__name__)
        if hint and hint not in text:
            text = f"{text} {hint}"
        super().__init__(text)
        self.sqlstate = sqlstate
        self.detail = dict(detail or {})
        self.hint = hint
        self.constraint = constraint


class ConfigurationError(PgassayError, ValueError):
    """pgassay is not configured in a way that it can work with."""


class InvalidInputError(PgassayError, ValueError):
    """A value cannot be stored as it is; nothing was written."""


class DatabaseError(PgassayError):
    """The database refused the statement."""


class DatabaseUnavailableError(DatabaseError):
    """The PostgreSQL server cannot be reached, or the connection to it was lost; try again."""

    retryable = True


class DatabaseBusyError(DatabaseError):
    """No database connection or lock was free in time; try again, or allow more connections."""

    retryable = True


class RetryableError(DatabaseError):
    """The transaction lost against a concurrent one and was rolled back; run it again."""

    retryable = True


class PermissionDeniedError(DatabaseError):
    """The database role lacks a right; see `pgassay grants` for the rights each role needs."""


class NotInstalledError(DatabaseError):
    """The schema assay is missing from this database, or incomplete; run `pgassay upgrade`."""


class SchemaVersionError(DatabaseError):
    """The schema assay has a version that this package does not work with."""


class JournalBlockedError(PgassayError):
    """The firewall refused the write; nothing was stored. Remove what must never be recorded."""

    @property
    def reason(self) -> str | None:
        """Why the text was blocked, such as ``payment_card``."""
        return _text_or_none(self.detail.get("reason"))

    @property
    def detector(self) -> str | None:
        """Which detector of that reason found it."""
        return _text_or_none(self.detail.get("detector"))


class AppendOnlyError(PgassayError):
    """Journal and history are append-only; append a correcting entry instead."""


class TurnConflictError(PgassayError):
    """This turn id was used before, with another text; use a new turn id."""


class UnknownTargetError(PgassayError):
    """The entry that this annotation points at does not exist for this agent."""


class DecisionGuardError(PgassayError):
    """Decisions are written through the functions of the schema assay only."""


class KindConflictError(PgassayError):
    """This journal kind is registered already, with other properties."""


class ConstraintError(PgassayError):
    """A constraint of the database refused the row; nothing was written."""


class VocabularyError(ConstraintError):
    """This state and reason code are not a pair that the vocabulary knows."""


class AnthropicVersionError(PgassayError, RuntimeError):
    """The installed anthropic package is too old; run `pip install 'pgassay[anthropic]'`."""


SQLSTATE_CLASSES: Final[Mapping[str, type[PgassayError]]] = {
    # Raised by pgassay's own SQL.
    "ME001": JournalBlockedError,
    "ME002": AppendOnlyError,
    "ME003": TurnConflictError,
    "ME004": UnknownTargetError,
    "ME005": InvalidInputError,
    "ME006": DecisionGuardError,
    "ME007": KindConflictError,
    # Values that PostgreSQL itself cannot take.
    "22001": InvalidInputError,  # string_data_right_truncation
    "22003": InvalidInputError,  # numeric_value_out_of_range
    "22004": InvalidInputError,  # null_value_not_allowed
    "22007": InvalidInputError,  # invalid_datetime_format
    "22008": InvalidInputError,  # datetime_field_overflow
    "22021": InvalidInputError,  # character_not_in_repertoire
    "22023": InvalidInputError,  # invalid_parameter_value
    "22P02": InvalidInputError,  # invalid_text_representation
    "22P05": InvalidInputError,  # untranslatable_character
    "54000": InvalidInputError,  # program_limit_exceeded: a key too long for its index
    # Connections and contention.
    "08": DatabaseUnavailableError,
    "57P01": DatabaseUnavailableError,  # admin_shutdown
    "57P02": DatabaseUnavailableError,  # crash_shutdown
    "57P03": DatabaseUnavailableError,  # cannot_connect_now
    "57P05": DatabaseUnavailableError,  # idle_session_timeout
    "53300": DatabaseBusyError,  # too_many_connections
    "55P03": DatabaseBusyError,  # lock_not_available
    "40001": RetryableError,  # serialization_failure
    "40P01": RetryableError,  # deadlock_detected
    "42501": PermissionDeniedError,  # insufficient_privilege
    "23": ConstraintError,
}
"""SQLSTATE, or its first two characters for a whole class, to the error class."""

VOCABULARY_CONSTRAINT: Final = "decision_verdict_reason_fkey"

# What the server says when the schema, or something in it, is not there. These codes also mean a
# mistake in a statement, so the message has to name the schema: no field of the protocol does.
_MISSING_OBJECT: Final = frozenset({"3F000", "42P01", "42883", "42704"})

# Conditions whose message names objects, settings and states, never a value out of a row.
_MESSAGE_HOLDS_NO_DATA: Final = ("ME", "08", "0A", "25", "28", "3D", "3F", "42", "53", "55", "57")


def class_for_sqlstate(sqlstate: str) -> type[PgassayError]:
    """Return the error class for a SQLSTATE; `DatabaseError` for one that has no class."""
    exact = SQLSTATE_CLASSES.get(sqlstate)
    return exact or SQLSTATE_CLASSES.get(sqlstate[:2]) or DatabaseError


def translate(error: BaseException, *, where: str | None = None) -> PgassayError | None:
    """Turn an exception of SQLAlchemy or psycopg into one of ours.

    Args:
        error: what was raised while connecting or executing.
        where: the server, for messages: ``host:port/database``, without credentials.

    Returns:
        The error to raise, or None for an exception that is neither of the driver nor of the
        pool (it should be raised unchanged). Raise the result outside of the ``except`` block:
        a chained driver exception carries the parameters that were sent.
    """
    if isinstance(error, PgassayError):
        return error
    if isinstance(error, sqlalchemy.exc.TimeoutError):
        return DatabaseBusyError(
            "All connections of the pool stayed in use for longer than the pool's timeout;"
            " try again, or make the pool larger (pool_size)."
        )
    lost = isinstance(error, sqlalchemy.exc.DBAPIError) and error.connection_invalidated
    driver_error = error.orig if isinstance(error, sqlalchemy.exc.DBAPIError) else error
    if isinstance(driver_error, psycopg.Error):
        if driver_error.sqlstate is not None:
            return _from_server(driver_error, driver_error.sqlstate)
        return _from_driver(driver_error, where, lost=lost)
    if isinstance(error, sqlalchemy.exc.SQLAlchemyError):
        if lost:
            return DatabaseUnavailableError(_unavailable(where))
        return DatabaseError(f"SQLAlchemy refused the call ({type(error).__name__}).")
    return None


def _from_server(error: psycopg.Error, sqlstate: str) -> PgassayError:
    """Translate an error for which the server gave a code."""
    diagnostic = error.diag
    server_message = diagnostic.message_primary or ""
    error_class = class_for_sqlstate(sqlstate)
    message: str | None = None
    constraint = diagnostic.constraint_name

    if sqlstate in _MISSING_OBJECT and "assay" in server_message:
        error_class = NotInstalledError
        if sqlstate == "42883":
            # The server looks functions up by the types of what it is given.
            message = (
                "The database has no such function of the schema assay for values of these types."
                " Run `pgassay upgrade` if the schema is missing or incomplete; else one of the"
                " arguments has a type that it must not have."
            )
    elif sqlstate.startswith("ME"):
        message = _sentence(server_message)
    elif error_class is ConstraintError:
        # A check on a domain is about one value, a check on a table about the row.
        if diagnostic.datatype_name and not diagnostic.table_name:
            error_class = InvalidInputError
            message = f"A value does not fit the type {diagnostic.datatype_name}."
        elif constraint == VOCABULARY_CONSTRAINT:
            error_class = VocabularyError
        elif constraint:
            message = f"The constraint {constraint} refused the row; nothing was written."
        elif diagnostic.column_name:
            message = f"The column {diagnostic.column_name} refused the value; nothing was written."
    elif error_class is InvalidInputError:
        condition = _condition(sqlstate)
        message = f"PostgreSQL cannot store or read a value as given: {condition}."
    elif error_class is DatabaseError:
        message = f"The database refused the statement: {_condition(sqlstate)}."
        if sqlstate.startswith(_MESSAGE_HOLDS_NO_DATA) and server_message:
            message = f"{message} {_sentence(server_message)}"
    elif error_class is PermissionDeniedError:
        # A hint says what to do about this one; else it is a right that was not granted.
        advice = diagnostic.message_hint or PermissionDeniedError.__doc__
        message = f"{_sentence(server_message)} {advice}"

    ours = sqlstate.startswith("ME")
    return error_class(
        message,
        sqlstate=sqlstate,
        detail=_json_object(diagnostic.message_detail) if ours else None,
        hint=diagnostic.message_hint if ours or error_class is PermissionDeniedError else None,
        constraint=constraint,
    )


def _from_driver(error: psycopg.Error, where: str | None, *, lost: bool) -> PgassayError:
    """Translate an error that the driver raised by itself: it has no code."""
    if isinstance(error, psycopg.OperationalError):
        # A refused connection carries only text, which servers send in English this early.
        text = str(error)
        if "too many clients" in text or "remaining connection slots" in text:
            return DatabaseBusyError(
                "The PostgreSQL server has no connection left; try again, or raise"
                " max_connections.",
                sqlstate="53300",
            )
        if "too many connections for" in text:
            return DatabaseBusyError(
                "The role or database has reached its connection limit; try again, or raise it.",
                sqlstate="53300",
            )
        if (
            "password authentication failed" in text
            or "no password supplied" in text
            or ('role "' in text and "does not exist" in text)
        ):
            return DatabaseUnavailableError(
                f"{_unavailable(where)} The server refused the login: check role and password."
            )
        if 'database "' in text and "does not exist" in text:
            return DatabaseUnavailableError(
                f"{_unavailable(where)} The server has no such database: create it first."
            )
        if "connection is bad: invalid" in text:
            return ConfigurationError(_BAD_OPTION)
        return DatabaseUnavailableError(_unavailable(where))
    if isinstance(error, psycopg.ProgrammingError) and (
        "invalid connection option" in str(error) or "bad value for" in str(error)
    ):
        return ConfigurationError(_BAD_OPTION)
    if lost or isinstance(error, psycopg.InterfaceError):
        return DatabaseUnavailableError(_unavailable(where))
    if isinstance(error, psycopg.DataError):
        return InvalidInputError("The database driver cannot send a value as given.")
    return DatabaseError(f"The database driver refused the call ({type(error).__name__}).")


_BAD_OPTION: Final = (
    "The driver cannot use the database URL: an option behind the ? is not one of libpq's, or an"
    " option or the port has a value that it cannot have."
)


def _unavailable(where: str | None) -> str:
    if where is None:
        return inspect.cleandoc(DatabaseUnavailableError.__doc__ or "")
    return (
        f"The PostgreSQL server at {where} cannot be reached, or the connection to it was lost;"
        " check that it runs, then try again."
    )


def _condition(sqlstate: str) -> str:
    """Name a SQLSTATE as PostgreSQL's manual does, as far as the driver knows it."""
    try:
        name = psycopg.errors.lookup(sqlstate).__name__
    except KeyError:
        return f"SQLSTATE {sqlstate}"
    words = "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()
    return f"{words} (SQLSTATE {sqlstate})"


def _sentence(text: str) -> str:
    """Make a server message a sentence: it starts in lower case and has no full stop."""
    text = text.strip()
    if not text:
        return text
    return text[0].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")


def _json_object(text: str | None) -> dict[str, Any]:
    """Parse a DETAIL of ours (the server's own details are prose and may quote a row)."""
    if not text or not text.lstrip().startswith("{"):
        return {}
    try:
        value = json.loads(text)
    except ValueError:
        return {}
    return value if isinstance(value, dict) else {}


def _text_or_none(value: object) -> str | None:
    return value if isinstance(value, str) else None
