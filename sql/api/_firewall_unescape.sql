create or replace function assay._firewall_unescape(p_escape text)
returns text
language sql
immutable
strict
parallel safe
return (
    select case when e.code between 32 and 126 or (e.code in (9, 10) and e.letter) then chr(e.code) end
    from (
        select case
            when left(p_escape, 1) = '\' and left(ltrim(p_escape, '\'), 1) not in ('u', 'x')
                then case right(p_escape, 1) when 'n' then 10 when 'r' then 10 when 't' then 9 else ascii(right(p_escape, 1)) end
            when left(p_escape, 1) = '&' and substr(p_escape, 2, 1) <> '#'
                then case p_escape when '&quot;' then 34 when '&apos;' then 39 when '&lt;' then 60 when '&gt;' then 62 else 38 end
            when left(p_escape, 1) = '&' and substr(p_escape, 3, 1) <> 'x'
                then translate(p_escape, '&#;', '')::integer
            else get_byte(decode(right(rtrim(p_escape, ';}'), 2), 'hex'), 0)
        end as code,
        left(p_escape, 1) = '\' and right(p_escape, 1) in ('n', 'r', 't') as letter
    ) as e
);
comment on function assay._firewall_unescape(text) is 'The character of one escape (%41, \u0041, \x41, \_, \n, &#65;, &quot;), where it is printable ASCII or ends a line.';
revoke all on function assay._firewall_unescape(text) from public;
