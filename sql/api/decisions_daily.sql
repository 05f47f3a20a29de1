create or replace view assay.decisions_daily with (security_barrier = true) as
select
    d.agent_id::text as agent_id,
    (d.written_at at time zone 'UTC')::date as day,
    d.generator_rule::text as generator_rule,
    d.state,
    d.reason_code,
    count(*) as decisions
from assay.decision as d
where d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
group by d.agent_id, (d.written_at at time zone 'UTC')::date, d.generator_rule, d.state, d.reason_code;
comment on view assay.decisions_daily is
'Decisions per day (UTC, by last write), rule, state and reason; pending ones included under their own state.';
comment on column assay.decisions_daily.agent_id is 'Whose memory.';
comment on column assay.decisions_daily.day is 'Day of the last write, UTC.';
comment on column assay.decisions_daily.generator_rule is 'What generated it: sentence, entity; empty and turn for rows that stand for a whole turn.';
comment on column assay.decisions_daily.state is 'accept, reject, withhold, firewall_drop, or pending while its journal entry is being written.';
comment on column assay.decisions_daily.reason_code is 'Why; see assay.verdict_reason.';
comment on column assay.decisions_daily.decisions is 'How many.';
revoke all on assay.decisions_daily from public;
