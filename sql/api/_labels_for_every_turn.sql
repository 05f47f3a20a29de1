-- No index finds a candidate_id without its turn, so the agent's rows are read once and joined by hash or merge: a nested loop,
-- which a kept plan may hold on to, would read them once for each label.
create or replace function assay._labels_for_every_turn(p_agent_id text, p_labels assay.label_input[])
returns table (turn_id text, candidate_id text, should_accept boolean, place bigint)
language plpgsql
stable
set search_path = pg_catalog, pg_temp
set enable_nestloop = off
as $$
#variable_conflict use_column
begin
    if exists (select 1 from unnest(p_labels) as i where i.turn_id is null) then
        return query
        select d.turn_id::text, d.candidate_id::text, i.should_accept, i.place
        from unnest(p_labels) with ordinality as i (turn_id, candidate_id, should_accept, place)
        inner join assay.decision as d on d.agent_id = p_agent_id and d.candidate_id = i.candidate_id
        where i.turn_id is null;
    end if;
end
$$;
comment on function assay._labels_for_every_turn(text, assay.label_input[]) is
'The labels that name no turn, once for each turn of the agent that has the candidate; place is the label''s in the list.';
revoke all on function assay._labels_for_every_turn(text, assay.label_input[]) from public;
