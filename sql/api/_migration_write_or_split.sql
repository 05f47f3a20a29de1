-- requires: _migration_write
-- What was arranged should go in. Where the database refuses a unit nevertheless (its firewall knows better than the
-- client's, a rule that is newer than the client), that unit alone goes into quarantine: halves, and halves of halves.
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
    if v_sqlstate = 'ME001' then
        -- What the firewall keeps out leaves neither bytes nor a digest that could be searched.
        update assay.migration_stage as s
        set raw = null
        from assay.migration_plan as p
        where p.unit = p_up_to and s.stage_id = p.stage_id and p.model = 'entry';
        update assay.migration_plan as p
        set
            outcome = 'quarantined', reason = 'firewall', detail = v_detail::jsonb,
            content_sha256 = s.key_sha256
        from assay.migration_stage as s
        where p.unit = p_up_to and s.stage_id = p.stage_id and p.model = 'entry';
    end if;
    update assay.migration_plan as p
    set
        outcome = 'quarantined',
        reason = case when v_sqlstate = 'ME001' then 'entry_quarantined' else 'refused_by_database' end,
        detail = jsonb_build_object('sqlstate', v_sqlstate)
    where p.unit = p_up_to and p.outcome = 'imported';
    perform assay._migration_write(p_run_id, p_source_id, p_judge_id, p_scanned, p_after, p_up_to);
end
$$;
comment on function assay._migration_write_or_split(uuid, text, uuid, boolean, bigint, bigint) is
'Writes a range of units; one that the database refuses goes into quarantine alone. For the owner of the schema.';
revoke all on function assay._migration_write_or_split(uuid, text, uuid, boolean, bigint, bigint) from public;
