-- requires: _firewall_has _firewall_sample
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
    v_absent text;
    v_sample text;
    v_words text [];
    v_rest text [];
    v_patterns text [];
    v_size constant integer := length(p_text);
begin
    if v_size <= 16384 then
        return array(
            select d.detector::text
            from assay.never_record_detector as d
            where d.enabled and d.kind = 'vendor' and p_text collate "C" like any (d.anchors)
        );
    end if;
    -- Each word costs a walk through the text. Those that stand in a sample of it, from its beginning to its end, need
    -- none, nor do those with a character that is nowhere.
    v_sample := assay._firewall_sample(p_text, case when v_size > 65536 then 8192 else 1024 end);
    select coalesce(string_agg(u.c, ''), '')
    into v_absent
    from (
        select distinct c.c
        from assay.never_record_detector as d
        cross join lateral unnest(d.anchors) as a (word)
        cross join lateral string_to_table(translate(a.word, '%\', '') collate "C", null) as c (c)
        where d.enabled and d.kind = 'vendor'
        offset 0
    ) as u
    where strpos(v_sample, u.c) = 0;
    if v_absent <> '' then
        -- all of the text that is not one of these, in one go
        v_absent := translate(
            v_absent,
            regexp_replace(
                p_text collate "C", '[^' || regexp_replace(v_absent collate "C", '[^A-Za-z0-9]', '\\\&', 'g') || ']+', '', 'g'
            ),
            ''
        );
    end if;
    with words as (
        select distinct a.word
        from assay.never_record_detector as d
        cross join lateral unnest(d.anchors) as a (word)
        where d.enabled and d.kind = 'vendor' and translate(a.word, v_absent, '') = a.word
    ),
    looked_for as materialized (
        select w.word, assay._firewall_has(v_sample, w.word) as found
        from words as w
    )
    select
        array_agg(l.word) filter (where l.found),
        array_agg(l.word order by length(l.word), l.word collate "C") filter (where not l.found),
        array_agg(
            regexp_replace(
                regexp_replace(substr(l.word, 2, length(l.word) - 2) collate "C", '\\(.)', '\1', 'g') collate "C",
                '([^A-Za-z0-9_])', '\\\1', 'g'
            )
            order by length(l.word), l.word collate "C"
        ) filter (where not l.found)
    into v_words, v_rest, v_patterns
    from looked_for as l;
    if v_rest is not null and p_text collate "C" ~ array_to_string(v_patterns, '|') then
        -- Of those that stand in a row, all are looked for at once, and each only where one is there.
        select v_words || array_agg(w.word)
        into v_words
        from (
            select array_agg(n.word) as words, string_agg(n.pattern, '|') as pattern
            from unnest(v_rest, v_patterns) with ordinality as n (word, pattern, n)
            group by (n.n - 1) / 24
            offset 0
        ) as g
        cross join lateral (
            -- None is in the sample, so they are rare: what stands at and behind the places where one begins is enough.
            select
                case
                    when v_size <= 65536 then p_text
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
        where assay._firewall_has(t.part, w.word);
    end if;
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
