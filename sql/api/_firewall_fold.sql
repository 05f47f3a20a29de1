-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_fold(p_text text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    -- Only the characters that are there: translate() compares with each in turn.
    v_odd text := '';
    v_rest text;
    v_removed text;
begin
    if octet_length(p_text) = length(p_text)
        or not (p_text collate "C" ~ ('[\u0085\u00a0\u00ab\u00ad\u00b2-\u00b4\u00b9\u00bb\u0131\u017f\u0251\u0261-\u0262\u026a\u0274\u0280\u028f\u0299\'
        || 'u029c\u029f\u02bc\u02f8\u034f\u0391-\u0392\u0395-\u0397\u0399-\u039a\u039c-\u039d\u039f\u03a1\u03a4-\u03a5\u03a7'
        || '\u03b1\u03b5\u03b9\u03bd\u03bf\u03c1\u03f2-\u03f3\u03f9-\u03fa\u0405-\u0406\u0408\u0410\u0412\u0415\u0417\u041a\'
        || 'u041c-\u041e\u0420-\u0423\u0425\u0430\u0435\u043a\u043e\u0440-\u0441\u0443\u0445\u0455-\u0456\u0458\u0492\u04ae\'
        || 'u04bb\u04c0\u04cf\u0501\u050c-\u050d\u051a-\u051d\u0566\u0570\u0578\u057d\u0581\u0585\u061c\u0660-\u0669\u06f0-\'
        || 'u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0'
        || 'ce6-\u0cef\u0d66-\u0d6f\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u115f-\u1160\u13a0\u13a2\u13aa\u13ac'
        || '\u13b7\u13bb\u13c0\u13d2\u13da\u13de-\u13df\u13e2\u13f4\u1680\u17e0-\u17e9\u180b-\u1819\u1d00\u1d04-\u1d05\u1d07'
        || '\u1d0a-\u1d0b\u1d0d\u1d0f\u1d18\u1d1b-\u1d1c\u1d20-\u1d22\u2000-\u2015\u2017-\u201f\u2024-\u2025\u2027-\u202f\u2'
        || '032-\u2033\u2039-\u203a\u203f\u2043-\u2044\u205f-\u2070\u2074-\u2079\u2080-\u2089\u2102\u210a-\u210e\u2110-\u211'
        || '3\u2115\u2119-\u211d\u2124\u2128\u212c-\u212d\u212f-\u2131\u2133-\u2134\u2170\u2174\u2179\u217c-\u217f\u2212\u22'
        || '15\u2217\u2236\u223c\u2460-\u2468\u24b6-\u24ea\u2796\u3000-\u3002\u300c-\u300f\u3164\ua731\ua789\ufdd0-\ufdef\uf'
        || 'e00-\ufe0f\ufe30\ufe4d-\ufe50\ufe52\ufe54-\ufe58\ufe5f-\ufe66\ufe68-\ufe6b\ufeff\uff01-\uff5e\uffa0\ufff9-\ufffb'
        || '\U0001d400-\U0001d6a3\U0001d7ce-\U0001d7ff\U0001f130-\U0001f149\U0001f150-\U0001f169\U0001f170-\U0001f189\U000e0'
        || '001\U000e0020-\U000e007f]'))
    then
        return p_text;
    end if;
    v_rest := regexp_replace(
        p_text collate "C",
        ('[^\u0085\u00a0\u00ab\u00ad\u00b2-\u00b4\u00b9\u00bb\u0131\u017f\u0251\u0261-\u0262\u026a\u0274\u0280\u028f\u0299'
        || '\u029c\u029f\u02bc\u02f8\u034f\u0391-\u0392\u0395-\u0397\u0399-\u039a\u039c-\u039d\u039f\u03a1\u03a4-\u03a5\u03a'
        || '7\u03b1\u03b5\u03b9\u03bd\u03bf\u03c1\u03f2-\u03f3\u03f9-\u03fa\u0405-\u0406\u0408\u0410\u0412\u0415\u0417\u041a'
        || '\u041c-\u041e\u0420-\u0423\u0425\u0430\u0435\u043a\u043e\u0440-\u0441\u0443\u0445\u0455-\u0456\u0458\u0492\u04ae'
        || '\u04bb\u04c0\u04cf\u0501\u050c-\u050d\u051a-\u051d\u0566\u0570\u0578\u057d\u0581\u0585\u061c\u0660-\u0669\u06f0-'
        || '\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u'
        || '0ce6-\u0cef\u0d66-\u0d6f\u0e50-\u0e59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u115f-\u1160\u13a0\u13a2\u13aa\u13a'
        || 'c\u13b7\u13bb\u13c0\u13d2\u13da\u13de-\u13df\u13e2\u13f4\u1680\u17e0-\u17e9\u180b-\u1819\u1d00\u1d04-\u1d05\u1d0'
        || '7\u1d0a-\u1d0b\u1d0d\u1d0f\u1d18\u1d1b-\u1d1c\u1d20-\u1d22\u2000-\u2015\u2017-\u201f\u2024-\u2025\u2027-\u202f\u'
        || '2032-\u2033\u2039-\u203a\u203f\u2043-\u2044\u205f-\u2070\u2074-\u2079\u2080-\u2089\u2102\u210a-\u210e\u2110-\u21'
        || '13\u2115\u2119-\u211d\u2124\u2128\u212c-\u212d\u212f-\u2131\u2133-\u2134\u2170\u2174\u2179\u217c-\u217f\u2212\u2'
        || '215\u2217\u2236\u223c\u2460-\u2468\u24b6-\u24ea\u2796\u3000-\u3002\u300c-\u300f\u3164\ua731\ua789\ufdd0-\ufdef\u'
        || 'fe00-\ufe0f\ufe30\ufe4d-\ufe50\ufe52\ufe54-\ufe58\ufe5f-\ufe66\ufe68-\ufe6b\ufeff\uff01-\uff5e\uffa0\ufff9-\ufff'
        || 'b\U0001d400-\U0001d6a3\U0001d7ce-\U0001d7ff\U0001f130-\U0001f149\U0001f150-\U0001f169\U0001f170-\U0001f189\U000e'
        || '0001\U000e0020-\U000e007f]+'),
        '',
        'g'
    );
    -- there are few different ones, however many there are
    for v_n in 1..24 loop
        exit when v_rest = '';
        v_odd := v_odd || left(v_rest, 1);
        v_rest := translate(v_rest, left(v_rest, 1), '');
    end loop;
    if v_rest <> '' then
        select v_odd || string_agg(c.c, '')
        into v_odd
        from (select distinct unnest(string_to_array(v_rest, null)) as c) as c;
    end if;
    v_removed := regexp_replace(
        v_odd collate "C",
        ('[^\u00ad\u034f\u061c\u115f-\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufe00-\'
        || 'ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0001\U000e0020-\U000e007f]+'),
        '',
        'g'
    );
    v_odd := translate(v_odd, v_removed, '');
    return translate(
        p_text,
        v_odd || v_removed,
        translate(
            v_odd,
            (' «²³´¹»ıſɑɡɢɪɴʀʏʙʜʟʼ˸ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεινορϲϳϹϺЅІЈАВЕЗКМНОРСТУХаекорсухѕіјҒҮһӀӏԁԌԍԚԛԜԝզհոսցօ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶'
            || '۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯๐๑๒๓๔'
            || '๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉ᎠᎢᎪᎬᎷᎻᏀᏒᏚᏞᏟᏢᏴ ០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙ᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ           ‐‑‒–—―‗‘’‚‛“”„'
            || '‟․‥‧   ′″‹›‿⁃⁄ ⁰⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉ℂℊℋℌℍℎℐℑℒℓℕℙℚℛℜℝℤℨℬℭℯℰℱℳℴⅰⅴⅹⅼⅽⅾⅿ−∕∗∶∼①②③④⑤⑥⑦⑧⑨ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⓐⓑⓒⓓ'
            || 'ⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ⓪➖　、。「」『』ꜱ꞉︰﹍﹎﹏﹐﹒﹔﹕﹖﹗﹘﹟﹠﹡﹢﹣﹤﹥﹦﹨﹩﹪﹫！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴ'
            || 'ＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～𝐀𝐁𝐂𝐃𝐄𝐅𝐆𝐇𝐈𝐉𝐊𝐋𝐌𝐍𝐎𝐏𝐐𝐑𝐒𝐓𝐔𝐕𝐖𝐗𝐘𝐙𝐚𝐛𝐜𝐝𝐞𝐟𝐠𝐡𝐢𝐣𝐤𝐥𝐦𝐧𝐨𝐩𝐪𝐫𝐬𝐭𝐮𝐯𝐰𝐱𝐲𝐳𝐴𝐵𝐶𝐷𝐸𝐹𝐺𝐻𝐼𝐽𝐾𝐿𝑀𝑁'
            || '𝑂𝑃𝑄𝑅𝑆𝑇𝑈𝑉𝑊𝑋𝑌𝑍𝑎𝑏𝑐𝑑𝑒𝑓𝑔𝑕𝑖𝑗𝑘𝑙𝑚𝑛𝑜𝑝𝑞𝑟𝑠𝑡𝑢𝑣𝑤𝑥𝑦𝑧𝑨𝑩𝑪𝑫𝑬𝑭𝑮𝑯𝑰𝑱𝑲𝑳𝑴𝑵𝑶𝑷𝑸𝑹𝑺𝑻𝑼𝑽𝑾𝑿𝒀𝒁𝒂𝒃𝒄𝒅𝒆𝒇𝒈𝒉𝒊𝒋𝒌𝒍𝒎𝒏𝒐𝒑𝒒𝒓𝒔𝒕𝒖𝒗𝒘𝒙𝒚𝒛𝒜𝒝𝒞𝒟𝒠𝒡𝒢𝒣𝒤𝒥𝒦𝒧𝒨𝒩𝒪𝒫𝒬𝒭'
            || '𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵𝒶𝒷𝒸𝒹𝒺𝒻𝒼𝒽𝒾𝒿𝓀𝓁𝓂𝓃𝓄𝓅𝓆𝓇𝓈𝓉𝓊𝓋𝓌𝓍𝓎𝓏𝓐𝓑𝓒𝓓𝓔𝓕𝓖𝓗𝓘𝓙𝓚𝓛𝓜𝓝𝓞𝓟𝓠𝓡𝓢𝓣𝓤𝓥𝓦𝓧𝓨𝓩𝓪𝓫𝓬𝓭𝓮𝓯𝓰𝓱𝓲𝓳𝓴𝓵𝓶𝓷𝓸𝓹𝓺𝓻𝓼𝓽𝓾𝓿𝔀𝔁𝔂𝔃𝔄𝔅𝔆𝔇𝔈𝔉𝔊𝔋𝔌𝔍𝔎𝔏𝔐𝔑𝔒𝔓𝔔𝔕𝔖𝔗𝔘𝔙'
            || '𝔚𝔛𝔜𝔝𝔞𝔟𝔠𝔡𝔢𝔣𝔤𝔥𝔦𝔧𝔨𝔩𝔪𝔫𝔬𝔭𝔮𝔯𝔰𝔱𝔲𝔳𝔴𝔵𝔶𝔷𝔸𝔹𝔺𝔻𝔼𝔽𝔾𝔿𝕀𝕁𝕂𝕃𝕄𝕅𝕆𝕇𝕈𝕉𝕊𝕋𝕌𝕍𝕎𝕏𝕐𝕑𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧𝕨𝕩𝕪𝕫𝕬𝕭𝕮𝕯𝕰𝕱𝕲𝕳𝕴𝕵𝕶𝕷𝕸𝕹𝕺𝕻𝕼𝕽𝕾𝕿𝖀𝖁𝖂𝖃𝖄𝖅'
            || '𝖆𝖇𝖈𝖉𝖊𝖋𝖌𝖍𝖎𝖏𝖐𝖑𝖒𝖓𝖔𝖕𝖖𝖗𝖘𝖙𝖚𝖛𝖜𝖝𝖞𝖟𝖠𝖡𝖢𝖣𝖤𝖥𝖦𝖧𝖨𝖩𝖪𝖫𝖬𝖭𝖮𝖯𝖰𝖱𝖲𝖳𝖴𝖵𝖶𝖷𝖸𝖹𝖺𝖻𝖼𝖽𝖾𝖿𝗀𝗁𝗂𝗃𝗄𝗅𝗆𝗇𝗈𝗉𝗊𝗋𝗌𝗍𝗎𝗏𝗐𝗑𝗒𝗓𝗔𝗕𝗖𝗗𝗘𝗙𝗚𝗛𝗜𝗝𝗞𝗟𝗠𝗡𝗢𝗣𝗤𝗥𝗦𝗧𝗨𝗩𝗪𝗫𝗬𝗭𝗮𝗯𝗰𝗱'
            || '𝗲𝗳𝗴𝗵𝗶𝗷𝗸𝗹𝗺𝗻𝗼𝗽𝗾𝗿𝘀𝘁𝘂𝘃𝘄𝘅𝘆𝘇𝘈𝘉𝘊𝘋𝘌𝘍𝘎𝘏𝘐𝘑𝘒𝘓𝘔𝘕𝘖𝘗𝘘𝘙𝘚𝘛𝘜𝘝𝘞𝘟𝘠𝘡𝘢𝘣𝘤𝘥𝘦𝘧𝘨𝘩𝘪𝘫𝘬𝘭𝘮𝘯𝘰𝘱𝘲𝘳𝘴𝘵𝘶𝘷𝘸𝘹𝘺𝘻𝘼𝘽𝘾𝘿𝙀𝙁𝙂𝙃𝙄𝙅𝙆𝙇𝙈𝙉𝙊𝙋𝙌𝙍𝙎𝙏𝙐𝙑𝙒𝙓𝙔𝙕𝙖𝙗𝙘𝙙𝙚𝙛𝙜𝙝'
            || '𝙞𝙟𝙠𝙡𝙢𝙣𝙤𝙥𝙦𝙧𝙨𝙩𝙪𝙫𝙬𝙭𝙮𝙯𝙰𝙱𝙲𝙳𝙴𝙵𝙶𝙷𝙸𝙹𝙺𝙻𝙼𝙽𝙾𝙿𝚀𝚁𝚂𝚃𝚄𝚅𝚆𝚇𝚈𝚉𝚊𝚋𝚌𝚍𝚎𝚏𝚐𝚑𝚒𝚓𝚔𝚕𝚖𝚗𝚘𝚙𝚚𝚛𝚜𝚝𝚞𝚟𝚠𝚡𝚢𝚣𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳'
            || '𝟴𝟵𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿🄰🄱🄲🄳🄴🄵🄶🄷🄸🄹🄺🄻🄼🄽🄾🄿🅀🅁🅂🅃🅄🅅🅆🅇🅈🅉🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉'),
            (E'\n "23''1"isagginrybhl'':ABEZHIKMNOPTYXaeivopcjCMSIJABEZKMHOPCTYXaekopcyxsijFYhIldGgQqWwqhnugo01234567890123456'
            || '789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234'
            || '56789012345678901234567890123456789DTAEMHGRSLCPB 01234567890123456789acdejkmoptuvwz           ------_''''''''"""'
            || E'"..-\n\n ''"""_-/ 04567890123456789CgHHHhIILlNPQRRRZZBCeEFMoivxlcdm-/*:~123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcd'
            || 'efghijklmnopqrstuvwxyz0- ,.""""s::___,.;:?!-#&*+-<>=\$%@!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRST'
            || 'UVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMN'
            || 'OPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQR'
            || 'STUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUV'
            || 'WXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
            || 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcd'
            || 'efghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh'
            || 'ijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz01234567890123456789012345678901234567'
            || '890123456789ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ')
        )
    );
end
$$;
comment on function assay._firewall_fold(text) is 'The text with look-alikes, full-width and mathematical letters, foreign digits, dashes and quotes read as what they stand for, and format characters dropped.';
revoke all on function assay._firewall_fold(text) from public;
