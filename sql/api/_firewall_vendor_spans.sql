-- requires: _firewall_marks _firewall_match _firewall_is_token
create or replace function assay._firewall_vendor_spans(p_text text, p_detectors text [], p_first boolean, p_spared int4multirange)
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
begin
    return query
    select h.span_start, h.span_end, d.reason::text, d.detector::text
    from assay.never_record_detector as d
    cross join lateral (
        select f.span_start, f.span_end
        from (
            select
                p.n,
                m.span_start - length(e.head) + b.marks as span_start,
                -- without the full stop of a sentence
                m.span_start + length(case when e.tail = '' then rtrim(m.body, '.') else m.body || e.tail end) - b.marks as span_end
            -- of a very long text, the beginning first: what is found there, far from its end, is the first in the whole
            from generate_series(case when p_first and length(p_text) > 65536 then 1 else 2 end, 2) as p (n)
            cross join lateral assay._firewall_match(case p.n when 1 then left(p_text, 16384) else p_text end, d.pattern) as m
            cross join (select 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-' as chars) as w
            cross join lateral (
                select
                    right(m.before, length(m.before) - length(rtrim(m.before, w.chars))) as head,
                    left(m.after, length(m.after) - length(ltrim(m.after, w.chars))) as tail
            ) as e
            cross join lateral (
                select assay._firewall_marks(e.head || case when e.tail = '' then rtrim(m.body, '.') else m.body || e.tail end) as marks
            ) as b
            where assay._firewall_is_token(left(m.body, 512), d.check_name)
                and (d.check_name <> 'strong' or not p_spared @> (m.span_start - length(e.head) + b.marks))
        ) as f
        where f.n = 2 or f.span_end < 14336
        limit case when p_first then 1 end
    ) as h
    where case
        when d.enabled and d.kind in ('vendor', 'shape') and d.detector = any (p_detectors) then p_text collate "C" ~ d.pattern
        else false
    end;
end
$$;
comment on function assay._firewall_vendor_spans(text, text [], boolean, int4multirange) is
'What these detectors of vendors'' tokens find in a text (of each the first, or all), widened to the token characters around it.';
revoke all on function assay._firewall_vendor_spans(text, text [], boolean, int4multirange) from public;
