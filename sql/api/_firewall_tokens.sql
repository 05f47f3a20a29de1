-- requires: _firewall_vendors _firewall_encoded _firewall_noisy _firewall_symbols
create or replace function assay._firewall_tokens(p_text text)
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
    v_runs text;
begin
    select string_agg(r.parts[1], E'\n')
    into v_runs
    from regexp_matches(p_text collate "C", assay._firewall_pattern('run'), 'g') as r (parts);
    if v_runs is null then
        return;
    end if;
    return query select v.span_start, v.span_end, v.reason, v.detector from assay._firewall_vendors(v_runs, p_text) as v;
    return query
    with blobs as materialized (
        select m.span_start, m.body, translate(m.body, '0123456789abcdefABCDEF', '') = '' as hex, length(m.body) as size
        from assay._firewall_match(p_text, assay._firewall_pattern('base64')) as m
    )
    select b.span_start, b.span_start + b.size, e.reason, e.detector
    from blobs as b
    cross join lateral assay._firewall_encoded(
        case
            when b.hex and b.size >= 32 and b.size % 2 = 0 then decode(b.body, 'hex')
            when b.size % 4 = 0 then decode(b.body, 'base64')
        end
    ) as e
    union all
    select b.span_start, b.span_start + b.size, 'high_entropy', 'noise'
    from blobs as b
    where b.size >= 40 and assay._firewall_noisy(b.body) and not (b.body collate "C" ~ assay._firewall_pattern('path'));
    return query
    select m.span_start, m.span_start + length(m.body), 'high_entropy', 'noise'
    from assay._firewall_match(p_text, assay._firewall_pattern('atom')) as m
    where assay._firewall_noisy(m.body);
    return query
    select m.span_start, m.span_start + length(m.body), 'high_entropy', 'symbols'
    from assay._firewall_match(p_text, assay._firewall_pattern('symbols')) as m
    where assay._firewall_symbols(m.body);
end
$$;
comment on function assay._firewall_tokens(text) is 'What is found in the runs of token characters of a text: vendors'' tokens, encoded ones, noise.';
revoke all on function assay._firewall_tokens(text) from public;
