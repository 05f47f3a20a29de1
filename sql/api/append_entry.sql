-- requires: _check_agent _uuid7 _refuse_secrets
-- By key at any size, also with plans that were made while the tables were small: see assay.write_terminals.
create or replace function assay.append_entry(
    p_agent_id text,
    p_statement text,
    p_kind text default 'assert',
    p_verbatim text default null,
    p_target_id uuid default null,
    p_turn_id text default null,
    p_session_id text default null,
    p_speaker text default null,
    p_claim_type text default null,
    p_stated boolean default true,
    p_subjects text[] default '{}',
    p_payload jsonb default null,
    p_captured_at timestamptz default null,
    p_valid_from timestamptz default null
)
returns assay.journal_entry
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_entry assay.journal_entry;
    v_targetless boolean;
begin
    perform assay._check_agent(p_agent_id);
    if p_statement is null then
        raise exception 'an entry without a statement'
            using errcode = 'ME005', hint = 'Pass the statement; an empty text is allowed for an annotation.';
    end if;
    select k.targetless into v_targetless from assay.journal_kind as k where k.kind = p_kind;
    if not found then
        raise exception 'this journal kind is not registered'
            using errcode = 'ME004', hint = 'Use assert, confirm, supersede or retract, or register the kind first.';
    end if;
    if v_targetless and p_target_id is not null then
        raise exception 'an entry of this kind has no target'
            using errcode = 'ME005', hint = 'Leave the target out, or use a kind that annotates.';
    end if;
    if not v_targetless and not exists (
        select 1
        from assay.journal_entry as t
        where t.agent_id = p_agent_id and t.entry_id = p_target_id
    ) then
        raise exception 'the target of the annotation is no entry of this agent'
            using errcode = 'ME004', hint = 'Annotate an entry_id of the same agent''s journal (view assay.journal).';
    end if;
    if exists (select 1 from unnest(p_subjects) as s (subject) where s.subject is null or starts_with(s.subject, 'cand:')) then
        raise exception 'a subject is null or begins with cand:'
            using errcode = 'ME005',
            hint = 'cand: marks the entries of accepted candidates and is written by assay.complete_assembly only.';
    end if;
    -- Before the row is written; the trigger on the table would only roll it back.
    perform assay._refuse_secrets(
        null, array[p_agent_id, p_turn_id, p_session_id], 'journal_entry', 'journal_entry_firewall', array[p_agent_id]
    );
    insert into assay.journal_entry (
        entry_id, target_id, captured_at, valid_from, stated, agent_id, kind, turn_id,
        session_id, speaker, claim_type, verbatim, statement, payload, subjects
    )
    values (
        assay._uuid7(), p_target_id,
        coalesce(p_captured_at, statement_timestamp()),
        coalesce(p_valid_from, p_captured_at, statement_timestamp()),
        coalesce(p_stated, true), p_agent_id, p_kind, p_turn_id,
        p_session_id, p_speaker, p_claim_type, coalesce(p_verbatim, p_statement), p_statement, p_payload,
        array(select distinct s.subject from unnest(p_subjects) as s (subject) order by s.subject)
    )
    returning * into v_entry;
    return v_entry;
end
$$;
comment on function assay.append_entry(text, text, text, text, uuid, text, text, text, text, boolean, text[], jsonb, timestamptz, timestamptz) is
'Appends one entry to an agent''s journal and returns it. Validity starts at p_valid_from, else p_captured_at, else now. An annotation of a closing kind closes its target from its own valid_from on: one insert, nothing else to update.';
revoke all on function assay.append_entry(text, text, text, text, uuid, text, text, text, text, boolean, text[], jsonb, timestamptz, timestamptz) from public;
