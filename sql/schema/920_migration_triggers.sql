-- What a source said of an entry is as append-only as the entry.
create trigger carried_entry_append_only
before update or delete or truncate on assay.carried_entry
for each statement execute function assay._refuse_change();
alter table assay.carried_entry enable always trigger carried_entry_append_only;
comment on trigger carried_entry_append_only on assay.carried_entry is 'The source said what it said.';
