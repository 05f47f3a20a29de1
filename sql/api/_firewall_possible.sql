-- requires: _firewall_pattern _firewall_near
create or replace function assay._firewall_possible(p_runs text)
returns text []
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_detectors constant text [] := assay._firewall_near(p_runs);
    v_lower text;
begin
    if not p_runs collate "C" ~ assay._firewall_pattern('shape') then
        return v_detectors;
    end if;
    v_lower := lower(p_runs collate "C");
    return v_detectors || array(
        select d.detector::text
        from assay.never_record_detector as d
        where d.enabled and d.kind = 'shape' and v_lower collate "C" like any (d.needs)
    );
end
$$;
comment on function assay._firewall_possible(text) is
'The detectors of vendors'' tokens, by an anchor or by their shape, that could find something in runs of token characters.';
revoke all on function assay._firewall_possible(text) from public;
