-- requires: _firewall_named_at _firewall_span _firewall_halves
create or replace function assay._firewall_first(
    p_pieces text [], p_pattern text, p_kind text, p_check text, p_spared int4multirange, p_lower bytea
)
returns integer []
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_grouped constant boolean := left(p_pattern, 2) = '((';
    -- with a lower-case text, each place is asked for, otherwise all that is spared is known
    v_asking constant boolean := octet_length(p_lower) > 0;
    v_sparing constant boolean := v_asking or not isempty(p_spared);
    -- a value after a sign, in the form that most detectors of assignments have
    v_signed constant boolean := p_check in ('sign', 'weak', 'session')
        and right(p_pattern, 28) = $value$0-9:=?@A-Z\\^_a-z~-]+[(\[]?)$value$;
    v_pieces constant text [] := p_pieces;
    -- where the find of each piece begins
    v_starts integer [];
    v_row record;
    v_before text;
    v_halves text [];
    v_body text;
    v_known boolean;
    v_span integer [];
    v_shift integer;
    v_start integer;
    v_end integer;
    v_at integer;
    v_found integer [];
    v_asked integer := 0;
    v_named boolean;
begin
    if v_sparing then
        v_starts := array(
            select sum(length(u.piece)) over (order by u.n) - length(u.piece) - greatest(u.n - 2, 0)
            from unnest(v_pieces) with ordinality as u (piece, n)
            order by u.n
        );
    end if;
    -- each different find is judged once, in the order of the text, until one is what is looked for
    for v_row in
        select
            f.whole,
            min(f.n)::integer as n,
            array_agg(f.n::integer order by f.n) filter (where v_sparing) as places
        from (
            select p.n, split_part(p.piece, E'\uFDD1', 1) collate "C" as whole
            from unnest(v_pieces) with ordinality as p (piece, n)
            where p.n > 1
        ) as f
        group by f.whole
        order by min(f.n)
    loop
        -- what follows lies behind what was found
        exit when v_found is not null and v_starts[v_row.n] > v_found[1];
        v_shift := 0;
        v_body := v_row.whole;
        -- Telling the two groups apart by the pattern is dear. Most finds tell by themselves:
        v_known := not v_grouped;
        if v_signed then
            -- what announces the value holds a sign, and with only one in the find, the value is what follows it
            v_known := length(v_row.whole) - length(translate(v_row.whole, '=:><%', '')) = 1
                and translate(v_row.whole, '<%→{', '') = v_row.whole;
            if v_known then
                v_body := ltrim(
                    substr(
                        v_row.whole,
                        1 + greatest(strpos(v_row.whole, '='), strpos(v_row.whole, ':'), strpos(v_row.whole, '>'))
                    ),
                    E' \t\r\n'
                );
                -- unless the mark of a string, of a block or of bold text stands between them
                v_known := case
                    when left(v_body, 1) in ('"', '''', '`') then substr(v_body, 2, 1) <> left(v_body, 1)
                    else left(v_body, 1) <> '(' and translate(v_body, E'"''`| \t\r\n', '') = v_body
                end;
            end if;
        elsif p_check = 'iban' then
            v_known := true;
            if lower(left(v_row.whole, 4) collate "C") = 'iban' then
                v_body := ltrim(substr(v_row.whole, 5), ':# -="''(');
            end if;
        end if;
        if v_known then
            v_shift := length(v_row.whole) - length(v_body);
        else
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
            v_shift := length(v_row.whole) - length(v_body);
            continue when p_check = 'subject' and v_shift > 0;
        end if;
        if v_sparing and not v_asking and p_kind = 'assignment' then
            -- the value begins after its quotation mark: judging it costs more than looking whether all places are spared
            continue when not exists (
                select
                from unnest(v_row.places) as u (n)
                where not p_spared @> (
                    v_starts[u.n] + v_shift + case when left(v_body, 1) in ('"', '''', '`') then 1 else 0 end
                )
            );
        end if;
        v_span := assay._firewall_span(p_kind, p_check, v_body);
        continue when v_span[2] is null;
        if not v_sparing then
            select sum(length(u.piece)) - (v_row.n - 2) + v_shift
            into v_start
            from unnest(v_pieces[1:v_row.n - 1]) as u (piece);
            return array[v_start + v_span[1], v_start + v_span[2]];
        end if;
        if v_asking then
            foreach v_at in array v_row.places loop
                v_start := v_starts[v_at] + v_shift;
                v_named := assay._firewall_named_at(p_lower, v_start + v_span[1]);
                v_asked := v_asked + 1;
                if v_named is null or v_asked > 2000 then
                    return array[-1, -1];
                end if;
                exit when not v_named;
            end loop;
            continue when v_named;
            if v_start + v_span[1] < coalesce(v_found[1], v_start + v_span[1] + 1) then
                v_found := array[v_start + v_span[1], v_start + v_span[2]];
            end if;
            continue;
        end if;
        -- the first place where nothing spares it
        select v_starts[u.n] + v_shift + v_span[s.n], v_starts[u.n] + v_shift + v_span[s.n + 1]
        into v_start, v_end
        from unnest(v_row.places) as u (n)
        cross join generate_series(1, cardinality(v_span), 2) as s (n)
        where not p_spared @> (v_starts[u.n] + v_shift + v_span[s.n])
        order by 1
        limit 1;
        if v_start < coalesce(v_found[1], v_start + 1) then
            v_found := array[v_start, v_end];
        end if;
    end loop;
    return v_found;
end
$$;
comment on function assay._firewall_first(text [], text, text, text, int4multirange, bytea) is
'The span of the first match of a detector''s pattern that satisfies its check outside of what is spared; null where there is none. The text comes in pieces, each but the first with a match in front, closed by U+FDD1. With a lower-case text, what is spared is asked place by place; -1 where that cannot be told.';
revoke all on function assay._firewall_first(text [], text, text, text, int4multirange, bytea) from public;
