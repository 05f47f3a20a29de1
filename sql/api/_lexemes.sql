-- requires: _fold
-- The one place that says what a word is, for records and queries alike.
--
-- Scripts that are written without spaces (Han, kana, Hangul, Thai, Lao, Khmer, Burmese) are cut out of the text and
-- indexed as pairs of neighbouring characters; a single Han character also stands for itself, so that it can be asked
-- for. Punctuation beyond ASCII, arrows and emoji are no letters, whatever the locale of the server says. Everything else goes through a text search configuration. That takes a megabyte at most, hence the pieces.
create or replace function assay._lexemes(p_text text, p_language text)
returns table (lexeme text, tf real)
language sql
stable
parallel safe
rows 20
begin atomic
with folded as (
    select f.text, octet_length(f.text) = length(f.text) as plain
    from assay._fold(p_text) as f (text)
),

words as (
    select
        case
            when f.plain then f.text
            else regexp_replace(
                f.text,
                '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff'
                || '\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U000323af'
                || '\u00a0-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3008-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+',
                ' ', 'g'
            )
        end as text
    from folded as f
),

runs as (
    select m.run[1] as run
    from folded as f
    cross join lateral regexp_matches(
        f.text,
        '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff'
        || '\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U000323af]+',
        'g'
    ) as m (run)
    where not f.plain
),

found as (
    select
        coalesce(
            (select w.base from assay.word_form as w where w.language = p_language and w.form = x.lexeme), x.lexeme
        ) as lexeme,
        cardinality(x.positions) as n
    from words as t
    cross join lateral generate_series(1, length(t.text), 100000) as piece (start)
    cross join lateral unnest(
        to_tsvector(('pg_catalog.' || quote_ident(p_language))::regconfig, substr(t.text, piece.start, 100000))
    ) as x
    union all
    select substr(r.run, i.at, 2), 1
    from runs as r
    cross join lateral generate_series(1, length(r.run) - 1) as i (at)
    union all
    select c.character, 1
    from runs as r
    cross join lateral string_to_table(r.run, null) as c (character)
    where c.character >= U&'\3400' collate "C" and (length(r.run) = 1 or c.character < U&'\AC00' collate "C")
)

select f.lexeme, sum(f.n)::real
from found as f
where octet_length(f.lexeme) <= 200
group by f.lexeme;
end;
comment on function assay._lexemes(text, text) is
'The words of a text as they are indexed and searched, and how often each stands in it. p_language: a text search configuration of PostgreSQL.';
revoke all on function assay._lexemes(text, text) from public;
