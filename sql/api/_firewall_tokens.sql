-- requires: _firewall_pattern _firewall_match _firewall_marks _firewall_vendors _firewall_printable _firewall_noisy _firewall_symbols
create or replace function assay._firewall_tokens(p_text text, p_wanted text [], p_first boolean, p_spared int4multirange)
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
    v_runs text;
    v_noise boolean;
    v_symbols boolean;
begin
    if '+vendor' = any (p_wanted) then
        v_runs := regexp_replace(p_text collate "C", assay._firewall_pattern('short'), E'\n', 'g');
        return query
        select v.span_start, v.span_end, v.reason, v.detector from assay._firewall_vendors(v_runs, p_text, p_first, p_spared) as v;
    end if;
    select bool_or(d.enabled and d.detector = 'noise'), bool_or(d.enabled and d.detector = 'symbols')
    into v_noise, v_symbols
    from assay.never_record_detector as d
    where d.kind = 'noise';
    if '+encoded' = any (p_wanted) or '+blob' = any (p_wanted) then
        return query
        with blobs as materialized (
            select m.span_start, m.body, translate(m.body, '0123456789abcdefABCDEF', '') = '' as hex, length(m.body) as size
            from assay._firewall_match(p_text, assay._firewall_pattern('base64')) as m
        )
        select b.span_start, b.span_start + b.size, e.reason, e.detector
        from (
            -- what the different ones decode to, line by line: looked through once for all of them
            select string_agg(t.line, E'\n' order by t.n) as content, array_agg(t.low order by t.n) as lows,
                array_agg(t.body order by t.n) as bodies
            from (
                select
                    l.n,
                    l.body,
                    l.line,
                    (sum(length(l.line) + 1) over (order by l.n))::integer - length(l.line) - 1 as low
                from (
                    select d.body, row_number() over () as n, assay._firewall_printable(d.content) as line
                    from (
                        select
                            u.body,
                            case
                                when u.hex and u.size >= 32 and u.size % 2 = 0 then decode(u.body, 'hex')
                                when u.size % 4 = 0 then decode(u.body, 'base64')
                            end as content
                        from (select distinct s.body, s.hex, s.size from blobs as s offset 0) as u
                        where '+encoded' = any (p_wanted)
                    ) as d
                ) as l
                where l.line is not null
            ) as t
        ) as c
        cross join lateral assay._firewall_vendors(c.content, c.content, false, '{}') as e
        inner join blobs as b on b.body = c.bodies[width_bucket(e.span_start, c.lows)]
        where e.detector <> 'prefixed_token' or not p_spared @> b.span_start
        union all
        (
            select b.span_start, b.span_start + b.size, 'high_entropy', 'noise'
            from blobs as b
            where v_noise
                -- each different one is looked at once, and the cheap conditions come first
                and b.body in (
                    select f.body
                    from (
                        select distinct d.body
                        from blobs as d
                        where d.size >= 40 and translate(d.body, '0123456789abcdef', '') <> '' offset 0
                    ) as f
                    where not (f.body collate "C" ~ assay._firewall_pattern('path')) and assay._firewall_noisy(f.body)
                )
                and not p_spared @> b.span_start
            order by b.span_start
            limit case when p_first then 1 end
        );
    end if;
    if '+atom' = any (p_wanted) and v_noise then
        return query
        with atoms as materialized (
            select m.span_start, m.body
            from assay._firewall_match(p_text, assay._firewall_pattern('atom')) as m
            where translate(m.body, '0123456789abcdef_=-', '') <> ''
                and (
                    translate(left(m.body, 512), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') <> left(m.body, 512)
                    or strpos(m.body, '0x') > 0
                )
        ),
        -- each different one is looked at once; for a verdict in order, until one is noise
        judged as materialized (
            select f.body
            from (
                select d.body, min(d.span_start) as place
                from atoms as d
                where not p_spared @> (d.span_start + assay._firewall_marks(d.body))
                group by d.body
                order by 2
            ) as f
            where assay._firewall_noisy(f.body)
            limit case when p_first then 1 end
        )
        select
            m.span_start + assay._firewall_marks(m.body),
            m.span_start + length(m.body) - assay._firewall_marks(m.body),
            'high_entropy',
            'noise'
        from atoms as m
        inner join judged as j on j.body = m.body
        where not p_spared @> (m.span_start + assay._firewall_marks(m.body))
        order by m.span_start
        limit case when p_first then 1 end;
    end if;
    if '+symbols' = any (p_wanted) then
        return query
        with runs as materialized (
            -- without the marks of bold and struck-out text
            select m.span_start + length(m.body) - length(ltrim(m.body, '*_~#')) as span_start, btrim(m.body, '*_~#') as token
            from assay._firewall_match(p_text, assay._firewall_pattern('symbols')) as m
        )
        select y.span_start, y.span_start + length(y.token), 'high_entropy', 'symbols'
        from runs as y
        inner join (
            select f.token
            from (
                select r.token, min(r.span_start) as place
                from runs as r
                where v_symbols and length(r.token) >= 16 and not p_spared @> r.span_start
                group by r.token
                order by 2
            ) as f
            where assay._firewall_symbols(f.token)
            limit case when p_first then 1 end
        ) as j on j.token = y.token
        where not p_spared @> y.span_start
        order by y.span_start
        limit case when p_first then 1 end;
    end if;
end
$$;
comment on function assay._firewall_tokens(text, text [], boolean, int4multirange) is 'What is found in the runs of token characters of a text: vendors'' tokens, encoded ones, noise (but not where p_spared says that a thing is announced which is no secret).';
revoke all on function assay._firewall_tokens(text, text [], boolean, int4multirange) from public;
