-- Fills assay.migration_plan: each key once, with its interval and what the ledger says about it.
create or replace function assay._migration_match(p_source_id text, p_retry boolean)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set default_statistics_target = 10
as $$
begin
    insert into assay.migration_plan (
        stage_id, source_db, model, content_sha256, entry_id, agent, turn, candidate,
        valid_from, valid_to, ingested_at, closed_by, sort_at, outcome, reason, detail
    )
    select
        s.stage_id, s.source_db, s.model, x.content_sha256, s.entry_id, s.agent, s.turn,
        case when s.model in ('decision', 'resolution') then s.candidate end,
        x.valid_from,
        -- No client can ask about the years before 1, nor read a moment that lies there or after 9999. What ends beyond them
        -- is open, what begins beyond them never holds.
        case
            when x.valid_from is not null and v.valid_to < '9999-12-31 00:00+00' then greatest(v.valid_to, '0001-01-02 00:00+00')
        end,
        x.ingested_at, v.closed_by,
        coalesce(x.ingested_at, s.written_at, s.captured_at),
        y.outcome,
        -- What is held weighs with what is decided now as it did when it was put in quarantine.
        case when y.outcome = 'held' then i.reason::text else s.problem end,
        case
            when s.problem is not null then s.problem_detail::jsonb
            else nullif(coalesce(s.problem_detail::jsonb, '{}') || coalesce(v.halves, '{}'), '{}')
        end
    from (
        select distinct on (t.source_db, t.key_sha256)
            t.source_db, t.key_sha256, t.stage_id, t.model, t.entry_id, t.agent, t.turn, t.candidate, t.written_at,
            t.captured_at, t.problem, t.problem_detail, t.content_sha256, t.source_key, t.scope,
            t.blocked
        from assay.migration_stage as t
        where t.model <> 'summary'
        order by t.source_db, t.key_sha256, t.stage_id desc
    ) as s
    left join (
        select
            n.source_db, n.source_key,
            max(n.holds_at) filter (where n.what = 'valid_from') as valid_from,
            max(n.holds_at) filter (where n.what = 'invalid_at') as valid_to,
            max(n.holds_at) filter (where n.what = 'ingested_at') as ingested_at,
            (array_agg(n.closer_entry_id) filter (where n.what = 'closed_by'))[1] as closed_by,
            -- One end alone is no interval; it is kept all the same.
            case
                when (max(n.holds_at) filter (where n.what = 'valid_from') is null)
                    <> (max(n.holds_at) filter (where n.what = 'invalid_at') is null)
                    then jsonb_object_agg(n.what, n.score) filter (where n.what in ('valid_from', 'invalid_at'))
            end as halves,
            -- To see whether it changed; the bytes, so that no setting of the session matters.
            coalesce(float8send(max(n.score) filter (where n.what = 'valid_from')), '\x00')
            || coalesce(float8send(max(n.score) filter (where n.what = 'invalid_at')), '\x00')
            || coalesce(float8send(max(n.score) filter (where n.what = 'ingested_at')), '\x00')
            || coalesce((array_agg(n.closer_key) filter (where n.what = 'closed_by'))[1], '') as content
        from assay.migration_interval as n
        group by n.source_db, n.source_key
    ) as v on s.model = 'entry' and v.source_db = s.source_db and v.source_key = s.source_key
    cross join lateral (
        select
            -- The source asks both sets: an entry that is missing from one of them never holds.
            case
                when v.valid_to is not null and v.valid_from < '9999-12-31 00:00+00'
                    then greatest(v.valid_from, '0001-01-02 00:00+00')
            end as valid_from,
            case
                when v.ingested_at >= '0001-01-02 00:00+00' and v.ingested_at < '9999-12-31 00:00+00' then v.ingested_at
            end as ingested_at,
            case
                when v.content is null or s.problem = 'firewall' then s.content_sha256
                else sha256(s.content_sha256 || v.content)
            end as content_sha256
    ) as x
    left join assay.migration_item as i
        on i.agent_id = s.scope and i.source_id = p_source_id and i.source_db = s.source_db
        and i.key_sha256 = s.key_sha256
    cross join lateral (
        select
            case
                when i.content_sha256 = x.content_sha256 and i.outcome <> 'quarantined' then 'known'
                -- Imported although the firewall blocks it: somebody answered for that, or it has learned to since.
                when i.outcome = 'imported' and s.problem = 'firewall' then 'known'
                when i.content_sha256 = x.content_sha256 and not p_retry then 'held'
                -- Blocked by the database, where nothing but the key is kept; also where it was to be let in, but lies under the
                -- key of another agent, whose answer it is not.
                when s.model = 'entry' and i.reason = 'firewall' and i.content_sha256 = s.key_sha256
                    and (not s.blocked or s.scope not in (s.agent, '(withheld)')) and not p_retry then 'held'
                when s.problem is not null then 'quarantined'
            end as outcome
    ) as y;
    -- What closed it is named by its key: the place, not the identity, of the entry, which a rename moves.
    update assay.migration_plan as p
    set closed_by = t.entry_id
    from assay.migration_stage as s
    inner join assay.migration_interval as n
        on n.what = 'closed_by' and n.source_db = s.source_db and n.source_key = s.source_key
    inner join assay.migration_stage as t on t.model = 'entry' and t.source_db = n.source_db and t.source_key = n.closer_key
    where s.stage_id = p.stage_id and p.model = 'entry' and t.agent = p.agent and t.entry_id is distinct from p.closed_by and t.entry_id is not null;
    analyze assay.migration_plan;
end
$$;
comment on function assay._migration_match(text, boolean) is
'Lists what was read, each key once, with what an earlier run decided about it. p_retry: what is in quarantine is tried again. For the owner of the schema.';
revoke all on function assay._migration_match(text, boolean) from public;
