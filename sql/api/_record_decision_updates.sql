create or replace function assay._record_decision_updates()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
-- The planner takes transition tables for one row each, and would compare every row with every other.
set enable_nestloop = off
set jit = off
as $$
begin
    -- The second phase of an accept asks no judge: the receipt belongs to the attempt that wrote the pending row, and tokens
    -- summed over the history are counted once.
    -- An accepted row changes in one way only: it is marked when a write over it was refused, and that attempt is
    -- recorded, with what it wanted to write, by the function that refused it.
    insert into assay.decision_event (
        entry_id, judge_id, attempted_at, latency_ms, input_tokens, output_tokens, max_tokens,
        agent_id, turn_id, candidate_id, outcome, state, reason_code, detail_code, finish_reason
    )
    select
        n.entry_id, n.judge_id, n.written_at,
        case when s.judged then n.latency_ms end,
        case when s.judged then n.input_tokens end,
        case when s.judged then n.output_tokens end,
        case when s.judged then n.max_tokens end,
        n.agent_id, n.turn_id, n.candidate_id, 'applied', n.state, n.reason_code, n.detail_code,
        case when s.judged then n.finish_reason end
    from new_rows as n
    inner join old_rows as o
        on o.agent_id = n.agent_id and o.turn_id = n.turn_id and o.candidate_id = n.candidate_id
    cross join lateral (
        select not (
            o.state = 'pending' and n.state <> 'pending'
            and n.reason_code in ('accepted', 'assembly_failed', 'post_accept_journal_block')
        ) as judged
    ) as s
    where o.state <> 'accept';
    return null;
end
$$;
comment on function assay._record_decision_updates() is 'Trigger: every change of a decision is also an event of its history.';
revoke all on function assay._record_decision_updates() from public;
