create or replace function assay._firewall_around(p_text text, p_anchors text [], p_near integer)
returns text
language sql
immutable
strict
parallel safe
return (
    select
        string_agg(
            case
                when length(z.piece) > p_near * 2
                    then
                        -- signs that fill up encoded text may go on from there
                        left(z.piece, p_near)
                        || repeat('=', length(substr(z.piece, p_near + 1)) - length(ltrim(substr(z.piece, p_near + 1), '=')))
                        || repeat(' ', length(ltrim(substr(z.piece, p_near + 1), '=')) - p_near)
                        || right(z.piece, least(p_near, length(ltrim(substr(z.piece, p_near + 1), '='))))
                else z.piece
            end,
            '' order by z.n
        )
    from string_to_table(
        regexp_replace(
            p_text collate "C",
            (
                select
                    string_agg(
                        regexp_replace(
                            regexp_replace(substr(a.word, 2, length(a.word) - 2) collate "C", '\\(.)', '\1', 'g') collate "C",
                            '([^A-Za-z0-9_])', '\\\1', 'g'
                        ),
                        '|'
                    )
                from unnest(p_anchors) as a (word)
            ),
            U&'\FDD0\\&',
            'g'
        ),
        U&'\FDD0'
    ) with ordinality as z (piece, n)
);
comment on function assay._firewall_around(text, text [], integer) is
'A text, as long as it was, with blanks for all that is farther from some anchors than so many characters.';
revoke all on function assay._firewall_around(text, text [], integer) from public;
