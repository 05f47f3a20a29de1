-- requires: _firewall_sample _firewall_pattern _firewall_less _firewall_match
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
            else array['label', 'formed', 'armour']
        end
    ) as k (name)
    cross join lateral (
        select
            case
                -- of a long text with many matches, a pattern made for it
                when length(p_lower) > 16384 and octet_length(p_lower) = length(p_lower)
                    and regexp_count(
                        assay._firewall_sample(p_lower, 4096) collate "C", assay._firewall_pattern(k.name)
                    ) > 8
                    then assay._firewall_less(p_lower, k.name, assay._firewall_pattern(k.name))
                else assay._firewall_pattern(k.name)
            end as pattern
        from (values (1)) as one (n)
        offset 0
    ) as o
    cross join lateral assay._firewall_match(p_lower, o.pattern) as m
    where k.name <> 'armour' or strpos(p_lower, '-----begin ') > 0
);
comment on function assay._firewall_spared(text, text) is
'Where a lower-case text announces what is no secret (an id, a digest, the name of a row, a public key): nothing of this kind is found there. A token is not found where an assignment is not, either.';
revoke all on function assay._firewall_spared(text, text) from public;
