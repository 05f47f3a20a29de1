create or replace function assay._content_key(p_content text, p_speaker text)
returns bytea
language sql
stable
parallel safe
return sha256(
    convert_to(coalesce(p_speaker, '') || chr(31) || btrim(regexp_replace(p_content, '\s+', ' ', 'g')), 'UTF8')
);
comment on function assay._content_key(text, text) is
'What makes two records the same: the text with white space folded, and who said it.';
revoke all on function assay._content_key(text, text) from public;
