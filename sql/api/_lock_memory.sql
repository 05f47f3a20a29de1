-- Writers of one agent's memory take turns at its row: places, totals and document frequencies are counted under it. At
-- repeatable read and above, whoever comes second is told to try again (40001). Locked after the turn, never before.
create or replace function assay._lock_memory(p_agent_id text)
returns assay.memory_agent
language sql
volatile
begin atomic
insert into assay.memory_agent as a (agent_id)
values (p_agent_id)
on conflict on constraint memory_agent_pkey do update set records = a.records
returning a;
end;
comment on function assay._lock_memory(text) is 'Takes, or creates, the row that orders the writers of an agent''s memory.';
revoke all on function assay._lock_memory(text) from public;
