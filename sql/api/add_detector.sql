-- requires: _refuse_secrets _firewall_fold
create or replace function assay.add_detector(
    p_detector text,
    p_reason text,
    p_pattern text,
    p_ignore_case boolean default false,
    p_about text default ''
)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_pattern constant text := assay._firewall_fold(p_pattern);
begin
    if p_detector is null or p_reason is null or p_pattern is null or p_ignore_case is null or p_about is null then
        raise exception 'a detector needs a name, a reason and a pattern'
            using errcode = 'ME005', hint = 'Leave out what has a default rather than passing null.';
    end if;
    -- A secret is looked for by its form: written into a pattern, it would be stored.
    if not exists (select from assay.never_record_detector as d where d.detector = p_detector and d.pattern = v_pattern) then
        perform assay._refuse_secrets(
            array[v_pattern, p_about], array[p_detector], 'never_record_detector', 'never_record_detector_firewall'
        );
    end if;
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    perform set_config('assay.detector_note', p_about, true);
    insert into assay.never_record_detector (reason, detector, kind, pattern, lowered, about)
    values (p_reason, p_detector, 'custom', v_pattern, p_ignore_case, p_about)
    on conflict on constraint never_record_detector_pkey do nothing;
    perform set_config('assay.detector_note', '', true);
    if not exists (
        select
        from assay.never_record_detector as d
        where d.detector = p_detector and d.reason = p_reason and d.kind = 'custom' and d.pattern = v_pattern
            and d.lowered = p_ignore_case
    ) then
        raise exception 'a detector of this name is there, and is another'
            using errcode = 'ME007', hint = 'Adding never takes anything away: choose another name, and disable the old one.';
    end if;
end
$$;
comment on function assay.add_detector(text, text, text, boolean, text) is
'Adds a detector of one''s own, for every agent, from this commit on. For the owner of the schema. Its pattern is checked (ME005) and must not hold a secret (ME001). Adding the same again does nothing; another under the same name is an error (ME007).';
revoke all on function assay.add_detector(text, text, text, boolean, text) from public;
