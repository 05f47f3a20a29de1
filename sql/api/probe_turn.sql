-- requires: decisions journal
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
-- Asked for the few that are open only, one by one: all of a turn's entries are not always found by an index of their own.
left join lateral (
    select e.entry_id
    from assay.journal as e
    where e.agent_id = p_agent_id and e.turn_id = p_turn_id and e.candidate_id = d.candidate_id
        and (d.state = 'pending' or d.loss = 'infrastructure')
    offset 0
) as j on true
where d.agent_id = p_agent_id and d.turn_id = p_turn_id
order by d.candidate_id;
end;
comment on function assay.probe_turn(text, text) is
'What is known of a turn before it is run (again): its decisions, which of them are open (pending or lost to infrastructure: to be judged), and the entry of an open one that landed although its decision does not say so.';
revoke all on function assay.probe_turn(text, text) from public;
