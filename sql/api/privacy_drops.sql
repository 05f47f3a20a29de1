create or replace view assay.privacy_drops with (security_barrier = true) as
select
    n.agent_id::text as agent_id,
    (n.dropped_at at time zone 'UTC')::date as day,
    n.stage,
    n.reason::text as reason,
    n.detector::text as detector,
    count(*) as drops
from assay.never_record_drop as n
where n.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
group by n.agent_id, (n.dropped_at at time zone 'UTC')::date, n.stage, n.reason, n.detector;
comment on view assay.privacy_drops is
'What the firewall kept out: counts per day (UTC), stage, reason and detector; nothing of the things themselves.';
comment on column assay.privacy_drops.agent_id is 'Whose memory.';
comment on column assay.privacy_drops.day is 'Day, UTC.';
comment on column assay.privacy_drops.stage is 'Where it was blocked: turn, candidate, journal or memory.';
comment on column assay.privacy_drops.reason is 'What kind of secret, for example payment_card.';
comment on column assay.privacy_drops.detector is 'Which detector found it.';
comment on column assay.privacy_drops.drops is 'How many.';
revoke all on assay.privacy_drops from public;
