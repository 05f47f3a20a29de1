-- requires: journal
-- The rows of a view are joined as a whole; only what is asked of it laterally is looked up by key (offset 0 keeps it so).
create or replace function assay.entry_chain(p_agent_id text, p_entry_id uuid)
returns table (
    depth integer,
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
    recorded_at timestamptz
)
language sql
stable
parallel safe
begin atomic
with recursive up as (
    select e.entry_id, e.target_id
    from assay.journal as e
    where e.agent_id = p_agent_id and e.entry_id = p_entry_id
    union all
    select e.entry_id, e.target_id
    from up as u
    cross join lateral (
        select j.entry_id, j.target_id
        from assay.journal as j
        where j.agent_id = p_agent_id and j.entry_id = u.target_id
        offset 0
    ) as e
),

down as (
    select u.entry_id, 0 as depth
    from up as u
    where u.target_id is null
    union all
    select e.entry_id, d.depth + 1
    from down as d
    cross join lateral (
        select j.entry_id
        from assay.journal as j
        where j.agent_id = p_agent_id and j.target_id = d.entry_id
        offset 0
    ) as e
)

select
    d.depth,
    e.agent_id,
    e.entry_id,
    e.entry_seq,
    e.kind,
    e.target_id,
    e.turn_id,
    e.candidate_id,
    e.session_id,
    e.speaker,
    e.claim_type,
    e.stated,
    e.verbatim,
    e.statement,
    e.payload,
    e.subjects,
    e.captured_at,
    e.valid_from,
    e.recorded_at
from down as d
cross join lateral (
    select j.*
    from assay.journal as j
    where j.agent_id = p_agent_id and j.entry_id = d.entry_id
    offset 0
) as e
order by e.entry_seq;
end;
comment on function assay.entry_chain(text, uuid) is
'The whole history that an entry belongs to, in order of writing: the claim at its root (depth 0) and every annotation of it, of those, and so on. Empty when the agent has no such entry.';
revoke all on function assay.entry_chain(text, uuid) from public;
