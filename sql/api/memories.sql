create or replace view assay.memories with (security_barrier = true) as
select
    m.agent_id::text as agent_id,
    m.memory_id,
    m.content,
    m.speaker,
    m.turn_id::text as turn_id,
    m.session_id,
    m.captured_at,
    m.created_at,
    m.provider,
    m.statement_type,
    m.importance,
    m.confidence,
    m.corroborations,
    m.contradictions,
    m.evidence,
    m.pinned,
    m.valid_from,
    m.valid_to,
    m.refreshed_at,
    m.forgotten_at,
    m.language,
    m.entry_id,
    m.forgotten_at is null
    and m.valid_from <= statement_timestamp()
    and (m.valid_to is null or m.valid_to > statement_timestamp())
    and (
        m.sources = 1
        or exists (
            select 1
            from assay.memory_evidence as v
            where v.agent_id = m.agent_id and v.memory_id = m.memory_id
                and v.valid_from <= statement_timestamp() and (v.valid_to is null or v.valid_to > statement_timestamp())
        )
    ) as recallable,
    r.recalls,
    r.recalled_at
from assay.memory as m
cross join lateral (
    select count(*) as recalls, max(e.recalled_at) as recalled_at
    from assay.recall_item as i
    inner join assay.recall_event as e on e.agent_id = i.agent_id and e.recall_id = i.recall_id
    where i.agent_id = m.agent_id and i.memory_id = m.memory_id
) as r
where m.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.memories is
'Memory records, with how often they were injected into a conversation.';
comment on column assay.memories.agent_id is 'Whose memory.';
comment on column assay.memories.memory_id is 'Identity within the agent: a time-ordered UUID (version 7).';
comment on column assay.memories.content is 'The words, as they were handed in.';
comment on column assay.memories.speaker is 'Who said it.';
comment on column assay.memories.turn_id is 'The turn in which it was first said; null for what was remembered by hand.';
comment on column assay.memories.session_id is 'The conversation of that turn.';
comment on column assay.memories.captured_at is 'When it was first said, by the clock of the source.';
comment on column assay.memories.created_at is 'When it was first remembered, by the database''s clock.';
comment on column assay.memories.provider is 'What made the record: an extraction provider, journal (an entry), or hand.';
comment on column assay.memories.statement_type is 'What kind of statement (preference, fact, correction, decision, or words of the application).';
comment on column assay.memories.importance is 'How much it matters, from 0 to 1.';
comment on column assay.memories.confidence is 'How sure, from 0 to 1: the mean of all signals and of one prior signal of 0.5.';
comment on column assay.memories.corroborations is 'Signals of 0.5 and above.';
comment on column assay.memories.contradictions is 'Signals below 0.5.';
comment on column assay.memories.evidence is 'How often it was said: deliveries of one turn count once.';
comment on column assay.memories.pinned is 'True: it does not decay.';
comment on column assay.memories.valid_from is 'From when on it holds in the world (the earliest of its evidence).';
comment on column assay.memories.valid_to is 'From when on none of its evidence holds any longer; null while some does.';
comment on column assay.memories.refreshed_at is 'When it was last said again or proved useful; decay counts from here. Never ahead of the database''s clock when written.';
comment on column assay.memories.forgotten_at is 'When it was forgotten: recall does not find it any more. Null while it is remembered.';
comment on column assay.memories.language is 'Text search configuration that it is indexed by.';
comment on column assay.memories.entry_id is 'The journal entry it was first made from; null for what did not come through the journal.';
comment on column assay.memories.recallable is 'Whether recall can find it now: neither forgotten nor ended, and begun.';
comment on column assay.memories.recalls is 'How often it was injected into a conversation.';
comment on column assay.memories.recalled_at is 'When it was last injected; null for never.';
revoke all on assay.memories from public;
