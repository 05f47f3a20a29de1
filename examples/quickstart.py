"""Remember one turn, and ask what became of it. Runs as it is: pip install 'pgassay[embedded]'."""

from pgassay import (
    AuditableExtractionConfig,
    DecisionLog,
    ProvenanceJournal,
    RuleVerdictProvider,
    SubconsciousMemory,
)

memory = SubconsciousMemory(
    agent_id="quickstart",
    auditable_extraction=AuditableExtractionConfig(
        verdict_provider=RuleVerdictProvider(), journal=ProvenanceJournal
    ),
)
text = "Mira moved to Ghent last week. Lovely weather, isn't it?"
for fact in memory.extract_memories(text, turn_id="turn-1", speaker="Mira"):
    print(fact.candidate_id, fact.text)
print(DecisionLog().turn_summary("quickstart", "turn-1"))
print([belief.statement for belief in ProvenanceJournal().beliefs("quickstart")])
