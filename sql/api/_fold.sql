-- ASCII needs no folding, and is most of what is written. Otherwise: compatibility forms (full-width letters, ligatures)
-- become plain ones, marks above and below letters go, and what remains is composed again, because decomposing takes
-- Hangul apart, too.
create or replace function assay._fold(p_text text)
returns text
language sql
immutable
parallel safe
return case
    when octet_length(p_text) = length(p_text) then p_text
    else normalize(
        regexp_replace(
            normalize(
                replace(replace(replace(replace(
                    translate(p_text, 'ØøŁłĐđıĦħŊŋ', 'OoLlDdiHhNn'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'Æ', 'AE'),
                nfkd
            ),
            '[\u0300-\u036f]+', '', 'g'
        ),
        nfc
    )
end;
comment on function assay._fold(text) is 'Text without accents, ligatures and full-width forms, as it is indexed and searched.';
revoke all on function assay._fold(text) from public;
