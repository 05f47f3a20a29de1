-- requires: _migration_check
create or replace function assay._migration_interrupt(p_run_id uuid, p_token uuid)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._migration_check(p_run_id, p_token);
    truncate assay.migration_stage, assay.migration_interval, assay.migration_plan, assay.migration_seen;
    update assay.migration_run as r
    set state = 'interrupted'
    where r.run_id = p_run_id;
end
$$;
comment on function assay._migration_interrupt(uuid, uuid) is
'Notes that a migration has stopped and is to be resumed, and empties the working storage. For the owner of the schema.';
revoke all on function assay._migration_interrupt(uuid, uuid) from public;
