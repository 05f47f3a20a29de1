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
    v_wide constant boolean := octet_length(p_lower) <> length(p_lower);
begin
    if length(p_text) > 4096 then
        -- Of a long text, looking for many words costs more than looking for a pattern: that is
        -- left to who asks.
        v_wanted := v_wanted || array[
            'marker_tag', 'marker_english', 'marker_imperative', 'marker_clause', 'marker_german', 'marker_french',
            'marker_spanish', 'marker_italian', 'marker_portuguese', 'marker_slavic', 'marker_cjk', 'pem', 'pem_base64',
            'putty', 'jwk', 'wallet_key', 'xml_key', 'pem_tail', 'jwt', 'django_key', 'amazon_token', 'convex', 'roblox',
            'xbox', 'url_userinfo', 'url_token_user', 'card_code', 'seed_phrase'
        ]::text [];
        if not p_identifier and length(p_lower) >= 48 then
            v_wanted := v_wanted || array['card_spelled']::text [];
        end if;
        if p_text collate "C" ~ assay._firewall_pattern('uneven') then
            v_wanted := v_wanted || array[
                'assignment', 'session', 'assigned_key', 'spoken', 'told', 'named_pair', 'pair', 'announced', 'placed',
                'as_password', 'one_time_code', 'code_sent', 'access_code', 'recovery_code', 'command_line', 'command_login',
                'command_words', 'statement', 'curl_user', 'auth_header', 'auth_header_plain', 'markup', 'pgpass',
                'structured', 'document_number', 'in_ifsc', 'card_named', 'iban_named'
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
                'us_ssn', 'ca_sin', 'de_tax_id', 'in_pan', 'in_aadhaar', 'jp_my_number', 'es_dni', 'named_id', 'formed_id',
                'us_routing', 'bank_number', 'bank_account_of', 'us_routing_said', 'bank_account_at'
            ]::text [];
            if p_lower collate "C" ~ assay._firewall_pattern('bare_figures') then
                if p_lower collate "C" ~ 'cpf|[0-9]{3}[.][0-9]{3}[.][0-9]{3}-[0-9]{2}' then
                    v_wanted := v_wanted || array['br_cpf']::text [];
                end if;
                v_wanted := v_wanted || array['kr_rrn', 'cn_resident_id', 'it_codice_fiscale', 'mx_curp', 'ch_ahv', 'iban']::text [];
                if p_lower collate "C" ~ 'nino|ni n|national insurance|[a-z]{2} [0-9]{2} [0-9]{2} [0-9]{2} [a-d]' then
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
    if p_lower collate "C" like any (array['%incognito%', '%memory%', '%no-%', '%nol%', '%nom%', '%nor%', '%nos%', '%o.t.r%', '%off-rec%', '%otr%', '%private%']) then
        if p_lower collate "C" like any (array[
            '%#off%', '%(otr%', '%-- private%', '%/no%', '%/off-the-rec%', '%/private%', '%<off%', '%<private%', '%@no%',
            '%[ private%', '%[off%', '%[private%', '%incognito%', '%memory off%', '%no-log%', '%no-mem%', '%no-rec%',
            '%no-save%', '%no-store%', '%nolog%', '%nomem%', '%norec%', '%nosave%', '%nostore%', '%o.t.r%', '%off memory%',
            '%off the memory%', '%off your memory%', '%otr -%', '%otr ]%', '%otr:%', '%otr]%', '%private ?mode%',
            '%private mode%', '%private-mode%', '%privatemode%'
        ]) then
            if p_lower collate "C" ~ ('(?:\[{1,2} ?(?:no-?(?:memory|record|recording|log|store|save)|private|off[ -](?:the[ -])?record|otr|inco'
                || 'gnito) ?\]{1,2}|<!-- ?(?:no-?(?:memory|record|log)|private) ?-->|<(?:private|no-?memory|off-the-record)>'
                || '|(?<![a-z0-9._~/:-])/(?:private|nomemory|no-memory|off-the-record|incognito)(?![a-z0-9/_-]|\.[a-z])|(?<!'
                || '[a-z0-9_.@])@no-?(?:memory|record|log)(?![a-z0-9_])|\(otr\)|turn (?:off (?:your |the )?memory|(?:your |t'
                || 'he )?memory off) for this|#(?:no-?memory|no-?record|offtherecord|off-the-record|private-?mode)(?![a-z0-9'
                || '_])|(?<![a-z0-9_-])no-(?:memory|record|memorize)(?![a-z0-9_]|-[a-z])|(?<![a-z0-9_.])(?:otr:|o\.t\.r\.)|p'
                || 'rivate mode on(?![a-z])|(?:go |going |mode )?incognito(?: mode)? (?:please|on)(?![a-z]))') then
                v_wanted := v_wanted || 'marker_tag'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%archiv%', '%captur%', '%commit%', '%delete every%', '%delete what%', '%erase every%', '%erase what%', '%forget%',
        '%jot%', '%keep%', '%kept%', '%log%', '%memor%', '%note%', '%persist%', '%pretend%', '%record%', '%rememb%',
        '%retain%', '%save%', '%stor%', '%writ%'
    ]) then
        if p_lower collate "C" like any (array[
            '%clear%', '%delete%', '%dont%', '%drop%', '%erase%', '%forget%', '%leave%', '%n''t%', '%never%', '%no %',
            '%none%', '%not%', '%off%', '%out%', '%pretend%', '%purge%', '%remove%', '%scratch%', '%scrub%', '%strike%',
            '%unrecord%', '%wipe%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:(?:confidential|between us|between you and me|off the record|in confidence|private)[^.!?\n]'
                || '{0,24}[,;:(-][ ]?(?:please )?(?:do not|don''?t) (?:store|save|record|log|keep|remember|note)(?=[ ]{0,2}[:'
                || '.!,;)\n-]|\Z)|off(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})the(?:_{0,2}[ \t-][ \t_-]{0,3}|['
                || ' \t]{0,4}\r?\n[ \t>]{0,8})record(?![a-z])(?! (?:player|rack|shelf|label|store|shop|deck|collection|butto'
                || 'n|pile|stack|books?)(?![a-z]))|not for the record(?![ ]*[a-z0-9])|(?:you (?:must|should|may|can) ?n[o'']t'
                || '|must not|mustn''?t)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{'
                || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|record|save|store|memori[sz]e|log|note|retain|persist|c'
                || 'apture|archive|keep(?: a record of| track of)?|write|jot|commit)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r'
                || '?\n[ \t>]{0,8})(?:(?:any(?:thing)?|all|none|some)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || 'of(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|what(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am| just)*(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]'
                || '{0,4}\r?\n[ \t>]{0,8})(?:said|say|saying|told|wrote|typed|shared|tell)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})you)?)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|mess'
                || 'age|conversation|chat|turn|one|line|sentence|paragraph|note|exchange|session|thread|info|information|det'
                || 'ail)s?)?(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|ok'
                || '|okay|for me|for later|in (?:your |the )?(?:memory|memories|notes?|log|logs|records?)|to (?:your )?memor'
                || 'y|on (?:the )?record|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9]))'
                || '|please(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8}))?forget(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|all of t'
                || 'his|all this|everything i(?: just)? said)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:me'
                || 'ssage|part|conversation))?(?![ ]*[a-z0-9])|(?:keep|leave)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})(?:this|that|it|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|me'
                || 'ssage|bit))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:out(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})of|off)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:your(?:_{0,2}[ '
                || '\t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|'
                || 'any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|record|records|logs?|note'
                || 's|books)(?![a-z])|(?:delete|erase|remove|wipe|scrub|strike|scratch|drop|purge|clear)(?:_{0,2}[ \t-][ \t_'
                || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i(?: just)? said|all of this)(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:you'
                || 'r|the|long-term)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|record)(?![a'
                || '-z])|this(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]'
                || '{0,4}\r?\n[ \t>]{0,8})|message(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|conversation(?:_{0'
                || ',2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:must|should|may|can|shall|is)(?:_{0,2}[ \t-][ \t_-'
                || ']{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:not|n''t|never)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,'
                || '8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|no'
                || 'ted|archived|retained)(?=(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,'
                || '8})(?:please|anywhere|ever|at all|by you|in (?:your|the) (?:memory|memories|notes?|logs?|records?|file|j'
                || 'ournal)|on (?:the )?record|or |and ))|(?:i''d|i would)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0'
                || ',8})(?:rather|prefer(?: it)?(?: if)?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})you(?:_{0,2}'
                || '[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:didn''t|did not|don''t|do not|not)(?:_{0,2}[ \t-][ \t_-]{'
                || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:remember|record|save|store|keep|log|note|memori[sz]e)(?:_{0,2}[ \t-]['
                || ' \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|any)|(?:none|nothing)(?:_{0,2}[ \t-][ \t_-]{0,3}|'
                || '[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what'
                || ' i(?: just)? said)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:should|must|may|can|shall'
                || '|will|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8})|ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:be(?:_{0,2}[ \t-][ '
                || '\t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[s'
                || 'z]ed|written down|noted|archived|retained)|go(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})on(?'
                || ':_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ '
                || '\t>]{0,8}))?record)|(?:goes|is|gets)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:on(?:_{0,2'
                || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0'
                || ',8}))?record|recorded|saved|stored))|(?:this |this is |confidential and )not to be (?:saved|stored|recor'
                || 'ded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?=[ ]{0,2}[:.!,;'
                || ')\n-]|\Z)|(?:following|what follows|next (?:part|bit|message|sentence)|rest of this)(?:_{0,2}[ \t-][ \t_'
                || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:must|should|may|can|shall|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})?(?:not|n''t|never)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2'
                || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8'
                || '})(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|ret'
                || 'ained)|(?:make|take|keep)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})no(?:_{0,2}[ \t-][ \t_-]'
                || '{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:notes?|record|copy)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]'
                || '{0,8})(?:of|on|about)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i)|pret'
                || 'end(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|you|we)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{'
                || '0,4}\r?\n[ \t>]{0,8})(?:never|didn''?t|did not)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'say|said|hear|heard|read|see|saw|tell you|told you)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8'
                || '})(?:that|this|it|anything|any of this)(?![ ]*[a-z0-9])|(?:delete|erase)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t'
                || ']{0,4}\r?\n[ \t>]{0,8})(?:what|everything)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})i(?:(?:'
                || '_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})just)?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \'
                || 't>]{0,8})(?:said|wrote|told you)(?![ ]*[a-z0-9])|unrecord(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})(?:this|that|it)|(?:between us only|for your ears only),? (?:do not|don''t))') then
                v_wanted := v_wanted || 'marker_english'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%archiv%', '%captur%', '%commit%', '%forget%', '%jot%', '%keep%', '%kept%', '%log%', '%memor%', '%note%',
        '%persist%', '%record%', '%rememb%', '%retain%', '%save%', '%stor%', '%writ%'
    ]) then
        if p_lower collate "C" like any (array[
            '%clear%', '%delete%', '%dont%', '%drop%', '%erase%', '%forget%', '%n''t%', '%never%', '%not%', '%off%', '%out%',
            '%purge%', '%remove%', '%scrub%', '%strike%', '%unrecord%', '%wipe%'
        ]) then
            if assay._firewall_holds(
                p_lower,
                ('((?:(?<![a-z])(?:i|you|we|they|he|she|who|to|that|never|not|don''?t|can''?t|cannot|won''?t|didn''?t|couldn''?'
                || 't|wouldn''?t|shouldn''?t)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?<![a-z]))((?:do(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|don''?t(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|pl'
                || 'ease not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ '
                || '\t>]{0,8}))?(?:(?:mention|share|repeat|use|quote|remember|store|save|record|log|keep)(?:(?:[ \t_-]{1,4}|'
                || '[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|it)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})for(?:[ \t_-]{1,4}|[ \t'
                || ']{0,4}\r?\n[ \t>]{0,8})training)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:or|and|nor)(?:[ \t_-]{1,4'
                || '}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|record|save|store|memori[sz]e|log|note|retain|persist|capt'
                || 'ure|archive|keep(?: a record of| track of)?|write|jot|commit)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || '(?:(?:any(?:thing)?|all|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|the following|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})('
                || '?:i|we)(?:''m|''ve| have| am| just)*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|say|saying|told|wro'
                || 'te|typed|shared|tell)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r'
                || '?\n[ \t>]{0,8})(?:part|bit|message|conversation|chat|turn|one|line|sentence|paragraph|note|exchange|sess'
                || 'ion|thread|info|information|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anyw'
                || 'here|at all|ever|ok|okay|for me|for later|(?:in|into|to|on) (?:your |the |any |my )?(?:memory|memories|n'
                || 'otes?|log|logs|records?)|to (?:your )?memory|on (?:the )?record|or (?:store|save|log|record|remember) it'
                || '))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9])|(?:put|add|enter|include|place)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\'
                || 'n[ \t>]{0,8})(?:this|that|it|any of this)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:in|into|to|on)(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:your|the|any|my|long-term)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n['
                || ' \t>]{0,8}))?(?:memory|memories|notes?|records?|logs?|journal|file)(?![ ]*[a-z0-9])|(?:make|take|keep)(?'
                || ':[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:a|any)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:not'
                || 'es?|record|copy)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:of|on|about)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\'
                || 'n[ \t>]{0,8})(?:this|that|it)(?![ ]*[a-z0-9]))|forget(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|'
                || 'that|it|all of this|all this|everything i(?: just)? said)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i'
                || 'mmediately|instantly|at once|right away|right now|straight away|ever happened)(?![ ]*[a-z0-9])|forget(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:about(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:i(?:[ \t'
                || '_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|just(?:[ \t_-]{1,'
                || '4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|mentioned|wrote)|(?:what(?:ever)?|everything|all|anything)('
                || '?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''ve)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|wrote|mentioned|discussed))(?:(?:[ \t_-]{1'
                || ',4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:that|this|it|anything|you|here))*(?![ ]*[a-z0-9]))'),
                'marker',
                case when p_joined then '' else 'subject' end
            ) then
                v_wanted := v_wanted || 'marker_imperative'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%dimentic%', '%esque%', '%memory off%', '%nao %', '%ne pas%', '%nicht%', '%nie %', '%niet %', '%no almacenar%',
        '%no anotar%', '%no grabar%', '%no guardar%', '%no logging%', '%no memorizar%', '%no minutes%', '%no notes%',
        '%no record%', '%no registrar%', '%non annot%', '%non archiv%', '%non conserv%', '%non memor%', '%non regis%',
        '%non salv%', '%not to be%', '%olvid%', '%otr -%', '%vergeet%', '%zapomnij%'
    ])
    or (v_wide and p_lower collate "C" like any (array['%aБyД%', '%aбyд%', '%nÃo %', '%não %'])) then
        if p_lower collate "C" like any (array[
            '%almacenar%', '%annotare%', '%anotar%', '%archiv%', '%armazenar%', '%aufnehm%', '%aufzeichn%', '%bewaren%',
            '%che ho%', '%co %', '%conserv%', '%festhalt%', '%garder%', '%grabar%', '%gravar%', '%guardar%', '%kept%',
            '%logged%', '%memori%', '%memory%', '%merken%', '%mitlog%', '%nagrywa%', '%noted%', '%noter%', '%notier%',
            '%notowa%', '%o que%', '%onthouden%', '%opschrijven%', '%opslaan%', '%otr%', '%persisted%', '%protokoll%',
            '%przechow%', '%recorded%', '%regist%', '%remembered%', '%retained%', '%reten%', '%salvar%', '%sauvegard%',
            '%saved%', '%schreib%', '%speicher%', '%stock%', '%stored%', '%that%', '%this%', '%vastleggen%', '%wat ik%',
            '%written%', '%zapisywa%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%mÉmoris%', '%mémoris%', '%zapamiĘt%', '%zapamięt%', '%Чto%', '%Чтo%', '%чтo%'])) then
            if p_lower collate "C" ~ ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr ?-(?= )|(?:your )?memory off(?= please|(?=[ ]{0,2}[:.!,;)\n-]|\Z)| for thi'
                || 's)|not to be (?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|a'
                || 'rchived|retained)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|no(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'notes?|logging|recording|record|minutes)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:of|on|'
                || 'for|about)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that)(?:(?:_{0,2}[ \t-][ \t_-]{'
                || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})please)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:das |dies |davon )?nichts? (?:davo'
                || 'n |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|aufschreiben|protokollieren|mitschreiben|fest'
                || 'halten|aufnehmen|mitloggen|merken)(?![ ]*[a-z0-9])|niet (?:onthouden|opslaan|bewaren|noteren|vastleggen|'
                || 'opschrijven)(?: alsjeblieft| alstublieft| svp| aub)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:alsjeblieft |alstublie'
                || 'ft )?vergeet (?:alles )?wat ik (?:net |zojuist |je )*(?:zei|heb gezegd|vertelde|gezegd heb)|niet (?:opsl'
                || 'aan|bewaren|vastleggen|noteren|opschrijven|registreren)(?![ ]*[a-z0-9])|(?:merci de )?ne pas (?:enregist'
                || 'rer|noter|conserver|m[éÉ]moriser|retenir|stocker|sauvegarder|garder|archiver)(?: svp| s''il vous pla[îÎ]t'
                || '| s''il te pla[îÎ]t)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|no (?:guardar|grabar|registrar|anotar|almacenar|memorizar'
                || ')(?: por favor| esto)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:por favor,? )?olvid(?:a|e|en)(?:te|se)?(?: de)? (?:t'
                || 'odo )?lo que (?:acabo de (?:decir|contar)(?:te)?|dije|te dije|he dicho)|non (?:salvare|registrare|memori'
                || 'zzare|annotare|conservare|archiviare)(?: per favore)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:per favore,? )?diment'
                || 'ic(?:a|ate|hi) (?:tutto )?(?:quello|ci[òÒ]|quanto) che ho (?:appena )?(?:detto|scritto|raccontato)|n[ãÃa'
                || ']o (?:guardar|gravar|registrar|registar|salvar|anotar|armazenar)(?: por favor)?(?=[ ]{0,2}[:.!,;)\n-]|\Z'
                || ')|(?:por favor,? )?esque[çÇc][ae](?:m|r)? (?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse|acabei de dizer|'
                || 'falei|acabei de falar|escrevi)|(?:[пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a,? )?[зzzз]a[бБ]y[дД][ьЬ](?:[тt]e)?,? (?:[тt]'
                || 'o,? |[вb]c[ёЁ],? |[вb]ce,? )?[чЧ][тt]o [яЯ] (?:[тt]o[лЛ][ьЬ]ko [чЧ][тt]o )?(?:cka[зz]a[лЛ]|[нh]a[пП][иИ]'
                || 'ca[лЛ]|[гГ]o[вb]op[иИ][лЛ])|nie (?:zapisywa[ćĆ]|notowa[ćĆ]|zapami[ęĘ]tywa[ćĆ]|nagrywa[ćĆ]|przechowywa[ćĆ'
                || '])(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:prosz[ęĘ],? )?zapomnij(?:cie)?(?: o tym)?,? co (?:w[łŁ]a[śŚ]nie )?(?:ci '
                || ')?powiedzia[łŁl])') then
                v_wanted := v_wanted || 'marker_clause'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%entfern%', '%geheugen%', '%glem %', '%ikke%', '%inte %', '%keine notizen%', '%nicht%', '%niet%', '%notulen%',
        '%radera%', '%streich%', '%stryk %', '%ta bort%', '%tilg%', '%uden for%', '%utenfor%', '%vergeet%', '%vergiss%'
    ])
    or (v_wide and p_lower collate "C" like any (array['%glÖm %', '%glöm %', '%lÖsch%', '%lösch%', '%utanfÖr%', '%utanför%'])) then
        if p_lower collate "C" like any (array[
            '%anteckn%', '%aufnehm%', '%aufzeichn%', '%behalt%', '%bewa%', '%festhalt%', '%geheugen%', '%gem%', '%gesagt%',
            '%halte%', '%husk%', '%jag %', '%jeg %', '%lagr%', '%leg d%', '%logga%', '%merk%', '%microfoon%', '%minne%',
            '%minns%', '%mitlog%', '%neem%', '%nimm%', '%note%', '%notier%', '%notizen%', '%notulen%', '%onthou%',
            '%opgeslagen%', '%opschrij%', '%opslaan%', '%protokoll%', '%referat%', '%registre%', '%schreib%', '%schrijf%',
            '%skriv%', '%sla %', '%spara%', '%speicher%', '%unter uns%', '%vastleg%', '%vergeet%', '%vergiss%', '%zeichne%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%erzÄhlt%', '%erzählt%', '%gedÄchtnis%', '%gedächtnis%', '%ihÅg%', '%ihåg%', '%notÉr%', '%notér%'])) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:nicht (?:f[üÜ]rs|f[üÜ]r das|zu) (?:protokoll|aufzeichnung)|nicht (?:im|ins) protokoll|(?:bi'
                || 'tte |davon |hiervon )(?:das |dies |hiervon |davon )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern'
                || '|aufzeichnen|notieren|aufschreiben|protokollieren|mitschreiben|festhalten|aufnehmen|mitloggen|merken)(?!'
                || '[ ]*[a-z0-9])|(?:speichern|merken|notieren|protokollieren|schreiben|zeichnen|behalten|nehmen|halten|verg'
                || 'essen) sie (?:sich )?(?:das|dies|dieses|es|davon|diese nachricht|diesen teil|dieses gespr[äÄ]ch)(?: bitt'
                || 'e| jetzt)? nichts?|(?:das|dies|es) (?:darf|soll|sollte|muss) (?:bitte )?nicht (?:gespeichert|aufgezeichn'
                || 'et|notiert|protokolliert|gemerkt|aufgeschrieben|festgehalten|mitgeschrieben) werden|vergiss(?:t)?(?: bit'
                || 'te)?,? was ich (?:gerade |eben |dir |euch |vorhin )*(?:gesagt|erz[äÄ]hlt|geschrieben)|(?:mach|mache|mach'
                || 'en sie) (?:dir |sich )?(?:davon )?keine notizen (?:davon|dazu|hierzu)|bitte (?:das |dies )?nicht (?:merk'
                || 'en|behalten)(?![ ]*[a-z0-9])|(?:merk|merke|merkt|speicher|speichere|notier|notiere|protokollier|protokol'
                || 'liere|zeichne|schreib|schreibe|behalt|behalte|nimm|halte) (?:dir |euch |es dir )?(?:das|dies|dieses|es|d'
                || 'avon|diese nachricht|diesen teil)(?: bitte| jetzt| ja)? nichts?|vergiss (?:das|dies|es)(?: bitte| wieder'
                || '| gleich)* (?:sofort|gleich|umgehend|schnell|wieder)|(?:streich|streiche|l[öÖ]sch|l[öÖ]sche|entfern|entf'
                || 'erne|tilge?) (?:das|dies|es)(?: bitte| wieder| sofort)* aus (?:dem|deinem|eurem) (?:ged[äÄ]chtnis|speich'
                || 'er|protokoll)|unter uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|noteer|registreer|sla) (?:dit|dat|he'
                || 't)(?: gesprek| bericht)?(?: alsjeblieft| alstublieft| svp| aub)? niet|leg (?:dit|dat) niet vast|(?:dit|d'
                || 'at) (?:mag|moet|hoeft|hoort) niet (?:worden )?(?:opgeslagen|bewaard|genoteerd|vastgelegd|onthouden|in de'
                || ' notulen)|schrijf (?:dit|dat) niet op|neem (?:dit|dat) niet op|(?:dit |dat |alsjeblieft |gelieve )niet ('
                || '?:opslaan|bewaren|vastleggen|noteren|opschrijven|registreren)(?![ ]*[a-z0-9])|(?:dit|dat) niet onthouden'
                || '(?![ ]*[a-z0-9])|vergeet (?:dit|dat) (?:meteen|direct|onmiddellijk|gelijk)|niet voor de (?:notulen|micro'
                || 'foon)|buiten de notulen|(?:wis|haal|verwijder) (?:dit|dat) uit je geheugen|(?:spara|notera|lagra|logga|m'
                || 'inns) inte (?:detta|det h[äÄ]r|det)(?![a-zåÅäÄöÖ])|kom inte ih[åÅ]g (?:detta|det h[äÄ]r)|(?:anteckna|skr'
                || 'iv|spara|notera|lagra|logga) inte (?:ner |upp )?(?:detta|det h[äÄ]r)(?![a-zåÅäÄöÖ])|inte (?:f[öÖ]r|till)'
                || ' protokollet|gl[öÖ]m (?:det|vad) jag (?:just |precis )?(?:sa|sade|skrev)(?![a-zåÅäÄöÖ])|(?:radera|ta bor'
                || 't|stryk) (?:detta|det h[äÄ]r) (?:ur|fr[åÅ]n) (?:ditt )?minne|ikke til referat|glem (?:hvad|det|hva) jeg '
                || '(?:lige |nettopp )?(?:sagde|sa|skrev)(?![a-zæÆøØåÅ])|utanf[öÖ]r protokollet|(?:gem|husk|not[éÉ]r|noter|l'
                || 'agre|lagr|skriv) ikke (?:dette(?: ned)?|det (?:her|ned))|ikke (?:gem|husk|lagre|lagr|noter) (?:dette|det'
                || ')(?![a-zæÆøØåÅ])|(?:uden for|utenfor) (?:referat|protokoll))') then
                v_wanted := v_wanted || 'marker_german'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '% pas %', '%aucune trace%', '%hors %', '%jamais %', '%n''en %', '%ne la %', '%ne le %', '%ne pas%', '%oubli%',
        '%rien %'
    ])
    or (v_wide and p_lower collate "C" like any (array['%mÉmoire%', '%mémoire%'])) then
        if p_lower collate "C" like any (array[
            '%conserv%', '%consign%', '%gard%', '%inscri%', '%micro%', '%moris%', '%note%', '%oubli%', '%registr%',
            '%reten%', '%retien%', '%stock%', '%trace%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%mÉmoire%', '%mémoire%', '%notÉ%', '%noté%', '%procÈs%', '%procès%', '%Écri%', '%écri%'])) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:n(?:e |'')(?:le |l'')?(?:retiens?|retenez|notes?|notez|m[éÉ]morise[sz]?|memorise[sz]?|m[éÉ]mo'
                || 'risez|enregistre[sz]?|enregistrez|sauvegarde[sz]?|gardes?|gardez|stocke[sz]?|conserve[sz]?|inscris|[éÉ]c'
                || 'ris|consigne[sz]?) (?:pas|rien|jamais) ?(?:tout )?(?:[çÇ]a|ca|cela|ceci|de (?:tout )?(?:[çÇ]a|cela|ceci)'
                || '|ce (?:message|passage)|cette (?:partie|conversation|phrase)|ce que (?:je|j'')|dans ta m[éÉ]moire|en m[éÉ'
                || ']moire)|[àÀÀà] ne pas (?:enregistrer|retenir|noter|m[éÉ]moriser|conserver|garder|stocker)|ne pas (?:enre'
                || 'gistrer|m[éÉ]moriser|retenir|sauvegarder|noter) (?:[çÇ]a|cela|ceci|ce message)|n(?:e |'')gard(?:e|es|ez) '
                || 'aucune trace de (?:[çÇ]a|ca|cela|ceci|ce)|ne (?:le |la |l''|les )(?:note|notes|notez|retiens|retenez|enre'
                || 'gistre|enregistrez|garde|gardez|m[éÉ]morise|m[éÉ]morisez) pas(?![ ]*[a-z0-9])|n''en (?:garde|gardez|note|'
                || 'notez|retiens) (?:rien|pas)|(?:ceci|cela|[çÇÇç]a|ca|ce message|cette conversation) ne (?:doit|devrait|pe'
                || 'ut) pas [êÊ]tre (?:enregistr|not|m[éÉ]moris|conserv|gard|stock|reten|sauvegard)(?:[éÉ]|u)e?s?|oublie[sz]'
                || '? (?:[çÇ]a|cela|ceci|tout [çÇ]a|ce que je viens de dire)(?: tout de suite| imm[éÉ]diatement| aussit[ôÔ]t'
                || '| maintenant)|(?<!'')oubli(?:e|es|ez) (?:imm[éÉ]diatement |tout de suite |tout )?ce que (?:je viens de di'
                || 're|j''ai dit|je t''ai dit|je vous ai dit|je viens de te dire|je viens d''[éÉ]crire)|(?:efface|effacez|suppr'
                || 'ime|supprimez)-(?:le|la|[çÇ]a) de (?:ta|votre|la) m[éÉ]moire|hors (?:micro|enregistrement|proc[èÈ]s-verb'
                || 'al)(?![a-z])|(?:efface|supprime|enl[èÈ]ve|retire)[sz]? (?:[çÇ]a|cela|ceci|tout [çÇ]a) de (?:ta|votre|la)'
                || ' m[éÉ]moire)') then
                v_wanted := v_wanted || 'marker_french'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%extraofic%', '%fuera de%', '%mem%', '%no %', '%olvid%']) then
        if p_lower collate "C" like any (array[
            '%almacen%', '%anot%', '%apunt%', '%conserv%', '%constancia%', '%conste%', '%debe%', '%escrib%', '%extraofic%',
            '%fuera%', '%grab%', '%guard%', '%memor%', '%nota de%', '%olvid%', '%puede%', '%quede%', '%recuerd%',
            '%registr%', '%reteng%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:(?:por favor,? )?no (?:lo |la )?(?:guardes?|guarden|recuerdes?|grabes?|registres?|anotes?|a'
                || 'lmacenes?|memorices?|apuntes?|retengas|conserves?|escribas)(?: nada)?(?: de)? ?(?:esto|eso|ello|este (?:'
                || 'mensaje|dato)|esta (?:parte|conversaci[óÓ]n|frase)|lo que (?:acabo|te|dije|digo))|no lo (?:guardes?|recu'
                || 'erdes?|grabes?|registres?|anotes?|almacenes?|memorices?|apuntes?)(?![ ]*[a-z0-9])|olvida(?:te)? (?:de )?'
                || '(?:esto|eso|lo que (?:dije|acabo de decir))(?: (?:inmediatamente|ahora mismo|ahora|ya|de inmediato|enseg'
                || 'uida|por favor))|(?:borra|elimina|quita|b[óÓ]rra|elim[íÍ]na)(?:lo)? (?:esto |eso )?de (?:tu|la|su) memor'
                || 'ia|no (?:dejes|dejen|deje) (?:constancia|registro|rastro) de (?:esto|eso|ello)|no (?:tomes|tome|tomen) n'
                || 'ota de (?:esto|eso)|(?:esto|eso|ello) no (?:se )?(?:debe|puede|tiene que|ha de) (?:guardar|grabar|regist'
                || 'rar|anotar|almacenar|recordar)(?:se)?|fuera de (?:registro|r[éÉ]cord|micr[óÓ]fono|acta|grabaci[óÓ]n)|ext'
                || 'raoficialmente[,:]|que (?:esto )?no (?:quede|conste|conste) (?:en acta|en el registro|registrado|registr'
                || 'o|grabado|constancia)|(?:esto )?no (?:debe|puede) (?:guardarse|grabarse|quedar (?:registrado|grabado|gua'
                || 'rdado)))') then
                v_wanted := v_wanted || 'marker_spanish'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%dalla %', '%dimentic%', '%fuori %', '%non %', '%scorda%']) then
        if p_lower collate "C" like any (array[
            '%annota%', '%archivi%', '%conserv%', '%detto%', '%immediat%', '%memor%', '%nota di%', '%onda%', '%registra%',
            '%ricord%', '%salva%', '%scriv%', '%segnar%', '%subito%', '%verbale%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:non (?:registrare|salvare|memorizzare|annotare|conservare|archiviare|scrivere|segnare|ricor'
                || 'dare) (?:questo|quello|ci[òÒ]|questa|nulla|niente|quanto)|non (?:registrar|salvar|memorizzar|annotar|con'
                || 'servar|archiviar|scriver|segnar|ricordar)(?:lo|la|telo)(?![ ]*[a-z0-9])|(?:dimentica|scorda)(?:lo)? (?:s'
                || 'ubito|questo subito|immediatamente|ci[òÒ] che ho detto)|(?:cancella|elimina|togli)(?:lo)? (?:questo |tut'
                || 'to )?dalla (?:tua )?memoria|non prendere nota di (?:questo|quello|ci[òÒ])|(?:questo|quello|ci[òÒ]|questa'
                || ' conversazione) non (?:va|deve essere|dev''essere|pu[òÒ] essere|andrebbe) (?:registrat|salvat|memorizzat|'
                || 'annotat|conservat|ricordat|scritt)[oaie]|fuori (?:verbale|onda|registrazione)(?![a-z]))') then
                v_wanted := v_wanted || 'marker_italian'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%da mem%', '%da sua mem%', '%da tua mem%', '%em off%', '%esque%', '%fora d%', '%nao %'])
    or (v_wide and p_lower collate "C" like any (array['%nÃo%', '%não%'])) then
        if p_lower collate "C" like any (array[
            '%acabei%', '%anot%', '%armazen%', '%disse%', '%em off%', '%escrev%', '%falei%', '%grav%', '%guard%', '%isso%',
            '%isto%', '%lembr%', '%mem%', '%nota d%', '%regis%', '%retenh%', '%salv%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:n[ãÃa]o (?:guardes?|graves?|registres?|registes?|lembres?|salves?|armazenes?|anotes?|memori'
                || 'zes?|escrevas?|retenhas?) (?:nada )?(?:disso|disto|isso|isto|d?esta (?:mensagem|parte|conversa)|d?essa ('
                || '?:mensagem|parte|conversa)|nada|o que eu)|esque[çÇc]a (?:disso|isso|isto|o que eu disse)(?: agora| imedi'
                || 'atamente| j[áÁa])|n[ãÃa]o tom(?:e|es) nota d(?:isso|isto)|n[ãÃa]o se lembre d(?:isso|isto)|(?:isso|isto)'
                || ' n[ãÃa]o (?:deve|pode|precisa) ser (?:guardado|registrado|registado|salvo|gravado|anotado|armazenado|lem'
                || 'brado)|que (?:isso|isto) n[ãÃa]o fique (?:registrado|registado|gravado|guardado|salvo)|em off(?![a-z])|('
                || '?:apague|apaga|delete|remova|tire) (?:isso|isto) da (?:sua |tua )?mem[óÓo]ria|fora d[eo] registr?o)') then
                v_wanted := v_wanted || 'marker_portuguese'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%dedi%', '%hn to%', '%hv to%', '%jangan %', '%kay%', '%mimo z%', '%ne jegy%', '%ne ments%', '%nepamat%',
        '%nezapis%', '%nie %', '%nu %', '%protoko%', '%tego %', '%ukl%', '%usu%', '%vymaz%', '%xpah%', '%zapome%',
        '%zapomnij%', '%zazn%'
    ])
    or (v_wide and p_lower collate "C" like any (array[
        '%aБyД%', '%aПИc%', '%aбyд%', '%aпиc%', '%hv τo%', '%ne rÖgz%', '%ne rögz%', '%ne tÁr%', '%ne tár%', '%ne Írd%',
        '%ne írd%', '%otpИ%', '%oтpи%', '%sÖyle%', '%söyle%', '%vymaŽ%', '%vymaž%', '%xpaн%', '%yДaЛИ%', '%yдaли%',
        '%zaПam%', '%zaПom%', '%zaпaм%', '%zaпoм%', '%zÁznam%', '%záznam%', '%zБepiГ%', '%zбepiг%', '%ÄlÄ%', '%Älä%',
        '%älä%', '%ηv τo%', '%ЛoГИp%', '%Лoгиp%', '%ПeЧat%', '%Пeчaт%', '%Пpotok%', '%Пpoтok%', '%ФИkcИp%', '%Фиkcиp%',
        '%зaпaм%', '%зaпoм%', '%збepiг%', '%лoгиp%', '%пeчaт%', '%пpoтok%', '%фиkcиp%', '%אל ת%', '%לא לפ%', '%این را%',
        '%لا %', '%इसे%', '%อย่า%', '%Ừng %', '%ừng %'
    ])) then
        if p_lower collate "C" like any (array[
            '%acest%', '%asta%', '%bunu %', '%ezt%', '%hafiza%', '%hn to%', '%hv to%', '%jangan %', '%kayit%', '%nagryw%',
            '%nepamat%', '%nieoficjal%', '%not etme%', '%notuj%', '%pamatuj%', '%protoko%', '%przechow%', '%rejestr%',
            '%ukl%', '%unut%', '%usun to%', '%vymaz%', '%xpah%', '%zachow%', '%zapami%', '%zapis%', '%zapome%', '%zapomnij%',
            '%zaznam%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%aБyД%', '%aбyд%', '%hv τo%', '%otpИ%', '%oтpи%', '%tÄtÄ%', '%tätä%', '%usuŃ to%', '%usuń to%', '%vymaŽ%',
            '%vymaž%', '%xpaн%', '%yДaЛИ%', '%yдaли%', '%zaПam%', '%zaПom%', '%zaПИc%', '%zaпaм%', '%zaпoм%', '%zaпиc%',
            '%zÁznam%', '%záznam%', '%zБepiГ%', '%zбepiг%', '%ηv τo%', '%ЛoГИp%', '%Лoгиp%', '%ПeЧat%', '%Пeчaт%',
            '%Пpotok%', '%Пpoтok%', '%ФИkcИp%', '%Фиkcиp%', '%зaпaм%', '%зaпoм%', '%зaпиc%', '%збepiг%', '%лoгиp%',
            '%пeчaт%', '%пpoтok%', '%фиkcиp%', '%אל ת%', '%לא לפ%', '%لا %', '%نکن%', '%मत%', '%อย่า%', '%Ừng %', '%ừng %'
        ])) then
            if p_lower collate "C" ~ ('(?:[нhhн]e (?:coxpa[нh][яЯ][йЙ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ]|[зz]a[пП][иИ]c[ыЫ][вb]a[йЙ]|[фФ][иИ]kc[иИ]py'
                || '[йЙ]|xpa[нh][иИ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ][тt]e|coxpa[нh][яЯ][йЙ][тt]e|[зz]a[пП][иИ]c[ыЫ][вb]a[йЙ][тt]'
                || 'e|xpa[нh][иИ][тt]e|[фФ][иИ]kc[иИ]py[йЙ][тt]e|[лЛ]o[гГ][иИ]py[йЙ]|coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП]o[мm][иИ'
                || '][нh]a[тt][ьЬ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]) (?:[эЭ][тt]o[гГ]o|[эЭ][тt]o[тt]|[эЭ][тt]o|[эЭ][тt]y|[нh]'
                || '[иИ][чЧ]e[гГ]o|[дД]a[нh][нh]oe|[мm]o[иИ] c[лЛ]o[вb]a)|(?:[эЭЭэ][тt]o|[пППп]o[жЖ]a[лЛ]y[йЙ]c[тt]a,?) [нh]'
                || 'e (?:coxpa[нh][яЯ][йЙ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ]|[зz]a[пП][иИ]c[ыЫ][вb]a[йЙ]|coxpa[нh][яЯ][тt][ьЬ]|[зz'
                || ']a[пП]o[мm][иИ][нh]a[тt][ьЬ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ])|[нhhн]e (?:[зz]a[пП][иИ]c[ыЫ][вb]a[йЙ]|cox'
                || 'pa[нh][яЯ][йЙ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ])(?:[тt]e)?(?:,? (?:[пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a|[эЭ][тt]o)|,)|[э'
                || 'ЭЭэ][тt]o [нh]e (?:[нh]a[дД]o|[нh]y[жЖ][нh]o|c[лЛ]e[дД]ye[тt]|c[тt]o[иИ][тt]) (?:[зz]a[пП][иИ]c[ыЫ][вb]a'
                || '[тt][ьЬ]|coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|xpa[нh][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a'
                || '[тt][ьЬ])|[нhhн]e (?:[нh]a[дД]o|[нh]y[жЖ][нh]o|c[лЛ]e[дД]ye[тt]|c[тt]o[иИ][тt]) (?:[эЭ][тt]o|[эЭ][тt]o[г'
                || 'Г]o) (?:[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]|coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|xpa[нh][иИ'
                || '][тt][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])|[нhhн]e (?:coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ'
                || ']|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|xpa[нh][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])(?=[ ]{0,2}[:.!,;)\n'
                || '-]|\Z)|[нhhн]e [дД][лЛ][яЯ] (?:[пП]po[тt]oko[лЛ]a|[зz]a[пП][иИ]c[иИ]|[пП]e[чЧ]a[тt][иИ])|(?:[вbbв][нh]e|'
                || '[бББб]e[зz]) (?:[пП]po[тt]oko[лЛ]a|[зz]a[пП][иИ]c[иИ])|[зzzз]a[бБ]y[дД][ьЬ](?:[тt]e)? (?:[эЭ][тt]o|o[бБ]'
                || ' [эЭ][тt]o[мm])(?: (?:cpa[зz]y|[нh]e[мm]e[дД][лЛ]e[нh][нh]o|ce[йЙ][чЧ]ac [жЖ]e))|(?:[yy][дД]a[лЛ][иИ]|[c'
                || 'c]o[тt]p[иИ])(?:[тt]e)? [эЭ][тt]o [иИ][зz] (?:c[вb]oe[йЙ] |[тt][вb]oe[йЙ] )?[пП]a[мm][яЯ][тt][иИ]|[нhhн]'
                || 'e (?:[зz][бБ]epi[гГ]a[йЙ]|[зz]a[пП]a[мm]''[яЯ][тt]o[вb]y[йЙ]|[зz]a[пП][иИ]cy[йЙ]) (?:[цЦ]e|[цЦ][ьЬ]o[гГ]o'
                || ')|(?<![a-z])nie (?:zapami[eęĘ]tuj|zapisuj|zapisz|notuj|nagrywaj|rejestruj|przechowuj|zachowuj)(?:cie)? ('
                || '?:tego|tej (?:wiadomo|cz)|niczego|to)|(?:prosz[ęĘ] )?(?:tego|to) nie (?:zapisywa[ćĆ]|notowa[ćĆ]|zapami[ę'
                || 'Ę]tywa[ćĆ]|nagrywa[ćĆ]|przechowywa[ćĆ])|(?<![a-z])(?:poza protoko[łŁl]em|nie do protoko[łŁl]u|nieoficjal'
                || 'nie:)|zapomnij o tym (?:natychmiast|od razu)|usu[ńŃn] to z pami[ęĘe]ci|(?<![a-z])ne(?:ukl[aáÁ]dej|zaznam'
                || 'en[aáÁ]vej|pamatuj si|zapisuj)(?:te)?(?: si)? to(?:hle|to)?|zapome[ňŇn](?:te)?,? (?:na to,? )?co jsem (?'
                || ':pr[áÁ]v[ěĚ] )?(?:[řŘ]ekl|napsal)|vyma[žŽz](?:te)? to z pam[ěĚe]ti|mimo z[aáÁ]znam|bunu (?:not etme|akli'
                || 'nda tutma|unut ve kaydetme|kaydetme|hat[ii]rlama|not alma|saklama|kay[ii]t)|(?:s[öÖ]yledi[ğĞ]imi|dedi[ğĞ'
                || ']imi|s[öÖ]ylediklerimi|bunu) unut(?:un)?,? (?:ve )?kaydetme|bunu hafizandan sil|kay[ii]t d[ii][şŞs][ii]|'
                || 'jangan (?:simpan|catat|ingat|rekam) (?:ini|itu|pesan)|[đĐĐđ][ừỪ]ng (?:l[ưƯ]u|ghi|nh[ớỚ]|ghi nh[ớỚ]) (?:['
                || 'đĐ]i[ềỀ]u|c[áÁ]i|tin|l[ạẠ]i)|(?:[äÄ]l[äÄ]|[Ää]l[äÄ]) (?:tallenna|muista|kirjaa|nauhoita|merkitse) t[äÄ]t'
                || '[äÄ]|(?<![a-z])ne (?:mentsd el|jegyezd (?:meg|fel)|t[áÁ]rold|r[öÖ]gz[íÍ]tsd|[íÍ]rd fel)(?: el)? ezt|(?<!'
                || '[a-z])nu (?:salva|re[țȚ]ine|retine|nota|[îÎ]nregistra|memora|stoca)(?:[țȚ]i|ti)? (?:asta|acest|aceasta)|'
                || '[μmmμ][ηh][vn] [τt]o (?:a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]ei[ςΣ]|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]ei[ςΣ]|[θΘ][υy][μm][άΆ]'
                || '[σΣ]ai|[σΣ][ηh][μm]ei[ώΏ][σΣ]ei[ςΣ]|a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]e[τt]e|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]e[τt]e)|אל '
                || 'ת(?:שמור|זכור|רשום|קליט|תעד)(?:י|ו)? (?:את )?(?:זה|זאת)|לא לפרוטוקול|इसे (?:सेव|याद|रिकॉर्ड|नोट|दर्ज|संग'
                || '्रहित) मत (?:करना|करो|करें|कीजिए|रखना|रखो)|อย่า(?:บันทึก|จำ|จด|เก็บ)(?:สิ่ง|เรื่อง|ข้อมูล|ข้อความ)?นี้|ا'
                || 'ین را (?:ذخیره|ثبت|ضبط) نکن|لا (?:تسجل|تحفظ|تتذكر|تخزن|تكتب) (?:هذا|ذلك|هذه))') then
                v_wanted := v_wanted || 'marker_slavic'::text;
            end if;
        end if;
    end if;
    if (v_wide and p_lower collate "C" like any (array[
        '%なかった%', '%オフ%', '%メモ%', '%ログ%', '%不予%', '%不作%', '%不做%', '%不入%', '%不留%', '%保管%', '%写%', '%削除%', '%备份%', '%存%',
        '%寫%', '%录%', '%忘%', '%書%', '%残%', '%消し%', '%登録%', '%私下%', '%紀%', '%覚え%', '%記%', '%记%', '%錄%', '%録音%', '%非公开%',
        '%기록%', '%기억%', '%남기%', '%녹음%', '%메모%', '%보관%', '%써두%', '%오프%', '%외우%', '%잊어%', '%저장%', '%적어%', '%적지%', '%지워%'
    ])) then
        if p_lower collate "C" ~ ('(?:(?:不要|别|別|请勿|請勿|勿|不用|不许|莫)(?:把)?(?:这|這|此|它|我说的|刚才)?(?:个|些|段|条|句|話|话|件事|消息|的话)?(?:再)?(?:记录|記錄|紀錄|记住|記住|记下|'
            || '記下|保存|储存|儲存|存储|存入|存下|存到|写下|寫下|写进|寫進|录入|留存|记入|记到|记得|录下|备份|记)(?:下来|下來|起来|进去|在(?:记忆|案)|到(?:记忆|记录)|任何)?(?:这|這|此|'
            || '本|刚才|我说|以上|上面|吧|了|哦|啊|[^\u3400-\u9fffA-Za-z0-9]|\Z)|(?:不要|别|別)(?:把)?(?:这|這|刚才|上面|以上)[^\n]{0,8}(?:记录|記錄|记住|記住'
            || '|保存|储存|存储|记下|写进)|不(?:入|做|作|留|予)(?:任何)?(?:记录|記錄|记忆)|(?:马上|立刻|立即|赶紧|请)?(?:忘掉|忘了|忘记)(?:这|這|刚才|我刚)|(?:不要|别|別|勿)('
            || '?:记|記|存)(?:在|到)(?:你的?)?(?:记忆|記憶|笔记|筆記|日志)|(?:这|這|此|本)[^\n]{0,6}(?:不要|别|別|勿)(?:记|記)(?:录|錄|下来|下來)?(?:[^\u3400-'
            || '\u9fffA-Za-z0-9]|\Z)|从(?:你的)?记忆(?:里|中)(?:删|抹|清)|(?:私下|非公开)(?:说|讲)[^\n]{0,3}(?:别|不要)|(?:记录|記録|保存|記憶|メモ|登録|録音|'
            || '記載|保管|ログ)(?:は|を|に)?(?:しない(?:で|よう|こと)|せず|残さない|取らない(?:で|よう)|しちゃ(?:だめ|ダメ)|禁止)|(?:覚え(?:ない|とかない|ておかない)|書き留めない|書かな'
            || 'い|書き残さない|残さない|忘れて(?:ください|くれ|ほしい|ね)|忘れておいて)(?:で|くだ|下さ|よう|\.|,|\n|\Z|い)|(?:メモリ|記憶)(?:から|を)(?:削除|消)|オフレコ|オフ・ザ・レ'
            || 'コード|(?:今の|さっきの|この|これ)(?:発言|話|メッセージ|会話|件)?(?:は|を)?(?:すぐに?)?(?:削除して|忘れて|消して|なかったことに)|(?:기억|저장|기록|메모|녹음|보관)(?:은'
            || '|을|를)? ?(?:하지|남기지) ?(?:마|말)|(?:적지|적어두지|남기지|써두지|외우지) ?(?:마|말)|기억에서 (?:지워|삭제)|오프 ?더 ?레코드|(?:이건|이거|방금|지금)[^\n]{'
            || '0,10}(?:잊어|지워) ?(?:줘|주|버려))') then
            v_wanted := v_wanted || 'marker_cjk'::text;
        end if;
    end if;
    if strpos(p_lower, 'private') > 0 then
        if strpos(p_lower, 'begin') > 0 then
            if p_text collate "C" ~ ('-{4,5} ?BEGIN[ \r\n>]{1,4}(?:[A-Z0-9]{1,16}[ \r\n>]{1,4}){0,4}PRIVATE[ \r\n>]{1,4}KEY(?:[ ]BLOCK)?(?: ?-'
                || '{4,5}(?![ -]{0,9}END ))?(?:(?:[ \t]{0,8}\r?\n|\\r\\n|\\n|\\\\n)[ \t>|*]{0,16}(?:(?:Version|Comment|Proc-'
                || 'Type|DEK-Info|Hash|Charset|MessageID): ?(?:[^\r\n\\-]|-(?!-)|\\[^rn\r\n]){0,120}|[A-Za-z0-9+/=]{1,120}(?'
                || '![A-Za-z0-9+/=]| [A-Za-z]))?)*(?: ?-{4,5} ?END [A-Z0-9 ]{0,48}-{4,5}(?:\\r|\\n){0,2})?') then
                v_wanted := v_wanted || 'pem'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, 'ls0tls1crudjti') > 0 then
        if p_text collate "C" ~ ('LS0tLS1CRUdJTi(?:BSU0Eg|BFQyBQ|BPUEVO|BFTkNS|BEU0Eg|BQUklW|BQR1Ag|BTU0gy)[A-Za-z0-9+/]{16,}(?:[\r\n]{1,2}[A-'
            || 'Za-z0-9+/]{60,76})*(?:[\r\n]{1,2}[A-Za-z0-9+/]{1,76}(?==))?={0,2}') then
            v_wanted := v_wanted || 'pem_base64'::text;
        end if;
    end if;
    if strpos(p_lower, 'putty-user-key-file') > 0 then
        if p_text collate "C" ~ ('PuTTY-User-Key-File-[0-9]: ?[^\r\n]*(?:\r?\n[ \t>]{0,16}(?:(?:Encryption|Comment|Public-Lines|Private-Lines|'
            || 'Private-MAC|Private-Hash|Key-Derivation|Argon2-[A-Za-z]{1,16}): ?[^\r\n]*|[A-Za-z0-9+/=]{1,120}(?![^\r\n])))'
            || '*') then
            v_wanted := v_wanted || 'putty'::text;
        end if;
    end if;
    if p_lower collate "C" like any (array['%d"%', '%d''%', '%k"%', '%k''%']) then
        if strpos(p_lower, 'kty') > 0 then
            if p_text collate "C" ~ '((?:"[dk]"|''[dk]'') ?: ?["''])([A-Za-z0-9_-]{40,})' then
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
            if p_text collate "C" ~ '((?:<D>))([A-Za-z0-9+/=]{40,})(?=</D>)' then
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
            ('((?:(?<![A-Za-z])(?:[cC][vV][vV]2?|[cC][vV][cC]2?|[cC][sS][cC]|[cC][rR][yY][pP][tT][oO][gG][rR][aA][mM][mM]['
            || 'eE](?: [vV][iI][sS][uU][eE][lL])?|[kK][aA][rR][tT][eE][nN][pP][rR][üÜ][fF](?:[nN][uU][mM][mM][eE][rR]|[zZ][i'
            || 'I][fF][fF][eE][rR])|[pP][rR][üÜ][fF][nN][uU][mM][mM][eE][rR]|(?:[cC][aA][rR][dD] )?[sS][eE][cC][uU][rR][iI]['
            || 'tT][yY] [cC][oO][dD][eE]|[cC][óÓ][dD][iI][gG][oO] [dD][eE] [sS][eE][gG][uU][rR](?:[iI][dD][aA][dD]|[aA][nN]['
            || 'çÇ][aA])))(?:["'')]{0,2}[ ]{0,2}(?:(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]|[nN][rR]\.?|[iI][sS]|[iI][sS]'
            || '[tT]|[eE][sS][tT]|[eE][sS]|[éÉ]))?[ ]{0,2}[:=#]?[ ]{0,2}["'']{0,2}))([0-9]{3,4}(?![0-9A-Za-z]|[.,/-][0-9A-Za-'
            || 'z]))'),
            'assignment',
            case when p_joined then '' else 'digits' end
        ) then
            v_wanted := v_wanted || 'card_code'::text;
        end if;
    end if;
    if p_lower collate "C" like any (array['%12 words%', '%24 words%', '%backup%', '%mnemonic%', '%recovery%', '%seed%', '%wallet%', '%wiederherstell%']) then
        if assay._firewall_holds(
            p_text,
            ('((?:(?:[sS][eE][eE][dD]|[rR][eE][cC][oO][vV][eE][rR][yY]|[mM][nN][eE][mM][oO][nN][iI][cC]|[bB][aA][cC][kK][u'
            || 'U][pP]|[wW][aA][lL][lL][eE][tT]|[sS][eE][cC][rR][eE][tT])[ _-]{0,1}(?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR]['
            || 'dD][sS]|[sS][eE][eE][dD]|[mM][nN][eE][mM][oO][nN][iI][cC])|(?:[mM][nN][eE][mM][oO][nN][iI][cC]|[wW][aA][lL]['
            || 'lL][eE][tT] [sS][eE][eE][dD]|[sS][eE][eE][dD])|(?:12|24) words)[^a-zA-Z]{0,6}(?:[iI][sS][tT]|[iI][sS]|[aA][r'
            || 'R][eE]|[wW][aA][sS]|[eE][sS][tT]|[eE][sS])?[^a-zA-Z]{0,6})((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![A-Za-'
            || 'z]))'),
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
                ('(?<![a-z])(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]{1,3}){4,}(?:zero|oh|one|two|t'
                || 'hree|four|five|six|seven|eight|nine)(?![a-z])'),
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
            '%:5432:%', '%:5433:%', '%:6379:%', '%:6432:%', '%<dd%', '%<td%', '%<th%', '%activation%', '%adgang%',
            '%aktivierung%', '%alter role%', '%american express%', '%amex%', '%anahtar%', '%anmelden%', '%appid%',
            '%ausweis%', '%auth%', '%avain%', '%az acr%', '%backup%', '%basic%', '%bcp%', '%bearer%', '%bruger%',
            '%buildah%', '%card%', '%carta di%', '%carte %', '%cekpet%', '%chave%', '%cheie%', '%chiave%', '%clau%',
            '%clave%', '%clickhouse%', '%cnh%', '%code%', '%codice%', '%combination%', '%community%', '%conducir%',
            '%connect%', '%contras%', '%cqlsh%', '%cryptogramme%', '%csc%', '%csrf%', '%curl%', '%cvc%', '%cvv%',
            '%della carta%', '%diners%', '%docker%', '%dowod%', '%driver%', '%driving%', '%dsn%', '%echo %', '%einmal%',
            '%env %', '%frase segreta%', '%freerdp%', '%ftp %', '%gebruiker%', '%geheimwort%', '%geslo%', '%has%', '%helm%',
            '%heslo%', '%humo%', '%iban%', '%identidad%', '%identif%', '%ifre%', '%ifsc%', '%influx%', '%ipmitool%',
            '%isql%', '%jelsz%', '%jeton%', '%jwt%', '%kaartnummer%', '%kapt%', '%kart numaras%', '%kartennummer%',
            '%karty%', '%kata laluan%', '%kennwort%', '%key%', '%kind%', '%klucz%', '%kod%', '%kortnummer%', '%kulcs%',
            '%kullan%', '%ldap%', '%licence%', '%license%', '%llave%', '%lock%', '%log in%', '%loggen%', '%login%',
            '%losungswort%', '%lozinka%', '%lykilor%', '%maestro%', '%mariadb%', '%mdp%', '%mongo%', '%mosquitto%',
            '%motorista%', '%mysql%', '%nenosiri%', '%nerdctl%', '%net use%', '%network%', '%netz%', '%nutzer%', '%nyckel%',
            '%one time%', '%one-time%', '%openssl enc%', '%osql%', '%otp%', '%p@ss%', '%parol%', '%parool%', '%pasahitza%',
            '%pasaporte%', '%paspoort%', '%pass%', '%paszport%', '%pat%', '%pepper%', '%permis de cond%', '%perso-nr%',
            '%pin%', '%plink%', '%podman%', '%prawa jazdy%', '%prawo jazdy%', '%pscp%', '%psk%', '%psw%', '%puk%', '%pw%',
            '%rabbitmqadmin%', '%rdesktop%', '%recovery%', '%recupera%', '%red%', '%rijbewijs%', '%safe%', '%salasan%',
            '%salt%', '%sandi%', '%schl%', '%scratch%', '%secours%', '%secret%', '%securestring%', '%senha%', '%sess%',
            '%sid%', '%sig%', '%skopeo%', '%slapta%', '%sleutel%', '%smbclient%', '%snmp%', '%snowsql%', '%sqlcmd%',
            '%svn %', '%tan%', '%tarjeta%', '%tokeh%', '%token%', '%tresor%', '%twine%', '%unionpay%', '%user%', '%usu%',
            '%utente%', '%utilis%', '%value%', '%variable "%', '%vault%', '%visa%', '%wacht%', '%webhook%', '%wget%',
            '%wi-fi%', '%wiederherstell%', '%wifi%', '%wlan%', '%wpa%', '%ww%', '%x-%', '%xsrf%', '%ytkownik%', '%zaporka%',
            '%zip%', '%zugang%', '%| -%', '%|-%', '%|:-%'
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
                if p_lower collate "C" like any (array['%->%', '%:%', '%<-%', '%=%', '%{%'])
                or (v_wide and strpos(p_lower, '→') > 0) then
                    if assay._firewall_holds(
                        p_text,
                        ('((?:(?:[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][r'
                        || 'R][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][sS'
                        || '] [pP][hH][rR][aA][sS][eE]|[kK][eE][nN][nN][wW][oO][rR][tT]|[gG][eE][hH][eE][iI][mM][wW][oO][rR]'
                        || '[tT]|[lL][oO][sS][uU][nN][gG][sS][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[pP'
                        || '][hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[cC'
                        || '][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][aA]|[cC][oO][nN]['
                        || 'tT][rR][aA][sS][iI][nN][aA][lL]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][h'
                        || 'H][tT][wW][oO][oO][rR][dD]|[wW][aA][cC][hH][tT][zZ][iI][nN]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO'
                        || '][lL][aA] [dD]''[oO][rR][dD][iI][nN][eE]|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[пП][a'
                        || 'A][pP][oO][лЛ][ьЬ][нH][aA][яЯ] [фФ][pP][aA][зZ][aA]|[kK][oO][дД][oO][вB][oO][eE] [cC][лЛ][oO][вB'
                        || '][oO]|[пП][aA][pP][oO][лЛ][ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][aA])?|[лЛ][oO][зZ][иИ][нH][kK][aA'
                        || ']|[hH][aA][sS][łŁ][eE][mM]|[hH][aA][sS][łŁ][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD](?:[eE][tT])?|[l'
                        || 'L][öÖ][sS][eE][nN][fF][rR][aA][sS]|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT]'
                        || ')?|[jJ][eE][lL][sS][zZ][óÓ]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[z'
                        || 'Z][aA][pP][oO][rR][kK][aA]|[gG][eE][sS][lL][oO]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN]'
                        || '[gG][uU])?|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[kK][aA][tT][aA] [lL][aA][lL]['
                        || 'uU][aA][nN](?: [sS][aA][yY][aA])?|[mM][ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ][aA] [tT][ôÔ][iI])?|['
                        || 'hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[kK][oO][dD][eE][oO][rR][dD](?'
                        || ':[eE][tT])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[sS][lL][aA][pP][tT][aA][žŽ][o'
                        || 'O][dD][iI][sS]|[lL][yY][kK][iI][lL][oO][rR][ðÐ]|[pP][aA][sS][aA][hH][iI][tT][zZ][aA]|[fF][jJ][aA'
                        || '][lL][ëË][kK][aA][lL][iI][mM][iI]|[κK][ωΩ][δΔ][iI][κK][όΌ][ςΣ]|[κK][ωΩ][δΔ][iI][κK][oO][ςΣ]|[σΣ]'
                        || '[υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ]['
                        || 'იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמה|סיסמא|كلمة المرور|كلمة السر|رمز عبور|گذرواژه|पासव'
                        || 'र्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[aA][pP][iI][- ]?(?:[sS][cC][hH][lL][üÜ][sS][sS][eE'
                        || '][lL]|[sS][lL][eE][uU][tT][eE][lL]|[nN][yY][cC][kK][eE][lL]|[nN][øØ][gG][lL][eE]|[nN][øØ][kK][kK'
                        || '][eE][lL]|[aA][vV][aA][iI][nN]|[aA][nN][aA][hH][tT][aA][rR][iI]|[kK][uU][lL][cC][sS]|[kK][lL][íÍ'
                        || '][čČ]|[kK][лЛ][юЮ][чЧ])|(?:[cC][lL][éÉ]|[cC][hH][iI][aA][vV][eE]|[cC][lL][aA][vV][eE]|[lL][lL][a'
                        || 'A][vV][eE]|[cC][hH][aA][vV][eE]|[kK][lL][uU][cC][zZ]|[kK][лЛ][юЮ][чЧ]|[cC][hH][eE][iI][eE]|[cC]['
                        || 'lL][aA][uU]) (?:(?:[dD][eE]|[dD][eE][lL]|[dD][iI]|[dD]''|[dD][oO]|[dD][aA]|[kK]) ?)?(?:[lL]''|[lL]'
                        || '[aA] )?(?:[aA][pP][iI]|[aA][cC][cC][eE][sS][oO]|[aA][cC][cC][èÈ][sS]|[aA][cC][cC][eE][sS][sS][oO'
                        || ']|[aA][cC][eE][sS][sS][oO]|[sS][eE][cC][rR][èÈ][tT][eE]|[sS][eE][gG][rR][eE][tT][aA]|[sS][eE][cC'
                        || '][rR][eE][tT][aA]|[pP][rR][iI][vV][éÉ][eE]|[pP][rR][iI][vV][aA][tT][aA]|[pP][rR][iI][vV][aA][dD]'
                        || '[aA]|[дД][oO][cC][тT][yY][пП][aA]|[wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[wW][eE][p'
                        || 'P]|[wW][pP][aA]|[dD][oO][sS][tT][ęĘ][pP][uU])|[gG][eE][hH][eE][iI][mM][eE][rR] [sS][cC][hH][lL]['
                        || 'üÜ][sS][sS][eE][lL]|[cC][eE][kK][pP][eE][тT][нH][ыЫ][йЙ] [kK][лЛ][юЮ][чЧ]|[kK][лЛ][юЮ][чЧ] [aA]['
                        || 'pP][iI]|[cC][eE][kK][pP][eE][тT]|[тT][oO][kK][eE][нH]|トークン|[aA][pP][iI] ?キー|秘密鍵|アクセスキー|接続キー|シークレ'
                        || 'ット|密钥|密鑰|秘钥|金鑰|令牌|授权码|授權碼|토큰|[aA][pP][iI] ?키|비밀 ?키|시크릿|액세스 ?키|パスワード|パスコード|合言葉|密码|密碼|口令|비밀번호|비번|암'
                        || '호|패스워드|暗証番号|[pP]@[sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW]0[rR][dD]|[pP][aA]55[wW][oO][rR][d'
                        || 'D]|[pP][aA][sS][sS] [wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][dD]_?[pP][eE][pP][pP][eE][rR]|'
                        || '[cC][oO][oO][kK][iI][eE] ?[pP][aA][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK]'
                        || '[eE][nN]|[aA][pP][iI][_ -]?[kK][eE][yY]|[aA][pP][iI][_ -]?[sS][eE][cC][rR][eE][tT]|[aA][cC][cC]['
                        || 'eE][sS][sS][_ -]?[kK][eE][yY]|[sS][eE][cC][rR][eE][tT][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?['
                        || 'kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE][_ -]?[kK][eE][yY]|[aA][uU][tT][hH][_ -]?[kK][eE][yY]|[a'
                        || 'A][cC][cC][oO][uU][nN][tT][_ -]?[kK][eE][yY]|[sS][hH][aA][rR][eE][dD][_ -]?(?:[aA][cC][cC][eE][s'
                        || 'S][sS][_ -]?)?[kK][eE][yY]|[sS][iI][gG][nN][iI][nN][gG][_ -]?[kK][eE][yY]|[eE][nN][cC][rR][yY][p'
                        || 'P][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[mM][aA][sS][tT][eE][rR][_ -]?[kK][eE][yY]|[sS][eE][rR][vV]'
                        || '[eE][rR][_ -]?[kK][eE][yY]|[sS][eE][rR][vV][iI][cC][eE][_ -]?[kK][eE][yY]|[aA][dD][mM][iI][nN][_'
                        || ' -]?[kK][eE][yY]|[lL][iI][cC][eE][nN][sS][eE][_ -]?[kK][eE][yY]|[aA][pP][pP][_ -]?[kK][eE][yY]|['
                        || 'cC][oO][nN][sS][uU][mM][eE][rR][_ -]?[kK][eE][yY]|[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][n'
                        || 'N][_ -]?[kK][eE][yY]|[sS][sS][hH][_ -]?[kK][eE][yY]|[dD][eE][pP][lL][oO][yY][_ -]?[kK][eE][yY]|['
                        || 'wW][eE][bB][hH][oO][oO][kK][_ -]?[kK][eE][yY]|[cC][lL][iI][eE][nN][tT][_ -]?[kK][eE][yY]|[cC][rR'
                        || '][eE][dD][eE][nN][tT][iI][aA][lL][sS]?)|(?<![A-Za-z])(?:PAT(?=: )|(?:[tT][oO][tT][pP] (?:[sS][eE'
                        || '][eE][dD]|[sS][eE][cC][rR][eE][tT])|[pP][aA][sS][sS][eE]|[jJ][eE][tT][oO][nN]|[pP][wW]|[pP][wW]['
                        || 'dD]|[pP][aA][sS][sS]|[mM][dD][pP]|[wW][wW]|[hH][aA][sS][lL][oO]|[sSşŞ][iIİ][fF][rR][eE][mM](?:[i'
                        || 'I][zZ])?|[sSşŞ][iIİ][fF][rR][eE][sS][iIİ]|[sSşŞ][iIİ][fF][rR][eE]|[sSşŞ][iIİ][fF][rR][əƏ]|[pP][a'
                        || 'A][rR][oO][lL][aA][mM]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][eE]|[pP][aA][rR][oO][lL]|[p'
                        || 'P][aA][rR][oO][oO][lL]|[pP][sS][wW]|[pP][sS][wW][dD]|[cC][lL][aA][vV][eE]|[cC][rR][eE][dD][sS]?|'
                        || '[jJ][wW][tT]|[cC][oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[cC][sS][rR][fF][tT][oO][kK][eE][nN]|[xX'
                        || '][sS][rR][fF]-[tT][oO][kK][eE][nN]|[pP][hH][pP][sS][eE][sS][sS][iI][dD]|[jJ][sS][eE][sS][sS][iI]'
                        || '[oO][nN][iI][dD]|[bB][eE][aA][rR][eE][rR]|[aA][pP][iI][kK][eE][yY]|[oO][tT][pP]|_?[aA][uU][tT][h'
                        || 'H]|[pP][sS][kK]|[aA][pP][pP][iI][dD]|[pP][eE][pP][pP][eE][rR]|(?:[bB][iI][nN][dD]|[rR][oO][oO][t'
                        || 'T]|[aA][dD][mM][iI][nN]|[uU][sS][eE][rR]|[dD][bB]|[lL][dD][aA][pP]|[mM][yY]|[sS][mM][tT][pP]|[mM'
                        || '][aA][iI][lL]|[fF][tT][pP]|[sS][uU][dD][oO])(?:[pP][wW]|[pP][aA][sS][sS]|[pP][wW][dD])))|(?<=[_-'
                        || '])(?:[pP][aA][sS][sS]|[pP][wW][dD]|[pP][wW]|[pP][aA][tT]|[pP][sS][kK]|[aA][uU][tT][hH]|[aA][pP]['
                        || 'pP][iI][dD]|[dD][sS][nN])|(?<=[A-Za-z])PASS|(?<=[a-z])(?:Pass|Pwd))(?:_[bB][aA][sS][eE]|_[vV][aA'
                        || '][lL][uU][eE]|_[sS][tT][rR][iI][nN][gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?:</[a-z]+>)?(?: (?:['
                        || 'fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUüÜ][rR][sS]?|[dD][oO]|[dD]['
                        || 'aA]|[pP][eE][rR]|[pP][aA][rR][aA]|[vV][aA][nN]|[vV][oO][oO][rR]|[kK]|[tT][iI][lL][lL]|[дД][лЛ][я'
                        || 'Я]|[oO][тT]|[kK])(?: [^ \t\r\n:=]{1,15}){1,3}| \([A-Za-z0-9][A-Za-z0-9 ,.''/_-]*\)| #[0-9]{1,2}|\'
                        || '[(?:[A-Za-z_-]{3}[A-Za-z_-]*)?\]|(?: [nN][uU][eE][vV][aA]| [nN][uU][oO][vV][aA]| [nN][oO][vV][aA'
                        || ']| [pP][rR][oO][vV][iI][sS][oO][iI][rR][eE]| [pP][rR][oO][vV][iI][sS][óÓ][rR][iI][aA]| [pP][rR]['
                        || 'oO][vV][iI][sS][oO][rR][iI][aA]| [aA][cC][tT][uU][eE][lL][lL][eE]| [тT][aA][kK][oO][йЙ]| [şŞ][uU'
                        || ']| [bB][aA][rR][uU]| [sS][aA][yY][aA]| [yY][aA][nN][gG][uU]))?[ \t.]*(?:[?!]?: ?(?:(?:constant |'
                        || 'final |const |&''[a-z]+ |& ?|[a-z]* ?))?(?:(?:Final|Optional|ClassVar)\[)?(?:[Ss]tring|[Ss]tr|Sec'
                        || 'retStr|text|bytes)\]?(?: ?\| ?(?:None|null|undefined))?[?]? ?:?=| (?:[Aa]s )?[Ss]tring ?=|\{(?=['
                        || '"''])|:=|=>|->|<-|→|::|===?|\?=|[:=])[ \t]*(?:(?:</[a-z]+>|[*_]{1,3}) )?(?:[sS]%3[aA]|[bB][aA][sS'
                        || '][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})'
                        || '?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)("[^"\r\n]+|''[^''\r\n]+|'
                        || '`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                        ('((?<![A-Za-z])(?:[sS][eE][sS][sS][iI][oO][nN](?:[_-]?(?:[iI][dD]|[kK][eE][yY]))?|[sS][eE][sS][sS'
                        || ']|[sS][iI][dD])["''`\]\)*_]{0,3}[ \t]*(?::=|=>|->|===?|[:=])[ \t]*(?:(?:(?<=[: \t])[|>][+-]?[ \t]'
                        || '{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)'
                        || '("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                        ('((?:(?<![A-Za-z])(?:[sS][iI][gG]|[sS][iI][gG][nN][aA][tT][uU][rR][eE]|[sS][cC][hH][lL][üÜ][sS][s'
                        || 'S][eE][lL]|[cC][hH][iI][aA][vV][eE]|[cC][hH][aA][vV][eE]|[sS][lL][eE][uU][tT][eE][lL]|[kK][lL][u'
                        || 'U][cC][zZ]|[nN][yY][cC][kK][eE][lL]|[nN][øØ][gG][lL][eE]|[nN][øØ][kK][kK][eE][lL]|[aA][vV][aA][i'
                        || 'I][nN]|[aA][nN][aA][hH][tT][aA][rR]|[kK][лЛ][юЮ][чЧ]|[kK][lL][jJ][uU][čČ]|[kK][lL][íÍ][čČ]|[cC]['
                        || 'hH][eE][iI][eE]|מפתח|مفتاح)|(?<=[_-])(?:[kK][eE][yY]|[sS][aA][lL][tT])|(?<=[a-z])Key)(?:_[bB][aA'
                        || '][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT][rR][iI][nN][gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: '
                        || '(?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUüÜ][rR][sS]?|[dD][oO]|['
                        || 'dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|[дД][лЛ][яЯ]|[oO][тT])(?: [^ \t\r\n:=]{1,15})'
                        || '{1,3})?[ \t]*(?::=|=>|->|===?|[:=])[ \t]*(?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE'
                        || '][nN][vV]:)?(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBr'
                        || 'RfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z'
                        || '\\^_a-z~-]+[(\[]?)'),
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
                    ('((?:(?<![A-Za-z])(?:[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS]['
                    || 'wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][s'
                    || 'S][sS] [pP][hH][rR][aA][sS][eE]|[kK][eE][nN][nN][wW][oO][rR][tT]|[gG][eE][hH][eE][iI][mM][wW][oO][rR'
                    || '][tT]|[lL][oO][sS][uU][nN][gG][sS][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[pP][h'
                    || 'H][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[cC][oO][n'
                    || 'N][tT][rR][aA][sS][eE][nN][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][aA]|[cC][oO][nN][tT][rR][aA]'
                    || '[sS][iI][nN][aA][lL]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO]['
                    || 'oO][rR][dD]|[wW][aA][cC][hH][tT][zZ][iI][nN]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO]'
                    || '[rR][dD][iI][nN][eE]|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[пП][aA][pP][oO][лЛ][ьЬ][нH]['
                    || 'aA][яЯ] [фФ][pP][aA][зZ][aA]|[kK][oO][дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[пП][aA][pP][oO][лЛ]['
                    || 'ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][aA])?|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH][aA][sS][łŁ][eE][mM]|[hH]'
                    || '[aA][sS][łŁ][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD](?:[eE][tT])?|[lL][öÖ][sS][eE][nN][fF][rR][aA][sS]|'
                    || '[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?|[jJ][eE][lL][sS][zZ][óÓ]|[jJ][eE][lL'
                    || '][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[zZ][aA][pP][oO][rR][kK][aA]|[gG][eE][sS][lL]'
                    || '[oO]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[kK][aA][tT][aA] [sS][aA][nN][dD][iI'
                    || '](?:[nN][yY][aA])?|[kK][aA][tT][aA] [lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?|[mM][ậẬ][tT] [kK]'
                    || '[hH][ẩẨ][uU](?: [cC][ủỦ][aA] [tT][ôÔ][iI])?|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA](?:'
                    || '[nN][iI])?|[kK][oO][dD][eE][oO][rR][dD](?:[eE][tT])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:'
                    || '[nN])?|[sS][lL][aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[lL][yY][kK][iI][lL][oO][rR][ðÐ]|[pP][aA][sS][aA'
                    || '][hH][iI][tT][zZ][aA]|[fF][jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI]|[κK][ωΩ][δΔ][iI][κK][όΌ][ςΣ]|[κK]'
                    || '[ωΩ][δΔ][iI][κK][oO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ]['
                    || 'зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמה|סיסמא|كلمة المرور|كلمة السر|'
                    || 'رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[aA][pP][iI][- ]?(?:[sS][cC][hH][l'
                    || 'L][üÜ][sS][sS][eE][lL]|[sS][lL][eE][uU][tT][eE][lL]|[nN][yY][cC][kK][eE][lL]|[nN][øØ][gG][lL][eE]|[n'
                    || 'N][øØ][kK][kK][eE][lL]|[aA][vV][aA][iI][nN]|[aA][nN][aA][hH][tT][aA][rR][iI]|[kK][uU][lL][cC][sS]|[k'
                    || 'K][lL][íÍ][čČ]|[kK][лЛ][юЮ][чЧ])|(?:[cC][lL][éÉ]|[cC][hH][iI][aA][vV][eE]|[cC][lL][aA][vV][eE]|[lL]['
                    || 'lL][aA][vV][eE]|[cC][hH][aA][vV][eE]|[kK][lL][uU][cC][zZ]|[kK][лЛ][юЮ][чЧ]|[cC][hH][eE][iI][eE]|[cC]'
                    || '[lL][aA][uU]) (?:(?:[dD][eE]|[dD][eE][lL]|[dD][iI]|[dD]''|[dD][oO]|[dD][aA]|[kK]) ?)?(?:[lL]''|[lL][aA'
                    || '] )?(?:[aA][pP][iI]|[aA][cC][cC][eE][sS][oO]|[aA][cC][cC][èÈ][sS]|[aA][cC][cC][eE][sS][sS][oO]|[aA]['
                    || 'cC][eE][sS][sS][oO]|[sS][eE][cC][rR][èÈ][tT][eE]|[sS][eE][gG][rR][eE][tT][aA]|[sS][eE][cC][rR][eE][t'
                    || 'T][aA]|[pP][rR][iI][vV][éÉ][eE]|[pP][rR][iI][vV][aA][tT][aA]|[pP][rR][iI][vV][aA][dD][aA]|[дД][oO][c'
                    || 'C][тT][yY][пП][aA]|[wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[wW][eE][pP]|[wW][pP][aA]|[dD'
                    || '][oO][sS][tT][ęĘ][pP][uU])|[gG][eE][hH][eE][iI][mM][eE][rR] [sS][cC][hH][lL][üÜ][sS][sS][eE][lL]|[cC'
                    || '][eE][kK][pP][eE][тT][нH][ыЫ][йЙ] [kK][лЛ][юЮ][чЧ]|[kK][лЛ][юЮ][чЧ] [aA][pP][iI]|[cC][eE][kK][pP][eE'
                    || '][тT]|[тT][oO][kK][eE][нH]|[cC][lL][aA][vV][eE]|[cC][lL][éÉ]|[cC][hH][iI][aA][vV][eE]|[sS][cC][hH][l'
                    || 'L][üÜ][sS][sS][eE][lL]|[cC][hH][aA][vV][eE]|[sS][lL][eE][uU][tT][eE][lL]|[pP][iI][nN] [cC][oO][dD][e'
                    || 'E]|[pP][iI][nN][cC][oO][dD][eE]|[pP][iI][nN][kK][oO][dD]|[pP][iI][nN]|[sS][eE][cC][rR][eE][tT]|[tT]['
                    || 'oO][kK][eE][nN]|[kK][eE][yY]|[pP][aA][rR][oO][lL][aA] [mM][eE][aA]|[pP][wW]|[pP][wW][dD]|[pP][aA][sS'
                    || '][sS]|[mM][dD][pP]|[wW][wW]|[hH][aA][sS][lL][oO]|[sSşŞ][iIİ][fF][rR][eE][mM](?:[iI][zZ])?|[sSşŞ][iIİ'
                    || '][fF][rR][eE][sS][iIİ]|[sSşŞ][iIİ][fF][rR][eE]|[sSşŞ][iIİ][fF][rR][əƏ]|[pP][aA][rR][oO][lL][aA][mM]|'
                    || '[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][eE]|[pP][aA][rR][oO][lL]|[pP][aA][rR][oO][oO][lL]|[cC]'
                    || '[oO][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC][oO][dD][eE])(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT]'
                    || '[oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUüÜ][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO]'
                    || '[oO][rR]|[wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[дД][лЛ][яЯ])(?: [^ \t\r\n:=,.]{1,15}){'
                    || '0,3})? (?:[iI][sS] [nN][oO][wW]|[iI][sS]|[wW][aA][sS]|[aA][rR][eE]|[iI][sS][tT]|[lL][aA][uU][tT][eE]'
                    || '[tT]|[wW][aA][rR]|[eE][sS]|[eE][sS][tT]|[eE][rR][aA]|[éÉ]|[èÈ]|[éÉ][sS]|[sS][aA][rR][àÀ]|[bB][ęĘ][dD'
                    || '][zZ][iI][eE]|[jJ][eE][sS][tT]|[bB][rR][zZ][mM][iI]|[äÄ][rR]|[eE][rR]|[jJ][eE]|[eE][sS][tT][eE]|[lL]'
                    || '[àÀ]|[aA][dD][aA][lL][aA][hH]|[iI][aA][lL][aA][hH]|[sS][aA][yY][aA]|[nN][iI]|[aA][yY]|[oO][nN]|[iI]['
                    || 'rR]|[yY][rR][aA]|[eE]|[эЭ][тT][oO]|[cC][hH][aA][nN][gG][eE][dD] [tT][oO]|[sS][eE][tT] [tT][oO]|[rR]['
                    || 'eE][sS][eE][tT] [tT][oO]|[bB][eE][cC][oO][mM][eE][sS]|[hH][eE][iI][sSß][tT](?: [jJ][eE][tT][zZ][tT])'
                    || '?)[:]?[ ]{1,2}|(?<![A-Za-z])(?:[hH][aA][sS][łŁlL][oO](?: [dD][oO] [^ \t\r\n]+)?|[pP][iI][nN]) to |(?'
                    || '<![A-Za-z])(?:[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?) on |(?<![A-Za-z])(?:(?:[cC][hH][aA][nN]'
                    || '[gG][eE][dD]?|[sS][eE][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?) (?:[mM][yY] |[tT][hH]'
                    || '[eE] |[yY][oO][uU][rR] |[oO][uU][rR] |[iI][tT][sS] )?(?:[a-zA-Z-]+ )?(?:[pP][aA][sS][sS][wW][oO][rR]'
                    || '[dD]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][wW]|[pP][iI][nN]'
                    || ') [tT][oO]) |(?:(?:パスワード|パスコード|合言葉|密码|密碼|口令|비밀번호|비번|암호|패스워드|トークン|[aA][pP][iI] ?キー|秘密鍵|アクセスキー|接続キー|シー'
                    || 'クレット|密钥|密鑰|秘钥|金鑰|令牌|授权码|授權碼|토큰|[aA][pP][iI] ?키|비밀 ?키|시크릿|액세스 ?키)(?:已?(?:改成|改为|改為|设为|设置为|重置为|换成|更改为|變'
                    || '更為)|是|为|為|は|が|を|는|은|를|을|:)|(?:パスワード|パスコード|合言葉|密码|密碼|口令|비밀번호|비번|암호|패스워드)(?:→)?)[ ]{0,2}[(【]?|(?:[пП]['
                    || 'aA][pP][oO][лЛ][ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][aA])?|[лЛ][oO][зZ][иИ][нH][kK][aA]|[κK][ωΩ][δΔ]['
                    || 'iI][κK][όΌoO][ςΣ]|סיסמה|סיסמא|كلمة المرور|كلمة السر|رمز عبور|पासवर्ड|รหัสผ่าน|[mM][ậẬ][tT] [kK][hH]['
                    || 'ẩẨ][uU]|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[pP][aA][sS][sS][wW][oO][rR][dD](?:[n'
                    || 'N][yY][aA])?(?= [sS][aA][yY][aA])|[pP][aA][sS][sS][wW][oO][rR][dD][nN][yY][aA])(?: (?:[oO][тT]|[дД]['
                    || 'лЛ][яЯ]|[kK]|[нH][aA]|[τT][oO][υY]|[γΓ][iI][aA]|של) [^ \t\r\n:=,.]+| [wW]i-?[fF]i)?(?: ?(?:[эЭ][тT]['
                    || 'oO]|[єЄ]|[eE][ίΊ][vN][aA][iI]|[μM][oO][υY]|שלי|היא|הוא|هي|من|है|คือ|[sS][aA][yY][aA]|[aA][dD][aA][lL'
                    || '][aA][hH]|[lL][àÀ]|[mM][oO][jJ]|[eE])){0,2}[ :-]{1,3}))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-'
                    || '9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                    ('((?:(?<![A-Za-z])(?:[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS]['
                    || 'wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][s'
                    || 'S][sS] [pP][hH][rR][aA][sS][eE]|[kK][eE][nN][nN][wW][oO][rR][tT]|[gG][eE][hH][eE][iI][mM][wW][oO][rR'
                    || '][tT]|[lL][oO][sS][uU][nN][gG][sS][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[pP][h'
                    || 'H][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[cC][oO][n'
                    || 'N][tT][rR][aA][sS][eE][nN][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][aA]|[cC][oO][nN][tT][rR][aA]'
                    || '[sS][iI][nN][aA][lL]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO]['
                    || 'oO][rR][dD]|[wW][aA][cC][hH][tT][zZ][iI][nN]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO]'
                    || '[rR][dD][iI][nN][eE]|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[пП][aA][pP][oO][лЛ][ьЬ][нH]['
                    || 'aA][яЯ] [фФ][pP][aA][зZ][aA]|[kK][oO][дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[пП][aA][pP][oO][лЛ]['
                    || 'ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][aA])?|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH][aA][sS][łŁ][eE][mM]|[hH]'
                    || '[aA][sS][łŁ][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD](?:[eE][tT])?|[lL][öÖ][sS][eE][nN][fF][rR][aA][sS]|'
                    || '[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?|[jJ][eE][lL][sS][zZ][óÓ]|[jJ][eE][lL'
                    || '][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[zZ][aA][pP][oO][rR][kK][aA]|[gG][eE][sS][lL]'
                    || '[oO]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[kK][aA][tT][aA] [sS][aA][nN][dD][iI'
                    || '](?:[nN][yY][aA])?|[kK][aA][tT][aA] [lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?|[mM][ậẬ][tT] [kK]'
                    || '[hH][ẩẨ][uU](?: [cC][ủỦ][aA] [tT][ôÔ][iI])?|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA](?:'
                    || '[nN][iI])?|[kK][oO][dD][eE][oO][rR][dD](?:[eE][tT])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:'
                    || '[nN])?|[sS][lL][aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[lL][yY][kK][iI][lL][oO][rR][ðÐ]|[pP][aA][sS][aA'
                    || '][hH][iI][tT][zZ][aA]|[fF][jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI]|[κK][ωΩ][δΔ][iI][κK][όΌ][ςΣ]|[κK]'
                    || '[ωΩ][δΔ][iI][κK][oO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ]['
                    || 'зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמה|סיסמא|كلمة المرور|كلمة السر|'
                    || 'رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[pP][wW]|[pP][wW][dD]|[pP][aA][sS]'
                    || '[sS]|[mM][dD][pP]|[wW][wW]|[hH][aA][sS][lL][oO]|[sSşŞ][iIİ][fF][rR][eE][mM](?:[iI][zZ])?|[sSşŞ][iIİ]'
                    || '[fF][rR][eE][sS][iIİ]|[sSşŞ][iIİ][fF][rR][eE]|[sSşŞ][iIİ][fF][rR][əƏ]|[pP][aA][rR][oO][lL][aA][mM]|['
                    || 'pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][eE]|[pP][aA][rR][oO][lL]|[pP][aA][rR][oO][oO][lL])(?: ('
                    || '?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[fF][üÜ][rR]) (?:[tT][hH][eE] |[mM][yY] |[oO][uU][rR] |[yY'
                    || '][oO][uU][rR] )?[^ \t\r\n:=,.]{1,15})?(?:''s(?: still| now)?| (?:[sS][hH][oO][uU][lL][dD] (?:[nN][oO]'
                    || '[wW] )?[bB][eE]|[wW][oO][uU][lL][dD] [bB][eE]|[wW][iI][lL][lL] [bB][eE]|[mM][uU][sS][tT] [bB][eE]|[u'
                    || 'U][sS][eE][dD] [tT][oO] [bB][eE]|[rR][eE][mM][aA][iI][nN][sS]|[rR][eE][aA][dD][sS]|[eE][qQ][uU][aA]['
                    || 'lL][sS]|[sS][tT][aA][yY][sS]|[iI][sS] [sS][tT][iI][lL][lL]|[gG][oO][eE][sS] [lL][iI][kK][eE]|(?:[hH]'
                    || '[aA][sS]|[wW][aA][sS]|[gG][oO][tT]|[iI][sS]|[hH][aA][dD])(?: [jJ][uU][sS][tT]| [nN][oO][wW])?(?: [bB'
                    || '][eE][eE][nN])? (?:[rR][eE][sS][eE][tT]|[cC][hH][aA][nN][gG][eE][dD]|[sS][eE][tT]|[uU][pP][dD][aA][t'
                    || 'T][eE][dD])(?: [bB][aA][cC][kK])? (?:[tT][oO]|[iI][nN])|[aA][uU][fF]|[gG][eE][wW][iI][jJ][zZ][iI][gG'
                    || '][dD] [iI][nN]|, [cC]''[eE][sS][tT]))[:]? {1,2}|(?<![A-Za-z])(?:[cC][hH][aA][nN][gG][eE][dD]?|[sS][eE'
                    || '][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?|[cC][aA][mM][bB][iI][éÉ]|[cC][aA][mM][bB][i'
                    || 'I][oOaA]|[cC][aA][mM][bB][iI][aA][tT][oO]|[mM][uU][dD][eE][iI]|[aA][lL][tT][eE][rR][eE][iI]|[tT][rR]'
                    || '[oO][qQ][uU][eE][iI]|[cC][hH][aA][nN][gG][éÉ]|[zZ][mM][iI][eE][nN][iI][łŁ][eE][mM]|[zZ][mM][iI][eE]['
                    || 'nN][iI][łŁ][aA][mM]|[zZ][mM][iI][eE][ńŃ]|[cC][мM][eE][нH][иИ][лЛ]|[cC][мM][eE][нH][иИ][лЛ][aA]|[иИ]['
                    || 'зZ][мM][eE][нH][иИ][лЛ]|[пП][oO][мM][eE][нH][яЯ][лЛ]|[äÄ][nN][dD][rR][aA][dD][eE]|[bB][yY][tT][tT][e'
                    || 'E]|[sS][kK][iI][fF][tT][eE][dD][eE]|[wW][iI][jJ][zZ][iI][gG][dD][eE]|[vV][eE][rR][aA][nN][dD][eE][rR'
                    || '][dD][eE]|[pP][rR][oO][mM][iI][jJ][eE][nN][iI][oO])(?: (?:[a-zäÄöÖüÜéÉàÀß]{1,8})){0,3} (?:[pP][aA][s'
                    || 'S][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS][s'
                    || 'S][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][sS] [pP][hH][rR][aA][sS][eE'
                    || ']|[kK][eE][nN][nN][wW][oO][rR][tT]|[gG][eE][hH][eE][iI][mM][wW][oO][rR][tT]|[lL][oO][sS][uU][nN][gG]'
                    || '[sS][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[pP][hH][rR][aA][sS][eE] [dD][eE] [p'
                    || 'P][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]'
                    || '|[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][aA]|[cC][oO][nN][tT][rR][aA][sS][iI][nN][aA][lL]|[pP][aA]['
                    || 'lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[wW][aA][cC][hH][t'
                    || 'T][zZ][iI][nN]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD][iI][nN][eE]|[fF][rR]['
                    || 'aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[пП][aA][pP][oO][лЛ][ьЬ][нH][aA][яЯ] [фФ][pP][aA][зZ][aA]|['
                    || 'kK][oO][дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[пП][aA][pP][oO][лЛ][ьЬ]|[пП][aA][pP][oO][лЛ][aA](?'
                    || ':[тT][aA])?|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH][aA][sS][łŁ][eE][mM]|[hH][aA][sS][łŁ][oO]|[lL][öÖ][sS]['
                    || 'eE][nN][oO][rR][dD](?:[eE][tT])?|[lL][öÖ][sS][eE][nN][fF][rR][aA][sS]|[pP][aA][sS][sS][oO][rR][dD](?'
                    || ':[eE][tT])?(?: [mM][iI][tT][tT])?|[jJ][eE][lL][sS][zZ][óÓ]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[lL]'
                    || '[oO][zZ][iI][nN][kK][aA]|[zZ][aA][pP][oO][rR][kK][aA]|[gG][eE][sS][lL][oO]|[nN][eE][nN][oO][sS][iI]['
                    || 'rR][iI](?: [lL][aA][nN][gG][uU])?|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[kK][aA][tT'
                    || '][aA] [lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?|[mM][ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ][aA] ['
                    || 'tT][ôÔ][iI])?|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[kK][oO][dD][eE][oO'
                    || '][rR][dD](?:[eE][tT])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[sS][lL][aA][pP][tT][aA'
                    || '][žŽ][oO][dD][iI][sS]|[lL][yY][kK][iI][lL][oO][rR][ðÐ]|[pP][aA][sS][aA][hH][iI][tT][zZ][aA]|[fF][jJ]'
                    || '[aA][lL][ëË][kK][aA][lL][iI][mM][iI]|[κK][ωΩ][δΔ][iI][κK][όΌ][ςΣ]|[κK][ωΩ][δΔ][iI][κK][oO][ςΣ]|[σΣ]['
                    || 'υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|['
                    || 'գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמה|סיסמא|كلمة المرور|كلمة السر|رمز عبور|گذرواژه|पासवर्ड|পাসওয'
                    || '়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[pP][wW]|[pP][wW][dD]|[pP][aA][sS][sS]|[mM][dD][pP]|[wW][wW]|[hH'
                    || '][aA][sS][lL][oO]|[sSşŞ][iIİ][fF][rR][eE][mM](?:[iI][zZ])?|[sSşŞ][iIİ][fF][rR][eE][sS][iIİ]|[sSşŞ][i'
                    || 'Iİ][fF][rR][eE]|[sSşŞ][iIİ][fF][rR][əƏ]|[pP][aA][rR][oO][lL][aA][mM]|[pP][aA][rR][oO][lL][aA]|[pP][a'
                    || 'A][rR][oO][lL][eE]|[pP][aA][rR][oO][lL]|[pP][aA][rR][oO][oO][lL]) (?:[tT][oO]|[aA]|[eE][nN]|[iI][nN]'
                    || '|[pP][aA][rR][aA]|[nN][aA]|[нH][aA]|[tT][iI][lL][lL]|[tT][iI][lL]|[nN][aA][aA][rR])[:]? {1,2}|(?:[sS'
                    || 'şŞ][iIİ][fF][rR][eE][yY][iI]|[pP][aA][rR][oO][lL][aA][yY][iI]) ))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|['
                    || '!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                    ('((?<![A-Za-z0-9!#$%&*+./:=?@^_~-]))([A-Za-z0-9!#$%&*+./:=?@^_~-]{8}[A-Za-z0-9!#$%&*+./:=?@^_~-]*(?=['
                    || '"''`*]{0,2}(?: (?:(?:[iI][sS]|[wW][aA][sS]) (?:[mM][yY]|[tT][hH][eE]|[oO][uU][rR]|[yY][oO][uU][rR])(?'
                    || ': [A-Za-z0-9-]{1,12}){0,2}|(?:[iI][sS][tT]) (?:[mM][eE][iI][nN]|[dD][aA][sS]|[dD][eE][iI][nN]|[uU][n'
                    || 'N][sS][eE][rR])(?: neues)?|(?:[eE][sS][tT]) (?:[mM][oO][nN]|[lL][eE]|[nN][oO][tT][rR][eE]|[vV][oO][t'
                    || 'T][rR][eE])(?: nouveau)?|(?:[eE][sS]) (?:[mM][iI]|[lL][aA])(?: nueva)?|(?:[èÈ]) (?:[lL][aA])(?: mia|'
                    || ' nuova)?|(?:[éÉ]) (?:[aA])(?: minha| senha do| nova)?|(?:[iI][sS]) (?:[mM][iI][jJ][nN]|[hH][eE][tT]|'
                    || '[oO][nN][sS])(?: nieuwe)?|(?:[tT][oO]) (?:[mM][oO][jJ][eE])(?: nowe)?|(?:[äÄ][rR]) (?:[mM][iI][tT][t'
                    || 'T])|(?:[eE][rR]) (?:[mM][iI][tT])|-{0,2} ?(?:[мM][oO][йЙ])|(?:[bB][eE][nN][iI][mM])|<-|\((?:[tT][hH]'
                    || '[eE] )?) ?(?:[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO]'
                    || '[rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][wW][dD]|(?<='
                    || ' )[pP][wW]|[kK][eE][nN][nN][wW][oO][rR][tT]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[cC][oO][nN][tT'
                    || '][rR][aA][sS][eE][nN][aA]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[sS][eE][nN][hH][aA]|[wW][aA][c'
                    || 'C][hH][tT][wW][oO][oO][rR][dD]|[пП][aA][pP][oO][лЛ][ьЬ]|[hH][aA][sS][łŁ][oO]|[hH][aA][sS][lL][oO]|[l'
                    || 'L][öÖ][sS][eE][nN][oO][rR][dD]|[sSşŞ][iIİ][fF][rR][eE][mM]|[pP][aA][rR][oO][lL][aA][mM]|[kK][oO][dD]'
                    || '[eE][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])(?![A-Za-z])| ?(?:がパスワード|是(?:我的|你的)?(?'
                    || ':密码|密碼)|[가이] 비밀번호))))'),
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
                        ('((?:["''](?:[nN][aA][mM][eE]|[kK][eE][yY]|[iI][dD]|[pP][aA][rR][aA][mM][eE][tT][eE][rR]|[vV][aA]['
                        || 'rR][iI][aA][bB][lL][eE]|[lL][aA][bB][eE][lL])["''] ?[:=]>? ?["''][A-Za-z0-9_.-]*(?:[pP][aA][sS][sS'
                        || '][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS]'
                        || '[sS]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][_-]?[kK][eE][yY]|[a'
                        || 'A][cC][cC][eE][sS][sS][_-]?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE][_-]?[kK][eE][yY]|[sS][eE][c'
                        || 'C][rR][eE][tT][_-]?[kK][eE][yY])["''] ?,[ \t]{0,3}(?:\r?\n[ \t]{0,16})?(?:["''][A-Za-z]+["''] ?: ?('
                        || '?:["''][A-Za-z]*["'']|true|false) ?,[ \t]{0,3}(?:\r?\n[ \t]{0,16})?){0,2}["''](?:[vV][aA][lL][uU][e'
                        || 'E])["''] ?[:=]>? ?|<(?:[tT][dD]|[tT][hH]|[dD][tT]|[bB]|[sS][tT][rR][oO][nN][gG]|[lL][aA][bB][eE]['
                        || 'lL])(?: [^<>\r\n]*)?>(?:[A-Za-z0-9-]+ ){0,2}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS]'
                        || '[wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP]['
                        || 'wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][ _-]?[kK][eE][yY]|[aA][cC][cC'
                        || '][eE][sS][sS][ _-]?[kK][eE][yY]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR]['
                        || 'aA][sS][eE][ñÑ][aA]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]):?</(?:[tT][dD'
                        || ']|[tT][hH]|[dD][tT]|[bB]|[sS][tT][rR][oO][nN][gG]|[lL][aA][bB][eE][lL])>[ \t]{0,4}(?:\r?\n[ \t]{'
                        || '0,16})?<(?:[tT][dD]|[dD][dD]|[sS][pP][aA][nN]|[cC][oO][dD][eE])(?: [^<>\r\n]*)?>(?:<code>)?|(?<='
                        || '[| *_])(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][pP]'
                        || '[hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][wW][dD]|[pP][wW]|[sS][eE][cC][rR][eE]'
                        || '[tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][ _-]?[kK][eE][yY]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS]['
                        || 'eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][o'
                        || 'O][rR][dD])[*_]{0,2} *\|[ ]{0,2}\r?\n[ \t]{0,4}\|(?:[ ]?:?-{2,}:?[ ]?\|){1,6}[ ]{0,2}\r?\n[ \t]{'
                        || '0,4}\| {0,2}(?:[A-Za-z0-9._@-]+ *\| *){0,4}(?=[^ |\r\n]+ *\|[ ]{0,2}(?:[\r\n]|\Z))))("[^"\r\n]+|'
                        || '''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                    ('((?:(?<![A-Za-z])(?:[uU][sS][eE][rR]|[uU][sS][eE][rR][nN][aA][mM][eE]|[lL][oO][gG][iI][nN]|[uU][sS]['
                    || 'uU][aA][rR][iI][oO]|[uU][sS][uU][áÁ][rR][iI][oO]|[uU][tT][eE][nN][tT][eE]|[uU][tT][iI][lL][iI][sS][a'
                    || 'A][tT][eE][uU][rR]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT]|[bB][eE][nN][uU][tT][zZ][eE][rR]|[nN'
                    || '][uU][tT][zZ][eE][rR]|[gG][eE][bB][rR][uU][iI][kK][eE][rR]|[uU][żŻ][yY][tT][kK][oO][wW][nN][iI][kK]|'
                    || '[пП][oO][лЛ][ьЬ][зZ][oO][вB][aA][тT][eE][лЛ][ьЬ]|[лЛ][oO][гГ][иИ][нH]|[kK][uU][lL][lL][aA][nN][iI][c'
                    || 'C][iI] [aA][dD][iI]|[aA][nN][vV][äÄ][nN][dD][aA][rR][eE]|[bB][rR][uU][gG][eE][rR]|[nN][eE][tT][wW][o'
                    || 'O][rR][kK]|[sS][sS][iI][dD]|[nN][eE][tT][zZ]|[rR][eE][dD]|[rR][éÉ][sS][eE][aA][uU]|[wW][iI][fF][iI]|'
                    || '[wW][lL][aA][nN])[:=]? ["'']?[^ \t\r\n,;"'']{1,40}["'']?(?:,| and| und| y| et| e| /|;)? (?:(?:[pP][wW]|'
                    || '[pP][wW][dD]|[pP][aA][sS][sS]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[kK]'
                    || '[eE][nN][nN][wW][oO][rR][tT]|[mM][dD][pP]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][lL][aA][vV'
                    || '][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[sS][eE][nN][hH][aA]|[kK][eE][yY]|[pP][aA][sS][sS][pP'
                    || '][hH][rR][aA][sS][eE]|[pP][sS][kK]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[pP][aA][rR][oO][lL][aA]'
                    || '|[hH][aA][sS][łŁ][oO]|[hH][eE][sS][lL][oO]|[пП][aA][pP][oO][лЛ][ьЬ]|[sSşŞ][iI][fF][rR][eE]|[lL][öÖ]['
                    || 'sS][eE][nN][oO][rR][dD]|[kK][oO][dD][eE][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])) '
                    || '(?:(?:[iI][sS]|[iI][sS][tT]|[eE][sS]|[eE][sS][tT]|[éÉ]|[tT][oO]|[äÄ][rR]|[eE][rR]) )?|(?:ユーザー名|用户名|用'
                    || '戶名|사용자)[^\n,]{1,24}[,,] ?(?:パスワード|密码|密碼|비밀번호)[ ]?|(?:[uU][sS][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO'
                    || '][rR][dD])?|[lL][oO][gG][iI][nN] ?/ ?(?:[pP][wW]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS])|'
                    || '[zZ][uU][gG][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]|[cC][r'
                    || 'R][eE][dD][sS]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA]'
                    || '[lL][eE][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][iI][sS]|[cC][rR][eE][dD][eE][nN][zZ][iI][aA][lL][i'
                    || 'I]|[lL][oO][gG][iI][nN])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW][pP][aA]2?|[wW][pP][aA]3|[wW][iI][fF'
                    || '][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[wW][lL][aA][nN]-) ?(?:[pP][aA][sS][sS][pP][hH][rR][aA][sS]'
                    || '[eE]|[pP][aA][sS][sS][wW][oO][rR][dD]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO][rR][tT]|[sS][cC][hH][lL]'
                    || '[üÜ][sS][sS][eE][lL]|[pP][sS][kK]|[cC][oO][dD][eE])[ :=]{1,3}|(?:[sS][aA][fF][eE]|[vV][aA][uU][lL][t'
                    || 'T]|[lL][oO][cC][kK]|[lL][oO][cC][kK][eE][rR]|[pP][aA][dD][lL][oO][cC][kK]|[tT][rR][eE][sS][oO][rR]) '
                    || '(?:[cC][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC][oO][mM][bB][oO]|[cC][oO][dD][eE]|[kK][oO][mM][b'
                    || 'B][iI][nN][aA][tT][iI][oO][nN])(?: (?:[iI][sS]|[iI][sS][tT]))?:? |(?:(?<![A-Za-z])(?:[pP][iI][nN](?:'
                    || ' [cC][oO][dD][eE]| [nN][uU][mM][bB][eE][rR])?)|(?<![A-Z])PIN)(?: (?:[fF][oO][rR] [tT][hH][eE]|[fF][o'
                    || 'O][rR]|[oO][fF]|[oO][nN]|[tT][oO])(?: [A-Za-z]{1,15}){1,3})?(?: is |: ?| ist | es |= ?| : ?| )(?![0-'
                    || '9]{4,6}(?: (?:[iI][sS]|[wW][aA][sS]|[aA][rR][eE]) (?:[nN][oO][tT] |[uU][nN]|[dD][iI][sS])?(?:[cC][oO'
                    || '][nN][nN][eE][cC][tT][eE][dD]|[wW][iI][rR][eE][dD]|[uU][sS][eE][dD]|[pP][uU][lL][lL][eE][dD]|[dD][rR'
                    || '][iI][vV][eE][nN]|[tT][iI][eE][dD]|[lL][oO][wW]|[hH][iI][gG][hH]|[gG][rR][oO][uU][nN][dD][eE][dD]|[a'
                    || 'A][nN]? |[tT][hH][eE] ))|[ ]or [0-9]+pin)|(?:暗証番号|PIN码|PIN碼|pin码|핀번호)(?:は|是|为|:|는|은)?[ ]?|(?:密码|密碼|口'
                    || '令|パスワード|비밀번호)[ ]))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                    ('((?<![A-Za-z0-9@_.-])(?:(?:[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][s'
                    || 'S][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP'
                    || '][aA][sS][sS] [pP][hH][rR][aA][sS][eE]|[kK][eE][nN][nN][wW][oO][rR][tT]|[gG][eE][hH][eE][iI][mM][wW]'
                    || '[oO][rR][tT]|[lL][oO][sS][uU][nN][gG][sS][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]'
                    || '|[pP][hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[cC'
                    || '][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][aA]|[cC][oO][nN][tT]['
                    || 'rR][aA][sS][iI][nN][aA][lL]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][w'
                    || 'W][oO][oO][rR][dD]|[wW][aA][cC][hH][tT][zZ][iI][nN]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [d'
                    || 'D]''[oO][rR][dD][iI][nN][eE]|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[пП][aA][pP][oO][лЛ][ь'
                    || 'Ь][нH][aA][яЯ] [фФ][pP][aA][зZ][aA]|[kK][oO][дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[пП][aA][pP][o'
                    || 'O][лЛ][ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][aA])?|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH][aA][sS][łŁ][eE][m'
                    || 'M]|[hH][aA][sS][łŁ][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD](?:[eE][tT])?|[lL][öÖ][sS][eE][nN][fF][rR][a'
                    || 'A][sS]|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?|[jJ][eE][lL][sS][zZ][óÓ]|[jJ]'
                    || '[eE][lL][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[zZ][aA][pP][oO][rR][kK][aA]|[gG][eE]['
                    || 'sS][lL][oO]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[kK][aA][tT][aA] [sS][aA][nN]'
                    || '[dD][iI](?:[nN][yY][aA])?|[kK][aA][tT][aA] [lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?|[mM][ậẬ][t'
                    || 'T] [kK][hH][ẩẨ][uU](?: [cC][ủỦ][aA] [tT][ôÔ][iI])?|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN]'
                    || '[aA](?:[nN][iI])?|[kK][oO][dD][eE][oO][rR][dD](?:[eE][tT])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD]'
                    || '[eE](?:[nN])?|[sS][lL][aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[lL][yY][kK][iI][lL][oO][rR][ðÐ]|[pP][aA]'
                    || '[sS][aA][hH][iI][tT][zZ][aA]|[fF][jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI]|[κK][ωΩ][δΔ][iI][κK][όΌ][ς'
                    || 'Σ]|[κK][ωΩ][δΔ][iI][κK][oO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [c'
                    || 'C][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמה|סיסמא|كلمة المرور|كلم'
                    || 'ة السر|رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[pP][wW]|[pP][wW][dD]|[pP]['
                    || 'aA][sS][sS]|[mM][dD][pP]|[wW][wW]|[hH][aA][sS][lL][oO]|[sSşŞ][iIİ][fF][rR][eE][mM](?:[iI][zZ])?|[sSş'
                    || 'Ş][iIİ][fF][rR][eE][sS][iIİ]|[sSşŞ][iIİ][fF][rR][eE]|[sSşŞ][iIİ][fF][rR][əƏ]|[pP][aA][rR][oO][lL][aA'
                    || '][mM]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][eE]|[pP][aA][rR][oO][lL]|[pP][aA][rR][oO][oO][lL'
                    || ']|[aA][pP][iI][ _-]?[kK][eE][yY]|(?:[aA][uU][tT][hH]|[aA][cC][cC][eE][sS][sS]|[aA][pP][iI]|[pP][eE]['
                    || 'rR][sS][oO][nN][aA][lL] [aA][cC][cC][eE][sS][sS]|[bB][eE][aA][rR][eE][rR]|[rR][eE][fF][rR][eE][sS][h'
                    || 'H]|[dD][eE][pP][lL][oO][yY]|[sS][eE][sS][sS][iI][oO][nN]) [tT][oO][kK][eE][nN]|(?:[aA][pP][pP]|[cC]['
                    || 'lL][iI][eE][nN][tT]|2[fF][aA]|[tT][oO][tT][pP]|[wW][eE][bB][hH][oO][oO][kK]|[sS][hH][aA][rR][eE][dD]'
                    || ') [sS][eE][cC][rR][eE][tT]|[sS][eE][cC][rR][eE][tT] [kK][eE][yY]|[pP][lL][aA][iI][nN]-[tT][eE][xX][t'
                    || 'T]-[pP][aA][sS][sS][wW][oO][rR][dD]|[rR][eE][qQ][uU][iI][rR][eE][pP][aA][sS][sS]|[mM][aA][sS][tT][eE'
                    || '][rR][aA][uU][tT][hH]|[bB][iI][nN][dD][pP][wW]|[rR][oO][oO][tT][pP][wW]|[aA][uU][tT][hH]_[pP][aA][sS'
                    || '][sS]|[aA][uU][tT][hH][uU][sS][eE][rR][pP][aA][sS][sS][wW][oO][rR][dD]|[kK][eE][yY][pP][aA][sS][sS]['
                    || 'wW][oO][rR][dD]|[sS][tT][oO][rR][eE][pP][aA][sS][sS][wW][oO][rR][dD]|[wW][pP][aA]-[pP][sS][kK]|[pP]['
                    || 'sS][kK]|[pP][rR][eE][sS][hH][aA][rR][eE][dD]-[kK][eE][yY]|[sS][nN][mM][pP]-[sS][eE][rR][vV][eE][rR] '
                    || '[cC][oO][mM][mM][uU][nN][iI][tT][yY]|[eE][nN][aA][bB][lL][eE] (?:[sS][eE][cC][rR][eE][tT]|[pP][aA][s'
                    || 'S][sS][wW][oO][rR][dD])|[cC][lL][éÉ] (?:[wW][iI][fF][iI]|[wW][lL][aA][nN]|[wW][eE][pP]|[wW][pP][aA])'
                    || ')|AUTH|p@ssword|passw0rd|ENV [A-Z0-9_]*(?:PASSWORD|PASS|SECRET|TOKEN|KEY))["''`)*]{0,2}(?: (?:[fF][oO'
                    || '][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUüÜ][rR][sS]?|[dD][oO]|[dD][aA]|[pP][e'
                    || 'E][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|[kK]|[kK]|[oO][тT]|[дД][лЛ][яЯ]|[tT][iI][lL][lL]|[nN][aA])(?: ['
                    || '^ \t\r\n:=,.?]+){1,2})?(?:[ ]{0,2}[|~][ ]{0,2}|[ ]{1,2}(?:\(|>{1,2}|--?)[ ]{0,2}|\? (?:(?:[iI][tT]''?'
                    || '[sS]|[iI][tT] [iI][sS]|[dD][aA][sS] [iI][sS][tT]|[cC]''[eE][sS][tT]|[eE][sS]) )?|[:?]?[*_]{0,2}[ \t]{'
                    || '0,3}\r?\n[ \t>]{0,8}(?:[A-Za-z]{1,12}: )?(?=[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[ \t]*(?:[\r\n]|\Z))|[ ](?'
                    || ':[0-9] )?|\t{1,3}))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                    ('((?:#[dD][eE][fF][iI][nN][eE]) [A-Z0-9_]*(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY)[ \t]+|\(setq? [a-'
                    || 'z-]*(?:password|token|secret)[ ]|(?:[cC][oO][nN][vV][eE][rR][tT][tT][oO]-[sS][eE][cC][uU][rR][eE][sS'
                    || '][tT][rR][iI][nN][gG])(?: -string)? |variable "[a-z0-9_]*(?:password|secret|token|key)" \{[^{}]*defa'
                    || 'ult *= |(?:[bB][aA][sS][iI][cC][aA][uU][tT][hH]|[dD][iI][gG][eE][sS][tT][aA][uU][tT][hH]|[bB][aA][sS'
                    || '][iI][cC]_[aA][uU][tT][hH]|[aA][uU][tT][hH] ?=[ ]?)\([ ]?["''][^"''\r\n]+["''], ?|name: ["'']?[A-Za-z0-9'
                    || '_.-]*(?:PASSWORD|PASSWD|PASS|SECRET|TOKEN|KEY|password|secret|token|key)["'']?[ ]*\r?\n[ \t]+value: )'
                    || '("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                    ('((?<![A-Za-z0-9])(?:[uU][sS][eE]|[tT][rR][yY]|[uU][sS][eE][dD]|[eE][nN][tT][eE][rR]|[tT][yY][pP][eE]'
                    || '|[tT][yY][pP][eE] [iI][nN]|[pP][uU][tT] [iI][nN]|[lL][oO][gG] [iI][nN] [wW][iI][tT][hH]|[nN][iI][mM]'
                    || '[mM]|[bB][eE][nN][uU][tT][zZ][eE]|[vV][eE][rR][wW][eE][nN][dD][eE]|[uU][tT][iI][lL][iI][sS][eE]|[uU]'
                    || '[sS][aA]|[gG][eE][bB][rR][uU][iI][kK]) )((?:[A-Za-z0-9!#$%&*+./:=?@^_~-]{8,64})(?= (?:[aA][sS]|[fF]['
                    || 'oO][rR]|[aA][lL][sS]|[cC][oO][mM][mM][eE]|[cC][oO][mM][oO]|[cC][oO][mM][eE]|(?:[wW][hH][eE][nN]|[iI]'
                    || '[fF]|[oO][nN][cC][eE]|[wW][hH][eE][rR][eE]) (?:[iI][tT]|[tT][hH][eE][yY]|[yY][oO][uU]|[tT][hH][eE] ['
                    || 'a-zA-Z]{1,12}|[pP][rR][oO][mM][pP][tT][eE][dD]|[aA][sS][kK][eE][dD])(?:''[rR][eE]| [iI][sS]| [aA][rR]'
                    || '[eE])?(?: [pP][rR][oO][mM][pP][tT][eE][dD]| [aA][sS][kK][eE][dD])?(?: [aA][sS][kK][sS]?| [pP][rR][oO'
                    || '][mM][pP][tT][sS]?| [wW][aA][nN][tT][sS]?)?(?: [yY][oO][uU])?(?: [fF][oO][rR])?)(?: (?:[tT][hH][eE]|'
                    || '[aA]|[yY][oO][uU][rR]|[dD][aA][sS]|[lL][eE]|[lL][aA]|[iI][lL]|[oO]|[hH][eE][tT]|[nN][eE][wW])){0,2} '
                    || '(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA'
                    || '][sS][eE]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[sS][e'
                    || 'E][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD])))'),
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
                    ('((?:(?<![A-Za-z])(?:(?:(?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS][eE][cC][uU][rR][iI]['
                    || 'tT][yY]|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT'
                    || '][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][oO][rR]|2[fF][aA]|[mM][fF][aA]|[tT][wW][o'
                    || 'O]-[fF][aA][cC][tT][oO][rR]|[lL][oO][gG][iI][nN]|[lL][oO][gG]-[iI][nN]|[sS][iI][gG][nN]-[iI][nN]|[sS'
                    || '][mM][sS]|[oO][nN][eE][ -]?[tT][iI][mM][eE]|[aA][cC][tT][iI][vV][aA][tT][iI][oO][nN]|[bB][eE][sS][tT'
                    || '][äÄ][tT][iI][gG][uU][nN][gG][sS]|[sS][iI][cC][hH][eE][rR][hH][eE][iI][tT][sS]|[vV][eE][rR][iI][fF]['
                    || 'iI][zZ][iI][eE][rR][uU][nN][gG][sS]|[fF][rR][eE][iI][sS][cC][hH][aA][lL][tT]|[aA][kK][tT][iI][vV][iI'
                    || '][eE][rR][uU][nN][gG][sS]|[eE][iI][nN][mM][aA][lL])[ -]?(?:[cC][oO][dD][eE]|[kK][oO][dD][eE]|[pP][aA'
                    || '][sS][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE])|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][iI][nN]|[tT][aA'
                    || '][nN])|[oO][tT][pP](?: [cC][oO][dD][eE])?|[tT][oO][tT][pP]|[mM][tT][aA][nN]|[sS][mM][sS]-[tT][aA][nN'
                    || ']|[cC][oO][dD][eE] [dD][eE] (?:[vV][éÉ][rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS][éÉ][cC][uU][rR]'
                    || '[iI][tT][éÉ]|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[vV][aA][lL][iI][dD][aA][tT][iI][oO][n'
                    || 'N])|[cC][óÓ][dD][iI][gG][oO] [dD][eE] (?:[vV][eE][rR][iI][fF][iI][cC][aA][cC][iI][óÓ][nN]|[sS][eE][g'
                    || 'G][uU][rR][iI][dD][aA][dD]|[cC][oO][nN][fF][iI][rR][mM][aA][cC][iI][óÓ][nN]|[vV][eE][rR][iI][fF][iI]'
                    || '[cC][aA][çÇ][ãÃ][oO]|[sS][eE][gG][uU][rR][aA][nN][çÇ][aA])|[cC][oO][dD][iI][cC][eE] (?:[dD][iI] (?:['
                    || 'vV][eE][rR][iI][fF][iI][cC][aA]|[sS][iI][cC][uU][rR][eE][zZ][zZ][aA]|[cC][oO][nN][fF][eE][rR][mM][aA'
                    || '])|[oO][tT][pP])|[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][eE][cC][oO][dD][eE]|[kK][oO][dD] [wW][eE]['
                    || 'rR][yY][fF][iI][kK][aA][cC][yY][jJ][nN][yY]|[dD][oO][ğĞ][rR][uU][lL][aA][mM][aA] [kK][oO][dD][uU]|[o'
                    || 'O][nN][aA][yY] [kK][oO][dD][uU]|[vV][eE][rR][iI][fF][iI][eE][rR][iI][nN][gG][sS][kK][oO][dD]|[eE][nN'
                    || '][gG][åÅ][nN][gG][sS][kK][oO][dD]|[bB][eE][kK][rR][æÆ][fF][tT][eE][lL][sS][eE][sS][kK][oO][dD][eE]|['
                    || 'oO][vV][ěĚ][řŘ][oO][vV][aA][cC][íÍ] [kK][óÓ][dD])|[kKKk][oO][дД] (?:[пП][oO][дД][тT][вB][eE][pP][жЖ]'
                    || '[дД][eE][нH][иИ][яЯ]|[пП][pP][oO][вB][eE][pP][kK][иИ]|[бБ][eE][зZ][oO][пП][aA][cC][нH][oO][cC][тT][и'
                    || 'И]))|验证码|驗證碼|校验码|动态码|動態密碼|認証コード|確認コード|인증 ?번호|인증 ?코드)(?:["'')]{0,2}[ ]{0,2}(?:[iI][sS]|[iI][sS][tT]|[l'
                    || 'L][aA][uU][tT][eE][tT]|[eE][sS][tT]|[eE][sS]|[èÈ]|[éÉ]|[tT][oO]|[äÄ][rR]|[eE][rR]|[эЭ][тT][oO]|是|为|為'
                    || '|は|는|은)?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2}))([0-9]{4,8}(?![0-9]|[.,/-][0-9])|[0-9]{3}-[0-9]{3}(?![0-9]'
                    || '|[.,/-][0-9]))'),
                    'assignment',
                    case when p_joined then '' else 'digits' end
                ) then
                    v_wanted := v_wanted || 'one_time_code'::text;
                end if;
            end if;
            if strpos(p_lower, 'code') > 0 then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9.,/-]))((?:G-)?[0-9]{4,8}(?= (?:[iI][sS] [yY][oO][uU][rR]|[iI][sS] [tT][hH][eE]|[iI]['
                    || 'sS][tT] [dD][eE][iI][nN]|[iI][sS][tT] [iI][hH][rR]|[eE][sS][tT] [vV][oO][tT][rR][eE]|[eE][sS][tT] [t'
                    || 'T][oO][nN]|[eE][sS] [tT][uU]|[eE][sS] [sS][uU]|[èÈ] [iI][lL] [tT][uU][oO]|[éÉ] [oO] [sS][eE][uU]|[iI'
                    || '][sS] [jJ][eE]|[iI][sS] [uU][wW])(?: [A-Za-z0-9.]{1,20}){0,3} (?:[vV][eE][rR][iI][fF][iI][cC][aA][tT'
                    || '][iI][oO][nN]|[sS][eE][cC][uU][rR][iI][tT][yY]|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA]'
                    || '[uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][iI][oO][nN]|[lL][oO][gG][iI][nN]|[bB][eE][sS][tT][äÄ][tT][i'
                    || 'I][gG][uU][nN][gG][sS]|[sS][iI][cC][hH][eE][rR][hH][eE][iI][tT][sS]|[oO][nN][eE]-[tT][iI][mM][eE])[-'
                    || ' ]?(?:[cC][oO][dD][eE]|[pP][aA][sS][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE]))))'),
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
                    ('((?:(?<![A-Za-z])(?:(?:[dD][oO][oO][rR]|[gG][aA][tT][eE]|[aA][lL][aA][rR][mM]|[eE][nN][tT][rR][yY]|['
                    || 'eE][nN][tT][rR][aA][nN][cC][eE]|[aA][cC][cC][eE][sS][sS]|[gG][aA][rR][aA][gG][eE]|[bB][uU][iI][lL][d'
                    || 'D][iI][nN][gG]|[kK][eE][yY][pP][aA][dD]|[lL][oO][cC][kK] ?[bB][oO][xX]|[kK][eE][yY] ?[bB][oO][xX]|[u'
                    || 'U][nN][lL][oO][cC][kK]|[dD][iI][sS][aA][rR][mM]|[tT][üÜ][rR]|[tT][oO][rR]|[hH][aA][uU][sS][tT][üÜ][r'
                    || 'R]|[zZ][uU][gG][aA][nN][gG][sS]|[zZ][uU][tT][rR][iI][tT][tT][sS]|[aA][lL][aA][rR][mM]|[tT][oO][eE][g'
                    || 'G][aA][nN][gG][sS]|[dD][eE][uU][rR]|[dD][öÖ][rR][rR]|[dD][øØ][rR])[ -]?(?:[cC][oO][dD][eE]|[kK][oO]['
                    || 'dD][eE]|[kK][oO][dD])|[pP][uU][kK](?:[ -]?(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?|[pP][aA][s'
                    || 'S][sS][cC][oO][dD][eE]|(?:[vV][oO][iI][cC][eE][mM][aA][iI][lL]|[cC][oO][nN][fF][eE][rR][eE][nN][cC]['
                    || 'eE]|[mM][eE][eE][tT][iI][nN][gG]|[sS][iI][mM]|[cC][aA][rR][dD]|[pP][hH][oO][nN][eE]|[bB][aA][nN][kK]'
                    || '|[aA][tT][mM]|[dD][eE][bB][iI][tT]|[cC][rR][eE][dD][iI][tT])[ -][pP][iI][nN]|[dD][iI][gG][iI][cC][oO'
                    || '][dD][eE]|[cC][oO][dD][eE] [dD]''[aA][cC][cC][èÈ][sS]|[cC][oO][dD][eE] (?:[dD][eE] [lL][aA]|[dD][uU]|'
                    || '[dD][eE] [lL]''|[dD]''|[dD][eE]) ?(?:[pP][oO][rR][tT][eE]|[pP][oO][rR][tT][aA][iI][lL]|[iI][mM][mM][eE'
                    || '][uU][bB][lL][eE]|[aA][lL][aA][rR][mM][eE]|[cC][oO][fF][fF][rR][eE])|[cC][óÓ][dD][iI][gG][oO] [dD][e'
                    || 'E] (?:[aA][cC][cC][eE][sS][oO]|[aA][cC][eE][sS][sS][oO]|[lL][aA] [pP][uU][eE][rR][tT][aA]|[lL][aA] ['
                    || 'aA][lL][aA][rR][mM][aA]|[eE][nN][tT][rR][aA][dD][aA])|[cC][oO][dD][iI][cC][eE] (?:[dD][iI] [aA][cC]['
                    || 'cC][eE][sS][sS][oO]|[dD][eE][lL] [cC][aA][nN][cC][eE][lL][lL][oO]|[dD][eE][lL][lL][aA] [pP][oO][rR]['
                    || 'tT][aA])|[kK][oO][dD] (?:[dD][oO]|[dD][oO][sS][tT][ęĘ][pP][uU] [dD][oO]) (?:[dD][rR][zZ][wW][iI]|[bB'
                    || '][rR][aA][mM][yY]|[dD][oO][mM][oO][fF][oO][nN][uU]|[aA][lL][aA][rR][mM][uU])|[kK][aA][pP][iI] (?:[kK'
                    || '][oO][dD][uU]|[şŞ][iI][fF][rR][eE][sS][iI])|[pP][iI][nN]-?[cC][oO][dD][eE]?|[pP][iI][nN][kK][oO][dD]'
                    || '|[pP][iI][nN])|[пППп][иИИи][нHHн]-?[kKKk][oO][дД]|[kKKk][oO][дД] (?:[oO][тT] )?(?:[дД][вB][eE][pP][и'
                    || 'И]|[дД][oO][мM][oO][фФ][oO][нH][aA]|[пП][oO][дД][ъЪ][eE][зZ][дД][aA]|[cC][eE][йЙ][фФ][aA])|門禁密碼|门禁密码'
                    || '|핀번호)(?: (?:[fF][oO][rR]|[oO][fF]|[tT][oO]|[fF][üÜ][rR]|[dD][eE]|[dD][eE][lL]|[vV][oO][nN]|[vV][aA]['
                    || 'nN])(?: [A-Za-z]{1,15}){1,3})?(?:["'')]{0,2}[ ]{0,2}(?:[iI][sS]|[iI][sS][tT]|[lL][aA][uU][tT][eE][tT]'
                    || '|[eE][sS][tT]|[eE][sS]|[èÈ]|[éÉ]|[tT][oO]|[äÄ][rR]|[eE][rR]|[oO][nN]|[эЭ][тT][oO]|是|为|は|는|은)?[ ]{0,2'
                    || '}[:=#]?[ ]{0,2}["''*]{0,2}))([*#]?[0-9]{4,10}[*#]?(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]| (?:is|was) (?:not'
                    || ' |un|dis)?(?:connected|wired|used|pulled|driven|tied|grounded)))'),
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
                    ('((?<![A-Za-z])(?:(?:[aA][cC][cC][oO][uU][nN][tT] |2[fF][aA] |[bB][iI][tT][lL][oO][cC][kK][eE][rR] )?'
                    || '(?:[rR][eE][cC][oO][vV][eE][rR][yY]|[bB][aA][cC][kK][uU][pP]|[sS][cC][rR][aA][tT][cC][hH]|[aA][cC][t'
                    || 'T][iI][vV][aA][tT][iI][oO][nN]|[uU][nN][lL][oO][cC][kK])[ -](?:[cC][oO][dD][eE][sS]?|[kK][eE][yY][sS'
                    || ']?)|[wW][iI][eE][dD][eE][rR][hH][eE][rR][sS][tT][eE][lL][lL][uU][nN][gG][sS](?:[cC][oO][dD][eE]|[sS]'
                    || '[cC][hH][lL][üÜ][sS][sS][eE][lL])[sS]?|[aA][kK][tT][iI][vV][iI][eE][rR][uU][nN][gG][sS][cC][oO][dD]['
                    || 'eE]|[cC][oO][dD][eE][sS]? [dD][eE] (?:[sS][eE][cC][oO][uU][rR][sS]|[rR][éÉ][cC][uU][pP][éÉ][rR][aA]['
                    || 'tT][iI][oO][nN])|[cC][óÓ][dD][iI][gG][oO][sS]? [dD][eE] [rR][eE][cC][uU][pP][eE][rR][aA][cC][iI][oOó'
                    || 'Ó][nN]|[cC][oO][dD][iI][cC][eEiI] [dD][iI] (?:[rR][eE][cC][uU][pP][eE][rR][oO]|[bB][aA][cC][kK][uU]['
                    || 'pP]))(?:["'')]{0,2}[ ]{0,2}(?:is|are|ist|est|es|sind)?[ ]{0,2}[:=]?[ ]{0,2}(?:\r?\n[ \t]{0,8})?["''*-]'
                    || '{0,2}[ ]?))([A-Za-z0-9]{4,}(?:(?:-|,? |\r?\n[ \t-]*)(?=[A-Za-z]*[0-9])[A-Za-z0-9]{4,}|-[A-Za-z0-9]{4'
                    || ',})*)(?![A-Za-z0-9])'),
                    'assignment',
                    case when p_joined then '' else 'bare' end
                ) then
                    v_wanted := v_wanted || 'recovery_code'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%key%', '%mariadb%', '%mysql%', '%pass%', '%pat%', '%psk%', '%secret%', '%token%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9-])(?:--?(?:(?:[a-zA-Z]+-)*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][d'
                    || 'D]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]|[sS][tT][oO][rR][eE][pP][aA][sS][sS]|[k'
                    || 'K][eE][yY][pP][aA][sS][sS]|[tT][oO][kK][eE][nN]|[sS][eE][cC][rR][eE][tT]|[aA][pP][iI]-?[kK][eE][yY]|'
                    || '[aA][cC][cC][eE][sS][sS]-[kK][eE][yY]|[sS][eE][cC][rR][eE][tT]-[kK][eE][yY]|[aA][uU][tT][hH]-[tT][oO'
                    || '][kK][eE][nN]|[aA][pP][iI][kK][eE][yY]|[pP][sS][kK]|[pP][aA][tT]|[kK][eE][yY]))(?:[ \t]{1,3}|=)|(?:m'
                    || 'ysql|mysqldump|mysqladmin|mariadb|mariadb-dump)(?: +-{1,2}[A-Za-z-]+(?:[ =][A-Za-z0-9_.-]+)?){0,4} +'
                    || '-p|sshpass +-p ?|-pass(?:in|out) pass:|machine [^ \r\n]+(?:[ ]+|[ ]*\r?\n[ \t]*)login [^ \r\n]+(?:[ '
                    || ']+|[ ]*\r?\n[ \t]*)password +|(?:[sS][eE][tT][xX]? (?:-[gGxXuUeE]+ )?[a-zA-Z0-9_]*(?:[tT][oO][kK][eE'
                    || '][nN]|[pP][aA][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[kK][eE][yY])) +))("[^"\r\n]+|''[^''\r'
                    || '\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                        ('((?<![A-Za-z0-9-])(?:(?:docker|podman|helm|nerdctl|buildah|skopeo)(?: registry)? login|redis-cli'
                        || '|mongo|mongosh|mongodump|ldapsearch|ldapmodify|sqlcmd|isql|osql|bcp|smbclient|rabbitmqadmin|infl'
                        || 'ux|clickhouse-client|snowsql|zip|unzip|7z|az login|az acr login|twine upload|rdesktop|ipmitool|s'
                        || 'nmpwalk|snmpget|useradd|usermod|cqlsh|l?ftp|mosquitto_[ps]ub|pscp|plink|svn|[xw]freerdp|cmdkey|o'
                        || 'penssl enc)[^\r\n|;]{0,48} (?:-[paPwAk] {0,2}(?:[A-Za-z0-9._-]+:(?=[^ /]))?|--pass(?:word)?[ =]|'
                        || '/p(?:ass)?:))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                    ('((?<![A-Za-z0-9-])(?:net use [^ \r\n]+ [^ \r\n]+ /user:[^ \r\n]+ |net use [^ \r\n]+ \\\\[^ \r\n]+ (?'
                    || '!/)|htpasswd -[A-Za-z]+ [^ \r\n]+ [^ \r\n]+ |(?:git|pip|npm|poetry|composer|rclone) config(?: [^ \r\'
                    || 'n]+){0,4} (?:[^ \r\n]*(?:password|_authToken)|pass|http-basic\.[^ \r\n]+ [^ \r\n]+) |(?:vault|cargo|'
                    || 'railway|doppler) login (?:--?[a-z-]+[ =])?|smbclient (?:[^ \r\n]+ ){0,4}-U ?[^ %\r\n]+%|echo (?:-n )'
                    || '?["'']?[a-z_][a-z0-9_-]*:(?=[^ \r\n|]+ ?\| ?(?:sudo )?chpasswd)|echo (?:-n )?(?=[^ \r\n|]+ ?\| ?(?:su'
                    || 'do -S|docker login|su |passwd|gpg |openssl|cryptsetup))))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./'
                    || '0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                    || '[oO][rR][dD] (?:[fF][oO][rR] [^=\r\n ]+ )?= ?(?:[pP][aA][sS][sS][wW][oO][rR][dD]\()?))("[^"\r\n]+|''['
                    || '^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'statement'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%curl%', '%wget%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:curl|wget)(?: [^\r\n|;]{0,96})? (?:-u|--user|--proxy-user|-U|-a|--auth)[ =]?["'']?[A-Za-z0-9._@%+'
                    || '-]{1,60}:)([!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'flag' end
                ) then
                    v_wanted := v_wanted || 'curl_user'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%api-key%', '%auth%', '%basic%', '%bearer%', '%token%', '%x-%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][uU][tT][hH][oO'
                    || '][rR][iI][zZ][aA][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|['
                    || 'xX]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[aA][pP][iI]-[kK][e'
                    || 'E][yY]|[xX]-[tT][oO][kK][eE][nN])["''\]]{0,2}[ ]{0,2}[:=,]{1,2}[ ]{0,2}["'']?(?:[bB][eE][aA][rR][eE][r'
                    || 'R]|[bB][aA][sS][iI][cC]|[tT][oO][kK][eE][nN]|[jJ][wW][tT]|[aA][pP][iI][kK][eE][yY]|[aA][pP][iI]-[kK]'
                    || '[eE][yY]|[aA][cC][cC][eE][sS][sS][kK][eE][yY]|[gG][eE][nN][iI][eE][kK][eE][yY]|[sS][pP][lL][uU][nN]['
                    || 'kK]|[sS][sS][wW][sS]|[sS][sS][oO]-[kK][eE][yY]|[dD][iI][gG][eE][sS][tT]|[nN][eE][gG][oO][tT][iI][aA]'
                    || '[tT][eE]|[bB][oO][tT]|[kK][eE][yY])[ :=]{1,2}["'']?|(?<![A-Za-z])(?:[bB][eE][aA][rR][eE][rR]|[bB][aA]'
                    || '[sS][iI][cC]) (?=[A-Za-z0-9+/=_.~-]{16,}))(?:[oO][aA][uU][tT][hH]:)?)([A-Za-z0-9+/=_.~-]{4,})'),
                    'assignment',
                    case when p_joined then '' else 'header' end
                ) then
                    v_wanted := v_wanted || 'auth_header'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%api-key%', '%authorization%', '%subscription-key%', '%token%', '%x-%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][u'
                    || 'U][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO]['
                    || 'kK][eE][nN]|[xX]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-['
                    || 'tT][oO][kK][eE][nN]|[pP][rR][iI][vV][aA][tT][eE]-[tT][oO][kK][eE][nN]|[jJ][oO][bB]-[tT][oO][kK][eE]['
                    || 'nN]|[xX]-[vV][aA][uU][lL][tT]-[tT][oO][kK][eE][nN]|[xX]-[sS][hH][oO][pP][iI][fF][yY]-[aA][cC][cC][eE'
                    || '][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-[fF][iI][gG][mM][aA]-[tT][oO][kK][eE][nN]|[xX][iI]-[aA][pP][iI]-'
                    || '[kK][eE][yY]|[dD][dD]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[gG][oO][oO][gG]-[aA][pP][iI]-[kK][eE][yY]|[oO]'
                    || '[cC][pP]-[aA][pP][iI][mM]-[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN]-[kK][eE][yY])["''\]]{0,2}['
                    || ' ]{0,2}[:=,]{1,2}[ ]{0,2}["'']?))([A-Za-z0-9+/=_.~-]{12,})'),
                    'assignment',
                    case when p_joined then '' else 'header' end
                ) then
                    v_wanted := v_wanted || 'auth_header_plain'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%bearer\_auth%', '%key%', '%pass%', '%pwd%', '%salt%', '%secret%', '%token%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:<(?:[a-zA-Z0-9_.:-]{0,30}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][d'
                    || 'D]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]-?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]'
                    || '|[aA][cC][cC][eE][sS][sS]-?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE]-?[kK][eE][yY]|[pP][aA][sS][sS]['
                    || 'pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]))(?: [^<>\r\n]{0,80})?>[ \t]{0,8}(?:\r?\n[ \t]{0,16})?(?:<!'
                    || '\[CDATA\[)?|(?:[kK][eE][yY]|[nN][aA][mM][eE]|[iI][dD]|[pP][rR][oO][pP][eE][rR][tT][yY])=["''](?:[a-zA'
                    || '-Z0-9_.:-]{0,40}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][c'
                    || 'C][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]-?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[aA][cC][cC]'
                    || '[eE][sS][sS]-?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE]-?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][a'
                    || 'A][sS][eE]|[pP][aA][sS][sS]|[cC][oO][nN][nN][eE][cC][tT][iI][oO][nN][sS][tT][rR][iI][nN][gG]))["''] {'
                    || '0,3}(?:[vV][aA][lL][uU][eE]|[cC][oO][nN][tT][eE][nN][tT])=["'']|(?:[dD][eE][fF][iI][nN][eE])\( ?["'']['
                    || 'A-Za-z0-9_]{0,40}(?:PASSWORD|PASSWD|PWD|SECRET|TOKEN|KEY|SALT|PASS)["''] ?, ?["'']|(?:(?:[sS][eE][tT]|'
                    || '[pP][uU][tT]|[aA][dD][dD]|[sS][eE][tT][eE][nN][vV]|[pP][uU][tT][eE][nN][vV]|[eE][xX][pP][oO][rR][tT]'
                    || '|[sS][eE][tT][pP][rR][oO][pP][eE][rR][tT][yY]|[cC][oO][nN][fF][iI][gG]|[eE][nN][vV][iI][rR][oO][nN])'
                    || '[a-zA-Z.]{0,12}|[gG][eE][tT][eE][nN][vV]|[gG][eE][tT][aA][tT][tT][rR]|[eE][nN][vV]\.[fF][eE][tT][cC]'
                    || '[hH]|[eE][nN][vV]|[sS][eE][tT]_[vV][aA][rR]|[pP][uU][tT]_[eE][nN][vV])\( ?(?:[A-Za-z_.]+, ?)?["''][A-'
                    || 'Za-z0-9_.-]{0,40}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[sS][eE][cC][rR][eE][t'
                    || 'T]|[tT][oO][kK][eE][nN]|[sS][eE][cC][rR][eE][tT]_?[kK][eE][yY]|[aA][pP][iI]_?[kK][eE][yY]|[aA][pP][i'
                    || 'I][kK][eE][yY]|[aA][cC][cC][eE][sS][sS]_?[kK][eE][yY]|[pP][wW][dD])["''] ?, ?["'']|[wW]ith_?(?:[pP]ass'
                    || 'word|[aA]pi_?[kK]ey)\( ?["'']|(?:[sS]et_?|\.)(?:[pP]assword|[pP]assphrase|[sS]ecret_?[kK]ey|[cC]lient'
                    || '_?[sS]ecret|[aA]pi_?[kK]ey|bearer_auth)\( ?["'']|(?:SecretStr|SecretString|SecretBytes)\( ?["'']|(?:[o'
                    || 'O][sS]\.[eE][nN][vV][iI][rR][oO][nN]\.[gG][eE][tT]|[pP][rR][oO][cC][eE][sS][sS]\.[eE][nN][vV]\.)[A-Z'
                    || '0-9_]{0,40}(?:PASSWORD|PASS|SECRET|TOKEN|API_KEY|SECRET_KEY) ?(?:\|\||\?\?) ?["'']|<(?:[eE][nN][tT][r'
                    || 'R][yY]|[sS][tT][rR][iI][nN][gG]|[iI][tT][eE][mM]|[sS][eE][tT][tT][iI][nN][gG]|[pP][rR][oO][pP][eE][r'
                    || 'R][tT][yY]|[pP][aA][rR][aA][mM]|[aA][dD][dD]|[fF][iI][eE][lL][dD]|[oO][pP][tT][iI][oO][nN])(?: [^<>\'
                    || 'r\n]*)? (?:[kK][eE][yY]|[nN][aA][mM][eE]|[iI][dD])=["''](?:[a-zA-Z0-9_.:-]*(?:[pP][aA][sS][sS][wW][oO'
                    || '][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][p'
                    || 'P][iI][_-]?[kK][eE][yY]|[aA][cC][cC][eE][sS][sS][_-]?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE][_-]?['
                    || 'kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]))["''][^<>\r\n]*>(?:<value>)?|<key>(?:[a-zA-Z0-9'
                    || '_.:-]*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE]'
                    || '[tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][_-]?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]))</'
                    || 'key>[ \t]{0,4}(?:\r?\n[ \t]{0,16})?<string>))([^"''<>\r\n @/:.,;)][^"''<>\r\n]*)(?=["''<]|\]\]>|\r?\n[ '
                    || '\t]{0,16}<)'),
                    'assignment',
                    case when p_joined then '' else 'sign' end
                ) then
                    v_wanted := v_wanted || 'markup'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%*:*:*:%', '%:1433:%', '%:1521:%', '%:27017:%', '%:3306:%', '%:5432:%', '%:5433:%', '%:6379:%', '%:6432:%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9.-])(?:[A-Za-z0-9.-]+|\*):(?:[0-9]{2,5}|\*):[A-Za-z0-9_*.-]+:[A-Za-z0-9_.*-]+:)([!#-&'
                    || '*+./0-9:=?@A-Z\\^_a-z~-]+)'),
                    'assignment',
                    case when p_joined then '' else 'structured' end
                ) then
                    v_wanted := v_wanted || 'pgpass'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%auth%', '%code=%', '%key%', '%kind%', '%pass%', '%pwd%', '%secret%', '%sig%', '%token%']) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:"auths?" ?: ?\{[^\r\n]{0,64}"auth" ?: ?"|_auth(?:Token)? ?= ?|[?&;](?:[sS][iI][gG]|[sS][iI][gG]['
                    || 'nN][aA][tT][uU][rR][eE]|[tT][oO][kK][eE][nN]|[aA][cC][cC][eE][sS][sS]_[tT][oO][kK][eE][nN]|[aA][pP]['
                    || 'iI]_[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[kK][eE][yY]|[aA][uU][tT][hH]|[pP][aA][sS][sS][wW][oO][rR]'
                    || '[dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[cC][lL][iI][eE][nN][tT]_[sS][eE][cC][rR][eE][tT]|[xX]-[a'
                    || 'A][mM][zZ]-[sS][eE][cC][uU][rR][iI][tT][yY]-[tT][oO][kK][eE][nN]|[cC][oO][dD][eE])=|kind: ?Secret[ \'
                    || 't]{0,3}\r?\n(?:[ \t]*[A-Za-z]+:[^\r\n]*\r?\n){0,6}(?:stringData|data):[ \t]{0,3}\r?\n[ \t]{1,8}[A-Za'
                    || '-z0-9_.-]+: {0,2}["'']?|(?:[aA][pP][pP]_[kK][eE][yY]) ?= ?base64:|(?:[aA][cC][cC][oO][uU][nN][tT][kK]'
                    || '[eE][yY]|[sS][hH][aA][rR][eE][dD][aA][cC][cC][eE][sS][sS][kK][eE][yY]|[sS][hH][aA][rR][eE][dD][sS][e'
                    || 'E][cC][rR][eE][tT]|[aA][cC][cC][eE][sS][sS][kK][eE][yY]|[eE][nN][tT][iI][tT][yY][pP][aA][tT][hH];[sS'
                    || '][hH][aA][rR][eE][dD][aA][cC][cC][eE][sS][sS][kK][eE][yY]|[sS][eE][cC][rR][eE][tT]) ?= ?))([!#-&*+./'
                    || '0-9:=?@A-Z\\^_a-z~-]+)'),
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
                        ('((?<![A-Za-z])(?:(?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:[iI][dD]|'
                        || '[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])[ :=]{1,3}|(?:[kK][eE][yY][sS]?|[tT][oO][kK][eE][n'
                        || 'N][sS]?|[sS][eE][cC][rR][eE][tT][sS]?|[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW]'
                        || '[dD]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE][sS]?|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?'
                        || '|[cC][rR][eE][dD][sS]|[aA][pP][iI][kK][eE][yY]|[aA][pP][iI]_[kK][eE][yY]|[pP][aA][tT]|[pP][aA][s'
                        || 'S][sS][kK][eE][yY]|[lL][iI][cC][eE][nN][cCsS][eE]|[wW][eE][bB][hH][oO][oO][kK]|[cC][lL][éÉ]|[sS]'
                        || '[cC][hH][lL][üÜ][sS][sS][eE][lL]|[cC][lL][aA][vV][eE]|[lL][lL][aA][vV][eE]|[cC][hH][aA][vV][eE]|'
                        || '[cC][hH][iI][aA][vV][eE]|[sS][lL][eE][uU][tT][eE][lL]|[kK][lL][uU][cC][zZ])(?:[,:=]?(?: ["''(]?[A'
                        || '-Za-z&.''-]{1,16}){0,5}[,:=]? ["''`(<*]{0,3}|(?:是|为|為|は|が|를|는|은|:|=)[ ]?["''`(<*]{0,3})|(?:[lL][oO]'
                        || '[gG] ?[iI][nN]|[lL][oO][gG][iI][nN]|[sS][iI][gG][nN] ?[iI][nN]|[aA][uU][tT][hH][eE][nN][tT][iI]['
                        || 'cC][aA][tT][eE]|[cC][oO][nN][nN][eE][cC][tT]|[eE][iI][nN][lL][oO][gG][gG][eE][nN]|[aA][nN][mM][e'
                        || 'E][lL][dD][eE][nN])(?:[ ](?:[tT][oO]|[iI][nN][tT][oO]|[iI][nN]|[aA][tT]|[bB][eE][iI]|[wW][iI][tT'
                        || '][hH]|[uU][sS][iI][nN][gG]|[aA][sS]|[oO][nN]|[mM][iI][tT]|[vV][iI][aA]))(?: [A-Za-z&.''-]{1,16}){'
                        || '0,5} ["''`(<*]{0,3}))((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{15,}(?![A-Za-z0-9+/_.=(-]))'),
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
                        ('((?<![A-Za-z0-9+/_.=-]))((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{16,}(?=["''`)>*]{0,3} (?:'
                        || '(?:[aA][sS]|[iI][sS]|[fF][oO][rR]|[wW][aA][sS]|[wW][oO][rR][kK][sS] [aA][sS])(?: [A-Za-z&.''-]{1,'
                        || '16}){0,3}) (?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO'
                        || '][rR][dD]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE])(?!['
                        || 'A-Za-z])))'),
                        'assignment',
                        case when p_joined then '' else 'machine' end
                    ) then
                        v_wanted := v_wanted || 'value_named'::text;
                    end if;
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
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:passport|passnummer|perso-nr\.?|reisepass(?:nummer|-?nr\.?)?|(?:num[éÉ]ro de )?pass'
                    || 'eport|(?:n[úÚ]mero de )?pasaporte|(?:numero di )?passaporto|(?:n[úÚ]mero do )?passaporte|paspoort(?:'
                    || 'nummer)?|(?:numer )?paszportu?|(?:cep[иИ][яЯ] [иИ] [нh]o[мm]ep|[нh]o[мm]ep)? ?[пППп]ac[пП]op[тt]a?(?'
                    || ': cep[иИ][яЯ]| p[Фф]| p[фФ])?|(?:personal)?ausweis(?:nummer|-?nr\.?)|carte d''identit[éÉ]|carta d''ide'
                    || 'ntit[àÀ]|documento de identidad|dow[óÓo]d(?:u)? osobist(?:y|ego)|driver''?s? licen[cs]e|driving licen'
                    || '[cs]e|f[üÜ]hrerschein(?:nummer|-?nr\.?)?|permis de conduire|patente(?: di guida)?|licen[cçÇ]a de con'
                    || 'ducir|(?:licencia|carnet|permiso|carta) de conducir|carteira de motorista|cnh|rijbewijs(?:nummer)?|p'
                    || 'raw[oa] jazdy|k[öÖ]rkort(?:snummer)?|visa)(?![a-z])|护照号?码?|護照號?碼?|パスポート番号|旅券番号|여권번호?|運転免許証?番号|免許証番号|'
                    || '驾驶证号?|운전면허(?:번호)?)(?:[ ](?:is|ist|est|es|[èÈ]|[éÉ]|number|no\.?|nummer|num[éÉ]ro|n[úÚ]mero|n°|n\.|nr'
                    || '\.?|my|to|[äÄ]r|er|#)){0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0'
                    || '-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})((?=(?:[a-z]{0,6}[ -]?[0-9]){3})(?:[0-9]{2}[ -][0-9]{2}[ -]['
                    || '0-9]{6}(?:[ -][0-9]{2})?|[0-9]{2,4}[ -][0-9]{5,7}|[a-z]{1,3}[ -][0-9]{5,9}|[a-z0-9]{6,18}))(?![a-z0-'
                    || '9])') then
                    v_wanted := v_wanted || 'document_number'::text;
                end if;
            end if;
            if strpos(p_lower, 'ifsc') > 0 then
                if p_lower collate "C" ~ '((?:(?<![a-z])ifsc(?: code)?(?: is)?[^0-9a-z\r\n]{0,4}))([a-z]{4}0[a-z0-9]{6}(?![a-z0-9]))' then
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
                    ('((?:(?<![a-z])(?:(?:credit|debit|bank|payment|charge|prepaid|corporate|company|business|master)[ -]?'
                    || 'cards?|(?:my|our|his|her|their|your|new|old) card|card[ _-]?(?:number|num|no\.?|nr\.?|#)|visa|amex|a'
                    || 'merican express|maestro|diners(?: club)?|unionpay|uzcard|humo|(?:kredit)?kartennummer|kreditkarte|ca'
                    || 'rte (?:bancaire|bleue|de cr[éÉ]dit)|num[éÉ]ro de (?:ma )?carte|tarjeta(?: de (?:cr[éÉ]dito|d[éÉ]bito'
                    || '))?|carta di credito|numero della carta|cart[ãÃ]o(?: de cr[éÉ]dito| de d[éÉ]bito)?|kaartnummer|numer'
                    || ' karty|kortnummer|kart numaras[ii]|(?:[нh]o[мm]ep )?kap[тt][aыЫy])(?![a-z])|カード番号|クレジットカード|卡号|卡號|카드 '
                    || '?번호)(?: number| no\.?| is| ist| est| es| [èÈ]| [éÉ]|は|是|[ ]?[:#=]){0,2}[^0-9a-z\r\n]{0,6}(?<![0-9]))'
                    || '((?!89)(?:[0-9]{12} [0-9]{4}|[0-9]{12,19}|[0-9]{4}(?:(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-]{1,3}|'
                    || '&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{4}){3}|[0-9]{4}(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-]'
                    || '{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{6}(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-]{1,3}|&'
                    || 'nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{4,5}|[0-9]{6} [0-9]{10}|[0-9]{4} [0-9]{12}|[0-9]{5} [0-9]'
                    || '{5} [0-9]{6}|[0-9]{6} [0-9]{4} [0-9]{6})(?![0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'luhn' end
                ) then
                    v_wanted := v_wanted || 'card_named'::text;
                end if;
            end if;
            if strpos(p_lower, 'iban') > 0 then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9])[Ii][Bb][Aa][Nn][:#= "''(-]{1,4})([A-Za-z](?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})'
                    || '?[A-Za-z](?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?[0-9](?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?'
                    || '[0-9](?:(?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?[A-Za-z0-9]){11,30})'),
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
            '%african id%', '%ahv%', '%alien%', '%amka%', '%asmens%', '%assurance%', '%avs%', '%bank code%', '%bankgiro%',
            '%bankleitzahl%', '%blz%', '%bsb%', '%bsn%', '%bvn%', '%cccd%', '%cedula%', '%citizenship n%', '%civil id%',
            '%clabe%', '%cmnd%', '%cnp%', '%cod numeric%', '%codul%', '%compte%', '%conta%', '%conto%', '%contribuinte%',
            '%cpr%', '%cuenta%', '%cuil%', '%cuit%', '%curp%', '%dl%', '%dni%', '%documento%', '%dselsnummer%', '%egn%',
            '%ein%', '%emirates id%', '%employer id%', '%epic%', '%fayda%', '%fin%', '%fnr%', '%ghana card%', '%green card%',
            '%gst%', '%health card%', '%health ins%', '%henkil%', '%hesap n%', '%hetu%', '%hkid%', '%huduma%', '%ic number%',
            '%id card%', '%identifikationsnummer%', '%identity n%', '%idnr%', '%ifsc%', '%individual number%', '%insee%',
            '%insz%', '%iqama%', '%ird%', '%isikukood%', '%jmbg%', '%kad pengenalan%', '%kimlik%', '%konta%', '%konto-nr%',
            '%kontonr%', '%kontonummer%', '%krankenvers%', '%ktp%', '%medicare%', '%my number%', '%my soc%', '%mykad%',
            '%mynumber%', '%nas%', '%national%', '%nhi%', '%nhs%', '%nic%', '%nie%', '%nif%', '%nik%', '%nin%', '%nip%',
            '%nir%', '%niss%', '%nit%', '%npwp%', '%nric%', '%ohip%', '%oib%', '%p.iva%', '%pan%', '%partita iva%',
            '%permanent account%', '%person%', '%pesel%', '%philhealth%', '%philsys%', '%pis/pasep%', '%plusgiro%', '%pnr%',
            '%pps%', '%qatar id%', '%r/t%', '%registre%', '%rfc%', '%rg%', '%rijksregister%', '%rodne%', '%rtn%', '%run%',
            '%rut%', '%rvnr%', '%s.s.n%', '%sa id%', '%seguridad%', '%seguro%', '%sin%', '%soc sec%', '%soc. sec%',
            '%social%', '%sort code%', '%sort-code%', '%sozialv%', '%ss #%', '%ss no%', '%ss num%', '%ss#%', '%ssn%',
            '%sss%', '%steuer%', '%sv-nr%', '%sv-nummer%', '%svnr%', '%taj%', '%tax file%', '%tax id%', '%taxpayer%',
            '%tc no%', '%tckn%', '%teudat%', '%tfn%', '%thai id%', '%tin%', '%transit number%', '%uidai%', '%uscis%',
            '%utr%', '%voter%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%adÓazon%', '%adÓszÁm%', '%adóazon%', '%adószám%', '%apiΘmΌΣ tayt%', '%apiθμός taυτ%', '%apiθμός τaυτ%',
            '%aμκa%', '%aφμ%', '%chỨng minh%', '%chứng minh%', '%cÉdula%', '%cédula%', '%cĂn cƯỚc%', '%căn cước%', '%cЧet%',
            '%cЧЁt%', '%cчeт%', '%cчёт%', '%emŠo%', '%emšo%', '%eгн%', '%iПh%', '%iпh%', '%iпн%', '%jmБГ%', '%jmбг%',
            '%jмбг%', '%phokПП%', '%phokпп%', '%pнokпп%', '%rodnÉ%', '%rodné%', '%szemÉlyi%', '%személyi%', '%sÉcu%',
            '%sécu%', '%tÍtulo de eleitor%', '%título de eleitor%', '%Φm%', '%φm%', '%Гh%', '%Жch%', '%Жcн%', '%Иhh%',
            '%ИИh%', '%ИЛ%', '%Ииh%', '%Иин%', '%Ил%', '%Инн%', '%гh%', '%жch%', '%жcн%', '%иhh%', '%ииh%', '%иин%', '%ил%',
            '%инн%', '%מספר זהות%', '%ת.ז%', '%תעודת%', '%ת״ז%', '%الرقم القومي%', '%الرقم المدني%', '%الهوية الوطنية%',
            '%رقم الهوية%', '%رقم قومي%', '%کد ملی%', '%आधार%', '%เลขบัตร%', '%เลขประจำตัว%', '%⑆%', '%ソーシャル%', '%マイナンバー%',
            '%個人番号%', '%口座番号%', '%基礎年金%', '%社会%', '%統一證號%', '%账号%', '%身份證%', '%身份证%', '%身分證%', '%銀行帳號%', '%银行卡号%', '%계좌%'
        ])) then
            if p_lower collate "C" like any (array[
                '%my soc%', '%s.s.n%', '%seguro%', '%soc sec%', '%soc. sec%', '%social%', '%sozialv%', '%ss #%', '%ss no%',
                '%ss num%', '%ss#%', '%ssn%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%ソーシャル%', '%社会%'])) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:ssn|s\.s\.n\.?|ss ?#|ss (?:no\.?|number)|my soc|soc(?:ial)?\.? ?sec\.?|social[ _-]security(?:[ _'
                    || '-]number)?|social insurance no|seguro social|socialsecurity|sozialversicherung|社会安全|社会保障|ソーシャル|(?<!['
                    || 'a-z])social(?: is|:|#))[^0-9\r\n]{0,30}|(?<![a-z])ssn[^0-9\r\n]{0,30}(?:\r?\n[^0-9\r\n]{0,30}){1,2})'
                    || '([0-9]{3}[ ./-]{0,3}[0-9]{2}[ ./-]{0,3}[0-9]{4}(?![0-9])|[0-9](?:[ -][0-9]){8}(?![ -]?[0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'ssn' end
                ) then
                    v_wanted := v_wanted || 'us_ssn'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%assurance%', '%nas%', '%sin%', '%social insurance%']) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:(?<![a-z])(?:sin|nas)(?: is| est|:|#| no\.?| number)?|social insurance(?: number| no\.?)?|assura'
                    || 'nce sociale|num[éÉ]ro d''assurance)[^0-9a-z\r\n]{0,4}(?:is |est )?)([0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3'
                    || '}(?![0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'luhn' end
                ) then
                    v_wanted := v_wanted || 'ca_sin'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%identifikationsnummer%', '%idnr%', '%steuer%', '%tax id%', '%tin%']) then
                if p_lower collate "C" ~ ('((?:steuer-?id|steueridentifikationsnummer|identifikationsnummer|idnr|steuernummer|german tax id|(?<'
                    || '![a-z])tin(?= is|:| no| number| nr)(?![a-z]))[^0-9\r\n]{0,20})([0-9]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]{3'
                    || '}(?![0-9]))') then
                    v_wanted := v_wanted || 'de_tax_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%pan%', '%permanent account%']) then
                if p_lower collate "C" ~ ('((?<![a-z])(?:pan(?: card)?(?: number| no\.?)?(?: is)?|permanent account number)[^0-9a-z\r\n]{0,4})('
                    || '[a-z]{5}[0-9]{4}[a-z](?![a-z0-9]))') then
                    v_wanted := v_wanted || 'in_pan'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aadh%', '%adhaar%', '%uidai%'])
            or (v_wide and strpos(p_lower, 'आधार') > 0) then
                if p_lower collate "C" ~ ('((?:aadhaar|aadhar|adhaar|uidai|आधार)[^0-9\r\n]{0,24})([1-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-'
                    || '9]))') then
                    v_wanted := v_wanted || 'in_aadhaar'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%individual number%', '%my number%', '%mynumber%'])
            or (v_wide and p_lower collate "C" like any (array['%マイナンバー%', '%個人番号%'])) then
                if p_lower collate "C" ~ ('((?:マイナンバー|個人番号|my ?number|mynumber|individual number)[^0-9\r\n]{0,24})([0-9]{4}[ -]?[0-9]{4}[ -]?[0'
                    || '-9]{4}(?![0-9]))') then
                    v_wanted := v_wanted || 'jp_my_number'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%dni%', '%documento%', '%nie%', '%nif%']) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:(?<![a-z])(?:dni|nie|nif)(?![a-z])|documento nacional)[^0-9\r\n]{0,16}(?<![a-z0-9]))([xyz]?[0-9]'
                    || '{7,8}-?[a-z](?![a-z0-9]))'),
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
                '%emŠo%', '%emšo%', '%eгн%', '%iПh%', '%iпh%', '%iпн%', '%jmБГ%', '%jmбг%', '%jмбг%', '%phokПП%', '%phokпп%',
                '%pнokпп%', '%rodnÉ%', '%rodné%', '%szemÉlyi%', '%személyi%', '%sÉcu%', '%sécu%', '%tÍtulo de eleitor%',
                '%título de eleitor%', '%Φm%', '%φm%', '%Гh%', '%Жch%', '%Жcн%', '%Иhh%', '%ИИh%', '%ИЛ%', '%Ииh%', '%Иин%',
                '%Ил%', '%Инн%', '%гh%', '%жch%', '%жcн%', '%иhh%', '%ииh%', '%иин%', '%ил%', '%инн%', '%מספר זהות%',
                '%ת.ז%', '%תעודת%', '%ת״ז%', '%الرقم القومي%', '%الرقم المدني%', '%الهوية الوطنية%', '%رقم الهوية%',
                '%رقم قومي%', '%کد ملی%', '%เลขบัตร%', '%เลขประจำตัว%', '%基礎年金%', '%統一證號%', '%身份證%', '%身份证%', '%身分證%'
            ])) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:bsn|burgerservicenummer|sofinummer|niss|insz|em[šŠ]o|em[Šš]o|EM[Šš]O|tckn|tc no|civ'
                    || 'il id|qatar id|huduma(?: namba)?|ghana card|fayda|(?:no\.? )?kad pengenalan|ic number|thai id|philsy'
                    || 's|cod numeric personal|ad[óÓ]sz[áÁ]m|kennitala|unique taxpayer reference|partita iva|p\.iva|t[íÍ]tul'
                    || 'o de eleitor|pis/pasep|employer identification|npwp|rvnr|sv-nr\.?|citizenship|registre national|pese'
                    || 'l|personnummer|personnr|cpr(?:-nummer|-nr)?|f[øØ]dselsnummer|fodselsnummer|henkil[öÖ]tunnus|hetu|rij'
                    || 'ksregisternummer|num[éÉ]ro national|nir|insee|s[éÉ]curit[éÉ] sociale|(?:num[éÉ]ro|n°) de s[éÉ]cu|tfn'
                    || '|tax file number|medicare(?: number)?|ird(?: number)?|nric|hkid|t\.?c\.? kimlik(?: no| numaram?| num'
                    || 'aras[ii])?|kimlik (?:no|numaras[ii]|numaram)|cnp|codul numeric personal|amka|a[μm][κk]a|a[mμ][kκ]a|a'
                    || '[φΦ][μm]|a[Φφ][mμ]|afm|rodn[éÉ] [čČ][íÍ]slo|rodne cislo|oib|egn|e[гГ][нh]|e[Гг][hн]|jmbg|isikukood|a'
                    || 'smens kodas|personas kods|personal number|ppsn?|pps number|ahv(?:-nummer|-nr\.?)?|avs|(?:renten|sozi'
                    || 'al|kranken)?versicherungsnummer|krankenversicherten(?:nummer|-?nr\.?)|svnr|sv-nummer|numero de segur'
                    || 'idad social|seguridad social|(?:n[úÚ]mero de )?contribuinte|curp|cuil|cuit|c[éÉ]dula(?: de (?:ciudad'
                    || 'an[íÍ]a|identidad))?|cedula|dni|nif|nie|itin|nhs|cnpj|steuernummer|mykad|ktp|cccd|cmnd|c[ăĂ]n c[ưƯ]['
                    || 'ớỚ]c(?: c[ôÔ]ng d[âÂ]n)?|ch[ứỨ]ng minh nh[âÂ]n d[âÂ]n|cnic|emirates id|teudat zehut|ת\.?ז\.?|תעודת ז'
                    || 'הות|الرقم القومي|رقم الهوية|iqama|c[нh][иИ][лЛ]c|c[hн][Ии][Лл]c|[иИ][нh][нh]|[Ии][hн][hн]|[нh]o[мm]e'
                    || 'p [иИ][нh][нh]|szem[éÉ]lyi sz[áÁ]m|ad[óÓ]azonos[íÍ]t[óÓ](?: jel)?|taj(?:[ -]sz[áÁ]m)?|national (?:id'
                    || '|identity|identification)(?: card)?|identity number|(?:south african|sa) id|my id card|tax id|taxpay'
                    || 'er identification|health insurance|philhealth|bvn)(?![a-z])|基礎年金番号|i[Пп][hн]|i[пП][нh]|p[hн]ok[Пп][П'
                    || 'п]|p[нh]ok[пП][пП]|[Ии][Ии][hн]|[иИ][иИ][нh]|[Жж]c[hн]|[жЖ]c[нh]|j[mм][Бб][Гг]|j[мm][бБ][гГ]|מספר זה'
                    || 'ות|ת״ז|کد ملی|الرقم المدني|رقم قومي|الهوية الوطنية|api[θΘ][μm][όΌ][ςΣ] [τt]a[υy][τt][όΌ][τt][ηh][τt]'
                    || 'a[ςΣ]|เลขบัตรประชาชน|เลขประจำตัวประชาชน|(?:身份证|身分證|統一證號|统一证号|身份證)(?:号码?|字號|號碼)?)(?:[ ](?:is|ist|est|'
                    || 'es|[èÈ]|[éÉ]|number|no\.?|nummer|num[éÉ]ro|n[úÚ]mero|nr\.?|my|to|[äÄ]r|er|of|jel)){0,3}[^0-9a-z\r\n]'
                    || '{0,6}(?<![a-z0-9]))(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})'
                    || '([a-z]{0,3}[ -]?[0-9](?:[ ./-]{0,2}[0-9]){5,19}(?:[ -]?[a-z]{1,2}(?: [0-9]{3})?(?![a-z0-9])|[ ]?\([0'
                    || '-9a]\))?(?![a-z0-9]))') then
                    v_wanted := v_wanted || 'named_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%a-number%', '%alien%', '%dl%', '%ein%', '%epic%', '%fin%', '%fnr%', '%green card%', '%gst%',
                '%health card%', '%hetu%', '%nhi%', '%nic%', '%nik%', '%nin%', '%nip%', '%nit%', '%ohip%', '%pnr%', '%rfc%',
                '%rg%', '%run%', '%rut%', '%sin%', '%sss%', '%tin%', '%uscis%', '%utr%', '%voter%'
            ]) then
                if p_lower collate "C" ~ ('((?<![a-z])(?:ein|fein|nip|pnr|fnr|utr|hetu|nic|nit|tin|nhi|gst(?:in)?|epic|health card|ohip|alien|r'
                    || 'ut|run|rg|fin|nik|sss|nin|rfc|a-number|alien registration|green card|uscis|voter id|dl)(?:[ ](?:is|e'
                    || 's|number|no\.?|n°|my|[éÉ])){0,2}[^0-9a-z\r\n]{0,4}(?<![a-z0-9]))([0-9]{2}-[0-9]{7}(?:-[0-9])?|[0-9]{'
                    || '3}-[0-9]{3}-[0-9]{2}-[0-9]{2}|[0-9]{3}-[0-9]{3}-[0-9]{3}-[0-9]{3}|[0-9]{6}[a+-][0-9]{3}[0-9a-y]|[0-9'
                    || ']{6} [0-9]{5}|[0-9]{5} [0-9]{5}|[0-9]{9}v|[0-9]{2}[a-z]{5}[0-9]{4}[a-z][0-9a-z]z[0-9a-z]|[0-9]{4}-[0'
                    || '-9]{3}-[0-9]{3}(?:-[a-z]{2})?|[0-9]{1,2}\.?[0-9]{3}\.?[0-9]{3}-[0-9kx]|[stfgm][0-9]{7}[a-z]|[0-9]{16'
                    || '}|[0-9]{11}|[a-z&ñÑ]{3,4}[0-9]{6}[a-z0-9]{3}|a[0-9]{8,9}|[a-z]{3}[0-9]{7,10}|[a-z][0-9]{7,8})(?![a-z'
                    || '0-9])') then
                    v_wanted := v_wanted || 'formed_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aba%', '%de ruta%', '%r/t%', '%routing%', '%rtn%', '%transit number%']) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:(?<![a-z0-9_-])(?:aba[/ _-]{1,3}routing|routing[/ _-]{1,3}aba|routing|aba|rtn|transit[ _-]routin'
                    || 'g|transit(?= number)|r/t|n[úÚ]mero de ruta)(?:[ _-](?:transit|code))?(?:[ _-]?(?:number|num|no\.?|nr'
                    || '\.?|#))?(?: ?\((?:aba|rtn|us)\))?(?: (?:is|was|for [a-z ]{1,16} is))?["'']?(?:[ ]{0,2}[:=#][ ]{0,2}["'
                    || ''']?| - | \(| )|(?<![a-z0-9_-])(?:(?:account|acct)[ ]?/[ ]?routing|routing[ ]?/[ ]?(?:account|acct))['
                    || ': ]{1,2}))([0-9]{9}|[0-9]{3}[ -][0-9]{3}[ -][0-9]{3}|[0-9]{4}[ -][0-9]{4}[ -][0-9])(?![0-9a-z_]|\.[0'
                    || '-9a-z]| ?(?:ns|ms|us|bytes|times|packets)(?![a-z]))'),
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
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:sort[ -]code|bsb|clabe|blz|bankleitzahl|kontonummer|konto-?nr\.?|bank account(?: nu'
                    || 'mber| no\.?)?|account (?:number|no\.?|#)|acct\.? ?(?:number|no\.?|#)|num[éÉe]ro de compte|compte ban'
                    || 'caire(?: n°)?|n[úÚu]mero de cuenta|cuenta (?:bancaria|clabe)|conto corrente(?: n\.?)?|numero di cont'
                    || 'o|conta (?:corrente|banc[áÁ]ria|poupan[çÇ]a)|n[úÚu]mero da conta|conta|rekeningnummer|numer konta|nr'
                    || ' konta|hesap (?:no|numaras[ii])|[нh]o[мm]ep c[чЧ][eёЁ][тt]a|p/c|bankgiro|plusgiro)(?![a-z])|口座番号|银行账'
                    || '号|銀行帳號|账号|계좌번호|계좌)(?: number| no\.?| nr\.?)?(?:[ ](?:is|ist|est|es|[èÈ]|[éÉ]|to|[äÄ]r))?[^0-9a-z\r\n'
                    || ']{0,4}(?<![0-9]))([0-9](?:[ -]?[0-9]){5,21})(?![0-9a-z])') then
                    v_wanted := v_wanted || 'bank_number'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%bank code%', '%bankleitzahl%', '%blz%', '%bsb%', '%ifsc%', '%sort code%', '%sort-code%']) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:sort[ -]code|bsb|ifsc(?: code)?|blz|bankleitzahl|bank code)(?: number| no\.?)?(?:[ '
                    || ']is)?[^0-9a-z\r\n]{0,4}(?:[a-z]{4}0[a-z0-9]{6}|[0-9](?:[ -]?[0-9]){4,8})[^0-9a-z]{1,5}(?:and |und )?'
                    || '(?:bank |bank-)?(?:account|acct?|a/c|konto|kto)(?: number| no| nr)?[^0-9a-z\r\n]{1,4}))([0-9](?:[ -]'
                    || '?[0-9]){5,17}(?![0-9a-z]))') then
                    v_wanted := v_wanted || 'bank_account_of'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aba number%', '%routing number%'])
            or (v_wide and strpos(p_lower, '⑆') > 0) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?<![0-9a-z_.-])(?=[0-9]{9} is (?:the|my|our|their) (?:bank''?s? )?(?:aba |aba routing |routing )(?:'
                    || 'number|transit))|⑆[ ]?)([0-9]{9}(?![0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'routing' end
                ) then
                    v_wanted := v_wanted || 'us_routing_said'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%bank code%', '%bankleitzahl%', '%blz%', '%bsb%', '%ifsc%', '%sort code%', '%sort-code%']) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:account|acct?|a/c|konto|kto)(?: number| no| nr)?[^0-9a-z\r\n]{1,4}))([0-9](?:[ -]?['
                    || '0-9]){5,17}(?=[^0-9a-z]{1,5}(?:and |und |with )?(?:sort[ -]code|bsb|ifsc|blz|bankleitzahl|bank code)'
                    || '(?![a-z])))') then
                    v_wanted := v_wanted || 'bank_account_at'::text;
                end if;
            end if;
        end if;
        if p_lower collate "C" ~ assay._firewall_pattern('bare_figures') then
            if strpos(p_lower, '-') > 0 then
                if assay._firewall_holds(
                    p_lower,
                    ('((?<![a-z])cpf[^0-9\r\n]{0,20}|(?<![0-9.])(?=[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}))([0-9]{3}[ .]?[0'
                    || '-9]{3}[ .]?[0-9]{3}[ -]?[0-9]{2}(?![0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'cpf' end
                ) then
                    v_wanted := v_wanted || 'br_cpf'::text;
                end if;
            end if;
            if strpos(p_lower, '-') > 0 then
                if p_lower collate "C" ~ ('((?:주민등록번호|주민번호|외국인등록번호|(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24}|(?<![0-9-]))([0-9]{2}(?'
                    || ':0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])-[1-8][0-9]{6}(?![0-9-]))') then
                    v_wanted := v_wanted || 'kr_rrn'::text;
                end if;
            end if;
            if p_lower collate "C" ~ ('((?:(?<![a-z])nino|(?<![a-z])ni (?:number|no\.?)|national insurance)[^0-9\r\n]{0,16}(?<![a-z0-9])|(?<![a'
                || '-z0-9])(?=[a-z]{2} [0-9]{2} [0-9]{2} [0-9]{2} [a-d]))([abceghj-prstw-z][abceghj-nprstw-z] ?[0-9]{2} ?[0-'
                || '9]{2} ?[0-9]{2} ?[a-d](?![a-z0-9]))') then
                v_wanted := v_wanted || 'uk_nino'::text;
            end if;
            if assay._firewall_holds(
                p_lower,
                ('((?<![0-9a-z]))([1-9][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9x]('
                || '?![0-9a-z]))'),
                'named_number',
                case when p_joined then '' else 'cn_id' end
            ) then
                v_wanted := v_wanted || 'cn_resident_id'::text;
            end if;
            if p_lower collate "C" ~ '((?<![0-9a-z]))([a-z]{6}[0-9]{2}[abcdehlmprst][0-9]{2}[a-z][0-9]{3}[a-z](?![0-9a-z]))' then
                v_wanted := v_wanted || 'it_codice_fiscale'::text;
            end if;
            if p_lower collate "C" ~ ('((?<![0-9a-z]))([a-z][aeioux][a-z]{2}[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[hmx][a-z]{5}[a-'
                || 'z0-9][0-9](?![0-9a-z]))') then
                v_wanted := v_wanted || 'mx_curp'::text;
            end if;
            if p_lower collate "C" ~ '((?<![0-9a-z.-]))(756\.[0-9]{4}\.[0-9]{4}\.[0-9]{2}(?![0-9a-z]|[.-][0-9]))' then
                v_wanted := v_wanted || 'ch_ahv'::text;
            end if;
            if strpos(p_lower, '-') > 0 then
                if assay._firewall_holds(
                    p_lower,
                    ('((?<![0-9a-z.-])|(?<![0-9a-z.-])[.-]|[a-z][.-])((?!000|666|9)[0-9]{3}[ ]?-(?:[ ]|\r?\n)?(?!00)[0-9]{'
                    || '2}[ ]?-(?:[ ]|\r?\n)?(?!0000)[0-9]{4}(?![0-9a-z]|-[0-9]))'),
                    'named_number',
                    case when p_joined then '' else 'ssn' end
                ) then
                    v_wanted := v_wanted || 'us_ssn_dashes'::text;
                end if;
            end if;
            if assay._firewall_holds(
                p_text,
                ('((?<![A-Za-z0-9])(?:[Ii][Bb][Aa][Nn][:# -]{0,2})?)([A-Za-z]{2}[0-9]{2}(?:[A-Za-z0-9]{11,30}(?:\r?\n[ \t>'
                || ']{0,8}(?![A-Za-z]{2}[0-9]{2})[A-Za-z0-9]{1,19})?|(?:[ \t.-][A-Za-z0-9]{4}){2}(?:(?:[ \t._/+-]{1,2}|[ \t]'
                || '?\r?\n[ \t>]{0,8}(?![A-Za-z]{2}[0-9]{2}))[A-Za-z0-9]{4}){0,5}(?:(?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8'
                || '}(?![A-Za-z]{2}[0-9]{2}))[A-Za-z0-9]{1,4})?)(?![A-Za-z0-9]))'),
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
                    ('(?<![0-9A-Za-z/_|:·•-])(?:[0-9]{4}[ ]?[/_|:·•~+・][ ]?(?:[0-9]{4}[ ]?[/_|:·•~+・][ ]?[0-9]{4}[ ]?[/_|:'
                    || '·•~+・][ ]?[0-9]{4}|[0-9]{6}[ ]?[/_|:·•~+・][ ]?[0-9]{4,5}))(?![0-9A-Za-z/_|:·•-])'),
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
