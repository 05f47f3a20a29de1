-- Queries for a dashboard or a notebook, over the views of the schema assay. Each stands alone.
-- A role with the reader's rights (`pgassay grants`) can run all of them. To see one agent only,
-- add `where agent_id = '...'`, or `set assay.agent_id = '...'` once for the session.

-- Decisions per day and state.
select agent_id, day, state, sum(decisions) as decisions
from assay.decisions_daily
group by agent_id, day, state
order by agent_id, day, state;

-- What share of the candidates is kept, per rule that generated them?
select
    agent_id,
    generator_rule,
    count(*) as candidates,
    round(avg((state = 'accept')::integer), 3) as accepted
from assay.decisions
where state <> 'pending'
group by agent_id, generator_rule
order by agent_id, generator_rule;

-- What was not kept, and what was it lost to? Losses to infrastructure are worth an alarm: running
-- the turn again judges them again.
select agent_id, loss, state, reason_code, decisions, last_written_at
from assay.losses_by_class
order by agent_id, loss, decisions desc;

-- How did judgements fail?
select agent_id, provider, model, detail_code, count(*) as decisions
from assay.decisions
where reason_code = 'llm_unavailable'
group by agent_id, provider, model, detail_code
order by decisions desc;

-- What did the firewall keep out? (Nothing of the things themselves is stored.)
select agent_id, day, stage, reason, detector, drops
from assay.privacy_drops
order by agent_id, day desc, drops desc;

-- Turns of which nothing was kept.
select agent_id, turn_id, candidates, rejected, withheld, firewall_dropped, last_written_at
from assay.turn_summary
where accepted = 0 and pending = 0
order by last_written_at desc
limit 50;

-- Accepted, but not yet in the journal: a runner died. Run the turn again.
select agent_id, turn_id, candidate_id, age
from assay.stale_pending
order by age desc;

-- Precision and recall against the labels that people gave, per judge: compare before a change.
select provider, model, package_version, labelled, precision, recall, f1, end_to_end_recall
from assay.metrics_by_judge
order by labelled desc;

-- The same per rule.
select agent_id, generator_rule, labelled, precision, recall, lost_to_privacy, lost_to_infrastructure
from assay.metrics_by_rule
order by agent_id, generator_rule;

-- What does a judge cost?
select
    provider,
    model,
    count(*) as judged,
    sum(input_tokens) as input_tokens,
    sum(output_tokens) as output_tokens,
    percentile_cont(0.5) within group (order by latency_ms) as median_ms,
    percentile_cont(0.95) within group (order by latency_ms) as p95_ms
from assay.decisions
where latency_ms is not null
group by provider, model
order by judged desc;

-- Writes that would have overwritten an accepted decision, and were refused.
select agent_id, turn_id, candidate_id, attempted_at, state, reason_code, provider
from assay.decision_history
where outcome = 'refused'
order by attempted_at desc
limit 50;

-- What is held to be true now, the newest first.
select agent_id, speaker, statement, valid_from, turn_id
from assay.current_beliefs
order by valid_from desc
limit 50;

-- What came to an end, by what, and when was that learned?
select
    target.agent_id,
    target.statement as was,
    closing.kind,
    closing.statement as reason,
    closing.valid_from as ended,
    closing.recorded_at as learned
from assay.journal as closing
inner join assay.journal_kinds as kind on kind.kind = closing.kind and kind.closing
inner join assay.journal as target
    on target.agent_id = closing.agent_id and target.entry_id = closing.target_id
order by closing.recorded_at desc
limit 50;
