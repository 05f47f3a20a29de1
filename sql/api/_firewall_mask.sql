-- requires: _firewall_findings _firewall_whole_url
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
as $$
begin
    return query
    with found as materialized (
        select distinct f.span_start, f.span_end, f.reason, f.detector
        from assay._firewall_findings(p_text, false, false) as f
    ),
    edges as (
        -- how many masked spans begin less end at a place
        select e.place, sum(e.step) as step
        from found as f
        cross join lateral (
            select
                case
                    when f.reason = 'url_userinfo' then assay._firewall_whole_url(p_text, f.span_start, f.span_end)
                    else array[f.span_start, f.span_end]
                end as span
            offset 0
        ) as m
        cross join lateral (values (m.span[1], 1), (m.span[2], -1)) as e (place, step)
        -- a marker cannot be masked: it voids the whole turn
        where f.reason <> 'off_the_record'
        group by e.place
    ),
    chars as (
        select c.c, c.n, coalesce(sum(e.step) over (order by c.n), 0) as depth
        from unnest(case when exists (select from edges) then string_to_array(p_text, null) end) with ordinality as c (c, n)
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
