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
