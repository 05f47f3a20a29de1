create or replace function assay._firewall_near(p_text text)
returns text []
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_chars text;
    v_absent text;
    v_words text [];
    v_sample text;
begin
    if length(p_text) <= 16384 then
        return array(
            select d.detector::text
            from assay.never_record_detector as d
            where d.enabled and d.kind = 'vendor' and p_text collate "C" like any (d.anchors)
        );
    end if;
    -- Each word costs a walk through the text. Those with a character that is not there need none;
    select string_agg(distinct c.c, '')
    into v_chars
    from assay.never_record_detector as d
    cross join lateral unnest(d.anchors) as a (word)
    cross join lateral string_to_table(translate(a.word, '%\', '') collate "C", null) as c (c)
    where d.enabled and d.kind = 'vendor';
    select coalesce(string_agg(c.c, ''), '')
    into v_absent
    from string_to_table(v_chars, null) as c (c)
    where strpos(p_text, c.c) = 0;
    if length(p_text) > 65536 then
        select string_agg(substr(p_text, n.n * length(p_text) / 4 + 1, 4096), E'\n')
        into v_sample
        from generate_series(0, 3) as n (n);
    end if;
    -- and of those that stand in a row, all are looked for at once, and each only where one is there.
    select coalesce(array_agg(w.word), '{}')
    into v_words
    from (
        select array_agg(n.word) as words, string_agg(n.pattern, '|') as pattern, min(length(n.word)) as least
        from (
            select
                d.word,
                regexp_replace(
                    regexp_replace(substr(d.word, 2, length(d.word) - 2) collate "C", '\\(.)', '\1', 'g') collate "C",
                    '([^A-Za-z0-9_])', '\\\1', 'g'
                ) as pattern,
                (row_number() over (order by length(d.word), d.word collate "C") - 1) / 24 as part
            from (
                select distinct a.word
                from assay.never_record_detector as r
                cross join lateral unnest(r.anchors) as a (word)
                where r.enabled and r.kind = 'vendor' and translate(a.word, v_absent, '') = a.word
            ) as d
        ) as n
        group by n.part
        offset 0
    ) as g
    cross join lateral (
        -- Long words are rare: then each is looked for only in what stands at and behind the places where one begins.
        select
            case
                when g.least < 6 or length(p_text) <= 65536 or regexp_count(v_sample collate "C", g.pattern) > 32 then p_text
                else (
                    select string_agg(case when length(z.piece) > 128 then left(z.piece, 128) || E'\n' else z.piece end, '' order by z.n)
                    from string_to_table(
                        regexp_replace(p_text collate "C", g.pattern, E'\uFDD0\\&', 'g'), E'\uFDD0'
                    ) with ordinality as z (piece, n)
                    where z.n > 1
                )
            end as part
        where p_text collate "C" ~ g.pattern
        offset 0
    ) as t
    cross join lateral unnest(g.words) as w (word)
    -- most are looked for faster without the pattern that they are
    where case
        when strpos(translate(substr(w.word, 2, length(w.word) - 2), '\', ''), '%') = 0
            then strpos(t.part collate "C", translate(w.word, '%\', '')) > 0
        else t.part collate "C" like w.word
    end;
    return array(
        select d.detector::text
        from assay.never_record_detector as d
        where d.enabled and d.kind = 'vendor' and d.anchors && v_words
    );
end
$$;
comment on function assay._firewall_near(text) is
'The detectors of vendors'' tokens of which an anchor stands in a text: only these can find something in it.';
revoke all on function assay._firewall_near(text) from public;
