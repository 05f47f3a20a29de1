create or replace function assay._firewall_parts(p_text text)
returns table (n bigint, part text)
language sql
immutable
strict
parallel safe
rows 100
begin atomic
-- Halved again and again: taking parts out of the whole, one by one, would walk to each from the start.
with recursive halves as (
    select
        p_text as body,
        length(p_text) as size,
        '' as path
    union all
    select
        case when s.half = '0' then left(h.body, h.size / 2) else right(h.body, -(h.size / 2)) end as body,
        case when s.half = '0' then h.size / 2 else h.size - h.size / 2 end as size,
        h.path || s.half as path
    from halves as h
    cross join (values ('0'), ('1')) as s (half)
    where h.size > 8192
)
select
    z.n,
    z.piece as part
from string_to_table(
    (
        -- An escape begins with one of these, and holds none of them further on but a backslash after a backslash or before
        -- the second half of a character, and a percent sign before one of the further bytes of a character.
        select string_agg(regexp_replace(h.body collate "C", '([^\\])(&|\\(?!\\*u[dD][C-Fc-f])|%(?![89ABab]))', U&'\\1\FDD0\\2'), '' order by h.path)
        from halves as h
        where h.size <= 8192
    ),
    U&'\FDD0'
) with ordinality as z (piece, n);
end;
comment on function assay._firewall_parts(text) is
'A text in parts of about 8192 characters, or longer where no escape begins. No escape is in two of them.';
revoke all on function assay._firewall_parts(text) from public;
