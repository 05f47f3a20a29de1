-- pgassay 0.1.0: the schema assay, for a database that does not have it.
-- Compiled from sql/schema and sql/api by `make sql`. Do not change it here.
-- Run it in one transaction: psql --single-transaction -v ON_ERROR_STOP=1 -f THIS_FILE

-- Names are bound while this runs: only the system's own may be found without a schema. The
-- setting is put back at the end, for whatever else happens in the same transaction.
do $$
begin
    perform pg_catalog.set_config(
        'assay.search_path_before', pg_catalog.current_setting('search_path'), true
    );
end
$$;
set local search_path = pg_catalog, pg_temp;

-- What somebody else has put into the schema would be taken over with its owner.
do $$
begin
    if exists (
        select from pg_class as c
        where c.relnamespace = to_regnamespace('assay') and c.relname !~ '^alembic_version'
        union all
        select from pg_proc as p where p.pronamespace = to_regnamespace('assay')
    ) then
        raise exception 'the schema assay is not empty' using
            errcode = '55000',
            hint = 'Is pgassay installed already? Else drop what is in the schema, or the schema.';
    end if;
end
$$;

-- ---- schema/000_schema.sql

-- The schema that holds everything. Its name is fixed: dashboards, grants and hand-written queries rely on it.
-- An administrator may have created it beforehand, empty, for a role that may not create schemas: then it is used
-- as it is. (`create schema if not exists` asks for CREATE on the database even when the schema is there.)
do $$
begin
    if pg_catalog.to_regnamespace('assay') is null then
        create schema assay;
    end if;
    -- Only its owner may comment on a schema.
    if (
        select pg_catalog.pg_has_role(n.nspowner, 'USAGE')
        from pg_catalog.pg_namespace as n
        where n.nspname = 'assay'
    ) then
        comment on schema assay is
        'Auditable agent memory: every candidate fact that a conversation yields ends as one row that says what happened to it and why; accepted ones go word for word into an append-only journal.';
    end if;
end
$$;

-- ---- schema/010_types.sql

-- Identifiers are chosen by clients, so their limits live in domains: a column, a parameter and an error message then
-- agree by construction. Lengths are in bytes and chosen so that the widest key (agent, turn, candidate, uuid) stays
-- under the 2,704 bytes of a B-tree entry. Collation "C": keys must not depend on the locale library of one server,
-- and byte order makes the range condition of the agent scope (see view assay.decisions) exact.
--
-- Formats are checked with translate(), not with patterns: PostgreSQL keeps 32 compiled patterns a session, and the
-- firewall needs them.

create domain assay.agent_id as text collate "C"
constraint agent_id_length check (octet_length(value) between 1 and 255);
comment on domain assay.agent_id is 'Whose memory it is: any text of 1 to 255 bytes, compared byte by byte.';
comment on constraint agent_id_length on domain assay.agent_id is 'Fits an index entry together with the other keys.';

create domain assay.turn_id as text collate "C"
constraint turn_id_length check (octet_length(value) between 1 and 512);
comment on domain assay.turn_id is 'One finished turn of a conversation: any text of 1 to 512 bytes, unique within the agent.';
comment on constraint turn_id_length on domain assay.turn_id is 'Fits an index entry together with the other keys.';

create domain assay.candidate_id as text collate "C"
constraint candidate_id_length check (octet_length(value) between 1 and 600);
comment on domain assay.candidate_id is
'One candidate fact, "{turn_id}:{generator_rule}:{ordinal}" where pgassay generated it: 1 to 600 bytes, never a digest.';
comment on constraint candidate_id_length on domain assay.candidate_id is 'Fits an index entry together with the other keys.';

create domain assay.sha256_hex as text collate "C"
constraint sha256_hex_format check (octet_length(value) = 64 and translate(value, '0123456789abcdef', '') = '');
comment on domain assay.sha256_hex is 'A SHA-256 digest as 64 lower-case hexadecimal digits.';
comment on constraint sha256_hex_format on domain assay.sha256_hex is 'One spelling per digest.';

create domain assay.name as text collate "C"
constraint name_format check (
    octet_length(value) between 1 and 63
    and translate(value, 'abcdefghijklmnopqrstuvwxyz0123456789_', '') = ''
);
comment on domain assay.name is 'The name of a kind, rule or reason: 1 to 63 lower-case letters, digits and underscores.';
comment on constraint name_format on domain assay.name is 'Names, not texts.';

create domain assay.label as text collate "C"
constraint label_format check (
    octet_length(value) between 1 and 200
    and translate(
        value,
        e'\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f',
        ''
    ) = value
);
comment on domain assay.label is
'What another system called a kind or rule: 1 to 200 bytes without control characters. What is written here is an assay.name.';
comment on constraint label_format on domain assay.label is 'A word or a few, on one line.';

create domain assay.detail_code as text collate "C"
constraint detail_code_format check (
    octet_length(value) between 1 and 4000
    and translate(value, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.,:-', '') = ''
);
comment on domain assay.detail_code is
'A machine-readable word on how something happened (refused, truncated, timeout, the name of an error type). Never free text.';
comment on constraint detail_code_format on domain assay.detail_code is 'Words for machines, not texts.';

create type assay.judge_input as (
    provider text,
    model text,
    prompt_sha256 text,
    schema_sha256 text,
    package_version text
);
comment on type assay.judge_input is 'Who judged, as a client hands it in: see table assay.judge for the fields.';

create type assay.verdict_input as (
    candidate_id text,
    generator_rule text,
    span_start integer,
    span_end integer,
    text_sha256 text,
    state text,
    reason_code text,
    detail_code text,
    detector text,
    entry_id uuid,
    latency_ms integer,
    input_tokens integer,
    output_tokens integer,
    finish_reason text,
    max_tokens integer
);
comment on type assay.verdict_input is
'One candidate and what was decided about it, as a client hands it in: the fields of assay.decision, and the detector behind a firewall drop.';

create type assay.entry_input as (
    candidate_id text,
    verbatim text,
    statement text,
    payload jsonb,
    subjects text[],
    speaker text,
    session_id text,
    stated boolean,
    claim_type text,
    captured_at timestamptz,
    valid_from timestamptz,
    failure text,
    detector text
);
comment on type assay.entry_input is
'What is to be written into the journal for one accepted candidate: the fields of assay.journal_entry; a failure (detail code) says that the client could not prepare it, with a detector that its firewall stopped it.';

create type assay.label_input as (
    turn_id text,
    candidate_id text,
    should_accept boolean
);
comment on type assay.label_input is
'Human truth about one candidate, as a client hands it in; without a turn_id the label holds for the candidate_id in every turn.';

create type assay.turn_context as (
    turn_candidates integer,
    speaker text,
    session_id text,
    captured_at timestamptz
);
comment on type assay.turn_context is
'What is known of a turn beside its id: how many candidates it yields, who spoke, in which session, when.';

-- ---- schema/020_vocabulary.sql

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

-- ---- schema/030_journal.sql

-- The journal: append-only, bitemporal. What an entry closes is derived from the annotations on read (assay.beliefs),
-- so that an annotation is the close (one insert, nothing to keep in step) and a mistaken one can itself be retracted.

create table assay.journal_kind (
    kind assay.label not null,
    targetless boolean not null,
    closing boolean not null,
    claim boolean not null,
    constraint journal_kind_pkey primary key (kind),
    constraint journal_kind_target unique (kind, targetless),
    constraint journal_kind_closing check (not (targetless and closing)),
    constraint journal_kind_claim check (claim or not targetless)
);
comment on table assay.journal_kind is 'Kinds of journal entries: the four built-in ones and those registered with assay.register_kind.';
comment on column assay.journal_kind.kind is 'Its name: lower-case letters, digits and underscores, except of what was migrated.';
comment on column assay.journal_kind.targetless is 'True: an entry of this kind stands by itself. False: it annotates another entry, its target.';
comment on column assay.journal_kind.closing is 'True: it ends the validity of its target from its own valid_from on.';
comment on column assay.journal_kind.claim is 'True: it says something about the world and can be a belief. False: it only annotates.';
comment on constraint journal_kind_pkey on assay.journal_kind is 'One row a kind.';
comment on constraint journal_kind_target on assay.journal_kind is 'Lets journal_entry prove with a foreign key that it has a target exactly when its kind needs one.';
comment on constraint journal_kind_closing on assay.journal_kind is 'Without a target there is nothing to close.';
comment on constraint journal_kind_claim on assay.journal_kind is 'An entry that annotates nothing must say something itself.';

insert into assay.journal_kind (kind, targetless, closing, claim) values
('assert', true, false, true),
('confirm', false, false, false),
('supersede', false, true, true),
('retract', false, true, false);

create table assay.journal_entry (
    -- Columns are ordered by alignment: 16 and 8 bytes wide first, then the rest.
    entry_id uuid not null,
    target_id uuid,
    entry_seq bigint not null generated always as identity,
    captured_at timestamptz not null,
    valid_from timestamptz not null,
    recorded_at timestamptz not null default clock_timestamp(),
    stated boolean not null default true,
    targetless boolean not null generated always as (target_id is null) stored,
    agent_id assay.agent_id not null,
    kind assay.label not null,
    turn_id assay.turn_id,
    candidate_id assay.candidate_id,
    session_id text,
    speaker text,
    claim_type text,
    verbatim text not null,
    statement text not null,
    payload jsonb,
    subjects text[] not null default '{}',
    constraint journal_entry_kind_fkey foreign key (kind, targetless)
    references assay.journal_kind (kind, targetless),
    constraint journal_entry_not_itself check (target_id <> entry_id),
    constraint journal_entry_candidate_turn check (candidate_id is null or turn_id is not null),
    constraint journal_entry_candidate_subject check (
        candidate_id is null or coalesce(('cand:' || candidate_id) = any (subjects), false)
    ),
    -- What is written here is never changed, so it must be such that every client can read it. Years 1 to 9999 are what
    -- most of them know, less a day at either end for their time zones.
    constraint journal_entry_times check (
        captured_at >= '0001-01-02 00:00:00+00' and captured_at < '9999-12-31 00:00:00+00'
        and valid_from >= '0001-01-02 00:00:00+00' and valid_from < '9999-12-31 00:00:00+00'
    ),
    -- The same for JSON: parsers recurse, and numbers beyond a double are no numbers to many.
    constraint journal_entry_payload check (
        not jsonb_path_exists(payload, 'strict $.**{101 to last}')
        and not jsonb_path_exists(payload, 'strict $.** ? (@.type() == "number" && (@ > 1e308 || @ < -1e308))')
    ),
    constraint journal_entry_lengths check (
        octet_length(session_id) <= 512
        and octet_length(speaker) <= 512
        and octet_length(claim_type) <= 200
    )
);
-- Keys are created last. While a table is empty all its indexes look alike to the planner, which then prefers the latest
-- one, and the plans of foreign keys are kept: created first, the key would lose to an index that only shares agent_id.
create index journal_entry_order_idx on assay.journal_entry (agent_id, entry_seq);
comment on index assay.journal_entry_order_idx is 'Listing an agent''s journal in order of writing.';
create index journal_entry_speaker_idx on assay.journal_entry (agent_id, speaker, entry_seq) where speaker is not null;
comment on index assay.journal_entry_speaker_idx is 'Entries by speaker.';
create index journal_entry_kind_idx on assay.journal_entry (agent_id, kind, entry_seq) where kind <> 'assert';
comment on index assay.journal_entry_kind_idx is 'Entries by kind; plain assertions are the bulk and read in order of writing.';
alter table assay.journal_entry
add constraint journal_entry_candidate unique (agent_id, turn_id, candidate_id),
add constraint journal_entry_of_decision unique (agent_id, turn_id, candidate_id, entry_id),
add constraint journal_entry_pkey primary key (agent_id, entry_id),
add constraint journal_entry_target_fkey foreign key (agent_id, target_id)
references assay.journal_entry (agent_id, entry_id);
-- After the keys, although it is none: where the planner takes an agent to have a single entry (the scope of the views looks so
-- to it), all indexes are alike to it also in a full table. Only a search by target can use this one.
create index journal_entry_target_idx on assay.journal_entry (agent_id, target_id, entry_seq) where target_id is not null;
comment on index assay.journal_entry_target_idx is 'Annotations of an entry; what closes a belief.';
-- Without statistics the planner takes any agent for a part of the table, never for one that is not there: believing that a new
-- agent has a single entry, it would look for one by any index that begins with the agent, and read all the agent has.
alter table assay.journal_entry alter column agent_id set statistics 0;
comment on table assay.journal_entry is
'Provenance journal: append-only entries. UPDATE, DELETE and TRUNCATE are refused; the firewall reads every row before it is stored. Readers use view assay.journal.';
comment on column assay.journal_entry.entry_id is 'Identity within the agent: a time-ordered UUID (version 7) unless the client chose one.';
comment on column assay.journal_entry.target_id is 'The entry that this one annotates; null for kinds that stand by themselves.';
comment on column assay.journal_entry.entry_seq is 'Order of writing: an annotation always has a higher number than its target, whatever the clocks say.';
comment on column assay.journal_entry.captured_at is 'When the words were said, by the clock of the source.';
comment on column assay.journal_entry.valid_from is 'From when on it holds in the world; for a closing annotation, from when on the target no longer does.';
comment on column assay.journal_entry.recorded_at is 'When the database learned of it, by the database''s clock.';
comment on column assay.journal_entry.stated is 'True: said in so many words. False: inferred.';
comment on column assay.journal_entry.targetless is 'Derived: whether there is no target (lets a foreign key check it against the kind).';
comment on column assay.journal_entry.agent_id is 'Whose memory.';
comment on column assay.journal_entry.kind is 'assert, confirm, supersede, retract, or a registered kind.';
comment on column assay.journal_entry.turn_id is 'The turn it came from; null for an entry made by hand.';
comment on column assay.journal_entry.candidate_id is 'The accepted candidate behind it; at most one entry per candidate.';
comment on column assay.journal_entry.session_id is 'The conversation that the turn belongs to.';
comment on column assay.journal_entry.speaker is 'Who said it.';
comment on column assay.journal_entry.claim_type is 'What kind of claim, in the words of the application.';
comment on column assay.journal_entry.verbatim is 'The words themselves, never changed.';
comment on column assay.journal_entry.statement is 'The same said so that it stands alone (references resolved); equal to verbatim where nothing was resolved.';
comment on column assay.journal_entry.payload is 'Structured data of the application.';
comment on column assay.journal_entry.subjects is 'Tags; an accepted candidate''s entry carries cand:{candidate_id}.';
comment on constraint journal_entry_pkey on assay.journal_entry is 'Identity within the agent.';
comment on constraint journal_entry_candidate on assay.journal_entry is 'At most one entry per candidate, however many runners try.';
comment on constraint journal_entry_of_decision on assay.journal_entry is 'What an accepted decision refers to: its own entry, not just any.';
comment on constraint journal_entry_target_fkey on assay.journal_entry is 'The target is an entry of the same agent.';
comment on constraint journal_entry_kind_fkey on assay.journal_entry is 'A known kind, with a target exactly when the kind needs one.';
comment on constraint journal_entry_not_itself on assay.journal_entry is 'No entry annotates itself.';
comment on constraint journal_entry_candidate_turn on assay.journal_entry is 'A candidate belongs to a turn.';
comment on constraint journal_entry_candidate_subject on assay.journal_entry is 'The candidate can be found by its tag as well.';
comment on constraint journal_entry_times on assay.journal_entry is
'Times are moments that every client can read: no infinities, from the second day of year 1 to the last but one of year 9999.';
comment on constraint journal_entry_payload on assay.journal_entry is
'JSON that every client can read: nested 100 deep at most, numbers within the range of a double.';
comment on constraint journal_entry_lengths on assay.journal_entry is 'Names, not texts.';

create table assay.journal_subject (
    entry_id uuid not null,
    agent_id assay.agent_id not null,
    subject text collate "C" not null,
    constraint journal_subject_pkey primary key (agent_id, subject, entry_id),
    constraint journal_subject_entry_fkey foreign key (agent_id, entry_id)
    references assay.journal_entry (agent_id, entry_id),
    constraint journal_subject_length check (octet_length(subject) between 1 and 700)
);
comment on table assay.journal_subject is
'Tags of journal entries, one row each, kept by a trigger. An array index cannot lead with the agent without an extension, so tags are looked up here; cand: tags are found by the entry''s candidate_id instead.';
comment on column assay.journal_subject.entry_id is 'The entry that carries the tag.';
comment on column assay.journal_subject.agent_id is 'Whose memory.';
comment on column assay.journal_subject.subject is 'The tag.';
comment on constraint journal_subject_pkey on assay.journal_subject is 'A tag stands once per entry, and is found by agent and tag.';
comment on constraint journal_subject_entry_fkey on assay.journal_subject is 'The entry exists.';
comment on constraint journal_subject_length on assay.journal_subject is 'A tag fits an index entry.';

-- ---- schema/040_decisions.sql

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
comment on column assay.decision.span_start is 'Start of the candidate in the turn''s text, in code points; null for a firewall drop.';
comment on column assay.decision.span_end is 'End of the candidate in the turn''s text (exclusive), in code points; null for a firewall drop.';
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

-- ---- schema/050_never_record_detector.sql

-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
-- The detectors of the privacy firewall. The same file feeds the Python engine; a test holds both to the same spans.

create table assay.never_record_detector (
    anchors text [] not null default '{}',
    needs text [] not null default '{}',
    also_needs text [] not null default '{}',
    reason assay.name not null,
    detector assay.name not null,
    kind text not null default 'custom',
    check_name text not null default '',
    about text not null default '',
    pattern text not null,
    lowered boolean not null default false,
    enabled boolean not null default true,
    constraint never_record_detector_pkey primary key (reason, detector),
    constraint never_record_detector_kind check (
        kind in (
            'vendor', 'shape', 'marker', 'key_block', 'token', 'userinfo', 'assignment', 'named_number', 'number', 'noise',
            'custom'
        )
    ),
    constraint never_record_detector_reason check (
        reason in (
            'off_the_record', 'private_key_block', 'credential_prefix', 'jwt', 'url_userinfo', 'government_id',
            'bank_account', 'payment_card', 'credential_assignment', 'high_entropy'
        )
    ),
    constraint never_record_detector_anchor check (kind <> 'vendor' or cardinality(anchors) > 0)
);
comment on table assay.never_record_detector is
'What must never be recorded, as data: one pattern a detector, and what else must hold. Those of the package are generated from its detector file; kind custom is for a user''s own.';
comment on column assay.never_record_detector.reason is 'What kind of secret it finds; names the verdict.';
comment on column assay.never_record_detector.detector is 'Its name, unique within the reason.';
comment on column assay.never_record_detector.kind is
'How it is applied: vendor and shape to runs of token characters, the others to the text; assignment to a value after what announces it.';
comment on column assay.never_record_detector.pattern is
'Regular expression, in the subset that Python and PostgreSQL read alike; with two groups, the second is what is found.';
comment on column assay.never_record_detector.check_name is 'What a match must satisfy besides: luhn, card, iban, random, machine and others.';
comment on column assay.never_record_detector.anchors is 'Patterns of LIKE of which the text must fit one before the detector is tried (kind vendor).';
comment on column assay.never_record_detector.needs is 'Patterns of LIKE of which the lower-case text must fit one before the detector is tried; none: always.';
comment on column assay.never_record_detector.also_needs is 'A second list of them, of which the text must fit one as well.';
comment on column assay.never_record_detector.lowered is 'Whether the pattern is for the lower-case text.';
comment on column assay.never_record_detector.about is 'The vendor whose token it is, or the languages.';
comment on column assay.never_record_detector.enabled is 'False: switched off on purpose.';
comment on constraint never_record_detector_pkey on assay.never_record_detector is 'One detector of a name for each reason.';
comment on constraint never_record_detector_kind on assay.never_record_detector is 'The ways the engine knows to apply a detector.';
comment on constraint never_record_detector_reason on assay.never_record_detector is 'The reasons a verdict can give.';
comment on constraint never_record_detector_anchor on assay.never_record_detector is 'A vendor''s detector is tried only where its anchor is.';

create index never_record_detector_custom_idx on assay.never_record_detector (reason, detector) where kind = 'custom';
comment on index assay.never_record_detector_custom_idx is 'Answers at once whether a user has detectors of his own.';

insert into assay.never_record_detector
    (reason, detector, kind, check_name, pattern, anchors, needs, also_needs, lowered, about)
values
(
    'credential_prefix', 'aws_access_key', 'vendor', 'varied',
    '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z0-9])',
    array['%AKIA%', '%ASIA%', '%ABIA%', '%ACCA%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_a3t', 'vendor', 'random',
    '(?<![A-Za-z0-9])A3T[A-Z0-9][A-Z2-7]{16}(?![A-Za-z0-9])',
    array['%A3T%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_access_key_any', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}(?![A-Za-z0-9])',
    array['%AKIA%', '%ASIA%', '%ABIA%', '%ACCA%', '%A3T%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_bedrock', 'vendor', 'random',
    'ABSK[A-Za-z0-9+/]{90,}=*',
    array['%ABSK%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_bedrock_short', 'vendor', 'random',
    'bedrock-api-key-[A-Za-z0-9+/=]{40,}',
    array['%bedrock-api-key-%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_mws', 'vendor', 'random',
    'amzn\.mws\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%amzn.mws.%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'google_api_key', 'vendor', 'random',
    'AIza[A-Za-z0-9_-]{35}',
    array['%AIza%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_oauth_secret', 'vendor', 'random',
    'GOCSPX-[A-Za-z0-9_-]{24,}',
    array['%GOCSPX-%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_gemini', 'vendor', 'random',
    '(?<![A-Za-z0-9])AQ\.[A-Za-z0-9_-]{40,}',
    array['%AQ.%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_access_token', 'vendor', 'random',
    'ya29\.[A-Za-z0-9_-]{30,}',
    array['%ya29.%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_refresh_token', 'vendor', 'random',
    '(?<![A-Za-z0-9])1//0[A-Za-z0-9_-]{30,}',
    array['%1//0%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_recaptcha', 'vendor', 'random',
    '(?<![A-Za-z0-9])6L[A-Za-z0-9_-]{6}AAAAA[A-Za-z0-9_-]{27}(?![A-Za-z0-9])',
    array['%6L%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'anthropic', 'vendor', 'random',
    'sk-ant-[a-z]{2,10}[0-9]{2}-[A-Za-z0-9_-]{60,}',
    array['%sk-ant-%'],
    '{}',
    '{}',
    false, 'Anthropic'
),
(
    'credential_prefix', 'anthropic_loose', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{20,}',
    array['%sk-ant-%'],
    '{}',
    '{}',
    false, 'Anthropic'
),
(
    'credential_prefix', 'openai_marked', 'vendor', 'random',
    'sk-[A-Za-z0-9_-]{16,120}T3BlbkFJ[A-Za-z0-9_-]{16,}',
    array['%T3BlbkFJ%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'openai_scoped', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin|service|None)-[A-Za-z0-9_-]{20,}',
    array['%sk-proj-%', '%sk-svcacct-%', '%sk-admin-%', '%sk-service-%', '%sk-None-%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'openrouter', 'vendor', 'random',
    'sk-or-v1-[0-9a-f]{64}',
    array['%sk-or-%'],
    '{}',
    '{}',
    false, 'OpenRouter'
),
(
    'credential_prefix', 'langfuse', 'vendor', 'random',
    'sk-lf-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%sk-lf-%'],
    '{}',
    '{}',
    false, 'Langfuse'
),
(
    'credential_prefix', 'helicone', 'vendor', 'random',
    'sk-helicone-[A-Za-z0-9-]{20,}',
    array['%sk-helicone-%'],
    '{}',
    '{}',
    false, 'Helicone'
),
(
    'credential_prefix', 'sk_dash', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk-[A-Za-z0-9]{20,}',
    array['%sk-%'],
    '{}',
    '{}',
    false, 'OpenAI, DeepSeek, Moonshot, Stability, Qwen'
),
(
    'credential_prefix', 'groq', 'vendor', 'random',
    '(?<![A-Za-z0-9])gsk_[A-Za-z0-9]{40,}',
    array['%gsk\_%'],
    '{}',
    '{}',
    false, 'Groq'
),
(
    'credential_prefix', 'xai', 'vendor', 'random',
    '(?<![A-Za-z0-9])xai-[A-Za-z0-9]{60,}',
    array['%xai-%'],
    '{}',
    '{}',
    false, 'xAI'
),
(
    'credential_prefix', 'perplexity', 'vendor', 'random',
    'pplx-[A-Za-z0-9]{40,}',
    array['%pplx-%'],
    '{}',
    '{}',
    false, 'Perplexity'
),
(
    'credential_prefix', 'cerebras', 'vendor', 'random',
    '(?<![A-Za-z0-9])csk-[a-z0-9]{40,}',
    array['%csk-%'],
    '{}',
    '{}',
    false, 'Cerebras'
),
(
    'credential_prefix', 'fireworks', 'vendor', 'random',
    '(?<![A-Za-z0-9])fw_[A-Za-z0-9]{22,}',
    array['%fw\_%'],
    '{}',
    '{}',
    false, 'Fireworks'
),
(
    'credential_prefix', 'replicate', 'vendor', 'random',
    '(?<![A-Za-z0-9])r8_[A-Za-z0-9]{30,}',
    array['%r8\_%'],
    '{}',
    '{}',
    false, 'Replicate'
),
(
    'credential_prefix', 'together', 'vendor', 'random',
    'tgp_v1_[A-Za-z0-9_-]{40,}',
    array['%tgp\_v1\_%'],
    '{}',
    '{}',
    false, 'Together'
),
(
    'credential_prefix', 'voyage', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:pa|al)-[A-Za-z0-9_-]{40,}',
    array['%pa-%', '%al-%'],
    '{}',
    '{}',
    false, 'Voyage AI'
),
(
    'credential_prefix', 'nvidia', 'vendor', 'random',
    'nvapi-[A-Za-z0-9_-]{50,}',
    array['%nvapi-%'],
    '{}',
    '{}',
    false, 'NVIDIA'
),
(
    'credential_prefix', 'elevenlabs', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_[0-9a-f]{48}',
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'ElevenLabs'
),
(
    'credential_prefix', 'cartesia', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_car_[A-Za-z0-9_-]{20,}',
    array['%sk\_car\_%'],
    '{}',
    '{}',
    false, 'Cartesia'
),
(
    'credential_prefix', 'checkout', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_(?:sbox_)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'Checkout.com'
),
(
    'credential_prefix', 'checkout_nas', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_sbox_[a-z0-9]{20,}',
    array['%sk\_sbox\_%'],
    '{}',
    '{}',
    false, 'Checkout.com'
),
(
    'credential_prefix', 'huggingface', 'vendor', 'random',
    'hf_[A-Za-z]{34}',
    array['%hf\_%'],
    '{}',
    '{}',
    false, 'Hugging Face'
),
(
    'credential_prefix', 'huggingface_any', 'vendor', 'random',
    '(?<![A-Za-z0-9])hf_(?:oauth_|jwt_)?[A-Za-z0-9]{30,}',
    array['%hf\_%'],
    '{}',
    '{}',
    false, 'Hugging Face'
),
(
    'credential_prefix', 'huggingface_org', 'vendor', 'random',
    'api_org_[A-Za-z0-9]{30,}',
    array['%api\_org\_%'],
    '{}',
    '{}',
    false, 'Hugging Face'
),
(
    'credential_prefix', 'jina', 'vendor', 'random',
    '(?<![A-Za-z0-9])jina_[0-9a-f]{32}[A-Za-z0-9_-]{20,}',
    array['%jina\_%'],
    '{}',
    '{}',
    false, 'Jina'
),
(
    'credential_prefix', 'tavily', 'vendor', 'random',
    '(?<![A-Za-z0-9])tvly-(?:dev-|prod-)?[A-Za-z0-9]{24,}',
    array['%tvly-%'],
    '{}',
    '{}',
    false, 'Tavily'
),
(
    'credential_prefix', 'firecrawl', 'vendor', 'random',
    '(?<![A-Za-z0-9])fc-[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%fc-%'],
    '{}',
    '{}',
    false, 'Firecrawl'
),
(
    'credential_prefix', 'mem0', 'vendor', 'random',
    '(?<![A-Za-z0-9])m0-[A-Za-z0-9]{36,}',
    array['%m0-%'],
    '{}',
    '{}',
    false, 'Mem0'
),
(
    'credential_prefix', 'zep', 'vendor', 'random',
    '(?<![A-Za-z0-9])z_[A-Za-z0-9]{4,}\.[A-Za-z0-9_-]{30,}',
    array['%z\_%'],
    '{}',
    '{}',
    false, 'Zep'
),
(
    'credential_prefix', 'e2b', 'vendor', 'random',
    '(?<![A-Za-z0-9])e2b_[0-9a-f]{40}',
    array['%e2b\_%'],
    '{}',
    '{}',
    false, 'E2B'
),
(
    'credential_prefix', 'llamacloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])llx-[A-Za-z0-9]{40,}',
    array['%llx-%'],
    '{}',
    '{}',
    false, 'LlamaIndex'
),
(
    'credential_prefix', 'pinecone', 'vendor', 'random',
    'pcsk_[A-Za-z0-9]{4,8}_[A-Za-z0-9]{40,}',
    array['%pcsk\_%'],
    '{}',
    '{}',
    false, 'Pinecone'
),
(
    'credential_prefix', 'langsmith', 'vendor', 'random',
    'lsv2_(?:sk|pt)_[0-9a-f]{32}_[0-9a-f]{10}',
    array['%lsv2\_sk\_%', '%lsv2\_pt\_%'],
    '{}',
    '{}',
    false, 'LangSmith'
),
(
    'credential_prefix', 'anyscale', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:esecret|aph0)_[A-Za-z0-9]{24,}',
    array['%esecret\_%', '%aph0\_%'],
    '{}',
    '{}',
    false, 'Anyscale'
),
(
    'credential_prefix', 'runpod', 'vendor', 'random',
    '(?<![A-Za-z0-9])rpa_[A-Z0-9]{30,}[A-Za-z0-9]*',
    array['%rpa\_%'],
    '{}',
    '{}',
    false, 'RunPod'
),
(
    'credential_prefix', 'redirect_pizza', 'vendor', 'random',
    '(?<![A-Za-z0-9])rpa_[A-Za-z0-9]{30}',
    array['%rpa\_%'],
    '{}',
    '{}',
    false, 'redirect.pizza'
),
(
    'credential_prefix', 'cursor', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:key|crsr)_[0-9a-f]{64,}',
    array['%key\_%', '%crsr\_%'],
    '{}',
    '{}',
    false, 'Cursor'
),
(
    'credential_prefix', 'devin', 'vendor', 'random',
    '(?<![A-Za-z0-9])apk_[A-Za-z0-9+/]{60,}=*',
    array['%apk\_%'],
    '{}',
    '{}',
    false, 'Devin'
),
(
    'credential_prefix', 'browserbase', 'vendor', 'random',
    '(?<![A-Za-z0-9])bb_(?:live|test)_[A-Za-z0-9_-]{20,}',
    array['%bb\_live\_%', '%bb\_test\_%'],
    '{}',
    '{}',
    false, 'Browserbase'
),
(
    'credential_prefix', 'inngest', 'vendor', 'random',
    '(?<![A-Za-z0-9])signkey-[a-z]{3,12}-[0-9a-f]{32,}',
    array['%signkey-%'],
    '{}',
    '{}',
    false, 'Inngest'
),
(
    'credential_prefix', 'github_token', 'vendor', 'random',
    'gh[pousr]_[A-Za-z0-9]{36}',
    array['%ghp\_%', '%gho\_%', '%ghu\_%', '%ghs\_%', '%ghr\_%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'github_token_loose', 'vendor', 'random',
    '(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9]{30,}',
    array['%ghp\_%', '%gho\_%', '%ghu\_%', '%ghs\_%', '%ghr\_%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'github_fine', 'vendor', 'random',
    'github_pat_[A-Za-z0-9_]{36,}',
    array['%github\_pat\_%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'gitlab', 'vendor', 'random',
    'gl(?:pat|dt|rt|rtr|soat|ptt|agent|imt|ft|ffct|cbt|oas|wt)-[A-Za-z0-9_.-]{20,}',
    array[
        '%glpat-%', '%gldt-%', '%glrt-%', '%glrtr-%', '%glsoat-%', '%glptt-%', '%glagent-%', '%glimt-%', '%glft-%',
        '%glffct-%', '%glcbt-%', '%gloas-%', '%glwt-%'
    ],
    '{}',
    '{}',
    false, 'GitLab'
),
(
    'credential_prefix', 'gitlab_registration', 'vendor', 'random',
    'GR1348941[A-Za-z0-9_-]{20,}',
    array['%GR1348941%'],
    '{}',
    '{}',
    false, 'GitLab'
),
(
    'credential_prefix', 'gitlab_session', 'vendor', 'random',
    '_gitlab_session=[0-9a-f]{32}',
    array['%\_gitlab\_session=%'],
    '{}',
    '{}',
    false, 'GitLab'
),
(
    'credential_prefix', 'bitbucket_app', 'vendor', 'random',
    '(?<![A-Za-z0-9])ATBB[A-Za-z0-9]{32}',
    array['%ATBB%'],
    '{}',
    '{}',
    false, 'Bitbucket'
),
(
    'credential_prefix', 'bitbucket_dc', 'vendor', 'random',
    'BBDC-[A-Za-z0-9+/@_-]{40,}',
    array['%BBDC-%'],
    '{}',
    '{}',
    false, 'Bitbucket'
),
(
    'credential_prefix', 'atlassian', 'vendor', 'random',
    'AT[ACS]TT3[A-Za-z0-9_=-]{60,}',
    array['%ATATT3%', '%ATCTT3%', '%ATSTT3%'],
    '{}',
    '{}',
    false, 'Atlassian'
),
(
    'credential_prefix', 'trello', 'vendor', 'random',
    'ATTA[0-9a-f]{64}[0-9A-F]{8}',
    array['%ATTA%'],
    '{}',
    '{}',
    false, 'Trello'
),
(
    'credential_prefix', 'npm', 'vendor', 'random',
    'npm_[A-Za-z0-9]{36}',
    array['%npm\_%'],
    '{}',
    '{}',
    false, 'npm'
),
(
    'credential_prefix', 'pypi', 'vendor', 'random',
    'pypi-AgE[A-Za-z0-9_-]{50,}',
    array['%pypi-AgE%'],
    '{}',
    '{}',
    false, 'PyPI'
),
(
    'credential_prefix', 'rubygems', 'vendor', 'random',
    'rubygems_[0-9a-f]{48}',
    array['%rubygems\_%'],
    '{}',
    '{}',
    false, 'RubyGems'
),
(
    'credential_prefix', 'nuget', 'vendor', 'random',
    '(?<![A-Za-z0-9])oy2[a-z0-9]{43}(?![A-Za-z0-9])',
    array['%oy2%'],
    '{}',
    '{}',
    false, 'NuGet'
),
(
    'credential_prefix', 'crates', 'vendor', 'random',
    '(?<![A-Za-z0-9])cio[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    array['%cio%'],
    '{}',
    '{}',
    false, 'crates.io'
),
(
    'credential_prefix', 'clojars', 'vendor', 'random',
    'CLOJARS_[0-9a-z]{60}',
    array['%CLOJARS\_%'],
    '{}',
    '{}',
    false, 'Clojars'
),
(
    'credential_prefix', 'packagist', 'vendor', 'random',
    'packagist_[a-z]{3}_[0-9a-f]{60,}',
    array['%packagist\_%'],
    '{}',
    '{}',
    false, 'Packagist'
),
(
    'credential_prefix', 'docker', 'vendor', 'random',
    'dckr_[po]at_[A-Za-z0-9_-]{24,}',
    array['%dckr\_pat\_%', '%dckr\_oat\_%'],
    '{}',
    '{}',
    false, 'Docker'
),
(
    'credential_prefix', 'docker_swarm', 'vendor', 'random',
    'SWM(?:TKN|KEY)-1-[A-Za-z0-9+/-]{40,}',
    array['%SWMTKN-1-%', '%SWMKEY-1-%'],
    '{}',
    '{}',
    false, 'Docker'
),
(
    'credential_prefix', 'artifactory', 'vendor', 'random',
    '(?<![A-Za-z0-9])AKCp[A-Za-z0-9]{60,}',
    array['%AKCp%'],
    '{}',
    '{}',
    false, 'JFrog'
),
(
    'credential_prefix', 'artifactory_ref', 'vendor', 'random',
    '(?<![A-Za-z0-9])cmVmd[A-Za-z0-9+/=]{55,}',
    array['%cmVmd%'],
    '{}',
    '{}',
    false, 'JFrog'
),
(
    'credential_prefix', 'sonar', 'vendor', 'random',
    '(?<![A-Za-z0-9])sq[apu]_[0-9a-f]{40}',
    array['%sqa\_%', '%sqp\_%', '%squ\_%'],
    '{}',
    '{}',
    false, 'SonarQube'
),
(
    'credential_prefix', 'sourcegraph', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:sgp_(?:local_|[0-9a-f]{16}_)?[0-9a-f]{40}|slk_[0-9a-f]{64})',
    array['%sgp\_%', '%slk\_%'],
    '{}',
    '{}',
    false, 'Sourcegraph'
),
(
    'credential_prefix', 'slack_token', 'vendor', 'random',
    'xox[abcoprs]-[0-9]{6,}-[A-Za-z0-9-]{16,}',
    array['%xoxb-%', '%xoxp-%', '%xoxa-%', '%xoxr-%', '%xoxs-%', '%xoxc-%', '%xoxo-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_token_loose', 'vendor', 'random',
    '(?<![A-Za-z0-9])xox[abcoprs]-[A-Za-z0-9-]{20,}',
    array['%xoxb-%', '%xoxp-%', '%xoxa-%', '%xoxr-%', '%xoxs-%', '%xoxc-%', '%xoxo-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_cookie', 'vendor', 'random',
    'xoxd-[A-Za-z0-9%+/=_-]{30,}',
    array['%xoxd-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_refresh', 'vendor', 'random',
    'xoxe(?:\.xox[bp])?-[0-9]-[A-Za-z0-9]{60,}',
    array['%xoxe%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_app', 'vendor', 'random',
    '(?:xapp-[0-9]-[A-Z0-9]{8,}-[0-9]{8,}-[0-9a-f]{32,}|xwfp-[A-Za-z0-9-]{30,})',
    array['%xapp-%', '%xwfp-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_webhook', 'vendor', 'random',
    ('(?:https://)?hooks\.slack\.com/(?:services/[A-Za-z0-9_]{6,}/[A-Za-z0-9_]{6,}/[A-Za-z0-9_-]{12,}|(?:workflows|trigger'
    || 's)/[A-Za-z0-9/_-]{30,})'),
    array['%hooks.slack.com/%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'discord_webhook', 'vendor', 'random',
    '(?:https://[a-z.]{0,20}discord(?:app)?\.com)?/api/webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{50,}',
    array['%/api/webhooks/%'],
    '{}',
    '{}',
    false, 'Discord'
),
(
    'credential_prefix', 'teams_webhook', 'vendor', 'random',
    '(?:https://)?[a-z0-9.-]{0,40}webhook\.office\.com/webhookb2/[A-Za-z0-9@/-]{60,}',
    array['%webhook.office.com/%'],
    '{}',
    '{}',
    false, 'Microsoft Teams'
),
(
    'credential_prefix', 'zapier_webhook', 'vendor', 'random',
    '(?:https://)?hooks\.zapier\.com/hooks/catch/[0-9]{5,}/[A-Za-z0-9]{5,}',
    array['%hooks.zapier.com/%'],
    '{}',
    '{}',
    false, 'Zapier'
),
(
    'credential_prefix', 'stripe', 'vendor', 'random',
    '[ser]k_(?:live|test|org)_[A-Za-z0-9]{24,}',
    array[
        '%sk\_live\_%', '%sk\_test\_%', '%rk\_live\_%', '%rk\_test\_%', '%ek\_live\_%', '%ek\_test\_%', '%sk\_org\_%',
        '%ek\_org\_%', '%rk\_org\_%'
    ],
    '{}',
    '{}',
    false, 'Stripe'
),
(
    'credential_prefix', 'stripe_short', 'vendor', 'random',
    '(?<![A-Za-z0-9])[sr]k_(?:live|test)_[A-Za-z0-9_-]{20,}',
    array['%sk\_live\_%', '%sk\_test\_%', '%rk\_live\_%', '%rk\_test\_%'],
    '{}',
    '{}',
    false, 'Stripe, Clerk, Paystack'
),
(
    'credential_prefix', 'stripe_webhook', 'vendor', 'random',
    'whsec_[A-Za-z0-9+/]{24,}=*',
    array['%whsec\_%'],
    '{}',
    '{}',
    false, 'Stripe'
),
(
    'credential_prefix', 'square', 'vendor', 'random',
    'sq0[a-z]{3}-[A-Za-z0-9_-]{22,}',
    array['%sq0%'],
    '{}',
    '{}',
    false, 'Square'
),
(
    'credential_prefix', 'square_eaaa', 'vendor', 'random',
    '(?<![A-Za-z0-9])EAA[Al][A-Za-z0-9_-]{60}(?![A-Za-z0-9])',
    array['%EAAA%', '%EAAl%'],
    '{}',
    '{}',
    false, 'Square'
),
(
    'credential_prefix', 'facebook', 'vendor', 'random',
    '(?<![A-Za-z0-9])EAA[A-Za-z0-9]{100,}',
    array['%EAA%'],
    '{}',
    '{}',
    false, 'Meta'
),
(
    'credential_prefix', 'shopify', 'vendor', 'random',
    'shp(?:at|ca|pa|ss|tka|ua)_[A-Za-z0-9]{32}',
    array['%shpat\_%', '%shpca\_%', '%shppa\_%', '%shpss\_%', '%shptka\_%', '%shpua\_%'],
    '{}',
    '{}',
    false, 'Shopify'
),
(
    'credential_prefix', 'paypal_braintree', 'vendor', 'random',
    'access_token\$(?:production|sandbox)\$[a-z0-9]{16}\$[0-9a-f]{32}',
    array['%access\_token$%'],
    '{}',
    '{}',
    false, 'PayPal'
),
(
    'credential_prefix', 'paddle', 'vendor', 'random',
    '(?<![A-Za-z0-9])pdl_(?:live|sdbx)_apikey_[A-Za-z0-9_]{40,}',
    array['%pdl\_%'],
    '{}',
    '{}',
    false, 'Paddle'
),
(
    'credential_prefix', 'plaid', 'vendor', 'random',
    'access-(?:production|sandbox|development)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%access-production-%', '%access-sandbox-%', '%access-development-%'],
    '{}',
    '{}',
    false, 'Plaid'
),
(
    'credential_prefix', 'razorpay', 'vendor', 'random',
    'rzp_(?:live|test)_[A-Za-z0-9]{14}',
    array['%rzp\_live\_%', '%rzp\_test\_%'],
    '{}',
    '{}',
    false, 'Razorpay'
),
(
    'credential_prefix', 'mollie_gocardless', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:live|test)_[A-Za-z0-9_-]{30,}',
    array['%live\_%', '%test\_%'],
    '{}',
    '{}',
    false, 'Mollie, GoCardless, Lob'
),
(
    'credential_prefix', 'flutterwave', 'vendor', 'random',
    'FLWSECK(?:_TEST)?-[0-9a-zA-Z]{12,}-X',
    array['%FLWSECK%'],
    '{}',
    '{}',
    false, 'Flutterwave'
),
(
    'credential_prefix', 'midtrans', 'vendor', 'random',
    '(?:SB-)?Mid-(?:server|client)-[A-Za-z0-9_-]{16,}',
    array['%Mid-server-%', '%Mid-client-%'],
    '{}',
    '{}',
    false, 'Midtrans'
),
(
    'credential_prefix', 'asaas', 'vendor', 'random',
    '\$aact_[A-Za-z0-9_:-]{40,}',
    array['%$aact\_%'],
    '{}',
    '{}',
    false, 'Asaas'
),
(
    'credential_prefix', 'adyen', 'vendor', 'random',
    '(?<![A-Za-z0-9])AQE[A-Za-z0-9+/=-]{80,}',
    array['%AQE%'],
    '{}',
    '{}',
    false, 'Adyen'
),
(
    'credential_prefix', 'easypost', 'vendor', 'random',
    '(?<![A-Za-z0-9])EZ[AT]K[A-Za-z0-9]{54}(?![A-Za-z0-9])',
    array['%EZAK%', '%EZTK%'],
    '{}',
    '{}',
    false, 'EasyPost'
),
(
    'credential_prefix', 'shippo', 'vendor', 'random',
    'shippo_(?:live|test)_[0-9a-f]{40}',
    array['%shippo\_%'],
    '{}',
    '{}',
    false, 'Shippo'
),
(
    'credential_prefix', 'ramp', 'vendor', 'random',
    'ramp_(?:sec|tok)_[A-Za-z0-9]{40,}',
    array['%ramp\_sec\_%', '%ramp\_tok\_%'],
    '{}',
    '{}',
    false, 'Ramp'
),
(
    'credential_prefix', 'mercury', 'vendor', 'random',
    'mercury_(?:production|sandbox)_[A-Za-z0-9_]{40,}',
    array['%mercury\_%'],
    '{}',
    '{}',
    false, 'Mercury'
),
(
    'credential_prefix', 'persona', 'vendor', 'random',
    'persona_(?:production|sandbox)_[A-Za-z0-9-]{30,}',
    array['%persona\_%'],
    '{}',
    '{}',
    false, 'Persona'
),
(
    'credential_prefix', 'onfido', 'vendor', 'random',
    'api_(?:live|sandbox)(?:_us|_ca)?\.[A-Za-z0-9_-]{40,}',
    array['%api\_live%', '%api\_sandbox%'],
    '{}',
    '{}',
    false, 'Onfido'
),
(
    'credential_prefix', 'duffel', 'vendor', 'random',
    'duffel_(?:live|test)_[A-Za-z0-9_-]{40,}',
    array['%duffel\_%'],
    '{}',
    '{}',
    false, 'Duffel'
),
(
    'credential_prefix', 'polar', 'vendor', 'random',
    'polar_(?:at|oat|pat|rt|whs|cst)_[A-Za-z0-9_]{40,}',
    array['%polar\_%'],
    '{}',
    '{}',
    false, 'Polar'
),
(
    'credential_prefix', 'pinterest', 'vendor', 'random',
    'pina_[A-Za-z0-9]{60,}',
    array['%pina\_%'],
    '{}',
    '{}',
    false, 'Pinterest'
),
(
    'credential_prefix', 'ebay', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:PRD|SBX)-[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}(?![A-Za-z0-9])',
    array['%PRD-%', '%SBX-%'],
    '{}',
    '{}',
    false, 'eBay'
),
(
    'credential_prefix', 'woocommerce', 'vendor', 'random',
    '(?<![A-Za-z0-9])c[ks]_[0-9a-f]{40}(?![A-Za-z0-9])',
    array['%ck\_%', '%cs\_%'],
    '{}',
    '{}',
    false, 'WooCommerce'
),
(
    'credential_prefix', 'wix', 'vendor', 'random',
    'IST\.eyJ[A-Za-z0-9_.-]{40,}',
    array['%IST.eyJ%'],
    '{}',
    '{}',
    false, 'Wix'
),
(
    'credential_prefix', 'salesforce', 'vendor', 'random',
    '(?<![A-Za-z0-9])00D[A-Za-z0-9]{12,15}![A-Za-z0-9._]{60,}',
    array['%00D%'],
    '{}',
    '{}',
    false, 'Salesforce'
),
(
    'credential_prefix', 'digitalocean', 'vendor', 'random',
    'do[opr]_v1_[0-9a-f]{64}',
    array['%dop\_v1\_%', '%doo\_v1\_%', '%dor\_v1\_%'],
    '{}',
    '{}',
    false, 'DigitalOcean'
),
(
    'credential_prefix', 'digitalocean_spaces', 'vendor', 'random',
    '(?<![A-Za-z0-9])DO00[A-Z0-9]{16}(?![A-Za-z0-9])',
    array['%DO00%'],
    '{}',
    '{}',
    false, 'DigitalOcean'
),
(
    'credential_prefix', 'heroku', 'vendor', 'random',
    'HRKU-[A-Za-z0-9_-]{36,}',
    array['%HRKU-%'],
    '{}',
    '{}',
    false, 'Heroku'
),
(
    'credential_prefix', 'fly', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:fm1[ar]_|fm2_|fo1_)[A-Za-z0-9+/_=-]{40,}',
    array['%fm1r\_%', '%fm1a\_%', '%fm2\_%', '%fo1\_%', '%FlyV1%'],
    '{}',
    '{}',
    false, 'Fly.io'
),
(
    'credential_prefix', 'netlify', 'vendor', 'random',
    '(?<![A-Za-z0-9])nf[pocub]_[A-Za-z0-9]{36,}',
    array['%nfp\_%', '%nfo\_%', '%nfc\_%', '%nfu\_%', '%nfb\_%'],
    '{}',
    '{}',
    false, 'Netlify'
),
(
    'credential_prefix', 'vercel', 'vendor', 'random',
    '(?<![A-Za-z0-9])vc[aikpr]_[A-Za-z0-9]{40,}',
    array['%vca\_%', '%vci\_%', '%vck\_%', '%vcp\_%', '%vcr\_%'],
    '{}',
    '{}',
    false, 'Vercel'
),
(
    'credential_prefix', 'render', 'vendor', 'random',
    '(?<![A-Za-z0-9])rnd_[A-Za-z0-9]{28,}',
    array['%rnd\_%'],
    '{}',
    '{}',
    false, 'Render'
),
(
    'credential_prefix', 'deno', 'vendor', 'random',
    '(?<![A-Za-z0-9])dd[pow]_[A-Za-z0-9]{36}',
    array['%ddp\_%', '%ddo\_%', '%ddw\_%'],
    '{}',
    '{}',
    false, 'Deno'
),
(
    'credential_prefix', 'valtown', 'vendor', 'random',
    '(?<![A-Za-z0-9])vtwn_[A-Za-z0-9]{26,}',
    array['%vtwn\_%'],
    '{}',
    '{}',
    false, 'Val Town'
),
(
    'credential_prefix', 'scalingo', 'vendor', 'random',
    'tk-us-[A-Za-z0-9_-]{40,}',
    array['%tk-us-%'],
    '{}',
    '{}',
    false, 'Scalingo'
),
(
    'credential_prefix', 'upcloud', 'vendor', 'random',
    'ucat_[A-Z0-9]{26}',
    array['%ucat\_%'],
    '{}',
    '{}',
    false, 'UpCloud'
),
(
    'credential_prefix', 'exoscale', 'vendor', 'random',
    '(?<![A-Za-z0-9])EXO[0-9a-f]{24,26}(?::[A-Za-z0-9_-]{40,})?(?![A-Za-z0-9])',
    array['%EXO%'],
    '{}',
    '{}',
    false, 'Exoscale'
),
(
    'credential_prefix', 'scaleway', 'vendor', 'random',
    '(?<![A-Za-z0-9])SCW[A-Z0-9]{17}(?![A-Za-z0-9])',
    array['%SCW%'],
    '{}',
    '{}',
    false, 'Scaleway'
),
(
    'credential_prefix', 'tailscale', 'vendor', 'random',
    'tskey-[a-z]{3,12}-[A-Za-z0-9]{8,}(?:CNTRL)?-[A-Za-z0-9]{16,}',
    array['%tskey-%'],
    '{}',
    '{}',
    false, 'Tailscale'
),
(
    'credential_prefix', 'cloudflare', 'vendor', 'random',
    'cf(?:at|k|ut)_[A-Za-z0-9]{40,}',
    array['%cfat\_%', '%cfk\_%', '%cfut\_%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'cloudflare_origin', 'vendor', 'random',
    'v1\.0-[0-9a-f]{24}-[0-9a-f]{120,}',
    array['%v1.0-%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'aiven', 'vendor', 'random',
    'AVNS_[A-Za-z0-9_-]{16,}',
    array['%AVNS\_%'],
    '{}',
    '{}',
    false, 'Aiven'
),
(
    'credential_prefix', 'planetscale', 'vendor', 'random',
    'pscale_(?:pw|tkn|oauth)_[A-Za-z0-9_=.-]{32,}',
    array['%pscale\_%'],
    '{}',
    '{}',
    false, 'PlanetScale'
),
(
    'credential_prefix', 'neon', 'vendor', 'random',
    '(?<![A-Za-z0-9])napi_[a-z0-9]{50,}',
    array['%napi\_%'],
    '{}',
    '{}',
    false, 'Neon'
),
(
    'credential_prefix', 'xata', 'vendor', 'random',
    '(?<![A-Za-z0-9])xau_[A-Za-z0-9]{30,}',
    array['%xau\_%'],
    '{}',
    '{}',
    false, 'Xata'
),
(
    'credential_prefix', 'supabase_mgmt', 'vendor', 'random',
    '(?<![A-Za-z0-9])sbp_(?:v0_)?[0-9a-f]{40}',
    array['%sbp\_%'],
    '{}',
    '{}',
    false, 'Supabase'
),
(
    'credential_prefix', 'supabase_secret', 'vendor', 'random',
    'sb_secret_[A-Za-z0-9_-]{30,}',
    array['%sb\_secret\_%'],
    '{}',
    '{}',
    false, 'Supabase'
),
(
    'credential_prefix', 'datastax', 'vendor', 'random',
    'AstraCS:[A-Za-z0-9_-]{20,}:[0-9a-f]{60,}',
    array['%AstraCS:%'],
    '{}',
    '{}',
    false, 'DataStax'
),
(
    'credential_prefix', 'cockroach', 'vendor', 'random',
    'CCDB1_[A-Za-z0-9]{20,24}_[A-Za-z0-9]{30,}',
    array['%CCDB1\_%'],
    '{}',
    '{}',
    false, 'Cockroach Labs'
),
(
    'credential_prefix', 'mongodb_atlas', 'vendor', 'random',
    'mdb_sa_sk_[A-Za-z0-9_-]{36,}',
    array['%mdb\_sa\_sk\_%'],
    '{}',
    '{}',
    false, 'MongoDB'
),
(
    'credential_prefix', 'elastic', 'vendor', 'random',
    'essu_[A-Za-z0-9_-]{50,}=*',
    array['%essu\_%'],
    '{}',
    '{}',
    false, 'Elastic'
),
(
    'credential_prefix', 'clickhouse', 'vendor', 'random',
    '(?<![A-Za-z0-9])4b1d[A-Za-z0-9]{38}(?![A-Za-z0-9])',
    array['%4b1d%'],
    '{}',
    '{}',
    false, 'ClickHouse'
),
(
    'credential_prefix', 'databricks', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:dapi|dose|dkea|doca)[0-9a-f]{32}(?:-[0-9]+)?(?![A-Za-z0-9])',
    array['%dapi%', '%dose%', '%dkea%', '%doca%'],
    '{}',
    '{}',
    false, 'Databricks'
),
(
    'credential_prefix', 'dbt', 'vendor', 'random',
    '(?<![A-Za-z0-9])dbt[csu]_[A-Za-z0-9_=-]{36,}',
    array['%dbtc\_%', '%dbts\_%', '%dbtu\_%'],
    '{}',
    '{}',
    false, 'dbt'
),
(
    'credential_prefix', 'hex_tech', 'vendor', 'random',
    '(?<![A-Za-z0-9])hxt[pw]_[A-Za-z0-9]{40,}',
    array['%hxtp\_%', '%hxtw\_%'],
    '{}',
    '{}',
    false, 'Hex'
),
(
    'credential_prefix', 'metabase', 'vendor', 'random',
    '(?<![A-Za-z0-9])mb_[A-Za-z0-9+/=]{40,}',
    array['%mb\_%'],
    '{}',
    '{}',
    false, 'Metabase'
),
(
    'credential_prefix', 'vault', 'vendor', 'random',
    'hv[sbr]\.[A-Za-z0-9_-]{24,}',
    array['%hvs.%', '%hvb.%', '%hvr.%'],
    '{}',
    '{}',
    false, 'HashiCorp'
),
(
    'credential_prefix', 'vault_legacy', 'vendor', 'random',
    '(?<![A-Za-z0-9])[sb]\.[A-Za-z0-9]{24}(?![A-Za-z0-9])',
    array['%s.%', '%b.%'],
    '{}',
    '{}',
    false, 'HashiCorp'
),
(
    'credential_prefix', 'terraform_cloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_-]{60,}',
    array['%atlasv1.%'],
    '{}',
    '{}',
    false, 'HashiCorp'
),
(
    'credential_prefix', 'doppler', 'vendor', 'random',
    'dp\.(?:pt|ct|sa|scim|audit|st(?:\.[a-z0-9_-]{2,35})?)\.[A-Za-z0-9]{40,}',
    array['%dp.pt.%', '%dp.st.%', '%dp.ct.%', '%dp.sa.%', '%dp.scim.%', '%dp.audit.%'],
    '{}',
    '{}',
    false, 'Doppler'
),
(
    'credential_prefix', 'pulumi', 'vendor', 'random',
    '(?<![A-Za-z0-9])pul-[0-9a-f]{40}(?![A-Za-z0-9])',
    array['%pul-%'],
    '{}',
    '{}',
    false, 'Pulumi'
),
(
    'credential_prefix', 'prefect', 'vendor', 'random',
    '(?<![A-Za-z0-9])pn[ub]_[A-Za-z0-9]{36}',
    array['%pnu\_%', '%pnb\_%'],
    '{}',
    '{}',
    false, 'Prefect'
),
(
    'credential_prefix', 'harness', 'vendor', 'random',
    '(?<![A-Za-z0-9])[ps]at\.[A-Za-z0-9_-]{22}\.[0-9a-f]{24}\.[A-Za-z0-9]{20}',
    array['%pat.%', '%sat.%'],
    '{}',
    '{}',
    false, 'Harness'
),
(
    'credential_prefix', 'infracost', 'vendor', 'random',
    '(?<![A-Za-z0-9])ico-[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    array['%ico-%'],
    '{}',
    '{}',
    false, 'Infracost'
),
(
    'credential_prefix', 'octopus', 'vendor', 'random',
    '(?<![A-Za-z0-9])API-[A-Z0-9]{25,32}(?![A-Za-z0-9])',
    array['%API-%'],
    '{}',
    '{}',
    false, 'Octopus Deploy'
),
(
    'credential_prefix', 'openshift', 'vendor', 'random',
    'sha256~[A-Za-z0-9_-]{43}',
    array['%sha256~%'],
    '{}',
    '{}',
    false, 'OpenShift'
),
(
    'credential_prefix', 'onepassword_service', 'vendor', 'random',
    'ops_eyJ[A-Za-z0-9+/=_-]{100,}',
    array['%ops\_eyJ%'],
    '{}',
    '{}',
    false, '1Password'
),
(
    'credential_prefix', 'onepassword_secret', 'vendor', 'random',
    ('(?<![A-Za-z0-9])A3-[A-Z0-9]{6}-(?:[A-Z0-9]{6}-[A-Z0-9]{5}|[A-Z0-9]{11})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}(?![A-Za-'
    || 'z0-9])'),
    array['%A3-%'],
    '{}',
    '{}',
    false, '1Password'
),
(
    'credential_prefix', 'age', 'vendor', 'random',
    'AGE-SECRET-KEY-1[A-Z0-9]{58}',
    array['%AGE-SECRET-KEY-%'],
    '{}',
    '{}',
    false, 'age'
),
(
    'credential_prefix', 'age_plugin', 'vendor', 'random',
    'AGE-PLUGIN-[A-Z0-9]{2,}-1[A-Z0-9]{20,}',
    array['%AGE-PLUGIN-%'],
    '{}',
    '{}',
    false, 'age'
),
(
    'credential_prefix', 'sendgrid', 'vendor', 'random',
    'SG\.[A-Za-z0-9_-]{20,24}\.[A-Za-z0-9_-]{39,50}',
    array['%SG.%'],
    '{}',
    '{}',
    false, 'SendGrid'
),
(
    'credential_prefix', 'brevo', 'vendor', 'random',
    'x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}',
    array['%xkeysib-%', '%xsmtpsib-%'],
    '{}',
    '{}',
    false, 'Brevo'
),
(
    'credential_prefix', 'mailgun', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:pub)?key-[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%key-%', '%pubkey-%'],
    '{}',
    '{}',
    false, 'Mailgun'
),
(
    'credential_prefix', 'mailersend', 'vendor', 'random',
    'mlsn\.[0-9a-f]{64}',
    array['%mlsn.%'],
    '{}',
    '{}',
    false, 'MailerSend'
),
(
    'credential_prefix', 'resend', 'vendor', 'random',
    '(?<![A-Za-z0-9])re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}(?![A-Za-z0-9])',
    array['%re\_%'],
    '{}',
    '{}',
    false, 'Resend'
),
(
    'credential_prefix', 'postman', 'vendor', 'random',
    'PMA[KT]-[A-Za-z0-9]{20,}(?:-[A-Za-z0-9]{30,})?',
    array['%PMAK-%', '%PMAT-%'],
    '{}',
    '{}',
    false, 'Postman'
),
(
    'credential_prefix', 'twilio', 'vendor', 'random',
    '(?<![A-Za-z0-9])SK[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%SK%'],
    '{}',
    '{}',
    false, 'Twilio'
),
(
    'credential_prefix', 'telnyx', 'vendor', 'random',
    '(?<![A-Za-z0-9])KEY[0-9A-F]{32}_[A-Za-z0-9]{20,}',
    array['%KEY%'],
    '{}',
    '{}',
    false, 'Telnyx'
),
(
    'credential_prefix', 'onesignal', 'vendor', 'random',
    'os_v2_(?:app|org)_[a-z0-9]{60,}',
    array['%os\_v2\_%'],
    '{}',
    '{}',
    false, 'OneSignal'
),
(
    'credential_prefix', 'notify', 'vendor', 'random',
    ('gcntfy-[A-Za-z0-9_-]*[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4'
    || '}-[0-9a-f]{4}-[0-9a-f]{12}'),
    array['%gcntfy-%'],
    '{}',
    '{}',
    false, 'GOV.UK / Canada Notify'
),
(
    'credential_prefix', 'klaviyo', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_[0-9a-f]{34}(?![A-Za-z0-9])',
    array['%pk\_%'],
    '{}',
    '{}',
    false, 'Klaviyo'
),
(
    'credential_prefix', 'clickup', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_[0-9]{6,9}_[A-Z0-9]{32}(?![A-Za-z0-9])',
    array['%pk\_%'],
    '{}',
    '{}',
    false, 'ClickUp'
),
(
    'credential_prefix', 'hubspot', 'vendor', 'random',
    'pat-[a-z]{2}[0-9]-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%pat-%'],
    '{}',
    '{}',
    false, 'HubSpot'
),
(
    'credential_prefix', 'airtable', 'vendor', 'random',
    '(?<![A-Za-z0-9])pat[A-Za-z0-9]{14}\.[0-9a-f]{64}(?![A-Za-z0-9])',
    array['%pat%'],
    '{}',
    '{}',
    false, 'Airtable'
),
(
    'credential_prefix', 'notion', 'vendor', 'random',
    'ntn_[A-Za-z0-9]{40,}',
    array['%ntn\_%'],
    '{}',
    '{}',
    false, 'Notion'
),
(
    'credential_prefix', 'notion_secret', 'vendor', 'random',
    '(?<![A-Za-z0-9])secret_[A-Za-z0-9]{40,}',
    array['%secret\_%'],
    '{}',
    '{}',
    false, 'Notion'
),
(
    'credential_prefix', 'linear', 'vendor', 'random',
    'lin_(?:api|oauth|wh)_[A-Za-z0-9]{32,}',
    array['%lin\_api\_%', '%lin\_oauth\_%', '%lin\_wh\_%'],
    '{}',
    '{}',
    false, 'Linear'
),
(
    'credential_prefix', 'figma', 'vendor', 'random',
    'fig[duo]_[A-Za-z0-9_-]{36,}',
    array['%figd\_%', '%figu\_%', '%figo\_%'],
    '{}',
    '{}',
    false, 'Figma'
),
(
    'credential_prefix', 'frameio', 'vendor', 'random',
    'fio-u-[A-Za-z0-9_-]{60,}',
    array['%fio-u-%'],
    '{}',
    '{}',
    false, 'Frame.io'
),
(
    'credential_prefix', 'contentful', 'vendor', 'random',
    'CFPAT-[A-Za-z0-9_-]{40,}',
    array['%CFPAT-%'],
    '{}',
    '{}',
    false, 'Contentful'
),
(
    'credential_prefix', 'readme_io', 'vendor', 'random',
    'rdme_[a-z0-9]{60,}',
    array['%rdme\_%'],
    '{}',
    '{}',
    false, 'ReadMe'
),
(
    'credential_prefix', 'typeform', 'vendor', 'random',
    'tfp_[A-Za-z0-9_.=-]{40,}',
    array['%tfp\_%'],
    '{}',
    '{}',
    false, 'Typeform'
),
(
    'credential_prefix', 'dropbox', 'vendor', 'random',
    '(?<![A-Za-z0-9])sl\.[A-Za-z0-9_-]{100,}',
    array['%sl.%'],
    '{}',
    '{}',
    false, 'Dropbox'
),
(
    'credential_prefix', 'adobe', 'vendor', 'random',
    'p8e-[A-Za-z0-9]{32}',
    array['%p8e-%'],
    '{}',
    '{}',
    false, 'Adobe'
),
(
    'credential_prefix', 'alibaba', 'vendor', 'random',
    '(?<![A-Za-z0-9])LTAI[A-Za-z0-9]{12,26}(?![A-Za-z0-9])',
    array['%LTAI%'],
    '{}',
    '{}',
    false, 'Alibaba Cloud'
),
(
    'credential_prefix', 'alibaba_sts', 'vendor', 'random',
    '(?<![A-Za-z0-9])STS\.[A-Za-z0-9]{20,}',
    array['%STS.%'],
    '{}',
    '{}',
    false, 'Alibaba Cloud'
),
(
    'credential_prefix', 'tencent', 'vendor', 'random',
    '(?<![A-Za-z0-9])AKID[A-Za-z0-9]{28,44}(?![A-Za-z0-9])',
    array['%AKID%'],
    '{}',
    '{}',
    false, 'Tencent Cloud'
),
(
    'credential_prefix', 'volcengine', 'vendor', 'random',
    '(?<![A-Za-z0-9])AK(?:LT|TP)[A-Za-z0-9]{40,}(?![A-Za-z0-9])',
    array['%AKLT%', '%AKTP%'],
    '{}',
    '{}',
    false, 'Volcengine'
),
(
    'credential_prefix', 'yandex_iam', 'vendor', 'random',
    '(?<![A-Za-z0-9])t1\.[A-Za-z0-9_=.-]{80,}',
    array['%t1.%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'yandex_api', 'vendor', 'random',
    '(?<![A-Za-z0-9])AQVN[A-Za-z0-9_-]{35,38}(?![A-Za-z0-9])',
    array['%AQVN%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'yandex_secret', 'vendor', 'dense',
    '(?<![A-Za-z0-9])YC[A-Za-z0-9_-]{38}(?![A-Za-z0-9])',
    array['%YC%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'yandex_oauth', 'vendor', 'random',
    '(?<![A-Za-z0-9])y0_[A-Za-z0-9_-]{50,}',
    array['%y0\_%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'vk', 'vendor', 'random',
    'vk1\.a\.[A-Za-z0-9_-]{60,}',
    array['%vk1.a.%'],
    '{}',
    '{}',
    false, 'VK'
),
(
    'credential_prefix', 'okta', 'vendor', 'dense',
    '(?<![A-Za-z0-9])00[A-Za-z0-9_-]{40}(?![A-Za-z0-9])',
    array['%00%'],
    '{}',
    '{}',
    false, 'Okta'
),
(
    'credential_prefix', 'authress', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:sc|ext|scauth)_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[A-Za-z0-9+/_=-]{30,}',
    array['%sc\_%', '%ext\_%', '%scauth\_%'],
    '{}',
    '{}',
    false, 'Authress'
),
(
    'credential_prefix', 'azure_devops', 'vendor', 'random',
    '(?<![A-Za-z0-9])[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{10,14}AZDO[A-Za-z0-9]{4}',
    array['%AZDO%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'azure_key_marked', 'vendor', 'random',
    ('(?<![A-Za-z0-9])[A-Za-z0-9+/_-]{30,76}(?:AzFu|AzSe|AzCa|ACDb|ASbE|ARmE|AIoT|APIM|\+ACR|AzEG|\+ASt)[A-Za-z0-9+/_-]{5,'
    || '6}=*'),
    array['%AzFu%', '%AzSe%', '%AzCa%', '%ACDb%', '%ASbE%', '%ARmE%', '%AIoT%', '%APIM%', '%+ACR%', '%AzEG%', '%+ASt%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'azure_appconfig', 'vendor', 'random',
    'Endpoint=https://[a-z0-9-]+\.azconfig\.io;Id=[A-Za-z0-9+/:-]+;Secret=[A-Za-z0-9+/=]{30,}',
    array['%azconfig.io;Id=%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'grafana_cloud', 'vendor', 'random',
    'glc_[A-Za-z0-9+/=_-]{32,}',
    array['%glc\_%'],
    '{}',
    '{}',
    false, 'Grafana'
),
(
    'credential_prefix', 'grafana_sa', 'vendor', 'random',
    'glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}',
    array['%glsa\_%'],
    '{}',
    '{}',
    false, 'Grafana'
),
(
    'credential_prefix', 'grafana_api', 'vendor', 'random',
    'eyJrIjoi[A-Za-z0-9+/=_-]{50,}',
    array['%eyJrIjoi%'],
    '{}',
    '{}',
    false, 'Grafana'
),
(
    'credential_prefix', 'dynatrace', 'vendor', 'random',
    'dt0[a-z][0-9]{2}\.[A-Z0-9]{8,24}\.[A-Z0-9]{64}',
    array['%dt0%'],
    '{}',
    '{}',
    false, 'Dynatrace'
),
(
    'credential_prefix', 'newrelic', 'vendor', 'random',
    'NR(?:AK|II|IQ|JS|RA|AL|SP)-?[A-Za-z0-9_-]{19,}',
    array['%NRAK%', '%NRII%', '%NRIQ%', '%NRJS%', '%NRRA%', '%NRAL%', '%NRSP%'],
    '{}',
    '{}',
    false, 'New Relic'
),
(
    'credential_prefix', 'sentry', 'vendor', 'random',
    'sntry(?:s_eyJ[A-Za-z0-9+/=_-]{60,}|[ua]_[0-9a-f]{64})',
    array['%sntrys\_%', '%sntryu\_%', '%sntrya\_%'],
    '{}',
    '{}',
    false, 'Sentry'
),
(
    'credential_prefix', 'honeycomb', 'vendor', 'random',
    'hc[ax][ilm][kc]_[0-9a-z]{50,}',
    array[
        '%hcaik\_%', '%hcaic\_%', '%hcalk\_%', '%hcalc\_%', '%hcamk\_%', '%hcamc\_%', '%hcxik\_%', '%hcxic\_%', '%hcxlk\_%',
        '%hcxlc\_%', '%hcxmk\_%', '%hcxmc\_%'
    ],
    '{}',
    '{}',
    false, 'Honeycomb'
),
(
    'credential_prefix', 'honeybadger', 'vendor', 'random',
    '(?<![A-Za-z0-9])hbp_[A-Za-z0-9]{36}',
    array['%hbp\_%'],
    '{}',
    '{}',
    false, 'Honeybadger'
),
(
    'credential_prefix', 'axiom', 'vendor', 'random',
    'xa[ap]t-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%xaat-%', '%xapt-%'],
    '{}',
    '{}',
    false, 'Axiom'
),
(
    'credential_prefix', 'posthog', 'vendor', 'random',
    '(?<![A-Za-z0-9])ph[xs]_[A-Za-z0-9]{36,}',
    array['%phx\_%', '%phs\_%'],
    '{}',
    '{}',
    false, 'PostHog'
),
(
    'credential_prefix', 'mapbox', 'vendor', 'random',
    '[st]k\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{18,}',
    array['%sk.eyJ%', '%tk.eyJ%'],
    '{}',
    '{}',
    false, 'Mapbox'
),
(
    'credential_prefix', 'launchdarkly', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:sdk|api|mob)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![A-Za-z0-9])',
    array['%sdk-%', '%api-%', '%mob-%'],
    '{}',
    '{}',
    false, 'LaunchDarkly'
),
(
    'credential_prefix', 'devcycle', 'vendor', 'random',
    'dvc_(?:server|client|mobile)_[A-Za-z0-9_]{24,}',
    array['%dvc\_server\_%', '%dvc\_client\_%', '%dvc\_mobile\_%'],
    '{}',
    '{}',
    false, 'DevCycle'
),
(
    'credential_prefix', 'statsig', 'vendor', 'dense',
    '(?<![A-Za-z0-9])secret-(?:(?:live|test)-)?[A-Za-z0-9_=-]{36,}',
    array['%secret-%'],
    '{}',
    '{}',
    false, 'Statsig, Stytch'
),
(
    'credential_prefix', 'rootly', 'vendor', 'random',
    'rootly_[0-9a-f]{64}',
    array['%rootly\_%'],
    '{}',
    '{}',
    false, 'Rootly'
),
(
    'credential_prefix', 'samsara', 'vendor', 'random',
    'samsara_api_[A-Za-z0-9]{28,}',
    array['%samsara\_api\_%'],
    '{}',
    '{}',
    false, 'Samsara'
),
(
    'credential_prefix', 'proof', 'vendor', 'random',
    '(?<![A-Za-z0-9])prf_[A-Za-z0-9]{40,}',
    array['%prf\_%'],
    '{}',
    '{}',
    false, 'Proof'
),
(
    'credential_prefix', 'lichess', 'vendor', 'random',
    '(?<![A-Za-z0-9])li[po]_[A-Za-z0-9]{20,}',
    array['%lip\_%', '%lio\_%'],
    '{}',
    '{}',
    false, 'Lichess'
),
(
    'credential_prefix', 'thunderstore', 'vendor', 'random',
    '(?<![A-Za-z0-9])tss_[A-Za-z0-9]{36,}',
    array['%tss\_%'],
    '{}',
    '{}',
    false, 'Thunderstore'
),
(
    'credential_prefix', 'ionic', 'vendor', 'random',
    '(?<![A-Za-z0-9])ion_[A-Za-z0-9]{42}',
    array['%ion\_%'],
    '{}',
    '{}',
    false, 'Ionic'
),
(
    'credential_prefix', 'wakatime', 'vendor', 'random',
    'waka_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%waka\_%'],
    '{}',
    '{}',
    false, 'WakaTime'
),
(
    'credential_prefix', 'workato', 'vendor', 'random',
    'wrk[a-z]{2,3}-eyJ[A-Za-z0-9_.-]{40,}',
    array['%wrk%'],
    '{}',
    '{}',
    false, 'Workato'
),
(
    'credential_prefix', 'settlemint', 'vendor', 'random',
    'sm_[aps]at_[A-Za-z0-9]{16}',
    array['%sm\_aat\_%', '%sm\_pat\_%', '%sm\_sat\_%'],
    '{}',
    '{}',
    false, 'SettleMint'
),
(
    'credential_prefix', 'mergify', 'vendor', 'random',
    'mergify_[a-z_]{3,24}key_[A-Za-z0-9_-]{40,}',
    array['%mergify\_%'],
    '{}',
    '{}',
    false, 'Mergify'
),
(
    'credential_prefix', 'buildkite', 'vendor', 'random',
    '(?<![A-Za-z0-9])bk(?:ua|ct|aj|pt)_[A-Za-z0-9_]{36,}',
    array['%bkua\_%', '%bkct\_%', '%bkaj\_%', '%bkpt\_%'],
    '{}',
    '{}',
    false, 'Buildkite'
),
(
    'credential_prefix', 'circleci', 'vendor', 'random',
    'CCIP(?:AT|RJ)_[A-Za-z0-9]{20,24}_[0-9a-f]{40}',
    array['%CCIPAT\_%', '%CCIPRJ\_%'],
    '{}',
    '{}',
    false, 'CircleCI'
),
(
    'credential_prefix', 'aikido', 'vendor', 'random',
    'AIK_(?:SECRET|CI|CLIENT)_[A-Za-z0-9]{36,}',
    array['%AIK\_%'],
    '{}',
    '{}',
    false, 'Aikido'
),
(
    'credential_prefix', 'endor', 'vendor', 'random',
    'endr\+[A-Za-z0-9-]{16,}',
    array['%endr+%'],
    '{}',
    '{}',
    false, 'Endor Labs'
),
(
    'credential_prefix', 'cloudsmith', 'vendor', 'random',
    '(?<![A-Za-z0-9])csa_[0-9a-f]{30,}[A-Za-z0-9]{6}(?![A-Za-z0-9])',
    array['%csa\_%'],
    '{}',
    '{}',
    false, 'Cloudsmith'
),
(
    'credential_prefix', 'apify', 'vendor', 'random',
    'apify_(?:api|ui)_[A-Za-z0-9-]{34,}',
    array['%apify\_%'],
    '{}',
    '{}',
    false, 'Apify'
),
(
    'credential_prefix', 'brave', 'vendor', 'random',
    '(?<![A-Za-z0-9])BSA[A-Za-z0-9_-]{28}(?![A-Za-z0-9])',
    array['%BSA%'],
    '{}',
    '{}',
    false, 'Brave'
),
(
    'credential_prefix', 'intra42', 'vendor', 'random',
    's-s4t2(?:ud|af)-[0-9a-f]{64}',
    array['%s-s4t2%'],
    '{}',
    '{}',
    false, '42'
),
(
    'credential_prefix', 'adafruit', 'vendor', 'random',
    '(?<![A-Za-z0-9])aio_[A-Za-z0-9]{28}',
    array['%aio\_%'],
    '{}',
    '{}',
    false, 'Adafruit'
),
(
    'credential_prefix', 'databento', 'vendor', 'random',
    '(?<![A-Za-z0-9])db-[A-Za-z0-9]{29}(?![A-Za-z0-9])',
    array['%db-%'],
    '{}',
    '{}',
    false, 'Databento'
),
(
    'credential_prefix', 'upstage', 'vendor', 'random',
    '(?<![A-Za-z0-9])up_[A-Za-z0-9]{28,32}(?![A-Za-z0-9])',
    array['%up\_%'],
    '{}',
    '{}',
    false, 'Upstage'
),
(
    'credential_prefix', 'beamer', 'vendor', 'random',
    '(?<![A-Za-z0-9])b_[A-Za-z0-9=_-]{44}(?![A-Za-z0-9])',
    array['%b\_%'],
    '{}',
    '{}',
    false, 'Beamer'
),
(
    'credential_prefix', 'intercom', 'vendor', 'random',
    'dG9rO[A-Za-z0-9+/]{50,}=*',
    array['%dG9rO%'],
    '{}',
    '{}',
    false, 'Intercom'
),
(
    'credential_prefix', 'twitter_bearer', 'vendor', 'random',
    'A{20,22}[A-Za-z0-9%+/]{60,}',
    array['%AAAAAAAAAAAAAAAAAAAA%'],
    '{}',
    '{}',
    false, 'X / Twitter'
),
(
    'credential_prefix', 'sidekiq', 'vendor', 'random',
    'https?://[0-9a-f]{8}:[0-9a-f]{8}@(?:gems|enterprise)\.contribsys\.com',
    array['%contribsys.com%'],
    '{}',
    '{}',
    false, 'Sidekiq'
),
(
    'credential_prefix', 'zuplo', 'vendor', 'random',
    'zpka_[A-Za-z0-9_]{32,}',
    array['%zpka\_%'],
    '{}',
    '{}',
    false, 'Zuplo'
),
(
    'credential_prefix', 'chromatic', 'vendor', 'random',
    '(?<![A-Za-z0-9])chpt_[0-9a-z]{10,}',
    array['%chpt\_%'],
    '{}',
    '{}',
    false, 'Chromatic'
),
(
    'credential_prefix', 'depot', 'vendor', 'random',
    'depot_(?:project|org)_[0-9a-f]{60,}',
    array['%depot\_project\_%', '%depot\_org\_%'],
    '{}',
    '{}',
    false, 'Depot'
),
(
    'credential_prefix', 'tigris', 'vendor', 'random',
    '(?<![A-Za-z0-9])tsec_[A-Za-z0-9_+-]{40,}',
    array['%tsec\_%'],
    '{}',
    '{}',
    false, 'Tigris'
),
(
    'credential_prefix', 'socket', 'vendor', 'random',
    'sktsec_[A-Za-z0-9_-]{30,}',
    array['%sktsec\_%'],
    '{}',
    '{}',
    false, 'Socket'
),
(
    'credential_prefix', 'snyk', 'vendor', 'random',
    '(?<![A-Za-z0-9])snyk_[a-z]{2,4}[0-9]*\.[A-Za-z0-9_.-]{30,}',
    array['%snyk\_%'],
    '{}',
    '{}',
    false, 'Snyk'
),
(
    'credential_prefix', 'firehydrant', 'vendor', 'random',
    '(?<![A-Za-z0-9])fhb-[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%fhb-%'],
    '{}',
    '{}',
    false, 'FireHydrant'
),
(
    'credential_prefix', 'nightfall', 'vendor', 'random',
    '(?<![A-Za-z0-9])NF-[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    array['%NF-%'],
    '{}',
    '{}',
    false, 'Nightfall'
),
(
    'credential_prefix', 'plane', 'vendor', 'random',
    'plane_api_[0-9a-f]{32}',
    array['%plane\_api\_%'],
    '{}',
    '{}',
    false, 'Plane'
),
(
    'credential_prefix', 'zoho', 'vendor', 'random',
    '(?<![A-Za-z0-9])1000\.[0-9a-f]{32}\.[0-9a-f]{32}',
    array['%1000.%'],
    '{}',
    '{}',
    false, 'Zoho'
),
(
    'credential_prefix', 'stackhawk', 'vendor', 'random',
    'hawk\.[A-Za-z0-9_-]{20}\.[A-Za-z0-9_-]{20}',
    array['%hawk.%'],
    '{}',
    '{}',
    false, 'StackHawk'
),
(
    'credential_prefix', 'apollo', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:service:[A-Za-z0-9_-]{2,40}:[A-Za-z0-9_-]{20,}|user:gh\.[A-Za-z0-9-]{10,}:[A-Za-z0-9_-]{20,})',
    array['%service:%', '%user:gh.%'],
    '{}',
    '{}',
    false, 'Apollo GraphQL'
),
(
    'credential_prefix', 'unkey_novu', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:unkey|novu)_[A-Za-z0-9_-]{20,}',
    array['%unkey\_%', '%novu\_%'],
    '{}',
    '{}',
    false, 'Wise, Unkey, Novu'
),
(
    'credential_prefix', 'backblaze', 'vendor', 'random',
    '(?<![A-Za-z0-9])K00[0-9][A-Za-z0-9/+]{27}(?![A-Za-z0-9])',
    array['%K00%'],
    '{}',
    '{}',
    false, 'Backblaze'
),
(
    'credential_prefix', 'pagerduty', 'vendor', 'random',
    '(?<![A-Za-z0-9])u\+[A-Za-z0-9_+-]{18}(?![A-Za-z0-9])',
    array['%u+%'],
    '{}',
    '{}',
    false, 'PagerDuty'
),
(
    'credential_prefix', 'segment', 'vendor', 'random',
    '(?<![A-Za-z0-9])sgp_[A-Za-z0-9]{60,}',
    array['%sgp\_%'],
    '{}',
    '{}',
    false, 'Segment'
),
(
    'credential_prefix', 'cloudinary_url', 'vendor', 'random',
    'cloudinary://[0-9]{10,}:[A-Za-z0-9_-]{20,}@[a-z0-9-]+',
    array['%cloudinary://%'],
    '{}',
    '{}',
    false, 'Cloudinary'
),
(
    'credential_prefix', 'google_hmac', 'vendor', 'random',
    '(?<![A-Za-z0-9])GOOG(?:1E[A-Z0-9]{55,58}|[A-Z0-9]{20})(?![A-Za-z0-9])',
    array['%GOOG%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'aws_session', 'vendor', 'random',
    '(?:IQoJb3JpZ2lu|F[wQ]oGZXIvYXdz)[A-Za-z0-9+/=%]{80,}',
    array['%IQoJb3JpZ2lu%', '%FwoGZXIvYXdz%', '%FQoGZXIvYXdz%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'amazon_oauth', 'vendor', 'random',
    'amzn1\.oa2-cs\.v1\.[0-9a-f]{64}',
    array['%amzn1.oa2-cs.%'],
    '{}',
    '{}',
    false, 'Amazon'
),
(
    'credential_prefix', 'openai_session', 'vendor', 'random',
    '(?<![A-Za-z0-9])sess-[A-Za-z0-9]{40}(?![A-Za-z0-9])',
    array['%sess-%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'sk_named', 'vendor', 'dense',
    ('(?<![A-Za-z0-9])sk-(?:cp|kimi|litellm|user|team|org|live|prod|test|dev|ws|api|key|master|virtual)[0-9]{0,2}-[A-Za-z0'
    || '-9_-]{20,}'),
    array['%sk-%'],
    '{}',
    '{}',
    false, 'LiteLLM, Moonshot, MiniMax and others'
),
(
    'credential_prefix', 'liveblocks', 'vendor', 'dense',
    'sk_(?:prod|dev)_[A-Za-z0-9_-]{32,}',
    array['%sk\_prod\_%', '%sk\_dev\_%'],
    '{}',
    '{}',
    false, 'Liveblocks'
),
(
    'credential_prefix', 'langchain_legacy', 'vendor', 'random',
    '(?<![A-Za-z0-9])ls__[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%ls\_\_%'],
    '{}',
    '{}',
    false, 'LangSmith'
),
(
    'credential_prefix', 'modelscope', 'vendor', 'random',
    '(?<![A-Za-z0-9])ms-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![A-Za-z0-9])',
    array['%ms-%'],
    '{}',
    '{}',
    false, 'ModelScope'
),
(
    'credential_prefix', 'wandb', 'vendor', 'random',
    'wandb_v1_[A-Za-z0-9_-]{60,}',
    array['%wandb\_v1\_%'],
    '{}',
    '{}',
    false, 'Weights & Biases'
),
(
    'credential_prefix', 'modal', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:ak|as|wk|ws)-[A-Za-z0-9]{22}(?![A-Za-z0-9])',
    array['%ak-%', '%as-%', '%wk-%', '%ws-%'],
    '{}',
    '{}',
    false, 'Modal'
),
(
    'credential_prefix', 'chutes', 'vendor', 'random',
    '(?<![A-Za-z0-9])cpk_[0-9a-f]{32}\.[0-9a-f]{32}\.[A-Za-z0-9]{32}',
    array['%cpk\_%'],
    '{}',
    '{}',
    false, 'Chutes'
),
(
    'credential_prefix', 'luma', 'vendor', 'random',
    '(?<![A-Za-z0-9])luma-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-[0-9a-f]{8}-[0-9a-f-]{20,40}',
    array['%luma-%'],
    '{}',
    '{}',
    false, 'Luma'
),
(
    'credential_prefix', 'openpipe', 'vendor', 'random',
    '(?<![A-Za-z0-9])opk_[0-9a-f]{40,}',
    array['%opk\_%'],
    '{}',
    '{}',
    false, 'OpenPipe'
),
(
    'credential_prefix', 'promptlayer', 'vendor', 'random',
    '(?<![A-Za-z0-9])pl_[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%pl\_%'],
    '{}',
    '{}',
    false, 'PromptLayer'
),
(
    'credential_prefix', 'gitea', 'vendor', 'random',
    '(?<![A-Za-z0-9])gt[ao]_[a-z0-9]{40,}',
    array['%gta\_%', '%gto\_%'],
    '{}',
    '{}',
    false, 'Gitea, Forgejo'
),
(
    'credential_prefix', 'sourcegraph_dotcom', 'vendor', 'random',
    '(?<![A-Za-z0-9])sgd_[0-9a-f]{64}(?![A-Za-z0-9])',
    array['%sgd\_%'],
    '{}',
    '{}',
    false, 'Sourcegraph'
),
(
    'credential_prefix', 'feishu_webhook', 'vendor', 'random',
    '(?:https://open\.(?:feishu\.cn|larksuite\.com))?/open-apis/bot/(?:v2/)?hook/[0-9a-z-]{24,40}',
    array['%/open-apis/bot/%'],
    '{}',
    '{}',
    false, 'Feishu, Lark'
),
(
    'credential_prefix', 'dingtalk_webhook', 'vendor', 'random',
    '(?:https://oapi\.)?dingtalk\.com/robot/send\?access_token=[0-9a-f]{64}',
    array['%dingtalk.com/robot/%'],
    '{}',
    '{}',
    false, 'DingTalk'
),
(
    'credential_prefix', 'wecom_webhook', 'vendor', 'random',
    '(?:https://qyapi\.weixin\.qq\.com)?/cgi-bin/webhook/send\?key=[0-9a-f-]{36}',
    array['%/cgi-bin/webhook/send?key=%'],
    '{}',
    '{}',
    false, 'WeCom'
),
(
    'credential_prefix', 'google_chat_webhook', 'vendor', 'random',
    ('(?:https://)?chat\.googleapis\.com/v1/spaces/[A-Za-z0-9_-]{6,}/messages\?key=[A-Za-z0-9_-]{30,}&token=[A-Za-z0-9_%=-'
    || ']{30,}'),
    array['%chat.googleapis.com/%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'logic_app', 'vendor', 'random',
    ('(?:https://)?[a-z0-9.-]{4,60}\.logic\.azure\.com(?::443)?/workflows/[0-9a-f]{32}/[A-Za-z0-9/?&=%._-]{1,160}[?&]sig=['
    || 'A-Za-z0-9_%-]{30,}'),
    array['%.logic.azure.com%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'ifttt_webhook', 'vendor', 'random',
    '(?:https://)?maker\.ifttt\.com/(?:trigger/[A-Za-z0-9_-]{1,60}/(?:json/)?with/key|use)/[A-Za-z0-9_-]{20,}',
    array['%maker.ifttt.com/%'],
    '{}',
    '{}',
    false, 'IFTTT'
),
(
    'credential_prefix', 'make_webhook', 'vendor', 'random',
    'hook\.[a-z0-9]{2,6}\.(?:make|integromat)\.com/[a-z0-9]{28,40}',
    array['%.make.com/%', '%.integromat.com/%'],
    '{}',
    '{}',
    false, 'Make'
),
(
    'credential_prefix', 'stripe_client', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:pi|seti|cs|cuss|vs)_[A-Za-z0-9_]{12,}_secret_[A-Za-z0-9]{16,}',
    array['%pi\_%', '%seti\_%', '%cs\_%', '%cuss\_%', '%vs\_%'],
    '{}',
    '{}',
    false, 'Stripe'
),
(
    'credential_prefix', 'mercado_pago', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:APP_USR|TEST)-[0-9]{10,20}-[0-9]{6}-[0-9a-f]{32}-[0-9]{6,12}',
    array['%APP\_USR-%', '%TEST-%'],
    '{}',
    '{}',
    false, 'Mercado Pago'
),
(
    'credential_prefix', 'xendit', 'vendor', 'random',
    'xnd_(?:production|development)_[A-Za-z0-9]{30,}',
    array['%xnd\_%'],
    '{}',
    '{}',
    false, 'Xendit'
),
(
    'credential_prefix', 'courier', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_(?:prod|test)_[A-Z0-9]{28}(?![A-Za-z0-9])',
    array['%pk\_prod\_%', '%pk\_test\_%'],
    '{}',
    '{}',
    false, 'Courier'
),
(
    'credential_prefix', 'calcom', 'vendor', 'random',
    '(?<![A-Za-z0-9])cal_(?:live_)?[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%cal\_%'],
    '{}',
    '{}',
    false, 'Cal.com'
),
(
    'credential_prefix', 'mandrill', 'vendor', 'dense',
    '(?<![A-Za-z0-9])md-[A-Za-z0-9_-]{22}(?![A-Za-z0-9])',
    array['%md-%'],
    '{}',
    '{}',
    false, 'Mandrill'
),
(
    'credential_prefix', 'bitwarden', 'vendor', 'random',
    ('(?<![A-Za-z0-9])0\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.[A-Za-z0-9]{28,32}:[A-Za-z0-9+/]{20'
    || ',}=*'),
    array['%0.%'],
    '{}',
    '{}',
    false, 'Bitwarden'
),
(
    'credential_prefix', 'infisical', 'vendor', 'random',
    '(?<![A-Za-z0-9])st\.[0-9a-f-]{24,36}\.[0-9a-f]{32}\.[0-9a-f]{32}',
    array['%st.%'],
    '{}',
    '{}',
    false, 'Infisical'
),
(
    'credential_prefix', 'vercel_blob', 'vendor', 'random',
    'vercel_blob_rw_[A-Za-z0-9]{12,}_[A-Za-z0-9]{20,}',
    array['%vercel\_blob\_rw\_%'],
    '{}',
    '{}',
    false, 'Vercel'
),
(
    'credential_prefix', 'neon_password', 'vendor', 'random',
    '(?<![A-Za-z0-9])npg_[A-Za-z0-9]{12}(?![A-Za-z0-9])',
    array['%npg\_%'],
    '{}',
    '{}',
    false, 'Neon'
),
(
    'credential_prefix', 'paseto', 'vendor', 'random',
    '(?<![A-Za-z0-9])v[1-4]\.(?:local|public)\.[A-Za-z0-9_-]{40,}(?:\.[A-Za-z0-9_-]{4,})?',
    array[
        '%v1.local.%', '%v2.local.%', '%v3.local.%', '%v4.local.%', '%v1.public.%', '%v2.public.%', '%v3.public.%',
        '%v4.public.%'
    ],
    '{}',
    '{}',
    false, 'PASETO'
),
(
    'credential_prefix', 'macaroon', 'vendor', 'random',
    '(?<![A-Za-z0-9])MDAx[A-Za-z0-9_-]{80,}={0,2}',
    array['%MDAx%'],
    '{}',
    '{}',
    false, 'macaroons'
),
(
    'credential_prefix', 'salesforce_refresh', 'vendor', 'random',
    '5Aep861[A-Za-z0-9._]{50,}',
    array['%5Aep861%'],
    '{}',
    '{}',
    false, 'Salesforce'
),
(
    'credential_prefix', 'cloudflare_tunnel', 'vendor', 'random',
    'eyJhIjoi[A-Za-z0-9+/=_-]{100,}',
    array['%eyJhIjoi%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'defined_networking', 'vendor', 'random',
    'dnkey-[A-Za-z0-9=_-]{26}-[A-Za-z0-9=_-]{52}',
    array['%dnkey-%'],
    '{}',
    '{}',
    false, 'Defined Networking'
),
(
    'credential_prefix', 'alchemy', 'vendor', 'random',
    '(?<![A-Za-z0-9])alcht_[A-Za-z0-9]{28,}',
    array['%alcht\_%'],
    '{}',
    '{}',
    false, 'Alchemy'
),
(
    'credential_prefix', 'gemini_exchange', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:master|account)-[A-Za-z0-9]{20}(?![A-Za-z0-9])',
    array['%master-%', '%account-%'],
    '{}',
    '{}',
    false, 'Gemini'
),
(
    'credential_prefix', 'jumpcloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])jca_[A-Za-z0-9]{36,}',
    array['%jca\_%'],
    '{}',
    '{}',
    false, 'JumpCloud'
),
(
    'credential_prefix', 'portainer', 'vendor', 'dense',
    '(?<![A-Za-z0-9])ptr_[A-Za-z0-9/_+=-]{30,60}',
    array['%ptr\_%'],
    '{}',
    '{}',
    false, 'Portainer'
),
(
    'credential_prefix', 'pushbullet', 'vendor', 'random',
    '(?<![A-Za-z0-9])o\.[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    array['%o.%'],
    '{}',
    '{}',
    false, 'Pushbullet'
),
(
    'credential_prefix', 'signalwire', 'vendor', 'random',
    '(?<![A-Za-z0-9])PSK_[A-Za-z0-9]{36,}',
    array['%PSK\_%'],
    '{}',
    '{}',
    false, 'SignalWire'
),
(
    'credential_prefix', 'spectral', 'vendor', 'random',
    '(?<![A-Za-z0-9])sp[ut]-[a-z0-9]{32}(?![A-Za-z0-9])',
    array['%spu-%', '%spt-%'],
    '{}',
    '{}',
    false, 'SpectralOps'
),
(
    'credential_prefix', 'tatum', 'vendor', 'random',
    '(?<![A-Za-z0-9])t-[0-9a-f]{24}-[0-9a-f]{24}(?![A-Za-z0-9])',
    array['%t-%'],
    '{}',
    '{}',
    false, 'Tatum'
),
(
    'credential_prefix', 'ubidots', 'vendor', 'random',
    '(?<![A-Za-z0-9])BBFF-[A-Za-z0-9]{30,36}(?![A-Za-z0-9])',
    array['%BBFF-%'],
    '{}',
    '{}',
    false, 'Ubidots'
),
(
    'credential_prefix', 'voiceflow', 'vendor', 'random',
    'VF\.(?:DM|WS)\.[0-9a-f]{24}\.[A-Za-z0-9]{16}',
    array['%VF.DM.%', '%VF.WS.%'],
    '{}',
    '{}',
    false, 'Voiceflow'
),
(
    'credential_prefix', 'tinybird', 'vendor', 'random',
    '(?<![A-Za-z0-9])p\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}',
    array['%p.eyJ%'],
    '{}',
    '{}',
    false, 'Tinybird'
),
(
    'credential_prefix', 'fauna', 'vendor', 'random',
    '(?<![A-Za-z0-9])fnA[A-Za-z0-9_-]{37}(?![A-Za-z0-9])',
    array['%fnA%'],
    '{}',
    '{}',
    false, 'Fauna'
),
(
    'credential_prefix', 'ory', 'vendor', 'random',
    '(?<![A-Za-z0-9])ory_(?:st|pat|apikey|wak|at|rt|ac|lo)_[A-Za-z0-9_.-]{30,}',
    array['%ory\_%'],
    '{}',
    '{}',
    false, 'Ory'
),
(
    'credential_prefix', 'appwrite', 'vendor', 'random',
    '(?<![A-Za-z0-9])standard_[0-9a-f]{200,}',
    array['%standard\_%'],
    '{}',
    '{}',
    false, 'Appwrite'
),
(
    'credential_prefix', 'imagekit', 'vendor', 'dense',
    '(?<![A-Za-z0-9])private_[A-Za-z0-9+/]{26,27}=(?![A-Za-z0-9])',
    array['%private\_%'],
    '{}',
    '{}',
    false, 'ImageKit'
),
(
    'credential_prefix', 'builder_io', 'vendor', 'random',
    '(?<![A-Za-z0-9])bpk-[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%bpk-%'],
    '{}',
    '{}',
    false, 'Builder.io'
),
(
    'credential_prefix', 'trigger_dev', 'vendor', 'random',
    '(?<![A-Za-z0-9])tr_(?:dev|prod|pat|stg|preview)_[A-Za-z0-9]{20,}',
    array['%tr\_dev\_%', '%tr\_prod\_%', '%tr\_pat\_%', '%tr\_stg\_%', '%tr\_preview\_%'],
    '{}',
    '{}',
    false, 'Trigger.dev'
),
(
    'credential_prefix', 'close_crm', 'vendor', 'random',
    '(?<![A-Za-z0-9])api_[A-Za-z0-9]{20,24}\.[A-Za-z0-9]{20,24}(?![A-Za-z0-9])',
    array['%api\_%'],
    '{}',
    '{}',
    false, 'Close'
),
(
    'credential_prefix', 'fleetbase', 'vendor', 'random',
    '(?<![A-Za-z0-9])flb_(?:live|test)_[A-Za-z0-9]{20,}',
    array['%flb\_live\_%', '%flb\_test\_%'],
    '{}',
    '{}',
    false, 'Fleetbase'
),
(
    'credential_prefix', 'discord_bot', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,42})(?![A-Za-z0-9])',
    '{}',
    array['%.%'],
    '{}',
    false, 'Discord'
),
(
    'credential_prefix', 'zai', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{32}\.[A-Za-z0-9]{16})(?![A-Za-z0-9])',
    '{}',
    array['%.%'],
    '{}',
    false, 'Z.ai, Zhipu'
),
(
    'credential_prefix', 'kagi', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{43})(?![A-Za-z0-9])',
    '{}',
    array['%.%'],
    '{}',
    false, 'Kagi'
),
(
    'credential_prefix', 'mailgun_new', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})(?![A-Za-z0-9])',
    '{}',
    array['%-%'],
    '{}',
    false, 'Mailgun'
),
(
    'credential_prefix', 'twitter_access', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9]{8,19}-[A-Za-z0-9]{30,50}(?!\.apps\.google))(?![A-Za-z0-9])',
    '{}',
    array['%-%'],
    '{}',
    false, 'X / Twitter'
),
(
    'credential_prefix', 'asana', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9]/[0-9]{15,17}(?:/[0-9]{15,17})?:[0-9a-f]{32})(?![A-Za-z0-9])',
    '{}',
    array['%/%'],
    '{}',
    false, 'Asana'
),
(
    'credential_prefix', 'fal', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:[0-9a-f]{32})(?![A-Za-z0-9])',
    '{}',
    array['%:%'],
    '{}',
    false, 'fal.ai'
),
(
    'credential_prefix', 'mailchimp', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{32}-us[0-9]{1,2})(?![A-Za-z0-9])',
    '{}',
    array['%-us%'],
    '{}',
    false, 'Mailchimp'
),
(
    'credential_prefix', 'telegram_bot', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9]{8,10}:AA[A-Za-z0-9_-]{33})(?![A-Za-z0-9])',
    '{}',
    array['%:aa%'],
    '{}',
    false, 'Telegram'
),
(
    'credential_prefix', 'maxmind', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk)(?![A-Za-z0-9])',
    '{}',
    array['%\_mmk%'],
    '{}',
    false, 'MaxMind'
),
(
    'credential_prefix', 'tableau', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9+/]{22}==:[A-Za-z0-9]{32})(?![A-Za-z0-9])',
    '{}',
    array['%==:%'],
    '{}',
    false, 'Tableau'
),
(
    'credential_prefix', 'azure_ad', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34})(?![A-Za-z0-9])',
    '{}',
    array['%q~%'],
    '{}',
    false, 'Microsoft Entra'
),
(
    'credential_prefix', 'newrelic_license', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{36}NRAL)(?![A-Za-z0-9])',
    '{}',
    array['%nral%'],
    '{}',
    false, 'New Relic'
),
(
    'credential_prefix', 'rapidapi', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{10}msh[0-9a-f]{15}p1[0-9a-f]{5}jsn[0-9a-f]{12})(?![A-Za-z0-9])',
    '{}',
    array['%msh%'],
    '{}',
    false, 'RapidAPI'
),
(
    'credential_prefix', 'dropbox_long', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[a-z0-9]{11}AAAAAAAAAA[A-Za-z0-9_-]{43})(?![A-Za-z0-9])',
    '{}',
    array['%aaaaaaaaaa%'],
    '{}',
    false, 'Dropbox'
),
(
    'credential_prefix', 'firebase_server_key', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{11}:APA91b[A-Za-z0-9_-]{100,})(?![A-Za-z0-9])',
    '{}',
    array['%:apa91b%'],
    '{}',
    false, 'Google'
),
(
    'high_entropy', 'licence_key', 'shape', 'grouped',
    '(?<![A-Za-z0-9])(?:[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3,5})(?![A-Za-z0-9])',
    '{}',
    array['%-%'],
    '{}',
    false, 'any'
),
(
    'credential_prefix', 'prefixed_token', 'shape', 'strong',
    ('(?<![A-Za-z0-9])(?:(?<![_.-])(?:[a-z]{2,12}|[A-Z]{2,8})[0-9]{0,2}(?:[_-][a-z]{2,12}[0-9]{0,2}){0,3}[_.-][A-Za-z0-9]{'
    || '20,}(?:[_-][A-Za-z0-9]{6,})*(?!@[A-Za-z0-9]))(?![A-Za-z0-9])'),
    '{}',
    array['%\_%', '%-%', '%.%'],
    '{}',
    false, 'any'
),
(
    'credential_prefix', 'sanity', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:sk[A-Za-z0-9]{80,})(?![A-Za-z0-9])',
    '{}',
    array['%sk%'],
    '{}',
    false, 'Sanity'
),
(
    'credential_prefix', 'uptimerobot', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[um][0-9]{6,9}-[0-9a-f]{24})(?![A-Za-z0-9])',
    '{}',
    array['%-%'],
    '{}',
    false, 'UptimeRobot'
),
(
    'credential_prefix', 'twilio_pair', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:AC[0-9a-f]{32}:[0-9a-f]{32})(?![A-Za-z0-9])',
    '{}',
    array['%:%'],
    '{}',
    false, 'Twilio'
),
(
    'credential_prefix', 'ngrok', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:(?:2|cr_|ak_|ngrok_)[A-Za-z0-9]{26,27}_[A-Za-z0-9]{21})(?![A-Za-z0-9])',
    '{}',
    array['%\_%'],
    '{}',
    false, 'ngrok'
),
(
    'credential_prefix', 'ably', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{6}:[A-Za-z0-9_-]{43})(?![A-Za-z0-9])',
    '{}',
    array['%:%'],
    '{}',
    false, 'Ably'
),
(
    'off_the_record', 'marker_tag', 'marker', '',
    ('(?:\[{1,2} ?(?:no-?(?:memory|record|recording|log|store|save)|private|off[ -](?:the[ -])?record|otr|incognito) ?\]{1'
    || ',2}|<!-- ?(?:no-?(?:memory|record|log)|private) ?-->|<(?:private|no-?memory|off-the-record)>|(?<![a-z0-9._~/:-])/(?:'
    || 'private|nomemory|no-memory|off-the-record|incognito)(?![a-z0-9/_-]|\.[a-z])|(?<![a-z0-9_.@])@no-?(?:memory|record|lo'
    || 'g)(?![a-z0-9_])|\(otr\)|turn (?:off (?:your |the )?memory|(?:your |the )?memory off) for this|#(?:no-?memory|no-?rec'
    || 'ord|offtherecord|off-the-record|private-?mode)(?![a-z0-9_])|(?<![a-z0-9_-])no-(?:memory|record|memorize)(?![a-z0-9_]'
    || '|-[a-z])|(?<![a-z0-9_.])(?:otr:|o\.t\.r\.)|private mode on(?![a-z])|(?:go |going |mode )?incognito(?: mode)? (?:plea'
    || 'se|on)(?![a-z]))'),
    '{}',
    array['%no-%', '%nom%', '%nor%', '%nol%', '%nos%', '%private%', '%incognito%', '%otr%', '%o.t.r%', '%memory%', '%off-rec%'],
    array[
        '%no-mem%', '%nomem%', '%no-rec%', '%norec%', '%nolog%', '%no-log%', '%no-store%', '%nostore%', '%no-save%',
        '%nosave%', '%[private%', '%[ private%', '%<private%', '%/private%', '%-- private%', '%private ?mode%',
        '%private-mode%', '%privatemode%', '%private mode%', '%incognito%', '%otr:%', '%otr]%', '%otr ]%', '%o.t.r%',
        '%/off-the-rec%', '%[off%', '%#off%', '%<off%', '%/no%', '%@no%', '%(otr%', '%otr -%', '%memory off%',
        '%off memory%', '%off your memory%', '%off the memory%'
    ],
    true, 'any'
),
(
    'off_the_record', 'marker_english', 'marker', '',
    ('(?<![a-z])(?:(?:confidential|between us|between you and me|off the record|in confidence|private)[^.!?\n]{0,24}[,;:(-'
    || '][ ]?(?:please )?(?:do not|don''?t) (?:store|save|record|log|keep|remember|note)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|off(?:_{0,'
    || '2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})record(?!['
    || 'a-z])(?! (?:player|rack|shelf|label|store|shop|deck|collection|button|pile|stack|books?)(?![a-z]))|not for the recor'
    || 'd(?![ ]*[a-z0-9])|(?:you (?:must|should|may|can) ?n[o'']t|must not|mustn''?t)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?'
    || '\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|record|save|store|memor'
    || 'i[sz]e|log|note|retain|persist|capture|archive|keep(?: a record of| track of)?|write|jot|commit)(?:_{0,2}[ \t-][ \t_'
    || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:any(?:thing)?|all|none|some)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})of(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|what(?:_{0,2}[ \t-][ \t_-]{'
    || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am| just)*(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]'
    || '{0,8})(?:said|say|saying|told|wrote|typed|shared|tell)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)'
    || '?)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|conversation|chat|turn|one|line|sent'
    || 'ence|paragraph|note|exchange|session|thread|info|information|detail)s?)?(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?'
    || '\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|ok|okay|for me|for later|in (?:your |the )?(?:memory|memories|note'
    || 's?|log|logs|records?)|to (?:your )?memory|on (?:the )?record|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0'
    || '-9])|record(?![ ]*[a-z0-9]))|please(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:_{0,2}[ \t-][ \t'
    || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?forget(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|all '
    || 'of this|all this|everything i(?: just)? said)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:message|pa'
    || 'rt|conversation))?(?![ ]*[a-z0-9])|(?:keep|leave)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that'
    || '|it|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|message|bit))?(?:_{0,2}[ \t-][ \t_'
    || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:out(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of|off)(?:_{0,2}[ \t'
    || '-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2'
    || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memor'
    || 'y|memories|record|records|logs?|notes|books)(?![a-z])|(?:delete|erase|remove|wipe|scrub|strike|scratch|drop|purge|cl'
    || 'ear)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i(?: just)? said|all of this)(?:_{0,'
    || '2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:you'
    || 'r|the|long-term)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|record)(?![a-z])|this(?:'
    || '_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|m'
    || 'essage(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|conversation(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\'
    || 'n[ \t>]{0,8}))?(?:must|should|may|can|shall|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:not|n''t|ne'
    || 'ver)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,'
    || '8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logged|kept|persis'
    || 'ted|memori[sz]ed|written down|noted|archived|retained)(?=(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t'
    || ']{0,4}\r?\n[ \t>]{0,8})(?:please|anywhere|ever|at all|by you|in (?:your|the) (?:memory|memories|notes?|logs?|records'
    || '?|file|journal)|on (?:the )?record|or |and ))|(?:i''d|i would)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
    || '(?:rather|prefer(?: it)?(?: if)?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})you(?:_{0,2}[ \t-][ \t_-]{0,'
    || '3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:didn''t|did not|don''t|do not|not)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0'
    || ',8})(?:remember|record|save|store|keep|log|note|memori[sz]e)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})('
    || '?:this|that|it|any)|(?:none|nothing)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:_{0,2}[ \t-][ \t_-]{'
    || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i(?: just)? said)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \'
    || 't>]{0,8})(?:(?:should|must|may|can|shall|will|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,'
    || '2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:be('
    || '?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logged|kept|persisted|memo'
    || 'ri[sz]ed|written down|noted|archived|retained)|go(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})on(?:_{0,2}['
    || ' \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?record)|'
    || '(?:goes|is|gets)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:on(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r'
    || '?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?record|recorded|saved|stored))|(?:this'
    || ' |this is |confidential and )not to be (?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|writte'
    || 'n down|noted|archived|retained)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:following|what follows|next (?:part|bit|message|sentenc'
    || 'e)|rest of this)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:must|should|may|can|shall|is)(?:_{0,2}[ \t'
    || '-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:not|n''t|never)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})('
    || '?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8'
    || '})(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)|(?:ma'
    || 'ke|take|keep)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})no(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \'
    || 't>]{0,8})(?:notes?|record|copy)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:of|on|about)(?:_{0,2}[ \t-]'
    || '[ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i)|pretend(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ '
    || '\t>]{0,8})(?:i|you|we)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:never|didn''?t|did not)(?:_{0,2}[ \t-'
    || '][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:say|said|hear|heard|read|see|saw|tell you|told you)(?:_{0,2}[ \t-][ \t_-'
    || ']{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:that|this|it|anything|any of this)(?![ ]*[a-z0-9])|(?:delete|erase)(?:_{0,2}[ \'
    || 't-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:what|everything)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}'
    || ')i(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})just)?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{'
    || '0,8})(?:said|wrote|told you)(?![ ]*[a-z0-9])|unrecord(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|'
    || 'that|it)|(?:between us only|for your ears only),? (?:do not|don''t))'),
    '{}',
    array[
        '%pretend%', '%delete what%', '%erase what%', '%delete every%', '%erase every%', '%record%', '%memor%', '%rememb%',
        '%forget%', '%save%', '%stor%', '%log%', '%note%', '%retain%', '%persist%', '%captur%', '%archiv%', '%keep%',
        '%kept%', '%writ%', '%jot%', '%commit%'
    ],
    array[
        '%none%', '%nothing%', '%no %', '%pretend%', '%scratch%', '%leave%', '%not%', '%n''t%', '%dont%', '%never%',
        '%forget%', '%off%', '%out%', '%delete%', '%erase%', '%remove%', '%wipe%', '%scrub%', '%strike%', '%drop%',
        '%purge%', '%clear%', '%unrecord%'
    ],
    true, 'English'
),
(
    'off_the_record', 'marker_imperative', 'marker', 'subject',
    ('((?:(?<![a-z])(?:i|you|we|they|he|she|who|to|that|never|not|don''?t|can''?t|cannot|won''?t|didn''?t|couldn''?t|wouldn''?t|'
    || 'shouldn''?t)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?<![a-z]))((?:do(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n'
    || '[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|don''?t(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0'
    || ',8})|never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|please not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r'
    || '?\n[ \t>]{0,8}))(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:mention|share|repeat|use|quote|remember|st'
    || 'ore|save|record|log|keep)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|it)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \'
    || 't>]{0,8})for(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})training)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:or|an'
    || 'd|nor)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|record|save|store|memori[sz]e|log|note|retain|pers'
    || 'ist|capture|archive|keep(?: a record of| track of)?|write|jot|commit)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:('
    || '?:any(?:thing)?|all|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8'
    || '}))?(?:this|that|these|it|the following|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am| '
    || 'just)*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|say|saying|told|wrote|typed|shared|tell)(?:(?:[ \t_-]{1,4}|'
    || '[ \t]{0,4}\r?\n[ \t>]{0,8})you)?)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|conversation|chat'
    || '|turn|one|line|sentence|paragraph|note|exchange|session|thread|info|information|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{'
    || '0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|ok|okay|for me|for later|(?:in|into|to|on) (?:your |the |an'
    || 'y |my )?(?:memory|memories|notes?|log|logs|records?)|to (?:your )?memory|on (?:the )?record|or (?:store|save|log|rec'
    || 'ord|remember) it))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9])|(?:put|add|enter|include|place)(?:[ \t_-]{1,4}|[ \t]{0,4}'
    || '\r?\n[ \t>]{0,8})(?:this|that|it|any of this)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:in|into|to|on)(?:[ \t_-]{'
    || '1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:your|the|any|my|long-term)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memo'
    || 'ry|memories|notes?|records?|logs?|journal|file)(?![ ]*[a-z0-9])|(?:make|take|keep)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \'
    || 't>]{0,8})(?:(?:a|any)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:notes?|record|copy)(?:[ \t_-]{1,4}|[ \t]{0,4}\r'
    || '?\n[ \t>]{0,8})(?:of|on|about)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it)(?![ ]*[a-z0-9]))|forget(?:'
    || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|all of this|all this|everything i(?: just)? said)(?:[ \t_-]{'
    || '1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:immediately|instantly|at once|right away|right now|straight away|ever happened)(?'
    || '![ ]*[a-z0-9])|forget(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:about(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))'
    || '?(?:i(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|just(?:[ \t_-]{1,'
    || '4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|mentioned|wrote)|(?:what(?:ever)?|everything|all|anything)(?:[ \t_-]{1,'
    || '4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''ve)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:[ \t_-]{1,4}|[ \t'
    || ']{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|wrote|mentioned|discussed))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th'
    || 'at|this|it|anything|you|here))*(?![ ]*[a-z0-9]))'),
    '{}',
    array[
        '%record%', '%memor%', '%rememb%', '%forget%', '%save%', '%stor%', '%log%', '%note%', '%retain%', '%persist%',
        '%captur%', '%archiv%', '%keep%', '%kept%', '%writ%', '%jot%', '%commit%'
    ],
    array[
        '%not%', '%n''t%', '%dont%', '%never%', '%forget%', '%off%', '%out%', '%delete%', '%erase%', '%remove%', '%wipe%',
        '%scrub%', '%strike%', '%drop%', '%purge%', '%clear%', '%unrecord%'
    ],
    true, 'English'
),
(
    'off_the_record', 'marker_clause', 'marker', '',
    ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr ?-(?= )|(?:your )?memory off(?= please|(?=[ ]{0,2}[:.!,;)\n-]|\Z)| for this)|not to be'
    || ' (?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?=[ ]{'
    || '0,2}[:.!,;)\n-]|\Z)|no(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:notes?|logging|recording|record|minu'
    || 'tes)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:of|on|for|about)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}'
    || '\r?\n[ \t>]{0,8})(?:this|that)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})please)?(?=[ ]{0,2}[:.!,;)\n'
    || '-]|\Z)|(?:das |dies |davon )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|aufschreiben|'
    || 'protokollieren|mitschreiben|festhalten|aufnehmen|mitloggen|merken)(?![ ]*[a-z0-9])|niet (?:onthouden|opslaan|bewaren'
    || '|noteren|vastleggen|opschrijven)(?: alsjeblieft| alstublieft| svp| aub)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:alsjeblieft |a'
    || 'lstublieft )?vergeet (?:alles )?wat ik (?:net |zojuist |je )*(?:zei|heb gezegd|vertelde|gezegd heb)|niet (?:opslaan|'
    || 'bewaren|vastleggen|noteren|opschrijven|registreren)(?![ ]*[a-z0-9])|(?:merci de )?ne pas (?:enregistrer|noter|conser'
    || 'ver|mémoriser|retenir|stocker|sauvegarder|garder|archiver)(?: svp| s''il vous plaît| s''il te plaît)?(?=[ ]{0,2}[:.!,;'
    || ')\n-]|\Z)|no (?:guardar|grabar|registrar|anotar|almacenar|memorizar)(?: por favor| esto)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|'
    || '(?:por favor,? )?olvid(?:a|e|en)(?:te|se)?(?: de)? (?:todo )?lo que (?:acabo de (?:decir|contar)(?:te)?|dije|te dije'
    || '|he dicho)|non (?:salvare|registrare|memorizzare|annotare|conservare|archiviare)(?: per favore)?(?=[ ]{0,2}[:.!,;)\n'
    || '-]|\Z)|(?:per favore,? )?dimentic(?:a|ate|hi) (?:tutto )?(?:quello|ciò|quanto) che ho (?:appena )?(?:detto|scritto|r'
    || 'accontato)|n[ãa]o (?:guardar|gravar|registrar|registar|salvar|anotar|armazenar)(?: por favor)?(?=[ ]{0,2}[:.!,;)\n-]'
    || '|\Z)|(?:por favor,? )?esque[çc][ae](?:m|r)? (?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse|acabei de dizer|falei|acab'
    || 'ei de falar|escrevi)|(?:пoжaлyйcтa,? )?[зz]aбyдь(?:тe)?,? (?:тo,? |вcё,? |вce,? )?чтo я (?:тoльko чтo )?(?:ckaзaл|нa'
    || 'пиcaл|гoвopил)|nie (?:zapisywać|notować|zapamiętywać|nagrywać|przechowywać)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:proszę,? )?'
    || 'zapomnij(?:cie)?(?: o tym)?,? co (?:właśnie )?(?:ci )?powiedzia[łl])'),
    '{}',
    array[
        '%not to be%', '%no notes%', '%no logging%', '%no record%', '%no minutes%', '%otr -%', '%memory off%', '%nicht%',
        '%nichts%', '%niet %', '%vergeet%', '%ne pas%', '%no guardar%', '%no grabar%', '%no registrar%', '%no anotar%',
        '%no almacenar%', '%no memorizar%', '%olvid%', '%non salv%', '%non regis%', '%non memor%', '%non annot%',
        '%non conserv%', '%non archiv%', '%dimentic%', '%não %', '%nao %', '%esque%', '%nie %', '%zapomnij%', '%aбyд%'
    ],
    array[
        '%recorded%', '%stored%', '%saved%', '%kept%', '%logged%', '%remembered%', '%noted%', '%written%', '%archived%',
        '%retained%', '%persisted%', '%memori%', '%this%', '%that%', '%otr%', '%memory%', '%speicher%', '%aufzeichn%',
        '%notier%', '%schreib%', '%protokoll%', '%festhalt%', '%aufnehm%', '%mitlog%', '%merken%', '%opslaan%', '%bewaren%',
        '%vastleggen%', '%noteren%', '%opschrijven%', '%onthouden%', '%registreren%', '%wat ik%', '%regist%', '%noter%',
        '%conserv%', '%mémoris%', '%reten%', '%stock%', '%sauvegard%', '%garder%', '%archiv%', '%guardar%', '%grabar%',
        '%anotar%', '%almacenar%', '%lo que%', '%salvare%', '%annotare%', '%che ho%', '%gravar%', '%salvar%', '%armazenar%',
        '%o que%', '%zapisywa%', '%notowa%', '%zapamięt%', '%nagrywa%', '%przechow%', '%co %', '%чтo%'
    ],
    true, 'any'
),
(
    'off_the_record', 'marker_german', 'marker', '',
    ('(?<![a-z])(?:nicht (?:fürs|für das|zu) (?:protokoll|aufzeichnung)|nicht (?:im|ins) protokoll|(?:bitte |davon |hiervo'
    || 'n )(?:das |dies |hiervon |davon )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|aufschre'
    || 'iben|protokollieren|mitschreiben|festhalten|aufnehmen|mitloggen|merken)(?![ ]*[a-z0-9])|(?:speichern|merken|notieren'
    || '|protokollieren|schreiben|zeichnen|behalten|nehmen|halten|vergessen) sie (?:sich )?(?:das|dies|dieses|es|davon|diese'
    || ' nachricht|diesen teil|dieses gespräch)(?: bitte| jetzt)? nichts?|(?:das|dies|es) (?:darf|soll|sollte|muss) (?:bitte'
    || ' )?nicht (?:gespeichert|aufgezeichnet|notiert|protokolliert|gemerkt|aufgeschrieben|festgehalten|mitgeschrieben) werd'
    || 'en|vergiss(?:t)?(?: bitte)?,? was ich (?:gerade |eben |dir |euch |vorhin )*(?:gesagt|erzählt|geschrieben)|(?:mach|ma'
    || 'che|machen sie) (?:dir |sich )?(?:davon )?keine notizen (?:davon|dazu|hierzu)|bitte (?:das |dies )?nicht (?:merken|b'
    || 'ehalten)(?![ ]*[a-z0-9])|(?:merk|merke|merkt|speicher|speichere|notier|notiere|protokollier|protokolliere|zeichne|sc'
    || 'hreib|schreibe|behalt|behalte|nimm|halte) (?:dir |euch |es dir )?(?:das|dies|dieses|es|davon|diese nachricht|diesen '
    || 'teil)(?: bitte| jetzt| ja)? nichts?|vergiss (?:das|dies|es)(?: bitte| wieder| gleich)* (?:sofort|gleich|umgehend|sch'
    || 'nell|wieder)|(?:streich|streiche|lösch|lösche|entfern|entferne|tilge?) (?:das|dies|es)(?: bitte| wieder| sofort)* au'
    || 's (?:dem|deinem|eurem) (?:gedächtnis|speicher|protokoll)|unter uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|notee'
    || 'r|registreer|sla) (?:dit|dat|het)(?: gesprek| bericht)?(?: alsjeblieft| alstublieft| svp| aub)? niet|leg (?:dit|dat)'
    || ' niet vast|(?:dit|dat) (?:mag|moet|hoeft|hoort) niet (?:worden )?(?:opgeslagen|bewaard|genoteerd|vastgelegd|onthoude'
    || 'n|in de notulen)|schrijf (?:dit|dat) niet op|neem (?:dit|dat) niet op|(?:dit |dat |alsjeblieft |gelieve )niet (?:ops'
    || 'laan|bewaren|vastleggen|noteren|opschrijven|registreren)(?![ ]*[a-z0-9])|(?:dit|dat) niet onthouden(?![ ]*[a-z0-9])|'
    || 'vergeet (?:dit|dat) (?:meteen|direct|onmiddellijk|gelijk)|niet voor de (?:notulen|microfoon)|buiten de notulen|(?:wi'
    || 's|haal|verwijder) (?:dit|dat) uit je geheugen|(?:spara|notera|lagra|logga|minns) inte (?:detta|det här|det)(?![a-zåä'
    || 'ö])|kom inte ihåg (?:detta|det här)|(?:anteckna|skriv|spara|notera|lagra|logga) inte (?:ner |upp )?(?:detta|det här)'
    || '(?![a-zåäö])|inte (?:för|till) protokollet|glöm (?:det|vad) jag (?:just |precis )?(?:sa|sade|skrev)(?![a-zåäö])|(?:r'
    || 'adera|ta bort|stryk) (?:detta|det här) (?:ur|från) (?:ditt )?minne|ikke til referat|glem (?:hvad|det|hva) jeg (?:lig'
    || 'e |nettopp )?(?:sagde|sa|skrev)(?![a-zæøå])|utanför protokollet|(?:gem|husk|notér|noter|lagre|lagr|skriv) ikke (?:de'
    || 'tte(?: ned)?|det (?:her|ned))|ikke (?:gem|husk|lagre|lagr|noter) (?:dette|det)(?![a-zæøå])|(?:uden for|utenfor) (?:r'
    || 'eferat|protokoll))'),
    '{}',
    array[
        '%nicht%', '%vergiss%', '%streich%', '%lösch%', '%entfern%', '%tilg%', '%niet%', '%vergeet%', '%notulen%',
        '%geheugen%', '%inte %', '%utanför%', '%ikke%', '%uden for%', '%utenfor%', '%keine notizen%', '%glöm %', '%glem %',
        '%radera%', '%ta bort%', '%stryk %'
    ],
    array[
        '%protokoll%', '%aufzeichn%', '%speicher%', '%notier%', '%schreib%', '%festhalt%', '%aufnehm%', '%mitlog%', '%merk%',
        '%behalt%', '%nimm%', '%halte%', '%zeichne%', '%vergiss%', '%gedächtnis%', '%unter uns%', '%onthoud%', '%bewa%',
        '%note%', '%registre%', '%sla %', '%schrijf%', '%neem%', '%opslaan%', '%vastleg%', '%opschrij%', '%onthou%',
        '%vergeet%', '%notulen%', '%microfoon%', '%geheugen%', '%spara%', '%notera%', '%lagra%', '%logga%', '%minns%',
        '%ihåg%', '%gem%', '%husk%', '%notér%', '%lagre%', '%lagr%', '%skriv%', '%referat%', '%anteckn%', '%gespeichert%',
        '%notizen%', '%gesagt%', '%erzählt%', '%opgeslagen%', '%genoteerd%', '%leg d%', '%minne%', '%jag %', '%jeg %'
    ],
    true, 'German, Dutch, Swedish, Danish, Norwegian'
),
(
    'off_the_record', 'marker_french', 'marker', '',
    ('(?<![a-z])(?:n(?:e |'')(?:le |l'')?(?:retiens?|retenez|notes?|notez|mémorise[sz]?|memorise[sz]?|mémorisez|enregistre[s'
    || 'z]?|enregistrez|sauvegarde[sz]?|gardes?|gardez|stocke[sz]?|conserve[sz]?|inscris|écris|consigne[sz]?) (?:pas|rien|ja'
    || 'mais) ?(?:tout )?(?:ça|ca|cela|ceci|de (?:tout )?(?:ça|cela|ceci)|ce (?:message|passage)|cette (?:partie|conversatio'
    || 'n|phrase)|ce que (?:je|j'')|dans ta mémoire|en mémoire)|[àÀ] ne pas (?:enregistrer|retenir|noter|mémoriser|conserver|'
    || 'garder|stocker)|ne pas (?:enregistrer|mémoriser|retenir|sauvegarder|noter) (?:ça|cela|ceci|ce message)|n(?:e |'')gard'
    || '(?:e|es|ez) aucune trace de (?:ça|ca|cela|ceci|ce)|ne (?:le |la |l''|les )(?:note|notes|notez|retiens|retenez|enregis'
    || 'tre|enregistrez|garde|gardez|mémorise|mémorisez) pas(?![ ]*[a-z0-9])|n''en (?:garde|gardez|note|notez|retiens) (?:rie'
    || 'n|pas)|(?:ceci|cela|[çÇ]a|ca|ce message|cette conversation) ne (?:doit|devrait|peut) pas être (?:enregistr|not|mémor'
    || 'is|conserv|gard|stock|reten|sauvegard)(?:é|u)e?s?|oublie[sz]? (?:ça|cela|ceci|tout ça|ce que je viens de dire)(?: to'
    || 'ut de suite| immédiatement| aussitôt| maintenant)|(?<!'')oubli(?:e|es|ez) (?:immédiatement |tout de suite |tout )?ce '
    || 'que (?:je viens de dire|j''ai dit|je t''ai dit|je vous ai dit|je viens de te dire|je viens d''écrire)|(?:efface|effacez'
    || '|supprime|supprimez)-(?:le|la|ça) de (?:ta|votre|la) mémoire|hors (?:micro|enregistrement|procès-verbal)(?![a-z])|(?'
    || ':efface|supprime|enlève|retire)[sz]? (?:ça|cela|ceci|tout ça) de (?:ta|votre|la) mémoire)'),
    '{}',
    array[
        '% pas %', '%rien %', '%jamais %', '%hors %', '%oubli%', '%mémoire%', '%aucune trace%', '%ne le %', '%ne la %',
        '%ne pas%', '%n''en %'
    ],
    array[
        '%reten%', '%retien%', '%note%', '%moris%', '%registr%', '%sauvegard%', '%gard%', '%stock%', '%conserv%', '%inscri%',
        '%écri%', '%consign%', '%micro%', '%procès%', '%oubli%', '%mémoire%', '%trace%', '%notez%', '%noté%'
    ],
    true, 'French'
),
(
    'off_the_record', 'marker_spanish', 'marker', '',
    ('(?<![a-z])(?:(?:por favor,? )?no (?:lo |la )?(?:guardes?|guarden|recuerdes?|grabes?|registres?|anotes?|almacenes?|me'
    || 'morices?|apuntes?|retengas|conserves?|escribas)(?: nada)?(?: de)? ?(?:esto|eso|ello|este (?:mensaje|dato)|esta (?:pa'
    || 'rte|conversación|frase)|lo que (?:acabo|te|dije|digo))|no lo (?:guardes?|recuerdes?|grabes?|registres?|anotes?|almac'
    || 'enes?|memorices?|apuntes?)(?![ ]*[a-z0-9])|olvida(?:te)? (?:de )?(?:esto|eso|lo que (?:dije|acabo de decir))(?: (?:i'
    || 'nmediatamente|ahora mismo|ahora|ya|de inmediato|enseguida|por favor))|(?:borra|elimina|quita|bórra|elimína)(?:lo)? ('
    || '?:esto |eso )?de (?:tu|la|su) memoria|no (?:dejes|dejen|deje) (?:constancia|registro|rastro) de (?:esto|eso|ello)|no'
    || ' (?:tomes|tome|tomen) nota de (?:esto|eso)|(?:esto|eso|ello) no (?:se )?(?:debe|puede|tiene que|ha de) (?:guardar|gr'
    || 'abar|registrar|anotar|almacenar|recordar)(?:se)?|fuera de (?:registro|récord|micrófono|acta|grabación)|extraoficialm'
    || 'ente[,:]|que (?:esto )?no (?:quede|conste|conste) (?:en acta|en el registro|registrado|registro|grabado|constancia)|'
    || '(?:esto )?no (?:debe|puede) (?:guardarse|grabarse|quedar (?:registrado|grabado|guardado)))'),
    '{}',
    array['%no %', '%olvid%', '%mem%', '%fuera de%', '%extraofic%'],
    array[
        '%guard%', '%recuerd%', '%grab%', '%registr%', '%anot%', '%almacen%', '%memor%', '%apunt%', '%reteng%', '%conserv%',
        '%escrib%', '%olvid%', '%constancia%', '%nota de%', '%fuera%', '%extraofic%', '%conste%', '%quede%', '%puede%',
        '%debe%'
    ],
    true, 'Spanish'
),
(
    'off_the_record', 'marker_italian', 'marker', '',
    ('(?<![a-z])(?:non (?:registrare|salvare|memorizzare|annotare|conservare|archiviare|scrivere|segnare|ricordare) (?:que'
    || 'sto|quello|ciò|questa|nulla|niente|quanto)|non (?:registrar|salvar|memorizzar|annotar|conservar|archiviar|scriver|se'
    || 'gnar|ricordar)(?:lo|la|telo)(?![ ]*[a-z0-9])|(?:dimentica|scorda)(?:lo)? (?:subito|questo subito|immediatamente|ciò '
    || 'che ho detto)|(?:cancella|elimina|togli)(?:lo)? (?:questo |tutto )?dalla (?:tua )?memoria|non prendere nota di (?:qu'
    || 'esto|quello|ciò)|(?:questo|quello|ciò|questa conversazione) non (?:va|deve essere|dev''essere|può essere|andrebbe) (?'
    || ':registrat|salvat|memorizzat|annotat|conservat|ricordat|scritt)[oaie]|fuori (?:verbale|onda|registrazione)(?![a-z]))'),
    '{}',
    array['%non %', '%dimentic%', '%scorda%', '%dalla %', '%fuori %'],
    array[
        '%registra%', '%salva%', '%memor%', '%annota%', '%conserv%', '%archivi%', '%scriv%', '%segnar%', '%ricord%',
        '%subito%', '%immediat%', '%detto%', '%verbale%', '%onda%', '%nota di%', '%registrat%', '%salvat%'
    ],
    true, 'Italian'
),
(
    'off_the_record', 'marker_portuguese', 'marker', '',
    ('(?<![a-z])(?:n[ãa]o (?:guardes?|graves?|registres?|registes?|lembres?|salves?|armazenes?|anotes?|memorizes?|escrevas'
    || '?|retenhas?) (?:nada )?(?:disso|disto|isso|isto|d?esta (?:mensagem|parte|conversa)|d?essa (?:mensagem|parte|conversa'
    || ')|nada|o que eu)|esque[çc]a (?:disso|isso|isto|o que eu disse)(?: agora| imediatamente| j[áa])|n[ãa]o tom(?:e|es) no'
    || 'ta d(?:isso|isto)|n[ãa]o se lembre d(?:isso|isto)|(?:isso|isto) n[ãa]o (?:deve|pode|precisa) ser (?:guardado|registr'
    || 'ado|registado|salvo|gravado|anotado|armazenado|lembrado)|que (?:isso|isto) n[ãa]o fique (?:registrado|registado|grav'
    || 'ado|guardado|salvo)|em off(?![a-z])|(?:apague|apaga|delete|remova|tire) (?:isso|isto) da (?:sua |tua )?mem[óo]ria|fo'
    || 'ra d[eo] registr?o)'),
    '{}',
    array['%não%', '%nao %', '%esque%', '%em off%', '%da sua mem%', '%da mem%', '%da tua mem%', '%fora d%'],
    array[
        '%nota d%', '%salvo%', '%acabei%', '%falei%', '%guard%', '%grav%', '%regist%', '%lembr%', '%salv%', '%armazen%',
        '%anot%', '%memor%', '%escrev%', '%retenh%', '%isso%', '%isto%', '%disse%', '%em off%', '%mem%', '%regis%'
    ],
    true, 'Portuguese'
),
(
    'off_the_record', 'marker_slavic', 'marker', '',
    ('(?:[нh]e (?:coxpaняй|зaпoминaй|зaпиcывaй|фиkcиpyй|xpaни|зaпoминaйтe|coxpaняйтe|зaпиcывaйтe|xpaнитe|фиkcиpyйтe|лoгиpy'
    || 'й|coxpaнять|зaпoминaть|зaпиcывaть) (?:этoгo|этoт|этo|этy|ничeгo|дaннoe|мoи cлoвa)|(?:[эЭ]тo|[пП]oжaлyйcтa,?) нe (?:c'
    || 'oxpaняй|зaпoминaй|зaпиcывaй|coxpaнять|зaпoминaть|зaпиcывaть)|[нh]e (?:зaпиcывaй|coxpaняй|зaпoминaй)(?:тe)?(?:,? (?:п'
    || 'oжaлyйcтa|этo)|,)|[эЭ]тo нe (?:нaдo|нyжнo|cлeдyeт|cтoит) (?:зaпиcывaть|coxpaнять|зaпoминaть|xpaнить|фиkcиpoвaть)|[нh'
    || ']e (?:нaдo|нyжнo|cлeдyeт|cтoит) (?:этo|этoгo) (?:зaпиcывaть|coxpaнять|зaпoминaть|xpaнить|фиkcиpoвaть)|[нh]e (?:coxpa'
    || 'нять|зaпиcывaть|зaпoминaть|xpaнить|фиkcиpoвaть)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[нh]e для (?:пpoтokoлa|зaпиcи|пeчaти)|(?:['
    || 'вb]нe|[бБ]eз) (?:пpoтokoлa|зaпиcи)|[зz]aбyдь(?:тe)? (?:этo|oб этoм)(?: (?:cpaзy|нeмeдлeннo|ceйчac жe))|(?:[yy]дaли|['
    || 'cc]oтpи)(?:тe)? этo из (?:cвoeй |твoeй )?пaмяти|[нh]e (?:збepiгaй|зaпaм''ятoвyй|зaпиcyй) (?:цe|цьoгo)|(?<![a-z])nie ('
    || '?:zapami[eę]tuj|zapisuj|zapisz|notuj|nagrywaj|rejestruj|przechowuj|zachowuj)(?:cie)? (?:tego|tej (?:wiadomo|cz)|nicz'
    || 'ego|to)|(?:proszę )?(?:tego|to) nie (?:zapisywać|notować|zapamiętywać|nagrywać|przechowywać)|(?<![a-z])(?:poza proto'
    || 'ko[łl]em|nie do protoko[łl]u|nieoficjalnie:)|zapomnij o tym (?:natychmiast|od razu)|usu[ńn] to z pami[ęe]ci|(?<![a-z'
    || '])ne(?:ukl[aá]dej|zaznamen[aá]vej|pamatuj si|zapisuj)(?:te)?(?: si)? to(?:hle|to)?|zapome[ňn](?:te)?,? (?:na to,? )?'
    || 'co jsem (?:právě )?(?:řekl|napsal)|vyma[žz](?:te)? to z pam[ěe]ti|mimo z[aá]znam|bunu (?:not etme|aklinda tutma|unut'
    || ' ve kaydetme|kaydetme|hat[ii]rlama|not alma|saklama|kay[ii]t)|(?:söylediğimi|dediğimi|söylediklerimi|bunu) unut(?:un'
    || ')?,? (?:ve )?kaydetme|bunu hafizandan sil|kay[ii]t d[ii][şs][ii]|jangan (?:simpan|catat|ingat|rekam) (?:ini|itu|pesa'
    || 'n)|[đĐ]ừng (?:lưu|ghi|nhớ|ghi nhớ) (?:điều|cái|tin|lại)|(?:älä|Älä) (?:tallenna|muista|kirjaa|nauhoita|merkitse) tät'
    || 'ä|(?<![a-z])ne (?:mentsd el|jegyezd (?:meg|fel)|tárold|rögzítsd|írd fel)(?: el)? ezt|(?<![a-z])nu (?:salva|reține|re'
    || 'tine|nota|înregistra|memora|stoca)(?:ți|ti)? (?:asta|acest|aceasta)|[μm]ηv τo (?:aπoθηκeύσeiς|κaτaγpάψeiς|θυμάσai|ση'
    || 'μeiώσeiς|aπoθηκeύσeτe|κaτaγpάψeτe)|אל ת(?:שמור|זכור|רשום|קליט|תעד)(?:י|ו)? (?:את )?(?:זה|זאת)|לא לפרוטוקול|इसे (?:से'
    || 'व|याद|रिकॉर्ड|नोट|दर्ज|संग्रहित) मत (?:करना|करो|करें|कीजिए|रखना|रखो)|อย่า(?:บันทึก|จำ|จด|เก็บ)(?:สิ่ง|เรื่อง|ข้อมูล|'
    || 'ข้อความ)?นี้|این را (?:ذخیره|ثبت|ضبط) نکن|لا (?:تسجل|تحفظ|تتذكر|تخزن|تكتب) (?:هذا|ذلك|هذه))'),
    '{}',
    array[
        '%coxpaн%', '%зaпoм%', '%зaпиc%', '%фиkcиp%', '%xpaн%', '%лoгиp%', '%пpoтok%', '%пeчaт%', '%зaбyд%', '%yдaли%',
        '%coтpи%', '%збepiг%', '%зaпaм%', '%nie %', '%protoko%', '%zapomnij o%', '%usu%', '%ukl%', '%zaznam%', '%mimo z%',
        '%bunu %', '%kay%', '%jangan %', '%ừng %', '%لا %', '%aбyд%', '%oтpи%', '%aпиc%', '%oxpaн%', '%tego %', '%zapomnij%',
        '%nezapis%', '%nepamat%', '%zapome%', '%vymaž%', '%vymaz%', '%záznam%', '%zazn%', '%söyle%', '%dedi%', '%älä%',
        '%Älä%', '%ne ments%', '%ne jegy%', '%ne tár%', '%ne rögz%', '%ne írd%', '%nu %', '%ηv τo%', '%אל ת%', '%לא לפ%',
        '%इसे%', '%อย่า%', '%این را%'
    ],
    array[
        '%coxpaн%', '%зaпoм%', '%зaпиc%', '%фиkcиp%', '%xpaн%', '%лoгиp%', '%пpoтok%', '%пeчaт%', '%зaбyд%', '%yдaли%',
        '%coтpи%', '%збepiг%', '%зaпaм%', '%zapami%', '%zapis%', '%notuj%', '%nagryw%', '%rejestr%', '%przechow%',
        '%zachow%', '%protoko%', '%nieoficjal%', '%zapomnij%', '%usuń to%', '%usun to%', '%ukl%', '%zaznam%', '%pamatuj%',
        '%bunu %', '%kayit%', '%kayit%', '%jangan %', '%ừng %', '%لا %', '%aбyд%', '%oтpи%', '%nepamat%', '%zapome%',
        '%vymaž%', '%vymaz%', '%záznam%', '%unut%', '%hafiza%', '%not etme%', '%tätä%', '%ezt%', '%asta%', '%acest%',
        '%ηv τo%', '%אל ת%', '%לא לפ%', '%मत%', '%อย่า%', '%نکن%'
    ],
    true, ('Russian, Ukrainian, Polish, Czech, Turkish, Indonesian, Vietnamese, Arabic, Finnish, Hungarian, Romanian, Greek,'
        || ' Hebrew, Hindi, Thai, Persian')
),
(
    'off_the_record', 'marker_cjk', 'marker', '',
    ('(?:(?:不要|别|別|请勿|請勿|勿|不用|不许|莫)(?:把)?(?:这|這|此|它|我说的|刚才)?(?:个|些|段|条|句|話|话|件事|消息|的话)?(?:再)?(?:记录|記錄|紀錄|记住|記住|记下|記下|保存|储存'
    || '|儲存|存储|存入|存下|存到|写下|寫下|写进|寫進|录入|留存|记入|记到|记得|录下|备份|记)(?:下来|下來|起来|进去|在(?:记忆|案)|到(?:记忆|记录)|任何)?(?:这|這|此|本|刚才|我说|以上|上面|吧|'
    || '了|哦|啊|[^\u3400-\u9fffA-Za-z0-9]|\Z)|(?:不要|别|別)(?:把)?(?:这|這|刚才|上面|以上)[^\n]{0,8}(?:记录|記錄|记住|記住|保存|储存|存储|记下|写进)|不(?:入|做'
    || '|作|留|予)(?:任何)?(?:记录|記錄|记忆)|(?:马上|立刻|立即|赶紧|请)?(?:忘掉|忘了|忘记)(?:这|這|刚才|我刚)|(?:不要|别|別|勿)(?:记|記|存)(?:在|到)(?:你的?)?(?:记忆|記憶|'
    || '笔记|筆記|日志)|(?:这|這|此|本)[^\n]{0,6}(?:不要|别|別|勿)(?:记|記)(?:录|錄|下来|下來)?(?:[^\u3400-\u9fffA-Za-z0-9]|\Z)|从(?:你的)?记忆(?:里|中)(?'
    || ':删|抹|清)|(?:私下|非公开)(?:说|讲)[^\n]{0,3}(?:别|不要)|(?:记录|記録|保存|記憶|メモ|登録|録音|記載|保管|ログ)(?:は|を|に)?(?:しない(?:で|よう|こと)|せず|残さない|取らな'
    || 'い(?:で|よう)|しちゃ(?:だめ|ダメ)|禁止)|(?:覚え(?:ない|とかない|ておかない)|書き留めない|書かない|書き残さない|残さない|忘れて(?:ください|くれ|ほしい|ね)|忘れておいて)(?:で|くだ|下さ|よう|'
    || '\.|,|\n|\Z|い)|(?:メモリ|記憶)(?:から|を)(?:削除|消)|オフレコ|オフ・ザ・レコード|(?:今の|さっきの|この|これ)(?:発言|話|メッセージ|会話|件)?(?:は|を)?(?:すぐに?)?(?:削除し'
    || 'て|忘れて|消して|なかったことに)|(?:기억|저장|기록|메모|녹음|보관)(?:은|을|를)? ?(?:하지|남기지) ?(?:마|말)|(?:적지|적어두지|남기지|써두지|외우지) ?(?:마|말)|기억에서 (?:지워|'
    || '삭제)|오프 ?더 ?레코드|(?:이건|이거|방금|지금)[^\n]{0,10}(?:잊어|지워) ?(?:줘|주|버려))'),
    '{}',
    array[
        '%记%', '%記%', '%紀%', '%存%', '%写%', '%寫%', '%录%', '%錄%', '%忘%', '%备份%', '%不入%', '%不做%', '%不作%', '%不留%', '%不予%',
        '%私下%', '%非公开%', '%メモ%', '%登録%', '%録音%', '%ログ%', '%保管%', '%覚え%', '%書%', '%残%', '%オフ%', '%削除%', '%消し%', '%なかった%',
        '%기억%', '%저장%', '%기록%', '%메모%', '%녹음%', '%보관%', '%적지%', '%적어%', '%남기%', '%써두%', '%외우%', '%오프%', '%잊어%', '%지워%'
    ],
    '{}',
    true, 'Chinese, Japanese, Korean'
),
(
    'private_key_block', 'pem', 'key_block', '',
    ('-{4,5} ?BEGIN[ \r\n>]{1,4}(?:[A-Z0-9]{1,16}[ \r\n>]{1,4}){0,4}PRIVATE[ \r\n>]{1,4}KEY(?:[ ]BLOCK)?(?: ?-{4,5}(?![ -]'
    || '{0,9}END ))?(?:(?:[ \t]{0,8}\r?\n|\\r\\n|\\n|\\\\n)[ \t>|*]{0,16}(?:(?:Version|Comment|Proc-Type|DEK-Info|Hash|Chars'
    || 'et|MessageID): ?(?:[^\r\n\\-]|-(?!-)|\\[^rn\r\n]){0,120}|[A-Za-z0-9+/=]{1,120}(?![A-Za-z0-9+/=]| [A-Za-z]))?)*(?: ?-'
    || '{4,5} ?END [A-Z0-9 ]{0,48}-{4,5}(?:\\r|\\n){0,2})?'),
    '{}',
    array['%private%'],
    array['%begin%'],
    false, ''
),
(
    'private_key_block', 'pem_base64', 'key_block', '',
    ('LS0tLS1CRUdJTi(?:BSU0Eg|BFQyBQ|BPUEVO|BFTkNS|BEU0Eg|BQUklW|BQR1Ag|BTU0gy)[A-Za-z0-9+/]{16,}(?:[\r\n]{1,2}[A-Za-z0-9+'
    || '/]{60,76})*(?:[\r\n]{1,2}[A-Za-z0-9+/]{1,76}(?==))?={0,2}'),
    '{}',
    array['%ls0tls1crudjti%'],
    '{}',
    false, ''
),
(
    'private_key_block', 'putty', 'key_block', '',
    ('PuTTY-User-Key-File-[0-9]: ?[^\r\n]*(?:\r?\n[ \t>]{0,16}(?:(?:Encryption|Comment|Public-Lines|Private-Lines|Private-'
    || 'MAC|Private-Hash|Key-Derivation|Argon2-[A-Za-z]{1,16}): ?[^\r\n]*|[A-Za-z0-9+/=]{1,120}(?![^\r\n])))*'),
    '{}',
    array['%putty-user-key-file%'],
    '{}',
    false, ''
),
(
    'private_key_block', 'jwk', 'key_block', '',
    '((?:"[dk]"|''[dk]'') ?: ?["''])([A-Za-z0-9_-]{40,})',
    '{}',
    array['%d"%', '%d''%', '%k"%', '%k''%'],
    array['%kty%'],
    false, ''
),
(
    'private_key_block', 'wallet_key', 'key_block', '',
    '(?<![A-Za-z0-9])(?:[txyz]prv[1-9A-HJ-NP-Za-km-z]{95,112}|nsec1[a-z0-9]{58})(?![A-Za-z0-9])',
    '{}',
    array['%prv%', '%nsec1%'],
    '{}',
    false, ''
),
(
    'private_key_block', 'xml_key', 'key_block', '',
    '((?:<D>))([A-Za-z0-9+/=]{40,})(?=</D>)',
    '{}',
    array['%keyvalue>%'],
    array['%<d>%'],
    false, ''
),
(
    'private_key_block', 'pem_tail', 'key_block', '',
    ('(?:(?<![A-Za-z0-9+/=])[A-Za-z0-9+/=]{4,}[ \t]{0,4}\r?\n[ \t>]{0,8}){0,3}-{5}END (?:[A-Z0-9]{1,16} ){0,4}PRIVATE KEY('
    || '?: BLOCK)?-{5}'),
    '{}',
    array['%private key%'],
    array['%-----end %'],
    false, ''
),
(
    'jwt', 'jwt', 'token', '',
    ('(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z0-9_-]{16,})*(?:[ \t]{0,8}\r?\n[ \t>]'
    || '{0,16})?\.(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?[A-Za-z0-9_-]{6,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z0-9_-]{16,})*(?:'
    || '[ \t]{0,8}\r?\n[ \t>]{0,16})?\.(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?[A-Za-z0-9_-]{16,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16'
    || '})[A-Za-z0-9_-]{16,})*|[A-Za-z0-9_-]{0,15})(?:\.[A-Za-z0-9_-]{8,}){0,2}|(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{16,}\.\.['
    || 'A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}'),
    '{}',
    array['%eyj%'],
    '{}',
    false, ''
),
(
    'credential_prefix', 'django_key', 'token', '',
    'django-insecure-[A-Za-z0-9!@#$%^&*()_=+-]{40,}',
    '{}',
    array['%django-insecure-%'],
    '{}',
    false, 'Django'
),
(
    'url_userinfo', 'url_userinfo', 'userinfo', '',
    ('://(?:\r?\n[ \t>]{0,8})?[^ \t\r\n/@:"''<>`?#]{0,96}:(?:[^ \t\r\n"''<>`/@?#]{1,128}(?:@[^ \t\r\n"''<>`/@?#]{1,64})*|[^ \'
    || 't\r\n"''<>`@]{1,64}/[^ \t\r\n"''<>`/@]{1,64}|[^ \t\r\n"''<>`@/]{0,64}[?#][^ \t\r\n"''<>`/@]{0,64})@(?=[A-Za-z0-9[$])'),
    '{}',
    array['%://%'],
    array['%@%'],
    false, ''
),
(
    'url_userinfo', 'url_token_user', 'userinfo', '',
    '://[A-Za-z0-9_-]{20,128}(?::x-oauth-basic)?@(?=[A-Za-z0-9[])',
    '{}',
    array['%://%'],
    array['%@%'],
    false, ''
),
(
    'credential_assignment', 'assignment', 'assignment', 'sign',
    ('((?:(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][p'
    || 'P][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[kK][eE][nN][nN][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP]['
    || 'aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[pP][aA][lL][aA][vV]['
    || 'rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] '
    || '[dD]''[oO][rR][dD][iI][nN][eE]|пapoль|пapoлa|лoзинka|[hH][aA][sS]ł[oO]|[lL]ö[sS][eE][nN][oO][rR][dD](?:[eE][tT])?|[pP'
    || '][aA][sS][sS][oO][rR][dD](?:[eE][tT])?|[jJ][eE][lL][sS][zZ]ó|[lL][oO][zZ][iI][nN][kK][aA]|[gG][eE][sS][lL][oO]|[nN]['
    || 'eE][nN][oO][sS][iI][rR][iI]|[kK][aA][tT][aA] [sS][aA][nN][dD][iI]|[mM]ậ[tT] [kK][hH]ẩ[uU]|[pP]@[sS][sS][wW][oO][rR]['
    || 'dD]|[pP][aA][sS][sS][wW]0[rR][dD]|[pP][aA]55[wW][oO][rR][dD]|[pP][aA][sS][sS] [wW][oO][rR][dD]|[pP][aA][sS][sS][wW]['
    || 'oO][rR][dD]_?[pP][eE][pP][pP][eE][rR]|[cC][oO][oO][kK][iI][eE] ?[pP][aA][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE'
    || '][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][_ -]?[kK][eE][yY]|[aA][pP][iI][_ -]?[sS][eE][cC][rR][eE][tT]|[aA][cC][cC][eE'
    || '][sS][sS][_ -]?[kK][eE][yY]|[sS][eE][cC][rR][eE][tT][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?[kK][eE][yY]|[pP][rR][i'
    || 'I][vV][aA][tT][eE][_ -]?[kK][eE][yY]|[aA][uU][tT][hH][_ -]?[kK][eE][yY]|[aA][cC][cC][oO][uU][nN][tT][_ -]?[kK][eE][y'
    || 'Y]|[sS][hH][aA][rR][eE][dD][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?[kK][eE][yY]|[sS][iI][gG][nN][iI][nN][gG][_ -]?['
    || 'kK][eE][yY]|[eE][nN][cC][rR][yY][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[mM][aA][sS][tT][eE][rR][_ -]?[kK][eE][yY]|[s'
    || 'S][eE][rR][vV][eE][rR][_ -]?[kK][eE][yY]|[sS][eE][rR][vV][iI][cC][eE][_ -]?[kK][eE][yY]|[aA][dD][mM][iI][nN][_ -]?[k'
    || 'K][eE][yY]|[lL][iI][cC][eE][nN][sS][eE][_ -]?[kK][eE][yY]|[aA][pP][pP][_ -]?[kK][eE][yY]|[cC][oO][nN][sS][uU][mM][eE'
    || '][rR][_ -]?[kK][eE][yY]|[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[sS][sS][hH][_ -]?[kK][eE'
    || '][yY]|[dD][eE][pP][lL][oO][yY][_ -]?[kK][eE][yY]|[wW][eE][bB][hH][oO][oO][kK][_ -]?[kK][eE][yY]|[cC][lL][iI][eE][nN]'
    || '[tT][_ -]?[kK][eE][yY]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?)|(?<![A-Za-z])(?:[pP][aA][sS][sS]|[pP][wW][dD]|'
    || '[pP][wW]|[pP][sS][wW]|[pP][sS][wW][dD]|[mM][dD][pP]|[cC][lL][aA][vV][eE]|[pP][aA][rR][oO][lL][aA]|[cC][rR][eE][dD][s'
    || 'S]?|[jJ][wW][tT]|[cC][oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[cC][sS][rR][fF][tT][oO][kK][eE][nN]|[xX][sS][rR][fF]-[t'
    || 'T][oO][kK][eE][nN]|[pP][hH][pP][sS][eE][sS][sS][iI][dD]|[jJ][sS][eE][sS][sS][iI][oO][nN][iI][dD]|[bB][eE][aA][rR][eE'
    || '][rR]|[aA][pP][iI][kK][eE][yY]|[oO][tT][pP]|_?[aA][uU][tT][hH]|[pP][sS][kK]|[hH][aA][sS][lL][oO]|[sSş][iI][fF][rR][e'
    || 'E](?:[mM]|[sS][iI])?|[sS][lL][aA][pP][tT][aA]ž[oO][dD][iI][sS]|[cC][lL]é (?:[wW][iI][fF][iI]|[wW][lL][aA][nN]|[wW][e'
    || 'E][pP]|[wW][pP][aA])|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA]|[kK][oO][dD][eE][oO][rR][dD]|[aA][dD][gG]'
    || '[aA][nN][gG][sS][kK][oO][dD][eE]|[aA][pP][pP][iI][dD]|[pP][aA][rR][oO][oO][lL]|[pP][eE][pP][pP][eE][rR]|(?:[bB][iI]['
    || 'nN][dD]|[rR][oO][oO][tT]|[aA][dD][mM][iI][nN]|[uU][sS][eE][rR]|[dD][bB]|[lL][dD][aA][pP]|[mM][yY]|[sS][mM][tT][pP]|['
    || 'mM][aA][iI][lL]|[fF][tT][pP]|[sS][uU][dD][oO])(?:[pP][wW]|[pP][aA][sS][sS]|[pP][wW][dD]))|(?<=[_-])(?:[pP][aA][sS][s'
    || 'S]|[pP][wW][dD]|[pP][wW]|[pP][aA][tT]|[pP][sS][kK]|[aA][uU][tT][hH]|[aA][pP][pP][iI][dD]|[dD][sS][nN])|(?<=[A-Za-z])'
    || 'PASS|(?<=[a-z])(?:Pass|Pwd)|パスワード|パスコード|合言葉|暗証番号|密码|密碼|口令|비밀번호|비번|암호|κωδiκός|κωδiκoς|סיסמה|סיסמא|كلمة المرور|كلمة ال'
    || 'سر|पासवर्ड|รหัสผ่าน)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT][rR][iI][nN][gG]|[_ -]?[0-9]{1,2})?["''`\]\)*'
    || '_]{0,3}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[p'
    || 'P][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|[kK]|[tT][iI][lL][lL]|для|oт|k)(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]{0,3}(?::'
    || ' ?(?:&?''?[a-z]{0,7} ?)?(?:[Ss]tring|[Ss]tr|SecretStr|text)[?]? ?=|:=|=>|->|<-|::|===?|[:=])[ \t]{0,3}(?:[sS]%3[aA]|['
    || 'bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./'
    || '0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%pass%', '%pwd%', '%pw%', '%psw%', '%kennwort%', '%contrase%', '%senha%', '%parola%', '%wacht%', '%пapoл%',
        '%hasł%', '%haslo%', '%clé%', '%lösen%', '%secret%', '%token%', '%key%', '%cred%', '%mdp%', '%clave%', '%jwt%',
        '%sessid%', '%connect.sid%', '%jsessionid%', '%csrf%', '%xsrf%', '%bearer%', '%otp%', '%auth%', '%psk%', '%ifre%',
        '%slapta%', '%heslo%', '%salasana%', '%kodeord%', '%adgang%', '%appid%', '%pat%', '%dsn%', '%pepper%', '%jelsz%',
        '%lozinka%', '%лoзинka%', '%geslo%', '%nenosiri%', '%sandi%', '%mật kh%', '%p@ss%', '%parool%', '%パスワード%', '%パスコード%',
        '%合言葉%', '%暗証%', '%密码%', '%密碼%', '%口令%', '%비밀%', '%비번%', '%암호%', '%κωδiκ%', '%סיסמ%', '%كلمة%', '%पासवर्ड%',
        '%รหัส%'
    ],
    array['%:%', '%=%', '%->%', '%<-%'],
    false, ''
),
(
    'credential_assignment', 'session', 'assignment', 'session',
    ('((?<![A-Za-z])(?:[sS][eE][sS][sS][iI][oO][nN](?:[_-]?(?:[iI][dD]|[kK][eE][yY]))?|[sS][eE][sS][sS]|[sS][iI][dD])["''`\'
    || ']\)*_]{0,3}[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+.'
    || '/0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%sess%', '%sid%'],
    array['%:%', '%=%', '%->%'],
    false, ''
),
(
    'credential_assignment', 'assigned_key', 'assignment', 'weak',
    ('((?:(?<![A-Za-z])(?:[sS][iI][gG]|[sS][iI][gG][nN][aA][tT][uU][rR][eE])|(?<=[_-])(?:[kK][eE][yY]|[sS][aA][lL][tT])|(?'
    || '<=[a-z])Key)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT][rR][iI][nN][gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}('
    || '?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][r'
    || 'R]|[vV][aA][nN]|[vV][oO][oO][rR]|для|oт)(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:['
    || 'sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]'
    || '+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%key%', '%salt%', '%sig%'],
    array['%:%', '%=%', '%->%'],
    false, ''
),
(
    'credential_assignment', 'spoken', 'assignment', 'copula',
    ('((?:(?<![A-Za-z])(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP]['
    || 'aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[kK][eE][nN][nN][wW][oO][rR][tT]|[mM][oO][tT] ['
    || 'dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]'
    || '|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][aA] [dD'
    || ']''[oO][rR][dD][iI][nN][eE]|пapoль|[cC][lL][aA][vV][eE]|[cC][lL]é|[cC][hH][iI][aA][vV][eE]|[sS][cC][hH][lL]ü[sS][sS]['
    || 'eE][lL]|[pP][iI][nN]|[pP][iI][nN] [cC][oO][dD][eE]|[pP][wW]|[pP][aA][sS][sS]|[mM][dD][pP]|[sS][eE][cC][rR][eE][tT]|['
    || 'tT][oO][kK][eE][nN]|[kK][eE][yY]|[hH][aA][sS]ł[oO]|[hH][eE][sS][lL][oO]|[lL]ö[sS][eE][nN][oO][rR][dD](?:[eE][tT])?|['
    || 'pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?|[kK][oO][dD][eE][oO][rR][dD](?:[eE][tT])?|[aA][dD][gG][aA][nN][gG][sS][kK]['
    || 'oO][dD][eE]|[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[jJ][eE][lL][sS][zZ]ó|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]'
    || '|[lL][oO][zZ][iI][nN][kK][aA]|[gG][eE][sS][lL][oO]|[pP][aA][rR][oO][lL][aA] [mM][eE][aA]|[sSş][iI][fF][rR][eE](?:[mM'
    || ']|[sS][iI])?|[pP][aA][rR][oO][lL][aA][mM]|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?: [sS][aA][yY][aA])?|[mM]ậ[tT] [kK]'
    || '[hH]ẩ[uU](?: [cC]ủ[aA] [tT]ô[iI])?|[pP][iI][nN][cC][oO][dD][eE]|[pP][iI][nN][kK][oO][dD]|[pP][aA][sS][sS][wW][oO][rR'
    || '][tT]|[cC][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC][oO][dD][eE])(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|['
    || 'dD][eE][lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|[wW][iI][fF][i'
    || 'I]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|для)(?: [^ \t\r\n:=,.]{1,15}){0,3})? (?:[iI][sS] [nN][oO][wW]|[iI][sS]|[wW][aA'
    || '][sS]|[aA][rR][eE]|[iI][sS][tT]|[lL][aA][uU][tT][eE][tT]|[wW][aA][rR]|[eE][sS]|[eE][sS][tT]|[eE][rR][aA]|é|è|[sS][aA'
    || '][rR]à|[bB]ę[dD][zZ][iI][eE]|[jJ][eE][sS][tT]|ä[rR]|[eE][rR]|[jJ][eE]|[eE][sS][tT][eE]|[lL]à|[aA][dD][aA][lL][aA][hH'
    || ']|этo|[cC][hH][aA][nN][gG][eE][dD] [tT][oO]|[sS][eE][tT] [tT][oO]|[rR][eE][sS][eE][tT] [tT][oO]|[bB][eE][cC][oO][mM]'
    || '[eE][sS]|[hH][eE][iI][sSß][tT])[:]?[ ]{1,2}|(?<![A-Za-z])(?:[hH][aA][sS][łlL][oO](?: [dD][oO] [^ \t\r\n]+)?|[pP][iI]'
    || '[nN]) to |(?<![A-Za-z])(?:[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?) on |(?<![A-Za-z])(?:(?:[cC][hH][aA][nN][gG]'
    || '[eE][dD]?|[sS][eE][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?) (?:[mM][yY] |[tT][hH][eE] |[yY][oO][uU][r'
    || 'R] |[oO][uU][rR] |[iI][tT][sS] )?(?:[a-zA-Z-]+ )?(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][cC][oO][dD][eE'
    || ']|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][wW]|[pP][iI][nN]) [tT][oO]) |(?:パスワード|合言葉|密码|密碼|口令|비밀번호|비번|암호)(?:是|为'
    || '|為|は|が|는|은|를|을|:)?[ ]{0,2}|(?:[пП]apoль|[пП]apoлa|[лЛ]oзинka|[κK]ωδiκ[όo]ς|סיסמה|סיסמא|كلمة المرور|كلمة السر|पासवर्ड'
    || '|รหัสผ่าน|[mM]ật khẩu|[kK]ata sandi)(?: (?:oт|для|k|нa|τoυ|γia|של) [^ \t\r\n:=,.]+| [wW]i-?[fF]i)?(?: ?(?:этo|є|eίva'
    || 'i|שלי|היא|הוא|هي|है|คือ|saya|adalah|là|moj|e)){0,2}[ :-]{1,3}))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z'
    || '\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%pass%', '%kennwort%', '%contrase%', '%senha%', '%parola%', '%wacht%', '%пapoл%', '%clave%', '%clé%', '%chiave%',
        '%schl%', '%pin%', '%pw%', '%mdp%', '%secret%', '%token%', '%key%', '%has%', '%heslo%', '%lösen%', '%combination%',
        '%code%', '%passord%', '%kode%', '%salasan%', '%jelsz%', '%lozinka%', '%geslo%', '%ifre%', '%sandi%', '%mật kh%',
        '%пapoлa%', '%лoзинka%', '%合言葉%', '%パスワード%', '%密码%', '%密碼%', '%口令%', '%비밀%', '%비번%', '%암호%', '%κωδiκ%', '%סיסמ%',
        '%كلمة%', '%पासवर्ड%', '%รหัส%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'pair', 'assignment', 'bare',
    ('((?:(?<![A-Za-z])(?:[uU][sS][eE][rR]|[uU][sS][eE][rR][nN][aA][mM][eE]|[lL][oO][gG][iI][nN]|[uU][sS][uU][aA][rR][iI]['
    || 'oO]|[uU][sS][uU]á[rR][iI][oO]|[uU][tT][eE][nN][tT][eE]|[uU][tT][iI][lL][iI][sS][aA][tT][eE][uU][rR]|[iI][dD][eE][nN]'
    || '[tT][iI][fF][iI][aA][nN][tT]|[bB][eE][nN][uU][tT][zZ][eE][rR]|[nN][uU][tT][zZ][eE][rR]|[gG][eE][bB][rR][uU][iI][kK]['
    || 'eE][rR]|[uU]ż[yY][tT][kK][oO][wW][nN][iI][kK]|пoльзoвaтeль|лoгин|[kK][uU][lL][lL][aA][nN]i[cC]i [aA][dD]i|[aA][nN][v'
    || 'V]ä[nN][dD][aA][rR][eE]|[bB][rR][uU][gG][eE][rR]|[nN][eE][tT][wW][oO][rR][kK]|[sS][sS][iI][dD]|[nN][eE][tT][zZ]|[rR]'
    || '[eE][dD]|[rR]é[sS][eE][aA][uU]|[wW][iI][fF][iI]|[wW][lL][aA][nN])[:=]? ["'']?[^ \t\r\n,;"'']{1,40}["'']?(?:,| and| und|'
    || ' y| et| e| /|;)? (?:(?:[pP][wW]|[pP][wW][dD]|[pP][aA][sS][sS]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW]['
    || 'oO][rR][tT]|[kK][eE][nN][nN][wW][oO][rR][tT]|[mM][dD][pP]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][lL][aA][vV'
    || '][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[sS][eE][nN][hH][aA]|[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][e'
    || 'E]|[pP][sS][kK]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[pP][aA][rR][oO][lL][aA]|[hH][aA][sS]ł[oO]|[hH][eE][sS][lL]'
    || '[oO]|пapoль|[sSş][iI][fF][rR][eE]|[lL]ö[sS][eE][nN][oO][rR][dD]|[kK][oO][dD][eE][oO][rR][dD]|[aA][dD][gG][aA][nN][gG'
    || '][sS][kK][oO][dD][eE])) (?:(?:[iI][sS]|[iI][sS][tT]|[eE][sS]|[eE][sS][tT]|é|[tT][oO]|ä[rR]|[eE][rR]) )?|(?:ユーザー名|用户名'
    || '|用戶名|사용자)[^\n,]{1,24}[,,] ?(?:パスワード|密码|密碼|비밀번호)[ ]?|(?:[uU][sS][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO][rR][dD])?|[l'
    || 'L][oO][gG][iI][nN] ?/ ?(?:[pP][wW]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS])|[zZ][uU][gG][aA][nN][gG][sS][d'
    || 'D][aA][tT][eE][nN]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]|[cC][rR][eE][dD][sS]|[iI][dD][eE][nN][tT][iI][fF][iI'
    || '][aA][nN][tT][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][lL][eE][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][iI][sS]|[cC]'
    || '[rR][eE][dD][eE][nN][zZ][iI][aA][lL][iI]|[lL][oO][gG][iI][nN])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW][pP][aA]2?|[wW'
    || '][pP][aA]3|[wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[wW][lL][aA][nN]-) ?(?:[pP][aA][sS][sS][pP][hH][rR][a'
    || 'A][sS][eE]|[pP][aA][sS][sS][wW][oO][rR][dD]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO][rR][tT]|[sS][cC][hH][lL]ü[sS][sS]['
    || 'eE][lL]|[pP][sS][kK]|[cC][oO][dD][eE])[ :=]{1,3}|(?:[sS][aA][fF][eE]|[vV][aA][uU][lL][tT]|[lL][oO][cC][kK]|[lL][oO]['
    || 'cC][kK][eE][rR]|[pP][aA][dD][lL][oO][cC][kK]|[tT][rR][eE][sS][oO][rR]) (?:[cC][oO][mM][bB][iI][nN][aA][tT][iI][oO][n'
    || 'N]|[cC][oO][mM][bB][oO]|[cC][oO][dD][eE]|[kK][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN])(?: (?:[iI][sS]|[iI][sS][tT]))'
    || '?:? |(?:PIN|(?<![A-Za-z])(?:[pP][iI][nN](?: [cC][oO][dD][eE]| [nN][uU][mM][bB][eE][rR])?))(?: (?:[fF][oO][rR] [tT][h'
    || 'H][eE]|[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO])(?: [A-Za-z]{1,15}){1,3})?(?: is |: ?| ist | es |= ?| : ?| )|(?:暗証番号|'
    || 'PIN码|PIN碼|pin码|핀번호)(?:は|是|为|:|는|은)?[ ]?|(?:密码|密碼|口令|パスワード|비밀번호)[ ]))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:='
    || '?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%user%', '%login%', '%usu%', '%utente%', '%utilis%', '%identif%', '%nutzer%', '%gebruiker%', '%ytkownik%',
        '%пoльзoвaтeль%', '%лoгин%', '%kullan%', '%användare%', '%bruger%', '%network%', '%ssid%', '%netz%', '%red%',
        '%réseau%', '%wifi%', '%wi-fi%', '%wlan%', '%wpa%', '%zugang%', '%cred%', '%safe%', '%vault%', '%lock%', '%tresor%',
        '%pin %', '%pin:%', '%pin=%', '%pin码%', '%pin碼%', '%ユーザー%', '%用户%', '%用戶%', '%사용자%', '%暗証%', '%핀번호%', '%密码%', '%密碼%',
        '%口令%', '%パスワード%', '%비밀%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'announced', 'assignment', 'blank',
    ('((?<![A-Za-z0-9@_.-])(?:(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[kK][eE][nN][nN][wW][oO'
    || '][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[mM][dD][pP]|[cC][oO]['
    || 'nN][tT][rR][aA][sS][eE]ñ[aA]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH]'
    || '[tT][wW][oO][oO][rR][dD]|[hH][aA][sS]ł[oO]|[hH][eE][sS][lL][oO]|[lL]ö[sS][eE][nN][oO][rR][dD]|[pP][aA][sS][sS][oO][r'
    || 'R][dD]|[kK][oO][dD][eE][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE]|[sS][aA][lL][aA][sS][aA][nN][aA]|[s'
    || 'Sş][iI][fF][rR][eE](?:[mM]|[sS][iI])?|[pP][aA][rR][oO][lL][aA][mM]?|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[jJ][eE][lL'
    || '][sS][zZ]ó|[lL][oO][zZ][iI][nN][kK][aA]|[gG][eE][sS][lL][oO]|пapoль|пapoлa|[rR][eE][qQ][uU][iI][rR][eE][pP][aA][sS]['
    || 'sS]|[mM][aA][sS][tT][eE][rR][aA][uU][tT][hH]|[bB][iI][nN][dD][pP][wW]|[rR][oO][oO][tT][pP][wW]|[aA][uU][tT][hH]_[pP]'
    || '[aA][sS][sS]|[aA][uU][tT][hH][uU][sS][eE][rR][pP][aA][sS][sS][wW][oO][rR][dD]|[kK][eE][yY][pP][aA][sS][sS][wW][oO][r'
    || 'R][dD]|[sS][tT][oO][rR][eE][pP][aA][sS][sS][wW][oO][rR][dD]|[wW][pP][aA]-[pP][sS][kK]|[pP][sS][kK]|[pP][rR][eE][sS]['
    || 'hH][aA][rR][eE][dD]-[kK][eE][yY]|[sS][nN][mM][pP]-[sS][eE][rR][vV][eE][rR] [cC][oO][mM][mM][uU][nN][iI][tT][yY]|[eE]'
    || '[nN][aA][bB][lL][eE] (?:[sS][eE][cC][rR][eE][tT]|[pP][aA][sS][sS][wW][oO][rR][dD])|[cC][lL]é (?:[wW][iI][fF][iI]|[wW'
    || '][lL][aA][nN]|[wW][eE][pP]|[wW][pP][aA]))|AUTH|p@ssword|passw0rd|(?:[pP][wW]|[pP][wW][dD])|ENV [A-Z0-9_]*(?:PASSWORD'
    || '|PASS|SECRET|TOKEN|KEY))["''`)*]{0,2}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUü]['
    || 'rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|[kK]|k|oт|для|[tT][iI][lL][lL]|[nN][aA])(?: [^'
    || ' \t\r\n:=,.?]+){1,2})?(?:[ ]{0,2}[|~][ ]{0,2}|[ ]{1,2}(?:\(|>{1,2}|--?)[ ]{0,2}|\? (?:[iI][tT]''?[sS]|[iI][tT] [iI][s'
    || 'S]|[dD][aA][sS] [iI][sS][tT]|[cC]''[eE][sS][tT]|[eE][sS]) |[ ](?:[0-9] )?))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+.'
    || '/0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%pass%', '%kennwort%', '%contrase%', '%senha%', '%wacht%', '%пapoл%', '%pw%', '%mdp%', '%hasł%', '%heslo%',
        '%lösen%', '%kodeord%', '%adgang%', '%salasan%', '%ifre%', '%parola%', '%lozinka%', '%geslo%', '%masterauth%',
        '%psk%', '%preshared%', '%community%', '%clé%', '%auth %', '%jelsz%', '%enable secret%', '%env %'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'placed', 'assignment', 'blank',
    ('((?:#[dD][eE][fF][iI][nN][eE]) [A-Z0-9_]*(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY)[ \t]+|\(setq? [a-z-]*(?:password|'
    || 'token|secret)[ ]|(?:[cC][oO][nN][vV][eE][rR][tT][tT][oO]-[sS][eE][cC][uU][rR][eE][sS][tT][rR][iI][nN][gG])(?: -strin'
    || 'g)? |variable "[a-z0-9_]*(?:password|secret|token|key)" \{[^{}]*default *= |(?:[bB][aA][sS][iI][cC][aA][uU][tT][hH]|'
    || '[dD][iI][gG][eE][sS][tT][aA][uU][tT][hH]|[bB][aA][sS][iI][cC]_[aA][uU][tT][hH]|[aA][uU][tT][hH] ?=[ ]?)\([ ]?["''][^"'
    || '''\r\n]+["''], ?|name: ["'']?[A-Za-z0-9_.-]*(?:PASSWORD|PASSWD|PASS|SECRET|TOKEN|KEY|password|secret|token|key)["'']?[ ]'
    || '*\r?\n[ \t]+value: )("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%#define%', '%(set%', '%securestring%', '%variable "%', '%basicauth%', '%basic\_auth%', '%digestauth%', '%auth=(%',
        '%auth = (%', '%value:%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'as_password', 'assignment', 'blank',
    ('((?<![A-Za-z0-9])(?:[uU][sS][eE]|[tT][rR][yY]|[uU][sS][eE][dD]|[nN][iI][mM][mM]|[bB][eE][nN][uU][tT][zZ][eE]|[vV][eE'
    || '][rR][wW][eE][nN][dD][eE]|[uU][tT][iI][lL][iI][sS][eE]|[uU][sS][aA]|[uU][sS][eE]|[gG][eE][bB][rR][uU][iI][kK]) )((?:'
    || '[A-Za-z0-9!#$%&*+./:=?@^_~-]{8,})(?= (?:[aA][sS]|[fF][oO][rR]|[aA][lL][sS]|[cC][oO][mM][mM][eE]|[cC][oO][mM][oO]|[cC'
    || '][oO][mM][eE])(?: (?:[tT][hH][eE]|[aA]|[yY][oO][uU][rR]|[dD][aA][sS]|[lL][eE]|[lL][aA]|[iI][lL]|[oO]|[hH][eE][tT]|[n'
    || 'N][eE][wW])){0,2} (?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR]['
    || 'aA][sS][eE]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[sS][eE][nN][hH][aA]|[w'
    || 'W][aA][cC][hH][tT][wW][oO][oO][rR][dD])))'),
    '{}',
    array['%password%', '%passwort%', '%passphrase%', '%mot de passe%', '%contraseña%', '%senha%', '%wachtwoord%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'one_time_code', 'assignment', 'digits',
    ('((?:(?<![A-Za-z])(?:(?:(?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS][eE][cC][uU][rR][iI][tT][yY]|[cC][oO]'
    || '[nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][e'
    || 'E][nN][tT][iI][cC][aA][tT][oO][rR]|2[fF][aA]|[mM][fF][aA]|[tT][wW][oO]-[fF][aA][cC][tT][oO][rR]|[lL][oO][gG][iI][nN]'
    || '|[lL][oO][gG]-[iI][nN]|[sS][iI][gG][nN]-[iI][nN]|[sS][mM][sS]|[oO][nN][eE][ -]?[tT][iI][mM][eE]|[aA][cC][tT][iI][vV]'
    || '[aA][tT][iI][oO][nN]|[bB][eE][sS][tT]ä[tT][iI][gG][uU][nN][gG][sS]|[sS][iI][cC][hH][eE][rR][hH][eE][iI][tT][sS]|[vV]'
    || '[eE][rR][iI][fF][iI][zZ][iI][eE][rR][uU][nN][gG][sS]|[fF][rR][eE][iI][sS][cC][hH][aA][lL][tT]|[aA][kK][tT][iI][vV][i'
    || 'I][eE][rR][uU][nN][gG][sS]|[eE][iI][nN][mM][aA][lL])[ -]?(?:[cC][oO][dD][eE]|[kK][oO][dD][eE]|[pP][aA][sS][sS](?:[wW'
    || '][oO][rR][dD]|[cC][oO][dD][eE])|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][iI][nN]|[tT][aA][nN])|[oO][tT][pP](?: [cC][oO]'
    || '[dD][eE])?|[tT][oO][tT][pP]|[mM][tT][aA][nN]|[sS][mM][sS]-[tT][aA][nN]|[cC][oO][dD][eE] [dD][eE] (?:[vV]é[rR][iI][fF'
    || '][iI][cC][aA][tT][iI][oO][nN]|[sS]é[cC][uU][rR][iI][tT]é|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[vV][aA][l'
    || 'L][iI][dD][aA][tT][iI][oO][nN])|[cC]ó[dD][iI][gG][oO] [dD][eE] (?:[vV][eE][rR][iI][fF][iI][cC][aA][cC][iI]ó[nN]|[sS]'
    || '[eE][gG][uU][rR][iI][dD][aA][dD]|[cC][oO][nN][fF][iI][rR][mM][aA][cC][iI]ó[nN]|[vV][eE][rR][iI][fF][iI][cC][aA]çã[oO'
    || ']|[sS][eE][gG][uU][rR][aA][nN]ç[aA])|[cC][oO][dD][iI][cC][eE] (?:[dD][iI] (?:[vV][eE][rR][iI][fF][iI][cC][aA]|[sS][i'
    || 'I][cC][uU][rR][eE][zZ][zZ][aA]|[cC][oO][nN][fF][eE][rR][mM][aA])|[oO][tT][pP])|[vV][eE][rR][iI][fF][iI][cC][aA][tT]['
    || 'iI][eE][cC][oO][dD][eE]|[kK][oO][dD] [wW][eE][rR][yY][fF][iI][kK][aA][cC][yY][jJ][nN][yY]|[dD][oO]ğ[rR][uU][lL][aA]['
    || 'mM][aA] [kK][oO][dD][uU]|[oO][nN][aA][yY] [kK][oO][dD][uU]|[vV][eE][rR][iI][fF][iI][eE][rR][iI][nN][gG][sS][kK][oO]['
    || 'dD]|[eE][nN][gG]å[nN][gG][sS][kK][oO][dD]|[bB][eE][kK][rR]æ[fF][tT][eE][lL][sS][eE][sS][kK][oO][dD][eE]|[oO][vV]ěř[o'
    || 'O][vV][aA][cC]í [kK]ó[dD])|[kK]oд (?:пoдтвepждeния|пpoвepkи|бeзoпacнocти))|验证码|驗證碼|校验码|动态码|動態密碼|認証コード|確認コード|인증 ?번호|인'
    || '증 ?코드)(?:["'')]{0,2}[ ]{0,2}(?:is|ist|lautet|est|es|è|é|to|är|er|этo|是|为|為|は|는|은)?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2}))('
    || '[0-9]{4,8}(?![0-9]|[.,/-][0-9])|[0-9]{3}-[0-9]{3}(?![0-9]|[.,/-][0-9]))'),
    '{}',
    array[
        '%code%', '%kod%', '%otp%', '%tan%', '%one-time%', '%one time%', '%einmal%', '%códig%', '%codice%', '%koд%', '%验证码%',
        '%驗證碼%', '%校验码%', '%认证码%', '%動態密碼%', '%动态码%', '%認証コード%', '%確認コード%', '%인증%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'code_sent', 'assignment', 'digits',
    ('((?<![A-Za-z0-9.,/-]))((?:G-)?[0-9]{4,8}(?= (?:[iI][sS] [yY][oO][uU][rR]|[iI][sS] [tT][hH][eE]|[iI][sS][tT] [dD][eE]'
    || '[iI][nN]|[iI][sS][tT] [iI][hH][rR]|[eE][sS][tT] [vV][oO][tT][rR][eE]|[eE][sS][tT] [tT][oO][nN]|[eE][sS] [tT][uU]|[eE'
    || '][sS] [sS][uU]|è [iI][lL] [tT][uU][oO]|é [oO] [sS][eE][uU]|[iI][sS] [jJ][eE]|[iI][sS] [uU][wW])(?: [A-Za-z0-9.]{1,20'
    || '}){0,3} (?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS][eE][cC][uU][rR][iI][tT][yY]|[cC][oO][nN][fF][iI][rR'
    || '][mM][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][iI][oO][nN]|[lL][oO][gG][iI][nN]|[bB][eE][sS]'
    || '[tT]ä[tT][iI][gG][uU][nN][gG][sS]|[sS][iI][cC][hH][eE][rR][hH][eE][iI][tT][sS]|[oO][nN][eE]-[tT][iI][mM][eE])[- ]?(?'
    || ':[cC][oO][dD][eE]|[pP][aA][sS][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE]))))'),
    '{}',
    array['%code%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'access_code', 'assignment', 'digits',
    ('((?:(?<![A-Za-z])(?:(?:[dD][oO][oO][rR]|[gG][aA][tT][eE]|[aA][lL][aA][rR][mM]|[eE][nN][tT][rR][yY]|[eE][nN][tT][rR]['
    || 'aA][nN][cC][eE]|[aA][cC][cC][eE][sS][sS]|[gG][aA][rR][aA][gG][eE]|[bB][uU][iI][lL][dD][iI][nN][gG]|[kK][eE][yY][pP]['
    || 'aA][dD]|[lL][oO][cC][kK] ?[bB][oO][xX]|[kK][eE][yY] ?[bB][oO][xX]|[uU][nN][lL][oO][cC][kK]|[dD][iI][sS][aA][rR][mM]|'
    || '[tT]ü[rR]|[tT][oO][rR]|[hH][aA][uU][sS][tT]ü[rR]|[zZ][uU][gG][aA][nN][gG][sS]|[zZ][uU][tT][rR][iI][tT][tT][sS]|[aA]['
    || 'lL][aA][rR][mM]|[tT][oO][eE][gG][aA][nN][gG][sS]|[dD][eE][uU][rR]|[dD]ö[rR][rR]|[dD]ø[rR])[ -]?(?:[cC][oO][dD][eE]|['
    || 'kK][oO][dD][eE]|[kK][oO][dD])|[pP][uU][kK](?:[ -]?(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?|[pP][aA][sS][sS][c'
    || 'C][oO][dD][eE]|(?:[vV][oO][iI][cC][eE][mM][aA][iI][lL]|[cC][oO][nN][fF][eE][rR][eE][nN][cC][eE]|[mM][eE][eE][tT][iI]'
    || '[nN][gG]|[sS][iI][mM]|[cC][aA][rR][dD]|[pP][hH][oO][nN][eE]|[bB][aA][nN][kK]|[aA][tT][mM]|[dD][eE][bB][iI][tT]|[cC]['
    || 'rR][eE][dD][iI][tT])[ -][pP][iI][nN]|[dD][iI][gG][iI][cC][oO][dD][eE]|[cC][oO][dD][eE] [dD]''[aA][cC][cC]è[sS]|[cC][o'
    || 'O][dD][eE] (?:[dD][eE] [lL][aA]|[dD][uU]|[dD][eE] [lL]''|[dD]''|[dD][eE]) ?(?:[pP][oO][rR][tT][eE]|[pP][oO][rR][tT][aA'
    || '][iI][lL]|[iI][mM][mM][eE][uU][bB][lL][eE]|[aA][lL][aA][rR][mM][eE]|[cC][oO][fF][fF][rR][eE])|[cC]ó[dD][iI][gG][oO] '
    || '[dD][eE] (?:[aA][cC][cC][eE][sS][oO]|[aA][cC][eE][sS][sS][oO]|[lL][aA] [pP][uU][eE][rR][tT][aA]|[lL][aA] [aA][lL][aA'
    || '][rR][mM][aA]|[eE][nN][tT][rR][aA][dD][aA])|[cC][oO][dD][iI][cC][eE] (?:[dD][iI] [aA][cC][cC][eE][sS][sS][oO]|[dD][e'
    || 'E][lL] [cC][aA][nN][cC][eE][lL][lL][oO]|[dD][eE][lL][lL][aA] [pP][oO][rR][tT][aA])|[kK][oO][dD] (?:[dD][oO]|[dD][oO]'
    || '[sS][tT]ę[pP][uU] [dD][oO]) (?:[dD][rR][zZ][wW][iI]|[bB][rR][aA][mM][yY]|[dD][oO][mM][oO][fF][oO][nN][uU]|[aA][lL][a'
    || 'A][rR][mM][uU])|[kK][aA][pP]i (?:[kK][oO][dD][uU]|ş[iI][fF][rR][eE][sS][iI])|[pP][iI][nN]-?[cC][oO][dD][eE]?|[pP][iI'
    || '][nN][kK][oO][dD]|[pP][iI][nN])|[пП][иИ][нH]-?[kK]oд|[kK]oд (?:oт )?(?:двepи|дoмoфoнa|пoдъeздa|ceйфa)|門禁密碼|门禁密码|핀번호)'
    || '(?: (?:[fF][oO][rR]|[oO][fF]|[tT][oO]|[fF]ü[rR]|[dD][eE]|[dD][eE][lL]|[vV][oO][nN]|[vV][aA][nN])(?: [A-Za-z]{1,15}){'
    || '1,3})?(?:["'')]{0,2}[ ]{0,2}(?:is|ist|lautet|est|es|è|é|to|är|er|on|этo|是|为|は|는|은)?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2}))'
    || '([*#]?[0-9]{4,10}[*#]?(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]))'),
    '{}',
    array[
        '%code%', '%pin%', '%puk%', '%passcode%', '%códig%', '%codice%', '%kod%', '%koд%', '%cryptogramme%', '%cvv%',
        '%cvc%', '%csc%', '%prüfnummer%', '%prüfziffer%', '%門禁%', '%门禁%', '%핀번호%'
    ],
    '{}',
    false, ''
),
(
    'payment_card', 'card_code', 'assignment', 'digits',
    ('((?:(?<![A-Za-z])(?:[cC][vV][vV]2?|[cC][vV][cC]2?|[cC][sS][cC]|[cC][rR][yY][pP][tT][oO][gG][rR][aA][mM][mM][eE](?: ['
    || 'vV][iI][sS][uU][eE][lL])?|[kK][aA][rR][tT][eE][nN][pP][rR]ü[fF](?:[nN][uU][mM][mM][eE][rR]|[zZ][iI][fF][fF][eE][rR])'
    || '|[pP][rR]ü[fF][nN][uU][mM][mM][eE][rR]|(?:[cC][aA][rR][dD] )?[sS][eE][cC][uU][rR][iI][tT][yY] [cC][oO][dD][eE]|[cC]ó'
    || '[dD][iI][gG][oO] [dD][eE] [sS][eE][gG][uU][rR](?:[iI][dD][aA][dD]|[aA][nN]ç[aA])))(?:["'')]{0,2}[ ]{0,2}(?:(?:[cC][oO'
    || '][dD][eE]|[nN][uU][mM][bB][eE][rR]|[nN][rR]\.?|[iI][sS]|[iI][sS][tT]|[eE][sS][tT]|[eE][sS]|é))?[ ]{0,2}[:=#]?[ ]{0,2'
    || '}["'']{0,2}))([0-9]{3,4}(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]))'),
    '{}',
    array[
        '%cvv%', '%cvc%', '%csc%', '%cryptogramme%', '%prüfnummer%', '%prüfziffer%', '%kartenprüf%', '%security code%',
        '%código de seg%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'recovery_code', 'assignment', 'bare',
    ('((?<![A-Za-z])(?:(?:[aA][cC][cC][oO][uU][nN][tT] |2[fF][aA] |[bB][iI][tT][lL][oO][cC][kK][eE][rR] )?(?:[rR][eE][cC]['
    || 'oO][vV][eE][rR][yY]|[bB][aA][cC][kK][uU][pP]|[sS][cC][rR][aA][tT][cC][hH]|[aA][cC][tT][iI][vV][aA][tT][iI][oO][nN]|['
    || 'uU][nN][lL][oO][cC][kK])[ -](?:[cC][oO][dD][eE][sS]?|[kK][eE][yY][sS]?)|[wW][iI][eE][dD][eE][rR][hH][eE][rR][sS][tT]'
    || '[eE][lL][lL][uU][nN][gG][sS](?:[cC][oO][dD][eE]|[sS][cC][hH][lL]ü[sS][sS][eE][lL])[sS]?|[aA][kK][tT][iI][vV][iI][eE]'
    || '[rR][uU][nN][gG][sS][cC][oO][dD][eE]|[cC][oO][dD][eE][sS]? [dD][eE] (?:[sS][eE][cC][oO][uU][rR][sS]|[rR]é[cC][uU][pP'
    || ']é[rR][aA][tT][iI][oO][nN])|[cC]ó[dD][iI][gG][oO][sS]? [dD][eE] [rR][eE][cC][uU][pP][eE][rR][aA][cC][iI][oOó][nN]|[c'
    || 'C][oO][dD][iI][cC][eEiI] [dD][iI] (?:[rR][eE][cC][uU][pP][eE][rR][oO]|[bB][aA][cC][kK][uU][pP]))(?:["'')]{0,2}[ ]{0,2'
    || '}(?:is|are|ist|est|es|sind)?[ ]{0,2}[:=]?[ ]{0,2}(?:\r?\n[ \t]{0,8})?["''*-]{0,2}[ ]?))([A-Za-z0-9]{4,}(?:(?:-|,? |\r'
    || '?\n[ \t-]*)(?=[A-Za-z]*[0-9])[A-Za-z0-9]{4,}|-[A-Za-z0-9]{4,})*)(?![A-Za-z0-9])'),
    '{}',
    array[
        '%recovery%', '%backup%', '%wiederherstell%', '%secours%', '%recupera%', '%scratch%', '%activation%',
        '%aktivierung%', '%unlock%', '%bitlocker%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'command_line', 'assignment', 'flag',
    ('((?<![A-Za-z0-9-])(?:--?(?:(?:[a-zA-Z]+-)*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS]['
    || 'sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]|[sS][tT][oO][rR][eE][pP][aA][sS][sS]|[kK][eE][yY][pP][aA][sS][sS]|[tT]['
    || 'oO][kK][eE][nN]|[sS][eE][cC][rR][eE][tT]|[aA][pP][iI]-?[kK][eE][yY]|[aA][cC][cC][eE][sS][sS]-[kK][eE][yY]|[sS][eE][c'
    || 'C][rR][eE][tT]-[kK][eE][yY]|[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|[aA][pP][iI][kK][eE][yY]|[pP][sS][kK]|[pP][aA][tT]'
    || '|[kK][eE][yY]))(?:[ \t]{1,3}|=)|(?:mysql|mysqldump|mysqladmin|mariadb|mariadb-dump)(?: +-{1,2}[A-Za-z-]+(?:[ =][A-Za'
    || '-z0-9_.-]+)?){0,4} +-p|sshpass +-p ?|-pass(?:in|out) pass:|machine [^ \r\n]+(?:[ ]+|[ ]*\r?\n[ \t]*)login [^ \r\n]+('
    || '?:[ ]+|[ ]*\r?\n[ \t]*)password +|(?:[sS][eE][tT][xX]? (?:-[gGxXuUeE]+ )?[a-zA-Z0-9_]*(?:[tT][oO][kK][eE][nN]|[pP][a'
    || 'A][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[kK][eE][yY])) +))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9'
    || ':=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%pass%', '%token%', '%secret%', '%key%', '%mysql%', '%mariadb%', '%psk%', '%pat%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'command_login', 'assignment', 'flag',
    ('((?<![A-Za-z0-9-])(?:(?:docker|podman|helm|nerdctl|buildah|skopeo)(?: registry)? login|redis-cli|mongo|mongosh|mongo'
    || 'dump|ldapsearch|ldapmodify|sqlcmd|isql|osql|bcp|smbclient|rabbitmqadmin|influx|clickhouse-client|snowsql|zip|unzip|7'
    || 'z|az login|az acr login|twine upload|rdesktop|ipmitool|snmpwalk|snmpget|useradd|usermod|cqlsh|l?ftp|mosquitto_[ps]ub'
    || '|pscp|plink|svn|[xw]freerdp|cmdkey|openssl enc)[^\r\n|;]{0,48} (?:-[paPwAk] {0,2}(?:[A-Za-z0-9._-]+:(?=[^ /]))?|--pa'
    || 'ss(?:word)?[ =]|/p(?:ass)?:))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%docker%', '%podman%', '%helm%', '%nerdctl%', '%buildah%', '%skopeo%', '%redis-cli%', '%mongo%', '%ldap%',
        '%sqlcmd%', '%isql%', '%osql%', '%bcp%', '%smbclient%', '%rabbitmqadmin%', '%influx%', '%clickhouse%', '%snowsql%',
        '%zip%', '%7z%', '%az login%', '%az acr%', '%twine%', '%rdesktop%', '%ipmitool%', '%snmp%', '%useradd%', '%usermod%',
        '%cqlsh%', '%ftp %', '%mosquitto%', '%pscp%', '%plink%', '%svn %', '%freerdp%', '%cmdkey%', '%openssl enc%'
    ],
    array['%-p%', '%-a%', '%-w%', '%-k%', '%/p%'],
    false, ''
),
(
    'credential_assignment', 'command_words', 'assignment', 'flag',
    ('((?<![A-Za-z0-9-])(?:net use [^ \r\n]+ [^ \r\n]+ /user:[^ \r\n]+ |net use [^ \r\n]+ \\\\[^ \r\n]+ (?!/)|htpasswd -[A'
    || '-Za-z]+ [^ \r\n]+ [^ \r\n]+ |(?:git|pip|npm|poetry|composer|rclone) config(?: [^ \r\n]+){0,4} (?:[^ \r\n]*(?:passwor'
    || 'd|_authToken)|pass|http-basic\.[^ \r\n]+ [^ \r\n]+) |(?:vault|cargo|railway|doppler) login (?:--?[a-z-]+[ =])?|smbcl'
    || 'ient (?:[^ \r\n]+ ){0,4}-U ?[^ %\r\n]+%|echo (?:-n )?["'']?[a-z_][a-z0-9_-]*:(?=[^ \r\n|]+ ?\| ?(?:sudo )?chpasswd)|e'
    || 'cho (?:-n )?(?=[^ \r\n|]+ ?\| ?(?:sudo -S|docker login|su |passwd|gpg |openssl|cryptsetup))))("[^"\r\n]+|''[^''\r\n]+|'
    || '`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%net use%', '%htpasswd%', '% config%', '% login%', '%smbclient%', '%chpasswd%', '%echo %'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'statement', 'assignment', 'flag',
    ('((?<![A-Za-z0-9_-])(?:[iI][dD][eE][nN][tT][iI][fF][iI][eE][dD] (?:[wW][iI][tT][hH] [a-zA-Z0-9_]+ )?[bB][yY] +|(?:[eE'
    || '][nN][cC][rR][yY][pP][tT][eE][dD] )?[pP][aA][sS][sS][wW][oO][rR][dD](?: +|\()(?='')|[aA][lL][tT][eE][rR] (?:[uU][sS]['
    || 'eE][rR]|[rR][oO][lL][eE]) [^ \r\n]+(?: [wW][iI][tT][hH])?(?: [eE][nN][cC][rR][yY][pP][tT][eE][dD])? [pP][aA][sS][sS]'
    || '[wW][oO][rR][dD] +|[sS][eE][tT] [pP][aA][sS][sS][wW][oO][rR][dD] (?:[fF][oO][rR] [^=\r\n ]+ )?= ?(?:[pP][aA][sS][sS]'
    || '[wW][oO][rR][dD]\()?))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%identified%', '%password(%', '%alter user%', '%alter role%', '%set password%', '%password ''%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'curl_user', 'assignment', 'flag',
    ('((?:curl|wget)(?: [^\r\n|;]{0,96})? (?:-u|--user|--proxy-user|-U|-a|--auth)[ =]?["'']?[A-Za-z0-9._@%+-]{1,60}:)([!#-&'
    || '*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%curl%', '%wget%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'auth_header', 'assignment', 'header',
    ('((?:(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][uU][tT][hH][oO][rR][iI][zZ][aA'
    || '][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|[xX]-[aA][pP][iI]-[kK][eE][yY]|[x'
    || 'X]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[aA][pP][iI]-[kK][eE][yY]|[xX]-[tT][oO][kK][eE][nN])["''\]]{0,2}[ ]{'
    || '0,2}[:=,]{1,2}[ ]{0,2}["'']?(?:[bB][eE][aA][rR][eE][rR]|[bB][aA][sS][iI][cC]|[tT][oO][kK][eE][nN]|[jJ][wW][tT]|[aA][p'
    || 'P][iI][kK][eE][yY]|[aA][pP][iI]-[kK][eE][yY]|[aA][cC][cC][eE][sS][sS][kK][eE][yY]|[gG][eE][nN][iI][eE][kK][eE][yY]|['
    || 'sS][pP][lL][uU][nN][kK]|[sS][sS][wW][sS]|[sS][sS][oO]-[kK][eE][yY]|[dD][iI][gG][eE][sS][tT]|[nN][eE][gG][oO][tT][iI]'
    || '[aA][tT][eE]|[bB][oO][tT]|[kK][eE][yY])[ :=]{1,2}["'']?|(?<![A-Za-z])(?:[bB][eE][aA][rR][eE][rR]|[bB][aA][sS][iI][cC]'
    || ') (?=[A-Za-z0-9+/=_.~-]{16,}))(?:[oO][aA][uU][tT][hH]:)?)([A-Za-z0-9+/=_.~-]{4,})'),
    '{}',
    array['%authorization%', '%auth%', '%x-%', '%token%', '%api-key%', '%bearer%', '%basic%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'auth_header_plain', 'assignment', 'header',
    ('((?:(?<![A-Za-z])(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][uU][tT][hH][oO][r'
    || 'R][iI][zZ][aA][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|[xX]-[aA][pP][iI]-[k'
    || 'K][eE][yY]|[xX]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-[tT][oO][kK][eE][nN]|[pP][rR][iI][vV][aA][tT][eE]'
    || '-[tT][oO][kK][eE][nN]|[jJ][oO][bB]-[tT][oO][kK][eE][nN]|[xX]-[vV][aA][uU][lL][tT]-[tT][oO][kK][eE][nN]|[xX]-[sS][hH]'
    || '[oO][pP][iI][fF][yY]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-[fF][iI][gG][mM][aA]-[tT][oO][kK][eE][nN]|[x'
    || 'X][iI]-[aA][pP][iI]-[kK][eE][yY]|[dD][dD]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[gG][oO][oO][gG]-[aA][pP][iI]-[kK][eE][yY]|'
    || '[oO][cC][pP]-[aA][pP][iI][mM]-[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN]-[kK][eE][yY])["''\]]{0,2}[ ]{0,2}[:=,]'
    || '{1,2}[ ]{0,2}["'']?))([A-Za-z0-9+/=_.~-]{12,})'),
    '{}',
    array['%authorization%', '%x-%', '%token%', '%api-key%', '%subscription-key%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'markup', 'assignment', 'sign',
    ('((?:<(?:[a-zA-Z0-9_.:-]{0,30}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC]['
    || 'rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]-?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[aA][cC][cC][eE][sS][sS]-?[kK]['
    || 'eE][yY]|[pP][rR][iI][vV][aA][tT][eE]-?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]))(?: [^'
    || '<>\r\n]{0,80})?>[ \t]{0,8}(?:\r?\n[ \t]{0,16})?(?:<!\[CDATA\[)?|(?:[kK][eE][yY]|[nN][aA][mM][eE]|[iI][dD]|[pP][rR][o'
    || 'O][pP][eE][rR][tT][yY])=["''](?:[a-zA-Z0-9_.:-]{0,40}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP'
    || '][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]-?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[aA][cC]'
    || '[cC][eE][sS][sS]-?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE]-?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|['
    || 'pP][aA][sS][sS]|[cC][oO][nN][nN][eE][cC][tT][iI][oO][nN][sS][tT][rR][iI][nN][gG]))["''] {0,3}(?:[vV][aA][lL][uU][eE]|'
    || '[cC][oO][nN][tT][eE][nN][tT])=["'']|(?:[dD][eE][fF][iI][nN][eE])\( ?["''][A-Za-z0-9_]{0,40}(?:PASSWORD|PASSWD|PWD|SECR'
    || 'ET|TOKEN|KEY|SALT|PASS)["''] ?, ?["'']|(?:(?:[sS][eE][tT]|[pP][uU][tT]|[aA][dD][dD]|[sS][eE][tT][eE][nN][vV]|[pP][uU]['
    || 'tT][eE][nN][vV]|[eE][xX][pP][oO][rR][tT]|[sS][eE][tT][pP][rR][oO][pP][eE][rR][tT][yY]|[cC][oO][nN][fF][iI][gG]|[eE]['
    || 'nN][vV][iI][rR][oO][nN])[a-zA-Z.]{0,12})\( ?["''][A-Za-z0-9_.-]{0,40}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS]'
    || '[sS][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[aA]['
    || 'cC][cC][eE][sS][sS]_?[kK][eE][yY]|[pP][wW][dD])["''] ?, ?["'']|<(?:[eE][nN][tT][rR][yY]|[sS][tT][rR][iI][nN][gG]|[iI]['
    || 'tT][eE][mM]|[sS][eE][tT][tT][iI][nN][gG]|[pP][rR][oO][pP][eE][rR][tT][yY]|[pP][aA][rR][aA][mM]|[aA][dD][dD]|[fF][iI]'
    || '[eE][lL][dD]|[oO][pP][tT][iI][oO][nN])(?: [^<>\r\n]*)? (?:[kK][eE][yY]|[nN][aA][mM][eE]|[iI][dD])=["''](?:[a-zA-Z0-9_'
    || '.:-]*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK]'
    || '[eE][nN]|[aA][pP][iI][_-]?[kK][eE][yY]|[aA][cC][cC][eE][sS][sS][_-]?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE][_-]?[k'
    || 'K][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]))["''][^<>\r\n]*>(?:<value>)?|<key>(?:[a-zA-Z0-9_.:-]*(?:[pP][aA]'
    || '[sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP'
    || '][iI][_-]?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]))</key>[ \t]{0,4}(?:\r?\n[ \t]{0,16})?<string>))([^"'
    || '''<>\r\n @/:.,;)][^"''<>\r\n]*)(?=["''<]|\r?\n[ \t]{0,16}<)'),
    '{}',
    array['%pass%', '%pwd%', '%secret%', '%token%', '%key%', '%salt%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'pgpass', 'assignment', 'structured',
    ('((?<![A-Za-z0-9.-])(?:[A-Za-z0-9.-]+|\*):(?:[0-9]{2,5}|\*):[A-Za-z0-9_*.-]+:[A-Za-z0-9_.*-]+:)([!#-&*+./0-9:=?@A-Z\\'
    || '^_a-z~-]+)'),
    '{}',
    array['%*:*:*:%', '%:5432:%', '%:5433:%', '%:6432:%', '%:3306:%', '%:1433:%', '%:1521:%', '%:27017:%', '%:6379:%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'structured', 'assignment', 'structured',
    ('((?:"auths?" ?: ?\{[^\r\n]{0,64}"auth" ?: ?"|_auth(?:Token)? ?= ?|[?&;](?:[sS][iI][gG]|[sS][iI][gG][nN][aA][tT][uU]['
    || 'rR][eE]|[tT][oO][kK][eE][nN]|[aA][cC][cC][eE][sS][sS]_[tT][oO][kK][eE][nN]|[aA][pP][iI]_[kK][eE][yY]|[aA][pP][iI][kK'
    || '][eE][yY]|[kK][eE][yY]|[aA][uU][tT][hH]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[cC]['
    || 'lL][iI][eE][nN][tT]_[sS][eE][cC][rR][eE][tT]|[xX]-[aA][mM][zZ]-[sS][eE][cC][uU][rR][iI][tT][yY]-[tT][oO][kK][eE][nN]'
    || '|[cC][oO][dD][eE])=|kind: ?Secret[ \t]{0,3}\r?\n(?:[ \t]*[A-Za-z]+:[^\r\n]*\r?\n){0,6}(?:stringData|data):[ \t]{0,3}'
    || '\r?\n[ \t]{1,8}[A-Za-z0-9_.-]+: {0,2}["'']?|(?:[aA][pP][pP]_[kK][eE][yY]) ?= ?base64:|(?:[aA][cC][cC][oO][uU][nN][tT]'
    || '[kK][eE][yY]|[sS][hH][aA][rR][eE][dD][aA][cC][cC][eE][sS][sS][kK][eE][yY]|[sS][hH][aA][rR][eE][dD][sS][eE][cC][rR][e'
    || 'E][tT]|[aA][cC][cC][eE][sS][sS][kK][eE][yY]|[eE][nN][tT][iI][tT][yY][pP][aA][tT][hH];[sS][hH][aA][rR][eE][dD][aA][cC'
    || '][cC][eE][sS][sS][kK][eE][yY]|[sS][eE][cC][rR][eE][tT]) ?= ?))([!#-&*+./0-9:=?@A-Z\\^_a-z~-]+)'),
    '{}',
    array['%auth%', '%sig%', '%token%', '%key%', '%pass%', '%pwd%', '%secret%', '%code=%', '%kind%', '%app\_key%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'named_value', 'assignment', 'machine',
    ('((?<![A-Za-z])(?:(?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:[iI][dD]|[vV][aA][lL][uU][eE]'
    || '|[sS][tT][rR][iI][nN][gG])[ :=]{1,3}|(?:[kK][eE][yY][sS]?|[tT][oO][kK][eE][nN][sS]?|[sS][eE][cC][rR][eE][tT][sS]?|[p'
    || 'P][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE][sS]?|[cC][rR]['
    || 'eE][dD][eE][nN][tT][iI][aA][lL][sS]?|[cC][rR][eE][dD][sS]|[aA][pP][iI][kK][eE][yY]|[aA][pP][iI]_[kK][eE][yY]|[pP][aA'
    || '][tT]|[pP][aA][sS][sS][kK][eE][yY]|[lL][iI][cC][eE][nN][cCsS][eE]|[wW][eE][bB][hH][oO][oO][kK]|[cC][lL]é|[sS][cC][hH'
    || '][lL]ü[sS][sS][eE][lL]|[cC][lL][aA][vV][eE]|[lL][lL][aA][vV][eE]|[cC][hH][aA][vV][eE]|[cC][hH][iI][aA][vV][eE]|[sS]['
    || 'lL][eE][uU][tT][eE][lL]|[kK][lL][uU][cC][zZ])(?:[,:=]?(?: ["''(]?[A-Za-z&.''-]{1,16}){0,5}[,:=]? ["''`(<*]{0,3}|(?:是|为|'
    || '為|は|が|를|는|은|:|=)[ ]?["''`(<*]{0,3})|(?:[lL][oO][gG] ?[iI][nN]|[lL][oO][gG][iI][nN]|[sS][iI][gG][nN] ?[iI][nN]|[aA][uU'
    || '][tT][hH][eE][nN][tT][iI][cC][aA][tT][eE]|[cC][oO][nN][nN][eE][cC][tT]|[eE][iI][nN][lL][oO][gG][gG][eE][nN]|[aA][nN]'
    || '[mM][eE][lL][dD][eE][nN])(?:[ ](?:[tT][oO]|[iI][nN][tT][oO]|[iI][nN]|[aA][tT]|[bB][eE][iI]|[wW][iI][tT][hH]|[uU][sS]'
    || '[iI][nN][gG]|[aA][sS]|[oO][nN]|[mM][iI][tT]|[vV][iI][aA]))(?: [A-Za-z&.''-]{1,16}){0,5} ["''`(<*]{0,3}))((?=[A-Za-z+/_'
    || '.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{15,})'),
    '{}',
    array[
        '%key%', '%token%', '%secret%', '%passw%', '%passphrase%', '%cred%', '%pat %', '%pat,%', '%pat:%', '%pat=%',
        '%pat是%', '%pat为%', '%pat為%', '%patは%', '%patが%', '%pat를%', '%pat는%', '%pat은%', '%license%', '%licence%',
        '%webhook%', '%clé%', '%clave%', '%schl%', '%llave%', '%chave%', '%chiave%', '%sleutel%', '%klucz%', '%log in%',
        '%login%', '%loggen%', '%sign in%', '%signin%', '%authent%', '%connect%', '%anmelden%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'value_named', 'assignment', 'machine',
    ('((?<![A-Za-z0-9+/_.=-]))((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{16,}(?=["''`)>*]{0,3} (?:(?:[aA][sS]|[iI][sS]'
    || '|[fF][oO][rR]|[wW][aA][sS]|[wW][oO][rR][kK][sS] [aA][sS])(?: [A-Za-z&.''-]{1,16}){0,3}) (?:[sS][eE][cC][rR][eE][tT]|['
    || 'tT][oO][kK][eE][nN]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO][rR][dD]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL]|[pP][aA]['
    || 'sS][sS][pP][hH][rR][aA][sS][eE])(?![A-Za-z])))'),
    '{}',
    array['%secret%', '%token%', '%key%', '%password%', '%credential%', '%passphrase%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'seed_phrase', 'assignment', 'seed',
    ('((?:(?:[sS][eE][eE][dD]|[rR][eE][cC][oO][vV][eE][rR][yY]|[mM][nN][eE][mM][oO][nN][iI][cC]|[bB][aA][cC][kK][uU][pP]|['
    || 'wW][aA][lL][lL][eE][tT]|[sS][eE][cC][rR][eE][tT])[ _-]{0,1}(?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR][dD][sS]|[sS][eE]'
    || '[eE][dD]|[mM][nN][eE][mM][oO][nN][iI][cC])|(?:[mM][nN][eE][mM][oO][nN][iI][cC]|[wW][aA][lL][lL][eE][tT] [sS][eE][eE]'
    || '[dD]|[sS][eE][eE][dD])|(?:12|24) words)[^a-zA-Z]{0,6}(?:[iI][sS][tT]|[iI][sS]|[aA][rR][eE]|[wW][aA][sS]|[eE][sS][tT]'
    || '|[eE][sS])?[^a-zA-Z]{0,6})((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![A-Za-z]))'),
    '{}',
    array['%seed%', '%recovery%', '%mnemonic%', '%backup%', '%wallet%', '%12 words%', '%24 words%', '%wiederherstell%'],
    '{}',
    false, ''
),
(
    'government_id', 'us_ssn', 'named_number', 'ssn',
    ('((?:ssn|s\.s\.n\.?|ss ?#|ss no\.?|soc(?:ial)?\.? ?sec\.?|social security|social insurance no|seguro social|socialsec'
    || 'urity|sozialversicherung|社会安全|社会保障|ソーシャル|(?<![a-z])social(?: is|:|#))[^0-9\r\n]{0,30})([0-9]{3}[ .-]{0,3}[0-9]{2}[ .'
    || '-]{0,3}[0-9]{4}(?![0-9]))'),
    '{}',
    array[
        '%ssn%', '%s.s.n%', '%ss#%', '%ss #%', '%ss no%', '%soc sec%', '%soc. sec%', '%social%', '%seguro%', '%sozialv%',
        '%社会%', '%ソーシャル%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'br_cpf', 'named_number', 'cpf',
    ('((?<![a-z])cpf[^0-9\r\n]{0,20}|(?<![0-9.])(?=[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}))([0-9]{3}[ .]?[0-9]{3}[ .]?[0-9]'
    || '{3}[ -]?[0-9]{2}(?![0-9]))'),
    '{}',
    array['%-%'],
    '{}',
    true, ''
),
(
    'government_id', 'ca_sin', 'named_number', 'luhn',
    ('((?:(?<![a-z])(?:sin|nas)(?: is| est|:|#| no\.?| number)?|social insurance(?: number| no\.?)?|assurance sociale|numé'
    || 'ro d''assurance)[^0-9a-z\r\n]{0,4}(?:is |est )?)([0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}(?![0-9]))'),
    '{}',
    array['%sin%', '%nas%', '%social insurance%', '%assurance%'],
    '{}',
    true, ''
),
(
    'government_id', 'de_tax_id', 'named_number', 'none',
    ('((?:steuer-?id|steueridentifikationsnummer|identifikationsnummer|idnr|steuernummer|german tax id|(?<![a-z])tin(?= is'
    || '|:| no| number| nr)(?![a-z]))[^0-9\r\n]{0,20})([0-9]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]{3}(?![0-9]))'),
    '{}',
    array['%steuer%', '%idnr%', '%identifikationsnummer%', '%tax id%', '%tin%'],
    '{}',
    true, ''
),
(
    'government_id', 'in_pan', 'named_number', 'none',
    ('((?<![a-z])(?:pan(?: card)?(?: number| no\.?)?(?: is)?|permanent account number)[^0-9a-z\r\n]{0,4})([a-z]{5}[0-9]{4}'
    || '[a-z](?![a-z0-9]))'),
    '{}',
    array['%pan%', '%permanent account%'],
    '{}',
    true, ''
),
(
    'government_id', 'in_aadhaar', 'named_number', 'none',
    '((?:aadhaar|aadhar|adhaar|uidai|आधार)[^0-9\r\n]{0,24})([1-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9]))',
    '{}',
    array['%aadh%', '%adhaar%', '%uidai%', '%आधार%'],
    '{}',
    true, ''
),
(
    'government_id', 'jp_my_number', 'named_number', 'none',
    '((?:マイナンバー|個人番号|my ?number|mynumber|individual number)[^0-9\r\n]{0,24})([0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9]))',
    '{}',
    array['%マイナンバー%', '%個人番号%', '%my number%', '%mynumber%', '%individual number%'],
    '{}',
    true, ''
),
(
    'government_id', 'kr_rrn', 'named_number', 'none',
    ('((?:주민등록번호|주민번호|외국인등록번호|(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24}|(?<![0-9-]))([0-9]{2}(?:0[1-9]|1[0-2])('
    || '?:0[1-9]|[12][0-9]|3[01])-[1-8][0-9]{6}(?![0-9-]))'),
    '{}',
    array['%-%'],
    '{}',
    true, ''
),
(
    'government_id', 'uk_nino', 'named_number', 'none',
    ('((?:(?<![a-z])nino|(?<![a-z])ni (?:number|no\.?)|national insurance)[^0-9\r\n]{0,16}(?<![a-z0-9])|(?<![a-z0-9])(?=[a'
    || '-z]{2} [0-9]{2} [0-9]{2} [0-9]{2} [a-d]))([abceghj-prstw-z][abceghj-nprstw-z] ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[a-d](?'
    || '![a-z0-9]))'),
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'cn_resident_id', 'named_number', 'cn_id',
    '((?<![0-9a-z]))([1-9][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9x](?![0-9a-z]))',
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'it_codice_fiscale', 'named_number', 'none',
    '((?<![0-9a-z]))([a-z]{6}[0-9]{2}[abcdehlmprst][0-9]{2}[a-z][0-9]{3}[a-z](?![0-9a-z]))',
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'mx_curp', 'named_number', 'none',
    ('((?<![0-9a-z]))([a-z][aeioux][a-z]{2}[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[hmx][a-z]{5}[a-z0-9][0-9](?'
    || '![0-9a-z]))'),
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'es_dni', 'named_number', 'dni',
    ('((?:(?<![a-z])(?:dni|nie|nif)(?![a-z])|documento nacional)[^0-9\r\n]{0,16}(?<![a-z0-9]))([xyz]?[0-9]{7,8}-?[a-z](?!['
    || 'a-z0-9]))'),
    '{}',
    array['%dni%', '%nie%', '%nif%', '%documento%'],
    '{}',
    true, ''
),
(
    'government_id', 'named_id', 'named_number', 'none',
    ('((?:(?<![a-z])(?:bsn|burgerservicenummer|pesel|personnummer|personnr|cpr(?:-nummer|-nr)?|fødselsnummer|fodselsnummer'
    || '|henkilötunnus|hetu|rijksregisternummer|numéro national|nir|insee|sécurité sociale|(?:numéro|n°) de sécu|tfn|tax fil'
    || 'e number|medicare(?: number)?|ird(?: number)?|nric|hkid|t\.?c\.? kimlik(?: no| numaram?| numaras[ii])?|kimlik (?:no|'
    || 'numaras[ii]|numaram)|cnp|codul numeric personal|amka|aμκa|amka|aφμ|aΦm|afm|rodné číslo|rodne cislo|oib|egn|eгн|eГh|j'
    || 'mbg|isikukood|asmens kodas|personas kods|personal number|ppsn?|pps number|ahv(?:-nummer|-nr\.?)?|avs|(?:renten|sozia'
    || 'l|kranken)?versicherungsnummer|krankenversicherten(?:nummer|-?nr\.?)|svnr|sv-nummer|numero de seguridad social|segur'
    || 'idad social|(?:número de )?contribuinte|curp|cuil|cuit|cédula(?: de (?:ciudadanía|identidad))?|cedula|dni|nif|nie|it'
    || 'in|nhs|cnpj|steuernummer|mykad|ktp|cccd|cmnd|căn cước(?: công dân)?|chứng minh nhân dân|cnic|emirates id|teudat zehu'
    || 't|ת\.?ז\.?|תעודת זהות|الرقم القومي|رقم الهوية|iqama|cнилc|chИЛc|инн|Иhh|нoмep инн|személyi szám|adóazonosító(?: jel)'
    || '?|taj(?: szám)?|national (?:id|identity|identification)(?: card)?|identity number|(?:south african|sa) id|my id card'
    || '|tax id|taxpayer identification|health insurance|philhealth|bvn)(?![a-z])|เลขบัตรประชาชน|เลขประจำตัวประชาชน|(?:身份证|身'
    || '分證|統一證號|统一证号)(?:号码?|字號|號碼)?)(?:[ ](?:is|ist|est|es|è|é|number|no\.?|nummer|numéro|número|nr\.?|my|to|är|er|of|jel)){'
    || '0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2}'
    || ')([a-z]{0,3}[ -]?[0-9](?:[ ./-]{0,2}[0-9]){5,19}(?:[ -]?[a-z]{1,2}(?: [0-9]{3})?(?![a-z0-9])|[ ]?\([0-9a]\))?(?![a-z'
    || '0-9]))'),
    '{}',
    array[
        '%bsn%', '%burgerservice%', '%pesel%', '%person%', '%cpr%', '%dselsnummer%', '%henkil%', '%hetu%', '%rijksregister%',
        '%national%', '%nir%', '%insee%', '%sociale%', '%sécu%', '%tfn%', '%tax file%', '%medicare%', '%ird%', '%nric%',
        '%hkid%', '%kimlik%', '%cnp%', '%codul%', '%amka%', '%aμκa%', '%aφμ%', '%Φm%', '%afm%', '%rodné%', '%rodne%',
        '%oib%', '%egn%', '%eгн%', '%Гh%', '%jmbg%', '%isikukood%', '%asmens%', '%personas%', '%pps%', '%ahv%', '%avs%',
        '%sozialvers%', '%versicherungsn%', '%svnr%', '%sv-nummer%', '%seguridad%', '%contribuinte%', '%curp%', '%cuil%',
        '%cuit%', '%cédula%', '%cedula%', '%dni%', '%nif%', '%nie%', '%itin%', '%nhs%', '%cnpj%', '%steuern%', '%mykad%',
        '%ktp%', '%cccd%', '%cmnd%', '%căn cước%', '%chứng minh%', '%เลขบัตร%', '%เลขประจำตัว%', '%cnic%', '%emirates id%',
        '%teudat%', '%ת.ז%', '%תעודת%', '%الرقم القومي%', '%رقم الهوية%', '%iqama%', '%cнилc%', '%ИЛ%', '%инн%', '%Иhh%',
        '%személyi%', '%adóazon%', '%taj%', '%identity n%', '%id card%', '%tax id%', '%taxpayer%', '%health ins%',
        '%krankenvers%', '%philhealth%', '%bvn%', '%african id%', '%身份证%', '%身分證%', '%統一證號%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'formed_id', 'named_number', 'none',
    ('((?<![a-z])(?:ein|rut|run|rg|fin|nik|sss|nin|rfc|a-number|alien registration|green card|uscis|voter id|dl)(?:[ ](?:i'
    || 's|es|number|no\.?|n°|my|é)){0,2}[^0-9a-z\r\n]{0,4}(?<![a-z0-9]))([0-9]{2}-[0-9]{7}(?:-[0-9])?|[0-9]{1,2}\.?[0-9]{3}\'
    || '.?[0-9]{3}-[0-9kx]|[stfgm][0-9]{7}[a-z]|[0-9]{16}|[0-9]{11}|[a-z&ñ]{3,4}[0-9]{6}[a-z0-9]{3}|a[0-9]{8,9}|[a-z]{3}[0-9'
    || ']{7,10}|[a-z][0-9]{7,8})(?![a-z0-9])'),
    '{}',
    array[
        '%ein%', '%rut%', '%run%', '%rg%', '%fin%', '%nik%', '%sss%', '%nin%', '%rfc%', '%a-number%', '%alien%',
        '%green card%', '%uscis%', '%voter%', '%dl%', '%ssnit%', '%sin%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'document_number', 'named_number', 'none',
    ('((?:(?<![a-z])(?:passport|reisepass(?:nummer|-?nr\.?)?|(?:numéro de )?passeport|(?:número de )?pasaporte|(?:numero d'
    || 'i )?passaporto|(?:número do )?passaporte|paspoort(?:nummer)?|(?:numer )?paszportu?|(?:cepия и нoмep|нoмep)? ?[пП]acп'
    || 'opтa?|(?:personal)?ausweis(?:nummer|-?nr\.?)|carte d''identité|carta d''identità|documento de identidad|dow[óo]d(?:u)?'
    || ' osobist(?:y|ego)|driver''?s? licen[cs]e|driving licen[cs]e|führerschein(?:nummer|-?nr\.?)?|permis de conduire|patent'
    || 'e(?: di guida)?|licen[cç]a de conducir|(?:licencia|carnet|permiso|carta) de conducir|carteira de motorista|cnh|rijbe'
    || 'wijs(?:nummer)?|praw[oa] jazdy|körkort(?:snummer)?|visa)(?![a-z])|护照号?码?|護照號?碼?|パスポート番号|旅券番号|여권번호?|運転免許証?番号|免許証番号|驾驶'
    || '证号?|운전면허(?:번호)?)(?:[ ](?:is|ist|est|es|è|é|number|no\.?|nummer|numéro|número|n°|n\.|nr\.?|my|to|är|er|#)){0,3}[^0-9a'
    || '-z\r\n]{0,6}(?<![a-z0-9]))(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})((?=(?:[a'
    || '-z]{0,6}[ -]?[0-9]){3})(?:[0-9]{2}[ -][0-9]{2}[ -][0-9]{6}(?:[ -][0-9]{2})?|[0-9]{2,4}[ -][0-9]{5,7}|[a-z]{1,3}[ -]['
    || '0-9]{5,9}|[a-z0-9]{6,18}))(?![a-z0-9])'),
    '{}',
    array[
        '%passport%', '%reisepass%', '%passeport%', '%pasaporte%', '%passaport%', '%paspoort%', '%paszport%', '%пacпopт%',
        '%Пacпopт%', '%护照%', '%護照%', '%パスポート%', '%여권%', '%ausweis%', '%identité%', '%identità%', '%identidad%',
        '%identidade%', '%dowód%', '%dowod%', '%driver%', '%driving%', '%führerschein%', '%permis de cond%', '%patente%',
        '%conducir%', '%motorista%', '%cnh%', '%rijbewijs%', '%prawo jazdy%', '%prawa jazdy%', '%körkort%', '%運転免許%',
        '%免許証%', '%驾驶证%', '%운전면허%', '%visa n%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'ch_ahv', 'named_number', 'none',
    '((?<![0-9a-z.-]))(756\.[0-9]{4}\.[0-9]{4}\.[0-9]{2}(?![0-9a-z]|[.-][0-9]))',
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'us_ssn_dashes', 'named_number', 'ssn',
    ('((?<![0-9a-z.-])|(?<![0-9a-z.-])[.-]|[a-z][.-])((?!000|666|9)[0-9]{3}[ ]?-(?:[ ]|\r?\n)?(?!00)[0-9]{2}[ ]?-(?:[ ]|\r'
    || '?\n)?(?!0000)[0-9]{4}(?![0-9a-z]|-[0-9]))'),
    '{}',
    array['%-%'],
    '{}',
    true, ''
),
(
    'bank_account', 'us_routing', 'named_number', 'routing',
    ('((?:(?<![a-z0-9_-])(?:aba[/ _-]{1,3}routing|routing[/ _-]{1,3}aba|routing|aba|rtn|transit[ _-]routing)(?:[ _-](?:tra'
    || 'nsit|code))?(?:[ _-]?(?:number|num|no\.?|nr\.?|#))?(?: ?\((?:aba|rtn|us)\))?(?: (?:is|was|for [a-z ]{1,16} is))?["'']'
    || '?(?:[ ]{0,2}[:=#][ ]{0,2}["'']?| )|(?<![a-z0-9_-])(?:account|acct)[ ]?/[ ]?routing[: ]{1,2}))([0-9]{9}|[0-9]{3}[ -][0'
    || '-9]{3}[ -][0-9]{3}|[0-9]{4}[ -][0-9]{4}[ -][0-9])(?![0-9a-z_.]| ?(?:ns|ms|us|bytes|times|packets)(?![a-z]))'),
    '{}',
    array['%routing%', '%aba%', '%rtn%'],
    '{}',
    true, ''
),
(
    'bank_account', 'bank_number', 'named_number', 'none',
    ('((?:(?<![a-z])(?:sort[ -]code|bsb|clabe|blz|bankleitzahl|kontonummer|konto-?nr\.?|bank account(?: number| no\.?)?|ac'
    || 'count (?:number|no\.?|#)|acct\.? ?(?:number|no\.?|#)|num[ée]ro de compte|compte bancaire(?: n°)?|n[úu]mero de cuenta'
    || '|cuenta (?:bancaria|clabe)|conto corrente(?: n\.?)?|numero di conto|conta (?:corrente|bancária|poupança)|n[úu]mero d'
    || 'a conta|conta|rekeningnummer|numer konta|nr konta|hesap (?:no|numaras[ii])|нoмep cч[eё]тa|p/c|bankgiro|plusgiro)(?!['
    || 'a-z])|口座番号|银行账号|銀行帳號|账号|계좌번호|계좌)(?: number| no\.?| nr\.?)?(?:[ ](?:is|ist|est|es|è|é|to|är))?[^0-9a-z\r\n]{0,4}(?<!['
    || '0-9]))([0-9](?:[ -]?[0-9]){5,21})(?![0-9a-z])'),
    '{}',
    array[
        '%sort code%', '%sort-code%', '%bsb%', '%clabe%', '%ifsc%', '%blz%', '%bankleitzahl%', '%kontonummer%', '%kontonr%',
        '%konto-nr%', '%account n%', '%account no%', '%acct no%', '%acct #%', '%acct n%', '%account #%', '%compte%',
        '%cuenta%', '%conto%', '%conta%', '%rekening%', '%口座番号%', '%银行账号%', '%銀行帳號%', '%银行卡号%', '%账号%', '%계좌%', '%cчeт%',
        '%cчёт%', '%bankgiro%', '%plusgiro%', '%konta%', '%hesap n%'
    ],
    '{}',
    true, ''
),
(
    'bank_account', 'bank_account_of', 'named_number', 'none',
    ('((?:(?<![a-z])(?:sort[ -]code|bsb|ifsc(?: code)?|blz|bankleitzahl|bank code)(?: number| no\.?)?(?:[ ]is)?[^0-9a-z\r\'
    || 'n]{0,4}(?:[a-z]{4}0[a-z0-9]{6}|[0-9](?:[ -]?[0-9]){4,8})[^0-9a-z]{1,5}(?:and |und )?(?:bank |bank-)?(?:account|acct?'
    || '|a/c|konto|kto)(?: number| no| nr)?[^0-9a-z\r\n]{1,4}))([0-9](?:[ -]?[0-9]){5,17}(?![0-9a-z]))'),
    '{}',
    array['%sort code%', '%sort-code%', '%bsb%', '%ifsc%', '%blz%', '%bankleitzahl%', '%bank code%'],
    '{}',
    true, ''
),
(
    'bank_account', 'bank_account_at', 'named_number', 'none',
    ('((?:(?<![a-z])(?:account|acct?|a/c|konto|kto)(?: number| no| nr)?[^0-9a-z\r\n]{1,4}))([0-9](?:[ -]?[0-9]){5,17}(?=[^'
    || '0-9a-z]{1,5}(?:and |und |with )?(?:sort[ -]code|bsb|ifsc|blz|bankleitzahl|bank code)(?![a-z])))'),
    '{}',
    array['%sort code%', '%sort-code%', '%bsb%', '%ifsc%', '%blz%', '%bankleitzahl%', '%bank code%'],
    '{}',
    true, ''
),
(
    'bank_account', 'in_ifsc', 'named_number', 'none',
    '((?:(?<![a-z])ifsc(?: code)?(?: is)?[^0-9a-z\r\n]{0,4}))([a-z]{4}0[a-z0-9]{6}(?![a-z0-9]))',
    '{}',
    array['%ifsc%'],
    '{}',
    true, ''
),
(
    'bank_account', 'iban', 'number', 'iban',
    ('((?<![A-Za-z0-9-])(?:[Ii][Bb][Aa][Nn][:# -]{0,2})?)([A-Za-z]{2}[0-9]{2}(?:[A-Za-z0-9]{11,30}|(?:[ \t.-][A-Za-z0-9]{4'
    || '}){2,7}(?:[ \t.-][A-Za-z0-9]{1,4})?)(?![A-Za-z0-9]))'),
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'payment_card', 'card', 'number', 'card',
    '(?:\+[0-9]{0,3}[ )(-]{0,2}|[0-9][A-Za-z]{1,4})?(?<![0-9])[0-9](?:[ \t\r\n>.-]{0,3}[0-9]){11,}(?:[A-Za-z]{1,4}[0-9])?',
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'payment_card', 'card_joined', 'number', 'joined',
    ('(?<![0-9A-Za-z/_|:·•-])(?:[0-9]{4}[ ]?[/_|:·•][ ]?(?:[0-9]{4}[ ]?[/_|:·•][ ]?[0-9]{4}[ ]?[/_|:·•][ ]?[0-9]{4}|[0-9]{'
    || '6}[ ]?[/_|:·•][ ]?[0-9]{4,5}))(?![0-9A-Za-z/_|:·•-])'),
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'payment_card', 'card_spelled', 'number', 'spelled',
    ('(?:(?<![a-z])(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]{1,3}){11,18}(?:zero|oh|one|two|three|four'
    || '|five|six|seven|eight|nine)(?![a-z])'),
    '{}',
    array['%three%', '%four%', '%five%', '%six%', '%two%', '%eight%', '%nine%'],
    '{}',
    true, ''
),
(
    'high_entropy', 'noise', 'noise', 'noisy',
    '(?<![A-Za-z0-9+/=_-])[A-Za-z0-9_-]{16,}={0,2}(?![A-Za-z0-9+/=])|(?<![A-Za-z0-9-])0x[0-9a-f]{64}(?![A-Za-z0-9])',
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'high_entropy', 'symbols', 'noise', 'symbolic',
    ('(?<![A-Za-z0-9/_=.~$%@;#!^&?+-])[A-Za-z0-9!@#$%^&*?+~_-]{16,40}(?![A-Za-z0-9/_=~$%@#!^&?+*-]|[.:;][A-Za-z0-9/_=~$%@:'
    || ';#!^&?+*-])'),
    '{}',
    '{}',
    '{}',
    false, ''
);

-- ---- schema/051_firewall_policy.sql

-- What an owner has decided about the firewall: detectors added or switched off, and texts that are no secrets.

create table assay.detector_change (
    change_id bigint not null generated always as identity,
    changed_at timestamptz not null default clock_timestamp(),
    changed_by text not null default session_user,
    action text not null,
    reason assay.name not null,
    detector assay.name not null,
    note text not null default '',
    constraint detector_change_pkey primary key (change_id),
    constraint detector_change_action check (action in ('add', 'change', 'disable', 'enable', 'remove'))
);
comment on table assay.detector_change is
'Append-only log of what was done to the detectors of the firewall since they were installed, through functions or by hand. Readers use view assay.detector_changes.';
comment on column assay.detector_change.change_id is 'Order of the changes.';
comment on column assay.detector_change.changed_at is 'When, by the database''s clock.';
comment on column assay.detector_change.changed_by is 'The role that had logged in.';
comment on column assay.detector_change.action is 'What was done: add, change, disable, enable, remove.';
comment on column assay.detector_change.reason is 'The reason that the detector gives.';
comment on column assay.detector_change.detector is 'Its name.';
comment on column assay.detector_change.note is 'Why, in the words of whoever did it; the firewall has read it.';
comment on constraint detector_change_pkey on assay.detector_change is 'One row a change.';
comment on constraint detector_change_action on assay.detector_change is 'Five things can be done to a detector.';

-- A digest of a secret is never stored. What is listed here is, by its owner's word, no secret; when the word is taken
-- back, the digest goes with it.
create table assay.allowed_text (
    allow_id uuid not null,
    allowed_at timestamptz not null default clock_timestamp(),
    revoked_at timestamptz,
    agent_id assay.agent_id not null,
    reason assay.name not null,
    text_sha256 assay.sha256_hex,
    allowed_by text not null default session_user,
    revoked_by text,
    note text not null,
    constraint allowed_text_reason check (
        reason in ('credential_prefix', 'jwt', 'url_userinfo', 'credential_assignment', 'high_entropy')
    ),
    constraint allowed_text_revoked check (
        (revoked_at is null) = (text_sha256 is not null) and (revoked_at is null) = (revoked_by is null)
    ),
    constraint allowed_text_note check (octet_length(note) between 1 and 1000)
);
comment on table assay.allowed_text is
'Texts that the firewall takes for secrets and its owner does not, for each agent, by digest. Readers use view assay.allowed_texts.';
comment on column assay.allowed_text.allow_id is 'Identity, random.';
comment on column assay.allowed_text.allowed_at is 'When, by the database''s clock.';
comment on column assay.allowed_text.revoked_at is 'When it was taken back; null while it holds.';
comment on column assay.allowed_text.agent_id is 'Whose memory.';
comment on column assay.allowed_text.reason is 'For which the text is found, and is no longer blocked.';
comment on column assay.allowed_text.text_sha256 is 'Digest of exactly what is found; null once it was taken back.';
comment on column assay.allowed_text.allowed_by is 'The role that had logged in.';
comment on column assay.allowed_text.revoked_by is 'The role that had logged in when it was taken back.';
comment on column assay.allowed_text.note is 'Why it is no secret; the firewall has read it.';
comment on constraint allowed_text_reason on assay.allowed_text is
'Off the record, private keys, cards, accounts and identity numbers cannot be allowed: a digest would give short numbers away.';
comment on constraint allowed_text_revoked on assay.allowed_text is 'What is taken back keeps no digest.';
comment on constraint allowed_text_note on assay.allowed_text is 'Says why, in at most 1000 bytes.';

alter table assay.allowed_text
add constraint allowed_text_pkey primary key (agent_id, allow_id);
comment on constraint allowed_text_pkey on assay.allowed_text is 'Identity within the agent.';

create unique index allowed_text_digest_idx on assay.allowed_text (agent_id, text_sha256, reason)
where text_sha256 is not null;
comment on index assay.allowed_text_digest_idx is 'One entry for a text that holds, found by its digest.';

alter table assay.allowed_text enable row level security;
create policy allowed_text_agent_scope on assay.allowed_text
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy allowed_text_agent_scope on assay.allowed_text is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

-- ---- schema/060_row_security.sql

-- Row security is the second line: readers and writers hold no rights on the tables at all, and the views carry the
-- same condition. It binds any role that is given rights on a table later. A setting that is absent means no limit
-- (dashboards over all agents); enabled, not forced, so that the owner's pg_dump sees every row.

alter table assay.decision enable row level security;
create policy decision_agent_scope on assay.decision
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy decision_agent_scope on assay.decision is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.decision_event enable row level security;
create policy decision_event_agent_scope on assay.decision_event
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy decision_event_agent_scope on assay.decision_event is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.lease enable row level security;
create policy lease_agent_scope on assay.lease
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy lease_agent_scope on assay.lease is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.gold_label enable row level security;
create policy gold_label_agent_scope on assay.gold_label
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy gold_label_agent_scope on assay.gold_label is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.never_record_drop enable row level security;
create policy never_record_drop_agent_scope on assay.never_record_drop
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy never_record_drop_agent_scope on assay.never_record_drop is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.journal_entry enable row level security;
create policy journal_entry_agent_scope on assay.journal_entry
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy journal_entry_agent_scope on assay.journal_entry is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.journal_subject enable row level security;
create policy journal_subject_agent_scope on assay.journal_subject
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy journal_subject_agent_scope on assay.journal_subject is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

-- ---- schema/070_memory_types.sql

create type assay.memory_input as (
    content text,
    speaker text,
    turn_id text,
    session_id text,
    captured_at timestamptz,
    valid_from timestamptz,
    provider text,
    statement_type text,
    language text,
    importance double precision,
    confidence double precision,
    pinned boolean,
    entities text[],
    entry_id uuid
);
comment on type assay.memory_input is
'One thing to be remembered, as a client hands it in: the fields of assay.memory; only content is needed. entry_id is set by the journal''s own trigger only.';

-- ---- schema/071_memory.sql

-- Memory records, and what recall needs to find them: postings, document frequencies, names of speakers. All of it leads
-- with the agent, so one agent's recall never reads another's rows, and one agent is one shard.
--
-- A record stands at a place: its session's number times 2^24, plus its position there. Neighbours in a conversation are
-- neighbouring numbers, two sessions never touch, and one bigint is all that a posting has to carry.

create table assay.word_form (
    language text not null,
    form text collate "C" not null,
    base text not null,
    constraint word_form_pkey primary key (language, form)
);
comment on table assay.word_form is
'Irregular forms that stemming does not bring together (went, go). Both columns hold stems, as the text search configuration makes them.';
comment on column assay.word_form.language is 'Text search configuration that it holds for.';
comment on column assay.word_form.form is 'Stem of the irregular form.';
comment on column assay.word_form.base is 'Stem that it is indexed and searched as.';
comment on constraint word_form_pkey on assay.word_form is 'One base a form.';

insert into assay.word_form (language, form, base)
select distinct on (s.form) 'english', s.form, s.base
from (
    select
        (ts_lexize('pg_catalog.english_stem', f.form))[1] as form,
        (ts_lexize('pg_catalog.english_stem', split_part(g.words, ' ', 1)))[1] as base
    from unnest(array[
        'arise arose arisen', 'bear bore borne', 'beat beaten', 'become became', 'begin began begun', 'bend bent',
        'bind bound', 'bite bit bitten', 'bleed bled', 'blow blew blown', 'break broke broken', 'breed bred',
        'bring brought', 'build built', 'burn burnt', 'buy bought', 'catch caught', 'choose chose chosen', 'cling clung',
        'come came', 'creep crept', 'deal dealt', 'dig dug', 'draw drew drawn', 'dream dreamt', 'drink drank drunk',
        'drive drove driven', 'eat ate eaten', 'fall fell fallen', 'feed fed', 'feel felt', 'fight fought', 'find found',
        'flee fled', 'fly flew flown', 'forbid forbade forbidden', 'forget forgot forgotten', 'forgive forgave forgiven',
        'freeze froze frozen', 'get got gotten', 'give gave given', 'go goes going went gone', 'grind ground',
        'grow grew grown', 'hang hung', 'hear heard', 'hide hid hidden', 'hold held', 'keep kept', 'kneel knelt',
        'know knew known', 'lay laid', 'lead led', 'leap leapt', 'learn learnt', 'leave left', 'lend lent', 'lie lain',
        'light lit', 'lose lost', 'make made', 'mean meant', 'meet met', 'mistake mistook mistaken', 'overcome overcame',
        'pay paid', 'ride rode ridden', 'ring rang rung', 'rise rose risen', 'run ran', 'say said', 'see saw seen',
        'seek sought', 'sell sold', 'send sent', 'sew sewn', 'shake shook shaken', 'shine shone', 'shoot shot',
        'show shown', 'shrink shrank shrunk', 'sing sang sung', 'sink sank sunk', 'sit sat', 'sleep slept', 'slide slid',
        'smell smelt', 'speak spoke spoken', 'speed sped', 'spell spelt', 'spend spent', 'spill spilt', 'spin spun',
        'spoil spoilt', 'spring sprang sprung', 'stand stood', 'steal stole stolen', 'stick stuck', 'sting stung',
        'strike struck', 'swear swore sworn', 'sweep swept', 'swim swam swum', 'swing swung', 'take took taken',
        'teach taught', 'tear tore torn', 'tell told', 'think thought', 'throw threw thrown', 'tread trod',
        'understand understood', 'undergo underwent undergone', 'undertake undertook undertaken', 'wake woke woken',
        'wear wore worn', 'weave wove woven', 'weep wept', 'win won', 'withdraw withdrew withdrawn', 'write wrote written',
        'bad worse worst', 'child children', 'foot feet', 'goose geese', 'good better best', 'half halves', 'knife knives',
        'leaf leaves', 'life lives', 'loaf loaves', 'man men', 'mouse mice', 'person people', 'shelf shelves',
        'tooth teeth', 'wife wives', 'wolf wolves', 'woman women'
    ]) as g (words)
    cross join lateral unnest(string_to_array(g.words, ' ')) as f (form)
) as s
where s.form <> s.base
order by s.form, s.base;

create table assay.memory_agent (
    records bigint not null default 0,
    sessions bigint not null default 0,
    agent_id assay.agent_id not null,
    language text not null default 'english',
    languages text[] not null default '{english}',
    constraint memory_agent_pkey primary key (agent_id),
    constraint memory_agent_counts check (records >= 0 and sessions >= 0)
);
comment on table assay.memory_agent is
'One row per agent that remembers: totals for ranking, and its language. Writers of an agent''s memory take turns at this row.';
comment on column assay.memory_agent.records is 'Records that recall can find.';
comment on column assay.memory_agent.sessions is 'Sessions so far; a record without a session counts as one.';
comment on column assay.memory_agent.agent_id is 'Whose memory.';
comment on column assay.memory_agent.language is 'Text search configuration of records that name none.';
comment on column assay.memory_agent.languages is 'Configurations in use; a query is read by all of them.';
comment on constraint memory_agent_pkey on assay.memory_agent is 'One row per agent.';
comment on constraint memory_agent_counts on assay.memory_agent is 'Counts.';

create table assay.memory_due (
    due_id uuid not null,
    later boolean not null default false,
    agent_id assay.agent_id not null,
    entry_ids uuid[] not null,
    constraint memory_due_pkey primary key (agent_id, due_id)
);
comment on table assay.memory_due is
'Journal entries from which memories have still to be made: by this transaction before it commits, or by a migration that is under way. Empty otherwise.';
comment on column assay.memory_due.due_id is 'Identity: a time-ordered UUID (version 7).';
comment on column assay.memory_due.later is 'True: entries that a migration brought; it makes their memories after all rows are here, in larger sets.';
comment on column assay.memory_due.agent_id is 'Whose memory.';
comment on column assay.memory_due.entry_ids is 'The entries of one statement, in their order.';
comment on constraint memory_due_pkey on assay.memory_due is 'Identity within the agent.';

create table assay.memory_session (
    session_no bigint not null,
    positions integer not null default 0,
    agent_id assay.agent_id not null,
    session_id text collate "C" not null,
    constraint memory_session_pkey primary key (agent_id, session_id),
    constraint memory_session_length check (octet_length(session_id) between 1 and 512)
);
comment on table assay.memory_session is 'Conversations of an agent, so that neighbours in one can be told.';
comment on column assay.memory_session.session_no is 'Number within the agent; the upper part of the places of its records.';
comment on column assay.memory_session.positions is 'Positions given out so far.';
comment on column assay.memory_session.agent_id is 'Whose memory.';
comment on column assay.memory_session.session_id is 'The conversation.';
comment on constraint memory_session_pkey on assay.memory_session is 'One row per conversation.';
comment on constraint memory_session_length on assay.memory_session is 'Fits an index entry.';

create table assay.memory (
    memory_id uuid not null,
    entry_id uuid,
    place bigint not null,
    created_at timestamptz not null default clock_timestamp(),
    captured_at timestamptz not null,
    refreshed_at timestamptz not null,
    valid_from timestamptz not null,
    valid_to timestamptz,
    forgotten_at timestamptz,
    importance double precision not null default 0.5,
    confidence double precision not null default 0.5,
    question real not null default 0,
    evidence integer not null default 1,
    sources integer not null default 1,
    corroborations integer not null default 0,
    contradictions integer not null default 0,
    pinned boolean not null default false,
    agent_id assay.agent_id not null,
    turn_id assay.turn_id,
    session_id text,
    speaker text,
    provider text not null,
    statement_type text,
    language text not null,
    content text not null,
    content_key bytea not null,
    constraint memory_importance check (importance between 0 and 1),
    constraint memory_confidence check (confidence between 0 and 1),
    constraint memory_counts check (evidence >= 1 and sources >= 1 and corroborations >= 0 and contradictions >= 0),
    constraint memory_finite check (isfinite(captured_at) and isfinite(refreshed_at) and isfinite(valid_from)),
    constraint memory_lengths check (
        octet_length(session_id) <= 512
        and octet_length(speaker) <= 512
        and octet_length(provider) between 1 and 200
        and octet_length(statement_type) <= 200
        and octet_length(content) >= 1
    )
);
-- Keys are created last, see the journal.
create index memory_time_idx on assay.memory (agent_id, captured_at) where forgotten_at is null;
comment on index assay.memory_time_idx is 'The newest first, for a query that names nothing.';
create index memory_turn_idx on assay.memory (agent_id, turn_id) where turn_id is not null;
comment on index assay.memory_turn_idx is 'Records of a turn.';
alter table assay.memory
add constraint memory_content unique (agent_id, content_key),
add constraint memory_place unique (agent_id, place),
add constraint memory_pkey primary key (agent_id, memory_id),
add constraint memory_entry_fkey foreign key (agent_id, entry_id) references assay.journal_entry (agent_id, entry_id);
comment on table assay.memory is
'Memory records: what recall finds. The same text of the same speaker is one record, however often it was said. Readers use view assay.memories.';
comment on column assay.memory.memory_id is 'Identity within the agent: a time-ordered UUID (version 7).';
comment on column assay.memory.entry_id is 'The journal entry it was first made from; null for what did not come through the journal.';
comment on column assay.memory.place is 'Where in its conversation: session number times 2^24, plus position.';
comment on column assay.memory.created_at is 'When it was first remembered, by the database''s clock.';
comment on column assay.memory.captured_at is 'When it was first said, by the clock of the source.';
comment on column assay.memory.refreshed_at is 'When it was last said again or proved useful; decay counts from here. Never ahead of the database''s clock when written.';
comment on column assay.memory.valid_from is 'From when on it holds in the world (the earliest of its evidence).';
comment on column assay.memory.valid_to is 'From when on none of its evidence holds any longer; null while some does.';
comment on column assay.memory.forgotten_at is 'When it was forgotten: recall does not find it any more. Null while it is remembered.';
comment on column assay.memory.importance is 'How much it matters, from 0 to 1.';
comment on column assay.memory.confidence is 'How sure, from 0 to 1: the mean of all signals and of one prior signal of 0.5.';
comment on column assay.memory.question is 'Which share of the text is questions, from 0 to 1; a question states little.';
comment on column assay.memory.evidence is 'How often it was said: deliveries of one turn count once.';
comment on column assay.memory.sources is 'How many rows assay.memory_evidence has for it: from two on, its intervals are looked up there.';
comment on column assay.memory.corroborations is 'Signals of 0.5 and above.';
comment on column assay.memory.contradictions is 'Signals below 0.5.';
comment on column assay.memory.pinned is 'True: it does not decay.';
comment on column assay.memory.agent_id is 'Whose memory.';
comment on column assay.memory.turn_id is 'The turn in which it was first said; null for what was remembered by hand.';
comment on column assay.memory.session_id is 'The conversation of that turn.';
comment on column assay.memory.speaker is 'Who said it.';
comment on column assay.memory.provider is 'What made the record: an extraction provider, journal (an entry), or hand.';
comment on column assay.memory.statement_type is 'What kind of statement (preference, fact, correction, decision, or words of the application).';
comment on column assay.memory.language is 'Text search configuration that it is indexed by.';
comment on column assay.memory.content is 'The words, as they were handed in.';
comment on column assay.memory.content_key is 'SHA-256 of speaker and text, white space folded: what makes two records the same.';
comment on constraint memory_pkey on assay.memory is 'Identity within the agent.';
comment on constraint memory_content on assay.memory is 'The same text of the same speaker is one record.';
comment on constraint memory_place on assay.memory is 'One record a place.';
comment on constraint memory_entry_fkey on assay.memory is 'The entry exists.';
comment on constraint memory_importance on assay.memory is 'From 0 to 1.';
comment on constraint memory_confidence on assay.memory is 'From 0 to 1.';
comment on constraint memory_counts on assay.memory is 'Counts.';
comment on constraint memory_finite on assay.memory is 'Times are moments, not infinities.';
comment on constraint memory_lengths on assay.memory is 'Names, not texts; and something to remember.';

create table assay.memory_evidence (
    memory_id uuid not null,
    entry_id uuid,
    recorded_at timestamptz not null default clock_timestamp(),
    captured_at timestamptz not null,
    valid_from timestamptz not null,
    valid_to timestamptz,
    agent_id assay.agent_id not null,
    evidence_key text collate "C" not null,
    turn_id assay.turn_id,
    session_id text,
    speaker text,
    provider text not null,
    constraint memory_evidence_key_length check (octet_length(evidence_key) between 1 and 600)
);
create index memory_evidence_turn_idx on assay.memory_evidence (agent_id, turn_id, memory_id) where turn_id is not null;
comment on index assay.memory_evidence_turn_idx is 'What a turn gave, and whether it gave a record.';
create index memory_evidence_entry_idx on assay.memory_evidence (agent_id, entry_id) where entry_id is not null;
comment on index assay.memory_evidence_entry_idx is 'What an entry gave.';
alter table assay.memory_evidence
add constraint memory_evidence_pkey primary key (agent_id, memory_id, evidence_key),
add constraint memory_evidence_memory_fkey foreign key (agent_id, memory_id) references assay.memory (agent_id, memory_id),
add constraint memory_evidence_entry_fkey foreign key (agent_id, entry_id)
references assay.journal_entry (agent_id, entry_id);
comment on table assay.memory_evidence is
'Where a record comes from: one row per turn, entry or hand that gave it. A record holds while one of them does. Readers use view assay.memory_sources.';
comment on column assay.memory_evidence.memory_id is 'The record.';
comment on column assay.memory_evidence.entry_id is 'The journal entry that says so; null for what did not come through the journal.';
comment on column assay.memory_evidence.recorded_at is 'When the database learned of it, by the database''s clock.';
comment on column assay.memory_evidence.captured_at is 'When it was said, by the clock of the source.';
comment on column assay.memory_evidence.valid_from is 'From when on it holds in the world.';
comment on column assay.memory_evidence.valid_to is 'From when on it no longer does: when its entry was superseded or retracted; null while it holds.';
comment on column assay.memory_evidence.agent_id is 'Whose memory.';
comment on column assay.memory_evidence.evidence_key is 'What makes a second delivery the same: entry:, turn: or hand: and an id.';
comment on column assay.memory_evidence.turn_id is 'The turn.';
comment on column assay.memory_evidence.session_id is 'The conversation of the turn.';
comment on column assay.memory_evidence.speaker is 'Who said it.';
comment on column assay.memory_evidence.provider is 'What made it: an extraction provider, journal, or hand.';
comment on constraint memory_evidence_pkey on assay.memory_evidence is 'A turn that is delivered twice is evidence once.';
comment on constraint memory_evidence_memory_fkey on assay.memory_evidence is 'The record exists.';
comment on constraint memory_evidence_entry_fkey on assay.memory_evidence is 'The entry exists.';
comment on constraint memory_evidence_key_length on assay.memory_evidence is 'Fits an index entry.';

-- Derived from assay.memory, so no foreign keys: they would cost more than the rows. Written and removed by functions only.
create table assay.memory_posting (
    place bigint not null,
    tf real not null,
    question real not null,
    agent_id assay.agent_id not null,
    lexeme text collate "C" not null
);
alter table assay.memory_posting
add constraint memory_posting_pkey primary key (agent_id, lexeme, place) include (tf, question);
comment on table assay.memory_posting is
'Which words stand in which record. A lexeme with a leading @ is a word of the date on which the record was said.';
comment on column assay.memory_posting.place is 'The record''s place.';
comment on column assay.memory_posting.tf is 'How often the word stands in it.';
comment on column assay.memory_posting.question is 'Which share of the record is questions.';
comment on column assay.memory_posting.agent_id is 'Whose memory.';
comment on column assay.memory_posting.lexeme is 'The word: a stem, a pair of characters of a script without spaces, or @ and a word of the date.';
comment on constraint memory_posting_pkey on assay.memory_posting is 'Read from the index alone, the newest place first.';

create table assay.memory_lexeme (
    records integer not null,
    agent_id assay.agent_id not null,
    lexeme text collate "C" not null,
    constraint memory_lexeme_pkey primary key (agent_id, lexeme)
)
with (fillfactor = 80);
comment on table assay.memory_lexeme is 'Document frequencies: in how many records of an agent a word stands.';
comment on column assay.memory_lexeme.records is 'Records that the word stands in.';
comment on column assay.memory_lexeme.agent_id is 'Whose memory.';
comment on column assay.memory_lexeme.lexeme is 'The word, as in assay.memory_posting.';
comment on constraint memory_lexeme_pkey on assay.memory_lexeme is 'One row a word.';

create table assay.memory_speaker (
    agent_id assay.agent_id not null,
    lexeme text collate "C" not null,
    speaker text collate "C" not null,
    constraint memory_speaker_pkey primary key (agent_id, lexeme, speaker)
);
comment on table assay.memory_speaker is 'The words of speakers'' names, to tell when a query names one.';
comment on column assay.memory_speaker.agent_id is 'Whose memory.';
comment on column assay.memory_speaker.lexeme is 'A word of the name.';
comment on column assay.memory_speaker.speaker is 'The name.';
comment on constraint memory_speaker_pkey on assay.memory_speaker is 'A word stands once per name.';

create table assay.memory_entity (
    place bigint not null,
    agent_id assay.agent_id not null,
    entity_key text collate "C" not null,
    entity text not null,
    constraint memory_entity_pkey primary key (agent_id, entity_key, place),
    constraint memory_entity_length check (octet_length(entity_key) between 1 and 800 and octet_length(entity) <= 800)
);
create index memory_entity_place_idx on assay.memory_entity (agent_id, place);
comment on index assay.memory_entity_place_idx is 'Entities of a record.';
comment on table assay.memory_entity is 'Which entities a record names.';
comment on column assay.memory_entity.place is 'The record''s place.';
comment on column assay.memory_entity.agent_id is 'Whose memory.';
comment on column assay.memory_entity.entity_key is 'The name without case, accents and surplus space: what makes two the same.';
comment on column assay.memory_entity.entity is 'The name.';
comment on constraint memory_entity_pkey on assay.memory_entity is 'An entity stands once per record.';
comment on constraint memory_entity_length on assay.memory_entity is 'Fits an index entry.';

create table assay.association (
    weight double precision not null,
    first_linked_at timestamptz not null default clock_timestamp(),
    last_linked_at timestamptz not null default clock_timestamp(),
    agent_id assay.agent_id not null,
    entity_a text collate "C" not null,
    entity_b text collate "C" not null,
    constraint association_order check (entity_a < entity_b),
    constraint association_weight check (weight > 0),
    constraint association_lengths check (octet_length(entity_a) between 1 and 800 and octet_length(entity_b) <= 800)
);
create index association_b_idx on assay.association (agent_id, entity_b, entity_a);
comment on index assay.association_b_idx is 'Neighbours from the other side.';
alter table assay.association
add constraint association_pkey primary key (agent_id, entity_a, entity_b);
comment on table assay.association is
'Entities that were named together: an undirected pair and how often. Readers use view assay.associations.';
comment on column assay.association.weight is 'How often they were named together.';
comment on column assay.association.first_linked_at is 'When first, by the database''s clock.';
comment on column assay.association.last_linked_at is 'When last, by the database''s clock.';
comment on column assay.association.agent_id is 'Whose memory.';
comment on column assay.association.entity_a is 'The entity whose name sorts first.';
comment on column assay.association.entity_b is 'The other one.';
comment on constraint association_pkey on assay.association is 'One row a pair.';
comment on constraint association_order on assay.association is 'A pair is stored one way round.';
comment on constraint association_weight on assay.association is 'A link that has been seen.';
comment on constraint association_lengths on assay.association is 'Fits an index entry.';

-- ---- schema/072_recall.sql

create table assay.recall_weight (
    default_value double precision not null,
    lowest double precision not null,
    highest double precision not null,
    weight assay.name not null,
    meaning text not null,
    constraint recall_weight_pkey primary key (weight),
    constraint recall_weight_range check (default_value between lowest and highest)
);
comment on table assay.recall_weight is
'Every share of a recall''s ranking with its default; any of them can be given per call. Readers use view assay.recall_weights.';
comment on column assay.recall_weight.default_value is 'Used where the call does not say.';
comment on column assay.recall_weight.lowest is 'The lowest value that is taken.';
comment on column assay.recall_weight.highest is 'The highest value that is taken.';
comment on column assay.recall_weight.weight is 'Name, a key of p_weights.';
comment on column assay.recall_weight.meaning is 'What it does.';
comment on constraint recall_weight_pkey on assay.recall_weight is 'One row a weight.';
comment on constraint recall_weight_range on assay.recall_weight is 'The default is allowed.';

insert into assay.recall_weight (weight, default_value, lowest, highest, meaning) values
('text', 1, 0, 1000, 'Share of the text score (lexical, context and date), scaled so that the best record of the answer has 1.'),
('vector', 0.5, 0, 1000, 'Share of the similarity between query and record; counts where embeddings exist and the call brings one.'),
('vector_near', 0.5, 0, 10, 'How much of the cosine of its neighbours a record shares, as a part of neighbour_1 and neighbour_2.'),
('decay', 0.05, 0, 1000, 'Share of importance * days^(-decay_rate), see decay_rate.'),
('confidence', 0.05, 0, 1000, 'Share of the confidence.'),
('association', 0.2, 0, 1000, 'Share of the association with entities that the query names.'),
('k1', 0.9, 0.01, 100, 'Saturation of BM25: how fast a repeated word stops to count.'),
('neighbour_1', 0.4, 0, 1, 'How much of a word''s count a record lends to the next and the one before it in the session.'),
('neighbour_2', 0.2, 0, 1, 'The same at distance two.'),
('answer', 1, 0, 10, 'How much more a question lends to the record after it: its answer.'),
('session', 0.5, 0, 10, 'Share of the BM25 score of the whole session.'),
('date', 2, 0, 10, 'Weight of words of the query that stand in the date of the record (day, month in English, year).'),
('speaker', 1.6, 1, 100, 'Factor for records of a speaker whom the query names. Suits talk of two; lower it where people speak about each other.'),
('speaker_term', 0.2, 0, 1, 'Weight of a speaker''s name as a word, where the query has other words.'),
('question', 0.4, 0, 1, 'Discount for a record that is all question, which states little.'),
('prefix', 0.6, 0, 1, 'Weight of words that share three quarters of their letters from the start with a word of the query.'),
('related', 0.25, 0, 1, 'Weight of words that are related to a word of the query (table assay.word_relation: color and colour, parent and mother).'),
('decay_rate', 0.5, 0, 10, 'Rate of decay at a confidence of 0.5; certainty lowers it to half. A record of less confidence gains nothing by being new.'),
('terms', 24, 1, 10000, 'How many words of a query are looked up at most, the rarest first.'),
('postings', 1000, 10, 1000000, 'How many postings of one word are read at most, the newest places first; of words like it or related, their weight''s part.'),
('pool', 500, 10, 100000, 'How many records of the best text score, and of the best similarity, are looked at in full.'),
('vectors', 20000, 10, 10000000, 'How many vectors are compared at most, the newest records first.');

create table assay.recall_outcome (
    signal double precision,
    useful boolean not null,
    outcome assay.name not null,
    meaning text not null,
    constraint recall_outcome_pkey primary key (outcome),
    constraint recall_outcome_signal check (signal between 0 and 1)
);
comment on table assay.recall_outcome is 'Vocabulary: what can come of a record that was injected. Readers use view assay.recall_outcomes.';
comment on column assay.recall_outcome.signal is 'The signal that moves the record''s confidence; null for none.';
comment on column assay.recall_outcome.useful is 'True: the record proved useful, and its decay starts again.';
comment on column assay.recall_outcome.outcome is 'acted, used, dismissed, deferred or contradicted.';
comment on column assay.recall_outcome.meaning is 'The outcome in a sentence.';
comment on constraint recall_outcome_pkey on assay.recall_outcome is 'One row an outcome.';
comment on constraint recall_outcome_signal on assay.recall_outcome is 'From 0 to 1.';

insert into assay.recall_outcome (outcome, signal, useful, meaning) values
('acted', 0.9, true, 'The agent acted on it.'),
('used', 0.7, true, 'It went into the answer.'),
('dismissed', 0.3, false, 'It was of no use here.'),
('deferred', null, false, 'Not decided yet; another outcome may follow.'),
('contradicted', 0.1, false, 'It turned out to be wrong.');

create table assay.recall_event (
    recall_id uuid not null,
    recalled_at timestamptz not null default clock_timestamp(),
    items integer not null,
    tokens integer not null,
    query_blind boolean not null,
    agent_id assay.agent_id not null,
    turn_id assay.turn_id,
    session_id text,
    constraint recall_event_length check (octet_length(session_id) <= 512)
);
create index recall_event_time_idx on assay.recall_event (agent_id, recalled_at);
comment on index assay.recall_event_time_idx is 'Recalls by time.';
alter table assay.recall_event
add constraint recall_event_pkey primary key (agent_id, recall_id);
comment on table assay.recall_event is
'Every recall whose answer was injected into a conversation. The query itself is not kept: it may hold what must not be recorded.';
comment on column assay.recall_event.recall_id is 'Identity; outcomes are reported to it.';
comment on column assay.recall_event.recalled_at is 'When, by the database''s clock.';
comment on column assay.recall_event.items is 'Records that were injected.';
comment on column assay.recall_event.tokens is 'Tokens of them, estimated (assay.estimate_tokens).';
comment on column assay.recall_event.query_blind is 'True: the query named nothing, and the newest records were taken.';
comment on column assay.recall_event.agent_id is 'Whose memory.';
comment on column assay.recall_event.turn_id is 'The turn that it was injected into, where known.';
comment on column assay.recall_event.session_id is 'The conversation.';
comment on constraint recall_event_pkey on assay.recall_event is 'Identity within the agent.';
comment on constraint recall_event_length on assay.recall_event is 'An id, not a text.';

create table assay.recall_item (
    recall_id uuid not null,
    memory_id uuid not null,
    reported_at timestamptz,
    total double precision not null,
    lexical double precision not null,
    context double precision not null,
    vector double precision,
    decay double precision not null,
    confidence double precision not null,
    association double precision not null,
    rank integer not null,
    agent_id assay.agent_id not null,
    outcome assay.name
);
create index recall_item_memory_idx on assay.recall_item (agent_id, memory_id);
comment on index assay.recall_item_memory_idx is 'Recalls of a record.';
alter table assay.recall_item
add constraint recall_item_pkey primary key (agent_id, recall_id, memory_id),
add constraint recall_item_event_fkey foreign key (agent_id, recall_id) references assay.recall_event (agent_id, recall_id),
add constraint recall_item_memory_fkey foreign key (agent_id, memory_id) references assay.memory (agent_id, memory_id),
add constraint recall_item_outcome_fkey foreign key (outcome) references assay.recall_outcome (outcome),
add constraint recall_item_reported check ((outcome is null) = (reported_at is null));
comment on table assay.recall_item is 'The records of a recall, with the scores they had and what came of them. Readers use view assay.recalls.';
comment on column assay.recall_item.recall_id is 'The recall.';
comment on column assay.recall_item.memory_id is 'The record.';
comment on column assay.recall_item.reported_at is 'When the outcome was reported, by the database''s clock; null while it is open.';
comment on column assay.recall_item.total is 'The score it was ranked by.';
comment on column assay.recall_item.lexical is 'What its own words gave.';
comment on column assay.recall_item.context is 'What its neighbours, its session and its date gave.';
comment on column assay.recall_item.vector is 'Cosine between query and record, and a share of its neighbours''; null without embeddings.';
comment on column assay.recall_item.decay is 'Importance times decay; 0 for what is doubted.';
comment on column assay.recall_item.confidence is 'Its confidence at that time.';
comment on column assay.recall_item.association is 'Association with entities of the query.';
comment on column assay.recall_item.rank is 'Place in the answer, from 1.';
comment on column assay.recall_item.agent_id is 'Whose memory.';
comment on column assay.recall_item.outcome is 'What came of it; null while nothing was reported.';
comment on constraint recall_item_pkey on assay.recall_item is 'A record stands once in a recall.';
comment on constraint recall_item_event_fkey on assay.recall_item is 'The recall exists.';
comment on constraint recall_item_memory_fkey on assay.recall_item is 'The record exists.';
comment on constraint recall_item_outcome_fkey on assay.recall_item is 'A known outcome.';
comment on constraint recall_item_reported on assay.recall_item is 'An outcome has a time.';

-- ---- schema/073_memory_row_security.sql

-- As for the other tables: see 060_row_security.sql.

alter table assay.memory_agent enable row level security;
create policy memory_agent_agent_scope on assay.memory_agent
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_agent_agent_scope on assay.memory_agent is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_due enable row level security;
create policy memory_due_agent_scope on assay.memory_due
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_due_agent_scope on assay.memory_due is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_session enable row level security;
create policy memory_session_agent_scope on assay.memory_session
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_session_agent_scope on assay.memory_session is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory enable row level security;
create policy memory_agent_scope on assay.memory
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_agent_scope on assay.memory is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_evidence enable row level security;
create policy memory_evidence_agent_scope on assay.memory_evidence
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_evidence_agent_scope on assay.memory_evidence is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_posting enable row level security;
create policy memory_posting_agent_scope on assay.memory_posting
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_posting_agent_scope on assay.memory_posting is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_lexeme enable row level security;
create policy memory_lexeme_agent_scope on assay.memory_lexeme
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_lexeme_agent_scope on assay.memory_lexeme is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_speaker enable row level security;
create policy memory_speaker_agent_scope on assay.memory_speaker
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_speaker_agent_scope on assay.memory_speaker is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_entity enable row level security;
create policy memory_entity_agent_scope on assay.memory_entity
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_entity_agent_scope on assay.memory_entity is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.association enable row level security;
create policy association_agent_scope on assay.association
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy association_agent_scope on assay.association is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.recall_event enable row level security;
create policy recall_event_agent_scope on assay.recall_event
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy recall_event_agent_scope on assay.recall_event is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.recall_item enable row level security;
create policy recall_item_agent_scope on assay.recall_item
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy recall_item_agent_scope on assay.recall_item is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

-- ---- schema/074_word_relation.sql

-- Words that a query also looks for. What is shipped follows from rules and not from a choice of topics: the same word in
-- another spelling, dialect or length, and families that are closed (kin, meals, seasons, weekend, colours). What belongs
-- together in a field of work, its users know: the table is theirs to fill.

create table assay.word_relation (
    language text not null,
    lexeme text collate "C" not null,
    related text collate "C" not null,
    constraint word_relation_pkey primary key (language, lexeme, related),
    constraint word_relation_other check (lexeme <> related)
);
comment on table assay.word_relation is
'Words that a query also looks for, at a share (weight related): other forms of the same word, and members of a family of words (parent, mother). Both columns hold lexemes, as the text search configuration makes them. The owner of the schema may add and remove rows.';
comment on column assay.word_relation.language is 'Text search configuration that it holds for.';
comment on column assay.word_relation.lexeme is 'Lexeme of a word in a query.';
comment on column assay.word_relation.related is 'Lexeme that is looked for as well.';
comment on constraint word_relation_pkey on assay.word_relation is 'A relation stands once.';
comment on constraint word_relation_other on assay.word_relation is 'A word is not related to itself.';

insert into assay.word_relation (language, lexeme, related)
with same (words) as (
    -- Each stands for each other.
    select *
    from unnest(array[
        -- spelling
        'color colour', 'favorite favourite', 'neighbor neighbour', 'behavior behaviour', 'honor honour', 'humor humour',
        'labor labour', 'flavor flavour', 'harbor harbour', 'center centre', 'theater theatre', 'meter metre', 'gray grey',
        'jewelry jewellery', 'pajamas pyjamas', 'tire tyre', 'program programme', 'check cheque', 'license licence',
        'organize organise', 'realize realise', 'recognize recognise', 'apologize apologise', 'organization organisation',
        -- length
        'phone telephone', 'tv television', 'bike bicycle', 'photo photograph', 'fridge refrigerator', 'gym gymnasium',
        'exam examination', 'flu influenza', 'vet veterinarian', 'lab laboratory', 'plane airplane aeroplane',
        'math maths mathematics', 'ad advertisement', 'app application', 'memo memorandum', 'limo limousine', 'auto automobile',
        -- dialect
        'apartment flat', 'vacation holiday', 'movie film', 'elevator lift', 'truck lorry', 'garbage rubbish trash',
        'soccer football', 'cookie biscuit', 'sidewalk pavement', 'gasoline petrol', 'diaper nappy', 'store shop',
        'autumn fall', 'sweater jumper', 'pants trousers', 'subway underground', 'highway motorway', 'mail post',
        'mother mom mum', 'father dad', 'grandmother grandma granny', 'grandfather grandpa granddad', 'eggplant aubergine',
        'zucchini courgette', 'candy sweets', 'flashlight torch', 'stroller pram', 'resume cv',
        'kid child'
    ])
),

family (words) as (
    -- The first is looked for by the others, which are its members.
    select *
    from unnest(array[
        'family mother father parent son daughter child brother sister sibling husband wife grandmother grandfather',
        'parent mother father mom mum dad', 'child son daughter', 'kid son daughter', 'sibling brother sister twin',
        'spouse husband wife', 'partner husband wife spouse boyfriend girlfriend', 'grandparent grandmother grandfather',
        'grandchild grandson granddaughter', 'relative aunt uncle cousin niece nephew grandmother grandfather',
        'meal breakfast brunch lunch dinner supper', 'season spring summer autumn fall winter', 'weekend saturday sunday',
        'color red orange yellow green blue purple pink brown black white gray grey',
        'colour red orange yellow green blue purple pink brown black white gray grey'
    ])
),

pair (word, related) as (
    select a.word, b.word
    from same as s
    cross join lateral unnest(string_to_array(s.words, ' ')) as a (word)
    cross join lateral unnest(string_to_array(s.words, ' ')) as b (word)
    union
    select split_part(f.words, ' ', 1), b.word
    from family as f
    cross join lateral unnest(string_to_array(f.words, ' ')) as b (word)
)

select distinct 'english', coalesce(k.base, x.lexeme), coalesce(o.base, x.related)
from (
    select
        (ts_lexize('pg_catalog.english_stem', p.word))[1] as lexeme,
        (ts_lexize('pg_catalog.english_stem', p.related))[1] as related
    from pair as p
) as x
left join assay.word_form as k on k.language = 'english' and k.form = x.lexeme
left join assay.word_form as o on o.language = 'english' and o.form = x.related
where coalesce(k.base, x.lexeme) <> coalesce(o.base, x.related);

-- ---- schema/080_migration.sql

-- Moving a Redis store here: who moved what when (the ledger), what could not be taken (the quarantine), and what the source
-- said about an entry that this journal would derive or spell otherwise.

create table assay.migration_run (
    -- Columns are ordered by alignment: 16 and 8 bytes wide first, then the rest.
    run_id uuid not null default gen_random_uuid(),
    token uuid not null,
    started_at timestamptz not null default clock_timestamp(),
    finished_at timestamptz,
    source_id text collate "C" not null,
    state text not null default 'running',
    source jsonb not null,
    report jsonb,
    constraint migration_run_pkey primary key (run_id),
    constraint migration_run_source_id check (octet_length(source_id) between 1 and 200),
    constraint migration_run_state check (state in ('running', 'interrupted', 'finished')),
    constraint migration_run_finished check ((state = 'finished') = (finished_at is not null))
);
comment on table assay.migration_run is
'Runs of the migration from Redis: which source, when, and what was reported. Readers use view assay.migration_runs.';
comment on column assay.migration_run.run_id is 'Identity; a run that is resumed keeps it.';
comment on column assay.migration_run.token is
'Who works on it: each step compares it, so that a run that was taken over can write nothing more.';
comment on column assay.migration_run.started_at is 'When it began.';
comment on column assay.migration_run.finished_at is 'When it ended, with everything accounted for or not; null before.';
comment on column assay.migration_run.source_id is 'The name that the user gave to the store.';
comment on column assay.migration_run.state is 'running, interrupted (to be resumed) or finished.';
comment on column assay.migration_run.source is 'Fingerprint of the source: kind, server, digest of the file, databases. No secrets.';
comment on column assay.migration_run.report is 'What the run reported at its end.';
comment on constraint migration_run_pkey on assay.migration_run is 'Identity.';
comment on constraint migration_run_source_id on assay.migration_run is 'A name, not a text.';
comment on constraint migration_run_state on assay.migration_run is 'Three states.';
comment on constraint migration_run_finished on assay.migration_run is 'What has ended has a time of ending.';
create unique index migration_run_running_idx on assay.migration_run (state) where state = 'running';
comment on index assay.migration_run_running_idx is 'One run at a time.';

create table assay.migration_item (
    run_id uuid not null,
    entry_id uuid,
    noted_at timestamptz not null default clock_timestamp(),
    source_db integer not null,
    accepted_block boolean not null default false,
    scanned boolean not null default false,
    agent_id text collate "C" not null,
    source_id text collate "C" not null,
    key_sha256 bytea not null,
    content_sha256 bytea not null,
    model text not null,
    outcome text not null,
    reason assay.name,
    detail jsonb,
    source_key bytea not null,
    raw bytea,
    raw_format text,
    constraint migration_item_run_fkey foreign key (run_id) references assay.migration_run (run_id),
    constraint migration_item_agent_length check (octet_length(agent_id) <= 255),
    constraint migration_item_source_id check (octet_length(source_id) between 1 and 200),
    constraint migration_item_digests check (octet_length(key_sha256) = 32 and octet_length(content_sha256) = 32),
    constraint migration_item_model check (model in ('decision', 'entry', 'resolution', 'other')),
    constraint migration_item_outcome check (outcome in ('imported', 'duplicate', 'quarantined')),
    constraint migration_item_reason check ((outcome = 'quarantined') = (reason is not null)),
    constraint migration_item_raw check (raw is null or (outcome = 'quarantined' and raw_format is not null)),
    constraint migration_item_raw_format check (raw_format in ('hash', 'dump')),
    constraint migration_item_accepted_block check (
        not accepted_block or (outcome = 'imported' and model = 'entry' and scanned)
    )
);
create index migration_item_scanned_idx on assay.migration_item (agent_id, entry_id) where scanned;
comment on index assay.migration_item_scanned_idx is 'Did the firewall see this entry before it was sent here?';
create index migration_item_quarantine_idx on assay.migration_item (agent_id, reason) where outcome = 'quarantined';
comment on index assay.migration_item_quarantine_idx is 'What waits, by reason.';
alter table assay.migration_item
add constraint migration_item_pkey primary key (agent_id, source_id, source_db, key_sha256);
comment on table assay.migration_item is
'Ledger of the migration from Redis: one row per key that held a row or an entry, saying what became of it; a quarantined one is kept whole. Readers use view assay.migration_items.';
comment on column assay.migration_item.run_id is 'The run that last decided about it.';
comment on column assay.migration_item.entry_id is 'The journal entry that it is, or that the decision names.';
comment on column assay.migration_item.noted_at is 'When that was decided.';
comment on column assay.migration_item.source_db is 'The number of the Redis database.';
comment on column assay.migration_item.accepted_block is
'True: today''s firewall would block the entry, and it was imported by explicit choice.';
comment on column assay.migration_item.scanned is
'True: the migration ran the detectors of this database over the entry before it sent it, so the trigger does not do so again.';
comment on column assay.migration_item.agent_id is
'Whose memory, as the key says; empty where the key names no agent, (withheld) where the firewall keeps it out.';
comment on column assay.migration_item.source_id is 'The name that the user gave to the store.';
comment on column assay.migration_item.key_sha256 is 'Digest of the key, which may be too long for an index.';
comment on column assay.migration_item.content_sha256 is
'Digest of what was read, to see whether it changed; for what the firewall keeps out, a digest of the key alone.';
comment on column assay.migration_item.model is 'decision, entry, resolution, or other (a key of no known shape).';
comment on column assay.migration_item.outcome is
'imported, duplicate (the same was here already), or quarantined.';
comment on column assay.migration_item.reason is 'Why it is in quarantine.';
comment on column assay.migration_item.detail is
'More on the reason: the field, or both versions where another is here already. Never words of a conversation.';
comment on column assay.migration_item.source_key is 'The key, as bytes; (withheld) and its digest where the firewall keeps it out.';
comment on column assay.migration_item.raw is
'What was read, whole, while it is in quarantine; null where the firewall keeps it out. Digest and place of a firewall drop are taken out.';
comment on column assay.migration_item.raw_format is 'hash: a MessagePack map of field to value, both as bytes. dump: the answer of DUMP.';
comment on constraint migration_item_pkey on assay.migration_item is 'One verdict per key of a source.';
comment on constraint migration_item_run_fkey on assay.migration_item is 'Decided by a run that is recorded.';
comment on constraint migration_item_agent_length on assay.migration_item is 'Fits an index entry.';
comment on constraint migration_item_source_id on assay.migration_item is 'A name, not a text.';
comment on constraint migration_item_digests on assay.migration_item is 'SHA-256.';
comment on constraint migration_item_model on assay.migration_item is 'Four models.';
comment on constraint migration_item_outcome on assay.migration_item is 'Three outcomes.';
comment on constraint migration_item_reason on assay.migration_item is 'Quarantine has a reason, and only quarantine.';
comment on constraint migration_item_raw on assay.migration_item is 'Raw bytes are kept for quarantine only.';
comment on constraint migration_item_raw_format on assay.migration_item is 'Two formats.';
comment on constraint migration_item_accepted_block on assay.migration_item is 'Somebody answers for an entry, not for anything else.';
alter table assay.migration_item enable row level security;
create policy migration_item_agent_scope on assay.migration_item
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy migration_item_agent_scope on assay.migration_item is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

create table assay.carried_entry (
    entry_id uuid not null,
    closed_by uuid,
    valid_from timestamptz,
    valid_to timestamptz,
    ingested_at timestamptz,
    agent_id assay.agent_id not null,
    source_id text collate "C" not null,
    source_fields jsonb,
    constraint carried_entry_source_id check (octet_length(source_id) between 1 and 200),
    constraint carried_entry_interval check (valid_from is not null or valid_to is null),
    constraint carried_entry_times check (
        (valid_from is null or valid_from >= '0001-01-02 00:00:00+00' and valid_from < '9999-12-31 00:00:00+00')
        and (valid_to is null or valid_to >= '0001-01-02 00:00:00+00' and valid_to < '9999-12-31 00:00:00+00')
        and (ingested_at is null or ingested_at >= '0001-01-02 00:00:00+00' and ingested_at < '9999-12-31 00:00:00+00')
    )
);
create index carried_entry_closer_idx on assay.carried_entry (agent_id, closed_by) where closed_by is not null;
comment on index assay.carried_entry_closer_idx is 'What an entry closed in its source.';
alter table assay.carried_entry
add constraint carried_entry_pkey primary key (agent_id, entry_id),
add constraint carried_entry_entry_fkey foreign key (agent_id, entry_id)
references assay.journal_entry (agent_id, entry_id);
comment on table assay.carried_entry is
'What a source that was moved here said of an entry: its interval, which counts instead of the one that assay.beliefs would derive until something is written here that changes it. Append-only, but that an open end may be learned later, once. Readers use view assay.carried_entries.';
comment on column assay.carried_entry.entry_id is 'The entry.';
comment on column assay.carried_entry.closed_by is 'The entry that closed it there; it need not have survived.';
comment on column assay.carried_entry.valid_from is 'From when on it held there; null: it had no interval, or one beyond the year 9999, and never held.';
comment on column assay.carried_entry.valid_to is 'From when on it no longer held there; null: open.';
comment on column assay.carried_entry.ingested_at is 'When the source learned of it, by the source''s clock; null where it did not say.';
comment on column assay.carried_entry.agent_id is 'Whose memory.';
comment on column assay.carried_entry.source_id is 'The name that the user gave to the store.';
comment on column assay.carried_entry.source_fields is
'Fields that are spelt otherwise here, as the source had them: the exact text of a payload, an empty turn_id.';
comment on constraint carried_entry_pkey on assay.carried_entry is 'One source per entry.';
comment on constraint carried_entry_entry_fkey on assay.carried_entry is 'The entry exists.';
comment on constraint carried_entry_source_id on assay.carried_entry is 'A name, not a text.';
comment on constraint carried_entry_times on assay.carried_entry is
'Moments that every client can read, as in the journal: what lies beyond is never, or open.';
comment on constraint carried_entry_interval on assay.carried_entry is 'What never began does not end.';
alter table assay.carried_entry enable row level security;
create policy carried_entry_agent_scope on assay.carried_entry
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy carried_entry_agent_scope on assay.carried_entry is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

create table assay.carried_resolution (
    entry_id uuid not null,
    written_at timestamptz not null,
    captured_at timestamptz not null,
    valid_from timestamptz,
    window_truncated boolean not null,
    degraded boolean not null,
    agent_id assay.agent_id not null,
    turn_id assay.turn_id not null,
    candidate_id assay.candidate_id not null,
    source_id text collate "C" not null,
    status assay.name not null,
    timezone text not null,
    speaker text not null,
    reference_list jsonb not null,
    constraint carried_resolution_source_id check (octet_length(source_id) between 1 and 200),
    constraint carried_resolution_lengths check (octet_length(timezone) <= 200 and octet_length(speaker) <= 512),
    constraint carried_resolution_list check (jsonb_typeof(reference_list) = 'array')
);
create index carried_resolution_entry_idx on assay.carried_resolution (agent_id, entry_id);
comment on index assay.carried_resolution_entry_idx is 'How an entry came to its statement.';
alter table assay.carried_resolution
add constraint carried_resolution_pkey primary key (agent_id, turn_id, candidate_id),
add constraint carried_resolution_entry_fkey foreign key (agent_id, entry_id)
references assay.journal_entry (agent_id, entry_id);
comment on table assay.carried_resolution is
'How a source that was moved here had resolved the references of an accepted candidate. Its statement and its words are those of the entry. Append-only. Readers use view assay.carried_resolutions.';
comment on column assay.carried_resolution.entry_id is 'The entry that came of it.';
comment on column assay.carried_resolution.written_at is 'When the source wrote it.';
comment on column assay.carried_resolution.captured_at is 'Clock of the source turn.';
comment on column assay.carried_resolution.valid_from is 'From when on the candidate holds, where the words said so.';
comment on column assay.carried_resolution.window_truncated is 'Whether the resolver saw only a part of the conversation.';
comment on column assay.carried_resolution.degraded is 'Whether the resolver had to do without its model.';
comment on column assay.carried_resolution.agent_id is 'Whose memory.';
comment on column assay.carried_resolution.turn_id is 'The turn.';
comment on column assay.carried_resolution.candidate_id is 'The candidate.';
comment on column assay.carried_resolution.source_id is 'The name that the user gave to the store.';
comment on column assay.carried_resolution.status is 'How it went, in the source''s words, such as resolved or evidence_gap.';
comment on column assay.carried_resolution.timezone is 'The time zone in which times of day were read.';
comment on column assay.carried_resolution.speaker is 'Who spoke; empty where the source did not know.';
comment on column assay.carried_resolution.reference_list is 'Each reference and what became of it, as the source had it.';
comment on constraint carried_resolution_pkey on assay.carried_resolution is 'One resolution a candidate.';
comment on constraint carried_resolution_entry_fkey on assay.carried_resolution is 'The entry exists.';
comment on constraint carried_resolution_source_id on assay.carried_resolution is 'A name, not a text.';
comment on constraint carried_resolution_lengths on assay.carried_resolution is 'Names, not texts.';
comment on constraint carried_resolution_list on assay.carried_resolution is 'A list, which may be empty.';
alter table assay.carried_resolution enable row level security;
create policy carried_resolution_agent_scope on assay.carried_resolution
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy carried_resolution_agent_scope on assay.carried_resolution is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

-- Where a run puts what it reads, before it is sorted out. Unlogged and emptied at the end: it can be read again.
create unlogged table assay.migration_stage (
    entry_id uuid,
    target_entry_id uuid,
    stage_id bigint not null,
    written_at timestamptz,
    captured_at timestamptz,
    valid_from timestamptz,
    source_db integer not null,
    span_start integer,
    span_end integer,
    stated boolean,
    truncated boolean,
    degraded boolean,
    key_matches boolean not null,
    blocked boolean not null,
    key_sha256 bytea not null,
    content_sha256 bytea not null,
    source_key bytea not null,
    target_key bytea,
    raw bytea,
    raw_format text,
    model text not null,
    scope text collate "C" not null,
    problem text,
    problem_detail text,
    agent text collate "C",
    turn text collate "C",
    candidate text collate "C",
    state text,
    reason_code text,
    generator_rule text,
    text_sha256 text,
    detail_code text,
    speaker text,
    kind text collate "C",
    target_agent text collate "C",
    claim_type text,
    verbatim text,
    statement text,
    payload text,
    payload_json text,
    timezone text,
    subjects text[],
    source_fields text,
    constraint migration_stage_pkey primary key (stage_id)
);
comment on table assay.migration_stage is 'What a migration has read from its source: working storage of the running one, empty otherwise.';
comment on column assay.migration_stage.entry_id is 'The entry, or the one that a decision names.';
comment on column assay.migration_stage.target_entry_id is 'The entry that the target key names, where the key can be read.';
comment on column assay.migration_stage.stage_id is 'Order of reading.';
comment on column assay.migration_stage.written_at is 'Of a decision.';
comment on column assay.migration_stage.captured_at is 'Of an entry.';
comment on column assay.migration_stage.valid_from is 'Of an entry, as its hash says.';
comment on column assay.migration_stage.source_db is 'The number of the Redis database.';
comment on column assay.migration_stage.span_start is 'Of a decision.';
comment on column assay.migration_stage.span_end is 'Of a decision.';
comment on column assay.migration_stage.stated is 'Of an entry.';
comment on column assay.migration_stage.truncated is 'Of a resolution.';
comment on column assay.migration_stage.degraded is 'Of a resolution.';
comment on column assay.migration_stage.key_matches is 'Whether the key says the same as the fields.';
comment on column assay.migration_stage.blocked is 'Whether the firewall would block it, although it is to be imported.';
comment on column assay.migration_stage.key_sha256 is 'Digest of the key.';
comment on column assay.migration_stage.content_sha256 is 'Digest of the hash.';
comment on column assay.migration_stage.source_key is 'The key; (withheld) and its digest where the firewall keeps it out.';
comment on column assay.migration_stage.target_key is 'The key of the entry that it annotates.';
comment on column assay.migration_stage.raw is 'The hash, whole.';
comment on column assay.migration_stage.raw_format is 'hash or dump.';
comment on column assay.migration_stage.model is 'decision, entry, resolution, other, or summary.';
comment on column assay.migration_stage.scope is 'The agent that the key names.';
comment on column assay.migration_stage.problem is 'Why it cannot be imported, as far as it alone can tell.';
comment on column assay.migration_stage.problem_detail is 'More on the problem, as JSON.';
comment on column assay.migration_stage.agent is 'The agent that the fields name.';
comment on column assay.migration_stage.turn is 'The turn.';
comment on column assay.migration_stage.candidate is 'The candidate.';
comment on column assay.migration_stage.state is 'Of a decision.';
comment on column assay.migration_stage.reason_code is 'Of a decision.';
comment on column assay.migration_stage.generator_rule is 'Of a decision.';
comment on column assay.migration_stage.text_sha256 is 'Of a decision; never of a firewall drop.';
comment on column assay.migration_stage.detail_code is 'Of a decision.';
comment on column assay.migration_stage.speaker is 'Of an entry.';
comment on column assay.migration_stage.kind is 'Of an entry; of a resolution, its status.';
comment on column assay.migration_stage.target_agent is 'The agent that the target key names.';
comment on column assay.migration_stage.claim_type is 'Of an entry.';
comment on column assay.migration_stage.verbatim is 'Of an entry.';
comment on column assay.migration_stage.statement is 'Of an entry.';
comment on column assay.migration_stage.payload is 'Of an entry, as it was; of a summary, its counts; of a resolution, its references.';
comment on column assay.migration_stage.payload_json is 'The payload as JSON: the text itself where it is JSON, else the text as a JSON string.';
comment on column assay.migration_stage.timezone is 'Of a resolution.';
comment on column assay.migration_stage.subjects is 'Of an entry.';
comment on column assay.migration_stage.source_fields is 'Fields that are spelt otherwise here, as JSON.';
comment on constraint migration_stage_pkey on assay.migration_stage is 'Order of reading.';

create unlogged table assay.migration_interval (
    holds_at timestamptz,
    score double precision,
    source_db integer not null,
    what text not null,
    source_key bytea not null,
    closer_entry_id uuid,
    closer_key bytea
);
comment on table assay.migration_interval is
'Intervals of entries that a migration has read from its source, one row per number: working storage of the running one, empty otherwise.';
comment on column assay.migration_interval.holds_at is 'The number as a time; infinity where the source says so.';
comment on column assay.migration_interval.score is 'The number as it was, in seconds since 1970.';
comment on column assay.migration_interval.source_db is 'The number of the Redis database.';
comment on column assay.migration_interval.what is 'valid_from, invalid_at, ingested_at or closed_by.';
comment on column assay.migration_interval.source_key is 'The key of the entry.';
comment on column assay.migration_interval.closer_entry_id is 'The entry that closed it, where its key can be read.';
comment on column assay.migration_interval.closer_key is 'The key of the entry that closed it.';

create unlogged table assay.migration_seen (
    source_db integer not null,
    key_sha256 bytea not null,
    source_key bytea not null,
    model text not null
);
comment on table assay.migration_seen is
'The keys that a migration has read, while it reads its source again: working storage of the running one, empty otherwise.';
comment on column assay.migration_seen.source_db is 'The number of the Redis database.';
comment on column assay.migration_seen.key_sha256 is 'Digest of the key.';
comment on column assay.migration_seen.source_key is 'The key.';
comment on column assay.migration_seen.model is 'decision, entry, resolution or other.';

create unlogged table assay.migration_plan (
    entry_id uuid,
    target_id uuid,
    closed_by uuid,
    stage_id bigint not null,
    winner_id bigint,
    target_stage_id bigint,
    unit bigint,
    sort_at timestamptz,
    valid_from timestamptz,
    valid_to timestamptz,
    ingested_at timestamptz,
    source_db integer not null,
    depth integer,
    content_sha256 bytea not null,
    model text not null,
    outcome text,
    reason text,
    detail jsonb,
    agent text collate "C",
    turn text collate "C",
    candidate text collate "C",
    constraint migration_plan_pkey primary key (stage_id)
) with (fillfactor = 40);
comment on table assay.migration_plan is
'What a migration will do with what it has read: working storage of the running one, empty otherwise.';
comment on column assay.migration_plan.entry_id is 'The entry, or the one that a decision names.';
comment on column assay.migration_plan.target_id is 'The entry that it annotates.';
comment on column assay.migration_plan.closed_by is 'The entry that closed it.';
comment on column assay.migration_plan.stage_id is 'What it is about.';
comment on column assay.migration_plan.winner_id is 'The first of several with the same identity.';
comment on column assay.migration_plan.target_stage_id is 'The staged entry that it annotates.';
comment on column assay.migration_plan.unit is 'Order of writing; an entry and its decision are one unit.';
comment on column assay.migration_plan.sort_at is 'When it was written; an annotation not before its target.';
comment on column assay.migration_plan.valid_from is 'Start of the source''s interval.';
comment on column assay.migration_plan.valid_to is 'End of the source''s interval.';
comment on column assay.migration_plan.ingested_at is 'When the source learned of it.';
comment on column assay.migration_plan.source_db is 'The number of the Redis database.';
comment on column assay.migration_plan.depth is 'How many entries beneath it annotate each other.';
comment on column assay.migration_plan.content_sha256 is 'Digest of hash and interval.';
comment on column assay.migration_plan.model is 'decision, entry, resolution or other.';
comment on column assay.migration_plan.outcome is
'imported, duplicate, quarantined, known (an earlier run settled it), held (an earlier run put it in quarantine), ended (it came from here, open, and was closed since).';
comment on column assay.migration_plan.reason is 'Why it goes into quarantine.';
comment on column assay.migration_plan.detail is 'More on the reason.';
comment on column assay.migration_plan.agent is 'The agent.';
comment on column assay.migration_plan.turn is 'The turn.';
comment on column assay.migration_plan.candidate is 'The candidate; of an entry, the one whose identity it gets.';
comment on constraint migration_plan_pkey on assay.migration_plan is 'One plan per row.';
create index migration_plan_unit_idx on assay.migration_plan (unit);
comment on index assay.migration_plan_unit_idx is 'The next batch.';

-- ---- api/_assembly_key.sql

-- The cast keeps it immutable, and so inlined: text || integer goes through an operator that is only stable.
create or replace function assay._assembly_key(p_turn_id text, p_candidate_id text)
returns text
language sql
immutable
strict
parallel safe
return 'assembly:' || octet_length(p_turn_id)::text || ':' || p_turn_id || ':' || p_candidate_id;
comment on function assay._assembly_key(text, text) is
'Lease key under which one candidate is assembled; the length in front keeps two different pairs apart.';
revoke all on function assay._assembly_key(text, text) from public;

-- ---- api/_check_agent.sql

-- Functions that write run with the owner's rights, so row security does not bind them; this check does.
create or replace function assay._check_agent(p_agent_id text)
returns void
language plpgsql
stable
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_scope text := nullif(current_setting('assay.agent_id', true), '');
begin
    if p_agent_id is null then
        raise exception 'agent_id is null'
            using errcode = 'ME005', hint = 'Name the agent: memory is never read or written without one.';
    end if;
    if v_scope is not null and v_scope <> p_agent_id then
        raise exception 'this session is limited to another agent'
            using errcode = '42501',
            detail = '{"setting": "assay.agent_id"}',
            hint = 'Call the function for the agent named by the setting assay.agent_id, or reset the setting.';
    end if;
end
$$;
comment on function assay._check_agent(text) is
'Raises 42501 when the setting assay.agent_id is present and names another agent, ME005 when the agent is null.';
revoke all on function assay._check_agent(text) from public;

-- ---- api/_check_entry_decisions.sql

-- What a store that was moved here brings may come before its row, or without it, and a turn that is run again finds it all
-- the same: a migration writes assay.carried_entry in the same statement.
create or replace function assay._check_entry_decisions()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
-- A plan that was made while the tables were empty is kept for the life of the session.
set enable_seqscan = off
as $$
begin
    if exists (
        select 1
        from new_rows as n
        where n.candidate_id is not null
            and not exists (
                select 1
                from assay.decision as d
                where d.agent_id = n.agent_id and d.turn_id = n.turn_id and d.candidate_id = n.candidate_id
                offset 0
            )
            and not exists (
                select 1
                from assay.carried_entry as c
                where c.agent_id = n.agent_id and c.entry_id = n.entry_id
                offset 0
            )
    ) then
        raise exception 'an entry names a candidate that has no decision row'
            using errcode = '23503',
            schema = tg_table_schema,
            table = tg_table_name,
            constraint = tg_name,
            hint = 'Write the pending row first: assay.begin_assembly.';
    end if;
    return null;
end
$$;
comment on function assay._check_entry_decisions() is
'Trigger: refuses an entry of a candidate that has no decision row (23503), unless it was brought from another store.';
revoke all on function assay._check_entry_decisions() from public;

-- ---- api/_check_rows.sql

create or replace function assay._check_rows(p_turn_id text, p_candidate_ids text[])
returns void
language plpgsql
stable
parallel safe
set search_path = pg_catalog, pg_temp
as $$
begin
    if p_turn_id is null then
        raise exception 'turn_id is null'
            using errcode = 'ME005', hint = 'Name the turn that the candidates belong to.';
    end if;
    if array_position(p_candidate_ids, null) is not null then
        raise exception 'a row without candidate_id'
            using errcode = 'ME005', hint = 'Every row names its candidate.';
    end if;
    if (select count(*) <> count(distinct c.id) from unnest(p_candidate_ids) as c (id)) then
        raise exception 'two rows for one candidate in one call'
            using errcode = 'ME005', hint = 'Send each candidate once; a later write goes into a call of its own.';
    end if;
end
$$;
comment on function assay._check_rows(text, text[]) is 'Raises ME005 for a set of rows with a null or repeated candidate.';
revoke all on function assay._check_rows(text, text[]) from public;

-- ---- api/_class_chars.sql

create or replace function assay._class_chars(p_class text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_inner constant text := substr(p_class, 2, length(p_class) - 2);
    v_at integer := 1;
    v_chars text := '';
begin
    -- Python warns of some characters that come twice in a row: they may mean something else one day.
    if v_inner collate "C" ~ '([^]])\1' then
        return null;
    end if;
    while v_at <= length(v_inner) loop
        if substr(v_inner, v_at + 1, 1) = '-' and v_at + 2 <= length(v_inner) then
            if ascii(substr(v_inner, v_at, 1)) > ascii(substr(v_inner, v_at + 2, 1)) then
                return null;
            end if;
            v_chars := v_chars || (
                select string_agg(chr(g.code), '' order by g.code)
                from generate_series(ascii(substr(v_inner, v_at, 1)), ascii(substr(v_inner, v_at + 2, 1))) as g (code)
            );
            v_at := v_at + 3;
        else
            v_chars := v_chars || substr(v_inner, v_at, 1);
            v_at := v_at + 1;
        end if;
    end loop;
    return v_chars;
end
$$;
comment on function assay._class_chars(text) is
'The characters of a class such as [A-Z0-9_-]; null where a range goes backwards or a character comes twice in a row.';
revoke all on function assay._class_chars(text) from public;

-- ---- api/_content_key.sql

create or replace function assay._content_key(p_content text, p_speaker text)
returns bytea
language sql
stable
parallel safe
return sha256(
    convert_to(coalesce(p_speaker, '') || chr(31) || btrim(regexp_replace(p_content, '\s+', ' ', 'g')), 'UTF8')
);
comment on function assay._content_key(text, text) is
'What makes two records the same: the text with white space folded, and who said it.';
revoke all on function assay._content_key(text, text) from public;

-- ---- api/_date_lexemes.sql

create or replace function assay._date_lexemes(p_time timestamptz)
returns text[]
language sql
stable
parallel safe
strict
return array(
    select '@' || x.lexeme
    from unnest(to_tsvector('pg_catalog.english', to_char(p_time at time zone 'UTC', 'FMDD FMMonth YYYY'))) as x
);
comment on function assay._date_lexemes(timestamptz) is 'The date of a record (UTC) as words: @ and day, month (English) and year.';
revoke all on function assay._date_lexemes(timestamptz) from public;

-- ---- api/_firewall_anchored.sql

-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_anchored(p_runs text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
begin
    if p_runs collate "C" like any (array[
        '%$aact\_%', '%+ACR%', '%+ASt%', '%.integromat.com/%', '%.logic.azure.com%', '%.make.com/%', '%/api/webhooks/%',
        '%/cgi-bin/webhook/send?key=%', '%/open-apis/bot/%', '%5Aep861%', '%AAAAAAAAAAAAAAAAAAAA%', '%ABIA%', '%ABSK%',
        '%ACCA%', '%ACDb%', '%AGE-PLUGIN-%', '%AGE-SECRET-KEY-%', '%AIK\_%', '%AIoT%', '%AIza%', '%AKIA%', '%APIM%',
        '%APP\_USR-%', '%ARmE%', '%ASIA%', '%ASbE%', '%ATATT3%', '%ATCTT3%', '%ATSTT3%', '%ATTA%', '%AVNS\_%', '%AZDO%',
        '%AstraCS:%', '%AzCa%', '%AzEG%', '%AzFu%', '%AzSe%', '%BBDC-%', '%BBFF-%', '%CCDB1\_%', '%CCIPAT\_%', '%CCIPRJ\_%',
        '%CFPAT-%', '%CLOJARS\_%', '%FLWSECK%', '%FQoGZXIvYXdz%', '%FlyV1%', '%FwoGZXIvYXdz%', '%GOCSPX-%', '%GR1348941%',
        '%HRKU-%', '%IQoJb3JpZ2lu%', '%IST.eyJ%', '%Mid-client-%', '%Mid-server-%', '%NRAK%', '%NRAL%', '%NRII%', '%NRIQ%',
        '%NRJS%', '%NRRA%', '%NRSP%', '%PMAK-%', '%PMAT-%', '%SWMKEY-1-%', '%SWMTKN-1-%', '%T3BlbkFJ%', '%TEST-%',
        '%VF.DM.%', '%VF.WS.%', '%\_gitlab\_session=%', '%access-development-%', '%access-production-%', '%access-sandbox-%',
        '%access\_token$%', '%account-%', '%alcht\_%', '%amzn.mws.%', '%amzn1.oa2-cs.%', '%aph0\_%', '%api\_live%',
        '%api\_org\_%', '%api\_sandbox%', '%apify\_%', '%atlasv1.%', '%azconfig.io;Id=%', '%bb\_live\_%',
        '%bedrock-api-key-%', '%bkaj\_%', '%bkct\_%', '%bkpt\_%', '%bkua\_%', '%cfat\_%', '%cfk\_%', '%cfut\_%',
        '%chat.googleapis.com/%', '%chpt\_%', '%cloudinary://%', '%cmVmd%', '%contribsys.com%', '%crsr\_%', '%cuss\_%',
        '%dG9rO%', '%dbtc\_%', '%dbts\_%', '%dbtu\_%', '%dckr\_oat\_%', '%dckr\_pat\_%', '%depot\_org\_%',
        '%depot\_project\_%', '%dingtalk.com/robot/%', '%dnkey-%', '%doo\_v1\_%', '%dop\_v1\_%', '%dor\_v1\_%',
        '%dp.audit.%', '%dp.ct.%', '%dp.pt.%', '%dp.sa.%', '%dp.scim.%', '%dp.st.%', '%duffel\_%', '%dvc\_client\_%',
        '%dvc\_mobile\_%', '%dvc\_server\_%', '%ek\_live\_%', '%ek\_org\_%', '%endr+%', '%esecret\_%', '%essu\_%',
        '%eyJhIjoi%', '%eyJrIjoi%', '%figd\_%', '%figo\_%', '%figu\_%', '%fio-u-%', '%flb\_live\_%', '%fm1a\_%', '%fm1r\_%',
        '%gcntfy-%', '%gho\_%', '%ghp\_%', '%ghr\_%', '%ghs\_%', '%ghu\_%', '%github\_pat\_%', '%glagent-%', '%glc\_%',
        '%glcbt-%', '%gldt-%', '%glffct-%', '%glft-%', '%glimt-%', '%gloas-%', '%glptt-%', '%glrt-%', '%glrtr-%', '%glsa\_%',
        '%glsoat-%', '%glwt-%', '%hawk.%', '%hcaic\_%', '%hcaik\_%', '%hcalc\_%', '%hcalk\_%', '%hcamc\_%', '%hcamk\_%',
        '%hcxic\_%', '%hcxik\_%', '%hcxlc\_%', '%hcxlk\_%', '%hcxmc\_%', '%hcxmk\_%', '%hooks.slack.com/%',
        '%hooks.zapier.com/%', '%hvb.%', '%hvr.%', '%hvs.%', '%hxtp\_%', '%hxtw\_%', '%jina\_%', '%lin\_api\_%',
        '%lin\_oauth\_%', '%lin\_wh\_%', '%lsv2\_pt\_%', '%lsv2\_sk\_%', '%luma-%', '%maker.ifttt.com/%', '%master-%',
        '%mdb\_sa\_sk\_%', '%mercury\_%', '%mergify\_%', '%mlsn.%', '%napi\_%', '%novu\_%', '%npm\_%', '%ntn\_%', '%nvapi-%',
        '%ops\_eyJ%', '%os\_v2\_%', '%p.eyJ%', '%p8e-%', '%packagist\_%', '%pat-%', '%pcsk\_%', '%persona\_%', '%pina\_%',
        '%pk\_prod\_%', '%plane\_api\_%', '%polar\_%', '%pplx-%', '%private\_%', '%pscale\_%', '%pubkey-%', '%pypi-AgE%',
        '%ramp\_sec\_%', '%ramp\_tok\_%', '%rdme\_%', '%rk\_live\_%', '%rk\_org\_%', '%rootly\_%', '%rubygems\_%',
        '%rzp\_live\_%', '%s-s4t2%', '%samsara\_api\_%', '%sb\_secret\_%', '%scauth\_%', '%sess-%', '%seti\_%', '%sha256~%',
        '%shippo\_%', '%shpat\_%', '%shpca\_%', '%shppa\_%', '%shpss\_%', '%shptka\_%', '%shpua\_%', '%signkey-%',
        '%sk-None-%', '%sk-admin-%', '%sk-ant-%', '%sk-helicone-%', '%sk-lf-%', '%sk-or-%', '%sk-proj-%', '%sk-service-%',
        '%sk-svcacct-%', '%sk.eyJ%', '%sk\_car\_%', '%sk\_dev\_%', '%sk\_live\_%', '%sk\_org\_%', '%sk\_prod\_%',
        '%sk\_sbox\_%', '%sm\_aat\_%', '%sm\_pat\_%', '%sm\_sat\_%', '%sntrya\_%', '%sntrys\_%', '%sntryu\_%', '%snyk\_%',
        '%standard\_%', '%test\_%', '%tfp\_%', '%tgp\_v1\_%', '%tk-us-%', '%tk.eyJ%', '%tr\_dev\_%', '%tr\_pat\_%',
        '%tr\_preview\_%', '%tr\_prod\_%', '%tr\_stg\_%', '%tsec\_%', '%tskey-%', '%tvly-%', '%ucat\_%', '%unkey\_%',
        '%v1.0-%', '%v1.local.%', '%v1.public.%', '%v2.local.%', '%v2.public.%', '%v3.local.%', '%v3.public.%',
        '%v4.local.%', '%v4.public.%', '%vercel\_blob\_rw\_%', '%vk1.a.%', '%vtwn\_%', '%waka\_%', '%wandb\_v1\_%',
        '%webhook.office.com/%', '%whsec\_%', '%xaat-%', '%xapp-%', '%xapt-%', '%xkeysib-%', '%xnd\_%', '%xoxa-%', '%xoxb-%',
        '%xoxc-%', '%xoxd-%', '%xoxe%', '%xoxo-%', '%xoxp-%', '%xoxr-%', '%xoxs-%', '%xsmtpsib-%', '%xwfp-%', '%ya29.%',
        '%zpka\_%'
    ]) then
        return true;
    end if;
    -- These say little by themselves: the beginning of the token must be there.
    if strpos(p_runs, 'hf_') > 0
        and p_runs collate "C" ~ 'hf_[A-Za-z]{12}'
    then
        return true;
    end if;
    if strpos(p_runs, 'sq0') > 0
        and p_runs collate "C" ~ 'sq0[a-z]{3}-[A-Za-z0-9_-]{12}'
    then
        return true;
    end if;
    if strpos(p_runs, 'SG.') > 0
        and p_runs collate "C" ~ 'SG\.[A-Za-z0-9_-]{12}'
    then
        return true;
    end if;
    if strpos(p_runs, 'dt0') > 0
        and p_runs collate "C" ~ 'dt0[a-z][0-9]{2}\.[A-Z0-9]{8}'
    then
        return true;
    end if;
    if strpos(p_runs, 'wrk') > 0
        and p_runs collate "C" ~ 'wrk[a-z]{2,}-eyJ[A-Za-z0-9_.-]{12}'
    then
        return true;
    end if;
    if E'\x01'
        || regexp_replace(p_runs collate "C", '[^A-Za-z0-9]', E'\\&\x01', 'g')
        like any (array[
            E'%\x010.\x01%', E'%\x0100%', E'%\x0100D%', E'%\x011/\x01/\x010%', E'%\x011000.\x01%', E'%\x014b1d%',
            E'%\x016L%', E'%\x01A3-\x01%', E'%\x01A3T%', E'%\x01ABIA%', E'%\x01ACCA%', E'%\x01AKCp%', E'%\x01AKIA%',
            E'%\x01AKID%', E'%\x01AKLT%', E'%\x01AKTP%', E'%\x01API-\x01%', E'%\x01AQ.\x01%', E'%\x01AQE%', E'%\x01AQVN%',
            E'%\x01ASIA%', E'%\x01ATBB%', E'%\x01BSA%', E'%\x01DO00%', E'%\x01EAA%', E'%\x01EAAA%', E'%\x01EAAl%',
            E'%\x01EXO%', E'%\x01EZAK%', E'%\x01EZTK%', E'%\x01GOOG%', E'%\x01K00%', E'%\x01KEY%', E'%\x01LTAI%',
            E'%\x01MDAx%', E'%\x01NF-\x01%', E'%\x01PRD-\x01%', E'%\x01PSK\\_\x01%', E'%\x01SBX-\x01%', E'%\x01SCW%',
            E'%\x01SK%', E'%\x01STS.\x01%', E'%\x01YC%', E'%\x01aio\\_\x01%', E'%\x01ak-\x01%', E'%\x01al-\x01%',
            E'%\x01api-\x01%', E'%\x01api\\_\x01%', E'%\x01apk\\_\x01%', E'%\x01as-\x01%', E'%\x01b.\x01%',
            E'%\x01b\\_\x01%', E'%\x01bpk-\x01%', E'%\x01cal\\_\x01%', E'%\x01cio%', E'%\x01ck\\_\x01%', E'%\x01cpk\\_\x01%',
            E'%\x01cs\\_\x01%', E'%\x01csa\\_\x01%', E'%\x01csk-\x01%', E'%\x01dapi%', E'%\x01db-\x01%', E'%\x01ddo\\_\x01%',
            E'%\x01ddp\\_\x01%', E'%\x01ddw\\_\x01%', E'%\x01dkea%', E'%\x01doca%', E'%\x01dose%', E'%\x01e2b\\_\x01%',
            E'%\x01ext\\_\x01%', E'%\x01fc-\x01%', E'%\x01fhb-\x01%', E'%\x01fm2\\_\x01%', E'%\x01fnA%', E'%\x01fo1\\_\x01%',
            E'%\x01fw\\_\x01%', E'%\x01gho\\_\x01%', E'%\x01ghp\\_\x01%', E'%\x01ghr\\_\x01%', E'%\x01ghs\\_\x01%',
            E'%\x01ghu\\_\x01%', E'%\x01gsk\\_\x01%', E'%\x01gta\\_\x01%', E'%\x01gto\\_\x01%', E'%\x01hbp\\_\x01%',
            E'%\x01hf\\_\x01%', E'%\x01ico-\x01%', E'%\x01ion\\_\x01%', E'%\x01jca\\_\x01%', E'%\x01key-\x01%',
            E'%\x01key\\_\x01%', E'%\x01lio\\_\x01%', E'%\x01lip\\_\x01%', E'%\x01live\\_\x01%', E'%\x01llx-\x01%',
            E'%\x01ls\\_\x01\\_\x01%', E'%\x01m0-\x01%', E'%\x01mb\\_\x01%', E'%\x01md-\x01%', E'%\x01mob-\x01%',
            E'%\x01ms-\x01%', E'%\x01nfb\\_\x01%', E'%\x01nfc\\_\x01%', E'%\x01nfo\\_\x01%', E'%\x01nfp\\_\x01%',
            E'%\x01nfu\\_\x01%', E'%\x01npg\\_\x01%', E'%\x01o.\x01%', E'%\x01opk\\_\x01%', E'%\x01ory\\_\x01%',
            E'%\x01oy2%', E'%\x01pa-\x01%', E'%\x01pat%', E'%\x01pat.\x01%', E'%\x01pdl\\_\x01%', E'%\x01phs\\_\x01%',
            E'%\x01phx\\_\x01%', E'%\x01pi\\_\x01%', E'%\x01pk\\_\x01%', E'%\x01pl\\_\x01%', E'%\x01pnb\\_\x01%',
            E'%\x01pnu\\_\x01%', E'%\x01prf\\_\x01%', E'%\x01ptr\\_\x01%', E'%\x01pul-\x01%', E'%\x01r8\\_\x01%',
            E'%\x01re\\_\x01%', E'%\x01rnd\\_\x01%', E'%\x01rpa\\_\x01%', E'%\x01s.\x01%', E'%\x01sat.\x01%',
            E'%\x01sbp\\_\x01%', E'%\x01sc\\_\x01%', E'%\x01sdk-\x01%', E'%\x01secret-\x01%', E'%\x01secret\\_\x01%',
            E'%\x01service:\x01%', E'%\x01sgd\\_\x01%', E'%\x01sgp\\_\x01%', E'%\x01sk-\x01%', E'%\x01sk\\_\x01%',
            E'%\x01sl.\x01%', E'%\x01slk\\_\x01%', E'%\x01spt-\x01%', E'%\x01spu-\x01%', E'%\x01sqa\\_\x01%',
            E'%\x01sqp\\_\x01%', E'%\x01squ\\_\x01%', E'%\x01st.\x01%', E'%\x01t-\x01%', E'%\x01t1.\x01%',
            E'%\x01tss\\_\x01%', E'%\x01u+\x01%', E'%\x01up\\_\x01%', E'%\x01user:\x01gh.\x01%', E'%\x01vca\\_\x01%',
            E'%\x01vci\\_\x01%', E'%\x01vck\\_\x01%', E'%\x01vcp\\_\x01%', E'%\x01vcr\\_\x01%', E'%\x01vs\\_\x01%',
            E'%\x01wk-\x01%', E'%\x01ws-\x01%', E'%\x01xai-\x01%', E'%\x01xau\\_\x01%', E'%\x01y0\\_\x01%',
            E'%\x01z\\_\x01%'
        ])
    then
        if strpos(p_runs, 'A3T') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])A3T[A-Z0-9][A-Z2-7]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%A3T%', '%ABIA%', '%ACCA%', '%AKIA%', '%ASIA%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AQ.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AQ\.[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '1//0') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])1//0[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '6L') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])6L[A-Za-z0-9_-]{6}AAAAA[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sk-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'gsk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])gsk_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'xai-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])xai-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'csk-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])csk-[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'fw_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])fw_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'r8_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])r8_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%al-%', '%pa-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:pa|al)-[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sk_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sk_(?:sbox_)?[0-9a-f]{8}'
        then
            return true;
        end if;
        if strpos(p_runs, 'hf_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])hf_(?:oauth_|jwt_)?[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'fc-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])fc-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'm0-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])m0-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'z_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])z_[A-Za-z0-9]{4,}\.[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'e2b_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])e2b_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'llx-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])llx-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'rpa_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])rpa_[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'rpa_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])rpa_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'key_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:key|crsr)_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'apk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])apk_[A-Za-z0-9+/]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%gho\_%', '%ghp\_%', '%ghr\_%', '%ghs\_%', '%ghu\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ATBB') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ATBB[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'oy2') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])oy2[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'cio') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])cio[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AKCp') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AKCp[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%sqa\_%', '%sqp\_%', '%squ\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sq[apu]_[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%sgp\_%', '%slk\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:sgp_(?:local_|[0-9a-f]{12,}_)?[0-9a-f]{12,}|slk_[0-9a-f]{12,})'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%EAAA%', '%EAAl%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])EAA[Al][A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'EAA') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])EAA[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pdl_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pdl_(?:live|sdbx)_apikey_[A-Za-z0-9_]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'live_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:live|test)_[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AQE') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AQE[A-Za-z0-9+/=-]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%EZAK%', '%EZTK%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])EZ[AT]K[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%PRD-%', '%SBX-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:PRD|SBX)-[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%ck\_%', '%cs\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])c[ks]_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '00D') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])00D[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'DO00') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])DO00[A-Z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%fm2\_%', '%fo1\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:fm1[ar]_|fm2_|fo1_)[A-Za-z0-9+/_=-]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%nfb\_%', '%nfc\_%', '%nfo\_%', '%nfp\_%', '%nfu\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])nf[pocub]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%vca\_%', '%vci\_%', '%vck\_%', '%vcp\_%', '%vcr\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])vc[aikpr]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'rnd_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])rnd_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%ddo\_%', '%ddp\_%', '%ddw\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])dd[pow]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'EXO') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])EXO[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'SCW') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])SCW[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'xau_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])xau_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sbp_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sbp_(?:v0_)?[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '4b1d') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])4b1d[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%dapi%', '%dkea%', '%doca%', '%dose%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:dapi|dose|dkea|doca)[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'mb_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])mb_[A-Za-z0-9+/=]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%b.%', '%s.%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])[sb]\.[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pul-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pul-[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%pnb\_%', '%pnu\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pn[ub]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%pat.%', '%sat.%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])[ps]at\.[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ico-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ico-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'API-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])API-[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'A3-') > 0
            and p_runs collate "C" ~ ('(?<![A-Za-z0-9])A3-[A-Z0-9]{6}-(?:[A-Z0-9]{6}-[A-Z0-9]{5}|[A-Z0-9]{11})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}('
            || '?![A-Za-z0-9])')
        then
            return true;
        end if;
        if strpos(p_runs, 'key-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:pub)?key-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 're_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])re_[A-Za-z0-9]{8}'
        then
            return true;
        end if;
        if strpos(p_runs, 'SK') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])SK[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'KEY') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])KEY[0-9A-F]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pk_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pk_[0-9]{6,}_[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pat') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pat[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'secret_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])secret_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sl.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sl\.[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'LTAI') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])LTAI[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'STS.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])STS\.[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AKID') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AKID[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%AKLT%', '%AKTP%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AK(?:LT|TP)[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 't1.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])t1\.[A-Za-z0-9_=.-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AQVN') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AQVN[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'YC') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])YC[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'y0_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])y0_[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '00') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])00[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%ext\_%', '%sc\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:sc|ext|scauth)_[a-z0-9]{5,}\.[a-z0-9]{4,}\.acc[_-][a-z0-9-]{10}'
        then
            return true;
        end if;
        if strpos(p_runs, 'hbp_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])hbp_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%phs\_%', '%phx\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ph[xs]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%api-%', '%mob-%', '%sdk-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:sdk|api|mob)-[0-9a-f]{8}'
        then
            return true;
        end if;
        if strpos(p_runs, 'secret-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])secret-(?:(?:live|test)-)?[A-Za-z0-9_=-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'prf_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])prf_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%lio\_%', '%lip\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])li[po]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'tss_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])tss_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ion_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ion_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'csa_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])csa_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'BSA') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])BSA[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'aio_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])aio_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'db-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])db-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'up_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])up_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'b_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])b_[A-Za-z0-9=_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'fhb-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])fhb-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'NF-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])NF-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '1000.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])1000\.[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%service:%', '%user:gh.%'])
            and p_runs collate "C" ~ ('(?<![A-Za-z0-9])(?:service:[A-Za-z0-9_-]{2,}:[A-Za-z0-9_-]{12,}|user:gh\.[A-Za-z0-9-]{10,}:[A-Za-z0-9_-]{12,'
            || '})')
        then
            return true;
        end if;
        if strpos(p_runs, 'K00') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])K00[0-9][A-Za-z0-9/+]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'u+') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])u\+[A-Za-z0-9_+-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sgp_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sgp_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'GOOG') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])GOOG(?:1E[A-Z0-9]{12,}|[A-Z0-9]{12,})(?![A-Za-z0-9])'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk-') > 0
            and p_runs collate "C" ~ ('(?<![A-Za-z0-9])sk-(?:cp|kimi|litellm|user|team|org|live|prod|test|dev|ws|api|key|master|virtual)[0-9]{0,}-['
            || 'A-Za-z0-9_-]{12}')
        then
            return true;
        end if;
        if strpos(p_runs, 'ls__') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ls__[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ms-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ms-[0-9a-f]{8}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%ak-%', '%as-%', '%wk-%', '%ws-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:ak|as|wk|ws)-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'cpk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])cpk_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'opk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])opk_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pl_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pl_[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%gta\_%', '%gto\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])gt[ao]_[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sgd_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sgd_[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%cs\_%', '%pi\_%', '%vs\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:pi|seti|cs|cuss|vs)_[A-Za-z0-9_]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'cal_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])cal_(?:live_)?[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'md-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])md-[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '0.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])0\.[0-9a-f]{8}'
        then
            return true;
        end if;
        if strpos(p_runs, 'st.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])st\.[0-9a-f-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'npg_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])npg_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'MDAx') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])MDAx[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'jca_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])jca_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ptr_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ptr_[A-Za-z0-9/_+=-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'o.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])o\.[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'PSK_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])PSK_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%spt-%', '%spu-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sp[ut]-[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 't-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])t-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'fnA') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])fnA[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ory_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ory_(?:st|pat|apikey|wak|at|rt|ac|lo)_[A-Za-z0-9_.-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'bpk-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])bpk-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'api_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])api_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
    end if;
    return false;
end
$$;
comment on function assay._firewall_anchored(text) is 'Whether runs of token characters hold what some vendor''s token begins with.';
revoke all on function assay._firewall_anchored(text) from public;

-- ---- api/_firewall_fold.sql

-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_fold(p_text text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    -- Only the characters that are there: translate() compares with each in turn.
    v_odd text := '';
    v_rest text;
    v_removed text;
begin
    if octet_length(p_text) = length(p_text)
        or not (p_text collate "C" ~ ('[\u0085\u00a0\u00ab\u00ad\u00b2-\u00b4\u00b9\u00bb\u0131\u017f\u0251\u0261-\u0262\u026a\u0274\u0280\u028f\u0299\'
        || 'u029c\u029f\u02b0\u02b2-\u02b3\u02b7-\u02b8\u02bc\u02d7\u02e1-\u02e3\u02f8\u0300-\u036f\u037e\u0391-\u0392\u0395'
        || '-\u0397\u0399-\u039a\u039c-\u039d\u039f\u03a1\u03a4-\u03a5\u03a7\u03b1\u03b5\u03b9\u03bd\u03bf\u03c1\u03f2-\u03f'
        || '3\u03f9-\u03fa\u0405-\u0406\u0408\u0410\u0412\u0415\u0417\u041a\u041c-\u041e\u0420-\u0423\u0425\u0430\u0435\u043'
        || 'a\u043e\u0440-\u0441\u0443\u0445\u0455-\u0456\u0458\u0492\u04ae\u04bb\u04c0\u04cf\u0501\u050c-\u050d\u051a-\u051'
        || 'd\u0566\u0570\u0578\u057d\u0581\u0585\u061c\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a'
        || '66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e5'
        || '9\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u115f-\u1160\u1369-\u1371\u13a0\u13a2\u13aa\u13ac\u13b7\u1'
        || '3bb\u13c0\u13d2\u13da\u13de-\u13df\u13e2\u13f4\u1680\u17e0-\u17e9\u180b-\u1819\u1946-\u194f\u19d0-\u19da\u1a80-\'
        || 'u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\u1d00\u1d04-\u1d05\u1d07\u1d0a-\u1d0b\u1d'
        || '0d\u1d0f\u1d18\u1d1b-\u1d1c\u1d20-\u1d22\u1d2c\u1d2e\u1d30-\u1d31\u1d33-\u1d3a\u1d3c\u1d3e-\u1d43\u1d47-\u1d49\u'
        || '1d4d\u1d4f-\u1d50\u1d52\u1d56-\u1d58\u1d5b\u1d62-\u1d65\u1d9c\u1da0\u1dbb\u1fef\u2000-\u2015\u2017-\u201f\u2024-'
        || '\u2025\u2027-\u202f\u2032-\u2033\u2039-\u203a\u203f\u2043-\u2044\u205f-\u2071\u2074-\u208e\u2090-\u2093\u2095-\u'
        || '209c\u2102\u210a-\u210e\u2110-\u2113\u2115\u2119-\u211d\u2124\u2128\u212a\u212c-\u212d\u212f-\u2131\u2133-\u2134'
        || '\u2139\u2145-\u2149\u2160\u2164\u2169\u216c-\u2170\u2174\u2179\u217c-\u217f\u2212\u2215\u2217\u2236\u223c\u2460-'
        || '\u2468\u2474-\u247c\u2488-\u2490\u24b6-\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792\u2796\u2'
        || '800\u2c7c-\u2c7d\u2e3a-\u2e3b\u3000-\u3002\u300c-\u300f\u3164\ua620-\ua629\ua731\ua789\ua7f2-\ua7f4\ua8d0-\ua8d9'
        || '\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\ufb29\ufdd0-\ufdef\ufe00-\ufe10\ufe13-\ufe16\u'
        || 'fe30\ufe33-\ufe38\ufe47-\ufe48\ufe4d-\ufe50\ufe52\ufe54-\ufe5c\ufe5f-\ufe66\ufe68-\ufe6b\ufeff\uff01-\uff5e\uffa'
        || '0\ufff9-\ufffb\U000104a0-\U000104a9\U000107a5\U00010a40-\U00010a43\U00010d30-\U00010d39\U00010e60-\U00010e68\U00'
        || '011052-\U0001105a\U00011066-\U0001106f\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9\U000112f0-'
        || '\U000112f9\U00011450-\U00011459\U000114d0-\U000114d9\U00011650-\U00011659\U000116c0-\U000116c9\U00011730-\U00011'
        || '739\U000118e0-\U000118e9\U00011950-\U00011959\U00011c50-\U00011c59\U00011d50-\U00011d59\U00011da0-\U00011da9\U00'
        || '016a60-\U00016a69\U00016ac0-\U00016ac9\U00016b50-\U00016b59\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U0001d400-'
        || '\U0001d6a3\U0001d7ce-\U0001d7ff\U0001e140-\U0001e149\U0001e2f0-\U0001e2f9\U0001e950-\U0001e959\U0001f100-\U0001f'
        || '10a\U0001f12b-\U0001f12c\U0001f130-\U0001f149\U0001f150-\U0001f169\U0001f170-\U0001f189\U0001fbf0-\U0001fbf9\U00'
        || '0e0001\U000e0020-\U000e007f\U000e0100-\U000e01ef]'))
    then
        return p_text;
    end if;
    v_rest := regexp_replace(
        p_text collate "C",
        ('[^\u0085\u00a0\u00ab\u00ad\u00b2-\u00b4\u00b9\u00bb\u0131\u017f\u0251\u0261-\u0262\u026a\u0274\u0280\u028f\u0299'
        || '\u029c\u029f\u02b0\u02b2-\u02b3\u02b7-\u02b8\u02bc\u02d7\u02e1-\u02e3\u02f8\u0300-\u036f\u037e\u0391-\u0392\u039'
        || '5-\u0397\u0399-\u039a\u039c-\u039d\u039f\u03a1\u03a4-\u03a5\u03a7\u03b1\u03b5\u03b9\u03bd\u03bf\u03c1\u03f2-\u03'
        || 'f3\u03f9-\u03fa\u0405-\u0406\u0408\u0410\u0412\u0415\u0417\u041a\u041c-\u041e\u0420-\u0423\u0425\u0430\u0435\u04'
        || '3a\u043e\u0440-\u0441\u0443\u0445\u0455-\u0456\u0458\u0492\u04ae\u04bb\u04c0\u04cf\u0501\u050c-\u050d\u051a-\u05'
        || '1d\u0566\u0570\u0578\u057d\u0581\u0585\u061c\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0'
        || 'a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e'
        || '59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u115f-\u1160\u1369-\u1371\u13a0\u13a2\u13aa\u13ac\u13b7\u'
        || '13bb\u13c0\u13d2\u13da\u13de-\u13df\u13e2\u13f4\u1680\u17e0-\u17e9\u180b-\u1819\u1946-\u194f\u19d0-\u19da\u1a80-'
        || '\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\u1d00\u1d04-\u1d05\u1d07\u1d0a-\u1d0b\u1'
        || 'd0d\u1d0f\u1d18\u1d1b-\u1d1c\u1d20-\u1d22\u1d2c\u1d2e\u1d30-\u1d31\u1d33-\u1d3a\u1d3c\u1d3e-\u1d43\u1d47-\u1d49\'
        || 'u1d4d\u1d4f-\u1d50\u1d52\u1d56-\u1d58\u1d5b\u1d62-\u1d65\u1d9c\u1da0\u1dbb\u1fef\u2000-\u2015\u2017-\u201f\u2024'
        || '-\u2025\u2027-\u202f\u2032-\u2033\u2039-\u203a\u203f\u2043-\u2044\u205f-\u2071\u2074-\u208e\u2090-\u2093\u2095-\'
        || 'u209c\u2102\u210a-\u210e\u2110-\u2113\u2115\u2119-\u211d\u2124\u2128\u212a\u212c-\u212d\u212f-\u2131\u2133-\u213'
        || '4\u2139\u2145-\u2149\u2160\u2164\u2169\u216c-\u2170\u2174\u2179\u217c-\u217f\u2212\u2215\u2217\u2236\u223c\u2460'
        || '-\u2468\u2474-\u247c\u2488-\u2490\u24b6-\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792\u2796\u'
        || '2800\u2c7c-\u2c7d\u2e3a-\u2e3b\u3000-\u3002\u300c-\u300f\u3164\ua620-\ua629\ua731\ua789\ua7f2-\ua7f4\ua8d0-\ua8d'
        || '9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\ufb29\ufdd0-\ufdef\ufe00-\ufe10\ufe13-\ufe16\'
        || 'ufe30\ufe33-\ufe38\ufe47-\ufe48\ufe4d-\ufe50\ufe52\ufe54-\ufe5c\ufe5f-\ufe66\ufe68-\ufe6b\ufeff\uff01-\uff5e\uff'
        || 'a0\ufff9-\ufffb\U000104a0-\U000104a9\U000107a5\U00010a40-\U00010a43\U00010d30-\U00010d39\U00010e60-\U00010e68\U0'
        || '0011052-\U0001105a\U00011066-\U0001106f\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9\U000112f0'
        || '-\U000112f9\U00011450-\U00011459\U000114d0-\U000114d9\U00011650-\U00011659\U000116c0-\U000116c9\U00011730-\U0001'
        || '1739\U000118e0-\U000118e9\U00011950-\U00011959\U00011c50-\U00011c59\U00011d50-\U00011d59\U00011da0-\U00011da9\U0'
        || '0016a60-\U00016a69\U00016ac0-\U00016ac9\U00016b50-\U00016b59\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U0001d400'
        || '-\U0001d6a3\U0001d7ce-\U0001d7ff\U0001e140-\U0001e149\U0001e2f0-\U0001e2f9\U0001e950-\U0001e959\U0001f100-\U0001'
        || 'f10a\U0001f12b-\U0001f12c\U0001f130-\U0001f149\U0001f150-\U0001f169\U0001f170-\U0001f189\U0001fbf0-\U0001fbf9\U0'
        || '00e0001\U000e0020-\U000e007f\U000e0100-\U000e01ef]+'),
        '',
        'g'
    );
    -- there are few different ones, however many there are
    for v_n in 1..24 loop
        exit when v_rest = '';
        v_odd := v_odd || left(v_rest, 1);
        v_rest := translate(v_rest, left(v_rest, 1), '');
    end loop;
    if v_rest <> '' then
        select v_odd || string_agg(c.c, '')
        into v_odd
        from (select distinct unnest(string_to_array(v_rest, null)) as c) as c;
    end if;
    v_removed := regexp_replace(
        v_odd collate "C",
        ('[^\u00ad\u0300-\u036f\u061c\u115f-\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\'
        || 'ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f\U'
        || '000e0100-\U000e01ef]+'),
        '',
        'g'
    );
    v_odd := translate(v_odd, v_removed, '');
    return translate(
        p_text,
        v_odd || v_removed,
        translate(
            v_odd,
            (' «²³´¹»ıſɑɡɢɪɴʀʏʙʜʟʰʲʳʷʸʼ˗ˡˢˣ˸;ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεινορϲϳϹϺЅІЈАВЕЗКМНОРСТУХаекорсухѕіјҒҮһӀӏԁԌԍԚԛԜԝզհոսցօ٠١٢٣٤٥٦'
            || '٧٨٩۰۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪'
            || '൫൬൭൮൯෦෧෨෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙፩፪፫፬፭፮፯፰፱ᎠᎢᎪᎬᎷᎻᏀᏒᏚᏞᏟᏢᏴ ០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙'
            || '᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑᧒᧓᧔᧕᧖᧗᧘᧙᧚᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙ᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼ'
            || 'ᴾᴿᵀᵁᵂᵃᵇᵈᵉᵍᵏᵐᵒᵖᵗᵘᵛᵢᵣᵤᵥᶜᶠᶻ`           ‐‑‒–—―‗‘’‚‛“”„‟․‥‧   ′″‹›‿⁃⁄ ⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜℂℊ'
            || 'ℋℌℍℎℐℑℒℓℕℙℚℛℜℝℤℨKℬℭℯℰℱℳℴℹⅅⅆⅇⅈⅉⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿ−∕∗∶∼①②③④⑤⑥⑦⑧⑨⑴⑵⑶⑷⑸⑹⑺⑻⑼⒈⒉⒊⒋⒌⒍⒎⒏⒐ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⓐⓑⓒⓓⓔⓕ'
            || 'ⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ⓪⓵⓶⓷⓸⓹⓺⓻⓼⓽⓿❶❷❸❹❺❻❼❽❾➀➁➂➃➄➅➆➇➈➊➋➌➍➎➏➐➑➒➖⠀ⱼⱽ⸺⸻　、。「」『』꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩ꜱ꞉ꟲꟳꟴ꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑'
            || '꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹﬩︐︓︔︕︖︰︳︴︵︶︷︸﹇﹈﹍﹎﹏﹐﹒﹔﹕﹖﹗﹘﹙﹚﹛﹜﹟﹠﹡﹢﹣﹤﹥﹦﹨﹩﹪﹫！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝'
            || '＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩𐞥𐩀𐩁𐩂𐩃𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𐹠𐹡𐹢𐹣𐹤𐹥𐹦𐹧𐹨𑁒𑁓𑁔𑁕𑁖𑁗𑁘𑁙𑁚'
            || '𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿𑇐𑇑𑇒𑇓𑇔𑇕𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧'
            || '𑣨𑣩𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧𑶨𑶩𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𝐀𝐁𝐂𝐃𝐄𝐅𝐆𝐇𝐈𝐉𝐊𝐋𝐌𝐍𝐎𝐏𝐐𝐑𝐒𝐓𝐔𝐕𝐖𝐗𝐘𝐙𝐚𝐛𝐜𝐝𝐞𝐟𝐠𝐡𝐢𝐣'
            || '𝐤𝐥𝐦𝐧𝐨𝐩𝐪𝐫𝐬𝐭𝐮𝐯𝐰𝐱𝐲𝐳𝐴𝐵𝐶𝐷𝐸𝐹𝐺𝐻𝐼𝐽𝐾𝐿𝑀𝑁𝑂𝑃𝑄𝑅𝑆𝑇𝑈𝑉𝑊𝑋𝑌𝑍𝑎𝑏𝑐𝑑𝑒𝑓𝑔𝑕𝑖𝑗𝑘𝑙𝑚𝑛𝑜𝑝𝑞𝑟𝑠𝑡𝑢𝑣𝑤𝑥𝑦𝑧𝑨𝑩𝑪𝑫𝑬𝑭𝑮𝑯𝑰𝑱𝑲𝑳𝑴𝑵𝑶𝑷𝑸𝑹𝑺𝑻𝑼𝑽𝑾𝑿𝒀𝒁𝒂𝒃𝒄𝒅𝒆𝒇𝒈𝒉𝒊𝒋𝒌𝒍𝒎𝒏'
            || '𝒐𝒑𝒒𝒓𝒔𝒕𝒖𝒗𝒘𝒙𝒚𝒛𝒜𝒝𝒞𝒟𝒠𝒡𝒢𝒣𝒤𝒥𝒦𝒧𝒨𝒩𝒪𝒫𝒬𝒭𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵𝒶𝒷𝒸𝒹𝒺𝒻𝒼𝒽𝒾𝒿𝓀𝓁𝓂𝓃𝓄𝓅𝓆𝓇𝓈𝓉𝓊𝓋𝓌𝓍𝓎𝓏𝓐𝓑𝓒𝓓𝓔𝓕𝓖𝓗𝓘𝓙𝓚𝓛𝓜𝓝𝓞𝓟𝓠𝓡𝓢𝓣𝓤𝓥𝓦𝓧𝓨𝓩𝓪𝓫𝓬𝓭𝓮𝓯𝓰𝓱𝓲𝓳𝓴𝓵𝓶𝓷𝓸𝓹𝓺𝓻'
            || '𝓼𝓽𝓾𝓿𝔀𝔁𝔂𝔃𝔄𝔅𝔆𝔇𝔈𝔉𝔊𝔋𝔌𝔍𝔎𝔏𝔐𝔑𝔒𝔓𝔔𝔕𝔖𝔗𝔘𝔙𝔚𝔛𝔜𝔝𝔞𝔟𝔠𝔡𝔢𝔣𝔤𝔥𝔦𝔧𝔨𝔩𝔪𝔫𝔬𝔭𝔮𝔯𝔰𝔱𝔲𝔳𝔴𝔵𝔶𝔷𝔸𝔹𝔺𝔻𝔼𝔽𝔾𝔿𝕀𝕁𝕂𝕃𝕄𝕅𝕆𝕇𝕈𝕉𝕊𝕋𝕌𝕍𝕎𝕏𝕐𝕑𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧'
            || '𝕨𝕩𝕪𝕫𝕬𝕭𝕮𝕯𝕰𝕱𝕲𝕳𝕴𝕵𝕶𝕷𝕸𝕹𝕺𝕻𝕼𝕽𝕾𝕿𝖀𝖁𝖂𝖃𝖄𝖅𝖆𝖇𝖈𝖉𝖊𝖋𝖌𝖍𝖎𝖏𝖐𝖑𝖒𝖓𝖔𝖕𝖖𝖗𝖘𝖙𝖚𝖛𝖜𝖝𝖞𝖟𝖠𝖡𝖢𝖣𝖤𝖥𝖦𝖧𝖨𝖩𝖪𝖫𝖬𝖭𝖮𝖯𝖰𝖱𝖲𝖳𝖴𝖵𝖶𝖷𝖸𝖹𝖺𝖻𝖼𝖽𝖾𝖿𝗀𝗁𝗂𝗃𝗄𝗅𝗆𝗇𝗈𝗉𝗊𝗋𝗌𝗍𝗎𝗏𝗐𝗑𝗒𝗓'
            || '𝗔𝗕𝗖𝗗𝗘𝗙𝗚𝗛𝗜𝗝𝗞𝗟𝗠𝗡𝗢𝗣𝗤𝗥𝗦𝗧𝗨𝗩𝗪𝗫𝗬𝗭𝗮𝗯𝗰𝗱𝗲𝗳𝗴𝗵𝗶𝗷𝗸𝗹𝗺𝗻𝗼𝗽𝗾𝗿𝘀𝘁𝘂𝘃𝘄𝘅𝘆𝘇𝘈𝘉𝘊𝘋𝘌𝘍𝘎𝘏𝘐𝘑𝘒𝘓𝘔𝘕𝘖𝘗𝘘𝘙𝘚𝘛𝘜𝘝𝘞𝘟𝘠𝘡𝘢𝘣𝘤𝘥𝘦𝘧𝘨𝘩𝘪𝘫𝘬𝘭𝘮𝘯𝘰𝘱𝘲𝘳𝘴𝘵𝘶𝘷𝘸𝘹𝘺𝘻𝘼𝘽𝘾𝘿'
            || '𝙀𝙁𝙂𝙃𝙄𝙅𝙆𝙇𝙈𝙉𝙊𝙋𝙌𝙍𝙎𝙏𝙐𝙑𝙒𝙓𝙔𝙕𝙖𝙗𝙘𝙙𝙚𝙛𝙜𝙝𝙞𝙟𝙠𝙡𝙢𝙣𝙤𝙥𝙦𝙧𝙨𝙩𝙪𝙫𝙬𝙭𝙮𝙯𝙰𝙱𝙲𝙳𝙴𝙵𝙶𝙷𝙸𝙹𝙺𝙻𝙼𝙽𝙾𝙿𝚀𝚁𝚂𝚃𝚄𝚅𝚆𝚇𝚈𝚉𝚊𝚋𝚌𝚍𝚎𝚏𝚐𝚑𝚒𝚓𝚔𝚕𝚖𝚗𝚘𝚙𝚚𝚛𝚜𝚝𝚞𝚟𝚠𝚡𝚢𝚣𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕'
            || '𝟖𝟗𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙🄀🄁🄂🄃🄄🄅🄆🄇🄈🄉🄊🄫🄬🄰🄱🄲🄳🄴🄵🄶🄷🄸🄹🄺🄻🄼🄽🄾🄿🅀🅁🅂🅃🅄🅅🅆'
            || '🅇🅈🅉🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹'),
            (E'\n "23''1"isagginrybhlhjrwy''-lsx:;ABEZHIKMNOPTYXaeivopcjCMSIJABEZKMHOPCTYXaekopcyxsijFYhIldGgQqWwqhnugo0123456'
            || '789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234'
            || '56789012345678901234567890123456789012345678901234567890123456789123456789DTAEMHGRSLCPB 01234567890123456789'
            || '012345678901234567891012345678901234567890123456789012345678901234567890123456789acdejkmoptuvwzABDEGHIJKLMNO'
            || E'PRTUWabdegkmoptuviruvcfz`           ------_''''''''""""..-\n\n ''"""_-/ 0i456789+-=()n0123456789+-=()aeoxhklmnpstCg'
            || 'HHHhIILlNPQRRRZZKBCeEFMoiDdeijIVXLCDMivxlcdm-/*:~123456789123456789123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef'
            || 'ghijklmnopqrstuvwxyz01234567890123456789123456789123456789- jV-- ,.""""0123456789s:CFQ0123456789012345678901'
            || '23456789012345678901234567890123456789+,:;!?:__(){}[]___,.;:?!-(){}#&*+-<>=\$%@!"#$%&''()*+,-./0123456789:;<='
            || '>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~0123456789q12340123456789123456789123456789'
            || '012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567'
            || '890123456789012345678901234567890123456789012345678901234567890123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij'
            || 'klmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn'
            || 'opqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqr'
            || 'stuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuv'
            || 'wxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
            || 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCD'
            || 'EFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01234567'
            || '89012345678901234567890123456789012345678901234567890123456789012345678900123456789CRABCDEFGHIJKLMNOPQRSTUVW'
            || 'XYZABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
        )
    );
end
$$;
comment on function assay._firewall_fold(text) is 'The text with look-alikes, full-width and mathematical letters, foreign digits, dashes and quotes read as what they stand for, and format characters dropped.';
revoke all on function assay._firewall_fold(text) from public;

-- ---- api/_detector_problem.sql

-- requires: _class_chars _firewall_fold
create or replace function assay._detector_problem(p_pattern text, p_ignore_case boolean)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
as $$
declare
    v_class constant text := '\[(?:[0-9]-[0-9]|[a-z]-[a-z]|[A-Z]-[A-Z]|[^\]\[\\^\u0001-\u001f\u007f-])+-?\]';
    v_literal constant text := '(?:[^\]\[\\^$.|?*+(){}\u0001-\u001f\u007f]|\\[\]\[\\^$.|?*+(){}/-])';
    v_rest text := p_pattern;
    v_found text [];
    v_atom text;
    v_first text;
    -- what the repetitions before could take as well
    v_taken text := '';
    v_parts text [];
    v_low integer;
    v_high integer;
    v_least integer;
    v_most integer;
    v_shortest integer := 0;
    v_longest integer := 0;
    v_group boolean;
    v_optional boolean;
    v_varies boolean;
begin
    if p_pattern = '' then
        return 'empty';
    end if;
    if length(p_pattern) > 500 then
        return 'too_long';
    end if;
    if assay._firewall_fold(p_pattern) <> p_pattern then
        return 'look_alike';
    end if;
    v_atom := substring(v_rest collate "C" from '^\(\?<!' || v_class || '\)');
    if v_atom is not null then
        if assay._class_chars(substr(v_atom, 5, length(v_atom) - 5)) is null then
            return 'class';
        end if;
        v_rest := substr(v_rest, length(v_atom) + 1);
    end if;
    while v_rest <> '' loop
        v_group := false;
        v_low := 1;
        v_high := 1;
        v_atom := substring(v_rest collate "C" from '^' || v_class);
        if v_atom is not null then
            v_first := assay._class_chars(v_atom);
            if v_first is null then
                return 'class';
            end if;
        else
            v_atom := substring(v_rest collate "C" from '^\(\?:' || v_literal || '+(?:\|' || v_literal || '+)*\)');
            if v_atom is not null then
                v_group := true;
                -- An escaped bar is part of an alternative.
                v_parts := array(
                    select regexp_replace(m.parts[1] collate "C", '\\(.)', '\1', 'g')
                    from regexp_matches(
                        substr(v_atom, 4, length(v_atom) - 4) collate "C", '((?:' || v_literal || ')+)', 'g'
                    ) as m (parts)
                );
                if cardinality(v_parts) > 64
                    or exists (
                        select
                        from unnest(v_parts) with ordinality as a (part, n)
                        join unnest(v_parts) with ordinality as b (part, n) on b.n <> a.n and starts_with(b.part, a.part)
                    )
                then
                    return 'alternatives';
                end if;
                select string_agg(left(p.part, 1), ''), min(length(p.part)), max(length(p.part))
                into v_first, v_low, v_high
                from unnest(v_parts) as p (part);
            else
                v_atom := substring(v_rest collate "C" from '^' || v_literal);
                if v_atom is not null then
                    v_first := right(v_atom, 1);
                else
                    v_atom := substring(v_rest collate "C" from '^\(\?!' || v_class || '\)$');
                    if v_atom is null or v_longest = 0 then
                        return 'syntax';
                    end if;
                    if assay._class_chars(substr(v_atom, 4, length(v_atom) - 4)) is null then
                        return 'class';
                    end if;
                    exit;
                end if;
            end if;
        end if;
        v_rest := substr(v_rest, length(v_atom) + 1);
        v_optional := false;
        v_varies := false;
        if starts_with(v_rest, '?') then
            v_rest := substr(v_rest, 2);
            v_low := 0;
            v_optional := true;
            v_varies := true;
        else
            v_found := regexp_match(v_rest collate "C", '^(\{([0-9]{1,3})(?:,([0-9]{1,3}))?\})');
            if v_found is not null then
                v_rest := substr(v_rest, length(v_found[1]) + 1);
                v_least := v_found[2]::integer;
                v_most := coalesce(v_found[3], v_found[2])::integer;
                if v_group or v_least > v_most or v_most not between 1 and 255 then
                    return 'repeat';
                end if;
                v_low := v_low * v_least;
                v_high := v_high * v_most;
                v_optional := v_least = 0;
                v_varies := v_least < v_most;
            end if;
        end if;
        if translate(v_taken, v_first, '') <> v_taken then
            return 'ambiguous';
        end if;
        v_taken := case when v_optional then v_taken else '' end || case when v_varies then v_first else '' end;
        v_shortest := v_shortest + v_low;
        v_longest := v_longest + v_high;
    end loop;
    if v_shortest < 3 then
        return 'too_short';
    end if;
    if v_longest > 256 then
        return 'too_large';
    end if;
    if p_ignore_case and p_pattern collate "C" ~ '[A-Z]' then
        return 'upper_case';
    end if;
    if exists (
        select
        from unnest(array[
            'The quick brown fox jumps over the lazy dog, and 12 more.',
            'turn-1764488400000-4821-0937-5512-17',
            '3f2b8c1d-5e6f-4a7b-8c9d-0e1f2a3b4c5d'
        ]) as o (sentence)
        where case when p_ignore_case then lower(o.sentence collate "C") else o.sentence end collate "C" ~ p_pattern
    ) then
        return 'ordinary';
    end if;
    return null;
end
$$;
comment on function assay._detector_problem(text, boolean) is
'What is wrong with the pattern of a user''s own detector, in a word; null when nothing is. Both engines find the same matches of what passes, in time that grows with the text and not faster.';
revoke all on function assay._detector_problem(text, boolean) from public;

-- ---- api/_check_detector.sql

-- requires: _detector_problem
create or replace function assay._check_detector()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
    v_problem text;
begin
    if new.kind = 'custom' then
        v_problem := case
            when new.detector !~ '^[a-z][a-z0-9_]{2,62}$' then 'name'
            when new.check_name <> '' or new.anchors <> '{}' or new.needs <> '{}' or new.also_needs <> '{}' then 'fields'
            when exists (
                select
                from assay.never_record_detector as d
                where d.detector = new.detector and d.reason <> new.reason
            ) then 'taken'
            when octet_length(new.about) > 1000 then 'about'
            else assay._detector_problem(new.pattern, new.lowered)
        end;
    elsif tg_op = 'UPDATE' and old.kind = 'custom' then
        v_problem := 'fields';
    end if;
    if v_problem is not null then
        raise exception 'this detector cannot be used (%)', v_problem
            using errcode = 'ME005',
            schema = tg_table_schema,
            table = tg_table_name,
            constraint = tg_name,
            detail = json_build_object('problem', v_problem)::text,
            hint = case v_problem
                when 'name' then 'Name it with 3 to 63 lower-case letters, digits and underscores, a letter first.'
                when 'taken' then 'Another detector has this name; choose another.'
                when 'fields' then 'A detector of your own has a pattern and nothing else: no check, no words it needs.'
                when 'about' then 'Say what it is for in at most 1000 bytes.'
                when 'ambiguous' then 'What follows a repetition must not begin with a character that the repetition takes.'
                when 'alternatives' then 'No alternative of a group may be the beginning of another; there may be 64.'
                when 'too_short' then 'Every match must have at least 3 characters.'
                when 'too_large' then 'A match may have at most 256 characters.'
                when 'ordinary' then 'It matches ordinary sentences or the ids of turns; make it narrower.'
                when 'look_alike' then 'Use assay.add_detector, which reads look-alike characters as the firewall does.'
                when 'upper_case' then 'A pattern that ignores case is written in small letters.'
                else 'Write literal characters (special ones after a backslash), classes [A-Z0-9_-], groups (?:one|two) of '
                    || 'literals, repetitions {n} {n,m} ?, a guard (?<![...]) first and a guard (?![...]) last.'
            end;
    end if;
    return null;
end
$$;
comment on function assay._check_detector() is
'Trigger: refuses a user''s own detector (ME005) whose pattern the two engines might read differently, or slowly, or that would block everything.';
revoke all on function assay._check_detector() from public;

-- ---- api/_firewall_halves.sql

create or replace function assay._firewall_halves(p_pattern text)
returns text []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_end integer;
begin
    -- where the first group is closed: classes and escapes may hold parentheses, which count for nothing
    select t.text_end
    into v_end
    from (
        select
            m.n,
            m.token[1] as token,
            sum(case m.token[1] when '(' then 1 when ')' then -1 else 0 end) over (order by m.n) as depth,
            sum(length(m.token[1])) over (order by m.n) as text_end
        from regexp_matches(p_pattern collate "C", '\\.|\[(?:\\.|[^\]\\])*\]|[()]|[^\[()\\]+', 'g') with ordinality as m (token, n)
    ) as t
    where t.token = ')' and t.depth = 0
    order by t.n
    limit 1;
    -- the first group without being one, and what follows it: the second, or what is asked between them and it
    return array[
        '(?:' || substr(left(p_pattern, v_end), 2),
        case
            when substr(p_pattern, v_end + 2, 1) = '?' then '(?:' || substr(p_pattern, v_end + 1) || ')'
            else '(?:' || substr(p_pattern, v_end + 2)
        end
    ];
end
$$;
comment on function assay._firewall_halves(text) is
'Of a pattern of two groups one after the other: both, as patterns of their own (the second with what is asked between them).';
revoke all on function assay._firewall_halves(text) from public;

-- ---- api/_firewall_iban_size.sql

-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_iban_size(p_country text)
returns integer
language sql
immutable
parallel safe
return case
    when p_country in ('NO') then 15
    when p_country in ('BE') then 16
    when p_country in ('FK', 'DK', 'FI', 'FO', 'GL', 'NL', 'SD') then 18
    when p_country in ('MK', 'SI') then 19
    when p_country in ('AT', 'MN', 'BA', 'EE', 'KZ', 'LT', 'LU', 'XK') then 20
    when p_country in ('CH', 'HR', 'LI', 'LV') then 21
    when p_country in ('BG', 'BH', 'CR', 'DE', 'GB', 'GE', 'IE', 'ME', 'RS', 'VA') then 22
    when p_country in ('AE', 'OM', 'SO', 'GI', 'IL', 'IQ', 'TL') then 23
    when p_country in ('AD', 'CZ', 'ES', 'MD', 'PK', 'RO', 'SA', 'SE', 'SK', 'TN', 'VG') then 24
    when p_country in ('LY', 'PT', 'ST') then 25
    when p_country in ('IS', 'TR') then 26
    when p_country in ('BI', 'DJ', 'FR', 'GR', 'IT', 'MC', 'MR', 'SM') then 27
    when p_country in ('AL', 'AZ', 'HN', 'NI', 'BY', 'CY', 'DO', 'GT', 'HU', 'LB', 'PL', 'SV') then 28
    when p_country in ('BR', 'EG', 'PS', 'QA', 'UA') then 29
    when p_country in ('YE', 'JO', 'KW', 'MU') then 30
    when p_country in ('MT', 'SC') then 31
    when p_country in ('LC') then 32
    when p_country in ('RU') then 33
end;
comment on function assay._firewall_iban_size(text) is 'How long an IBAN of a country is (ISO 13616 registry); null for no country.';
revoke all on function assay._firewall_iban_size(text) from public;

-- ---- api/_firewall_iban.sql

-- requires: _firewall_iban_size
create or replace function assay._firewall_iban(p_run text)
returns integer
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_size constant integer := assay._firewall_iban_size(upper(left(p_run, 2) collate "C"));
    v_iban text := '';
    v_char text;
    v_number text := '';
begin
    if v_size is null or length(translate(p_run, E' \t.-', '')) < v_size then
        return null;
    end if;
    for v_n in 1..length(p_run) loop
        v_char := substr(p_run, v_n, 1);
        continue when v_char in (' ', E'\t', '.', '-');
        v_iban := v_iban || upper(v_char collate "C");
        if length(v_iban) = v_size then
            if substr(p_run, v_n + 1, 1) not in ('', ' ', E'\t', '.', '-') then
                return null;
            end if;
            -- ISO 13616: country and check digits to the end, letters as 10 to 35, remainder of 97 is one
            select string_agg(
                case when c.c collate "C" between '0' and '9' then c.c else (ascii(c.c) - 55)::text end, '' order by c.n
            )
            into v_number
            from unnest(string_to_array(substr(v_iban, 5) || left(v_iban, 4), null)) with ordinality as c (c, n);
            return case when v_number::numeric % 97 = 1 then v_n end;
        end if;
    end loop;
    return null;
end
$$;
comment on function assay._firewall_iban(text) is 'Where the IBAN that begins a run ends; null where it is none (length by country, mod 97).';
revoke all on function assay._firewall_iban(text) from public;

-- ---- api/_firewall_joinable.sql

-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_joinable(p_joined text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
begin
    return strpos(p_joined, 'eyJ') > 0
        or (strpos(p_joined, '://') > 0 and strpos(p_joined, '@') > 0)
        or p_joined collate "C" like any (array[
        '%$aact\_%', '%+ACR%', '%+ASt%', '%.integromat.com/%', '%.logic.azure.com%', '%.make.com/%', '%/api/webhooks/%',
        '%/cgi-bin/webhook/send?key=%', '%/open-apis/bot/%', '%0.%', '%00%', '%1//0%', '%4b1d%', '%5Aep861%', '%6L%',
        '%A3-%', '%A3T%', '%AAAAAAAAAAAAAAAAAAAA%', '%ABIA%', '%ACCA%', '%ACDb%', '%AGE-PLUGIN-%', '%AIK\_%', '%AIoT%',
        '%AIza%', '%AKCp%', '%AKIA%', '%AKID%', '%AKLT%', '%AKTP%', '%API-%', '%APIM%', '%APP\_USR-%', '%AQ.%', '%AQE%',
        '%AQVN%', '%ARmE%', '%ASIA%', '%ASbE%', '%ATATT3%', '%ATBB%', '%ATCTT3%', '%ATSTT3%', '%ATTA%', '%AVNS\_%', '%AZDO%',
        '%AstraCS:%', '%AzCa%', '%AzEG%', '%AzFu%', '%AzSe%', '%BBDC-%', '%BBFF-%', '%BSA%', '%CCDB1\_%', '%CCIPAT\_%',
        '%CCIPRJ\_%', '%CFPAT-%', '%CLOJARS\_%', '%EAA%', '%EXO%', '%EZAK%', '%EZTK%', '%FLWSECK%', '%FQoGZXIvYXdz%',
        '%FlyV1%', '%FwoGZXIvYXdz%', '%GOCSPX-%', '%GOOG%', '%GR1348941%', '%HRKU-%', '%IQoJb3JpZ2lu%', '%IST.eyJ%', '%KEY%',
        '%LTAI%', '%MDAx%', '%Mid-server-%', '%NF-%', '%NRAK%', '%NRAL%', '%NRII%', '%NRIQ%', '%NRJS%', '%NRRA%', '%NRSP%',
        '%PMAK-%', '%PMAT-%', '%PRD-%', '%SBX-%', '%SCW%', '%SG.%', '%SK%', '%STS.%', '%SWMTKN-1-%', '%T3BlbkFJ%', '%TEST-%',
        '%VF.DM.%', '%VF.WS.%', '%YC%', '%access-production-%', '%access-sandbox-%', '%access\_token$%', '%aio\_%', '%ak-%',
        '%al-%', '%alcht\_%', '%aph0\_%', '%api-%', '%apify\_%', '%as-%', '%atlasv1.%', '%azconfig.io;Id=%', '%b.%', '%b\_%',
        '%bkaj\_%', '%bkct\_%', '%bkpt\_%', '%bkua\_%', '%bpk-%', '%cal\_%', '%cfat\_%', '%cfk\_%', '%cfut\_%', '%chpt\_%',
        '%cio%', '%ck\_%', '%cloudinary://%', '%cmVmd%', '%crsr\_%', '%cs\_%', '%csa\_%', '%cuss\_%', '%dG9rO%', '%dapi%',
        '%db-%', '%dbtc\_%', '%dbts\_%', '%dbtu\_%', '%dckr\_oat\_%', '%ddo\_%', '%ddp\_%', '%ddw\_%', '%depot\_org\_%',
        '%depot\_project\_%', '%dingtalk.com/robot/%', '%dkea%', '%doca%', '%doo\_v1\_%', '%dop\_v1\_%', '%dor\_v1\_%',
        '%dose%', '%dp.audit.%', '%dp.ct.%', '%dp.pt.%', '%dp.sa.%', '%dp.scim.%', '%dt0%', '%duffel\_%', '%dvc\_client\_%',
        '%dvc\_mobile\_%', '%dvc\_server\_%', '%ek\_org\_%', '%endr+%', '%essu\_%', '%ext\_%', '%eyJhIjoi%', '%eyJrIjoi%',
        '%fc-%', '%fhb-%', '%figd\_%', '%figo\_%', '%figu\_%', '%fio-u-%', '%fm1a\_%', '%fm1r\_%', '%fm2\_%', '%fnA%',
        '%fo1\_%', '%fw\_%', '%gcntfy-%', '%gho\_%', '%ghp\_%', '%ghr\_%', '%ghs\_%', '%ghu\_%', '%glc\_%', '%glrtr-%',
        '%glsa\_%', '%gta\_%', '%gto\_%', '%hawk.%', '%hbp\_%', '%hcaic\_%', '%hcaik\_%', '%hcalc\_%', '%hcalk\_%',
        '%hcamc\_%', '%hcamk\_%', '%hcxic\_%', '%hcxik\_%', '%hcxlc\_%', '%hcxlk\_%', '%hcxmc\_%', '%hcxmk\_%', '%hf\_%',
        '%hvr.%', '%hxtp\_%', '%hxtw\_%', '%ico-%', '%ion\_%', '%jca\_%', '%jina\_%', '%key-%', '%key\_%', '%lin\_oauth\_%',
        '%lin\_wh\_%', '%lio\_%', '%lip\_%', '%live\_%', '%llx-%', '%ls\_\_%', '%lsv2\_pt\_%', '%luma-%', '%m0-%',
        '%maker.ifttt.com/%', '%master-%', '%md-%', '%mercury\_%', '%mergify\_%', '%mlsn.%', '%mob-%', '%ms-%', '%nfc\_%',
        '%nfo\_%', '%nfp\_%', '%nfu\_%', '%novu\_%', '%npg\_%', '%npm\_%', '%ntn\_%', '%o.%', '%ops\_eyJ%', '%ory\_%',
        '%os\_v2\_%', '%oy2%', '%p.eyJ%', '%p8e-%', '%pa-%', '%packagist\_%', '%pat%', '%pdl\_%', '%persona\_%', '%phs\_%',
        '%phx\_%', '%pi\_%', '%pina\_%', '%pk\_%', '%pl\_%', '%pnu\_%', '%polar\_%', '%pplx-%', '%prf\_%', '%private\_%',
        '%pscale\_%', '%ptr\_%', '%pul-%', '%pypi-AgE%', '%r8\_%', '%ramp\_sec\_%', '%ramp\_tok\_%', '%rdme\_%', '%re\_%',
        '%rk\_org\_%', '%rnd\_%', '%rootly\_%', '%rpa\_%', '%rubygems\_%', '%s-s4t2%', '%s.%', '%sat.%', '%sbp\_%', '%sc\_%',
        '%scauth\_%', '%sdk-%', '%secret\_%', '%service:%', '%sess-%', '%seti\_%', '%sgd\_%', '%sgp\_%', '%sha256~%',
        '%shippo\_%', '%shpca\_%', '%shppa\_%', '%shpss\_%', '%shptka\_%', '%shpua\_%', '%sk-%', '%sk.eyJ%', '%sk\_%',
        '%sl.%', '%slk\_%', '%sm\_aat\_%', '%sm\_sat\_%', '%sntrya\_%', '%sntrys\_%', '%sntryu\_%', '%snyk\_%', '%spu-%',
        '%sq0%', '%sqa\_%', '%sqp\_%', '%squ\_%', '%st.%', '%standard\_%', '%t-%', '%t1.%', '%test\_%', '%tfp\_%',
        '%tgp\_v1\_%', '%tk-us-%', '%tk.eyJ%', '%tr\_dev\_%', '%tr\_preview\_%', '%tr\_prod\_%', '%tr\_stg\_%', '%tsec\_%',
        '%tss\_%', '%tvly-%', '%u+%', '%ucat\_%', '%up\_%', '%user:gh.%', '%v1.0-%', '%v1.local.%', '%v1.public.%',
        '%v2.local.%', '%v2.public.%', '%v3.local.%', '%v3.public.%', '%v4.local.%', '%v4.public.%', '%vca\_%', '%vci\_%',
        '%vcp\_%', '%vcr\_%', '%vk1.a.%', '%vs\_%', '%vtwn\_%', '%waka\_%', '%webhook.office.com/%', '%whsec\_%', '%wk-%',
        '%wrk%', '%ws-%', '%xai-%', '%xapp-%', '%xau\_%', '%xkeysib-%', '%xnd\_%', '%xoxa-%', '%xoxb-%', '%xoxc-%',
        '%xoxd-%', '%xoxe%', '%xoxo-%', '%xoxp-%', '%xoxr-%', '%xoxs-%', '%xsmtpsib-%', '%xwfp-%', '%y0\_%', '%ya29.%',
        '%z\_%', '%zpka\_%'
    ]);
end
$$;
comment on function assay._firewall_joinable(text) is 'Whether joined pieces hold an anchor of a detector that looks at them.';
revoke all on function assay._firewall_joinable(text) from public;

-- ---- api/_firewall_luhn.sql

create or replace function assay._firewall_luhn(p_digits text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_rest text := p_digits;
    v_ten bigint;
    v_sum bigint := 0;
begin
    -- ISO/IEC 7812-1, annex B: from the right, every second digit doubled, its digits added; ten digits at a time
    while v_rest <> '' loop
        v_ten := right(v_rest, 10)::bigint;
        v_rest := left(v_rest, -10);
        v_sum := v_sum
            + v_ten % 10 + v_ten / 100 % 10 + v_ten / 10000 % 10 + v_ten / 1000000 % 10 + v_ten / 100000000 % 10
            + v_ten / 10 % 10 * 2 - v_ten / 10 % 10 / 5 * 9
            + v_ten / 1000 % 10 * 2 - v_ten / 1000 % 10 / 5 * 9
            + v_ten / 100000 % 10 * 2 - v_ten / 100000 % 10 / 5 * 9
            + v_ten / 10000000 % 10 * 2 - v_ten / 10000000 % 10 / 5 * 9
            + v_ten / 1000000000 % 10 * 2 - v_ten / 1000000000 % 10 / 5 * 9;
    end loop;
    return v_sum % 10 = 0;
end
$$;
comment on function assay._firewall_luhn(text) is 'Whether the last digit is the check digit of ISO/IEC 7812-1 annex B.';
revoke all on function assay._firewall_luhn(text) from public;

-- ---- api/_firewall_is_card.sql

-- requires: _firewall_luhn
-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_is_card(p_digits text)
returns boolean
language sql
immutable
parallel safe
return case
    when assay._firewall_luhn(p_digits)
        then (length(p_digits) in (13, 16, 19) and left(p_digits, 1) = '4')
            or (length(p_digits) = 16 and left(p_digits, 2) collate "C" between '51' and '55')
            or (length(p_digits) = 16 and left(p_digits, 4) collate "C" between '2221' and '2720')
            or (length(p_digits) = 15 and left(p_digits, 2) = '34')
            or (length(p_digits) = 15 and left(p_digits, 2) = '37')
            or (length(p_digits) in (14, 16) and left(p_digits, 3) collate "C" between '300' and '305')
            or (length(p_digits) in (14, 16) and left(p_digits, 4) = '3095')
            or (length(p_digits) in (14, 16) and left(p_digits, 2) = '36')
            or (length(p_digits) in (14, 16) and left(p_digits, 2) collate "C" between '38' and '39')
            or (length(p_digits) in (16, 19) and left(p_digits, 4) = '6011')
            or (length(p_digits) in (16, 19) and left(p_digits, 3) collate "C" between '644' and '649')
            or (length(p_digits) in (16, 19) and left(p_digits, 2) = '65')
            or (length(p_digits) in (16, 19) and left(p_digits, 4) collate "C" between '3528' and '3589')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 2) = '62')
            or (length(p_digits) = 16 and left(p_digits, 2) collate "C" between '81' and '82')
            or (length(p_digits) = 16 and left(p_digits, 2) = '60')
            or (length(p_digits) = 16 and left(p_digits, 3) = '508')
            or (length(p_digits) = 16 and left(p_digits, 3) = '353')
            or (length(p_digits) = 16 and left(p_digits, 3) = '356')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '5018')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '5020')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '5038')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '5893')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '6304')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '6759')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) collate "C" between '6761' and '6763')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '6767')
            or (length(p_digits) = 16 and left(p_digits, 4) = '6390')
            or (length(p_digits) = 16 and left(p_digits, 4) = '5067')
            or (length(p_digits) = 16 and left(p_digits, 4) = '5066')
            or (length(p_digits) = 16 and left(p_digits, 3) = '509')
            or (length(p_digits) = 16 and left(p_digits, 4) collate "C" between '6362' and '6363')
            or (length(p_digits) = 16 and left(p_digits, 4) collate "C" between '6504' and '6516')
            or (length(p_digits) = 16 and left(p_digits, 4) collate "C" between '2200' and '2204')
            or (length(p_digits) = 16 and left(p_digits, 4) = '9792')
            or (length(p_digits) = 16 and left(p_digits, 6) = '606282')
            or (length(p_digits) in (16, 19) and left(p_digits, 6) collate "C" between '506099' and '506198')
    else false
end;
comment on function assay._firewall_is_card(text) is 'Whether digits are a payment card: a range of an issuer, its length, and Luhn.';
revoke all on function assay._firewall_is_card(text) from public;

-- ---- api/_firewall_card.sql

-- requires: _firewall_is_card
create or replace function assay._firewall_card(p_run text)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_letters constant text := 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
    v_shape text;
    -- so many groups at the beginning are digits of a telephone number, or of an id
    v_taken integer := case when left(p_run, 1) = '+' then 1 when strpos(v_letters, substr(p_run, 2, 1)) > 0 then 2 else 0 end;
    v_run text := p_run;
    v_pieces text [];
    v_marks text [];
    -- of each group: its digits, their number, their place, whether it is set off from the one before, whether a line
    v_groups text [] := '{}';
    v_sizes integer [] := '{}';
    v_starts integer [] := '{}';
    v_apart boolean [] := '{}';
    v_breaks boolean [] := '{}';
    v_count integer := 0;
    v_at integer := 0;
    v_glue boolean := false;
    v_dots boolean [] := '{}';
    v_dot boolean := false;
    v_break boolean := false;
    v_first integer;
    v_last integer;
    v_end integer;
    v_until integer;
    v_least integer;
    v_size integer;
    v_number text;
    v_broken boolean;
    v_dotted boolean;
    v_most integer;
    v_n integer;
    v_cards integer;
    v_heads integer [];
    v_found integer [] := '{}';
begin
    v_shape := translate(p_run, '123456789', '000000000');
    -- most are written in one of these ways
    if translate(v_shape, '0', '') = '' then
        return case when length(p_run) between 13 and 19 and assay._firewall_is_card(p_run) then array[0, length(p_run)] end;
    elsif v_shape in (
        '0000 0000 0000 0000', '0000-0000-0000-0000', '0000 000000 00000', '0000-000000-00000',
        '0000 000000 0000', '0000-000000-0000'
    ) then
        return case when assay._firewall_is_card(translate(p_run, ' -', '')) then array[0, length(p_run)] end;
    end if;
    -- no more than one line, no number in one piece, groups as of no card, not two halves, not digit by digit: no card
    if not v_shape collate "C" ~ E'\n|0{13}|(?:^|[^0])0{4}[^0]+0{4}|^0{4}[^0]|^0+[^0]+0+$|^0[^0]' then
        return null;
    end if;

    -- the digits before and after these letters are those of an id
    if strpos(v_letters, left(right(v_run, 2), 1)) > 0 then
        v_run := rtrim(rtrim(left(v_run, -1), v_letters), '0123456789');
    end if;
    if v_taken > 0 then
        v_run := translate(v_run, '+()' || v_letters, repeat('>', 55));
    end if;
    -- each mark stands after a piece, which may be empty
    v_pieces := string_to_array(translate(v_run, E'\t\r\n.->', '      '), ' ');
    v_marks := string_to_array(translate(v_run, '0123456789', ''), null);
    for v_n in 1..cardinality(v_pieces) loop
        if v_pieces[v_n] <> '' then
            v_count := v_count + 1;
            v_groups := v_groups || v_pieces[v_n];
            v_sizes := v_sizes || length(v_pieces[v_n]);
            v_starts := v_starts || v_at;
            v_apart := v_apart || (v_break or not v_glue);
            v_breaks := v_breaks || v_break;
            v_dots := v_dots || v_dot;
            v_at := v_at + length(v_pieces[v_n]);
            v_glue := false;
            v_dot := false;
            v_break := false;
        end if;
        v_at := v_at + 1;
        if v_marks[v_n] = E'\n' then
            v_break := true;
        elsif v_marks[v_n] in ('-', '.') then
            v_glue := true;
            v_dot := v_dot or v_marks[v_n] = '.';
        end if;
    end loop;

    v_first := 1;
    v_end := 0;
    while v_first <= v_count loop
        v_last := v_first;
        while v_last < v_count and not v_breaks[v_last + 1] loop
            v_last := v_last + 1;
        end loop;
        -- All that is left, broken by ends of lines, then the line: grouped as one number, or a number before an
        -- expiry date. Cards come in groups of three and more, or digit by digit; telephone numbers do not.
        for v_n in case when v_first = 1 and v_last < v_count then 1 else 2 end..2 loop
            continue when v_end >= v_first or (v_first = 1 and v_taken > 0) or v_sizes[v_first] in (2, 3);
            v_until := case v_n when 1 then v_count else v_last end;
            v_least := case when v_sizes[v_first] = 1 then 1 else 3 end;
            v_size := 0;
            v_heads := '{}';
            for v_k in v_first..v_until loop
                v_size := v_size + v_sizes[v_k];
                exit when v_size > 19 or v_sizes[v_k] < v_least;
                if v_k = v_until then
                    v_heads := v_k || v_heads;
                elsif v_size >= 13
                    and (
                        v_breaks[v_k + 1]
                        or left(v_groups[v_k + 1] || coalesce(v_groups[v_k + 2], ''), 2)
                        in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12')
                    )
                then
                    v_heads := v_heads || v_k;
                end if;
            end loop;
            foreach v_until in array v_heads loop
                v_number := '';
                v_most := 0;
                v_broken := false;
                v_dotted := false;
                for v_k in v_first..v_until loop
                    v_number := v_number || v_groups[v_k];
                    v_most := greatest(v_most, v_sizes[v_k]);
                    if v_k > v_first then
                        v_broken := v_broken or v_breaks[v_k];
                        v_dotted := v_dotted or v_dots[v_k];
                    end if;
                end loop;
                -- one number, and not two
                if (
                    v_until = v_first or v_sizes[v_first] = 1 or (v_sizes[v_first] = 4 and v_most <= 6) or v_broken
                    or (
                        v_until = v_first + 1
                        and (
                            abs(v_sizes[v_first] - v_sizes[v_until]) <= 1
                            or (v_sizes[v_first] = 6 and v_sizes[v_until] = 13)
                        )
                    )
                )
                and (
                    not v_dotted
                    or (
                        v_until >= v_first + 2
                        and (v_sizes[v_first], v_sizes[v_first + 1], v_sizes[v_first + 2]) in ((4, 4, 4), (4, 6, 5), (4, 6, 4))
                    )
                )
                and assay._firewall_is_card(v_number)
                then
                    v_found := v_found || v_starts[v_first] || (v_starts[v_until] + v_sizes[v_until]);
                    v_end := v_until;
                    exit;
                end if;
            end loop;
        end loop;

        -- what is set off from its neighbours
        v_n := greatest(v_first, v_end + 1);
        while v_n <= v_last loop
            v_cards := 0;
            v_end := v_n;
            if (v_first = 1 and v_n <= v_taken) or (v_n > v_first and not v_apart[v_n]) then
                null;
            elsif v_sizes[v_n] between 13 and 19 then
                v_cards := case when v_first > 1 or v_taken = 0 or v_sizes[v_n] >= 15 then 1 else 0 end;
            elsif v_sizes[v_n] <> 4 or (v_first = 1 and v_taken > 0) or v_n + 2 > v_last then
                null;
            elsif v_sizes[v_n + 1] = 6 and v_sizes[v_n + 2] in (4, 5) then
                v_cards := 1;
                v_end := v_n + 2;
            elsif v_n + 3 <= v_last and v_sizes[v_n + 1] = 4 and v_sizes[v_n + 2] = 4 and v_sizes[v_n + 3] = 4
                and (v_n = v_first or v_sizes[v_n - 1] <> 4)
            then
                v_until := v_n + 3;
                while v_until < v_last and v_sizes[v_until + 1] = 4 loop
                    v_until := v_until + 1;
                end loop;
                v_end := v_n + 3;
                v_size := v_until - v_n + 1;
                if v_size = 4
                    or left(v_groups[v_n + 4], 2)
                    in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12')
                then
                    v_cards := 1;
                elsif v_size = 5 then
                    -- a card and a code beside it
                    if v_apart[v_n + 4]
                        and assay._firewall_is_card(v_groups[v_n] || v_groups[v_n + 1] || v_groups[v_n + 2] || v_groups[v_n + 3])
                    then
                        v_cards := 1;
                    elsif v_apart[v_n + 1] then
                        v_cards := 1;
                        v_n := v_n + 1;
                        v_end := v_n + 3;
                    end if;
                elsif v_size % 4 = 0 or v_size >= 32 then
                    -- a row of cards: all of the first eight are
                    v_cards := v_size / 4;
                    for v_k in 0..least(v_cards, 8) - 1 loop
                        if not assay._firewall_is_card(
                            v_groups[v_n + v_k * 4] || v_groups[v_n + v_k * 4 + 1]
                            || v_groups[v_n + v_k * 4 + 2] || v_groups[v_n + v_k * 4 + 3]
                        ) then
                            v_cards := 0;
                            exit;
                        end if;
                    end loop;
                end if;
            end if;
            if v_cards = 1 then
                v_number := '';
                for v_k in v_n..v_end loop
                    v_number := v_number || v_groups[v_k];
                end loop;
                if (
                    v_end = v_last or v_apart[v_end + 1]
                    or left(v_groups[v_end + 1] || coalesce(v_groups[v_end + 2], ''), 2)
                    in ('01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12')
                )
                and assay._firewall_is_card(v_number)
                then
                    v_found := v_found || v_starts[v_n] || (v_starts[v_end] + v_sizes[v_end]);
                else
                    v_end := v_n;
                end if;
            elsif v_cards > 1 then
                for v_k in 0..v_cards - 1 loop
                    v_end := v_n + v_k * 4 + 3;
                    if assay._firewall_is_card(v_groups[v_end - 3] || v_groups[v_end - 2] || v_groups[v_end - 1] || v_groups[v_end]) then
                        v_found := v_found || v_starts[v_end - 3] || (v_starts[v_end] + 4);
                    end if;
                end loop;
            else
                v_end := v_n;
            end if;
            v_n := v_end + 1;
        end loop;
        v_first := v_last + 1;
    end loop;
    return nullif(v_found, '{}');
end
$$;
comment on function assay._firewall_card(text) is
'The spans (start, end, start, end and so on) of the payment cards in digits and separators that stand together; null where there is none.';
revoke all on function assay._firewall_card(text) from public;

-- ---- api/_firewall_marks.sql

create or replace function assay._firewall_marks(p_token text)
returns integer
language sql
immutable
parallel safe
return least(length(p_token) - length(ltrim(p_token, '_')), length(p_token) - length(rtrim(p_token, '_')));
comment on function assay._firewall_marks(text) is 'How many underscores stand on either side of a token: they mark what is written in italics.';
revoke all on function assay._firewall_marks(text) from public;

-- ---- api/_firewall_match.sql

create or replace function assay._firewall_match(p_text text, p_pattern text)
returns table (span_start integer, head text, body text, before text, after text)
language sql
immutable
strict
parallel safe
rows 5
begin atomic
-- Matches carry no position, and regexp_instr() would walk from the start for every match. So each match is framed
-- by characters that no text holds (noncharacters of Unicode, dropped by folding), in one pass, and the places are
-- added up. One pass also means one compiled pattern: a session keeps 32.
-- A pattern that begins with (( has two groups: what announces the find (head) and the find itself (body).
select
    (m.text_end - length(m.gap) - length(m.head) - length(m.body))::integer as span_start,
    m.head,
    m.body,
    right(m.last_gap, 255) as before,
    left(m.gap, 255) as after
from (
    select
        p.n,
        p.head,
        p.body,
        p.gap,
        sum(length(p.head) + length(p.body) + length(p.gap)) over (order by p.n) as text_end,
        lag(p.gap) over (order by p.n) as last_gap
    from (
        select
            z.n,
            case when z.n = 1 or strpos(z.piece, U&'\FDD2') = 0 then '' else split_part(z.piece, U&'\FDD2', 1) end as head,
            case
                when z.n = 1 then ''
                else split_part(
                    case when strpos(z.piece, U&'\FDD2') > 0 then split_part(z.piece, U&'\FDD2', 2) else z.piece end,
                    U&'\FDD1',
                    1
                )
            end as body,
            case when z.n = 1 then z.piece else split_part(z.piece, U&'\FDD1', 2) end as gap
        from string_to_table(
            regexp_replace(
                p_text collate "C",
                p_pattern,
                case when left(p_pattern, 2) = '((' then U&'\FDD0\\1\FDD2\\2\FDD1' else U&'\FDD0\\&\FDD1' end,
                'g'
            ),
            U&'\FDD0'
        ) with ordinality as z (piece, n)
    ) as p
) as m
where m.n > 1;
end;
comment on function assay._firewall_match(text, text) is
'Every match of a pattern, with where it starts (code points, the first character is 0) and what stands around it, in linear time.';
revoke all on function assay._firewall_match(text, text) from public;

-- ---- api/_firewall_near.sql

create or replace function assay._firewall_near(p_text text)
returns text []
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_chars text;
    v_absent text;
    v_words text [];
begin
    if length(p_text) <= 4096 then
        return array(
            select d.detector::text
            from assay.never_record_detector as d
            where d.enabled and d.kind = 'vendor' and p_text collate "C" like any (d.anchors)
        );
    end if;
    -- Each word costs a walk through the text. Those with a character that is not there need none;
    select string_agg(distinct c.c, '')
    into v_chars
    from assay.never_record_detector as d
    cross join lateral unnest(d.anchors) as a (word)
    cross join lateral string_to_table(translate(a.word, '%\', '') collate "C", null) as c (c)
    where d.enabled and d.kind = 'vendor';
    select coalesce(string_agg(c.c, ''), '')
    into v_absent
    from string_to_table(v_chars, null) as c (c)
    where strpos(p_text, c.c) = 0;
    -- and of those that stand in a row, all are looked for at once, and each only where one is there.
    select coalesce(array_agg(w.word), '{}')
    into v_words
    from (
        select array_agg(n.word) as words, string_agg(n.pattern, '|') as pattern
        from (
            select
                d.word,
                regexp_replace(
                    regexp_replace(substr(d.word, 2, length(d.word) - 2) collate "C", '\\(.)', '\1', 'g') collate "C",
                    '([^A-Za-z0-9_])', '\\\1', 'g'
                ) as pattern,
                (row_number() over (order by length(d.word), d.word collate "C") - 1) / 24 as part
            from (
                select distinct a.word
                from assay.never_record_detector as r
                cross join lateral unnest(r.anchors) as a (word)
                where r.enabled and r.kind = 'vendor' and translate(a.word, v_absent, '') = a.word
            ) as d
        ) as n
        group by n.part
        offset 0
    ) as g
    cross join lateral unnest(case when p_text collate "C" ~ g.pattern then g.words end) as w (word)
    where p_text collate "C" like w.word;
    return array(
        select d.detector::text
        from assay.never_record_detector as d
        where d.enabled and d.kind = 'vendor' and d.anchors && v_words
    );
end
$$;
comment on function assay._firewall_near(text) is
'The detectors of vendors'' tokens of which an anchor stands in a text: only these can find something in it.';
revoke all on function assay._firewall_near(text) from public;

-- ---- api/_firewall_number.sql

-- requires: _firewall_luhn
create or replace function assay._firewall_number(p_number text, p_check text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_digits text;
    v_sum integer;
    v_other integer;
begin
    if p_check = 'none' then
        return true;
    end if;
    v_digits := translate(p_number, translate(p_number, '0123456789', ''), '');
    if p_check = 'luhn' then
        return assay._firewall_luhn(v_digits);
    elsif p_check = 'cpf' then
        -- Receita Federal: two check digits, weights 10 to 2 and 11 to 2
        select sum((11 - d.n) * d.d::integer) * 10 % 11 % 10
        into v_sum
        from unnest(string_to_array(left(v_digits, 9), null)) with ordinality as d (d, n);
        select sum((12 - d.n) * d.d::integer) * 10 % 11 % 10
        into v_other
        from unnest(string_to_array(left(v_digits, 10), null)) with ordinality as d (d, n);
        return right(v_digits, 2) = v_sum::text || v_other::text and translate(v_digits, left(v_digits, 1), '') <> '';
    elsif p_check = 'cn_id' then
        -- GB 11643-1999: weighted sum modulo 11 picks the last character
        select sum((array[7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2])[d.n] * d.d::integer) % 11
        into v_sum
        from unnest(string_to_array(left(p_number, 17), null)) with ordinality as d (d, n);
        return substr('10x98765432', v_sum + 1, 1) = right(p_number, 1);
    elsif p_check = 'dni' then
        -- the letter is the remainder of 23; X, Y and Z stand for 0, 1 and 2
        v_sum := translate(left(p_number, -1), 'xyz-', '012')::integer % 23;
        return substr('trwagmyfpdxbnjzsqvhlcke', v_sum + 1, 1) = right(p_number, 1);
    elsif p_check = 'routing' then
        select sum((array[3, 7, 1])[(d.n - 1) % 3 + 1] * d.d::integer) % 10
        into v_sum
        from unnest(string_to_array(v_digits, null)) with ordinality as d (d, n);
        return v_sum = 0;
    end if;
    raise exception 'unknown check of a number'
        using errcode = 'ME005', hint = 'Name a check that assay.never_record_detector documents.';
end
$$;
comment on function assay._firewall_number(text, text) is 'Whether the digits of a named number satisfy the check of its kind.';
revoke all on function assay._firewall_number(text, text) from public;

-- ---- api/_firewall_pattern.sql

-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_pattern(p_name text)
returns text
language sql
immutable
strict
parallel safe
return case p_name
    when 'run' then
        '[A-Za-z0-9+/_=.~$%@:;#!^&*?-]{16,}'
    when 'joint' then
        ('(?:[ \t]{0,4}\\?\r?\n[ \t>|*#]{0,16}|<w?br ?/?>(?:\r?\n)?| and then |["''][ ]{0,2}[+.&]?[ ]{0,2}(?:\\?\r?\n[ \t]{'
        || '0,16})?["'']|[ ]{1,2}|\t)')
    when 'word' then
        '[a-z0-9]'
    when 'escape' then
        ('%25[2-7][0-9A-Fa-f]|%[0-9A-Fa-f]{2}|\\\\{0,6}u00[0-9A-Fa-f]{2}|\\\\{0,6}u\{[0-9A-Fa-f]{2}\}|\\\\{0,6}x[0-9A-Fa-f'
        || ']{2}|\\\\{0,6}["''`/nrt]|\\[_.~$:@*#=+-]|&#[0-9]{2,3};|&#x[0-9A-Fa-f]{2};|&(?:quot|apos|lt|gt|amp);')
    when 'bigram' then
        ('[aA][bcdgilmnprsty]|[bB][aeluy]|[cC][aehiklort]|[dD][aeio]|[eE][acdeflmnrstvxy]|[fF][afiot]|[gG][ehir]|[hH][aeio'
        || ']|[iI][acdeflmnorstv]|[kK][e]|[lL][adeiloty]|[mM][aeiop]|[nN][acdegiost]|[oO][bflmnprstuw]|[pP][aehlor]|[qQ][u]|'
        || '[rR][aeiosty]|[sS][aehiopstuy]|[tT][aehiorsty]|[uU][bdeilnprst]|[vV][ei]|[wW][aehi]|[xX][t]')
    when 'consonants' then
        '[bcdfghjklmnpqrstvwxz]{5,}'
    when 'placeholder' then
        ('^(?:(?:your|my|the|some|this)[-_ ]?(?:api|secret|password|passwd|pass|pwd|token|key|own|access|auth|client|priva'
        || 'te|db|user|new|here|value|super|very|username)|(?:insert|enter|replace|change|put|paste|add|set|use)[-_ ]?(?:me|'
        || 'your|this|here|with|the|it|in|key|api|token|secret|password)|(?:changeit|changeme|placeholder|example|sample|dum'
        || 'my|redacted|removed|hidden|masked|todo|fixme|tbd|none|null|nil|undefined|true|false|test|testing|secret|password'
        || '|passwd|token|string|required|optional|default|foobar|foo|bar|admin|root|user|guest|demo|fake|mock)(?:[-_.]?(?:k'
        || 'ey|token|secret|password|value|here|[0-9]{1,3}))?[^a-z0-9]*\Z|[^ ]*(?:x{4,}|[*]{3,}|[.]{3}|•{2,}|[<>]|0{8,}|[{]{'
        || '2}|[_-]here\Z|redacted|placeholder|changeme|█)|[$](?:[{(]|env:|[a-z_]+-?\Z)|%[a-z_0-9]+%|[{(<]|\[|!(?:ref|vault|'
        || 'sub|getatt|secret|env|encrypted)|(?:vault|file|env|arn|op|ssm|keyring|sops|secretsmanager|azurekeyvault|gcp|aws|'
        || 'ref[+]vault|doppler|bws|infisical|secrets?|https?|ftp|ipfs|git|docker|data|sha256|sha512|md5|urn|uuid|var|local|'
        || 'enc):|(?:process[.]env|os[.]environ|os[.]getenv|env|var|local|data|secrets|settings|config|self|this|props|param'
        || 's|req|request|response|module|input|ctx|context|options|opts|args|form|import[.]meta)[.]|[~.]{0,2}/(?![a-z0-9+/]'
        || '{39}\Z|[a-z0-9+/]{20,}={1,2}\Z)|[a-z]:\\|[^:]{2,10}://|[^ ]*[.](?:jsonl?|png|jpe?g|gif|webp|svg|pdf|txt|csv|tsv|'
        || 'parquet|gz|zip|tar|py|js|ts|html?|xml|ya?ml|toml|md|log|mp[34]|pem|crt|cert|key|sh|sql|conf|ini|lock|env)\Z|[$@:'
        || '!%#]?[a-z_]{0,24}(?:password|passwd|pwd|token|secret|api_?key|credential|passphrase)s?[a-z_]{0,16}[0-9]{0,3}[!%]'
        || '?\Z|(?:abc|abcd|abcdef|qwerty|foobar|hello|sk-|key|tok|pwd|pw)[-_]?[0-9]{1,4}\Z|(?:s3cr3t|p4ssw0rd|passw0rd|pa55'
        || 'w0rd|p@ssw0rd|p@ssword|1234567890|0123456789|deadbeef|changeit)[0-9!]{0,3}\Z|[a-z0-9+/]*example(?:key|token|secr'
        || 'et|password)?[0-9]{0,2}\Z|(?:dxnlcjpwyxnz|dxnlcm5hbwu6cgfzc3dvcmq|qwxhzgrpbjpvcgvuihnlc2ftzq|ywrtaw46ywrtaw4)|(?'
        || ':apache|mit|[al]{0,2}gpl|bsd|mpl|cc0|cc-(?:by|zero)|epl|unicode|openssl|artistic|zlib|boost|bsl|psf|ofl|eupl|g?f'
        || 'dl|expat)[-_0-9.a-z+]*\Z|#[0-9a-f]{3}(?:[0-9a-f]{3}(?:[0-9a-f]{2})?)?\Z|\\[fes&]|@[a-z][a-z0-9_-]*\Z)')
    when 'name' then
        ('^(?:[$]?[A-Z][A-Z0-9_]*_[A-Z0-9_]*\Z|[$][A-Z]+\Z|[$][0-9]|[A-Z]+\Z|!?[A-Za-z_][A-Za-z_]*(?:(?:[.]|->|::)[A-Za-z_'
        || '][A-Za-z0-9_]*)+\Z)')
    when 'ordinary' then
        ('^(?:[0-9]+(?:[.:/x-][0-9]+)*[a-z%]{0,3}|v?[0-9]+(?:[.][0-9]+)+[a-z0-9.+-]*|[0-9]{4}-[0-9]{2}(?:-[0-9t:.z+-]+)?|('
        || '?:[a-z]+[-_.])*(?:sha|utf|base|md|oauth|aes|rsa|rs|hs|es|python|py|http|ipv|int|float|uint|v|x|s|h|web|log|gpt|c'
        || 'laude|tls|ed|p|argon|bcrypt|pbkdf|c|java|node|go|html|css)-?[0-9.]{1,6}(?:[-_.][a-z]+)*)\Z')
    when 'parameter' then
        '&[A-Za-z_][A-Za-z0-9_.-]{0,40}=|&(?:[lr][ds]quo|quot|lt|gt|apos|nbsp)(?![A-Za-z0-9])|\\+["''`nrt]'
    when 'naming' then
        ('((?:(?:(?:page|next|prev|previous|continuation|pagination|sync|skip|delta|starting|resume|resumption|scroll|chan'
        || 'ge|watch)[ _-]?(?:page|sync|list|start|change)?[ _-]?token|(?<![a-z])(?:public|primary|foreign|partition|sort|sh'
        || 'ard|cache|idempoten(?:cy|ce)|dedup(?:e|lication)?|object|row|artifact|composite|natural|grouping|unique|lookup|m'
        || 'emo|issue|translation|column|surrogate|candidate|attribute|i18n|locale|answer|react|record|entity|asset|image|ve'
        || 'rif(?:y|ication)|ordering|lock|hot|metric|my_?cache)[ _-]?keys?|pub[_-]?key|public[ _-]?key[ _-]?token|key[ _-]?'
        || 'ids?|(?:recv|send|fetch|list|delete|edit|export|import|refresh)-keys?|gpg key|(?:password|tls|pull|existing)secr'
        || 'et(?:name|ref)?|secret(?:keyref|[_-]?name|[_-]?ref))(?:["''`\])]{0,2}[ ]{0,2}(?::=|=>|[:=])[ ]{0,2}| (?:is |was |'
        || 'are )?)|(?:signature|hmac|x-hub-signature-256)["'']{0,2}[ ]{0,2}[:=][ ]{0,2}["'']{0,2}(?=(?:sha256=)?[0-9a-f]{32,1'
        || '28}(?![a-z0-9]))|key: {1,2}(?=(?:\$\{\{[^{}\r\n]{1,60}\}\}|[a-z]{2,12}(?:-[a-z0-9.]{1,12}){0,3})-[0-9a-f]{40,64}'
        || '(?![a-z0-9])))["''`<({]{0,2})([^ \t\r\n"''`&;,<>()\[\]{}]+)')
    when 'label' then
        ('((?:(?:ids?|guid|uuid|cursor|etag|nonce|digest|checksum|fingerprint|thumbprint|integrity|revision|commit|sha|sha'
        || '1|sha256|sha384|sha512|md5|crc32|hash|cid|kid|cf-ray|trace|span|parent|marker|continuation|starting_after|ending'
        || '_before|next_page|resolved|scroll|nonce)["''`\])]{0,2}[ ]{0,2}(?::=|=>|[:=])[ ]{0,2}["''`<({\[]{0,2}(?:w/")?|(?:sh'
        || 'a(?:1|256|384|512)|nonce)[:=-]["'']?|h1:|ssh-(?:rsa|dss|ed25519) |ecdsa-sha2-nistp[0-9]{3} |data:[a-z]{4,12}/[a-z'
        || '0-9.+-]{2,40}(?:;[a-z0-9=-]{1,24}){0,2},|"[nxy]" ?: ?"))([^ \t\r\n"''`&;,<>()\[\]{}]+)')
    when 'armour' then
        ('((?:-----begin (?:(?:x509 |trusted |new )?certificate(?: request)?|(?:[a-z0-9]{2,8} )?public key(?: block)?|pgp '
        || '(?:signature|message)|x509 crl|pkcs7)-----))([^-]+)')
    when 'goods' then
        ('((?:(?<![a-z])(?:ean|gtin|isbn|upc|jan|imei|iccid|barcode|snowflake|tweet)(?:[-:. #]{0,3}[0-9]{1,2}(?![0-9]))?[a'
        || '-z :.#=-]{0,12}))([0-9][0-9 -]+)')
    when 'url_plain' then
        '[A-Za-z][A-Za-z0-9+.-]*://[^ \t\r\n@/]*\Z'
    when 'url_left' then
        '[^ \t\r\n"''<>`]*\Z'
    when 'url_above' then
        '[^ \t\r\n"''<>`]+[ \t]{0,8}\r?\n[ \t>]{0,16}\Z'
    when 'url_right' then
        '^[^ \t\r\n"''<>`]*[^ \t\r\n"''<>`.,;:!?)]'
    when 'object_id' then
        ('^(?:(?:toolu|srvtoolu|mcptoolu|msg|msgbatch|call|chatcmpl|cmpl|resp|run|step|thread|thrd|asst|file|files|req|req'
        || 'uest|batch|wrkspc|workspace|ws|wsp|ftjob|evt|event|ev|cus|cust|customer|sub|pi|ch|prod|price|acct|account|acc|or'
        || 'g|proj|prj|user|usr|uid|item|itm|cs|sess|ses|session|in|inv|invoice|ii|il|li|pm|seti|txn|trx|tx|si|cn|card|src|p'
        || 'link|po|payout|tr|promo|qt|we|ep|du|ba|link|ins|inst|conn|dpl|dep|deploy|team|icfg|job|task|node|img|image|doc|d'
        || 'ocs|chat|chan|trc|trace|span|agent|ord|order|obj|object|vs|rs|fc|rec|record|prt|part|ctx|conv|conversation|wf|wo'
        || 'rkflow|wh|cart|ca|shp|ship|trk|pkg|loc|addr|adr|device|dev|ref|cid|mid|pid|rid|tid|mem|mbr|member|build|bld|env|'
        || 'pol|policy|role|perm|grp|group|vid|video|ast|asset|upl|upload|exp|model|ds|dataset|tbl|row|col|page|pg|block|blk'
        || '|form|field|fld|survey|note|tkt|ticket|case|log|err|act|action|app|bot|lead|deal|contact|company|campaign|list|s'
        || 'eg|tmpl|template|post|comment|cmt|feed|media|clip|track|album|playlist|store|shop|site|domain|zone|dns|cert|vol|'
        || 'snap|disk|vm|pod|svc|service|cluster|region|net|subnet|lb|fn|func|function|lambda|exec|execution|hook|sched|cron'
        || '|queue|q|topic|stream|sid|nonce|prompt|pmpt|rule|flag|exper|var|variant|dim|metric|alert|incident|inc|mon|check|'
        || 'probe|sch|schema|rev|version|ver|ckpt|checkpoint|art|artifact|eval|grader|sample|emb|vec|chunk|kb|mcp|mcpl|cntr|'
        || 'container|sbx|sandbox|sb|rt|route|intent|entity|ent|person|ppl|place|geo)(?:_(?:vrtx|bdrk|test|live|prod|dev))?['
        || '_-][A-Za-z0-9+/=]{12,}|(?:rec|app|tbl|fld|viw|sel|att|wsp|itm|pag)[A-Za-z0-9]{14}|(?:I|[A-Z]{2})[0-9a-f]{32,40}|'
        || '(?:[A-Za-z]+[_-])+[0-9a-f]{16,}(?:[_-][A-Za-z0-9]{1,6})?|[0-9a-f]{16}-[A-Z]{3}|[a-z]{2,12}_01[A-Za-z0-9]{22}|(?:'
        || '[a-z]{1,16}[_:.-])*[0-7][0-9A-HJKMNP-TV-Z]{25}|Qm[1-9A-HJ-NP-Za-km-z]{44}|(?:sha(?:1|256|384|512)|nonce)-[A-Za-z'
        || '0-9+/=_-]+|[A-Za-z0-9+/]*EXAMPLE[A-Z]{0,8}|[A-Za-z0-9+/_=-]*(?:abcdefghij|ABCDEFGHIJ|0123456789)[A-Za-z0-9+/_=-]'
        || '*)\Z')
    when 'slug' then
        ('^(?:(?:[A-Za-z0-9]{1,4}|(?=[A-Za-z0-9]{5})(?:(?:[A-Z]+|[a-z]+(?:[A-Z][a-z]+)*|(?:[A-Z][a-z]+)+)[0-9]{0,8}|[0-9]{'
        || '5,19}[A-Za-z]{0,2}|[0-9]{1,8}T[0-9]{2,9}Z?|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}))(?:[_.:'
        || '/@#|+-]{1,2}|\Z))+\Z')
    when 'session_name' then
        ('^(?:(?:[A-Za-z0-9]{1,4}|(?=[A-Za-z0-9]{5})(?:(?:[A-Z]+|[a-z]+(?:[A-Z][a-z]+)*|(?:[A-Z][a-z]+)+)[0-9]{0,8}|[0-9]{'
        || '5,19}[A-Za-z]{0,2}|[0-9]{1,8}T[0-9]{2,9}Z?|[0-9a-f]{5,64}|[0-9A-F]{32,64}|[A-Z0-9]{9,11}|[0-7][0-9A-HJKMNP-TV-Z]'
        || '{25}))(?:[_.:/@#|+-]{1,2}|\Z))+\Z')
    when 'identifier' then
        ('^(?:[a-z]{1,16}[_:.-])*(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-7][0-9a-hjkmnp-tv-z]{2'
        || '5})\Z')
    when 'plain' then
        '^[A-Za-z]+(?:[_/.:-][A-Za-z]+)*[.:!?]*\Z'
    when 'chain' then
        ('(?<![A-Za-z0-9+/_=.~$%@:-])[A-Za-z0-9+/_=.~$%@:-]+(?:(?:[ \t]{0,4}\\?\r?\n[ \t>|*#]{0,16}|<w?br ?/?>(?:\r?\n)?| '
        || 'and then |["''][ ]{0,2}[+.&]?[ ]{0,2}(?:\\?\r?\n[ \t]{0,16})?["'']|[ ]{1,2}|\t)(?=[A-Za-z0-9+/_=.~$%@:-]*(?:[A-Za-'
        || 'z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[A-Z]{5}|[0-9]{4}))[A-Za-z0-9+/_=.~$%@:-]+)+')
    when 'odd' then
        '[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[A-Z]{5}|[0-9]{4}'
    when 'uneven' then
        '[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[_-][0-9]|[0-9][_-]|[@#$%^&*+~!?][A-Za-z0-9]|[0-9]{4}'
    when 'atom' then
        '(?<![A-Za-z0-9+/=_-])[A-Za-z0-9_-]{16,}={0,2}(?![A-Za-z0-9+/=])|(?<![A-Za-z0-9-])0x[0-9a-f]{64}(?![A-Za-z0-9])'
    when 'base64' then
        '(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{22,}={0,2}(?![A-Za-z0-9+/=])'
    when 'symbols' then
        ('(?<![A-Za-z0-9/_=.~$%@;#!^&?+-])[A-Za-z0-9!@#$%^&*?+~_-]{16,40}(?![A-Za-z0-9/_=~$%@#!^&?+*-]|[.:;][A-Za-z0-9/_=~'
        || '$%@:;#!^&?+*-])')
    when 'percent' then
        '%[0-9A-Fa-f]{2}[^%]{0,12}%[0-9A-Fa-f]{2}'
    when 'machine' then
        '(?<![A-Za-z0-9+/_.=-])[A-Za-z0-9+/_.=-]{16,}'
    when 'path' then
        '(?:^|/)[a-z]{4,}(?:/|\Z)'
    when 'fragment' then
        ('(?:[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[A-Z]{5}|[0-9]{4})[A-Za-z0-9_.+/=-]{4}|[A-Za-z0-9_.+/=-]{4}(?:[A-Za-z]'
        || '[0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[0-9]{4})|[A-Za-z0-9_.+/=-]{2}(?:[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[0-9]{4})'
        || '[A-Za-z0-9_.+/=-]{2}')
    when 'figures' then
        ('[0-9]{4} ?[_|:·•] ?[0-9]{4}|[0-9](?:[ \t\r\n./>-]{0,4}[0-9]){5}|[a-z]{2}[0-9]{2}(?:[ \t.-]?[a-z0-9]){6}|[a-z]{5}'
        || '[0-9]{4}')
    when 'bare_figures' then
        ('[0-9]{4} ?[/_|:·•] ?[0-9]{4,6} ?[/_|:·•] ?[0-9]{4}|[0-9](?:[ \t\r\n>.-]{0,3}[0-9]){12}|[0-9]{3}\.[0-9]{3}\.[0-9]'
        || '{3}-|[0-9]{6}-[1-8][0-9]{6}|[0-9]{3}[ ]?-[ \r\n]{0,2}[0-9]{2}[ ]?-[ \r\n]{0,2}[0-9]{4}|[0-9]{17}|[a-z]{2} [0-9]{'
        || '2} [0-9]{2} [0-9]{2} |[a-z][0-9]{2}[a-z][0-9]{3}[a-z]|[a-z]{4}[0-9]{6}[hmx][a-z]|[a-z]{2}[0-9]{2}(?:[a-z0-9]{11}'
        || '|[ \t.-][a-z0-9]{4}[ \t.-][a-z0-9]{4})|cpf|rrn|주민|외국인|resident reg|nino|(?<![a-z])ni n|national insurance')
    when 'shaped' then
        ('sk[A-Za-z0-9]{80}|:[A-Za-z0-9_-]{43}|\.[A-Za-z0-9]{16}|\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27}|\.[A-Za-z0-9_-]{43}'
        || '|[0-9a-f]{13}-[0-9a-f]{8}-[0-9a-f]{8}|[0-9]{8}-[A-Za-z0-9]{30}|:[0-9a-f]{32}|[0-9a-f]{32}-us[0-9]|:AA[A-Za-z0-9_'
        || '-]{33}|_mmk|==:|Q~|NRAL|jsn[0-9a-f]{12}|AAAAAAAAAA|:APA91b|[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}|[_.-]'
        || '[A-Za-z0-9]{20}')
    when 'readable' then
        '(?<![A-Za-z0-9+/=])(?:(?:[2-7][0-9a-fA-F]){16}|(?:[I-Za-f][A-Za-z0-9+/]{3}){5}[A-Za-z0-9+/]{2})'
    when 'short' then
        ('(?:^[A-Za-z0-9+/_=.~$%@:;#!^&*?-]{1,15})?[^A-Za-z0-9+/_=.~$%@:;#!^&*?-]+(?:[A-Za-z0-9+/_=.~$%@:;#!^&*?-]{1,15}[^'
        || 'A-Za-z0-9+/_=.~$%@:;#!^&*?-]+)*(?:[A-Za-z0-9+/_=.~$%@:;#!^&*?-]{1,15}\Z)?')
    when 'six_digits' then
        '[0-9](?:[^0-9]{0,6}[0-9]){5}'
    when 'shape' then
        ('(?<![A-Za-z0-9])(?:[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,42})(?![A-Za-z0-9])|(?<![A-Za-z'
        || '0-9])(?:[0-9a-f]{32}\.[A-Za-z0-9]{16})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{43})(?'
        || '![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9]{8'
        || ',19}-[A-Za-z0-9]{30,50}(?!\.apps\.google))(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9]/[0-9]{15,17}(?:/[0-9]{15,17})'
        || '?:[0-9a-f]{32})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:['
        || '0-9a-f]{32})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9a-f]{32}-us[0-9]{1,2})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9'
        || ']{8,10}:AA[A-Za-z0-9_-]{33})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk)(?![A-Za-z0-9]'
        || ')|(?<![A-Za-z0-9])(?:[A-Za-z0-9+/]{22}==:[A-Za-z0-9]{32})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[A-Za-z0-9_~.-]{3}[0'
        || '-9]Q~[A-Za-z0-9_~.-]{31,34})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9a-f]{36}NRAL)(?![A-Za-z0-9])|(?<![A-Za-z0-9])'
        || '(?:[0-9a-f]{10}msh[0-9a-f]{15}p1[0-9a-f]{5}jsn[0-9a-f]{12})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[a-z0-9]{11}AAAAAA'
        || 'AAAA[A-Za-z0-9_-]{43})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{11}:APA91b[A-Za-z0-9_-]{100,})(?![A-Za-z0'
        || '-9])|(?<![A-Za-z0-9])(?:[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3,5})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:(?<![_.-])(?:[a-z]{2'
        || ',12}|[A-Z]{2,8})[0-9]{0,2}(?:[_-][a-z]{2,12}[0-9]{0,2}){0,3}[_.-][A-Za-z0-9]{20,}(?:[_-][A-Za-z0-9]{6,})*(?!@[A-'
        || 'Za-z0-9]))(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:sk[A-Za-z0-9]{80,})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[um][0-9]{6,9'
        || '}-[0-9a-f]{24})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:AC[0-9a-f]{32}:[0-9a-f]{32})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?'
        || ':(?:2|cr_|ak_|ngrok_)[A-Za-z0-9]{26,27}_[A-Za-z0-9]{21})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{6}\.[A-'
        || 'Za-z0-9_-]{6}:[A-Za-z0-9_-]{43})(?![A-Za-z0-9])')
end;
comment on function assay._firewall_pattern(text) is 'The named patterns of the firewall''s detector file; a constant where the name is one.';
revoke all on function assay._firewall_pattern(text) from public;

-- ---- api/_firewall_broken.sql

-- requires: _firewall_pattern _firewall_joinable
create or replace function assay._firewall_broken(p_text text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_piece text;
    v_joined text;
begin
    if not p_text collate "C" ~ assay._firewall_pattern('fragment') then
        return false;
    end if;
    if length(p_text) > 4096 then
        return true;
    end if;
    foreach v_piece in array (
        string_to_array(
            regexp_replace(p_text collate "C", assay._firewall_pattern('chain'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
        )
    )[2:] loop
        v_piece := split_part(v_piece, E'\uFDD1', 1);
        -- two pieces, what stands between them, and the shortest token
        continue when length(v_piece) < 17;
        v_joined := regexp_replace(v_piece collate "C", assay._firewall_pattern('joint'), '', 'g');
        if length(v_joined) >= 16 and assay._firewall_joinable(v_joined) then
            return true;
        end if;
    end loop;
    return false;
end
$$;
comment on function assay._firewall_broken(text) is
'Whether a text could hold a token broken by line ends, blanks or string concatenation; of a long text: whether it has a fragment.';
revoke all on function assay._firewall_broken(text) from public;

-- ---- api/_firewall_named_at.sql

-- requires: _firewall_pattern _firewall_match
create or replace function assay._firewall_named_at(p_lower bytea, p_place integer)
returns boolean
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_low constant integer := greatest(p_place - 512, 0);
    -- of bytes a part is taken without walking through all that stands before it
    v_left constant text := convert_from(substr(p_lower, v_low + 1, p_place - v_low), 'UTF8');
    v_right constant text := convert_from(substr(p_lower, p_place + 1, 1024), 'UTF8');
    v_rest text;
    v_end integer;
begin
    -- No announcement goes on over a digit and a blank (but for the 6 in the name of a header). What follows the last
    -- of these is looked at, up to where the value ends, and what an announcement may look at behind that.
    v_rest := regexp_replace(v_left collate "C", '^.*[0-57-9][ \t\r\n]', '');
    v_end := length(substring(v_right collate "C" from '^[^ \t\r\n"''`&;,<>()\[\]{}]*.'));
    if v_end is null or (v_low > 0 and v_rest = v_left) then
        return null;
    end if;
    return exists (
        select
        from assay._firewall_match(v_rest || left(v_right, v_end + 160), assay._firewall_pattern('naming')) as m
        where m.span_start + length(m.head) <= length(v_rest)
            and m.span_start + length(m.head) + length(m.body) > length(v_rest)
    );
end
$$;
comment on function assay._firewall_named_at(bytea, integer) is
'Whether a lower-case text (one byte for each character) announces at a place what is no secret (an id, the name of a row); null where only a look at all of it could tell.';
revoke all on function assay._firewall_named_at(bytea, integer) from public;

-- ---- api/_firewall_noise.sql

-- requires: _firewall_pattern
create or replace function assay._firewall_noise(p_token text)
returns integer
language sql
immutable
parallel safe
return length(
    regexp_replace(
        case
            when translate(p_token, 'abcdefghijklmnopqrstuvwxyz', '') = p_token then lower(p_token collate "C")
            else p_token
        end collate "C",
        assay._firewall_pattern('bigram'),
        '',
        'g'
    )
);
comment on function assay._firewall_noise(text) is
'How many characters of a token are left when the letter pairs of words are taken out: little in names, most in keys.';
revoke all on function assay._firewall_noise(text) from public;

-- ---- api/_firewall_grouped.sql

-- requires: _firewall_noise
create or replace function assay._firewall_grouped(p_token text)
returns boolean
language sql
immutable
strict
parallel safe
return (
    select
        count(*) filter (where g.mixed) * 2 > count(*)
        or (count(*) filter (where g.mixed) >= 2 and assay._firewall_noise(p_token) * 100 >= length(p_token) * 75)
    from (
        select
            translate(s.part, '0123456789', '') <> s.part
            and translate(s.part, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') <> s.part as mixed
        from unnest(string_to_array(p_token, '-')) as s (part)
    ) as g
);
comment on function assay._firewall_grouped(text) is 'Whether the groups of a licence key mix letters and digits.';
revoke all on function assay._firewall_grouped(text) from public;

-- ---- api/_firewall_noisy_part.sql

-- requires: _firewall_noise
create or replace function assay._firewall_noisy_part(p_part text)
returns boolean
language sql
immutable
parallel safe
return case
    when p_part <> lower(p_part collate "C") and p_part <> upper(p_part collate "C")
        and translate(p_part, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') <> p_part
        and translate(p_part, 'abcdefghijklmnopqrstuvwxyz', '') <> p_part
        then
            assay._firewall_noise(p_part) * 100
            >= length(p_part) * case when translate(p_part, '0123456789', '') <> p_part then 60 else 68 end
    when translate(p_part, '0123456789', '') <> p_part and lower(p_part collate "C") <> upper(p_part collate "C")
        then assay._firewall_noise(p_part) * 100 >= length(p_part) * 75
    else false
end;
comment on function assay._firewall_noisy_part(text) is 'Whether one part of a token is noise rather than a name, a word or a number.';
revoke all on function assay._firewall_noisy_part(text) from public;

-- ---- api/_firewall_printable.sql

create or replace function assay._firewall_printable(p_content bytea)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    -- encode() writes other bytes, and the backslash, as several characters; it leaves control characters alone
    v_text constant text := encode(p_content, 'escape');
begin
    return case
        when octet_length(v_text) = octet_length(p_content) and not v_text collate "C" ~ E'[\x01-\x1f\x7f]' then v_text
    end;
end
$$;
comment on function assay._firewall_printable(bytea) is 'Decoded bytes as text, where all of them are printable ASCII; else null.';
revoke all on function assay._firewall_printable(bytea) from public;

-- ---- api/_firewall_removed.sql

-- requires: _firewall_match
-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_removed(p_text text)
returns table (span_start integer, size integer)
language plpgsql
immutable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
as $$
begin
    return query
    select g.span_start, length(g.body)
    from assay._firewall_match(
        -- the characters that matches are framed with are dropped as well
        translate(p_text, U&'\FDD0\FDD1\FDD2', U&'\FDD3\FDD3\FDD3'),
        ('[\u00ad\u0300-\u036f\u061c\u115f-\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\u'
        || 'fe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f\U0'
        || '00e0100-\U000e01ef]+')
    ) as g;
end
$$;
comment on function assay._firewall_removed(text) is 'Where the format characters stand that folding drops: start and length of each row.';
revoke all on function assay._firewall_removed(text) from public;

-- ---- api/_firewall_spared.sql

-- requires: _firewall_pattern _firewall_match
create or replace function assay._firewall_spared(p_lower text, p_kind text)
returns int4multirange
language sql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
return (
    select coalesce(range_agg(int4range(m.span_start + length(m.head), m.span_start + length(m.head) + length(m.body))), '{}')
    from unnest(
        case p_kind
            when 'card' then array['goods']
            when 'assignment' then array['naming']
            else array['naming', 'label', 'armour']
        end
    ) as k (name)
    cross join lateral assay._firewall_match(p_lower, assay._firewall_pattern(k.name)) as m
    where k.name <> 'armour' or strpos(p_lower, '-----begin ') > 0
);
comment on function assay._firewall_spared(text, text) is
'Where a lower-case text announces what is no secret (an id, a digest, the name of a row, a public key): nothing of this kind is found there.';
revoke all on function assay._firewall_spared(text, text) from public;

-- ---- api/_firewall_spelled.sql

-- requires: _firewall_is_card
create or replace function assay._firewall_spelled(p_words text)
returns boolean
language sql
immutable
parallel safe
return assay._firewall_is_card(
    translate(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
            p_words,
            'zero', '0'), 'oh', '0'), 'one', '1'), 'two', '2'), 'three', '3'), 'four', '4'), 'five', '5'), 'six', '6'),
        'seven', '7'), 'eight', '8'), 'nine', '9'),
        ' ,-', ''
    )
);
comment on function assay._firewall_spelled(text) is 'Whether number words are the digits of a payment card.';
revoke all on function assay._firewall_spelled(text) from public;

-- ---- api/_firewall_unescape.sql

create or replace function assay._firewall_unescape(p_escape text)
returns text
language sql
immutable
strict
parallel safe
return (
    select case when e.code between 32 and 126 or (e.code in (9, 10) and e.letter) then chr(e.code) end
    from (
        select case
            when left(p_escape, 1) = '\' and left(ltrim(p_escape, '\'), 1) not in ('u', 'x')
                then case right(p_escape, 1) when 'n' then 10 when 'r' then 10 when 't' then 9 else ascii(right(p_escape, 1)) end
            when left(p_escape, 1) = '&' and substr(p_escape, 2, 1) <> '#'
                then case p_escape when '&quot;' then 34 when '&apos;' then 39 when '&lt;' then 60 when '&gt;' then 62 else 38 end
            when left(p_escape, 1) = '&' and substr(p_escape, 3, 1) <> 'x'
                then translate(p_escape, '&#;', '')::integer
            else get_byte(decode(right(rtrim(p_escape, ';}'), 2), 'hex'), 0)
        end as code,
        left(p_escape, 1) = '\' and right(p_escape, 1) in ('n', 'r', 't') as letter
    ) as e
);
comment on function assay._firewall_unescape(text) is 'The character of one escape (%41, \u0041, \x41, \_, \n, &#65;, &quot;), where it is printable ASCII or ends a line.';
revoke all on function assay._firewall_unescape(text) from public;

-- ---- api/_firewall_decoded.sql

-- requires: _firewall_pattern _firewall_unescape
create or replace function assay._firewall_decoded(p_text text)
returns table (view text, cuts integer [], shifts integer [])
language sql
immutable
strict
parallel safe
rows 1
begin atomic
-- From place cuts[n] of the view on, a character stands shifts[n] places further right in the text.
with pieces as materialized (
    select
        z.n,
        case when z.n = 1 then '' else split_part(z.piece, U&'\FDD1', 1) end as escape,
        case when z.n = 1 then z.piece else split_part(z.piece, U&'\FDD1', 2) end as gap
    -- framed as in _firewall_match()
    from string_to_table(
        regexp_replace(p_text collate "C", assay._firewall_pattern('escape'), U&'\FDD0\\&\FDD1', 'g'),
        U&'\FDD0'
    ) with ordinality as z (piece, n)
),
-- there are few different ones, however many there are
meanings as materialized (
    select e.escape, coalesce(assay._firewall_unescape(e.escape), e.escape) as char
    from (select distinct p.escape from pieces as p where p.escape <> '') as e
)
select
    string_agg(p.char || p.gap, '' order by p.n) as view,
    array_agg(p.view_end order by p.n) filter (where p.shrunk) as cuts,
    array_agg(p.text_end - p.view_end order by p.n) filter (where p.shrunk) as shifts
from (
    select
        u.n,
        u.gap,
        coalesce(m.char, '') as char,
        m.char <> u.escape as shrunk,
        (sum(length(coalesce(m.char, '')) + length(u.gap)) over (order by u.n))::integer - length(u.gap) as view_end,
        (sum(length(u.escape) + length(u.gap)) over (order by u.n))::integer - length(u.gap) as text_end
    from pieces as u
    left join meanings as m on m.escape = u.escape
) as p
having bool_or(p.shrunk);
end;
comment on function assay._firewall_decoded(text) is
'The text with its escapes decoded, and the map of places back; no row where there is nothing to decode.';
revoke all on function assay._firewall_decoded(text) from public;

-- ---- api/_firewall_unrepeated.sql

create or replace function assay._firewall_unrepeated(p_text text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_size constant integer := length(p_text);
    v_middle constant integer := v_size / 2;
    v_period integer;
    v_start integer := v_middle;
    v_end integer := v_middle;
    v_step integer;
    v_stop integer;
    v_kept integer;
    v_cut integer;
begin
    if v_size < 65536 then
        return p_text;
    end if;
    v_period := strpos(substr(p_text, v_middle + 2) collate "C", substr(p_text, v_middle + 1, 512));
    if v_period not between 1 and 512 then
        return p_text;
    end if;
    -- from where to where it repeats itself: in halves, each compared once
    v_step := v_size - v_period - v_middle;
    while v_step > 0 loop
        v_stop := least(v_end + v_step, v_size - v_period);
        if substr(p_text, v_end + 1, v_stop - v_end) = substr(p_text, v_end + v_period + 1, v_stop - v_end) then
            v_end := v_stop;
        end if;
        v_step := v_step / 2;
    end loop;
    v_step := v_middle;
    while v_step > 0 loop
        v_stop := greatest(v_start - v_step, 0);
        if substr(p_text, v_stop + 1, v_start - v_stop) = substr(p_text, v_stop + v_period + 1, v_start - v_stop) then
            v_start := v_stop;
        end if;
        v_step := v_step / 2;
    end loop;
    v_kept := 2048 + 64 * v_period;
    v_cut := (v_end + v_period - v_start - 2 * v_kept) / (3360 * v_period) * (3360 * v_period);
    return case
        when v_cut > 0 then left(p_text, v_start + v_kept) || substr(p_text, v_start + v_kept + v_cut + 1)
        else p_text
    end;
end
$$;
comment on function assay._firewall_unrepeated(text) is
'A long text without most of a stretch that repeats itself, of which the verdict is that of the text.';
revoke all on function assay._firewall_unrepeated(text) from public;

-- ---- api/_firewall_varied.sql

create or replace function assay._firewall_varied(p_token text, p_least integer)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_rest text := p_token;
begin
    -- one different character after the other is taken away: counting all of them costs several times as much
    for v_n in 2..p_least loop
        v_rest := translate(v_rest, left(v_rest, 1), '');
        if v_rest = '' then
            return false;
        end if;
    end loop;
    return p_token <> '';
end
$$;
comment on function assay._firewall_varied(text, integer) is 'Whether a token has at least so many different characters.';
revoke all on function assay._firewall_varied(text, integer) from public;

-- ---- api/_firewall_noisy.sql

-- requires: _firewall_pattern _firewall_noisy_part _firewall_varied
create or replace function assay._firewall_noisy(p_token text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
    v_token constant text := btrim(left(p_token, 512), '_=-');
    v_size constant integer := length(v_token);
    v_weight integer;
begin
    if v_size < 16 or translate(v_token, '0123456789abcdef-', '') = '' then
        return false;
    end if;
    if translate(v_token, '0123456789ABCDEF-', '') = '' then
        return v_size = 64 and strpos(v_token, '-') = 0 and assay._firewall_varied(v_token, 10)
            and assay._firewall_noise(v_token) * 100 >= v_size * 55;
    end if;
    if v_size = 66 and left(v_token, 2) = '0x' and translate(substr(v_token, 3), '0123456789abcdef-', '') = '' then
        return assay._firewall_varied(v_token, 10) and assay._firewall_noise(v_token) * 100 >= v_size * 55;
    end if;
    -- the cheap conditions first
    if length(translate(v_token, 'abcdefghijklmnopqrstuvwxyz', '')) > v_size - 2
        or length(translate(v_token, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '')) > v_size - 2
        or assay._firewall_noise(v_token) * 100 < v_size * 55
        or not assay._firewall_varied(v_token, 10)
    then
        return false;
    end if;
    select coalesce(sum(length(p.part)), 0)
    into v_weight
    from unnest(string_to_array(translate(v_token, '_/+', '---'), '-')) as p (part)
    where length(p.part) >= 6 and assay._firewall_noisy_part(p.part);
    return (v_weight >= 16 or (v_weight >= 10 and v_weight * 10 >= v_size * 6))
        and not v_token collate "C" ~ assay._firewall_pattern('object_id');
end
$$;
comment on function assay._firewall_noisy(text) is
'Whether a token without a known prefix is noise: a key, not a name, a slug, a digest or an identifier.';
revoke all on function assay._firewall_noisy(text) from public;

-- ---- api/_firewall_prefixed.sql

-- requires: _firewall_pattern _firewall_noise _firewall_varied
create or replace function assay._firewall_prefixed(p_token text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
as $$
declare
    v_tail text;
begin
    -- The longest part; the first of them where two are as long.
    select p.part
    into v_tail
    from unnest(string_to_array(translate(p_token, '_.', '--'), '-')) with ordinality as p (part, n)
    order by length(p.part) desc, p.n
    limit 1;
    return length(v_tail) >= 20
        and translate(v_tail, '0123456789abcdef-', '') <> ''
        and translate(v_tail, 'abcdefghijklmnopqrstuvwxyz', '') <> v_tail
        and length(v_tail) - length(translate(v_tail, '0123456789', '')) >= 2
        and assay._firewall_varied(v_tail, 10)
        and assay._firewall_noise(v_tail) * 100 >= length(v_tail) * 66
        and not p_token collate "C" ~ assay._firewall_pattern('object_id');
end
$$;
comment on function assay._firewall_prefixed(text) is
'Whether a word-like prefix is followed by noise, which is what the token of a vendor that nobody has listed looks like.';
revoke all on function assay._firewall_prefixed(text) from public;

-- ---- api/_firewall_random.sql

-- requires: _firewall_varied
create or replace function assay._firewall_random(p_token text)
returns boolean
language sql
immutable
parallel safe
return
(
    translate(p_token, '0123456789', '') <> p_token
    or (p_token <> lower(p_token collate "C") and p_token <> upper(p_token collate "C"))
)
and strpos(lower(p_token collate "C"), 'xxxx') = 0
and strpos(p_token, '...') = 0
and strpos(p_token, '***') = 0
and strpos(p_token, 'EXAMPLE') = 0
and assay._firewall_varied(p_token, 8);
comment on function assay._firewall_random(text) is
'Whether a token of a vendor''s form could be real: varied characters, with digits or both cases, and no placeholder.';
revoke all on function assay._firewall_random(text) from public;

-- ---- api/_firewall_is_token.sql

-- requires: _firewall_random _firewall_noise _firewall_prefixed _firewall_grouped _firewall_varied
create or replace function assay._firewall_is_token(p_token text, p_check text)
returns boolean
language sql
immutable
parallel safe
return case p_check
    when 'varied' then strpos(p_token, 'EXAMPLE') = 0 and assay._firewall_varied(p_token, 8)
    when 'strong' then assay._firewall_prefixed(p_token) and assay._firewall_random(p_token)
    when 'grouped' then assay._firewall_grouped(p_token) and assay._firewall_random(p_token)
    when 'dense'
        then assay._firewall_noise(p_token) * 100 >= length(p_token) * 50 and assay._firewall_random(p_token)
    else assay._firewall_random(p_token)
end;
comment on function assay._firewall_is_token(text, text) is 'Whether what has the form of a vendor''s token could be one.';
revoke all on function assay._firewall_is_token(text, text) from public;

-- ---- api/_firewall_password.sql

-- requires: _firewall_pattern _firewall_random
create or replace function assay._firewall_password(p_found text)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    -- what stands between :// and @
    v_body constant text := substr(p_found, 4, length(p_found) - 4);
    v_colon constant integer := strpos(v_body, ':');
    v_user text;
    v_word text;
    v_lower text;
    v_digits integer;
begin
    if v_colon = 0 then
        return case when assay._firewall_random(v_body) then array[3, length(p_found) - 1] end;
    end if;
    v_user := left(v_body, v_colon - 1);
    v_word := substr(v_body, v_colon + 1);
    if v_word = 'x-oauth-basic' then
        return case when assay._firewall_random(v_user) then array[3, 3 + length(v_user)] end;
    end if;
    v_lower := lower(v_word collate "C");
    if v_word = '' or v_lower = lower(btrim(v_user, E' \t\r\n>') collate "C")
        or v_lower in ('pass', 'pwd', 'pw', 'user', 'admin', 'root', 'postgres', 'guest', 'tiger', 'secret')
        or (length(v_word) < 4 and translate(v_word, 'abcdefghijklmnopqrstuvwxyz', '') = '')
        or v_lower collate "C" ~ assay._firewall_pattern('placeholder')
        or v_word collate "C" ~ assay._firewall_pattern('name')
    then
        return null;
    end if;
    -- a port and a path, not a password
    v_digits := length(v_word) - length(ltrim(v_word, '0123456789'));
    if v_digits between 1 and 5 and substr(v_word, v_digits + 1, 1) in ('', '/', '?', '#') then
        return null;
    end if;
    return array[3 + v_colon, length(p_found) - 1];
end
$$;
comment on function assay._firewall_password(text) is
'The span (start, end) of the password in `://user:password@`; null for placeholders and ports.';
revoke all on function assay._firewall_password(text) from public;

-- ---- api/_firewall_symbols.sql

-- requires: _firewall_noise _firewall_pattern _firewall_varied
create or replace function assay._firewall_symbols(p_token text)
returns boolean
language sql
immutable
parallel safe
return
translate(p_token, '!@#$%^&*+?~', '') <> p_token
and translate(p_token, 'abcdefghijklmnopqrstuvwxyz', '') <> p_token
and translate(p_token, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') <> p_token
and translate(p_token, '0123456789', '') <> p_token
and assay._firewall_varied(p_token, 12)
and assay._firewall_noise(p_token) * 100 >= length(p_token) * 66
and not p_token collate "C" ~ assay._firewall_pattern('percent');
comment on function assay._firewall_symbols(text) is 'Whether a token with symbols in it is a generated password.';
revoke all on function assay._firewall_symbols(text) from public;

-- ---- api/_firewall_run_kinds.sql

-- requires: _firewall_pattern _firewall_anchored _firewall_noisy _firewall_symbols
create or replace function assay._firewall_run_kinds(p_text text, p_identifier boolean)
returns text []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_kinds text [] := '{}';
    v_runs text;
    v_upper boolean;
    v_mixed boolean;
    v_piece text;
begin
    if length(p_text) > 4096 then
        -- Looking at each token would be the search itself: only what can be ruled out at once is.
        v_kinds := array['+vendor', '+encoded'];
        v_upper := p_text collate "C" ~ '[A-Z]';
        v_mixed := v_upper and p_text collate "C" ~ '[a-z]';
        if not p_identifier and (v_upper or strpos(p_text, '0x') > 0) then
            v_kinds := v_kinds || array['+atom', '+blob'];
        end if;
        if not p_identifier and v_mixed and p_text collate "C" ~ '[!@#$%^&*+?~]' and p_text collate "C" ~ '[0-9]' then
            v_kinds := v_kinds || '+symbols'::text;
        end if;
        return v_kinds;
    end if;
    v_runs := regexp_replace(p_text collate "C", assay._firewall_pattern('short'), E'\n', 'g');
    if assay._firewall_anchored(v_runs) or v_runs collate "C" ~ assay._firewall_pattern('shaped') then
        v_kinds := v_kinds || '+vendor'::text;
    end if;
    if v_runs collate "C" ~ assay._firewall_pattern('readable') then
        v_kinds := v_kinds || '+encoded'::text;
    end if;
    if p_identifier then
        return v_kinds;
    end if;
    -- Noise has capitals and small letters, or is the long number of a key.
    v_upper := translate(v_runs, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') <> v_runs;
    v_mixed := v_upper and translate(v_runs, 'abcdefghijklmnopqrstuvwxyz', '') <> v_runs;
    if not (v_mixed or strpos(v_runs, '0x') > 0 or (v_upper and length(v_runs) >= 64)) then
        return v_kinds;
    end if;
    foreach v_piece in array (
        string_to_array(
            regexp_replace(v_runs collate "C", assay._firewall_pattern('atom'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
        )
    )[2:] loop
        if assay._firewall_noisy(split_part(v_piece, E'\uFDD1', 1)) then
            v_kinds := v_kinds || '+atom'::text;
            exit;
        end if;
    end loop;
    if length(v_runs) >= 40 then
        foreach v_piece in array (
            string_to_array(
                regexp_replace(v_runs collate "C", assay._firewall_pattern('base64'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
            )
        )[2:] loop
            v_piece := split_part(v_piece, E'\uFDD1', 1);
            if length(v_piece) >= 40 and assay._firewall_noisy(v_piece) then
                v_kinds := v_kinds || '+blob'::text;
                exit;
            end if;
        end loop;
    end if;
    if v_mixed and translate(v_runs, '!@#$%^&*+?~', '') <> v_runs and translate(v_runs, '0123456789', '') <> v_runs then
        foreach v_piece in array (
            string_to_array(
                regexp_replace(v_runs collate "C", assay._firewall_pattern('symbols'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
            )
        )[2:] loop
            v_piece := btrim(split_part(v_piece, E'\uFDD1', 1), '*_~#');
            if length(v_piece) >= 16 and assay._firewall_symbols(v_piece) then
                v_kinds := v_kinds || '+symbols'::text;
                exit;
            end if;
        end loop;
    end if;
    return v_kinds;
end
$$;
comment on function assay._firewall_run_kinds(text, boolean) is
'The ways to look at the runs of token characters of a text that could find something in it; of a long text: those it does not rule out at once.';
revoke all on function assay._firewall_run_kinds(text, boolean) from public;

-- ---- api/_firewall_value_shape.sql

-- requires: _firewall_pattern _firewall_noise _firewall_varied
create or replace function assay._firewall_value_shape(p_raw text, p_strength text)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_quoted constant boolean := left(p_raw, 1) in ('"', '''', '`');
    v_start constant integer := case when v_quoted then 1 else 0 end;
    v_value text := substr(p_raw, v_start + 1, 256);
    v_size integer;
    v_span integer [];
    v_lower text;
    v_upper text;
    v_digits integer;
    v_symbols boolean;
    v_mixed boolean;
begin
    if v_quoted then
        v_value := rtrim(v_value, ' ');
    elsif right(v_value, 1) in ('(', '[') then
        return null;
    else
        v_value := rtrim(v_value, '.,;:');
    end if;
    if (strpos(v_value, '&') > 0 or strpos(v_value, '\') > 0) and v_value collate "C" ~ assay._firewall_pattern('parameter') then
        v_value := split_part(regexp_replace(v_value collate "C", assay._firewall_pattern('parameter'), E'\uFDD0'), E'\uFDD0', 1);
    end if;
    v_size := length(v_value);
    v_span := array[v_start, v_start + v_size];
    if p_strength in ('seed', 'digits') then
        return v_span;
    end if;
    if v_size < 4 or (v_quoted and strpos(v_value, ' ') > 0)
        or not (v_value collate "C" ~ assay._firewall_pattern('uneven'))
    then
        return null;
    end if;
    if p_strength in ('weak', 'session') and v_value collate "C" ~ '[A-Za-z]'
        and v_value collate "C" ~ assay._firewall_pattern('slug')
    then
        return null;
    end if;
    v_lower := lower(v_value collate "C");
    v_upper := upper(v_value collate "C");
    v_digits := v_size - length(translate(v_value, '0123456789', ''));
    v_symbols := translate(v_value, '!@#$%^&*+?~', '') <> v_value;
    if v_lower = v_upper then
        -- no letters: a number is a secret only where numbers are expected
        if p_strength = 'bare' and v_digits >= 4 and not v_symbols then
            return v_span;
        end if;
        return case when v_digits >= 4 and v_symbols and assay._firewall_varied(v_value, 5) then v_span end;
    end if;
    v_mixed := v_value <> v_lower and v_value <> v_upper;
    if not assay._firewall_varied(v_value, 4) then
        return null;
    end if;
    if p_strength <> 'header' and strpos(v_value, '/') > 0 and v_value collate "C" ~ assay._firewall_pattern('slug') then
        return null;
    end if;
    if p_strength in ('session', 'weak') then
        if v_lower collate "C" ~ assay._firewall_pattern('identifier') then
            return null;
        end if;
        if p_strength = 'session' and (v_size < 12 or v_value collate "C" ~ assay._firewall_pattern('session_name')) then
            return null;
        end if;
    end if;
    if p_strength = 'header' then
        return case
            when v_size >= 8 and assay._firewall_varied(v_value, 6) and right(p_raw, 3) <> '...'
                and (v_digits > 0 or (v_mixed and assay._firewall_noise(v_value) * 100 >= v_size * 55))
                then v_span
        end;
    end if;
    if p_strength in ('flag', 'structured') then
        if v_digits > 0 and v_size >= 6 and not (v_lower collate "C" ~ assay._firewall_pattern('ordinary')) then
            return v_span;
        end if;
        if v_symbols and v_size >= 6 and not (v_value collate "C" ~ assay._firewall_pattern('plain')) then
            return v_span;
        end if;
        return case
            when v_mixed and v_size >= 8 and v_lower collate "C" ~ assay._firewall_pattern('consonants') then v_span
        end;
    end if;
    if p_strength = 'blank' then
        if v_digits = 0 or v_size < 8 or v_lower collate "C" ~ assay._firewall_pattern('ordinary') then
            return null;
        end if;
        if v_symbols
            or (v_digits > 2 and (v_value <> v_lower or translate(v_value, '_-', '') <> v_value))
            or (v_value <> v_lower and translate(v_value, '_-', '') <> v_value)
        then
            return case when v_symbols or v_digits > 1 then v_span end;
        end if;
        return case
            when v_mixed and v_digits > 1 and assay._firewall_noise(v_value) * 100 >= v_size * 60 then v_span
        end;
    end if;
    if p_strength = 'machine' then
        if v_size < 15 or v_digits = 0 or not assay._firewall_varied(v_value, 8) or v_lower collate "C" ~ assay._firewall_pattern('ordinary') then
            return null;
        end if;
        if translate(v_value, '0123456789abcdef-', '') = '' or translate(v_value, '0123456789ABCDEF-', '') = '' then
            -- forty capitals are the fingerprint of a public key
            return case when v_size >= 32 and (v_size <> 40 or v_value <> v_upper) then v_span end;
        end if;
        return case
            when assay._firewall_noise(v_value) * 100 >= v_size * case when v_digits > 1 then 55 else 65 end then v_span
        end;
    end if;
    if v_digits > 0 then
        return case
            when v_size >= 6 and not (v_lower collate "C" ~ assay._firewall_pattern('ordinary')) then v_span
        end;
    end if;
    if v_symbols and v_size >= 8 and not (v_value collate "C" ~ assay._firewall_pattern('plain')) then
        return v_span;
    end if;
    return case
        when v_mixed and v_size >= 8 and v_lower collate "C" ~ assay._firewall_pattern('consonants') then v_span
    end;
end
$$;
comment on function assay._firewall_value_shape(text, text) is
'The span (start, end) inside an assigned value that has the shape of a secret; null for numbers, words and names of things.';
revoke all on function assay._firewall_value_shape(text, text) from public;

-- ---- api/_firewall_blanked.sql

-- requires: _firewall_value_shape _firewall_pattern
create or replace function assay._firewall_blanked(p_text text, p_check text, p_needs text [])
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
set enable_nestloop = off
as $$
declare
    v_pieces text [];
begin
    -- These signs make it hard to say where a value begins: then the text is left as it is.
    if p_check <> 'machine'
        and p_text collate "C" ~* '%3a|:[^=\r\n]{0,32}(?:string|str|text)[?]? ?=[ \t\r\n]'
    then
        return p_text;
    end if;
    -- Each blank ends a piece, and each line end is one.
    v_pieces := string_to_array(replace(p_text, E'\n', E' \n '), ' ');
    return replace(
        (
            with pieces as materialized (
                select
                    u.piece,
                    u.n,
                    -- after a digit nothing stands that announces all of the piece as a value; after a sign something might
                    lag(u.piece) over (order by u.n) collate "C"
                    ~ case when p_check = 'machine' then '(?:[0-57-9]|[^5]6)\Z' else '[A-Za-z0-9.]\Z' end as free,
                    split_part(u.piece, '=', 1) as name
                from unnest(v_pieces) with ordinality as u (piece, n)
            ),
            -- What is announced as no secret: such an announcement does not go on over a digit and a blank (but for -256).
            spared as materialized (
                select d.name
                from (
                    select distinct p.name
                    from pieces as p
                    where p_check = 'machine' and p.free and p.name <> p.piece and length(p.piece) between 6 and 256
                    offset 0
                ) as d
                where right(
                    regexp_replace(
                        (lower(d.name collate "C") || '=0') collate "C", assay._firewall_pattern('naming'), E'\\1\uFDD1\\2', 'g'
                    ),
                    3
                ) = E'=\uFDD10'
            ),
            harmless as materialized (
                select d.piece, d.free
                from (
                    select distinct
                        p.piece,
                        coalesce(p.free, false) as free,
                        substr(p.piece, length(p.name) + 2) as value,
                        p.free and e.name is not null as spared
                    from pieces as p
                    left join spared as e on e.name = p.name
                    where length(p.piece) between 6 and 256
                    offset 0
                ) as d
                where case
                    when p_check = 'machine'
                        -- of a long token with digits nearly to its end, what follows a sign can be the value, or all
                        then case
                            when d.piece collate "C" ~ '^[A-Za-z0-9+/_.-]+(?:=[A-Za-z0-9+/_.-]+)?\Z'
                                and d.piece collate "C" ~ '[0-9][^0-9]{0,2}\Z'
                                then (d.spared or length(d.value) < 15 or assay._firewall_value_shape(d.value, p_check) is null)
                                    and (d.free or length(d.piece) < 15 or assay._firewall_value_shape(d.piece, p_check) is null)
                            else false
                        end
                    -- What stands before the one sign announces the value, and the value announces nothing: some
                    -- announcements after a sign are of two words, none of which ends in a digit.
                    when d.free and d.value <> '' and (p_check <> 'sign' or d.value collate "C" ~ '[0-9.]\Z')
                        and d.piece collate "C" ~ '^[A-Za-z0-9+/_.-]+=[A-Za-z0-9+/_.-]+\Z'
                        and lower(split_part(d.piece, '=', 1) collate "C") collate "C" like any (p_needs)
                        and not lower(d.value collate "C") collate "C" like any (p_needs)
                        then case
                            -- most are told by one pattern
                            when not d.value collate "C" ~ '[A-Za-z]' then false
                            when p_check <> 'sign' then d.value collate "C" ~ assay._firewall_pattern('slug')
                            when d.value collate "C" ~ '[0-9]' and right(d.value, 1) <> '.'
                                then lower(d.value collate "C") collate "C" ~ assay._firewall_pattern('ordinary')
                            else false
                        end
                        or assay._firewall_value_shape(d.value, p_check) is null
                    else false
                end
            )
            select string_agg(
                -- as long, and nothing that any pattern of a value goes across
                case when h.piece is null then p.piece else ',' || repeat(' ', length(p.piece) - 2) || ',' end,
                ' ' order by p.n
            )
            from pieces as p
            left join harmless as h on h.piece = p.piece and h.free = coalesce(p.free, false)
        ),
        E' \n ',
        E'\n'
    );
end
$$;
comment on function assay._firewall_blanked(text, text, text []) is
'A text in which the pieces between blanks that hold no value which satisfies a check are overwritten, where this takes away no other match of the detectors with that check (of values after a sign, or machine: of named values). Places stay.';
revoke all on function assay._firewall_blanked(text, text, text []) from public;

-- ---- api/_firewall_value.sql

-- requires: _firewall_pattern _firewall_value_shape
create or replace function assay._firewall_value(p_raw text, p_strength text)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_span constant integer [] := assay._firewall_value_shape(p_raw, p_strength);
    v_value text;
begin
    if v_span is null or p_strength in ('seed', 'digits') then
        return v_span;
    end if;
    -- the dearest test comes last
    v_value := substr(p_raw, v_span[1] + 1, v_span[2] - v_span[1]);
    return case
        when not (
            v_value collate "C" ~ assay._firewall_pattern('name')
            or lower(v_value collate "C") collate "C" ~ assay._firewall_pattern('placeholder')
        )
            then v_span
    end;
end
$$;
comment on function assay._firewall_value(text, text) is
'The span (start, end) inside an assigned value that looks like a secret; null for code, types, placeholders and words.';
revoke all on function assay._firewall_value(text, text) from public;

-- ---- api/_firewall_span.sql

-- requires: _firewall_value _firewall_password _firewall_number _firewall_card _firewall_is_card _firewall_iban _firewall_spelled
create or replace function assay._firewall_span(p_kind text, p_check text, p_body text)
returns integer []
language sql
immutable
parallel safe
return case
    when p_kind = 'assignment' then assay._firewall_value(p_body, p_check)
    when p_kind = 'userinfo' then assay._firewall_password(p_body)
    when p_check = 'ssn'
        then case
            when left(translate(p_body, E' .-\r\n', ''), 3) not in ('000', '666')
                and left(p_body, 1) <> '9'
                and substr(translate(p_body, E' .-\r\n', ''), 4, 2) <> '00'
                and substr(translate(p_body, E' .-\r\n', ''), 6) <> '0000'
                then array[0, length(p_body)]
        end
    when p_kind = 'named_number'
        then case when assay._firewall_number(p_body, p_check) then array[0, length(p_body)] end
    when p_check = 'card' then assay._firewall_card(p_body)
    when p_check = 'iban' then array[0, assay._firewall_iban(p_body)]
    when p_check = 'joined'
        then case
            when assay._firewall_is_card(translate(p_body, translate(p_body, '0123456789', ''), ''))
                then array[0, length(p_body)]
        end
    when p_check = 'spelled' then case when assay._firewall_spelled(p_body) then array[0, length(p_body)] end
    else array[0, length(p_body)]
end;
comment on function assay._firewall_span(text, text, text) is
'The part (start, end) of a match that is the secret, of digits in a row more than one; null, or an end that is null, where the detector''s check says no.';
revoke all on function assay._firewall_span(text, text, text) from public;

-- ---- api/_firewall_first.sql

-- requires: _firewall_named_at _firewall_pattern _firewall_span _firewall_halves
create or replace function assay._firewall_first(
    p_pieces text [], p_pattern text, p_kind text, p_check text, p_spared int4multirange, p_lower bytea
)
returns integer []
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_grouped constant boolean := left(p_pattern, 2) = '((';
    -- with a lower-case text, each place is asked for, otherwise all that is spared is known
    v_asking constant boolean := octet_length(p_lower) > 0;
    v_sparing constant boolean := v_asking or not isempty(p_spared);
    -- a value after a sign, in the form that most detectors of assignments have
    v_signed constant boolean := p_check in ('sign', 'weak', 'session')
        and right(p_pattern, 28) = $value$0-9:=?@A-Z\\^_a-z~-]+[(\[]?)$value$;
    v_pieces constant text [] := p_pieces;
    -- where the find of each piece begins
    v_starts integer [];
    v_row record;
    v_before text;
    v_halves text [];
    v_body text;
    v_known boolean;
    v_span integer [];
    v_shift integer;
    v_start integer;
    v_end integer;
    v_at integer;
    v_found integer [];
    v_asked integer := 0;
    v_named boolean;
begin
    if v_sparing then
        v_starts := array(
            select sum(length(u.piece)) over (order by u.n) - length(u.piece) - greatest(u.n - 2, 0)
            from unnest(v_pieces) with ordinality as u (piece, n)
            order by u.n
        );
    end if;
    -- each different find is judged once, in the order of the text, until one is what is looked for
    for v_row in
        select
            f.whole,
            min(f.n)::integer as n,
            array_agg(f.n::integer order by f.n) filter (where v_sparing) as places
        from (
            select p.n, split_part(p.piece, E'\uFDD1', 1) collate "C" as whole
            from unnest(v_pieces) with ordinality as p (piece, n)
            where p.n > 1
        ) as f
        group by f.whole
        order by min(f.n)
    loop
        -- what follows lies behind what was found
        exit when v_found is not null and v_starts[v_row.n] > v_found[1];
        v_shift := 0;
        v_body := v_row.whole;
        -- Telling the two groups apart by the pattern is dear. Most finds tell by themselves:
        v_known := not v_grouped;
        if v_signed then
            -- what announces the value holds a sign, and with only one in the find, the value is what follows it
            v_known := length(v_row.whole) - length(translate(v_row.whole, '=:><%', '')) = 1
                and translate(v_row.whole, '<%', '') = v_row.whole;
            if v_known then
                v_body := ltrim(
                    substr(
                        v_row.whole,
                        1 + greatest(strpos(v_row.whole, '='), strpos(v_row.whole, ':'), strpos(v_row.whole, '>'))
                    ),
                    E' \t\r\n'
                );
            end if;
        elsif p_check = 'iban' then
            v_known := true;
            if lower(left(v_row.whole, 4) collate "C") = 'iban' then
                v_body := ltrim(substr(v_row.whole, 5), ':# -');
            end if;
        end if;
        if v_known then
            v_shift := length(v_row.whole) - length(v_body);
        else
            -- now the groups, with as much around the find as the pattern may look at
            v_before := right(replace(v_pieces[v_row.n - 1], E'\uFDD1', ''), 4);
            if v_halves is null then
                v_halves := assay._firewall_halves(p_pattern);
            end if;
            -- Capturing is dear. What is left without the longest head is the body, if it can be one.
            v_body := regexp_replace(
                (v_before || v_row.whole) collate "C", '^.{' || length(v_before) || '}' || v_halves[1], ''
            );
            if length(v_body) >= length(v_row.whole) + length(v_before)
                or not v_body collate "C" ~ ('^' || v_halves[2] || '\Z')
            then
                v_body := (regexp_match(
                    (
                        v_before || v_row.whole
                        || left(
                            split_part(v_pieces[v_row.n], E'\uFDD1', 2)
                            || coalesce(replace(v_pieces[v_row.n + 1], E'\uFDD1', ''), ''),
                            1000
                        )
                    ) collate "C",
                    '^.{' || length(v_before) || '}' || p_pattern
                ))[2];
            end if;
            v_shift := length(v_row.whole) - length(v_body);
            continue when p_check = 'subject' and v_shift > 0;
        end if;
        if v_sparing and not v_asking and p_kind = 'assignment' then
            -- the value begins after its quotation mark: judging it costs more than looking whether all places are spared
            continue when not exists (
                select
                from unnest(v_row.places) as u (n)
                where not p_spared @> (
                    v_starts[u.n] + v_shift + case when left(v_body, 1) in ('"', '''', '`') then 1 else 0 end
                )
            );
        end if;
        v_span := assay._firewall_span(p_kind, p_check, v_body);
        continue when v_span[2] is null;
        if not v_sparing then
            select sum(length(u.piece)) - (v_row.n - 2) + v_shift
            into v_start
            from unnest(v_pieces[1:v_row.n - 1]) as u (piece);
            return array[v_start + v_span[1], v_start + v_span[2]];
        end if;
        if v_asking then
            foreach v_at in array v_row.places loop
                v_start := v_starts[v_at] + v_shift;
                v_named := assay._firewall_named_at(p_lower, v_start + v_span[1]);
                v_asked := v_asked + 1;
                if v_named is null or v_asked > 2000 then
                    return array[-1, -1];
                end if;
                exit when not v_named;
            end loop;
            continue when v_named;
            if v_start + v_span[1] < coalesce(v_found[1], v_start + v_span[1] + 1) then
                v_found := array[v_start + v_span[1], v_start + v_span[2]];
            end if;
            continue;
        end if;
        -- the first place where nothing spares it
        select v_starts[u.n] + v_shift + v_span[s.n], v_starts[u.n] + v_shift + v_span[s.n + 1]
        into v_start, v_end
        from unnest(v_row.places) as u (n)
        cross join generate_series(1, cardinality(v_span), 2) as s (n)
        where not p_spared @> (v_starts[u.n] + v_shift + v_span[s.n])
        order by 1
        limit 1;
        if v_start < coalesce(v_found[1], v_start + 1) then
            v_found := array[v_start, v_end];
        end if;
    end loop;
    return v_found;
end
$$;
comment on function assay._firewall_first(text [], text, text, text, int4multirange, bytea) is
'The span of the first match of a detector''s pattern that satisfies its check outside of what is spared; null where there is none. The text comes in pieces, each but the first with a match in front, closed by U+FDD1. With a lower-case text, what is spared is asked place by place; -1 where that cannot be told.';
revoke all on function assay._firewall_first(text [], text, text, text, int4multirange, bytea) from public;

-- ---- api/_firewall_holds.sql

-- requires: _firewall_span
create or replace function assay._firewall_holds(p_text text, p_pattern text, p_kind text, p_check text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_grouped constant boolean := left(p_pattern, 2) = '((';
    v_piece text;
begin
    if p_check = '' then
        return p_text collate "C" ~ p_pattern;
    end if;
    -- framed as in _firewall_match(); here no place is asked for
    foreach v_piece in array (
        string_to_array(
            regexp_replace(
                p_text collate "C",
                p_pattern,
                case when v_grouped then E'\uFDD0\\1\uFDD2\\2\uFDD1' else E'\uFDD0\\&\uFDD1' end,
                'g'
            ),
            E'\uFDD0'
        )
    )[2:] loop
        continue when p_check = 'subject' and left(v_piece, 1) <> E'\uFDD2';
        v_piece := split_part(v_piece, E'\uFDD1', 1);
        if v_grouped then
            v_piece := split_part(v_piece, E'\uFDD2', 2);
        end if;
        if (assay._firewall_span(p_kind, p_check, v_piece))[2] is not null then
            return true;
        end if;
    end loop;
    return false;
end
$$;
comment on function assay._firewall_holds(text, text, text, text) is
'Whether a match of a pattern satisfies the check of its detector: one that says what is a secret and what is an ordinary value; without a check, whether there is a match.';
revoke all on function assay._firewall_holds(text, text, text, text) from public;

-- ---- api/_firewall_joined.sql

-- requires: _firewall_pattern _firewall_match _firewall_random _firewall_noise _firewall_span
create or replace function assay._firewall_joined(p_chain text, p_detectors text [])
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
-- nobody can foresee how many finds there are: a nested loop over two sets of them would be quadratic
set enable_nestloop = off
as $$
declare
    v_edge constant text := '(?<![A-Za-z0-9])';
    v_joined constant text := regexp_replace(p_chain collate "C", assay._firewall_pattern('joint'), '', 'g');
    v_cuts integer [];
    v_shifts integer [];
begin
    -- framed as in _firewall_match(): what stood before each joint without the joints, and how long these are so far
    select array_agg(j.cut order by j.n), array_agg(j.shift order by j.n)
    into v_cuts, v_shifts
    from (
        select
            p.n,
            (sum(length(p.rest)) over (order by p.n rows between unbounded preceding and 1 preceding))::integer as cut,
            (sum(length(p.joint)) over (order by p.n rows between unbounded preceding and current row))::integer as shift
        from (
            select
                z.n,
                case when z.n > 1 then split_part(z.piece, E'\uFDD1', 1) else '' end as joint,
                case when z.n > 1 then split_part(z.piece, E'\uFDD1', 2) else z.piece end as rest
            from string_to_table(
                regexp_replace(p_chain collate "C", assay._firewall_pattern('joint'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
            ) with ordinality as z (piece, n)
        ) as p
    ) as j
    where j.n > 1;
    return query
    with tried as (
        select
            d.reason,
            d.detector,
            m.span_start as low,
            n.high,
            left(m.body, n.high - m.span_start) as body,
            d.bound,
            -- the character before it; the same detector's last find may end there
            right(m.before, 1) as before,
            m.before = '' as adjoins
        from (
            select
                t.reason,
                t.detector,
                starts_with(t.pattern, v_edge) as bound,
                case when starts_with(t.pattern, v_edge) then substr(t.pattern, length(v_edge) + 1) else t.pattern end as pattern
            from assay.never_record_detector as t
            where t.enabled
                and t.kind = 'vendor'
                and t.detector = any (p_detectors)
        ) as d
        cross join lateral assay._firewall_match(v_joined, d.pattern) as m
        -- before a piece that only names what the next line assigns
        cross join lateral (
            select
                case
                    when c.cut > m.span_start
                        and (substr(m.body, c.cut - m.span_start + 1) || m.after) collate "C"
                        ~ '^[A-Za-z_]{1,64}(?::|=[^=])'
                        then c.cut
                    else m.span_start + length(m.body)
                end as high
            from (
                select v_cuts[width_bucket(m.span_start + length(m.body) - 1, v_cuts)] as cut
            ) as c
        ) as n
    ),
    found as (
        select t.reason, t.detector, t.low, t.high
        from (
            select r.reason, r.detector, r.low, r.high, r.bound, r.before, r.adjoins, left(r.body, 512) as body
            from tried as r
        ) as t
        where not (
            -- a vendor's token begins at an edge: of a word, or of one of the pieces
            t.bound and t.low > 0
            and translate(
                case when t.adjoins then substr(v_joined, t.low, 1) else t.before end,
                'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', ''
            ) = ''
            and v_cuts[width_bucket(t.low, v_cuts)] is distinct from t.low
        )
        and assay._firewall_random(t.body)
        and assay._firewall_noise(t.body) * 100 >= length(t.body) * 50
        union all
        select t.reason, t.detector, m.span_start + s.span[1], m.span_start + s.span[2]
        from assay.never_record_detector as t
        cross join lateral assay._firewall_match(v_joined, t.pattern) as m
        cross join lateral (select assay._firewall_span(t.kind, t.check_name, m.body) as span offset 0) as s
        where t.enabled and t.kind in ('token', 'userinfo') and t.detector = any (p_detectors) and s.span[2] is not null
    )
    select
        f.low + coalesce(v_shifts[width_bucket(f.low, v_cuts)], 0),
        f.high + coalesce(v_shifts[width_bucket(f.high - 1, v_cuts)], 0),
        f.reason::text,
        f.detector::text
    from found as f
    -- a find inside one piece belongs to the view as it stands
    where coalesce(v_shifts[width_bucket(f.high - 1, v_cuts)], 0) > coalesce(v_shifts[width_bucket(f.low, v_cuts)], 0);
end
$$;
comment on function assay._firewall_joined(text, text []) is
'What these detectors find in a chain of pieces that belong together: tokens broken by a line end, blanks or string concatenation.';
revoke all on function assay._firewall_joined(text, text []) from public;

-- ---- api/_firewall_vendor_spans.sql

-- requires: _firewall_marks _firewall_match _firewall_is_token
create or replace function assay._firewall_vendor_spans(p_text text, p_detectors text [], p_first boolean, p_spared int4multirange)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
-- nobody can foresee how many finds there are: a nested loop over two sets of them would be quadratic
set enable_nestloop = off
as $$
begin
    return query
    select h.span_start, h.span_end, d.reason::text, d.detector::text
    from assay.never_record_detector as d
    cross join lateral (
        select
            m.span_start - length(e.head) + b.marks as span_start,
            -- without the full stop of a sentence
            m.span_start + length(case when e.tail = '' then rtrim(m.body, '.') else m.body || e.tail end) - b.marks as span_end
        from assay._firewall_match(p_text, d.pattern) as m
        cross join (select 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-' as chars) as w
        cross join lateral (
            select
                right(m.before, length(m.before) - length(rtrim(m.before, w.chars))) as head,
                left(m.after, length(m.after) - length(ltrim(m.after, w.chars))) as tail
        ) as e
        cross join lateral (select assay._firewall_marks(e.head || case when e.tail = '' then rtrim(m.body, '.') else m.body || e.tail end) as marks) as b
        where assay._firewall_is_token(left(m.body, 512), d.check_name)
            and (d.check_name <> 'strong' or not p_spared @> (m.span_start - length(e.head) + b.marks))
        limit case when p_first then 1 end
    ) as h
    where case
        when d.enabled and d.kind in ('vendor', 'shape') and d.detector = any (p_detectors) then p_text collate "C" ~ d.pattern
        else false
    end;
end
$$;
comment on function assay._firewall_vendor_spans(text, text [], boolean, int4multirange) is
'What these detectors of vendors'' tokens find in a text (of each the first, or all), widened to the token characters around it.';
revoke all on function assay._firewall_vendor_spans(text, text [], boolean, int4multirange) from public;

-- ---- api/_firewall_vendors.sql

-- requires: _firewall_pattern _firewall_near _firewall_vendor_spans
create or replace function assay._firewall_vendors(p_runs text, p_text text, p_first boolean, p_spared int4multirange)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    -- looked for in the runs of token characters only, which are few
    v_detectors text [] := assay._firewall_near(p_runs);
    v_lower text;
    v_runs text;
begin
    if p_runs collate "C" ~ assay._firewall_pattern('shape') then
        v_lower := lower(p_runs collate "C");
        v_detectors := v_detectors || array(
            select d.detector::text
            from assay.never_record_detector as d
            where d.enabled and d.kind = 'shape' and v_lower collate "C" like any (d.needs)
        );
    end if;
    if v_detectors = '{}' then
        return;
    end if;
    if p_first and p_runs <> p_text and isempty(p_spared) then
        -- each different run, in the order of the text
        select string_agg(r.run, E'\n' order by r.n)
        into v_runs
        from (
            select s.run collate "C" as run, min(s.n) as n
            from string_to_table(p_runs, E'\n') with ordinality as s (run, n)
            group by 1
        ) as r;
        -- Which detectors find something in the first run that anything is found in? Only those are of interest.
        with found as materialized (
            select f.detector, strpos(substr(v_runs, f.span_end), E'\n') as rest, f.span_start, f.span_end
            from assay._firewall_vendor_spans(v_runs, v_detectors, true, '{}') as f
        )
        select array_agg(f.detector)
        into v_detectors
        from found as f
        where f.span_start <= (
            select g.span_end + case when g.rest > 0 then g.rest else length(v_runs) end
            from found as g
            order by g.span_start
            limit 1
        );
        if v_detectors is null then
            return;
        end if;
    end if;
    return query
    select f.span_start, f.span_end, f.reason, f.detector
    from assay._firewall_vendor_spans(p_text, v_detectors, p_first, p_spared) as f;
end
$$;
comment on function assay._firewall_vendors(text, text, boolean, int4multirange) is
'Vendors'' tokens in a text (its runs of token characters first), each widened to the token characters around it.';
revoke all on function assay._firewall_vendors(text, text, boolean, int4multirange) from public;

-- ---- api/_firewall_tokens.sql

-- requires: _firewall_marks _firewall_vendors _firewall_printable _firewall_noisy _firewall_symbols
create or replace function assay._firewall_tokens(p_text text, p_wanted text [], p_first boolean, p_spared int4multirange)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
-- nobody can foresee how many finds there are: a nested loop over two sets of them would be quadratic
set enable_nestloop = off
as $$
declare
    v_runs text;
    v_noise boolean;
    v_symbols boolean;
begin
    if '+vendor' = any (p_wanted) then
        v_runs := regexp_replace(p_text collate "C", assay._firewall_pattern('short'), E'\n', 'g');
        return query
        select v.span_start, v.span_end, v.reason, v.detector from assay._firewall_vendors(v_runs, p_text, p_first, p_spared) as v;
    end if;
    select bool_or(d.enabled and d.detector = 'noise'), bool_or(d.enabled and d.detector = 'symbols')
    into v_noise, v_symbols
    from assay.never_record_detector as d
    where d.kind = 'noise';
    if '+encoded' = any (p_wanted) or '+blob' = any (p_wanted) then
        return query
        with blobs as materialized (
            select m.span_start, m.body, translate(m.body, '0123456789abcdefABCDEF', '') = '' as hex, length(m.body) as size
            from assay._firewall_match(p_text, assay._firewall_pattern('base64')) as m
        )
        select b.span_start, b.span_start + b.size, e.reason, e.detector
        from (
            -- what the different ones decode to, line by line: looked through once for all of them
            select string_agg(t.line, E'\n' order by t.n) as content, array_agg(t.low order by t.n) as lows,
                array_agg(t.body order by t.n) as bodies
            from (
                select
                    l.n,
                    l.body,
                    l.line,
                    (sum(length(l.line) + 1) over (order by l.n))::integer - length(l.line) - 1 as low
                from (
                    select d.body, row_number() over () as n, assay._firewall_printable(d.content) as line
                    from (
                        select
                            u.body,
                            case
                                when u.hex and u.size >= 32 and u.size % 2 = 0 then decode(u.body, 'hex')
                                when u.size % 4 = 0 then decode(u.body, 'base64')
                            end as content
                        from (select distinct s.body, s.hex, s.size from blobs as s offset 0) as u
                        where '+encoded' = any (p_wanted)
                    ) as d
                ) as l
                where l.line is not null
            ) as t
        ) as c
        cross join lateral assay._firewall_vendors(c.content, c.content, false, '{}') as e
        inner join blobs as b on b.body = c.bodies[width_bucket(e.span_start, c.lows)]
        where e.detector <> 'prefixed_token' or not p_spared @> b.span_start
        union all
        (
            select b.span_start, b.span_start + b.size, 'high_entropy', 'noise'
            from blobs as b
            where v_noise
                -- each different one is looked at once, and the cheap conditions come first
                and b.body in (
                    select f.body
                    from (
                        select distinct d.body
                        from blobs as d
                        where d.size >= 40 and translate(d.body, '0123456789abcdef', '') <> '' offset 0
                    ) as f
                    where not (f.body collate "C" ~ assay._firewall_pattern('path')) and assay._firewall_noisy(f.body)
                )
                and not p_spared @> b.span_start
            order by b.span_start
            limit case when p_first then 1 end
        );
    end if;
    if '+atom' = any (p_wanted) and v_noise then
        return query
        with atoms as materialized (
            select m.span_start, m.body
            from assay._firewall_match(p_text, assay._firewall_pattern('atom')) as m
            where translate(m.body, '0123456789abcdef_=-', '') <> ''
                and (
                    translate(left(m.body, 512), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', '') <> left(m.body, 512)
                    or strpos(m.body, '0x') > 0
                )
        ),
        -- each different one is looked at once; for a verdict in order, until one is noise
        judged as materialized (
            select f.body
            from (
                select d.body, min(d.span_start) as place
                from atoms as d
                where not p_spared @> (d.span_start + assay._firewall_marks(d.body))
                group by d.body
                order by 2
            ) as f
            where assay._firewall_noisy(f.body)
            limit case when p_first then 1 end
        )
        select
            m.span_start + assay._firewall_marks(m.body),
            m.span_start + length(m.body) - assay._firewall_marks(m.body),
            'high_entropy',
            'noise'
        from atoms as m
        inner join judged as j on j.body = m.body
        where not p_spared @> (m.span_start + assay._firewall_marks(m.body))
        order by m.span_start
        limit case when p_first then 1 end;
    end if;
    if '+symbols' = any (p_wanted) then
        return query
        with runs as materialized (
            -- without the marks of bold and struck-out text
            select m.span_start + length(m.body) - length(ltrim(m.body, '*_~#')) as span_start, btrim(m.body, '*_~#') as token
            from assay._firewall_match(p_text, assay._firewall_pattern('symbols')) as m
        )
        select y.span_start, y.span_start + length(y.token), 'high_entropy', 'symbols'
        from runs as y
        inner join (
            select f.token
            from (
                select r.token, min(r.span_start) as place
                from runs as r
                where v_symbols and length(r.token) >= 16 and not p_spared @> r.span_start
                group by r.token
                order by 2
            ) as f
            where assay._firewall_symbols(f.token)
            limit case when p_first then 1 end
        ) as j on j.token = y.token
        where not p_spared @> y.span_start
        order by y.span_start
        limit case when p_first then 1 end;
    end if;
end
$$;
comment on function assay._firewall_tokens(text, text [], boolean, int4multirange) is 'What is found in the runs of token characters of a text: vendors'' tokens, encoded ones, noise (but not where p_spared says that a thing is announced which is no secret).';
revoke all on function assay._firewall_tokens(text, text [], boolean, int4multirange) from public;

-- ---- api/_firewall_unspared.sql

-- requires: _firewall_tokens _firewall_spared
create or replace function assay._firewall_unspared(p_text text, p_lower text, p_wanted text [], p_first boolean)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    -- what is announced as no secret: worked out for the first find that it could spare
    v_spared int4multirange;
    v_again boolean := false;
begin
    for span_start, span_end, reason, detector in
        select t.span_start, t.span_end, t.reason, t.detector
        from assay._firewall_tokens(p_text, p_wanted, p_first, '{}') as t
    loop
        -- noise, and the tokens of services that nobody has listed
        if detector in ('noise', 'symbols', 'prefixed_token') then
            v_spared := coalesce(v_spared, assay._firewall_spared(p_lower, 'token'));
            if v_spared @> span_start then
                v_again := p_first;
                continue;
            end if;
        end if;
        return next;
    end loop;
    if v_again then
        -- only the first of each detector was looked for, and it is none
        return query
        select t.span_start, t.span_end, t.reason, t.detector
        from assay._firewall_tokens(p_text, p_wanted, true, v_spared) as t;
    end if;
end
$$;
comment on function assay._firewall_unspared(text, text, text [], boolean) is
'What is found in the runs of token characters of a text (the second argument is its lower-case copy), less what is announced as no secret. A span may come twice.';
revoke all on function assay._firewall_unspared(text, text, text [], boolean) from public;

-- ---- api/_firewall_wanted.sql

-- requires: _firewall_pattern _firewall_run_kinds _firewall_holds
-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_wanted(p_text text, p_lower text, p_identifier boolean, p_joined boolean)
returns text []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_wanted text [] := '{}';
    v_wide constant boolean := octet_length(p_lower) <> length(p_lower);
begin
    if length(p_text) > 4096 then
        -- Of a long text, looking for many words costs more than looking for a pattern: that is
        -- left to who asks.
        v_wanted := v_wanted || array[
            'marker_tag', 'marker_english', 'marker_imperative', 'marker_clause', 'marker_german', 'marker_french',
            'marker_spanish', 'marker_italian', 'marker_portuguese', 'marker_slavic', 'marker_cjk', 'pem', 'pem_base64',
            'putty', 'jwk', 'wallet_key', 'xml_key', 'pem_tail', 'jwt', 'django_key', 'url_userinfo', 'url_token_user',
            'card_code', 'seed_phrase'
        ]::text [];
        if not p_identifier and length(p_lower) >= 48 then
            v_wanted := v_wanted || array['card_spelled']::text [];
        end if;
        if p_text collate "C" ~ assay._firewall_pattern('uneven') then
            v_wanted := v_wanted || array[
                'assignment', 'session', 'assigned_key', 'spoken', 'pair', 'announced', 'placed', 'as_password',
                'one_time_code', 'code_sent', 'access_code', 'recovery_code', 'command_line', 'command_login',
                'command_words', 'statement', 'curl_user', 'auth_header', 'auth_header_plain', 'markup', 'pgpass',
                'structured', 'document_number', 'in_ifsc'
            ]::text [];
            if p_text collate "C" ~ '[A-Za-z0-9+/_.=-]{15}' then
                v_wanted := v_wanted || array['named_value']::text [];
            end if;
            if p_lower collate "C" ~ ('[a-z0-9+/_.=-]["''`)>*]{0,3} (?:as|is|for|was|works as)(?: [a-z&.''-]{1,16}){0,3} (?:secret|token|key|pass'
                || 'word|credential|passphrase)(?![a-z])') then
                v_wanted := v_wanted || array['value_named']::text [];
            end if;
        end if;
        if p_lower collate "C" ~ assay._firewall_pattern('figures') then
            v_wanted := v_wanted || array[
                'us_ssn', 'ca_sin', 'de_tax_id', 'in_pan', 'in_aadhaar', 'jp_my_number', 'es_dni', 'named_id', 'formed_id',
                'us_routing', 'bank_number', 'bank_account_of', 'bank_account_at'
            ]::text [];
            if p_lower collate "C" ~ assay._firewall_pattern('bare_figures') then
                if p_lower collate "C" ~ 'cpf|[0-9]{3}[.][0-9]{3}[.][0-9]{3}-[0-9]{2}' then
                    v_wanted := v_wanted || array['br_cpf']::text [];
                end if;
                v_wanted := v_wanted || array['kr_rrn', 'uk_nino', 'cn_resident_id', 'it_codice_fiscale', 'mx_curp', 'ch_ahv', 'us_ssn_dashes', 'iban']::text [];
                if not p_identifier and p_text collate "C" ~ assay._firewall_pattern('six_digits') then
                    v_wanted := v_wanted || array['card']::text [];
                end if;
                if p_text collate "C" ~ assay._firewall_pattern('six_digits') then
                    v_wanted := v_wanted || array['card_joined']::text [];
                end if;
            end if;
        end if;
        if p_text collate "C" ~ assay._firewall_pattern('run') then
            v_wanted := v_wanted || assay._firewall_run_kinds(p_text, p_identifier);
        end if;
        return v_wanted;
    end if;
    -- Each test is a necessary condition of its detector; the cheap ones first.
    if p_lower collate "C" like any (array['%incognito%', '%memory%', '%no-%', '%nol%', '%nom%', '%nor%', '%nos%', '%o.t.r%', '%off-rec%', '%otr%', '%private%']) then
        if p_lower collate "C" like any (array[
            '%#off%', '%(otr%', '%-- private%', '%/no%', '%/off-the-rec%', '%/private%', '%<off%', '%<private%', '%@no%',
            '%[ private%', '%[off%', '%[private%', '%incognito%', '%memory off%', '%no-log%', '%no-mem%', '%no-rec%',
            '%no-save%', '%no-store%', '%nolog%', '%nomem%', '%norec%', '%nosave%', '%nostore%', '%o.t.r%', '%off memory%',
            '%off the memory%', '%off your memory%', '%otr -%', '%otr ]%', '%otr:%', '%otr]%', '%private ?mode%',
            '%private mode%', '%private-mode%', '%privatemode%'
        ]) then
            if p_lower collate "C" ~ ('(?:\[{1,2} ?(?:no-?(?:memory|record|recording|log|store|save)|private|off[ -](?:the[ -])?record|otr|inco'
                || 'gnito) ?\]{1,2}|<!-- ?(?:no-?(?:memory|record|log)|private) ?-->|<(?:private|no-?memory|off-the-record)>'
                || '|(?<![a-z0-9._~/:-])/(?:private|nomemory|no-memory|off-the-record|incognito)(?![a-z0-9/_-]|\.[a-z])|(?<!'
                || '[a-z0-9_.@])@no-?(?:memory|record|log)(?![a-z0-9_])|\(otr\)|turn (?:off (?:your |the )?memory|(?:your |t'
                || 'he )?memory off) for this|#(?:no-?memory|no-?record|offtherecord|off-the-record|private-?mode)(?![a-z0-9'
                || '_])|(?<![a-z0-9_-])no-(?:memory|record|memorize)(?![a-z0-9_]|-[a-z])|(?<![a-z0-9_.])(?:otr:|o\.t\.r\.)|p'
                || 'rivate mode on(?![a-z])|(?:go |going |mode )?incognito(?: mode)? (?:please|on)(?![a-z]))') then
                v_wanted := v_wanted || 'marker_tag'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%archiv%', '%captur%', '%commit%', '%delete every%', '%delete what%', '%erase every%', '%erase what%', '%forget%',
        '%jot%', '%keep%', '%kept%', '%log%', '%memor%', '%note%', '%persist%', '%pretend%', '%record%', '%rememb%',
        '%retain%', '%save%', '%stor%', '%writ%'
    ]) then
        if p_lower collate "C" like any (array[
            '%clear%', '%delete%', '%dont%', '%drop%', '%erase%', '%forget%', '%leave%', '%n''t%', '%never%', '%no %',
            '%none%', '%not%', '%off%', '%out%', '%pretend%', '%purge%', '%remove%', '%scratch%', '%scrub%', '%strike%',
            '%unrecord%', '%wipe%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:(?:confidential|between us|between you and me|off the record|in confidence|private)[^.!?\n]'
                || '{0,24}[,;:(-][ ]?(?:please )?(?:do not|don''?t) (?:store|save|record|log|keep|remember|note)(?=[ ]{0,2}[:'
                || '.!,;)\n-]|\Z)|off(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})the(?:_{0,2}[ \t-][ \t_-]{0,3}|['
                || ' \t]{0,4}\r?\n[ \t>]{0,8})record(?![a-z])(?! (?:player|rack|shelf|label|store|shop|deck|collection|butto'
                || 'n|pile|stack|books?)(?![a-z]))|not for the record(?![ ]*[a-z0-9])|(?:you (?:must|should|may|can) ?n[o'']t'
                || '|must not|mustn''?t)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{'
                || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|record|save|store|memori[sz]e|log|note|retain|persist|c'
                || 'apture|archive|keep(?: a record of| track of)?|write|jot|commit)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r'
                || '?\n[ \t>]{0,8})(?:(?:any(?:thing)?|all|none|some)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || 'of(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|what(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am| just)*(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]'
                || '{0,4}\r?\n[ \t>]{0,8})(?:said|say|saying|told|wrote|typed|shared|tell)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})you)?)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|mess'
                || 'age|conversation|chat|turn|one|line|sentence|paragraph|note|exchange|session|thread|info|information|det'
                || 'ail)s?)?(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|ok'
                || '|okay|for me|for later|in (?:your |the )?(?:memory|memories|notes?|log|logs|records?)|to (?:your )?memor'
                || 'y|on (?:the )?record|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9]))'
                || '|please(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8}))?forget(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|all of t'
                || 'his|all this|everything i(?: just)? said)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:me'
                || 'ssage|part|conversation))?(?![ ]*[a-z0-9])|(?:keep|leave)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})(?:this|that|it|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|me'
                || 'ssage|bit))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:out(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})of|off)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:your(?:_{0,2}[ '
                || '\t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|'
                || 'any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|record|records|logs?|note'
                || 's|books)(?![a-z])|(?:delete|erase|remove|wipe|scrub|strike|scratch|drop|purge|clear)(?:_{0,2}[ \t-][ \t_'
                || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i(?: just)? said|all of this)(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:you'
                || 'r|the|long-term)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|record)(?![a'
                || '-z])|this(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]'
                || '{0,4}\r?\n[ \t>]{0,8})|message(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|conversation(?:_{0'
                || ',2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:must|should|may|can|shall|is)(?:_{0,2}[ \t-][ \t_-'
                || ']{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:not|n''t|never)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,'
                || '8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|no'
                || 'ted|archived|retained)(?=(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,'
                || '8})(?:please|anywhere|ever|at all|by you|in (?:your|the) (?:memory|memories|notes?|logs?|records?|file|j'
                || 'ournal)|on (?:the )?record|or |and ))|(?:i''d|i would)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0'
                || ',8})(?:rather|prefer(?: it)?(?: if)?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})you(?:_{0,2}'
                || '[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:didn''t|did not|don''t|do not|not)(?:_{0,2}[ \t-][ \t_-]{'
                || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:remember|record|save|store|keep|log|note|memori[sz]e)(?:_{0,2}[ \t-]['
                || ' \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|any)|(?:none|nothing)(?:_{0,2}[ \t-][ \t_-]{0,3}|'
                || '[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what'
                || ' i(?: just)? said)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:should|must|may|can|shall'
                || '|will|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8})|ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:be(?:_{0,2}[ \t-][ '
                || '\t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[s'
                || 'z]ed|written down|noted|archived|retained)|go(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})on(?'
                || ':_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ '
                || '\t>]{0,8}))?record)|(?:goes|is|gets)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:on(?:_{0,2'
                || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0'
                || ',8}))?record|recorded|saved|stored))|(?:this |this is |confidential and )not to be (?:saved|stored|recor'
                || 'ded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?=[ ]{0,2}[:.!,;'
                || ')\n-]|\Z)|(?:following|what follows|next (?:part|bit|message|sentence)|rest of this)(?:_{0,2}[ \t-][ \t_'
                || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:must|should|may|can|shall|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})?(?:not|n''t|never)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2'
                || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8'
                || '})(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|ret'
                || 'ained)|(?:make|take|keep)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})no(?:_{0,2}[ \t-][ \t_-]'
                || '{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:notes?|record|copy)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]'
                || '{0,8})(?:of|on|about)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i)|pret'
                || 'end(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|you|we)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{'
                || '0,4}\r?\n[ \t>]{0,8})(?:never|didn''?t|did not)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'say|said|hear|heard|read|see|saw|tell you|told you)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8'
                || '})(?:that|this|it|anything|any of this)(?![ ]*[a-z0-9])|(?:delete|erase)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t'
                || ']{0,4}\r?\n[ \t>]{0,8})(?:what|everything)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})i(?:(?:'
                || '_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})just)?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \'
                || 't>]{0,8})(?:said|wrote|told you)(?![ ]*[a-z0-9])|unrecord(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})(?:this|that|it)|(?:between us only|for your ears only),? (?:do not|don''t))') then
                v_wanted := v_wanted || 'marker_english'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%archiv%', '%captur%', '%commit%', '%forget%', '%jot%', '%keep%', '%kept%', '%log%', '%memor%', '%note%',
        '%persist%', '%record%', '%rememb%', '%retain%', '%save%', '%stor%', '%writ%'
    ]) then
        if p_lower collate "C" like any (array[
            '%clear%', '%delete%', '%dont%', '%drop%', '%erase%', '%forget%', '%n''t%', '%never%', '%not%', '%off%', '%out%',
            '%purge%', '%remove%', '%scrub%', '%strike%', '%unrecord%', '%wipe%'
        ]) then
            if assay._firewall_holds(
                p_lower,
                ('((?:(?<![a-z])(?:i|you|we|they|he|she|who|to|that|never|not|don''?t|can''?t|cannot|won''?t|didn''?t|couldn''?'
                || 't|wouldn''?t|shouldn''?t)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?<![a-z]))((?:do(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|don''?t(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|pl'
                || 'ease not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ '
                || '\t>]{0,8}))?(?:(?:mention|share|repeat|use|quote|remember|store|save|record|log|keep)(?:(?:[ \t_-]{1,4}|'
                || '[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|it)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})for(?:[ \t_-]{1,4}|[ \t'
                || ']{0,4}\r?\n[ \t>]{0,8})training)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:or|and|nor)(?:[ \t_-]{1,4'
                || '}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|record|save|store|memori[sz]e|log|note|retain|persist|capt'
                || 'ure|archive|keep(?: a record of| track of)?|write|jot|commit)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || '(?:(?:any(?:thing)?|all|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|the following|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})('
                || '?:i|we)(?:''m|''ve| have| am| just)*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|say|saying|told|wro'
                || 'te|typed|shared|tell)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r'
                || '?\n[ \t>]{0,8})(?:part|bit|message|conversation|chat|turn|one|line|sentence|paragraph|note|exchange|sess'
                || 'ion|thread|info|information|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anyw'
                || 'here|at all|ever|ok|okay|for me|for later|(?:in|into|to|on) (?:your |the |any |my )?(?:memory|memories|n'
                || 'otes?|log|logs|records?)|to (?:your )?memory|on (?:the )?record|or (?:store|save|log|record|remember) it'
                || '))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9])|(?:put|add|enter|include|place)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\'
                || 'n[ \t>]{0,8})(?:this|that|it|any of this)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:in|into|to|on)(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:your|the|any|my|long-term)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n['
                || ' \t>]{0,8}))?(?:memory|memories|notes?|records?|logs?|journal|file)(?![ ]*[a-z0-9])|(?:make|take|keep)(?'
                || ':[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:a|any)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:not'
                || 'es?|record|copy)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:of|on|about)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\'
                || 'n[ \t>]{0,8})(?:this|that|it)(?![ ]*[a-z0-9]))|forget(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|'
                || 'that|it|all of this|all this|everything i(?: just)? said)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i'
                || 'mmediately|instantly|at once|right away|right now|straight away|ever happened)(?![ ]*[a-z0-9])|forget(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:about(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:i(?:[ \t'
                || '_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|just(?:[ \t_-]{1,'
                || '4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|mentioned|wrote)|(?:what(?:ever)?|everything|all|anything)('
                || '?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''ve)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|wrote|mentioned|discussed))(?:(?:[ \t_-]{1'
                || ',4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:that|this|it|anything|you|here))*(?![ ]*[a-z0-9]))'),
                'marker',
                case when p_joined then '' else 'subject' end
            ) then
                v_wanted := v_wanted || 'marker_imperative'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%dimentic%', '%esque%', '%memory off%', '%nao %', '%ne pas%', '%nicht%', '%nie %', '%niet %', '%no almacenar%',
        '%no anotar%', '%no grabar%', '%no guardar%', '%no logging%', '%no memorizar%', '%no minutes%', '%no notes%',
        '%no record%', '%no registrar%', '%non annot%', '%non archiv%', '%non conserv%', '%non memor%', '%non regis%',
        '%non salv%', '%not to be%', '%olvid%', '%otr -%', '%vergeet%', '%zapomnij%'
    ])
    or (v_wide and p_lower collate "C" like any (array['%aбyд%', '%não %'])) then
        if p_lower collate "C" like any (array[
            '%almacenar%', '%annotare%', '%anotar%', '%archiv%', '%armazenar%', '%aufnehm%', '%aufzeichn%', '%bewaren%',
            '%che ho%', '%co %', '%conserv%', '%festhalt%', '%garder%', '%grabar%', '%gravar%', '%guardar%', '%kept%',
            '%logged%', '%memori%', '%memory%', '%merken%', '%mitlog%', '%nagrywa%', '%noted%', '%noter%', '%notier%',
            '%notowa%', '%o que%', '%onthouden%', '%opschrijven%', '%opslaan%', '%otr%', '%persisted%', '%protokoll%',
            '%przechow%', '%recorded%', '%regist%', '%remembered%', '%retained%', '%reten%', '%salvar%', '%sauvegard%',
            '%saved%', '%schreib%', '%speicher%', '%stock%', '%stored%', '%that%', '%this%', '%vastleggen%', '%wat ik%',
            '%written%', '%zapisywa%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%mémoris%', '%zapamięt%', '%чтo%'])) then
            if p_lower collate "C" ~ ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr ?-(?= )|(?:your )?memory off(?= please|(?=[ ]{0,2}[:.!,;)\n-]|\Z)| for thi'
                || 's)|not to be (?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|a'
                || 'rchived|retained)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|no(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'notes?|logging|recording|record|minutes)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:of|on|'
                || 'for|about)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that)(?:(?:_{0,2}[ \t-][ \t_-]{'
                || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})please)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:das |dies |davon )?nichts? (?:davo'
                || 'n |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|aufschreiben|protokollieren|mitschreiben|fest'
                || 'halten|aufnehmen|mitloggen|merken)(?![ ]*[a-z0-9])|niet (?:onthouden|opslaan|bewaren|noteren|vastleggen|'
                || 'opschrijven)(?: alsjeblieft| alstublieft| svp| aub)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:alsjeblieft |alstublie'
                || 'ft )?vergeet (?:alles )?wat ik (?:net |zojuist |je )*(?:zei|heb gezegd|vertelde|gezegd heb)|niet (?:opsl'
                || 'aan|bewaren|vastleggen|noteren|opschrijven|registreren)(?![ ]*[a-z0-9])|(?:merci de )?ne pas (?:enregist'
                || 'rer|noter|conserver|mémoriser|retenir|stocker|sauvegarder|garder|archiver)(?: svp| s''il vous plaît| s''il'
                || ' te plaît)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|no (?:guardar|grabar|registrar|anotar|almacenar|memorizar)(?: por '
                || 'favor| esto)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:por favor,? )?olvid(?:a|e|en)(?:te|se)?(?: de)? (?:todo )?lo '
                || 'que (?:acabo de (?:decir|contar)(?:te)?|dije|te dije|he dicho)|non (?:salvare|registrare|memorizzare|ann'
                || 'otare|conservare|archiviare)(?: per favore)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:per favore,? )?dimentic(?:a|at'
                || 'e|hi) (?:tutto )?(?:quello|ciò|quanto) che ho (?:appena )?(?:detto|scritto|raccontato)|n[ãa]o (?:guardar'
                || '|gravar|registrar|registar|salvar|anotar|armazenar)(?: por favor)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:por favo'
                || 'r,? )?esque[çc][ae](?:m|r)? (?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse|acabei de dizer|falei|acabei d'
                || 'e falar|escrevi)|(?:пoжaлyйcтa,? )?[зz]aбyдь(?:тe)?,? (?:тo,? |вcё,? |вce,? )?чтo я (?:тoльko чтo )?(?:c'
                || 'kaзaл|нaпиcaл|гoвopил)|nie (?:zapisywać|notować|zapamiętywać|nagrywać|przechowywać)(?=[ ]{0,2}[:.!,;)\n-'
                || ']|\Z)|(?:proszę,? )?zapomnij(?:cie)?(?: o tym)?,? co (?:właśnie )?(?:ci )?powiedzia[łl])') then
                v_wanted := v_wanted || 'marker_clause'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%entfern%', '%geheugen%', '%glem %', '%ikke%', '%inte %', '%keine notizen%', '%nicht%', '%niet%', '%notulen%',
        '%radera%', '%streich%', '%stryk %', '%ta bort%', '%tilg%', '%uden for%', '%utenfor%', '%vergeet%', '%vergiss%'
    ])
    or (v_wide and p_lower collate "C" like any (array['%glöm %', '%lösch%', '%utanför%'])) then
        if p_lower collate "C" like any (array[
            '%anteckn%', '%aufnehm%', '%aufzeichn%', '%behalt%', '%bewa%', '%festhalt%', '%geheugen%', '%gem%', '%gesagt%',
            '%halte%', '%husk%', '%jag %', '%jeg %', '%lagr%', '%leg d%', '%logga%', '%merk%', '%microfoon%', '%minne%',
            '%minns%', '%mitlog%', '%neem%', '%nimm%', '%note%', '%notier%', '%notizen%', '%notulen%', '%onthou%',
            '%opgeslagen%', '%opschrij%', '%opslaan%', '%protokoll%', '%referat%', '%registre%', '%schreib%', '%schrijf%',
            '%skriv%', '%sla %', '%spara%', '%speicher%', '%unter uns%', '%vastleg%', '%vergeet%', '%vergiss%', '%zeichne%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%erzählt%', '%gedächtnis%', '%ihåg%', '%notér%'])) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:nicht (?:fürs|für das|zu) (?:protokoll|aufzeichnung)|nicht (?:im|ins) protokoll|(?:bitte |d'
                || 'avon |hiervon )(?:das |dies |hiervon |davon )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|aufze'
                || 'ichnen|notieren|aufschreiben|protokollieren|mitschreiben|festhalten|aufnehmen|mitloggen|merken)(?![ ]*[a'
                || '-z0-9])|(?:speichern|merken|notieren|protokollieren|schreiben|zeichnen|behalten|nehmen|halten|vergessen)'
                || ' sie (?:sich )?(?:das|dies|dieses|es|davon|diese nachricht|diesen teil|dieses gespräch)(?: bitte| jetzt)'
                || '? nichts?|(?:das|dies|es) (?:darf|soll|sollte|muss) (?:bitte )?nicht (?:gespeichert|aufgezeichnet|notier'
                || 't|protokolliert|gemerkt|aufgeschrieben|festgehalten|mitgeschrieben) werden|vergiss(?:t)?(?: bitte)?,? wa'
                || 's ich (?:gerade |eben |dir |euch |vorhin )*(?:gesagt|erzählt|geschrieben)|(?:mach|mache|machen sie) (?:d'
                || 'ir |sich )?(?:davon )?keine notizen (?:davon|dazu|hierzu)|bitte (?:das |dies )?nicht (?:merken|behalten)'
                || '(?![ ]*[a-z0-9])|(?:merk|merke|merkt|speicher|speichere|notier|notiere|protokollier|protokolliere|zeichn'
                || 'e|schreib|schreibe|behalt|behalte|nimm|halte) (?:dir |euch |es dir )?(?:das|dies|dieses|es|davon|diese n'
                || 'achricht|diesen teil)(?: bitte| jetzt| ja)? nichts?|vergiss (?:das|dies|es)(?: bitte| wieder| gleich)* ('
                || '?:sofort|gleich|umgehend|schnell|wieder)|(?:streich|streiche|lösch|lösche|entfern|entferne|tilge?) (?:da'
                || 's|dies|es)(?: bitte| wieder| sofort)* aus (?:dem|deinem|eurem) (?:gedächtnis|speicher|protokoll)|unter u'
                || 'ns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|noteer|registreer|sla) (?:dit|dat|het)(?: gesprek| berich'
                || 't)?(?: alsjeblieft| alstublieft| svp| aub)? niet|leg (?:dit|dat) niet vast|(?:dit|dat) (?:mag|moet|hoeft'
                || '|hoort) niet (?:worden )?(?:opgeslagen|bewaard|genoteerd|vastgelegd|onthouden|in de notulen)|schrijf (?:'
                || 'dit|dat) niet op|neem (?:dit|dat) niet op|(?:dit |dat |alsjeblieft |gelieve )niet (?:opslaan|bewaren|vas'
                || 'tleggen|noteren|opschrijven|registreren)(?![ ]*[a-z0-9])|(?:dit|dat) niet onthouden(?![ ]*[a-z0-9])|verg'
                || 'eet (?:dit|dat) (?:meteen|direct|onmiddellijk|gelijk)|niet voor de (?:notulen|microfoon)|buiten de notul'
                || 'en|(?:wis|haal|verwijder) (?:dit|dat) uit je geheugen|(?:spara|notera|lagra|logga|minns) inte (?:detta|d'
                || 'et här|det)(?![a-zåäö])|kom inte ihåg (?:detta|det här)|(?:anteckna|skriv|spara|notera|lagra|logga) inte'
                || ' (?:ner |upp )?(?:detta|det här)(?![a-zåäö])|inte (?:för|till) protokollet|glöm (?:det|vad) jag (?:just '
                || '|precis )?(?:sa|sade|skrev)(?![a-zåäö])|(?:radera|ta bort|stryk) (?:detta|det här) (?:ur|från) (?:ditt )'
                || '?minne|ikke til referat|glem (?:hvad|det|hva) jeg (?:lige |nettopp )?(?:sagde|sa|skrev)(?![a-zæøå])|utan'
                || 'för protokollet|(?:gem|husk|notér|noter|lagre|lagr|skriv) ikke (?:dette(?: ned)?|det (?:her|ned))|ikke ('
                || '?:gem|husk|lagre|lagr|noter) (?:dette|det)(?![a-zæøå])|(?:uden for|utenfor) (?:referat|protokoll))') then
                v_wanted := v_wanted || 'marker_german'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '% pas %', '%aucune trace%', '%hors %', '%jamais %', '%n''en %', '%ne la %', '%ne le %', '%ne pas%', '%oubli%',
        '%rien %'
    ])
    or (v_wide and strpos(p_lower, 'mémoire') > 0) then
        if p_lower collate "C" like any (array[
            '%conserv%', '%consign%', '%gard%', '%inscri%', '%micro%', '%moris%', '%note%', '%oubli%', '%registr%',
            '%reten%', '%retien%', '%stock%', '%trace%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%mémoire%', '%noté%', '%procès%', '%écri%'])) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:n(?:e |'')(?:le |l'')?(?:retiens?|retenez|notes?|notez|mémorise[sz]?|memorise[sz]?|mémorisez|'
                || 'enregistre[sz]?|enregistrez|sauvegarde[sz]?|gardes?|gardez|stocke[sz]?|conserve[sz]?|inscris|écris|consi'
                || 'gne[sz]?) (?:pas|rien|jamais) ?(?:tout )?(?:ça|ca|cela|ceci|de (?:tout )?(?:ça|cela|ceci)|ce (?:message|'
                || 'passage)|cette (?:partie|conversation|phrase)|ce que (?:je|j'')|dans ta mémoire|en mémoire)|[àÀ] ne pas ('
                || '?:enregistrer|retenir|noter|mémoriser|conserver|garder|stocker)|ne pas (?:enregistrer|mémoriser|retenir|'
                || 'sauvegarder|noter) (?:ça|cela|ceci|ce message)|n(?:e |'')gard(?:e|es|ez) aucune trace de (?:ça|ca|cela|ce'
                || 'ci|ce)|ne (?:le |la |l''|les )(?:note|notes|notez|retiens|retenez|enregistre|enregistrez|garde|gardez|mém'
                || 'orise|mémorisez) pas(?![ ]*[a-z0-9])|n''en (?:garde|gardez|note|notez|retiens) (?:rien|pas)|(?:ceci|cela|'
                || '[çÇ]a|ca|ce message|cette conversation) ne (?:doit|devrait|peut) pas être (?:enregistr|not|mémoris|conse'
                || 'rv|gard|stock|reten|sauvegard)(?:é|u)e?s?|oublie[sz]? (?:ça|cela|ceci|tout ça|ce que je viens de dire)(?'
                || ': tout de suite| immédiatement| aussitôt| maintenant)|(?<!'')oubli(?:e|es|ez) (?:immédiatement |tout de s'
                || 'uite |tout )?ce que (?:je viens de dire|j''ai dit|je t''ai dit|je vous ai dit|je viens de te dire|je viens'
                || ' d''écrire)|(?:efface|effacez|supprime|supprimez)-(?:le|la|ça) de (?:ta|votre|la) mémoire|hors (?:micro|e'
                || 'nregistrement|procès-verbal)(?![a-z])|(?:efface|supprime|enlève|retire)[sz]? (?:ça|cela|ceci|tout ça) de'
                || ' (?:ta|votre|la) mémoire)') then
                v_wanted := v_wanted || 'marker_french'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%extraofic%', '%fuera de%', '%mem%', '%no %', '%olvid%']) then
        if p_lower collate "C" like any (array[
            '%almacen%', '%anot%', '%apunt%', '%conserv%', '%constancia%', '%conste%', '%debe%', '%escrib%', '%extraofic%',
            '%fuera%', '%grab%', '%guard%', '%memor%', '%nota de%', '%olvid%', '%puede%', '%quede%', '%recuerd%',
            '%registr%', '%reteng%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:(?:por favor,? )?no (?:lo |la )?(?:guardes?|guarden|recuerdes?|grabes?|registres?|anotes?|a'
                || 'lmacenes?|memorices?|apuntes?|retengas|conserves?|escribas)(?: nada)?(?: de)? ?(?:esto|eso|ello|este (?:'
                || 'mensaje|dato)|esta (?:parte|conversación|frase)|lo que (?:acabo|te|dije|digo))|no lo (?:guardes?|recuerd'
                || 'es?|grabes?|registres?|anotes?|almacenes?|memorices?|apuntes?)(?![ ]*[a-z0-9])|olvida(?:te)? (?:de )?(?:'
                || 'esto|eso|lo que (?:dije|acabo de decir))(?: (?:inmediatamente|ahora mismo|ahora|ya|de inmediato|enseguid'
                || 'a|por favor))|(?:borra|elimina|quita|bórra|elimína)(?:lo)? (?:esto |eso )?de (?:tu|la|su) memoria|no (?:'
                || 'dejes|dejen|deje) (?:constancia|registro|rastro) de (?:esto|eso|ello)|no (?:tomes|tome|tomen) nota de (?'
                || ':esto|eso)|(?:esto|eso|ello) no (?:se )?(?:debe|puede|tiene que|ha de) (?:guardar|grabar|registrar|anota'
                || 'r|almacenar|recordar)(?:se)?|fuera de (?:registro|récord|micrófono|acta|grabación)|extraoficialmente[,:]'
                || '|que (?:esto )?no (?:quede|conste|conste) (?:en acta|en el registro|registrado|registro|grabado|constanc'
                || 'ia)|(?:esto )?no (?:debe|puede) (?:guardarse|grabarse|quedar (?:registrado|grabado|guardado)))') then
                v_wanted := v_wanted || 'marker_spanish'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%dalla %', '%dimentic%', '%fuori %', '%non %', '%scorda%']) then
        if p_lower collate "C" like any (array[
            '%annota%', '%archivi%', '%conserv%', '%detto%', '%immediat%', '%memor%', '%nota di%', '%onda%', '%registra%',
            '%ricord%', '%salva%', '%scriv%', '%segnar%', '%subito%', '%verbale%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:non (?:registrare|salvare|memorizzare|annotare|conservare|archiviare|scrivere|segnare|ricor'
                || 'dare) (?:questo|quello|ciò|questa|nulla|niente|quanto)|non (?:registrar|salvar|memorizzar|annotar|conser'
                || 'var|archiviar|scriver|segnar|ricordar)(?:lo|la|telo)(?![ ]*[a-z0-9])|(?:dimentica|scorda)(?:lo)? (?:subi'
                || 'to|questo subito|immediatamente|ciò che ho detto)|(?:cancella|elimina|togli)(?:lo)? (?:questo |tutto )?d'
                || 'alla (?:tua )?memoria|non prendere nota di (?:questo|quello|ciò)|(?:questo|quello|ciò|questa conversazio'
                || 'ne) non (?:va|deve essere|dev''essere|può essere|andrebbe) (?:registrat|salvat|memorizzat|annotat|conserv'
                || 'at|ricordat|scritt)[oaie]|fuori (?:verbale|onda|registrazione)(?![a-z]))') then
                v_wanted := v_wanted || 'marker_italian'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%da mem%', '%da sua mem%', '%da tua mem%', '%em off%', '%esque%', '%fora d%', '%nao %'])
    or (v_wide and strpos(p_lower, 'não') > 0) then
        if p_lower collate "C" like any (array[
            '%acabei%', '%anot%', '%armazen%', '%disse%', '%em off%', '%escrev%', '%falei%', '%grav%', '%guard%', '%isso%',
            '%isto%', '%lembr%', '%mem%', '%nota d%', '%regis%', '%retenh%', '%salv%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:n[ãa]o (?:guardes?|graves?|registres?|registes?|lembres?|salves?|armazenes?|anotes?|memoriz'
                || 'es?|escrevas?|retenhas?) (?:nada )?(?:disso|disto|isso|isto|d?esta (?:mensagem|parte|conversa)|d?essa (?'
                || ':mensagem|parte|conversa)|nada|o que eu)|esque[çc]a (?:disso|isso|isto|o que eu disse)(?: agora| imediat'
                || 'amente| j[áa])|n[ãa]o tom(?:e|es) nota d(?:isso|isto)|n[ãa]o se lembre d(?:isso|isto)|(?:isso|isto) n[ãa'
                || ']o (?:deve|pode|precisa) ser (?:guardado|registrado|registado|salvo|gravado|anotado|armazenado|lembrado)'
                || '|que (?:isso|isto) n[ãa]o fique (?:registrado|registado|gravado|guardado|salvo)|em off(?![a-z])|(?:apagu'
                || 'e|apaga|delete|remova|tire) (?:isso|isto) da (?:sua |tua )?mem[óo]ria|fora d[eo] registr?o)') then
                v_wanted := v_wanted || 'marker_portuguese'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%dedi%', '%jangan %', '%kay%', '%mimo z%', '%ne jegy%', '%ne ments%', '%nepamat%', '%nezapis%', '%nie %', '%nu %',
        '%protoko%', '%tego %', '%ukl%', '%usu%', '%vymaz%', '%zapome%', '%zapomnij%', '%zazn%'
    ])
    or (v_wide and p_lower collate "C" like any (array[
        '%aбyд%', '%aпиc%', '%ne rögz%', '%ne tár%', '%ne írd%', '%oтpи%', '%söyle%', '%vymaž%', '%xpaн%', '%yдaли%',
        '%záznam%', '%Älä%', '%älä%', '%ηv τo%', '%зaпaм%', '%зaпoм%', '%збepiг%', '%лoгиp%', '%пeчaт%', '%пpoтok%',
        '%фиkcиp%', '%אל ת%', '%לא לפ%', '%این را%', '%لا %', '%इसे%', '%อย่า%', '%ừng %'
    ])) then
        if p_lower collate "C" like any (array[
            '%acest%', '%asta%', '%bunu %', '%ezt%', '%hafiza%', '%jangan %', '%kayit%', '%nagryw%', '%nepamat%',
            '%nieoficjal%', '%not etme%', '%notuj%', '%pamatuj%', '%protoko%', '%przechow%', '%rejestr%', '%ukl%', '%unut%',
            '%usun to%', '%vymaz%', '%zachow%', '%zapami%', '%zapis%', '%zapome%', '%zapomnij%', '%zaznam%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%aбyд%', '%oтpи%', '%tätä%', '%usuń to%', '%vymaž%', '%xpaн%', '%yдaли%', '%záznam%', '%ηv τo%', '%зaпaм%',
            '%зaпoм%', '%зaпиc%', '%збepiг%', '%лoгиp%', '%пeчaт%', '%пpoтok%', '%фиkcиp%', '%אל ת%', '%לא לפ%', '%لا %',
            '%نکن%', '%मत%', '%อย่า%', '%ừng %'
        ])) then
            if p_lower collate "C" ~ ('(?:[нh]e (?:coxpaняй|зaпoминaй|зaпиcывaй|фиkcиpyй|xpaни|зaпoминaйтe|coxpaняйтe|зaпиcывaйтe|xpaнитe|фиkcи'
                || 'pyйтe|лoгиpyй|coxpaнять|зaпoминaть|зaпиcывaть) (?:этoгo|этoт|этo|этy|ничeгo|дaннoe|мoи cлoвa)|(?:[эЭ]тo|'
                || '[пП]oжaлyйcтa,?) нe (?:coxpaняй|зaпoминaй|зaпиcывaй|coxpaнять|зaпoминaть|зaпиcывaть)|[нh]e (?:зaпиcывaй|'
                || 'coxpaняй|зaпoминaй)(?:тe)?(?:,? (?:пoжaлyйcтa|этo)|,)|[эЭ]тo нe (?:нaдo|нyжнo|cлeдyeт|cтoит) (?:зaпиcывa'
                || 'ть|coxpaнять|зaпoминaть|xpaнить|фиkcиpoвaть)|[нh]e (?:нaдo|нyжнo|cлeдyeт|cтoит) (?:этo|этoгo) (?:зaпиcыв'
                || 'aть|coxpaнять|зaпoминaть|xpaнить|фиkcиpoвaть)|[нh]e (?:coxpaнять|зaпиcывaть|зaпoминaть|xpaнить|фиkcиpoвa'
                || 'ть)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[нh]e для (?:пpoтokoлa|зaпиcи|пeчaти)|(?:[вb]нe|[бБ]eз) (?:пpoтokoлa|зaпиc'
                || 'и)|[зz]aбyдь(?:тe)? (?:этo|oб этoм)(?: (?:cpaзy|нeмeдлeннo|ceйчac жe))|(?:[yy]дaли|[cc]oтpи)(?:тe)? этo '
                || 'из (?:cвoeй |твoeй )?пaмяти|[нh]e (?:збepiгaй|зaпaм''ятoвyй|зaпиcyй) (?:цe|цьoгo)|(?<![a-z])nie (?:zapami'
                || '[eę]tuj|zapisuj|zapisz|notuj|nagrywaj|rejestruj|przechowuj|zachowuj)(?:cie)? (?:tego|tej (?:wiadomo|cz)|'
                || 'niczego|to)|(?:proszę )?(?:tego|to) nie (?:zapisywać|notować|zapamiętywać|nagrywać|przechowywać)|(?<![a-'
                || 'z])(?:poza protoko[łl]em|nie do protoko[łl]u|nieoficjalnie:)|zapomnij o tym (?:natychmiast|od razu)|usu['
                || 'ńn] to z pami[ęe]ci|(?<![a-z])ne(?:ukl[aá]dej|zaznamen[aá]vej|pamatuj si|zapisuj)(?:te)?(?: si)? to(?:hl'
                || 'e|to)?|zapome[ňn](?:te)?,? (?:na to,? )?co jsem (?:právě )?(?:řekl|napsal)|vyma[žz](?:te)? to z pam[ěe]t'
                || 'i|mimo z[aá]znam|bunu (?:not etme|aklinda tutma|unut ve kaydetme|kaydetme|hat[ii]rlama|not alma|saklama|'
                || 'kay[ii]t)|(?:söylediğimi|dediğimi|söylediklerimi|bunu) unut(?:un)?,? (?:ve )?kaydetme|bunu hafizandan si'
                || 'l|kay[ii]t d[ii][şs][ii]|jangan (?:simpan|catat|ingat|rekam) (?:ini|itu|pesan)|[đĐ]ừng (?:lưu|ghi|nhớ|gh'
                || 'i nhớ) (?:điều|cái|tin|lại)|(?:älä|Älä) (?:tallenna|muista|kirjaa|nauhoita|merkitse) tätä|(?<![a-z])ne ('
                || '?:mentsd el|jegyezd (?:meg|fel)|tárold|rögzítsd|írd fel)(?: el)? ezt|(?<![a-z])nu (?:salva|reține|retine'
                || '|nota|înregistra|memora|stoca)(?:ți|ti)? (?:asta|acest|aceasta)|[μm]ηv τo (?:aπoθηκeύσeiς|κaτaγpάψeiς|θυ'
                || 'μάσai|σημeiώσeiς|aπoθηκeύσeτe|κaτaγpάψeτe)|אל ת(?:שמור|זכור|רשום|קליט|תעד)(?:י|ו)? (?:את )?(?:זה|זאת)|לא'
                || ' לפרוטוקול|इसे (?:सेव|याद|रिकॉर्ड|नोट|दर्ज|संग्रहित) मत (?:करना|करो|करें|कीजिए|रखना|रखो)|อย่า(?:บันทึก|จ'
                || 'ำ|จด|เก็บ)(?:สิ่ง|เรื่อง|ข้อมูล|ข้อความ)?นี้|این را (?:ذخیره|ثبت|ضبط) نکن|لا (?:تسجل|تحفظ|تتذكر|تخزن|تكت'
                || 'ب) (?:هذا|ذلك|هذه))') then
                v_wanted := v_wanted || 'marker_slavic'::text;
            end if;
        end if;
    end if;
    if (v_wide and p_lower collate "C" like any (array[
        '%なかった%', '%オフ%', '%メモ%', '%ログ%', '%不予%', '%不作%', '%不做%', '%不入%', '%不留%', '%保管%', '%写%', '%削除%', '%备份%', '%存%',
        '%寫%', '%录%', '%忘%', '%書%', '%残%', '%消し%', '%登録%', '%私下%', '%紀%', '%覚え%', '%記%', '%记%', '%錄%', '%録音%', '%非公开%',
        '%기록%', '%기억%', '%남기%', '%녹음%', '%메모%', '%보관%', '%써두%', '%오프%', '%외우%', '%잊어%', '%저장%', '%적어%', '%적지%', '%지워%'
    ])) then
        if p_lower collate "C" ~ ('(?:(?:不要|别|別|请勿|請勿|勿|不用|不许|莫)(?:把)?(?:这|這|此|它|我说的|刚才)?(?:个|些|段|条|句|話|话|件事|消息|的话)?(?:再)?(?:记录|記錄|紀錄|记住|記住|记下|'
            || '記下|保存|储存|儲存|存储|存入|存下|存到|写下|寫下|写进|寫進|录入|留存|记入|记到|记得|录下|备份|记)(?:下来|下來|起来|进去|在(?:记忆|案)|到(?:记忆|记录)|任何)?(?:这|這|此|'
            || '本|刚才|我说|以上|上面|吧|了|哦|啊|[^\u3400-\u9fffA-Za-z0-9]|\Z)|(?:不要|别|別)(?:把)?(?:这|這|刚才|上面|以上)[^\n]{0,8}(?:记录|記錄|记住|記住'
            || '|保存|储存|存储|记下|写进)|不(?:入|做|作|留|予)(?:任何)?(?:记录|記錄|记忆)|(?:马上|立刻|立即|赶紧|请)?(?:忘掉|忘了|忘记)(?:这|這|刚才|我刚)|(?:不要|别|別|勿)('
            || '?:记|記|存)(?:在|到)(?:你的?)?(?:记忆|記憶|笔记|筆記|日志)|(?:这|這|此|本)[^\n]{0,6}(?:不要|别|別|勿)(?:记|記)(?:录|錄|下来|下來)?(?:[^\u3400-'
            || '\u9fffA-Za-z0-9]|\Z)|从(?:你的)?记忆(?:里|中)(?:删|抹|清)|(?:私下|非公开)(?:说|讲)[^\n]{0,3}(?:别|不要)|(?:记录|記録|保存|記憶|メモ|登録|録音|'
            || '記載|保管|ログ)(?:は|を|に)?(?:しない(?:で|よう|こと)|せず|残さない|取らない(?:で|よう)|しちゃ(?:だめ|ダメ)|禁止)|(?:覚え(?:ない|とかない|ておかない)|書き留めない|書かな'
            || 'い|書き残さない|残さない|忘れて(?:ください|くれ|ほしい|ね)|忘れておいて)(?:で|くだ|下さ|よう|\.|,|\n|\Z|い)|(?:メモリ|記憶)(?:から|を)(?:削除|消)|オフレコ|オフ・ザ・レ'
            || 'コード|(?:今の|さっきの|この|これ)(?:発言|話|メッセージ|会話|件)?(?:は|を)?(?:すぐに?)?(?:削除して|忘れて|消して|なかったことに)|(?:기억|저장|기록|메모|녹음|보관)(?:은'
            || '|을|를)? ?(?:하지|남기지) ?(?:마|말)|(?:적지|적어두지|남기지|써두지|외우지) ?(?:마|말)|기억에서 (?:지워|삭제)|오프 ?더 ?레코드|(?:이건|이거|방금|지금)[^\n]{'
            || '0,10}(?:잊어|지워) ?(?:줘|주|버려))') then
            v_wanted := v_wanted || 'marker_cjk'::text;
        end if;
    end if;
    if strpos(p_lower, 'private') > 0 then
        if strpos(p_lower, 'begin') > 0 then
            if p_text collate "C" ~ ('-{4,5} ?BEGIN[ \r\n>]{1,4}(?:[A-Z0-9]{1,16}[ \r\n>]{1,4}){0,4}PRIVATE[ \r\n>]{1,4}KEY(?:[ ]BLOCK)?(?: ?-'
                || '{4,5}(?![ -]{0,9}END ))?(?:(?:[ \t]{0,8}\r?\n|\\r\\n|\\n|\\\\n)[ \t>|*]{0,16}(?:(?:Version|Comment|Proc-'
                || 'Type|DEK-Info|Hash|Charset|MessageID): ?(?:[^\r\n\\-]|-(?!-)|\\[^rn\r\n]){0,120}|[A-Za-z0-9+/=]{1,120}(?'
                || '![A-Za-z0-9+/=]| [A-Za-z]))?)*(?: ?-{4,5} ?END [A-Z0-9 ]{0,48}-{4,5}(?:\\r|\\n){0,2})?') then
                v_wanted := v_wanted || 'pem'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, 'ls0tls1crudjti') > 0 then
        if p_text collate "C" ~ ('LS0tLS1CRUdJTi(?:BSU0Eg|BFQyBQ|BPUEVO|BFTkNS|BEU0Eg|BQUklW|BQR1Ag|BTU0gy)[A-Za-z0-9+/]{16,}(?:[\r\n]{1,2}[A-'
            || 'Za-z0-9+/]{60,76})*(?:[\r\n]{1,2}[A-Za-z0-9+/]{1,76}(?==))?={0,2}') then
            v_wanted := v_wanted || 'pem_base64'::text;
        end if;
    end if;
    if strpos(p_lower, 'putty-user-key-file') > 0 then
        if p_text collate "C" ~ ('PuTTY-User-Key-File-[0-9]: ?[^\r\n]*(?:\r?\n[ \t>]{0,16}(?:(?:Encryption|Comment|Public-Lines|Private-Lines|'
            || 'Private-MAC|Private-Hash|Key-Derivation|Argon2-[A-Za-z]{1,16}): ?[^\r\n]*|[A-Za-z0-9+/=]{1,120}(?![^\r\n])))'
            || '*') then
            v_wanted := v_wanted || 'putty'::text;
        end if;
    end if;
    if p_lower collate "C" like any (array['%d"%', '%d''%', '%k"%', '%k''%']) then
        if strpos(p_lower, 'kty') > 0 then
            if p_text collate "C" ~ '((?:"[dk]"|''[dk]'') ?: ?["''])([A-Za-z0-9_-]{40,})' then
                v_wanted := v_wanted || 'jwk'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%nsec1%', '%prv%']) then
        if p_text collate "C" ~ '(?<![A-Za-z0-9])(?:[txyz]prv[1-9A-HJ-NP-Za-km-z]{95,112}|nsec1[a-z0-9]{58})(?![A-Za-z0-9])' then
            v_wanted := v_wanted || 'wallet_key'::text;
        end if;
    end if;
    if strpos(p_lower, 'keyvalue>') > 0 then
        if strpos(p_lower, '<d>') > 0 then
            if p_text collate "C" ~ '((?:<D>))([A-Za-z0-9+/=]{40,})(?=</D>)' then
                v_wanted := v_wanted || 'xml_key'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, 'private key') > 0 then
        if strpos(p_lower, '-----end ') > 0 then
            if p_text collate "C" ~ ('(?:(?<![A-Za-z0-9+/=])[A-Za-z0-9+/=]{4,}[ \t]{0,4}\r?\n[ \t>]{0,8}){0,3}-{5}END (?:[A-Z0-9]{1,16} ){0,4}'
                || 'PRIVATE KEY(?: BLOCK)?-{5}') then
                v_wanted := v_wanted || 'pem_tail'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, 'eyj') > 0 then
        if p_text collate "C" ~ ('(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z0-9_-]{16,})*(?:[ \t]{0,8}\r?'
            || '\n[ \t>]{0,16})?\.(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?[A-Za-z0-9_-]{6,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z'
            || '0-9_-]{16,})*(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?\.(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?[A-Za-z0-9_-]{16,}(?:(?:[ '
            || '\t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z0-9_-]{16,})*|[A-Za-z0-9_-]{0,15})(?:\.[A-Za-z0-9_-]{8,}){0,2}|(?<![A-Za-z0'
            || '-9_-])eyJ[A-Za-z0-9_-]{16,}\.\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}') then
            v_wanted := v_wanted || 'jwt'::text;
        end if;
    end if;
    if strpos(p_lower, 'django-insecure-') > 0 then
        if p_text collate "C" ~ 'django-insecure-[A-Za-z0-9!@#$%^&*()_=+-]{40,}' then
            v_wanted := v_wanted || 'django_key'::text;
        end if;
    end if;
    if strpos(p_lower, '://') > 0 then
        if strpos(p_lower, '@') > 0 then
            if p_text collate "C" ~ ('://(?:\r?\n[ \t>]{0,8})?[^ \t\r\n/@:"''<>`?#]{0,96}:(?:[^ \t\r\n"''<>`/@?#]{1,128}(?:@[^ \t\r\n"''<>`/@?#]{'
                || '1,64})*|[^ \t\r\n"''<>`@]{1,64}/[^ \t\r\n"''<>`/@]{1,64}|[^ \t\r\n"''<>`@/]{0,64}[?#][^ \t\r\n"''<>`/@]{0,64'
                || '})@(?=[A-Za-z0-9[$])') then
                v_wanted := v_wanted || 'url_userinfo'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, '://') > 0 then
        if strpos(p_lower, '@') > 0 then
            if p_text collate "C" ~ '://[A-Za-z0-9_-]{20,128}(?::x-oauth-basic)?@(?=[A-Za-z0-9[])' then
                v_wanted := v_wanted || 'url_token_user'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%cryptogramme%', '%csc%', '%cvc%', '%cvv%', '%security code%'])
    or (v_wide and p_lower collate "C" like any (array['%código de seg%', '%kartenprüf%', '%prüfnummer%', '%prüfziffer%'])) then
        if assay._firewall_holds(
            p_text,
            ('((?:(?<![A-Za-z])(?:[cC][vV][vV]2?|[cC][vV][cC]2?|[cC][sS][cC]|[cC][rR][yY][pP][tT][oO][gG][rR][aA][mM][mM]['
            || 'eE](?: [vV][iI][sS][uU][eE][lL])?|[kK][aA][rR][tT][eE][nN][pP][rR]ü[fF](?:[nN][uU][mM][mM][eE][rR]|[zZ][iI]['
            || 'fF][fF][eE][rR])|[pP][rR]ü[fF][nN][uU][mM][mM][eE][rR]|(?:[cC][aA][rR][dD] )?[sS][eE][cC][uU][rR][iI][tT][yY'
            || '] [cC][oO][dD][eE]|[cC]ó[dD][iI][gG][oO] [dD][eE] [sS][eE][gG][uU][rR](?:[iI][dD][aA][dD]|[aA][nN]ç[aA])))(?'
            || ':["'')]{0,2}[ ]{0,2}(?:(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]|[nN][rR]\.?|[iI][sS]|[iI][sS][tT]|[eE][sS'
            || '][tT]|[eE][sS]|é))?[ ]{0,2}[:=#]?[ ]{0,2}["'']{0,2}))([0-9]{3,4}(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]))'),
            'assignment',
            case when p_joined then '' else 'digits' end
        ) then
            v_wanted := v_wanted || 'card_code'::text;
        end if;
    end if;
    if p_lower collate "C" like any (array['%12 words%', '%24 words%', '%backup%', '%mnemonic%', '%recovery%', '%seed%', '%wallet%', '%wiederherstell%']) then
        if assay._firewall_holds(
            p_text,
            ('((?:(?:[sS][eE][eE][dD]|[rR][eE][cC][oO][vV][eE][rR][yY]|[mM][nN][eE][mM][oO][nN][iI][cC]|[bB][aA][cC][kK][u'
            || 'U][pP]|[wW][aA][lL][lL][eE][tT]|[sS][eE][cC][rR][eE][tT])[ _-]{0,1}(?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR]['
            || 'dD][sS]|[sS][eE][eE][dD]|[mM][nN][eE][mM][oO][nN][iI][cC])|(?:[mM][nN][eE][mM][oO][nN][iI][cC]|[wW][aA][lL]['
            || 'lL][eE][tT] [sS][eE][eE][dD]|[sS][eE][eE][dD])|(?:12|24) words)[^a-zA-Z]{0,6}(?:[iI][sS][tT]|[iI][sS]|[aA][r'
            || 'R][eE]|[wW][aA][sS]|[eE][sS][tT]|[eE][sS])?[^a-zA-Z]{0,6})((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![A-Za-'
            || 'z]))'),
            'assignment',
            case when p_joined then '' else 'seed' end
        ) then
            v_wanted := v_wanted || 'seed_phrase'::text;
        end if;
    end if;
    if not p_identifier and length(p_lower) >= 48 then
        if p_lower collate "C" like any (array['%eight%', '%five%', '%four%', '%nine%', '%six%', '%three%', '%two%']) then
            if assay._firewall_holds(
                p_lower,
                ('(?:(?<![a-z])(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]{1,3}){11,18}(?:zero|oh|one|tw'
                || 'o|three|four|five|six|seven|eight|nine)(?![a-z])'),
                'number',
                case when p_joined then '' else 'spelled' end
            ) then
                v_wanted := v_wanted || 'card_spelled'::text;
            end if;
        end if;
    end if;
    if p_text collate "C" ~ assay._firewall_pattern('uneven') then
        if p_lower collate "C" like any (array[
            '% config%', '%#define%', '%(set%', '%*:*:*:%', '%7z%', '%:1433:%', '%:1521:%', '%:27017:%', '%:3306:%',
            '%:5432:%', '%:5433:%', '%:6379:%', '%:6432:%', '%activation%', '%adgang%', '%aktivierung%', '%alter role%',
            '%anmelden%', '%appid%', '%ausweis%', '%auth%', '%az acr%', '%backup%', '%basic%', '%bcp%', '%bearer%',
            '%bruger%', '%buildah%', '%chave%', '%chiave%', '%clave%', '%clickhouse%', '%cnh%', '%code%', '%codice%',
            '%combination%', '%community%', '%conducir%', '%connect%', '%contrase%', '%cqlsh%', '%cryptogramme%', '%csc%',
            '%csrf%', '%curl%', '%cvc%', '%cvv%', '%docker%', '%dowod%', '%driver%', '%driving%', '%dsn%', '%echo %',
            '%einmal%', '%env %', '%freerdp%', '%ftp %', '%gebruiker%', '%geslo%', '%has%', '%helm%', '%heslo%',
            '%identidad%', '%identif%', '%ifre%', '%ifsc%', '%influx%', '%ipmitool%', '%isql%', '%jelsz%', '%jwt%',
            '%kennwort%', '%key%', '%kind%', '%klucz%', '%kod%', '%kullan%', '%ldap%', '%licence%', '%license%', '%llave%',
            '%lock%', '%log in%', '%loggen%', '%login%', '%lozinka%', '%mariadb%', '%mdp%', '%mongo%', '%mosquitto%',
            '%motorista%', '%mysql%', '%nenosiri%', '%nerdctl%', '%net use%', '%network%', '%netz%', '%nutzer%',
            '%one time%', '%one-time%', '%openssl enc%', '%osql%', '%otp%', '%p@ss%', '%parola%', '%parool%', '%pasaporte%',
            '%paspoort%', '%pass%', '%paszport%', '%pat%', '%pepper%', '%permis de cond%', '%pin%', '%plink%', '%podman%',
            '%prawa jazdy%', '%prawo jazdy%', '%pscp%', '%psk%', '%psw%', '%puk%', '%pw%', '%rabbitmqadmin%', '%rdesktop%',
            '%recovery%', '%recupera%', '%red%', '%rijbewijs%', '%safe%', '%salasan%', '%salt%', '%sandi%', '%schl%',
            '%scratch%', '%secours%', '%secret%', '%securestring%', '%senha%', '%sess%', '%sid%', '%sig%', '%skopeo%',
            '%slapta%', '%sleutel%', '%smbclient%', '%snmp%', '%snowsql%', '%sqlcmd%', '%svn %', '%tan%', '%token%',
            '%tresor%', '%twine%', '%user%', '%usu%', '%utente%', '%utilis%', '%value:%', '%variable "%', '%vault%',
            '%visa n%', '%wacht%', '%webhook%', '%wget%', '%wi-fi%', '%wiederherstell%', '%wifi%', '%wlan%', '%wpa%', '%x-%',
            '%xsrf%', '%ytkownik%', '%zip%', '%zugang%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%användare%', '%clé%', '%códig%', '%dowód%', '%führerschein%', '%identità%', '%identité%', '%koд%', '%körkort%',
            '%lösen%', '%mật kh%', '%prüfnummer%', '%prüfziffer%', '%réseau%', '%κωδiκ%', '%Пacпopт%', '%лoгин%',
            '%лoзинka%', '%пacпopт%', '%пapoл%', '%пoльзoвaтeль%', '%סיסמ%', '%كلمة%', '%पासवर्ड%', '%รหัส%', '%パスコード%',
            '%パスポート%', '%パスワード%', '%ユーザー%', '%免許証%', '%动态码%', '%口令%', '%合言葉%', '%密码%', '%密碼%', '%护照%', '%暗証%', '%校验码%',
            '%用戶%', '%用户%', '%確認コード%', '%認証コード%', '%護照%', '%认证码%', '%運転免許%', '%門禁%', '%门禁%', '%驗證碼%', '%驾驶证%', '%验证码%',
            '%비밀%', '%비번%', '%사용자%', '%암호%', '%여권%', '%운전면허%', '%인증%', '%핀번호%'
        ])) then
            if p_lower collate "C" like any (array[
                '%adgang%', '%appid%', '%auth%', '%bearer%', '%clave%', '%connect.sid%', '%contrase%', '%cred%', '%csrf%',
                '%dsn%', '%geslo%', '%haslo%', '%heslo%', '%ifre%', '%jelsz%', '%jsessionid%', '%jwt%', '%kennwort%',
                '%key%', '%kodeord%', '%lozinka%', '%mdp%', '%nenosiri%', '%otp%', '%p@ss%', '%parola%', '%parool%',
                '%pass%', '%pat%', '%pepper%', '%psk%', '%psw%', '%pw%', '%salasana%', '%sandi%', '%secret%', '%senha%',
                '%sessid%', '%slapta%', '%token%', '%wacht%', '%xsrf%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%clé%', '%hasł%', '%lösen%', '%mật kh%', '%κωδiκ%', '%лoзинka%', '%пapoл%', '%סיסמ%', '%كلمة%', '%पासवर्ड%',
                '%รหัส%', '%パスコード%', '%パスワード%', '%口令%', '%合言葉%', '%密码%', '%密碼%', '%暗証%', '%비밀%', '%비번%', '%암호%'
            ])) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%<-%', '%=%']) then
                    if assay._firewall_holds(
                        p_text,
                        ('((?:(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT'
                        || ']|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[kK][eE][nN][nN][wW]'
                        || '[oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[c'
                        || 'C][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA'
                        || '][cC][hH][tT][wW][oO][oO][rR][dD]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD'
                        || '][iI][nN][eE]|пapoль|пapoлa|лoзинka|[hH][aA][sS]ł[oO]|[lL]ö[sS][eE][nN][oO][rR][dD](?:[eE][tT])?'
                        || '|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?|[jJ][eE][lL][sS][zZ]ó|[lL][oO][zZ][iI][nN][kK][aA]|[g'
                        || 'G][eE][sS][lL][oO]|[nN][eE][nN][oO][sS][iI][rR][iI]|[kK][aA][tT][aA] [sS][aA][nN][dD][iI]|[mM]ậ['
                        || 'tT] [kK][hH]ẩ[uU]|[pP]@[sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW]0[rR][dD]|[pP][aA]55[wW][oO]'
                        || '[rR][dD]|[pP][aA][sS][sS] [wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][dD]_?[pP][eE][pP][pP][eE'
                        || '][rR]|[cC][oO][oO][kK][iI][eE] ?[pP][aA][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[tT][o'
                        || 'O][kK][eE][nN]|[aA][pP][iI][_ -]?[kK][eE][yY]|[aA][pP][iI][_ -]?[sS][eE][cC][rR][eE][tT]|[aA][cC'
                        || '][cC][eE][sS][sS][_ -]?[kK][eE][yY]|[sS][eE][cC][rR][eE][tT][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ '
                        || '-]?)?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE][_ -]?[kK][eE][yY]|[aA][uU][tT][hH][_ -]?[kK][eE]['
                        || 'yY]|[aA][cC][cC][oO][uU][nN][tT][_ -]?[kK][eE][yY]|[sS][hH][aA][rR][eE][dD][_ -]?(?:[aA][cC][cC]'
                        || '[eE][sS][sS][_ -]?)?[kK][eE][yY]|[sS][iI][gG][nN][iI][nN][gG][_ -]?[kK][eE][yY]|[eE][nN][cC][rR]'
                        || '[yY][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[mM][aA][sS][tT][eE][rR][_ -]?[kK][eE][yY]|[sS][eE][r'
                        || 'R][vV][eE][rR][_ -]?[kK][eE][yY]|[sS][eE][rR][vV][iI][cC][eE][_ -]?[kK][eE][yY]|[aA][dD][mM][iI]'
                        || '[nN][_ -]?[kK][eE][yY]|[lL][iI][cC][eE][nN][sS][eE][_ -]?[kK][eE][yY]|[aA][pP][pP][_ -]?[kK][eE]'
                        || '[yY]|[cC][oO][nN][sS][uU][mM][eE][rR][_ -]?[kK][eE][yY]|[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI]'
                        || '[oO][nN][_ -]?[kK][eE][yY]|[sS][sS][hH][_ -]?[kK][eE][yY]|[dD][eE][pP][lL][oO][yY][_ -]?[kK][eE]'
                        || '[yY]|[wW][eE][bB][hH][oO][oO][kK][_ -]?[kK][eE][yY]|[cC][lL][iI][eE][nN][tT][_ -]?[kK][eE][yY]|['
                        || 'cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?)|(?<![A-Za-z])(?:[pP][aA][sS][sS]|[pP][wW][dD]|[pP]'
                        || '[wW]|[pP][sS][wW]|[pP][sS][wW][dD]|[mM][dD][pP]|[cC][lL][aA][vV][eE]|[pP][aA][rR][oO][lL][aA]|[c'
                        || 'C][rR][eE][dD][sS]?|[jJ][wW][tT]|[cC][oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[cC][sS][rR][fF][tT]'
                        || '[oO][kK][eE][nN]|[xX][sS][rR][fF]-[tT][oO][kK][eE][nN]|[pP][hH][pP][sS][eE][sS][sS][iI][dD]|[jJ]'
                        || '[sS][eE][sS][sS][iI][oO][nN][iI][dD]|[bB][eE][aA][rR][eE][rR]|[aA][pP][iI][kK][eE][yY]|[oO][tT]['
                        || 'pP]|_?[aA][uU][tT][hH]|[pP][sS][kK]|[hH][aA][sS][lL][oO]|[sSş][iI][fF][rR][eE](?:[mM]|[sS][iI])?'
                        || '|[sS][lL][aA][pP][tT][aA]ž[oO][dD][iI][sS]|[cC][lL]é (?:[wW][iI][fF][iI]|[wW][lL][aA][nN]|[wW][e'
                        || 'E][pP]|[wW][pP][aA])|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA]|[kK][oO][dD][eE][oO]['
                        || 'rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE]|[aA][pP][pP][iI][dD]|[pP][aA][rR][oO][oO][l'
                        || 'L]|[pP][eE][pP][pP][eE][rR]|(?:[bB][iI][nN][dD]|[rR][oO][oO][tT]|[aA][dD][mM][iI][nN]|[uU][sS][e'
                        || 'E][rR]|[dD][bB]|[lL][dD][aA][pP]|[mM][yY]|[sS][mM][tT][pP]|[mM][aA][iI][lL]|[fF][tT][pP]|[sS][uU'
                        || '][dD][oO])(?:[pP][wW]|[pP][aA][sS][sS]|[pP][wW][dD]))|(?<=[_-])(?:[pP][aA][sS][sS]|[pP][wW][dD]|'
                        || '[pP][wW]|[pP][aA][tT]|[pP][sS][kK]|[aA][uU][tT][hH]|[aA][pP][pP][iI][dD]|[dD][sS][nN])|(?<=[A-Za'
                        || '-z])PASS|(?<=[a-z])(?:Pass|Pwd)|パスワード|パスコード|合言葉|暗証番号|密码|密碼|口令|비밀번호|비번|암호|κωδiκός|κωδiκoς|סיסמה|ס'
                        || 'יסמא|كلمة المرور|كلمة السر|पासवर्ड|รหัสผ่าน)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT]'
                        || '[rR][iI][nN][gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO'
                        || ']|[dD][eE][lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO]'
                        || '[oO][rR]|[kK]|[tT][iI][lL][lL]|для|oт|k)(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]{0,3}(?:: ?(?:&?''?[a-'
                        || 'z]{0,7} ?)?(?:[Ss]tring|[Ss]tr|SecretStr|text)[?]? ?=|:=|=>|->|<-|::|===?|[:=])[ \t]{0,3}(?:[sS]'
                        || '%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^'
                        || '''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        case when p_joined then '' else 'sign' end
                    ) then
                        v_wanted := v_wanted || 'assignment'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['%sess%', '%sid%']) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%=%']) then
                    if assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z])(?:[sS][eE][sS][sS][iI][oO][nN](?:[_-]?(?:[iI][dD]|[kK][eE][yY]))?|[sS][eE][sS][sS'
                        || ']|[sS][iI][dD])["''`\]\)*_]{0,3}[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:\r?\n[ \t]{1,8})?)("'
                        || '[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        case when p_joined then '' else 'session' end
                    ) then
                        v_wanted := v_wanted || 'session'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['%key%', '%salt%', '%sig%']) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%=%']) then
                    if assay._firewall_holds(
                        p_text,
                        ('((?:(?<![A-Za-z])(?:[sS][iI][gG]|[sS][iI][gG][nN][aA][tT][uU][rR][eE])|(?<=[_-])(?:[kK][eE][yY]|'
                        || '[sS][aA][lL][tT])|(?<=[a-z])Key)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT][rR][iI][nN]'
                        || '[gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][l'
                        || 'L]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|для'
                        || '|oт)(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:[sS]%3[aA]|[bB][a'
                        || 'A][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^''\r\n]+|`[^`\'
                        || 'r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        case when p_joined then '' else 'weak' end
                    ) then
                        v_wanted := v_wanted || 'assigned_key'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%chiave%', '%clave%', '%code%', '%combination%', '%contrase%', '%geslo%', '%has%', '%heslo%', '%ifre%',
                '%jelsz%', '%kennwort%', '%key%', '%kode%', '%lozinka%', '%mdp%', '%parola%', '%pass%', '%pin%', '%pw%',
                '%salasan%', '%sandi%', '%schl%', '%secret%', '%senha%', '%token%', '%wacht%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%clé%', '%lösen%', '%mật kh%', '%κωδiκ%', '%лoзинka%', '%пapoл%', '%סיסמ%', '%كلمة%', '%पासवर्ड%', '%รหัส%',
                '%パスワード%', '%口令%', '%合言葉%', '%密码%', '%密碼%', '%비밀%', '%비번%', '%암호%'
            ])) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][o'
                    || 'O][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[kK][eE][nN][nN'
                    || '][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|['
                    || 'pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[sS][eE][n'
                    || 'N][hH][aA]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD][iI][nN][eE]|пapoль|[c'
                    || 'C][lL][aA][vV][eE]|[cC][lL]é|[cC][hH][iI][aA][vV][eE]|[sS][cC][hH][lL]ü[sS][sS][eE][lL]|[pP][iI][nN]'
                    || '|[pP][iI][nN] [cC][oO][dD][eE]|[pP][wW]|[pP][aA][sS][sS]|[mM][dD][pP]|[sS][eE][cC][rR][eE][tT]|[tT]['
                    || 'oO][kK][eE][nN]|[kK][eE][yY]|[hH][aA][sS]ł[oO]|[hH][eE][sS][lL][oO]|[lL]ö[sS][eE][nN][oO][rR][dD](?:'
                    || '[eE][tT])?|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?|[kK][oO][dD][eE][oO][rR][dD](?:[eE][tT])?|[aA]['
                    || 'dD][gG][aA][nN][gG][sS][kK][oO][dD][eE]|[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[jJ][eE][lL][s'
                    || 'S][zZ]ó|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[gG][eE][sS][lL][oO]|[pP]['
                    || 'aA][rR][oO][lL][aA] [mM][eE][aA]|[sSş][iI][fF][rR][eE](?:[mM]|[sS][iI])?|[pP][aA][rR][oO][lL][aA][mM'
                    || ']|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?: [sS][aA][yY][aA])?|[mM]ậ[tT] [kK][hH]ẩ[uU](?: [cC]ủ[aA] ['
                    || 'tT]ô[iI])?|[pP][iI][nN][cC][oO][dD][eE]|[pP][iI][nN][kK][oO][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[c'
                    || 'C][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC][oO][dD][eE])(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[t'
                    || 'T][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO'
                    || '][oO][rR]|[wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|для)(?: [^ \t\r\n:=,.]{1,15}){0,3})? ('
                    || '?:[iI][sS] [nN][oO][wW]|[iI][sS]|[wW][aA][sS]|[aA][rR][eE]|[iI][sS][tT]|[lL][aA][uU][tT][eE][tT]|[wW'
                    || '][aA][rR]|[eE][sS]|[eE][sS][tT]|[eE][rR][aA]|é|è|[sS][aA][rR]à|[bB]ę[dD][zZ][iI][eE]|[jJ][eE][sS][tT'
                    || ']|ä[rR]|[eE][rR]|[jJ][eE]|[eE][sS][tT][eE]|[lL]à|[aA][dD][aA][lL][aA][hH]|этo|[cC][hH][aA][nN][gG][e'
                    || 'E][dD] [tT][oO]|[sS][eE][tT] [tT][oO]|[rR][eE][sS][eE][tT] [tT][oO]|[bB][eE][cC][oO][mM][eE][sS]|[hH'
                    || '][eE][iI][sSß][tT])[:]?[ ]{1,2}|(?<![A-Za-z])(?:[hH][aA][sS][łlL][oO](?: [dD][oO] [^ \t\r\n]+)?|[pP]'
                    || '[iI][nN]) to |(?<![A-Za-z])(?:[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?) on |(?<![A-Za-z])(?:(?:'
                    || '[cC][hH][aA][nN][gG][eE][dD]?|[sS][eE][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?) (?:[m'
                    || 'M][yY] |[tT][hH][eE] |[yY][oO][uU][rR] |[oO][uU][rR] |[iI][tT][sS] )?(?:[a-zA-Z-]+ )?(?:[pP][aA][sS]'
                    || '[sS][wW][oO][rR][dD]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP]['
                    || 'wW]|[pP][iI][nN]) [tT][oO]) |(?:パスワード|合言葉|密码|密碼|口令|비밀번호|비번|암호)(?:是|为|為|は|が|는|은|를|을|:)?[ ]{0,2}|(?:[п'
                    || 'П]apoль|[пП]apoлa|[лЛ]oзинka|[κK]ωδiκ[όo]ς|סיסמה|סיסמא|كلمة المرور|كلمة السر|पासवर्ड|รหัสผ่าน|[mM]ật'
                    || ' khẩu|[kK]ata sandi)(?: (?:oт|для|k|нa|τoυ|γia|של) [^ \t\r\n:=,.]+| [wW]i-?[fF]i)?(?: ?(?:этo|є|eίva'
                    || 'i|שלי|היא|הוא|هي|है|คือ|saya|adalah|là|moj|e)){0,2}[ :-]{1,3}))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#'
                    || '-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'copula' end
                ) then
                    v_wanted := v_wanted || 'spoken'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%bruger%', '%gebruiker%', '%identif%', '%kullan%', '%lock%', '%login%', '%network%', '%netz%', '%nutzer%',
                '%pin %', '%pin:%', '%pin=%', '%red%', '%safe%', '%ssid%', '%tresor%', '%user%', '%usu%', '%utente%',
                '%utilis%', '%vault%', '%wi-fi%', '%wifi%', '%wlan%', '%wpa%', '%ytkownik%', '%zugang%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%användare%', '%pin码%', '%pin碼%', '%réseau%', '%лoгин%', '%пoльзoвaтeль%', '%パスワード%', '%ユーザー%', '%口令%',
                '%密码%', '%密碼%', '%暗証%', '%用戶%', '%用户%', '%비밀%', '%사용자%', '%핀번호%'
            ])) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:[uU][sS][eE][rR]|[uU][sS][eE][rR][nN][aA][mM][eE]|[lL][oO][gG][iI][nN]|[uU][sS]['
                    || 'uU][aA][rR][iI][oO]|[uU][sS][uU]á[rR][iI][oO]|[uU][tT][eE][nN][tT][eE]|[uU][tT][iI][lL][iI][sS][aA]['
                    || 'tT][eE][uU][rR]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT]|[bB][eE][nN][uU][tT][zZ][eE][rR]|[nN][u'
                    || 'U][tT][zZ][eE][rR]|[gG][eE][bB][rR][uU][iI][kK][eE][rR]|[uU]ż[yY][tT][kK][oO][wW][nN][iI][kK]|пoльзo'
                    || 'вaтeль|лoгин|[kK][uU][lL][lL][aA][nN]i[cC]i [aA][dD]i|[aA][nN][vV]ä[nN][dD][aA][rR][eE]|[bB][rR][uU]'
                    || '[gG][eE][rR]|[nN][eE][tT][wW][oO][rR][kK]|[sS][sS][iI][dD]|[nN][eE][tT][zZ]|[rR][eE][dD]|[rR]é[sS][e'
                    || 'E][aA][uU]|[wW][iI][fF][iI]|[wW][lL][aA][nN])[:=]? ["'']?[^ \t\r\n,;"'']{1,40}["'']?(?:,| and| und| y| '
                    || 'et| e| /|;)? (?:(?:[pP][wW]|[pP][wW][dD]|[pP][aA][sS][sS]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA]['
                    || 'sS][sS][wW][oO][rR][tT]|[kK][eE][nN][nN][wW][oO][rR][tT]|[mM][dD][pP]|[mM][oO][tT] [dD][eE] [pP][aA]'
                    || '[sS][sS][eE]|[cC][lL][aA][vV][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[sS][eE][nN][hH][aA]|[kK][eE'
                    || '][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][sS][kK]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]'
                    || '|[pP][aA][rR][oO][lL][aA]|[hH][aA][sS]ł[oO]|[hH][eE][sS][lL][oO]|пapoль|[sSş][iI][fF][rR][eE]|[lL]ö['
                    || 'sS][eE][nN][oO][rR][dD]|[kK][oO][dD][eE][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])) '
                    || '(?:(?:[iI][sS]|[iI][sS][tT]|[eE][sS]|[eE][sS][tT]|é|[tT][oO]|ä[rR]|[eE][rR]) )?|(?:ユーザー名|用户名|用戶名|사용자'
                    || ')[^\n,]{1,24}[,,] ?(?:パスワード|密码|密碼|비밀번호)[ ]?|(?:[uU][sS][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO][rR]['
                    || 'dD])?|[lL][oO][gG][iI][nN] ?/ ?(?:[pP][wW]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS])|[zZ][u'
                    || 'U][gG][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]|[cC][rR][eE]'
                    || '[dD][sS]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][lL][e'
                    || 'E][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][iI][sS]|[cC][rR][eE][dD][eE][nN][zZ][iI][aA][lL][iI]|[lL'
                    || '][oO][gG][iI][nN])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW][pP][aA]2?|[wW][pP][aA]3|[wW][iI][fF][iI]|'
                    || '[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[wW][lL][aA][nN]-) ?(?:[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|['
                    || 'pP][aA][sS][sS][wW][oO][rR][dD]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO][rR][tT]|[sS][cC][hH][lL]ü[sS]['
                    || 'sS][eE][lL]|[pP][sS][kK]|[cC][oO][dD][eE])[ :=]{1,3}|(?:[sS][aA][fF][eE]|[vV][aA][uU][lL][tT]|[lL][o'
                    || 'O][cC][kK]|[lL][oO][cC][kK][eE][rR]|[pP][aA][dD][lL][oO][cC][kK]|[tT][rR][eE][sS][oO][rR]) (?:[cC][o'
                    || 'O][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC][oO][mM][bB][oO]|[cC][oO][dD][eE]|[kK][oO][mM][bB][iI][nN'
                    || '][aA][tT][iI][oO][nN])(?: (?:[iI][sS]|[iI][sS][tT]))?:? |(?:PIN|(?<![A-Za-z])(?:[pP][iI][nN](?: [cC]'
                    || '[oO][dD][eE]| [nN][uU][mM][bB][eE][rR])?))(?: (?:[fF][oO][rR] [tT][hH][eE]|[fF][oO][rR]|[oO][fF]|[oO'
                    || '][nN]|[tT][oO])(?: [A-Za-z]{1,15}){1,3})?(?: is |: ?| ist | es |= ?| : ?| )|(?:暗証番号|PIN码|PIN碼|pin码|핀'
                    || '번호)(?:は|是|为|:|는|은)?[ ]?|(?:密码|密碼|口令|パスワード|비밀번호)[ ]))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:='
                    || '?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'bare' end
                ) then
                    v_wanted := v_wanted || 'pair'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%adgang%', '%auth %', '%community%', '%contrase%', '%enable secret%', '%env %', '%geslo%', '%heslo%',
                '%ifre%', '%jelsz%', '%kennwort%', '%kodeord%', '%lozinka%', '%masterauth%', '%mdp%', '%parola%', '%pass%',
                '%preshared%', '%psk%', '%pw%', '%salasan%', '%senha%', '%wacht%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%clé%', '%hasł%', '%lösen%', '%пapoл%'])) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9@_.-])(?:(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[kK][eE'
                    || '][nN][nN][wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[mM][oO][tT] [dD][eE] [pP][aA][sS'
                    || '][sS][eE]|[mM][dD][pP]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][s'
                    || 'S][sS][eE]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[hH][aA][sS]ł[oO]|[hH][eE]['
                    || 'sS][lL][oO]|[lL]ö[sS][eE][nN][oO][rR][dD]|[pP][aA][sS][sS][oO][rR][dD]|[kK][oO][dD][eE][oO][rR][dD]|'
                    || '[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE]|[sS][aA][lL][aA][sS][aA][nN][aA]|[sSş][iI][fF][rR][eE]('
                    || '?:[mM]|[sS][iI])?|[pP][aA][rR][oO][lL][aA][mM]?|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[jJ][eE][lL][sS'
                    || '][zZ]ó|[lL][oO][zZ][iI][nN][kK][aA]|[gG][eE][sS][lL][oO]|пapoль|пapoлa|[rR][eE][qQ][uU][iI][rR][eE]['
                    || 'pP][aA][sS][sS]|[mM][aA][sS][tT][eE][rR][aA][uU][tT][hH]|[bB][iI][nN][dD][pP][wW]|[rR][oO][oO][tT][p'
                    || 'P][wW]|[aA][uU][tT][hH]_[pP][aA][sS][sS]|[aA][uU][tT][hH][uU][sS][eE][rR][pP][aA][sS][sS][wW][oO][rR'
                    || '][dD]|[kK][eE][yY][pP][aA][sS][sS][wW][oO][rR][dD]|[sS][tT][oO][rR][eE][pP][aA][sS][sS][wW][oO][rR]['
                    || 'dD]|[wW][pP][aA]-[pP][sS][kK]|[pP][sS][kK]|[pP][rR][eE][sS][hH][aA][rR][eE][dD]-[kK][eE][yY]|[sS][nN'
                    || '][mM][pP]-[sS][eE][rR][vV][eE][rR] [cC][oO][mM][mM][uU][nN][iI][tT][yY]|[eE][nN][aA][bB][lL][eE] (?:'
                    || '[sS][eE][cC][rR][eE][tT]|[pP][aA][sS][sS][wW][oO][rR][dD])|[cC][lL]é (?:[wW][iI][fF][iI]|[wW][lL][aA'
                    || '][nN]|[wW][eE][pP]|[wW][pP][aA]))|AUTH|p@ssword|passw0rd|(?:[pP][wW]|[pP][wW][dD])|ENV [A-Z0-9_]*(?:'
                    || 'PASSWORD|PASS|SECRET|TOKEN|KEY))["''`)*]{0,2}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE]['
                    || 'lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|[kK]|k'
                    || '|oт|для|[tT][iI][lL][lL]|[nN][aA])(?: [^ \t\r\n:=,.?]+){1,2})?(?:[ ]{0,2}[|~][ ]{0,2}|[ ]{1,2}(?:\(|'
                    || '>{1,2}|--?)[ ]{0,2}|\? (?:[iI][tT]''?[sS]|[iI][tT] [iI][sS]|[dD][aA][sS] [iI][sS][tT]|[cC]''[eE][sS][t'
                    || 'T]|[eE][sS]) |[ ](?:[0-9] )?))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?'
                    || ')'),
                    'assignment',
                    case when p_joined then '' else 'blank' end
                ) then
                    v_wanted := v_wanted || 'announced'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%#define%', '%(set%', '%auth = (%', '%auth=(%', '%basic\_auth%', '%basicauth%', '%digestauth%',
                '%securestring%', '%value:%', '%variable "%'
            ]) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:#[dD][eE][fF][iI][nN][eE]) [A-Z0-9_]*(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY)[ \t]+|\(setq? [a-'
                    || 'z-]*(?:password|token|secret)[ ]|(?:[cC][oO][nN][vV][eE][rR][tT][tT][oO]-[sS][eE][cC][uU][rR][eE][sS'
                    || '][tT][rR][iI][nN][gG])(?: -string)? |variable "[a-z0-9_]*(?:password|secret|token|key)" \{[^{}]*defa'
                    || 'ult *= |(?:[bB][aA][sS][iI][cC][aA][uU][tT][hH]|[dD][iI][gG][eE][sS][tT][aA][uU][tT][hH]|[bB][aA][sS'
                    || '][iI][cC]_[aA][uU][tT][hH]|[aA][uU][tT][hH] ?=[ ]?)\([ ]?["''][^"''\r\n]+["''], ?|name: ["'']?[A-Za-z0-9'
                    || '_.-]*(?:PASSWORD|PASSWD|PASS|SECRET|TOKEN|KEY|password|secret|token|key)["'']?[ ]*\r?\n[ \t]+value: )'
                    || '("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'blank' end
                ) then
                    v_wanted := v_wanted || 'placed'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%mot de passe%', '%passphrase%', '%password%', '%passwort%', '%senha%', '%wachtwoord%'])
            or (v_wide and strpos(p_lower, 'contraseña') > 0) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9])(?:[uU][sS][eE]|[tT][rR][yY]|[uU][sS][eE][dD]|[nN][iI][mM][mM]|[bB][eE][nN][uU][tT]'
                    || '[zZ][eE]|[vV][eE][rR][wW][eE][nN][dD][eE]|[uU][tT][iI][lL][iI][sS][eE]|[uU][sS][aA]|[uU][sS][eE]|[gG'
                    || '][eE][bB][rR][uU][iI][kK]) )((?:[A-Za-z0-9!#$%&*+./:=?@^_~-]{8,})(?= (?:[aA][sS]|[fF][oO][rR]|[aA][l'
                    || 'L][sS]|[cC][oO][mM][mM][eE]|[cC][oO][mM][oO]|[cC][oO][mM][eE])(?: (?:[tT][hH][eE]|[aA]|[yY][oO][uU]['
                    || 'rR]|[dD][aA][sS]|[lL][eE]|[lL][aA]|[iI][lL]|[oO]|[hH][eE][tT]|[nN][eE][wW])){0,2} (?:[pP][aA][sS][sS'
                    || '][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[mM][oO]'
                    || '[tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[sS][eE][nN][hH][aA]|[wW][a'
                    || 'A][cC][hH][tT][wW][oO][oO][rR][dD])))'),
                    'assignment',
                    case when p_joined then '' else 'blank' end
                ) then
                    v_wanted := v_wanted || 'as_password'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%code%', '%codice%', '%einmal%', '%kod%', '%one time%', '%one-time%', '%otp%', '%tan%'])
            or (v_wide and p_lower collate "C" like any (array['%códig%', '%koд%', '%动态码%', '%動態密碼%', '%校验码%', '%確認コード%', '%認証コード%', '%认证码%', '%驗證碼%', '%验证码%', '%인증%'])) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:(?:(?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS][eE][cC][uU][rR][iI]['
                    || 'tT][yY]|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT'
                    || '][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][oO][rR]|2[fF][aA]|[mM][fF][aA]|[tT][wW][o'
                    || 'O]-[fF][aA][cC][tT][oO][rR]|[lL][oO][gG][iI][nN]|[lL][oO][gG]-[iI][nN]|[sS][iI][gG][nN]-[iI][nN]|[sS'
                    || '][mM][sS]|[oO][nN][eE][ -]?[tT][iI][mM][eE]|[aA][cC][tT][iI][vV][aA][tT][iI][oO][nN]|[bB][eE][sS][tT'
                    || ']ä[tT][iI][gG][uU][nN][gG][sS]|[sS][iI][cC][hH][eE][rR][hH][eE][iI][tT][sS]|[vV][eE][rR][iI][fF][iI]'
                    || '[zZ][iI][eE][rR][uU][nN][gG][sS]|[fF][rR][eE][iI][sS][cC][hH][aA][lL][tT]|[aA][kK][tT][iI][vV][iI][e'
                    || 'E][rR][uU][nN][gG][sS]|[eE][iI][nN][mM][aA][lL])[ -]?(?:[cC][oO][dD][eE]|[kK][oO][dD][eE]|[pP][aA][s'
                    || 'S][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE])|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][iI][nN]|[tT][aA][n'
                    || 'N])|[oO][tT][pP](?: [cC][oO][dD][eE])?|[tT][oO][tT][pP]|[mM][tT][aA][nN]|[sS][mM][sS]-[tT][aA][nN]|['
                    || 'cC][oO][dD][eE] [dD][eE] (?:[vV]é[rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS]é[cC][uU][rR][iI][tT]é'
                    || '|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[vV][aA][lL][iI][dD][aA][tT][iI][oO][nN])|[cC]ó[dD'
                    || '][iI][gG][oO] [dD][eE] (?:[vV][eE][rR][iI][fF][iI][cC][aA][cC][iI]ó[nN]|[sS][eE][gG][uU][rR][iI][dD]'
                    || '[aA][dD]|[cC][oO][nN][fF][iI][rR][mM][aA][cC][iI]ó[nN]|[vV][eE][rR][iI][fF][iI][cC][aA]çã[oO]|[sS][e'
                    || 'E][gG][uU][rR][aA][nN]ç[aA])|[cC][oO][dD][iI][cC][eE] (?:[dD][iI] (?:[vV][eE][rR][iI][fF][iI][cC][aA'
                    || ']|[sS][iI][cC][uU][rR][eE][zZ][zZ][aA]|[cC][oO][nN][fF][eE][rR][mM][aA])|[oO][tT][pP])|[vV][eE][rR]['
                    || 'iI][fF][iI][cC][aA][tT][iI][eE][cC][oO][dD][eE]|[kK][oO][dD] [wW][eE][rR][yY][fF][iI][kK][aA][cC][yY'
                    || '][jJ][nN][yY]|[dD][oO]ğ[rR][uU][lL][aA][mM][aA] [kK][oO][dD][uU]|[oO][nN][aA][yY] [kK][oO][dD][uU]|['
                    || 'vV][eE][rR][iI][fF][iI][eE][rR][iI][nN][gG][sS][kK][oO][dD]|[eE][nN][gG]å[nN][gG][sS][kK][oO][dD]|[b'
                    || 'B][eE][kK][rR]æ[fF][tT][eE][lL][sS][eE][sS][kK][oO][dD][eE]|[oO][vV]ěř[oO][vV][aA][cC]í [kK]ó[dD])|['
                    || 'kK]oд (?:пoдтвepждeния|пpoвepkи|бeзoпacнocти))|验证码|驗證碼|校验码|动态码|動態密碼|認証コード|確認コード|인증 ?번호|인증 ?코드)(?:["'''
                    || ')]{0,2}[ ]{0,2}(?:is|ist|lautet|est|es|è|é|to|är|er|этo|是|为|為|は|는|은)?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2'
                    || '}))([0-9]{4,8}(?![0-9]|[.,/-][0-9])|[0-9]{3}-[0-9]{3}(?![0-9]|[.,/-][0-9]))'),
                    'assignment',
                    case when p_joined then '' else 'digits' end
                ) then
                    v_wanted := v_wanted || 'one_time_code'::text;
                end if;
            end if;
            if strpos(p_lower, 'code') > 0 then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9.,/-]))((?:G-)?[0-9]{4,8}(?= (?:[iI][sS] [yY][oO][uU][rR]|[iI][sS] [tT][hH][eE]|[iI]['
                    || 'sS][tT] [dD][eE][iI][nN]|[iI][sS][tT] [iI][hH][rR]|[eE][sS][tT] [vV][oO][tT][rR][eE]|[eE][sS][tT] [t'
                    || 'T][oO][nN]|[eE][sS] [tT][uU]|[eE][sS] [sS][uU]|è [iI][lL] [tT][uU][oO]|é [oO] [sS][eE][uU]|[iI][sS] '
                    || '[jJ][eE]|[iI][sS] [uU][wW])(?: [A-Za-z0-9.]{1,20}){0,3} (?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI]['
                    || 'oO][nN]|[sS][eE][cC][uU][rR][iI][tT][yY]|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA][uU][t'
                    || 'T][hH][eE][nN][tT][iI][cC][aA][tT][iI][oO][nN]|[lL][oO][gG][iI][nN]|[bB][eE][sS][tT]ä[tT][iI][gG][uU'
                    || '][nN][gG][sS]|[sS][iI][cC][hH][eE][rR][hH][eE][iI][tT][sS]|[oO][nN][eE]-[tT][iI][mM][eE])[- ]?(?:[cC'
                    || '][oO][dD][eE]|[pP][aA][sS][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE]))))'),
                    'assignment',
                    case when p_joined then '' else 'digits' end
                ) then
                    v_wanted := v_wanted || 'code_sent'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%code%', '%codice%', '%cryptogramme%', '%csc%', '%cvc%', '%cvv%', '%kod%', '%pin%', '%puk%'])
            or (v_wide and p_lower collate "C" like any (array['%códig%', '%koд%', '%prüfnummer%', '%prüfziffer%', '%門禁%', '%门禁%', '%핀번호%'])) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:(?:[dD][oO][oO][rR]|[gG][aA][tT][eE]|[aA][lL][aA][rR][mM]|[eE][nN][tT][rR][yY]|['
                    || 'eE][nN][tT][rR][aA][nN][cC][eE]|[aA][cC][cC][eE][sS][sS]|[gG][aA][rR][aA][gG][eE]|[bB][uU][iI][lL][d'
                    || 'D][iI][nN][gG]|[kK][eE][yY][pP][aA][dD]|[lL][oO][cC][kK] ?[bB][oO][xX]|[kK][eE][yY] ?[bB][oO][xX]|[u'
                    || 'U][nN][lL][oO][cC][kK]|[dD][iI][sS][aA][rR][mM]|[tT]ü[rR]|[tT][oO][rR]|[hH][aA][uU][sS][tT]ü[rR]|[zZ'
                    || '][uU][gG][aA][nN][gG][sS]|[zZ][uU][tT][rR][iI][tT][tT][sS]|[aA][lL][aA][rR][mM]|[tT][oO][eE][gG][aA]'
                    || '[nN][gG][sS]|[dD][eE][uU][rR]|[dD]ö[rR][rR]|[dD]ø[rR])[ -]?(?:[cC][oO][dD][eE]|[kK][oO][dD][eE]|[kK]'
                    || '[oO][dD])|[pP][uU][kK](?:[ -]?(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?|[pP][aA][sS][sS][cC][o'
                    || 'O][dD][eE]|(?:[vV][oO][iI][cC][eE][mM][aA][iI][lL]|[cC][oO][nN][fF][eE][rR][eE][nN][cC][eE]|[mM][eE]'
                    || '[eE][tT][iI][nN][gG]|[sS][iI][mM]|[cC][aA][rR][dD]|[pP][hH][oO][nN][eE]|[bB][aA][nN][kK]|[aA][tT][mM'
                    || ']|[dD][eE][bB][iI][tT]|[cC][rR][eE][dD][iI][tT])[ -][pP][iI][nN]|[dD][iI][gG][iI][cC][oO][dD][eE]|[c'
                    || 'C][oO][dD][eE] [dD]''[aA][cC][cC]è[sS]|[cC][oO][dD][eE] (?:[dD][eE] [lL][aA]|[dD][uU]|[dD][eE] [lL]''|'
                    || '[dD]''|[dD][eE]) ?(?:[pP][oO][rR][tT][eE]|[pP][oO][rR][tT][aA][iI][lL]|[iI][mM][mM][eE][uU][bB][lL][e'
                    || 'E]|[aA][lL][aA][rR][mM][eE]|[cC][oO][fF][fF][rR][eE])|[cC]ó[dD][iI][gG][oO] [dD][eE] (?:[aA][cC][cC]'
                    || '[eE][sS][oO]|[aA][cC][eE][sS][sS][oO]|[lL][aA] [pP][uU][eE][rR][tT][aA]|[lL][aA] [aA][lL][aA][rR][mM'
                    || '][aA]|[eE][nN][tT][rR][aA][dD][aA])|[cC][oO][dD][iI][cC][eE] (?:[dD][iI] [aA][cC][cC][eE][sS][sS][oO'
                    || ']|[dD][eE][lL] [cC][aA][nN][cC][eE][lL][lL][oO]|[dD][eE][lL][lL][aA] [pP][oO][rR][tT][aA])|[kK][oO]['
                    || 'dD] (?:[dD][oO]|[dD][oO][sS][tT]ę[pP][uU] [dD][oO]) (?:[dD][rR][zZ][wW][iI]|[bB][rR][aA][mM][yY]|[dD'
                    || '][oO][mM][oO][fF][oO][nN][uU]|[aA][lL][aA][rR][mM][uU])|[kK][aA][pP]i (?:[kK][oO][dD][uU]|ş[iI][fF]['
                    || 'rR][eE][sS][iI])|[pP][iI][nN]-?[cC][oO][dD][eE]?|[pP][iI][nN][kK][oO][dD]|[pP][iI][nN])|[пП][иИ][нH]'
                    || '-?[kK]oд|[kK]oд (?:oт )?(?:двepи|дoмoфoнa|пoдъeздa|ceйфa)|門禁密碼|门禁密码|핀번호)(?: (?:[fF][oO][rR]|[oO][fF]'
                    || '|[tT][oO]|[fF]ü[rR]|[dD][eE]|[dD][eE][lL]|[vV][oO][nN]|[vV][aA][nN])(?: [A-Za-z]{1,15}){1,3})?(?:["'''
                    || ')]{0,2}[ ]{0,2}(?:is|ist|lautet|est|es|è|é|to|är|er|on|этo|是|为|は|는|은)?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,'
                    || '2}))([*#]?[0-9]{4,10}[*#]?(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]))'),
                    'assignment',
                    case when p_joined then '' else 'digits' end
                ) then
                    v_wanted := v_wanted || 'access_code'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%activation%', '%aktivierung%', '%backup%', '%bitlocker%', '%recovery%', '%recupera%', '%scratch%',
                '%secours%', '%unlock%', '%wiederherstell%'
            ]) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z])(?:(?:[aA][cC][cC][oO][uU][nN][tT] |2[fF][aA] |[bB][iI][tT][lL][oO][cC][kK][eE][rR] )?'
                    || '(?:[rR][eE][cC][oO][vV][eE][rR][yY]|[bB][aA][cC][kK][uU][pP]|[sS][cC][rR][aA][tT][cC][hH]|[aA][cC][t'
                    || 'T][iI][vV][aA][tT][iI][oO][nN]|[uU][nN][lL][oO][cC][kK])[ -](?:[cC][oO][dD][eE][sS]?|[kK][eE][yY][sS'
                    || ']?)|[wW][iI][eE][dD][eE][rR][hH][eE][rR][sS][tT][eE][lL][lL][uU][nN][gG][sS](?:[cC][oO][dD][eE]|[sS]'
                    || '[cC][hH][lL]ü[sS][sS][eE][lL])[sS]?|[aA][kK][tT][iI][vV][iI][eE][rR][uU][nN][gG][sS][cC][oO][dD][eE]'
                    || '|[cC][oO][dD][eE][sS]? [dD][eE] (?:[sS][eE][cC][oO][uU][rR][sS]|[rR]é[cC][uU][pP]é[rR][aA][tT][iI][o'
                    || 'O][nN])|[cC]ó[dD][iI][gG][oO][sS]? [dD][eE] [rR][eE][cC][uU][pP][eE][rR][aA][cC][iI][oOó][nN]|[cC][o'
                    || 'O][dD][iI][cC][eEiI] [dD][iI] (?:[rR][eE][cC][uU][pP][eE][rR][oO]|[bB][aA][cC][kK][uU][pP]))(?:["'')]'
                    || '{0,2}[ ]{0,2}(?:is|are|ist|est|es|sind)?[ ]{0,2}[:=]?[ ]{0,2}(?:\r?\n[ \t]{0,8})?["''*-]{0,2}[ ]?))(['
                    || 'A-Za-z0-9]{4,}(?:(?:-|,? |\r?\n[ \t-]*)(?=[A-Za-z]*[0-9])[A-Za-z0-9]{4,}|-[A-Za-z0-9]{4,})*)(?![A-Za'
                    || '-z0-9])'),
                    'assignment',
                    case when p_joined then '' else 'bare' end
                ) then
                    v_wanted := v_wanted || 'recovery_code'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%key%', '%mariadb%', '%mysql%', '%pass%', '%pat%', '%psk%', '%secret%', '%token%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9-])(?:--?(?:(?:[a-zA-Z]+-)*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][d'
                    || 'D]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]|[sS][tT][oO][rR][eE][pP][aA][sS][sS]|[k'
                    || 'K][eE][yY][pP][aA][sS][sS]|[tT][oO][kK][eE][nN]|[sS][eE][cC][rR][eE][tT]|[aA][pP][iI]-?[kK][eE][yY]|'
                    || '[aA][cC][cC][eE][sS][sS]-[kK][eE][yY]|[sS][eE][cC][rR][eE][tT]-[kK][eE][yY]|[aA][uU][tT][hH]-[tT][oO'
                    || '][kK][eE][nN]|[aA][pP][iI][kK][eE][yY]|[pP][sS][kK]|[pP][aA][tT]|[kK][eE][yY]))(?:[ \t]{1,3}|=)|(?:m'
                    || 'ysql|mysqldump|mysqladmin|mariadb|mariadb-dump)(?: +-{1,2}[A-Za-z-]+(?:[ =][A-Za-z0-9_.-]+)?){0,4} +'
                    || '-p|sshpass +-p ?|-pass(?:in|out) pass:|machine [^ \r\n]+(?:[ ]+|[ ]*\r?\n[ \t]*)login [^ \r\n]+(?:[ '
                    || ']+|[ ]*\r?\n[ \t]*)password +|(?:[sS][eE][tT][xX]? (?:-[gGxXuUeE]+ )?[a-zA-Z0-9_]*(?:[tT][oO][kK][eE'
                    || '][nN]|[pP][aA][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[kK][eE][yY])) +))("[^"\r\n]+|''[^''\r'
                    || '\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'command_line'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%7z%', '%az acr%', '%az login%', '%bcp%', '%buildah%', '%clickhouse%', '%cmdkey%', '%cqlsh%', '%docker%',
                '%freerdp%', '%ftp %', '%helm%', '%influx%', '%ipmitool%', '%isql%', '%ldap%', '%mongo%', '%mosquitto%',
                '%nerdctl%', '%openssl enc%', '%osql%', '%plink%', '%podman%', '%pscp%', '%rabbitmqadmin%', '%rdesktop%',
                '%redis-cli%', '%skopeo%', '%smbclient%', '%snmp%', '%snowsql%', '%sqlcmd%', '%svn %', '%twine%',
                '%useradd%', '%usermod%', '%zip%'
            ]) then
                if p_lower collate "C" like any (array['%-a%', '%-k%', '%-p%', '%-w%', '%/p%']) then
                    if assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z0-9-])(?:(?:docker|podman|helm|nerdctl|buildah|skopeo)(?: registry)? login|redis-cli'
                        || '|mongo|mongosh|mongodump|ldapsearch|ldapmodify|sqlcmd|isql|osql|bcp|smbclient|rabbitmqadmin|infl'
                        || 'ux|clickhouse-client|snowsql|zip|unzip|7z|az login|az acr login|twine upload|rdesktop|ipmitool|s'
                        || 'nmpwalk|snmpget|useradd|usermod|cqlsh|l?ftp|mosquitto_[ps]ub|pscp|plink|svn|[xw]freerdp|cmdkey|o'
                        || 'penssl enc)[^\r\n|;]{0,48} (?:-[paPwAk] {0,2}(?:[A-Za-z0-9._-]+:(?=[^ /]))?|--pass(?:word)?[ =]|'
                        || '/p(?:ass)?:))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        case when p_joined then '' else 'flag' end
                    ) then
                        v_wanted := v_wanted || 'command_login'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['% config%', '% login%', '%chpasswd%', '%echo %', '%htpasswd%', '%net use%', '%smbclient%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9-])(?:net use [^ \r\n]+ [^ \r\n]+ /user:[^ \r\n]+ |net use [^ \r\n]+ \\\\[^ \r\n]+ (?'
                    || '!/)|htpasswd -[A-Za-z]+ [^ \r\n]+ [^ \r\n]+ |(?:git|pip|npm|poetry|composer|rclone) config(?: [^ \r\'
                    || 'n]+){0,4} (?:[^ \r\n]*(?:password|_authToken)|pass|http-basic\.[^ \r\n]+ [^ \r\n]+) |(?:vault|cargo|'
                    || 'railway|doppler) login (?:--?[a-z-]+[ =])?|smbclient (?:[^ \r\n]+ ){0,4}-U ?[^ %\r\n]+%|echo (?:-n )'
                    || '?["'']?[a-z_][a-z0-9_-]*:(?=[^ \r\n|]+ ?\| ?(?:sudo )?chpasswd)|echo (?:-n )?(?=[^ \r\n|]+ ?\| ?(?:su'
                    || 'do -S|docker login|su |passwd|gpg |openssl|cryptsetup))))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./'
                    || '0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'command_words'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%alter role%', '%alter user%', '%identified%', '%password ''%', '%password(%', '%set password%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9_-])(?:[iI][dD][eE][nN][tT][iI][fF][iI][eE][dD] (?:[wW][iI][tT][hH] [a-zA-Z0-9_]+ )?['
                    || 'bB][yY] +|(?:[eE][nN][cC][rR][yY][pP][tT][eE][dD] )?[pP][aA][sS][sS][wW][oO][rR][dD](?: +|\()(?='')|['
                    || 'aA][lL][tT][eE][rR] (?:[uU][sS][eE][rR]|[rR][oO][lL][eE]) [^ \r\n]+(?: [wW][iI][tT][hH])?(?: [eE][nN'
                    || '][cC][rR][yY][pP][tT][eE][dD])? [pP][aA][sS][sS][wW][oO][rR][dD] +|[sS][eE][tT] [pP][aA][sS][sS][wW]'
                    || '[oO][rR][dD] (?:[fF][oO][rR] [^=\r\n ]+ )?= ?(?:[pP][aA][sS][sS][wW][oO][rR][dD]\()?))("[^"\r\n]+|''['
                    || '^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'statement'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%curl%', '%wget%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:curl|wget)(?: [^\r\n|;]{0,96})? (?:-u|--user|--proxy-user|-U|-a|--auth)[ =]?["'']?[A-Za-z0-9._@%+'
                    || '-]{1,60}:)([!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'curl_user'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%api-key%', '%auth%', '%basic%', '%bearer%', '%token%', '%x-%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][uU][tT][hH][oO'
                    || '][rR][iI][zZ][aA][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|['
                    || 'xX]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[aA][pP][iI]-[kK][e'
                    || 'E][yY]|[xX]-[tT][oO][kK][eE][nN])["''\]]{0,2}[ ]{0,2}[:=,]{1,2}[ ]{0,2}["'']?(?:[bB][eE][aA][rR][eE][r'
                    || 'R]|[bB][aA][sS][iI][cC]|[tT][oO][kK][eE][nN]|[jJ][wW][tT]|[aA][pP][iI][kK][eE][yY]|[aA][pP][iI]-[kK]'
                    || '[eE][yY]|[aA][cC][cC][eE][sS][sS][kK][eE][yY]|[gG][eE][nN][iI][eE][kK][eE][yY]|[sS][pP][lL][uU][nN]['
                    || 'kK]|[sS][sS][wW][sS]|[sS][sS][oO]-[kK][eE][yY]|[dD][iI][gG][eE][sS][tT]|[nN][eE][gG][oO][tT][iI][aA]'
                    || '[tT][eE]|[bB][oO][tT]|[kK][eE][yY])[ :=]{1,2}["'']?|(?<![A-Za-z])(?:[bB][eE][aA][rR][eE][rR]|[bB][aA]'
                    || '[sS][iI][cC]) (?=[A-Za-z0-9+/=_.~-]{16,}))(?:[oO][aA][uU][tT][hH]:)?)([A-Za-z0-9+/=_.~-]{4,})'),
                    'assignment',
                    case when p_joined then '' else 'header' end
                ) then
                    v_wanted := v_wanted || 'auth_header'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%api-key%', '%authorization%', '%subscription-key%', '%token%', '%x-%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][u'
                    || 'U][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO]['
                    || 'kK][eE][nN]|[xX]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-['
                    || 'tT][oO][kK][eE][nN]|[pP][rR][iI][vV][aA][tT][eE]-[tT][oO][kK][eE][nN]|[jJ][oO][bB]-[tT][oO][kK][eE]['
                    || 'nN]|[xX]-[vV][aA][uU][lL][tT]-[tT][oO][kK][eE][nN]|[xX]-[sS][hH][oO][pP][iI][fF][yY]-[aA][cC][cC][eE'
                    || '][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-[fF][iI][gG][mM][aA]-[tT][oO][kK][eE][nN]|[xX][iI]-[aA][pP][iI]-'
                    || '[kK][eE][yY]|[dD][dD]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[gG][oO][oO][gG]-[aA][pP][iI]-[kK][eE][yY]|[oO]'
                    || '[cC][pP]-[aA][pP][iI][mM]-[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN]-[kK][eE][yY])["''\]]{0,2}['
                    || ' ]{0,2}[:=,]{1,2}[ ]{0,2}["'']?))([A-Za-z0-9+/=_.~-]{12,})'),
                    'assignment',
                    case when p_joined then '' else 'header' end
                ) then
                    v_wanted := v_wanted || 'auth_header_plain'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%key%', '%pass%', '%pwd%', '%salt%', '%secret%', '%token%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:<(?:[a-zA-Z0-9_.:-]{0,30}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][d'
                    || 'D]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]-?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]'
                    || '|[aA][cC][cC][eE][sS][sS]-?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE]-?[kK][eE][yY]|[pP][aA][sS][sS]['
                    || 'pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]))(?: [^<>\r\n]{0,80})?>[ \t]{0,8}(?:\r?\n[ \t]{0,16})?(?:<!'
                    || '\[CDATA\[)?|(?:[kK][eE][yY]|[nN][aA][mM][eE]|[iI][dD]|[pP][rR][oO][pP][eE][rR][tT][yY])=["''](?:[a-zA'
                    || '-Z0-9_.:-]{0,40}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][c'
                    || 'C][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]-?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[aA][cC][cC]'
                    || '[eE][sS][sS]-?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE]-?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][a'
                    || 'A][sS][eE]|[pP][aA][sS][sS]|[cC][oO][nN][nN][eE][cC][tT][iI][oO][nN][sS][tT][rR][iI][nN][gG]))["''] {'
                    || '0,3}(?:[vV][aA][lL][uU][eE]|[cC][oO][nN][tT][eE][nN][tT])=["'']|(?:[dD][eE][fF][iI][nN][eE])\( ?["'']['
                    || 'A-Za-z0-9_]{0,40}(?:PASSWORD|PASSWD|PWD|SECRET|TOKEN|KEY|SALT|PASS)["''] ?, ?["'']|(?:(?:[sS][eE][tT]|'
                    || '[pP][uU][tT]|[aA][dD][dD]|[sS][eE][tT][eE][nN][vV]|[pP][uU][tT][eE][nN][vV]|[eE][xX][pP][oO][rR][tT]'
                    || '|[sS][eE][tT][pP][rR][oO][pP][eE][rR][tT][yY]|[cC][oO][nN][fF][iI][gG]|[eE][nN][vV][iI][rR][oO][nN])'
                    || '[a-zA-Z.]{0,12})\( ?["''][A-Za-z0-9_.-]{0,40}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW]'
                    || '[dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_?[kK][eE][yY]|[aA][pP][iI][kK][eE][y'
                    || 'Y]|[aA][cC][cC][eE][sS][sS]_?[kK][eE][yY]|[pP][wW][dD])["''] ?, ?["'']|<(?:[eE][nN][tT][rR][yY]|[sS][t'
                    || 'T][rR][iI][nN][gG]|[iI][tT][eE][mM]|[sS][eE][tT][tT][iI][nN][gG]|[pP][rR][oO][pP][eE][rR][tT][yY]|[p'
                    || 'P][aA][rR][aA][mM]|[aA][dD][dD]|[fF][iI][eE][lL][dD]|[oO][pP][tT][iI][oO][nN])(?: [^<>\r\n]*)? (?:[k'
                    || 'K][eE][yY]|[nN][aA][mM][eE]|[iI][dD])=["''](?:[a-zA-Z0-9_.:-]*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP'
                    || '][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][_-]?[k'
                    || 'K][eE][yY]|[aA][cC][cC][eE][sS][sS][_-]?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE][_-]?[kK][eE][yY]|['
                    || 'pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]))["''][^<>\r\n]*>(?:<value>)?|<key>(?:[a-zA-Z0-9_.:-]*(?:[pP]'
                    || '[aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO]'
                    || '[kK][eE][nN]|[aA][pP][iI][_-]?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]))</key>[ \t]{0,4'
                    || '}(?:\r?\n[ \t]{0,16})?<string>))([^"''<>\r\n @/:.,;)][^"''<>\r\n]*)(?=["''<]|\r?\n[ \t]{0,16}<)'),
                    'assignment',
                    case when p_joined then '' else 'sign' end
                ) then
                    v_wanted := v_wanted || 'markup'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%*:*:*:%', '%:1433:%', '%:1521:%', '%:27017:%', '%:3306:%', '%:5432:%', '%:5433:%', '%:6379:%', '%:6432:%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9.-])(?:[A-Za-z0-9.-]+|\*):(?:[0-9]{2,5}|\*):[A-Za-z0-9_*.-]+:[A-Za-z0-9_.*-]+:)([!#-&'
                    || '*+./0-9:=?@A-Z\\^_a-z~-]+)'),
                    'assignment',
                    case when p_joined then '' else 'structured' end
                ) then
                    v_wanted := v_wanted || 'pgpass'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%auth%', '%code=%', '%key%', '%kind%', '%pass%', '%pwd%', '%secret%', '%sig%', '%token%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:"auths?" ?: ?\{[^\r\n]{0,64}"auth" ?: ?"|_auth(?:Token)? ?= ?|[?&;](?:[sS][iI][gG]|[sS][iI][gG]['
                    || 'nN][aA][tT][uU][rR][eE]|[tT][oO][kK][eE][nN]|[aA][cC][cC][eE][sS][sS]_[tT][oO][kK][eE][nN]|[aA][pP]['
                    || 'iI]_[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[kK][eE][yY]|[aA][uU][tT][hH]|[pP][aA][sS][sS][wW][oO][rR]'
                    || '[dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[cC][lL][iI][eE][nN][tT]_[sS][eE][cC][rR][eE][tT]|[xX]-[a'
                    || 'A][mM][zZ]-[sS][eE][cC][uU][rR][iI][tT][yY]-[tT][oO][kK][eE][nN]|[cC][oO][dD][eE])=|kind: ?Secret[ \'
                    || 't]{0,3}\r?\n(?:[ \t]*[A-Za-z]+:[^\r\n]*\r?\n){0,6}(?:stringData|data):[ \t]{0,3}\r?\n[ \t]{1,8}[A-Za'
                    || '-z0-9_.-]+: {0,2}["'']?|(?:[aA][pP][pP]_[kK][eE][yY]) ?= ?base64:|(?:[aA][cC][cC][oO][uU][nN][tT][kK]'
                    || '[eE][yY]|[sS][hH][aA][rR][eE][dD][aA][cC][cC][eE][sS][sS][kK][eE][yY]|[sS][hH][aA][rR][eE][dD][sS][e'
                    || 'E][cC][rR][eE][tT]|[aA][cC][cC][eE][sS][sS][kK][eE][yY]|[eE][nN][tT][iI][tT][yY][pP][aA][tT][hH];[sS'
                    || '][hH][aA][rR][eE][dD][aA][cC][cC][eE][sS][sS][kK][eE][yY]|[sS][eE][cC][rR][eE][tT]) ?= ?))([!#-&*+./'
                    || '0-9:=?@A-Z\\^_a-z~-]+)'),
                    'assignment',
                    case when p_joined then '' else 'structured' end
                ) then
                    v_wanted := v_wanted || 'structured'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%anmelden%', '%authent%', '%chave%', '%chiave%', '%clave%', '%connect%', '%cred%', '%key%', '%klucz%',
                '%licence%', '%license%', '%llave%', '%log in%', '%loggen%', '%login%', '%passphrase%', '%passw%', '%pat %',
                '%pat,%', '%pat:%', '%pat=%', '%schl%', '%secret%', '%sign in%', '%signin%', '%sleutel%', '%token%',
                '%webhook%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%clé%', '%patが%', '%patは%', '%pat为%', '%pat是%', '%pat為%', '%pat는%', '%pat를%', '%pat은%'])) then
                if p_text collate "C" ~ '[A-Za-z0-9+/_.=-]{15}' then
                    if assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z])(?:(?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:[iI][dD]|'
                        || '[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])[ :=]{1,3}|(?:[kK][eE][yY][sS]?|[tT][oO][kK][eE][n'
                        || 'N][sS]?|[sS][eE][cC][rR][eE][tT][sS]?|[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW]'
                        || '[dD]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE][sS]?|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?'
                        || '|[cC][rR][eE][dD][sS]|[aA][pP][iI][kK][eE][yY]|[aA][pP][iI]_[kK][eE][yY]|[pP][aA][tT]|[pP][aA][s'
                        || 'S][sS][kK][eE][yY]|[lL][iI][cC][eE][nN][cCsS][eE]|[wW][eE][bB][hH][oO][oO][kK]|[cC][lL]é|[sS][cC'
                        || '][hH][lL]ü[sS][sS][eE][lL]|[cC][lL][aA][vV][eE]|[lL][lL][aA][vV][eE]|[cC][hH][aA][vV][eE]|[cC][h'
                        || 'H][iI][aA][vV][eE]|[sS][lL][eE][uU][tT][eE][lL]|[kK][lL][uU][cC][zZ])(?:[,:=]?(?: ["''(]?[A-Za-z&'
                        || '.''-]{1,16}){0,5}[,:=]? ["''`(<*]{0,3}|(?:是|为|為|は|が|를|는|은|:|=)[ ]?["''`(<*]{0,3})|(?:[lL][oO][gG] ?'
                        || '[iI][nN]|[lL][oO][gG][iI][nN]|[sS][iI][gG][nN] ?[iI][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA'
                        || '][tT][eE]|[cC][oO][nN][nN][eE][cC][tT]|[eE][iI][nN][lL][oO][gG][gG][eE][nN]|[aA][nN][mM][eE][lL]'
                        || '[dD][eE][nN])(?:[ ](?:[tT][oO]|[iI][nN][tT][oO]|[iI][nN]|[aA][tT]|[bB][eE][iI]|[wW][iI][tT][hH]|'
                        || '[uU][sS][iI][nN][gG]|[aA][sS]|[oO][nN]|[mM][iI][tT]|[vV][iI][aA]))(?: [A-Za-z&.''-]{1,16}){0,5} ['
                        || '"''`(<*]{0,3}))((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{15,})'),
                        'assignment',
                        case when p_joined then '' else 'machine' end
                    ) then
                        v_wanted := v_wanted || 'named_value'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['%credential%', '%key%', '%passphrase%', '%password%', '%secret%', '%token%']) then
                if p_text collate "C" ~ '[A-Za-z0-9+/_.=-]{15}' then
                    if assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z0-9+/_.=-]))((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{16,}(?=["''`)>*]{0,3} (?:'
                        || '(?:[aA][sS]|[iI][sS]|[fF][oO][rR]|[wW][aA][sS]|[wW][oO][rR][kK][sS] [aA][sS])(?: [A-Za-z&.''-]{1,'
                        || '16}){0,3}) (?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO'
                        || '][rR][dD]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE])(?!['
                        || 'A-Za-z])))'),
                        'assignment',
                        case when p_joined then '' else 'machine' end
                    ) then
                        v_wanted := v_wanted || 'value_named'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%ausweis%', '%cnh%', '%conducir%', '%dowod%', '%driver%', '%driving%', '%identidad%', '%motorista%',
                '%pasaporte%', '%paspoort%', '%passaport%', '%passeport%', '%passport%', '%paszport%', '%patente%',
                '%permis de cond%', '%prawa jazdy%', '%prawo jazdy%', '%reisepass%', '%rijbewijs%', '%visa n%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%dowód%', '%führerschein%', '%identità%', '%identité%', '%körkort%', '%Пacпopт%', '%пacпopт%', '%パスポート%',
                '%免許証%', '%护照%', '%護照%', '%運転免許%', '%驾驶证%', '%여권%', '%운전면허%'
            ])) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:passport|reisepass(?:nummer|-?nr\.?)?|(?:numéro de )?passeport|(?:número de )?pasap'
                    || 'orte|(?:numero di )?passaporto|(?:número do )?passaporte|paspoort(?:nummer)?|(?:numer )?paszportu?|('
                    || '?:cepия и нoмep|нoмep)? ?[пП]acпopтa?|(?:personal)?ausweis(?:nummer|-?nr\.?)|carte d''identité|carta '
                    || 'd''identità|documento de identidad|dow[óo]d(?:u)? osobist(?:y|ego)|driver''?s? licen[cs]e|driving lice'
                    || 'n[cs]e|führerschein(?:nummer|-?nr\.?)?|permis de conduire|patente(?: di guida)?|licen[cç]a de conduc'
                    || 'ir|(?:licencia|carnet|permiso|carta) de conducir|carteira de motorista|cnh|rijbewijs(?:nummer)?|praw'
                    || '[oa] jazdy|körkort(?:snummer)?|visa)(?![a-z])|护照号?码?|護照號?碼?|パスポート番号|旅券番号|여권번호?|運転免許証?番号|免許証番号|驾驶证号?|'
                    || '운전면허(?:번호)?)(?:[ ](?:is|ist|est|es|è|é|number|no\.?|nummer|numéro|número|n°|n\.|nr\.?|my|to|är|er|#)'
                    || '){0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./'
                    || '](?:19|20)[0-9]{2})((?=(?:[a-z]{0,6}[ -]?[0-9]){3})(?:[0-9]{2}[ -][0-9]{2}[ -][0-9]{6}(?:[ -][0-9]{2'
                    || '})?|[0-9]{2,4}[ -][0-9]{5,7}|[a-z]{1,3}[ -][0-9]{5,9}|[a-z0-9]{6,18}))(?![a-z0-9])') then
                    v_wanted := v_wanted || 'document_number'::text;
                end if;
            end if;
            if strpos(p_lower, 'ifsc') > 0 then
                if p_lower collate "C" ~ '((?:(?<![a-z])ifsc(?: code)?(?: is)?[^0-9a-z\r\n]{0,4}))([a-z]{4}0[a-z0-9]{6}(?![a-z0-9]))' then
                    v_wanted := v_wanted || 'in_ifsc'::text;
                end if;
            end if;
        end if;
    end if;
    if p_lower collate "C" ~ assay._firewall_pattern('figures') then
        if p_lower collate "C" like any (array[
            '%a-number%', '%aadh%', '%aba%', '%account #%', '%account n%', '%acct #%', '%acct n%', '%adhaar%', '%afm%',
            '%african id%', '%ahv%', '%alien%', '%amka%', '%asmens%', '%assurance%', '%avs%', '%bank code%', '%bankgiro%',
            '%bankleitzahl%', '%blz%', '%bsb%', '%bsn%', '%bvn%', '%cccd%', '%cedula%', '%clabe%', '%cmnd%', '%cnic%',
            '%cnp%', '%codul%', '%compte%', '%conta%', '%conto%', '%contribuinte%', '%cpr%', '%cuenta%', '%cuil%', '%cuit%',
            '%curp%', '%dl%', '%dni%', '%documento%', '%dselsnummer%', '%egn%', '%ein%', '%emirates id%', '%fin%',
            '%green card%', '%health ins%', '%henkil%', '%hesap n%', '%hetu%', '%hkid%', '%id card%',
            '%identifikationsnummer%', '%identity n%', '%idnr%', '%ifsc%', '%individual number%', '%insee%', '%iqama%',
            '%ird%', '%isikukood%', '%jmbg%', '%kimlik%', '%konta%', '%konto-nr%', '%kontonr%', '%kontonummer%',
            '%krankenvers%', '%ktp%', '%medicare%', '%my number%', '%mykad%', '%mynumber%', '%nas%', '%national%', '%nhs%',
            '%nie%', '%nif%', '%nik%', '%nin%', '%nir%', '%nric%', '%oib%', '%pan%', '%permanent account%', '%person%',
            '%pesel%', '%philhealth%', '%plusgiro%', '%pps%', '%rfc%', '%rg%', '%rijksregister%', '%rodne%', '%rtn%',
            '%run%', '%rut%', '%s.s.n%', '%seguridad%', '%seguro%', '%sin%', '%soc sec%', '%soc. sec%', '%social%',
            '%sort code%', '%sort-code%', '%sozialv%', '%ss #%', '%ss no%', '%ss#%', '%ssn%', '%sss%', '%steuer%',
            '%sv-nummer%', '%svnr%', '%taj%', '%tax file%', '%tax id%', '%taxpayer%', '%teudat%', '%tfn%', '%tin%',
            '%uidai%', '%uscis%', '%voter%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%adóazon%', '%aμκa%', '%aφμ%', '%chứng minh%', '%cédula%', '%căn cước%', '%cнилc%', '%cчeт%', '%cчёт%', '%eгн%',
            '%rodné%', '%személyi%', '%sécu%', '%Φm%', '%Гh%', '%Иhh%', '%ИЛ%', '%инн%', '%ת.ז%', '%תעודת%',
            '%الرقم القومي%', '%رقم الهوية%', '%आधार%', '%เลขบัตร%', '%เลขประจำตัว%', '%ソーシャル%', '%マイナンバー%', '%個人番号%',
            '%口座番号%', '%社会%', '%統一證號%', '%账号%', '%身份证%', '%身分證%', '%銀行帳號%', '%银行卡号%', '%계좌%'
        ])) then
            if p_lower collate "C" like any (array[
                '%s.s.n%', '%seguro%', '%soc sec%', '%soc. sec%', '%social%', '%sozialv%', '%ss #%', '%ss no%', '%ss#%',
                '%ssn%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%ソーシャル%', '%社会%'])) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:ssn|s\.s\.n\.?|ss ?#|ss no\.?|soc(?:ial)?\.? ?sec\.?|social security|social insurance no|seguro '
                    || 'social|socialsecurity|sozialversicherung|社会安全|社会保障|ソーシャル|(?<![a-z])social(?: is|:|#))[^0-9\r\n]{0,30'
                    || '})([0-9]{3}[ .-]{0,3}[0-9]{2}[ .-]{0,3}[0-9]{4}(?![0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'ssn' end
                ) then
                    v_wanted := v_wanted || 'us_ssn'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%assurance%', '%nas%', '%sin%', '%social insurance%']) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:(?<![a-z])(?:sin|nas)(?: is| est|:|#| no\.?| number)?|social insurance(?: number| no\.?)?|assura'
                    || 'nce sociale|numéro d''assurance)[^0-9a-z\r\n]{0,4}(?:is |est )?)([0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}(?'
                    || '![0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'luhn' end
                ) then
                    v_wanted := v_wanted || 'ca_sin'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%identifikationsnummer%', '%idnr%', '%steuer%', '%tax id%', '%tin%']) then
                if p_lower collate "C" ~ ('((?:steuer-?id|steueridentifikationsnummer|identifikationsnummer|idnr|steuernummer|german tax id|(?<'
                    || '![a-z])tin(?= is|:| no| number| nr)(?![a-z]))[^0-9\r\n]{0,20})([0-9]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]{3'
                    || '}(?![0-9]))') then
                    v_wanted := v_wanted || 'de_tax_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%pan%', '%permanent account%']) then
                if p_lower collate "C" ~ ('((?<![a-z])(?:pan(?: card)?(?: number| no\.?)?(?: is)?|permanent account number)[^0-9a-z\r\n]{0,4})('
                    || '[a-z]{5}[0-9]{4}[a-z](?![a-z0-9]))') then
                    v_wanted := v_wanted || 'in_pan'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aadh%', '%adhaar%', '%uidai%'])
            or (v_wide and strpos(p_lower, 'आधार') > 0) then
                if p_lower collate "C" ~ ('((?:aadhaar|aadhar|adhaar|uidai|आधार)[^0-9\r\n]{0,24})([1-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-'
                    || '9]))') then
                    v_wanted := v_wanted || 'in_aadhaar'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%individual number%', '%my number%', '%mynumber%'])
            or (v_wide and p_lower collate "C" like any (array['%マイナンバー%', '%個人番号%'])) then
                if p_lower collate "C" ~ ('((?:マイナンバー|個人番号|my ?number|mynumber|individual number)[^0-9\r\n]{0,24})([0-9]{4}[ -]?[0-9]{4}[ -]?[0'
                    || '-9]{4}(?![0-9]))') then
                    v_wanted := v_wanted || 'jp_my_number'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%dni%', '%documento%', '%nie%', '%nif%']) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:(?<![a-z])(?:dni|nie|nif)(?![a-z])|documento nacional)[^0-9\r\n]{0,16}(?<![a-z0-9]))([xyz]?[0-9]'
                    || '{7,8}-?[a-z](?![a-z0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'dni' end
                ) then
                    v_wanted := v_wanted || 'es_dni'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%afm%', '%african id%', '%ahv%', '%amka%', '%asmens%', '%avs%', '%bsn%', '%burgerservice%', '%bvn%',
                '%cccd%', '%cedula%', '%cmnd%', '%cnic%', '%cnp%', '%codul%', '%contribuinte%', '%cpr%', '%cuil%', '%cuit%',
                '%curp%', '%dni%', '%dselsnummer%', '%egn%', '%emirates id%', '%health ins%', '%henkil%', '%hetu%', '%hkid%',
                '%id card%', '%identity n%', '%insee%', '%iqama%', '%ird%', '%isikukood%', '%itin%', '%jmbg%', '%kimlik%',
                '%krankenvers%', '%ktp%', '%medicare%', '%mykad%', '%national%', '%nhs%', '%nie%', '%nif%', '%nir%',
                '%nric%', '%oib%', '%person%', '%pesel%', '%philhealth%', '%pps%', '%rijksregister%', '%rodne%',
                '%seguridad%', '%sociale%', '%sozialvers%', '%steuern%', '%sv-nummer%', '%svnr%', '%taj%', '%tax file%',
                '%tax id%', '%taxpayer%', '%teudat%', '%tfn%', '%versicherungsn%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%adóazon%', '%aμκa%', '%aφμ%', '%chứng minh%', '%cédula%', '%căn cước%', '%cнилc%', '%eгн%', '%rodné%',
                '%személyi%', '%sécu%', '%Φm%', '%Гh%', '%Иhh%', '%ИЛ%', '%инн%', '%ת.ז%', '%תעודת%', '%الرقم القومي%',
                '%رقم الهوية%', '%เลขบัตร%', '%เลขประจำตัว%', '%統一證號%', '%身份证%', '%身分證%'
            ])) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:bsn|burgerservicenummer|pesel|personnummer|personnr|cpr(?:-nummer|-nr)?|fødselsnumm'
                    || 'er|fodselsnummer|henkilötunnus|hetu|rijksregisternummer|numéro national|nir|insee|sécurité sociale|('
                    || '?:numéro|n°) de sécu|tfn|tax file number|medicare(?: number)?|ird(?: number)?|nric|hkid|t\.?c\.? kim'
                    || 'lik(?: no| numaram?| numaras[ii])?|kimlik (?:no|numaras[ii]|numaram)|cnp|codul numeric personal|amka'
                    || '|aμκa|amka|aφμ|aΦm|afm|rodné číslo|rodne cislo|oib|egn|eгн|eГh|jmbg|isikukood|asmens kodas|personas '
                    || 'kods|personal number|ppsn?|pps number|ahv(?:-nummer|-nr\.?)?|avs|(?:renten|sozial|kranken)?versicher'
                    || 'ungsnummer|krankenversicherten(?:nummer|-?nr\.?)|svnr|sv-nummer|numero de seguridad social|seguridad'
                    || ' social|(?:número de )?contribuinte|curp|cuil|cuit|cédula(?: de (?:ciudadanía|identidad))?|cedula|dn'
                    || 'i|nif|nie|itin|nhs|cnpj|steuernummer|mykad|ktp|cccd|cmnd|căn cước(?: công dân)?|chứng minh nhân dân|'
                    || 'cnic|emirates id|teudat zehut|ת\.?ז\.?|תעודת זהות|الرقم القومي|رقم الهوية|iqama|cнилc|chИЛc|инн|Иhh|'
                    || 'нoмep инн|személyi szám|adóazonosító(?: jel)?|taj(?: szám)?|national (?:id|identity|identification)('
                    || '?: card)?|identity number|(?:south african|sa) id|my id card|tax id|taxpayer identification|health i'
                    || 'nsurance|philhealth|bvn)(?![a-z])|เลขบัตรประชาชน|เลขประจำตัวประชาชน|(?:身份证|身分證|統一證號|统一证号)(?:号码?|字號|號'
                    || '碼)?)(?:[ ](?:is|ist|est|es|è|é|number|no\.?|nummer|numéro|número|nr\.?|my|to|är|er|of|jel)){0,3}[^0-'
                    || '9a-z\r\n]{0,6}(?<![a-z0-9]))(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)'
                    || '[0-9]{2})([a-z]{0,3}[ -]?[0-9](?:[ ./-]{0,2}[0-9]){5,19}(?:[ -]?[a-z]{1,2}(?: [0-9]{3})?(?![a-z0-9])'
                    || '|[ ]?\([0-9a]\))?(?![a-z0-9]))') then
                    v_wanted := v_wanted || 'named_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%a-number%', '%alien%', '%dl%', '%ein%', '%fin%', '%green card%', '%nik%', '%nin%', '%rfc%', '%rg%',
                '%run%', '%rut%', '%sin%', '%ssnit%', '%sss%', '%uscis%', '%voter%'
            ]) then
                if p_lower collate "C" ~ ('((?<![a-z])(?:ein|rut|run|rg|fin|nik|sss|nin|rfc|a-number|alien registration|green card|uscis|voter '
                    || 'id|dl)(?:[ ](?:is|es|number|no\.?|n°|my|é)){0,2}[^0-9a-z\r\n]{0,4}(?<![a-z0-9]))([0-9]{2}-[0-9]{7}(?'
                    || ':-[0-9])?|[0-9]{1,2}\.?[0-9]{3}\.?[0-9]{3}-[0-9kx]|[stfgm][0-9]{7}[a-z]|[0-9]{16}|[0-9]{11}|[a-z&ñ]{'
                    || '3,4}[0-9]{6}[a-z0-9]{3}|a[0-9]{8,9}|[a-z]{3}[0-9]{7,10}|[a-z][0-9]{7,8})(?![a-z0-9])') then
                    v_wanted := v_wanted || 'formed_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aba%', '%routing%', '%rtn%']) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:(?<![a-z0-9_-])(?:aba[/ _-]{1,3}routing|routing[/ _-]{1,3}aba|routing|aba|rtn|transit[ _-]routin'
                    || 'g)(?:[ _-](?:transit|code))?(?:[ _-]?(?:number|num|no\.?|nr\.?|#))?(?: ?\((?:aba|rtn|us)\))?(?: (?:i'
                    || 's|was|for [a-z ]{1,16} is))?["'']?(?:[ ]{0,2}[:=#][ ]{0,2}["'']?| )|(?<![a-z0-9_-])(?:account|acct)[ ]'
                    || '?/[ ]?routing[: ]{1,2}))([0-9]{9}|[0-9]{3}[ -][0-9]{3}[ -][0-9]{3}|[0-9]{4}[ -][0-9]{4}[ -][0-9])(?!'
                    || '[0-9a-z_.]| ?(?:ns|ms|us|bytes|times|packets)(?![a-z]))'),
                    'named_number',
                    case when p_joined then '' else 'routing' end
                ) then
                    v_wanted := v_wanted || 'us_routing'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%account #%', '%account n%', '%acct #%', '%acct n%', '%bankgiro%', '%bankleitzahl%', '%blz%', '%bsb%',
                '%clabe%', '%compte%', '%conta%', '%conto%', '%cuenta%', '%hesap n%', '%ifsc%', '%konta%', '%konto-nr%',
                '%kontonr%', '%kontonummer%', '%plusgiro%', '%rekening%', '%sort code%', '%sort-code%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%cчeт%', '%cчёт%', '%口座番号%', '%账号%', '%銀行帳號%', '%银行卡号%', '%계좌%'])) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:sort[ -]code|bsb|clabe|blz|bankleitzahl|kontonummer|konto-?nr\.?|bank account(?: nu'
                    || 'mber| no\.?)?|account (?:number|no\.?|#)|acct\.? ?(?:number|no\.?|#)|num[ée]ro de compte|compte banc'
                    || 'aire(?: n°)?|n[úu]mero de cuenta|cuenta (?:bancaria|clabe)|conto corrente(?: n\.?)?|numero di conto|'
                    || 'conta (?:corrente|bancária|poupança)|n[úu]mero da conta|conta|rekeningnummer|numer konta|nr konta|he'
                    || 'sap (?:no|numaras[ii])|нoмep cч[eё]тa|p/c|bankgiro|plusgiro)(?![a-z])|口座番号|银行账号|銀行帳號|账号|계좌번호|계좌)(?: '
                    || 'number| no\.?| nr\.?)?(?:[ ](?:is|ist|est|es|è|é|to|är))?[^0-9a-z\r\n]{0,4}(?<![0-9]))([0-9](?:[ -]?'
                    || '[0-9]){5,21})(?![0-9a-z])') then
                    v_wanted := v_wanted || 'bank_number'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%bank code%', '%bankleitzahl%', '%blz%', '%bsb%', '%ifsc%', '%sort code%', '%sort-code%']) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:sort[ -]code|bsb|ifsc(?: code)?|blz|bankleitzahl|bank code)(?: number| no\.?)?(?:[ '
                    || ']is)?[^0-9a-z\r\n]{0,4}(?:[a-z]{4}0[a-z0-9]{6}|[0-9](?:[ -]?[0-9]){4,8})[^0-9a-z]{1,5}(?:and |und )?'
                    || '(?:bank |bank-)?(?:account|acct?|a/c|konto|kto)(?: number| no| nr)?[^0-9a-z\r\n]{1,4}))([0-9](?:[ -]'
                    || '?[0-9]){5,17}(?![0-9a-z]))') then
                    v_wanted := v_wanted || 'bank_account_of'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%bank code%', '%bankleitzahl%', '%blz%', '%bsb%', '%ifsc%', '%sort code%', '%sort-code%']) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:account|acct?|a/c|konto|kto)(?: number| no| nr)?[^0-9a-z\r\n]{1,4}))([0-9](?:[ -]?['
                    || '0-9]){5,17}(?=[^0-9a-z]{1,5}(?:and |und |with )?(?:sort[ -]code|bsb|ifsc|blz|bankleitzahl|bank code)'
                    || '(?![a-z])))') then
                    v_wanted := v_wanted || 'bank_account_at'::text;
                end if;
            end if;
        end if;
        if p_lower collate "C" ~ assay._firewall_pattern('bare_figures') then
            if strpos(p_lower, '-') > 0 then
                if assay._firewall_holds(
                    p_lower,
                    ('((?<![a-z])cpf[^0-9\r\n]{0,20}|(?<![0-9.])(?=[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}))([0-9]{3}[ .]?[0'
                    || '-9]{3}[ .]?[0-9]{3}[ -]?[0-9]{2}(?![0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'cpf' end
                ) then
                    v_wanted := v_wanted || 'br_cpf'::text;
                end if;
            end if;
            if strpos(p_lower, '-') > 0 then
                if p_lower collate "C" ~ ('((?:주민등록번호|주민번호|외국인등록번호|(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24}|(?<![0-9-]))([0-9]{2}(?'
                    || ':0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])-[1-8][0-9]{6}(?![0-9-]))') then
                    v_wanted := v_wanted || 'kr_rrn'::text;
                end if;
            end if;
            if p_lower collate "C" ~ ('((?:(?<![a-z])nino|(?<![a-z])ni (?:number|no\.?)|national insurance)[^0-9\r\n]{0,16}(?<![a-z0-9])|(?<![a'
                || '-z0-9])(?=[a-z]{2} [0-9]{2} [0-9]{2} [0-9]{2} [a-d]))([abceghj-prstw-z][abceghj-nprstw-z] ?[0-9]{2} ?[0-'
                || '9]{2} ?[0-9]{2} ?[a-d](?![a-z0-9]))') then
                v_wanted := v_wanted || 'uk_nino'::text;
            end if;
            if assay._firewall_holds(
                p_lower,
                ('((?<![0-9a-z]))([1-9][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9x]('
                || '?![0-9a-z]))'),
                'named_number',
                case when p_joined then '' else 'cn_id' end
            ) then
                v_wanted := v_wanted || 'cn_resident_id'::text;
            end if;
            if p_lower collate "C" ~ '((?<![0-9a-z]))([a-z]{6}[0-9]{2}[abcdehlmprst][0-9]{2}[a-z][0-9]{3}[a-z](?![0-9a-z]))' then
                v_wanted := v_wanted || 'it_codice_fiscale'::text;
            end if;
            if p_lower collate "C" ~ ('((?<![0-9a-z]))([a-z][aeioux][a-z]{2}[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[hmx][a-z]{5}[a-'
                || 'z0-9][0-9](?![0-9a-z]))') then
                v_wanted := v_wanted || 'mx_curp'::text;
            end if;
            if p_lower collate "C" ~ '((?<![0-9a-z.-]))(756\.[0-9]{4}\.[0-9]{4}\.[0-9]{2}(?![0-9a-z]|[.-][0-9]))' then
                v_wanted := v_wanted || 'ch_ahv'::text;
            end if;
            if strpos(p_lower, '-') > 0 then
                if assay._firewall_holds(
                    p_lower,
                    ('((?<![0-9a-z.-])|(?<![0-9a-z.-])[.-]|[a-z][.-])((?!000|666|9)[0-9]{3}[ ]?-(?:[ ]|\r?\n)?(?!00)[0-9]{'
                    || '2}[ ]?-(?:[ ]|\r?\n)?(?!0000)[0-9]{4}(?![0-9a-z]|-[0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'ssn' end
                ) then
                    v_wanted := v_wanted || 'us_ssn_dashes'::text;
                end if;
            end if;
            if assay._firewall_holds(
                p_text,
                ('((?<![A-Za-z0-9-])(?:[Ii][Bb][Aa][Nn][:# -]{0,2})?)([A-Za-z]{2}[0-9]{2}(?:[A-Za-z0-9]{11,30}|(?:[ \t.-]['
                || 'A-Za-z0-9]{4}){2,7}(?:[ \t.-][A-Za-z0-9]{1,4})?)(?![A-Za-z0-9]))'),
                'number',
                case when p_joined then '' else 'iban' end
            ) then
                v_wanted := v_wanted || 'iban'::text;
            end if;
            if not p_identifier then
                if p_text collate "C" ~ assay._firewall_pattern('six_digits') then
                    if assay._firewall_holds(
                        p_text,
                        ('(?:\+[0-9]{0,3}[ )(-]{0,2}|[0-9][A-Za-z]{1,4})?(?<![0-9])[0-9](?:[ \t\r\n>.-]{0,3}[0-9]){11,}(?:'
                        || '[A-Za-z]{1,4}[0-9])?'),
                        'number',
                        case when p_joined then '' else 'card' end
                    ) then
                        v_wanted := v_wanted || 'card'::text;
                    end if;
                end if;
            end if;
            if p_text collate "C" ~ assay._firewall_pattern('six_digits') then
                if assay._firewall_holds(
                    p_text,
                    ('(?<![0-9A-Za-z/_|:·•-])(?:[0-9]{4}[ ]?[/_|:·•][ ]?(?:[0-9]{4}[ ]?[/_|:·•][ ]?[0-9]{4}[ ]?[/_|:·•][ ]'
                    || '?[0-9]{4}|[0-9]{6}[ ]?[/_|:·•][ ]?[0-9]{4,5}))(?![0-9A-Za-z/_|:·•-])'),
                    'number',
                    case when p_joined then '' else 'joined' end
                ) then
                    v_wanted := v_wanted || 'card_joined'::text;
                end if;
            end if;
        end if;
    end if;
    if p_text collate "C" ~ assay._firewall_pattern('run') then
        v_wanted := v_wanted || assay._firewall_run_kinds(p_text, p_identifier);
    end if;
    return v_wanted;
end
$$;
comment on function assay._firewall_wanted(text, text, boolean, boolean) is 'The detectors that could find something in one view of a text, and the ways (+vendor, +encoded, +atom, +blob, +symbols) to look at its runs of token characters. Of an ordinary text: none. Of a long one: those that are not ruled out at once, whatever words they need. With p_joined, of texts joined for one look: what a match must satisfy is not asked, because it may reach into the next.';
revoke all on function assay._firewall_wanted(text, text, boolean, boolean) from public;

-- ---- api/_firewall_suspect.sql

-- requires: _firewall_wanted _firewall_broken
create or replace function assay._firewall_suspect(p_text text, p_identifier boolean, p_joined boolean)
returns boolean
language sql
immutable
parallel safe
return
assay._firewall_wanted(p_text, lower(p_text collate "C"), p_identifier, p_joined) <> '{}'
or (
    (strpos(p_text, '%') > 0 or strpos(p_text, '\') > 0 or strpos(p_text, '&') > 0)
    and p_text collate "C" ~ assay._firewall_pattern('escape')
)
or assay._firewall_broken(p_text);
comment on function assay._firewall_suspect(text, boolean, boolean) is
'Whether any detector could find anything in a folded text: a cheap test, which ordinary sentences and identifiers fail.';
revoke all on function assay._firewall_suspect(text, boolean, boolean) from public;

-- ---- api/_firewall_clear.sql

-- requires: _firewall_fold _firewall_suspect
create or replace function assay._firewall_clear(p_texts text [], p_identifier boolean)
returns boolean
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    -- A line end is to every pattern what the end of the text is, and no token, chain or number goes on over the character
    -- between two of them: what is found in one of the texts is found in all of them together.
    v_text text := array_to_string(p_texts, E'\n\x01\n');
begin
    -- of longer ones the test rules out less; of a user's own patterns nobody knows what the end of a text is to them
    if length(v_text) > 4096
        or exists (select from assay.never_record_detector as d where d.kind = 'custom' and d.enabled)
    then
        return false;
    end if;
    if octet_length(v_text) <> length(v_text) then
        v_text := assay._firewall_fold(v_text);
    end if;
    return not assay._firewall_suspect(v_text, p_identifier, true);
end
$$;
comment on function assay._firewall_clear(text [], boolean) is
'Whether one look at all of these texts tells that nothing is in any of them; false where each must be scanned. Cheaper than a scan of each, and ordinary sentences, names and ids pass.';
revoke all on function assay._firewall_clear(text [], boolean) from public;

-- ---- api/_firewall_view.sql

-- requires: _firewall_named_at _firewall_wanted _firewall_blanked _firewall_unspared _firewall_span _firewall_spared _firewall_first
create or replace function assay._firewall_view(p_text text, p_identifier boolean, p_first boolean, p_reasons text [])
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
-- nobody can foresee how many finds there are: a nested loop over two sets of them would be quadratic
set enable_nestloop = off
as $$
declare
    v_lower constant text := lower(p_text collate "C");
    v_wanted constant text [] := assay._firewall_wanted(p_text, v_lower, p_identifier, false);
    -- of a long text, what the detectors need besides their pattern is still to be asked
    v_long constant boolean := length(p_text) > 4096;
    v_words constant boolean := length(p_text) <= 65536;
    -- how many of the reasons are still of interest: a find of a weightier one makes the others meaningless
    v_rank integer := cardinality(p_reasons);
    -- where vendors' tokens come; after all others, where they are of no interest
    v_vendors constant integer := coalesce(array_position(p_reasons, 'credential_prefix'), v_rank + 1);
    v_looked boolean := false;
    -- what is announced as no secret (names of things, goods): worked out for the first find that it could spare
    v_names int4multirange;
    v_goods int4multirange;
    v_row record;
    v_bytes bytea;
    v_source text;
    v_pieces text [];
    v_span integer [];
    v_check text;
begin
    if p_first then
        <<rules>>
        for v_row in
            select
                d.reason::text as reason,
                d.detector::text as detector,
                d.pattern,
                d.lowered,
                d.kind::text as kind,
                d.check_name,
                d.needs,
                d.also_needs,
                array_position(p_reasons, d.reason::text) as rank
            from assay.never_record_detector as d
            where d.enabled
                and d.reason::text = any (p_reasons)
                and (d.detector = any (v_wanted) or d.kind = 'custom')
            order by array_position(p_reasons, d.reason::text), d.detector collate "C"
        loop
            if not v_looked and v_row.rank > v_vendors then
                v_looked := true;
                if v_rank >= v_vendors and '+vendor' = any (v_wanted) then
                    for span_start, span_end, reason, detector in
                        select t.span_start, t.span_end, t.reason, t.detector
                        from assay._firewall_unspared(p_text, v_lower, array['+vendor'], true) as t
                    loop
                        return next;
                        v_rank := least(v_rank, array_position(p_reasons, reason));
                    end loop;
                end if;
            end if;
            exit when v_row.rank > v_rank;
            v_source := case when v_row.lowered then v_lower else p_text end;
            if v_long or v_row.kind = 'custom' then
                -- A pattern is ready only after a while; then, one that matches nothing costs less than many words.
                for v_n in 1..2 loop
                    if v_n = 2 then
                        continue rules when not v_source collate "C" ~ v_row.pattern;
                    end if;
                    -- few words, or those of a shorter text, come before the pattern, the others after it
                    continue rules when (v_words or cardinality(v_row.also_needs) <= 6) = (v_n = 1)
                        and cardinality(v_row.also_needs) > 0 and not v_lower collate "C" like any (v_row.also_needs);
                    continue rules when (v_words or cardinality(v_row.needs) <= 6) = (v_n = 1)
                        and cardinality(v_row.needs) > 0 and not v_lower collate "C" like any (v_row.needs);
                end loop;
            end if;
            if v_long
                and (
                    v_row.detector = 'named_value'
                    or (v_row.check_name in ('sign', 'weak', 'session') and v_row.detector <> 'markup')
                )
                -- each match costs as much as a thousand characters without one: are there many?
                and (
                    select sum(regexp_count(substr(v_source, s.n * length(v_source) / 4 + 1, 4096) collate "C", v_row.pattern))
                    from generate_series(0, 3) as s (n)
                ) > 32
            then
                v_source := assay._firewall_blanked(v_source, v_row.check_name, v_row.needs);
            end if;
            -- Framed as in _firewall_match(), but without the two groups: telling them apart costs several times as much.
            v_pieces := string_to_array(
                regexp_replace(
                    v_source collate "C",
                    v_row.pattern,
                    E'\uFDD0\\&\uFDD1',
                    'g'
                ),
                E'\uFDD0'
            );
            continue when cardinality(v_pieces) < 2;
            v_span := assay._firewall_first(v_pieces, v_row.pattern, v_row.kind, v_row.check_name, '{}', '\x');
            if v_span is not null and v_row.check_name in ('sign', 'weak', 'machine', 'copula', 'flag', 'blank') then
                if v_names is null and v_long then
                    -- One place is looked at, and the next only if that is spared. What is not ASCII is all one to it.
                    v_bytes := coalesce(
                        v_bytes,
                        convert_to(
                            case
                                when octet_length(v_lower) = length(v_lower) then v_lower
                                else regexp_replace(v_lower collate "C", E'[^\x01-\x7f]', '~', 'g')
                            end,
                            'UTF8'
                        )
                    );
                    if coalesce(assay._firewall_named_at(v_bytes, v_span[1]), true) then
                        v_span := assay._firewall_first(
                            v_pieces, v_row.pattern, v_row.kind, v_row.check_name, '{}', v_bytes
                        );
                    end if;
                end if;
                if v_names is not null or not v_long or v_span[1] = -1 then
                    v_names := coalesce(v_names, assay._firewall_spared(v_lower, 'assignment'));
                    if v_span[1] = -1 or v_names @> v_span[1] then
                        v_span := assay._firewall_first(
                            v_pieces, v_row.pattern, v_row.kind, v_row.check_name, v_names, '\x'
                        );
                    end if;
                end if;
            elsif v_span is not null and v_row.check_name = 'card' then
                v_goods := coalesce(v_goods, assay._firewall_spared(v_lower, 'card'));
                if v_goods @> v_span[1] then
                    v_span := assay._firewall_first(
                        v_pieces, v_row.pattern, v_row.kind, v_row.check_name, v_goods, '\x'
                    );
                end if;
            end if;
            if v_span is not null then
                span_start := v_span[1];
                span_end := v_span[2];
                reason := v_row.reason;
                detector := v_row.detector;
                return next;
                v_rank := v_row.rank;
            end if;
        end loop;
        if v_rank >= v_vendors then
            return query
            select t.span_start, t.span_end, t.reason, t.detector
            from assay._firewall_unspared(
                p_text,
                v_lower,
                array(
                    select w.way
                    from unnest(v_wanted) as w (way)
                    where w.way = '+encoded'
                        or (w.way = '+vendor' and not v_looked)
                        or (w.way in ('+atom', '+blob', '+symbols') and p_reasons[v_rank] = 'high_entropy')
                ),
                true
            ) as t;
        end if;
        return;
    end if;
    for span_start, span_end, reason, detector, v_check in
        select h.span_start, h.span_end, d.reason::text, d.detector::text, d.check_name
        from assay.never_record_detector as d
        cross join lateral (
            -- each different find is judged once, however often it stands there
            with found as materialized (
                select f.span_start, f.head, f.body
                from assay._firewall_match(case when d.lowered then v_lower else p_text end, d.pattern) as f
                where d.check_name <> 'subject' or f.head = ''
            ),
            judged as materialized (
                select b.body, assay._firewall_span(d.kind, d.check_name, b.body) as span
                from (select distinct f.body from found as f offset 0) as b
            )
            select
                m.span_start + length(m.head) + s.span[k.n] as span_start,
                m.span_start + length(m.head) + s.span[k.n + 1] as span_end
            from found as m
            inner join judged as s on s.body = m.body
            cross join generate_series(1, cardinality(s.span), 2) as k (n)
            where s.span[2] is not null
        ) as h
        where d.enabled
            and (
                (not v_long and d.detector = any (v_wanted))
                or (
                    (d.kind = 'custom' or d.detector = any (v_wanted))
                    and case
                        when case when d.lowered then v_lower else p_text end collate "C" ~ d.pattern
                            then (cardinality(d.needs) = 0 or v_lower collate "C" like any (d.needs))
                                and (cardinality(d.also_needs) = 0 or v_lower collate "C" like any (d.also_needs))
                        else false
                    end
                )
            )
    loop
        if v_check in ('sign', 'weak', 'machine', 'copula', 'flag', 'blank') then
            v_names := coalesce(v_names, assay._firewall_spared(v_lower, 'assignment'));
            continue when v_names @> span_start;
        elsif v_check = 'card' then
            v_goods := coalesce(v_goods, assay._firewall_spared(v_lower, 'card'));
            continue when v_goods @> span_start;
        end if;
        return next;
    end loop;
    if v_wanted && array['+vendor', '+encoded', '+atom', '+blob', '+symbols'] then
        return query
        select t.span_start, t.span_end, t.reason, t.detector
        from assay._firewall_unspared(p_text, v_lower, v_wanted, false) as t;
    end if;
end
$$;
comment on function assay._firewall_view(text, boolean, boolean, text []) is
'Everything the detectors find in one view of a text; with p_first, of the weightiest of these reasons at least the first.';
revoke all on function assay._firewall_view(text, boolean, boolean, text []) from public;

-- ---- api/_firewall_findings.sql

-- requires: _firewall_unrepeated _firewall_near _firewall_joinable _firewall_broken _firewall_fold _firewall_removed _firewall_view _firewall_decoded _firewall_joined
create or replace function assay._firewall_findings(p_text text, p_identifier boolean, p_first boolean)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set jit = off
-- nobody can foresee how many finds there are: a nested loop over two sets of them would be quadratic
set enable_nestloop = off
as $$
declare
    v_folded constant text := case
        when octet_length(p_text) = length(p_text) then p_text
        else assay._firewall_fold(p_text)
    end;
    v_text constant text := case when p_first then assay._firewall_unrepeated(v_folded) else v_folded end;
    -- an id may look like a card or like noise
    v_spared constant text [] := case when p_identifier then array['high_entropy', 'payment_card'] else '{}' end;
    -- in the order of their weight
    v_reasons text [] := array(
        select r.reason
        from unnest(array[
            'off_the_record', 'private_key_block', 'credential_prefix', 'jwt', 'url_userinfo', 'government_id',
            'bank_account', 'payment_card', 'credential_assignment', 'high_entropy'
        ]) with ordinality as r (reason, n)
        where not r.reason = any (v_spared)
        order by r.n
    );
    v_rank integer := cardinality(v_reasons) + 1;
    v_cuts integer [];
    v_shifts integer [];
    v_chains text [];
    v_joined text;
    v_near text [];
    v_patterns text [];
begin
    if length(v_folded) < length(p_text) and not p_first then
        -- Format characters were dropped: from place cuts[n] of the folded text on, shifts[n] of them stood before.
        select array_agg(g.cut order by g.cut), array_agg(g.shift order by g.cut)
        into v_cuts, v_shifts
        from (
            select
                (d.span_start + d.size - sum(d.size) over (order by d.span_start))::integer as cut,
                (sum(d.size) over (order by d.span_start))::integer as shift
            from assay._firewall_removed(p_text) as d
        ) as g;
        return query
        select
            f.span_start + coalesce(v_shifts[width_bucket(f.span_start, v_cuts)], 0),
            f.span_end + coalesce(v_shifts[width_bucket(f.span_end - 1, v_cuts)], 0),
            f.reason,
            f.detector
        from assay._firewall_findings(v_folded, p_identifier, false) as f;
        return;
    end if;

    if p_first and length(v_text) > 65536 then
        -- What is found in the beginning, far from its end, is found in the whole: only weightier reasons are left.
        for span_start, span_end, reason, detector in
            select f.span_start, f.span_end, f.reason, f.detector
            from assay._firewall_findings(left(v_text, 16384), p_identifier, true) as f
            where f.span_end < 14336
        loop
            return next;
            v_rank := least(v_rank, array_position(v_reasons, reason));
        end loop;
        v_reasons := v_reasons[1:v_rank - 1];
        if v_reasons = '{}' then
            return;
        end if;
    end if;

    -- as it stands
    for span_start, span_end, reason, detector in
        select h.span_start, h.span_end, h.reason, h.detector
        from assay._firewall_view(v_text, p_identifier, p_first, v_reasons) as h
        where not h.reason = any (v_spared)
    loop
        return next;
        if p_first then
            -- what weighs less than this has no say in the verdict
            v_reasons := v_reasons[1:coalesce(array_position(v_reasons, reason), cardinality(v_reasons))];
        end if;
    end loop;

    -- with escapes decoded
    if (strpos(v_text, '%') > 0 or strpos(v_text, '\') > 0 or strpos(v_text, '&') > 0)
        and v_text collate "C" ~ assay._firewall_pattern('escape')
    then
        for span_start, span_end, reason, detector in
            select
                h.span_start + coalesce(v.shifts[width_bucket(h.span_start, v.cuts)], 0),
                h.span_end + coalesce(v.shifts[width_bucket(h.span_end, v.cuts)], 0),
                h.reason,
                h.detector
            from assay._firewall_decoded(v_text) as v
            cross join lateral assay._firewall_view(v.view, p_identifier, p_first, v_reasons) as h
            where not h.reason = any (v_spared)
        loop
            return next;
            if p_first then
                v_reasons := v_reasons[1:coalesce(array_position(v_reasons, reason), cardinality(v_reasons))];
            end if;
        end loop;
    end if;

    -- with broken tokens joined
    if 'credential_prefix' = any (v_reasons) and assay._firewall_broken(v_text) then
        -- the same chain holds the same tokens
        select array_agg(g.body), string_agg(g.joined, E'\n')
        into v_chains, v_joined
        from (
            select d.body, j.joined
            from (
                -- framed as in _firewall_match(); here no place is asked for
                select distinct split_part(z.piece, E'\uFDD1', 1) collate "C" as body
                from string_to_table(
                    regexp_replace(v_text collate "C", assay._firewall_pattern('chain'), E'\uFDD0\\&\uFDD1', 'g'), E'\uFDD0'
                ) with ordinality as z (piece, n)
                -- two pieces, what stands between them, and the shortest token
                where z.n > 1 and length(split_part(z.piece, E'\uFDD1', 1)) >= 17
            ) as d
            cross join lateral (
                select regexp_replace(d.body collate "C", assay._firewall_pattern('joint'), '', 'g') as joined offset 0
            ) as j
            -- of a long one, looking for each anchor is left to the next step
            where length(j.joined) >= 16 and (length(j.joined) > 4096 or assay._firewall_joinable(j.joined))
        ) as g;
        -- one look at all of them tells which detectors could be of use
        v_near := assay._firewall_near(v_joined);
        select coalesce(array_agg(t.detector), '{}'), coalesce(array_agg(t.pattern), '{}')
        into v_near, v_patterns
        from (
            select
                d.detector::text as detector,
                regexp_replace(d.pattern, '^\(\?<!\[A-Za-z0-9\]\)', '') as pattern,
                d.kind <> 'vendor' or d.detector = any (v_near) as near
            from assay.never_record_detector as d
            where d.enabled and d.kind in ('vendor', 'token', 'userinfo') offset 0
        ) as t
        where case when t.near then v_joined collate "C" ~ t.pattern end;
        if v_patterns <> '{}' then
            return query
            with found as materialized (
                select b.body, h.span_start, h.span_end, h.reason, h.detector
                from unnest(v_chains) as b (body)
                cross join lateral assay._firewall_joined(b.body, v_near) as h
                where (
                    cardinality(v_chains) = 1
                    or regexp_replace(b.body collate "C", assay._firewall_pattern('joint'), '', 'g') collate "C" ~ any (v_patterns)
                )
                and not h.reason = any (v_spared)
            )
            select c.span_start + f.span_start, c.span_start + f.span_end, f.reason, f.detector
            from assay._firewall_match(v_text, assay._firewall_pattern('chain')) as c
            inner join found as f on f.body = c.body;
        end if;
    end if;
end
$$;
comment on function assay._firewall_findings(text, boolean, boolean) is
'Every span of a text that must not be recorded: folded, then read as it stands, with escapes decoded, with broken tokens joined. A span may come twice. With p_first, only what a verdict needs, and places in a shorter text.';
revoke all on function assay._firewall_findings(text, boolean, boolean) from public;

-- ---- api/_firewall_whole_url.sql

-- requires: _firewall_pattern
create or replace function assay._firewall_whole_url(p_text text, p_start integer, p_end integer)
returns integer []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_head constant text := substr(p_text, greatest(p_start - 200, 0) + 1, least(p_start, 200));
    v_found constant text := substr(p_text, p_start + 1, p_end - p_start);
    v_left text;
    v_size integer;
begin
    if v_head collate "C" ~ assay._firewall_pattern('url_plain') and translate(v_found, E' \t\r\n', '') = v_found then
        return array[p_start, p_end];
    end if;
    v_left := coalesce(substring(v_head collate "C" from assay._firewall_pattern('url_left')), '');
    v_size := length(v_left);
    if translate(v_left, '/%', '') = v_left and octet_length(v_left) = v_size then
        v_size := v_size
            + coalesce(length(substring(left(v_head, length(v_head) - v_size) collate "C" from assay._firewall_pattern('url_above'))), 0);
    end if;
    return array[
        p_start - v_size,
        p_end + coalesce(
            length(substring(substr(p_text, p_end + 1, 200) collate "C" from assay._firewall_pattern('url_right'))), 0
        )
    ];
end
$$;
comment on function assay._firewall_whole_url(text, integer, integer) is
'The span to mask for a password in a URL: the password, or all of a URL that is written so that it is overlooked (escaped, broken, in look-alikes).';
revoke all on function assay._firewall_whole_url(text, integer, integer) from public;

-- ---- api/_firewall_mask.sql

-- requires: _firewall_findings _firewall_whole_url
create or replace function assay._firewall_mask(p_text text)
returns table (redacted text, labels text [])
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
set plan_cache_mode = force_generic_plan
set jit = off
as $$
begin
    return query
    with found as materialized (
        select distinct f.span_start, f.span_end, f.reason, f.detector
        from assay._firewall_findings(p_text, false, false) as f
    ),
    edges as (
        -- how many masked spans begin less end at a place
        select e.place, sum(e.step) as step
        from found as f
        cross join lateral (
            select
                case
                    when f.reason = 'url_userinfo' then assay._firewall_whole_url(p_text, f.span_start, f.span_end)
                    else array[f.span_start, f.span_end]
                end as span
            offset 0
        ) as m
        cross join lateral (values (m.span[1], 1), (m.span[2], -1)) as e (place, step)
        -- a marker cannot be masked: it voids the whole turn
        where f.reason <> 'off_the_record'
        group by e.place
    ),
    chars as (
        select c.c, c.n, coalesce(sum(e.step) over (order by c.n), 0) as depth
        from unnest(case when exists (select from edges) then string_to_array(p_text, null) end) with ordinality as c (c, n)
        left join edges as e on e.place = c.n - 1
    )
    select
        coalesce(
            -- U+2588, full block: no detector matches it, every detector reads it as a placeholder
            (select string_agg(case when c.depth > 0 then U&'\2588' else c.c end, '' order by c.n) from chars as c),
            p_text
        ),
        coalesce(
            (
                -- each once, in the order in which the finds stand in the text
                select array_agg(l.label order by l.place)
                from (
                    select o.label, min(o.place) as place
                    from (
                        select
                            f.reason || ':' || f.detector as label,
                            row_number() over (
                                order by f.span_start, f.span_end, f.reason collate "C", f.detector collate "C"
                            ) as place
                        from found as f
                    ) as o
                    group by o.label
                ) as l
            ),
            '{}'
        );
end
$$;
comment on function assay._firewall_mask(text) is
'The text with every span masked that a scan finds, of the same length in code points, and the labels (reason:detector) of what was found.';
revoke all on function assay._firewall_mask(text) from public;

-- ---- api/_fold.sql

-- ASCII needs no folding, and is most of what is written. Otherwise: compatibility forms (full-width letters, ligatures)
-- become plain ones, marks above and below letters go, and what remains is composed again, because decomposing takes
-- Hangul apart, too.
create or replace function assay._fold(p_text text)
returns text
language sql
immutable
parallel safe
return case
    when octet_length(p_text) = length(p_text) then p_text
    else normalize(
        regexp_replace(
            normalize(
                replace(replace(replace(replace(
                    translate(p_text, 'ØøŁłĐđıĦħŊŋ', 'OoLlDdiHhNn'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'Æ', 'AE'),
                nfkd
            ),
            '[\u0300-\u036f]+', '', 'g'
        ),
        nfc
    )
end;
comment on function assay._fold(text) is 'Text without accents, ligatures and full-width forms, as it is indexed and searched.';
revoke all on function assay._fold(text) from public;

-- ---- api/_entity_key.sql

-- requires: _fold
create or replace function assay._entity_key(p_entity text)
returns text
language sql
immutable
parallel safe
return left(btrim(regexp_replace(lower(assay._fold(p_entity)), '\s+', ' ', 'g')), 200);
comment on function assay._entity_key(text) is 'A name without case, accents and surplus space: what makes two entities the same.';
revoke all on function assay._entity_key(text) from public;

-- ---- api/_guard_decision.sql

-- The WHEN clause of the trigger has already found the violation; this only says so.
create or replace function assay._guard_decision()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    raise exception 'an accepted decision and its identity never change'
        using errcode = 'ME006',
        schema = tg_table_schema,
        table = tg_table_name,
        constraint = tg_name,
        detail = json_build_object('state', old.state)::text,
        hint = 'Write verdicts through assay.write_terminal: it leaves an accepted row as it is and records the attempt.';
end
$$;
comment on function assay._guard_decision() is
'Trigger: refuses an UPDATE that would change an accepted decision or the identity of any (ME006), also for the owner of the table.';
revoke all on function assay._guard_decision() from public;

-- ---- api/_index_journal_subjects.sql

create or replace function assay._index_journal_subjects()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    insert into assay.journal_subject (agent_id, subject, entry_id)
    select distinct n.agent_id, s.subject, n.entry_id
    from new_rows as n
    cross join lateral unnest(n.subjects) as s (subject)
    where (n.candidate_id is null or s.subject <> 'cand:' || n.candidate_id)
        -- Another store may have allowed tags that cannot be looked up here. Written here, they are refused.
        and not (
            octet_length(s.subject) not between 1 and 700
            and exists (
                select 1 from assay.carried_entry as c where c.agent_id = n.agent_id and c.entry_id = n.entry_id
            )
        );
    return null;
end
$$;
comment on function assay._index_journal_subjects() is
'Trigger: keeps the tags of new entries in assay.journal_subject; an entry''s own cand: tag is found through candidate_id.';
revoke all on function assay._index_journal_subjects() from public;

-- ---- api/_json_texts.sql

-- As JSON writes it, a string with an escape reads otherwise than it is: the line breaks within a card's number are \n, the
-- quotes of a nested document \". So these strings stand here once more as what they are.
create or replace function assay._json_texts(p_value jsonb)
returns text[]
language sql
stable
parallel safe
return case
    when p_value is null then '{}'
    when strpos(p_value::text, '\') = 0 then array[p_value::text]
    else array[p_value::text] || array(
        select n.node #>> '{}'
        from jsonb_path_query(p_value, 'strict $.**') as n (node)
        where jsonb_typeof(n.node) = 'string' and strpos(n.node::text, '\') > 0
        union
        select k.name
        from jsonb_path_query(p_value, 'strict $.**') as n (node)
        cross join lateral jsonb_object_keys(case when jsonb_typeof(n.node) = 'object' then n.node else '{}' end) as k (name)
        where strpos(to_jsonb(k.name)::text, '\') > 0
    )
end;
comment on function assay._json_texts(jsonb) is 'What the firewall reads of a JSON document: its text, and each of its strings and names that the text writes with escapes.';
revoke all on function assay._json_texts(jsonb) from public;

-- ---- api/_labels_for_every_turn.sql

-- No index finds a candidate_id without its turn, so the agent's rows are read once and joined by hash or merge: a nested loop,
-- which a kept plan may hold on to, would read them once for each label.
create or replace function assay._labels_for_every_turn(p_agent_id text, p_labels assay.label_input[])
returns table (turn_id text, candidate_id text, should_accept boolean, place bigint)
language plpgsql
stable
set search_path = pg_catalog, pg_temp
set enable_nestloop = off
as $$
#variable_conflict use_column
begin
    if exists (select 1 from unnest(p_labels) as i where i.turn_id is null) then
        return query
        select d.turn_id::text, d.candidate_id::text, i.should_accept, i.place
        from unnest(p_labels) with ordinality as i (turn_id, candidate_id, should_accept, place)
        inner join assay.decision as d on d.agent_id = p_agent_id and d.candidate_id = i.candidate_id
        where i.turn_id is null;
    end if;
end
$$;
comment on function assay._labels_for_every_turn(text, assay.label_input[]) is
'The labels that name no turn, once for each turn of the agent that has the candidate; place is the label''s in the list.';
revoke all on function assay._labels_for_every_turn(text, assay.label_input[]) from public;

-- ---- api/_lexemes.sql

-- requires: _fold
-- The one place that says what a word is, for records and queries alike.
--
-- Scripts that are written without spaces (Han, kana, Hangul, Thai, Lao, Khmer, Burmese) are cut out of the text and
-- indexed as pairs of neighbouring characters; a single Han character also stands for itself, so that it can be asked
-- for. Punctuation beyond ASCII, arrows and emoji are no letters, whatever the locale of the server says. Everything else goes through a text search configuration. That takes a megabyte at most, hence the pieces.
create or replace function assay._lexemes(p_text text, p_language text)
returns table (lexeme text, tf real)
language sql
stable
parallel safe
rows 20
begin atomic
with folded as (
    select f.text, octet_length(f.text) = length(f.text) as plain
    from assay._fold(p_text) as f (text)
),

words as (
    select
        case
            when f.plain then f.text
            else regexp_replace(
                f.text,
                '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff'
                || '\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U000323af'
                || '\u00a0-\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u3004\u3008-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff]+',
                ' ', 'g'
            )
        end as text
    from folded as f
),

runs as (
    select m.run[1] as run
    from folded as f
    cross join lateral regexp_matches(
        f.text,
        '[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff'
        || '\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff\U00020000-\U000323af]+',
        'g'
    ) as m (run)
    where not f.plain
),

found as (
    select
        coalesce(
            (select w.base from assay.word_form as w where w.language = p_language and w.form = x.lexeme), x.lexeme
        ) as lexeme,
        cardinality(x.positions) as n
    from words as t
    cross join lateral generate_series(1, length(t.text), 100000) as piece (start)
    cross join lateral unnest(
        to_tsvector(('pg_catalog.' || quote_ident(p_language))::regconfig, substr(t.text, piece.start, 100000))
    ) as x
    union all
    select substr(r.run, i.at, 2), 1
    from runs as r
    cross join lateral generate_series(1, length(r.run) - 1) as i (at)
    union all
    select c.character, 1
    from runs as r
    cross join lateral string_to_table(r.run, null) as c (character)
    where c.character >= U&'\3400' collate "C" and (length(r.run) = 1 or c.character < U&'\AC00' collate "C")
)

select f.lexeme, sum(f.n)::real
from found as f
where octet_length(f.lexeme) <= 200
group by f.lexeme;
end;
comment on function assay._lexemes(text, text) is
'The words of a text as they are indexed and searched, and how often each stands in it. p_language: a text search configuration of PostgreSQL.';
revoke all on function assay._lexemes(text, text) from public;

-- ---- api/_index_memories.sql

-- requires: _lexemes _date_lexemes _fold
-- Puts records into what recall searches. The caller holds the agent's row, so nobody else counts at the same time. Records
-- are looked up one by one, by key, whatever joins the caller has switched off and however small the table seems: see
-- assay._store_memories.
create or replace function assay._index_memories(p_agent_id text, p_places bigint[])
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
    if cardinality(p_places) = 0 then
        return;
    end if;
    with posted as (
        insert into assay.memory_posting (place, tf, question, agent_id, lexeme)
        select m.place, x.tf, m.question, m.agent_id, x.lexeme
        from unnest(p_places) as p (place)
        cross join lateral (
            select r.place, r.question, r.agent_id, r.content, r.language, r.captured_at
            from assay.memory as r
            where r.agent_id = p_agent_id and r.place between p.place and p.place
            order by r.place
            limit 1
        ) as m
        cross join lateral (
            select w.lexeme, w.tf from assay._lexemes(m.content, m.language) as w
            union all
            select d.lexeme, 1 from unnest(assay._date_lexemes(m.captured_at)) as d (lexeme)
        ) as x
        -- Neighbours in the index one after the other.
        order by x.lexeme, m.place
        returning lexeme
    )

    insert into assay.memory_lexeme as l (records, agent_id, lexeme)
    select count(*), p_agent_id, p.lexeme
    from posted as p
    group by p.lexeme
    order by p.lexeme
    on conflict on constraint memory_lexeme_pkey do update set records = l.records + excluded.records;

    insert into assay.memory_speaker (agent_id, lexeme, speaker)
    select distinct p_agent_id, x.lexeme, s.speaker
    from (
        select distinct m.speaker
        from unnest(p_places) as p (place)
        cross join lateral (
            select r.speaker
            from assay.memory as r
            where r.agent_id = p_agent_id and r.place between p.place and p.place
            order by r.place
            limit 1
        ) as m
        where m.speaker is not null
    ) as s
    cross join unnest((select a.languages from assay.memory_agent as a where a.agent_id = p_agent_id)) as l (language)
    cross join lateral assay._lexemes(s.speaker, l.language) as x
    on conflict do nothing;

    update assay.memory_agent as a
    set records = a.records + cardinality(p_places)
    where a.agent_id = p_agent_id;
end
$$;
comment on function assay._index_memories(text, bigint[]) is 'Adds records to the postings, document frequencies and speakers of their agent.';
revoke all on function assay._index_memories(text, bigint[]) from public;

-- ---- api/_link_entities.sql

-- requires: _entity_key
create or replace function assay._link_entities(p_agent_id text, p_facts jsonb)
returns integer
language sql
volatile
begin atomic
with named as (
    select f.fact, e.name
    from jsonb_array_elements(p_facts) with ordinality as f (entities, fact)
    cross join lateral (
        -- Twelve of one fact at most: pairs grow with the square.
        select x.name
        from (
            select left(btrim(t.name), 200) as name, min(t.position) as position
            from jsonb_array_elements_text(f.entities) with ordinality as t (name, position)
            where btrim(t.name) <> ''
            group by left(btrim(t.name), 200)
        ) as x
        order by x.position
        limit 12
    ) as e
),

linked as (
    insert into assay.association as a (weight, agent_id, entity_a, entity_b)
    select count(*), p_agent_id, x.name, y.name
    from named as x
    inner join named as y on y.fact = x.fact and x.name collate "C" < y.name collate "C"
    group by x.name, y.name
    order by x.name collate "C", y.name collate "C"
    on conflict on constraint association_pkey do update
    set weight = a.weight + excluded.weight, last_linked_at = clock_timestamp()
    returning 1
)

select count(*)::integer from linked;
end;
comment on function assay._link_entities(text, jsonb) is
'Links the entities of each fact pairwise; p_facts is an array with one array of names per fact. Returns how many pairs.';
revoke all on function assay._link_entities(text, jsonb) from public;

-- ---- api/_lock_memory.sql

-- Writers of one agent's memory take turns at its row: places, totals and document frequencies are counted under it. At
-- repeatable read and above, whoever comes second is told to try again (40001). Locked after the turn, never before.
create or replace function assay._lock_memory(p_agent_id text)
returns assay.memory_agent
language sql
volatile
begin atomic
insert into assay.memory_agent as a (agent_id)
values (p_agent_id)
on conflict on constraint memory_agent_pkey do update set records = a.records
returning a;
end;
comment on function assay._lock_memory(text) is 'Takes, or creates, the row that orders the writers of an agent''s memory.';
revoke all on function assay._lock_memory(text) from public;

-- ---- api/_lock_turn.sql

-- Gives order to the writers of one turn; nothing depends on it for correctness. Transaction-scoped, so that it is safe
-- behind a pooler. Lock order everywhere: judge, then turn, then leases, decisions and entries by candidate.
create or replace function assay._lock_turn(p_agent_id text, p_turn_id text)
returns void
language sql
volatile
begin atomic
select pg_advisory_xact_lock(
    hashtextextended('assay.turn:' || octet_length(p_agent_id) || ':' || p_agent_id || ':' || p_turn_id, 0)
);
end;
comment on function assay._lock_turn(text, text) is 'Waits for other writers of the same turn; released at the end of the transaction.';
revoke all on function assay._lock_turn(text, text) from public;

-- ---- api/_log_detector.sql

create or replace function assay._log_detector()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    insert into assay.detector_change (action, reason, detector, note)
    select
        case
            when tg_op = 'INSERT' then 'add'
            when tg_op = 'DELETE' then 'remove'
            when new.enabled and not old.enabled then 'enable'
            when old.enabled and not new.enabled then 'disable'
            else 'change'
        end,
        case when tg_op = 'DELETE' then old.reason else new.reason end,
        case when tg_op = 'DELETE' then old.detector else new.detector end,
        coalesce(current_setting('assay.detector_note', true), '');
    return null;
end
$$;
comment on function assay._log_detector() is 'Trigger: notes every change of the detectors in assay.detector_change, also one that is made by hand.';
revoke all on function assay._log_detector() from public;

-- ---- api/_merge_weights.sql

create or replace function assay._merge_weights(p_weights jsonb)
returns jsonb
language plpgsql
stable
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_wrong text;
begin
    if jsonb_typeof(p_weights) <> 'object' then
        raise exception 'weights that are no object'
            using errcode = 'ME005', hint = 'Give an object of names and numbers, such as {"speaker": 1.2}; view assay.recall_weights lists them.';
    end if;
    -- Compared as numeric: a number may be too large for another type.
    select x.key
    into v_wrong
    from jsonb_each(coalesce(p_weights, '{}')) as x
    left join assay.recall_weight as w on w.weight = x.key
    where w.weight is null
        or not case when jsonb_typeof(x.value) = 'number' then (x.value)::numeric between w.lowest::numeric and w.highest::numeric else false end
    order by x.key
    limit 1;
    if found then
        raise exception 'a weight that is unknown, no number or out of range'
            using errcode = 'ME005',
            detail = jsonb_build_object('weight', left(v_wrong, 100))::text,
            hint = 'See view assay.recall_weights for the weights, their defaults and ranges.';
    end if;
    return (select jsonb_object_agg(w.weight, w.default_value) from assay.recall_weight as w) || coalesce(p_weights, '{}');
end
$$;
comment on function assay._merge_weights(jsonb) is 'The weights of one recall: the defaults, and what the call sets.';
revoke all on function assay._merge_weights(jsonb) from public;

-- ---- api/_migration_begin.sql

-- The caller holds the advisory lock of migrations, so a run that is marked as running is a dead one's.
create or replace function assay._migration_begin(p_source_id text, p_source jsonb, p_resume boolean)
returns table (run_id uuid, token uuid, resumed boolean)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_run_id uuid;
    v_token uuid := gen_random_uuid();
begin
    update assay.migration_run as r
    set state = 'interrupted', token = v_token
    where r.state = 'running';
    select r.run_id
    into v_run_id
    from assay.migration_run as r
    where r.source_id = p_source_id and r.state = 'interrupted'
    order by r.started_at desc
    limit 1;
    if v_run_id is not null and not p_resume then
        raise exception 'the last migration of this source was not finished'
            using errcode = 'ME005', hint = 'Go on with it: --resume.';
    end if;
    truncate assay.migration_stage, assay.migration_interval, assay.migration_plan, assay.migration_seen;
    if v_run_id is null then
        return query
        insert into assay.migration_run as r (token, source_id, source)
        values (v_token, p_source_id, p_source)
        returning r.run_id, r.token, false;
    else
        return query
        update assay.migration_run as r
        set state = 'running', token = v_token, source = p_source
        where r.run_id = v_run_id
        returning r.run_id, r.token, true;
    end if;
end
$$;
comment on function assay._migration_begin(text, jsonb, boolean) is
'Begins a migration, or goes on with the unfinished one of the same source, and empties the working storage. For the owner of the schema.';
revoke all on function assay._migration_begin(text, jsonb, boolean) from public;

-- ---- api/_migration_check.sql

create or replace function assay._migration_check(p_run_id uuid, p_token uuid)
returns text
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_source_id text;
begin
    -- The row lock makes whoever takes over wait for the step that is under way.
    select r.source_id
    into v_source_id
    from assay.migration_run as r
    where r.run_id = p_run_id and r.token = p_token and r.state = 'running'
    for share;
    if not found then
        raise exception 'this migration was taken over by another one'
            using errcode = '55P03', hint = 'Let the other one finish, then resume.';
    end if;
    return v_source_id;
end
$$;
comment on function assay._migration_check(uuid, uuid) is
'The source of the run that p_token works on; 55P03 when another run has taken over. For the owner of the schema.';
revoke all on function assay._migration_check(uuid, uuid) from public;

-- ---- api/_migration_drift.sql

-- The source's summary of a turn is called after agent and turn, joined without escaping: it cannot be taken apart, only
-- be looked up for turns that are known.
create or replace function assay._migration_drift()
returns table (agent_id text, turn_id text, counted jsonb, stored jsonb)
language sql
stable
begin atomic
with tally as (
    select s.source_db, s.agent, s.turn, v.name, count(*) as n
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    cross join lateral (values ('state:' || s.state), ('reason:' || coalesce(s.reason_code, ''))) as v (name)
    where p.model = 'decision' and s.agent is not null and s.turn is not null
        and s.state in ('accept', 'reject', 'withhold', 'firewall_drop')
    group by s.source_db, s.agent, s.turn, v.name
),

turn as (
    select t.source_db, t.agent, t.turn, jsonb_object_agg(t.name, t.n) as counted
    from tally as t
    group by t.source_db, t.agent, t.turn
)

select t.agent, t.turn, t.counted, s.payload::jsonb
from turn as t
inner join assay.migration_stage as s
    on s.model = 'summary' and s.source_db = t.source_db
    and s.source_key = convert_to('popoto:m3:summary:' || t.agent || ':' || t.turn, 'UTF8')
where s.payload::jsonb <> t.counted
order by t.agent, t.turn;
end;
comment on function assay._migration_drift() is
'Turns whose stored summary in the source says something else than its rows. For the owner of the schema.';
revoke all on function assay._migration_drift() from public;

-- ---- api/_migration_earlier.sql

-- requires: _migration_check
-- Before anything is written: whether this is the store that was read under this name before.
create or replace function assay._migration_earlier(p_run_id uuid, p_token uuid, p_databases integer[])
returns table (items bigint, found bigint)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
begin
    return query
    select count(*), count(k.key_sha256)
    from assay.migration_item as i
    left join (
        select distinct s.source_db, s.key_sha256
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
    ) as k on k.source_db = i.source_db and k.key_sha256 = i.key_sha256
    where i.source_id = v_source_id and i.source_db = any (p_databases);
end
$$;
comment on function assay._migration_earlier(uuid, uuid, integer[]) is
'How many keys earlier runs have read of this source in these databases, and how many of them are still there. For the owner of the schema.';
revoke all on function assay._migration_earlier(uuid, uuid, integer[]) from public;

-- ---- api/_migration_finish.sql

-- requires: _migration_check
create or replace function assay._migration_finish(p_run_id uuid, p_token uuid, p_report jsonb)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._migration_check(p_run_id, p_token);
    truncate assay.migration_stage, assay.migration_interval, assay.migration_plan, assay.migration_seen;
    update assay.migration_run as r
    set state = 'finished', finished_at = clock_timestamp(), report = p_report
    where r.run_id = p_run_id;
end
$$;
comment on function assay._migration_finish(uuid, uuid, jsonb) is 'Ends a migration and keeps its report. For the owner of the schema.';
revoke all on function assay._migration_finish(uuid, uuid, jsonb) from public;

-- ---- api/_migration_interrupt.sql

-- requires: _migration_check
create or replace function assay._migration_interrupt(p_run_id uuid, p_token uuid)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._migration_check(p_run_id, p_token);
    truncate assay.migration_stage, assay.migration_interval, assay.migration_plan, assay.migration_seen;
    update assay.migration_run as r
    set state = 'interrupted'
    where r.run_id = p_run_id;
end
$$;
comment on function assay._migration_interrupt(uuid, uuid) is
'Notes that a migration has stopped and is to be resumed, and empties the working storage. For the owner of the schema.';
revoke all on function assay._migration_interrupt(uuid, uuid) from public;

-- ---- api/_migration_match.sql

-- Fills assay.migration_plan: each key once, with its interval and what the ledger says about it.
create or replace function assay._migration_match(p_source_id text, p_retry boolean)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set default_statistics_target = 10
as $$
begin
    insert into assay.migration_plan (
        stage_id, source_db, model, content_sha256, entry_id, agent, turn, candidate,
        valid_from, valid_to, ingested_at, closed_by, sort_at, outcome, reason, detail
    )
    select
        s.stage_id, s.source_db, s.model, x.content_sha256, s.entry_id, s.agent, s.turn,
        case when s.model in ('decision', 'resolution') then s.candidate end,
        x.valid_from,
        -- No client can ask about the years before 1, nor read a moment that lies there or after 9999. What ends beyond them
        -- is open, what begins beyond them never holds.
        case
            when x.valid_from is not null and v.valid_to < '9999-12-31 00:00+00' then greatest(v.valid_to, '0001-01-02 00:00+00')
        end,
        x.ingested_at, v.closed_by,
        coalesce(x.ingested_at, s.written_at, s.captured_at),
        y.outcome,
        -- What is held weighs with what is decided now as it did when it was put in quarantine.
        case when y.outcome = 'held' then i.reason::text else s.problem end,
        case
            when s.problem is not null then s.problem_detail::jsonb
            else nullif(coalesce(s.problem_detail::jsonb, '{}') || coalesce(v.halves, '{}'), '{}')
        end
    from (
        select distinct on (t.source_db, t.key_sha256)
            t.source_db, t.key_sha256, t.stage_id, t.model, t.entry_id, t.agent, t.turn, t.candidate, t.written_at,
            t.captured_at, t.problem, t.problem_detail, t.content_sha256, t.source_key, t.scope,
            t.blocked
        from assay.migration_stage as t
        where t.model <> 'summary'
        order by t.source_db, t.key_sha256, t.stage_id desc
    ) as s
    left join (
        select
            n.source_db, n.source_key,
            max(n.holds_at) filter (where n.what = 'valid_from') as valid_from,
            max(n.holds_at) filter (where n.what = 'invalid_at') as valid_to,
            max(n.holds_at) filter (where n.what = 'ingested_at') as ingested_at,
            (array_agg(n.closer_entry_id) filter (where n.what = 'closed_by'))[1] as closed_by,
            -- One end alone is no interval; it is kept all the same.
            case
                when (max(n.holds_at) filter (where n.what = 'valid_from') is null)
                    <> (max(n.holds_at) filter (where n.what = 'invalid_at') is null)
                    then jsonb_object_agg(n.what, n.score) filter (where n.what in ('valid_from', 'invalid_at'))
            end as halves,
            -- To see whether it changed; the bytes, so that no setting of the session matters.
            coalesce(float8send(max(n.score) filter (where n.what = 'valid_from')), '\x00')
            || coalesce(float8send(max(n.score) filter (where n.what = 'invalid_at')), '\x00')
            || coalesce(float8send(max(n.score) filter (where n.what = 'ingested_at')), '\x00')
            || coalesce((array_agg(n.closer_key) filter (where n.what = 'closed_by'))[1], '') as content
        from assay.migration_interval as n
        group by n.source_db, n.source_key
    ) as v on s.model = 'entry' and v.source_db = s.source_db and v.source_key = s.source_key
    cross join lateral (
        select
            -- The source asks both sets: an entry that is missing from one of them never holds.
            case
                when v.valid_to is not null and v.valid_from < '9999-12-31 00:00+00'
                    then greatest(v.valid_from, '0001-01-02 00:00+00')
            end as valid_from,
            case
                when v.ingested_at >= '0001-01-02 00:00+00' and v.ingested_at < '9999-12-31 00:00+00' then v.ingested_at
            end as ingested_at,
            case
                when v.content is null or s.problem = 'firewall' then s.content_sha256
                else sha256(s.content_sha256 || v.content)
            end as content_sha256
    ) as x
    left join assay.migration_item as i
        on i.agent_id = s.scope and i.source_id = p_source_id and i.source_db = s.source_db
        and i.key_sha256 = s.key_sha256
    cross join lateral (
        select
            case
                when i.content_sha256 = x.content_sha256 and i.outcome <> 'quarantined' then 'known'
                -- Imported although the firewall blocks it: somebody answered for that, or it has learned to since.
                when i.outcome = 'imported' and s.problem = 'firewall' then 'known'
                when i.content_sha256 = x.content_sha256 and not p_retry then 'held'
                -- Blocked by the database, where nothing but the key is kept; also where it was to be let in, but lies under the
                -- key of another agent, whose answer it is not.
                when s.model = 'entry' and i.reason = 'firewall' and i.content_sha256 = s.key_sha256
                    and (not s.blocked or s.scope not in (s.agent, '(withheld)')) and not p_retry then 'held'
                when s.problem is not null then 'quarantined'
            end as outcome
    ) as y;
    -- What closed it is named by its key: the place, not the identity, of the entry, which a rename moves.
    update assay.migration_plan as p
    set closed_by = t.entry_id
    from assay.migration_stage as s
    inner join assay.migration_interval as n
        on n.what = 'closed_by' and n.source_db = s.source_db and n.source_key = s.source_key
    inner join assay.migration_stage as t on t.model = 'entry' and t.source_db = n.source_db and t.source_key = n.closer_key
    where s.stage_id = p.stage_id and p.model = 'entry' and t.agent = p.agent and t.entry_id is distinct from p.closed_by and t.entry_id is not null;
    analyze assay.migration_plan;
end
$$;
comment on function assay._migration_match(text, boolean) is
'Lists what was read, each key once, with what an earlier run decided about it. p_retry: what is in quarantine is tried again. For the owner of the schema.';
revoke all on function assay._migration_match(text, boolean) from public;

-- ---- api/_migration_arrange.sql

-- requires: _migration_check _migration_match
-- Decides about every row that was read, before anything is written: what is here already, what hangs on something that is
-- missing, in which order the rest goes in. Sets, not loops; the order of the steps matters.
create or replace function assay._migration_arrange(p_run_id uuid, p_token uuid, p_retry boolean)
returns bigint
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set timezone = 'UTC'
set default_statistics_target = 10
as $$
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
    v_units bigint;
    v_kind record;
    v_kinds text[] := '{}';
begin
    analyze assay.migration_stage;
    analyze assay.migration_interval;
    perform assay._migration_match(v_source_id, p_retry);

    -- The same identity under two keys (a renamed key, two databases): the one whose key fits goes first, also where an earlier
    -- run has put it in quarantine: else what a run decides would depend on whether it was interrupted.
    with ranked as (
        select
            p.stage_id,
            p.content_sha256,
            first_value(p.stage_id) over w as winner_id,
            first_value(p.content_sha256) over w as winner_sha256,
            first_value(s.source_key) over w as winner_key,
            first_value(s.source_db) over w as winner_db
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where (p.outcome is null or p.outcome = 'known' or p.outcome = 'held' and s.problem is null)
            and (
                p.model = 'entry' and (p.agent, p.entry_id) in (
                    select q.agent, q.entry_id
                    from assay.migration_plan as q
                    where q.model = 'entry' and (q.outcome is null or q.outcome in ('known', 'held'))
                    group by q.agent, q.entry_id
                    having count(*) > 1
                )
                or p.model in ('decision', 'resolution') and (p.model, p.agent, p.turn, p.candidate) in (
                    select q.model, q.agent, q.turn, q.candidate
                    from assay.migration_plan as q
                    where q.model in ('decision', 'resolution') and (q.outcome is null or q.outcome in ('known', 'held'))
                    group by q.model, q.agent, q.turn, q.candidate
                    having count(*) > 1
                )
            )
        window w as (
            partition by
                p.model, p.agent,
                case when p.model = 'entry' then p.entry_id::text else p.turn end,
                case when p.model <> 'entry' then p.candidate end
            order by p.outcome is distinct from 'known', not s.key_matches, s.source_db, s.key_sha256
        )
    )

    update assay.migration_plan as p
    set
        winner_id = r.winner_id,
        outcome = case when p.content_sha256 = r.winner_sha256 then 'duplicate' else 'quarantined' end,
        reason = case when p.content_sha256 <> r.winner_sha256 then 'conflict' end,
        detail = case
            when p.content_sha256 <> r.winner_sha256 then jsonb_build_object(
                'existing', jsonb_build_object(
                    'origin', v_source_id, 'db', r.winner_db, 'key', encode(r.winner_key, 'escape'),
                    'content_sha256', encode(r.winner_sha256, 'hex')
                ),
                'found', jsonb_build_object('origin', v_source_id, 'content_sha256', encode(p.content_sha256, 'hex'))
            )
        end
    from ranked as r
    where r.stage_id = p.stage_id and p.outcome is null and r.winner_id <> p.stage_id;

    -- The same identity is here already, from this or another source, or written here. What came from this very place, open,
    -- may have been closed there since: its end is all that is new.
    update assay.migration_plan as p
    set
        outcome = case when x.equal then 'duplicate' when y.ended then 'ended' else 'quarantined' end,
        reason = case when not x.equal and not y.ended then 'conflict' end,
        detail = case
            when not x.equal and not y.ended then jsonb_build_object(
                'existing', jsonb_build_object(
                    'origin', coalesce(c.source_id, 'written here'), 'kind', e.kind, 'recorded_at', e.recorded_at,
                    'valid_to', c.valid_to
                ),
                'found', jsonb_build_object(
                    'origin', v_source_id, 'kind', s.kind, 'recorded_at', p.ingested_at, 'valid_to', p.valid_to,
                    'content_sha256', encode(p.content_sha256, 'hex')
                )
            )
        end
    from assay.migration_stage as s
    inner join assay.journal_entry as e on e.agent_id = s.agent and e.entry_id = s.entry_id
    inner join assay.migration_plan as q on q.stage_id = s.stage_id
    -- A target is named by its key, which need not say which entry lies there.
    left join assay.migration_stage as t
        on t.model = 'entry' and t.source_db = s.source_db and t.source_key = s.target_key
    left join assay.carried_entry as c on c.agent_id = e.agent_id and c.entry_id = e.entry_id
    left join assay.migration_item as i
        on i.agent_id = s.scope and i.source_id = v_source_id and i.source_db = s.source_db and i.key_sha256 = s.key_sha256
    cross join lateral (
        select
            (
                e.kind::text, e.turn_id::text, e.speaker, e.claim_type, e.verbatim, e.statement, e.payload, e.subjects,
                e.stated, e.captured_at, e.target_id, e.valid_from
            ) is not distinct from (
                s.kind, nullif(s.turn, ''), s.speaker, s.claim_type, s.verbatim, s.statement, s.payload_json::jsonb,
                s.subjects, s.stated, s.captured_at, coalesce(t.entry_id, s.target_entry_id), s.valid_from
            ) as same_words
    ) as w
    cross join lateral (
        select
            w.same_words
            and (
                c.entry_id is null
                or (c.valid_from, c.valid_to, c.closed_by) is not distinct from (q.valid_from, q.valid_to, q.closed_by)
            ) as equal
    ) as x
    cross join lateral (
        select
            coalesce(
                w.same_words and i.outcome = 'imported' and c.source_id = v_source_id
                and c.valid_from = q.valid_from and c.valid_to is null and q.valid_to is not null
                and (c.closed_by is null or c.closed_by = q.closed_by)
                and c.ingested_at is not distinct from q.ingested_at,
                false
            ) as ended
    ) as y
    where s.stage_id = p.stage_id and p.outcome is null and s.model = 'entry';

    update assay.migration_plan as p
    set
        outcome = case when x.equal then 'duplicate' else 'quarantined' end,
        reason = case when not x.equal then 'conflict' end,
        detail = case
            when not x.equal then jsonb_build_object(
                'existing', jsonb_build_object(
                    -- What was judged again here since is no longer what came.
                    'origin', case
                        when j.provider = 'popoto' and j.package_version = 'unknown'
                            then coalesce(i.source_id, 'another source')
                        else 'written here'
                    end,
                    'state', d.state, 'reason_code', d.reason_code,
                    'written_at', d.written_at, 'entry_id', d.entry_id
                ),
                'found', jsonb_build_object(
                    'origin', v_source_id, 'state', s.state, 'reason_code', s.reason_code,
                    'written_at', s.written_at, 'entry_id', s.entry_id
                )
            )
        end
    from assay.migration_stage as s
    inner join assay.decision as d
        on d.agent_id = s.agent and d.turn_id = s.turn and d.candidate_id = s.candidate
    inner join assay.judge as j on j.judge_id = d.judge_id
    left join (
        select distinct on (m.agent_id, m.key_sha256) m.agent_id, m.key_sha256, m.source_id
        from assay.migration_item as m
        where m.model = 'decision' and m.outcome = 'imported'
        order by m.agent_id, m.key_sha256, m.noted_at
    ) as i on i.agent_id = s.scope and i.key_sha256 = s.key_sha256
    cross join lateral (
        select
            (
                d.state, d.reason_code, d.generator_rule::text, d.span_start, d.span_end, d.text_sha256::text,
                d.detail_code::text, d.entry_id, d.written_at
            ) is not distinct from (
                s.state, s.reason_code, s.generator_rule, s.span_start, s.span_end, s.text_sha256,
                s.detail_code, s.entry_id, s.written_at
            ) as equal
    ) as x
    where s.stage_id = p.stage_id and p.outcome is null and s.model = 'decision';

    update assay.migration_plan as p
    set
        outcome = case when x.equal then 'duplicate' else 'quarantined' end,
        reason = case when not x.equal then 'conflict' end,
        detail = case
            when not x.equal then jsonb_build_object(
                'existing', jsonb_build_object('origin', r.source_id, 'status', r.status, 'written_at', r.written_at),
                'found', jsonb_build_object('origin', v_source_id, 'status', s.kind, 'written_at', s.written_at)
            )
        end
    from assay.migration_stage as s
    inner join assay.carried_resolution as r
        on r.agent_id = s.agent and r.turn_id = s.turn and r.candidate_id = s.candidate
    cross join lateral (
        select
            (
                r.entry_id, r.status::text, r.timezone, r.speaker, r.reference_list, r.valid_from, r.window_truncated,
                r.degraded, r.captured_at, r.written_at
            ) is not distinct from (
                s.entry_id, s.kind, s.timezone, s.speaker, s.payload_json::jsonb, s.valid_from, s.truncated,
                s.degraded, s.captured_at, s.written_at
            ) as equal
    ) as x
    where s.stage_id = p.stage_id and p.outcome is null and s.model = 'resolution';

    -- An entry whose own decision stands here with another verdict would be a second one for its candidate.
    update assay.migration_plan as p
    set outcome = 'quarantined', reason = 'candidate_taken'
    from assay.migration_plan as d
    inner join assay.migration_stage as s on s.stage_id = d.stage_id
    where p.model = 'entry' and p.outcome is null
        and d.model = 'decision' and d.reason = 'conflict' and s.state = 'accept'
        and d.agent = p.agent and d.entry_id = p.entry_id;

    -- Targets are named by key: the place, not the identity, of the entry. One that lies elsewhere in the same source is not what
    -- was annotated there, whether it has come already or is about to; only when asked to try again is it taken for it.
    update assay.migration_plan as p
    set
        target_stage_id = coalesce(q.winner_id, q.stage_id),
        target_id = coalesce(q.entry_id, e.entry_id),
        outcome = case
            when coalesce(q.entry_id, e.entry_id) is null or q.agent <> p.agent or q.stage_id = p.stage_id
                then 'quarantined'
        end,
        reason = case
            when coalesce(q.entry_id, e.entry_id) is null then 'target_missing'
            when q.agent <> p.agent then 'target_of_another_agent'
            when q.stage_id = p.stage_id then 'target_is_itself'
        end
    from assay.migration_stage as s
    left join assay.migration_stage as t
        on t.model = 'entry' and t.source_db = s.source_db and t.source_key = s.target_key
    left join assay.migration_plan as q on q.stage_id = t.stage_id
    left join (
        select distinct o.agent, o.entry_id
        from assay.migration_stage as o
        where o.model = 'entry' and not p_retry
    ) as u on u.agent = s.agent and u.entry_id = s.target_entry_id
    left join assay.journal_entry as e
        on e.agent_id = s.agent and s.target_agent = s.agent and e.entry_id = s.target_entry_id and u.entry_id is null
    where s.stage_id = p.stage_id and p.model = 'entry' and p.outcome is null and s.target_key is not null;

    -- The same where the annotated key holds what cannot be taken, and the identity comes from elsewhere in the same source.
    update assay.migration_plan as p
    set outcome = 'quarantined', reason = 'target_not_imported'
    from assay.migration_plan as q
    where q.stage_id = p.target_stage_id and p.model = 'entry' and p.outcome is null and not p_retry
        and q.outcome in ('quarantined', 'held') and q.reason <> 'conflict'
        and exists (
            select 1
            from assay.migration_plan as o
            where o.model = 'entry' and o.agent = q.agent and o.entry_id = q.entry_id and o.stage_id <> q.stage_id
                and (o.outcome is null or o.outcome in ('known', 'duplicate'))
        );

    -- From the entries that stand by themselves, and from what is here already, up along the annotations.
    with recursive reached as (
        select p.stage_id, p.sort_at, 0 as depth
        from assay.migration_plan as p
        left join assay.migration_plan as q on q.stage_id = p.target_stage_id
        left join assay.journal_entry as e on e.agent_id = p.agent and e.entry_id = p.target_id
        where p.model = 'entry' and p.outcome is null and (p.target_id is null or e.entry_id is not null)
        union all
        select p.stage_id, greatest(p.sort_at, r.sort_at), r.depth + 1
        from reached as r
        inner join assay.migration_plan as p on p.target_stage_id = r.stage_id
        where p.model = 'entry' and p.outcome is null
            and not exists (
                select 1 from assay.journal_entry as e where e.agent_id = p.agent and e.entry_id = p.target_id
            )
    )

    update assay.migration_plan as p
    set sort_at = r.sort_at, depth = r.depth
    from reached as r
    where r.stage_id = p.stage_id;
    update assay.migration_plan as p
    set outcome = 'quarantined', reason = 'target_not_imported'
    where p.model = 'entry' and p.outcome is null and p.depth is null;

    -- Kinds that nobody registered here: what they are shows in those of their entries that can come. Most of them decide
    -- whether a kind stands by itself; where they are as many, it does.
    for v_kind in
        select
            s.kind,
            count(*) filter (where s.target_key is null) >= count(*) filter (where s.target_key is not null) as targetless,
            bool_or(s.target_key is not null and exists (
                select 1
                from assay.migration_interval as n
                where n.what = 'closed_by' and n.closer_key = s.source_key and n.source_db = s.source_db
                    and n.source_key = s.target_key
            )) as closing,
            bool_and(s.blocked) as blocked
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where p.model = 'entry' and p.outcome is null
            and not exists (select 1 from assay.journal_kind as k where k.kind = s.kind)
        group by s.kind
    loop
        begin
            -- Every one of its entries is let in by an explicit choice, so its name is.
            perform set_config('assay.scanned', case when v_kind.blocked then statement_timestamp()::text else '' end, true);
            insert into assay.journal_kind (kind, targetless, closing, claim)
            values (
                v_kind.kind, v_kind.targetless, v_kind.closing and not v_kind.targetless, v_kind.targetless
            );
            v_kinds := v_kinds || v_kind.kind;
        exception
            when sqlstate 'ME001' then
                update assay.migration_stage as s
                set raw = null
                where s.model = 'entry' and s.kind = v_kind.kind;
                update assay.migration_plan as p
                set outcome = 'quarantined', reason = 'firewall', content_sha256 = s.key_sha256
                from assay.migration_stage as s
                where s.stage_id = p.stage_id and p.model = 'entry' and p.outcome is null and s.kind = v_kind.kind;
        end;
    end loop;
    perform set_config('assay.scanned', '', true);
    update assay.migration_plan as p
    set
        outcome = 'quarantined',
        reason = case when k.targetless then 'kind_takes_no_target' else 'kind_needs_target' end
    from assay.migration_stage as s
    inner join assay.journal_kind as k on k.kind = s.kind
    where s.stage_id = p.stage_id and p.model = 'entry' and p.outcome is null
        and k.targetless <> (s.target_key is null);

    -- What hangs on those falls with them, and a kind that has no entry left was none.
    with recursive fallen as (
        select p.stage_id
        from assay.migration_plan as p
        where p.model = 'entry' and p.outcome = 'quarantined' and p.depth is not null
        union all
        select p.stage_id
        from fallen as f
        inner join assay.migration_plan as p on p.target_stage_id = f.stage_id
        where p.model = 'entry' and p.outcome is null
            and not exists (
                select 1 from assay.journal_entry as e where e.agent_id = p.agent and e.entry_id = p.target_id
            )
    )

    update assay.migration_plan as p
    set outcome = 'quarantined', reason = coalesce(p.reason, 'target_not_imported'), depth = null
    from fallen as f
    where f.stage_id = p.stage_id;
    delete from assay.journal_kind as k
    where k.kind = any (v_kinds)
        and not exists (
            select 1
            from assay.migration_plan as p
            inner join assay.migration_stage as s on s.stage_id = p.stage_id
            where p.model = 'entry' and p.outcome is null and s.kind = k.kind
        );

    -- An accepted row arrives with the entry that it names, or not at all.
    update assay.migration_plan as p
    set
        target_stage_id = e.stage_id,
        outcome = case when not x.fits then 'quarantined' end,
        reason = case
            when x.fits then null
            when e.stage_id is null and j.entry_id is null then 'entry_missing'
            when e.depth is null and j.entry_id is null then 'entry_quarantined'
            when x.taken and x.is_its_own then 'candidate_taken'
            else 'entry_of_another_candidate'
        end
    from assay.migration_stage as s
    left join (
        -- Of several under one identity the one that can come, if any.
        select distinct on (o.agent, o.entry_id) o.stage_id, o.agent, o.entry_id, o.outcome, o.depth
        from assay.migration_plan as o
        where o.model = 'entry' and o.winner_id is null
            and o.outcome is distinct from 'known' and o.outcome is distinct from 'duplicate'
        order by o.agent, o.entry_id, o.outcome is not null, o.depth is null, o.stage_id
    ) as e on e.agent = s.agent and e.entry_id = s.entry_id
    left join assay.migration_stage as t on t.stage_id = e.stage_id
    left join assay.journal_entry as j on j.agent_id = s.agent and j.entry_id = s.entry_id
    cross join lateral (
        select exists (
            select 1
            from assay.journal_entry as o
            where o.agent_id = s.agent and o.turn_id = s.turn and o.candidate_id = s.candidate and o.entry_id <> s.entry_id
        ) as taken
    ) as o
    cross join lateral (
        select
            o.taken, y.is_its_own,
            y.is_its_own and not o.taken or coalesce(j.turn_id = s.turn and j.candidate_id = s.candidate, false) as fits
        from (
            select coalesce(
                e.outcome is null and e.depth is not null and t.turn = s.turn and 'cand:' || s.candidate = any (t.subjects),
                false
            ) as is_its_own
        ) as y
    ) as x
    where s.stage_id = p.stage_id and p.model = 'decision' and p.outcome is null and s.state = 'accept';

    -- An entry is one candidate's, whatever its tags say: that of the row that was written first.
    with ranked as (
        select
            p.stage_id,
            row_number() over (partition by p.target_stage_id order by s.written_at, p.candidate, p.stage_id) as place
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where p.model = 'decision' and p.outcome is null and s.state = 'accept' and p.target_stage_id is not null
    )

    update assay.migration_plan as p
    set outcome = 'quarantined', reason = 'entry_of_another_candidate', target_stage_id = null
    from ranked as r
    where r.stage_id = p.stage_id and r.place > 1;

    -- A resolution tells how its entry came to its words; the words themselves are the entry's.
    update assay.migration_plan as p
    set
        target_stage_id = e.stage_id,
        outcome = case when not x.fits then 'quarantined' end,
        reason = case
            when x.fits then null
            when e.stage_id is null and j.entry_id is null then 'entry_missing'
            when e.depth is null and j.entry_id is null then 'entry_quarantined'
            else 'resolution_differs'
        end
    from assay.migration_stage as s
    left join (
        -- Of several under one identity the one that can come, if any.
        select distinct on (o.agent, o.entry_id) o.stage_id, o.agent, o.entry_id, o.outcome, o.depth
        from assay.migration_plan as o
        where o.model = 'entry' and o.winner_id is null
            and o.outcome is distinct from 'known' and o.outcome is distinct from 'duplicate'
        order by o.agent, o.entry_id, o.outcome is not null, o.depth is null, o.stage_id
    ) as e on e.agent = s.agent and e.entry_id = s.entry_id
    left join assay.migration_stage as t on t.stage_id = e.stage_id
    left join assay.journal_entry as j on j.agent_id = s.agent and j.entry_id = s.entry_id
    cross join lateral (
        select
            coalesce(
                e.outcome is null and e.depth is not null
                and (t.turn, t.statement, t.verbatim) = (s.turn, s.statement, s.verbatim),
                false
            )
            or coalesce((j.turn_id, j.statement, j.verbatim) = (s.turn, s.statement, s.verbatim), false) as fits
    ) as x
    where s.stage_id = p.stage_id and p.model = 'resolution' and p.outcome is null;

    -- Whose entry is it? Of an accepted candidate, the one that its row names. Else the tag says it, whether the row is here, is
    -- in quarantine or is still to come from elsewhere: by that a turn that is run again, and a row that comes later, find
    -- their entry. Of several that carry a tag it is the one that a row names, even one in quarantine, or the one that
    -- landed first; none, where the row names an entry that is not among them.
    update assay.migration_plan as p
    set candidate = d.candidate
    from assay.migration_plan as d
    where d.model = 'decision' and d.outcome is null and d.target_stage_id = p.stage_id;
    with named as (
        select distinct i.agent_id, i.entry_id
        from assay.migration_item as i
        where i.model = 'decision' and i.outcome = 'quarantined' and i.entry_id is not null
    ),

    tag as (
        select distinct p.stage_id, p.agent, p.turn, p.entry_id, p.sort_at, t.key_sha256, substr(g.subject, 6) as candidate
        from assay.migration_plan as p
        inner join assay.migration_stage as t on t.stage_id = p.stage_id
        cross join lateral unnest(t.subjects) as g (subject)
        where p.model = 'entry' and p.outcome is null and p.candidate is null and p.turn <> ''
            and starts_with(g.subject, 'cand:') and octet_length(g.subject) between 6 and 605
    ),

    claim as (
        select distinct on (g.agent, g.turn, g.candidate)
            g.stage_id, g.agent, g.turn, g.candidate, d.agent is not null as has_row,
            case when d.entry_ids @> array[g.entry_id] then 0 when n.entry_id is not null then 1 else 2 end as rank
        from tag as g
        left join (
            select
                d.agent, d.turn, d.candidate,
                array_agg(s.entry_id) filter (
                    where s.state = 'accept' and s.entry_id is not null
                        and d.reason is distinct from 'entry_of_another_candidate'
                ) as entry_ids
            from assay.migration_plan as d
            inner join assay.migration_stage as s on s.stage_id = d.stage_id
            where d.model = 'decision'
            group by d.agent, d.turn, d.candidate
        ) as d on d.agent = g.agent and d.turn = g.turn and d.candidate = g.candidate
        left join named as n on n.agent_id = g.agent and n.entry_id = g.entry_id
        where (d.entry_ids is null or d.entry_ids @> array[g.entry_id])
            and not exists (
                select 1
                from assay.migration_plan as p
                where p.model = 'entry' and p.agent = g.agent and p.turn = g.turn and p.candidate = g.candidate
            )
            and not exists (
                select 1
                from assay.journal_entry as j
                where j.agent_id = g.agent and j.turn_id = g.turn and j.candidate_id = g.candidate
            )
        order by g.agent, g.turn, g.candidate, rank, g.sort_at, g.key_sha256
    ),

    chosen as (
        select distinct on (c.stage_id) c.stage_id, c.agent, c.turn, c.candidate
        from claim as c
        order by c.stage_id, c.rank, not c.has_row, c.candidate
    ),

    claimed as (
        update assay.migration_plan as p
        set candidate = c.candidate
        from chosen as c
        where c.stage_id = p.stage_id
    )

    -- An unfinished row and its entry come together.
    update assay.migration_plan as d
    set target_stage_id = c.stage_id
    from chosen as c
    where d.model = 'decision' and d.outcome is null and d.agent = c.agent and d.turn = c.turn and d.candidate = c.candidate;

    -- What equals something that cannot be taken cannot be taken either.
    update assay.migration_plan as p
    set outcome = 'quarantined', reason = coalesce(w.reason, i.reason)
    from assay.migration_plan as w
    inner join assay.migration_stage as s on s.stage_id = w.stage_id
    left join assay.migration_item as i
        on i.agent_id = s.scope and i.source_id = v_source_id and i.source_db = s.source_db and i.key_sha256 = s.key_sha256
    where w.stage_id = p.winner_id and p.outcome = 'duplicate' and w.outcome in ('quarantined', 'held');

    -- In the order in which it was written there; a decision, its entry and its resolution together.
    with head as (
        select p.stage_id, coalesce(e.stage_id, p.stage_id) as head_id, coalesce(e.sort_at, p.sort_at) as sort_at,
            coalesce(e.depth, p.depth, 0) as depth, p.outcome is not null as late
        from assay.migration_plan as p
        left join assay.migration_plan as e
            on p.model in ('decision', 'resolution') and p.outcome is null and e.stage_id = p.target_stage_id
        where p.outcome is null or p.outcome in ('duplicate', 'quarantined', 'ended')
    )

    update assay.migration_plan as p
    set unit = u.unit, outcome = coalesce(p.outcome, 'imported')
    from (
        select h.stage_id, dense_rank() over (order by h.late, h.sort_at, h.depth, h.head_id) as unit
        from head as h
    ) as u
    where u.stage_id = p.stage_id;
    select coalesce(max(p.unit), 0) into v_units from assay.migration_plan as p;
    analyze assay.migration_plan;
    return v_units;
end
$$;
comment on function assay._migration_arrange(uuid, uuid, boolean) is
'Decides what becomes of everything that a migration has read, and in which order it is written; returns the number of units to write. For the owner of the schema.';
revoke all on function assay._migration_arrange(uuid, uuid, boolean) from public;

-- ---- api/_migration_orphans.sql

create or replace function assay._migration_orphans()
returns bigint
language sql
stable
begin atomic
select count(*)
from assay.migration_interval as n
where not exists (
    select 1
    from assay.migration_stage as s
    where s.model = 'entry' and s.source_db = n.source_db and s.source_key = n.source_key
);
end;
comment on function assay._migration_orphans() is
'How many numbers and links belong to entries that are gone from the source. For the owner of the schema.';
revoke all on function assay._migration_orphans() from public;

-- ---- api/_migration_outcomes.sql

-- requires: _migration_check
create or replace function assay._migration_outcomes(p_run_id uuid, p_token uuid)
returns table (
    model text, agent_id text, outcome text, reason text, state text, reason_code text, kind text, items bigint, written bigint
)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
begin
    return query
    select
        p.model, s.scope,
        case
            when p.outcome = 'known' and i.run_id = p_run_id then i.outcome
            when p.outcome = 'known' then 'known'
            when p.outcome = 'held' then 'quarantined'
            else p.outcome
        end as outcome,
        case when p.outcome = 'held' then i.reason::text else p.reason end as reason,
        s.state, s.reason_code, s.kind, count(*), count(*) filter (where p.outcome = 'imported')
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    left join assay.migration_item as i
        on p.outcome in ('known', 'held')
        and i.agent_id = s.scope and i.source_id = v_source_id and i.source_db = s.source_db
        and i.key_sha256 = s.key_sha256
    group by 1, 2, 3, 4, 5, 6, 7
    order by 1, 2, 3, 4, 5, 6, 7;
end
$$;
comment on function assay._migration_outcomes(uuid, uuid) is
'What became of everything that a migration has read, counted; of what was imported, also how much of it just now. For the owner of the schema.';
revoke all on function assay._migration_outcomes(uuid, uuid) from public;

-- ---- api/_migration_quarantine.sql

-- requires: _migration_check
create or replace function assay._migration_quarantine(p_run_id uuid, p_token uuid)
returns table (source_db integer, source_key text, model text, reason text, detail jsonb, kept_whole boolean)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
begin
    return query
    select
        p.source_db,
        case
            when octet_length(s.source_key) <= 1000 then encode(s.source_key, 'escape')
            else encode(substr(s.source_key, 1, 1000), 'escape') || '… sha256:' || encode(s.key_sha256, 'hex')
        end,
        p.model, coalesce(p.reason, i.reason::text),
        coalesce(p.detail, i.detail), coalesce(s.raw is not null, false)
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    left join assay.migration_item as i
        on p.outcome = 'held' and i.agent_id = s.scope and i.source_id = v_source_id
        and i.source_db = s.source_db and i.key_sha256 = s.key_sha256
    where p.outcome in ('quarantined', 'held')
    order by p.source_db, s.source_key;
end
$$;
comment on function assay._migration_quarantine(uuid, uuid) is
'What of that which a migration has read is in quarantine. For the owner of the schema.';
revoke all on function assay._migration_quarantine(uuid, uuid) from public;

-- ---- api/_migration_reset.sql

-- requires: _migration_check
-- Before the source is read again: of what was read, only the keys stay, so that what is gone by then is missed.
create or replace function assay._migration_reset(p_run_id uuid, p_token uuid)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._migration_check(p_run_id, p_token);
    truncate assay.migration_seen;
    insert into assay.migration_seen (source_db, key_sha256, source_key, model)
    select s.source_db, s.key_sha256, s.source_key, s.model
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id;
    truncate assay.migration_stage, assay.migration_interval, assay.migration_plan;
end
$$;
comment on function assay._migration_reset(uuid, uuid) is 'Empties the working storage of a migration, but for the keys that were read. For the owner of the schema.';
revoke all on function assay._migration_reset(uuid, uuid) from public;

-- ---- api/_migration_verify.sql

-- requires: _migration_check _migration_match
-- After the source was read again: every row of it is accounted for by the ledger, and what was imported is here as it is there.
create or replace function assay._migration_verify(p_run_id uuid, p_token uuid)
returns table (verdict text, model text, source_db integer, source_key bytea, items bigint)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
begin
    analyze assay.migration_stage;
    analyze assay.migration_interval;
    analyze assay.migration_seen;
    perform assay._migration_match(v_source_id, false);
    return query
    with judged as (
        select
            p.model, s.source_db, s.source_key,
            case
                when p.outcome = 'held' then 'quarantined'
                when p.model = 'entry' and p.outcome = 'known' and i.outcome = 'imported'
                    and c.valid_from is not null and e.statement ~ '\S'
                    and exists (select 1 from assay.journal_kind as k where k.kind = e.kind and k.claim)
                    and not exists (
                        select 1
                        from assay.memory_evidence as v
                        where v.agent_id = e.agent_id and v.entry_id = e.entry_id
                    ) then 'not_remembered'
                when p.outcome is distinct from 'known' then case when i.run_id is null then 'new' else 'changed' end
                when i.outcome = 'duplicate' then 'duplicate'
                when p.model = 'entry' and (
                    e.kind::text, e.turn_id::text, e.speaker, e.claim_type, e.verbatim, e.statement, e.payload, e.subjects,
                    e.stated, e.captured_at, e.valid_from, c.valid_from, c.valid_to, c.closed_by, c.ingested_at
                ) is not distinct from (
                    s.kind, nullif(s.turn, ''), s.speaker, s.claim_type, s.verbatim, s.statement, s.payload_json::jsonb,
                    s.subjects, s.stated, s.captured_at, s.valid_from, p.valid_from, p.valid_to, p.closed_by, p.ingested_at
                ) then 'imported'
                -- Let in by an explicit choice, or before it was blocked, and not read again, perhaps not even whose it is.
                when p.model = 'entry' and i.outcome = 'imported' and s.problem = 'firewall'
                    and (e.entry_id is not null or s.agent is null) then 'imported'
                when p.model in ('decision', 'resolution') and s.problem = 'firewall' and i.outcome = 'imported'
                    then 'imported'
                when p.model = 'resolution' and (
                    r.entry_id, r.status::text, r.timezone, r.speaker, r.reference_list, r.valid_from,
                    r.window_truncated, r.degraded, r.captured_at, r.written_at
                ) is not distinct from (
                    s.entry_id, s.kind, s.timezone, s.speaker, s.payload_json::jsonb, s.valid_from,
                    s.truncated, s.degraded, s.captured_at, s.written_at
                ) then 'imported'
                when p.model = 'decision' and (
                    d.state, d.reason_code, d.generator_rule::text, d.span_start, d.span_end, d.text_sha256::text,
                    d.detail_code::text, d.entry_id, d.written_at
                ) is not distinct from (
                    s.state, s.reason_code, s.generator_rule, s.span_start, s.span_end, s.text_sha256,
                    s.detail_code, s.entry_id, s.written_at
                ) then 'imported'
                -- Judged again here since: the history still knows what came.
                when p.model = 'decision' and exists (
                    select 1
                    from assay.decision_event as v
                    where v.agent_id = s.agent and v.turn_id = s.turn and v.candidate_id = s.candidate
                        and v.attempted_at = s.written_at and v.state = s.state and v.reason_code = s.reason_code
                ) then 'imported'
                else 'differs'
            end as verdict
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        left join assay.migration_item as i
            on i.agent_id = s.scope and i.source_id = v_source_id and i.source_db = s.source_db
            and i.key_sha256 = s.key_sha256
        left join assay.journal_entry as e on p.model = 'entry' and e.agent_id = s.agent and e.entry_id = s.entry_id
        left join assay.carried_entry as c on p.model = 'entry' and c.agent_id = s.agent and c.entry_id = s.entry_id
        left join assay.carried_resolution as r
            on p.model = 'resolution' and r.agent_id = s.agent and r.turn_id = s.turn and r.candidate_id = s.candidate
        left join assay.decision as d
            on p.model = 'decision' and d.agent_id = s.agent and d.turn_id = s.turn and d.candidate_id = s.candidate
        union all
        select n.model, n.source_db, n.source_key, 'gone'
        from assay.migration_seen as n
        left join assay.migration_stage as s on s.source_db = n.source_db and s.key_sha256 = n.key_sha256
        where s.stage_id is null
    )

    select j.verdict, j.model, null::integer, null::bytea, count(*)
    from judged as j
    group by j.verdict, j.model
    union all
    (
        select j.verdict, j.model, j.source_db, substr(j.source_key, 1, 1000), 1::bigint
        from judged as j
        where j.verdict in ('new', 'changed', 'gone', 'differs', 'not_remembered')
        order by j.source_db, j.source_key
        limit 1000
    );
end
$$;
comment on function assay._migration_verify(uuid, uuid) is
'Compares what was read again with the ledger and the tables: counts per verdict (imported, duplicate, quarantined; new, changed, gone, differs and not_remembered are not accounted for), and up to 1,000 of those that are not, by key. For the owner of the schema.';
revoke all on function assay._migration_verify(uuid, uuid) from public;

-- ---- api/_own_candidate_id.sql

create or replace function assay._own_candidate_id(p_turn_id text, p_candidate_id text)
returns boolean
language sql
immutable
parallel safe
return coalesce(
    length(split_part(p_candidate_id, ':', -1)) between 1 and 9
    and translate(split_part(p_candidate_id, ':', -1), '0123456789', '') = ''
    and p_candidate_id in (
        p_turn_id || ':sentence:' || split_part(p_candidate_id, ':', -1),
        p_turn_id || ':entity:' || split_part(p_candidate_id, ':', -1),
        p_turn_id || ':empty:' || split_part(p_candidate_id, ':', -1),
        p_turn_id || ':turn_firewall:' || split_part(p_candidate_id, ':', -1)
    ),
    false
);
comment on function assay._own_candidate_id(text, text) is
'Whether a candidate id is one that pgassay made: {turn_id}:{rule}:{ordinal}. Beside its turn id, which is scanned anyway, it holds nothing that could be a secret.';
revoke all on function assay._own_candidate_id(text, text) from public;

-- ---- api/_query_lexemes.sql

-- requires: _lexemes
-- A query is read by every configuration that the agent's records are indexed by. Single characters of a longer run say
-- less than the pairs they are part of, and stand in too many records.
create or replace function assay._query_lexemes(p_text text, p_languages text[])
returns text[]
language sql
stable
parallel safe
begin atomic
with found as (
    select distinct x.lexeme collate "C" as lexeme
    from unnest(p_languages) as l (language)
    cross join lateral assay._lexemes(p_text, l.language) as x
)

select coalesce(array_agg(f.lexeme order by f.lexeme), '{}')
from found as f
where length(f.lexeme) > 1
    or f.lexeme < U&'\3400'
    or not exists (select 1 from found as pair where length(pair.lexeme) = 2 and strpos(pair.lexeme, f.lexeme) > 0);
end;
comment on function assay._query_lexemes(text, text[]) is 'The distinct words of a query.';
revoke all on function assay._query_lexemes(text, text[]) from public;

-- ---- api/_question_share.sql

create or replace function assay._question_share(p_text text)
returns real
language sql
immutable
parallel safe
strict
return case
    when strpos(p_text, '?') = 0 and strpos(p_text, '？') = 0 and strpos(p_text, '؟') = 0 then 0
    else coalesce(
        (
            select sum(length(m.sentence[1]))::real / length(p_text)
            from regexp_matches(p_text, '(?:[^.!?\n。！？؟…]|[.](?=\S))*[?？؟]+', 'g') as m (sentence)
        ),
        0
    )
end::real;
comment on function assay._question_share(text) is
'Which share of a text stands in sentences that end with a question mark, from 0 to 1.';
revoke all on function assay._question_share(text) from public;

-- ---- api/_record_decision_inserts.sql

create or replace function assay._record_decision_inserts()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    insert into assay.decision_event (
        entry_id, judge_id, attempted_at, latency_ms, input_tokens, output_tokens, max_tokens,
        agent_id, turn_id, candidate_id, outcome, state, reason_code, detail_code, finish_reason
    )
    select
        n.entry_id, n.judge_id, n.written_at, n.latency_ms, n.input_tokens, n.output_tokens, n.max_tokens,
        n.agent_id, n.turn_id, n.candidate_id, 'applied', n.state, n.reason_code, n.detail_code, n.finish_reason
    from new_rows as n;
    return null;
end
$$;
comment on function assay._record_decision_inserts() is 'Trigger: every new decision is also an event of its history.';
revoke all on function assay._record_decision_inserts() from public;

-- ---- api/_record_decision_updates.sql

create or replace function assay._record_decision_updates()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
-- The planner takes transition tables for one row each, and would compare every row with every other.
set enable_nestloop = off
set jit = off
as $$
begin
    -- The second phase of an accept asks no judge: the receipt belongs to the attempt that wrote the pending row, and tokens
    -- summed over the history are counted once.
    -- An accepted row changes in one way only: it is marked when a write over it was refused, and that attempt is
    -- recorded, with what it wanted to write, by the function that refused it.
    insert into assay.decision_event (
        entry_id, judge_id, attempted_at, latency_ms, input_tokens, output_tokens, max_tokens,
        agent_id, turn_id, candidate_id, outcome, state, reason_code, detail_code, finish_reason
    )
    select
        n.entry_id, n.judge_id, n.written_at,
        case when s.judged then n.latency_ms end,
        case when s.judged then n.input_tokens end,
        case when s.judged then n.output_tokens end,
        case when s.judged then n.max_tokens end,
        n.agent_id, n.turn_id, n.candidate_id, 'applied', n.state, n.reason_code, n.detail_code,
        case when s.judged then n.finish_reason end
    from new_rows as n
    inner join old_rows as o
        on o.agent_id = n.agent_id and o.turn_id = n.turn_id and o.candidate_id = n.candidate_id
    cross join lateral (
        select not (
            o.state = 'pending' and n.state <> 'pending'
            and n.reason_code in ('accepted', 'assembly_failed', 'post_accept_journal_block')
        ) as judged
    ) as s
    where o.state <> 'accept';
    return null;
end
$$;
comment on function assay._record_decision_updates() is 'Trigger: every change of a decision is also an event of its history.';
revoke all on function assay._record_decision_updates() from public;

-- ---- api/_refuse_change.sql

create or replace function assay._refuse_change()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    raise exception '% on %.% is refused: it is kept for ever', tg_op, tg_table_schema, tg_table_name
        using errcode = 'ME002',
        schema = tg_table_schema,
        table = tg_table_name,
        constraint = tg_name,
        detail = json_build_object('operation', tg_op, 'table', tg_table_name)::text,
        hint = 'Correct an entry by writing another: assay.annotate_entry with supersede or retract. '
            || 'Decisions change through assay.write_terminal only.';
end
$$;
comment on function assay._refuse_change() is 'Trigger: refuses UPDATE, DELETE and TRUNCATE on append-only tables (ME002).';
revoke all on function assay._refuse_change() from public;

-- ---- api/_rescan_rows.sql

-- requires: _json_texts
create or replace function assay._rescan_rows(p_agent_id text, p_source text, p_after text, p_limit integer)
returns table (row_no bigint, row_key text, row_id text, texts text [], identifiers text [])
language plpgsql
stable
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_place constant text [] := case when p_after is not null and p_source in ('decision', 'gold_label', 'memory_evidence') then array(
        select jsonb_array_elements_text(p_after::jsonb)
    ) end;
begin
    -- What was generated from ids that are scanned themselves is left out; what could be a secret itself does not name
    -- its row: such a row is named by its place in the table.
    case p_source
        when 'journal_entry' then
            return query
            select
                row_number() over (order by e.entry_id),
                e.entry_id::text,
                e.entry_id::text,
                array[e.verbatim, case when e.statement <> e.verbatim then e.statement end, e.speaker, e.claim_type]
                || assay._json_texts(e.payload)
                || array(select s.subject from unnest(e.subjects) as s (subject) where not starts_with(s.subject, 'cand:')),
                array[e.turn_id::text, e.session_id]
                || array(select substr(s.subject, 6) from unnest(e.subjects) as s (subject) where starts_with(s.subject, 'cand:'))
            from assay.journal_entry as e
            where e.agent_id = p_agent_id and (p_after is null or e.entry_id > p_after::uuid)
            order by e.entry_id
            limit p_limit;
        when 'memory' then
            return query
            select
                row_number() over (order by m.memory_id),
                m.memory_id::text,
                m.memory_id::text,
                array[m.content, m.speaker, m.provider, m.statement_type]
                || array(
                    select n.entity
                    from assay.memory_entity as n
                    where n.agent_id = p_agent_id and n.place = m.place
                ),
                array[m.turn_id::text, m.session_id]
            from assay.memory as m
            where m.agent_id = p_agent_id and (p_after is null or m.memory_id > p_after::uuid)
            order by m.memory_id
            limit p_limit;
        when 'memory_evidence' then
            return query
            select
                row_number() over (order by v.memory_id, v.evidence_key),
                jsonb_build_array(v.memory_id, v.evidence_key)::text,
                v.ctid::text,
                array[v.speaker, nullif(v.provider, 'journal')],
                array[v.turn_id::text, v.session_id]
            from assay.memory_evidence as v
            where v.agent_id = p_agent_id
                and (p_after is null or (v.memory_id, v.evidence_key) > (v_place[1]::uuid, v_place[2]))
            order by v.memory_id, v.evidence_key
            limit p_limit;
        when 'recall_event' then
            return query
            select
                row_number() over (order by r.recall_id),
                r.recall_id::text,
                r.recall_id::text,
                '{}'::text [],
                array[r.turn_id::text, r.session_id]
            from assay.recall_event as r
            where r.agent_id = p_agent_id and (p_after is null or r.recall_id > p_after::uuid)
            order by r.recall_id
            limit p_limit;
        when 'association' then
            return query
            select
                coalesce(p_after::bigint, 0) + row_number() over (order by x.entity_a, x.entity_b),
                (coalesce(p_after::bigint, 0) + row_number() over (order by x.entity_a, x.entity_b))::text,
                x.ctid::text,
                array[x.entity_a, x.entity_b],
                '{}'::text []
            from (
                select a.ctid, a.entity_a::text as entity_a, a.entity_b::text as entity_b
                from assay.association as a
                where a.agent_id = p_agent_id
                order by a.entity_a, a.entity_b
                offset coalesce(p_after::bigint, 0)
                limit p_limit
            ) as x;
        when 'decision' then
            return query
            select
                row_number() over (order by d.turn_id, d.candidate_id),
                jsonb_build_array(d.turn_id, d.candidate_id)::text,
                d.ctid::text,
                array[
                    d.speaker, nullif(d.detail_code, 'off_the_record')::text, d.finish_reason,
                    case when d.generator_rule not in ('sentence', 'entity', 'empty', 'turn') then d.generator_rule::text end
                ],
                array[d.turn_id::text, d.candidate_id::text, d.session_id]
            from assay.decision as d
            where d.agent_id = p_agent_id and (p_after is null or (d.turn_id, d.candidate_id) > (v_place[1], v_place[2]))
            order by d.turn_id, d.candidate_id
            limit p_limit;
        when 'gold_label' then
            return query
            select
                row_number() over (order by g.turn_id, g.candidate_id),
                jsonb_build_array(g.turn_id, g.candidate_id)::text,
                g.ctid::text,
                array[g.labelled_by],
                '{}'::text []
            from assay.gold_label as g
            where g.agent_id = p_agent_id and (p_after is null or (g.turn_id, g.candidate_id) > (v_place[1], v_place[2]))
            order by g.turn_id, g.candidate_id
            limit p_limit;
        when 'carried_entry' then
            return query
            select
                row_number() over (order by c.entry_id),
                c.entry_id::text,
                c.entry_id::text,
                array[c.source_fields::text],
                '{}'::text []
            from assay.carried_entry as c
            where c.agent_id = p_agent_id and (p_after is null or c.entry_id > p_after::uuid)
            order by c.entry_id
            limit p_limit;
        when 'migration_item' then
            return query
            select
                coalesce(p_after::bigint, 0) + row_number() over (order by x.source_id, x.source_db, x.key_sha256),
                (coalesce(p_after::bigint, 0) + row_number() over (order by x.source_id, x.source_db, x.key_sha256))::text,
                x.ctid::text,
                -- The bytes of a value hold its texts as they are.
                array[encode(x.raw, 'escape'), x.detail::text],
                array[encode(x.source_key, 'escape')]
            from (
                select i.*, i.ctid
                from assay.migration_item as i
                where i.agent_id = p_agent_id
                order by i.source_id, i.source_db, i.key_sha256
                offset coalesce(p_after::bigint, 0)
                limit p_limit
            ) as x;
        else
            raise exception 'there is no such place to look in'
                using errcode = 'ME005',
                hint = 'journal_entry, memory, memory_evidence, association, decision, gold_label, recall_event, '
                    'carried_entry or migration_item.';
    end case;
end
$$;
comment on function assay._rescan_rows(text, text, text, integer) is
'A batch of one agent''s rows with all that came from outside, for rescan(): texts, and identifiers, which are spared the detectors of cards and noise.';
revoke all on function assay._rescan_rows(text, text, text, integer) from public;

-- ---- api/_unindex_memories.sql

-- requires: _lexemes _date_lexemes
create or replace function assay._unindex_memories(p_agent_id text, p_places bigint[])
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
begin
    if cardinality(p_places) = 0 then
        return;
    end if;
    with removed as (
        delete from assay.memory_posting as d
        using (
            select m.place, x.lexeme
            from unnest(p_places) as p (place)
            inner join assay.memory as m on m.agent_id = p_agent_id and m.place = p.place
            cross join lateral (
                select w.lexeme from assay._lexemes(m.content, m.language) as w
                union all
                select d.lexeme from unnest(assay._date_lexemes(m.captured_at)) as d (lexeme)
            ) as x
        ) as w
        where d.agent_id = p_agent_id and d.lexeme = w.lexeme and d.place = w.place
        returning d.lexeme
    )

    update assay.memory_lexeme as l
    set records = l.records - r.n
    from (select v.lexeme, count(*) as n from removed as v group by v.lexeme) as r
    where l.agent_id = p_agent_id and l.lexeme = r.lexeme;

    -- A vector of what is not found any more would only take the place of another.
    if to_regclass('assay.memory_embedding') is not null then
        execute 'delete from assay.memory_embedding as v where v.agent_id = $1 and v.place = any ($2)' using p_agent_id, p_places;
    end if;

    update assay.memory_agent as a
    set records = a.records - cardinality(p_places)
    where a.agent_id = p_agent_id;
end
$$;
comment on function assay._unindex_memories(text, bigint[]) is 'Takes records out of the postings, document frequencies and vectors of their agent.';
revoke all on function assay._unindex_memories(text, bigint[]) from public;

-- ---- api/_uuid7.sql

-- Version 7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, then random. Keys made in order stay together in the
-- index. PostgreSQL has uuidv7() from 18 on only.
create or replace function assay._uuid7()
returns uuid
language sql
volatile
parallel safe
begin atomic
-- The random part, its variant bits included, is that of a version 4 UUID: digits 14 to 32.
select (
    lpad(to_hex(floor(extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
    || '7'
    || substr(replace(gen_random_uuid()::text, '-', ''), 14)
)::uuid;
end;
comment on function assay._uuid7() is 'A new UUID of version 7: ordered by time of creation, to the millisecond.';
revoke all on function assay._uuid7() from public;

-- ---- api/_insert_entries.sql

-- requires: _uuid7
-- The constraint itself tells what has landed before: it looks by its own index, at every isolation level, whatever the planner
-- believes of an agent that its statistics do not know.
create or replace function assay._insert_entries(p_agent_id text, p_turn_id text, p_entries assay.entry_input[])
returns table (candidate_id text, entry_id uuid)
language sql
volatile
begin atomic
insert into assay.journal_entry (
    entry_id, captured_at, valid_from, stated, agent_id, kind, turn_id, candidate_id,
    session_id, speaker, claim_type, verbatim, statement, payload, subjects
)
select
    assay._uuid7(),
    coalesce(e.captured_at, statement_timestamp()),
    coalesce(e.valid_from, e.captured_at, statement_timestamp()),
    coalesce(e.stated, true),
    p_agent_id,
    'assert',
    p_turn_id,
    e.candidate_id,
    e.session_id,
    e.speaker,
    e.claim_type,
    e.verbatim,
    coalesce(e.statement, e.verbatim),
    e.payload,
    array['cand:' || e.candidate_id]
        || array(
            select distinct s.subject
            from unnest(e.subjects) as s (subject)
            where s.subject <> 'cand:' || e.candidate_id
            order by s.subject
        )
from unnest(p_entries) as e
order by e.candidate_id collate "C"
on conflict on constraint journal_entry_candidate do nothing
returning journal_entry.candidate_id::text, journal_entry.entry_id;
end;
comment on function assay._insert_entries(text, text, assay.entry_input[]) is
'Writes the journal entries of a turn''s accepted candidates, but for those that have one; fails as a whole. Returns what it wrote.';
revoke all on function assay._insert_entries(text, text, assay.entry_input[]) from public;

-- ---- api/_remember_entries.sql

-- requires: _uuid7
-- What enters the journal as a claim is a memory from the same commit on, whichever way it was written. Noted here, done
-- when the transaction commits (assay._remember_due): writers of an agent's memory take turns at one row, and a journal
-- entry must not hold that row while its transaction goes on with other things.
--
-- Entries that a migration brings (only it writes assay.carried_entry, in the same statement) wait until all rows are
-- here: thousands of an agent at once cost a third of what they cost batch by batch (assay._migration_remember).
create or replace function assay._remember_entries()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    insert into assay.memory_due (due_id, later, agent_id, entry_ids)
    select assay._uuid7(), x.later, x.agent_id, array_agg(x.entry_id order by x.entry_seq)
    from (
        select
            n.agent_id, n.entry_id, n.entry_seq, c.entry_id is not null as later,
            row_number() over (partition by n.agent_id, c.entry_id is not null order by n.entry_seq) as no
        from new_rows as n
        left join lateral (
            select o.entry_id
            from assay.carried_entry as o
            where o.agent_id = n.agent_id and o.entry_id = n.entry_id
            limit 1
        ) as c on true
    ) as x
    group by x.agent_id, x.later, case when x.later then (x.no - 1) / 1000 end
    order by x.agent_id, min(x.entry_seq);
    return null;
end
$$;
comment on function assay._remember_entries() is
'Trigger: notes new journal entries, from which memories are made before the commit, or, where a migration brought them, by its next step.';
revoke all on function assay._remember_entries() from public;

-- ---- api/_store_memories.sql

-- requires: _lock_memory _content_key _question_share _index_memories _link_entities _entity_key _uuid7
-- The one place that makes records. Everything is a set: one statement sorts out what is new, what repeats a record and
-- what was delivered before; one makes or updates the records; one indexes them.
create or replace function assay._store_memories(p_agent_id text, p_records assay.memory_input[])
returns table (record_no integer, memory_id uuid, outcome text)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
    v_agent assay.memory_agent;
    v_now timestamptz := clock_timestamp();
    v_placed jsonb;
    v_index bigint[];
begin
    v_agent := assay._lock_memory(p_agent_id);

    -- What each record is, and where the new evidence stands.
    with given as (
        select
            r.no::integer as no,
            r.content, r.speaker, r.turn_id, nullif(r.session_id, '') as session_id, r.captured_at, r.valid_from, r.provider, r.statement_type,
            r.language, r.importance, r.confidence, r.pinned,
            -- In one dimension, however they come.
            case when r.entities is not null then array(select e.name from unnest(r.entities) as e (name)) end as entities,
            r.entry_id,
            assay._content_key(r.content, r.speaker) as content_key,
            case
                when r.entry_id is not null then 'entry:' || r.entry_id
                when r.turn_id is not null then 'turn:' || r.turn_id
                else 'hand:' || gen_random_uuid()
            end as evidence_key
        from unnest(p_records) with ordinality as r (
            content, speaker, turn_id, session_id, captured_at, valid_from, provider, statement_type, language,
            importance, confidence, pinned, entities, entry_id, no
        )
        where r.content ~ '\S'
    ),

    known as (
        select
            g.*,
            m.memory_id,
            m.forgotten_at is not null as forgotten,
            e.evidence_key is not null
            -- The same words twice in one delivery.
            or row_number() over (partition by g.content_key, g.evidence_key order by g.no) > 1 as delivered,
            -- A turn counts once, whichever way it arrived.
            g.turn_id is not null and (
                exists (
                    select 1
                    from assay.memory_evidence as t
                    where t.agent_id = p_agent_id and t.memory_id = m.memory_id and t.turn_id = g.turn_id
                    offset 0
                )
                or row_number() over (partition by g.content_key, g.turn_id order by g.no) > 1
            ) as counted
        from given as g
        -- Looked up one by one, by key: no guess of the planner's can make these read the whole memory. Asked for as a range in
        -- the order of the key, which no other index has: while the table is small all indexes cost the same, and a plan is kept.
        left join lateral (
            select x.memory_id, x.forgotten_at
            from assay.memory as x
            where x.agent_id = p_agent_id and x.content_key between g.content_key and g.content_key
            order by x.content_key
            limit 1
        ) as m on true
        left join lateral (
            select x.evidence_key
            from assay.memory_evidence as x
            where x.agent_id = p_agent_id and x.memory_id = m.memory_id and x.evidence_key = g.evidence_key
            limit 1
        ) as e on true
    ),

    fresh as (
        select k.*, row_number() over (partition by k.session_id order by k.no) as position
        from known as k
        where not k.delivered
    ),

    seen as (
        select f.session_id, min(f.no) as first_no, count(*) as positions
        from fresh as f
        where f.session_id is not null
        group by f.session_id
    ),

    sessions as (
        insert into assay.memory_session as s (session_no, positions, agent_id, session_id)
        select
            v_agent.sessions + row_number() over (order by n.first_no), n.positions, p_agent_id, n.session_id
        from seen as n
        order by n.session_id collate "C"
        on conflict on constraint memory_session_pkey do update set positions = s.positions + excluded.positions
        returning s.session_id, s.session_no, s.positions
    ),

    -- A record without a session stands alone, as if it had one of its own.
    placed as (
        select
            f.*,
            (
                coalesce(s.session_no, v_agent.sessions + (select count(*) from seen) + f.position) * 16777216
                + coalesce(s.positions - n.positions + f.position, 1) + 2
            )::bigint as place
        from fresh as f
        left join sessions as s on s.session_id = f.session_id
        left join seen as n on n.session_id = f.session_id
    ),

    counted as (
        update assay.memory_agent as a
        set
            sessions = a.sessions + (select count(*) from seen)
                + (select count(*) from fresh as f where f.session_id is null),
            languages = array(
                select distinct l.language
                from (
                    select unnest(a.languages) as language
                    union all
                    select f.language from fresh as f where f.language is not null
                ) as l
                order by l.language
            )
        where a.agent_id = p_agent_id and exists (select 1 from fresh)
        returning 1
    ),

    -- One row per text: the first delivery gives the record its place and origin.
    grouped as (
        select
            p.content_key,
            (array_agg(p.memory_id order by p.no))[1] as memory_id,
            bool_or(p.forgotten) as forgotten,
            min(p.place) as place,
            (array_agg(p.no order by p.place))[1] as first_no,
            count(*) filter (where not p.counted)::integer as evidence,
            count(*)::integer as sources,
            count(*) filter (where p.confidence >= 0.5 and not p.counted)::integer as corroborations,
            count(*) filter (where p.confidence < 0.5 and not p.counted)::integer as contradictions,
            coalesce(sum(p.confidence) filter (where not p.counted), 0) as signals,
            max(p.importance) as importance,
            bool_or(coalesce(p.pinned, false)) as pinned,
            min(coalesce(p.valid_from, least(p.captured_at, v_now), v_now)) as valid_from,
            max(least(coalesce(p.captured_at, v_now), v_now)) as refreshed_at
        from placed as p
        group by p.content_key
    ),

    made as (
        insert into assay.memory as m (
            memory_id, entry_id, place, created_at, captured_at, refreshed_at, valid_from, importance, confidence, question,
            evidence, sources, corroborations, contradictions, pinned, agent_id, turn_id, session_id, speaker, provider,
            statement_type, language, content, content_key
        )
        select
            assay._uuid7(), p.entry_id, g.place, v_now, coalesce(p.captured_at, v_now), g.refreshed_at, g.valid_from,
            coalesce(g.importance, 0.5),
            (0.5 + g.signals) / (1 + g.corroborations + g.contradictions),
            assay._question_share(p.content),
            greatest(g.evidence, 1), g.sources, g.corroborations, g.contradictions, g.pinned, p_agent_id, p.turn_id, p.session_id,
            p.speaker, coalesce(p.provider, 'hand'), p.statement_type, coalesce(p.language, v_agent.language), p.content,
            g.content_key
        from grouped as g
        inner join placed as p on p.no = g.first_no
        where g.memory_id is null
        order by g.place
        returning m.memory_id, m.content_key, m.place
    ),

    again as (
        update assay.memory as m
        set
            evidence = m.evidence + g.evidence,
            sources = m.sources + g.sources,
            corroborations = m.corroborations + g.corroborations,
            contradictions = m.contradictions + g.contradictions,
            confidence = (m.confidence * (1 + m.corroborations + m.contradictions) + g.signals)
                / (1 + m.corroborations + m.contradictions + g.corroborations + g.contradictions),
            importance = greatest(m.importance, g.importance),
            pinned = m.pinned or g.pinned,
            refreshed_at = greatest(m.refreshed_at, g.refreshed_at),
            valid_from = least(m.valid_from, g.valid_from),
            valid_to = null,
            forgotten_at = null
        from grouped as g
        where m.agent_id = p_agent_id and m.memory_id = g.memory_id
            -- Said twice, so that the rows are found by their key and not all of the agent's compared with these.
            and m.memory_id = any (array(select k.memory_id from known as k where k.memory_id is not null))
        returning m.memory_id, m.content_key, m.place, g.forgotten
    ),

    stored as (
        select x.memory_id, x.content_key, x.place, true as index
        from made as x
        union all
        select y.memory_id, y.content_key, y.place, y.forgotten
        from again as y
    ),

    sourced as (
        insert into assay.memory_evidence (
            memory_id, entry_id, recorded_at, captured_at, valid_from, agent_id, evidence_key, turn_id, session_id, speaker,
            provider
        )
        select
            s.memory_id, p.entry_id, v_now, coalesce(p.captured_at, v_now),
            coalesce(p.valid_from, least(p.captured_at, v_now), v_now),
            p_agent_id, p.evidence_key, p.turn_id, p.session_id, p.speaker, coalesce(p.provider, 'hand')
        from placed as p
        inner join stored as s on s.content_key = p.content_key
        returning 1
    ),

    named as (
        insert into assay.memory_entity (place, agent_id, entity_key, entity)
        select distinct on (s.place, assay._entity_key(e.name)) s.place, p_agent_id, assay._entity_key(e.name), left(btrim(e.name), 200)
        from placed as p
        inner join stored as s on s.content_key = p.content_key
        cross join lateral unnest(p.entities) as e (name)
        where assay._entity_key(e.name) <> ''
        order by s.place, assay._entity_key(e.name), e.name
        on conflict do nothing
        returning 1
    )

    select
        jsonb_agg(
            jsonb_build_object(
                'no', k.no,
                'memory_id', coalesce(k.memory_id, s.memory_id),
                'outcome',
                case
                    when k.delivered then 'known'
                    when k.memory_id is not null or k.no <> g.first_no then 'repeated'
                    else 'stored'
                end,
                'entities',
                case
                    when not k.delivered and not k.counted and cardinality(k.entities) > 1 then to_jsonb(k.entities)
                end
            )
        ),
        array(select x.place from stored as x where x.index order by x.place)
    into v_placed, v_index
    from known as k
    left join stored as s on s.content_key = k.content_key
    left join grouped as g on g.content_key = k.content_key;

    perform assay._index_memories(p_agent_id, v_index);
    if v_placed @? '$[*].entities[*]' then
        perform assay._link_entities(
            p_agent_id, (select jsonb_agg(x.value -> 'entities') from jsonb_array_elements(v_placed) as x where x.value -> 'entities' <> 'null')
        );
    end if;

    return query
    select n.no, x.memory_id, coalesce(x.outcome, 'blank')
    from generate_series(1, cardinality(p_records)) as n (no)
    left join jsonb_to_recordset(coalesce(v_placed, '[]')) as x (no integer, memory_id uuid, outcome text) on x.no = n.no
    order by n.no;
end
$$;
comment on function assay._store_memories(text, assay.memory_input[]) is
'Makes records of what is new and counts what repeats one. Per record: stored, repeated (one more piece of evidence for a record that is there), known (this delivery was seen before; nothing changed) or blank.';
revoke all on function assay._store_memories(text, assay.memory_input[]) from public;

-- ---- api/_words_of_rows.sql

-- The codes are short and of a narrow alphabet, and a card number, a social-security number or a key fits in all the same.
-- The rules that pgassay generates by, and the one reason of the firewall that reads like what it stands for, are no news.
create or replace function assay._words_of_rows(p_rows assay.verdict_input[])
returns text[]
language sql
immutable
parallel safe
return array(
    select distinct unnest(array[
        nullif(r.finish_reason, 'off_the_record'),
        nullif(r.detail_code, 'off_the_record'),
        r.detector,
        case when r.generator_rule not in ('sentence', 'entity', 'empty', 'turn') then r.generator_rule end
    ])
    from unnest(p_rows) as r
);
comment on function assay._words_of_rows(assay.verdict_input[]) is
'The words in a call''s rows that a provider or a client chose freely, for the firewall to read.';
revoke all on function assay._words_of_rows(assay.verdict_input[]) from public;

-- ---- api/_write_decisions.sql

-- The one place that writes assay.decision. The guard is the WHERE clause of ON CONFLICT: it looks at the row as it is at
-- that moment, under the row's lock, at every isolation level (where the snapshot is too old to see it: 40001).
create or replace function assay._write_decisions(
    p_agent_id text,
    p_turn_id text,
    p_judge_id uuid,
    p_rows assay.verdict_input[],
    p_context assay.turn_context,
    p_only_open boolean,
    p_now timestamptz
)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    insert into assay.decision as d (
        entry_id, judge_id, captured_at, written_at, span_start, span_end, turn_candidates,
        latency_ms, input_tokens, output_tokens, max_tokens,
        agent_id, turn_id, candidate_id, state, reason_code, generator_rule,
        text_sha256, detail_code, session_id, speaker, finish_reason
    )
    select
        r.entry_id, p_judge_id, p_context.captured_at, p_now,
        -- What is blocked leaves neither digest nor place, whatever the caller sent.
        case when r.state <> 'firewall_drop' then r.span_start end,
        case when r.state <> 'firewall_drop' then r.span_end end,
        p_context.turn_candidates,
        r.latency_ms, r.input_tokens, r.output_tokens, r.max_tokens,
        p_agent_id, p_turn_id, r.candidate_id, r.state, r.reason_code, r.generator_rule::assay.name,
        case when r.state <> 'firewall_drop' then r.text_sha256 end,
        r.detail_code, p_context.session_id, p_context.speaker, r.finish_reason
    from unnest(p_rows) as r
    order by r.candidate_id collate "C"
    on conflict on constraint decision_pkey do update set
        entry_id = excluded.entry_id,
        judge_id = excluded.judge_id,
        captured_at = coalesce(excluded.captured_at, d.captured_at),
        written_at = excluded.written_at,
        span_start = excluded.span_start,
        span_end = excluded.span_end,
        turn_candidates = coalesce(excluded.turn_candidates, d.turn_candidates),
        latency_ms = excluded.latency_ms,
        input_tokens = excluded.input_tokens,
        output_tokens = excluded.output_tokens,
        max_tokens = excluded.max_tokens,
        state = excluded.state,
        reason_code = excluded.reason_code,
        generator_rule = excluded.generator_rule,
        text_sha256 = excluded.text_sha256,
        detail_code = excluded.detail_code,
        session_id = coalesce(excluded.session_id, d.session_id),
        speaker = coalesce(excluded.speaker, d.speaker),
        finish_reason = excluded.finish_reason
    where
        case
            when p_only_open then exists (
                select 1
                from assay.verdict_reason as v
                where v.state = d.state and v.reason_code = d.reason_code
                    and (not v.terminal or v.loss = 'infrastructure')
            )
            else d.state <> 'accept'
        end;

    if not p_only_open then
        -- Whether a row took the write is asked of the row once it is found by key: as a condition, written_at would be
        -- looked for in an index where all rows of the call have the same one.
        -- Refused: the row is an accepted one. It stays, is marked, and the attempt goes into the history.
        insert into assay.decision_event (
            entry_id, judge_id, attempted_at, latency_ms, input_tokens, output_tokens, max_tokens,
            agent_id, turn_id, candidate_id, outcome, state, reason_code, detail_code, finish_reason
        )
        select
            r.entry_id, p_judge_id, p_now, r.latency_ms, r.input_tokens, r.output_tokens, r.max_tokens,
            p_agent_id, p_turn_id, r.candidate_id, 'refused', r.state, r.reason_code, r.detail_code, r.finish_reason
        from unnest(p_rows) as r
        where not coalesce((
            select x.written_at = p_now
            from assay.decision as x
            where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
        ), false)
        order by r.candidate_id collate "C";
        if found then
            update assay.decision as d
            set detail_code = 'terminal_conflict_refused'
            from unnest(p_rows) as r
            where d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = r.candidate_id
                and d.written_at <> p_now;
        end if;
    end if;
end
$$;
comment on function assay._write_decisions(text, text, uuid, assay.verdict_input[], assay.turn_context, boolean, timestamptz) is
'Writes decisions; a row that took the write holds p_now as its written_at. p_only_open: only rows that are absent, pending or lost to infrastructure take it, silently; otherwise every row but an accepted one does, and a refusal is marked and recorded.';
revoke all on function assay._write_decisions(text, text, uuid, assay.verdict_input[], assay.turn_context, boolean, timestamptz) from public;

-- ---- api/allowed_texts.sql

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

-- ---- api/associations.sql

create or replace view assay.associations with (security_barrier = true) as
select
    a.agent_id::text as agent_id,
    a.entity_a,
    a.entity_b,
    a.weight,
    a.first_linked_at,
    a.last_linked_at
from assay.association as a
where a.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.associations is
'Entities that were named together: an undirected pair and how often.';
comment on column assay.associations.agent_id is 'Whose memory.';
comment on column assay.associations.entity_a is 'The entity whose name sorts first.';
comment on column assay.associations.entity_b is 'The other one.';
comment on column assay.associations.weight is 'How often they were named together.';
comment on column assay.associations.first_linked_at is 'When first, by the database''s clock.';
comment on column assay.associations.last_linked_at is 'When last, by the database''s clock.';
revoke all on assay.associations from public;

-- ---- api/carried_entries.sql

create or replace view assay.carried_entries with (security_barrier = true) as
select
    c.agent_id::text as agent_id,
    c.entry_id,
    c.source_id,
    c.valid_from,
    c.valid_to,
    c.closed_by,
    c.ingested_at,
    c.source_fields
from assay.carried_entry as c
where c.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.carried_entries is
'Entries that were moved here from another store, and what that store said of them. assay.beliefs uses its interval instead of deriving one, until something is written here that changes it.';
comment on column assay.carried_entries.agent_id is 'Whose memory.';
comment on column assay.carried_entries.entry_id is 'The entry.';
comment on column assay.carried_entries.source_id is 'The name that the user gave to the store.';
comment on column assay.carried_entries.valid_from is 'From when on it held there; null: it had no interval, or one beyond the year 9999, and never held.';
comment on column assay.carried_entries.valid_to is 'From when on it no longer held there; null: open.';
comment on column assay.carried_entries.closed_by is 'The entry that closed it there; it need not have survived.';
comment on column assay.carried_entries.ingested_at is 'When the source learned of it, by the source''s clock; null where it did not say.';
comment on column assay.carried_entries.source_fields is 'Fields that are spelt otherwise here, as the source had them: the exact text of a payload, an empty turn_id.';
revoke all on assay.carried_entries from public;

-- ---- api/carried_resolutions.sql

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

-- ---- api/decision_history.sql

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

-- ---- api/decisions.sql

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
comment on column assay.decisions.span_start is 'Start of the candidate in the turn''s text, in code points; null for a firewall drop.';
comment on column assay.decisions.span_end is 'End of the candidate in the turn''s text (exclusive), in code points; null for a firewall drop.';
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

-- ---- api/decisions_daily.sql

create or replace view assay.decisions_daily with (security_barrier = true) as
select
    d.agent_id::text as agent_id,
    (d.written_at at time zone 'UTC')::date as day,
    d.generator_rule::text as generator_rule,
    d.state,
    d.reason_code,
    count(*) as decisions
from assay.decision as d
where d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
group by d.agent_id, (d.written_at at time zone 'UTC')::date, d.generator_rule, d.state, d.reason_code;
comment on view assay.decisions_daily is
'Decisions per day (UTC, by last write), rule, state and reason; pending ones included under their own state.';
comment on column assay.decisions_daily.agent_id is 'Whose memory.';
comment on column assay.decisions_daily.day is 'Day of the last write, UTC.';
comment on column assay.decisions_daily.generator_rule is 'What generated it: sentence, entity; empty and turn for rows that stand for a whole turn.';
comment on column assay.decisions_daily.state is 'accept, reject, withhold, firewall_drop, or pending while its journal entry is being written.';
comment on column assay.decisions_daily.reason_code is 'Why; see assay.verdict_reason.';
comment on column assay.decisions_daily.decisions is 'How many.';
revoke all on assay.decisions_daily from public;

-- ---- api/detector_changes.sql

create or replace view assay.detector_changes with (security_barrier = true) as
select
    c.change_id,
    c.changed_at,
    c.changed_by,
    c.action,
    c.reason::text as reason,
    c.detector::text as detector,
    c.note
from assay.detector_change as c;
comment on view assay.detector_changes is 'What was done to the detectors of the firewall since they were installed, and by whom.';
comment on column assay.detector_changes.change_id is 'Order of the changes.';
comment on column assay.detector_changes.changed_at is 'When, by the database''s clock.';
comment on column assay.detector_changes.changed_by is 'The role that had logged in.';
comment on column assay.detector_changes.action is 'What was done: add, change, disable, enable, remove.';
comment on column assay.detector_changes.reason is 'The reason that the detector gives.';
comment on column assay.detector_changes.detector is 'Its name.';
comment on column assay.detector_changes.note is 'Why, in the words of whoever did it; the firewall has read it.';
revoke all on assay.detector_changes from public;

-- ---- api/detectors.sql

create or replace view assay.detectors with (security_barrier = true) as
select
    d.reason::text as reason,
    d.detector::text as detector,
    d.kind = 'custom' as custom,
    d.enabled,
    d.about
from assay.never_record_detector as d;
comment on view assay.detectors is
'The detectors of the firewall by name, the package''s and those that were added; their patterns are the owner''s to see.';
comment on column assay.detectors.reason is 'What kind of secret it finds; names the verdict.';
comment on column assay.detectors.detector is 'Its name.';
comment on column assay.detectors.custom is 'Whether it was added here.';
comment on column assay.detectors.enabled is 'False: switched off on purpose.';
comment on column assay.detectors.about is 'The vendor whose token it is, or the languages; of one that was added, what it is for.';
revoke all on assay.detectors from public;

-- ---- api/entry_chain.sql

-- It reads the table with its owner's rights, within the agent scope, in the order of the index that is meant: see assay.beliefs.
create or replace function assay.entry_chain(p_agent_id text, p_entry_id uuid)
returns table (
    depth integer,
    agent_id text,
    entry_id uuid,
    entry_seq bigint,
    kind text,
    target_id uuid,
    turn_id text,
    candidate_id text,
    session_id text,
    speaker text,
    claim_type text,
    stated boolean,
    verbatim text,
    statement text,
    payload jsonb,
    subjects text[],
    captured_at timestamptz,
    valid_from timestamptz,
    recorded_at timestamptz
)
language sql
stable
parallel safe
security definer
set search_path = pg_catalog, pg_temp
begin atomic
with recursive up as (
    select f.entry_id, f.target_id
    from (
        select e.entry_id, e.target_id
        from assay.journal_entry as e
        where e.agent_id = p_agent_id
            and p_agent_id = coalesce(nullif(current_setting('assay.agent_id', true), ''), p_agent_id)
            and e.entry_id between p_entry_id and p_entry_id
        order by e.entry_id
        limit 1
    ) as f
    union all
    select e.entry_id, e.target_id
    from up as u
    cross join lateral (
        select j.entry_id, j.target_id
        from assay.journal_entry as j
        where j.agent_id = p_agent_id and j.entry_id between u.target_id and u.target_id
        order by j.entry_id
        limit 1
    ) as e
),

down as (
    select u.entry_id, 0 as depth
    from up as u
    where u.target_id is null
    union all
    select e.entry_id, d.depth + 1
    from down as d
    cross join lateral (
        select j.entry_id
        from assay.journal_entry as j
        where j.agent_id = p_agent_id and j.target_id between d.entry_id and d.entry_id
        order by j.target_id, j.entry_seq
        offset 0
    ) as e
)

select
    d.depth,
    e.agent_id::text,
    e.entry_id,
    e.entry_seq,
    e.kind::text,
    e.target_id,
    e.turn_id::text,
    e.candidate_id::text,
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
from down as d
cross join lateral (
    select j.*
    from assay.journal_entry as j
    where j.agent_id = p_agent_id and j.entry_id between d.entry_id and d.entry_id
    order by j.entry_id
    limit 1
) as e
order by e.entry_seq;
end;
comment on function assay.entry_chain(text, uuid) is
'The whole history that an entry belongs to, in order of writing: the claim at its root (depth 0) and every annotation of it, of those, and so on. Empty when the agent has no such entry.';
revoke all on function assay.entry_chain(text, uuid) from public;

-- ---- api/estimate_tokens.sql

create or replace function assay.estimate_tokens(p_text text)
returns integer
language sql
immutable
parallel safe
strict
return ceil(
    (length(p_text) - (octet_length(p_text) - length(p_text)) / 2.0) / 4.0
    + (octet_length(p_text) - length(p_text)) / 2.0
)::integer;
comment on function assay.estimate_tokens(text) is
'Tokens of a text, estimated without a tokenizer: a quarter per ASCII character; one per character of three bytes (Han, kana, Hangul), half for two bytes.';
revoke all on function assay.estimate_tokens(text) from public;

-- ---- api/find_never_record.sql

-- requires: _firewall_findings
create or replace function assay.find_never_record(p_text text, p_identifier boolean default false)
returns table (span_start integer, span_end integer, reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
security definer
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
set plan_cache_mode = force_generic_plan
set jit = off
as $$
begin
    return query
    select d.span_start, d.span_end, d.reason, d.detector
    from (
        select distinct f.span_start, f.span_end, f.reason, f.detector
        from assay._firewall_findings(p_text, p_identifier, false) as f
    ) as d
    order by d.span_start, d.span_end, d.reason collate "C", d.detector collate "C";
end
$$;
comment on function assay.find_never_record(text, boolean) is
'Every span of a text that must not be recorded, in code points: the first character is 0, the end is the place after the last.';
revoke all on function assay.find_never_record(text, boolean) from public;

-- ---- api/_firewall_allowed.sql

-- requires: find_never_record
create or replace function assay._firewall_allowed(p_text text, p_identifier boolean, p_agents text [])
returns table (reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 1
set search_path = pg_catalog, pg_temp
as $$
begin
    return query
    with found as materialized (
        select
            f.*,
            f.reason in ('credential_prefix', 'jwt', 'url_userinfo', 'credential_assignment', 'high_entropy') as allowable,
            substr(p_text, f.span_start + 1, f.span_end - f.span_start) as body
        from assay.find_never_record(p_text, p_identifier) as f
    ),
    free as materialized (
        select f.span_start, f.span_end
        from found as f
        where f.allowable
            and length(f.body) >= 16
            and f.body collate "C" ~ '[A-Za-z]'
            and (select count(distinct c.c) from string_to_table(f.body collate "C", null) as c (c)) >= 8
            -- of every agent that the statement is about
            and not exists (
                select
                from unnest(p_agents) as g (agent_id)
                where not exists (
                    select
                    from assay.allowed_text as a
                    where a.agent_id = g.agent_id
                        and a.text_sha256 = encode(sha256(convert_to(f.body, 'UTF8')), 'hex')
                        and a.reason = f.reason
                )
            )
    )
    select f.reason, f.detector
    from found as f
    where not f.allowable
        or not exists (select from free as r where r.span_start <= f.span_start and f.span_end <= r.span_end)
    order by
        array_position(
            array[
                'off_the_record', 'private_key_block', 'credential_prefix', 'jwt', 'url_userinfo', 'government_id',
                'bank_account', 'payment_card', 'credential_assignment', 'high_entropy'
            ],
            f.reason
        ),
        f.span_start,
        f.span_end,
        f.detector collate "C"
    limit 1;
end
$$;
comment on function assay._firewall_allowed(text, boolean, text []) is
'As scan_never_record(), without what all of these agents have allowed, and what lies inside of it.';
revoke all on function assay._firewall_allowed(text, boolean, text []) from public;

-- ---- api/firewall_policy.sql

create or replace function assay.firewall_policy()
returns table (item text, reason text, detector text, pattern text, ignore_case boolean, agent_id text, text_sha256 text)
language plpgsql
stable
parallel safe
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    return query
    select 'detector', d.reason::text, d.detector::text, d.pattern, d.lowered, null::text, null::text
    from assay.never_record_detector as d
    where d.kind = 'custom' and d.enabled
    union all
    select 'disabled', d.reason::text, d.detector::text, null, null, null, null
    from assay.never_record_detector as d
    where d.kind <> 'custom' and not d.enabled
    union all
    select 'allowed', a.reason::text, null, null, null, a.agent_id::text, a.text_sha256::text
    from assay.allowed_text as a
    where a.text_sha256 is not null
        and a.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
        and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
end
$$;
comment on function assay.firewall_policy() is
'What a client has to know to scan as this database does, before it sends anything: detectors that were added, detectors of the package that are switched off, and digests of allowed texts (of the agent named by the setting assay.agent_id, where it is set).';
revoke all on function assay.firewall_policy() from public;

-- ---- api/gold_labels.sql

create or replace view assay.gold_labels with (security_barrier = true) as
select
    g.agent_id::text as agent_id,
    g.turn_id::text as turn_id,
    g.candidate_id::text as candidate_id,
    g.should_accept,
    g.labelled_by,
    g.labelled_at
from assay.gold_label as g
where g.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.gold_labels is
'Human truth per candidate.';
comment on column assay.gold_labels.agent_id is 'Whose memory.';
comment on column assay.gold_labels.turn_id is 'The turn.';
comment on column assay.gold_labels.candidate_id is 'The candidate.';
comment on column assay.gold_labels.should_accept is 'True: it should have been kept.';
comment on column assay.gold_labels.labelled_by is 'Who said so.';
comment on column assay.gold_labels.labelled_at is 'When it was last said.';
revoke all on assay.gold_labels from public;

-- ---- api/is_undone.sql

-- A retraction can itself be retracted, and that again. The retractions beneath one annotation form a tree (every entry has
-- one target), and a child is always written after its parent, so one pass from the newest to the oldest settles it:
-- an entry that nothing living retracts lives. A loop, not a recursive call: chains may be long.
-- It reads the table, with its owner's rights and within the agent scope: the range of the view would let the planner believe
-- that the agent has one entry, and any index would do. The order is that of the index that finds annotations by their target,
-- and of no other.
create or replace function assay.is_undone(p_agent_id text, p_entry_id uuid, p_known_at timestamptz default null)
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_node record;
    v_undone uuid[] := '{}';
begin
    if nullif(current_setting('assay.agent_id', true), '') <> p_agent_id then
        return false;
    end if;
    for v_node in
        with recursive retraction as (
            select f.entry_id, f.target_id, f.entry_seq
            from (
                select e.entry_id, e.target_id, e.entry_seq, e.kind, e.recorded_at
                from assay.journal_entry as e
                where e.agent_id = p_agent_id and e.target_id between p_entry_id and p_entry_id
                order by e.target_id, e.entry_seq
                offset 0
            ) as f
            where f.kind = 'retract' and (p_known_at is null or f.recorded_at <= p_known_at)
            union all
            select f.entry_id, f.target_id, f.entry_seq
            from retraction as r
            cross join lateral (
                select j.entry_id, j.target_id, j.entry_seq, j.kind, j.recorded_at
                from assay.journal_entry as j
                where j.agent_id = p_agent_id and j.target_id between r.entry_id and r.entry_id
                order by j.target_id, j.entry_seq
                offset 0
            ) as f
            where f.kind = 'retract' and (p_known_at is null or f.recorded_at <= p_known_at)
        )

        select r.entry_id, r.target_id
        from retraction as r
        order by r.entry_seq desc
    loop
        if v_node.entry_id <> all (v_undone) then
            v_undone := v_undone || v_node.target_id;
        end if;
    end loop;
    return p_entry_id = any (v_undone);
end
$$;
comment on function assay.is_undone(text, uuid, timestamptz) is
'Whether an annotation has been retracted by an entry that has not itself been retracted, as known at p_known_at (null: as known now). An annotation that is undone closes nothing.';
revoke all on function assay.is_undone(text, uuid, timestamptz) from public;

-- ---- api/_close_memories.sql

-- requires: is_undone _lock_memory
-- Validity is derived in the journal (assay.beliefs, which says why); recall needs it at hand, so it is derived again here
-- for the entries that new annotations touch, and for no others, however long the chains are that they hang on:
-- what a closing annotation is about; and what is closed by an entry that may now be undone, or in force again, because a
-- retraction of it, or of what had retracted it, is new. What confirms changes nothing.
create or replace function assay._close_memories(p_agent_id text, p_annotations uuid[], p_entry_ids uuid[])
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
as $$
declare
    v_touched uuid[];
begin
    v_touched := array(
        with recursive annotation as (
            select e.entry_id, e.target_id, e.kind
            from unnest(p_annotations) as i (entry_id)
            cross join lateral (
                select x.entry_id, x.target_id, x.kind
                from assay.journal_entry as x
                where x.agent_id = p_agent_id and x.entry_id between i.entry_id and i.entry_id
                order by x.entry_id
                limit 1
            ) as e
            inner join assay.journal_kind as k on k.kind = e.kind
            where e.target_id is not null and k.closing
        ),

        -- Retractions of retractions: only these pass it on.
        standing as (
            select a.target_id as entry_id
            from annotation as a
            where a.kind = 'retract'
            union
            select e.target_id
            from standing as s
            cross join lateral (
                select x.target_id, x.kind
                from assay.journal_entry as x
                where x.agent_id = p_agent_id and x.entry_id between s.entry_id and s.entry_id
                order by x.entry_id
                limit 1
            ) as e
            where e.kind = 'retract'
        )

        select a.target_id
        from annotation as a
        union
        select e.target_id
        from standing as s
        cross join lateral (
            select x.target_id
            from assay.journal_entry as x
            where x.agent_id = p_agent_id and x.entry_id between s.entry_id and s.entry_id
            order by x.entry_id
            limit 1
        ) as e
        where e.target_id is not null
        union
        -- In the store that it came from.
        select c.entry_id
        from standing as s
        cross join lateral (
            select x.entry_id
            from assay.carried_entry as x
            where x.agent_id = p_agent_id and x.closed_by between s.entry_id and s.entry_id
            order by x.closed_by
            offset 0
        ) as c
        union
        select i.entry_id
        from unnest(p_entry_ids) as i (entry_id)
    );
    if cardinality(v_touched) = 0 then
        return;
    end if;
    perform assay._lock_memory(p_agent_id);

    update assay.memory_evidence as v
    set valid_to = (
        select x.ends_at
        from (
            select
                c.valid_to as carried_to,
                -- The source's interval counts until something that is written here retracts what closed it there.
                c.entry_id is not null and not exists (
                    select 1
                    from (
                        select n.entry_id, n.kind
                        from assay.journal_entry as n
                        where n.agent_id = p_agent_id and n.target_id between c.closed_by and c.closed_by
                        order by n.target_id, n.entry_seq
                        offset 0
                    ) as r
                    where r.kind = 'retract'
                        and not exists (
                            select 1
                            from assay.carried_entry as o
                            where o.agent_id = p_agent_id and o.entry_id between r.entry_id and r.entry_id
                            order by o.entry_id
                            limit 1
                        )
                        and not assay.is_undone(p_agent_id, r.entry_id, null)
                ) as stands
            from (values (1)) as one (row)
            left join lateral (
                select m.entry_id, m.valid_to, m.closed_by
                from assay.carried_entry as m
                where m.agent_id = p_agent_id and m.entry_id between v.entry_id and v.entry_id
                order by m.entry_id
                limit 1
            ) as c on true
            offset 0
        ) as t
        cross join lateral (
            select
                case
                    when o.entry_id is null and a.valid_from = a.captured_at then least(a.valid_from, a.recorded_at)
                    else a.valid_from
                end as ends_at,
                a.valid_from,
                a.entry_seq
            from (
                select n.entry_id, n.agent_id, n.kind, n.valid_from, n.captured_at, n.recorded_at, n.entry_seq
                from assay.journal_entry as n
                where n.agent_id = p_agent_id and n.target_id between v.entry_id and v.entry_id
                order by n.target_id, n.entry_seq
                offset 0
            ) as a
            inner join assay.journal_kind as k on k.kind = a.kind
            left join lateral (
                select m.entry_id
                from assay.carried_entry as m
                where m.agent_id = p_agent_id and m.entry_id between a.entry_id and a.entry_id
                order by m.entry_id
                limit 1
            ) as o on true
            where k.closing
                and not (t.stands and o.entry_id is not null)
                and case when k.closing then not assay.is_undone(p_agent_id, a.entry_id, null) end
            union all
            select t.carried_to, t.carried_to, 0 where t.stands and t.carried_to is not null
        ) as x
        order by x.valid_from, x.entry_seq
        limit 1
    )
    from unnest(v_touched) as i (entry_id)
    cross join lateral (
        select x.memory_id, x.evidence_key
        from assay.memory_evidence as x
        where x.agent_id = p_agent_id and x.entry_id between i.entry_id and i.entry_id
        order by x.entry_id
        offset 0
    ) as e
    where v.agent_id = p_agent_id and v.memory_id = e.memory_id and v.evidence_key = e.evidence_key;

    update assay.memory as m
    set valid_to = (
        select case when count(*) = count(v.valid_to) then max(v.valid_to) end
        from assay.memory_evidence as v
        where v.agent_id = p_agent_id and v.memory_id = m.memory_id
    )
    where m.agent_id = p_agent_id
        and m.memory_id = any (array(
            select distinct e.memory_id
            from unnest(v_touched) as i (entry_id)
            cross join lateral (
                select x.memory_id
                from assay.memory_evidence as x
                where x.agent_id = p_agent_id and x.entry_id between i.entry_id and i.entry_id
                order by x.entry_id
                offset 0
            ) as e
        ));
end
$$;
comment on function assay._close_memories(text, uuid[], uuid[]) is
'Derives again from when to when the records hold that new annotations touch, and those behind some entries themselves.';
revoke all on function assay._close_memories(text, uuid[], uuid[]) from public;

-- ---- api/_migration_write.sql

-- requires: _close_memories
create or replace function assay._migration_write(
    p_run_id uuid,
    p_source_id text,
    p_judge_id uuid,
    p_scanned boolean,
    p_after bigint,
    p_up_to bigint
)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_ended record;
begin
    -- What is written here was scanned before it was sent, or is let in by an explicit choice.
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    -- The ledger first: the firewall's trigger looks there for entries that were scanned.
    insert into assay.migration_item as i (
        run_id, entry_id, source_db, accepted_block, scanned, agent_id, source_id, key_sha256, content_sha256,
        model, outcome, reason, detail, source_key, raw, raw_format
    )
    select
        p_run_id, p.entry_id, p.source_db, s.blocked and p.outcome = 'imported',
        p.model = 'entry' and p.outcome = 'imported' and (p_scanned or s.blocked), s.scope, p_source_id,
        s.key_sha256, p.content_sha256, p.model, p.outcome, p.reason, p.detail, s.source_key,
        case when p.outcome = 'quarantined' then s.raw end,
        case when p.outcome = 'quarantined' and s.raw is not null then s.raw_format end
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    where p.unit > p_after and p.unit <= p_up_to and p.outcome <> 'ended'
    on conflict on constraint migration_item_pkey do update set
        run_id = excluded.run_id,
        entry_id = excluded.entry_id,
        noted_at = excluded.noted_at,
        accepted_block = excluded.accepted_block,
        scanned = excluded.scanned,
        content_sha256 = excluded.content_sha256,
        model = excluded.model,
        outcome = excluded.outcome,
        reason = excluded.reason,
        detail = excluded.detail,
        raw = excluded.raw,
        raw_format = excluded.raw_format;

    -- Closed in the source since it came from there. It keeps its row of the ledger, which says who answers for it.
    update assay.migration_item as i
    set content_sha256 = p.content_sha256
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    where p.unit > p_after and p.unit <= p_up_to and p.outcome = 'ended'
        and i.agent_id = s.scope and i.source_id = p_source_id and i.source_db = s.source_db
        and i.key_sha256 = s.key_sha256;
    update assay.carried_entry as c
    set valid_to = p.valid_to, closed_by = p.closed_by
    from assay.migration_plan as p
    where p.unit > p_after and p.unit <= p_up_to and p.outcome = 'ended'
        and c.agent_id = p.agent and c.entry_id = p.entry_id;
    for v_ended in
        select p.agent, array_agg(p.entry_id) as entry_ids
        from assay.migration_plan as p
        where p.unit > p_after and p.unit <= p_up_to and p.outcome = 'ended'
        group by p.agent
        order by p.agent
    loop
        perform assay._close_memories(v_ended.agent, '{}', v_ended.entry_ids);
    end loop;

    -- One statement: an accepted row needs its entry and the entry needs its row; foreign keys are checked at its end.
    with new_decisions as (
        insert into assay.decision (
            entry_id, judge_id, written_at, span_start, span_end, agent_id, turn_id, candidate_id,
            state, reason_code, generator_rule, text_sha256, detail_code
        )
        select
            s.entry_id, p_judge_id, s.written_at, s.span_start, s.span_end, s.agent, s.turn, s.candidate,
            s.state, s.reason_code, s.generator_rule, s.text_sha256, s.detail_code
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where p.unit > p_after and p.unit <= p_up_to and p.model = 'decision' and p.outcome = 'imported'
        order by p.unit
    ),

    new_entries as (
        insert into assay.journal_entry (
            entry_id, target_id, captured_at, valid_from, recorded_at, stated, agent_id, kind, turn_id, candidate_id,
            speaker, claim_type, verbatim, statement, payload, subjects
        )
        select
            s.entry_id, p.target_id, s.captured_at, s.valid_from,
            coalesce(p.ingested_at, clock_timestamp()), s.stated, s.agent, s.kind, nullif(s.turn, ''), p.candidate,
            s.speaker, s.claim_type, s.verbatim, s.statement, s.payload_json::jsonb, s.subjects
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where p.unit > p_after and p.unit <= p_up_to and p.model = 'entry' and p.outcome = 'imported'
        order by p.unit
    )

    insert into assay.carried_entry (
        entry_id, closed_by, valid_from, valid_to, ingested_at, agent_id, source_id, source_fields
    )
    select
        s.entry_id, p.closed_by, p.valid_from, p.valid_to, p.ingested_at, s.agent, p_source_id,
        nullif(
            coalesce(s.source_fields::jsonb, '{}')
            || case
                when (s.payload_json::jsonb)::text <> s.payload then jsonb_build_object('payload', s.payload)
                else '{}'
            end,
            '{}'
        )
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    where p.unit > p_after and p.unit <= p_up_to and p.model = 'entry' and p.outcome = 'imported';

    insert into assay.carried_resolution (
        entry_id, written_at, captured_at, valid_from, window_truncated, degraded, agent_id, turn_id, candidate_id,
        source_id, status, timezone, speaker, reference_list
    )
    select
        s.entry_id, s.written_at, s.captured_at, s.valid_from, s.truncated, s.degraded, s.agent, s.turn, s.candidate,
        p_source_id, s.kind, s.timezone, s.speaker, s.payload_json::jsonb
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    where p.unit > p_after and p.unit <= p_up_to and p.model = 'resolution' and p.outcome = 'imported'
    order by p.unit;
end
$$;
comment on function assay._migration_write(uuid, text, uuid, boolean, bigint, bigint) is
'Writes a range of units with their ledger, or nothing. For the owner of the schema.';
revoke all on function assay._migration_write(uuid, text, uuid, boolean, bigint, bigint) from public;

-- ---- api/_migration_write_or_split.sql

-- requires: _migration_write
-- What was arranged should go in. Where the database refuses a unit nevertheless (its firewall knows better than the
-- client's, a rule that is newer than the client), that unit alone is taken apart: halves, and halves of halves. What is at
-- fault goes into quarantine; what hangs on it gets the reason that a later run would give, too.
create or replace function assay._migration_write_or_split(
    p_run_id uuid,
    p_source_id text,
    p_judge_id uuid,
    p_scanned boolean,
    p_after bigint,
    p_up_to bigint
)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_middle bigint := (p_after + p_up_to) / 2;
    v_sqlstate text;
    v_detail text;
    v_rows bigint[];
    v_models text[];
    v_left_out text;
    v_why jsonb;
begin
    begin
        perform assay._migration_write(p_run_id, p_source_id, p_judge_id, p_scanned, p_after, p_up_to);
        return;
    exception
        when sqlstate 'ME001' or integrity_constraint_violation or data_exception or program_limit_exceeded then
            get stacked diagnostics v_sqlstate = returned_sqlstate, v_detail = pg_exception_detail;
    end;
    if p_up_to - p_after > 1 then
        perform assay._migration_write_or_split(p_run_id, p_source_id, p_judge_id, p_scanned, p_after, v_middle);
        perform assay._migration_write_or_split(p_run_id, p_source_id, p_judge_id, p_scanned, v_middle, p_up_to);
        return;
    end if;

    -- A unit is a row by itself, or an entry with what belongs to it. Which of them is it? First without one of the others,
    -- then without both, then without the entry.
    select array_agg(p.stage_id), array_agg(distinct p.model)
    into v_rows, v_models
    from assay.migration_plan as p
    where p.unit = p_up_to and p.outcome = 'imported';
    foreach v_left_out in array array[
        'resolution', 'decision', 'resolution decision', 'entry', 'resolution decision entry other'
    ] loop
        continue when v_left_out not like '%entry%'
            and not ('entry' = any (v_models) and string_to_array(v_left_out, ' ') <@ v_models);
        if v_sqlstate = 'ME001' then
            v_why := v_detail::jsonb;
        else
            v_why := jsonb_build_object('sqlstate', v_sqlstate);
        end if;
        begin
            update assay.migration_plan as p
            set
                outcome = case when x.reason is null then 'imported' else 'quarantined' end,
                reason = x.reason,
                detail = case when x.reason in ('firewall', 'refused_by_database') then v_why end
            from assay.migration_stage as s
            cross join lateral (
                select
                    case
                        when s.model = any (string_to_array(v_left_out, ' ')) or cardinality(v_rows) = 1
                            then case when v_sqlstate = 'ME001' then 'firewall' else 'refused_by_database' end
                        -- An unfinished row comes without its entry.
                        when v_left_out like '%entry%' and (s.model = 'resolution' or s.state = 'accept') then 'entry_quarantined'
                    end as reason
            ) as x
            where p.stage_id = any (v_rows) and s.stage_id = p.stage_id;
            -- What the firewall keeps out leaves neither bytes nor a digest that could be searched.
            update assay.migration_stage as s
            set raw = null
            from assay.migration_plan as p
            where p.stage_id = any (v_rows) and s.stage_id = p.stage_id and p.reason = 'firewall';
            update assay.migration_plan as p
            set content_sha256 = s.key_sha256
            from assay.migration_stage as s
            where p.stage_id = any (v_rows) and s.stage_id = p.stage_id and p.reason = 'firewall';
            perform assay._migration_write(p_run_id, p_source_id, p_judge_id, p_scanned, p_after, p_up_to);
            exit;
        exception
            when sqlstate 'ME001' or integrity_constraint_violation or data_exception or program_limit_exceeded then
                get stacked diagnostics v_sqlstate = returned_sqlstate, v_detail = pg_exception_detail;
                if v_left_out like '%other' then
                    raise;
                end if;
        end;
    end loop;

    -- As assay._migration_arrange says it of what an earlier run has put in quarantine.
    with recursive fallen as (
        select p.stage_id, p.outcome
        from assay.migration_plan as p
        where p.stage_id = any (v_rows) and p.model = 'entry' and p.outcome = 'quarantined'
        union all
        select p.stage_id, p.outcome
        from fallen as f
        inner join assay.migration_plan as p on p.target_stage_id = f.stage_id
        where p.model = 'entry' and p.outcome = 'imported'
            and not exists (
                select 1 from assay.journal_entry as e where e.agent_id = p.agent and e.entry_id = p.target_id
            )
    ),

    lost as (
        select p.stage_id, 'target_not_imported' as reason
        from fallen as f
        inner join assay.migration_plan as p on p.stage_id = f.stage_id
        where p.outcome = 'imported'
        union all
        select p.stage_id, 'entry_quarantined'
        from fallen as f
        inner join assay.migration_plan as p on p.target_stage_id = f.stage_id
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where p.outcome = 'imported' and (p.model = 'resolution' or p.model = 'decision' and s.state = 'accept')
        union all
        select p.stage_id, w.reason
        from fallen as f
        inner join assay.migration_plan as w on w.stage_id = f.stage_id
        inner join assay.migration_plan as p on p.winner_id = f.stage_id
        where p.outcome = 'duplicate'
    )

    update assay.migration_plan as p
    set outcome = 'quarantined', reason = coalesce(l.reason, 'target_not_imported')
    from lost as l
    where l.stage_id = p.stage_id;
end
$$;
comment on function assay._migration_write_or_split(uuid, text, uuid, boolean, bigint, bigint) is
'Writes a range of units; what the database refuses goes into quarantine, and what hangs on it. For the owner of the schema.';
revoke all on function assay._migration_write_or_split(uuid, text, uuid, boolean, bigint, bigint) from public;

-- ---- api/_remember_claims.sql

-- requires: _store_memories _close_memories
-- An entry that was moved here holds when it held in its source (assay.beliefs); one without an interval never did, and is
-- no memory. Each entry is looked up by key, whatever the
-- planner believes: merging would read the whole journal of the agent.
create or replace function assay._remember_claims(p_agent_id text, p_entry_ids uuid[])
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_claims assay.memory_input[];
begin
    v_claims := array(
        select
            row(
                e.statement, e.speaker, e.turn_id, e.session_id, e.captured_at,
                case
                    when c.entry_id is not null then c.valid_from
                    -- Said by a clock that runs ahead: it holds from now on, not from then.
                    when e.valid_from = e.captured_at then least(e.valid_from, e.recorded_at)
                    else e.valid_from
                end,
                'journal', e.claim_type, null, null, null, null, null, e.entry_id
            )::assay.memory_input
        from unnest(p_entry_ids) as i (entry_id)
        cross join lateral (
            select x.*
            from assay.journal_entry as x
            where x.agent_id = p_agent_id and x.entry_id between i.entry_id and i.entry_id
            order by x.entry_id
            limit 1
        ) as e
        inner join assay.journal_kind as k on k.kind = e.kind
        left join lateral (
            select x.entry_id, x.valid_from
            from assay.carried_entry as x
            where x.agent_id = p_agent_id and x.entry_id between i.entry_id and i.entry_id
            order by x.entry_id
            limit 1
        ) as c on true
        where k.claim and (c.entry_id is null or c.valid_from is not null)
        order by e.entry_seq
    );
    if cardinality(v_claims) > 0 then
        perform assay._store_memories(p_agent_id, v_claims);
    end if;
    perform assay._close_memories(
        p_agent_id,
        p_entry_ids,
        array(
            -- Over before it came, or annotated since.
            select i.entry_id
            from unnest(p_entry_ids) as i (entry_id)
            cross join lateral (
                select x.valid_to
                from assay.carried_entry as x
                where x.agent_id = p_agent_id and x.entry_id between i.entry_id and i.entry_id
                order by x.entry_id
                limit 1
            ) as c
            where c.valid_to is not null
                or exists (
                    select 1
                    from assay.journal_entry as a
                    where a.agent_id = p_agent_id and a.target_id between i.entry_id and i.entry_id
                    order by a.target_id, a.entry_seq
                    limit 1
                )
        )
    );
end
$$;
comment on function assay._remember_claims(text, uuid[]) is
'Makes memory records of those of an agent''s journal entries that are claims, and closes or opens again what the others are about.';
revoke all on function assay._remember_claims(text, uuid[]) from public;

-- ---- api/_migration_remember.sql

-- requires: _migration_check _remember_claims
-- After the rows: one agent's entries at a time. A run that ends in between leaves what is
-- still to be done in assay.memory_due, and the next one goes on there, whichever source it is of.
create or replace function assay._migration_remember(p_run_id uuid, p_token uuid, p_entries integer)
returns table (done bigint, waiting bigint)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_agent_id text;
    v_entry_ids uuid[];
begin
    perform assay._migration_check(p_run_id, p_token);
    -- What is in the journal was scanned on its way there, or somebody answered for it.
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    select d.agent_id into v_agent_id from assay.memory_due as d where d.later order by d.agent_id, d.due_id limit 1;
    if found then
        with next as (
            select x.due_id
            from (
                select
                    d.due_id,
                    sum(cardinality(d.entry_ids)) over (order by d.due_id) - cardinality(d.entry_ids) as before
                from assay.memory_due as d
                where d.agent_id = v_agent_id and d.later
            ) as x
            where x.before < p_entries
        ),

        taken as (
            delete from assay.memory_due as d
            using next as n
            where d.agent_id = v_agent_id and d.due_id = n.due_id
            returning d.entry_ids
        )

        select array_agg(i.entry_id)
        into v_entry_ids
        from taken as t
        cross join lateral unnest(t.entry_ids) as i (entry_id);
        perform assay._remember_claims(v_agent_id, v_entry_ids);
    end if;
    return query
    select coalesce(cardinality(v_entry_ids), 0)::bigint, coalesce(sum(cardinality(d.entry_ids)), 0)::bigint
    from assay.memory_due as d
    where d.later;
end
$$;
comment on function assay._migration_remember(uuid, uuid, integer) is
'Makes the memories of about p_entries entries that a migration has brought, of one agent; says how many are done and how many wait. For the owner of the schema.';
revoke all on function assay._migration_remember(uuid, uuid, integer) from public;

-- ---- api/_remember_due.sql

-- requires: _remember_claims
-- Before the commit: claims become memories; what an annotation closes or opens again leaves or enters recall with it. The
-- first row that fires takes all that this transaction has noted (others' rows cannot be seen), so that each agent's memory is
-- locked once, in the order of the agents: two transactions never wait for each other in a circle, and many small appends
-- cost what one large one costs.
-- With its owner's rights: before version 18, a deferred trigger fires as whoever commits.
create or replace function assay._remember_due()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_set record;
begin
    if not exists (
        select 1
        from assay.memory_due as d
        where d.agent_id = new.agent_id and d.due_id = new.due_id
    ) then
        return null;
    end if;
    for v_set in
        with taken as (
            delete from assay.memory_due as d
            where not d.later
            returning d.agent_id, d.due_id, d.entry_ids
        ),

        noted as (
            select
                t.agent_id, e.entry_id, t.due_id, e.position,
                (row_number() over (partition by t.agent_id order by t.due_id, e.position) - 1) / 2000 as set_no
            from taken as t
            cross join lateral unnest(t.entry_ids) with ordinality as e (entry_id, position)
        )

        select n.agent_id, array_agg(n.entry_id order by n.due_id, n.position) as entry_ids
        from noted as n
        group by n.agent_id, n.set_no
        order by n.agent_id collate "C", n.set_no
    loop
        perform assay._remember_claims(v_set.agent_id, v_set.entry_ids);
    end loop;
    return null;
end
$$;
comment on function assay._remember_due() is
'Trigger: makes memory records of the claims that this transaction wrote, and closes or opens those that its annotations are about.';
revoke all on function assay._remember_due() from public;

-- ---- api/beliefs.sql

-- requires: is_undone
-- An entry that was moved here from another store has the interval that it had there (it stands), and annotations that came
-- with it close nothing by themselves. What is written here counts: a closing annotation closes it, and a retraction of what
-- had closed it there takes the whole interval's end out of force, so that our own rules decide.
-- Now is the time of the statement, which is also what an entry begins at unless it says otherwise: at the start of the
-- transaction, an entry written in the same one would not have begun.
-- It reads the tables with their owner's rights, within the agent scope: through the views, whose scope looks to the planner as
-- if the agent had a single entry, it would find the annotations of each entry by reading all of the agent's. Everything is looked
-- up in the order of the one index that has it, so that no belief of the planner matters.
create or replace function assay.beliefs(
    p_agent_id text,
    p_valid_at timestamptz default null,
    p_known_at timestamptz default null
)
returns table (
    agent_id text,
    entry_id uuid,
    entry_seq bigint,
    kind text,
    target_id uuid,
    turn_id text,
    candidate_id text,
    session_id text,
    speaker text,
    claim_type text,
    stated boolean,
    verbatim text,
    statement text,
    payload jsonb,
    subjects text[],
    captured_at timestamptz,
    valid_from timestamptz,
    recorded_at timestamptz,
    valid_to timestamptz,
    closed_by uuid,
    carried boolean
)
language sql
stable
parallel safe
security definer
set search_path = pg_catalog, pg_temp
begin atomic
select
    c.agent_id::text,
    c.entry_id,
    c.entry_seq,
    c.kind::text,
    c.target_id,
    c.turn_id::text,
    c.candidate_id::text,
    c.session_id,
    c.speaker,
    c.claim_type,
    c.stated,
    c.verbatim,
    c.statement,
    c.payload,
    c.subjects,
    c.captured_at,
    coalesce(m.valid_from, c.valid_from) as valid_from,
    c.recorded_at,
    x.valid_from as valid_to,
    x.entry_id as closed_by,
    f.stands and coalesce(x.carried, true) as carried
from assay.journal_entry as c
inner join assay.journal_kind as k on k.kind = c.kind
left join lateral (
    select o.entry_id, o.valid_from, o.valid_to, o.closed_by, o.agent_id
    from assay.carried_entry as o
    where o.agent_id = c.agent_id and o.entry_id between c.entry_id and c.entry_id
    order by o.entry_id
    limit 1
) as m on true
cross join lateral (
    select
        m.entry_id is not null and not exists (
            select 1
            from (
                select r.entry_id, r.agent_id, r.kind, r.recorded_at
                from assay.journal_entry as r
                where r.agent_id = m.agent_id and r.target_id between m.closed_by and m.closed_by
                order by r.target_id, r.entry_seq
                offset 0
            ) as a
            where a.kind = 'retract'
                and (p_known_at is null or a.recorded_at <= p_known_at)
                and not exists (
                    select 1
                    from assay.carried_entry as o
                    where o.agent_id = a.agent_id and o.entry_id between a.entry_id and a.entry_id
                    order by o.entry_id
                    limit 1
                )
                and not assay.is_undone(a.agent_id, a.entry_id, p_known_at)
        ) as stands
) as f
left join lateral (
    select a.entry_id, a.valid_from, a.entry_seq, false as carried
    from (
        select r.entry_id, r.agent_id, r.kind, r.valid_from, r.entry_seq, r.recorded_at
        from assay.journal_entry as r
        where r.agent_id = c.agent_id and r.target_id between c.entry_id and c.entry_id
        order by r.target_id, r.entry_seq
        offset 0
    ) as a
    inner join assay.journal_kind as ak on ak.kind = a.kind
    where ak.closing
        and (p_known_at is null or a.recorded_at <= p_known_at)
        and case when ak.closing then not assay.is_undone(a.agent_id, a.entry_id, p_known_at) end
        and not (
            f.stands
            and exists (
                select 1
                from assay.carried_entry as o
                where o.agent_id = a.agent_id and o.entry_id between a.entry_id and a.entry_id
                order by o.entry_id
                limit 1
            )
        )
    union all
    select m.closed_by, m.valid_to, 0, true
    where f.stands and m.valid_to is not null
        and not exists (
            select 1
            from assay.journal_entry as l
            where l.agent_id = m.agent_id and l.entry_id between m.closed_by and m.closed_by and l.recorded_at > p_known_at
            order by l.entry_id
            limit 1
        )
    order by valid_from, entry_seq
    limit 1
) as x on true
where c.agent_id = p_agent_id
    and p_agent_id = coalesce(nullif(current_setting('assay.agent_id', true), ''), p_agent_id)
    and k.claim
    and (p_known_at is null or c.recorded_at <= p_known_at)
    and case when m.entry_id is null then c.valid_from else m.valid_from end <= coalesce(p_valid_at, statement_timestamp())
    and (x.valid_from is null or x.valid_from > coalesce(p_valid_at, statement_timestamp()))
order by c.entry_seq;
end;
comment on function assay.beliefs(text, timestamptz, timestamptz) is
'What an agent held to be true of the moment p_valid_at (null: now) with what was recorded by p_known_at (null: everything known now). Claims only: confirmations and retractions are annotations. valid_to and closed_by say from when on, and by which annotation, a claim ends, also where that lies ahead. carried says that the interval is the one that an imported entry had in its source.';
revoke all on function assay.beliefs(text, timestamptz, timestamptz) from public;

-- ---- api/current_beliefs.sql

-- requires: is_undone
-- As assay.beliefs, for this moment.
create or replace view assay.current_beliefs with (security_barrier = true) as
select
    c.agent_id::text as agent_id,
    c.entry_id,
    c.entry_seq,
    c.kind::text as kind,
    c.target_id,
    c.turn_id::text as turn_id,
    c.candidate_id::text as candidate_id,
    c.session_id,
    c.speaker,
    c.claim_type,
    c.stated,
    c.verbatim,
    c.statement,
    c.payload,
    c.subjects,
    c.captured_at,
    coalesce(m.valid_from, c.valid_from) as valid_from,
    c.recorded_at,
    x.valid_from as valid_to,
    x.entry_id as closed_by,
    f.stands and coalesce(x.carried, true) as carried
from assay.journal_entry as c
inner join assay.journal_kind as k on k.kind = c.kind
left join lateral (
    select o.entry_id, o.valid_from, o.valid_to, o.closed_by, o.agent_id
    from assay.carried_entry as o
    where o.agent_id = c.agent_id and o.entry_id between c.entry_id and c.entry_id
    order by o.entry_id
    limit 1
) as m on true
cross join lateral (
    select
        m.entry_id is not null and not exists (
            select 1
            from (
                select r.entry_id, r.agent_id, r.kind
                from assay.journal_entry as r
                where r.agent_id = m.agent_id and r.target_id between m.closed_by and m.closed_by
                order by r.target_id, r.entry_seq
                offset 0
            ) as a
            where a.kind = 'retract'
                and not exists (
                    select 1
                    from assay.carried_entry as o
                    where o.agent_id = a.agent_id and o.entry_id between a.entry_id and a.entry_id
                    order by o.entry_id
                    limit 1
                )
                and not assay.is_undone(a.agent_id, a.entry_id, null)
        ) as stands
) as f
left join lateral (
    select a.entry_id, a.valid_from, a.entry_seq, false as carried
    from (
        select r.entry_id, r.agent_id, r.kind, r.valid_from, r.entry_seq
        from assay.journal_entry as r
        where r.agent_id = c.agent_id and r.target_id between c.entry_id and c.entry_id
        order by r.target_id, r.entry_seq
        offset 0
    ) as a
    inner join assay.journal_kind as ak on ak.kind = a.kind
    where ak.closing
        and case when ak.closing then not assay.is_undone(a.agent_id, a.entry_id, null) end
        and not (
            f.stands
            and exists (
                select 1
                from assay.carried_entry as o
                where o.agent_id = a.agent_id and o.entry_id between a.entry_id and a.entry_id
                order by o.entry_id
                limit 1
            )
        )
    union all
    select m.closed_by, m.valid_to, 0, true
    where f.stands and m.valid_to is not null
    order by valid_from, entry_seq
    limit 1
) as x on true
where k.claim
    and case when m.entry_id is null then c.valid_from else m.valid_from end <= statement_timestamp()
    and (x.valid_from is null or x.valid_from > statement_timestamp())
    and c.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.current_beliefs is
'What holds now: claims whose validity has begun and not ended. A claim is closed from the earliest valid_from of a closing annotation that has not itself been retracted; one that was imported, when it was in its source. For other moments: assay.beliefs.';
comment on column assay.current_beliefs.agent_id is 'Whose memory.';
comment on column assay.current_beliefs.entry_id is 'Identity within the agent: a time-ordered UUID (version 7) unless the client chose one.';
comment on column assay.current_beliefs.entry_seq is 'Order of writing: an annotation always has a higher number than its target, whatever the clocks say.';
comment on column assay.current_beliefs.kind is 'assert, confirm, supersede, retract, or a registered kind.';
comment on column assay.current_beliefs.target_id is 'The entry that this one annotates; null for kinds that stand by themselves.';
comment on column assay.current_beliefs.turn_id is 'The turn it came from; null for an entry made by hand.';
comment on column assay.current_beliefs.candidate_id is 'The accepted candidate behind it; at most one entry per candidate.';
comment on column assay.current_beliefs.session_id is 'The conversation that the turn belongs to.';
comment on column assay.current_beliefs.speaker is 'Who said it.';
comment on column assay.current_beliefs.claim_type is 'What kind of claim, in the words of the application.';
comment on column assay.current_beliefs.stated is 'True: said in so many words. False: inferred.';
comment on column assay.current_beliefs.verbatim is 'The words themselves, never changed.';
comment on column assay.current_beliefs.statement is 'The same said so that it stands alone (references resolved); equal to verbatim where nothing was resolved.';
comment on column assay.current_beliefs.payload is 'Structured data of the application.';
comment on column assay.current_beliefs.subjects is 'Tags; an accepted candidate''s entry carries cand:{candidate_id}.';
comment on column assay.current_beliefs.captured_at is 'When the words were said, by the clock of the source.';
comment on column assay.current_beliefs.valid_from is 'From when on it holds in the world; for a closing annotation, from when on the target no longer does.';
comment on column assay.current_beliefs.recorded_at is 'When the database learned of it, by the database''s clock.';
comment on column assay.current_beliefs.valid_to is 'From when on it no longer holds; null while that is open.';
comment on column assay.current_beliefs.closed_by is 'The annotation that ends its validity, the earliest of them; null while open.';
comment on column assay.current_beliefs.carried is 'True: the interval is the one that an imported entry had in its source, not one that was derived here.';
revoke all on assay.current_beliefs from public;

-- ---- api/journal.sql

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

-- ---- api/annotations_for.sql

-- requires: journal
-- It reads the table with its owner's rights, within the agent scope, in the order of the index that is meant: see assay.beliefs.
create or replace function assay.annotations_for(p_agent_id text, p_entry_id uuid)
returns setof assay.journal
language sql
stable
parallel safe
security definer
set search_path = pg_catalog, pg_temp
begin atomic
select
    e.agent_id::text,
    e.entry_id,
    e.entry_seq,
    e.kind::text,
    e.target_id,
    e.turn_id::text,
    e.candidate_id::text,
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
where e.agent_id = p_agent_id
    and p_agent_id = coalesce(nullif(current_setting('assay.agent_id', true), ''), p_agent_id)
    and e.target_id between p_entry_id and p_entry_id
order by e.target_id, e.entry_seq;
end;
comment on function assay.annotations_for(text, uuid) is 'The annotations of one entry, in order of writing.';
revoke all on function assay.annotations_for(text, uuid) from public;

-- ---- api/journal_kinds.sql

create or replace view assay.journal_kinds with (security_barrier = true) as
select
    k.kind::text as kind,
    k.targetless,
    k.closing,
    k.claim
from assay.journal_kind as k;
comment on view assay.journal_kinds is
'Kinds of journal entries and what they mean.';
comment on column assay.journal_kinds.kind is 'Its name.';
comment on column assay.journal_kinds.targetless is 'True: an entry of this kind stands by itself. False: it annotates another entry, its target.';
comment on column assay.journal_kinds.closing is 'True: it ends the validity of its target from its own valid_from on.';
comment on column assay.journal_kinds.claim is 'True: it says something about the world and can be a belief. False: it only annotates.';
revoke all on assay.journal_kinds from public;

-- ---- api/journal_subjects.sql

create or replace view assay.journal_subjects with (security_barrier = true) as
select
    s.agent_id::text as agent_id,
    s.subject,
    s.entry_id
from assay.journal_subject as s
where s.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.journal_subjects is
'Tags of journal entries, one row each, except an entry''s own cand: tag (found through candidate_id).';
comment on column assay.journal_subjects.agent_id is 'Whose memory.';
comment on column assay.journal_subjects.subject is 'The tag.';
comment on column assay.journal_subjects.entry_id is 'The entry that carries the tag.';
revoke all on assay.journal_subjects from public;

-- ---- api/losses_by_class.sql

create or replace view assay.losses_by_class with (security_barrier = true) as
select
    d.agent_id::text as agent_id,
    r.loss,
    d.state,
    d.reason_code,
    count(*) as decisions,
    max(d.written_at) as last_written_at
from assay.decision as d
inner join assay.verdict_reason as r on r.state = d.state and r.reason_code = d.reason_code
where r.loss <> 'none'
    and d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
group by d.agent_id, r.loss, d.state, d.reason_code;
comment on view assay.losses_by_class is
'What was not kept, by what it was lost to: privacy, the model''s judgement, infrastructure.';
comment on column assay.losses_by_class.agent_id is 'Whose memory.';
comment on column assay.losses_by_class.loss is 'privacy, model or infrastructure.';
comment on column assay.losses_by_class.state is 'accept, reject, withhold, firewall_drop, or pending while its journal entry is being written.';
comment on column assay.losses_by_class.reason_code is 'Why; see assay.verdict_reason.';
comment on column assay.losses_by_class.decisions is 'How many candidates.';
comment on column assay.losses_by_class.last_written_at is 'When the last of them was written.';
revoke all on assay.losses_by_class from public;

-- ---- api/memories.sql

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

-- ---- api/memory_sources.sql

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

-- ---- api/metrics_by_judge.sql

create or replace view assay.metrics_by_judge with (security_barrier = true) as
select
    c.agent_id,
    c.judge_id,
    j.provider,
    j.model,
    j.prompt_sha256::text as prompt_sha256,
    j.package_version,
    c.labelled,
    c.tp,
    c.fp,
    c.fn,
    c.tn,
    c.lost_to_privacy,
    c.lost_to_infrastructure,
    coalesce(c.tp::double precision / nullif(c.tp + c.fp, 0), 0.0) as precision,
    coalesce(c.tp::double precision / nullif(c.tp + c.fn, 0), 0.0) as recall,
    coalesce(2.0::double precision * c.tp / nullif(2 * c.tp + c.fp + c.fn, 0), 0.0) as f1,
    coalesce(
        c.tp::double precision / nullif(c.tp + c.fn + c.lost_to_privacy + c.lost_to_infrastructure, 0), 0.0
    ) as end_to_end_recall
from (
    select
        d.agent_id::text as agent_id,
        d.judge_id,
        count(*) as labelled,
        count(*) filter (where g.should_accept and d.state = 'accept') as tp,
        count(*) filter (where not g.should_accept and d.state = 'accept') as fp,
        count(*) filter (where g.should_accept and r.loss = 'model') as fn,
        count(*) filter (where not g.should_accept and d.state <> 'accept') as tn,
        count(*) filter (where g.should_accept and r.loss = 'privacy') as lost_to_privacy,
        count(*) filter (where g.should_accept and r.loss = 'infrastructure') as lost_to_infrastructure
    from assay.gold_label as g
    inner join assay.decision as d
        on d.agent_id = g.agent_id and d.turn_id = g.turn_id and d.candidate_id = g.candidate_id
    inner join assay.verdict_reason as r on r.state = d.state and r.reason_code = d.reason_code
    where r.terminal
        and d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
        and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
    group by d.agent_id, d.judge_id
) as c
inner join assay.judge as j on j.judge_id = c.judge_id;
comment on view assay.metrics_by_judge is
'Precision and recall against the stored gold labels, per judge (provider, model, prompt, version).';
comment on column assay.metrics_by_judge.agent_id is 'Whose memory.';
comment on column assay.metrics_by_judge.judge_id is 'What judged it.';
comment on column assay.metrics_by_judge.provider is 'Name of the verdict provider, for example claude, rules, or the class of one''s own; pgassay for decisions of the pipeline itself.';
comment on column assay.metrics_by_judge.model is 'Model identifier; null where no model is involved.';
comment on column assay.metrics_by_judge.prompt_sha256 is 'SHA-256 of the instructions the judge was given; null where there are none.';
comment on column assay.metrics_by_judge.package_version is 'Version of pgassay (or of the client that wrote the row).';
comment on column assay.metrics_by_judge.labelled is 'Labelled candidates with a terminal state.';
comment on column assay.metrics_by_judge.tp is 'Accepted, and should have been.';
comment on column assay.metrics_by_judge.fp is 'Accepted, and should not have been.';
comment on column assay.metrics_by_judge.fn is 'Not accepted by the model''s judgement, and should have been.';
comment on column assay.metrics_by_judge.tn is 'Not accepted, and should not have been.';
comment on column assay.metrics_by_judge.lost_to_privacy is 'Should have been accepted, kept out by the firewall: not the model''s miss.';
comment on column assay.metrics_by_judge.lost_to_infrastructure is 'Should have been accepted, lost to an outage or a failed write: not the model''s miss.';
comment on column assay.metrics_by_judge.precision is 'tp / (tp + fp); 0.0 where undefined.';
comment on column assay.metrics_by_judge.recall is 'tp / (tp + fn); 0.0 where undefined.';
comment on column assay.metrics_by_judge.f1 is 'Harmonic mean of precision and recall; 0.0 where undefined.';
comment on column assay.metrics_by_judge.end_to_end_recall is 'tp / (tp + fn + lost_to_privacy + lost_to_infrastructure); 0.0 where undefined.';
revoke all on assay.metrics_by_judge from public;

-- ---- api/metrics_by_rule.sql

create or replace view assay.metrics_by_rule with (security_barrier = true) as
select
    c.agent_id,
    c.generator_rule,
    c.labelled,
    c.tp,
    c.fp,
    c.fn,
    c.tn,
    c.lost_to_privacy,
    c.lost_to_infrastructure,
    coalesce(c.tp::double precision / nullif(c.tp + c.fp, 0), 0.0) as precision,
    coalesce(c.tp::double precision / nullif(c.tp + c.fn, 0), 0.0) as recall,
    coalesce(2.0::double precision * c.tp / nullif(2 * c.tp + c.fp + c.fn, 0), 0.0) as f1,
    coalesce(
        c.tp::double precision / nullif(c.tp + c.fn + c.lost_to_privacy + c.lost_to_infrastructure, 0), 0.0
    ) as end_to_end_recall
from (
    select
        d.agent_id::text as agent_id,
        d.generator_rule::text as generator_rule,
        count(*) as labelled,
        count(*) filter (where g.should_accept and d.state = 'accept') as tp,
        count(*) filter (where not g.should_accept and d.state = 'accept') as fp,
        count(*) filter (where g.should_accept and r.loss = 'model') as fn,
        count(*) filter (where not g.should_accept and d.state <> 'accept') as tn,
        count(*) filter (where g.should_accept and r.loss = 'privacy') as lost_to_privacy,
        count(*) filter (where g.should_accept and r.loss = 'infrastructure') as lost_to_infrastructure
    from assay.gold_label as g
    inner join assay.decision as d
        on d.agent_id = g.agent_id and d.turn_id = g.turn_id and d.candidate_id = g.candidate_id
    inner join assay.verdict_reason as r on r.state = d.state and r.reason_code = d.reason_code
    where r.terminal
        and d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
        and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
    group by d.agent_id, d.generator_rule
) as c;
comment on view assay.metrics_by_rule is
'Precision and recall against the stored gold labels, per generator rule.';
comment on column assay.metrics_by_rule.agent_id is 'Whose memory.';
comment on column assay.metrics_by_rule.generator_rule is 'What generated it: sentence, entity; empty and turn for rows that stand for a whole turn.';
comment on column assay.metrics_by_rule.labelled is 'Labelled candidates with a terminal state.';
comment on column assay.metrics_by_rule.tp is 'Accepted, and should have been.';
comment on column assay.metrics_by_rule.fp is 'Accepted, and should not have been.';
comment on column assay.metrics_by_rule.fn is 'Not accepted by the model''s judgement, and should have been.';
comment on column assay.metrics_by_rule.tn is 'Not accepted, and should not have been.';
comment on column assay.metrics_by_rule.lost_to_privacy is 'Should have been accepted, kept out by the firewall: not the model''s miss.';
comment on column assay.metrics_by_rule.lost_to_infrastructure is 'Should have been accepted, lost to an outage or a failed write: not the model''s miss.';
comment on column assay.metrics_by_rule.precision is 'tp / (tp + fp); 0.0 where undefined.';
comment on column assay.metrics_by_rule.recall is 'tp / (tp + fn); 0.0 where undefined.';
comment on column assay.metrics_by_rule.f1 is 'Harmonic mean of precision and recall; 0.0 where undefined.';
comment on column assay.metrics_by_rule.end_to_end_recall is 'tp / (tp + fn + lost_to_privacy + lost_to_infrastructure); 0.0 where undefined.';
revoke all on assay.metrics_by_rule from public;

-- ---- api/migration_items.sql

-- Without the raw bytes: they are for the owner.
create or replace view assay.migration_items with (security_barrier = true) as
select
    i.agent_id,
    i.source_id,
    i.source_db,
    i.source_key,
    i.model,
    i.outcome,
    i.reason,
    i.detail,
    i.entry_id,
    i.accepted_block,
    i.raw is not null as kept_whole,
    i.run_id,
    i.noted_at
from assay.migration_item as i
where i.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.migration_items is
'Ledger of the migration from Redis: what became of each key that held a row or an entry.';
comment on column assay.migration_items.agent_id is
'Whose memory, as the key says; empty where the key names no agent, (withheld) where the firewall keeps it out.';
comment on column assay.migration_items.source_id is 'The name that the user gave to the store.';
comment on column assay.migration_items.source_db is 'The number of the Redis database.';
comment on column assay.migration_items.source_key is 'The key, as bytes; (withheld) and its digest where the firewall keeps it out.';
comment on column assay.migration_items.model is 'decision, entry, resolution, or other (a key of no known shape).';
comment on column assay.migration_items.outcome is 'imported, duplicate (the same was here already), or quarantined.';
comment on column assay.migration_items.reason is 'Why it is in quarantine.';
comment on column assay.migration_items.detail is 'More on the reason: the field, or both versions where another is here already. Never words of a conversation.';
comment on column assay.migration_items.entry_id is 'The journal entry that it is, or that the decision names.';
comment on column assay.migration_items.accepted_block is 'True: today''s firewall would block the entry, and it was imported by explicit choice.';
comment on column assay.migration_items.kept_whole is 'Whether its raw bytes are kept in quarantine.';
comment on column assay.migration_items.run_id is 'The run that last decided about it.';
comment on column assay.migration_items.noted_at is 'When that was decided.';
revoke all on assay.migration_items from public;

-- ---- api/migration_runs.sql

create or replace view assay.migration_runs with (security_barrier = true) as
select
    r.run_id,
    r.source_id,
    r.state,
    r.started_at,
    r.finished_at,
    r.source
from assay.migration_run as r
-- A run is about a whole store: a session that is limited to one agent does not see any.
where nullif(current_setting('assay.agent_id', true), '') is null;
comment on view assay.migration_runs is 'Runs of the migration from Redis.';
comment on column assay.migration_runs.run_id is 'Identity; a run that is resumed keeps it.';
comment on column assay.migration_runs.source_id is 'The name that the user gave to the store.';
comment on column assay.migration_runs.state is 'running, interrupted (to be resumed) or finished.';
comment on column assay.migration_runs.started_at is 'When it began.';
comment on column assay.migration_runs.finished_at is 'When it ended, with everything accounted for or not; null before.';
comment on column assay.migration_runs.source is 'Fingerprint of the source: kind, server, digest of the file, databases. No secrets.';
revoke all on assay.migration_runs from public;

-- ---- api/never_used.sql

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

-- ---- api/pin.sql

-- requires: _check_agent
create or replace function assay.pin(p_agent_id text, p_memory_ids uuid[], p_pinned boolean default true)
returns integer
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_changed integer;
begin
    perform assay._check_agent(p_agent_id);
    update assay.memory as m
    set pinned = p_pinned
    from (select distinct i.memory_id from unnest(p_memory_ids) as i (memory_id)) as i
    where m.agent_id = p_agent_id and m.memory_id = i.memory_id and m.pinned <> p_pinned;
    get diagnostics v_changed = row_count;
    return v_changed;
end
$$;
comment on function assay.pin(text, uuid[], boolean) is
'Exempts records from decay, or ends that (p_pinned false); returns how many changed.';
revoke all on function assay.pin(text, uuid[], boolean) from public;

-- ---- api/privacy_drops.sql

create or replace view assay.privacy_drops with (security_barrier = true) as
select
    n.agent_id::text as agent_id,
    (n.dropped_at at time zone 'UTC')::date as day,
    n.stage,
    n.reason::text as reason,
    n.detector::text as detector,
    count(*) as drops
from assay.never_record_drop as n
where n.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
group by n.agent_id, (n.dropped_at at time zone 'UTC')::date, n.stage, n.reason, n.detector;
comment on view assay.privacy_drops is
'What the firewall kept out: counts per day (UTC), stage, reason and detector; nothing of the things themselves.';
comment on column assay.privacy_drops.agent_id is 'Whose memory.';
comment on column assay.privacy_drops.day is 'Day, UTC.';
comment on column assay.privacy_drops.stage is 'Where it was blocked: turn, candidate, journal or memory.';
comment on column assay.privacy_drops.reason is 'What kind of secret, for example payment_card.';
comment on column assay.privacy_drops.detector is 'Which detector found it.';
comment on column assay.privacy_drops.drops is 'How many.';
revoke all on assay.privacy_drops from public;

-- ---- api/probe_turn.sql

-- requires: decisions journal
create or replace function assay.probe_turn(p_agent_id text, p_turn_id text)
returns table (
    candidate_id text,
    generator_rule text,
    state text,
    reason_code text,
    text_sha256 text,
    turn_candidates integer,
    entry_id uuid,
    landed_entry_id uuid,
    open boolean
)
language sql
stable
parallel safe
begin atomic
select
    d.candidate_id,
    d.generator_rule,
    d.state,
    d.reason_code,
    d.text_sha256,
    d.turn_candidates,
    d.entry_id,
    j.entry_id as landed_entry_id,
    d.state = 'pending' or d.loss = 'infrastructure' as open
from assay.decisions as d
-- Asked for the few that are open only, one by one: all of a turn's entries are not always found by an index of their own.
left join lateral (
    select e.entry_id
    from assay.journal as e
    where e.agent_id = p_agent_id and e.turn_id = p_turn_id and e.candidate_id = d.candidate_id
        and (d.state = 'pending' or d.loss = 'infrastructure')
    offset 0
) as j on true
where d.agent_id = p_agent_id and d.turn_id = p_turn_id
order by d.candidate_id;
end;
comment on function assay.probe_turn(text, text) is
'What is known of a turn before it is run (again): its decisions, which of them are open (pending or lost to infrastructure: to be judged), and the entry of an open one that landed although its decision does not say so.';
revoke all on function assay.probe_turn(text, text) from public;

-- ---- api/recall.sql

-- requires: _check_agent _merge_weights _query_lexemes _entity_key
-- How it ranks (docs/recall.md has the figures):
--
-- 1. Words of the query, and at a share words that begin like them or are related to them, are looked up in the agent's
--    postings, each up to a bound, the newest places first.
-- 2. Each posting counts for its own record, and for a share of it for the records around it in the session. On the counts
--    that come together, BM25 without length normalisation.
-- 3. Added: BM25 of the whole session, and words of the query that stand in the record's date.
-- 4. The best of these, and the most similar where there are vectors, are looked at in full. Text score (scaled so that the best
--    has 1) and similarity, which neighbours share as well, count with factors for a speaker whom the query names and for
--    questions; decay, confidence and association are added by their weights.
--
-- Everything is read through (agent_id, …) indexes and bounded, whatever the size of the memory. Rows are looked up by key in
-- laterals with a limit, which the planner cannot turn into another join: the plan is made once a session, perhaps while
-- the tables are new and have no statistics, and has to stay right.
create or replace function assay.recall(
    p_agent_id text,
    p_query text,
    p_limit integer default 10,
    p_weights jsonb default null,
    p_as_of timestamptz default null,
    p_speaker text default null,
    p_session_id text default null,
    p_exclude uuid[] default '{}',
    p_embedding text default null,
    p_model text default null
)
returns table (
    rank integer,
    memory_id uuid,
    content text,
    total double precision,
    lexical double precision,
    context double precision,
    factor double precision,
    vector double precision,
    decay double precision,
    confidence double precision,
    association double precision,
    importance double precision,
    evidence integer,
    pinned boolean,
    speaker text,
    turn_id text,
    session_id text,
    captured_at timestamptz,
    valid_from timestamptz,
    valid_to timestamptz,
    entry_id uuid,
    provider text,
    statement_type text,
    query_blind boolean,
    vectors text
)
language plpgsql
stable
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
set jit = off
set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
    v_weights jsonb;
    v_at timestamptz := coalesce(p_as_of, statement_timestamp());
    v_agent assay.memory_agent;
    v_last bigint := 9223372036854775807;
    v_records double precision;
    v_sessions double precision;
    v_lexemes text[];
    v_speakers text[];
    v_names text[];
    v_keys text[];
    v_places bigint[] := '{}';
    v_cosines double precision[] := '{}';
    v_linked_places bigint[] := '{}';
    v_links double precision[] := '{}';
    v_vectors text := 'none';
    v_blind boolean;
    w_text double precision;
    w_vector double precision;
    w_decay double precision;
    w_confidence double precision;
    w_association double precision;
    w_k1 double precision;
    w_near double precision;
    w_far double precision;
    w_answer double precision;
    w_session double precision;
    w_date double precision;
    w_speaker double precision;
    w_speaker_term double precision;
    w_question double precision;
    w_prefix double precision;
    w_related double precision;
    w_vector_near double precision;
    w_rate double precision;
    w_terms integer;
    w_postings integer;
    w_pool integer;
begin
    perform assay._check_agent(p_agent_id);
    if p_limit is null or p_limit < 1 or p_limit > 10000 then
        raise exception 'a limit out of range'
            using errcode = 'ME005', hint = 'Ask for 1 to 10000 records.';
    end if;
    if p_embedding is not null and coalesce(p_model, '') = '' then
        raise exception 'an embedding without its model'
            using errcode = 'ME005', hint = 'Name the model that made it (p_model): vectors of different models are kept apart.';
    end if;
    v_weights := assay._merge_weights(p_weights);
    select a.* into v_agent from assay.memory_agent as a where a.agent_id = p_agent_id;
    if not found then
        return;
    end if;

    v_records := v_agent.records;
    v_sessions := v_agent.sessions;
    w_text := (v_weights -> 'text')::double precision;
    w_vector := (v_weights -> 'vector')::double precision;
    w_decay := (v_weights -> 'decay')::double precision;
    w_confidence := (v_weights -> 'confidence')::double precision;
    w_association := (v_weights -> 'association')::double precision;
    w_k1 := (v_weights -> 'k1')::double precision;
    w_near := (v_weights -> 'neighbour_1')::double precision;
    w_far := (v_weights -> 'neighbour_2')::double precision;
    w_answer := (v_weights -> 'answer')::double precision;
    w_session := (v_weights -> 'session')::double precision;
    w_date := (v_weights -> 'date')::double precision;
    w_speaker := (v_weights -> 'speaker')::double precision;
    w_speaker_term := (v_weights -> 'speaker_term')::double precision;
    w_question := (v_weights -> 'question')::double precision;
    w_prefix := (v_weights -> 'prefix')::double precision;
    w_related := (v_weights -> 'related')::double precision;
    w_vector_near := (v_weights -> 'vector_near')::double precision;
    w_rate := (v_weights -> 'decay_rate')::double precision;
    w_terms := (v_weights -> 'terms')::double precision;
    w_postings := (v_weights -> 'postings')::double precision;
    w_pool := greatest((v_weights -> 'pool')::double precision, p_limit);

    v_lexemes := assay._query_lexemes(coalesce(p_query, ''), v_agent.languages);
    select coalesce(array_agg(distinct s.speaker), '{}'), coalesce(array_agg(distinct s.lexeme), '{}')
    into v_speakers, v_names
    from unnest(v_lexemes) as q (lexeme)
    inner join assay.memory_speaker as s on s.agent_id = p_agent_id and s.lexeme = q.lexeme;

    if p_embedding is not null then
        if to_regprocedure('assay._vector_scores(text,text,text,integer)') is null then
            v_vectors := 'not installed';
        else
            execute 'select array_agg(v.place), array_agg(v.cosine) from assay._vector_scores($1, $2, $3, $4) as v'
            into v_places, v_cosines
            using p_agent_id, p_embedding, p_model, (v_weights -> 'vectors')::integer;
            v_vectors := case
                when v_places is null then 'none stored'
                when cardinality(v_places) < least(v_records, (v_weights -> 'vectors')::double precision) then 'partly'
                else 'used'
            end;
        end if;
    end if;
    v_blind := cardinality(v_lexemes) = 0;

    -- What was said by a moment stands, where records came in the order of their times, at places up to the last of the newest
    -- by then: these are read. Where they did not, some of what was said before came in later, so a quarter as many of the places
    -- behind it are read as well.
    if p_as_of is not null then
        select coalesce(max(n.place), v_last)
        into v_last
        from (
            select m.place
            from assay.memory as m
            where m.agent_id = p_agent_id and m.forgotten_at is null and m.captured_at <= p_as_of
            order by m.captured_at desc
            limit 100
        ) as n;
    end if;

    -- Entities that the query names, and those they were named together with: half as far.
    if w_association > 0 and exists (select 1 from assay.memory_entity as e where e.agent_id = p_agent_id) then
        v_keys := array(
            select distinct assay._entity_key(array_to_string(w.words[i.at:i.at + j.longer], ' '))
            from (select string_to_array(btrim(translate(coalesce(p_query, ''), E'.,;:!?()"\n\t', '           ')), ' ')) as w (words)
            cross join lateral generate_series(1, least(cardinality(w.words), 200)) as i (at)
            cross join lateral generate_series(0, 3) as j (longer)
        );
        with named as (
            select distinct e.entity_key, e.entity
            from unnest(v_keys) as k (entity_key)
            cross join lateral (
                select x.entity_key, x.entity
                from assay.memory_entity as x
                where x.agent_id = p_agent_id and x.entity_key = k.entity_key
                limit 20
            ) as e
        ),

        linked as (
            select assay._entity_key(t.entity) as entity_key, t.weight
            from (
                select distinct n.entity from named as n
            ) as n
            cross join lateral (
                (
                    select a.entity_b as entity, a.weight
                    from assay.association as a
                    where a.agent_id = p_agent_id and a.entity_a = n.entity
                    order by a.weight desc
                    limit 20
                )
                union all
                (
                    select a.entity_a, a.weight
                    from assay.association as a
                    where a.agent_id = p_agent_id and a.entity_b = n.entity
                    order by a.weight desc
                    limit 20
                )
            ) as t
        ),

        scored as (
            select n.entity_key, 1.0 as score from named as n
            union all
            select l.entity_key, 0.5 * l.weight / (l.weight + 1) from linked as l
        ),

        reached as (
            select p.place, max(s.score) as score
            from (select x.entity_key, max(x.score) as score from scored as x group by x.entity_key) as s
            cross join lateral (
                (
                    select e.place
                    from assay.memory_entity as e
                    where e.agent_id = p_agent_id and e.entity_key = s.entity_key and e.place <= v_last
                    order by e.place desc
                    limit 200
                )
                union all
                (
                    select e.place
                    from assay.memory_entity as e
                    where p_as_of is not null and e.agent_id = p_agent_id and e.entity_key = s.entity_key and e.place > v_last
                    order by e.place desc
                    limit 50
                )
            ) as p
            group by p.place
        )

        select array_agg(r.place), array_agg(r.score) into v_linked_places, v_links from reached as r;
    end if;

    return query
    with terms as (
        select
            q.no,
            q.lexeme,
            case when q.lexeme = any (v_names) and cardinality(v_lexemes) > cardinality(v_names) then w_speaker_term else 1 end as share
        from unnest(v_lexemes) with ordinality as q (lexeme, no)
    ),

    -- A word, words that begin like it, and words that are related to it; of those, the rarest.
    forms as (
        select t.no, t.lexeme, t.share, 1::double precision as factor, 1::double precision as counted, l.records
        from terms as t
        cross join lateral (
            select x.records
            from assay.memory_lexeme as x
            where x.agent_id = p_agent_id and x.lexeme = t.lexeme
            limit 1
        ) as l
        where t.share > 0
        union all
        select t.no, v.lexeme, t.share, w_prefix, 1, v.records
        from terms as t
        cross join lateral (
            select l.lexeme, l.records
            from assay.memory_lexeme as l
            where l.agent_id = p_agent_id
                and l.lexeme >= left(t.lexeme, 5)
                and l.lexeme < left(t.lexeme, 5) || U&'\+10FFFF'
                and l.lexeme <> t.lexeme
                and left(l.lexeme, (3 * greatest(length(l.lexeme), length(t.lexeme)) + 3) / 4)
                    = left(t.lexeme, (3 * greatest(length(l.lexeme), length(t.lexeme)) + 3) / 4)
            limit 8
        ) as v
        where t.share > 0 and w_prefix > 0 and length(t.lexeme) >= 5
        union all
        select t.no, v.lexeme, t.share, w_related, w_related, v.records
        from terms as t
        cross join lateral (
            select r.related as lexeme, l.records
            from unnest(v_agent.languages) as g (language)
            cross join lateral (
                select x.related
                from assay.word_relation as x
                where x.language = g.language and x.lexeme = t.lexeme
                limit 200
            ) as r
            cross join lateral (
                select x.records
                from assay.memory_lexeme as x
                where x.agent_id = p_agent_id and x.lexeme = r.related
                limit 1
            ) as l
            where r.related <> all (v_lexemes)
            order by l.records, r.related
            limit 16
        ) as v
        where t.share > 0 and w_related > 0 and t.lexeme <> all (v_names)
    ),

    words as (
        select f.no, f.lexeme, f.share, max(f.factor) as factor, max(f.counted) as counted, max(f.records) as records
        from forms as f
        group by f.no, f.lexeme, f.share
    ),

    weighed as (
        select
            x.no, x.lexeme, x.factor,
            ceil(w_postings * x.factor)::bigint as bound,
            x.share * ln(1 + (v_records - x.n + 0.5::double precision) / (x.n + 0.5::double precision)) as idf,
            x.share
        from (
            select
                y.*,
                least(sum(y.records * y.counted) over (partition by y.no), v_records) as n,
                dense_rank() over (order by y.rarity, y.no) as kept
            from (select w.*, sum(w.records) over (partition by w.no) as rarity from words as w) as y
        ) as x
        where x.kept <= w_terms
    ),

    postings as materialized (
        select w.no, w.idf, w.share, p.place, p.tf * w.factor as tf, p.question
        from weighed as w
        cross join lateral (
            (
                select x.place, x.tf, x.question
                from assay.memory_posting as x
                where x.agent_id = p_agent_id and x.lexeme = w.lexeme and x.place <= v_last
                order by x.place desc
                limit w.bound
            )
            union all
            (
                select x.place, x.tf, x.question
                from assay.memory_posting as x
                where p_as_of is not null and x.agent_id = p_agent_id and x.lexeme = w.lexeme and x.place > v_last
                order by x.place desc
                limit (w.bound + 3) / 4
            )
        ) as p
    ),

    counts as (
        select
            p.place + d.distance as place,
            p.no,
            max(p.idf) as idf,
            sum(case when d.distance = 0 then p.tf else 0 end) as own,
            sum(p.tf * d.share * case when d.distance = 1 then 1 + w_answer * p.question else 1 end) as smoothed
        from postings as p
        cross join (values (0, 1::double precision), (1, w_near), (-1, w_near), (2, w_far), (-2, w_far)) as d (distance, share)
        where d.share > 0
        group by p.place + d.distance, p.no
    ),

    texts as (
        select
            c.place,
            sum(c.idf * c.own * (w_k1 + 1) / (c.own + w_k1)) as lexical,
            sum(c.idf * c.smoothed * (w_k1 + 1) / (c.smoothed + w_k1)) as smoothed
        from counts as c
        group by c.place
    ),

    in_sessions as (
        select
            p.place >> 24 as session_no, p.no, p.share, sum(p.tf) as tf,
            (count(*) over (partition by p.no))::double precision as sessions
        from postings as p
        where w_session > 0
        group by p.place >> 24, p.no, p.share
    ),

    dates as (
        select p.place, sum(ln(1 + (v_records - l.records + 0.5::double precision) / (l.records + 0.5::double precision))) as score
        from terms as t
        cross join lateral (
            select x.lexeme, x.records
            from assay.memory_lexeme as x
            where x.agent_id = p_agent_id and x.lexeme = '@' || t.lexeme
            limit 1
        ) as l
        cross join lateral (
            (
                select x.place
                from assay.memory_posting as x
                where x.agent_id = p_agent_id and x.lexeme = l.lexeme and x.place <= v_last
                order by x.place desc
                limit w_postings
            )
            union all
            (
                select x.place
                from assay.memory_posting as x
                where p_as_of is not null and x.agent_id = p_agent_id and x.lexeme = l.lexeme and x.place > v_last
                order by x.place desc
                limit (w_postings + 3) / 4
            )
        ) as p
        where w_date > 0
        group by p.place
    ),

    found as (
        select f.place, sum(f.lexical) as lexical, sum(f.context) as context
        from (
            select t.place, t.lexical, t.smoothed - t.lexical as context
            from texts as t
            union all
            select d.place, 0, w_date * d.score
            from dates as d
        ) as f
        group by f.place
    ),

    -- The score of its session can lift a record, but not from far behind.
    best as (
        (
            select f.place, f.lexical, f.context
            from found as f
            where f.place <= v_last
            order by f.lexical + f.context desc, f.place desc
            limit 4 * w_pool
        )
        union all
        (
            select f.place, f.lexical, f.context
            from found as f
            where p_as_of is not null and f.place > v_last
            order by f.lexical + f.context desc, f.place desc
            limit w_pool
        )
    ),

    -- Brought together by sorting: a join here could turn quadratic when the planner guesses wrong.
    parts as (
        select b.place, b.place >> 24 as session_no, b.lexical, b.context, 0::double precision as session
        from best as b
        union all
        select
            null, s.session_no, 0, 0,
            sum(
                s.share * ln(1 + (v_sessions - s.sessions + 0.5::double precision) / (s.sessions + 0.5::double precision))
                * s.tf * (w_k1 + 1) / (s.tf + w_k1)
            )
        from in_sessions as s
        group by s.session_no
    ),

    scored as (
        select a.place, a.lexical, a.context + w_session * max(a.session) over (partition by a.session_no) as context
        from parts as a
    ),

    pool as (
        (
            select s.place, s.lexical, s.context
            from scored as s
            where s.place <= v_last
            order by s.lexical + s.context desc, s.place desc
            limit w_pool
        )
        union all
        (
            select s.place, s.lexical, s.context
            from scored as s
            where p_as_of is not null and s.place > v_last
            order by s.lexical + s.context desc, s.place desc
            limit (w_pool + 3) / 4
        )
        union all
        (
            select m.place, 0, 0
            from assay.memory as m
            where v_blind and m.agent_id = p_agent_id and m.forgotten_at is null and m.captured_at <= v_at
            order by m.captured_at desc
            limit w_pool
        )
    ),

    -- A record shares the similarity of its neighbours. Places of two sessions are never this close.
    alike as (
        select
            n.place,
            n.cosine + w_vector_near * (w_near * (n.near - n.cosine) + w_far * (n.far - n.near)) as similarity
        from (
            select
                v.place, v.cosine,
                sum(v.cosine) over (order by v.place range between 1 preceding and 1 following) as near,
                sum(v.cosine) over (order by v.place range between 2 preceding and 2 following) as far
            from unnest(v_places, v_cosines) as v (place, cosine)
        ) as n
    ),

    candidates as (
        select
            x.place,
            max(x.lexical) as lexical, max(x.context) as context, max(x.similarity) as similarity, max(x.association) as association
        from (
            select p.place, p.lexical, p.context, null::double precision as similarity, 0::double precision as association, true as chosen
            from pool as p
            union all
            select s.place, 0, 0, s.similarity, 0, row_number() over (order by s.similarity desc, s.place desc) <= w_pool
            from alike as s
            union all
            select a.place, 0, 0, null, a.score, true
            from unnest(v_linked_places, v_links) as a (place, score)
        ) as x
        group by x.place
        having bool_or(x.chosen)
    ),

    looked_at as (
        select
            m.*,
            c.lexical, c.context, c.similarity, c.association,
            case when m.speaker = any (v_speakers) then w_speaker else 1 end * (1 - w_question * m.question) as factor,
            case
                when m.pinned then m.importance
                -- What is doubted, less than at first, gains nothing by being new.
                when m.confidence < 0.5 then 0
                -- By the database's clock, never younger than a day: no factor above 1, and the surer, the slower.
                else m.importance * power(
                    greatest(date_part('epoch', v_at - m.refreshed_at) / 86400, 1),
                    - w_rate * (1.5 - m.confidence)
                )
            end as decay
        from candidates as c
        cross join lateral (
            select x.*
            from assay.memory as x
            where x.agent_id = p_agent_id and x.place between c.place and c.place
            order by x.place
            limit 1
        ) as m
        where m.forgotten_at is null
            and m.valid_from <= v_at
            and (m.valid_to is null or m.valid_to > v_at)
            -- From more than one source, it may hold, end and hold again.
            and (
                m.sources = 1
                or exists (
                    select 1
                    from assay.memory_evidence as e
                    where e.agent_id = p_agent_id and e.memory_id = m.memory_id
                        and e.valid_from <= v_at and (e.valid_to is null or e.valid_to > v_at)
                )
            )
            and (p_speaker is null or m.speaker = p_speaker)
            and (p_session_id is null or m.session_id = p_session_id)
            and not coalesce(m.memory_id = any (p_exclude), false)
    ),

    summed as (
        select
            l.*,
            w_text * coalesce(l.factor * (l.lexical + l.context) / nullif(max(l.factor * (l.lexical + l.context)) over (), 0), 0)
            + w_vector * coalesce(l.factor * l.similarity, 0)
            + w_decay * l.decay
            + w_confidence * l.confidence
            + w_association * l.association as total
        from looked_at as l
    )

    select
        (row_number() over (order by case when v_blind and v_vectors not in ('used', 'partly') then l.captured_at end desc, l.total desc, l.place desc))::integer as rank,
        l.memory_id, l.content, l.total, l.lexical, l.context, l.factor, l.similarity, l.decay, l.confidence, l.association,
        l.importance, l.evidence, l.pinned, l.speaker, l.turn_id::text, l.session_id, l.captured_at, l.valid_from, l.valid_to,
        l.entry_id, l.provider, l.statement_type, v_blind and v_vectors not in ('used', 'partly'), v_vectors
    from summed as l
    order by 1
    limit p_limit;
end
$$;
comment on function assay.recall(text, text, integer, jsonb, timestamptz, text, text, uuid[], text, text) is
'Finds what an agent remembers about a query, best first, with every part of the score. p_weights sets shares of the ranking (view assay.recall_weights). p_as_of asks what held at a moment; what is superseded, retracted or forgotten is never there. p_speaker and p_session_id limit it, p_exclude leaves records out. p_embedding (a vector as text, from p_model) adds similarity where vectors are installed; column vectors says whether it did. A query without usable words gives the newest records, marked query_blind; a query whose words stand nowhere gives nothing.';
revoke all on function assay.recall(text, text, integer, jsonb, timestamptz, text, text, uuid[], text, text) from public;

-- ---- api/recall_health.sql

-- Is recall at work? A text search configuration that does not fit a language finds nothing, and says nothing.
create or replace view assay.recall_health with (security_barrier = true) as
select
    a.agent_id::text as agent_id,
    coalesce(m.records, 0) as records,
    r.recalls,
    r.without_words,
    r.last_found_at,
    (
        select coalesce(sum(cardinality(d.entry_ids)), 0)
        from assay.memory_due as d
        where d.agent_id = a.agent_id and d.later
    )::bigint as entries_waiting
from (
    select g.agent_id from assay.memory_agent as g
    union
    select w.agent_id from assay.memory_due as w where w.later
) as a
left join assay.memory_agent as m on m.agent_id = a.agent_id
cross join lateral (
    select
        count(*) as recalls,
        count(*) filter (where not x.found) as without_words,
        max(x.recalled_at) filter (where x.found) as last_found_at
    from (
        select
            e.recalled_at,
            exists (
                select 1
                from assay.recall_item as i
                where i.agent_id = e.agent_id and i.recall_id = e.recall_id and i.lexical + i.context > 0
            ) as found
        from assay.recall_event as e
        where e.agent_id = a.agent_id and not e.query_blind
        order by e.recalled_at desc
        limit 100
    ) as x
) as r
where a.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.recall_health is
'Whether recall is at work, per agent: of its last 100 injections whose query had words, how many found nothing by words; and entries that a migration has yet to make memories of.';
comment on column assay.recall_health.agent_id is 'Whose memory.';
comment on column assay.recall_health.records is 'Records that recall can find.';
comment on column assay.recall_health.recalls is 'Injections looked at: the last 100 whose query had usable words.';
comment on column assay.recall_health.without_words is 'Of these, those that found no record by its words, its conversation or its date.';
comment on column assay.recall_health.last_found_at is 'When one of these last found something by words; null for never.';
comment on column assay.recall_health.entries_waiting is 'Journal entries that were moved here and are no memories yet: the migration is under way or was interrupted.';
revoke all on assay.recall_health from public;

-- ---- api/recall_outcomes.sql

create or replace view assay.recall_outcomes with (security_barrier = true) as
select o.outcome::text as outcome, o.signal, o.useful, o.meaning
from assay.recall_outcome as o;
comment on view assay.recall_outcomes is
'Vocabulary: what can come of a record that was injected.';
comment on column assay.recall_outcomes.outcome is 'acted, used, dismissed, deferred or contradicted.';
comment on column assay.recall_outcomes.signal is 'The signal that moves the record''s confidence; null for none.';
comment on column assay.recall_outcomes.useful is 'True: the record proved useful, and its decay starts again.';
comment on column assay.recall_outcomes.meaning is 'The outcome in a sentence.';
revoke all on assay.recall_outcomes from public;

-- ---- api/recall_quality.sql

create or replace view assay.recall_quality with (security_barrier = true) as
select
    i.agent_id::text as agent_id,
    m.provider,
    count(distinct i.recall_id) as recalls,
    count(*) as items,
    count(i.outcome) filter (where i.outcome <> 'deferred') as reported,
    count(*) filter (where i.outcome = 'acted') as acted,
    count(*) filter (where i.outcome = 'used') as used,
    count(*) filter (where i.outcome = 'dismissed') as dismissed,
    count(*) filter (where i.outcome = 'deferred') as deferred,
    count(*) filter (where i.outcome = 'contradicted') as contradicted,
    coalesce(
        count(*) filter (where i.outcome in ('acted', 'used'))::double precision
        / nullif(count(i.outcome) filter (where i.outcome <> 'deferred'), 0),
        0
    ) as useful_share,
    avg(i.rank) filter (where i.outcome in ('acted', 'used'))::double precision as useful_rank
from assay.recall_item as i
inner join assay.memory as m on m.agent_id = i.agent_id and m.memory_id = i.memory_id
where i.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
group by i.agent_id, m.provider;
comment on view assay.recall_quality is
'How useful recall is, per agent and provider of the records: what came of what was injected.';
comment on column assay.recall_quality.agent_id is 'Whose memory.';
comment on column assay.recall_quality.provider is 'What made the record: an extraction provider, journal (an entry), or hand.';
comment on column assay.recall_quality.recalls is 'Recalls in which one of its records was injected.';
comment on column assay.recall_quality.items is 'Records injected, counted per recall.';
comment on column assay.recall_quality.reported is 'Of these, with an outcome (deferred ones are still open).';
comment on column assay.recall_quality.acted is 'Of these, acted on.';
comment on column assay.recall_quality.used is 'Of these, used in the answer.';
comment on column assay.recall_quality.dismissed is 'Of these, of no use.';
comment on column assay.recall_quality.deferred is 'Of these, put off.';
comment on column assay.recall_quality.contradicted is 'Of these, found wrong.';
comment on column assay.recall_quality.useful_share is 'Acted and used among the reported; 0 where none is.';
comment on column assay.recall_quality.useful_rank is 'Mean rank of those acted on or used; null without any.';
revoke all on assay.recall_quality from public;

-- ---- api/recall_weights.sql

create or replace view assay.recall_weights with (security_barrier = true) as
select w.weight::text as weight, w.default_value, w.lowest, w.highest, w.meaning
from assay.recall_weight as w;
comment on view assay.recall_weights is
'Every share of a recall''s ranking with its default; any of them can be given per call (p_weights).';
comment on column assay.recall_weights.weight is 'Name, a key of p_weights.';
comment on column assay.recall_weights.default_value is 'Used where the call does not say.';
comment on column assay.recall_weights.lowest is 'The lowest value that is taken.';
comment on column assay.recall_weights.highest is 'The highest value that is taken.';
comment on column assay.recall_weights.meaning is 'What it does.';
revoke all on assay.recall_weights from public;

-- ---- api/recalls.sql

create or replace view assay.recalls with (security_barrier = true) as
select
    e.agent_id::text as agent_id,
    e.recall_id,
    e.recalled_at,
    e.turn_id::text as turn_id,
    e.session_id,
    e.query_blind,
    i.rank,
    i.memory_id,
    m.content,
    m.entry_id,
    m.turn_id::text as source_turn_id,
    m.provider,
    i.total,
    i.lexical,
    i.context,
    i.vector,
    i.decay,
    i.confidence,
    i.association,
    i.outcome::text as outcome,
    i.reported_at
from assay.recall_event as e
left join assay.recall_item as i on i.agent_id = e.agent_id and i.recall_id = e.recall_id
left join assay.memory as m on m.agent_id = i.agent_id and m.memory_id = i.memory_id
where e.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.recalls is
'What was injected into which turn, with which scores, where it came from and what came of it: one row per record of a recall. A recall that found nothing is one row, in which rank, memory_id and all that belongs to a record are null.';
comment on column assay.recalls.agent_id is 'Whose memory.';
comment on column assay.recalls.recall_id is 'The recall.';
comment on column assay.recalls.recalled_at is 'When, by the database''s clock.';
comment on column assay.recalls.turn_id is 'The turn that it was injected into, where known.';
comment on column assay.recalls.session_id is 'The conversation.';
comment on column assay.recalls.query_blind is 'True: the query named nothing, and the newest records were taken.';
comment on column assay.recalls.rank is 'Place in the answer, from 1; null where the recall found nothing.';
comment on column assay.recalls.memory_id is 'The record; null where the recall found nothing.';
comment on column assay.recalls.content is 'The words, as they were handed in.';
comment on column assay.recalls.entry_id is 'The journal entry it was first made from; null for what did not come through the journal.';
comment on column assay.recalls.source_turn_id is 'The turn in which it was first said; null for what was remembered by hand.';
comment on column assay.recalls.provider is 'What made the record: an extraction provider, journal (an entry), or hand.';
comment on column assay.recalls.total is 'The score it was ranked by.';
comment on column assay.recalls.lexical is 'What its own words gave.';
comment on column assay.recalls.context is 'What its neighbours, its session and its date gave.';
comment on column assay.recalls.vector is 'Cosine between query and record, and a share of its neighbours''; null without embeddings.';
comment on column assay.recalls.decay is 'Importance times decay; 0 for what is doubted.';
comment on column assay.recalls.confidence is 'Its confidence at that time.';
comment on column assay.recalls.association is 'Association with entities of the query.';
comment on column assay.recalls.outcome is 'What came of it; null while nothing was reported.';
comment on column assay.recalls.reported_at is 'When the outcome was reported, by the database''s clock; null while it is open.';
revoke all on assay.recalls from public;

-- ---- api/redact.sql

-- requires: _firewall_mask
create or replace function assay.redact(p_text text)
returns table (redacted text, labels text [])
language plpgsql
stable
strict
parallel safe
security definer
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_text text := p_text;
    v_labels text [] := '{}';
    v_masked record;
begin
    -- What is left of a find may be one itself: the last scan finds nothing new. Each pass masks more.
    for v_n in 1..4 loop
        select m.redacted, m.labels
        into v_masked
        from assay._firewall_mask(v_text) as m;
        v_labels := v_labels
            || array(select l.label from unnest(v_masked.labels) with ordinality as l (label, n) where l.label <> all (v_labels) order by l.n);
        exit when v_masked.redacted = v_text;
        v_text := v_masked.redacted;
    end loop;
    return query select v_text, v_labels;
end
$$;
comment on function assay.redact(text) is
'The text with every span masked that must not be recorded, of the same length in code points, and the labels (reason:detector) of what was found. Off-the-record markers stay: they void the whole turn.';
revoke all on function assay.redact(text) from public;

-- ---- api/release_lease.sql

-- requires: _check_agent
create or replace function assay.release_lease(p_agent_id text, p_lease_key text, p_token uuid)
returns boolean
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    delete from assay.lease as l
    where l.agent_id = p_agent_id and l.lease_key = p_lease_key and l.token = p_token;
    return found;
end
$$;
comment on function assay.release_lease(text, text, uuid) is
'Gives a lease back; false when the token does not hold it (any more), and then nothing is released.';
revoke all on function assay.release_lease(text, text, uuid) from public;

-- ---- api/report_outcomes.sql

-- requires: _check_agent
create or replace function assay.report_outcomes(p_agent_id text, p_recall_id uuid, p_outcomes jsonb)
returns table (memory_id uuid, outcome text, result text)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
    v_now timestamptz := clock_timestamp();
begin
    perform assay._check_agent(p_agent_id);
    if not exists (select 1 from assay.recall_event as e where e.agent_id = p_agent_id and e.recall_id = p_recall_id) then
        raise exception 'there is no such recall of this agent'
            using errcode = 'ME004', hint = 'Name the recall_id that assay.inject returned.';
    end if;
    if jsonb_typeof(p_outcomes) is distinct from 'object' then
        raise exception 'outcomes that are no object'
            using errcode = 'ME005', hint = 'Give an object of records and outcomes: {"memory_id": "used"}.';
    end if;
    if exists (
        select 1
        from jsonb_object_keys(p_outcomes) as o (key)
        -- All that PostgreSQL reads as a uuid.
        where o.key !~* '^(?:(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}|\{(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}\})$'
    ) then
        raise exception 'a record that is no uuid'
            using errcode = 'ME005', hint = 'Name each record by its memory_id, as assay.inject returned it.';
    end if;
    if exists (
        select 1
        from jsonb_each_text(p_outcomes) as o
        left join assay.recall_outcome as v on v.outcome = o.value
        where v.outcome is null
    ) then
        raise exception 'an unknown outcome'
            using errcode = 'ME005', hint = 'Report acted, used, dismissed, deferred or contradicted (view assay.recall_outcomes).';
    end if;
    return query
    with given as (
        select o.key::uuid as memory_id, o.value as outcome
        from jsonb_each_text(p_outcomes) as o
    ),

    -- The first outcome stands; one that was put off may follow. Locked in one order, so that reports never deadlock.
    open as (
        select i.memory_id, g.outcome
        from given as g
        inner join assay.recall_item as i
            on i.agent_id = p_agent_id and i.recall_id = p_recall_id and i.memory_id = g.memory_id
        where i.outcome is null or i.outcome = 'deferred' and g.outcome <> 'deferred'
        order by i.memory_id
        for no key update of i
    ),

    reported as (
        update assay.recall_item as i
        set outcome = o.outcome, reported_at = v_now
        from open as o
        where i.agent_id = p_agent_id and i.recall_id = p_recall_id and i.memory_id = o.memory_id
        returning i.memory_id, i.outcome
    ),

    locked as (
        select m.memory_id, v.signal, v.useful
        from reported as r
        inner join assay.recall_outcome as v on v.outcome = r.outcome
        inner join assay.memory as m on m.agent_id = p_agent_id and m.memory_id = r.memory_id
        order by m.memory_id
        for no key update of m
    ),

    moved as (
        update assay.memory as m
        set
            confidence = case
                when l.signal is null then m.confidence
                else (m.confidence * (1 + m.corroborations + m.contradictions) + l.signal)
                    / (2 + m.corroborations + m.contradictions)
            end,
            corroborations = m.corroborations + case when l.signal >= 0.5 then 1 else 0 end,
            contradictions = m.contradictions + case when l.signal < 0.5 then 1 else 0 end,
            refreshed_at = case when l.useful then greatest(m.refreshed_at, v_now) else m.refreshed_at end
        from locked as l
        where m.agent_id = p_agent_id and m.memory_id = l.memory_id
        returning 1
    )

    select
        g.memory_id,
        coalesce(r.outcome, i.outcome)::text,
        case when r.memory_id is not null then 'reported' when i.memory_id is not null then 'already' else 'unknown' end
    from given as g
    left join reported as r on r.memory_id = g.memory_id
    left join assay.recall_item as i
        on i.agent_id = p_agent_id and i.recall_id = p_recall_id and i.memory_id = g.memory_id;
end
$$;
comment on function assay.report_outcomes(text, uuid, jsonb) is
'Says what came of the records of one recall: {memory_id: acted | used | dismissed | deferred | contradicted}. Each moves the record''s confidence by the signal of its outcome (view assay.recall_outcomes); acted and used make it fresh again. The first outcome of a record in a recall stands, one after deferred excepted. Result per record: reported, already (it has the outcome given back) or unknown (it was not in that recall). Raises ME004 for an unknown recall, ME005 for an outcome that does not exist and a key that is no uuid.';
revoke all on function assay.report_outcomes(text, uuid, jsonb) from public;

-- ---- api/revoke_allowed_text.sql

-- requires: _check_agent
create or replace function assay.revoke_allowed_text(p_agent_id text, p_allow_id uuid)
returns boolean
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    update assay.allowed_text as a
    set text_sha256 = null, revoked_at = clock_timestamp(), revoked_by = session_user
    where a.agent_id = p_agent_id and a.allow_id = p_allow_id and a.revoked_at is null;
    if found then
        return true;
    end if;
    if not exists (select from assay.allowed_text as a where a.agent_id = p_agent_id and a.allow_id = p_allow_id) then
        raise exception 'there is no such entry'
            using errcode = 'ME004', hint = 'View assay.allowed_texts lists them.';
    end if;
    return false;
end
$$;
comment on function assay.revoke_allowed_text(text, uuid) is
'Takes an allowed text back: its digest is erased, that it was allowed stays. For the owner of the schema. False if it was taken back before.';
revoke all on function assay.revoke_allowed_text(text, uuid) from public;

-- ---- api/scan_never_record.sql

-- requires: _firewall_findings _firewall_suspect
create or replace function assay.scan_never_record(p_text text, p_identifier boolean default false)
returns table (reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
security definer
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_text text;
begin
    -- The common case costs one cheap test. Of a long text that test is a good part of the search.
    if length(p_text) <= 4096 then
        v_text := case
            when octet_length(p_text) = length(p_text) then p_text
            else assay._firewall_fold(p_text)
        end;
        if not assay._firewall_suspect(v_text, p_identifier, false)
            and not exists (
                select
                from assay.never_record_detector as d
                where d.kind = 'custom' and d.enabled
                    and (
                        case when d.lowered then lower(v_text collate "C") else v_text end collate "C" ~ d.pattern
                        -- escapes are decoded only if there is a need
                        or v_text collate "C" ~ '[%\\]|&#'
                    )
            )
        then
            return;
        end if;
    end if;
    -- Reasons in the order of their weight, then by place: the same first one as in Python.
    return query
    select f.reason, f.detector
    from assay._firewall_findings(p_text, p_identifier, true) as f
    order by
        array_position(
            array[
                'off_the_record', 'private_key_block', 'credential_prefix', 'jwt', 'url_userinfo', 'government_id',
                'bank_account', 'payment_card', 'credential_assignment', 'high_entropy'
            ],
            f.reason
        ),
        f.span_start,
        f.span_end,
        f.detector collate "C"
    limit 1;
end
$$;
comment on function assay.scan_never_record(text, boolean) is
'Whether a text may be recorded: no row, or the first reason against it and its detector. Pass true for identifiers, which are spared the detectors of cards and noise.';
revoke all on function assay.scan_never_record(text, boolean) from public;

-- ---- api/_scan_for_agents.sql

-- requires: scan_never_record _firewall_allowed
create or replace function assay._scan_for_agents(p_text text, p_identifier boolean, p_agents text [])
returns table (reason text, detector text)
language plpgsql
stable
parallel safe
rows 1
set search_path = pg_catalog, pg_temp
as $$
begin
    select s.reason, s.detector into reason, detector from assay.scan_never_record(p_text, p_identifier) as s;
    if not found then
        return;
    end if;
    -- Allowed texts are few, and asked for only when something was found.
    if cardinality(p_agents) > 0
        and exists (select from assay.allowed_text as a where a.agent_id = any (p_agents) and a.text_sha256 is not null)
    then
        return query select f.reason, f.detector from assay._firewall_allowed(p_text, p_identifier, p_agents) as f;
    else
        return next;
    end if;
end
$$;
comment on function assay._scan_for_agents(text, boolean, text []) is
'As scan_never_record(), heeding the allow-lists of these agents; what is about several must be allowed for each.';
revoke all on function assay._scan_for_agents(text, boolean, text []) from public;

-- ---- api/_refuse_secrets.sql

-- requires: _scan_for_agents _firewall_clear
create or replace function assay._refuse_secrets(
    p_texts text[],
    p_identifiers text[],
    p_table text,
    p_constraint text,
    p_agents text[] default null
)
returns void
language plpgsql
stable
set search_path = pg_catalog, pg_temp
as $$
declare
    v_texts constant text [] := case when not coalesce(assay._firewall_clear(p_texts, false), true) then p_texts end;
    v_identifiers constant text [] := case
        when not coalesce(assay._firewall_clear(p_identifiers, true), true) then p_identifiers
    end;
    v_finding record;
begin
    if v_texts is null and v_identifiers is null then
        return;
    end if;
    -- Most values are told by one look at all of them. After that, one scan for each, so that nothing is glued together
    -- that did not stand together.
    select f.reason, f.detector
    into v_finding
    from (
        select distinct t.value, false as identifier
        from unnest(v_texts) as t (value)
        where t.value <> ''
        union all
        -- Identifiers are spared the detectors that mistake a stamp or an id for a card or a key.
        select distinct i.value, true
        from unnest(v_identifiers) as i (value)
        where i.value <> ''
    ) as v
    cross join lateral assay._scan_for_agents(v.value, v.identifier, p_agents) as f
    limit 1;
    if found then
        raise exception 'the firewall blocked this write (%)', v_finding.reason
            using errcode = 'ME001',
            schema = 'assay',
            table = p_table,
            constraint = p_constraint,
            detail = json_build_object('reason', v_finding.reason, 'detector', v_finding.detector)::text,
            hint = 'Remove or redact the secret; it was not stored.';
    end if;
end
$$;
comment on function assay._refuse_secrets(text[], text[], text, text, text[]) is
'Runs the firewall over values that come from outside and raises ME001, naming reason and detector only, when one must not be recorded. What all of the agents have allowed passes.';
revoke all on function assay._refuse_secrets(text[], text[], text, text, text[]) from public;

-- ---- api/_judge_id.sql

-- requires: _refuse_secrets
create or replace function assay._judge_id(p_judge assay.judge_input)
returns uuid
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_judge assay.judge_input := p_judge;
    v_judge_id uuid;
begin
    if (p_judge).provider is null then
        -- A call by hand. "Every decision knows what judged it": the role is what can be known.
        v_judge := row('sql:' || session_user, null, null, null, 'sql')::assay.judge_input;
    end if;
    loop
        select j.judge_id
        into v_judge_id
        from assay.judge as j
        where j.provider = v_judge.provider
            and j.model is not distinct from v_judge.model
            and j.prompt_sha256 is not distinct from v_judge.prompt_sha256
            and j.schema_sha256 is not distinct from v_judge.schema_sha256
            and j.package_version = coalesce(v_judge.package_version, 'unknown');
        exit when found;
        -- Model names are identifiers, some with numbers and noise in them.
        perform assay._refuse_secrets(
            null, array[v_judge.provider, v_judge.model, v_judge.package_version], 'judge', 'judge_firewall'
        );
        perform set_config('assay.scanned', statement_timestamp()::text, true);
        insert into assay.judge as j (provider, model, prompt_sha256, schema_sha256, package_version)
        values (
            v_judge.provider, v_judge.model, v_judge.prompt_sha256, v_judge.schema_sha256,
            coalesce(v_judge.package_version, 'unknown')
        )
        on conflict on constraint judge_identity do nothing
        returning j.judge_id into v_judge_id;
        exit when found;
        -- Another session inserted it. At read committed the next look finds it; a snapshot taken earlier never will.
        if current_setting('transaction_isolation') <> 'read committed' then
            raise exception 'another session registered the same judge'
                using errcode = '40001', hint = 'Retry the transaction.';
        end if;
    end loop;
    return v_judge_id;
end
$$;
comment on function assay._judge_id(assay.judge_input) is
'The identity of a judge, registered when it is new; a null judge stands for the calling role.';
revoke all on function assay._judge_id(assay.judge_input) from public;

-- ---- api/_migration_merge.sql

-- requires: _migration_check _migration_write_or_split _judge_id
create or replace function assay._migration_merge(p_run_id uuid, p_token uuid, p_scanned boolean, p_after bigint, p_up_to bigint)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
begin
    perform assay._migration_write_or_split(
        p_run_id, v_source_id,
        -- The store does not say which model judged, nor which version wrote it.
        assay._judge_id(row('popoto', null, null, null, 'unknown')::assay.judge_input),
        p_scanned, p_after, p_up_to
    );
end
$$;
comment on function assay._migration_merge(uuid, uuid, boolean, bigint, bigint) is
'Writes the units after p_after up to p_up_to, rows and ledger in one transaction. p_scanned: the caller has run the detectors of this database over every entry. For the owner of the schema.';
revoke all on function assay._migration_merge(uuid, uuid, boolean, bigint, bigint) from public;

-- ---- api/_scan_associations.sql

-- requires: _refuse_secrets
create or replace function assay._scan_associations()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        array(
            select n.entity_a from new_rows as n
            union
            select n.entity_b from new_rows as n
        ),
        array(select distinct n.agent_id::text from new_rows as n), tg_table_name, tg_name,
        array(select distinct n.agent_id::text from new_rows as n)
    );
    return null;
end
$$;
comment on function assay._scan_associations() is
'Trigger: runs the firewall over the names of linked entities; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_associations() from public;

-- ---- api/_scan_entry_words.sql

-- requires: _refuse_secrets _json_texts
-- Before the row is written: what the firewall blocks must not lie in the files of the table or in the write-ahead log either,
-- where a statement that is rolled back leaves its rows.
create or replace function assay._scan_entry_words()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    -- A migration has run the same detectors before it sent an entry; its ledger, which only the owner writes, says so. There
    -- an agent whose own name the firewall blocks has another one.
    if not exists (
        select 1
        from assay.migration_item as i
        where i.agent_id in (new.agent_id, '(withheld)') and i.entry_id = new.entry_id and i.scanned
        offset 0
    ) then
        perform assay._refuse_secrets(
            array[
                new.verbatim,
                case when new.statement <> new.verbatim then new.statement end,
                new.speaker,
                new.claim_type
            ]
            || assay._json_texts(new.payload)
            || array(select s.subject from unnest(new.subjects) as s (subject) where not starts_with(s.subject, 'cand:')),
            null,
            tg_table_name,
            'journal_entry_firewall',
            array[new.agent_id::text]
        );
    end if;
    return new;
end
$$;
comment on function assay._scan_entry_words() is
'Trigger: runs the firewall over what a new journal entry says, before it is written; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_entry_words() from public;

-- ---- api/_scan_journal_entries.sql

-- requires: _refuse_secrets _own_candidate_id
-- For a whole statement at once: the entries of one turn share agent, turn and session, and each id is scanned once. What
-- the entries say is scanned row by row before it is written (assay._scan_entry_words).
create or replace function assay._scan_journal_entries()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        null,
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(
                array[
                    n.agent_id::text,
                    n.turn_id::text,
                    n.session_id,
                    case when not assay._own_candidate_id(n.turn_id, n.candidate_id) then n.candidate_id::text end
                ]
                || array(
                    select substr(s.subject, 6)
                    from unnest(n.subjects) as s (subject)
                    where starts_with(s.subject, 'cand:')
                        and not assay._own_candidate_id(n.turn_id, substr(s.subject, 6))
                )
            ) as t (value)
            -- Scanned by a migration before: see assay._scan_entry_words.
            where not exists (
                select 1
                from assay.migration_item as i
                where i.agent_id in (n.agent_id, '(withheld)') and i.entry_id = n.entry_id and i.scanned
            )
        ),
        tg_table_name,
        'journal_entry_firewall',
        array(select distinct n.agent_id::text from new_rows as n)
    );
    -- A cand: subject is an identity: an entry may carry its own candidate's and no other's. What another system has
    -- tagged comes as it is: a migration writes assay.carried_entry in the same statement.
    if exists (
        select 1
        from (
            select n.agent_id, n.entry_id
            from new_rows as n
            cross join lateral unnest(n.subjects) as s (subject)
            where n.candidate_id is not null and starts_with(s.subject, 'cand:') and s.subject <> 'cand:' || n.candidate_id
            offset 0
        ) as x
        where not exists (
            select 1
            from assay.carried_entry as c
            where c.agent_id = x.agent_id and c.entry_id = x.entry_id
            offset 0
        )
    ) then
        raise exception 'a subject names another candidate'
            using errcode = 'ME005',
            schema = tg_table_schema,
            table = tg_table_name,
            constraint = tg_name,
            hint = 'Leave out subjects that begin with cand:; the entry''s own is added for it.';
    end if;
    return null;
end
$$;
comment on function assay._scan_journal_entries() is
'Trigger: runs the firewall over the ids of new journal entries; refuses the statement (ME001) naming reason and detector only. Then refuses tags (ME005) that name another candidate than the entry''s own.';
revoke all on function assay._scan_journal_entries() from public;

-- ---- api/_scan_memories.sql

-- requires: _refuse_secrets
-- For a whole statement at once: records share agent, session and provider. What they say is scanned row by row before it is
-- written (assay._scan_memory_words).
create or replace function assay._scan_memories()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        array(select distinct n.provider from new_rows as n where n.provider <> 'journal'),
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(array[n.agent_id::text, n.turn_id::text, n.session_id]) as t (value)
            where not exists (
                select 1
                from assay.journal_entry as e
                where e.agent_id = n.agent_id and e.entry_id = n.entry_id
                    and (e.turn_id::text, e.session_id) is not distinct from (n.turn_id::text, n.session_id)
                offset 0
            )
        ),
        tg_table_name,
        'memory_firewall',
        array(select distinct n.agent_id::text from new_rows as n)
    );
    return null;
end
$$;
comment on function assay._scan_memories() is
'Trigger: runs the firewall over the ids and providers of new memory records; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_memories() from public;

-- ---- api/_scan_memory_entities.sql

-- requires: _refuse_secrets
create or replace function assay._scan_memory_entities()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(array[new.entity], null, tg_table_name, tg_name, array[new.agent_id::text]);
    return new;
end
$$;
comment on function assay._scan_memory_entities() is
'Trigger: runs the firewall over the name of an entity before it is written; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_memory_entities() from public;

-- ---- api/_scan_memory_evidence.sql

-- requires: _refuse_secrets
-- For a whole statement at once, as for the records: a record that is said again gets evidence, and is not written anew.
create or replace function assay._scan_memory_evidence()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        array(
            select n.speaker
            from new_rows as n
            where n.speaker is not null
                and not exists (
                    select 1
                    from assay.memory as m
                    where m.agent_id = n.agent_id and m.memory_id = n.memory_id and m.speaker = n.speaker
                    offset 0
                )
            union
            select n.provider
            from new_rows as n
            where n.provider <> 'journal'
        ),
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(array[n.turn_id::text, n.session_id]) as t (value)
            where not exists (
                select 1
                from assay.journal_entry as e
                where e.agent_id = n.agent_id and e.entry_id = n.entry_id
                    and (e.turn_id::text, e.session_id) is not distinct from (n.turn_id::text, n.session_id)
                offset 0
            )
        ),
        tg_table_name,
        'memory_evidence_firewall',
        array(select distinct n.agent_id::text from new_rows as n)
    );
    return null;
end
$$;
comment on function assay._scan_memory_evidence() is
'Trigger: runs the firewall over the ids, speakers and providers of new evidence; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_memory_evidence() from public;

-- ---- api/_scan_memory_words.sql

-- requires: _refuse_secrets
-- Before the row is written, as in the journal. What a journal entry says, word for word, was scanned with it, or came by a
-- choice that somebody answers for.
create or replace function assay._scan_memory_words()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    if new.entry_id is null or new.provider <> 'journal' or not exists (
        select 1
        from assay.journal_entry as e
        where e.agent_id = new.agent_id and e.entry_id = new.entry_id
            and (e.statement, e.speaker, e.claim_type) is not distinct from (new.content, new.speaker, new.statement_type)
        offset 0
    ) then
        perform assay._refuse_secrets(
            array[new.content, new.speaker, new.statement_type], null, tg_table_name, tg_name, array[new.agent_id::text]
        );
    end if;
    return new;
end
$$;
comment on function assay._scan_memory_words() is
'Trigger: runs the firewall over what a new memory record says, before it is written; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_memory_words() from public;

-- ---- api/_scan_resolutions.sql

-- requires: _refuse_secrets _own_candidate_id _json_texts
create or replace function assay._scan_resolutions()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(
                array[n.timezone, n.speaker] || case when n.reference_list <> '[]' then assay._json_texts(n.reference_list) end
            ) as t (value)
            where not exists (
                select 1
                from assay.journal_entry as e
                where e.agent_id = n.agent_id and e.entry_id = n.entry_id and e.speaker = t.value
                offset 0
            )
        ),
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(
                array[
                    n.agent_id::text, n.turn_id::text,
                    case when not assay._own_candidate_id(n.turn_id, n.candidate_id) then n.candidate_id::text end
                ]
            ) as t (value)
            where not exists (
                select 1
                from assay.decision as d
                where d.agent_id = n.agent_id and d.turn_id = n.turn_id and d.candidate_id = n.candidate_id
                offset 0
            )
        ),
        tg_table_name, tg_name
    );
    return null;
end
$$;
comment on function assay._scan_resolutions() is
'Trigger: runs the firewall over what a resolution says beside its entry and its decision; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_resolutions() from public;

-- ---- api/_scan_values.sql

-- requires: _refuse_secrets
-- For the tables that only functions write. Those scan what they are given before they write anything, once for all rows, and
-- say so by the setting assay.scanned, which holds for the command of the client that is being carried out; so this reads
-- what comes past them, from the owner of the tables. An owner who sets it by hand could as well drop the trigger. With the owner's rights, because others may have been
-- given a table, and may not call the firewall's functions.
create or replace function assay._scan_values()
returns trigger
language plpgsql
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_row constant jsonb := to_jsonb(new);
begin
    perform assay._refuse_secrets(
        array(
            select v_row ->> a.name
            from unnest(tg_argv) as a (name)
            -- The name of a reason is not an instance of it.
            where a.name !~ '^id:' and v_row ->> a.name <> 'off_the_record'
        ),
        array(
            select v_row ->> substr(a.name, 4)
            from unnest(tg_argv) as a (name)
            where a.name ~ '^id:'
        ),
        tg_table_name,
        tg_name,
        array[v_row ->> 'agent_id']
    );
    return new;
end
$$;
comment on function assay._scan_values() is
'Trigger: runs the firewall over the columns it is given, ids marked as id:column, before a row is written past the functions; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_values() from public;

-- ---- api/acquire_lease.sql

-- requires: _check_agent _refuse_secrets
create or replace function assay.acquire_lease(
    p_agent_id text,
    p_lease_key text,
    p_token uuid,
    p_lease_ms integer default 30000
)
returns boolean
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    if p_lease_key is null or p_token is null or p_lease_ms is null or p_lease_ms <= 0 then
        raise exception 'a lease needs a key, a token and a duration above zero'
            using errcode = 'ME005', hint = 'Pass p_lease_key, p_token (a fresh uuid) and p_lease_ms in milliseconds.';
    end if;
    perform assay._refuse_secrets(null, array[p_agent_id, p_lease_key], 'lease', 'lease_firewall', array[p_agent_id]);
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    insert into assay.lease as l (agent_id, lease_key, token, expires_at)
    values (p_agent_id, p_lease_key, p_token, clock_timestamp() + p_lease_ms * interval '1 millisecond')
    on conflict on constraint lease_pkey do update
        set token = excluded.token, expires_at = excluded.expires_at
        where l.expires_at <= clock_timestamp() or l.token = excluded.token;
    return found;
end
$$;
comment on function assay.acquire_lease(text, text, uuid, integer) is
'Takes or renews a lease for p_lease_ms milliseconds; false while another token holds it. An expired lease can be taken over.';
revoke all on function assay.acquire_lease(text, text, uuid, integer) from public;

-- ---- api/add_detector.sql

-- requires: _refuse_secrets _firewall_fold
create or replace function assay.add_detector(
    p_detector text,
    p_reason text,
    p_pattern text,
    p_ignore_case boolean default false,
    p_about text default ''
)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_pattern constant text := assay._firewall_fold(p_pattern);
begin
    if p_detector is null or p_reason is null or p_pattern is null or p_ignore_case is null or p_about is null then
        raise exception 'a detector needs a name, a reason and a pattern'
            using errcode = 'ME005', hint = 'Leave out what has a default rather than passing null.';
    end if;
    -- A secret is looked for by its form: written into a pattern, it would be stored.
    if not exists (select from assay.never_record_detector as d where d.detector = p_detector and d.pattern = v_pattern) then
        perform assay._refuse_secrets(
            array[v_pattern, p_about], array[p_detector], 'never_record_detector', 'never_record_detector_checked'
        );
    end if;
    perform set_config('assay.detector_note', p_about, true);
    insert into assay.never_record_detector (reason, detector, kind, pattern, lowered, about)
    values (p_reason, p_detector, 'custom', v_pattern, p_ignore_case, p_about)
    on conflict on constraint never_record_detector_pkey do nothing;
    perform set_config('assay.detector_note', '', true);
    if not exists (
        select
        from assay.never_record_detector as d
        where d.detector = p_detector and d.reason = p_reason and d.kind = 'custom' and d.pattern = v_pattern
            and d.lowered = p_ignore_case
    ) then
        raise exception 'a detector of this name is there, and is another'
            using errcode = 'ME007', hint = 'Adding never takes anything away: choose another name, and disable the old one.';
    end if;
end
$$;
comment on function assay.add_detector(text, text, text, boolean, text) is
'Adds a detector of one''s own, for every agent, from this commit on. For the owner of the schema. Its pattern is checked (ME005) and must not hold a secret (ME001). Adding the same again does nothing; another under the same name is an error (ME007).';
revoke all on function assay.add_detector(text, text, text, boolean, text) from public;

-- ---- api/allow_text.sql

-- requires: _check_agent _refuse_secrets
create or replace function assay.allow_text(p_agent_id text, p_sha256 text, p_reason text, p_note text)
returns uuid
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_allow_id uuid := gen_random_uuid();
    v_there uuid;
begin
    perform assay._check_agent(p_agent_id);
    if p_reason is null
        or p_reason not in ('credential_prefix', 'jwt', 'url_userinfo', 'credential_assignment', 'high_entropy')
    then
        raise exception 'a text that is found for this reason cannot be allowed'
            using errcode = 'ME005',
            hint = 'Only credential_prefix, jwt, url_userinfo, credential_assignment and high_entropy can: the digest of a '
                || 'card, an account or an identity number gives the number away, and nothing makes a private key or a '
                || 'request for silence harmless.';
    end if;
    if p_sha256 is null or p_sha256 !~ '^[0-9a-f]{64}$' then
        raise exception 'p_sha256 is not a SHA-256 in small hexadecimal digits'
            using errcode = 'ME005', hint = 'Work the digest out where the text is, so that the text itself is not sent.';
    end if;
    -- The digest of a number with few digits gives the number away; those of up to four can be tried in a moment.
    if exists (
        select
        from generate_series(1, 4) as w (width)
        cross join lateral generate_series(0, (10 ^ w.width)::integer - 1) as n (number)
        where encode(sha256(convert_to(lpad(n.number::text, w.width, '0'), 'UTF8')), 'hex') = p_sha256
    ) then
        raise exception 'this is the digest of a number of up to four digits'
            using errcode = 'ME005', hint = 'Such a digest gives the number away; nothing was stored.';
    end if;
    if coalesce(btrim(p_note), '') = '' or octet_length(p_note) > 1000 then
        raise exception 'an allowed text needs a note'
            using errcode = 'ME005', hint = 'Say in p_note why it is no secret, in at most 1000 bytes.';
    end if;
    perform assay._refuse_secrets(array[p_note], array[p_agent_id], 'allowed_text', 'allowed_text_firewall');
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    if (select count(*) from assay.allowed_text as a where a.agent_id = p_agent_id and a.text_sha256 is not null) >= 1000 then
        raise exception 'this agent has 1000 allowed texts'
            using errcode = 'ME005', hint = 'Take some back, or switch off the detector that is wrong so often.';
    end if;
    insert into assay.allowed_text (allow_id, agent_id, reason, text_sha256, note)
    values (v_allow_id, p_agent_id, p_reason, p_sha256, p_note)
    on conflict (agent_id, text_sha256, reason) where text_sha256 is not null do nothing
    returning allow_id into v_there;
    return coalesce(
        v_there,
        (
            select a.allow_id
            from assay.allowed_text as a
            where a.agent_id = p_agent_id and a.text_sha256 = p_sha256 and a.reason = p_reason
        )
    );
end
$$;
comment on function assay.allow_text(text, text, text, text) is
'Lets one text pass that the firewall takes for a secret, for one agent and one reason: by the SHA-256 (hexadecimal) of exactly what is found. For the owner of the schema, who thereby says that it is no secret. It has no effect on texts of fewer than 16 characters or 8 different ones, or without a letter. Returns the entry''s id; the same again returns the same id.';
revoke all on function assay.allow_text(text, text, text, text) from public;

-- ---- api/append_entry.sql

-- requires: _check_agent _uuid7 _refuse_secrets
-- By key at any size, also with plans that were made while the tables were small: see assay.write_terminals.
create or replace function assay.append_entry(
    p_agent_id text,
    p_statement text,
    p_kind text default 'assert',
    p_verbatim text default null,
    p_target_id uuid default null,
    p_turn_id text default null,
    p_session_id text default null,
    p_speaker text default null,
    p_claim_type text default null,
    p_stated boolean default true,
    p_subjects text[] default '{}',
    p_payload jsonb default null,
    p_captured_at timestamptz default null,
    p_valid_from timestamptz default null
)
returns assay.journal_entry
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_entry assay.journal_entry;
    v_targetless boolean;
begin
    perform assay._check_agent(p_agent_id);
    if p_statement is null then
        raise exception 'an entry without a statement'
            using errcode = 'ME005', hint = 'Pass the statement; an empty text is allowed for an annotation.';
    end if;
    select k.targetless into v_targetless from assay.journal_kind as k where k.kind = p_kind;
    if not found then
        raise exception 'this journal kind is not registered'
            using errcode = 'ME004', hint = 'Use assert, confirm, supersede or retract, or register the kind first.';
    end if;
    if v_targetless and p_target_id is not null then
        raise exception 'an entry of this kind has no target'
            using errcode = 'ME005', hint = 'Leave the target out, or use a kind that annotates.';
    end if;
    if not v_targetless and not exists (
        select 1
        from assay.journal_entry as t
        where t.agent_id = p_agent_id and t.entry_id = p_target_id
    ) then
        raise exception 'the target of the annotation is no entry of this agent'
            using errcode = 'ME004', hint = 'Annotate an entry_id of the same agent''s journal (view assay.journal).';
    end if;
    if exists (select 1 from unnest(p_subjects) as s (subject) where s.subject is null or starts_with(s.subject, 'cand:')) then
        raise exception 'a subject is null or begins with cand:'
            using errcode = 'ME005',
            hint = 'cand: marks the entries of accepted candidates and is written by assay.complete_assembly only.';
    end if;
    -- Before the row is written; the trigger on the table would only roll it back.
    perform assay._refuse_secrets(
        null, array[p_agent_id, p_turn_id, p_session_id], 'journal_entry', 'journal_entry_firewall', array[p_agent_id]
    );
    insert into assay.journal_entry (
        entry_id, target_id, captured_at, valid_from, stated, agent_id, kind, turn_id,
        session_id, speaker, claim_type, verbatim, statement, payload, subjects
    )
    values (
        assay._uuid7(), p_target_id,
        coalesce(p_captured_at, statement_timestamp()),
        coalesce(p_valid_from, p_captured_at, statement_timestamp()),
        coalesce(p_stated, true), p_agent_id, p_kind, p_turn_id,
        p_session_id, p_speaker, p_claim_type, coalesce(p_verbatim, p_statement), p_statement, p_payload,
        array(select distinct s.subject from unnest(p_subjects) as s (subject) order by s.subject)
    )
    returning * into v_entry;
    return v_entry;
end
$$;
comment on function assay.append_entry(text, text, text, text, uuid, text, text, text, text, boolean, text[], jsonb, timestamptz, timestamptz) is
'Appends one entry to an agent''s journal and returns it. Validity starts at p_valid_from, else p_captured_at, else now. An annotation of a closing kind closes its target from its own valid_from on: one insert, nothing else to update.';
revoke all on function assay.append_entry(text, text, text, text, uuid, text, text, text, text, boolean, text[], jsonb, timestamptz, timestamptz) from public;

-- ---- api/annotate_entry.sql

-- requires: append_entry
create or replace function assay.annotate_entry(
    p_agent_id text,
    p_target_id uuid,
    p_kind text,
    p_statement text default '',
    p_verbatim text default null,
    p_turn_id text default null,
    p_session_id text default null,
    p_speaker text default null,
    p_claim_type text default null,
    p_stated boolean default true,
    p_subjects text[] default '{}',
    p_payload jsonb default null,
    p_captured_at timestamptz default null,
    p_valid_from timestamptz default null
)
returns assay.journal_entry
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    if p_target_id is null then
        raise exception 'an annotation without a target'
            using errcode = 'ME004', hint = 'Pass the entry_id of the entry to annotate.';
    end if;
    return assay.append_entry(
        p_agent_id, p_statement, p_kind, p_verbatim, p_target_id, p_turn_id, p_session_id, p_speaker,
        p_claim_type, p_stated, p_subjects, p_payload, p_captured_at, p_valid_from
    );
end
$$;
comment on function assay.annotate_entry(text, uuid, text, text, text, text, text, text, text, boolean, text[], jsonb, timestamptz, timestamptz) is
'Appends an annotation (confirm, supersede, retract, or a registered kind) of an existing entry and returns it.';
revoke all on function assay.annotate_entry(text, uuid, text, text, text, text, text, text, text, boolean, text[], jsonb, timestamptz, timestamptz) from public;

-- ---- api/begin_assembly.sql

-- requires: _write_decisions _check_agent _check_rows _judge_id _lock_turn _assembly_key _refuse_secrets _own_candidate_id _words_of_rows
-- Every table is reached by key. Plans are kept for the life of a session, and one made while the tables were empty would
-- go on scanning them, those of the foreign keys included: hence enable_seqscan = off. And one made for a single row would
-- go through all of a large set again for each of its rows: hence enable_nestloop = off, for the triggers' joins, too.
create or replace function assay.begin_assembly(
    p_agent_id text,
    p_turn_id text,
    p_token uuid,
    p_rows assay.verdict_input[],
    p_judge assay.judge_input default null,
    p_context assay.turn_context default null,
    p_lease_ms integer default 30000
)
returns table (candidate_id text, outcome text)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_nestloop = off
-- A plan that has no other way gets a fantastic price, at which a server with its default settings starts to compile it.
set jit = off
as $$
#variable_conflict use_column
declare
    v_judge_id uuid;
    v_pipeline_id uuid;
    v_now timestamptz;
    v_rules text[] := array(select distinct r.generator_rule from unnest(p_rows) as r);
begin
    perform assay._check_agent(p_agent_id);
    perform assay._check_rows(p_turn_id, array(select r.candidate_id from unnest(p_rows) as r));
    perform assay._refuse_secrets(
        array[p_context.speaker] || assay._words_of_rows(p_rows),
        array[p_agent_id, p_turn_id, p_context.session_id]
        || array(
            select r.candidate_id
            from unnest(p_rows) as r
            where not assay._own_candidate_id(p_turn_id, r.candidate_id)
        ),
        'decision', 'decision_firewall', array[p_agent_id]
    );
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    if p_token is null or p_lease_ms is null or p_lease_ms <= 0 then
        raise exception 'an assembly needs a token and a lease above zero milliseconds'
            using errcode = 'ME005', hint = 'Pass p_token (a fresh uuid) and p_lease_ms in milliseconds.';
    end if;

    -- Privacy blocks and empty turns are decided before any judge is asked.
    if exists (select 1 from unnest(p_rows) as r where r.state = 'firewall_drop' or r.reason_code = 'empty_turn') then
        v_pipeline_id := assay._judge_id(
            row('pgassay', null, null, null, coalesce((p_judge).package_version, 'sql'))::assay.judge_input
        );
    end if;
    if exists (
        select 1
        from unnest(p_rows) as r
        where r.state is distinct from 'firewall_drop' and r.reason_code is distinct from 'empty_turn'
    ) then
        v_judge_id := assay._judge_id(p_judge);
    end if;
    perform assay._lock_turn(p_agent_id, p_turn_id);

    v_now := clock_timestamp();

    -- A21: the same turn id with other text is refused before anything is written. An empty turn has no other rows, and
    -- others have no such row; a turn that the firewall voided knows no text, but what it has now learned to void may have.
    if exists (
        select 1
        from unnest(p_rows) as r
        cross join lateral (
            select d.text_sha256
            from assay.decision as d
            where d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = r.candidate_id
            limit 1
        ) as d
        where d.text_sha256 <> r.text_sha256
    ) or exists (
        select 1
        from assay.decision as d
        where d.agent_id = p_agent_id and d.turn_id = p_turn_id
            and (
                d.generator_rule <> all (v_rules)
                and (d.generator_rule in ('empty', 'turn') or 'empty' = any (v_rules))
                or d.turn_candidates <> p_context.turn_candidates
            )
            and v_rules <> '{}'
            and 'turn' <> all (v_rules)
    ) then
        raise exception 'this turn was judged before with other text'
            using errcode = 'ME003',
            schema = 'assay', table = 'decision',
            hint = 'Give a new turn its own turn_id; run a turn again only with the text it had.';
    end if;

    -- Claim what is accepted. A lease that another runner holds stays his, and so does the candidate.
    insert into assay.lease as l (agent_id, lease_key, token, expires_at)
    select
        p_agent_id, assay._assembly_key(p_turn_id, r.candidate_id), p_token,
        v_now + p_lease_ms * interval '1 millisecond'
    from unnest(p_rows) as r
    where r.state in ('accept', 'pending')
    order by r.candidate_id collate "C"
    on conflict on constraint lease_pkey do update
        set token = excluded.token, expires_at = excluded.expires_at
        where l.expires_at <= v_now or l.token = excluded.token;

    -- The first phase of the accepted ones, and the terminal write of all others. A state or reason that is null or not of
    -- the vocabulary goes through, for the constraints of the table to refuse.
    if v_judge_id is not null then
        perform assay._write_decisions(
            p_agent_id, p_turn_id, v_judge_id,
            array(
                select
                    case
                        when r.state in ('accept', 'pending') then row(
                            r.candidate_id, r.generator_rule, r.span_start, r.span_end, r.text_sha256,
                            'pending', r.reason_code, r.detail_code, null, null,
                            r.latency_ms, r.input_tokens, r.output_tokens, r.finish_reason, r.max_tokens
                        )::assay.verdict_input
                        else r
                    end
                from unnest(p_rows) as r
                where r.state is distinct from 'firewall_drop' and r.reason_code is distinct from 'empty_turn'
                    and case
                        when r.state in ('accept', 'pending')
                            then exists (
            select 1
            from assay.lease as x
            where x.agent_id = p_agent_id and x.lease_key = assay._assembly_key(p_turn_id, r.candidate_id)
                and x.token = p_token
            offset 0
        )
                        else not exists (
            select 1
            from assay.lease as x
            where x.agent_id = p_agent_id and x.lease_key = assay._assembly_key(p_turn_id, r.candidate_id)
                and x.expires_at > v_now
            offset 0
        )
                    end
            ),
            p_context, true, v_now
        );
    end if;
    if v_pipeline_id is not null then
        perform assay._write_decisions(
            p_agent_id, p_turn_id, v_pipeline_id,
            array(
                select r
                from unnest(p_rows) as r
                where (r.state = 'firewall_drop' or r.reason_code = 'empty_turn')
                    and not exists (
            select 1
            from assay.lease as x
            where x.agent_id = p_agent_id and x.lease_key = assay._assembly_key(p_turn_id, r.candidate_id)
                and x.expires_at > v_now
            offset 0
        )
            ),
            p_context, true, v_now
        );
        insert into assay.never_record_drop (agent_id, stage, reason, detector)
        select
            p_agent_id,
            case r.reason_code when 'turn_level_block' then 'turn' else 'candidate' end,
            coalesce(r.detail_code, 'unknown'),
            coalesce(r.detector, 'unknown')
        from unnest(p_rows) as r
        where r.state = 'firewall_drop'
            and r.detector is not null
            and coalesce((
            select x.written_at = v_now
            from assay.decision as x
            where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
        ), false);
    end if;

    -- Claimed but decided in the meantime: nothing left to assemble. The keys are collected first, because a join of two
    -- sets whose sizes the planner cannot know may compare every row with every other.
    delete from assay.lease as l
    where l.agent_id = p_agent_id
        and l.token = p_token
        and l.lease_key = any (array(
            select assay._assembly_key(p_turn_id, r.candidate_id)
            from unnest(p_rows) as r
            where not coalesce((
                select x.written_at = v_now
                from assay.decision as x
                where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
            ), false)
        ));

    return query
    select
        r.candidate_id,
        case
            when coalesce((
            select x.written_at = v_now
            from assay.decision as x
            where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
        ), false)
                then case when r.state in ('accept', 'pending') then 'claimed' else 'written' end
            when exists (
            select 1
            from assay.lease as x
            where x.agent_id = p_agent_id and x.lease_key = assay._assembly_key(p_turn_id, r.candidate_id)
                and x.expires_at > v_now
            offset 0
        ) then 'busy'
            else 'decided'
        end
    from unnest(p_rows) as r;
end
$$;
comment on function assay.begin_assembly(text, text, uuid, assay.verdict_input[], assay.judge_input, assay.turn_context, integer) is
'First phase for a turn''s verdicts, one commit: claims the accepted candidates under p_token and writes their pending rows; writes all others as terminal. Touches only candidates that are new, pending or lost to infrastructure. Outcome per candidate: claimed (call complete_assembly), written, decided (someone did before; nothing written), busy (another runner holds it; nothing written). Raises ME003 when the turn was judged before with other text.';
revoke all on function assay.begin_assembly(text, text, uuid, assay.verdict_input[], assay.judge_input, assay.turn_context, integer) from public;

-- ---- api/complete_assembly.sql

-- requires: _check_agent _check_rows _lock_turn _assembly_key _insert_entries _refuse_secrets
-- Every table is reached by key. Plans are kept for the life of a session, and one made while the tables were empty would
-- go on scanning them, those of the foreign keys included: hence enable_seqscan = off. And one made for a single row would
-- go through all of a large set again for each of its rows: hence enable_nestloop = off, for the triggers' joins, too.
create or replace function assay.complete_assembly(
    p_agent_id text,
    p_turn_id text,
    p_token uuid,
    p_entries assay.entry_input[]
)
returns table (candidate_id text, outcome text, state text, reason_code text, entry_id uuid, detail_code text)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_nestloop = off
-- A plan that has no other way gets a fantastic price, at which a server with its default settings starts to compile it.
set jit = off
as $$
#variable_conflict use_column
declare
    v_held assay.entry_input[];
    v_fresh assay.entry_input[];
    v_accepted assay.verdict_input[] := '{}';
    v_failed assay.verdict_input[] := '{}';
    v_now timestamptz;
    v_firsts integer[] := '{}';
    v_lasts integer[] := '{}';
    v_first integer;
    v_last integer;
    v_middle integer;
    v_sqlstate text;
    v_detail text;
begin
    perform assay._check_agent(p_agent_id);
    perform assay._check_rows(p_turn_id, array(select e.candidate_id from unnest(p_entries) as e));
    -- The firewall of the journal reads what goes there; these two go into the decision and the tombstone.
    perform assay._refuse_secrets(
        array(select distinct unnest(array[nullif(e.failure, 'off_the_record'), e.detector]) from unnest(p_entries) as e),
        null, 'decision', 'decision_firewall', array[p_agent_id]
    );
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    perform assay._lock_turn(p_agent_id, p_turn_id);
    v_now := clock_timestamp();

    -- What this token still holds and nobody has settled. Only a pending row can become an accept: whatever else the row
    -- says by now, a later verdict than the claim's, or one that no first phase went before, stands.
    v_held := array(
        select e
        from unnest(p_entries) as e
        where exists (
            select 1
            from assay.lease as x
            where x.agent_id = p_agent_id and x.lease_key = assay._assembly_key(p_turn_id, e.candidate_id)
                and x.token = p_token
            offset 0
        )
            -- Asked of the row that is found by key: as a condition, it would be looked for in the index of pending rows.
            and coalesce((
                select d.state = 'pending'
                from assay.decision as d
                where d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = e.candidate_id
            ), false)
    );
    v_fresh := array(select e from unnest(v_held) as e where e.failure is null and e.detector is null);

    -- All at once; where something in a set is blocked or wrong, each half of it in a savepoint of its own. So the many good
    -- ones of a long turn are written in few steps.
    if cardinality(v_fresh) > 0 then
        v_firsts := array[1];
        v_lasts := array[cardinality(v_fresh)];
    end if;
    while cardinality(v_firsts) > 0 loop
        v_first := v_firsts[cardinality(v_firsts)];
        v_last := v_lasts[cardinality(v_lasts)];
        v_firsts := trim_array(v_firsts, 1);
        v_lasts := trim_array(v_lasts, 1);
        begin
            v_accepted := v_accepted || array(
                select
                    row(
                        i.candidate_id, null, null, null, null, 'accept', 'accepted',
                        null, null, i.entry_id, null, null, null, null, null
                    )::assay.verdict_input
                from assay._insert_entries(p_agent_id, p_turn_id, v_fresh[v_first:v_last]) as i
            );
        exception
            when sqlstate 'ME001' or sqlstate 'ME005' or integrity_constraint_violation or data_exception
                or program_limit_exceeded
            then
                get stacked diagnostics v_sqlstate = returned_sqlstate, v_detail = pg_exception_detail;
                if v_first < v_last then
                    v_middle := (v_first + v_last) / 2;
                    v_firsts := v_firsts || array[v_middle + 1, v_first];
                    v_lasts := v_lasts || array[v_last, v_middle];
                elsif v_sqlstate = 'ME001' then
                    v_failed := v_failed || row(
                        (v_fresh[v_first]).candidate_id, null, null, null, null,
                        'firewall_drop', 'post_accept_journal_block',
                        v_detail::json ->> 'reason', v_detail::json ->> 'detector', null, null, null, null, null, null
                    )::assay.verdict_input;
                else
                    v_failed := v_failed || row(
                        (v_fresh[v_first]).candidate_id, null, null, null, null, 'reject', 'assembly_failed',
                        'sqlstate_' || v_sqlstate, null, null, null, null, null, null, null
                    )::assay.verdict_input;
                end if;
        end;
    end loop;

    v_failed := v_failed || array(
        select
            row(
                e.candidate_id, null, null, null, null,
                case when e.detector is null then 'reject' else 'firewall_drop' end,
                case when e.detector is null then 'assembly_failed' else 'post_accept_journal_block' end,
                e.failure, e.detector, null, null, null, null, null, null
            )::assay.verdict_input
        from unnest(v_held) as e
        where e.failure is not null or e.detector is not null
    );

    -- An entry that landed earlier (a store that was moved here may hold such) is found by identity, never by text.
    if cardinality(v_accepted) < cardinality(v_held) then
        v_accepted := v_accepted || array(
            select
                row(
                    e.candidate_id, null, null, null, null, 'accept', 'accepted',
                    null, null, l.entry_id, null, null, null, null, null
                )::assay.verdict_input
            from unnest(v_held) as e
            left join unnest(v_accepted) as w on w.candidate_id = e.candidate_id
            cross join lateral (
                select j.entry_id
                from assay.journal_entry as j
                where j.agent_id = p_agent_id and j.turn_id = p_turn_id and j.candidate_id = e.candidate_id
                limit 1
            ) as l
            where w.candidate_id is null
        );
    end if;

    -- The second phase: the entries and the terminal states commit together or not at all.
    update assay.decision as d
    set entry_id = a.entry_id, written_at = v_now, state = 'accept', reason_code = 'accepted'
    from unnest(v_accepted) as a
    where d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = a.candidate_id
        and d.state <> 'accept';
    if cardinality(v_failed) > 0 then
        with failed as (
            update assay.decision as d
            set
                written_at = v_now,
                state = f.state,
                reason_code = f.reason_code,
                detail_code = f.detail_code,
                text_sha256 = case when f.state <> 'firewall_drop' then d.text_sha256 end,
                span_start = case when f.state <> 'firewall_drop' then d.span_start end,
                span_end = case when f.state <> 'firewall_drop' then d.span_end end
            from unnest(v_failed) as f
            where d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = f.candidate_id
                and d.state <> 'accept'
            returning f.state, f.detail_code, f.detector
        )

        insert into assay.never_record_drop (agent_id, stage, reason, detector)
        select p_agent_id, 'journal', coalesce(w.detail_code, 'unknown'), w.detector
        from failed as w
        where w.state = 'firewall_drop';
    end if;
    delete from assay.lease as l
    using unnest(p_entries) as e
    where l.agent_id = p_agent_id
        and l.lease_key = assay._assembly_key(p_turn_id, e.candidate_id)
        and l.token = p_token;

    return query
    select
        e.candidate_id,
        case
            when d.written_at is distinct from v_now then 'lost'
            when d.state = 'accept' then 'accepted'
            when d.state = 'firewall_drop' then 'blocked'
            else 'failed'
        end,
        d.state, d.reason_code, d.entry_id, d.detail_code::text
    from unnest(p_entries) as e
    left join assay.decision as d
        on d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = e.candidate_id;
end
$$;
comment on function assay.complete_assembly(text, text, uuid, assay.entry_input[]) is
'Second phase, one commit: writes the journal entries of the candidates that p_token holds, their terminal states, and gives the leases back. An entry that the firewall blocks or that cannot be stored becomes its own firewall_drop or reject row; the others go on. Outcome per candidate: accepted, blocked, failed, or lost (the token no longer holds it; nothing written).';
revoke all on function assay.complete_assembly(text, text, uuid, assay.entry_input[]) from public;

-- ---- api/disable_detector.sql

-- requires: _refuse_secrets
create or replace function assay.disable_detector(p_detector text, p_note text)
returns boolean
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_changed boolean;
begin
    if coalesce(btrim(p_note), '') = '' or octet_length(p_note) > 1000 then
        raise exception 'a change of the firewall needs a note'
            using errcode = 'ME005', hint = 'Say why in p_note, in at most 1000 bytes; it is kept in assay.detector_changes.';
    end if;
    perform assay._refuse_secrets(array[p_note], null, 'detector_change', 'detector_change_firewall');
    if not exists (select from assay.never_record_detector as d where d.detector = p_detector) then
        raise exception 'there is no detector of this name'
            using errcode = 'ME004', hint = 'View assay.detectors lists them all.';
    end if;
    perform set_config('assay.detector_note', p_note, true);
    update assay.never_record_detector as d
    set enabled = false
    where d.detector = p_detector and d.enabled is distinct from false;
    v_changed := found;
    perform set_config('assay.detector_note', '', true);
    return v_changed;
end
$$;
comment on function assay.disable_detector(text, text) is
'Switches a detector off, also one of the package, for every agent, from this commit on; false if it was so before. For the owner of the schema. Who did it, when, and why (p_note) stays in assay.detector_changes.';
revoke all on function assay.disable_detector(text, text) from public;

-- ---- api/enable_detector.sql

-- requires: _refuse_secrets
create or replace function assay.enable_detector(p_detector text, p_note text)
returns boolean
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_changed boolean;
begin
    if coalesce(btrim(p_note), '') = '' or octet_length(p_note) > 1000 then
        raise exception 'a change of the firewall needs a note'
            using errcode = 'ME005', hint = 'Say why in p_note, in at most 1000 bytes; it is kept in assay.detector_changes.';
    end if;
    perform assay._refuse_secrets(array[p_note], null, 'detector_change', 'detector_change_firewall');
    if not exists (select from assay.never_record_detector as d where d.detector = p_detector) then
        raise exception 'there is no detector of this name'
            using errcode = 'ME004', hint = 'View assay.detectors lists them all.';
    end if;
    perform set_config('assay.detector_note', p_note, true);
    update assay.never_record_detector as d
    set enabled = true
    where d.detector = p_detector and d.enabled is distinct from true;
    v_changed := found;
    perform set_config('assay.detector_note', '', true);
    return v_changed;
end
$$;
comment on function assay.enable_detector(text, text) is
'Switches a detector on again, for every agent, from this commit on; false if it was so before. For the owner of the schema. Who did it, when, and why (p_note) stays in assay.detector_changes.';
revoke all on function assay.enable_detector(text, text) from public;

-- ---- api/forget.sql

-- requires: _check_agent _lock_memory _refuse_secrets _unindex_memories
create or replace function assay.forget(p_agent_id text, p_memory_ids uuid[])
returns integer
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_places bigint[];
begin
    perform assay._check_agent(p_agent_id);
    perform assay._refuse_secrets(null, array[p_agent_id], 'memory_agent', 'memory_agent_firewall', array[p_agent_id]);
    perform assay._lock_memory(p_agent_id);
    with forgotten as (
        update assay.memory as m
        set forgotten_at = clock_timestamp()
        from (select distinct i.memory_id from unnest(p_memory_ids) as i (memory_id)) as i
        where m.agent_id = p_agent_id and m.memory_id = i.memory_id and m.forgotten_at is null
        returning m.place
    )

    select coalesce(array_agg(f.place order by f.place), '{}') into v_places from forgotten as f;
    perform assay._unindex_memories(p_agent_id, v_places);
    return cardinality(v_places);
end
$$;
comment on function assay.forget(text, uuid[]) is
'Takes records out of recall, for any moment, and says how many. The rows stay (with forgotten_at) and so does the journal: this is not erasure. Remembered anew from another turn or by hand, a record comes back; a repeated delivery of a turn does not bring it back.';
revoke all on function assay.forget(text, uuid[]) from public;

-- ---- api/inject.sql

-- requires: recall estimate_tokens _uuid7 _refuse_secrets
-- Recall, a budget, and a note of what was taken, in one round trip.
create or replace function assay.inject(
    p_agent_id text,
    p_query text,
    p_max_items integer default 10,
    p_max_tokens integer default 4000,
    p_item_tokens integer default 0,
    p_weights jsonb default null,
    p_speaker text default null,
    p_session_id text default null,
    p_exclude uuid[] default '{}',
    p_embedding text default null,
    p_model text default null,
    p_turn_id text default null,
    p_conversation_id text default null,
    p_recall_id uuid default null
)
returns table (
    recall_id uuid,
    rank integer,
    memory_id uuid,
    content text,
    tokens integer,
    total double precision,
    lexical double precision,
    context double precision,
    factor double precision,
    vector double precision,
    decay double precision,
    confidence double precision,
    association double precision,
    importance double precision,
    evidence integer,
    pinned boolean,
    speaker text,
    turn_id text,
    session_id text,
    captured_at timestamptz,
    valid_from timestamptz,
    valid_to timestamptz,
    entry_id uuid,
    provider text,
    statement_type text,
    query_blind boolean,
    vectors text
)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_recall_id uuid := coalesce(p_recall_id, assay._uuid7());
    v_item record;
    v_items integer := 0;
    v_tokens integer := 0;
    v_blind boolean := false;
    v_said text;
    v_seen text[] := '{}';
begin
    perform assay._check_agent(p_agent_id);
    perform assay._refuse_secrets(
        null, array[p_agent_id, p_turn_id, p_conversation_id], 'recall_event', 'recall_event_firewall', array[p_agent_id]
    );
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    if p_max_items is null or p_max_items not between 1 and 1000 or p_max_tokens is null or p_max_tokens < 1 or p_item_tokens < 0 then
        raise exception 'a budget out of range'
            using errcode = 'ME005', hint = 'Allow 1 to 1000 items and at least one token; markup takes none or more (p_item_tokens).';
    end if;
    insert into assay.recall_event (recall_id, items, tokens, query_blind, agent_id, turn_id, session_id)
    values (v_recall_id, 0, 0, false, p_agent_id, p_turn_id, p_conversation_id);
    for v_item in
        select r.*, assay.estimate_tokens(r.content) + coalesce(p_item_tokens, 0) as tokens
        from assay.recall(
            p_agent_id, p_query, 2 * p_max_items, p_weights, null, p_speaker, p_session_id, coalesce(p_exclude, '{}'),
            p_embedding, p_model
        ) as r
        order by r.rank
    loop
        -- What does not fit makes room for what is shorter.
        continue when v_tokens + v_item.tokens > p_max_tokens;
        -- The same words of the same speaker are said once, whatever their case and how they end.
        v_said := concat_ws(chr(31), coalesce(v_item.speaker, ''), lower(btrim(regexp_replace(v_item.content, '\s+', ' ', 'g'), ' .,;:!')));
        continue when v_said = any (v_seen);
        v_seen := v_seen || v_said;
        v_items := v_items + 1;
        v_tokens := v_tokens + v_item.tokens;
        v_blind := v_item.query_blind;
        insert into assay.recall_item (
            recall_id, memory_id, total, lexical, context, vector, decay, confidence, association, rank, agent_id
        )
        values (
            v_recall_id, v_item.memory_id, v_item.total, v_item.lexical, v_item.context, v_item.vector, v_item.decay,
            v_item.confidence, v_item.association, v_items, p_agent_id
        );
        recall_id := v_recall_id;
        rank := v_items;
        memory_id := v_item.memory_id;
        content := v_item.content;
        tokens := v_item.tokens;
        total := v_item.total;
        lexical := v_item.lexical;
        context := v_item.context;
        factor := v_item.factor;
        vector := v_item.vector;
        decay := v_item.decay;
        confidence := v_item.confidence;
        association := v_item.association;
        importance := v_item.importance;
        evidence := v_item.evidence;
        pinned := v_item.pinned;
        speaker := v_item.speaker;
        turn_id := v_item.turn_id;
        session_id := v_item.session_id;
        captured_at := v_item.captured_at;
        valid_from := v_item.valid_from;
        valid_to := v_item.valid_to;
        entry_id := v_item.entry_id;
        provider := v_item.provider;
        statement_type := v_item.statement_type;
        query_blind := v_item.query_blind;
        vectors := v_item.vectors;
        return next;
        exit when v_items = p_max_items;
    end loop;
    update assay.recall_event as e
    set items = v_items, tokens = v_tokens, query_blind = v_blind
    where e.agent_id = p_agent_id and e.recall_id = v_recall_id;
end
$$;
comment on function assay.inject(text, text, integer, integer, integer, jsonb, text, text, uuid[], text, text, text, text, uuid) is
'Recalls for a conversation: assay.recall within a budget of items and estimated tokens (p_item_tokens is added to each, for the markup around it), and a note of which records were taken, under a recall_id that outcomes are reported to. Of records that differ in case or final punctuation only, the best one is taken. p_turn_id and p_conversation_id say what it was injected into; the query is not kept.';
revoke all on function assay.inject(text, text, integer, integer, integer, jsonb, text, text, uuid[], text, text, text, text, uuid) from public;

-- ---- api/label.sql

-- requires: _check_agent _labels_for_every_turn _refuse_secrets
create or replace function assay.label(
    p_agent_id text,
    p_labels assay.label_input[],
    p_labelled_by text default session_user
)
returns integer
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_found bigint;
    v_count integer;
begin
    perform assay._check_agent(p_agent_id);
    perform assay._refuse_secrets(array[p_labelled_by], null, 'gold_label', 'gold_label_firewall', array[p_agent_id]);
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    select
        (
            select count(*)
            from unnest(p_labels) as i
            where i.should_accept is not null and i.turn_id is not null
                and exists (
                    select 1
                    from assay.decision as d
                    where d.agent_id = p_agent_id and d.turn_id = i.turn_id and d.candidate_id = i.candidate_id
                    offset 0
                )
        ) + (
            select count(distinct e.place)
            from assay._labels_for_every_turn(p_agent_id, p_labels) as e
            where e.should_accept is not null
        )
    into v_found;
    if v_found < cardinality(p_labels) then
        raise exception '% of % labels name no candidate of this agent or say neither yes nor no',
            cardinality(p_labels) - v_found, cardinality(p_labels)
            using errcode = 'ME004',
            detail = json_build_object('missing', cardinality(p_labels) - v_found)::text,
            hint = 'Label candidates that are in the decision log (view assay.decisions); nothing was stored.';
    end if;
    -- A label for one turn comes before one for all; of two alike, the last counts.
    insert into assay.gold_label as g (agent_id, turn_id, candidate_id, should_accept, labelled_by)
    select distinct on (f.turn_id, f.candidate_id)
        p_agent_id, f.turn_id, f.candidate_id, f.should_accept, p_labelled_by
    from (
        select i.turn_id, i.candidate_id, i.should_accept, i.place, 1 as rank
        from unnest(p_labels) with ordinality as i (turn_id, candidate_id, should_accept, place)
        where i.turn_id is not null
        union all
        select e.turn_id, e.candidate_id, e.should_accept, e.place, 2 as rank
        from assay._labels_for_every_turn(p_agent_id, p_labels) as e
    ) as f
    order by f.turn_id, f.candidate_id, f.rank, f.place desc
    on conflict on constraint gold_label_pkey do update
        set should_accept = excluded.should_accept,
        labelled_by = excluded.labelled_by,
        labelled_at = clock_timestamp();
    get diagnostics v_count = row_count;
    return v_count;
end
$$;
comment on function assay.label(text, assay.label_input[], text) is
'Stores what a person says about candidates: should each have been accepted? Replaces earlier labels; returns how many were stored. A label for one turn comes before one for all. All or nothing: a label for a candidate that is not in the log is an error (ME004).';
revoke all on function assay.label(text, assay.label_input[], text) from public;

-- ---- api/link_entities.sql

-- requires: _check_agent _link_entities _refuse_secrets
create or replace function assay.link_entities(p_agent_id text, p_entities text[])
returns integer
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    -- Before anything is written; the trigger on the table would only roll it back.
    perform assay._refuse_secrets(p_entities, array[p_agent_id], 'association', 'association_firewall', array[p_agent_id]);
    return assay._link_entities(p_agent_id, jsonb_build_array(to_jsonb(coalesce(p_entities, '{}'))));
end
$$;
comment on function assay.link_entities(text, text[]) is
'Notes that entities were named together: each pair of the distinct names (twelve at most) gains a weight of 1. Returns how many pairs.';
revoke all on function assay.link_entities(text, text[]) from public;

-- ---- api/record_drop.sql

-- requires: _check_agent _refuse_secrets
create or replace function assay.record_drop(p_agent_id text, p_stage text, p_reason text, p_detector text)
returns uuid
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_drop_id uuid := gen_random_uuid();
begin
    perform assay._check_agent(p_agent_id);
    perform assay._refuse_secrets(
        array[nullif(p_reason, 'off_the_record'), p_detector], array[p_agent_id], 'never_record_drop', 'never_record_drop_firewall',
        array[p_agent_id]
    );
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    insert into assay.never_record_drop (drop_id, agent_id, stage, reason, detector)
    values (v_drop_id, p_agent_id, p_stage, p_reason, p_detector);
    return v_drop_id;
end
$$;
comment on function assay.record_drop(text, text, text, text) is
'Leaves a tombstone for something that the firewall kept out: stage (turn, candidate, journal, memory), reason and detector, nothing of the thing itself. A client calls it after a write was refused with ME001, whose transaction took nothing with it.';
revoke all on function assay.record_drop(text, text, text, text) from public;

-- ---- api/register_kind.sql

-- requires: _refuse_secrets
create or replace function assay.register_kind(
    p_kind text,
    p_targetless boolean,
    p_closing boolean default false,
    p_claim boolean default null
)
returns void
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_claim boolean := coalesce(p_claim, p_targetless);
begin
    perform assay._refuse_secrets(array[p_kind], null, 'journal_kind', 'journal_kind_firewall');
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    insert into assay.journal_kind (kind, targetless, closing, claim)
    values (p_kind::assay.name, p_targetless, p_closing, v_claim)
    on conflict on constraint journal_kind_pkey do nothing;
    if not exists (
        select 1
        from assay.journal_kind as k
        where k.kind = p_kind and k.targetless = p_targetless and k.closing = p_closing and k.claim = v_claim
    ) then
        raise exception 'this journal kind is registered with other properties'
            using errcode = 'ME007',
            hint = 'Entries rely on what their kind means: choose another name.';
    end if;
end
$$;
comment on function assay.register_kind(text, boolean, boolean, boolean) is
'Registers a kind of journal entry for good. p_targetless: stands by itself. p_closing: ends the validity of its target. p_claim: can be a belief (default: exactly the targetless ones). Registering the same again does nothing; with other properties it is an error (ME007).';
revoke all on function assay.register_kind(text, boolean, boolean, boolean) from public;

-- ---- api/remember.sql

-- requires: _check_agent _store_memories _scan_for_agents _refuse_secrets
create or replace function assay.remember(p_agent_id text, p_records assay.memory_input[])
returns table (record_no integer, memory_id uuid, outcome text, reason text, detector text)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_records assay.memory_input[];
    v_findings jsonb := '{}';
    v_blocked boolean := false;
begin
    perform assay._check_agent(p_agent_id);
    if exists (select 1 from unnest(p_records) as r where r.entry_id is not null) then
        raise exception 'entry_id is given'
            using errcode = 'ME005', hint = 'What comes from the journal is remembered by the journal itself; leave entry_id out.';
    end if;
    if exists (
        select 1
        from unnest(p_records) as r
        where not coalesce(r.importance between 0 and 1, true) or not coalesce(r.confidence between 0 and 1, true)
    ) then
        raise exception 'importance or confidence is out of range'
            using errcode = 'ME005', hint = 'Both go from 0 to 1.';
    end if;
    if exists (
        select 1
        from unnest(p_records) as r
        where r.language is not null
            and not exists (
                select 1
                from pg_catalog.pg_ts_config as c
                where c.cfgname = r.language and c.cfgnamespace = 'pg_catalog'::regnamespace
            )
    ) then
        raise exception 'an unknown language'
            using errcode = 'ME005', hint = 'Name a text search configuration of PostgreSQL (select cfgname from pg_ts_config), such as english or simple.';
    end if;

    -- Before anything is written. Names are scanned as they came, because they are cut when they are stored.
    perform assay._refuse_secrets(null, array[p_agent_id], 'memory', 'memory_firewall', array[p_agent_id]);
    begin
        perform assay._refuse_secrets(
            array(
                select r.provider
                from unnest(p_records) as r
                union
                select e.name
                from unnest(p_records) as r
                cross join lateral unnest(r.entities) as e (name)
                where length(e.name) > 200
            ),
            array(
                select r.turn_id::text
                from unnest(p_records) as r
                union
                select r.session_id
                from unnest(p_records) as r
            ),
            'memory', 'memory_firewall', array[p_agent_id]
        );
        perform set_config('assay.scanned', statement_timestamp()::text, true);
        return query
        select s.record_no, s.memory_id, s.outcome, null::text, null::text
        from assay._store_memories(p_agent_id, p_records) as s;
        return;
    exception
        -- The firewall met something in the set: find out what, and go on without it.
        when sqlstate 'ME001' then
            v_blocked := true;
    end;

    select
        coalesce(jsonb_object_agg(b.no, jsonb_build_object('reason', b.reason, 'detector', b.detector)), '{}')
    into v_findings
    from (
        select distinct on (r.no) r.no, f.reason, f.detector
        from unnest(p_records) with ordinality as r (
            content, speaker, turn_id, session_id, captured_at, valid_from, provider, statement_type, language,
            importance, confidence, pinned, entities, entry_id, no
        )
        cross join lateral (
            select x.value, false as identifier
            from unnest(array[r.content, r.speaker, r.provider, r.statement_type] || array(select e.name from unnest(r.entities) as e (name))) as x (value)
            union all
            select y.value, true
            from unnest(array[r.turn_id, r.session_id]) as y (value)
        ) as t
        cross join lateral assay._scan_for_agents(t.value, t.identifier, array[p_agent_id]) as f
        where t.value <> ''
        order by r.no
    ) as b;
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    insert into assay.never_record_drop (agent_id, stage, reason, detector)
    select p_agent_id, 'memory', b.value ->> 'reason', b.value ->> 'detector'
    from jsonb_each(v_findings) as b;
    v_records := array(
        select
            case
                when v_findings ? r.no::text then null::assay.memory_input
                else row(
                    r.content, r.speaker, r.turn_id, r.session_id, r.captured_at, r.valid_from, r.provider, r.statement_type,
                    r.language, r.importance, r.confidence, r.pinned, r.entities, r.entry_id
                )::assay.memory_input
            end
        from unnest(p_records) with ordinality as r (
            content, speaker, turn_id, session_id, captured_at, valid_from, provider, statement_type, language,
            importance, confidence, pinned, entities, entry_id, no
        )
        order by r.no
    );
    return query
    select
        s.record_no,
        s.memory_id,
        case when v_findings ? s.record_no::text then 'blocked' else s.outcome end,
        v_findings -> s.record_no::text ->> 'reason',
        v_findings -> s.record_no::text ->> 'detector'
    from assay._store_memories(p_agent_id, v_records) as s;
end
$$;
comment on function assay.remember(text, assay.memory_input[]) is
'Remembers a set of records in one commit. Outcome per record, in the order given: stored, repeated (the same text of the same speaker: one more piece of evidence), known (this turn gave it before; nothing changed), blank, or blocked by the firewall (reason and detector say by what; a tombstone stays, the others go on).';
revoke all on function assay.remember(text, assay.memory_input[]) from public;

-- ---- api/rescan.sql

-- requires: _check_agent _scan_for_agents _rescan_rows
create or replace function assay.rescan(
    p_agent_id text,
    p_source text,
    p_after text default null,
    p_limit integer default 500
)
returns table (scanned integer, last_key text, findings jsonb)
language plpgsql
stable
parallel safe
rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    if p_limit is null or p_limit not between 1 and 100000 then
        raise exception 'a batch has from 1 to 100000 rows'
            using errcode = 'ME005', hint = 'Leave out p_limit.';
    end if;
    return query
    with batch as materialized (
        select r.* from assay._rescan_rows(p_agent_id, p_source, p_after, p_limit) as r
    ),
    found as materialized (
        select distinct b.row_no, b.row_id, f.reason, f.detector
        from batch as b
        cross join lateral (
            select t.value, false as identifier from unnest(b.texts) as t (value)
            union
            select i.value, true from unnest(b.identifiers) as i (value)
        ) as v
        cross join lateral assay._scan_for_agents(v.value, v.identifier, array[p_agent_id]) as f
        where v.value <> ''
    )
    select
        (select count(*)::integer from batch as b),
        (select b.row_key from batch as b order by b.row_no desc limit 1),
        coalesce(
            (
                select jsonb_agg(
                    jsonb_build_object('id', f.row_id, 'reason', f.reason, 'detector', f.detector)
                    order by f.row_no, f.reason, f.detector
                )
                from found as f
            ),
            '[]'
        );
end
$$;
comment on function assay.rescan(text, text, text, integer) is
'What today''s firewall would block in a batch of what is stored for an agent: how many rows were looked at, the key to go on after (null: nothing is left), and for each finding the row''s id (or its ctid, where an id could itself be a secret), reason and detector; never a text. p_source: journal_entry, memory (with its entities), memory_evidence, association, decision, gold_label, recall_event, carried_entry or migration_item.';
revoke all on function assay.rescan(text, text, text, integer) from public;

-- ---- api/scan_for_agent.sql

-- requires: _check_agent _scan_for_agents
create or replace function assay.scan_for_agent(p_agent_id text, p_text text, p_identifier boolean default false)
returns table (reason text, detector text)
language plpgsql
stable
parallel safe
rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    return query
    select f.reason, f.detector from assay._scan_for_agents(p_text, p_identifier, array[p_agent_id]) as f;
end
$$;
comment on function assay.scan_for_agent(text, text, boolean) is
'As scan_never_record(), heeding what was allowed for this agent: whether a text may be recorded in its memory.';
revoke all on function assay.scan_for_agent(text, text, boolean) from public;

-- ---- api/schema_version.sql

create or replace function assay.schema_version()
returns text
language sql
immutable
parallel safe
return '0.1.0';
comment on function assay.schema_version() is
'The version of pgassay that this schema belongs to, so that a client can tell whether it fits.';
revoke all on function assay.schema_version() from public;

-- ---- api/set_memory_language.sql

-- requires: _check_agent _lock_memory _refuse_secrets
create or replace function assay.set_memory_language(p_agent_id text, p_language text)
returns void
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    if not exists (
        select 1
        from pg_catalog.pg_ts_config as c
        where c.cfgname = p_language and c.cfgnamespace = 'pg_catalog'::regnamespace
    ) then
        raise exception 'an unknown language'
            using errcode = 'ME005', hint = 'Name a text search configuration of PostgreSQL (select cfgname from pg_ts_config), such as english or simple.';
    end if;
    perform assay._refuse_secrets(null, array[p_agent_id], 'memory_agent', 'memory_agent_firewall', array[p_agent_id]);
    perform assay._lock_memory(p_agent_id);
    update assay.memory_agent as a
    set
        language = p_language,
        languages = array(select distinct l.language from unnest(a.languages || p_language) as l (language) order by l.language)
    where a.agent_id = p_agent_id;
end
$$;
comment on function assay.set_memory_language(text, text) is
'Sets the text search configuration for records that name none, from now on; records that are there keep theirs, and queries are read by both.';
revoke all on function assay.set_memory_language(text, text) from public;

-- ---- api/stale_pending.sql

create or replace view assay.stale_pending with (security_barrier = true) as
select
    d.agent_id::text as agent_id,
    d.turn_id::text as turn_id,
    d.candidate_id::text as candidate_id,
    d.written_at,
    now() - d.written_at as age,
    d.judge_id
from assay.decision as d
where d.state = 'pending'
    and d.written_at < now() - interval '30 seconds'
    and d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.stale_pending is
'Accepted candidates whose journal entry was not written within 30 seconds (the lease''s default): their runner died. Run the turn again.';
comment on column assay.stale_pending.agent_id is 'Whose memory.';
comment on column assay.stale_pending.turn_id is 'The turn that yielded it.';
comment on column assay.stale_pending.candidate_id is 'The candidate.';
comment on column assay.stale_pending.written_at is 'When the first phase was written.';
comment on column assay.stale_pending.age is 'How long ago that was.';
comment on column assay.stale_pending.judge_id is 'What judged it.';
revoke all on assay.stale_pending from public;

-- ---- api/turn_summary.sql

-- The vocabulary is closed, so its counts are columns of one pass over the index.
create or replace view assay.turn_summary with (security_barrier = true) as
select
    d.agent_id::text as agent_id,
    d.turn_id::text as turn_id,
    count(*) filter (where d.state <> 'pending') as candidates,
    count(*) filter (where d.state = 'accept') as accepted,
    count(*) filter (where d.state = 'reject') as rejected,
    count(*) filter (where d.state = 'withhold') as withheld,
    count(*) filter (where d.state = 'firewall_drop') as firewall_dropped,
    count(*) filter (where d.state = 'pending') as pending,
    jsonb_strip_nulls(
        jsonb_build_object(
            'state:accept', nullif(count(*) filter (where d.state = 'accept'), 0),
            'state:reject', nullif(count(*) filter (where d.state = 'reject'), 0),
            'state:withhold', nullif(count(*) filter (where d.state = 'withhold'), 0),
            'state:firewall_drop', nullif(count(*) filter (where d.state = 'firewall_drop'), 0),
            'reason:accepted', nullif(count(*) filter (where d.reason_code = 'accepted' and d.state <> 'pending'), 0),
            'reason:not_a_fact', nullif(count(*) filter (where d.reason_code = 'not_a_fact' and d.state <> 'pending'), 0),
            'reason:not_memorable', nullif(count(*) filter (where d.reason_code = 'not_memorable' and d.state <> 'pending'), 0),
            'reason:low_confidence', nullif(count(*) filter (where d.reason_code = 'low_confidence' and d.state <> 'pending'), 0),
            'reason:needs_confirmation', nullif(count(*) filter (where d.reason_code = 'needs_confirmation' and d.state <> 'pending'), 0),
            'reason:pre_llm_candidate_block', nullif(count(*) filter (where d.reason_code = 'pre_llm_candidate_block' and d.state <> 'pending'), 0),
            'reason:post_accept_journal_block', nullif(count(*) filter (where d.reason_code = 'post_accept_journal_block' and d.state <> 'pending'), 0),
            'reason:turn_level_block', nullif(count(*) filter (where d.reason_code = 'turn_level_block' and d.state <> 'pending'), 0),
            'reason:assembly_failed', nullif(count(*) filter (where d.reason_code = 'assembly_failed' and d.state <> 'pending'), 0),
            'reason:ambiguous_reconciliation', nullif(count(*) filter (where d.reason_code = 'ambiguous_reconciliation' and d.state <> 'pending'), 0),
            'reason:llm_unavailable', nullif(count(*) filter (where d.reason_code = 'llm_unavailable' and d.state <> 'pending'), 0),
            'reason:empty_turn', nullif(count(*) filter (where d.reason_code = 'empty_turn' and d.state <> 'pending'), 0)
        )
    ) as summary,
    min(d.written_at) as first_written_at,
    max(d.written_at) as last_written_at
from assay.decision as d
where d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
group by d.agent_id, d.turn_id;
comment on view assay.turn_summary is
'What became of each turn: counts over the current states of its candidates, computed on read, so it cannot drift.';
comment on column assay.turn_summary.agent_id is 'Whose memory.';
comment on column assay.turn_summary.turn_id is 'The turn that yielded it.';
comment on column assay.turn_summary.candidates is 'Candidates with a terminal state.';
comment on column assay.turn_summary.accepted is 'Candidates accepted.';
comment on column assay.turn_summary.rejected is 'Candidates rejected.';
comment on column assay.turn_summary.withheld is 'Candidates withheld.';
comment on column assay.turn_summary.firewall_dropped is 'Candidates that the firewall kept out.';
comment on column assay.turn_summary.pending is 'Unfinished candidates; counted nowhere else.';
comment on column assay.turn_summary.summary is 'The same as {"state:<state>": n, "reason:<reason>": n}, zero counts absent.';
comment on column assay.turn_summary.first_written_at is 'Oldest of the rows'' last writes.';
comment on column assay.turn_summary.last_written_at is 'Newest of the rows'' last writes.';
revoke all on assay.turn_summary from public;

-- ---- api/turn_summary_function.sql

-- requires: turn_summary
create or replace function assay.turn_summary(p_agent_id text, p_turn_id text)
returns jsonb
language sql
stable
parallel safe
begin atomic
select coalesce(
    (
        select s.summary
        from assay.turn_summary as s
        where s.agent_id = p_agent_id and s.turn_id = p_turn_id
    ),
    '{}'::jsonb
);
end;
comment on function assay.turn_summary(text, text) is
'What became of a turn: {"state:<state>": n, "reason:<reason>": n} over the current states of its candidates; zero counts and pending absent; {} for an unknown turn.';
revoke all on function assay.turn_summary(text, text) from public;

-- ---- api/rebuild_turn_summary.sql

-- requires: turn_summary_function
create or replace function assay.rebuild_turn_summary(p_agent_id text, p_turn_id text)
returns jsonb
language sql
stable
parallel safe
return assay.turn_summary(p_agent_id, p_turn_id);
comment on function assay.rebuild_turn_summary(text, text) is
'The same as assay.turn_summary: it is computed on read, so there is nothing to rebuild. For callers that come from a store which kept counters.';
revoke all on function assay.rebuild_turn_summary(text, text) from public;

-- ---- api/update_confidence.sql

-- requires: _check_agent
create or replace function assay.update_confidence(p_agent_id text, p_memory_id uuid, p_signal double precision)
returns table (confidence double precision, corroborations integer, contradictions integer)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
    perform assay._check_agent(p_agent_id);
    if not coalesce(p_signal between 0 and 1, false) then
        raise exception 'a signal out of range'
            using errcode = 'ME005', hint = 'A signal goes from 0 (wrong) to 1 (right).';
    end if;
    return query
    update assay.memory as m
    set
        confidence = (m.confidence * (1 + m.corroborations + m.contradictions) + p_signal)
            / (2 + m.corroborations + m.contradictions),
        corroborations = m.corroborations + case when p_signal >= 0.5 then 1 else 0 end,
        contradictions = m.contradictions + case when p_signal < 0.5 then 1 else 0 end
    where m.agent_id = p_agent_id and m.memory_id = p_memory_id
    returning m.confidence, m.corroborations, m.contradictions;
    if not found then
        raise exception 'there is no such memory of this agent'
            using errcode = 'ME004', hint = 'Name a memory_id of the same agent (view assay.memories).';
    end if;
end
$$;
comment on function assay.update_confidence(text, uuid, double precision) is
'Counts one signal: confidence is the mean of all signals and of a prior one of 0.5, so a first signal of 0.9 gives 0.7. Signals of 0.5 and above are corroborations, others contradictions.';
revoke all on function assay.update_confidence(text, uuid, double precision) from public;

-- ---- api/verdict_reasons.sql

create or replace view assay.verdict_reasons with (security_barrier = true) as
select
    r.state,
    r.reason_code,
    r.terminal,
    r.decided_by,
    r.loss,
    r.meaning
from assay.verdict_reason as r;
comment on view assay.verdict_reasons is
'The vocabulary of outcomes.';
comment on column assay.verdict_reasons.state is 'accept, reject, withhold, firewall_drop (terminal) or pending (an unfinished write).';
comment on column assay.verdict_reasons.reason_code is 'Why: the reason that may go with the state.';
comment on column assay.verdict_reasons.terminal is 'False for pending only: it marks an unfinished write and is never counted.';
comment on column assay.verdict_reasons.decided_by is 'model: a verdict provider may say so. trusted: only code of pgassay may; a model that claims it is not believed.';
comment on column assay.verdict_reasons.loss is 'What a candidate that should have been kept was lost to: none, privacy, the model''s judgement, or infrastructure (judged again when the turn is run again).';
comment on column assay.verdict_reasons.meaning is 'The pair in a sentence.';
revoke all on assay.verdict_reasons from public;

-- ---- api/wilson_interval.sql

create or replace function assay.wilson_interval(p_successes bigint, p_trials bigint)
returns table (low double precision, high double precision)
language sql
immutable
strict
parallel safe
begin atomic
-- Wilson, E. B. (1927), "Probable inference, the law of succession, and statistical inference", JASA 22 (158), 209-212;
-- z = 1.959964 is the 97.5 % quantile of the standard normal distribution.
select
    coalesce(greatest(0.0, v.centre - v.half), 0.0) as low,
    coalesce(least(1.0, v.centre + v.half), 1.0) as high
from (
    select
        (u.p + u.zz / (2 * u.n)) / (1 + u.zz / u.n) as centre,
        sqrt(u.zz * (u.p * (1 - u.p) / u.n + u.zz / (4 * u.n * u.n))) / (1 + u.zz / u.n) as half
    from (
        select
            nullif(p_trials, 0)::double precision as n,
            p_successes::double precision / nullif(p_trials, 0) as p,
            1.959964::double precision ^ 2 as zz
    ) as u
) as v;
end;
comment on function assay.wilson_interval(bigint, bigint) is
'95 % confidence interval of a proportion (Wilson''s score interval); 0.0 to 1.0 without trials.';
revoke all on function assay.wilson_interval(bigint, bigint) from public;

-- ---- api/compute_metrics.sql

-- requires: decisions gold_labels verdict_reasons wilson_interval
-- A label that names its turn is looked up by key, laterally: joined, all of the agent's rows would be read a second time
-- for a handful of labels. Labels without a turn are joined, and a plan for few rows, by old statistics, would go through all
-- rows again for each: hence enable_nestloop = off, for whose price the server must not start to compile.
create or replace function assay.compute_metrics(p_agent_id text, p_labels assay.label_input[] default null)
returns table (
    "precision" double precision,
    recall double precision,
    f1 double precision,
    tp bigint,
    fp bigint,
    fn bigint,
    tn bigint,
    labelled bigint,
    lost_to_privacy bigint,
    lost_to_infrastructure bigint,
    end_to_end_recall double precision,
    precision_low double precision,
    precision_high double precision,
    recall_low double precision,
    recall_high double precision,
    per_reason_code jsonb,
    per_generator_rule jsonb
)
language sql
stable
parallel safe
set enable_nestloop = off
set jit = off
begin atomic
with counts as (
    select d.generator_rule, d.state, d.reason_code, count(*) as n
    from assay.decisions as d
    where d.agent_id = p_agent_id and d.state <> 'pending'
    group by d.generator_rule, d.state, d.reason_code
),

-- The last label given for a candidate counts.
given as (
    select distinct on (i.turn_id, i.candidate_id) i.turn_id, i.candidate_id, i.should_accept
    from unnest(p_labels) with ordinality as i (turn_id, candidate_id, should_accept, position)
    where i.should_accept is not null
    order by i.turn_id, i.candidate_id, i.position desc
),

judged as (
    select d.state, d.reason_code, g.should_accept
    from given as g
    cross join lateral (
        select x.state, x.reason_code
        from assay.decisions as x
        where x.agent_id = p_agent_id and x.turn_id = g.turn_id and x.candidate_id = g.candidate_id
        limit 1
    ) as d
    where g.turn_id is not null
    union all
    select d.state, d.reason_code, g.should_accept
    from given as g
    inner join assay.decisions as d on d.agent_id = p_agent_id and d.candidate_id = g.candidate_id
    where g.turn_id is null
        and not exists (
            select 1
            from given as o
            where o.turn_id = d.turn_id and o.candidate_id = d.candidate_id
        )
    union all
    select d.state, d.reason_code, g.should_accept
    from assay.gold_labels as g
    cross join lateral (
        select x.state, x.reason_code
        from assay.decisions as x
        where x.agent_id = p_agent_id and x.turn_id = g.turn_id and x.candidate_id = g.candidate_id
        limit 1
    ) as d
    where p_labels is null and g.agent_id = p_agent_id
),

confusion as (
    select
        count(*) filter (where v.terminal) as labelled,
        count(*) filter (where j.should_accept and j.state = 'accept') as tp,
        count(*) filter (where not j.should_accept and j.state = 'accept') as fp,
        count(*) filter (where j.should_accept and v.loss = 'model') as fn,
        count(*) filter (where not j.should_accept and v.terminal and j.state <> 'accept') as tn,
        count(*) filter (where j.should_accept and v.loss = 'privacy') as lost_to_privacy,
        count(*) filter (where j.should_accept and v.loss = 'infrastructure') as lost_to_infrastructure
    from judged as j
    inner join assay.verdict_reasons as v on v.state = j.state and v.reason_code = j.reason_code
)

select
    coalesce(c.tp::double precision / nullif(c.tp + c.fp, 0), 0.0) as precision,
    coalesce(c.tp::double precision / nullif(c.tp + c.fn, 0), 0.0) as recall,
    coalesce(2.0::double precision * c.tp / nullif(2 * c.tp + c.fp + c.fn, 0), 0.0) as f1,
    c.tp,
    c.fp,
    c.fn,
    c.tn,
    c.labelled,
    c.lost_to_privacy,
    c.lost_to_infrastructure,
    coalesce(
        c.tp::double precision / nullif(c.tp + c.fn + c.lost_to_privacy + c.lost_to_infrastructure, 0), 0.0
    ) as end_to_end_recall,
    p.low as precision_low,
    p.high as precision_high,
    r.low as recall_low,
    r.high as recall_high,
    (
        select coalesce(jsonb_object_agg(x.reason_code, x.n), '{}'::jsonb)
        from (select k.reason_code, sum(k.n)::bigint as n from counts as k group by k.reason_code) as x
    ) as per_reason_code,
    (
        select coalesce(jsonb_object_agg(y.generator_rule, y.states), '{}'::jsonb)
        from (
            select x.generator_rule, jsonb_object_agg(x.state, x.n) as states
            from (
                select k.generator_rule, k.state, sum(k.n)::bigint as n
                from counts as k
                group by k.generator_rule, k.state
            ) as x
            group by x.generator_rule
        ) as y
    ) as per_generator_rule
from confusion as c
cross join lateral assay.wilson_interval(c.tp, c.tp + c.fp) as p
cross join lateral assay.wilson_interval(c.tp, c.tp + c.fn) as r;
end;
comment on function assay.compute_metrics(text, assay.label_input[]) is
'Precision, recall and F1 of an agent''s decisions against the given labels (null: the stored gold labels), with 95 % Wilson intervals, counts per reason and per rule and state. From the decision log alone. Unlabelled rows count in the breakdowns only; pending rows nowhere; an undefined ratio is 0.0. What privacy or infrastructure lost is not the model''s miss: it is counted apart and enters end_to_end_recall.';
revoke all on function assay.compute_metrics(text, assay.label_input[]) from public;

-- ---- api/write_pending.sql

-- requires: _write_decisions _check_agent _check_rows _judge_id _lock_turn _refuse_secrets _own_candidate_id _words_of_rows
-- Every table is reached by key. Plans are kept for the life of a session, and one made while the tables were empty would
-- go on scanning them, those of the foreign keys included: hence enable_seqscan = off. And one made for a single row would
-- go through all of a large set again for each of its rows: hence enable_nestloop = off, for the triggers' joins, too.
create or replace function assay.write_pending(
    p_agent_id text,
    p_turn_id text,
    p_rows assay.verdict_input[],
    p_judge assay.judge_input default null,
    p_context assay.turn_context default null
)
returns table (candidate_id text, written boolean)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_nestloop = off
-- A plan that has no other way gets a fantastic price, at which a server with its default settings starts to compile it.
set jit = off
as $$
#variable_conflict use_column
declare
    v_judge_id uuid;
    v_rows assay.verdict_input[];
    v_now timestamptz;
begin
    perform assay._check_agent(p_agent_id);
    perform assay._check_rows(p_turn_id, array(select r.candidate_id from unnest(p_rows) as r));
    perform assay._refuse_secrets(
        array[p_context.speaker] || assay._words_of_rows(p_rows),
        array[p_agent_id, p_turn_id, p_context.session_id]
        || array(
            select r.candidate_id
            from unnest(p_rows) as r
            where not assay._own_candidate_id(p_turn_id, r.candidate_id)
        ),
        'decision', 'decision_firewall', array[p_agent_id]
    );
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    v_rows := array(
        select
            row(
                r.candidate_id, r.generator_rule, r.span_start, r.span_end, r.text_sha256,
                'pending', 'accepted', r.detail_code, null, null,
                r.latency_ms, r.input_tokens, r.output_tokens, r.finish_reason, r.max_tokens
            )::assay.verdict_input
        from unnest(p_rows) as r
    );
    v_judge_id := assay._judge_id(p_judge);
    perform assay._lock_turn(p_agent_id, p_turn_id);
    v_now := clock_timestamp();
    perform assay._write_decisions(p_agent_id, p_turn_id, v_judge_id, v_rows, p_context, false, v_now);
    return query
    select r.candidate_id, coalesce((
            select x.written_at = v_now
            from assay.decision as x
            where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
        ), false)
    from unnest(p_rows) as r;
end
$$;
comment on function assay.write_pending(text, text, assay.verdict_input[], assay.judge_input, assay.turn_context) is
'Marks candidates as accepted with their journal entry still to come (state pending, whatever state the rows name). Never touches an accepted row: written is false for it.';
revoke all on function assay.write_pending(text, text, assay.verdict_input[], assay.judge_input, assay.turn_context) from public;

-- ---- api/write_terminals.sql

-- requires: _write_decisions _check_agent _check_rows _judge_id _lock_turn _refuse_secrets _own_candidate_id _words_of_rows
-- Every table is reached by key. Plans are kept for the life of a session, and one made while the tables were empty would
-- go on scanning them, those of the foreign keys included: hence enable_seqscan = off. And one made for a single row would
-- go through all of a large set again for each of its rows: hence enable_nestloop = off, for the triggers' joins, too.
create or replace function assay.write_terminals(
    p_agent_id text,
    p_turn_id text,
    p_rows assay.verdict_input[],
    p_judge assay.judge_input default null,
    p_context assay.turn_context default null
)
returns table (candidate_id text, written boolean)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_nestloop = off
-- A plan that has no other way gets a fantastic price, at which a server with its default settings starts to compile it.
set jit = off
as $$
#variable_conflict use_column
declare
    v_judge_id uuid;
    v_now timestamptz;
begin
    perform assay._check_agent(p_agent_id);
    perform assay._check_rows(p_turn_id, array(select r.candidate_id from unnest(p_rows) as r));
    perform assay._refuse_secrets(
        array[p_context.speaker] || assay._words_of_rows(p_rows),
        array[p_agent_id, p_turn_id, p_context.session_id]
        || array(
            select r.candidate_id
            from unnest(p_rows) as r
            where not assay._own_candidate_id(p_turn_id, r.candidate_id)
        ),
        'decision', 'decision_firewall', array[p_agent_id]
    );
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    if exists (select 1 from unnest(p_rows) as r where r.state = 'pending') then
        raise exception 'pending is not a terminal state'
            using errcode = 'ME005', hint = 'Use assay.write_pending for the first phase of an accept.';
    end if;
    v_judge_id := assay._judge_id(p_judge);
    perform assay._lock_turn(p_agent_id, p_turn_id);
    v_now := clock_timestamp();
    perform assay._write_decisions(p_agent_id, p_turn_id, v_judge_id, p_rows, p_context, false, v_now);
    insert into assay.never_record_drop (agent_id, stage, reason, detector)
    select
        p_agent_id,
        case r.reason_code
            when 'turn_level_block' then 'turn'
            when 'pre_llm_candidate_block' then 'candidate'
            else 'journal'
        end,
        coalesce(r.detail_code, 'unknown'),
        coalesce(r.detector, 'unknown')
    from unnest(p_rows) as r
    where r.state = 'firewall_drop' and coalesce((
            select x.written_at = v_now
            from assay.decision as x
            where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
        ), false);
    return query
    select r.candidate_id, coalesce((
            select x.written_at = v_now
            from assay.decision as x
            where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
        ), false)
    from unnest(p_rows) as r;
end
$$;
comment on function assay.write_terminals(text, text, assay.verdict_input[], assay.judge_input, assay.turn_context) is
'Writes the terminal states of a turn''s candidates in one set. An accepted row is never overwritten: it is marked terminal_conflict_refused, the attempt goes into the history, and written is false for it. A firewall drop leaves a tombstone.';
revoke all on function assay.write_terminals(text, text, assay.verdict_input[], assay.judge_input, assay.turn_context) from public;

-- ---- api/write_terminal.sql

-- requires: write_terminals
create or replace function assay.write_terminal(
    p_agent_id text,
    p_turn_id text,
    p_candidate_id text,
    p_state text,
    p_reason_code text,
    p_generator_rule text default 'sentence',
    p_entry_id uuid default null,
    p_detail_code text default null,
    p_detector text default null,
    p_span_start integer default null,
    p_span_end integer default null,
    p_text_sha256 text default null,
    p_judge assay.judge_input default null
)
returns boolean
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_row assay.verdict_input;
begin
    v_row.candidate_id := p_candidate_id;
    v_row.state := p_state;
    v_row.reason_code := p_reason_code;
    v_row.generator_rule := p_generator_rule;
    v_row.entry_id := p_entry_id;
    v_row.detail_code := p_detail_code;
    v_row.detector := p_detector;
    v_row.span_start := p_span_start;
    v_row.span_end := p_span_end;
    v_row.text_sha256 := p_text_sha256;
    return (
        select t.written
        from assay.write_terminals(p_agent_id, p_turn_id, array[v_row], p_judge) as t
    );
end
$$;
comment on function assay.write_terminal(text, text, text, text, text, text, uuid, text, text, integer, integer, text, assay.judge_input) is
'Writes the terminal state of one candidate; false when the row is an accepted one and stayed as it was.';
revoke all on function assay.write_terminal(text, text, text, text, text, text, uuid, text, text, integer, integer, text, assay.judge_input) from public;

-- ---- schema/900_triggers.sql

-- Runs after sql/api: the trigger functions live there. "Enable always": what is refused is also refused in a session that
-- replays changes (session_replication_role = replica). Triggers that derive rows fire at the origin only: logical
-- replication and `pg_restore --data-only --disable-triggers` bring the derived rows along, and would find them there.

create trigger journal_entry_append_only
before update or delete or truncate on assay.journal_entry
for each statement execute function assay._refuse_change();
alter table assay.journal_entry enable always trigger journal_entry_append_only;
comment on trigger journal_entry_append_only on assay.journal_entry is 'The journal is append-only, for its owner, too.';

create trigger journal_entry_firewall
before insert on assay.journal_entry
for each row execute function assay._scan_entry_words();
alter table assay.journal_entry enable always trigger journal_entry_firewall;
comment on trigger journal_entry_firewall on assay.journal_entry is 'No secret enters the journal, whoever writes.';

create trigger journal_entry_firewall_of_ids
after insert on assay.journal_entry
referencing new table as new_rows
for each statement execute function assay._scan_journal_entries();
alter table assay.journal_entry enable always trigger journal_entry_firewall_of_ids;
comment on trigger journal_entry_firewall_of_ids on assay.journal_entry is 'No secret enters the journal as an id, whoever writes.';

-- At the origin only, like the foreign key that it stands for: whoever replays changes may bring entries before decisions.
create trigger journal_entry_decision
after insert on assay.journal_entry
referencing new table as new_rows
for each statement execute function assay._check_entry_decisions();
comment on trigger journal_entry_decision on assay.journal_entry is
'No entry of a candidate before its decision row: the pending row comes first.';

create trigger journal_entry_subjects
after insert on assay.journal_entry
referencing new table as new_rows
for each statement execute function assay._index_journal_subjects();
comment on trigger journal_entry_subjects on assay.journal_entry is 'Tags can be looked up by agent.';

create trigger journal_subject_append_only
before update or delete or truncate on assay.journal_subject
for each statement execute function assay._refuse_change();
alter table assay.journal_subject enable always trigger journal_subject_append_only;
comment on trigger journal_subject_append_only on assay.journal_subject is 'Tags of append-only entries are append-only.';

create trigger decision_event_append_only
before update or delete or truncate on assay.decision_event
for each statement execute function assay._refuse_change();
alter table assay.decision_event enable always trigger decision_event_append_only;
comment on trigger decision_event_append_only on assay.decision_event is 'History is append-only, for its owner, too.';

create trigger decision_kept
before delete or truncate on assay.decision
for each statement execute function assay._refuse_change();
alter table assay.decision enable always trigger decision_kept;
comment on trigger decision_kept on assay.decision is 'No candidate is dropped silently.';

create trigger decision_guard
before update on assay.decision
for each row
when (
    (old.agent_id, old.turn_id, old.candidate_id) is distinct from (new.agent_id, new.turn_id, new.candidate_id)
    or (
        old.state = 'accept'
        and (
            (
                old.entry_id, old.judge_id, old.captured_at, old.written_at, old.span_start, old.span_end, old.turn_candidates,
                old.latency_ms, old.input_tokens, old.output_tokens, old.max_tokens, old.state, old.reason_code,
                old.generator_rule, old.text_sha256, old.session_id, old.speaker, old.finish_reason
            ) is distinct from (
                new.entry_id, new.judge_id, new.captured_at, new.written_at, new.span_start, new.span_end, new.turn_candidates,
                new.latency_ms, new.input_tokens, new.output_tokens, new.max_tokens, new.state, new.reason_code,
                new.generator_rule, new.text_sha256, new.session_id, new.speaker, new.finish_reason
            )
            -- The one mark that it may be given: a write over it was refused.
            or (
                old.detail_code is distinct from new.detail_code
                and new.detail_code is distinct from 'terminal_conflict_refused'
            )
        )
    )
)
execute function assay._guard_decision();
alter table assay.decision enable always trigger decision_guard;
comment on trigger decision_guard on assay.decision is 'A terminal write never overwrites an accepted row.';

create trigger decision_history_of_inserts
after insert on assay.decision
referencing new table as new_rows
for each statement execute function assay._record_decision_inserts();
comment on trigger decision_history_of_inserts on assay.decision is 'Every attempt stays readable.';

create trigger decision_history_of_updates
after update on assay.decision
referencing old table as old_rows new table as new_rows
for each statement execute function assay._record_decision_updates();
comment on trigger decision_history_of_updates on assay.decision is 'Every attempt stays readable.';

create trigger never_record_drop_append_only
before update or delete or truncate on assay.never_record_drop
for each statement execute function assay._refuse_change();
alter table assay.never_record_drop enable always trigger never_record_drop_append_only;
comment on trigger never_record_drop_append_only on assay.never_record_drop is 'Counts of what was blocked only grow.';

-- ---- schema/910_memory_triggers.sql

-- Triggers of one table and event fire in the order of their names: the journal's firewall comes before its memories.
create trigger journal_entry_memories
after insert on assay.journal_entry
referencing new table as new_rows
for each statement execute function assay._remember_entries();
comment on trigger journal_entry_memories on assay.journal_entry is 'What is believed can be recalled, from the same commit on.';

create constraint trigger memory_due_remembered
after insert on assay.memory_due
deferrable initially deferred
for each row
when (not new.later)
execute function assay._remember_due();
comment on trigger memory_due_remembered on assay.memory_due is 'When the transaction commits, or sooner after `set constraints assay.memory_due_remembered immediate`.';

create trigger memory_firewall
before insert on assay.memory
for each row execute function assay._scan_memory_words();
alter table assay.memory enable always trigger memory_firewall;
comment on trigger memory_firewall on assay.memory is 'No secret enters memory, whoever writes.';

create trigger memory_firewall_of_ids
after insert on assay.memory
referencing new table as new_rows
for each statement
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_memories();
alter table assay.memory enable always trigger memory_firewall_of_ids;
comment on trigger memory_firewall_of_ids on assay.memory is 'No secret enters memory as an id, whoever writes.';

create trigger memory_evidence_firewall
after insert on assay.memory_evidence
referencing new table as new_rows
for each statement
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_memory_evidence();
alter table assay.memory_evidence enable always trigger memory_evidence_firewall;
comment on trigger memory_evidence_firewall on assay.memory_evidence is 'No secret enters memory with a source, whoever writes.';

create trigger memory_kept
before update on assay.memory
for each row
when (
    (old.agent_id, old.memory_id, old.place, old.content, old.content_key, old.provider)
    is distinct from (new.agent_id, new.memory_id, new.place, new.content, new.content_key, new.provider)
    or (old.speaker, old.turn_id, old.session_id, old.statement_type, old.entry_id)
    is distinct from (new.speaker, new.turn_id, new.session_id, new.statement_type, new.entry_id)
)
execute function assay._refuse_change();
alter table assay.memory enable always trigger memory_kept;
comment on trigger memory_kept on assay.memory is 'What was said, by whom and where does not change.';

create trigger memory_entity_firewall
before insert on assay.memory_entity
for each row execute function assay._scan_memory_entities();
alter table assay.memory_entity enable always trigger memory_entity_firewall;
comment on trigger memory_entity_firewall on assay.memory_entity is 'No secret enters memory as a name, whoever writes.';

create trigger memory_entity_kept
before update on assay.memory_entity
for each statement execute function assay._refuse_change();
alter table assay.memory_entity enable always trigger memory_entity_kept;
comment on trigger memory_entity_kept on assay.memory_entity is 'Names are added and removed, never changed.';

create trigger association_firewall
after insert on assay.association
referencing new table as new_rows
for each statement execute function assay._scan_associations();
alter table assay.association enable always trigger association_firewall;
comment on trigger association_firewall on assay.association is 'No secret enters memory as a name, whoever writes.';

-- ---- schema/920_migration_triggers.sql

-- What a source said of an entry is as append-only as the entry; and, as there, an end that is open may be learned, once.
create trigger carried_entry_append_only
before delete or truncate on assay.carried_entry
for each statement execute function assay._refuse_change();
alter table assay.carried_entry enable always trigger carried_entry_append_only;
comment on trigger carried_entry_append_only on assay.carried_entry is 'The source said what it said.';

create trigger carried_entry_ends_once
before update on assay.carried_entry
for each row when (
    old.valid_from is null or old.valid_to is not null or new.valid_to is null
    or (old.closed_by is not null and old.closed_by is distinct from new.closed_by)
    or (old.entry_id, old.valid_from, old.ingested_at, old.agent_id, old.source_id, old.source_fields)
    is distinct from (new.entry_id, new.valid_from, new.ingested_at, new.agent_id, new.source_id, new.source_fields)
)
execute function assay._refuse_change();
alter table assay.carried_entry enable always trigger carried_entry_ends_once;
comment on trigger carried_entry_ends_once on assay.carried_entry is
'What was open when it came may have been closed in its source since; nothing else changes, and never again.';

create trigger carried_resolution_append_only
before update or delete or truncate on assay.carried_resolution
for each statement execute function assay._refuse_change();
alter table assay.carried_resolution enable always trigger carried_resolution_append_only;
comment on trigger carried_resolution_append_only on assay.carried_resolution is 'The source said what it said.';

create trigger carried_resolution_firewall
after insert on assay.carried_resolution
referencing new table as new_rows
for each statement execute function assay._scan_resolutions();
alter table assay.carried_resolution enable always trigger carried_resolution_firewall;
comment on trigger carried_resolution_firewall on assay.carried_resolution is 'No secret comes with a resolution, whoever writes.';

-- ---- schema/930_firewall_triggers.sql

-- A pattern that an engine cannot read would break every later write, so it is refused where it comes in.
create constraint trigger never_record_detector_checked
after insert or update on assay.never_record_detector
for each row execute function assay._check_detector();
alter table assay.never_record_detector enable always trigger never_record_detector_checked;
comment on trigger never_record_detector_checked on assay.never_record_detector is 'A user''s own detectors are ones that both engines read alike.';

create trigger never_record_detector_logged
after insert or update or delete on assay.never_record_detector
for each row execute function assay._log_detector();
comment on trigger never_record_detector_logged on assay.never_record_detector is 'Who changed the detectors, and when, stays readable.';

create trigger never_record_detector_kept
before truncate on assay.never_record_detector
for each statement execute function assay._refuse_change();
alter table assay.never_record_detector enable always trigger never_record_detector_kept;
comment on trigger never_record_detector_kept on assay.never_record_detector is 'Not all at once, and not unseen.';

create trigger detector_change_append_only
before update or delete or truncate on assay.detector_change
for each statement execute function assay._refuse_change();
alter table assay.detector_change enable always trigger detector_change_append_only;
comment on trigger detector_change_append_only on assay.detector_change is 'The log is append-only, for its owner, too.';

-- ---- schema/940_scanning_triggers.sql

-- Tables that functions write, and that take words or ids from outside.

create trigger decision_firewall
before insert or update of speaker, finish_reason, detail_code, generator_rule, agent_id, turn_id, candidate_id, session_id on assay.decision
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'speaker', 'finish_reason', 'detail_code', 'generator_rule', 'id:agent_id', 'id:turn_id', 'id:candidate_id', 'id:session_id'
);
alter table assay.decision enable always trigger decision_firewall;
comment on trigger decision_firewall on assay.decision is 'No secret enters the decision log, whoever writes.';

create trigger gold_label_firewall
before insert or update of labelled_by, agent_id, turn_id, candidate_id on assay.gold_label
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'labelled_by', 'id:agent_id', 'id:turn_id', 'id:candidate_id'
);
alter table assay.gold_label enable always trigger gold_label_firewall;
comment on trigger gold_label_firewall on assay.gold_label is 'No secret enters the labels, whoever writes.';

create trigger judge_firewall
before insert or update of provider, model, package_version on assay.judge
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'id:provider', 'id:model', 'id:package_version'
);
alter table assay.judge enable always trigger judge_firewall;
comment on trigger judge_firewall on assay.judge is 'No secret enters the list of judges, whoever writes.';

create trigger journal_kind_firewall
before insert or update of kind on assay.journal_kind
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'kind'
);
alter table assay.journal_kind enable always trigger journal_kind_firewall;
comment on trigger journal_kind_firewall on assay.journal_kind is 'No secret enters the list of kinds, whoever writes.';

create trigger lease_firewall
before insert or update of agent_id, lease_key on assay.lease
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'id:agent_id', 'id:lease_key'
);
alter table assay.lease enable always trigger lease_firewall;
comment on trigger lease_firewall on assay.lease is 'No secret enters a lease, whoever writes.';

create trigger never_record_drop_firewall
before insert or update of reason, detector, agent_id on assay.never_record_drop
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'reason', 'detector', 'id:agent_id'
);
alter table assay.never_record_drop enable always trigger never_record_drop_firewall;
comment on trigger never_record_drop_firewall on assay.never_record_drop is 'No secret enters what is counted of it, whoever writes.';

create trigger recall_event_firewall
before insert or update of agent_id, turn_id, session_id on assay.recall_event
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'id:agent_id', 'id:turn_id', 'id:session_id'
);
alter table assay.recall_event enable always trigger recall_event_firewall;
comment on trigger recall_event_firewall on assay.recall_event is 'No secret enters the log of recalls, whoever writes.';

create trigger allowed_text_firewall
before insert or update of note, agent_id on assay.allowed_text
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'note', 'id:agent_id'
);
alter table assay.allowed_text enable always trigger allowed_text_firewall;
comment on trigger allowed_text_firewall on assay.allowed_text is 'No secret enters the reasons of an allow-list, whoever writes.';

create trigger memory_agent_firewall
before insert or update of agent_id, language on assay.memory_agent
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values('id:agent_id', 'id:language');
alter table assay.memory_agent enable always trigger memory_agent_firewall;
comment on trigger memory_agent_firewall on assay.memory_agent is 'No secret enters memory as an agent, whoever writes.';

-- The end: as it was before.

do $$
begin
    perform pg_catalog.set_config(
        'search_path', pg_catalog.current_setting('assay.search_path_before', true), true
    );
end
$$;
