-- requires: _check_agent _refuse_secrets
create or replace function assay.acquire_lease(
    p_agent_id text,
    p_lease_key text,
    p_token uuid,
    p_lease_ms integer default 30000
)
returns boolean
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    if p_lease_key is null or p_token is null or p_lease_ms is null or p_lease_ms <= 0 then
        raise exception 'a lease needs a key, a token and a duration above zero'
            using errcode = 'ME005', hint = 'Pass p_lease_key, p_token (a fresh uuid) and p_lease_ms in milliseconds.';
    end if;
    perform assay._refuse_secrets(null, array[p_agent_id, p_lease_key], 'lease', 'lease_firewall', array[p_agent_id]);
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    insert into assay.lease as l (agent_id, lease_key, token, expires_at)
    values (p_agent_id, p_lease_key, p_token, clock_timestamp() + p_lease_ms * interval '1 millisecond')
    on conflict on constraint lease_pkey do update
        set token = excluded.token, expires_at = excluded.expires_at
        where l.expires_at <= clock_timestamp() or l.token = excluded.token;
    return found;
end
$$;
comment on function assay.acquire_lease(text, text, uuid, integer) is
'Takes or renews a lease for p_lease_ms milliseconds; false while another token holds it. An expired lease can be taken over.';
revoke all on function assay.acquire_lease(text, text, uuid, integer) from public;
