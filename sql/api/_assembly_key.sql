-- The cast keeps it immutable, and so inlined: text || integer goes through an operator that is only stable.
create or replace function assay._assembly_key(p_turn_id text, p_candidate_id text)
returns text
language sql
immutable
strict
parallel safe
return 'assembly:' || octet_length(p_turn_id)::text || ':' || p_turn_id || ':' || p_candidate_id;
comment on function assay._assembly_key(text, text) is
'Lease key under which one candidate is assembled; the length in front keeps two different pairs apart.';
revoke all on function assay._assembly_key(text, text) from public;
