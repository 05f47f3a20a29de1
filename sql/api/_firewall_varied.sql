create or replace function assay._firewall_varied(p_token text, p_least integer)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_rest text := p_token;
begin
    -- one different character after the other is taken away: counting all of them costs several times as much
    for v_n in 2..p_least loop
        v_rest := translate(v_rest, left(v_rest, 1), '');
        if v_rest = '' then
            return false;
        end if;
    end loop;
    return p_token <> '';
end
$$;
comment on function assay._firewall_varied(text, integer) is 'Whether a token has at least so many different characters.';
revoke all on function assay._firewall_varied(text, integer) from public;
