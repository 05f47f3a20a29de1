-- requires: _migration_check _migration_write_or_split _judge_id
create or replace function assay._migration_merge(p_run_id uuid, p_token uuid, p_scanned boolean, p_after bigint, p_up_to bigint)
returns void
language plpgsql
volatile
set search_path = pg_catalog, pg_temp
as $$
declare
    v_source_id text := assay._migration_check(p_run_id, p_token);
begin
    perform assay._migration_write_or_split(
        p_run_id, v_source_id,
        -- The store does not say which model judged, nor which version wrote it.
        assay._judge_id(row('popoto', null, null, null, 'unknown')::assay.judge_input),
        p_scanned, p_after, p_up_to
    );
end
$$;
comment on function assay._migration_merge(uuid, uuid, boolean, bigint, bigint) is
'Writes the units after p_after up to p_up_to, rows and ledger in one transaction. p_scanned: the caller has run the detectors of this database over every entry. For the owner of the schema.';
revoke all on function assay._migration_merge(uuid, uuid, boolean, bigint, bigint) from public;
