-- requires: _firewall_pattern _firewall_noisy_part _firewall_varied
create or replace function assay._firewall_noisy(p_token text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
    v_token constant text := btrim(left(p_token, 512), '_=-');
    v_size constant integer := length(v_token);
    v_weight integer;
begin
    if v_size < 16 or not v_token collate "C" ~ '[^0-9a-f-]' then
        return false;
    end if;
    if not v_token collate "C" ~ '[^0-9A-F-]' then
        return v_size = 64 and strpos(v_token, '-') = 0 and assay._firewall_varied(v_token, 10)
            and assay._firewall_noise(v_token) * 100 >= v_size * 55;
    end if;
    if v_size = 66 and left(v_token, 2) = '0x' and translate(substr(v_token, 3), '0123456789abcdef-', '') = '' then
        return assay._firewall_varied(v_token, 10) and assay._firewall_noise(v_token) * 100 >= v_size * 55;
    end if;
    -- Words with a capital each are one of the things that object_id names, and a pattern for all of them is dear.
    if v_token collate "C" ~ '^(?:[A-Z]?[a-z]*(?:[A-Z]+[a-z][a-z]+)+[A-Z]*[0-9]{0,3}|[a-z]*(?:[A-Z]+[a-z]{3,}[0-9]{0,3})+[A-Z]*)\Z' then
        return false;
    end if;
    -- the cheap conditions first
    if not v_token collate "C" ~ '[a-z][^a-z]*[a-z]'
        or not v_token collate "C" ~ '[A-Z][^A-Z]*[A-Z]'
        or assay._firewall_noise(v_token) * 100 < v_size * 55
        or not assay._firewall_varied(v_token, 10)
    then
        return false;
    end if;
    select coalesce(sum(length(p.part)), 0)
    into v_weight
    from unnest(string_to_array(translate(v_token, '_/+', '---'), '-')) as p (part)
    where length(p.part) >= 6 and assay._firewall_noisy_part(p.part);
    return (v_weight >= 16 or (v_weight >= 10 and v_weight * 10 >= v_size * 6))
        and not v_token collate "C" ~ assay._firewall_pattern('object_id');
end
$$;
comment on function assay._firewall_noisy(text) is
'Whether a token without a known prefix is noise: a key, not a name, a slug, a digest or an identifier.';
revoke all on function assay._firewall_noisy(text) from public;
