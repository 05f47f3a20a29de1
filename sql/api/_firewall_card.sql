-- requires: _firewall_is_card _firewall_card_groups _firewall_card_even
create or replace function assay._firewall_card(p_run text)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_digits constant text := translate(p_run, E' \t\r\n.->', '');
    v_groups text [];
    v_sizes integer [];
    v_ends integer [];
    v_least integer;
    v_lead integer := 0;
    v_count integer;
    v_head text := '';
    v_rest text;
    v_at integer := 0;
    v_next integer;
begin
    if v_digits = p_run then
        return case when length(p_run) <= 19 and assay._firewall_is_card(p_run) then array[0, length(p_run)] end;
    end if;
    v_groups := array_remove(string_to_array(translate(p_run, E'\t\r\n.->', '      '), ' '), '');
    v_sizes := array(select length(g.g) from unnest(v_groups) with ordinality as g (g, n) order by g.n);
    -- a day or a month before the number
    while v_lead < cardinality(v_sizes) - 1 and v_sizes[v_lead + 1] <= 2 loop
        v_lead := v_lead + 1;
    end loop;
    if v_lead between 1 and 2 then
        v_count := assay._firewall_card_groups(v_sizes[v_lead + 1:]);
        if v_count > 0
            and assay._firewall_is_card(array_to_string(v_groups[v_lead + 1:v_lead + v_count], ''))
        then
            -- where each group ends
            for v_n in 1..v_lead + v_count loop
                v_at := v_at + strpos(substr(p_run, v_at + 1), v_groups[v_n]) - 1 + length(v_groups[v_n]);
                v_ends := v_ends || v_at;
            end loop;
            if translate(
                substr(p_run, v_ends[v_lead] + 1, v_ends[v_lead + 1] - v_sizes[v_lead + 1] - v_ends[v_lead]), '.-', ''
            ) = substr(p_run, v_ends[v_lead] + 1, v_ends[v_lead + 1] - v_sizes[v_lead + 1] - v_ends[v_lead])
            then
                return array[v_ends[v_lead + 1] - v_sizes[v_lead + 1], v_at];
            end if;
            v_at := 0;
        end if;
    end if;
    -- cards are written in groups of three and more, or digit by digit; telephone numbers are not
    if v_sizes[1] in (2, 3) then
        return null;
    end if;
    v_least := case when v_sizes[1] = 1 then 1 else 3 end;
    if length(v_digits) <= 19 and v_least <= all (v_sizes)
        and assay._firewall_card_even(v_sizes, p_run)
        and assay._firewall_is_card(v_digits)
    then
        return array[0, length(p_run)];
    end if;
    -- the head of the run, where an expiry date or a new line follows
    for v_n in 1..cardinality(v_groups) - 1 loop
        v_head := v_head || v_groups[v_n];
        -- where this group ends, and where the next begins
        v_at := v_at + strpos(substr(p_run, v_at + 1), v_groups[v_n]) - 1 + length(v_groups[v_n]);
        exit when length(v_head) > 19 or v_sizes[v_n] < v_least;
        continue when length(v_head) < 13;
        v_rest := substr(v_digits, length(v_head) + 1, 2);
        v_next := strpos(substr(p_run, v_at + 1), v_groups[v_n + 1]) - 1;
        if (
            strpos(substr(p_run, v_at + 1, v_next), E'\n') > 0
            or v_rest in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12')
        )
        and assay._firewall_card_even(v_sizes[:v_n], left(p_run, v_at))
        and assay._firewall_is_card(v_head)
        then
            return array[0, v_at];
        end if;
    end loop;
    return null;
end
$$;
comment on function assay._firewall_card(text) is
'The span (start, end) of the payment card in a run of digits and separators: all of it, or what stands beside an expiry date.';
revoke all on function assay._firewall_card(text) from public;
