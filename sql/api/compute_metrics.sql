-- requires: decisions gold_labels verdict_reasons wilson_interval
-- A label that names its turn is looked up by key, laterally: joined, all of the agent's rows would be read a second time
-- for a handful of labels. Labels without a turn are joined, and a plan for few rows, by old statistics, would go through all
-- rows again for each: hence enable_nestloop = off, for whose price the server must not start to compile.
create or replace function assay.compute_metrics(p_agent_id text, p_labels assay.label_input[] default null)
returns table (
    "precision" double precision,
    recall double precision,
    f1 double precision,
    tp bigint,
    fp bigint,
    fn bigint,
    tn bigint,
    labelled bigint,
    lost_to_privacy bigint,
    lost_to_infrastructure bigint,
    end_to_end_recall double precision,
    precision_low double precision,
    precision_high double precision,
    recall_low double precision,
    recall_high double precision,
    per_reason_code jsonb,
    per_generator_rule jsonb
)
language sql
stable
parallel safe
set enable_nestloop = off
set jit = off
begin atomic
with counts as (
    select d.generator_rule, d.state, d.reason_code, count(*) as n
    from assay.decisions as d
    where d.agent_id = p_agent_id and d.state <> 'pending'
    group by d.generator_rule, d.state, d.reason_code
),

-- The last label given for a candidate counts.
given as (
    select distinct on (i.turn_id, i.candidate_id) i.turn_id, i.candidate_id, i.should_accept
    from unnest(p_labels) with ordinality as i (turn_id, candidate_id, should_accept, position)
    where i.should_accept is not null
    order by i.turn_id, i.candidate_id, i.position desc
),

judged as (
    select d.state, d.reason_code, g.should_accept
    from given as g
    cross join lateral (
        select x.state, x.reason_code
        from assay.decisions as x
        where x.agent_id = p_agent_id and x.turn_id = g.turn_id and x.candidate_id = g.candidate_id
        limit 1
    ) as d
    where g.turn_id is not null
    union all
    select d.state, d.reason_code, g.should_accept
    from given as g
    inner join assay.decisions as d on d.agent_id = p_agent_id and d.candidate_id = g.candidate_id
    where g.turn_id is null
        and not exists (
            select 1
            from given as o
            where o.turn_id = d.turn_id and o.candidate_id = d.candidate_id
        )
    union all
    select d.state, d.reason_code, g.should_accept
    from assay.gold_labels as g
    cross join lateral (
        select x.state, x.reason_code
        from assay.decisions as x
        where x.agent_id = p_agent_id and x.turn_id = g.turn_id and x.candidate_id = g.candidate_id
        limit 1
    ) as d
    where p_labels is null and g.agent_id = p_agent_id
),

confusion as (
    select
        count(*) filter (where v.terminal) as labelled,
        count(*) filter (where j.should_accept and j.state = 'accept') as tp,
        count(*) filter (where not j.should_accept and j.state = 'accept') as fp,
        count(*) filter (where j.should_accept and v.loss = 'model') as fn,
        count(*) filter (where not j.should_accept and v.terminal and j.state <> 'accept') as tn,
        count(*) filter (where j.should_accept and v.loss = 'privacy') as lost_to_privacy,
        count(*) filter (where j.should_accept and v.loss = 'infrastructure') as lost_to_infrastructure
    from judged as j
    inner join assay.verdict_reasons as v on v.state = j.state and v.reason_code = j.reason_code
)

select
    coalesce(c.tp::double precision / nullif(c.tp + c.fp, 0), 0.0) as precision,
    coalesce(c.tp::double precision / nullif(c.tp + c.fn, 0), 0.0) as recall,
    coalesce(2.0::double precision * c.tp / nullif(2 * c.tp + c.fp + c.fn, 0), 0.0) as f1,
    c.tp,
    c.fp,
    c.fn,
    c.tn,
    c.labelled,
    c.lost_to_privacy,
    c.lost_to_infrastructure,
    coalesce(
        c.tp::double precision / nullif(c.tp + c.fn + c.lost_to_privacy + c.lost_to_infrastructure, 0), 0.0
    ) as end_to_end_recall,
    p.low as precision_low,
    p.high as precision_high,
    r.low as recall_low,
    r.high as recall_high,
    (
        select coalesce(jsonb_object_agg(x.reason_code, x.n), '{}'::jsonb)
        from (select k.reason_code, sum(k.n)::bigint as n from counts as k group by k.reason_code) as x
    ) as per_reason_code,
    (
        select coalesce(jsonb_object_agg(y.generator_rule, y.states), '{}'::jsonb)
        from (
            select x.generator_rule, jsonb_object_agg(x.state, x.n) as states
            from (
                select k.generator_rule, k.state, sum(k.n)::bigint as n
                from counts as k
                group by k.generator_rule, k.state
            ) as x
            group by x.generator_rule
        ) as y
    ) as per_generator_rule
from confusion as c
cross join lateral assay.wilson_interval(c.tp, c.tp + c.fp) as p
cross join lateral assay.wilson_interval(c.tp, c.tp + c.fn) as r;
end;
comment on function assay.compute_metrics(text, assay.label_input[]) is
'Precision, recall and F1 of an agent''s decisions against the given labels (null: the stored gold labels), with 95 % Wilson intervals, counts per reason and per rule and state. From the decision log alone. Unlabelled rows count in the breakdowns only; pending rows nowhere; an undefined ratio is 0.0. What privacy or infrastructure lost is not the model''s miss: it is counted apart and enters end_to_end_recall.';
revoke all on function assay.compute_metrics(text, assay.label_input[]) from public;
