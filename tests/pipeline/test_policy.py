"""What a process knows of its database's firewall: how often it asks, and when it asks again."""

from __future__ import annotations

import asyncio
import hashlib
import math
import os
import random
import string
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from uuid import uuid4

import pytest

from pgassay import (
    AbstractExtractionProvider,
    ExtractedFact,
    JournalBlockedError,
    ProvenanceJournal,
    policy,
)
from pgassay.database import AsyncDatabase, Call, Database
from pgassay.firewall import Detector, Firewall
from pgassay.memory import AsyncMemoryStore, MemoryStore
from pipeline.support import AGENT, Face, Recorder, Tables, World, accept_all
from servers import PostgresServer

PATTERN = "TCK-[A-Z]{9}"


def made_code() -> str:
    return "TCK-" + "".join(random.choices(string.ascii_uppercase, k=9))


def made_token() -> str:
    return "ghp_" + "".join(random.choices(string.ascii_letters + string.digits, k=36))


def knows(firewall: Firewall) -> bool:
    return any(detector.pattern == PATTERN for detector in firewall.detectors)


@pytest.fixture(autouse=True)
def _nothing_grows_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy, "REFRESH_SECONDS", math.inf)


class Gate:
    """Counts the reads of the policy; each stops, when it has read, until it may go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, open_: bool = False) -> None:
        self.reads = 0
        self.reached = threading.Semaphore(0)
        self.go = threading.Event()
        if open_:
            self.go.set()
        # what this thread reads is neither held nor counted
        self.passing: int | None = None
        counting = threading.Lock()
        run, arun = Database.run, AsyncDatabase.run

        def held(database: Database, call: Call[Any], connection: Any = None) -> Any:
            result = run(database, call, connection)
            if "firewall_policy" in call.sql and self.passing != threading.get_ident():
                with counting:
                    self.reads += 1
                self.reached.release()
                assert self.go.wait(60)
            return result

        async def aheld(database: AsyncDatabase, call: Call[Any], connection: Any = None) -> Any:
            result = await arun(database, call, connection)
            if "firewall_policy" in call.sql:
                self.reads += 1
                self.reached.release()
                while not self.go.is_set():
                    await asyncio.sleep(0.005)
            return result

        monkeypatch.setattr(Database, "run", held)
        monkeypatch.setattr(AsyncDatabase, "run", aheld)

    @contextmanager
    def open_here(self) -> Iterator[None]:
        """A change reads for itself, whatever others are waiting for."""
        self.passing = threading.get_ident()
        yield
        self.passing = None


@pytest.fixture
def database(database_url: str) -> Iterator[Database]:
    with Database(database_url) as made:
        yield made


def in_thread(work: Callable[[], object]) -> threading.Thread:
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    return thread


# --- changes of this process ----------------------------------------------------------------------


def test_what_was_read_before_a_change_is_not_kept(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    read: list[Firewall] = []
    thread = in_thread(lambda: read.append(policy.firewall_of(database)))
    assert gate.reached.acquire(timeout=60)
    with gate.open_here():
        policy.add_detector(database, Detector("ticket", "credential_prefix", PATTERN))
    gate.go.set()
    thread.join(60)
    assert not knows(read[0])
    assert knows(policy.firewall_of(database))
    assert gate.reads == 2


def test_who_comes_after_a_change_does_not_get_what_was_read_before_it(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    first = in_thread(lambda: policy.firewall_of(database))
    assert gate.reached.acquire(timeout=60)
    with gate.open_here():
        policy.add_detector(database, Detector("ticket", "credential_prefix", PATTERN))
    read: list[Firewall] = []
    second = in_thread(lambda: read.append(policy.firewall_of(database)))
    assert gate.reached.acquire(timeout=60)  # it reads anew rather than wait for the first
    gate.go.set()
    first.join(60)
    second.join(60)
    assert knows(read[0])


def test_a_change_holds_for_every_database_object_of_the_process(
    database: Database, database_url: str, writer_url: str
) -> None:
    async def asynchronous() -> None:
        async with AsyncDatabase(database_url) as other:
            assert not knows(await policy.afirewall_of(other))
            policy.add_detector(database, Detector("ticket", "credential_prefix", PATTERN))
            assert knows(await policy.afirewall_of(other))

    with Database(database_url) as same, Database(writer_url) as writer:
        for other in (same, writer, database):
            assert not knows(policy.firewall_of(other))
        asyncio.run(asynchronous())
        for other in (same, writer, database):
            assert knows(policy.firewall_of(other))
        policy.disable_detector(same, "ticket", "no longer used")
        for other in (same, writer, database):
            assert not knows(policy.firewall_of(other))


# --- one read for all -----------------------------------------------------------------------------


def test_threads_that_need_it_at_once_read_it_once(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    read: list[Firewall] = []
    threads = [in_thread(lambda: read.append(policy.firewall_of(database))) for _ in range(20)]
    assert gate.reached.acquire(timeout=60)
    assert not gate.reached.acquire(timeout=0.5)  # nobody else reads meanwhile
    gate.go.set()
    for thread in threads:
        thread.join(60)
    assert len({id(firewall) for firewall in read}) == 1
    assert (len(read), gate.reads) == (20, 1)


def test_tasks_that_need_it_at_once_read_it_once(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch, open_=True)

    async def work() -> list[Firewall]:
        async with AsyncDatabase(database_url) as database:
            return await asyncio.gather(*(policy.afirewall_of(database) for _ in range(20)))

    assert len({id(firewall) for firewall in asyncio.run(work())}) == 1
    assert gate.reads == 1


def test_a_task_that_is_cancelled_takes_nobody_with_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)

    async def work() -> Firewall:
        async with AsyncDatabase(database_url) as database:
            first = asyncio.create_task(policy.afirewall_of(database))
            while not gate.reached.acquire(blocking=False):
                await asyncio.sleep(0.005)
            second = asyncio.create_task(policy.afirewall_of(database))
            await asyncio.sleep(0.02)
            gate.go.set()
            first.cancel()
            return await second

    assert isinstance(asyncio.run(work()), Firewall)
    assert gate.reads == 2


def test_a_read_that_fails_fails_for_nobody_else(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, begun, go = Database.run, threading.Event(), threading.Event()
    errors: list[BaseException] = []

    def broken(given: Database, call: Call[Any], connection: Any = None) -> Any:
        if not begun.is_set():
            begun.set()
            assert go.wait(60)
            raise JournalBlockedError("made up")
        return run(given, call, connection)

    monkeypatch.setattr(Database, "run", broken)

    def first() -> None:
        try:
            policy.firewall_of(database)
        except JournalBlockedError as error:
            errors.append(error)

    read: list[Firewall] = []
    one = in_thread(first)
    assert begun.wait(60)
    others = [in_thread(lambda: read.append(policy.firewall_of(database))) for _ in range(3)]
    go.set()
    for thread in (one, *others):
        thread.join(60)
    assert (len(errors), len(read)) == (1, 3)


# --- connections of the caller's ------------------------------------------------------------------


def test_calls_with_a_connection_of_the_callers_read_it_once(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch, open_=True)
    journal = ProvenanceJournal(database)
    engine = database.engine.execution_options(isolation_level="READ COMMITTED")
    for number in range(3):
        with engine.begin() as connection:
            for part in range(3):
                journal.append(AGENT, f"Mira owns {number} of {part}.", connection=connection)
    assert gate.reads == 1
    journal.append(AGENT, "Mira left.")
    assert gate.reads == 1


def test_with_an_asynchronous_connection_too(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch, open_=True)

    async def work() -> None:
        async with AsyncDatabase(database_url) as database:
            store = AsyncMemoryStore(database)
            engine = await database.get_engine()
            engine = engine.execution_options(isolation_level="READ COMMITTED")
            for number in range(2):
                async with engine.begin() as connection:
                    await store.remember(AGENT, f"Mira owns {number}.", connection=connection)
                    await store.remember(AGENT, f"Ivo owns {number}.", connection=connection)

    asyncio.run(work())
    assert gate.reads == 1


@pytest.mark.parametrize("begin", [None, "set transaction isolation level repeatable read"])
def test_what_only_one_transaction_sees_is_kept_for_that_one(
    database: Database, monkeypatch: pytest.MonkeyPatch, begin: str | None
) -> None:
    gate = Gate(monkeypatch, open_=True)
    store = MemoryStore(database)
    engine = database.engine.execution_options(isolation_level="READ COMMITTED")
    code = made_code()
    with engine.connect() as connection:
        if begin is not None:
            connection.exec_driver_sql(begin)
        connection.exec_driver_sql(
            f"select assay.add_detector('ticket', 'credential_prefix', '{PATTERN}')"
        )
        for _ in range(2):
            with pytest.raises(JournalBlockedError) as caught:
                store.remember(AGENT, f"The ticket is {code}.", connection=connection)
            assert caught.value.sqlstate is None
        assert gate.reads == 1
        connection.rollback()
        store.remember(AGENT, f"The ticket is {code}.", connection=connection)
        assert gate.reads == 2


def test_what_a_session_of_one_agent_sees_is_not_kept_for_others(
    database: Database, tables: Tables
) -> None:
    token = made_token()
    policy.allow_text(database, AGENT, token, "of the manual")
    engine = database.engine.execution_options(isolation_level="READ COMMITTED")
    with engine.begin() as connection:
        connection.exec_driver_sql("set local assay.agent_id = 'other'")
        MemoryStore(database).remember("other", "Mira left.", connection=connection)
    assert MemoryStore(database).remember(AGENT, f"See {token} there.").outcome == "stored"


# --- fork -----------------------------------------------------------------------------------------


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_child_that_was_forked_in_the_middle_of_it_goes_on(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    reader = in_thread(lambda: policy.firewall_of(database))
    assert gate.reached.acquire(timeout=60)
    held, release = threading.Event(), threading.Event()

    def hold() -> None:
        with policy._lock:
            held.set()
            release.wait(60)

    holder = in_thread(hold)
    assert held.wait(60)
    pid = os.fork()
    if pid == 0:  # the two threads that hold and read are not here
        gate.go.set()
        done = in_thread(lambda: policy.firewall_of(database))
        done.join(30)
        os._exit(1 if done.is_alive() else 0)
    release.set()
    gate.go.set()
    holder.join(60)
    reader.join(60)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0


# --- what an agent may say ------------------------------------------------------------------------


def allow(tables: Tables, token: str) -> None:
    tables.execute(
        "select assay.allow_text(%s, %s, 'credential_prefix', 'of the manual')",
        AGENT,
        hashlib.sha256(token.encode()).hexdigest(),
    )


def store_class(world: World) -> Any:
    return AsyncMemoryStore if world.kind == "async" else MemoryStore


def test_what_is_allowed_passes_as_a_name_and_an_id_as_well(world: World, tables: Tables) -> None:
    token = made_token()
    allow(tables, token)
    for agent, blocked in ((AGENT, False), ("other", True)):
        fields: list[dict[str, Any]] = [
            {"turn_id": token}, {"session_id": token}, {"speaker": token}
        ]  # fmt: skip
        for given in fields:
            if blocked:
                with pytest.raises(JournalBlockedError) as caught:
                    world.journal.append(agent, "Mira moved.", **given)
                assert caught.value.sqlstate is None
            else:
                entry = world.journal.append(agent, "Mira moved.", **given)
                assert token in (entry.turn_id, entry.session_id, entry.speaker)


class Facts(AbstractExtractionProvider):
    def extract(self, text: str) -> list[ExtractedFact]:
        return [ExtractedFact(text)]


@pytest.mark.parametrize("audited", [True, False])
def test_what_is_allowed_passes_where_memories_are_extracted(
    world: World, tables: Tables, audited: bool
) -> None:
    token = made_token()
    allow(tables, token)

    def extract(agent: str, turn_id: str, **given: Any) -> Any:
        if audited:
            memory = world.memory(Recorder(accept_all), agent_id=agent)
        else:
            made = world.memory_class(agent, database=world.database, extraction_provider=Facts())
            memory = Face(made, world.run)
        return memory.extract_memories("Mira moved.", turn_id, **given)

    for turn_id, given in (
        (token, {}), ("t2", {"session_id": token}), ("t3", {"speaker": token})
    ):  # fmt: skip
        assert extract(AGENT, turn_id, **given)
        if audited or "speaker" not in given:
            with pytest.raises(JournalBlockedError) as caught:
                extract("other", turn_id, **given)
            assert caught.value.sqlstate is None


# --- agents ---------------------------------------------------------------------------------------


def test_no_call_of_the_memory_store_sends_an_agent_that_is_a_secret(
    server: PostgresServer, world: World
) -> None:
    agent, mark = made_token(), server.log_mark()
    store = Face(store_class(world)(world.database), world.run)
    one = uuid4()
    for name, arguments in {
        "remember": ("Mira moved.",),
        "remember_many": (["Mira moved."],),
        "forget": (one,),
        "pin": (one,),
        "update_confidence": (one, 0.5),
        "link_entities": (["Mira", "Ivo"],),
        "set_language": ("simple",),
        "inject": ("Mira?",),
        "report_outcomes": (one, {one: "used"}),
    }.items():
        with pytest.raises(JournalBlockedError) as caught:
            getattr(store, name)(agent, *arguments)
        assert caught.value.sqlstate is None, name
        assert agent not in str(caught.value)
    assert agent not in server.log_since(mark)
