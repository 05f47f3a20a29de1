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
