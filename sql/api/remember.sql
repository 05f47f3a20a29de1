-- requires: _check_agent _store_memories _scan_for_agents _refuse_secrets
create or replace function assay.remember(p_agent_id text, p_records assay.memory_input[])
returns table (record_no integer, memory_id uuid, outcome text, reason text, detector text)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_records assay.memory_input[];
    v_findings jsonb := '{}';
    v_blocked boolean := false;
begin
    perform assay._check_agent(p_agent_id);
    if exists (select 1 from unnest(p_records) as r where r.entry_id is not null) then
        raise exception 'entry_id is given'
            using errcode = 'ME005', hint = 'What comes from the journal is remembered by the journal itself; leave entry_id out.';
    end if;
    if exists (
        select 1
        from unnest(p_records) as r
        where not coalesce(r.importance between 0 and 1, true) or not coalesce(r.confidence between 0 and 1, true)
    ) then
        raise exception 'importance or confidence is out of range'
            using errcode = 'ME005', hint = 'Both go from 0 to 1.';
    end if;
    if exists (
        select 1
        from unnest(p_records) as r
        where r.language is not null
            and not exists (
                select 1
                from pg_catalog.pg_ts_config as c
                where c.cfgname = r.language and c.cfgnamespace = 'pg_catalog'::regnamespace
            )
    ) then
        raise exception 'an unknown language'
            using errcode = 'ME005', hint = 'Name a text search configuration of PostgreSQL (select cfgname from pg_ts_config), such as english or simple.';
    end if;

    -- Before anything is written. Names are scanned as they came, because they are cut when they are stored.
    perform assay._refuse_secrets(null, array[p_agent_id], 'memory', 'memory_firewall', array[p_agent_id]);
    begin
        perform assay._refuse_secrets(
            array(
                select r.provider
                from unnest(p_records) as r
                union
                select e.name
                from unnest(p_records) as r
                cross join lateral unnest(r.entities) as e (name)
                where length(e.name) > 200
            ),
            array(
                select r.turn_id::text
                from unnest(p_records) as r
                union
                select r.session_id
                from unnest(p_records) as r
            ),
            'memory', 'memory_firewall', array[p_agent_id]
        );
        perform set_config('assay.scanned', statement_timestamp()::text, true);
        return query
        select s.record_no, s.memory_id, s.outcome, null::text, null::text
        from assay._store_memories(p_agent_id, p_records) as s;
        return;
    exception
        -- The firewall met something in the set: find out what, and go on without it.
        when sqlstate 'ME001' then
            v_blocked := true;
    end;

    select
        coalesce(jsonb_object_agg(b.no, jsonb_build_object('reason', b.reason, 'detector', b.detector)), '{}')
    into v_findings
    from (
        select distinct on (r.no) r.no, f.reason, f.detector
        from unnest(p_records) with ordinality as r (
            content, speaker, turn_id, session_id, captured_at, valid_from, provider, statement_type, language,
            importance, confidence, pinned, entities, entry_id, no
        )
        cross join lateral (
            select x.value, false as identifier
            from unnest(array[r.content, r.speaker, r.provider, r.statement_type] || array(select e.name from unnest(r.entities) as e (name))) as x (value)
            union all
            select y.value, true
            from unnest(array[r.turn_id, r.session_id]) as y (value)
        ) as t
        cross join lateral assay._scan_for_agents(t.value, t.identifier, array[p_agent_id]) as f
        where t.value <> ''
        order by r.no
    ) as b;
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    insert into assay.never_record_drop (agent_id, stage, reason, detector)
    select p_agent_id, 'memory', b.value ->> 'reason', b.value ->> 'detector'
    from jsonb_each(v_findings) as b;
    v_records := array(
        select
            case
                when v_findings ? r.no::text then null::assay.memory_input
                else row(
                    r.content, r.speaker, r.turn_id, r.session_id, r.captured_at, r.valid_from, r.provider, r.statement_type,
                    r.language, r.importance, r.confidence, r.pinned, r.entities, r.entry_id
                )::assay.memory_input
            end
        from unnest(p_records) with ordinality as r (
            content, speaker, turn_id, session_id, captured_at, valid_from, provider, statement_type, language,
            importance, confidence, pinned, entities, entry_id, no
        )
        order by r.no
    );
    return query
    select
        s.record_no,
        s.memory_id,
        case when v_findings ? s.record_no::text then 'blocked' else s.outcome end,
        v_findings -> s.record_no::text ->> 'reason',
        v_findings -> s.record_no::text ->> 'detector'
    from assay._store_memories(p_agent_id, v_records) as s;
end
$$;
comment on function assay.remember(text, assay.memory_input[]) is
'Remembers a set of records in one commit. Outcome per record, in the order given: stored, repeated (the same text of the same speaker: one more piece of evidence), known (this turn gave it before; nothing changed), blank, or blocked by the firewall (reason and detector say by what; a tombstone stays, the others go on).';
revoke all on function assay.remember(text, assay.memory_input[]) from public;
