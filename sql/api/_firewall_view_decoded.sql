-- requires: _firewall_parts _firewall_unescaped _firewall_decoded _firewall_view
create or replace function assay._firewall_view_decoded(p_text text, p_identifier boolean, p_reasons text [], p_early boolean)
returns table (span_start integer, span_end integer, reason text, detector text)
language sql
stable
strict
parallel safe
rows 5
begin atomic
with parts as materialized (
    select
        u.n,
        u.part,
        u.view,
        sum(length(u.part)) over (order by u.n) - length(u.part) as text_start,
        sum(length(u.view)) over (order by u.n) - length(u.view) as view_start
    from (
        select
            p.n,
            p.part,
            assay._firewall_unescaped(p.part) as view
        from assay._firewall_parts(p_text) as p
        offset 0
    ) as u
),
found as materialized (
    select
        h.span_start,
        h.span_end,
        h.reason,
        h.detector,
        width_bucket(h.span_start, w.starts) as first_part,
        width_bucket(h.span_end, w.starts) as last_part
    from (
        select
            string_agg(p.view, '' order by p.n) as view,
            array_agg(p.view_start::integer order by p.n) as starts
        from parts as p
    ) as w
    cross join lateral assay._firewall_view(w.view, p_identifier, true, p_reasons, p_early) as h
    where length(w.view) < length(p_text)
),
-- the map of places, of the parts that something was found in
maps as materialized (
    select
        p.n,
        p.text_start,
        p.view_start,
        d.cuts,
        d.shifts
    from parts as p
    left join lateral assay._firewall_decoded(p.part) as d on true
    where p.n in (select f.first_part from found as f union all select f.last_part from found as f)
)
select
    (f.span_start - a.view_start + a.text_start)::integer
    + coalesce(a.shifts[width_bucket(f.span_start - a.view_start::integer, a.cuts)], 0) as span_start,
    (f.span_end - b.view_start + b.text_start)::integer
    + coalesce(b.shifts[width_bucket(f.span_end - b.view_start::integer, b.cuts)], 0) as span_end,
    f.reason,
    f.detector
from found as f
inner join maps as a on a.n = f.first_part
inner join maps as b on b.n = f.last_part;
end;
comment on function assay._firewall_view_decoded(text, boolean, text [], boolean) is
'What a verdict needs of a long text with its escapes decoded, as _firewall_view() finds it, with places in the text. Only the parts that something was found in are mapped.';
revoke all on function assay._firewall_view_decoded(text, boolean, text [], boolean) from public;
