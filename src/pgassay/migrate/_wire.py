"""A client for Redis and Valkey that can send nothing but a few commands that read.

Every byte that leaves goes through `ReadOnlyClient._write`, which refuses any command that is not
on the list, before the process. So no mistake in the rest of the package, and no text in a store,
can change the source.
"""

from __future__ import annotations

import socket
import ssl
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

from pgassay.errors import ConfigurationError, PgassayError

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

ALLOWED: Final = frozenset(
    {
        *(b"AUTH", b"SELECT", b"PING", b"INFO", b"DBSIZE"),
        *(b"SCAN", b"HSCAN", b"ZSCAN", b"HGETALL", b"TYPE", b"DUMP"),
    }
)
"""The commands that may be sent: to get in, to look around, to read. Nothing else."""

Reply: TypeAlias = "bytes | int | list[Any] | ErrorReply | TooLarge | None"

# What no server of sense says: an answer may be large, but not that large, long or deep.
_LARGEST: Final = 1 << 40
_MOST_ITEMS: Final = 1 << 32
_DEEPEST: Final = 8
_LONGEST_LINE: Final = 1 << 16
_SKIPPED_AT_ONCE: Final = 1 << 16


class SourceError(ConfigurationError):
    """The store cannot be read as given."""


class SourceUnavailableError(PgassayError):
    """The store cannot be reached, or went away while it was read; nothing is lost, try again."""

    retryable: ClassVar[bool] = True


class CommandRefusedError(PgassayError):
    """A migration sends only commands that read; this one was not sent."""


@dataclass(frozen=True, slots=True)
class ErrorReply:
    """What a server answered instead of a result."""

    text: str

    @property
    def code(self) -> str:
        """The first word, such as NOPERM."""
        return self.text.partition(" ")[0]


@dataclass(frozen=True, slots=True)
class TooLarge:
    """Stands for an answer that was read, but not kept, because it is larger than was asked for."""

    size: int


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server is, and how to get in."""

    host: str | None = None
    port: int = 6379
    path: str | None = None
    username: str | None = None
    password: str | None = None
    database: int | None = None
    tls: bool = False
    verify: bool = True
    check_hostname: bool = True
    ca_file: str | None = None
    certificate: str | None = None
    key: str | None = None

    @property
    def where(self) -> str:
        """The server without credentials, for messages and reports."""
        return self.path if self.path is not None else f"{self.host}:{self.port}"


def parse_url(url: str) -> Address:
    """Read ``redis://``, ``rediss://`` (TLS) or ``unix://``, as the Redis clients write them.

    ``rediss://user:password@host:6380/3?ssl_ca_certs=ca.pem`` names user, database and the
    certificates to trust; ``ssl_cert_reqs=none`` trusts any, ``ssl_check_hostname=false`` one for
    another name, ``ssl_certfile`` and ``ssl_keyfile`` are one's own.

    Raises:
        SourceError: it is no such URL. The message does not repeat it: it may hold a password.
    """
    form = (
        "A store's URL looks like redis://user:password@host:6379/0, rediss:// for TLS, or"
        " unix:///path/to/socket?db=0."
    )
    try:
        parts = urlsplit(url)
        port = parts.port
        query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        text = query.get("db", "") if parts.scheme == "unix" else parts.path.strip("/")
        database = int(text) if text else None
    except ValueError:
        raise SourceError(form) from None
    if database is not None and database < 0:
        raise SourceError("A database's number is not negative.")
    username = unquote(parts.username) if parts.username else None
    password = unquote(parts.password) if parts.password else None
    if parts.scheme == "unix" and parts.path:
        return Address(
            path=unquote(parts.path), username=username, password=password, database=database
        )
    if parts.scheme not in ("redis", "rediss") or not parts.hostname:
        raise SourceError(form)
    return Address(
        host=parts.hostname,
        port=port or 6379,
        username=username,
        password=password,
        database=database,
        tls=parts.scheme == "rediss",
        verify=query.get("ssl_cert_reqs", "required") != "none",
        check_hostname=query.get("ssl_check_hostname", "true").lower() not in ("false", "no", "0"),
        ca_file=query.get("ssl_ca_certs"),
        certificate=query.get("ssl_certfile"),
        key=query.get("ssl_keyfile"),
    )


class ReadOnlyClient:
    """One connection that sends commands of `ALLOWED` and raises for any other.

    Args:
        address: where the server is.
        timeout: how long to wait for the server, in seconds.

    Raises:
        SourceError: the server wants other credentials.
        SourceUnavailableError: it cannot be reached.
    """

    def __init__(self, address: Address, *, timeout: float = 30.0) -> None:
        self.address = address
        self._timeout = timeout
        self._timed_out = False
        try:
            self._socket = _connect(address, timeout)
        except ssl.SSLError as error:
            raise SourceError(
                f"No TLS connection to {address.where}: {error.reason or 'handshake failed'}."
                " Check the scheme and ssl_ca_certs."
            ) from None
        except OSError as error:
            raise SourceUnavailableError(
                f"No connection to {address.where}: {error.strerror or type(error).__name__}."
            ) from None
        self._file = self._socket.makefile("rb", buffering=1 << 16)
        try:
            self._log_in()
        except BaseException:
            self.close()
            raise

    def _log_in(self) -> None:
        if self.address.password is not None:
            user = [self.address.username] if self.address.username else []
            reply = self.ask("AUTH", *user, self.address.password)
            if isinstance(reply, ErrorReply):
                # The text of the reply is the server's; it names no password.
                raise SourceError(f"The store refused the credentials ({reply.code}).")
        try:
            reply = self.ask("PING")
        except SourceUnavailableError:
            if self._timed_out:
                raise SourceUnavailableError(
                    f"{self.address.where} gave no answer within {self._timeout:g} seconds: it is"
                    " busy, or no Redis server."
                ) from None
            # A server that expects TLS hangs up on who does not speak it.
            raise SourceUnavailableError(
                f"{self.address.where} hung up at the first word. If it expects TLS, its URL begins"
                " with rediss://."
            ) from None
        if isinstance(reply, ErrorReply):
            if reply.code == "LOADING":
                raise SourceUnavailableError("The store is still loading its data; try again.")
            if reply.code == "NOAUTH":
                raise SourceError("The store wants a password: redis://:PASSWORD@host:port.")
            if reply.code not in ("NOPERM", "MASTERDOWN"):
                raise SourceError(f"The store does not let us in ({reply.code}).")

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
        """Close the connection."""
        with suppress(OSError):
            self._file.close()
        with suppress(OSError):
            self._socket.close()

    def ask(self, *command: str | bytes | int) -> Reply:
        """Send one command and return its reply; an error of the server is returned, too."""
        return next(self.ask_all([command]))

    def get(self, *command: str | bytes | int) -> Any:
        """Send one command and return its reply.

        Raises:
            SourceError: the server answered with an error.
        """
        reply = self.ask(*command)
        if isinstance(reply, ErrorReply):
            raise SourceError(explain(reply, str(command[0])))
        return reply

    def ask_all(
        self, commands: Sequence[Sequence[str | bytes | int]], *, limit: int = _LARGEST
    ) -> Iterator[Reply]:
        """Send commands in one go and yield their replies in order.

        The replies have to be read to the end before the next call. One of more than ``limit``
        bytes is passed over, piece by piece, and `TooLarge` comes instead.
        """
        self._write(commands)
        for _ in commands:
            yield self._read(limit)

    def _write(self, commands: Sequence[Sequence[str | bytes | int]]) -> None:
        packed = bytearray()
        for command in commands:
            words = [_as_bytes(word) for word in command]
            if not words or words[0].upper() not in ALLOWED:
                raise CommandRefusedError
            packed += b"*%d\r\n" % len(words)
            for word in words:
                packed += b"$%d\r\n%b\r\n" % (len(word), word)
        try:
            self._socket.sendall(packed)
        except OSError as error:
            raise self._gone(error) from None

    def _read(self, limit: int) -> Reply:
        try:
            return self._parse(limit, 0)
        except OSError as error:
            raise self._gone(error) from None
        except ValueError:
            raise SourceError(f"{self.address.where} does not speak the Redis protocol.") from None

    def _parse(self, limit: int, depth: int) -> Reply:
        line = self._file.readline(_LONGEST_LINE)
        if not line.endswith(b"\r\n"):
            if len(line) == _LONGEST_LINE:
                raise ValueError(line[:1])
            raise ConnectionResetError
        kind, rest = line[:1], line[1:-2]
        if kind == b"$":
            length = int(rest)
            if length < 0:
                return None
            if length > _LARGEST:
                raise ValueError(kind)
            if length > limit:
                self._skip(length + 2)
                return TooLarge(length)
            body: bytes = self._file.read(length)
            if len(body) != length or len(self._file.read(2)) != 2:
                raise ConnectionResetError
            return body
        if kind == b"*":
            length = int(rest)
            if length > _MOST_ITEMS or depth == _DEEPEST:
                raise ValueError(kind)
            return None if length < 0 else self._parse_items(length, limit, depth + 1)
        if kind == b":":
            return int(rest)
        if kind == b"+":
            return rest
        if kind == b"-":
            return ErrorReply(rest.decode("utf-8", "replace"))
        raise ValueError(kind)

    def _parse_items(self, count: int, limit: int, depth: int) -> list[Any] | TooLarge:
        items: list[Any] = []
        size = 0
        dropping = False
        for _ in range(count):
            item = self._parse(0 if dropping else limit, depth)
            if isinstance(item, bytes):
                size += len(item)
            elif isinstance(item, TooLarge):
                size += item.size
            if size > limit:
                dropping = True
                items.clear()
            elif not dropping:
                items.append(item)
        return TooLarge(size) if dropping else items

    def _skip(self, count: int) -> None:
        while count > 0:
            passed = len(self._file.read(min(count, _SKIPPED_AT_ONCE)))
            if not passed:
                raise ConnectionResetError
            count -= passed

    def _gone(self, error: OSError) -> SourceUnavailableError:
        self._timed_out = isinstance(error, TimeoutError)
        reason = "no answer in time" if isinstance(error, TimeoutError) else "connection lost"
        return SourceUnavailableError(
            f"The store at {self.address.where} went away ({reason}). What was imported stays;"
            " go on with --resume."
        )


CLUSTER: Final = (
    "This is a node of a cluster, where entries and their intervals may lie on different masters."
    " Bring all keys together in one server and migrate from that; where there is one master only,"
    " from its RDB file."
)


def explain(reply: ErrorReply, command: str) -> str:
    """Say what to do about an error that a server answered with."""
    if reply.code == "NOPERM":
        return (
            f"The user may not {command}: give it +@read +@connection +select +info ~* in its ACL."
        )
    if reply.code in ("MOVED", "ASK", "CROSSSLOT", "CLUSTERDOWN"):
        return CLUSTER
    if reply.code == "LOADING":
        return "The store is still loading its data; try again."
    if command == "SELECT" and reply.code == "ERR":
        return "The store has no database of that number; see --db, or the number in its URL."
    return f"The store refused {command} ({reply.code})."


def _as_bytes(word: str | bytes | int) -> bytes:
    if isinstance(word, bytes):
        return word
    return (word if isinstance(word, str) else str(int(word))).encode()


def _connect(address: Address, timeout: float) -> socket.socket:
    if address.path is not None:
        plain = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        plain.settimeout(timeout)
        try:
            plain.connect(address.path)
        except BaseException:
            plain.close()
            raise
        return plain
    plain = socket.create_connection((address.host or "", address.port), timeout)
    plain.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    if not address.tls:
        return plain
    try:
        context = _trust(address)
        return context.wrap_socket(plain, server_hostname=address.host)
    except BaseException:
        plain.close()
        raise


def _trust(address: Address) -> ssl.SSLContext:
    try:
        context = ssl.create_default_context(cafile=address.ca_file)
        if not (address.verify and address.check_hostname):
            context.check_hostname = False
        if not address.verify:
            context.verify_mode = ssl.CERT_NONE
        if address.certificate is not None:
            context.load_cert_chain(address.certificate, address.key)
    except OSError:  # no such file, or nothing in it that fits
        raise SourceError(
            "The files of ssl_ca_certs, ssl_certfile or ssl_keyfile cannot be read as certificates"
            " and a key in PEM."
        ) from None
    return context
