-- requires: _firewall_announced _firewall_pattern _firewall_sample _firewall_long_runs _firewall_first_tokens _firewall_tokens _firewall_spared
create or replace function assay._firewall_unspared(
    p_text text, p_lower text, p_wanted text [], p_first boolean, p_places integer [], p_runs text [], p_names int4multirange
)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    -- what is announced as no secret: worked out for the first find that it could spare
    v_spared int4multirange;
    v_announced int4multirange := '{}';
    v_sample text;
    v_again boolean := false;
    v_long constant boolean := p_first and length(p_text) > 4096;
    v_places integer [] := p_places;
    v_runs text [] := p_runs;
begin
    if v_long and v_places is null then
        select l.places, l.runs
        into v_places, v_runs
        from assay._firewall_long_runs(p_text) as l;
    end if;
    -- where much is announced, the first find will be spared, and most of it is told at little cost
    if v_long and p_wanted && array['+atom', '+blob', '+symbols'] then
        v_sample := assay._firewall_sample(p_lower, 1024);
        if regexp_count(v_sample collate "C", assay._firewall_pattern('label')) > 8
            or regexp_count(v_sample collate "C", assay._firewall_pattern('naming')) > 8
        then
            v_announced := assay._firewall_announced(p_lower, v_places, v_runs);
        elsif regexp_count(v_sample collate "C", '-----begin ') > 8 then
            v_spared := assay._firewall_spared(p_lower, 'token') + coalesce(p_names, assay._firewall_spared(p_lower, 'assignment'));
            v_announced := v_spared;
        end if;
    end if;
    for span_start, span_end, reason, detector in
        select t.span_start, t.span_end, t.reason, t.detector
        from assay._firewall_tokens(p_text, p_wanted, p_first, '{}') as t
        where not v_long
        union all
        select t.span_start, t.span_end, t.reason, t.detector
        from assay._firewall_first_tokens(p_text, v_places, v_runs, p_wanted, v_announced) as t
        where v_long
    loop
        -- noise, and the tokens of services that nobody has listed
        if detector in ('noise', 'symbols', 'prefixed_token') then
            v_spared := coalesce(
                v_spared,
                assay._firewall_spared(p_lower, 'token') + coalesce(p_names, assay._firewall_spared(p_lower, 'assignment'))
            );
            if v_spared @> span_start then
                v_again := p_first;
                continue;
            end if;
        end if;
        return next;
    end loop;
    if v_again then
        -- only the first of each detector was looked for, and it is none
        return query
        select t.span_start, t.span_end, t.reason, t.detector
        from assay._firewall_tokens(p_text, p_wanted, true, v_spared) as t
        where not v_long
        union all
        select t.span_start, t.span_end, t.reason, t.detector
        from assay._firewall_first_tokens(p_text, v_places, v_runs, p_wanted, v_spared) as t
        where v_long;
    end if;
end
$$;
comment on function assay._firewall_unspared(text, text, text [], boolean, integer [], text [], int4multirange) is
'What is found in the runs of token characters of a text (the second argument is its lower-case copy), less what is announced as no secret. A span may come twice. The runs of token characters, which only a long text has, are worked out where they are not given; so are the places where it announces names of things.';
revoke all on function assay._firewall_unspared(text, text, text [], boolean, integer [], text [], int4multirange) from public;
