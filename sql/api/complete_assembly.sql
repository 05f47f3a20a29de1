-- requires: _check_agent _check_rows _lock_turn _assembly_key _insert_entries
create or replace function assay.complete_assembly(
    p_agent_id text,
    p_turn_id text,
    p_token uuid,
    p_entries assay.entry_input[]
)
returns table (candidate_id text, outcome text, state text, reason_code text, entry_id uuid, detail_code text)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_held text[];
    v_fresh assay.entry_input[];
    v_entry assay.entry_input;
    v_failed assay.verdict_input[] := '{}';
    v_one_by_one boolean := false;
    v_sqlstate text;
    v_detail text;
begin
    perform assay._check_agent(p_agent_id);
    perform assay._check_rows(p_turn_id, array(select e.candidate_id from unnest(p_entries) as e));
    perform assay._lock_turn(p_agent_id, p_turn_id);

    -- What this token still holds. A lease that ran out and was not taken over still counts: nobody else began.
    v_held := array(
        select e.candidate_id
        from unnest(p_entries) as e
        inner join assay.lease as l
            on l.agent_id = p_agent_id and l.lease_key = assay._assembly_key(p_turn_id, e.candidate_id)
        inner join assay.decision as d
            on d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = e.candidate_id
        where l.token = p_token and d.state <> 'accept'
    );
    -- An entry that landed earlier (a store that was moved here may hold such) is found by identity, never by text.
    v_fresh := array(
        select e
        from unnest(p_entries) as e
        where e.candidate_id = any (v_held)
            and e.failure is null
            and not exists (
                select 1
                from assay.journal_entry as j
                where j.agent_id = p_agent_id and j.turn_id = p_turn_id and j.candidate_id = e.candidate_id
            )
    );

    if cardinality(v_fresh) > 0 then
        begin
            perform assay._insert_entries(p_agent_id, p_turn_id, v_fresh);
        exception
            -- Something in the set is blocked or wrong: find out which, each in a savepoint of its own.
            when sqlstate 'ME001' or sqlstate 'ME005' or integrity_constraint_violation or data_exception
                or program_limit_exceeded
            then
                v_one_by_one := true;
        end;
    end if;
    if v_one_by_one then
        foreach v_entry in array v_fresh loop
            begin
                perform assay._insert_entries(p_agent_id, p_turn_id, array[v_entry]);
            exception
                when sqlstate 'ME001' then
                    get stacked diagnostics v_detail = pg_exception_detail;
                    v_failed := v_failed || row(
                        v_entry.candidate_id, null, null, null, null, 'firewall_drop', 'post_accept_journal_block',
                        v_detail::json ->> 'reason', v_detail::json ->> 'detector', null, null, null, null, null, null
                    )::assay.verdict_input;
                when sqlstate 'ME005' or integrity_constraint_violation or data_exception
                    or program_limit_exceeded
                then
                    get stacked diagnostics v_sqlstate = returned_sqlstate;
                    v_failed := v_failed || row(
                        v_entry.candidate_id, null, null, null, null, 'reject', 'assembly_failed',
                        'sqlstate_' || v_sqlstate, null, null, null, null, null, null, null
                    )::assay.verdict_input;
            end;
        end loop;
    end if;

    -- The second phase: the entries and the terminal states commit together or not at all.
    update assay.decision as d
    set
        entry_id = j.entry_id,
        written_at = clock_timestamp(),
        state = case when j.entry_id is not null then 'accept' else coalesce(f.state, 'reject') end,
        reason_code = case
            when j.entry_id is not null then 'accepted'
            else coalesce(f.reason_code, 'assembly_failed')
        end,
        detail_code = case when j.entry_id is not null then d.detail_code else coalesce(f.detail_code, e.failure) end,
        text_sha256 = case when f.state is distinct from 'firewall_drop' then d.text_sha256 end,
        span_start = case when f.state is distinct from 'firewall_drop' then d.span_start end,
        span_end = case when f.state is distinct from 'firewall_drop' then d.span_end end
    from unnest(p_entries) as e
    left join assay.journal_entry as j
        on j.agent_id = p_agent_id and j.turn_id = p_turn_id and j.candidate_id = e.candidate_id
    left join unnest(v_failed) as f
        on f.candidate_id = e.candidate_id
    where e.candidate_id = any (v_held)
        and d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = e.candidate_id
        and d.state <> 'accept';
    insert into assay.never_record_drop (agent_id, stage, reason, detector)
    select p_agent_id, 'journal', f.detail_code, f.detector
    from unnest(v_failed) as f
    where f.state = 'firewall_drop';
    delete from assay.lease as l
    using unnest(v_held) as h (candidate_id)
    where l.agent_id = p_agent_id
        and l.lease_key = assay._assembly_key(p_turn_id, h.candidate_id)
        and l.token = p_token;

    return query
    select
        e.candidate_id,
        case
            when e.candidate_id <> all (v_held) then 'lost'
            when d.state = 'accept' then 'accepted'
            when d.state = 'firewall_drop' then 'blocked'
            else 'failed'
        end,
        d.state, d.reason_code, d.entry_id, d.detail_code::text
    from unnest(p_entries) as e
    left join assay.decision as d
        on d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = e.candidate_id;
end
$$;
comment on function assay.complete_assembly(text, text, uuid, assay.entry_input[]) is
'Second phase, one commit: writes the journal entries of the candidates that p_token holds, their terminal states, and gives the leases back. An entry that the firewall blocks or that cannot be stored becomes its own firewall_drop or reject row; the others go on. Outcome per candidate: accepted, blocked, failed, or lost (the token no longer holds it; nothing written).';
revoke all on function assay.complete_assembly(text, text, uuid, assay.entry_input[]) from public;
