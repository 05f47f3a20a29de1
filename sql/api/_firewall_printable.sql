create or replace function assay._firewall_printable(p_content bytea)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    -- encode() writes other bytes, and the backslash, as several characters; it leaves control characters alone
    v_text constant text := encode(p_content, 'escape');
begin
    return case
        when octet_length(v_text) = octet_length(p_content) and not v_text collate "C" ~ E'[\x01-\x1f\x7f]' then v_text
    end;
end
$$;
comment on function assay._firewall_printable(bytea) is 'Decoded bytes as text, where all of them are printable ASCII; else null.';
revoke all on function assay._firewall_printable(bytea) from public;
