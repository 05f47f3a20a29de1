-- requires: _firewall_vendors
create or replace function assay._firewall_encoded(p_content bytea)
returns table (reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    -- bytes that are not printable ASCII come out as \nnn
    v_text constant text := encode(p_content, 'escape');
begin
    if octet_length(v_text) = octet_length(p_content) and translate(v_text, E'\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f', '') = v_text
    then
        return query
        select distinct v.reason, v.detector
        from assay._firewall_vendors(v_text, v_text) as v;
    end if;
end
$$;
comment on function assay._firewall_encoded(bytea) is 'Vendors'' tokens inside what a piece of hexadecimal or base64 decodes to, where that is plain text.';
revoke all on function assay._firewall_encoded(bytea) from public;
