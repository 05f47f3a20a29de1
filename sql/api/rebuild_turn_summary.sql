-- requires: turn_summary_function
create or replace function assay.rebuild_turn_summary(p_agent_id text, p_turn_id text)
returns jsonb
language sql
stable
parallel safe
return assay.turn_summary(p_agent_id, p_turn_id);
comment on function assay.rebuild_turn_summary(text, text) is
'The same as assay.turn_summary: it is computed on read, so there is nothing to rebuild. For callers that come from a store which kept counters.';
revoke all on function assay.rebuild_turn_summary(text, text) from public;
