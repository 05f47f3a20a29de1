-- requires: _firewall_marks _firewall_pattern _firewall_match _firewall_is_token
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
-- nobody can foresee how many finds there are: a nested loop over two sets of them would be quadratic
set enable_nestloop = off
as $$
declare
    -- each different run, in the order of the text
    v_runs text := (
        select string_agg(r.run, E'\n' order by r.n)
        from (
            select s.run collate "C" as run, min(s.n) as n
            from string_to_table(p_runs, E'\n') with ordinality as s (run, n)
            group by 1
        ) as r
    );
    v_lower constant text := lower(v_runs collate "C");
    v_shape constant boolean := v_runs collate "C" ~ assay._firewall_pattern('shape');
    v_found text [];
begin
    if p_first and v_runs <> p_text and isempty(p_spared) then
        -- Which detectors find something in the first run that anything is found in? Only those are of interest.
        with found as materialized (
            select f.detector, strpos(substr(v_runs, f.span_end), E'\n') as rest, f.span_start, f.span_end
            from assay._firewall_vendors(v_runs, v_runs, true, '{}') as f
        )
        select array_agg(f.detector)
        into v_found
        from found as f
        where f.span_start <= (
            select g.span_end + case when g.rest > 0 then g.rest else length(v_runs) end
            from found as g
            order by g.span_start
            limit 1
        );
        if v_found is null then
            return;
        end if;
    end if;
    return query
    select h.span_start, h.span_end, d.reason::text, d.detector::text
    from assay.never_record_detector as d
    cross join lateral (
        select
            m.span_start - length(e.head) + b.marks as span_start,
            -- without the full stop of a sentence
            m.span_start + length(case when e.tail = '' then rtrim(m.body, '.') else m.body || e.tail end) - b.marks as span_end
        from assay._firewall_match(p_text, d.pattern) as m
        cross join (select 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-' as chars) as w
        cross join lateral (
            select
                right(m.before, length(m.before) - length(rtrim(m.before, w.chars))) as head,
                left(m.after, length(m.after) - length(ltrim(m.after, w.chars))) as tail
        ) as e
        cross join lateral (select assay._firewall_marks(e.head || case when e.tail = '' then rtrim(m.body, '.') else m.body || e.tail end) as marks) as b
        where assay._firewall_is_token(left(m.body, 512), d.check_name)
            and (d.check_name <> 'strong' or not p_spared @> (m.span_start - length(e.head) + b.marks))
        limit case when p_first then 1 end
    ) as h
    where d.enabled
        and (v_found is null or d.detector = any (v_found))
        and (
            -- looked for in the runs of token characters only, which are few
            (d.kind = 'vendor' and v_runs collate "C" like any (d.anchors))
            or (d.kind = 'shape' and v_shape and v_lower collate "C" like any (d.needs))
        );
end
$$;
comment on function assay._firewall_vendors(text, text, boolean, int4multirange) is
'Vendors'' tokens in a text (its runs of token characters first), each widened to the token characters around it.';
revoke all on function assay._firewall_vendors(text, text, boolean, int4multirange) from public;
