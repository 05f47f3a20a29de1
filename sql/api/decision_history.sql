create or replace view assay.decision_history with (security_barrier = true) as
select
    e.agent_id::text as agent_id,
    e.turn_id::text as turn_id,
    e.candidate_id::text as candidate_id,
    e.event_id,
    e.attempted_at,
    e.outcome,
    e.state,
    e.reason_code,
    e.detail_code::text as detail_code,
    e.entry_id,
    e.judge_id,
    j.provider,
    j.model,
    j.package_version,
    e.latency_ms,
    e.input_tokens,
    e.output_tokens,
    e.max_tokens,
    e.finish_reason
from assay.decision_event as e
inner join assay.judge as j on j.judge_id = e.judge_id
where e.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.decision_history is
'Every attempt at a decision, refused ones included, oldest first by event_id within a candidate.';
comment on column assay.decision_history.agent_id is 'Whose memory.';
comment on column assay.decision_history.turn_id is 'The turn.';
comment on column assay.decision_history.candidate_id is 'The candidate.';
comment on column assay.decision_history.event_id is 'Order of the attempts at one row.';
comment on column assay.decision_history.attempted_at is 'When, by the database''s clock.';
comment on column assay.decision_history.outcome is 'applied: the row took it. refused: the row was an accepted one and stayed as it was.';
comment on column assay.decision_history.state is 'The state that was to be written.';
comment on column assay.decision_history.reason_code is 'The reason that was to be written.';
comment on column assay.decision_history.detail_code is 'How it happened.';
comment on column assay.decision_history.entry_id is 'The journal entry that the attempt named.';
comment on column assay.decision_history.judge_id is 'What judged this attempt.';
comment on column assay.decision_history.provider is 'Name of the verdict provider, for example claude, rules, or the class of one''s own; pgassay for decisions of the pipeline itself.';
comment on column assay.decision_history.model is 'Model identifier; null where no model is involved.';
comment on column assay.decision_history.package_version is 'Version of pgassay (or of the client that wrote the row).';
comment on column assay.decision_history.latency_ms is 'How long the judge took, in milliseconds.';
comment on column assay.decision_history.input_tokens is 'Tokens sent to the judge for this attempt.';
comment on column assay.decision_history.output_tokens is 'Tokens that the judge produced for this attempt.';
comment on column assay.decision_history.max_tokens is 'The output limit that the request set.';
comment on column assay.decision_history.finish_reason is 'Why the model stopped, in its provider''s words.';
revoke all on assay.decision_history from public;
