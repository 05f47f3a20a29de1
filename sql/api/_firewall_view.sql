-- requires: _firewall_doubtful _firewall_less _firewall_sample _firewall_long_runs _firewall_match _firewall_named_at _firewall_wanted _firewall_blanked _firewall_unspared _firewall_span _firewall_spared _firewall_first
create or replace function assay._firewall_view(p_text text, p_identifier boolean, p_first boolean, p_reasons text [], p_early boolean)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
-- nobody can foresee how many finds there are: a nested loop over two sets of them would be quadratic
set enable_nestloop = off
as $$
declare
    v_lower constant text := lower(p_text collate "C");
    v_wanted constant text [] := assay._firewall_wanted(p_text, v_lower, p_identifier, false);
    -- of a long text, what the detectors need besides their pattern is still to be asked
    v_long constant boolean := length(p_text) > 4096;
    v_ascii constant boolean := length(p_text) > 4096 and octet_length(p_text) = length(p_text);
    -- no pattern names what is beyond, such as emoji
    v_narrow constant boolean := octet_length(p_text) = length(p_text) or not p_text collate "C" ~ '[\u0080-\uffff]';
    v_words constant boolean := length(p_text) <= 65536;
    -- how many of the reasons are still of interest: a find of a weightier one makes the others meaningless
    v_rank integer := cardinality(p_reasons);
    -- where vendors' tokens come; after all others, where they are of no interest
    v_vendors constant integer := coalesce(array_position(p_reasons, 'credential_prefix'), v_rank + 1);
    v_looked boolean := false;
    -- In a very long text the beginning is looked through first: what is found there, far from its end, is found in the
    -- whole. Then other detectors of this reason are of interest there only.
    v_beginning constant boolean := length(p_text) > 65536;
    v_early boolean := p_early;
    v_lone boolean;
    -- the runs of token characters of a long text
    v_places integer [];
    v_runs text [];
    v_part text;
    v_sample text;
    v_rest text [] := '{}';
    -- the group of patterns that was looked for last, and whether one of it is somewhere
    v_group text := '';
    v_somewhere boolean;
    -- what is announced as no secret (names of things, goods): worked out for the first find that it could spare
    v_names int4multirange;
    v_goods int4multirange;
    v_row record;
    v_bytes bytea;
    v_source text;
    v_pattern text;
    -- the detectors that match in many places, and for some of them a pattern with only the words of this text
    v_dense text [] := '{}';
    v_lessened jsonb := '{}';
    v_doubtful text;
    v_count integer;
    v_pieces text [];
    v_span integer [];
    v_check text;
begin
    if p_first then
        <<rules>>
        for v_row in
            select
                r.*,
                -- Each pattern costs a walk through a very long text, and most are nowhere: some are looked for at once.
                case when r.joinable then string_agg('(?:' || r.pattern || ')', '|') over (partition by r.whole, r.part) end as every
            from (
                select
                    e.*,
                    e.rank || ' ' || e.lowered || ' ' || e.joinable || ' '
                    || (row_number() over (partition by e.whole, e.rank, e.lowered, e.joinable order by e.detector collate "C") - 1) / 8
                        as part
                from (
                    select
                        d.reason::text as reason,
                        d.detector::text as detector,
                        p.pattern,
                        -- large ones are dear together, and so is a look ahead at many places
                        v_beginning and d.kind <> 'custom' and length(p.pattern) <= 1000
                        and strpos(p.pattern, '(?=') = 0 as joinable,
                        d.lowered,
                        d.kind::text as kind,
                        d.check_name,
                        case
                            when not v_ascii then d.needs
                            else array(select n.word from unnest(d.needs) as n (word) where octet_length(n.word) = length(n.word))
                        end as needs,
                        d.also_needs,
                        array_position(p_reasons, d.reason::text) as rank,
                        w.whole
                    from assay.never_record_detector as d
                    cross join lateral (
                        select case when v_narrow then coalesce(d.narrow, d.pattern) else d.pattern end as pattern
                    ) as p
                    -- in the beginning all of a reason come before any of them in the whole
                    cross join (values (false), (true)) as w (whole)
                    where (v_beginning or not w.whole)
                        and d.enabled
                        and d.reason::text = any (p_reasons)
                        and (d.detector = any (v_wanted) or d.kind = 'custom')
                        -- nothing of another alphabet is in a text without one
                        and (
                            not v_ascii or cardinality(d.needs) = 0
                            or exists (select from unnest(d.needs) as n (word) where octet_length(n.word) = length(n.word))
                        )
                ) as e
            ) as r
            order by r.rank, r.whole, r.joinable, r.part, r.detector collate "C"
        loop
            if not v_looked and v_row.rank > v_vendors then
                v_looked := true;
                if v_rank >= v_vendors and '+vendor' = any (v_wanted) then
                    v_lone := v_early and v_rank = v_vendors;
                    if v_long and not v_lone then
                        select l.places, l.runs
                        into v_places, v_runs
                        from assay._firewall_long_runs(p_text) as l;
                    end if;
                    for span_start, span_end, reason, detector in
                        select t.span_start, t.span_end, t.reason, t.detector
                        from assay._firewall_unspared(
                            case when v_lone then left(p_text, 16384) else p_text end,
                            case when v_lone then left(v_lower, 16384) else v_lower end,
                            array['+vendor'],
                            true,
                            v_places,
                            v_runs,
                            case when not v_lone then v_names end
                        ) as t
                        where not v_lone or t.span_end < 14336
                    loop
                        return next;
                        v_early := v_early and v_rank <= array_position(p_reasons, reason);
                        v_rank := least(v_rank, array_position(p_reasons, reason));
                    end loop;
                end if;
            end if;
            exit when v_row.rank > v_rank;
            v_lone := v_early and v_row.rank = v_rank;
            continue when v_row.whole and (v_lone or not v_row.detector = any (v_rest));
            v_source := case when v_row.lowered then v_lower else p_text end;
            if v_lone then
                v_source := left(v_source, 16384);
            end if;
            if not v_row.whole and v_row.joinable then
                if v_row.part <> v_group then
                    v_group := v_row.part;
                    v_somewhere := v_source collate "C" ~ v_row.every;
                end if;
                continue when not v_somewhere;
            end if;
            if not v_row.whole and (v_long or v_row.kind = 'custom') then
                -- A pattern is ready only after a while; then, one that matches nothing costs less than many words.
                for v_n in 1..2 loop
                    if v_n = 2 then
                        continue rules when not v_source collate "C" ~ v_row.pattern;
                    end if;
                    -- few words, or those of a shorter text, come before the pattern, the others after it
                    continue rules when (v_words or cardinality(v_row.also_needs) <= 2) = (v_n = 1)
                        and cardinality(v_row.also_needs) > 0 and not v_lower collate "C" like any (v_row.also_needs);
                    continue rules when (v_words or cardinality(v_row.needs) <= 2) = (v_n = 1)
                        and cardinality(v_row.needs) > 0 and not v_lower collate "C" like any (v_row.needs);
                end loop;
            end if;
            v_pattern := coalesce(v_lessened ->> v_row.detector, v_row.pattern);
            v_part := case when v_beginning and not v_row.whole then left(v_source, 16384) else v_source end;
            v_doubtful := case
                when v_long and v_row.kind = 'assignment' and not v_row.whole
                    then assay._firewall_doubtful(v_pattern, v_row.check_name)
            end;
            if v_doubtful is not null then
                -- Each match costs as much as a thousand characters without one: are there many, and could one be a find?
                v_sample := coalesce(v_sample, assay._firewall_sample(p_text, 1024));
                v_count := regexp_count(v_sample collate "C", v_pattern);
                continue when v_count > 0 and not (E'\n' || v_source || E'\n') collate "C" ~ v_doubtful;
            end if;
            if v_long
                and (
                    v_row.detector = 'named_value'
                    or (v_row.check_name in ('sign', 'weak', 'session') and v_row.detector <> 'markup')
                )
            then
                if not v_row.whole then
                    if v_count > (case when v_beginning and v_narrow then 16 else 8 end) then
                        v_dense := v_dense || v_row.detector;
                    end if;
                    if v_beginning and v_narrow and v_count > 4 then
                        v_pattern := assay._firewall_less(v_lower, v_row.detector, v_pattern);
                        continue when v_pattern is null;
                        v_lessened := v_lessened || jsonb_build_object(v_row.detector, v_pattern);
                    end if;
                end if;
                if v_row.detector = any (v_dense) then
                    v_part := assay._firewall_blanked(v_part, v_row.check_name, v_row.needs);
                end if;
            end if;
            -- Framed as in _firewall_match(), but without the two groups: telling them apart costs several times as much.
            v_pieces := string_to_array(
                regexp_replace(
                    v_part collate "C",
                    v_pattern,
                    E'\uFDD0\\&\uFDD1',
                    'g'
                ),
                E'\uFDD0'
            );
            v_span := case when cardinality(v_pieces) > 1 then assay._firewall_first(v_pieces, v_pattern, v_row.kind, v_row.check_name, '{}', '\x') end;
            if v_span is not null and v_row.check_name in ('sign', 'weak', 'machine', 'copula', 'flag', 'blank') then
                if v_names is null and v_long then
                    -- One place is looked at, and the next only if that is spared. What is not ASCII is all one to it.
                    v_bytes := coalesce(
                        v_bytes,
                        convert_to(
                            case
                                when octet_length(v_lower) = length(v_lower) then v_lower
                                else regexp_replace(v_lower collate "C", E'[^\x01-\x7f]', '~', 'g')
                            end,
                            'UTF8'
                        )
                    );
                    if coalesce(assay._firewall_named_at(v_bytes, v_span[1]), true) then
                        v_span := assay._firewall_first(
                            v_pieces, v_pattern, v_row.kind, v_row.check_name, '{}', v_bytes
                        );
                    end if;
                end if;
                if v_names is not null or not v_long or v_span[1] = -1 then
                    v_names := coalesce(v_names, assay._firewall_spared(v_lower, 'assignment'));
                    if v_span[1] = -1 or v_names @> v_span[1] then
                        v_span := assay._firewall_first(
                            v_pieces, v_pattern, v_row.kind, v_row.check_name, v_names, '\x'
                        );
                    end if;
                end if;
            elsif v_span is not null and v_row.check_name = 'card' then
                v_goods := coalesce(v_goods, assay._firewall_spared(v_lower, 'card'));
                if v_goods @> v_span[1] then
                    v_span := assay._firewall_first(
                        v_pieces, v_pattern, v_row.kind, v_row.check_name, v_goods, '\x'
                    );
                end if;
            end if;
            if v_beginning and not v_row.whole and coalesce(v_span[2], 16384) >= 14336 then
                v_span := null;
                v_rest := v_rest || v_row.detector;
            end if;
            if v_span is not null then
                span_start := v_span[1];
                span_end := v_span[2];
                reason := v_row.reason;
                detector := v_row.detector;
                return next;
                v_early := v_beginning and ((v_early and v_row.rank = v_rank) or v_span[2] < 14336);
                v_rank := v_row.rank;
            end if;
        end loop;
        if v_rank >= v_vendors and v_wanted && array['+vendor', '+encoded', '+atom', '+blob', '+symbols'] then
            v_lone := v_early and v_rank = v_vendors;
            return query
            select t.span_start, t.span_end, t.reason, t.detector
            from assay._firewall_unspared(
                case when v_lone then left(p_text, 16384) else p_text end,
                case when v_lone then left(v_lower, 16384) else v_lower end,
                array(
                    select w.way
                    from unnest(v_wanted) as w (way)
                    where w.way = '+encoded'
                        or (w.way = '+vendor' and not v_looked)
                        or (w.way in ('+atom', '+blob', '+symbols') and p_reasons[v_rank] = 'high_entropy')
                ),
                true,
                case when not v_lone then v_places end,
                case when not v_lone then v_runs end,
                case when not v_lone then v_names end
            ) as t
            where not v_lone or t.span_end < 14336;
        end if;
        return;
    end if;
    for span_start, span_end, reason, detector, v_check in
        select h.span_start, h.span_end, d.reason::text, d.detector::text, d.check_name
        from assay.never_record_detector as d
        cross join lateral (
            select case when v_narrow then coalesce(d.narrow, d.pattern) else d.pattern end as pattern
        ) as p
        cross join lateral (
            -- each different find is judged once, however often it stands there
            with found as materialized (
                select f.span_start, f.head, f.body
                from assay._firewall_match(case when d.lowered then v_lower else p_text end, p.pattern) as f
                where d.check_name <> 'subject' or f.head = ''
            ),
            judged as materialized (
                select b.body, assay._firewall_span(d.kind, d.check_name, b.body) as span
                from (select distinct f.body from found as f offset 0) as b
            )
            select
                m.span_start + length(m.head) + s.span[k.n] as span_start,
                m.span_start + length(m.head) + s.span[k.n + 1] as span_end
            from found as m
            inner join judged as s on s.body = m.body
            cross join generate_series(1, cardinality(s.span), 2) as k (n)
            where s.span[2] is not null
        ) as h
        where d.enabled
            and (
                (not v_long and d.detector = any (v_wanted))
                or (
                    (d.kind = 'custom' or d.detector = any (v_wanted))
                    and case
                        when case when d.lowered then v_lower else p_text end collate "C" ~ p.pattern
                            then (cardinality(d.needs) = 0 or v_lower collate "C" like any (d.needs))
                                and (cardinality(d.also_needs) = 0 or v_lower collate "C" like any (d.also_needs))
                        else false
                    end
                )
            )
    loop
        if v_check in ('sign', 'weak', 'machine', 'copula', 'flag', 'blank') then
            v_names := coalesce(v_names, assay._firewall_spared(v_lower, 'assignment'));
            continue when v_names @> span_start;
        elsif v_check = 'card' then
            v_goods := coalesce(v_goods, assay._firewall_spared(v_lower, 'card'));
            continue when v_goods @> span_start;
        end if;
        return next;
    end loop;
    if v_wanted && array['+vendor', '+encoded', '+atom', '+blob', '+symbols'] then
        return query
        select t.span_start, t.span_end, t.reason, t.detector
        from assay._firewall_unspared(p_text, v_lower, v_wanted, false, null, null, v_names) as t;
    end if;
end
$$;
comment on function assay._firewall_view(text, boolean, boolean, text [], boolean) is
'Everything the detectors find in one view of a text; with p_first, of the weightiest of these reasons at least the first. With p_early, of the last reason only what is found in the beginning.';
revoke all on function assay._firewall_view(text, boolean, boolean, text [], boolean) from public;
