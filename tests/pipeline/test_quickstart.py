"""The first program that a user runs, with the names that users of the earlier system know."""

from __future__ import annotations

from pgassay.database import AsyncDatabase, configure
from pipeline.support import Tables, python

QUICKSTART = """
from pgassay import (
    AuditableExtractionConfig, DecisionLog, ProvenanceJournal, ReasonCode, SubconsciousMemory,
    Verdict, VerdictResult,
)

class KeywordVerdictProvider:
    def llm_verdict(self, candidate):
        if candidate.text.strip().endswith("."):
            return VerdictResult(candidate.candidate_id, Verdict.ACCEPT, ReasonCode.ACCEPTED)
        return VerdictResult(candidate.candidate_id, Verdict.REJECT, ReasonCode.NOT_A_FACT)

sm = SubconsciousMemory(
    agent_id="docs-example-agent",
    auditable_extraction=AuditableExtractionConfig(
        verdict_provider=KeywordVerdictProvider(),
        journal=ProvenanceJournal,
    ),
)
accepted = sm.extract_memories(
    "Popoto stores facts in Redis. Did Carol approve the release? "
    "The team shipped M3 today.",
    turn_id="docs-turn-1",
)
print(f"accepted {len(accepted)} candidate(s)")
for fact in accepted:
    print(f"  - [{fact.generator_rule}] {fact.text!r}")

gold_labels = {fact.candidate_id: True for fact in accepted}
metrics = DecisionLog().compute_metrics("docs-example-agent", gold_labels)
print(f"precision={metrics.precision:.2f} recall={metrics.recall:.2f} f1={metrics.f1:.2f}")
print(f"per_reason_code={metrics.per_reason_code}")
"""

PRINTED = """\
accepted 2 candidate(s)
  - [sentence] 'Popoto stores facts in Redis.'
  - [sentence] 'The team shipped M3 today.'
precision=1.00 recall=1.00 f1=1.00
per_reason_code={'accepted': 2, 'not_a_fact': 4}
"""


def test_the_quickstart_prints_what_its_page_says_however_often_it_runs(
    writer_url: str, tables: Tables
) -> None:
    first = python(writer_url, QUICKSTART)
    assert (first.stdout, first.stderr) == (PRINTED, "")
    counts = tables.counts()
    second = python(writer_url, QUICKSTART)
    assert (second.stdout, second.stderr) == (PRINTED, "")
    assert tables.counts() == counts


def test_async_objects_can_be_made_before_any_loop_runs(database_url: str) -> None:
    from pgassay import (
        AsyncDecisionLog,
        AsyncProvenanceJournal,
        AsyncSubconsciousMemory,
        AuditableExtractionConfig,
        ProvenanceJournal,
        RuleVerdictProvider,
    )

    configure(database=AsyncDatabase(database_url))
    AsyncDecisionLog()
    AsyncProvenanceJournal()
    memory = AsyncSubconsciousMemory(
        "a",
        auditable_extraction=AuditableExtractionConfig(
            verdict_provider=RuleVerdictProvider(), journal=ProvenanceJournal
        ),
    )
    assert memory.last_extraction is None
