create or replace view assay.carried_entries with (security_barrier = true) as
select
    c.agent_id::text as agent_id,
    c.entry_id,
    c.source_id,
    c.valid_from,
    c.valid_to,
    c.closed_by,
    c.ingested_at,
    c.source_fields
from assay.carried_entry as c
where c.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.carried_entries is
'Entries that were moved here from another store, and what that store said of them. assay.beliefs uses its interval instead of deriving one, until something is written here that changes it.';
comment on column assay.carried_entries.agent_id is 'Whose memory.';
comment on column assay.carried_entries.entry_id is 'The entry.';
comment on column assay.carried_entries.source_id is 'The name that the user gave to the store.';
comment on column assay.carried_entries.valid_from is 'From when on it held there; null: it had no interval, or one beyond the year 9999, and never held.';
comment on column assay.carried_entries.valid_to is 'From when on it no longer held there; null: open.';
comment on column assay.carried_entries.closed_by is 'The entry that closed it there; it need not have survived.';
comment on column assay.carried_entries.ingested_at is 'When the source learned of it, by the source''s clock; null where it did not say.';
comment on column assay.carried_entries.source_fields is 'Fields that are spelt otherwise here, as the source had them: the exact text of a payload, an empty turn_id.';
revoke all on assay.carried_entries from public;
