-- requires: _migration_check _migration_match
-- Decides about every row that was read, before anything is written: what is here already, what hangs on something that is
-- missing, in which order the rest goes in. Sets, not loops; the order of the steps matters.
create or replace function assay._migration_arrange(p_run_id uuid, p_token uuid, p_retry boolean)
returns bigint
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set timezone = 'UTC'
set default_statistics_target = 10
as $$
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
    v_units bigint;
begin
    analyze assay.migration_stage;
    analyze assay.migration_interval;
    perform assay._migration_match(v_source_id, p_retry);

    -- The same identity under two keys (a renamed key, two databases): the one whose key fits goes first.
    with ranked as (
        select
            p.stage_id,
            p.content_sha256,
            first_value(p.stage_id) over w as winner_id,
            first_value(p.content_sha256) over w as winner_sha256,
            first_value(s.source_key) over w as winner_key,
            first_value(s.source_db) over w as winner_db
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where (p.outcome is null or p.outcome = 'known')
            and (
                p.model = 'entry' and (p.agent, p.entry_id) in (
                    select q.agent, q.entry_id
                    from assay.migration_plan as q
                    where q.model = 'entry' and (q.outcome is null or q.outcome = 'known')
                    group by q.agent, q.entry_id
                    having count(*) > 1
                )
                or p.model in ('decision', 'resolution') and (p.model, p.agent, p.turn, p.candidate) in (
                    select q.model, q.agent, q.turn, q.candidate
                    from assay.migration_plan as q
                    where q.model in ('decision', 'resolution') and (q.outcome is null or q.outcome = 'known')
                    group by q.model, q.agent, q.turn, q.candidate
                    having count(*) > 1
                )
            )
        window w as (
            partition by
                p.model, p.agent,
                case when p.model = 'entry' then p.entry_id::text else p.turn end,
                case when p.model <> 'entry' then p.candidate end
            order by p.outcome is null, not s.key_matches, s.source_db, s.key_sha256
        )
    )

    update assay.migration_plan as p
    set
        winner_id = r.winner_id,
        outcome = case when p.content_sha256 = r.winner_sha256 then 'duplicate' else 'quarantined' end,
        reason = case when p.content_sha256 <> r.winner_sha256 then 'conflict' end,
        detail = case
            when p.content_sha256 <> r.winner_sha256 then jsonb_build_object(
                'existing', jsonb_build_object(
                    'origin', v_source_id, 'db', r.winner_db, 'key', encode(r.winner_key, 'escape'),
                    'content_sha256', encode(r.winner_sha256, 'hex')
                ),
                'found', jsonb_build_object('origin', v_source_id, 'content_sha256', encode(p.content_sha256, 'hex'))
            )
        end
    from ranked as r
    where r.stage_id = p.stage_id and p.outcome is null and r.winner_id <> p.stage_id;

    -- The same identity is here already, from this or another source, or written here.
    update assay.migration_plan as p
    set
        outcome = case when x.equal then 'duplicate' else 'quarantined' end,
        reason = case when not x.equal then 'conflict' end,
        detail = case
            when not x.equal then jsonb_build_object(
                'existing', jsonb_build_object(
                    'origin', coalesce(c.source_id, 'written here'), 'kind', e.kind, 'recorded_at', e.recorded_at,
                    'valid_to', c.valid_to
                ),
                'found', jsonb_build_object(
                    'origin', v_source_id, 'kind', s.kind, 'recorded_at', p.ingested_at, 'valid_to', p.valid_to,
                    'content_sha256', encode(p.content_sha256, 'hex')
                )
            )
        end
    from assay.migration_stage as s
    inner join assay.journal_entry as e on e.agent_id = s.agent and e.entry_id = s.entry_id
    inner join assay.migration_plan as q on q.stage_id = s.stage_id
    left join assay.carried_entry as c on c.agent_id = e.agent_id and c.entry_id = e.entry_id
    cross join lateral (
        select
            (
                e.kind::text, e.turn_id::text, e.speaker, e.claim_type, e.verbatim, e.statement, e.payload, e.subjects,
                e.stated, e.captured_at, e.target_id, e.valid_from
            ) is not distinct from (
                s.kind, nullif(s.turn, ''), s.speaker, s.claim_type, s.verbatim, s.statement, s.payload_json::jsonb,
                s.subjects, s.stated, s.captured_at, s.target_entry_id, s.valid_from
            )
            and (
                c.entry_id is null
                or (c.valid_from, c.valid_to, c.closed_by) is not distinct from (q.valid_from, q.valid_to, q.closed_by)
            ) as equal
    ) as x
    where s.stage_id = p.stage_id and p.outcome is null and s.model = 'entry';

    update assay.migration_plan as p
    set
        outcome = case when x.equal then 'duplicate' else 'quarantined' end,
        reason = case when not x.equal then 'conflict' end,
        detail = case
            when not x.equal then jsonb_build_object(
                'existing', jsonb_build_object(
                    'origin', coalesce(i.source_id, 'written here'), 'state', d.state, 'reason_code', d.reason_code,
                    'written_at', d.written_at, 'entry_id', d.entry_id
                ),
                'found', jsonb_build_object(
                    'origin', v_source_id, 'state', s.state, 'reason_code', s.reason_code,
                    'written_at', s.written_at, 'entry_id', s.entry_id
                )
            )
        end
    from assay.migration_stage as s
    inner join assay.decision as d
        on d.agent_id = s.agent and d.turn_id = s.turn and d.candidate_id = s.candidate
    left join assay.migration_item as i
        on i.agent_id = s.scope and i.source_id = v_source_id and i.source_db = s.source_db
        and i.key_sha256 = s.key_sha256 and i.outcome = 'imported'
    cross join lateral (
        select
            (
                d.state, d.reason_code, d.generator_rule::text, d.span_start, d.span_end, d.text_sha256::text,
                d.detail_code::text, d.entry_id, d.written_at
            ) is not distinct from (
                s.state, s.reason_code, s.generator_rule, s.span_start, s.span_end, s.text_sha256,
                s.detail_code, s.entry_id, s.written_at
            ) as equal
    ) as x
    where s.stage_id = p.stage_id and p.outcome is null and s.model = 'decision';

    update assay.migration_plan as p
    set
        outcome = case when x.equal then 'duplicate' else 'quarantined' end,
        reason = case when not x.equal then 'conflict' end,
        detail = case
            when not x.equal then jsonb_build_object(
                'existing', jsonb_build_object('origin', r.source_id, 'status', r.status, 'written_at', r.written_at),
                'found', jsonb_build_object('origin', v_source_id, 'status', s.kind, 'written_at', s.written_at)
            )
        end
    from assay.migration_stage as s
    inner join assay.carried_resolution as r
        on r.agent_id = s.agent and r.turn_id = s.turn and r.candidate_id = s.candidate
    cross join lateral (
        select
            (
                r.entry_id, r.status::text, r.timezone, r.speaker, r.reference_list, r.valid_from, r.window_truncated,
                r.degraded, r.captured_at, r.written_at
            ) is not distinct from (
                s.entry_id, s.kind, s.timezone, s.speaker, s.payload_json::jsonb, s.valid_from, s.truncated,
                s.degraded, s.captured_at, s.written_at
            ) as equal
    ) as x
    where s.stage_id = p.stage_id and p.outcome is null and s.model = 'resolution';

    -- An entry whose own decision stands here with another verdict would be a second one for its candidate.
    update assay.migration_plan as p
    set outcome = 'quarantined', reason = 'candidate_taken'
    from assay.migration_plan as d
    inner join assay.migration_stage as s on s.stage_id = d.stage_id
    where p.model = 'entry' and p.outcome is null
        and d.model = 'decision' and d.reason = 'conflict' and s.state = 'accept'
        and d.agent = p.agent and d.entry_id = p.entry_id;

    -- Kinds that nobody registered here: what they are shows in their entries, which were scanned with their kinds, or
    -- somebody answered for them.
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    insert into assay.journal_kind (kind, targetless, closing, claim)
    select
        s.kind,
        not bool_or(s.target_key is not null),
        bool_or(s.target_key is not null) and bool_or(exists (
            select 1
            from assay.migration_interval as n
            where n.what = 'closed_by' and n.closer_key = s.source_key and n.source_db = s.source_db
                and n.source_key = s.target_key
        )),
        not bool_or(s.target_key is not null)
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    where p.model = 'entry' and p.outcome is null
        and not exists (select 1 from assay.journal_kind as k where k.kind = s.kind)
    group by s.kind;

    update assay.migration_plan as p
    set
        outcome = 'quarantined',
        reason = case when k.targetless then 'kind_takes_no_target' else 'kind_needs_target' end
    from assay.migration_stage as s
    inner join assay.journal_kind as k on k.kind = s.kind
    where s.stage_id = p.stage_id and p.model = 'entry' and p.outcome is null
        and k.targetless <> (s.target_key is null);

    -- Targets are named by key: the place, not the identity, of the entry.
    update assay.migration_plan as p
    set
        target_stage_id = coalesce(q.winner_id, q.stage_id),
        target_id = coalesce(q.entry_id, e.entry_id),
        outcome = case
            when coalesce(q.entry_id, e.entry_id) is null or q.agent <> p.agent or q.stage_id = p.stage_id
                then 'quarantined'
        end,
        reason = case
            when coalesce(q.entry_id, e.entry_id) is null then 'target_missing'
            when q.agent <> p.agent then 'target_of_another_agent'
            when q.stage_id = p.stage_id then 'target_is_itself'
        end
    from assay.migration_stage as s
    left join assay.migration_stage as t
        on t.model = 'entry' and t.source_db = s.source_db and t.source_key = s.target_key
    left join assay.migration_plan as q on q.stage_id = t.stage_id
    left join assay.journal_entry as e
        on e.agent_id = s.agent and s.target_agent = s.agent and e.entry_id = s.target_entry_id
    where s.stage_id = p.stage_id and p.model = 'entry' and p.outcome is null and s.target_key is not null;

    -- From the entries that stand by themselves, and from what is here already, up along the annotations.
    with recursive reached as (
        select p.stage_id, p.sort_at, 0 as depth
        from assay.migration_plan as p
        left join assay.migration_plan as q on q.stage_id = p.target_stage_id
        left join assay.journal_entry as e on e.agent_id = p.agent and e.entry_id = p.target_id
        where p.model = 'entry' and p.outcome is null and (p.target_id is null or e.entry_id is not null)
        union all
        select p.stage_id, greatest(p.sort_at, r.sort_at), r.depth + 1
        from reached as r
        inner join assay.migration_plan as p on p.target_stage_id = r.stage_id
        where p.model = 'entry' and p.outcome is null
            and not exists (
                select 1 from assay.journal_entry as e where e.agent_id = p.agent and e.entry_id = p.target_id
            )
    )

    update assay.migration_plan as p
    set sort_at = r.sort_at, depth = r.depth
    from reached as r
    where r.stage_id = p.stage_id;
    update assay.migration_plan as p
    set outcome = 'quarantined', reason = 'target_not_imported'
    where p.model = 'entry' and p.outcome is null and p.depth is null;

    -- An accepted row arrives with the entry that it names, or not at all.
    update assay.migration_plan as p
    set
        target_stage_id = e.stage_id,
        outcome = case when not x.fits then 'quarantined' end,
        reason = case
            when x.fits then null
            when e.stage_id is null and j.entry_id is null then 'entry_missing'
            when e.depth is null and j.entry_id is null then 'entry_quarantined'
            else 'entry_of_another_candidate'
        end
    from assay.migration_stage as s
    left join assay.migration_plan as e
        on e.model = 'entry' and e.agent = s.agent and e.entry_id = s.entry_id and e.winner_id is null
        and e.outcome is distinct from 'known' and e.outcome is distinct from 'duplicate'
    left join assay.migration_stage as t on t.stage_id = e.stage_id
    left join assay.journal_entry as j on j.agent_id = s.agent and j.entry_id = s.entry_id
    cross join lateral (
        select
            coalesce(
                e.outcome is null and e.depth is not null and t.turn = s.turn and 'cand:' || s.candidate = any (t.subjects),
                false
            )
            or coalesce(j.turn_id = s.turn and j.candidate_id = s.candidate, false) as fits
    ) as x
    where s.stage_id = p.stage_id and p.model = 'decision' and p.outcome is null and s.state = 'accept';

    -- A resolution tells how its entry came to its words; the words themselves are the entry's.
    update assay.migration_plan as p
    set
        target_stage_id = e.stage_id,
        outcome = case when not x.fits then 'quarantined' end,
        reason = case
            when x.fits then null
            when e.stage_id is null and j.entry_id is null then 'entry_missing'
            when e.depth is null and j.entry_id is null then 'entry_quarantined'
            else 'resolution_differs'
        end
    from assay.migration_stage as s
    left join assay.migration_plan as e
        on e.model = 'entry' and e.agent = s.agent and e.entry_id = s.entry_id and e.winner_id is null
        and e.outcome is distinct from 'known' and e.outcome is distinct from 'duplicate'
    left join assay.migration_stage as t on t.stage_id = e.stage_id
    left join assay.journal_entry as j on j.agent_id = s.agent and j.entry_id = s.entry_id
    cross join lateral (
        select
            coalesce(
                e.outcome is null and e.depth is not null
                and (t.turn, t.statement, t.verbatim) = (s.turn, s.statement, s.verbatim),
                false
            )
            or coalesce((j.turn_id, j.statement, j.verbatim) = (s.turn, s.statement, s.verbatim), false) as fits
    ) as x
    where s.stage_id = p.stage_id and p.model = 'resolution' and p.outcome is null;

    -- Whose entry is it? Of an accepted candidate, the one that it names; of another, the one that landed first: a turn that
    -- is run again finds it there.
    update assay.migration_plan as p
    set candidate = d.candidate
    from assay.migration_plan as d
    where d.model = 'decision' and d.outcome is null and d.target_stage_id = p.stage_id;
    with claim as (
        select distinct on (d.stage_id) d.stage_id as decision_id, p.stage_id, d.candidate
        from assay.migration_plan as p
        inner join assay.migration_stage as t on t.stage_id = p.stage_id
        cross join lateral unnest(t.subjects) as g (subject)
        inner join assay.migration_plan as d
            on d.model = 'decision' and d.agent = p.agent and d.turn = p.turn and d.candidate = substr(g.subject, 6)
        inner join assay.migration_stage as s on s.stage_id = d.stage_id
        where p.model = 'entry' and p.outcome is null and p.candidate is null and starts_with(g.subject, 'cand:')
            and s.state <> 'accept' and (d.outcome is null or d.outcome = 'known')
            and not exists (
                select 1
                from assay.journal_entry as j
                where j.agent_id = p.agent and j.turn_id = d.turn and j.candidate_id = d.candidate
            )
        order by d.stage_id, p.sort_at, t.key_sha256
    ),

    chosen as (
        select distinct on (c.stage_id) c.decision_id, c.stage_id, c.candidate
        from claim as c
        order by c.stage_id, c.candidate
    ),

    named as (
        update assay.migration_plan as p
        set candidate = c.candidate
        from chosen as c
        where c.stage_id = p.stage_id
    )

    update assay.migration_plan as p
    set target_stage_id = c.stage_id
    from chosen as c
    where c.decision_id = p.stage_id and p.outcome is null;

    -- What equals something that cannot be taken cannot be taken either.
    update assay.migration_plan as p
    set outcome = 'quarantined', reason = w.reason
    from assay.migration_plan as w
    where w.stage_id = p.winner_id and p.outcome = 'duplicate' and w.outcome = 'quarantined';

    -- In the order in which it was written there; a decision, its entry and its resolution together.
    with head as (
        select p.stage_id, coalesce(e.stage_id, p.stage_id) as head_id, coalesce(e.sort_at, p.sort_at) as sort_at,
            coalesce(e.depth, p.depth, 0) as depth, p.outcome is not null as late
        from assay.migration_plan as p
        left join assay.migration_plan as e
            on p.model in ('decision', 'resolution') and p.outcome is null and e.stage_id = p.target_stage_id
        where p.outcome is null or p.outcome in ('duplicate', 'quarantined')
    )

    update assay.migration_plan as p
    set unit = u.unit, outcome = coalesce(p.outcome, 'imported')
    from (
        select h.stage_id, dense_rank() over (order by h.late, h.sort_at, h.depth, h.head_id) as unit
        from head as h
    ) as u
    where u.stage_id = p.stage_id;
    select coalesce(max(p.unit), 0) into v_units from assay.migration_plan as p;
    analyze assay.migration_plan;
    return v_units;
end
$$;
comment on function assay._migration_arrange(uuid, uuid, boolean) is
'Decides what becomes of everything that a migration has read, and in which order it is written; returns the number of units to write. For the owner of the schema.';
revoke all on function assay._migration_arrange(uuid, uuid, boolean) from public;
