-- requires: _firewall_fold _firewall_pieces
create or replace function assay._firewall_unescaped(p_text text)
returns text
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
-- A match costs a microsecond however long it is, and a mebibyte can hold half a million escapes. So what is matched are
-- runs of escapes of one kind with what stands between them, and a run is rewritten at once: each escape becomes a mark
-- that no text holds (noncharacters are dropped by folding) and digits. These become characters at the very end, and
-- what lies beyond ASCII is folded then: nothing that was decoded is read again, and no escape holds a mark or what
-- another kind begins with.
declare
    -- the digits of what is decoded: printable ASCII; of others four, but for C1 and halves of a character
    v_code constant text := '(?:[2-6][0-9A-Fa-f]|7[0-9A-Ea-e])';
    v_wide constant text := '(?:00[A-Fa-f][0-9A-Fa-f]|0[1-9A-Fa-f][0-9A-Fa-f]{2}|[1-9A-CEFa-cef][0-9A-Fa-f]{3}'
        || '|[dD][0-7][0-9A-Fa-f]{2}|[dD][89ABab][0-9A-Fa-f]{2}\\{1,7}u[dD][C-Fc-f][0-9A-Fa-f]{2})';
    -- as many as are wanted between braces
    v_any constant text := '\{(?=[0-9A-Fa-f]{2,6}\})0{0,4}(?:' || v_code || '|[A-Fa-f][0-9A-Fa-f]|[1-9A-Fa-f][0-9A-Fa-f]{2}'
        || '|[1-9A-CEFa-cef][0-9A-Fa-f]{3}|[dD][0-7][0-9A-Fa-f]{2}|[1-9A-Fa-f][0-9A-Fa-f]{4}|10[0-9A-Fa-f]{4})\}';
    -- before two digits, and before four
    v_mark constant text := E'\uFDD3';
    v_four constant text := E'\uFDD6';
    -- before digits that are decimal or behind an x, and closed by a semicolon, and before those closed by a brace
    v_closed constant text := E'\uFDD5';
    v_braced constant text := E'\uFDD7';
    -- a sign that begins no escape here
    v_sign constant text := E'\uFDD4';
    v_view text := p_text;
    v_beyond boolean := false;
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
        if v_view collate "C" ~ '%[C-Fc-f][0-9A-Fa-f]%[89ABab]' then
            -- the bytes of characters beyond ASCII
            v_beyond := true;
            select string_agg(case when r.found = '' then '' else b.decoded end || r.gap, '' order by r.n)
            into v_view
            from assay._firewall_pieces(
                v_view,
                '(?:%(?:[cC][2-9A-Fa-f]|[dD][0-9A-Fa-f]|[eE]0%[ABab][0-9A-Fa-f]|[eE][1-9A-CEa-ce]%[89ABab][0-9A-Fa-f]'
                || '|[eE][fF]%(?:[89Aa][0-9A-Fa-f]|[bB][0-689A-Fa-f])|[eE][dD]%[89][0-9A-Fa-f]|[fF]0%[9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]'
                || '|[fF][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|[fF]4%8[0-9A-Fa-f]%[89ABab][0-9A-Fa-f])'
                || '%[89ABab][0-9A-Fa-f][^%]*)+'
            ) as r
            cross join lateral (
                select
                    convert_from(
                        string_agg(decode(left(z.piece, 2), 'hex') || convert_to(substr(z.piece, 3), 'UTF8'), '' order by z.n), 'UTF8'
                    ) as decoded
                from string_to_table(substr(r.found, 2), '%') with ordinality as z (piece, n)
                where r.found <> ''
            ) as b;
        end if;
    end if;
    if strpos(v_view, '&') > 0 then
        select string_agg(
            replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
                r.found,
                '&#', v_closed),
                '&quot;', v_mark || '22'), '&apos;', v_mark || '27'), '&lt;', v_mark || '3c'), '&gt;', v_mark || '3e'),
                '&amp;', v_mark || '26'), '&nbsp;', v_mark || '20'),
                '&lsquo;', v_mark || '27'), '&rsquo;', v_mark || '27'), '&ldquo;', v_mark || '22'), '&rdquo;', v_mark || '22'),
                '&ndash;', v_mark || '2d'), '&mdash;', v_mark || '2d'
            ) || r.gap,
            '' order by r.n
        )
        into v_view
        from assay._firewall_pieces(
            v_view,
            '(?:&(?:#[0-9]{2,7}|#x[0-9A-Fa-f]{2,6}|quot|apos|lt|gt|amp|nbsp|[lr][sd]quo|[nm]dash);[^&]*)+'
        ) as r;
    end if;
    if strpos(v_view, '\') > 0 then
        select string_agg(
            -- all that is left of a backslash, or of several, goes last
            replace(replace(replace(replace(replace(replace(replace(replace(
                r.found,
                '\u{', v_braced), '\u00', v_mark), '\u', v_four), '\x', v_mark), '\n', E'\n'), '\r', E'\n'), '\t', E'\t'),
                '\', ''
            ) || r.gap,
            '' order by r.n
        )
        into v_view
        from assay._firewall_pieces(
            v_view,
            '(?:(?:\\{1,7}(?:["''`/nrt]|u00' || v_code || '|u' || v_wide || '|u' || v_any || '|x' || v_code
            || ')|\\[_.~$:@*#=+-])[^\\]*)+'
        ) as r;
    end if;
    if strpos(v_view, v_closed) > 0 or strpos(v_view, v_braced) > 0 then
        select string_agg(
            case
                when d.n = 1 then d.piece
                when c.code between 32 and 126 then v_mark || to_hex(c.code) || c.rest
                when c.code between 160 and 55295 or c.code between 57344 and 65535 then v_four || lpad(to_hex(c.code), 4, '0') || c.rest
                -- so that all of them have four digits, the two halves of one
                when c.code between 65536 and 1114111
                    then v_four || to_hex(55232 + c.code / 1024) || v_four || to_hex(56320 + c.code % 1024) || c.rest
                else '&#' || d.piece
            end,
            '' order by d.n
        )
        into v_view
        from string_to_table(
            replace(v_view, v_braced, v_closed || v_braced), v_closed
        ) with ordinality as d (piece, n)
        cross join lateral (
            select
                case
                    when d.n = 1 then null
                    when left(d.piece, 1) = v_braced
                        then ('x' || lpad(split_part(substr(d.piece, 2), '}', 1), 8, '0'))::bit(32)::integer
                    when left(d.piece, 1) = 'x' then ('x' || lpad(split_part(substr(d.piece, 2), ';', 1), 8, '0'))::bit(32)::integer
                    else split_part(d.piece, ';', 1)::integer
                end as code,
                substr(d.piece, strpos(d.piece, case when left(d.piece, 1) = v_braced then '}' else ';' end) + 1) as rest
        ) as c;
    end if;
    v_beyond := v_beyond or strpos(v_view, v_four) > 0 or v_view collate "C" ~ (v_mark || '[A-Fa-f]');
    v_view := unistr(replace(replace(replace(replace(v_view, '\', '\\'), v_mark, '\00'), v_four, '\'), v_sign, '%'));
    return case when v_beyond then assay._firewall_fold(v_view) else v_view end;
end
$$;
comment on function assay._firewall_unescaped(text) is
'The text with its escapes decoded, as _firewall_decoded() has it: without the map of places, and much faster.';
revoke all on function assay._firewall_unescaped(text) from public;
