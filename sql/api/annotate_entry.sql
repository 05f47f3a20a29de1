-- requires: append_entry
create or replace function assay.annotate_entry(
    p_agent_id text,
    p_target_id uuid,
    p_kind text,
    p_statement text default '',
    p_verbatim text default null,
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
set search_path = pg_catalog, pg_temp
as $$
begin
    if p_target_id is null then
        raise exception 'an annotation without a target'
            using errcode = 'ME004', hint = 'Pass the entry_id of the entry to annotate.';
    end if;
    return assay.append_entry(
        p_agent_id, p_statement, p_kind, p_verbatim, p_target_id, p_turn_id, p_session_id, p_speaker,
        p_claim_type, p_stated, p_subjects, p_payload, p_captured_at, p_valid_from
    );
end
$$;
comment on function assay.annotate_entry(text, uuid, text, text, text, text, text, text, text, boolean, text[], jsonb, timestamptz, timestamptz) is
'Appends an annotation (confirm, supersede, retract, or a registered kind) of an existing entry and returns it.';
revoke all on function assay.annotate_entry(text, uuid, text, text, text, text, text, text, text, boolean, text[], jsonb, timestamptz, timestamptz) from public;
