create trigger journal_entry_memories
after insert on assay.journal_entry
referencing new table as new_rows
for each statement execute function assay._remember_entries();
comment on trigger journal_entry_memories on assay.journal_entry is 'What is believed can be recalled, from the same commit on.';

create trigger memory_firewall
before insert or update of content, speaker, provider, statement_type, turn_id, session_id, agent_id on assay.memory
for each row execute function assay._scan_memory();
alter table assay.memory enable always trigger memory_firewall;
comment on trigger memory_firewall on assay.memory is 'No secret enters memory, whoever writes.';

create trigger memory_entity_firewall
before insert or update of entity on assay.memory_entity
for each row execute function assay._scan_memory_entity();
alter table assay.memory_entity enable always trigger memory_entity_firewall;
comment on trigger memory_entity_firewall on assay.memory_entity is 'No secret enters memory as a name, whoever writes.';
