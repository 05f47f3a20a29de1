-- The closed vocabulary of outcomes. A decision names a pair of this table or it is not stored.
create table assay.verdict_reason (
    state text not null,
    reason_code text not null,
    terminal boolean not null,
    decided_by text not null,
    loss text not null,
    meaning text not null,
    constraint verdict_reason_pkey primary key (state, reason_code),
    constraint verdict_reason_decided_by check (decided_by in ('model', 'trusted')),
    constraint verdict_reason_loss check (loss in ('none', 'privacy', 'model', 'infrastructure')),
    constraint verdict_reason_pending check (terminal = (state <> 'pending'))
);
comment on table assay.verdict_reason is
'Vocabulary: every pair of state and reason that a decision may hold, who may decide it, and what kind of loss it is.';
comment on column assay.verdict_reason.state is
'accept, reject, withhold, firewall_drop (terminal) or pending (an unfinished write).';
comment on column assay.verdict_reason.reason_code is 'Why: the reason that may go with the state.';
comment on column assay.verdict_reason.terminal is 'False for pending only: it marks an unfinished write and is never counted.';
comment on column assay.verdict_reason.decided_by is
'model: a verdict provider may say so. trusted: only code of pgassay may; a model that claims it is not believed.';
comment on column assay.verdict_reason.loss is
'What a candidate that should have been kept was lost to: none, privacy, the model''s judgement, or infrastructure (judged again when the turn is run again).';
comment on column assay.verdict_reason.meaning is 'The pair in a sentence.';
comment on constraint verdict_reason_pkey on assay.verdict_reason is 'A pair stands once.';
comment on constraint verdict_reason_decided_by on assay.verdict_reason is 'Two kinds of author.';
comment on constraint verdict_reason_loss on assay.verdict_reason is 'Four kinds of loss.';
comment on constraint verdict_reason_pending on assay.verdict_reason is 'Pending is the one state that is not terminal.';

insert into assay.verdict_reason (state, reason_code, terminal, decided_by, loss, meaning) values
('accept', 'accepted', true, 'model', 'none', 'Kept: its journal entry is named by the row.'),
('reject', 'not_a_fact', true, 'model', 'model', 'The judge found no fact in it.'),
('reject', 'not_memorable', true, 'model', 'model', 'The judge found a fact that is not worth keeping.'),
('withhold', 'low_confidence', true, 'model', 'model', 'The judge found it too hedged to store as it is.'),
('withhold', 'needs_confirmation', true, 'model', 'model', 'The judge wants it confirmed first.'),
('firewall_drop', 'pre_llm_candidate_block', true, 'trusted', 'privacy', 'Blocked before any judge saw it.'),
('firewall_drop', 'post_accept_journal_block', true, 'trusted', 'privacy', 'Accepted, then blocked when it was to be written into the journal.'),
('firewall_drop', 'turn_level_block', true, 'trusted', 'privacy', 'The whole turn was voided before candidates were generated.'),
('reject', 'assembly_failed', true, 'trusted', 'infrastructure', 'Accepted, but its journal entry could not be written.'),
('reject', 'ambiguous_reconciliation', true, 'trusted', 'infrastructure', 'More than one journal entry claims to be its own.'),
('reject', 'llm_unavailable', true, 'trusted', 'infrastructure', 'No valid verdict was to be had: outage, refusal, malformed reply.'),
('reject', 'empty_turn', true, 'trusted', 'none', 'The turn was empty or blank: one row for the whole turn.'),
('pending', 'accepted', false, 'trusted', 'none', 'Accepted, its journal entry not written yet.');

create table assay.judge (
    judge_id uuid not null default gen_random_uuid(),
    first_seen_at timestamptz not null default clock_timestamp(),
    provider text not null,
    model text,
    prompt_sha256 assay.sha256_hex,
    schema_sha256 assay.sha256_hex,
    package_version text not null,
    constraint judge_pkey primary key (judge_id),
    constraint judge_identity unique nulls not distinct (provider, model, prompt_sha256, schema_sha256, package_version),
    constraint judge_lengths check (
        octet_length(provider) between 1 and 200
        and octet_length(model) between 1 and 200
        and octet_length(package_version) between 1 and 100
    )
);
comment on table assay.judge is
'Who decided: one row per provider, model, prompt, schema and package version that ever judged a candidate.';
comment on column assay.judge.judge_id is 'Identity.';
comment on column assay.judge.first_seen_at is 'When it first judged.';
comment on column assay.judge.provider is
'Name of the verdict provider, for example claude, rules, or the class of one''s own; pgassay for decisions of the pipeline itself.';
comment on column assay.judge.model is 'Model identifier; null where no model is involved.';
comment on column assay.judge.prompt_sha256 is 'SHA-256 of the instructions the judge was given; null where there are none.';
comment on column assay.judge.schema_sha256 is 'SHA-256 of the reply schema; null where there is none.';
comment on column assay.judge.package_version is 'Version of pgassay (or of the client that wrote the row).';
comment on constraint judge_pkey on assay.judge is 'Identity.';
comment on constraint judge_identity on assay.judge is 'The same judge is one row.';
comment on constraint judge_lengths on assay.judge is 'Names, not texts.';
