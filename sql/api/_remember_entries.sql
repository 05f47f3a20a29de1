-- requires: _store_memories _close_memories
-- What enters the journal as a claim is a memory from the same commit on, whichever way it was written; what an annotation
-- closes or opens again leaves or enters recall with it.
create or replace function assay._remember_entries()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
    v_agent_id text;
begin
    for v_agent_id in select distinct n.agent_id from new_rows as n order by n.agent_id loop
        if exists (
            select 1
            from new_rows as n
            inner join assay.journal_kind as k on k.kind = n.kind
            where n.agent_id = v_agent_id and k.claim
        ) then
            perform assay._store_memories(
                v_agent_id,
                array(
                    select
                        row(
                            n.statement, n.speaker, n.turn_id, n.session_id, n.captured_at,
                            -- Said by a clock that runs ahead: it holds from now on, not from then.
                            case
                                when n.valid_from = n.captured_at then least(n.valid_from, n.recorded_at)
                                else n.valid_from
                            end,
                            'journal', n.claim_type, null, null, null, null, null, n.entry_id
                        )::assay.memory_input
                    from new_rows as n
                    inner join assay.journal_kind as k on k.kind = n.kind
                    where n.agent_id = v_agent_id and k.claim
                    order by n.entry_seq
                )
            );
        end if;
        perform assay._close_memories(
            v_agent_id,
            array(select n.target_id from new_rows as n where n.agent_id = v_agent_id and n.target_id is not null)
        );
    end loop;
    return null;
end
$$;
comment on function assay._remember_entries() is
'Trigger: makes memory records of new claims, and closes or opens those that new annotations are about.';
revoke all on function assay._remember_entries() from public;
