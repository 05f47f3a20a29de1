create or replace view assay.never_used with (security_barrier = true) as
select
    m.agent_id::text as agent_id,
    m.memory_id,
    m.content,
    m.provider,
    m.created_at,
    (
        select count(*)
        from assay.recall_item as i
        where i.agent_id = m.agent_id and i.memory_id = m.memory_id
    ) as recalls
from assay.memory as m
where m.forgotten_at is null
    and not exists (
        select 1
        from assay.recall_item as i
        where i.agent_id = m.agent_id and i.memory_id = m.memory_id and i.outcome in ('acted', 'used')
    )
    and m.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.never_used is
'Records that no conversation ever acted on or used, and how often they were injected all the same.';
comment on column assay.never_used.agent_id is 'Whose memory.';
comment on column assay.never_used.memory_id is 'Identity within the agent: a time-ordered UUID (version 7).';
comment on column assay.never_used.content is 'The words, as they were handed in.';
comment on column assay.never_used.provider is 'What made the record: an extraction provider, journal (an entry), or hand.';
comment on column assay.never_used.created_at is 'When it was first remembered, by the database''s clock.';
comment on column assay.never_used.recalls is 'How often it was injected into a conversation.';
revoke all on assay.never_used from public;
