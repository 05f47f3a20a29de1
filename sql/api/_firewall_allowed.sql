-- requires: find_never_record
create or replace function assay._firewall_allowed(p_text text, p_identifier boolean, p_agents text [])
returns table (reason text, detector text)
language plpgsql
stable
strict
parallel safe
rows 1
set search_path = pg_catalog, pg_temp
as $$
begin
    return query
    with found as materialized (
        select
            f.*,
            f.reason in ('credential_prefix', 'jwt', 'url_userinfo', 'credential_assignment', 'high_entropy') as allowable,
            substr(p_text, f.span_start + 1, f.span_end - f.span_start) as body
        from assay.find_never_record(p_text, p_identifier) as f
    ),
    free as materialized (
        select f.span_start, f.span_end
        from found as f
        where f.allowable
            and length(f.body) >= 16
            and f.body collate "C" ~ '[A-Za-z]'
            and (select count(distinct c.c) from string_to_table(f.body collate "C", null) as c (c)) >= 8
            -- of every agent that the statement is about
            and not exists (
                select
                from unnest(p_agents) as g (agent_id)
                where not exists (
                    select
                    from assay.allowed_text as a
                    where a.agent_id = g.agent_id
                        and a.text_sha256 = encode(sha256(convert_to(f.body, 'UTF8')), 'hex')
                        and a.reason = f.reason
                )
            )
    )
    select f.reason, f.detector
    from found as f
    where not f.allowable
        or not exists (select from free as r where r.span_start <= f.span_start and f.span_end <= r.span_end)
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
comment on function assay._firewall_allowed(text, boolean, text []) is
'As scan_never_record(), without what all of these agents have allowed, and what lies inside of it.';
revoke all on function assay._firewall_allowed(text, boolean, text []) from public;
