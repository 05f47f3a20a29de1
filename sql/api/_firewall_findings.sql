-- requires: _firewall_joinable _firewall_broken _firewall_fold _firewall_removed _firewall_view _firewall_decoded _firewall_joined
create or replace function assay._firewall_findings(p_text text, p_identifier boolean, p_first boolean)
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
    v_text constant text := case
        when octet_length(p_text) = length(p_text) then p_text
        else assay._firewall_fold(p_text)
    end;
    -- an id may look like a card or like noise
    v_spared constant text [] := case when p_identifier then array['high_entropy', 'payment_card'] else '{}' end;
    v_cuts integer [];
    v_shifts integer [];
begin
    if length(v_text) < length(p_text) then
        -- Format characters were dropped: from place cuts[n] of the folded text on, shifts[n] of them stood before.
        select array_agg(g.cut order by g.cut), array_agg(g.shift order by g.cut)
        into v_cuts, v_shifts
        from (
            select
                (d.span_start + d.size - sum(d.size) over (order by d.span_start))::integer as cut,
                (sum(d.size) over (order by d.span_start))::integer as shift
            from assay._firewall_removed(p_text) as d
        ) as g;
        return query
        select
            f.span_start + coalesce(v_shifts[width_bucket(f.span_start, v_cuts)], 0),
            f.span_end + coalesce(v_shifts[width_bucket(f.span_end - 1, v_cuts)], 0),
            f.reason,
            f.detector
        from assay._firewall_findings(v_text, p_identifier, p_first) as f;
        return;
    end if;

    -- as it stands
    return query
    select h.span_start, h.span_end, h.reason, h.detector
    from assay._firewall_view(v_text, p_identifier, p_first) as h
    where not h.reason = any (v_spared);

    -- with escapes decoded
    if (strpos(v_text, '%') > 0 or strpos(v_text, '\') > 0 or strpos(v_text, '&') > 0)
        and v_text collate "C" ~ assay._firewall_pattern('escape')
    then
        return query
        select
            h.span_start + coalesce(v.shifts[width_bucket(h.span_start, v.cuts)], 0),
            h.span_end + coalesce(v.shifts[width_bucket(h.span_end, v.cuts)], 0),
            h.reason,
            h.detector
        from assay._firewall_decoded(v_text) as v
        cross join lateral assay._firewall_view(v.view, p_identifier, p_first) as h
        where not h.reason = any (v_spared);
    end if;

    -- with broken tokens joined
    if assay._firewall_broken(v_text) then
        return query
        select c.span_start + h.span_start, c.span_start + h.span_end, h.reason, h.detector
        from assay._firewall_match(v_text, assay._firewall_pattern('chain')) as c
        cross join lateral (
            select regexp_replace(c.body collate "C", assay._firewall_pattern('joint'), '', 'g') as joined offset 0
        ) as j
        cross join lateral assay._firewall_joined(c.body) as h
        where length(j.joined) >= 16
            and assay._firewall_joinable(j.joined)
            and not h.reason = any (v_spared);
    end if;
end
$$;
comment on function assay._firewall_findings(text, boolean, boolean) is
'Every span of a text that must not be recorded: folded, then read as it stands, with escapes decoded, with broken tokens joined. A span may come twice. With p_first, at least the first of each detector.';
revoke all on function assay._firewall_findings(text, boolean, boolean) from public;
