-- requires: _write_decisions _check_agent _check_rows _judge_id _lock_turn _assembly_key _refuse_secrets _own_candidate_id _words_of_rows
-- Every table is reached by key. Plans are kept for the life of a session, and one made while the tables were empty would
-- go on scanning them, those of the foreign keys included: hence enable_seqscan = off. And one made for a single row would
-- go through all of a large set again for each of its rows: hence enable_nestloop = off, for the triggers' joins, too.
create or replace function assay.begin_assembly(
    p_agent_id text,
    p_turn_id text,
    p_token uuid,
    p_rows assay.verdict_input[],
    p_judge assay.judge_input default null,
    p_context assay.turn_context default null,
    p_lease_ms integer default 30000
)
returns table (candidate_id text, outcome text)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_nestloop = off
-- A plan that has no other way gets a fantastic price, at which a server with its default settings starts to compile it.
set jit = off
as $$
#variable_conflict use_column
declare
    v_judge_id uuid;
    v_pipeline_id uuid;
    v_now timestamptz;
    v_rules text[] := array(select distinct r.generator_rule from unnest(p_rows) as r);
begin
    perform assay._check_agent(p_agent_id);
    perform assay._check_rows(p_turn_id, array(select r.candidate_id from unnest(p_rows) as r));
    perform assay._refuse_secrets(
        array[p_context.speaker] || assay._words_of_rows(p_rows),
        array[p_agent_id, p_turn_id, p_context.session_id]
        || array(
            select r.candidate_id
            from unnest(p_rows) as r
            where not assay._own_candidate_id(p_turn_id, r.candidate_id)
        ),
        'decision', 'decision_firewall', array[p_agent_id]
    );
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    if p_token is null or p_lease_ms is null or p_lease_ms <= 0 then
        raise exception 'an assembly needs a token and a lease above zero milliseconds'
            using errcode = 'ME005', hint = 'Pass p_token (a fresh uuid) and p_lease_ms in milliseconds.';
    end if;

    -- Privacy blocks and empty turns are decided before any judge is asked.
    if exists (select 1 from unnest(p_rows) as r where r.state = 'firewall_drop' or r.reason_code = 'empty_turn') then
        v_pipeline_id := assay._judge_id(
            row('pgassay', null, null, null, coalesce((p_judge).package_version, 'sql'))::assay.judge_input
        );
    end if;
    if exists (
        select 1
        from unnest(p_rows) as r
        where r.state is distinct from 'firewall_drop' and r.reason_code is distinct from 'empty_turn'
    ) then
        v_judge_id := assay._judge_id(p_judge);
    end if;
    perform assay._lock_turn(p_agent_id, p_turn_id);

    v_now := clock_timestamp();

    -- A21: the same turn id with other text is refused before anything is written. An empty turn has no other rows, and
    -- others have no such row; a turn that the firewall voided knows no text, but what it has now learned to void may have.
    if exists (
        select 1
        from unnest(p_rows) as r
        cross join lateral (
            select d.text_sha256
            from assay.decision as d
            where d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = r.candidate_id
            limit 1
        ) as d
        where d.text_sha256 <> r.text_sha256
    ) or exists (
        select 1
        from assay.decision as d
        where d.agent_id = p_agent_id and d.turn_id = p_turn_id
            and (
                d.generator_rule <> all (v_rules)
                and (d.generator_rule in ('empty', 'turn') or 'empty' = any (v_rules))
                or d.turn_candidates <> p_context.turn_candidates
            )
            and v_rules <> '{}'
            and 'turn' <> all (v_rules)
    ) then
        raise exception 'this turn was judged before with other text'
            using errcode = 'ME003',
            schema = 'assay', table = 'decision',
            hint = 'Give a new turn its own turn_id; run a turn again only with the text it had.';
    end if;

    -- Claim what is accepted. A lease that another runner holds stays his, and so does the candidate.
    insert into assay.lease as l (agent_id, lease_key, token, expires_at)
    select
        p_agent_id, assay._assembly_key(p_turn_id, r.candidate_id), p_token,
        v_now + p_lease_ms * interval '1 millisecond'
    from unnest(p_rows) as r
    where r.state in ('accept', 'pending')
    order by r.candidate_id collate "C"
    on conflict on constraint lease_pkey do update
        set token = excluded.token, expires_at = excluded.expires_at
        where l.expires_at <= v_now or l.token = excluded.token;

    -- The first phase of the accepted ones, and the terminal write of all others. A state or reason that is null or not of
    -- the vocabulary goes through, for the constraints of the table to refuse.
    if v_judge_id is not null then
        perform assay._write_decisions(
            p_agent_id, p_turn_id, v_judge_id,
            array(
                select
                    case
                        when r.state in ('accept', 'pending') then row(
                            r.candidate_id, r.generator_rule, r.span_start, r.span_end, r.text_sha256,
                            'pending', r.reason_code, r.detail_code, null, null,
                            r.latency_ms, r.input_tokens, r.output_tokens, r.finish_reason, r.max_tokens
                        )::assay.verdict_input
                        else r
                    end
                from unnest(p_rows) as r
                where r.state is distinct from 'firewall_drop' and r.reason_code is distinct from 'empty_turn'
                    and case
                        when r.state in ('accept', 'pending')
                            then exists (
            select 1
            from assay.lease as x
            where x.agent_id = p_agent_id and x.lease_key = assay._assembly_key(p_turn_id, r.candidate_id)
                and x.token = p_token
            offset 0
        )
                        else not exists (
            select 1
            from assay.lease as x
            where x.agent_id = p_agent_id and x.lease_key = assay._assembly_key(p_turn_id, r.candidate_id)
                and x.expires_at > v_now
            offset 0
        )
                    end
            ),
            p_context, true, v_now
        );
    end if;
    if v_pipeline_id is not null then
        perform assay._write_decisions(
            p_agent_id, p_turn_id, v_pipeline_id,
            array(
                select r
                from unnest(p_rows) as r
                where (r.state = 'firewall_drop' or r.reason_code = 'empty_turn')
                    and not exists (
            select 1
            from assay.lease as x
            where x.agent_id = p_agent_id and x.lease_key = assay._assembly_key(p_turn_id, r.candidate_id)
                and x.expires_at > v_now
            offset 0
        )
            ),
            p_context, true, v_now
        );
        insert into assay.never_record_drop (agent_id, stage, reason, detector)
        select
            p_agent_id,
            case r.reason_code when 'turn_level_block' then 'turn' else 'candidate' end,
            coalesce(r.detail_code, 'unknown'),
            coalesce(r.detector, 'unknown')
        from unnest(p_rows) as r
        where r.state = 'firewall_drop'
            and r.detector is not null
            and coalesce((
            select x.written_at = v_now
            from assay.decision as x
            where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
        ), false);
    end if;

    -- Claimed but decided in the meantime: nothing left to assemble. The keys are collected first, because a join of two
    -- sets whose sizes the planner cannot know may compare every row with every other.
    delete from assay.lease as l
    where l.agent_id = p_agent_id
        and l.token = p_token
        and l.lease_key = any (array(
            select assay._assembly_key(p_turn_id, r.candidate_id)
            from unnest(p_rows) as r
            where not coalesce((
                select x.written_at = v_now
                from assay.decision as x
                where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
            ), false)
        ));

    return query
    select
        r.candidate_id,
        case
            when coalesce((
            select x.written_at = v_now
            from assay.decision as x
            where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
        ), false)
                then case when r.state in ('accept', 'pending') then 'claimed' else 'written' end
            when exists (
            select 1
            from assay.lease as x
            where x.agent_id = p_agent_id and x.lease_key = assay._assembly_key(p_turn_id, r.candidate_id)
                and x.expires_at > v_now
            offset 0
        ) then 'busy'
            else 'decided'
        end
    from unnest(p_rows) as r;
end
$$;
comment on function assay.begin_assembly(text, text, uuid, assay.verdict_input[], assay.judge_input, assay.turn_context, integer) is
'First phase for a turn''s verdicts, one commit: claims the accepted candidates under p_token and writes their pending rows; writes all others as terminal. Touches only candidates that are new, pending or lost to infrastructure. Outcome per candidate: claimed (call complete_assembly), written, decided (someone did before; nothing written), busy (another runner holds it; nothing written). Raises ME003 when the turn was judged before with other text.';
revoke all on function assay.begin_assembly(text, text, uuid, assay.verdict_input[], assay.judge_input, assay.turn_context, integer) from public;
