-- requires: _refuse_secrets _json_texts
-- Before the row is written: what the firewall blocks must not lie in the files of the table or in the write-ahead log either,
-- where a statement that is rolled back leaves its rows.
create or replace function assay._scan_entry_words()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    -- A migration has run the same detectors before it sent an entry; its ledger, which only the owner writes, says so. There
    -- an agent whose own name the firewall blocks has another one.
    if not exists (
        select 1
        from assay.migration_item as i
        where i.agent_id in (new.agent_id, '(withheld)') and i.entry_id = new.entry_id and i.scanned
        offset 0
    ) then
        perform assay._refuse_secrets(
            array[
                new.verbatim,
                case when new.statement <> new.verbatim then new.statement end,
                new.speaker,
                new.claim_type
            ]
            || assay._json_texts(new.payload)
            || array(select s.subject from unnest(new.subjects) as s (subject) where not starts_with(s.subject, 'cand:')),
            null,
            tg_table_name,
            'journal_entry_firewall',
            array[new.agent_id::text]
        );
    end if;
    return new;
end
$$;
comment on function assay._scan_entry_words() is
'Trigger: runs the firewall over what a new journal entry says, before it is written; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_entry_words() from public;
