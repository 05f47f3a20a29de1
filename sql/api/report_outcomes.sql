-- requires: _check_agent
create or replace function assay.report_outcomes(p_agent_id text, p_recall_id uuid, p_outcomes jsonb)
returns table (memory_id uuid, outcome text, result text)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
#variable_conflict use_column
declare
    v_now timestamptz := clock_timestamp();
begin
    perform assay._check_agent(p_agent_id);
    if not exists (select 1 from assay.recall_event as e where e.agent_id = p_agent_id and e.recall_id = p_recall_id) then
        raise exception 'there is no such recall of this agent'
            using errcode = 'ME004', hint = 'Name the recall_id that assay.inject returned.';
    end if;
    if jsonb_typeof(p_outcomes) is distinct from 'object' then
        raise exception 'outcomes that are no object'
            using errcode = 'ME005', hint = 'Give an object of records and outcomes: {"memory_id": "used"}.';
    end if;
    if exists (
        select 1
        from jsonb_object_keys(p_outcomes) as o (key)
        -- All that PostgreSQL reads as a uuid.
        where o.key !~* '^(?:(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}|\{(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}\})$'
    ) then
        raise exception 'a record that is no uuid'
            using errcode = 'ME005', hint = 'Name each record by its memory_id, as assay.inject returned it.';
    end if;
    if exists (
        select 1
        from jsonb_each_text(p_outcomes) as o
        left join assay.recall_outcome as v on v.outcome = o.value
        where v.outcome is null
    ) then
        raise exception 'an unknown outcome'
            using errcode = 'ME005', hint = 'Report acted, used, dismissed, deferred or contradicted (view assay.recall_outcomes).';
    end if;
    return query
    with given as (
        select o.key::uuid as memory_id, o.value as outcome
        from jsonb_each_text(p_outcomes) as o
    ),

    -- The first outcome stands; one that was put off may follow. Locked in one order, so that reports never deadlock.
    open as (
        select i.memory_id, g.outcome
        from given as g
        inner join assay.recall_item as i
            on i.agent_id = p_agent_id and i.recall_id = p_recall_id and i.memory_id = g.memory_id
        where i.outcome is null or i.outcome = 'deferred' and g.outcome <> 'deferred'
        order by i.memory_id
        for no key update of i
    ),

    reported as (
        update assay.recall_item as i
        set outcome = o.outcome, reported_at = v_now
        from open as o
        where i.agent_id = p_agent_id and i.recall_id = p_recall_id and i.memory_id = o.memory_id
        returning i.memory_id, i.outcome
    ),

    locked as (
        select m.memory_id, v.signal, v.useful
        from reported as r
        inner join assay.recall_outcome as v on v.outcome = r.outcome
        inner join assay.memory as m on m.agent_id = p_agent_id and m.memory_id = r.memory_id
        order by m.memory_id
        for no key update of m
    ),

    moved as (
        update assay.memory as m
        set
            confidence = case
                when l.signal is null then m.confidence
                else (m.confidence * (1 + m.corroborations + m.contradictions) + l.signal)
                    / (2 + m.corroborations + m.contradictions)
            end,
            corroborations = m.corroborations + case when l.signal >= 0.5 then 1 else 0 end,
            contradictions = m.contradictions + case when l.signal < 0.5 then 1 else 0 end,
            refreshed_at = case when l.useful then greatest(m.refreshed_at, v_now) else m.refreshed_at end
        from locked as l
        where m.agent_id = p_agent_id and m.memory_id = l.memory_id
        returning 1
    )

    select
        g.memory_id,
        coalesce(r.outcome, i.outcome)::text,
        case when r.memory_id is not null then 'reported' when i.memory_id is not null then 'already' else 'unknown' end
    from given as g
    left join reported as r on r.memory_id = g.memory_id
    left join assay.recall_item as i
        on i.agent_id = p_agent_id and i.recall_id = p_recall_id and i.memory_id = g.memory_id;
end
$$;
comment on function assay.report_outcomes(text, uuid, jsonb) is
'Says what came of the records of one recall: {memory_id: acted | used | dismissed | deferred | contradicted}. Each moves the record''s confidence by the signal of its outcome (view assay.recall_outcomes); acted and used make it fresh again. The first outcome of a record in a recall stands, one after deferred excepted. Result per record: reported, already (it has the outcome given back) or unknown (it was not in that recall). Raises ME004 for an unknown recall, ME005 for an outcome that does not exist and a key that is no uuid.';
revoke all on function assay.report_outcomes(text, uuid, jsonb) from public;
