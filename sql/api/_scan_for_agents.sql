-- requires: scan_never_record _firewall_allowed
create or replace function assay._scan_for_agents(p_text text, p_identifier boolean, p_agents text [])
returns table (reason text, detector text)
language plpgsql
stable
parallel safe
rows 1
set search_path = pg_catalog, pg_temp
as $$
begin
    select s.reason, s.detector into reason, detector from assay.scan_never_record(p_text, p_identifier) as s;
    if not found then
        return;
    end if;
    -- Allowed texts are few, and asked for only when something was found.
    if cardinality(p_agents) > 0
        and exists (select from assay.allowed_text as a where a.agent_id = any (p_agents) and a.text_sha256 is not null)
    then
        return query select f.reason, f.detector from assay._firewall_allowed(p_text, p_identifier, p_agents) as f;
    else
        return next;
    end if;
end
$$;
comment on function assay._scan_for_agents(text, boolean, text []) is
'As scan_never_record(), heeding the allow-lists of these agents; what is about several must be allowed for each.';
revoke all on function assay._scan_for_agents(text, boolean, text []) from public;
