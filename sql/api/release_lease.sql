-- requires: _check_agent
create or replace function assay.release_lease(p_agent_id text, p_lease_key text, p_token uuid)
returns boolean
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    delete from assay.lease as l
    where l.agent_id = p_agent_id and l.lease_key = p_lease_key and l.token = p_token;
    return found;
end
$$;
comment on function assay.release_lease(text, text, uuid) is
'Gives a lease back; false when the token does not hold it (any more), and then nothing is released.';
revoke all on function assay.release_lease(text, text, uuid) from public;
