-- requires: journal
-- A retraction can itself be retracted, and that again. The retractions beneath one annotation form a tree (every entry has
-- one target), and a child is always written after its parent, so one pass from the newest to the oldest settles it:
-- an entry that nothing living retracts lives. A loop, not a recursive call: chains may be long.
create or replace function assay.is_undone(p_agent_id text, p_entry_id uuid, p_known_at timestamptz default null)
returns boolean
language plpgsql
stable
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_node record;
    v_undone uuid[] := '{}';
begin
    for v_node in
        with recursive retraction as (
            select e.entry_id, e.target_id, e.entry_seq
            from assay.journal as e
            where e.agent_id = p_agent_id and e.target_id = p_entry_id and e.kind = 'retract'
                and (p_known_at is null or e.recorded_at <= p_known_at)
            union all
            -- Laterally, and offset 0: joined with a view, the agent's whole journal would be read at every step.
            select e.entry_id, e.target_id, e.entry_seq
            from retraction as r
            cross join lateral (
                select j.entry_id, j.target_id, j.entry_seq
                from assay.journal as j
                where j.agent_id = p_agent_id and j.target_id = r.entry_id and j.kind = 'retract'
                    and (p_known_at is null or j.recorded_at <= p_known_at)
                offset 0
            ) as e
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
