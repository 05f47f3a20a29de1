-- requires: _firewall_pattern _firewall_match _firewall_pieces
create or replace function assay._firewall_concatenated(p_text text)
returns table (span_start integer, span_end integer, begun integer, ended integer)
language plpgsql
immutable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_glue constant text := assay._firewall_pattern('glue');
begin
    if not p_text collate "C" ~ v_glue then
        return;
    end if;
    return query
    select s.low, e.high, s.begun, s.ended
    from (
        select
            p.low,
            p.high,
            p.ended,
            p.next_glue,
            coalesce(max(p.since) over (partition by p.m order by p.n rows between unbounded preceding and 1 preceding), p.whole) as begun
        from (
            select
                o.m,
                o.n,
                o.whole,
                o.ended,
                o.next_glue,
                o.high - length(o.gap) as low,
                o.high,
                -- What stands in no quotes may have a name before it.
                case
                    when not (o.quoted and o.gap collate "C" ~ assay._firewall_pattern('begun')) then o.high + length(o.next_glue)
                end as since
            from (
                select
                    m.n as m,
                    z.n,
                    z.gap,
                    m.span_start as whole,
                    m.ended,
                    m.quoted,
                    coalesce(lead(z.found) over (partition by m.n order by z.n), '') as next_glue,
                    m.span_start + (sum(length(z.found) + length(z.gap)) over (partition by m.n order by z.n))::integer as high
                from (
                    -- asked once for each string, not for each of its pieces
                    select
                        f.span_start,
                        f.body,
                        f.span_start + length(f.body) as ended,
                        strpos(f.body, '"') > 0 or strpos(f.body, '''') > 0 or right(f.before, 1) in ('"', '''') as quoted,
                        row_number() over () as n
                    from assay._firewall_match(p_text, assay._firewall_pattern('concatenated')) as f
                    offset 0
                ) as m
                cross join lateral assay._firewall_pieces(m.body, v_glue) as z
            ) as o
        ) as p
    ) as s
    -- an assigned value may end with the backslash
    cross join lateral (
        select s.high
        union all
        select s.high + 1 where starts_with(s.next_glue, E'\\')
    ) as e;
end
$$;
comment on function assay._firewall_concatenated(text) is
'The pieces of strings that source code puts together, each with the place from where such a string is masked that goes on in it, and its end.';
revoke all on function assay._firewall_concatenated(text) from public;
