-- requires: _fold
create or replace function assay._entity_key(p_entity text)
returns text
language sql
immutable
parallel safe
return left(btrim(regexp_replace(lower(assay._fold(p_entity)), '\s+', ' ', 'g')), 200);
comment on function assay._entity_key(text) is 'A name without case, accents and surplus space: what makes two entities the same.';
revoke all on function assay._entity_key(text) from public;
