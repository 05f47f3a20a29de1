-- The caller holds the advisory lock of migrations, so a run that is marked as running is a dead one's.
create or replace function assay._migration_begin(p_source_id text, p_source jsonb, p_resume boolean)
returns table (run_id uuid, token uuid, resumed boolean)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_run_id uuid;
    v_token uuid := gen_random_uuid();
begin
    update assay.migration_run as r
    set state = 'interrupted', token = v_token
    where r.state = 'running';
    select r.run_id
    into v_run_id
    from assay.migration_run as r
    where r.source_id = p_source_id and r.state = 'interrupted'
    order by r.started_at desc
    limit 1;
    if v_run_id is not null and not p_resume then
        raise exception 'the last migration of this source was not finished'
            using errcode = 'ME005', hint = 'Go on with it: --resume.';
    end if;
    truncate assay.migration_stage, assay.migration_interval, assay.migration_plan, assay.migration_seen;
    if v_run_id is null then
        return query
        insert into assay.migration_run as r (token, source_id, source)
        values (v_token, p_source_id, p_source)
        returning r.run_id, r.token, false;
    else
        return query
        update assay.migration_run as r
        set state = 'running', token = v_token, source = p_source
        where r.run_id = v_run_id
        returning r.run_id, r.token, true;
    end if;
end
$$;
comment on function assay._migration_begin(text, jsonb, boolean) is
'Begins a migration, or goes on with the unfinished one of the same source, and empties the working storage. For the owner of the schema.';
revoke all on function assay._migration_begin(text, jsonb, boolean) from public;
