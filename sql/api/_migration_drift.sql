-- The source's summary of a turn is called after agent and turn, joined without escaping: it cannot be taken apart, only
-- be looked up for turns that are known.
create or replace function assay._migration_drift()
returns table (agent_id text, turn_id text, counted jsonb, stored jsonb)
language sql
stable
begin atomic
with tally as (
    select s.source_db, s.agent, s.turn, v.name, count(*) as n
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    cross join lateral (values ('state:' || s.state), ('reason:' || coalesce(s.reason_code, ''))) as v (name)
    where p.model = 'decision' and s.agent is not null and s.turn is not null
        and s.state in ('accept', 'reject', 'withhold', 'firewall_drop')
    group by s.source_db, s.agent, s.turn, v.name
),

turn as (
    select t.source_db, t.agent, t.turn, jsonb_object_agg(t.name, t.n) as counted
    from tally as t
    group by t.source_db, t.agent, t.turn
)

select t.agent, t.turn, t.counted, s.payload::jsonb
from turn as t
inner join assay.migration_stage as s
    on s.model = 'summary' and s.source_db = t.source_db
    and s.source_key = convert_to('popoto:m3:summary:' || t.agent || ':' || t.turn, 'UTF8')
where s.payload::jsonb <> t.counted
order by t.agent, t.turn;
end;
comment on function assay._migration_drift() is
'Turns whose stored summary in the source says something else than its rows. For the owner of the schema.';
revoke all on function assay._migration_drift() from public;
