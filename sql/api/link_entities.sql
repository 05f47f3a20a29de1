-- requires: _check_agent _link_entities _refuse_secrets
create or replace function assay.link_entities(p_agent_id text, p_entities text[])
returns integer
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    -- Before anything is written; the trigger on the table would only roll it back.
    perform assay._refuse_secrets(p_entities, array[p_agent_id], 'association', 'association_firewall', array[p_agent_id]);
    return assay._link_entities(p_agent_id, jsonb_build_array(to_jsonb(coalesce(p_entities, '{}'))));
end
$$;
comment on function assay.link_entities(text, text[]) is
'Notes that entities were named together: each pair of the distinct names (twelve at most) gains a weight of 1. Returns how many pairs.';
revoke all on function assay.link_entities(text, text[]) from public;
