-- requires: _firewall_random _firewall_noise _firewall_prefixed _firewall_grouped _firewall_varied
create or replace function assay._firewall_is_token(p_token text, p_check text)
returns boolean
language sql
immutable
parallel safe
return case p_check
    when 'varied' then strpos(p_token, 'EXAMPLE') = 0 and assay._firewall_varied(p_token, 8)
    when 'strong' then assay._firewall_prefixed(p_token) and assay._firewall_random(p_token)
    when 'grouped' then assay._firewall_random(p_token) and assay._firewall_grouped(p_token)
    when 'dense'
        then assay._firewall_noise(p_token) * 100 >= length(p_token) * 50 and assay._firewall_random(p_token)
    else assay._firewall_random(p_token)
end;
comment on function assay._firewall_is_token(text, text) is 'Whether what has the form of a vendor''s token could be one.';
revoke all on function assay._firewall_is_token(text, text) from public;
