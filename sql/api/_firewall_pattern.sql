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
        '(?:[ \t]{0,4}\\?\r?\n[ \t>|*]{0,16}| and then |["''][ ]{0,2}[+.&]?[ ]{0,2}(?:\\?\r?\n[ \t]{0,16})?["'']|[ ]{1,2})'
    when 'word' then
        '[a-z0-9]'
    when 'escape' then
        '%[0-9A-Fa-f]{2}|\\u00[0-9A-Fa-f]{2}|\\x[0-9A-Fa-f]{2}|\\[_.~$:/@*#=+-]|&#[0-9]{2,3};|&#x[0-9A-Fa-f]{2};'
    when 'bigram' then
        ('[aA][bcdgilmnprsty]|[bB][aeluy]|[cC][aehiklort]|[dD][aeio]|[eE][acdeflmnrstvxy]|[fF][afiot]|[gG][ehir]|[hH][aeio'
        || ']|[iI][acdeflmnorstv]|[kK][e]|[lL][adeiloty]|[mM][aeiop]|[nN][acdegiost]|[oO][bflmnprstuw]|[pP][aehlor]|[qQ][u]|'
        || '[rR][aeiosty]|[sS][aehiopstuy]|[tT][aehiorsty]|[uU][bdeilnprst]|[vV][ei]|[wW][aehi]|[xX][t]')
    when 'consonants' then
        '[bcdfghjklmnpqrstvwxz]{5,}'
    when 'placeholder' then
        ('^(?:(?:your|my|the|some|this)[-_ ]?(?:api|secret|password|passwd|pass|pwd|token|key|own|access|auth|client|priva'
        || 'te|db|user|new|here|value|super|very|username)|(?:insert|enter|replace|change|put|paste|add|set|use)[-_ ]?(?:me|'
        || 'your|this|here|with|the|it|in|key|api|token|secret|password)|(?:changeit|changeme|placeholder|example|sample|dum'
        || 'my|redacted|removed|hidden|masked|todo|fixme|tbd|none|null|nil|undefined|true|false|test|testing|secret|password'
        || '|passwd|token|string|required|optional|default|foobar|foo|bar|admin|root|user|guest|demo|fake|mock)(?:[-_.]?(?:k'
        || 'ey|token|secret|password|value|here|[0-9]{1,3}))?[^a-z0-9]*\Z|[^ ]*(?:x{4,}|[*]{3,}|[.]{3}|•{2,}|[<>]|0{8,}|[{]{'
        || '2}|[_-]here\Z|redacted|placeholder|changeme|█)|[$](?:[{(]|env:|[a-z_]+\Z)|%[a-z_0-9]+%|[{(<]|\[|!(?:ref|vault|su'
        || 'b|getatt|secret|env|encrypted)|(?:vault|file|env|arn|op|ssm|keyring|sops|secretsmanager|azurekeyvault|gcp|aws|re'
        || 'f[+]vault|doppler|bws|infisical|secrets?|https?|ftp|ipfs|git|docker|data|sha256|sha512|md5|urn|uuid|var|local|en'
        || 'c):|(?:process[.]env|os[.]environ|os[.]getenv|env|var|local|data|secrets|settings|config|self|this|props|params|'
        || 'req|request|response|module|input|ctx|context|options|opts|args|form|import[.]meta)[.]|[~.]{0,2}/|[a-z]:\\|[^:]{'
        || '2,10}://)')
    when 'name' then
        ('^(?:[$]?[A-Z][A-Z0-9_]*_[A-Z0-9_]*\Z|[$][A-Z]+\Z|[$][0-9]|[A-Z]+\Z|[A-Za-z_][A-Za-z_]*(?:(?:[.]|->|::)[A-Za-z_]['
        || 'A-Za-z0-9_]*)+\Z)')
    when 'ordinary' then
        ('^(?:[0-9]+(?:[.:/x-][0-9]+)*[a-z%]{0,3}|v?[0-9]+(?:[.][0-9]+)+[a-z0-9.+-]*|[0-9]{4}-[0-9]{2}(?:-[0-9t:.z+-]+)?|('
        || '?:[a-z]+[-_.])*(?:sha|utf|base|md|oauth|aes|rsa|rs|hs|es|python|py|http|ipv|int|float|uint|v|x|s|h|web|log|gpt|c'
        || 'laude|tls|ed|p|argon|bcrypt|pbkdf|c|java|node|go|html|css)-?[0-9.]{1,6}(?:[-_.][a-z]+)*)\Z')
    when 'plain' then
        '^[A-Za-z]+(?:[_/.:-][A-Za-z]+)*[.:!?]*\Z'
    when 'chain' then
        ('(?<![A-Za-z0-9+/_=.~$%@:-])[A-Za-z0-9+/_=.~$%@:-]+(?:(?:[ \t]{0,4}\\?\r?\n[ \t>|*]{0,16}| and then |["''][ ]{0,2}'
        || '[+.&]?[ ]{0,2}(?:\\?\r?\n[ \t]{0,16})?["'']|[ ]{1,2})(?=[A-Za-z0-9+/_=.~$%@:-]*(?:[A-Za-z][0-9]|[0-9][A-Za-z]|[a-'
        || 'z][A-Z]|[A-Z]{5}|[0-9]{4}))[A-Za-z0-9+/_=.~$%@:-]+)+')
    when 'odd' then
        '[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[A-Z]{5}|[0-9]{4}'
    when 'uneven' then
        '[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[_-][0-9]|[0-9][_-]|[@#$%^&*+~!?][A-Za-z0-9]|[0-9]{4}'
    when 'atom' then
        '(?<![A-Za-z0-9+/=])[A-Za-z0-9_-]{16,}={0,2}(?![A-Za-z0-9+/=])|(?<![A-Za-z0-9-])0x[0-9a-f]{64}(?![A-Za-z0-9])'
    when 'base64' then
        '(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{22,}={0,2}(?![A-Za-z0-9+/=])'
    when 'symbols' then
        '(?<![A-Za-z0-9/_=.~$%@;#!^&?+-])[A-Za-z0-9!@#$%^&*?+~_-]{16,40}(?![A-Za-z0-9/_=~$%@:;#!^&?+*-]|\.[A-Za-z0-9])'
    when 'path' then
        '(?:^|/)[a-z]{4,}(?:/|\Z)'
    when 'fragment' then
        ('(?:[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[A-Z]{5}|[0-9]{4})[A-Za-z0-9_.+/=-]{4}|[A-Za-z0-9_.+/=-]{4}(?:[A-Za-z]'
        || '[0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[0-9]{4})|[A-Za-z0-9_.+/=-]{2}(?:[A-Za-z][0-9]|[0-9][A-Za-z]|[a-z][A-Z]|[0-9]{4})'
        || '[A-Za-z0-9_.+/=-]{2}')
    when 'six_digits' then
        '[0-9](?:[^0-9]{0,6}[0-9]){5}'
    when 'trie' then
        ('(?:\$aact_|\+A(?:CR|St)|/api/webhooks/|00(?:D)?|1(?://0|000\.)|4b1d|6L|A(?:3(?:-|T)|AAAAAAAAAAAAAAAAAAA|B(?:IA|S'
        || 'K)|C(?:CA|Db)|GE-(?:PLUGIN-|SECRET-KEY-)|I(?:K_|oT|za)|K(?:Cp|I(?:A|D)|LT)|PI(?:-|M)|Q(?:\.|E|VN)|RmE|S(?:IA|bE)'
        || '|T(?:ATT3|BB|CTT3|STT3|TA)|VNS_|ZDO|straCS:|z(?:Ca|EG|Fu|Se))|B(?:BDC-|SA)|C(?:C(?:DB1_|IP(?:AT_|RJ_))|FPAT-|LOJ'
        || 'ARS_)|DO00|E(?:AA(?:A)?|XO|Z(?:AK|TK))|F(?:LWSECK|lyV1)|G(?:OCSPX-|R1348941)|HRKU-|IST\.eyJ|K(?:00|EY)|LTAI|Mid-'
        || '(?:client-|server-)|N(?:F-|R(?:A(?:K-|L-)|I(?:I-|Q-)|JS-|RA-|SP))|P(?:MA(?:K-|T-)|RD-)|S(?:BX-|CW|G\.|K|TS\.|WM('
        || '?:KEY-1-|TKN-1-))|T3BlbkFJ|YC|_gitlab_session=|a(?:ccess(?:-(?:development-|production-|sandbox-)|_token\$)|io_|'
        || 'mzn\.mws\.|p(?:h0_|i(?:-|_(?:live|org_|sandbox)|fy_)|k_)|tlasv1\.|zconfig\.io;Id=)|b(?:\.|_|b_(?:live_|test_)|ed'
        || 'rock-api-key-|k(?:aj_|ct_|pt_|ua_))|c(?:f(?:at_|k_|ut_)|hpt_|io|k_|loudinary://|mVmd|ontribsys\.com|rsr_|s(?:_|a'
        || '_|k-))|d(?:G9rO|api|b(?:-|t(?:c_|s_|u_))|ckr_(?:oat_|pat_)|d(?:o_|p_|w_)|epot_(?:org_|project_)|o(?:o_v1_|p_v1_|'
        || 'r_v1_|se)|p\.(?:audit\.|ct\.|pt\.|s(?:a\.|cim\.|t\.))|t0|uffel_|vc_(?:client_|mobile_|server_))|e(?:2b_|ndr\+|s('
        || '?:ecret_|su_)|xt_|yJrIjoi)|f(?:c-|hb-|i(?:g(?:d_|o_|u_)|o-u-)|m(?:1(?:a_|r_)|2_)|o1_|w_)|g(?:cntfy-|h(?:o_|p_|r_'
        || '|s_|u_)|ithub_pat_|l(?:agent-|c(?:_|bt-)|dt-|f(?:fct-|t-)|imt-|oas-|p(?:at-|tt-)|rt(?:-|r-)|s(?:a_|oat-)|wt-)|sk'
        || '_)|h(?:awk\.|bp_|c(?:a(?:i(?:c_|k_)|lk_)|xik_)|f_|ooks\.(?:slack\.com/|zapier\.com/)|v(?:b\.|r\.|s\.)|xt(?:p_|w_'
        || '))|i(?:co-|on_)|jina_|key(?:-|_)|l(?:i(?:n_(?:api_|oauth_|wh_)|o_|p_|ve_)|lx-|sv2_(?:pt_|sk_))|m(?:0-|b_|db_sa_s'
        || 'k_|er(?:cury_|gify_)|lsn\.|ob-)|n(?:api_|f(?:b_|c_|o_|p_|u_)|ovu_|pm_|tn_|vapi-)|o(?:ps_eyJ|s_v2_|y2)|p(?:8e-|a('
        || '?:-|ckagist_|t(?:-(?:ap|eu|na)|\.)?)|csk_|dl_|ersona_|h(?:s_|x_)|ina_|k_|lane_api_|n(?:b_|u_)|olar_|plx-|rf_|sca'
        || 'le_|u(?:bkey-|l-)|ypi-AgE)|r(?:8_|amp_(?:sec_|tok_)|dme_|e_|k_(?:live_|test_)|nd_|ootly_|pa_|ubygems_|zp_(?:live'
        || '_|test_))|s(?:-s4t2|\.|a(?:msara_api_|t\.)|b(?:_secret_|p_)|c(?:_|auth_)|dk-|e(?:cret(?:-|_)|rvice:)|gp_|h(?:a25'
        || '6~|ippo_|p(?:at_|ca_|pa_|ss_|tka_|ua_))|ignkey-|k(?:-(?:None-|a(?:dmin-|nt-)|helicone-|lf-|or-|proj-|s(?:ervice-'
        || '|vcacct-))?|\.eyJ|_(?:car_|live_|org_|sbox_|test_)?|tsec_)|l(?:\.|k_)|m_(?:aat_|pat_|sat_)|n(?:try(?:a_|s_|u_)|y'
        || 'k_)|q(?:0(?:a(?:cp-|tp-)|csp-|idp-)|a_|p_|u_))|t(?:1\.|fp_|gp_v1_|k(?:-us-|\.eyJ)|s(?:ec_|key-|s_)|vly-)|u(?:\+|'
        || 'cat_|nkey_|p_|ser:gh\.)|v(?:1\.0-|c(?:a_|i_|k_|p_|r_)|k1\.a\.|twn_)|w(?:aka_|ebhook\.office\.com/|hsec_|rk(?:au('
        || '?:-|s-)|eu-|jp-|sg-))|x(?:a(?:at-|i-|p(?:p-|t-)|u_)|keysib-|ox(?:a-|b-|c-|d-|e|o-|p-|r-|s-)|smtpsib-)|y(?:0_|a29'
        || '\.)|z(?:_|pka_))')
    when 'shape' then
        ('(?<![A-Za-z0-9])(?:[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,42})(?![A-Za-z0-9])|(?<![A-Za-z'
        || '0-9])(?:[0-9a-f]{32}\.[A-Za-z0-9]{16})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{43})(?'
        || '![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9]{8'
        || ',19}-[A-Za-z0-9]{30,50})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9]/[0-9]{15,17}(?:/[0-9]{15,17})?:[0-9a-f]{32})(?!'
        || '[A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:[0-9a-f]{32})(?![A-'
        || 'Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9a-f]{32}-us[0-9]{1,2})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9]{8,10}:AA[A-Za-z0'
        || '-9_-]{33})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk)(?![A-Za-z0-9])|(?<![A-Za-z0-9])'
        || '(?:[A-Za-z0-9+/]{22}==:[A-Za-z0-9]{32})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.'
        || '-]{31,34})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9a-f]{36}NRAL)(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[0-9a-f]{10}msh'
        || '[0-9a-f]{15}p1[0-9a-f]{5}jsn[0-9a-f]{12})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[a-z0-9]{11}AAAAAAAAAA[A-Za-z0-9_-]{'
        || '43})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{11}:APA91b[A-Za-z0-9_-]{100,})(?![A-Za-z0-9])|(?<![A-Za-z0-'
        || '9])(?:[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3,5})(?![A-Za-z0-9])|(?<![A-Za-z0-9])(?:(?:[a-z]{2,12}|[A-Z]{2,8})[0-9]{0,2}(?'
        || ':[_-][a-z]{2,12}[0-9]{0,2}){0,3}[_.-][A-Za-z0-9]{20,}(?:[_-][A-Za-z0-9]{6,})*)(?![A-Za-z0-9])')
end;
comment on function assay._firewall_pattern(text) is 'The named patterns of the firewall''s detector file; a constant where the name is one.';
revoke all on function assay._firewall_pattern(text) from public;
