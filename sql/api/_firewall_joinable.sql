-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_joinable(p_joined text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
begin
    return strpos(p_joined, 'eyJ') > 0
        or (strpos(p_joined, '://') > 0 and strpos(p_joined, '@') > 0)
        or p_joined collate "C" like any (array[
        '%$aact\_%', '%+ACR%', '%+ASt%', '%-us0%', '%-us1%', '%-us2%', '%-us3%', '%-us4%', '%-us5%', '%-us6%', '%-us7%',
        '%-us8%', '%-us9%', '%.api.powerplatform.com%', '%.integromat.com/%', '%.logic.azure.com%', '%.make.com/%',
        '%/api/v%', '%/api/webhooks/%', '%/cgi-bin/webhook/send?key=%', '%/open-apis/bot/%', '%0.%', '%00%',
        '%0201036c6e64%', '%1//0%', '%3MVG%', '%4/0A%', '%4b1d%', '%5Aep861%', '%6L%', '%:AA%', '%:APA91b%',
        '%:development.%', '%:production.%', '%:staging.%', '%==:%', '%A21AA%', '%A3-%', '%A3T%', '%AAAA%', '%AAPK%',
        '%AAPT%', '%ABIA%', '%ACCA%', '%ACDb%', '%AGE-PLUGIN-%', '%AIK\_%', '%AIoT%', '%AIza%', '%AKCp%', '%AKIA%', '%AKID%',
        '%AKLT%', '%AKTP%', '%ALTAK%', '%API-%', '%APIM%', '%APP\_USR-%', '%AQ.%', '%AQE%', '%AQVN%', '%ARmE%', '%ASIA%',
        '%ASbE%', '%ATATT3%', '%ATBB%', '%ATCTT3%', '%ATSTT3%', '%ATTA%', '%AVNS\_%', '%AZDO%', '%AstraCS:%', '%AzCa%',
        '%AzEG%', '%AzFu%', '%AzSe%', '%BAhbB0kiAbB7ImNsaW%', '%BBDC-%', '%BBFF-%', '%BSA%', '%CCDB1\_%', '%CCIPAT\_%',
        '%CCIPRJ\_%', '%CFPAT-%', '%CG-%', '%CLOJARS\_%', '%CRN\_%', '%DO801%', '%EAA%', '%ES\_%', '%EXO%', '%EZAK%',
        '%EZTK%', '%FQoGZXIvYXdz%', '%FlyV1%', '%FwoGZXIvYXdz%', '%GOCSPX-%', '%GOOG%', '%GR1348941%', '%HRKU-%', '%IGAA%',
        '%IGQV%', '%IGQW%', '%IQoJb3JpZ2lu%', '%IST.eyJ%', '%JDC\_%', '%K10%', '%KEY%', '%LTAI%', '%LUFRPT1%', '%MC5%',
        '%MDAx%', '%Mid-server-%', '%NF-%', '%NRAK%', '%NRAL%', '%NRII%', '%NRIQ%', '%NRJS%', '%NRRA%', '%NRSP%', '%PMAK-%',
        '%PMAT-%', '%PRD-%', '%PVEAPIToken=%', '%QN\_%', '%Q~%', '%SBX-%', '%SCW%', '%SEC%', '%SG.%', '%SK%', '%STS.%',
        '%SWMTKN-1-%', '%T3BlbkFJ%', '%TEST-%', '%TEST\_%', '%THAA%', '%THQW%', '%VENICE-%', '%VF.DM.%', '%VF.WS.%',
        '%WPL\_AP1.%', '%YC%', '%\_mmk%', '%\_xsk1%', '%ac.sk.%', '%access-production-%', '%access-sandbox-%', '%aio\_%',
        '%ak-%', '%ak\_%', '%akab-%', '%al-%', '%alchemy.com/v2/%', '%alchemyapi.io/v2/%', '%alcht\_%', '%aph0\_%', '%api-%',
        '%apify\_%', '%app\_%', '%as-%', '%asat\_%', '%auto\_%', '%azconfig.io;Id=%', '%b.%', '%b\_%', '%bkaj\_%',
        '%bkct\_%', '%bkpt\_%', '%bkua\_%', '%bpk-%', '%cal\_%', '%censys\_%', '%cfat\_%', '%cfk\_%', '%cflt%', '%cfut\_%',
        '%chpt\_%', '%cio%', '%ck\_%', '%cli-%', '%cloudinary://%', '%cmVmd%', '%cnvca%', '%con-%', '%crsr\_%', '%cs\_%',
        '%csa\_%', '%cu\_%', '%cxtp\_%', '%dG9rO%', '%dag\_%', '%dapi%', '%db-%', '%dbts\_%', '%dbtu\_%', '%dckr\_oat\_%',
        '%ddo\_%', '%ddp\_%', '%ddw\_%', '%depot\_project\_%', '%dingtalk.com/robot/%', '%dkea%', '%doca%', '%doo\_v1\_%',
        '%dop\_v1\_%', '%dor\_v1\_%', '%dose%', '%dp.audit.%', '%dp.ct.%', '%dp.pt.%', '%dp.sa.%', '%dp.scim.%', '%dt0%',
        '%duffel\_%', '%dvc\_client\_%', '%dvc\_mobile\_%', '%dvc\_server\_%', '%ed25519:%', '%ed25519\_sk1%',
        '%ed25519e\_sk1%', '%edesk%', '%edsk%', '%ek\_%', '%endr+%', '%essu\_%', '%eu1.%', '%ext\_%', '%eyJhIjoi%',
        '%eyJhcGlLZXkiOiJza%', '%eyJhcGlfYWRkcmVzcyI6%', '%eyJrIjoi%', '%eyJtaXJvLm9yaWdpbi%', '%eyJvcmciOiI%', '%fc-%',
        '%fhb-%', '%figd\_%', '%figo\_%', '%figu\_%', '%fio-u-%', '%flp\_%', '%fm1a\_%', '%fm1r\_%', '%fm2\_%', '%fnA%',
        '%fo1\_%', '%fw\_%', '%gcntfy-%', '%gho\_%', '%ghp\_%', '%ghr\_%', '%ghs\_%', '%ghu\_%', '%glc\_%', '%glrtr-%',
        '%glsa\_%', '%gta\_%', '%gto\_%', '%gumlet\_%', '%hawk.%', '%hbp\_%', '%hcaic\_%', '%hcaik\_%', '%hcalc\_%',
        '%hcalk\_%', '%hcamc\_%', '%hcamk\_%', '%hcxic\_%', '%hcxik\_%', '%hcxlc\_%', '%hcxlk\_%', '%hcxmc\_%', '%hcxmk\_%',
        '%hf\_%', '%hvr.%', '%hxtp\_%', '%hxtw\_%', '%ico-%', '%inc\_%', '%infura.io/%', '%ion\_%', '%isat\_%', '%jca\_%',
        '%jina\_%', '%jsn%', '%jsrd\_%', '%jsrp\_%', '%jsrt\_%', '%key-%', '%key\_%', '%kit\_%', '%kubeconfig-%',
        '%lin\_oauth\_%', '%lin\_wh\_%', '%lio\_%', '%lip\_%', '%live\_%', '%llx-%', '%lma\_%', '%ls\_\_%', '%lsv2\_pt\_%',
        '%luma-%', '%m0-%', '%maker.ifttt.com/%', '%master-%', '%mat\_%', '%mcr\_%', '%mct\_%', '%md-%', '%mercury\_%',
        '%mergify\_%', '%mfa.%', '%mlsn.%', '%mob-%', '%ms-%', '%na1.%', '%nbt\_%', '%nfc\_%', '%nfo\_%', '%nfp\_%',
        '%nfu\_%', '%nk-%', '%novu\_%', '%npg\_%', '%npm\_%', '%ntn\_%', '%nyk\_v0\_%', '%o.%', '%oaa%', '%oauth:%',
        '%ops\_eyJ%', '%org\_%', '%ory\_%', '%os\_v2\_%', '%oy2%', '%p.eyJ%', '%p8e-%', '%pa-%', '%packagist\_%', '%pat%',
        '%pdl\_%', '%pdus+%', '%perm-%', '%perm:%', '%persona\_%', '%phs\_%', '%phx\_%', '%pi\_%', '%pina\_%', '%pk.%',
        '%pk\_%', '%pl\_%', '%placid-%', '%pnu\_%', '%polar\_%', '%pplx-%', '%prf\_%', '%private\_%', '%prod\_%',
        '%pscale\_%', '%ptr\_%', '%pul-%', '%pypi-AgE%', '%qts-%', '%quiknode.pro/%', '%r8\_%', '%ramp\_sec\_%',
        '%ramp\_tok\_%', '%rdme\_%', '%re\_%', '%rel-%', '%res\_%', '%retool\_01%', '%rnd\_%', '%rootly\_%', '%rpa\_%',
        '%rqsty-%', '%rubygems\_%', '%s-s4t2%', '%s.%', '%sand\_%', '%sat.%', '%sbp\_%', '%sc\_%', '%scauth\_%', '%sdk-%',
        '%sec-c-%', '%secret\_%', '%service:%', '%sess-%', '%seti\_%', '%sgd\_%', '%sgp\_%', '%sha256~%', '%shippo\_%',
        '%shltm\_%', '%shpca\_%', '%shppa\_%', '%shptka\_%', '%shpua\_%', '%sk-%', '%sk.eyJ%', '%sk\_%', '%sl.%', '%slk\_%',
        '%sm\_aat\_%', '%sm\_sat\_%', '%sntrya\_%', '%sntrys\_%', '%sntryu\_%', '%snyk\_%', '%spu-%', '%sq0%', '%sqa\_%',
        '%sqp\_%', '%squ\_%', '%ss\_%', '%st.%', '%standard\_%', '%stl8\_%', '%sts\_%', '%suiprivkey1%', '%syt\_%', '%t-%',
        '%t1.%', '%tc\_%', '%test\_%', '%tfp\_%', '%tgp\_v1\_%', '%tk-us-%', '%tk.eyJ%', '%token-%', '%tr\_dev\_%',
        '%tr\_preview\_%', '%tr\_stg\_%', '%tsec\_%', '%tvly-%', '%u+%', '%ucat\_%', '%up\_%', '%user:%', '%v1.%', '%v1:%',
        '%v2.local.%', '%v2.public.%', '%v3.local.%', '%v3.public.%', '%v4.local.%', '%v4.public.%', '%v^1.1#%', '%vca\_%',
        '%vci\_%', '%vcp\_%', '%vcr\_%', '%ver:1-hint:%', '%vera01%', '%vk1.a.%', '%vmw\_%', '%vs\_%', '%vtwn\_%',
        '%waka\_%', '%webhook.office.com/%', '%whsec\_%', '%wk-%', '%wrk%', '%ws-%', '%xai-%', '%xapp-%', '%xau\_%',
        '%xkeysib-%', '%xnd\_%', '%xoxa-%', '%xoxb-%', '%xoxc-%', '%xoxd-%', '%xoxe%', '%xoxo-%', '%xoxp-%', '%xoxr-%',
        '%xoxs-%', '%xsmtpsib-%', '%xwfp-%', '%y0\_%', '%y1\_%', '%y2\_%', '%y3\_%', '%y\_NbAkKc%', '%ya29.%', '%z\_%',
        '%zpka\_%'
    ]);
end
$$;
comment on function assay._firewall_joinable(text) is 'Whether joined pieces hold an anchor of a detector that looks at them.';
revoke all on function assay._firewall_joinable(text) from public;
