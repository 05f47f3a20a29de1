-- requires: _refuse_secrets
-- For a whole statement at once, as for the records: a record that is said again gets evidence, and is not written anew.
create or replace function assay._scan_memory_evidence()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        array(
            select n.speaker
            from new_rows as n
            where n.speaker is not null
                and not exists (
                    select 1
                    from assay.memory as m
                    where m.agent_id = n.agent_id and m.memory_id = n.memory_id and m.speaker = n.speaker
                    offset 0
                )
            union
            select n.provider
            from new_rows as n
            where n.provider <> 'journal'
        ),
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(array[n.turn_id::text, n.session_id]) as t (value)
            where not exists (
                select 1
                from assay.journal_entry as e
                where e.agent_id = n.agent_id and e.entry_id = n.entry_id
                    and (e.turn_id::text, e.session_id) is not distinct from (n.turn_id::text, n.session_id)
                offset 0
            )
        ),
        tg_table_name,
        'memory_evidence_firewall',
        array(select distinct n.agent_id::text from new_rows as n)
    );
    return null;
end
$$;
comment on function assay._scan_memory_evidence() is
'Trigger: runs the firewall over the ids, speakers and providers of new evidence; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_memory_evidence() from public;
