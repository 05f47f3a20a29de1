-- The WHEN clause of the trigger has already found the violation; this only says so.
create or replace function assay._guard_decision()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    raise exception 'an accepted decision and its identity never change'
        using errcode = 'ME006',
        schema = tg_table_schema,
        table = tg_table_name,
        constraint = tg_name,
        detail = json_build_object('state', old.state)::text,
        hint = 'Write verdicts through assay.write_terminal: it leaves an accepted row as it is and records the attempt.';
end
$$;
comment on function assay._guard_decision() is
'Trigger: refuses an UPDATE that would change an accepted decision or the identity of any (ME006), also for the owner of the table.';
revoke all on function assay._guard_decision() from public;
