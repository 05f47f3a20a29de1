-- The decision log: one row per candidate for what holds now, and one per attempt for how it came about.

create table assay.decision (
    -- Columns are ordered by alignment: 16 and 8 bytes wide first, then 4, then text.
    entry_id uuid,
    judge_id uuid not null,
    captured_at timestamptz,
    written_at timestamptz not null default clock_timestamp(),
    span_start integer,
    span_end integer,
    turn_candidates integer,
    latency_ms integer,
    input_tokens integer,
    output_tokens integer,
    max_tokens integer,
    agent_id assay.agent_id not null,
    turn_id assay.turn_id not null,
    candidate_id assay.candidate_id not null,
    state text not null,
    reason_code text not null,
    generator_rule assay.label not null,
    text_sha256 assay.sha256_hex,
    detail_code assay.detail_code,
    session_id text,
    speaker text,
    finish_reason text,
    constraint decision_verdict_reason_fkey foreign key (state, reason_code)
    references assay.verdict_reason (state, reason_code),
    constraint decision_judge_fkey foreign key (judge_id) references assay.judge (judge_id),
    constraint decision_entry_fkey foreign key (agent_id, turn_id, candidate_id, entry_id)
    references assay.journal_entry (agent_id, turn_id, candidate_id, entry_id),
    constraint decision_accept_has_entry check ((state = 'accept') = (entry_id is not null)),
    constraint decision_drop_keeps_nothing check (
        state <> 'firewall_drop' or (text_sha256 is null and span_start is null and span_end is null)
    ),
    constraint decision_span check ((span_start is null) = (span_end is null) and span_start between 0 and span_end),
    constraint decision_times check (
        captured_at >= '0001-01-02 00:00:00+00' and captured_at < '9999-12-31 00:00:00+00'
    ),
    constraint decision_receipt check (
        latency_ms >= 0 and input_tokens >= 0 and output_tokens >= 0 and max_tokens >= 0 and turn_candidates >= 0
    ),
    constraint decision_lengths check (
        octet_length(session_id) <= 512
        and octet_length(speaker) <= 512
        and octet_length(finish_reason) <= 100
    )
);
-- Keys are created last, as for assay.journal_entry.
-- Without candidate_id: an index that holds the whole key, though not in its order, is taken for a row that is looked up by
-- key as long as the planner believes that the agent has few, and then all of the agent's entries are read for each.
create index decision_report_idx on assay.decision (agent_id, written_at)
include (state, reason_code, generator_rule, turn_id, judge_id);
comment on index assay.decision_report_idx is 'Listing in order of time, and the aggregates of the dashboards without touching the table.';
create index decision_pending_idx on assay.decision (agent_id, written_at) where state = 'pending';
comment on index assay.decision_pending_idx is 'The few unfinished rows.';
alter table assay.decision
add constraint decision_pkey primary key (agent_id, turn_id, candidate_id);
comment on table assay.decision is
'Decision log: one row per candidate, saying what became of it and why. Written only through functions; readers use view assay.decisions.';
comment on column assay.decision.entry_id is 'The journal entry of an accepted candidate; null in every other state.';
comment on column assay.decision.judge_id is 'What judged it.';
comment on column assay.decision.captured_at is 'When the turn was said, by the clock of the source.';
comment on column assay.decision.written_at is 'Last write of the row, by the database''s clock.';
comment on column assay.decision.span_start is 'Start of the candidate in the turn''s text as it was judged, in code points; null for a firewall drop.';
comment on column assay.decision.span_end is 'End of the candidate in the turn''s text as it was judged (exclusive), in code points; null for a firewall drop.';
comment on column assay.decision.turn_candidates is 'How many candidates the turn had when it was judged: tells whether a turn that is run again is the same.';
comment on column assay.decision.latency_ms is 'How long the judge took, in milliseconds.';
comment on column assay.decision.input_tokens is 'Tokens sent to the judge for this candidate; null where unknown.';
comment on column assay.decision.output_tokens is 'Tokens that the judge produced for this candidate; null where unknown.';
comment on column assay.decision.max_tokens is 'The output limit that the request set; null where none was set.';
comment on column assay.decision.agent_id is 'Whose memory.';
comment on column assay.decision.turn_id is 'The turn that yielded it.';
comment on column assay.decision.candidate_id is 'The candidate.';
comment on column assay.decision.state is 'accept, reject, withhold, firewall_drop, or pending while its journal entry is being written.';
comment on column assay.decision.reason_code is 'Why; see assay.verdict_reason.';
comment on column assay.decision.generator_rule is 'What generated it: sentence, entity; empty and turn for rows that stand for a whole turn.';
comment on column assay.decision.text_sha256 is
'SHA-256 of the candidate''s text, to tell whether a turn run again is the same; null for a firewall drop, whose digest could be searched.';
comment on column assay.decision.detail_code is
'How it happened: the firewall''s reason, the way in which a judgement failed, or terminal_conflict_refused when a later write was refused.';
comment on column assay.decision.session_id is 'The conversation that the turn belongs to.';
comment on column assay.decision.speaker is 'Who said it.';
comment on column assay.decision.finish_reason is 'Why the model stopped, in its provider''s words.';
comment on constraint decision_pkey on assay.decision is 'One row per candidate.';
comment on constraint decision_verdict_reason_fkey on assay.decision is 'State and reason are a pair of the vocabulary.';
comment on constraint decision_judge_fkey on assay.decision is 'Every decision knows what judged it.';
comment on constraint decision_entry_fkey on assay.decision is 'An accepted candidate''s entry exists and is its own.';
comment on constraint decision_accept_has_entry on assay.decision is 'Accepted exactly when there is an entry.';
comment on constraint decision_drop_keeps_nothing on assay.decision is 'A blocked candidate leaves neither digest nor place.';
comment on constraint decision_span on assay.decision is 'A span has two ends, in order.';
comment on constraint decision_times on assay.decision is 'As for journal_entry_times: every client can read it.';
comment on constraint decision_receipt on assay.decision is 'Amounts are not negative.';
comment on constraint decision_lengths on assay.decision is 'Names, not texts.';

-- An entry that names a candidate has a decision row: with the foreign key above this is the write order of the
-- two-phase accept, held by the database. Not a foreign key but a trigger (journal_entry_decision), because what another
-- store brings may come before its row, which nobody can add to it later. Rows of decisions are never deleted.

create table assay.decision_event (
    event_id bigint not null generated by default as identity,
    entry_id uuid,
    judge_id uuid not null,
    attempted_at timestamptz not null default clock_timestamp(),
    latency_ms integer,
    input_tokens integer,
    output_tokens integer,
    max_tokens integer,
    agent_id assay.agent_id not null,
    turn_id assay.turn_id not null,
    candidate_id assay.candidate_id not null,
    outcome text not null,
    state text not null,
    reason_code text not null,
    detail_code assay.detail_code,
    finish_reason text,
    constraint decision_event_pkey primary key (agent_id, event_id),
    constraint decision_event_decision_fkey foreign key (agent_id, turn_id, candidate_id)
    references assay.decision (agent_id, turn_id, candidate_id),
    constraint decision_event_verdict_reason_fkey foreign key (state, reason_code)
    references assay.verdict_reason (state, reason_code),
    constraint decision_event_outcome check (outcome in ('applied', 'refused'))
);
comment on table assay.decision_event is
'History of the decision log: every attempt at a row, refused ones included. Append-only. Readers use view assay.decision_history.';
comment on column assay.decision_event.event_id is 'Order of the attempts at one row.';
comment on column assay.decision_event.entry_id is 'The journal entry that the attempt named.';
comment on column assay.decision_event.judge_id is 'What judged this attempt.';
comment on column assay.decision_event.attempted_at is 'When, by the database''s clock.';
comment on column assay.decision_event.latency_ms is 'How long the judge took, in milliseconds.';
comment on column assay.decision_event.input_tokens is 'Tokens sent to the judge for this attempt.';
comment on column assay.decision_event.output_tokens is 'Tokens that the judge produced for this attempt.';
comment on column assay.decision_event.max_tokens is 'The output limit that the request set.';
comment on column assay.decision_event.agent_id is 'Whose memory.';
comment on column assay.decision_event.turn_id is 'The turn.';
comment on column assay.decision_event.candidate_id is 'The candidate.';
comment on column assay.decision_event.outcome is 'applied: the row took it. refused: the row was an accepted one and stayed as it was.';
comment on column assay.decision_event.state is 'The state that was to be written.';
comment on column assay.decision_event.reason_code is 'The reason that was to be written.';
comment on column assay.decision_event.detail_code is 'How it happened.';
comment on column assay.decision_event.finish_reason is 'Why the model stopped, in its provider''s words.';
comment on constraint decision_event_pkey on assay.decision_event is 'Identity within the agent.';
comment on constraint decision_event_decision_fkey on assay.decision_event is 'History of a row that exists.';
comment on constraint decision_event_verdict_reason_fkey on assay.decision_event is 'Attempts use the vocabulary, too.';
comment on constraint decision_event_outcome on assay.decision_event is 'Two outcomes.';

create index decision_event_candidate_idx on assay.decision_event (agent_id, turn_id, candidate_id, event_id);
comment on index assay.decision_event_candidate_idx is 'The history of one candidate.';

-- Unlogged: a lease is worth nothing after a crash of the server. The constraints of the journal, not the leases, are
-- what makes a second entry impossible; a lease only saves the loser its work.
create unlogged table assay.lease (
    token uuid not null,
    expires_at timestamptz not null,
    agent_id assay.agent_id not null,
    lease_key text collate "C" not null,
    constraint lease_pkey primary key (agent_id, lease_key),
    constraint lease_key_length check (octet_length(lease_key) between 1 and 1400)
);
comment on table assay.lease is 'Who is at work on what: a key is held by one token until it is released or expires.';
comment on column assay.lease.token is 'Held by; only the same token can release it.';
comment on column assay.lease.expires_at is 'From then on anyone may take it over.';
comment on column assay.lease.agent_id is 'Whose memory.';
comment on column assay.lease.lease_key is 'What is being worked on.';
comment on constraint lease_pkey on assay.lease is 'One holder at a time.';
comment on constraint lease_key_length on assay.lease is 'A key fits an index entry.';

create table assay.gold_label (
    labelled_at timestamptz not null default clock_timestamp(),
    should_accept boolean not null,
    agent_id assay.agent_id not null,
    turn_id assay.turn_id not null,
    candidate_id assay.candidate_id not null,
    labelled_by text not null,
    constraint gold_label_pkey primary key (agent_id, turn_id, candidate_id),
    constraint gold_label_decision_fkey foreign key (agent_id, turn_id, candidate_id)
    references assay.decision (agent_id, turn_id, candidate_id),
    constraint gold_label_labelled_by check (octet_length(labelled_by) between 1 and 200)
);
comment on table assay.gold_label is 'Human truth: should this candidate have been accepted? Precision and recall are measured against it.';
comment on column assay.gold_label.labelled_at is 'When it was last said.';
comment on column assay.gold_label.should_accept is 'True: it should have been kept.';
comment on column assay.gold_label.agent_id is 'Whose memory.';
comment on column assay.gold_label.turn_id is 'The turn.';
comment on column assay.gold_label.candidate_id is 'The candidate.';
comment on column assay.gold_label.labelled_by is 'Who said so.';
comment on constraint gold_label_pkey on assay.gold_label is 'One label per candidate.';
comment on constraint gold_label_decision_fkey on assay.gold_label is 'The candidate is in the decision log.';
comment on constraint gold_label_labelled_by on assay.gold_label is 'A name, not a text.';

create table assay.never_record_drop (
    drop_id uuid not null default gen_random_uuid(),
    dropped_at timestamptz not null default clock_timestamp(),
    agent_id assay.agent_id not null,
    stage text not null,
    reason assay.name not null,
    detector assay.detail_code not null,
    constraint never_record_drop_pkey primary key (agent_id, drop_id),
    constraint never_record_drop_stage check (stage in ('turn', 'candidate', 'journal', 'memory'))
);
comment on table assay.never_record_drop is
'Tombstones of what the firewall kept out: that something was blocked, when and by which detector, and nothing of the thing itself. Readers use view assay.privacy_drops.';
comment on column assay.never_record_drop.drop_id is 'Random identity, derived from nothing.';
comment on column assay.never_record_drop.dropped_at is 'When, by the database''s clock.';
comment on column assay.never_record_drop.agent_id is 'Whose memory.';
comment on column assay.never_record_drop.stage is 'Where it was blocked: turn, candidate, journal or memory.';
comment on column assay.never_record_drop.reason is 'What kind of secret, for example payment_card.';
comment on column assay.never_record_drop.detector is 'Which detector found it.';
comment on constraint never_record_drop_pkey on assay.never_record_drop is 'Identity within the agent.';
comment on constraint never_record_drop_stage on assay.never_record_drop is 'Four places.';

create index never_record_drop_time_idx on assay.never_record_drop (agent_id, dropped_at) include (stage, reason, detector);
comment on index assay.never_record_drop_time_idx is 'Counts by day, reason and detector.';
