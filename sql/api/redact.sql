-- requires: _firewall_mask
create or replace function assay.redact(p_text text)
returns table (redacted text, labels text [])
language plpgsql
stable
strict
parallel safe
security definer
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_text text := p_text;
    v_labels text [] := '{}';
    v_masked record;
begin
    -- What is left of a find may be one itself: the last scan finds nothing new. Each pass masks more.
    for v_n in 1..4 loop
        select m.redacted, m.labels
        into v_masked
        from assay._firewall_mask(v_text) as m;
        v_labels := v_labels
            || array(select l.label from unnest(v_masked.labels) with ordinality as l (label, n) where l.label <> all (v_labels) order by l.n);
        exit when v_masked.redacted = v_text;
        v_text := v_masked.redacted;
    end loop;
    return query select v_text, v_labels;
end
$$;
comment on function assay.redact(text) is
'The text with every span masked that must not be recorded, of the same length in code points, and the labels (reason:detector) of what was found. Off-the-record markers stay: they void the whole turn.';
revoke all on function assay.redact(text) from public;
