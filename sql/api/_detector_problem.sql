-- requires: _class_chars _firewall_fold
create or replace function assay._detector_problem(p_pattern text, p_ignore_case boolean)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
as $$
declare
    v_class constant text := '\[(?:[0-9]-[0-9]|[a-z]-[a-z]|[A-Z]-[A-Z]|[^\]\[\\^\u0001-\u001f\u007f-])+-?\]';
    v_literal constant text := '(?:[^\]\[\\^$.|?*+(){}\u0001-\u001f\u007f]|\\[\]\[\\^$.|?*+(){}/-])';
    v_rest text := p_pattern;
    v_found text [];
    v_atom text;
    v_first text;
    -- what the repetitions before could take as well
    v_taken text := '';
    v_parts text [];
    v_low integer;
    v_high integer;
    v_least integer;
    v_most integer;
    v_shortest integer := 0;
    v_longest integer := 0;
    v_group boolean;
    v_optional boolean;
    v_varies boolean;
begin
    if p_pattern = '' then
        return 'empty';
    end if;
    if length(p_pattern) > 500 then
        return 'too_long';
    end if;
    if assay._firewall_fold(p_pattern) <> p_pattern then
        return 'look_alike';
    end if;
    v_atom := substring(v_rest collate "C" from '^\(\?<!' || v_class || '\)');
    if v_atom is not null then
        if assay._class_chars(substr(v_atom, 5, length(v_atom) - 5)) is null then
            return 'class';
        end if;
        v_rest := substr(v_rest, length(v_atom) + 1);
    end if;
    while v_rest <> '' loop
        v_group := false;
        v_low := 1;
        v_high := 1;
        v_atom := substring(v_rest collate "C" from '^' || v_class);
        if v_atom is not null then
            v_first := assay._class_chars(v_atom);
            if v_first is null then
                return 'class';
            end if;
        else
            v_atom := substring(v_rest collate "C" from '^\(\?:' || v_literal || '+(?:\|' || v_literal || '+)*\)');
            if v_atom is not null then
                v_group := true;
                -- An escaped bar is part of an alternative.
                v_parts := array(
                    select regexp_replace(m.parts[1] collate "C", '\\(.)', '\1', 'g')
                    from regexp_matches(
                        substr(v_atom, 4, length(v_atom) - 4) collate "C", '((?:' || v_literal || ')+)', 'g'
                    ) as m (parts)
                );
                if cardinality(v_parts) > 64
                    or exists (
                        select
                        from unnest(v_parts) with ordinality as a (part, n)
                        join unnest(v_parts) with ordinality as b (part, n) on b.n <> a.n and starts_with(b.part, a.part)
                    )
                then
                    return 'alternatives';
                end if;
                select string_agg(left(p.part, 1), ''), min(length(p.part)), max(length(p.part))
                into v_first, v_low, v_high
                from unnest(v_parts) as p (part);
            else
                v_atom := substring(v_rest collate "C" from '^' || v_literal);
                if v_atom is not null then
                    v_first := right(v_atom, 1);
                else
                    v_atom := substring(v_rest collate "C" from '^\(\?!' || v_class || '\)$');
                    if v_atom is null or v_longest = 0 then
                        return 'syntax';
                    end if;
                    if assay._class_chars(substr(v_atom, 4, length(v_atom) - 4)) is null then
                        return 'class';
                    end if;
                    exit;
                end if;
            end if;
        end if;
        v_rest := substr(v_rest, length(v_atom) + 1);
        v_optional := false;
        v_varies := false;
        if starts_with(v_rest, '?') then
            v_rest := substr(v_rest, 2);
            v_low := 0;
            v_optional := true;
            v_varies := true;
        else
            v_found := regexp_match(v_rest collate "C", '^(\{([0-9]{1,3})(?:,([0-9]{1,3}))?\})');
            if v_found is not null then
                v_rest := substr(v_rest, length(v_found[1]) + 1);
                v_least := v_found[2]::integer;
                v_most := coalesce(v_found[3], v_found[2])::integer;
                if v_group or v_least > v_most or v_most not between 1 and 255 then
                    return 'repeat';
                end if;
                v_low := v_low * v_least;
                v_high := v_high * v_most;
                v_optional := v_least = 0;
                v_varies := v_least < v_most;
            end if;
        end if;
        if translate(v_taken, v_first, '') <> v_taken then
            return 'ambiguous';
        end if;
        v_taken := case when v_optional then v_taken else '' end || case when v_varies then v_first else '' end;
        v_shortest := v_shortest + v_low;
        v_longest := v_longest + v_high;
    end loop;
    if v_shortest < 3 then
        return 'too_short';
    end if;
    if v_longest > 256 then
        return 'too_large';
    end if;
    if p_ignore_case and p_pattern collate "C" ~ '[A-Z]' then
        return 'upper_case';
    end if;
    if exists (
        select
        from unnest(array[
            'The quick brown fox jumps over the lazy dog, and 12 more.',
            'turn-1764488400000-4821-0937-5512-17',
            '3f2b8c1d-5e6f-4a7b-8c9d-0e1f2a3b4c5d'
        ]) as o (sentence)
        where case when p_ignore_case then lower(o.sentence collate "C") else o.sentence end collate "C" ~ p_pattern
    ) then
        return 'ordinary';
    end if;
    return null;
end
$$;
comment on function assay._detector_problem(text, boolean) is
'What is wrong with the pattern of a user''s own detector, in a word; null when nothing is. Both engines find the same matches of what passes, in time that grows with the text and not faster.';
revoke all on function assay._detector_problem(text, boolean) from public;
