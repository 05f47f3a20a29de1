-- requires: _firewall_pattern
create or replace function assay._firewall_whole_url(p_text text, p_start integer, p_end integer)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_head constant text := substr(p_text, greatest(p_start - 200, 0) + 1, least(p_start, 200));
    v_found constant text := substr(p_text, p_start + 1, p_end - p_start);
    v_left text;
    v_size integer;
begin
    if v_head collate "C" ~ assay._firewall_pattern('url_plain') and translate(v_found, E' \t\r\n', '') = v_found then
        return array[p_start, p_end];
    end if;
    v_left := coalesce(substring(v_head collate "C" from assay._firewall_pattern('url_left')), '');
    v_size := length(v_left);
    if translate(v_left, '/%', '') = v_left and octet_length(v_left) = v_size then
        v_size := v_size
            + coalesce(length(substring(left(v_head, length(v_head) - v_size) collate "C" from assay._firewall_pattern('url_above'))), 0);
    end if;
    return array[
        p_start - v_size,
        p_end + coalesce(
            length(substring(substr(p_text, p_end + 1, 200) collate "C" from assay._firewall_pattern('url_right'))), 0
        )
    ];
end
$$;
comment on function assay._firewall_whole_url(text, integer, integer) is
'The span to mask for a password in a URL: the password, or all of a URL that is written so that it is overlooked (escaped, broken, in look-alikes).';
revoke all on function assay._firewall_whole_url(text, integer, integer) from public;
