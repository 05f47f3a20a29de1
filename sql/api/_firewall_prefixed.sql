-- requires: _firewall_pattern _firewall_noise _firewall_varied
create or replace function assay._firewall_prefixed(p_token text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
    v_tail text;
begin
    -- The longest part; the first of them where two are as long.
    select p.part
    into v_tail
    from unnest(string_to_array(translate(p_token, '_.', '--'), '-')) with ordinality as p (part, n)
    order by length(p.part) desc, p.n
    limit 1;
    return length(v_tail) >= 20
        and v_tail collate "C" ~ '[^0-9a-f-]'
        and v_tail collate "C" ~ '[a-z]'
        and length(v_tail) - length(translate(v_tail, '0123456789', '')) >= 2
        and assay._firewall_varied(v_tail, 10)
        and assay._firewall_noise(v_tail) * 100 >= length(v_tail) * 66
        and not p_token collate "C" ~ assay._firewall_pattern('object_id');
end
$$;
comment on function assay._firewall_prefixed(text) is
'Whether a word-like prefix is followed by noise, which is what the token of a vendor that nobody has listed looks like.';
revoke all on function assay._firewall_prefixed(text) from public;
