-- requires: _firewall_pattern _firewall_match
create or replace function assay._firewall_named_at(p_lower bytea, p_place integer)
returns boolean
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_low constant integer := greatest(p_place - 512, 0);
    -- of bytes a part is taken without walking through all that stands before it
    v_left constant text := convert_from(substr(p_lower, v_low + 1, p_place - v_low), 'UTF8');
    v_right constant text := convert_from(substr(p_lower, p_place + 1, 1024), 'UTF8');
    v_rest text;
    v_end integer;
begin
    -- No announcement goes on over a digit and a blank (but for the 6 in the name of a header). What follows the last
    -- of these is looked at, up to where the value ends, and what an announcement may look at behind that.
    v_rest := regexp_replace(v_left collate "C", '^.*[0-57-9][ \t\r\n]', '');
    v_end := length(substring(v_right collate "C" from '^[^ \t\r\n"''`&;,<>()\[\]{}]*.'));
    if v_end is null or (v_low > 0 and v_rest = v_left) then
        return null;
    end if;
    return exists (
        select
        from assay._firewall_match(v_rest || left(v_right, v_end + 160), assay._firewall_pattern('naming')) as m
        where m.span_start + length(m.head) <= length(v_rest)
            and m.span_start + length(m.head) + length(m.body) > length(v_rest)
    );
end
$$;
comment on function assay._firewall_named_at(bytea, integer) is
'Whether a lower-case text (one byte for each character) announces at a place what is no secret (an id, the name of a row); null where only a look at all of it could tell.';
revoke all on function assay._firewall_named_at(bytea, integer) from public;
