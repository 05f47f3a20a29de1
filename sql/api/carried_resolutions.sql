create or replace view assay.carried_resolutions with (security_barrier = true) as
select
    r.agent_id::text as agent_id,
    r.turn_id::text as turn_id,
    r.candidate_id::text as candidate_id,
    r.entry_id,
    r.source_id,
    r.status::text as status,
    e.statement,
    e.verbatim,
    r.speaker,
    r.reference_list,
    r.valid_from,
    r.timezone,
    r.window_truncated,
    r.degraded,
    r.captured_at,
    r.written_at
from assay.carried_resolution as r
inner join assay.journal_entry as e on e.agent_id = r.agent_id and e.entry_id = r.entry_id
where r.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.carried_resolutions is
'How a source that was moved here had resolved the references of accepted candidates.';
comment on column assay.carried_resolutions.agent_id is 'Whose memory.';
comment on column assay.carried_resolutions.turn_id is 'The turn.';
comment on column assay.carried_resolutions.candidate_id is 'The candidate.';
comment on column assay.carried_resolutions.entry_id is 'The entry that came of it.';
comment on column assay.carried_resolutions.source_id is 'The name that the user gave to the store.';
comment on column assay.carried_resolutions.status is 'How it went, in the source''s words, such as resolved or evidence_gap.';
comment on column assay.carried_resolutions.statement is 'What the candidate says when it stands alone: the entry''s statement.';
comment on column assay.carried_resolutions.verbatim is 'Its words: the entry''s.';
comment on column assay.carried_resolutions.speaker is 'Who spoke; empty where the source did not know.';
comment on column assay.carried_resolutions.reference_list is 'Each reference and what became of it, as the source had it.';
comment on column assay.carried_resolutions.valid_from is 'From when on the candidate holds, where the words said so.';
comment on column assay.carried_resolutions.timezone is 'The time zone in which times of day were read.';
comment on column assay.carried_resolutions.window_truncated is 'Whether the resolver saw only a part of the conversation.';
comment on column assay.carried_resolutions.degraded is 'Whether the resolver had to do without its model.';
comment on column assay.carried_resolutions.captured_at is 'Clock of the source turn.';
comment on column assay.carried_resolutions.written_at is 'When the source wrote it.';
revoke all on assay.carried_resolutions from public;
