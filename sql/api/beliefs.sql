-- requires: journal journal_kinds is_undone
-- Now is the time of the statement, which is also what an entry begins at unless it says otherwise: at the start of the
-- transaction, an entry written in the same one would not have begun.
create or replace function assay.beliefs(
    p_agent_id text,
    p_valid_at timestamptz default null,
    p_known_at timestamptz default null
)
returns table (
    agent_id text,
    entry_id uuid,
    entry_seq bigint,
    kind text,
    target_id uuid,
    turn_id text,
    candidate_id text,
    session_id text,
    speaker text,
    claim_type text,
    stated boolean,
    verbatim text,
    statement text,
    payload jsonb,
    subjects text[],
    captured_at timestamptz,
    valid_from timestamptz,
    recorded_at timestamptz,
    valid_to timestamptz,
    closed_by uuid
)
language sql
stable
parallel safe
begin atomic
select
    c.agent_id,
    c.entry_id,
    c.entry_seq,
    c.kind,
    c.target_id,
    c.turn_id,
    c.candidate_id,
    c.session_id,
    c.speaker,
    c.claim_type,
    c.stated,
    c.verbatim,
    c.statement,
    c.payload,
    c.subjects,
    c.captured_at,
    c.valid_from,
    c.recorded_at,
    x.valid_from as valid_to,
    x.entry_id as closed_by
from assay.journal as c
inner join assay.journal_kinds as k on k.kind = c.kind
left join lateral (
    select a.entry_id, a.valid_from
    from assay.journal as a
    inner join assay.journal_kinds as ak on ak.kind = a.kind
    where a.agent_id = c.agent_id and a.target_id = c.entry_id and ak.closing
        and (p_known_at is null or a.recorded_at <= p_known_at)
        and not assay.is_undone(a.agent_id, a.entry_id, p_known_at)
    order by a.valid_from, a.entry_seq
    limit 1
) as x on true
where c.agent_id = p_agent_id
    and k.claim
    and (p_known_at is null or c.recorded_at <= p_known_at)
    and c.valid_from <= coalesce(p_valid_at, statement_timestamp())
    and (x.valid_from is null or x.valid_from > coalesce(p_valid_at, statement_timestamp()))
order by c.entry_seq;
end;
comment on function assay.beliefs(text, timestamptz, timestamptz) is
'What an agent held to be true of the moment p_valid_at (null: now) with what was recorded by p_known_at (null: everything known now). Claims only: confirmations and retractions are annotations. valid_to and closed_by say from when on, and by which annotation, a claim ends, also where that lies ahead.';
revoke all on function assay.beliefs(text, timestamptz, timestamptz) from public;
