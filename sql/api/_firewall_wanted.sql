-- requires: _firewall_pattern _firewall_run_kinds _firewall_holds
-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_wanted(p_text text, p_lower text, p_identifier boolean)
returns text []
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_wanted text [] := '{}';
    -- In a long text a pattern costs more than what the words before it rule out.
    v_long constant boolean := length(p_text) > 4096;
    v_wide constant boolean := octet_length(p_lower) <> length(p_lower);
begin
    -- Each test is a necessary condition of its detector; the cheap ones first.
    if p_lower collate "C" like any (array['%incognito%', '%no-%', '%nol%', '%nom%', '%nor%', '%nos%', '%o.t.r%', '%otr%', '%private%']) then
        if p_lower collate "C" like any (array[
            '%#off%', '%-- private%', '%/no%', '%/off-the-rec%', '%/private%', '%<off%', '%<private%', '%[ private%',
            '%[off%', '%[private%', '%incognito%', '%no-log%', '%no-mem%', '%no-rec%', '%no-save%', '%no-store%', '%nolog%',
            '%nomem%', '%norec%', '%nosave%', '%nostore%', '%o.t.r%', '%otr ]%', '%otr:%', '%otr]%', '%private ?mode%',
            '%private mode%', '%private-mode%', '%privatemode%'
        ]) then
            if v_long or p_lower collate "C" ~ ('(?:\[{1,2} ?(?:no-?(?:memory|record|recording|log|store|save)|private|off[ -]the[ -]record|otr|incognito'
                || ') ?\]{1,2}|<!-- ?(?:no-?(?:memory|record|log)|private) ?-->|<(?:private|no-?memory|off-the-record)>|(?<!'
                || '[a-z0-9._~/:-])/(?:private|nomemory|no-memory|off-the-record|incognito)(?![a-z0-9/_-]|\.[a-z])|#(?:no-?m'
                || 'emory|no-?record|offtherecord|off-the-record|private-?mode)(?![a-z0-9_])|(?<![a-z0-9_-])no-(?:memory|rec'
                || 'ord|memorize)(?![a-z0-9_]|-[a-z])|(?<![a-z0-9_.])(?:otr:|o\.t\.r\.)|private mode on(?![a-z])|(?:go |goin'
                || 'g |mode )?incognito(?: mode)? (?:please|on)(?![a-z]))') then
                v_wanted := v_wanted || 'marker_tag'::text;
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
            if v_long or p_lower collate "C" ~ ('(?<![a-z])(?:off(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ '
                || '\t]{0,4}\r?\n[ \t>]{0,8})record(?![a-z])(?! (?:player|rack|shelf|label|store|shop|deck|collection|button'
                || '|pile|stack|books?)(?![a-z]))|not for the record(?![ ]*[a-z0-9])|(?:you (?:must|should|may|can) ?n[o'']t|'
                || 'must not|mustn''?t)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0'
                || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|record|save|store|memori[sz]e|log|note|retain|persist|ca'
                || 'pture|archive|keep(?: a record of| track of)?|write|jot|commit)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?'
                || '\n[ \t>]{0,8})(?:(?:any(?:thing)?|all|none|some)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})o'
                || 'f(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|what(?:_{0,2}[ \t-][ \t_'
                || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am| just)*(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{'
                || '0,4}\r?\n[ \t>]{0,8})(?:said|say|saying|told|wrote|typed|shared|tell)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t'
                || ']{0,4}\r?\n[ \t>]{0,8})you)?)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|messa'
                || 'ge|conversation|chat|turn|one|line|sentence|paragraph|note|exchange|session|thread|info|information|deta'
                || 'il)s?)?(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|ok|'
                || 'okay|for me|for later|in (?:your |the )?(?:memory|memories|notes?|log|logs|records?)|to (?:your )?memory'
                || '|on (?:the )?record|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9]))|'
                || 'forget(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:about(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
                || ',4}\r?\n[ \t>]{0,8}))?(?:i(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-]['
                || ' \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|just(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:'
                || 'said|told|mentioned|wrote)|what(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:_{0,2}['
                || ' \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,'
                || '8}))?(?:said|told|wrote|mentioned|discussed))(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})('
                || '?:that|this|it|anything|you|here))*(?![ ]*[a-z0-9])|please(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \'
                || 't>]{0,8})(?:just(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?forget(?:_{0,2}[ \t-][ \t_-]{0,'
                || '3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|all of this|all this|everything i(?: just)? said)(?:(?:_{0,2}'
                || '[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:message|part|conversation))?(?![ ]*[a-z0-9])|keep(?:_{0'
                || ',2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0'
                || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|message|bit))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0'
                || ',8})(?:out(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of|off)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t'
                || ']{0,4}\r?\n[ \t>]{0,8})(?:your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2}[ \t-]'
                || '[ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:'
                || 'memory|memories|record|records|logs?|notes|books)(?![a-z])|(?:delete|erase|remove|wipe|scrub|strike|drop'
                || '|purge|clear)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i(?: just)? sai'
                || 'd|all of this)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \'
                || 't]{0,4}\r?\n[ \t>]{0,8})(?:(?:your|the|long-term)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
                || ')?(?:memory|memories|record)(?![a-z])|this(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part'
                || '(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|message(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?'
                || '\n[ \t>]{0,8})|conversation(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:must|should|may|c'
                || 'an|shall|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:not|n''t|never)(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?be(?:_'
                || '{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logged|kept|persi'
                || 'sted|memori[sz]ed|written down|noted|archived)|(?:i''d|i would)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\'
                || 'n[ \t>]{0,8})(?:rather|prefer(?: it)?(?: if)?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})you'
                || '(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:didn''t|did not|don''t|do not|not)(?:_{0,2}[ \t-'
                || '][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:remember|record|save|store|keep|log|note|memori[sz]e)(?:_{0,'
                || '2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|any)|unrecord(?:_{0,2}[ \t-][ \t_-]{0,3}'
                || '|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it)|(?:between us only|for your ears only),? (?:do not|don''t))') then
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
            if v_long or assay._firewall_holds(
                p_lower,
                ('((?:(?<![a-z])(?:i|you|we|they|he|she|who|to|that|never|not|don''?t|can''?t|cannot|won''?t|didn''?t|couldn''?'
                || 't|wouldn''?t|shouldn''?t)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?<![a-z]))((?:do(?:_{0,2}[ \t-][ \t'
                || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|don''?t(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|pl'
                || 'ease not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ '
                || '\t>]{0,8}))?(?:(?:remember|record|save|store|memori[sz]e|log|note|retain|persist|capture|archive|keep(?:'
                || ' a record of| track of)?|write|jot|commit)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:any(?:thing)?'
                || '|all|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))'
                || '?(?:this|that|these|it|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am| just)'
                || '*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|say|saying|told|wrote|typed|shared|tell)(?:(?:[ \t_-'
                || ']{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|messag'
                || 'e|conversation|chat|turn|one|line|sentence|paragraph|note|exchange|session|thread|info|information|detai'
                || 'l)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|ok|okay|for me|f'
                || 'or later|in (?:your |the )?(?:memory|memories|notes?|log|logs|records?)|to (?:your )?memory|on (?:the )?'
                || 'record|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9]))|forget(?:[ \t'
                || '_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|all of this|all this|everything i(?: just)? said)(?:'
                || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:immediately|instantly|at once|right away|right now|straight a'
                || 'way|ever happened)(?![ ]*[a-z0-9]))'),
                'marker',
                'subject'
            ) then
                v_wanted := v_wanted || 'marker_imperative'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array[
        '%entfern%', '%geheugen%', '%ikke%', '%inte %', '%nicht%', '%niet%', '%notulen%', '%streich%', '%tilg%',
        '%uden for%', '%utenfor%', '%vergeet%', '%vergiss%'
    ])
    or (v_wide and p_lower collate "C" like any (array['%lösch%', '%utanför%'])) then
        if p_lower collate "C" like any (array[
            '%aufnehm%', '%aufzeichn%', '%behalt%', '%bewa%', '%festhalt%', '%geheugen%', '%gem%', '%halte%', '%husk%',
            '%lagr%', '%logga%', '%merk%', '%microfoon%', '%minns%', '%mitlog%', '%neem%', '%nimm%', '%note%', '%notier%',
            '%notulen%', '%onthou%', '%opschrij%', '%opslaan%', '%protokoll%', '%referat%', '%registre%', '%schreib%',
            '%schrijf%', '%skriv%', '%sla %', '%spara%', '%speicher%', '%unter uns%', '%vastleg%', '%vergeet%', '%vergiss%',
            '%zeichne%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%gedächtnis%', '%ihåg%', '%notér%'])) then
            if v_long or p_lower collate "C" ~ ('(?<![a-z])(?:nicht (?:fürs|für das|zu) (?:protokoll|aufzeichnung)|nicht (?:im|ins) protokoll|(?:bitte |d'
                || 'as |dies |davon )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|aufschreiben'
                || '|protokollieren|mitschreiben|festhalten|aufnehmen|mitloggen)(?![ ]*[a-z0-9])|bitte (?:das |dies )?nicht '
                || '(?:merken|behalten)(?![ ]*[a-z0-9])|(?:merk|merke|merkt|speicher|speichere|notier|notiere|protokollier|p'
                || 'rotokolliere|zeichne|schreib|schreibe|behalt|behalte|nimm|halte) (?:dir |euch |es dir )?(?:das|dies|dies'
                || 'es|es|davon|diese nachricht|diesen teil)(?: bitte| jetzt| ja)? (?:nicht|nichts)|vergiss (?:das|dies|es)('
                || '?: bitte| wieder| gleich)* (?:sofort|gleich|umgehend|schnell|wieder)|(?:streich|streiche|lösch|lösche|en'
                || 'tfern|entferne|tilge?) (?:das|dies|es)(?: bitte| wieder| sofort)* aus (?:dem|deinem|eurem) (?:gedächtnis'
                || '|speicher|protokoll)|unter uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|noteer|registreer|sla) (?:dit'
                || '|dat|het)(?: alsjeblieft| svp)? niet|schrijf (?:dit|dat) niet op|neem (?:dit|dat) niet op|(?:dit |dat |a'
                || 'lsjeblieft |gelieve )?niet (?:opslaan|bewaren|vastleggen|noteren|opschrijven|registreren)(?![ ]*[a-z0-9]'
                || ')|(?:dit|dat) niet onthouden(?![ ]*[a-z0-9])|vergeet (?:dit|dat) (?:meteen|direct|onmiddellijk|gelijk)|n'
                || 'iet voor de (?:notulen|microfoon)|buiten de notulen|(?:wis|haal|verwijder) (?:dit|dat) uit je geheugen|('
                || '?:spara|notera|lagra|logga|minns) inte (?:detta|det här|det)(?![a-zåäö])|kom inte ihåg (?:detta|det här)'
                || '|utanför protokollet|(?:gem|husk|notér|noter|lagre|lagr|skriv) ikke (?:dette|det her|det ned|dette ned)|'
                || 'ikke (?:gem|husk|lagre|lagr|noter) (?:dette|det)(?![a-zæøå])|(?:uden for|utenfor) (?:referat|protokoll))') then
                v_wanted := v_wanted || 'marker_german'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['% pas %', '%hors %', '%jamais %', '%oublie%', '%rien %'])
    or (v_wide and strpos(p_lower, 'mémoire') > 0) then
        if p_lower collate "C" like any (array[
            '%conserv%', '%consign%', '%gard%', '%inscri%', '%micro%', '%moris%', '%note%', '%oublie%', '%registr%',
            '%reten%', '%retien%', '%stock%'
        ])
        or (v_wide and p_lower collate "C" like any (array['%mémoire%', '%procès%', '%écri%'])) then
            if v_long or p_lower collate "C" ~ ('(?<![a-z])(?:n(?:e |'')(?:le |l'')?(?:retiens?|retenez|notes?|notez|mémorise[sz]?|memorise[sz]?|mémorisez|'
                || 'enregistre[sz]?|enregistrez|sauvegarde[sz]?|gardes?|gardez|stocke[sz]?|conserve[sz]?|inscris|écris|consi'
                || 'gne[sz]?) (?:pas|rien|jamais) ?(?:tout )?(?:ça|ca|cela|ceci|de (?:tout )?(?:ça|cela|ceci)|ce (?:message|'
                || 'passage)|cette (?:partie|conversation|phrase)|ce que (?:je|j'')|dans ta mémoire|en mémoire)|à ne pas (?:e'
                || 'nregistrer|retenir|noter|mémoriser)|ne pas (?:enregistrer|mémoriser|retenir|sauvegarder|noter) (?:ça|cel'
                || 'a|ceci|ce message)|hors (?:micro|enregistrement|procès-verbal)(?![a-z])|oublie[sz]? (?:ça|cela|ceci|tout'
                || ' ça|ce que je viens de dire)(?: tout de suite| immédiatement| aussitôt| maintenant)|(?:efface|supprime|e'
                || 'nlève|retire)[sz]? (?:ça|cela|ceci|tout ça) de (?:ta|votre|la) mémoire)') then
                v_wanted := v_wanted || 'marker_french'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%extraofic%', '%fuera de%', '%mem%', '%no %', '%olvida%']) then
        if p_lower collate "C" like any (array[
            '%almacen%', '%anot%', '%apunt%', '%conserv%', '%conste%', '%debe%', '%escrib%', '%extraofic%', '%fuera%',
            '%grab%', '%guard%', '%memor%', '%olvida%', '%puede%', '%quede%', '%recuerd%', '%registr%', '%reteng%'
        ]) then
            if v_long or p_lower collate "C" ~ ('(?<![a-z])(?:(?:por favor,? )?no (?:lo |la )?(?:guardes?|guarden|recuerdes?|grabes?|registres?|anotes?|a'
                || 'lmacenes?|memorices?|apuntes?|retengas|conserves?|escribas)(?: nada)?(?: de)? ?(?:esto|eso|ello|este (?:'
                || 'mensaje|dato)|esta (?:parte|conversación|frase)|lo que (?:acabo|te|dije|digo))|no lo (?:guardes?|recuerd'
                || 'es?|grabes?|registres?|anotes?|almacenes?|memorices?|apuntes?)(?![ ]*[a-z0-9])|olvida(?:te)? (?:de )?(?:'
                || 'esto|eso|lo que (?:dije|acabo de decir))(?: (?:inmediatamente|ahora mismo|ahora|ya|de inmediato|enseguid'
                || 'a|por favor))|(?:borra|elimina|quita|bórra|elimína)(?:lo)? (?:esto |eso )?de (?:tu|la|su) memoria|fuera '
                || 'de (?:registro|récord|micrófono|acta|grabación)|extraoficialmente[,:]|que (?:esto )?no (?:quede|conste|c'
                || 'onste) (?:en acta|en el registro|registrado|registro|grabado|constancia)|(?:esto )?no (?:debe|puede) (?:'
                || 'guardarse|grabarse|quedar (?:registrado|grabado|guardado)))') then
                v_wanted := v_wanted || 'marker_spanish'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%dalla %', '%dimentica%', '%fuori %', '%non %', '%scorda%']) then
        if p_lower collate "C" like any (array[
            '%annota%', '%archivi%', '%conserv%', '%detto%', '%immediat%', '%memor%', '%onda%', '%registra%', '%ricord%',
            '%salva%', '%scriv%', '%segnar%', '%subito%', '%verbale%'
        ]) then
            if v_long or p_lower collate "C" ~ ('(?<![a-z])(?:non (?:registrare|salvare|memorizzare|annotare|conservare|archiviare|scrivere|segnare|ricor'
                || 'dare) (?:questo|quello|ciò|questa|nulla|niente|quanto)|non (?:registrar|salvar|memorizzar|annotar|conser'
                || 'var|archiviar|scriver|segnar|ricordar)(?:lo|la|telo)(?![ ]*[a-z0-9])|(?:dimentica|scorda)(?:lo)? (?:subi'
                || 'to|questo subito|immediatamente|ciò che ho detto)|(?:cancella|elimina|togli)(?:lo)? (?:questo |tutto )?d'
                || 'alla (?:tua )?memoria|fuori (?:verbale|onda|registrazione)(?![a-z]))') then
                v_wanted := v_wanted || 'marker_italian'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%da mem%', '%da sua mem%', '%da tua mem%', '%em off%', '%esque%', '%fora d%', '%nao %'])
    or (v_wide and strpos(p_lower, 'não') > 0) then
        if p_lower collate "C" like any (array[
            '%anot%', '%armazen%', '%disse%', '%em off%', '%escrev%', '%grav%', '%guard%', '%isso%', '%isto%', '%lembr%',
            '%mem%', '%regis%', '%retenh%', '%salv%'
        ]) then
            if v_long or p_lower collate "C" ~ ('(?<![a-z])(?:n[ãa]o (?:guardes?|graves?|registres?|registes?|lembres?|salves?|armazenes?|anotes?|memoriz'
                || 'es?|escrevas?|retenhas?) (?:nada )?(?:disso|disto|isso|isto|d?esta (?:mensagem|parte|conversa)|d?essa (?'
                || ':mensagem|parte|conversa)|nada|o que eu)|esque[çc]a (?:disso|isso|isto|o que eu disse)(?: agora| imediat'
                || 'amente| j[áa])|em off(?![a-z])|(?:apague|apaga|delete|remova|tire) (?:isso|isto) da (?:sua |tua )?mem[óo'
                || ']ria|fora d[eo] registr?o)') then
                v_wanted := v_wanted || 'marker_portuguese'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%bunu %', '%jangan %', '%kay%', '%mimo z%', '%nie %', '%protoko%', '%ukl%', '%usu%', '%zapomnij o%', '%zaznam%'])
    or (v_wide and p_lower collate "C" like any (array[
        '%coтpи%', '%xpaн%', '%yдaли%', '%đừng%', '%зaбyд%', '%зaпaм%', '%зaпoм%', '%зaпиc%', '%збepiг%', '%лoгиp%',
        '%пeчaт%', '%пpoтok%', '%фиkcиp%', '%لا %'
    ])) then
        if p_lower collate "C" like any (array[
            '%bunu %', '%jangan %', '%kayit%', '%nagryw%', '%nieoficjal%', '%notuj%', '%pamatuj%', '%protoko%', '%przechow%',
            '%rejestr%', '%ukl%', '%usun to%', '%zachow%', '%zapami%', '%zapis%', '%zapomnij%', '%zaznam%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%coтpи%', '%usuń to%', '%xpaн%', '%yдaли%', '%đừng%', '%зaбyд%', '%зaпaм%', '%зaпoм%', '%зaпиc%', '%збepiг%',
            '%лoгиp%', '%пeчaт%', '%пpoтok%', '%фиkcиp%', '%لا %'
        ])) then
            if v_long or p_lower collate "C" ~ ('(?:[нh]e (?:coxpaняй|зaпoминaй|зaпиcывaй|фиkcиpyй|xpaни|зaпoминaйтe|coxpaняйтe|зaпиcывaйтe|xpaнитe|фиkcи'
                || 'pyйтe|лoгиpyй|coxpaнять|зaпoминaть|зaпиcывaть) (?:этo|этoгo|этoт|этy|ничeгo|дaннoe|мoи cлoвa)|(?:[эЭ]тo|'
                || '[пП]oжaлyйcтa,?) нe (?:coxpaняй|зaпoминaй|зaпиcывaй|coxpaнять|зaпoминaть|зaпиcывaть)|[нh]e для (?:пpoтok'
                || 'oлa|зaпиcи|пeчaти)|(?:[вb]нe|[бБ]eз) (?:пpoтokoлa|зaпиcи)|[зz]aбyдь(?:тe)? (?:этo|oб этoм)(?: (?:cpaзy|н'
                || 'eмeдлeннo|ceйчac жe))|(?:[yy]дaли|[cc]oтpи)(?:тe)? этo из пaмяти|[нh]e (?:збepiгaй|зaпaм''ятoвyй|зaпиcyй)'
                || ' (?:цe|цьoгo)|(?<![a-z])nie (?:zapami[eę]tuj|zapisuj|zapisz|notuj|nagrywaj|rejestruj|przechowuj|zachowuj'
                || ')(?:cie)? (?:tego|tej (?:wiadomo|cz)|niczego|to)|(?<![a-z])(?:poza protoko[łl]em|nie do protoko[łl]u|nie'
                || 'oficjalnie:)|zapomnij o tym (?:natychmiast|od razu)|usu[ńn] to z pami[ęe]ci|(?<![a-z])ne(?:ukl[aá]dej|za'
                || 'znamen[aá]vej|pamatuj si|zapisuj) (?:to|tohle|toto)|mimo z[aá]znam|bunu (?:kaydetme|hat[ii]rlama|not alm'
                || 'a|saklama|kay[ii]t)|kay[ii]t d[ii][şs][ii]|jangan (?:simpan|catat|ingat|rekam) (?:ini|itu|pesan)|đừng (?'
                || ':lưu|ghi|nhớ|ghi nhớ) (?:điều|cái|tin|lại)|لا (?:تسجل|تحفظ|تتذكر|تخزن|تكتب) (?:هذا|ذلك|هذه))') then
                v_wanted := v_wanted || 'marker_slavic'::text;
            end if;
        end if;
    end if;
    if (v_wide and p_lower collate "C" like any (array[
        '%なかった%', '%オフ%', '%メモ%', '%ログ%', '%不予%', '%不作%', '%不做%', '%不入%', '%不留%', '%保管%', '%写%', '%削除%', '%备份%', '%存%',
        '%寫%', '%录%', '%忘%', '%書%', '%残%', '%消し%', '%登録%', '%私下%', '%紀%', '%覚え%', '%記%', '%记%', '%錄%', '%録音%', '%非公开%',
        '%기록%', '%기억%', '%남기%', '%녹음%', '%메모%', '%보관%', '%써두%', '%오프%', '%외우%', '%잊어%', '%저장%', '%적어%', '%적지%', '%지워%'
    ])) then
        if v_long or p_lower collate "C" ~ ('(?:(?:不要|别|別|请勿|請勿|勿|不用|不许|莫)(?:把)?(?:这|這|此|它|我说的|刚才)?(?:个|些|段|条|句|話|话|件事|消息|的话)?(?:再)?(?:记录|記錄|紀錄|记住|記住|记下|'
            || '記下|保存|储存|儲存|存储|存入|存下|存到|写下|寫下|写进|寫進|录入|留存|记入|记到|记得|录下|备份|记)(?:下来|下來|起来|进去|在(?:记忆|案)|到(?:记忆|记录)|任何)?(?:这|這|此|'
            || '本|刚才|我说|以上|上面|吧|了|哦|啊|[^\u3400-\u9fffA-Za-z0-9]|\Z)|(?:不要|别|別)(?:把)?(?:这|這|刚才|上面|以上)[^\n]{0,8}(?:记录|記錄|记住|記住'
            || '|保存|储存|存储|记下|写进)|不(?:入|做|作|留|予)(?:任何)?(?:记录|記錄|记忆)|(?:马上|立刻|立即|赶紧|请)?(?:忘掉|忘了|忘记)(?:这|這|刚才|我刚)|从(?:你的)?记忆(?:'
            || '里|中)(?:删|抹|清)|(?:私下|非公开)(?:说|讲)[^\n]{0,3}(?:别|不要)|(?:记录|記録|保存|記憶|メモ|登録|録音|記載|保管|ログ)(?:は|を|に)?(?:しない(?:で|よう|こ'
            || 'と)|せず|残さない|取らない(?:で|よう)|しちゃ(?:だめ|ダメ)|禁止)|(?:覚え(?:ない|とかない|ておかない)|書き留めない|書かない|書き残さない|残さない|忘れて(?:ください|くれ|ほしい|ね)'
            || '|忘れておいて)(?:で|くだ|下さ|よう|\.|,|\n|\Z|い)|オフレコ|オフ・ザ・レコード|(?:今の|さっきの|この|これ)(?:発言|話|メッセージ|会話|件)?(?:は|を)?(?:すぐに?)?(?:'
            || '削除して|忘れて|消して|なかったことに)|(?:기억|저장|기록|메모|녹음|보관)(?:은|을|를)? ?(?:하지|남기지) ?(?:마|말)|(?:적지|적어두지|남기지|써두지|외우지) ?(?:마|말)|'
            || '오프 ?더 ?레코드|(?:이건|이거|방금|지금)[^\n]{0,10}(?:잊어|지워) ?(?:줘|주|버려))') then
            v_wanted := v_wanted || 'marker_cjk'::text;
        end if;
    end if;
    if strpos(p_lower, 'private') > 0 then
        if strpos(p_lower, 'begin') > 0 then
            if v_long or p_text collate "C" ~ ('-{4,5} ?BEGIN[ \r\n>]{1,4}(?:[A-Z0-9]{1,16}[ \r\n>]{1,4}){0,4}PRIVATE[ \r\n>]{1,4}KEY(?:[ ]BLOCK)?(?: ?-'
                || '{4,5})?(?:(?:[ \t]{0,8}\r?\n|\\r\\n|\\n|\\\\n)[ \t>|*]{0,16}(?:(?:Version|Comment|Proc-Type|DEK-Info|Has'
                || 'h|Charset|MessageID): ?[^\r\n]{0,120}|[A-Za-z0-9+/=]{1,120}(?![A-Za-z0-9+/=]| [A-Za-z]))?)*(?: ?-{4,5} ?'
                || 'END [A-Z0-9 ]{0,48}-{4,5}(?:\\r|\\n){0,2})?') then
                v_wanted := v_wanted || 'pem'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, 'ls0tls1crudjti') > 0 then
        if v_long or p_text collate "C" ~ ('LS0tLS1CRUdJTi(?:BSU0Eg|BFQyBQ|BPUEVO|BFTkNS|BEU0Eg|BQUklW|BQR1Ag|BTU0gy)[A-Za-z0-9+/]{16,}(?:[\r\n]{1,2}[A-'
            || 'Za-z0-9+/]{60,76})*(?:[\r\n]{1,2}[A-Za-z0-9+/]{1,76}={1,2})?={0,2}') then
            v_wanted := v_wanted || 'pem_base64'::text;
        end if;
    end if;
    if strpos(p_lower, 'putty-user-key-file') > 0 then
        if v_long or p_text collate "C" ~ ('PuTTY-User-Key-File-[0-9]: ?[^\r\n]*(?:\r?\n[ \t>]{0,16}(?:(?:Encryption|Comment|Public-Lines|Private-Lines|'
            || 'Private-MAC|Private-Hash|Key-Derivation|Argon2-[A-Za-z]{1,16}): ?[^\r\n]*|[A-Za-z0-9+/=]{1,120}(?![^\r\n])))'
            || '*') then
            v_wanted := v_wanted || 'putty'::text;
        end if;
    end if;
    if p_lower collate "C" like any (array['%d"%', '%d''%']) then
        if strpos(p_lower, 'kty') > 0 then
            if v_long or p_text collate "C" ~ '((?:"d"|''d'') ?: ?["''])([A-Za-z0-9_-]{40,})' then
                v_wanted := v_wanted || 'jwk'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, 'private key') > 0 then
        if strpos(p_lower, '-----end ') > 0 then
            if v_long or p_text collate "C" ~ ('(?:(?<![A-Za-z0-9+/=])[A-Za-z0-9+/=]{4,}[ \t]{0,4}\r?\n[ \t>]{0,8}){0,3}-{5}END (?:[A-Z0-9]{1,16} ){0,4}'
                || 'PRIVATE KEY(?: BLOCK)?-{5}') then
                v_wanted := v_wanted || 'pem_tail'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, 'eyj') > 0 then
        if v_long or p_text collate "C" ~ ('(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z0-9_-]{16,})*(?:[ \t]{0,8}\r?'
            || '\n[ \t>]{0,16})?\.(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?[A-Za-z0-9_-]{6,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z'
            || '0-9_-]{16,})*(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?\.(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?[A-Za-z0-9_-]{16,}(?:(?:[ '
            || '\t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z0-9_-]{16,})*|[A-Za-z0-9_-]{0,15})(?:\.[A-Za-z0-9_-]{8,}){0,2}') then
            v_wanted := v_wanted || 'jwt'::text;
        end if;
    end if;
    if strpos(p_lower, '://') > 0 then
        if strpos(p_lower, '@') > 0 then
            if v_long or p_text collate "C" ~ ('://(?:\r?\n[ \t>]{0,8})?[^ \t\r\n/@:"''<>`?#]{0,96}:(?:[^ \t\r\n"''<>`/@?#]{1,128}(?:@[^ \t\r\n"''<>`/@?#]{'
                || '1,64})*|[^ \t\r\n"''<>`@]{1,64}/[^ \t\r\n"''<>`/@]{1,64}|[^ \t\r\n"''<>`@/]{0,64}[?#][^ \t\r\n"''<>`/@]{1,64'
                || '})@(?=[A-Za-z0-9[$])') then
                v_wanted := v_wanted || 'url_userinfo'::text;
            end if;
        end if;
    end if;
    if strpos(p_lower, '://') > 0 then
        if strpos(p_lower, '@') > 0 then
            if v_long or p_text collate "C" ~ '://[A-Za-z0-9_-]{20,128}(?::x-oauth-basic)?@(?=[A-Za-z0-9[])' then
                v_wanted := v_wanted || 'url_token_user'::text;
            end if;
        end if;
    end if;
    if p_lower collate "C" like any (array['%backup%', '%mnemonic%', '%recovery%', '%seed%', '%wallet%']) then
        if v_long or assay._firewall_holds(
            p_text,
            ('((?:[sS][eE][eE][dD]|[rR][eE][cC][oO][vV][eE][rR][yY]|[mM][nN][eE][mM][oO][nN][iI][cC]|[bB][aA][cC][kK][uU]['
            || 'pP]|[wW][aA][lL][lL][eE][tT])[ -](?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR][dD][sS]|[sS][eE][eE][dD]|[mM][nN]['
            || 'eE][mM][oO][nN][iI][cC])[^a-zA-Z\r\n]{0,6}(?:[iI][sS]|[aA][rR][eE]|[wW][aA][sS]|[iI][sS][tT]|[eE][sS]|[eE][s'
            || 'S][tT])?[^a-zA-Z\r\n]{0,6})((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![A-Za-z]))'),
            'assignment',
            'seed'
        ) then
            v_wanted := v_wanted || 'seed_phrase'::text;
        end if;
    end if;
    if not p_identifier and length(p_lower) >= 48 then
        if p_lower collate "C" like any (array['%eight%', '%five%', '%four%', '%nine%', '%six%', '%three%', '%two%']) then
            if v_long or assay._firewall_holds(
                p_lower,
                ('(?:(?<![a-z])(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]{1,3}){11,18}(?:zero|oh|one|tw'
                || 'o|three|four|five|six|seven|eight|nine)(?![a-z])'),
                'number',
                'spelled'
            ) then
                v_wanted := v_wanted || 'card_spelled'::text;
            end if;
        end if;
    end if;
    if p_text collate "C" ~ assay._firewall_pattern('uneven') then
        if p_lower collate "C" like any (array[
            '%7z%', '%:1433:%', '%:1521:%', '%:27017:%', '%:3306:%', '%:5432:%', '%:5433:%', '%:6379:%', '%:6432:%',
            '%adgang%', '%anmelden%', '%appid%', '%auth%', '%basic%', '%bcp%', '%bearer%', '%buildah%', '%chave%',
            '%chiave%', '%clave%', '%clickhouse%', '%code%', '%combination%', '%connect%', '%contrase%', '%csrf%', '%curl%',
            '%docker%', '%dsn%', '%has%', '%helm%', '%heslo%', '%identif%', '%ifre%', '%influx%', '%isql%', '%jwt%',
            '%kennwort%', '%key%', '%kind%', '%klucz%', '%kodeord%', '%ldap%', '%licence%', '%license%', '%llave%', '%lock%',
            '%log in%', '%loggen%', '%login%', '%mariadb%', '%mdp%', '%mongo%', '%mysql%', '%nerdctl%', '%net use%',
            '%network%', '%netz%', '%nutzer%', '%openssl%', '%osql%', '%otp%', '%parola%', '%pass%', '%pat%', '%pin%',
            '%podman%', '%psk%', '%psql%', '%psw%', '%pw%', '%rabbitmqadmin%', '%red%', '%safe%', '%salasana%', '%salt%',
            '%schl%', '%secret%', '%senha%', '%sess%', '%sid%', '%sig%', '%skopeo%', '%slapta%', '%sleutel%', '%smbclient%',
            '%snowsql%', '%sqlcmd%', '%token%', '%tresor%', '%user%', '%usu%', '%utente%', '%utilis%', '%vault%', '%wacht%',
            '%webhook%', '%wget%', '%wi-fi%', '%wifi%', '%wlan%', '%wpa%', '%x-%', '%xsrf%', '%zip%', '%zugang%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%clé%', '%lösen%', '%réseau%', '%пapoл%', '%パスワード%', '%ユーザー%', '%口令%', '%密码%', '%密碼%', '%暗証%', '%用戶%', '%用户%',
            '%비밀%', '%사용자%', '%암호%', '%핀번호%'
        ])) then
            if p_lower collate "C" like any (array[
                '%adgang%', '%appid%', '%auth%', '%bearer%', '%clave%', '%connect.sid%', '%contrase%', '%cred%', '%csrf%',
                '%dsn%', '%haslo%', '%heslo%', '%ifre%', '%jsessionid%', '%jwt%', '%kennwort%', '%key%', '%kodeord%',
                '%mdp%', '%otp%', '%parola%', '%pass%', '%pat%', '%psk%', '%psw%', '%pw%', '%salasana%', '%secret%',
                '%senha%', '%sessid%', '%slapta%', '%token%', '%wacht%', '%xsrf%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%hasł%', '%lösen%', '%пapoл%', '%パスワード%', '%口令%', '%密码%', '%密碼%', '%暗証%', '%비밀%', '%암호%'])) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%=%']) then
                    if v_long or assay._firewall_holds(
                        p_text,
                        ('((?:(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT'
                        || ']|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[kK][eE][nN][nN][wW]'
                        || '[oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[c'
                        || 'C][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA'
                        || '][cC][hH][tT][wW][oO][oO][rR][dD]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD'
                        || '][iI][nN][eE]|пapoль|[hH][aA][sS]ł[oO]|[lL]ö[sS][eE][nN][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[t'
                        || 'T][oO][kK][eE][nN]|[aA][pP][iI][_ -]?[kK][eE][yY]|[aA][pP][iI][_ -]?[sS][eE][cC][rR][eE][tT]|[aA'
                        || '][cC][cC][eE][sS][sS][_ -]?[kK][eE][yY]|[sS][eE][cC][rR][eE][tT][_ -]?(?:[aA][cC][cC][eE][sS][sS'
                        || '][_ -]?)?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE][_ -]?[kK][eE][yY]|[aA][uU][tT][hH][_ -]?[kK]['
                        || 'eE][yY]|[aA][cC][cC][oO][uU][nN][tT][_ -]?[kK][eE][yY]|[sS][hH][aA][rR][eE][dD][_ -]?(?:[aA][cC]'
                        || '[cC][eE][sS][sS][_ -]?)?[kK][eE][yY]|[sS][iI][gG][nN][iI][nN][gG][_ -]?[kK][eE][yY]|[eE][nN][cC]'
                        || '[rR][yY][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[mM][aA][sS][tT][eE][rR][_ -]?[kK][eE][yY]|[sS][e'
                        || 'E][rR][vV][eE][rR][_ -]?[kK][eE][yY]|[sS][eE][rR][vV][iI][cC][eE][_ -]?[kK][eE][yY]|[aA][dD][mM]'
                        || '[iI][nN][_ -]?[kK][eE][yY]|[lL][iI][cC][eE][nN][sS][eE][_ -]?[kK][eE][yY]|[aA][pP][pP][_ -]?[kK]'
                        || '[eE][yY]|[cC][oO][nN][sS][uU][mM][eE][rR][_ -]?[kK][eE][yY]|[sS][uU][bB][sS][cC][rR][iI][pP][tT]'
                        || '[iI][oO][nN][_ -]?[kK][eE][yY]|[sS][sS][hH][_ -]?[kK][eE][yY]|[dD][eE][pP][lL][oO][yY][_ -]?[kK]'
                        || '[eE][yY]|[wW][eE][bB][hH][oO][oO][kK][_ -]?[kK][eE][yY]|[cC][lL][iI][eE][nN][tT][_ -]?[kK][eE][y'
                        || 'Y]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?)|(?<![A-Za-z])(?:[pP][aA][sS][sS]|[pP][wW][dD]|'
                        || '[pP][wW]|[pP][sS][wW]|[pP][sS][wW][dD]|[mM][dD][pP]|[cC][lL][aA][vV][eE]|[pP][aA][rR][oO][lL][aA'
                        || ']|[cC][rR][eE][dD][sS]?|[jJ][wW][tT]|[cC][oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[cC][sS][rR][fF]'
                        || '[tT][oO][kK][eE][nN]|[xX][sS][rR][fF]-[tT][oO][kK][eE][nN]|[pP][hH][pP][sS][eE][sS][sS][iI][dD]|'
                        || '[jJ][sS][eE][sS][sS][iI][oO][nN][iI][dD]|[bB][eE][aA][rR][eE][rR]|[aA][pP][iI][kK][eE][yY]|[oO]['
                        || 'tT][pP]|_?[aA][uU][tT][hH]|[pP][sS][kK]|[hH][aA][sS][lL][oO]|[sS][iI][fF][rR][eE]|ş[iI][fF][rR]['
                        || 'eE]|[sS][lL][aA][pP][tT][aA]ž[oO][dD][iI][sS]|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN]['
                        || 'aA]|[kK][oO][dD][eE][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE]|[aA][pP][pP][iI][d'
                        || 'D])|(?<=[_-])(?:[pP][aA][sS][sS]|[pP][wW][dD]|[pP][wW]|[pP][aA][tT]|[pP][sS][kK]|[aA][uU][tT][hH'
                        || ']|[aA][pP][pP][iI][dD]|[dD][sS][nN])|(?<=[A-Za-z])PASS|(?<=[a-z])(?:Pass|Pwd)|パスワード|暗証番号|密码|密碼|口'
                        || '令|비밀번호|암호)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT][rR][iI][nN][gG]|[_ -]?[0-9]{1,2})'
                        || '?["''`\]\)*_]{0,3}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUü]'
                        || '[rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|для|oт)(?: [^ \t\r\n:=]{1'
                        || ',15}){1,3})?[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA]'
                        || '[sS][sS]:|[eE][nN][vV]:)?(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@'
                        || 'A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        'sign'
                    ) then
                        v_wanted := v_wanted || 'assignment'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['%sess%', '%sid%']) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%=%']) then
                    if v_long or assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z])(?:[sS][eE][sS][sS][iI][oO][nN](?:[_-]?(?:[iI][dD]|[kK][eE][yY]))?|[sS][eE][sS][sS'
                        || ']|[sS][iI][dD])["''`\]\)*_]{0,3}[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:\r?\n[ \t]{1,8})?)("'
                        || '[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        'session'
                    ) then
                        v_wanted := v_wanted || 'session'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['%key%', '%salt%', '%sig%']) then
                if p_lower collate "C" like any (array['%->%', '%:%', '%=%']) then
                    if v_long or assay._firewall_holds(
                        p_text,
                        ('((?:(?<![A-Za-z])(?:[sS][iI][gG]|[sS][iI][gG][nN][aA][tT][uU][rR][eE])|(?<=[_-])(?:[kK][eE][yY]|'
                        || '[sS][aA][lL][tT])|(?<=[a-z])Key)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT][rR][iI][nN]'
                        || '[gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][l'
                        || 'L]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|для'
                        || '|oт)(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:[sS]%3[aA]|[bB][a'
                        || 'A][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^''\r\n]+|`[^`\'
                        || 'r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                        'assignment',
                        'weak'
                    ) then
                        v_wanted := v_wanted || 'assigned_key'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%chiave%', '%clave%', '%code%', '%combination%', '%contrase%', '%has%', '%heslo%', '%kennwort%', '%key%',
                '%mdp%', '%parola%', '%pass%', '%pin%', '%pw%', '%schl%', '%secret%', '%senha%', '%token%', '%wacht%'
            ])
            or (v_wide and p_lower collate "C" like any (array['%clé%', '%lösen%', '%пapoл%', '%パスワード%', '%口令%', '%密码%', '%密碼%', '%비밀%', '%암호%'])) then
                if v_long or assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][o'
                    || 'O][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[kK][eE][nN][nN'
                    || '][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|['
                    || 'pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[sS][eE][n'
                    || 'N][hH][aA]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD][iI][nN][eE]|пapoль|[c'
                    || 'C][lL][aA][vV][eE]|[cC][lL]é|[cC][hH][iI][aA][vV][eE]|[sS][cC][hH][lL]ü[sS][sS][eE][lL]|[pP][iI][nN]'
                    || '|[pP][iI][nN] [cC][oO][dD][eE]|[pP][wW]|[pP][aA][sS][sS]|[mM][dD][pP]|[sS][eE][cC][rR][eE][tT]|[tT]['
                    || 'oO][kK][eE][nN]|[kK][eE][yY]|[hH][aA][sS]ł[oO]|[hH][eE][sS][lL][oO]|[lL]ö[sS][eE][nN][oO][rR][dD]|[c'
                    || 'C][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[pP][aA][sS][sS][wW][oO][rR][tT]|[cC][oO][dD][eE])(?: (?:'
                    || '[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|'
                    || '[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|[wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|для)('
                    || '?: [^ \t\r\n:=,.]{1,15}){0,3})? (?:[iI][sS] [nN][oO][wW]|[iI][sS]|[wW][aA][sS]|[aA][rR][eE]|[iI][sS]'
                    || '[tT]|[lL][aA][uU][tT][eE][tT]|[wW][aA][rR]|[eE][sS]|[eE][sS][tT]|[eE][rR][aA]|é|è|[sS][aA][rR]à|[bB]'
                    || 'ę[dD][zZ][iI][eE]|[tT][oO]|ä[rR]|[eE][rR]|этo|[cC][hH][aA][nN][gG][eE][dD] [tT][oO]|[sS][eE][tT] [tT'
                    || '][oO]|[rR][eE][sS][eE][tT] [tT][oO]|[bB][eE][cC][oO][mM][eE][sS]|[hH][eE][iI][sSß][tT])[:]?[ ]{1,2}|'
                    || '(?:パスワード|密码|密碼|口令|비밀번호|암호)(?:是|为|為|は|が|는|은|를|을|:)?[ ]{0,2}))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*'
                    || '+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    'copula'
                ) then
                    v_wanted := v_wanted || 'spoken'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%identif%', '%lock%', '%login%', '%network%', '%netz%', '%nutzer%', '%pin %', '%pin:%', '%pin=%', '%red%',
                '%safe%', '%ssid%', '%tresor%', '%user%', '%usu%', '%utente%', '%utilis%', '%vault%', '%wi-fi%', '%wifi%',
                '%wlan%', '%wpa%', '%zugang%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%pin码%', '%pin碼%', '%réseau%', '%パスワード%', '%ユーザー%', '%口令%', '%密码%', '%密碼%', '%暗証%', '%用戶%', '%用户%', '%비밀%',
                '%사용자%', '%핀번호%'
            ])) then
                if v_long or assay._firewall_holds(
                    p_text,
                    ('((?:(?<![A-Za-z])(?:[uU][sS][eE][rR]|[uU][sS][eE][rR][nN][aA][mM][eE]|[lL][oO][gG][iI][nN]|[uU][sS]['
                    || 'uU][aA][rR][iI][oO]|[uU][sS][uU]á[rR][iI][oO]|[uU][tT][eE][nN][tT][eE]|[uU][tT][iI][lL][iI][sS][aA]['
                    || 'tT][eE][uU][rR]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT]|[bB][eE][nN][uU][tT][zZ][eE][rR]|[nN][u'
                    || 'U][tT][zZ][eE][rR]|[gG][eE][bB][rR][uU][iI][kK][eE][rR]|[nN][eE][tT][wW][oO][rR][kK]|[sS][sS][iI][dD'
                    || ']|[nN][eE][tT][zZ]|[rR][eE][dD]|[rR]é[sS][eE][aA][uU]|[wW][iI][fF][iI]|[wW][lL][aA][nN])[:=]? ["'']?['
                    || '^ \t\r\n,;"'']{1,40}["'']?(?:,| and| und| y| et| e| /|;)? (?:(?:[pP][wW]|[pP][wW][dD]|[pP][aA][sS][sS]'
                    || '|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[kK][eE][nN][nN][wW][oO][rR][tT]|'
                    || '[mM][dD][pP]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][lL][aA][vV][eE]|[cC][oO][nN][tT][rR][aA'
                    || '][sS][eE]ñ[aA]|[sS][eE][nN][hH][aA]|[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][sS][k'
                    || 'K]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[pP][aA][rR][oO][lL][aA])) (?:(?:[iI][sS]|[iI][sS][tT]|['
                    || 'eE][sS]|[eE][sS][tT]|é) )?|(?:ユーザー名|用户名|用戶名|사용자)[^\n,]{1,24}[,,] ?(?:パスワード|密码|密碼|비밀번호)[ ]?|(?:[uU][s'
                    || 'S][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO][rR][dD])?|[lL][oO][gG][iI][nN] ?/ ?(?:[pP][wW]|[pP][aA][s'
                    || 'S][sS][wW][oO][rR][dD]|[pP][aA][sS][sS])|[zZ][uU][gG][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[cC][rR][e'
                    || 'E][dD][eE][nN][tT][iI][aA][lL][sS]|[cC][rR][eE][dD][sS]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT]'
                    || '[sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][lL][eE][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][iI][sS]|['
                    || 'cC][rR][eE][dD][eE][nN][zZ][iI][aA][lL][iI])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW][pP][aA]2?|[wW]['
                    || 'pP][aA]3|[wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[wW][lL][aA][nN]-) ?(?:[pP][aA][sS][sS]'
                    || '[pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][wW][oO][rR][dD]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO][rR]['
                    || 'tT]|[sS][cC][hH][lL]ü[sS][sS][eE][lL]|[pP][sS][kK]|[cC][oO][dD][eE])[ :=]{1,3}|(?:[sS][aA][fF][eE]|['
                    || 'vV][aA][uU][lL][tT]|[lL][oO][cC][kK]|[lL][oO][cC][kK][eE][rR]|[pP][aA][dD][lL][oO][cC][kK]|[tT][rR]['
                    || 'eE][sS][oO][rR]) (?:[cC][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC][oO][mM][bB][oO]|[cC][oO][dD][e'
                    || 'E]|[kK][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN])(?: (?:[iI][sS]|[iI][sS][tT]))?:? |(?:PIN|(?<![A-Za-'
                    || 'z])(?:[pP][iI][nN](?: [cC][oO][dD][eE]| [nN][uU][mM][bB][eE][rR])?))(?: (?:[fF][oO][rR]|[oO][fF]|[oO'
                    || '][nN]|[tT][oO]|[fF][oO][rR] [tT][hH][eE])(?: [A-Za-z]{1,15}){1,3})?(?: is |: ?| ist | es |= ?| : ?| '
                    || ')|(?:暗証番号|PIN码|PIN碼|pin码|핀번호)(?:は|是|为|:|는|은)?[ ]?|(?:密码|密碼|口令|パスワード|비밀번호)[ ]))("[^"\r\n]+|''[^''\r\n]+'
                    || '|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    'bare'
                ) then
                    v_wanted := v_wanted || 'pair'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%7z%', '%bcp%', '%buildah%', '%clickhouse%', '%docker%', '%helm%', '%identified%', '%influx%', '%isql%',
                '%key%', '%ldap%', '%mariadb%', '%mongo%', '%mysql%', '%nerdctl%', '%net use%', '%openssl%', '%osql%',
                '%pass%', '%podman%', '%psql%', '%rabbitmqadmin%', '%redis-cli%', '%secret%', '%skopeo%', '%smbclient%',
                '%snowsql%', '%sqlcmd%', '%token%', '%zip%'
            ]) then
                if v_long or assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9-])(?:--?(?:(?:[a-zA-Z]{1,16}-){0,3}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS]['
                    || 'sS][wW][dD]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]|[tT][oO][kK][eE][nN]|[sS][eE]['
                    || 'cC][rR][eE][tT]|[aA][pP][iI]-?[kK][eE][yY]|[aA][cC][cC][eE][sS][sS]-[kK][eE][yY]|[sS][eE][cC][rR][eE'
                    || '][tT]-[kK][eE][yY]|[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|[aA][pP][iI][kK][eE][yY]|[kK][eE][yY]))(?:['
                    || ' \t]{1,3}|=)|(?:mysql|mysqldump|mysqladmin|mariadb|mariadb-dump)(?: +-{1,2}[A-Za-z-]+(?:[ =][A-Za-z0'
                    || '-9_.-]+)?){0,4} +-p|sshpass +-p ?|(?:(?:docker|podman|helm|nerdctl|buildah|skopeo)(?: registry)? log'
                    || 'in|redis-cli|mongo|mongosh|mongodump|ldapsearch|ldapmodify|sqlcmd|isql|osql|bcp|smbclient|rabbitmqad'
                    || 'min|influx|clickhouse-client|snowsql|zip|unzip|7z)[^\r\n|;]{0,48} (?:-[paPw] {0,2}|--pass(?:word)?[ '
                    || '=])|-pass(?:in|out) pass:|net use [^ \r\n]+ [^ \r\n]+ /user:[^ \r\n]+ |(?:[iI][dD][eE][nN][tT][iI][f'
                    || 'F][iI][eE][dD] (?:[wW][iI][tT][hH] [a-zA-Z0-9_]+ )?[bB][yY]) +|(?:(?:[wW][iI][tT][hH] |[eE][nN][cC]['
                    || 'rR][yY][pP][tT][eE][dD] )[pP][aA][sS][sS][wW][oO][rR][dD]) +(?='')|machine [^ \r\n]+(?:[ ]{1,8}|[ ]{0'
                    || ',8}\r?\n[ \t]{0,8})login [^ \r\n]+(?:[ ]{1,8}|[ ]{0,8}\r?\n[ \t]{0,8})password +|(?:[sS][eE][tT][xX]'
                    || '? [a-zA-Z0-9_]{0,30}(?:[tT][oO][kK][eE][nN]|[pP][aA][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT'
                    || ']|[kK][eE][yY])) +))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    'flag'
                ) then
                    v_wanted := v_wanted || 'command_line'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%curl%', '%wget%']) then
                if v_long or assay._firewall_holds(
                    p_text,
                    ('((?:curl|wget)(?: [^\r\n|;]{0,96})? (?:-u|--user|--proxy-user|-U|-a|--auth)[ =]?["'']?[A-Za-z0-9._@%+'
                    || '-]{1,60}:)([!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
                    'assignment',
                    'flag'
                ) then
                    v_wanted := v_wanted || 'curl_user'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%api-key%', '%auth%', '%basic%', '%bearer%', '%token%', '%x-%']) then
                if v_long or assay._firewall_holds(
                    p_text,
                    ('((?:(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][uU][tT][hH][oO'
                    || '][rR][iI][zZ][aA][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|['
                    || 'xX]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[aA][pP][iI]-[kK][e'
                    || 'E][yY]|[xX]-[tT][oO][kK][eE][nN])["''\]]{0,2}[ ]{0,2}[:=,]{1,2}[ ]{0,2}["'']?(?:[bB][eE][aA][rR][eE][r'
                    || 'R]|[bB][aA][sS][iI][cC]|[tT][oO][kK][eE][nN]|[jJ][wW][tT]|[aA][pP][iI][kK][eE][yY]|[aA][pP][iI]-[kK]'
                    || '[eE][yY]|[dD][iI][gG][eE][sS][tT]|[nN][eE][gG][oO][tT][iI][aA][tT][eE]|[bB][oO][tT]|[kK][eE][yY])[ :'
                    || '=]{1,2}["'']?|(?<![A-Za-z])(?:[bB][eE][aA][rR][eE][rR]|[bB][aA][sS][iI][cC]) (?=[A-Za-z0-9+/=_.~-]{16'
                    || ',}))(?:[oO][aA][uU][tT][hH]:)?)([A-Za-z0-9+/=_.~-]{4,})'),
                    'assignment',
                    'header'
                ) then
                    v_wanted := v_wanted || 'auth_header'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%api-key%', '%authorization%', '%subscription-key%', '%token%', '%x-%']) then
                if v_long or assay._firewall_holds(
                    p_text,
                    ('((?:(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][uU][tT][hH][oO'
                    || '][rR][iI][zZ][aA][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|['
                    || 'xX]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-[tT][oO][kK][e'
                    || 'E][nN]|[pP][rR][iI][vV][aA][tT][eE]-[tT][oO][kK][eE][nN]|[jJ][oO][bB]-[tT][oO][kK][eE][nN]|[xX]-[vV]'
                    || '[aA][uU][lL][tT]-[tT][oO][kK][eE][nN]|[xX]-[sS][hH][oO][pP][iI][fF][yY]-[aA][cC][cC][eE][sS][sS]-[tT'
                    || '][oO][kK][eE][nN]|[xX]-[fF][iI][gG][mM][aA]-[tT][oO][kK][eE][nN]|[xX][iI]-[aA][pP][iI]-[kK][eE][yY]|'
                    || '[dD][dD]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[gG][oO][oO][gG]-[aA][pP][iI]-[kK][eE][yY]|[oO][cC][pP]-[aA]'
                    || '[pP][iI][mM]-[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN]-[kK][eE][yY])["''\]]{0,2}[ ]{0,2}[:=,]{'
                    || '1,2}[ ]{0,2}["'']?))([A-Za-z0-9+/=_.~-]{12,})'),
                    'assignment',
                    'header'
                ) then
                    v_wanted := v_wanted || 'auth_header_plain'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%key%', '%pass%', '%pwd%', '%salt%', '%secret%', '%token%']) then
                if v_long or assay._firewall_holds(
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
                    || 'Y]|[aA][cC][cC][eE][sS][sS]_?[kK][eE][yY]|[pP][wW][dD])["''] ?, ?["'']))([^"''<>\r\n]+)'),
                    'assignment',
                    'sign'
                ) then
                    v_wanted := v_wanted || 'markup'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%:1433:%', '%:1521:%', '%:27017:%', '%:3306:%', '%:5432:%', '%:5433:%', '%:6379:%', '%:6432:%']) then
                if v_long or assay._firewall_holds(
                    p_text,
                    ('((?<![A-Za-z0-9.-])[A-Za-z0-9.-]+:[0-9]{2,5}:[A-Za-z0-9_*.-]+:[A-Za-z0-9_.-]+:)([!#-&*+./0-9:=?@A-Z\'
                    || '\^_a-z~-]+)'),
                    'assignment',
                    'structured'
                ) then
                    v_wanted := v_wanted || 'pgpass'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%auth%', '%code=%', '%key%', '%kind%', '%pass%', '%pwd%', '%secret%', '%sig%', '%token%']) then
                if v_long or assay._firewall_holds(
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
                    'structured'
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
                    if v_long or assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z])(?:(?:[kK][eE][yY][sS]?|[tT][oO][kK][eE][nN][sS]?|[sS][eE][cC][rR][eE][tT][sS]?|[p'
                        || 'P][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][pP][hH][rR][aA][sS'
                        || '][eE][sS]?|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?|[cC][rR][eE][dD][sS]|[aA][pP][iI][kK][e'
                        || 'E][yY]|[aA][pP][iI]_[kK][eE][yY]|[pP][aA][tT]|[pP][aA][sS][sS][kK][eE][yY]|[lL][iI][cC][eE][nN]['
                        || 'cCsS][eE]|[wW][eE][bB][hH][oO][oO][kK]|[cC][lL]é|[sS][cC][hH][lL]ü[sS][sS][eE][lL]|[cC][lL][aA]['
                        || 'vV][eE]|[lL][lL][aA][vV][eE]|[cC][hH][aA][vV][eE]|[cC][hH][iI][aA][vV][eE]|[sS][lL][eE][uU][tT]['
                        || 'eE][lL]|[kK][lL][uU][cC][zZ])(?:[,:=]?(?: ["''(]?[A-Za-z&.''-]{1,16}){0,5}[,:=]? ["''`(<*]{0,3}|(?:'
                        || '是|为|為|は|が|를|는|은|:|=)[ ]?["''`(<*]{0,3})|(?:[lL][oO][gG] ?[iI][nN]|[lL][oO][gG][iI][nN]|[sS][iI][g'
                        || 'G][nN] ?[iI][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][eE]|[cC][oO][nN][nN][eE][cC][tT]|['
                        || 'eE][iI][nN][lL][oO][gG][gG][eE][nN]|[aA][nN][mM][eE][lL][dD][eE][nN])(?:[ ](?:[tT][oO]|[iI][nN]['
                        || 'tT][oO]|[iI][nN]|[aA][tT]|[bB][eE][iI]|[wW][iI][tT][hH]|[uU][sS][iI][nN][gG]|[aA][sS]|[oO][nN]|['
                        || 'mM][iI][tT]|[vV][iI][aA]))(?: [A-Za-z&.''-]{1,16}){0,5} ["''`(<*]{0,3}|(?:[sS][eE][cC][rR][eE][tT]'
                        || '|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:[iI][dD]|[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG'
                        || '])[ :=]{1,3}))((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{15,})'),
                        'assignment',
                        'machine'
                    ) then
                        v_wanted := v_wanted || 'named_value'::text;
                    end if;
                end if;
            end if;
            if p_lower collate "C" like any (array['%credential%', '%key%', '%passphrase%', '%password%', '%secret%', '%token%']) then
                if p_text collate "C" ~ '[A-Za-z0-9+/_.=-]{15}' then
                    if v_long or assay._firewall_holds(
                        p_text,
                        ('((?<![A-Za-z0-9+/_.=-]))((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{16,}(?=["''`)>*]{0,3} (?:'
                        || '(?:[aA][sS]|[iI][sS]|[fF][oO][rR]|[wW][aA][sS]|[wW][oO][rR][kK][sS] [aA][sS])(?: [A-Za-z&.''-]{1,'
                        || '16}){0,3}) (?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO'
                        || '][rR][dD]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE])(?!['
                        || 'A-Za-z])))'),
                        'assignment',
                        'machine'
                    ) then
                        v_wanted := v_wanted || 'value_named'::text;
                    end if;
                end if;
            end if;
        end if;
    end if;
    if p_lower collate "C" ~ assay._firewall_pattern('figures') then
        if p_lower collate "C" like any (array[
            '%aadh%', '%aba%', '%adhaar%', '%ahv%', '%amka%', '%assurance%', '%avs%', '%bsn%', '%burgerservice%', '%cedula%',
            '%cnp%', '%codul%', '%cpr%', '%cuil%', '%cuit%', '%curp%', '%dni%', '%documento%', '%driver%', '%dselsnummer%',
            '%egn%', '%henkil%', '%hetu%', '%hkid%', '%identifikationsnummer%', '%idnr%', '%individual number%', '%insee%',
            '%ird%', '%isikukood%', '%jmbg%', '%kimlik%', '%medicare%', '%my number%', '%mynumber%', '%nas%', '%national%',
            '%nie%', '%nif%', '%nir%', '%nric%', '%oib%', '%pan%', '%pasaporte%', '%passaporte%', '%passeport%',
            '%passport%', '%permanent account%', '%person%', '%pesel%', '%pps%', '%reisepass%', '%rijksregister%', '%rodne%',
            '%rtn%', '%run%', '%rut%', '%s.s.n%', '%seguridad%', '%seguro%', '%sin%', '%social%', '%sozialv%', '%ssn%',
            '%steuer%', '%sv-nummer%', '%svnr%', '%tax file%', '%tax id%', '%tfn%', '%tin%', '%uidai%'
        ])
        or (v_wide and p_lower collate "C" like any (array[
            '%cédula%', '%cнилc%', '%rodné%', '%sécu%', '%инн%', '%пacпopт%', '%आधार%', '%ソーシャル%', '%パスポート%', '%マイナンバー%',
            '%個人番号%', '%护照%', '%社会%', '%身份证%', '%身分證%', '%여권%', '%운전면허%'
        ])) then
            if p_lower collate "C" like any (array['%s.s.n%', '%seguro%', '%social%', '%sozialv%', '%ssn%'])
            or (v_wide and p_lower collate "C" like any (array['%ソーシャル%', '%社会%'])) then
                if v_long or assay._firewall_holds(
                    p_lower,
                    ('((?:ssn|s\.s\.n\.?|social security|social insurance no|seguro social|socialsecurity|sozialversicheru'
                    || 'ng|社会安全|社会保障|ソーシャル|(?<![a-z])social(?: is|:|#))[^0-9\r\n]{0,30})([0-9]{3}[ .-]{0,3}[0-9]{2}[ .-]{0,3'
                    || '}[0-9]{4}(?![0-9]))'),
                    'named_number',
                    'ssn'
                ) then
                    v_wanted := v_wanted || 'us_ssn'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%assurance%', '%nas%', '%sin%', '%social insurance%']) then
                if v_long or assay._firewall_holds(
                    p_lower,
                    ('((?:(?<![a-z])(?:sin|nas)(?: is| est|:|#| no\.?| number)?|social insurance(?: number| no\.?)?|assura'
                    || 'nce sociale|numéro d''assurance)[^0-9a-z\r\n]{0,4}(?:is |est )?)([0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}(?'
                    || '![0-9]))'),
                    'named_number',
                    'luhn'
                ) then
                    v_wanted := v_wanted || 'ca_sin'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%identifikationsnummer%', '%idnr%', '%steuer%', '%tax id%', '%tin%']) then
                if v_long or p_lower collate "C" ~ ('((?:steuer-?id|steueridentifikationsnummer|identifikationsnummer|idnr|steuernummer|german tax id|(?<'
                    || '![a-z])tin(?![a-z]))[^0-9\r\n]{0,20})([0-9]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]{3}(?![0-9]))') then
                    v_wanted := v_wanted || 'de_tax_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%pan%', '%permanent account%']) then
                if v_long or p_lower collate "C" ~ ('((?<![a-z])(?:pan(?: card)?(?: number| no\.?)?(?: is)?|permanent account number)[^0-9a-z\r\n]{0,4})('
                    || '[a-z]{5}[0-9]{4}[a-z](?![a-z0-9]))') then
                    v_wanted := v_wanted || 'in_pan'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aadh%', '%adhaar%', '%uidai%'])
            or (v_wide and strpos(p_lower, 'आधार') > 0) then
                if v_long or p_lower collate "C" ~ ('((?:aadhaar|aadhar|adhaar|uidai|आधार)[^0-9\r\n]{0,24})([2-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-'
                    || '9]))') then
                    v_wanted := v_wanted || 'in_aadhaar'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%individual number%', '%my number%', '%mynumber%'])
            or (v_wide and p_lower collate "C" like any (array['%マイナンバー%', '%個人番号%'])) then
                if v_long or p_lower collate "C" ~ ('((?:マイナンバー|個人番号|my ?number|mynumber|individual number)[^0-9\r\n]{0,24})([0-9]{4}[ -]?[0-9]{4}[ -]?[0'
                    || '-9]{4}(?![0-9]))') then
                    v_wanted := v_wanted || 'jp_my_number'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%dni%', '%documento%', '%nie%', '%nif%']) then
                if v_long or assay._firewall_holds(
                    p_lower,
                    ('((?:(?<![a-z])(?:dni|nie|nif)(?![a-z])|documento nacional)[^0-9\r\n]{0,16}(?<![a-z0-9]))([xyz]?[0-9]'
                    || '{7,8}-?[a-z](?![a-z0-9]))'),
                    'named_number',
                    'dni'
                ) then
                    v_wanted := v_wanted || 'es_dni'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array[
                '%ahv%', '%amka%', '%avs%', '%bsn%', '%burgerservice%', '%cedula%', '%cnp%', '%codul%', '%cpr%', '%cuil%',
                '%cuit%', '%curp%', '%dni%', '%driver%', '%dselsnummer%', '%egn%', '%henkil%', '%hetu%', '%hkid%', '%insee%',
                '%ird%', '%isikukood%', '%itin%', '%jmbg%', '%kimlik%', '%medicare%', '%national%', '%nie%', '%nif%',
                '%nir%', '%nric%', '%oib%', '%pasaporte%', '%passaporte%', '%passeport%', '%passport%', '%person%',
                '%pesel%', '%pps%', '%reisepass%', '%rijksregister%', '%rodne%', '%run%', '%rut%', '%seguridad%',
                '%sociale%', '%sozialvers%', '%sv-nummer%', '%svnr%', '%tax file%', '%tfn%'
            ])
            or (v_wide and p_lower collate "C" like any (array[
                '%cédula%', '%cнилc%', '%rodné%', '%sécu%', '%инн%', '%пacпopт%', '%パスポート%', '%护照%', '%身份证%', '%身分證%',
                '%여권%', '%운전면허%'
            ])) then
                if v_long or p_lower collate "C" ~ ('((?:(?<![a-z])(?:bsn|burgerservicenummer|pesel|personnummer|personnr|cpr(?:-nummer|-nr)?|fødselsnumm'
                    || 'er|fodselsnummer|henkilötunnus|hetu|rijksregisternummer|numéro national|nir|insee|sécurité sociale|n'
                    || 'uméro de sécu|tfn|tax file number|medicare(?: number)?|ird(?: number)?|nric|hkid|tc kimlik(?: no)?|k'
                    || 'imlik numaras[ii]|cnp|codul numeric personal|amka|rodné číslo|rodne cislo|oib|egn|jmbg|isikukood|per'
                    || 'sonal number|ppsn?|pps number|ahv(?:-nummer|-nr\.?)?|avs|sozialversicherungsnummer|svnr|sv-nummer|nu'
                    || 'mero de seguridad social|seguridad social|curp|rut|run|cuil|cuit|cédula|cedula|dni|nif|nie|passport('
                    || '?: number| no\.?)?|reisepass(?:nummer)?|passeport|pasaporte|passaporte|пacпopт|cнилc|инн|护照号?|身份证号?码'
                    || '?|身分證|パスポート番号?|운전면허|여권번호?|driver''?s? licen[cs]e(?: number| no\.?)?|itin)(?![a-z])|(?:身份证|身分證|护照))(?:'
                    || '[ ](?:is|ist|est|es|è|é|number|no\.?|nummer|numéro|número|nr\.?|my)){0,2}[^0-9a-z\r\n]{0,6}(?<![a-z0'
                    || '-9]))([a-z]{0,3}[ -]?[0-9](?:[ ./-]?[0-9]){5,16}(?:[ -]?[a-z](?![a-z0-9]))?(?![a-z0-9]))') then
                    v_wanted := v_wanted || 'named_id'::text;
                end if;
            end if;
            if p_lower collate "C" like any (array['%aba%', '%routing%', '%rtn%']) then
                if v_long or assay._firewall_holds(
                    p_lower,
                    ('((?:routing(?: number| no\.?| #)?|(?<![a-z])aba(?: number| no\.?| #)?|(?<![a-z])rtn)[^0-9\r\n]{0,16}'
                    || ')([0-9]{9}(?![0-9]))'),
                    'named_number',
                    'routing'
                ) then
                    v_wanted := v_wanted || 'us_routing'::text;
                end if;
            end if;
        end if;
        if p_lower collate "C" ~ assay._firewall_pattern('bare_figures') then
            if strpos(p_lower, '-') > 0 then
                if v_long or assay._firewall_holds(
                    p_lower,
                    ('((?<![a-z])cpf[^0-9\r\n]{0,20}|(?<![0-9.])(?=[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}))([0-9]{3}[ .]?[0'
                    || '-9]{3}[ .]?[0-9]{3}[ -]?[0-9]{2}(?![0-9]))'),
                    'named_number',
                    'cpf'
                ) then
                    v_wanted := v_wanted || 'br_cpf'::text;
                end if;
            end if;
            if strpos(p_lower, '-') > 0 then
                if v_long or p_lower collate "C" ~ ('((?:주민등록번호|주민번호|외국인등록번호|(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24}|(?<![0-9-]))([0-9]{2}(?'
                    || ':0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])-[1-8][0-9]{6}(?![0-9-]))') then
                    v_wanted := v_wanted || 'kr_rrn'::text;
                end if;
            end if;
            if v_long or p_lower collate "C" ~ ('((?:(?<![a-z])nino|(?<![a-z])ni (?:number|no\.?)|national insurance)[^0-9\r\n]{0,16}(?<![a-z0-9])|(?<![a'
                || '-z0-9])(?=[a-z]{2} [0-9]{2} [0-9]{2} [0-9]{2} [a-d]))([abceghj-prstw-z][abceghj-nprstw-z] ?[0-9]{2} ?[0-'
                || '9]{2} ?[0-9]{2} ?[a-d](?![a-z0-9]))') then
                v_wanted := v_wanted || 'uk_nino'::text;
            end if;
            if v_long or assay._firewall_holds(
                p_lower,
                ('((?<![0-9a-z]))([1-9][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9x]('
                || '?![0-9a-z]))'),
                'named_number',
                'cn_id'
            ) then
                v_wanted := v_wanted || 'cn_resident_id'::text;
            end if;
            if v_long or p_lower collate "C" ~ '((?<![0-9a-z]))([a-z]{6}[0-9]{2}[abcdehlmprst][0-9]{2}[a-z][0-9]{3}[a-z](?![0-9a-z]))' then
                v_wanted := v_wanted || 'it_codice_fiscale'::text;
            end if;
            if v_long or p_lower collate "C" ~ ('((?<![0-9a-z]))([a-z][aeioux][a-z]{2}[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[hmx][a-z]{5}[a-'
                || 'z0-9][0-9](?![0-9a-z]))') then
                v_wanted := v_wanted || 'mx_curp'::text;
            end if;
            if strpos(p_lower, '-') > 0 then
                if v_long or assay._firewall_holds(
                    p_lower,
                    ('((?<![0-9a-z.-])|(?<![0-9a-z.-])[.-]|[a-z][.-])((?!000|666|9)[0-9]{3}[ ]?-(?:[ ]|\r?\n)?(?!00)[0-9]{'
                    || '2}[ ]?-(?:[ ]|\r?\n)?(?!0000)[0-9]{4}(?![0-9a-z]|-[0-9]))'),
                    'named_number',
                    'ssn'
                ) then
                    v_wanted := v_wanted || 'us_ssn_dashes'::text;
                end if;
            end if;
            if p_text collate "C" ~ assay._firewall_pattern('six_digits') then
                if v_long or assay._firewall_holds(
                    p_text,
                    ('(?<![A-Za-z0-9-])[A-Za-z]{2}[0-9]{2}(?:[A-Za-z0-9]{11,30}|(?:[ -][A-Za-z0-9]{4}){2,7}(?:[ -][A-Za-z0'
                    || '-9]{1,4})?)(?![A-Za-z0-9])'),
                    'number',
                    'iban'
                ) then
                    v_wanted := v_wanted || 'iban'::text;
                end if;
            end if;
            if not p_identifier then
                if p_text collate "C" ~ assay._firewall_pattern('six_digits') then
                    if v_long or assay._firewall_holds(
                        p_text,
                        '[0-9](?:[ \t\r\n>.-]{0,3}[0-9]){11,31}',
                        'number',
                        'card'
                    ) then
                        v_wanted := v_wanted || 'card'::text;
                    end if;
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
comment on function assay._firewall_wanted(text, text, boolean) is 'The detectors that could find something in one view of a text, and the ways (+vendor, +encoded, +atom, +blob, +symbols) to look at its runs of token characters. Of an ordinary text: none.';
revoke all on function assay._firewall_wanted(text, text, boolean) from public;
