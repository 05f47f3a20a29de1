create or replace function assay._firewall_halves(p_pattern text)
returns text []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_end integer;
begin
    -- where the first group is closed: classes and escapes may hold parentheses, which count for nothing
    select t.text_end
    into v_end
    from (
        select
            m.n,
            m.token[1] as token,
            sum(case m.token[1] when '(' then 1 when ')' then -1 else 0 end) over (order by m.n) as depth,
            sum(length(m.token[1])) over (order by m.n) as text_end
        from regexp_matches(p_pattern collate "C", '\\.|\[(?:\\.|[^\]\\])*\]|[()]|[^\[()\\]+', 'g') with ordinality as m (token, n)
    ) as t
    where t.token = ')' and t.depth = 0
    order by t.n
    limit 1;
    -- the first group without being one, and what follows it: the second, or what is asked between them and it
    return array[
        '(?:' || substr(left(p_pattern, v_end), 2),
        case
            when substr(p_pattern, v_end + 2, 1) = '?' then '(?:' || substr(p_pattern, v_end + 1) || ')'
            else '(?:' || substr(p_pattern, v_end + 2)
        end
    ];
end
$$;
comment on function assay._firewall_halves(text) is
'Of a pattern of two groups one after the other: both, as patterns of their own (the second with what is asked between them).';
revoke all on function assay._firewall_halves(text) from public;
