-- Vectors for memory records: a step of its own, because it needs the extension pgvector (`vector`), which not every server
-- has. Run it as the role that owns the schema assay, at any time; again does no harm. Without it everything else works.
--
-- The extension is used where it is, in whatever schema; it is created only where it is missing. That is a right which a
-- plain role may lack: an administrator then runs `create extension vector` first.
do $embedding$
declare
    v_vector text;
    v_grantee record;
begin
    if pg_catalog.to_regclass('assay.memory') is null then
        raise exception 'the schema assay is not installed'
            using errcode = '3F000', hint = 'Run `pgassay upgrade` first.';
    end if;
    if not exists (select from pg_catalog.pg_extension as e where e.extname = 'vector') then
        if not exists (select from pg_catalog.pg_available_extensions as a where a.name = 'vector') then
            raise exception 'this server does not have the extension pgvector'
                using errcode = '0A000',
                hint = 'Install pgvector on the server, or go on without vectors: recall works by words.';
        end if;
        begin
            create extension vector;
        exception
            when insufficient_privilege then
                raise exception 'this role may not create the extension pgvector (vector)'
                    using errcode = '42501',
                    hint = 'Let a superuser run `create extension vector` in this database, then install again. Recall works by words meanwhile.';
        end;
    end if;
    select pg_catalog.quote_ident(n.nspname)
    into v_vector
    from pg_catalog.pg_extension as e
    inner join pg_catalog.pg_namespace as n on n.oid = e.extnamespace
    where e.extname = 'vector';

    if pg_catalog.to_regclass('assay.memory_embedding') is null then
        create table assay.memory_embedding_model (
            dimensions integer not null,
            model text collate "C" not null,
            constraint memory_embedding_model_pkey primary key (model),
            constraint memory_embedding_model_length check (octet_length(model) between 1 and 200),
            constraint memory_embedding_model_dimensions check (dimensions between 1 and 16000)
        );
        comment on table assay.memory_embedding_model is 'Models whose vectors are stored: all vectors of one have the same length.';
        comment on column assay.memory_embedding_model.dimensions is 'Length of its vectors.';
        comment on column assay.memory_embedding_model.model is 'Name of the model.';
        comment on constraint memory_embedding_model_pkey on assay.memory_embedding_model is 'One row a model.';
        comment on constraint memory_embedding_model_length on assay.memory_embedding_model is 'A name, not a text.';
        comment on constraint memory_embedding_model_dimensions on assay.memory_embedding_model is 'What pgvector stores.';

        execute pg_catalog.format(
            $sql$
            create table assay.memory_embedding (
                place bigint not null,
                agent_id assay.agent_id not null,
                model text collate "C" not null,
                embedding %1$s.vector not null,
                constraint memory_embedding_pkey primary key (agent_id, model, place),
                constraint memory_embedding_model_fkey foreign key (model) references assay.memory_embedding_model (model)
            )
            $sql$,
            v_vector
        );
        comment on table assay.memory_embedding is 'Vectors of memory records, one per record and model.';
        comment on column assay.memory_embedding.place is 'The record''s place.';
        comment on column assay.memory_embedding.agent_id is 'Whose memory.';
        comment on column assay.memory_embedding.model is 'What made the vector.';
        comment on column assay.memory_embedding.embedding is 'The vector.';
        comment on constraint memory_embedding_pkey on assay.memory_embedding is 'One vector per record and model, the newest places last.';
        comment on constraint memory_embedding_model_fkey on assay.memory_embedding is 'A known model.';
        alter table assay.memory_embedding enable row level security;
        create policy memory_embedding_agent_scope on assay.memory_embedding
        using (
            agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
            and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
        );
        comment on policy memory_embedding_agent_scope on assay.memory_embedding is
        'Only the rows of the agent named by the setting assay.agent_id, where it is set.';
        revoke all on assay.memory_embedding, assay.memory_embedding_model from public;
    end if;

    execute pg_catalog.format(
        $sql$
        create or replace function assay._vector_scores(p_agent_id text, p_embedding text, p_model text, p_bound integer)
        returns table (place bigint, cosine double precision)
        language plpgsql
        stable
        set search_path = pg_catalog, pg_temp
        as $$
        declare
            v_embedding %1$s.vector;
            v_dimensions integer;
        begin
            begin
                v_embedding := p_embedding::%1$s.vector;
            exception
                when data_exception or program_limit_exceeded then
                    raise exception 'an embedding that pgvector cannot read'
                        using errcode = 'ME005', hint = 'Give 1 to 16000 finite numbers: [0.1, 0.2].';
            end;
            if %1$s.vector_norm(v_embedding) = 0 then
                raise exception 'an embedding of nothing but zeros'
                    using errcode = 'ME005', hint = 'It has no direction, so it is similar to nothing: leave it out to recall by words.';
            end if;
            select m.dimensions into v_dimensions from assay.memory_embedding_model as m where m.model = p_model;
            if v_dimensions <> %1$s.vector_dims(v_embedding) then
                raise exception 'the vector has another length than those of its model'
                    using errcode = 'ME005',
                    detail = json_build_object('dimensions', v_dimensions, 'given', %1$s.vector_dims(v_embedding))::text,
                    hint = 'Use the model that the stored vectors were made with, or give the new one a name of its own and fill in its vectors.';
            end if;
            return query
            select x.place, 1 - (x.embedding operator(%1$s.<=>) v_embedding)
            from (
                select e.place, e.embedding
                from assay.memory_embedding as e
                where e.agent_id = p_agent_id and e.model = p_model
                order by e.place desc
                limit p_bound
            ) as x
            -- A vector of nothing but zeros has no direction.
            where 1 - (x.embedding operator(%1$s.<=>) v_embedding) between -1.01 and 1.01;
        end
        $$
        $sql$,
        v_vector
    );
    comment on function assay._vector_scores(text, text, text, integer) is
    'Cosine between a vector and those of an agent''s records, the newest p_bound of them.';
    revoke all on function assay._vector_scores(text, text, text, integer) from public;

    execute pg_catalog.format(
        $sql$
        create or replace function assay.store_embeddings(p_agent_id text, p_model text, p_embeddings jsonb)
        returns integer
        language plpgsql
        volatile
        security definer
        set search_path = pg_catalog, pg_temp
        as $$
        declare
            v_dimensions integer;
            v_wrong integer;
            v_stored integer;
        begin
            perform assay._check_agent(p_agent_id);
            if coalesce(octet_length(p_model) not between 1 and 200, true) then
                raise exception 'a model without a name, or with a long one'
                    using errcode = 'ME005', hint = 'Name the model in 1 to 200 bytes.';
            end if;
            if jsonb_typeof(p_embeddings) is distinct from 'object' then
                raise exception 'embeddings that are no object'
                    using errcode = 'ME005', hint = 'Give an object of records and vectors: {"memory_id": [0.1, 0.2]}.';
            end if;
            if exists (
                select 1
                from jsonb_each(p_embeddings) as x
                -- All that PostgreSQL reads as a uuid.
                where x.key !~* '^(?:(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}|\{(?:[0-9a-f]{4}-?){7}[0-9a-f]{4}\})$'
                    or case when jsonb_typeof(x.value) = 'array' then jsonb_path_exists(x.value, '$[*] ? (@.type() <> "number")') else true end
            ) then
                raise exception 'a record that is no uuid, or a vector that is no array of numbers'
                    using errcode = 'ME005', hint = 'Give an object of records and vectors: {"memory_id": [0.1, 0.2]}.';
            end if;
            select jsonb_array_length(x.value)
            into v_wrong
            from jsonb_each(p_embeddings) as x
            where jsonb_array_length(x.value) not between 1 and 16000
            limit 1;
            if found then
                raise exception 'a vector of a length that pgvector does not store'
                    using errcode = 'ME005',
                    detail = json_build_object('given', v_wrong, 'most', 16000)::text,
                    hint = 'Vectors have 1 to 16000 dimensions: use a model with fewer.';
            end if;
            insert into assay.memory_embedding_model (model, dimensions)
            select p_model, jsonb_array_length(x.value)
            from jsonb_each(p_embeddings) as x
            limit 1
            on conflict do nothing;
            select m.dimensions into v_dimensions from assay.memory_embedding_model as m where m.model = p_model;
            select jsonb_array_length(x.value)
            into v_wrong
            from jsonb_each(p_embeddings) as x
            where jsonb_array_length(x.value) <> v_dimensions
            limit 1;
            if found then
                raise exception 'a vector has another length than those of its model'
                    using errcode = 'ME005',
                    detail = json_build_object('dimensions', v_dimensions, 'given', v_wrong)::text,
                    hint = 'Give a model with other dimensions a name of its own.';
            end if;
            begin
                insert into assay.memory_embedding as e (place, agent_id, model, embedding)
                select m.place, p_agent_id, p_model, (x.value::text)::%1$s.vector
                from jsonb_each(p_embeddings) as x
                inner join assay.memory as m on m.agent_id = p_agent_id and m.memory_id = x.key::uuid
                on conflict on constraint memory_embedding_pkey do update set embedding = excluded.embedding;
                get diagnostics v_stored = row_count;
            exception
                when numeric_value_out_of_range or invalid_text_representation then
                    raise exception 'a vector with a number that pgvector cannot hold'
                        using errcode = 'ME005', hint = 'Numbers of a vector have single precision: up to about 3e38.';
            end;
            return v_stored;
        end
        $$
        $sql$,
        v_vector
    );
    comment on function assay.store_embeddings(text, text, jsonb) is
    'Stores vectors of one model for records, {memory_id: [numbers]}; returns how many. Raises ME005 when a vector has another length than the model''s others, or is none that pgvector stores (1 to 16000 finite numbers).';
    revoke all on function assay.store_embeddings(text, text, jsonb) from public;

    create or replace function assay.memories_without_embedding(p_agent_id text, p_model text, p_limit integer default 100)
    returns table (memory_id uuid, content text)
    language plpgsql
    stable
    security definer
    set search_path = pg_catalog, pg_temp
    as $$
    #variable_conflict use_column
    begin
        perform assay._check_agent(p_agent_id);
        return query
        select m.memory_id, m.content
        from assay.memory as m
        where m.agent_id = p_agent_id
            and m.forgotten_at is null
            and not exists (
                select 1
                from assay.memory_embedding as e
                where e.agent_id = p_agent_id and e.model = p_model and e.place = m.place
            )
        order by m.place desc
        limit p_limit;
    end
    $$;
    comment on function assay.memories_without_embedding(text, text, integer) is
    'Records that have no vector of a model yet, the newest first.';
    revoke all on function assay.memories_without_embedding(text, text, integer) from public;

    -- Whoever may remember and recall may do so with vectors.
    for v_grantee in
        select distinct x.grantee::regrole as role
        from pg_catalog.pg_proc as p
        cross join lateral pg_catalog.aclexplode(p.proacl) as x
        where p.pronamespace = 'assay'::regnamespace and p.proname = 'remember' and x.grantee not in (0, p.proowner)
    loop
        execute pg_catalog.format(
            'grant execute on function assay.store_embeddings(text, text, jsonb),'
            ' assay.memories_without_embedding(text, text, integer) to %s',
            v_grantee.role
        );
    end loop;
end
$embedding$;
