-- requires: is_undone
-- An entry that was moved here from another store has the interval that it had there (it stands), and annotations that came
-- with it close nothing by themselves. What is written here counts: a closing annotation closes it, and a retraction of what
-- had closed it there takes the whole interval's end out of force, so that our own rules decide.
-- Now is the time of the statement, which is also what an entry begins at unless it says otherwise: at the start of the
-- transaction, an entry written in the same one would not have begun.
-- It reads the tables with their owner's rights, within the agent scope: through the views, whose scope looks to the planner as
-- if the agent had a single entry, it would find the annotations of each entry by reading all of the agent's. Everything is looked
-- up in the order of the one index that has it, so that no belief of the planner matters.
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
    closed_by uuid,
    carried boolean
)
language sql
stable
parallel safe
security definer
set search_path = pg_catalog, pg_temp
begin atomic
select
    c.agent_id::text,
    c.entry_id,
    c.entry_seq,
    c.kind::text,
    c.target_id,
    c.turn_id::text,
    c.candidate_id::text,
    c.session_id,
    c.speaker,
    c.claim_type,
    c.stated,
    c.verbatim,
    c.statement,
    c.payload,
    c.subjects,
    c.captured_at,
    coalesce(m.valid_from, c.valid_from) as valid_from,
    c.recorded_at,
    x.valid_from as valid_to,
    x.entry_id as closed_by,
    f.stands and coalesce(x.carried, true) as carried
from assay.journal_entry as c
inner join assay.journal_kind as k on k.kind = c.kind
left join lateral (
    select o.entry_id, o.valid_from, o.valid_to, o.closed_by, o.agent_id
    from assay.carried_entry as o
    where o.agent_id = c.agent_id and o.entry_id between c.entry_id and c.entry_id
    order by o.entry_id
    limit 1
) as m on true
cross join lateral (
    select
        m.entry_id is not null and not exists (
            select 1
            from (
                select r.entry_id, r.agent_id, r.kind, r.recorded_at
                from assay.journal_entry as r
                where r.agent_id = m.agent_id and r.target_id between m.closed_by and m.closed_by
                order by r.target_id, r.entry_seq
                offset 0
            ) as a
            where a.kind = 'retract'
                and (p_known_at is null or a.recorded_at <= p_known_at)
                and not exists (
                    select 1
                    from assay.carried_entry as o
                    where o.agent_id = a.agent_id and o.entry_id between a.entry_id and a.entry_id
                    order by o.entry_id
                    limit 1
                )
                and not assay.is_undone(a.agent_id, a.entry_id, p_known_at)
        ) as stands
) as f
left join lateral (
    select a.entry_id, a.valid_from, a.entry_seq, false as carried
    from (
        select r.entry_id, r.agent_id, r.kind, r.valid_from, r.entry_seq, r.recorded_at
        from assay.journal_entry as r
        where r.agent_id = c.agent_id and r.target_id between c.entry_id and c.entry_id
        order by r.target_id, r.entry_seq
        offset 0
    ) as a
    inner join assay.journal_kind as ak on ak.kind = a.kind
    where ak.closing
        and (p_known_at is null or a.recorded_at <= p_known_at)
        and case when ak.closing then not assay.is_undone(a.agent_id, a.entry_id, p_known_at) end
        and not (
            f.stands
            and exists (
                select 1
                from assay.carried_entry as o
                where o.agent_id = a.agent_id and o.entry_id between a.entry_id and a.entry_id
                order by o.entry_id
                limit 1
            )
        )
    union all
    select m.closed_by, m.valid_to, 0, true
    where f.stands and m.valid_to is not null
        and not exists (
            select 1
            from assay.journal_entry as l
            where l.agent_id = m.agent_id and l.entry_id between m.closed_by and m.closed_by and l.recorded_at > p_known_at
            order by l.entry_id
            limit 1
        )
    order by valid_from, entry_seq
    limit 1
) as x on true
where c.agent_id = p_agent_id
    and p_agent_id = coalesce(nullif(current_setting('assay.agent_id', true), ''), p_agent_id)
    and k.claim
    and (p_known_at is null or c.recorded_at <= p_known_at)
    and case when m.entry_id is null then c.valid_from else m.valid_from end <= coalesce(p_valid_at, statement_timestamp())
    and (x.valid_from is null or x.valid_from > coalesce(p_valid_at, statement_timestamp()))
order by c.entry_seq;
end;
comment on function assay.beliefs(text, timestamptz, timestamptz) is
'What an agent held to be true of the moment p_valid_at (null: now) with what was recorded by p_known_at (null: everything known now). Claims only: confirmations and retractions are annotations. valid_to and closed_by say from when on, and by which annotation, a claim ends, also where that lies ahead. carried says that the interval is the one that an imported entry had in its source.';
revoke all on function assay.beliefs(text, timestamptz, timestamptz) from public;
