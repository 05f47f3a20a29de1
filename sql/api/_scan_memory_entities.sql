-- requires: _refuse_secrets
create or replace function assay._scan_memory_entities()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(array[new.entity], null, tg_table_name, tg_name, array[new.agent_id::text]);
    return new;
end
$$;
comment on function assay._scan_memory_entities() is
'Trigger: runs the firewall over the name of an entity before it is written; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_memory_entities() from public;
