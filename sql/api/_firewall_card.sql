-- requires: _firewall_is_card
create or replace function assay._firewall_card(p_run text)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_letters constant text := 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
    -- an expiry date begins with one of these
    v_months constant text [] := array['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'];
    v_shape text;
    -- so many groups at the beginning are digits of a telephone number, or of an id
    v_taken constant integer := case when left(p_run, 1) = '+' then 1 when strpos(v_letters, substr(p_run, 2, 1)) > 0 then 2 else 0 end;
    v_run text := p_run;
    v_pieces text [];
    v_marks text [];
    -- of each group: its digits, their number, their place, whether it is set off from the one before, whether a line
    v_groups text [] := '{}';
    v_sizes integer [] := '{}';
    v_starts integer [] := '{}';
    v_apart boolean [] := '{}';
    v_breaks boolean [] := '{}';
    v_count integer := 0;
    v_at integer := 0;
    v_glue boolean := false;
    v_blank boolean := false;
    v_dots boolean [] := '{}';
    v_dot boolean := false;
    v_break boolean := false;
    v_first integer;
    v_last integer;
    v_end integer;
    v_until integer;
    v_after boolean;
    -- the first group behind what can be a telephone number
    v_digits integer := 0;
    v_behind integer := 0;
    v_least integer;
    v_size integer;
    v_number text;
    v_broken boolean;
    v_dotted boolean;
    v_most integer;
    v_n integer;
    v_cards integer;
    v_heads integer [];
    v_found integer [] := '{}';
begin
    v_shape := translate(p_run, '123456789', '000000000');
    -- most are written in one of these ways
    if translate(v_shape, '0', '') = '' then
        return case when length(p_run) between 13 and 19 and assay._firewall_is_card(p_run) then array[0, length(p_run)] end;
    elsif v_shape in (
        '0000 0000 0000 0000', '0000-0000-0000-0000', '0000 000000 00000', '0000-000000-00000',
        '0000 000000 0000', '0000-000000-0000'
    ) then
        return case when assay._firewall_is_card(translate(p_run, ' -', '')) then array[0, length(p_run)] end;
    end if;
    -- no more than one line, no number in one piece, groups as of no card (of others, none with dots), not two halves, not
    -- digit by digit: no card
    if not v_shape collate "C" ~ E'\n|0{13}|(?:^|[^0])0{4}[^0]+0{4}|^0{4}[^0.]+0{3,}[^0.]+0{3}|^0{6,}[^0]+0{6,}|^0[^0.]|^0{5}[^0]' then
        return null;
    end if;

    -- the digits before and after these letters are those of an id
    if strpos(v_letters, left(right(v_run, 2), 1)) > 0 then
        v_run := rtrim(rtrim(left(v_run, -1), v_letters), '0123456789');
    end if;
    if v_taken > 0 then
        v_run := translate(v_run, '+()' || v_letters, repeat('>', 55));
    end if;
    -- each mark stands after a piece, which may be empty
    v_pieces := string_to_array(translate(v_run, E'\t\r\n.->', '      '), ' ');
    v_marks := string_to_array(translate(v_run, '0123456789', ''), null);
    for v_n in 1..cardinality(v_pieces) loop
        if v_pieces[v_n] <> '' then
            v_count := v_count + 1;
            v_groups := v_groups || v_pieces[v_n];
            v_sizes := v_sizes || length(v_pieces[v_n]);
            v_starts := v_starts || v_at;
            v_apart := v_apart || (v_break or v_blank or not v_glue);
            v_breaks := v_breaks || v_break;
            v_digits := v_digits + length(v_pieces[v_n]);
            if v_digits >= 8 and v_behind = 0 then
                v_behind := v_count + 1;
            end if;
            v_dots := v_dots || v_dot;
            v_at := v_at + length(v_pieces[v_n]);
            v_glue := false;
            v_blank := false;
            v_dot := false;
            v_break := false;
        end if;
        v_at := v_at + 1;
        if v_marks[v_n] = E'\n' then
            v_break := true;
        elsif v_marks[v_n] in (' ', E'\t') then
            v_blank := true;
        elsif v_marks[v_n] in ('-', '.') then
            v_glue := true;
            v_dot := v_dot or v_marks[v_n] = '.';
        end if;
    end loop;

    v_first := 1;
    v_end := 0;
    while v_first <= v_count loop
        v_last := v_first;
        while v_last < v_count and not v_breaks[v_last + 1] loop
            v_last := v_last + 1;
        end loop;
        -- All that is left, broken by ends of lines, then the line: grouped as one number, or a number before an
        -- expiry date. Cards come in groups of three and more, or digit by digit; telephone numbers do not.
        for v_n in case when v_first = 1 and v_last < v_count then 1 else 2 end..2 loop
            continue when v_end >= v_first or (v_first = 1 and v_taken > 0) or v_sizes[v_first] in (2, 3);
            v_until := case v_n when 1 then v_count else v_last end;
            v_least := case when v_sizes[v_first] = 1 then 1 else 3 end;
            v_size := 0;
            v_heads := '{}';
            for v_k in v_first..v_until loop
                v_size := v_size + v_sizes[v_k];
                -- the last two of fourteen digits may stand apart
                exit when v_size > 19
                    or (
                        v_sizes[v_k] < v_least
                        and not (
                            v_k = v_until and v_k = v_first + 3 and v_sizes[v_k] = 2
                            and v_sizes[v_first] = 4 and v_sizes[v_first + 1] = 4 and v_sizes[v_first + 2] = 4
                        )
                    );
                if v_k = v_until then
                    v_heads := v_k || v_heads;
                elsif v_size >= 13
                    and (
                        v_breaks[v_k + 1]
                        or left(v_groups[v_k + 1] || coalesce(v_groups[v_k + 2], ''), 2) = any (v_months)
                    )
                then
                    v_heads := v_heads || v_k;
                end if;
            end loop;
            foreach v_until in array v_heads loop
                v_number := '';
                v_most := 0;
                v_broken := false;
                v_dotted := false;
                for v_k in v_first..v_until loop
                    v_number := v_number || v_groups[v_k];
                    v_most := greatest(v_most, v_sizes[v_k]);
                    if v_k > v_first then
                        v_broken := v_broken or v_breaks[v_k];
                        v_dotted := v_dotted or v_dots[v_k];
                    end if;
                end loop;
                -- one number, and not two
                if (
                    v_until = v_first or v_sizes[v_first] = 1 or (v_sizes[v_first] = 4 and v_most <= 6) or v_broken
                    or (
                        v_until = v_first + 1
                        and (
                            abs(v_sizes[v_first] - v_sizes[v_until]) <= 1
                            or (v_sizes[v_first] = 6 and v_sizes[v_until] = 13)
                        )
                    )
                    or (
                        v_until = v_first + 2
                        and v_sizes[v_first] = 5 and v_sizes[v_first + 1] = 5 and v_sizes[v_until] = 5
                    )
                )
                and (
                    not v_dotted
                    or (
                        v_until >= v_first + 2
                        and (v_sizes[v_first], v_sizes[v_first + 1], v_sizes[v_first + 2]) in ((4, 4, 4), (4, 6, 5), (4, 6, 4))
                    )
                )
                and assay._firewall_is_card(v_number)
                then
                    v_found := v_found || v_starts[v_first] || (v_starts[v_until] + v_sizes[v_until]);
                    v_end := v_until;
                    exit;
                end if;
            end loop;
        end loop;

        -- what is set off from its neighbours
        v_n := greatest(v_first, v_end + 1);
        while v_n <= v_last loop
            v_cards := 0;
            v_end := v_n;
            -- after all of a telephone number
            v_after := v_first = 1 and v_taken = 1 and v_n >= v_behind;
            if (v_first = 1 and v_n <= v_taken)
                or (
                    v_n > v_first and not v_apart[v_n]
                    and not (v_sizes[v_n - 1] between 13 and 19 and assay._firewall_is_card(v_groups[v_n - 1]))
                )
            then
                null;
            elsif v_sizes[v_n] between 13 and 19 then
                v_cards := case when v_first > 1 or v_taken = 0 or v_sizes[v_n] >= 15 or v_after then 1 else 0 end;
            elsif v_sizes[v_n] <> 4 or (v_first = 1 and v_taken > 0 and not v_after) or v_n + 2 > v_last then
                null;
            elsif v_sizes[v_n + 1] = 6 and v_sizes[v_n + 2] in (4, 5) then
                v_cards := 1;
                v_end := v_n + 2;
            elsif v_n + 3 <= v_last and v_sizes[v_n + 1] = 4 and v_sizes[v_n + 2] = 4 and v_sizes[v_n + 3] = 4
                and (v_n = v_first or v_sizes[v_n - 1] <> 4 or v_after or not v_apart[v_n - 1])
            then
                v_until := v_n + 3;
                -- of a longer row, the first numbers tell what it is
                while v_until < least(v_last, v_n + 32) and v_sizes[v_until + 1] = 4 loop
                    v_until := v_until + 1;
                end loop;
                v_end := v_n + 3;
                v_size := v_until - v_n + 1;
                if v_size = 4 then
                    v_cards := 1;
                elsif (
                    left(v_groups[v_n + 4], 2) = any (v_months)
                    or (v_size = 5 and left(v_groups[v_n + 4], 2) in ('19', '20') and v_apart[v_n + 4])
                )
                and assay._firewall_is_card(v_groups[v_n] || v_groups[v_n + 1] || v_groups[v_n + 2] || v_groups[v_n + 3])
                then
                    -- a card and a date beside it
                    v_cards := 1;
                elsif v_size = 5 and left(v_groups[v_n], 2) in ('19', '20') and v_apart[v_n + 1] then
                    v_cards := 1;
                    v_n := v_n + 1;
                    v_end := v_n + 3;
                elsif v_size % 4 = 0 or v_size >= 32 then
                    -- a row of cards: all of the first eight are
                    v_cards := v_size / 4;
                    for v_k in 0..least(v_cards, 8) - 1 loop
                        if not assay._firewall_is_card(
                            v_groups[v_n + v_k * 4] || v_groups[v_n + v_k * 4 + 1]
                            || v_groups[v_n + v_k * 4 + 2] || v_groups[v_n + v_k * 4 + 3]
                        ) then
                            v_cards := 0;
                            exit;
                        end if;
                    end loop;
                    while v_cards > 0 and v_until < v_last and v_sizes[v_until + 1] = 4 loop
                        v_until := v_until + 1;
                        v_cards := (v_until - v_n + 1) / 4;
                    end loop;
                end if;
            end if;
            if v_cards = 1 then
                v_number := '';
                for v_k in v_n..v_end loop
                    v_number := v_number || v_groups[v_k];
                end loop;
                if (
                    v_end = v_last or v_apart[v_end + 1]
                    or (
                        v_end = v_n and v_sizes[v_end + 1] between 13 and 19
                        and assay._firewall_is_card(v_groups[v_end + 1])
                    )
                    or left(v_groups[v_end + 1] || coalesce(v_groups[v_end + 2], ''), 2) = any (v_months)
                )
                and assay._firewall_is_card(v_number)
                then
                    v_found := v_found || v_starts[v_n] || (v_starts[v_end] + v_sizes[v_end]);
                else
                    v_end := v_n;
                end if;
            elsif v_cards > 1 then
                for v_k in 0..v_cards - 1 loop
                    v_end := v_n + v_k * 4 + 3;
                    if assay._firewall_is_card(v_groups[v_end - 3] || v_groups[v_end - 2] || v_groups[v_end - 1] || v_groups[v_end]) then
                        v_found := v_found || v_starts[v_end - 3] || (v_starts[v_end] + 4);
                    end if;
                end loop;
            else
                v_end := v_n;
            end if;
            v_n := v_end + 1;
        end loop;
        v_first := v_last + 1;
    end loop;
    return nullif(v_found, '{}');
end
$$;
comment on function assay._firewall_card(text) is
'The spans (start, end, start, end and so on) of the payment cards in digits and separators that stand together; null where there is none.';
revoke all on function assay._firewall_card(text) from public;
