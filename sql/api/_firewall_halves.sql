create or replace function assay._firewall_halves(p_pattern text)
returns text []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_depth integer := 0;
    v_class boolean := false;
    v_at integer := 1;
    v_char text;
begin
    while v_at <= length(p_pattern) loop
        v_char := substr(p_pattern, v_at, 1);
        if v_char = '\' then
            v_at := v_at + 1;
        elsif v_class then
            v_class := v_char <> ']';
        elsif v_char = '[' then
            v_class := true;
        elsif v_char = '(' then
            v_depth := v_depth + 1;
        elsif v_char = ')' then
            v_depth := v_depth - 1;
            if v_depth = 0 then
                -- the first group without being one, and what follows it: the second, or what is asked between them and it
                return array[
                    '(?:' || substr(p_pattern, 2, v_at - 1),
                    case
                        when substr(p_pattern, v_at + 2, 1) = '?' then '(?:' || substr(p_pattern, v_at + 1) || ')'
                        else '(?:' || substr(p_pattern, v_at + 2)
                    end
                ];
            end if;
        end if;
        v_at := v_at + 1;
    end loop;
    return null;
end
$$;
comment on function assay._firewall_halves(text) is
'Of a pattern of two groups one after the other: both, as patterns of their own (the second with what is asked between them).';
revoke all on function assay._firewall_halves(text) from public;
