create or replace function assay._firewall_sample(p_text text, p_size integer)
returns text
language sql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
return (
    select string_agg(substr(p_text, n.n * (s.size - p_size) / 3 + 1, p_size), E'\n')
    from (select length(p_text) as size) as s
    cross join generate_series(0, 3) as n (n)
);
comment on function assay._firewall_sample(text, integer) is
'Four parts of so many characters of a longer text, from its beginning to its end, each a line.';
revoke all on function assay._firewall_sample(text, integer) from public;
