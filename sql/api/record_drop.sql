-- requires: _check_agent _refuse_secrets
create or replace function assay.record_drop(p_agent_id text, p_stage text, p_reason text, p_detector text)
returns uuid
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_drop_id uuid := gen_random_uuid();
begin
    perform assay._check_agent(p_agent_id);
    perform assay._refuse_secrets(
        array[nullif(p_reason, 'off_the_record'), p_detector], array[p_agent_id], 'never_record_drop', 'never_record_drop_firewall',
        array[p_agent_id]
    );
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    insert into assay.never_record_drop (drop_id, agent_id, stage, reason, detector)
    values (v_drop_id, p_agent_id, p_stage, p_reason, p_detector);
    return v_drop_id;
end
$$;
comment on function assay.record_drop(text, text, text, text) is
'Leaves a tombstone for something that the firewall kept out: stage (turn, candidate, journal, memory), reason and detector, nothing of the thing itself. A client calls it after a write was refused with ME001, whose transaction took nothing with it.';
revoke all on function assay.record_drop(text, text, text, text) from public;
