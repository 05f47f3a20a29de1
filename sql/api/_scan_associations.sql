-- requires: _refuse_secrets
create or replace function assay._scan_associations()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        array(
            select n.entity_a from new_rows as n
            union
            select n.entity_b from new_rows as n
        ),
        array(select distinct n.agent_id::text from new_rows as n), tg_table_name, tg_name,
        array(select distinct n.agent_id::text from new_rows as n)
    );
    return null;
end
$$;
comment on function assay._scan_associations() is
'Trigger: runs the firewall over the names of linked entities; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_associations() from public;
