"""Precision, recall and what else the decision log says about a judge."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from pgassay.audit.ids import check_ids, require_ids
from pgassay.database import Call
from pgassay.errors import InvalidInputError

LabelKey: TypeAlias = "str | tuple[str, str]"
"""A candidate_id, or (turn_id, candidate_id) where the candidate_id alone is not unique."""


@dataclass(frozen=True, slots=True)
class Metrics:
    """How an agent's decisions compare with human truth; made by ``assay.compute_metrics``.

    Only labelled candidates with a terminal state count in the ratios, every candidate with a
    terminal state counts in the breakdowns. An undefined ratio is 0.0. Intervals are Wilson's
    score intervals at 95 %.
    """

    precision: float
    """tp / (tp + fp)"""
    recall: float
    """tp / (tp + fn)"""
    f1: float
    """Harmonic mean of precision and recall."""
    tp: int
    """Accepted, and should have been."""
    fp: int
    """Accepted, and should not have been."""
    fn: int
    """Rejected or withheld by the judge, and should have been accepted."""
    tn: int
    """Not accepted, and should not have been."""
    labelled: int
    """Labelled candidates with a terminal state."""
    lost_to_privacy: int
    """Should have been accepted, kept out by the firewall: not the judge's miss."""
    lost_to_infrastructure: int
    """Should have been accepted, lost to an outage or a failed write: not the judge's miss."""
    end_to_end_recall: float
    """tp / (tp + fn + lost_to_privacy + lost_to_infrastructure)"""
    precision_interval: tuple[float, float]
    recall_interval: tuple[float, float]
    per_reason_code: dict[str, int]
    per_generator_rule: dict[str, dict[str, int]]


def labels_json(labels: Mapping[LabelKey, bool]) -> str:
    """Labels as the JSON that the SQL functions take.

    Raises:
        InvalidInputError: a key is no candidate or a value is not a bool.
    """
    rows: list[dict[str, Any]] = []
    for key, value in labels.items():
        turn_id, candidate_id = key if isinstance(key, tuple) else (None, key)
        check_ids(turn_id=turn_id)
        require_ids(candidate_id=candidate_id)
        if not isinstance(value, bool):
            raise InvalidInputError("A gold label is True or False.")
        rows.append({"turn_id": turn_id, "candidate_id": candidate_id, "should_accept": value})
    return json.dumps(rows, ensure_ascii=False)


def metrics_call(agent_id: str, labels: Mapping[LabelKey, bool] | None) -> Call[Metrics]:
    """Compute metrics against the given labels, or the stored ones for None."""
    require_ids(agent_id=agent_id)
    if labels is None:
        argument, params = "", {"agent_id": agent_id}
    else:
        argument = (
            ", array(select l from jsonb_populate_recordset("
            "null::assay.label_input, %(labels)s::jsonb) as l)"
        )
        params = {"agent_id": agent_id, "labels": labels_json(labels)}
    return Call(
        f"select m.* from assay.compute_metrics(%(agent_id)s{argument}) as m",
        params,
        _decode_metrics,
        read_only=True,
    )


def _decode_metrics(rows: Sequence[Any]) -> Metrics:
    row = rows[0]
    return Metrics(
        precision=row.precision,
        recall=row.recall,
        f1=row.f1,
        tp=row.tp,
        fp=row.fp,
        fn=row.fn,
        tn=row.tn,
        labelled=row.labelled,
        lost_to_privacy=row.lost_to_privacy,
        lost_to_infrastructure=row.lost_to_infrastructure,
        end_to_end_recall=row.end_to_end_recall,
        precision_interval=(row.precision_low, row.precision_high),
        recall_interval=(row.recall_low, row.recall_high),
        per_reason_code=dict(sorted(row.per_reason_code.items())),
        per_generator_rule={
            rule: dict(sorted(states.items()))
            for rule, states in sorted(row.per_generator_rule.items())
        },
    )
