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
