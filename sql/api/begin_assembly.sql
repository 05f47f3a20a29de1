-- requires: _write_decisions _check_agent _check_rows _judge_id _lock_turn _assembly_key
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
as $$
#variable_conflict use_column
declare
    v_judge_id uuid;
    v_pipeline_id uuid;
    v_rows assay.verdict_input[];
    v_busy text[];
    v_claimed text[];
    v_written text[];
begin
    perform assay._check_agent(p_agent_id);
    perform assay._check_rows(p_turn_id, array(select r.candidate_id from unnest(p_rows) as r));
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
        select 1 from unnest(p_rows) as r where r.state <> 'firewall_drop' and r.reason_code <> 'empty_turn'
    ) then
        v_judge_id := assay._judge_id(p_judge);
    end if;
    perform assay._lock_turn(p_agent_id, p_turn_id);

    -- A21: the same turn id with other text is refused before anything is written.
    if exists (
        select 1
        from assay.decision as d
        inner join unnest(p_rows) as r on r.candidate_id = d.candidate_id
        where d.agent_id = p_agent_id and d.turn_id = p_turn_id
            and d.text_sha256 <> r.text_sha256
    ) or exists (
        select 1
        from assay.decision as d
        cross join unnest(p_rows) as r
        where d.agent_id = p_agent_id and d.turn_id = p_turn_id
            and d.generator_rule in ('empty', 'turn') and r.generator_rule <> d.generator_rule
    ) or exists (
        select 1
        from assay.decision as d
        where d.agent_id = p_agent_id and d.turn_id = p_turn_id
            and d.turn_candidates <> p_context.turn_candidates
            and not exists (select 1 from unnest(p_rows) as r where r.generator_rule = 'turn')
    ) then
        raise exception 'this turn was judged before with other text'
            using errcode = 'ME003',
            schema = 'assay', table = 'decision',
            hint = 'Give a new turn its own turn_id; run a turn again only with the text it had.';
    end if;

    -- Another runner is at work on these: it will write them.
    v_busy := array(
        select r.candidate_id
        from unnest(p_rows) as r
        inner join assay.lease as l
            on l.agent_id = p_agent_id and l.lease_key = assay._assembly_key(p_turn_id, r.candidate_id)
        where l.token <> p_token and l.expires_at > clock_timestamp()
    );
    with claimed as (
        insert into assay.lease as l (agent_id, lease_key, token, expires_at)
        select
            p_agent_id, assay._assembly_key(p_turn_id, r.candidate_id), p_token,
            clock_timestamp() + p_lease_ms * interval '1 millisecond'
        from unnest(p_rows) as r
        where r.state in ('accept', 'pending') and r.candidate_id <> all (v_busy)
        order by r.candidate_id collate "C"
        on conflict on constraint lease_pkey do update
            set token = excluded.token, expires_at = excluded.expires_at
            where l.expires_at <= clock_timestamp() or l.token = excluded.token
        returning l.lease_key
    )

    select coalesce(array_agg(r.candidate_id), '{}')
    into v_claimed
    from claimed as c
    inner join unnest(p_rows) as r on c.lease_key = assay._assembly_key(p_turn_id, r.candidate_id);

    -- First phase of the accepted ones, and the terminal write of all others.
    v_rows := array(
        select
            case
                when r.state in ('accept', 'pending') then
                    row(
                        r.candidate_id, r.generator_rule, r.span_start, r.span_end, r.text_sha256,
                        'pending', 'accepted', r.detail_code, null, null,
                        r.latency_ms, r.input_tokens, r.output_tokens, r.finish_reason, r.max_tokens
                    )::assay.verdict_input
                else r
            end
        from unnest(p_rows) as r
        where r.candidate_id <> all (v_busy)
            and (r.state not in ('accept', 'pending') or r.candidate_id = any (v_claimed))
    );
    v_written := assay._write_decisions(
        p_agent_id, p_turn_id, v_judge_id,
        array(select r from unnest(v_rows) as r where r.state <> 'firewall_drop' and r.reason_code <> 'empty_turn'),
        p_context, true
    ) || assay._write_decisions(
        p_agent_id, p_turn_id, v_pipeline_id,
        array(select r from unnest(v_rows) as r where r.state = 'firewall_drop' or r.reason_code = 'empty_turn'),
        p_context, true
    );
    insert into assay.never_record_drop (agent_id, stage, reason, detector)
    select
        p_agent_id,
        case r.reason_code when 'turn_level_block' then 'turn' else 'candidate' end,
        coalesce(r.detail_code, 'unknown'),
        coalesce(r.detector, 'unknown')
    from unnest(v_rows) as r
    where r.state = 'firewall_drop' and r.candidate_id = any (v_written);

    -- Claimed but decided in the meantime: nothing left to assemble.
    if exists (select 1 from unnest(v_claimed) as c (id) where c.id <> all (v_written)) then
        delete from assay.lease as l
        using unnest(v_claimed) as c (id)
        where l.agent_id = p_agent_id
            and l.lease_key = assay._assembly_key(p_turn_id, c.id)
            and l.token = p_token
            and c.id <> all (v_written);
    end if;

    return query
    select
        r.candidate_id,
        case
            when r.candidate_id = any (v_written) then
                case when r.state in ('accept', 'pending') then 'claimed' else 'written' end
            when r.state in ('accept', 'pending') and r.candidate_id <> all (v_claimed) then 'busy'
            when r.candidate_id = any (v_busy) then 'busy'
            else 'decided'
        end
    from unnest(p_rows) as r;
end
$$;
comment on function assay.begin_assembly(text, text, uuid, assay.verdict_input[], assay.judge_input, assay.turn_context, integer) is
'First phase for a turn''s verdicts, one commit: claims the accepted candidates under p_token and writes their pending rows; writes all others as terminal. Touches only candidates that are new, pending or lost to infrastructure. Outcome per candidate: claimed (call complete_assembly), written, decided (someone did before; nothing written), busy (another runner holds it; nothing written). Raises ME003 when the turn was judged before with other text.';
revoke all on function assay.begin_assembly(text, text, uuid, assay.verdict_input[], assay.judge_input, assay.turn_context, integer) from public;
