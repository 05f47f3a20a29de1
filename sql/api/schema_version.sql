create or replace function assay.schema_version()
returns text
language sql
immutable
parallel safe
return '0.1.0';
comment on function assay.schema_version() is
'The version of pgassay that this schema belongs to, so that a client can tell whether it fits.';
revoke all on function assay.schema_version() from public;
