-- requires: _migration_check
-- Before the source is read again: of what was read, only the keys stay, so that what is gone by then is missed.
create or replace function assay._migration_reset(p_run_id uuid, p_token uuid)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._migration_check(p_run_id, p_token);
    truncate assay.migration_seen;
    insert into assay.migration_seen (source_db, key_sha256, source_key, model)
    select s.source_db, s.key_sha256, s.source_key, s.model
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id;
    truncate assay.migration_stage, assay.migration_interval, assay.migration_plan;
end
$$;
comment on function assay._migration_reset(uuid, uuid) is 'Empties the working storage of a migration, but for the keys that were read. For the owner of the schema.';
revoke all on function assay._migration_reset(uuid, uuid) from public;
