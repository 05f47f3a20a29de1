-- requires: _migration_check
create or replace function assay._migration_finish(p_run_id uuid, p_token uuid, p_report jsonb)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._migration_check(p_run_id, p_token);
    truncate assay.migration_stage, assay.migration_interval, assay.migration_plan, assay.migration_seen;
    update assay.migration_run as r
    set state = 'finished', finished_at = clock_timestamp(), report = p_report
    where r.run_id = p_run_id;
end
$$;
comment on function assay._migration_finish(uuid, uuid, jsonb) is 'Ends a migration and keeps its report. For the owner of the schema.';
revoke all on function assay._migration_finish(uuid, uuid, jsonb) from public;
