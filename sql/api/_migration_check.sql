create or replace function assay._migration_check(p_run_id uuid, p_token uuid)
returns text
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_source_id text;
begin
    -- The row lock makes whoever takes over wait for the step that is under way.
    select r.source_id
    into v_source_id
    from assay.migration_run as r
    where r.run_id = p_run_id and r.token = p_token and r.state = 'running'
    for share;
    if not found then
        raise exception 'this migration was taken over by another one'
            using errcode = '55P03', hint = 'Let the other one finish, then resume.';
    end if;
    return v_source_id;
end
$$;
comment on function assay._migration_check(uuid, uuid) is
'The source of the run that p_token works on; 55P03 when another run has taken over. For the owner of the schema.';
revoke all on function assay._migration_check(uuid, uuid) from public;
