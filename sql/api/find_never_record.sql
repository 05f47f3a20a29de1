-- requires: _firewall_findings
create or replace function assay.find_never_record(p_text text, p_identifier boolean default false)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
security definer
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
set plan_cache_mode = force_generic_plan
set jit = off
as $$
begin
    return query
    select d.span_start, d.span_end, d.reason, d.detector
    from (
        select distinct f.span_start, f.span_end, f.reason, f.detector
        from assay._firewall_findings(p_text, p_identifier, false) as f
    ) as d
    order by d.span_start, d.span_end, d.reason collate "C", d.detector collate "C";
end
$$;
comment on function assay.find_never_record(text, boolean) is
'Every span of a text that must not be recorded, in code points: the first character is 0, the end is the place after the last.';
revoke all on function assay.find_never_record(text, boolean) from public;
