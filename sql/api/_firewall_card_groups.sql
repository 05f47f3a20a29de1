create or replace function assay._firewall_card_groups(p_sizes integer [])
returns integer
language sql
immutable
strict
parallel safe
return case
    when p_sizes[1:4] = array[4, 4, 4, 4] then 4
    when p_sizes[1:3] in (array[4, 6, 5], array[4, 6, 4]) then 3
    when p_sizes[1] between 13 and 19 then 1
    else 0
end;
comment on function assay._firewall_card_groups(integer []) is
'How many of the first groups of digits are as those of a payment card; 0: they are not.';
revoke all on function assay._firewall_card_groups(integer []) from public;
