create or replace function assay._firewall_framed(p_places integer [], p_runs text [], p_pattern text)
returns table (place integer, body text)
language sql
immutable
strict
parallel safe
rows 5
begin atomic
-- Framed as in _firewall_match(), all in one pass. A pattern that does not go across a line end leaves each run its line.
select (r.place + p.low)::integer as place, p.body
from unnest(
    p_places,
    string_to_array(
        regexp_replace(array_to_string(p_runs, E'\n') collate "C", p_pattern, U&'\FDD0\\&\FDD1', 'g'), E'\n'
    )
) as r (place, framed)
cross join lateral (
    select
        z.n,
        split_part(z.piece, U&'\FDD1', 1) as body,
        sum(length(z.piece)) over (order by z.n rows between unbounded preceding and 1 preceding) - z.n + 2 as low
    from string_to_table(r.framed, U&'\FDD0') with ordinality as z (piece, n)
) as p
where strpos(r.framed, U&'\FDD0') > 0 and p.n > 1;
end;
comment on function assay._firewall_framed(integer [], text [], text) is
'Every match of a pattern in some pieces of a text that are known by their places, with its own place there.';
revoke all on function assay._firewall_framed(integer [], text [], text) from public;
