-- requires: _firewall_wanted _firewall_broken
create or replace function assay._firewall_suspect(p_text text, p_identifier boolean, p_joined boolean)
returns boolean
language sql
immutable
parallel safe
return
assay._firewall_wanted(p_text, lower(p_text collate "C"), p_identifier, p_joined) <> '{}'
or (
    (strpos(p_text, '%') > 0 or strpos(p_text, '\') > 0 or strpos(p_text, '&') > 0)
    and p_text collate "C" ~ assay._firewall_pattern('escape')
)
or assay._firewall_broken(p_text);
comment on function assay._firewall_suspect(text, boolean, boolean) is
'Whether any detector could find anything in a folded text: a cheap test, which ordinary sentences and identifiers fail.';
revoke all on function assay._firewall_suspect(text, boolean, boolean) from public;
