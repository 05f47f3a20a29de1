-- Without the raw bytes: they are for the owner.
create or replace view assay.migration_items with (security_barrier = true) as
select
    i.agent_id,
    i.source_id,
    i.source_db,
    i.source_key,
    i.model,
    i.outcome,
    i.reason,
    i.detail,
    i.entry_id,
    i.accepted_block,
    i.raw is not null as kept_whole,
    i.run_id,
    i.noted_at
from assay.migration_item as i
where i.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.migration_items is
'Ledger of the migration from Redis: what became of each key that held a row or an entry.';
comment on column assay.migration_items.agent_id is
'Whose memory, as the key says; empty where the key names no agent, (withheld) where the firewall keeps it out.';
comment on column assay.migration_items.source_id is 'The name that the user gave to the store.';
comment on column assay.migration_items.source_db is 'The number of the Redis database.';
comment on column assay.migration_items.source_key is 'The key, as bytes; (withheld) and its digest where the firewall keeps it out.';
comment on column assay.migration_items.model is 'decision, entry, resolution, or other (a key of no known shape).';
comment on column assay.migration_items.outcome is 'imported, duplicate (the same was here already), or quarantined.';
comment on column assay.migration_items.reason is 'Why it is in quarantine.';
comment on column assay.migration_items.detail is 'More on the reason: the field, or both versions where another is here already. Never words of a conversation.';
comment on column assay.migration_items.entry_id is 'The journal entry that it is, or that the decision names.';
comment on column assay.migration_items.accepted_block is 'True: today''s firewall would block the entry, and it was imported by explicit choice.';
comment on column assay.migration_items.kept_whole is 'Whether its raw bytes are kept in quarantine.';
comment on column assay.migration_items.run_id is 'The run that last decided about it.';
comment on column assay.migration_items.noted_at is 'When that was decided.';
revoke all on assay.migration_items from public;
