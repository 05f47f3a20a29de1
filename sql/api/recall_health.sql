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
