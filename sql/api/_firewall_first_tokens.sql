-- requires: _firewall_pattern _firewall_runs _firewall_marks _firewall_vendors _firewall_printable _firewall_noisy _firewall_symbols _firewall_framed
create or replace function assay._firewall_first_tokens(
    p_text text, p_places integer [], p_runs text [], p_wanted text [], p_spared int4multirange
)
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
    v_starts integer [];
    v_runs text [];
    v_places integer [];
    v_mixed text [];
    v_text text;
    v_size integer;
    v_found boolean := false;
    v_noise boolean;
    v_symbols boolean;
begin
    select array_agg(r.place), array_agg(r.run)
    into v_starts, v_runs
    from (
        -- each different one, where no place is spared
        select f.run, min(f.place) as place
        from unnest(p_places, p_runs) as f (place, run)
        -- what is encoded is as long, and noise has capitals, or is the long number of a key
        where '+vendor' = any (p_wanted) or length(f.run) >= 22 or f.run collate "C" ~ '[A-Z]' or strpos(f.run, '0x') > 0
        group by f.run, case when not isempty(p_spared) then f.place end
        order by 2
    ) as r;
    if v_runs is null then
        return;
    end if;
    v_text := array_to_string(v_runs, E'\n');
    if '+vendor' = any (p_wanted) then
        if not isempty(p_spared) then
            return query
            select v.span_start, v.span_end, v.reason, v.detector
            from assay._firewall_vendors(v_text, p_text, true, p_spared) as v;
        else
            -- The first runs tell at little cost, where they hold a token (and not only what weighs less), that no later one is of
            -- interest.
            for v_size in
                select max(r.n)
                from (
                    select u.n, sum(length(u.run) + 1) over (order by u.n) as size
                    from unnest(v_runs) with ordinality as u (run, n)
                ) as r
                where r.size <= 1024 and cardinality(v_runs) > 256
            loop
                for span_start, span_end, reason, detector in
                    select v.span_start, v.span_end, v.reason, v.detector
                    from assay._firewall_runs(v_starts[:v_size], v_runs[:v_size], array_to_string(v_runs[:v_size], E'\n')) as v
                loop
                    v_found := v_found or reason = 'credential_prefix';
                    return next;
                end loop;
            end loop;
            if not v_found then
                return query
                select v.span_start, v.span_end, v.reason, v.detector
                from assay._firewall_runs(v_starts, v_runs, v_text) as v;
            end if;
        end if;
    end if;
    select bool_or(d.enabled and d.detector = 'noise'), bool_or(d.enabled and d.detector = 'symbols')
    into v_noise, v_symbols
    from assay.never_record_detector as d
    where d.kind = 'noise';
    v_found := false;
    if '+encoded' = any (p_wanted) or '+blob' = any (p_wanted) then
        -- what the first of many runs decode to can make all others meaningless
        foreach v_size in array case
            when cardinality(v_runs) > 1024 then array[512, cardinality(v_runs)]
            else array[cardinality(v_runs)]
        end
        loop
            for span_start, span_end, reason, detector in
                with blobs as materialized (
                    select r.place, r.run as body
                    from unnest(v_starts[:v_size], v_runs[:v_size]) as r (place, run)
                    where length(r.run) >= 22
                        and r.run collate "C" ~ '^[A-Za-z0-9+/]+={0,2}\Z' and length(rtrim(r.run, '=')) >= 22
                    union all
                    select f.place, f.body
                    from (
                        select array_agg(r.place order by r.place) as places, array_agg(r.run order by r.place) as runs
                        from unnest(v_starts[:v_size], v_runs[:v_size]) as r (place, run)
                        where length(r.run) >= 22
                            and not r.run collate "C" ~ '^[A-Za-z0-9+/]+={0,2}\Z' and r.run collate "C" ~ '[A-Za-z0-9+/]{22}'
                    ) as o
                    cross join lateral assay._firewall_framed(o.places, o.runs, assay._firewall_pattern('base64')) as f
                ),
                lines as materialized (
                    -- what they decode to, line by line: looked through once for all of them
                    select
                        l.place,
                        l.size,
                        l.line,
                        row_number() over (order by l.place) as n,
                        (sum(length(l.line) + 1) over (order by l.place))::integer - length(l.line) - 1 as low
                    from (
                        select d.place, length(d.body) as size, assay._firewall_printable(d.content) as line
                        from (
                            select
                                b.place,
                                b.body,
                                case
                                    when length(b.body) >= 32 and length(b.body) % 2 = 0 and b.body collate "C" ~ '^[0-9a-fA-F]+\Z'
                                        -- of what is printable, each byte begins so
                                        then case when b.body collate "C" ~ '^(?:[2-7].)+\Z' then decode(b.body, 'hex') end
                                    when length(b.body) % 4 = 0 and b.body collate "C" ~ '^(?:[I-Za-f]...)+\Z' then decode(b.body, 'base64')
                                end as content
                            from blobs as b
                            where '+encoded' = any (p_wanted)
                        ) as d
                        where d.content is not null offset 0
                    ) as l
                    where l.line is not null
                ),
                -- each line and each find of a token in them, by their places: a find is in the line that began last
                located as materialized (
                    select
                        m.reason,
                        m.detector,
                        max(m.n) over (order by m.low, m.n nulls last rows unbounded preceding) as n
                    from (
                        select l.low, l.n, null as reason, null as detector
                        from lines as l
                        union all
                        select v.span_start, null, v.reason, v.detector
                        from (select string_agg(l.line, E'\n' order by l.n) as content from lines as l) as j
                        cross join lateral assay._firewall_vendors(j.content, j.content, false, '{}') as v
                    ) as m
                )
                select l.place, l.place + l.size, e.reason, e.detector
                from located as e
                inner join lines as l on l.n = e.n
                where e.reason is not null and (e.detector <> 'prefixed_token' or not p_spared @> l.place)
                union all
                (
                    select f.place, f.place + length(f.body), 'high_entropy', 'noise'
                    from (
                        select b.place, b.body
                        from blobs as b
                        where v_noise
                            and length(b.body) >= 40
                            -- the cheap conditions come first
                            and b.body collate "C" ~ '[^0-9a-f]'
                            and not p_spared @> b.place
                        order by b.place
                        offset 0
                    ) as f
                    where case when not (f.body collate "C" ~ assay._firewall_pattern('path')) then assay._firewall_noisy(f.body) end
                    limit 1
                )
            loop
                return next;
                v_found := v_found or (v_size = 512 and reason = 'credential_prefix');
            end loop;
            if v_found then
                return;
            end if;
        end loop;
    end if;
    -- what follows is of both cases, or the long number of a key
    select array_agg(r.place), array_agg(r.run)
    into v_places, v_mixed
    from unnest(v_starts, v_runs) as r (place, run)
    where p_wanted && array['+atom', '+symbols']
        and not p_spared @> int4range(r.place, r.place + length(r.run))
        and (r.run collate "C" ~ '[A-Z]' or strpos(r.run, '0x') > 0);
    if v_mixed is null then
        return;
    end if;
    if '+atom' = any (p_wanted) and v_noise then
        return query
        with atoms as (
            select r.place, r.run as body
            from unnest(v_places, v_mixed) as r (place, run)
            where r.run collate "C" ~ '^[A-Za-z0-9_-]+={0,2}\Z'
                and length(rtrim(r.run, '=')) >= 16
                and (
                    (r.run collate "C" ~ '[a-z][^a-z]*[a-z]' and r.run collate "C" ~ '[A-Z][^A-Z]*[A-Z]')
                    or strpos(r.run, '0x') > 0
                    or length(r.run) >= 64
                )
            union all
            select f.place, f.body
            from (
                select array_agg(r.place order by r.place) as places, array_agg(r.run order by r.place) as runs
                from unnest(v_places, v_mixed) as r (place, run)
                where not r.run collate "C" ~ '^[A-Za-z0-9_-]+={0,2}\Z'
                    and r.run collate "C" ~ '[A-Za-z0-9_-]{16}'
            ) as o
            cross join lateral assay._firewall_framed(
                o.places,
                o.runs,
                case
                    -- the long number of a key is dear to look for
                    when array_to_string(o.runs, E'\n') collate "C" ~ '0x[0-9a-f]{64}' then assay._firewall_pattern('atom')
                    else regexp_replace(assay._firewall_pattern('atom'), '\|[^|]*0x[^|]*$', '')
                end
            ) as f
            where f.body collate "C" ~ '[^0-9a-f_=-]'
                and (left(f.body, 512) collate "C" ~ '[A-Z]' or strpos(f.body, '0x') > 0)
        )
        select
            j.place + assay._firewall_marks(j.body),
            j.place + length(j.body) - assay._firewall_marks(j.body),
            'high_entropy',
            'noise'
        from (
            select a.place, a.body
            from atoms as a
            where not p_spared @> (a.place + assay._firewall_marks(a.body))
            order by a.place
            offset 0
        ) as j
        where assay._firewall_noisy(j.body)
        limit 1;
    end if;
    if '+symbols' = any (p_wanted) and v_symbols then
        return query
        with runs as (
            select r.place, r.run as body
            from unnest(v_places, v_mixed) as r (place, run)
            where length(r.run) <= 40
                and r.run collate "C" ~ '^[A-Za-z0-9!@#$%^&*?+~_-]+\Z'
                and r.run collate "C" ~ '[!@#$%^&*+?~]' and r.run collate "C" ~ '[0-9]'
                and r.run collate "C" ~ '[a-z]' and r.run collate "C" ~ '[A-Z]'
            union all
            select f.place, f.body
            from (
                select array_agg(r.place order by r.place) as places, array_agg(r.run order by r.place) as runs
                from unnest(v_places, v_mixed) as r (place, run)
                where (length(r.run) > 40 or not r.run collate "C" ~ '^[A-Za-z0-9!@#$%^&*?+~_-]+\Z')
                    and r.run collate "C" ~ '[!@#$%^&*+?~]' and r.run collate "C" ~ '[0-9]'
                    and r.run collate "C" ~ '[a-z]' and r.run collate "C" ~ '[A-Z]'
                    and r.run collate "C" ~ '[A-Za-z0-9!@#$%^&*?+~_-]{16}'
            ) as o
            cross join lateral assay._firewall_framed(o.places, o.runs, assay._firewall_pattern('symbols')) as f
        )
        select y.place, y.place + length(y.token), 'high_entropy', 'symbols'
        from (
            -- without the marks of bold and struck-out text
            select u.place, u.token
            from (
                select r.place + length(r.body) - length(ltrim(r.body, '*_~#')) as place, btrim(r.body, '*_~#') as token
                from runs as r
            ) as u
            where length(u.token) >= 16 and not p_spared @> u.place
            order by u.place
            offset 0
        ) as y
        where assay._firewall_symbols(y.token)
        limit 1;
    end if;
end
$$;
comment on function assay._firewall_first_tokens(text, integer [], text [], text [], int4multirange) is
'Of what _firewall_tokens() finds in a long text at least what names a verdict: of each detector and way the first. The runs of token characters are as _firewall_long_runs() gives them.';
revoke all on function assay._firewall_first_tokens(text, integer [], text [], text [], int4multirange) from public;
