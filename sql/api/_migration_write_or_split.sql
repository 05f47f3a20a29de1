-- requires: _migration_write
-- What was arranged should go in. Where the database refuses a unit nevertheless (its firewall knows better than the
-- client's, a rule that is newer than the client), that unit alone is taken apart: halves, and halves of halves. What is at
-- fault goes into quarantine; what hangs on it gets the reason that a later run would give, too.
create or replace function assay._migration_write_or_split(
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
    v_middle bigint := (p_after + p_up_to) / 2;
    v_sqlstate text;
    v_detail text;
    v_rows bigint[];
    v_models text[];
    v_left_out text;
    v_why jsonb;
begin
    begin
        perform assay._migration_write(p_run_id, p_source_id, p_judge_id, p_scanned, p_after, p_up_to);
        return;
    exception
        when sqlstate 'ME001' or integrity_constraint_violation or data_exception or program_limit_exceeded then
            get stacked diagnostics v_sqlstate = returned_sqlstate, v_detail = pg_exception_detail;
    end;
    if p_up_to - p_after > 1 then
        perform assay._migration_write_or_split(p_run_id, p_source_id, p_judge_id, p_scanned, p_after, v_middle);
        perform assay._migration_write_or_split(p_run_id, p_source_id, p_judge_id, p_scanned, v_middle, p_up_to);
        return;
    end if;

    -- A unit is a row by itself, or an entry with what belongs to it. Which of them is it? First without one of the others,
    -- then without both, then without the entry.
    select array_agg(p.stage_id), array_agg(distinct p.model)
    into v_rows, v_models
    from assay.migration_plan as p
    where p.unit = p_up_to and p.outcome = 'imported';
    foreach v_left_out in array array[
        'resolution', 'decision', 'resolution decision', 'entry', 'resolution decision entry other'
    ] loop
        continue when v_left_out not like '%entry%'
            and not ('entry' = any (v_models) and string_to_array(v_left_out, ' ') <@ v_models);
        if v_sqlstate = 'ME001' then
            v_why := v_detail::jsonb;
        else
            v_why := jsonb_build_object('sqlstate', v_sqlstate);
        end if;
        begin
            update assay.migration_plan as p
            set
                outcome = case when x.reason is null then 'imported' else 'quarantined' end,
                reason = x.reason,
                detail = case when x.reason in ('firewall', 'refused_by_database') then v_why end
            from assay.migration_stage as s
            cross join lateral (
                select
                    case
                        when s.model = any (string_to_array(v_left_out, ' ')) or cardinality(v_rows) = 1
                            then case when v_sqlstate = 'ME001' then 'firewall' else 'refused_by_database' end
                        -- An unfinished row comes without its entry.
                        when v_left_out like '%entry%' and (s.model = 'resolution' or s.state = 'accept') then 'entry_quarantined'
                    end as reason
            ) as x
            where p.stage_id = any (v_rows) and s.stage_id = p.stage_id;
            -- What the firewall keeps out leaves neither bytes nor a digest that could be searched.
            update assay.migration_stage as s
            set raw = null
            from assay.migration_plan as p
            where p.stage_id = any (v_rows) and s.stage_id = p.stage_id and p.reason = 'firewall';
            update assay.migration_plan as p
            set content_sha256 = s.key_sha256
            from assay.migration_stage as s
            where p.stage_id = any (v_rows) and s.stage_id = p.stage_id and p.reason = 'firewall';
            perform assay._migration_write(p_run_id, p_source_id, p_judge_id, p_scanned, p_after, p_up_to);
            exit;
        exception
            when sqlstate 'ME001' or integrity_constraint_violation or data_exception or program_limit_exceeded then
                get stacked diagnostics v_sqlstate = returned_sqlstate, v_detail = pg_exception_detail;
                if v_left_out like '%other' then
                    raise;
                end if;
        end;
    end loop;

    -- As assay._migration_arrange says it of what an earlier run has put in quarantine.
    with recursive fallen as (
        select p.stage_id, p.outcome
        from assay.migration_plan as p
        where p.stage_id = any (v_rows) and p.model = 'entry' and p.outcome = 'quarantined'
        union all
        select p.stage_id, p.outcome
        from fallen as f
        inner join assay.migration_plan as p on p.target_stage_id = f.stage_id
        where p.model = 'entry' and p.outcome = 'imported'
            and not exists (
                select 1 from assay.journal_entry as e where e.agent_id = p.agent and e.entry_id = p.target_id
            )
    ),

    lost as (
        select p.stage_id, 'target_not_imported' as reason
        from fallen as f
        inner join assay.migration_plan as p on p.stage_id = f.stage_id
        where p.outcome = 'imported'
        union all
        select p.stage_id, 'entry_quarantined'
        from fallen as f
        inner join assay.migration_plan as p on p.target_stage_id = f.stage_id
        inner join assay.migration_stage as s on s.stage_id = p.stage_id
        where p.outcome = 'imported' and (p.model = 'resolution' or p.model = 'decision' and s.state = 'accept')
        union all
        select p.stage_id, w.reason
        from fallen as f
        inner join assay.migration_plan as w on w.stage_id = f.stage_id
        inner join assay.migration_plan as p on p.winner_id = f.stage_id
        where p.outcome = 'duplicate'
    )

    update assay.migration_plan as p
    set outcome = 'quarantined', reason = coalesce(l.reason, 'target_not_imported')
    from lost as l
    where l.stage_id = p.stage_id;
end
$$;
comment on function assay._migration_write_or_split(uuid, text, uuid, boolean, bigint, bigint) is
'Writes a range of units; what the database refuses goes into quarantine, and what hangs on it. For the owner of the schema.';
revoke all on function assay._migration_write_or_split(uuid, text, uuid, boolean, bigint, bigint) from public;
