-- requires: decisions journal
-- What is joined here is as large as the turn or the agent, and a view's rows cannot be looked up one by one: a plan for few
-- rows, by old statistics, would go through all of them again for each: hence enable_nestloop = off.
create or replace function assay.probe_turn(p_agent_id text, p_turn_id text)
returns table (
    candidate_id text,
    generator_rule text,
    state text,
    reason_code text,
    text_sha256 text,
    turn_candidates integer,
    entry_id uuid,
    landed_entry_id uuid,
    open boolean
)
language sql
stable
parallel safe
set enable_nestloop = off
begin atomic
select
    d.candidate_id,
    d.generator_rule,
    d.state,
    d.reason_code,
    d.text_sha256,
    d.turn_candidates,
    d.entry_id,
    j.entry_id as landed_entry_id,
    d.state = 'pending' or d.loss = 'infrastructure' as open
from assay.decisions as d
left join assay.journal as j
    on j.agent_id = d.agent_id and j.turn_id = d.turn_id and j.candidate_id = d.candidate_id
    and d.state <> 'accept'
where d.agent_id = p_agent_id and d.turn_id = p_turn_id
order by d.candidate_id;
end;
comment on function assay.probe_turn(text, text) is
'What is known of a turn before it is run (again): its decisions, which of them are open (pending or lost to infrastructure: to be judged), and an entry that landed although its decision does not say so.';
revoke all on function assay.probe_turn(text, text) from public;
