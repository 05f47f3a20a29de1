-- requires: journal
-- It reads the table with its owner's rights, within the agent scope, in the order of the index that is meant: see assay.beliefs.
create or replace function assay.annotations_for(p_agent_id text, p_entry_id uuid)
returns setof assay.journal
language sql
stable
parallel safe
security definer
set search_path = pg_catalog, pg_temp
begin atomic
select
    e.agent_id::text,
    e.entry_id,
    e.entry_seq,
    e.kind::text,
    e.target_id,
    e.turn_id::text,
    e.candidate_id::text,
    e.session_id,
    e.speaker,
    e.claim_type,
    e.stated,
    e.verbatim,
    e.statement,
    e.payload,
    e.subjects,
    e.captured_at,
    e.valid_from,
    e.recorded_at
from assay.journal_entry as e
where e.agent_id = p_agent_id
    and p_agent_id = coalesce(nullif(current_setting('assay.agent_id', true), ''), p_agent_id)
    and e.target_id between p_entry_id and p_entry_id
order by e.target_id, e.entry_seq;
end;
comment on function assay.annotations_for(text, uuid) is 'The annotations of one entry, in order of writing.';
revoke all on function assay.annotations_for(text, uuid) from public;
