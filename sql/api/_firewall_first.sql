-- requires: _firewall_pattern _firewall_span _firewall_halves
create or replace function assay._firewall_first(p_text text, p_pattern text, p_kind text, p_check text)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_grouped constant boolean := left(p_pattern, 2) = '((';
    v_weak constant boolean := p_check = 'weak';
    -- Framed as in _firewall_match(), but without the two groups: telling them apart costs several times as much.
    v_pieces text [];
    v_row record;
    v_before text;
    v_halves text [];
    v_head text;
    v_body text;
    v_span integer [];
    v_start integer;
begin
    v_pieces := string_to_array(regexp_replace(p_text collate "C", p_pattern, E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0');
    if cardinality(v_pieces) < 2 then
        return null;
    end if;
    -- each different find is judged once, in the order of the text, until one is what is looked for
    for v_row in
        select f.whole, min(f.n)::integer as n
        from (
            select
                u.n,
                split_part(u.piece, E'\uFDD1', 1) collate "C" as whole,
                u.before
            from (
                select p.piece, p.n, null as before
                from unnest(v_pieces) with ordinality as p (piece, n)
                where not v_weak
                union all
                select p.piece, p.n, right(lag(p.piece) over (order by p.n), 24) collate "C"
                from unnest(v_pieces) with ordinality as p (piece, n)
                where v_weak
            ) as u
            where u.n > 1
        ) as f
        group by f.whole, f.before
        order by min(f.n)
    loop
        v_head := '';
        v_body := v_row.whole;
        if v_grouped then
            -- now the groups, with as much around the find as the pattern may look at
            v_before := right(replace(v_pieces[v_row.n - 1], E'\uFDD1', ''), 4);
            if v_halves is null then
                v_halves := assay._firewall_halves(p_pattern);
            end if;
            -- Capturing is dear. What is left without the longest head is the body, if it can be one.
            v_body := regexp_replace(
                (v_before || v_row.whole) collate "C", '^.{' || length(v_before) || '}' || v_halves[1], ''
            );
            if length(v_body) >= length(v_row.whole) + length(v_before)
                or not v_body collate "C" ~ ('^' || v_halves[2] || '\Z')
            then
                v_body := (regexp_match(
                    (
                        v_before || v_row.whole
                        || left(
                            split_part(v_pieces[v_row.n], E'\uFDD1', 2)
                            || coalesce(replace(v_pieces[v_row.n + 1], E'\uFDD1', ''), ''),
                            1000
                        )
                    ) collate "C",
                    '^.{' || length(v_before) || '}' || p_pattern
                ))[2];
            end if;
            v_head := left(v_row.whole, length(v_row.whole) - length(v_body));
            continue when p_check = 'subject' and v_head <> '';
        end if;
        v_span := assay._firewall_span(p_kind, p_check, v_body);
        continue when v_span[2] is null;
        continue when v_weak and right(
            case when v_row.n = 2 then v_pieces[1] else split_part(v_pieces[v_row.n - 1], E'\uFDD1', 2) end
            || v_head || left(v_body, v_span[1]),
            24
        ) collate "C" ~ assay._firewall_pattern('public');
        select sum(length(u.piece)) - (v_row.n - 2) + length(v_head)
        into v_start
        from unnest(v_pieces[1:v_row.n - 1]) as u (piece);
        return array[v_start + v_span[1], v_start + v_span[2]];
    end loop;
    return null;
end
$$;
comment on function assay._firewall_first(text, text, text, text) is
'The span of the first match of a detector''s pattern that satisfies its check; null where there is none.';
revoke all on function assay._firewall_first(text, text, text, text) from public;
