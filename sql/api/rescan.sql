-- requires: _check_agent _scan_for_agents _rescan_rows
create or replace function assay.rescan(
    p_agent_id text,
    p_source text,
    p_after text default null,
    p_limit integer default 500
)
returns table (scanned integer, last_key text, findings jsonb)
language plpgsql
stable
parallel safe
rows 1
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    if p_limit is null or p_limit not between 1 and 100000 then
        raise exception 'a batch has from 1 to 100000 rows'
            using errcode = 'ME005', hint = 'Leave out p_limit.';
    end if;
    return query
    with batch as materialized (
        select r.* from assay._rescan_rows(p_agent_id, p_source, p_after, p_limit) as r
    ),
    found as materialized (
        select distinct b.row_no, b.row_id, f.reason, f.detector
        from batch as b
        cross join lateral (
            select t.value, false as identifier from unnest(b.texts) as t (value)
            union
            select i.value, true from unnest(b.identifiers) as i (value)
        ) as v
        cross join lateral assay._scan_for_agents(v.value, v.identifier, array[p_agent_id]) as f
        where v.value <> ''
    )
    select
        (select count(*)::integer from batch as b),
        (select b.row_key from batch as b order by b.row_no desc limit 1),
        coalesce(
            (
                select jsonb_agg(
                    jsonb_build_object('id', f.row_id, 'reason', f.reason, 'detector', f.detector)
                    order by f.row_no, f.reason, f.detector
                )
                from found as f
            ),
            '[]'
        );
end
$$;
comment on function assay.rescan(text, text, text, integer) is
'What today''s firewall would block in a batch of what is stored for an agent: how many rows were looked at, the key to go on after (null: nothing is left), and for each finding the row''s id (or its ctid, where an id could itself be a secret), reason and detector; never a text. p_source: journal_entry, memory (with its entities), memory_evidence, association, decision, gold_label, recall_event, carried_entry or migration_item.';
revoke all on function assay.rescan(text, text, text, integer) from public;
