-- Triggers of one table and event fire in the order of their names: the journal's firewall comes before its memories.
create trigger journal_entry_memories
after insert on assay.journal_entry
referencing new table as new_rows
for each statement execute function assay._remember_entries();
comment on trigger journal_entry_memories on assay.journal_entry is 'What is believed can be recalled, from the same commit on.';

create constraint trigger memory_due_remembered
after insert on assay.memory_due
deferrable initially deferred
for each row
when (not new.later)
execute function assay._remember_due();
comment on trigger memory_due_remembered on assay.memory_due is 'When the transaction commits, or sooner after `set constraints assay.memory_due_remembered immediate`.';

create trigger memory_firewall
before insert on assay.memory
for each row execute function assay._scan_memory_words();
alter table assay.memory enable always trigger memory_firewall;
comment on trigger memory_firewall on assay.memory is 'No secret enters memory, whoever writes.';

create trigger memory_firewall_of_ids
after insert on assay.memory
referencing new table as new_rows
for each statement
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_memories();
alter table assay.memory enable always trigger memory_firewall_of_ids;
comment on trigger memory_firewall_of_ids on assay.memory is 'No secret enters memory as an id, whoever writes.';

create trigger memory_evidence_firewall
after insert on assay.memory_evidence
referencing new table as new_rows
for each statement
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_memory_evidence();
alter table assay.memory_evidence enable always trigger memory_evidence_firewall;
comment on trigger memory_evidence_firewall on assay.memory_evidence is 'No secret enters memory with a source, whoever writes.';

create trigger memory_kept
before update on assay.memory
for each row
when (
    (old.agent_id, old.memory_id, old.place, old.content, old.content_key, old.provider)
    is distinct from (new.agent_id, new.memory_id, new.place, new.content, new.content_key, new.provider)
    or (old.speaker, old.turn_id, old.session_id, old.statement_type, old.entry_id)
    is distinct from (new.speaker, new.turn_id, new.session_id, new.statement_type, new.entry_id)
)
execute function assay._refuse_change();
alter table assay.memory enable always trigger memory_kept;
comment on trigger memory_kept on assay.memory is 'What was said, by whom and where does not change.';

create trigger memory_entity_firewall
before insert on assay.memory_entity
for each row execute function assay._scan_memory_entities();
alter table assay.memory_entity enable always trigger memory_entity_firewall;
comment on trigger memory_entity_firewall on assay.memory_entity is 'No secret enters memory as a name, whoever writes.';

create trigger memory_entity_kept
before update on assay.memory_entity
for each statement execute function assay._refuse_change();
alter table assay.memory_entity enable always trigger memory_entity_kept;
comment on trigger memory_entity_kept on assay.memory_entity is 'Names are added and removed, never changed.';

create trigger association_firewall
after insert on assay.association
referencing new table as new_rows
for each statement execute function assay._scan_associations();
alter table assay.association enable always trigger association_firewall;
comment on trigger association_firewall on assay.association is 'No secret enters memory as a name, whoever writes.';
