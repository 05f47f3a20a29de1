-- requires: scan_never_record
create or replace function assay._scan_journal_entry()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
    v_finding record;
begin
    -- What people and models wrote. One scan each, so that nothing is glued together that did not stand together.
    select f.reason, f.detector
    into v_finding
    from unnest(
        array[
            new.verbatim,
            case when new.statement <> new.verbatim then new.statement end,
            new.speaker,
            new.claim_type,
            new.payload::text
        ] || array(select s.subject from unnest(new.subjects) as s (subject) where not starts_with(s.subject, 'cand:'))
    ) as t (value)
    cross join lateral assay.scan_never_record(t.value, false) as f
    where t.value <> ''
    limit 1;
    if not found then
        -- Identifiers are scanned without the detectors that mistake a stamp or an id for a card or a key.
        select f.reason, f.detector
        into v_finding
        from unnest(
            array[new.agent_id::text, new.turn_id::text, new.candidate_id::text, new.session_id]
            || array(select s.subject from unnest(new.subjects) as s (subject) where starts_with(s.subject, 'cand:'))
        ) as t (value)
        cross join lateral assay.scan_never_record(t.value, true) as f
        where t.value <> ''
        limit 1;
    end if;
    if found then
        raise exception 'the firewall blocked this journal entry (%)', v_finding.reason
            using errcode = 'ME001',
            schema = tg_table_schema,
            table = tg_table_name,
            constraint = tg_name,
            detail = json_build_object('reason', v_finding.reason, 'detector', v_finding.detector)::text,
            hint = 'Remove or redact the secret; it was not stored.';
    end if;
    return new;
end
$$;
comment on function assay._scan_journal_entry() is
'Trigger: runs the firewall over every value of a journal entry that comes from outside; refuses the row (ME001) naming reason and detector only.';
revoke all on function assay._scan_journal_entry() from public;
