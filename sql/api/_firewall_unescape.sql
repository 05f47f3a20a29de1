create or replace function assay._firewall_unescape(p_escape text)
returns text
language sql
immutable
strict
parallel safe
return (
    select case when e.code between 32 and 126 then chr(e.code) end
    from (
        select case
            when left(p_escape, 1) = '\' and substr(p_escape, 2, 1) not in ('u', 'x') then ascii(substr(p_escape, 2, 1))
            when left(p_escape, 1) = '&' and substr(p_escape, 3, 1) <> 'x'
                then translate(p_escape, '&#;', '')::integer
            else get_byte(decode(right(rtrim(p_escape, ';'), 2), 'hex'), 0)
        end as code
    ) as e
);
comment on function assay._firewall_unescape(text) is 'The character of one escape (%41, \u0041, \x41, \_, &#65;), where it is printable ASCII.';
revoke all on function assay._firewall_unescape(text) from public;
