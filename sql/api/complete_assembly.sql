-- requires: _check_agent _check_rows _lock_turn _assembly_key _insert_entries _refuse_secrets
-- Every table is reached by key. Plans are kept for the life of a session, and one made while the tables were empty would
-- go on scanning them, those of the foreign keys included: hence enable_seqscan = off. And one made for a single row would
-- go through all of a large set again for each of its rows: hence enable_nestloop = off, for the triggers' joins, too.
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
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
set enable_nestloop = off
-- A plan that has no other way gets a fantastic price, at which a server with its default settings starts to compile it.
set jit = off
as $$
#variable_conflict use_column
declare
    v_held assay.entry_input[];
    v_fresh assay.entry_input[];
    v_accepted assay.verdict_input[] := '{}';
    v_failed assay.verdict_input[] := '{}';
    v_now timestamptz;
    v_firsts integer[] := '{}';
    v_lasts integer[] := '{}';
    v_first integer;
    v_last integer;
    v_middle integer;
    v_sqlstate text;
    v_detail text;
begin
    perform assay._check_agent(p_agent_id);
    perform assay._check_rows(p_turn_id, array(select e.candidate_id from unnest(p_entries) as e));
    -- The firewall of the journal reads what goes there; these two go into the decision and the tombstone.
    perform assay._refuse_secrets(
        array(select distinct unnest(array[nullif(e.failure, 'off_the_record'), e.detector]) from unnest(p_entries) as e),
        null, 'decision', 'decision_firewall', array[p_agent_id]
    );
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    perform assay._lock_turn(p_agent_id, p_turn_id);
    v_now := clock_timestamp();

    -- What this token still holds and nobody has settled. Only a pending row can become an accept: whatever else the row
    -- says by now, a later verdict than the claim's, or one that no first phase went before, stands.
    v_held := array(
        select e
        from unnest(p_entries) as e
        where exists (
            select 1
            from assay.lease as x
            where x.agent_id = p_agent_id and x.lease_key = assay._assembly_key(p_turn_id, e.candidate_id)
                and x.token = p_token
            offset 0
        )
            -- Asked of the row that is found by key: as a condition, it would be looked for in the index of pending rows.
            and coalesce((
                select d.state = 'pending'
                from assay.decision as d
                where d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = e.candidate_id
            ), false)
    );
    v_fresh := array(select e from unnest(v_held) as e where e.failure is null and e.detector is null);

    -- All at once; where something in a set is blocked or wrong, each half of it in a savepoint of its own. So the many good
    -- ones of a long turn are written in few steps.
    if cardinality(v_fresh) > 0 then
        v_firsts := array[1];
        v_lasts := array[cardinality(v_fresh)];
    end if;
    while cardinality(v_firsts) > 0 loop
        v_first := v_firsts[cardinality(v_firsts)];
        v_last := v_lasts[cardinality(v_lasts)];
        v_firsts := trim_array(v_firsts, 1);
        v_lasts := trim_array(v_lasts, 1);
        begin
            v_accepted := v_accepted || array(
                select
                    row(
                        i.candidate_id, null, null, null, null, 'accept', 'accepted',
                        null, null, i.entry_id, null, null, null, null, null
                    )::assay.verdict_input
                from assay._insert_entries(p_agent_id, p_turn_id, v_fresh[v_first:v_last]) as i
            );
        exception
            when sqlstate 'ME001' or sqlstate 'ME005' or integrity_constraint_violation or data_exception
                or program_limit_exceeded
            then
                get stacked diagnostics v_sqlstate = returned_sqlstate, v_detail = pg_exception_detail;
                if v_first < v_last then
                    v_middle := (v_first + v_last) / 2;
                    v_firsts := v_firsts || array[v_middle + 1, v_first];
                    v_lasts := v_lasts || array[v_last, v_middle];
                elsif v_sqlstate = 'ME001' then
                    v_failed := v_failed || row(
                        (v_fresh[v_first]).candidate_id, null, null, null, null,
                        'firewall_drop', 'post_accept_journal_block',
                        v_detail::json ->> 'reason', v_detail::json ->> 'detector', null, null, null, null, null, null
                    )::assay.verdict_input;
                else
                    v_failed := v_failed || row(
                        (v_fresh[v_first]).candidate_id, null, null, null, null, 'reject', 'assembly_failed',
                        'sqlstate_' || v_sqlstate, null, null, null, null, null, null, null
                    )::assay.verdict_input;
                end if;
        end;
    end loop;

    v_failed := v_failed || array(
        select
            row(
                e.candidate_id, null, null, null, null,
                case when e.detector is null then 'reject' else 'firewall_drop' end,
                case when e.detector is null then 'assembly_failed' else 'post_accept_journal_block' end,
                e.failure, e.detector, null, null, null, null, null, null
            )::assay.verdict_input
        from unnest(v_held) as e
        where e.failure is not null or e.detector is not null
    );

    -- An entry that landed earlier (a store that was moved here may hold such) is found by identity, never by text.
    if cardinality(v_accepted) < cardinality(v_held) then
        v_accepted := v_accepted || array(
            select
                row(
                    e.candidate_id, null, null, null, null, 'accept', 'accepted',
                    null, null, l.entry_id, null, null, null, null, null
                )::assay.verdict_input
            from unnest(v_held) as e
            left join unnest(v_accepted) as w on w.candidate_id = e.candidate_id
            cross join lateral (
                select j.entry_id
                from assay.journal_entry as j
                where j.agent_id = p_agent_id and j.turn_id = p_turn_id and j.candidate_id = e.candidate_id
                limit 1
            ) as l
            where w.candidate_id is null
        );
    end if;

    -- The second phase: the entries and the terminal states commit together or not at all.
    update assay.decision as d
    set entry_id = a.entry_id, written_at = v_now, state = 'accept', reason_code = 'accepted'
    from unnest(v_accepted) as a
    where d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = a.candidate_id
        and d.state <> 'accept';
    if cardinality(v_failed) > 0 then
        with failed as (
            update assay.decision as d
            set
                written_at = v_now,
                state = f.state,
                reason_code = f.reason_code,
                detail_code = f.detail_code,
                text_sha256 = case when f.state <> 'firewall_drop' then d.text_sha256 end,
                span_start = case when f.state <> 'firewall_drop' then d.span_start end,
                span_end = case when f.state <> 'firewall_drop' then d.span_end end
            from unnest(v_failed) as f
            where d.agent_id = p_agent_id and d.turn_id = p_turn_id and d.candidate_id = f.candidate_id
                and d.state <> 'accept'
            returning f.state, f.detail_code, f.detector
        )

        insert into assay.never_record_drop (agent_id, stage, reason, detector)
        select p_agent_id, 'journal', coalesce(w.detail_code, 'unknown'), w.detector
        from failed as w
        where w.state = 'firewall_drop';
    end if;
    delete from assay.lease as l
    using unnest(p_entries) as e
    where l.agent_id = p_agent_id
        and l.lease_key = assay._assembly_key(p_turn_id, e.candidate_id)
        and l.token = p_token;

    return query
    select
        e.candidate_id,
        case
            when d.written_at is distinct from v_now then 'lost'
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
