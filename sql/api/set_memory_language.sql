-- requires: _check_agent _lock_memory _refuse_secrets
create or replace function assay.set_memory_language(p_agent_id text, p_language text)
returns void
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
begin
    perform assay._check_agent(p_agent_id);
    if not exists (
        select 1
        from pg_catalog.pg_ts_config as c
        where c.cfgname = p_language and c.cfgnamespace = 'pg_catalog'::regnamespace
    ) then
        raise exception 'an unknown language'
            using errcode = 'ME005', hint = 'Name a text search configuration of PostgreSQL (select cfgname from pg_ts_config), such as english or simple.';
    end if;
    perform assay._refuse_secrets(null, array[p_agent_id], 'memory_agent', 'memory_agent_firewall', array[p_agent_id]);
    perform assay._lock_memory(p_agent_id);
    update assay.memory_agent as a
    set
        language = p_language,
        languages = array(select distinct l.language from unnest(a.languages || p_language) as l (language) order by l.language)
    where a.agent_id = p_agent_id;
end
$$;
comment on function assay.set_memory_language(text, text) is
'Sets the text search configuration for records that name none, from now on; records that are there keep theirs, and queries are read by both.';
revoke all on function assay.set_memory_language(text, text) from public;
