"""Alembic's environment for the schema ``assay``.

Used by `pgassay.migrations`, which passes the caller's connection, and by the ``alembic`` command
in a checkout, which takes the database from ``PGASSAY_DATABASE_URL``.
"""

from __future__ import annotations

import importlib
import importlib.util
import logging.config
import os
from collections.abc import Mapping
from typing import Any

from alembic import context
from alembic.util import CommandError
from sqlalchemy import Connection, MetaData

from pgassay.database import URL_VARIABLE
from pgassay.errors import ConfigurationError, PgassayError
from pgassay.migrations import CREATE_SCHEMA, SCHEMA, VERSION_TABLE, connect, prepare

if context.config.config_file_name is not None:
    # The alembic command; a program that calls us has its own logging.
    logging.config.fileConfig(context.config.config_file_name, disable_existing_loggers=False)


def metadata() -> MetaData | None:
    """Load what the schema should be, for ``alembic check``; upgrades do not need it."""
    if importlib.util.find_spec("pgassay.schema") is None:
        return None
    loaded = importlib.import_module("pgassay.schema").metadata
    assert isinstance(loaded, MetaData)
    return loaded


def include_name(name: str | None, type_: str, parent_names: Mapping[str, str | None]) -> bool:
    """Look at our own schema only."""
    if type_ == "schema":
        return name == SCHEMA
    if type_ == "table":
        return name != VERSION_TABLE
    return True


def include_object(obj: Any, name: str | None, type_: str, reflected: bool, other: Any) -> bool:
    """Skip views: they are `Table` objects for the sake of queries, but no tables."""
    return not (type_ == "table" and obj.info.get("view"))


def migrate(connection: Connection) -> None:
    context.configure(
        connection=connection,
        target_metadata=metadata(),
        version_table=VERSION_TABLE,
        version_table_schema=SCHEMA,
        include_schemas=True,
        include_name=include_name,
        include_object=include_object,
        compare_type=True,
        compare_server_default=True,
    )
    # Commands that only look set this; the others need a schema for the version table.
    if not context.get_context().opts.get("dont_mutate"):
        prepare(connection)
    with context.begin_transaction():
        context.run_migrations()


def migrate_named() -> None:
    """Migrate the database that the environment names."""
    url = os.environ.get(URL_VARIABLE, "").strip()
    if not url:
        raise ConfigurationError(f"Set {URL_VARIABLE} to the postgresql:// URL of the database.")
    with connect(url) as own:
        migrate(own)


if context.is_offline_mode():
    context.configure(
        dialect_name="postgresql",
        version_table=VERSION_TABLE,
        version_table_schema=SCHEMA,
        literal_binds=True,
        output_buffer=context.config.output_buffer,
    )
    with context.begin_transaction():
        if context.get_starting_revision_argument() is None:
            # The version table goes into the schema before the first script runs.
            context.get_context().impl.static_output(f"{CREATE_SCHEMA};")
        context.run_migrations()
elif isinstance(caller := context.config.attributes.get("connection"), Connection):
    migrate(caller)
else:
    try:
        migrate_named()
    except PgassayError as error:
        # The command shows what Alembic raises itself in one line, and all else as a traceback, in
        # which the driver quotes what it takes for a host.
        raise CommandError(str(error)) from None
