create or replace function assay._migration_orphans()
returns bigint
language sql
stable
begin atomic
select count(*)
from assay.migration_interval as n
where not exists (
    select 1
    from assay.migration_stage as s
    where s.model = 'entry' and s.source_db = n.source_db and s.source_key = n.source_key
);
end;
comment on function assay._migration_orphans() is
'How many numbers and links belong to entries that are gone from the source. For the owner of the schema.';
revoke all on function assay._migration_orphans() from public;
