-- What an owner has decided about the firewall: detectors added or switched off, and texts that are no secrets.

create table assay.detector_change (
    change_id bigint not null generated always as identity,
    changed_at timestamptz not null default clock_timestamp(),
    changed_by text not null default session_user,
    action text not null,
    reason assay.name not null,
    detector assay.name not null,
    note text not null default '',
    constraint detector_change_pkey primary key (change_id),
    constraint detector_change_action check (action in ('add', 'change', 'disable', 'enable', 'remove'))
);
comment on table assay.detector_change is
'Append-only log of what was done to the detectors of the firewall since they were installed, through functions or by hand. Readers use view assay.detector_changes.';
comment on column assay.detector_change.change_id is 'Order of the changes.';
comment on column assay.detector_change.changed_at is 'When, by the database''s clock.';
comment on column assay.detector_change.changed_by is 'The role that had logged in.';
comment on column assay.detector_change.action is 'What was done: add, change, disable, enable, remove.';
comment on column assay.detector_change.reason is 'The reason that the detector gives.';
comment on column assay.detector_change.detector is 'Its name.';
comment on column assay.detector_change.note is 'Why, in the words of whoever did it; the firewall has read it.';
comment on constraint detector_change_pkey on assay.detector_change is 'One row a change.';
comment on constraint detector_change_action on assay.detector_change is 'Five things can be done to a detector.';

-- A digest of a secret is never stored. What is listed here is, by its owner's word, no secret; when the word is taken
-- back, the digest goes with it.
create table assay.allowed_text (
    allow_id uuid not null,
    allowed_at timestamptz not null default clock_timestamp(),
    revoked_at timestamptz,
    agent_id assay.agent_id not null,
    reason assay.name not null,
    text_sha256 assay.sha256_hex,
    allowed_by text not null default session_user,
    revoked_by text,
    note text not null,
    constraint allowed_text_reason check (
        reason in ('credential_prefix', 'jwt', 'url_userinfo', 'credential_assignment', 'high_entropy')
    ),
    constraint allowed_text_revoked check (
        (revoked_at is null) = (text_sha256 is not null) and (revoked_at is null) = (revoked_by is null)
    ),
    constraint allowed_text_note check (octet_length(note) between 1 and 1000)
);
comment on table assay.allowed_text is
'Texts that the firewall takes for secrets and its owner does not, for each agent, by digest. Readers use view assay.allowed_texts.';
comment on column assay.allowed_text.allow_id is 'Identity, random.';
comment on column assay.allowed_text.allowed_at is 'When, by the database''s clock.';
comment on column assay.allowed_text.revoked_at is 'When it was taken back; null while it holds.';
comment on column assay.allowed_text.agent_id is 'Whose memory.';
comment on column assay.allowed_text.reason is 'For which the text is found, and is no longer blocked.';
comment on column assay.allowed_text.text_sha256 is 'Digest of exactly what is found; null once it was taken back.';
comment on column assay.allowed_text.allowed_by is 'The role that had logged in.';
comment on column assay.allowed_text.revoked_by is 'The role that had logged in when it was taken back.';
comment on column assay.allowed_text.note is 'Why it is no secret; the firewall has read it.';
comment on constraint allowed_text_reason on assay.allowed_text is
'Off the record, private keys, cards, accounts and identity numbers cannot be allowed: a digest would give short numbers away.';
comment on constraint allowed_text_revoked on assay.allowed_text is 'What is taken back keeps no digest.';
comment on constraint allowed_text_note on assay.allowed_text is 'Says why, in at most 1000 bytes.';

alter table assay.allowed_text
add constraint allowed_text_pkey primary key (agent_id, allow_id);
comment on constraint allowed_text_pkey on assay.allowed_text is 'Identity within the agent.';

create unique index allowed_text_digest_idx on assay.allowed_text (agent_id, text_sha256, reason)
where text_sha256 is not null;
comment on index assay.allowed_text_digest_idx is 'One entry for a text that holds, found by its digest.';

alter table assay.allowed_text enable row level security;
create policy allowed_text_agent_scope on assay.allowed_text
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy allowed_text_agent_scope on assay.allowed_text is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';
