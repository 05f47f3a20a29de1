-- requires: _firewall_pattern _firewall_value_shape
create or replace function assay._firewall_value(p_raw text, p_strength text)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_span constant integer [] := assay._firewall_value_shape(p_raw, p_strength);
    v_value text;
begin
    if v_span is null or p_strength in ('seed', 'digits') then
        return v_span;
    end if;
    -- the dearest test comes last
    v_value := substr(p_raw, v_span[1] + 1, v_span[2] - v_span[1]);
    return case
        when not (
            v_value collate "C" ~ assay._firewall_pattern('name')
            or lower(v_value collate "C") collate "C" ~ assay._firewall_pattern('placeholder')
        )
            then v_span
    end;
end
$$;
comment on function assay._firewall_value(text, text) is
'The span (start, end) inside an assigned value that looks like a secret; null for code, types, placeholders and words.';
revoke all on function assay._firewall_value(text, text) from public;
