-- requires: _check_agent _refuse_secrets
create or replace function assay.allow_text(p_agent_id text, p_sha256 text, p_reason text, p_note text)
returns uuid
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_allow_id uuid := gen_random_uuid();
    v_there uuid;
begin
    perform assay._check_agent(p_agent_id);
    if p_reason is null
        or p_reason not in ('credential_prefix', 'jwt', 'url_userinfo', 'credential_assignment', 'high_entropy')
    then
        raise exception 'a text that is found for this reason cannot be allowed'
            using errcode = 'ME005',
            hint = 'Only credential_prefix, jwt, url_userinfo, credential_assignment and high_entropy can: the digest of a '
                || 'card, an account or an identity number gives the number away, and nothing makes a private key or a '
                || 'request for silence harmless.';
    end if;
    if p_sha256 is null or p_sha256 !~ '^[0-9a-f]{64}$' then
        raise exception 'p_sha256 is not a SHA-256 in small hexadecimal digits'
            using errcode = 'ME005', hint = 'Work the digest out where the text is, so that the text itself is not sent.';
    end if;
    -- The digest of a number with few digits gives the number away; those of up to four can be tried in a moment.
    if exists (
        select
        from generate_series(1, 4) as w (width)
        cross join lateral generate_series(0, (10 ^ w.width)::integer - 1) as n (number)
        where encode(sha256(convert_to(lpad(n.number::text, w.width, '0'), 'UTF8')), 'hex') = p_sha256
    ) then
        raise exception 'this is the digest of a number of up to four digits'
            using errcode = 'ME005', hint = 'Such a digest gives the number away; nothing was stored.';
    end if;
    if coalesce(btrim(p_note), '') = '' or octet_length(p_note) > 1000 then
        raise exception 'an allowed text needs a note'
            using errcode = 'ME005', hint = 'Say in p_note why it is no secret, in at most 1000 bytes.';
    end if;
    perform assay._refuse_secrets(array[p_note], array[p_agent_id], 'allowed_text', 'allowed_text_firewall');
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    if (select count(*) from assay.allowed_text as a where a.agent_id = p_agent_id and a.text_sha256 is not null) >= 1000 then
        raise exception 'this agent has 1000 allowed texts'
            using errcode = 'ME005', hint = 'Take some back, or switch off the detector that is wrong so often.';
    end if;
    insert into assay.allowed_text (allow_id, agent_id, reason, text_sha256, note)
    values (v_allow_id, p_agent_id, p_reason, p_sha256, p_note)
    on conflict (agent_id, text_sha256, reason) where text_sha256 is not null do nothing
    returning allow_id into v_there;
    return coalesce(
        v_there,
        (
            select a.allow_id
            from assay.allowed_text as a
            where a.agent_id = p_agent_id and a.text_sha256 = p_sha256 and a.reason = p_reason
        )
    );
end
$$;
comment on function assay.allow_text(text, text, text, text) is
'Lets one text pass that the firewall takes for a secret, for one agent and one reason: by the SHA-256 (hexadecimal) of exactly what is found. For the owner of the schema, who thereby says that it is no secret. It has no effect on texts of fewer than 16 characters or 8 different ones, or without a letter. Returns the entry''s id; the same again returns the same id.';
revoke all on function assay.allow_text(text, text, text, text) from public;
