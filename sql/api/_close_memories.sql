-- requires: is_undone _lock_memory
-- Validity is derived in the journal (assay.beliefs, which says why); recall needs it at hand, so it is derived again here
-- for the entries that an annotation touches: its target, all that this one annotates in turn, and what one of them had
-- closed in the store that it came from.
create or replace function assay._close_memories(p_agent_id text, p_entry_ids uuid[])
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_touched uuid[];
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

    select array_agg(x.entry_id)
    into v_touched
    from (
        select t.entry_id from touched as t
        union
        select c.entry_id
        from touched as t
        inner join assay.carried_entry as c on c.agent_id = p_agent_id and c.closed_by = t.entry_id
    ) as x;

    update assay.memory_evidence as v
    set valid_to = (
        select greatest(x.ends_at, '0001-01-02 00:00+00')
        from (
            select
                case
                    when o.entry_id is null and a.valid_from = a.captured_at then least(a.valid_from, a.recorded_at)
                    else a.valid_from
                end as ends_at,
                a.valid_from,
                a.entry_seq
            from assay.journal_entry as a
            inner join assay.journal_kind as k on k.kind = a.kind
            left join assay.carried_entry as o on o.agent_id = a.agent_id and o.entry_id = a.entry_id
            where a.agent_id = p_agent_id and a.target_id = v.entry_id and k.closing
                and not (t.stands and o.entry_id is not null)
                and not assay.is_undone(a.agent_id, a.entry_id, null)
            union all
            select t.carried_to, t.carried_to, 0 where t.stands and t.carried_to is not null
        ) as x
        order by x.valid_from, x.entry_seq
        limit 1
    )
    from (
        select
            i.entry_id,
            c.valid_to as carried_to,
            -- The source's interval counts until something that is written here retracts what closed it there.
            c.entry_id is not null and not exists (
                select 1
                from assay.journal_entry as r
                where r.agent_id = p_agent_id and r.target_id = c.closed_by and r.kind = 'retract'
                    and not exists (
                        select 1 from assay.carried_entry as o where o.agent_id = p_agent_id and o.entry_id = r.entry_id
                    )
                    and not assay.is_undone(p_agent_id, r.entry_id, null)
            ) as stands
        from unnest(v_touched) as i (entry_id)
        left join assay.carried_entry as c on c.agent_id = p_agent_id and c.entry_id = i.entry_id
    ) as t
    where v.agent_id = p_agent_id and v.entry_id = t.entry_id;

    update assay.memory as m
    set valid_to = (
        select case when count(*) = count(v.valid_to) then max(v.valid_to) end
        from assay.memory_evidence as v
        where v.agent_id = p_agent_id and v.memory_id = m.memory_id
    )
    from (
        select distinct v.memory_id
        from unnest(v_touched) as i (entry_id)
        inner join assay.memory_evidence as v on v.agent_id = p_agent_id and v.entry_id = i.entry_id
    ) as r
    where m.agent_id = p_agent_id and m.memory_id = r.memory_id;
end
$$;
comment on function assay._close_memories(text, uuid[]) is
'Derives again from when to when the records behind some entries, and behind what these annotate, hold.';
revoke all on function assay._close_memories(text, uuid[]) from public;
