create or replace function assay._firewall_has(p_text text, p_like text)
returns boolean
language sql
immutable
parallel safe
return case
    -- most are looked for faster without the pattern that they are
    when strpos(translate(substr(p_like, 2, length(p_like) - 2), '\', ''), '%') = 0
        then strpos(p_text collate "C", translate(p_like, '%\', '')) > 0
    else p_text collate "C" like p_like
end;
comment on function assay._firewall_has(text, text) is
'Whether a word that is written as a pattern of LIKE (%word%) stands in a text.';
revoke all on function assay._firewall_has(text, text) from public;
