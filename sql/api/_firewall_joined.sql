-- requires: _firewall_around _firewall_pattern _firewall_match _firewall_random _firewall_noise _firewall_span
create or replace function assay._firewall_joined(p_chain text, p_detectors text [])
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
    v_edge constant text := '(?<![A-Za-z0-9])';
    v_joined text;
    v_cuts integer [];
    v_shifts integer [];
begin
    -- framed as in _firewall_match(): what stood before each joint without the joints, and how long these are so far
    select
        string_agg(j.rest, '' order by j.n),
        array_agg(j.cut order by j.n) filter (where j.n > 1),
        array_agg(j.shift order by j.n) filter (where j.n > 1)
    into v_joined, v_cuts, v_shifts
    from (
        select
            p.n,
            p.rest,
            (sum(length(p.rest)) over (order by p.n rows between unbounded preceding and 1 preceding))::integer as cut,
            (sum(length(p.joint)) over (order by p.n rows between unbounded preceding and current row))::integer as shift
        from (
            select
                z.n,
                case when z.n > 1 then split_part(z.piece, E'\uFDD1', 1) else '' end as joint,
                case when z.n > 1 then split_part(z.piece, E'\uFDD1', 2) else z.piece end as rest
            from string_to_table(
                regexp_replace(p_chain collate "C", assay._firewall_pattern('joint'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
            ) with ordinality as z (piece, n)
        ) as p
    ) as j;
    return query
    -- laid out once: an array of this language is laid out anew for every function that is given it
    with joints as materialized (
        select v_cuts as cuts, v_shifts as shifts
    ),
    tried as (
        select
            d.reason,
            d.detector,
            m.span_start as low,
            n.high,
            left(m.body, n.high - m.span_start) as body,
            d.bound,
            -- the character before it; the same detector's last find may end there
            right(m.before, 1) as before,
            m.before = '' as adjoins
        from (
            select
                t.reason,
                t.detector,
                t.anchors,
                starts_with(t.pattern, v_edge) as bound,
                case when starts_with(t.pattern, v_edge) then substr(t.pattern, length(v_edge) + 1) else t.pattern end as pattern
            from assay.never_record_detector as t
            where t.enabled
                and t.kind = 'vendor'
                and t.detector = any (p_detectors)
        ) as d
        cross join lateral assay._firewall_match(
            case
                -- A pattern whose matches begin with anything is tried from every place of a long run: if they are short,
                -- then near their anchors only.
                when length(v_joined) > 4096 and d.pattern collate "C" ~ '^\['
                    and not regexp_replace(d.pattern, '=\*$', '') collate "C" ~ ',\}|[]A-Za-z0-9)}][*]|[])}][+]'
                    then assay._firewall_around(v_joined, d.anchors, 128)
                else v_joined
            end,
            d.pattern
        ) as m
        -- before a piece that only names what the next line assigns
        cross join lateral (
            select
                case
                    when c.cut > m.span_start
                        and (substr(m.body, c.cut - m.span_start + 1) || m.after) collate "C"
                        ~ '^[A-Za-z_]{1,64}(?::|=[^=])'
                        then c.cut
                    else m.span_start + length(m.body)
                end as high
            from (
                select o.cuts[width_bucket(m.span_start + length(m.body) - 1, o.cuts)] as cut
                from joints as o
            ) as c
        ) as n
    ),
    found as (
        select t.reason, t.detector, t.low, t.high
        from (
            select r.reason, r.detector, r.low, r.high, r.bound, r.before, r.adjoins, left(r.body, 512) as body
            from tried as r
        ) as t
        where not (
            -- a vendor's token begins at an edge: of a word, or of one of the pieces
            t.bound and t.low > 0
            and translate(
                case when t.adjoins then substr(v_joined, t.low, 1) else t.before end,
                'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', ''
            ) = ''
            and (select o.cuts[width_bucket(t.low, o.cuts)] from joints as o) is distinct from t.low
        )
        and assay._firewall_random(t.body)
        and assay._firewall_noise(t.body) * 100 >= length(t.body) * 50
        union all
        select t.reason, t.detector, m.span_start + s.span[1], m.span_start + s.span[2]
        from assay.never_record_detector as t
        cross join lateral assay._firewall_match(v_joined, t.pattern) as m
        cross join lateral (select assay._firewall_span(t.kind, t.check_name, m.body) as span offset 0) as s
        where t.enabled and t.kind in ('token', 'userinfo') and t.detector = any (p_detectors) and s.span[2] is not null
    )
    select
        f.low + coalesce(o.shifts[width_bucket(f.low, o.cuts)], 0),
        f.high + coalesce(o.shifts[width_bucket(f.high - 1, o.cuts)], 0),
        f.reason::text,
        f.detector::text
    from found as f
    cross join joints as o
    -- a find inside one piece belongs to the view as it stands
    where coalesce(o.shifts[width_bucket(f.high - 1, o.cuts)], 0) > coalesce(o.shifts[width_bucket(f.low, o.cuts)], 0);
end
$$;
comment on function assay._firewall_joined(text, text []) is
'What these detectors find in a chain of pieces that belong together: tokens broken by a line end, blanks or string concatenation.';
revoke all on function assay._firewall_joined(text, text []) from public;
