-- The schema that holds everything. Its name is fixed: dashboards, grants and hand-written queries rely on it.
-- An administrator may have created it beforehand, empty, for a role that may not create schemas: then it is used
-- as it is. (`create schema if not exists` asks for CREATE on the database even when the schema is there.)
do $$
begin
    if pg_catalog.to_regnamespace('assay') is null then
        create schema assay;
    end if;
    -- Only its owner may comment on a schema.
    if (
        select pg_catalog.pg_has_role(n.nspowner, 'USAGE')
        from pg_catalog.pg_namespace as n
        where n.nspname = 'assay'
    ) then
        comment on schema assay is
        'Auditable agent memory: every candidate fact that a conversation yields ends as one row that says what happened to it and why; accepted ones go word for word into an append-only journal.';
    end if;
end
$$;
