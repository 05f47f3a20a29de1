create or replace view assay.losses_by_class with (security_barrier = true) as
select
    d.agent_id::text as agent_id,
    r.loss,
    d.state,
    d.reason_code,
    count(*) as decisions,
    max(d.written_at) as last_written_at
from assay.decision as d
inner join assay.verdict_reason as r on r.state = d.state and r.reason_code = d.reason_code
where r.loss <> 'none'
    and d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
group by d.agent_id, r.loss, d.state, d.reason_code;
comment on view assay.losses_by_class is
'What was not kept, by what it was lost to: privacy, the model''s judgement, infrastructure.';
comment on column assay.losses_by_class.agent_id is 'Whose memory.';
comment on column assay.losses_by_class.loss is 'privacy, model or infrastructure.';
comment on column assay.losses_by_class.state is 'accept, reject, withhold, firewall_drop, or pending while its journal entry is being written.';
comment on column assay.losses_by_class.reason_code is 'Why; see assay.verdict_reason.';
comment on column assay.losses_by_class.decisions is 'How many candidates.';
comment on column assay.losses_by_class.last_written_at is 'When the last of them was written.';
revoke all on assay.losses_by_class from public;
