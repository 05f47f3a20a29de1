-- requires: _firewall_is_card
create or replace function assay._firewall_spelled(p_words text)
returns boolean
language sql
immutable
parallel safe
return assay._firewall_is_card(
    translate(
        replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
            p_words,
            'zero', '0'), 'oh', '0'), 'one', '1'), 'two', '2'), 'three', '3'), 'four', '4'), 'five', '5'), 'six', '6'),
        'seven', '7'), 'eight', '8'), 'nine', '9'),
        ' ,-', ''
    )
);
comment on function assay._firewall_spelled(text) is 'Whether number words are the digits of a payment card.';
revoke all on function assay._firewall_spelled(text) from public;
