-- requires: _refuse_secrets
-- What a journal entry says, word for word, was scanned with it, or came by a choice that somebody answers for.
create or replace function assay._scan_memories()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(array[n.content, n.speaker, n.provider, n.statement_type]) as t (value)
            where not exists (
                select 1
                from assay.journal_entry as e
                where e.agent_id = n.agent_id and e.entry_id = n.entry_id
                    and n.provider = 'journal'
                    and (e.statement, e.speaker, e.claim_type) is not distinct from (n.content, n.speaker, n.statement_type)
                offset 0
            )
        ),
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
        tg_name,
        array(select distinct n.agent_id::text from new_rows as n)
    );
    return null;
end
$$;
comment on function assay._scan_memories() is
'Trigger: runs the firewall over every value of new memory records that comes from outside; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_memories() from public;
