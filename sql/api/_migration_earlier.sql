-- requires: _migration_check
-- Before anything is written: whether this is the store that was read under this name before.
create or replace function assay._migration_earlier(p_run_id uuid, p_token uuid, p_databases integer[])
returns table (items bigint, found bigint)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
begin
    return query
    select count(*), count(k.key_sha256)
    from assay.migration_item as i
    left join (
        select distinct s.source_db, s.key_sha256
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
    ) as k on k.source_db = i.source_db and k.key_sha256 = i.key_sha256
    where i.source_id = v_source_id and i.source_db = any (p_databases);
end
$$;
comment on function assay._migration_earlier(uuid, uuid, integer[]) is
'How many keys earlier runs have read of this source in these databases, and how many of them are still there. For the owner of the schema.';
revoke all on function assay._migration_earlier(uuid, uuid, integer[]) from public;
