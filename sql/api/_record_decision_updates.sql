create or replace function assay._record_decision_updates()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    -- An accepted row changes in one way only: it is marked when a write over it was refused, and that attempt is
    -- recorded, with what it wanted to write, by the function that refused it.
    insert into assay.decision_event (
        entry_id, judge_id, attempted_at, latency_ms, input_tokens, output_tokens, max_tokens,
        agent_id, turn_id, candidate_id, outcome, state, reason_code, detail_code, finish_reason
    )
    select
        n.entry_id, n.judge_id, n.written_at, n.latency_ms, n.input_tokens, n.output_tokens, n.max_tokens,
        n.agent_id, n.turn_id, n.candidate_id, 'applied', n.state, n.reason_code, n.detail_code, n.finish_reason
    from new_rows as n
    inner join old_rows as o
        on o.agent_id = n.agent_id and o.turn_id = n.turn_id and o.candidate_id = n.candidate_id
    where o.state <> 'accept';
    return null;
end
$$;
comment on function assay._record_decision_updates() is 'Trigger: every change of a decision is also an event of its history.';
revoke all on function assay._record_decision_updates() from public;
