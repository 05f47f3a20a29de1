-- requires: _migration_check _migration_match
-- After the source was read again: every row of it is accounted for by the ledger, and what was imported is here as it is there.
create or replace function assay._migration_verify(p_run_id uuid, p_token uuid)
returns table (verdict text, model text, source_db integer, source_key bytea, items bigint)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
begin
    analyze assay.migration_stage;
    analyze assay.migration_interval;
    analyze assay.migration_seen;
    perform assay._migration_match(v_source_id, false);
    return query
    with judged as (
        select
            p.model, s.source_db, s.source_key,
            case
                when p.outcome = 'held' then 'quarantined'
                when p.model = 'entry' and p.outcome = 'known' and i.outcome = 'imported'
                    and c.valid_from is not null and e.statement ~ '\S'
                    and exists (select 1 from assay.journal_kind as k where k.kind = e.kind and k.claim)
                    and not exists (
                        select 1
                        from assay.memory_evidence as v
                        where v.agent_id = e.agent_id and v.entry_id = e.entry_id
                    ) then 'not_remembered'
                when p.outcome is distinct from 'known' then case when i.run_id is null then 'new' else 'changed' end
                when i.outcome = 'duplicate' then 'duplicate'
                when p.model = 'entry' and (
                    e.kind::text, e.turn_id::text, e.speaker, e.claim_type, e.verbatim, e.statement, e.payload, e.subjects,
                    e.stated, e.captured_at, e.valid_from, c.valid_from, c.valid_to, c.closed_by, c.ingested_at
                ) is not distinct from (
                    s.kind, nullif(s.turn, ''), s.speaker, s.claim_type, s.verbatim, s.statement, s.payload_json::jsonb,
                    s.subjects, s.stated, s.captured_at, s.valid_from, p.valid_from, p.valid_to, p.closed_by, p.ingested_at
                ) then 'imported'
                -- Let in by an explicit choice, or before it was blocked, and not read again, perhaps not even whose it is.
                when p.model = 'entry' and i.outcome = 'imported' and s.problem = 'firewall'
                    and (e.entry_id is not null or s.agent is null) then 'imported'
                when p.model in ('decision', 'resolution') and s.problem = 'firewall' and i.outcome = 'imported'
                    then 'imported'
                when p.model = 'resolution' and (
                    r.entry_id, r.status::text, r.timezone, r.speaker, r.reference_list, r.valid_from,
                    r.window_truncated, r.degraded, r.captured_at, r.written_at
                ) is not distinct from (
                    s.entry_id, s.kind, s.timezone, s.speaker, s.payload_json::jsonb, s.valid_from,
                    s.truncated, s.degraded, s.captured_at, s.written_at
                ) then 'imported'
                when p.model = 'decision' and (
                    d.state, d.reason_code, d.generator_rule::text, d.span_start, d.span_end, d.text_sha256::text,
                    d.detail_code::text, d.entry_id, d.written_at
                ) is not distinct from (
                    s.state, s.reason_code, s.generator_rule, s.span_start, s.span_end, s.text_sha256,
                    s.detail_code, s.entry_id, s.written_at
                ) then 'imported'
                -- Judged again here since: the history still knows what came.
                when p.model = 'decision' and exists (
                    select 1
                    from assay.decision_event as v
                    where v.agent_id = s.agent and v.turn_id = s.turn and v.candidate_id = s.candidate
                        and v.attempted_at = s.written_at and v.state = s.state and v.reason_code = s.reason_code
                ) then 'imported'
                else 'differs'
            end as verdict
        from assay.migration_plan as p
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        left join assay.migration_item as i
            on i.agent_id = s.scope and i.source_id = v_source_id and i.source_db = s.source_db
            and i.key_sha256 = s.key_sha256
        left join assay.journal_entry as e on p.model = 'entry' and e.agent_id = s.agent and e.entry_id = s.entry_id
        left join assay.carried_entry as c on p.model = 'entry' and c.agent_id = s.agent and c.entry_id = s.entry_id
        left join assay.carried_resolution as r
            on p.model = 'resolution' and r.agent_id = s.agent and r.turn_id = s.turn and r.candidate_id = s.candidate
        left join assay.decision as d
            on p.model = 'decision' and d.agent_id = s.agent and d.turn_id = s.turn and d.candidate_id = s.candidate
        union all
        select n.model, n.source_db, n.source_key, 'gone'
        from assay.migration_seen as n
        left join assay.migration_stage as s on s.source_db = n.source_db and s.key_sha256 = n.key_sha256
        where s.stage_id is null
    )

    select j.verdict, j.model, null::integer, null::bytea, count(*)
    from judged as j
    group by j.verdict, j.model
    union all
    (
        select j.verdict, j.model, j.source_db, substr(j.source_key, 1, 1000), 1::bigint
        from judged as j
        where j.verdict in ('new', 'changed', 'gone', 'differs', 'not_remembered')
        order by j.source_db, j.source_key
        limit 1000
    );
end
$$;
comment on function assay._migration_verify(uuid, uuid) is
'Compares what was read again with the ledger and the tables: counts per verdict (imported, duplicate, quarantined; new, changed, gone, differs and not_remembered are not accounted for), and up to 1,000 of those that are not, by key. For the owner of the schema.';
revoke all on function assay._migration_verify(uuid, uuid) from public;
