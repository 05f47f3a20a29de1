-- requires: _refuse_secrets _own_candidate_id
-- For a whole statement at once: the entries of one turn share agent, turn and session, and each id is scanned once. What
-- the entries say is scanned row by row before it is written (assay._scan_entry_words).
create or replace function assay._scan_journal_entries()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._refuse_secrets(
        null,
        array(
            select distinct t.value
            from new_rows as n
            cross join lateral unnest(
                array[
                    n.agent_id::text,
                    n.turn_id::text,
                    n.session_id,
                    case when not assay._own_candidate_id(n.turn_id, n.candidate_id) then n.candidate_id::text end
                ]
                || array(
                    select substr(s.subject, 6)
                    from unnest(n.subjects) as s (subject)
                    where starts_with(s.subject, 'cand:')
                        and not assay._own_candidate_id(n.turn_id, substr(s.subject, 6))
                )
            ) as t (value)
            -- Scanned by a migration before: see assay._scan_entry_words.
            where not exists (
                select 1
                from assay.migration_item as i
                where i.agent_id in (n.agent_id, '(withheld)') and i.entry_id = n.entry_id and i.scanned
            )
        ),
        tg_table_name,
        'journal_entry_firewall',
        array(select distinct n.agent_id::text from new_rows as n)
    );
    -- A cand: subject is an identity: an entry may carry its own candidate's and no other's. What another system has
    -- tagged comes as it is: a migration writes assay.carried_entry in the same statement.
    if exists (
        select 1
        from (
            select n.agent_id, n.entry_id
            from new_rows as n
            cross join lateral unnest(n.subjects) as s (subject)
            where n.candidate_id is not null and starts_with(s.subject, 'cand:') and s.subject <> 'cand:' || n.candidate_id
            offset 0
        ) as x
        where not exists (
            select 1
            from assay.carried_entry as c
            where c.agent_id = x.agent_id and c.entry_id = x.entry_id
            offset 0
        )
    ) then
        raise exception 'a subject names another candidate'
            using errcode = 'ME005',
            schema = tg_table_schema,
            table = tg_table_name,
            constraint = tg_name,
            hint = 'Leave out subjects that begin with cand:; the entry''s own is added for it.';
    end if;
    return null;
end
$$;
comment on function assay._scan_journal_entries() is
'Trigger: runs the firewall over the ids of new journal entries; refuses the statement (ME001) naming reason and detector only. Then refuses tags (ME005) that name another candidate than the entry''s own.';
revoke all on function assay._scan_journal_entries() from public;
