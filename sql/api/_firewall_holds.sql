-- requires: _firewall_span
create or replace function assay._firewall_holds(p_text text, p_pattern text, p_kind text, p_check text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_grouped constant boolean := left(p_pattern, 2) = '((';
    v_piece text;
begin
    if p_check = '' then
        return p_text collate "C" ~ p_pattern;
    end if;
    -- framed as in _firewall_match(); here no place is asked for
    foreach v_piece in array (
        string_to_array(
            regexp_replace(
                p_text collate "C",
                p_pattern,
                case when v_grouped then E'\uFDD0\\1\uFDD2\\2\uFDD1' else E'\uFDD0\\&\uFDD1' end,
                'g'
            ),
            E'\uFDD0'
        )
    )[2:] loop
        continue when p_check = 'subject' and left(v_piece, 1) <> E'\uFDD2';
        v_piece := split_part(v_piece, E'\uFDD1', 1);
        if v_grouped then
            v_piece := split_part(v_piece, E'\uFDD2', 2);
        end if;
        if (assay._firewall_span(p_kind, p_check, v_piece))[2] is not null then
            return true;
        end if;
    end loop;
    return false;
end
$$;
comment on function assay._firewall_holds(text, text, text, text) is
'Whether a match of a pattern satisfies the check of its detector: one that says what is a secret and what is an ordinary value; without a check, whether there is a match.';
revoke all on function assay._firewall_holds(text, text, text, text) from public;
