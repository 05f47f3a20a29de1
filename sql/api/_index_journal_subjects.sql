create or replace function assay._index_journal_subjects()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    insert into assay.journal_subject (agent_id, subject, entry_id)
    select distinct n.agent_id, s.subject, n.entry_id
    from new_rows as n
    cross join lateral unnest(n.subjects) as s (subject)
    where (n.candidate_id is null or s.subject <> 'cand:' || n.candidate_id)
        -- Another store may have allowed tags that cannot be looked up here. Written here, they are refused.
        and not (
            octet_length(s.subject) not between 1 and 700
            and exists (
                select 1 from assay.carried_entry as c where c.agent_id = n.agent_id and c.entry_id = n.entry_id
            )
        );
    return null;
end
$$;
comment on function assay._index_journal_subjects() is
'Trigger: keeps the tags of new entries in assay.journal_subject; an entry''s own cand: tag is found through candidate_id.';
revoke all on function assay._index_journal_subjects() from public;
