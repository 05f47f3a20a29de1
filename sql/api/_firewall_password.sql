-- requires: _firewall_pattern _firewall_random
create or replace function assay._firewall_password(p_found text)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    -- what stands between :// and @
    v_body constant text := substr(p_found, 4, length(p_found) - 4);
    v_colon constant integer := strpos(v_body, ':');
    v_user text;
    v_word text;
    v_lower text;
    v_digits integer;
begin
    if v_colon = 0 then
        return case when assay._firewall_random(v_body) then array[3, length(p_found) - 1] end;
    end if;
    v_user := left(v_body, v_colon - 1);
    v_word := substr(v_body, v_colon + 1);
    if v_word = 'x-oauth-basic' then
        return case when assay._firewall_random(v_user) then array[3, 3 + length(v_user)] end;
    end if;
    v_lower := lower(v_word collate "C");
    if v_word = '' or v_lower = lower(btrim(v_user, E' \t\r\n>') collate "C")
        or v_lower in ('pass', 'pwd', 'pw', 'user', 'admin', 'root', 'postgres', 'guest', 'tiger', 'secret')
        or (length(v_word) < 4 and translate(v_word, 'abcdefghijklmnopqrstuvwxyz', '') = '')
        or v_lower collate "C" ~ assay._firewall_pattern('placeholder')
        or v_word collate "C" ~ assay._firewall_pattern('name')
    then
        return null;
    end if;
    -- a port and a path, not a password
    v_digits := length(v_word) - length(ltrim(v_word, '0123456789'));
    if v_digits between 1 and 5 and substr(v_word, v_digits + 1, 1) in ('', '/', '?', '#') then
        return null;
    end if;
    return array[3 + v_colon, length(p_found) - 1];
end
$$;
comment on function assay._firewall_password(text) is
'The span (start, end) of the password in `://user:password@`; null for placeholders and ports.';
revoke all on function assay._firewall_password(text) from public;
