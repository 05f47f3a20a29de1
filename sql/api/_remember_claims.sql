-- requires: _store_memories _close_memories
-- An entry that was moved here holds when it held in its source (assay.beliefs); one without an interval never did, and is
-- no memory. Each entry is looked up by key, whatever the
-- planner believes: merging would read the whole journal of the agent.
create or replace function assay._remember_claims(p_agent_id text, p_entry_ids uuid[])
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
set enable_seqscan = off
as $$
declare
    v_claims assay.memory_input[];
begin
    v_claims := array(
        select
            row(
                e.statement, e.speaker, e.turn_id, e.session_id, e.captured_at,
                case
                    when c.entry_id is not null then c.valid_from
                    -- Said by a clock that runs ahead: it holds from now on, not from then.
                    when e.valid_from = e.captured_at then least(e.valid_from, e.recorded_at)
                    else e.valid_from
                end,
                'journal', e.claim_type, null, null, null, null, null, e.entry_id
            )::assay.memory_input
        from unnest(p_entry_ids) as i (entry_id)
        cross join lateral (
            select x.*
            from assay.journal_entry as x
            where x.agent_id = p_agent_id and x.entry_id = i.entry_id
            limit 1
        ) as e
        inner join assay.journal_kind as k on k.kind = e.kind
        left join lateral (
            select x.entry_id, x.valid_from
            from assay.carried_entry as x
            where x.agent_id = p_agent_id and x.entry_id = i.entry_id
            limit 1
        ) as c on true
        where k.claim and (c.entry_id is null or c.valid_from is not null)
        order by e.entry_seq
    );
    if cardinality(v_claims) > 0 then
        perform assay._store_memories(p_agent_id, v_claims);
    end if;
    perform assay._close_memories(
        p_agent_id,
        p_entry_ids,
        array(
            -- Over before it came, or annotated since.
            select i.entry_id
            from unnest(p_entry_ids) as i (entry_id)
            cross join lateral (
                select x.valid_to
                from assay.carried_entry as x
                where x.agent_id = p_agent_id and x.entry_id = i.entry_id
                limit 1
            ) as c
            where c.valid_to is not null
                or exists (
                    select 1
                    from assay.journal_entry as a
                    where a.agent_id = p_agent_id and a.target_id = i.entry_id
                    offset 0
                )
        )
    );
end
$$;
comment on function assay._remember_claims(text, uuid[]) is
'Makes memory records of those of an agent''s journal entries that are claims, and closes or opens again what the others are about.';
revoke all on function assay._remember_claims(text, uuid[]) from public;
