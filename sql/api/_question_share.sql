create or replace function assay._question_share(p_text text)
returns real
language sql
immutable
parallel safe
strict
return case
    when strpos(p_text, '?') = 0 and strpos(p_text, '？') = 0 and strpos(p_text, '؟') = 0 then 0
    else coalesce(
        (
            select sum(length(m.sentence[1]))::real / length(p_text)
            from regexp_matches(p_text, '(?:[^.!?\n。！？؟…]|[.](?=\S))*[?？؟]+', 'g') as m (sentence)
        ),
        0
    )
end::real;
comment on function assay._question_share(text) is
'Which share of a text stands in sentences that end with a question mark, from 0 to 1.';
revoke all on function assay._question_share(text) from public;
