create or replace function assay._date_lexemes(p_time timestamptz)
returns text[]
language sql
stable
parallel safe
strict
return array(
    select '@' || x.lexeme
    from unnest(to_tsvector('pg_catalog.english', to_char(p_time at time zone 'UTC', 'FMDD FMMonth YYYY'))) as x
);
comment on function assay._date_lexemes(timestamptz) is 'The date of a record (UTC) as words: @ and day, month (English) and year.';
revoke all on function assay._date_lexemes(timestamptz) from public;
