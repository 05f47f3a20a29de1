-- requires: _write_decisions _check_agent _check_rows _judge_id _lock_turn _refuse_secrets _own_candidate_id _words_of_rows
-- Every table is reached by key. Plans are kept for the life of a session, and one made while the tables were empty would
-- go on scanning them, those of the foreign keys included: hence enable_seqscan = off. And one made for a single row would
-- go through all of a large set again for each of its rows: hence enable_nestloop = off, for the triggers' joins, too.
create or replace function assay.write_pending(
    p_agent_id text,
    p_turn_id text,
    p_rows assay.verdict_input[],
    p_judge assay.judge_input default null,
    p_context assay.turn_context default null
)
returns table (candidate_id text, written boolean)
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
    v_rows assay.verdict_input[];
    v_now timestamptz;
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
    v_rows := array(
        select
            row(
                r.candidate_id, r.generator_rule, r.span_start, r.span_end, r.text_sha256,
                'pending', 'accepted', r.detail_code, null, null,
                r.latency_ms, r.input_tokens, r.output_tokens, r.finish_reason, r.max_tokens
            )::assay.verdict_input
        from unnest(p_rows) as r
    );
    v_judge_id := assay._judge_id(p_judge);
    perform assay._lock_turn(p_agent_id, p_turn_id);
    v_now := clock_timestamp();
    perform assay._write_decisions(p_agent_id, p_turn_id, v_judge_id, v_rows, p_context, false, v_now);
    return query
    select r.candidate_id, coalesce((
            select x.written_at = v_now
            from assay.decision as x
            where x.agent_id = p_agent_id and x.turn_id = p_turn_id and x.candidate_id = r.candidate_id
        ), false)
    from unnest(p_rows) as r;
end
$$;
comment on function assay.write_pending(text, text, assay.verdict_input[], assay.judge_input, assay.turn_context) is
'Marks candidates as accepted with their journal entry still to come (state pending, whatever state the rows name). Never touches an accepted row: written is false for it.';
revoke all on function assay.write_pending(text, text, assay.verdict_input[], assay.judge_input, assay.turn_context) from public;
