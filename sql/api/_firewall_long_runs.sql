-- requires: _firewall_sample
create or replace function assay._firewall_long_runs(p_text text)
returns table (places integer [], runs text [])
language sql
stable
strict
parallel safe
rows 1
set search_path = pg_catalog, pg_temp
begin atomic
-- A pattern of few states is found many times as fast as those of tokens: a match costs what it takes to make its
-- automaton ready.
with framed as (
    select
        z.n,
        split_part(z.piece, U&'\FDD1', 1) collate "C" as run,
        (
            sum(length(z.piece)) over (order by z.n rows between unbounded preceding and 1 preceding) - z.n + 2
        )::integer as place
    from string_to_table(
        regexp_replace(
            p_text collate "C",
            '[A-Za-z0-9+/_=.~$%@:;#!^&*?-]'
            || case
                -- where there are few, passing over the short ones costs more than finding them
                when regexp_count(
                    assay._firewall_sample(p_text, 2048) collate "C", '[A-Za-z0-9+/_=.~$%@:;#!^&*?-]+'
                ) < 820
                    then '+'
                else '{16,}'
            end,
            U&'\FDD0\\&\FDD1',
            'g'
        ),
        U&'\FDD0'
    ) with ordinality as z (piece, n)
)
select array_agg(f.place order by f.n) as places, array_agg(f.run order by f.n) as runs
from framed as f
where f.n > 1 and length(f.run) >= 16;
end;
comment on function assay._firewall_long_runs(text) is
'The runs of 16 and more token characters of a text, and where each begins: every vendor''s token and all noise lies in one, with what their patterns look at around it.';
revoke all on function assay._firewall_long_runs(text) from public;
