-- requires: _migration_check
create or replace function assay._migration_reset(p_run_id uuid, p_token uuid)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._migration_check(p_run_id, p_token);
    truncate assay.migration_stage, assay.migration_interval, assay.migration_plan;
end
$$;
comment on function assay._migration_reset(uuid, uuid) is 'Empties the working storage of a migration. For the owner of the schema.';
revoke all on function assay._migration_reset(uuid, uuid) from public;
