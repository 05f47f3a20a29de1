create or replace view assay.migration_runs with (security_barrier = true) as
select
    r.run_id,
    r.source_id,
    r.state,
    r.started_at,
    r.finished_at,
    r.source
from assay.migration_run as r
-- A run is about a whole store: a session that is limited to one agent does not see any.
where nullif(current_setting('assay.agent_id', true), '') is null;
comment on view assay.migration_runs is 'Runs of the migration from Redis.';
comment on column assay.migration_runs.run_id is 'Identity; a run that is resumed keeps it.';
comment on column assay.migration_runs.source_id is 'The name that the user gave to the store.';
comment on column assay.migration_runs.state is 'running, interrupted (to be resumed) or finished.';
comment on column assay.migration_runs.started_at is 'When it began.';
comment on column assay.migration_runs.finished_at is 'When it ended, with everything accounted for or not; null before.';
comment on column assay.migration_runs.source is 'Fingerprint of the source: kind, server, digest of the file, databases. No secrets.';
revoke all on assay.migration_runs from public;
