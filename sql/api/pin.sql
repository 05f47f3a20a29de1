-- requires: _check_agent
create or replace function assay.pin(p_agent_id text, p_memory_ids uuid[], p_pinned boolean default true)
returns integer
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_changed integer;
begin
    perform assay._check_agent(p_agent_id);
    update assay.memory as m
    set pinned = p_pinned
    from (select distinct i.memory_id from unnest(p_memory_ids) as i (memory_id)) as i
    where m.agent_id = p_agent_id and m.memory_id = i.memory_id and m.pinned <> p_pinned;
    get diagnostics v_changed = row_count;
    return v_changed;
end
$$;
comment on function assay.pin(text, uuid[], boolean) is
'Exempts records from decay, or ends that (p_pinned false); returns how many changed.';
revoke all on function assay.pin(text, uuid[], boolean) from public;
