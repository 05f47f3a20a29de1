-- requires: _refuse_secrets
create or replace function assay._judge_id(p_judge assay.judge_input)
returns uuid
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_judge assay.judge_input := p_judge;
    v_judge_id uuid;
begin
    if (p_judge).provider is null then
        -- A call by hand. "Every decision knows what judged it": the role is what can be known.
        v_judge := row('sql:' || session_user, null, null, null, 'sql')::assay.judge_input;
    end if;
    loop
        select j.judge_id
        into v_judge_id
        from assay.judge as j
        where j.provider = v_judge.provider
            and j.model is not distinct from v_judge.model
            and j.prompt_sha256 is not distinct from v_judge.prompt_sha256
            and j.schema_sha256 is not distinct from v_judge.schema_sha256
            and j.package_version = coalesce(v_judge.package_version, 'unknown');
        exit when found;
        -- Model names are identifiers, some with numbers and noise in them.
        perform assay._refuse_secrets(
            null, array[v_judge.provider, v_judge.model, v_judge.package_version], 'judge', 'judge_firewall'
        );
        perform set_config('assay.scanned', statement_timestamp()::text, true);
        insert into assay.judge as j (provider, model, prompt_sha256, schema_sha256, package_version)
        values (
            v_judge.provider, v_judge.model, v_judge.prompt_sha256, v_judge.schema_sha256,
            coalesce(v_judge.package_version, 'unknown')
        )
        on conflict on constraint judge_identity do nothing
        returning j.judge_id into v_judge_id;
        exit when found;
        -- Another session inserted it. At read committed the next look finds it; a snapshot taken earlier never will.
        if current_setting('transaction_isolation') <> 'read committed' then
            raise exception 'another session registered the same judge'
                using errcode = '40001', hint = 'Retry the transaction.';
        end if;
    end loop;
    return v_judge_id;
end
$$;
comment on function assay._judge_id(assay.judge_input) is
'The identity of a judge, registered when it is new; a null judge stands for the calling role.';
revoke all on function assay._judge_id(assay.judge_input) from public;
