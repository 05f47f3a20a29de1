-- requires: _refuse_secrets
-- Before the row is written, as in the journal. What a journal entry says, word for word, was scanned with it, or came by a
-- choice that somebody answers for.
create or replace function assay._scan_memory_words()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    if new.entry_id is null or new.provider <> 'journal' or not exists (
        select 1
        from assay.journal_entry as e
        where e.agent_id = new.agent_id and e.entry_id = new.entry_id
            and (e.statement, e.speaker, e.claim_type) is not distinct from (new.content, new.speaker, new.statement_type)
        offset 0
    ) then
        perform assay._refuse_secrets(
            array[new.content, new.speaker, new.statement_type], null, tg_table_name, tg_name, array[new.agent_id::text]
        );
    end if;
    return new;
end
$$;
comment on function assay._scan_memory_words() is
'Trigger: runs the firewall over what a new memory record says, before it is written; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_memory_words() from public;
