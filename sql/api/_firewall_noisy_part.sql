-- requires: _firewall_noise
create or replace function assay._firewall_noisy_part(p_part text)
returns boolean
language sql
immutable
parallel safe
return case
    when p_part <> lower(p_part collate "C") and p_part <> upper(p_part collate "C")
        and p_part collate "C" ~ '[A-Z]'
        and p_part collate "C" ~ '[a-z]'
        then
            assay._firewall_noise(p_part) * 100
            >= length(p_part) * case when translate(p_part, '0123456789', '') <> p_part then 60 else 68 end
    when translate(p_part, '0123456789', '') <> p_part and lower(p_part collate "C") <> upper(p_part collate "C")
        then assay._firewall_noise(p_part) * 100 >= length(p_part) * 75
    else false
end;
comment on function assay._firewall_noisy_part(text) is 'Whether one part of a token is noise rather than a name, a word or a number.';
revoke all on function assay._firewall_noisy_part(text) from public;
