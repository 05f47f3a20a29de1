create or replace function assay.firewall_policy()
returns table (item text, reason text, detector text, pattern text, ignore_case boolean, agent_id text, text_sha256 text)
language plpgsql
stable
parallel safe
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    return query
    select 'detector', d.reason::text, d.detector::text, d.pattern, d.lowered, null::text, null::text
    from assay.never_record_detector as d
    where d.kind = 'custom' and d.enabled
    union all
    select 'disabled', d.reason::text, d.detector::text, null, null, null, null
    from assay.never_record_detector as d
    where d.kind <> 'custom' and not d.enabled
    union all
    select 'allowed', a.reason::text, null, null, null, a.agent_id::text, a.text_sha256::text
    from assay.allowed_text as a
    where a.text_sha256 is not null
        and a.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
        and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
end
$$;
comment on function assay.firewall_policy() is
'What a client has to know to scan as this database does, before it sends anything: detectors that were added, detectors of the package that are switched off, and digests of allowed texts (of the agent named by the setting assay.agent_id, where it is set).';
revoke all on function assay.firewall_policy() from public;
