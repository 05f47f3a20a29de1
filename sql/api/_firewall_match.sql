create or replace function assay._firewall_match(p_text text, p_pattern text)
returns table (span_start integer, head text, body text, before text, after text)
language sql
immutable
strict
parallel safe
rows 5
begin atomic
-- Matches carry no position, and regexp_instr() would walk from the start for every match. So each match is framed
-- by characters that no text holds (noncharacters of Unicode, dropped by folding), in one pass, and the places are
-- added up. One pass also means one compiled pattern: a session keeps 32.
-- A pattern that begins with (( has two groups: what announces the find (head) and the find itself (body).
select
    (m.text_end - length(m.gap) - length(m.head) - length(m.body))::integer as span_start,
    m.head,
    m.body,
    right(m.last_gap, 255) as before,
    left(m.gap, 255) as after
from (
    select
        p.n,
        p.head,
        p.body,
        p.gap,
        sum(length(p.head) + length(p.body) + length(p.gap)) over (order by p.n) as text_end,
        lag(p.gap) over (order by p.n) as last_gap
    from (
        select
            z.n,
            case when z.n = 1 or strpos(z.piece, U&'\FDD2') = 0 then '' else split_part(z.piece, U&'\FDD2', 1) end as head,
            case
                when z.n = 1 then ''
                else split_part(
                    case when strpos(z.piece, U&'\FDD2') > 0 then split_part(z.piece, U&'\FDD2', 2) else z.piece end,
                    U&'\FDD1',
                    1
                )
            end as body,
            case when z.n = 1 then z.piece else split_part(z.piece, U&'\FDD1', 2) end as gap
        from string_to_table(
            regexp_replace(
                p_text collate "C",
                p_pattern,
                case when left(p_pattern, 2) = '((' then U&'\FDD0\\1\FDD2\\2\FDD1' else U&'\FDD0\\&\FDD1' end,
                'g'
            ),
            U&'\FDD0'
        ) with ordinality as z (piece, n)
    ) as p
) as m
where m.n > 1;
end;
comment on function assay._firewall_match(text, text) is
'Every match of a pattern, with where it starts (code points, the first character is 0) and what stands around it, in linear time.';
revoke all on function assay._firewall_match(text, text) from public;
