-- requires: _firewall_pattern
create or replace function assay._firewall_joint(p_text text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_joint text := assay._firewall_pattern('joint');
begin
    -- Every match of a pattern is paid for with all that the pattern could be: most texts have few kinds of joints.
    if strpos(p_text, ' and then ') = 0 then
        v_joint := replace(v_joint, '| and then ', '');
    end if;
    if strpos(p_text, '<') = 0 or not p_text collate "C" ~ '<w?br ?/?>' then
        v_joint := replace(v_joint, '|<w?br ?/?>(?:\r?\n)?', '');
    end if;
    if (strpos(p_text, '"') = 0 and strpos(p_text, '''') = 0)
        or not p_text collate "C" ~ '["''][ ]{0,2}[+.&]{0,2}[ ]{0,2}(?:[\\_]?\r?\n[ \t]{0,32}(?:[+.&]{1,2}[ ]{0,2})?)?["'']'
    then
        v_joint := replace(v_joint, '|["''][ ]{0,2}[+.&]{0,2}[ ]{0,2}(?:[\\_]?\r?\n[ \t]{0,32}(?:[+.&]{1,2}[ ]{0,2})?)?["'']', '');
    end if;
    if not p_text collate "C" ~ '[ \t\r\\]\n|\n[ \t>|*#]|[ ]{2}|\t' then
        v_joint := replace(replace(v_joint, '[ \t]{0,4}\\?\r?\n[ \t>|*#]{0,16}', '\n'), '[ ]{1,2}|\t', '[ ]');
    elsif not p_text collate "C" ~ '[ \t]{5}\\?\r?\n|\n[ \t>|*#]{17}' then
        -- blanks need not be counted where there are never too many
        v_joint := replace(replace(v_joint, '[ \t]{0,4}\\', '[ \t]*\\'), '[ \t>|*#]{0,16}', '[ \t>|*#]*');
    end if;
    return v_joint;
end
$$;
comment on function assay._firewall_joint(text) is
'What may stand between the pieces of a broken token in this text: the pattern for joints without what the text does not have.';
revoke all on function assay._firewall_joint(text) from public;
