create or replace view assay.memory_sources with (security_barrier = true) as
select
    e.agent_id::text as agent_id,
    e.memory_id,
    e.provider,
    e.turn_id::text as turn_id,
    e.session_id,
    e.speaker,
    e.entry_id,
    e.captured_at,
    e.recorded_at,
    e.valid_from,
    e.valid_to
from assay.memory_evidence as e
where e.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.memory_sources is
'Where records come from: one row per turn, entry or hand that gave one. A record holds while one of its sources does.';
comment on column assay.memory_sources.agent_id is 'Whose memory.';
comment on column assay.memory_sources.memory_id is 'The record.';
comment on column assay.memory_sources.provider is 'What made it: an extraction provider, journal, or hand.';
comment on column assay.memory_sources.turn_id is 'The turn.';
comment on column assay.memory_sources.session_id is 'The conversation of the turn.';
comment on column assay.memory_sources.speaker is 'Who said it.';
comment on column assay.memory_sources.entry_id is 'The journal entry that says so; null for what did not come through the journal.';
comment on column assay.memory_sources.captured_at is 'When it was said, by the clock of the source.';
comment on column assay.memory_sources.recorded_at is 'When the database learned of it, by the database''s clock.';
comment on column assay.memory_sources.valid_from is 'From when on it holds in the world.';
comment on column assay.memory_sources.valid_to is 'From when on it no longer does: when its entry was superseded or retracted; null while it holds.';
revoke all on assay.memory_sources from public;
