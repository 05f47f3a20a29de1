-- requires: _firewall_noise
create or replace function assay._firewall_grouped(p_token text)
returns boolean
language sql
immutable
strict
parallel safe
return (
    select
        count(*) filter (where g.mixed) * 2 > count(*)
        or (count(*) filter (where g.mixed) >= 2 and assay._firewall_noise(p_token) * 100 >= length(p_token) * 75)
    from (
        select
            s.part collate "C" ~ '[0-9]' and s.part collate "C" ~ '[A-Z]' as mixed
        from unnest(string_to_array(p_token, '-')) as s (part)
    ) as g
);
comment on function assay._firewall_grouped(text) is 'Whether the groups of a licence key mix letters and digits.';
revoke all on function assay._firewall_grouped(text) from public;
