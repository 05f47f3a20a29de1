-- What a source said of an entry is as append-only as the entry; and, as there, an end that is open may be learned, once.
create trigger carried_entry_append_only
before delete or truncate on assay.carried_entry
for each statement execute function assay._refuse_change();
alter table assay.carried_entry enable always trigger carried_entry_append_only;
comment on trigger carried_entry_append_only on assay.carried_entry is 'The source said what it said.';

create trigger carried_entry_ends_once
before update on assay.carried_entry
for each row when (
    old.valid_from is null or old.valid_to is not null or new.valid_to is null
    or (old.closed_by is not null and old.closed_by is distinct from new.closed_by)
    or (old.entry_id, old.valid_from, old.ingested_at, old.agent_id, old.source_id, old.source_fields)
    is distinct from (new.entry_id, new.valid_from, new.ingested_at, new.agent_id, new.source_id, new.source_fields)
)
execute function assay._refuse_change();
alter table assay.carried_entry enable always trigger carried_entry_ends_once;
comment on trigger carried_entry_ends_once on assay.carried_entry is
'What was open when it came may have been closed in its source since; nothing else changes, and never again.';

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
