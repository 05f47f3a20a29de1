"""The decision log as Python sees it: guarded writes, history, listing, labels and metrics."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta
from typing import Any

import pytest

from pgassay import (
    ConfigurationError,
    ConstraintError,
    DecisionRow,
    InvalidInputError,
    Judge,
    ReasonCode,
    Receipt,
    TurnContext,
    UnknownTargetError,
    Verdict,
    VocabularyError,
)
from pipeline.support import ACCEPT, AGENT, NOT_A_FACT, Recorder, Tables, World, made_card

TEXT = "Mira moved to Ghent. Did Carol Jones approve? She works at Acme now."
KEPT = "t1:sentence:0"

JUDGE = Judge("by hand", None, None, None, "1")


@pytest.fixture
def judged(world: World) -> World:
    world.memory().extract_memories(TEXT, "t1")
    return world


# --- the guard (A10) ------------------------------------------------------------------------------


def test_a_terminal_write_never_overwrites_an_accept(judged: World, tables: Tables) -> None:
    before = tables.decisions()[KEPT]
    log = judged.log
    for state, reason in (
        (Verdict.REJECT, ReasonCode.NOT_A_FACT),
        (Verdict.REJECT, ReasonCode.LLM_UNAVAILABLE),
        (Verdict.WITHHOLD, ReasonCode.LOW_CONFIDENCE),
        (Verdict.FIREWALL_DROP, ReasonCode.PRE_LLM_CANDIDATE_BLOCK),
    ):
        assert log.write_terminal(AGENT, "t1", KEPT, state, reason, judge=JUDGE) is False
    after = tables.decisions()[KEPT]
    assert after.detail_code == "terminal_conflict_refused"
    assert after._replace(detail_code=None) == before._replace(detail_code=None)
    history = log.history(AGENT, "t1", KEPT)
    assert [(event.outcome, event.state) for event in history] == [
        ("applied", Verdict.PENDING),
        ("applied", Verdict.ACCEPT),
        ("refused", Verdict.REJECT),
        ("refused", Verdict.REJECT),
        ("refused", Verdict.WITHHOLD),
        ("refused", Verdict.FIREWALL_DROP),
    ]
    assert [event.event_id for event in history] == sorted(event.event_id for event in history)
    assert {event.provider for event in history if event.outcome == "refused"} == {"by hand"}
    assert log.turn_summary(AGENT, "t1")["state:accept"] == 2
    # Neither does a first phase, nor another accept.
    entry_id = before.entry_id
    pending = DecisionRow(KEPT, "sentence", Verdict.PENDING, ReasonCode.ACCEPTED)
    assert log.write_pending(AGENT, "t1", [pending]) == {KEPT: False}
    assert log.write_terminal(AGENT, "t1", KEPT, *ACCEPT, entry_id=entry_id) is False
    # And a refused drop leaves no tombstone of something that was not dropped.
    assert not tables.drops()
    assert judged.memory().extract_memories(TEXT, "t1")


def test_a_set_is_taken_row_by_row(judged: World, tables: Tables) -> None:
    rows = [
        DecisionRow(candidate_id, "sentence", Verdict.REJECT, ReasonCode.NOT_MEMORABLE)
        for candidate_id in (KEPT, "t1:sentence:1", "new")
    ]
    taken = judged.log.write_terminals(AGENT, "t1", rows)
    assert taken == {KEPT: False, "t1:sentence:1": True, "new": True}
    states = tables.states()
    assert states[KEPT] == "accept/accepted"
    assert states["t1:sentence:1"] == states["new"] == "reject/not_memorable"


def test_writes_that_break_a_rule_leave_nothing(world: World, tables: Tables) -> None:
    log = world.log

    def write(*arguments: Any, **more: Any) -> Any:
        return log.write_terminal(AGENT, "t1", "c", *arguments, **more)

    for arguments, more, error in (
        ((Verdict.ACCEPT, ReasonCode.NOT_A_FACT), {}, ConstraintError),
        ((Verdict.REJECT, ReasonCode.ACCEPTED), {}, VocabularyError),
        ((Verdict.WITHHOLD, ReasonCode.NOT_A_FACT), {}, VocabularyError),
        (ACCEPT, {}, ConstraintError),
        (ACCEPT, {"entry_id": uuid.uuid4()}, ConstraintError),
        (NOT_A_FACT, {"entry_id": uuid.uuid4()}, ConstraintError),
        ((Verdict.PENDING, ReasonCode.ACCEPTED), {}, InvalidInputError),
        (NOT_A_FACT, {"generator_rule": "No Rule"}, InvalidInputError),
        (NOT_A_FACT, {"detail_code": "free text"}, InvalidInputError),
        (NOT_A_FACT, {"detail_code": "nul\x00"}, InvalidInputError),
        (NOT_A_FACT, {"text_sha256": "abc"}, InvalidInputError),
        (NOT_A_FACT, {"span": (5, 3)}, ConstraintError),
        (NOT_A_FACT, {"receipt": Receipt(input_tokens=-1)}, ConstraintError),
        (NOT_A_FACT, {"judge": Judge("", None, None, None, "1")}, ConfigurationError),
        (NOT_A_FACT, {"context": TurnContext(captured_at=datetime(2024, 1, 1))}, InvalidInputError),
    ):
        with pytest.raises(error):
            write(*arguments, **more)
    with pytest.raises(ValueError, match="maybe"):
        write("maybe", ReasonCode.NOT_A_FACT)
    for ids in (("", "t", "c"), ("a", "t" * 513, "c"), ("a", "t", "c" * 601), ("a", "t", "\x00")):
        with pytest.raises(InvalidInputError):
            log.write_terminal(*ids, *NOT_A_FACT)
    row = DecisionRow("c", "sentence", *NOT_A_FACT)
    with pytest.raises(InvalidInputError):
        log.write_terminals(AGENT, "t1", [row, row])
    assert tables.decisions() == {}
    assert log.write_terminals(AGENT, "t1", []) == {}


def test_a_blocked_candidate_leaves_no_digest_even_if_one_is_sent(
    server: Any, world: World, tables: Tables
) -> None:
    digest = Recorder.__name__.lower().encode().hex().ljust(64, "0")
    world.log.list_for_agent(AGENT)
    mark = server.log_mark()
    assert world.log.write_terminal(
        AGENT,
        "t1",
        "c",
        Verdict.FIREWALL_DROP,
        ReasonCode.PRE_LLM_CANDIDATE_BLOCK,
        span=(3, 19),
        text_sha256=digest,
        detail_code="payment_card",
        detector="card",
    )
    row = tables.decisions()["c"]
    assert (row.text_sha256, row.span_start, row.span_end) == (None, None, None)
    logged = server.log_since(mark)
    assert "write_terminals" in logged
    assert digest not in logged
    assert world.log.privacy_drop_counts(AGENT) == {"payment_card": 1}


def test_leases(world: World, tables: Tables) -> None:
    log = world.log
    one, two = uuid.uuid4(), uuid.uuid4()
    assert log.acquire_lease(AGENT, "k", one)
    assert log.acquire_lease(AGENT, "k", one, lease_ms=60_000)  # renewed
    assert not log.acquire_lease(AGENT, "k", two)
    assert log.acquire_lease("another agent", "k", two)
    assert log.acquire_lease(AGENT, "k2", two)
    assert not log.release_lease(AGENT, "k", two)
    assert log.release_lease(AGENT, "k", one)
    assert not log.release_lease(AGENT, "k", one)
    assert log.acquire_lease(AGENT, "k", two)
    tables.expire_leases()
    assert log.acquire_lease(AGENT, "k", one)
    assert not log.release_lease(AGENT, "k", two)
    for bad in ("", "k" * 1500):
        with pytest.raises((InvalidInputError, ConstraintError)):
            log.acquire_lease(AGENT, bad, one)
    with pytest.raises(InvalidInputError):
        log.acquire_lease(AGENT, "k", one, lease_ms=0)


# --- reading (A13, A14, A18) ----------------------------------------------------------------------


def test_listing_pages_and_filters(world: World) -> None:
    memory, log = world.memory(), world.log
    for number in range(3):
        memory.extract_memories(TEXT, f"t{number}")
    rows = log.list_for_agent(AGENT)
    assert len(rows) == 18
    assert [row.written_at for row in rows] == sorted(row.written_at for row in rows)
    assert log.list_for_agent(AGENT, newest_first=True) == rows[::-1]
    for newest_first in (False, True):
        paged: list[Any] = []
        while page := log.list_for_agent(
            AGENT, limit=5, after=paged[-1] if paged else None, newest_first=newest_first
        ):
            paged += page
        assert paged == (rows[::-1] if newest_first else rows)
    assert len(log.list_for_agent(AGENT, turn_id="t1")) == 6
    assert len(log.list_for_agent(AGENT, state=Verdict.ACCEPT)) == 6
    assert len(log.list_for_agent(AGENT, state="reject", turn_id="t2")) == 4
    assert len(log.list_for_agent(AGENT, reason_code=ReasonCode.NOT_A_FACT)) == 12
    assert log.get(AGENT, "t1", KEPT) in rows
    assert log.get(AGENT, "t1", "none") is None
    for limit in (0, -1, True, 1.5, "5"):
        with pytest.raises(InvalidInputError, match="limit"):
            log.list_for_agent(AGENT, limit=limit)


def test_pending_rows_are_listed_oldest_first(world: World, tables: Tables) -> None:
    log = world.log
    for number in (3, 1, 2):
        row = DecisionRow(f"c{number}", "sentence", Verdict.PENDING, ReasonCode.ACCEPTED)
        log.write_pending(AGENT, f"t{number}", [row])
    log.write_terminal(AGENT, "t9", "c9", *NOT_A_FACT)
    rows = log.list_pending(AGENT)
    assert [row.turn_id for row in rows] == ["t3", "t1", "t2"]
    assert {row.state for row in rows} == {Verdict.PENDING}
    middle = rows[1].written_at
    assert log.list_pending(AGENT, older_than=middle) == rows[:1]
    assert log.list_pending(AGENT, older_than=middle.timestamp() + 3600) == rows
    assert log.list_pending(AGENT, older_than=timedelta(hours=1)) == []
    assert log.list_pending(AGENT, older_than=timedelta(0)) == rows
    assert log.list_pending("another agent") == []
    for bad in (datetime(2024, 1, 1), "yesterday"):
        with pytest.raises(InvalidInputError):
            log.list_pending(AGENT, older_than=bad)
    assert log.turn_summary(AGENT, "t1") == {}
    assert log.turn_summary(AGENT, "t9") == {"reason:not_a_fact": 1, "state:reject": 1}


def test_the_summary_is_computed_from_the_rows(judged: World) -> None:
    log = judged.log
    expected = {
        "reason:accepted": 2,
        "reason:not_a_fact": 4,
        "state:accept": 2,
        "state:reject": 4,
    }
    assert log.turn_summary(AGENT, "t1") == expected == log.rebuild_turn_summary(AGENT, "t1")
    log.write_terminal(AGENT, "t1", "t1:sentence:1", Verdict.WITHHOLD, ReasonCode.LOW_CONFIDENCE)
    expected |= {
        "reason:not_a_fact": 3,
        "state:reject": 3,
        "reason:low_confidence": 1,
        "state:withhold": 1,
    }
    assert log.turn_summary(AGENT, "t1") == expected == log.rebuild_turn_summary(AGENT, "t1")
    assert log.turn_summary(AGENT, "unknown") == {}


def test_every_attempt_and_its_judge_stay_readable(world: World) -> None:
    down = Judge("model", "m-1", "a" * 64, None, "1")
    up = Judge("model", "m-2", "b" * 64, None, "1")
    for judge, said in ((down, None), (up, ACCEPT)):
        provider = Recorder(lambda _, said=said: said)
        provider.judge = judge  # type: ignore[attr-defined]
        world.memory(provider).extract_memories("Mira moved.", "t1")
    history = world.log.history(AGENT, "t1", KEPT)
    assert [(event.model, event.state, event.detail_code) for event in history] == [
        ("m-1", "reject", "wrong_type"),
        ("m-2", "pending", None),
        ("m-2", "accept", None),
    ]
    row = world.log.get(AGENT, "t1", KEPT)
    assert (row.model, row.prompt_sha256, row.decided_by, row.loss) == (
        "m-2",
        "b" * 64,
        "model",
        "none",
    )
    assert history[-1].entry_id == row.entry_id
    assert history[0].attempted_at < history[1].attempted_at <= history[2].attempted_at


def test_reading_joins_the_callers_transaction(sync_world: World) -> None:
    log = sync_world.log
    engine = sync_world.database.engine.execution_options(isolation_level="REPEATABLE READ")
    with engine.begin() as connection:
        assert log.list_for_agent(AGENT, connection=connection) == []
        sync_world.memory().extract_memories(TEXT, "t1")
        for read in (
            log.list_for_agent(AGENT, connection=connection),
            log.list_pending(AGENT, connection=connection),
            log.history(AGENT, "t1", KEPT, connection=connection),
            log.turn_summary(AGENT, "t1", connection=connection),
            log.privacy_drop_counts(AGENT, connection=connection),
            log.compute_metrics(AGENT, connection=connection).per_reason_code,
        ):
            assert not read
        assert log.get(AGENT, "t1", KEPT, connection=connection) is None
    assert len(log.list_for_agent(AGENT)) == 6


def test_what_was_decided_outlives_the_callers_rollback(sync_world: World, tables: Tables) -> None:
    engine = sync_world.database.engine.execution_options(isolation_level="READ COMMITTED")
    with engine.connect() as connection, connection.begin() as transaction:
        sync_world.journal.append(AGENT, "By hand.", connection=connection)
        sync_world.memory().extract_memories(TEXT, "t1")
        transaction.rollback()
    tables.check(AGENT, {"t1": TEXT})


# --- labels and metrics (A15) ---------------------------------------------------------------------


def test_metrics_from_the_log_alone(world: World) -> None:
    text = (
        "Mira moved. Carol stayed. Zoe left. Dan came. Eve called. Fay wrote. Guy slept. Hal ate."
    )
    said = {
        "Mira moved.": ACCEPT,
        "Carol stayed.": ACCEPT,
        "Zoe left.": ACCEPT,
        "Dan came.": NOT_A_FACT,
        "Eve called.": (Verdict.WITHHOLD, ReasonCode.LOW_CONFIDENCE),
        "Fay wrote.": None,
        "Guy slept.": NOT_A_FACT,
        "Hal ate.": ACCEPT,
    }
    memory = world.memory(Recorder(lambda c: said[c.text]))
    memory.extract_memories(text, "t1")
    world.log.write_terminal(
        AGENT,
        "t2",
        "t2:sentence:0",
        Verdict.FIREWALL_DROP,
        ReasonCode.PRE_LLM_CANDIDATE_BLOCK,
        detail_code="payment_card",
        detector="card",
    )
    pending = DecisionRow("t3:sentence:0", "sentence", Verdict.PENDING, ReasonCode.ACCEPTED)
    world.log.write_pending(AGENT, "t3", [pending])
    gold: dict[Any, bool] = {
        "t1:sentence:0": True,  # tp
        ("t1", "t1:sentence:1"): True,  # tp
        "t1:sentence:2": False,  # fp
        "t1:sentence:3": True,  # fn
        "t1:sentence:4": True,  # fn
        "t1:sentence:5": True,  # lost to infrastructure
        "t1:sentence:6": False,  # tn
        "t2:sentence:0": True,  # lost to privacy
        "t3:sentence:0": True,  # pending: nowhere
        "unknown": True,
    }  # sentence:7 is not labelled
    metrics = world.log.compute_metrics(AGENT, gold)
    assert (metrics.tp, metrics.fp, metrics.fn, metrics.tn) == (2, 1, 2, 1)
    assert (metrics.lost_to_infrastructure, metrics.lost_to_privacy) == (1, 1)
    assert metrics.labelled == 8
    assert metrics.precision == pytest.approx(2 / 3)
    assert metrics.recall == pytest.approx(2 / 4)
    assert metrics.f1 == pytest.approx(2 * (2 / 3) * 0.5 / (2 / 3 + 0.5))
    assert metrics.end_to_end_recall == pytest.approx(2 / 6)
    # Wilson's interval for 2 of 3 and 2 of 4, as tables give it.
    assert metrics.precision_interval == pytest.approx((0.2077, 0.9385), abs=1e-4)
    assert metrics.recall_interval == pytest.approx((0.1500, 0.8500), abs=1e-4)
    assert metrics.per_reason_code == {
        "accepted": 4,
        "llm_unavailable": 1,
        "low_confidence": 1,
        "not_a_fact": 2,
        "pre_llm_candidate_block": 1,
    }
    assert metrics.per_generator_rule == {
        "sentence": {"accept": 4, "firewall_drop": 1, "reject": 3, "withhold": 1}
    }


def test_an_undefined_ratio_is_zero(judged: World) -> None:
    for agent_id, gold in ((AGENT, {}), (AGENT, None), ("nobody", {"c": True})):
        metrics = judged.log.compute_metrics(agent_id, gold)
        assert (metrics.precision, metrics.recall, metrics.f1) == (0.0, 0.0, 0.0)
        assert metrics.end_to_end_recall == 0.0
        assert (metrics.tp, metrics.fp, metrics.fn, metrics.tn, metrics.labelled) == (0,) * 5
        assert metrics.precision_interval == metrics.recall_interval == (0.0, 1.0)


def test_stored_labels(judged: World, tables: Tables) -> None:
    log = judged.log
    assert log.label(AGENT, {KEPT: True, ("t1", "t1:sentence:1"): True}, labelled_by="Ann") == 2
    metrics = log.compute_metrics(AGENT)
    assert (metrics.tp, metrics.fn, metrics.labelled) == (1, 1, 2)
    assert log.label(AGENT, {KEPT: False}, labelled_by="Bob") == 1
    metrics = log.compute_metrics(AGENT)
    assert (metrics.tp, metrics.fp, metrics.fn) == (0, 1, 1)
    stored = tables.rows("select * from assay.gold_label order by candidate_id")
    assert [(row.candidate_id, row.should_accept, row.labelled_by) for row in stored] == [
        (KEPT, False, "Bob"),
        ("t1:sentence:1", True, "Ann"),
    ]
    with pytest.raises(UnknownTargetError):
        log.label(AGENT, {KEPT: True, "unknown": True})
    for labels in ({KEPT: None}, {KEPT: 1}, {None: True}, {"\x00": True}, {("", KEPT): True}):
        with pytest.raises(InvalidInputError):
            log.label(AGENT, labels)
    assert tables.rows("select * from assay.gold_label order by candidate_id") == stored
    assert log.label(AGENT, {}) == 0


def test_a_label_without_a_turn_holds_in_every_turn(world: World) -> None:
    log = world.log
    for turn_id in ("t1", "t2"):
        log.write_terminal(AGENT, turn_id, "same", *NOT_A_FACT)
    assert log.compute_metrics(AGENT, {"same": True}).fn == 2
    both: dict[Any, bool] = {"same": True, ("t2", "same"): False}
    metrics = log.compute_metrics(AGENT, both)
    assert (metrics.fn, metrics.tn) == (1, 1)
    assert log.label(AGENT, {"same": True}) == 2


def test_metrics_of_a_voided_turn_count_no_candidate_of_the_model(world: World) -> None:
    world.memory().extract_memories(f"Mira moved. Her card is {made_card()}.", "t1")
    metrics = world.log.compute_metrics(AGENT, {})
    assert metrics.per_generator_rule == {"turn": {"firewall_drop": 1}}
    assert metrics.per_reason_code == {"turn_level_block": 1}
