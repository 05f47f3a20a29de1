-- requires: recall estimate_tokens _uuid7 _refuse_secrets
-- Recall, a budget, and a note of what was taken, in one round trip.
create or replace function assay.inject(
    p_agent_id text,
    p_query text,
    p_max_items integer default 10,
    p_max_tokens integer default 4000,
    p_item_tokens integer default 0,
    p_weights jsonb default null,
    p_speaker text default null,
    p_session_id text default null,
    p_exclude uuid[] default '{}',
    p_embedding text default null,
    p_model text default null,
    p_turn_id text default null,
    p_conversation_id text default null,
    p_recall_id uuid default null
)
returns table (
    recall_id uuid,
    rank integer,
    memory_id uuid,
    content text,
    tokens integer,
    total double precision,
    lexical double precision,
    context double precision,
    factor double precision,
    vector double precision,
    decay double precision,
    confidence double precision,
    association double precision,
    importance double precision,
    evidence integer,
    pinned boolean,
    speaker text,
    turn_id text,
    session_id text,
    captured_at timestamptz,
    valid_from timestamptz,
    valid_to timestamptz,
    entry_id uuid,
    provider text,
    statement_type text,
    query_blind boolean,
    vectors text
)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
    v_recall_id uuid := coalesce(p_recall_id, assay._uuid7());
    v_item record;
    v_items integer := 0;
    v_tokens integer := 0;
    v_blind boolean := false;
    v_said text;
    v_seen text[] := '{}';
begin
    perform assay._check_agent(p_agent_id);
    perform assay._refuse_secrets(
        null, array[p_agent_id, p_turn_id, p_conversation_id], 'recall_event', 'recall_event_firewall', array[p_agent_id]
    );
    perform set_config('assay.scanned', statement_timestamp()::text, true);
    if p_max_items is null or p_max_items not between 1 and 1000 or p_max_tokens is null or p_max_tokens < 1 or p_item_tokens < 0 then
        raise exception 'a budget out of range'
            using errcode = 'ME005', hint = 'Allow 1 to 1000 items and at least one token; markup takes none or more (p_item_tokens).';
    end if;
    insert into assay.recall_event (recall_id, items, tokens, query_blind, agent_id, turn_id, session_id)
    values (v_recall_id, 0, 0, false, p_agent_id, p_turn_id, p_conversation_id);
    for v_item in
        select r.*, assay.estimate_tokens(r.content) + coalesce(p_item_tokens, 0) as tokens
        from assay.recall(
            p_agent_id, p_query, 2 * p_max_items, p_weights, null, p_speaker, p_session_id, coalesce(p_exclude, '{}'),
            p_embedding, p_model
        ) as r
        order by r.rank
    loop
        -- What does not fit makes room for what is shorter.
        continue when v_tokens + v_item.tokens > p_max_tokens;
        -- The same words of the same speaker are said once, whatever their case and how they end.
        v_said := concat_ws(chr(31), coalesce(v_item.speaker, ''), lower(btrim(regexp_replace(v_item.content, '\s+', ' ', 'g'), ' .,;:!')));
        continue when v_said = any (v_seen);
        v_seen := v_seen || v_said;
        v_items := v_items + 1;
        v_tokens := v_tokens + v_item.tokens;
        v_blind := v_item.query_blind;
        insert into assay.recall_item (
            recall_id, memory_id, total, lexical, context, vector, decay, confidence, association, rank, agent_id
        )
        values (
            v_recall_id, v_item.memory_id, v_item.total, v_item.lexical, v_item.context, v_item.vector, v_item.decay,
            v_item.confidence, v_item.association, v_items, p_agent_id
        );
        recall_id := v_recall_id;
        rank := v_items;
        memory_id := v_item.memory_id;
        content := v_item.content;
        tokens := v_item.tokens;
        total := v_item.total;
        lexical := v_item.lexical;
        context := v_item.context;
        factor := v_item.factor;
        vector := v_item.vector;
        decay := v_item.decay;
        confidence := v_item.confidence;
        association := v_item.association;
        importance := v_item.importance;
        evidence := v_item.evidence;
        pinned := v_item.pinned;
        speaker := v_item.speaker;
        turn_id := v_item.turn_id;
        session_id := v_item.session_id;
        captured_at := v_item.captured_at;
        valid_from := v_item.valid_from;
        valid_to := v_item.valid_to;
        entry_id := v_item.entry_id;
        provider := v_item.provider;
        statement_type := v_item.statement_type;
        query_blind := v_item.query_blind;
        vectors := v_item.vectors;
        return next;
        exit when v_items = p_max_items;
    end loop;
    update assay.recall_event as e
    set items = v_items, tokens = v_tokens, query_blind = v_blind
    where e.agent_id = p_agent_id and e.recall_id = v_recall_id;
end
$$;
comment on function assay.inject(text, text, integer, integer, integer, jsonb, text, text, uuid[], text, text, text, text, uuid) is
'Recalls for a conversation: assay.recall within a budget of items and estimated tokens (p_item_tokens is added to each, for the markup around it), and a note of which records were taken, under a recall_id that outcomes are reported to. Of records that differ in case or final punctuation only, the best one is taken. p_turn_id and p_conversation_id say what it was injected into; the query is not kept.';
revoke all on function assay.inject(text, text, integer, integer, integer, jsonb, text, text, uuid[], text, text, text, text, uuid) from public;
