-- requires: _uuid7
-- What enters the journal as a claim is a memory from the same commit on, whichever way it was written. Noted here, done
-- when the transaction commits (assay._remember_due): writers of an agent's memory take turns at one row, and a journal
-- entry must not hold that row while its transaction goes on with other things.
--
-- Entries that a migration brings (only it writes assay.carried_entry, in the same statement) wait until all rows are
-- here: thousands of an agent at once cost a third of what they cost batch by batch (assay._migration_remember).
create or replace function assay._remember_entries()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    insert into assay.memory_due (due_id, later, agent_id, entry_ids)
    select assay._uuid7(), x.later, x.agent_id, array_agg(x.entry_id order by x.entry_seq)
    from (
        select
            n.agent_id, n.entry_id, n.entry_seq, c.entry_id is not null as later,
            row_number() over (partition by n.agent_id, c.entry_id is not null order by n.entry_seq) as no
        from new_rows as n
        left join lateral (
            select o.entry_id
            from assay.carried_entry as o
            where o.agent_id = n.agent_id and o.entry_id = n.entry_id
            limit 1
        ) as c on true
    ) as x
    group by x.agent_id, x.later, case when x.later then (x.no - 1) / 1000 end
    order by x.agent_id, min(x.entry_seq);
    return null;
end
$$;
comment on function assay._remember_entries() is
'Trigger: notes new journal entries, from which memories are made before the commit, or, where a migration brought them, by its next step.';
revoke all on function assay._remember_entries() from public;
