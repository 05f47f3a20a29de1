create or replace function assay._firewall_halves(p_pattern text)
returns text []
language sql
immutable
parallel safe
-- An empty group stands between the two, and nowhere else: the first without being one, and what follows it, which is
-- the second or what is asked between them and it.
return array[
    '(?:' || substr(split_part(p_pattern, ')(?:)', 1), 2) || ')',
    case
        when strpos(p_pattern, ')(?:)(?') > 0
            then '(?:' || split_part(p_pattern, ')(?:)', 2) || ')'
        else '(?:' || substr(split_part(p_pattern, ')(?:)', 2), 2)
    end
];
comment on function assay._firewall_halves(text) is
'Of a pattern of two groups one after the other: both, as patterns of their own (the second with what is asked between them).';
revoke all on function assay._firewall_halves(text) from public;
