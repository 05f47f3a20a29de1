-- requires: _firewall_pattern
create or replace function assay._firewall_noise(p_token text)
returns integer
language sql
immutable
parallel safe
return length(
    regexp_replace(
        case
            when not p_token collate "C" ~ '[a-z]' then lower(p_token collate "C")
            else p_token
        end collate "C",
        assay._firewall_pattern('bigram'),
        '',
        'g'
    )
);
comment on function assay._firewall_noise(text) is
'How many characters of a token are left when the letter pairs of words are taken out: little in names, most in keys.';
revoke all on function assay._firewall_noise(text) from public;
