create or replace function assay._firewall_card_even(p_sizes integer [], p_run text)
returns boolean
language sql
immutable
strict
parallel safe
return
(strpos(p_run, '.') = 0 or p_sizes[1:3] in (array[4, 4, 4], array[4, 6, 5], array[4, 6, 4]))
and (
    cardinality(p_sizes) = 1
    or p_sizes[1] = 1
    or (p_sizes[1] = 4 and 6 >= all (p_sizes))
    or strpos(p_run, E'\n') > 0
    or (cardinality(p_sizes) = 2 and (abs(p_sizes[1] - p_sizes[2]) <= 1 or p_sizes = array[6, 13]))
);
comment on function assay._firewall_card_even(integer [], text) is
'Whether digits are grouped as those of a payment card are, and not as those of two numbers.';
revoke all on function assay._firewall_card_even(integer [], text) from public;
