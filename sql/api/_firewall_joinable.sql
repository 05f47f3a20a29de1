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
        '%$aact\_%', '%+ACR%', '%+ASt%', '%.integromat.com/%', '%.logic.azure.com%', '%.make.com/%', '%/api/webhooks/%',
        '%/cgi-bin/webhook/send?key=%', '%/open-apis/bot/%', '%0.%', '%00%', '%1//0%', '%4b1d%', '%5Aep861%', '%6L%',
        '%A3-%', '%A3T%', '%AAAAAAAAAAAAAAAAAAAA%', '%ABIA%', '%ACCA%', '%ACDb%', '%AGE-PLUGIN-%', '%AIK\_%', '%AIoT%',
        '%AIza%', '%AKCp%', '%AKIA%', '%AKID%', '%AKLT%', '%AKTP%', '%API-%', '%APIM%', '%APP\_USR-%', '%AQ.%', '%AQE%',
        '%AQVN%', '%ARmE%', '%ASIA%', '%ASbE%', '%ATATT3%', '%ATBB%', '%ATCTT3%', '%ATSTT3%', '%ATTA%', '%AVNS\_%', '%AZDO%',
        '%AstraCS:%', '%AzCa%', '%AzEG%', '%AzFu%', '%AzSe%', '%BBDC-%', '%BBFF-%', '%BSA%', '%CCDB1\_%', '%CCIPAT\_%',
        '%CCIPRJ\_%', '%CFPAT-%', '%CLOJARS\_%', '%EAA%', '%EXO%', '%EZAK%', '%EZTK%', '%FLWSECK%', '%FQoGZXIvYXdz%',
        '%FlyV1%', '%FwoGZXIvYXdz%', '%GOCSPX-%', '%GOOG%', '%GR1348941%', '%HRKU-%', '%IQoJb3JpZ2lu%', '%IST.eyJ%', '%KEY%',
        '%LTAI%', '%MDAx%', '%Mid-server-%', '%NF-%', '%NRAK%', '%NRAL%', '%NRII%', '%NRIQ%', '%NRJS%', '%NRRA%', '%NRSP%',
        '%PMAK-%', '%PMAT-%', '%PRD-%', '%SBX-%', '%SCW%', '%SG.%', '%SK%', '%STS.%', '%SWMTKN-1-%', '%T3BlbkFJ%', '%TEST-%',
        '%VF.DM.%', '%VF.WS.%', '%YC%', '%access-production-%', '%access-sandbox-%', '%access\_token$%', '%aio\_%', '%ak-%',
        '%al-%', '%alcht\_%', '%aph0\_%', '%api-%', '%apify\_%', '%as-%', '%atlasv1.%', '%azconfig.io;Id=%', '%b.%', '%b\_%',
        '%bkaj\_%', '%bkct\_%', '%bkpt\_%', '%bkua\_%', '%bpk-%', '%cal\_%', '%cfat\_%', '%cfk\_%', '%cfut\_%', '%chpt\_%',
        '%cio%', '%ck\_%', '%cloudinary://%', '%cmVmd%', '%crsr\_%', '%cs\_%', '%csa\_%', '%cuss\_%', '%dG9rO%', '%dapi%',
        '%db-%', '%dbtc\_%', '%dbts\_%', '%dbtu\_%', '%dckr\_oat\_%', '%ddo\_%', '%ddp\_%', '%ddw\_%', '%depot\_org\_%',
        '%depot\_project\_%', '%dingtalk.com/robot/%', '%dkea%', '%doca%', '%doo\_v1\_%', '%dop\_v1\_%', '%dor\_v1\_%',
        '%dose%', '%dp.audit.%', '%dp.ct.%', '%dp.pt.%', '%dp.sa.%', '%dp.scim.%', '%dt0%', '%duffel\_%', '%dvc\_client\_%',
        '%dvc\_mobile\_%', '%dvc\_server\_%', '%ek\_org\_%', '%endr+%', '%essu\_%', '%ext\_%', '%eyJhIjoi%', '%eyJrIjoi%',
        '%fc-%', '%fhb-%', '%figd\_%', '%figo\_%', '%figu\_%', '%fio-u-%', '%fm1a\_%', '%fm1r\_%', '%fm2\_%', '%fnA%',
        '%fo1\_%', '%fw\_%', '%gcntfy-%', '%gho\_%', '%ghp\_%', '%ghr\_%', '%ghs\_%', '%ghu\_%', '%glc\_%', '%glrtr-%',
        '%glsa\_%', '%gta\_%', '%gto\_%', '%hawk.%', '%hbp\_%', '%hcaic\_%', '%hcaik\_%', '%hcalc\_%', '%hcalk\_%',
        '%hcamc\_%', '%hcamk\_%', '%hcxic\_%', '%hcxik\_%', '%hcxlc\_%', '%hcxlk\_%', '%hcxmc\_%', '%hcxmk\_%', '%hf\_%',
        '%hvr.%', '%hxtp\_%', '%hxtw\_%', '%ico-%', '%ion\_%', '%jca\_%', '%jina\_%', '%key-%', '%key\_%', '%lin\_oauth\_%',
        '%lin\_wh\_%', '%lio\_%', '%lip\_%', '%live\_%', '%llx-%', '%ls\_\_%', '%lsv2\_pt\_%', '%luma-%', '%m0-%',
        '%maker.ifttt.com/%', '%master-%', '%md-%', '%mercury\_%', '%mergify\_%', '%mlsn.%', '%mob-%', '%ms-%', '%nfc\_%',
        '%nfo\_%', '%nfp\_%', '%nfu\_%', '%novu\_%', '%npg\_%', '%npm\_%', '%ntn\_%', '%o.%', '%ops\_eyJ%', '%ory\_%',
        '%os\_v2\_%', '%oy2%', '%p.eyJ%', '%p8e-%', '%pa-%', '%packagist\_%', '%pat%', '%pdl\_%', '%persona\_%', '%phs\_%',
        '%phx\_%', '%pi\_%', '%pina\_%', '%pk\_%', '%pl\_%', '%pnu\_%', '%polar\_%', '%pplx-%', '%prf\_%', '%private\_%',
        '%pscale\_%', '%ptr\_%', '%pul-%', '%pypi-AgE%', '%r8\_%', '%ramp\_sec\_%', '%ramp\_tok\_%', '%rdme\_%', '%re\_%',
        '%rk\_org\_%', '%rnd\_%', '%rootly\_%', '%rpa\_%', '%rubygems\_%', '%s-s4t2%', '%s.%', '%sat.%', '%sbp\_%', '%sc\_%',
        '%scauth\_%', '%sdk-%', '%secret\_%', '%service:%', '%sess-%', '%seti\_%', '%sgd\_%', '%sgp\_%', '%sha256~%',
        '%shippo\_%', '%shpca\_%', '%shppa\_%', '%shpss\_%', '%shptka\_%', '%shpua\_%', '%sk-%', '%sk.eyJ%', '%sk\_%',
        '%sl.%', '%slk\_%', '%sm\_aat\_%', '%sm\_sat\_%', '%sntrya\_%', '%sntrys\_%', '%sntryu\_%', '%snyk\_%', '%spu-%',
        '%sq0%', '%sqa\_%', '%sqp\_%', '%squ\_%', '%st.%', '%standard\_%', '%t-%', '%t1.%', '%test\_%', '%tfp\_%',
        '%tgp\_v1\_%', '%tk-us-%', '%tk.eyJ%', '%tr\_dev\_%', '%tr\_preview\_%', '%tr\_prod\_%', '%tr\_stg\_%', '%tsec\_%',
        '%tss\_%', '%tvly-%', '%u+%', '%ucat\_%', '%up\_%', '%user:gh.%', '%v1.0-%', '%v1.local.%', '%v1.public.%',
        '%v2.local.%', '%v2.public.%', '%v3.local.%', '%v3.public.%', '%v4.local.%', '%v4.public.%', '%vca\_%', '%vci\_%',
        '%vcp\_%', '%vcr\_%', '%vk1.a.%', '%vs\_%', '%vtwn\_%', '%waka\_%', '%webhook.office.com/%', '%whsec\_%', '%wk-%',
        '%wrk%', '%ws-%', '%xai-%', '%xapp-%', '%xau\_%', '%xkeysib-%', '%xnd\_%', '%xoxa-%', '%xoxb-%', '%xoxc-%',
        '%xoxd-%', '%xoxe%', '%xoxo-%', '%xoxp-%', '%xoxr-%', '%xoxs-%', '%xsmtpsib-%', '%xwfp-%', '%y0\_%', '%ya29.%',
        '%z\_%', '%zpka\_%'
    ]);
end
$$;
comment on function assay._firewall_joinable(text) is 'Whether joined pieces hold an anchor of a detector that looks at them.';
revoke all on function assay._firewall_joinable(text) from public;
