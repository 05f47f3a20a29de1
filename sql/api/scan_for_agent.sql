-- requires: _check_agent _scan_for_agents
create or replace function assay.scan_for_agent(p_agent_id text, p_text text, p_identifier boolean default false)
returns table (reason text, detector text)
language plpgsql
stable
parallel safe
rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    return query
    select f.reason, f.detector from assay._scan_for_agents(p_text, p_identifier, array[p_agent_id]) as f;
end
$$;
comment on function assay.scan_for_agent(text, text, boolean) is
'As scan_never_record(), heeding what was allowed for this agent: whether a text may be recorded in its memory.';
revoke all on function assay.scan_for_agent(text, text, boolean) from public;
