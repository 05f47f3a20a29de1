-- requires: _firewall_pattern
-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_suspect(p_text text, p_lower text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
begin
    -- Each test is a necessary condition of some detector; the cheap ones first.
    if p_text collate "C" ~ assay._firewall_pattern('run')
        or p_text collate "C" ~ assay._firewall_pattern('six_digits')
        or p_text collate "C" ~ assay._firewall_pattern('fragment')
        or p_text collate "C" ~ assay._firewall_pattern('escape')
    then
        return true;
    end if;
    if strpos(p_lower, 'backup') > 0 or strpos(p_lower, 'eyj') > 0 or strpos(p_lower, 'ls0tls1crudjti') > 0
        or strpos(p_lower, 'mnemonic') > 0 or strpos(p_lower, 'putty-user-key-file') > 0 or strpos(p_lower, 'recovery') > 0
        or strpos(p_lower, 'seed') > 0 or strpos(p_lower, 'wallet') > 0
    then
        return true;
    end if;
    if (strpos(p_lower, 'incognito') > 0 or strpos(p_lower, 'no-') > 0 or strpos(p_lower, 'nol') > 0
        or strpos(p_lower, 'nom') > 0 or strpos(p_lower, 'nor') > 0 or strpos(p_lower, 'nos') > 0 or strpos(p_lower, 'o.t.r') > 0
        or strpos(p_lower, 'otr') > 0 or strpos(p_lower, 'private') > 0)
        and (strpos(p_lower, '#off') > 0 or strpos(p_lower, '-- private') > 0 or strpos(p_lower, '/no') > 0
            or strpos(p_lower, '/off-the-rec') > 0 or strpos(p_lower, '/private') > 0 or strpos(p_lower, '<off') > 0
            or strpos(p_lower, '<private') > 0 or strpos(p_lower, '[ private') > 0 or strpos(p_lower, '[off') > 0
            or strpos(p_lower, '[private') > 0 or strpos(p_lower, 'incognito') > 0 or strpos(p_lower, 'no-log') > 0
            or strpos(p_lower, 'no-mem') > 0 or strpos(p_lower, 'no-rec') > 0 or strpos(p_lower, 'no-save') > 0
            or strpos(p_lower, 'no-store') > 0 or strpos(p_lower, 'nolog') > 0 or strpos(p_lower, 'nomem') > 0
            or strpos(p_lower, 'norec') > 0 or strpos(p_lower, 'nosave') > 0 or strpos(p_lower, 'nostore') > 0
            or strpos(p_lower, 'o.t.r') > 0 or strpos(p_lower, 'otr ]') > 0 or strpos(p_lower, 'otr:') > 0
            or strpos(p_lower, 'otr]') > 0 or strpos(p_lower, 'private ?mode') > 0 or strpos(p_lower, 'private mode') > 0
            or strpos(p_lower, 'private-mode') > 0 or strpos(p_lower, 'privatemode') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, 'archiv') > 0 or strpos(p_lower, 'captur') > 0 or strpos(p_lower, 'commit') > 0
        or strpos(p_lower, 'forget') > 0 or strpos(p_lower, 'jot') > 0 or strpos(p_lower, 'keep') > 0
        or strpos(p_lower, 'kept') > 0 or strpos(p_lower, 'log') > 0 or strpos(p_lower, 'memor') > 0 or strpos(p_lower, 'note') > 0
        or strpos(p_lower, 'persist') > 0 or strpos(p_lower, 'record') > 0 or strpos(p_lower, 'rememb') > 0
        or strpos(p_lower, 'retain') > 0 or strpos(p_lower, 'save') > 0 or strpos(p_lower, 'stor') > 0
        or strpos(p_lower, 'writ') > 0)
        and (strpos(p_lower, 'clear') > 0 or strpos(p_lower, 'delete') > 0 or strpos(p_lower, 'dont') > 0
            or strpos(p_lower, 'drop') > 0 or strpos(p_lower, 'erase') > 0 or strpos(p_lower, 'forget') > 0
            or strpos(p_lower, 'n''t') > 0 or strpos(p_lower, 'never') > 0 or strpos(p_lower, 'not') > 0 or strpos(p_lower, 'off') > 0
            or strpos(p_lower, 'out') > 0 or strpos(p_lower, 'purge') > 0 or strpos(p_lower, 'remove') > 0
            or strpos(p_lower, 'scrub') > 0 or strpos(p_lower, 'strike') > 0 or strpos(p_lower, 'unrecord') > 0
            or strpos(p_lower, 'wipe') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, 'archiv') > 0 or strpos(p_lower, 'captur') > 0 or strpos(p_lower, 'commit') > 0
        or strpos(p_lower, 'forget') > 0 or strpos(p_lower, 'jot') > 0 or strpos(p_lower, 'keep') > 0
        or strpos(p_lower, 'kept') > 0 or strpos(p_lower, 'log') > 0 or strpos(p_lower, 'memor') > 0 or strpos(p_lower, 'note') > 0
        or strpos(p_lower, 'persist') > 0 or strpos(p_lower, 'record') > 0 or strpos(p_lower, 'rememb') > 0
        or strpos(p_lower, 'retain') > 0 or strpos(p_lower, 'save') > 0 or strpos(p_lower, 'stor') > 0
        or strpos(p_lower, 'writ') > 0)
        and (strpos(p_lower, 'clear') > 0 or strpos(p_lower, 'delete') > 0 or strpos(p_lower, 'dont') > 0
            or strpos(p_lower, 'drop') > 0 or strpos(p_lower, 'erase') > 0 or strpos(p_lower, 'forget') > 0
            or strpos(p_lower, 'n''t') > 0 or strpos(p_lower, 'never') > 0 or strpos(p_lower, 'not') > 0 or strpos(p_lower, 'off') > 0
            or strpos(p_lower, 'out') > 0 or strpos(p_lower, 'purge') > 0 or strpos(p_lower, 'remove') > 0
            or strpos(p_lower, 'scrub') > 0 or strpos(p_lower, 'strike') > 0 or strpos(p_lower, 'unrecord') > 0
            or strpos(p_lower, 'wipe') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, 'entfern') > 0 or strpos(p_lower, 'geheugen') > 0 or strpos(p_lower, 'ikke') > 0
        or strpos(p_lower, 'inte ') > 0 or strpos(p_lower, 'nicht') > 0 or strpos(p_lower, 'niet') > 0
        or strpos(p_lower, 'notulen') > 0 or strpos(p_lower, 'streich') > 0 or strpos(p_lower, 'tilg') > 0
        or strpos(p_lower, 'uden for') > 0 or strpos(p_lower, 'utenfor') > 0 or strpos(p_lower, 'vergeet') > 0
        or strpos(p_lower, 'vergiss') > 0)
        and (strpos(p_lower, 'aufnehm') > 0 or strpos(p_lower, 'aufzeichn') > 0 or strpos(p_lower, 'behalt') > 0
            or strpos(p_lower, 'bewa') > 0 or strpos(p_lower, 'festhalt') > 0 or strpos(p_lower, 'gedächtnis') > 0
            or strpos(p_lower, 'geheugen') > 0 or strpos(p_lower, 'gem') > 0 or strpos(p_lower, 'halte') > 0
            or strpos(p_lower, 'husk') > 0 or strpos(p_lower, 'ihåg') > 0 or strpos(p_lower, 'lagr') > 0
            or strpos(p_lower, 'logga') > 0 or strpos(p_lower, 'merk') > 0 or strpos(p_lower, 'microfoon') > 0
            or strpos(p_lower, 'minns') > 0 or strpos(p_lower, 'mitlog') > 0 or strpos(p_lower, 'neem') > 0
            or strpos(p_lower, 'nimm') > 0 or strpos(p_lower, 'note') > 0 or strpos(p_lower, 'notier') > 0
            or strpos(p_lower, 'notulen') > 0 or strpos(p_lower, 'notér') > 0 or strpos(p_lower, 'onthou') > 0
            or strpos(p_lower, 'opschrij') > 0 or strpos(p_lower, 'opslaan') > 0 or strpos(p_lower, 'protokoll') > 0
            or strpos(p_lower, 'referat') > 0 or strpos(p_lower, 'registre') > 0 or strpos(p_lower, 'schreib') > 0
            or strpos(p_lower, 'schrijf') > 0 or strpos(p_lower, 'skriv') > 0 or strpos(p_lower, 'sla ') > 0
            or strpos(p_lower, 'spara') > 0 or strpos(p_lower, 'speicher') > 0 or strpos(p_lower, 'unter uns') > 0
            or strpos(p_lower, 'vastleg') > 0 or strpos(p_lower, 'vergeet') > 0 or strpos(p_lower, 'vergiss') > 0
            or strpos(p_lower, 'zeichne') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, ' pas ') > 0 or strpos(p_lower, 'hors ') > 0 or strpos(p_lower, 'jamais ') > 0
        or strpos(p_lower, 'oublie') > 0 or strpos(p_lower, 'rien ') > 0)
        and (strpos(p_lower, 'conserv') > 0 or strpos(p_lower, 'consign') > 0 or strpos(p_lower, 'gard') > 0
            or strpos(p_lower, 'inscri') > 0 or strpos(p_lower, 'micro') > 0 or strpos(p_lower, 'moris') > 0
            or strpos(p_lower, 'mémoire') > 0 or strpos(p_lower, 'note') > 0 or strpos(p_lower, 'oublie') > 0
            or strpos(p_lower, 'procès') > 0 or strpos(p_lower, 'registr') > 0 or strpos(p_lower, 'reten') > 0
            or strpos(p_lower, 'retien') > 0 or strpos(p_lower, 'stock') > 0 or strpos(p_lower, 'écri') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, 'extraofic') > 0 or strpos(p_lower, 'fuera de') > 0 or strpos(p_lower, 'mem') > 0
        or strpos(p_lower, 'no ') > 0 or strpos(p_lower, 'olvida') > 0)
        and (strpos(p_lower, 'almacen') > 0 or strpos(p_lower, 'anot') > 0 or strpos(p_lower, 'apunt') > 0
            or strpos(p_lower, 'conserv') > 0 or strpos(p_lower, 'conste') > 0 or strpos(p_lower, 'debe') > 0
            or strpos(p_lower, 'escrib') > 0 or strpos(p_lower, 'extraofic') > 0 or strpos(p_lower, 'fuera') > 0
            or strpos(p_lower, 'grab') > 0 or strpos(p_lower, 'guard') > 0 or strpos(p_lower, 'memor') > 0
            or strpos(p_lower, 'olvida') > 0 or strpos(p_lower, 'puede') > 0 or strpos(p_lower, 'quede') > 0
            or strpos(p_lower, 'recuerd') > 0 or strpos(p_lower, 'registr') > 0 or strpos(p_lower, 'reteng') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, 'dalla ') > 0 or strpos(p_lower, 'dimentica') > 0 or strpos(p_lower, 'fuori ') > 0
        or strpos(p_lower, 'non ') > 0 or strpos(p_lower, 'scorda') > 0)
        and (strpos(p_lower, 'annota') > 0 or strpos(p_lower, 'archivi') > 0 or strpos(p_lower, 'conserv') > 0
            or strpos(p_lower, 'detto') > 0 or strpos(p_lower, 'immediat') > 0 or strpos(p_lower, 'memor') > 0
            or strpos(p_lower, 'onda') > 0 or strpos(p_lower, 'registra') > 0 or strpos(p_lower, 'ricord') > 0
            or strpos(p_lower, 'salva') > 0 or strpos(p_lower, 'scriv') > 0 or strpos(p_lower, 'segnar') > 0
            or strpos(p_lower, 'subito') > 0 or strpos(p_lower, 'verbale') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, 'da mem') > 0 or strpos(p_lower, 'da sua mem') > 0 or strpos(p_lower, 'da tua mem') > 0
        or strpos(p_lower, 'em off') > 0 or strpos(p_lower, 'esque') > 0 or strpos(p_lower, 'fora d') > 0
        or strpos(p_lower, 'nao ') > 0)
        and (strpos(p_lower, 'anot') > 0 or strpos(p_lower, 'armazen') > 0 or strpos(p_lower, 'disse') > 0
            or strpos(p_lower, 'em off') > 0 or strpos(p_lower, 'escrev') > 0 or strpos(p_lower, 'grav') > 0
            or strpos(p_lower, 'guard') > 0 or strpos(p_lower, 'isso') > 0 or strpos(p_lower, 'isto') > 0
            or strpos(p_lower, 'lembr') > 0 or strpos(p_lower, 'mem') > 0 or strpos(p_lower, 'regis') > 0
            or strpos(p_lower, 'retenh') > 0 or strpos(p_lower, 'salv') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, 'bunu ') > 0 or strpos(p_lower, 'jangan ') > 0 or strpos(p_lower, 'kay') > 0
        or strpos(p_lower, 'mimo z') > 0 or strpos(p_lower, 'nie ') > 0 or strpos(p_lower, 'protoko') > 0
        or strpos(p_lower, 'ukl') > 0 or strpos(p_lower, 'usu') > 0 or strpos(p_lower, 'zapomnij o') > 0
        or strpos(p_lower, 'zaznam') > 0)
        and (strpos(p_lower, 'bunu ') > 0 or strpos(p_lower, 'coтpи') > 0 or strpos(p_lower, 'jangan ') > 0
            or strpos(p_lower, 'kayit') > 0 or strpos(p_lower, 'nagryw') > 0 or strpos(p_lower, 'nieoficjal') > 0
            or strpos(p_lower, 'notuj') > 0 or strpos(p_lower, 'pamatuj') > 0 or strpos(p_lower, 'protoko') > 0
            or strpos(p_lower, 'przechow') > 0 or strpos(p_lower, 'rejestr') > 0 or strpos(p_lower, 'ukl') > 0
            or strpos(p_lower, 'usun to') > 0 or strpos(p_lower, 'usuń to') > 0 or strpos(p_lower, 'xpaн') > 0
            or strpos(p_lower, 'yдaли') > 0 or strpos(p_lower, 'zachow') > 0 or strpos(p_lower, 'zapami') > 0
            or strpos(p_lower, 'zapis') > 0 or strpos(p_lower, 'zapomnij') > 0 or strpos(p_lower, 'zaznam') > 0
            or strpos(p_lower, 'đừng') > 0 or strpos(p_lower, 'зaбyд') > 0 or strpos(p_lower, 'зaпaм') > 0
            or strpos(p_lower, 'зaпoм') > 0 or strpos(p_lower, 'зaпиc') > 0 or strpos(p_lower, 'збepiг') > 0
            or strpos(p_lower, 'лoгиp') > 0 or strpos(p_lower, 'пeчaт') > 0 or strpos(p_lower, 'пpoтok') > 0
            or strpos(p_lower, 'фиkcиp') > 0 or strpos(p_lower, 'لا ') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, 'private') > 0)
        and (strpos(p_lower, 'begin') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, 'd"') > 0 or strpos(p_lower, 'd''') > 0)
        and (strpos(p_lower, 'kty') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, 'private') > 0)
        and (strpos(p_lower, 'end ') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, '://') > 0)
        and (strpos(p_lower, '@') > 0)
    then
        return true;
    end if;
    if (strpos(p_lower, '://') > 0)
        and (strpos(p_lower, '@') > 0)
    then
        return true;
    end if;
    if octet_length(p_lower) <> length(p_lower) and (
        strpos(p_lower, 'coтpи') > 0 or strpos(p_lower, 'hasł') > 0 or strpos(p_lower, 'lösch') > 0
        or strpos(p_lower, 'lösen') > 0 or strpos(p_lower, 'mémoire') > 0 or strpos(p_lower, 'não') > 0
        or strpos(p_lower, 'réseau') > 0 or strpos(p_lower, 'utanför') > 0 or strpos(p_lower, 'xpaн') > 0
        or strpos(p_lower, 'yдaли') > 0 or strpos(p_lower, 'đừng') > 0 or strpos(p_lower, 'зaбyд') > 0
        or strpos(p_lower, 'зaпaм') > 0 or strpos(p_lower, 'зaпoм') > 0 or strpos(p_lower, 'зaпиc') > 0
        or strpos(p_lower, 'збepiг') > 0 or strpos(p_lower, 'лoгиp') > 0 or strpos(p_lower, 'пapoл') > 0
        or strpos(p_lower, 'пeчaт') > 0 or strpos(p_lower, 'пpoтok') > 0 or strpos(p_lower, 'фиkcиp') > 0
        or strpos(p_lower, 'لا ') > 0 or strpos(p_lower, 'आधार') > 0 or strpos(p_lower, 'なかった') > 0 or strpos(p_lower, 'オフ') > 0
        or strpos(p_lower, 'ソーシャル') > 0 or strpos(p_lower, 'パスワード') > 0 or strpos(p_lower, 'マイナンバー') > 0
        or strpos(p_lower, 'メモ') > 0 or strpos(p_lower, 'ユーザー') > 0 or strpos(p_lower, 'ログ') > 0 or strpos(p_lower, '不予') > 0
        or strpos(p_lower, '不作') > 0 or strpos(p_lower, '不做') > 0 or strpos(p_lower, '不入') > 0 or strpos(p_lower, '不留') > 0
        or strpos(p_lower, '保管') > 0 or strpos(p_lower, '個人番号') > 0 or strpos(p_lower, '写') > 0 or strpos(p_lower, '削除') > 0
        or strpos(p_lower, '口令') > 0 or strpos(p_lower, '备份') > 0 or strpos(p_lower, '存') > 0 or strpos(p_lower, '密码') > 0
        or strpos(p_lower, '密碼') > 0 or strpos(p_lower, '寫') > 0 or strpos(p_lower, '录') > 0 or strpos(p_lower, '忘') > 0
        or strpos(p_lower, '暗証') > 0 or strpos(p_lower, '書') > 0 or strpos(p_lower, '残') > 0 or strpos(p_lower, '消し') > 0
        or strpos(p_lower, '用戶') > 0 or strpos(p_lower, '用户') > 0 or strpos(p_lower, '登録') > 0 or strpos(p_lower, '社会') > 0
        or strpos(p_lower, '私下') > 0 or strpos(p_lower, '紀') > 0 or strpos(p_lower, '覚え') > 0 or strpos(p_lower, '記') > 0
        or strpos(p_lower, '记') > 0 or strpos(p_lower, '錄') > 0 or strpos(p_lower, '録音') > 0 or strpos(p_lower, '非公开') > 0
        or strpos(p_lower, '기록') > 0 or strpos(p_lower, '기억') > 0 or strpos(p_lower, '남기') > 0 or strpos(p_lower, '녹음') > 0
        or strpos(p_lower, '메모') > 0 or strpos(p_lower, '보관') > 0 or strpos(p_lower, '비밀') > 0 or strpos(p_lower, '사용자') > 0
        or strpos(p_lower, '써두') > 0 or strpos(p_lower, '암호') > 0 or strpos(p_lower, '오프') > 0 or strpos(p_lower, '외우') > 0
        or strpos(p_lower, '잊어') > 0 or strpos(p_lower, '저장') > 0 or strpos(p_lower, '적어') > 0 or strpos(p_lower, '적지') > 0
        or strpos(p_lower, '지워') > 0 or strpos(p_lower, '핀번호') > 0
    ) then
        return true;
    end if;
    if p_text collate "C" ~ assay._firewall_pattern('uneven') and (
        strpos(p_lower, '7z') > 0 or strpos(p_lower, ':1433:') > 0 or strpos(p_lower, ':1521:') > 0
        or strpos(p_lower, ':27017:') > 0 or strpos(p_lower, ':3306:') > 0 or strpos(p_lower, ':5432:') > 0
        or strpos(p_lower, ':5433:') > 0 or strpos(p_lower, ':6379:') > 0 or strpos(p_lower, ':6432:') > 0
        or strpos(p_lower, 'aadh') > 0 or strpos(p_lower, 'aba') > 0 or strpos(p_lower, 'adgang') > 0
        or strpos(p_lower, 'adhaar') > 0 or strpos(p_lower, 'anmelden') > 0 or strpos(p_lower, 'appid') > 0
        or strpos(p_lower, 'assurance') > 0 or strpos(p_lower, 'auth') > 0 or strpos(p_lower, 'basic') > 0
        or strpos(p_lower, 'bcp') > 0 or strpos(p_lower, 'bearer') > 0 or strpos(p_lower, 'buildah') > 0
        or strpos(p_lower, 'chave') > 0 or strpos(p_lower, 'chiave') > 0 or strpos(p_lower, 'cl') > 0
        or strpos(p_lower, 'code') > 0 or strpos(p_lower, 'combination') > 0 or strpos(p_lower, 'connect') > 0
        or strpos(p_lower, 'contrase') > 0 or strpos(p_lower, 'csrf') > 0 or strpos(p_lower, 'curl') > 0
        or strpos(p_lower, 'dni') > 0 or strpos(p_lower, 'docker') > 0 or strpos(p_lower, 'documento') > 0
        or strpos(p_lower, 'dsn') > 0 or strpos(p_lower, 'has') > 0 or strpos(p_lower, 'helm') > 0 or strpos(p_lower, 'heslo') > 0
        or strpos(p_lower, 'identif') > 0 or strpos(p_lower, 'idnr') > 0 or strpos(p_lower, 'ifre') > 0
        or strpos(p_lower, 'individual number') > 0 or strpos(p_lower, 'influx') > 0 or strpos(p_lower, 'isql') > 0
        or strpos(p_lower, 'jwt') > 0 or strpos(p_lower, 'kennwort') > 0 or strpos(p_lower, 'key') > 0
        or strpos(p_lower, 'kind') > 0 or strpos(p_lower, 'klucz') > 0 or strpos(p_lower, 'kodeord') > 0
        or strpos(p_lower, 'ldap') > 0 or strpos(p_lower, 'licence') > 0 or strpos(p_lower, 'license') > 0
        or strpos(p_lower, 'llave') > 0 or strpos(p_lower, 'lock') > 0 or strpos(p_lower, 'log') > 0
        or strpos(p_lower, 'mariadb') > 0 or strpos(p_lower, 'mdp') > 0 or strpos(p_lower, 'mongo') > 0
        or strpos(p_lower, 'my number') > 0 or strpos(p_lower, 'mynumber') > 0 or strpos(p_lower, 'mysql') > 0
        or strpos(p_lower, 'nas') > 0 or strpos(p_lower, 'nerdctl') > 0 or strpos(p_lower, 'net use') > 0
        or strpos(p_lower, 'network') > 0 or strpos(p_lower, 'netz') > 0 or strpos(p_lower, 'nie') > 0
        or strpos(p_lower, 'nif') > 0 or strpos(p_lower, 'nutzer') > 0 or strpos(p_lower, 'openssl') > 0
        or strpos(p_lower, 'osql') > 0 or strpos(p_lower, 'otp') > 0 or strpos(p_lower, 'pan') > 0 or strpos(p_lower, 'parola') > 0
        or strpos(p_lower, 'pass') > 0 or strpos(p_lower, 'pat') > 0 or strpos(p_lower, 'permanent account') > 0
        or strpos(p_lower, 'pin') > 0 or strpos(p_lower, 'podman') > 0 or strpos(p_lower, 'psk') > 0 or strpos(p_lower, 'psql') > 0
        or strpos(p_lower, 'psw') > 0 or strpos(p_lower, 'pw') > 0 or strpos(p_lower, 'rabbitmqadmin') > 0
        or strpos(p_lower, 'red') > 0 or strpos(p_lower, 'rtn') > 0 or strpos(p_lower, 's.s.n') > 0 or strpos(p_lower, 'safe') > 0
        or strpos(p_lower, 'salasana') > 0 or strpos(p_lower, 'salt') > 0 or strpos(p_lower, 'schl') > 0
        or strpos(p_lower, 'secret') > 0 or strpos(p_lower, 'seguro') > 0 or strpos(p_lower, 'senha') > 0
        or strpos(p_lower, 'sess') > 0 or strpos(p_lower, 'sid') > 0 or strpos(p_lower, 'sig') > 0 or strpos(p_lower, 'sin') > 0
        or strpos(p_lower, 'skopeo') > 0 or strpos(p_lower, 'slapta') > 0 or strpos(p_lower, 'sleutel') > 0
        or strpos(p_lower, 'snowsql') > 0 or strpos(p_lower, 'social') > 0 or strpos(p_lower, 'sozialv') > 0
        or strpos(p_lower, 'sqlcmd') > 0 or strpos(p_lower, 'ssn') > 0 or strpos(p_lower, 'steuer') > 0
        or strpos(p_lower, 'tax id') > 0 or strpos(p_lower, 'tin') > 0 or strpos(p_lower, 'token') > 0
        or strpos(p_lower, 'tresor') > 0 or strpos(p_lower, 'uidai') > 0 or strpos(p_lower, 'user') > 0
        or strpos(p_lower, 'usu') > 0 or strpos(p_lower, 'utente') > 0 or strpos(p_lower, 'utilis') > 0
        or strpos(p_lower, 'vault') > 0 or strpos(p_lower, 'wacht') > 0 or strpos(p_lower, 'webhook') > 0
        or strpos(p_lower, 'wget') > 0 or strpos(p_lower, 'wi-fi') > 0 or strpos(p_lower, 'wifi') > 0
        or strpos(p_lower, 'wlan') > 0 or strpos(p_lower, 'wpa') > 0 or strpos(p_lower, 'x-') > 0 or strpos(p_lower, 'xsrf') > 0
        or strpos(p_lower, 'zip') > 0 or strpos(p_lower, 'zugang') > 0
    ) then
        return true;
    end if;
    return length(p_lower) >= 48
        and (strpos(p_lower, 'eight') > 0 or strpos(p_lower, 'five') > 0 or strpos(p_lower, 'four') > 0
        or strpos(p_lower, 'nine') > 0 or strpos(p_lower, 'six') > 0 or strpos(p_lower, 'three') > 0 or strpos(p_lower, 'two') > 0)
        and p_lower collate "C" ~ ('(?:(?<![a-z])(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]{1,3}){11,18}(?:zero|oh|one|two|three|'
        || 'four|five|six|seven|eight|nine)(?![a-z])');
end
$$;
comment on function assay._firewall_suspect(text, text) is 'Whether any detector could find anything in a folded text: a cheap test, which ordinary sentences fail.';
revoke all on function assay._firewall_suspect(text, text) from public;
