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
