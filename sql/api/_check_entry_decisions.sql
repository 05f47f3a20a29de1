-- What a store that was moved here brings may come before its row, or without it, and a turn that is run again finds it all
-- the same: a migration writes assay.carried_entry in the same statement.
create or replace function assay._check_entry_decisions()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
-- A plan that was made while the tables were empty is kept for the life of the session.
set enable_seqscan = off
as $$
begin
    if exists (
        select 1
        from new_rows as n
        where n.candidate_id is not null
            and not exists (
                select 1
                from assay.decision as d
                where d.agent_id = n.agent_id and d.turn_id = n.turn_id and d.candidate_id = n.candidate_id
                offset 0
            )
            and not exists (
                select 1
                from assay.carried_entry as c
                where c.agent_id = n.agent_id and c.entry_id = n.entry_id
                offset 0
            )
    ) then
        raise exception 'an entry names a candidate that has no decision row'
            using errcode = '23503',
            schema = tg_table_schema,
            table = tg_table_name,
            constraint = tg_name,
            hint = 'Write the pending row first: assay.begin_assembly.';
    end if;
    return null;
end
$$;
comment on function assay._check_entry_decisions() is
'Trigger: refuses an entry of a candidate that has no decision row (23503), unless it was brought from another store.';
revoke all on function assay._check_entry_decisions() from public;
