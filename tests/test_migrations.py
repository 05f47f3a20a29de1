"""Installing, upgrading, and living beside a host application's own migrations."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import socket
import subprocess
import sys
import threading
import tomllib
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import alembic.command
import pytest
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, create_engine
from sqlalchemy.pool import NullPool

from pgassay import migrations
from pgassay.database import AsyncDatabase, Call, Database
from pgassay.errors import (
    ConfigurationError,
    DatabaseBusyError,
    DatabaseError,
    DatabaseUnavailableError,
    NotInstalledError,
    PermissionDeniedError,
    SchemaVersionError,
)
from servers import OWNER, READER, WRITER, PostgresServer

ROOT = Path(__file__).resolve().parents[1]

with (ROOT / "pyproject.toml").open("rb") as _file:
    VERSION: str = tomllib.load(_file)["project"]["version"]
HEAD = "pgassay_" + VERSION.replace(".", "_")


@pytest.fixture
def empty_url(server: PostgresServer, empty_database_name: str) -> str:
    return server.url(empty_database_name, OWNER)


@pytest.fixture
def engine(empty_url: str) -> Iterator[Engine]:
    """A host application's engine: transactional."""
    made = create_engine(
        empty_url.replace("postgresql:", "postgresql+psycopg:"), poolclass=NullPool
    )
    yield made
    made.dispose()


def objects(server: PostgresServer, name: str) -> list[str]:
    """Describe what is in the schema, definitions included, but for the version table."""
    query = """
        select format('%s %s %s', c.relkind, c.relname, obj_description(c.oid, 'pg_class'))
        from pg_class as c
        where c.relnamespace = to_regnamespace('assay') and c.relname !~ '^alembic_version'
        union all
        select format('%s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod))
        from pg_class as c join pg_attribute as a on a.attrelid = c.oid
        where
            c.relnamespace = to_regnamespace('assay') and c.relname !~ '^alembic_version'
            and a.attnum > 0
        union all
        select format('%s %s', pg_get_functiondef(p.oid), p.proacl)
        from pg_proc as p where p.pronamespace = to_regnamespace('assay')
        union all
        select format('%s %s', n.conname, pg_get_constraintdef(n.oid))
        from pg_constraint as n
        where n.connamespace = to_regnamespace('assay') and n.conname !~ '^alembic_version'
        order by 1
    """
    with server.connect(name) as admin:
        return [row[0] for row in admin.execute(query)]


def alembic_command(url: str | None, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if "PGASSAY" not in name}
    if url is not None:
        environment["PGASSAY_DATABASE_URL"] = url
    return subprocess.run(
        [sys.executable, "-m", "alembic", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def psql(server: PostgresServer, url: str, script: str) -> None:
    done = subprocess.run(
        [
            server.programs / "psql",
            *("-X", "-q", "--single-transaction", "-v", "ON_ERROR_STOP=1", "-d", url),
        ],
        input=script,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


# --- the scripts ---------------------------------------------------------------------------------


def test_one_head_with_a_name_that_fits() -> None:
    script = ScriptDirectory(str(migrations.alembic_directory()))
    assert script.get_heads() == [HEAD]
    for revision in script.walk_revisions():
        assert len(revision.revision) <= 32
        text = Path(revision.path).read_text(encoding="utf-8")
        assert text.count("migrations.apply(") == 1
        assert "commit" not in text.lower()
    assert migrations.head() == HEAD


def test_scripts_that_do_not_exist() -> None:
    with pytest.raises(SchemaVersionError, match="no script"):
        migrations.release_script("99.0.0")
    with pytest.raises(SchemaVersionError, match="no script"):
        migrations.release_script(VERSION, from_="0.0.1")
    with pytest.raises(SchemaVersionError, match="three numbers"):
        migrations.release_script("../../etc/passwd")


# --- upgrade -------------------------------------------------------------------------------------


def test_install_by_url_and_again(empty_url: str, caplog: pytest.LogCaptureFixture) -> None:
    assert migrations.current(empty_url) is None
    assert migrations.pending(empty_url) == [HEAD]
    with pytest.raises(NotInstalledError, match="pgassay upgrade"):
        migrations.schema_version(empty_url)
    migrations.upgrade(empty_url)
    assert migrations.current(empty_url) == HEAD
    assert migrations.pending(empty_url) == []
    assert migrations.schema_version(empty_url) == VERSION
    migrations.upgrade(empty_url)
    assert migrations.pending(empty_url) == []


def test_looking_changes_nothing(server: PostgresServer, empty_url: str) -> None:
    migrations.pending(empty_url)
    migrations.current(empty_url)
    done = alembic_command(empty_url, "current")
    assert done.returncode == 0, done.stderr
    with Database(empty_url) as database:
        call = Call("select to_regnamespace('assay') is null", {}, lambda rows: rows[0][0])
        assert database.run(call)


@pytest.mark.parametrize("kind", ["database", "engine", "async database"])
def test_install_through_what_an_application_holds(
    empty_url: str, engine: Engine, kind: str
) -> None:
    if kind == "database":
        with Database(empty_url) as database:
            migrations.upgrade(database)
            assert migrations.pending(database) == []
    elif kind == "engine":
        migrations.upgrade(engine)
    else:
        migrations.upgrade(AsyncDatabase(empty_url))
    assert migrations.current(empty_url) == HEAD


def test_the_default_database(empty_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PGASSAY_DATABASE_URL", empty_url)
    migrations.upgrade()
    assert migrations.current() == HEAD


def test_a_callers_transaction_decides(empty_url: str, engine: Engine) -> None:
    with engine.connect() as connection:
        migrations.upgrade(connection)
        assert migrations.current(connection) == HEAD
        assert connection.in_transaction()
        assert migrations.current(empty_url) is None
        connection.rollback()
    assert migrations.current(empty_url) is None
    with engine.begin() as connection:
        connection.exec_driver_sql("create schema host create table thing (a int)")
        migrations.upgrade(connection)
    assert migrations.current(empty_url) == HEAD


def test_an_autocommit_connection_is_refused(empty_url: str) -> None:
    with (
        Database(empty_url) as database,
        database.engine.connect() as plain,
        plain.execution_options(isolation_level="AUTOCOMMIT") as connection,
        pytest.raises(ConfigurationError, match="autocommit"),
    ):
        migrations.upgrade(connection)


def test_inside_an_async_connection(empty_url: str) -> None:
    async def main() -> None:
        async with AsyncDatabase(empty_url) as database:
            engine = (await database.get_engine()).execution_options(
                isolation_level="READ COMMITTED"
            )
            async with engine.begin() as connection:
                await connection.run_sync(migrations.upgrade)

    asyncio.run(main())
    assert migrations.current(empty_url) == HEAD


def test_many_at_once(empty_url: str) -> None:
    failed: list[BaseException] = []

    def install() -> None:
        try:
            migrations.upgrade(empty_url)
        except BaseException as exc:
            failed.append(exc)

    threads = [threading.Thread(target=install) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []
    assert migrations.current(empty_url) == HEAD


def test_many_processes_at_once(empty_url: str) -> None:
    script = (
        "import sys; from pgassay import migrations; migrations.upgrade(sys.argv[1]);"
        " print(migrations.current(sys.argv[1]))"
    )
    running = [
        subprocess.Popen(
            [sys.executable, "-c", script, empty_url],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(4)
    ]
    for process in running:
        out, err = process.communicate(timeout=60)
        assert (process.returncode, out.strip(), err) == (0, HEAD, "")


def test_waiting_for_another_upgrade_has_an_end(
    empty_url: str,
    engine: Engine,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(migrations, "_LOCK_TIMEOUT_SECONDS", 0.3)
    with engine.begin() as connection, caplog.at_level(logging.INFO, "pgassay"):
        migrations.upgrade(connection)
        with pytest.raises(DatabaseBusyError, match="Another upgrade"):
            migrations.upgrade(empty_url)
    assert caplog.text.count("waiting for another upgrade") == 1
    # Nothing stays locked behind a failure.
    migrations.upgrade(empty_url)


def test_a_failing_upgrade_leaves_nothing_and_locks_nothing(
    empty_url: str, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = migrations.release_script(VERSION) + "\nselect 1 / 0;\n"
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "release_script", lambda *_args: broken)
        with pytest.raises(migrations.PgassayError, match="division by zero"):
            migrations.upgrade(empty_url)
    with Database(empty_url) as database:
        call = Call("select to_regnamespace('assay') is null", {}, lambda rows: rows[0][0])
        assert database.run(call)
    migrations.upgrade(empty_url)


# --- rights --------------------------------------------------------------------------------------


def test_a_role_that_may_not_create(server: PostgresServer, empty_database_name: str) -> None:
    with pytest.raises(PermissionDeniedError):
        migrations.upgrade(server.url(empty_database_name, WRITER))


def test_an_existing_schema_is_enough(server: PostgresServer, empty_database_name: str) -> None:
    with server.connect(empty_database_name) as admin:
        admin.execute("create schema assay")
        admin.execute(f"grant all on schema assay to {WRITER}")
    # This role has no right on the database itself.
    url = server.url(empty_database_name, WRITER)
    migrations.upgrade(url)
    assert migrations.current(url) == HEAD


@pytest.mark.parametrize(
    "foreign",
    [
        "create table assay.decision (a int)",
        "create function assay.turn() returns int language sql return 1",
    ],
    ids=["table", "function"],
)
def test_a_schema_with_something_in_it_is_not_taken_over(
    server: PostgresServer, empty_database_name: str, foreign: str
) -> None:
    with server.connect(empty_database_name) as admin:
        admin.execute("create schema assay")
        admin.execute(f"grant all on schema assay to {OWNER}")
        admin.execute(foreign)
    with pytest.raises(DatabaseError, match="not empty"):
        migrations.upgrade(server.url(empty_database_name, OWNER))


def test_the_callers_search_path_is_as_before(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.exec_driver_sql("set local search_path = elsewhere, public")
        migrations.upgrade(connection)
        path = connection.exec_driver_sql("show search_path").scalar_one()
        assert path == "elsewhere, public"


def test_no_server() -> None:
    with pytest.raises(DatabaseUnavailableError):
        migrations.upgrade("postgresql://u@127.0.0.1:1/d")


def test_no_role_setting_or_extension_is_created(
    server: PostgresServer, empty_database_name: str
) -> None:
    query = """
        select (select count(*) from pg_roles), (select count(*) from pg_db_role_setting),
            (select count(*) from pg_extension), (select count(*) from pg_namespace)
    """
    with server.connect(empty_database_name) as admin:
        before = admin.execute(query).fetchone()
        migrations.upgrade(server.url(empty_database_name, OWNER))
        after = admin.execute(query).fetchone()
    assert before is not None
    assert after is not None
    assert after[:3] == before[:3]
    assert after[3] == before[3] + 1


def test_grants_can_be_run_again_and_quote_names(
    server: PostgresServer, database_name: str
) -> None:
    odd = """o'dd "r\\ole"""
    quoted = migrations._identifier(odd)
    with server.connect(database_name) as admin:
        admin.execute(f"create role {quoted}")
        try:
            for _ in range(2):
                admin.execute(migrations.grants_sql(OWNER, odd, READER))
            row = admin.execute(
                "select has_function_privilege(%s, 'assay.schema_version()', 'execute')", [odd]
            ).fetchone()
            assert row == (True,)
        finally:
            admin.execute(f"drop owned by {quoted}")
            admin.execute(f"drop role {quoted}")
    for name in ("", "a\x00b", "x" * 64):
        with pytest.raises(ConfigurationError):
            migrations.grants_sql(OWNER, name, READER)


def test_rights_after_the_grants(server: PostgresServer, database_name: str) -> None:
    query = """
        select c.relkind::text, c.relname::text, p.role, p.privilege
        from pg_class as c
        cross join (values ('select'), ('insert'), ('update'), ('delete'), ('truncate'))
            as r (privilege)
        cross join lateral (
            select role, r.privilege from unnest(%s::text[]) as role
            where has_table_privilege(role, c.oid, r.privilege)
        ) as p
        where c.relnamespace = 'assay'::regnamespace and c.relkind in ('r', 'v', 'p', 'm')
    """
    with server.connect(database_name) as admin:
        granted = admin.execute(query, [[WRITER, READER]]).fetchall()
        views = admin.execute(
            "select relname::text from pg_class where relkind = 'v'"
            " and relnamespace = 'assay'::regnamespace and relname !~ '^_'"
        ).fetchall()
        callable_by = {
            role: {
                row[0]
                for row in admin.execute(
                    "select p.proname::text from pg_proc as p"
                    " where p.pronamespace = 'assay'::regnamespace"
                    " and has_function_privilege(%s, p.oid, 'execute')",
                    [role],
                )
            }
            for role in (WRITER, READER)
        }
    assert views
    assert set(granted) == {
        ("v", view, role, "select") for (view,) in views for role in (WRITER, READER)
    }
    assert callable_by[READER] < callable_by[WRITER]
    assert not any(name.startswith("_") for name in callable_by[WRITER])
    assert "schema_version" in callable_by[READER]


# --- versions ------------------------------------------------------------------------------------


def test_a_schema_newer_than_the_package(server: PostgresServer, database_name: str) -> None:
    url = server.url(database_name, OWNER)
    with server.connect(database_name) as admin:
        admin.execute("update assay.alembic_version set version_num = 'pgassay_9_9_9'")
    for ask in (migrations.upgrade, migrations.pending):
        with pytest.raises(SchemaVersionError, match="newer"):
            ask(url)
    assert migrations.current(url) == "pgassay_9_9_9"


def test_a_newer_schema_that_came_by_psql(server: PostgresServer, database_name: str) -> None:
    url = server.url(database_name, OWNER)
    with server.connect(database_name, OWNER) as owner:
        owner.execute("drop table assay.alembic_version")
        owner.execute(
            "create or replace function assay.schema_version() returns text"
            " language sql immutable parallel safe return '9.9.9'"
        )
    for ask in (migrations.upgrade, migrations.pending):
        with pytest.raises(SchemaVersionError, match="newer"):
            ask(url)


def test_a_database_with_other_defaults_for_strings_and_dates(
    server: PostgresServer, empty_database_name: str, database_name: str
) -> None:
    with server.connect() as admin:
        for setting in (
            "standard_conforming_strings = off",
            "datestyle = 'German, DMY'",
            "timezone = 'Asia/Kathmandu'",
            "search_path = pg_temp",
        ):
            admin.execute(f"alter database {empty_database_name} set {setting}")  # type: ignore[arg-type]
    migrations.upgrade(server.url(empty_database_name, OWNER))
    patterns = "select reason, detector, pattern from assay.never_record_detector order by 1, 2"
    found = []
    for name in (empty_database_name, database_name):
        with server.connect(name, OWNER) as owner:
            found.append(owner.execute(patterns).fetchall())
    assert found[0] == found[1]


def test_a_schema_installed_by_psql_is_adopted(
    server: PostgresServer, empty_database_name: str, database_name: str
) -> None:
    url = server.url(empty_database_name, OWNER)
    psql(server, url, migrations.release_script(VERSION))
    assert migrations.schema_version(url) == VERSION
    assert migrations.pending(url) == []
    migrations.upgrade(url)
    with server.connect(empty_database_name) as admin:
        recorded = admin.execute("select version_num from assay.alembic_version").fetchall()
    assert recorded == [(HEAD,)]
    assert objects(server, empty_database_name) == ungranted(server, database_name)


def test_the_rendered_script_is_the_same_upgrade(
    server: PostgresServer, empty_database_name: str, database_name: str
) -> None:
    url = server.url(empty_database_name, OWNER)
    script = migrations.render_sql()
    done = alembic_command(None, "upgrade", "head", "--sql")
    assert done.returncode == 0, done.stderr
    assert done.stdout == script
    # It brings its own BEGIN and COMMIT.
    subprocess.run(
        [server.programs / "psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-d", url],
        input=script,
        text=True,
        check=True,
        timeout=60,
        capture_output=True,
    )
    assert migrations.current(url) == HEAD
    assert migrations.pending(url) == []
    assert objects(server, empty_database_name) == ungranted(server, database_name)
    assert "create table" not in migrations.render_sql(from_=HEAD)
    with pytest.raises(SchemaVersionError):
        migrations.render_sql(from_="pgassay_9_9_9")


def ungranted(server: PostgresServer, name: str) -> list[str]:
    """As `objects`, without the rights that the test databases give to their two roles."""
    with server.connect(name) as admin:
        admin.execute(f"drop owned by {WRITER}, {READER}")
    return objects(server, name)


# --- the alembic command in a checkout -----------------------------------------------------------


def test_alembic_upgrade_head(server: PostgresServer, empty_database_name: str) -> None:
    url = server.url(empty_database_name, OWNER)
    done = alembic_command(url, "upgrade", "head")
    assert done.returncode == 0, done.stderr
    assert f"-> {HEAD}" in done.stderr
    assert migrations.pending(url) == []
    done = alembic_command(url, "current")
    assert HEAD in done.stdout


@pytest.mark.parametrize(
    ("url", "said"),
    [
        (None, "PGASSAY_DATABASE_URL"),
        ("  ", "PGASSAY_DATABASE_URL"),
        ("mysql://user:{password}@host/db", "postgresql://"),
        ("postgresql://user:{password}@host:none/db", "postgresql://"),
        ("postgresql://user:pass@{password}@host/db", "%40"),
        ("postgresql://user:pass@{password}/word@host/db", "%40"),
        ("postgresql://user:{password}@127.0.0.1:{unused}/db", "127.0.0.1:{unused}/db"),
        ("postgresql://user:{password}@127.0.0.1:{port}/db", "role and password"),
        ("postgresql://postgres:{password}@127.0.0.1:{port}/none", "no such database"),
        ("postgresql://postgres:{password}@127.0.0.1:{port}/postgres?nosuch=1", "libpq"),
        ("postgresql://postgres:{password}@127.0.0.1:{port}/postgres?sslmode=none", "libpq"),
        ("postgresql://postgres:{password}@127.0.0.1:99999/postgres", "libpq"),
        ("postgresql://postgres:{password}@127.0.0.1:{port}/{latin}", "LATIN1"),
    ],
)
def test_alembic_says_in_one_line_what_is_wrong(
    server: PostgresServer, url: str | None, said: str
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        unused = probe.getsockname()[1]
    values = {"unused": unused, "port": server.port, "latin": "latin_for_alembic"}
    password = os.urandom(8).hex()
    with server.connect() as admin:
        if url is not None and "{latin}" in url:
            admin.execute(
                f"create database {values['latin']} template template0 encoding 'LATIN1' locale 'C'"
                + (" locale_provider libc" if server.major > 15 else "")
            )
    try:
        given = None if url is None else url.format(password=password, **values)
        done = alembic_command(given, "upgrade", "head")
    finally:
        server.drop(values["latin"])
    assert done.returncode != 0
    # Alembic itself says it twice: to its log, and on standard output.
    told = [line for line in done.stderr.splitlines() if not line.startswith("INFO ")]
    assert [line.partition(" ")[0] for line in told] == ["ERROR"]
    assert said.format(**values) in told[0]
    assert done.stdout.split() == told[0].replace("ERROR", "FAILED:", 1).split()
    assert password not in done.stdout + done.stderr


def test_a_log_is_not_downgraded(server: PostgresServer, empty_database_name: str) -> None:
    url = server.url(empty_database_name, OWNER)
    migrations.upgrade(url)
    done = alembic_command(url, "downgrade", "base")
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "backup" in done.stdout
    assert migrations.pending(url) == []


def test_a_server_that_is_too_old(
    empty_url: str, engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(migrations, "OLDEST_SERVER", 99)
    with pytest.raises(ConfigurationError, match="PostgreSQL 99 or newer"):
        migrations.upgrade(empty_url)
    with engine.begin() as host, pytest.raises(ConfigurationError, match="PostgreSQL 99 or newer"):
        migrations.upgrade(host)
    assert migrations.current(empty_url) is None


def test_the_schema_is_what_the_table_objects_say(database_url: str) -> None:
    done = alembic_command(database_url, "check")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No new upgrade operations detected" in done.stdout


# --- hosts that have Alembic themselves ----------------------------------------------------------

HOST_ENV = """
    from alembic import context
    from sqlalchemy import MetaData
    from pgassay import migrations

    connection = context.config.attributes.get("connection")
    if connection is None:
        context.configure(dialect_name="postgresql", literal_binds=True)
    else:
        context.configure(
            connection=connection, target_metadata=MetaData(), include_schemas=True,
            **context.config.attributes["filters"],
        )
    with context.begin_transaction():
        context.run_migrations()
"""

HOST_REVISION = """
    from alembic import op
    from pgassay import migrations

    revision = "host_1"
    down_revision = None

    def upgrade():
        op.execute("create schema host")
        {install}
        op.execute("create table host.after (a int)")

    def downgrade():
        pass
"""


@pytest.fixture
def host_engine(server: PostgresServer, empty_database_name: str, engine: Engine) -> Engine:
    """The engine of a host that keeps its own version table in its own schema."""
    with server.connect(empty_database_name) as admin:
        admin.execute(f"grant create on schema public to {OWNER}")
    return engine


class Host:
    """An application with an Alembic history of its own."""

    def __init__(self, directory: Path, install: str) -> None:
        (directory / "versions").mkdir()
        (directory / "env.py").write_text(dedent(HOST_ENV))
        revision = dedent(HOST_REVISION).format(install=install)
        (directory / "versions" / "host_1.py").write_text(revision)
        self.directory = directory

    def config(self, **attributes: object) -> Config:
        config = Config()
        config.set_main_option("script_location", str(self.directory))
        config.attributes.update({"filters": {}, **attributes})
        return config


@pytest.mark.parametrize(
    "install",
    [f'migrations.apply(op, to="{VERSION}")', "migrations.upgrade(op.get_bind())"],
    ids=["apply", "upgrade"],
)
def test_installing_from_a_revision_of_the_host(
    server: PostgresServer,
    empty_database_name: str,
    host_engine: Engine,
    tmp_path: Path,
    install: str,
) -> None:
    host = Host(tmp_path, install)
    url = server.url(empty_database_name, OWNER)
    with host_engine.begin() as connection:
        alembic.command.upgrade(host.config(connection=connection), "head")
    assert migrations.schema_version(url) == VERSION
    assert migrations.pending(url) == []
    with server.connect(empty_database_name) as admin:
        # The host's revision went on to its end, and its history is its own.
        assert admin.execute("select count(*) from host.after").fetchone() == (0,)
        assert admin.execute("select version_num from alembic_version").fetchall() == [("host_1",)]


def test_a_host_script_can_be_printed(tmp_path: Path) -> None:

    host = Host(tmp_path, f'migrations.apply(op, to="{VERSION}")')
    config = host.config()
    printed = config.output_buffer = io.StringIO()
    alembic.command.upgrade(config, "head", sql=True)
    assert migrations.release_script(VERSION) in printed.getvalue()


@pytest.mark.parametrize(
    ("filters", "ours_in_sight"),
    [
        ({}, True),
        ({"include_name": migrations.include_name}, False),
        ({"include_object": migrations.include_object}, False),
    ],
    ids=["none", "include_name", "include_object"],
)
def test_a_hosts_autogenerate_can_be_kept_away(
    server: PostgresServer,
    empty_database_name: str,
    host_engine: Engine,
    tmp_path: Path,
    filters: dict[str, object],
    ours_in_sight: bool,
) -> None:
    host = Host(tmp_path, f'migrations.apply(op, to="{VERSION}")')
    with host_engine.begin() as connection:
        alembic.command.upgrade(host.config(connection=connection), "head")
    with host_engine.connect() as connection:
        config = host.config(connection=connection, filters=filters)
        with pytest.raises(Exception, match="New upgrade operations") as caught:
            alembic.command.check(config)
    # The host's own table is not in its metadata either, so there is always one finding.
    assert "after" in str(caught.value)
    assert ("journal_entry" in str(caught.value)) is ours_in_sight
