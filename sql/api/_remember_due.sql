-- requires: _remember_claims
-- Before the commit: claims become memories; what an annotation closes or opens again leaves or enters recall with it.
-- With its owner's rights: before version 18, a deferred trigger fires as whoever commits.
create or replace function assay._remember_due()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
begin
    delete from assay.memory_due as d where d.agent_id = new.agent_id and d.due_id = new.due_id;
    perform assay._remember_claims(new.agent_id, new.entry_ids);
    return null;
end
$$;
comment on function assay._remember_due() is
'Trigger: makes memory records of the claims that a statement of this transaction wrote, and closes or opens those that its annotations are about.';
revoke all on function assay._remember_due() from public;
