create or replace function assay.estimate_tokens(p_text text)
returns integer
language sql
immutable
parallel safe
strict
return ceil(
    (length(p_text) - (octet_length(p_text) - length(p_text)) / 2.0) / 4.0
    + (octet_length(p_text) - length(p_text)) / 2.0
)::integer;
comment on function assay.estimate_tokens(text) is
'Tokens of a text, estimated without a tokenizer: a quarter per ASCII character; one per character of three bytes (Han, kana, Hangul), half for two bytes.';
revoke all on function assay.estimate_tokens(text) from public;
