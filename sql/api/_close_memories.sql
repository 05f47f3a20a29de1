-- requires: is_undone _lock_memory
-- Validity is derived in the journal (assay.beliefs); recall needs it at hand, so it is derived again here for the entries
-- that an annotation touches: its target and all that this one annotates in turn.
create or replace function assay._close_memories(p_agent_id text, p_entry_ids uuid[])
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
    v_touched uuid[];
begin
    if cardinality(p_entry_ids) = 0 then
        return;
    end if;
    perform assay._lock_memory(p_agent_id);
    v_touched := array(
        with recursive touched as (
            select e.entry_id, e.target_id
            from unnest(p_entry_ids) as i (entry_id)
            cross join lateral (
                select x.entry_id, x.target_id
                from assay.journal_entry as x
                where x.agent_id = p_agent_id and x.entry_id = i.entry_id
                limit 1
            ) as e
            union
            select e.entry_id, e.target_id
            from touched as t
            cross join lateral (
                select x.entry_id, x.target_id
                from assay.journal_entry as x
                where x.agent_id = p_agent_id and x.entry_id = t.target_id
                limit 1
            ) as e
        )

        select t.entry_id
        from touched as t
    );

    update assay.memory_evidence as v
    set valid_to = (
        select
            case when a.valid_from = a.captured_at then least(a.valid_from, a.recorded_at) else a.valid_from end
        from assay.journal_entry as a
        inner join assay.journal_kind as k on k.kind = a.kind
        where a.agent_id = p_agent_id and a.target_id = v.entry_id and k.closing
            and not assay.is_undone(a.agent_id, a.entry_id, null)
        order by a.valid_from, a.entry_seq
        limit 1
    )
    where v.agent_id = p_agent_id and v.entry_id = any (v_touched);

    update assay.memory as m
    set valid_to = (
        select case when count(*) = count(v.valid_to) then max(v.valid_to) end
        from assay.memory_evidence as v
        where v.agent_id = p_agent_id and v.memory_id = m.memory_id
    )
    where m.agent_id = p_agent_id
        and m.memory_id = any (array(
            select v.memory_id
            from assay.memory_evidence as v
            where v.agent_id = p_agent_id and v.entry_id = any (v_touched)
        ));
end
$$;
comment on function assay._close_memories(text, uuid[]) is
'Derives again from when to when the records behind some entries, and behind what these annotate, hold.';
revoke all on function assay._close_memories(text, uuid[]) from public;
