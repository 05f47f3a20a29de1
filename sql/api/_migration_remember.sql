-- requires: _migration_check _remember_claims
-- After the rows: one agent's entries at a time. A run that ends in between leaves what is
-- still to be done in assay.memory_due, and the next one goes on there, whichever source it is of.
create or replace function assay._migration_remember(p_run_id uuid, p_token uuid, p_entries integer)
returns table (done bigint, waiting bigint)
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_agent_id text;
    v_entry_ids uuid[];
begin
    perform assay._migration_check(p_run_id, p_token);
    -- What is in the journal was scanned on its way there, or somebody answered for it.
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    select d.agent_id into v_agent_id from assay.memory_due as d where d.later order by d.agent_id, d.due_id limit 1;
    if found then
        with next as (
            select x.due_id
            from (
                select
                    d.due_id,
                    sum(cardinality(d.entry_ids)) over (order by d.due_id) - cardinality(d.entry_ids) as before
                from assay.memory_due as d
                where d.agent_id = v_agent_id and d.later
            ) as x
            where x.before < p_entries
        ),

        taken as (
            delete from assay.memory_due as d
            using next as n
            where d.agent_id = v_agent_id and d.due_id = n.due_id
            returning d.entry_ids
        )

        select array_agg(i.entry_id)
        into v_entry_ids
        from taken as t
        cross join lateral unnest(t.entry_ids) as i (entry_id);
        perform assay._remember_claims(v_agent_id, v_entry_ids);
    end if;
    return query
    select coalesce(cardinality(v_entry_ids), 0)::bigint, coalesce(sum(cardinality(d.entry_ids)), 0)::bigint
    from assay.memory_due as d
    where d.later;
end
$$;
comment on function assay._migration_remember(uuid, uuid, integer) is
'Makes the memories of about p_entries entries that a migration has brought, of one agent; says how many are done and how many wait. For the owner of the schema.';
revoke all on function assay._migration_remember(uuid, uuid, integer) from public;
