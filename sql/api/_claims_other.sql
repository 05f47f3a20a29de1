create or replace function assay._claims_other(p_candidate_id text, p_subjects text[])
returns boolean
language sql
immutable
parallel safe
return exists (
    select 1
    from unnest(p_subjects) as s (subject)
    where starts_with(s.subject, 'cand:') and s.subject <> 'cand:' || p_candidate_id
);
comment on function assay._claims_other(text, text[]) is
'Whether tags name the identity (cand:) of another candidate than the entry''s own.';
revoke all on function assay._claims_other(text, text[]) from public;
