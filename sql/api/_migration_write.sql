-- requires: _close_memories
create or replace function assay._migration_write(
    p_run_id uuid,
    p_source_id text,
    p_judge_id uuid,
    p_scanned boolean,
    p_after bigint,
    p_up_to bigint
)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_ended record;
begin
    -- What is written here was scanned before it was sent, or is let in by an explicit choice.
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    -- The ledger first: the firewall's trigger looks there for entries that were scanned.
    insert into assay.migration_item as i (
        run_id, entry_id, source_db, accepted_block, scanned, agent_id, source_id, key_sha256, content_sha256,
        model, outcome, reason, detail, source_key, raw, raw_format
    )
    select
        p_run_id, p.entry_id, p.source_db, s.blocked and p.outcome = 'imported',
        p.model = 'entry' and p.outcome = 'imported' and (p_scanned or s.blocked), s.scope, p_source_id,
        s.key_sha256, p.content_sha256, p.model, p.outcome, p.reason, p.detail, s.source_key,
        case when p.outcome = 'quarantined' then s.raw end,
        case when p.outcome = 'quarantined' and s.raw is not null then s.raw_format end
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    where p.unit > p_after and p.unit <= p_up_to and p.outcome <> 'ended'
    on conflict on constraint migration_item_pkey do update set
        run_id = excluded.run_id,
        entry_id = excluded.entry_id,
        noted_at = excluded.noted_at,
        accepted_block = excluded.accepted_block,
        scanned = excluded.scanned,
        content_sha256 = excluded.content_sha256,
        model = excluded.model,
        outcome = excluded.outcome,
        reason = excluded.reason,
        detail = excluded.detail,
        raw = excluded.raw,
        raw_format = excluded.raw_format;

    -- Closed in the source since it came from there. It keeps its row of the ledger, which says who answers for it.
    update assay.migration_item as i
    set content_sha256 = p.content_sha256
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    where p.unit > p_after and p.unit <= p_up_to and p.outcome = 'ended'
        and i.agent_id = s.scope and i.source_id = p_source_id and i.source_db = s.source_db
        and i.key_sha256 = s.key_sha256;
    update assay.carried_entry as c
    set valid_to = p.valid_to, closed_by = p.closed_by
    from assay.migration_plan as p
    where p.unit > p_after and p.unit <= p_up_to and p.outcome = 'ended'
        and c.agent_id = p.agent and c.entry_id = p.entry_id;
    for v_ended in
        select p.agent, array_agg(p.entry_id) as entry_ids
        from assay.migration_plan as p
        where p.unit > p_after and p.unit <= p_up_to and p.outcome = 'ended'
        group by p.agent
        order by p.agent
    loop
        perform assay._close_memories(v_ended.agent, '{}', v_ended.entry_ids);
    end loop;

    -- One statement: an accepted row needs its entry and the entry needs its row; foreign keys are checked at its end.
    with new_decisions as (
        insert into assay.decision (
            entry_id, judge_id, written_at, span_start, span_end, agent_id, turn_id, candidate_id,
            state, reason_code, generator_rule, text_sha256, detail_code
        )
        select
            s.entry_id, p_judge_id, s.written_at, s.span_start, s.span_end, s.agent, s.turn, s.candidate,
            s.state, s.reason_code, s.generator_rule, s.text_sha256, s.detail_code
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where p.unit > p_after and p.unit <= p_up_to and p.model = 'decision' and p.outcome = 'imported'
        order by p.unit
    ),

    new_entries as (
        insert into assay.journal_entry (
            entry_id, target_id, captured_at, valid_from, recorded_at, stated, agent_id, kind, turn_id, candidate_id,
            speaker, claim_type, verbatim, statement, payload, subjects
        )
        select
            s.entry_id, p.target_id, s.captured_at, s.valid_from,
            coalesce(p.ingested_at, clock_timestamp()), s.stated, s.agent, s.kind, nullif(s.turn, ''), p.candidate,
            s.speaker, s.claim_type, s.verbatim, s.statement, s.payload_json::jsonb, s.subjects
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where p.unit > p_after and p.unit <= p_up_to and p.model = 'entry' and p.outcome = 'imported'
        order by p.unit
    )

    insert into assay.carried_entry (
        entry_id, closed_by, valid_from, valid_to, ingested_at, agent_id, source_id, source_fields
    )
    select
        s.entry_id, p.closed_by, p.valid_from, p.valid_to, p.ingested_at, s.agent, p_source_id,
        nullif(
            coalesce(s.source_fields::jsonb, '{}')
            || case
                when (s.payload_json::jsonb)::text <> s.payload then jsonb_build_object('payload', s.payload)
                else '{}'
            end,
            '{}'
        )
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    where p.unit > p_after and p.unit <= p_up_to and p.model = 'entry' and p.outcome = 'imported';

    insert into assay.carried_resolution (
        entry_id, written_at, captured_at, valid_from, window_truncated, degraded, agent_id, turn_id, candidate_id,
        source_id, status, timezone, speaker, reference_list
    )
    select
        s.entry_id, s.written_at, s.captured_at, s.valid_from, s.truncated, s.degraded, s.agent, s.turn, s.candidate,
        p_source_id, s.kind, s.timezone, s.speaker, s.payload_json::jsonb
    from assay.migration_plan as p
    inner join assay.migration_stage as s on s.stage_id = p.stage_id
    where p.unit > p_after and p.unit <= p_up_to and p.model = 'resolution' and p.outcome = 'imported'
    order by p.unit;
end
$$;
comment on function assay._migration_write(uuid, text, uuid, boolean, bigint, bigint) is
'Writes a range of units with their ledger, or nothing. For the owner of the schema.';
revoke all on function assay._migration_write(uuid, text, uuid, boolean, bigint, bigint) from public;
