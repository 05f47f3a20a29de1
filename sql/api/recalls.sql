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
