-- requires: _check_agent _labels_for_every_turn _refuse_secrets
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
set enable_seqscan = off
as $$
declare
    v_found bigint;
    v_count integer;
begin
    perform assay._check_agent(p_agent_id);
    perform assay._refuse_secrets(array[p_labelled_by], null, 'gold_label', 'gold_label_firewall', array[p_agent_id]);
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    select
        (
            select count(*)
            from unnest(p_labels) as i
            where i.should_accept is not null and i.turn_id is not null
                and exists (
                    select 1
                    from assay.decision as d
                    where d.agent_id = p_agent_id and d.turn_id = i.turn_id and d.candidate_id = i.candidate_id
                    offset 0
                )
        ) + (
            select count(distinct e.place)
            from assay._labels_for_every_turn(p_agent_id, p_labels) as e
            where e.should_accept is not null
        )
    into v_found;
    if v_found < cardinality(p_labels) then
        raise exception '% of % labels name no candidate of this agent or say neither yes nor no',
            cardinality(p_labels) - v_found, cardinality(p_labels)
            using errcode = 'ME004',
            detail = json_build_object('missing', cardinality(p_labels) - v_found)::text,
            hint = 'Label candidates that are in the decision log (view assay.decisions); nothing was stored.';
    end if;
    -- A label for one turn comes before one for all; of two alike, the last counts.
    insert into assay.gold_label as g (agent_id, turn_id, candidate_id, should_accept, labelled_by)
    select distinct on (f.turn_id, f.candidate_id)
        p_agent_id, f.turn_id, f.candidate_id, f.should_accept, p_labelled_by
    from (
        select i.turn_id, i.candidate_id, i.should_accept, i.place, 1 as rank
        from unnest(p_labels) with ordinality as i (turn_id, candidate_id, should_accept, place)
        where i.turn_id is not null
        union all
        select e.turn_id, e.candidate_id, e.should_accept, e.place, 2 as rank
        from assay._labels_for_every_turn(p_agent_id, p_labels) as e
    ) as f
    order by f.turn_id, f.candidate_id, f.rank, f.place desc
    on conflict on constraint gold_label_pkey do update
        set should_accept = excluded.should_accept,
        labelled_by = excluded.labelled_by,
        labelled_at = clock_timestamp();
    get diagnostics v_count = row_count;
    return v_count;
end
$$;
comment on function assay.label(text, assay.label_input[], text) is
'Stores what a person says about candidates: should each have been accepted? Replaces earlier labels; returns how many were stored. A label for one turn comes before one for all. All or nothing: a label for a candidate that is not in the log is an error (ME004).';
revoke all on function assay.label(text, assay.label_input[], text) from public;
