-- requires: _check_agent
create or replace function assay.revoke_allowed_text(p_agent_id text, p_allow_id uuid)
returns boolean
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    update assay.allowed_text as a
    set text_sha256 = null, revoked_at = clock_timestamp(), revoked_by = session_user
    where a.agent_id = p_agent_id and a.allow_id = p_allow_id and a.revoked_at is null;
    if found then
        return true;
    end if;
    if not exists (select from assay.allowed_text as a where a.agent_id = p_agent_id and a.allow_id = p_allow_id) then
        raise exception 'there is no such entry'
            using errcode = 'ME004', hint = 'View assay.allowed_texts lists them.';
    end if;
    return false;
end
$$;
comment on function assay.revoke_allowed_text(text, uuid) is
'Takes an allowed text back: its digest is erased, that it was allowed stays. For the owner of the schema. False if it was taken back before.';
revoke all on function assay.revoke_allowed_text(text, uuid) from public;
