-- requires: _firewall_fold
create or replace function assay._firewall_unescape(p_escape text)
returns text
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    -- without its backslashes
    v_rest constant text := ltrim(p_escape, '\');
    v_code integer;
begin
    if left(p_escape, 1) = '\' then
        if left(v_rest, 1) not in ('u', 'x') then
            return case v_rest when 'n' then E'\n' when 'r' then E'\n' when 't' then E'\t' else v_rest end;
        elsif strpos(v_rest, '\') > 0 then
            -- two halves of one character
            return assay._firewall_fold(unistr('\' || substr(v_rest, 2, 4) || '\' || right(v_rest, 4)));
        end if;
        v_code := ('x' || lpad(trim(v_rest, 'ux{}'), 8, '0'))::bit(32)::integer;
        if left(v_rest, 1) = 'x' and v_code >= 128 then
            -- of bytes, not of characters
            return null;
        end if;
    elsif left(p_escape, 1) = '%' and substr(p_escape, 4, 1) = '%' then
        return assay._firewall_fold(convert_from(decode(replace(p_escape, '%', ''), 'hex'), 'UTF8'));
    elsif left(p_escape, 1) = '&' and substr(p_escape, 2, 1) <> '#' then
        return case p_escape
            when '&quot;' then '"'
            when '&apos;' then ''''
            when '&lt;' then '<'
            when '&gt;' then '>'
            when '&amp;' then '&'
            when '&nbsp;' then ' '
            when '&lsquo;' then ''''
            when '&rsquo;' then ''''
            when '&ldquo;' then '"'
            when '&rdquo;' then '"'
            else '-'
        end;
    elsif left(p_escape, 3) = '&#x' then
        v_code := ('x' || lpad(trim(p_escape, '&#x;'), 8, '0'))::bit(32)::integer;
    elsif left(p_escape, 1) = '&' then
        v_code := trim(p_escape, '&#;')::integer;
    else
        v_code := get_byte(decode(right(p_escape, 2), 'hex'), 0);
        if v_code >= 128 then
            return null;
        end if;
    end if;
    return case
        when v_code between 32 and 126 then chr(v_code)
        when v_code between 160 and 55295 or v_code between 57344 and 1114111 then assay._firewall_fold(chr(v_code))
    end;
end
$$;
comment on function assay._firewall_unescape(text) is
'The character of one escape (%41, %C3%A9, \u0041, \ud83d\ude00, \x41, \_, \n, &#65;, &quot;), folded, where it ends a line, is printable ASCII or lies beyond; empty where folding drops it.';
revoke all on function assay._firewall_unescape(text) from public;
