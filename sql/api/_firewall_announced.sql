-- requires: _firewall_pattern _firewall_match
create or replace function assay._firewall_announced(p_lower text, p_places integer [], p_runs text [])
returns int4multirange
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
set enable_nestloop = off
as $$
declare
    -- of bytes a part is taken without walking through all that stands before it
    v_bytes constant bytea := convert_to(p_lower, 'UTF8');
    -- No announcement goes on over these signs, but where a data URL begins; nor over a digit (but for the 6 in the name of
    -- a header) and a blank, but after the names of curves and of one kind of ids.
    v_ends constant text := '^.*(?:[\n}]'
        || case when strpos(p_lower, 'data:') = 0 then '|[,;&]' else '' end
        || case when strpos(p_lower, 'nistp') = 0 and strpos(p_lower, 'cuid2') = 0 then '|[0-57-9] (?=["''a-z])' else '' end
        || ')';
    v_leads text [];
begin
    if octet_length(p_lower) <> length(p_lower) then
        return '{}';
    end if;
    -- What announces each token, as far as it can be told from what stands before it. Few are different.
    v_leads := array(
        select
            -- what stands before the last word of an id's name says nothing
            regexp_replace((case
                -- a find begins in the token, not before it
                when length(o.own) >= 16 or not right(o.own, 1) in ('', '=', ':') then null
                -- What ends with such a sign announces all of the value that it stands in, whatever comes before.
                when o.own <> ''
                    then substring((o.around || o.own) collate "C" from '[ \t\r\n"''`&;,<>()\[\]{}]([^ \t\r\n"''`&;,<>()\[\]{}]*)\Z')
                else substring(o.around collate "C" from v_ends || '(.{1,24})\Z')
            end) collate "C", '^([ "''{(]*)[a-z_]*_(?=(?:ids?|[gu]uid|hash|cursor|etag|nonce|digest|checksum)["'' ]?[:=])', '\1')
        from unnest(p_places, p_runs) with ordinality as u (place, run, n)
        cross join lateral (
            select
                lower(regexp_replace(u.run collate "C", '[A-Za-z0-9_-]+={0,2}\Z', '') collate "C") as own,
                case when u.place <= 64 then E'\n' else '' end
                || convert_from(substr(v_bytes, greatest(u.place - 64, 0) + 1, least(64, u.place)), 'UTF8') as around
            offset 0
        ) as o
        order by u.n
    );
    return (
        select coalesce(range_agg(int4range(u.place, u.place + length(u.run))), '{}')
        from unnest(p_places, p_runs, v_leads) as u (place, run, lead)
        inner join (
            select d.lead
            -- where more are different, asking for each costs more than it saves
            from (select distinct l.lead from unnest(v_leads) as l (lead) where l.lead <> '' limit 2000) as d
            where exists (
                select
                from unnest(array['label', 'naming']) as k (name)
                -- any token would do
                cross join lateral assay._firewall_match(d.lead || '0', assay._firewall_pattern(k.name)) as m
                where m.span_start + length(m.head) <= length(d.lead)
                    and m.span_start + length(m.head) + length(m.body) > length(d.lead)
            )
        ) as a on a.lead = u.lead
    );
end
$$;
comment on function assay._firewall_announced(text, integer [], text []) is
'Which of the runs of token characters (of a lower-case text, as _firewall_long_runs() gives them) hold a token that is surely announced as no secret, as told by what stands right before them; of the others, nothing is known.';
revoke all on function assay._firewall_announced(text, integer [], text []) from public;
