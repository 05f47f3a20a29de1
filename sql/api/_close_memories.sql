-- requires: is_undone _lock_memory
-- Validity is derived in the journal (assay.beliefs, which says why); recall needs it at hand, so it is derived again here
-- for the entries that new annotations touch, and for no others, however long the chains are that they hang on:
-- what a closing annotation is about; and what is closed by an entry that may now be undone, or in force again, because a
-- retraction of it, or of what had retracted it, is new. What confirms changes nothing.
create or replace function assay._close_memories(p_agent_id text, p_annotations uuid[], p_entry_ids uuid[])
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
    v_touched := array(
        with recursive annotation as (
            select e.entry_id, e.target_id, e.kind
            from unnest(p_annotations) as i (entry_id)
            cross join lateral (
                select x.entry_id, x.target_id, x.kind
                from assay.journal_entry as x
                where x.agent_id = p_agent_id and x.entry_id = i.entry_id
                limit 1
            ) as e
            inner join assay.journal_kind as k on k.kind = e.kind
            where e.target_id is not null and k.closing
        ),

        -- Retractions of retractions: only these pass it on.
        standing as (
            select a.target_id as entry_id
            from annotation as a
            where a.kind = 'retract'
            union
            select e.target_id
            from standing as s
            cross join lateral (
                select x.target_id, x.kind
                from assay.journal_entry as x
                where x.agent_id = p_agent_id and x.entry_id = s.entry_id
                limit 1
            ) as e
            where e.kind = 'retract'
        )

        select a.target_id
        from annotation as a
        union
        select e.target_id
        from standing as s
        cross join lateral (
            select x.target_id
            from assay.journal_entry as x
            where x.agent_id = p_agent_id and x.entry_id = s.entry_id
            limit 1
        ) as e
        where e.target_id is not null
        union
        -- In the store that it came from.
        select c.entry_id
        from standing as s
        cross join lateral (
            select x.entry_id
            from assay.carried_entry as x
            where x.agent_id = p_agent_id and x.closed_by = s.entry_id
            offset 0
        ) as c
        union
        select i.entry_id
        from unnest(p_entry_ids) as i (entry_id)
    );
    if cardinality(v_touched) = 0 then
        return;
    end if;
    perform assay._lock_memory(p_agent_id);

    update assay.memory_evidence as v
    set valid_to = (
        select x.ends_at
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
comment on function assay._close_memories(text, uuid[], uuid[]) is
'Derives again from when to when the records hold that new annotations touch, and those behind some entries themselves.';
revoke all on function assay._close_memories(text, uuid[], uuid[]) from public;
