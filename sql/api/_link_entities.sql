-- requires: _entity_key
create or replace function assay._link_entities(p_agent_id text, p_facts jsonb)
returns integer
language sql
volatile
begin atomic
with named as (
    select f.fact, e.name
    from jsonb_array_elements(p_facts) with ordinality as f (entities, fact)
    cross join lateral (
        -- Twelve of one fact at most: pairs grow with the square.
        select x.name
        from (
            select left(btrim(t.name), 200) as name, min(t.position) as position
            from jsonb_array_elements_text(f.entities) with ordinality as t (name, position)
            where btrim(t.name) <> ''
            group by left(btrim(t.name), 200)
        ) as x
        order by x.position
        limit 12
    ) as e
),

linked as (
    insert into assay.association as a (weight, agent_id, entity_a, entity_b)
    select count(*), p_agent_id, x.name, y.name
    from named as x
    inner join named as y on y.fact = x.fact and x.name collate "C" < y.name collate "C"
    group by x.name, y.name
    order by x.name collate "C", y.name collate "C"
    on conflict on constraint association_pkey do update
    set weight = a.weight + excluded.weight, last_linked_at = clock_timestamp()
    returning 1
)

select count(*)::integer from linked;
end;
comment on function assay._link_entities(text, jsonb) is
'Links the entities of each fact pairwise; p_facts is an array with one array of names per fact. Returns how many pairs.';
revoke all on function assay._link_entities(text, jsonb) from public;
