-- requires: _migration_check
create or replace function assay._migration_outcomes(p_run_id uuid, p_token uuid)
returns table (
    model text, agent_id text, outcome text, reason text, state text, reason_code text, kind text, items bigint, written bigint
)
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
        p.model, s.scope,
        case
            when p.outcome = 'known' and i.run_id = p_run_id then i.outcome
            when p.outcome = 'known' then 'known'
            when p.outcome = 'held' then 'quarantined'
            else p.outcome
        end as outcome,
        case when p.outcome = 'held' then i.reason::text else p.reason end as reason,
        s.state, s.reason_code, s.kind, count(*), count(*) filter (where p.outcome = 'imported')
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    left join assay.migration_item as i
        on p.outcome in ('known', 'held')
        and i.agent_id = s.scope and i.source_id = v_source_id and i.source_db = s.source_db
        and i.key_sha256 = s.key_sha256
    group by 1, 2, 3, 4, 5, 6, 7
    order by 1, 2, 3, 4, 5, 6, 7;
end
$$;
comment on function assay._migration_outcomes(uuid, uuid) is
'What became of everything that a migration has read, counted; of what was imported, also how much of it just now. For the owner of the schema.';
revoke all on function assay._migration_outcomes(uuid, uuid) from public;
