-- Views run with their owner's rights: readers hold no right on any table. The condition on agent_id limits a session to
-- one agent when the setting assay.agent_id is present. It is a range, not an OR, so that it is an index condition either
-- way; 64 times the last code point sorts after every agent_id there can be (255 bytes). Left joins although the foreign keys
-- make them exact: the planner drops those whose columns nobody asks for.
create or replace view assay.decisions with (security_barrier = true) as
select
    d.agent_id::text as agent_id,
    d.turn_id::text as turn_id,
    d.candidate_id::text as candidate_id,
    d.generator_rule::text as generator_rule,
    d.state,
    d.reason_code,
    r.loss,
    r.decided_by,
    d.detail_code::text as detail_code,
    d.entry_id,
    d.span_start,
    d.span_end,
    d.text_sha256::text as text_sha256,
    d.speaker,
    d.session_id,
    d.captured_at,
    d.written_at,
    d.judge_id,
    j.provider,
    j.model,
    j.prompt_sha256::text as prompt_sha256,
    j.schema_sha256::text as schema_sha256,
    j.package_version,
    d.latency_ms,
    d.input_tokens,
    d.output_tokens,
    d.max_tokens,
    d.finish_reason,
    d.turn_candidates
from assay.decision as d
left join assay.verdict_reason as r on r.state = d.state and r.reason_code = d.reason_code
left join assay.judge as j on j.judge_id = d.judge_id
where d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.decisions is
'The decision log: one row per candidate, with what judged it and what kind of loss it is.';
comment on column assay.decisions.agent_id is 'Whose memory.';
comment on column assay.decisions.turn_id is 'The turn that yielded it.';
comment on column assay.decisions.candidate_id is 'The candidate.';
comment on column assay.decisions.generator_rule is 'What generated it: sentence, entity; empty and turn for rows that stand for a whole turn.';
comment on column assay.decisions.state is 'accept, reject, withhold, firewall_drop, or pending while its journal entry is being written.';
comment on column assay.decisions.reason_code is 'Why; see assay.verdict_reason.';
comment on column assay.decisions.loss is 'What a candidate that should have been kept was lost to: none, privacy, the model''s judgement, or infrastructure (judged again when the turn is run again).';
comment on column assay.decisions.decided_by is 'model: a verdict provider may say so. trusted: only code of pgassay may; a model that claims it is not believed.';
comment on column assay.decisions.detail_code is 'How it happened: the firewall''s reason, the way in which a judgement failed, or terminal_conflict_refused when a later write was refused.';
comment on column assay.decisions.entry_id is 'The journal entry of an accepted candidate; null in every other state.';
comment on column assay.decisions.span_start is 'Start of the candidate in the turn''s text as it was judged, in code points; null for a firewall drop.';
comment on column assay.decisions.span_end is 'End of the candidate in the turn''s text as it was judged (exclusive), in code points; null for a firewall drop.';
comment on column assay.decisions.text_sha256 is 'SHA-256 of the candidate''s text, to tell whether a turn run again is the same; null for a firewall drop, whose digest could be searched.';
comment on column assay.decisions.speaker is 'Who said it.';
comment on column assay.decisions.session_id is 'The conversation that the turn belongs to.';
comment on column assay.decisions.captured_at is 'When the turn was said, by the clock of the source.';
comment on column assay.decisions.written_at is 'Last write of the row, by the database''s clock.';
comment on column assay.decisions.judge_id is 'What judged it.';
comment on column assay.decisions.provider is 'Name of the verdict provider, for example claude, rules, or the class of one''s own; pgassay for decisions of the pipeline itself.';
comment on column assay.decisions.model is 'Model identifier; null where no model is involved.';
comment on column assay.decisions.prompt_sha256 is 'SHA-256 of the instructions the judge was given; null where there are none.';
comment on column assay.decisions.schema_sha256 is 'SHA-256 of the reply schema; null where there is none.';
comment on column assay.decisions.package_version is 'Version of pgassay (or of the client that wrote the row).';
comment on column assay.decisions.latency_ms is 'How long the judge took, in milliseconds.';
comment on column assay.decisions.input_tokens is 'Tokens sent to the judge for this candidate; null where unknown.';
comment on column assay.decisions.output_tokens is 'Tokens that the judge produced for this candidate; null where unknown.';
comment on column assay.decisions.max_tokens is 'The output limit that the request set; null where none was set.';
comment on column assay.decisions.finish_reason is 'Why the model stopped, in its provider''s words.';
comment on column assay.decisions.turn_candidates is 'How many candidates the turn had when it was judged: tells whether a turn that is run again is the same.';
revoke all on assay.decisions from public;
