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
