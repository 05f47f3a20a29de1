-- requires: _refuse_secrets _own_candidate_id _json_texts
create or replace function assay._scan_resolutions()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(
                array[n.timezone, n.speaker] || case when n.reference_list <> '[]' then assay._json_texts(n.reference_list) end
            ) as t (value)
            where not exists (
                select 1
                from assay.journal_entry as e
                where e.agent_id = n.agent_id and e.entry_id = n.entry_id and e.speaker = t.value
                offset 0
            )
        ),
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(
                array[
                    n.agent_id::text, n.turn_id::text,
                    case when not assay._own_candidate_id(n.turn_id, n.candidate_id) then n.candidate_id::text end
                ]
            ) as t (value)
            where not exists (
                select 1
                from assay.decision as d
                where d.agent_id = n.agent_id and d.turn_id = n.turn_id and d.candidate_id = n.candidate_id
                offset 0
            )
        ),
        tg_table_name, tg_name
    );
    return null;
end
$$;
comment on function assay._scan_resolutions() is
'Trigger: runs the firewall over what a resolution says beside its entry and its decision; refuses the statement (ME001) naming reason and detector only.';
revoke all on function assay._scan_resolutions() from public;
