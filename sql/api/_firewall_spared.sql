-- requires: _firewall_pattern _firewall_match
create or replace function assay._firewall_spared(p_lower text, p_kind text)
returns int4multirange
language sql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
return (
    select coalesce(range_agg(int4range(m.span_start + length(m.head), m.span_start + length(m.head) + length(m.body))), '{}')
    from unnest(
        case p_kind
            when 'card' then array['goods']
            when 'assignment' then array['naming']
            else array['naming', 'label', 'formed', 'armour']
        end
    ) as k (name)
    cross join lateral assay._firewall_match(p_lower, assay._firewall_pattern(k.name)) as m
    where k.name <> 'armour' or strpos(p_lower, '-----begin ') > 0
);
comment on function assay._firewall_spared(text, text) is
'Where a lower-case text announces what is no secret (an id, a digest, the name of a row, a public key): nothing of this kind is found there.';
revoke all on function assay._firewall_spared(text, text) from public;
