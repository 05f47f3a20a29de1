-- requires: _firewall_possible _firewall_likely _firewall_vendor_spans
create or replace function assay._firewall_runs(p_places integer [], p_runs text [], p_text text)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
-- nobody can foresee how many finds there are: a nested loop over two sets of them would be quadratic
set enable_nestloop = off
as $$
declare
    v_detectors constant text [] := assay._firewall_possible(p_text);
begin
    if v_detectors = '{}' then
        return;
    end if;
    return query
    with likely as materialized (
        select l.lines, array_agg(l.detector) as detectors, d.check_name = 'varied' as any_letters
        from assay._firewall_likely(p_runs, v_detectors) as l
        inner join assay.never_record_detector as d on d.detector = l.detector
        group by l.lines, d.check_name = 'varied'
    ),
    texts as materialized (
        -- for each of these, its lines, and where each begins
        select
            t.detectors,
            string_agg(t.run, E'\n' order by t.n) as body,
            array_agg(t.low order by t.n) as lows,
            array_agg(t.place order by t.n) as places
        from (
            select
                l.detectors,
                r.n,
                r.run,
                r.place,
                (sum(length(r.run) + 1) over (partition by l.detectors order by r.n))::integer - length(r.run) - 1 as low
            from likely as l
            cross join lateral unnest(l.lines) as k (n)
            inner join unnest(p_places, p_runs) with ordinality as r (place, run, n) on r.n = k.n
            -- all other tests ask for digits, or for letters of both kinds
            where l.any_letters or r.run collate "C" ~ '[0-9]' or (r.run collate "C" ~ '[a-z]' and r.run collate "C" ~ '[A-Z]')
        ) as t
        group by t.detectors
    )
    select
        v.span_start + t.places[width_bucket(v.span_start, t.lows)] - t.lows[width_bucket(v.span_start, t.lows)],
        v.span_end + t.places[width_bucket(v.span_start, t.lows)] - t.lows[width_bucket(v.span_start, t.lows)],
        v.reason,
        v.detector
    from texts as t
    cross join lateral assay._firewall_vendor_spans(t.body, t.detectors, true, '{}') as v;
end
$$;
comment on function assay._firewall_runs(integer [], text [], text) is
'Vendors'' tokens in runs of token characters that are known by their places, of each detector the first; the runs come in lines as well.';
revoke all on function assay._firewall_runs(integer [], text [], text) from public;
