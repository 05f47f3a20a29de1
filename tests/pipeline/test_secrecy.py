"""After a turn with a secret, nothing holds it: no table, no log, no error, and no digest of it."""

from __future__ import annotations

import base64
import hashlib
import logging
import random
import string
import traceback
from typing import Any

import psycopg
import pytest

from pgassay import JournalBlockedError, generate_candidates
from pgassay.firewall import find_never_record
from pipeline.support import (
    ACCEPT,
    AGENT,
    Recorder,
    Tables,
    World,
    accept_all,
    made_card,
    replace_firewall,
)
from servers import PostgresServer


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
