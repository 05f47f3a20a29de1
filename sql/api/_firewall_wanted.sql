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
            'pem_base64', 'putty', 'jwk', 'wallet_key', 'xml_key', 'pem_tail', 'jwt', 'django_key', 'url_userinfo',
            'url_token_user', 'card_code', 'seed_phrase'
        ]::text [];
        if not p_identifier and length(p_lower) >= 48 then
            v_wanted := v_wanted || array['card_spelled']::text [];
        end if;
        if p_text collate "C" ~ assay._firewall_pattern('uneven') then
            v_wanted := v_wanted || array[
                'assignment', 'session', 'assigned_key', 'spoken', 'pair', 'announced', 'placed', 'as_password',
                'one_time_code', 'code_sent', 'access_code', 'recovery_code', 'command_line', 'command_login',
                'command_words', 'statement', 'curl_user', 'auth_header', 'auth_header_plain', 'markup', 'pgpass',
                'structured', 'document_number', 'in_ifsc'
            ]::text [];
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
                'us_routing', 'bank_number', 'bank_account_of', 'bank_account_at'
            ]::text [];
            if p_lower collate "C" ~ assay._firewall_pattern('bare_figures') then
                if p_lower collate "C" ~ 'cpf|[0-9]{3}[.][0-9]{3}[.][0-9]{3}-[0-9]{2}' then
                    v_wanted := v_wanted || array['br_cpf']::text [];
                end if;
                v_wanted := v_wanted || array['kr_rrn', 'uk_nino', 'cn_resident_id', 'it_codice_fiscale', 'mx_curp', 'ch_ahv', 'us_ssn_dashes', 'iban']::text [];
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
        '%aбyд%', '%aпoминaй%', '%aпиcyвaти%', '%aпиcyй%', '%aпиcывaй%', '%eoфiц%', '%eoфи%', '%epiгaти%', '%não %',
        '%olvíd%', '%oxpaняй%', '%бepiгaй%', '%иkcиpyй%'
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
            '%aпиcyвaти%', '%coxpaняй%', '%eoфiц%', '%eoфи%', '%epiгaти%', '%mémoris%', '%procès%', '%zapamięt%',
            '%зaпoминaй%', '%зaпиcyй%', '%зaпиcывaй%', '%збepiгaй%', '%фиkcиpyй%', '%чтo%', '%щo %'
        ])) then
            if p_lower collate "C" ~ ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr ?-(?= )|(?:your )?memory off(?= please|(?=[ ]{0,2}[:.!,;)\n-]|\Z)| for thi'
                || 's)|(?:das |dies |davon )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|aufsc'
                || 'hreiben|protokollieren|mitschreiben|festhalten|aufnehmen|mitloggen|merken)(?![ ]*[a-z0-9])|niet (?:ontho'
                || 'uden|opslaan|bewaren|noteren|vastleggen|opschrijven)(?: alsjeblieft| alstublieft| svp| aub)?(?=[ ]{0,2}['
                || ':.!,;)\n-]|\Z)|(?:alsjeblieft |alstublieft )?vergeet (?:alles )?wat ik (?:net |zojuist |je )*(?:zei|heb '
                || 'gezegd|vertelde|gezegd heb)|niet (?:opslaan|bewaren|vastleggen|noteren|opschrijven|registreren)(?![ ]*[a'
                || '-z0-9])|no (?:guardar|grabar|registrar|anotar|almacenar|memorizar)(?: por favor| esto)?(?=[ ]{0,2}[:.!,;'
                || ')\n-]|\Z)|(?:per favore,? )?dimentic(?:a|ate|hi) (?:tutto )?(?:quello|ciò|quanto) che ho (?:appena )?(?:'
                || 'detto|scritto|raccontato)|n[ãa]o (?:guardar|gravar|registrar|registar|salvar|anotar|armazenar)(?: por fa'
                || 'vor)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:por favor,? )?esque[çc][ae](?:m|r)? (?:tudo )?o que (?:eu )?(?:te |lh'
                || 'e )?(?:disse|acabei de dizer|falei|acabei de falar|escrevi)|(?:пoжaлyйcтa,? )?[зz]aбyдь(?:тe)?,? (?:тo,?'
                || ' |вcё,? |вce,? )?чтo я (?:тoльko чтo )?(?:ckaзaл|нaпиcaл|гoвopил)|not to be (?:saved|stored|recorded|rem'
                || 'embered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?=[ ]{0,2}[:.!,;)\n-]|\'
                || 'Z)|no (?:notes|logging|recording|record|minutes|memory|logs) (?:of|on|for|about) (?:this|that)(?: please'
                || ')?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:merci de |prière de |veuillez )?ne pas (?:l''|le |la )?(?:enregistrer|not'
                || 'er|conserver|mémoriser|retenir|stocker|sauvegarder|garder|archiver)(?: (?:ceci|cela|ça|ce message|cette '
                || 'conversation))?(?: svp| s''il vous plaît| s''il te plaît)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:por favor,? )?olv['
                || 'ií]d(?:a|e|en)(?:te|se)?(?: de)? (?:todo )?lo que (?:te |le )?(?:acabo de (?:decir|contar)(?:te|le)?|dij'
                || 'e|he dicho|conté)|(?:per favore,? )?non (?:salvare|registrare|memorizzare|annotare|conservare|archiviare'
                || ')(?: per favore)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:prosz[ęe] )?nie (?:zapisywać|notować|zapamiętywać|nagrywa'
                || 'ć|przechowywać)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:proszę,? )?zapomnij(?:cie)?(?: o tym| to| wszystko)?,? co ('
                || '?:właśnie )?(?:ci )?powiedzia[łl])') then
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
        '%aбyд%', '%aпoминaй%', '%aпиcyвaти%', '%aпиcyй%', '%aпиcывaй%', '%eoфiц%', '%eoфи%', '%epiгaти%', '%he для зaпи%',
        '%não %', '%olvíd%', '%oxpaняй%', '%бepiгaй%', '%иkcиpyй%', '%нe для зaпи%', '%남기지%'
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
            '%aпиcyвaти%', '%coxpaняй%', '%eoфiц%', '%eoфи%', '%epiгaти%', '%mémoris%', '%procès%', '%zapamięt%',
            '%для зaпи%', '%зaпoминaй%', '%зaпиcyй%', '%зaпиcывaй%', '%збepiгaй%', '%фиkcиpyй%', '%чтo%', '%щo %', '%남기지%'
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
                || ' bitte|[.!]{0,2}[ \n]*\Z)|(?:ohne protokoll|außerhalb des protokolls|nicht (?:in die|für die) (?:notizen'
                || '|akten))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|niet voor de buitenwacht(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[нh]e для (?:зaпиc'
                || 'и|зaпиcy)(?![\u0430-\u045fa-z])|felejtsd el,? amit mondtam|남기지 ?(?:마|말)|en off(?=[ ]{0,2}[:.!,;)\n-]|\Z)'
                || '|(?:officieusement|extraoficialmente|ufficiosamente|neoficial|neofici[aá]lne|neofici[aá]lně|inofficiellt'
                || '|uofficielt|uoffisielt)(?=:|[.!]{0,2}[ \n]*\Z)|pas pour le procès-verbal(?=[ ]{0,2}[:.!,;)\n-]|\Z)|sin ('
                || '?:grabar|registrar|registro)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:da non|non va|non vanno) (?:registrare|salvare'
                || '|annotare|verbalizzare|registrat[oia]|salvat[oia]|annotat[oia]|verbalizzat[oia])(?=[ ]{0,2}[:.!,;)\n-]|\'
                || 'Z)|non (?:prendere (?:nota|appunti)(?: su (?:questo|ciò))?|tener(?:e|ne) traccia)(?=[ ]{0,2}[:.!,;)\n-]|'
                || '\Z)|n[ãa]o (?:guarda|grava|registra|regista|salva|anota|armazena|escreve|memoriza) (?:nada )?(?:disso|di'
                || 'sto|isso|isto|ess[ae] (?:mensagem|conversa|parte)|est[ae] (?:mensagem|conversa|parte)|o que eu)(?! (?:n['
                || 'ao]s?|em|como|sob|com|pr[ao]|para) )|n[ãa]o fi(?:ca|que) (?:registr?ado|gravado|guardado)(?=[ ]{0,2}[:.!'
                || ',;)\n-]|\Z)|sem registr?o(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[зz]aбyдь(?:тe)?,? (?:тe,? |вce,? )?щo я (?:щoйнo )?'
                || '(?:ckaзa|нaпиca|гoвopи)|[нh]eoф(?:ициaльнo|iцiйнo)(?=:|[.!]{0,2}[ \n]*\Z)|[нh]e (?:зaпиcывaй|зaпoминaй|c'
                || 'oxpaняй|зaпиcyй)(?:тe)?(?: пoжaлyйcтa)?(?=[.!]{0,2}[ \n]*\Z|:)|[нh]e (?:збepiгaти|зaпиcyвaти)(?=[.!]{0,2'
                || '}[ \n]*\Z|:)|(?:[cc]тpoгo )?(?:[мm]eждy нaми|[мm]iж нaми),? (?:нe зaпиcывaй|нe coxpaняй|нe зaпoминaй|нe '
                || 'фиkcиpyй|нe зaпиcyй|нe збepiгaй)(?:тe)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|nie do zapis(?:u|ania)'
                || '(?=[ ]{0,2}[:.!,;)\n-]|\Z)|nieoficjalnie(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:bez protoko[łl]u|nie r[óo]b(?:cie)'
                || '? (?:z tego |żadnych )?notatek)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|ta (?:inte|inga) anteckningar(?=[ ]{0,2}[:.!,;'
                || ')\n-]|\Z)|för inte protokoll(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:kay[ii]t d[ii][şs][ii]|kayda (?:geçmesin|alma|'
                || 'almay[ii]n))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:aram[ii]zda(?: kals[ii]n)?,? )(?:kaydetme|yazma|not alma|hat[i'
                || 'i]rlama)(?:yin|yin)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))') then
                v_wanted := v_wanted || 'marker_alone'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%ej till%', '%ellan oss%', '%entfern%', '%geen %', '%geheugen%', '%glem %', '%ikke%', '%ingenting av%',
        '%inget av%', '%inte %', '%keine notizen%', '%nicht%', '%niet%', '%nirgend%', '%notulen%', '%radera%', '%slet%',
        '%streich%', '%stryk %', '%ta bort%', '%tilg%', '%uden for%', '%utenfor%', '%utom%', '%vergeet%', '%vergessen sie%',
        '%vergiss%'
    ])
    or (v_wide and p_lower collate "C" like any (array['%außerhalb%', '%ej för%', '%glöm %', '%låt bli%', '%lösch%', '%utanför%'])) then
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
        or (v_wide and p_lower collate "C" like any (array['%behältst%', '%erzählt%', '%gedächtnis%', '%glöm %', '%ihåg%', '%lägg%', '%notér%'])) then
            if assay._firewall_holds(
                p_lower,
                ('((?:(?<![a-z])(?:ich|ik|we|jag|vi|du|han|hon) )?(?<![a-z]))(nicht (?:fürs|für das|zu|zur) (?:protokoll|a'
                || 'ufzeichnung)(?! (?:der|des|von|vom)(?![a-zäöüß]))|(?:(?:bleibt|kommt|soll|gehört|darf) nicht im|nicht in'
                || 's) protokoll(?! (?:enthalten|erwähnt|verzeichnet|vermerkt|festgehalten|stehen|steht|der|des|von|vom)(?!['
                || 'a-zäöüß]))|(?:bitte |davon |hiervon |diese nachricht |dieses gespräch |diesen teil |das hier )(?:das |di'
                || 'es |hiervon |davon |bitte )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|au'
                || 'fschreiben|protokollieren|mitschreiben|festhalten|aufnehmen|mitloggen|merken)(?![ ]*[a-z0-9])|(?:speiche'
                || 'rn|merken|notieren|protokollieren|behalten|archivieren) sie (?:sich )?(?:bitte )?(?:dieses gespräch|dies'
                || 'e nachricht|diesen teil|dieses|das|dies|es|davon)(?: bitte| jetzt)? nichts?(?: ab| mit| auf)?(?! (?:in|i'
                || 'm|ins|auf)(?! (?:de[mnr] |dein[a-z]{0,2} |eurem )?(?:gedächtnis|speicher|protokoll|notizen|erinnerung))('
                || '?![a-zäöüß])| (?:unter|als|an|am|bei|neben|so|zu|falsch|mit|ohne|für|gut|richtig|doppelt|zweimal|vor|nac'
                || 'h|über|aus)(?![a-zäöüß]))|(?:das|dies|es) (?:darf|soll|sollte|muss) (?:bitte )?nicht (?:gespeichert|aufg'
                || 'ezeichnet|notiert|protokolliert|gemerkt|aufgeschrieben|festgehalten|mitgeschrieben) werden|(?:vergisst?|'
                || 'vergessen sie)(?: bitte| sofort| gleich| alles| wieder)*,? was ich (?:gerade |eben |dir |euch |vorhin )*'
                || '(?:gesagt|erzählt|geschrieben)|(?:mache?|machen sie) (?:dir |sich |bitte |davon |dazu |hierzu )*keine no'
                || 'tizen(?: (?:davon|dazu|hierzu)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|keine notizen,? bitte(?=[ ]{0,2}[:.!,;)\n-]|\'
                || 'Z)|außerhalb des protokolls|(?:merke?|notiere?|speichere?|behalte?|schreibe?|halte?) (?:dir |euch )?(?:b'
                || 'itte )?nichts davon(?: auf| ab| fest)?(?! (?:in|im|ins|auf)(?! (?:de[mnr] |dein[a-z]{0,2} |eurem )?(?:ge'
                || 'dächtnis|speicher|protokoll|notizen|erinnerung))(?![a-zäöüß])| (?:unter|als|an|am|bei|neben|so|zu|falsch'
                || '|mit|ohne|für|gut|richtig|doppelt|zweimal|vor|nach|über|aus)(?![a-zäöüß]))|ich (?:möchte|will) nicht, da'
                || 'ss (?:du (?:dir )?(?:das|dies) (?:speicherst|merkst|notierst|aufschreibst|aufzeichnest|behältst|protokol'
                || 'lierst)|(?:das|dies) (?:gespeichert|aufgezeichnet|notiert|protokolliert|festgehalten|aufgeschrieben) wir'
                || 'd)|bitte (?:das |dies )?nicht (?:merken|behalten)(?![ ]*[a-z0-9])|(?:merke?|merkt|speichere?|speichert|n'
                || 'otiere?|notiert|protokolliere?|behalte?|archiviere?|dokumentiere?) (?:dir |euch |es dir )?(?:dieses gesp'
                || 'räch|diese nachricht|diesen teil|dieses|das|dies|es|davon)(?: bitte| jetzt| ja| hier| alles)* (?:nichts?'
                || '|nirgendwo|nirgends)(?: ab| mit| auf)?(?! (?:in|im|ins|auf)(?! (?:de[mnr] |dein[a-z]{0,2} |eurem )?(?:ge'
                || 'dächtnis|speicher|protokoll|notizen|erinnerung))(?![a-zäöüß])| (?:unter|als|an|am|bei|neben|so|zu|falsch'
                || '|mit|ohne|für|gut|richtig|doppelt|zweimal|vor|nach|über|aus)(?![a-zäöüß]))|(?:zeichne|schreibe?|nimm|hal'
                || 'te?|lege?|hebe?|(?:zeichnen|schreiben|nehmen|halten|legen|heben) sie) (?:dir |euch |sich |es dir )?(?:di'
                || 'eses gespräch|diese nachricht|diesen teil|dieses|das|dies|es|davon)(?: bitte| jetzt| ja| hier| alles)* n'
                || 'ichts?(?: (?:auf(?! d(?:ie|en|em|as) )|mit|nieder|fest|ab|ins protokoll|in (?:dein|das|euer) (?:gedächtn'
                || 'is|protokoll)|in (?:deine|die|eure) notizen)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|erinnere? dich (?:bitte |später'
                || ' )*nicht (?:daran|hieran|an (?:das|dies))(?![ ]*[a-z0-9])|vergiss (?:das|dies|es)(?: bitte| wieder| glei'
                || 'ch)* (?:sofort|gleich|umgehend|schnell|wieder)|(?:streich|streiche|lösch|lösche|entfern|entferne|tilge?)'
                || ' (?:das|dies|es)(?: bitte| wieder| sofort)* aus (?:dem|deinem|eurem) (?:gedächtnis|speicher|protokoll)|u'
                || 'nter uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|noteer|registreer|memoriseer|log) (?:dit|dat|het)(?'
                || ': gesprek| bericht| deel)?(?: alsjeblieft| alstublieft| svp| aub)? niet(?! (?:in(?! je geheugen)|onder|o'
                || 'p|als|bij|met|naast|langer|te|zo|goed|voor|aan)(?![a-z]))|sla (?:dit|dat|het)(?: gesprek| bericht| deel)'
                || '?(?: alsjeblieft| alstublieft| svp| aub)? niet op(?! (?:in(?! je geheugen)|onder|als|bij|met|op)(?![a-z]'
                || '))|leg (?:dit|dat)(?: gesprek| bericht)?(?: alsjeblieft)? niet vast|(?:dit|dat) (?:mag|moet|hoeft|hoort)'
                || ' niet (?:worden )?(?:opgeslagen|bewaard|genoteerd|vastgelegd|onthouden|in de notulen)|schrijf (?:dit|dat'
                || ')(?: alsjeblieft)? niet op(?! (?:het|de|een)(?![a-z]))|neem (?:dit|dat)(?: gesprek)?(?: alsjeblieft)? ni'
                || 'et op(?! (?:het|de|een|je)(?![a-z]))|(?:dit |dat |alsjeblieft |gelieve )niet (?:opslaan|bewaren|vastlegg'
                || 'en|noteren|opschrijven|registreren)(?![ ]*[a-z0-9])|graag niet (?:noteren|opslaan|bewaren)(?![ ]*[a-z0-9'
                || '])|gelieve (?:dit |dat )?niet (?:op te slaan|te noteren|te bewaren)|(?:noteer|onthoud|bewaar|schrijf|sla'
                || ') (?:hiervan niets|hier niets van|niets hiervan|niets van dit)(?: op)?(?![a-z])|zet (?:dit|dat) niet in '
                || '(?:je geheugen|de notulen|je notities)|ik wil niet dat je (?:dit|dat) (?:opslaat|onthoudt|noteert|bewaar'
                || 't|vastlegt|opschrijft)|(?:dit|dat) niet onthouden(?![ ]*[a-z0-9])|vergeet (?:dit|dat) (?:meteen|direct|o'
                || 'nmiddellijk|gelijk)|niet voor de (?:notulen|microfoon)|buiten de notulen|(?:wis|haal|verwijder) (?:dit|d'
                || 'at) uit je geheugen|maak (?:hier|hiervan|daar) geen (?:notities?|aantekening(?:en)?)(?: van)?(?![a-z])|('
                || '?:spara|notera|lagra|logga|minns|memorera|registrera) inte (?:det jag (?:säger|sa|berättar)(?![a-zåäö])|'
                || '(?:detta(?: meddelande| samtal)?|det här(?: meddelandet| samtalet)?|den här (?:konversationen|chatten)|d'
                || 'et)(?![a-zåäö])(?! (?:i(?! minnet)|på(?! minnet)|som|under|till|med|så|utan) ))|(?:spara|skriv|anteckna)'
                || ' (?:inget|ingenting) av (?:detta|det här)|jag vill inte att (?:du (?:sparar|antecknar|minns|lagrar|logga'
                || 'r) (?:detta|det här)|(?:detta|det här) (?:sparas|antecknas|lagras))|låt bli att (?:spara|anteckna|logga|'
                || 'lagra|minnas) (?:detta|det här)|för inte protokoll över (?:detta|det här)|spela inte in (?:detta(?: medd'
                || 'elande| samtal)?|det här(?: meddelandet| samtalet)?|den här (?:konversationen|chatten)|det)(?![a-zåäö])('
                || '?! (?:i(?! minnet)|på(?! minnet)|som|under|till|med|så|utan) )|lägg inte (?:detta(?: meddelande| samtal)'
                || '?|det här(?: meddelandet| samtalet)?|den här (?:konversationen|chatten)|det)(?![a-zåäö])(?! (?:i(?! minn'
                || 'et)|på(?! minnet)|som|under|till|med|så|utan) ) på minnet|(?:detta|det här) (?:får|ska|skall|bör) inte ('
                || '?:sparas|lagras|antecknas|noteras|spelas in|registreras|loggas|skrivas ner)(?![ ]*[a-z0-9\u00c0-\u024f\u'
                || '0370-\u04ff])|mellan oss,? (?:så )?(?:spara|anteckna|notera) inte(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04f'
                || 'f])|kom inte ihåg (?:det jag sa(?![a-zåäö])|(?:detta(?: meddelande| samtal)?|det här(?: meddelandet| sam'
                || 'talet)?|den här (?:konversationen|chatten)|det)(?![a-zåäö])(?! (?:i(?! minnet)|på(?! minnet)|som|under|t'
                || 'ill|med|så|utan) ))|(?:anteckna|skriv|spara|notera|lagra|logga) inte (?:ner |ned |upp )?(?:detta(?: medd'
                || 'elande| samtal)?|det här(?: meddelandet| samtalet)?|den här (?:konversationen|chatten)|det)(?![a-zåäö])('
                || '?! (?:i(?! minnet)|på(?! minnet)|som|under|till|med|så|utan) )|(?:inte|ej) (?:för|till) protokollet|glöm'
                || ' (?:allt |det |vad )+jag (?:just |precis |nyss )?(?:sade|sa|skrev|berättade)(?![a-zåäö])|glöm (?:detta(?'
                || ': meddelande| samtal)?|det här(?: meddelandet| samtalet)?|den här (?:konversationen|chatten)|det)(?![a-z'
                || 'åäö])(?! (?:i(?! minnet)|på(?! minnet)|som|under|till|med|så|utan) ) (?:genast|direkt|omedelbart|med en '
                || 'gång)|(?:radera|ta bort|stryk) (?:detta|det här) (?:ur|från) (?:ditt )?minnet?|ikke til referat|glem (?:'
                || 'hvad|det|hva),? jeg (?:lige |nettopp )?(?:sagde|sa|skrev)(?![a-zæøå])|glem (?:det|dette) (?:med det samm'
                || 'e|med en gang|straks|omgående)|slett? (?:det|dette) fra (?:din |ditt )?(?:hukommelsen?|minnet)|(?:dette|'
                || 'det her) (?:må|skal|bør) ikke (?:gemmes|optages|noteres|registreres|huskes|lagres|tas opp|skrives ned)(?'
                || '![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:utanför|utom) protokollet|(?:gem|husk|notér|noter|lagre|lagr'
                || '|skriv|optag|log) ikke (?:dette(?: ned)?|det (?:her|ned)|denne samtalen?)(?! (?:i(?! hukomm)|på|som|unde'
                || 'r|til|med|så) )|skriv (?:det|dette) ikke ned|ikke (?:gem|husk|lagre|lagr|noter|skriv|ta opp|loggfør) (?:'
                || 'dette|det|denne samtalen?)(?![a-zæøå])(?! (?:i(?! hukomm)|på|som|under|til|med|så) )|(?:uden for|utenfor'
                || ') (?:referat|protokoll))'),
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
    or (v_wide and strpos(p_lower, 'mémoire') > 0) then
        if p_lower collate "C" like any (array[
            '%antenne%', '%archiv%', '%compte rendu%', '%conserv%', '%consign%', '%gard%', '%inscri%', '%micro%', '%moris%',
            '%note%', '%notiez%', '%oubli%', '%registr%', '%reten%', '%retien%', '%souvien%', '%stock%', '%trace%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%mémoire%', '%noté%', '%procès%', '%écri%'])) then
            if assay._firewall_holds(
                p_lower,
                ('((?:(?<![a-z])(?:je|il|elle|on|ils|elles|qui|nous|vous) )?(?<![a-z]))(n(?:e |'')(?:le |l'')?(?:retiens?|re'
                || 'tenez|notes?|notez|mémorise[sz]?|memorise[sz]?|enregistre[sz]?|sauvegarde[sz]?|gardes?|gardez|stocke[sz]'
                || '?|conserve[sz]?|inscris|inscrivez|écris|écrivez|consigne[sz]?|archive[sz]?) (?:pas|rien|jamais) ?(?:tout'
                || ' )?(?:(?:ça|ca|cela|ceci|de (?:tout )?(?:ça|cela|ceci)|ce (?:message|passage)|cette (?:partie|conversati'
                || 'on|phrase|discussion|information)|ces informations|ce qui (?:suit|précède)|mes propos)(?! (?:pour (?:toi'
                || '|moi|vous|lui|nous)|comme|sous|sur|chez|trop|au|aux|à|avec|par|si|dans(?! (?:ta|votre|la) mémoire))(?![a'
                || '-z]))|ce que (?:je|j'')|dans ta mémoire|en mémoire)|[àÀ] ne pas (?:enregistrer|retenir|noter|mémoriser|co'
                || 'nserver|garder|stocker)|ne pas (?:enregistrer|mémoriser|retenir|sauvegarder|noter) (?:ça|cela|ceci|ce me'
                || 'ssage)|n(?:e |'')(?:enregistrez?|notez?|retiens|retenez|gardez?|conservez?|écris|écrivez) rien(?![ ]*[a-z'
                || '0-9\u00c0-\u024f\u0370-\u04ff])|n(?:e |''en )(?:gardez?|gardes|laissez?|conservez?) (?:aucune trace|pas d'
                || 'e trace)(?: (?:de (?:ça|ca|cela|ceci|ce)|écrite)|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|ne prend(?:'
                || 's|ez) pas (?:de notes?|note)(?: de (?:ça|cela|ceci))?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|ne (?:le'
                || ' |la |l''|les )(?:note|notes|notez|retiens|retenez|enregistre|enregistrez|garde|gardez|conserve|conservez'
                || '|mémorise|mémorisez|écris|écrivez|sauvegarde|sauvegardez) (?:pas(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff'
                || '])|nulle part)|n''en (?:garde|gardez|note|notez|retiens|conserve|conservez) (?:rien|pas)(?![ ]*[a-z0-9\u0'
                || '0c0-\u024f\u0370-\u04ff])|(?:ceci|cela|[çÇ]a|ca|ce message|cette conversation) ne (?:doit|devrait|peut) '
                || 'pas être (?:enregistré|noté|mémorisé|conservé|gardé|stocké|sauvegardé|retenu)e?s?|(?:ceci|cela|[çÇ]a|ca|'
                || 'ce message) ne soit pas (?:enregistré|noté|mémorisé|conservé|gardé|retenu)|entre nous,? n(?:e |'')(?:note'
                || '|notez|enregistre|enregistrez|garde|gardez|retiens|retenez) pas(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]'
                || ')|ne (?:mets|mettez) pas (?:ça|cela|ceci) (?:dans (?:tes|vos|les) notes|en mémoire|dans (?:ta|votre|la) '
                || 'mémoire|au procès-verbal|dans le compte rendu)|je ne veux pas que (?:tu|vous) (?:retienn|enregistr|not|g'
                || 'ard|conserv|mémoris|reten)(?:es|iez) (?:ça|cela|ceci)|il ne faut pas (?:enregistrer|noter|garder|retenir'
                || '|conserver|mémoriser) (?:ça|cela|ceci)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|[éÉ]vitez? (?:de |d'')(?'
                || ':enregistrer|noter|retenir|garder|conserver|mémoriser) (?:ça|cela|ceci)(?![ ]*[a-z0-9\u00c0-\u024f\u0370'
                || '-\u04ff])|ne te souviens pas de (?:ça|cela|ceci)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|oublie[sz]? ('
                || '?:ça|cela|ceci|tout ça|ce que je viens de dire)(?: tout de suite| immédiatement| aussitôt| maintenant)|('
                || '?<!'')oubli(?:e|es|ez) (?:immédiatement |tout de suite |tout )?ce que (?:je viens de dire|j''ai dit|je t''a'
                || 'i dit|je vous ai dit|je viens de te dire|je viens d''écrire)|(?:efface|effacez|supprime|supprimez)-(?:le|'
                || 'la|ça) de (?:ta|votre|la) mémoire|hors (?:micro|antenne|enregistrement|procès-verbal)(?![a-z])|(?:efface'
                || '|supprime|enlève|retire)[sz]? (?:ça|cela|ceci|tout ça|ce message) de (?:ta|votre|la) mémoire)'),
                'marker',
                case when p_joined then '' else 'subject' end
            ) then
                v_wanted := v_wanted || 'marker_french'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%borra lo%', '%elimina lo%', '%fuera de%', '%mem%', '%no %', '%olvid%', '%xtraofic%'])
    or (v_wide and strpos(p_lower, 'olvíd') > 0) then
        if p_lower collate "C" like any (array[
            '%acta%', '%acuerd%', '%almacen%', '%anot%', '%apunt%', '%archiv%', '%borra%', '%conserv%', '%constancia%',
            '%conste%', '%debe%', '%elimina%', '%escrib%', '%fuera%', '%grab%', '%guard%', '%memor%', '%nota%', '%olvid%',
            '%puede%', '%quede%', '%rastro%', '%recordar%', '%recuerd%', '%registr%', '%reteng%', '%xtraofic%'
        ])
        or (v_wide and strpos(p_lower, 'olvíd') > 0) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:(?:por favor,? )?no (?:lo |la )?(?:guard(?:es?|en|és)|recuerd(?:es?|en)|grab(?:es?|en|és)|r'
                || 'egistr(?:es?|en|és)|anot(?:es?|en|és)|almacen(?:es?|en)|memoric(?:es?|en)|apunt(?:es?|en)|reteng(?:as?|a'
                || 'n)|conserv(?:es?|en)|archiv(?:es?|en)|escrib(?:as?|an))(?: nada)?(?: de)? ?(?:(?:estos datos|este (?:men'
                || 'saje|dato)|esta (?:parte|conversación|frase|información|charla)|esto|eso|ello)(?![a-záéíóúñ])(?! (?:en(?'
                || '! (?:tu|la|su|ning[uú]n|ninguna) (?:memoria|sitio|lado|lugar|parte))|como|bajo|sobre|con|sin|para|al|por'
                || '(?! favor)|tan|dentro|junto)(?![a-z]))|lo que (?:acabo|te|dije|digo|sigue|viene))|no lo (?:guard(?:es?|e'
                || 'n|és)|recuerd(?:es?|en)|grab(?:es?|en|és)|registr(?:es?|en|és)|anot(?:es?|en|és)|almacen(?:es?|en)|memor'
                || 'ic(?:es?|en)|apunt(?:es?|en)|conserv(?:es?|en)|archiv(?:es?|en)|escrib(?:as?|an))(?: por favor| nunca| e'
                || 'n (?:tu|la|su) memoria| en ning[uú]n (?:sitio|lado|lugar)| en ninguna parte)?(?![ ]*[a-z0-9\u00c0-\u024f'
                || '\u0370-\u04ff])|olvida(?:te)? (?:de )?(?:esto|eso|lo que (?:dije|acabo de decir))(?: (?:inmediatamente|a'
                || 'hora mismo|ahora|ya|de inmediato|enseguida|al instante|por favor))|(?:borra|elimina|quita|bórra|elimína)'
                || '(?:lo)? (?:esto |eso )?de (?:tu|la|su) memoria|no (?:dejes|dejen|deje) (?:constancia|registro|rastro) de'
                || ' (?:esto|eso|ello)|no (?:tomes|tome|tomen) notas?(?: de (?:esto|eso)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|no quie'
                || 'ro que (?:(?:lo |la )?(?:guardes?|grabes?|registres?|anotes?|recuerdes?|almacenes?|memorices?|apuntes?)('
                || '?: nada)?(?: de)?(?: (?:esto|eso)|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:esto |eso )?(?:quede (?'
                || ':registrado|grabado|guardado|constancia)|se (?:guarde|grabe|registre|anote)))|no (?:incluyas|metas|ponga'
                || 's|añadas|agregues) (?:esto|eso) en (?:tus notas|tu memoria|la memoria|el acta|el registro|tus registros)'
                || '|(?:borra|elimina) lo que (?:acabo de decir|te (?:dije|conté))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])'
                || '|no te acuerdes de (?:esto|eso)|(?:esto|eso|ello) no (?:se )?(?:debe|puede|tiene que|ha de) (?:guardar|g'
                || 'rabar|registrar|anotar|almacenar|recordar)(?:se)?|fuera del? (?:registro|récord|micrófono|actas?|grabaci'
                || 'ón|cámara)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|de (?:forma|manera) extraoficial(?![ ]*[a-z0-9\u00c'
                || '0-\u024f\u0370-\u04ff])|olv[ií]d[ae](?:lo|te de esto|te)? (?:inmediatamente|ahora mismo|de inmediato|al '
                || 'instante)|extraoficialmente(?=:|[.!]{0,2}[ \n]*\Z)|(?:(?:esto|eso|lo siguiente|lo que sigue) )?es (?:tot'
                || 'almente |estrictamente )?extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|que (?:esto )?no (?:qued'
                || 'e|conste|se guarde|se grabe|se registre|se anote)(?: (?:en acta|en el registro|en ning[uú]n (?:sitio|lad'
                || 'o|lugar)|registrado|registro|grabado|anotado|guardado|constancia)|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04'
                || 'ff]))|(?:esto )?no (?:debe|puede) (?:guardarse|grabarse|quedar (?:registrado|grabado|guardado)))') then
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
                || '?:a|ete)|segn(?:i|ate)) (?:(?:questo|quello|ciò|questa|nulla|niente)(?: (?:messaggio|passaggio|dato|dett'
                || 'aglio|conversazione|parte|informazione|frase|di (?:questo|ciò|tutto questo)))?(?: (?:per favore|nella (?'
                || ':tua |sua )?memoria|da nessuna parte|mai))*(?:(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?= perch))|(?:'
                || 'quello|quanto|ciò) che (?:ho|ti|sto))|non (?:registrar|salvar|memorizzar|annotar|conservar|archiviar|scr'
                || 'iver|segnar|ricordar)(?:lo|la|telo)(?: (?:per favore|nella (?:tua )?memoria|da nessuna parte|mai))?(?![ '
                || ']*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|non (?:lo|la) (?:registrare|salvare|scrivere|annotare|memorizzare|'
                || 'conservare|registri|salvi|memorizzi|annoti|conservi|archivi|scriva|segni)(?![ ]*[a-z0-9\u00c0-\u024f\u03'
                || '70-\u04ff])|(?:dimentica|scorda)(?:lo)? (?:subito|questo (?:subito|immediatamente)|immediatamente|ciò ch'
                || 'e ho detto)|in via ufficiosa(?=:|[.!]{0,2}[ \n]*\Z)|(?:cancella|elimina|togli|rimuovi)(?:lo)? (?:questo '
                || '|tutto )?dalla (?:tua )?memoria|non prendere nota di (?:questo|quello|ciò)|non (?:tenere|tenga|lasciare|'
                || 'conservare) traccia di (?:questo|quello|ciò)|non metter(?:e|lo) (?:questo |ciò )?(?:a verbale|in memoria'
                || '|nelle note|negli appunti)|non voglio che (?:(?:tu )?(?:lo |questo )?(?:registri|salvi|memorizzi|annoti|'
                || 'ricordi)(?: questo)?|(?:questo )?venga (?:registrato|salvato|memorizzato|annotato|conservato))(?![ ]*[a-'
                || 'z0-9\u00c0-\u024f\u0370-\u04ff])|(?:cancella|elimina) (?:quello|ciò) che ho (?:appena )?detto|scordati ('
                || '?:di )?(?:quello|ciò) che ho (?:appena )?detto|evita di (?:registrare|salvare|annotare|memorizzare) (?:q'
                || 'uesto|ciò)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:questo|quello|ciò|questa conversazione) non (?:v'
                || 'a|deve essere|dev''essere|può essere|andrebbe) (?:registrat|salvat|memorizzat|annotat|conservat|ricordat|'
                || 'scritt)[oaie]|fuori (?:verbale|dal verbale|dai verbali|onda|microfono|registrazione)(?![a-z]))') then
                v_wanted := v_wanted || 'marker_italian'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%apaga o%', '%apague o%', '%da mem%', '%da sua mem%', '%da tua mem%', '%em off%', '%esque%', '%fora d%', '%nao %',
        '%xtra-ofic%', '%xtraofic%'
    ])
    or (v_wide and strpos(p_lower, 'não') > 0) then
        if p_lower collate "C" like any (array[
            '%acabei%', '%anot%', '%armazen%', '%arquiv%', '%ata%', '%disse%', '%em off%', '%escrev%', '%falei%', '%grav%',
            '%guard%', '%isso%', '%isto%', '%lembr%', '%mem%', '%nota d%', '%regis%', '%retenh%', '%salv%', '%xtra-ofic%',
            '%xtraofic%'
        ]) then
            if p_lower collate "C" ~ ('(?<![a-z])(?:n[ãa]o (?:(?:te |se )?lembr(?:es?|em)|guard(?:es?|em)|grav(?:es?|em)|registr(?:es?|em)|regi'
                || 'st(?:es?|em)|salv(?:es?|em)|armazen(?:es?|em)|anot(?:es?|em)|memoriz(?:es?|em)|arquiv(?:es?|em)|escrev(?'
                || ':as?|am)|retenh(?:as?|am)) (?:nada )?(?:(?:disso|disto|isso|isto|d?est[ae] (?:mensagem|parte|conversa|in'
                || 'formação)|d?ess[ae] (?:mensagem|parte|conversa|informação)|nada)(?! (?:n[ao]s?(?! (?:tua |sua )?(?:mem[ó'
                || 'o]ria|ata))|num|numa|em(?! (?:nenhum|lugar|ata))|como|sob|com|sem|pr[ao]|para|dentro|ao|t[ãa]o)(?![a-z])'
                || ')|o que eu)|esque[çc][ae] (?:disso|isso|isto|o que eu disse)(?: agora| imediatamente| j[áa]| logo)|n[ãa]'
                || 'o tom(?:e|es) notas? d(?:isso|isto)|n[ãa]o fa[çc]as? anota[çc](?:ões|ão) d(?:isso|isto)|n[ãa]o (?:inclua'
                || '|coloque|ponhas?|adicione) (?:isso|isto) n(?:as (?:suas |tuas )?notas|a (?:sua |tua )?mem[óo]ria|a ata|o'
                || ' registr?o)|n[ãa]o quero que (?:(?:você |tu )?(?:guardes?|graves?|registr?es?|anotes?|salves?|lembres?|m'
                || 'emorizes?) d?(?:isso|isto)|(?:isso|isto) (?:fique|seja) (?:registr?ado|gravado|guardado|salvo))|(?:apagu'
                || 'e|apaga) o que (?:eu )?(?:disse|acabei de dizer)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|de forma extr'
                || 'aoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|n[ãa]o (?:mantenhas?|deixes?|guardes?) registr?o d(?:'
                || 'isso|isto)|(?:isso|isto) n[ãa]o (?:deve|pode|precisa) ser (?:guardado|registrado|registado|salvo|gravado'
                || '|anotado|armazenado|lembrado)|(?:isso|isto) n[ãa]o [ée] p(?:a)?ra (?:gravar|guardar|registrar|registar|s'
                || 'alvar|anotar)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|que (?:isso|isto) n[ãa]o (?:fique|seja|conste) ('
                || '?:registrado|registado|gravado|guardado|salvo|anotado|em ata)|em off(?![a-z])|extra-?oficialmente(?=:|[.'
                || '!]{0,2}[ \n]*\Z)|(?:apague|apaga|delete|remova|tire) (?:isso|isto) da (?:sua |tua )?mem[óo]ria|fora d[eo'
                || ']s? registr?os?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|fora da (?:ata|grava[çc][ãa]o)(?![ ]*[a-z0-9\u'
                || '00c0-\u024f\u0370-\u04ff]))') then
                v_wanted := v_wanted || 'marker_portuguese'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%bu %', '%bunlar%', '%bunun %', '%dedi%', '%felejtsd%', '%hapus %', '%hatirlama%', '%jangan %', '%kay%',
        '%lupakan %', '%mimo %', '%ne jegy%', '%ne ments%', '%nem jegy%', '%nenahr%', '%nepam%', '%neuloz%', '%nezapam%',
        '%nezapis%', '%nie %', '%niech to%', '%nu %', '%poista%', '%protoko%', '%saklama%', '%skasuj%', '%smaz%', '%tego %',
        '%to ne%', '%to si %', '%tohle%', '%toto %', '%ukl%', '%unohda%', '%usu%', '%vymaz%', '%wykasuj%', '%wyma%',
        '%yazma%', '%zabudni%', '%zapome%', '%zapomnij%', '%zazn%', '%zy nami%'
    ])
    or (v_wide and p_lower collate "C" like any (array[
        '%aбyд%', '%aпиc%', '%epiгaти%', '%hông %', '%iтpи%', '%kинь%', '%lkää%', '%ne rögz%', '%ne tár%', '%ne írd%',
        '%neulož%', '%oá %', '%oтpи%', '%pekopд%', '%smaž%', '%söyle%', '%tätä ei%', '%uită%', '%uên %', '%vymaž%', '%xoчy%',
        '%xpaн%', '%ycть этo%', '%yдaли%', '%záznam%', '%Älä%', '%älä%', '%óa %', '%öröld%', '%öytäkirja%', '%Șterge%',
        '%șterge%', '%έχaσ%', '%ηv %', '%κτός%', '%бepи%', '%внocи%', '%дoбaвляй%', '%дoдaвaй%', '%зaнocи%', '%зaнocь%',
        '%зaпaм%', '%зaпoм%', '%збepiг%', '%идaли%', '%лoгиp%', '%нoтoвyй%', '%нoтyй%', '%пeчaт%', '%пpoтok%', '%фikcyй%',
        '%фиkcиp%', '%אל ת%', '%לא לפ%', '%מחק%', '%תשכח%', '%احذف%', '%انس%', '%این را%', '%عدم %', '%لا %', '%ليس%',
        '%इसे%', '%मैंने%', '%यह %', '%ลืม%', '%อย่า%', '%ไม่%', '%ừng %'
    ])) then
        if p_lower collate "C" like any (array[
            '%acest%', '%aklinda%', '%am spus%', '%asta%', '%bunlar%', '%bunu %', '%ekleme%', '%ezt%', '%felejtsd%',
            '%hafiza%', '%hapus %', '%hatirlama%', '%jangan %', '%jegyezd%', '%kayda%', '%kaydedil%', '%kaydet%', '%kayit%',
            '%lupakan %', '%mentsd%', '%nagr%', '%nahr%', '%nepamat%', '%neuloz%', '%nezapam%', '%nieoficjal%', '%not alma%',
            '%not etme%', '%notat%', '%notow%', '%notuj%', '%pamataj%', '%pamatuj%', '%pami%', '%protoko%', '%przechow%',
            '%rejestr%', '%saklama%', '%saklanma%', '%sanoin%', '%skasuj%', '%smaz%', '%ukl%', '%unut%', '%usun to%',
            '%utrwal%', '%vymaz%', '%wykasuj%', '%wyma%', '%yazilma%', '%yazma%', '%zabudni%', '%zachow%', '%zanot%',
            '%zapis%', '%zapome%', '%zapomnij%', '%zaznam%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '% न %', '%aбyд%', '%aпиcyвaти%', '%biên bản%', '%epiгaти%', '%ghi lại%', '%iтpи%', '%jegyzőkönyv%', '%lưu%',
            '%ne írd%', '%neulož%', '%oá %', '%oтpи%', '%pamätaj%', '%pekopд%', '%rögz%', '%smaž%', '%tárold%', '%tämä%',
            '%tätä%', '%usuń to%', '%uên %', '%vymaž%', '%xpaн%', '%yдaли%', '%záznam%', '%óa %', '%öytäkirja%', '%έχaσ%',
            '%ηv %', '%πpaκτiκώv%', '%внocи%', '%дoбaвляй%', '%дoдaвaй%', '%зaнocи%', '%зaнocь%', '%зaпaм%', '%зaпoм%',
            '%зaпиc%', '%збepiг%', '%идaли%', '%лoгиp%', '%нoтoвyй%', '%нoтyй%', '%пaмят%', '%пeчaт%', '%пoпaд%', '%пpoтok%',
            '%фikcyй%', '%фиkcиp%', '%אל ת%', '%לא לפ%', '%מחק%', '%תשכח%', '%احذف%', '%انس%', '%عدم %', '%لا %',
            '%للتسجيل%', '%للنشر%', '%نکن%', '%नहीं%', '%भूल%', '%मत%', '%ทันที%', '%อย่า%', '%ไม่ต้อง%', '%ừng %'
        ])) then
            if p_lower collate "C" ~ ('(?:[нh]e (?:coxpaняй|зaпoминaй|зaпoмни|зaпиcывaй|фиkcиpyй|xpaни|лoгиpyй|пpoтokoлиpyй|внocи|зaнocи|дoбaвл'
                || 'яй)(?:тe)? (?:(?:этoгo|этoт|этo|этy|ничeгo|дaннoe|мoи cлoвa|cлeдyющee|ckaзaннoe)(?! (?:в(?! (?:cвo[юи] |'
                || 'твo[юи] )?(?:пaмять|пpoтokoл|жypнaл|зaмeтkи|зaпиcи))|вo|нa|пoд|kak|для|k|c|co|пpи|чepeз|тak|cлишkoм|тoль'
                || 'ko|пoka) )|тo,? чтo я)|[нh]e (?:coxpaнять|зaпoминaть|зaпиcывaть) (?:этoгo|этoт|этo|этy|ничeгo|дaннoe|мoи'
                || ' cлoвa)|(?:[эЭ]тo|[эЭ]тoгo|[пП]oжaлyйcтa,?) нe (?:coxpaняй|зaпoминaй|зaпиcывaй|coxpaнять|зaпoминaть|зaпи'
                || 'cывaть)|[нh]e (?:зaпиcывaй|coxpaняй|зaпoминaй)(?:тe)?(?:,? пoжaлyйcтa|,)|[эЭ]тo нe (?:нaдo|нyжнo|cлeдyeт'
                || '|cтoит) (?:зaпиcывaть|coxpaнять|зaпoминaть|xpaнить|фиkcиpoвaть)|[нh]e (?:нaдo|нyжнo|cлeдyeт|cтoит) (?:эт'
                || 'o|этoгo) (?:зaпиcывaть|coxpaнять|зaпoминaть|xpaнить|фиkcиpoвaть)|[нh]e (?:coxpaнять|зaпиcывaть|зaпoминaт'
                || 'ь|xpaнить|фиkcиpoвaть)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[нh]e для (?:пpoтokoлa|пeчaти)|[эЭ]тo нe для зaпиcи|[нh'
                || ']e пoд (?:зaпиcь|пpoтokoл)|(?:[вb]нe|[бБ]eз) (?:пpoтokoлa|зaпиcи)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04f'
                || 'f])|[oo]фф?[ -]?(?:зe[ -]?)?pekopд|[нh]e xoчy,? чтoбы (?:ты |вы |kтo-тo )?(?:этo|этoгo) (?:зaпиc|coxpaн|'
                || 'зaпoм|фиkcиp|xpaнил)|[эЭ]тo нe (?:дoлжнo|дoлжeн) (?:coxpaнятьcя|зaпиcывaтьcя|xpaнитьcя|фиkcиpoвaтьcя|быт'
                || 'ь (?:coxpaнeнo|зaпиcaнo|зaфиkcиpoвaнo))|[пП]ycть этo нe (?:coxpaн|зaпиc|фиkcиp|пoпaд)|[зz]aбyдь(?:тe)? ('
                || '?:этo|oб этoм) (?:cpaзy|нeмeдлeннo|ceйчac жe|тyт жe)|(?:[yy]дaли|[cc]oтpи|[yy]бepи|[вb]ыkинь)(?:тe)? этo'
                || ' из (?:cвoeй |твoeй )?пaмяти|[нh]e (?:збepiгaй|зaпaм''ятoвyй|зaпaм''ятaй|зaпиcyй|фikcyй|нoтyй|зaнoтoвyй)(?'
                || ':тe)? (?:цьoгo|цeй|цю|цe|нiчoгo)(?![\u0430-\u045fa-z])(?! (?:в|y|нa|яk|пiд|дo) )|[цЦ]e нe (?:зaпиcyй|збe'
                || 'piгaй|зaпaм''ятoвyй)(?:тe)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|[нh]e (?:зaнocь|дoдaвaй|внocи)(?:тe'
                || ')? (?:цe|цьoгo) (?:в|y|дo) (?:пaм''ять|пaм''ятi|пpoтokoл|нoтaтkи)|[цЦ]e нe (?:тpeбa|вapтo|пoтpiбнo) (?:зaп'
                || 'иcyвaти|збepiгaти|зaпaм''ятoвyвaти)|[нh]e (?:тpeбa|вapтo|пoтpiбнo) (?:цe|цьoгo) (?:зaпиcyвaти|збepiгaти|з'
                || 'aпaм''ятoвyвaти)|[нh]e для пpoтokoлy|[цЦ]e нe для зaпиcy|[нh]e пiд (?:зaпиc|пpoтokoл)|(?:[пП]oзa пpoтokoл'
                || 'oм|[бБ]eз (?:пpoтokoлy|зaпиcy))|[зz]aбyдь(?:тe)? (?:пpo цe|цe) (?:нeгaйнo|oдpaзy|зapaз)|(?:[вb]идaли|[зz'
                || ']iтpи|[cc]oтpи)(?:тe)? цe (?:з|iз) (?:cвoєї |твoєї )?пaм''ятi|(?<![a-z])nie (?:zapami[eę]tuj|zapami[eę]ta'
                || 'j|zapisuj|zapisz|notuj|zanotuj|nagrywaj|nagraj|rejestruj|przechowuj|zachowuj|utrwalaj|protokołuj)(?:cie)'
                || '? (?:tej (?:wiadomo|cz|rozmow|informac)|(?:tego|niczego|to)(?! (?:plik|dokument|na|w(?! pami)|do(?! prot'
                || 'oko)|jako|pod|za|u|przy)[a-z]{0,4}(?![a-ząćęłńóśźż])))|(?<![a-z])nie (?:wpisuj|dodawaj|wkładaj)(?:cie)? '
                || 'tego do (?:protoko[łl]u|notatek|(?:swojej )?pami[ęe]ci)|(?:prosz[ęe] )?(?:tego|to) (?:prosz[ęe] )?nie (?'
                || ':zapisywa[ćc]|notowa[ćc]|zapamiętywać|nagrywa[ćc]|przechowywać)|nie chc[ęe],? (?:żebyś|abyś) to (?:zapis'
                || '|zapami|notow|nagr|przechow)|nie chc[ęe],? (?:żeby|aby) to (?:zostało|było) (?:zapisan|zapami|nagran|zan'
                || 'otowan)|niech to nie (?:zostanie|będzie) (?:zapisan|zapami|nagran|zanotowan)|między nami,? nie (?:zapisu'
                || 'j|notuj|zapamiętuj|nagrywaj)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|zapomnij,? że to powiedzia|(?<![a'
                || '-z])(?:tego|to) nie (?:zapisuj|zapami[eę]tuj|notuj|nagrywaj)(?:cie)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u'
                || '04ff])|(?<![a-z])to nie (?:może|powinno) (?:być|zosta[ćc]) (?:zapisan|zapami[ęe]tan|nagran|zanotowan|utr'
                || 'walon)e|(?<![a-z])(?:poza protoko[łl]em|nie do protoko[łl]u)|zapomnij o tym (?:natychmiast|od razu)|(?<!'
                || '[a-z])(?:usu[ńn]|wyma[żz]|wykasuj|skasuj) to z(?:e)? (?:swojej )?pami[ęe]ci|(?<![a-z])ne(?:ukl[aá]dej|uk'
                || 'ladaj|ulo[žz]|zaznamen[aá]vej|zaznamen[aá]vaj|pamatuj si|zapamatuj si|pam[aä]taj si|zapisuj|nahr[aá]vej|'
                || 'nahr[aá]vaj)(?:te)?(?: si)? to(?:hle|to)?(?![a-záčďéěíňóřšťúůýž])(?! (?:do|na|v|jako|ako|pod) )|(?<![a-z'
                || '])(?:tohle|toto|to) (?:si )?ne(?:ukl[aá]dej|zapisuj|pamatuj|zapamatuj|nahr[aá]vej)(?:te)?(?![ ]*[a-z0-9\'
                || 'u00c0-\u024f\u0370-\u04ff])|zapome[ňn](?:te)?,? (?:na to,? )?co jsem (?:právě )?(?:řekl|napsal)|(?:zapom'
                || 'e[ňn]|zabudni)(?:te)? (?:na )?to (?:hned|okam[žz]it[ěe]|ihne[ďd])|(?:vyma[žz]|sma[žz])(?:te)? to z pam[ä'
                || 'ěe]ti|mimo (?:z[aá]znam|protokol)|(?<![a-z])(?:bunu|bunlar[ii]|bu (?:konuşmayi|konusmayi|mesaji|mesaji|b'
                || 'ilgiyi|kismi|kismi)|söylediklerimi|söylediğimi) (?:lütfen |sakin |hafizana |belleğine |notlarina |hiçbir'
                || ' yere |asla )?(?:ekleme|kayda geçirme|aklinda tutma|unut ve kaydetme|not etme|not alma|kayda alma|kay[ii'
                || ']t etme|kaydetme|hat[ii]rlama|saklama|yazma|hafizana alma)(?:y[ii]n(?:[ii]z)?)?(?![a-zçğiöşü])|(?<![a-z]'
                || ')bu(?: konuşma| mesaj| kisim)? (?:kaydedilmesin|saklanmasin|yazilmasin|kayda geçmesin)|(?:söylediğimi|de'
                || 'diğimi|söylediklerimi|dediklerimi) (?:hemen |lütfen )?unut(?:un)?(?:,? (?:ve )?kaydetme)?(?![a-zçğiöşü])'
                || '|bunu unut(?:un)?,? (?:ve )?kaydetme|bunu (?:hemen|derhal) unut(?:un)?(?![a-zçğiöşü])|bunu (?:hafizandan'
                || '|belleğinden) sil|bunu (?:kaydetmemeni|not almamani|saklamamani|hatirlamamani) (?:istiyorum|rica)|bun(?:'
                || 'u|un) (?:kaydetmeni|kaydedilmesini|saklamani|saklanmasini|hatirlamani) istemiyorum|(?<![a-z])(?:kaydetme'
                || '|hatirlama|saklama|yazma)(?:y[ii]n)? bunu(?![a-zçğiöşü])|kay[ii]t d[ii][şs][ii] (?:kals[ii]n|olsun|konuş'
                || '|söyl)|jangan (?:di)?(?:simpan|catat|ingat|rekam) (?:ini|itu|pesan|percakapan)(?! (?:di|ke|sebagai|denga'
                || 'n|dalam) )|jangan di(?:simpan|catat|ingat|rekam)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|lupakan (?:in'
                || 'i|itu) (?:segera|sekarang)|lupakan (?:apa )?yang (?:baru )?saya katakan|hapus (?:ini|itu) dari (?:ingata'
                || 'n|memori)|[đĐ]ừng (?:ghi nhớ|ghi âm|ghi chép|ghi|lưu|nhớ) (?:điều|cái|tin|lại)|[qQ]uên (?:điều|chuyện) n'
                || 'ày (?:ngay|đi)|[qQ]uên những gì tôi vừa nói|[kK]hông (?:ghi biên bản|(?:lưu lại|lưu|ghi lại) (?:điều|tin'
                || ' nhắn) này)|[xX](?:óa|oá) (?:điều|tin) này khỏi bộ nhớ|(?:älä|Älä) (?:tallenna|muista|kirjaa|nauhoita|me'
                || 'rkitse) tätä|(?:älkää|Älkää) (?:tallentako|muistako|kirjatko|nauhoittako|merkitkö) tätä|(?:älä|Älä) kirj'
                || 'oita tätä (?:ylös|muistiin)|tätä ei saa (?:tallentaa|nauhoittaa|kirjata)|unohda mitä (?:juuri )?sanoin|u'
                || 'nohda tämä (?:heti|saman tien|välittömästi)|ei pöytäkirjaan|pöytäkirjan ulkopuolella|poista tämä muistis'
                || 'tasi|(?<![a-z])(?:ezt )?ne (?:mentsd el|jegyezd (?:meg|fel)|tárold|rögzítsd|írd (?:fel|le))(?: el)?(?: e'
                || 'zt|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|felejtsd el ezt (?:azonnal|most)|[tT]öröld ezt a memóriád'
                || 'ból|nem jegyzőkönyvbe|(?<![a-z])nu (?:salva|reține|retine|nota|înregistra|memora|stoca)(?:ți|ti)? (?:ast'
                || 'a|acest|aceasta)|nu ține minte asta|uită (?:asta (?:imediat|acum)|ce am spus)|[șȘ]terge asta din memorie'
                || '|[μm]ηv (?:τo (?:aπoθηκeύσeiς|κaτaγpάψeiς|θυμάσai|σημeiώσeiς|aπoθηκeύσeτe|κaτaγpάψeτe)|(?:aπoθηκeύσeiς|κ'
                || 'aτaγpάψeiς|σημeiώσeiς|aπoθηκeύσeτe|κaτaγpάψeτe) aυτό)|[ee]κτός πpaκτiκώv|[ξΞ]έχaσe (?:aυτό|ό,τi) πoυ eίπ'
                || 'a|[ξΞ]έχaσέ τo (?:aμέσως|τώpa)|אל ת(?:שמור|שמר|זכור|רשום|קליט|תעד)(?:י|ו)? (?:את )?(?:זה|זאת)|לא לפרוטוק'
                || 'ול|תשכח(?:י|ו)? (?:מזה|את זה) (?:מיד|עכשיו)|תשכח(?:י|ו)? (?:את )?מה שאמרתי|מחק(?:י|ו)? את זה מהזיכרון|इस'
                || 'े (?:सेव|याद|रिकॉर्ड|नोट|दर्ज|संग्रहित) (?:मत|न) (?:करना|करो|करें|कीजिए|रखना|रखो)|इसे (?:तुरंत |अभी )?भू'
                || 'ल जा(?:ओ|इए|ना)|यह बात याद मत|जो मैंने कहा (?:वह|उसे) भूल|यह रिकॉर्ड में नहीं|อย่า(?:บันทึก|จำ|จด|เก็บ)('
                || '?:สิ่ง|เรื่อง|ข้อมูล|ข้อความ)?นี้|ลืม(?:เรื่อง|สิ่ง)?นี้ทันที|ไม่ต้อง(?:บันทึก|จด)|این را (?:ذخیره|ثبت|ض'
                || 'بط) نکن|(?:يرجى|الرجاء) عدم (?:تسجيل|حفظ|تخزين) (?:هذا|هذه)|لا تقم ب(?:تسجيل|حفظ|تخزين) (?:هذا|هذه)|لا ('
                || '?:تسجل|تحفظ|تتذكر|تخزن|تكتب|تدون)(?:ي|وا)? (?:هذا|ذلك|هذه)|انس (?:(?:هذا|ذلك) (?:فورا|حالا|الآن)|ما قلته'
                || ')|ليس (?:للنشر|للتسجيل)|احذف (?:هذا|ذلك) من (?:ذاكرتك|الذاكرة))') then
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
    or (v_wide and p_lower collate "C" like any (array['%código de seg%', '%kartenprüf%', '%prüfnummer%', '%prüfziffer%'])) then
        if assay._firewall_holds(
            p_text,
            ('((?:(?<![A-Za-z])(?:[cC][vV][vV]2?|[cC][vV][cC]2?|[cC][sS][cC]|[cC][rR][yY][pP][tT][oO][gG][rR][aA][mM][mM]['
            || 'eE](?: [vV][iI][sS][uU][eE][lL])?|[kK][aA][rR][tT][eE][nN][pP][rR]ü[fF](?:[nN][uU][mM][mM][eE][rR]|[zZ][iI]['
            || 'fF][fF][eE][rR])|[pP][rR]ü[fF][nN][uU][mM][mM][eE][rR]|(?:[cC][aA][rR][dD] )?[sS][eE][cC][uU][rR][iI][tT][yY'
            || '] [cC][oO][dD][eE]|[cC]ó[dD][iI][gG][oO] [dD][eE] [sS][eE][gG][uU][rR](?:[iI][dD][aA][dD]|[aA][nN]ç[aA])))(?'
            || ':["'')]{0,2}[ ]{0,2}(?:(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]|[nN][rR]\.?|[iI][sS]|[iI][sS][tT]|[eE][sS'
            || '][tT]|[eE][sS]|é))?[ ]{0,2}[:=#]?[ ]{0,2}["'']{0,2}))([0-9]{3,4}(?![0-9A-Za-z.,/-]))'),
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
                ('(?:(?<![a-z])(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]{1,3}){11,18}(?:zero|oh|one|tw'
                || 'o|three|four|five|six|seven|eight|nine)(?![a-z])'),
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
            '%:5432:%', '%:5433:%', '%:6379:%', '%:6432:%', '%activation%', '%adgang%', '%aktivierung%', '%alter role%',
            '%anmelden%', '%appid%', '%ausweis%', '%auth%', '%az acr%', '%backup%', '%basic%', '%bcp%', '%bearer%',
            '%bruger%', '%buildah%', '%chave%', '%chiave%', '%clave%', '%clickhouse%', '%cnh%', '%code%', '%codice%',
            '%combination%', '%community%', '%conducir%', '%connect%', '%contrase%', '%cqlsh%', '%cryptogramme%', '%csc%',
            '%csrf%', '%curl%', '%cvc%', '%cvv%', '%docker%', '%dowod%', '%driver%', '%driving%', '%dsn%', '%echo %',
            '%einmal%', '%env %', '%freerdp%', '%ftp %', '%gebruiker%', '%geslo%', '%has%', '%helm%', '%heslo%',
            '%identidad%', '%identif%', '%ifre%', '%ifsc%', '%influx%', '%ipmitool%', '%isql%', '%jelsz%', '%jwt%',
            '%kennwort%', '%key%', '%kind%', '%klucz%', '%kod%', '%kullan%', '%ldap%', '%licence%', '%license%', '%llave%',
            '%lock%', '%log in%', '%loggen%', '%login%', '%lozinka%', '%mariadb%', '%mdp%', '%mongo%', '%mosquitto%',
            '%motorista%', '%mysql%', '%nenosiri%', '%nerdctl%', '%net use%', '%network%', '%netz%', '%nutzer%',
            '%one time%', '%one-time%', '%openssl enc%', '%osql%', '%otp%', '%p@ss%', '%parola%', '%parool%', '%pasaporte%',
            '%paspoort%', '%pass%', '%paszport%', '%pat%', '%pepper%', '%permis de cond%', '%pin%', '%plink%', '%podman%',
            '%prawa jazdy%', '%prawo jazdy%', '%pscp%', '%psk%', '%psw%', '%puk%', '%pw%', '%rabbitmqadmin%', '%rdesktop%',
            '%recovery%', '%recupera%', '%red%', '%rijbewijs%', '%safe%', '%salasan%', '%salt%', '%sandi%', '%schl%',
            '%scratch%', '%secours%', '%secret%', '%securestring%', '%senha%', '%sess%', '%sid%', '%sig%', '%skopeo%',
            '%slapta%', '%sleutel%', '%smbclient%', '%snmp%', '%snowsql%', '%sqlcmd%', '%svn %', '%tan%', '%token%',
            '%tresor%', '%twine%', '%user%', '%usu%', '%utente%', '%utilis%', '%value:%', '%variable "%', '%vault%',
            '%visa n%', '%wacht%', '%webhook%', '%wget%', '%wi-fi%', '%wiederherstell%', '%wifi%', '%wlan%', '%wpa%', '%x-%',
            '%xsrf%', '%ytkownik%', '%zip%', '%zugang%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%användare%', '%clé%', '%códig%', '%dowód%', '%führerschein%', '%identità%', '%identité%', '%koд%', '%körkort%',
            '%lösen%', '%mật kh%', '%prüfnummer%', '%prüfziffer%', '%réseau%', '%κωδiκ%', '%Пacпopт%', '%лoгин%',
            '%лoзинka%', '%пacпopт%', '%пapoл%', '%пoльзoвaтeль%', '%סיסמ%', '%كلمة%', '%पासवर्ड%', '%รหัส%', '%パスコード%',
            '%パスポート%', '%パスワード%', '%ユーザー%', '%免許証%', '%动态码%', '%口令%', '%合言葉%', '%密码%', '%密碼%', '%护照%', '%暗証%', '%校验码%',
            '%用戶%', '%用户%', '%確認コード%', '%認証コード%', '%護照%', '%认证码%', '%運転免許%', '%門禁%', '%门禁%', '%驗證碼%', '%驾驶证%', '%验证码%',
            '%비밀%', '%비번%', '%사용자%', '%암호%', '%여권%', '%운전면허%', '%인증%', '%핀번호%'
        ])) then
            if p_lower collate "C" like any (array[
                '%adgang%', '%appid%', '%auth%', '%bearer%', '%clave%', '%connect.sid%', '%contrase%', '%cred%', '%csrf%',
                '%dsn%', '%geslo%', '%haslo%', '%heslo%', '%ifre%', '%jelsz%', '%jsessionid%', '%jwt%', '%kennwort%',
                '%key%', '%kodeord%', '%lozinka%', '%mdp%', '%nenosiri%', '%otp%', '%p@ss%', '%parola%', '%parool%',
                '%pass%', '%pat%', '%pepper%', '%psk%', '%psw%', '%pw%', '%salasana%', '%sandi%', '%secret%', '%senha%',
                '%sessid%', '%slapta%', '%token%', '%wacht%', '%xsrf%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%clé%', '%hasł%', '%lösen%', '%mật kh%', '%κωδiκ%', '%лoзинka%', '%пapoл%', '%סיסמ%', '%كلمة%', '%पासवर्ड%',
                '%รหัส%', '%パスコード%', '%パスワード%', '%口令%', '%合言葉%', '%密码%', '%密碼%', '%暗証%', '%비밀%', '%비번%', '%암호%'
            ])) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%<-%', '%=%']) then
                    if assay._firewall_holds(
                        p_text,
                        ('((?:(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT'
                        || ']|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[kK][eE][nN][nN][wW]'
                        || '[oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[c'
                        || 'C][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA'
                        || '][cC][hH][tT][wW][oO][oO][rR][dD]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD'
                        || '][iI][nN][eE]|пapoль|пapoлa|лoзинka|[hH][aA][sS]ł[oO]|[lL]ö[sS][eE][nN][oO][rR][dD](?:[eE][tT])?'
                        || '|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?|[jJ][eE][lL][sS][zZ]ó|[lL][oO][zZ][iI][nN][kK][aA]|[g'
                        || 'G][eE][sS][lL][oO]|[nN][eE][nN][oO][sS][iI][rR][iI]|[kK][aA][tT][aA] [sS][aA][nN][dD][iI]|[mM]ậ['
                        || 'tT] [kK][hH]ẩ[uU]|[pP]@[sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW]0[rR][dD]|[pP][aA]55[wW][oO]'
                        || '[rR][dD]|[pP][aA][sS][sS] [wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][dD]_?[pP][eE][pP][pP][eE'
                        || '][rR]|[cC][oO][oO][kK][iI][eE] ?[pP][aA][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[tT][o'
                        || 'O][kK][eE][nN]|[aA][pP][iI][_ -]?[kK][eE][yY]|[aA][pP][iI][_ -]?[sS][eE][cC][rR][eE][tT]|[aA][cC'
                        || '][cC][eE][sS][sS][_ -]?[kK][eE][yY]|[sS][eE][cC][rR][eE][tT][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ '
                        || '-]?)?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE][_ -]?[kK][eE][yY]|[aA][uU][tT][hH][_ -]?[kK][eE]['
                        || 'yY]|[aA][cC][cC][oO][uU][nN][tT][_ -]?[kK][eE][yY]|[sS][hH][aA][rR][eE][dD][_ -]?(?:[aA][cC][cC]'
                        || '[eE][sS][sS][_ -]?)?[kK][eE][yY]|[sS][iI][gG][nN][iI][nN][gG][_ -]?[kK][eE][yY]|[eE][nN][cC][rR]'
                        || '[yY][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[mM][aA][sS][tT][eE][rR][_ -]?[kK][eE][yY]|[sS][eE][r'
                        || 'R][vV][eE][rR][_ -]?[kK][eE][yY]|[sS][eE][rR][vV][iI][cC][eE][_ -]?[kK][eE][yY]|[aA][dD][mM][iI]'
                        || '[nN][_ -]?[kK][eE][yY]|[lL][iI][cC][eE][nN][sS][eE][_ -]?[kK][eE][yY]|[aA][pP][pP][_ -]?[kK][eE]'
                        || '[yY]|[cC][oO][nN][sS][uU][mM][eE][rR][_ -]?[kK][eE][yY]|[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI]'
                        || '[oO][nN][_ -]?[kK][eE][yY]|[sS][sS][hH][_ -]?[kK][eE][yY]|[dD][eE][pP][lL][oO][yY][_ -]?[kK][eE]'
                        || '[yY]|[wW][eE][bB][hH][oO][oO][kK][_ -]?[kK][eE][yY]|[cC][lL][iI][eE][nN][tT][_ -]?[kK][eE][yY]|['
                        || 'cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?)|(?<![A-Za-z])(?:[pP][aA][sS][sS]|[pP][wW][dD]|[pP]'
                        || '[wW]|[pP][sS][wW]|[pP][sS][wW][dD]|[mM][dD][pP]|[cC][lL][aA][vV][eE]|[pP][aA][rR][oO][lL][aA]|[c'
                        || 'C][rR][eE][dD][sS]?|[jJ][wW][tT]|[cC][oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[cC][sS][rR][fF][tT]'
                        || '[oO][kK][eE][nN]|[xX][sS][rR][fF]-[tT][oO][kK][eE][nN]|[pP][hH][pP][sS][eE][sS][sS][iI][dD]|[jJ]'
                        || '[sS][eE][sS][sS][iI][oO][nN][iI][dD]|[bB][eE][aA][rR][eE][rR]|[aA][pP][iI][kK][eE][yY]|[oO][tT]['
                        || 'pP]|_?[aA][uU][tT][hH]|[pP][sS][kK]|[hH][aA][sS][lL][oO]|[sSş][iI][fF][rR][eE](?:[mM]|[sS][iI])?'
                        || '|[sS][lL][aA][pP][tT][aA]ž[oO][dD][iI][sS]|[cC][lL]é (?:[wW][iI][fF][iI]|[wW][lL][aA][nN]|[wW][e'
                        || 'E][pP]|[wW][pP][aA])|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA]|[kK][oO][dD][eE][oO]['
                        || 'rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE]|[aA][pP][pP][iI][dD]|[pP][aA][rR][oO][oO][l'
                        || 'L]|[pP][eE][pP][pP][eE][rR]|(?:[bB][iI][nN][dD]|[rR][oO][oO][tT]|[aA][dD][mM][iI][nN]|[uU][sS][e'
                        || 'E][rR]|[dD][bB]|[lL][dD][aA][pP]|[mM][yY]|[sS][mM][tT][pP]|[mM][aA][iI][lL]|[fF][tT][pP]|[sS][uU'
                        || '][dD][oO])(?:[pP][wW]|[pP][aA][sS][sS]|[pP][wW][dD]))|(?<=[_-])(?:[pP][aA][sS][sS]|[pP][wW][dD]|'
                        || '[pP][wW]|[pP][aA][tT]|[pP][sS][kK]|[aA][uU][tT][hH]|[aA][pP][pP][iI][dD]|[dD][sS][nN])|(?<=[A-Za'
                        || '-z])PASS|(?<=[a-z])(?:Pass|Pwd)|パスワード|パスコード|合言葉|暗証番号|密码|密碼|口令|비밀번호|비번|암호|κωδiκός|κωδiκoς|סיסמה|ס'
                        || 'יסמא|كلمة المرور|كلمة السر|पासवर्ड|รหัสผ่าน)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT]'
                        || '[rR][iI][nN][gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO'
                        || ']|[dD][eE][lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO]'
                        || '[oO][rR]|[kK]|[tT][iI][lL][lL]|для|oт|k)(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]{0,3}(?:: ?(?:&?''?[a-'
                        || 'z]{0,7} ?)?(?:[Ss]tring|[Ss]tr|SecretStr|text)[?]? ?=|:=|=>|->|<-|::|===?|[:=])[ \t]{0,3}(?:[sS]'
                        || '%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^'
                        || '''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
                        || ']|[sS][iI][dD])["''`\]\)*_]{0,3}[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:\r?\n[ \t]{1,8})?)("'
                        || '[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        case when p_joined then '' else 'session' end
                    ) then
                        v_wanted := v_wanted || 'session'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['%key%', '%salt%', '%sig%']) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%=%']) then
                    if assay._firewall_holds(
                        p_text,
                        ('((?:(?<![A-Za-z])(?:[sS][iI][gG]|[sS][iI][gG][nN][aA][tT][uU][rR][eE])|(?<=[_-])(?:[kK][eE][yY]|'
                        || '[sS][aA][lL][tT])|(?<=[a-z])Key)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT][rR][iI][nN]'
                        || '[gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][l'
                        || 'L]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|для'
                        || '|oт)(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:[sS]%3[aA]|[bB][a'
                        || 'A][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^''\r\n]+|`[^`\'
                        || 'r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        case when p_joined then '' else 'weak' end
                    ) then
                        v_wanted := v_wanted || 'assigned_key'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%chiave%', '%clave%', '%code%', '%combination%', '%contrase%', '%geslo%', '%has%', '%heslo%', '%ifre%',
                '%jelsz%', '%kennwort%', '%key%', '%kode%', '%lozinka%', '%mdp%', '%parola%', '%pass%', '%pin%', '%pw%',
                '%salasan%', '%sandi%', '%schl%', '%secret%', '%senha%', '%token%', '%wacht%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%clé%', '%lösen%', '%mật kh%', '%κωδiκ%', '%лoзинka%', '%пapoл%', '%סיסמ%', '%كلمة%', '%पासवर्ड%', '%รหัส%',
                '%パスワード%', '%口令%', '%合言葉%', '%密码%', '%密碼%', '%비밀%', '%비번%', '%암호%'
            ])) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][o'
                    || 'O][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[kK][eE][nN][nN'
                    || '][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|['
                    || 'pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[sS][eE][n'
                    || 'N][hH][aA]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD][iI][nN][eE]|пapoль|[c'
                    || 'C][lL][aA][vV][eE]|[cC][lL]é|[cC][hH][iI][aA][vV][eE]|[sS][cC][hH][lL]ü[sS][sS][eE][lL]|[pP][iI][nN]'
                    || '|[pP][iI][nN] [cC][oO][dD][eE]|[pP][wW]|[pP][aA][sS][sS]|[mM][dD][pP]|[sS][eE][cC][rR][eE][tT]|[tT]['
                    || 'oO][kK][eE][nN]|[kK][eE][yY]|[hH][aA][sS]ł[oO]|[hH][eE][sS][lL][oO]|[lL]ö[sS][eE][nN][oO][rR][dD](?:'
                    || '[eE][tT])?|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?|[kK][oO][dD][eE][oO][rR][dD](?:[eE][tT])?|[aA]['
                    || 'dD][gG][aA][nN][gG][sS][kK][oO][dD][eE]|[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[jJ][eE][lL][s'
                    || 'S][zZ]ó|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[gG][eE][sS][lL][oO]|[pP]['
                    || 'aA][rR][oO][lL][aA] [mM][eE][aA]|[sSş][iI][fF][rR][eE](?:[mM]|[sS][iI])?|[pP][aA][rR][oO][lL][aA][mM'
                    || ']|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?: [sS][aA][yY][aA])?|[mM]ậ[tT] [kK][hH]ẩ[uU](?: [cC]ủ[aA] ['
                    || 'tT]ô[iI])?|[pP][iI][nN][cC][oO][dD][eE]|[pP][iI][nN][kK][oO][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[c'
                    || 'C][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC][oO][dD][eE])(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[t'
                    || 'T][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO'
                    || '][oO][rR]|[wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|для)(?: [^ \t\r\n:=,.]{1,15}){0,3})? ('
                    || '?:[iI][sS] [nN][oO][wW]|[iI][sS]|[wW][aA][sS]|[aA][rR][eE]|[iI][sS][tT]|[lL][aA][uU][tT][eE][tT]|[wW'
                    || '][aA][rR]|[eE][sS]|[eE][sS][tT]|[eE][rR][aA]|é|è|[sS][aA][rR]à|[bB]ę[dD][zZ][iI][eE]|[jJ][eE][sS][tT'
                    || ']|ä[rR]|[eE][rR]|[jJ][eE]|[eE][sS][tT][eE]|[lL]à|[aA][dD][aA][lL][aA][hH]|этo|[cC][hH][aA][nN][gG][e'
                    || 'E][dD] [tT][oO]|[sS][eE][tT] [tT][oO]|[rR][eE][sS][eE][tT] [tT][oO]|[bB][eE][cC][oO][mM][eE][sS]|[hH'
                    || '][eE][iI][sSß][tT])[:]?[ ]{1,2}|(?<![A-Za-z])(?:[hH][aA][sS][łlL][oO](?: [dD][oO] [^ \t\r\n]+)?|[pP]'
                    || '[iI][nN]) to |(?<![A-Za-z])(?:[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?) on |(?<![A-Za-z])(?:(?:'
                    || '[cC][hH][aA][nN][gG][eE][dD]?|[sS][eE][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?) (?:[m'
                    || 'M][yY] |[tT][hH][eE] |[yY][oO][uU][rR] |[oO][uU][rR] |[iI][tT][sS] )?(?:[a-zA-Z-]+ )?(?:[pP][aA][sS]'
                    || '[sS][wW][oO][rR][dD]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP]['
                    || 'wW]|[pP][iI][nN]) [tT][oO]) |(?:パスワード|合言葉|密码|密碼|口令|비밀번호|비번|암호)(?:是|为|為|は|が|는|은|를|을|:)?[ ]{0,2}|(?:[п'
                    || 'П]apoль|[пП]apoлa|[лЛ]oзинka|[κK]ωδiκ[όo]ς|סיסמה|סיסמא|كلمة المرور|كلمة السر|पासवर्ड|รหัสผ่าน|[mM]ật'
                    || ' khẩu|[kK]ata sandi)(?: (?:oт|для|k|нa|τoυ|γia|של) [^ \t\r\n:=,.]+| [wW]i-?[fF]i)?(?: ?(?:этo|є|eίva'
                    || 'i|שלי|היא|הוא|هي|है|คือ|saya|adalah|là|moj|e)){0,2}[ :-]{1,3}))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#'
                    || '-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'copula' end
                ) then
                    v_wanted := v_wanted || 'spoken'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%bruger%', '%gebruiker%', '%identif%', '%kullan%', '%lock%', '%login%', '%network%', '%netz%', '%nutzer%',
                '%pin %', '%pin:%', '%pin=%', '%red%', '%safe%', '%ssid%', '%tresor%', '%user%', '%usu%', '%utente%',
                '%utilis%', '%vault%', '%wi-fi%', '%wifi%', '%wlan%', '%wpa%', '%ytkownik%', '%zugang%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%användare%', '%pin码%', '%pin碼%', '%réseau%', '%лoгин%', '%пoльзoвaтeль%', '%パスワード%', '%ユーザー%', '%口令%',
                '%密码%', '%密碼%', '%暗証%', '%用戶%', '%用户%', '%비밀%', '%사용자%', '%핀번호%'
            ])) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:[uU][sS][eE][rR]|[uU][sS][eE][rR][nN][aA][mM][eE]|[lL][oO][gG][iI][nN]|[uU][sS]['
                    || 'uU][aA][rR][iI][oO]|[uU][sS][uU]á[rR][iI][oO]|[uU][tT][eE][nN][tT][eE]|[uU][tT][iI][lL][iI][sS][aA]['
                    || 'tT][eE][uU][rR]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT]|[bB][eE][nN][uU][tT][zZ][eE][rR]|[nN][u'
                    || 'U][tT][zZ][eE][rR]|[gG][eE][bB][rR][uU][iI][kK][eE][rR]|[uU]ż[yY][tT][kK][oO][wW][nN][iI][kK]|пoльзo'
                    || 'вaтeль|лoгин|[kK][uU][lL][lL][aA][nN]i[cC]i [aA][dD]i|[aA][nN][vV]ä[nN][dD][aA][rR][eE]|[bB][rR][uU]'
                    || '[gG][eE][rR]|[nN][eE][tT][wW][oO][rR][kK]|[sS][sS][iI][dD]|[nN][eE][tT][zZ]|[rR][eE][dD]|[rR]é[sS][e'
                    || 'E][aA][uU]|[wW][iI][fF][iI]|[wW][lL][aA][nN])[:=]? ["'']?[^ \t\r\n,;"'']{1,40}["'']?(?:,| and| und| y| '
                    || 'et| e| /|;)? (?:(?:[pP][wW]|[pP][wW][dD]|[pP][aA][sS][sS]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA]['
                    || 'sS][sS][wW][oO][rR][tT]|[kK][eE][nN][nN][wW][oO][rR][tT]|[mM][dD][pP]|[mM][oO][tT] [dD][eE] [pP][aA]'
                    || '[sS][sS][eE]|[cC][lL][aA][vV][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[sS][eE][nN][hH][aA]|[kK][eE'
                    || '][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][sS][kK]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]'
                    || '|[pP][aA][rR][oO][lL][aA]|[hH][aA][sS]ł[oO]|[hH][eE][sS][lL][oO]|пapoль|[sSş][iI][fF][rR][eE]|[lL]ö['
                    || 'sS][eE][nN][oO][rR][dD]|[kK][oO][dD][eE][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])) '
                    || '(?:(?:[iI][sS]|[iI][sS][tT]|[eE][sS]|[eE][sS][tT]|é|[tT][oO]|ä[rR]|[eE][rR]) )?|(?:ユーザー名|用户名|用戶名|사용자'
                    || ')[^\n,]{1,24}[,,] ?(?:パスワード|密码|密碼|비밀번호)[ ]?|(?:[uU][sS][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO][rR]['
                    || 'dD])?|[lL][oO][gG][iI][nN] ?/ ?(?:[pP][wW]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS])|[zZ][u'
                    || 'U][gG][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]|[cC][rR][eE]'
                    || '[dD][sS]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][lL][e'
                    || 'E][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][iI][sS]|[cC][rR][eE][dD][eE][nN][zZ][iI][aA][lL][iI]|[lL'
                    || '][oO][gG][iI][nN])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW][pP][aA]2?|[wW][pP][aA]3|[wW][iI][fF][iI]|'
                    || '[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[wW][lL][aA][nN]-) ?(?:[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|['
                    || 'pP][aA][sS][sS][wW][oO][rR][dD]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO][rR][tT]|[sS][cC][hH][lL]ü[sS]['
                    || 'sS][eE][lL]|[pP][sS][kK]|[cC][oO][dD][eE])[ :=]{1,3}|(?:[sS][aA][fF][eE]|[vV][aA][uU][lL][tT]|[lL][o'
                    || 'O][cC][kK]|[lL][oO][cC][kK][eE][rR]|[pP][aA][dD][lL][oO][cC][kK]|[tT][rR][eE][sS][oO][rR]) (?:[cC][o'
                    || 'O][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC][oO][mM][bB][oO]|[cC][oO][dD][eE]|[kK][oO][mM][bB][iI][nN'
                    || '][aA][tT][iI][oO][nN])(?: (?:[iI][sS]|[iI][sS][tT]))?:? |(?:PIN|(?<![A-Za-z])(?:[pP][iI][nN](?: [cC]'
                    || '[oO][dD][eE]| [nN][uU][mM][bB][eE][rR])?))(?: (?:[fF][oO][rR] [tT][hH][eE]|[fF][oO][rR]|[oO][fF]|[oO'
                    || '][nN]|[tT][oO])(?: [A-Za-z]{1,15}){1,3})?(?: is |: ?| ist | es |= ?| : ?| )|(?:暗証番号|PIN码|PIN碼|pin码|핀'
                    || '번호)(?:は|是|为|:|는|은)?[ ]?|(?:密码|密碼|口令|パスワード|비밀번호)[ ]))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:='
                    || '?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    case when p_joined then '' else 'bare' end
                ) then
                    v_wanted := v_wanted || 'pair'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%adgang%', '%auth %', '%community%', '%contrase%', '%enable secret%', '%env %', '%geslo%', '%heslo%',
                '%ifre%', '%jelsz%', '%kennwort%', '%kodeord%', '%lozinka%', '%masterauth%', '%mdp%', '%parola%', '%pass%',
                '%preshared%', '%psk%', '%pw%', '%salasan%', '%senha%', '%wacht%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%clé%', '%hasł%', '%lösen%', '%пapoл%'])) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9@_.-])(?:(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[kK][eE'
                    || '][nN][nN][wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[mM][oO][tT] [dD][eE] [pP][aA][sS'
                    || '][sS][eE]|[mM][dD][pP]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][s'
                    || 'S][sS][eE]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[hH][aA][sS]ł[oO]|[hH][eE]['
                    || 'sS][lL][oO]|[lL]ö[sS][eE][nN][oO][rR][dD]|[pP][aA][sS][sS][oO][rR][dD]|[kK][oO][dD][eE][oO][rR][dD]|'
                    || '[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE]|[sS][aA][lL][aA][sS][aA][nN][aA]|[sSş][iI][fF][rR][eE]('
                    || '?:[mM]|[sS][iI])?|[pP][aA][rR][oO][lL][aA][mM]?|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[jJ][eE][lL][sS'
                    || '][zZ]ó|[lL][oO][zZ][iI][nN][kK][aA]|[gG][eE][sS][lL][oO]|пapoль|пapoлa|[rR][eE][qQ][uU][iI][rR][eE]['
                    || 'pP][aA][sS][sS]|[mM][aA][sS][tT][eE][rR][aA][uU][tT][hH]|[bB][iI][nN][dD][pP][wW]|[rR][oO][oO][tT][p'
                    || 'P][wW]|[aA][uU][tT][hH]_[pP][aA][sS][sS]|[aA][uU][tT][hH][uU][sS][eE][rR][pP][aA][sS][sS][wW][oO][rR'
                    || '][dD]|[kK][eE][yY][pP][aA][sS][sS][wW][oO][rR][dD]|[sS][tT][oO][rR][eE][pP][aA][sS][sS][wW][oO][rR]['
                    || 'dD]|[wW][pP][aA]-[pP][sS][kK]|[pP][sS][kK]|[pP][rR][eE][sS][hH][aA][rR][eE][dD]-[kK][eE][yY]|[sS][nN'
                    || '][mM][pP]-[sS][eE][rR][vV][eE][rR] [cC][oO][mM][mM][uU][nN][iI][tT][yY]|[eE][nN][aA][bB][lL][eE] (?:'
                    || '[sS][eE][cC][rR][eE][tT]|[pP][aA][sS][sS][wW][oO][rR][dD])|[cC][lL]é (?:[wW][iI][fF][iI]|[wW][lL][aA'
                    || '][nN]|[wW][eE][pP]|[wW][pP][aA]))|AUTH|p@ssword|passw0rd|(?:[pP][wW]|[pP][wW][dD])|ENV [A-Z0-9_]*(?:'
                    || 'PASSWORD|PASS|SECRET|TOKEN|KEY))["''`)*]{0,2}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE]['
                    || 'lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|[kK]|k'
                    || '|oт|для|[tT][iI][lL][lL]|[nN][aA])(?: [^ \t\r\n:=,.?]+){1,2})?(?:[ ]{0,2}[|~][ ]{0,2}|[ ]{1,2}(?:\(|'
                    || '>{1,2}|--?)[ ]{0,2}|\? (?:[iI][tT]''?[sS]|[iI][tT] [iI][sS]|[dD][aA][sS] [iI][sS][tT]|[cC]''[eE][sS][t'
                    || 'T]|[eE][sS]) |[ ](?:[0-9] )?))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?'
                    || ')'),
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
            or (v_wide and strpos(p_lower, 'contraseña') > 0) then
                if assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9])(?:[uU][sS][eE]|[tT][rR][yY]|[uU][sS][eE][dD]|[nN][iI][mM][mM]|[bB][eE][nN][uU][tT]'
                    || '[zZ][eE]|[vV][eE][rR][wW][eE][nN][dD][eE]|[uU][tT][iI][lL][iI][sS][eE]|[uU][sS][aA]|[uU][sS][eE]|[gG'
                    || '][eE][bB][rR][uU][iI][kK]) )((?:[A-Za-z0-9!#$%&*+./:=?@^_~-]{8,})(?= (?:[aA][sS]|[fF][oO][rR]|[aA][l'
                    || 'L][sS]|[cC][oO][mM][mM][eE]|[cC][oO][mM][oO]|[cC][oO][mM][eE])(?: (?:[tT][hH][eE]|[aA]|[yY][oO][uU]['
                    || 'rR]|[dD][aA][sS]|[lL][eE]|[lL][aA]|[iI][lL]|[oO]|[hH][eE][tT]|[nN][eE][wW])){0,2} (?:[pP][aA][sS][sS'
                    || '][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[mM][oO]'
                    || '[tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[sS][eE][nN][hH][aA]|[wW][a'
                    || 'A][cC][hH][tT][wW][oO][oO][rR][dD])))'),
                    'assignment',
                    case when p_joined then '' else 'blank' end
                ) then
                    v_wanted := v_wanted || 'as_password'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%code%', '%codice%', '%einmal%', '%kod%', '%one time%', '%one-time%', '%otp%', '%tan%'])
            or (v_wide and p_lower collate "C" like any (array['%códig%', '%koд%', '%动态码%', '%動態密碼%', '%校验码%', '%確認コード%', '%認証コード%', '%认证码%', '%驗證碼%', '%验证码%', '%인증%'])) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:(?:(?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS][eE][cC][uU][rR][iI]['
                    || 'tT][yY]|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT'
                    || '][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][oO][rR]|2[fF][aA]|[mM][fF][aA]|[tT][wW][o'
                    || 'O]-[fF][aA][cC][tT][oO][rR]|[lL][oO][gG][iI][nN]|[lL][oO][gG]-[iI][nN]|[sS][iI][gG][nN]-[iI][nN]|[sS'
                    || '][mM][sS]|[oO][nN][eE][ -]?[tT][iI][mM][eE]|[aA][cC][tT][iI][vV][aA][tT][iI][oO][nN]|[bB][eE][sS][tT'
                    || ']ä[tT][iI][gG][uU][nN][gG][sS]|[sS][iI][cC][hH][eE][rR][hH][eE][iI][tT][sS]|[vV][eE][rR][iI][fF][iI]'
                    || '[zZ][iI][eE][rR][uU][nN][gG][sS]|[fF][rR][eE][iI][sS][cC][hH][aA][lL][tT]|[aA][kK][tT][iI][vV][iI][e'
                    || 'E][rR][uU][nN][gG][sS]|[eE][iI][nN][mM][aA][lL])[ -]?(?:[cC][oO][dD][eE]|[kK][oO][dD][eE]|[pP][aA][s'
                    || 'S][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE])|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][iI][nN]|[tT][aA][n'
                    || 'N])|[oO][tT][pP](?: [cC][oO][dD][eE])?|[tT][oO][tT][pP]|[mM][tT][aA][nN]|[sS][mM][sS]-[tT][aA][nN]|['
                    || 'cC][oO][dD][eE] [dD][eE] (?:[vV]é[rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS]é[cC][uU][rR][iI][tT]é'
                    || '|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[vV][aA][lL][iI][dD][aA][tT][iI][oO][nN])|[cC]ó[dD'
                    || '][iI][gG][oO] [dD][eE] (?:[vV][eE][rR][iI][fF][iI][cC][aA][cC][iI]ó[nN]|[sS][eE][gG][uU][rR][iI][dD]'
                    || '[aA][dD]|[cC][oO][nN][fF][iI][rR][mM][aA][cC][iI]ó[nN]|[vV][eE][rR][iI][fF][iI][cC][aA]çã[oO]|[sS][e'
                    || 'E][gG][uU][rR][aA][nN]ç[aA])|[cC][oO][dD][iI][cC][eE] (?:[dD][iI] (?:[vV][eE][rR][iI][fF][iI][cC][aA'
                    || ']|[sS][iI][cC][uU][rR][eE][zZ][zZ][aA]|[cC][oO][nN][fF][eE][rR][mM][aA])|[oO][tT][pP])|[vV][eE][rR]['
                    || 'iI][fF][iI][cC][aA][tT][iI][eE][cC][oO][dD][eE]|[kK][oO][dD] [wW][eE][rR][yY][fF][iI][kK][aA][cC][yY'
                    || '][jJ][nN][yY]|[dD][oO]ğ[rR][uU][lL][aA][mM][aA] [kK][oO][dD][uU]|[oO][nN][aA][yY] [kK][oO][dD][uU]|['
                    || 'vV][eE][rR][iI][fF][iI][eE][rR][iI][nN][gG][sS][kK][oO][dD]|[eE][nN][gG]å[nN][gG][sS][kK][oO][dD]|[b'
                    || 'B][eE][kK][rR]æ[fF][tT][eE][lL][sS][eE][sS][kK][oO][dD][eE]|[oO][vV]ěř[oO][vV][aA][cC]í [kK]ó[dD])|['
                    || 'kK]oд (?:пoдтвepждeния|пpoвepkи|бeзoпacнocти))|验证码|驗證碼|校验码|动态码|動態密碼|認証コード|確認コード|인증 ?번호|인증 ?코드)(?:["'''
                    || ')]{0,2}[ ]{0,2}(?:is|ist|lautet|est|es|è|é|to|är|er|этo|是|为|為|は|는|은)?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2'
                    || '}))([0-9]{4,8}(?![0-9.,/-])|[0-9]{3}-[0-9]{3}(?![0-9.,/-]))'),
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
                    || 'T][oO][nN]|[eE][sS] [tT][uU]|[eE][sS] [sS][uU]|è [iI][lL] [tT][uU][oO]|é [oO] [sS][eE][uU]|[iI][sS] '
                    || '[jJ][eE]|[iI][sS] [uU][wW])(?: [A-Za-z0-9.]{1,20}){0,3} (?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI]['
                    || 'oO][nN]|[sS][eE][cC][uU][rR][iI][tT][yY]|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA][uU][t'
                    || 'T][hH][eE][nN][tT][iI][cC][aA][tT][iI][oO][nN]|[lL][oO][gG][iI][nN]|[bB][eE][sS][tT]ä[tT][iI][gG][uU'
                    || '][nN][gG][sS]|[sS][iI][cC][hH][eE][rR][hH][eE][iI][tT][sS]|[oO][nN][eE]-[tT][iI][mM][eE])[- ]?(?:[cC'
                    || '][oO][dD][eE]|[pP][aA][sS][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE]))))'),
                    'assignment',
                    case when p_joined then '' else 'digits' end
                ) then
                    v_wanted := v_wanted || 'code_sent'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%code%', '%codice%', '%cryptogramme%', '%csc%', '%cvc%', '%cvv%', '%kod%', '%pin%', '%puk%'])
            or (v_wide and p_lower collate "C" like any (array['%códig%', '%koд%', '%prüfnummer%', '%prüfziffer%', '%門禁%', '%门禁%', '%핀번호%'])) then
                if assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:(?:[dD][oO][oO][rR]|[gG][aA][tT][eE]|[aA][lL][aA][rR][mM]|[eE][nN][tT][rR][yY]|['
                    || 'eE][nN][tT][rR][aA][nN][cC][eE]|[aA][cC][cC][eE][sS][sS]|[gG][aA][rR][aA][gG][eE]|[bB][uU][iI][lL][d'
                    || 'D][iI][nN][gG]|[kK][eE][yY][pP][aA][dD]|[lL][oO][cC][kK] ?[bB][oO][xX]|[kK][eE][yY] ?[bB][oO][xX]|[u'
                    || 'U][nN][lL][oO][cC][kK]|[dD][iI][sS][aA][rR][mM]|[tT]ü[rR]|[tT][oO][rR]|[hH][aA][uU][sS][tT]ü[rR]|[zZ'
                    || '][uU][gG][aA][nN][gG][sS]|[zZ][uU][tT][rR][iI][tT][tT][sS]|[aA][lL][aA][rR][mM]|[tT][oO][eE][gG][aA]'
                    || '[nN][gG][sS]|[dD][eE][uU][rR]|[dD]ö[rR][rR]|[dD]ø[rR])[ -]?(?:[cC][oO][dD][eE]|[kK][oO][dD][eE]|[kK]'
                    || '[oO][dD])|[pP][uU][kK](?:[ -]?(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?|[pP][aA][sS][sS][cC][o'
                    || 'O][dD][eE]|(?:[vV][oO][iI][cC][eE][mM][aA][iI][lL]|[cC][oO][nN][fF][eE][rR][eE][nN][cC][eE]|[mM][eE]'
                    || '[eE][tT][iI][nN][gG]|[sS][iI][mM]|[cC][aA][rR][dD]|[pP][hH][oO][nN][eE]|[bB][aA][nN][kK]|[aA][tT][mM'
                    || ']|[dD][eE][bB][iI][tT]|[cC][rR][eE][dD][iI][tT])[ -][pP][iI][nN]|[dD][iI][gG][iI][cC][oO][dD][eE]|[c'
                    || 'C][oO][dD][eE] [dD]''[aA][cC][cC]è[sS]|[cC][oO][dD][eE] (?:[dD][eE] [lL][aA]|[dD][uU]|[dD][eE] [lL]''|'
                    || '[dD]''|[dD][eE]) ?(?:[pP][oO][rR][tT][eE]|[pP][oO][rR][tT][aA][iI][lL]|[iI][mM][mM][eE][uU][bB][lL][e'
                    || 'E]|[aA][lL][aA][rR][mM][eE]|[cC][oO][fF][fF][rR][eE])|[cC]ó[dD][iI][gG][oO] [dD][eE] (?:[aA][cC][cC]'
                    || '[eE][sS][oO]|[aA][cC][eE][sS][sS][oO]|[lL][aA] [pP][uU][eE][rR][tT][aA]|[lL][aA] [aA][lL][aA][rR][mM'
                    || '][aA]|[eE][nN][tT][rR][aA][dD][aA])|[cC][oO][dD][iI][cC][eE] (?:[dD][iI] [aA][cC][cC][eE][sS][sS][oO'
                    || ']|[dD][eE][lL] [cC][aA][nN][cC][eE][lL][lL][oO]|[dD][eE][lL][lL][aA] [pP][oO][rR][tT][aA])|[kK][oO]['
                    || 'dD] (?:[dD][oO]|[dD][oO][sS][tT]ę[pP][uU] [dD][oO]) (?:[dD][rR][zZ][wW][iI]|[bB][rR][aA][mM][yY]|[dD'
                    || '][oO][mM][oO][fF][oO][nN][uU]|[aA][lL][aA][rR][mM][uU])|[kK][aA][pP]i (?:[kK][oO][dD][uU]|ş[iI][fF]['
                    || 'rR][eE][sS][iI])|[pP][iI][nN]-?[cC][oO][dD][eE]?|[pP][iI][nN][kK][oO][dD]|[pP][iI][nN])|[пП][иИ][нH]'
                    || '-?[kK]oд|[kK]oд (?:oт )?(?:двepи|дoмoфoнa|пoдъeздa|ceйфa)|門禁密碼|门禁密码|핀번호)(?: (?:[fF][oO][rR]|[oO][fF]'
                    || '|[tT][oO]|[fF]ü[rR]|[dD][eE]|[dD][eE][lL]|[vV][oO][nN]|[vV][aA][nN])(?: [A-Za-z]{1,15}){1,3})?(?:["'''
                    || ')]{0,2}[ ]{0,2}(?:is|ist|lautet|est|es|è|é|to|är|er|on|этo|是|为|は|는|은)?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,'
                    || '2}))([*#]?[0-9]{4,10}[*#]?(?![0-9A-Za-z.,/-]))'),
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
                    || '[cC][hH][lL]ü[sS][sS][eE][lL])[sS]?|[aA][kK][tT][iI][vV][iI][eE][rR][uU][nN][gG][sS][cC][oO][dD][eE]'
                    || '|[cC][oO][dD][eE][sS]? [dD][eE] (?:[sS][eE][cC][oO][uU][rR][sS]|[rR]é[cC][uU][pP]é[rR][aA][tT][iI][o'
                    || 'O][nN])|[cC]ó[dD][iI][gG][oO][sS]? [dD][eE] [rR][eE][cC][uU][pP][eE][rR][aA][cC][iI][oOó][nN]|[cC][o'
                    || 'O][dD][iI][cC][eEiI] [dD][iI] (?:[rR][eE][cC][uU][pP][eE][rR][oO]|[bB][aA][cC][kK][uU][pP]))(?:["'')]'
                    || '{0,2}[ ]{0,2}(?:is|are|ist|est|es|sind)?[ ]{0,2}[:=]?[ ]{0,2}(?:\r?\n[ \t]{0,8})?["''*-]{0,2}[ ]?))(['
                    || 'A-Za-z0-9]{4,}(?:(?:-|,? |\r?\n[ \t-]*)(?=[A-Za-z]*[0-9])[A-Za-z0-9]{4,}|-[A-Za-z0-9]{4,})*)(?![A-Za'
                    || '-z0-9])'),
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
            if p_lower collate "C" like any (array['%key%', '%pass%', '%pwd%', '%salt%', '%secret%', '%token%']) then
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
                    || '[a-zA-Z.]{0,12})\( ?["''][A-Za-z0-9_.-]{0,40}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW]'
                    || '[dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_?[kK][eE][yY]|[aA][pP][iI][kK][eE][y'
                    || 'Y]|[aA][cC][cC][eE][sS][sS]_?[kK][eE][yY]|[pP][wW][dD])["''] ?, ?["'']|<(?:[eE][nN][tT][rR][yY]|[sS][t'
                    || 'T][rR][iI][nN][gG]|[iI][tT][eE][mM]|[sS][eE][tT][tT][iI][nN][gG]|[pP][rR][oO][pP][eE][rR][tT][yY]|[p'
                    || 'P][aA][rR][aA][mM]|[aA][dD][dD]|[fF][iI][eE][lL][dD]|[oO][pP][tT][iI][oO][nN])(?: [^<>\r\n]*)? (?:[k'
                    || 'K][eE][yY]|[nN][aA][mM][eE]|[iI][dD])=["''](?:[a-zA-Z0-9_.:-]*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP'
                    || '][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][_-]?[k'
                    || 'K][eE][yY]|[aA][cC][cC][eE][sS][sS][_-]?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE][_-]?[kK][eE][yY]|['
                    || 'pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]))["''][^<>\r\n]*>(?:<value>)?|<key>(?:[a-zA-Z0-9_.:-]*(?:[pP]'
                    || '[aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO]'
                    || '[kK][eE][nN]|[aA][pP][iI][_-]?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]))</key>[ \t]{0,4'
                    || '}(?:\r?\n[ \t]{0,16})?<string>))([^"''<>\r\n @/:.,;)][^"''<>\r\n]*)(?=["''<]|\r?\n[ \t]{0,16}<)'),
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
            or (v_wide and p_lower collate "C" like any (array['%clé%', '%patが%', '%patは%', '%pat为%', '%pat是%', '%pat為%', '%pat는%', '%pat를%', '%pat은%'])) then
                if p_text collate "C" ~ '[A-Za-z0-9+/_.=-]{15}' then
                    if assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z])(?:(?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:[iI][dD]|'
                        || '[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])[ :=]{1,3}|(?:[kK][eE][yY][sS]?|[tT][oO][kK][eE][n'
                        || 'N][sS]?|[sS][eE][cC][rR][eE][tT][sS]?|[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW]'
                        || '[dD]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE][sS]?|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?'
                        || '|[cC][rR][eE][dD][sS]|[aA][pP][iI][kK][eE][yY]|[aA][pP][iI]_[kK][eE][yY]|[pP][aA][tT]|[pP][aA][s'
                        || 'S][sS][kK][eE][yY]|[lL][iI][cC][eE][nN][cCsS][eE]|[wW][eE][bB][hH][oO][oO][kK]|[cC][lL]é|[sS][cC'
                        || '][hH][lL]ü[sS][sS][eE][lL]|[cC][lL][aA][vV][eE]|[lL][lL][aA][vV][eE]|[cC][hH][aA][vV][eE]|[cC][h'
                        || 'H][iI][aA][vV][eE]|[sS][lL][eE][uU][tT][eE][lL]|[kK][lL][uU][cC][zZ])(?:[,:=]?(?: ["''(]?[A-Za-z&'
                        || '.''-]{1,16}){0,5}[,:=]? ["''`(<*]{0,3}|(?:是|为|為|は|が|를|는|은|:|=)[ ]?["''`(<*]{0,3})|(?:[lL][oO][gG] ?'
                        || '[iI][nN]|[lL][oO][gG][iI][nN]|[sS][iI][gG][nN] ?[iI][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA'
                        || '][tT][eE]|[cC][oO][nN][nN][eE][cC][tT]|[eE][iI][nN][lL][oO][gG][gG][eE][nN]|[aA][nN][mM][eE][lL]'
                        || '[dD][eE][nN])(?:[ ](?:[tT][oO]|[iI][nN][tT][oO]|[iI][nN]|[aA][tT]|[bB][eE][iI]|[wW][iI][tT][hH]|'
                        || '[uU][sS][iI][nN][gG]|[aA][sS]|[oO][nN]|[mM][iI][tT]|[vV][iI][aA]))(?: [A-Za-z&.''-]{1,16}){0,5} ['
                        || '"''`(<*]{0,3}))((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{15,})'),
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
                '%ausweis%', '%cnh%', '%conducir%', '%dowod%', '%driver%', '%driving%', '%identidad%', '%motorista%',
                '%pasaporte%', '%paspoort%', '%passaport%', '%passeport%', '%passport%', '%paszport%', '%patente%',
                '%permis de cond%', '%prawa jazdy%', '%prawo jazdy%', '%reisepass%', '%rijbewijs%', '%visa n%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%dowód%', '%führerschein%', '%identità%', '%identité%', '%körkort%', '%Пacпopт%', '%пacпopт%', '%パスポート%',
                '%免許証%', '%护照%', '%護照%', '%運転免許%', '%驾驶证%', '%여권%', '%운전면허%'
            ])) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:passport|reisepass(?:nummer|-?nr\.?)?|(?:numéro de )?passeport|(?:número de )?pasap'
                    || 'orte|(?:numero di )?passaporto|(?:número do )?passaporte|paspoort(?:nummer)?|(?:numer )?paszportu?|('
                    || '?:cepия и нoмep|нoмep)? ?[пП]acпopтa?|(?:personal)?ausweis(?:nummer|-?nr\.?)|carte d''identité|carta '
                    || 'd''identità|documento de identidad|dow[óo]d(?:u)? osobist(?:y|ego)|driver''?s? licen[cs]e|driving lice'
                    || 'n[cs]e|führerschein(?:nummer|-?nr\.?)?|permis de conduire|patente(?: di guida)?|licen[cç]a de conduc'
                    || 'ir|(?:licencia|carnet|permiso|carta) de conducir|carteira de motorista|cnh|rijbewijs(?:nummer)?|praw'
                    || '[oa] jazdy|körkort(?:snummer)?|visa)(?![a-z])|护照号?码?|護照號?碼?|パスポート番号|旅券番号|여권번호?|運転免許証?番号|免許証番号|驾驶证号?|'
                    || '운전면허(?:번호)?)(?:[ ](?:is|ist|est|es|è|é|number|no\.?|nummer|numéro|número|n°|n\.|nr\.?|my|to|är|er|#)'
                    || '){0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./'
                    || '](?:19|20)[0-9]{2})((?=(?:[a-z]{0,6}[ -]?[0-9]){3})(?:[0-9]{2}[ -][0-9]{2}[ -][0-9]{6}(?:[ -][0-9]{2'
                    || '})?|[0-9]{2,4}[ -][0-9]{5,7}|[a-z]{1,3}[ -][0-9]{5,9}|[a-z0-9]{6,18}))(?![a-z0-9])') then
                    v_wanted := v_wanted || 'document_number'::text;
                end if;
            end if;
            if strpos(p_lower, 'ifsc') > 0 then
                if p_lower collate "C" ~ '((?:(?<![a-z])ifsc(?: code)?(?: is)?[^0-9a-z\r\n]{0,4}))([a-z]{4}0[a-z0-9]{6}(?![a-z0-9]))' then
                    v_wanted := v_wanted || 'in_ifsc'::text;
                end if;
            end if;
        end if;
    end if;
    if p_lower collate "C" ~ assay._firewall_pattern('figures') then
        if p_lower collate "C" like any (array[
            '%a-number%', '%aadh%', '%aba%', '%account #%', '%account n%', '%acct #%', '%acct n%', '%adhaar%', '%afm%',
            '%african id%', '%ahv%', '%alien%', '%amka%', '%asmens%', '%assurance%', '%avs%', '%bank code%', '%bankgiro%',
            '%bankleitzahl%', '%blz%', '%bsb%', '%bsn%', '%bvn%', '%cccd%', '%cedula%', '%clabe%', '%cmnd%', '%cnic%',
            '%cnp%', '%codul%', '%compte%', '%conta%', '%conto%', '%contribuinte%', '%cpr%', '%cuenta%', '%cuil%', '%cuit%',
            '%curp%', '%dl%', '%dni%', '%documento%', '%dselsnummer%', '%egn%', '%ein%', '%emirates id%', '%fin%',
            '%green card%', '%health ins%', '%henkil%', '%hesap n%', '%hetu%', '%hkid%', '%id card%',
            '%identifikationsnummer%', '%identity n%', '%idnr%', '%ifsc%', '%individual number%', '%insee%', '%iqama%',
            '%ird%', '%isikukood%', '%jmbg%', '%kimlik%', '%konta%', '%konto-nr%', '%kontonr%', '%kontonummer%',
            '%krankenvers%', '%ktp%', '%medicare%', '%my number%', '%mykad%', '%mynumber%', '%nas%', '%national%', '%nhs%',
            '%nie%', '%nif%', '%nik%', '%nin%', '%nir%', '%nric%', '%oib%', '%pan%', '%permanent account%', '%person%',
            '%pesel%', '%philhealth%', '%plusgiro%', '%pps%', '%rfc%', '%rg%', '%rijksregister%', '%rodne%', '%rtn%',
            '%run%', '%rut%', '%s.s.n%', '%seguridad%', '%seguro%', '%sin%', '%soc sec%', '%soc. sec%', '%social%',
            '%sort code%', '%sort-code%', '%sozialv%', '%ss #%', '%ss no%', '%ss#%', '%ssn%', '%sss%', '%steuer%',
            '%sv-nummer%', '%svnr%', '%taj%', '%tax file%', '%tax id%', '%taxpayer%', '%teudat%', '%tfn%', '%tin%',
            '%uidai%', '%uscis%', '%voter%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%adóazon%', '%aμκa%', '%aφμ%', '%chứng minh%', '%cédula%', '%căn cước%', '%cнилc%', '%cчeт%', '%cчёт%', '%eгн%',
            '%rodné%', '%személyi%', '%sécu%', '%Φm%', '%Гh%', '%Иhh%', '%ИЛ%', '%инн%', '%ת.ז%', '%תעודת%',
            '%الرقم القومي%', '%رقم الهوية%', '%आधार%', '%เลขบัตร%', '%เลขประจำตัว%', '%ソーシャル%', '%マイナンバー%', '%個人番号%',
            '%口座番号%', '%社会%', '%統一證號%', '%账号%', '%身份证%', '%身分證%', '%銀行帳號%', '%银行卡号%', '%계좌%'
        ])) then
            if p_lower collate "C" like any (array[
                '%s.s.n%', '%seguro%', '%soc sec%', '%soc. sec%', '%social%', '%sozialv%', '%ss #%', '%ss no%', '%ss#%',
                '%ssn%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%ソーシャル%', '%社会%'])) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:ssn|s\.s\.n\.?|ss ?#|ss no\.?|soc(?:ial)?\.? ?sec\.?|social security|social insurance no|seguro '
                    || 'social|socialsecurity|sozialversicherung|社会安全|社会保障|ソーシャル|(?<![a-z])social(?: is|:|#))[^0-9\r\n]{0,30'
                    || '})([0-9]{3}[ .-]{0,3}[0-9]{2}[ .-]{0,3}[0-9]{4}(?![0-9]))'),
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
                    || 'nce sociale|numéro d''assurance)[^0-9a-z\r\n]{0,4}(?:is |est )?)([0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}(?'
                    || '![0-9]))'),
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
                '%cccd%', '%cedula%', '%cmnd%', '%cnic%', '%cnp%', '%codul%', '%contribuinte%', '%cpr%', '%cuil%', '%cuit%',
                '%curp%', '%dni%', '%dselsnummer%', '%egn%', '%emirates id%', '%health ins%', '%henkil%', '%hetu%', '%hkid%',
                '%id card%', '%identity n%', '%insee%', '%iqama%', '%ird%', '%isikukood%', '%itin%', '%jmbg%', '%kimlik%',
                '%krankenvers%', '%ktp%', '%medicare%', '%mykad%', '%national%', '%nhs%', '%nie%', '%nif%', '%nir%',
                '%nric%', '%oib%', '%person%', '%pesel%', '%philhealth%', '%pps%', '%rijksregister%', '%rodne%',
                '%seguridad%', '%sociale%', '%sozialvers%', '%steuern%', '%sv-nummer%', '%svnr%', '%taj%', '%tax file%',
                '%tax id%', '%taxpayer%', '%teudat%', '%tfn%', '%versicherungsn%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%adóazon%', '%aμκa%', '%aφμ%', '%chứng minh%', '%cédula%', '%căn cước%', '%cнилc%', '%eгн%', '%rodné%',
                '%személyi%', '%sécu%', '%Φm%', '%Гh%', '%Иhh%', '%ИЛ%', '%инн%', '%ת.ז%', '%תעודת%', '%الرقم القومي%',
                '%رقم الهوية%', '%เลขบัตร%', '%เลขประจำตัว%', '%統一證號%', '%身份证%', '%身分證%'
            ])) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:bsn|burgerservicenummer|pesel|personnummer|personnr|cpr(?:-nummer|-nr)?|fødselsnumm'
                    || 'er|fodselsnummer|henkilötunnus|hetu|rijksregisternummer|numéro national|nir|insee|sécurité sociale|('
                    || '?:numéro|n°) de sécu|tfn|tax file number|medicare(?: number)?|ird(?: number)?|nric|hkid|t\.?c\.? kim'
                    || 'lik(?: no| numaram?| numaras[ii])?|kimlik (?:no|numaras[ii]|numaram)|cnp|codul numeric personal|amka'
                    || '|aμκa|amka|aφμ|aΦm|afm|rodné číslo|rodne cislo|oib|egn|eгн|eГh|jmbg|isikukood|asmens kodas|personas '
                    || 'kods|personal number|ppsn?|pps number|ahv(?:-nummer|-nr\.?)?|avs|(?:renten|sozial|kranken)?versicher'
                    || 'ungsnummer|krankenversicherten(?:nummer|-?nr\.?)|svnr|sv-nummer|numero de seguridad social|seguridad'
                    || ' social|(?:número de )?contribuinte|curp|cuil|cuit|cédula(?: de (?:ciudadanía|identidad))?|cedula|dn'
                    || 'i|nif|nie|itin|nhs|cnpj|steuernummer|mykad|ktp|cccd|cmnd|căn cước(?: công dân)?|chứng minh nhân dân|'
                    || 'cnic|emirates id|teudat zehut|ת\.?ז\.?|תעודת זהות|الرقم القومي|رقم الهوية|iqama|cнилc|chИЛc|инн|Иhh|'
                    || 'нoмep инн|személyi szám|adóazonosító(?: jel)?|taj(?: szám)?|national (?:id|identity|identification)('
                    || '?: card)?|identity number|(?:south african|sa) id|my id card|tax id|taxpayer identification|health i'
                    || 'nsurance|philhealth|bvn)(?![a-z])|เลขบัตรประชาชน|เลขประจำตัวประชาชน|(?:身份证|身分證|統一證號|统一证号)(?:号码?|字號|號'
                    || '碼)?)(?:[ ](?:is|ist|est|es|è|é|number|no\.?|nummer|numéro|número|nr\.?|my|to|är|er|of|jel)){0,3}[^0-'
                    || '9a-z\r\n]{0,6}(?<![a-z0-9]))(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)'
                    || '[0-9]{2})([a-z]{0,3}[ -]?[0-9](?:[ ./-]{0,2}[0-9]){5,19}(?:[ -]?[a-z]{1,2}(?: [0-9]{3})?(?![a-z0-9])'
                    || '|[ ]?\([0-9a]\))?(?![a-z0-9]))') then
                    v_wanted := v_wanted || 'named_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%a-number%', '%alien%', '%dl%', '%ein%', '%fin%', '%green card%', '%nik%', '%nin%', '%rfc%', '%rg%',
                '%run%', '%rut%', '%sin%', '%ssnit%', '%sss%', '%uscis%', '%voter%'
            ]) then
                if p_lower collate "C" ~ ('((?<![a-z])(?:ein|rut|run|rg|fin|nik|sss|nin|rfc|a-number|alien registration|green card|uscis|voter '
                    || 'id|dl)(?:[ ](?:is|es|number|no\.?|n°|my|é)){0,2}[^0-9a-z\r\n]{0,4}(?<![a-z0-9]))([0-9]{2}-[0-9]{7}(?'
                    || ':-[0-9])?|[0-9]{1,2}\.?[0-9]{3}\.?[0-9]{3}-[0-9kx]|[stfgm][0-9]{7}[a-z]|[0-9]{16}|[0-9]{11}|[a-z&ñ]{'
                    || '3,4}[0-9]{6}[a-z0-9]{3}|a[0-9]{8,9}|[a-z]{3}[0-9]{7,10}|[a-z][0-9]{7,8})(?![a-z0-9])') then
                    v_wanted := v_wanted || 'formed_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aba%', '%routing%', '%rtn%']) then
                if assay._firewall_holds(
                    p_lower,
                    ('((?:(?<![a-z0-9_-])(?:aba[/ _-]{1,3}routing|routing[/ _-]{1,3}aba|routing|aba|rtn|transit[ _-]routin'
                    || 'g)(?:[ _-](?:transit|code))?(?:[ _-]?(?:number|num|no\.?|nr\.?|#))?(?: ?\((?:aba|rtn|us)\))?(?: (?:i'
                    || 's|was|for [a-z ]{1,16} is))?["'']?(?:[ ]{0,2}[:=#][ ]{0,2}["'']?| )|(?<![a-z0-9_-])(?:account|acct)[ ]'
                    || '?/[ ]?routing[: ]{1,2}))([0-9]{9}|[0-9]{3}[ -][0-9]{3}[ -][0-9]{3}|[0-9]{4}[ -][0-9]{4}[ -][0-9])(?!'
                    || '[0-9a-z_.]| ?(?:ns|ms|us|bytes|times|packets)(?![a-z]))'),
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
            or (v_wide and p_lower collate "C" like any (array['%cчeт%', '%cчёт%', '%口座番号%', '%账号%', '%銀行帳號%', '%银行卡号%', '%계좌%'])) then
                if p_lower collate "C" ~ ('((?:(?<![a-z])(?:sort[ -]code|bsb|clabe|blz|bankleitzahl|kontonummer|konto-?nr\.?|bank account(?: nu'
                    || 'mber| no\.?)?|account (?:number|no\.?|#)|acct\.? ?(?:number|no\.?|#)|num[ée]ro de compte|compte banc'
                    || 'aire(?: n°)?|n[úu]mero de cuenta|cuenta (?:bancaria|clabe)|conto corrente(?: n\.?)?|numero di conto|'
                    || 'conta (?:corrente|bancária|poupança)|n[úu]mero da conta|conta|rekeningnummer|numer konta|nr konta|he'
                    || 'sap (?:no|numaras[ii])|нoмep cч[eё]тa|p/c|bankgiro|plusgiro)(?![a-z])|口座番号|银行账号|銀行帳號|账号|계좌번호|계좌)(?: '
                    || 'number| no\.?| nr\.?)?(?:[ ](?:is|ist|est|es|è|é|to|är))?[^0-9a-z\r\n]{0,4}(?<![0-9]))([0-9](?:[ -]?'
                    || '[0-9]){5,21})(?![0-9a-z])') then
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
                ('((?<![A-Za-z0-9-])(?:[Ii][Bb][Aa][Nn][:# -]{0,2})?)([A-Za-z]{2}[0-9]{2}(?:[A-Za-z0-9]{11,30}|(?:[ \t.-]['
                || 'A-Za-z0-9]{4}){2,7}(?:[ \t.-][A-Za-z0-9]{1,4})?)(?![A-Za-z0-9]))'),
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
                    ('(?<![0-9A-Za-z/_|:·•-])(?:[0-9]{4}[ ]?[/_|:·•][ ]?(?:[0-9]{4}[ ]?[/_|:·•][ ]?[0-9]{4}[ ]?[/_|:·•][ ]'
                    || '?[0-9]{4}|[0-9]{6}[ ]?[/_|:·•][ ]?[0-9]{4,5}))(?![0-9A-Za-z/_|:·•-])'),
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
