-- requires: _firewall_tokens _firewall_span
create or replace function assay._firewall_view(p_text text)
returns table (span_start integer, span_end integer, reason text, detector text)
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
    v_lower constant text := lower(p_text collate "C");
    v_uneven constant boolean := p_text collate "C" ~ assay._firewall_pattern('uneven');
    v_numeric constant boolean := p_text collate "C" ~ assay._firewall_pattern('six_digits');
begin
    return query
    select
        m.span_start + length(m.head) + s.span[1],
        m.span_start + length(m.head) + s.span[2],
        d.reason::text,
        d.detector::text
    from (
        select t.reason, t.detector, t.kind, t.check_name, t.pattern, t.lowered
        from assay.never_record_detector as t
        where t.enabled
            and t.kind not in ('vendor', 'shape')
            and (t.kind <> 'assignment' or v_uneven or t.check_name = 'seed')
            and (t.kind <> 'number' or v_numeric or cardinality(t.needs) > 0)
            and (t.kind <> 'named_number' or v_numeric or (v_uneven and cardinality(t.needs) > 0))
            and (cardinality(t.needs) = 0 or v_lower collate "C" like any (t.needs))
            and (cardinality(t.also_needs) = 0 or v_lower collate "C" like any (t.also_needs))
        offset 0
    ) as d
    cross join lateral assay._firewall_match(case when d.lowered then v_lower else p_text end, d.pattern) as m
    -- offset 0: evaluated once, not once for each place the span is used
    cross join lateral (select assay._firewall_span(d.kind, d.check_name, m.body) as span offset 0) as s
    where s.span[2] is not null;
    return query select t.span_start, t.span_end, t.reason, t.detector from assay._firewall_tokens(p_text) as t;
end
$$;
comment on function assay._firewall_view(text) is 'Everything the detectors find in one view of a text.';
revoke all on function assay._firewall_view(text) from public;
