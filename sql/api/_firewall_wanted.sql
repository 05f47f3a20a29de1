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
            'marker_tag', 'marker_english', 'marker_imperative', 'marker_clause', 'marker_alone', 'marker_german',
            'marker_french', 'marker_spanish', 'marker_italian', 'marker_portuguese', 'marker_slavic', 'marker_cjk', 'pem',
            'pem_base64', 'putty', 'jwk', 'wallet_key', 'xml_key', 'pem_tail', 'jwt', 'django_key', 'amazon_token', 'convex',
            'roblox', 'xbox', 'url_userinfo', 'url_token_user', 'card_code', 'seed_phrase'
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
            if p_lower collate "C" ~ ('(?:\[{1,2} ?(?:no[ _-]?(?:memory|memories|recording|records?|logging|logs?|storing|store|saving|save|tra'
                || 'ce)|(?:strictly )?off[ _-](?:the[ _-])?record|not for the record|otr|incognito(?: mode)?|private mode) ?'
                || '\]{1,2}|\[{1,2} ?(?:confidential ?[:;,-] ?)?(?:do[ _-]?not|don''?t)[ _-](?:remember|record|save|store|mem'
                || 'ori[sz]e|log|note|retain|persist|capture|archive|transcribe|keep(?: a record of| track of)?|write|jot|co'
                || 'mmit)(?:[ _-](?:this|that|it))? ?\]{1,2}(?! ?\[)|\[\[ ?private ?\]\]|(?<![a-z0-9_\]\[])\[private\](?![(\'
                || '[]|: ?https?:| ?(?:[=|]|api|area|attribute|beta|branch|browsing|bucket|channel|class|cloud|constructor|f'
                || 'ield|function|group|key|link|member|message|method|mode|module|network|package|page|property|properties|'
                || 'registry|repo|repositor(?:y|ies)|room|section|server|static|sub|subnet|tab|variable|window)s?(?![a-z]))|'
                || '<!-- ?(?:no[ _-]?(?:memory|recording|record|log|store|save)|private|off[ _-](?:the[ _-])?record|(?:do[ _'
                || '-]?not|don''?t)[ _-](?:remember|record|save|store|memori[sz]e|log|note|retain|persist|capture|archive|tra'
                || 'nscribe|keep(?: a record of| track of)?|write|jot|commit)(?:[ _-](?:this|that|it))?) ?-->|(?<![a-z0-9_])'
                || '<(?:private|no-?(?:memory|record|recording|log)|off-the-record|do-?not-?(?:record|remember|save|store)|d'
                || 'ont-?(?:record|remember|save|store))>|\{\{(?:no-?memory|no-?record|off-the-record)\}\}|(?<![a-z0-9_$#%@\'
                || '\="''`/.>:({-])\{\{private\}\}(?![a-z0-9_"''`/(\[<-]|\.[a-z])|(?<![a-z0-9._~/:<-])/(?:private|no-?(?:memor'
                || 'y|record)|off-the-record|incognito|otr)(?![a-z0-9/_-]|\.[a-z])|(?<![a-z0-9._~/:-])/forget (?:this|that|i'
                || 't)(?![ ]*[a-z0-9])|(?<![a-z0-9_.@!])[@!]no-?(?:memory|record|log)(?![a-z0-9_])|\(otr\)|turn (?:off (?:yo'
                || 'ur |the )?memory|(?:your |the )?memory off) for this|#(?:no-?(?:memory|record|recording|log|save|store)|'
                || 'off-?(?:the-?)?record|otr|private-?mode|do-?not-?(?:record|remember|save|store|log)|dont-?(?:record|reme'
                || 'mber|save|store|log))(?![a-z0-9_-])(?! (?:is|was|are|flag|hashtag|means|option|tag)(?![a-z]))|(?<![a-z0-'
                || '9_-])no-(?:memory|record|memorize)(?![a-z0-9_]|-[a-z])|(?<![a-z0-9_.])(?:otr:|o\.t\.r\.)|private mode on'
                || '(?![a-z])|(?:go |going |mode )?incognito(?: mode)? (?:please|on)(?![a-z]))') then
                v_wanted := v_wanted || 'marker_tag'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%act as if%', '%act like%', '%archiv%', '%between us%', '%books%', '%captur%', '%commit%', '%conversation%',
        '%delete every%', '%delete what%', '%ears only%', '%erase every%', '%erase what%', '%forget%', '%hear%', '%jot%',
        '%keep%', '%kept%', '%log%', '%memor%', '%minutes%', '%note%', '%persist%', '%pretend%', '%record%', '%rememb%',
        '%retain%', '%said%', '%save%', '%stay%', '%stor%', '%told%', '%transcri%', '%writ%', '%wrote%'
    ]) then
        if p_lower collate "C" like any (array[
            '%act as if%', '%act like%', '%clear%', '%delete%', '%dont%', '%drop%', '%erase%', '%exclude%', '%forget%',
            '%leave%', '%mustnt%', '%n''t%', '%never%', E'%no\t%', E'%no\n%', E'%no\r%', '%no %', '%no-%', '%no\_%',
            '%none%', '%not%', '%off%', '%omit%', '%out%', '%pretend%', '%purge%', '%rather%', '%remember%', '%remove%',
            '%scratch%', '%scrub%', '%skip%', '%strike%', '%un-re%', '%unrecord%', '%wipe%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:(?:confidential|between us|between you and me|off the record|in confidence|private|ephemera'
                || 'l|sensitive)[^.!?\n]{0,24}[,;:(-][ ]?(?:please )?(?:do not|don''?t) (?:store|save|record|log|keep|remembe'
                || 'r|note|persist|retain|memori[sz]e)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|off(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})|\.|[*]{0,2} [*]{1,2})the(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|\.'
                || '|[*]{0,2} [*]{1,2})record(?![a-z])(?![ -](?:player|rack|shelf|label|store|shop|deck|collection|button|pi'
                || 'le|stack|books?)(?![a-z]))|not for the record(?![ ]*[a-z0-9])|(?:you (?:(?:must|should|may|can) ?n[o'']t|'
                || 'are not (?:allowed )?to)|you''re not (?:allowed )?to|must not|mustn''?t)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{'
                || '0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|reco'
                || 'rd|save|store|memori[sz]e|log|note|retain|persist|capture|archive|transcribe|keep(?: a record of| track '
                || 'of)?|write|jot|commit)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:any(?:thing)?|all|non'
                || 'e|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:this'
                || '|that|these|it|the following|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am|'
                || ' just| about to| going to)*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|saying|say|told|wrote|type'
                || 'd|type|shared|share|tell)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1,4}|['
                || ' \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}'
                || ')of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || '(?:part|bit|message|turn|sentence|exchange|paragraph)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'part|bit|message|conversation|chat|turn|one|line|sentence|paragraph|note|exchange|session|thread|informa'
                || 'tion|info|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|o'
                || 'kay|ok|for me|for later|(?:in|into|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:memory|memories'
                || '|notes?|logs?|records?|minutes|transcript)|on file|in writing|under any circumstances|or (?:store|save|l'
                || 'og|record|remember) it))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9]))|i (?:don''?t|do not) want(?:_{0,2}[ \t-'
                || '][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:you(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})to'
                || '(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\'
                || 'n[ \t>]{0,8}))?(?:remember|record|save|store|memori[sz]e|log|note|retain|persist|capture|archive|transcr'
                || 'ibe|keep(?: a record of| track of)?|write|jot|commit)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0'
                || ',8})(?:(?:any(?:thing)?|all|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]'
                || '{0,4}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|the following|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,'
                || '8})(?:i|we)(?:''m|''ve| have| am| just| about to| going to)*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'said|saying|say|told|wrote|typed|type|shared|share|tell)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})yo'
                || 'u)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{'
                || '1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1'
                || ',4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|turn|sentence|exchange|paragraph)))(?:(?:[ \t_-]{1,4}'
                || '|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|conversation|chat|turn|one|line|sentence|paragraph|note|'
                || 'exchange|session|thread|information|info|detail)s?)?|(?:this|that|it|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t'
                || ']{0,4}\r?\n[ \t>]{0,8})of(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})this)(?:(?:_{0,2}[ \t-]['
                || ' \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|conversation))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ '
                || '\t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})be(?:_{0,2}[ \t-][ '
                || '\t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:saved|stored|recorded|remembered|logged|kept|persisted|memori'
                || '[sz]ed|written down|noted|archived|retained))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|pleas'
                || 'e|anywhere|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|from) (?:your |the |any |my )?(?:long-t'
                || 'erm )?(?:memory|memories|notes?|logs?|records?|minutes|transcript)|on file|in writing|under any circumst'
                || 'ances|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|please(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t'
                || ']{0,4}\r?\n[ \t>]{0,8})(?:just(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?forget(?:_{0,2}[ '
                || '\t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|all of this|all this|everything i(?: just)? sai'
                || 'd)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:message|part|conversation))?(?![ ]*[a-z0-'
                || '9])|stay (?:out of|off) (?:your|the) (?:memory|notes|minutes)(?![a-z])|(?:keep|leave)(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})(?:part|message|bit|one))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ou'
                || 't(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of|off)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?'
                || '\n[ \t>]{0,8})(?:your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2}[ \t-][ \t_-]{0'
                || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|me'
                || 'mories|record|records|logs?|notes|books|minutes|transcript)(?![a-z])|(?:exclude|omit|skip) (?:this|that|'
                || 'all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|message|bit))?(?:_{0,2}[ \'
                || 't-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:from|in)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{'
                || '0,8})(?:your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]'
                || '{0,4}\r?\n[ \t>]{0,8})|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:long-term(?:_{0,2}'
                || '[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|records?|notes|minutes|transcript)(?!'
                || '[ ]*[a-z0-9])|(?:delete|erase|remove|wipe|scrub|strike|scratch|drop|purge|clear)(?:_{0,2}[ \t-][ \t_-]{0'
                || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i(?: just)? said|all of this)(?:_{0,2}[ \t-][ \t_-]{'
                || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})your(?:_{0,2}'
                || '[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:long-term(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \'
                || 't>]{0,8}))?(?:memory|memories|records?|notes)(?![a-z])|this(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ '
                || '\t>]{0,8})(?:part(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|message(?:_{0,2}[ \t-][ \t_-]{0'
                || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|conversation(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:'
                || 'must|should|may|can|shall|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:not|n''t|never)(?'
                || ':_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \'
                || 't>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|'
                || 'logged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?=(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?'
                || ':_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:please|anywhere|ever|at all|by you|in (?:your|th'
                || 'e) (?:memory|memories|notes?|logs?|records?|file|journal)|on (?:the )?record|or |and ))|this(?:_{0,2}[ \'
                || 't-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:isn''t|is(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{'
                || '0,8})not|doesn''t(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go|does(?:_{0,2}[ \t-][ \t_-]{0,3'
                || '}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go|won''t(?:_{0,2}'
                || '[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go|will(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0'
                || ',8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go|shouldn''t(?:_{0,2}[ \t-][ \t_-]{0,3}|[ '
                || '\t]{0,4}\r?\n[ \t>]{0,8})go)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:on|in|into|for)(?:'
                || '_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \'
                || 't>]{0,8}))?(?:record|minutes)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:i''d|i would)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]'
                || '{0,4}\r?\n[ \t>]{0,8})(?:rather|prefer(?: it)?(?: if| that)?|(?:appreciate|like) it if)(?:_{0,2}[ \t-][ '
                || '\t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:you(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:di'
                || 'dn''t|did not|don''t|do not|not)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:remember|record|'
                || 'save|store|keep|log|note|memori[sz]e)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that'
                || '|it|any)|(?:this|that)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:wasn''t|weren''t|was(?:_{0'
                || ',2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not|were(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})not|isn''t|is(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not|not(?:_{0,2}[ \t-][ \t_-]'
                || '{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})be|not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})to(?:_{0,2'
                || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})be)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}'
                || ')(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|reta'
                || 'ined)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|okay|ok|for me|fo'
                || 'r later|(?:in|into|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:memory|memories|notes?|logs?|re'
                || 'cords?|minutes|transcript)|on file|in writing|under any circumstances|or (?:store|save|log|record|rememb'
                || 'er) it))*(?![ ]*[a-z0-9]))|(?:none|nothing)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:'
                || 'of|in)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,'
                || '4}\r?\n[ \t>]{0,8})(?:message|conversation|chat)|this|that|it|what i(?: just)? said)|i(?:_{0,2}[ \t-][ \'
                || 't_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:say|said|tell you)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n'
                || '[ \t>]{0,8})(?:now|here|next|today))?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:shoul'
                || 'd|must|may|can|shall|will|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-]'
                || '[ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?'
                || ':be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logged|kep'
                || 't|persisted|memori[sz]ed|written down|noted|archived|retained)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0'
                || ',8})(?:down|please|anywhere|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|from) (?:your |the |an'
                || 'y |my )?(?:long-term )?(?:memory|memories|notes?|logs?|records?|minutes|transcript)|on file|in writing|u'
                || 'nder any circumstances|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|go(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})on(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{'
                || '0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?record)|(?:goes|is|gets)(?:_{0,2}[ \t-][ \t_-]{0,3}|'
                || '[ \t]{0,4}\r?\n[ \t>]{0,8})(?:on(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ '
                || '\t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?record|(?:recorded|saved|stored)(?:(?:[ \t_-]{1,4}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|from) '
                || '(?:your |the |any |my )?(?:long-term )?(?:memory|memories|notes?|logs?|records?|minutes|transcript)|on f'
                || 'ile|in writing|under any circumstances|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])))|(?:'
                || 'this |this is |confidential and )not to be (?:saved|stored|recorded|remembered|logged|kept|persisted|mem'
                || 'ori[sz]ed|written down|noted|archived|retained)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:following|what follows|next'
                || ' (?:part|bit|message|sentence)|rest of this(?: message)?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})(?:must|should|may|can|shall|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:not|n'
                || '''t|never)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|'
                || 'remembered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?:(?:[ \t_-]{1,4}|[ '
                || '\t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|f'
                || 'rom) (?:your |the |any |my )?(?:long-term )?(?:memory|memories|notes?|logs?|records?|minutes|transcript)'
                || '|on file|in writing|under any circumstances|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|'
                || '(?:make|take|keep)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})no(?:_{0,2}[ \t-][ \t_-]{0,3}|['
                || ' \t]{0,4}\r?\n[ \t>]{0,8})(?:notes?|record)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:of|'
                || 'on|about)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i)|(?:pretend|act ('
                || '?:as if|like))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|you|we)(?:_{0,2}[ \t-][ \t_-]{'
                || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:never|didn''?t|did not)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})(?:say|said|hear|heard|read|see|saw|tell you|told you)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\'
                || 'n[ \t>]{0,8})(?:that|this|it|anything|any of this)(?![ ]*[a-z0-9])|(?:delete|erase)(?:_{0,2}[ \t-][ \t_-'
                || ']{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:what|everything)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0'
                || ',8})i(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})just)?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8})(?:said|wrote|told you)(?![ ]*[a-z0-9])|un-?(?:record|remember)(?:_{0,2}[ \t-][ \t_-'
                || ']{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it)(?![ ]*[a-z0-9])|this conversation never happened(?=[ '
                || ']{0,2}[:.!,;)\n-]|\Z)|(?:between us only|for your ears only),? (?:do not|don''t))') then
                v_wanted := v_wanted || 'marker_english'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%archiv%', '%captur%', '%commit%', '%forget%', '%jot%', '%journal%', '%keep%', '%kept%', '%log%', '%memor%',
        '%mentioned%', '%minutes%', '%note%', '%persist%', '%record%', '%rememb%', '%retain%', '%said%', '%save%', '%stor%',
        '%told%', '%transcrib%', '%writ%', '%wrote%'
    ]) then
        if p_lower collate "C" like any (array['%dont%', '%forget%', '%memor%', '%n''t%', '%never%', '%not%', '%record%']) then
            if assay._firewall_holds(
                p_lower,
                ('((?:(?<![a-z])(?:i|you|we|they|he|she|who|to|then|will|that|never|not|don''?t|can''?t|cannot|won''?t|didn''?'
                || 't|couldn''?t|wouldn''?t|shouldn''?t)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?<![a-z]))((?:do(?:_{0,2}'
                || '[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || '|don''?t(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|please(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ '
                || '\t]{0,4}\r?\n[ \t>]{0,8})(?!(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:remember|record|save|'
                || 'store|memori[sz]e|log|note|retain|persist|capture|archive|transcribe|keep(?: a record of| track of)?|wri'
                || 'te|jot|commit)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})it(?![a-z]))|please not(?:_{0,2}[ \t-][ \t_-]{0'
                || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))(?:(?:please|(?:you(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?ever|you'
                || '(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})dare|under(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})any(?:[ '
                || '\t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})circumstances)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:m'
                || 'ention|share|repeat|use|quote|remember|store|save|record|log|keep)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})(?:this|it)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})for(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0'
                || ',8})training)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:or|and|nor)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ '
                || '\t>]{0,8}))?(?:(?:remember|record|save|store|memori[sz]e|log|note|retain|persist|capture|archive|transcr'
                || 'ibe|keep(?: a record of| track of)?|write|jot|commit)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:an'
                || 'y(?:thing)?|all|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ '
                || '\t>]{0,8}))?(?:this|that|these|it|the following|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)('
                || '?:''m|''ve| have| am| just| about to| going to)*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|saying|'
                || 'say|told|wrote|typed|type|shared|share|tell)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|m'
                || 'y)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,'
                || '4}\r?\n[ \t>]{0,8})(?:part|bit|message|turn|sentence|exchange|paragraph)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\'
                || 'r?\n[ \t>]{0,8})(?:part|bit|message|conversation|chat|turn|one|line|sentence|paragraph|note|exchange|ses'
                || 'sion|thread|information|info|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|any'
                || 'where|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|from) (?:your |the |any |my )?(?:long-term )'
                || '?(?:memory|memories|notes?|logs?|records?|minutes|transcript)|on file|in writing|under any circumstances'
                || '|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9])|(?:commit|save|store'
                || ')(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:in|to|into)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
                || 'your(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:long-term(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || ')?memory(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:put|add|enter|include|place|let|file)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?'
                || '\n[ \t>]{0,8})(?:this|that|it|any of this)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:get(?:[ \t_-]{1,'
                || '4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:in|into|to|on|under)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:'
                || 'your|the|any|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:long-term(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n'
                || '[ \t>]{0,8}))?(?:memory|memories|notes?|records?|logs?|journal|minutes)(?![ ]*[a-z0-9])|(?:make|take|kee'
                || 'p)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:a|any)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?'
                || ':notes?|record)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:of|on|about)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n'
                || '[ \t>]{0,8})(?:this|that|it)(?![ ]*[a-z0-9]))|(?:delete|erase|remove|wipe|scrub|strike|scratch|drop|purg'
                || 'e|clear)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|what i(?: just)? said|all of'
                || ' this)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\'
                || 'r?\n[ \t>]{0,8})(?:(?:the|long-term)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|m'
                || 'emories|record)(?=(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:p'
                || 'lease|now|again|entirely|completely|immediately|right|for good|at once))|forget(?:[ \t_-]{1,4}|[ \t]{0,4'
                || '}\r?\n[ \t>]{0,8})(?:(?:this|that|it|all of this|all this|everything i(?: just)? said)(?:[ \t_-]{1,4}|[ '
                || '\t]{0,4}\r?\n[ \t>]{0,8})(?:immediately|instantly|at once|right away|right now|straight away)|(?:this|th'
                || 'at|it|this conversation)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})ever happened)(?![ ]*[a-z0-9])|forget'
                || '(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:about(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:th'
                || 'at(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:i(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|m'
                || 'entioned|wrote)|you(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t'
                || '>]{0,8})|just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:heard|read|saw))|(?:what(?:ever)?|everythin'
                || 'g|all|anything)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''ve)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\'
                || 'n[ \t>]{0,8})(?:just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|wrote|mentioned|discussed)'
                || ')(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:that|this|it|anything|you|here))*(?![ ]*[a-z0-9]))'),
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
            if p_lower collate "C" ~ ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr ?-(?= )|(?:your )?memory off(?= please|(?=[ ]{0,2}[:.!,;)\n-]|\Z)| for thi'
                || 's)|(?:das |dies |davon )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|aufsc'
                || 'hreiben|protokollieren|mitschreiben|festhalten|aufnehmen|mitloggen|merken)(?![ ]*[a-z0-9])|niet (?:ontho'
                || 'uden|opslaan|bewaren|noteren|vastleggen|opschrijven)(?: alsjeblieft| alstublieft| svp| aub)?(?=[ ]{0,2}['
                || ':.!,;)\n-]|\Z)|(?:alsjeblieft |alstublieft )?vergeet (?:alles )?wat ik (?:net |zojuist |je )*(?:zei|heb '
                || 'gezegd|vertelde|gezegd heb)|niet (?:opslaan|bewaren|vastleggen|noteren|opschrijven|registreren)(?![ ]*[a'
                || '-z0-9])|no (?:guardar|grabar|registrar|anotar|almacenar|memorizar)(?: por favor| esto)?(?=[ ]{0,2}[:.!,;'
                || ')\n-]|\Z)|(?:per favore,? )?dimentic(?:a|ate|hi) (?:tutto )?(?:quello|ci[òÒ]|quanto) che ho (?:appena )?'
                || '(?:detto|scritto|raccontato)|n[ãÃa]o (?:guardar|gravar|registrar|registar|salvar|anotar|armazenar)(?: po'
                || 'r favor)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:por favor,? )?esque[çÇc][ae](?:m|r)? (?:tudo )?o que (?:eu )?(?:t'
                || 'e |lhe )?(?:disse|acabei de dizer|falei|acabei de falar|escrevi)|(?:[пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a,? )?[зzzз]'
                || 'a[бБ]y[дД][ьЬ](?:[тt]e)?,? (?:[тt]o,? |[вb]c[ёЁ],? |[вb]ce,? )?[чЧ][тt]o [яЯ] (?:[тt]o[лЛ][ьЬ]ko [чЧ][тt'
                || ']o )?(?:cka[зz]a[лЛ]|[нh]a[пП][иИ]ca[лЛ]|[гГ]o[вb]op[иИ][лЛ])|not to be (?:saved|stored|recorded|remembe'
                || 'red|logged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|n'
                || 'o (?:notes|logging|recording|record|minutes|memory|logs) (?:of|on|for|about) (?:this|that)(?: please)?(?'
                || '=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:merci de |pri[èÈ]re de |veuillez )?ne pas (?:l''|le |la )?(?:enregistrer|note'
                || 'r|conserver|m[éÉ]moriser|retenir|stocker|sauvegarder|garder|archiver)(?: (?:ceci|cela|[çÇ]a|ce message|c'
                || 'ette conversation))?(?: svp| s''il vous pla[îÎ]t| s''il te pla[îÎ]t)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:por fav'
                || 'or,? )?olv[iíÍ]d(?:a|e|en)(?:te|se)?(?: de)? (?:todo )?lo que (?:te |le )?(?:acabo de (?:decir|contar)(?'
                || ':te|le)?|dije|he dicho|cont[éÉ])|(?:per favore,? )?non (?:salvare|registrare|memorizzare|annotare|conser'
                || 'vare|archiviare)(?: per favore)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:prosz[ęĘe] )?nie (?:zapisywa[ćĆ]|notowa[ćĆ'
                || ']|zapami[ęĘ]tywa[ćĆ]|nagrywa[ćĆ]|przechowywa[ćĆ])(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:prosz[ęĘ],? )?zapomnij(?:'
                || 'cie)?(?: o tym| to| wszystko)?,? co (?:w[łŁ]a[śŚ]nie )?(?:ci )?powiedzia[łŁl])') then
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
            if p_lower collate "C" ~ ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr(?=[.!]{0,2}[ \n]*\Z)|(?:please )?(?:(?:turn|switch) off (?:your |the )?mem'
                || 'ory|(?:turn|switch) (?:your |the )?memory off|(?:pause|disable|mute|suspend) (?:your |the )?memory)(?= ('
                || '?:please|now|for (?:now|this|a moment|a second|a minute|the next))|[ ]{1,2}-|[ ]{0,2}[:.!,;)\n]|\Z)|(?:s'
                || 'top|pause) (?:recording|remembering|taking notes)(?: (?:this|now|please|here|for (?:now|a moment|a secon'
                || 'd|a minute|the next)))+(?![ ]*[a-z0-9])|please (?:stop|pause) recording(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:ple'
                || 'ase )?(?:refrain from|avoid|skip) (?:recording|saving|storing|remembering|memori[sz]ing|noting|archiving'
                || '|transcribing|keeping) (?:any of |all of )?(?:this|that|these|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{'
                || '0,8})(?:i|we)(?:''m|''ve| have| am| just| about to| going to)*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})('
                || '?:said|saying|say|told|wrote|typed|type|shared|share|tell)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || 'you)?)(?: (?:part|bit|message|conversation|chat|turn|exchange))?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]'
                || '{0,8})(?:down|please|anywhere|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|from) (?:your |the |'
                || 'any |my )?(?:long-term )?(?:memory|memories|notes?|logs?|records?|minutes|transcript)|on file|in writing'
                || '|under any circumstances|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|(?:(?:go|going) inc'
                || 'ognito|(?:private|incognito) mode(?: now| please)?)(?=[.!]{0,2}[ \n]*\Z|:(?! ?(?:[0-9"''`{\[]|true|false|'
                || 'on|off|yes|no|the |a |an |this |when |use |open ))| - )|(?:do_not_|do-not-|dont[_-])(?:record|remember|s'
                || 'ave|store|log|memorize)(?:[_-]this)?(?=[.!]{0,2}[ \n]*\Z|,? - |: (?!true|false|yes|no[^a-z]|bool|int|str'
                || '|opt|any|none|null|[0-9"''`{\[(&*]))|off_the_record(?=[.!]{0,2}[ \n]*\Z|,? - |: (?!true|false|yes|no[^a-z'
                || ']|bool|int|str|opt|any|none|null|[0-9"''`{\[(&*]))|off[ -]record(?=[ ]{0,2}[:.!,;)\n-]|\Z)|not (?:on|for)'
                || ' (?:the )?(?:record|recording|minutes|attribution)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|no (?:notes|logs|logging|me'
                || 'mory|recording|records|minutes|transcript),? please(?=[ ]{0,2}[:.!,;)\n-]|\Z)|inoffiziell(?=:| gesagt|,?'
                || ' bitte|[.!]{0,2}[ \n]*\Z)|(?:ohne protokoll|außerhalb des protokolls|nicht (?:in die|f[üÜ]r die) (?:noti'
                || 'zen|akten))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|niet voor de buitenwacht(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[нhhн]e [дД][лЛ'
                || '][яЯ] (?:[зz]a[пП][иИ]c[иИ]|[зz]a[пП][иИ]cy)(?![\u0430-\u045fa-z])|felejtsd el,? amit mondtam|남기지 ?(?:마|'
                || '말)|en off(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:officieusement|extraoficialmente|ufficiosamente|neoficial|neofici'
                || '[aáÁ]lne|neofici[aáÁ]ln[ěĚ]|inofficiellt|uofficielt|uoffisielt)(?=:|[.!]{0,2}[ \n]*\Z)|pas pour le proc['
                || 'èÈ]s-verbal(?=[ ]{0,2}[:.!,;)\n-]|\Z)|sin (?:grabar|registrar|registro)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:da '
                || 'non|non va|non vanno) (?:registrare|salvare|annotare|verbalizzare|registrat[oia]|salvat[oia]|annotat[oia'
                || ']|verbalizzat[oia])(?=[ ]{0,2}[:.!,;)\n-]|\Z)|non (?:prendere (?:nota|appunti)(?: su (?:questo|ci[òÒ]))?'
                || '|tener(?:e|ne) traccia)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|n[ãÃa]o (?:guarda|grava|registra|regista|salva|anota|a'
                || 'rmazena|escreve|memoriza) (?:nada )?(?:disso|disto|isso|isto|ess[ae] (?:mensagem|conversa|parte)|est[ae]'
                || ' (?:mensagem|conversa|parte)|o que eu)(?! (?:n[ao]s?|em|como|sob|com|pr[ao]|para) )|n[ãÃa]o fi(?:ca|que)'
                || ' (?:registr?ado|gravado|guardado)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|sem registr?o(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[зzz'
                || 'з]a[бБ]y[дД][ьЬ](?:[тt]e)?,? (?:[тt]e,? |[вb]ce,? )?[щЩ]o [яЯ] (?:[щЩ]o[йЙ][нh]o )?(?:cka[зz]a|[нh]a[пП]'
                || '[иИ]ca|[гГ]o[вb]op[иИ])|[нhhн]eo[фФ](?:[иИ][цЦ][иИ]a[лЛ][ьЬ][нh]o|i[цЦ]i[йЙ][нh]o)(?=:|[.!]{0,2}[ \n]*\Z'
                || ')|[нhhн]e (?:[зz]a[пП][иИ]c[ыЫ][вb]a[йЙ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ]|coxpa[нh][яЯ][йЙ]|[зz]a[пП][иИ]cy[й'
                || 'Й])(?:[тt]e)?(?: [пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a)?(?=[.!]{0,2}[ \n]*\Z|:)|[нhhн]e (?:[зz][бБ]epi[гГ]a[тt][иИ]|'
                || '[зz]a[пП][иИ]cy[вb]a[тt][иИ])(?=[.!]{0,2}[ \n]*\Z|:)|(?:[cc][тt]po[гГ]o )?(?:[мmmм]e[жЖ][дД]y [нh]a[мm]['
                || 'иИ]|[мmmм]i[жЖ] [нh]a[мm][иИ]),? (?:[нh]e [зz]a[пП][иИ]c[ыЫ][вb]a[йЙ]|[нh]e coxpa[нh][яЯ][йЙ]|[нh]e [зz]'
                || 'a[пП]o[мm][иИ][нh]a[йЙ]|[нh]e [фФ][иИ]kc[иИ]py[йЙ]|[нh]e [зz]a[пП][иИ]cy[йЙ]|[нh]e [зz][бБ]epi[гГ]a[йЙ])'
                || '(?:[тt]e)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|nie do zapis(?:u|ania)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|ni'
                || 'eoficjalnie(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:bez protoko[łŁl]u|nie r[óÓo]b(?:cie)? (?:z tego |[żŻ]adnych )?n'
                || 'otatek)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|ta (?:inte|inga) anteckningar(?=[ ]{0,2}[:.!,;)\n-]|\Z)|f[öÖ]r inte pr'
                || 'otokoll(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:kay[ii]t d[ii][şŞs][ii]|kayda (?:ge[çÇ]mesin|alma|almay[ii]n))(?=[ '
                || ']{0,2}[:.!,;)\n-]|\Z)|(?:aram[ii]zda(?: kals[ii]n)?,? )(?:kaydetme|yazma|not alma|hat[ii]rlama)(?:yin|yi'
                || 'n)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))') then
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
            '%aanteken%', '%anteckn%', '%archivier%', '%aufnehm%', '%aufzeichn%', '%bewa%', '%dokumentier%', '%erinner%',
            '%geheugen%', '%gem%', '%gesagt%', '%geschrieben%', '%glem %', '%halt%', '%heb%', '%hukomm%', '%husk%', '%jag %',
            '%jeg %', '%lagr%', '%leg %', '%lege%', '%log%', '%memorera%', '%memoriseer%', '%merk%', '%microfoon%',
            '%minnas%', '%minne%', '%minns%', '%neem%', '%nehmen%', '%nimm%', '%note%', '%notier%', '%notit%', '%notizen%',
            '%notulen%', '%onthou%', '%op te slaan%', '%opgeslagen%', '%opschrij%', '%opslaan%', '%opslaat%', '%optag%',
            '%protokoll%', '%referat%', '%registr%', '%schreib%', '%schrijf%', '%skriv%', '%sla %', '%spara%', '%speicher%',
            '%spela%', '%ta opp%', '%tas opp%', '%unter uns%', '%vastgelegd%', '%vastleg%', '%vergeet%', '%vergiss%',
            '%zeichne%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%behÄltst%', '%behältst%', '%erzÄhlt%', '%erzählt%', '%gedÄchtnis%', '%gedächtnis%', '%glÖm %', '%glöm %',
            '%ihÅg%', '%ihåg%', '%lÄgg%', '%lägg%', '%notÉr%', '%notér%'
        ])) then
            if assay._firewall_holds(
                p_lower,
                ('((?:(?<![a-z])(?:ich|ik|we|jag|vi|du|han|hon) )?(?<![a-z]))(nicht (?:f[üÜ]rs|f[üÜ]r das|zu|zur) (?:proto'
                || 'koll|aufzeichnung)(?! (?:der|des|von|vom)(?![a-zäÄöÖüÜß]))|(?:(?:bleibt|kommt|soll|geh[öÖ]rt|darf) nicht'
                || ' im|nicht ins) protokoll(?! (?:enthalten|erw[äÄ]hnt|verzeichnet|vermerkt|festgehalten|stehen|steht|der|d'
                || 'es|von|vom)(?![a-zäÄöÖüÜß]))|(?:bitte |davon |hiervon |diese nachricht |dieses gespr[äÄ]ch |diesen teil '
                || '|das hier )(?:das |dies |hiervon |davon |bitte )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|au'
                || 'fzeichnen|notieren|aufschreiben|protokollieren|mitschreiben|festhalten|aufnehmen|mitloggen|merken)(?![ ]'
                || '*[a-z0-9])|(?:speichern|merken|notieren|protokollieren|behalten|archivieren) sie (?:sich )?(?:bitte )?(?'
                || ':dieses gespr[äÄ]ch|diese nachricht|diesen teil|dieses|das|dies|es|davon)(?: bitte| jetzt)? nichts?(?: a'
                || 'b| mit| auf)?(?! (?:in|im|ins|auf)(?! (?:de[mnr] |dein[a-z]{0,2} |eurem )?(?:ged[äÄ]chtnis|speicher|prot'
                || 'okoll|notizen|erinnerung))(?![a-zäÄöÖüÜß])| (?:unter|als|an|am|bei|neben|so|zu|falsch|mit|ohne|f[üÜ]r|gu'
                || 't|richtig|doppelt|zweimal|vor|nach|[üÜ]ber|aus)(?![a-zäÄöÖüÜß]))|(?:das|dies|es) (?:darf|soll|sollte|mus'
                || 's) (?:bitte )?nicht (?:gespeichert|aufgezeichnet|notiert|protokolliert|gemerkt|aufgeschrieben|festgehalt'
                || 'en|mitgeschrieben) werden|(?:vergisst?|vergessen sie)(?: bitte| sofort| gleich| alles| wieder)*,? was ic'
                || 'h (?:gerade |eben |dir |euch |vorhin )*(?:gesagt|erz[äÄ]hlt|geschrieben)|(?:mache?|machen sie) (?:dir |s'
                || 'ich |bitte |davon |dazu |hierzu )*keine notizen(?: (?:davon|dazu|hierzu)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|kei'
                || 'ne notizen,? bitte(?=[ ]{0,2}[:.!,;)\n-]|\Z)|außerhalb des protokolls|(?:merke?|notiere?|speichere?|beha'
                || 'lte?|schreibe?|halte?) (?:dir |euch )?(?:bitte )?nichts davon(?: auf| ab| fest)?(?! (?:in|im|ins|auf)(?!'
                || ' (?:de[mnr] |dein[a-z]{0,2} |eurem )?(?:ged[äÄ]chtnis|speicher|protokoll|notizen|erinnerung))(?![a-zäÄöÖ'
                || 'üÜß])| (?:unter|als|an|am|bei|neben|so|zu|falsch|mit|ohne|f[üÜ]r|gut|richtig|doppelt|zweimal|vor|nach|[ü'
                || 'Ü]ber|aus)(?![a-zäÄöÖüÜß]))|ich (?:m[öÖ]chte|will) nicht, dass (?:du (?:dir )?(?:das|dies) (?:speicherst'
                || '|merkst|notierst|aufschreibst|aufzeichnest|beh[äÄ]ltst|protokollierst)|(?:das|dies) (?:gespeichert|aufge'
                || 'zeichnet|notiert|protokolliert|festgehalten|aufgeschrieben) wird)|bitte (?:das |dies )?nicht (?:merken|b'
                || 'ehalten)(?![ ]*[a-z0-9])|(?:merke?|merkt|speichere?|speichert|notiere?|notiert|protokolliere?|behalte?|a'
                || 'rchiviere?|dokumentiere?) (?:dir |euch |es dir )?(?:dieses gespr[äÄ]ch|diese nachricht|diesen teil|diese'
                || 's|das|dies|es|davon)(?: bitte| jetzt| ja| hier| alles)* (?:nichts?|nirgendwo|nirgends)(?: ab| mit| auf)?'
                || '(?! (?:in|im|ins|auf)(?! (?:de[mnr] |dein[a-z]{0,2} |eurem )?(?:ged[äÄ]chtnis|speicher|protokoll|notizen'
                || '|erinnerung))(?![a-zäÄöÖüÜß])| (?:unter|als|an|am|bei|neben|so|zu|falsch|mit|ohne|f[üÜ]r|gut|richtig|dop'
                || 'pelt|zweimal|vor|nach|[üÜ]ber|aus)(?![a-zäÄöÖüÜß]))|(?:zeichne|schreibe?|nimm|halte?|lege?|hebe?|(?:zeic'
                || 'hnen|schreiben|nehmen|halten|legen|heben) sie) (?:dir |euch |sich |es dir )?(?:dieses gespr[äÄ]ch|diese '
                || 'nachricht|diesen teil|dieses|das|dies|es|davon)(?: bitte| jetzt| ja| hier| alles)* nichts?(?: (?:auf(?! '
                || 'd(?:ie|en|em|as) )|mit|nieder|fest|ab|ins protokoll|in (?:dein|das|euer) (?:ged[äÄ]chtnis|protokoll)|in '
                || '(?:deine|die|eure) notizen)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|erinnere? dich (?:bitte |sp[äÄ]ter )*nicht (?:da'
                || 'ran|hieran|an (?:das|dies))(?![ ]*[a-z0-9])|vergiss (?:das|dies|es)(?: bitte| wieder| gleich)* (?:sofort'
                || '|gleich|umgehend|schnell|wieder)|(?:streich|streiche|l[öÖ]sch|l[öÖ]sche|entfern|entferne|tilge?) (?:das|'
                || 'dies|es)(?: bitte| wieder| sofort)* aus (?:dem|deinem|eurem) (?:ged[äÄ]chtnis|speicher|protokoll)|unter '
                || 'uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|noteer|registreer|memoriseer|log) (?:dit|dat|het)(?: ges'
                || 'prek| bericht| deel)?(?: alsjeblieft| alstublieft| svp| aub)? niet(?! (?:in(?! je geheugen)|onder|op|als'
                || '|bij|met|naast|langer|te|zo|goed|voor|aan)(?![a-z]))|sla (?:dit|dat|het)(?: gesprek| bericht| deel)?(?: '
                || 'alsjeblieft| alstublieft| svp| aub)? niet op(?! (?:in(?! je geheugen)|onder|als|bij|met|op)(?![a-z]))|le'
                || 'g (?:dit|dat)(?: gesprek| bericht)?(?: alsjeblieft)? niet vast|(?:dit|dat) (?:mag|moet|hoeft|hoort) niet'
                || ' (?:worden )?(?:opgeslagen|bewaard|genoteerd|vastgelegd|onthouden|in de notulen)|schrijf (?:dit|dat)(?: '
                || 'alsjeblieft)? niet op(?! (?:het|de|een)(?![a-z]))|neem (?:dit|dat)(?: gesprek)?(?: alsjeblieft)? niet op'
                || '(?! (?:het|de|een|je)(?![a-z]))|(?:dit |dat |alsjeblieft |gelieve )niet (?:opslaan|bewaren|vastleggen|no'
                || 'teren|opschrijven|registreren)(?![ ]*[a-z0-9])|graag niet (?:noteren|opslaan|bewaren)(?![ ]*[a-z0-9])|ge'
                || 'lieve (?:dit |dat )?niet (?:op te slaan|te noteren|te bewaren)|(?:noteer|onthoud|bewaar|schrijf|sla) (?:'
                || 'hiervan niets|hier niets van|niets hiervan|niets van dit)(?: op)?(?![a-z])|zet (?:dit|dat) niet in (?:je'
                || ' geheugen|de notulen|je notities)|ik wil niet dat je (?:dit|dat) (?:opslaat|onthoudt|noteert|bewaart|vas'
                || 'tlegt|opschrijft)|(?:dit|dat) niet onthouden(?![ ]*[a-z0-9])|vergeet (?:dit|dat) (?:meteen|direct|onmidd'
                || 'ellijk|gelijk)|niet voor de (?:notulen|microfoon)|buiten de notulen|(?:wis|haal|verwijder) (?:dit|dat) u'
                || 'it je geheugen|maak (?:hier|hiervan|daar) geen (?:notities?|aantekening(?:en)?)(?: van)?(?![a-z])|(?:spa'
                || 'ra|notera|lagra|logga|minns|memorera|registrera) inte (?:det jag (?:s[äÄ]ger|sa|ber[äÄ]ttar)(?![a-zåÅäÄö'
                || 'Ö])|(?:detta(?: meddelande| samtal)?|det h[äÄ]r(?: meddelandet| samtalet)?|den h[äÄ]r (?:konversationen|'
                || 'chatten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|som|under|till|med|s[åÅ]|utan) ))|(?:sp'
                || 'ara|skriv|anteckna) (?:inget|ingenting) av (?:detta|det h[äÄ]r)|jag vill inte att (?:du (?:sparar|anteck'
                || 'nar|minns|lagrar|loggar) (?:detta|det h[äÄ]r)|(?:detta|det h[äÄ]r) (?:sparas|antecknas|lagras))|l[åÅ]t b'
                || 'li att (?:spara|anteckna|logga|lagra|minnas) (?:detta|det h[äÄ]r)|f[öÖ]r inte protokoll [öÖ]ver (?:detta'
                || '|det h[äÄ]r)|spela inte in (?:detta(?: meddelande| samtal)?|det h[äÄ]r(?: meddelandet| samtalet)?|den h['
                || 'äÄ]r (?:konversationen|chatten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|som|under|till|m'
                || 'ed|s[åÅ]|utan) )|l[äÄ]gg inte (?:detta(?: meddelande| samtal)?|det h[äÄ]r(?: meddelandet| samtalet)?|den'
                || ' h[äÄ]r (?:konversationen|chatten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|som|under|til'
                || 'l|med|s[åÅ]|utan) ) p[åÅ] minnet|(?:detta|det h[äÄ]r) (?:f[åÅ]r|ska|skall|b[öÖ]r) inte (?:sparas|lagras|'
                || 'antecknas|noteras|spelas in|registreras|loggas|skrivas ner)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|me'
                || 'llan oss,? (?:s[åÅ] )?(?:spara|anteckna|notera) inte(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|kom inte '
                || 'ih[åÅ]g (?:det jag sa(?![a-zåÅäÄöÖ])|(?:detta(?: meddelande| samtal)?|det h[äÄ]r(?: meddelandet| samtale'
                || 't)?|den h[äÄ]r (?:konversationen|chatten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|som|un'
                || 'der|till|med|s[åÅ]|utan) ))|(?:anteckna|skriv|spara|notera|lagra|logga) inte (?:ner |ned |upp )?(?:detta'
                || '(?: meddelande| samtal)?|det h[äÄ]r(?: meddelandet| samtalet)?|den h[äÄ]r (?:konversationen|chatten)|det'
                || ')(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|som|under|till|med|s[åÅ]|utan) )|(?:inte|ej) (?:f[ö'
                || 'Ö]r|till) protokollet|gl[öÖ]m (?:allt |det |vad )+jag (?:just |precis |nyss )?(?:sade|sa|skrev|ber[äÄ]tt'
                || 'ade)(?![a-zåÅäÄöÖ])|gl[öÖ]m (?:detta(?: meddelande| samtal)?|det h[äÄ]r(?: meddelandet| samtalet)?|den h'
                || '[äÄ]r (?:konversationen|chatten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|som|under|till|'
                || 'med|s[åÅ]|utan) ) (?:genast|direkt|omedelbart|med en g[åÅ]ng)|(?:radera|ta bort|stryk) (?:detta|det h[äÄ'
                || ']r) (?:ur|fr[åÅ]n) (?:ditt )?minnet?|ikke til referat|glem (?:hvad|det|hva),? jeg (?:lige |nettopp )?(?:'
                || 'sagde|sa|skrev)(?![a-zæÆøØåÅ])|glem (?:det|dette) (?:med det samme|med en gang|straks|omg[åÅ]ende)|slett'
                || '? (?:det|dette) fra (?:din |ditt )?(?:hukommelsen?|minnet)|(?:dette|det her) (?:m[åÅ]|skal|b[øØ]r) ikke '
                || '(?:gemmes|optages|noteres|registreres|huskes|lagres|tas opp|skrives ned)(?![ ]*[a-z0-9\u00c0-\u024f\u037'
                || '0-\u04ff])|(?:utanf[öÖ]r|utom) protokollet|(?:gem|husk|not[éÉ]r|noter|lagre|lagr|skriv|optag|log) ikke ('
                || '?:dette(?: ned)?|det (?:her|ned)|denne samtalen?)(?! (?:i(?! hukomm)|p[åÅ]|som|under|til|med|s[åÅ]) )|sk'
                || 'riv (?:det|dette) ikke ned|ikke (?:gem|husk|lagre|lagr|noter|skriv|ta opp|loggf[øØ]r) (?:dette|det|denne'
                || ' samtalen?)(?![a-zæÆøØåÅ])(?! (?:i(?! hukomm)|p[åÅ]|som|under|til|med|s[åÅ]) )|(?:uden for|utenfor) (?:r'
                || 'eferat|protokoll))'),
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
                ('((?:(?<![a-z])(?:je|il|elle|on|ils|elles|qui|nous|vous) )?(?<![a-z]))(n(?:e |'')(?:le |l'')?(?:retiens?|re'
                || 'tenez|notes?|notez|m[éÉ]morise[sz]?|memorise[sz]?|enregistre[sz]?|sauvegarde[sz]?|gardes?|gardez|stocke['
                || 'sz]?|conserve[sz]?|inscris|inscrivez|[éÉ]cris|[éÉ]crivez|consigne[sz]?|archive[sz]?) (?:pas|rien|jamais)'
                || ' ?(?:tout )?(?:(?:[çÇ]a|ca|cela|ceci|de (?:tout )?(?:[çÇ]a|cela|ceci)|ce (?:message|passage)|cette (?:pa'
                || 'rtie|conversation|phrase|discussion|information)|ces informations|ce qui (?:suit|pr[éÉ]c[èÈ]de)|mes prop'
                || 'os)(?! (?:pour (?:toi|moi|vous|lui|nous)|comme|sous|sur|chez|trop|au|aux|[àÀ]|avec|par|si|dans(?! (?:ta|'
                || 'votre|la) m[éÉ]moire))(?![a-z]))|ce que (?:je|j'')|dans ta m[éÉ]moire|en m[éÉ]moire)|[àÀÀà] ne pas (?:enr'
                || 'egistrer|retenir|noter|m[éÉ]moriser|conserver|garder|stocker)|ne pas (?:enregistrer|m[éÉ]moriser|retenir'
                || '|sauvegarder|noter) (?:[çÇ]a|cela|ceci|ce message)|n(?:e |'')(?:enregistrez?|notez?|retiens|retenez|garde'
                || 'z?|conservez?|[éÉ]cris|[éÉ]crivez) rien(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|n(?:e |''en )(?:gardez?'
                || '|gardes|laissez?|conservez?) (?:aucune trace|pas de trace)(?: (?:de (?:[çÇ]a|ca|cela|ceci|ce)|[éÉ]crite)'
                || '|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|ne prend(?:s|ez) pas (?:de notes?|note)(?: de (?:[çÇ]a|cela'
                || '|ceci))?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|ne (?:le |la |l''|les )(?:note|notes|notez|retiens|ret'
                || 'enez|enregistre|enregistrez|garde|gardez|conserve|conservez|m[éÉ]morise|m[éÉ]morisez|[éÉ]cris|[éÉ]crivez'
                || '|sauvegarde|sauvegardez) (?:pas(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|nulle part)|n''en (?:garde|gard'
                || 'ez|note|notez|retiens|conserve|conservez) (?:rien|pas)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:ceci'
                || '|cela|[çÇÇç]a|ca|ce message|cette conversation) ne (?:doit|devrait|peut) pas [êÊ]tre (?:enregistr[éÉ]|no'
                || 't[éÉ]|m[éÉ]moris[éÉ]|conserv[éÉ]|gard[éÉ]|stock[éÉ]|sauvegard[éÉ]|retenu)e?s?|(?:ceci|cela|[çÇÇç]a|ca|ce'
                || ' message) ne soit pas (?:enregistr[éÉ]|not[éÉ]|m[éÉ]moris[éÉ]|conserv[éÉ]|gard[éÉ]|retenu)|entre nous,? '
                || 'n(?:e |'')(?:note|notez|enregistre|enregistrez|garde|gardez|retiens|retenez) pas(?![ ]*[a-z0-9\u00c0-\u02'
                || '4f\u0370-\u04ff])|ne (?:mets|mettez) pas (?:[çÇ]a|cela|ceci) (?:dans (?:tes|vos|les) notes|en m[éÉ]moire'
                || '|dans (?:ta|votre|la) m[éÉ]moire|au proc[èÈ]s-verbal|dans le compte rendu)|je ne veux pas que (?:tu|vous'
                || ') (?:retienn|enregistr|not|gard|conserv|m[éÉ]moris|reten)(?:es|iez) (?:[çÇ]a|cela|ceci)|il ne faut pas ('
                || '?:enregistrer|noter|garder|retenir|conserver|m[éÉ]moriser) (?:[çÇ]a|cela|ceci)(?![ ]*[a-z0-9\u00c0-\u024'
                || 'f\u0370-\u04ff])|[éÉÉé]vitez? (?:de |d'')(?:enregistrer|noter|retenir|garder|conserver|m[éÉ]moriser) (?:['
                || 'çÇ]a|cela|ceci)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|ne te souviens pas de (?:[çÇ]a|cela|ceci)(?![ '
                || ']*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|oublie[sz]? (?:[çÇ]a|cela|ceci|tout [çÇ]a|ce que je viens de dire)'
                || '(?: tout de suite| imm[éÉ]diatement| aussit[ôÔ]t| maintenant)|(?<!'')oubli(?:e|es|ez) (?:imm[éÉ]diatement'
                || ' |tout de suite |tout )?ce que (?:je viens de dire|j''ai dit|je t''ai dit|je vous ai dit|je viens de te di'
                || 're|je viens d''[éÉ]crire)|(?:efface|effacez|supprime|supprimez)-(?:le|la|[çÇ]a) de (?:ta|votre|la) m[éÉ]m'
                || 'oire|hors (?:micro|antenne|enregistrement|proc[èÈ]s-verbal)(?![a-z])|(?:efface|supprime|enl[èÈ]ve|retire'
                || ')[sz]? (?:[çÇ]a|cela|ceci|tout [çÇ]a|ce message) de (?:ta|votre|la) m[éÉ]moire)'),
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
            if p_lower collate "C" ~ ('(?<![a-z])(?:(?:por favor,? )?no (?:lo |la )?(?:guard(?:es?|en|[éÉ]s)|recuerd(?:es?|en)|grab(?:es?|en|[é'
                || 'É]s)|registr(?:es?|en|[éÉ]s)|anot(?:es?|en|[éÉ]s)|almacen(?:es?|en)|memoric(?:es?|en)|apunt(?:es?|en)|re'
                || 'teng(?:as?|an)|conserv(?:es?|en)|archiv(?:es?|en)|escrib(?:as?|an))(?: nada)?(?: de)? ?(?:(?:estos datos'
                || '|este (?:mensaje|dato)|esta (?:parte|conversaci[óÓ]n|frase|informaci[óÓ]n|charla)|esto|eso|ello)(?![a-zá'
                || 'ÁéÉíÍóÓúÚñÑ])(?! (?:en(?! (?:tu|la|su|ning[uúÚ]n|ninguna) (?:memoria|sitio|lado|lugar|parte))|como|bajo|'
                || 'sobre|con|sin|para|al|por(?! favor)|tan|dentro|junto)(?![a-z]))|lo que (?:acabo|te|dije|digo|sigue|viene'
                || '))|no lo (?:guard(?:es?|en|[éÉ]s)|recuerd(?:es?|en)|grab(?:es?|en|[éÉ]s)|registr(?:es?|en|[éÉ]s)|anot(?:'
                || 'es?|en|[éÉ]s)|almacen(?:es?|en)|memoric(?:es?|en)|apunt(?:es?|en)|conserv(?:es?|en)|archiv(?:es?|en)|esc'
                || 'rib(?:as?|an))(?: por favor| nunca| en (?:tu|la|su) memoria| en ning[uúÚ]n (?:sitio|lado|lugar)| en ning'
                || 'una parte)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|olvida(?:te)? (?:de )?(?:esto|eso|lo que (?:dije|a'
                || 'cabo de decir))(?: (?:inmediatamente|ahora mismo|ahora|ya|de inmediato|enseguida|al instante|por favor))'
                || '|(?:borra|elimina|quita|b[óÓ]rra|elim[íÍ]na)(?:lo)? (?:esto |eso )?de (?:tu|la|su) memoria|no (?:dejes|d'
                || 'ejen|deje) (?:constancia|registro|rastro) de (?:esto|eso|ello)|no (?:tomes|tome|tomen) notas?(?: de (?:e'
                || 'sto|eso)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|no quiero que (?:(?:lo |la )?(?:guardes?|grabes?|registres?|anotes?'
                || '|recuerdes?|almacenes?|memorices?|apuntes?)(?: nada)?(?: de)?(?: (?:esto|eso)|(?![ ]*[a-z0-9\u00c0-\u024'
                || 'f\u0370-\u04ff]))|(?:esto |eso )?(?:quede (?:registrado|grabado|guardado|constancia)|se (?:guarde|grabe|'
                || 'registre|anote)))|no (?:incluyas|metas|pongas|a[ñÑ]adas|agregues) (?:esto|eso) en (?:tus notas|tu memori'
                || 'a|la memoria|el acta|el registro|tus registros)|(?:borra|elimina) lo que (?:acabo de decir|te (?:dije|co'
                || 'nt[éÉ]))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|no te acuerdes de (?:esto|eso)|(?:esto|eso|ello) no ('
                || '?:se )?(?:debe|puede|tiene que|ha de) (?:guardar|grabar|registrar|anotar|almacenar|recordar)(?:se)?|fuer'
                || 'a del? (?:registro|r[éÉ]cord|micr[óÓ]fono|actas?|grabaci[óÓ]n|c[áÁ]mara)(?![ ]*[a-z0-9\u00c0-\u024f\u037'
                || '0-\u04ff])|de (?:forma|manera) extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|olv[iíÍ]d[ae](?:lo'
                || '|te de esto|te)? (?:inmediatamente|ahora mismo|de inmediato|al instante)|extraoficialmente(?=:|[.!]{0,2}'
                || '[ \n]*\Z)|(?:(?:esto|eso|lo siguiente|lo que sigue) )?es (?:totalmente |estrictamente )?extraoficial(?!['
                || ' ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|que (?:esto )?no (?:quede|conste|se guarde|se grabe|se registre|s'
                || 'e anote)(?: (?:en acta|en el registro|en ning[uúÚ]n (?:sitio|lado|lugar)|registrado|registro|grabado|ano'
                || 'tado|guardado|constancia)|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:esto )?no (?:debe|puede) (?:gua'
                || 'rdarse|grabarse|quedar (?:registrado|grabado|guardado)))') then
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
            if p_lower collate "C" ~ ('(?<![a-z])(?:non (?:(?:registrar|salvar|memorizzar|annotar|conservar|archiviar|scriver|segnar|ricordar)e'
                || '|registr(?:i|ate)|salv(?:i|ate)|memorizz(?:i|ate)|annot(?:i|ate)|conserv(?:i|ate)|archivi(?:ate)?|scriv('
                || '?:a|ete)|segn(?:i|ate)) (?:(?:questo|quello|ci[òÒ]|questa|nulla|niente)(?: (?:messaggio|passaggio|dato|d'
                || 'ettaglio|conversazione|parte|informazione|frase|di (?:questo|ci[òÒ]|tutto questo)))?(?: (?:per favore|ne'
                || 'lla (?:tua |sua )?memoria|da nessuna parte|mai))*(?:(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?= perch'
                || '))|(?:quello|quanto|ci[òÒ]) che (?:ho|ti|sto))|non (?:registrar|salvar|memorizzar|annotar|conservar|arch'
                || 'iviar|scriver|segnar|ricordar)(?:lo|la|telo)(?: (?:per favore|nella (?:tua )?memoria|da nessuna parte|ma'
                || 'i))?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|non (?:lo|la) (?:registrare|salvare|scrivere|annotare|mem'
                || 'orizzare|conservare|registri|salvi|memorizzi|annoti|conservi|archivi|scriva|segni)(?![ ]*[a-z0-9\u00c0-\'
                || 'u024f\u0370-\u04ff])|(?:dimentica|scorda)(?:lo)? (?:subito|questo (?:subito|immediatamente)|immediatamen'
                || 'te|ci[òÒ] che ho detto)|in via ufficiosa(?=:|[.!]{0,2}[ \n]*\Z)|(?:cancella|elimina|togli|rimuovi)(?:lo)'
                || '? (?:questo |tutto )?dalla (?:tua )?memoria|non prendere nota di (?:questo|quello|ci[òÒ])|non (?:tenere|'
                || 'tenga|lasciare|conservare) traccia di (?:questo|quello|ci[òÒ])|non metter(?:e|lo) (?:questo |ci[òÒ] )?(?'
                || ':a verbale|in memoria|nelle note|negli appunti)|non voglio che (?:(?:tu )?(?:lo |questo )?(?:registri|sa'
                || 'lvi|memorizzi|annoti|ricordi)(?: questo)?|(?:questo )?venga (?:registrato|salvato|memorizzato|annotato|c'
                || 'onservato))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:cancella|elimina) (?:quello|ci[òÒ]) che ho (?:a'
                || 'ppena )?detto|scordati (?:di )?(?:quello|ci[òÒ]) che ho (?:appena )?detto|evita di (?:registrare|salvare'
                || '|annotare|memorizzare) (?:questo|ci[òÒ])(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:questo|quello|ci[ò'
                || 'Ò]|questa conversazione) non (?:va|deve essere|dev''essere|pu[òÒ] essere|andrebbe) (?:registrat|salvat|me'
                || 'morizzat|annotat|conservat|ricordat|scritt)[oaie]|fuori (?:verbale|dal verbale|dai verbali|onda|microfon'
                || 'o|registrazione)(?![a-z]))') then
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
            if p_lower collate "C" ~ ('(?<![a-z])(?:n[ãÃa]o (?:(?:te |se )?lembr(?:es?|em)|guard(?:es?|em)|grav(?:es?|em)|registr(?:es?|em)|reg'
                || 'ist(?:es?|em)|salv(?:es?|em)|armazen(?:es?|em)|anot(?:es?|em)|memoriz(?:es?|em)|arquiv(?:es?|em)|escrev('
                || '?:as?|am)|retenh(?:as?|am)) (?:nada )?(?:(?:disso|disto|isso|isto|d?est[ae] (?:mensagem|parte|conversa|i'
                || 'nforma[çÇ][ãÃ]o)|d?ess[ae] (?:mensagem|parte|conversa|informa[çÇ][ãÃ]o)|nada)(?! (?:n[ao]s?(?! (?:tua |s'
                || 'ua )?(?:mem[óÓo]ria|ata))|num|numa|em(?! (?:nenhum|lugar|ata))|como|sob|com|sem|pr[ao]|para|dentro|ao|t['
                || 'ãÃa]o)(?![a-z]))|o que eu)|esque[çÇc][ae] (?:disso|isso|isto|o que eu disse)(?: agora| imediatamente| j['
                || 'áÁa]| logo)|n[ãÃa]o tom(?:e|es) notas? d(?:isso|isto)|n[ãÃa]o fa[çÇc]as? anota[çÇc](?:[õÕ]es|[ãÃ]o) d(?:'
                || 'isso|isto)|n[ãÃa]o (?:inclua|coloque|ponhas?|adicione) (?:isso|isto) n(?:as (?:suas |tuas )?notas|a (?:s'
                || 'ua |tua )?mem[óÓo]ria|a ata|o registr?o)|n[ãÃa]o quero que (?:(?:voc[êÊ] |tu )?(?:guardes?|graves?|regis'
                || 'tr?es?|anotes?|salves?|lembres?|memorizes?) d?(?:isso|isto)|(?:isso|isto) (?:fique|seja) (?:registr?ado|'
                || 'gravado|guardado|salvo))|(?:apague|apaga) o que (?:eu )?(?:disse|acabei de dizer)(?![ ]*[a-z0-9\u00c0-\u'
                || '024f\u0370-\u04ff])|de forma extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|n[ãÃa]o (?:mantenhas'
                || '?|deixes?|guardes?) registr?o d(?:isso|isto)|(?:isso|isto) n[ãÃa]o (?:deve|pode|precisa) ser (?:guardado'
                || '|registrado|registado|salvo|gravado|anotado|armazenado|lembrado)|(?:isso|isto) n[ãÃa]o [éÉe] p(?:a)?ra ('
                || '?:gravar|guardar|registrar|registar|salvar|anotar)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|que (?:isso'
                || '|isto) n[ãÃa]o (?:fique|seja|conste) (?:registrado|registado|gravado|guardado|salvo|anotado|em ata)|em o'
                || 'ff(?![a-z])|extra-?oficialmente(?=:|[.!]{0,2}[ \n]*\Z)|(?:apague|apaga|delete|remova|tire) (?:isso|isto)'
                || ' da (?:sua |tua )?mem[óÓo]ria|fora d[eo]s? registr?os?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|fora da'
                || ' (?:ata|grava[çÇc][ãÃa]o)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))') then
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
        '%фikcyй%', '%фиkcиp%', '%אל ת%', '%לא לפ%', '%מחק%', '%תשכח%', '%احذف%', '%انس%', '%این را%', '%عدم %', '%لا %',
        '%ليس%', '%इसे%', '%मैंने%', '%यह %', '%ลืม%', '%อย่า%', '%ไม่%', '%Ừng %', '%ừng %'
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
            '%пeчaт%', '%пoпaд%', '%пpoтok%', '%фikcyй%', '%фиkcиp%', '%אל ת%', '%לא לפ%', '%מחק%', '%תשכח%', '%احذف%',
            '%انس%', '%عدم %', '%لا %', '%للتسجيل%', '%للنشر%', '%نکن%', '%नहीं%', '%भूल%', '%मत%', '%ทันที%', '%อย่า%',
            '%ไม่ต้อง%', '%Ừng %', '%ừng %'
        ])) then
            if p_lower collate "C" ~ ('(?:[нhhн]e (?:coxpa[нh][яЯ][йЙ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ]|[зz]a[пП]o[мm][нh][иИ]|[зz]a[пП][иИ]c[ыЫ][вb'
                || ']a[йЙ]|[фФ][иИ]kc[иИ]py[йЙ]|xpa[нh][иИ]|[лЛ]o[гГ][иИ]py[йЙ]|[пП]po[тt]oko[лЛ][иИ]py[йЙ]|[вb][нh]oc[иИ]|['
                || 'зz]a[нh]oc[иИ]|[дД]o[бБ]a[вb][лЛ][яЯ][йЙ])(?:[тt]e)? (?:(?:[эЭ][тt]o[гГ]o|[эЭ][тt]o[тt]|[эЭ][тt]o|[эЭ][т'
                || 't]y|[нh][иИ][чЧ]e[гГ]o|[дД]a[нh][нh]oe|[мm]o[иИ] c[лЛ]o[вb]a|c[лЛ]e[дД]y[юЮ][щЩ]ee|cka[зz]a[нh][нh]oe)(?'
                || '! (?:[вb](?! (?:c[вb]o[юЮиИ] |[тt][вb]o[юЮиИ] )?(?:[пП]a[мm][яЯ][тt][ьЬ]|[пП]po[тt]oko[лЛ]|[жЖ]yp[нh]a[л'
                || 'Л]|[зz]a[мm]e[тt]k[иИ]|[зz]a[пП][иИ]c[иИ]))|[вb]o|[нh]a|[пП]o[дД]|kak|[дД][лЛ][яЯ]|k|c|co|[пП]p[иИ]|[чЧ]'
                || 'epe[зz]|[тt]ak|c[лЛ][иИ][шШ]ko[мm]|[тt]o[лЛ][ьЬ]ko|[пП]oka) )|[тt]o,? [чЧ][тt]o [яЯ])|[нhhн]e (?:coxpa[н'
                || 'h][яЯ][тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]) (?:[эЭ][тt]o[гГ]o|[эЭ][т'
                || 't]o[тt]|[эЭ][тt]o|[эЭ][тt]y|[нh][иИ][чЧ]e[гГ]o|[дД]a[нh][нh]oe|[мm]o[иИ] c[лЛ]o[вb]a)|(?:[эЭЭэ][тt]o|[эЭ'
                || 'Ээ][тt]o[гГ]o|[пППп]o[жЖ]a[лЛ]y[йЙ]c[тt]a,?) [нh]e (?:coxpa[нh][яЯ][йЙ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ]|[зz]'
                || 'a[пП][иИ]c[ыЫ][вb]a[йЙ]|coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt'
                || '][ьЬ])|[нhhн]e (?:[зz]a[пП][иИ]c[ыЫ][вb]a[йЙ]|coxpa[нh][яЯ][йЙ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ])(?:[тt]e)?(?'
                || ':,? [пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a|,)|[эЭЭэ][тt]o [нh]e (?:[нh]a[дД]o|[нh]y[жЖ][нh]o|c[лЛ]e[дД]ye[тt]|c[тt]o['
                || 'иИ][тt]) (?:[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]|coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|xpa[нh'
                || '][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])|[нhhн]e (?:[нh]a[дД]o|[нh]y[жЖ][нh]o|c[лЛ]e[дД]ye[тt]|c[тt]'
                || 'o[иИ][тt]) (?:[эЭ][тt]o|[эЭ][тt]o[гГ]o) (?:[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]|coxpa[нh][яЯ][тt][ьЬ]|[зz]a[п'
                || 'П]o[мm][иИ][нh]a[тt][ьЬ]|xpa[нh][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])|[нhhн]e (?:coxpa[нh][яЯ][тt]'
                || '[ьЬ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|xpa[нh][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]p'
                || 'o[вb]a[тt][ьЬ])(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[нhhн]e [дД][лЛ][яЯ] (?:[пП]po[тt]oko[лЛ]a|[пП]e[чЧ]a[тt][иИ])'
                || '|[эЭЭэ][тt]o [нh]e [дД][лЛ][яЯ] [зz]a[пП][иИ]c[иИ]|[нhhн]e [пП]o[дД] (?:[зz]a[пП][иИ]c[ьЬ]|[пП]po[тt]oko'
                || '[лЛ])|(?:[вbbв][нh]e|[бББб]e[зz]) (?:[пП]po[тt]oko[лЛ]a|[зz]a[пП][иИ]c[иИ])(?![ ]*[a-z0-9\u00c0-\u024f\u'
                || '0370-\u04ff])|[oo][фФ][фФ]?[ -]?(?:[зz]e[ -]?)?pekop[дД]|[нhhн]e xo[чЧ]y,? [чЧ][тt]o[бБ][ыЫ] (?:[тt][ыЫ]'
                || ' |[вb][ыЫ] |k[тt]o-[тt]o )?(?:[эЭ][тt]o|[эЭ][тt]o[гГ]o) (?:[зz]a[пП][иИ]c|coxpa[нh]|[зz]a[пП]o[мm]|[фФ]['
                || 'иИ]kc[иИ]p|xpa[нh][иИ][лЛ])|[эЭЭэ][тt]o [нh]e (?:[дД]o[лЛ][жЖ][нh]o|[дД]o[лЛ][жЖ]e[нh]) (?:coxpa[нh][яЯ]'
                || '[тt][ьЬ]c[яЯ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]c[яЯ]|xpa[нh][иИ][тt][ьЬ]c[яЯ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ'
                || ']c[яЯ]|[бБ][ыЫ][тt][ьЬ] (?:coxpa[нh]e[нh]o|[зz]a[пП][иИ]ca[нh]o|[зz]a[фФ][иИ]kc[иИ]po[вb]a[нh]o))|[пППп]'
                || 'yc[тt][ьЬ] [эЭ][тt]o [нh]e (?:coxpa[нh]|[зz]a[пП][иИ]c|[фФ][иИ]kc[иИ]p|[пП]o[пП]a[дД])|[зzzз]a[бБ]y[дД]['
                || 'ьЬ](?:[тt]e)? (?:[эЭ][тt]o|o[бБ] [эЭ][тt]o[мm]) (?:cpa[зz]y|[нh]e[мm]e[дД][лЛ]e[нh][нh]o|ce[йЙ][чЧ]ac [ж'
                || 'Ж]e|[тt]y[тt] [жЖ]e)|(?:[yy][дД]a[лЛ][иИ]|[cc]o[тt]p[иИ]|[yy][бБ]ep[иИ]|[вbbв][ыЫ]k[иИ][нh][ьЬ])(?:[тt]e'
                || ')? [эЭ][тt]o [иИ][зz] (?:c[вb]oe[йЙ] |[тt][вb]oe[йЙ] )?[пП]a[мm][яЯ][тt][иИ]|[нhhн]e (?:[зz][бБ]epi[гГ]a'
                || '[йЙ]|[зz]a[пП]a[мm]''[яЯ][тt]o[вb]y[йЙ]|[зz]a[пП]a[мm]''[яЯ][тt]a[йЙ]|[зz]a[пП][иИ]cy[йЙ]|[фФ]ikcy[йЙ]|[нh'
                || ']o[тt]y[йЙ]|[зz]a[нh]o[тt]o[вb]y[йЙ])(?:[тt]e)? (?:[цЦ][ьЬ]o[гГ]o|[цЦ]e[йЙ]|[цЦ][юЮ]|[цЦ]e|[нh]i[чЧ]o[гГ'
                || ']o)(?![\u0430-\u045fa-z])(?! (?:[вb]|y|[нh]a|[яЯ]k|[пП]i[дД]|[дД]o) )|[цЦЦц]e [нh]e (?:[зz]a[пП][иИ]cy[й'
                || 'Й]|[зz][бБ]epi[гГ]a[йЙ]|[зz]a[пП]a[мm]''[яЯ][тt]o[вb]y[йЙ])(?:[тt]e)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u'
                || '04ff])|[нhhн]e (?:[зz]a[нh]oc[ьЬ]|[дД]o[дД]a[вb]a[йЙ]|[вb][нh]oc[иИ])(?:[тt]e)? (?:[цЦ]e|[цЦ][ьЬ]o[гГ]o)'
                || ' (?:[вb]|y|[дД]o) (?:[пП]a[мm]''[яЯ][тt][ьЬ]|[пП]a[мm]''[яЯ][тt]i|[пП]po[тt]oko[лЛ]|[нh]o[тt]a[тt]k[иИ])|['
                || 'цЦЦц]e [нh]e (?:[тt]pe[бБ]a|[вb]ap[тt]o|[пП]o[тt]pi[бБ][нh]o) (?:[зz]a[пП][иИ]cy[вb]a[тt][иИ]|[зz][бБ]ep'
                || 'i[гГ]a[тt][иИ]|[зz]a[пП]a[мm]''[яЯ][тt]o[вb]y[вb]a[тt][иИ])|[нhhн]e (?:[тt]pe[бБ]a|[вb]ap[тt]o|[пП]o[тt]p'
                || 'i[бБ][нh]o) (?:[цЦ]e|[цЦ][ьЬ]o[гГ]o) (?:[зz]a[пП][иИ]cy[вb]a[тt][иИ]|[зz][бБ]epi[гГ]a[тt][иИ]|[зz]a[пП]a'
                || '[мm]''[яЯ][тt]o[вb]y[вb]a[тt][иИ])|[нhhн]e [дД][лЛ][яЯ] [пП]po[тt]oko[лЛ]y|[цЦЦц]e [нh]e [дД][лЛ][яЯ] [зz'
                || ']a[пП][иИ]cy|[нhhн]e [пП]i[дД] (?:[зz]a[пП][иИ]c|[пП]po[тt]oko[лЛ])|(?:[пППп]o[зz]a [пП]po[тt]oko[лЛ]o[м'
                || 'm]|[бББб]e[зz] (?:[пП]po[тt]oko[лЛ]y|[зz]a[пП][иИ]cy))|[зzzз]a[бБ]y[дД][ьЬ](?:[тt]e)? (?:[пП]po [цЦ]e|[ц'
                || 'Ц]e) (?:[нh]e[гГ]a[йЙ][нh]o|o[дД]pa[зz]y|[зz]apa[зz])|(?:[вbbв][иИ][дД]a[лЛ][иИ]|[зzzз]i[тt]p[иИ]|[cc]o['
                || 'тt]p[иИ])(?:[тt]e)? [цЦ]e (?:[зz]|i[зz]) (?:c[вb]o[єЄ][їЇ] |[тt][вb]o[єЄ][їЇ] )?[пП]a[мm]''[яЯ][тt]i|(?<!'
                || '[a-z])nie (?:zapami[eęĘ]tuj|zapami[eęĘ]taj|zapisuj|zapisz|notuj|zanotuj|nagrywaj|nagraj|rejestruj|przech'
                || 'owuj|zachowuj|utrwalaj|protoko[łŁ]uj)(?:cie)? (?:tej (?:wiadomo|cz|rozmow|informac)|(?:tego|niczego|to)('
                || '?! (?:plik|dokument|na|w(?! pami)|do(?! protoko)|jako|pod|za|u|przy)[a-z]{0,4}(?![a-ząĄćĆęĘłŁńŃóÓśŚźŹżŻ]'
                || ')))|(?<![a-z])nie (?:wpisuj|dodawaj|wk[łŁ]adaj)(?:cie)? tego do (?:protoko[łŁl]u|notatek|(?:swojej )?pam'
                || 'i[ęĘe]ci)|(?:prosz[ęĘe] )?(?:tego|to) (?:prosz[ęĘe] )?nie (?:zapisywa[ćĆc]|notowa[ćĆc]|zapami[ęĘ]tywa[ćĆ'
                || ']|nagrywa[ćĆc]|przechowywa[ćĆ])|nie chc[ęĘe],? (?:[żŻ]eby[śŚ]|aby[śŚ]) to (?:zapis|zapami|notow|nagr|prz'
                || 'echow)|nie chc[ęĘe],? (?:[żŻ]eby|aby) to (?:zosta[łŁ]o|by[łŁ]o) (?:zapisan|zapami|nagran|zanotowan)|niec'
                || 'h to nie (?:zostanie|b[ęĘ]dzie) (?:zapisan|zapami|nagran|zanotowan)|mi[ęĘ]dzy nami,? nie (?:zapisuj|notu'
                || 'j|zapami[ęĘ]tuj|nagrywaj)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|zapomnij,? [żŻ]e to powiedzia|(?<![a'
                || '-z])(?:tego|to) nie (?:zapisuj|zapami[eęĘ]tuj|notuj|nagrywaj)(?:cie)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\'
                || 'u04ff])|(?<![a-z])to nie (?:mo[żŻ]e|powinno) (?:by[ćĆ]|zosta[ćĆc]) (?:zapisan|zapami[ęĘe]tan|nagran|zano'
                || 'towan|utrwalon)e|(?<![a-z])(?:poza protoko[łŁl]em|nie do protoko[łŁl]u)|zapomnij o tym (?:natychmiast|od'
                || ' razu)|(?<![a-z])(?:usu[ńŃn]|wyma[żŻz]|wykasuj|skasuj) to z(?:e)? (?:swojej )?pami[ęĘe]ci|(?<![a-z])ne(?'
                || ':ukl[aáÁ]dej|ukladaj|ulo[žŽz]|zaznamen[aáÁ]vej|zaznamen[aáÁ]vaj|pamatuj si|zapamatuj si|pam[aäÄ]taj si|z'
                || 'apisuj|nahr[aáÁ]vej|nahr[aáÁ]vaj)(?:te)?(?: si)? to(?:hle|to)?(?![a-záÁčČďĎéÉěĚíÍňŇóÓřŘšŠťŤúÚůŮýÝžŽ])(?!'
                || ' (?:do|na|v|jako|ako|pod) )|(?<![a-z])(?:tohle|toto|to) (?:si )?ne(?:ukl[aáÁ]dej|zapisuj|pamatuj|zapamat'
                || 'uj|nahr[aáÁ]vej)(?:te)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|zapome[ňŇn](?:te)?,? (?:na to,? )?co j'
                || 'sem (?:pr[áÁ]v[ěĚ] )?(?:[řŘ]ekl|napsal)|(?:zapome[ňŇn]|zabudni)(?:te)? (?:na )?to (?:hned|okam[žŽz]it[ěĚ'
                || 'e]|ihne[ďĎd])|(?:vyma[žŽz]|sma[žŽz])(?:te)? to z pam[äÄěĚe]ti|mimo (?:z[aáÁ]znam|protokol)|(?<![a-z])(?:'
                || 'bunu|bunlar[ii]|bu (?:konu[şŞ]mayi|konusmayi|mesaji|mesaji|bilgiyi|kismi|kismi)|s[öÖ]ylediklerimi|s[öÖ]y'
                || 'ledi[ğĞ]imi) (?:l[üÜ]tfen |sakin |hafizana |belle[ğĞ]ine |notlarina |hi[çÇ]bir yere |asla )?(?:ekleme|ka'
                || 'yda ge[çÇ]irme|aklinda tutma|unut ve kaydetme|not etme|not alma|kayda alma|kay[ii]t etme|kaydetme|hat[ii'
                || ']rlama|saklama|yazma|hafizana alma)(?:y[ii]n(?:[ii]z)?)?(?![a-zçÇğĞiöÖşŞüÜ])|(?<![a-z])bu(?: konu[şŞ]ma|'
                || ' mesaj| kisim)? (?:kaydedilmesin|saklanmasin|yazilmasin|kayda ge[çÇ]mesin)|(?:s[öÖ]yledi[ğĞ]imi|dedi[ğĞ]'
                || 'imi|s[öÖ]ylediklerimi|dediklerimi) (?:hemen |l[üÜ]tfen )?unut(?:un)?(?:,? (?:ve )?kaydetme)?(?![a-zçÇğĞi'
                || 'öÖşŞüÜ])|bunu unut(?:un)?,? (?:ve )?kaydetme|bunu (?:hemen|derhal) unut(?:un)?(?![a-zçÇğĞiöÖşŞüÜ])|bunu '
                || '(?:hafizandan|belle[ğĞ]inden) sil|bunu (?:kaydetmemeni|not almamani|saklamamani|hatirlamamani) (?:istiyo'
                || 'rum|rica)|bun(?:u|un) (?:kaydetmeni|kaydedilmesini|saklamani|saklanmasini|hatirlamani) istemiyorum|(?<!['
                || 'a-z])(?:kaydetme|hatirlama|saklama|yazma)(?:y[ii]n)? bunu(?![a-zçÇğĞiöÖşŞüÜ])|kay[ii]t d[ii][şŞs][ii] (?'
                || ':kals[ii]n|olsun|konu[şŞ]|s[öÖ]yl)|jangan (?:di)?(?:simpan|catat|ingat|rekam) (?:ini|itu|pesan|percakapa'
                || 'n)(?! (?:di|ke|sebagai|dengan|dalam) )|jangan di(?:simpan|catat|ingat|rekam)(?![ ]*[a-z0-9\u00c0-\u024f\'
                || 'u0370-\u04ff])|lupakan (?:ini|itu) (?:segera|sekarang)|lupakan (?:apa )?yang (?:baru )?saya katakan|hapu'
                || 's (?:ini|itu) dari (?:ingatan|memori)|[đĐĐđ][ừỪ]ng (?:ghi nh[ớỚ]|ghi [âÂ]m|ghi ch[éÉ]p|ghi|l[ưƯ]u|nh[ớỚ]'
                || ') (?:[đĐ]i[ềỀ]u|c[áÁ]i|tin|l[ạẠ]i)|[qQ]u[êÊ]n (?:[đĐ]i[ềỀ]u|chuy[ệỆ]n) n[àÀ]y (?:ngay|[đĐ]i)|[qQ]u[êÊ]n '
                || 'nh[ữỮ]ng g[ìÌ] t[ôÔ]i v[ừỪ]a n[óÓ]i|[kK]h[ôÔ]ng (?:ghi bi[êÊ]n b[ảẢ]n|(?:l[ưƯ]u l[ạẠ]i|l[ưƯ]u|ghi l[ạẠ]i'
                || ') (?:[đĐ]i[ềỀ]u|tin nh[ắẮ]n) n[àÀ]y)|[xX](?:[óÓ]a|o[áÁ]) (?:[đĐ]i[ềỀ]u|tin) n[àÀ]y kh[ỏỎ]i b[ộỘ] nh[ớỚ]|'
                || '(?:[äÄ]l[äÄ]|[Ää]l[äÄ]) (?:tallenna|muista|kirjaa|nauhoita|merkitse) t[äÄ]t[äÄ]|(?:[äÄ]lk[äÄ][äÄ]|[Ää]lk'
                || '[äÄ][äÄ]) (?:tallentako|muistako|kirjatko|nauhoittako|merkitk[öÖ]) t[äÄ]t[äÄ]|(?:[äÄ]l[äÄ]|[Ää]l[äÄ]) ki'
                || 'rjoita t[äÄ]t[äÄ] (?:yl[öÖ]s|muistiin)|t[äÄ]t[äÄ] ei saa (?:tallentaa|nauhoittaa|kirjata)|unohda mit[äÄ]'
                || ' (?:juuri )?sanoin|unohda t[äÄ]m[äÄ] (?:heti|saman tien|v[äÄ]litt[öÖ]m[äÄ]sti)|ei p[öÖ]yt[äÄ]kirjaan|p[ö'
                || 'Ö]yt[äÄ]kirjan ulkopuolella|poista t[äÄ]m[äÄ] muististasi|(?<![a-z])(?:ezt )?ne (?:mentsd el|jegyezd (?:'
                || 'meg|fel)|t[áÁ]rold|r[öÖ]gz[íÍ]tsd|[íÍ]rd (?:fel|le))(?: el)?(?: ezt|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u'
                || '04ff]))|felejtsd el ezt (?:azonnal|most)|[tT][öÖ]r[öÖ]ld ezt a mem[óÓ]ri[áÁ]db[óÓ]l|nem jegyz[őŐ]k[öÖ]ny'
                || 'vbe|(?<![a-z])nu (?:salva|re[țȚ]ine|retine|nota|[îÎ]nregistra|memora|stoca)(?:[țȚ]i|ti)? (?:asta|acest|a'
                || 'ceasta)|nu [țȚ]ine minte asta|uit[ăĂ] (?:asta (?:imediat|acum)|ce am spus)|[șȘȘș]terge asta din memorie|'
                || '[μmmμ][ηh][vn] (?:[τt]o (?:a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]ei[ςΣ]|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]ei[ςΣ]|[θΘ][υy][μm]['
                || 'άΆ][σΣ]ai|[σΣ][ηh][μm]ei[ώΏ][σΣ]ei[ςΣ]|a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]e[τt]e|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]e[τt]e)|'
                || '(?:a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]ei[ςΣ]|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]ei[ςΣ]|[σΣ][ηh][μm]ei[ώΏ][σΣ]ei[ςΣ]|a[πΠ]o[θ'
                || 'Θ][ηh][κk]e[ύΎ][σΣ]e[τt]e|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]e[τt]e) a[υy][τt][όΌ])|[ee][κk][τt][όΌ][ςΣ] [πΠ]pa[κk]['
                || 'τt]i[κk][ώΏ][vn]|[ξΞΞξ][έΈ][χx]a[σΣ]e (?:a[υy][τt][όΌ]|[όΌ],[τt]i) [πΠ]o[υy] e[ίΊ][πΠ]a|[ξΞΞξ][έΈ][χx]a['
                || 'σΣ][έΈ] [τt]o (?:a[μm][έΈ][σΣ][ωΩ][ςΣ]|[τt][ώΏ]pa)|אל ת(?:שמור|שמר|זכור|רשום|קליט|תעד)(?:י|ו)? (?:את )?('
                || '?:זה|זאת)|לא לפרוטוקול|תשכח(?:י|ו)? (?:מזה|את זה) (?:מיד|עכשיו)|תשכח(?:י|ו)? (?:את )?מה שאמרתי|מחק(?:י|ו'
                || ')? את זה מהזיכרון|इसे (?:सेव|याद|रिकॉर्ड|नोट|दर्ज|संग्रहित) (?:मत|न) (?:करना|करो|करें|कीजिए|रखना|रखो)|इस'
                || 'े (?:तुरंत |अभी )?भूल जा(?:ओ|इए|ना)|यह बात याद मत|जो मैंने कहा (?:वह|उसे) भूल|यह रिकॉर्ड में नहीं|อย่า(?'
                || ':บันทึก|จำ|จด|เก็บ)(?:สิ่ง|เรื่อง|ข้อมูล|ข้อความ)?นี้|ลืม(?:เรื่อง|สิ่ง)?นี้ทันที|ไม่ต้อง(?:บันทึก|จด)|ا'
                || 'ین را (?:ذخیره|ثبت|ضبط) نکن|(?:يرجى|الرجاء) عدم (?:تسجيل|حفظ|تخزين) (?:هذا|هذه)|لا تقم ب(?:تسجيل|حفظ|تخز'
                || 'ين) (?:هذا|هذه)|لا (?:تسجل|تحفظ|تتذكر|تخزن|تكتب|تدون)(?:ي|وا)? (?:هذا|ذلك|هذه)|انس (?:(?:هذا|ذلك) (?:فور'
                || 'ا|حالا|الآن)|ما قلته)|ليس (?:للنشر|للتسجيل)|احذف (?:هذا|ذلك) من (?:ذاكرتك|الذاكرة))') then
                v_wanted := v_wanted || 'marker_slavic'::text;
            end if;
        end if;
    end if;
    if (v_wide and p_lower collate "C" like any (array[
        '%から外%', '%から除%', '%なかった%', '%オフ%', '%メモ%', '%ログ%', '%不予%', '%不作%', '%不做%', '%不入%', '%保管%', '%備份%', '%入れない%', '%写%',
        '%削除%', '%备份%', '%存%', '%寫%', '%履歴%', '%归档%', '%当我%', '%录%', '%忘%', '%日志%', '%日誌%', '%書%', '%歸檔%', '%残%', '%消し%',
        '%留%', '%當我%', '%登録%', '%私下%', '%私底下%', '%紀%', '%覚え%', '%記%', '%记%', '%載せない%', '%錄%', '%録音%', '%非公开%', '%기록%',
        '%기억%', '%남기%', '%녹음%', '%메모%', '%못 들은%', '%받아쓰%', '%보관%', '%써 두%', '%써두%', '%오프%', '%외우%', '%잊어%', '%저장%', '%적어%',
        '%적지%', '%지워%', '%회의록%'
    ])) then
        if p_lower collate "C" ~ ('(?:(?:不要|(?<![分区區特个個性类類级級告差離离])[别別]|请勿|請勿|勿|不用|不许|不許|不得|不准|莫)(?:再)?(?:把|将)?(?:这|這|此|它|我说的|刚才)?(?:个|個|些|段|条|條'
            || '|句|話|话|件事|消息|的话)?(?:再)?(?:记录|記錄|紀錄|记住|記住|记下|記下|保存|储存|儲存|存储|存入|存下|存到|存进|写下|寫下|写进|寫進|写入|寫入|录入|錄入|留存|记入|記入|记到|記'
            || '到|记得|录下|錄下|录音|錄音|备份|備份|存档|存檔|归档|歸檔|留痕|记|記)(?:下来|下來|起来|进去|来|來|在(?:记忆|案)|到(?:记忆|记录)|任何)?(?:(?:你的)?(?:记忆|記憶|记录|'
            || '記錄|笔记|筆記|日志|日誌|档案)|这|這|此|本|刚才|剛才|我说|我說|我刚|我剛|以上|上面|以下|下面|接下来|接下來|吧|了|哦|啊| (?![A-Za-z0-9%"''<])|[^\u3400-\u9ff'
            || 'fA-Za-z0-9 ]|\Z)|(?:不要|(?<![分区區特个個性类類级級告差離离])[别別])(?:把|将)?(?:这|這|刚才|上面|以上)[^\n记記保储儲存写寫录錄]{0,8}(?:记录|記錄|记住|記住'
            || '|保存|储存|存储|存下|存起|记下|記下|写进|寫進)|(?:不要|(?<![分区區特个個性类類级級告差離离])[别別]|请勿|請勿|勿|不)(?:保?留)(?:下)?(?:任何)?(?:记录|記錄|紀錄|痕迹|痕'
            || '跡|底)(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|不(?:入|做|作|留|予|列入)(?:任何)?(?:记录|記錄|紀錄|记忆)|(?:(?<![分'
            || '区區特个個性类類级級告差離离])[别別]|不要)存(?:这|這|此)(?:个|個|条|條|段|句)|(?:请勿|請勿|勿|(?<![分区區特个個性类類级級告差離离])[别別])(?:存|录|錄)(?: (?![A-Z'
            || 'a-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?<![\u3400-\u9fffA-Za-z0-9])不(?:记录|記錄|紀錄|录音|錄音|存档|存檔|归档)(?: (?!'
            || '[A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?<![别別不没沒勿莫要会會能我你您他她它们們想])(?:马上|立刻|立即|赶紧|请|請)?(?<![别別不没沒勿莫要'
            || '会會能我你您他她它们們想])(?:忘掉|忘了|忘记|忘記)(?:这|這|刚才|剛才|我刚|我剛)|(?<![别別不没沒勿莫要会會能我你您他她它们們想])把(?:这|這|刚才|剛才)[^\n]{0,6}(?:忘了|忘掉'
            || '|忘记)(?:吧| (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?:当|當)我(?:没|沒)(?:说|說)(?:过|過)?(?:吧| (?![A-Za-z0'
            || '-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?:删除|清除|抹去)(?:这|這)(?:段|个|個|条|條)(?:记忆|記憶)|(?:不要|(?<![分区區特个個性类類级級告差離离'
            || '])[别別]|勿)(?:把[^\n]{0,6})?(?:记|記|存|放|加|写|寫)(?:在|到|进|進|入)(?:你的?)?(?:记忆|記憶|笔记|筆記|日志)|(?:这|這|此|本)[^\n]{0,6}(?:不要'
            || '|(?<![分区區特个個性类類级級告差離离])[别別]|勿)(?:记|記|存|录|錄)(?:录|錄|下来|下來)?(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|'
            || '\Z)|(?:此|这|這)(?:话|話|段|句)不(?:录|錄|记|記|存)(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|从(?:你的)?记忆(?:里|'
            || '中)(?:删|抹|清)|(?:私下|非公开)(?:说|讲)[^\n]{0,3}(?:别|不要)|(?<![\u3400-\u9fff])(?:私下|私底下)(?:说|說|讲|講|跟你说)(?=[:,])|(?:議事録'
            || '|記録|メモリ|メモ|ログ|ノート|履歴)(?:に|には)(?:載せない|書かない|入れない|残さない)で|(?:记录|記録|保存|記憶|メモ|登録|録音|記載|保管|ログ)(?:は|を|に)?(?:しない(?:で|'
            || 'こと|ように(?:して|お願い)|ようお願い)|せずに(?:お願い|いて|聞いて)|残さない|取らない(?:で|よう)|しちゃ(?:だめ|ダメ)|禁止(?![のさ事区]))|(?:記録|保存|記憶|録音|メモ)(?:'
            || 'しなくて(?:いい|よい|結構)|不要(?!な))|(?:議事録|記録|履歴|ログ|ノート)から(?:外して|消して|削除して|除いて)|記憶に留めないで|(?:覚え(?:ない|とかない|ておかない)|書き留めない|'
            || '書かない|書き残さない|残さない|忘れて(?:ください|くれ|ほしい|ね)|忘れておいて)(?:で|くだ|下さ|よう|\.|,|\n|\Z|い)|覚え(?:ておか)?なくて(?:いい|よい|結構)|聞かなかったことに'
            || '|(?:メモリ|記憶)(?:から|を)(?:削除して|消して|削除をお願い)|オフレコ|オフ・ザ・レコード|(?:今言ったこと|今話したこと|さっき言ったこと|今の|さっきの|この|これ)(?:(?:発言|話|メッセ'
            || 'ージ|会話)(?:は|を)?(?:すぐに?)?(?:削除して|消して)|(?:発言|話|メッセージ|会話|件)?(?:は|を)?(?:すぐに?)?(?:忘れて|なかったことに))|(?:기억|저장|기록|메모|녹음|'
            || '보관)(?:은|을|를)? ?(?:하지|남기지) ?(?:마|말)|(?:저장|기록|녹음|메모) ?금지(?![\uac00-\ud7a3])|(?:적지|적어 ?두지|받아쓰지|써 ?두지|외우지) ?(?:마'
            || '|말)|못 들은 걸로|(?:저장|기록|메모|기억|녹음)하지 않(?:았으면|아 ?줬으면)|회의록에 ?넣지 ?(?:마|말)|(?:기록|회의록|로그|메모리|메모|흔적|노트|글)(?:에는|에|은|을|를'
            || '|으로|로)? ?남기지 ?(?:마|말)|(?:기억|메모리)에서 (?:지워|삭제 ?해)|오프 ?더 ?레코드|오프 ?레코드|(?:이건|이거|이 얘기|이 말|방금|지금)[^\n]{0,10}(?:잊어|'
            || '지워) ?(?:줘|주|버려))') then
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
                if p_lower collate "C" like any (array['%->%', '%:%', '%<-%', '%=%', '%{"%', '%{''%'])
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
