create or replace function assay._refuse_change()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    raise exception '% on %.% is refused: it is kept for ever', tg_op, tg_table_schema, tg_table_name
        using errcode = 'ME002',
        schema = tg_table_schema,
        table = tg_table_name,
        constraint = tg_name,
        detail = json_build_object('operation', tg_op, 'table', tg_table_name)::text,
        hint = 'Correct an entry by writing another: assay.annotate_entry with supersede or retract. '
            || 'Decisions change through assay.write_terminal only.';
end
$$;
comment on function assay._refuse_change() is 'Trigger: refuses UPDATE, DELETE and TRUNCATE on append-only tables (ME002).';
revoke all on function assay._refuse_change() from public;
