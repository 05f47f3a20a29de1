-- requires: _refuse_secrets
create or replace function assay.disable_detector(p_detector text, p_note text)
returns boolean
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_changed boolean;
begin
    if coalesce(btrim(p_note), '') = '' or octet_length(p_note) > 1000 then
        raise exception 'a change of the firewall needs a note'
            using errcode = 'ME005', hint = 'Say why in p_note, in at most 1000 bytes; it is kept in assay.detector_changes.';
    end if;
    perform assay._refuse_secrets(array[p_note], null, 'detector_change', 'detector_change_firewall');
    if not exists (select from assay.never_record_detector as d where d.detector = p_detector) then
        raise exception 'there is no detector of this name'
            using errcode = 'ME004', hint = 'View assay.detectors lists them all.';
    end if;
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    perform set_config('assay.detector_note', p_note, true);
    update assay.never_record_detector as d
    set enabled = false
    where d.detector = p_detector and d.enabled is distinct from false;
    v_changed := found;
    perform set_config('assay.detector_note', '', true);
    return v_changed;
end
$$;
comment on function assay.disable_detector(text, text) is
'Switches a detector off, also one of the package, for every agent, from this commit on; false if it was so before. For the owner of the schema. Who did it, when, and why (p_note) stays in assay.detector_changes.';
revoke all on function assay.disable_detector(text, text) from public;
