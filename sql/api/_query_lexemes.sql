-- requires: _lexemes
-- A query is read by every configuration that the agent's records are indexed by. Single characters of a longer run say
-- less than the pairs they are part of, and stand in too many records.
create or replace function assay._query_lexemes(p_text text, p_languages text[])
returns text[]
language sql
stable
parallel safe
begin atomic
with found as (
    select distinct x.lexeme collate "C" as lexeme
    from unnest(p_languages) as l (language)
    cross join lateral assay._lexemes(p_text, l.language) as x
)

select coalesce(array_agg(f.lexeme order by f.lexeme), '{}')
from found as f
where length(f.lexeme) > 1
    or f.lexeme < U&'\3400'
    or not exists (select 1 from found as pair where length(pair.lexeme) = 2 and strpos(pair.lexeme, f.lexeme) > 0);
end;
comment on function assay._query_lexemes(text, text[]) is 'The distinct words of a query.';
revoke all on function assay._query_lexemes(text, text[]) from public;
