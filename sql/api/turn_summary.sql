-- The vocabulary is closed, so its counts are columns of one pass over the index.
create or replace view assay.turn_summary with (security_barrier = true) as
select
    d.agent_id::text as agent_id,
    d.turn_id::text as turn_id,
    count(*) filter (where d.state <> 'pending') as candidates,
    count(*) filter (where d.state = 'accept') as accepted,
    count(*) filter (where d.state = 'reject') as rejected,
    count(*) filter (where d.state = 'withhold') as withheld,
    count(*) filter (where d.state = 'firewall_drop') as firewall_dropped,
    count(*) filter (where d.state = 'pending') as pending,
    jsonb_strip_nulls(
        jsonb_build_object(
            'state:accept', nullif(count(*) filter (where d.state = 'accept'), 0),
            'state:reject', nullif(count(*) filter (where d.state = 'reject'), 0),
            'state:withhold', nullif(count(*) filter (where d.state = 'withhold'), 0),
            'state:firewall_drop', nullif(count(*) filter (where d.state = 'firewall_drop'), 0),
            'reason:accepted', nullif(count(*) filter (where d.reason_code = 'accepted' and d.state <> 'pending'), 0),
            'reason:not_a_fact', nullif(count(*) filter (where d.reason_code = 'not_a_fact' and d.state <> 'pending'), 0),
            'reason:not_memorable', nullif(count(*) filter (where d.reason_code = 'not_memorable' and d.state <> 'pending'), 0),
            'reason:low_confidence', nullif(count(*) filter (where d.reason_code = 'low_confidence' and d.state <> 'pending'), 0),
            'reason:needs_confirmation', nullif(count(*) filter (where d.reason_code = 'needs_confirmation' and d.state <> 'pending'), 0),
            'reason:pre_llm_candidate_block', nullif(count(*) filter (where d.reason_code = 'pre_llm_candidate_block' and d.state <> 'pending'), 0),
            'reason:post_accept_journal_block', nullif(count(*) filter (where d.reason_code = 'post_accept_journal_block' and d.state <> 'pending'), 0),
            'reason:turn_level_block', nullif(count(*) filter (where d.reason_code = 'turn_level_block' and d.state <> 'pending'), 0),
            'reason:assembly_failed', nullif(count(*) filter (where d.reason_code = 'assembly_failed' and d.state <> 'pending'), 0),
            'reason:ambiguous_reconciliation', nullif(count(*) filter (where d.reason_code = 'ambiguous_reconciliation' and d.state <> 'pending'), 0),
            'reason:llm_unavailable', nullif(count(*) filter (where d.reason_code = 'llm_unavailable' and d.state <> 'pending'), 0),
            'reason:empty_turn', nullif(count(*) filter (where d.reason_code = 'empty_turn' and d.state <> 'pending'), 0)
        )
    ) as summary,
    min(d.written_at) as first_written_at,
    max(d.written_at) as last_written_at
from assay.decision as d
where d.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
group by d.agent_id, d.turn_id;
comment on view assay.turn_summary is
'What became of each turn: counts over the current states of its candidates, computed on read, so it cannot drift.';
comment on column assay.turn_summary.agent_id is 'Whose memory.';
comment on column assay.turn_summary.turn_id is 'The turn that yielded it.';
comment on column assay.turn_summary.candidates is 'Candidates with a terminal state.';
comment on column assay.turn_summary.accepted is 'Candidates accepted.';
comment on column assay.turn_summary.rejected is 'Candidates rejected.';
comment on column assay.turn_summary.withheld is 'Candidates withheld.';
comment on column assay.turn_summary.firewall_dropped is 'Candidates that the firewall kept out.';
comment on column assay.turn_summary.pending is 'Unfinished candidates; counted nowhere else.';
comment on column assay.turn_summary.summary is 'The same as {"state:<state>": n, "reason:<reason>": n}, zero counts absent.';
comment on column assay.turn_summary.first_written_at is 'Oldest of the rows'' last writes.';
comment on column assay.turn_summary.last_written_at is 'Newest of the rows'' last writes.';
revoke all on assay.turn_summary from public;
