-- Gives order to the writers of one turn; nothing depends on it for correctness. Transaction-scoped, so that it is safe
-- behind a pooler. Lock order everywhere: judge, then turn, then leases, decisions and entries by candidate.
create or replace function assay._lock_turn(p_agent_id text, p_turn_id text)
returns void
language sql
volatile
begin atomic
select pg_advisory_xact_lock(
    hashtextextended('assay.turn:' || octet_length(p_agent_id) || ':' || p_agent_id || ':' || p_turn_id, 0)
);
end;
comment on function assay._lock_turn(text, text) is 'Waits for other writers of the same turn; released at the end of the transaction.';
revoke all on function assay._lock_turn(text, text) from public;
