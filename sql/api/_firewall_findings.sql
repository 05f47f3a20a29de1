-- requires: _firewall_fold _firewall_removed _firewall_suspect _firewall_view _firewall_decoded _firewall_joined
create or replace function assay._firewall_findings(p_text text, p_identifier boolean)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_text constant text := case
        when octet_length(p_text) = length(p_text) then p_text
        else assay._firewall_fold(p_text)
    end;
begin
    if not assay._firewall_suspect(v_text, lower(v_text collate "C"))
        and not exists (select from assay.never_record_detector as d where d.kind = 'custom' and d.enabled)
    then
        return;
    end if;
    return query
    with hits as (
        select h.span_start, h.span_end, h.reason, h.detector
        from assay._firewall_view(v_text) as h
        union all
        select
            h.span_start + coalesce(v.shifts[width_bucket(h.span_start, v.cuts)], 0),
            h.span_end + coalesce(v.shifts[width_bucket(h.span_end, v.cuts)], 0),
            h.reason,
            h.detector
        from assay._firewall_decoded(
            case
                when strpos(v_text, '%') > 0 or strpos(v_text, '\') > 0 or strpos(v_text, '&#') > 0 then v_text
                else ''
            end
        ) as v
        cross join lateral assay._firewall_view(v.view) as h
        union all
        select c.span_start + h.span_start, c.span_start + h.span_end, h.reason, h.detector
        from assay._firewall_match(
            case when v_text collate "C" ~ assay._firewall_pattern('fragment') then v_text else '' end,
            assay._firewall_pattern('chain')
        ) as c
        cross join lateral (
            select regexp_replace(c.body collate "C", assay._firewall_pattern('joint'), '', 'g') as joined offset 0
        ) as j
        cross join lateral assay._firewall_joined(c.body) as h
        where length(j.joined) >= 16
            and (
                strpos(j.joined, 'eyJ') > 0
                or strpos(j.joined, '://') > 0
                or j.joined collate "C" ~ assay._firewall_pattern('trie')
            )
    )
    select distinct
        h.span_start + coalesce(r.shifts[width_bucket(h.span_start, r.cuts)], 0),
        h.span_end + coalesce(r.shifts[width_bucket(h.span_end - 1, r.cuts)], 0),
        h.reason,
        h.detector
    from hits as h
    cross join (
        -- format characters were dropped: from place cuts[n] on, shifts[n] of them stood before
        select array_agg(g.cut order by g.cut) as cuts, array_agg(g.shift order by g.cut) as shifts
        from (
            select
                (d.span_start + d.size - sum(d.size) over (order by d.span_start))::integer as cut,
                (sum(d.size) over (order by d.span_start))::integer as shift
            from assay._firewall_removed(case when length(v_text) < length(p_text) then p_text else '' end) as d
        ) as g
    ) as r
    where not (p_identifier and h.reason in ('high_entropy', 'payment_card'))
        and not exists (
            select
            from assay.never_record_detector as d
            where not d.enabled and d.reason = h.reason and d.detector = h.detector
        );
end
$$;
comment on function assay._firewall_findings(text, boolean) is
'Every span of a text that must not be recorded: folded, then read as it stands, with escapes decoded, with broken tokens joined.';
revoke all on function assay._firewall_findings(text, boolean) from public;
