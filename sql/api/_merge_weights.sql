create or replace function assay._merge_weights(p_weights jsonb)
returns jsonb
language plpgsql
stable
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_wrong text;
begin
    if jsonb_typeof(p_weights) <> 'object' then
        raise exception 'weights that are no object'
            using errcode = 'ME005', hint = 'Give an object of names and numbers, such as {"speaker": 1.2}; view assay.recall_weights lists them.';
    end if;
    -- Compared as numeric: a number may be too large for another type.
    select x.key
    into v_wrong
    from jsonb_each(coalesce(p_weights, '{}')) as x
    left join assay.recall_weight as w on w.weight = x.key
    where w.weight is null
        or not case when jsonb_typeof(x.value) = 'number' then (x.value)::numeric between w.lowest::numeric and w.highest::numeric else false end
    order by x.key
    limit 1;
    if found then
        raise exception 'a weight that is unknown, no number or out of range'
            using errcode = 'ME005',
            detail = jsonb_build_object('weight', left(v_wrong, 100))::text,
            hint = 'See view assay.recall_weights for the weights, their defaults and ranges.';
    end if;
    return (select jsonb_object_agg(w.weight, w.default_value) from assay.recall_weight as w) || coalesce(p_weights, '{}');
end
$$;
comment on function assay._merge_weights(jsonb) is 'The weights of one recall: the defaults, and what the call sets.';
revoke all on function assay._merge_weights(jsonb) from public;
