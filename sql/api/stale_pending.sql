create or replace view assay.stale_pending with (security_barrier = true) as
select
    d.agent_id::text as agent_id,
    d.turn_id::text as turn_id,
    d.candidate_id::text as candidate_id,
    d.written_at,
    now() - d.written_at as age,
    d.judge_id
from assay.decision as d
where d.state = 'pending'
    and d.written_at < now() - interval '30 seconds'
    and d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.stale_pending is
'Accepted candidates whose journal entry was not written within 30 seconds (the lease''s default): their runner died. Run the turn again.';
comment on column assay.stale_pending.agent_id is 'Whose memory.';
comment on column assay.stale_pending.turn_id is 'The turn that yielded it.';
comment on column assay.stale_pending.candidate_id is 'The candidate.';
comment on column assay.stale_pending.written_at is 'When the first phase was written.';
comment on column assay.stale_pending.age is 'How long ago that was.';
comment on column assay.stale_pending.judge_id is 'What judged it.';
revoke all on assay.stale_pending from public;
