-- requires: _firewall_pattern _firewall_joinable
create or replace function assay._firewall_broken(p_text text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_piece text;
    v_joined text;
begin
    if not p_text collate "C" ~ assay._firewall_pattern('fragment') then
        return false;
    end if;
    if length(p_text) > 4096 then
        return true;
    end if;
    foreach v_piece in array (
        string_to_array(
            regexp_replace(p_text collate "C", assay._firewall_pattern('chain'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
        )
    )[2:] loop
        v_piece := split_part(v_piece, E'\uFDD1', 1);
        -- two pieces, what stands between them, and the shortest token
        continue when length(v_piece) < 17;
        v_joined := regexp_replace(v_piece collate "C", assay._firewall_pattern('joint'), '', 'g');
        if length(v_joined) >= 16 and assay._firewall_joinable(v_joined) then
            return true;
        end if;
    end loop;
    return false;
end
$$;
comment on function assay._firewall_broken(text) is
'Whether a text could hold a token broken by line ends, blanks or string concatenation; of a long text: whether it has a fragment.';
revoke all on function assay._firewall_broken(text) from public;
