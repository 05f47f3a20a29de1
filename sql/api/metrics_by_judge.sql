create or replace view assay.metrics_by_judge with (security_barrier = true) as
select
    c.agent_id,
    c.judge_id,
    j.provider,
    j.model,
    j.prompt_sha256::text as prompt_sha256,
    j.package_version,
    c.labelled,
    c.tp,
    c.fp,
    c.fn,
    c.tn,
    c.lost_to_privacy,
    c.lost_to_infrastructure,
    coalesce(c.tp::double precision / nullif(c.tp + c.fp, 0), 0.0) as precision,
    coalesce(c.tp::double precision / nullif(c.tp + c.fn, 0), 0.0) as recall,
    coalesce(2.0::double precision * c.tp / nullif(2 * c.tp + c.fp + c.fn, 0), 0.0) as f1,
    coalesce(
        c.tp::double precision / nullif(c.tp + c.fn + c.lost_to_privacy + c.lost_to_infrastructure, 0), 0.0
    ) as end_to_end_recall
from (
    select
        d.agent_id::text as agent_id,
        d.judge_id,
        count(*) as labelled,
        count(*) filter (where g.should_accept and d.state = 'accept') as tp,
        count(*) filter (where not g.should_accept and d.state = 'accept') as fp,
        count(*) filter (where g.should_accept and r.loss = 'model') as fn,
        count(*) filter (where not g.should_accept and d.state <> 'accept') as tn,
        count(*) filter (where g.should_accept and r.loss = 'privacy') as lost_to_privacy,
        count(*) filter (where g.should_accept and r.loss = 'infrastructure') as lost_to_infrastructure
    from assay.gold_label as g
    inner join assay.decision as d
        on d.agent_id = g.agent_id and d.turn_id = g.turn_id and d.candidate_id = g.candidate_id
    inner join assay.verdict_reason as r on r.state = d.state and r.reason_code = d.reason_code
    where r.terminal
        and d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
        and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
    group by d.agent_id, d.judge_id
) as c
inner join assay.judge as j on j.judge_id = c.judge_id;
comment on view assay.metrics_by_judge is
'Precision and recall against the stored gold labels, per judge (provider, model, prompt, version).';
comment on column assay.metrics_by_judge.agent_id is 'Whose memory.';
comment on column assay.metrics_by_judge.judge_id is 'What judged it.';
comment on column assay.metrics_by_judge.provider is 'Name of the verdict provider, for example claude, rules, or the class of one''s own; pgassay for decisions of the pipeline itself.';
comment on column assay.metrics_by_judge.model is 'Model identifier; null where no model is involved.';
comment on column assay.metrics_by_judge.prompt_sha256 is 'SHA-256 of the instructions the judge was given; null where there are none.';
comment on column assay.metrics_by_judge.package_version is 'Version of pgassay (or of the client that wrote the row).';
comment on column assay.metrics_by_judge.labelled is 'Labelled candidates with a terminal state.';
comment on column assay.metrics_by_judge.tp is 'Accepted, and should have been.';
comment on column assay.metrics_by_judge.fp is 'Accepted, and should not have been.';
comment on column assay.metrics_by_judge.fn is 'Not accepted by the model''s judgement, and should have been.';
comment on column assay.metrics_by_judge.tn is 'Not accepted, and should not have been.';
comment on column assay.metrics_by_judge.lost_to_privacy is 'Should have been accepted, kept out by the firewall: not the model''s miss.';
comment on column assay.metrics_by_judge.lost_to_infrastructure is 'Should have been accepted, lost to an outage or a failed write: not the model''s miss.';
comment on column assay.metrics_by_judge.precision is 'tp / (tp + fp); 0.0 where undefined.';
comment on column assay.metrics_by_judge.recall is 'tp / (tp + fn); 0.0 where undefined.';
comment on column assay.metrics_by_judge.f1 is 'Harmonic mean of precision and recall; 0.0 where undefined.';
comment on column assay.metrics_by_judge.end_to_end_recall is 'tp / (tp + fn + lost_to_privacy + lost_to_infrastructure); 0.0 where undefined.';
revoke all on assay.metrics_by_judge from public;
