-- A retraction can itself be retracted, and that again. The retractions beneath one annotation form a tree (every entry has
-- one target), and a child is always written after its parent, so one pass from the newest to the oldest settles it:
-- an entry that nothing living retracts lives. A loop, not a recursive call: chains may be long.
-- It reads the table, with its owner's rights and within the agent scope: the range of the view would let the planner believe
-- that the agent has one entry, and any index would do. The order is that of the index that finds annotations by their target,
-- and of no other.
create or replace function assay.is_undone(p_agent_id text, p_entry_id uuid, p_known_at timestamptz default null)
returns boolean
language plpgsql
stable
parallel safe
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_node record;
    v_undone uuid[] := '{}';
begin
    if nullif(current_setting('assay.agent_id', true), '') <> p_agent_id then
        return false;
    end if;
    for v_node in
        with recursive retraction as (
            select f.entry_id, f.target_id, f.entry_seq
            from (
                select e.entry_id, e.target_id, e.entry_seq, e.kind, e.recorded_at
                from assay.journal_entry as e
                where e.agent_id = p_agent_id and e.target_id between p_entry_id and p_entry_id
                order by e.target_id, e.entry_seq
                offset 0
            ) as f
            where f.kind = 'retract' and (p_known_at is null or f.recorded_at <= p_known_at)
            union all
            select f.entry_id, f.target_id, f.entry_seq
            from retraction as r
            cross join lateral (
                select j.entry_id, j.target_id, j.entry_seq, j.kind, j.recorded_at
                from assay.journal_entry as j
                where j.agent_id = p_agent_id and j.target_id between r.entry_id and r.entry_id
                order by j.target_id, j.entry_seq
                offset 0
            ) as f
            where f.kind = 'retract' and (p_known_at is null or f.recorded_at <= p_known_at)
        )

        select r.entry_id, r.target_id
        from retraction as r
        order by r.entry_seq desc
    loop
        if v_node.entry_id <> all (v_undone) then
            v_undone := v_undone || v_node.target_id;
        end if;
    end loop;
    return p_entry_id = any (v_undone);
end
$$;
comment on function assay.is_undone(text, uuid, timestamptz) is
'Whether an annotation has been retracted by an entry that has not itself been retracted, as known at p_known_at (null: as known now). An annotation that is undone closes nothing.';
revoke all on function assay.is_undone(text, uuid, timestamptz) from public;
