-- requires: _firewall_wanted _firewall_tokens _firewall_span _firewall_spared
create or replace function assay._firewall_view(p_text text, p_identifier boolean, p_first boolean)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_lower constant text := lower(p_text collate "C");
    v_wanted constant text [] := assay._firewall_wanted(p_text, v_lower, p_identifier);
    -- what is announced as no secret; worked out only where something is looked for
    v_names constant int4multirange := case
        when v_wanted && array[
            'assignment', 'assigned_key', 'spoken', 'announced', 'placed', 'as_password', 'command_line', 'command_login',
            'command_words', 'statement', 'curl_user', 'markup', 'named_value', 'value_named'
        ]
            then assay._firewall_spared(v_lower, 'assignment')
    end;
    v_goods constant int4multirange := case when 'card' = any (v_wanted) then assay._firewall_spared(v_lower, 'card') end;
begin
    return query
    select h.span_start, h.span_end, d.reason::text, d.detector::text
    from assay.never_record_detector as d
    cross join lateral (
        -- each different find is judged once, however often it stands there
        with found as materialized (
            select f.span_start, f.head, f.body
            from assay._firewall_match(case when d.lowered then v_lower else p_text end, d.pattern) as f
            where d.check_name not in ('subject', 'card') or f.head = ''
        ),
        judged as materialized (
            select b.body, assay._firewall_span(d.kind, d.check_name, b.body) as span
            from (select distinct f.body from found as f offset 0) as b
        )
        select
            m.span_start + length(m.head) + s.span[1] as span_start,
            m.span_start + length(m.head) + s.span[2] as span_end
        from found as m
        inner join judged as s on s.body = m.body
        where s.span[2] is not null
            and case
                when d.check_name = 'card' then not v_goods @> (m.span_start + length(m.head) + s.span[1])
                when d.check_name in ('sign', 'weak', 'machine', 'copula', 'flag', 'blank')
                    then not v_names @> (m.span_start + length(m.head) + s.span[1])
                else true
            end
        -- for a verdict the first find of a detector will do
        order by m.span_start
        limit case when p_first then 1 end
    ) as h
    where d.enabled
        and (
            d.detector = any (v_wanted)
            or (
                d.kind = 'custom'
                and (cardinality(d.needs) = 0 or v_lower collate "C" like any (d.needs))
                and (cardinality(d.also_needs) = 0 or v_lower collate "C" like any (d.also_needs))
            )
        );
    if v_wanted && array['+vendor', '+encoded', '+atom', '+blob', '+symbols'] then
        return query
        select t.span_start, t.span_end, t.reason, t.detector
        from assay._firewall_tokens(
            p_text,
            v_wanted,
            p_first,
            case
                -- noise, and the tokens of services that nobody has listed
                when v_wanted && array['+atom', '+blob', '+symbols'] or p_text collate "C" ~ '[_.-][A-Za-z0-9]{20}'
                    then assay._firewall_spared(v_lower, 'token')
                else '{}'
            end
        ) as t;
    end if;
end
$$;
comment on function assay._firewall_view(text, boolean, boolean) is 'Everything the detectors find in one view of a text.';
revoke all on function assay._firewall_view(text, boolean, boolean) from public;
