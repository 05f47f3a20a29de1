-- requires: _scan_for_agents _firewall_clear
create or replace function assay._refuse_secrets(
    p_texts text[],
    p_identifiers text[],
    p_table text,
    p_constraint text,
    p_agents text[] default null
)
returns void
language plpgsql
stable
set search_path = pg_catalog, pg_temp
as $$
declare
    v_texts constant text [] := case when not coalesce(assay._firewall_clear(p_texts, false), true) then p_texts end;
    v_identifiers constant text [] := case
        when not coalesce(assay._firewall_clear(p_identifiers, true), true) then p_identifiers
    end;
    v_finding record;
begin
    if v_texts is null and v_identifiers is null then
        return;
    end if;
    -- Most values are told by one look at all of them. After that, one scan for each, so that nothing is glued together
    -- that did not stand together.
    select f.reason, f.detector
    into v_finding
    from (
        select distinct t.value, false as identifier
        from unnest(v_texts) as t (value)
        where t.value <> ''
        union all
        -- Identifiers are spared the detectors that mistake a stamp or an id for a card or a key.
        select distinct i.value, true
        from unnest(v_identifiers) as i (value)
        where i.value <> ''
    ) as v
    cross join lateral assay._scan_for_agents(v.value, v.identifier, p_agents) as f
    limit 1;
    if found then
        raise exception 'the firewall blocked this write (%)', v_finding.reason
            using errcode = 'ME001',
            schema = 'assay',
            table = p_table,
            constraint = p_constraint,
            detail = json_build_object('reason', v_finding.reason, 'detector', v_finding.detector)::text,
            hint = 'Remove or redact the secret; it was not stored.';
    end if;
end
$$;
comment on function assay._refuse_secrets(text[], text[], text, text, text[]) is
'Runs the firewall over values that come from outside and raises ME001, naming reason and detector only, when one must not be recorded. What all of the agents have allowed passes.';
revoke all on function assay._refuse_secrets(text[], text[], text, text, text[]) from public;
