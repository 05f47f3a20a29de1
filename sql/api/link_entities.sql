-- requires: _check_agent _link_entities scan_never_record
create or replace function assay.link_entities(p_agent_id text, p_entities text[])
returns integer
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_finding record;
begin
    perform assay._check_agent(p_agent_id);
    select f.reason, f.detector
    into v_finding
    from unnest(p_entities) as e (name)
    cross join lateral assay.scan_never_record(e.name, false) as f
    limit 1;
    if found then
        raise exception 'the firewall blocked the name of an entity (%)', v_finding.reason
            using errcode = 'ME001',
            schema = 'assay', table = 'association', constraint = 'association_firewall',
            detail = json_build_object('reason', v_finding.reason, 'detector', v_finding.detector)::text,
            hint = 'Remove or redact the secret; it was not stored.';
    end if;
    return assay._link_entities(p_agent_id, jsonb_build_array(to_jsonb(coalesce(p_entities, '{}'))));
end
$$;
comment on function assay.link_entities(text, text[]) is
'Notes that entities were named together: each pair of the distinct names (twelve at most) gains a weight of 1. Returns how many pairs.';
revoke all on function assay.link_entities(text, text[]) from public;
