"""What a role with the writer's rights tries in order to get round the functions it may call."""

from __future__ import annotations

import json
import uuid
from collections.abc import Callable

import pytest

from sql.support import (
    CONTEXT,
    JUDGE,
    ROWS,
    Connection,
    accept,
    append,
    begin,
    complete,
    decision,
    entry,
    history,
    in_background,
    one,
    query,
    refused,
    secret,
    verdict,
    write,
)

AGENT, TURN = "mallory", "t1"
CANDIDATE = f"{TURN}:sentence:0"


def _card() -> str:
    """Make a number that passes for a payment card's: sixteen digits with the check digit."""
    digits = "4" + str(uuid.uuid4().int)[:14]
    total = 0
    for place, digit in enumerate(reversed(digits)):
        doubled = int(digit) * (2 if place % 2 == 0 else 1)
        total += doubled - 9 if doubled > 9 else doubled
    return digits + str(-total % 10)


# --- the order of an accept ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "reason"),
    [("reject", "not_a_fact"), ("firewall_drop", "pre_llm_candidate_block")],
)
def test_a_claim_does_not_outrank_a_later_verdict(
    writer: Connection, state: str, reason: str
) -> None:
    token = uuid.uuid4()
    begin(writer, AGENT, TURN, [verdict(CANDIDATE)], token)
    assert write(writer, AGENT, TURN, [verdict(CANDIDATE, state, reason)]) == {CANDIDATE: True}

    outcome = complete(writer, AGENT, TURN, token, [entry(CANDIDATE)])[CANDIDATE]

    assert outcome[:4] == ("lost", state, reason, None)
    assert query(writer, "select entry_id from assay.journal where agent_id = %s", AGENT) == []


def test_a_lease_taken_by_hand_is_no_first_phase(writer: Connection) -> None:
    write(writer, AGENT, TURN, [verdict(CANDIDATE, "reject", "not_a_fact")])
    token = uuid.uuid4()
    key = f"assembly:{len(TURN)}:{TURN}:{CANDIDATE}"
    assert one(writer, "select assay.acquire_lease(%s, %s, %s)", AGENT, key, token) is True

    outcome = complete(writer, AGENT, TURN, token, [entry(CANDIDATE)])[CANDIDATE]

    assert outcome[0] == "lost"
    assert history(writer, AGENT, TURN, CANDIDATE) == [("applied", "reject", "not_a_fact")]


def test_a_claim_that_was_settled_by_another_is_given_back(
    writer: Connection, owner: Connection
) -> None:
    token = uuid.uuid4()
    begin(writer, AGENT, TURN, [verdict(CANDIDATE)], token)
    write(writer, AGENT, TURN, [verdict(CANDIDATE, "reject", "llm_unavailable")])
    complete(writer, AGENT, TURN, token, [entry(CANDIDATE)])
    assert query(owner, "select lease_key from assay.lease") == []
    # The next runner need not wait for a lease that nobody uses.
    assert begin(writer, AGENT, TURN, [verdict(CANDIDATE)]) == {CANDIDATE: "claimed"}


# --- identities ----------------------------------------------------------------------------------


def test_an_entry_does_not_carry_the_identity_of_another_candidate(writer: Connection) -> None:
    other = accept(writer, AGENT, "t0", "t0:sentence:0")
    token = uuid.uuid4()
    good = f"{TURN}:sentence:1"
    begin(writer, AGENT, TURN, [verdict(CANDIDATE), verdict(good)], token)
    entries = [
        entry(CANDIDATE, subjects=["cand:t0:sentence:0", "res:resolved"]),
        entry(good, subjects=[f"cand:{good}", "res:resolved"]),
    ]
    outcomes = complete(writer, AGENT, TURN, token, entries)

    assert outcomes[CANDIDATE][:3] == ("failed", "reject", "assembly_failed")
    assert outcomes[CANDIDATE][4] == "sqlstate_ME005"
    assert outcomes[good][0] == "accepted"
    named = "select entry_id from assay.journal where 'cand:t0:sentence:0' = any (subjects)"
    assert query(writer, named) == [other]
    assert query(writer, "select subject from assay.journal_subjects") == ["res:resolved"]


# --- secrets beside the journal ------------------------------------------------------------------


def _row(field: str) -> Callable[[Connection, str], object]:
    return lambda connection, value: write(
        connection, AGENT, TURN, [verdict(CANDIDATE, "reject", "not_a_fact") | {field: value}]
    )


def _judge(field: str) -> Callable[[Connection, str], object]:
    return lambda connection, value: query(
        connection,
        f"select assay.write_terminals(%s, %s, {ROWS}, {JUDGE})",
        AGENT,
        TURN,
        json.dumps([verdict(CANDIDATE, "reject", "not_a_fact")]),
        json.dumps({"provider": "p", field: value}),
    )


def _failure(field: str) -> Callable[[Connection, str], object]:
    def attempt(connection: Connection, value: str) -> object:
        token = uuid.uuid4()
        begin(connection, AGENT, TURN, [verdict(CANDIDATE)], token)
        return complete(connection, AGENT, TURN, token, [entry(CANDIDATE, **{field: value})])

    return attempt


def _call(statement: str) -> Callable[[Connection, str], object]:
    return lambda connection, value: query(connection, statement, value)


CODES = (
    *(_row(field) for field in ("detail_code", "detector", "generator_rule")),
    *(_failure(field) for field in ("failure", "detector")),
    _call("select assay.register_kind(%s, true)"),
    _call("select assay.record_drop('a', 'turn', 'x', %s)"),
)
NAMES = (
    *(_judge(field) for field in ("provider", "model", "package_version")),
    _call("select assay.acquire_lease('a', %s, gen_random_uuid())"),
    _call("select assay.acquire_lease(%s, 'k', gen_random_uuid())"),
    _call("select assay.record_drop(%s, 'turn', 'x', 'y')"),
)


def test_no_card_number_in_a_code_and_no_key_in_a_name(writer: Connection) -> None:
    for attempt in CODES:
        with refused("ME001"):
            attempt(writer, _card())
    for attempt in NAMES:
        with refused("ME001"):
            attempt(writer, secret())


def test_the_firewalls_own_words_are_no_secrets(writer: Connection, owner: Connection) -> None:
    known = query(owner, "select distinct reason, detector from assay.never_record_detector")
    rows = [
        verdict(
            f"{TURN}:sentence:{number}",
            "firewall_drop",
            "pre_llm_candidate_block",
            detail_code=reason,
            detector=detector,
        )
        for number, (reason, detector) in enumerate(known)
    ]
    assert all(write(writer, AGENT, TURN, rows).values())
    one(writer, "select assay.record_drop('a', 'turn', 'off_the_record', 'marker_english')")


def test_a_session_cannot_make_the_firewall_read_its_patterns_otherwise(
    writer: Connection,
) -> None:
    # The texts of functions are read anew in every session, by that session's rules for strings.
    writer.execute("set escape_string_warning = off; set standard_conforming_strings = off")
    assert query(writer, "select reason from assay.scan_never_record(%s)", _card()) == [
        "payment_card"
    ]
    found = query(writer, "select reason from assay.find_never_record(%s)", secret())
    assert "credential_prefix" in found
    hidden = secret()
    assert hidden[:12] not in one(writer, "select redacted from assay.redact(%s)", hidden)
    with refused("ME001"):
        append(writer, AGENT, f"The key is {secret()}")
    assert append(writer, AGENT, "Mira moved to Ghent.")


# --- what could never be read again --------------------------------------------------------------

BEYOND = ("infinity", "-infinity", "10000-01-01", "4000-01-01 BC", "9999-12-31 23:59:59-12")


def test_no_time_that_clients_cannot_read(writer: Connection) -> None:
    for moment in BEYOND:
        for argument in ("p_captured_at", "p_valid_from"):
            with refused("23514", "journal_entry_times"):
                append(writer, AGENT, "Words.", **{argument: moment})
        with refused("23514", "decision_times"):
            query(
                writer,
                f"select assay.write_terminals(%s, %s, {ROWS}, null, {CONTEXT})",
                AGENT,
                TURN,
                json.dumps([verdict(CANDIDATE, "reject", "not_a_fact")]),
                json.dumps({"captured_at": moment}),
            )
    for moment in ("0001-01-02 00:00:00+00", "9999-12-30 23:59:59.999999+00"):
        append(writer, AGENT, "Words.", p_captured_at=moment)
    for zone in ("Pacific/Kiritimati", "Etc/GMT+12", "America/Los_Angeles"):
        query(writer, "select set_config('timezone', %s, false)", zone)
        found = query(writer, "select captured_at from assay.journal order by entry_seq")
        assert [moment.year for moment in found] == [1, 9999], zone


def test_no_json_that_clients_cannot_read(writer: Connection) -> None:
    for payload in ("[" * 200 + "]" * 200, '{"n": 1e5000}', '{"a": [{"n": -1e400}]}'):
        with refused("23514", "journal_entry_payload"):
            append(writer, AGENT, "Words.", p_payload=payload)
    for payload in ("null", "1e300", "[" * 90 + "]" * 90, '{"a": [1, "1e9999", {"b": null}]}'):
        append(writer, AGENT, "Words.", p_payload=payload)
    assert len(query(writer, "select payload from assay.journal")) == 4


def test_an_unreadable_time_costs_a_turn_one_candidate(writer: Connection) -> None:
    token = uuid.uuid4()
    good = f"{TURN}:sentence:1"
    begin(writer, AGENT, TURN, [verdict(CANDIDATE), verdict(good)], token)
    entries = [entry(CANDIDATE, valid_from="infinity"), entry(good)]
    outcomes = complete(writer, AGENT, TURN, token, entries)
    assert outcomes[CANDIDATE][:3] == ("failed", "reject", "assembly_failed")
    assert decision(writer, AGENT, TURN, good)["state"] == "accept"


# --- past the firewall ----------------------------------------------------------------------------

REMEMBER = (
    "select outcome from assay.remember(%s, array[row(%s, null, null, null, null, null, null, null,"
    " null, null, null, null, %s::text[], null)::assay.memory_input])"
)


@pytest.mark.parametrize(
    "write_it",
    [
        pytest.param(
            lambda card: card[:4] + "\n" + card[4:10] + "\n" + card[10:], id="line breaks"
        ),
        pytest.param(lambda card: card[:4] + "\t" + card[4:10] + "\t" + card[10:], id="tabs"),
        pytest.param(lambda card: json.dumps({"password": f"Meadow{card[:5]}?"}), id="nested"),
        pytest.param(lambda card: "please\ndo not record\nthis", id="off the record"),
    ],
)
@pytest.mark.parametrize("place", ["value", "name"])
def test_no_secret_behind_the_escapes_of_a_payload(
    writer: Connection, write_it: Callable[[str], str], place: str
) -> None:
    hidden = write_it(_card())
    payload = {"a": [{"arguments": hidden}]} if place == "value" else {"a": [{hidden: 1}]}
    with refused("ME001", "journal_entry_firewall"):
        append(writer, AGENT, "Words.", p_payload=json.dumps(payload))
    append(writer, AGENT, "Words.", p_payload=json.dumps({"a": [{"arguments": "Two\nlines"}]}))


@pytest.mark.parametrize(
    "call",
    [
        "select assay.link_entities(%s, array['tea', 'coffee'])",
        "select assay.remember(%s, '{}')",
        "select assay.forget(%s, '{}')",
        "select assay.set_memory_language(%s, 'english')",
        "select assay.inject(%s, 'tea')",
    ],
)
def test_no_secret_as_the_name_of_an_agent(
    writer: Connection, owner: Connection, call: str
) -> None:
    with refused("ME001"):
        writer.execute(call, [secret()])  # type: ignore[arg-type]
    # Who says by hand that it was scanned is not believed.
    pretend = "select set_config('assay.scanned', statement_timestamp()::text, false), "
    with refused("ME001"):
        writer.execute(call.replace("select ", pretend, 1), [secret()])  # type: ignore[arg-type]
    writer.execute("reset assay.scanned")
    with refused("ME001"):
        writer.execute(REMEMBER, [secret(), f"My key is {secret()}", None])
    for table in ("memory_agent", "association", "never_record_drop", "recall_event"):
        assert one(owner, f"select count(*) from assay.{table}") == 0, table  # type: ignore[arg-type]


def test_no_part_of_a_secret_as_the_name_of_an_entity(
    writer: Connection, owner: Connection
) -> None:
    """Names are cut where they are long: what is scanned is the whole name."""
    for name in ("tea " * 46 + " " + _card(), "tea " * 45 + secret()):
        outcome = query(writer, REMEMBER, AGENT, "Words.", [name, "b"])
        assert outcome == ["blocked"]
    assert one(owner, "select count(*) from assay.memory_entity") == 0
    assert one(owner, "select count(*) from assay.association") == 0
    # As long, and nothing in it; in two dimensions, and read as one.
    assert query(writer, REMEMBER, AGENT, "Words.", ["tea " * 60, "b"]) == ["stored"]
    assert query(writer, REMEMBER, AGENT, "More words.", [["c", "d"], ["e", "f"]]) == ["stored"]
    assert one(owner, "select count(*) from assay.association") == 7


# --- memories at the commit -----------------------------------------------------------------------


def test_what_the_journal_takes_becomes_a_memory(writer: Connection) -> None:
    """An error at the commit would take the good entries with it."""
    append(writer, AGENT, "No session.", p_session_id="")
    append(writer, AGENT, "Odd.", p_speaker="", p_claim_type="")
    append(writer, AGENT, " ", p_session_id="s" * 512, p_speaker="s" * 512, p_claim_type="c" * 200)
    append(writer, AGENT, "Long ago.", p_valid_from="0001-01-02 00:00:00+00")
    append(writer, AGENT, "In time.", p_valid_from="9999-12-30 00:00:00+00")
    begin(writer, AGENT, TURN, [verdict(CANDIDATE)], token := uuid.uuid4())
    outcomes = complete(writer, AGENT, TURN, token, [entry(CANDIDATE, session_id="")])
    assert outcomes[CANDIDATE][0] == "accepted"
    assert one(writer, "select count(*) from assay.memories") == 5


def test_many_appends_of_one_transaction_are_one_set(writer: Connection) -> None:
    writer.execute("begin")
    for number in range(300):
        append(writer, AGENT, f"Number {number} was drawn.")
    writer.execute("set constraints all immediate")
    # One row of the agent is updated for the set, not for every entry of it.
    updated = one(
        writer,
        "select n_tup_upd from pg_stat_xact_user_tables"
        " where schemaname = 'assay' and relname = 'memory_agent'",
    )
    writer.execute("commit")
    assert updated < 10
    assert one(writer, "select count(*) from assay.memories") == 300


def test_two_transactions_about_the_same_agents_do_not_wait_in_a_circle(
    writer: Connection, writer2: Connection
) -> None:
    agents = [f"agent-{number}" for number in range(12)]
    for connection, order in ((writer, agents), (writer2, agents[::-1])):
        connection.execute("begin")
        for agent in order:
            append(connection, agent, "Words.")
    first = in_background(lambda: writer.execute("commit"))
    writer2.execute("commit")
    first.result(timeout=30)
    assert one(writer, "select sum(evidence) from assay.memories") == 24
