-- requires: _firewall_findings _firewall_whole_url _firewall_concatenated
create or replace function assay._firewall_mask(p_text text)
returns table (redacted text, labels text [])
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
set plan_cache_mode = force_generic_plan
set jit = off
-- nobody can foresee how many finds there are: a nested loop over them and the characters would be quadratic
set enable_nestloop = off
as $$
begin
    return query
    with found as materialized (
        select distinct f.span_start, f.span_end, f.reason, f.detector
        from assay._firewall_findings(p_text, false, false) as f
    ),
    pieces as materialized (
        select p.span_start, p.span_end, p.begun, p.ended
        from assay._firewall_concatenated(
            case
                when exists (
                    select from found as f
                    where f.reason in ('credential_prefix', 'credential_assignment', 'high_entropy', 'jwt')
                )
                    then p_text
                else ''
            end
        ) as p
    ),
    spans as (
        -- a marker cannot be masked: it voids the whole turn
        select m.span[1] as low, m.span[2] as high
        from found as f
        cross join lateral (
            select
                case
                    when f.reason = 'url_userinfo' then assay._firewall_whole_url(p_text, f.span_start, f.span_end)
                    else array[f.span_start, f.span_end]
                end as span
            offset 0
        ) as m
        where f.reason <> 'off_the_record'
        union all
        -- the other pieces of strings that source code puts together
        select f.span_end, p.ended
        from found as f
        inner join pieces as p on p.span_end = f.span_end
        where f.reason in ('credential_prefix', 'credential_assignment', 'high_entropy', 'jwt') and p.ended > f.span_end
        union all
        select p.begun, f.span_start
        from found as f
        inner join pieces as p on p.span_start = f.span_start
        where f.reason in ('credential_prefix', 'credential_assignment', 'high_entropy', 'jwt') and p.begun < f.span_start
        union all
        -- what stands between the beginning of a private key and its end, where that follows; no private key is longer
        select k.low, k.tail
        from (
            select
                f.span_start as low,
                f.detector,
                lead(f.detector) over w as next_detector,
                lead(f.span_end) over w as tail
            from (
                select f.span_start, f.span_end, f.detector
                from found as f
                where f.detector in ('pem', 'pem_tail')
            ) as f
            window w as (order by f.span_start, f.detector)
        ) as k
        where k.detector = 'pem' and k.next_detector = 'pem_tail' and k.tail - k.low <= 8192
    ),
    islands as (
        -- joined where they touch
        select min(i.low) as low, max(i.high) as high
        from (
            select o.low, o.high, count(*) filter (where o.begins) over (order by o.low, o.high) as island
            from (
                select
                    s.low,
                    s.high,
                    s.low > coalesce(max(s.high) over (order by s.low, s.high rows between unbounded preceding and 1 preceding), -1) as begins
                from spans as s
            ) as o
        ) as i
        group by i.island
    ),
    letters as materialized (
        select c.c, c.n::integer as n
        from unnest(case when exists (select from islands) then string_to_array(p_text, null) end) with ordinality as c (c, n)
    ),
    -- without an underscore that marks italics together with one on the other side
    marked as (
        select
            i.low + (
                f.c = '_' and a.c is not distinct from '_' and b.c is distinct from '_' and i.high - i.low > 1
            )::integer as low,
            i.high - (
                l.c = '_' and b.c is not distinct from '_' and a.c is distinct from '_' and i.high - i.low > 1
            )::integer as high
        from islands as i
        left join letters as b on b.n = i.low
        inner join letters as f on f.n = i.low + 1
        inner join letters as l on l.n = i.high
        left join letters as a on a.n = i.high + 1
    ),
    edges as (
        select e.place, e.step
        from marked as m
        cross join lateral (values (m.low, 1), (m.high, -1)) as e (place, step)
    ),
    chars as (
        select c.c, c.n, coalesce(sum(e.step) over (order by c.n), 0) as depth
        from letters as c
        left join edges as e on e.place = c.n - 1
    )
    select
        coalesce(
            -- U+2588, full block: no detector matches it, every detector reads it as a placeholder
            (select string_agg(case when c.depth > 0 then U&'\2588' else c.c end, '' order by c.n) from chars as c),
            p_text
        ),
        coalesce(
            (
                -- each once, in the order in which the finds stand in the text
                select array_agg(l.label order by l.place)
                from (
                    select o.label, min(o.place) as place
                    from (
                        select
                            f.reason || ':' || f.detector as label,
                            row_number() over (
                                order by f.span_start, f.span_end, f.reason collate "C", f.detector collate "C"
                            ) as place
                        from found as f
                    ) as o
                    group by o.label
                ) as l
            ),
            '{}'
        );
end
$$;
comment on function assay._firewall_mask(text) is
'The text with every span masked that a scan finds, of the same length in code points, and the labels (reason:detector) of what was found.';
revoke all on function assay._firewall_mask(text) from public;
