"""After a turn with a secret, nothing holds it: no table, no log, no error, and no digest of it."""

from __future__ import annotations

import base64
import hashlib
import logging
import random
import re
import string
import traceback
from dataclasses import replace
from typing import Any
from uuid import uuid4

import psycopg
import pytest

from cli.support import Command
from pgassay import (
    AsyncSubconsciousMemory,
    ExtractedFact,
    JournalBlockedError,
    ReasonCode,
    SubconsciousMemory,
    Verdict,
    generate_candidates,
    policy,
)
from pgassay.audit.records import DecisionRow, TurnContext
from pgassay.audit.verdict import Judge, Receipt
from pgassay.errors import ConfigurationError, InvalidInputError
from pgassay.firewall import Detector, Firewall, find_never_record
from pgassay.memory import AsyncMemoryStore, CallableEmbeddings, MemoryStore
from pipeline.support import (
    ACCEPT,
    AGENT,
    Face,
    Recorder,
    Tables,
    World,
    accept_all,
    made_card,
    replace_firewall,
)
from servers import OWNER, PostgresServer


def made_key() -> str:
    characters = string.ascii_letters + string.digits
    return "sk-ant-api03-" + "".join(random.choices(characters, k=60))


def made_ssn() -> str:
    return f"{random.randint(100, 665)}-{random.randint(10, 99)}-{random.randint(1000, 9999)}"


def made_token() -> str:
    return "".join(random.choices(string.ascii_letters + string.digits, k=40))


def made_turns() -> dict[str, tuple[str, str]]:
    """Turn id → (text, the secret in it)."""
    secrets = {"card": made_card(), "ssn": made_ssn(), "key": made_key(), "token": made_token()}
    sentences = {
        "card": "Her Visa card is {} now.",
        "ssn": "My social security number is {}, Ann Miller said.",
        "key": "The key of Acme Corp is {} since May.",
        "token": "Log in with session:{} today.",
    }
    return {
        name: (f"Mira moved to Ghent. {sentences[name].format(secret)} Zoe Miller left.", secret)
        for name, secret in secrets.items()
    }


def needles(text: str, secret: str) -> set[str]:
    """What must not be found: the secret, and digests of it and of what it stands in."""
    holders = [c.text for c in generate_candidates("t", text) if secret in c.text]
    found = {secret, secret.replace("-", "")}
    for value in {*found, *holders, text, f"session:{secret}"}:
        digest = hashlib.sha256(value.encode())
        found |= {
            digest.hexdigest(),
            digest.hexdigest().upper(),
            base64.b64encode(digest.digest()).decode().rstrip("="),
            base64.urlsafe_b64encode(digest.digest()).decode().rstrip("="),
            base64.b64encode(value.encode()).decode().rstrip("="),
        }
    return found


def assert_nowhere(tables: Tables, wanted: set[str], *texts: str) -> None:
    names = tables.names()
    assert "decision" in names
    for name in names:
        for row in tables.rows(f"select t::text from assay.{name} as t"):
            for needle in wanted:
                assert needle not in row[0], name
    for text in texts:
        for needle in wanted:
            assert needle not in text


def whole(error: BaseException) -> str:
    """Everything that an error can show, its causes included."""
    shown = ["".join(traceback.format_exception(error))]
    link: BaseException | None = error
    while link is not None:
        shown += [str(link), repr(link), repr(link.args), repr(vars(link))]
        link = link.__cause__ or link.__context__
    return "\n".join(shown)


@pytest.fixture
def python_logs(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    for name in ("", "pgassay", "psycopg", "sqlalchemy.pool"):
        caplog.set_level(logging.DEBUG, logger=name)
    caplog.set_level(logging.INFO, logger="sqlalchemy.engine")
    return caplog


@pytest.mark.parametrize("policy", ["void", "drop", "redact"])
def test_a_turn_with_a_secret_leaves_no_trace_of_it(
    server: PostgresServer,
    world: World,
    tables: Tables,
    python_logs: pytest.LogCaptureFixture,
    policy: str,
) -> None:
    mark = server.log_mark()
    provider = Recorder(lambda _: ACCEPT)
    memory = world.memory(provider, credential_policy=policy)
    turns = made_turns()
    wanted: set[str] = set()
    for turn_id, (text, secret) in turns.items():
        assert find_never_record(text), turn_id
        wanted |= needles(text, secret)
        for _ in range(2):
            facts = memory.extract_memories(text, turn_id)
            assert "Mira moved to Ghent." in [f.text for f in facts] or policy == "void"
        if policy != "redact":
            assert memory.last_extraction_privacy_dropped
    assert not any(secret in text for _, secret in turns.values() for text in provider.texts)
    logged = server.log_since(mark)
    assert "begin_assembly" in logged
    assert python_logs.records
    report = repr(memory.last_extraction)
    assert_nowhere(tables, wanted, logged, python_logs.text, report, repr(provider.seen))
    states = set(tables.states().values())
    if policy == "void":
        assert states == {"firewall_drop/turn_level_block"}
        assert len(tables.decisions()) == len(turns)


def test_nothing_tells_how_long_a_masked_secret_is(world: World, tables: Tables) -> None:
    """Neither masks nor the places of what stands behind them: in no table, and not to a model."""
    text = "Mira moved to Ghent. The key of Acme Corp is {} since May. I saw Zoe Miller, she left."
    url = "It is at https://app:{}@db.example.com/x now. Mira keeps bees in Ghent."
    characters = string.ascii_letters + string.digits
    runs = []
    for length in (60, 85):
        secret = "sk-ant-api03-" + "".join(random.choices(characters, k=length))
        password = "".join(random.choices(characters, k=length // 4))
        provider = Recorder(lambda _: ACCEPT)
        memory = world.memory(provider, agent_id=f"agent-{length}", credential_policy="redact")
        for turn_id, said in (("t1", text.format(secret)), ("t2", url.format(password))):
            facts = memory.extract_memories(said, turn_id)
            assert memory.last_extraction.redactions
            assert len(facts) >= 3
            for fact in facts:
                assert (fact.verbatim is None) or secret not in fact.verbatim
                assert fact.span is not None
                assert fact.span[1] - fact.span[0] == len(fact.text)
        # Another run of the same turns finds them decided, under the same digests.
        memory.extract_memories(text.format(secret), "t1")
        assert memory.last_extraction.judged == 0
        kept = [
            tables.rows(
                f"select {columns} from assay.{table} where agent_id = %s order by 1, 2",
                f"agent-{length}",
            )
            for table, columns in (
                ("decision", "candidate_id, span_start, span_end, text_sha256, state"),
                ("journal_entry", "candidate_id, verbatim, statement, payload"),
                ("memory", "content, length(content)"),
            )
        ]
        assert all(kept)
        runs.append((kept, sorted(provider.texts)))
    assert runs[0] == runs[1]


def test_what_only_the_database_finds_is_a_parameter_and_not_in_its_log(
    server: PostgresServer, world: World, tables: Tables
) -> None:
    """With the settings that a server has by default, and with those that the docs advise."""
    name = tables.value("select current_database()")
    secret = "zeppelin-" + "".join(random.choices(string.ascii_lowercase, k=12))
    with server.connect(name) as admin:
        admin.execute(f"alter database {name} set log_statement = 'none'")  # type: ignore[arg-type]
    world.journal.append(AGENT, "Mira moved.")  # the client knows the firewall from here on
    with server.connect(name, OWNER) as elsewhere:
        elsewhere.execute(
            "select assay.add_detector('zeppelins', 'credential_prefix', 'zeppelin-[a-z]{12}')"
        )
    mark = server.log_mark()
    text = f"It is {secret} now."
    with pytest.raises(JournalBlockedError) as caught:
        world.journal.append(AGENT, text)
    assert caught.value.detector == "zeppelins"
    logged = server.log_since(mark)
    assert "the firewall blocked this write" in logged
    assert "STATEMENT:" in logged
    assert secret not in logged
    # A literal is part of the statement.
    insert = f"select assay.append_entry('{AGENT}', '{text}')"
    for level, seen in (("error", True), ("panic", False)):
        mark = server.log_mark()
        with server.connect(name) as admin:
            admin.execute(f"set log_min_error_statement = {level}")  # type: ignore[arg-type]
            with pytest.raises(psycopg.Error) as refused:
                admin.execute(insert)  # type: ignore[arg-type]
        assert refused.value.sqlstate == "ME001"
        assert (secret in server.log_since(mark)) == seen


def test_secrets_in_ids_and_names_are_refused_and_not_repeated(
    server: PostgresServer,
    world: World,
    tables: Tables,
    python_logs: pytest.LogCaptureFixture,
) -> None:
    mark = server.log_mark()
    errors = ""
    wanted: set[str] = set()
    memory = world.memory()
    for secret in (made_key(), f"{made_key()}:suffix"):
        wanted |= needles(secret, secret)
        for arguments in (
            {"turn_id": secret},
            {"turn_id": "t1", "speaker": f"Ann {secret}"},
            {"turn_id": "t1", "session_id": secret},
        ):
            with pytest.raises(JournalBlockedError) as caught:
                memory.extract_memories("Mira moved.", **arguments)
            assert caught.value.reason == "credential_prefix"
            errors += whole(caught.value)
        with pytest.raises(JournalBlockedError) as caught:
            world.memory(agent_id=secret).extract_memories("Mira moved.", "t1")
        errors += whole(caught.value)
    assert_nowhere(tables, wanted, server.log_since(mark), python_logs.text, errors)
    assert tables.decisions() == {}


def test_a_blocked_entry_leaves_a_tombstone_and_nothing_else(
    server: PostgresServer,
    world: World,
    tables: Tables,
    python_logs: pytest.LogCaptureFixture,
) -> None:
    mark = server.log_mark()
    journal = world.journal
    target = journal.append(AGENT, "Mira moved.")
    card = made_card()
    wanted = needles(f"Her card is {card}.", card)
    blocked: list[dict[str, Any]] = [
        {"statement": f"Her card is {card}."},
        {"statement": "Mira pays.", "verbatim": f"with {card}"},
        {"statement": "Mira pays.", "speaker": f"Mira {card}"},
        {"statement": "Mira pays.", "claim_type": f"card {card}"},
        {"statement": "Mira pays.", "payload": {"deep": [{"card": f"card {card}"}]}},
        {"statement": "Mira pays.", "payload": {f"card {card}": 1}},
        {"statement": "Mira pays.", "subjects": ["fine", f"card {card}"]},
        {"statement": f"Her card is {card}.", "kind": "supersede", "target_id": target.entry_id},
    ]
    errors = ""
    for arguments in blocked:
        with pytest.raises(JournalBlockedError) as caught:
            journal.append(AGENT, **arguments)
        assert (caught.value.reason, caught.value.sqlstate) == ("payment_card", None)
        assert caught.value.detector
        errors += whole(caught.value)
    assert_nowhere(tables, wanted, server.log_since(mark), python_logs.text, errors)
    assert tables.drops() == {("journal", "payment_card"): len(blocked)}
    assert world.log.privacy_drop_counts(AGENT) == {"payment_card": len(blocked)}
    assert len(tables.entries()) == 1


def test_what_only_the_database_finds_is_not_stored_either(
    world: World,
    tables: Tables,
    python_logs: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A client with an older firewall. (Its statement was sent, so the server's log has it.)"""
    replace_firewall(monkeypatch, lambda text: [])
    text, card = made_turns()["card"]
    wanted = needles(text, card)
    with pytest.raises(JournalBlockedError) as caught:
        world.journal.append(AGENT, f"Her card is {card}.")
    assert (caught.value.reason, caught.value.sqlstate) == ("payment_card", "ME001")
    assert tables.drops() == {("journal", "payment_card"): 1}
    memory = world.memory(accept_all)
    facts = memory.extract_memories(text, "t1")
    assert "Mira moved to Ghent." in [fact.text for fact in facts]
    assert not any(card in fact.text for fact in facts)
    assert memory.last_extraction_privacy_dropped
    row = tables.decisions()["t1:sentence:1"]
    assert (row.state, row.reason_code) == ("firewall_drop", "post_accept_journal_block")
    assert (row.detail_code, row.text_sha256) == ("payment_card", None)
    assert tables.drops() == {("journal", "payment_card"): 2}
    assert_nowhere(tables, wanted, whole(caught.value), python_logs.text)


def test_raw_sql_cannot_put_a_secret_into_the_journal(tables: Tables, sync_world: World) -> None:
    sync_world.memory().extract_memories("Mira moved.", "t1")
    text, card = made_turns()["card"]
    wanted = needles(text, card)
    counts = tables.counts()
    values = "values (gen_random_uuid(), now(), now(), %s, %s, 'assert', %s, %s, %s, %s, %s)"
    columns = (
        "entry_id, captured_at, valid_from, agent_id, speaker, kind, verbatim, statement,"
        " payload, subjects, session_id"
    )
    fine = ["a", "Ann", "Fine.", "Fine.", '{"a": 1}', ["tag"], "s1"]
    secret = f"card {card}"
    errors = ""
    for place, value in enumerate(
        [made_key(), secret, secret, secret, f'{{"a": "{secret}"}}', [secret], made_key()]
    ):
        given: list[Any] = [*fine[:place], value, *fine[place + 1 :]]
        with tables.connect() as owner, pytest.raises(psycopg.Error) as caught:
            owner.execute(f"insert into assay.journal_entry ({columns}) {values}", given)
        assert caught.value.sqlstate == "ME001", place
        errors += whole(caught.value)
    with tables.connect() as owner, pytest.raises(psycopg.Error) as caught:
        owner.execute("select assay.append_entry(%s, %s)", ["a", secret])
    assert caught.value.sqlstate == "ME001"
    errors += whole(caught.value)
    assert tables.counts() == counts
    assert_nowhere(tables, wanted, errors)


def test_a_judge_that_shouts_the_text_is_not_quoted(
    world: World, tables: Tables, python_logs: pytest.LogCaptureFixture
) -> None:
    """What a provider raises may hold anything; a row says the error's type and no more."""
    word = made_token()

    class Shouting(Exception):
        pass

    def judge(candidate: Any) -> Any:
        raise Shouting(f"{candidate.text} {word}") from ValueError(word)

    memory = world.memory(judge)
    assert memory.extract_memories("Mira moved.", "t1") == []
    assert {row.detail_code for row in tables.decisions().values()} == {"Shouting"}
    assert_nowhere(tables, {word}, python_logs.text, repr(memory.last_extraction))


# --- memory records ------------------------------------------------------------------------------


def store_of(world: World) -> Any:
    kind = AsyncMemoryStore if world.kind == "async" else MemoryStore
    return Face(kind(world.database), world.run)


def memory_of(world: World, **options: Any) -> Any:
    kind = AsyncSubconsciousMemory if world.kind == "async" else SubconsciousMemory
    return Face(kind(AGENT, database=world.database, **options), world.run)


def test_a_blocked_record_leaves_a_tombstone_and_nothing_else(
    server: PostgresServer,
    world: World,
    tables: Tables,
    python_logs: pytest.LogCaptureFixture,
) -> None:
    mark = server.log_mark()
    store = store_of(world)
    errors, wanted = "", set[str]()
    for text, secret in made_turns().values():
        wanted |= needles(text, secret)
        for fields in (
            {"content": text},
            {"content": "Mira moved.", "speaker": f"Mira {secret}"},
            {"content": "Mira moved.", "entities": ["Mira", text]},
            {"content": "Mira moved.", "statement_type": text},
        ):
            if fields.get("speaker") and not find_never_record(f"Mira {secret}"):
                continue  # a number that is a secret only where it is called one
            with pytest.raises(JournalBlockedError) as caught:
                store.remember(AGENT, **fields)
            errors += whole(caught.value)
        results = store.remember_many(AGENT, [text, "Zoe stayed."])
        assert results[0].outcome == "blocked"
        errors += repr(results)
        with pytest.raises(JournalBlockedError) as caught:
            store.link_entities(AGENT, ["Mira", text])
        errors += whole(caught.value)
        # A question is no write, but a server may log it.
        assert store.recall(AGENT, f"{text} Zoe stayed?").texts
    logged = server.log_since(mark)
    assert "assay.remember(" in logged
    assert "assay.recall(" in logged
    assert_nowhere(tables, wanted, logged, python_logs.text, errors)
    assert {stage for stage, _ in tables.drops()} == {"memory"}


def test_neither_a_provider_nor_an_embedding_model_sees_a_secret(
    server: PostgresServer,
    world: World,
    tables: Tables,
    python_logs: pytest.LogCaptureFixture,
) -> None:
    mark = server.log_mark()
    asked: list[str] = []

    class Provider:
        name = "recording"

        def extract(self, text: str) -> list[ExtractedFact]:
            asked.append(text)
            return [ExtractedFact(text)]

    def embed(texts: Any) -> list[list[float]]:
        asked.extend(texts)
        return [[1.0, 2.0] for _ in texts]

    memory = memory_of(
        world,
        extraction_provider=Provider(),
        embedding_provider=CallableEmbeddings(embed, "two"),
    )
    wanted: set[str] = set()
    for turn_id, (text, secret) in made_turns().items():
        wanted |= needles(text, secret)
        assert memory.extract_memories(text, turn_id) == []
        assert memory.last_extraction.blocked_turn
        memory.recall(text)
        memory.inject_context([{"role": "user", "content": text}])
    assert memory.extract_memories("Zoe stayed.", "fine")
    assert any("Mira moved" in text for text in asked)  # the rest of a question is looked up
    assert_nowhere(tables, wanted, server.log_since(mark), python_logs.text, repr(asked))


# --- detectors of one's own ----------------------------------------------------------------------


def made_code() -> str:
    return "TCK-" + "".join(random.choices(string.ascii_uppercase, k=9))


ADD = "select assay.add_detector('ticket', 'credential_prefix', 'TCK-[A-Z]{9}')"


@pytest.mark.parametrize("policy_name", ["void", "drop", "redact"])
def test_what_only_the_database_was_told_of_stays_here(
    server: PostgresServer,
    world: World,
    tables: Tables,
    python_logs: pytest.LogCaptureFixture,
    policy_name: str,
) -> None:
    """A detector that was added there is heeded here: before a model, and before the server."""
    tables.execute(ADD)
    mark = server.log_mark()
    code = made_code()
    text = f"Mira moved to Ghent. The ticket is {code} now. Zoe Miller left."
    assert not find_never_record(text)
    provider = Recorder(lambda _: ACCEPT)
    memory = world.memory(provider, credential_policy=policy_name)
    for turn_id in ("t1", None):
        facts = memory.extract_memories(text, turn_id)
        assert ("Mira moved to Ghent." in [f.text for f in facts]) == (policy_name != "void")
        assert policy_name == "redact" or memory.last_extraction_privacy_dropped
    errors = ""
    with pytest.raises(JournalBlockedError) as caught:
        world.journal.append(AGENT, "Mira pays.", payload={"ticket": code})
    assert (caught.value.detector, caught.value.sqlstate) == ("ticket", None)
    errors += whole(caught.value)
    with pytest.raises(JournalBlockedError) as caught:
        store_of(world).remember(AGENT, f"again {code}")
    errors += whole(caught.value)
    with pytest.raises(JournalBlockedError) as caught:
        memory.extract_memories("Mira moved.", f"turn {code}")
    errors += whole(caught.value)
    store_of(world).recall(AGENT, f"what of {code}")
    assert not any(code in seen for seen in provider.texts)
    assert_nowhere(
        tables, needles(text, code), server.log_since(mark), python_logs.text, errors,
        repr(provider.seen),
    )  # fmt: skip


def test_a_detector_switched_off_and_an_allowed_text_pass_here_as_well(
    world: World, tables: Tables
) -> None:
    for name in ("anthropic", "anthropic_loose"):
        tables.execute("select assay.disable_detector(%s, 'x')", name)
    key = made_key()
    (row,) = tables.rows("select reason from assay.scan_never_record(%s)", f"see {key}")
    token = next(
        token
        for token in iter(made_token, "")
        if {f.reason for f in find_never_record(f"see {token} there")} == {"high_entropy"}
        and find_never_record(f"DB_PASSWORD={token}")  # a few look like the name of a variable
    )
    text = f"The example {token} is printed in the manual."
    tables.execute(
        "select assay.allow_text(%s, %s, 'high_entropy', 'of the manual')",
        AGENT,
        hashlib.sha256(token.encode()).hexdigest(),
    )
    firewall = policy.firewall_from(
        [tuple(r) for r in tables.rows("select * from assay.firewall_policy()")]
    )
    assert firewall.scan_never_record(f"see {key}").reason == row.reason
    assert not firewall.scan_never_record(text, agent_id=AGENT).blocked
    assert firewall.scan_never_record(text, agent_id="other").blocked
    # Found for its reason, it passes with what is found inside of it; else it does not.
    for around, passes in (("my password is {}", True), ("DB_PASSWORD={}", False)):
        said = around.format(token)
        reasons = {f.reason for f in find_never_record(said)}
        assert "credential_assignment" in reasons
        assert ("high_entropy" in reasons) == passes
        assert firewall.scan_never_record(said, agent_id=AGENT).blocked != passes
        assert bool(tables.rows("select assay.scan_for_agent(%s, %s)", AGENT, said)) != passes
    provider = Recorder(lambda _: ACCEPT)
    assert text in [f.text for f in world.memory(provider).extract_memories(text, "t1")]
    seen = list(provider.texts)
    assert text in seen
    assert world.memory(provider, agent_id="other").extract_memories(text, "t1") == []
    assert provider.texts == seen
    store_of(world).remember(AGENT, text)
    tables.check(AGENT, {"t1": text})


def test_a_change_is_noticed_in_a_process_that_runs(
    world: World, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policy, "REFRESH_SECONDS", float("inf"))
    journal = world.journal
    code, other = made_code(), made_code()
    journal.append(AGENT, f"The ticket is {code}.")
    tables.execute(ADD)
    # The database knows first; what it refuses tells the client that it is behind.
    with pytest.raises(JournalBlockedError) as caught:
        journal.append(AGENT, f"The ticket is {other}.")
    assert caught.value.sqlstate == "ME001"
    with pytest.raises(JournalBlockedError) as caught:
        journal.append(AGENT, f"The ticket is {other}.")
    assert caught.value.sqlstate is None
    # Otherwise time tells.
    tables.execute("select assay.disable_detector('ticket', 'no longer used')")
    with pytest.raises(JournalBlockedError):
        journal.append(AGENT, f"The ticket is {other}.")
    monkeypatch.setattr(policy, "REFRESH_SECONDS", 0.0)
    journal.append(AGENT, f"The ticket is {other}.")


def test_what_is_read_in_a_transaction_of_the_callers_is_not_kept(sync_world: World) -> None:
    store = MemoryStore(sync_world.database)
    code = made_code()
    engine = sync_world.database.engine.execution_options(isolation_level="READ COMMITTED")
    with engine.connect() as connection:
        connection.exec_driver_sql(ADD)
        with pytest.raises(JournalBlockedError):
            store.remember(AGENT, f"The ticket is {code}.", connection=connection)
        connection.rollback()
    assert store.remember(AGENT, f"The ticket is {code}.").outcome == "stored"


def test_a_package_that_is_newer_than_the_database(tables: Tables) -> None:
    """A name that both use, and one that this package does not know."""
    firewall = policy.firewall_from(
        [
            ("detector", "jwt", "iban", "TCK-[A-Z]{9}", False, None, None),
            ("disabled", "jwt", "of_another_version", None, None, None, None),
        ]
    )
    assert firewall.scan_never_record(f"see {made_code()}").blocked
    assert isinstance(firewall, Firewall)


# --- psql and the commands -----------------------------------------------------------------------


def test_psql_that_is_refused_shows_nothing_but_reason_and_detector(
    tables: Tables, writer_url: str
) -> None:
    """The statement itself is in the server's log where it logs statements: it is the client's."""
    tables.execute(ADD)
    errors, wanted = "", set[str]()
    turns = {name: turn for name, turn in made_turns().items() if name != "token"}
    code = made_code()
    turns["ticket"] = (f"The ticket is {code}.", code)
    statements = (
        "select assay.append_entry('a', %s)",
        "select assay.append_entry('a', 'fine', p_payload => jsonb_build_object('x', %s::text))",
        "select assay.link_entities('a', array['Mira', %s])",
        "select assay.record_drop('a', 'turn', 'jwt', %s)",
    )
    for text, secret in turns.values():
        wanted |= needles(text, secret)
        for statement in statements:
            with psycopg.connect(writer_url) as writer, pytest.raises(psycopg.Error) as caught:
                writer.execute(statement, [text])
            assert caught.value.sqlstate == "ME001", statement
            diagnostics = caught.value.diag
            errors += whole(caught.value) + " ".join(
                str(getattr(diagnostics, name)) for name in dir(diagnostics) if name[0] != "_"
            )
        with psycopg.connect(writer_url) as writer:
            row = writer.execute(
                "select r::text from assay.remember('a', array[jsonb_populate_record("
                "null::assay.memory_input, jsonb_build_object('content', %s::text))]) as r",
                [text],
            ).fetchone()
        assert row is not None
        assert "blocked" in row[0]
        errors += row[0]
    assert_nowhere(tables, wanted, errors)


def test_rescan_and_scan_show_nothing_of_what_they_find(
    server: PostgresServer,
    database_url: str,
    tables: Tables,
    sync_world: World,
    python_logs: pytest.LogCaptureFixture,
    tmp_path: Any,
) -> None:
    code = made_code()
    sync_world.journal.append(AGENT, f"The ticket is {code}.", subjects=[code], speaker=code)
    tables.execute(ADD)
    mark = server.log_mark()
    command = Command(database_url)
    path = tmp_path / "talk.txt"
    path.write_text(f"Mira: the ticket is {code}\nZoe: {made_key()} {made_card()}\n")
    own = tmp_path / "own.toml"
    own.write_text(
        "[[detector]]\nname = 'ticket'\nreason = 'credential_prefix'\npattern = 'TCK-[A-Z]{9}'\n"
    )
    wanted = needles(f"The ticket is {code}.", code)
    for secret in path.read_text().split():
        if find_never_record(secret):
            wanted |= needles(secret, secret)
    assert len(wanted) > 20
    shown = ""
    for arguments in (
        ["rescan"], ["rescan", "--json"], ["scan", path, "--detectors", own],
        ["scan", path, "--detectors", own, "--json"],
    ):  # fmt: skip
        result = command(*arguments, code=1)
        assert "ticket" in result.stdout
        shown += result.stdout + result.stderr
    logged = server.log_since(mark)
    assert "assay.rescan(" in logged
    for text in (shown, logged, python_logs.text.partition("assay.rescan")[2]):
        assert not any(needle in text for needle in wanted)


# --- what is asked, and every other field ---------------------------------------------------------


OFF_THE_RECORD = "Off the record: Zelda Quux is leaving Tom. What does Tom like?"


def test_a_question_that_is_off_the_record_goes_nowhere(
    server: PostgresServer,
    world: World,
    tables: Tables,
    python_logs: pytest.LogCaptureFixture,
) -> None:
    asked: list[str] = []

    def embed(texts: Any) -> list[list[float]]:
        asked.extend(texts)
        return [[1.0, 2.0] for _ in texts]

    store_of(world).remember(AGENT, "Tom likes tea.")
    memory = memory_of(world, embedding_provider=CallableEmbeddings(embed, "two"))
    memory.recall("What does Tom like?")
    assert asked == ["What does Tom like?"]
    mark = server.log_mark()
    far = "Tom likes tea and toast. " * 500 + OFF_THE_RECORD  # further on than what is asked
    errors = ""
    for question in (OFF_THE_RECORD, f"{made_key()} is my key. {OFF_THE_RECORD}", far):
        messages = [{"role": "user", "content": question}]
        injected = memory.inject_context(messages)
        assert list(injected) == messages
        assert (injected.recall, injected.recall_id, injected.keys) == (None, None, ())
        assert injected.blocked_reason == "off_the_record"
        assert memory.last_recall is None
        for ask in (
            lambda question=question: memory.recall(question),
            lambda question=question: store_of(world).recall(AGENT, question),
            lambda question=question: store_of(world).inject(AGENT, question),
        ):
            with pytest.raises(JournalBlockedError) as caught:
                ask()
            assert (caught.value.reason, caught.value.sqlstate) == ("off_the_record", None)
            errors += whole(caught.value)
    assert len(asked) == 1
    # Not one statement more: nothing was asked of the server at all.
    logged = server.log_since(mark)
    assert "assay.recall(" not in logged
    assert "assay.inject(" not in logged
    assert_nowhere(tables, {"Zelda", "Quux"}, logged, python_logs.text, errors, repr(asked))
    # What can be masked is, and the rest is asked.
    injected = memory.inject_context([{"role": "user", "content": f"{made_key()}! Tom likes?"}])
    assert injected.blocked_reason is None
    assert injected.keys
    assert len(asked) == 2


def test_a_question_costs_one_statement(world: World, server: PostgresServer) -> None:
    memory = memory_of(world)
    store_of(world).remember(AGENT, "Tom likes tea.")
    mark = server.log_mark()
    memory.inject_context([{"role": "user", "content": "What does Tom like?"}])
    memory.recall("What does Tom like?")
    store_of(world).recall(AGENT, "What does Tom like?")
    done = re.findall(r"LOG:  (?:statement|execute [^:]*): (.*)", server.log_since(mark))
    assert len(done) == 3, done


def test_the_command_asks_nothing_that_is_off_the_record(
    server: PostgresServer, database_url: str, sync_world: World
) -> None:
    store_of(sync_world).remember(AGENT, "Tom likes tea.")
    mark = server.log_mark()
    result = Command(database_url)("recall", "--agent", AGENT, OFF_THE_RECORD, code=5)
    assert "off_the_record" in result.stderr
    assert "Zelda" not in result.stdout + result.stderr + server.log_since(mark)


def fields_of(world: World) -> dict[str, Any]:
    """Every text of a public method that is not the id of a look-up, a label or a verdict."""
    journal, store, log = world.journal, store_of(world), world.log
    row = DecisionRow("c", "sentence", Verdict.REJECT, ReasonCode.NOT_A_FACT)
    judge = Judge("p", "m", None, None, "1")

    def write(
        judge: Judge | None = None, context: TurnContext | None = None, **changes: Any
    ) -> Any:
        return log.write_terminals(
            AGENT, "t", [replace(row, **changes)], judge=judge, context=context
        )

    calls: dict[str, Any] = {}

    def each(method: str, call: Any, *names: str) -> None:
        for name in names:
            calls[f"{method}.{name}"] = lambda secret, name=name: call(**{name: secret})

    each(
        "append", lambda statement="x", **rest: journal.append(AGENT, statement, **rest),
        "statement", "kind", "verbatim", "turn_id", "session_id", "speaker", "claim_type",
        "payload",
    )  # fmt: skip
    calls["append.subjects"] = lambda secret: journal.append(AGENT, "x", subjects=[secret])
    calls["append.payload name"] = lambda secret: journal.append(AGENT, "x", payload={secret: 1})
    calls["annotate.kind"] = lambda secret: journal.annotate(AGENT, uuid4(), secret)
    calls["register_kind.kind"] = lambda secret: journal.register_kind(secret, targetless=True)
    each("entries", lambda **rest: journal.entries(AGENT, **rest), "speaker", "kind")
    for name in ("subjects_all", "subjects_any"):
        calls[f"entries.{name}"] = lambda secret, name=name: journal.entries(
            AGENT, **{name: ["x", secret]}
        )
    each(
        "remember", lambda content="x", **rest: store.remember(AGENT, content, **rest),
        "content", "speaker", "turn_id", "session_id", "provider", "statement_type", "language",
    )  # fmt: skip
    calls["remember.entities"] = lambda secret: store.remember(AGENT, "x", entities=["y", secret])
    calls["link_entities"] = lambda secret: store.link_entities(AGENT, ["x", secret])
    calls["associations"] = lambda secret: store.associations(AGENT, secret)
    calls["set_language"] = lambda secret: store.set_language(AGENT, secret)
    each("memories", lambda **rest: store.memories(AGENT, **rest), "speaker", "provider")
    calls["recall.speaker"] = lambda secret: store.recall(AGENT, "x", speaker=secret)
    calls["recall.model"] = lambda secret: store.recall(AGENT, "x", embedding=[1.0], model=secret)
    each(
        "inject", lambda **rest: store.inject(AGENT, "x", **rest),
        "speaker", "turn_id", "session_id",
    )  # fmt: skip
    memory = memory_of(world)
    each(
        "inject_context",
        lambda **rest: memory.inject_context([{"role": "user", "content": "x"}], **rest),
        "speaker", "turn_id", "session_id",
    )  # fmt: skip
    calls["memory.recall.speaker"] = lambda secret: memory.recall("x", speaker=secret)
    each("list_for_agent", lambda **rest: log.list_for_agent(AGENT, **rest), "state", "reason_code")
    each("write", write, "generator_rule", "detail_code", "detector", "text_sha256", "entry_id")
    calls["write.finish_reason"] = lambda secret: write(receipt=Receipt(finish_reason=secret))
    for name in ("speaker", "session_id"):
        calls[f"write.{name}"] = lambda secret, name=name: write(
            context=TurnContext(**{name: secret})
        )
    for name in ("provider", "model", "package_version", "prompt_sha256", "schema_sha256"):
        calls[f"write.{name}"] = lambda secret, name=name: write(
            judge=replace(judge, **{name: secret})
        )
    calls["label.labelled_by"] = lambda secret: log.label(AGENT, {"c": True}, labelled_by=secret)
    return calls


def test_every_field_is_scanned_before_it_is_sent(
    server: PostgresServer,
    world: World,
    tables: Tables,
    python_logs: pytest.LogCaptureFixture,
) -> None:
    tables.execute(ADD)
    mark = server.log_mark()
    code = made_code()  # what only this database's own detector finds
    errors = ""
    for name, call in fields_of(world).items():
        with pytest.raises((JournalBlockedError, InvalidInputError, ConfigurationError)) as caught:
            call(code)
        assert caught.value.sqlstate is None, name
        errors += whole(caught.value)
    assert_nowhere(tables, {code}, server.log_since(mark), python_logs.text, errors)


def test_what_an_owner_says_is_scanned_before_it_is_sent(
    server: PostgresServer, database_url: str, sync_world: World, tables: Tables
) -> None:
    tables.execute(ADD)
    mark = server.log_mark()
    code, database = made_code(), sync_world.database
    token = next(
        token
        for token in iter(made_token, "")
        if {f.reason for f in find_never_record(f"see {token} there")} == {"high_entropy"}
    )
    shown = ""
    for call in (
        lambda: policy.add_detector(database, Detector("mine", "jwt", code)),
        lambda: policy.add_detector(database, Detector("mine", "jwt", "mine-[0-9]{9}", about=code)),
        lambda: policy.disable_detector(database, "iban", f"not {code}"),
        lambda: policy.disable_detector(database, code, "why"),
        lambda: policy.enable_detector(database, "iban", f"not {code}"),
        lambda: policy.allow_text(database, AGENT, f"see {token} there", f"not {code}"),
        lambda: policy.revoke_allowed_text(database, AGENT, code),  # type: ignore[arg-type]
        lambda: list(policy.rescan(database, AGENT, code)),
        lambda: list(policy.rescan(database, AGENT, "memory", after=code)),
    ):
        with pytest.raises((JournalBlockedError, InvalidInputError)) as caught:
            call()
        assert caught.value.sqlstate is None
        shown += whole(caught.value)
    command = Command(database_url)
    for arguments in (
        ["firewall", "disable", "iban", "--note", f"not {code}"],
        ["firewall", "enable", "iban", "--note", f"not {code}"],
        ["firewall", "add", "mine", "jwt", "mine-[0-9]{9}", "--about", code],
    ):
        result = command(*arguments, code=5)
        assert "ticket" in result.stderr or "firewall" in result.stderr
        shown += result.stdout + result.stderr
    # Adding what is there does nothing, although it finds its own pattern.
    word = Detector("word", "jwt", "codename-heron")
    policy.add_detector(database, word)
    policy.add_detector(database, word)
    assert code not in shown + server.log_since(mark)
