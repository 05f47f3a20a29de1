-- requires: _firewall_noise _firewall_pattern _firewall_varied
create or replace function assay._firewall_symbols(p_token text)
returns boolean
language sql
immutable
parallel safe
return
translate(p_token, '!@#$%^&*+?~', '') <> p_token
and p_token collate "C" ~ '[a-z]'
and p_token collate "C" ~ '[A-Z]'
and translate(p_token, '0123456789', '') <> p_token
and assay._firewall_varied(p_token, 12)
and assay._firewall_noise(p_token) * 100 >= length(p_token) * 66
and not p_token collate "C" ~ assay._firewall_pattern('percent');
comment on function assay._firewall_symbols(text) is 'Whether a token with symbols in it is a generated password.';
revoke all on function assay._firewall_symbols(text) from public;
