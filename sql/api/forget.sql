-- requires: _check_agent _lock_memory _refuse_secrets _unindex_memories
create or replace function assay.forget(p_agent_id text, p_memory_ids uuid[])
returns integer
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_places bigint[];
begin
    perform assay._check_agent(p_agent_id);
    perform assay._refuse_secrets(null, array[p_agent_id], 'memory_agent', 'memory_agent_firewall', array[p_agent_id]);
    perform assay._lock_memory(p_agent_id);
    with forgotten as (
        update assay.memory as m
        set forgotten_at = clock_timestamp()
        from (select distinct i.memory_id from unnest(p_memory_ids) as i (memory_id)) as i
        where m.agent_id = p_agent_id and m.memory_id = i.memory_id and m.forgotten_at is null
        returning m.place
    )

    select coalesce(array_agg(f.place order by f.place), '{}') into v_places from forgotten as f;
    perform assay._unindex_memories(p_agent_id, v_places);
    return cardinality(v_places);
end
$$;
comment on function assay.forget(text, uuid[]) is
'Takes records out of recall, for any moment, and says how many. The rows stay (with forgotten_at) and so does the journal: this is not erasure. Remembered anew from another turn or by hand, a record comes back; a repeated delivery of a turn does not bring it back.';
revoke all on function assay.forget(text, uuid[]) from public;
