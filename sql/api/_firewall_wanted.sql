-- requires: _firewall_pattern _firewall_run_kinds _firewall_holds
-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_wanted(p_text text, p_lower text, p_identifier boolean, p_joined boolean)
returns text []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_wanted text [] := '{}';
    -- no pattern and no word has what is beyond, such as emoji
    v_wide constant boolean := octet_length(p_lower) <> length(p_lower)
        and p_lower collate "C" ~ '[\u0080-\uffff]';
begin
    if length(p_text) > 4096 then
        -- Of a long text, looking for many words costs more than looking for a pattern: that is
        -- left to who asks.
        v_wanted := v_wanted || array[
            'marker_tag', 'marker_english', 'marker_imperative', 'marker_clause', 'marker_alone', 'marker_german',
            'marker_french', 'marker_spanish', 'marker_italian', 'marker_portuguese', 'marker_slavic', 'marker_more',
            'marker_chinese', 'marker_japanese', 'marker_korean', 'pem', 'pem_base64', 'putty', 'jwk', 'wallet_key',
            'xml_key', 'pem_tail', 'jwt', 'django_key', 'amazon_token', 'convex', 'roblox', 'xbox', 'url_userinfo',
            'url_token_user', 'card_code', 'app_password', 'seed_phrase'
        ]::text [];
        if not p_identifier and length(p_lower) >= 48 then
            v_wanted := v_wanted || array['card_spelled']::text [];
        end if;
        if p_text collate "C" ~ assay._firewall_pattern('uneven') then
            v_wanted := v_wanted || array[
                'assignment', 'session', 'assigned_key', 'spoken', 'told', 'named_pair', 'pair', 'announced', 'placed',
                'as_password', 'one_time_code', 'code_sent', 'access_code', 'recovery_code', 'command_line', 'command_login',
                'command_words', 'statement', 'laid_out', 'command_secret', 'login_said', 'curl_user', 'auth_header',
                'auth_header_plain', 'markup', 'pgpass', 'structured', 'health_number', 'document_number', 'in_ifsc',
                'card_named', 'iban_named'
            ]::text [];
            if p_lower collate "C" ~ (' (?:is|was|ist|est|es|[èÈéÉ]|to|[äÄ]r|er) (?:my|the|our|your|mein|das|dein|unser|mon|le|notre|votre|mi|l'
                || 'a|a|mijn|het|ons|moje|mitt|mit)(?: [a-z0-9-]{1,12}){0,2} (?:pass|pw|kenn|contr|mot de|senha|wacht|palav|'
                || 'has|l[öÖ]s|kod|adg|[şŞs]|parol)|[мm]o[йЙ] |benim |<- ?p|[(](?:the )?p|がパスワード|是(?:我的|你的)?密|[가이] 비밀') then
                v_wanted := v_wanted || array['named_after']::text [];
            end if;
            if p_text collate "C" ~ '[A-Za-z0-9+/_.=-]{15}' then
                v_wanted := v_wanted || array['named_value']::text [];
            end if;
            if p_lower collate "C" ~ ('[a-z0-9+/_.=-]["''`)>*]{0,3} (?:as|is|for|was|works as)(?: [a-z&.''-]{1,16}){0,3} (?:secret|token|key|pass'
                || 'word|credential|passphrase)(?![a-z])') then
                v_wanted := v_wanted || array['value_named']::text [];
            end if;
        end if;
        if p_lower collate "C" ~ assay._firewall_pattern('figures') then
            v_wanted := v_wanted || array[
                'us_ssn', 'br_cpf_named', 'kr_rrn_named', 'ca_sin', 'de_tax_id', 'in_pan', 'in_aadhaar', 'jp_my_number',
                'es_dni', 'named_id', 'formed_id', 'formed_id_bare', 'formed_id_told', 'passport_lines', 'us_ssn_said',
                'us_routing', 'bank_number', 'bank_number_formed', 'bank_account_of', 'us_routing_said', 'bank_account_at'
            ]::text [];
            if p_lower collate "C" ~ assay._firewall_pattern('bare_figures') then
                if p_lower collate "C" ~ E'cpf[^0-9\r\n]{0,20}[0-9]{3}|[0-9]{3}[.][0-9]{3}[.][0-9]{3}-[0-9]{2}' then
                    v_wanted := v_wanted || array['br_cpf']::text [];
                end if;
                v_wanted := v_wanted || array['kr_rrn', 'cn_resident_id', 'it_codice_fiscale', 'mx_curp', 'ch_ahv', 'iban']::text [];
                if p_lower collate "C" ~ E'(?:nino|ni n|national insurance)[^0-9\r\n]{0,24}[0-9]{2}|[a-z]{2} [0-9]{2} [0-9]{2} [0-9]{2} [a-d]' then
                    v_wanted := v_wanted || array['uk_nino']::text [];
                end if;
                if p_lower collate "C" ~ E'[0-9]{3}[ ]?-[ \r\n]{0,2}[0-9]{2}[ ]?-[ \r\n]{0,2}[0-9]{4}' then
                    v_wanted := v_wanted || array['us_ssn_dashes']::text [];
                end if;
                if not p_identifier and p_text collate "C" ~ assay._firewall_pattern('six_digits') then
                    v_wanted := v_wanted || array['card']::text [];
                end if;
                if p_text collate "C" ~ assay._firewall_pattern('six_digits') then
                    v_wanted := v_wanted || array['card_joined']::text [];
                end if;
            end if;
        end if;
        if p_text collate "C" ~ assay._firewall_pattern('run') then
            v_wanted := v_wanted || assay._firewall_run_kinds(p_text, p_identifier);
        end if;
        return v_wanted;
    end if;
    -- Each test is a necessary condition of its detector; the cheap ones first.
    if p_lower collate "C" like any (array[
        '%#do%', '%#off%', '%-- do%', '%-- no%', '%-- off%', '%--do%', '%--no%', '%--off%', '%/forget%', '%<do%', '%[ conf%',
        '%[ do%', '%[ no%', '%[ off%', '%[conf%', '%[do%', '%[no%', '%[off%', '%incognito%', '%ly off%', '%memory%', '%no-%',
        '%nol%', '%nom%', '%nor%', '%nos%', '%o.t.r%', '%off-%', '%otr%', '%private%'
    ]) then
        if p_lower collate "C" like any (array[
            '%!no%', '%#do%', '%#off%', '%#otr%', '%(otr%', '%-- do%', '%-- no%', '%-- off%', '%-- private%', '%--do%',
            '%--no%', '%--off%', '%--private%', '%/forget%', '%/no%', '%/off-the-rec%', '%/otr%', '%/private%', '%<do%',
            '%<off%', '%<private%', '%@no%', '%[ confidential%', '%[ do%', '%[ no%', '%[ off%', '%[ strictly off%',
            '%[[ private%', '%[confidential%', '%[do%', '%[no%', '%[off%', '%[private%', '%[strictly off%', '%incognito%',
            '%memory off%', '%no-log%', '%no-mem%', '%no-rec%', '%no-save%', '%no-store%', '%nolog%', '%nomem%', '%norec%',
            '%nosave%', '%nostore%', '%o.t.r%', '%off memory%', '%off the memory%', '%off your memory%', '%otr -%',
            '%otr ]%', '%otr:%', '%otr]%', '%private ?mode%', '%private mode%', '%private-mode%', '%privatemode%',
            '%{off-the%', '%{private%'
        ]) then
            if p_lower collate "C" ~ ('(?:\[{1,2} ?(?:(?:no(?:[ _-]?(?:memor(?:y|ies)|record(?:ing|s?)|log(?:ging|s?)|s(?:tor(?:ing|e)|av(?:ing'
                || '|e))|trace)|t for the record)|(?:strictly )?off[ _-](?:the[ _-])?record|otr|incognito(?: mode)?|private '
                || 'mode) ?\]{1,2}|(?:confidential ?[:;,-] ?)?(?:do(?:[ _-]?not|n''?t))[ _-](?:re(?:member|cord|tain)|s(?:ave'
                || '|tore)|memori[sz]e|log|note|persist|c(?:apture|ommit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a reco'
                || 'rd of|track of))?|write)(?:[ _-](?:th(?:is|at)|it))? ?\]{1,2}(?! ?\[))|\[\[ ?private ?\]\]|(?<![a-z0-9_\'
                || ']\[])\[private\](?![(\[]|: ?https?:| ?(?:[=|]|a(?:pi|rea|ttribute)|b(?:eta|r(?:anch|owsing)|ucket)|c(?:h'
                || 'annel|l(?:ass|oud)|onstructor)|f(?:ield|unction)|group|key|link|m(?:e(?:mber|ssage|thod)|od(?:e|ule))|ne'
                || 'twork|p(?:a(?:ckage|ge)|ropert(?:y|ies))|r(?:e(?:gistry|po(?:sitor(?:y|ies))?)|oom)|s(?:e(?:ction|rver)|'
                || 'tatic|ub(?:net)?)|tab|variable|window)s?(?![a-z]))|<!-- ?(?:no[ _-]?(?:memory|record(?:ing)?|log|s(?:tor'
                || 'e|ave))|private|off[ _-](?:the[ _-])?record|(?:do(?:[ _-]?not|n''?t))[ _-](?:re(?:member|cord|tain)|s(?:a'
                || 've|tore)|memori[sz]e|log|note|persist|c(?:apture|ommit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a re'
                || 'cord of|track of))?|write)(?:[ _-](?:th(?:is|at)|it))?) ?-->|(?<![a-z0-9_])<(?:private|no-?(?:memory|rec'
                || 'ord(?:ing)?|log)|off-the-record|do(?:-?not-?(?:re(?:cord|member)|s(?:ave|tore))|nt-?(?:re(?:cord|member)'
                || '|s(?:ave|tore))))>|\{\{(?:no-?(?:memory|record)|off-the-record)\}\}|(?<![a-z0-9_$#%@\\="''`/.>:({-])\{\{p'
                || 'rivate\}\}(?![a-z0-9_"''`/(\[<-]|\.[a-z])|(?<![a-z0-9._~/:<-])/(?:private|no-?(?:memory|record)|o(?:ff-th'
                || 'e-record|tr)|incognito)(?![a-z0-9/_-]|\.[a-z])|(?<![a-z0-9._~/:-])/forget (?:th(?:is|at)|it)(?![ ]*[a-z0'
                || '-9])|(?<![a-z0-9_.@!])[@!]no-?(?:memory|record|log)(?![a-z0-9_])|\(otr\)|turn (?:off (?:your |the )?memo'
                || 'ry|(?:your |the )?memory off) for this|#(?:no-?(?:memory|record(?:ing)?|log|s(?:ave|tore))|o(?:ff-?(?:th'
                || 'e-?)?record|tr)|private-?mode|do(?:-?not-?(?:re(?:cord|member)|s(?:ave|tore)|log)|nt-?(?:re(?:cord|membe'
                || 'r)|s(?:ave|tore)|log)))(?![a-z0-9_-])(?! (?:is|was|are|flag|hashtag|means|option|tag)(?![a-z]))|(?<![a-z'
                || '0-9_-])no-(?:memor(?:y|ize)|record)(?![a-z0-9_]|-[a-z])|(?<![a-z0-9_.])(?:o(?:tr:|\.t\.r\.))|private mod'
                || 'e on(?![a-z])|(?:go(?: |ing )|mode )?incognito(?: mode)? (?:please|on)(?![a-z]))') then
                v_wanted := v_wanted || 'marker_tag'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%act as if%', '%act like%', '%archiv%', '%between us%', '%books%', '%captur%', '%commit%', '%conversation%',
        '%delete every%', '%delete what%', '%ears only%', '%erase every%', '%erase what%', '%forget%', '%hear%', '%jot%',
        '%journal%', '%keep%', '%kept%', '%log%', '%memor%', '%minutes%', '%note%', '%noting%', '%persist%', '%pretend%',
        '%record%', '%rememb%', '%retain%', '%said%', '%save%', '%saving%', '%stay%', '%stor%', '%told%', '%transcri%',
        '%writ%', '%wrote%'
    ]) then
        if p_lower collate "C" like any (array[
            '%act as if%', '%act like%', '%clear%', '%delete%', '%dont%', '%drop%', '%erase%', '%exclude%', '%forget%',
            '%leave%', '%mustnt%', '%n''t%', '%never%', E'%no\t%', E'%no\n%', E'%no\r%', '%no %', '%no-%', '%no\_%',
            '%none%', '%not%', '%off%', '%omit%', '%out%', '%pretend%', '%purge%', '%rather%', '%remember%', '%remove%',
            '%scratch%', '%scrub%', '%skip%', '%strike%', '%un-re%', '%unrecord%', '%wipe%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:(?:confidential|between (?:us|you and me)|off the record|in confidence|private|ephemeral|se'
                || 'nsitive)[^.!?\n]{0,24}[,;:(-][ ]?(?:please )?(?:do(?: not|n''?t)) (?:s(?:tore|ave)|re(?:cord|member|tain)'
                || '|log|keep|note|persist|memori[sz]e)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|off(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,'
                || '4}\r?\n[ \t>]{0,8})|\.|[*]{0,2} [*]{1,2})the(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|\'
                || '.|[*]{0,2} [*]{1,2})record(?![a-z])(?![ -](?:p(?:layer|ile)|rack|s(?:h(?:elf|op)|t(?:ore|ack))|label|dec'
                || 'k|c(?:ollection|harts?)|b(?:utton|ooks?))(?![a-z]))|not for the record(?![ ]*[a-z0-9])|(?:you(?: (?:(?:m'
                || '(?:ust|ay)|should|can) ?n[o'']t|are not (?:allowed )?to)|''re not (?:allowed )?to)|must(?: not|n''?t))(?:_{'
                || '0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8}))?(?:(?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture|ommit)|arch'
                || 'ive|transcribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{'
                || '0,4}\r?\n[ \t>]{0,8})(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of('
                || '?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{'
                || '1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|follo'
                || 'wing|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>'
                || ']{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|turn|sen'
                || 'tence|exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|c(?:onvers'
                || 'ation|hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rmation)?|detail)s?)?(?:(?:[ '
                || '\t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s('
                || '?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )'
                || '?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circ'
                || 'umstances))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9]))|i(?: (?:do(?:n''?t| not)) want(?:_{0,2}[ \t-][ \t_-]'
                || '{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:you(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})to(?:_{0,2'
                || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{'
                || '0,8}))?(?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture|ommit)|archive|tr'
                || 'anscribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r'
                || '?\n[ \t>]{0,8})(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t'
                || '_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|['
                || ' \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|l'
                || 'ast|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}'
                || ')(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|turn|sentence|'
                || 'exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|c(?:onversation|'
                || 'hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rmation)?|detail)s?)?|(?:th(?:is|at'
                || ')|it|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\'
                || 'r?\n[ \t>]{0,8})this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|conve'
                || 'rsation))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{'
                || '0,4}\r?\n[ \t>]{0,8})be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:s(?:aved|tored)|re(?:'
                || 'corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived))(?:(?:[ \t_-]{1,'
                || '4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|a'
                || 've)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long'
                || '-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstance'
                || 's))*(?![ ]*[a-z0-9])|(?:''d| would)? (?:really )?(?:l(?:ike|ove)|prefer|need|want|ask)(?: for)? you (?:no'
                || 't to|to not) (?:ever )?(?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture|o'
                || 'mmit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:_{0,2}[ \t-][ \t_-]{0'
                || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>'
                || ']{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-'
                || ']{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-'
                || ']{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:('
                || '?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}'
                || '\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|messag'
                || 'e|turn|sentence|exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|'
                || 'c(?:onversation|hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rmation)?|detail)s?'
                || ')?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n fi'
                || 'le|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the '
                || '|any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|unde'
                || 'r any circumstances))*(?![ ]*[a-z0-9]))|please(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || '(?:just(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?forget(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{'
                || '0,4}\r?\n[ \t>]{0,8})(?:th(?:is|at)|all (?:of this|this)|everything i(?: just)? said)(?:(?:_{0,2}[ \t-]['
                || ' \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:message|part|conversation))?(?![ ]*[a-z0-9])| make sure (?:tha'
                || 't )?this (?:part |message |c(?:onversation |hat ))?(?:is(?:n''t| n(?:ot|ever))|does(?:n''t get| not get)|n'
                || 'ever gets|w(?:on''t be|ill not be)|can(?:''t be|not be)) (?:ever )?(?:s(?:aved|tored)|re(?:corded|membered'
                || '|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?'
                || '\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cor'
                || 'd|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:e'
                || 'mor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0'
                || '-9]))|s(?:tay (?:o(?:ut of|ff)) (?:your|the) (?:m(?:emory|inutes)|notes)(?![a-z])|kip (?:your |the )?mem'
                || 'ory for this(?: (?:one|message|part))?(?![ ]*[a-z0-9]))|(?:keep|leave)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is|at)|it|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})(?:part|message|bit|one))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:o(?:ut(?:_{0'
                || ',2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of|ff))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>'
                || ']{0,8})(?:your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:m(?:emor(?:y|ies'
                || ')|inutes)|record(?:s)?|logs?|notes|books|transcript)(?![a-z])| (?:th(?:is|at)) unrecorded(?![ ]*[a-z0-9]'
                || '))|(?:exclude|omit|skip) (?:th(?:is|at)|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]'
                || '{0,8})(?:part|message|bit))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:from|in)(?:_{0,2}['
                || ' \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,'
                || '8})|the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}'
                || '\r?\n[ \t>]{0,8}))?(?:long-term(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:m(?:emor(?:y|'
                || 'ies)|inutes)|records?|notes|transcript)(?![ ]*[a-z0-9])|(?:d(?:elete|rop)|erase|remove|wipe|s(?:cr(?:ub|'
                || 'atch)|trike)|purge|clear)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is|at)|it|what i'
                || '(?: just)? said|all of this|my (?:last|previous) (?:message|sentence|remark))(?:_{0,2}[ \t-][ \t_-]{0,3}'
                || '|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})your(?:_{0,2}[ \t'
                || '-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:long-term(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{'
                || '0,8}))?(?:memor(?:y|ies)|records?|notes)(?![a-z])|this(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})(?:(?:part(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|message(?:_{0,2}[ \t-][ \t_-]{'
                || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|conversation(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?'
                || ':m(?:ust|ay)|sh(?:ould|all)|can|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:n(?:[o'']t|'
                || 'ever))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}'
                || '\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:aved|tored)|re(?:cord'
                || 'ed|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived)(?=(?=[ ]{0,2}[:.!,;)'
                || '\n-]|\Z)|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:please|a(?:n(?:ywhere|d )|t all)|ever'
                || '|by you|in (?:your|the) (?:memor(?:y|ies)|notes?|logs?|records?|file|journal)|o(?:n (?:the )?record|r ))'
                || ')|(?:is(?:n''t|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not)|does(?:n''t(?:_{0,2}[ \t-][ \t_'
                || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2'
                || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go)|w(?:on''t(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ '
                || '\t>]{0,8})go|ill(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ '
                || '\t]{0,4}\r?\n[ \t>]{0,8})go)|shouldn''t(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go)(?:_{0,2'
                || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:on|in(?:to)?|for)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:record|minutes)(?=[ '
                || ']{0,2}[:.!,;)\n-]|\Z))| conversation never happened(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:i(?:''d| would))(?:_{0,'
                || '2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:rather|prefer(?: it)?(?: (?:if|that))?|(?:appreciate|'
                || 'like) it if)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:you(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})(?:d(?:id(?:n''t| not)|o(?:n''t| not))|not)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\'
                || 'r?\n[ \t>]{0,8})(?:re(?:member|cord)|s(?:ave|tore)|keep|log|note|memori[sz]e)(?:_{0,2}[ \t-][ \t_-]{0,3}'
                || '|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is|at)|it|any)|(?:th(?:is|at))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}'
                || '\r?\n[ \t>]{0,8})(?:w(?:as(?:n''t|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not)|ere(?:n''t|('
                || '?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not))|is(?:n''t|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8})not)|not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:be|to(?:_{0,2}[ \t'
                || '-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})be))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 's(?:aved|tored)|re(?:corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archi'
                || 'ved)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n '
                || 'file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |th'
                || 'e |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|un'
                || 'der any circumstances))*(?![ ]*[a-z0-9]))|(?:no(?:ne|thing))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n['
                || ' \t>]{0,8})(?:(?:of|in)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is(?:(?:_{0,2}[ \t'
                || '-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:message|c(?:onversation|hat)))?|at)|it|what i(?: just)? sai'
                || 'd)|i(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:sa(?:y|id)|tell you)(?:(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:n(?:ow|ext)|here|today))?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\'
                || 'r?\n[ \t>]{0,8})(?:(?:sh(?:ould|all)|m(?:ust|ay)|can|will|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n'
                || '[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|ever(?:_{0,2}[ \t-][ \t_-]{0,3}'
                || '|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:aved|to'
                || 'red)|re(?:corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived)(?:(?:['
                || ' \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s'
                || '(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my '
                || ')?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any cir'
                || 'cumstances))*(?![ ]*[a-z0-9])|go(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})on(?:_{0,2}[ \t-]'
                || '[ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?r'
                || 'ecord)|(?:g(?:oes|ets)|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:on(?:_{0,2}[ \t-][ \'
                || 't_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?reco'
                || 'rd|(?:recorded|s(?:aved|tored))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|'
                || 't all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:t'
                || 'o)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records'
                || '?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9])))|(?:this (?:is )?|confidential and '
                || ')not to be (?:s(?:aved|tored)|re(?:corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written do'
                || 'wn|noted|archived)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:following|what follows|next (?:part|bit|message|sentence'
                || ')|rest of this(?: message)?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:m(?:ust|ay)|sh(?:o'
                || 'uld|all)|can|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:n(?:[o'']t|ever))(?:_{0,2}[ \t'
                || '-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?'
                || 'be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:aved|tored)|re(?:corded|membered|tained)'
                || '|logged|kept|persisted|memori[sz]ed|written down|noted|archived)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]'
                || '{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member'
                || ')) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|'
                || 'ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9])|(?:'
                || '[mt]ake|keep)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})no(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{'
                || '0,4}\r?\n[ \t>]{0,8})(?:notes?|record)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:o[fn]|ab'
                || 'out)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is|at)|it|what i)|(?:pretend|act (?:a'
                || 's if|like))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|you|we)(?:_{0,2}[ \t-][ \t_-]{0,3'
                || '}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:never|did(?:n''?t| not))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]'
                || '{0,8})(?:s(?:a(?:[yw]|id)|ee)|hear(?:d)?|read|t(?:ell you|old you))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})(?:th(?:at|is)|it|any(?:thing| of this))(?![ ]*[a-z0-9])|(?:delete|erase)(?:_{0,2}[ \t'
                || '-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:what|everything)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n'
                || '[ \t>]{0,8})i(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})just)?(?:_{0,2}[ \t-][ \t_-]{0,3}'
                || '|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|wrote|told you)(?![ ]*[a-z0-9])|un-?(?:re(?:cord|member))(?:_{0,2}[ '
                || '\t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is|at)|it)(?![ ]*[a-z0-9])|(?:would|do) you mind not'
                || ' (?:re(?:membering|cording|taining)|s(?:aving|toring)|memori[sz]ing|logging|noting|archiving|transcribin'
                || 'g|keeping)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?'
                || ':[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e('
                || '?:se| following))|it|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|'
                || 'bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)'
                || '|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1'
                || ',4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]'
                || '{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{'
                || '0,8})(?:par(?:t|agraph)|bit|message|turn|sentence|exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,'
                || '8})(?:par(?:t|agraph)|bit|message|c(?:onversation|hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|e'
                || 'xchange|info(?:rmation)?|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nyw'
                || 'here|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:i'
                || 'n(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|re'
                || 'cords?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9])|(?:i(?:s|t''s)|th(?:at''s|is)|go('
                || '?:ing)?|s(?:peaking|tays)) (?:strictly |totally |completely )?off[ -]record(?![ ]*[a-z0-9])|(?:between u'
                || 's only|for your ears only),? (?:do(?: not|n''t)))') then
                v_wanted := v_wanted || 'marker_english'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%anything%', '%archiv%', '%captur%', '%chat%', '%commit%', '%conversation%', '%discussion%', '%exchange%',
        '%forget%', '%jot%', '%journal%', '%keep%', '%kept%', '%last%', '%log%', '%memor%', '%mentioned%', '%minutes%',
        '%note%', '%persist%', '%previous%', '%profile%', '%record%', '%rememb%', '%retain%', '%said%', '%save%', '%stor%',
        '%told%', '%transcrib%', '%writ%', '%wrote%'
    ]) then
        if p_lower collate "C" like any (array['%dont%', '%forget%', '%memor%', '%n''t%', '%never%', '%not%', '%record%']) then
            if assay._firewall_holds(
                p_lower,
                ('((?:(?<![a-z])(?:i|you|w(?:e|h[oy]|ill|o(?:n''?t|uldn''?t))|t(?:h(?:e[yn]|at)|o)|h(?:e|ow)|s(?:h(?:e|ouldn'
                || '''?t)|ometimes)|n(?:ever|ot)|d(?:on''?t|idn''?t)|c(?:an(?:''?t|not)|ouldn''?t)|always|often|usually)(?:[ \t_-'
                || ']{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?<![a-z]))(?:)((?:do(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n['
                || ' \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|n''?t(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\'
                || 'n[ \t>]{0,8}))|please(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})never(?:_{0,2}[ \t-][ \t_'
                || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})| not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))|never(?'
                || ':_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?!(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8'
                || '}))?(?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture|ommit)|archive|trans'
                || 'cribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || 'it(?![a-z])))(?:(?:please|(?:you(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?ever|you(?:[ \t_-]{1,4}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})dare|under(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})any(?:[ \t_-]{1,4}|[ \t]{0,'
                || '4}\r?\n[ \t>]{0,8})circumstances)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:mention|s(?:hare|tor'
                || 'e|ave)|re(?:peat|member|cord)|use|quote|log|keep)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|i'
                || 't)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})for(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})training)?(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:or|and|nor)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?'
                || ':re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture|ommit)|archive|transcribe|'
                || 'jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:any'
                || 'thing(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m| (?:a(?:m|bout to)|just|going to))*(?:[ \t'
                || '_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:ay(?:ing)?|hare)|t(?:ell|ype)|write)(?:(?:[ \t_-]{1,4}|[ \t]{'
                || '0,4}\r?\n[ \t>]{0,8})you)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:n(?:ow|ext)|here|today|from n'
                || 'ow on))*(?![ ]*[a-z0-9])|(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}'
                || ')of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}'
                || '|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}'
                || '|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t'
                || '_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|f'
                || 'ollowing|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n['
                || ' \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|turn'
                || '|sentence|exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|c(?:on'
                || 'versation|hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rmation)?|detail)s?)?(?:('
                || '?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r ('
                || '?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |'
                || 'my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any '
                || 'circumstances))*(?![ ]*[a-z0-9]))|record(?![ ]*[a-z0-9])|(?:commit|s(?:ave|tore))(?:[ \t_-]{1,4}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8})(?:in(?:to)?|to)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:your(?:[ \t_-]{1,4}|[ '
                || '\t]{0,4}\r?\n[ \t>]{0,8}))?(?:long-term(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?memory(?=[ ]{0,2}[:.'
                || '!,;)\n-]|\Z)|(?:p(?:ut|lace)|add|enter|include|let|file)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th'
                || '(?:is|at)|it|any of this)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:get(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\'
                || 'n[ \t>]{0,8}))?(?:in(?:to)?|to|on|under)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:(?:your|the|any'
                || '|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:long-term(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || ')?(?:m(?:emor(?:y|ies)|inutes)|notes?|records?|logs?|journal)|my(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,'
                || '8})(?:user(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?profile)(?![ ]*[a-z0-9])|(?:[mt]ake|keep)(?:[ \t_'
                || '-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:a(?:ny)?)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:notes?'
                || '|records?)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:o[fn]|about)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>'
                || ']{0,8})(?:th(?:is|at)|it)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:c(?:onversation|hat)|message|e'
                || 'xchange|session|discussion|part))?(?![ ]*[a-z0-9])(?![ ]*[a-z0-9]))|(?:d(?:elete|rop)|erase|remove|wipe|'
                || 's(?:cr(?:ub|atch)|trike)|purge|clear)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is|a'
                || 't)|what i(?: just)? said|all of this|my (?:last|previous) (?:message|sentence|remark))(?:_{0,2}[ \t-][ \'
                || 't_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:th'
                || 'e|long-term)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memor(?:y|ies)|record)(?=(?=[ ]{'
                || '0,2}[:.!,;)\n-]|\Z)|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:please|now|a(?:gain|t once'
                || ')|entirely|completely|immediately|right|for good))|forget(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:('
                || '?:(?:th(?:is|at)|it|all (?:of this|this)|everything i(?: just)? said)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})(?:i(?:mmediately|nstantly)|at once|right (?:away|now)|straight away)|(?:th(?:is(?: conversation'
                || ')?|at)|it)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})ever happened)(?![ ]*[a-z0-9])|(?:about(?:[ \t_-]{1'
                || ',4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:my(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:last|previous)(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:message|s(?:entence|tatement)|remark|comment)|th(?:e(?:[ \t_-'
                || ']{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})last(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})thing(?:[ \t_-]{1,4}|[ '
                || '\t]{0,4}\r?\n[ \t>]{0,8})i(?:''ve)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:[ \t_-]{1,4}|[ \t'
                || ']{0,4}\r?\n[ \t>]{0,8}))?(?:said|told(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you|wrote|mentioned)|is('
                || '?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:whole(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|entire(?:['
                || ' \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:c(?:onversation|hat)|exchange|discussion)))(?![ ]*[a-z0-9])|'
                || '(?:(?:that(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:i(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?'
                || ':ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:sai'
                || 'd|told|mentioned|wrote)|you(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\'
                || 'r?\n[ \t>]{0,8})|just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:heard|read|saw))|(?:what(?:ever)?|e'
                || 'verything|a(?:ll|nything))(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''ve)?(?:[ \t_-]{1,4}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})(?:just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|wrote|mentioned'
                || '|discussed))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:at|is)|it|anything|you|here))*(?![ ]*['
                || 'a-z0-9]))|(?:everything|a(?:ll|nything))(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:that(?:[ \t_-]{1,4'
                || '}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?i(?:''ve)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:[ \t_-]{1,4'
                || '}|[ \t]{0,4}\r?\n[ \t>]{0,8})|ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told(?:[ \t_-]{1,'
                || '4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you|mentioned|wrote)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})about(?![a-'
                || 'z]))|(?:c(?:an|ould)|w(?:ould|ill)) you (?:please |just |kindly |maybe )?not (?:please )?(?:re(?:member|'
                || 'cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture|ommit)|archive|transcribe|jo(?:urnal|t)'
                || '|keep(?: (?:a record of|track of))?|write)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?!it(?'
                || '![a-z]))(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4'
                || '}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n['
                || ' \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n['
                || ' \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,'
                || '4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|pre'
                || 'vious|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:thi'
                || 's|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|turn|sentence|exchang'
                || 'e)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|c(?:onversation|hat)|t('
                || '?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rmation)?|detail)s?)?(?:(?:[ \t_-]{1,4}|[ '
                || '\t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|l'
                || 'og|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term'
                || ' )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstances))*('
                || '?![ ]*[a-z0-9])|make sure (?:that )?(?:you (?:do(?:n''t| not)|never)|not to|to n(?:ot|ever)) (?:re(?:memb'
                || 'er|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture|ommit)|archive|transcribe|jo(?:urnal'
                || '|t)|keep(?: (?:a record of|track of))?|write)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?!i'
                || 't(?![a-z]))(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{'
                || '1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?'
                || '\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?'
                || '\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]'
                || '{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|'
                || 'previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|turn|sentence|exch'
                || 'ange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|c(?:onversation|hat)'
                || '|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rmation)?|detail)s?)?(?:(?:[ \t_-]{1,4}'
                || '|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave'
                || ')|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-t'
                || 'erm )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstances)'
                || ')*(?![ ]*[a-z0-9]))'),
                'marker',
                case when p_joined then '' else 'subject' end
            ) then
                v_wanted := v_wanted || 'marker_imperative'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%-not-%', '%\_not\_%', '%anteckn%', '%archiving%', '%bez proto%', '%conversation never%', '%da non %', '%dimentic%',
        '%disable %', '%do zapis%', '%dont-%', '%dont\_%', '%en off%', '%esque%', '%ff\_the\_%', '%incognito%',
        '%inoffiziell%', '%kay%', '%keeping%', '%mellan%', '%memorising%', '%memorizing%', '%memory off%', '%mute %',
        '%nao %', '%ne pas%', '%neofici%', '%neslu%', '%nicht%', '%nie %', '%nieoficjal%', '%niet %', '%no almacenar%',
        '%no anotar%', '%no grabar%', '%no guardar%', '%no log%', '%no memorizar%', '%no memory%', '%no minutes%',
        '%no notes%', '%no record%', '%no registrar%', '%no transcript%', '%nofficiel%', '%non annot%', '%non archiv%',
        '%non conserv%', '%non memor%', '%non pre%', '%non regis%', '%non salv%', '%non ten%', '%non va%', '%not for %',
        '%not on %', '%not to be%', '%noting%', '%off memory%', '%off record%', '%off the memory%', '%off your memory%',
        '%off-record%', '%officieus%', '%olvid%', '%otr%', '%pas pour%', '%pause %', '%private mode%', '%protokol%',
        '%ramizda%', '%recording%', '%remembering%', '%saving%', '%sem regist%', '%sin grabar%', '%sin regist%', '%storing%',
        '%suspend %', '%taking notes%', '%transcribing%', '%ufficios%', '%uofficiel%', '%uoffisiel%', '%verbale%',
        '%vergeet%', '%xtraofic%', '%zapomnij%'
    ])
    or (v_wide and p_lower collate "C" like any (array[
        '%aБyД%', '%aПomИhaЙ%', '%aПИcybatИ%', '%aПИcyЙ%', '%aПИcЫbaЙ%', '%aбyд%', '%aпoминaй%', '%aпиcyвaти%', '%aпиcyй%',
        '%aпиcывaй%', '%eoФiЦ%', '%eoФИ%', '%eoфiц%', '%eoфи%', '%epiГatИ%', '%epiгaти%', '%nÃo %', '%não %', '%olvÍd%',
        '%olvíd%', '%oxpahЯЙ%', '%oxpaняй%', '%БepiГaЙ%', '%Бepiгaй%', '%ИkcИpyЙ%', '%Иkcиpyй%', '%бepiгaй%', '%иkcиpyй%'
    ])) then
        if p_lower collate "C" like any (array[
            '%-log%', '%-save%', '%-stor%', '%\_log%', '%\_save%', '%\_stor%', '%akten%', '%almacenar%', '%anteckn%',
            '%appunti%', '%archiv%', '%armazena%', '%attribution%', '%aufnehm%', '%aufzeichn%', '%bewaren%', '%buitenwacht%',
            '%che ho%', '%co %', '%conserv%', '%do zapis%', '%en off%', '%eofici%', '%escreve%', '%festhalt%', '%fficiel%',
            '%ffisiel%', '%garder%', '%grabar%', '%grava%', '%guarda%', '%hatirlama%', '%incognito%', '%inoffiziell%',
            '%kayda%', '%kaydetme%', '%kayit%', '%kept%', '%lembra%', '%logged%', '%logging%', '%memori%', '%memory%',
            '%merken%', '%minutes%', '%mitlog%', '%mode%', '%nagrywa%', '%never happened%', '%not alma%', '%nota%',
            '%noted%', '%noter%', '%notier%', '%notizen%', '%notowa%', '%o que%', '%officieus%', '%oficjal%', '%onthouden%',
            '%opschrijven%', '%opslaan%', '%otr%', '%persisted%', '%please%', '%protoko%', '%przechow%', '%record%',
            '%regist%', '%remember%', '%retained%', '%reten%', '%salva%', '%sauvegard%', '%saved%', '%saving%', '%schreib%',
            '%speicher%', '%stock%', '%stored%', '%storing%', '%taking notes%', '%that%', '%these%', '%this%', '%traccia%',
            '%ufficios%', '%vastleggen%', '%verbale%', '%verbalizza%', '%wat ik%', E'%what\t%', E'%what\n%', E'%what\r%',
            '%what %', '%what-%', '%what\_%', '%written%', '%xtraofic%', '%yazma%', '%zapisywa%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%aПИcybatИ%', '%aпиcyвaти%', '%coxpahЯЙ%', '%coxpaняй%', '%eoФiЦ%', '%eoФИ%', '%eoфiц%', '%eoфи%', '%epiГatИ%',
            '%epiгaти%', '%mÉmoris%', '%mémoris%', '%procÈs%', '%procès%', '%zapamiĘt%', '%zapamięt%', '%zaПomИhaЙ%',
            '%zaПИcyЙ%', '%zaПИcЫbaЙ%', '%zaпoминaй%', '%zaпиcyй%', '%zaпиcывaй%', '%zБepiГaЙ%', '%zбepiгaй%', '%ФИkcИpyЙ%',
            '%Фиkcиpyй%', '%Чto%', '%Чтo%', '%Щo %', '%зaпoминaй%', '%зaпиcyй%', '%зaпиcывaй%', '%збepiгaй%', '%фиkcиpyй%',
            '%чтo%', '%щo %'
        ])) then
            if p_lower collate "C" ~ (case
                    when v_wide then
                        ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr ?-(?= )|(?:your )?memory off(?= (?:please|for this)|(?=[ ]{0,2}[:.'
                        || '!,;)\n-]|\Z))|(?:d(?:a(?:s |von )|ies ))?nichts? (?:davon |hiervon )?(?:speichern|a(?:bspeichern'
                        || '|uf(?:zeichnen|schreiben|nehmen))|notieren|protokollieren|m(?:it(?:schreiben|loggen)|erken)|fest'
                        || 'halten)(?![ ]*[a-z0-9])|n(?:iet (?:(?:o(?:nthouden|ps(?:laan|chrijven))|bewaren|noteren|vastlegg'
                        || 'en)(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp))?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:ops(?:laan|chrijve'
                        || 'n)|bewaren|vastleggen|noteren|registreren)(?![ ]*[a-z0-9]))|o(?: (?:(?:g(?:uardar|rabar)|registr'
                        || 'ar|a(?:notar|lmacenar)|memorizar)(?: (?:por favor|esto))?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:notes|log'
                        || '(?:ging|s)|record(?:ing)?|m(?:inutes|emory)) (?:o[fn]|for|about) (?:th(?:is|at))(?: please)?(?=['
                        || ' ]{0,2}[:.!,;)\n-]|\Z))|t to be (?:s(?:aved|tored)|re(?:corded|membered|tained)|logged|kept|pers'
                        || 'isted|memori[sz]ed|written down|noted|archived)(?=[ ]{0,2}[:.!,;)\n-]|\Z))|[ãÃa]o (?:g(?:uardar|'
                        || 'ravar)|regist(?:rar|ar)|salvar|a(?:notar|rmazenar))(?: por favor)?(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?'
                        || ':als(?:jeblieft |tublieft ))?vergeet (?:alles )?wat ik (?:net |zojuist |je )*(?:zei|heb gezegd|v'
                        || 'ertelde|gezegd heb)|(?:per favore,? )?(?:dimentic(?:a(?:te)?|hi) (?:tutto )?(?:qu(?:ello|anto)|c'
                        || 'i[òÒ]) che ho (?:appena )?(?:detto|scritto|raccontato)|non (?:salvare|registrare|memorizzare|a(?'
                        || ':nnotare|rchiviare)|conservare)(?: per favore)?(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:por favor,? )?(?:e'
                        || 'sque[çÇc][ae](?:[mr])? (?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse|acabei de (?:dizer|falar)|f'
                        || 'alei|escrevi)|olv[iíÍ]d(?:a|e(?:n)?)(?:[ts]e)?(?: de)? (?:todo )?lo que (?:[tl]e )?(?:acabo de ('
                        || '?:decir|contar)(?:[tl]e)?|dije|he dicho|cont[éÉ]))|(?:[пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a,? )?[зzzз]a[бБ]y'
                        || '[дД][ьЬ](?:[тt]e)?,? (?:[тt]o,? |[вb]c[ёЁe],? )?[чЧ][тt]o [яЯ] (?:[тt]o[лЛ][ьЬ]ko [чЧ][тt]o )?(?'
                        || ':cka[зz]a[лЛ]|[нh]a[пП][иИ]ca[лЛ]|[гГ]o[вb]op[иИ][лЛ])|(?:merci de |pri[èÈ]re de |veuillez )?ne '
                        || 'pas (?:l(?:''|[ea] ))?(?:enregistrer|noter|conserver|m[éÉ]moriser|retenir|s(?:tocker|auvegarder)|'
                        || 'garder|archiver)(?: (?:ce(?:ci|la| message|tte conversation)|[çÇ]a))?(?: s(?:vp|''il (?:vous pla['
                        || 'îÎ]t|te pla[îÎ]t)))?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:prosz[ęĘe] )?nie (?:zap(?:isywa[ćĆ]|ami[ęĘ]tyw'
                        || 'a[ćĆ])|n(?:otowa[ćĆ]|agrywa[ćĆ])|przechowywa[ćĆ])(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:prosz[ęĘ],? )?zap'
                        || 'omnij(?:cie)?(?: (?:o tym|to|wszystko))?,? co (?:w[łŁ]a[śŚ]nie )?(?:ci )?powiedzia[łŁl])')
                    else
                        ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr ?-(?= )|(?:your )?memory off(?= (?:please|for this)|(?=[ ]{0,2}[:.'
                        || '!,;)\n-]|\Z))|(?:d(?:a(?:s |von )|ies ))?nichts? (?:davon |hiervon )?(?:speichern|a(?:bspeichern'
                        || '|uf(?:zeichnen|schreiben|nehmen))|notieren|protokollieren|m(?:it(?:schreiben|loggen)|erken)|fest'
                        || 'halten)(?![ ]*[a-z0-9])|n(?:iet (?:(?:o(?:nthouden|ps(?:laan|chrijven))|bewaren|noteren|vastlegg'
                        || 'en)(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp))?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:ops(?:laan|chrijve'
                        || 'n)|bewaren|vastleggen|noteren|registreren)(?![ ]*[a-z0-9]))|o(?: (?:(?:g(?:uardar|rabar)|registr'
                        || 'ar|a(?:notar|lmacenar)|memorizar)(?: (?:por favor|esto))?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:notes|log'
                        || '(?:ging|s)|record(?:ing)?|m(?:inutes|emory)) (?:o[fn]|for|about) (?:th(?:is|at))(?: please)?(?=['
                        || ' ]{0,2}[:.!,;)\n-]|\Z))|t to be (?:s(?:aved|tored)|re(?:corded|membered|tained)|logged|kept|pers'
                        || 'isted|memori[sz]ed|written down|noted|archived)(?=[ ]{0,2}[:.!,;)\n-]|\Z))|ao (?:g(?:uardar|rava'
                        || 'r)|regist(?:rar|ar)|salvar|a(?:notar|rmazenar))(?: por favor)?(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:als'
                        || '(?:jeblieft |tublieft ))?vergeet (?:alles )?wat ik (?:net |zojuist |je )*(?:zei|heb gezegd|verte'
                        || 'lde|gezegd heb)|(?:per favore,? )?(?:dimentic(?:a(?:te)?|hi) (?:tutto )?(?:qu(?:ello|anto)) che '
                        || 'ho (?:appena )?(?:detto|scritto|raccontato)|non (?:salvare|registrare|memorizzare|a(?:nnotare|rc'
                        || 'hiviare)|conservare)(?: per favore)?(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:por favor,? )?(?:esquec[ae](?'
                        || ':[mr])? (?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse|acabei de (?:dizer|falar)|falei|escrevi)|o'
                        || 'lvid(?:a|e(?:n)?)(?:[ts]e)?(?: de)? (?:todo )?lo que (?:[tl]e )?(?:acabo de (?:decir|contar)(?:['
                        || 'tl]e)?|dije|he dicho))|(?:merci de |veuillez )?ne pas (?:l(?:''|[ea] ))?(?:enregistrer|noter|cons'
                        || 'erver|retenir|s(?:tocker|auvegarder)|garder|archiver)(?: (?:ce(?:ci|la| message|tte conversation'
                        || ')))?(?: svp)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|zapomnij(?:cie)?(?: (?:o tym|to|wszystko))?,? co (?:ci )'
                        || '?powiedzial)')
                end) then
                v_wanted := v_wanted || 'marker_clause'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%-not-%', '%\_not\_%', '%anteckn%', '%archiving%', '%bez proto%', '%conversation never%', '%da non %', '%dimentic%',
        '%disable %', '%do zapis%', '%dont-%', '%dont\_%', '%en off%', '%esque%', '%felejtsd%', '%ff\_the\_%', '%incognito%',
        '%inoffiziell%', '%kay%', '%keeping%', '%mellan%', '%memorising%', '%memorizing%', '%memory off%', '%mute %',
        '%nao %', '%ne pas%', '%neofici%', '%neslu%', '%nicht%', '%nie %', '%nieoficjal%', '%niet %', '%no almacenar%',
        '%no anotar%', '%no grabar%', '%no guardar%', '%no log%', '%no memorizar%', '%no memory%', '%no minutes%',
        '%no notes%', '%no record%', '%no registrar%', '%no transcript%', '%nofficiel%', '%non annot%', '%non archiv%',
        '%non conserv%', '%non memor%', '%non pre%', '%non regis%', '%non salv%', '%non ten%', '%non va%', '%not for %',
        '%not on %', '%not to be%', '%noting%', '%off memory%', '%off record%', '%off the memory%', '%off your memory%',
        '%off-record%', '%officieus%', '%olvid%', '%otr%', '%pas pour%', '%pause %', '%private mode%', '%protokol%',
        '%ramizda%', '%recording%', '%remembering%', '%saving%', '%sem regist%', '%sin grabar%', '%sin regist%', '%storing%',
        '%suspend %', '%taking notes%', '%transcribing%', '%ufficios%', '%uofficiel%', '%uoffisiel%', '%verbale%',
        '%vergeet%', '%xtraofic%', '%zapomnij%'
    ])
    or (v_wide and p_lower collate "C" like any (array[
        '%aБyД%', '%aПomИhaЙ%', '%aПИcybatИ%', '%aПИcyЙ%', '%aПИcЫbaЙ%', '%aбyд%', '%aпoминaй%', '%aпиcyвaти%', '%aпиcyй%',
        '%aпиcывaй%', '%eoФiЦ%', '%eoФИ%', '%eoфiц%', '%eoфи%', '%epiГatИ%', '%epiгaти%', '%he ДЛЯ zaПИ%', '%he Для zaпи%',
        '%he для зaпи%', '%nÃo %', '%não %', '%olvÍd%', '%olvíd%', '%oxpahЯЙ%', '%oxpaняй%', '%БepiГaЙ%', '%Бepiгaй%',
        '%ИkcИpyЙ%', '%Иkcиpyй%', '%бepiгaй%', '%иkcиpyй%', '%нe для зaпи%', '%남기지%'
    ])) then
        if p_lower collate "C" like any (array[
            '%-log%', '%-save%', '%-stor%', '%\_log%', '%\_save%', '%\_stor%', '%akten%', '%almacenar%', '%anteckn%',
            '%appunti%', '%archiv%', '%armazena%', '%attribution%', '%aufnehm%', '%aufzeichn%', '%bewaren%', '%buitenwacht%',
            '%che ho%', '%co %', '%conserv%', '%do zapis%', '%en off%', '%eofici%', '%escreve%', '%festhalt%', '%fficiel%',
            '%ffisiel%', '%garder%', '%grabar%', '%grava%', '%guarda%', '%hatirlama%', '%incognito%', '%inoffiziell%',
            '%kayda%', '%kaydetme%', '%kayit%', '%kept%', '%lembra%', '%logged%', '%logging%', '%memori%', '%memory%',
            '%merken%', '%minutes%', '%mitlog%', '%mode%', '%mondtam%', '%nagrywa%', '%never happened%', '%not alma%',
            '%nota%', '%noted%', '%noter%', '%notier%', '%notizen%', '%notowa%', '%o que%', '%officieus%', '%oficjal%',
            '%onthouden%', '%opschrijven%', '%opslaan%', '%otr%', '%persisted%', '%please%', '%protoko%', '%przechow%',
            '%record%', '%regist%', '%remember%', '%retained%', '%reten%', '%salva%', '%sauvegard%', '%saved%', '%saving%',
            '%schreib%', '%speicher%', '%stock%', '%stored%', '%storing%', '%taking notes%', '%that%', '%these%', '%this%',
            '%traccia%', '%ufficios%', '%vastleggen%', '%verbale%', '%verbalizza%', '%wat ik%', E'%what\t%', E'%what\n%',
            E'%what\r%', '%what %', '%what-%', '%what\_%', '%written%', '%xtraofic%', '%yazma%', '%zapisywa%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%aПИcybatИ%', '%aпиcyвaти%', '%coxpahЯЙ%', '%coxpaняй%', '%eoФiЦ%', '%eoФИ%', '%eoфiц%', '%eoфи%', '%epiГatИ%',
            '%epiгaти%', '%mÉmoris%', '%mémoris%', '%procÈs%', '%procès%', '%zapamiĘt%', '%zapamięt%', '%zaПomИhaЙ%',
            '%zaПИcyЙ%', '%zaПИcЫbaЙ%', '%zaпoминaй%', '%zaпиcyй%', '%zaпиcывaй%', '%zБepiГaЙ%', '%zбepiгaй%', '%ДЛЯ zaПИ%',
            '%Для zaпи%', '%Для зaпи%', '%ФИkcИpyЙ%', '%Фиkcиpyй%', '%Чto%', '%Чтo%', '%Щo %', '%для зaпи%', '%зaпoминaй%',
            '%зaпиcyй%', '%зaпиcывaй%', '%збepiгaй%', '%фиkcиpyй%', '%чтo%', '%щo %', '%남기지%'
        ])) then
            if p_lower collate "C" ~ (case
                    when v_wide then
                        ('(?:^|[.!?:;,(>\n-][ ]?)(?:o(?:tr(?=[.!]{0,2}[ \n]*\Z)|ff(?:_the_record(?=[.!]{0,2}[ \n]*\Z|,? - '
                        || '|: (?!true|false|yes|n(?:o(?:[^a-z]|ne)|ull)|bool|int|str|opt|any|[0-9"''`{\[(&*]))|[ -]record(?='
                        || '[ ]{0,2}[:.!,;)\n-]|\Z)))|(?:please )?(?:(?:(?:turn|switch) (?:off (?:your |the )?memory|(?:your'
                        || ' |the )?memory off)|(?:pause|disable|mute|suspend) (?:your |the )?memory)(?= (?:please|now|for ('
                        || '?:now|th(?:is|e next)|a (?:m(?:oment|inute)|second)))|[ ]{1,2}-|[ ]{0,2}[:.!,;)\n]|\Z)|(?:refrai'
                        || 'n from|avoid|skip) (?:re(?:cording|membering)|s(?:aving|toring)|memori[sz]ing|noting|archiving|t'
                        || 'ranscribing|keeping) (?:a(?:ny of |ll of ))?(?:th(?:is|at|ese)|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?'
                        || '\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]'
                        || '{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ '
                        || '\t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?)(?: (?:part|bit|message|c(?:onversation|hat)|turn|ex'
                        || 'change))?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o('
                        || '?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to'
                        || '|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|recor'
                        || 'ds?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9]))|(?:stop|pause) (?:re(?:co'
                        || 'rding|membering)|taking notes)(?: (?:this|now|please|here|for (?:now|a (?:m(?:oment|inute)|secon'
                        || 'd)|the next)))+(?![ ]*[a-z0-9])|p(?:lease (?:stop|pause) recording(?=[ ]{0,2}[:.!,;)\n-]|\Z)|as '
                        || 'pour le proc[èÈ]s-verbal(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:(?:go(?:ing)?) incognito|(?:private|incog'
                        || 'nito) mode(?: (?:now|please))?)(?=[.!]{0,2}[ \n]*\Z|:(?! ?(?:[0-9"''`{\[]|t(?:rue|h(?:e |is ))|fa'
                        || 'lse|o(?:n|ff|pen )|yes|no|a(?: |n )|when |use ))| - )|(?:do(?:_not_|-not-|nt[_-]))(?:re(?:cord|m'
                        || 'ember)|s(?:ave|tore)|log|memorize)(?:[_-]this)?(?=[.!]{0,2}[ \n]*\Z|,? - |: (?!true|false|yes|n('
                        || '?:o(?:[^a-z]|ne)|ull)|bool|int|str|opt|any|[0-9"''`{\[(&*]))|n(?:o(?:t (?:on|for) (?:the )?(?:rec'
                        || 'ord(?:ing)?|minutes|attribution)(?=[ ]{0,2}[:.!,;)\n-]|\Z)| (?:notes|log(?:s|ging)|m(?:emory|inu'
                        || 'tes)|record(?:ing|s)|transcript),? please(?=[ ]{0,2}[:.!,;)\n-]|\Z)|n (?:prendere (?:nota|appunt'
                        || 'i)(?: su (?:questo|ci[òÒ]))?|tener(?:e|ne) traccia)(?=[ ]{0,2}[:.!,;)\n-]|\Z))|ie(?:t voor de bu'
                        || 'itenwacht(?=[ ]{0,2}[:.!,;)\n-]|\Z)| do zapis(?:u|ania)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|oficjalnie(?=['
                        || ' ]{0,2}[:.!,;)\n-]|\Z))|[ãÃa]o (?:(?:g(?:uarda|rava)|regist(?:ra|a)|salva|a(?:nota|rmazena)|escr'
                        || 'eve|memoriza) (?:nada )?(?:dis[st]o|is[st]o|es[st][ae] (?:mensagem|conversa|parte)|o que eu)(?! '
                        || '(?:n[ao]s?|em|com(?:o)?|sob|p(?:r[ao]|ara)) )|fi(?:ca|que) (?:registr?ado|g(?:ravado|uardado))(?'
                        || '=[ ]{0,2}[:.!,;)\n-]|\Z)))|inoffiziell(?=:| gesagt|,? bitte|[.!]{0,2}[ \n]*\Z)|(?:ohne protokoll'
                        || '|außerhalb des protokolls|nicht (?:in die|f[üÜ]r die) (?:notizen|akten))(?=[ ]{0,2}[:.!,;)\n-]|\'
                        || 'Z)|[нhhн]e(?: (?:[дД][лЛ][яЯ] (?:[зz]a[пП][иИ]c[иИy])(?![\u0430-\u045fa-z])|(?:[зz]a[пП](?:[иИ]c'
                        || '(?:[ыЫ][вb]a[йЙ]|y[йЙ])|o[мm][иИ][нh]a[йЙ])|coxpa[нh][яЯ][йЙ])(?:[тt]e)?(?: [пП]o[жЖ]a[лЛ]y[йЙ]c'
                        || '[тt]a)?(?=[.!]{0,2}[ \n]*\Z|:)|(?:[зz](?:[бБ]epi[гГ]a[тt][иИ]|a[пП][иИ]cy[вb]a[тt][иИ]))(?=[.!]{'
                        || '0,2}[ \n]*\Z|:))|o[фФ](?:[иИ][цЦ][иИ]a[лЛ][ьЬ][нh]o|i[цЦ]i[йЙ][нh]o)(?=:|[.!]{0,2}[ \n]*\Z))|f(?'
                        || ':elejtsd el,? amit mondtam|[öÖ]r inte protokoll(?=[ ]{0,2}[:.!,;)\n-]|\Z))|남기지 ?(?:[마말])|en off('
                        || '?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:officieusement|extraoficialmente|u(?:fficiosamente|offi[cs]ielt)|ne'
                        || 'ofici(?:al|[aáÁ]ln[eěĚ])|inofficiellt)(?=:|[.!]{0,2}[ \n]*\Z)|s(?:in (?:grabar|registr(?:ar|o))('
                        || '?=[ ]{0,2}[:.!,;)\n-]|\Z)|em registr?o(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:da non|non va(?:nno)?) (?:r'
                        || 'egistra(?:re|t[oia])|salva(?:re|t[oia])|annota(?:re|t[oia])|verbalizza(?:re|t[oia]))(?=[ ]{0,2}['
                        || ':.!,;)\n-]|\Z)|[зzzз]a[бБ]y[дД][ьЬ](?:[тt]e)?,? (?:[тt]e,? |[вb]ce,? )?[щЩ]o [яЯ] (?:[щЩ]o[йЙ][н'
                        || 'h]o )?(?:cka[зz]a|[нh]a[пП][иИ]ca|[гГ]o[вb]op[иИ])|(?:[cc][тt]po[гГ]o )?(?:[мmmм](?:e[жЖ][дД]y ['
                        || 'нh]a[мm][иИ]|i[жЖ] [нh]a[мm][иИ])),? (?:[нh]e (?:[зz](?:a[пП](?:[иИ]c(?:[ыЫ][вb]a[йЙ]|y[йЙ])|o[м'
                        || 'm][иИ][нh]a[йЙ])|[бБ]epi[гГ]a[йЙ])|coxpa[нh][яЯ][йЙ]|[фФ][иИ]kc[иИ]py[йЙ]))(?:[тt]e)?(?![ ]*[a-z'
                        || '0-9\u00c0-\u024f\u0370-\u04ff])|(?:bez protoko[łŁl]u|nie r[óÓo]b(?:cie)? (?:z tego |[żŻ]adnych )'
                        || '?notatek)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|ta (?:in(?:te|ga)) anteckningar(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?'
                        || ':kay(?:[ii]t d[ii][şŞs][ii]|da (?:ge[çÇ]mesin|alma(?:y[ii]n)?)))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:ar'
                        || 'am[ii]zda(?: kals[ii]n)?,? )(?:kaydetme|yazma|not alma|hat[ii]rlama)(?:yin)?(?![ ]*[a-z0-9\u00c0'
                        || '-\u024f\u0370-\u04ff]))')
                    else
                        ('(?:^|[.!?:;,(>\n-][ ]?)(?:o(?:tr(?=[.!]{0,2}[ \n]*\Z)|ff(?:_the_record(?=[.!]{0,2}[ \n]*\Z|,? - '
                        || '|: (?!true|false|yes|n(?:o(?:[^a-z]|ne)|ull)|bool|int|str|opt|any|[0-9"''`{\[(&*]))|[ -]record(?='
                        || '[ ]{0,2}[:.!,;)\n-]|\Z)))|(?:please )?(?:(?:(?:turn|switch) (?:off (?:your |the )?memory|(?:your'
                        || ' |the )?memory off)|(?:pause|disable|mute|suspend) (?:your |the )?memory)(?= (?:please|now|for ('
                        || '?:now|th(?:is|e next)|a (?:m(?:oment|inute)|second)))|[ ]{1,2}-|[ ]{0,2}[:.!,;)\n]|\Z)|(?:refrai'
                        || 'n from|avoid|skip) (?:re(?:cording|membering)|s(?:aving|toring)|memori[sz]ing|noting|archiving|t'
                        || 'ranscribing|keeping) (?:a(?:ny of |ll of ))?(?:th(?:is|at|ese)|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?'
                        || '\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]'
                        || '{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ '
                        || '\t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?)(?: (?:part|bit|message|c(?:onversation|hat)|turn|ex'
                        || 'change))?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o('
                        || '?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to'
                        || '|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|recor'
                        || 'ds?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9]))|(?:stop|pause) (?:re(?:co'
                        || 'rding|membering)|taking notes)(?: (?:this|now|please|here|for (?:now|a (?:m(?:oment|inute)|secon'
                        || 'd)|the next)))+(?![ ]*[a-z0-9])|please (?:stop|pause) recording(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:(?:'
                        || 'go(?:ing)?) incognito|(?:private|incognito) mode(?: (?:now|please))?)(?=[.!]{0,2}[ \n]*\Z|:(?! ?'
                        || '(?:[0-9"''`{\[]|t(?:rue|h(?:e |is ))|false|o(?:n|ff|pen )|yes|no|a(?: |n )|when |use ))| - )|(?:d'
                        || 'o(?:_not_|-not-|nt[_-]))(?:re(?:cord|member)|s(?:ave|tore)|log|memorize)(?:[_-]this)?(?=[.!]{0,2'
                        || '}[ \n]*\Z|,? - |: (?!true|false|yes|n(?:o(?:[^a-z]|ne)|ull)|bool|int|str|opt|any|[0-9"''`{\[(&*])'
                        || ')|n(?:o(?:t (?:on|for) (?:the )?(?:record(?:ing)?|minutes|attribution)(?=[ ]{0,2}[:.!,;)\n-]|\Z)'
                        || '| (?:notes|log(?:s|ging)|m(?:emory|inutes)|record(?:ing|s)|transcript),? please(?=[ ]{0,2}[:.!,;'
                        || ')\n-]|\Z)|n (?:prendere (?:nota|appunti)(?: su (?:questo))?|tener(?:e|ne) traccia)(?=[ ]{0,2}[:.'
                        || '!,;)\n-]|\Z))|ie(?:t voor de buitenwacht(?=[ ]{0,2}[:.!,;)\n-]|\Z)| do zapis(?:u|ania)(?=[ ]{0,2'
                        || '}[:.!,;)\n-]|\Z)|oficjalnie(?=[ ]{0,2}[:.!,;)\n-]|\Z))|ao (?:(?:g(?:uarda|rava)|regist(?:ra|a)|s'
                        || 'alva|a(?:nota|rmazena)|escreve|memoriza) (?:nada )?(?:dis[st]o|is[st]o|es[st][ae] (?:mensagem|co'
                        || 'nversa|parte)|o que eu)(?! (?:n[ao]s?|em|com(?:o)?|sob|p(?:r[ao]|ara)) )|fi(?:ca|que) (?:registr'
                        || '?ado|g(?:ravado|uardado))(?=[ ]{0,2}[:.!,;)\n-]|\Z)))|inoffiziell(?=:| gesagt|,? bitte|[.!]{0,2}'
                        || '[ \n]*\Z)|(?:ohne protokoll|nicht (?:in die) (?:notizen|akten))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|felejt'
                        || 'sd el,? amit mondtam|en off(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:officieusement|extraoficialmente|u(?:ff'
                        || 'iciosamente|offi[cs]ielt)|neofici(?:al|alne)|inofficiellt)(?=:|[.!]{0,2}[ \n]*\Z)|s(?:in (?:grab'
                        || 'ar|registr(?:ar|o))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|em registr?o(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:da non|'
                        || 'non va(?:nno)?) (?:registra(?:re|t[oia])|salva(?:re|t[oia])|annota(?:re|t[oia])|verbalizza(?:re|'
                        || 't[oia]))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:bez protokolu|nie rob(?:cie)? (?:z tego )?notatek)(?=[ ]{0'
                        || ',2}[:.!,;)\n-]|\Z)|ta (?:in(?:te|ga)) anteckningar(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:kay(?:[ii]t d[ii'
                        || ']s[ii]|da (?:alma(?:y[ii]n)?)))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:aram[ii]zda(?: kals[ii]n)?,? )(?:ka'
                        || 'ydetme|yazma|not alma|hat[ii]rlama)(?:yin)?(?![ ]*[a-z0-9]))')
                end) then
                v_wanted := v_wanted || 'marker_alone'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%ausserhalb%', '%ej till%', '%ellan oss%', '%entfern%', '%geen %', '%geheugen%', '%glem %', '%ikke%',
        '%ingenting av%', '%inget av%', '%inte %', '%keine notizen%', '%nicht%', '%niet%', '%nirgend%', '%notulen%',
        '%radera%', '%slet%', '%streich%', '%stryk %', '%ta bort%', '%tilg%', '%uden for%', '%utenfor%', '%utom%',
        '%vergeet%', '%vergessen sie%', '%vergiss%'
    ])
    or (v_wide and p_lower collate "C" like any (array[
        '%außerhalb%', '%ej fÖr%', '%ej för%', '%glÖm %', '%glöm %', '%lÅt bli%', '%lÖsch%', '%låt bli%', '%lösch%',
        '%utanfÖr%', '%utanför%'
    ])) then
        if p_lower collate "C" like any (array[
            '%aanteken%', '%anteckn%', '%archivier%', '%aufgezeichn%', '%aufnehm%', '%aufzeichn%', '%bewa%', '%dokumentier%',
            '%erinner%', '%geheugen%', '%gem%', '%gesagt%', '%geschrieben%', '%glem %', '%halt%', '%heb%', '%hukomm%',
            '%husk%', '%jag %', '%jeg %', '%lagr%', '%leg %', '%lege%', '%log%', '%memorera%', '%memoriseer%', '%merk%',
            '%microfoon%', '%minnas%', '%minne%', '%minns%', '%neem%', '%nehmen%', '%nimm%', '%note%', '%notier%', '%notit%',
            '%notizen%', '%notulen%', '%onthou%', '%op te slaan%', '%opgeslagen%', '%opschrij%', '%opslaan%', '%opslaat%',
            '%optag%', '%protokoll%', '%referat%', '%registr%', '%schreib%', '%schrijf%', '%skriv%', '%sla %', '%spara%',
            '%speicher%', '%spela%', '%ta opp%', '%tas opp%', '%unter uns%', '%vastgelegd%', '%vastleg%', '%vergeet%',
            '%vergiss%', '%zeichne%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%behÄltst%', '%behältst%', '%erzÄhlt%', '%erzählt%', '%gedÄchtnis%', '%gedächtnis%', '%glÖm %', '%glöm %',
            '%ihÅg%', '%ihåg%', '%lÄgg%', '%lägg%', '%notÉr%', '%notér%'
        ])) then
            if assay._firewall_holds(
                p_lower,
                (case
                    when v_wide then
                        ('((?:(?<![a-z])(?:i(?:ch|k)|we|jag|vi|du|h[ao]n) )?(?<![a-z]))(?:)(verg(?:iss (?:(?:d(?:as|ies))('
                        || '?: bitte)?(?=: )|(?:d(?:as|ies)|es)(?: (?:bitte|wieder|gleich))* (?:s(?:ofort|chnell)|gleich|umg'
                        || 'ehend|wieder))|eet (?:d[ia]t) (?:meteen|direct|onmiddellijk|gelijk))|b(?:itte (?:vergiss (?:d(?:'
                        || 'as|ies))(?: (?:wieder|gleich))?(?![ ]*[a-z0-9])|(?:d(?:as |ies ))?nicht (?:merken|behalten)(?![ '
                        || ']*[a-z0-9]))|uiten de notulen)|(?:bleibt unter uns und|d(?:as hier|ies(?: hier|es gespr[äÄ]ch)))'
                        || ' wird nicht (?:aufgezeichnet|gespeichert|notiert|protokolliert|festgehalten|mitgeschrieben)(?=[ '
                        || ']{0,2}[:.!,;)\n-]|\Z)|n(?:i(?:cht (?:f[üÜ]r(?:s| das)|zu(?:r)?) (?:protokoll|aufzeichnung)(?! (?'
                        || ':de[rs]|vo[nm])(?![a-zäÄöÖüÜß]))|et voor de (?:notulen|microfoon))|eem (?:d[ia]t)(?: gesprek)?(?'
                        || ': alsjeblieft)? niet op(?! (?:het|[dj]e|een)(?![a-z])))|(?:(?:bleibt|kommt|soll|geh[öÖ]rt|darf) '
                        || 'nicht im|nicht ins) protokoll(?! (?:e(?:nthalten|rw[äÄ]hnt)|v(?:er(?:zeichnet|merkt)|o[nm])|fest'
                        || 'gehalten|steh(?:en|t)|de[rs])(?![a-zäÄöÖüÜß]))|(?:bitte |d(?:a(?:von |s hier )|iese(?: nachricht'
                        || ' |s gespr[äÄ]ch |n teil ))|hiervon )(?:d(?:a(?:s |von )|ies )|hiervon |bitte )?nichts? (?:davon '
                        || '|hiervon )?(?:speichern|a(?:bspeichern|uf(?:zeichnen|schreiben|nehmen))|notieren|protokollieren|'
                        || 'm(?:it(?:schreiben|loggen)|erken)|festhalten)(?![ ]*[a-z0-9])|(?:speichern|merken|notieren|proto'
                        || 'kollieren|behalten|archivieren) sie (?:sich )?(?:bitte )?(?:d(?:ies(?:e(?:s(?: gespr[äÄ]ch)?| na'
                        || 'chricht|n teil))?|a(?:s|von))|es)(?: (?:bitte|jetzt))? nichts?(?: (?:a(?:b|uf)|mit))?(?! (?:(?:i'
                        || '(?:n(?:s)?|m)|auf)(?! (?:de(?:[mnr] |in[a-z]{0,2} )|eurem )?(?:ged[äÄ]chtnis|speicher|protokoll|'
                        || 'notizen|erinnerung))(?![a-zäÄöÖüÜß])|(?:unter|a(?:[lu]s|[nm])|bei|n(?:eben|ach)|so|z(?:u|weimal)'
                        || '|f(?:alsch|[üÜ]r)|mit|ohne|gut|richtig|doppelt|vor|[üÜ]ber)(?![a-zäÄöÖüÜß])))|(?:d(?:as|ies)|es)'
                        || ' (?:darf|soll(?:te)?|muss) (?:bitte )?nicht (?:ge(?:speichert|merkt)|aufge(?:zeichnet|schrieben)'
                        || '|notiert|protokolliert|festgehalten|mitgeschrieben) werden|(?:verg(?:isst?|essen sie))(?: (?:bit'
                        || 'te|sofort|gleich|alles|wieder))*,? was ich (?:gerade |e(?:ben |uch )|dir |vorhin )*(?:ges(?:agt|'
                        || 'chrieben)|erz[äÄ]hlt)|(?:mach(?:e?|en sie)) (?:d(?:ir |a(?:von |zu ))|sich |bitte |hierzu )*kein'
                        || 'e notizen(?: (?:da(?:von|zu)|hierzu)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|k(?:eine notizen,? bitte(?=[ ]{'
                        || '0,2}[:.!,;)\n-]|\Z)|om inte ih[åÅ]g (?:det jag sa(?![a-zåÅäÄöÖ])|(?:de(?:t(?:ta(?: (?:meddelande'
                        || '|samtal))?| h[äÄ]r(?: (?:meddelandet|samtalet))?)?|n h[äÄ]r (?:konversationen|chatten)))(?![a-zå'
                        || 'ÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|s(?:om|[åÅ])|u(?:nder|tan)|till|med) )))|außerhalb d'
                        || 'es protokolls|(?:merke?|notiere?|s(?:peichere?|chreibe?)|behalte?|halte?) (?:dir |euch )?(?:bitt'
                        || 'e )?nichts davon(?: (?:a(?:uf|b)|fest))?(?! (?:(?:i(?:n(?:s)?|m)|auf)(?! (?:de(?:[mnr] |in[a-z]{'
                        || '0,2} )|eurem )?(?:ged[äÄ]chtnis|speicher|protokoll|notizen|erinnerung))(?![a-zäÄöÖüÜß])|(?:unter'
                        || '|a(?:[lu]s|[nm])|bei|n(?:eben|ach)|so|z(?:u|weimal)|f(?:alsch|[üÜ]r)|mit|ohne|gut|richtig|doppel'
                        || 't|vor|[üÜ]ber)(?![a-zäÄöÖüÜß])))|i(?:ch (?:m[öÖ]chte|will) nicht, dass (?:du (?:dir )?(?:d(?:as|'
                        || 'ies)) (?:speicherst|merkst|notierst|auf(?:schreibst|zeichnest)|beh[äÄ]ltst|protokollierst)|(?:d('
                        || '?:as|ies)) (?:gespeichert|aufge(?:zeichnet|schrieben)|notiert|protokolliert|festgehalten) wird)|'
                        || 'k(?: wil niet dat je (?:d[ia]t) (?:o(?:ps(?:laat|chrijft)|nthoudt)|noteert|bewaart|vastlegt)|ke '
                        || '(?:til referat|(?:gem|husk|l(?:agr(?:e)?|oggf[øØ]r)|noter|skriv|ta opp) (?:de(?:t(?:te)?|nne sam'
                        || 'talen?))(?![a-zæÆøØåÅ])(?! (?:i(?! hukomm)|p[åÅ]|s(?:om|[åÅ])|under|til|med) ))))|(?:merk(?:e?|t'
                        || ')|speicher(?:e?|t)|notier(?:e?|t)|protokolliere?|behalte?|archiviere?|dokumentiere?) (?:dir |e(?'
                        || ':uch |s dir ))?(?:d(?:ies(?:e(?:s(?: gespr[äÄ]ch)?| nachricht|n teil))?|a(?:s|von))|es)(?: (?:bi'
                        || 'tte|j(?:etzt|a)|hier|alles))* (?:ni(?:chts?|rgend(?:wo|s)))(?: (?:a(?:b|uf)|mit))?(?! (?:(?:i(?:'
                        || 'n(?:s)?|m)|auf)(?! (?:de(?:[mnr] |in[a-z]{0,2} )|eurem )?(?:ged[äÄ]chtnis|speicher|protokoll|not'
                        || 'izen|erinnerung))(?![a-zäÄöÖüÜß])|(?:unter|a(?:[lu]s|[nm])|bei|n(?:eben|ach)|so|z(?:u|weimal)|f('
                        || '?:alsch|[üÜ]r)|mit|ohne|gut|richtig|doppelt|vor|[üÜ]ber)(?![a-zäÄöÖüÜß])))|(?:zeichne|schreibe?|'
                        || 'nimm|h(?:alte?|ebe?)|lege?|(?:zeichnen|schreiben|nehmen|h(?:alten|eben)|legen) sie) (?:dir |e(?:'
                        || 'uch |s dir )|sich )?(?:d(?:ies(?:e(?:s(?: gespr[äÄ]ch)?| nachricht|n teil))?|a(?:s|von))|es)(?: '
                        || '(?:bitte|j(?:etzt|a)|hier|alles))* nichts?(?: (?:a(?:uf(?! d(?:ie|e[nm]|as) )|b)|mit|nieder|fest'
                        || '|in(?:s protokoll| (?:(?:d(?:ein|as)|euer) (?:ged[äÄ]chtnis|protokoll)|(?:d(?:eine|ie)|eure) not'
                        || 'izen)))|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|erinnere? dich (?:bitte |sp[äÄ]ter )*nicht (?:daran|hieran|a'
                        || 'n (?:d(?:as|ies)))(?![ ]*[a-z0-9])|(?:streich(?:e)?|l[öÖ]sch(?:e)?|entfern(?:e)?|tilge?) (?:d(?:'
                        || 'as|ies)|es)(?: (?:bitte|wieder|sofort))* aus (?:de(?:m|inem)|eurem) (?:ged[äÄ]chtnis|speicher|pr'
                        || 'otokoll)|unter uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|noteer|registreer|memoriseer|log)'
                        || ' (?:d[ia]t|het)(?: (?:gesprek|bericht|deel))?(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp))? niet('
                        || '?! (?:in(?! je geheugen)|o(?:nder|p)|a(?:ls|an)|bij|met|naast|langer|te|zo|goed|voor)(?![a-z]))|'
                        || 's(?:l(?:a (?:d[ia]t|het)(?: (?:gesprek|bericht|deel))?(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp'
                        || '))? niet op(?! (?:in(?! je geheugen)|o(?:nder|p)|als|bij|met)(?![a-z]))|ett? (?:det(?:te)?) fra '
                        || '(?:di(?:n |tt ))?(?:hukommelsen?|minnet))|chrijf (?:d[ia]t)(?: alsjeblieft)? niet op(?! (?:het|d'
                        || 'e|een)(?![a-z]))|pela inte in (?:de(?:t(?:ta(?: (?:meddelande|samtal))?| h[äÄ]r(?: (?:meddelande'
                        || 't|samtalet))?)?|n h[äÄ]r (?:konversationen|chatten)))(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?!'
                        || ' minnet)|s(?:om|[åÅ])|u(?:nder|tan)|till|med) )|kriv (?:det(?:te)?) ikke ned)|l(?:eg (?:d[ia]t)('
                        || '?: (?:gesprek|bericht))?(?: alsjeblieft)? niet vast|[åÅ]t bli att (?:spara|anteckna|l(?:ogga|agr'
                        || 'a)|minnas) (?:det(?:ta| h[äÄ]r))|[äÄ]gg inte (?:de(?:t(?:ta(?: (?:meddelande|samtal))?| h[äÄ]r(?'
                        || ': (?:meddelandet|samtalet))?)?|n h[äÄ]r (?:konversationen|chatten)))(?![a-zåÅäÄöÖ])(?! (?:i(?! m'
                        || 'innet)|p[åÅ](?! minnet)|s(?:om|[åÅ])|u(?:nder|tan)|till|med) ) p[åÅ] minnet)|(?:d[ia]t) (?:(?:m('
                        || '?:ag|oet)|ho(?:eft|ort)) niet (?:worden )?(?:o(?:pgeslagen|nthouden)|bewaard|genoteerd|vastgeleg'
                        || 'd|in de notulen)|niet onthouden(?![ ]*[a-z0-9]))|(?:d[ia]t |alsjeblieft |gelieve )niet (?:ops(?:'
                        || 'laan|chrijven)|bewaren|vastleggen|noteren|registreren)(?![ ]*[a-z0-9])|g(?:raag niet (?:noteren|'
                        || 'opslaan|bewaren)(?![ ]*[a-z0-9])|elieve (?:d[ia]t )?niet (?:op te slaan|te (?:noteren|bewaren))|'
                        || 'l(?:[öÖ]m (?:(?:allt |det |vad )+jag (?:just |precis |nyss )?(?:s(?:a(?:de)?|krev)|ber[äÄ]ttade)'
                        || '(?![a-zåÅäÄöÖ])|(?:de(?:t(?:ta(?: (?:meddelande|samtal))?| h[äÄ]r(?: (?:meddelandet|samtalet))?)'
                        || '?|n h[äÄ]r (?:konversationen|chatten)))(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|s(?:o'
                        || 'm|[åÅ])|u(?:nder|tan)|till|med) ) (?:genast|direkt|omedelbart|med en g[åÅ]ng))|em (?:(?:hva(?:d)'
                        || '?|det),? jeg (?:lige |nettopp )?(?:s(?:a(?:gde)?|krev))(?![a-zæÆøØåÅ])|(?:det(?:te)?) (?:med (?:'
                        || 'det samme|en gang)|straks|omg[åÅ]ende))))|(?:noteer|onthoud|bewaar|s(?:chrijf|la)) (?:hier(?:van'
                        || ' niets| niets van)|niets (?:hiervan|van dit))(?: op)?(?![a-z])|zet (?:d[ia]t) niet in (?:je (?:g'
                        || 'eheugen|notities)|de notulen)|(?:wis|haal|verwijder) (?:d[ia]t) uit je geheugen|m(?:aak (?:hier('
                        || '?:van)?|daar) geen (?:notities?|aantekening(?:en)?)(?: van)?(?![a-z])|ellan oss,? (?:s[åÅ] )?(?:'
                        || 'spara|anteckna|notera) inte(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:spara|notera|l(?:agra|'
                        || 'ogga)|m(?:inns|emorera)|registrera) inte (?:det jag (?:s(?:[äÄ]ger|a)|ber[äÄ]ttar)(?![a-zåÅäÄöÖ]'
                        || ')|(?:de(?:t(?:ta(?: (?:meddelande|samtal))?| h[äÄ]r(?: (?:meddelandet|samtalet))?)?|n h[äÄ]r (?:'
                        || 'konversationen|chatten)))(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|s(?:om|[åÅ])|u(?:nd'
                        || 'er|tan)|till|med) ))|(?:s(?:para|kriv)|anteckna) (?:inge(?:t|nting)) av (?:det(?:ta| h[äÄ]r))|ja'
                        || 'g vill inte att (?:du (?:sparar|antecknar|minns|l(?:agrar|oggar)) (?:det(?:ta| h[äÄ]r))|(?:det(?'
                        || ':ta| h[äÄ]r)) (?:sparas|antecknas|lagras))|f[öÖ]r inte protokoll [öÖ]ver (?:det(?:ta| h[äÄ]r))|('
                        || '?:det(?:ta| h[äÄ]r)) (?:f[åÅ]r|ska(?:ll)?|b[öÖ]r) inte (?:s(?:p(?:aras|elas in)|krivas ner)|l(?:'
                        || 'agras|oggas)|antecknas|noteras|registreras)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:anteckn'
                        || 'a|s(?:kriv|para)|notera|l(?:agra|ogga)) inte (?:ne[rd] |upp )?(?:de(?:t(?:ta(?: (?:meddelande|sa'
                        || 'mtal))?| h[äÄ]r(?: (?:meddelandet|samtalet))?)?|n h[äÄ]r (?:konversationen|chatten)))(?![a-zåÅäÄ'
                        || 'öÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|s(?:om|[åÅ])|u(?:nder|tan)|till|med) )|(?:inte|ej) (?:f'
                        || '[öÖ]r|till) protokollet|(?:radera|ta bort|stryk) (?:det(?:ta| h[äÄ]r)) (?:ur|fr[åÅ]n) (?:ditt )?'
                        || 'minnet?|(?:det(?:te| her)) (?:m[åÅ]|skal|b[øØ]r) ikke (?:gemmes|optages|noteres|registreres|husk'
                        || 'es|lagres|tas opp|skrives ned)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:ut(?:anf[öÖ]r|om)) p'
                        || 'rotokollet|(?:gem|husk|not[éÉe]r|l(?:agr(?:e)?|og)|skriv|optag) ikke (?:de(?:t(?:te(?: ned)?| (?'
                        || ':her|ned))|nne samtalen?))(?! (?:i(?! hukomm)|p[åÅ]|s(?:om|[åÅ])|under|til|med) )|(?:u(?:den for'
                        || '|tenfor)) (?:referat|protokoll))')
                    else
                        ('((?:(?<![a-z])(?:i(?:ch|k)|we|jag|vi|du|h[ao]n) )?(?<![a-z]))(?:)(verg(?:iss (?:(?:d(?:as|ies))('
                        || '?: bitte)?(?=: )|(?:d(?:as|ies)|es)(?: (?:bitte|wieder|gleich))* (?:s(?:ofort|chnell)|gleich|umg'
                        || 'ehend|wieder))|eet (?:d[ia]t) (?:meteen|direct|onmiddellijk|gelijk))|b(?:itte (?:vergiss (?:d(?:'
                        || 'as|ies))(?: (?:wieder|gleich))?(?![ ]*[a-z0-9])|(?:d(?:as |ies ))?nicht (?:merken|behalten)(?![ '
                        || ']*[a-z0-9]))|uiten de notulen)|(?:bleibt unter uns und|d(?:as hier|ies hier)) wird nicht (?:aufg'
                        || 'ezeichnet|gespeichert|notiert|protokolliert|festgehalten|mitgeschrieben)(?=[ ]{0,2}[:.!,;)\n-]|\'
                        || 'Z)|n(?:i(?:cht (?:zu(?:r)?) (?:protokoll|aufzeichnung)(?! (?:de[rs]|vo[nm])(?![a-z]))|et voor de'
                        || ' (?:notulen|microfoon))|eem (?:d[ia]t)(?: gesprek)?(?: alsjeblieft)? niet op(?! (?:het|[dj]e|een'
                        || ')(?![a-z])))|(?:(?:bleibt|kommt|soll|darf) nicht im|nicht ins) protokoll(?! (?:enthalten|v(?:er('
                        || '?:zeichnet|merkt)|o[nm])|festgehalten|steh(?:en|t)|de[rs])(?![a-z]))|(?:bitte |d(?:a(?:von |s hi'
                        || 'er )|iese(?: nachricht |n teil ))|hiervon )(?:d(?:a(?:s |von )|ies )|hiervon |bitte )?nichts? (?'
                        || ':davon |hiervon )?(?:speichern|a(?:bspeichern|uf(?:zeichnen|schreiben|nehmen))|notieren|protokol'
                        || 'lieren|m(?:it(?:schreiben|loggen)|erken)|festhalten)(?![ ]*[a-z0-9])|(?:speichern|merken|notiere'
                        || 'n|protokollieren|behalten|archivieren) sie (?:sich )?(?:bitte )?(?:d(?:ies(?:e(?: nachricht|n te'
                        || 'il|s))?|a(?:s|von))|es)(?: (?:bitte|jetzt))? nichts?(?: (?:a(?:b|uf)|mit))?(?! (?:(?:i(?:n(?:s)?'
                        || '|m)|auf)(?! (?:de(?:[mnr] |in[a-z]{0,2} )|eurem )?(?:speicher|protokoll|notizen|erinnerung))(?!['
                        || 'a-z])|(?:unter|a(?:[lu]s|[nm])|bei|n(?:eben|ach)|so|z(?:u|weimal)|falsch|mit|ohne|gut|richtig|do'
                        || 'ppelt|vor)(?![a-z])))|(?:d(?:as|ies)|es) (?:darf|soll(?:te)?|muss) (?:bitte )?nicht (?:ge(?:spei'
                        || 'chert|merkt)|aufge(?:zeichnet|schrieben)|notiert|protokolliert|festgehalten|mitgeschrieben) werd'
                        || 'en|(?:verg(?:isst?|essen sie))(?: (?:bitte|sofort|gleich|alles|wieder))*,? was ich (?:gerade |e('
                        || '?:ben |uch )|dir |vorhin )*(?:ges(?:agt|chrieben))|(?:mach(?:e?|en sie)) (?:d(?:ir |a(?:von |zu '
                        || '))|sich |bitte |hierzu )*keine notizen(?: (?:da(?:von|zu)|hierzu)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|ke'
                        || 'ine notizen,? bitte(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:merke?|notiere?|s(?:peichere?|chreibe?)|behalte'
                        || '?|halte?) (?:dir |euch )?(?:bitte )?nichts davon(?: (?:a(?:uf|b)|fest))?(?! (?:(?:i(?:n(?:s)?|m)'
                        || '|auf)(?! (?:de(?:[mnr] |in[a-z]{0,2} )|eurem )?(?:speicher|protokoll|notizen|erinnerung))(?![a-z'
                        || '])|(?:unter|a(?:[lu]s|[nm])|bei|n(?:eben|ach)|so|z(?:u|weimal)|falsch|mit|ohne|gut|richtig|doppe'
                        || 'lt|vor)(?![a-z])))|i(?:ch (?:will) nicht, dass (?:du (?:dir )?(?:d(?:as|ies)) (?:speicherst|merk'
                        || 'st|notierst|auf(?:schreibst|zeichnest)|protokollierst)|(?:d(?:as|ies)) (?:gespeichert|aufge(?:ze'
                        || 'ichnet|schrieben)|notiert|protokolliert|festgehalten) wird)|k(?: wil niet dat je (?:d[ia]t) (?:o'
                        || '(?:ps(?:laat|chrijft)|nthoudt)|noteert|bewaart|vastlegt)|ke (?:til referat|(?:gem|husk|lagr(?:e)'
                        || '?|noter|skriv|ta opp) (?:de(?:t(?:te)?|nne samtalen?))(?![a-z])(?! (?:i(?! hukomm)|som|under|til'
                        || '|med) ))))|(?:merk(?:e?|t)|speicher(?:e?|t)|notier(?:e?|t)|protokolliere?|behalte?|archiviere?|d'
                        || 'okumentiere?) (?:dir |e(?:uch |s dir ))?(?:d(?:ies(?:e(?: nachricht|n teil|s))?|a(?:s|von))|es)('
                        || '?: (?:bitte|j(?:etzt|a)|hier|alles))* (?:ni(?:chts?|rgend(?:wo|s)))(?: (?:a(?:b|uf)|mit))?(?! (?'
                        || ':(?:i(?:n(?:s)?|m)|auf)(?! (?:de(?:[mnr] |in[a-z]{0,2} )|eurem )?(?:speicher|protokoll|notizen|e'
                        || 'rinnerung))(?![a-z])|(?:unter|a(?:[lu]s|[nm])|bei|n(?:eben|ach)|so|z(?:u|weimal)|falsch|mit|ohne'
                        || '|gut|richtig|doppelt|vor)(?![a-z])))|(?:zeichne|schreibe?|nimm|h(?:alte?|ebe?)|lege?|(?:zeichnen'
                        || '|schreiben|nehmen|h(?:alten|eben)|legen) sie) (?:dir |e(?:uch |s dir )|sich )?(?:d(?:ies(?:e(?: '
                        || 'nachricht|n teil|s))?|a(?:s|von))|es)(?: (?:bitte|j(?:etzt|a)|hier|alles))* nichts?(?: (?:a(?:uf'
                        || '(?! d(?:ie|e[nm]|as) )|b)|mit|nieder|fest|in(?:s protokoll| (?:(?:d(?:ein|as)|euer) (?:protokoll'
                        || ')|(?:d(?:eine|ie)|eure) notizen)))|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|erinnere? dich (?:bitte )*nicht ('
                        || '?:daran|hieran|an (?:d(?:as|ies)))(?![ ]*[a-z0-9])|(?:streich(?:e)?|entfern(?:e)?|tilge?) (?:d(?'
                        || ':as|ies)|es)(?: (?:bitte|wieder|sofort))* aus (?:de(?:m|inem)|eurem) (?:speicher|protokoll)|unte'
                        || 'r uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|noteer|registreer|memoriseer|log) (?:d[ia]t|he'
                        || 't)(?: (?:gesprek|bericht|deel))?(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp))? niet(?! (?:in(?! j'
                        || 'e geheugen)|o(?:nder|p)|a(?:ls|an)|bij|met|naast|langer|te|zo|goed|voor)(?![a-z]))|s(?:l(?:a (?:'
                        || 'd[ia]t|het)(?: (?:gesprek|bericht|deel))?(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp))? niet op(?'
                        || '! (?:in(?! je geheugen)|o(?:nder|p)|als|bij|met)(?![a-z]))|ett? (?:det(?:te)?) fra (?:di(?:n |tt'
                        || ' ))?(?:hukommelsen?|minnet))|chrijf (?:d[ia]t)(?: alsjeblieft)? niet op(?! (?:het|de|een)(?![a-z'
                        || ']))|pela inte in (?:det(?:ta(?: (?:meddelande|samtal))?)?)(?![a-z])(?! (?:i(?! minnet)|som|u(?:n'
                        || 'der|tan)|till|med) )|kriv (?:det(?:te)?) ikke ned)|leg (?:d[ia]t)(?: (?:gesprek|bericht))?(?: al'
                        || 'sjeblieft)? niet vast|(?:d[ia]t) (?:(?:m(?:ag|oet)|ho(?:eft|ort)) niet (?:worden )?(?:o(?:pgesla'
                        || 'gen|nthouden)|bewaard|genoteerd|vastgelegd|in de notulen)|niet onthouden(?![ ]*[a-z0-9]))|(?:d[i'
                        || 'a]t |alsjeblieft |gelieve )niet (?:ops(?:laan|chrijven)|bewaren|vastleggen|noteren|registreren)('
                        || '?![ ]*[a-z0-9])|g(?:raag niet (?:noteren|opslaan|bewaren)(?![ ]*[a-z0-9])|elieve (?:d[ia]t )?nie'
                        || 't (?:op te slaan|te (?:noteren|bewaren))|lem (?:(?:hva(?:d)?|det),? jeg (?:lige |nettopp )?(?:s('
                        || '?:a(?:gde)?|krev))(?![a-z])|(?:det(?:te)?) (?:med (?:det samme|en gang)|straks)))|(?:noteer|onth'
                        || 'oud|bewaar|s(?:chrijf|la)) (?:hier(?:van niets| niets van)|niets (?:hiervan|van dit))(?: op)?(?!'
                        || '[a-z])|zet (?:d[ia]t) niet in (?:je (?:geheugen|notities)|de notulen)|(?:wis|haal|verwijder) (?:'
                        || 'd[ia]t) uit je geheugen|m(?:aak (?:hier(?:van)?|daar) geen (?:notities?|aantekening(?:en)?)(?: v'
                        || 'an)?(?![a-z])|ellan oss,? (?:spara|anteckna|notera) inte(?![ ]*[a-z0-9]))|(?:spara|notera|l(?:ag'
                        || 'ra|ogga)|m(?:inns|emorera)|registrera) inte (?:det jag (?:sa)(?![a-z])|(?:det(?:ta(?: (?:meddela'
                        || 'nde|samtal))?)?)(?![a-z])(?! (?:i(?! minnet)|som|u(?:nder|tan)|till|med) ))|(?:s(?:para|kriv)|an'
                        || 'teckna) (?:inge(?:t|nting)) av (?:detta)|jag vill inte att (?:du (?:sparar|antecknar|minns|l(?:a'
                        || 'grar|oggar)) (?:detta)|(?:detta) (?:sparas|antecknas|lagras))|(?:detta) (?:ska(?:ll)?) inte (?:s'
                        || '(?:p(?:aras|elas in)|krivas ner)|l(?:agras|oggas)|antecknas|noteras|registreras)(?![ ]*[a-z0-9])'
                        || '|(?:anteckna|s(?:kriv|para)|notera|l(?:agra|ogga)) inte (?:ne[rd] |upp )?(?:det(?:ta(?: (?:medde'
                        || 'lande|samtal))?)?)(?![a-z])(?! (?:i(?! minnet)|som|u(?:nder|tan)|till|med) )|(?:inte|ej) (?:till'
                        || ') protokollet|(?:radera|ta bort|stryk) (?:detta) (?:ur) (?:ditt )?minnet?|(?:det(?:te| her)) (?:'
                        || 'skal) ikke (?:gemmes|optages|noteres|registreres|huskes|lagres|tas opp|skrives ned)(?![ ]*[a-z0-'
                        || '9])|(?:utom) protokollet|(?:gem|husk|noter|l(?:agr(?:e)?|og)|skriv|optag) ikke (?:de(?:t(?:te(?:'
                        || ' ned)?| (?:her|ned))|nne samtalen?))(?! (?:i(?! hukomm)|som|under|til|med) )|(?:u(?:den for|tenf'
                        || 'or)) (?:referat|protokoll))')
                end),
                'marker',
                case when p_joined then '' else 'subject' end
            ) then
                v_wanted := v_wanted || 'marker_german'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '% pas%', '%aucune note%', '%aucune trace%', '%hors %', '%jamais%', '%n''en %', '%ne la %', '%ne le %',
        '%nulle part%', '%oubli%', '%rien%', '%vite d''%', '%vite de %', '%vitez d''%', '%vitez de %'
    ])
    or (v_wide and p_lower collate "C" like any (array['%mÉmoire%', '%mémoire%'])) then
        if p_lower collate "C" like any (array[
            '%antenne%', '%archiv%', '%compte rendu%', '%conserv%', '%consign%', '%gard%', '%inscri%', '%micro%', '%moris%',
            '%note%', '%notiez%', '%oubli%', '%registr%', '%reten%', '%retien%', '%souvien%', '%stock%', '%trace%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%mÉmoire%', '%mémoire%', '%notÉ%', '%noté%', '%procÈs%', '%procès%', '%Écri%', '%écri%'])) then
            if assay._firewall_holds(
                p_lower,
                (case
                    when v_wide then
                        ('((?:(?<![a-z])(?:je|il(?:s)?|elle(?:s)?|on|qui|[nv]ous) )?(?<![a-z]))(?:)(n(?:(?:e |'')(?:(?:l(?:'
                        || 'e |''))?(?:ret(?:iens?|enez)|note(?:s?|z)|m[éÉe]morise[sz]?|enregistre[sz]?|s(?:auvegarde[sz]?|to'
                        || 'cke[sz]?)|garde(?:s?|z)|cons(?:erve[sz]?|igne[sz]?)|inscri(?:s|vez)|[éÉ]cri(?:s|vez)|archive[sz]'
                        || '?) (?:pas|rien|jamais) ?(?:tout )?(?:(?:[çÇ]a|c(?:a|e(?:la|ci| (?:(?:message|passage)|qui (?:sui'
                        || 't|pr[éÉ]c[èÈ]de))|tte (?:p(?:artie|hrase)|conversation|discussion|information)|s informations))|'
                        || 'de (?:tout )?(?:[çÇ]a|ce(?:la|ci))|mes propos)(?! (?:p(?:our (?:[tm]oi|[vn]ous|lui)|ar)|c(?:omme'
                        || '|hez)|s(?:ous|ur|i)|trop|a(?:u(?:x)?|vec)|[àÀ]|dans(?! (?:[tl]a|votre) m[éÉ]moire))(?![a-z]))|ce'
                        || ' que (?:j[e''])|dans ta m[éÉ]moire|en m[éÉ]moire)|(?:enregistrez?|notez?|ret(?:iens|enez)|gardez?'
                        || '|conservez?|[éÉ]cri(?:s|vez)) rien(?:(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])| de ce que j(?:e'
                        || ' |'')))|e (?:p(?:as (?:enregistrer|m[éÉ]moriser|retenir|sauvegarder|noter) (?:[çÇ]a|ce(?:la|ci| m'
                        || 'essage))|rend(?:s|ez) pas (?:de notes?|note)(?: de (?:[çÇ]a|ce(?:la|ci)))?(?![ ]*[a-z0-9\u00c0-\'
                        || 'u024f\u0370-\u04ff]))|(?:l(?:e(?: |s )|a |''))(?:note(?:[sz])?|ret(?:iens|enez)|enregistre(?:z)?|'
                        || 'garde(?:z)?|conserve(?:z)?|m[éÉ]morise(?:z)?|[éÉ]cri(?:s|vez)|sauvegarde(?:z)?) (?:pas(?![ ]*[a-'
                        || 'z0-9\u00c0-\u024f\u0370-\u04ff])|nulle part)|(?:met(?:s|tez)) pas (?:[çÇ]a|ce(?:la|ci)) (?:dans '
                        || '(?:(?:[tl]es|vos) notes|(?:[tl]a|votre) m[éÉ]moire|le compte rendu)|en m[éÉ]moire|au proc[èÈ]s-v'
                        || 'erbal)|te souviens pas de (?:[çÇ]a|ce(?:la|ci))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:e '
                        || '|''en )(?:garde(?:z?|s)|laissez?|conservez?) (?:aucune trace|pas de trace)(?: (?:de (?:[çÇ]a|c(?:'
                        || 'a|e(?:la|ci)?))|[éÉ]crite)|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|''en (?:garde(?:z)?|note(?'
                        || ':z)?|retiens|conserve(?:z)?) (?:rien|pas)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|[àÀÀà] ne p'
                        || 'as (?:enregistrer|retenir|noter|m[éÉ]moriser|conserver|garder|stocker)|(?:c(?:e(?:ci|la| message'
                        || '|tte conversation)|a)|[çÇÇç]a) ne (?:d(?:oit|evrait)|peut) pas [êÊ]tre (?:enregistr[éÉ]|not[éÉ]|'
                        || 'm[éÉ]moris[éÉ]|conserv[éÉ]|gard[éÉ]|s(?:tock[éÉ]|auvegard[éÉ])|retenu)e?s?|(?:c(?:e(?:ci|la| mes'
                        || 'sage)|a)|[çÇÇç]a) ne soit pas (?:enregistr[éÉ]|not[éÉ]|m[éÉ]moris[éÉ]|conserv[éÉ]|gard[éÉ]|reten'
                        || 'u)|entre nous,? n(?:e |'')(?:note(?:z)?|enregistre(?:z)?|garde(?:z)?|ret(?:iens|enez)) pas(?![ ]*'
                        || '[a-z0-9\u00c0-\u024f\u0370-\u04ff])|je ne veux pas que (?:tu|vous) (?:ret(?:ienn|en)|enregistr|n'
                        || 'ot|gard|conserv|m[éÉ]moris)(?:es|iez) (?:[çÇ]a|ce(?:la|ci))|il ne faut pas (?:enregistrer|noter|'
                        || 'garder|retenir|conserver|m[éÉ]moriser) (?:[çÇ]a|ce(?:la|ci))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u'
                        || '04ff])|[éÉÉé]vitez? (?:d(?:e |''))(?:enregistrer|noter|retenir|garder|conserver|m[éÉ]moriser) (?:'
                        || '[çÇ]a|ce(?:la|ci))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|oublie[sz]? (?:[çÇ]a|ce(?:la|ci| qu'
                        || 'e je viens de dire)|tout [çÇ]a)(?: (?:tout de suite|imm[éÉ]diatement|aussit[ôÔ]t|maintenant))|(?'
                        || '<!'')oubli(?:e(?:[sz])?) (?:imm[éÉ]diatement |tout (?:de suite )?)?ce que (?:j(?:e (?:v(?:iens d('
                        || '?:e (?:dire|te dire)|''[éÉ]crire)|ous ai dit)|t''ai dit)|''ai dit))|(?:efface(?:z)?|supprime(?:z)?)'
                        || '-(?:l[ea]|[çÇ]a) de (?:[tl]a|votre) m[éÉ]moire|hors (?:micro|antenne|enregistrement|proc[èÈ]s-ve'
                        || 'rbal)(?![a-z])|(?:e(?:fface|nl[èÈ]ve)|supprime|retire)[sz]? (?:[çÇ]a|ce(?:la|ci| message)|tout ['
                        || 'çÇ]a) de (?:[tl]a|votre) m[éÉ]moire)')
                    else
                        ('((?:(?<![a-z])(?:je|il(?:s)?|elle(?:s)?|on|qui|[nv]ous) )?(?<![a-z]))(?:)(n(?:(?:e |'')(?:(?:l(?:'
                        || 'e |''))?(?:ret(?:iens?|enez)|note(?:s?|z)|memorise[sz]?|enregistre[sz]?|s(?:auvegarde[sz]?|tocke['
                        || 'sz]?)|garde(?:s?|z)|cons(?:erve[sz]?|igne[sz]?)|inscri(?:s|vez)|archive[sz]?) (?:pas|rien|jamais'
                        || ') ?(?:tout )?(?:(?:c(?:a|e(?:la|ci| (?:(?:message|passage)|qui (?:suit))|tte (?:p(?:artie|hrase)'
                        || '|conversation|discussion|information)|s informations))|de (?:tout )?(?:ce(?:la|ci))|mes propos)('
                        || '?! (?:p(?:our (?:[tm]oi|[vn]ous|lui)|ar)|c(?:omme|hez)|s(?:ous|ur|i)|trop|a(?:u(?:x)?|vec)|dans)'
                        || '(?![a-z]))|ce que (?:j[e'']))|(?:enregistrez?|notez?|ret(?:iens|enez)|gardez?|conservez?) rien(?:'
                        || '(?![ ]*[a-z0-9])| de ce que j(?:e |'')))|e (?:p(?:as (?:enregistrer|retenir|sauvegarder|noter) (?'
                        || ':ce(?:la|ci| message))|rend(?:s|ez) pas (?:de notes?|note)(?: de (?:ce(?:la|ci)))?(?![ ]*[a-z0-9'
                        || ']))|(?:l(?:e(?: |s )|a |''))(?:note(?:[sz])?|ret(?:iens|enez)|enregistre(?:z)?|garde(?:z)?|conser'
                        || 've(?:z)?|sauvegarde(?:z)?) (?:pas(?![ ]*[a-z0-9])|nulle part)|(?:met(?:s|tez)) pas (?:ce(?:la|ci'
                        || ')) (?:dans (?:(?:[tl]es|vos) notes|le compte rendu))|te souviens pas de (?:ce(?:la|ci))(?![ ]*[a'
                        || '-z0-9]))|(?:e |''en )(?:garde(?:z?|s)|laissez?|conservez?) (?:aucune trace|pas de trace)(?: (?:de'
                        || ' (?:c(?:a|e(?:la|ci)?)))|(?![ ]*[a-z0-9]))|''en (?:garde(?:z)?|note(?:z)?|retiens|conserve(?:z)?)'
                        || ' (?:rien|pas)(?![ ]*[a-z0-9]))|(?:c(?:e(?:ci|la| message)|a)) ne soit pas (?:retenu)|entre nous,'
                        || '? n(?:e |'')(?:note(?:z)?|enregistre(?:z)?|garde(?:z)?|ret(?:iens|enez)) pas(?![ ]*[a-z0-9])|je n'
                        || 'e veux pas que (?:tu|vous) (?:ret(?:ienn|en)|enregistr|not|gard|conserv)(?:es|iez) (?:ce(?:la|ci'
                        || '))|il ne faut pas (?:enregistrer|noter|garder|retenir|conserver) (?:ce(?:la|ci))(?![ ]*[a-z0-9])'
                        || '|oublie[sz]? (?:ce(?:la|ci| que je viens de dire))(?: (?:tout de suite|maintenant))|(?<!'')oubli('
                        || '?:e(?:[sz])?) (?:tout (?:de suite )?)?ce que (?:j(?:e (?:v(?:iens de (?:dire|te dire)|ous ai dit'
                        || ')|t''ai dit)|''ai dit))|hors (?:micro|antenne|enregistrement)(?![a-z]))')
                end),
                'marker',
                case when p_joined then '' else 'subject' end
            ) then
                v_wanted := v_wanted || 'marker_french'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%borra lo%', '%elimina lo%', '%fuera de%', '%mem%', '%no %', '%olvid%', '%xtraofic%'])
    or (v_wide and p_lower collate "C" like any (array['%olvÍd%', '%olvíd%'])) then
        if p_lower collate "C" like any (array[
            '%acta%', '%acuerd%', '%almacen%', '%anot%', '%apunt%', '%archiv%', '%borra%', '%conserv%', '%constancia%',
            '%conste%', '%debe%', '%elimina%', '%escrib%', '%fuera%', '%grab%', '%guard%', '%memor%', '%nota%', '%olvid%',
            '%puede%', '%quede%', '%rastro%', '%recordar%', '%recuerd%', '%registr%', '%reteng%', '%xtraofic%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%olvÍd%', '%olvíd%'])) then
            if p_lower collate "C" ~ (case
                    when v_wide then
                        ('(?<![a-z])(?:(?:p(?:uedes?|od(?:r[iíÍ]as?|[eéÉ]is))) (?:por favor )?no (?:g(?:uardar|rabar)|re(?'
                        || ':gistrar|cordar)|a(?:notar|lmacenar|rchivar)|memorizar) (?:es(?:to|o))(?=[ ]?[?,]| por favor)|(?'
                        || ':por favor,? )?no (?:l[oa] )?(?:g(?:uard(?:e(?:s?|n)|[éÉ]s)|rab(?:e(?:s?|n)|[éÉ]s))|re(?:cuerd(?'
                        || ':e(?:s?|n))|gistr(?:e(?:s?|n)|[éÉ]s)|teng(?:a(?:s?|n)))|a(?:not(?:e(?:s?|n)|[éÉ]s)|lmacen(?:e(?:'
                        || 's?|n))|punt(?:e(?:s?|n))|rchiv(?:e(?:s?|n)))|memoric(?:e(?:s?|n))|conserv(?:e(?:s?|n))|escrib(?:'
                        || 'a(?:s?|n)))(?: nada)?(?: de)? ?(?:(?:e(?:s(?:t(?:o(?:s datos)?|e (?:mensaje|dato)|a (?:parte|c(?'
                        || ':onversaci[óÓ]n|harla)|frase|informaci[óÓ]n))|o)|llo))(?![a-záÁéÉíÍóÓúÚñÑ])(?! (?:en(?! (?:[ts]u'
                        || '|la|ning(?:[uúÚ]n|una)) (?:memoria|sitio|l(?:ado|ugar)|parte))|co(?:mo|n)|bajo|s(?:obre|in)|p(?:'
                        || 'ara|or(?! favor))|al|tan|dentro|junto)(?![a-z]))|lo que (?:acabo|te|di(?:je|go)|sigue|viene))|no'
                        || ' (?:lo (?:g(?:uard(?:e(?:s?|n)|[éÉ]s)|rab(?:e(?:s?|n)|[éÉ]s))|re(?:cuerd(?:e(?:s?|n))|gistr(?:e('
                        || '?:s?|n)|[éÉ]s))|a(?:not(?:e(?:s?|n)|[éÉ]s)|lmacen(?:e(?:s?|n))|punt(?:e(?:s?|n))|rchiv(?:e(?:s?|'
                        || 'n)))|memoric(?:e(?:s?|n))|conserv(?:e(?:s?|n))|escrib(?:a(?:s?|n)))(?: (?:por favor|nunca|en (?:'
                        || '(?:[ts]u|la) memoria|ning(?:[uúÚ]n (?:sitio|l(?:ado|ugar))|una parte))))?(?![ ]*[a-z0-9\u00c0-\u'
                        || '024f\u0370-\u04ff])|(?:deje(?:[sn])?) (?:constancia|r(?:egistro|astro)) de (?:e(?:s(?:to|o)|llo)'
                        || ')|(?:tome(?:[sn])?) notas?(?: de (?:es(?:to|o))|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|quiero que (?:(?:l[o'
                        || 'a] )?(?:g(?:uardes?|rabes?)|re(?:gistres?|cuerdes?)|a(?:notes?|lmacenes?|puntes?)|memorices?)(?:'
                        || ' nada)?(?: de)?(?: (?:es(?:to|o))|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:es(?:to |o ))?('
                        || '?:quede (?:registrado|g(?:rabado|uardado)|constancia)|se (?:g(?:uarde|rabe)|registre|anote)))|(?'
                        || ':incluyas|metas|pongas|a(?:[ñÑ]adas|gregues)) (?:es(?:to|o)) en (?:tu(?:s (?:notas|registros)| m'
                        || 'emoria)|la memoria|el (?:acta|registro))|te acuerdes de (?:es(?:to|o)))|olv(?:ida(?:te)? (?:de )'
                        || '?(?:es(?:to|o)|lo que (?:dije|acabo de decir))(?: (?:inmediatamente|a(?:hora(?: mismo)?|l instan'
                        || 'te)|ya|de inmediato|enseguida|por favor))|[iíÍ]d[ae](?:lo|te(?: de esto)?)? (?:inmediatamente|a('
                        || '?:hora mismo|l instante)|de inmediato))|(?:b[oóÓ]rra|elim[iíÍ]na|quita)(?:lo)? (?:es(?:to |o ))?'
                        || 'de (?:[ts]u|la) memoria|(?:borra|elimina) lo que (?:acabo de decir|te (?:dije|cont[éÉ]))(?![ ]*['
                        || 'a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:e(?:s(?:to|o)|llo)) no (?:se )?(?:debe|puede|tiene que|ha '
                        || 'de) (?:g(?:uardar|rabar)|re(?:gistrar|cordar)|a(?:notar|lmacenar))(?:se)?|fuera del? (?:r(?:egis'
                        || 'tro|[éÉ]cord)|micr[óÓ]fono|actas?|grabaci[óÓ]n|c[áÁ]mara)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04f'
                        || 'f])|de (?:forma|manera) extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|extraoficialmente'
                        || '(?=:|[.!]{0,2}[ \n]*\Z)|(?:(?:es(?:to|o)|lo (?:siguiente|que sigue)) )?es (?:totalmente |estrict'
                        || 'amente )?extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|que (?:esto )?no (?:quede|conste'
                        || '|se (?:g(?:uarde|rabe)|registre|anote))(?: (?:en (?:acta|el registro|ning[uúÚ]n (?:sitio|l(?:ado'
                        || '|ugar)))|registr(?:ado|o)|g(?:rabado|uardado)|anotado|constancia)|(?![ ]*[a-z0-9\u00c0-\u024f\u0'
                        || '370-\u04ff]))|(?:esto )?no (?:debe|puede) (?:g(?:uardarse|rabarse)|quedar (?:registrado|g(?:raba'
                        || 'do|uardado))))')
                    else
                        ('(?<![a-z])(?:(?:p(?:uedes?|od(?:rias?|eis))) (?:por favor )?no (?:g(?:uardar|rabar)|re(?:gistrar'
                        || '|cordar)|a(?:notar|lmacenar|rchivar)|memorizar) (?:es(?:to|o))(?=[ ]?[?,]| por favor)|(?:por fav'
                        || 'or,? )?no (?:l[oa] )?(?:g(?:uard(?:e(?:s?|n))|rab(?:e(?:s?|n)))|re(?:cuerd(?:e(?:s?|n))|gistr(?:'
                        || 'e(?:s?|n))|teng(?:a(?:s?|n)))|a(?:not(?:e(?:s?|n))|lmacen(?:e(?:s?|n))|punt(?:e(?:s?|n))|rchiv(?'
                        || ':e(?:s?|n)))|memoric(?:e(?:s?|n))|conserv(?:e(?:s?|n))|escrib(?:a(?:s?|n)))(?: nada)?(?: de)? ?('
                        || '?:(?:e(?:s(?:t(?:o(?:s datos)?|e (?:mensaje|dato)|a (?:parte|frase|charla))|o)|llo))(?![a-z])(?!'
                        || ' (?:en(?! (?:[ts]u|la|ning(?:un|una)) (?:memoria|sitio|l(?:ado|ugar)|parte))|co(?:mo|n)|bajo|s(?'
                        || ':obre|in)|p(?:ara|or(?! favor))|al|tan|dentro|junto)(?![a-z]))|lo que (?:acabo|te|di(?:je|go)|si'
                        || 'gue|viene))|no (?:lo (?:g(?:uard(?:e(?:s?|n))|rab(?:e(?:s?|n)))|re(?:cuerd(?:e(?:s?|n))|gistr(?:'
                        || 'e(?:s?|n)))|a(?:not(?:e(?:s?|n))|lmacen(?:e(?:s?|n))|punt(?:e(?:s?|n))|rchiv(?:e(?:s?|n)))|memor'
                        || 'ic(?:e(?:s?|n))|conserv(?:e(?:s?|n))|escrib(?:a(?:s?|n)))(?: (?:por favor|nunca|en (?:(?:[ts]u|l'
                        || 'a) memoria|ning(?:un (?:sitio|l(?:ado|ugar))|una parte))))?(?![ ]*[a-z0-9])|(?:deje(?:[sn])?) (?'
                        || ':constancia|r(?:egistro|astro)) de (?:e(?:s(?:to|o)|llo))|(?:tome(?:[sn])?) notas?(?: de (?:es(?'
                        || ':to|o))|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|quiero que (?:(?:l[oa] )?(?:g(?:uardes?|rabes?)|re(?:gistres'
                        || '?|cuerdes?)|a(?:notes?|lmacenes?|puntes?)|memorices?)(?: nada)?(?: de)?(?: (?:es(?:to|o))|(?![ ]'
                        || '*[a-z0-9]))|(?:es(?:to |o ))?(?:quede (?:registrado|g(?:rabado|uardado)|constancia)|se (?:g(?:ua'
                        || 'rde|rabe)|registre|anote)))|(?:incluyas|metas|pongas|agregues) (?:es(?:to|o)) en (?:tu(?:s (?:no'
                        || 'tas|registros)| memoria)|la memoria|el (?:acta|registro))|te acuerdes de (?:es(?:to|o)))|olv(?:i'
                        || 'da(?:te)? (?:de )?(?:es(?:to|o)|lo que (?:dije|acabo de decir))(?: (?:inmediatamente|a(?:hora(?:'
                        || ' mismo)?|l instante)|ya|de inmediato|enseguida|por favor))|id[ae](?:lo|te(?: de esto)?)? (?:inme'
                        || 'diatamente|a(?:hora mismo|l instante)|de inmediato))|(?:borra|elimina|quita)(?:lo)? (?:es(?:to |'
                        || 'o ))?de (?:[ts]u|la) memoria|(?:borra|elimina) lo que (?:acabo de decir|te (?:dije))(?![ ]*[a-z0'
                        || '-9])|(?:e(?:s(?:to|o)|llo)) no (?:se )?(?:debe|puede|tiene que|ha de) (?:g(?:uardar|rabar)|re(?:'
                        || 'gistrar|cordar)|a(?:notar|lmacenar))(?:se)?|fuera del? (?:registro|actas?)(?![ ]*[a-z0-9])|de (?'
                        || ':forma|manera) extraoficial(?![ ]*[a-z0-9])|extraoficialmente(?=:|[.!]{0,2}[ \n]*\Z)|(?:(?:es(?:'
                        || 'to|o)|lo (?:siguiente|que sigue)) )?es (?:totalmente |estrictamente )?extraoficial(?![ ]*[a-z0-9'
                        || '])|que (?:esto )?no (?:quede|conste|se (?:g(?:uarde|rabe)|registre|anote))(?: (?:en (?:acta|el r'
                        || 'egistro|ningun (?:sitio|l(?:ado|ugar)))|registr(?:ado|o)|g(?:rabado|uardado)|anotado|constancia)'
                        || '|(?![ ]*[a-z0-9]))|(?:esto )?no (?:debe|puede) (?:g(?:uardarse|rabarse)|quedar (?:registrado|g(?'
                        || ':rabado|uardado))))')
                end) then
                v_wanted := v_wanted || 'marker_spanish'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%che ho%', '%dalla %', '%dimentic%', '%evita di%', '%fuori %', '%in via %', '%non %', '%scorda%']) then
        if p_lower collate "C" like any (array[
            '%annot%', '%appunti%', '%archiv%', '%conserv%', '%detto%', '%immediat%', '%memor%', '%microfono%', '%nota di%',
            '%note%', '%onda%', '%registr%', '%ricord%', '%salv%', '%scritt%', '%scriv%', '%segn%', '%subito%', '%traccia%',
            '%ufficios%', '%verbal%'
        ]) then
            if p_lower collate "C" ~ (case
                    when v_wide then
                        ('(?<![a-z])(?:non (?:(?:(?:r(?:egistrar|icordar)|s(?:alvar|criver|egnar)|memorizzar|a(?:nnotar|rc'
                        || 'hiviar)|conservar)e|registr(?:i|ate)|s(?:alv(?:i|ate)|criv(?:a|ete)|egn(?:i|ate))|memorizz(?:i|a'
                        || 'te)|a(?:nnot(?:i|ate)|rchivi(?:ate)?)|conserv(?:i|ate)) (?:(?:que(?:st[oa]|llo)|ci[òÒ]|n(?:ulla|'
                        || 'iente))(?: (?:messaggio|pa(?:ssaggio|rte)|d(?:ato|ettaglio|i (?:questo|ci[òÒ]|tutto questo))|con'
                        || 'versazione|informazione|frase))?(?: (?:per favore|nella (?:[ts]ua )?memoria|da nessuna parte|mai'
                        || '))*(?:(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?= perch))|(?:qu(?:ello|anto)|ci[òÒ]) che (?:h'
                        || 'o|ti|sto))|(?:r(?:egistrar|icordar)|s(?:alvar|criver|egnar)|memorizzar|a(?:nnotar|rchiviar)|cons'
                        || 'ervar)(?:l[oa]|telo)(?: (?:per favore|nella (?:tua )?memoria|da nessuna parte|mai))?(?![ ]*[a-z0'
                        || '-9\u00c0-\u024f\u0370-\u04ff])|(?:l[oa]) (?:registr(?:are|i)|s(?:alv(?:are|i)|criv(?:ere|a)|egni'
                        || ')|a(?:nnot(?:are|i)|rchivi)|memorizz(?:are|i)|conserv(?:are|i))(?![ ]*[a-z0-9\u00c0-\u024f\u0370'
                        || '-\u04ff])|prendere nota di (?:que(?:sto|llo)|ci[òÒ])|(?:ten(?:ere|ga)|lasciare|conservare) tracc'
                        || 'ia di (?:que(?:sto|llo)|ci[òÒ])|metter(?:e|lo) (?:questo |ci[òÒ] )?(?:a verbale|in memoria|ne(?:'
                        || 'lle note|gli appunti))|voglio che (?:(?:tu )?(?:lo |questo )?(?:r(?:egistri|icordi)|salvi|memori'
                        || 'zzi|annoti)(?: questo)?|(?:questo )?venga (?:registrato|salvato|memorizzato|annotato|conservato)'
                        || ')(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:dimentica|scorda)(?:lo)? (?:subito|questo (?:sub'
                        || 'ito|immediatamente)|immediatamente|ci[òÒ] che ho detto)|in via ufficiosa(?=:|[.!]{0,2}[ \n]*\Z)|'
                        || '(?:cancella|elimina|togli|rimuovi)(?:lo)? (?:questo |tutto )?dalla (?:tua )?memoria|(?:cancella|'
                        || 'elimina) (?:quello|ci[òÒ]) che ho (?:appena )?detto|scordati (?:di )?(?:quello|ci[òÒ]) che ho (?'
                        || ':appena )?detto|evita di (?:registrare|salvare|annotare|memorizzare) (?:questo|ci[òÒ])(?![ ]*[a-'
                        || 'z0-9\u00c0-\u024f\u0370-\u04ff])|(?:que(?:st(?:o|a conversazione)|llo)|ci[òÒ]) non (?:va|dev(?:e'
                        || ' essere|''essere)|pu[òÒ] essere|andrebbe) (?:r(?:egistrat|icordat)|s(?:alvat|critt)|memorizzat|an'
                        || 'notat|conservat)[oaie]|fuori (?:verbale|da(?:l verbale|i verbali)|onda|microfono|registrazione)('
                        || '?![a-z]))')
                    else
                        ('(?<![a-z])(?:non (?:(?:(?:r(?:egistrar|icordar)|s(?:alvar|criver|egnar)|memorizzar|a(?:nnotar|rc'
                        || 'hiviar)|conservar)e|registr(?:i|ate)|s(?:alv(?:i|ate)|criv(?:a|ete)|egn(?:i|ate))|memorizz(?:i|a'
                        || 'te)|a(?:nnot(?:i|ate)|rchivi(?:ate)?)|conserv(?:i|ate)) (?:(?:que(?:st[oa]|llo)|n(?:ulla|iente))'
                        || '(?: (?:messaggio|pa(?:ssaggio|rte)|d(?:ato|ettaglio|i (?:questo|tutto questo))|conversazione|inf'
                        || 'ormazione|frase))?(?: (?:per favore|nella (?:[ts]ua )?memoria|da nessuna parte|mai))*(?:(?![ ]*['
                        || 'a-z0-9])|(?= perch))|(?:qu(?:ello|anto)) che (?:ho|ti|sto))|(?:r(?:egistrar|icordar)|s(?:alvar|c'
                        || 'river|egnar)|memorizzar|a(?:nnotar|rchiviar)|conservar)(?:l[oa]|telo)(?: (?:per favore|nella (?:'
                        || 'tua )?memoria|da nessuna parte|mai))?(?![ ]*[a-z0-9])|(?:l[oa]) (?:registr(?:are|i)|s(?:alv(?:ar'
                        || 'e|i)|criv(?:ere|a)|egni)|a(?:nnot(?:are|i)|rchivi)|memorizz(?:are|i)|conserv(?:are|i))(?![ ]*[a-'
                        || 'z0-9])|prendere nota di (?:que(?:sto|llo))|(?:ten(?:ere|ga)|lasciare|conservare) traccia di (?:q'
                        || 'ue(?:sto|llo))|metter(?:e|lo) (?:questo )?(?:a verbale|in memoria|ne(?:lle note|gli appunti))|vo'
                        || 'glio che (?:(?:tu )?(?:lo |questo )?(?:r(?:egistri|icordi)|salvi|memorizzi|annoti)(?: questo)?|('
                        || '?:questo )?venga (?:registrato|salvato|memorizzato|annotato|conservato))(?![ ]*[a-z0-9]))|(?:dim'
                        || 'entica|scorda)(?:lo)? (?:subito|questo (?:subito|immediatamente)|immediatamente)|in via ufficios'
                        || 'a(?=:|[.!]{0,2}[ \n]*\Z)|(?:cancella|elimina|togli|rimuovi)(?:lo)? (?:questo |tutto )?dalla (?:t'
                        || 'ua )?memoria|(?:cancella|elimina) (?:quello) che ho (?:appena )?detto|scordati (?:di )?(?:quello'
                        || ') che ho (?:appena )?detto|evita di (?:registrare|salvare|annotare|memorizzare) (?:questo)(?![ ]'
                        || '*[a-z0-9])|(?:que(?:st(?:o|a conversazione)|llo)) non (?:va|dev(?:e essere|''essere)|andrebbe) (?'
                        || ':r(?:egistrat|icordat)|s(?:alvat|critt)|memorizzat|annotat|conservat)[oaie]|fuori (?:verbale|da('
                        || '?:l verbale|i verbali)|onda|microfono|registrazione)(?![a-z]))')
                end) then
                v_wanted := v_wanted || 'marker_italian'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%apaga o%', '%apague o%', '%da mem%', '%da sua mem%', '%da tua mem%', '%em off%', '%esque%', '%fora d%', '%nao %',
        '%xtra-ofic%', '%xtraofic%'
    ])
    or (v_wide and p_lower collate "C" like any (array['%nÃo%', '%não%'])) then
        if p_lower collate "C" like any (array[
            '%acabei%', '%anot%', '%armazen%', '%arquiv%', '%ata%', '%disse%', '%em off%', '%escrev%', '%falei%', '%grav%',
            '%guard%', '%isso%', '%isto%', '%lembr%', '%mem%', '%nota d%', '%regis%', '%retenh%', '%salv%', '%xtra-ofic%',
            '%xtraofic%'
        ]) then
            if p_lower collate "C" ~ (case
                    when v_wide then
                        ('(?<![a-z])(?:(?:pod(?:e(?:s?|rias?)|ias?)) (?:por favor )?n[ãÃa]o (?:g(?:uardar|ravar)|registr?a'
                        || 'r|salvar|a(?:notar|rmazenar)|memorizar) (?:is[st]o)(?=[ ]?[?,]| por favor)|n[ãÃa]o (?:(?:(?:[ts]'
                        || 'e )?lembr(?:e(?:s?|m))|g(?:uard(?:e(?:s?|m))|rav(?:e(?:s?|m)))|re(?:gist(?:r(?:e(?:s?|m))|(?:e(?'
                        || ':s?|m)))|tenh(?:a(?:s?|m)))|salv(?:e(?:s?|m))|a(?:r(?:mazen(?:e(?:s?|m))|quiv(?:e(?:s?|m)))|not('
                        || '?:e(?:s?|m)))|memoriz(?:e(?:s?|m))|escrev(?:a(?:s?|m))) (?:nada )?(?:(?:dis[st]o|is[st]o|d?es[ts'
                        || '][ae] (?:mensagem|parte|conversa|informa[çÇ][ãÃ]o)|nada)(?! (?:n(?:[ao]s?(?! (?:[ts]ua )?(?:mem['
                        || 'óÓo]ria|ata))|um(?:a)?)|em(?! (?:nenhum|lugar|ata))|com(?:o)?|s(?:ob|em)|p(?:r[ao]|ara)|dentro|a'
                        || 'o|t[ãÃa]o)(?![a-z]))|o que eu)|tom(?:e(?:s)?) notas? d(?:is[st]o)|fa[çÇc]as? anota[çÇc](?:[õÕ]es'
                        || '|[ãÃ]o) d(?:is[st]o)|(?:inclua|coloque|ponhas?|adicione) (?:is[st]o) n(?:a(?:s (?:[st]uas )?nota'
                        || 's| (?:(?:[st]ua )?mem[óÓo]ria|ata))|o registr?o)|quero que (?:(?:voc[êÊ] |tu )?(?:g(?:uardes?|ra'
                        || 'ves?)|registr?es?|anotes?|salves?|lembres?|memorizes?) d?(?:is[st]o)|(?:is[st]o) (?:fique|seja) '
                        || '(?:registr?ado|g(?:ravado|uardado)|salvo))|(?:mantenhas?|deixes?|guardes?) registr?o d(?:is[st]o'
                        || '))|e(?:sque[çÇc][ae] (?:disso|is[st]o|o que eu disse)(?: (?:agora|imediatamente|j[áÁa]|logo))|m '
                        || 'off(?![a-z])|xtra-?oficialmente(?=:|[.!]{0,2}[ \n]*\Z))|(?:apag(?:ue|a)) o que (?:eu )?(?:disse|'
                        || 'acabei de dizer)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|de forma extraoficial(?![ ]*[a-z0-9\u'
                        || '00c0-\u024f\u0370-\u04ff])|(?:is[st]o) n[ãÃa]o (?:(?:deve|p(?:ode|recisa)) ser (?:g(?:uardado|ra'
                        || 'vado)|regist(?:rado|ado)|salvo|a(?:notado|rmazenado)|lembrado)|[éÉe] p(?:a)?ra (?:g(?:ravar|uard'
                        || 'ar)|regist(?:rar|ar)|salvar|anotar)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|que (?:is[st]o) n'
                        || '[ãÃa]o (?:fique|seja|conste) (?:regist(?:rado|ado)|g(?:ravado|uardado)|salvo|anotado|em ata)|(?:'
                        || 'apag(?:ue|a)|delete|remova|tire) (?:is[st]o) da (?:[st]ua )?mem[óÓo]ria|fora d(?:[eo]s? registr?'
                        || 'os?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|a (?:ata|grava[çÇc][ãÃa]o)(?![ ]*[a-z0-9\u00c0-\u0'
                        || '24f\u0370-\u04ff])))')
                    else
                        ('(?<![a-z])(?:(?:pod(?:e(?:s?|rias?)|ias?)) (?:por favor )?nao (?:g(?:uardar|ravar)|registr?ar|sa'
                        || 'lvar|a(?:notar|rmazenar)|memorizar) (?:is[st]o)(?=[ ]?[?,]| por favor)|nao (?:(?:(?:[ts]e )?lemb'
                        || 'r(?:e(?:s?|m))|g(?:uard(?:e(?:s?|m))|rav(?:e(?:s?|m)))|re(?:gist(?:r(?:e(?:s?|m))|(?:e(?:s?|m)))'
                        || '|tenh(?:a(?:s?|m)))|salv(?:e(?:s?|m))|a(?:r(?:mazen(?:e(?:s?|m))|quiv(?:e(?:s?|m)))|not(?:e(?:s?'
                        || '|m)))|memoriz(?:e(?:s?|m))|escrev(?:a(?:s?|m))) (?:nada )?(?:(?:dis[st]o|is[st]o|d?es[ts][ae] (?'
                        || ':mensagem|parte|conversa)|nada)(?! (?:n(?:[ao]s?(?! (?:[ts]ua )?(?:memoria|ata))|um(?:a)?)|em(?!'
                        || ' (?:nenhum|lugar|ata))|com(?:o)?|s(?:ob|em)|p(?:r[ao]|ara)|dentro|ao|tao)(?![a-z]))|o que eu)|to'
                        || 'm(?:e(?:s)?) notas? d(?:is[st]o)|(?:inclua|coloque|ponhas?|adicione) (?:is[st]o) n(?:a(?:s (?:[s'
                        || 't]uas )?notas| (?:(?:[st]ua )?memoria|ata))|o registr?o)|quero que (?:(?:tu )?(?:g(?:uardes?|rav'
                        || 'es?)|registr?es?|anotes?|salves?|lembres?|memorizes?) d?(?:is[st]o)|(?:is[st]o) (?:fique|seja) ('
                        || '?:registr?ado|g(?:ravado|uardado)|salvo))|(?:mantenhas?|deixes?|guardes?) registr?o d(?:is[st]o)'
                        || ')|e(?:squec[ae] (?:disso|is[st]o|o que eu disse)(?: (?:agora|imediatamente|ja|logo))|m off(?![a-'
                        || 'z])|xtra-?oficialmente(?=:|[.!]{0,2}[ \n]*\Z))|(?:apag(?:ue|a)) o que (?:eu )?(?:disse|acabei de'
                        || ' dizer)(?![ ]*[a-z0-9])|de forma extraoficial(?![ ]*[a-z0-9])|(?:is[st]o) nao (?:(?:deve|p(?:ode'
                        || '|recisa)) ser (?:g(?:uardado|ravado)|regist(?:rado|ado)|salvo|a(?:notado|rmazenado)|lembrado)|e '
                        || 'p(?:a)?ra (?:g(?:ravar|uardar)|regist(?:rar|ar)|salvar|anotar)(?![ ]*[a-z0-9]))|que (?:is[st]o) '
                        || 'nao (?:fique|seja|conste) (?:regist(?:rado|ado)|g(?:ravado|uardado)|salvo|anotado|em ata)|(?:apa'
                        || 'g(?:ue|a)|delete|remova|tire) (?:is[st]o) da (?:[st]ua )?memoria|fora d(?:[eo]s? registr?os?(?!['
                        || ' ]*[a-z0-9])|a (?:ata|gravacao)(?![ ]*[a-z0-9])))')
                end) then
                v_wanted := v_wanted || 'marker_portuguese'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%bu %', '%bunlar%', '%bunun %', '%dedi%', '%felejtsd%', '%hapus %', '%hatirlama%', '%hn %', '%hv %', '%jangan %',
        '%kay%', '%lupakan %', '%mimo %', '%ne jegy%', '%ne ments%', '%nem jegy%', '%nenahr%', '%nepam%', '%neuloz%',
        '%nezapam%', '%nezapis%', '%nie %', '%niech to%', '%nu %', '%poista%', '%protoko%', '%saklama%', '%skasuj%',
        '%smaz%', '%tego %', '%to ne%', '%to si %', '%tohle%', '%toto %', '%ukl%', '%unohda%', '%usu%', '%vymaz%',
        '%wykasuj%', '%wyma%', '%xpah%', '%yazma%', '%zabudni%', '%zapome%', '%zapomnij%', '%zazn%', '%zy nami%'
    ])
    or (v_wide and p_lower collate "C" like any (array[
        '%aБyД%', '%aПИc%', '%aбyд%', '%aпиc%', '%bhocИ%', '%bнocи%', '%epiГatИ%', '%epiгaти%', '%hotobyЙ%', '%hotyЙ%',
        '%hoтoвyй%', '%hoтyй%', '%hÔng %', '%hông %', '%itpИ%', '%iтpи%', '%ktΌΣ%', '%kτός%', '%kИhЬ%', '%kинь%', '%lkÄÄ%',
        '%lkää%', '%ne rÖgz%', '%ne rögz%', '%ne tÁr%', '%ne tár%', '%ne Írd%', '%ne írd%', '%neuloŽ%', '%neulož%', '%otpИ%',
        '%oÁ %', '%oá %', '%oтpи%', '%pekopД%', '%pekopд%', '%smaŽ%', '%smaž%', '%sÖyle%', '%söyle%', '%tÄtÄ ei%',
        '%tätä ei%', '%uitĂ%', '%uită%', '%uÊn %', '%uên %', '%vymaŽ%', '%vymaž%', '%xoЧy%', '%xoчy%', '%xpaн%',
        '%yctЬ Эto%', '%ycть Этo%', '%ycть этo%', '%yДaЛИ%', '%yдaли%', '%zahocИ%', '%zahocЬ%', '%zaПam%', '%zaПom%',
        '%zaнocи%', '%zaнocь%', '%zaпaм%', '%zaпoм%', '%zÁznam%', '%záznam%', '%zБepiГ%', '%zбepiг%', '%ÄlÄ%', '%Älä%',
        '%Óa %', '%ÖrÖld%', '%Öröld%', '%ÖytÄkirja%', '%Öytäkirja%', '%älä%', '%óa %', '%öröld%', '%öytäkirja%', '%Șterge%',
        '%șterge%', '%ΈxaΣ%', '%Έχaσ%', '%έχaσ%', '%ηv %', '%κτός%', '%БepИ%', '%Бepи%', '%ДoБabЛЯЙ%', '%ДoДabaЙ%',
        '%Дoбaвляй%', '%Дoдaвaй%', '%ИДaЛИ%', '%Идaли%', '%ЛoГИp%', '%Лoгиp%', '%ПeЧat%', '%Пeчaт%', '%Пpotok%', '%Пpoтok%',
        '%ФikcyЙ%', '%Фikcyй%', '%ФИkcИp%', '%Фиkcиp%', '%бepи%', '%внocи%', '%дoбaвляй%', '%дoдaвaй%', '%зaнocи%',
        '%зaнocь%', '%зaпaм%', '%зaпoм%', '%збepiг%', '%идaли%', '%лoгиp%', '%нoтoвyй%', '%нoтyй%', '%пeчaт%', '%пpoтok%',
        '%фikcyй%', '%фиkcиp%', '%אל ת%', '%לא לפ%', '%לא לצ%', '%מחק%', '%תשכח%', '%احذف%', '%انس%', '%این را%', '%عدم %',
        '%لا %', '%ليس%', '%इसे%', '%मैंने%', '%यह %', '%ลืม%', '%อย่า%', '%ไม่%', '%Ừng %', '%ừng %'
    ])) then
        if p_lower collate "C" like any (array[
            '%acest%', '%aklinda%', '%am spus%', '%asta%', '%bunlar%', '%bunu %', '%ekleme%', '%ezt%', '%felejtsd%',
            '%hafiza%', '%hapus %', '%hatirlama%', '%hn %', '%hv %', '%jangan %', '%jegyezd%', '%kayda%', '%kaydedil%',
            '%kaydet%', '%kayit%', '%lupakan %', '%mentsd%', '%nagr%', '%nahr%', '%nepamat%', '%neuloz%', '%nezapam%',
            '%nieoficjal%', '%not alma%', '%not etme%', '%notat%', '%notow%', '%notuj%', '%pamataj%', '%pamatuj%', '%pami%',
            '%protoko%', '%przechow%', '%rejestr%', '%saklama%', '%saklanma%', '%sanoin%', '%skasuj%', '%smaz%', '%ukl%',
            '%unut%', '%usun to%', '%utrwal%', '%vymaz%', '%wykasuj%', '%wyma%', '%xpah%', '%yazilma%', '%yazma%',
            '%zabudni%', '%zachow%', '%zanot%', '%zapis%', '%zapome%', '%zapomnij%', '%zaznam%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '% न %', '%aБyД%', '%aПИcybatИ%', '%aбyд%', '%aпиcyвaти%', '%bhocИ%', '%bнocи%', '%bẢn%', '%bản%', '%epiГatИ%',
            '%epiгaти%', '%ghi lẠi%', '%ghi lại%', '%hotobyЙ%', '%hotyЙ%', '%hoтoвyй%', '%hoтyй%', '%itpИ%', '%iтpи%',
            '%jegyzŐkÖnyv%', '%jegyzőkönyv%', '%lƯu%', '%lưu%', '%ne Írd%', '%ne írd%', '%neuloŽ%', '%neulož%', '%otpИ%',
            '%oÁ %', '%oá %', '%oтpи%', '%pamÄtaj%', '%pamätaj%', '%pekopД%', '%pekopд%', '%rÖgz%', '%rögz%', '%smaŽ%',
            '%smaž%', '%tÁrold%', '%tÄmÄ%', '%tÄtÄ%', '%tárold%', '%tämä%', '%tätä%', '%usuŃ to%', '%usuń to%', '%uÊn %',
            '%uên %', '%vymaŽ%', '%vymaž%', '%xpaн%', '%yДaЛИ%', '%yдaли%', '%zahocИ%', '%zahocЬ%', '%zaПam%', '%zaПom%',
            '%zaПИc%', '%zaнocи%', '%zaнocь%', '%zaпaм%', '%zaпoм%', '%zaпиc%', '%zÁznam%', '%záznam%', '%zБepiГ%',
            '%zбepiг%', '%Óa %', '%ÖytÄkirja%', '%Öytäkirja%', '%óa %', '%öytäkirja%', '%ΈxaΣ%', '%Έχaσ%', '%ΠpaktikΏn%',
            '%Πpaκτiκώv%', '%έχaσ%', '%ηv %', '%πpaκτiκώv%', '%ДoБabЛЯЙ%', '%ДoДabaЙ%', '%Дoбaвляй%', '%Дoдaвaй%', '%ИДaЛИ%',
            '%Идaли%', '%ЛoГИp%', '%Лoгиp%', '%ПamЯt%', '%Пaмят%', '%ПeЧat%', '%Пeчaт%', '%ПoПaД%', '%Пoпaд%', '%Пpotok%',
            '%Пpoтok%', '%ФikcyЙ%', '%Фikcyй%', '%ФИkcИp%', '%Фиkcиp%', '%внocи%', '%дoбaвляй%', '%дoдaвaй%', '%зaнocи%',
            '%зaнocь%', '%зaпaм%', '%зaпoм%', '%зaпиc%', '%збepiг%', '%идaли%', '%лoгиp%', '%нoтoвyй%', '%нoтyй%', '%пaмят%',
            '%пeчaт%', '%пoпaд%', '%пpoтok%', '%фikcyй%', '%фиkcиp%', '%אל ת%', '%לא לפ%', '%לא לצ%', '%מחק%', '%תשכח%',
            '%احذف%', '%انس%', '%عدم %', '%لا %', '%للتسجيل%', '%للنشر%', '%نکن%', '%नहीं%', '%भूल%', '%मत%', '%ทันที%',
            '%อย่า%', '%ไม่ต้อง%', '%Ừng %', '%ừng %'
        ])) then
            if p_lower collate "C" ~ (case
                    when v_wide then
                        ('(?:[нhhн]e (?:(?:coxpa[нh][яЯ][йЙ]|[зz]a(?:[пП](?:o[мm](?:[иИ][нh]a[йЙ]|[нh][иИ])|[иИ]c[ыЫ][вb]a'
                        || '[йЙ])|[нh]oc[иИ])|[фФ][иИ]kc[иИ]py[йЙ]|xpa[нh][иИ]|[лЛ]o[гГ][иИ]py[йЙ]|[пП]po[тt]oko[лЛ][иИ]py[й'
                        || 'Й]|[вb][нh]oc[иИ]|[дД]o[бБ]a[вb][лЛ][яЯ][йЙ])(?:[тt]e)? (?:(?:[эЭ][тt](?:o(?:[гГ]o|[тt])?|y)|[нh'
                        || '][иИ][чЧ]e[гГ]o|[дД]a[нh][нh]oe|[мm]o[иИ] c[лЛ]o[вb]a|c(?:[лЛ]e[дД]y[юЮ][щЩ]ee|ka[зz]a[нh][нh]oe'
                        || '))(?! (?:[вb](?:(?! (?:[cтt][вb]o[юЮиИ] )?(?:[пП](?:a[мm][яЯ][тt][ьЬ]|po[тt]oko[лЛ])|[жЖ]yp[нh]a'
                        || '[лЛ]|[зz]a(?:[мm]e[тt]k[иИ]|[пП][иИ]c[иИ])))|o)|[нh]a|[пП](?:o(?:[дД]|ka)|p[иИ])|k(?:ak)?|[дД][л'
                        || 'Л][яЯ]|c(?:o|[лЛ][иИ][шШ]ko[мm])?|[чЧ]epe[зz]|[тt](?:ak|o[лЛ][ьЬ]ko)) )|[тt]o,? [чЧ][тt]o [яЯ])|'
                        || '(?:coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП](?:o[мm][иИ][нh]a[тt][ьЬ]|[иИ]c[ыЫ][вb]a[тt][ьЬ])) (?:[эЭ][тt]'
                        || '(?:o(?:[гГ]o|[тt])?|y)|[нh][иИ][чЧ]e[гГ]o|[дД]a[нh][нh]oe|[мm]o[иИ] c[лЛ]o[вb]a)|(?:[зz]a[пП](?:'
                        || '[иИ]c[ыЫ][вb]a[йЙ]|o[мm][иИ][нh]a[йЙ])|coxpa[нh][яЯ][йЙ])(?:[тt]e)?(?:,? [пП]o[жЖ]a[лЛ]y[йЙ]c[тt'
                        || ']a|,)|(?:[нh](?:a[дД]o|y[жЖ][нh]o)|c(?:[лЛ]e[дД]ye[тt]|[тt]o[иИ][тt])) (?:[эЭ][тt]o(?:[гГ]o)?) ('
                        || '?:[зz]a[пП](?:[иИ]c[ыЫ][вb]a[тt][ьЬ]|o[мm][иИ][нh]a[тt][ьЬ])|coxpa[нh][яЯ][тt][ьЬ]|xpa[нh][иИ][т'
                        || 't][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])|(?:coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП](?:[иИ]c[ыЫ][вb]a[тt][ьЬ'
                        || ']|o[мm][иИ][нh]a[тt][ьЬ])|xpa[нh][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])(?=[ ]{0,2}[:.!,;)\n'
                        || '-]|\Z)|[дД][лЛ][яЯ] (?:(?:[пП](?:po[тt]oko[лЛ]a|e[чЧ]a[тt][иИ]))|[пП]po[тt]oko[лЛ]y)|[пП](?:o[дД'
                        || '] (?:[зz]a[пП][иИ]c[ьЬ]|[пП]po[тt]oko[лЛ])|i[дД] (?:[зz]a[пП][иИ]c|[пП]po[тt]oko[лЛ]))|xo[чЧ]y,?'
                        || ' [чЧ][тt]o[бБ][ыЫ] (?:[тtвb][ыЫ] |k[тt]o-[тt]o )?(?:[эЭ][тt]o(?:[гГ]o)?) (?:[зz]a[пП](?:[иИ]c|o['
                        || 'мm])|coxpa[нh]|[фФ][иИ]kc[иИ]p|xpa[нh][иИ][лЛ])|(?:[зz](?:[бБ]epi[гГ]a[йЙ]|a(?:[пП](?:a[мm]''[яЯ]'
                        || '[тt](?:o[вb]y[йЙ]|a[йЙ])|[иИ]cy[йЙ])|[нh]o[тt]o[вb]y[йЙ]))|[фФ]ikcy[йЙ]|[нh]o[тt]y[йЙ])(?:[тt]e)'
                        || '? (?:[цЦ](?:[ьЬ]o[гГ]o|e(?:[йЙ])?|[юЮ])|[нh]i[чЧ]o[гГ]o)(?![\u0430-\u045fa-z])(?! (?:[вby]|[нh]a'
                        || '|[яЯ]k|[пП]i[дД]|[дД]o) )|(?:[зz]a[нh]oc[ьЬ]|[дД]o[дД]a[вb]a[йЙ]|[вb][нh]oc[иИ])(?:[тt]e)? (?:[ц'
                        || 'Ц](?:e|[ьЬ]o[гГ]o)) (?:[вby]|[дД]o) (?:[пП](?:a[мm]''[яЯ][тt][ьЬi]|po[тt]oko[лЛ])|[нh]o[тt]a[тt]k'
                        || '[иИ])|(?:[тt]pe[бБ]a|[вb]ap[тt]o|[пП]o[тt]pi[бБ][нh]o) (?:[цЦ](?:e|[ьЬ]o[гГ]o)) (?:[зz](?:a[пП]('
                        || '?:[иИ]cy[вb]a[тt][иИ]|a[мm]''[яЯ][тt]o[вb]y[вb]a[тt][иИ])|[бБ]epi[гГ]a[тt][иИ])))|(?:[эЭЭэ][тt]o('
                        || '?:[гГ]o)?|[пППп]o[жЖ]a[лЛ]y[йЙ]c[тt]a,?) [нh]e (?:coxpa[нh][яЯ](?:[йЙ]|[тt][ьЬ])|[зz]a[пП](?:o[м'
                        || 'm][иИ][нh]a(?:[йЙ]|[тt][ьЬ])|[иИ]c[ыЫ][вb]a(?:[йЙ]|[тt][ьЬ])))|[эЭЭэ][тt]o [нh]e (?:(?:[нh](?:a['
                        || 'дД]o|y[жЖ][нh]o)|c(?:[лЛ]e[дД]ye[тt]|[тt]o[иИ][тt])) (?:[зz]a[пП](?:[иИ]c[ыЫ][вb]a[тt][ьЬ]|o[мm]'
                        || '[иИ][нh]a[тt][ьЬ])|coxpa[нh][яЯ][тt][ьЬ]|xpa[нh][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])|[дД]'
                        || '[лЛ][яЯ] [зz]a[пП][иИ]c[иИ]|(?:[дД]o[лЛ][жЖ](?:[нh]o|e[нh])) (?:coxpa[нh][яЯ][тt][ьЬ]c[яЯ]|[зz]a'
                        || '[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]c[яЯ]|xpa[нh][иИ][тt][ьЬ]c[яЯ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ]c[яЯ]|[бБ]'
                        || '[ыЫ][тt][ьЬ] (?:coxpa[нh]e[нh]o|[зz]a(?:[пП][иИ]ca[нh]o|[фФ][иИ]kc[иИ]po[вb]a[нh]o))))|(?:[вbbв]'
                        || '[нh]e|[бББб]e[зz]) (?:[пП]po[тt]oko[лЛ]a|[зz]a[пП][иИ]c[иИ])(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u'
                        || '04ff])|[oo][фФ][фФ]?[ -]?(?:[зz]e[ -]?)?pekop[дД]|[пППп]yc[тt][ьЬ] [эЭ][тt]o [нh]e (?:coxpa[нh]|'
                        || '[зz]a[пП][иИ]c|[фФ][иИ]kc[иИ]p|[пП]o[пП]a[дД])|[зzzз]a[бБ]y[дД][ьЬ](?:[тt]e)? (?:(?:[эЭ][тt]o|o['
                        || 'бБ] [эЭ][тt]o[мm]) (?:c(?:pa[зz]y|e[йЙ][чЧ]ac [жЖ]e)|[нh]e[мm]e[дД][лЛ]e[нh][нh]o|[тt]y[тt] [жЖ]'
                        || 'e)|(?:[пП]po [цЦ]e|[цЦ]e) (?:[нh]e[гГ]a[йЙ][нh]o|o[дД]pa[зz]y|[зz]apa[зz]))|(?:[yy](?:[дД]a[лЛ]['
                        || 'иИ]|[бБ]ep[иИ])|[cc]o[тt]p[иИ]|[вbbв][ыЫ]k[иИ][нh][ьЬ])(?:[тt]e)? [эЭ][тt]o [иИ][зz] (?:[cтt][вb'
                        || ']oe[йЙ] )?[пП]a[мm][яЯ][тt][иИ]|[цЦЦц]e [нh]e (?:(?:[зz](?:a[пП](?:[иИ]cy[йЙ]|a[мm]''[яЯ][тt]o[вb'
                        || ']y[йЙ])|[бБ]epi[гГ]a[йЙ]))(?:[тt]e)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:[тt]pe[бБ]a|[в'
                        || 'b]ap[тt]o|[пП]o[тt]pi[бБ][нh]o) (?:[зz](?:a[пП](?:[иИ]cy[вb]a[тt][иИ]|a[мm]''[яЯ][тt]o[вb]y[вb]a['
                        || 'тt][иИ])|[бБ]epi[гГ]a[тt][иИ]))|[дД][лЛ][яЯ] [зz]a[пП][иИ]cy)|(?:[пППп]o[зz]a [пП]po[тt]oko[лЛ]o'
                        || '[мm]|[бББб]e[зz] (?:[пП]po[тt]oko[лЛ]y|[зz]a[пП][иИ]cy))|(?:[вbbв][иИ][дД]a[лЛ][иИ]|[зzzз]i[тt]p'
                        || '[иИ]|[cc]o[тt]p[иИ])(?:[тt]e)? [цЦ]e (?:[зz]|i[зz]) (?:[cтt][вb]o[єЄ][їЇ] )?[пП]a[мm]''[яЯ][тt]i|'
                        || '(?<![a-z])(?:n(?:ie (?:(?:za(?:p(?:ami[eęĘ]t[ua]j|is(?:uj|z))|notuj|chowuj)|n(?:otuj|agr(?:ywaj|'
                        || 'aj))|rejestruj|pr(?:zechowuj|otoko[łŁ]uj)|utrwalaj)(?:cie)? (?:tej (?:wiadomo|cz|rozmow|informac'
                        || ')|(?:t(?:ego|o)|niczego)(?! (?:p(?:lik|od|rzy)|do(?:kument|(?! protoko))|[nz]a|w(?! pami)|jako|u'
                        || ')[a-z]{0,4}(?![a-ząĄćĆęĘłŁńŃóÓśŚźŹżŻ])))|(?:w(?:pisuj|k[łŁ]adaj)|dodawaj)(?:cie)? tego do (?:pro'
                        || 'toko[łŁl]u|notatek|(?:swojej )?pami[ęĘe]ci))|e(?:u(?:kl(?:[aáÁ]dej|adaj)|lo[žŽz])|za(?:znamen[aá'
                        || 'Á]v[ea]j|p(?:amatuj si|isuj))|pam(?:atuj si|[aäÄ]taj si)|nahr[aáÁ]v[ea]j)(?:te)?(?: si)? to(?:hl'
                        || 'e|to)?(?![a-záÁčČďĎéÉěĚíÍňŇóÓřŘšŠťŤúÚůŮýÝžŽ])(?! (?:do|na|v|jako|ako|pod) )|u (?:s(?:alva|toca)|'
                        || 're[țȚt]ine|nota|[îÎ]nregistra|memora)(?:[țȚt]i)? (?:a(?:sta|ce(?:st|asta))))|(?:t(?:ego|o)) nie '
                        || '(?:zap(?:isuj|ami[eęĘ]tuj)|n(?:otuj|agrywaj))(?:cie)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|'
                        || 'to nie (?:mo[żŻ]e|powinno) (?:by[ćĆ]|zosta[ćĆc]) (?:za(?:p(?:isan|ami[ęĘe]tan)|notowan)|nagran|u'
                        || 'trwalon)e|(?:poza protoko[łŁl]em|nie do protoko[łŁl]u)|(?:usu[ńŃn]|wy(?:ma[żŻz]|kasuj)|skasuj) t'
                        || 'o z(?:e)? (?:swojej )?pami[ęĘe]ci|(?:to(?:hle|to)?) (?:si )?ne(?:ukl[aáÁ]dej|zap(?:isuj|amatuj)|'
                        || 'pamatuj|nahr[aáÁ]vej)(?:te)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:bu(?:n(?:u|lar[ii])| ('
                        || '?:k(?:onu[şŞs]mayi|ismi)|mesaji|bilgiyi))|s[öÖ]yledi(?:klerimi|[ğĞ]imi)) (?:l[üÜ]tfen |sakin |h('
                        || '?:afizana |i[çÇ]bir yere )|belle[ğĞ]ine |notlarina |asla )?(?:ekleme|kay(?:d(?:a (?:ge[çÇ]irme|a'
                        || 'lma)|etme)|[ii]t etme)|aklinda tutma|unut ve kaydetme|not (?:etme|alma)|ha(?:t[ii]rlama|fizana a'
                        || 'lma)|saklama|yazma)(?:y[ii]n(?:[ii]z)?)?(?![a-zçÇğĞiöÖşŞüÜ])|bu(?: (?:k(?:onu[şŞ]ma|isim)|mesaj)'
                        || ')? (?:kayd(?:edilmesin|a ge[çÇ]mesin)|saklanmasin|yazilmasin)|(?:kaydetme|hatirlama|saklama|yazm'
                        || 'a)(?:y[ii]n)? bunu(?![a-zçÇğĞiöÖşŞüÜ])|(?:ezt )?ne (?:mentsd el|jegyezd (?:meg|fel)|t[áÁ]rold|r['
                        || 'öÖ]gz[íÍ]tsd|[íÍ]rd (?:fel|le))(?: el)?(?: ezt|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])))|(?:p'
                        || 'rosz[ęĘe] )?(?:t(?:ego|o)) (?:prosz[ęĘe] )?nie (?:zap(?:isywa[ćĆc]|ami[ęĘ]tywa[ćĆ])|n(?:otowa[ćĆ'
                        || 'c]|agrywa[ćĆc])|przechowywa[ćĆ])|n(?:ie(?: chc[ęĘe],? (?:(?:[żŻ]eby[śŚ]|aby[śŚ]) to (?:zap(?:is|'
                        || 'ami)|n(?:otow|agr)|przechow)|(?:[żŻ]eby|aby) to (?:zosta[łŁ]o|by[łŁ]o) (?:za(?:p(?:isan|ami)|not'
                        || 'owan)|nagran))|ch to nie (?:zostanie|b[ęĘ]dzie) (?:za(?:p(?:isan|ami)|notowan)|nagran))|em jegyz'
                        || '[őŐ]k[öÖ]nyvbe|u [țȚ]ine minte asta)|mi(?:[ęĘ]dzy nami,? nie (?:zap(?:isuj|ami[ęĘ]tuj)|n(?:otuj|'
                        || 'agrywaj))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|mo (?:z[aáÁ]znam|protokol))|zapom(?:nij(?:,?'
                        || ' [żŻ]e to powiedzia| o tym (?:natychmiast|od razu))|e[ňŇn](?:te)?,? (?:na to,? )?co jsem (?:pr[á'
                        || 'Á]v[ěĚ] )?(?:[řŘ]ekl|napsal))|(?:za(?:pome[ňŇn]|budni))(?:te)? (?:na )?to (?:hned|okam[žŽz]it[ěĚ'
                        || 'e]|ihne[ďĎd])|(?:vyma[žŽz]|sma[žŽz])(?:te)? to z pam[äÄěĚe]ti|(?:s[öÖ]yledi(?:[ğĞ]imi|klerimi)|d'
                        || 'edi(?:[ğĞ]imi|klerimi)) (?:hemen |l[üÜ]tfen )?unut(?:un)?(?:,? (?:ve )?kaydetme)?(?![a-zçÇğĞiöÖş'
                        || 'ŞüÜ])|bun(?:u (?:unut(?:un)?(?:,? (?:ve )?kaydetme|(?=[ ]?:|,? l[üÜ]tfen))|(?:hemen|derhal) unut'
                        || '(?:un)?(?![a-zçÇğĞiöÖşŞüÜ])|(?:hafizandan|belle[ğĞ]inden) sil|(?:kaydetmemeni|not almamani|sakla'
                        || 'mamani|hatirlamamani) (?:istiyorum|rica))|(?:u(?:n)?) (?:kayde(?:tmeni|dilmesini)|sakla(?:mani|n'
                        || 'masini)|hatirlamani) istemiyorum)|kay[ii]t d[ii][şŞs][ii] (?:k(?:als[ii]n|onu[şŞ])|olsun|s[öÖ]yl'
                        || ')|jangan (?:(?:di)?(?:simpan|catat|ingat|rekam) (?:i(?:ni|tu)|pe(?:san|rcakapan))(?! (?:d(?:i|en'
                        || 'gan|alam)|ke|sebagai) )|di(?:simpan|catat|ingat|rekam)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])'
                        || ')|lupakan (?:(?:i(?:ni|tu)) (?:se(?:gera|karang))|(?:apa )?yang (?:baru )?saya katakan)|hapus (?'
                        || ':i(?:ni|tu)) dari (?:ingatan|memori)|[đĐĐđ][ừỪ]ng (?:ghi(?: (?:nh[ớỚ]|[âÂ]m|ch[éÉ]p))?|l[ưƯ]u|nh'
                        || '[ớỚ]) (?:[đĐ]i[ềỀ]u|c[áÁ]i|tin|l[ạẠ]i)|[qQ]u[êÊ]n (?:(?:[đĐ]i[ềỀ]u|chuy[ệỆ]n) n[àÀ]y (?:ngay|[đĐ'
                        || ']i)|nh[ữỮ]ng g[ìÌ] t[ôÔ]i v[ừỪ]a n[óÓ]i)|[kK]h[ôÔ]ng (?:ghi bi[êÊ]n b[ảẢ]n|(?:l[ưƯ]u(?: l[ạẠ]i)?'
                        || '|ghi l[ạẠ]i) (?:[đĐ]i[ềỀ]u|tin nh[ắẮ]n) n[àÀ]y)|[xX](?:[óÓ]a|o[áÁ]) (?:[đĐ]i[ềỀ]u|tin) n[àÀ]y kh'
                        || '[ỏỎ]i b[ộỘ] nh[ớỚ]|(?:[äÄÄä]l[äÄ]) (?:(?:tallenna|m(?:uista|erkitse)|kirjaa|nauhoita) t[äÄ]t[äÄ]'
                        || '|kirjoita t[äÄ]t[äÄ] (?:yl[öÖ]s|muistiin))|(?:[äÄÄä]lk[äÄ][äÄ]) (?:tallentako|m(?:uistako|erkitk'
                        || '[öÖ])|kirjatko|nauhoittako) t[äÄ]t[äÄ]|t[äÄ]t[äÄ] ei saa (?:tallentaa|nauhoittaa|kirjata)|u(?:no'
                        || 'hda (?:mit[äÄ] (?:juuri )?sanoin|t[äÄ]m[äÄ] (?:heti|saman tien|v[äÄ]litt[öÖ]m[äÄ]sti))|it[ăĂ] (?'
                        || ':asta (?:imediat|acum)|ce am spus))|ei p[öÖ]yt[äÄ]kirjaan|p(?:[öÖ]yt[äÄ]kirjan ulkopuolella|oist'
                        || 'a t[äÄ]m[äÄ] muististasi)|felejtsd el ezt (?:azonnal|most)|[tT][öÖ]r[öÖ]ld ezt a mem[óÓ]ri[áÁ]db'
                        || '[óÓ]l|[șȘȘș]terge asta din memorie|[μmmμ][ηh][vn] (?:[τt]o (?:a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]e(?:i[ς'
                        || 'Σ]|[τt]e)|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]e(?:i[ςΣ]|[τt]e)|[θΘ][υy][μm][άΆ][σΣ]ai|[σΣ][ηh][μm]ei[ώΏ][σΣ]e'
                        || 'i[ςΣ])|(?:a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]e(?:i[ςΣ]|[τt]e)|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]e(?:i[ςΣ]|[τt]e)|[σ'
                        || 'Σ][ηh][μm]ei[ώΏ][σΣ]ei[ςΣ]) a[υy][τt][όΌ])|[ee][κk][τt][όΌ][ςΣ] [πΠ]pa[κk][τt]i[κk][ώΏ][vn]|[ξΞΞ'
                        || 'ξ][έΈ][χx]a[σΣ](?:e (?:a[υy][τt][όΌ]|[όΌ],[τt]i) [πΠ]o[υy] e[ίΊ][πΠ]a|[έΈ] [τt]o (?:a[μm][έΈ][σΣ'
                        || '][ωΩ][ςΣ]|[τt][ώΏ]pa))|אל ת(?:שמ(?:ור|ר)|זכור|רשום|קליט|תעד)(?:[יו])? (?:את )?(?:ז(?:ה|את))|לא ל'
                        || '(?:פרוטוקול|ציטוט)|תשכח(?:[יו])? (?:(?:מזה|את זה) (?:מיד|עכשיו)|(?:את )?מה שאמרתי)|מחק(?:[יו])? '
                        || 'את זה מהזיכרון|इसे (?:(?:स(?:ेव|ंग्रहित)|याद|रिकॉर्ड|नोट|दर्ज) (?:मत|न) (?:क(?:र(?:ना|ो|ें)|ीजिए'
                        || ')|रख(?:ना|ो))|(?:तुरंत |अभी )?भूल जा(?:ओ|इए|ना))|यह (?:बात याद मत|रिकॉर्ड में नहीं)|जो मैंने कहा'
                        || ' (?:वह|उसे) भूल|อย่า(?:บันทึก|จ[ำด]|เก็บ)(?:สิ่ง|เรื่อง|ข้อ(?:มูล|ความ))?นี้|ลืม(?:เรื่อง|สิ่ง)?'
                        || 'นี้ทันที|ไม่ต้อง(?:บันทึก|จด)|ا(?:ین را (?:ذخیره|ثبت|ضبط) نکن|نس (?:(?:هذا|ذلك) (?:فورا|حالا|الآ'
                        || 'ن)|ما قلته)|حذف (?:هذا|ذلك) من (?:ذاكرتك|الذاكرة))|(?:يرجى|الرجاء) عدم (?:ت(?:سجيل|خزين)|حفظ) (?'
                        || ':هذ[اه])|ل(?:ا (?:تقم ب(?:ت(?:سجيل|خزين)|حفظ) (?:هذ[اه])|(?:ت(?:سجل|حفظ|تذكر|خزن|كتب|دون))(?:ي|و'
                        || 'ا)? (?:هذ[اه]|ذلك))|يس (?:لل(?:نشر|تسجيل))))')
                    else
                        ('(?:(?<![a-z])(?:n(?:ie (?:(?:za(?:p(?:amiet[ua]j|is(?:uj|z))|notuj|chowuj)|n(?:otuj|agr(?:ywaj|a'
                        || 'j))|rejestruj|przechowuj|utrwalaj)(?:cie)? (?:tej (?:wiadomo|cz|rozmow|informac)|(?:t(?:ego|o)|n'
                        || 'iczego)(?! (?:p(?:lik|od|rzy)|do(?:kument|(?! protoko))|[nz]a|w(?! pami)|jako|u)[a-z]{0,4}(?![a-'
                        || 'z])))|(?:wpisuj|dodawaj)(?:cie)? tego do (?:protokolu|notatek|(?:swojej )?pamieci))|e(?:u(?:kl(?'
                        || ':adej|adaj)|loz)|za(?:znamenav[ea]j|p(?:amatuj si|isuj))|pam(?:atuj si|ataj si)|nahrav[ea]j)(?:t'
                        || 'e)?(?: si)? to(?:hle|to)?(?![a-z])(?! (?:do|na|v|jako|ako|pod) )|u (?:s(?:alva|toca)|retine|nota'
                        || '|memora)(?:ti)? (?:a(?:sta|ce(?:st|asta))))|(?:t(?:ego|o)) nie (?:zap(?:isuj|amietuj)|n(?:otuj|a'
                        || 'grywaj))(?:cie)?(?![ ]*[a-z0-9])|to nie (?:powinno) (?:zosta[c]) (?:za(?:p(?:isan|amietan)|notow'
                        || 'an)|nagran|utrwalon)e|(?:poza protokolem|nie do protokolu)|(?:usun|wy(?:maz|kasuj)|skasuj) to z('
                        || '?:e)? (?:swojej )?pamieci|(?:to(?:hle|to)?) (?:si )?ne(?:ukladej|zap(?:isuj|amatuj)|pamatuj|nahr'
                        || 'avej)(?:te)?(?![ ]*[a-z0-9])|(?:bu(?:n(?:u|lar[ii])| (?:k(?:onusmayi|ismi)|mesaji|bilgiyi))) (?:'
                        || 'sakin |hafizana |notlarina |asla )?(?:ekleme|aklinda tutma|unut ve kaydetme|not (?:etme|alma)|ka'
                        || 'y(?:d(?:a alma|etme)|[ii]t etme)|ha(?:t[ii]rlama|fizana alma)|saklama|yazma)(?:y[ii]n(?:[ii]z)?)'
                        || '?(?![a-zi])|bu(?: (?:mesaj|kisim))? (?:kaydedilmesin|saklanmasin|yazilmasin)|(?:kaydetme|hatirla'
                        || 'ma|saklama|yazma)(?:y[ii]n)? bunu(?![a-zi])|(?:ezt )?ne (?:mentsd el|jegyezd (?:meg|fel))(?: el)'
                        || '?(?: ezt|(?![ ]*[a-z0-9])))|(?:prosz[e] )?(?:t(?:ego|o)) (?:prosz[e] )?nie (?:zapisywac|n(?:otow'
                        || 'ac|agrywac))|niech to nie (?:zostanie) (?:za(?:p(?:isan|ami)|notowan)|nagran)|zapom(?:nij o tym '
                        || '(?:natychmiast|od razu)|en(?:te)?,? (?:na to,? )?co jsem (?:napsal))|(?:za(?:pomen|budni))(?:te)'
                        || '? (?:na )?to (?:hned|okamzite|ihned)|(?:vymaz|smaz)(?:te)? to z pameti|mimo (?:zaznam|protokol)|'
                        || '(?:dediklerimi) (?:hemen )?unut(?:un)?(?:,? (?:ve )?kaydetme)?(?![a-zi])|bun(?:u (?:unut(?:un)?('
                        || '?:,? (?:ve )?kaydetme|(?=[ ]?:))|(?:hemen|derhal) unut(?:un)?(?![a-zi])|(?:hafizandan) sil|(?:ka'
                        || 'ydetmemeni|not almamani|saklamamani|hatirlamamani) (?:istiyorum|rica))|(?:u(?:n)?) (?:kayde(?:tm'
                        || 'eni|dilmesini)|sakla(?:mani|nmasini)|hatirlamani) istemiyorum)|kay[ii]t d[ii]s[ii] (?:kals[ii]n|'
                        || 'olsun)|jangan (?:(?:di)?(?:simpan|catat|ingat|rekam) (?:i(?:ni|tu)|pe(?:san|rcakapan))(?! (?:d(?'
                        || ':i|engan|alam)|ke|sebagai) )|di(?:simpan|catat|ingat|rekam)(?![ ]*[a-z0-9]))|lupakan (?:(?:i(?:n'
                        || 'i|tu)) (?:se(?:gera|karang))|(?:apa )?yang (?:baru )?saya katakan)|hapus (?:i(?:ni|tu)) dari (?:'
                        || 'ingatan|memori)|felejtsd el ezt (?:azonnal|most))')
                end) then
                v_wanted := v_wanted || 'marker_slavic'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%aquest%', '%huwag%', '%ne bele%', '%ne bilje%', '%ne pamti%', '%ne pohranj%', '%ne shran%', '%ne snem%',
        '%ne snim%', '%ne sprem%', '%ne zabele%', '%ne zapi%', '%ne zapomni%', '%nemoj%', '%no ho %', '%siandike%',
        '%sihifadhi%', '%sikumbuke%', '%sinakili%', '%sirekodi%', '%tega ne%', '%zapisnika%'
    ])
    or (v_wide and p_lower collate "C" like any (array[
        '%aixÒ%', '%això%', '%cЪxpahЯbaЙ%', '%cъxpaнявaй%', '%otБeЛЯzbaЙ%', '%oтбeлязвaй%', '%zaПazbaЙ%', '%zaПomhЯЙ%',
        '%zaПИcbaЙ%', '%zaпaзвaй%', '%zaпoмняй%', '%zaпиcвaй%', '%ПpotokoЛa%', '%Пpoтokoлa%', '%зaпaзвaй%', '%зaпoмняй%',
        '%зaпиcвaй%', '%пpoтokoлa%', '%এই কথা%', '%এটা%', '%এটি%', '%இதை%'
    ])) then
        if p_lower collate "C" like any (array[
            '% to%', '%anot%', '%apunt%', '%arxiv%', '%des%', '%grav%', '%guard%', '%haya%', '%hiki%', '%hili%', '%huu%',
            '%huwag%', '%memoritz%', '%ovo%', '%record%', '%registr%', '%tega%', '%zapisnika%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '% না%', '%cЪxpahЯbaЙ%', '%cъxpaнявaй%', '%otБeЛЯzbaЙ%', '%oтбeлязвaй%', '%zaПazbaЙ%', '%zaПomhЯЙ%',
            '%zaПИcbaЙ%', '%zaпaзвaй%', '%zaпoмняй%', '%zaпиcвaй%', '%ПpotokoЛa%', '%Пpoтokoлa%', '%зaпaзвaй%', '%зaпoмняй%',
            '%зaпиcвaй%', '%пpoтokoлa%', '%காதே%', '%கூடாது%', '%யாதே%', '%வேண்டாம்%'
        ])) then
            if p_lower collate "C" ~ (case
                    when v_wide then
                        ('(?:[нhhн]e (?:[зz]a(?:[пП](?:o[мm][нh][яЯ][йЙ]|[иИ]c[вb]a[йЙ]|a[зz][вb]a[йЙ]))|c[ъЪ]xpa[нh][яЯ]['
                        || 'вb]a[йЙ]|o[тt][бБ]e[лЛ][яЯ][зz][вb]a[йЙ])(?:[тt]e)? (?:[тt]o(?:[вb]a|[зz][иИ] pa[зz][гГ]o[вb]op)'
                        || '|[нh][иИ][щЩ]o o[тt] [тt]o[вb]a)(?! (?:[вb]|[нhзz]a|ka[тt]o|[пП]o(?:[дД])?|[дД]o|c(?:[ъЪ]c)?) )|'
                        || '(?:[нhhн]e [гГ]o|[тttт]o[вb]a [нh]e(?: [гГ]o)?) (?:[зz]a(?:[пП](?:o[мm][нh][яЯ][йЙ]|[иИ]c[вb]a[й'
                        || 'Й]|a[зz][вb]a[йЙ]))|c[ъЪ]xpa[нh][яЯ][вb]a[йЙ]|o[тt][бБ]e[лЛ][яЯ][зz][вb]a[йЙ])(?:[тt]e)?(?![ ]*['
                        || 'a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:[нhhн]e [зz]a|[зz][вb][ъЪ][нh]) [пП]po[тt]oko[лЛ]a(?![ ]*['
                        || 'a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?<![a-z])(?:n(?:e(?:moj(?:te)? (?:(?:ovo|to) (?:p(?:amtiti|o'
                        || 'hran(?:jivati|iti))|zap(?:amtiti|is(?:ivati|ati))|s(?:prem[ai]ti|nim[ai]ti)|bilje[žŽ]iti)|(?:p(?'
                        || ':amtiti|ohran(?:jivati|iti))|zap(?:amtiti|is(?:ivati|ati))|s(?:prem[ai]ti|nim[ai]ti)|bilje[žŽ]it'
                        || 'i) (?:ovo|to))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])| (?:(?:p(?:amti|ohranjuj)|zapisuj|s(?:p'
                        || 'remaj|nimaj)|bilje[žŽ]i)(?:te)? ovo(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:s(?:hran(?:juj|'
                        || 'i)|nemaj)|za(?:p(?:i(?:suj|[šŠ]i)|omni si)|bele[žŽ]i)|bele[žŽ]i)(?:te)? tega(?![ ]*[a-z0-9\u00c0'
                        || '-\u024f\u0370-\u04ff])))|o (?:ho (?:g(?:uard(?:is|eu)|rav(?:is|eu))|re(?:cord(?:is|eu)|gistr(?:i'
                        || 's|eu))|des(?:is|eu)|a(?:not(?:is|eu)|punt(?:is|eu)|rxiv(?:is|eu))|memoritz(?:is|eu))(?:,? si(?: '
                        || '?us ?plau|splau))?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:g(?:uard(?:is|eu)|rav(?:is|eu))|'
                        || 're(?:cord(?:is|eu)|gistr(?:is|eu))|des(?:is|eu)|a(?:not(?:is|eu)|punt(?:is|eu)|rxiv(?:is|eu))|me'
                        || 'moritz(?:is|eu)) (?:a(?:ix[òÒ]|quest(?: missatge|a conversa)))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-'
                        || '\u04ff])))|(?:izv[ae]n) zapisnika(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|tega ne (?:s(?:hranj'
                        || 'uj|nemaj)|zapisuj|bele[žŽ]i)(?:te)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:[um]si)(?:si)?('
                        || '?:kumbuke|hifadhi|rekodi|andike|nakili) (?:h(?:i[lk]i|aya)|jambo hili|ujumbe huu|mazungumzo haya'
                        || ')(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|huwag (?:(?:mong|n(?:i(?:nyong|yong)|yong)) (?:i(?:-'
                        || '?(?:save|record|note|log)|rekord|tala|sulat)|tandaan) (?:i(?:to|yan)|''to)(?![ ]*[a-z0-9\u00c0-\u'
                        || '024f\u0370-\u04ff])|(?:mo|n(?:i(?:nyo|yo)|yo)) (?:[i'']tong) (?:i(?:-?(?:save|record|note|log)|re'
                        || 'kord|tala|sulat)|tandaan)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])))|(?:এ(?:ট[াি]|ই কথা(?:টা)?)'
                        || ') (?:মনে র(?:েখো|াখবেন)|স(?:ংরক্ষণ ক(?:র(?:ো|বেন)|োরো)|েভ ক(?:র(?:ো|বেন)|োরো))|রেকর্ড ক(?:র(?:ো|'
                        || 'বেন)|োরো)|লিখে র(?:েখো|াখবেন)) না|இதை(?:[சப]்)? (?:(?:சேமி(?:க்க|த்து வைக்க)|பதிவு(?: செய்ய|செய்'
                        || 'ய)|நினைவில் (?:கொள்ள|வை(?:க்க|த்துக்கொள்ள))|குறித்துக்கொள்ள) (?:வேண்டாம்|கூடாது)|சேமிக்காதே|பதிவ'
                        || 'ு செய்யாதே|நினைவில் வைக்காதே))')
                    else
                        ('(?:(?<![a-z])(?:n(?:e(?:moj(?:te)? (?:(?:ovo|to) (?:p(?:amtiti|ohran(?:jivati|iti))|zap(?:amtiti'
                        || '|is(?:ivati|ati))|s(?:prem[ai]ti|nim[ai]ti))|(?:p(?:amtiti|ohran(?:jivati|iti))|zap(?:amtiti|is('
                        || '?:ivati|ati))|s(?:prem[ai]ti|nim[ai]ti)) (?:ovo|to))(?![ ]*[a-z0-9])| (?:(?:p(?:amti|ohranjuj)|z'
                        || 'apisuj|s(?:premaj|nimaj))(?:te)? ovo(?![ ]*[a-z0-9])|(?:s(?:hran(?:juj|i)|nemaj)|zap(?:isuj|omni'
                        || ' si))(?:te)? tega(?![ ]*[a-z0-9])))|o (?:ho (?:g(?:uard(?:is|eu)|rav(?:is|eu))|re(?:cord(?:is|eu'
                        || ')|gistr(?:is|eu))|des(?:is|eu)|a(?:not(?:is|eu)|punt(?:is|eu)|rxiv(?:is|eu))|memoritz(?:is|eu))('
                        || '?:,? si(?: ?us ?plau|splau))?(?![ ]*[a-z0-9])|(?:g(?:uard(?:is|eu)|rav(?:is|eu))|re(?:cord(?:is|'
                        || 'eu)|gistr(?:is|eu))|des(?:is|eu)|a(?:not(?:is|eu)|punt(?:is|eu)|rxiv(?:is|eu))|memoritz(?:is|eu)'
                        || ') (?:aquest(?: missatge|a conversa))(?![ ]*[a-z0-9])))|(?:izv[ae]n) zapisnika(?![ ]*[a-z0-9])|te'
                        || 'ga ne (?:s(?:hranjuj|nemaj)|zapisuj)(?:te)?(?![ ]*[a-z0-9])|(?:[um]si)(?:si)?(?:kumbuke|hifadhi|'
                        || 'rekodi|andike|nakili) (?:h(?:i[lk]i|aya)|jambo hili|ujumbe huu|mazungumzo haya)(?![ ]*[a-z0-9])|'
                        || 'huwag (?:(?:mong|n(?:i(?:nyong|yong)|yong)) (?:i(?:-?(?:save|record|note|log)|rekord|tala|sulat)'
                        || '|tandaan) (?:i(?:to|yan)|''to)(?![ ]*[a-z0-9])|(?:mo|n(?:i(?:nyo|yo)|yo)) (?:[i'']tong) (?:i(?:-?('
                        || '?:save|record|note|log)|rekord|tala|sulat)|tandaan)(?![ ]*[a-z0-9]))))')
                end) then
                v_wanted := v_wanted || 'marker_more'::text;
            end if;
        end if;
    end if;
    if (v_wide and p_lower collate "C" like any (array[
        '%不予%', '%不作%', '%不做%', '%不入%', '%保管%', '%備份%', '%写%', '%削除%', '%备份%', '%存%', '%寫%', '%履歴%', '%归档%', '%当我%', '%录%',
        '%忘%', '%日志%', '%日誌%', '%書%', '%歸檔%', '%残%', '%留%', '%當我%', '%登録%', '%私下%', '%私底下%', '%紀%', '%記%', '%记%', '%錄%',
        '%録音%', '%非公开%'
    ])) then
        if p_lower collate "C" ~ ('(?:(?:不[要用许許得准]|(?<![分区區特个個性类類级級告差離离])[别別]|[请請]勿|[勿莫])(?:再)?(?:[把将])?(?:[这這此它]|我说的|刚才)?(?:[个個些段条條句話话]|件事|消息|'
            || '的话)?(?:再)?(?:记(?:[录住下入到得])?|記(?:[錄住下入到])?|紀錄|[保储儲]存|存[储入下到进档檔]|写[下进入]|寫[下進入]|[录錄][入下音]|留[存痕]|[备備]份|归档|歸檔)(?:'
            || '下[来來]|起来|进去|[来來]|在(?:记忆|案)|到(?:记[忆录])|任何)?(?:(?:你的)?(?:记[忆录]|記[憶錄]|笔记|筆記|日[志誌]|档案)|[这這此本吧了哦啊]|[刚剛]才|我[说說刚剛]|'
            || '以[上下]|[上下]面|接下[来來]| (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?:不要|(?<![分区區特个個性类類级級告差離离])[别別])(?:['
            || '把将])?(?:[这這]|刚才|上面|以上)[^\n记記保储儲存写寫录錄]{0,8}(?:记[录住下]|記[錄住下]|[保储]存|存[储下起]|写进|寫進)|(?:不(?:要)?|(?<![分区區特个個性类類级級告差'
            || '離离])[别別]|[请請]勿|勿)(?:保?留)(?:下)?(?:任何)?(?:记录|[記紀]錄|痕[迹跡]|底)(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|'
            || '\Z)|不(?:[入做作留予]|列入)(?:任何)?(?:记[录忆]|[記紀]錄)|(?:(?<![分区區特个個性类類级級告差離离])[别別]|不要)存(?:[这這此])(?:[个個条條段句])|(?:[请請]勿|勿'
            || '|(?<![分区區特个個性类類级級告差離离])[别別])(?:[存录錄])(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?<![\u3400-\u9f'
            || 'ffA-Za-z0-9])不(?:记录|[記紀]錄|[录錄]音|存[档檔]|归档)(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?<![别別不没沒勿莫'
            || '要会會能我你您他她它们們想])(?:(?:马上|立[刻即]|赶紧|[请請])?(?<![别別不没沒勿莫要会會能我你您他她它们們想])(?:忘[掉了记記])(?:[这這]|[刚剛]才|我[刚剛])|把(?:[这這]|['
            || '刚剛]才)[^\n]{0,6}(?:忘[了掉记])(?:吧| (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z))|(?:[当當])我(?:[没沒])(?:[说說])'
            || '(?:[过過])?(?:吧| (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?:[删清]除|抹去)(?:[这這])(?:[段个個条條])(?:记忆|記憶)|('
            || '?:不要|(?<![分区區特个個性类類级級告差離离])[别別]|勿)(?:把[^\n]{0,6})?(?:[记記存放加写寫])(?:[在到进進入])(?:你的?)?(?:记忆|記憶|笔记|筆記|日志)|(?:[这這此'
            || '本])[^\n]{0,6}(?:不要|(?<![分区區特个個性类類级級告差離离])[别別]|勿)(?:[记記存录錄])(?:[录錄]|下[来來])?(?: (?![A-Za-z0-9%"''<])|[^\u3400-\'
            || 'u9fffA-Za-z0-9 ]|\Z)|(?:[此这這])(?:[话話段句])不(?:[录錄记記存])(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|从'
            || '(?:你的)?记忆(?:[里中])(?:[删抹清])|(?:私下|非公开)(?:[说讲])[^\n]{0,3}(?:别|不要)|(?<![\u3400-\u9fff])(?:私(?:下|底下))(?:[说說讲講]|跟'
            || '你说)(?=[:,]))') then
            v_wanted := v_wanted || 'marker_chinese'::text;
        end if;
    end if;
    if (v_wide and p_lower collate "C" like any (array[
        '%から外%', '%から除%', '%なかった%', '%オフ%', '%メモ%', '%ログ%', '%保管%', '%入れない%', '%削除%', '%存%', '%履歴%', '%录%', '%忘%', '%書%',
        '%残%', '%消し%', '%留%', '%登録%', '%覚え%', '%記%', '%记%', '%載せない%', '%録音%'
    ])) then
        if p_lower collate "C" ~ ('(?:(?:議事録|記録|メモ(?:リ)?|ログ|ノート|履歴)(?:に(?:は)?)(?:載せない|書かない|入れない|残さない)で|(?:记录|記[録憶載]|保[存管]|メモ|登録|録音|ログ)(?:[はをに])'
            || '?(?:し(?:ない(?:で|こと|よう(?:に(?:して|お願い)|お願い))|ちゃ(?:だめ|ダメ))|せずに(?:お願い|いて|聞いて)|残さない|取らない(?:で|よう)|禁止(?![のさ事区]))|(?:記'
            || '[録憶]|保存|録音|メモ)(?:しなくて(?:[いよ]い|結構)|不要(?!な))|(?:議事録|記録|履歴|ログ|ノート)から(?:[外消]して|削除して|除いて)|記憶に留めないで|(?:覚え(?:ない|とかな'
            || 'い|ておかない)|書(?:き(?:留めない|残さない)|かない)|残さない|忘れて(?:(?:く(?:ださい|れ)|ほしい|ね)|おいて))(?:[で\.,い]|くだ|下さ|よう|\n|\Z)|覚え(?:ておか)?な'
            || 'くて(?:[いよ]い|結構)|聞かなかったことに|(?:メモリ|記憶)(?:から|を)(?:削除(?:して|をお願い)|消して)|オフ(?:レコ|・ザ・レコード)|(?:今(?:言ったこと|話したこと|の)|さっき('
            || '?:言ったこと|の)|こ[のれ])(?:(?:発言|話|メッセージ|会話)(?:[はを])?(?:すぐに?)?(?:削除して|消して)|(?:発言|[話件]|メッセージ|会話)?(?:[はを])?(?:すぐに?)?('
            || '?:忘れて|なかったことに)))') then
            v_wanted := v_wanted || 'marker_japanese'::text;
        end if;
    end if;
    if (v_wide and p_lower collate "C" like any (array[
        '%기록%', '%기억%', '%남기%', '%녹음%', '%메모%', '%못 들은%', '%받아쓰%', '%보관%', '%써 두%', '%써두%', '%오프%', '%외우%', '%잊어%', '%저장%',
        '%적어%', '%적지%', '%지워%', '%회의록%'
    ])) then
        if p_lower collate "C" ~ ('(?:(?:기[억록]|저장|메모|녹음|보관)(?:[은을를])? ?(?:하지|남기지) ?(?:[마말])|(?:저장|기록|녹음|메모) ?금지(?![\uac00-\ud7a3])|(?:적(?:지|어 ?'
            || '두지)|받아쓰지|써 ?두지|외우지) ?(?:[마말])|못 들은 걸로|(?:저장|기[록억]|메모|녹음)하지 않(?:았으면|아 ?줬으면)|회의록에 ?넣지 ?(?:[마말])|(?:기록|회의록|로그|메'
            || '모(?:리)?|흔적|노트|글)(?:에(?:는)?|[은을를로]|으로)? ?남기지 ?(?:[마말])|(?:기억|메모리)에서 (?:지워|삭제 ?해)|오프 ?(?:더 ?레코드|레코드)|(?:이(?:[건'
            || '거]| (?:얘기|말))|[방지]금)[^\n]{0,10}(?:잊어|지워) ?(?:[줘주]|버려))') then
            v_wanted := v_wanted || 'marker_korean'::text;
        end if;
    end if;
    if strpos(p_lower, 'private') > 0 then
        if strpos(p_lower, 'begin') > 0 then
            if p_text collate "C" ~ ('-{4,5} ?BEGIN[ \r\n>]{1,4}(?:[A-Z0-9]{1,16}[ \r\n>]{1,4}){0,4}PRIVATE[ \r\n>]{1,4}KEY(?:[ ]BLOCK)?(?: ?-'
                || '{4,5}(?![ -]{0,9}END ))?(?:(?:[ \t]{0,8}\r?\n|\\(?:r\\n|n|\\n))[ \t>|*]{0,16}(?:(?:Version|C(?:omment|ha'
                || 'rset)|Proc-Type|DEK-Info|Hash|MessageID): ?(?:[^\r\n\\-]|-(?!-)|\\[^rn\r\n])*|[A-Za-z0-9+/=]+(?![A-Za-z0'
                || '-9+/=]| [A-Za-z]))?)*(?: ?-{4,5} ?END [A-Z0-9 ]{0,48}-{4,5}(?:\\[rn]){0,2})?') then
                v_wanted := v_wanted || 'pem'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, 'ls0tls1crudjti') > 0 then
        if p_text collate "C" ~ ('LS0tLS1CRUdJTi(?:B(?:[SE]U0Eg|F(?:QyBQ|TkNS)|PUEVO|Q(?:UklW|R1Ag)|TU0gy))[A-Za-z0-9+/]{16,}(?:[\r\n]{1,2}[A-'
            || 'Za-z0-9+/]{60,76})*(?:[\r\n]{1,2}[A-Za-z0-9+/]{1,76}(?==))?={0,2}') then
            v_wanted := v_wanted || 'pem_base64'::text;
        end if;
    end if;
    if strpos(p_lower, 'putty-user-key-file') > 0 then
        if p_text collate "C" ~ ('PuTTY-User-Key-File-[0-9]: ?[^\r\n]*(?:\r?\n[ \t>]{0,16}(?:(?:Encryption|Comment|P(?:ublic-Lines|rivate-(?:L'
            || 'ines|MAC|Hash))|Key-Derivation|Argon2-[A-Za-z]{1,16}): ?[^\r\n]*|[A-Za-z0-9+/=]{1,120}(?![^\r\n])))*') then
            v_wanted := v_wanted || 'putty'::text;
        end if;
    end if;
    if p_lower collate "C" like any (array['%d"%', '%d''%', '%k"%', '%k''%']) then
        if strpos(p_lower, 'kty') > 0 then
            if p_text collate "C" ~ '((?:"[dk]"|''[dk]'') ?: ?["''])(?:)([A-Za-z0-9_-]{40,})' then
                v_wanted := v_wanted || 'jwk'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%nsec1%', '%prv%']) then
        if p_text collate "C" ~ '(?<![A-Za-z0-9])(?:[txyz]prv[1-9A-HJ-NP-Za-km-z]{95,112}|nsec1[a-z0-9]{58})(?![A-Za-z0-9])' then
            v_wanted := v_wanted || 'wallet_key'::text;
        end if;
    end if;
    if strpos(p_lower, 'keyvalue>') > 0 then
        if strpos(p_lower, '<d>') > 0 then
            if p_text collate "C" ~ '((?:<D>))(?:)([A-Za-z0-9+/=]{40,})(?=</D>)' then
                v_wanted := v_wanted || 'xml_key'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, 'private key') > 0 then
        if strpos(p_lower, '-----end ') > 0 then
            if p_text collate "C" ~ ('(?:(?<![A-Za-z0-9+/=])[A-Za-z0-9+/=]{4,}[ \t]{0,4}\r?\n[ \t>]{0,8}){0,3}-{5}END (?:[A-Z0-9]{1,16} ){0,4}'
                || 'PRIVATE KEY(?: BLOCK)?-{5}') then
                v_wanted := v_wanted || 'pem_tail'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, 'eyj') > 0 then
        if p_text collate "C" ~ ('(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z0-9_-]{16,})*(?:[ \t]{0,8}\r?'
            || '\n[ \t>]{0,16})?\.(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?[A-Za-z0-9_-]{6,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z'
            || '0-9_-]{16,})*(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?\.(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?[A-Za-z0-9_-]{16,}(?:(?:[ '
            || '\t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z0-9_-]{16,})*|[A-Za-z0-9_-]{0,15})(?:\.[A-Za-z0-9_-]{8,}){0,2}|(?<![A-Za-z0'
            || '-9_-])eyJ[A-Za-z0-9_-]{16,}\.\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}') then
            v_wanted := v_wanted || 'jwt'::text;
        end if;
    end if;
    if strpos(p_lower, 'django-insecure-') > 0 then
        if p_text collate "C" ~ 'django-insecure-[A-Za-z0-9!@#$%^&*()_=+-]{40,}' then
            v_wanted := v_wanted || 'django_key'::text;
        end if;
    end if;
    if p_lower collate "C" like any (array['%atza|%', '%atzr|%']) then
        if p_text collate "C" ~ 'Atz[ar][|][A-Za-z0-9_-]{40,}' then
            v_wanted := v_wanted || 'amazon_token'::text;
        end if;
    end if;
    if p_lower collate "C" like any (array['%dev:%', '%preview:%', '%prod:%']) then
        if strpos(p_lower, '|') > 0 then
            if p_text collate "C" ~ '(?<![A-Za-z0-9])(?:prod|dev|preview):[a-z0-9:-]{3,60}[|][A-Za-z0-9+/=]{40,}' then
                v_wanted := v_wanted || 'convex'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, '_|warning:-do-not-share-this') > 0 then
        if p_text collate "C" ~ '_[|]WARNING:-DO-NOT-SHARE-THIS\.[A-Za-z.,-]{0,200}[|]_[A-Za-z0-9._-]{60,}' then
            v_wanted := v_wanted || 'roblox'::text;
        end if;
    end if;
    if strpos(p_lower, 'xbl3.0 x=') > 0 then
        if p_text collate "C" ~ 'XBL3\.0 x=[0-9]{4,24};[A-Za-z0-9+/=._-]{40,}' then
            v_wanted := v_wanted || 'xbox'::text;
        end if;
    end if;
    if strpos(p_lower, '://') > 0 then
        if strpos(p_lower, '@') > 0 then
            if p_text collate "C" ~ ('://(?:\r?\n[ \t>]{0,8})?[^ \t\r\n/@:"''<>`?#]{0,96}:(?:[^ \t\r\n"''<>`/@?#]{1,128}(?:@[^ \t\r\n"''<>`/@?#]{'
                || '1,64})*|[^ \t\r\n"''<>`@]{1,64}/[^ \t\r\n"''<>`/@]{1,64}|[^ \t\r\n"''<>`@/]{0,64}[?#][^ \t\r\n"''<>`/@]{0,64'
                || '})@(?=[A-Za-z0-9[$])') then
                v_wanted := v_wanted || 'url_userinfo'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, '://') > 0 then
        if strpos(p_lower, '@') > 0 then
            if p_text collate "C" ~ '://[A-Za-z0-9_-]{20,128}(?::x-oauth-basic)?@(?=[A-Za-z0-9[])' then
                v_wanted := v_wanted || 'url_token_user'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%cryptogramme%', '%csc%', '%cvc%', '%cvv%', '%security code%'])
    or (v_wide and p_lower collate "C" like any (array[
        '%cÓdigo de seg%', '%código de seg%', '%kartenprÜf%', '%kartenprüf%', '%prÜfnummer%', '%prÜfziffer%', '%prüfnummer%',
        '%prüfziffer%'
    ])) then
        if assay._firewall_holds(
            p_text,
            (case
                when v_wide then
                    ('((?:(?<![A-Za-z])(?:[cC](?:[vV][vVcC]2?|[sS][cC]|[rR][yY][pP][tT][oO][gG][rR][aA][mM][mM][eE](?: [vV'
                    || '][iI][sS][uU][eE][lL])?|[óÓ][dD][iI][gG][oO] [dD][eE] [sS][eE][gG][uU][rR](?:[iI][dD][aA][dD]|[aA][n'
                    || 'N][çÇ][aA]))|[kK][aA][rR][tT][eE][nN][pP][rR][üÜ][fF](?:[nN][uU][mM][mM][eE][rR]|[zZ][iI][fF][fF][eE'
                    || '][rR])|[pP][rR][üÜ][fF][nN][uU][mM][mM][eE][rR]|(?:[cC][aA][rR][dD] )?[sS][eE][cC][uU][rR][iI][tT][y'
                    || 'Y] [cC][oO][dD][eE]))(?:["'')]{0,2}[ ]{0,2}(?:(?:[cC][oO][dD][eE]|[nN](?:[uU][mM][bB][eE][rR]|[rR]\.?'
                    || ')|[iIeE][sS](?:[tT])?|[éÉ]))?[ ]{0,2}[:=#]?[ ]{0,2}["'']{0,2}))(?:)([0-9]{3,4}(?![0-9A-Za-z]|[.,/-][0'
                    || '-9A-Za-z]))')
                else
                    ('((?:(?<![A-Za-z])(?:[cC](?:[vV][vVcC]2?|[sS][cC]|[rR][yY][pP][tT][oO][gG][rR][aA][mM][mM][eE](?: [vV'
                    || '][iI][sS][uU][eE][lL])?)|(?:[cC][aA][rR][dD] )?[sS][eE][cC][uU][rR][iI][tT][yY] [cC][oO][dD][eE]))(?'
                    || ':["'')]{0,2}[ ]{0,2}(?:(?:[cC][oO][dD][eE]|[nN](?:[uU][mM][bB][eE][rR]|[rR]\.?)|[iIeE][sS](?:[tT])?))'
                    || '?[ ]{0,2}[:=#]?[ ]{0,2}["'']{0,2}))(?:)([0-9]{3,4}(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]))')
            end),
            'assignment',
            case when p_joined then '' else 'digits' end
        ) then
            v_wanted := v_wanted || 'card_code'::text;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%app cert%', '%app pass%', '%app pw%', '%app-pass%', '%app\_cert%', '%app\_pass%', '%appcert%', '%apppass%',
        '%lication pass%', '%lication\_pass%', '%specific pass%', '%specific\_pass%'
    ]) then
        if assay._firewall_holds(
            p_text,
            ('((?<![A-Za-z])(?:[aA][pP][pP](?:(?:[lL][iI][cC][aA][tT][iI][oO][nN])?(?:[ _-][sS][pP][eE][cC][iI][fF][iI][cC'
            || '])?[ _-]?[pP][aA][sS][sS](?:[wW][oO][rR][dD])?| [pP][wW]))(?:["'']?(?: (?:[fF][oO][rR]|[oO][fF]|[iI][sS]|[tT]'
            || '[oO])(?: [A-Za-z]{1,12})?)?[ ]?[:=][ ]?["''`]?|(?: (?:[fF][oO][rR]|[oO][fF]|[iI][sS])(?: [A-Za-z]{1,12})?)? ['
            || '"''`]?(?=[a-z]{4}-[a-z]{4}-))|(?:[aA][pP][pP][ _]?[cC][eE][rR][tT][iI][fF][iI][cC][aA][tT][eE])["'']?(?: is)?['
            || ' ]?[:=]?[ ]?["''`]?(?=[0-9a-f]{32}))(?:)([0-9a-f]{32}(?![A-Za-z0-9])|[a-z]{4}(?:-[a-z]{4}){3}(?![A-Za-z0-9-])'
            || '|(?!(?:m(?:ust|ake)|h(?:ave|ere)|t(?:h(?:is|at|e[ny])|ype)|your|w(?:i(?:th|ll)|h(?:en|at))|from|only|use[srd'
            || ']|n(?:eed|one)|s(?:[ao]me|ent)|read|kept|each|been|also) )[a-z]{4}(?: [a-z]{4}){3}(?![A-Za-z0-9-]| [A-Za-z]{'
            || '2})|[A-Za-z0-9]{4}(?: [A-Za-z0-9]{4}){5}(?![A-Za-z0-9-]| [A-Za-z]{2}))'),
            'assignment',
            case when p_joined then '' else 'seed' end
        ) then
            v_wanted := v_wanted || 'app_password'::text;
        end if;
    end if;
    if p_lower collate "C" like any (array['%12 words%', '%24 words%', '%backup%', '%mnemonic%', '%recovery%', '%seed%', '%wallet%', '%wiederherstell%']) then
        if assay._firewall_holds(
            p_text,
            ('((?:(?:[sS][eE](?:[eE][dD]|[cC][rR][eE][tT])|[rR][eE][cC][oO][vV][eE][rR][yY]|[mM][nN][eE][mM][oO][nN][iI][c'
            || 'C]|[bB][aA][cC][kK][uU][pP]|[wW][aA][lL][lL][eE][tT])[ _-]{0,1}(?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR][dD]['
            || 'sS]|[sS][eE][eE][dD]|[mM][nN][eE][mM][oO][nN][iI][cC])|(?:[mM][nN][eE][mM][oO][nN][iI][cC]|[wW][aA][lL][lL]['
            || 'eE][tT] [sS][eE][eE][dD]|[sS][eE][eE][dD])|(?:12|24) words)[^a-zA-Z]{0,6}(?:[iIeE][sS](?:[tT])?|[aA][rR][eE]'
            || '|[wW][aA][sS])?[^a-zA-Z]{0,6})(?:)((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![A-Za-z]))'),
            'assignment',
            case when p_joined then '' else 'seed' end
        ) then
            v_wanted := v_wanted || 'seed_phrase'::text;
        end if;
    end if;
    if not p_identifier and length(p_lower) >= 48 then
        if p_lower collate "C" like any (array['%eight%', '%five%', '%four%', '%nine%', '%six%', '%three%', '%two%']) then
            if assay._firewall_holds(
                p_lower,
                ('(?<![a-z])(?:(?:zero|o(?:h|ne)|t(?:wo|hree)|f(?:our|ive)|s(?:ix|even)|eight|nine)[ ,-]{1,3}){4,}(?:zero|'
                || 'o(?:h|ne)|t(?:wo|hree)|f(?:our|ive)|s(?:ix|even)|eight|nine)(?![a-z])'),
                'number',
                case when p_joined then '' else 'spelled' end
            ) then
                v_wanted := v_wanted || 'card_spelled'::text;
            end if;
        end if;
    end if;
    if p_text collate "C" ~ assay._firewall_pattern('uneven') then
        if p_lower collate "C" like any (array[
            '% config%', '%#define%', '%(set%', '%*:*:*:%', '%7z%', '%:1433:%', '%:1521:%', '%:27017:%', '%:3306:%',
            '%:5432:%', '%:5433:%', '%:6379:%', '%:6432:%', '%<dd%', '%<td%', '%<th%', '%acs-server%', '%activation%',
            '%adgang%', '%aktivierung%', '%alter role%', '%american express%', '%amex%', '%anahtar%', '%anmelden%',
            '%appid%', '%ausweis%', '%auth%', '%avain%', '%az acr%', '%backup%', '%basic%', '%bcp%', '%bearer%', '%bruger%',
            '%buildah%', '%card%', '%carta di%', '%carte %', '%cekpet%', '%chave%', '%cheie%', '%chiave%', '%clau%',
            '%clave%', '%clickhouse%', '%cnh%', '%code%', '%codice%', '%community%', '%conducir%', '%config set%',
            '%connect%', '%contras%', '%cqlsh%', '%cryptogramme%', '%csc%', '%csrf%', '%curl%', '%cvc%', '%cvv%', '%dea #%',
            '%dea n%', '%della carta%', '%diners%', '%docker%', '%dowod%', '%driver%', '%driving%', '%dsn%', '%echo %',
            '%einmal%', '%env %', '%frase segreta%', '%freerdp%', '%ftp %', '%gebruiker%', '%geheimwort%', '%geslo%',
            '%has%', '%helm%', '%heslo%', '%http -a%', '%https -a%', '%humo%', '%iban%', '%identidad%', '%identif%',
            '%ifre%', '%ifsc%', '%influx%', '%insert i%', '%ipmitool%', '%isql%', '%jdbc:oracle%', '%jelsz%', '%jeton%',
            '%jwt%', '%kaartnummer%', '%kapt%', '%kart numaras%', '%kartennummer%', '%karty%', '%kata laluan%', '%kennwort%',
            '%key%', '%kind%', '%klucz%', '%kod%', '%kortnummer%', '%kulcs%', '%kullan%', '%ldap%', '%licence%', '%license%',
            '%llave%', '%lock%', '%log in%', '%loggen%', '%login%', '%losungswort%', '%lozinka%', '%lykilor%', '%maestro%',
            '%mariadb%', '%mbi%', '%mdp%', '%medicare%', '%mongo%', '%mosquitto%', '%mot de%', '%motorista%', '%mysql%',
            '%nenosiri%', '%nerdctl%', '%net use%', '%network%', '%netz%', '%nhi%', '%nutzer%', '%nyckel%', '%one time%',
            '%one-time%', '%openssl enc%', '%osql%', '%otp%', '%p@ss%', '%parol%', '%parool%', '%pasahitza%', '%pasaporte%',
            '%paspoort%', '%pass%', '%paszport%', '%pat%', '%pepper%', '%permis de cond%', '%perso-nr%', '%pin%', '%plink%',
            '%podman%', '%prawa jazdy%', '%prawo jazdy%', '%pscp%', '%psk%', '%psw%', '%puk%', '%put-parameter%', '%pw%',
            '%rabbitmqadmin%', '%rabbitmqctl%', '%radius-server%', '%rdesktop%', '%recovery%', '%recupera%', '%red%',
            '%rijbewijs%', '%safe%', '%salasan%', '%salt%', '%sandi%', '%schl%', '%scratch%', '%secours%', '%secret%',
            '%securestring%', '%senha%', '%sess%', '%setenv%', '%sid%', '%sig%', '%skopeo%', '%slapta%', '%sleutel%',
            '%smbclient%', '%snmp%', '%snowsql%', '%sqlcmd%', '%sqlplus%', '%svn %', '%tan%', '%tarjeta%', '%tokeh%',
            '%token%', '%tresor%', '%twine%', '%unionpay%', '%user%', '%usu%', '%utente%', '%utilis%', '%value%',
            '%variable "%', '%vault%', '%visa%', '%wacht%', '%webhook%', '%wget%', '%wi-fi%', '%wiederherstell%', '%wifi%',
            '%wlan%', '%wpa%', '%ww%', '%x-%', '%xsrf%', '%ytkownik%', '%zaporka%', '%zip%', '%zugang%', '%| -%', '%|-%',
            '%|:-%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%anvÄndare%', '%användare%', '%cartÃo%', '%cartão%', '%cekpeт%', '%clÉ%', '%clé%', '%cÓdig%', '%códig%',
            '%dowÓd%', '%dowód%', '%fjalËkal%', '%fjalëkal%', '%fÜhrerschein%', '%führerschein%', '%identitÀ%', '%identitÉ%',
            '%identità%', '%identité%', '%ifrƏ%', '%ifrə%', '%kapт%', '%kljuČ%', '%ključ%', '%klÍČ%', '%klíč%', '%koД%',
            '%koд%', '%kÖrkort%', '%körkort%', '%kΩΔik%', '%kωδiκ%', '%kЛЮЧ%', '%kлюч%', '%lÖsen%', '%lösen%', '%mẬt kh%',
            '%mật kh%', '%nØgle%', '%nØkkel%', '%nøgle%', '%nøkkel%', '%prÜfnummer%', '%prÜfziffer%', '%prüfnummer%',
            '%prüfziffer%', '%rÉseau%', '%réseau%', '%tokeн%', '%İfre%', '%ΣynΘhm%', '%Συvθημ%', '%κωδiκ%', '%συvθημ%',
            '%ЛozИhka%', '%ЛoГИh%', '%Лoгин%', '%Лoзинka%', '%ПacПopt%', '%Пacпopт%', '%ПapoЛ%', '%Пapoл%', '%ПoЛЬzobateЛЬ%',
            '%Пoльзoвaтeль%', '%лoгин%', '%лoзинka%', '%пacпopт%', '%пapoл%', '%пoльзoвaтeль%', '%тokeн%', '%ҚҰПИЯ%',
            '%Құпия%', '%құпия%', '%ԳԱՂՏՆԱ%', '%Գաղտնա%', '%գաղտնա%', '%מפתח%', '%סיסמ%', '%رمز عبور%', '%كلمة%', '%مفتاح%',
            '%گذرواژه%', '%पासवर्ड%', '%পাসওয়ার্ড%', '%கடவுச்சொல்%', '%พาสเวิร์ด%', '%รหัส%', '%პაროლი%', '%Პაროლი%',
            '%ᲞᲐᲠᲝᲚᲘ%', '%カード%', '%キー%', '%シークレット%', '%トークン%', '%パスコード%', '%パスポート%', '%パスワード%', '%ユーザー%', '%令牌%', '%免許証%',
            '%动态码%', '%卡号%', '%卡號%', '%口令%', '%合言葉%', '%密码%', '%密碼%', '%密鑰%', '%密钥%', '%护照%', '%授权码%', '%授權碼%', '%旅券%',
            '%暗証%', '%校验码%', '%用戶%', '%用户%', '%確認コード%', '%秘密鍵%', '%秘钥%', '%認証コード%', '%護照%', '%认证码%', '%運転免許%', '%金鑰%',
            '%門禁%', '%门禁%', '%驗證碼%', '%驾驶证%', '%验证码%', '%비밀%', '%비번%', '%사용자%', '%시크릿%', '%암호%', '%여권%', '%운전면허%', '%인증%',
            '%카드%', '%키%', '%토큰%', '%패스워드%', '%핀번호%'
        ])) then
            if p_lower collate "C" like any (array[
                '%adgang%', '%anahtar%', '%appid%', '%auth%', '%avain%', '%bearer%', '%cekpet%', '%chave%', '%cheie%',
                '%chiave%', '%clau%', '%clave%', '%connect.sid%', '%contras%', '%cred%', '%csrf%', '%dsn%',
                '%frase segreta%', '%geheimwort%', '%geslo%', '%haslo%', '%heslo%', '%ifre%', '%jelsz%', '%jeton%',
                '%jsessionid%', '%jwt%', '%kata laluan%', '%kennwort%', '%key%', '%klucz%', '%kodeord%', '%kulcs%',
                '%llave%', '%losungswort%', '%lozinka%', '%lykilor%', '%mdp%', '%nenosiri%', '%nyckel%', '%otp%', '%p@ss%',
                '%parol%', '%parool%', '%pasahitza%', '%pass%', '%pat%', '%pepper%', '%psk%', '%psw%', '%pw%', '%salasana%',
                '%sandi%', '%secret%', '%senha%', '%sessid%', '%slapta%', '%sleutel%', '%tokeh%', '%token%', '%wacht%',
                '%ww%', '%xsrf%', '%zaporka%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%cekpeт%', '%clÉ%', '%clé%', '%fjalËkal%', '%fjalëkal%', '%hasŁ%', '%hasł%', '%ifrƏ%', '%ifrə%', '%klÍČ%',
                '%klíč%', '%koДoboe%', '%koдoвoe%', '%kΩΔik%', '%kωδiκ%', '%kЛЮЧ%', '%kлюч%', '%lÖsen%', '%lösen%',
                '%mẬt kh%', '%mật kh%', '%nØgle%', '%nØkkel%', '%nøgle%', '%nøkkel%', '%schlÜssel%', '%schlüssel%',
                '%tokeн%', '%İfre%', '%ΣynΘhm%', '%Συvθημ%', '%κωδiκ%', '%συvθημ%', '%ЛozИhka%', '%Лoзинka%', '%ПapoЛ%',
                '%Пapoл%', '%лoзинka%', '%пapoл%', '%тokeн%', '%ҚҰПИЯ%', '%Құпия%', '%құпия%', '%ԳԱՂՏՆԱ%', '%Գաղտնա%',
                '%գաղտնա%', '%סיסמ%', '%رمز عبور%', '%كلمة%', '%گذرواژه%', '%पासवर्ड%', '%পাসওয়ার্ড%', '%கடவுச்சொல்%',
                '%พาสเวิร์ด%', '%รหัส%', '%პაროლი%', '%Პაროლი%', '%ᲞᲐᲠᲝᲚᲘ%', '%キー%', '%シークレット%', '%トークン%', '%パスコード%',
                '%パスワード%', '%令牌%', '%口令%', '%合言葉%', '%密码%', '%密碼%', '%密鑰%', '%密钥%', '%授权码%', '%授權碼%', '%暗証%', '%秘密鍵%',
                '%秘钥%', '%金鑰%', '%비밀%', '%비번%', '%시크릿%', '%암호%', '%키%', '%토큰%', '%패스워드%'
            ])) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%<-%', '%=%', '%{"%', '%{''%'])
                or (v_wide and strpos(p_lower, '→') > 0) then
                    if assay._firewall_holds(
                        p_text,
                        (case
                            when v_wide then
                                ('((?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD](?:[sS]?|_?[pP][eE][pP][pP][eE]'
                                || '[rR])|[tT])|[dD]|0[rR][dD])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| (?:[pP][hH][rR][a'
                                || 'A][sS][eE]|[wW][oO][rR][dD])|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)|[aA][hH][i'
                                || 'I][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO][lL][aA] [dD]''[oO][rR]'
                                || '[dD][iI][nN][eE]|55[wW][oO][rR][dD])|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|'
                                || '@[sS][sS][wW][oO][rR][dD]|[rR][iI][vV][aA][tT][eE][_ -]?[kK][eE][yY])|[kK](?:[eE][nN][nN'
                                || '][wW][oO][rR][tT]|[oO](?:[дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[dD][eE][oO][rR][dD]('
                                || '?:[eE][tT])?)|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA]'
                                || '[nN](?: [sS][aA][yY][aA])?)|[лЛ][юЮ][чЧ] [aA][pP][iI])|[gG][eE](?:[hH][eE][iI][mM](?:[wW'
                                || '][oO][rR][tT]|[eE][rR] [sS][cC][hH][lL][üÜ][sS][sS][eE][lL])|[sS][lL][oO])|[lL](?:[oO](?'
                                || ':[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[öÖ][sS][eE][nN](?:[oO][rR]['
                                || 'dD](?:[eE][tT])?|[fF][rR][aA][sS])|[yY][kK][iI][lL][oO][rR][ðÐ]|[iI][cC][eE][nN][sS][eE]'
                                || '[_ -]?[kK][eE][yY])|[mM](?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[ậẬ][tT] [kK][hH][ẩẨ]['
                                || 'uU](?: [cC][ủỦ][aA] [tT][ôÔ][iI])?|[aA][sS][tT][eE][rR][_ -]?[kK][eE][yY])|[cC](?:[oO](?'
                                || ':[nN](?:[tT][rR][aA][sS](?:[eE](?:[ñÑ][aA]|[nN](?:[aA]|[yY][aA]))|[iI][nN][aA][lL])|[sS]'
                                || '[uU][mM][eE][rR][_ -]?[kK][eE][yY])|[oO][kK][iI][eE] ?[pP][aA][sS][sS][wW][oO][rR][dD])|'
                                || '[eE][kK][pP][eE][тT](?:[нH][ыЫ][йЙ] [kK][лЛ][юЮ][чЧ])?|[lL][iI][eE][nN][tT][_ -]?[kK][eE'
                                || '][yY]|[rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?)|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO]['
                                || 'rR][dD]|[zZ][iI][nN])|[eE][bB][hH][oO][oO][kK][_ -]?[kK][eE][yY])|[sS](?:[eE](?:[nN][hH]'
                                || '[aA]|[cC][rR][eE][tT](?:[_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?[kK][eE][yY])?|[rR][vV]'
                                || '(?:[eE][rR][_ -]?[kK][eE][yY]|[iI][cC][eE][_ -]?[kK][eE][yY]))|[lL][aA][pP][tT][aA][žŽ]['
                                || 'oO][dD][iI][sS]|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[hH][aA][rR][eE][dD][_ -]?(?:['
                                || 'aA][cC][cC][eE][sS][sS][_ -]?)?[kK][eE][yY]|[iI][gG][nN][iI][nN][gG][_ -]?[kK][eE][yY]|['
                                || 'uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[sS][hH][_ -]?[kK][eE][yY]'
                                || ')|[fF](?:[rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[jJ][aA][lL][ëË][kK][aA][lL][iI]['
                                || 'mM][iI])|[пП][aA][pP][oO][лЛ](?:[ьЬ](?:[нH][aA][яЯ] [фФ][pP][aA][зZ][aA])?|[aA](?:[тT][a'
                                || 'A])?)|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH](?:[aA][sS][łŁ](?:[eE][mM]|[oO])|[eE][sS][lL][oO]'
                                || ')|[jJ][eE][lL][sS][zZ](?:[óÓ]|[aA][vV][aA][mM])|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN'
                                || '][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[aA](?:[dD](?:[gG][aA][nN][gG][sS][kK][o'
                                || 'O][dD][eE](?:[nN])?|[mM][iI][nN][_ -]?[kK][eE][yY])|[pP](?:[iI](?:[- ]?(?:[sS](?:[cC][hH'
                                || '][lL][üÜ][sS][sS][eE][lL]|[lL][eE][uU][tT][eE][lL])|[nN](?:[yY][cC][kK][eE][lL]|[øØ](?:['
                                || 'gG][lL][eE]|[kK][kK][eE][lL]))|[aA](?:[vV][aA][iI][nN]|[nN][aA][hH][tT][aA][rR][iI])|[kK'
                                || '](?:[uU][lL][cC][sS]|[lL][íÍ][čČ]|[лЛ][юЮ][чЧ]))| ?(?:キー|키)|[_ -]?(?:[kK][eE][yY]|[sS][e'
                                || 'E][cC][rR][eE][tT]))|[pP][_ -]?[kK][eE][yY])|[cC][cC](?:[eE][sS][sS][_ -]?[kK][eE][yY]|['
                                || 'oO][uU][nN][tT][_ -]?[kK][eE][yY])|[uU][tT][hH][_ -]?[kK][eE][yY])|[κK][ωΩ][δΔ][iI][κK]['
                                || 'όΌoO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]'
                                || '|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמ[הא]|كلمة ال(?:مرور|س'
                                || 'ر)|رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|(?:[cC](?:[lL](?:[é'
                                || 'É]|[aA](?:[vV][eE]|[uU]))|[hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI][eE]))|[lL][lL][a'
                                || 'A][vV][eE]|[kK](?:[lL][uU][cC][zZ]|[лЛ][юЮ][чЧ])) (?:(?:[dD](?:[eE](?:[lL])?|[iI''oOaA])|'
                                || '[kK]) ?)?(?:[lL](?:''|[aA] ))?(?:[aA](?:[pP][iI]|[cC](?:[cC](?:[eE][sS](?:[oO]|[sS][oO])|'
                                || '[èÈ][sS])|[eE][sS][sS][oO]))|[sS][eE](?:[cC][rR](?:[èÈ][tT][eE]|[eE][tT][aA])|[gG][rR][e'
                                || 'E][tT][aA])|[pP][rR][iI][vV](?:[éÉ][eE]|[aA][tTdD][aA])|[дД][oO][cC][тT][yY][пП][aA]|[wW'
                                || '](?:[iI](?:[fF][iI]|-[fF][iI])|[lL][aA][nN]|[eE][pP]|[pP][aA])|[dD][oO][sS][tT][ęĘ][pP]['
                                || 'uU])|[тT][oO][kK][eE][нH]|トークン|秘(?:密鍵|钥)|アクセスキー|接続キー|シークレット|密[钥鑰码碼]|金鑰|令牌|授(?:权码|權碼)|토큰|'
                                || '비(?:밀(?: ?키|번호)|번)|시크릿|액세스 ?키|パス[ワコ]ード|合言葉|口令|암호|패스워드|暗証番号|[tT][oO][kK][eE][nN]|[eE][nN]'
                                || '[cC][rR][yY][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[dD][eE][pP][lL][oO][yY][_ -]?[kK][eE'
                                || '][yY])|(?<![A-Za-z])(?:P(?:A(?:T(?=: )|S(?:S(?!: (?:(?:[a-z][a-z0-9_.+-]*/)+[A-Za-z0-9_.'
                                || '+-]+(?![^\r\n ,:(])|[A-Za-z0-9_.+-]+\.(?:exp|s[ho]|t(?:est)?|p[yl]|a(?:t)?|o)(?![A-Za-z0'
                                || '-9])|(?:[A-Za-z_.+-]*[0-9]{1,3}[A-Za-z_.+-]*|x86[_-]64) +(?!(?:[fF](?:[oO][rR]|[rR][oO]['
                                || 'mM])|[oO][nNrR]|[aA](?:[nN][dD]|[tT])|[tT](?:[oO]|[hH](?:[aA][nN][kK][sS]|[eE]))|[iI](?:'
                                || '[sSnNtT])?|[bB][uU][tT]|[pP](?:[lL][eE][aA][sS][eE]|[oO][rR][tT])|[uU](?:[sS][eE][rR]|[r'
                                || 'R][lL])|[lL][oO][gG][iI][nN]|[hH][oO][sS][tT]|[dD][bB]|[wW](?:[iI][tT][hH]|[eE]|[oO][rR]'
                                || '[kK][sS])|[yY][oO][uU]|[eE][xX][pP][iI][rR][eE][sS]|[vV][aA][lL][iI][dD])(?![A-Za-z]))[A'
                                || '-Za-z0-9(.-][^\r\n:=]|pr[0-9]{4,6}[a-z]?(?:[.-][a-z0-9]{1,4})?(?![^\r\n ])|[a-z]{2,6}[0-'
                                || '9]{1,3}[a-z]{2,6}(?:[ \t]*[\r\n]|\Z)|[A-Za-z0-9_./+-]+(?: [^\r\n]{0,160})?\r?\n(?:X?(?:P'
                                || 'ASS|FAIL)|SKIP|ERROR|UN(?:TESTED|SUPPORTED|RESOLVED)): ))|s)|s[sS])|a[sS][sS])|p[aA][sS]'
                                || '[sS]|(?:[tT][oO][tT][pP] (?:[sS][eE](?:[eE][dD]|[cC][rR][eE][tT]))|[pP](?:[aA](?:[sS][sS'
                                || '][eE]|[rR][oO](?:[lL](?:[aA](?:[mM])?|[eE])?|[oO][lL]))|[wW](?:[dD])?|[sS](?:[wW](?:[dD]'
                                || ')?|[kK])|[hH][pP][sS][eE][sS][sS][iI][dD]|[eE][pP][pP][eE][rR])|[jJ](?:[eE][tT][oO][nN]|'
                                || '[wW][tT]|[sS][eE][sS][sS][iI][oO][nN][iI][dD])|[mM][dD][pP]|[wW][wW]|[sSşŞ][iIİ][fF][rR]'
                                || '(?:[eE](?:[mM](?:[iI][zZ])?|[sS][iIİ])?|[əƏ])|[hH][aA][sS][lL][oO]|[cC](?:[lL][aA][vV][e'
                                || 'E]|[rR][eE][dD][sS]?|[oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[sS][rR][fF][tT][oO][kK][eE]'
                                || '[nN])|[xX][sS][rR][fF]-[tT][oO][kK][eE][nN]|[bB][eE][aA][rR][eE][rR]|[aA][pP](?:[iI][kK]'
                                || '[eE][yY]|[pP][iI][dD])|[oO][tT][pP]|_?[aA][uU][tT][hH]|(?:[bB][iI][nN][dD]|[rR][oO][oO]['
                                || 'tT]|[aA][dD][mM][iI][nN]|[uU][sS][eE][rR]|[dD][bB]|[lL][dD][aA][pP]|[mM](?:[yY]|[aA][iI]'
                                || '[lL])|[sS](?:[mM][tT][pP]|[uU][dD][oO])|[fF][tT][pP])(?:[pP](?:[wW](?:[dD])?|[aA][sS][sS'
                                || ']))))|(?<=[_-])(?:[pP](?:[aA](?:[sS][sS]|[tT])|[wW](?:[dD])?|[sS][kK])|[aA](?:[uU][tT][h'
                                || 'H]|[pP][pP][iI][dD])|[dD][sS][nN])|(?<=[A-Za-z])PASS(?!: (?:(?:[a-z][a-z0-9_.+-]*/)+[A-Z'
                                || 'a-z0-9_.+-]+(?![^\r\n ,:(])|[A-Za-z0-9_.+-]+\.(?:exp|s[ho]|t(?:est)?|p[yl]|a(?:t)?|o)(?!'
                                || '[A-Za-z0-9])|(?:[A-Za-z_.+-]*[0-9]{1,3}[A-Za-z_.+-]*|x86[_-]64) +(?!(?:[fF](?:[oO][rR]|['
                                || 'rR][oO][mM])|[oO][nNrR]|[aA](?:[nN][dD]|[tT])|[tT](?:[oO]|[hH](?:[aA][nN][kK][sS]|[eE]))'
                                || '|[iI](?:[sSnNtT])?|[bB][uU][tT]|[pP](?:[lL][eE][aA][sS][eE]|[oO][rR][tT])|[uU](?:[sS][eE'
                                || '][rR]|[rR][lL])|[lL][oO][gG][iI][nN]|[hH][oO][sS][tT]|[dD][bB]|[wW](?:[iI][tT][hH]|[eE]|'
                                || '[oO][rR][kK][sS])|[yY][oO][uU]|[eE][xX][pP][iI][rR][eE][sS]|[vV][aA][lL][iI][dD])(?![A-Z'
                                || 'a-z]))[A-Za-z0-9(.-][^\r\n:=]|pr[0-9]{4,6}[a-z]?(?:[.-][a-z0-9]{1,4})?(?![^\r\n ])|[a-z]'
                                || '{2,6}[0-9]{1,3}[a-z]{2,6}(?:[ \t]*[\r\n]|\Z)|[A-Za-z0-9_./+-]+(?: [^\r\n]{0,160})?\r?\n('
                                || '?:X?(?:PASS|FAIL)|SKIP|ERROR|UN(?:TESTED|SUPPORTED|RESOLVED)): ))|(?<=[a-z])(?:P(?:ass|w'
                                || 'd)))(?:_(?:[bB][aA][sS][eE]|[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])|[_ -]?[0-9]{1'
                                || ',2})?["''`\]\)*_]{0,3}(?:</[a-z]+>)?(?: (?:(?:[fF](?:[oO][rR]|[uUüÜ][rR][sS]?)|[oO][fFnNт'
                                || 'T]|[tT](?:[oO]|[iI][lL][lL])|[dD](?:[eE][lL]?|[uUoOaA])|[pP](?:[eE][rR]|[aA][rR][aA])|[v'
                                || 'V](?:[aA][nN]|[oO][oO][rR])|[kK]|[дД][лЛ][яЯ])(?: [^ \t\r\n:=]{1,15}){1,3}|\([A-Za-z0-9]'
                                || '[A-Za-z0-9 ,.''/_-]*\)|#[0-9]{1,2})|\[(?:[A-Za-z_-]{3}[A-Za-z_-]*)?\]|(?: (?:[nN](?:[uU]['
                                || 'eEoO][vV][aA]|[oO][vV][aA])|[pP][rR][oO][vV][iI][sS](?:[oO](?:[iI][rR][eE]|[rR][iI][aA])'
                                || '|[óÓ][rR][iI][aA])|[aA][cC][tT][uU][eE][lL][lL][eE]|[тT][aA][kK][oO][йЙ]|[şŞ][uU]|[bB][a'
                                || 'A][rR][uU]|[sS][aA][yY][aA]|[yY][aA][nN][gG][uU])))?[ \t.]*(?:[?!]?: ?(?:(?:const(?:ant '
                                || '| )|final |&(?:''[a-z]+ | ?)|[a-z]* ?))?(?:(?:Final|Optional|ClassVar)\[)?(?:[Ss]tr(?:ing'
                                || ')?|SecretStr|text|bytes)\]?(?: ?\| ?(?:None|null|undefined))?[?]? ?:?=| (?:[Aa]s )?[Ss]t'
                                || 'ring ?=|\{(?=["''])|:[=:]|=(?:>|==?)|->|<-|[→:=]|\?=)[ \t]*(?:(?:</[a-z]+>|[*_]{1,3}) )?('
                                || '?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:(?:(?<=[: \t])[|>]['
                                || '+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|"'
                                || '"(?=")|''''(?=''))?)(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\'
                                || '[]?)')
                            else
                                ('((?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD](?:[sS]?|_?[pP][eE][pP][pP][eE]'
                                || '[rR])|[tT])|[dD]|0[rR][dD])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| (?:[pP][hH][rR][a'
                                || 'A][sS][eE]|[wW][oO][rR][dD])|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)|[aA][hH][i'
                                || 'I][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO][lL][aA] [dD]''[oO][rR]'
                                || '[dD][iI][nN][eE]|55[wW][oO][rR][dD])|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|'
                                || '@[sS][sS][wW][oO][rR][dD]|[rR][iI][vV][aA][tT][eE][_ -]?[kK][eE][yY])|[kK](?:[eE][nN][nN'
                                || '][wW][oO][rR][tT]|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU]'
                                || '[aA][nN](?: [sS][aA][yY][aA])?)|[oO][dD][eE][oO][rR][dD](?:[eE][tT])?)|[gG][eE](?:[hH][e'
                                || 'E][iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[lL](?:[oO](?:[sS][uU][nN][gG][sS][wW][oO][rR]['
                                || 'tT]|[zZ][iI][nN][kK][aA])|[iI][cC][eE][nN][sS][eE][_ -]?[kK][eE][yY])|[mM](?:[oO][tT] [d'
                                || 'D][eE] [pP][aA][sS][sS][eE]|[aA][sS][tT][eE][rR][_ -]?[kK][eE][yY])|[cC](?:[oO](?:[nN](?'
                                || ':[tT][rR][aA][sS](?:[eE][nN](?:[aA]|[yY][aA])|[iI][nN][aA][lL])|[sS][uU][mM][eE][rR][_ -'
                                || ']?[kK][eE][yY])|[oO][kK][iI][eE] ?[pP][aA][sS][sS][wW][oO][rR][dD])|[eE][kK][pP][eE]T|[l'
                                || 'L][iI][eE][nN][tT][_ -]?[kK][eE][yY]|[rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?)|[wW](?:['
                                || 'aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[eE][bB][hH][oO][oO][kK][_ -]?[kK]['
                                || 'eE][yY])|[sS](?:[eE](?:[nN][hH][aA]|[cC][rR][eE][tT](?:[_ -]?(?:[aA][cC][cC][eE][sS][sS]'
                                || '[_ -]?)?[kK][eE][yY])?|[rR][vV](?:[eE][rR][_ -]?[kK][eE][yY]|[iI][cC][eE][_ -]?[kK][eE]['
                                || 'yY]))|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[hH][aA][rR][eE][dD][_ -]?(?:[aA][cC][cC'
                                || '][eE][sS][sS][_ -]?)?[kK][eE][yY]|[iI][gG][nN][iI][nN][gG][_ -]?[kK][eE][yY]|[uU][bB][sS'
                                || '][cC][rR][iI][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[sS][hH][_ -]?[kK][eE][yY])|[fF][rR]'
                                || '[aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[zZ][aA]['
                                || 'pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[hH][eE]['
                                || 'sS][lL][oO]|[aA](?:[dD](?:[gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[mM][iI][nN][_ -'
                                || ']?[kK][eE][yY])|[pP](?:[iI](?:[- ]?(?:[sS][lL][eE][uU][tT][eE][lL]|[nN][yY][cC][kK][eE]['
                                || 'lL]|[aA](?:[vV][aA][iI][nN]|[nN][aA][hH][tT][aA][rR][iI])|[kK][uU][lL][cC][sS])|[_ -]?(?'
                                || ':[kK][eE][yY]|[sS][eE][cC][rR][eE][tT]))|[pP][_ -]?[kK][eE][yY])|[cC][cC](?:[eE][sS][sS]'
                                || '[_ -]?[kK][eE][yY]|[oO][uU][nN][tT][_ -]?[kK][eE][yY])|[uU][tT][hH][_ -]?[kK][eE][yY])|('
                                || '?:[cC](?:[hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI][eE])|[lL][aA](?:[vV][eE]|[uU]))|['
                                || 'lL][lL][aA][vV][eE]|[kK][lL][uU][cC][zZ]) (?:(?:[dD](?:[eE](?:[lL])?|[iI''oOaA])|[kK]) ?)'
                                || '?(?:[lL](?:''|[aA] ))?(?:[aA](?:[pP][iI]|[cC](?:[cC][eE][sS](?:[oO]|[sS][oO])|[eE][sS][sS'
                                || '][oO]))|[sS][eE][gGcC][rR][eE][tT][aA]|[pP][rR][iI][vV][aA][tTdD][aA]|[wW](?:[iI](?:[fF]'
                                || '[iI]|-[fF][iI])|[lL][aA][nN]|[eE][pP]|[pP][aA]))|T[oO][kK][eE]H|[tT][oO][kK][eE][nN]|[eE'
                                || '][nN][cC][rR][yY][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[dD][eE][pP][lL][oO][yY][_ -]?[k'
                                || 'K][eE][yY])|(?<![A-Za-z])(?:P(?:A(?:T(?=: )|S(?:S(?!: (?:(?:[a-z][a-z0-9_.+-]*/)+[A-Za-z'
                                || '0-9_.+-]+(?![^\r\n ,:(])|[A-Za-z0-9_.+-]+\.(?:exp|s[ho]|t(?:est)?|p[yl]|a(?:t)?|o)(?![A-'
                                || 'Za-z0-9])|(?:[A-Za-z_.+-]*[0-9]{1,3}[A-Za-z_.+-]*|x86[_-]64) +(?!(?:[fF](?:[oO][rR]|[rR]'
                                || '[oO][mM])|[oO][nNrR]|[aA](?:[nN][dD]|[tT])|[tT](?:[oO]|[hH](?:[aA][nN][kK][sS]|[eE]))|[i'
                                || 'I](?:[sSnNtT])?|[bB][uU][tT]|[pP](?:[lL][eE][aA][sS][eE]|[oO][rR][tT])|[uU](?:[sS][eE][r'
                                || 'R]|[rR][lL])|[lL][oO][gG][iI][nN]|[hH][oO][sS][tT]|[dD][bB]|[wW](?:[iI][tT][hH]|[eE]|[oO'
                                || '][rR][kK][sS])|[yY][oO][uU]|[eE][xX][pP][iI][rR][eE][sS]|[vV][aA][lL][iI][dD])(?![A-Za-z'
                                || ']))[A-Za-z0-9(.-][^\r\n:=]|pr[0-9]{4,6}[a-z]?(?:[.-][a-z0-9]{1,4})?(?![^\r\n ])|[a-z]{2,'
                                || '6}[0-9]{1,3}[a-z]{2,6}(?:[ \t]*[\r\n]|\Z)|[A-Za-z0-9_./+-]+(?: [^\r\n]{0,160})?\r?\n(?:X'
                                || '?(?:PASS|FAIL)|SKIP|ERROR|UN(?:TESTED|SUPPORTED|RESOLVED)): ))|s)|s[sS])|a[sS][sS])|p[aA'
                                || '][sS][sS]|(?:[tT][oO][tT][pP] (?:[sS][eE](?:[eE][dD]|[cC][rR][eE][tT]))|[pP](?:[aA](?:[s'
                                || 'S][sS][eE]|[rR][oO](?:[lL](?:[aA](?:[mM])?|[eE])?|[oO][lL]))|[wW](?:[dD])?|[sS](?:[wW](?'
                                || ':[dD])?|[kK])|[hH][pP][sS][eE][sS][sS][iI][dD]|[eE][pP][pP][eE][rR])|[jJ](?:[eE][tT][oO]'
                                || '[nN]|[wW][tT]|[sS][eE][sS][sS][iI][oO][nN][iI][dD])|[mM][dD][pP]|[wW][wW]|[sS][iI][fF][r'
                                || 'R][eE](?:[mM](?:[iI][zZ])?|[sS][iI])?|[hH][aA][sS][lL][oO]|[cC](?:[lL][aA][vV][eE]|[rR]['
                                || 'eE][dD][sS]?|[oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[sS][rR][fF][tT][oO][kK][eE][nN])|[x'
                                || 'X][sS][rR][fF]-[tT][oO][kK][eE][nN]|[bB][eE][aA][rR][eE][rR]|[aA][pP](?:[iI][kK][eE][yY]'
                                || '|[pP][iI][dD])|[oO][tT][pP]|_?[aA][uU][tT][hH]|(?:[bB][iI][nN][dD]|[rR][oO][oO][tT]|[aA]'
                                || '[dD][mM][iI][nN]|[uU][sS][eE][rR]|[dD][bB]|[lL][dD][aA][pP]|[mM](?:[yY]|[aA][iI][lL])|[s'
                                || 'S](?:[mM][tT][pP]|[uU][dD][oO])|[fF][tT][pP])(?:[pP](?:[wW](?:[dD])?|[aA][sS][sS]))))|(?'
                                || '<=[_-])(?:[pP](?:[aA](?:[sS][sS]|[tT])|[wW](?:[dD])?|[sS][kK])|[aA](?:[uU][tT][hH]|[pP]['
                                || 'pP][iI][dD])|[dD][sS][nN])|(?<=[A-Za-z])PASS(?!: (?:(?:[a-z][a-z0-9_.+-]*/)+[A-Za-z0-9_.'
                                || '+-]+(?![^\r\n ,:(])|[A-Za-z0-9_.+-]+\.(?:exp|s[ho]|t(?:est)?|p[yl]|a(?:t)?|o)(?![A-Za-z0'
                                || '-9])|(?:[A-Za-z_.+-]*[0-9]{1,3}[A-Za-z_.+-]*|x86[_-]64) +(?!(?:[fF](?:[oO][rR]|[rR][oO]['
                                || 'mM])|[oO][nNrR]|[aA](?:[nN][dD]|[tT])|[tT](?:[oO]|[hH](?:[aA][nN][kK][sS]|[eE]))|[iI](?:'
                                || '[sSnNtT])?|[bB][uU][tT]|[pP](?:[lL][eE][aA][sS][eE]|[oO][rR][tT])|[uU](?:[sS][eE][rR]|[r'
                                || 'R][lL])|[lL][oO][gG][iI][nN]|[hH][oO][sS][tT]|[dD][bB]|[wW](?:[iI][tT][hH]|[eE]|[oO][rR]'
                                || '[kK][sS])|[yY][oO][uU]|[eE][xX][pP][iI][rR][eE][sS]|[vV][aA][lL][iI][dD])(?![A-Za-z]))[A'
                                || '-Za-z0-9(.-][^\r\n:=]|pr[0-9]{4,6}[a-z]?(?:[.-][a-z0-9]{1,4})?(?![^\r\n ])|[a-z]{2,6}[0-'
                                || '9]{1,3}[a-z]{2,6}(?:[ \t]*[\r\n]|\Z)|[A-Za-z0-9_./+-]+(?: [^\r\n]{0,160})?\r?\n(?:X?(?:P'
                                || 'ASS|FAIL)|SKIP|ERROR|UN(?:TESTED|SUPPORTED|RESOLVED)): ))|(?<=[a-z])(?:P(?:ass|wd)))(?:_'
                                || '(?:[bB][aA][sS][eE]|[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])|[_ -]?[0-9]{1,2})?["'''
                                || '`\]\)*_]{0,3}(?:</[a-z]+>)?(?: (?:(?:[fF](?:[oO][rR]|[uU][rR][sS]?)|[oO][fFnNT]|[tT](?:['
                                || 'oO]|[iI][lL][lL])|[dD](?:[eE][lL]?|[uUoOaA])|[pP](?:[eE][rR]|[aA][rR][aA])|[vV](?:[aA][n'
                                || 'N]|[oO][oO][rR])|[kK])(?: [^ \t\r\n:=]{1,15}){1,3}|\([A-Za-z0-9][A-Za-z0-9 ,.''/_-]*\)|#['
                                || '0-9]{1,2})|\[(?:[A-Za-z_-]{3}[A-Za-z_-]*)?\]|(?: (?:[nN](?:[uU][eEoO][vV][aA]|[oO][vV][a'
                                || 'A])|[pP][rR][oO][vV][iI][sS][oO](?:[iI][rR][eE]|[rR][iI][aA])|[aA][cC][tT][uU][eE][lL][l'
                                || 'L][eE]|[bB][aA][rR][uU]|[sS][aA][yY][aA]|[yY][aA][nN][gG][uU])))?[ \t.]*(?:[?!]?: ?(?:(?'
                                || ':const(?:ant | )|final |&(?:''[a-z]+ | ?)|[a-z]* ?))?(?:(?:Final|Optional|ClassVar)\[)?(?'
                                || ':[Ss]tr(?:ing)?|SecretStr|text|bytes)\]?(?: ?\| ?(?:None|null|undefined))?[?]? ?:?=| (?:'
                                || '[Aa]s )?[Ss]tring ?=|\{(?=["''])|:[=:]|=(?:>|==?)|->|<-|\?=|[:=])[ \t]*(?:(?:</[a-z]+>|[*'
                                || '_]{1,3}) )?(?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:(?:(?<='
                                || '[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,'
                                || '2}(?=["''])|""(?=")|''''(?=''))?)(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\'
                                || '^_a-z~-]+[(\[]?)')
                        end),
                        'assignment',
                        case when p_joined then '' else 'sign' end
                    ) then
                        v_wanted := v_wanted || 'assignment'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['%sess%', '%sid%']) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%=%']) then
                    if assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z])(?:[sS](?:[eE][sS][sS](?:[iI][oO][nN](?:[_-]?(?:[iI][dD]|[kK][eE][yY]))?)?|[iI][dD'
                        || ']))["''`\]\)*_]{0,3}[ \t]*(?::=|=(?:>|==?)|->|[:=])[ \t]*(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r'
                        || '?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)(?:)("[^"'
                        || '\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        case when p_joined then '' else 'session' end
                    ) then
                        v_wanted := v_wanted || 'session'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%anahtar%', '%avain%', '%chave%', '%cheie%', '%chiave%', '%key%', '%klucz%', '%nyckel%', '%salt%', '%sig%',
                '%sleutel%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%kljuČ%', '%ključ%', '%klÍČ%', '%klíč%', '%kЛЮЧ%', '%kлюч%', '%nØgle%', '%nØkkel%', '%nøgle%', '%nøkkel%',
                '%schlÜssel%', '%schlüssel%', '%מפתח%', '%مفتاح%'
            ])) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%=%']) then
                    if assay._firewall_holds(
                        p_text,
                        (case
                            when v_wide then
                                ('((?:(?<![A-Za-z])(?:[sS](?:[iI][gG](?:[nN][aA][tT][uU][rR][eE])?|[cC][hH][lL][üÜ][sS][sS'
                                || '][eE][lL]|[lL][eE][uU][tT][eE][lL])|[cC][hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI][eE'
                                || '])|[kK](?:[lL](?:[uU][cC][zZ]|[jJ][uU][čČ]|[íÍ][čČ])|[лЛ][юЮ][чЧ])|[nN](?:[yY][cC][kK][e'
                                || 'E][lL]|[øØ](?:[gG][lL][eE]|[kK][kK][eE][lL]))|[aA](?:[vV][aA][iI][nN]|[nN][aA][hH][tT][a'
                                || 'A][rR])|מפתח|مفتاح)|(?<=[_-])(?:[kK][eE][yY]|[sS][aA][lL][tT])|(?<=[a-z])Key)(?:_(?:[bB]'
                                || '[aA][sS][eE]|[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])|[_ -]?[0-9]{1,2})?["''`\]\)*_'
                                || ']{0,3}(?: (?:[fF](?:[oO][rR]|[uUüÜ][rR][sS]?)|[oO][fFnNтT]|[tT][oO]|[dD](?:[eE][lL]?|[uU'
                                || 'oOaA])|[pP][eE][rR]|[vV](?:[aA][nN]|[oO][oO][rR])|[дД][лЛ][яЯ])(?: [^ \t\r\n:=]{1,15}){1'
                                || ',3})?[ \t]*(?::=|=(?:>|==?)|->|[:=])[ \t]*(?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS]'
                                || '[sS]:|[eE][nN][vV]:)?(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|'
                                || 'binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)(?:)("[^"\r\n]+|''[^''\r\n]+|`'
                                || '[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                            else
                                ('((?:(?<![A-Za-z])(?:[sS](?:[iI][gG](?:[nN][aA][tT][uU][rR][eE])?|[lL][eE][uU][tT][eE][lL'
                                || '])|[cC][hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI][eE])|[kK][lL][uU][cC][zZ]|[nN][yY]['
                                || 'cC][kK][eE][lL]|[aA](?:[vV][aA][iI][nN]|[nN][aA][hH][tT][aA][rR]))|(?<=[_-])(?:[kK][eE]['
                                || 'yY]|[sS][aA][lL][tT])|(?<=[a-z])Key)(?:_(?:[bB][aA][sS][eE]|[vV][aA][lL][uU][eE]|[sS][tT'
                                || '][rR][iI][nN][gG])|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: (?:[fF](?:[oO][rR]|[uU][rR][sS]'
                                || '?)|[oO][fFnNT]|[tT][oO]|[dD](?:[eE][lL]?|[uUoOaA])|[pP][eE][rR]|[vV](?:[aA][nN]|[oO][oO]'
                                || '[rR]))(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]*(?::=|=(?:>|==?)|->|[:=])[ \t]*(?:[sS]%3[aA]|['
                                || 'bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3}'
                                || ')?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?='')'
                                || ')?)(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                        end),
                        'assignment',
                        case when p_joined then '' else 'weak' end
                    ) then
                        v_wanted := v_wanted || 'assigned_key'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%anahtar%', '%avain%', '%cekpet%', '%chave%', '%cheie%', '%chiave%', '%clau%', '%clave%', '%code%',
                '%combination%', '%contras%', '%frase segreta%', '%geheimwort%', '%geslo%', '%has%', '%heslo%', '%ifre%',
                '%jelsz%', '%kata laluan%', '%kennwort%', '%key%', '%klucz%', '%kode%', '%kulcs%', '%llave%',
                '%losungswort%', '%lozinka%', '%lykilor%', '%mdp%', '%nenosiri%', '%nyckel%', '%parol%', '%parool%',
                '%pasahitza%', '%pass%', '%pin%', '%pw%', '%salasan%', '%sandi%', '%schl%', '%secret%', '%senha%',
                '%slapta%', '%sleutel%', '%tokeh%', '%token%', '%wacht%', '%ww%', '%zaporka%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%cekpeт%', '%clÉ%', '%clé%', '%fjalËkal%', '%fjalëkal%', '%ifrƏ%', '%ifrə%', '%klÍČ%', '%klíč%',
                '%koДoboe%', '%koдoвoe%', '%kΩΔik%', '%kωδiκ%', '%kЛЮЧ%', '%kлюч%', '%lÖsen%', '%lösen%', '%mẬt kh%',
                '%mật kh%', '%nØgle%', '%nØkkel%', '%nøgle%', '%nøkkel%', '%tokeн%', '%İfre%', '%ΣynΘhm%', '%Συvθημ%',
                '%κωδiκ%', '%συvθημ%', '%ЛozИhka%', '%Лoзинka%', '%ПapoЛ%', '%Пapoл%', '%лoзинka%', '%пapoл%', '%тokeн%',
                '%ҚҰПИЯ%', '%Құпия%', '%құпия%', '%ԳԱՂՏՆԱ%', '%Գաղտնա%', '%գաղտնա%', '%סיסמ%', '%رمز عبور%', '%كلمة%',
                '%گذرواژه%', '%पासवर्ड%', '%পাসওয়ার্ড%', '%கடவுச்சொல்%', '%พาสเวิร์ด%', '%รหัส%', '%პაროლი%', '%Პაროლი%',
                '%ᲞᲐᲠᲝᲚᲘ%', '%キー%', '%シークレット%', '%トークン%', '%パスコード%', '%パスワード%', '%令牌%', '%口令%', '%合言葉%', '%密码%', '%密碼%',
                '%密鑰%', '%密钥%', '%授权码%', '%授權碼%', '%秘密鍵%', '%秘钥%', '%金鑰%', '%비밀%', '%비번%', '%시크릿%', '%암호%', '%키%', '%토큰%',
                '%패스워드%'
            ])) then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?:(?<![A-Za-z])(?:(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD]'
                            || ')|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT'
                            || '])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS]['
                            || 'eE]|[rR][oO][lL](?:[aA](?: (?:[dD]''[oO][rR][dD][iI][nN][eE]|[mM][eE][aA])|[mM])?|[eE])?)|[hH'
                            || '][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[iI][nN](?: [cC][oO][dD][eE]|[cC][oO][dD][eE'
                            || ']|[kK][oO][dD])|[wW](?:[dD])?)|[kK](?:[eE](?:[nN][nN][wW][oO][rR][tT]|[yY])|[oO](?:[дД][oO]['
                            || 'вB][oO][eE] [cC][лЛ][oO][вB][oO]|[dD][eE][oO][rR][dD](?:[eE][tT])?)|[aA][tT][aA] (?:[sS][aA]'
                            || '[nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?)|[лЛ][юЮ][чЧ] ['
                            || 'aA][pP][iI])|[gG][eE](?:[hH][eE][iI][mM](?:[wW][oO][rR][tT]|[eE][rR] [sS][cC][hH][lL][üÜ][sS'
                            || '][sS][eE][lL])|[sS][lL][oO])|[lL](?:[oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN]'
                            || '[kK][aA])|[öÖ][sS][eE][nN](?:[oO][rR][dD](?:[eE][tT])?|[fF][rR][aA][sS])|[yY][kK][iI][lL][oO'
                            || '][rR][ðÐ])|[mM](?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủ'
                            || 'Ủ][aA] [tT][ôÔ][iI])?|[dD][pP])|[cC](?:[oO](?:[nN][tT][rR][aA][sS](?:[eE](?:[ñÑ][aA]|[nN](?:'
                            || '[aA]|[yY][aA]))|[iI][nN][aA][lL])|[mM][bB][iI][nN][aA][tT][iI][oO][nN]|[dD][eE])|[eE][kK][pP'
                            || '][eE][тT](?:[нH][ыЫ][йЙ] [kK][лЛ][юЮ][чЧ])?|[lL](?:[aA][vV][eE]|[éÉ])|[hH](?:[iI][aA][vV][eE'
                            || ']|[aA][vV][eE]))|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[wW])|[sS](?:['
                            || 'eE](?:[nN][hH][aA]|[cC][rR][eE][tT])|[lL](?:[aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[eE][uU][tT'
                            || '][eE][lL])|[cC][hH][lL][üÜ][sS][sS][eE][lL])|[fF](?:[rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT'
                            || '][aA]|[jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI])|[пП][aA][pP][oO][лЛ](?:[ьЬ](?:[нH][aA][яЯ] ['
                            || 'фФ][pP][aA][зZ][aA])?|[aA](?:[тT][aA])?)|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH](?:[aA][sS][łŁ][eE'
                            || '][mM]|[eE][sS][lL][oO])|[jJ][eE][lL][sS][zZ](?:[óÓ]|[aA][vV][aA][mM])|[zZ][aA][pP][oO][rR][k'
                            || 'K][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[aA](?:[dD][gG][aA][nN][gG'
                            || '][sS][kK][oO][dD][eE](?:[nN])?|[pP][iI][- ]?(?:[sS](?:[cC][hH][lL][üÜ][sS][sS][eE][lL]|[lL]['
                            || 'eE][uU][tT][eE][lL])|[nN](?:[yY][cC][kK][eE][lL]|[øØ](?:[gG][lL][eE]|[kK][kK][eE][lL]))|[aA]'
                            || '(?:[vV][aA][iI][nN]|[nN][aA][hH][tT][aA][rR][iI])|[kK](?:[uU][lL][cC][sS]|[lL][íÍ][čČ]|[лЛ]['
                            || 'юЮ][чЧ])))|[κK][ωΩ][δΔ][iI][κK][όΌoO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ]['
                            || 'ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|ס'
                            || 'יסמ[הא]|كلمة ال(?:مرور|سر)|رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด'
                            || '|(?:[cC](?:[lL](?:[éÉ]|[aA](?:[vV][eE]|[uU]))|[hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI]['
                            || 'eE]))|[lL][lL][aA][vV][eE]|[kK](?:[lL][uU][cC][zZ]|[лЛ][юЮ][чЧ])) (?:(?:[dD](?:[eE](?:[lL])?'
                            || '|[iI''oOaA])|[kK]) ?)?(?:[lL](?:''|[aA] ))?(?:[aA](?:[pP][iI]|[cC](?:[cC](?:[eE][sS](?:[oO]|[s'
                            || 'S][oO])|[èÈ][sS])|[eE][sS][sS][oO]))|[sS][eE](?:[cC][rR](?:[èÈ][tT][eE]|[eE][tT][aA])|[gG][r'
                            || 'R][eE][tT][aA])|[pP][rR][iI][vV](?:[éÉ][eE]|[aA][tTdD][aA])|[дД][oO][cC][тT][yY][пП][aA]|[wW'
                            || '](?:[iI](?:[fF][iI]|-[fF][iI])|[lL][aA][nN]|[eE][pP]|[pP][aA])|[dD][oO][sS][tT][ęĘ][pP][uU])'
                            || '|[тT][oO][kK][eE][нH]|[tT][oO][kK][eE][nN]|[sSşŞ][iIİ][fF][rR](?:[eE](?:[mM](?:[iI][zZ])?|[s'
                            || 'S][iIİ])?|[əƏ]))|(?:[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[pP][aA][rR][oO][oO][lL])('
                            || '?! on )|(?:[hH][aA][sS][łŁlL][oO])(?! to )|(?:[pP][iI][nN])(?! to [0-9"''`]))(?: (?:[fF](?:[o'
                            || 'O][rR]|[uUüÜ][rR][sS]?)|[oO][fFnN]|[tT][oO]|[dD](?:[eE][lL]?|[uUoOaA])|[pP][eE][rR]|[vV](?:['
                            || 'aA][nN]|[oO][oO][rR])|[wW](?:[iI](?:[fF][iI]|-[fF][iI])|[lL][aA][nN])|[дД][лЛ][яЯ])(?: (?:["'
                            || '''`][^ \t\r\n:=,."''`]{1,13}["''`]|[^ \t\r\n:=,."''`][^ \t\r\n:=,.]{0,14})){0,3})? (?:[iI](?:[sS'
                            || '](?: [nN][oO][wW]|[tT])?|[aA][lL][aA][hH]|[rR])|[wW][aA][sSrR]|[aA](?:[rR][eE]|[dD][aA][lL]['
                            || 'aA][hH]|[yY])|[lL](?:[aA][uU][tT][eE][tT]|[àÀ])|[eE](?:[sS](?:[tT](?:[eE])?)?|[rR](?:[aA])?)'
                            || '?|[éÉ](?:[sS])?|[èÈ]|[sS](?:[aA](?:[rR][àÀ]|[yY][aA])|[eE][tT] [tT][oO])|[bB](?:[ęĘ][dD][zZ]'
                            || '[iI][eE]|[rR][zZ][mM][iI]|[eE][cC][oO][mM][eE][sS])|[jJ][eE](?:[sS][tT])?|[äÄ][rR]|[nN][iI]|'
                            || '[yY][rR][aA]|[эЭ][тT][oO]|[cC][hH][aA][nN][gG][eE][dD] [tT][oO]|[rR][eE][sS][eE][tT] [tT][oO'
                            || ']|[hH][eE][iI][sSß][tT](?: [jJ][eE][tT][zZ][tT])?)[:]?[ ]{1,2}|(?:[hH][aA][sS][łŁlL][oO](?: '
                            || '[dD][oO] [^ \t\r\n]+)?) to |(?:[pP][iI][nN]) to (?=[0-9"''`])|(?:[sS][aA][lL][aA][sS][aA][nN]'
                            || '[aA](?:[nN][iI])?|[pP][aA][rR][oO][oO][lL]|[kK][oO][oO][dD]) on |(?:(?:[cC][hH][aA][nN][gG]['
                            || 'eE][dD]?|[sS][eE][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?) (?:[mM][yY] |[tT]['
                            || 'hH][eE] |[yY][oO][uU][rR] |[oO][uU][rR] |[iI][tT][sS] )?(?:[a-zA-Z-]+ )?(?:[pP](?:[aA][sS][s'
                            || 'S](?:[wW][oO][rR][dD]|[cC][oO][dD][eE]|[pP][hH][rR][aA][sS][eE])|[wW]|[iI][nN])) [tT][oO]) )'
                            || '|(?:(?:パス[ワコ]ード|合言葉|密[码碼钥鑰]|口令|비(?:밀(?:번호| ?키)|번)|암호|패스워드|トークン|[aA][pP][iI] ?(?:キー|키)|秘(?:密鍵'
                            || '|钥)|アクセスキー|接続キー|シークレット|金鑰|令牌|授(?:权码|權碼)|토큰|시크릿|액세스 ?키)(?:已?(?:改[成为為]|设(?:为|置为)|重置为|换成|更改为|變更'
                            || '為)|[是为為はがを는은를을:])|(?:パス[ワコ]ード|合言葉|密[码碼]|口令|비(?:밀번호|번)|암호|패스워드)(?:→)?)[ ]{0,2}[(【]?|(?:[пП][a'
                            || 'A][pP][oO][лЛ](?:[ьЬ]|[aA](?:[тT][aA])?)|[лЛ][oO][зZ][иИ][нH][kK][aA]|[κK][ωΩ][δΔ][iI][κK][ό'
                            || 'ΌoO][ςΣ]|סיסמ[הא]|كلمة ال(?:مرور|سر)|رمز عبور|पासवर्ड|รหัสผ่าน|[mM][ậẬ][tT] [kK][hH][ẩẨ][uU]'
                            || '|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[pP][aA][sS][sS][wW][oO][rR][dD](?:('
                            || '?:[nN][yY][aA])?(?= [sS][aA][yY][aA])|[nN][yY][aA]))(?: (?:(?:[oO][тT]|[дД][лЛ][яЯ]|[kK]|[нH'
                            || '][aA]|[τT][oO][υY]|[γΓ][iI][aA]|של) [^ \t\r\n:=,.]+|[wW]i-?[fF]i))?(?: ?(?:[эЭ][тT][oO]|[єЄ]'
                            || '|[eE](?:[ίΊ][vN][aA][iI])?|[μM][oO][υY]|שלי|ה[יו]א|هي|من|है|คือ|[sS][aA][yY][aA]|[aA][dD][aA'
                            || '][lL][aA][hH]|[lL][àÀ]|[mM][oO][jJ])){0,2}[ :-]{1,3}))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|'
                            || '[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                        else
                            ('((?:(?<![A-Za-z])(?:(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD]'
                            || ')|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT'
                            || '])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS]['
                            || 'eE]|[rR][oO][lL](?:[aA](?: (?:[dD]''[oO][rR][dD][iI][nN][eE]|[mM][eE][aA])|[mM])?|[eE])?)|[hH'
                            || '][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[iI][nN](?: [cC][oO][dD][eE]|[cC][oO][dD][eE'
                            || ']|[kK][oO][dD])|[wW](?:[dD])?)|[kK](?:[eE](?:[nN][nN][wW][oO][rR][tT]|[yY])|[aA][tT][aA] (?:'
                            || '[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?)|[oO][d'
                            || 'D][eE][oO][rR][dD](?:[eE][tT])?)|[gG][eE](?:[hH][eE][iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|['
                            || 'lL][oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[mM](?:[oO][tT] [dD][eE'
                            || '] [pP][aA][sS][sS][eE]|[dD][pP])|[cC](?:[oO](?:[nN][tT][rR][aA][sS](?:[eE][nN](?:[aA]|[yY][a'
                            || 'A])|[iI][nN][aA][lL])|[mM][bB][iI][nN][aA][tT][iI][oO][nN]|[dD][eE])|[eE][kK][pP][eE]T|[lL]['
                            || 'aA][vV][eE]|[hH](?:[iI][aA][vV][eE]|[aA][vV][eE]))|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR'
                            || '][dD]|[zZ][iI][nN])|[wW])|[sS](?:[eE](?:[nN][hH][aA]|[cC][rR][eE][tT])|[lL][eE][uU][tT][eE]['
                            || 'lL]|[iI][fF][rR][eE](?:[mM](?:[iI][zZ])?|[sS][iI])?)|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][e'
                            || 'E][tT][aA]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO'
                            || '][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[hH][eE][sS][lL][oO]|[aA](?:[dD][gG][aA][nN][gG]'
                            || '[sS][kK][oO][dD][eE](?:[nN])?|[pP][iI][- ]?(?:[sS][lL][eE][uU][tT][eE][lL]|[nN][yY][cC][kK]['
                            || 'eE][lL]|[aA](?:[vV][aA][iI][nN]|[nN][aA][hH][tT][aA][rR][iI])|[kK][uU][lL][cC][sS]))|(?:[cC]'
                            || '(?:[hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI][eE])|[lL][aA](?:[vV][eE]|[uU]))|[lL][lL][aA'
                            || '][vV][eE]|[kK][lL][uU][cC][zZ]) (?:(?:[dD](?:[eE](?:[lL])?|[iI''oOaA])|[kK]) ?)?(?:[lL](?:''|['
                            || 'aA] ))?(?:[aA](?:[pP][iI]|[cC](?:[cC][eE][sS](?:[oO]|[sS][oO])|[eE][sS][sS][oO]))|[sS][eE][g'
                            || 'GcC][rR][eE][tT][aA]|[pP][rR][iI][vV][aA][tTdD][aA]|[wW](?:[iI](?:[fF][iI]|-[fF][iI])|[lL][a'
                            || 'A][nN]|[eE][pP]|[pP][aA]))|T[oO][kK][eE]H|[tT][oO][kK][eE][nN])|(?:[sS][aA][lL][aA][sS][aA]['
                            || 'nN][aA](?:[nN][iI])?|[pP][aA][rR][oO][oO][lL])(?! on )|(?:[hH][aA][sS][lL][oO])(?! to )|(?:['
                            || 'pP][iI][nN])(?! to [0-9"''`]))(?: (?:[fF](?:[oO][rR]|[uU][rR][sS]?)|[oO][fFnN]|[tT][oO]|[dD]('
                            || '?:[eE][lL]?|[uUoOaA])|[pP][eE][rR]|[vV](?:[aA][nN]|[oO][oO][rR])|[wW](?:[iI](?:[fF][iI]|-[fF'
                            || '][iI])|[lL][aA][nN]))(?: (?:["''`][^ \t\r\n:=,."''`]{1,13}["''`]|[^ \t\r\n:=,."''`][^ \t\r\n:=,.'
                            || ']{0,14})){0,3})? (?:[iI](?:[sS](?: [nN][oO][wW]|[tT])?|[aA][lL][aA][hH]|[rR])|[wW][aA][sSrR]'
                            || '|[aA](?:[rR][eE]|[dD][aA][lL][aA][hH]|[yY])|[lL][aA][uU][tT][eE][tT]|[eE](?:[sS](?:[tT](?:[e'
                            || 'E])?)?|[rR](?:[aA])?)?|[jJ][eE](?:[sS][tT])?|[bB](?:[rR][zZ][mM][iI]|[eE][cC][oO][mM][eE][sS'
                            || '])|[sS](?:[aA][yY][aA]|[eE][tT] [tT][oO])|[nN][iI]|[yY][rR][aA]|[cC][hH][aA][nN][gG][eE][dD]'
                            || ' [tT][oO]|[rR][eE][sS][eE][tT] [tT][oO]|[hH][eE][iI][sS][tT](?: [jJ][eE][tT][zZ][tT])?)[:]?['
                            || ' ]{1,2}|(?:[hH][aA][sS][lL][oO](?: [dD][oO] [^ \t\r\n]+)?) to |(?:[pP][iI][nN]) to (?=[0-9"'''
                            || '`])|(?:[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[pP][aA][rR][oO][oO][lL]|[kK][oO][oO][d'
                            || 'D]) on |(?:(?:[cC][hH][aA][nN][gG][eE][dD]?|[sS][eE][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][a'
                            || 'A][tT][eE][dD]?) (?:[mM][yY] |[tT][hH][eE] |[yY][oO][uU][rR] |[oO][uU][rR] |[iI][tT][sS] )?('
                            || '?:[a-zA-Z-]+ )?(?:[pP](?:[aA][sS][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE]|[pP][hH][rR][aA][s'
                            || 'S][eE])|[wW]|[iI][nN])) [tT][oO]) )|(?:[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?:[nN][yY][aA])'
                            || '?|[pP][aA][sS][sS][wW][oO][rR][dD](?:(?:[nN][yY][aA])?(?= [sS][aA][yY][aA])|[nN][yY][aA]))(?'
                            || ': (?:(?:[oO]T|[kK]|H[aA]|T[oO]Y) [^ \t\r\n:=,.]+|[wW]i-?[fF]i))?(?: ?(?:M[oO]Y|[sS][aA][yY]['
                            || 'aA]|[aA][dD][aA][lL][aA][hH]|[mM][oO][jJ]|[eE])){0,2}[ :-]{1,3}))(?:)("[^"\r\n]+|''[^''\r\n]+|'
                            || '`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                    end),
                    'assignment',
                    case when p_joined then '' else 'copula' end
                ) then
                    v_wanted := v_wanted || 'spoken'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%contras%', '%haslo%', '%ifre%', '%kennwort%', '%parol%', '%parool%', '%pass%', '%pw%', '%senha%',
                '%wachtw%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%hasŁ%', '%hasł%', '%lÖsen%', '%lösen%', '%İfre%', '%ПapoЛ%', '%Пapoл%', '%пapoл%'])) then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?:(?<![A-Za-z])(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|['
                            || 'pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT])?'
                            || '(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]'
                            || '|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|[eE])?|[oO][lL]))|[hH][rR][a'
                            || 'A][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[wW](?:[dD])?)|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|'
                            || '[oO](?:[дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[dD][eE][oO][rR][dD](?:[eE][tT])?)|[aA][tT]'
                            || '[aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?'
                            || '))|[gG][eE](?:[hH][eE][iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[lL](?:[oO](?:[sS][uU][nN][gG]['
                            || 'sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[öÖ][sS][eE][nN](?:[oO][rR][dD](?:[eE][tT])?|[fF]['
                            || 'rR][aA][sS])|[yY][kK][iI][lL][oO][rR][ðÐ])|[mM](?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[ậẬ'
                            || '][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ][aA] [tT][ôÔ][iI])?|[dD][pP])|[cC][oO][nN][tT][rR][aA][sS]'
                            || '(?:[eE](?:[ñÑ][aA]|[nN](?:[aA]|[yY][aA]))|[iI][nN][aA][lL])|[wW](?:[aA][cC][hH][tT](?:[wW][o'
                            || 'O][oO][rR][dD]|[zZ][iI][nN])|[wW])|[sS](?:[eE][nN][hH][aA]|[lL][aA][pP][tT][aA][žŽ][oO][dD]['
                            || 'iI][sS]|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?)|[fF](?:[rR][aA][sS][eE] [sS][eE][gG][rR]['
                            || 'eE][tT][aA]|[jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI])|[пП][aA][pP][oO][лЛ](?:[ьЬ](?:[нH][aA]'
                            || '[яЯ] [фФ][pP][aA][зZ][aA])?|[aA](?:[тT][aA])?)|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH](?:[aA][sS]('
                            || '?:[łŁ](?:[eE][mM]|[oO])|[lL][oO])|[eE][sS][lL][oO])|[jJ][eE][lL][sS][zZ](?:[óÓ]|[aA][vV][aA]'
                            || '[mM])|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])'
                            || '?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[κK][ωΩ][δΔ][iI][κK][όΌoO][ςΣ]|[σΣ]['
                            || 'υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლ'
                            || 'Ლ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמ[הא]|كلمة ال(?:مرور|سر)|رمز عبور|گذرواژه|पास'
                            || 'वर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[sSşŞ][iIİ][fF][rR](?:[eE](?:[mM](?:[iI][zZ])?'
                            || '|[sS][iIİ])?|[əƏ]))(?: (?:[fF][oOüÜ][rR]|[oO][fFnN]|[tT][oO]) (?:[tT][hH][eE] |[mM][yY] |[oO'
                            || '][uU][rR] |[yY][oO][uU][rR] )?[^ \t\r\n:=,.]{1,15})?(?:''s(?: (?:still|now))?| (?:[sS](?:[hH]'
                            || '[oO][uU][lL][dD] (?:[nN][oO][wW] )?[bB][eE]|[tT][aA][yY][sS])|[wW](?:[oO][uU][lL][dD] [bB][e'
                            || 'E]|[iI][lL][lL] [bB][eE])|[mM][uU][sS][tT] [bB][eE]|[uU][sS][eE][dD] [tT][oO] [bB][eE]|[rR]['
                            || 'eE](?:[mM][aA][iI][nN][sS]|[aA][dD][sS])|[eE][qQ][uU][aA][lL][sS]|[iI][sS] [sS][tT][iI][lL]['
                            || 'lL]|[gG](?:[oO][eE][sS] [lL][iI][kK][eE]|[eE][wW][iI][jJ][zZ][iI][gG][dD] [iI][nN])|(?:[hH]['
                            || 'aA][sSdD]|[wW][aA][sS]|[gG][oO][tT]|[iI][sS])(?: (?:[jJ][uU][sS][tT]|[nN][oO][wW]))?(?: [bB]'
                            || '[eE][eE][nN])? (?:[rR][eE][sS][eE][tT]|[cC][hH][aA][nN][gG][eE][dD]|[sS][eE][tT]|[uU][pP][dD'
                            || '][aA][tT][eE][dD])(?: [bB][aA][cC][kK])? (?:[tT][oO]|[iI][nN])|[aA][uU][fF]|, [cC]''[eE][sS]['
                            || 'tT]))[:]? {1,2}|(?:[cC](?:[hH][aA][nN][gG](?:[eE][dD]?|[éÉ])|[aA][mM][bB][iI](?:[éÉoOaA]|[aA'
                            || '][tT][oO])|[мM][eE][нH][иИ][лЛ](?:[aA])?)|[sS](?:[eE][tT]|[kK][iI][fF][tT][eE][dD][eE])|[rR]'
                            || '[eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?|[mM][uU][dD][eE][iI]|[aA][lL][tT][eE][rR][eE]'
                            || '[iI]|[tT][rR][oO][qQ][uU][eE][iI]|[zZ][mM][iI][eE](?:[nN][iI][łŁ][eEaA][mM]|[ńŃ])|[иИ][зZ][м'
                            || 'M][eE][нH][иИ][лЛ]|[пП][oO][мM][eE][нH][яЯ][лЛ]|[äÄ][nN][dD][rR][aA][dD][eE]|[bB][yY][tT][tT'
                            || '][eE]|[wW][iI][jJ][zZ][iI][gG][dD][eE]|[vV][eE][rR][aA][nN][dD][eE][rR][dD][eE]|[pP][rR][oO]'
                            || '[mM][iI][jJ][eE][nN][iI][oO])(?: (?:[a-zäÄöÖüÜéÉàÀß]{1,8})){0,3} (?:[pP](?:[aA](?:[sS](?:[sS'
                            || '](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| [pP]['
                            || 'hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][a'
                            || 'A])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI'
                            || '][nN][eE]|[mM])?|[eE])?|[oO][lL]))|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[wW](?'
                            || ':[dD])?)|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|[oO](?:[дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO'
                            || ']|[dD][eE][oO][rR][dD](?:[eE][tT])?)|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|['
                            || 'lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?))|[gG][eE](?:[hH][eE][iI][mM][wW][oO][rR][tT]|'
                            || '[sS][lL][oO])|[lL](?:[oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[öÖ]['
                            || 'sS][eE][nN](?:[oO][rR][dD](?:[eE][tT])?|[fF][rR][aA][sS])|[yY][kK][iI][lL][oO][rR][ðÐ])|[mM]'
                            || '(?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ][aA] [tT][ôÔ]'
                            || '[iI])?|[dD][pP])|[cC][oO][nN][tT][rR][aA][sS](?:[eE](?:[ñÑ][aA]|[nN](?:[aA]|[yY][aA]))|[iI]['
                            || 'nN][aA][lL])|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[wW])|[sS](?:[eE]['
                            || 'nN][hH][aA]|[lL][aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI]'
                            || ')?)|[fF](?:[rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[jJ][aA][lL][ëË][kK][aA][lL][iI][mM'
                            || '][iI])|[пП][aA][pP][oO][лЛ](?:[ьЬ](?:[нH][aA][яЯ] [фФ][pP][aA][зZ][aA])?|[aA](?:[тT][aA])?)|'
                            || '[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH](?:[aA][sS](?:[łŁ](?:[eE][mM]|[oO])|[lL][oO])|[eE][sS][lL]['
                            || 'oO])|[jJ][eE][lL][sS][zZ](?:[óÓ]|[aA][vV][aA][mM])|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN]'
                            || '[oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE]('
                            || '?:[nN])?|[κK][ωΩ][δΔ][iI][κK][όΌoO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ'
                            || '][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיס'
                            || 'מ[הא]|كلمة ال(?:مرور|سر)|رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|['
                            || 'sSşŞ][iIİ][fF][rR](?:[eE](?:[mM](?:[iI][zZ])?|[sS][iIİ])?|[əƏ])) (?:[tT](?:[oO]|[iI][lL](?:['
                            || 'lL])?)|[aA]|[eEiI][nN]|[pP][aA][rR][aA]|[nN][aA](?:[aA][rR])?|[нH][aA])[:]? {1,2})|(?:[sSşŞ]'
                            || '[iIİ][fF][rR][eE][yY][iI]|[pP][aA][rR][oO][lL][aA][yY][iI]) ))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^'
                            || '`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                        else
                            ('((?:(?<![A-Za-z])(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|['
                            || 'pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT])?'
                            || '(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]'
                            || '|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|[eE])?|[oO][lL]))|[hH][rR][a'
                            || 'A][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[wW](?:[dD])?)|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|'
                            || '[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][y'
                            || 'Y][aA])?)|[oO][dD][eE][oO][rR][dD](?:[eE][tT])?)|[gG][eE](?:[hH][eE][iI][mM][wW][oO][rR][tT]'
                            || '|[sS][lL][oO])|[lL][oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[mM](?:'
                            || '[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[dD][pP])|[cC][oO][nN][tT][rR][aA][sS](?:[eE][nN](?:['
                            || 'aA]|[yY][aA])|[iI][nN][aA][lL])|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])'
                            || '|[wW])|[sS](?:[eE][nN][hH][aA]|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[iI][fF][rR][eE](?:'
                            || '[mM](?:[iI][zZ])?|[sS][iI])?)|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[jJ][eE][lL]'
                            || '[sS][zZ][aA][vV][aA][mM]|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [l'
                            || 'L][aA][nN][gG][uU])?|[hH][eEaA][sS][lL][oO]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:['
                            || 'nN])?)(?: (?:[fF][oO][rR]|[oO][fFnN]|[tT][oO]) (?:[tT][hH][eE] |[mM][yY] |[oO][uU][rR] |[yY]'
                            || '[oO][uU][rR] )?[^ \t\r\n:=,.]{1,15})?(?:''s(?: (?:still|now))?| (?:[sS](?:[hH][oO][uU][lL][dD'
                            || '] (?:[nN][oO][wW] )?[bB][eE]|[tT][aA][yY][sS])|[wW](?:[oO][uU][lL][dD] [bB][eE]|[iI][lL][lL]'
                            || ' [bB][eE])|[mM][uU][sS][tT] [bB][eE]|[uU][sS][eE][dD] [tT][oO] [bB][eE]|[rR][eE](?:[mM][aA]['
                            || 'iI][nN][sS]|[aA][dD][sS])|[eE][qQ][uU][aA][lL][sS]|[iI][sS] [sS][tT][iI][lL][lL]|[gG](?:[oO]'
                            || '[eE][sS] [lL][iI][kK][eE]|[eE][wW][iI][jJ][zZ][iI][gG][dD] [iI][nN])|(?:[hH][aA][sSdD]|[wW]['
                            || 'aA][sS]|[gG][oO][tT]|[iI][sS])(?: (?:[jJ][uU][sS][tT]|[nN][oO][wW]))?(?: [bB][eE][eE][nN])? '
                            || '(?:[rR][eE][sS][eE][tT]|[cC][hH][aA][nN][gG][eE][dD]|[sS][eE][tT]|[uU][pP][dD][aA][tT][eE][d'
                            || 'D])(?: [bB][aA][cC][kK])? (?:[tT][oO]|[iI][nN])|[aA][uU][fF]|, [cC]''[eE][sS][tT]))[:]? {1,2}'
                            || '|(?:[cC](?:[hH][aA][nN][gG][eE][dD]?|[aA][mM][bB][iI](?:[oOaA]|[aA][tT][oO]))|[sS](?:[eE][tT'
                            || ']|[kK][iI][fF][tT][eE][dD][eE])|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?|[mM][uU]['
                            || 'dD][eE][iI]|[aA][lL][tT][eE][rR][eE][iI]|[tT][rR][oO][qQ][uU][eE][iI]|[bB][yY][tT][tT][eE]|['
                            || 'wW][iI][jJ][zZ][iI][gG][dD][eE]|[vV][eE][rR][aA][nN][dD][eE][rR][dD][eE]|[pP][rR][oO][mM][iI'
                            || '][jJ][eE][nN][iI][oO])(?: (?:[a-z]{1,8})){0,3} (?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR'
                            || '](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE'
                            || ']|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][r'
                            || 'R][aA]-[pP][aA][sS][sS][eE]|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|['
                            || 'eE])?|[oO][lL]))|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[wW](?:[dD])?)|[kK](?:[e'
                            || 'E][nN][nN][wW][oO][rR][tT]|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL'
                            || '][uU][aA][nN](?: [sS][aA][yY][aA])?)|[oO][dD][eE][oO][rR][dD](?:[eE][tT])?)|[gG][eE](?:[hH]['
                            || 'eE][iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[lL][oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[z'
                            || 'Z][iI][nN][kK][aA])|[mM](?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[dD][pP])|[cC][oO][nN][tT]'
                            || '[rR][aA][sS](?:[eE][nN](?:[aA]|[yY][aA])|[iI][nN][aA][lL])|[wW](?:[aA][cC][hH][tT](?:[wW][oO'
                            || '][oO][rR][dD]|[zZ][iI][nN])|[wW])|[sS](?:[eE][nN][hH][aA]|[aA][lL][aA][sS][aA][nN][aA](?:[nN'
                            || '][iI])?|[iI][fF][rR][eE](?:[mM](?:[iI][zZ])?|[sS][iI])?)|[fF][rR][aA][sS][eE] [sS][eE][gG][r'
                            || 'R][eE][tT][aA]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN'
                            || '][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[hH][eEaA][sS][lL][oO]|[aA][dD][gG][aA][nN]['
                            || 'gG][sS][kK][oO][dD][eE](?:[nN])?) (?:[tT](?:[oO]|[iI][lL](?:[lL])?)|[aA]|[eEiI][nN]|[pP][aA]'
                            || '[rR][aA]|[nN][aA](?:[aA][rR])?|H[aA])[:]? {1,2})|(?:[sS][iI][fF][rR][eE][yY][iI]|[pP][aA][rR'
                            || '][oO][lL][aA][yY][iI]) ))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]'
                            || '+[(\[]?)')
                    end),
                    'assignment',
                    case when p_joined then '' else 'blank' end
                ) then
                    v_wanted := v_wanted || 'told'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '% pw%', '%adgang%', '%contras%', '%de passe%', '%haslo%', '%ifre%', '%kennwort%', '%kodeord%', '%parol%',
                '%passco%', '%passph%', '%passwd%', '%passwo%', '%pwd%', '%senha%', '%wachtw%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%hasŁ%', '%hasł%', '%lÖsen%', '%lösen%', '%İfre%', '%ПapoЛ%', '%Пapoл%', '%пapoл%', '%パスワード%', '%密码%',
                '%密碼%', '%비밀번호%'
            ])) then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?<![A-Za-z0-9!#$%&*+./:=?@^_~-]))(?:)([A-Za-z0-9!#$%&*+./:=?@^_~-]{8}[A-Za-z0-9!#$%&*+./:='
                            || '?@^_~-]*(?=["''`*]{0,2}(?: (?:(?:[iI][sS]|[wW][aA][sS]) (?:[mM][yY]|[tT][hH][eE]|[oO][uU][rR]'
                            || '|[yY][oO][uU][rR])(?: [A-Za-z0-9-]{1,12}){0,2}|(?:[iI][sS][tT]) (?:[mM][eE][iI][nN]|[dD](?:['
                            || 'aA][sS]|[eE][iI][nN])|[uU][nN][sS][eE][rR])(?: neues)?|(?:[eE][sS][tT]) (?:[mM][oO][nN]|[lL]'
                            || '[eE]|[nNvV][oO][tT][rR][eE])(?: nouveau)?|(?:[eE][sS]) (?:[mM][iI]|[lL][aA])(?: nueva)?|(?:['
                            || 'èÈ]) (?:[lL][aA])(?: (?:mia|nuova))?|(?:[éÉ]) (?:[aA])(?: (?:minha|senha do|nova))?|(?:[iI]['
                            || 'sS]) (?:[mM][iI][jJ][nN]|[hH][eE][tT]|[oO][nN][sS])(?: nieuwe)?|(?:[tT][oO]) (?:[mM][oO][jJ]'
                            || '[eE])(?: nowe)?|(?:[äÄ][rR]) (?:[mM][iI][tT][tT])|(?:[eE][rR]) (?:[mM][iI][tT])|-{0,2} ?(?:['
                            || 'мM][oO][йЙ])|(?:[bB][eE][nN][iI][mM])|<-|\((?:[tT][hH][eE] )?) ?(?:[pP](?:[aA](?:[sS][sS](?:'
                            || '[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE])|[rR][oO]['
                            || 'lL][aA][mM])|[wW][dD])|(?<= )[pP][wW]|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|[oO][dD][eE][oO][r'
                            || 'R][dD])|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑnN][aA]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE'
                            || ']|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[пП][aA][pP][oO][лЛ][ьЬ]|[hH'
                            || '][aA][sS][łŁlL][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD]|[sSşŞ][iIİ][fF][rR][eE][mM]|[aA][dD][gG'
                            || '][aA][nN][gG][sS][kK][oO][dD][eE])(?![A-Za-z])| ?(?:がパスワード|是(?:[我你]的)?(?:密[码碼])|[가이] 비밀번호)))'
                            || ')')
                        else
                            ('((?<![A-Za-z0-9!#$%&*+./:=?@^_~-]))(?:)([A-Za-z0-9!#$%&*+./:=?@^_~-]{8}[A-Za-z0-9!#$%&*+./:='
                            || '?@^_~-]*(?=["''`*]{0,2}(?: (?:(?:[iI][sS]|[wW][aA][sS]) (?:[mM][yY]|[tT][hH][eE]|[oO][uU][rR]'
                            || '|[yY][oO][uU][rR])(?: [A-Za-z0-9-]{1,12}){0,2}|(?:[iI][sS][tT]) (?:[mM][eE][iI][nN]|[dD](?:['
                            || 'aA][sS]|[eE][iI][nN])|[uU][nN][sS][eE][rR])(?: neues)?|(?:[eE][sS][tT]) (?:[mM][oO][nN]|[lL]'
                            || '[eE]|[nNvV][oO][tT][rR][eE])(?: nouveau)?|(?:[eE][sS]) (?:[mM][iI]|[lL][aA])(?: nueva)?|(?:['
                            || 'iI][sS]) (?:[mM][iI][jJ][nN]|[hH][eE][tT]|[oO][nN][sS])(?: nieuwe)?|(?:[tT][oO]) (?:[mM][oO]'
                            || '[jJ][eE])(?: nowe)?|(?:[eE][rR]) (?:[mM][iI][tT])|(?:[bB][eE][nN][iI][mM])|<-|\((?:[tT][hH]['
                            || 'eE] )?) ?(?:[pP](?:[aA](?:[sS][sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA'
                            || '][sS][eE]|[cC][oO][dD][eE])|[rR][oO][lL][aA][mM])|[wW][dD])|(?<= )[pP][wW]|[kK](?:[eE][nN][n'
                            || 'N][wW][oO][rR][tT]|[oO][dD][eE][oO][rR][dD])|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[mM][o'
                            || 'O][tT] [dD][eE] [pP][aA][sS][sS][eE]|[sS](?:[eE][nN][hH][aA]|[iI][fF][rR][eE][mM])|[wW][aA]['
                            || 'cC][hH][tT][wW][oO][oO][rR][dD]|[hH][aA][sS][lL][oO]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD'
                            || '][eE])(?![A-Za-z]))))')
                    end),
                    'assignment',
                    case when p_joined then '' else 'blank' end
                ) then
                    v_wanted := v_wanted || 'named_after'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%<dd%', '%<td%', '%<th%', '%value%', '%| -%', '%|-%', '%|:-%']) then
                if p_lower collate "C" like any (array['%key%', '%pass%', '%pwd%', '%secret%', '%token%']) then
                    if assay._firewall_holds(
                        p_text,
                        (case
                            when v_wide then
                                ('((?:["''](?:[nN][aA][mM][eE]|[kK][eE][yY]|[iI][dD]|[pP][aA][rR][aA][mM][eE][tT][eE][rR]|['
                                || 'vV][aA][rR][iI][aA][bB][lL][eE]|[lL][aA][bB][eE][lL])["''] ?[:=]>? ?["''][A-Za-z0-9_.-]*(?'
                                || ':[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH][rR][aA][sS][eE])?|[wW][dD]|[rR'
                                || '][iI][vV][aA][tT][eE][_-]?[kK][eE][yY])|[sS][eE][cC][rR][eE][tT](?:[_-]?[kK][eE][yY])?|['
                                || 'tT][oO][kK][eE][nN]|[aA](?:[pP][iI][_-]?[kK][eE][yY]|[cC][cC][eE][sS][sS][_-]?[kK][eE][y'
                                || 'Y]))["''] ?,[ \t]{0,3}(?:\r?\n[ \t]{0,16})?(?:["''][A-Za-z]+["''] ?: ?(?:["''][A-Za-z]*["'']|'
                                || 'true|false) ?,[ \t]{0,3}(?:\r?\n[ \t]{0,16})?){0,2}["''](?:[vV][aA][lL][uU][eE])["''] ?[:='
                                || ']>? ?|<(?:[tT][dDhH]|[dD][tT]|[bB]|[sS][tT][rR][oO][nN][gG]|[lL][aA][bB][eE][lL])(?: [^<'
                                || '>\r\n]*)?>(?:[A-Za-z0-9-]+ ){0,2}(?:[pP](?:[aA][sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR'
                                || '][aA][sS][eE]|[cC][oO][dD][eE])|[wW][dD])|[sS][eE](?:[cC][rR][eE][tT]|[nN][hH][aA])|[tT]'
                                || '[oO][kK][eE][nN]|[aA](?:[pP][iI][ _-]?[kK][eE][yY]|[cC][cC][eE][sS][sS][ _-]?[kK][eE][yY'
                                || '])|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|['
                                || 'wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]):?</(?:[tT][dDhH]|[dD][tT]|[bB]|[sS][tT][rR][oO]'
                                || '[nN][gG]|[lL][aA][bB][eE][lL])>[ \t]{0,4}(?:\r?\n[ \t]{0,16})?<(?:[tTdD][dD]|[sS][pP][aA'
                                || '][nN]|[cC][oO][dD][eE])(?: [^<>\r\n]*)?>(?:<code>)?|(?<=[| *_])(?:[pP](?:[aA][sS][sS](?:'
                                || '[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE])|[wW](?:[dD])?)|[sS][eE](?:'
                                || '[cC][rR][eE][tT]|[nN][hH][aA])|[tT][oO][kK][eE][nN]|[aA][pP][iI][ _-]?[kK][eE][yY]|[mM]['
                                || 'oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[wW][aA]['
                                || 'cC][hH][tT][wW][oO][oO][rR][dD])[*_]{0,2} *\|[ ]{0,2}\r?\n[ \t]{0,4}\|(?:[ ]?:?-{2,}:?[ '
                                || ']?\|){1,6}[ ]{0,2}\r?\n[ \t]{0,4}\| {0,2}(?:[A-Za-z0-9._@-]+ *\| *){0,4}(?=[^ |\r\n]+ *\'
                                || '|[ ]{0,2}(?:[\r\n]|\Z))))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-'
                                || 'z~-]+[(\[]?)')
                            else
                                ('((?:["''](?:[nN][aA][mM][eE]|[kK][eE][yY]|[iI][dD]|[pP][aA][rR][aA][mM][eE][tT][eE][rR]|['
                                || 'vV][aA][rR][iI][aA][bB][lL][eE]|[lL][aA][bB][eE][lL])["''] ?[:=]>? ?["''][A-Za-z0-9_.-]*(?'
                                || ':[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH][rR][aA][sS][eE])?|[wW][dD]|[rR'
                                || '][iI][vV][aA][tT][eE][_-]?[kK][eE][yY])|[sS][eE][cC][rR][eE][tT](?:[_-]?[kK][eE][yY])?|['
                                || 'tT][oO][kK][eE][nN]|[aA](?:[pP][iI][_-]?[kK][eE][yY]|[cC][cC][eE][sS][sS][_-]?[kK][eE][y'
                                || 'Y]))["''] ?,[ \t]{0,3}(?:\r?\n[ \t]{0,16})?(?:["''][A-Za-z]+["''] ?: ?(?:["''][A-Za-z]*["'']|'
                                || 'true|false) ?,[ \t]{0,3}(?:\r?\n[ \t]{0,16})?){0,2}["''](?:[vV][aA][lL][uU][eE])["''] ?[:='
                                || ']>? ?|<(?:[tT][dDhH]|[dD][tT]|[bB]|[sS][tT][rR][oO][nN][gG]|[lL][aA][bB][eE][lL])(?: [^<'
                                || '>\r\n]*)?>(?:[A-Za-z0-9-]+ ){0,2}(?:[pP](?:[aA][sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR'
                                || '][aA][sS][eE]|[cC][oO][dD][eE])|[wW][dD])|[sS][eE](?:[cC][rR][eE][tT]|[nN][hH][aA])|[tT]'
                                || '[oO][kK][eE][nN]|[aA](?:[pP][iI][ _-]?[kK][eE][yY]|[cC][cC][eE][sS][sS][ _-]?[kK][eE][yY'
                                || '])|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]):'
                                || '?</(?:[tT][dDhH]|[dD][tT]|[bB]|[sS][tT][rR][oO][nN][gG]|[lL][aA][bB][eE][lL])>[ \t]{0,4}'
                                || '(?:\r?\n[ \t]{0,16})?<(?:[tTdD][dD]|[sS][pP][aA][nN]|[cC][oO][dD][eE])(?: [^<>\r\n]*)?>('
                                || '?:<code>)?|(?<=[| *_])(?:[pP](?:[aA][sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][e'
                                || 'E]|[cC][oO][dD][eE])|[wW](?:[dD])?)|[sS][eE](?:[cC][rR][eE][tT]|[nN][hH][aA])|[tT][oO][k'
                                || 'K][eE][nN]|[aA][pP][iI][ _-]?[kK][eE][yY]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[wW'
                                || '][aA][cC][hH][tT][wW][oO][oO][rR][dD])[*_]{0,2} *\|[ ]{0,2}\r?\n[ \t]{0,4}\|(?:[ ]?:?-{2'
                                || ',}:?[ ]?\|){1,6}[ ]{0,2}\r?\n[ \t]{0,4}\| {0,2}(?:[A-Za-z0-9._@-]+ *\| *){0,4}(?=[^ |\r\'
                                || 'n]+ *\|[ ]{0,2}(?:[\r\n]|\Z))))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z'
                                || '\\^_a-z~-]+[(\[]?)')
                        end),
                        'assignment',
                        case when p_joined then '' else 'sign' end
                    ) then
                        v_wanted := v_wanted || 'named_pair'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%bruger%', '%gebruiker%', '%identif%', '%kullan%', '%lock%', '%login%', '%network%', '%netz%', '%nutzer%',
                '%pin %', '%pin:%', '%pin=%', '%red%', '%safe%', '%ssid%', '%tresor%', '%user%', '%usu%', '%utente%',
                '%utilis%', '%vault%', '%wi-fi%', '%wifi%', '%wlan%', '%wpa%', '%ytkownik%', '%zugang%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%anvÄndare%', '%användare%', '%pin码%', '%pin碼%', '%rÉseau%', '%réseau%', '%ЛoГИh%', '%Лoгин%',
                '%ПoЛЬzobateЛЬ%', '%Пoльзoвaтeль%', '%лoгин%', '%пoльзoвaтeль%', '%パスワード%', '%ユーザー%', '%口令%', '%密码%', '%密碼%',
                '%暗証%', '%用戶%', '%用户%', '%비밀%', '%사용자%', '%핀번호%'
            ])) then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?:(?<![A-Za-z])(?:[uU](?:[sS](?:[eE][rR](?:[nN][aA][mM][eE])?|[uU][aAáÁ][rR][iI][oO])|[tT]'
                            || '(?:[eE][nN][tT][eE]|[iI][lL][iI][sS][aA][tT][eE][uU][rR])|[żŻ][yY][tT][kK][oO][wW][nN][iI][k'
                            || 'K])|[lL][oO][gG][iI][nN]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT]|[bB](?:[eE][nN][uU][tT'
                            || '][zZ][eE][rR]|[rR][uU][gG][eE][rR])|[nN](?:[uU][tT][zZ][eE][rR]|[eE][tT](?:[wW][oO][rR][kK]|'
                            || '[zZ]))|[gG][eE][bB][rR][uU][iI][kK][eE][rR]|[пП][oO][лЛ][ьЬ][зZ][oO][вB][aA][тT][eE][лЛ][ьЬ]'
                            || '|[лЛ][oO][гГ][иИ][нH]|[kK][uU][lL][lL][aA][nN][iI][cC][iI] [aA][dD][iI]|[aA][nN][vV][äÄ][nN]'
                            || '[dD][aA][rR][eE]|[sS][sS][iI][dD]|[rR](?:[eE][dD]|[éÉ][sS][eE][aA][uU])|[wW](?:[iI][fF][iI]|'
                            || '[lL][aA][nN]))[:=]? ["'']?[^ \t\r\n,;"'']{1,40}["'']?(?:[,;]| (?:[au]nd|[y/]|e(?:t)?))? (?:(?:['
                            || 'pP](?:[wW](?:[dD])?|[aA](?:[sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE])?|[rR][oO]'
                            || '[lL][aA])|[sS][kK])|[kK](?:[eE](?:[nN][nN][wW][oO][rR][tT]|[yY])|[oO][dD][eE][oO][rR][dD])|['
                            || 'mM](?:[dD][pP]|[oO][tT] [dD][eE] [pP][aA][sS][sS][eE])|[cC](?:[lL][aA][vV][eE]|[oO][nN][tT]['
                            || 'rR][aA][sS][eE][ñÑ][aA])|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[hH]('
                            || '?:[aA][sS][łŁ][oO]|[eE][sS][lL][oO])|[пП][aA][pP][oO][лЛ][ьЬ]|[sSşŞ][iI][fF][rR][eE]|[lL][öÖ'
                            || '][sS][eE][nN][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])) (?:(?:[iI][sS](?:[t'
                            || 'T])?|[eE](?:[sS](?:[tT])?|[rR])|[éÉ]|[tT][oO]|[äÄ][rR]) )?|(?:ユーザー名|用[户戶]名|사용자)[^\n,]{1,24}['
                            || ',,] ?(?:パスワード|密[码碼]|비밀번호)[ ]?|(?:[uU][sS][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO][rR][dD])?|'
                            || '[lL][oO][gG][iI][nN](?: ?/ ?(?:[pP](?:[wW]|[aA][sS][sS](?:[wW][oO][rR][dD])?)))?|[zZ][uU][gG'
                            || '][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[cC][rR][eE][dD](?:[eE][nN](?:[tT][iI][aA][lL][sS]|[cC'
                            || '][iI][aA](?:[lL][eE][sS]|[iI][sS])|[zZ][iI][aA][lL][iI])|[sS])|[iI][dD][eE][nN][tT][iI][fF]['
                            || 'iI][aA][nN][tT][sS])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW](?:[pP][aA](?:2?|3)|[iI](?:[fF]['
                            || 'iI]|-[fF][iI])|[lL][aA][nN](?:-)?)) ?(?:[pP](?:[aA][sS][sS](?:[pP][hH][rR][aA][sS][eE]|[wW]['
                            || 'oO][rR][dDtT])|[sS][kK])|[kK][eE][yY]|[sS][cC][hH][lL][üÜ][sS][sS][eE][lL]|[cC][oO][dD][eE])'
                            || '[ :=]{1,3}|(?:[sS][aA][fF][eE]|[vV][aA][uU][lL][tT]|[lL][oO][cC][kK](?:[eE][rR])?|[pP][aA][d'
                            || 'D][lL][oO][cC][kK]|[tT][rR][eE][sS][oO][rR]) (?:[cC][oO](?:[mM][bB](?:[iI][nN][aA][tT][iI][o'
                            || 'O][nN]|[oO])|[dD][eE])|[kK][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN])(?: (?:[iI][sS](?:[tT])?'
                            || '))?:? |(?:(?<![A-Za-z])(?:[pP][iI][nN](?: (?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?)|('
                            || '?<![A-Z])PIN)(?: (?:[fF][oO][rR](?: [tT][hH][eE])?|[oO][fFnN]|[tT][oO])(?: [A-Za-z]{1,15}){1'
                            || ',3})?(?: (?:is(?: |t )|es |: ?)?|[:=] ?)(?![0-9]{4,6}(?: (?:[iI][sS]|[wW][aA][sS]|[aA][rR][e'
                            || 'E]) (?:[nN][oO][tT] |[uU][nN]|[dD][iI][sS])?(?:[cC][oO][nN][nN][eE][cC][tT][eE][dD]|[wW][iI]'
                            || '[rR][eE][dD]|[uU][sS][eE][dD]|[pP][uU][lL][lL][eE][dD]|[dD][rR][iI][vV][eE][nN]|[tT](?:[iI]['
                            || 'eE][dD]|[hH][eE] )|[lL][oO][wW]|[hH][iI][gG][hH]|[gG][rR][oO][uU][nN][dD][eE][dD]|[aA][nN]? '
                            || '))| or [0-9]+pin)|(?:暗証番号|PIN[码碼]|pin码|핀번호)(?:[は是为:는은])?[ ]?|(?:密[码碼]|口令|パスワード|비밀번호) ))(?:)('
                            || '"[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                        else
                            ('((?:(?<![A-Za-z])(?:[uU](?:[sS](?:[eE][rR](?:[nN][aA][mM][eE])?|[uU][aA][rR][iI][oO])|[tT](?'
                            || ':[eE][nN][tT][eE]|[iI][lL][iI][sS][aA][tT][eE][uU][rR]))|[lL][oO][gG][iI][nN]|[iI][dD][eE][n'
                            || 'N][tT][iI][fF][iI][aA][nN][tT]|[bB](?:[eE][nN][uU][tT][zZ][eE][rR]|[rR][uU][gG][eE][rR])|[nN'
                            || '](?:[uU][tT][zZ][eE][rR]|[eE][tT](?:[wW][oO][rR][kK]|[zZ]))|[gG][eE][bB][rR][uU][iI][kK][eE]'
                            || '[rR]|[kK][uU][lL][lL][aA][nN][iI][cC][iI] [aA][dD][iI]|[sS][sS][iI][dD]|[rR][eE][dD]|[wW](?:'
                            || '[iI][fF][iI]|[lL][aA][nN]))[:=]? ["'']?[^ \t\r\n,;"'']{1,40}["'']?(?:[,;]| (?:[au]nd|[y/]|e(?:t'
                            || ')?))? (?:(?:[pP](?:[wW](?:[dD])?|[aA](?:[sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][e'
                            || 'E])?|[rR][oO][lL][aA])|[sS][kK])|[kK](?:[eE](?:[nN][nN][wW][oO][rR][tT]|[yY])|[oO][dD][eE][o'
                            || 'O][rR][dD])|[mM](?:[dD][pP]|[oO][tT] [dD][eE] [pP][aA][sS][sS][eE])|[cC][lL][aA][vV][eE]|[sS'
                            || '](?:[eE][nN][hH][aA]|[iI][fF][rR][eE])|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[hH][eE][sS]'
                            || '[lL][oO]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])) (?:(?:[iI][sS](?:[tT])?|[eE](?:[sS]('
                            || '?:[tT])?|[rR])|[tT][oO]) )?|(?:[uU][sS][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO][rR][dD])?|[l'
                            || 'L][oO][gG][iI][nN](?: ?/ ?(?:[pP](?:[wW]|[aA][sS][sS](?:[wW][oO][rR][dD])?)))?|[zZ][uU][gG]['
                            || 'aA][nN][gG][sS][dD][aA][tT][eE][nN]|[cC][rR][eE][dD](?:[eE][nN](?:[tT][iI][aA][lL][sS]|[cC]['
                            || 'iI][aA](?:[lL][eE][sS]|[iI][sS])|[zZ][iI][aA][lL][iI])|[sS])|[iI][dD][eE][nN][tT][iI][fF][iI'
                            || '][aA][nN][tT][sS])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW](?:[pP][aA](?:2?|3)|[iI](?:[fF][iI'
                            || ']|-[fF][iI])|[lL][aA][nN](?:-)?)) ?(?:[pP](?:[aA][sS][sS](?:[pP][hH][rR][aA][sS][eE]|[wW][oO'
                            || '][rR][dDtT])|[sS][kK])|[kK][eE][yY]|[cC][oO][dD][eE])[ :=]{1,3}|(?:[sS][aA][fF][eE]|[vV][aA]'
                            || '[uU][lL][tT]|[lL][oO][cC][kK](?:[eE][rR])?|[pP][aA][dD][lL][oO][cC][kK]|[tT][rR][eE][sS][oO]'
                            || '[rR]) (?:[cC][oO](?:[mM][bB](?:[iI][nN][aA][tT][iI][oO][nN]|[oO])|[dD][eE])|[kK][oO][mM][bB]'
                            || '[iI][nN][aA][tT][iI][oO][nN])(?: (?:[iI][sS](?:[tT])?))?:? |(?:(?<![A-Za-z])(?:[pP][iI][nN]('
                            || '?: (?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?)|(?<![A-Z])PIN)(?: (?:[fF][oO][rR](?: [tT'
                            || '][hH][eE])?|[oO][fFnN]|[tT][oO])(?: [A-Za-z]{1,15}){1,3})?(?: (?:is(?: |t )|es |: ?)?|[:=] ?'
                            || ')(?![0-9]{4,6}(?: (?:[iI][sS]|[wW][aA][sS]|[aA][rR][eE]) (?:[nN][oO][tT] |[uU][nN]|[dD][iI]['
                            || 'sS])?(?:[cC][oO][nN][nN][eE][cC][tT][eE][dD]|[wW][iI][rR][eE][dD]|[uU][sS][eE][dD]|[pP][uU]['
                            || 'lL][lL][eE][dD]|[dD][rR][iI][vV][eE][nN]|[tT](?:[iI][eE][dD]|[hH][eE] )|[lL][oO][wW]|[hH][iI'
                            || '][gG][hH]|[gG][rR][oO][uU][nN][dD][eE][dD]|[aA][nN]? ))| or [0-9]+pin)))(?:)("[^"\r\n]+|''[^'''
                            || '\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                    end),
                    'assignment',
                    case when p_joined then '' else 'bare' end
                ) then
                    v_wanted := v_wanted || 'pair'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '% secret%', '% token%', '%adgang%', '%api key%', '%api-key%', '%api\_key%', '%apikey%', '%auth %',
                '%community%', '%contras%', '%env %', '%frase segreta%', '%geheimwort%', '%geslo%', '%haslo%', '%heslo%',
                '%ifre%', '%jelsz%', '%kata laluan%', '%kennwort%', '%kodeord%', '%losungswort%', '%lozinka%', '%lykilor%',
                '%masterauth%', '%mdp%', '%nenosiri%', '%parol%', '%parool%', '%pasahitza%', '%pass%', '%preshared%',
                '%psk%', '%pw%', '%salasan%', '%sandi%', '%secret key%', '%senha%', '%slapta%', '%wacht%', '%ww%',
                '%zaporka%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%clÉ%', '%clé%', '%fjalËkal%', '%fjalëkal%', '%hasŁ%', '%hasł%', '%ifrƏ%', '%ifrə%', '%koДoboe%',
                '%koдoвoe%', '%kΩΔik%', '%kωδiκ%', '%lÖsen%', '%lösen%', '%mẬt kh%', '%mật kh%', '%İfre%', '%ΣynΘhm%',
                '%Συvθημ%', '%κωδiκ%', '%συvθημ%', '%ПapoЛ%', '%Пapoл%', '%пapoл%', '%ҚҰПИЯ%', '%Құпия%', '%құпия%',
                '%ԳԱՂՏՆԱ%', '%Գաղտնա%', '%գաղտնա%', '%סיסמ%', '%رمز عبور%', '%كلمة%', '%گذرواژه%', '%पासवर्ड%',
                '%পাসওয়ার্ড%', '%கடவுச்சொல்%', '%พาสเวิร์ด%', '%รหัสผ่าน%', '%პაროლი%', '%Პაროლი%', '%ᲞᲐᲠᲝᲚᲘ%'
            ])) then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?<![A-Za-z0-9@_.-])(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD'
                            || '])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][t'
                            || 'T])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS]'
                            || '[eE]|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|[eE])?|[oO][lL]))|[hH][r'
                            || 'R][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[wW](?:[dD])?|[lL][aA][iI][nN]-[tT][eE][xX][tT]'
                            || '-[pP][aA][sS][sS][wW][oO][rR][dD]|[sS][kK]|[rR][eE][sS][hH][aA][rR][eE][dD]-[kK][eE][yY])|[k'
                            || 'K](?:[eE](?:[nN][nN][wW][oO][rR][tT]|[yY][pP][aA][sS][sS][wW][oO][rR][dD])|[oO](?:[дД][oO][в'
                            || 'B][oO][eE] [cC][лЛ][oO][вB][oO]|[dD][eE][oO][rR][dD](?:[eE][tT])?)|[aA][tT][aA] (?:[sS][aA]['
                            || 'nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?))|[gG][eE](?:[hH'
                            || '][eE][iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[lL](?:[oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][t'
                            || 'T]|[zZ][iI][nN][kK][aA])|[öÖ][sS][eE][nN](?:[oO][rR][dD](?:[eE][tT])?|[fF][rR][aA][sS])|[yY]'
                            || '[kK][iI][lL][oO][rR][ðÐ])|[mM](?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[ậẬ][tT] [kK][hH][ẩẨ'
                            || '][uU](?: [cC][ủỦ][aA] [tT][ôÔ][iI])?|[dD][pP]|[aA][sS][tT][eE][rR][aA][uU][tT][hH])|[cC](?:['
                            || 'oO][nN][tT][rR][aA][sS](?:[eE](?:[ñÑ][aA]|[nN](?:[aA]|[yY][aA]))|[iI][nN][aA][lL])|[lL][éÉ] '
                            || '(?:[wW](?:[iI][fF][iI]|[lL][aA][nN]|[eE][pP]|[pP][aA])))|[wW](?:[aA][cC][hH][tT](?:[wW][oO]['
                            || 'oO][rR][dD]|[zZ][iI][nN])|[wW]|[pP][aA]-[pP][sS][kK])|[sS](?:[eE](?:[nN][hH][aA]|[cC][rR][eE'
                            || '][tT] [kK][eE][yY])|[lL][aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[aA][lL][aA][sS][aA][nN][aA](?:'
                            || '[nN][iI])?|[tT][oO][rR][eE][pP][aA][sS][sS][wW][oO][rR][dD]|[nN][mM][pP]-[sS][eE][rR][vV][eE'
                            || '][rR] [cC][oO][mM][mM][uU][nN][iI][tT][yY])|[fF](?:[rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT]'
                            || '[aA]|[jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI])|[пП][aA][pP][oO][лЛ](?:[ьЬ](?:[нH][aA][яЯ] [ф'
                            || 'Ф][pP][aA][зZ][aA])?|[aA](?:[тT][aA])?)|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH](?:[aA][sS](?:[łŁ]('
                            || '?:[eE][mM]|[oO])|[lL][oO])|[eE][sS][lL][oO])|[jJ][eE][lL][sS][zZ](?:[óÓ]|[aA][vV][aA][mM])|['
                            || 'zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[aA]('
                            || '?:[dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[pP][iI][ _-]?[kK][eE][yY]|[uU][tT][hH]('
                            || '?:_[pP][aA][sS][sS]|[uU][sS][eE][rR][pP][aA][sS][sS][wW][oO][rR][dD]))|[κK][ωΩ][δΔ][iI][κK]['
                            || 'όΌoO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ'
                            || '][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמ[הא]|كلمة ال(?:مرور|سر)|رمز ع'
                            || 'بور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[sSşŞ][iIİ][fF][rR](?:[eE](?:[m'
                            || 'M](?:[iI][zZ])?|[sS][iIİ])?|[əƏ])|(?:[aA](?:[uU][tT][hH]|[cC][cC][eE][sS][sS]|[pP][iI])|[pP]'
                            || '[eE][rR][sS][oO][nN][aA][lL] [aA][cC][cC][eE][sS][sS]|[bB][eE][aA][rR][eE][rR]|[rR][eE][fF]['
                            || 'rR][eE][sS][hH]|[dD][eE][pP][lL][oO][yY]|[sS][eE][sS][sS][iI][oO][nN]) [tT][oO][kK][eE][nN]|'
                            || '(?:[aA][pP][pP]|[cC][lL][iI][eE][nN][tT]|2[fF][aA]|[tT][oO][tT][pP]|[wW][eE][bB][hH][oO][oO]'
                            || '[kK]|[sS][hH][aA][rR][eE][dD]) [sS][eE][cC][rR][eE][tT]|[rR](?:[eE][qQ][uU][iI][rR][eE][pP]['
                            || 'aA][sS][sS]|[oO][oO][tT][pP][wW])|[bB][iI][nN][dD][pP][wW]|[eE][nN][aA][bB][lL][eE] (?:[sS]['
                            || 'eE][cC][rR][eE][tT]|[pP][aA][sS][sS][wW][oO][rR][dD]))|AUTH|p(?:@ssword|assw0rd)|ENV [A-Z0-9'
                            || '_]*(?:PASS(?:WORD)?|SECRET|TOKEN|KEY))["''`)*]{0,2}(?: (?:[fF](?:[oO][rR]|[uUüÜ][rR][sS]?)|[o'
                            || 'O][fFnNтT]|[tT](?:[oO]|[iI][lL][lL])|[dD](?:[eE][lL]?|[uUoOaA])|[pP][eE][rR]|[vV](?:[aA][nN]'
                            || '|[oO][oO][rR])|[kK]|[дД][лЛ][яЯ]|[nN][aA])(?: [^ \t\r\n:=,.?]+){1,2})?(?:[ ]{0,2}[|~][ ]{0,2'
                            || '}|[ ]{1,2}(?:\(|>{1,2}|--?)[ ]{0,2}|\? (?:(?:[iI][tT](?:''?[sS]| [iI][sS])|[dD][aA][sS] [iI]['
                            || 'sS][tT]|[cC]''[eE][sS][tT]|[eE][sS]) )?|[:?]?[*_]{0,2}[ \t]{0,3}\r?\n[ \t>]{0,8}(?:[A-Za-z]{1'
                            || ',12}: )?(?=[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[ \t]*(?:[\r\n]|\Z))| (?:[0-9] )?|\t{1,3}))(?:)("[^'
                            || '"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                        else
                            ('((?<![A-Za-z0-9@_.-])(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD'
                            || '])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][t'
                            || 'T])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS]'
                            || '[eE]|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|[eE])?|[oO][lL]))|[hH][r'
                            || 'R][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[wW](?:[dD])?|[lL][aA][iI][nN]-[tT][eE][xX][tT]'
                            || '-[pP][aA][sS][sS][wW][oO][rR][dD]|[sS][kK]|[rR][eE][sS][hH][aA][rR][eE][dD]-[kK][eE][yY])|[k'
                            || 'K](?:[eE](?:[nN][nN][wW][oO][rR][tT]|[yY][pP][aA][sS][sS][wW][oO][rR][dD])|[aA][tT][aA] (?:['
                            || 'sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?)|[oO][dD'
                            || '][eE][oO][rR][dD](?:[eE][tT])?)|[gG][eE](?:[hH][eE][iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[l'
                            || 'L][oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[mM](?:[oO][tT] [dD][eE]'
                            || ' [pP][aA][sS][sS][eE]|[dD][pP]|[aA][sS][tT][eE][rR][aA][uU][tT][hH])|[cC][oO][nN][tT][rR][aA'
                            || '][sS](?:[eE][nN](?:[aA]|[yY][aA])|[iI][nN][aA][lL])|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][r'
                            || 'R][dD]|[zZ][iI][nN])|[wW]|[pP][aA]-[pP][sS][kK])|[sS](?:[eE](?:[nN][hH][aA]|[cC][rR][eE][tT]'
                            || ' [kK][eE][yY])|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[iI][fF][rR][eE](?:[mM](?:[iI][zZ])'
                            || '?|[sS][iI])?|[tT][oO][rR][eE][pP][aA][sS][sS][wW][oO][rR][dD]|[nN][mM][pP]-[sS][eE][rR][vV]['
                            || 'eE][rR] [cC][oO][mM][mM][uU][nN][iI][tT][yY])|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT]['
                            || 'aA]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][i'
                            || 'I][rR][iI](?: [lL][aA][nN][gG][uU])?|[hH][eEaA][sS][lL][oO]|[aA](?:[dD][gG][aA][nN][gG][sS]['
                            || 'kK][oO][dD][eE](?:[nN])?|[pP][iI][ _-]?[kK][eE][yY]|[uU][tT][hH](?:_[pP][aA][sS][sS]|[uU][sS'
                            || '][eE][rR][pP][aA][sS][sS][wW][oO][rR][dD]))|(?:[aA](?:[uU][tT][hH]|[cC][cC][eE][sS][sS]|[pP]'
                            || '[iI])|[pP][eE][rR][sS][oO][nN][aA][lL] [aA][cC][cC][eE][sS][sS]|[bB][eE][aA][rR][eE][rR]|[rR'
                            || '][eE][fF][rR][eE][sS][hH]|[dD][eE][pP][lL][oO][yY]|[sS][eE][sS][sS][iI][oO][nN]) [tT][oO][kK'
                            || '][eE][nN]|(?:[aA][pP][pP]|[cC][lL][iI][eE][nN][tT]|2[fF][aA]|[tT][oO][tT][pP]|[wW][eE][bB][h'
                            || 'H][oO][oO][kK]|[sS][hH][aA][rR][eE][dD]) [sS][eE][cC][rR][eE][tT]|[rR](?:[eE][qQ][uU][iI][rR'
                            || '][eE][pP][aA][sS][sS]|[oO][oO][tT][pP][wW])|[bB][iI][nN][dD][pP][wW]|[eE][nN][aA][bB][lL][eE'
                            || '] (?:[sS][eE][cC][rR][eE][tT]|[pP][aA][sS][sS][wW][oO][rR][dD]))|AUTH|p(?:@ssword|assw0rd)|E'
                            || 'NV [A-Z0-9_]*(?:PASS(?:WORD)?|SECRET|TOKEN|KEY))["''`)*]{0,2}(?: (?:[fF](?:[oO][rR]|[uU][rR]['
                            || 'sS]?)|[oO][fFnNT]|[tT](?:[oO]|[iI][lL][lL])|[dD](?:[eE][lL]?|[uUoOaA])|[pP][eE][rR]|[vV](?:['
                            || 'aA][nN]|[oO][oO][rR])|[kK]|[nN][aA])(?: [^ \t\r\n:=,.?]+){1,2})?(?:[ ]{0,2}[|~][ ]{0,2}|[ ]{'
                            || '1,2}(?:\(|>{1,2}|--?)[ ]{0,2}|\? (?:(?:[iI][tT](?:''?[sS]| [iI][sS])|[dD][aA][sS] [iI][sS][tT'
                            || ']|[cC]''[eE][sS][tT]|[eE][sS]) )?|[:?]?[*_]{0,2}[ \t]{0,3}\r?\n[ \t>]{0,8}(?:[A-Za-z]{1,12}: '
                            || ')?(?=[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[ \t]*(?:[\r\n]|\Z))| (?:[0-9] )?|\t{1,3}))(?:)("[^"\r\n]'
                            || '+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                    end),
                    'assignment',
                    case when p_joined then '' else 'blank' end
                ) then
                    v_wanted := v_wanted || 'announced'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%#define%', '%(set%', '%auth = (%', '%auth=(%', '%basic\_auth%', '%basicauth%', '%digestauth%',
                '%securestring%', '%value:%', '%variable "%'
            ]) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:#[dD][eE][fF][iI][nN][eE]) [A-Z0-9_]*(?:PASSW(?:ORD|D)|SECRET|TOKEN|API_?KEY)[ \t]+|\(setq? [a-z'
                    || '-]*(?:password|token|secret) |(?:[cC][oO][nN][vV][eE][rR][tT][tT][oO]-[sS][eE][cC][uU][rR][eE][sS][t'
                    || 'T][rR][iI][nN][gG])(?: -string)? |variable "[a-z0-9_]*(?:password|secret|token|key)" \{[^{}]*default'
                    || ' *= |(?:[bB][aA][sS][iI][cC](?:[aA][uU][tT][hH]|_[aA][uU][tT][hH])|[dD][iI][gG][eE][sS][tT][aA][uU]['
                    || 'tT][hH]|[aA][uU][tT][hH] ?=[ ]?)\([ ]?["''][^"''\r\n]+["''], ?|name: ["'']?[A-Za-z0-9_.-]*(?:PASS(?:W(?:'
                    || 'ORD|D))?|SECRET|TOKEN|KEY|password|secret|token|key)["'']?[ ]*\r?\n[ \t]+value: )(?:)("[^"\r\n]+|''[^'''
                    || '\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'blank' end
                ) then
                    v_wanted := v_wanted || 'placed'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%mot de passe%', '%passphrase%', '%password%', '%passwort%', '%senha%', '%wachtwoord%'])
            or (v_wide and p_lower collate "C" like any (array['%contraseÑa%', '%contraseña%'])) then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?<![A-Za-z0-9])(?:[uU](?:[sS](?:[eE](?:[dD])?|[aA])|[tT][iI][lL][iI][sS][eE])|[tT](?:[rR]['
                            || 'yY]|[yY][pP][eE](?: [iI][nN])?)|[eE][nN][tT][eE][rR]|[pP][uU][tT] [iI][nN]|[lL][oO][gG] [iI]'
                            || '[nN] [wW][iI][tT][hH]|[nN][iI][mM][mM]|[bB][eE][nN][uU][tT][zZ][eE]|[vV][eE][rR][wW][eE][nN]'
                            || '[dD][eE]|[gG][eE][bB][rR][uU][iI][kK]) )(?:)((?:[A-Za-z0-9!#$%&*+./:=?@^_~-]{8,64})(?= (?:[a'
                            || 'A](?:[sS]|[lL][sS])|[fF][oO][rR]|[cC][oO][mM](?:[mM][eE]|[oOeE])|(?:[wW][hH][eE](?:[nN]|[rR]'
                            || '[eE])|[iI][fF]|[oO][nN][cC][eE]) (?:[iI][tT]|[tT][hH][eE](?:[yY]| [a-zA-Z]{1,12})|[yY][oO][u'
                            || 'U]|[pP][rR][oO][mM][pP][tT][eE][dD]|[aA][sS][kK][eE][dD])(?:''[rR][eE]| (?:[iI][sS]|[aA][rR]['
                            || 'eE]))?(?: (?:[pP][rR][oO][mM][pP][tT][eE][dD]|[aA][sS][kK][eE][dD]))?(?: (?:[aA][sS][kK][sS]'
                            || '?|[pP][rR][oO][mM][pP][tT][sS]?|[wW][aA][nN][tT][sS]?))?(?: [yY][oO][uU])?(?: [fF][oO][rR])?'
                            || ')(?: (?:[tT][hH][eE]|[aAoO]|[yY][oO][uU][rR]|[dD][aA][sS]|[lL][eEaA]|[iI][lL]|[hH][eE][tT]|['
                            || 'nN][eE][wW])){0,2} (?:[pP][aA][sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE])|[mM][o'
                            || 'O][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[sS][eE][nN][h'
                            || 'H][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD])))')
                        else
                            ('((?<![A-Za-z0-9])(?:[uU](?:[sS](?:[eE](?:[dD])?|[aA])|[tT][iI][lL][iI][sS][eE])|[tT](?:[rR]['
                            || 'yY]|[yY][pP][eE](?: [iI][nN])?)|[eE][nN][tT][eE][rR]|[pP][uU][tT] [iI][nN]|[lL][oO][gG] [iI]'
                            || '[nN] [wW][iI][tT][hH]|[nN][iI][mM][mM]|[bB][eE][nN][uU][tT][zZ][eE]|[vV][eE][rR][wW][eE][nN]'
                            || '[dD][eE]|[gG][eE][bB][rR][uU][iI][kK]) )(?:)((?:[A-Za-z0-9!#$%&*+./:=?@^_~-]{8,64})(?= (?:[a'
                            || 'A](?:[sS]|[lL][sS])|[fF][oO][rR]|[cC][oO][mM](?:[mM][eE]|[oOeE])|(?:[wW][hH][eE](?:[nN]|[rR]'
                            || '[eE])|[iI][fF]|[oO][nN][cC][eE]) (?:[iI][tT]|[tT][hH][eE](?:[yY]| [a-zA-Z]{1,12})|[yY][oO][u'
                            || 'U]|[pP][rR][oO][mM][pP][tT][eE][dD]|[aA][sS][kK][eE][dD])(?:''[rR][eE]| (?:[iI][sS]|[aA][rR]['
                            || 'eE]))?(?: (?:[pP][rR][oO][mM][pP][tT][eE][dD]|[aA][sS][kK][eE][dD]))?(?: (?:[aA][sS][kK][sS]'
                            || '?|[pP][rR][oO][mM][pP][tT][sS]?|[wW][aA][nN][tT][sS]?))?(?: [yY][oO][uU])?(?: [fF][oO][rR])?'
                            || ')(?: (?:[tT][hH][eE]|[aAoO]|[yY][oO][uU][rR]|[dD][aA][sS]|[lL][eEaA]|[iI][lL]|[hH][eE][tT]|['
                            || 'nN][eE][wW])){0,2} (?:[pP][aA][sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE])|[mM][o'
                            || 'O][tT] [dD][eE] [pP][aA][sS][sS][eE]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][r'
                            || 'R][dD])))')
                    end),
                    'assignment',
                    case when p_joined then '' else 'blank' end
                ) then
                    v_wanted := v_wanted || 'as_password'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%code%', '%codice%', '%einmal%', '%kod%', '%one time%', '%one-time%', '%otp%', '%tan%'])
            or (v_wide and p_lower collate "C" like any (array[
                '%cÓdig%', '%códig%', '%koД%', '%koд%', '%动态码%', '%動態密碼%', '%校验码%', '%確認コード%', '%認証コード%', '%认证码%', '%驗證碼%',
                '%验证码%', '%인증%'
            ])) then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?:(?<![A-Za-z])(?:(?:(?:[vV][eE][rR][iI][fF][iI](?:[cC][aA][tT][iI][oO][nN]|[zZ][iI][eE][r'
                            || 'R][uU][nN][gG][sS])|[sS](?:[eE][cC][uU][rR][iI][tT][yY]|[iI](?:[gG][nN]-[iI][nN]|[cC][hH][eE'
                            || '][rR][hH][eE][iI][tT][sS])|[mM][sS])|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA](?'
                            || ':[uU][tT][hH][eE][nN][tT][iI][cC][aA][tT](?:[iI][oO][nN]|[oO][rR])|[cC][tT][iI][vV][aA][tT]['
                            || 'iI][oO][nN]|[kK][tT][iI][vV][iI][eE][rR][uU][nN][gG][sS])|[2mM][fF][aA]|[tT][wW][oO]-[fF][aA'
                            || '][cC][tT][oO][rR]|[lL][oO][gG](?:[iI][nN]|-[iI][nN])|[oO][nN][eE][ -]?[tT][iI][mM][eE]|[bB]['
                            || 'eE][sS][tT][äÄ][tT][iI][gG][uU][nN][gG][sS]|[fF][rR][eE][iI][sS][cC][hH][aA][lL][tT]|[eE][iI'
                            || '][nN][mM][aA][lL])[ -]?(?:[cCkK][oO][dD][eE]|[pP](?:[aA][sS][sS](?:(?:[wW][oO][rR][dD]|[cC]['
                            || 'oO][dD][eE])|[wW][oO][rR][tT])|[iI][nN])|[tT][aA][nN])|[oO](?:[tT][pP](?: [cC][oO][dD][eE])?'
                            || '|[nN][aA][yY] [kK][oO][dD][uU]|[vV][ěĚ][řŘ][oO][vV][aA][cC][íÍ] [kK][óÓ][dD])|[tT][oO][tT][p'
                            || 'P]|[mM][tT][aA][nN]|[sS][mM][sS]-[tT][aA][nN]|[cC](?:[oO][dD](?:[eE] [dD][eE] (?:[vV](?:[éÉ]'
                            || '[rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[aA][lL][iI][dD][aA][tT][iI][oO][nN])|[sS][éÉ][cC]['
                            || 'uU][rR][iI][tT][éÉ]|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN])|[iI][cC][eE] (?:[dD][i'
                            || 'I] (?:[vV][eE][rR][iI][fF][iI][cC][aA]|[sS][iI][cC][uU][rR][eE][zZ][zZ][aA]|[cC][oO][nN][fF]'
                            || '[eE][rR][mM][aA])|[oO][tT][pP]))|[óÓ][dD][iI][gG][oO] [dD][eE] (?:[vV][eE][rR][iI][fF][iI][c'
                            || 'C][aA](?:[cC][iI][óÓ][nN]|[çÇ][ãÃ][oO])|[sS][eE][gG][uU][rR](?:[iI][dD][aA][dD]|[aA][nN][çÇ]'
                            || '[aA])|[cC][oO][nN][fF][iI][rR][mM][aA][cC][iI][óÓ][nN]))|[vV][eE][rR][iI][fF][iI](?:[cC][aA]'
                            || '[tT][iI][eE][cC][oO][dD][eE]|[eE][rR][iI][nN][gG][sS][kK][oO][dD])|[kK][oO][dD] [wW][eE][rR]'
                            || '[yY][fF][iI][kK][aA][cC][yY][jJ][nN][yY]|[dD][oO][ğĞ][rR][uU][lL][aA][mM][aA] [kK][oO][dD][u'
                            || 'U]|[eE][nN][gG][åÅ][nN][gG][sS][kK][oO][dD]|[bB][eE][kK][rR][æÆ][fF][tT][eE][lL][sS][eE][sS]'
                            || '[kK][oO][dD][eE])|[kKKk][oO][дД] (?:[пП](?:[oO][дД][тT][вB][eE][pP][жЖ][дД][eE][нH][иИ][яЯ]|'
                            || '[pP][oO][вB][eE][pP][kK][иИ])|[бБ][eE][зZ][oO][пП][aA][cC][нH][oO][cC][тT][иИ]))|验证码|驗證碼|校验码'
                            || '|动态码|動態密碼|認証コード|確認コード|인증 ?(?:번호|코드))(?:["'')]{0,2}[ ]{0,2}(?:[iI][sS](?:[tT])?|[lL][aA][uU][t'
                            || 'T][eE][tT]|[eE](?:[sS](?:[tT])?|[rR])|[èÈéÉ是为為は는은]|[tT][oO]|[äÄ][rR]|[эЭ][тT][oO])?[ ]{0,2}['
                            || ':=#]?[ ]{0,2}["''*]{0,2}))(?:)([0-9]{4,8}(?![0-9]|[.,/-][0-9])|[0-9]{3}-[0-9]{3}(?![0-9]|[.,/'
                            || '-][0-9]))')
                        else
                            ('((?:(?<![A-Za-z])(?:(?:(?:[vV][eE][rR][iI][fF][iI](?:[cC][aA][tT][iI][oO][nN]|[zZ][iI][eE][r'
                            || 'R][uU][nN][gG][sS])|[sS](?:[eE][cC][uU][rR][iI][tT][yY]|[iI](?:[gG][nN]-[iI][nN]|[cC][hH][eE'
                            || '][rR][hH][eE][iI][tT][sS])|[mM][sS])|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA](?'
                            || ':[uU][tT][hH][eE][nN][tT][iI][cC][aA][tT](?:[iI][oO][nN]|[oO][rR])|[cC][tT][iI][vV][aA][tT]['
                            || 'iI][oO][nN]|[kK][tT][iI][vV][iI][eE][rR][uU][nN][gG][sS])|[2mM][fF][aA]|[tT][wW][oO]-[fF][aA'
                            || '][cC][tT][oO][rR]|[lL][oO][gG](?:[iI][nN]|-[iI][nN])|[oO][nN][eE][ -]?[tT][iI][mM][eE]|[fF]['
                            || 'rR][eE][iI][sS][cC][hH][aA][lL][tT]|[eE][iI][nN][mM][aA][lL])[ -]?(?:[cCkK][oO][dD][eE]|[pP]'
                            || '(?:[aA][sS][sS](?:(?:[wW][oO][rR][dD]|[cC][oO][dD][eE])|[wW][oO][rR][tT])|[iI][nN])|[tT][aA]'
                            || '[nN])|[oO](?:[tT][pP](?: [cC][oO][dD][eE])?|[nN][aA][yY] [kK][oO][dD][uU])|[tT][oO][tT][pP]|'
                            || '[mM][tT][aA][nN]|[sS][mM][sS]-[tT][aA][nN]|[cC][oO][dD](?:[eE] [dD][eE] (?:[cC][oO][nN][fF]['
                            || 'iI][rR][mM][aA][tT][iI][oO][nN]|[vV][aA][lL][iI][dD][aA][tT][iI][oO][nN])|[iI][cC][eE] (?:[d'
                            || 'D][iI] (?:[vV][eE][rR][iI][fF][iI][cC][aA]|[sS][iI][cC][uU][rR][eE][zZ][zZ][aA]|[cC][oO][nN]'
                            || '[fF][eE][rR][mM][aA])|[oO][tT][pP]))|[vV][eE][rR][iI][fF][iI](?:[cC][aA][tT][iI][eE][cC][oO]'
                            || '[dD][eE]|[eE][rR][iI][nN][gG][sS][kK][oO][dD])|[kK][oO][dD] [wW][eE][rR][yY][fF][iI][kK][aA]'
                            || '[cC][yY][jJ][nN][yY])))(?:["'')]{0,2}[ ]{0,2}(?:[iI][sS](?:[tT])?|[lL][aA][uU][tT][eE][tT]|[e'
                            || 'E](?:[sS](?:[tT])?|[rR])|[tT][oO])?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2}))(?:)([0-9]{4,8}(?![0-9]'
                            || '|[.,/-][0-9])|[0-9]{3}-[0-9]{3}(?![0-9]|[.,/-][0-9]))')
                    end),
                    'assignment',
                    case when p_joined then '' else 'digits' end
                ) then
                    v_wanted := v_wanted || 'one_time_code'::text;
                end if;
            end if;
            if strpos(p_lower, 'code') > 0 then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?<![A-Za-z0-9.,/-]))(?:)((?:G-)?[0-9]{4,8}(?= (?:[iI][sS](?: (?:[yY][oO][uU][rR]|[tT][hH]['
                            || 'eE]|[jJ][eE]|[uU][wW])|[tT] (?:[dD][eE][iI][nN]|[iI][hH][rR]))|[eE][sS](?:[tT] (?:[vV][oO][t'
                            || 'T][rR][eE]|[tT][oO][nN])| [tTsS][uU])|[èÈ] [iI][lL] [tT][uU][oO]|[éÉ] [oO] [sS][eE][uU])(?: '
                            || '[A-Za-z0-9.]{1,20}){0,3} (?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS](?:[eE][cC]'
                            || '[uU][rR][iI][tT][yY]|[iI][cC][hH][eE][rR][hH][eE][iI][tT][sS])|[cC][oO][nN][fF][iI][rR][mM]['
                            || 'aA][tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][iI][oO][nN]|[lL][oO][gG][iI'
                            || '][nN]|[bB][eE][sS][tT][äÄ][tT][iI][gG][uU][nN][gG][sS]|[oO][nN][eE]-[tT][iI][mM][eE])[- ]?(?'
                            || ':[cC][oO][dD][eE]|[pP][aA][sS][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE]))))')
                        else
                            ('((?<![A-Za-z0-9.,/-]))(?:)((?:G-)?[0-9]{4,8}(?= (?:[iI][sS](?: (?:[yY][oO][uU][rR]|[tT][hH]['
                            || 'eE]|[jJ][eE]|[uU][wW])|[tT] (?:[dD][eE][iI][nN]|[iI][hH][rR]))|[eE][sS](?:[tT] (?:[vV][oO][t'
                            || 'T][rR][eE]|[tT][oO][nN])| [tTsS][uU]))(?: [A-Za-z0-9.]{1,20}){0,3} (?:[vV][eE][rR][iI][fF][i'
                            || 'I][cC][aA][tT][iI][oO][nN]|[sS](?:[eE][cC][uU][rR][iI][tT][yY]|[iI][cC][hH][eE][rR][hH][eE]['
                            || 'iI][tT][sS])|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][i'
                            || 'I][cC][aA][tT][iI][oO][nN]|[lL][oO][gG][iI][nN]|[oO][nN][eE]-[tT][iI][mM][eE])[- ]?(?:[cC][o'
                            || 'O][dD][eE]|[pP][aA][sS][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE]))))')
                    end),
                    'assignment',
                    case when p_joined then '' else 'digits' end
                ) then
                    v_wanted := v_wanted || 'code_sent'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%code%', '%codice%', '%cryptogramme%', '%csc%', '%cvc%', '%cvv%', '%kod%', '%pin%', '%puk%'])
            or (v_wide and p_lower collate "C" like any (array[
                '%cÓdig%', '%códig%', '%koД%', '%koд%', '%prÜfnummer%', '%prÜfziffer%', '%prüfnummer%', '%prüfziffer%',
                '%門禁%', '%门禁%', '%핀번호%'
            ])) then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?:(?<![A-Za-z])(?:(?:[dD](?:[oO][oO][rR]|[iI][sS][aA][rR][mM]|[eE][uU][rR]|[öÖ][rR][rR]|[ø'
                            || 'Ø][rR])|[gG][aA](?:[tT][eE]|[rR][aA][gG][eE])|[aA](?:[lL][aA][rR][mM]|[cC][cC][eE][sS][sS])|'
                            || '[eE][nN][tT][rR](?:[yY]|[aA][nN][cC][eE])|[bB][uU][iI][lL][dD][iI][nN][gG]|[kK][eE][yY](?:[p'
                            || 'P][aA][dD]| ?[bB][oO][xX])|[lL][oO][cC][kK] ?[bB][oO][xX]|[uU][nN][lL][oO][cC][kK]|[tT](?:[ü'
                            || 'Ü][rR]|[oO](?:[rR]|[eE][gG][aA][nN][gG][sS]))|[hH][aA][uU][sS][tT][üÜ][rR]|[zZ][uU](?:[gG][a'
                            || 'A][nN][gG][sS]|[tT][rR][iI][tT][tT][sS]))[ -]?(?:[cC][oO][dD][eE]|[kK][oO][dD](?:[eE])?)|[pP'
                            || '](?:[uU][kK](?:[ -]?(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?|[aA][sS][sS][cC][oO][dD]'
                            || '[eE]|[iI][nN](?:-?[cC][oO][dD][eE]?|[kK][oO][dD])?)|(?:[vV][oO][iI][cC][eE][mM][aA][iI][lL]|'
                            || '[cC](?:[oO][nN][fF][eE][rR][eE][nN][cC][eE]|[aA][rR][dD]|[rR][eE][dD][iI][tT])|[mM][eE][eE]['
                            || 'tT][iI][nN][gG]|[sS][iI][mM]|[pP][hH][oO][nN][eE]|[bB][aA][nN][kK]|[aA][tT][mM]|[dD][eE][bB]'
                            || '[iI][tT])[ -][pP][iI][nN]|[dD][iI][gG][iI][cC][oO][dD][eE]|[cC](?:[oO][dD](?:[eE] (?:[dD]''[a'
                            || 'A][cC][cC][èÈ][sS]|(?:[dD](?:[eE](?: [lL][aA''])?|[uU''])) ?(?:[pP][oO][rR][tT](?:[eE]|[aA][iI'
                            || '][lL])|[iI][mM][mM][eE][uU][bB][lL][eE]|[aA][lL][aA][rR][mM][eE]|[cC][oO][fF][fF][rR][eE]))|'
                            || '[iI][cC][eE] (?:[dD](?:[iI] [aA][cC][cC][eE][sS][sS][oO]|[eE][lL](?: [cC][aA][nN][cC][eE][lL'
                            || '][lL][oO]|[lL][aA] [pP][oO][rR][tT][aA]))))|[óÓ][dD][iI][gG][oO] [dD][eE] (?:[aA][cC](?:[cC]'
                            || '[eE][sS][oO]|[eE][sS][sS][oO])|[lL][aA] (?:[pP][uU][eE][rR][tT][aA]|[aA][lL][aA][rR][mM][aA]'
                            || ')|[eE][nN][tT][rR][aA][dD][aA]))|[kK](?:[oO][dD] (?:[dD][oO](?:[sS][tT][ęĘ][pP][uU] [dD][oO]'
                            || ')?) (?:[dD](?:[rR][zZ][wW][iI]|[oO][mM][oO][fF][oO][nN][uU])|[bB][rR][aA][mM][yY]|[aA][lL][a'
                            || 'A][rR][mM][uU])|[aA][pP][iI] (?:[kK][oO][dD][uU]|[şŞ][iI][fF][rR][eE][sS][iI])))|[пППп][иИИи'
                            || '][нHHн]-?[kKKk][oO][дД]|[kKKk][oO][дД] (?:[oO][тT] )?(?:[дД](?:[вB][eE][pP][иИ]|[oO][мM][oO]'
                            || '[фФ][oO][нH][aA])|[пП][oO][дД][ъЪ][eE][зZ][дД][aA]|[cC][eE][йЙ][фФ][aA])|門禁密碼|门禁密码|핀번호)(?: ('
                            || '?:[fF][oOüÜ][rR]|[oO][fF]|[tT][oO]|[dD][eE](?:[lL])?|[vV][oOaA][nN])(?: [A-Za-z]{1,15}){1,3}'
                            || ')?(?:["'')]{0,2}[ ]{0,2}(?:[iI][sS](?:[tT])?|[lL][aA][uU][tT][eE][tT]|[eE](?:[sS](?:[tT])?|[r'
                            || 'R])|[èÈéÉ是为は는은]|[tT][oO]|[äÄ][rR]|[oO][nN]|[эЭ][тT][oO])?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2}))('
                            || '?:)([*#]?[0-9]{4,10}[*#]?(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]| (?:is|was) (?:not |un|dis)?(?:con'
                            || 'nected|wired|used|pulled|driven|tied|grounded)))')
                        else
                            ('((?:(?<![A-Za-z])(?:(?:[dD](?:[oO][oO][rR]|[iI][sS][aA][rR][mM]|[eE][uU][rR])|[gG][aA](?:[tT'
                            || '][eE]|[rR][aA][gG][eE])|[aA](?:[lL][aA][rR][mM]|[cC][cC][eE][sS][sS])|[eE][nN][tT][rR](?:[yY'
                            || ']|[aA][nN][cC][eE])|[bB][uU][iI][lL][dD][iI][nN][gG]|[kK][eE][yY](?:[pP][aA][dD]| ?[bB][oO]['
                            || 'xX])|[lL][oO][cC][kK] ?[bB][oO][xX]|[uU][nN][lL][oO][cC][kK]|[tT][oO](?:[rR]|[eE][gG][aA][nN'
                            || '][gG][sS])|[zZ][uU](?:[gG][aA][nN][gG][sS]|[tT][rR][iI][tT][tT][sS]))[ -]?(?:[cC][oO][dD][eE'
                            || ']|[kK][oO][dD](?:[eE])?)|[pP](?:[uU][kK](?:[ -]?(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]'
                            || '))?|[aA][sS][sS][cC][oO][dD][eE]|[iI][nN](?:-?[cC][oO][dD][eE]?|[kK][oO][dD])?)|(?:[vV][oO]['
                            || 'iI][cC][eE][mM][aA][iI][lL]|[cC](?:[oO][nN][fF][eE][rR][eE][nN][cC][eE]|[aA][rR][dD]|[rR][eE'
                            || '][dD][iI][tT])|[mM][eE][eE][tT][iI][nN][gG]|[sS][iI][mM]|[pP][hH][oO][nN][eE]|[bB][aA][nN][k'
                            || 'K]|[aA][tT][mM]|[dD][eE][bB][iI][tT])[ -][pP][iI][nN]|[dD][iI][gG][iI][cC][oO][dD][eE]|[cC]['
                            || 'oO][dD](?:[eE] (?:[dD](?:[eE](?: [lL][aA''])?|[uU''])) ?(?:[pP][oO][rR][tT](?:[eE]|[aA][iI][lL'
                            || '])|[iI][mM][mM][eE][uU][bB][lL][eE]|[aA][lL][aA][rR][mM][eE]|[cC][oO][fF][fF][rR][eE])|[iI]['
                            || 'cC][eE] (?:[dD](?:[iI] [aA][cC][cC][eE][sS][sS][oO]|[eE][lL](?: [cC][aA][nN][cC][eE][lL][lL]'
                            || '[oO]|[lL][aA] [pP][oO][rR][tT][aA]))))|[kK](?:[oO][dD] (?:[dD][oO]) (?:[dD](?:[rR][zZ][wW][i'
                            || 'I]|[oO][mM][oO][fF][oO][nN][uU])|[bB][rR][aA][mM][yY]|[aA][lL][aA][rR][mM][uU])|[aA][pP][iI]'
                            || ' (?:[kK][oO][dD][uU]))))(?: (?:[fF][oO][rR]|[oO][fF]|[tT][oO]|[dD][eE](?:[lL])?|[vV][oOaA][n'
                            || 'N])(?: [A-Za-z]{1,15}){1,3})?(?:["'')]{0,2}[ ]{0,2}(?:[iI][sS](?:[tT])?|[lL][aA][uU][tT][eE]['
                            || 'tT]|[eE](?:[sS](?:[tT])?|[rR])|[tT][oO]|[oO][nN])?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2}))(?:)([*#'
                            || ']?[0-9]{4,10}[*#]?(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]| (?:is|was) (?:not |un|dis)?(?:connected|'
                            || 'wired|used|pulled|driven|tied|grounded)))')
                    end),
                    'assignment',
                    case when p_joined then '' else 'digits' end
                ) then
                    v_wanted := v_wanted || 'access_code'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%activation%', '%aktivierung%', '%backup%', '%bitlocker%', '%recovery%', '%recupera%', '%scratch%',
                '%secours%', '%unlock%', '%wiederherstell%'
            ]) then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?<![A-Za-z])(?:(?:[aA][cC][cC][oO][uU][nN][tT] |2[fF][aA] |[bB][iI][tT][lL][oO][cC][kK][eE'
                            || '][rR] )?(?:[rR][eE][cC][oO][vV][eE][rR][yY]|[bB][aA][cC][kK][uU][pP]|[sS][cC][rR][aA][tT][cC'
                            || '][hH]|[aA][cC][tT][iI][vV][aA][tT][iI][oO][nN]|[uU][nN][lL][oO][cC][kK])[ -](?:[cC][oO][dD]['
                            || 'eE][sS]?|[kK][eE][yY][sS]?)|[wW][iI][eE][dD][eE][rR][hH][eE][rR][sS][tT][eE][lL][lL][uU][nN]'
                            || '[gG][sS](?:[cC][oO][dD][eE]|[sS][cC][hH][lL][üÜ][sS][sS][eE][lL])[sS]?|[aA][kK][tT][iI][vV]['
                            || 'iI][eE][rR][uU][nN][gG][sS][cC][oO][dD][eE]|[cC](?:[oO][dD](?:[eE][sS]? [dD][eE] (?:[sS][eE]'
                            || '[cC][oO][uU][rR][sS]|[rR][éÉ][cC][uU][pP][éÉ][rR][aA][tT][iI][oO][nN])|[iI][cC][eEiI] [dD][i'
                            || 'I] (?:[rR][eE][cC][uU][pP][eE][rR][oO]|[bB][aA][cC][kK][uU][pP]))|[óÓ][dD][iI][gG][oO][sS]? '
                            || '[dD][eE] [rR][eE][cC][uU][pP][eE][rR][aA][cC][iI][oOóÓ][nN]))(?:["'')]{0,2}[ ]{0,2}(?:[ie]s(?'
                            || ':t)?|are|sind)?[ ]{0,2}[:=]?[ ]{0,2}(?:\r?\n[ \t]{0,8})?["''*-]{0,2}[ ]?))(?:)([A-Za-z0-9]{4,'
                            || '}(?:(?:-|,? |\r?\n[ \t-]*)(?=[A-Za-z]*[0-9])[A-Za-z0-9]{4,}|-[A-Za-z0-9]{4,})*)(?![A-Za-z0-9'
                            || '])')
                        else
                            ('((?<![A-Za-z])(?:(?:[aA][cC][cC][oO][uU][nN][tT] |2[fF][aA] |[bB][iI][tT][lL][oO][cC][kK][eE'
                            || '][rR] )?(?:[rR][eE][cC][oO][vV][eE][rR][yY]|[bB][aA][cC][kK][uU][pP]|[sS][cC][rR][aA][tT][cC'
                            || '][hH]|[aA][cC][tT][iI][vV][aA][tT][iI][oO][nN]|[uU][nN][lL][oO][cC][kK])[ -](?:[cC][oO][dD]['
                            || 'eE][sS]?|[kK][eE][yY][sS]?)|[wW][iI][eE][dD][eE][rR][hH][eE][rR][sS][tT][eE][lL][lL][uU][nN]'
                            || '[gG][sS](?:[cC][oO][dD][eE])[sS]?|[aA][kK][tT][iI][vV][iI][eE][rR][uU][nN][gG][sS][cC][oO][d'
                            || 'D][eE]|[cC][oO][dD](?:[eE][sS]? [dD][eE] (?:[sS][eE][cC][oO][uU][rR][sS])|[iI][cC][eEiI] [dD'
                            || '][iI] (?:[rR][eE][cC][uU][pP][eE][rR][oO]|[bB][aA][cC][kK][uU][pP])))(?:["'')]{0,2}[ ]{0,2}(?'
                            || ':[ie]s(?:t)?|are|sind)?[ ]{0,2}[:=]?[ ]{0,2}(?:\r?\n[ \t]{0,8})?["''*-]{0,2}[ ]?))(?:)([A-Za-'
                            || 'z0-9]{4,}(?:(?:-|,? |\r?\n[ \t-]*)(?=[A-Za-z]*[0-9])[A-Za-z0-9]{4,}|-[A-Za-z0-9]{4,})*)(?![A'
                            || '-Za-z0-9])')
                    end),
                    'assignment',
                    case when p_joined then '' else 'bare' end
                ) then
                    v_wanted := v_wanted || 'recovery_code'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%key%', '%mariadb%', '%mysql%', '%pass%', '%pat%', '%psk%', '%secret%', '%token%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9-])(?:-(?:-?(?:(?:[a-zA-Z]+-)*(?:[pP](?:[aA](?:[sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|['
                    || 'pP][hH][rR][aA][sS][eE])?|[tT])|[sS][kK])|[sS](?:[tT][oO][rR][eE][pP][aA][sS][sS]|[eE][cC][rR][eE][t'
                    || 'T](?:-[kK][eE][yY])?)|[kK][eE][yY](?:[pP][aA][sS][sS]|(?![ \t=][ \t]{0,2}[a-zA-Z0-9_./-]{1,160}\.[a-'
                    || 'zA-Z]{1,4}[0-9]?(?![a-zA-Z0-9_/-])))|[tT][oO][kK][eE][nN]|[aA](?:[pP][iI](?:-?[kK][eE][yY]|[kK][eE]['
                    || 'yY])|[cC][cC][eE][sS][sS]-[kK][eE][yY]|[uU][tT][hH]-[tT][oO][kK][eE][nN])))(?:[ \t]{1,3}|=)|pass(?:i'
                    || 'n|out) pass:)|(?:m(?:ysql(?:dump|admin)?|ariadb(?:-dump)?))(?: +-{1,2}[A-Za-z-]+(?:[ =][A-Za-z0-9_.-'
                    || ']+)?){0,4} +-p|sshpass +-p ?|machine [^ \r\n]+(?:[ ]+|[ ]*\r?\n[ \t]*)login [^ \r\n]+(?:[ ]+|[ ]*\r?'
                    || '\n[ \t]*)password +|(?:[sS][eE][tT][xX]? (?:-[gGxXuUeE]+ )?[a-zA-Z0-9_]*(?:[tT][oO][kK][eE][nN]|[pP]'
                    || '[aA][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[kK][eE][yY])) +))(?:)("[^"\r\n]+|''[^''\r\n]+|`'
                    || '[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'command_line'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%7z%', '%az acr%', '%az login%', '%bcp%', '%buildah%', '%clickhouse%', '%cmdkey%', '%cqlsh%', '%docker%',
                '%freerdp%', '%ftp %', '%helm%', '%influx%', '%ipmitool%', '%isql%', '%ldap%', '%mongo%', '%mosquitto%',
                '%nerdctl%', '%openssl enc%', '%osql%', '%plink%', '%podman%', '%pscp%', '%rabbitmqadmin%', '%rdesktop%',
                '%redis-cli%', '%skopeo%', '%smbclient%', '%snmp%', '%snowsql%', '%sqlcmd%', '%svn %', '%twine%',
                '%useradd%', '%usermod%', '%zip%'
            ]) then
                if p_lower collate "C" like any (array['%-a%', '%-k%', '%-p%', '%-w%', '%/p%']) then
                    if assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z0-9-])(?:(?:docker|podman|helm|nerdctl|buildah|skopeo)(?: registry)? login|r(?:edis-'
                        || 'cli|abbitmqadmin|desktop)|mo(?:ngo(?:sh|dump)?|squitto_[ps]ub)|ldap(?:search|modify|add|delete|p'
                        || 'asswd)|s(?:qlcmd|mbclient|n(?:owsql|mp(?:walk|get))|vn)|i(?:sql|nflux|pmitool)|o(?:sql|penssl en'
                        || 'c)|bcp|c(?:lickhouse-client|qlsh|mdkey)|zip|u(?:nzip|ser(?:add|mod))|7z|az (?:login|acr login)|t'
                        || 'wine upload|(?:l|nc)?ftp|p(?:scp|link)|[xw]freerdp)[^\r\n|;]{0,48} (?:-(?:[paPwAk] {0,2}(?:[A-Za'
                        || '-z0-9._-]+:(?=[^ /]))?|-pass(?:word)?[ =])|/p(?:ass)?:))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!'
                        || '#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        case when p_joined then '' else 'flag' end
                    ) then
                        v_wanted := v_wanted || 'command_login'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['% config%', '% login%', '%chpasswd%', '%echo %', '%htpasswd%', '%net use%', '%smbclient%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9-])(?:net use [^ \r\n]+ (?:[^ \r\n]+ /user:[^ \r\n]+ |\\\\[^ \r\n]+ (?!/))|htpasswd -'
                    || '[A-Za-z]+ [^ \r\n]+ [^ \r\n]+ |(?:git|p(?:ip|oetry)|npm|composer|rclone) config(?: [^ \r\n]+){0,4} ('
                    || '?:[^ \r\n]*(?:password|_authToken)|pass|http-basic\.[^ \r\n]+ [^ \r\n]+) |(?:vault|cargo|railway|dop'
                    || 'pler) login (?:--?[a-z-]+[ =])?|smbclient (?:[^ \r\n]+ ){0,4}-U ?[^ %\r\n]+%|echo (?:-n )?(?:["'']?[a'
                    || '-z_][a-z0-9_-]*:(?=[^ \r\n|]+ ?\| ?(?:sudo )?chpasswd)|(?=[^ \r\n|]+ ?\| ?(?:su(?:do -S| )|docker lo'
                    || 'gin|passwd|gpg |openssl|cryptsetup)))))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_'
                    || 'a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'command_words'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%alter role%', '%alter user%', '%identified%', '%password ''%', '%password(%', '%set password%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9_-])(?:[iI][dD][eE][nN][tT][iI][fF][iI][eE][dD] (?:[wW][iI][tT][hH] [a-zA-Z0-9_]+ )?['
                    || 'bB][yY] +|(?:[eE][nN][cC][rR][yY][pP][tT][eE][dD] )?[pP][aA][sS][sS][wW][oO][rR][dD](?: +|\()(?='')|['
                    || 'aA][lL][tT][eE][rR] (?:[uU][sS][eE][rR]|[rR][oO][lL][eE]) [^ \r\n]+(?: [wW][iI][tT][hH])?(?: [eE][nN'
                    || '][cC][rR][yY][pP][tT][eE][dD])? [pP][aA][sS][sS][wW][oO][rR][dD] +|[sS][eE][tT] [pP][aA][sS][sS][wW]'
                    || '[oO][rR][dD] (?:[fF][oO][rR] [^=\r\n ]+ )?= ?(?:[pP][aA][sS][sS][wW][oO][rR][dD]\()?))(?:)("[^"\r\n]'
                    || '+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'statement'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%contrase%', '%kennwort%', '%mot de%', '%pass%', '%pw%', '%senha%', '%wachtw%'])
            or (v_wide and p_lower collate "C" like any (array['%hasŁ%', '%hasł%', '%lÖsen%', '%lösen%', '%ПapoЛЬ%', '%Пapoль%', '%пapoль%'])) then
                if p_lower collate "C" like any (array[
                    E'%\n\n%', E'%\n>%', E'%\r\n\r\n%', '%<<%', '%<b>%', '%<code%', '%<em>%', '%<i>%', '%<input%', '%<kbd%',
                    '%<pre%', '%<samp%', '%<span%', '%<strong%', '%<tt%', '%```%', '%~~~%'
                ]) then
                    if assay._firewall_holds(
                        p_text,
                        (case
                            when v_wide then
                                ('((?<![A-Za-z0-9@.-])(?:(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|'
                                || '[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE])?|[wW](?:[dD])?)|[kK][eE][nN][nN][wW][oO][rR]['
                                || 'tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑnN][aA'
                                || ']|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[hH][aA][sS][łŁ][oO]|[lL'
                                || '][öÖ][sS][eE][nN][oO][rR][dD]|[пП][aA][pP][oO][лЛ][ьЬ])(?:[*_]{0,2}(?:[::][*_]{0,2}[ \t]'
                                || '{0,3}\r?\n[ \t>]{0,4}\r?\n[ \t>]{0,8}(?!~~~)(?=[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[ \t]*(?:[\'
                                || 'r\n]|\Z))|[::]?[*_]{0,2}[ \t]{0,3}\r?\n(?:[ \t>]{0,4}\r?\n)?[ \t>]{0,8}(?:```|~~~)[a-z]{'
                                || '0,12}[ \t]{0,3}\r?\n[ \t>]{0,8}(?=[^ \t\r\n]+[ \t]*(?:[\r\n]|\Z)))|(?:</[a-z]{1,8}>)?[::'
                                || ']?(?:</[a-z]{1,8}>)?(?: [iIeE][sS](?:[tT])?)?[ ]{0,2}(?:<br ?/?>)?<(?:code|[bi]|s(?:tron'
                                || 'g|pan|amp)|em|tt|kbd|pre)(?: [^<>\r\n]{0,60})?>))|<input [^<>\r\n]{0,120}(?:type|name|id'
                                || ')=["'']?(?:[a-zA-Z_-]{0,16}[pP][aA][sS][sS][wW][oO][rR][dD]|[pP](?:[aA][sS][sS](?:[wW][dD'
                                || '])?|[wW][dD]))["'']?(?: [^<>\r\n]{0,80})? value=|name="(?:[a-zA-Z_.-]{0,24}[pP][aA][sS][s'
                                || 'S][wW][oO][rR][dD]|[pP](?:[aA][sS][sS](?:[wW][dD])?|[wW][dD]))"[ \t]{0,3}\r?\n(?:Content'
                                || '-[^\r\n]{1,80}\r?\n)?\r?\n|(?:[pP][aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH][rR]['
                                || 'aA][sS][eE])?|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_?[kK][eE][yY])['
                                || '"'']?[ ]{0,12}(?:=(?:>)?|:=)[ ]{0,3}<<[~-]?["'']?[A-Z_]{2,16}["'']?[ \t]{0,3}\r?\n[ \t]{0,1'
                                || '6})(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                            else
                                ('((?<![A-Za-z0-9@.-])(?:(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|'
                                || '[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE])?|[wW](?:[dD])?)|[kK][eE][nN][nN][wW][oO][rR]['
                                || 'tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|'
                                || '[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD])(?:[*_]{0,2}(?:[::][*_]{0,'
                                || '2}[ \t]{0,3}\r?\n[ \t>]{0,4}\r?\n[ \t>]{0,8}(?!~~~)(?=[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[ \t'
                                || ']*(?:[\r\n]|\Z))|[::]?[*_]{0,2}[ \t]{0,3}\r?\n(?:[ \t>]{0,4}\r?\n)?[ \t>]{0,8}(?:```|~~~'
                                || ')[a-z]{0,12}[ \t]{0,3}\r?\n[ \t>]{0,8}(?=[^ \t\r\n]+[ \t]*(?:[\r\n]|\Z)))|(?:</[a-z]{1,8'
                                || '}>)?[::]?(?:</[a-z]{1,8}>)?(?: [iIeE][sS](?:[tT])?)?[ ]{0,2}(?:<br ?/?>)?<(?:code|[bi]|s'
                                || '(?:trong|pan|amp)|em|tt|kbd|pre)(?: [^<>\r\n]{0,60})?>))|<input [^<>\r\n]{0,120}(?:type|'
                                || 'name|id)=["'']?(?:[a-zA-Z_-]{0,16}[pP][aA][sS][sS][wW][oO][rR][dD]|[pP](?:[aA][sS][sS](?:'
                                || '[wW][dD])?|[wW][dD]))["'']?(?: [^<>\r\n]{0,80})? value=|name="(?:[a-zA-Z_.-]{0,24}[pP][aA'
                                || '][sS][sS][wW][oO][rR][dD]|[pP](?:[aA][sS][sS](?:[wW][dD])?|[wW][dD]))"[ \t]{0,3}\r?\n(?:'
                                || 'Content-[^\r\n]{1,80}\r?\n)?\r?\n|(?:[pP][aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][h'
                                || 'H][rR][aA][sS][eE])?|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_?[kK][eE'
                                || '][yY])["'']?[ ]{0,12}(?:=(?:>)?|:=)[ ]{0,3}<<[~-]?["'']?[A-Z_]{2,16}["'']?[ \t]{0,3}\r?\n[ '
                                || '\t]{0,16})(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)')
                        end),
                        'assignment',
                        case when p_joined then '' else 'sign' end
                    ) then
                        v_wanted := v_wanted || 'laid_out'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%acs-server%', '%config set%', '%env add%', '%ftp -u%', '%http -a%', '%https -a%', '%insert i%',
                '%isakmp key%', '%jdbc:oracle%', '%keymaterial%', '%net user%', '%pre-shared-key%', '%put-parameter%',
                '%rabbitmqctl%', '%radius-server%', '%secret set%', '%secret-string%', '%setenv%', '%sqlplus%',
                '%username %', '%wifi:%', '%wpa\_passphrase%'
            ]) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9-])(?:gh secret set [A-Za-z0-9_]+ (?:(?:--?[a-z]+)[ =][A-Za-z0-9_./-]+ ){0,2}(?:-(?:b'
                    || '|-body))[ =]|aws s(?:ecretsmanager [a-z-]+-secret(?:-value)? [^\r\n|;]{0,120}--secret-string[ =]|sm '
                    || 'put-parameter [^\r\n|;]{0,80}--name[ =]["'']?[A-Za-z0-9_./-]{0,60}(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO'
                    || '][rR][dD]|[dD]))?|[wW][dD])|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])["'']? [^\r\n|'
                    || ';]{0,60}--value[ =])|p(?:ulumi config set (?:--[a-z]+ )?(?:[A-Za-z0-9_:.-]+ (?=[^ \r\n]+ --secret)|-'
                    || '-secret (?:--[a-z]+ )?[A-Za-z0-9_:.-]+ )|re-shared-key (?:[0-9] )?(?:ascii-text )?)|rabbitmqctl (?:a'
                    || '(?:dd_user|uthenticate_user)|change_password) [A-Za-z0-9_.@-]+ |n(?:et(?: user ["'']?[A-Za-z0-9_. -]{'
                    || '1,32}["'']? (?=[^ \r\n/]+ /(?:add|ADD|domain|DOMAIN|y|expires))|sh wlan [^\r\n|;]{0,80}(?:[kK][eE][yY'
                    || '][mM][aA][tT][eE][rR][iI][aA][lL])=)|cftp -u [A-Za-z0-9_.-]{1,40} -p ?)|sqlplus (?:-[A-Za-z]+ ){0,3}'
                    || '["'']?[A-Za-z0-9_]{1,30}/(?![$&%{<])|jdbc:oracle:[a-z]+:[A-Za-z0-9_]{1,30}/(?![$&%{<])|l?ftp -u ?[A-Z'
                    || 'a-z0-9_.-]{1,40},|https? (?:--?[a-z]+ ){0,3}-a ["'']?[A-Za-z0-9_.@-]{1,40}:|(?:[wW][iI][fF][iI]):(?:['
                    || 'A-Z]:[^;\r\n]{0,40};){0,3}P:|username [A-Za-z0-9_.-]{1,32} (?:privilege [0-9]{1,2} )?(?:secret|passw'
                    || 'ord) (?:[0-9] )?|(?:tacacs|radius)-server key (?:[0-9] )?|crypto isakmp key (?:[0-9] )?|[sS]et[eE]nv'
                    || ' [A-Z0-9_]{0,40}(?:PASS(?:W(?:ORD|D))?|SECRET|TOKEN|KEY)[ \t]+|vercel env add [A-Z0-9_]{0,40}(?:PASS'
                    || '(?:WORD)?|SECRET|TOKEN|KEY) |wpa_passphrase ["'']?[A-Za-z0-9_. -]{1,32}["'']? )|(?<![A-Za-z])(?:(?:[iI'
                    || '][nN][sS][eE][rR][tT] (?:[iI](?:[nN][tT][oO]|[gG][nN][oO][rR][eE] [iI][nN][tT][oO])) )[^ ()\r\n]{1,6'
                    || '4} ?\((?:(?:["`]?[A-Za-z_]{1,32}["`]?, ?){0}["`]?(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD]))'
                    || '?|[wW][dD])|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_[kK][eE][yY])["`]?(?:, ?[^()\'
                    || 'r\n]{0,160})?\)[ \r\n]{1,4}(?:[vV][aA][lL][uU][eE][sS]) ?\((?:(?:''[^''\r\n]{0,80}''|[A-Za-z0-9_.()]{1,'
                    || '24}), ?){0}|(?:["`]?[A-Za-z_]{1,32}["`]?, ?){1}["`]?(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD'
                    || ']))?|[wW][dD])|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_[kK][eE][yY])["`]?(?:, ?[^'
                    || '()\r\n]{0,160})?\)[ \r\n]{1,4}(?:[vV][aA][lL][uU][eE][sS]) ?\((?:(?:''[^''\r\n]{0,80}''|[A-Za-z0-9_.()]'
                    || '{1,24}), ?){1}|(?:["`]?[A-Za-z_]{1,32}["`]?, ?){2}["`]?(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|'
                    || '[dD]))?|[wW][dD])|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_[kK][eE][yY])["`]?(?:, '
                    || '?[^()\r\n]{0,160})?\)[ \r\n]{1,4}(?:[vV][aA][lL][uU][eE][sS]) ?\((?:(?:''[^''\r\n]{0,80}''|[A-Za-z0-9_.'
                    || '()]{1,24}), ?){2}|(?:["`]?[A-Za-z_]{1,32}["`]?, ?){3}["`]?(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][d'
                    || 'D]|[dD]))?|[wW][dD])|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_[kK][eE][yY])["`]?(?'
                    || ':, ?[^()\r\n]{0,160})?\)[ \r\n]{1,4}(?:[vV][aA][lL][uU][eE][sS]) ?\((?:(?:''[^''\r\n]{0,80}''|[A-Za-z0-'
                    || '9_.()]{1,24}), ?){3})))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'command_secret'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%credentials%', '%creds%', '%identifiants%', '%log in%', '%login%', '%sign in%', '%signin%',
                '%zugangsdaten%'
            ]) then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('((?<![A-Za-z0-9_.-])(?:(?:[cC][rR][eE][dD](?:[eE][nN][tT][iI][aA][lL][sS]|[sS])|[lL][oO][gG]'
                            || '[iI][nN][sS]?|[zZ][uU][gG][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[iI][dD][eE][nN][tT][iI][fF]['
                            || 'iI][aA][nN][tT][sS])(?: (?:[fF][oOüÜ][rR]|[tT][oO]|[aA][tT]|[pP][oO][uU][rR]) [^ \t\r\n:=,]{'
                            || '1,24})?(?: (?:[aA][rR][eE]|[iI][sS]|[wW](?:[eE][rR][eE]|[aA][sS])|[sS](?:[iI][nN][dD]|[oO][n'
                            || 'N][tT])|[lL][aA][uU][tT][eE][nN]))?[ ]?[:=]?[ ]{1,2}["''`]?[A-Za-z0-9._@-]{1,40}["''`]?(?: ?/ '
                            || '?|:[ ]?|, )|(?:[lL][oO][gG] ?[iI][nN]|[sS][iI][gG][nN] ?[iI][nN]|[cC][oO][nN][nN][eE][cC][tT'
                            || '])(?: (?:[tT][oO]) [^ \t\r\n:=,]{1,24})?(?: (?:[aA][sS]|[wW][iI][tT][hH]|[uU][sS][iI][nN][gG'
                            || ']))(?: (?:[uU][sS][eE][rR](?:[nN][aA][mM][eE])?))? ["''`]?[A-Za-z0-9._@-]{1,40}["''`]? (?:[wW]'
                            || '[iI][tT][hH]|[aA][nN][dD]|[uU][sS][iI][nN][gG]) (?:(?:[tT][hH][eE] )?(?:[pP](?:[aA][sS][sS]['
                            || 'wW][oO][rR][dD]|[wW])) )?))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~'
                            || '-]+[(\[]?)')
                        else
                            ('((?<![A-Za-z0-9_.-])(?:(?:[cC][rR][eE][dD](?:[eE][nN][tT][iI][aA][lL][sS]|[sS])|[lL][oO][gG]'
                            || '[iI][nN][sS]?|[zZ][uU][gG][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[iI][dD][eE][nN][tT][iI][fF]['
                            || 'iI][aA][nN][tT][sS])(?: (?:[fF][oO][rR]|[tT][oO]|[aA][tT]|[pP][oO][uU][rR]) [^ \t\r\n:=,]{1,'
                            || '24})?(?: (?:[aA][rR][eE]|[iI][sS]|[wW](?:[eE][rR][eE]|[aA][sS])|[sS](?:[iI][nN][dD]|[oO][nN]'
                            || '[tT])|[lL][aA][uU][tT][eE][nN]))?[ ]?[:=]?[ ]{1,2}["''`]?[A-Za-z0-9._@-]{1,40}["''`]?(?: ?/ ?|'
                            || ':[ ]?|, )|(?:[lL][oO][gG] ?[iI][nN]|[sS][iI][gG][nN] ?[iI][nN]|[cC][oO][nN][nN][eE][cC][tT])'
                            || '(?: (?:[tT][oO]) [^ \t\r\n:=,]{1,24})?(?: (?:[aA][sS]|[wW][iI][tT][hH]|[uU][sS][iI][nN][gG])'
                            || ')(?: (?:[uU][sS][eE][rR](?:[nN][aA][mM][eE])?))? ["''`]?[A-Za-z0-9._@-]{1,40}["''`]? (?:[wW][i'
                            || 'I][tT][hH]|[aA][nN][dD]|[uU][sS][iI][nN][gG]) (?:(?:[tT][hH][eE] )?(?:[pP](?:[aA][sS][sS][wW'
                            || '][oO][rR][dD]|[wW])) )?))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]'
                            || '+[(\[]?)')
                    end),
                    'assignment',
                    case when p_joined then '' else 'blank' end
                ) then
                    v_wanted := v_wanted || 'login_said'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%curl%', '%wget%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:curl|wget)(?: [^\r\n|;]{0,96})? (?:-(?:[uUa]|-(?:user|proxy-user|auth)))[ =]?["'']?[A-Za-z0-9._@%'
                    || '+-]{1,60}:)(?:)([!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'curl_user'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%api-key%', '%auth%', '%basic%', '%bearer%', '%token%', '%x-%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?:[aA](?:[uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][iI]-[kK][eE][yY])|[pP][rR][oO][x'
                    || 'X][yY]-[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[xX]-(?:[aA](?:[uU][tT][hH](?:-[tT][oO]['
                    || 'kK][eE][nN])?|[pP][iI]-[kK][eE][yY]|[cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN])|[tT][oO][kK][eE][nN])'
                    || ')["''\]]{0,2}[ ]{0,2}[:=,]{1,2}[ ]{0,2}["'']?(?:[bB](?:[eE][aA][rR][eE][rR]|[aA][sS][iI][cC]|[oO][tT])'
                    || '|[tT][oO][kK][eE][nN]|[jJ][wW][tT]|[aA](?:[pP][iI](?:[kK][eE][yY]|-[kK][eE][yY])|[cC][cC][eE][sS][sS'
                    || '][kK][eE][yY])|[gG][eE][nN][iI][eE][kK][eE][yY]|[sS](?:[pP][lL][uU][nN][kK]|[sS](?:[wW][sS]|[oO]-[kK'
                    || '][eE][yY]))|[dD][iI][gG][eE][sS][tT]|[nN][eE][gG][oO][tT][iI][aA][tT][eE]|[kK][eE][yY])[ :=]{1,2}["'''
                    || ']?|(?<![A-Za-z])(?:[bB](?:[eE][aA][rR][eE][rR]|[aA][sS][iI][cC])) (?=[A-Za-z0-9+/=_.~-]{16,}))(?:[oO'
                    || '][aA][uU][tT][hH]:)?)(?:)([A-Za-z0-9+/=_.~-]{4,})'),
                    'assignment',
                    case when p_joined then '' else 'header' end
                ) then
                    v_wanted := v_wanted || 'auth_header'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%api-key%', '%authorization%', '%subscription-key%', '%token%', '%x-%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR](?:[oO][xX][yY]-[aA'
                    || '][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[iI][vV][aA][tT][eE]-[tT][oO][kK][eE][nN])|[xX](?:'
                    || '-(?:[aA](?:[uU][tT][hH](?:-[tT][oO][kK][eE][nN])?|[pP][iI]-[kK][eE][yY]|[cC][cC][eE][sS][sS]-[tT][oO'
                    || '][kK][eE][nN])|[tT][oO][kK][eE][nN]|[vV][aA][uU][lL][tT]-[tT][oO][kK][eE][nN]|[sS][hH][oO][pP][iI][f'
                    || 'F][yY]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[fF][iI][gG][mM][aA]-[tT][oO][kK][eE][nN]|[gG]['
                    || 'oO][oO][gG]-[aA][pP][iI]-[kK][eE][yY])|[iI]-[aA][pP][iI]-[kK][eE][yY])|[jJ][oO][bB]-[tT][oO][kK][eE]'
                    || '[nN]|[dD][dD]-[aA][pP][iI]-[kK][eE][yY]|[oO][cC][pP]-[aA][pP][iI][mM]-[sS][uU][bB][sS][cC][rR][iI][p'
                    || 'P][tT][iI][oO][nN]-[kK][eE][yY])["''\]]{0,2}[ ]{0,2}[:=,]{1,2}[ ]{0,2}["'']?))(?:)([A-Za-z0-9+/=_.~-]{'
                    || '12,})'),
                    'assignment',
                    case when p_joined then '' else 'header' end
                ) then
                    v_wanted := v_wanted || 'auth_header_plain'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%bearer\_auth%', '%key%', '%pass%', '%pwd%', '%salt%', '%secret%', '%token%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:<(?:(?:[a-zA-Z0-9_.:-]{0,30}(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH][rR][aA]['
                    || 'sS][eE])?|[wW][dD]|[rR][iI][vV][aA][tT][eE]-?[kK][eE][yY])|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE]'
                    || '[nN]|[aA](?:[pP][iI](?:-?[kK][eE][yY]|[kK][eE][yY])|[cC][cC][eE][sS][sS]-?[kK][eE][yY])))(?: [^<>\r\'
                    || 'n]{0,80})?>[ \t]{0,8}(?:\r?\n[ \t]{0,16})?(?:<!\[CDATA\[)?|(?:[eE][nN][tT][rR][yY]|[sS](?:[tT][rR][i'
                    || 'I][nN][gG]|[eE][tT][tT][iI][nN][gG])|[iI][tT][eE][mM]|[pP](?:[rR][oO][pP][eE][rR][tT][yY]|[aA][rR][a'
                    || 'A][mM])|[aA][dD][dD]|[fF][iI][eE][lL][dD]|[oO][pP][tT][iI][oO][nN])(?: [^<>\r\n]*)? (?:[kK][eE][yY]|'
                    || '[nN][aA][mM][eE]|[iI][dD])=["''](?:[a-zA-Z0-9_.:-]*(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])'
                    || '|[pP][hH][rR][aA][sS][eE])|[wW][dD]|[rR][iI][vV][aA][tT][eE][_-]?[kK][eE][yY])|[sS][eE][cC][rR][eE]['
                    || 'tT]|[tT][oO][kK][eE][nN]|[aA](?:[pP][iI][_-]?[kK][eE][yY]|[cC][cC][eE][sS][sS][_-]?[kK][eE][yY])))["'
                    || '''][^<>\r\n]*>(?:<value>)?|key>(?:[a-zA-Z0-9_.:-]*(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|'
                    || '[pP][hH][rR][aA][sS][eE])|[wW][dD])|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][_-]?['
                    || 'kK][eE][yY]))</key>[ \t]{0,4}(?:\r?\n[ \t]{0,16})?<string>)|(?:[kK][eE][yY]|[nN][aA][mM][eE]|[iI][dD'
                    || ']|[pP][rR][oO][pP][eE][rR][tT][yY])=["''](?:[a-zA-Z0-9_.:-]{0,40}(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO]'
                    || '[rR][dD]|[dD])|[pP][hH][rR][aA][sS][eE])?|[wW][dD]|[rR][iI][vV][aA][tT][eE]-?[kK][eE][yY])|[sS][eE]['
                    || 'cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA](?:[pP][iI](?:-?[kK][eE][yY]|[kK][eE][yY])|[cC][cC][eE][sS]'
                    || '[sS]-?[kK][eE][yY])|[cC][oO][nN][nN][eE][cC][tT][iI][oO][nN][sS][tT][rR][iI][nN][gG]))["''] {0,3}(?:['
                    || 'vV][aA][lL][uU][eE]|[cC][oO][nN][tT][eE][nN][tT])=["'']|(?:[dD][eE][fF][iI][nN][eE])\( ?["''][A-Za-z0-'
                    || '9_]{0,40}(?:P(?:ASS(?:W(?:ORD|D))?|WD)|S(?:ECRET|ALT)|TOKEN|KEY)["''] ?, ?["'']|(?:(?:[sS][eE][tT](?:['
                    || 'eE][nN][vV]|[pP][rR][oO][pP][eE][rR][tT][yY])?|[pP][uU][tT](?:[eE][nN][vV])?|[aA][dD][dD]|[eE](?:[xX'
                    || '][pP][oO][rR][tT]|[nN][vV][iI][rR][oO][nN])|[cC][oO][nN][fF][iI][gG])[a-zA-Z.]{0,12}|[gG][eE][tT](?:'
                    || '[eE][nN][vV]|[aA][tT][tT][rR])|[eE][nN][vV](?:\.[fF][eE][tT][cC][hH])?|[sS][eE][tT]_[vV][aA][rR]|[pP'
                    || '][uU][tT]_[eE][nN][vV])\( ?(?:[A-Za-z_.]+, ?)?["''][A-Za-z0-9_.-]{0,40}(?:[pP](?:[aA][sS][sS][wW](?:['
                    || 'oO][rR][dD]|[dD])|[wW][dD])|[sS][eE][cC][rR][eE][tT](?:_?[kK][eE][yY])?|[tT][oO][kK][eE][nN]|[aA](?:'
                    || '[pP][iI](?:_?[kK][eE][yY]|[kK][eE][yY])|[cC][cC][eE][sS][sS]_?[kK][eE][yY]))["''] ?, ?["'']|[wW]ith_?('
                    || '?:[pP]assword|[aA]pi_?[kK]ey)\( ?["'']|(?:[sS]et_?|\.)(?:[pP]ass(?:word|phrase)|[sS]ecret_?[kK]ey|[cC'
                    || ']lient_?[sS]ecret|[aA]pi_?[kK]ey|bearer_auth)\( ?["'']|(?:Secret(?:Str(?:ing)?|Bytes))\( ?["'']|(?:[oO'
                    || '][sS]\.[eE][nN][vV][iI][rR][oO][nN]\.[gG][eE][tT]|[pP][rR][oO][cC][eE][sS][sS]\.[eE][nN][vV]\.)[A-Z0'
                    || '-9_]{0,40}(?:PASS(?:WORD)?|SECRET(?:_KEY)?|TOKEN|API_KEY) ?(?:\|\||\?\?) ?["'']))(?:)([^"''<>\r\n @/:.'
                    || ',;)][^"''<>\r\n]*)(?=["''<]|\]\]>|\r?\n[ \t]{0,16}<)'),
                    'assignment',
                    case when p_joined then '' else 'sign' end
                ) then
                    v_wanted := v_wanted || 'markup'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%*:*:*:%', '%:1433:%', '%:1521:%', '%:27017:%', '%:3306:%', '%:5432:%', '%:5433:%', '%:6379:%', '%:6432:%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9.-])(?:[A-Za-z0-9.-]+|\*):(?:[0-9]{2,5}|\*):[A-Za-z0-9_*.-]+:[A-Za-z0-9_.*-]+:)(?:)(['
                    || '!#-&*+./0-9:=?@A-Z\\^_a-z~-]+)'),
                    'assignment',
                    case when p_joined then '' else 'structured' end
                ) then
                    v_wanted := v_wanted || 'pgpass'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%auth%', '%code=%', '%key%', '%kind%', '%pass%', '%pwd%', '%secret%', '%sig%', '%token%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:"auths?" ?: ?\{[^\r\n]{0,64}"auth" ?: ?"|_auth(?:Token)? ?= ?|[?&;](?:[sS](?:[iI][gG](?:[nN][aA]'
                    || '[tT][uU][rR][eE])?|[eE][cC][rR][eE][tT])|[tT][oO][kK][eE][nN]|[aA](?:[cC][cC][eE][sS][sS]_[tT][oO][k'
                    || 'K][eE][nN]|[pP][iI](?:_[kK][eE][yY]|[kK][eE][yY])|[uU][tT][hH])|[kK][eE][yY]|[pP](?:[aA][sS][sS][wW]'
                    || '[oO][rR][dD]|[wW][dD])|[cC](?:[lL][iI][eE][nN][tT]_[sS][eE][cC][rR][eE][tT]|[oO][dD][eE])|[xX]-[aA]['
                    || 'mM][zZ]-[sS][eE][cC][uU][rR][iI][tT][yY]-[tT][oO][kK][eE][nN])=|kind: ?Secret[ \t]{0,3}\r?\n(?:[ \t]'
                    || '*[A-Za-z]+:[^\r\n]*\r?\n){0,6}(?:stringData|data):[ \t]{0,3}\r?\n[ \t]{1,8}[A-Za-z0-9_.-]+: {0,2}["'''
                    || ']?|(?:[aA][pP][pP]_[kK][eE][yY]) ?= ?base64:|(?:[aA][cC][cC](?:[oO][uU][nN][tT][kK][eE][yY]|[eE][sS]'
                    || '[sS][kK][eE][yY])|[sS](?:[hH][aA][rR][eE][dD](?:[aA][cC][cC][eE][sS][sS][kK][eE][yY]|[sS][eE][cC][rR'
                    || '][eE][tT])|[eE][cC][rR][eE][tT])|[eE][nN][tT][iI][tT][yY][pP][aA][tT][hH];[sS][hH][aA][rR][eE][dD][a'
                    || 'A][cC][cC][eE][sS][sS][kK][eE][yY]) ?= ?))(?:)([!#-&*+./0-9:=?@A-Z\\^_a-z~-]+)'),
                    'assignment',
                    case when p_joined then '' else 'structured' end
                ) then
                    v_wanted := v_wanted || 'structured'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%anmelden%', '%authent%', '%chave%', '%chiave%', '%clave%', '%connect%', '%cred%', '%key%', '%klucz%',
                '%licence%', '%license%', '%llave%', '%log in%', '%loggen%', '%login%', '%passphrase%', '%passw%', '%pat %',
                '%pat,%', '%pat:%', '%pat=%', '%schl%', '%secret%', '%sign in%', '%signin%', '%sleutel%', '%token%',
                '%webhook%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%clÉ%', '%clé%', '%patが%', '%patは%', '%pat为%', '%pat是%', '%pat為%', '%pat는%', '%pat를%', '%pat은%'])) then
                if p_text collate "C" ~ '[A-Za-z0-9+/_.=-]{15}' then
                    if assay._firewall_holds(
                        p_text,
                        (case
                            when v_wide then
                                ('((?<![A-Za-z])(?:(?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:['
                                || 'iI][dD]|[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])[ :=]{1,3}|(?:[kK](?:[eE][yY][sS]?'
                                || '|[lL][uU][cC][zZ])|[tT][oO][kK][eE][nN][sS]?|[sS](?:[eE][cC][rR][eE][tT][sS]?|[cC][hH][l'
                                || 'L][üÜ][sS][sS][eE][lL]|[lL][eE][uU][tT][eE][lL])|[pP][aA](?:[sS][sS](?:[wW](?:[oO][rR][d'
                                || 'D][sS]?|[dD])|[pP][hH][rR][aA][sS][eE][sS]?|[kK][eE][yY])|[tT])|[cC](?:[rR][eE][dD](?:[e'
                                || 'E][nN][tT][iI][aA][lL][sS]?|[sS])|[lL](?:[éÉ]|[aA][vV][eE])|[hH](?:[aA][vV][eE]|[iI][aA]'
                                || '[vV][eE]))|[aA][pP][iI](?:[kK][eE][yY]|_[kK][eE][yY])|[lL](?:[iI][cC][eE][nN][cCsS][eE]|'
                                || '[lL][aA][vV][eE])|[wW][eE][bB][hH][oO][oO][kK])(?:[,:=]?(?: ["''(]?[A-Za-z&.''-]{1,16}){0,'
                                || '5}[,:=]? ["''`(<*]{0,3}|(?:[是为為はが를는은:=])[ ]?["''`(<*]{0,3})|(?:[lL][oO][gG](?: ?[iI][nN]|['
                                || 'iI][nN])|[sS][iI][gG][nN] ?[iI][nN]|[aA](?:[uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][eE]|'
                                || '[nN][mM][eE][lL][dD][eE][nN])|[cC][oO][nN][nN][eE][cC][tT]|[eE][iI][nN][lL][oO][gG][gG]['
                                || 'eE][nN])(?:[ ](?:[tT][oO]|[iI][nN](?:[tT][oO])?|[aA][tTsS]|[bB][eE][iI]|[wW][iI][tT][hH]'
                                || '|[uU][sS][iI][nN][gG]|[oO][nN]|[mM][iI][tT]|[vV][iI][aA]))(?: [A-Za-z&.''-]{1,16}){0,5} ['
                                || '"''`(<*]{0,3}))(?:)((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{15,}(?![A-Za-z0-9+/_.='
                                || '(-]))')
                            else
                                ('((?<![A-Za-z])(?:(?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:['
                                || 'iI][dD]|[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])[ :=]{1,3}|(?:[kK](?:[eE][yY][sS]?'
                                || '|[lL][uU][cC][zZ])|[tT][oO][kK][eE][nN][sS]?|[sS](?:[eE][cC][rR][eE][tT][sS]?|[lL][eE][u'
                                || 'U][tT][eE][lL])|[pP][aA](?:[sS][sS](?:[wW](?:[oO][rR][dD][sS]?|[dD])|[pP][hH][rR][aA][sS'
                                || '][eE][sS]?|[kK][eE][yY])|[tT])|[cC](?:[rR][eE][dD](?:[eE][nN][tT][iI][aA][lL][sS]?|[sS])'
                                || '|[lL][aA][vV][eE]|[hH](?:[aA][vV][eE]|[iI][aA][vV][eE]))|[aA][pP][iI](?:[kK][eE][yY]|_[k'
                                || 'K][eE][yY])|[lL](?:[iI][cC][eE][nN][cCsS][eE]|[lL][aA][vV][eE])|[wW][eE][bB][hH][oO][oO]'
                                || '[kK])(?:[,:=]?(?: ["''(]?[A-Za-z&.''-]{1,16}){0,5}[,:=]? ["''`(<*]{0,3}|(?:[:=])[ ]?["''`(<*'
                                || ']{0,3})|(?:[lL][oO][gG](?: ?[iI][nN]|[iI][nN])|[sS][iI][gG][nN] ?[iI][nN]|[aA](?:[uU][tT'
                                || '][hH][eE][nN][tT][iI][cC][aA][tT][eE]|[nN][mM][eE][lL][dD][eE][nN])|[cC][oO][nN][nN][eE]'
                                || '[cC][tT]|[eE][iI][nN][lL][oO][gG][gG][eE][nN])(?:[ ](?:[tT][oO]|[iI][nN](?:[tT][oO])?|[a'
                                || 'A][tTsS]|[bB][eE][iI]|[wW][iI][tT][hH]|[uU][sS][iI][nN][gG]|[oO][nN]|[mM][iI][tT]|[vV][i'
                                || 'I][aA]))(?: [A-Za-z&.''-]{1,16}){0,5} ["''`(<*]{0,3}))(?:)((?=[A-Za-z+/_.=-]{0,80}[0-9])[A'
                                || '-Za-z0-9+/_.=-]{15,}(?![A-Za-z0-9+/_.=(-]))')
                        end),
                        'assignment',
                        case when p_joined then '' else 'machine' end
                    ) then
                        v_wanted := v_wanted || 'named_value'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['%credential%', '%key%', '%passphrase%', '%password%', '%secret%', '%token%']) then
                if p_text collate "C" ~ '[A-Za-z0-9+/_.=-]{15}' then
                    if assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z0-9+/_.=-]))(?:)((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{16,}(?=["''`)>*]{0,3}'
                        || ' (?:(?:[aAiI][sS]|[fF][oO][rR]|[wW](?:[aA][sS]|[oO][rR][kK][sS] [aA][sS]))(?: [A-Za-z&.''-]{1,16}'
                        || '){0,3}) (?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY]|[pP][aA][sS][sS](?:[wW][oO'
                        || '][rR][dD]|[pP][hH][rR][aA][sS][eE])|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL])(?![A-Za-z])))'),
                        'assignment',
                        case when p_joined then '' else 'machine' end
                    ) then
                        v_wanted := v_wanted || 'value_named'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['%dea #%', '%dea n%', '%mbi%', '%medicare%', '%nhi%']) then
                if p_lower collate "C" ~ ('((?<![a-z0-9_./-])(?:dea (?:n(?:umber|o\.?)|#)["'']?(?: is)?[:= "'']{1,3}(?=[a-z]{2}[0-9]{7})|nhi(?: n'
                    || '(?:umber|o\.?))?["'']?(?: is)?[:= "'']{1,3}(?=[a-z]{3}[0-9])|(?:m(?:edicare(?: (?:mbi|n(?:umber|o\.?)|'
                    || 'id|beneficiary identifier|card))?|bi(?: number)?))["'']?(?: is)?[:=# "'']{1,3}(?=[1-9][a-z])))(?:)([a-'
                    || 'z]{2}[0-9]{7}|[a-hj-np-z]{3}(?:[0-9]{4}|[0-9]{2}[a-hj-np-z]{2})|[1-9][ac-hj-km-np-rt-y][0-9ac-hj-km-'
                    || 'np-rt-y][0-9]-?[ac-hj-km-np-rt-y][0-9ac-hj-km-np-rt-y][0-9]-?[ac-hj-km-np-rt-y]{2}[0-9]{2})(?![a-z0-'
                    || '9_.-])') then
                    v_wanted := v_wanted || 'health_number'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%ausweis%', '%cnh%', '%conducir%', '%dowod%', '%driver%', '%driving%', '%identidad%', '%licence n%',
                '%license n%', '%motorista%', '%pasaporte%', '%paspoort%', '%passaport%', '%passeport%', '%passnummer%',
                '%passport%', '%paszport%', '%patente%', '%permis de cond%', '%perso-nr%', '%prawa jazdy%', '%prawo jazdy%',
                '%reisepass%', '%rijbewijs%', '%visa n%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%dowÓd%', '%dowód%', '%fÜhrerschein%', '%führerschein%', '%identitÀ%', '%identitÉ%', '%identità%',
                '%identité%', '%kÖrkort%', '%körkort%', '%ПacПopt%', '%Пacпopт%', '%пacпopт%', '%パスポート%', '%免許証%', '%护照%',
                '%旅券%', '%護照%', '%運転免許%', '%驾驶证%', '%여권%', '%운전면허%'
            ])) then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?:(?<![a-z])(?:p(?:a(?:s(?:s(?:port|nummer)|poort(?:nummer)?)|tente(?: di guida)?)|er(?:so'
                            || '-nr\.?|mis de conduire)|raw[oa] jazdy)|r(?:eisepass(?:nummer|-?nr\.?)?|ijbewijs(?:nummer)?)|'
                            || '(?:num[éÉ]ro de )?passeport|(?:n[úÚ]mero de )?pasaporte|(?:numero di )?passaporto|(?:n[úÚ]me'
                            || 'ro do )?passaporte|(?:numer )?paszportu?|(?:cep[иИ][яЯ] [иИ] [нh]o[мm]ep|[нh]o[мm]ep)? ?[пПП'
                            || 'п]ac[пП]op[тt]a?(?: (?:cep[иИ][яЯ]|p[ФффФ]))?|(?:personal)?ausweis(?:nummer|-?nr\.?)|c(?:art'
                            || '(?:e(?: d''identit[éÉ]|ira de motorista)|a d''identit[àÀ])|nh)|d(?:o(?:cumento de identidad|w['
                            || 'óÓo]d(?:u)? osobist(?:y|ego))|riv(?:er''?s? licen[cs]e|ing licen[cs]e))|f[üÜ]hrerschein(?:num'
                            || 'mer|-?nr\.?)?|licen[cçÇ]a de conducir|(?:licencia|car(?:net|ta)|permiso) de conducir|k[öÖ]rk'
                            || 'ort(?:snummer)?|visa)(?![a-z])|护照号?码?|護照號?碼?|パスポート番号|旅券番号|여권번호?|運転免許証?番号|免許証番号|驾驶证号?|운전면허(?:'
                            || '번호)?)(?:[ ](?:is(?:t)?|e(?:s(?:t)?|r)|[èÈéÉ#]|n(?:um(?:[bm]er|[éÉ]ro)|[or]\.?|[úÚ]mero|[°\.]'
                            || ')|my|to|[äÄ]r)){0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?:)(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{'
                            || '2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})((?=(?:[a-z]{0,6}[ -]?[0-9]){3})(?:[0-9]{2}[ -]'
                            || '[0-9]{2}[ -][0-9]{6}(?:[ -][0-9]{2})?|[0-9]{2,4}[ -][0-9]{5,7}|[a-z]{1,3}[ -][0-9]{5,9}|[a-z'
                            || '0-9]{6,18}))(?![a-z0-9])')
                        else
                            ('((?:(?<![a-z])(?:p(?:a(?:s(?:s(?:port|nummer|eport|aporte)|aporte|poort(?:nummer)?)|tente(?:'
                            || ' di guida)?)|er(?:so-nr\.?|mis de conduire)|raw[oa] jazdy)|r(?:eisepass(?:nummer|-?nr\.?)?|i'
                            || 'jbewijs(?:nummer)?)|(?:numero di )?passaporto|(?:numer )?paszportu?|(?:personal)?ausweis(?:n'
                            || 'ummer|-?nr\.?)|d(?:o(?:cumento de identidad|wod(?:u)? osobist(?:y|ego))|riv(?:er''?s? licen[c'
                            || 's]e|ing licen[cs]e))|licenca de conducir|(?:licencia|car(?:net|ta)|permiso) de conducir|c(?:'
                            || 'arteira de motorista|nh)|visa)(?![a-z]))(?:[ ](?:is(?:t)?|e(?:s(?:t)?|r)|n(?:um[bm]er|[or]\.'
                            || '?|\.)|my|to|#)){0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?:)(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{'
                            || '2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})((?=(?:[a-z]{0,6}[ -]?[0-9]){3})(?:[0-9]{2}[ -]'
                            || '[0-9]{2}[ -][0-9]{6}(?:[ -][0-9]{2})?|[0-9]{2,4}[ -][0-9]{5,7}|[a-z]{1,3}[ -][0-9]{5,9}|[a-z'
                            || '0-9]{6,18}))(?![a-z0-9])')
                    end) then
                    v_wanted := v_wanted || 'document_number'::text;
                end if;
            end if;
            if strpos(p_lower, 'ifsc') > 0 then
                if p_lower collate "C" ~ '((?:(?<![a-z])ifsc(?: code)?(?: is)?[^0-9a-z\r\n]{0,4}))(?:)([a-z]{4}0[a-z0-9]{6}(?![a-z0-9]))' then
                    v_wanted := v_wanted || 'in_ifsc'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%american express%', '%amex%', '%card%', '%carta di%', '%carte %', '%della carta%', '%diners%', '%humo%',
                '%kaartnummer%', '%kapt%', '%kart numaras%', '%kartennummer%', '%karty%', '%kortnummer%', '%kreditkarte%',
                '%maestro%', '%tarjeta%', '%unionpay%', '%visa%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%cartÃo%', '%cartão%', '%kapт%', '%カード%', '%卡号%', '%卡號%', '%카드%'])) then
                if assay._firewall_holds(
                    p_lower,
                    (case
                        when v_wide then
                            ('((?:(?<![a-z])(?:(?:c(?:redit|harge|o(?:rporate|mpany))|debit|b(?:ank|usiness)|p(?:ayment|re'
                            || 'paid)|master)[ -]?cards?|(?:my|o(?:ur|ld)|h(?:is|er)|their|your|new) card|car(?:d[ _-]?(?:n('
                            || '?:um(?:ber)?|[or]\.?)|#)|t(?:e (?:b(?:ancaire|leue)|de cr[éÉ]dit)|a di credito|[ãÃ]o(?: de ('
                            || '?:cr[éÉ]dito|d[éÉ]bito))?))|visa|ame(?:x|rican express)|maestro|diners(?: club)?|u(?:nionpay'
                            || '|zcard)|humo|(?:kredit)?kartennummer|k(?:reditkarte|a(?:artnummer|rt numaras[ii])|ortnummer)'
                            || '|num(?:[éÉ]ro de (?:ma )?carte|er(?:o della carta| karty))|tarjeta(?: de (?:cr[éÉ]dito|d[éÉ]'
                            || 'bito))?|(?:[нh]o[мm]ep )?kap[тt][aыЫy])(?![a-z])|カード番号|クレジットカード|卡[号號]|카드 ?번호)(?: (?:n(?:umbe'
                            || 'r|o\.?)|[ie]s(?:t)?|[èÈéÉ])|[は是]|[ ]?[:#=]){0,2}[^0-9a-z\r\n]{0,6}(?<![0-9]))(?:)((?!89)(?:['
                            || '0-9]{12} [0-9]{4}|[0-9]{12,19}|[0-9]{4}(?:(?:(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-]{1,3}|'
                            || '&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{4}){3}|(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-]'
                            || '{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{6}(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-'
                            || ']{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{4,5}| [0-9]{12})|[0-9]{6} (?:[0-9]{10}|[0'
                            || '-9]{4} [0-9]{6})|[0-9]{5} [0-9]{5} [0-9]{6})(?![0-9]))')
                        else
                            ('((?:(?<![a-z])(?:(?:c(?:redit|harge|o(?:rporate|mpany))|debit|b(?:ank|usiness)|p(?:ayment|re'
                            || 'paid)|master)[ -]?cards?|(?:my|o(?:ur|ld)|h(?:is|er)|their|your|new) card|car(?:d[ _-]?(?:n('
                            || '?:um(?:ber)?|[or]\.?)|#)|t(?:e (?:b(?:ancaire|leue))|a di credito))|visa|ame(?:x|rican expre'
                            || 'ss)|maestro|diners(?: club)?|u(?:nionpay|zcard)|humo|(?:kredit)?kartennummer|k(?:reditkarte|'
                            || 'a(?:artnummer|rt numaras[ii])|ortnummer)|tarjeta|numer(?:o della carta| karty)|(?:[h]o[m]ep '
                            || ')?kapt[ay])(?![a-z]))(?: (?:n(?:umber|o\.?)|[ie]s(?:t)?)|[ ]?[:#=]){0,2}[^0-9a-z\r\n]{0,6}(?'
                            || '<![0-9]))(?:)((?!89)(?:[0-9]{12} [0-9]{4}|[0-9]{12,19}|[0-9]{4}(?:(?:(?=[^0-9])[ ]{0,4}(?:[,'
                            || '.~+*_"'')\]/|:>,-]{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{4}){3}|(?=[^0-9])[ ]{0,4}'
                            || '(?:[,.~+*_"'')\]/|:>,-]{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{6}(?=[^0-9])[ ]{0,4}'
                            || '(?:[,.~+*_"'')\]/|:>,-]{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{4,5}| [0-9]{12})|[0-'
                            || '9]{6} (?:[0-9]{10}|[0-9]{4} [0-9]{6})|[0-9]{5} [0-9]{5} [0-9]{6})(?![0-9]))')
                    end),
                    'named_number',
                    case when p_joined then '' else 'luhn' end
                ) then
                    v_wanted := v_wanted || 'card_named'::text;
                end if;
            end if;
            if strpos(p_lower, 'iban') > 0 then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9])[Ii][Bb][Aa][Nn][:#= "''(-]{1,4})(?:)([A-Za-z](?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0'
                    || ',8})?[A-Za-z](?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?[0-9](?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,'
                    || '8})?[0-9](?:(?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?[A-Za-z0-9]){11,30})'),
                    'number',
                    case when p_joined then '' else 'iban' end
                ) then
                    v_wanted := v_wanted || 'iban_named'::text;
                end if;
            end if;
        end if;
    end if;
    if p_lower collate "C" ~ assay._firewall_pattern('figures') then
        if p_lower collate "C" like any (array[
            '%a-number%', '%aadh%', '%aba%', '%account #%', '%account n%', '%acct #%', '%acct n%', '%adhaar%', '%afm%',
            '%african id%', '%ahv%', '%alien%', '%amka%', '%asmens%', '%assurance%', '%avs%', '%bank acc%', '%bank code%',
            '%bankgiro%', '%bankleitzahl%', '%bic%', '%blz%', '%branch code%', '%bsb%', '%bsn%', '%bvn%', '%cbu%', '%ccc%',
            '%cedula%', '%checking acc%', '%chequing acc%', '%citizenship n%', '%civil id%', '%clabe%', '%clearingn%',
            '%cmnd%', '%cnp%', '%cod numeric%', '%code banque%', '%codul%', '%compte%', '%conta%', '%conto%', '%cpf%',
            '%cpr%', '%cuenta%', '%cuil%', '%cuit%', '%curp%', '%cvu%', '%dl%', '%dni%', '%documento%', '%dod id%',
            '%dselsnummer%', '%edipi%', '%egn%', '%ein%', '%emirates id%', '%employer id%', '%epic%', '%fayda%', '%fin%',
            '%fnr%', '%ghana card%', '%green card%', '%gst%', '%health card%', '%health ins%', '%henkil%', '%hesap n%',
            '%hetu%', '%hkid%', '%huduma%', '%i kho%', '%ic number%', '%id card%', '%id no%', '%id number%',
            '%identifikationsnummer%', '%identity n%', '%idnr%', '%ifsc%', '%individual number%', '%insee%', '%institution%',
            '%insz%', '%iqama%', '%ird%', '%is her soc%', '%is his soc%', '%isikukood%', '%jmbg%', '%kad pengenalan%',
            '%kimlik%', '%konta%', '%konto-nr%', '%kontonr%', '%kontonummer%', '%krankenvers%', '%ktp%', '%medicare%',
            '%military id%', '%mlasz%', '%my number%', '%my soc%', '%mykad%', '%mynumber%', '%nas%', '%national%', '%nhi%',
            '%nhs%', '%nic%', '%nid%', '%nie%', '%nif%', '%nik%', '%nin%', '%nip%', '%nir%', '%niss%', '%nit%', '%npwp%',
            '%nric%', '%nss%', '%nuban%', '%ohip%', '%oib%', '%p.iva%', '%p/c%', '%p<%', '%pan%', '%partita iva%', '%pasep%',
            '%permanent account%', '%person%', '%pesel%', '%philhealth%', '%philsys%', '%pis%', '%plusgiro%', '%pnr%',
            '%pps%', '%qatar id%', '%r/t%', '%reg. nr%', '%reg.nr%', '%registre%', '%regon%', '%resident registration%',
            '%rfc%', '%rg%', '%rib%', '%rijksregister%', '%rodne%', '%rrn%', '%rtn%', '%ruc%', '%run%', '%rut%', '%rvnr%',
            '%s.s.n%', '%sa id%', '%savings acc%', '%seguridad%', '%seguro%', '%sin%', '%soc sec%', '%soc. sec%', '%social%',
            '%sort code%', '%sort-code%', '%sozialv%', '%ss #%', '%ss no%', '%ss num%', '%ss#%', '%ssn%', '%sss%',
            '%steuer%', '%stk%', '%sv-nr%', '%sv-nummer%', '%svnr%', '%swift%', '%taj%', '%tax file%', '%tax id%',
            '%taxpayer%', '%tc no%', '%tckn%', '%teudat%', '%tfn%', '%thai id%', '%tin%', '%transit number%', '%uan%',
            '%uidai%', '%uscis%', '%utr%', '%voter%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%adÓazon%', '%adÓszÁm%', '%adóazon%', '%adószám%', '%apiΘmΌΣ tayt%', '%apiθμός taυτ%', '%apiθμός τaυτ%',
            '%aμκa%', '%aφμ%', '%chỨng minh%', '%chứng minh%', '%cÉdula%', '%cédula%', '%cĂn cƯỚc%', '%căn cước%', '%cЧet%',
            '%cЧЁt%', '%cчeт%', '%cчёт%', '%emŠo%', '%emšo%', '%eгн%', '%iПh%', '%iпh%', '%iпн%', '%jmБГ%', '%jmбг%',
            '%jмбг%', '%numÉro fiscal%', '%numéro fiscal%', '%phokПП%', '%phokпп%', '%pнokпп%', '%rodnÉ%', '%rodné%',
            '%szemÉlyi%', '%személyi%', '%sÉcu%', '%sécu%', '%tÍtulo de eleitor%', '%título de eleitor%', '%Č. Ú%', '%Č. ú%',
            '%Č.Ú%', '%Č.ú%', '%Čtu%', '%č. Ú%', '%č. ú%', '%č.Ú%', '%č.ú%', '%čtu%', '%ΛoΓapiaΣm%', '%Λoγapiaσμ%', '%Φm%',
            '%λoγapiaσμ%', '%φm%', '%Гh%', '%Жch%', '%Жcн%', '%Иhh%', '%ИИh%', '%ИЛ%', '%Ииh%', '%Иин%', '%Ил%', '%Инн%',
            '%гh%', '%жch%', '%жcн%', '%иhh%', '%ииh%', '%иин%', '%ил%', '%инн%', '%חשבון בנק%', '%מספר זהות%', '%ת.ז%',
            '%תעודת%', '%ת״ז%', '%الرقم القومي%', '%الرقم المدني%', '%الهوية الوطنية%', '%رقم الهوية%', '%رقم قومي%',
            '%کد ملی%', '%आधार%', '%เลขที่บัญชี%', '%เลขบัญชี%', '%เลขบัตร%', '%เลขประจำตัว%', '%⑆%', '%ソーシャル%', '%マイナンバー%',
            '%個人番号%', '%口座番号%', '%基礎年金%', '%社会%', '%統一證號%', '%账号%', '%身份證%', '%身份证%', '%身分證%', '%銀行帳號%', '%银行卡号%', '%계좌%',
            '%외국인등록번호%', '%주민등록번호%', '%주민번호%'
        ])) then
            if p_lower collate "C" like any (array[
                '%my soc%', '%s.s.n%', '%seguro%', '%soc sec%', '%soc. sec%', '%social%', '%sozialv%', '%ss #%', '%ss no%',
                '%ss num%', '%ss#%', '%ssn%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%ソーシャル%', '%社会%'])) then
                if assay._firewall_holds(
                    p_lower,
                    (case
                        when v_wide then
                            ('((?:s(?:s(?:n| ?#| (?:n(?:o\.?|umber)))|\.s\.n\.?|o(?:c(?:(?:ial)?\.? ?sec\.?|ial(?:[ _-]sec'
                            || 'urity(?:[ _-]number)?| insurance no|security))|zialversicherung)|eguro social)|my soc|社会(?:安'
                            || '全|保障)|ソーシャル|(?<![a-z])social(?: is|[:#]))[^0-9\r\n]{0,30}|(?<![a-z])ssn[^0-9\r\n]{0,30}(?:\r'
                            || '?\n[^0-9\r\n]{0,30}){1,2})(?:)([0-9]{3}[ ./-]{0,3}[0-9]{2}[ ./-]{0,3}[0-9]{4}(?![0-9])|[0-9]'
                            || '(?:[ -][0-9]){8}(?![ -]?[0-9]))')
                        else
                            ('((?:s(?:s(?:n| ?#| (?:n(?:o\.?|umber)))|\.s\.n\.?|o(?:c(?:(?:ial)?\.? ?sec\.?|ial(?:[ _-]sec'
                            || 'urity(?:[ _-]number)?| insurance no|security))|zialversicherung)|eguro social)|my soc|(?<![a'
                            || '-z])social(?: is|[:#]))[^0-9\r\n]{0,30}|(?<![a-z])ssn[^0-9\r\n]{0,30}(?:\r?\n[^0-9\r\n]{0,30'
                            || '}){1,2})(?:)([0-9]{3}[ ./-]{0,3}[0-9]{2}[ ./-]{0,3}[0-9]{4}(?![0-9])|[0-9](?:[ -][0-9]){8}(?'
                            || '![ -]?[0-9]))')
                    end),
                    'named_number',
                    case when p_joined then '' else 'ssn' end
                ) then
                    v_wanted := v_wanted || 'us_ssn'::text;
                end if;
            end if;
            if strpos(p_lower, 'cpf') > 0 then
                if assay._firewall_holds(
                    p_lower,
                    '((?<![a-z])cpf[^0-9\r\n]{0,20})(?:)([0-9]{3}[ .]?[0-9]{3}[ .]?[0-9]{3}[ -]?[0-9]{2}(?![0-9]))',
                    'named_number',
                    case when p_joined then '' else 'cpf' end
                ) then
                    v_wanted := v_wanted || 'br_cpf_named'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%resident registration%', '%rrn%'])
            or (v_wide and p_lower collate "C" like any (array['%외국인등록번호%', '%주민등록번호%', '%주민번호%'])) then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?:주민(?:등록번호|번호)|외국인등록번호|(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24})(?:)([0-9]{2}'
                            || '(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[ ]?[1-8][0-9]{6}(?![0-9-]))')
                        else
                            ('((?:(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24})(?:)([0-9]{2}(?:0[1-9]|1[0-2])(?:0['
                            || '1-9]|[12][0-9]|3[01])[ ]?[1-8][0-9]{6}(?![0-9-]))')
                    end) then
                    v_wanted := v_wanted || 'kr_rrn_named'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%assurance%', '%nas%', '%sin%', '%social insurance%']) then
                if assay._firewall_holds(
                    p_lower,
                    (case
                        when v_wide then
                            ('((?:(?<![a-z])(?:sin|nas)(?: (?:is|est|n(?:o\.?|umber))|[:#])?|social insurance(?: n(?:umber'
                            || '|o\.?))?|assurance sociale|num[éÉ]ro d''assurance)[^0-9a-z\r\n]{0,4}(?:is |est )?)(?:)([0-9]{'
                            || '3}[ -]?[0-9]{3}[ -]?[0-9]{3}(?![0-9]))')
                        else
                            ('((?:(?<![a-z])(?:sin|nas)(?: (?:is|est|n(?:o\.?|umber))|[:#])?|social insurance(?: n(?:umber'
                            || '|o\.?))?|assurance sociale)[^0-9a-z\r\n]{0,4}(?:is |est )?)(?:)([0-9]{3}[ -]?[0-9]{3}[ -]?[0'
                            || '-9]{3}(?![0-9]))')
                    end),
                    'named_number',
                    case when p_joined then '' else 'luhn' end
                ) then
                    v_wanted := v_wanted || 'ca_sin'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%identifikationsnummer%', '%idnr%', '%steuer%', '%tax id%', '%tin%']) then
                if p_lower collate "C" ~ ('((?:steuer(?:-?id|identifikationsnummer|nummer)|id(?:entifikationsnummer|nr)|german tax id|(?<![a-z]'
                    || ')tin(?= (?:is|n(?:[or]|umber))|:)(?![a-z]))[^0-9\r\n]{0,20})(?:)([0-9]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]'
                    || '{3}(?![0-9]))') then
                    v_wanted := v_wanted || 'de_tax_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%pan%', '%permanent account%']) then
                if p_lower collate "C" ~ ('((?<![a-z])(?:p(?:an(?: card)?(?: n(?:umber|o\.?))?(?: is)?|ermanent account number))[^0-9a-z\r\n]{0'
                    || ',4})(?:)([a-z]{5}[0-9]{4}[a-z](?![a-z0-9]))') then
                    v_wanted := v_wanted || 'in_pan'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aadh%', '%adhaar%', '%uidai%'])
            or (v_wide and strpos(p_lower, 'आधार') > 0) then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?:a(?:adha(?:ar|r)|dhaar)|uidai|आधार)[^0-9\r\n]{0,24})(?:)([1-9][0-9]{3}[ -]?[0-9]{4}[ -]?'
                            || '[0-9]{4}(?![0-9]))')
                        else
                            ('((?:a(?:adha(?:ar|r)|dhaar)|uidai)[^0-9\r\n]{0,24})(?:)([1-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]'
                            || '{4}(?![0-9]))')
                    end) then
                    v_wanted := v_wanted || 'in_aadhaar'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%individual number%', '%my number%', '%mynumber%'])
            or (v_wide and p_lower collate "C" like any (array['%マイナンバー%', '%個人番号%'])) then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?:マイナンバー|個人番号|my(?: ?number|number)|individual number)[^0-9\r\n]{0,24})(?:)([0-9]{4}[ -]?['
                            || '0-9]{4}[ -]?[0-9]{4}(?![0-9]))')
                        else
                            ('((?:my(?: ?number|number)|individual number)[^0-9\r\n]{0,24})(?:)([0-9]{4}[ -]?[0-9]{4}[ -]?'
                            || '[0-9]{4}(?![0-9]))')
                    end) then
                    v_wanted := v_wanted || 'jp_my_number'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%dni%', '%documento%', '%nie%', '%nif%']) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:(?<![a-z])(?:dni|ni[ef])(?![a-z])|documento nacional)[^0-9\r\n]{0,16}(?<![a-z0-9]))(?:)([xyz]?[0'
                    || '-9]{7,8}-?[a-z](?![a-z0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'dni' end
                ) then
                    v_wanted := v_wanted || 'es_dni'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%afm%', '%african id%', '%ahv%', '%amka%', '%asmens%', '%avs%', '%bsn%', '%burgerservice%', '%bvn%',
                '%cccd%', '%cedula%', '%citizenship n%', '%civil id%', '%cmnd%', '%cnic%', '%cnp%', '%cod numeric%',
                '%codul%', '%contribuinte%', '%cpr%', '%cuil%', '%cuit%', '%curp%', '%dni%', '%dselsnummer%', '%egn%',
                '%emirates id%', '%employer id%', '%fayda%', '%ghana card%', '%health ins%', '%henkil%', '%hetu%', '%hkid%',
                '%huduma%', '%ic number%', '%id card%', '%identity n%', '%insee%', '%insz%', '%iqama%', '%ird%',
                '%isikukood%', '%itin%', '%jmbg%', '%kad pengenalan%', '%kennitala%', '%kimlik%', '%krankenvers%', '%ktp%',
                '%medicare%', '%mykad%', '%national%', '%nhs%', '%nie%', '%nif%', '%nir%', '%niss%', '%npwp%', '%nric%',
                '%oib%', '%p.iva%', '%partita iva%', '%person%', '%pesel%', '%philhealth%', '%philsys%', '%pis/pasep%',
                '%pps%', '%qatar id%', '%registre%', '%rijksregister%', '%rodne%', '%rvnr%', '%sa id%', '%seguridad%',
                '%sociale%', '%sofinummer%', '%sozialvers%', '%steuern%', '%sv-nr%', '%sv-nummer%', '%svnr%', '%taj%',
                '%tax file%', '%tax id%', '%taxpayer%', '%tc no%', '%tckn%', '%teudat%', '%tfn%', '%thai id%',
                '%versicherungsn%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%adÓazon%', '%adÓszÁm%', '%adóazon%', '%adószám%', '%apiΘmΌΣ tayt%', '%apiθμός taυτ%', '%apiθμός τaυτ%',
                '%aμκa%', '%aφμ%', '%chỨng minh%', '%chứng minh%', '%cÉdula%', '%cédula%', '%cĂn cƯỚc%', '%căn cước%',
                '%emŠo%', '%emšo%', '%eгн%', '%iПh%', '%iпh%', '%iпн%', '%jmБГ%', '%jmбг%', '%jмбг%', '%numÉro fiscal%',
                '%numéro fiscal%', '%phokПП%', '%phokпп%', '%pнokпп%', '%rodnÉ%', '%rodné%', '%szemÉlyi%', '%személyi%',
                '%sÉcu%', '%sécu%', '%tÍtulo de eleitor%', '%título de eleitor%', '%Φm%', '%φm%', '%Гh%', '%Жch%', '%Жcн%',
                '%Иhh%', '%ИИh%', '%ИЛ%', '%Ииh%', '%Иин%', '%Ил%', '%Инн%', '%гh%', '%жch%', '%жcн%', '%иhh%', '%ииh%',
                '%иин%', '%ил%', '%инн%', '%מספר זהות%', '%ת.ז%', '%תעודת%', '%ת״ז%', '%الرقم القومي%', '%الرقم المدني%',
                '%الهوية الوطنية%', '%رقم الهوية%', '%رقم قومي%', '%کد ملی%', '%เลขบัตร%', '%เลขประจำตัว%', '%基礎年金%',
                '%統一證號%', '%身份證%', '%身份证%', '%身分證%'
            ])) then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?:(?<![a-z])(?:b(?:[sv]n|urgerservicenummer)|s(?:ofinummer|v(?:-n(?:r\.?|ummer)|nr)|[éÉ]cu'
                            || 'rit[éÉ] sociale|eguridad social|teuernummer|zem[éÉ]lyi sz[áÁ]m)|n(?:i(?:ss|[rfe])|um(?:[éÉ]r'
                            || 'o (?:fiscal|national)|ero de seguridad social)|pwp|ric|hs|ational (?:id(?:enti(?:ty|fication'
                            || '))?)(?: card)?)|i(?:ns(?:z|ee)|c number|rd(?: number)?|sikukood|tin|qama|dentity number)|e(?'
                            || ':m(?:[šŠŠš]o|ployer id(?:entification)?|irates id)|gn|[гГ][нh]|[Гг][hн])|EM[Šš]O|t(?:c(?:kn|'
                            || ' no)|hai id|[íÍ]tulo de eleitor|fn|a(?:x(?: (?:file number|id)|payer id(?:entification)?)|j('
                            || '?:[ -]sz[áÁ]m)?)|\.?c\.? kimlik(?: n(?:o|umara(?:m?|s[ii])))?|eudat zehut)|c(?:i(?:vil id|ti'
                            || 'zenship)|od(?: numeric personal|ul numeric personal)|pr(?:-n(?:ummer|r))?|n(?:p(?:j)?|ic)|u('
                            || '?:rp|i[lt])|[éÉ]dula(?: de (?:ciudadan[íÍ]a|identidad))?|edula|ccd|mnd|[ăĂ]n c[ưƯ][ớỚ]c(?: c'
                            || '[ôÔ]ng d[âÂ]n)?|h[ứỨ]ng minh nh[âÂ]n d[âÂ]n|[нh][иИ][лЛ]c|[hн][Ии][Лл]c)|qatar id|h(?:uduma('
                            || '?: namba)?|e(?:nkil[öÖ]tunnus|tu|alth insurance)|kid)|ghana card|f(?:ayda|[øØo]dselsnummer)|'
                            || '(?:no\.? )?kad pengenalan|p(?:hil(?:sys|health)|artita iva|\.iva|is/pasep|e(?:sel|rson(?:n(?'
                            || ':ummer|r)|a(?:s kods|l number)))|ps(?:n?| number))|a(?:d[óÓ](?:sz[áÁ]m|azonos[íÍ]t[óÓ](?: je'
                            || 'l)?)|mka|[μm][κk]a|[mμ][kκ]a|[φΦ][μm]|[Φφ][mμ]|fm|smens kodas|hv(?:-n(?:ummer|r\.?))?|vs)|k('
                            || '?:ennitala|imlik (?:n(?:o|umara(?:s[ii]|m)))|rankenversicherten(?:nummer|-?nr\.?)|tp)|unique'
                            || ' taxpayer reference|m(?:edicare(?: \(au\)|(?: number)?)|y(?:kad| id card))|r(?:vnr|egistre n'
                            || 'ational|ijksregisternummer|odn(?:[éÉ] [čČ][íÍ]slo|e cislo))|(?:n(?:um[éÉ]ro|°))(?: de)? s[éÉ'
                            || ']cu|oib|jmbg|(?:renten|sozial|kranken)?versicherungsnummer|(?:n[úÚ]mero de )?contribuinte|dn'
                            || 'i|ת(?:\.?ז\.?|עודת זהות)|الرقم القومي|رقم الهوية|[иИ][нh][нh]|[Ии][hн][hн]|[нh]o[мm]ep [иИ]['
                            || 'нh][нh]|(?:s(?:outh african|a)) id)(?![a-z])|基礎年金番号|i(?:[Пп][hн]|[пП][нh])|p(?:[hн]ok[Пп][Пп'
                            || ']|[нh]ok[пП][пП])|[Ии][Ии][hн]|[иИ][иИ][нh]|[Жж]c[hн]|[жЖ]c[нh]|j(?:[mм][Бб][Гг]|[мm][бБ][гГ'
                            || '])|מספר זהות|ת״ז|کد ملی|ال(?:رقم المدني|هوية الوطنية)|رقم قومي|api[θΘ][μm][όΌ][ςΣ] [τt]a[υy]'
                            || '[τt][όΌ][τt][ηh][τt]a[ςΣ]|เลข(?:บัตรประชาชน|ประจำตัวประชาชน)|(?:身(?:份[证證]|分證)|統一證號|统一证号)(?:号'
                            || '码?|字號|號碼)?)(?:[ ](?:is(?:t)?|e(?:s(?:t)?|r)|[èÈéÉ]|n(?:um(?:[bm]er|[éÉ]ro)|[or]\.?|[úÚ]mero)'
                            || '|my|to|[äÄ]r|of|jel|s[ốỐ])){0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?:)(?!(?:19|20)[0-9]{2}-[0-'
                            || '9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})([a-z]{0,3}[ -]?[0-9](?:[ ./-]{0,2}'
                            || '[0-9]){5,19}(?:[ -]?[a-z]{1,2}(?: ?[0-9]{3})?(?![a-z0-9])|[ ]?\([0-9a]\))?(?![a-z0-9]))')
                        else
                            ('((?:(?<![a-z])(?:b(?:[sv]n|urgerservicenummer)|s(?:ofinummer|v(?:-n(?:r\.?|ummer)|nr)|egurid'
                            || 'ad social|teuernummer)|n(?:i(?:ss|[rfe])|pwp|ric|umero de seguridad social|hs|ational (?:id('
                            || '?:enti(?:ty|fication))?)(?: card)?)|i(?:ns(?:z|ee)|c number|rd(?: number)?|sikukood|tin|qama'
                            || '|dentity number)|t(?:c(?:kn| no)|hai id|fn|a(?:x(?: (?:file number|id)|payer id(?:entificati'
                            || 'on)?)|j)|\.?c\.? kimlik(?: n(?:o|umara(?:m?|s[ii])))?|eudat zehut)|c(?:i(?:vil id|tizenship)'
                            || '|o(?:d(?: numeric personal|ul numeric personal)|ntribuinte)|pr(?:-n(?:ummer|r))?|n(?:p(?:j)?'
                            || '|ic)|u(?:rp|i[lt])|edula|ccd|mnd)|qatar id|h(?:uduma(?: namba)?|e(?:tu|alth insurance)|kid)|'
                            || 'ghana card|f(?:ayda|odselsnummer)|(?:no\.? )?kad pengenalan|p(?:hil(?:sys|health)|artita iva'
                            || '|\.iva|is/pasep|e(?:sel|rson(?:n(?:ummer|r)|a(?:s kods|l number)))|ps(?:n?| number))|k(?:enn'
                            || 'itala|imlik (?:n(?:o|umara(?:s[ii]|m)))|rankenversicherten(?:nummer|-?nr\.?)|tp)|unique taxp'
                            || 'ayer reference|e(?:m(?:ployer id(?:entification)?|irates id)|gn)|m(?:edicare(?: \(au\)|(?: n'
                            || 'umber)?)|y(?:kad| id card))|r(?:vnr|egistre national|ijksregisternummer|odne cislo)|a(?:[mm]'
                            || 'ka|fm|smens kodas|hv(?:-n(?:ummer|r\.?))?|vs)|oib|jmbg|(?:renten|sozial|kranken)?versicherun'
                            || 'gsnummer|dni|(?:s(?:outh african|a)) id)(?![a-z]))(?:[ ](?:is(?:t)?|e(?:s(?:t)?|r)|n(?:um[bm'
                            || ']er|[or]\.?)|my|to|of|jel)){0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?:)(?!(?:19|20)[0-9]{2}-[0-'
                            || '9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})([a-z]{0,3}[ -]?[0-9](?:[ ./-]{0,2}'
                            || '[0-9]){5,19}(?:[ -]?[a-z]{1,2}(?: ?[0-9]{3})?(?![a-z0-9])|[ ]?\([0-9a]\))?(?![a-z0-9]))')
                    end) then
                    v_wanted := v_wanted || 'named_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%a-number%', '%alien%', '%dl%', '%ein%', '%epic%', '%fin%', '%fnr%', '%green card%', '%gst%',
                '%health card%', '%hetu%', '%nhi%', '%nic%', '%nik%', '%nin%', '%nip%', '%nit%', '%nss%', '%ohip%',
                '%pasep%', '%pis%', '%pnr%', '%rfc%', '%rg%', '%run%', '%rut%', '%sin%', '%sss%', '%tin%', '%uscis%',
                '%utr%', '%voter%'
            ]) then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?<![a-z])(?:n(?:ss|i[pctkn]|hi)|p(?:is|asep|nr)|e(?:in|pic)|f(?:ein|nr|in)|u(?:tr|scis)|he'
                            || '(?:tu|alth card)|tin|g(?:st(?:in)?|reen card)|ohip|a(?:lien(?: registration)?|-number)|r(?:u'
                            || '[tn]|g|fc)|sss|voter id|dl)(?:[ ](?:[ie]s|n(?:umber|o\.?|°)|my|[éÉ])){0,2}[^0-9a-z\r\n]{0,4}'
                            || '(?<![a-z0-9]))(?:)([0-9]{2}(?:-[0-9]{7}(?:-[0-9])?|\.[0-9]{3}\.[0-9]{3}-[0-9kx]|[a-z]{5}[0-9'
                            || ']{4}[a-z][0-9a-z]z[0-9a-z])|[0-9]{3}(?:\.(?:[0-9]{5}\.[0-9]{2}-[0-9]|[0-9]{3}\.[0-9]{3}-[0-9'
                            || '])|-(?:[0-9]{3}-(?:[0-9]{2}-[0-9]{2}|[0-9]{3}-[0-9]{3})|[0-9]{2}-[0-9]{2}-[0-9]{3}))|[0-9]{6'
                            || '}(?:[a+-][0-9]{3}[0-9a-y]| [0-9]{5})|[0-9]{5} [0-9]{5}|[0-9]{9}v|[0-9]{4}-[0-9]{3}-[0-9]{3}('
                            || '?:-[a-z]{2})?|[0-9]{1,2}\.?[0-9]{3}\.?[0-9]{3}-[0-9kx]|[stfgm][0-9]{7}[a-z]|[0-9]{16}|[0-9]{'
                            || '11}|[a-z&ñÑ]{3,4}[0-9]{6}[a-z0-9]{3}|a[0-9]{8,9}|[a-z]{3}[0-9]{7,10}|[a-z][0-9]{7,8})(?![a-z'
                            || '0-9])')
                        else
                            ('((?<![a-z])(?:n(?:ss|i[pctkn]|hi)|p(?:is|asep|nr)|e(?:in|pic)|f(?:ein|nr|in)|u(?:tr|scis)|he'
                            || '(?:tu|alth card)|tin|g(?:st(?:in)?|reen card)|ohip|a(?:lien(?: registration)?|-number)|r(?:u'
                            || '[tn]|g|fc)|sss|voter id|dl)(?:[ ](?:[ie]s|n(?:umber|o\.?)|my)){0,2}[^0-9a-z\r\n]{0,4}(?<![a-'
                            || 'z0-9]))(?:)([0-9]{2}(?:-[0-9]{7}(?:-[0-9])?|\.[0-9]{3}\.[0-9]{3}-[0-9kx]|[a-z]{5}[0-9]{4}[a-'
                            || 'z][0-9a-z]z[0-9a-z])|[0-9]{3}(?:\.(?:[0-9]{5}\.[0-9]{2}-[0-9]|[0-9]{3}\.[0-9]{3}-[0-9])|-(?:'
                            || '[0-9]{3}-(?:[0-9]{2}-[0-9]{2}|[0-9]{3}-[0-9]{3})|[0-9]{2}-[0-9]{2}-[0-9]{3}))|[0-9]{6}(?:[a+'
                            || '-][0-9]{3}[0-9a-y]| [0-9]{5})|[0-9]{5} [0-9]{5}|[0-9]{9}v|[0-9]{4}-[0-9]{3}-[0-9]{3}(?:-[a-z'
                            || ']{2})?|[0-9]{1,2}\.?[0-9]{3}\.?[0-9]{3}-[0-9kx]|[stfgm][0-9]{7}[a-z]|[0-9]{16}|[0-9]{11}|[a-'
                            || 'z&]{3,4}[0-9]{6}[a-z0-9]{3}|a[0-9]{8,9}|[a-z]{3}[0-9]{7,10}|[a-z][0-9]{7,8})(?![a-z0-9])')
                    end) then
                    v_wanted := v_wanted || 'formed_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%dod id%', '%edipi%', '%ein%', '%military id%', '%nip%', '%nit%', '%ohip%', '%regon%', '%rg%', '%ruc%',
                '%rut%', '%sss%', '%tin%', '%uan%', '%utr%'
            ]) then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?<![a-z0-9_./-])(?:(?:rg|sss|f?ein|tin|edipi)(?: (?:n(?:umber|[or]\.?|°)))?["'']?(?: ?[:=#]'
                            || '| (?:[ie]s|[éÉ]))[ "'']{0,2}|(?:r(?:u[tc]|egon)|ni[tp]|u(?:tr|an)|ohip|(?:dod|military) id)(?'
                            || ': (?:n(?:umber|[or]\.?|°)))?["'']?(?: ?[:=#]| (?:[ie]s|[éÉ]))?[ "'']{1,2}|(?:r(?:u[tc]|egon)|n'
                            || 'i[tp]|u(?:tr|an)|ohip)["'']?[:=]["'']?))(?:)([0-9]{8}[0-9k]|[0-9]{9}-[0-9]|[0-9]{10}(?:[ -]?[a'
                            || '-z]{2})?|[0-9]{11}|[0-9]{12}|[0-9]{4} [0-9]{4} [0-9]{4}|[0-9]{5} [0-9]{5})(?![a-z0-9_.-])')
                        else
                            ('((?<![a-z0-9_./-])(?:(?:rg|sss|f?ein|tin|edipi)(?: (?:n(?:umber|[or]\.?)))?["'']?(?: ?[:=#]| '
                            || '[ie]s)[ "'']{0,2}|(?:r(?:u[tc]|egon)|ni[tp]|u(?:tr|an)|ohip|(?:dod|military) id)(?: (?:n(?:um'
                            || 'ber|[or]\.?)))?["'']?(?: ?[:=#]| [ie]s)?[ "'']{1,2}|(?:r(?:u[tc]|egon)|ni[tp]|u(?:tr|an)|ohip)'
                            || '["'']?[:=]["'']?))(?:)([0-9]{8}[0-9k]|[0-9]{9}-[0-9]|[0-9]{10}(?:[ -]?[a-z]{2})?|[0-9]{11}|[0-'
                            || '9]{12}|[0-9]{4} [0-9]{4} [0-9]{4}|[0-9]{5} [0-9]{5})(?![a-z0-9_.-])')
                    end) then
                    v_wanted := v_wanted || 'formed_id_bare'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%id no%', '%id number%', '%nid%']) then
                if p_lower collate "C" ~ ('((?<![a-z0-9_./-])(?:id (?:n(?:umber|o\.?))(?: is)?[: ]{1,2}(?=[0-9]{10}[01][89])|nid(?: n(?:umber|o'
                    || '\.?)|): (?=[0-9]{10}(?![0-9])|[0-9]{17}(?![0-9]))))(?:)([0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]'
                    || '|3[01])[0-9]{4}[01][89][0-9]|[0-9]{10}|[0-9]{17})(?![a-z0-9_.-])') then
                    v_wanted := v_wanted || 'formed_id_told'::text;
                end if;
            end if;
            if strpos(p_lower, 'p<') > 0 then
                if p_lower collate "C" ~ ('((?<![a-z0-9<]))(?:)(p<[a-z]{3}[a-z]{2,30}<<[a-z<]{8,40}[ \t]{0,4}\r?\n[ \t>]{0,8}[a-z0-9<]{9}[0-9]['
                    || 'a-z<]{3}[0-9]{6}[0-9][mfx<][0-9]{6}[0-9][a-z0-9<]{10,16}(?![a-z0-9<]))') then
                    v_wanted := v_wanted || 'passport_lines'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%is her soc%', '%is her ssn%', '%is his soc%', '%is his ssn%', '%is my soc%', '%is my ssn%']) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?<![0-9a-z_.-])(?=[0-9]{3}[ -]?[0-9]{2}[ -]?[0-9]{4} is (?:my|h(?:er|is)) (?:s(?:sn|oc))))(?:)([0-'
                    || '9]{3}[ -]?[0-9]{2}[ -]?[0-9]{4}(?![0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'ssn' end
                ) then
                    v_wanted := v_wanted || 'us_ssn_said'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aba%', '%de ruta%', '%r/t%', '%routing%', '%rtn%', '%transit number%']) then
                if assay._firewall_holds(
                    p_lower,
                    (case
                        when v_wide then
                            ('((?:(?<![a-z0-9_-])(?:(?:aba(?:[/ _-]{1,3}routing)?|r(?:outing(?:[/ _-]{1,3}aba)?|tn|/t)|tra'
                            || 'nsit(?:[ _-]routing|(?= number))|n[úÚ]mero de ruta)(?:[ _-](?:transit|code))?(?:[ _-]?(?:n(?'
                            || ':um(?:ber)?|[or]\.?)|#))?(?: ?\((?:aba|rtn|us)\))?(?: (?:is|was|for [a-z ]{1,16} is))?["'']?('
                            || '?:[ ]{0,2}[:=#][ ]{0,2}["'']?| (?:- |\()?)|(?:(?:acc(?:ount|t))[ ]?/[ ]?routing|routing[ ]?/['
                            || ' ]?(?:acc(?:ount|t)))[: ]{1,2})))(?:)([0-9]{9}|[0-9]{3}[ -][0-9]{3}[ -][0-9]{3}|[0-9]{4}[ -]'
                            || '[0-9]{4}[ -][0-9])(?![0-9a-z_]|\.[0-9a-z]| ?(?:[nmu]s|bytes|times|packets)(?![a-z]))')
                        else
                            ('((?:(?<![a-z0-9_-])(?:(?:aba(?:[/ _-]{1,3}routing)?|r(?:outing(?:[/ _-]{1,3}aba)?|tn|/t)|tra'
                            || 'nsit(?:[ _-]routing|(?= number)))(?:[ _-](?:transit|code))?(?:[ _-]?(?:n(?:um(?:ber)?|[or]\.'
                            || '?)|#))?(?: ?\((?:aba|rtn|us)\))?(?: (?:is|was|for [a-z ]{1,16} is))?["'']?(?:[ ]{0,2}[:=#][ ]'
                            || '{0,2}["'']?| (?:- |\()?)|(?:(?:acc(?:ount|t))[ ]?/[ ]?routing|routing[ ]?/[ ]?(?:acc(?:ount|t'
                            || ')))[: ]{1,2})))(?:)([0-9]{9}|[0-9]{3}[ -][0-9]{3}[ -][0-9]{3}|[0-9]{4}[ -][0-9]{4}[ -][0-9])'
                            || '(?![0-9a-z_]|\.[0-9a-z]| ?(?:[nmu]s|bytes|times|packets)(?![a-z]))')
                    end),
                    'named_number',
                    case when p_joined then '' else 'routing' end
                ) then
                    v_wanted := v_wanted || 'us_routing'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%account #%', '%account n%', '%acct #%', '%acct n%', '%bankgiro%', '%bankleitzahl%', '%blz%', '%bsb%',
                '%clabe%', '%compte%', '%conta%', '%conto%', '%cuenta%', '%hesap n%', '%ifsc%', '%konta%', '%konto-nr%',
                '%kontonr%', '%kontonummer%', '%plusgiro%', '%rekening%', '%sort code%', '%sort-code%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%cЧet%', '%cЧЁt%', '%cчeт%', '%cчёт%', '%口座番号%', '%账号%', '%銀行帳號%', '%银行卡号%', '%계좌%'])) then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?:(?<![a-z])(?:sort[ -]code|b(?:sb|lz|ank(?:leitzahl| account(?: n(?:umber|o\.?))?|giro))|'
                            || 'c(?:labe|o(?:mpte bancaire(?: n°)?|nt(?:o corrente(?: n\.?)?|a(?: (?:corrente|banc[áÁ]ria|po'
                            || 'upan[çÇ]a))?))|uenta (?:bancaria|clabe))|konto(?:nummer|-?nr\.?)|acc(?:ount (?:n(?:umber|o\.'
                            || '?)|#)|t\.? ?(?:n(?:umber|o\.?)|#))|n(?:um(?:[éÉe]ro de compte|er(?:o di conto| konta))|[úÚu]'
                            || 'mero d(?:e cuenta|a conta)|r konta)|rekeningnummer|hesap (?:n(?:o|umaras[ii]))|[нh]o[мm]ep c'
                            || '[чЧ][eёЁ][тt]a|p(?:/c|lusgiro))(?![a-z])|口座番号|银行账号|銀行帳號|账号|계좌(?:번호)?)(?: n(?:umber|[or]\.?))'
                            || '?(?:[ ](?:[ie]s(?:t)?|[èÈéÉ]|to|[äÄ]r))?[^0-9a-z\r\n]{0,4}(?<![0-9]))(?:)([0-9](?:[ -]?[0-9]'
                            || '){5,21})(?![0-9a-z])')
                        else
                            ('((?:(?<![a-z])(?:sort[ -]code|b(?:sb|lz|ank(?:leitzahl| account(?: n(?:umber|o\.?))?|giro))|'
                            || 'c(?:labe|o(?:mpte bancaire|nt(?:o corrente(?: n\.?)?|a(?: (?:corrente))?))|uenta (?:bancaria'
                            || '|clabe))|konto(?:nummer|-?nr\.?)|acc(?:ount (?:n(?:umber|o\.?)|#)|t\.? ?(?:n(?:umber|o\.?)|#'
                            || '))|n(?:um(?:ero de compte|er(?:o di conto| konta))|umero d(?:e cuenta|a conta)|r konta)|reke'
                            || 'ningnummer|hesap (?:n(?:o|umaras[ii]))|p(?:/c|lusgiro))(?![a-z]))(?: n(?:umber|[or]\.?))?(?:'
                            || '[ ](?:[ie]s(?:t)?|to))?[^0-9a-z\r\n]{0,4}(?<![0-9]))(?:)([0-9](?:[ -]?[0-9]){5,21})(?![0-9a-'
                            || 'z])')
                    end) then
                    v_wanted := v_wanted || 'bank_number'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%bank acc%', '%cbu%', '%ccc%', '%checking acc%', '%chequing acc%', '%cvu%', '%i kho%', '%mlasz%', '%nuban%',
                '%p/c%', '%rekening%', '%rib%', '%savings acc%', '%stk%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%compte n°%', '%cЧet%', '%cЧЁt%', '%cчeт%', '%cчёт%', '%Č. Ú%', '%Č. ú%', '%Č.Ú%', '%Č.ú%', '%Čtu%',
                '%č. Ú%', '%č. ú%', '%č.Ú%', '%č.ú%', '%čtu%', '%ΛoΓapiaΣm%', '%Λoγapiaσμ%', '%λoγapiaσμ%', '%חשבון בנק%',
                '%เลขที่บัญชี%', '%เลขบัญชี%'
            ])) then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?:(?<![a-z])(?:(?:bank|che(?:cking|quing)|savings) (?:acc(?:ount|t?\.?))(?: (?:n(?:umber|o'
                            || '\.?)|#))?(?: (?:is|[#=])|:)?[ #"'']{1,3}|(?:nuban(?: n(?:umber|o\.?))?|compte n°)(?: (?:is|es'
                            || 't)|:)? |r(?:ib ?:? ?(?=[0-9]{5}[ -]?[0-9]{5}[ -]?[0-9a-z]{11}[ -]?[0-9]{2})|ekening (?:b(?:c'
                            || 'a|[nrs]i)|mandiri|cimb)(?: no\.?)? ?:? ?)|(?:c(?:[bv]u|cc))(?: [ie]s|:)? (?=(?:[0-9][ -]?){1'
                            || '9}[0-9])|stk ?: ?|[čČČč](?:[íÍÍí]slo [úÚÚú][čČČč]tu ?:? ?|\. ?[úÚÚú]\. ?:? ?)|banksz[áÁÁáa]m'
                            || 'lasz[áÁÁáa]m(?:om)? ?:? ?|no(?:mor|\.)? ?rekening(?: [a-z]{2,10})? ?:? ?)|s[ốỐỐố] t[àÀÀà]i k'
                            || 'ho[ảẢẢả]n(?: c[ủỦỦủ]a t[ôÔ]i)?(?: l[àÀÀà]|:)? |(?:api[θΘ][μm][όΌ][ςΣ] )?[λΛ]o[γΓ]apia[σΣ][μm'
                            || '](?:[όΌ][ςΣ]|o[ύΎ]) ?: ?|เลข(?:ที่บัญชี(?:ธนาคาร)? ?:? ?|บัญชี ?:? ?)|(?:p/c|c[чЧ][eёЁ][тt])'
                            || '[ №:]{1,4}(?=[0-9]{5}[ .]?[0-9]{3}[ .]?[0-9]{12})|חשבון בנק:? ))(?:)(?!(?:19|20)[0-9]{2}-[0-'
                            || '9]{2}-[0-9]{2}(?![0-9]))([0-9]{5}[ -]?[0-9]{5}[ -]?[0-9a-z]{11}[ -]?[0-9]{2}|(?:[0-9]{1,6}-)'
                            || '?[0-9]{6,10}/[0-9]{4}|[0-9](?:[ -]?[0-9]){5,25})(?![0-9a-z])')
                        else
                            ('((?:(?<![a-z])(?:(?:bank|che(?:cking|quing)|savings) (?:acc(?:ount|t?\.?))(?: (?:n(?:umber|o'
                            || '\.?)|#))?(?: (?:is|[#=])|:)?[ #"'']{1,3}|(?:nuban(?: n(?:umber|o\.?))?)(?: (?:is|est)|:)? |r('
                            || '?:ib ?:? ?(?=[0-9]{5}[ -]?[0-9]{5}[ -]?[0-9a-z]{11}[ -]?[0-9]{2})|ekening (?:b(?:ca|[nrs]i)|'
                            || 'mandiri|cimb)(?: no\.?)? ?:? ?)|(?:c(?:[bv]u|cc))(?: [ie]s|:)? (?=(?:[0-9][ -]?){19}[0-9])|s'
                            || 'tk ?: ?|bankszamlaszam(?:om)? ?:? ?|no(?:mor|\.)? ?rekening(?: [a-z]{2,10})? ?:? ?)|(?:p/c)['
                            || ' :]{1,4}(?=[0-9]{5}[ .]?[0-9]{3}[ .]?[0-9]{12})))(?:)(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}('
                            || '?![0-9]))([0-9]{5}[ -]?[0-9]{5}[ -]?[0-9a-z]{11}[ -]?[0-9]{2}|(?:[0-9]{1,6}-)?[0-9]{6,10}/[0'
                            || '-9]{4}|[0-9](?:[ -]?[0-9]){5,25})(?![0-9a-z])')
                    end) then
                    v_wanted := v_wanted || 'bank_number_formed'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%bank code%', '%bankleitzahl%', '%bic%', '%blz%', '%bsb%', '%clearingn%', '%ifsc%', '%institution%',
                '%reg. nr%', '%reg.nr%', '%sort code%', '%sort-code%', '%swift%'
            ]) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:sort[ -]code|b(?:sb|lz|ank(?:leitzahl| code))|ifsc(?: code)?|(?:bic|swift)(?: code)'
                    || '?(?=(?: is)?[: /]{1,3}[a-z]{6})|transit [0-9]{5},? institution|reg\. ?nr\.?|clearingnummer)(?: n(?:u'
                    || 'mber|o\.?))?(?:[ ]is)?[^0-9a-z\r\n]{0,4}(?:[a-z]{4}0[a-z0-9]{6}|[a-z]{6}[a-z0-9]{2}(?:[a-z0-9]{3})?|'
                    || '[0-9](?:[ -]?[0-9]){2,8})[^0-9a-z]{1,5}(?:[au]nd )?(?:bank[ \-])?(?:a(?:cc(?:ount|t?)|/c)|k(?:onto|t'
                    || 'o))(?: n(?:umber|[or]))?[^0-9a-z\r\n]{1,4}))(?:)([0-9](?:[ .-]?[0-9]){5,17}(?![0-9a-z]))') then
                    v_wanted := v_wanted || 'bank_account_of'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aba number%', '%routing number%'])
            or (v_wide and strpos(p_lower, '⑆') > 0) then
                if assay._firewall_holds(
                    p_lower,
                    (case
                        when v_wide then
                            ('((?<![0-9a-z_.-])(?=[0-9]{9} is (?:the(?:ir)?|my|our) (?:bank''?s? )?(?:aba (?:routing )?|rou'
                            || 'ting )(?:number|transit))|⑆[ ]?)(?:)([0-9]{9}(?![0-9]))')
                        else
                            ('((?<![0-9a-z_.-])(?=[0-9]{9} is (?:the(?:ir)?|my|our) (?:bank''?s? )?(?:aba (?:routing )?|rou'
                            || 'ting )(?:number|transit)))(?:)([0-9]{9}(?![0-9]))')
                    end),
                    'named_number',
                    case when p_joined then '' else 'routing' end
                ) then
                    v_wanted := v_wanted || 'us_routing_said'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%bank code%', '%bankleitzahl%', '%blz%', '%branch code%', '%bsb%', '%code banque%', '%ifsc%', '%sort code%',
                '%sort-code%'
            ]) then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?:(?<![a-z])(?:a(?:cc(?:ount|t?)|/c)|k(?:onto|to)|compte(?: n°)?)(?: n(?:umber|[or]))?[^0-'
                            || '9a-z\r\n]{1,4}))(?:)([0-9](?:[ -]?[0-9]){5,17}(?=[^0-9a-z]{1,5}(?:[au]nd |with )?(?:sort[ -]'
                            || 'code|b(?:sb|lz|ank(?:leitzahl| code)|ranch code)|ifsc|code banque)(?![a-z])))')
                        else
                            ('((?:(?<![a-z])(?:a(?:cc(?:ount|t?)|/c)|k(?:onto|to)|compte)(?: n(?:umber|[or]))?[^0-9a-z\r\n'
                            || ']{1,4}))(?:)([0-9](?:[ -]?[0-9]){5,17}(?=[^0-9a-z]{1,5}(?:[au]nd |with )?(?:sort[ -]code|b(?'
                            || ':sb|lz|ank(?:leitzahl| code)|ranch code)|ifsc|code banque)(?![a-z])))')
                    end) then
                    v_wanted := v_wanted || 'bank_account_at'::text;
                end if;
            end if;
        end if;
        if p_lower collate "C" ~ assay._firewall_pattern('bare_figures') then
            if strpos(p_lower, '-') > 0 then
                if assay._firewall_holds(
                    p_lower,
                    ('((?<![a-z])cpf[^0-9\r\n]{0,20}|(?<![0-9.])(?=[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}))(?:)([0-9]{3}[ .'
                    || ']?[0-9]{3}[ .]?[0-9]{3}[ -]?[0-9]{2}(?![0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'cpf' end
                ) then
                    v_wanted := v_wanted || 'br_cpf'::text;
                end if;
            end if;
            if strpos(p_lower, '-') > 0 then
                if p_lower collate "C" ~ (case
                        when v_wide then
                            ('((?:주민(?:등록번호|번호)|외국인등록번호|(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24}|(?<![0-9-]))('
                            || '?:)([0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])-[1-8][0-9]{6}(?![0-9-]))')
                        else
                            ('((?:(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24}|(?<![0-9-]))(?:)([0-9]{2}(?:0[1-9]|'
                            || '1[0-2])(?:0[1-9]|[12][0-9]|3[01])-[1-8][0-9]{6}(?![0-9-]))')
                    end) then
                    v_wanted := v_wanted || 'kr_rrn'::text;
                end if;
            end if;
            if p_lower collate "C" ~ ('((?:(?<![a-z])ni(?:no| (?:n(?:umber|o\.?)))|national insurance)[^0-9\r\n]{0,16}(?<![a-z0-9])|(?<![a-z0-9'
                || '])(?=[a-z]{2} [0-9]{2} [0-9]{2} [0-9]{2} [a-d]))(?:)([abceghj-prstw-z][abceghj-nprstw-z] ?[0-9]{2} ?[0-9'
                || ']{2} ?[0-9]{2} ?[a-d](?![a-z0-9]))') then
                v_wanted := v_wanted || 'uk_nino'::text;
            end if;
            if assay._firewall_holds(
                p_lower,
                ('((?<![0-9a-z]))(?:)([1-9][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-'
                || '9x](?![0-9a-z]))'),
                'named_number',
                case when p_joined then '' else 'cn_id' end
            ) then
                v_wanted := v_wanted || 'cn_resident_id'::text;
            end if;
            if p_lower collate "C" ~ '((?<![0-9a-z]))(?:)([a-z]{6}[0-9]{2}[abcdehlmprst][0-9]{2}[a-z][0-9]{3}[a-z](?![0-9a-z]))' then
                v_wanted := v_wanted || 'it_codice_fiscale'::text;
            end if;
            if p_lower collate "C" ~ ('((?<![0-9a-z]))(?:)([a-z][aeioux][a-z]{2}[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[hmx][a-z]{5'
                || '}[a-z0-9][0-9](?![0-9a-z]))') then
                v_wanted := v_wanted || 'mx_curp'::text;
            end if;
            if p_lower collate "C" ~ '((?<![0-9a-z.-]))(?:)(756\.[0-9]{4}\.[0-9]{4}\.[0-9]{2}(?![0-9a-z]|[.-][0-9]))' then
                v_wanted := v_wanted || 'ch_ahv'::text;
            end if;
            if strpos(p_lower, '-') > 0 then
                if assay._firewall_holds(
                    p_lower,
                    ('((?<![0-9a-z.-])(?:[.-])?|[a-z][.-])(?:)((?!000|666|9)[0-9]{3}[ ]?-(?: |\r?\n)?(?!00)[0-9]{2}[ ]?-(?'
                    || ': |\r?\n)?(?!0000)[0-9]{4}(?![0-9a-z]|-[0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'ssn' end
                ) then
                    v_wanted := v_wanted || 'us_ssn_dashes'::text;
                end if;
            end if;
            if assay._firewall_holds(
                p_text,
                ('((?<![A-Za-z0-9])(?:[Ii][Bb][Aa][Nn][:# -]{0,2})?)(?:)([A-Za-z]{2}[0-9]{2}(?:[A-Za-z0-9]{11,30}(?:\r?\n['
                || ' \t>]{0,8}(?![A-Za-z]{2}[0-9]{2})[A-Za-z0-9]{1,19})?|(?:[ \t.-][A-Za-z0-9]{4}){2}(?:(?:[ \t._/+-]{1,2}|['
                || ' \t]?\r?\n[ \t>]{0,8}(?![A-Za-z]{2}[0-9]{2}))[A-Za-z0-9]{4}){0,5}(?:(?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]'
                || '{0,8}(?![A-Za-z]{2}[0-9]{2}))[A-Za-z0-9]{1,4})?)(?![A-Za-z0-9]))'),
                'number',
                case when p_joined then '' else 'iban' end
            ) then
                v_wanted := v_wanted || 'iban'::text;
            end if;
            if not p_identifier then
                if p_text collate "C" ~ assay._firewall_pattern('six_digits') then
                    if assay._firewall_holds(
                        p_text,
                        ('(?:\+[0-9]{0,3}[ )(-]{0,2}|[0-9][A-Za-z]{1,4})?(?<![0-9])[0-9](?:[ \t\r\n>.-]{0,3}[0-9]){11,}(?:'
                        || '[A-Za-z]{1,4}[0-9])?'),
                        'number',
                        case when p_joined then '' else 'card' end
                    ) then
                        v_wanted := v_wanted || 'card'::text;
                    end if;
                end if;
            end if;
            if p_text collate "C" ~ assay._firewall_pattern('six_digits') then
                if assay._firewall_holds(
                    p_text,
                    (case
                        when v_wide then
                            ('(?<![0-9A-Za-z/_|:·•-])(?:[0-9]{4}[ ]?[/_|:·•~+・][ ]?(?:[0-9]{4}[ ]?[/_|:·•~+・][ ]?[0-9]{4}['
                            || ' ]?[/_|:·•~+・][ ]?[0-9]{4}|[0-9]{6}[ ]?[/_|:·•~+・][ ]?[0-9]{4,5}))(?![0-9A-Za-z/_|:·•-])')
                        else
                            ('(?<![0-9A-Za-z/_|:-])(?:[0-9]{4}[ ]?[/_|:~+][ ]?(?:[0-9]{4}[ ]?[/_|:~+][ ]?[0-9]{4}[ ]?[/_|:'
                            || '~+][ ]?[0-9]{4}|[0-9]{6}[ ]?[/_|:~+][ ]?[0-9]{4,5}))(?![0-9A-Za-z/_|:-])')
                    end),
                    'number',
                    case when p_joined then '' else 'joined' end
                ) then
                    v_wanted := v_wanted || 'card_joined'::text;
                end if;
            end if;
        end if;
    end if;
    if p_text collate "C" ~ assay._firewall_pattern('run') then
        v_wanted := v_wanted || assay._firewall_run_kinds(p_text, p_identifier);
    end if;
    return v_wanted;
end
$$;
comment on function assay._firewall_wanted(text, text, boolean, boolean) is 'The detectors that could find something in one view of a text, and the ways (+vendor, +encoded, +atom, +blob, +symbols) to look at its runs of token characters. Of an ordinary text: none. Of a long one: those that are not ruled out at once, whatever words they need. With p_joined, of texts joined for one look: what a match must satisfy is not asked, because it may reach into the next.';
revoke all on function assay._firewall_wanted(text, text, boolean, boolean) from public;
