-- requires: _refuse_secrets
create or replace function assay.register_kind(
    p_kind text,
    p_targetless boolean,
    p_closing boolean default false,
    p_claim boolean default null
)
returns void
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
declare
    v_claim boolean := coalesce(p_claim, p_targetless);
begin
    perform assay._refuse_secrets(array[p_kind], null, 'journal_kind', 'journal_kind_firewall');
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    insert into assay.journal_kind (kind, targetless, closing, claim)
    values (p_kind::assay.name, p_targetless, p_closing, v_claim)
    on conflict on constraint journal_kind_pkey do nothing;
    if not exists (
        select 1
        from assay.journal_kind as k
        where k.kind = p_kind and k.targetless = p_targetless and k.closing = p_closing and k.claim = v_claim
    ) then
        raise exception 'this journal kind is registered with other properties'
            using errcode = 'ME007',
            hint = 'Entries rely on what their kind means: choose another name.';
    end if;
end
$$;
comment on function assay.register_kind(text, boolean, boolean, boolean) is
'Registers a kind of journal entry for good. p_targetless: stands by itself. p_closing: ends the validity of its target. p_claim: can be a belief (default: exactly the targetless ones). Registering the same again does nothing; with other properties it is an error (ME007).';
revoke all on function assay.register_kind(text, boolean, boolean, boolean) from public;
