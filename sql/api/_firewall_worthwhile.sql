-- requires: _firewall_near _firewall_likely
create or replace function assay._firewall_worthwhile(p_joined text)
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
    v_near constant text [] := assay._firewall_near(p_joined);
    v_lines constant text [] := string_to_array(p_joined, E'\n');
    v_others text [];
begin
    if length(p_joined) <= 16384 then
        -- To prepare a pattern costs more than a walk through so short a text, and of many at once more than one by one.
        return query
        select t.detector, k.lines
        from (
            select d.detector::text as detector, regexp_replace(d.pattern, '^\(\?<!\[A-Za-z0-9\]\)', '') as pattern
            from assay.never_record_detector as d
            where d.enabled
                and (d.kind in ('token', 'userinfo') or d.kind = 'vendor' and d.detector = any (v_near))
            offset 0
        ) as t
        cross join lateral (
            select array_agg(u.n::integer order by u.n) as lines
            from unnest(v_lines) with ordinality as u (line, n)
            where u.line collate "C" ~ t.pattern
            offset 0
        ) as k
        where p_joined collate "C" ~ t.pattern and k.lines is not null;
        return;
    end if;
    -- those that have no anchors are looked for at once: few texts have one of them
    select array_agg(d.detector::text)
    into v_others
    from assay.never_record_detector as d
    where d.enabled and d.kind in ('token', 'userinfo')
    having p_joined collate "C" ~ string_agg('(?:' || d.pattern || ')', '|' order by d.detector collate "C");
    return query
    select l.detector, l.lines
    from assay._firewall_likely(v_lines, v_near || coalesce(v_others, '{}')) as l;
end
$$;
comment on function assay._firewall_worthwhile(text) is
'Which detectors could find something in joined chains, each a line, and in which of them by their numbers; where a token begins is not asked.';
revoke all on function assay._firewall_worthwhile(text) from public;
