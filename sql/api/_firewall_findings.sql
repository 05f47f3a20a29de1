-- requires: _firewall_unrepeated _firewall_near _firewall_joinable _firewall_broken _firewall_fold _firewall_removed _firewall_view _firewall_decoded _firewall_joined
create or replace function assay._firewall_findings(p_text text, p_identifier boolean, p_first boolean)
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
    v_folded constant text := case
        when octet_length(p_text) = length(p_text) then p_text
        else assay._firewall_fold(p_text)
    end;
    v_text constant text := case when p_first then assay._firewall_unrepeated(v_folded) else v_folded end;
    -- an id may look like a card or like noise
    v_spared constant text [] := case when p_identifier then array['high_entropy', 'payment_card'] else '{}' end;
    -- in the order of their weight
    v_reasons text [] := array(
        select r.reason
        from unnest(array[
            'off_the_record', 'private_key_block', 'credential_prefix', 'jwt', 'url_userinfo', 'government_id',
            'bank_account', 'payment_card', 'credential_assignment', 'high_entropy'
        ]) with ordinality as r (reason, n)
        where not r.reason = any (v_spared)
        order by r.n
    );
    v_rank integer := cardinality(v_reasons) + 1;
    v_cuts integer [];
    v_shifts integer [];
    v_chains text [];
    v_joined text;
    v_near text [];
    v_patterns text [];
begin
    if length(v_folded) < length(p_text) and not p_first then
        -- Format characters were dropped: from place cuts[n] of the folded text on, shifts[n] of them stood before.
        select array_agg(g.cut order by g.cut), array_agg(g.shift order by g.cut)
        into v_cuts, v_shifts
        from (
            select
                (d.span_start + d.size - sum(d.size) over (order by d.span_start))::integer as cut,
                (sum(d.size) over (order by d.span_start))::integer as shift
            from assay._firewall_removed(p_text) as d
        ) as g;
        return query
        select
            f.span_start + coalesce(v_shifts[width_bucket(f.span_start, v_cuts)], 0),
            f.span_end + coalesce(v_shifts[width_bucket(f.span_end - 1, v_cuts)], 0),
            f.reason,
            f.detector
        from assay._firewall_findings(v_folded, p_identifier, false) as f;
        return;
    end if;

    if p_first and length(v_text) > 65536 then
        -- What is found in the beginning, far from its end, is found in the whole: only weightier reasons are left.
        for span_start, span_end, reason, detector in
            select f.span_start, f.span_end, f.reason, f.detector
            from assay._firewall_findings(left(v_text, 16384), p_identifier, true) as f
            where f.span_end < 14336
        loop
            return next;
            v_rank := least(v_rank, array_position(v_reasons, reason));
        end loop;
        v_reasons := v_reasons[1:v_rank - 1];
        if v_reasons = '{}' then
            return;
        end if;
    end if;

    -- as it stands
    for span_start, span_end, reason, detector in
        select h.span_start, h.span_end, h.reason, h.detector
        from assay._firewall_view(v_text, p_identifier, p_first, v_reasons) as h
        where not h.reason = any (v_spared)
    loop
        return next;
        if p_first then
            -- what weighs less than this has no say in the verdict
            v_reasons := v_reasons[1:coalesce(array_position(v_reasons, reason), cardinality(v_reasons))];
        end if;
    end loop;

    -- with escapes decoded
    if (strpos(v_text, '%') > 0 or strpos(v_text, '\') > 0 or strpos(v_text, '&') > 0)
        and v_text collate "C" ~ assay._firewall_pattern('escape')
    then
        for span_start, span_end, reason, detector in
            select
                h.span_start + coalesce(v.shifts[width_bucket(h.span_start, v.cuts)], 0),
                h.span_end + coalesce(v.shifts[width_bucket(h.span_end, v.cuts)], 0),
                h.reason,
                h.detector
            from assay._firewall_decoded(v_text) as v
            cross join lateral assay._firewall_view(v.view, p_identifier, p_first, v_reasons) as h
            where not h.reason = any (v_spared)
        loop
            return next;
            if p_first then
                v_reasons := v_reasons[1:coalesce(array_position(v_reasons, reason), cardinality(v_reasons))];
            end if;
        end loop;
    end if;

    -- with broken tokens joined
    if 'credential_prefix' = any (v_reasons) and assay._firewall_broken(v_text) then
        -- the same chain holds the same tokens
        select array_agg(g.body), string_agg(g.joined, E'\n')
        into v_chains, v_joined
        from (
            select d.body, j.joined
            from (
                -- framed as in _firewall_match(); here no place is asked for
                select distinct split_part(z.piece, E'\uFDD1', 1) collate "C" as body
                from string_to_table(
                    regexp_replace(v_text collate "C", assay._firewall_pattern('chain'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
                ) with ordinality as z (piece, n)
                -- two pieces, what stands between them, and the shortest token
                where z.n > 1 and length(split_part(z.piece, E'\uFDD1', 1)) >= 17
            ) as d
            cross join lateral (
                select regexp_replace(d.body collate "C", assay._firewall_pattern('joint'), '', 'g') as joined offset 0
            ) as j
            -- of a long one, looking for each anchor is left to the next step
            where length(j.joined) >= 16 and (length(j.joined) > 4096 or assay._firewall_joinable(j.joined))
        ) as g;
        -- one look at all of them tells which detectors could be of use
        v_near := assay._firewall_near(v_joined);
        select coalesce(array_agg(t.detector), '{}'), coalesce(array_agg(t.pattern), '{}')
        into v_near, v_patterns
        from (
            select
                d.detector::text as detector,
                regexp_replace(d.pattern, '^\(\?<!\[A-Za-z0-9\]\)', '') as pattern,
                d.kind <> 'vendor' or d.detector = any (v_near) as near
            from assay.never_record_detector as d
            where d.enabled and d.kind in ('vendor', 'token', 'userinfo') offset 0
        ) as t
        where case when t.near then v_joined collate "C" ~ t.pattern end;
        if v_patterns <> '{}' then
            return query
            with found as materialized (
                select b.body, h.span_start, h.span_end, h.reason, h.detector
                from unnest(v_chains) as b (body)
                cross join lateral assay._firewall_joined(b.body, v_near) as h
                where (
                    cardinality(v_chains) = 1
                    or regexp_replace(b.body collate "C", assay._firewall_pattern('joint'), '', 'g') collate "C" ~ any (v_patterns)
                )
                and not h.reason = any (v_spared)
            )
            select c.span_start + f.span_start, c.span_start + f.span_end, f.reason, f.detector
            from assay._firewall_match(v_text, assay._firewall_pattern('chain')) as c
            inner join found as f on f.body = c.body;
        end if;
    end if;
end
$$;
comment on function assay._firewall_findings(text, boolean, boolean) is
'Every span of a text that must not be recorded: folded, then read as it stands, with escapes decoded, with broken tokens joined. A span may come twice. With p_first, only what a verdict needs, and places in a shorter text.';
revoke all on function assay._firewall_findings(text, boolean, boolean) from public;
