-- requires: _firewall_pattern _firewall_anchored _firewall_noisy _firewall_symbols
create or replace function assay._firewall_run_kinds(p_text text, p_identifier boolean)
returns text []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_kinds text [] := '{}';
    v_runs text;
    v_upper boolean;
    v_mixed boolean;
    v_piece text;
begin
    if length(p_text) > 4096 then
        -- Looking at each token would be the search itself: only what can be ruled out at once is.
        v_kinds := array['+vendor', '+encoded'];
        v_upper := p_text collate "C" ~ '[A-Z]';
        v_mixed := v_upper and p_text collate "C" ~ '[a-z]';
        if not p_identifier and (v_upper or strpos(p_text, '0x') > 0) then
            v_kinds := v_kinds || array['+atom', '+blob'];
        end if;
        if not p_identifier and v_mixed and p_text collate "C" ~ '[!@#$%^&*+?~]' and p_text collate "C" ~ '[0-9]' then
            v_kinds := v_kinds || '+symbols'::text;
        end if;
        return v_kinds;
    end if;
    v_runs := regexp_replace(p_text collate "C", assay._firewall_pattern('short'), E'\n', 'g');
    if assay._firewall_anchored(v_runs) or v_runs collate "C" ~ assay._firewall_pattern('shaped') then
        v_kinds := v_kinds || '+vendor'::text;
    end if;
    if v_runs collate "C" ~ assay._firewall_pattern('readable') then
        v_kinds := v_kinds || '+encoded'::text;
    end if;
    if p_identifier then
        return v_kinds;
    end if;
    -- Noise has capitals and small letters, or is the long number of a key.
    v_upper := translate(v_runs, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') <> v_runs;
    v_mixed := v_upper and translate(v_runs, 'abcdefghijklmnopqrstuvwxyz', '') <> v_runs;
    if not (v_mixed or strpos(v_runs, '0x') > 0 or (v_upper and length(v_runs) >= 64)) then
        return v_kinds;
    end if;
    foreach v_piece in array (
        string_to_array(
            regexp_replace(v_runs collate "C", assay._firewall_pattern('atom'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
        )
    )[2:] loop
        if assay._firewall_noisy(split_part(v_piece, E'\uFDD1', 1)) then
            v_kinds := v_kinds || '+atom'::text;
            exit;
        end if;
    end loop;
    if length(v_runs) >= 40 then
        foreach v_piece in array (
            string_to_array(
                regexp_replace(v_runs collate "C", assay._firewall_pattern('base64'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
            )
        )[2:] loop
            v_piece := split_part(v_piece, E'\uFDD1', 1);
            if length(v_piece) >= 40 and assay._firewall_noisy(v_piece) then
                v_kinds := v_kinds || '+blob'::text;
                exit;
            end if;
        end loop;
    end if;
    if v_mixed and translate(v_runs, '!@#$%^&*+?~', '') <> v_runs and translate(v_runs, '0123456789', '') <> v_runs then
        foreach v_piece in array (
            string_to_array(
                regexp_replace(v_runs collate "C", assay._firewall_pattern('symbols'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
            )
        )[2:] loop
            v_piece := btrim(split_part(v_piece, E'\uFDD1', 1), '*_~#');
            if length(v_piece) >= 16 and assay._firewall_symbols(v_piece) then
                v_kinds := v_kinds || '+symbols'::text;
                exit;
            end if;
        end loop;
    end if;
    return v_kinds;
end
$$;
comment on function assay._firewall_run_kinds(text, boolean) is
'The ways to look at the runs of token characters of a text that could find something in it; of a long text: those it does not rule out at once.';
revoke all on function assay._firewall_run_kinds(text, boolean) from public;
