-- requires: _migration_check
create or replace function assay._migration_quarantine(p_run_id uuid, p_token uuid)
returns table (source_db integer, source_key text, model text, reason text, detail jsonb, kept_whole boolean)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
begin
    return query
    select
        p.source_db,
        case
            when octet_length(s.source_key) <= 1000 then encode(s.source_key, 'escape')
            else encode(substr(s.source_key, 1, 1000), 'escape') || '… sha256:' || encode(s.key_sha256, 'hex')
        end,
        p.model, coalesce(p.reason, i.reason::text),
        coalesce(p.detail, i.detail), coalesce(s.raw is not null, false)
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    left join assay.migration_item as i
        on p.outcome = 'held' and i.agent_id = s.scope and i.source_id = v_source_id
        and i.source_db = s.source_db and i.key_sha256 = s.key_sha256
    where p.outcome in ('quarantined', 'held')
    order by p.source_db, s.source_key;
end
$$;
comment on function assay._migration_quarantine(uuid, uuid) is
'What of that which a migration has read is in quarantine. For the owner of the schema.';
revoke all on function assay._migration_quarantine(uuid, uuid) from public;
