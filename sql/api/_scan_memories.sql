-- requires: _refuse_secrets
-- For a whole statement at once: records share agent, session and provider. What they say is scanned row by row before it is
-- written (assay._scan_memory_words).
create or replace function assay._scan_memories()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        array(select distinct n.provider from new_rows as n where n.provider <> 'journal'),
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(array[n.agent_id::text, n.turn_id::text, n.session_id]) as t (value)
            where not exists (
                select 1
                from assay.journal_entry as e
                where e.agent_id = n.agent_id and e.entry_id = n.entry_id
                    and (e.turn_id::text, e.session_id) is not distinct from (n.turn_id::text, n.session_id)
                offset 0
            )
        ),
        tg_table_name,
        'memory_firewall',
        array(select distinct n.agent_id::text from new_rows as n)
    );
    return null;
end
$$;
comment on function assay._scan_memories() is
'Trigger: runs the firewall over the ids and providers of new memory records; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_memories() from public;
