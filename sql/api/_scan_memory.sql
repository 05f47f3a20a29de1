-- requires: scan_never_record
create or replace function assay._scan_memory()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
    v_finding record;
begin
    select f.reason, f.detector
    into v_finding
    from (
        select x.value, false as identifier
        from unnest(array[new.content, new.speaker, new.provider, new.statement_type]) as x (value)
        union all
        select y.value, true
        from unnest(array[new.agent_id::text, new.turn_id::text, new.session_id]) as y (value)
    ) as t
    cross join lateral assay.scan_never_record(t.value, t.identifier) as f
    where t.value <> ''
    limit 1;
    if found then
        raise exception 'the firewall blocked this memory (%)', v_finding.reason
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
comment on function assay._scan_memory() is
'Trigger: runs the firewall over every value of a memory record that comes from outside; refuses the row (ME001) naming reason and detector only.';
revoke all on function assay._scan_memory() from public;
