-- requires: _refuse_secrets
-- For the tables that only functions write. Those scan what they are given before they write anything, once for all rows, and
-- say so by the setting assay.scanned, which holds for the command of the client that is being carried out; so this reads
-- what comes past them, from the owner of the tables. An owner who sets it by hand could as well drop the trigger. With the owner's rights, because others may have been
-- given a table, and may not call the firewall's functions.
create or replace function assay._scan_values()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_row constant jsonb := to_jsonb(new);
begin
    perform assay._refuse_secrets(
        array(
            select v_row ->> a.name
            from unnest(tg_argv) as a (name)
            -- The name of a reason is not an instance of it.
            where a.name !~ '^id:' and v_row ->> a.name <> 'off_the_record'
        ),
        array(
            select v_row ->> substr(a.name, 4)
            from unnest(tg_argv) as a (name)
            where a.name ~ '^id:'
        ),
        tg_table_name,
        tg_name,
        array[v_row ->> 'agent_id']
    );
    return new;
end
$$;
comment on function assay._scan_values() is
'Trigger: runs the firewall over the columns it is given, ids marked as id:column, before a row is written past the functions; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_values() from public;
