"""Leases, the two phases of an accept, and what else happens to a turn."""

from __future__ import annotations

import json
import time
import uuid
from typing import Any

import psycopg
import pytest

from servers import WRITER, PostgresServer
from sql.support import (
    CONTEXT,
    JUDGE,
    ROWS,
    Connection,
    accept,
    begin,
    complete,
    decision,
    entry,
    history,
    in_background,
    label,
    one,
    query,
    refused,
    secret,
    sha256,
    verdict,
    wait_until_blocked,
    write,
    write_pending,
)

TAKE = "select assay.acquire_lease('ada', 'k', %s, %s)"
RELEASE = "select assay.release_lease('ada', 'k', %s)"


def wait(milliseconds: int = 30) -> None:
    time.sleep(milliseconds / 1000)


# --- leases --------------------------------------------------------------------------------------


def test_a_lease(writer: Connection) -> None:
    first, second = uuid.uuid4(), uuid.uuid4()
    assert one(writer, TAKE, first, 30_000)
    assert not one(writer, TAKE, second, 30_000)
    assert one(writer, TAKE, first, 30_000), "its holder can renew it"
    assert not one(writer, RELEASE, second), "only its holder can release it"
    assert not one(writer, TAKE, second, 30_000)
    assert one(writer, RELEASE, first)
    assert not one(writer, RELEASE, first), "and only once"
    assert one(writer, TAKE, second, 30_000)


def test_an_expired_lease_is_taken_over(writer: Connection) -> None:
    first, second = uuid.uuid4(), uuid.uuid4()
    assert one(writer, TAKE, first, 1)
    wait()
    assert one(writer, TAKE, second, 30_000)
    assert not one(writer, RELEASE, first)
    assert not one(writer, TAKE, first, 30_000)


def test_a_lease_is_a_row_of_its_agent(writer: Connection) -> None:
    other = "select assay.acquire_lease('bob', 'k', %s, 30000)"
    assert one(writer, TAKE, uuid.uuid4(), 30_000)
    assert one(writer, other, uuid.uuid4())


@pytest.mark.parametrize(
    ("key", "token", "duration"),
    [(None, True, 1), ("k", False, 1), ("k", True, None), ("k", True, 0), ("k", True, -5)],
)
def test_what_a_lease_needs(
    writer: Connection, key: str | None, token: bool, duration: int | None
) -> None:
    with refused("ME005"):
        writer.execute(
            "select assay.acquire_lease('ada', %s, %s, %s)",
            [key, uuid.uuid4() if token else None, duration],
        )


def test_two_take_a_lease_at_once(
    writer: Connection, writer2: Connection, admin: Connection
) -> None:
    writer.execute("begin")
    assert one(writer, TAKE, uuid.uuid4(), 30_000)
    late = in_background(lambda: one(writer2, TAKE, uuid.uuid4(), 30_000))
    wait_until_blocked(admin, writer2)
    writer.execute("commit")
    assert late.result(20) is False


# --- begin ---------------------------------------------------------------------------------------


def test_the_first_phase(writer: Connection) -> None:
    rows = [
        verdict("c0"),
        verdict("c1", "pending"),
        verdict("c2", "reject", "not_a_fact"),
        verdict("c3", "withhold", "low_confidence"),
        verdict(
            "c4", "firewall_drop", "pre_llm_candidate_block", detail_code="jwt", detector="jwt"
        ),
        # It overlaps what was blocked, so it is a row, but no second tombstone.
        verdict("c5", "firewall_drop", "pre_llm_candidate_block"),
    ]
    assert begin(writer, "ada", "t", rows) == {
        "c0": "claimed",
        "c1": "claimed",
        "c2": "written",
        "c3": "written",
        "c4": "written",
        "c5": "written",
    }
    assert query(
        writer, "select candidate_id, state, reason_code from assay.decisions order by 1"
    ) == [
        ("c0", "pending", "accepted"),
        ("c1", "pending", "accepted"),
        ("c2", "reject", "not_a_fact"),
        ("c3", "withhold", "low_confidence"),
        ("c4", "firewall_drop", "pre_llm_candidate_block"),
        ("c5", "firewall_drop", "pre_llm_candidate_block"),
    ]
    assert query(writer, "select stage, reason, drops from assay.privacy_drops") == [
        ("candidate", "jwt", 1)
    ]
    # Privacy is decided before any judge is asked.
    assert set(
        query(
            writer,
            "select provider from assay.decisions where state = 'firewall_drop'",
        )
    ) == {"pgassay"}
    assert query(writer, "select provider from assay.decisions where candidate_id = 'c2'") == [
        "sql:assay_writer"
    ]


def test_the_loser_writes_nothing(writer: Connection) -> None:
    first, second = uuid.uuid4(), uuid.uuid4()
    assert begin(writer, "ada", "t", [verdict("c")], first) == {"c": "claimed"}
    before = query(writer, "select d::text from assay.decisions as d")
    for row in (
        verdict("c"),
        verdict("c", "reject", "not_a_fact"),
        verdict("c", "firewall_drop", "pre_llm_candidate_block", detail_code="jwt", detector="d"),
    ):
        assert begin(writer, "ada", "t", [row], second) == {"c": "busy"}
    assert complete(writer, "ada", "t", second, [entry("c")])["c"][0] == "lost"
    assert query(writer, "select d::text from assay.decisions as d") == before
    assert query(writer, "select from assay.journal") == []
    assert query(writer, "select from assay.privacy_drops") == []
    assert complete(writer, "ada", "t", first, [entry("c")])["c"][0] == "accepted"
    # Released with the second phase.
    assert query(writer, "select assay.release_lease('ada', 'assembly:1:t:c', %s)", first) == [
        False
    ]


def test_what_is_decided_stays_and_what_is_open_is_judged_again(writer: Connection) -> None:
    accept(writer, "ada", "t", "accepted")
    write(
        writer,
        "ada",
        "t",
        [
            verdict("rejected", "reject", "not_a_fact"),
            verdict("withheld", "withhold", "low_confidence"),
            verdict("dropped", "firewall_drop", "pre_llm_candidate_block"),
            verdict("failed", "reject", "assembly_failed"),
            verdict("unjudged", "reject", "llm_unavailable"),
            verdict("ambiguous", "reject", "ambiguous_reconciliation"),
        ],
    )
    write_pending(writer, "ada", "t", [verdict("pending")])
    every = query(writer, "select candidate_id from assay.decisions order by 1")
    before = query(writer, "select event_id from assay.decision_history")
    again = begin(writer, "ada", "t", [verdict(candidate) for candidate in every])
    assert again == {
        "accepted": "decided",
        "ambiguous": "claimed",
        "dropped": "decided",
        "failed": "claimed",
        "pending": "claimed",
        "rejected": "decided",
        "unjudged": "claimed",
        "withheld": "decided",
    }
    # What was left alone is no attempt, and no lease stays behind for it.
    assert len(query(writer, "select event_id from assay.decision_history")) == len(before) + 4
    probed = dict(query(writer, "select candidate_id, open from assay.probe_turn('ada', 't')"))
    assert probed == {candidate: outcome == "claimed" for candidate, outcome in again.items()}


def test_nothing_at_all(writer: Connection) -> None:
    token = uuid.uuid4()
    for rows in ("[]", "[]"):
        assert (
            query(writer, f"select assay.begin_assembly('ada', 't', %s, {ROWS})", token, rows) == []
        )
    assert complete(writer, "ada", "t", token, []) == {}
    assert write(writer, "ada", "t", []) == {}
    for call in (
        "assay.begin_assembly('ada', 't', gen_random_uuid(), null)",
        "assay.complete_assembly('ada', 't', gen_random_uuid(), null)",
        "assay.write_terminals('ada', 't', null)",
        "assay.write_pending('ada', 't', null)",
    ):
        assert query(writer, f"select {call}") == []  # type: ignore[arg-type]
    assert query(writer, "select from assay.decisions") == []


# --- the same turn with other text ---------------------------------------------------------------


def texts(*sentences: str) -> list[dict[str, Any]]:
    return [
        verdict(
            f"t:sentence:{number}", "reject", "not_a_fact",
            text_sha256=sha256(sentence), span_start=0, span_end=len(sentence),
        )
        for number, sentence in enumerate(sentences)
    ]  # fmt: skip


EMPTY = [verdict("t:empty:0", "reject", "empty_turn", generator_rule="empty")]
VOID = [verdict("t:turn_firewall:0", "firewall_drop", "turn_level_block", generator_rule="turn")]


@pytest.mark.parametrize(
    ("first", "then", "same"),
    [
        (texts("One.", "Two."), texts("One.", "Two."), True),
        (texts("One.", "Two."), texts("One.", "Three."), False),
        (texts("One.", "Two."), texts("One."), False),
        (texts("One."), texts("One.", "Two."), False),
        (texts("One."), EMPTY, False),
        (EMPTY, texts("One."), False),
        (EMPTY, EMPTY, True),
        (VOID, VOID, True),
        (VOID, texts("One."), False),
        (VOID, EMPTY, False),
        # The firewall may have learned something.
        (texts("One."), VOID, True),
    ],
)
def test_the_same_turn_id_with_other_text(
    writer: Connection, first: list[Any], then: list[Any], same: bool
) -> None:
    begin(writer, "ada", "t", first, candidates=len(first))
    before = query(writer, "select h::text from assay.decision_history as h")
    if same:
        assert set(begin(writer, "ada", "t", then, candidates=len(then)).values()) <= {
            "decided",
            "written",
        }
    else:
        with refused("ME003"):
            begin(writer, "ada", "t", then, candidates=len(then))
        assert query(writer, "select h::text from assay.decision_history as h") == before
    # Another agent's turn of the same name is another turn.
    assert set(begin(writer, "bob", "t", then, candidates=len(then)).values()) == {"written"}


def test_a_turn_in_several_calls(writer: Connection) -> None:
    """Verdicts are written as they arrive: each call has a part of the turn's candidates."""
    rows = [*texts("One.", "Two."), verdict("t:entity:0", "reject", "not_a_fact")]
    rows[2]["generator_rule"] = "entity"
    for row in rows:
        assert begin(writer, "ada", "t", [row], candidates=3) == {row["candidate_id"]: "written"}
    with refused("ME003"):
        begin(writer, "ada", "t", [verdict("t:sentence:9", "reject", "not_a_fact")], candidates=4)


def test_two_texts_at_once(writer: Connection, writer2: Connection, admin: Connection) -> None:
    writer.execute("begin")
    begin(writer, "ada", "t", texts("One."), candidates=1)
    late = in_background(lambda: begin(writer2, "ada", "t", texts("Two."), candidates=1))
    wait_until_blocked(admin, writer2)
    writer.execute("commit")
    with refused("ME003"):
        late.result(20)


# --- complete ------------------------------------------------------------------------------------


def test_each_entry_fares_by_itself(writer: Connection) -> None:
    token = uuid.uuid4()
    names = ["good", "blocked", "long", "endless", "nothing", "client", "stopped", "other"]
    rows = [
        verdict(name, text_sha256=sha256(name), span_start=0, span_end=1, input_tokens=100)
        for name in names
    ]
    assert set(begin(writer, "ada", "t", rows, token).values()) == {"claimed"}
    outcome = complete(
        writer,
        "ada",
        "t",
        token,
        [
            entry("good", speaker="Ada", subjects=["person:ada"], payload={"a": 1}),
            entry("blocked", f"My key is {secret()}"),
            entry("long", subjects=["x" * 60_000]),
            entry("endless", valid_from="infinity"),
            {"candidate_id": "nothing"},
            entry("client", failure="ValueError"),
            # The client's firewall stopped it.
            entry("stopped", failure="jwt", detector="jwt"),
            entry("other"),
        ],
    )
    assert {name: row[:3] for name, row in outcome.items()} == {
        "good": ("accepted", "accept", "accepted"),
        "blocked": ("blocked", "firewall_drop", "post_accept_journal_block"),
        "long": ("failed", "reject", "assembly_failed"),
        "endless": ("failed", "reject", "assembly_failed"),
        "nothing": ("failed", "reject", "assembly_failed"),
        "client": ("failed", "reject", "assembly_failed"),
        "stopped": ("blocked", "firewall_drop", "post_accept_journal_block"),
        "other": ("accepted", "accept", "accepted"),
    }
    assert {name: row[4] for name, row in outcome.items() if row[0] == "failed"} == {
        "long": "sqlstate_23514",
        "endless": "sqlstate_23514",
        "nothing": "sqlstate_23502",
        "client": "ValueError",
    }
    stored = {
        row[0]: tuple(row[1:])
        for row in query(
            writer, "select candidate_id, state, reason_code, entry_id from assay.decisions"
        )
    }
    assert stored == {name: row[1:4] for name, row in outcome.items()}
    assert query(writer, "select candidate_id from assay.journal order by 1") == ["good", "other"]
    for name in names:
        kept = decision(writer, "ada", "t", name)
        assert (kept["text_sha256"] is None) == (kept["state"] == "firewall_drop")
        # The judge was asked once.
        assert query(
            writer,
            "select sum(input_tokens) from assay.decision_history where candidate_id = %s",
            name,
        ) == [100]
        assert len(history(writer, "ada", "t", name)) == 2
    assert sorted(query(writer, "select stage, drops from assay.privacy_drops")) == [
        ("journal", 1),
        ("journal", 1),
    ]
    # Every lease was given back: what failed can be run again at once.
    again = [verdict(name, text_sha256=sha256(name)) for name in names]
    assert {name for name, out in begin(writer, "ada", "t", again).items() if out == "claimed"} == {
        "long",
        "endless",
        "nothing",
        "client",
    }


def test_an_entry_that_the_client_stopped_is_not_stored(writer: Connection) -> None:
    token = uuid.uuid4()
    begin(writer, "ada", "t", [verdict("c")], token)
    outcome = complete(writer, "ada", "t", token, [entry("c", detector="mine")])
    assert outcome["c"][:3] == ("blocked", "firewall_drop", "post_accept_journal_block")
    assert query(writer, "select from assay.journal") == []


def test_the_entry_is_what_was_handed_in(writer: Connection) -> None:
    token = uuid.uuid4()
    begin(writer, "ada", "t", [verdict("c")], token)
    handed = entry(
        "c", "I moved there.", statement="Ada moved to Ghent.", speaker="Ada", session_id="s1",
        stated=False, claim_type="move", captured_at="2026-01-02T03:04:05+00:00",
        payload={"n": None}, subjects=["b", "a", "b", None, "cand:c"],
    )  # fmt: skip
    complete(writer, "ada", "t", token, [handed])
    assert query(
        writer,
        "select kind, target_id, turn_id, candidate_id, session_id, speaker, claim_type, stated,"
        " verbatim, statement, payload, subjects, captured_at = valid_from,"
        " captured_at at time zone 'UTC' from assay.journal",
    ) == [
        ("assert", None, "t", "c", "s1", "Ada", "move", False, "I moved there.",
         "Ada moved to Ghent.", {"n": None}, ["cand:c", "a", "b"], True,
         __import__("datetime").datetime(2026, 1, 2, 3, 4, 5))
    ]  # fmt: skip
    assert sorted(query(writer, "select subject from assay.journal_subjects")) == ["a", "b"]


def test_a_lost_lease(writer: Connection) -> None:
    first, second = uuid.uuid4(), uuid.uuid4()
    begin(writer, "ada", "t", [verdict("c"), verdict("d")], first, lease_ms=1)
    wait()
    assert begin(writer, "ada", "t", [verdict("c")], second) == {"c": "claimed"}
    outcome = complete(writer, "ada", "t", first, [entry("c"), entry("d"), entry("unknown")])
    assert outcome["c"][:2] == ("lost", "pending")
    # Expired, but nobody took it: the work is not thrown away.
    assert outcome["d"][:2] == ("accepted", "accept")
    assert outcome["unknown"] == ("lost", None, None, None, None)
    assert complete(writer, "ada", "t", second, [entry("c")])["c"][0] == "accepted"
    assert complete(writer, "ada", "t", first, [entry("c")])["c"][:2] == ("lost", "accept")
    assert len(query(writer, "select from assay.journal")) == 2


@pytest.mark.parametrize("failure", [None, "ValueError"])
def test_an_entry_that_landed_is_found_by_identity(
    writer: Connection, owner: Connection, failure: str | None
) -> None:
    """A store that was moved here may hold an entry whose decision does not know of it."""
    token = uuid.uuid4()
    begin(writer, "ada", "t", [verdict("c")], token)
    landed = one(
        owner,
        "insert into assay.journal_entry (entry_id, captured_at, valid_from, agent_id, kind,"
        " turn_id, candidate_id, verbatim, statement, subjects) values (gen_random_uuid(), now(),"
        " now(), 'ada', 'assert', 't', 'c', 'Landed.', 'Landed.', '{cand:c}') returning entry_id",
    )
    assert query(writer, "select landed_entry_id from assay.probe_turn('ada', 't')") == [landed]
    outcome = complete(writer, "ada", "t", token, [entry("c", "Another text.", failure=failure)])
    assert outcome["c"][:4] == ("accepted", "accept", "accepted", landed)
    assert query(writer, "select verbatim from assay.journal") == ["Landed."]
    assert query(writer, "select landed_entry_id from assay.probe_turn('ada', 't')") == [None]
    assert query(writer, "select from assay.privacy_drops") == []


def test_two_agents_with_the_same_ids(writer: Connection) -> None:
    tokens = {agent: uuid.uuid4() for agent in ("ada", "bob")}
    for agent, token in tokens.items():
        assert begin(writer, agent, "t", [verdict("c")], token) == {"c": "claimed"}
    # One token of an attacker who guesses it is of no use with another agent's name.
    assert complete(writer, "ada", "t", tokens["bob"], [entry("c")])["c"][0] == "lost"
    for agent, token in tokens.items():
        assert complete(writer, agent, "t", token, [entry("c", agent)])["c"][0] == "accepted"
    assert sorted(query(writer, "select agent_id, verbatim from assay.journal")) == [
        ("ada", "ada"),
        ("bob", "bob"),
    ]


def test_two_keys_that_look_alike_when_joined(writer: Connection) -> None:
    first, second = uuid.uuid4(), uuid.uuid4()
    assert begin(writer, "ada", "a", [verdict("b:c")], first) == {"b:c": "claimed"}
    assert begin(writer, "ada", "a:b", [verdict("c")], second) == {"c": "claimed"}


@pytest.mark.parametrize("function", ["begin", "complete", "write"])
def test_a_whole_call_is_one_commit(writer: Connection, function: str) -> None:
    """What fails half-way leaves nothing: here a row that the last constraint refuses."""
    bad = verdict("z", "reject", "no_such_reason")
    with refused("23503"):
        if function == "write":
            write(writer, "ada", "t", [verdict("c", "reject", "not_a_fact"), bad])
        else:
            begin(writer, "ada", "t", [verdict("c"), bad])
    assert query(writer, "select from assay.decisions") == []
    assert begin(writer, "ada", "t", [verdict("c")]) == {"c": "claimed"}, "no lease is left"


# --- judges --------------------------------------------------------------------------------------

WITH_JUDGE = f"select w.written from assay.write_terminals(%s, %s, {ROWS}, {JUDGE}, {CONTEXT}) as w"


def judged(connection: Connection, turn: str, judge: dict[str, Any]) -> list[Any]:
    rows = json.dumps([verdict("c", "reject", "not_a_fact")])
    return query(connection, WITH_JUDGE, "ada", turn, rows, json.dumps(judge), "{}")


def test_the_same_judge_is_one_row(writer: Connection, owner: Connection) -> None:
    whole = {
        "provider": "claude", "model": "m", "prompt_sha256": sha256("p"),
        "schema_sha256": sha256("s"), "package_version": "1",
    }  # fmt: skip
    judges = [whole, {"provider": "claude"}, {**whole, "prompt_sha256": sha256("q")}]
    for number, judge in enumerate(judges * 2):
        assert judged(writer, f"t{number}", judge) == [True]
    assert one(owner, "select count(*) from assay.judge") == 3
    assert len(set(query(writer, "select judge_id from assay.decisions"))) == 3


@pytest.mark.parametrize("isolation", ["read committed", "repeatable read", "serializable"])
def test_two_sessions_bring_the_same_new_judge(
    writer: Connection, writer2: Connection, admin: Connection, owner: Connection, isolation: str
) -> None:
    judge = {"provider": "new", "package_version": "1"}
    writer.execute(f"begin isolation level {isolation}")  # type: ignore[arg-type]
    writer2.execute(f"begin isolation level {isolation}")  # type: ignore[arg-type]
    writer2.execute("select count(*) from assay.decisions")
    assert judged(writer, "t1", judge) == [True]
    late = in_background(lambda: judged(writer2, "t2", judge))
    wait_until_blocked(admin, writer2)
    writer.execute("commit")
    if isolation == "read committed":
        assert late.result(20) == [True]
        writer2.execute("commit")
    else:
        with refused("40001"):
            late.result(20)
        writer2.execute("rollback")
        assert judged(writer2, "t2", judge) == [True]
    assert one(owner, "select count(*) from assay.judge") == 1
    assert one(writer, "select count(*) from assay.decisions") == 2


def test_a_decision_knows_its_judge_receipt_and_turn(writer: Connection) -> None:
    row = verdict(
        "c", "withhold", "low_confidence", latency_ms=5, input_tokens=6, output_tokens=7,
        max_tokens=8, finish_reason="end_turn", detail_code="hedged",
    )  # fmt: skip
    context = {
        "turn_candidates": 4, "speaker": "Ada", "session_id": "s",
        "captured_at": "2026-01-02T03:04:05+00:00",
    }  # fmt: skip
    judge = {"provider": "claude", "model": "m", "package_version": "1"}
    query(writer, WITH_JUDGE, "ada", "t", json.dumps([row]), json.dumps(judge), json.dumps(context))
    stored = decision(writer, "ada", "t", "c")
    for name, value in {**row, **judge}.items():
        assert stored[name] == value
    assert (stored["turn_candidates"], stored["speaker"], stored["session_id"]) == (4, "Ada", "s")
    attempt = query(
        writer,
        "select provider, model, latency_ms, input_tokens, output_tokens, max_tokens, finish_reason"
        " from assay.decision_history",
    )
    assert attempt == [("claude", "m", 5, 6, 7, 8, "end_turn")]
    # A later write that knows less of the turn takes nothing away.
    write(writer, "ada", "t", [verdict("c", "reject", "not_a_fact")])
    assert decision(writer, "ada", "t", "c")["speaker"] == "Ada"


# --- many at once --------------------------------------------------------------------------------


def test_opposite_orders_do_not_lock_each_other(
    server: PostgresServer, database_name: str, writer: Connection
) -> None:
    names = [f"c{number}" for number in range(60)]
    labels = [{"turn_id": "t", "candidate_id": name, "should_accept": True} for name in names]
    write(writer, "ada", "t", [verdict(name, "reject", "llm_unavailable") for name in names])

    def run(order: int, number: int) -> int:
        with server.connect(database_name, WRITER) as connection:
            done = 0
            for _ in range(number):
                step = names[::order]
                label(connection, "ada", labels[::order])
                write(
                    connection, "ada", "t", [verdict(n, "reject", "llm_unavailable") for n in step]
                )
                token = uuid.uuid4()
                claimed = begin(connection, "ada", "t", [verdict(n) for n in step], token)
                mine = [n for n in step if claimed[n] == "claimed"]
                complete(connection, "ada", "t", token, [entry(n, failure="again") for n in mine])
                done += 1
            return done

    running = [in_background(lambda order=order: run(order, 6)) for order in (1, -1, 1, -1)]
    assert [future.result(120) for future in running] == [6] * 4


def test_many_runners_on_the_same_turn(server: PostgresServer, database_name: str) -> None:
    """Each of them runs the whole turn; together they leave one entry per candidate."""
    names = [f"c{number}" for number in range(20)]

    def run() -> list[str]:
        with server.connect(database_name, WRITER) as connection:
            token = uuid.uuid4()
            claimed = begin(connection, "ada", "t", [verdict(n) for n in names], token)
            mine = [n for n in names if claimed[n] == "claimed"]
            done = complete(connection, "ada", "t", token, [entry(n) for n in mine])
            return [n for n in mine if done[n][0] == "accepted"]

    accepted = [name for future in [in_background(run) for _ in range(8)]
                for name in future.result(60)]  # fmt: skip
    assert sorted(accepted) == sorted(names)
    with server.connect(database_name, WRITER) as connection:
        assert sorted(query(connection, "select candidate_id from assay.journal")) == sorted(names)
        assert one(connection, "select count(*) from assay.decision_history") == 2 * len(names)


def test_errors_of_ours_are_the_callers_to_handle(writer: Connection) -> None:
    """In a transaction block of the caller's, a savepoint is enough to go on."""
    with writer.transaction():
        with pytest.raises(psycopg.Error), writer.transaction():
            write(writer, "ada", "t", [verdict("c", "pending")])
        write(writer, "ada", "t", [verdict("c", "reject", "not_a_fact")])
    assert query(writer, "select state from assay.decisions") == ["reject"]
