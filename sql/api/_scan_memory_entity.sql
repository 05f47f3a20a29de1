-- requires: scan_never_record
create or replace function assay._scan_memory_entity()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
    v_finding record;
begin
    select f.reason, f.detector
    into v_finding
    from assay.scan_never_record(new.entity, false) as f
    limit 1;
    if found then
        raise exception 'the firewall blocked the name of an entity (%)', v_finding.reason
            using errcode = 'ME001',
            schema = tg_table_schema,
            table = tg_table_name,
            constraint = tg_name,
            detail = json_build_object('reason', v_finding.reason, 'detector', v_finding.detector)::text,
            hint = 'Remove or redact the secret; it was not stored.';
    end if;
    return new;
end
$$;
comment on function assay._scan_memory_entity() is
'Trigger: runs the firewall over the names of entities; refuses the row (ME001) naming reason and detector only.';
revoke all on function assay._scan_memory_entity() from public;
