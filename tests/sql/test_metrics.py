"""Counts and ratios from the decision log, on cases that were worked out by hand."""

from __future__ import annotations

import json
import math
from statistics import NormalDist
from typing import Any

import pytest

from sql.support import (
    Connection,
    accept,
    label,
    metrics,
    one,
    query,
    refused,
    row_of,
    verdict,
    write,
    write_pending,
)


def labels(**truth: bool) -> list[dict[str, Any]]:
    return [{"candidate_id": name, "should_accept": value} for name, value in truth.items()]


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """Wilson (1927): the proportions from which the observed one is z standard errors away."""
    if trials == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf(0.975)
    observed = successes / trials
    # The roots of (p - observed)^2 = z^2 p (1 - p) / n.
    a = 1 + z * z / trials
    b = -2 * observed - z * z / trials
    c = observed * observed
    root = math.sqrt(b * b - 4 * a * c)
    return max(0.0, (-b - root) / (2 * a)), min(1.0, (-b + root) / (2 * a))


@pytest.mark.parametrize(
    ("successes", "trials"),
    [(0, 0), (0, 1), (1, 1), (3, 4), (0, 10), (10, 10), (81, 263), (1, 10**6)],
)
def test_the_wilson_interval(writer: Connection, successes: int, trials: int) -> None:
    found = query(writer, "select low, high from assay.wilson_interval(%s, %s)", successes, trials)
    assert found == [pytest.approx(wilson(successes, trials), abs=1e-6)]
    low, high = found[0]
    assert 0.0 <= low <= high <= 1.0


def test_the_wilson_interval_of_a_published_case(writer: Connection) -> None:
    """Newcombe (1998), Statistics in Medicine 17, 857-872, table I: 81 of 263, method 3."""
    low, high = query(writer, "select low, high from assay.wilson_interval(81, 263)")[0]
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)


@pytest.fixture
def judged(writer: Connection) -> Connection:
    """Nine labelled candidates, two that nobody labelled, one that is not decided."""
    for name in ("tp1", "tp2", "fp1"):
        accept(writer, "ada", "t1", name)
    entity = {"generator_rule": "entity"}
    write(
        writer,
        "ada",
        "t1",
        [
            verdict("fn1", "reject", "not_a_fact"),
            {**verdict("fn2", "withhold", "low_confidence"), **entity},
            {**verdict("fn3", "withhold", "needs_confirmation"), **entity},
            verdict("tn1", "reject", "not_memorable"),
            verdict("private", "firewall_drop", "pre_llm_candidate_block"),
            verdict("outage", "reject", "llm_unavailable"),
            verdict("unlabelled", "reject", "not_a_fact"),
        ],
    )
    accept(writer, "ada", "t2", "unlabelled2")
    write_pending(writer, "ada", "t2", [verdict("open")])
    # Someone else's are not counted.
    accept(writer, "bob", "t1", "tp1")
    return writer


TRUTH = {
    "tp1": True, "tp2": True, "fp1": False, "fn1": True, "fn2": True, "fn3": True, "tn1": False,
    "private": True, "outage": True, "open": True,
}  # fmt: skip

EXPECTED = {
    "tp": 2, "fp": 1, "fn": 3, "tn": 1, "labelled": 9,
    "lost_to_privacy": 1, "lost_to_infrastructure": 1,
    "precision": 2 / 3, "recall": 2 / 5, "f1": 1 / 2, "end_to_end_recall": 2 / 7,
    "precision_low": wilson(2, 3)[0], "precision_high": wilson(2, 3)[1],
    "recall_low": wilson(2, 5)[0], "recall_high": wilson(2, 5)[1],
}  # fmt: skip


def test_metrics_by_given_labels(judged: Connection) -> None:
    found = metrics(judged, "ada", labels(**TRUTH))
    assert found["per_reason_code"] == {
        "accepted": 4, "not_a_fact": 2, "low_confidence": 1, "needs_confirmation": 1,
        "not_memorable": 1, "pre_llm_candidate_block": 1, "llm_unavailable": 1,
    }  # fmt: skip
    assert found["per_generator_rule"] == {
        "sentence": {"accept": 4, "reject": 4, "firewall_drop": 1},
        "entity": {"withhold": 2},
    }
    assert {name: found[name] for name in EXPECTED} == pytest.approx(EXPECTED, abs=1e-6)


def test_metrics_by_stored_labels_are_the_same(judged: Connection) -> None:
    given = metrics(judged, "ada", labels(**TRUTH))
    assert metrics(judged, "ada")["labelled"] == 0
    assert label(judged, "ada", labels(**TRUTH)) == len(TRUTH)
    assert metrics(judged, "ada") == given
    # Given labels are used instead of the stored ones, not with them.
    assert metrics(judged, "ada", labels(tp1=True))["labelled"] == 1
    assert metrics(judged, "ada", [])["labelled"] == 0


def test_metrics_in_the_views(judged: Connection) -> None:
    label(judged, "ada", labels(**TRUTH))
    by_rule = {
        rule: row_of(
            judged, "select * from assay.metrics_by_rule where agent_id = 'ada'"
            " and generator_rule = %s", [rule],
        )
        for rule in ("sentence", "entity")
    }  # fmt: skip
    whole = metrics(judged, "ada")
    counts = ("tp", "fp", "fn", "tn", "labelled", "lost_to_privacy", "lost_to_infrastructure")
    for name in counts:
        assert whole[name] == sum(row[name] for row in by_rule.values())
    assert (by_rule["entity"]["fn"], by_rule["entity"]["precision"]) == (2, 0.0)
    assert by_rule["sentence"]["precision"] == pytest.approx(2 / 3)
    assert by_rule["sentence"]["recall"] == pytest.approx(2 / 3)
    assert by_rule["sentence"]["f1"] == pytest.approx(2 / 3)
    assert by_rule["sentence"]["end_to_end_recall"] == pytest.approx(2 / 5)
    by_judge = query(
        judged,
        "select sum(tp), sum(fp), sum(fn), sum(tn), sum(labelled), sum(lost_to_privacy),"
        " sum(lost_to_infrastructure) from assay.metrics_by_judge where agent_id = 'ada'",
    )
    assert by_judge == [tuple(whole[name] for name in counts)]


def test_nothing_to_measure(writer: Connection) -> None:
    found = metrics(writer, "nobody", labels(x=True))
    for name in ("precision", "recall", "f1", "end_to_end_recall", "tp", "fp", "fn", "tn"):
        assert found[name] == 0
    assert (found["precision_low"], found["precision_high"]) == (0.0, 1.0)
    assert (found["per_reason_code"], found["per_generator_rule"]) == ({}, {})


def test_a_label_for_one_turn_comes_before_one_for_all(writer: Connection) -> None:
    for turn in ("t1", "t2", "t3"):
        accept(writer, "ada", turn, "c")
    special = {"turn_id": "t2", "candidate_id": "c", "should_accept": False}
    for given in ([special, *labels(c=True)], [*labels(c=True), special]):
        found = metrics(writer, "ada", given)
        assert (found["tp"], found["fp"]) == (2, 1)
        assert label(writer, "ada", given) == 3
        assert metrics(writer, "ada") == found
    # Of two for the same, the last counts.
    assert metrics(writer, "ada", [*labels(c=True), *labels(c=False)])["fp"] == 3
    assert label(writer, "ada", [*labels(c=True), *labels(c=False)]) == 3
    assert metrics(writer, "ada")["fp"] == 3


def test_labels(judged: Connection) -> None:
    assert label(judged, "ada", labels(tp1=True)) == 1
    assert query(
        judged, "select agent_id, turn_id, candidate_id, should_accept, labelled_by"
        " from assay.gold_labels"
    ) == [("ada", "t1", "tp1", True, "assay_writer")]  # fmt: skip
    # Replaced, by whom it is said now.
    statement = (
        "select assay.label('ada', array[row('t1', 'tp1', false)::assay.label_input], 'someone')"
    )
    assert one(judged, statement) == 1
    assert query(judged, "select should_accept, labelled_by from assay.gold_labels") == [
        (False, "someone")
    ]
    for wrong in (
        labels(tp1=True, unknown=True),
        [{"turn_id": "t2", "candidate_id": "tp1", "should_accept": True}],
        [{"candidate_id": "tp1"}],
        [{"should_accept": True}],
    ):
        with refused("ME004"):
            label(judged, "ada", wrong)
    assert query(judged, "select should_accept from assay.gold_labels") == [False]
    assert label(judged, "ada", []) == 0
    with refused("23514", "gold_label_labelled_by"):
        judged.execute(
            "select assay.label('ada', array[row('t1', 'tp1', true)::assay.label_input], '')"
        )


def test_a_summary_of_a_turn(judged: Connection) -> None:
    expected = {
        "state:accept": 3, "state:reject": 4, "state:withhold": 2, "state:firewall_drop": 1,
        "reason:accepted": 3, "reason:not_a_fact": 2, "reason:low_confidence": 1,
        "reason:needs_confirmation": 1, "reason:not_memorable": 1,
        "reason:pre_llm_candidate_block": 1, "reason:llm_unavailable": 1,
    }  # fmt: skip
    for function in ("turn_summary", "rebuild_turn_summary"):
        call = f"select assay.{function}(%s, %s)"
        assert one(judged, call, "ada", "t1") == expected
        # Pending is not counted.
        assert one(judged, call, "ada", "t2") == {"state:accept": 1, "reason:accepted": 1}
        assert one(judged, call, "ada", "unknown") == {}
        assert one(judged, call, "bob", "t2") == {}
    view = row_of(
        judged, "select * from assay.turn_summary where turn_id = 't1' and agent_id = 'ada'"
    )
    assert view["summary"] == expected
    assert [view[name] for name in ("candidates", "accepted", "rejected", "withheld")] == [
        10,
        3,
        4,
        2,
    ]
    assert (view["firewall_dropped"], view["pending"]) == (1, 0)
    # It follows every change.
    write(judged, "ada", "t1", [verdict("outage", "withhold", "low_confidence")])
    after = one(judged, "select assay.turn_summary('ada', 't1')")
    assert (after["state:withhold"], after["reason:low_confidence"]) == (3, 2)
    assert "reason:llm_unavailable" not in after


def test_a_turn_that_is_only_pending_has_an_empty_summary(writer: Connection) -> None:
    write_pending(writer, "ada", "t", [verdict("c")])
    assert one(writer, "select assay.turn_summary('ada', 't')") == {}


def test_the_summary_knows_the_whole_vocabulary(writer: Connection, owner: Connection) -> None:
    """Its counts are columns; a reason that is added later must not be forgotten."""
    pairs = query(
        owner, "select state, reason_code from assay.verdict_reason where terminal order by 1, 2"
    )
    expected: dict[str, int] = {}
    for number, (state, reason) in enumerate(pairs):
        if state == "accept":
            accept(writer, "ada", "t", f"c{number}")
        else:
            write(writer, "ada", "t", [verdict(f"c{number}", state, reason)])
        expected[f"state:{state}"] = expected.get(f"state:{state}", 0) + 1
        expected[f"reason:{reason}"] = expected.get(f"reason:{reason}", 0) + 1
    assert one(writer, "select assay.turn_summary('ada', 't')") == expected


def test_dashboards(judged: Connection, owner: Connection) -> None:
    assert sorted(
        query(judged, "select loss, reason_code, decisions from assay.losses_by_class"
              " where agent_id = 'ada'")
    ) == [
        ("infrastructure", "llm_unavailable", 1),
        ("model", "low_confidence", 1),
        ("model", "needs_confirmation", 1),
        ("model", "not_a_fact", 2),
        ("model", "not_memorable", 1),
        ("privacy", "pre_llm_candidate_block", 1),
    ]  # fmt: skip
    assert query(
        judged, "select sum(decisions) from assay.decisions_daily where agent_id = 'ada'"
    ) == [12]
    assert query(
        judged, "select decisions from assay.decisions_daily"
        " where agent_id = 'ada' and state = 'pending'"
    ) == [1]  # fmt: skip
    assert query(judged, "select from assay.stale_pending") == []
    owner.execute(
        "update assay.decision set written_at = now() - interval '31 seconds'"
        " where state = 'pending'"
    )
    assert query(
        judged, "select turn_id, candidate_id, age > '31 seconds' from assay.stale_pending"
    ) == [("t2", "open", True)]


def test_days_are_utc(writer: Connection, owner: Connection) -> None:
    write(writer, "ada", "t", [verdict("c", "reject", "not_a_fact")])
    owner.execute("update assay.decision set written_at = '2026-01-01 23:30:00+00'")
    for zone in ("Pacific/Kiritimati", "America/Los_Angeles"):
        writer.execute("select set_config('TimeZone', %s, false)", [zone])
        assert query(writer, "select day::text from assay.decisions_daily") == ["2026-01-01"]


def test_json_of_labels_with_odd_ids(writer: Connection) -> None:
    odd = 'c"\\\n%s é 名'
    write(writer, odd, odd, [verdict(odd, "reject", "not_a_fact")])
    given = json.loads(json.dumps([{"turn_id": odd, "candidate_id": odd, "should_accept": True}]))
    assert label(writer, odd, given) == 1
    assert metrics(writer, odd)["fn"] == 1
