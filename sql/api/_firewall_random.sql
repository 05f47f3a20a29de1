-- requires: _firewall_varied
create or replace function assay._firewall_random(p_token text)
returns boolean
language sql
immutable
parallel safe
return
(
    translate(p_token, '0123456789', '') <> p_token
    or (p_token <> lower(p_token collate "C") and p_token <> upper(p_token collate "C"))
)
and strpos(lower(p_token collate "C"), 'xxxx') = 0
and strpos(p_token, '...') = 0
and strpos(p_token, '***') = 0
and strpos(p_token, 'EXAMPLE') = 0
and assay._firewall_varied(p_token, 8);
comment on function assay._firewall_random(text) is
'Whether a token of a vendor''s form could be real: varied characters, with digits or both cases, and no placeholder.';
revoke all on function assay._firewall_random(text) from public;
