-- requires: _firewall_pieces
create or replace function assay._firewall_unescaped(p_text text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
-- A match costs a microsecond however long it is, and a mebibyte can hold half a million escapes. So what is matched are
-- runs of escapes of one kind with what stands between them, and a run is rewritten at once: each escape becomes a mark
-- that no text holds (noncharacters are dropped by folding) and two digits. These become characters at the very end:
-- nothing that was decoded is read again, and no escape holds the mark or what another kind begins with.
declare
    -- the digits of what is decoded: printable ASCII
    v_code constant text := '(?:[2-6][0-9A-Fa-f]|7[0-9A-Ea-e])';
    v_mark constant text := E'\uFDD3';
    -- before digits that are decimal or behind an x, and closed by a semicolon, or closed by a brace
    v_closed constant text := E'\uFDD5';
    -- a sign that begins no escape here
    v_sign constant text := E'\uFDD4';
    v_view text := p_text;
begin
    if strpos(v_view, '%') > 0 then
        select string_agg(
            replace(
                case
                    when strpos(r.found, '%25') = 0 then r.found
                    -- escaped twice
                    else replace(replace(replace(replace(replace(replace(replace(replace(
                        r.found,
                        '%257f', v_sign || '257f'), '%257F', v_sign || '257F'),
                        '%252', v_mark || '2'), '%253', v_mark || '3'), '%254', v_mark || '4'),
                        '%255', v_mark || '5'), '%256', v_mark || '6'), '%257', v_mark || '7')
                end,
                '%', v_mark
            ) || r.gap,
            '' order by r.n
        )
        into v_view
        from assay._firewall_pieces(
            v_view,
            -- what stands behind %25 tells whether it is escaped twice
            '(?:%(?:2[0-46-9A-Fa-f]|[3-6][0-9A-Fa-f]|7[0-9A-Ea-e]|25[2-7][0-9A-Fa-f])[^%]*|%25(?:[^2-7%][^%]*)?)+'
        ) as r;
    end if;
    if strpos(v_view, '&') > 0 then
        select string_agg(
            replace(replace(replace(replace(replace(replace(
                r.found,
                '&#', v_closed),
                '&quot;', v_mark || '22'), '&apos;', v_mark || '27'), '&lt;', v_mark || '3c'), '&gt;', v_mark || '3e'),
                '&amp;', v_mark || '26'
            ) || r.gap,
            '' order by r.n
        )
        into v_view
        from assay._firewall_pieces(
            v_view,
            '(?:&(?:#(?:0?(?:3[2-9]|[4-9][0-9])|1(?:[01][0-9]|2[0-6])|x' || v_code || ')|quot|apos|lt|gt|amp);[^&]*)+'
        ) as r;
    end if;
    if strpos(v_view, '\') > 0 then
        select string_agg(
            -- all that is left of a backslash, or of several, goes last
            replace(replace(replace(replace(replace(replace(replace(
                r.found,
                '\u{', v_closed), '\u00', v_mark), '\x', v_mark), '\n', E'\n'), '\r', E'\n'), '\t', E'\t'),
                '\', ''
            ) || r.gap,
            '' order by r.n
        )
        into v_view
        from assay._firewall_pieces(
            v_view,
            '(?:(?:\\{1,7}(?:["''`/nrt]|u00' || v_code || '|u\{' || v_code || '\}|x' || v_code
            || ')|\\[_.~$:@*#=+-])[^\\]*)+'
        ) as r;
    end if;
    if strpos(v_view, v_closed) > 0 then
        select string_agg(
            case
                when d.n = 1 then d.piece
                when left(d.piece, 1) = 'x' then v_mark || substr(d.piece, 2, 2) || substr(d.piece, 5)
                when substr(d.piece, 3, 1) = '}' then v_mark || left(d.piece, 2) || substr(d.piece, 4)
                else v_mark || to_hex(split_part(d.piece, ';', 1)::integer) || substr(d.piece, strpos(d.piece, ';') + 1)
            end,
            '' order by d.n
        )
        into v_view
        from string_to_table(v_view, v_closed) with ordinality as d (piece, n);
    end if;
    return replace(unistr(replace(replace(v_view, '\', '\\'), v_mark, '\00')), v_sign, '%');
end
$$;
comment on function assay._firewall_unescaped(text) is
'The text with its escapes decoded, as _firewall_decoded() has it: without the map of places, and much faster.';
revoke all on function assay._firewall_unescaped(text) from public;
