create or replace function assay._firewall_sample(p_text text, p_size integer)
returns text
language sql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
return (
    select
        string_agg(
            case
                -- of bytes a part is taken without walking through all that stands before it
                when o.bytes is not null then convert_from(substr(o.bytes, n.n * (o.size - p_size) / 3 + 1, p_size), 'UTF8')
                else substr(p_text, n.n * (o.size - p_size) / 3 + 1, p_size)
            end,
            E'\n' order by n.n
        )
    from (
        select
            length(p_text) as size,
            case when octet_length(p_text) = length(p_text) then convert_to(p_text, 'UTF8') end as bytes
        from (values (1)) as one (n)
        offset 0
    ) as o
    cross join generate_series(0, 3) as n (n)
);
comment on function assay._firewall_sample(text, integer) is
'Four parts of so many characters of a longer text, from its beginning to its end, each a line.';
revoke all on function assay._firewall_sample(text, integer) from public;
