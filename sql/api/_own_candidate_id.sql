create or replace function assay._own_candidate_id(p_turn_id text, p_candidate_id text)
returns boolean
language sql
immutable
parallel safe
return coalesce(
    length(split_part(p_candidate_id, ':', -1)) between 1 and 9
    and translate(split_part(p_candidate_id, ':', -1), '0123456789', '') = ''
    and p_candidate_id in (
        p_turn_id || ':sentence:' || split_part(p_candidate_id, ':', -1),
        p_turn_id || ':entity:' || split_part(p_candidate_id, ':', -1),
        p_turn_id || ':empty:' || split_part(p_candidate_id, ':', -1),
        p_turn_id || ':turn_firewall:' || split_part(p_candidate_id, ':', -1)
    ),
    false
);
comment on function assay._own_candidate_id(text, text) is
'Whether a candidate id is one that pgassay made: {turn_id}:{rule}:{ordinal}. Beside its turn id, which is scanned anyway, it holds nothing that could be a secret.';
revoke all on function assay._own_candidate_id(text, text) from public;
