-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_less(p_lower text, p_name text, p_pattern text)
returns text
language plpgsql
stable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $body$
declare
    v_pattern text;
    -- of each alternative its group, and a word without which it matches nothing
    v_slots integer [];
    -- the groups that may be left out
    v_optional integer [];
    v_words text [];
    v_alternatives text [];
    v_kept text;
    v_count integer := 0;
begin
    case p_name
        when 'naming' then
            v_pattern := '((?:﷐0﷑)["''`<({]{0,2})(?:)([^ \t\r\n"''`&;,<>()\[\]{}]+)';
            v_slots := '{0,0,0,0,0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,3,4,4,4,4,4,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,7,7,7,7,8,9,9}';
            v_optional := '{3,8}';
            v_words := array[
                'pkcs11:token=', ':secretsmanager:', 'token', 'hashkey', 'did:key:', 'badge.svg?token=', '', '', 'key',
                'sec-websocket-', 'token', 'key', 'pub', 'public', 'key', '-key', 'gpg key', 'secret', 'secret', 'page',
                'next', 'prev', 'previous', 'continuation', 'pagination', 'sync', 'skip', 'delta', 'starting', 'resume',
                'resumption', 'scroll', 'change', 'watch', '', 'page', 'sync', 'list', 'start', 'change', 'public',
                'primary', 'foreign', 'partition', 'sort', 'shard', 'cache', 'idempoten', 'dedup', 'object', 'row',
                'artifact', 'composite', 'natural', 'grouping', 'unique', 'lookup', 'memo', 'issue', 'translation', 'column',
                'surrogate', 'candidate', 'attribute', 'i18n', 'locale', 'answer', 'react', 'record', 'entity', 'asset',
                'image', 'verif', 'ordering', 'lock', 'hot', 'metric', 'cache', 'recv', 'send', 'fetch', 'list', 'delete',
                'edit', 'export', 'import', 'refresh', 'password', 'tls', 'pull', 'existing', '', 'name', 'ref'
            ];
            v_alternatives := array[
                'pkcs11:token=', 'arn:aws[a-z-]{0,7}:secretsmanager:[a-z0-9-]{2,20}:[0-9]{12}:secret:',
                ('(?:c(?:lient(?:request)?|reation))token["'']{0,2}[ ]{0,2}[:=][ ]{0,2}["'']{0,2}(?=(?:[a-z]{1,12}-)?[0-9a-f]{8}-[0-'
        || '9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![a-z0-9]))'),
                'hashkey["'']{0,2}[ ]{0,2}[:=][ ]{0,2}["'']{0,2}(?=[0-9a-f]{32}(?![a-z0-9]))', 'did:key:(?=z[1-9a-z]{40})',
                'badge\.svg\?token=', '(?:﷐1﷑)(?:["''`\])]{0,2}[ ]{0,2}(?::=|=>|[:=])[ ]{0,2}| (?:is |was |are )?)',
                ('(?:signature|hmac|x-hub-signature-256)["'']{0,2}[ ]{0,2}[:=][ ]{0,2}["'']{0,2}(?=(?:sha256=)?[0-9a-f]{32,128}(?![a'
        || '-z0-9]))'),
                'keys?: {1,2}(?=(?:\$\{\{[^{}\r\n]{1,60}\}\}|[a-z]{2,12}(?:-[a-z0-9._]{1,16}){0,8})-[0-9a-f]{40,64}(?![a-z0-9]))',
                'sec-websocket-(?:key|accept)', '(?:﷐2﷑)[ _-]?﷐3﷑[ _-]?token', '(?<![a-z])(?:﷐5﷑)[ _-]?keys?', 'pub[_-]?key',
                'public[ _-]?key[ _-]?token', 'key[ _-]?ids?', '(?:﷐6﷑)-keys?', 'gpg key', '(?:﷐7﷑)secret﷐8﷑',
                'secret(?:keyref|[_-]?(?:name|ref))', 'page', 'next', 'prev', 'previous', 'continuation', 'pagination',
                'sync', 'skip', 'delta', 'starting', 'resume', 'resumption', 'scroll', 'change', 'watch', '(?:﷐4﷑)?', 'page',
                'sync', 'list', 'start', 'change', 'public', 'primary', 'foreign', 'partition', 'sort', 'shard', 'cache',
                'idempoten(?:c[ye])', 'dedup(?:e|lication)?', 'object', 'row', 'artifact', 'composite', 'natural',
                'grouping', 'unique', 'lookup', 'memo', 'issue', 'translation', 'column', 'surrogate', 'candidate',
                'attribute', 'i18n', 'locale', 'answer', 'react', 'record', 'entity', 'asset', 'image', 'verif(?:y|ication)',
                'ordering', 'lock', 'hot', 'metric', 'my_?cache', 'recv', 'send', 'fetch', 'list', 'delete', 'edit',
                'export', 'import', 'refresh', 'password', 'tls', 'pull', 'existing', '(?:﷐9﷑)?', 'name', 'ref'
            ];
        when 'label' then
            v_pattern := '((?:﷐0﷑))(?:)([^ \t\r\n"''`&;,<>()\[\]{}]+)';
            v_slots := '{0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1,1,2,2,2,2,2,2,2,3,3,3,3,3,4,5,5,5,5,5,5,5,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,6,7,8,8,9,9,9,9}';
            v_optional := '{4,7}';
            v_words := array[
                '|1|', 'google-site-verification=', 'x-amz-id-2', 'ocid1.', 'spotify', '.google.', 'airtable.', '', '0x', '',
                '', 'h1:', 'ssh-', 'ecdsa-sha2-nistp', 'data:', '"', ':', 'com/', 'track', 'album', 'artist', 'playlist',
                'episode', 'show', 'user', 'nano', 'ksuid', 'cuid', 'xid', 'firestore doc', 'ument', 'tx', 'txn', 'hash',
                'transaction', 'block', 'block', 'hash', 'state', 'id', 'guid', 'uuid', 'cursor', 'etag', 'nonce', 'digest',
                'checksum', 'fingerprint', 'thumbprint', 'integrity', 'revision', 'commit', 'sha', 'sha1', 'sha256',
                'sha384', 'sha512', 'md5', 'crc32', 'hash', 'cid', 'kid', 'cf-ray', 'trace', 'span', 'parent', 'marker',
                'continuation', 'starting_after', 'ending_before', 'next_page', 'resolved', 'scroll', 'nonce', 'w/"', 'sha',
                'nonce', '1', '256', '384', '512'
            ];
            v_alternatives := array[
                '\|1\|', 'google-site-verification=', 'x-amz-id-2["'']?[:=] ?', 'ocid1\.[a-z0-9]{2,40}\.oc[0-9]{1,2}\.',
                'spotify(?:﷐1﷑)', '(?:d(?:ocs|rive))\.google\.(?=com/)', 'airtable\.(?=com/app)', '(?:﷐3﷑)[ :=]{1,2}',
                '(?<![a-z0-9])(?:﷐5﷑)["'']{0,2}(?:[ ]?[:=][ ]?|[ /])["''<`(]{0,2}(?=0x[0-9a-f]{64}(?![0-9a-z]))',
                '(?:﷐6﷑)["''`\])]{0,2}[ ]{0,2}(?::=|=>|[:=])[ ]{0,2}["''`<({\[]{0,2}﷐7﷑', '(?:﷐8﷑)[:=-]["'']?', 'h1:',
                'ssh-(?:rsa|dss|ed25519) ', 'ecdsa-sha2-nistp[0-9]{3} ',
                'data:[a-z]{4,12}/[a-z0-9.+-]{2,40}(?:;[a-z0-9=-]{1,24}){0,2},', '"[nxy]" ?: ?"', ':(?:﷐2﷑):', '\.(?=com/)',
                'track', 'album', 'artist', 'playlist', 'episode', 'show', 'user', 'nano ?id', 'ksuid', 'cuid2?', 'xid',
                'firestore doc﷐4﷑', '(?:ument)?', 'tx', 'txn', 'tx[ _-]?hash', 'transaction', 'block', 'block ?hash', 'hash',
                'state', 'ids?', 'guid', 'uuid', 'cursor', 'etag', 'nonce', 'digest', 'checksum', 'fingerprint',
                'thumbprint', 'integrity', 'revision', 'commit', 'sha', 'sha1', 'sha256', 'sha384', 'sha512', 'md5', 'crc32',
                'hash', 'cid', 'kid', 'cf-ray', 'trace', 'span', 'parent', 'marker', 'continuation', 'starting_after',
                'ending_before', 'next_page', 'resolved', 'scroll', 'nonce', '(?:w/")?', 'sha(?:﷐9﷑)', 'nonce', '1', '256',
                '384', '512'
            ];
        when 'assignment' then
            v_pattern := ('((?:﷐0﷑)(?:_(?:[bB][aA][sS][eE]|[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])|[_ -]?[0-9]{1,2})?["''`\]\)*_]'
            || '{0,3}﷐23﷑(?: (?:(?:[fF](?:[oO][rR]|[uU][rR][sS]?)|[oO][fFnNT]|[tT](?:[oO]|[iI][lL][lL])|[dD](?:[eE][lL]?|[uU'
            || 'oOaA])|[pP](?:[eE][rR]|[aA][rR][aA])|[vV](?:[aA][nN]|[oO][oO][rR])|[kK])(?: [^ \t\r\n:=]{1,15}){1,3}|\([A-Za'
            || '-z0-9][A-Za-z0-9 ,.''/_-]*\)|#[0-9]{1,2})|\[(?:[A-Za-z_-]{3}[A-Za-z_-]*)?\]|(?: (?:[nN](?:[uU][eEoO][vV][aA]|'
            || '[oO][vV][aA])|[pP][rR][oO][vV][iI][sS][oO](?:[iI][rR][eE]|[rR][iI][aA])|[aA][cC][tT][uU][eE][lL][lL][eE]|[bB'
            || '][aA][rR][uU]|[sS][aA][yY][aA]|[yY][aA][nN][gG][uU])))?[ \t.]*(?:﷐24﷑)[ \t]*(?:(?:</[a-z]+>|[*_]{1,3}) )?﷐29'
            || '﷑(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?﷐31﷑(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))'
            || '?)(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)');
            v_slots := '{0,0,0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,3,4,5,6,7,8,9,9,9,9,9,10,10,10,10,10,10,10,11,12,12,12,12,12,12,12,13,14,14,15,15,15,15,15,15,15,15,15,15,15,15,15,16,17,18,18,18,18,18,18,18,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,19,20,21,21,21,21,21,21,21,21,21,21,21,22,22,22,22,22,22,22,22,23,24,24,24,24,24,24,24,24,24,24,24,25,26,26,26,26,26,26,27,27,27,27,27,28,29,30,30,30,30,31}';
            v_optional := '{2,3,4,5,6,7,8,11,13,16,17,20,23,25,28,29,31}';
            v_words := array[
                '', '', '', 'pass', '', 'password', 'passwd', 'passwort', 'passphrase', 'passcode', 'pass phrase',
                'kennwort', 'geheimwort', 'losungswort', 'mot de passe', 'phrase de passe', 'contrasena', 'contrasenya',
                'contrasinal', 'palavra-passe', 'wachtwoord', 'wachtzin', 'senha', 'parola d''ordine', 'frase segreta',
                'passord', 'jelszavam', 'lozinka', 'zaporka', 'geslo', 'nenosiri', 'kata sandi', 'kata laluan', 'heslo',
                'kodeord', 'adgangskode', 'pasahitza', 'salasana', 'api', ' ', 'cekpe', 'oke', 'p@ssword', 'passw0rd',
                'pa55word', 'pass word', 'password', 'password', 'secret', 'token', 'api', 'secret', 'access', 'secret',
                'private', 'auth', 'account', 'shared', 'signing', 'encryption', 'master', 'server', 'service', 'admin',
                'license', 'app', 'consumer', 'subscription', 'ssh', 'deploy', 'webhook', 'client', 'credential', 'et',
                ' mitt', ' langu', 'nya', ' saya', 'et', 'ni', 'sleutel', 'nyckel', 'avain', 'anahtari', 'kulcs', 'chiave',
                'clave', 'llave', 'chave', 'klucz', 'cheie', 'clau', '', 'de', 'del', 'di', 'd''', 'do', 'da', 'k', '',
                'l''', 'la ', 'api', 'acceso', 'accesso', 'acesso', 'segreta', 'secreta', 'privata', 'privada', 'wifi',
                'wi-fi', 'wlan', 'wep', 'wpa', 'access', 'access', 'pat', 'pass', 'pass', 'pass', 'pass', 'pass', '',
                'totp ', 'passe', 'jeton', 'pw', 'pwd', 'mdp', 'ww', 'sifrem', 'sifresi', 'sifre', 'parolam', 'parola',
                'parole', 'parol', 'haslo', 'parool', 'psw', 'pswd', 'clave', 'cred', 'jwt', 'connect.sid', 'csrftoken',
                'xsrf-token', 'phpsessid', 'jsessionid', 'bearer', 'apikey', 'otp', 'auth', 'psk', 'appid', 'pepper', '',
                'iz', 'bind', 'root', 'admin', 'user', 'db', 'ldap', 'my', 'smtp', 'mail', 'ftp', 'sudo', 'pass', 'pwd',
                'pw', 'pat', 'psk', 'auth', 'appid', 'dsn', '</', ':', 'string', '{', ':=', '=>', '->', '<-', '::', '==',
                '?=', '', '', 'constant ', 'final ', 'const ', '&''', '&', '', 'string', 'str', 'secretstr', 'text', 'bytes',
                'as ', '', 's%3a', 'base64:', 'pass:', 'env:', '!!'
            ];
            v_alternatives := array[
                '(?:﷐1﷑)', '(?<![A-Za-z])(?:﷐18﷑)', '(?<=[_-])(?:﷐22﷑)',
                ('(?<=[A-Za-z])PASS(?!: (?:(?:[a-z][a-z0-9_.+-]*/)+[A-Za-z0-9_.+-]+(?![^\r\n ,:(])|[A-Za-z0-9_.+-]+\.(?:exp|s[ho]|'
        || 't(?:est)?|p[yl]|a(?:t)?|o)(?![A-Za-z0-9])|(?:[A-Za-z_.+-]*[0-9]{1,3}[A-Za-z_.+-]*|x86[_-]64) +(?!(?:[fF](?:[oO]['
        || 'rR]|[rR][oO][mM])|[oO][nNrR]|[aA](?:[nN][dD]|[tT])|[tT](?:[oO]|[hH](?:[aA][nN][kK][sS]|[eE]))|[iI](?:[sSnNtT])?|'
        || '[bB][uU][tT]|[pP](?:[lL][eE][aA][sS][eE]|[oO][rR][tT])|[uU](?:[sS][eE][rR]|[rR][lL])|[lL][oO][gG][iI][nN]|[hH][o'
        || 'O][sS][tT]|[dD][bB]|[wW](?:[iI][tT][hH]|[eE]|[oO][rR][kK][sS])|[yY][oO][uU]|[eE][xX][pP][iI][rR][eE][sS]|[vV][aA'
        || '][lL][iI][dD])(?![A-Za-z]))[A-Za-z0-9(.-][^\r\n:=]|pr[0-9]{4,6}[a-z]?(?:[.-][a-z0-9]{1,4})?(?![^\r\n ])|[a-z]{2,'
        || '6}[0-9]{1,3}[a-z]{2,6}(?:[ \t]*[\r\n]|\Z)|[A-Za-z0-9_./+-]+(?: [^\r\n]{0,160})?\r?\n(?:X?(?:PASS|FAIL)|SKIP|ERRO'
        || 'R|UN(?:TESTED|SUPPORTED|RESOLVED)): ))'),
                '(?<=[a-z])(?:P(?:ass|wd))', '[pP][aA][sS][sS][wW][oO][rR][dD][sS]?', '[pP][aA][sS][sS][wW][dD]',
                '[pP][aA][sS][sS][wW][oO][rR][tT]', '[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]',
                '[pP][aA][sS][sS][cC][oO][dD][eE]', '[pP][aA][sS][sS] [pP][hH][rR][aA][sS][eE]',
                '[kK][eE][nN][nN][wW][oO][rR][tT]', '[gG][eE][hH][eE][iI][mM][wW][oO][rR][tT]',
                '[lL][oO][sS][uU][nN][gG][sS][wW][oO][rR][tT]', '[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]',
                '[pP][hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]', '[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]',
                '[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][aA]', '[cC][oO][nN][tT][rR][aA][sS][iI][nN][aA][lL]',
                '[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]', '[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]',
                '[wW][aA][cC][hH][tT][zZ][iI][nN]', '[sS][eE][nN][hH][aA]',
                '[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD][iI][nN][eE]',
                '[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]', '[pP][aA][sS][sS][oO][rR][dD]﷐2﷑﷐3﷑',
                '[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]', '[lL][oO][zZ][iI][nN][kK][aA]', '[zZ][aA][pP][oO][rR][kK][aA]',
                '[gG][eE][sS][lL][oO]', '[nN][eE][nN][oO][sS][iI][rR][iI]﷐4﷑', '[kK][aA][tT][aA] [sS][aA][nN][dD][iI]﷐5﷑',
                '[kK][aA][tT][aA] [lL][aA][lL][uU][aA][nN]﷐6﷑', '[hH][eE][sS][lL][oO]', '[kK][oO][dD][eE][oO][rR][dD]﷐7﷑',
                '[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?', '[pP][aA][sS][aA][hH][iI][tT][zZ][aA]',
                '[sS][aA][lL][aA][sS][aA][nN][aA]﷐8﷑', '[aA][pP][iI][- ]?(?:﷐9﷑)', '(?:﷐10﷑) ﷐11﷑﷐13﷑(?:﷐15﷑)',
                '[cC][eE][kK][pP][eE][T]', '[T][oO][kK][eE][H]', '[pP]@[sS][sS][wW][oO][rR][dD]',
                '[pP][aA][sS][sS][wW]0[rR][dD]', '[pP][aA]55[wW][oO][rR][dD]', '[pP][aA][sS][sS] [wW][oO][rR][dD]',
                '[pP][aA][sS][sS][wW][oO][rR][dD]_?[pP][eE][pP][pP][eE][rR]',
                '[cC][oO][oO][kK][iI][eE] ?[pP][aA][sS][sS][wW][oO][rR][dD]', '[sS][eE][cC][rR][eE][tT]',
                '[tT][oO][kK][eE][nN]', '[aA][pP][iI][_ -]?[kK][eE][yY]', '[aA][pP][iI][_ -]?[sS][eE][cC][rR][eE][tT]',
                '[aA][cC][cC][eE][sS][sS][_ -]?[kK][eE][yY]', '[sS][eE][cC][rR][eE][tT][_ -]?﷐16﷑[kK][eE][yY]',
                '[pP][rR][iI][vV][aA][tT][eE][_ -]?[kK][eE][yY]', '[aA][uU][tT][hH][_ -]?[kK][eE][yY]',
                '[aA][cC][cC][oO][uU][nN][tT][_ -]?[kK][eE][yY]', '[sS][hH][aA][rR][eE][dD][_ -]?﷐17﷑[kK][eE][yY]',
                '[sS][iI][gG][nN][iI][nN][gG][_ -]?[kK][eE][yY]',
                '[eE][nN][cC][rR][yY][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]', '[mM][aA][sS][tT][eE][rR][_ -]?[kK][eE][yY]',
                '[sS][eE][rR][vV][eE][rR][_ -]?[kK][eE][yY]', '[sS][eE][rR][vV][iI][cC][eE][_ -]?[kK][eE][yY]',
                '[aA][dD][mM][iI][nN][_ -]?[kK][eE][yY]', '[lL][iI][cC][eE][nN][sS][eE][_ -]?[kK][eE][yY]',
                '[aA][pP][pP][_ -]?[kK][eE][yY]', '[cC][oO][nN][sS][uU][mM][eE][rR][_ -]?[kK][eE][yY]',
                '[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]', '[sS][sS][hH][_ -]?[kK][eE][yY]',
                '[dD][eE][pP][lL][oO][yY][_ -]?[kK][eE][yY]', '[wW][eE][bB][hH][oO][oO][kK][_ -]?[kK][eE][yY]',
                '[cC][lL][iI][eE][nN][tT][_ -]?[kK][eE][yY]', '[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?',
                '(?:[eE][tT])?', '(?: [mM][iI][tT][tT])?', '(?: [lL][aA][nN][gG][uU])?', '(?:[nN][yY][aA])?',
                '(?: [sS][aA][yY][aA])?', '(?:[eE][tT])?', '(?:[nN][iI])?', '[sS][lL][eE][uU][tT][eE][lL]',
                '[nN][yY][cC][kK][eE][lL]', '[aA][vV][aA][iI][nN]', '[aA][nN][aA][hH][tT][aA][rR][iI]',
                '[kK][uU][lL][cC][sS]', '[cC][hH][iI][aA][vV][eE]', '[cC][lL][aA][vV][eE]', '[lL][lL][aA][vV][eE]',
                '[cC][hH][aA][vV][eE]', '[kK][lL][uU][cC][zZ]', '[cC][hH][eE][iI][eE]', '[cC][lL][aA][uU]',
                '(?:(?:﷐12﷑) ?)?', '[dD][eE]', '[dD][eE][lL]', '[dD][iI]', '[dD]''', '[dD][oO]', '[dD][aA]', '[kK]',
                '(?:﷐14﷑)?', '[lL]''', '[lL][aA] ', '[aA][pP][iI]', '[aA][cC][cC][eE][sS][oO]',
                '[aA][cC][cC][eE][sS][sS][oO]', '[aA][cC][eE][sS][sS][oO]', '[sS][eE][gG][rR][eE][tT][aA]',
                '[sS][eE][cC][rR][eE][tT][aA]', '[pP][rR][iI][vV][aA][tT][aA]', '[pP][rR][iI][vV][aA][dD][aA]',
                '[wW][iI][fF][iI]', '[wW][iI]-[fF][iI]', '[wW][lL][aA][nN]', '[wW][eE][pP]', '[wW][pP][aA]',
                '(?:[aA][cC][cC][eE][sS][sS][_ -]?)?', '(?:[aA][cC][cC][eE][sS][sS][_ -]?)?', 'PAT(?=: )',
                ('PASS(?!: (?:(?:[a-z][a-z0-9_.+-]*/)+[A-Za-z0-9_.+-]+(?![^\r\n ,:(])|[A-Za-z0-9_.+-]+\.(?:exp|s[ho]|t(?:est)?|p[y'
        || 'l]|a(?:t)?|o)(?![A-Za-z0-9])|(?:[A-Za-z_.+-]*[0-9]{1,3}[A-Za-z_.+-]*|x86[_-]64) +(?!(?:[fF](?:[oO][rR]|[rR][oO]['
        || 'mM])|[oO][nNrR]|[aA](?:[nN][dD]|[tT])|[tT](?:[oO]|[hH](?:[aA][nN][kK][sS]|[eE]))|[iI](?:[sSnNtT])?|[bB][uU][tT]|'
        || '[pP](?:[lL][eE][aA][sS][eE]|[oO][rR][tT])|[uU](?:[sS][eE][rR]|[rR][lL])|[lL][oO][gG][iI][nN]|[hH][oO][sS][tT]|[d'
        || 'D][bB]|[wW](?:[iI][tT][hH]|[eE]|[oO][rR][kK][sS])|[yY][oO][uU]|[eE][xX][pP][iI][rR][eE][sS]|[vV][aA][lL][iI][dD]'
        || ')(?![A-Za-z]))[A-Za-z0-9(.-][^\r\n:=]|pr[0-9]{4,6}[a-z]?(?:[.-][a-z0-9]{1,4})?(?![^\r\n ])|[a-z]{2,6}[0-9]{1,3}['
        || 'a-z]{2,6}(?:[ \t]*[\r\n]|\Z)|[A-Za-z0-9_./+-]+(?: [^\r\n]{0,160})?\r?\n(?:X?(?:PASS|FAIL)|SKIP|ERROR|UN(?:TESTED'
        || '|SUPPORTED|RESOLVED)): ))'),
                'p[aA][sS][sS]', 'Pa[sS][sS]', 'PAs[sS]', 'PASs', '(?:﷐19﷑)',
                '[tT][oO][tT][pP] (?:[sS][eE](?:[eE][dD]|[cC][rR][eE][tT]))', '[pP][aA][sS][sS][eE]', '[jJ][eE][tT][oO][nN]',
                '[pP][wW]', '[pP][wW][dD]', '[mM][dD][pP]', '[wW][wW]', '[sS][iI][fF][rR][eE][mM]﷐20﷑',
                '[sS][iI][fF][rR][eE][sS][iI]', '[sS][iI][fF][rR][eE]', '[pP][aA][rR][oO][lL][aA][mM]',
                '[pP][aA][rR][oO][lL][aA]', '[pP][aA][rR][oO][lL][eE]', '[pP][aA][rR][oO][lL]', '[hH][aA][sS][lL][oO]',
                '[pP][aA][rR][oO][oO][lL]', '[pP][sS][wW]', '[pP][sS][wW][dD]', '[cC][lL][aA][vV][eE]',
                '[cC][rR][eE][dD][sS]?', '[jJ][wW][tT]', '[cC][oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]',
                '[cC][sS][rR][fF][tT][oO][kK][eE][nN]', '[xX][sS][rR][fF]-[tT][oO][kK][eE][nN]',
                '[pP][hH][pP][sS][eE][sS][sS][iI][dD]', '[jJ][sS][eE][sS][sS][iI][oO][nN][iI][dD]',
                '[bB][eE][aA][rR][eE][rR]', '[aA][pP][iI][kK][eE][yY]', '[oO][tT][pP]', '_?[aA][uU][tT][hH]', '[pP][sS][kK]',
                '[aA][pP][pP][iI][dD]', '[pP][eE][pP][pP][eE][rR]', '(?:﷐21﷑)(?:[pP](?:[wW](?:[dD])?|[aA][sS][sS]))',
                '(?:[iI][zZ])?', '[bB][iI][nN][dD]', '[rR][oO][oO][tT]', '[aA][dD][mM][iI][nN]', '[uU][sS][eE][rR]',
                '[dD][bB]', '[lL][dD][aA][pP]', '[mM][yY]', '[sS][mM][tT][pP]', '[mM][aA][iI][lL]', '[fF][tT][pP]',
                '[sS][uU][dD][oO]', '[pP][aA][sS][sS]', '[pP][wW][dD]', '[pP][wW]', '[pP][aA][tT]', '[pP][sS][kK]',
                '[aA][uU][tT][hH]', '[aA][pP][pP][iI][dD]', '[dD][sS][nN]', '(?:</[a-z]+>)?',
                '[?!]?: ?﷐25﷑(?:(?:Final|Optional|ClassVar)\[)?(?:﷐27﷑)\]?(?: ?\| ?(?:None|null|undefined))?[?]? ?:?=',
                ' ﷐28﷑[Ss]tring ?=', '\{(?=["''])', ':=', '=>', '->', '<-', '::', '===?', '\?=', '[:=]', '(?:(?:﷐26﷑))?',
                'constant ', 'final ', 'const ', '&''[a-z]+ ', '& ?', '[a-z]* ?', '[Ss]tring', '[Ss]tr', 'SecretStr', 'text',
                'bytes', '(?:[Aa]s )?', '(?:﷐30﷑)?', '[sS]%3[aA]', '[bB][aA][sS][eE]64:', '[pP][aA][sS][sS]:',
                '[eE][nN][vV]:', '(?:!!(?:str|binary) )?'
            ];
        when 'assigned_key' then
            v_pattern := ('((?:﷐0﷑)(?:_(?:[bB][aA][sS][eE]|[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])|[_ -]?[0-9]{1,2})?["''`\]\)*_]'
            || '{0,3}﷐2﷑[ \t]*(?:﷐4﷑)[ \t]*﷐5﷑(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?﷐7﷑(?:[bBrRfFuUNL@$(]{1'
            || ',2}(?=["''])|""(?=")|''''(?=''))?)(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)');
            v_slots := '{0,0,0,1,1,1,1,1,1,1,1,1,1,2,3,3,3,3,3,3,3,3,3,3,3,3,3,4,4,4,4,4,5,6,6,6,6,7}';
            v_optional := '{2,5,7}';
            v_words := array[
                '', '', 'key', 'sig', 'signature', 'chiave', 'chave', 'sleutel', 'klucz', 'nyckel', 'avain', 'anahtar',
                'cheie', ' ', 'for', 'of', 'on', 'to', 'de', 'du', 'fur', 'do', 'da', 'per', 'van', 'voor', 'o', ':=', '=>',
                '->', '==', '', '', 's%3a', 'base64:', 'pass:', 'env:', '!!'
            ];
            v_alternatives := array[
                '(?<![A-Za-z])(?:﷐1﷑)', '(?<=[_-])(?:[kK][eE][yY]|[sS][aA][lL][tT])', '(?<=[a-z])Key', '[sS][iI][gG]',
                '[sS][iI][gG][nN][aA][tT][uU][rR][eE]', '[cC][hH][iI][aA][vV][eE]', '[cC][hH][aA][vV][eE]',
                '[sS][lL][eE][uU][tT][eE][lL]', '[kK][lL][uU][cC][zZ]', '[nN][yY][cC][kK][eE][lL]', '[aA][vV][aA][iI][nN]',
                '[aA][nN][aA][hH][tT][aA][rR]', '[cC][hH][eE][iI][eE]', '(?: (?:﷐3﷑)(?: [^ \t\r\n:=]{1,15}){1,3})?',
                '[fF][oO][rR]', '[oO][fF]', '[oO][nN]', '[tT][oO]', '[dD][eE][lL]?', '[dD][uU]', '[fF][uU][rR][sS]?',
                '[dD][oO]', '[dD][aA]', '[pP][eE][rR]', '[vV][aA][nN]', '[vV][oO][oO][rR]', '[oO][T]', ':=', '=>', '->',
                '===?', '[:=]', '(?:﷐6﷑)?', '[sS]%3[aA]', '[bB][aA][sS][eE]64:', '[pP][aA][sS][sS]:', '[eE][nN][vV]:',
                '(?:!!(?:str|binary) )?'
            ];
        when 'named_value' then
            v_pattern := '((?<![A-Za-z])(?:﷐0﷑))(?:)((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{15,}(?![A-Za-z0-9+/_.=(-]))';
            v_slots := '{0,0,0,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,2,2,2,2,2,2,3,3,3,3,3,3,3,3,3,3,3}';
            v_optional := '{}';
            v_words := array[
                '', '', ' ', 'key', 'token', 'secret', 'password', 'passwd', 'passphrase', 'credential', 'creds', 'apikey',
                'api_key', 'pat', 'passkey', 'licen', 'webhook', 'clave', 'llave', 'chave', 'chiave', 'sleutel', 'klucz',
                'log', 'login', 'sign', 'authenticate', 'connect', 'einloggen', 'anmelden', 'to', 'into', 'in', 'at', 'bei',
                'with', 'using', 'as', 'on', 'mit', 'via'
            ];
            v_alternatives := array[
                ('(?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:[iI][dD]|[vV][aA][lL][uU][eE]|[sS][tT][rR]'
        || '[iI][nN][gG])[ :=]{1,3}'),
                '(?:﷐1﷑)(?:[,:=]?(?: ["''(]?[A-Za-z&.''-]{1,16}){0,5}[,:=]? ["''`(<*]{0,3}|(?:[:=])[ ]?["''`(<*]{0,3})',
                '(?:﷐2﷑)(?:[ ](?:﷐3﷑))(?: [A-Za-z&.''-]{1,16}){0,5} ["''`(<*]{0,3}', '[kK][eE][yY][sS]?',
                '[tT][oO][kK][eE][nN][sS]?', '[sS][eE][cC][rR][eE][tT][sS]?', '[pP][aA][sS][sS][wW][oO][rR][dD][sS]?',
                '[pP][aA][sS][sS][wW][dD]', '[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE][sS]?',
                '[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?', '[cC][rR][eE][dD][sS]', '[aA][pP][iI][kK][eE][yY]',
                '[aA][pP][iI]_[kK][eE][yY]', '[pP][aA][tT]', '[pP][aA][sS][sS][kK][eE][yY]',
                '[lL][iI][cC][eE][nN][cCsS][eE]', '[wW][eE][bB][hH][oO][oO][kK]', '[cC][lL][aA][vV][eE]',
                '[lL][lL][aA][vV][eE]', '[cC][hH][aA][vV][eE]', '[cC][hH][iI][aA][vV][eE]', '[sS][lL][eE][uU][tT][eE][lL]',
                '[kK][lL][uU][cC][zZ]', '[lL][oO][gG] ?[iI][nN]', '[lL][oO][gG][iI][nN]', '[sS][iI][gG][nN] ?[iI][nN]',
                '[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][eE]', '[cC][oO][nN][nN][eE][cC][tT]',
                '[eE][iI][nN][lL][oO][gG][gG][eE][nN]', '[aA][nN][mM][eE][lL][dD][eE][nN]', '[tT][oO]', '[iI][nN][tT][oO]',
                '[iI][nN]', '[aA][tT]', '[bB][eE][iI]', '[wW][iI][tT][hH]', '[uU][sS][iI][nN][gG]', '[aA][sS]', '[oO][nN]',
                '[mM][iI][tT]', '[vV][iI][aA]'
            ];
        else
            return p_pattern;
    end case;
    -- the inner groups come last, and are put into the outer ones first
    for v_slot in reverse v_slots[cardinality(v_slots)]..0 loop
        select string_agg(a.alternative, '|' order by a.n), v_count + count(*)
        into v_kept, v_count
        from unnest(v_slots, v_words, v_alternatives)
            with ordinality as a (slot, word, alternative, n)
        where a.slot = v_slot
            and strpos(p_lower, a.word) > 0
            -- an alternative with a group of which nothing is left
            and strpos(a.alternative, E'\uFDD2') = 0;
        v_kept := coalesce(v_kept, case when v_slot = any (v_optional) then '' else E'\uFDD2' end);
        v_alternatives := array(
            select replace(a.alternative, E'\uFDD0' || v_slot || E'\uFDD1', v_kept)
            from unnest(v_alternatives) with ordinality as a (alternative, n)
            order by a.n
        );
        v_pattern := replace(v_pattern, E'\uFDD0' || v_slot || E'\uFDD1', v_kept);
    end loop;
    return case
        when strpos(v_pattern, E'\uFDD2') > 0 then null
        -- with most of the words, the pattern that has them as a tree is the better one
        when v_count > cardinality(v_words) / 2 then p_pattern
        else v_pattern
    end;
end
$body$;
comment on function assay._firewall_less(text, text, text) is 'The pattern of a detector (or a named one) without the words that a lower-case text of ASCII has not; null where nothing of it can match.';
revoke all on function assay._firewall_less(text, text, text) from public;
