-- Moving a Redis store here: who moved what when (the ledger), what could not be taken (the quarantine), and what the source
-- said about an entry that this journal would derive or spell otherwise.

create table assay.migration_run (
    -- Columns are ordered by alignment: 16 and 8 bytes wide first, then the rest.
    run_id uuid not null default gen_random_uuid(),
    token uuid not null,
    started_at timestamptz not null default clock_timestamp(),
    finished_at timestamptz,
    source_id text collate "C" not null,
    state text not null default 'running',
    source jsonb not null,
    report jsonb,
    constraint migration_run_pkey primary key (run_id),
    constraint migration_run_source_id check (octet_length(source_id) between 1 and 200),
    constraint migration_run_state check (state in ('running', 'interrupted', 'finished')),
    constraint migration_run_finished check ((state = 'finished') = (finished_at is not null))
);
comment on table assay.migration_run is
'Runs of the migration from Redis: which source, when, and what was reported. Readers use view assay.migration_runs.';
comment on column assay.migration_run.run_id is 'Identity; a run that is resumed keeps it.';
comment on column assay.migration_run.token is
'Who works on it: each step compares it, so that a run that was taken over can write nothing more.';
comment on column assay.migration_run.started_at is 'When it began.';
comment on column assay.migration_run.finished_at is 'When it ended, with everything accounted for or not; null before.';
comment on column assay.migration_run.source_id is 'The name that the user gave to the store.';
comment on column assay.migration_run.state is 'running, interrupted (to be resumed) or finished.';
comment on column assay.migration_run.source is 'Fingerprint of the source: kind, server, digest of the file, databases. No secrets.';
comment on column assay.migration_run.report is 'What the run reported at its end.';
comment on constraint migration_run_pkey on assay.migration_run is 'Identity.';
comment on constraint migration_run_source_id on assay.migration_run is 'A name, not a text.';
comment on constraint migration_run_state on assay.migration_run is 'Three states.';
comment on constraint migration_run_finished on assay.migration_run is 'What has ended has a time of ending.';
create unique index migration_run_running_idx on assay.migration_run (state) where state = 'running';
comment on index assay.migration_run_running_idx is 'One run at a time.';

create table assay.migration_item (
    run_id uuid not null,
    entry_id uuid,
    noted_at timestamptz not null default clock_timestamp(),
    source_db integer not null,
    accepted_block boolean not null default false,
    scanned boolean not null default false,
    agent_id text collate "C" not null,
    source_id text collate "C" not null,
    key_sha256 bytea not null,
    content_sha256 bytea not null,
    model text not null,
    outcome text not null,
    reason assay.name,
    detail jsonb,
    source_key bytea not null,
    raw bytea,
    raw_format text,
    constraint migration_item_run_fkey foreign key (run_id) references assay.migration_run (run_id),
    constraint migration_item_agent_length check (octet_length(agent_id) <= 255),
    constraint migration_item_source_id check (octet_length(source_id) between 1 and 200),
    constraint migration_item_digests check (octet_length(key_sha256) = 32 and octet_length(content_sha256) = 32),
    constraint migration_item_model check (model in ('decision', 'entry', 'resolution', 'other')),
    constraint migration_item_outcome check (outcome in ('imported', 'duplicate', 'quarantined')),
    constraint migration_item_reason check ((outcome = 'quarantined') = (reason is not null)),
    constraint migration_item_raw check (raw is null or (outcome = 'quarantined' and raw_format is not null)),
    constraint migration_item_raw_format check (raw_format in ('hash', 'dump')),
    constraint migration_item_accepted_block check (
        not accepted_block or (outcome = 'imported' and model = 'entry' and scanned)
    )
);
create index migration_item_scanned_idx on assay.migration_item (agent_id, entry_id) where scanned;
comment on index assay.migration_item_scanned_idx is 'Did the firewall see this entry before it was sent here?';
create index migration_item_quarantine_idx on assay.migration_item (agent_id, reason) where outcome = 'quarantined';
comment on index assay.migration_item_quarantine_idx is 'What waits, by reason.';
alter table assay.migration_item
add constraint migration_item_pkey primary key (agent_id, source_id, source_db, key_sha256);
comment on table assay.migration_item is
'Ledger of the migration from Redis: one row per key that held a row or an entry, saying what became of it; a quarantined one is kept whole. Readers use view assay.migration_items.';
comment on column assay.migration_item.run_id is 'The run that last decided about it.';
comment on column assay.migration_item.entry_id is 'The journal entry that it is, or that the decision names.';
comment on column assay.migration_item.noted_at is 'When that was decided.';
comment on column assay.migration_item.source_db is 'The number of the Redis database.';
comment on column assay.migration_item.accepted_block is
'True: today''s firewall would block the entry, and it was imported by explicit choice.';
comment on column assay.migration_item.scanned is
'True: the migration ran the detectors of this database over the entry before it sent it, so the trigger does not do so again.';
comment on column assay.migration_item.agent_id is
'Whose memory, as the key says; empty where the key names no agent, (withheld) where the firewall keeps it out.';
comment on column assay.migration_item.source_id is 'The name that the user gave to the store.';
comment on column assay.migration_item.key_sha256 is 'Digest of the key, which may be too long for an index.';
comment on column assay.migration_item.content_sha256 is
'Digest of what was read, to see whether it changed; for what the firewall keeps out, a digest of the key alone.';
comment on column assay.migration_item.model is 'decision, entry, resolution, or other (a key of no known shape).';
comment on column assay.migration_item.outcome is
'imported, duplicate (the same was here already), or quarantined.';
comment on column assay.migration_item.reason is 'Why it is in quarantine.';
comment on column assay.migration_item.detail is
'More on the reason: the field, or both versions where another is here already. Never words of a conversation.';
comment on column assay.migration_item.source_key is 'The key, as bytes; (withheld) and its digest where the firewall keeps it out.';
comment on column assay.migration_item.raw is
'What was read, whole, while it is in quarantine; null where the firewall keeps it out. Digest and place of a firewall drop are taken out.';
comment on column assay.migration_item.raw_format is 'hash: a MessagePack map of field to value, both as bytes. dump: the answer of DUMP.';
comment on constraint migration_item_pkey on assay.migration_item is 'One verdict per key of a source.';
comment on constraint migration_item_run_fkey on assay.migration_item is 'Decided by a run that is recorded.';
comment on constraint migration_item_agent_length on assay.migration_item is 'Fits an index entry.';
comment on constraint migration_item_source_id on assay.migration_item is 'A name, not a text.';
comment on constraint migration_item_digests on assay.migration_item is 'SHA-256.';
comment on constraint migration_item_model on assay.migration_item is 'Four models.';
comment on constraint migration_item_outcome on assay.migration_item is 'Three outcomes.';
comment on constraint migration_item_reason on assay.migration_item is 'Quarantine has a reason, and only quarantine.';
comment on constraint migration_item_raw on assay.migration_item is 'Raw bytes are kept for quarantine only.';
comment on constraint migration_item_raw_format on assay.migration_item is 'Two formats.';
comment on constraint migration_item_accepted_block on assay.migration_item is 'Somebody answers for an entry, not for anything else.';
alter table assay.migration_item enable row level security;
create policy migration_item_agent_scope on assay.migration_item
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy migration_item_agent_scope on assay.migration_item is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

create table assay.carried_entry (
    entry_id uuid not null,
    closed_by uuid,
    valid_from timestamptz,
    valid_to timestamptz,
    ingested_at timestamptz,
    agent_id assay.agent_id not null,
    source_id text collate "C" not null,
    source_fields jsonb,
    constraint carried_entry_source_id check (octet_length(source_id) between 1 and 200),
    constraint carried_entry_interval check (valid_from is not null or valid_to is null),
    constraint carried_entry_times check (
        (valid_from is null or valid_from >= '0001-01-02 00:00:00+00' and valid_from < '9999-12-31 00:00:00+00')
        and (valid_to is null or valid_to >= '0001-01-02 00:00:00+00' and valid_to < '9999-12-31 00:00:00+00')
        and (ingested_at is null or ingested_at >= '0001-01-02 00:00:00+00' and ingested_at < '9999-12-31 00:00:00+00')
    )
);
create index carried_entry_closer_idx on assay.carried_entry (agent_id, closed_by) where closed_by is not null;
comment on index assay.carried_entry_closer_idx is 'What an entry closed in its source.';
alter table assay.carried_entry
add constraint carried_entry_pkey primary key (agent_id, entry_id),
add constraint carried_entry_entry_fkey foreign key (agent_id, entry_id)
references assay.journal_entry (agent_id, entry_id);
comment on table assay.carried_entry is
'What a source that was moved here said of an entry: its interval, which counts instead of the one that assay.beliefs would derive until something is written here that changes it. Append-only, but that an open end may be learned later, once. Readers use view assay.carried_entries.';
comment on column assay.carried_entry.entry_id is 'The entry.';
comment on column assay.carried_entry.closed_by is 'The entry that closed it there; it need not have survived.';
comment on column assay.carried_entry.valid_from is 'From when on it held there; null: it had no interval, or one beyond the year 9999, and never held.';
comment on column assay.carried_entry.valid_to is 'From when on it no longer held there; null: open.';
comment on column assay.carried_entry.ingested_at is 'When the source learned of it, by the source''s clock; null where it did not say.';
comment on column assay.carried_entry.agent_id is 'Whose memory.';
comment on column assay.carried_entry.source_id is 'The name that the user gave to the store.';
comment on column assay.carried_entry.source_fields is
'Fields that are spelt otherwise here, as the source had them: the exact text of a payload, an empty turn_id.';
comment on constraint carried_entry_pkey on assay.carried_entry is 'One source per entry.';
comment on constraint carried_entry_entry_fkey on assay.carried_entry is 'The entry exists.';
comment on constraint carried_entry_source_id on assay.carried_entry is 'A name, not a text.';
comment on constraint carried_entry_times on assay.carried_entry is
'Moments that every client can read, as in the journal: what lies beyond is never, or open.';
comment on constraint carried_entry_interval on assay.carried_entry is 'What never began does not end.';
alter table assay.carried_entry enable row level security;
create policy carried_entry_agent_scope on assay.carried_entry
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy carried_entry_agent_scope on assay.carried_entry is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

create table assay.carried_resolution (
    entry_id uuid not null,
    written_at timestamptz not null,
    captured_at timestamptz not null,
    valid_from timestamptz,
    window_truncated boolean not null,
    degraded boolean not null,
    agent_id assay.agent_id not null,
    turn_id assay.turn_id not null,
    candidate_id assay.candidate_id not null,
    source_id text collate "C" not null,
    status assay.name not null,
    timezone text not null,
    speaker text not null,
    reference_list jsonb not null,
    constraint carried_resolution_source_id check (octet_length(source_id) between 1 and 200),
    constraint carried_resolution_lengths check (octet_length(timezone) <= 200 and octet_length(speaker) <= 512),
    constraint carried_resolution_list check (jsonb_typeof(reference_list) = 'array')
);
create index carried_resolution_entry_idx on assay.carried_resolution (agent_id, entry_id);
comment on index assay.carried_resolution_entry_idx is 'How an entry came to its statement.';
alter table assay.carried_resolution
add constraint carried_resolution_pkey primary key (agent_id, turn_id, candidate_id),
add constraint carried_resolution_entry_fkey foreign key (agent_id, entry_id)
references assay.journal_entry (agent_id, entry_id);
comment on table assay.carried_resolution is
'How a source that was moved here had resolved the references of an accepted candidate. Its statement and its words are those of the entry. Append-only. Readers use view assay.carried_resolutions.';
comment on column assay.carried_resolution.entry_id is 'The entry that came of it.';
comment on column assay.carried_resolution.written_at is 'When the source wrote it.';
comment on column assay.carried_resolution.captured_at is 'Clock of the source turn.';
comment on column assay.carried_resolution.valid_from is 'From when on the candidate holds, where the words said so.';
comment on column assay.carried_resolution.window_truncated is 'Whether the resolver saw only a part of the conversation.';
comment on column assay.carried_resolution.degraded is 'Whether the resolver had to do without its model.';
comment on column assay.carried_resolution.agent_id is 'Whose memory.';
comment on column assay.carried_resolution.turn_id is 'The turn.';
comment on column assay.carried_resolution.candidate_id is 'The candidate.';
comment on column assay.carried_resolution.source_id is 'The name that the user gave to the store.';
comment on column assay.carried_resolution.status is 'How it went, in the source''s words, such as resolved or evidence_gap.';
comment on column assay.carried_resolution.timezone is 'The time zone in which times of day were read.';
comment on column assay.carried_resolution.speaker is 'Who spoke; empty where the source did not know.';
comment on column assay.carried_resolution.reference_list is 'Each reference and what became of it, as the source had it.';
comment on constraint carried_resolution_pkey on assay.carried_resolution is 'One resolution a candidate.';
comment on constraint carried_resolution_entry_fkey on assay.carried_resolution is 'The entry exists.';
comment on constraint carried_resolution_source_id on assay.carried_resolution is 'A name, not a text.';
comment on constraint carried_resolution_lengths on assay.carried_resolution is 'Names, not texts.';
comment on constraint carried_resolution_list on assay.carried_resolution is 'A list, which may be empty.';
alter table assay.carried_resolution enable row level security;
create policy carried_resolution_agent_scope on assay.carried_resolution
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy carried_resolution_agent_scope on assay.carried_resolution is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

-- Where a run puts what it reads, before it is sorted out. Unlogged and emptied at the end: it can be read again.
create unlogged table assay.migration_stage (
    entry_id uuid,
    target_entry_id uuid,
    stage_id bigint not null,
    written_at timestamptz,
    captured_at timestamptz,
    valid_from timestamptz,
    source_db integer not null,
    span_start integer,
    span_end integer,
    stated boolean,
    truncated boolean,
    degraded boolean,
    key_matches boolean not null,
    blocked boolean not null,
    key_sha256 bytea not null,
    content_sha256 bytea not null,
    source_key bytea not null,
    target_key bytea,
    raw bytea,
    raw_format text,
    model text not null,
    scope text collate "C" not null,
    problem text,
    problem_detail text,
    agent text collate "C",
    turn text collate "C",
    candidate text collate "C",
    state text,
    reason_code text,
    generator_rule text,
    text_sha256 text,
    detail_code text,
    speaker text,
    kind text collate "C",
    target_agent text collate "C",
    claim_type text,
    verbatim text,
    statement text,
    payload text,
    payload_json text,
    timezone text,
    subjects text[],
    source_fields text,
    constraint migration_stage_pkey primary key (stage_id)
);
comment on table assay.migration_stage is 'What a migration has read from its source: working storage of the running one, empty otherwise.';
comment on column assay.migration_stage.entry_id is 'The entry, or the one that a decision names.';
comment on column assay.migration_stage.target_entry_id is 'The entry that the target key names, where the key can be read.';
comment on column assay.migration_stage.stage_id is 'Order of reading.';
comment on column assay.migration_stage.written_at is 'Of a decision.';
comment on column assay.migration_stage.captured_at is 'Of an entry.';
comment on column assay.migration_stage.valid_from is 'Of an entry, as its hash says.';
comment on column assay.migration_stage.source_db is 'The number of the Redis database.';
comment on column assay.migration_stage.span_start is 'Of a decision.';
comment on column assay.migration_stage.span_end is 'Of a decision.';
comment on column assay.migration_stage.stated is 'Of an entry.';
comment on column assay.migration_stage.truncated is 'Of a resolution.';
comment on column assay.migration_stage.degraded is 'Of a resolution.';
comment on column assay.migration_stage.key_matches is 'Whether the key says the same as the fields.';
comment on column assay.migration_stage.blocked is 'Whether the firewall would block it, although it is to be imported.';
comment on column assay.migration_stage.key_sha256 is 'Digest of the key.';
comment on column assay.migration_stage.content_sha256 is 'Digest of the hash.';
comment on column assay.migration_stage.source_key is 'The key; (withheld) and its digest where the firewall keeps it out.';
comment on column assay.migration_stage.target_key is 'The key of the entry that it annotates.';
comment on column assay.migration_stage.raw is 'The hash, whole.';
comment on column assay.migration_stage.raw_format is 'hash or dump.';
comment on column assay.migration_stage.model is 'decision, entry, resolution, other, or summary.';
comment on column assay.migration_stage.scope is 'The agent that the key names.';
comment on column assay.migration_stage.problem is 'Why it cannot be imported, as far as it alone can tell.';
comment on column assay.migration_stage.problem_detail is 'More on the problem, as JSON.';
comment on column assay.migration_stage.agent is 'The agent that the fields name.';
comment on column assay.migration_stage.turn is 'The turn.';
comment on column assay.migration_stage.candidate is 'The candidate.';
comment on column assay.migration_stage.state is 'Of a decision.';
comment on column assay.migration_stage.reason_code is 'Of a decision.';
comment on column assay.migration_stage.generator_rule is 'Of a decision.';
comment on column assay.migration_stage.text_sha256 is 'Of a decision; never of a firewall drop.';
comment on column assay.migration_stage.detail_code is 'Of a decision.';
comment on column assay.migration_stage.speaker is 'Of an entry.';
comment on column assay.migration_stage.kind is 'Of an entry; of a resolution, its status.';
comment on column assay.migration_stage.target_agent is 'The agent that the target key names.';
comment on column assay.migration_stage.claim_type is 'Of an entry.';
comment on column assay.migration_stage.verbatim is 'Of an entry.';
comment on column assay.migration_stage.statement is 'Of an entry.';
comment on column assay.migration_stage.payload is 'Of an entry, as it was; of a summary, its counts; of a resolution, its references.';
comment on column assay.migration_stage.payload_json is 'The payload as JSON: the text itself where it is JSON, else the text as a JSON string.';
comment on column assay.migration_stage.timezone is 'Of a resolution.';
comment on column assay.migration_stage.subjects is 'Of an entry.';
comment on column assay.migration_stage.source_fields is 'Fields that are spelt otherwise here, as JSON.';
comment on constraint migration_stage_pkey on assay.migration_stage is 'Order of reading.';

create unlogged table assay.migration_interval (
    holds_at timestamptz,
    score double precision,
    source_db integer not null,
    what text not null,
    source_key bytea not null,
    closer_entry_id uuid,
    closer_key bytea
);
comment on table assay.migration_interval is
'Intervals of entries that a migration has read from its source, one row per number: working storage of the running one, empty otherwise.';
comment on column assay.migration_interval.holds_at is 'The number as a time; infinity where the source says so.';
comment on column assay.migration_interval.score is 'The number as it was, in seconds since 1970.';
comment on column assay.migration_interval.source_db is 'The number of the Redis database.';
comment on column assay.migration_interval.what is 'valid_from, invalid_at, ingested_at or closed_by.';
comment on column assay.migration_interval.source_key is 'The key of the entry.';
comment on column assay.migration_interval.closer_entry_id is 'The entry that closed it, where its key can be read.';
comment on column assay.migration_interval.closer_key is 'The key of the entry that closed it.';

create unlogged table assay.migration_seen (
    source_db integer not null,
    key_sha256 bytea not null,
    source_key bytea not null,
    model text not null
);
comment on table assay.migration_seen is
'The keys that a migration has read, while it reads its source again: working storage of the running one, empty otherwise.';
comment on column assay.migration_seen.source_db is 'The number of the Redis database.';
comment on column assay.migration_seen.key_sha256 is 'Digest of the key.';
comment on column assay.migration_seen.source_key is 'The key.';
comment on column assay.migration_seen.model is 'decision, entry, resolution or other.';

create unlogged table assay.migration_plan (
    entry_id uuid,
    target_id uuid,
    closed_by uuid,
    stage_id bigint not null,
    winner_id bigint,
    target_stage_id bigint,
    unit bigint,
    sort_at timestamptz,
    valid_from timestamptz,
    valid_to timestamptz,
    ingested_at timestamptz,
    source_db integer not null,
    depth integer,
    content_sha256 bytea not null,
    model text not null,
    outcome text,
    reason text,
    detail jsonb,
    agent text collate "C",
    turn text collate "C",
    candidate text collate "C",
    constraint migration_plan_pkey primary key (stage_id)
) with (fillfactor = 40);
comment on table assay.migration_plan is
'What a migration will do with what it has read: working storage of the running one, empty otherwise.';
comment on column assay.migration_plan.entry_id is 'The entry, or the one that a decision names.';
comment on column assay.migration_plan.target_id is 'The entry that it annotates.';
comment on column assay.migration_plan.closed_by is 'The entry that closed it.';
comment on column assay.migration_plan.stage_id is 'What it is about.';
comment on column assay.migration_plan.winner_id is 'The first of several with the same identity.';
comment on column assay.migration_plan.target_stage_id is 'The staged entry that it annotates.';
comment on column assay.migration_plan.unit is 'Order of writing; an entry and its decision are one unit.';
comment on column assay.migration_plan.sort_at is 'When it was written; an annotation not before its target.';
comment on column assay.migration_plan.valid_from is 'Start of the source''s interval.';
comment on column assay.migration_plan.valid_to is 'End of the source''s interval.';
comment on column assay.migration_plan.ingested_at is 'When the source learned of it.';
comment on column assay.migration_plan.source_db is 'The number of the Redis database.';
comment on column assay.migration_plan.depth is 'How many entries beneath it annotate each other.';
comment on column assay.migration_plan.content_sha256 is 'Digest of hash and interval.';
comment on column assay.migration_plan.model is 'decision, entry, resolution or other.';
comment on column assay.migration_plan.outcome is
'imported, duplicate, quarantined, known (an earlier run settled it), held (an earlier run put it in quarantine), ended (it came from here, open, and was closed since).';
comment on column assay.migration_plan.reason is 'Why it goes into quarantine.';
comment on column assay.migration_plan.detail is 'More on the reason.';
comment on column assay.migration_plan.agent is 'The agent.';
comment on column assay.migration_plan.turn is 'The turn.';
comment on column assay.migration_plan.candidate is 'The candidate; of an entry, the one whose identity it gets.';
comment on constraint migration_plan_pkey on assay.migration_plan is 'One plan per row.';
create index migration_plan_unit_idx on assay.migration_plan (unit);
comment on index assay.migration_plan_unit_idx is 'The next batch.';
