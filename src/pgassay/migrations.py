"""Installing and upgrading the schema ``assay``.

Three ways lead to the same schema, because all of them run the same release scripts:

* `upgrade` (and ``pgassay upgrade``, and ``alembic upgrade head`` in a checkout) keeps the version
  in ``assay.alembic_version``, apart from any Alembic history of the host application;
* a host that wants its own history to install pgassay calls `apply` in one of its revisions;
* any other migration tool runs the script that `render_sql` returns.

What it takes is a role that may create a schema in the database (``grant create on database``), or
an existing schema ``assay`` in which it may create.
"""

from __future__ import annotations

import contextlib
import io
import logging
import os
import re
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import alembic.command
import alembic.context
import alembic.op
import alembic.util
import psycopg
import sqlalchemy.exc
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import RevisionError
from sqlalchemy import URL, Connection, Engine

from pgassay.database import AsyncDatabase, Database, default_database
from pgassay.errors import (
    ConfigurationError,
    DatabaseBusyError,
    NotInstalledError,
    PgassayError,
    SchemaVersionError,
    translate,
)

if TYPE_CHECKING:
    from alembic.operations import Operations

__all__ = [
    "SCHEMA",
    "apply",
    "current",
    "grants_sql",
    "head",
    "include_name",
    "include_object",
    "pending",
    "render_sql",
    "schema_version",
    "upgrade",
]

SCHEMA: Final = "assay"
"""The schema's name. It is fixed: dashboards, grants and hand-written queries rely on it."""

OLDEST_SERVER: Final = 15
"""The major version of PostgreSQL that the schema needs at least."""

VERSION_TABLE: Final = "alembic_version"

CREATE_SCHEMA: Final = """\
do $$
begin
    if pg_catalog.to_regnamespace('assay') is null then
        create schema assay;
    end if;
end
$$"""
"""``create schema if not exists`` would ask for CREATE on the database even where it exists."""

COMMENT_VERSION_TABLE: Final = (
    "comment on table assay.alembic_version is"
    " 'Which release of pgassay this schema is, as its migrations record it.'; "
    "comment on column assay.alembic_version.version_num is"
    " 'pgassay_ and the version, with underscores for dots.'"
)

# Held until the end of the transaction; a session-level lock would stay behind in a pooler.
_LOCK_SQL: Final = "select pg_try_advisory_xact_lock(hashtextextended('assay:migrations', 0))"
_LOCK_TIMEOUT_SECONDS: Final = 60.0
_LOCK_POLL_SECONDS: Final = 0.1

_log = logging.getLogger("pgassay")

# Alembic keeps the running migration in module globals.
_alembic_lock = threading.RLock()


def _renew_lock_after_fork() -> None:
    global _alembic_lock
    _alembic_lock = threading.RLock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_renew_lock_after_fork)


# --- where the scripts are -----------------------------------------------------------------------


def _resource(installed: str, checkout: str) -> Path:
    """Find a directory that lies in the package when installed, beside src/ in a checkout."""
    package = Path(__file__).resolve().parent
    inside = package / installed
    if inside.is_dir():
        return inside
    beside = package.parents[1] / checkout
    if beside.is_dir():
        return beside
    raise ConfigurationError(
        f"This installation of pgassay is incomplete: {installed} is missing. Install it again."
    )


def sql_directory() -> Path:
    """Return the directory of the SQL files, with ``releases/`` in it."""
    return _resource("_sql", "sql")


def alembic_directory() -> Path:
    """Return the Alembic environment: ``env.py`` and ``versions/``."""
    return _resource("_alembic", "alembic")


def release_script(to: str, from_: str | None = None) -> str:
    """Read a release script: the whole schema, or the step from one version to another.

    Args:
        to: the version to arrive at, such as ``0.1.0``.
        from_: the version to start from; None for a database without the schema.

    Raises:
        SchemaVersionError: there is no such script in this package.
    """
    for version in (to, from_):
        if version is not None and not re.fullmatch(r"\d+\.\d+\.\d+", version):
            raise SchemaVersionError("A version is three numbers with dots, such as 0.1.0.")
    name = f"pgassay--{to}.sql" if from_ is None else f"pgassay--{from_}--{to}.sql"
    path = sql_directory() / "releases" / name
    if not path.exists():
        raise SchemaVersionError(f"This package has no script {name}.")
    return path.read_text(encoding="utf-8")


def _config(**attributes: Any) -> Config:
    config = Config()
    # The path goes through a ConfigParser, to which a percent sign is special.
    config.set_main_option("script_location", str(alembic_directory()).replace("%", "%%"))
    config.attributes.update(attributes)
    return config


# --- upgrading -----------------------------------------------------------------------------------

Target = Database | AsyncDatabase | Engine | Connection | URL | str


def upgrade(database: Target | None = None, revision: str = "head") -> None:
    """Install the schema, or bring it to the version of this package.

    Args:
        database: a `Database`, engine or URL: the upgrade is one transaction and is committed. Or
            a connection of the caller's: the upgrade joins its transaction and commits nothing
            (``await connection.run_sync(pgassay.upgrade)`` on an `AsyncConnection`). None for the
            default database.
        revision: where to stop; ``head`` for the newest.

    Several processes may upgrade at once: one does it, the others wait for it and find it done.

    Raises:
        PermissionDeniedError: the role may not create the schema, or not change it.
        SchemaVersionError: the schema is newer than this package.
        ConfigurationError: the server is too old, or the database is not encoded in UTF8.
        DatabaseBusyError: another upgrade held its lock for longer than a minute.
    """
    with connect(database) as connection, _errors():
        prepare(connection)
        _check_known(_recorded(connection) or _revision_of(_schema_version(connection)))
        config = _config(connection=connection)
        with _alembic():
            _adopt_plain_install(connection, config)
            alembic.command.upgrade(config, revision)


def pending(database: Target | None = None) -> list[str]:
    """List the revisions that `upgrade` would run, oldest first.

    Raises:
        SchemaVersionError: the schema is newer than this package.
    """
    with connect(database) as connection, _errors():
        script = ScriptDirectory.from_config(_config())
        held = _recorded(connection) or _revision_of(_schema_version(connection))
        _check_known(held)
        base = held or "base"
        steps = list(script.iterate_revisions("head", base))
        return [step.revision for step in reversed(steps) if step.revision != base]


def current(database: Target | None = None) -> str | None:
    """Return the revision that the database records, or None where pgassay is not installed."""
    with connect(database) as connection, _errors():
        return _recorded(connection) or _revision_of(_schema_version(connection))


def head() -> str:
    """Return the newest revision of this package."""
    revision = ScriptDirectory.from_config(_config()).get_current_head()
    assert revision is not None
    return revision


def schema_version(database: Target | None = None) -> str:
    """Ask the schema itself which version it is, such as ``0.1.0``.

    Raises:
        NotInstalledError: there is no schema assay, or not a whole one.
    """
    with connect(database) as connection, _errors():
        version = _schema_version(connection)
    if version is None:
        raise NotInstalledError
    return version


def render_sql(from_: str | None = None, to: str = "head") -> str:
    """Return the upgrade as one SQL script, version bookkeeping included.

    Args:
        from_: the revision that the database has; None for one without the schema.
        to: the revision to arrive at.

    Raises:
        SchemaVersionError: this package does not know one of the revisions.
    """
    _check_known(from_)
    _check_known(None if to == "head" else to)
    script = io.StringIO()
    config = _config()
    config.output_buffer = script
    with _errors(), _alembic():
        alembic.command.upgrade(config, f"{from_}:{to}" if from_ else to, sql=True)
    return script.getvalue()


def apply(op: Operations | Any, *, to: str, from_: str | None = None) -> None:
    """Run one release script inside a revision of a host application.

    ::

        from alembic import op
        from pgassay import migrations

        def upgrade():
            migrations.apply(op, to="0.1.0")

    A later revision of the host says ``apply(op, from_="0.1.0", to="0.2.0")``. Both versions are
    written down, so that the revision does the same whatever package is installed later. Works
    with ``--sql`` too.

    Args:
        op: the module ``alembic.op``, or an `Operations` object.
        to: the version to arrive at.
        from_: the version to start from; None for a database without the schema.

    Raises:
        SchemaVersionError: there is no such script in this package.
    """
    script = release_script(to, from_)
    context = op.get_context()
    if context.as_sql:
        context.impl.static_output(script)
        return
    connection = context.connection
    assert connection is not None
    # A database may have other defaults for strings, and a script is read as a whole before any of
    # its statements is carried out.
    connection.exec_driver_sql("set local standard_conforming_strings = on")
    # Not text(): it would take :name for a parameter. Without the option the driver would take %
    # for one, and refuse more than one statement.
    connection.exec_driver_sql(script, execution_options={"no_parameters": True})


def include_name(name: str | None, type_: str, parent_names: Mapping[str, str | None]) -> bool:
    """Keep a host's autogenerate away from the schema ``assay``.

    For hosts whose ``env.py`` has ``include_schemas=True``: without this, Alembic proposes to drop
    every table that is not the host's. ::

        context.configure(..., include_schemas=True, include_name=migrations.include_name)
    """
    if type_ == "schema":
        return name != SCHEMA
    return parent_names.get("schema_name") != SCHEMA


def include_object(
    obj: Any, name: str | None, type_: str, reflected: bool, compare_to: Any
) -> bool:
    """As `include_name`, for hosts that filter objects instead of names."""
    table = obj if type_ == "table" else getattr(obj, "table", None)
    return getattr(table, "schema", None) != SCHEMA


@contextlib.contextmanager
def connect(database: Target | None) -> Iterator[Connection]:
    """Yield a connection in a transaction: the caller's, or one that is committed here."""
    if isinstance(database, Connection):
        driver = database.connection.driver_connection
        if getattr(driver, "autocommit", False):
            raise ConfigurationError(
                "Upgrading needs a transaction, and this connection is in autocommit mode. Pass"
                " an engine, or a connection with another isolation level."
            )
        yield database
        return
    temporary: Database | None = None
    if database is None:
        database = default_database()
    elif isinstance(database, (str, URL)):
        # Behind a pooler, a prepared statement would stay on the server when we are gone.
        database = temporary = Database(database, prepare_threshold=None)
    elif isinstance(database, AsyncDatabase):
        database = temporary = database.to_sync()
    engine, where = (
        (database.engine, database.where) if isinstance(database, Database) else (database, None)
    )
    try:
        with (
            _errors(where),
            engine.execution_options(isolation_level="READ COMMITTED").begin() as connection,
        ):
            yield connection
    finally:
        if temporary is not None:
            temporary.close()


@contextlib.contextmanager
def _errors(where: str | None = None) -> Iterator[None]:
    """Raise errors of ours for those of the driver and of Alembic.

    Unlike the calls of `Database`, migrations carry no user data: their errors keep their cause.
    """
    try:
        yield
    except (sqlalchemy.exc.SQLAlchemyError, psycopg.Error) as exc:
        error = translate(exc, where=where)
        if error is None:
            raise
        raise error from exc
    except (alembic.util.CommandError, RevisionError) as exc:
        raise PgassayError(f"Alembic refused: {exc}") from exc


def prepare(connection: Connection) -> None:
    """Take the upgrade lock and make sure of the schema, into which the version table goes.

    The lock is waited for in steps, so that the wait has an end and a word in the log; it is
    released with the transaction.

    Raises:
        ConfigurationError: the server is too old, or the database cannot hold every text.
        DatabaseBusyError: another upgrade held its lock for longer than a minute.
    """
    _check_server(connection)
    deadline = time.monotonic() + _LOCK_TIMEOUT_SECONDS
    announced = False
    while not connection.exec_driver_sql(_LOCK_SQL).scalar_one():
        if time.monotonic() > deadline:
            raise DatabaseBusyError(
                "Another upgrade of the schema assay is still running; wait for it to end, then"
                " try again."
            )
        if not announced:
            _log.info("waiting for another upgrade of the schema assay to end")
            announced = True
        time.sleep(_LOCK_POLL_SECONDS)
    connection.exec_driver_sql(CREATE_SCHEMA)


def _check_server(connection: Connection) -> None:
    """Refuse what would end in an error in the middle of the script, by what the driver knows."""
    info = getattr(connection.connection.driver_connection, "info", None)
    if info is None:
        return
    if 0 < info.server_version < OLDEST_SERVER * 10_000:
        raise ConfigurationError(
            f"The schema assay needs PostgreSQL {OLDEST_SERVER} or newer, and this server is"
            f" {info.parameter_status('server_version') or 'older'}."
        )
    encoding = info.parameter_status("server_encoding") or "UTF8"
    if encoding != "UTF8":
        raise ConfigurationError(
            f"This database is encoded in {encoding}, which cannot hold every text: create one"
            " with encoding UTF8."
        )


def _recorded(connection: Connection) -> str | None:
    """Read the version table, if there is one."""
    context = MigrationContext.configure(
        connection, opts={"version_table": VERSION_TABLE, "version_table_schema": SCHEMA}
    )
    return context.get_current_revision()


def _schema_version(connection: Connection) -> str | None:
    found = connection.exec_driver_sql(
        "select to_regprocedure('assay.schema_version()') is not null"
    ).scalar_one()
    if not found:
        return None
    version = connection.exec_driver_sql("select assay.schema_version()").scalar_one()
    assert isinstance(version, str)
    return version


def _revision_of(version: str | None) -> str | None:
    return None if version is None else "pgassay_" + version.replace(".", "_")


def _check_known(revision: str | None) -> None:
    known = {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise SchemaVersionError(
            "The schema assay is at a revision that this package does not know, so it is newer:"
            " install a newer pgassay."
        )


def _adopt_plain_install(connection: Connection, config: Config) -> None:
    """Record the version of a schema that came by psql or another tool, so that it upgrades."""
    if _recorded(connection) is not None:
        return
    revision = _revision_of(_schema_version(connection))
    if revision is not None:
        _log.info("the schema assay was installed by other means; recording it as %s", revision)
        alembic.command.stamp(config, revision)
        connection.exec_driver_sql(COMMENT_VERSION_TABLE, execution_options={"no_parameters": True})


@contextlib.contextmanager
def _alembic() -> Iterator[None]:
    """Hold Alembic's module globals, and give them back to a migration that is running outside.

    A host may call `upgrade` from its own revision; Alembic's proxies do not nest by themselves.
    """
    with _alembic_lock:
        outer: list[Any] = [
            getattr(module, "_proxy", None) for module in (alembic.context, alembic.op)
        ]
        try:
            yield
        finally:
            for proxy in outer:
                if proxy is not None:
                    proxy._install_proxy()


# --- rights --------------------------------------------------------------------------------------


READERS_FUNCTIONS: Final = (
    "annotations_for",
    "beliefs",
    "entry_chain",
    "firewall_policy",
    "is_undone",
    "recall",
)
"""Functions that read with the owner's rights, within the agent scope, and are for readers, too.

Recall shows no more of a memory than the views do. What a question is masked with before it is sent
(`firewall_policy`) is for whoever asks one.
"""
OWNERS_FUNCTIONS: Final = (
    "add_detector",
    "allow_text",
    "disable_detector",
    "enable_detector",
    "revoke_allowed_text",
)
"""Functions that the owner of the schema alone may call: they change what the firewall blocks."""


def grants_sql(owner: str, writer: str, reader: str) -> str:
    """Return a script that gives two existing roles the rights that pgassay's design gives them.

    The writer may call every public function but those that change the firewall, and read every
    view; the reader may read the views, recall, and call what else only reads; what it recalls is
    not noted (``inject`` is for writers). Neither gets any right on a table.
    The script may be run again, and should be after an upgrade.

    Args:
        owner: the role that owns the schema (that ran `upgrade`); the script acts as it.
        writer: the role of the applications.
        reader: the role of dashboards and analysts.

    Raises:
        ConfigurationError: one of the names cannot be a role's.
    """
    for role in (owner, writer, reader):
        if not role or "\x00" in role or len(role.encode()) > 63:
            raise ConfigurationError("A role's name has 1 to 63 bytes.")
    owners = ", ".join(map(_literal, OWNERS_FUNCTIONS))
    readers = ", ".join(map(_literal, READERS_FUNCTIONS))
    return f"""\
-- Rights on the schema assay. Run it as {_comment(owner)} or as a superuser,
-- and again after an upgrade.
begin;
set local role {_identifier(owner)};

grant usage on schema assay to {_identifier(writer)}, {_identifier(reader)};

do $grants$
declare
    v_object record;
begin
    for v_object in
        select c.oid::regclass as name
        from pg_catalog.pg_class as c
        where c.relnamespace = 'assay'::regnamespace and c.relkind = 'v' and c.relname !~ '^_'
        order by c.relname
    loop
        execute format(
            'grant select on %s to %I, %I', v_object.name, {_literal(writer)}, {_literal(reader)}
        );
    end loop;
    for v_object in
        select
            p.oid::regprocedure as name,
            -- What the firewall lets through is the owner's to say, and nobody's who writes.
            p.proname <> all (array[{owners}]) as for_writers,
            -- What neither changes anything nor borrows the owner's rights is safe for readers;
            -- what borrows them only to look up shows no more than the views do.
            p.provolatile <> 'v' and (not p.prosecdef or p.proname = any (array[{readers}]))
                as reads_only
        from pg_catalog.pg_proc as p
        where
            p.pronamespace = 'assay'::regnamespace
            and p.prokind = 'f'
            and p.prorettype <> 'trigger'::regtype
            and p.proname !~ '^_'
        order by p.proname
    loop
        if v_object.for_writers then
            execute format('grant execute on function %s to %I', v_object.name, {_literal(writer)});
        end if;
        if v_object.reads_only then
            execute format('grant execute on function %s to %I', v_object.name, {_literal(reader)});
        end if;
    end loop;
end
$grants$;

commit;
"""


def _identifier(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _literal(text: str) -> str:
    # An escape string, which reads the same whatever standard_conforming_strings says.
    return "E'" + text.replace("\\", "\\\\").replace("'", "''") + "'"


def _comment(text: str) -> str:
    return " ".join(text.split())
