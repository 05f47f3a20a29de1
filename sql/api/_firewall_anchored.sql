-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_anchored(p_runs text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
begin
    if p_runs collate "C" like any (array[
        '%$aact\_%', '%+ACR%', '%+ASt%', '%/api/webhooks/%', '%AAAAAAAAAAAAAAAAAAAA%', '%ABIA%', '%ABSK%', '%ACCA%',
        '%ACDb%', '%AGE-PLUGIN-%', '%AGE-SECRET-KEY-%', '%AIK\_%', '%AIoT%', '%AIza%', '%AKIA%', '%APIM%', '%ARmE%',
        '%ASIA%', '%ASbE%', '%ATATT3%', '%ATBB%', '%ATCTT3%', '%ATSTT3%', '%ATTA%', '%AVNS\_%', '%AZDO%', '%AstraCS:%',
        '%AzCa%', '%AzEG%', '%AzFu%', '%AzSe%', '%BBDC-%', '%CCDB1\_%', '%CCIPAT\_%', '%CCIPRJ\_%', '%CFPAT-%',
        '%CLOJARS\_%', '%FLWSECK%', '%FlyV1%', '%GOCSPX-%', '%GR1348941%', '%HRKU-%', '%IST.eyJ%', '%Mid-client-%',
        '%Mid-server-%', '%NRAK-%', '%NRAL-%', '%NRII-%', '%NRIQ-%', '%NRJS-%', '%NRRA-%', '%NRSP%', '%PMAK-%', '%PMAT-%',
        '%SWMKEY-1-%', '%SWMTKN-1-%', '%T3BlbkFJ%', '%\_gitlab\_session=%', '%access-development-%', '%access-production-%',
        '%access-sandbox-%', '%access\_token$%', '%amzn.mws.%', '%aph0\_%', '%api\_live%', '%api\_org\_%', '%api\_sandbox%',
        '%apify\_%', '%atlasv1.%', '%azconfig.io;Id=%', '%bb\_live\_%', '%bb\_test\_%', '%bedrock-api-key-%', '%bkaj\_%',
        '%bkct\_%', '%bkpt\_%', '%bkua\_%', '%cfat\_%', '%cfk\_%', '%cfut\_%', '%chpt\_%', '%cloudinary://%', '%cmVmd%',
        '%contribsys.com%', '%crsr\_%', '%dG9rO%', '%dbtc\_%', '%dbts\_%', '%dbtu\_%', '%dckr\_oat\_%', '%dckr\_pat\_%',
        '%depot\_org\_%', '%depot\_project\_%', '%doo\_v1\_%', '%dop\_v1\_%', '%dor\_v1\_%', '%dp.audit.%', '%dp.ct.%',
        '%dp.pt.%', '%dp.sa.%', '%dp.scim.%', '%dp.st.%', '%duffel\_%', '%dvc\_client\_%', '%dvc\_mobile\_%',
        '%dvc\_server\_%', '%endr+%', '%esecret\_%', '%essu\_%', '%eyJrIjoi%', '%figd\_%', '%figo\_%', '%figu\_%',
        '%fio-u-%', '%fm1a\_%', '%fm1r\_%', '%gcntfy-%', '%gho\_%', '%ghp\_%', '%ghr\_%', '%ghs\_%', '%ghu\_%',
        '%github\_pat\_%', '%glagent-%', '%glc\_%', '%glcbt-%', '%gldt-%', '%glffct-%', '%glft-%', '%glimt-%', '%gloas-%',
        '%glpat-%', '%glptt-%', '%glrt-%', '%glrtr-%', '%glsa\_%', '%glsoat-%', '%glwt-%', '%hawk.%', '%hcaic\_%',
        '%hcaik\_%', '%hcalk\_%', '%hcxik\_%', '%hooks.slack.com/%', '%hooks.zapier.com/%', '%hvb.%', '%hvr.%', '%hvs.%',
        '%hxtp\_%', '%hxtw\_%', '%jina\_%', '%lin\_api\_%', '%lin\_oauth\_%', '%lin\_wh\_%', '%lsv2\_pt\_%', '%lsv2\_sk\_%',
        '%mdb\_sa\_sk\_%', '%mercury\_%', '%mergify\_%', '%mlsn.%', '%napi\_%', '%novu\_%', '%npm\_%', '%ntn\_%', '%nvapi-%',
        '%ops\_eyJ%', '%os\_v2\_%', '%p8e-%', '%packagist\_%', '%pat-ap%', '%pat-eu%', '%pat-na%', '%pcsk\_%', '%persona\_%',
        '%pina\_%', '%plane\_api\_%', '%polar\_%', '%pplx-%', '%pscale\_%', '%pubkey-%', '%pypi-AgE%', '%ramp\_sec\_%',
        '%ramp\_tok\_%', '%rdme\_%', '%rk\_live\_%', '%rk\_test\_%', '%rootly\_%', '%rubygems\_%', '%rzp\_live\_%',
        '%rzp\_test\_%', '%s-s4t2%', '%samsara\_api\_%', '%sb\_secret\_%', '%scauth\_%', '%sha256~%', '%shippo\_%',
        '%shpat\_%', '%shpca\_%', '%shppa\_%', '%shpss\_%', '%shptka\_%', '%shpua\_%', '%signkey-%', '%sk-None-%',
        '%sk-admin-%', '%sk-ant-%', '%sk-helicone-%', '%sk-lf-%', '%sk-or-%', '%sk-proj-%', '%sk-service-%', '%sk-svcacct-%',
        '%sk.eyJ%', '%sk\_car\_%', '%sk\_live\_%', '%sk\_org\_%', '%sk\_sbox\_%', '%sk\_test\_%', '%sm\_aat\_%',
        '%sm\_pat\_%', '%sm\_sat\_%', '%sntrya\_%', '%sntrys\_%', '%sntryu\_%', '%snyk\_%', '%sq0acp-%', '%sq0atp-%',
        '%sq0csp-%', '%sq0idp-%', '%tfp\_%', '%tgp\_v1\_%', '%tk-us-%', '%tk.eyJ%', '%tsec\_%', '%tskey-%', '%tvly-%',
        '%ucat\_%', '%unkey\_%', '%v1.0-%', '%vk1.a.%', '%vtwn\_%', '%waka\_%', '%webhook.office.com/%', '%whsec\_%',
        '%wrkau-%', '%wrkaus-%', '%wrkeu-%', '%wrkjp-%', '%wrksg-%', '%xaat-%', '%xapp-%', '%xapt-%', '%xkeysib-%',
        '%xoxa-%', '%xoxb-%', '%xoxc-%', '%xoxd-%', '%xoxe%', '%xoxo-%', '%xoxp-%', '%xoxr-%', '%xoxs-%', '%xsmtpsib-%',
        '%ya29.%', '%zpka\_%'
    ]) then
        return true;
    end if;
    -- These say little by themselves: the beginning of the token must be there.
    if strpos(p_runs, 'hf_') > 0
        and p_runs collate "C" ~ 'hf_[A-Za-z]{12}'
    then
        return true;
    end if;
    if strpos(p_runs, 'SG.') > 0
        and p_runs collate "C" ~ 'SG\.[A-Za-z0-9_-]{12}'
    then
        return true;
    end if;
    if strpos(p_runs, 'dt0') > 0
        and p_runs collate "C" ~ 'dt0[a-z][0-9]{2}\.[A-Z0-9]{12}'
    then
        return true;
    end if;
    if E'\x01'
        || regexp_replace(p_runs collate "C", '[^A-Za-z0-9]', E'\\&\x01', 'g')
        like any (array[
            E'%\x0100%', E'%\x0100D%', E'%\x011/\x01/\x010%', E'%\x011000.\x01%', E'%\x014b1d%', E'%\x016L%',
            E'%\x01A3-\x01%', E'%\x01A3T%', E'%\x01ABIA%', E'%\x01ACCA%', E'%\x01AKCp%', E'%\x01AKIA%', E'%\x01AKID%',
            E'%\x01AKLT%', E'%\x01API-\x01%', E'%\x01AQ.\x01%', E'%\x01AQE%', E'%\x01AQVN%', E'%\x01ASIA%', E'%\x01BSA%',
            E'%\x01DO00%', E'%\x01EAA%', E'%\x01EAAA%', E'%\x01EXO%', E'%\x01EZAK%', E'%\x01EZTK%', E'%\x01K00%',
            E'%\x01KEY%', E'%\x01LTAI%', E'%\x01NF-\x01%', E'%\x01PRD-\x01%', E'%\x01SBX-\x01%', E'%\x01SCW%', E'%\x01SK%',
            E'%\x01STS.\x01%', E'%\x01YC%', E'%\x01aio\\_\x01%', E'%\x01api-\x01%', E'%\x01apk\\_\x01%', E'%\x01b.\x01%',
            E'%\x01b\\_\x01%', E'%\x01cio%', E'%\x01ck\\_\x01%', E'%\x01cs\\_\x01%', E'%\x01csa\\_\x01%', E'%\x01csk-\x01%',
            E'%\x01dapi%', E'%\x01db-\x01%', E'%\x01ddo\\_\x01%', E'%\x01ddp\\_\x01%', E'%\x01ddw\\_\x01%', E'%\x01dose%',
            E'%\x01e2b\\_\x01%', E'%\x01ext\\_\x01%', E'%\x01fc-\x01%', E'%\x01fhb-\x01%', E'%\x01fm2\\_\x01%',
            E'%\x01fo1\\_\x01%', E'%\x01fw\\_\x01%', E'%\x01gho\\_\x01%', E'%\x01ghp\\_\x01%', E'%\x01ghr\\_\x01%',
            E'%\x01ghs\\_\x01%', E'%\x01ghu\\_\x01%', E'%\x01gsk\\_\x01%', E'%\x01hbp\\_\x01%', E'%\x01hf\\_\x01%',
            E'%\x01ico-\x01%', E'%\x01ion\\_\x01%', E'%\x01key-\x01%', E'%\x01key\\_\x01%', E'%\x01lio\\_\x01%',
            E'%\x01lip\\_\x01%', E'%\x01live\\_\x01%', E'%\x01llx-\x01%', E'%\x01m0-\x01%', E'%\x01mb\\_\x01%',
            E'%\x01mob-\x01%', E'%\x01nfb\\_\x01%', E'%\x01nfc\\_\x01%', E'%\x01nfo\\_\x01%', E'%\x01nfp\\_\x01%',
            E'%\x01nfu\\_\x01%', E'%\x01oy2%', E'%\x01pa-\x01%', E'%\x01pat%', E'%\x01pat.\x01%', E'%\x01pdl\\_\x01%',
            E'%\x01phs\\_\x01%', E'%\x01phx\\_\x01%', E'%\x01pk\\_\x01%', E'%\x01pnb\\_\x01%', E'%\x01pnu\\_\x01%',
            E'%\x01prf\\_\x01%', E'%\x01pul-\x01%', E'%\x01r8\\_\x01%', E'%\x01re\\_\x01%', E'%\x01rnd\\_\x01%',
            E'%\x01rpa\\_\x01%', E'%\x01s.\x01%', E'%\x01sat.\x01%', E'%\x01sbp\\_\x01%', E'%\x01sc\\_\x01%',
            E'%\x01sdk-\x01%', E'%\x01secret-\x01%', E'%\x01secret\\_\x01%', E'%\x01service:\x01%', E'%\x01sgp\\_\x01%',
            E'%\x01sk-\x01%', E'%\x01sk\\_\x01%', E'%\x01sl.\x01%', E'%\x01slk\\_\x01%', E'%\x01sqa\\_\x01%',
            E'%\x01sqp\\_\x01%', E'%\x01squ\\_\x01%', E'%\x01t1.\x01%', E'%\x01tss\\_\x01%', E'%\x01u+\x01%',
            E'%\x01up\\_\x01%', E'%\x01user:\x01gh.\x01%', E'%\x01vca\\_\x01%', E'%\x01vci\\_\x01%', E'%\x01vck\\_\x01%',
            E'%\x01vcp\\_\x01%', E'%\x01vcr\\_\x01%', E'%\x01xai-\x01%', E'%\x01xau\\_\x01%', E'%\x01y0\\_\x01%',
            E'%\x01z\\_\x01%'
        ])
    then
        if strpos(p_runs, 'A3T') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])A3T[A-Z0-9][A-Z2-7]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%A3T%', '%ABIA%', '%ACCA%', '%AKIA%', '%ASIA%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AQ.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AQ\.[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '1//0') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])1//0[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '6L') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])6L[A-Za-z0-9_-]{6}AAAAA[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sk-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'gsk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])gsk_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'xai-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])xai-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'csk-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])csk-[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'fw_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])fw_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'r8_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])r8_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pa-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pa-[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sk_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sk_(?:sbox_)?[0-9a-f]{8}'
        then
            return true;
        end if;
        if strpos(p_runs, 'hf_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])hf_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'fc-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])fc-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'm0-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])m0-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'z_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])z_[A-Za-z0-9]{4,}\.[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'e2b_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])e2b_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'llx-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])llx-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'rpa_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])rpa_[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'rpa_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])rpa_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'key_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:key|crsr)_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'apk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])apk_[A-Za-z0-9+/]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%gho\_%', '%ghp\_%', '%ghr\_%', '%ghs\_%', '%ghu\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'oy2') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])oy2[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'cio') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])cio[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AKCp') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AKCp[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%sqa\_%', '%sqp\_%', '%squ\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sq[apu]_[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%sgp\_%', '%slk\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:sgp_(?:local_|[0-9a-f]{12,}_)?[0-9a-f]{12,}|slk_[0-9a-f]{12,})'
        then
            return true;
        end if;
        if strpos(p_runs, 'EAAA') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])EAAA[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'EAA') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])EAA[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pdl_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pdl_(?:live|sdbx)_apikey_[A-Za-z0-9_]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'live_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])live_[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AQE') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AQE[A-Za-z0-9+/=-]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%EZAK%', '%EZTK%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])EZ[AT]K[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%PRD-%', '%SBX-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:PRD|SBX)-[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%ck\_%', '%cs\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])c[ks]_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '00D') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])00D[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'DO00') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])DO00[A-Z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%fm2\_%', '%fo1\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:fm1[ar]_|fm2_|fo1_)[A-Za-z0-9+/_=-]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%nfb\_%', '%nfc\_%', '%nfo\_%', '%nfp\_%', '%nfu\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])nf[pocub]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%vca\_%', '%vci\_%', '%vck\_%', '%vcp\_%', '%vcr\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])vc[aikpr]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'rnd_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])rnd_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%ddo\_%', '%ddp\_%', '%ddw\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])dd[pow]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'EXO') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])EXO[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'SCW') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])SCW[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'xau_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])xau_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sbp_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sbp_(?:v0_)?[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '4b1d') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])4b1d[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%dapi%', '%dose%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:dapi|dose)[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'mb_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])mb_[A-Za-z0-9+/=]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%b.%', '%s.%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])[sb]\.[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pul-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pul-[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%pnb\_%', '%pnu\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pn[ub]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%pat.%', '%sat.%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])[ps]at\.[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ico-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ico-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'API-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])API-[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'A3-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])A3-[A-Z0-9]{6}-[A-Z0-9]{6}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}(?![A-Za-z0-9])'
        then
            return true;
        end if;
        if strpos(p_runs, 'key-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:pub)?key-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 're_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])re_[A-Za-z0-9]{8}'
        then
            return true;
        end if;
        if strpos(p_runs, 'SK') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])SK[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'KEY') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])KEY[0-9A-F]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pk_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pk_[0-9]{6,}_[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pat') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pat[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'secret_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])secret_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sl.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sl\.[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'LTAI') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])LTAI[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'STS.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])STS\.[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AKID') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AKID[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AKLT') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AKLT[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 't1.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])t1\.[A-Za-z0-9_=.-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AQVN') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AQVN[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'YC') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])YC[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'y0_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])y0_[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '00') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])00[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%ext\_%', '%sc\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:sc|ext|scauth)_[a-z0-9]{5,}\.[a-z0-9]{4,}\.acc[_-][a-z0-9-]{10}'
        then
            return true;
        end if;
        if strpos(p_runs, 'hbp_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])hbp_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%phs\_%', '%phx\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ph[xs]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%api-%', '%mob-%', '%sdk-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:sdk|api|mob)-[0-9a-f]{8}'
        then
            return true;
        end if;
        if strpos(p_runs, 'secret-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])secret-(?:(?:live|test)-)?[A-Za-z0-9_=-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'prf_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])prf_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%lio\_%', '%lip\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])li[po]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'tss_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])tss_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ion_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ion_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'csa_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])csa_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'BSA') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])BSA[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'aio_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])aio_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'db-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])db-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'up_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])up_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'b_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])b_[A-Za-z0-9=_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'fhb-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])fhb-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'NF-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])NF-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '1000.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])1000\.[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%service:%', '%user:gh.%'])
            and p_runs collate "C" ~ ('(?<![A-Za-z0-9])(?:service:[A-Za-z0-9_-]{2,}:[A-Za-z0-9_-]{12,}|user:gh\.[A-Za-z0-9-]{10,}:[A-Za-z0-9_-]{12,'
            || '})')
        then
            return true;
        end if;
        if strpos(p_runs, 'K00') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])K00[0-9][A-Za-z0-9/+]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'u+') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])u\+[A-Za-z0-9_+-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sgp_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sgp_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
    end if;
    return false;
end
$$;
comment on function assay._firewall_anchored(text) is 'Whether runs of token characters hold what some vendor''s token begins with.';
revoke all on function assay._firewall_anchored(text) from public;
