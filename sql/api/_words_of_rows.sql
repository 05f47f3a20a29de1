-- The codes are short and of a narrow alphabet, and a card number, a social-security number or a key fits in all the same.
-- The rules that pgassay generates by, and the one reason of the firewall that reads like what it stands for, are no news.
create or replace function assay._words_of_rows(p_rows assay.verdict_input[])
returns text[]
language sql
immutable
parallel safe
return array(
    select distinct unnest(array[
        nullif(r.finish_reason, 'off_the_record'),
        nullif(r.detail_code, 'off_the_record'),
        r.detector,
        case when r.generator_rule not in ('sentence', 'entity', 'empty', 'turn') then r.generator_rule end
    ])
    from unnest(p_rows) as r
);
comment on function assay._words_of_rows(assay.verdict_input[]) is
'The words in a call''s rows that a provider or a client chose freely, for the firewall to read.';
revoke all on function assay._words_of_rows(assay.verdict_input[]) from public;
