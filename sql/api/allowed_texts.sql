create or replace view assay.allowed_texts with (security_barrier = true) as
select
    a.agent_id::text as agent_id,
    a.allow_id,
    a.reason::text as reason,
    a.note,
    a.allowed_at,
    a.allowed_by,
    a.revoked_at,
    a.revoked_by
from assay.allowed_text as a
where a.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.allowed_texts is
'For each agent, the false alarms of the firewall that its owner has allowed, and those taken back; neither texts nor digests.';
comment on column assay.allowed_texts.agent_id is 'Whose memory.';
comment on column assay.allowed_texts.allow_id is 'Identity, random.';
comment on column assay.allowed_texts.reason is 'For which the text is found, and is no longer blocked.';
comment on column assay.allowed_texts.note is 'Why it is no secret; the firewall has read it.';
comment on column assay.allowed_texts.allowed_at is 'When, by the database''s clock.';
comment on column assay.allowed_texts.allowed_by is 'The role that had logged in.';
comment on column assay.allowed_texts.revoked_at is 'When it was taken back; null while it holds.';
comment on column assay.allowed_texts.revoked_by is 'The role that had logged in when it was taken back.';
revoke all on assay.allowed_texts from public;
