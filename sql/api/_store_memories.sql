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
