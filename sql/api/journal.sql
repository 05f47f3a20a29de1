create or replace view assay.journal with (security_barrier = true) as
select
    e.agent_id::text as agent_id,
    e.entry_id,
    e.entry_seq,
    e.kind::text as kind,
    e.target_id,
    e.turn_id::text as turn_id,
    e.candidate_id::text as candidate_id,
    e.session_id,
    e.speaker,
    e.claim_type,
    e.stated,
    e.verbatim,
    e.statement,
    e.payload,
    e.subjects,
    e.captured_at,
    e.valid_from,
    e.recorded_at
from assay.journal_entry as e
where e.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.journal is
'The provenance journal: every entry as it was written.';
comment on column assay.journal.agent_id is 'Whose memory.';
comment on column assay.journal.entry_id is 'Identity within the agent: a time-ordered UUID (version 7) unless the client chose one.';
comment on column assay.journal.entry_seq is 'Order of writing: an annotation always has a higher number than its target, whatever the clocks say.';
comment on column assay.journal.kind is 'assert, confirm, supersede, retract, or a registered kind.';
comment on column assay.journal.target_id is 'The entry that this one annotates; null for kinds that stand by themselves.';
comment on column assay.journal.turn_id is 'The turn it came from; null for an entry made by hand.';
comment on column assay.journal.candidate_id is 'The accepted candidate behind it; at most one entry per candidate.';
comment on column assay.journal.session_id is 'The conversation that the turn belongs to.';
comment on column assay.journal.speaker is 'Who said it.';
comment on column assay.journal.claim_type is 'What kind of claim, in the words of the application.';
comment on column assay.journal.stated is 'True: said in so many words. False: inferred.';
comment on column assay.journal.verbatim is 'The words themselves, never changed.';
comment on column assay.journal.statement is 'The same said so that it stands alone (references resolved); equal to verbatim where nothing was resolved.';
comment on column assay.journal.payload is 'Structured data of the application.';
comment on column assay.journal.subjects is 'Tags; an accepted candidate''s entry carries cand:{candidate_id}.';
comment on column assay.journal.captured_at is 'When the words were said, by the clock of the source.';
comment on column assay.journal.valid_from is 'From when on it holds in the world; for a closing annotation, from when on the target no longer does.';
comment on column assay.journal.recorded_at is 'When the database learned of it, by the database''s clock.';
revoke all on assay.journal from public;
