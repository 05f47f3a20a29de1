-- The one place that writes assay.decision. The guard is the WHERE clause of ON CONFLICT: it looks at the row as it is at
-- that moment, under the row's lock, at every isolation level (where the snapshot is too old to see it: 40001).
create or replace function assay._write_decisions(
    p_agent_id text,
    p_turn_id text,
    p_judge_id uuid,
    p_rows assay.verdict_input[],
    p_context assay.turn_context,
    p_only_open boolean,
    p_now timestamptz
)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    insert into assay.decision as d (
        entry_id, judge_id, captured_at, written_at, span_start, span_end, turn_candidates,
        latency_ms, input_tokens, output_tokens, max_tokens,
        agent_id, turn_id, candidate_id, state, reason_code, generator_rule,
        text_sha256, detail_code, session_id, speaker, finish_reason
    )
    select
        r.entry_id, p_judge_id, p_context.captured_at, p_now,
        -- What is blocked leaves neither digest nor place, whatever the caller sent.
        case when r.state <> 'firewall_drop' then r.span_start end,
        case when r.state <> 'firewall_drop' then r.span_end end,
        p_context.turn_candidates,
        r.latency_ms, r.input_tokens, r.output_tokens, r.max_tokens,
        p_agent_id, p_turn_id, r.candidate_id, r.state, r.reason_code, r.generator_rule::assay.name,
        case when r.state <> 'firewall_drop' then r.text_sha256 end,
        r.detail_code, p_context.session_id, p_context.speaker, r.finish_reason
    from unnest(p_rows) as r
    order by r.candidate_id collate "C"
    on conflict on constraint decision_pkey do update set
        entry_id = excluded.entry_id,
        judge_id = excluded.judge_id,
        captured_at = coalesce(excluded.captured_at, d.captured_at),
        written_at = excluded.written_at,
        span_start = excluded.span_start,
        span_end = excluded.span_end,
        turn_candidates = coalesce(excluded.turn_candidates, d.turn_candidates),
        latency_ms = excluded.latency_ms,
        input_tokens = excluded.input_tokens,
        output_tokens = excluded.output_tokens,
        max_tokens = excluded.max_tokens,
        state = excluded.state,
        reason_code = excluded.reason_code,
        generator_rule = excluded.generator_rule,
        text_sha256 = excluded.text_sha256,
        detail_code = excluded.detail_code,
        session_id = coalesce(excluded.session_id, d.session_id),
        speaker = coalesce(excluded.speaker, d.speaker),
        finish_reason = excluded.finish_reason
    where
        case
            when p_only_open then exists (
                select 1
                from assay.verdict_reason as v
                where v.state = d.state and v.reason_code = d.reason_code
                    and (not v.terminal or v.loss = 'infrastructure')
            )
            else d.state <> 'accept'
        end;

    if not p_only_open then
        -- Whether a row took the write is asked of the row once it is found by key: as a condition, written_at would be
        -- looked for in an index where all rows of the call have the same one.
        -- Refused: the row is an accepted one. It stays, is marked, and the attempt goes into the history.
        insert into assay.decision_event (
            entry_id, judge_id, attempted_at, latency_ms, input_tokens, output_tokens, max_tokens,
            agent_id, turn_id, candidate_id, outcome, state, reason_code, detail_code, finish_reason
        )
        select
            r.entry_id, p_judge_id, p_now, r.latency_ms, r.input_tokens, r.output_tokens, r.max_tokens,
            p_agent_id, p_turn_id, r.candidate_id, 'refused', r.state, r.reason_code, r.detail_code, r.finish_reason
        from unnest(p_rows) as r
        where not coalesce((
            select x.written_at = p_now
            from assay.decision as x
            where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
        ), false)
        order by r.candidate_id collate "C";
        if found then
            update assay.decision as d
            set detail_code = 'terminal_conflict_refused'
            from unnest(p_rows) as r
            where d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = r.candidate_id
                and d.written_at <> p_now;
        end if;
    end if;
end
$$;
comment on function assay._write_decisions(text, text, uuid, assay.verdict_input[], assay.turn_context, boolean, timestamptz) is
'Writes decisions; a row that took the write holds p_now as its written_at. p_only_open: only rows that are absent, pending or lost to infrastructure take it, silently; otherwise every row but an accepted one does, and a refusal is marked and recorded.';
revoke all on function assay._write_decisions(text, text, uuid, assay.verdict_input[], assay.turn_context, boolean, timestamptz) from public;
