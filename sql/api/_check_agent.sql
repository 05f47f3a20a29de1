-- Functions that write run with the owner's rights, so row security does not bind them; this check does.
create or replace function assay._check_agent(p_agent_id text)
returns void
language plpgsql
stable
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_scope text := nullif(current_setting('assay.agent_id', true), '');
begin
    if p_agent_id is null then
        raise exception 'agent_id is null'
            using errcode = 'ME005', hint = 'Name the agent: memory is never read or written without one.';
    end if;
    if v_scope is not null and v_scope <> p_agent_id then
        raise exception 'this session is limited to another agent'
            using errcode = '42501',
            detail = '{"setting": "assay.agent_id"}',
            hint = 'Call the function for the agent named by the setting assay.agent_id, or reset the setting.';
    end if;
end
$$;
comment on function assay._check_agent(text) is
'Raises 42501 when the setting assay.agent_id is present and names another agent, ME005 when the agent is null.';
revoke all on function assay._check_agent(text) from public;
