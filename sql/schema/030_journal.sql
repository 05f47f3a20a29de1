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
create index journal_entry_target_idx on assay.journal_entry (agent_id, target_id, entry_seq) where target_id is not null;
comment on index assay.journal_entry_target_idx is 'Annotations of an entry; what closes a belief.';
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
