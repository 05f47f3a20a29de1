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
    v_kind record;
    v_kinds text[] := '{}';
begin
    analyze assay.migration_stage;
    analyze assay.migration_interval;
    perform assay._migration_match(v_source_id, p_retry);

    -- The same identity under two keys (a renamed key, two databases): the one whose key fits goes first, also where an earlier
    -- run has put it in quarantine: else what a run decides would depend on whether it was interrupted.
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
        where (p.outcome is null or p.outcome = 'known' or p.outcome = 'held' and s.problem is null)
            and (
                p.model = 'entry' and (p.agent, p.entry_id) in (
                    select q.agent, q.entry_id
                    from assay.migration_plan as q
                    where q.model = 'entry' and (q.outcome is null or q.outcome in ('known', 'held'))
                    group by q.agent, q.entry_id
                    having count(*) > 1
                )
                or p.model in ('decision', 'resolution') and (p.model, p.agent, p.turn, p.candidate) in (
                    select q.model, q.agent, q.turn, q.candidate
                    from assay.migration_plan as q
                    where q.model in ('decision', 'resolution') and (q.outcome is null or q.outcome in ('known', 'held'))
                    group by q.model, q.agent, q.turn, q.candidate
                    having count(*) > 1
                )
            )
        window w as (
            partition by
                p.model, p.agent,
                case when p.model = 'entry' then p.entry_id::text else p.turn end,
                case when p.model <> 'entry' then p.candidate end
            order by p.outcome is distinct from 'known', not s.key_matches, s.source_db, s.key_sha256
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

    -- The same identity is here already, from this or another source, or written here. What came from this very place, open,
    -- may have been closed there since: its end is all that is new.
    update assay.migration_plan as p
    set
        outcome = case when x.equal then 'duplicate' when y.ended then 'ended' else 'quarantined' end,
        reason = case when not x.equal and not y.ended then 'conflict' end,
        detail = case
            when not x.equal and not y.ended then jsonb_build_object(
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
    -- A target is named by its key, which need not say which entry lies there.
    left join assay.migration_stage as t
        on t.model = 'entry' and t.source_db = s.source_db and t.source_key = s.target_key
    left join assay.carried_entry as c on c.agent_id = e.agent_id and c.entry_id = e.entry_id
    left join assay.migration_item as i
        on i.agent_id = s.scope and i.source_id = v_source_id and i.source_db = s.source_db and i.key_sha256 = s.key_sha256
    cross join lateral (
        select
            (
                e.kind::text, e.turn_id::text, e.speaker, e.claim_type, e.verbatim, e.statement, e.payload, e.subjects,
                e.stated, e.captured_at, e.target_id, e.valid_from
            ) is not distinct from (
                s.kind, nullif(s.turn, ''), s.speaker, s.claim_type, s.verbatim, s.statement, s.payload_json::jsonb,
                s.subjects, s.stated, s.captured_at, coalesce(t.entry_id, s.target_entry_id), s.valid_from
            ) as same_words
    ) as w
    cross join lateral (
        select
            w.same_words
            and (
                c.entry_id is null
                or (c.valid_from, c.valid_to, c.closed_by) is not distinct from (q.valid_from, q.valid_to, q.closed_by)
            ) as equal
    ) as x
    cross join lateral (
        select
            coalesce(
                w.same_words and i.outcome = 'imported' and c.source_id = v_source_id
                and c.valid_from = q.valid_from and c.valid_to is null and q.valid_to is not null
                and (c.closed_by is null or c.closed_by = q.closed_by)
                and c.ingested_at is not distinct from q.ingested_at,
                false
            ) as ended
    ) as y
    where s.stage_id = p.stage_id and p.outcome is null and s.model = 'entry';

    update assay.migration_plan as p
    set
        outcome = case when x.equal then 'duplicate' else 'quarantined' end,
        reason = case when not x.equal then 'conflict' end,
        detail = case
            when not x.equal then jsonb_build_object(
                'existing', jsonb_build_object(
                    -- What was judged again here since is no longer what came.
                    'origin', case
                        when j.provider = 'popoto' and j.package_version = 'unknown'
                            then coalesce(i.source_id, 'another source')
                        else 'written here'
                    end,
                    'state', d.state, 'reason_code', d.reason_code,
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
    inner join assay.judge as j on j.judge_id = d.judge_id
    left join (
        select distinct on (m.agent_id, m.key_sha256) m.agent_id, m.key_sha256, m.source_id
        from assay.migration_item as m
        where m.model = 'decision' and m.outcome = 'imported'
        order by m.agent_id, m.key_sha256, m.noted_at
    ) as i on i.agent_id = s.scope and i.key_sha256 = s.key_sha256
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

    -- Targets are named by key: the place, not the identity, of the entry. One that lies elsewhere in the same source is not what
    -- was annotated there, whether it has come already or is about to; only when asked to try again is it taken for it.
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
    left join (
        select distinct o.agent, o.entry_id
        from assay.migration_stage as o
        where o.model = 'entry' and not p_retry
    ) as u on u.agent = s.agent and u.entry_id = s.target_entry_id
    left join assay.journal_entry as e
        on e.agent_id = s.agent and s.target_agent = s.agent and e.entry_id = s.target_entry_id and u.entry_id is null
    where s.stage_id = p.stage_id and p.model = 'entry' and p.outcome is null and s.target_key is not null;

    -- The same where the annotated key holds what cannot be taken, and the identity comes from elsewhere in the same source.
    update assay.migration_plan as p
    set outcome = 'quarantined', reason = 'target_not_imported'
    from assay.migration_plan as q
    where q.stage_id = p.target_stage_id and p.model = 'entry' and p.outcome is null and not p_retry
        and q.outcome in ('quarantined', 'held') and q.reason <> 'conflict'
        and exists (
            select 1
            from assay.migration_plan as o
            where o.model = 'entry' and o.agent = q.agent and o.entry_id = q.entry_id and o.stage_id <> q.stage_id
                and (o.outcome is null or o.outcome in ('known', 'duplicate'))
        );

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

    -- Kinds that nobody registered here: what they are shows in those of their entries that can come. Most of them decide
    -- whether a kind stands by itself; where they are as many, it does.
    for v_kind in
        select
            s.kind,
            count(*) filter (where s.target_key is null) >= count(*) filter (where s.target_key is not null) as targetless,
            bool_or(s.target_key is not null and exists (
                select 1
                from assay.migration_interval as n
                where n.what = 'closed_by' and n.closer_key = s.source_key and n.source_db = s.source_db
                    and n.source_key = s.target_key
            )) as closing,
            bool_and(s.blocked) as blocked
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where p.model = 'entry' and p.outcome is null
            and not exists (select 1 from assay.journal_kind as k where k.kind = s.kind)
        group by s.kind
    loop
        begin
            -- Every one of its entries is let in by an explicit choice, so its name is.
            perform set_config('assay.scanned', case when v_kind.blocked then statement_timestamp()::text else '' end, true);
            insert into assay.journal_kind (kind, targetless, closing, claim)
            values (
                v_kind.kind, v_kind.targetless, v_kind.closing and not v_kind.targetless, v_kind.targetless
            );
            v_kinds := v_kinds || v_kind.kind;
        exception
            when sqlstate 'ME001' then
                update assay.migration_stage as s
                set raw = null
                where s.model = 'entry' and s.kind = v_kind.kind;
                update assay.migration_plan as p
                set outcome = 'quarantined', reason = 'firewall', content_sha256 = s.key_sha256
                from assay.migration_stage as s
                where s.stage_id = p.stage_id and p.model = 'entry' and p.outcome is null and s.kind = v_kind.kind;
        end;
    end loop;
    perform set_config('assay.scanned', '', true);
    update assay.migration_plan as p
    set
        outcome = 'quarantined',
        reason = case when k.targetless then 'kind_takes_no_target' else 'kind_needs_target' end
    from assay.migration_stage as s
    inner join assay.journal_kind as k on k.kind = s.kind
    where s.stage_id = p.stage_id and p.model = 'entry' and p.outcome is null
        and k.targetless <> (s.target_key is null);

    -- What hangs on those falls with them, and a kind that has no entry left was none.
    with recursive fallen as (
        select p.stage_id
        from assay.migration_plan as p
        where p.model = 'entry' and p.outcome = 'quarantined' and p.depth is not null
        union all
        select p.stage_id
        from fallen as f
        inner join assay.migration_plan as p on p.target_stage_id = f.stage_id
        where p.model = 'entry' and p.outcome is null
            and not exists (
                select 1 from assay.journal_entry as e where e.agent_id = p.agent and e.entry_id = p.target_id
            )
    )

    update assay.migration_plan as p
    set outcome = 'quarantined', reason = coalesce(p.reason, 'target_not_imported'), depth = null
    from fallen as f
    where f.stage_id = p.stage_id;
    delete from assay.journal_kind as k
    where k.kind = any (v_kinds)
        and not exists (
            select 1
            from assay.migration_plan as p
            inner join assay.migration_stage as s on s.stage_id = p.stage_id
            where p.model = 'entry' and p.outcome is null and s.kind = k.kind
        );

    -- An accepted row arrives with the entry that it names, or not at all.
    update assay.migration_plan as p
    set
        target_stage_id = e.stage_id,
        outcome = case when not x.fits then 'quarantined' end,
        reason = case
            when x.fits then null
            when e.stage_id is null and j.entry_id is null then 'entry_missing'
            when e.depth is null and j.entry_id is null then 'entry_quarantined'
            when x.taken and x.is_its_own then 'candidate_taken'
            else 'entry_of_another_candidate'
        end
    from assay.migration_stage as s
    left join (
        -- Of several under one identity the one that can come, if any.
        select distinct on (o.agent, o.entry_id) o.stage_id, o.agent, o.entry_id, o.outcome, o.depth
        from assay.migration_plan as o
        where o.model = 'entry' and o.winner_id is null
            and o.outcome is distinct from 'known' and o.outcome is distinct from 'duplicate'
        order by o.agent, o.entry_id, o.outcome is not null, o.depth is null, o.stage_id
    ) as e on e.agent = s.agent and e.entry_id = s.entry_id
    left join assay.migration_stage as t on t.stage_id = e.stage_id
    left join assay.journal_entry as j on j.agent_id = s.agent and j.entry_id = s.entry_id
    cross join lateral (
        select exists (
            select 1
            from assay.journal_entry as o
            where o.agent_id = s.agent and o.turn_id = s.turn and o.candidate_id = s.candidate and o.entry_id <> s.entry_id
        ) as taken
    ) as o
    cross join lateral (
        select
            o.taken, y.is_its_own,
            y.is_its_own and not o.taken or coalesce(j.turn_id = s.turn and j.candidate_id = s.candidate, false) as fits
        from (
            select coalesce(
                e.outcome is null and e.depth is not null and t.turn = s.turn and 'cand:' || s.candidate = any (t.subjects),
                false
            ) as is_its_own
        ) as y
    ) as x
    where s.stage_id = p.stage_id and p.model = 'decision' and p.outcome is null and s.state = 'accept';

    -- An entry is one candidate's, whatever its tags say: that of the row that was written first.
    with ranked as (
        select
            p.stage_id,
            row_number() over (partition by p.target_stage_id order by s.written_at, p.candidate, p.stage_id) as place
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where p.model = 'decision' and p.outcome is null and s.state = 'accept' and p.target_stage_id is not null
    )

    update assay.migration_plan as p
    set outcome = 'quarantined', reason = 'entry_of_another_candidate', target_stage_id = null
    from ranked as r
    where r.stage_id = p.stage_id and r.place > 1;

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
    left join (
        -- Of several under one identity the one that can come, if any.
        select distinct on (o.agent, o.entry_id) o.stage_id, o.agent, o.entry_id, o.outcome, o.depth
        from assay.migration_plan as o
        where o.model = 'entry' and o.winner_id is null
            and o.outcome is distinct from 'known' and o.outcome is distinct from 'duplicate'
        order by o.agent, o.entry_id, o.outcome is not null, o.depth is null, o.stage_id
    ) as e on e.agent = s.agent and e.entry_id = s.entry_id
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

    -- Whose entry is it? Of an accepted candidate, the one that its row names. Else the tag says it, whether the row is here, is
    -- in quarantine or is still to come from elsewhere: by that a turn that is run again, and a row that comes later, find
    -- their entry. Of several that carry a tag it is the one that a row names, even one in quarantine, or the one that
    -- landed first; none, where the row names an entry that is not among them.
    update assay.migration_plan as p
    set candidate = d.candidate
    from assay.migration_plan as d
    where d.model = 'decision' and d.outcome is null and d.target_stage_id = p.stage_id;
    with named as (
        select distinct i.agent_id, i.entry_id
        from assay.migration_item as i
        where i.model = 'decision' and i.outcome = 'quarantined' and i.entry_id is not null
    ),

    tag as (
        select distinct p.stage_id, p.agent, p.turn, p.entry_id, p.sort_at, t.key_sha256, substr(g.subject, 6) as candidate
        from assay.migration_plan as p
        inner join assay.migration_stage as t on t.stage_id = p.stage_id
        cross join lateral unnest(t.subjects) as g (subject)
        where p.model = 'entry' and p.outcome is null and p.candidate is null and p.turn <> ''
            and starts_with(g.subject, 'cand:') and octet_length(g.subject) between 6 and 605
    ),

    claim as (
        select distinct on (g.agent, g.turn, g.candidate)
            g.stage_id, g.agent, g.turn, g.candidate, d.agent is not null as has_row,
            case when d.entry_ids @> array[g.entry_id] then 0 when n.entry_id is not null then 1 else 2 end as rank
        from tag as g
        left join (
            select
                d.agent, d.turn, d.candidate,
                array_agg(s.entry_id) filter (
                    where s.state = 'accept' and s.entry_id is not null
                        and d.reason is distinct from 'entry_of_another_candidate'
                ) as entry_ids
            from assay.migration_plan as d
            inner join assay.migration_stage as s on s.stage_id = d.stage_id
            where d.model = 'decision'
            group by d.agent, d.turn, d.candidate
        ) as d on d.agent = g.agent and d.turn = g.turn and d.candidate = g.candidate
        left join named as n on n.agent_id = g.agent and n.entry_id = g.entry_id
        where (d.entry_ids is null or d.entry_ids @> array[g.entry_id])
            and not exists (
                select 1
                from assay.migration_plan as p
                where p.model = 'entry' and p.agent = g.agent and p.turn = g.turn and p.candidate = g.candidate
            )
            and not exists (
                select 1
                from assay.journal_entry as j
                where j.agent_id = g.agent and j.turn_id = g.turn and j.candidate_id = g.candidate
            )
        order by g.agent, g.turn, g.candidate, rank, g.sort_at, g.key_sha256
    ),

    chosen as (
        select distinct on (c.stage_id) c.stage_id, c.agent, c.turn, c.candidate
        from claim as c
        order by c.stage_id, c.rank, not c.has_row, c.candidate
    ),

    claimed as (
        update assay.migration_plan as p
        set candidate = c.candidate
        from chosen as c
        where c.stage_id = p.stage_id
    )

    -- An unfinished row and its entry come together.
    update assay.migration_plan as d
    set target_stage_id = c.stage_id
    from chosen as c
    where d.model = 'decision' and d.outcome is null and d.agent = c.agent and d.turn = c.turn and d.candidate = c.candidate;

    -- What equals something that cannot be taken cannot be taken either.
    update assay.migration_plan as p
    set outcome = 'quarantined', reason = coalesce(w.reason, i.reason)
    from assay.migration_plan as w
    inner join assay.migration_stage as s on s.stage_id = w.stage_id
    left join assay.migration_item as i
        on i.agent_id = s.scope and i.source_id = v_source_id and i.source_db = s.source_db and i.key_sha256 = s.key_sha256
    where w.stage_id = p.winner_id and p.outcome = 'duplicate' and w.outcome in ('quarantined', 'held');

    -- In the order in which it was written there; a decision, its entry and its resolution together.
    with head as (
        select p.stage_id, coalesce(e.stage_id, p.stage_id) as head_id, coalesce(e.sort_at, p.sort_at) as sort_at,
            coalesce(e.depth, p.depth, 0) as depth, p.outcome is not null as late
        from assay.migration_plan as p
        left join assay.migration_plan as e
            on p.model in ('decision', 'resolution') and p.outcome is null and e.stage_id = p.target_stage_id
        where p.outcome is null or p.outcome in ('duplicate', 'quarantined', 'ended')
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
