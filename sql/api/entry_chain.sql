-- It reads the table with its owner's rights, within the agent scope, in the order of the index that is meant: see assay.beliefs.
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
security definer
set search_path = pg_catalog, pg_temp
begin atomic
with recursive up as (
    select f.entry_id, f.target_id
    from (
        select e.entry_id, e.target_id
        from assay.journal_entry as e
        where e.agent_id = p_agent_id
            and p_agent_id = coalesce(nullif(current_setting('assay.agent_id', true), ''), p_agent_id)
            and e.entry_id between p_entry_id and p_entry_id
        order by e.entry_id
        limit 1
    ) as f
    union all
    select e.entry_id, e.target_id
    from up as u
    cross join lateral (
        select j.entry_id, j.target_id
        from assay.journal_entry as j
        where j.agent_id = p_agent_id and j.entry_id between u.target_id and u.target_id
        order by j.entry_id
        limit 1
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
        from assay.journal_entry as j
        where j.agent_id = p_agent_id and j.target_id between d.entry_id and d.entry_id
        order by j.target_id, j.entry_seq
        offset 0
    ) as e
)

select
    d.depth,
    e.agent_id::text,
    e.entry_id,
    e.entry_seq,
    e.kind::text,
    e.target_id,
    e.turn_id::text,
    e.candidate_id::text,
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
    from assay.journal_entry as j
    where j.agent_id = p_agent_id and j.entry_id between d.entry_id and d.entry_id
    order by j.entry_id
    limit 1
) as e
order by e.entry_seq;
end;
comment on function assay.entry_chain(text, uuid) is
'The whole history that an entry belongs to, in order of writing: the claim at its root (depth 0) and every annotation of it, of those, and so on. Empty when the agent has no such entry.';
revoke all on function assay.entry_chain(text, uuid) from public;
