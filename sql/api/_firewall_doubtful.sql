-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_doubtful(p_pattern text, p_check text)
returns text
language sql
immutable
parallel safe
-- Where each match of a pattern is dear, looking for none with all conditions at once is one walk.
return case
    when p_check = 'machine'
        or (
            p_check in ('session', 'weak', 'sign', 'copula', 'flag', 'blank', 'bare')
            and right(p_pattern, 36) = '!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'
        )
        then replace(
            p_pattern,
            '(?:)(',
            '(?:)'
            || case
                when p_check in ('session', 'bare') then ''
                else ('(?:(?<!(?:(?:[\n,;}&]|[0-57-9] )[ \t"''({]{0,4}(?:[sS][eE][cC]-[wW][eE][bB][sS][oO][cC][kK][eE][tT]-(?:[k'
                || 'K][eE][yY]|[aA][cC][cC][eE][pP][tT])|(?:[pP][aA][gG][eE]|[nN][eE][xX][tT]|[pP][rR][eE][vV]|[pP][rR][eE]['
                || 'vV][iI][oO][uU][sS]|[cC][oO][nN][tT][iI][nN][uU][aA][tT][iI][oO][nN]|[pP][aA][gG][iI][nN][aA][tT][iI][oO'
                || '][nN]|[sS][yY][nN][cC]|[sS][kK][iI][pP]|[dD][eE][lL][tT][aA]|[sS][tT][aA][rR][tT][iI][nN][gG]|[rR][eE][s'
                || 'S][uU][mM][eE]|[rR][eE][sS][uU][mM][pP][tT][iI][oO][nN]|[sS][cC][rR][oO][lL][lL]|[cC][hH][aA][nN][gG][eE'
                || ']|[wW][aA][tT][cC][hH])[ _-]?(?:[pP][aA][gG][eE]|[sS][yY][nN][cC]|[lL][iI][sS][tT]|[sS][tT][aA][rR][tT]|'
                || '[cC][hH][aA][nN][gG][eE])?[ _-]?[tT][oO][kK][eE][nN]|(?:[pP][uU][bB][lL][iI][cC]|[pP][rR][iI][mM][aA][rR'
                || '][yY]|[fF][oO][rR][eE][iI][gG][nN]|[pP][aA][rR][tT][iI][tT][iI][oO][nN]|[sS][oO][rR][tT]|[sS][hH][aA][rR'
                || '][dD]|[cC][aA][cC][hH][eE]|[iI][dD][eE][mM][pP][oO][tT][eE][nN](?:[cC][yY]|[cC][eE])|[dD][eE][dD][uU][pP'
                || '](?:[eE]|[lL][iI][cC][aA][tT][iI][oO][nN])?|[oO][bB][jJ][eE][cC][tT]|[rR][oO][wW]|[aA][rR][tT][iI][fF][a'
                || 'A][cC][tT]|[cC][oO][mM][pP][oO][sS][iI][tT][eE]|[nN][aA][tT][uU][rR][aA][lL]|[gG][rR][oO][uU][pP][iI][nN'
                || '][gG]|[uU][nN][iI][qQ][uU][eE]|[lL][oO][oO][kK][uU][pP]|[mM][eE][mM][oO]|[iI][sS][sS][uU][eE]|[tT][rR][a'
                || 'A][nN][sS][lL][aA][tT][iI][oO][nN]|[cC][oO][lL][uU][mM][nN]|[sS][uU][rR][rR][oO][gG][aA][tT][eE]|[cC][aA'
                || '][nN][dD][iI][dD][aA][tT][eE]|[aA][tT][tT][rR][iI][bB][uU][tT][eE]|[iI]18[nN]|[lL][oO][cC][aA][lL][eE]|['
                || 'aA][nN][sS][wW][eE][rR]|[rR][eE][aA][cC][tT]|[rR][eE][cC][oO][rR][dD]|[eE][nN][tT][iI][tT][yY]|[aA][sS]['
                || 'sS][eE][tT]|[iI][mM][aA][gG][eE]|[vV][eE][rR][iI][fF](?:[yY]|[iI][cC][aA][tT][iI][oO][nN])|[oO][rR][dD]['
                || 'eE][rR][iI][nN][gG]|[lL][oO][cC][kK]|[hH][oO][tT]|[mM][eE][tT][rR][iI][cC]|[mM][yY]_?[cC][aA][cC][hH][eE'
                || '])[ _-]?[kK][eE][yY][sS]?|[pP][uU][bB][_-]?[kK][eE][yY]|[pP][uU][bB][lL][iI][cC][ _-]?[kK][eE][yY][ _-]?'
                || '[tT][oO][kK][eE][nN]|[kK][eE][yY][ _-]?[iI][dD][sS]?|(?:[rR][eE][cC][vV]|[sS][eE][nN][dD]|[fF][eE][tT][c'
                || 'C][hH]|[lL][iI][sS][tT]|[dD][eE][lL][eE][tT][eE]|[eE][dD][iI][tT]|[eE][xX][pP][oO][rR][tT]|[iI][mM][pP]['
                || 'oO][rR][tT]|[rR][eE][fF][rR][eE][sS][hH])-[kK][eE][yY][sS]?|[gG][pP][gG] [kK][eE][yY]|(?:[pP][aA][sS][sS'
                || '][wW][oO][rR][dD]|[tT][lL][sS]|[pP][uU][lL][lL]|[eE][xX][iI][sS][tT][iI][nN][gG])[sS][eE][cC][rR][eE][tT'
                || '](?:[nN][aA][mM][eE]|[rR][eE][fF])?|[sS][eE][cC][rR][eE][tT](?:[kK][eE][yY][rR][eE][fF]|[_-]?[nN][aA][mM'
                || '][eE]|[_-]?[rR][eE][fF]))(?:["''`\])]{0,2}[ ]{0,2}(?::=|=>|[:=])[ ]{0,2}| (?:[iI][sS] |[wW][aA][sS] |[aA]'
                || '[rR][eE] )?)["''`<({]{0,2}))|(?!["''`]?[A-Za-z0-9]))(?:(?<!(?:[^a-zA-Z](?:[sS][eE][cC]-[wW][eE][bB][sS][oO'
                || '][cC][kK][eE][tT]-(?:[kK][eE][yY]|[aA][cC][cC][eE][pP][tT])|(?:[pP][aA][gG][eE]|[nN][eE][xX][tT]|[pP][rR'
                || '][eE][vV]|[pP][rR][eE][vV][iI][oO][uU][sS]|[cC][oO][nN][tT][iI][nN][uU][aA][tT][iI][oO][nN]|[pP][aA][gG]'
                || '[iI][nN][aA][tT][iI][oO][nN]|[sS][yY][nN][cC]|[sS][kK][iI][pP]|[dD][eE][lL][tT][aA]|[sS][tT][aA][rR][tT]'
                || '[iI][nN][gG]|[rR][eE][sS][uU][mM][eE]|[rR][eE][sS][uU][mM][pP][tT][iI][oO][nN]|[sS][cC][rR][oO][lL][lL]|'
                || '[cC][hH][aA][nN][gG][eE]|[wW][aA][tT][cC][hH])[_-]?(?:[pP][aA][gG][eE]|[sS][yY][nN][cC]|[lL][iI][sS][tT]'
                || '|[sS][tT][aA][rR][tT]|[cC][hH][aA][nN][gG][eE])?[_-]?[tT][oO][kK][eE][nN]|(?:[pP][uU][bB][lL][iI][cC]|[p'
                || 'P][rR][iI][mM][aA][rR][yY]|[fF][oO][rR][eE][iI][gG][nN]|[pP][aA][rR][tT][iI][tT][iI][oO][nN]|[sS][oO][rR'
                || '][tT]|[sS][hH][aA][rR][dD]|[cC][aA][cC][hH][eE]|[iI][dD][eE][mM][pP][oO][tT][eE][nN](?:[cC][yY]|[cC][eE]'
                || ')|[dD][eE][dD][uU][pP](?:[eE]|[lL][iI][cC][aA][tT][iI][oO][nN])?|[oO][bB][jJ][eE][cC][tT]|[rR][oO][wW]|['
                || 'aA][rR][tT][iI][fF][aA][cC][tT]|[cC][oO][mM][pP][oO][sS][iI][tT][eE]|[nN][aA][tT][uU][rR][aA][lL]|[gG][r'
                || 'R][oO][uU][pP][iI][nN][gG]|[uU][nN][iI][qQ][uU][eE]|[lL][oO][oO][kK][uU][pP]|[mM][eE][mM][oO]|[iI][sS][s'
                || 'S][uU][eE]|[tT][rR][aA][nN][sS][lL][aA][tT][iI][oO][nN]|[cC][oO][lL][uU][mM][nN]|[sS][uU][rR][rR][oO][gG'
                || '][aA][tT][eE]|[cC][aA][nN][dD][iI][dD][aA][tT][eE]|[aA][tT][tT][rR][iI][bB][uU][tT][eE]|[iI]18[nN]|[lL]['
                || 'oO][cC][aA][lL][eE]|[aA][nN][sS][wW][eE][rR]|[rR][eE][aA][cC][tT]|[rR][eE][cC][oO][rR][dD]|[eE][nN][tT]['
                || 'iI][tT][yY]|[aA][sS][sS][eE][tT]|[iI][mM][aA][gG][eE]|[vV][eE][rR][iI][fF](?:[yY]|[iI][cC][aA][tT][iI][o'
                || 'O][nN])|[oO][rR][dD][eE][rR][iI][nN][gG]|[lL][oO][cC][kK]|[hH][oO][tT]|[mM][eE][tT][rR][iI][cC]|[mM][yY]'
                || '_?[cC][aA][cC][hH][eE])[_-]?[kK][eE][yY][sS]?|[pP][uU][bB][_-]?[kK][eE][yY]|[pP][uU][bB][lL][iI][cC][_-]'
                || '?[kK][eE][yY][_-]?[tT][oO][kK][eE][nN]|[kK][eE][yY][_-]?[iI][dD][sS]?|(?:[rR][eE][cC][vV]|[sS][eE][nN][d'
                || 'D]|[fF][eE][tT][cC][hH]|[lL][iI][sS][tT]|[dD][eE][lL][eE][tT][eE]|[eE][dD][iI][tT]|[eE][xX][pP][oO][rR]['
                || 'tT]|[iI][mM][pP][oO][rR][tT]|[rR][eE][fF][rR][eE][sS][hH])-[kK][eE][yY][sS]?|(?:[pP][aA][sS][sS][wW][oO]'
                || '[rR][dD]|[tT][lL][sS]|[pP][uU][lL][lL]|[eE][xX][iI][sS][tT][iI][nN][gG])[sS][eE][cC][rR][eE][tT](?:[nN]['
                || 'aA][mM][eE]|[rR][eE][fF])?|[sS][eE][cC][rR][eE][tT](?:[kK][eE][yY][rR][eE][fF]|[_-]?[nN][aA][mM][eE]|[_-'
                || ']?[rR][eE][fF]))[:=]))|(?![A-Za-z0-9]))')
            end
            || case
                when p_check = 'machine' then '(?![~.]{0,2}/[A-Za-z0-9/]{0,40}[._-][A-Za-z0-9])'
                else replace(
                    ('(?![\"''`]?[~.]{0,2}/[A-Za-z0-9/]{0,40}[._-][A-Za-z0-9]|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]{1,20}[(\[]|<val'
                    || 'ue>[.:]*[^(\[!#-&*+./0-9:=?@A-Z\\^_a-z~-]|"(?:<value>["\r\n]|[^"\r\n &\\]{1,30} +[^"\r\n ])|''(?:<val'
                    || 'ue>[''\r\n]|[^''\r\n &\\]{1,30} +[^''\r\n ]))'),
                    '<value>',
                    '(?:'
                    || ('[A-Za-z][a-z]*(?:[._/:-][a-z]+)*|[A-Z][A-Z0-9]{0,40}_[A-Z0-9_]*|[$][A-Za-z_]*|[!#%*+./:=?@^_~-]+'
                        || '|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]{1,3}|[~.]{0,2}/[!#-&*+./0-9:?@A-Z\\^_a-z~-]{0,20}')
                    || case
                        -- here, a number is one, too
                        when p_check = 'bare' then '|[A-Za-z][A-Za-z0-9_]{0,4}'
                        else ('|[0-9][0-9.:/_-]*|[A-Za-z0-9_]{1,5}|(?:iso-?8859-[0-9]{1,2}|[a-z]+[+][0-9]|0x[0-9a-f]{1,16}[ul]{'
                        || '0,3}|[0-9]+[*][a-z]+|[0-9]+(?:[.:/x-][0-9]+)*[a-z%]{0,3}|(?:[0-9]{1,2}:)?v?[0-9]+(?:[.][0-9]+)+['
                        || 'a-z0-9.+~-]*|[0-9]{4}-[0-9]{2}(?:-[0-9t:.z+-]+)?|(?:[a-z]+[-_.])*(?:sha|utf|base|md|oauth|aes|rs'
                        || 'a|rs|hs|es|python|py|http|ipv|int|float|uint|v|x|s|h|web|log|gpt|claude|tls|ed|p|argon|bcrypt|pb'
                        || 'kdf|rfc|iso|fips|pkcs|dwarf|mt|card|glibc|minix|netbsd|c|java|node|go|html|css)-?[0-9.]{1,6}(?:['
                        || '-_.][a-z]+)*)')
                    end
                    || case
                        when p_check in ('session', 'weak')
                            then '|(?:[0-9]{1,5}[_.:/@#|+-])*[a-z]+(?:[_.:/@#|+-](?:[a-z]+|[0-9]{1,5}))*'
                        when p_check = 'blank' then '|[A-Za-z0-9_]{1,7}'
                        else ''
                    end
                    || ')'
                )
            end
            || '('
        )
end;
comment on function assay._firewall_doubtful(text, text) is
'A pattern that matches a text between two line ends where the pattern of a detector of assignments with this check finds a value, but for some that are surely none, or spared; null where none is known.';
revoke all on function assay._firewall_doubtful(text, text) from public;
