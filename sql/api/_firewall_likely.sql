create or replace function assay._firewall_likely(p_lines text [], p_detectors text [])
returns table (detector text, lines integer [])
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
    v_text constant text := array_to_string(p_lines, E'\n');
    -- patterns together take longer to make ready than one by one: a short text is walked through in less
    v_many constant integer := case when length(v_text) <= 32768 then 2 else 16 end;
    v_all constant integer [] := array(select n.n from generate_series(1, cardinality(p_lines)) as n (n));
    -- the first of many lines
    v_head constant text := case when cardinality(p_lines) > 4096 then array_to_string(p_lines[:256], E'\n') else '' end;
    v_group record;
    v_lines integer [];
    v_likely text;
begin
    -- One pattern costs a walk through the text. So some are looked for at once, and each only in the lines where one is.
    for v_group in
        select
            array_agg(g.detector order by g.n) as detectors,
            array_agg(g.pattern order by g.n) as patterns,
            string_agg('(?:' || g.pattern || ')', '|' order by g.n) as every
        from (
            select
                t.detector,
                t.pattern,
                t.n,
                t.open,
                (t.n - 1) / v_many as part
            from (
                select
                    o.detector,
                    o.pattern,
                    o.open,
                    -- those that begin alike together: what one pattern names costs all the classes of the others an arc
                    row_number() over (partition by o.open order by o.pattern collate "C", o.detector collate "C") as n
                from (
                    select
                        d.detector::text as detector,
                        regexp_replace(d.pattern, '^\(\?<!\[A-Za-z0-9\]\)', '') as pattern,
                        -- what begins with anything is dear together with others
                        d.kind <> 'vendor' or d.pattern collate "C" ~ '^(?:\(\?<!\[A-Za-z0-9\]\))?\[' as open
                    from assay.never_record_detector as d
                    where d.enabled and d.detector = any (p_detectors)
                ) as o
            ) as t
        ) as g
        group by g.part, case when g.open then g.n end
    loop
        continue when not v_text collate "C" ~ v_group.every;
        if cardinality(p_lines) = 1 or regexp_count(v_head collate "C", v_group.every) > 192 then
            -- in most lines there is one: which these are is not worth a look
            v_lines := v_all;
            v_likely := v_text;
        else
            select array_agg(u.n::integer order by u.n), string_agg(u.line, E'\n' order by u.n)
            into v_lines, v_likely
            from unnest(
                p_lines,
                string_to_array(regexp_replace(v_text collate "C", v_group.every, E'\uFDD0\\&', 'g'), E'\n')
            ) with ordinality as u (line, framed, n)
            where strpos(u.framed, E'\uFDD0') > 0;
        end if;
        return query
        select t.detector, v_lines
        from unnest(v_group.detectors, v_group.patterns) as t (detector, pattern)
        where cardinality(v_group.detectors) = 1 or v_likely collate "C" ~ t.pattern;
    end loop;
end
$$;
comment on function assay._firewall_likely(text [], text []) is
'Which of these detectors could find something in some lines of a text, and in which of them by their numbers; where a token begins is not asked.';
revoke all on function assay._firewall_likely(text [], text []) from public;
