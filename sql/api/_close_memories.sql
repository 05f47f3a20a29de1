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
        union
        select c.entry_id
        from touched as t
        cross join lateral (
            select x.entry_id
            from assay.carried_entry as x
            where x.agent_id = p_agent_id and x.closed_by = t.entry_id
            offset 0
        ) as c
    );

    update assay.memory_evidence as v
    set valid_to = (
        select greatest(x.ends_at, '0001-01-02 00:00+00')
        from (
            select
                c.valid_to as carried_to,
                -- The source's interval counts until something that is written here retracts what closed it there.
                c.entry_id is not null and not exists (
                    select 1
                    from assay.journal_entry as r
                    where r.agent_id = p_agent_id and r.target_id = c.closed_by and r.kind = 'retract'
                        and not exists (
                            select 1
                            from assay.carried_entry as o
                            where o.agent_id = p_agent_id and o.entry_id = r.entry_id
                            offset 0
                        )
                        and not assay.is_undone(p_agent_id, r.entry_id, null)
                    offset 0
                ) as stands
            from (values (1)) as one (row)
            left join lateral (
                select m.entry_id, m.valid_to, m.closed_by
                from assay.carried_entry as m
                where m.agent_id = p_agent_id and m.entry_id = v.entry_id
                limit 1
            ) as c on true
            offset 0
        ) as t
        cross join lateral (
            select
                case
                    when o.entry_id is null and a.valid_from = a.captured_at then least(a.valid_from, a.recorded_at)
                    else a.valid_from
                end as ends_at,
                a.valid_from,
                a.entry_seq
            from assay.journal_entry as a
            inner join assay.journal_kind as k on k.kind = a.kind
            left join lateral (
                select m.entry_id
                from assay.carried_entry as m
                where m.agent_id = p_agent_id and m.entry_id = a.entry_id
                limit 1
            ) as o on true
            where a.agent_id = p_agent_id and a.target_id = v.entry_id and k.closing
                and not (t.stands and o.entry_id is not null)
                and not assay.is_undone(a.agent_id, a.entry_id, null)
            union all
            select t.carried_to, t.carried_to, 0 where t.stands and t.carried_to is not null
        ) as x
        order by x.valid_from, x.entry_seq
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
