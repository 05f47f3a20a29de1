-- requires: _firewall_pattern _firewall_pieces _firewall_unescape
create or replace function assay._firewall_decoded(p_text text)
returns table (view text, cuts integer [], shifts integer [])
language sql
stable
strict
parallel safe
rows 1
begin atomic
-- From place cuts[n] of the view on, a character stands shifts[n] places further right in the text.
with pieces as materialized (
    select
        r.n,
        r.found as escape,
        r.gap
    from assay._firewall_pieces(p_text, assay._firewall_pattern('escape')) as r
),
-- there are few different ones, however many there are
meanings as materialized (
    select e.escape, coalesce(assay._firewall_unescape(e.escape), e.escape) as char
    from (select distinct p.escape from pieces as p where p.escape <> '') as e
)
select
    string_agg(p.char || p.gap, '' order by p.n) as view,
    array_agg(p.view_end order by p.n) filter (where p.shrunk) as cuts,
    array_agg(p.text_end - p.view_end order by p.n) filter (where p.shrunk) as shifts
from (
    select
        u.n,
        u.gap,
        coalesce(m.char, '') as char,
        m.char <> u.escape as shrunk,
        (sum(length(coalesce(m.char, '')) + length(u.gap)) over (order by u.n))::integer - length(u.gap) as view_end,
        (sum(length(u.escape) + length(u.gap)) over (order by u.n))::integer - length(u.gap) as text_end
    from pieces as u
    left join meanings as m on m.escape = u.escape
) as p
having bool_or(p.shrunk);
end;
comment on function assay._firewall_decoded(text) is
'The text with its escapes decoded, and the map of places back; no row where there is nothing to decode.';
revoke all on function assay._firewall_decoded(text) from public;
