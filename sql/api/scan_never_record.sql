-- requires: _firewall_findings _firewall_suspect
create or replace function assay.scan_never_record(p_text text, p_identifier boolean default false)
returns table (reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 5
security definer
set search_path = pg_catalog, pg_temp
set standard_conforming_strings = on
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
    v_text text;
begin
    -- The common case costs one cheap test. Of a long text that test is a good part of the search.
    if length(p_text) <= 4096 then
        v_text := case
            when octet_length(p_text) = length(p_text) then p_text
            else assay._firewall_fold(p_text)
        end;
        if not assay._firewall_suspect(v_text, p_identifier, false)
            and not exists (
                select
                from assay.never_record_detector as d
                where d.kind = 'custom' and d.enabled
                    and (
                        case when d.lowered then lower(v_text collate "C") else v_text end collate "C" ~ d.pattern
                        -- escapes are decoded only if there is a need
                        or v_text collate "C" ~ '[%\\]|&#'
                    )
            )
        then
            return;
        end if;
    end if;
    -- Reasons in the order of their weight, then by place: the same first one as in Python.
    return query
    select f.reason, f.detector
    from assay._firewall_findings(p_text, p_identifier, true) as f
    order by
        array_position(
            array[
                'off_the_record', 'private_key_block', 'credential_prefix', 'jwt', 'url_userinfo', 'government_id',
                'bank_account', 'payment_card', 'credential_assignment', 'high_entropy'
            ],
            f.reason
        ),
        f.span_start,
        f.span_end,
        f.detector collate "C"
    limit 1;
end
$$;
comment on function assay.scan_never_record(text, boolean) is
'Whether a text may be recorded: no row, or the first reason against it and its detector. Pass true for identifiers, which are spared the detectors of cards and noise.';
revoke all on function assay.scan_never_record(text, boolean) from public;
