-- requires: _uuid7
-- What enters the journal as a claim is a memory from the same commit on, whichever way it was written. Noted here, done
-- when the transaction commits (assay._remember_due): writers of an agent's memory take turns at one row, and a journal
-- entry must not hold that row while its transaction goes on with other things.
create or replace function assay._remember_entries()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    insert into assay.memory_due (due_id, agent_id, entry_ids)
    select assay._uuid7(), n.agent_id, array_agg(n.entry_id order by n.entry_seq)
    from new_rows as n
    group by n.agent_id
    order by n.agent_id;
    return null;
end
$$;
comment on function assay._remember_entries() is 'Trigger: notes new journal entries, from which memories are made before the commit.';
revoke all on function assay._remember_entries() from public;
