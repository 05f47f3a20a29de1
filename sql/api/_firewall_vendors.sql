-- requires: _firewall_possible _firewall_vendor_spans
create or replace function assay._firewall_vendors(p_runs text, p_text text, p_first boolean, p_spared int4multirange)
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
    -- looked for in the runs of token characters only, which are few
    v_detectors text [] := assay._firewall_possible(p_runs);
    v_runs text;
begin
    if v_detectors = '{}' then
        return;
    end if;
    if p_first and p_runs <> p_text and isempty(p_spared) then
        -- each different run, in the order of the text
        select string_agg(r.run, E'\n' order by r.n)
        into v_runs
        from (
            select s.run collate "C" as run, min(s.n) as n
            from string_to_table(p_runs, E'\n') with ordinality as s (run, n)
            group by 1
        ) as r;
        -- Which detectors find something in the first run that anything is found in? Only those are of interest.
        with found as materialized (
            select f.reason, f.detector, strpos(substr(v_runs, f.span_end), E'\n') as rest, f.span_start, f.span_end
            from assay._firewall_vendor_spans(v_runs, v_detectors, true, '{}') as f
        )
        select array_agg(f.detector)
        into v_detectors
        from found as f
        where f.span_start <= coalesce(
            (
                select g.span_end + case when g.rest > 0 then g.rest else length(v_runs) end
                from found as g
                -- what weighs less has no say in this
                where g.reason = 'credential_prefix'
                order by g.span_start
                limit 1
            ),
            length(v_runs)
        );
        if v_detectors is null then
            return;
        end if;
    end if;
    return query
    select f.span_start, f.span_end, f.reason, f.detector
    from assay._firewall_vendor_spans(p_text, v_detectors, p_first, p_spared) as f;
end
$$;
comment on function assay._firewall_vendors(text, text, boolean, int4multirange) is
'Vendors'' tokens in a text (its runs of token characters first), each widened to the token characters around it.';
revoke all on function assay._firewall_vendors(text, text, boolean, int4multirange) from public;
