-- requires: is_undone _lock_memory
-- Validity is derived in the journal (assay.beliefs); recall needs it at hand, so it is derived again here for the entries
-- that an annotation touches: its target and all that this one annotates in turn.
create or replace function assay._close_memories(p_agent_id text, p_entry_ids uuid[])
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
begin
    if cardinality(p_entry_ids) = 0 then
        return;
    end if;
    perform assay._lock_memory(p_agent_id);
    with recursive touched as (
        select e.entry_id, e.target_id
        from unnest(p_entry_ids) as i (entry_id)
        inner join assay.journal_entry as e on e.agent_id = p_agent_id and e.entry_id = i.entry_id
        union
        select e.entry_id, e.target_id
        from touched as t
        inner join assay.journal_entry as e on e.agent_id = p_agent_id and e.entry_id = t.target_id
    )

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
    from touched as t
    where v.agent_id = p_agent_id and v.entry_id = t.entry_id;

    with recursive touched as (
        select e.entry_id, e.target_id
        from unnest(p_entry_ids) as i (entry_id)
        inner join assay.journal_entry as e on e.agent_id = p_agent_id and e.entry_id = i.entry_id
        union
        select e.entry_id, e.target_id
        from touched as t
        inner join assay.journal_entry as e on e.agent_id = p_agent_id and e.entry_id = t.target_id
    ),

    records as (
        select distinct v.memory_id
        from touched as t
        inner join assay.memory_evidence as v on v.agent_id = p_agent_id and v.entry_id = t.entry_id
    )

    update assay.memory as m
    set valid_to = (
        select case when count(*) = count(v.valid_to) then max(v.valid_to) end
        from assay.memory_evidence as v
        where v.agent_id = p_agent_id and v.memory_id = m.memory_id
    )
    from records as r
    where m.agent_id = p_agent_id and m.memory_id = r.memory_id;
end
$$;
comment on function assay._close_memories(text, uuid[]) is
'Derives again from when to when the records behind some entries, and behind what these annotate, hold.';
revoke all on function assay._close_memories(text, uuid[]) from public;
