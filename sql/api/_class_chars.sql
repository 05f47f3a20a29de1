create or replace function assay._class_chars(p_class text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_inner constant text := substr(p_class, 2, length(p_class) - 2);
    v_at integer := 1;
    v_chars text := '';
begin
    -- Python warns of some characters that come twice in a row: they may mean something else one day.
    if v_inner collate "C" ~ '([^]])\1' then
        return null;
    end if;
    while v_at <= length(v_inner) loop
        if substr(v_inner, v_at + 1, 1) = '-' and v_at + 2 <= length(v_inner) then
            if ascii(substr(v_inner, v_at, 1)) > ascii(substr(v_inner, v_at + 2, 1)) then
                return null;
            end if;
            v_chars := v_chars || (
                select string_agg(chr(g.code), '' order by g.code)
                from generate_series(ascii(substr(v_inner, v_at, 1)), ascii(substr(v_inner, v_at + 2, 1))) as g (code)
            );
            v_at := v_at + 3;
        else
            v_chars := v_chars || substr(v_inner, v_at, 1);
            v_at := v_at + 1;
        end if;
    end loop;
    return v_chars;
end
$$;
comment on function assay._class_chars(text) is
'The characters of a class such as [A-Z0-9_-]; null where a range goes backwards or a character comes twice in a row.';
revoke all on function assay._class_chars(text) from public;
