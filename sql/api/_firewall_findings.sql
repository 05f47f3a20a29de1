-- requires: _firewall_pattern _firewall_match _firewall_unrepeated _firewall_joinable _firewall_broken _firewall_fold _firewall_removed _firewall_view _firewall_decoded _firewall_view_decoded _firewall_joint _firewall_worthwhile _firewall_joined
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
    -- how long it is takes a walk through it: that is not asked for each find
    v_beginning constant boolean := length(v_text) > 65536;
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
    -- whether the last reason that is of interest was found in the beginning of a very long text
    v_early boolean := false;
    v_rank integer;
    v_cuts integer [];
    v_shifts integer [];
    v_chains text [];
    v_joined text;
    v_part text;
    v_joint text;
    v_chain text;
    v_blank text;
    v_size integer;
    v_found boolean := false;
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

    -- as it stands
    for span_start, span_end, reason, detector in
        select h.span_start, h.span_end, h.reason, h.detector
        from assay._firewall_view(v_text, p_identifier, p_first, v_reasons, v_early) as h
        where not h.reason = any (v_spared)
    loop
        return next;
        if p_first then
            -- what weighs less than this has no say in the verdict
            v_rank := array_position(v_reasons, reason);
            if v_rank is not null then
                v_early := v_beginning
                    and (span_end < 14336 or (v_early and v_rank = cardinality(v_reasons)));
                v_reasons := v_reasons[1:v_rank];
            end if;
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
            cross join lateral assay._firewall_view(v.view, p_identifier, p_first, v_reasons, v_early) as h
            where not (p_first and v_beginning)
                and not h.reason = any (v_spared)
            union all
            -- a verdict on a very long text needs few places, and the map of all of them is dear
            select h.span_start, h.span_end, h.reason, h.detector
            from assay._firewall_view_decoded(v_text, p_identifier, v_reasons, v_early) as h
            where p_first and v_beginning
                and not h.reason = any (v_spared)
        loop
            return next;
            if p_first then
                v_rank := array_position(v_reasons, reason);
                if v_rank is not null then
                    v_early := v_beginning
                        and (span_end < 14336 or (v_early and v_rank = cardinality(v_reasons)));
                    v_reasons := v_reasons[1:v_rank];
                end if;
            end if;
        end loop;
    end if;

    -- with broken tokens joined
    if 'credential_prefix' = any (v_reasons) then
        -- of a very long text the beginning first: what is found there, far from its end, is found in the whole
        foreach v_size in array case
            when not p_first or not v_beginning then array[null]::integer []
            when v_early and v_reasons[cardinality(v_reasons)] = 'credential_prefix' then array[16384]
            else array[16384, null]
        end
        loop
            v_part := coalesce(left(v_text, v_size), v_text);
            continue when not assay._firewall_broken(v_part);
            v_joint := case
                when length(v_part) > 4096 then assay._firewall_joint(v_part)
                else assay._firewall_pattern('joint')
            end;
            v_chain := replace(assay._firewall_pattern('chain'), assay._firewall_pattern('joint'), v_joint);
            -- the same chain holds the same tokens
            select array_agg(c.body), string_agg(c.body, E'\uFDD0')
            into v_chains, v_joined
            from (
                -- framed as in _firewall_match(); here no place is asked for
                select distinct split_part(z.piece, E'\uFDD1', 1) collate "C" as body
                from string_to_table(
                    regexp_replace(v_part collate "C", v_chain, E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
                ) with ordinality as z (piece, n)
                -- two pieces, what stands between them, and the shortest token
                where z.n > 1 and length(split_part(z.piece, E'\uFDD1', 1)) >= 17
            ) as c;
            continue when v_chains is null;
            if v_joined collate "C" ~ '[<"'']| and then ' then
                v_joined := regexp_replace(v_joined collate "C", v_joint, '', 'g');
            else
                -- most joints are blanks and line ends
                foreach v_blank in array string_to_array(E' \t\r\n\\>|*#', null) loop
                    v_joined := replace(v_joined, v_blank, '');
                end loop;
            end if;
            -- each chain a line
            v_joined := replace(v_joined, E'\uFDD0', E'\n');
            -- of a long one, and of many, looking for each anchor is left to the next step
            if cardinality(v_chains) <= 256 then
                select array_agg(c.body), string_agg(c.joined, E'\n')
                into v_chains, v_joined
                from unnest(v_chains, string_to_array(v_joined, E'\n')) as c (body, joined)
                where length(c.joined) > 4096 or (length(c.joined) >= 16 and assay._firewall_joinable(c.joined));
                continue when v_chains is null;
            end if;
            for span_start, span_end, reason, detector in
                with chains as materialized (
                    select c.n, c.body
                    from unnest(v_chains, string_to_array(v_joined, E'\n')) with ordinality as c (body, joined, n)
                    where length(c.joined) >= 16
                ),
                -- A chain in which one of them could find something. It goes by its number: it can be the whole text.
                likely as materialized (
                    select k.n, array_agg(l.detector) as detectors
                    from assay._firewall_worthwhile(v_joined) as l
                    cross join lateral unnest(l.lines) as k (n)
                    group by k.n
                    -- those that the same detectors look at together: their patterns are ready then
                    order by 2
                ),
                found as materialized (
                    select b.n, h.span_start, h.span_end, h.reason, h.detector
                    from likely as b
                    inner join chains as c on c.n = b.n
                    cross join lateral assay._firewall_joined(c.body, b.detectors) as h
                    where not h.reason = any (v_spared)
                ),
                places as materialized (
                    select c.n, m.span_start
                    from (select where exists (select from found)) as e
                    cross join lateral assay._firewall_match(v_part, v_chain) as m
                    inner join chains as c on c.body = m.body
                )
                select p.span_start + f.span_start, p.span_start + f.span_end, f.reason, f.detector
                from places as p
                inner join found as f on f.n = p.n
                where v_size is null or p.span_start + f.span_end < v_size - 2048
            loop
                return next;
                v_found := v_found or reason = 'credential_prefix';
            end loop;
            exit when v_found;
        end loop;
    end if;
end
$$;
comment on function assay._firewall_findings(text, boolean, boolean) is
'Every span of a text that must not be recorded: folded, then read as it stands, with escapes decoded, with broken tokens joined. A span may come twice. With p_first, only what a verdict needs, and places in a shorter text.';
revoke all on function assay._firewall_findings(text, boolean, boolean) from public;
