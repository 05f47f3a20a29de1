-- requires: _firewall_pattern _firewall_noise _firewall_varied
create or replace function assay._firewall_value_shape(p_raw text, p_strength text)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_quoted constant boolean := left(p_raw, 1) in ('"', '''', '`');
    v_start constant integer := case when v_quoted then 1 else 0 end;
    v_value text := substr(p_raw, v_start + 1, 256);
    v_size integer;
    v_span integer [];
    v_lower text;
    v_upper text;
    v_digits integer;
    v_symbols boolean;
    v_mixed boolean;
begin
    if v_quoted then
        v_value := rtrim(v_value, ' ');
    elsif right(v_value, 1) in ('(', '[') then
        return null;
    else
        v_value := rtrim(v_value, '.,;:');
    end if;
    if (strpos(v_value, '&') > 0 or strpos(v_value, '\') > 0) and v_value collate "C" ~ assay._firewall_pattern('parameter') then
        v_value := split_part(regexp_replace(v_value collate "C", assay._firewall_pattern('parameter'), E'\uFDD0'), E'\uFDD0', 1);
    end if;
    v_size := length(v_value);
    v_span := array[v_start, v_start + v_size];
    if p_strength in ('seed', 'digits') then
        return v_span;
    end if;
    if v_size < 4 or (v_quoted and strpos(v_value, ' ') > 0)
        or not (v_value collate "C" ~ assay._firewall_pattern('uneven'))
    then
        return null;
    end if;
    if p_strength in ('weak', 'session') and v_value collate "C" ~ '[A-Za-z]'
        and v_value collate "C" ~ assay._firewall_pattern('slug')
    then
        return null;
    end if;
    v_lower := lower(v_value collate "C");
    v_upper := upper(v_value collate "C");
    v_digits := v_size - length(translate(v_value, '0123456789', ''));
    v_symbols := translate(v_value, '!@#$%^&*+?~', '') <> v_value;
    if v_lower = v_upper then
        -- no letters: a number is a secret only where numbers are expected
        if p_strength = 'bare' and v_digits >= 4 and not v_symbols then
            return v_span;
        end if;
        return case when v_digits >= 4 and v_symbols and assay._firewall_varied(v_value, 5) then v_span end;
    end if;
    v_mixed := v_value <> v_lower and v_value <> v_upper;
    if not assay._firewall_varied(v_value, 4) then
        return null;
    end if;
    if p_strength <> 'header' and strpos(v_value, '/') > 0 and v_value collate "C" ~ assay._firewall_pattern('slug') then
        return null;
    end if;
    if p_strength in ('session', 'weak') then
        if v_lower collate "C" ~ assay._firewall_pattern('identifier') then
            return null;
        end if;
        if p_strength = 'session' and (v_size < 12 or v_value collate "C" ~ assay._firewall_pattern('session_name')) then
            return null;
        end if;
    end if;
    if p_strength = 'header' then
        return case
            when v_size >= 8 and assay._firewall_varied(v_value, 6) and right(p_raw, 3) <> '...'
                and (v_digits > 0 or (v_mixed and assay._firewall_noise(v_value) * 100 >= v_size * 55))
                then v_span
        end;
    end if;
    if p_strength in ('flag', 'structured') then
        if v_digits > 0 and v_size >= 6 and not (v_lower collate "C" ~ assay._firewall_pattern('ordinary')) then
            return v_span;
        end if;
        if v_symbols and v_size >= 6 and not (v_value collate "C" ~ assay._firewall_pattern('plain')) then
            return v_span;
        end if;
        return case
            when v_mixed and v_size >= 8 and v_lower collate "C" ~ assay._firewall_pattern('consonants') then v_span
        end;
    end if;
    if p_strength = 'blank' then
        if v_digits = 0 or v_size < 8 or v_lower collate "C" ~ assay._firewall_pattern('ordinary') then
            return null;
        end if;
        if v_symbols
            or (v_digits > 2 and (v_value <> v_lower or translate(v_value, '_-', '') <> v_value))
            or (v_value <> v_lower and translate(v_value, '_-', '') <> v_value)
        then
            return case when v_symbols or v_digits > 1 then v_span end;
        end if;
        return case
            when v_mixed and v_digits > 1 and assay._firewall_noise(v_value) * 100 >= v_size * 60 then v_span
        end;
    end if;
    if p_strength = 'machine' then
        if v_size < 15 or v_digits = 0 or not assay._firewall_varied(v_value, 8) or v_lower collate "C" ~ assay._firewall_pattern('ordinary') then
            return null;
        end if;
        if translate(v_value, '0123456789abcdef-', '') = '' or translate(v_value, '0123456789ABCDEF-', '') = '' then
            -- forty capitals are the fingerprint of a public key
            return case when v_size >= 32 and (v_size <> 40 or v_value <> v_upper) then v_span end;
        end if;
        return case
            when assay._firewall_noise(v_value) * 100 >= v_size * case when v_digits > 1 then 55 else 65 end then v_span
        end;
    end if;
    if v_digits > 0 then
        return case
            when v_size >= 6 and not (v_lower collate "C" ~ assay._firewall_pattern('ordinary')) then v_span
        end;
    end if;
    if v_symbols and v_size >= 8 and not (v_value collate "C" ~ assay._firewall_pattern('plain')) then
        return v_span;
    end if;
    return case
        when v_mixed and v_size >= 8 and v_lower collate "C" ~ assay._firewall_pattern('consonants') then v_span
    end;
end
$$;
comment on function assay._firewall_value_shape(text, text) is
'The span (start, end) inside an assigned value that has the shape of a secret; null for numbers, words and names of things.';
revoke all on function assay._firewall_value_shape(text, text) from public;
