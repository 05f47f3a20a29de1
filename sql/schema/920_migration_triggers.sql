-- What a source said of an entry is as append-only as the entry.
create trigger carried_entry_append_only
before update or delete or truncate on assay.carried_entry
for each statement execute function assay._refuse_change();
alter table assay.carried_entry enable always trigger carried_entry_append_only;
comment on trigger carried_entry_append_only on assay.carried_entry is 'The source said what it said.';

create trigger carried_resolution_append_only
before update or delete or truncate on assay.carried_resolution
for each statement execute function assay._refuse_change();
alter table assay.carried_resolution enable always trigger carried_resolution_append_only;
comment on trigger carried_resolution_append_only on assay.carried_resolution is 'The source said what it said.';

create trigger carried_resolution_firewall
after insert on assay.carried_resolution
referencing new table as new_rows
for each statement execute function assay._scan_resolutions();
alter table assay.carried_resolution enable always trigger carried_resolution_firewall;
comment on trigger carried_resolution_firewall on assay.carried_resolution is 'No secret comes with a resolution, whoever writes.';
