create or replace function assay._firewall_marks(p_token text)
returns integer
language sql
immutable
parallel safe
return least(length(p_token) - length(ltrim(p_token, '_')), length(p_token) - length(rtrim(p_token, '_')));
comment on function assay._firewall_marks(text) is 'How many underscores stand on either side of a token: they mark what is written in italics.';
revoke all on function assay._firewall_marks(text) from public;
