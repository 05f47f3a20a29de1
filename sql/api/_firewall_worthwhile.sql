-- requires: _firewall_near _firewall_likely
create or replace function assay._firewall_worthwhile(p_joined text)
returns table (detector text, lines integer [])
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_others text [];
begin
    -- those that have no anchors are looked for at once: few texts have one of them
    select array_agg(d.detector::text)
    into v_others
    from assay.never_record_detector as d
    where d.enabled and d.kind in ('token', 'userinfo')
    having p_joined collate "C" ~ string_agg('(?:' || d.pattern || ')', '|' order by d.detector collate "C");
    return query
    select l.detector, l.lines
    from assay._firewall_likely(
        string_to_array(p_joined, E'\n'), assay._firewall_near(p_joined) || coalesce(v_others, '{}')
    ) as l;
end
$$;
comment on function assay._firewall_worthwhile(text) is
'Which detectors could find something in joined chains, each a line, and in which of them by their numbers; where a token begins is not asked.';
revoke all on function assay._firewall_worthwhile(text) from public;
