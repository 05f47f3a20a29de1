create or replace function assay._firewall_luhn(p_digits text)
returns boolean
language sql
immutable
strict
parallel safe
return (
    -- ISO/IEC 7812-1, annex B: from the right, every second digit doubled, its digits added
    select sum(case when d.n % 2 = 1 then d.d::integer else (d.d::integer * 2) / 10 + (d.d::integer * 2) % 10 end) % 10 = 0
    from unnest(string_to_array(reverse(p_digits), null)) with ordinality as d (d, n)
);
comment on function assay._firewall_luhn(text) is 'Whether the last digit is the check digit of ISO/IEC 7812-1 annex B.';
revoke all on function assay._firewall_luhn(text) from public;
