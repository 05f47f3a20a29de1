-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_pattern(p_name text)
returns text
language sql
immutable
strict
parallel safe
return case p_name
    when 'run' then
        '[A-Za-z0-9+/_=.~$%@:;#!^&*?-]{16,}'
    when 'joint' then
        ('(?:[ \t]{0,4}\\?\r?\n[ \t>|*#]{0,16}|<w?br ?/?>(?:\r?\n)?| and then |["''][ ]{0,2}[+.&]{0,2}[ ]{0,2}(?:[\\_]?\r?\'
        || 'n[ \t]{0,32}(?:[+.&]{1,2}[ ]{0,2})?)?["'']|[ ]{1,2}|\t)')
    when 'word' then
        '[a-z0-9]'
    when 'escape' then
        ('%25[2-7][0-9A-Fa-f]|%(?:[cC][2-9A-Fa-f]|[dD][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%(?:[eE]0%[ABab][0-9A-Fa-f]|[eE][1-'
        || '9A-CEa-ce]%[89ABab][0-9A-Fa-f]|[eE][fF]%(?:[89Aa][0-9A-Fa-f]|[bB][0-689A-Fa-f])|[eE][dD]%[89][0-9A-Fa-f]|[fF]0%['
        || '9ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|[fF][1-3]%[89ABab][0-9A-Fa-f]%[89ABab][0-9A-Fa-f]|[fF]4%8[0-9A-Fa-f]%[89AB'
        || 'ab][0-9A-Fa-f])%[89ABab][0-9A-Fa-f]|%[0-9A-Fa-f]{2}|\\\\{0,6}u[dD][89ABab][0-9A-Fa-f]{2}\\\\{0,6}u[dD][C-Fc-f][0'
        || '-9A-Fa-f]{2}|\\\\{0,6}u[0-9A-Fa-f]{4}|\\\\{0,6}u\{[0-9A-Fa-f]{2,6}\}|\\\\{0,6}x[0-9A-Fa-f]{2}|\\\\{0,6}["''`/nrt]'
        || '|\\[_.~$:@*#=+-]|&#[0-9]{2,7};|&#x[0-9A-Fa-f]{2,6};|&(?:quot|apos|lt|gt|amp|nbsp|[lr][sd]quo|[nm]dash);')
    when 'bigram' then
        ('[aA][bcdgilmnprsty]|[bB][aeluy]|[cC][aehiklort]|[dD][aeio]|[eE][acdeflmnrstvxy]|[fF][afiot]|[gG][ehir]|[hH][aeio'
        || ']|[iI][acdeflmnorstv]|[kK][e]|[lL][adeiloty]|[mM][aeiop]|[nN][acdegiost]|[oO][bflmnprstuw]|[pP][aehlor]|[qQ][u]|'
        || '[rR][aeiosty]|[sS][aehiopstuy]|[tT][aehiorsty]|[uU][bdeilnprst]|[vV][ei]|[wW][aehi]|[xX][t]')
    when 'consonants' then
        '[bcdfghjklmnpqrstvwxz]{5,}'
    when 'placeholder' then
        ('^(?:(?:your|my|th(?:e|is)|some)[-_ ]?(?:a(?:pi|ccess|uth)|s(?:ecret|uper)|p(?:ass(?:w(?:ord|d))?|wd|rivate)|toke'
        || 'n|key|own|client|db|user(?:name)?|new|here|v(?:alue|ery))|(?:insert|enter|replace|change|p(?:ut|aste)|add|set|us'
        || 'e)[-_ ]?(?:me|your|t(?:h(?:is|e)|oken)|here|with|i[tn]|key|api|secret|password)|(?:change(?:it|me)|p(?:laceholde'
        || 'r|assw(?:ord|d))|example|s(?:ample|ecret|tring)|d(?:ummy|e(?:fault|mo))|r(?:e(?:dacted|moved|quired)|oot)|hidden'
        || '|m(?:asked|ock)|t(?:o(?:do|ken)|bd|rue|est(?:ing)?)|f(?:ixme|a(?:lse|ke)|oo(?:bar)?)|n(?:one|ull|il)|u(?:ndefine'
        || 'd|ser)|optional|bar|admin|guest)(?:[-_.]?(?:key|token|secret|password|value|here|[0-9]{1,3}))?[^a-z0-9]*\Z|%(?:['
        || '-+0-9.l]{0,3}[sdiuxr](?:[^a-z0-9]|\Z)|[a-z_0-9]+%)|[^ ]*(?:(?:\[\^?[a-z0-9]-[a-z0-9]|\(\?[:=!<p]|abcdefghij|0123'
        || '456789)|[{][a-z_][a-z0-9_.()]{0,40}[:!}]|(?:x{4,}|[*]{3,}|[.]{3}|•{2,}|[<>█]|0{8,}|[{]{2}|[_-]here\Z|redacted|pl'
        || 'aceholder|changeme)|[.](?:j(?:s(?:onl?)?|pe?g)|p(?:ng|df|arquet|y|em)|g(?:if|z)|webp|s(?:vg|h|ql)|t(?:xt|s(?:v)?'
        || '|ar|oml)|c(?:sv|rt|ert|onf)|zip|html?|xml|ya?ml|m(?:d|p[34])|lo(?:g|ck)|key|ini|env)\Z|/[^ ]*[.][hc]\Z)|[$](?:[{'
        || '(]|env:|[a-z_]+-?\Z)|[{(<\[]|!(?:ref|vault|s(?:ub|ecret)|getatt|en(?:v|crypted))|(?:va(?:ult|r)|f(?:ile|tp)|en[v'
        || 'c]|a(?:rn|zurekeyvault|ws)|op|s(?:sm|ops|ecret(?:smanager|s?)|ha(?:256|512))|keyring|pkcs11|g(?:cp|it)|ref[+]vau'
        || 'lt|d(?:o(?:ppler|cker)|ata)|bws|i(?:nfisical|pfs)|https?|md5|u(?:rn|uid)|local):|(?:p(?:ro(?:cess[.]env|ps)|aram'
        || 's)|o(?:s[.](?:environ|getenv)|pt(?:ions|s))|env|var|local|data|se(?:crets|ttings|lf)|c(?:on(?:fig|text)|tx)|this'
        || '|re(?:q(?:uest)?|sponse)|module|i(?:nput|mport[.]meta)|args|form)[.]|[~.]{0,2}/(?![a-z0-9+/]{39}\Z|[a-z0-9+/]{20'
        || ',}={1,2}\Z)|[a-z]:\\|[^:]{2,10}://|[$@:!%#]?[a-z_]{0,24}(?:p(?:ass(?:w(?:ord|d)|phrase)|wd)|token|secret|api_?ke'
        || 'y|credential)s?[a-z_]{0,16}[0-9]{0,3}[!%]?\Z|(?:abc(?:d(?:ef)?)?|qwerty|foobar|hello|sk-|key|tok|pw(?:d)?)[-_]?['
        || '0-9]{1,4}\Z|(?:s3cr3t|p(?:4ssw0rd|a(?:ssw0rd|55w0rd)|@ssw[0o]rd)|1234567890|0123456789|deadbeef|changeit)[0-9!]{'
        || '0,3}\Z|[a-z0-9+/]*example(?:key|token|secret|password)?[0-9]{0,2}\Z|(?:dxnlc(?:jpwyxnz|m5hbwu6cgfzc3dvcmq)|qwxhz'
        || 'grpbjpvcgvuihnlc2ftzq|ywrtaw46ywrtaw4)|(?:a(?:pache|rtistic)|m(?:it|pl)|[al]{0,2}gpl|b(?:s[dl]|oost)|cc(?:0|-(?:'
        || 'by|zero))|e(?:pl|upl|xpat)|unicode|o(?:penssl|fl)|zlib|psf|g?fdl)[-_0-9.a-z+]*\Z|#(?:[0-9a-f]{3}(?:[0-9a-f]{3}(?'
        || ':[0-9a-f]{2})?)?\Z|[a-z]+(?:[-_][a-z]+)*\Z)|types-[a-z0-9-]+\Z|(?:\\?-){2}[a-z]{2,}(?:\\?[-=]|\Z)|[^ @]*@example'
        || '[.](?:com|net|org)\Z|(?:[^ ]*/)?(?:c(?:opying|hangelog)|licen[cs]e|readme)[.-][a-z0-9.+-]+\Z|[al]{0,2}gplv?[0-9.'
        || ']*[+]?(?:/[al]{0,2}gplv?[0-9.]*[+]?)*/?\Z|projects/[a-z0-9*{$<\\-]|(?:p(?:asswort|server:anoncvs)|wachtwoord|ken'
        || 'nwort)\Z|[a-z0-9_]+=self[.]|lc_[a-z]+=|__[a-z0-9_]+\Z|\\[fes&]|@[a-z][a-z0-9_-]*\Z)')
    when 'name' then
        ('^(?:[$%@]?[A-Z][A-Z0-9_]*_[A-Z0-9_]*\Z|(?:[A-Z][a-z]+)+[0-9]{1,2}[*]{1,2}\Z|[$][A-Z]+\Z|[$][0-9]|[A-Z]+\Z|_[a-z]'
        || '[a-z0-9_]*\Z|(?:[A-Z][a-z]*[0-9]{0,5})+(?:Key|Token|Secret|Auth|Type|Credential|Provider|Config|Signer|Handler|M'
        || 'anager|Options|Client|Error|Like|Union)s?\Z|[a-z_]{2,}[0-9][.][A-Z][A-Za-z]*\Z|(?:win32[a-z]{0,12}|ed25519|ed448'
        || '|x25519|x448|base64|ast3|md5|sha[0-9]{1,3})[.][A-Za-z][A-Za-z0-9_]*\Z|[a-z][a-z0-9]*(?:_[a-z0-9]+)*_(?:keys?|typ'
        || 'e|data|del|callback|privkey|pubkey)[0-9]?\Z|!?[A-Za-z_][A-Za-z_]*(?:(?:[.]|->|::)[A-Za-z_][A-Za-z0-9_]*)+\Z)')
    when 'ordinary' then
        ('^(?:iso-?8859-[0-9]{1,2}|[a-z]+[+][0-9]|0x[0-9a-f]{1,16}[ul]{0,3}|[0-9]*[*][a-z]+|[0-9]+(?:[.:/x-][0-9]+)*[a-z%]'
        || '{0,3}|(?:[0-9]{1,2}:)?v?[0-9]+(?:[.][0-9]+)+[a-z0-9.+~-]*|[0-9]{4}-[0-9]{2}(?:-[0-9t:.z+-]+)?|(?:[a-z]+[-_.])*(?'
        || ':sha|utf|base|md|oauth|aes|rsa|rs|hs|es|python|py|http|ipv|int|float|uint|v|x|s|h|web|log|gpt|claude|tls|ed|p|ar'
        || 'gon|bcrypt|pbkdf|rfc|iso|fips|pkcs|dwarf|mt|card|glibc|minix|netbsd|c|java|node|go|html|css)-?[0-9.]{1,6}(?:[-_.'
        || '][a-z]+)*)\Z')
    when 'parameter' then
        '&[A-Za-z_][A-Za-z0-9_.-]{0,40}=|&(?:[lr][ds]quo|quot|lt|gt|apos|nbsp)(?![A-Za-z0-9])|\\+["''`nrt]|\\f[RBIP]'
    when 'naming' then
        ('((?:pkcs11:token=|arn:aws[a-z-]{0,7}:secretsmanager:[a-z0-9-]{2,20}:[0-9]{12}:secret:|(?:client(?:request)?|crea'
        || 'tion)token["'']{0,2}[ ]{0,2}[:=][ ]{0,2}["'']{0,2}(?=(?:[a-z]{1,12}-)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]'
        || '{4}-[0-9a-f]{12}(?![a-z0-9]))|hashkey["'']{0,2}[ ]{0,2}[:=][ ]{0,2}["'']{0,2}(?=[0-9a-f]{32}(?![a-z0-9]))|did:key:'
        || '(?=z[1-9a-z]{40})|badge\.svg\?token=|(?:sec-websocket-(?:key|accept)|(?:page|next|prev|previous|continuation|pag'
        || 'ination|sync|skip|delta|starting|resume|resumption|scroll|change|watch)[ _-]?(?:page|sync|list|start|change)?[ _'
        || '-]?token|(?<![a-z])(?:public|primary|foreign|partition|sort|shard|cache|idempoten(?:cy|ce)|dedup(?:e|lication)?|'
        || 'object|row|artifact|composite|natural|grouping|unique|lookup|memo|issue|translation|column|surrogate|candidate|a'
        || 'ttribute|i18n|locale|answer|react|record|entity|asset|image|verif(?:y|ication)|ordering|lock|hot|metric|my_?cach'
        || 'e)[ _-]?keys?|pub[_-]?key|public[ _-]?key[ _-]?token|key[ _-]?ids?|(?:recv|send|fetch|list|delete|edit|export|im'
        || 'port|refresh)-keys?|gpg key|(?:password|tls|pull|existing)secret(?:name|ref)?|secret(?:keyref|[_-]?name|[_-]?ref'
        || '))(?:["''`\])]{0,2}[ ]{0,2}(?::=|=>|[:=])[ ]{0,2}| (?:is |was |are )?)|(?:signature|hmac|x-hub-signature-256)["'']'
        || '{0,2}[ ]{0,2}[:=][ ]{0,2}["'']{0,2}(?=(?:sha256=)?[0-9a-f]{32,128}(?![a-z0-9]))|keys?: {1,2}(?=(?:\$\{\{[^{}\r\n]'
        || '{1,60}\}\}|[a-z]{2,12}(?:-[a-z0-9._]{1,16}){0,8})-[0-9a-f]{40,64}(?![a-z0-9])))["''`<({]{0,2})([^ \t\r\n"''`&;,<>('
        || ')\[\]{}]+)')
    when 'label' then
        ('((?:\|1\||google-site-verification=|x-amz-id-2["'']?[:=] ?|ocid1\.[a-z0-9]{2,40}\.oc[0-9]{1,2}\.|spotify(?::(?:tr'
        || 'ack|album|artist|playlist|episode|show|user):|\.(?=com/))|(?:docs|drive)\.google\.(?=com/)|airtable\.(?=com/app)'
        || '|(?:nano ?id|ksuid|cuid2?|xid|firestore doc(?:ument)?)[ :=]{1,2}|(?<![a-z0-9])(?:tx|txn|tx[ _-]?hash|transaction'
        || '|block|block ?hash|hash)["'']{0,2}(?:[ ]?[:=][ ]?|[ /])["''<`(]{0,2}(?=0x[0-9a-f]{64}(?![0-9a-z]))|(?:state|ids?|g'
        || 'uid|uuid|cursor|etag|nonce|digest|checksum|fingerprint|thumbprint|integrity|revision|commit|sha|sha1|sha256|sha3'
        || '84|sha512|md5|crc32|hash|cid|kid|cf-ray|trace|span|parent|marker|continuation|starting_after|ending_before|next_'
        || 'page|resolved|scroll|nonce)["''`\])]{0,2}[ ]{0,2}(?::=|=>|[:=])[ ]{0,2}["''`<({\[]{0,2}(?:w/")?|(?:sha(?:1|256|384'
        || '|512)|nonce)[:=-]["'']?|h1:|ssh-(?:rsa|dss|ed25519) |ecdsa-sha2-nistp[0-9]{3} |data:[a-z]{4,12}/[a-z0-9.+-]{2,40}'
        || '(?:;[a-z0-9=-]{1,24}){0,2},|"[nxy]" ?: ?"))([^ \t\r\n"''`&;,<>()\[\]{}]+)')
    when 'formed' then
        ('((?<![a-z0-9]))((?<![_-])[a-z][a-z0-9_]{1,30}[-.][a-z0-9_-]{8,20}\.(?:[cm]?js|css|map|woff2?)(?![a-z0-9])|(?<!/)'
        || '(?:[pnbrqk1-8]{1,8}/){7}[pnbrqk1-8]{1,8}(?= [wb] )|aaaa[bc]3nza[a-z0-9+/=]{40,}|_{1,3}zn[0-9k]{1,3}[a-z_][^ \t\r'
        || '\n"''`&;,<>()\[\]{}]*)')
    when 'armour' then
        ('((?:-----begin (?:(?:x509 |trusted |new )?certificate(?: request)?|(?:[a-z0-9]{2,8} )?public key(?: block)?|pgp '
        || '(?:signature|message)|x509 crl|pkcs7)-----))([^-]+)')
    when 'goods' then
        ('((?:(?<![a-z])(?:fuzzer|testcase(?:-detail)?|chromestatus\.com/features?)[-_/]|(?<![a-z])(?:ean|gtin|isbn|upc|ja'
        || 'n|imei|iccid|barcode|snowflake|tweet)(?:[-:. #]{0,3}[0-9]{1,2}(?![0-9]))?[a-z :.#=-]{0,12}))([0-9][0-9 -]+)')
    when 'glue' then
        ('["''][ ]{0,2}(?:[+.&]{1,2}[ ]{0,2}(?:[\\_]?\r?\n[ \t]{0,32})?|[\\_]?\r?\n[ \t]{0,32}[+.&]{1,2}[ ]{0,2})["'']|["'']['
        || ' ]{0,2}\\?\r?\n[ \t]{0,32}["''](?![A-Z]?[a-z]{3,24}["''])|\\\r?\n')
    when 'concatenated' then
        ('(?<![!#-&*+./0-9:=?@A-Z^_a-z~-])[!#-&*+./0-9:=?@A-Z^_a-z~-]+(?:(?:["''][ ]{0,2}(?:[+.&]{1,2}[ ]{0,2}(?:[\\_]?\r?\'
        || 'n[ \t]{0,32})?|[\\_]?\r?\n[ \t]{0,32}[+.&]{1,2}[ ]{0,2})["'']|["''][ ]{0,2}\\?\r?\n[ \t]{0,32}["''](?![A-Z]?[a-z]{3'
        || ',24}["''])|\\\r?\n)(?![A-Za-z][A-Za-z0-9+.-]{0,20}://|[/?&;:.=-]{1,2}(?:[a-z]{2,16}|v[0-9])(?![A-Za-z0-9])|[A-Za-'
        || 'z_]{2,64}[=:][^=])[!#-&*+./0-9:=?@A-Z^_a-z~-]+)+')
    when 'begun' then
        ('^(?![A-Za-z][A-Za-z0-9+.-]{0,20}://|-)(?:[!#-&*+./0-9:=?@A-Z^_a-z~-]{1,3}|[!#-&*+./0-9:=?@A-Z^_a-z~-]*(?:[A-Za-z'
        || '][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[A-Z]{5}|[0-9]{4})[!#-&*+./0-9:=?@A-Z^_a-z~-]*)(?<![=:?&/,])\Z')
    when 'url_plain' then
        '[A-Za-z][A-Za-z0-9+.-]*://[^ \t\r\n@/]*\Z'
    when 'url_left' then
        '[^ \t\r\n"''<>`]*\Z'
    when 'url_above' then
        '[^ \t\r\n"''<>`]+[ \t]{0,8}\r?\n[ \t>]{0,16}\Z'
    when 'url_right' then
        '^[^ \t\r\n"''<>`]*[^ \t\r\n"''<>`.,;:!?)]'
    when 'object_id' then
        ('^(?:[A-Z]{2,8}[0-9]{1,4}(?:[A-Z][a-z]{2,12})+|(?:t(?:o(?:olu|pic)|hr(?:ead|d)|x(?:n)?|r(?:[xck]|ac[ek])?|e(?:am|'
        || 'mplate|nant)|ask|i(?:d|cket)|bl|kt|mpl|urn)|s(?:r(?:vtoolu|c)|t(?:ep|ore|ream)|u(?:b(?:net)?|rvey)|e(?:s(?:s(?:i'
        || 'on)?)?|ti|g(?:ment)?|rvice)|i(?:te|d)?|pan|h(?:p|[io]p)|nap|vc|ch(?:e(?:d|ma))?|a(?:mple|ndbox)|b(?:x)?)|m(?:cp('
        || '?:toolu|l)?|sg(?:batch|s)?|id|e(?:m(?:ber|ory)?|dia|tric|eting|ssage(?:s)?)|br|o(?:del|n))|c(?:a(?:ll|r[dt]|se|m'
        || 'paign|nd(?:idate)?)?|h(?:a(?:t(?:cmpl)?|n(?:nel)?)|eck(?:point)?|unk)?|m(?:pl|t)|us(?:t(?:omer)?)?|s|n(?:tr)?|o('
        || '?:n(?:n|v(?:ersation)?|ta(?:ct|iner))|l|m(?:p(?:any|letion)|ment))|tx|id|l(?:ip|uster|aim)|ert|ron|kpt)|r(?:e(?:'
        || 's(?:p|ervation)|q(?:uest)?|c(?:ord)?|[fv]|gion|ply)|u(?:n|le)|fnd|[st]|id|o(?:le|w|u(?:te|nd)|om))|a(?:s(?:s(?:t'
        || '|et)|t)|c(?:c(?:t|ount)?|t(?:ion)?)|gent|d(?:dr|r)|pp|l(?:bum|ert)|rt(?:ifact)?)|f(?:i(?:le(?:s)?|eld)|tjob|[cn]'
        || '|orm|l(?:d|ag)|eed|unc(?:tion)?|act)|b(?:a(?:tch)?|uild|l(?:[dk]|ock)|ot|elief)|w(?:rkspc|ork(?:space|flow)|s(?:'
        || 'p)?|[efh])|e(?:v(?:t|ent|al)?|p|n(?:v|t(?:ity|ry)?)|x(?:p(?:er)?|ec(?:ution)?|change)|rr|mb|dge)|p(?:i(?:d)?|r(?'
        || ':o(?:d|j(?:ect)?|m(?:o|pt)|be)|ice|[jt])|m(?:pt)?|l(?:ink|a(?:ylist|ce))|o(?:l(?:icy)?|st|d)?|a(?:y(?:out)?|rt|g'
        || 'e)|kg|er(?:m|son)|g|pl)|o(?:r(?:g|d(?:er)?)|b(?:j(?:ect)?|s(?:ervation)?))|u(?:s(?:er|r)|id|pl(?:oad)?|tterance)'
        || '|i(?:t(?:em|m)|n(?:v(?:oice)?|s(?:t)?|c(?:ident)?|te(?:nt|raction))?|[il]|cfg|m(?:g|age))|l(?:i(?:nk|st)?|o[cg]|'
        || 'ead|b|ambda)|q(?:t|ueue)?|d(?:[us]|pl|e(?:p(?:loy)?|v(?:ice)?|al|cision)|o(?:c(?:s)?|main)|ataset|ns|i(?:sk|m|al'
        || 'og(?:ue)?))|job|n(?:o(?:[dt]e|nce)|et)|v(?:[sm]|id(?:eo)?|ol|ar(?:iant)?|e(?:r(?:sion|dict)?|c))|g(?:r(?:p|oup|a'
        || 'der)|e(?:o|n(?:eration)?))|zone|hook|kb)(?:_(?:vrtx|bdrk|test|live|prod|dev))?[_-][A-Za-z0-9+/=]{12,}|(?:rec|a(?'
        || ':pp|tt)|tbl|fld|viw|sel|wsp|itm|pag)[A-Za-z0-9]{14}|(?:I|[A-Z]{2})[0-9a-f]{32,40}|(?:[A-Za-z]+[_-])+[0-9a-f]{16,'
        || '}(?:[_-][A-Za-z0-9]{1,6})?|[0-9a-f]{16}-[A-Z]{3}|[a-z]{2,12}_01[A-Za-z0-9]{22}|(?:[a-z]{1,16}[_:.-])*[0-7](?:[0-'
        || '9A-HJKMNP-TV-Z]{25}|[0-9a-hjkmnp-tv-z]{25})|Qm[1-9A-HJ-NP-Za-km-z]{44}|(?:[A-Za-z]*[0-9]{0,8}[_-])*[0-9A-Fa-f]{8'
        || '}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}(?:[_-][A-Za-z]*[0-9]{0,8})*|ChIJ[A-Za-z0-9_-]{19,'
        || '23}|eyJ(?:hbGciOi|0eXAiOi)[A-Za-z0-9]{8,120}(?:J9|In0|ifQ)|(?:sha(?:1|256|384|512)|nonce)-[A-Za-z0-9+/=_-]+|[A-Z'
        || 'a-z0-9+/]*EXAMPLE[A-Z]{0,8}|[A-Za-z0-9+/_=-]*(?:abcdefghij|ABCDEFGHIJ|0123456789)[A-Za-z0-9+/_=-]*|(?:[A-Z]{1,6}'
        || '[0-9]{0,2}_)?[A-Z]?[a-z]*(?:[A-Z]+[a-z][a-z]+)+[A-Z]*[0-9]{0,3}(?:[_-][a-z]*(?:[A-Z]+[a-z][a-z]+)*[A-Z]*[0-9]{0,'
        || '3})*|[a-z]*(?:[A-Z]+[a-z][a-z][a-z]+[0-9]{0,3})+[A-Z]*|[A-Za-z]*(?:[A-Z]{8}[A-Z]*(?:_[A-Z]+)*|(?:LIST|SET|ARRAY)'
        || 'of[A-Za-z0-9_-]+)|Z(?:N[KVRO]{0,2}(?:[0-9]{1,2}[A-Za-z_]|S[tabiosd0-9])|T(?:[VIS](?:N?[0-9S]|[A-Z]?[a-z])|h[nv]?'
        || '[0-9])|S[tabiosd][0-9]|[0-9]{1,2}[a-z_]{3}|GV[NZ]|[nd][wal][A-Z]?[a-z]{0,2}S)[A-Za-z0-9_]+|gl(?:[A-Z][a-z]{2,}|X'
        || '[A-Z])[A-Za-z0-9]*|xml(?:S(?:ec|AX)|UCS)[A-Za-z0-9_]*|(?:NID|[SL]N|OBJ|DER_OID_V)_(?:id|pbe|a(?:d|es)|ext|cms|go'
        || 'st|des|hmac)[A-Za-z0-9_-]*|(?:Iop|SEC_PKCS[0-9]+|X(?:_XF86|F86[A-Z]{0,3}))_?[A-Z][A-Za-z0-9_]*|(?:f[BI])?(?:[aA]'
        || '*[bB]*[cC]*[dD]*[eE]*[fF]*[gG]*[hH]*[iI]*[jJ]*[kK]*[lL]*[mM]*[nN]*[oO]*[pP]*[qQ]*[rR]*[sS]*[tT]*[uU]*[vV]*[wW]*['
        || 'xX]*[yY]*[zZ]*|a?b?c?d?e?f?g?h?i?j?k?l?m?n?o?p?q?r?s?t?u?v?w?x?y?z?(?:A?B?C?D?E?F?G?H?I?J?K?L?M?N?O?P?Q?R?S?T?U?'
        || 'V?W?X?Y?Z?|[A-Z]{0,3}))[0-9]*=?|[0-9MLHVCSQTAZmlhvcsqtaz.-]+|0x[0-9A-Fa-f]{8,32}[uUlL]{0,3}|[A-Za-z0-9-]*_00[2-7'
        || '][0-9a-f][A-Za-z0-9_-]*)\Z')
    when 'slug' then
        ('^(?:(?:[A-Za-z0-9]{1,4}|(?:(?:[A-Z]+|[a-z]+(?:[A-Z][a-z]+)*|(?:[A-Z][a-z]+)+)[0-9]{0,8}|[0-9]{5,19}[A-Za-z]{0,2}'
        || '|[0-9]{1,8}T[0-9]{2,9}Z?|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}))(?:[_.:/@#|+-]{1,2}|\Z))+'
        || '\Z')
    when 'session_name' then
        ('^(?:(?:[A-Za-z0-9]{1,4}|(?:(?:[A-Z]+|[a-z]+(?:[A-Z][a-z]+)*|(?:[A-Z][a-z]+)+)[0-9]{0,8}|[0-9]{5,19}[A-Za-z]{0,2}'
        || '|[0-9]{1,8}T[0-9]{2,9}Z?|[0-9a-f]{5,64}|[0-9A-F]{32,64}|[A-Z0-9]{9,11}|[0-7][0-9A-HJKMNP-TV-Z]{25}))(?:[_.:/@#|+'
        || '-]{1,2}|\Z))+\Z')
    when 'identifier' then
        ('^(?:[a-z]{1,16}[_:.-])*(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-7][0-9a-hjkmnp-tv-z]{2'
        || '5})\Z')
    when 'plain' then
        '^[*~]{0,3}[A-Za-z]+(?:[_/.:-][A-Za-z]+)*[.:!?*~]*\Z'
    when 'chain' then
        ('(?<![A-Za-z0-9+/_=.~$%@:-])[A-Za-z0-9+/_=.~$%@:-]+(?:(?:[ \t]{0,4}\\?\r?\n[ \t>|*#]{0,16}|<w?br ?/?>(?:\r?\n)?| '
        || 'and then |["''][ ]{0,2}[+.&]{0,2}[ ]{0,2}(?:[\\_]?\r?\n[ \t]{0,32}(?:[+.&]{1,2}[ ]{0,2})?)?["'']|[ ]{1,2}|\t)(?=[A'
        || '-Za-z0-9+/_=.~$%@:-]*(?:[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[A-Z]{5}|[0-9]{4}))[A-Za-z0-9+/_=.~$%@:-]+)+')
    when 'odd' then
        '[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[A-Z]{5}|[0-9]{4}'
    when 'uneven' then
        '[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[_-][0-9]|[0-9][_-]|[@#$%^&*+~!?][A-Za-z0-9]|[0-9]{4}'
    when 'atom' then
        '(?<![A-Za-z0-9+/=_-])[A-Za-z0-9_-]{16,}={0,2}(?![A-Za-z0-9+/=])|(?<![A-Za-z0-9-])0x[0-9a-f]{64}(?![A-Za-z0-9])'
    when 'base64' then
        '(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{22,}={0,2}(?![A-Za-z0-9+/=])'
    when 'symbols' then
        ('(?<![A-Za-z0-9/_=.~$%@;#!^&?+-])[A-Za-z0-9!@#$%^&*?+~_-]{16,40}(?![A-Za-z0-9/_=~$%@#!^&?+*-]|[.:;][A-Za-z0-9/_=~'
        || '$%@:;#!^&?+*-])')
    when 'percent' then
        '%[0-9A-Fa-f]{2}[^%]{0,12}%[0-9A-Fa-f]{2}|[A-Z]{3,}[0-9]{0,4}_[A-Z]{2,}|_[*]_|##[a-z]|@@'
    when 'machine' then
        '(?<![A-Za-z0-9+/_.=-])[A-Za-z0-9+/_.=-]{16,}'
    when 'path' then
        '(?:^|/)[a-z]{4,}(?:/|\Z)'
    when 'fragment' then
        ('(?:[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[A-Z]{5}|[0-9]{4})[A-Za-z0-9_.+/=-]{4}|[A-Za-z0-9_.+/=-]{4}(?:[A-Za-z]'
        || '[0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[0-9]{4})|[A-Za-z0-9_.+/=-]{2}(?:[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[0-9]{4})'
        || '[A-Za-z0-9_.+/=-]{2}')
    when 'figures' then
        ('[0-9]{4} ?[_|:·•~+・] ?[0-9]{4}|[0-9](?:[ \t\r\n./>-]{0,4}[0-9]){5}|[a-z]{2}[0-9]{2}(?:[ \t.-]?[a-z0-9]){6}|[a-z]'
        || '{5}[0-9]{4}')
    when 'bare_figures' then
        ('[0-9]{4} ?[/_|:·•~+・] ?[0-9]{4,6} ?[/_|:·•~+・] ?[0-9]{4}|[0-9](?:[ \t\r\n>.-]{0,3}[0-9]){12}|[0-9]{3}\.[0-9]{3}\'
        || '.[0-9]{3}-|[0-9]{6}-[1-8][0-9]{6}|[0-9]{3}[ ]?-[ \r\n]{0,2}[0-9]{2}[ ]?-[ \r\n]{0,2}[0-9]{4}|[0-9]{17}|[a-z]{2} '
        || '[0-9]{2} [0-9]{2} [0-9]{2} |[a-z][0-9]{2}[a-z][0-9]{3}[a-z]|[a-z]{4}[0-9]{6}[hmx][a-z]|[a-z]{2}[0-9]{2}(?:[a-z0-'
        || '9]{11}|[ \t.-][a-z0-9]{4}[ \t.-][a-z0-9]{4})|cpf|rrn|주민|외국인|resident reg|nino|(?<![a-z])ni n|national insurance')
    when 'shaped' then
        ('sk[A-Za-z0-9]{80}|:[A-Za-z0-9_-]{43}|[0-9a-f]:fx|\.[A-Za-z0-9]{16}|\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27}|\.[A-Za'
        || '-z0-9_-]{43}|[0-9a-f]{13}-[0-9a-f]{8}-[0-9a-f]{8}|[0-9]{8}-[A-Za-z0-9]{30}|:[0-9a-f]{32}|[A-Z0-9]{5}-[A-Z0-9]{5}'
        || '-[A-Z0-9]{5}-[A-Z0-9]{5}|[_.-][A-Za-z0-9]{20}|AAAAAAAAAA')
    when 'readable' then
        '(?<![A-Za-z0-9+/=])(?:(?:[2-7][0-9a-fA-F]){16}|(?:[I-Za-f][A-Za-z0-9+/]{3}){5}[A-Za-z0-9+/]{2})'
    when 'short' then
        ('(?:^[A-Za-z0-9+/_=.~$%@:;#!^&*?-]{1,15})?[^A-Za-z0-9+/_=.~$%@:;#!^&*?-]+(?:[A-Za-z0-9+/_=.~$%@:;#!^&*?-]{1,15}[^'
        || 'A-Za-z0-9+/_=.~$%@:;#!^&*?-]+)*(?:[A-Za-z0-9+/_=.~$%@:;#!^&*?-]{1,15}\Z)?')
    when 'six_digits' then
        '[0-9](?:[^0-9]{0,6}[0-9]){5}'
    when 'shape' then
        ('(?<![A-Za-z0-9])(?:[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,42}|[0-9a-f]{32}\.[A-Za-z0-9]{1'
        || '6}|(?:[A-Za-z0-9_][A-Za-z0-9_-]{10}|-[A-Za-z0-9_][A-Za-z0-9_-]{9}|--[A-Za-z0-9_][A-Za-z0-9_-]{8})\.[A-Za-z0-9_-]'
        || '{43}|[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}|[0-9]{8,19}-[A-Za-z0-9]{30,50}(?!\.apps\.google)|[0-9]/[0-9]{15,17}(?:'
        || '/[0-9]{15,17})?:[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:[0-9a-f]{32}|[0-9a-f]{'
        || '8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:fx|[a-z0-9]{11}AAAAAAAAAA[A-Za-z0-9_-]{43}|[A-Z0-9]{5}(?:-[A'
        || '-Z0-9]{5}){3,5}|(?:[a-z]{2,12}|[A-Z]{2,8})[0-9]{0,2}(?:[_-][a-z]{2,12}[0-9]{0,2}){0,3}[_.-][A-Za-z0-9]{20,}(?:[_'
        || '-][A-Za-z0-9]{6,})*(?!@[A-Za-z0-9])|sk[A-Za-z0-9]{80,}|[um][0-9]{6,9}-[0-9a-f]{24}|AC[0-9a-f]{32}:[0-9a-f]{32}|('
        || '?:2|cr_|ak_|ngrok_)[A-Za-z0-9]{26,27}_[A-Za-z0-9]{21}|[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{6}:[A-Za-z0-9_-]{43})(?![A'
        || '-Za-z0-9])')
end;
comment on function assay._firewall_pattern(text) is 'The named patterns of the firewall''s detector file; a constant where the name is one.';
revoke all on function assay._firewall_pattern(text) from public;
