create or replace function assay._firewall_pieces(p_text text, p_pattern text)
returns table (n bigint, found text, gap text)
language sql
immutable
parallel safe
rows 100
begin atomic
-- Framed as in _firewall_match(). Not strict: so the planner puts it in place, and nothing is stored.
select
    z.n,
    case when z.n = 1 then '' else split_part(z.piece, U&'\FDD1', 1) end as found,
    case when z.n = 1 then z.piece else split_part(z.piece, U&'\FDD1', 2) end as gap
from string_to_table(
    regexp_replace(p_text collate "C", p_pattern, U&'\FDD0\\&\FDD1', 'g'),
    U&'\FDD0'
) with ordinality as z (piece, n);
end;
comment on function assay._firewall_pieces(text, text) is
'What a pattern matches, in the order of the text, each with what stands behind it; the first without a match.';
revoke all on function assay._firewall_pieces(text, text) from public;
