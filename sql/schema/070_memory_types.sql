create type assay.memory_input as (
    content text,
    speaker text,
    turn_id text,
    session_id text,
    captured_at timestamptz,
    valid_from timestamptz,
    provider text,
    statement_type text,
    language text,
    importance double precision,
    confidence double precision,
    pinned boolean,
    entities text[],
    entry_id uuid
);
comment on type assay.memory_input is
'One thing to be remembered, as a client hands it in: the fields of assay.memory; only content is needed. entry_id is set by the journal''s own trigger only.';
