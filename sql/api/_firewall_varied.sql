create or replace function assay._firewall_varied(p_token text)
returns integer
language sql
immutable
strict
parallel safe
return (select count(distinct c.c) from unnest(string_to_array(p_token, null)) as c (c));
comment on function assay._firewall_varied(text) is 'How many different characters a token has.';
revoke all on function assay._firewall_varied(text) from public;
