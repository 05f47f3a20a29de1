"""The closed vocabulary of decisions, and what each reason means for the statistics.

The same table exists in the database (``assay.verdict_reason``); a decision row references it, so
a pair outside the table cannot be stored by any client. A test compares the two.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Literal


class Verdict(StrEnum):
    """The state of a decision: four terminal states, and a marker of an unfinished write."""

    ACCEPT = "accept"
    REJECT = "reject"
    WITHHOLD = "withhold"
    FIREWALL_DROP = "firewall_drop"
    PENDING = "pending"
    """Written before an accepted candidate is assembled. Never terminal, never counted."""


class ReasonCode(StrEnum):
    """Why a decision is what it is; which states a reason goes with is in :data:`REASONS`."""

    ACCEPTED = "accepted"
    NOT_A_FACT = "not_a_fact"
    NOT_MEMORABLE = "not_memorable"
    LOW_CONFIDENCE = "low_confidence"
    NEEDS_CONFIRMATION = "needs_confirmation"
    PRE_LLM_CANDIDATE_BLOCK = "pre_llm_candidate_block"
    POST_ACCEPT_JOURNAL_BLOCK = "post_accept_journal_block"
    TURN_LEVEL_BLOCK = "turn_level_block"
    ASSEMBLY_FAILED = "assembly_failed"
    AMBIGUOUS_RECONCILIATION = "ambiguous_reconciliation"
    LLM_UNAVAILABLE = "llm_unavailable"
    EMPTY_TURN = "empty_turn"


DecidedBy = Literal["model", "trusted"]
Loss = Literal["none", "privacy", "model", "infrastructure"]


@dataclass(frozen=True, slots=True)
class Reason:
    """What a pair of state and reason code means.

    ``decided_by``: ``model`` when a judge may write it, ``trusted`` when only this package's own
    code may. ``loss``: what a candidate that should have been kept was lost to: nothing, the
    firewall, a decision of the model, or an outage (which is judged again when the turn is run
    again). ``terminal``: whether the pair ends a decision.
    """

    decided_by: DecidedBy
    loss: Loss
    terminal: bool = True


REASONS: Mapping[tuple[Verdict, ReasonCode], Reason] = MappingProxyType(
    {
        (Verdict.ACCEPT, ReasonCode.ACCEPTED): Reason("model", "none"),
        (Verdict.REJECT, ReasonCode.NOT_A_FACT): Reason("model", "model"),
        (Verdict.REJECT, ReasonCode.NOT_MEMORABLE): Reason("model", "model"),
        (Verdict.WITHHOLD, ReasonCode.LOW_CONFIDENCE): Reason("model", "model"),
        (Verdict.WITHHOLD, ReasonCode.NEEDS_CONFIRMATION): Reason("model", "model"),
        (Verdict.FIREWALL_DROP, ReasonCode.PRE_LLM_CANDIDATE_BLOCK): Reason("trusted", "privacy"),
        (Verdict.FIREWALL_DROP, ReasonCode.POST_ACCEPT_JOURNAL_BLOCK): Reason("trusted", "privacy"),
        (Verdict.FIREWALL_DROP, ReasonCode.TURN_LEVEL_BLOCK): Reason("trusted", "privacy"),
        (Verdict.REJECT, ReasonCode.ASSEMBLY_FAILED): Reason("trusted", "infrastructure"),
        (Verdict.REJECT, ReasonCode.AMBIGUOUS_RECONCILIATION): Reason("trusted", "infrastructure"),
        (Verdict.REJECT, ReasonCode.LLM_UNAVAILABLE): Reason("trusted", "infrastructure"),
        (Verdict.REJECT, ReasonCode.EMPTY_TURN): Reason("trusted", "none"),
        (Verdict.PENDING, ReasonCode.ACCEPTED): Reason("trusted", "none", terminal=False),
    }
)
"""Every permitted pair of state and reason code (A4)."""

MODEL_REASONS: Mapping[Verdict, tuple[ReasonCode, ...]] = MappingProxyType(
    {
        verdict: tuple(
            code
            for (state, code), reason in REASONS.items()
            if state is verdict and reason.decided_by == "model"
        )
        for verdict in (Verdict.ACCEPT, Verdict.REJECT, Verdict.WITHHOLD)
    }
)
"""What a judge may answer: for each of its three verdicts the reason codes that go with it."""
