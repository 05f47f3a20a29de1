-- requires: _check_agent
create or replace function assay.label(
    p_agent_id text,
    p_labels assay.label_input[],
    p_labelled_by text default session_user
)
returns integer
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_missing bigint;
    v_count integer;
begin
    perform assay._check_agent(p_agent_id);
    select count(*)
    into v_missing
    from unnest(p_labels) as i
    where i.should_accept is null
        or not exists (
            select 1
            from assay.decision as d
            where d.agent_id = p_agent_id and d.candidate_id = i.candidate_id
                and d.turn_id = coalesce(i.turn_id, d.turn_id)
        );
    if v_missing > 0 then
        raise exception '% of % labels name no candidate of this agent or say neither yes nor no',
            v_missing, cardinality(p_labels)
            using errcode = 'ME004',
            detail = json_build_object('missing', v_missing)::text,
            hint = 'Label candidates that are in the decision log (view assay.decisions); nothing was stored.';
    end if;
    insert into assay.gold_label as g (agent_id, turn_id, candidate_id, should_accept, labelled_by)
    select distinct on (d.turn_id, d.candidate_id)
        p_agent_id, d.turn_id, d.candidate_id, i.should_accept, p_labelled_by
    from unnest(p_labels) with ordinality as i (turn_id, candidate_id, should_accept, position)
    inner join assay.decision as d
        on d.agent_id = p_agent_id and d.candidate_id = i.candidate_id
        and d.turn_id = coalesce(i.turn_id, d.turn_id)
    order by d.turn_id, d.candidate_id, i.position desc
    on conflict on constraint gold_label_pkey do update
        set should_accept = excluded.should_accept,
        labelled_by = excluded.labelled_by,
        labelled_at = clock_timestamp();
    get diagnostics v_count = row_count;
    return v_count;
end
$$;
comment on function assay.label(text, assay.label_input[], text) is
'Stores what a person says about candidates: should each have been accepted? Replaces earlier labels; returns how many were stored. All or nothing: a label for a candidate that is not in the log is an error (ME004).';
revoke all on function assay.label(text, assay.label_input[], text) from public;
