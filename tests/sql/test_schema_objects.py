"""`pgassay.schema` says what the database says."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from sqlalchemy import create_engine, inspect
from sqlalchemy.pool import NullPool

from pgassay import schema
from servers import OWNER, PostgresServer
from sql.support import Connection, query

COLUMNS = """
    select a.attname::text, format_type(a.atttypid, a.atttypmod), l.collname::text, a.attnotnull,
        a.attidentity::text, a.attgenerated::text, pg_get_expr(d.adbin, d.adrelid),
        col_description(a.attrelid, a.attnum)
    from pg_attribute as a
    left join pg_attrdef as d on d.adrelid = a.attrelid and d.adnum = a.attnum
    left join pg_collation as l on l.oid = a.attcollation
    where a.attrelid = to_regclass('assay.' || %s) and a.attnum > 0
    order by a.attnum
"""

TABLE = """
    select c.relpersistence::text, obj_description(c.oid, 'pg_class')
    from pg_class as c where c.oid = to_regclass('assay.' || %s)
"""

# PostgreSQL 18 also lists NOT NULL; it is compared with the columns. Constraint triggers are
# triggers.
CONSTRAINTS = """
    select n.conname::text, pg_get_constraintdef(n.oid)
    from pg_constraint as n
    where n.conrelid = to_regclass('assay.' || %s) and n.contype not in ('n', 't') order by 1
"""

INDEXES = """
    select pg_get_indexdef(i.indexrelid) from pg_index as i
    where i.indrelid = to_regclass('assay.' || %s) order by 1
"""

DOMAINS = """
    select t.typname::text, format_type(t.typbasetype, t.typtypmod), l.collname::text,
        t.typnotnull, t.typdefault, n.conname::text, pg_get_constraintdef(n.oid)
    from pg_type as t
    left join pg_collation as l on l.oid = t.typcollation
    left join pg_constraint as n on n.contypid = t.oid
    where t.typnamespace = 'assay'::regnamespace and t.typtype = 'd' order by 1
"""


@pytest.fixture(scope="module")
def created_database(server: PostgresServer) -> Iterator[str]:
    """A database whose tables come from the Table objects, to hold beside the real one."""
    name = server.empty_database()
    url = server.url(name, OWNER).replace("postgresql:", "postgresql+psycopg:")
    engine = create_engine(url, poolclass=NullPool)
    with engine.begin() as connection:
        connection.exec_driver_sql("create schema assay")
        schema.metadata.create_all(connection)
    yield name
    server.drop(name)


@pytest.fixture
def created(server: PostgresServer, created_database: str) -> Iterator[Connection]:
    with server.connect(created_database) as connection:
        yield connection


def relations(connection: Connection, kind: str) -> set[str]:
    return set(
        query(
            connection,
            "select c.relname::text from pg_class as c"
            " where c.relnamespace = 'assay'::regnamespace and c.relkind = %s"
            " and c.relname <> 'alembic_version'",
            kind,
        )
    )


def test_every_table_and_every_view_is_there(catalog: Connection) -> None:
    assert {table.name for table in schema.metadata.tables.values()} == relations(catalog, "r")
    assert {view.name for view in schema.views.tables.values()} == relations(catalog, "v")
    for name in itertools.chain(relations(catalog, "r"), relations(catalog, "v")):
        assert getattr(schema, name).name == name


@pytest.mark.parametrize("name", [table.name for table in schema.metadata.tables.values()])
def test_a_table_is_as_it_is_installed(catalog: Connection, created: Connection, name: str) -> None:
    for what in (TABLE, COLUMNS, CONSTRAINTS, INDEXES):
        assert query(created, what, name) == query(catalog, what, name)


def test_the_domains_are_as_they_are_installed(catalog: Connection, created: Connection) -> None:
    assert query(created, DOMAINS) == query(catalog, DOMAINS)


@pytest.mark.parametrize("name", [view.name for view in schema.views.tables.values()])
def test_a_view_is_as_it_is_installed(
    server: PostgresServer, module_database: str, name: str
) -> None:
    engine = create_engine(
        server.url(module_database, OWNER).replace("postgresql:", "postgresql+psycopg:"),
        poolclass=NullPool,
    )
    view = schema.views.tables[f"assay.{name}"]
    inspector = inspect(engine)
    installed = [
        # A column keeps the collation of the table's; to a query of a user's it does not matter.
        (
            column["name"],
            column["type"].compile(engine.dialect).removesuffix(' COLLATE "C"'),
            column["comment"],
        )
        for column in inspector.get_columns(name, schema="assay")
    ]
    assert [
        (column.name, column.type.compile(engine.dialect), column.comment)
        for column in view.columns
    ] == installed
    assert view.comment == inspector.get_table_comment(name, schema="assay")["text"]


def test_queries_by_the_views(server: PostgresServer, module_database: str) -> None:
    engine = create_engine(
        server.url(module_database, OWNER).replace("postgresql:", "postgresql+psycopg:"),
        poolclass=NullPool,
    )
    with engine.connect() as connection:
        for view in schema.views.tables.values():
            connection.execute(view.select()).all()
