create or replace function assay._firewall_ssn(p_number text)
returns boolean
language sql
immutable
strict
parallel safe
return (
    select
        left(d.d, 3) not in ('000', '666')
        and left(d.d, 1) <> '9'
        and substr(d.d, 4, 2) <> '00'
        and substr(d.d, 6) <> '0000'
    from (select translate(p_number, translate(p_number, '0123456789', ''), '') as d) as d
);
comment on function assay._firewall_ssn(text) is 'Whether nine digits can be a social-security number (no area 000, 666 or 9xx, no group 00, no serial 0000).';
revoke all on function assay._firewall_ssn(text) from public;
