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
        '%$aact\_%', '%+ACR%', '%+ASt%', '%/api/webhooks/%', '%00%', '%1//0%', '%4b1d%', '%6L%', '%A3-%', '%A3T%',
        '%AAAAAAAAAAAAAAAAAAAA%', '%ABIA%', '%ACCA%', '%ACDb%', '%AGE-PLUGIN-%', '%AIK\_%', '%AIoT%', '%AIza%', '%AKCp%',
        '%AKIA%', '%AKID%', '%AKLT%', '%API-%', '%APIM%', '%AQ.%', '%AQE%', '%AQVN%', '%ARmE%', '%ASIA%', '%ASbE%',
        '%ATATT3%', '%ATBB%', '%ATCTT3%', '%ATSTT3%', '%ATTA%', '%AVNS\_%', '%AZDO%', '%AstraCS:%', '%AzCa%', '%AzEG%',
        '%AzFu%', '%AzSe%', '%BBDC-%', '%BSA%', '%CCDB1\_%', '%CCIPAT\_%', '%CCIPRJ\_%', '%CFPAT-%', '%CLOJARS\_%', '%EAA%',
        '%EXO%', '%EZAK%', '%EZTK%', '%FLWSECK%', '%FlyV1%', '%GOCSPX-%', '%GR1348941%', '%HRKU-%', '%IST.eyJ%', '%KEY%',
        '%LTAI%', '%Mid-client-%', '%Mid-server-%', '%NF-%', '%NRAK-%', '%NRAL-%', '%NRII-%', '%NRIQ-%', '%NRJS-%',
        '%NRRA-%', '%NRSP%', '%PMAK-%', '%PMAT-%', '%PRD-%', '%SBX-%', '%SCW%', '%SG.%', '%SK%', '%STS.%', '%SWMTKN-1-%',
        '%T3BlbkFJ%', '%YC%', '%access-development-%', '%access-production-%', '%access-sandbox-%', '%access\_token$%',
        '%aio\_%', '%aph0\_%', '%api-%', '%api\_live%', '%api\_org\_%', '%api\_sandbox%', '%apify\_%', '%atlasv1.%',
        '%azconfig.io;Id=%', '%b.%', '%b\_%', '%bkaj\_%', '%bkct\_%', '%bkpt\_%', '%bkua\_%', '%cfat\_%', '%cfk\_%',
        '%cfut\_%', '%chpt\_%', '%cio%', '%ck\_%', '%cloudinary://%', '%cmVmd%', '%crsr\_%', '%cs\_%', '%csa\_%', '%dG9rO%',
        '%dapi%', '%db-%', '%dbtc\_%', '%dbts\_%', '%dbtu\_%', '%dckr\_oat\_%', '%ddo\_%', '%ddp\_%', '%ddw\_%',
        '%depot\_org\_%', '%depot\_project\_%', '%doo\_v1\_%', '%dop\_v1\_%', '%dor\_v1\_%', '%dose%', '%dp.audit.%',
        '%dp.ct.%', '%dp.pt.%', '%dp.sa.%', '%dp.scim.%', '%dp.st.%', '%dt0%', '%duffel\_%', '%dvc\_client\_%',
        '%dvc\_mobile\_%', '%dvc\_server\_%', '%endr+%', '%essu\_%', '%ext\_%', '%eyJrIjoi%', '%fc-%', '%fhb-%', '%figd\_%',
        '%figo\_%', '%figu\_%', '%fio-u-%', '%fm1a\_%', '%fm1r\_%', '%fm2\_%', '%fo1\_%', '%fw\_%', '%gcntfy-%', '%gho\_%',
        '%ghp\_%', '%ghr\_%', '%ghs\_%', '%ghu\_%', '%glagent-%', '%glc\_%', '%glcbt-%', '%gldt-%', '%glffct-%', '%glft-%',
        '%glimt-%', '%gloas-%', '%glptt-%', '%glrt-%', '%glrtr-%', '%glsa\_%', '%glsoat-%', '%glwt-%', '%hawk.%', '%hbp\_%',
        '%hcaic\_%', '%hcaik\_%', '%hcalk\_%', '%hcxik\_%', '%hf\_%', '%hvr.%', '%hxtp\_%', '%hxtw\_%', '%ico-%', '%ion\_%',
        '%jina\_%', '%key-%', '%key\_%', '%lin\_api\_%', '%lin\_oauth\_%', '%lin\_wh\_%', '%lio\_%', '%lip\_%', '%live\_%',
        '%llx-%', '%lsv2\_pt\_%', '%m0-%', '%mercury\_%', '%mergify\_%', '%mlsn.%', '%mob-%', '%napi\_%', '%nfc\_%',
        '%nfo\_%', '%nfp\_%', '%nfu\_%', '%novu\_%', '%npm\_%', '%ntn\_%', '%ops\_eyJ%', '%os\_v2\_%', '%oy2%', '%p8e-%',
        '%pa-%', '%packagist\_%', '%pat%', '%pdl\_%', '%persona\_%', '%phs\_%', '%phx\_%', '%pina\_%', '%pk\_%',
        '%plane\_api\_%', '%pnu\_%', '%polar\_%', '%pplx-%', '%prf\_%', '%pscale\_%', '%pul-%', '%pypi-AgE%', '%r8\_%',
        '%ramp\_sec\_%', '%ramp\_tok\_%', '%rdme\_%', '%re\_%', '%rk\_test\_%', '%rnd\_%', '%rootly\_%', '%rpa\_%',
        '%rubygems\_%', '%rzp\_test\_%', '%s-s4t2%', '%s.%', '%samsara\_api\_%', '%sat.%', '%sbp\_%', '%sc\_%', '%scauth\_%',
        '%sdk-%', '%secret-%', '%secret\_%', '%service:%', '%sgp\_%', '%sha256~%', '%shippo\_%', '%shpca\_%', '%shppa\_%',
        '%shpss\_%', '%shptka\_%', '%shpua\_%', '%sk-%', '%sk.eyJ%', '%sk\_%', '%sl.%', '%slk\_%', '%sm\_aat\_%',
        '%sm\_sat\_%', '%sntrya\_%', '%sntrys\_%', '%sntryu\_%', '%snyk\_%', '%sq0acp-%', '%sq0atp-%', '%sq0csp-%',
        '%sq0idp-%', '%sqa\_%', '%sqp\_%', '%squ\_%', '%t1.%', '%tfp\_%', '%tgp\_v1\_%', '%tk-us-%', '%tk.eyJ%', '%tsec\_%',
        '%tss\_%', '%tvly-%', '%u+%', '%ucat\_%', '%up\_%', '%user:gh.%', '%v1.0-%', '%vca\_%', '%vci\_%', '%vcp\_%',
        '%vcr\_%', '%vk1.a.%', '%vtwn\_%', '%waka\_%', '%webhook.office.com/%', '%whsec\_%', '%wrkau-%', '%wrkaus-%',
        '%wrkeu-%', '%wrkjp-%', '%wrksg-%', '%xaat-%', '%xai-%', '%xapp-%', '%xapt-%', '%xau\_%', '%xkeysib-%', '%xoxa-%',
        '%xoxb-%', '%xoxc-%', '%xoxd-%', '%xoxe%', '%xoxo-%', '%xoxp-%', '%xoxr-%', '%xoxs-%', '%xsmtpsib-%', '%y0\_%',
        '%ya29.%', '%z\_%', '%zpka\_%'
    ]);
end
$$;
comment on function assay._firewall_joinable(text) is 'Whether joined pieces hold an anchor of a detector that looks at them.';
revoke all on function assay._firewall_joinable(text) from public;
