-- requires: _store_memories _close_memories
-- Before the commit: claims become memories; what an annotation closes or opens again leaves or enters recall with it.
-- With its owner's rights: before version 18, a deferred trigger fires as whoever commits. Each entry is looked up by key,
-- whatever the planner believes: merging would read the whole journal of the agent.
create or replace function assay._remember_due()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_claims assay.memory_input[];
begin
    delete from assay.memory_due as d where d.agent_id = new.agent_id and d.due_id = new.due_id;
    v_claims := array(
        select
            row(
                e.statement, e.speaker, e.turn_id, e.session_id, e.captured_at,
                -- Said by a clock that runs ahead: it holds from now on, not from then.
                case
                    when e.valid_from = e.captured_at then least(e.valid_from, e.recorded_at)
                    else e.valid_from
                end,
                'journal', e.claim_type, null, null, null, null, null, e.entry_id
            )::assay.memory_input
        from unnest(new.entry_ids) with ordinality as i (entry_id, no)
        cross join lateral (
            select x.*
            from assay.journal_entry as x
            where x.agent_id = new.agent_id and x.entry_id = i.entry_id
            limit 1
        ) as e
        inner join assay.journal_kind as k on k.kind = e.kind
        where k.claim
        order by i.no
    );
    if cardinality(v_claims) > 0 then
        perform assay._store_memories(new.agent_id, v_claims);
    end if;
    perform assay._close_memories(
        new.agent_id,
        array(
            select e.target_id
            from unnest(new.entry_ids) as i (entry_id)
            cross join lateral (
                select x.target_id
                from assay.journal_entry as x
                where x.agent_id = new.agent_id and x.entry_id = i.entry_id
                limit 1
            ) as e
            where e.target_id is not null
        )
    );
    return null;
end
$$;
comment on function assay._remember_due() is
'Trigger: makes memory records of the claims that a statement of this transaction wrote, and closes or opens those that its annotations are about.';
revoke all on function assay._remember_due() from public;
