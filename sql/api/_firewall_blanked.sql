-- requires: _firewall_value_shape _firewall_pattern
create or replace function assay._firewall_blanked(p_text text, p_check text, p_needs text [])
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
set enable_nestloop = off
as $$
declare
    v_pieces text [];
    -- the words of p_needs, which are as LIKE takes them, in one pattern
    v_needs constant text := (
        select
            string_agg(
                regexp_replace(
                    regexp_replace(substr(w.word, 2, length(w.word) - 2) collate "C", '\\(.)', '\1', 'g') collate "C",
                    '([^A-Za-z0-9_\x80-\U0010FFFF])', '\\\1', 'g'
                ),
                '|'
            )
        from unnest(p_needs) as w (word)
    );
begin
    -- These signs make it hard to say where a value begins: then the text is left as it is.
    if p_check <> 'machine'
        and p_text collate "C" ~* '%3a|:[^=\r\n]{0,32}(?:string|str|text)[?]? ?=[ \t\r\n]'
    then
        return p_text;
    end if;
    -- Each blank ends a piece, and each line end is one.
    v_pieces := string_to_array(replace(p_text, E'\n', E' \n '), ' ');
    return replace(
        (
            with pieces as materialized (
                select
                    u.piece,
                    u.n,
                    -- after a digit nothing stands that announces all of the piece as a value; after a sign something might
                    lag(u.piece) over (order by u.n) collate "C"
                    ~ case when p_check = 'machine' then '(?:[0-57-9]|[^5]6)\Z' else '[A-Za-z0-9.]\Z' end as free,
                    split_part(u.piece, '=', 1) as name,
                    -- what no name stands in or before is no value, and may stay
                    p_check = 'machine'
                    and (lag(u.piece) over (order by u.n) || ' ' || u.piece) collate "C" ~* v_needs as announced
                from unnest(v_pieces) with ordinality as u (piece, n)
            ),
            -- What is announced as no secret: such an announcement does not go on over a digit and a blank (but for -256).
            spared as materialized (
                select d.name
                from (
                    select distinct p.name
                    from pieces as p
                    where p_check = 'machine' and p.free and p.name <> p.piece and length(p.piece) between 6 and 256
                    offset 0
                ) as d
                where right(
                    regexp_replace(
                        (lower(d.name collate "C") || '=0') collate "C", assay._firewall_pattern('naming'), E'\\1\uFDD1\\2', 'g'
                    ),
                    3
                ) = E'=\uFDD10'
            ),
            -- Else, what stands before the one sign announces the value,
            named as materialized (
                select d.name
                from (
                    select distinct p.name
                    from pieces as p
                    where p_check <> 'machine' and p.free and p.name <> p.piece and length(p.piece) between 6 and 256
                    offset 0
                ) as d
                where lower(d.name collate "C") collate "C" like any (p_needs)
            ),
            valued as materialized (
                select p.n, substr(p.piece, length(p.name) + 2) as value
                from pieces as p
                inner join named as d on d.name = p.name
                where p.free
                    and length(p.piece) between 6 and 256
                    and p.piece collate "C" ~ '^[A-Za-z0-9+/_.-]+=[A-Za-z0-9+/_.-]+\Z'
                    -- some announcements after a sign are of two words, none of which ends in a digit
                    and (p_check <> 'sign' or p.piece collate "C" ~ '[0-9.]\Z')
            ),
            -- and the value announces nothing: all of them are looked through at once.
            mute as materialized (
                select u.n, u.value
                from (
                    select
                        array_agg(v.n order by v.n) as places,
                        array_agg(v.value order by v.n) as contents,
                        string_agg(lower(v.value collate "C"), E'\n' order by v.n) as content
                    from valued as v
                ) as o
                cross join lateral unnest(
                    o.places,
                    o.contents,
                    string_to_array(regexp_replace(o.content collate "C", v_needs, E'\uFDD0', 'g'), E'\n')
                ) as u (n, value, framed)
                where strpos(u.framed, E'\uFDD0') = 0
            ),
            harmless as materialized (
                select p.n
                from pieces as p
                left join spared as e on e.name = p.name
                where p.announced
                    and length(p.piece) between 6 and 256
                    -- of a long token with digits nearly to its end, what follows a sign can be the value, or all
                    and p.piece collate "C" ~ '[0-9][^0-9]{0,2}\Z'
                    and p.piece collate "C" ~ '^[A-Za-z0-9+/_.-]+(?:=[A-Za-z0-9+/_.-]+)?\Z'
                    and case
                        when (p.free and e.name is not null) or length(p.piece) - length(p.name) < 16 then true
                        else assay._firewall_value_shape(substr(p.piece, length(p.name) + 2), p_check) is null
                    end
                    and case
                        when p.free or length(p.piece) < 15 then true
                        else assay._firewall_value_shape(p.piece, p_check) is null
                    end
                union all
                select d.n
                from mute as d
                where case
                    -- most are told by one pattern
                    when not d.value collate "C" ~ '[A-Za-z]' then false
                    when p_check <> 'sign'
                        -- the commonest kind of them has few states
                        then d.value collate "C" ~ '^(?:[a-z]+|[0-9]{1,5})(?:[_.:/@#|+-](?:[a-z]+|[0-9]{1,5}))*\Z'
                            or d.value collate "C" ~ assay._firewall_pattern('slug')
                    when d.value collate "C" ~ '[0-9]' and right(d.value, 1) <> '.'
                        then d.value collate "C" ~ '^v?[0-9]+(?:[.][0-9]+)+\Z'
                            or lower(d.value collate "C") collate "C" ~ assay._firewall_pattern('ordinary')
                    else false
                end
                or assay._firewall_value_shape(d.value, p_check) is null
            )
            select string_agg(
                -- as long, and nothing that any pattern of a value goes across
                case when h.n is null then p.piece else ',' || repeat(' ', length(p.piece) - 2) || ',' end,
                ' ' order by p.n
            )
            from pieces as p
            left join harmless as h on h.n = p.n
        ),
        E' \n ',
        E'\n'
    );
end
$$;
comment on function assay._firewall_blanked(text, text, text []) is
'A text in which the pieces between blanks that hold no value which satisfies a check are overwritten, where this takes away no other match of the detectors with that check (of values after a sign, or machine: of named values). Places stay.';
revoke all on function assay._firewall_blanked(text, text, text []) from public;
