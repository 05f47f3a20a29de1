-- requires: write_terminals
create or replace function assay.write_terminal(
    p_agent_id text,
    p_turn_id text,
    p_candidate_id text,
    p_state text,
    p_reason_code text,
    p_generator_rule text default 'sentence',
    p_entry_id uuid default null,
    p_detail_code text default null,
    p_detector text default null,
    p_span_start integer default null,
    p_span_end integer default null,
    p_text_sha256 text default null,
    p_judge assay.judge_input default null
)
returns boolean
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_row assay.verdict_input;
begin
    v_row.candidate_id := p_candidate_id;
    v_row.state := p_state;
    v_row.reason_code := p_reason_code;
    v_row.generator_rule := p_generator_rule;
    v_row.entry_id := p_entry_id;
    v_row.detail_code := p_detail_code;
    v_row.detector := p_detector;
    v_row.span_start := p_span_start;
    v_row.span_end := p_span_end;
    v_row.text_sha256 := p_text_sha256;
    return (
        select t.written
        from assay.write_terminals(p_agent_id, p_turn_id, array[v_row], p_judge) as t
    );
end
$$;
comment on function assay.write_terminal(text, text, text, text, text, text, uuid, text, text, integer, integer, text, assay.judge_input) is
'Writes the terminal state of one candidate; false when the row is an accepted one and stayed as it was.';
revoke all on function assay.write_terminal(text, text, text, text, text, text, uuid, text, text, integer, integer, text, assay.judge_input) from public;
