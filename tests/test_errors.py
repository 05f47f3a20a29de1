"""The table from SQLSTATE to class, and what an error may say."""

from __future__ import annotations

import gc
import inspect
import pickle
import re
import secrets
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
import sqlalchemy.exc

from pgassay import errors
from pgassay.database import Call, Database
from pgassay.errors import (
    SQLSTATE_CLASSES,
    ConfigurationError,
    ConstraintError,
    DatabaseBusyError,
    DatabaseError,
    DatabaseUnavailableError,
    InvalidInputError,
    JournalBlockedError,
    NotInstalledError,
    PermissionDeniedError,
    PgassayError,
    RetryableError,
    VocabularyError,
    class_for_sqlstate,
    translate,
)
from servers import OWNER, READER, PostgresServer

SQL = Path(__file__).resolve().parents[1] / "sql"

ERROR_CLASSES = [
    value
    for value in vars(errors).values()
    if inspect.isclass(value) and issubclass(value, PgassayError)
]


@pytest.fixture
def plain(server: PostgresServer, empty_database_name: str) -> Iterator[Database]:
    """A database without the schema, as the plain role."""
    with Database(server.url(empty_database_name, OWNER)) as database:
        yield database


def run(database: Database, sql: str, **params: object) -> list[object]:
    return database.run(Call(sql, params, list))


def test_sql_and_python_know_the_same_codes() -> None:
    raised: set[str] = set()
    for path in [*SQL.glob("schema/*.sql"), *SQL.glob("api/*.sql")]:
        raised.update(re.findall(r"errcode\s*=\s*'(\w{5})'", path.read_text(encoding="utf-8")))
    ours_in_sql = {code for code in raised if code.startswith("ME")}
    ours_in_python = {code for code in SQLSTATE_CLASSES if code.startswith("ME")}
    assert ours_in_sql == ours_in_python
    for code in raised - ours_in_sql:
        assert class_for_sqlstate(code) is not DatabaseError, f"{code} has no class"


def test_no_sql_raises_an_error_without_a_code() -> None:
    for path in [*SQL.glob("schema/*.sql"), *SQL.glob("api/*.sql")]:
        text = path.read_text(encoding="utf-8")
        for statement in re.findall(r"raise\s+exception\b.*?;", text, re.DOTALL | re.IGNORECASE):
            assert "errcode" in statement, f"{path.name}: {statement}"


def test_each_error_is_one_of_ours_and_says_something() -> None:
    for error_class in ERROR_CLASSES:
        assert error_class.__doc__
        assert str(error_class()).endswith(".") or error_class is PgassayError
        assert error_class.__name__ in errors.__all__


@pytest.mark.parametrize(
    ("error_class", "builtin"),
    [
        (ConfigurationError, ValueError),
        (InvalidInputError, ValueError),
        (errors.AnthropicVersionError, RuntimeError),
    ],
)
def test_some_are_builtin_errors_too(error_class: type, builtin: type) -> None:
    assert issubclass(error_class, builtin)
    assert issubclass(error_class, PgassayError)


def test_retryable_are_those_that_may_succeed_later() -> None:
    retryable = {error_class for error_class in ERROR_CLASSES if error_class.retryable}
    assert retryable == {DatabaseUnavailableError, DatabaseBusyError, RetryableError}


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("08006", DatabaseUnavailableError),
        ("57P01", DatabaseUnavailableError),
        ("53300", DatabaseBusyError),
        ("55P03", DatabaseBusyError),
        ("40001", RetryableError),
        ("40P01", RetryableError),
        ("42501", PermissionDeniedError),
        ("22P05", InvalidInputError),
        ("22021", InvalidInputError),
        ("54000", InvalidInputError),
        ("23505", ConstraintError),
        ("42601", DatabaseError),
        ("XX000", DatabaseError),
    ],
)
def test_class_for_sqlstate(code: str, expected: type[PgassayError]) -> None:
    assert class_for_sqlstate(code) is expected


def test_errors_survive_pickling() -> None:
    error = JournalBlockedError(
        "blocked",
        sqlstate="ME001",
        detail={"reason": "jwt", "detector": "jwt"},
        hint="Remove it.",
    )
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is JournalBlockedError
    assert str(copy) == str(error) == "blocked Remove it."
    assert (copy.reason, copy.detector, copy.sqlstate) == ("jwt", "jwt", "ME001")


def test_what_is_not_the_drivers_is_left_alone() -> None:
    assert translate(KeyError("x")) is None
    own = NotInstalledError()
    assert translate(own) is own
    assert isinstance(translate(sqlalchemy.exc.TimeoutError()), DatabaseBusyError)
    assert isinstance(translate(psycopg.DataError("no")), InvalidInputError)


# --- as the server says it -----------------------------------------------------------------------


def test_fields_of_an_error_of_ours_arrive(plain: Database) -> None:
    body = """
        do $$ begin
            raise exception 'the journal refused this entry' using
                errcode = 'ME001', hint = 'Take it out.',
                detail = '{"reason": "payment_card", "detector": "luhn"}';
        end $$
    """
    with pytest.raises(JournalBlockedError) as caught:
        run(plain, body)
    error = caught.value
    assert (error.sqlstate, error.reason, error.detector) == ("ME001", "payment_card", "luhn")
    assert str(error) == "The journal refused this entry. Take it out."


def test_constraints_are_named(plain: Database) -> None:
    run(plain, "create schema s create table thing (a int constraint a_positive check (a > 0))")
    with pytest.raises(ConstraintError) as caught:
        run(plain, "insert into s.thing values (-1)")
    assert caught.value.constraint == "a_positive"
    assert "a_positive" in str(caught.value)
    run(plain, "alter table s.thing rename constraint a_positive to decision_verdict_reason_fkey")
    with pytest.raises(VocabularyError):
        run(plain, "insert into s.thing values (-1)")


def test_a_domain_is_about_the_value(plain: Database) -> None:
    run(plain, "create schema s")
    run(plain, "create domain s.small as int check (value < 10)")
    with pytest.raises(InvalidInputError, match="type small"):
        run(plain, "select %(a)s::s.small", a=11)


@pytest.mark.parametrize(
    "sql",
    [
        "select assay.turn_summary('a', 'b')",
        "select * from assay.decisions",
        "select 'x'::assay.decision_state",
    ],
)
def test_a_missing_schema_says_what_to_do(plain: Database, sql: str) -> None:
    with pytest.raises(NotInstalledError, match="pgassay upgrade"):
        run(plain, sql)


def test_a_missing_thing_of_somebody_else_is_not_ours_to_install(plain: Database) -> None:
    with pytest.raises(DatabaseError) as caught:
        run(plain, "select * from elsewhere.thing")
    assert type(caught.value) is DatabaseError
    assert "elsewhere.thing" in str(caught.value)


def test_a_missing_right(plain: Database, server: PostgresServer) -> None:
    run(plain, "create schema s create table thing (a int)")
    database = plain.engine.url.database
    assert database is not None
    with (
        Database(server.url(database, READER)) as reader,
        pytest.raises(PermissionDeniedError, match="pgassay grants"),
    ):
        run(reader, "select * from s.thing")


def test_a_key_too_long_for_its_index(plain: Database) -> None:
    run(plain, "create schema s create table thing (a text primary key)")
    with pytest.raises(InvalidInputError):
        run(plain, "insert into s.thing values (%(a)s)", a=secrets.token_hex(40_000))


@pytest.mark.parametrize(
    "statement",
    [
        "insert into s.thing values (1, %(a)s, 1)",
        "insert into s.thing values (null, %(a)s, 2)",
        "insert into s.thing values (1, %(a)s, -1)",
        "select %(a)s::int",
        "select %(a)s::uuid",
        "select %(a)s::json",
        "select 1 / length(%(a)s) / 0",
        "select %(a)s::timestamptz",
    ],
)
def test_no_error_repeats_what_was_sent(plain: Database, statement: str) -> None:
    run(
        plain,
        "create schema s create table thing (a int not null, b text unique, c int check (c > 0))",
    )
    secret = f"secret-{secrets.token_hex(8)}"
    run(plain, "insert into s.thing values (1, %(a)s, 1)", a=secret)
    with pytest.raises(PgassayError) as caught:
        run(plain, statement, a=secret)
    error = caught.value
    # Neither in the message nor in what an error reporter would walk to.
    assert secret not in f"{error} {error.args} {error.detail} {error.__dict__}"
    assert error.__cause__ is None
    assert error.__context__ is None
    referred = [item for item in gc.get_referents(error) if isinstance(item, str)]
    assert not any(secret in item for item in referred)
