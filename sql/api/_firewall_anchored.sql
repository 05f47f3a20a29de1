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
        '%$aact\_%', '%+ACR%', '%+ASt%', '%-us0%', '%-us1%', '%-us2%', '%-us3%', '%-us4%', '%-us5%', '%-us6%', '%-us7%',
        '%-us8%', '%-us9%', '%.api.powerplatform.com%', '%.integromat.com/%', '%.logic.azure.com%', '%.make.com/%',
        '%/api/v%', '%/api/webhooks/%', '%/cgi-bin/webhook/send?key=%', '%/open-apis/bot/%', '%007eJx%', '%0201036c6e64%',
        '%0x4AAAAAA%', '%3MVG%', '%5Aep861%', '%:AA%', '%:APA91b%', '%:development.%', '%:production.%', '%:staging.%',
        '%:test.%', '%==:%', '%A21AA%', '%AAAAAAAAAAAAAAAAAAAA%', '%ABIA%', '%ABSK%', '%ACCA%', '%ACDb%', '%AGE-PLUGIN-%',
        '%AGE-SECRET-KEY-%', '%AIK\_%', '%AIoT%', '%AIza%', '%AKIA%', '%ALTAK%', '%APIM%', '%APP\_USR-%', '%ARmE%', '%ASIA%',
        '%ASbE%', '%ATATT3%', '%ATCTT3%', '%ATSTT3%', '%ATTA%', '%AVNS\_%', '%AZDO%', '%AstraCS:%', '%AzCa%', '%AzEG%',
        '%AzFu%', '%AzSe%', '%BAhbB0kiAbB7ImNsaW%', '%BBDC-%', '%BBFF-%', '%CCDB1\_%', '%CCIPAT\_%', '%CCIPRJ\_%',
        '%CFPAT-%', '%CLOJARS\_%', '%DO801%', '%FLWSECK%', '%FQoGZXIvYXdz%', '%FlyV1%', '%FwoGZXIvYXdz%', '%GOCSPX-%',
        '%GR1348941%', '%HRKU-%', '%IQoJb3JpZ2lu%', '%IST.eyJ%', '%LIVE\_API\_KEY:%', '%LUFRPT1%', '%Mid-client-%',
        '%Mid-server-%', '%NRAK%', '%NRAL%', '%NRII%', '%NRIQ%', '%NRJS%', '%NRRA%', '%NRSP%', '%PBSAPIToken=%', '%PMAK-%',
        '%PMAT-%', '%PVEAPIToken=%', '%Q~%', '%RGAPI-%', '%SWMKEY-1-%', '%SWMTKN-1-%', '%T3BlbkFJ%', '%TEST-%', '%TEST\_%',
        '%VENICE-%', '%VF.DM.%', '%VF.WS.%', '%WPL\_AP1.%', '%\_gitlab\_session=%', '%\_mmk%', '%\_xsk1%', '%ac.sk.%',
        '%access-development-%', '%access-production-%', '%access-sandbox-%', '%access\_token$%', '%account-%', '%akab-%',
        '%alchemy.com/v2/%', '%alchemyapi.io/v2/%', '%alcht\_%', '%amzn.mws.%', '%amzn1.oa2-cs.%', '%aph0\_%', '%api\_live%',
        '%api\_org\_%', '%api\_sandbox%', '%apify\_%', '%asat\_%', '%atlasv1.%', '%auto\_%', '%azconfig.io;Id=%',
        '%bb\_live\_%', '%bb\_ma\_%', '%bb\_pr\_%', '%bedrock-api-key-%', '%bkaj\_%', '%bkct\_%', '%bkpt\_%', '%bkua\_%',
        '%censys\_%', '%cfat\_%', '%cfk\_%', '%cfsk\_ma\_%', '%cfut\_%', '%chat.googleapis.com/%', '%chpt\_%',
        '%cloudinary://%', '%cmVmd%', '%cnvca%', '%configcat-sdk-1/%', '%contribsys.com%', '%crsr\_%', '%csb\_v1\_%',
        '%cuss\_%', '%cxtp\_%', '%cxup\_%', '%dG9rO%', '%dbtc\_%', '%dbts\_%', '%dbtu\_%', '%dckr\_oat\_%', '%dckr\_pat\_%',
        '%ddapi\_%', '%ddapp\_%', '%ddpat\_%', '%depot\_org\_%', '%depot\_project\_%', '%dingtalk.com/robot/%', '%dnkey-%',
        '%doo\_v1\_%', '%dop\_v1\_%', '%dor\_v1\_%', '%dp.audit.%', '%dp.ct.%', '%dp.pt.%', '%dp.sa.%', '%dp.scim.%',
        '%dp.st.%', '%duffel\_%', '%dvc\_client\_%', '%dvc\_mobile\_%', '%dvc\_server\_%', '%ed25519:%', '%ed25519\_sk1%',
        '%ed25519e\_sk1%', '%edesk%', '%ek\_live\_%', '%ek\_org\_%', '%endr+%', '%esecret\_%', '%essu\_%', '%eyJhIjoi%',
        '%eyJhcGlLZXkiOiJza%', '%eyJhcGlfYWRkcmVzcyI6%', '%eyJrIjoi%', '%eyJtaXJvLm9yaWdpbi%', '%eyJvcmciOiI%', '%figd\_%',
        '%figo\_%', '%figu\_%', '%fio-u-%', '%flb\_live\_%', '%fm1a\_%', '%fm1r\_%', '%gcntfy-%', '%gho\_%', '%ghp\_%',
        '%ghr\_%', '%ghs\_%', '%ghu\_%', '%github\_pat\_%', '%gitpod\_pat\_%', '%glagent-%', '%glc\_%', '%glcbt-%',
        '%gldt-%', '%glffct-%', '%glft-%', '%glimt-%', '%gloas-%', '%glptt-%', '%glrt-%', '%glrtr-%', '%glsa\_%',
        '%glsoat-%', '%glwt-%', '%gumlet\_%', '%hawk.%', '%hcaic\_%', '%hcaik\_%', '%hcalc\_%', '%hcalk\_%', '%hcamc\_%',
        '%hcamk\_%', '%hcxic\_%', '%hcxik\_%', '%hcxlc\_%', '%hcxlk\_%', '%hcxmc\_%', '%hcxmk\_%', '%hooks.slack-gov.com/%',
        '%hooks.slack.com/%', '%hooks.zapier.com/%', '%hvb.%', '%hvr.%', '%hvs.%', '%hxtp\_%', '%hxtw\_%', '%infura.io/%',
        '%isat\_%', '%jina\_%', '%jsn%', '%jsrd\_%', '%jsrp\_%', '%jsrt\_%', '%kubeconfig-%', '%lin\_api\_%',
        '%lin\_oauth\_%', '%lin\_wh\_%', '%lsv2\_pt\_%', '%lsv2\_sk\_%', '%luma-%', '%maker.ifttt.com/%', '%master-%',
        '%mdb\_sa\_sk\_%', '%mercury\_%', '%mergify\_%', '%mlsn.%', '%n8n\_api\_%', '%napi\_%', '%novu\_%', '%npm\_%',
        '%ntn\_%', '%nvapi-%', '%nyk\_v0\_%', '%oauth:%', '%ops\_eyJ%', '%os\_v2\_%', '%p.eyJ%', '%p8e-%', '%packagist\_%',
        '%papi-%', '%pat-%', '%pcsk\_%', '%pdeu+%', '%pdus+%', '%perm-%', '%perm:%', '%permit\_key\_%', '%persona\_%',
        '%pina\_%', '%placid-%', '%plane\_api\_%', '%polar\_%', '%pplx-%', '%private\_%', '%prod\_%', '%pscale\_%',
        '%pubkey-%', '%pypi-AgE%', '%quiknode.pro/%', '%ramp\_sec\_%', '%ramp\_tok\_%', '%rdme\_%', '%retool\_01%',
        '%rk\_live\_%', '%rk\_org\_%', '%rootly\_%', '%rqsty-%', '%rubygems\_%', '%rzp\_live\_%', '%s-s4t2%',
        '%samsara\_api\_%', '%sand\_%', '%sb\_secret\_%', '%scauth\_%', '%sec-c-%', '%secret-token:%', '%secret\_live\_%',
        '%sess-%', '%seti\_%', '%sha256~%', '%shippo\_%', '%shltm\_%', '%shpat\_%', '%shpca\_%', '%shppa\_%', '%shpss\_%',
        '%shptka\_%', '%shpua\_%', '%signkey-%', '%sk-None-%', '%sk-admin-%', '%sk-ant-%', '%sk-helicone-%', '%sk-lf-%',
        '%sk-or-%', '%sk-proj-%', '%sk-service-%', '%sk-svcacct-%', '%sk.eyJ%', '%sk\_car\_%', '%sk\_dev\_%', '%sk\_live\_%',
        '%sk\_org\_%', '%sk\_sbox\_%', '%skey\_%', '%sm\_aat\_%', '%sm\_pat\_%', '%sm\_sat\_%', '%sntrya\_%', '%sntrys\_%',
        '%sntryu\_%', '%snyk\_%', '%standard\_%', '%stl8\_%', '%suiprivkey1%', '%test\_%', '%testsk\_%', '%tfp\_%',
        '%tgp\_v1\_%', '%tk-us-%', '%tk.eyJ%', '%token-%', '%tr\_dev\_%', '%tr\_pat\_%', '%tr\_preview\_%', '%tr\_stg\_%',
        '%tsec\_%', '%tskey-%', '%tvly-%', '%ucat\_%', '%unkey\_%', '%user:%', '%v1.0-%', '%v1.local.%', '%v1.public.%',
        '%v2.local.%', '%v2.public.%', '%v3.local.%', '%v3.public.%', '%v4.local.%', '%v4.public.%', '%v^1.1#%',
        '%ver:1-hint:%', '%vera01%', '%vercel\_blob\_rw\_%', '%vk1.a.%', '%vtwn\_%', '%waka\_%', '%wandb\_v1\_%',
        '%webhook.office.com/%', '%whsec\_%', '%xaat-%', '%xapp-%', '%xapt-%', '%xkeysib-%', '%xnd\_%', '%xoxa-%', '%xoxb-%',
        '%xoxc-%', '%xoxd-%', '%xoxe%', '%xoxo-%', '%xoxp-%', '%xoxr-%', '%xoxs-%', '%xsmtpsib-%', '%xwfp-%', '%y\_NbAkKc%',
        '%ya29.%', '%ydc-sk-%', '%zpka\_%'
    ]) then
        return true;
    end if;
    -- These say little by themselves: the beginning of the token must be there.
    if strpos(p_runs, 'hf_') > 0
        and p_runs collate "C" ~ 'hf_[A-Za-z]{12}'
    then
        return true;
    end if;
    if strpos(p_runs, 'sq0') > 0
        and p_runs collate "C" ~ 'sq0[a-z]{3}-[A-Za-z0-9_-]{12}'
    then
        return true;
    end if;
    if strpos(p_runs, 'SG.') > 0
        and p_runs collate "C" ~ 'SG\.[A-Za-z0-9_-]{12}'
    then
        return true;
    end if;
    if strpos(p_runs, 'dt0') > 0
        and p_runs collate "C" ~ 'dt0[a-z][0-9]{2}\.[A-Z0-9]{8}'
    then
        return true;
    end if;
    if strpos(p_runs, 'wrk') > 0
        and p_runs collate "C" ~ 'wrk[a-z]{2,}-eyJ[A-Za-z0-9_.-]{12}'
    then
        return true;
    end if;
    if E'\x01'
        || regexp_replace(p_runs collate "C", '[^A-Za-z0-9]', E'\\&\x01', 'g')
        like any (array[
            E'%\x010.\x01%', E'%\x0100%', E'%\x0100D%', E'%\x011/\x01/\x010%', E'%\x011000.\x01%', E'%\x014/\x010A%',
            E'%\x014b1d%', E'%\x016L%', E'%\x01A3-\x01%', E'%\x01A3T%', E'%\x01AAAA%', E'%\x01AAPK%', E'%\x01AAPT%',
            E'%\x01ABIA%', E'%\x01ACCA%', E'%\x01AKCp%', E'%\x01AKIA%', E'%\x01AKID%', E'%\x01AKLT%', E'%\x01AKTP%',
            E'%\x01API-\x01%', E'%\x01AQ.\x01%', E'%\x01AQE%', E'%\x01AQVN%', E'%\x01ASIA%', E'%\x01ATBB%', E'%\x01BSA%',
            E'%\x01CG-\x01%', E'%\x01CRN\\_\x01%', E'%\x01DO00%', E'%\x01EAA%', E'%\x01EAAA%', E'%\x01EAAl%',
            E'%\x01ES\\_\x01%', E'%\x01EXO%', E'%\x01EZAK%', E'%\x01EZTK%', E'%\x01GOOG%', E'%\x01IGAA%', E'%\x01IGQV%',
            E'%\x01IGQW%', E'%\x01JDC\\_\x01%', E'%\x01K00%', E'%\x01K10%', E'%\x01KEY%', E'%\x01LTAI%', E'%\x01MC5%',
            E'%\x01MDAx%', E'%\x01NF-\x01%', E'%\x01NRAL%', E'%\x01PRD-\x01%', E'%\x01PSK\\_\x01%', E'%\x01QN\\_\x01%',
            E'%\x01SBX-\x01%', E'%\x01SCW%', E'%\x01SEC%', E'%\x01SK%', E'%\x01STS.\x01%', E'%\x01THAA%', E'%\x01THQW%',
            E'%\x01Tsk\\_\x01%', E'%\x01YC%', E'%\x01aio\\_\x01%', E'%\x01ak-\x01%', E'%\x01ak\\_\x01%', E'%\x01al-\x01%',
            E'%\x01api-\x01%', E'%\x01api\\_\x01%', E'%\x01apk\\_\x01%', E'%\x01app\\_\x01%', E'%\x01as-\x01%',
            E'%\x01b.\x01%', E'%\x01b\\_\x01%', E'%\x01bpk-\x01%', E'%\x01cal\\_\x01%', E'%\x01cflt%', E'%\x01cio%',
            E'%\x01ck\\_\x01%', E'%\x01cli-\x01%', E'%\x01con-\x01%', E'%\x01cpk\\_\x01%', E'%\x01cs\\_\x01%',
            E'%\x01csa\\_\x01%', E'%\x01csk-\x01%', E'%\x01cu\\_\x01%', E'%\x01dag\\_\x01%', E'%\x01dapi%', E'%\x01db-\x01%',
            E'%\x01ddo\\_\x01%', E'%\x01ddp\\_\x01%', E'%\x01ddw\\_\x01%', E'%\x01dkea%', E'%\x01doca%', E'%\x01dose%',
            E'%\x01e2b\\_\x01%', E'%\x01edsk%', E'%\x01ek\\_\x01%', E'%\x01emb\\_\x01%', E'%\x01eu1.\x01%',
            E'%\x01ext\\_\x01%', E'%\x01fc-\x01%', E'%\x01fhb-\x01%', E'%\x01flp\\_\x01%', E'%\x01fm2\\_\x01%', E'%\x01fnA%',
            E'%\x01fo1\\_\x01%', E'%\x01fw\\_\x01%', E'%\x01gho\\_\x01%', E'%\x01ghp\\_\x01%', E'%\x01ghr\\_\x01%',
            E'%\x01ghs\\_\x01%', E'%\x01ghu\\_\x01%', E'%\x01gsk\\_\x01%', E'%\x01gta\\_\x01%', E'%\x01gto\\_\x01%',
            E'%\x01hbp\\_\x01%', E'%\x01hf\\_\x01%', E'%\x01ico-\x01%', E'%\x01inc\\_\x01%', E'%\x01ion\\_\x01%',
            E'%\x01jca\\_\x01%', E'%\x01key-\x01%', E'%\x01key\\_\x01%', E'%\x01kit\\_\x01%', E'%\x01lio\\_\x01%',
            E'%\x01lip\\_\x01%', E'%\x01live\\_\x01%', E'%\x01llx-\x01%', E'%\x01lma\\_\x01%', E'%\x01lmb\\_\x01%',
            E'%\x01ls\\_\x01\\_\x01%', E'%\x01m0-\x01%', E'%\x01mat\\_\x01%', E'%\x01mb\\_\x01%', E'%\x01mcr\\_\x01%',
            E'%\x01mct\\_\x01%', E'%\x01md-\x01%', E'%\x01mfa.\x01%', E'%\x01mob-\x01%', E'%\x01ms-\x01%', E'%\x01na1.\x01%',
            E'%\x01nbt\\_\x01%', E'%\x01nfb\\_\x01%', E'%\x01nfc\\_\x01%', E'%\x01nfo\\_\x01%', E'%\x01nfp\\_\x01%',
            E'%\x01nfu\\_\x01%', E'%\x01nk-\x01%', E'%\x01npg\\_\x01%', E'%\x01o.\x01%', E'%\x01oaa%', E'%\x01opk\\_\x01%',
            E'%\x01org\\_\x01%', E'%\x01ory\\_\x01%', E'%\x01oy2%', E'%\x01pa-\x01%', E'%\x01pat%', E'%\x01pat.\x01%',
            E'%\x01pdl\\_\x01%', E'%\x01phs\\_\x01%', E'%\x01phx\\_\x01%', E'%\x01pi\\_\x01%', E'%\x01pk.\x01%',
            E'%\x01pk\\_\x01%', E'%\x01pl\\_\x01%', E'%\x01pnb\\_\x01%', E'%\x01pnu\\_\x01%', E'%\x01prf\\_\x01%',
            E'%\x01psk-\x01%', E'%\x01ptr\\_\x01%', E'%\x01pul-\x01%', E'%\x01qts-\x01%', E'%\x01r8\\_\x01%',
            E'%\x01re\\_\x01%', E'%\x01rel-\x01%', E'%\x01res\\_\x01%', E'%\x01rnd\\_\x01%', E'%\x01rpa\\_\x01%',
            E'%\x01s.\x01%', E'%\x01sat.\x01%', E'%\x01sbp\\_\x01%', E'%\x01sc\\_\x01%', E'%\x01sdk-\x01%',
            E'%\x01secret-\x01%', E'%\x01secret\\_\x01%', E'%\x01service:\x01%', E'%\x01sgd\\_\x01%', E'%\x01sgp\\_\x01%',
            E'%\x01sk-\x01%', E'%\x01sk\\_\x01%', E'%\x01sl.\x01%', E'%\x01slk\\_\x01%', E'%\x01spt-\x01%',
            E'%\x01spu-\x01%', E'%\x01sqa\\_\x01%', E'%\x01sqp\\_\x01%', E'%\x01squ\\_\x01%', E'%\x01ss\\_\x01%',
            E'%\x01st.\x01%', E'%\x01sts\\_\x01%', E'%\x01syt\\_\x01%', E'%\x01t-\x01%', E'%\x01t1.\x01%',
            E'%\x01tc\\_\x01%', E'%\x01tss\\_\x01%', E'%\x01u+\x01%', E'%\x01up\\_\x01%', E'%\x01user:\x01gh.\x01%',
            E'%\x01v1.\x01%', E'%\x01v1:\x01%', E'%\x01vca\\_\x01%', E'%\x01vci\\_\x01%', E'%\x01vck\\_\x01%',
            E'%\x01vcp\\_\x01%', E'%\x01vcr\\_\x01%', E'%\x01vmw\\_\x01%', E'%\x01vs\\_\x01%', E'%\x01web\\_\x01%',
            E'%\x01wk-\x01%', E'%\x01ws-\x01%', E'%\x01xai-\x01%', E'%\x01xau\\_\x01%', E'%\x01y0\\_\x01%',
            E'%\x01y1\\_\x01%', E'%\x01y2\\_\x01%', E'%\x01y3\\_\x01%', E'%\x01z\\_\x01%'
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
        if strpos(p_runs, 'MC5') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])MC5[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ES_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ES_[0-9a-f]{12}'
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
        if p_runs collate "C" like any (array['%al-%', '%pa-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:pa|al)-[A-Za-z0-9_-]{12}'
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
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])hf_(?:oauth_|jwt_)?[A-Za-z0-9]{12}'
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
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])apk_(?:user_)?[A-Za-z0-9+/]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%gho\_%', '%ghp\_%', '%ghr\_%', '%ghs\_%', '%ghu\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ATBB') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ATBB[A-Za-z0-9]{12}'
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
        if p_runs collate "C" like any (array['%EAAA%', '%EAAl%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])EAA[Al][A-Za-z0-9_-]{12}'
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
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:live|test)_(?:[A-Za-z0-9]{12,}|[A-Za-z0-9_-]{12,})[A-Za-z0-9_-]*'
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
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])DO(?:00[A-Z0-9]|801)[A-Z0-9]{12}'
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
        if p_runs collate "C" like any (array['%dapi%', '%dkea%', '%doca%', '%dose%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:dapi|dose|dkea|doca)[0-9a-f]{12}'
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
            and p_runs collate "C" ~ ('(?<![A-Za-z0-9])A3-[A-Z0-9]{6}-(?:[A-Z0-9]{6}-[A-Z0-9]{5}|[A-Z0-9]{11})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}('
            || '?![A-Za-z0-9])')
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
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sl\.(?:u\.)?[A-Za-z0-9_-]{12}'
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
        if p_runs collate "C" like any (array['%AKLT%', '%AKTP%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AK(?:LT|TP)[A-Za-z0-9]{12}'
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
        if p_runs collate "C" like any (array['%y0\_%', '%y1\_%', '%y2\_%', '%y3\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])y[0-3]_[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '00') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])00(?![0-9]{2}-)[A-Za-z0-9_-]{12}'
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
        if p_runs collate "C" like any (array['%api-%', '%mob-%', '%rel-%', '%sdk-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:sdk|api|mob|rel)-[0-9a-f]{8}'
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
        if strpos(p_runs, 'GOOG') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])GOOG(?:1E[A-Z0-9]{12,}|[A-Z0-9]{12,})(?![A-Za-z0-9])'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk-') > 0
            and p_runs collate "C" ~ ('(?<![A-Za-z0-9])sk-(?:cp|kimi|litellm|user|team|org|live|prod|test|dev|ws|api|key|master|virtual)[0-9]{0,}-['
            || 'A-Za-z0-9_-]{12}')
        then
            return true;
        end if;
        if strpos(p_runs, 'ls__') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ls__[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ms-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ms-[0-9a-f]{8}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%ak-%', '%as-%', '%wk-%', '%ws-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:ak|as|wk|ws)-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'cpk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])cpk_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'opk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])opk_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pl_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pl_[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%gta\_%', '%gto\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])gt[ao]_[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sgd_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sgd_[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%cs\_%', '%pi\_%', '%vs\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:pi|seti|cs|cuss|vs)_[A-Za-z0-9_]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'cal_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])cal_(?:live_)?[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'md-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])md-[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '0.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])0\.[0-9a-f]{8}'
        then
            return true;
        end if;
        if strpos(p_runs, 'st.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])st\.[0-9a-f-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'npg_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])npg_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'MDAx') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])MDAx[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'jca_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])jca_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ptr_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ptr_[A-Za-z0-9/_+=-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'o.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])o\.[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'PSK_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])PSK_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%spt-%', '%spu-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sp[ut]-[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 't-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])t-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'fnA') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])fnA[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ory_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ory_(?:st|pat|apikey|wak|at|rt|ac|lo)_[A-Za-z0-9_.-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'bpk-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])bpk-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'api_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])api_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ek_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ek_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'secret_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])secret_[A-Za-z0-9-]{2,}_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ak-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ak-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'key_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])key_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'org_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])org_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'con-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])con-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'v1:') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])v1:[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sk_[a-z0-9]{8}'
        then
            return true;
        end if;
        if strpos(p_runs, 'emb_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])emb_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])T?sk_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sk_[A-Za-z0-9+/_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sk-[a-z]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sk_(?:live_|test_)?[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sk-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])p?sk-(?:let-)?[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'v1.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])v1\.[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'dag_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])dag_[a-z0-9]{2,}_[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'NRAL') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])eu01xx[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'sts_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])sts_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'inc_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])inc_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'cu_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])cu_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, '4/0A') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])4/0A[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'cflt') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])cflt[A-Za-z0-9+/]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'K10') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])K10[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'QN_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])QN_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pk_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pk_[A-Za-z0-9]{6}_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ws-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ws-[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pk.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pk\.[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%AAPK%', '%AAPT%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AAP[KT][A-Za-z0-9_.-]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%IGAA%', '%IGQV%', '%IGQW%', '%THAA%', '%THQW%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:IG|TH)(?:AA|QV|QW)[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'qts-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])qts-[0-9a-f-]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%app\_%', '%res\_%', '%ss\_%', '%vmw\_%', '%web\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:web|app|auto|ss|vmw|res)_[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%mat\_%', '%mcr\_%', '%mct\_%', '%syt\_%'])
            and p_runs collate "C" ~ ('(?<![A-Za-z0-9])(?:syt_[A-Za-z0-9+/=-]{2,}_[A-Za-z0-9]{12,}|(?:mat|mcr|mct)_[A-Za-z0-9]{12,})_[A-Za-z0-9]{6}'
            || '(?![A-Za-z0-9])')
        then
            return true;
        end if;
        if strpos(p_runs, 'SEC') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])SEC[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'JDC_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])JDC_[A-Z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'kit_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])kit_[0-9a-f]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'nbt_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])nbt_[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'edsk') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ede?sk[1-9A-HJ-NP-Za-km-z]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ak-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ak-[0-9a-f]{8}'
        then
            return true;
        end if;
        if strpos(p_runs, 'AAAA') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])AAAA[A-Za-z0-9_-]{7}:[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'oaa') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])oaa[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'v1.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])v1\.[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'ak_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])ak_[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'nk-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])nk-[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%eu1.%', '%na1.%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:na1|eu1)\.[A-Za-z0-9+/]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'flp_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])flp_[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'mfa.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])mfa\.[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'CRN_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])CRN_[A-Za-z0-9_-]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'pat.') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])pat\.[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'CG-') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])CG-[A-Za-z0-9]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%api-%', '%cli-%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])(?:api|cli)-[a-z0-9]{12}'
        then
            return true;
        end if;
        if strpos(p_runs, 'tc_') > 0
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])tc_[A-Za-z0-9_-]{2,}_[0-9a-f]{12}'
        then
            return true;
        end if;
        if p_runs collate "C" like any (array['%lma\_%', '%lmb\_%'])
            and p_runs collate "C" ~ '(?<![A-Za-z0-9])lm[ab]_[A-Za-z0-9+/=_-]{12}'
        then
            return true;
        end if;
    end if;
    return false;
end
$$;
comment on function assay._firewall_anchored(text) is 'Whether runs of token characters hold what some vendor''s token begins with.';
revoke all on function assay._firewall_anchored(text) from public;
