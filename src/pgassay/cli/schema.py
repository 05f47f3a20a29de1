"""Commands about the schema: ``upgrade`` and ``grants``."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from pgassay import migrations
from pgassay.cli import _output
from pgassay.cli._app import open_database
from pgassay.cli._options import AsJson, DatabaseUrl


def upgrade(
    as_sql: Annotated[
        bool,
        typer.Option("--sql", help="Print the script instead, for another tool to run."),
    ] = False,
    from_revision: Annotated[
        str | None,
        typer.Option(
            "--from",
            metavar="REVISION",
            help="With --sql: what the database has, such as pgassay_0_1_0; else nothing.",
            show_default=False,
        ),
    ] = None,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Install the schema assay, or bring it to the version of this package.

    One transaction; safe to run again and from several machines at once. It needs a role that may
    create a schema in the database, or an existing schema assay in which it may create.
    """
    if as_sql:
        sys.stdout.write(migrations.render_sql(from_revision))
        return
    if from_revision is not None:
        raise typer.BadParameter("goes with --sql only", param_hint="'--from'")
    with open_database(database_url) as database:
        steps = migrations.pending(database)
        if steps:
            migrations.upgrade(database)
        revision = migrations.current(database)
        if as_json:
            _output.emit_json(
                {
                    "database": database.where,
                    "applied": steps,
                    "revision": revision,
                    "schema_version": migrations.schema_version(database),
                }
            )
            return
        did = f"applied {', '.join(steps)}" if steps else "nothing to do"
        _output.line(f"{database.where}: {did}; the schema assay is at {revision}.")


def grants(
    owner: Annotated[str, typer.Option(help="The role that ran upgrade.")],
    writer: Annotated[str, typer.Option(help="The role of the applications.")],
    reader: Annotated[str, typer.Option(help="The role of dashboards and analysts.")],
) -> None:
    """Print the script that gives two existing roles their rights; run it after each upgrade.

    It reaches no database. Pipe it into psql.
    """
    sys.stdout.write(migrations.grants_sql(owner, writer, reader))
