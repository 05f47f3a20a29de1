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
