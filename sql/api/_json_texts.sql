-- As JSON writes it, a string with an escape reads otherwise than it is: the line breaks within a card's number are \n, the
-- quotes of a nested document \". So these strings stand here once more as what they are.
create or replace function assay._json_texts(p_value jsonb)
returns text[]
language sql
stable
parallel safe
return case
    when p_value is null then '{}'
    when strpos(p_value::text, '\') = 0 then array[p_value::text]
    else array[p_value::text] || array(
        select n.node #>> '{}'
        from jsonb_path_query(p_value, 'strict $.**') as n (node)
        where jsonb_typeof(n.node) = 'string' and strpos(n.node::text, '\') > 0
        union
        select k.name
        from jsonb_path_query(p_value, 'strict $.**') as n (node)
        cross join lateral jsonb_object_keys(case when jsonb_typeof(n.node) = 'object' then n.node else '{}' end) as k (name)
        where strpos(to_jsonb(k.name)::text, '\') > 0
    )
end;
comment on function assay._json_texts(jsonb) is 'What the firewall reads of a JSON document: its text, and each of its strings and names that the text writes with escapes.';
revoke all on function assay._json_texts(jsonb) from public;
