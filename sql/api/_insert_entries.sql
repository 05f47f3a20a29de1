-- requires: _uuid7
-- The constraint itself tells what has landed before: it looks by its own index, at every isolation level, whatever the planner
-- believes of an agent that its statistics do not know.
create or replace function assay._insert_entries(p_agent_id text, p_turn_id text, p_entries assay.entry_input[])
returns table (candidate_id text, entry_id uuid)
language sql
volatile
begin atomic
insert into assay.journal_entry (
    entry_id, captured_at, valid_from, stated, agent_id, kind, turn_id, candidate_id,
    session_id, speaker, claim_type, verbatim, statement, payload, subjects
)
select
    assay._uuid7(),
    coalesce(e.captured_at, statement_timestamp()),
    coalesce(e.valid_from, e.captured_at, statement_timestamp()),
    coalesce(e.stated, true),
    p_agent_id,
    'assert',
    p_turn_id,
    e.candidate_id,
    e.session_id,
    e.speaker,
    e.claim_type,
    e.verbatim,
    coalesce(e.statement, e.verbatim),
    e.payload,
    array['cand:' || e.candidate_id]
        || array(
            select distinct s.subject
            from unnest(e.subjects) as s (subject)
            where s.subject <> 'cand:' || e.candidate_id
            order by s.subject
        )
from unnest(p_entries) as e
order by e.candidate_id collate "C"
on conflict on constraint journal_entry_candidate do nothing
returning journal_entry.candidate_id::text, journal_entry.entry_id;
end;
comment on function assay._insert_entries(text, text, assay.entry_input[]) is
'Writes the journal entries of a turn''s accepted candidates, but for those that have one; fails as a whole. Returns what it wrote.';
revoke all on function assay._insert_entries(text, text, assay.entry_input[]) from public;
