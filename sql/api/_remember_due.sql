-- requires: _remember_claims
-- Before the commit: claims become memories; what an annotation closes or opens again leaves or enters recall with it. The
-- first row that fires takes all that this transaction has noted (others' rows cannot be seen), so that each agent's memory is
-- locked once, in the order of the agents: two transactions never wait for each other in a circle, and many small appends
-- cost what one large one costs.
-- With its owner's rights: before version 18, a deferred trigger fires as whoever commits.
create or replace function assay._remember_due()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_set record;
begin
    if not exists (
        select 1
        from assay.memory_due as d
        where d.agent_id = new.agent_id and d.due_id = new.due_id
    ) then
        return null;
    end if;
    for v_set in
        with taken as (
            delete from assay.memory_due as d
            where not d.later
            returning d.agent_id, d.due_id, d.entry_ids
        ),

        noted as (
            select
                t.agent_id, e.entry_id, t.due_id, e.position,
                (row_number() over (partition by t.agent_id order by t.due_id, e.position) - 1) / 2000 as set_no
            from taken as t
            cross join lateral unnest(t.entry_ids) with ordinality as e (entry_id, position)
        )

        select n.agent_id, array_agg(n.entry_id order by n.due_id, n.position) as entry_ids
        from noted as n
        group by n.agent_id, n.set_no
        order by n.agent_id collate "C", n.set_no
    loop
        perform assay._remember_claims(v_set.agent_id, v_set.entry_ids);
    end loop;
    return null;
end
$$;
comment on function assay._remember_due() is
'Trigger: makes memory records of the claims that this transaction wrote, and closes or opens those that its annotations are about.';
revoke all on function assay._remember_due() from public;
