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
    v_sources constant text := (' «²³´¹»ıſɑɡɢɪɴʀʏʙʜʟʰʲʳʷʸʼ˗ˡˢˣ˸;ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαεινορϲϳϹϺЅІЈАВЕЗКМНОРСТУХаекорсухѕіјҒҮһӀӏԁԌԍԚԛԜԝզհոսցօ٠١٢٣٤٥٦٧٨٩۰'
        || '۱۲۳۴۵۶۷۸۹߀߁߂߃߄߅߆߇߈߉०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯෦෧෨'
        || '෩෪෫෬෭෮෯๐๑๒๓๔๕๖๗๘๙໐໑໒໓໔໕໖໗໘໙༠༡༢༣༤༥༦༧༨༩၀၁၂၃၄၅၆၇၈၉႐႑႒႓႔႕႖႗႘႙፩፪፫፬፭፮፯፰፱ᎠᎢᎪᎬᎷᎻᏀᏒᏚᏞᏟᏢᏴ ០១២៣៤៥៦៧៨៩᠐᠑᠒᠓᠔᠕᠖᠗᠘᠙᥆᥇᥈᥉᥊᥋᥌᥍᥎᥏᧐᧑'
        || '᧒᧓᧔᧕᧖᧗᧘᧙᧚᪀᪁᪂᪃᪄᪅᪆᪇᪈᪉᪐᪑᪒᪓᪔᪕᪖᪗᪘᪙᭐᭑᭒᭓᭔᭕᭖᭗᭘᭙᮰᮱᮲᮳᮴᮵᮶᮷᮸᮹᱀᱁᱂᱃᱄᱅᱆᱇᱈᱉᱐᱑᱒᱓᱔᱕᱖᱗᱘᱙ᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁᵂᵃᵇᵈᵉᵍᵏᵐᵒᵖᵗᵘ'
        || 'ᵛᵢᵣᵤᵥᶜᶠᶻ`           ‐‑‒–—―‗‘’‚‛“”„‟․‥‧   ′″‹›‿⁃⁄ ⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜℂℊℋℌℍℎℐℑℒℓℕℙℚℛℜℝℤℨKℬℭℯ'
        || 'ℰℱℳℴℹⅅⅆⅇⅈⅉⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿ−∕∗∶∼①②③④⑤⑥⑦⑧⑨⑴⑵⑶⑷⑸⑹⑺⑻⑼⒈⒉⒊⒋⒌⒍⒎⒏⒐ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ⓪⓵⓶⓷'
        || '⓸⓹⓺⓻⓼⓽⓿❶❷❸❹❺❻❼❽❾➀➁➂➃➄➅➆➇➈➊➋➌➍➎➏➐➑➒➖⠀ⱼⱽ⸺⸻　、。「」『』꘠꘡꘢꘣꘤꘥꘦꘧꘨꘩ꜱ꞉ꟲꟳꟴ꣐꣑꣒꣓꣔꣕꣖꣗꣘꣙꤀꤁꤂꤃꤄꤅꤆꤇꤈꤉꧐꧑꧒꧓꧔꧕꧖꧗꧘꧙꧰꧱꧲꧳꧴꧵꧶꧷꧸꧹꩐꩑꩒꩓꩔꩕꩖꩗꩘꩙'
        || '꯰꯱꯲꯳꯴꯵꯶꯷꯸꯹﬩︐︓︔︕︖︰︳︴︵︶︷︸﹇﹈﹍﹎﹏﹐﹒﹔﹕﹖﹗﹘﹙﹚﹛﹜﹟﹠﹡﹢﹣﹤﹥﹦﹨﹩﹪﹫！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］'
        || '＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～𐒠𐒡𐒢𐒣𐒤𐒥𐒦𐒧𐒨𐒩𐞥𐩀𐩁𐩂𐩃𐴰𐴱𐴲𐴳𐴴𐴵𐴶𐴷𐴸𐴹𐹠𐹡𐹢𐹣𐹤𐹥𐹦𐹧𐹨𑁒𑁓𑁔𑁕𑁖𑁗𑁘𑁙𑁚𑁦𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮𑁯𑃰𑃱𑃲𑃳𑃴𑃵𑃶𑃷𑃸𑃹𑄶𑄷𑄸𑄹𑄺𑄻𑄼𑄽𑄾𑄿𑇐𑇑𑇒𑇓𑇔𑇕'
        || '𑇖𑇗𑇘𑇙𑋰𑋱𑋲𑋳𑋴𑋵𑋶𑋷𑋸𑋹𑑐𑑑𑑒𑑓𑑔𑑕𑑖𑑗𑑘𑑙𑓐𑓑𑓒𑓓𑓔𑓕𑓖𑓗𑓘𑓙𑙐𑙑𑙒𑙓𑙔𑙕𑙖𑙗𑙘𑙙𑛀𑛁𑛂𑛃𑛄𑛅𑛆𑛇𑛈𑛉𑜰𑜱𑜲𑜳𑜴𑜵𑜶𑜷𑜸𑜹𑣠𑣡𑣢𑣣𑣤𑣥𑣦𑣧𑣨𑣩𑥐𑥑𑥒𑥓𑥔𑥕𑥖𑥗𑥘𑥙𑱐𑱑𑱒𑱓𑱔𑱕𑱖𑱗𑱘𑱙𑵐𑵑𑵒𑵓𑵔𑵕𑵖𑵗𑵘𑵙𑶠𑶡𑶢𑶣𑶤𑶥𑶦𑶧'
        || '𑶨𑶩𖩠𖩡𖩢𖩣𖩤𖩥𖩦𖩧𖩨𖩩𖫀𖫁𖫂𖫃𖫄𖫅𖫆𖫇𖫈𖫉𖭐𖭑𖭒𖭓𖭔𖭕𖭖𖭗𖭘𖭙𝐀𝐁𝐂𝐃𝐄𝐅𝐆𝐇𝐈𝐉𝐊𝐋𝐌𝐍𝐎𝐏𝐐𝐑𝐒𝐓𝐔𝐕𝐖𝐗𝐘𝐙𝐚𝐛𝐜𝐝𝐞𝐟𝐠𝐡𝐢𝐣𝐤𝐥𝐦𝐧𝐨𝐩𝐪𝐫𝐬𝐭𝐮𝐯𝐰𝐱𝐲𝐳𝐴𝐵𝐶𝐷𝐸𝐹𝐺𝐻𝐼𝐽𝐾𝐿𝑀𝑁𝑂𝑃𝑄𝑅𝑆𝑇𝑈𝑉𝑊𝑋𝑌𝑍𝑎𝑏'
        || '𝑐𝑑𝑒𝑓𝑔𝑕𝑖𝑗𝑘𝑙𝑚𝑛𝑜𝑝𝑞𝑟𝑠𝑡𝑢𝑣𝑤𝑥𝑦𝑧𝑨𝑩𝑪𝑫𝑬𝑭𝑮𝑯𝑰𝑱𝑲𝑳𝑴𝑵𝑶𝑷𝑸𝑹𝑺𝑻𝑼𝑽𝑾𝑿𝒀𝒁𝒂𝒃𝒄𝒅𝒆𝒇𝒈𝒉𝒊𝒋𝒌𝒍𝒎𝒏𝒐𝒑𝒒𝒓𝒔𝒕𝒖𝒗𝒘𝒙𝒚𝒛𝒜𝒝𝒞𝒟𝒠𝒡𝒢𝒣𝒤𝒥𝒦𝒧𝒨𝒩𝒪𝒫𝒬𝒭𝒮𝒯𝒰𝒱𝒲𝒳𝒴𝒵𝒶𝒷𝒸𝒹𝒺𝒻𝒼𝒽𝒾𝒿'
        || '𝓀𝓁𝓂𝓃𝓄𝓅𝓆𝓇𝓈𝓉𝓊𝓋𝓌𝓍𝓎𝓏𝓐𝓑𝓒𝓓𝓔𝓕𝓖𝓗𝓘𝓙𝓚𝓛𝓜𝓝𝓞𝓟𝓠𝓡𝓢𝓣𝓤𝓥𝓦𝓧𝓨𝓩𝓪𝓫𝓬𝓭𝓮𝓯𝓰𝓱𝓲𝓳𝓴𝓵𝓶𝓷𝓸𝓹𝓺𝓻𝓼𝓽𝓾𝓿𝔀𝔁𝔂𝔃𝔄𝔅𝔆𝔇𝔈𝔉𝔊𝔋𝔌𝔍𝔎𝔏𝔐𝔑𝔒𝔓𝔔𝔕𝔖𝔗𝔘𝔙𝔚𝔛𝔜𝔝𝔞𝔟𝔠𝔡𝔢𝔣𝔤𝔥𝔦𝔧𝔨𝔩𝔪𝔫𝔬𝔭𝔮𝔯'
        || '𝔰𝔱𝔲𝔳𝔴𝔵𝔶𝔷𝔸𝔹𝔺𝔻𝔼𝔽𝔾𝔿𝕀𝕁𝕂𝕃𝕄𝕅𝕆𝕇𝕈𝕉𝕊𝕋𝕌𝕍𝕎𝕏𝕐𝕑𝕒𝕓𝕔𝕕𝕖𝕗𝕘𝕙𝕚𝕛𝕜𝕝𝕞𝕟𝕠𝕡𝕢𝕣𝕤𝕥𝕦𝕧𝕨𝕩𝕪𝕫𝕬𝕭𝕮𝕯𝕰𝕱𝕲𝕳𝕴𝕵𝕶𝕷𝕸𝕹𝕺𝕻𝕼𝕽𝕾𝕿𝖀𝖁𝖂𝖃𝖄𝖅𝖆𝖇𝖈𝖉𝖊𝖋𝖌𝖍𝖎𝖏𝖐𝖑𝖒𝖓𝖔𝖕𝖖𝖗𝖘𝖙𝖚𝖛𝖜𝖝𝖞𝖟'
        || '𝖠𝖡𝖢𝖣𝖤𝖥𝖦𝖧𝖨𝖩𝖪𝖫𝖬𝖭𝖮𝖯𝖰𝖱𝖲𝖳𝖴𝖵𝖶𝖷𝖸𝖹𝖺𝖻𝖼𝖽𝖾𝖿𝗀𝗁𝗂𝗃𝗄𝗅𝗆𝗇𝗈𝗉𝗊𝗋𝗌𝗍𝗎𝗏𝗐𝗑𝗒𝗓𝗔𝗕𝗖𝗗𝗘𝗙𝗚𝗛𝗜𝗝𝗞𝗟𝗠𝗡𝗢𝗣𝗤𝗥𝗦𝗧𝗨𝗩𝗪𝗫𝗬𝗭𝗮𝗯𝗰𝗱𝗲𝗳𝗴𝗵𝗶𝗷𝗸𝗹𝗺𝗻𝗼𝗽𝗾𝗿𝘀𝘁𝘂𝘃𝘄𝘅𝘆𝘇𝘈𝘉𝘊𝘋𝘌𝘍𝘎𝘏'
        || '𝘐𝘑𝘒𝘓𝘔𝘕𝘖𝘗𝘘𝘙𝘚𝘛𝘜𝘝𝘞𝘟𝘠𝘡𝘢𝘣𝘤𝘥𝘦𝘧𝘨𝘩𝘪𝘫𝘬𝘭𝘮𝘯𝘰𝘱𝘲𝘳𝘴𝘵𝘶𝘷𝘸𝘹𝘺𝘻𝘼𝘽𝘾𝘿𝙀𝙁𝙂𝙃𝙄𝙅𝙆𝙇𝙈𝙉𝙊𝙋𝙌𝙍𝙎𝙏𝙐𝙑𝙒𝙓𝙔𝙕𝙖𝙗𝙘𝙙𝙚𝙛𝙜𝙝𝙞𝙟𝙠𝙡𝙢𝙣𝙤𝙥𝙦𝙧𝙨𝙩𝙪𝙫𝙬𝙭𝙮𝙯𝙰𝙱𝙲𝙳𝙴𝙵𝙶𝙷𝙸𝙹𝙺𝙻𝙼𝙽𝙾𝙿'
        || '𝚀𝚁𝚂𝚃𝚄𝚅𝚆𝚇𝚈𝚉𝚊𝚋𝚌𝚍𝚎𝚏𝚐𝚑𝚒𝚓𝚔𝚕𝚖𝚗𝚘𝚙𝚚𝚛𝚜𝚝𝚞𝚟𝚠𝚡𝚢𝚣𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫𝟬𝟭𝟮𝟯𝟰𝟱𝟲𝟳𝟴𝟵𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿𞅀𞅁𞅂𞅃𞅄𞅅𞅆𞅇𞅈𞅉𞋰𞋱𞋲𞋳𞋴𞋵𞋶𞋷𞋸𞋹𞥐𞥑𞥒𞥓𞥔𞥕'
        || '𞥖𞥗𞥘𞥙🄀🄁🄂🄃🄄🄅🄆🄇🄈🄉🄊🄫🄬🄰🄱🄲🄳🄴🄵🄶🄷🄸🄹🄺🄻🄼🄽🄾🄿🅀🅁🅂🅃🅄🅅🅆🅇🅈🅉🅐🅑🅒🅓🅔🅕🅖🅗🅘🅙🅚🅛🅜🅝🅞🅟🅠🅡🅢🅣🅤🅥🅦🅧🅨🅩🅰🅱🅲🅳🅴🅵🅶🅷🅸🅹🅺🅻🅼🅽🅾🅿🆀🆁🆂🆃🆄🆅🆆🆇🆈🆉🯰🯱🯲🯳🯴🯵🯶🯷🯸🯹');
    v_targets constant text := (E'\n "23''1"isagginrybhlhjrwy''-lsx:;ABEZHIKMNOPTYXaeivopcjCMSIJABEZKMHOPCTYXaekopcyxsijFYhIldGgQqWwqhnugo01234567890'
        || '1234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012'
        || '345678901234567890123456789012345678901234567890123456789123456789DTAEMHGRSLCPB 01234567890123456789012345678901'
        || '234567891012345678901234567890123456789012345678901234567890123456789acdejkmoptuvwzABDEGHIJKLMNOPRTUWabdegkmoptu'
        || E'viruvcfz`           ------_''''''''""""..-\n\n ''"""_-/ 0i456789+-=()n0123456789+-=()aeoxhklmnpstCgHHHhIILlNPQRRRZZKBCe'
        || 'EFMoiDdeijIVXLCDMivxlcdm-/*:~123456789123456789123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123'
        || '4567890123456789123456789123456789- jV-- ,.""""0123456789s:CFQ01234567890123456789012345678901234567890123456789'
        || '0123456789+,:;!?:__(){}[]___,.;:?!-(){}#&*+-<>=\$%@!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]'
        || '^_`abcdefghijklmnopqrstuvwxyz{|}~0123456789q12340123456789123456789123456789012345678901234567890123456789012345'
        || '6789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567'
        || '89012345678901234567890123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZab'
        || 'cdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij'
        || 'klmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqr'
        || 'stuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
        || 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGH'
        || 'IJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP'
        || 'QRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789012345678901234567890123456789012345678901234567890123456789012345'
        || '678900123456789CRABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
    v_dropped constant int4multirange := '{[173,173],[768,879],[1564,1564],[4447,4448],[6155,6159],[8203,8207],[8234,8238],[8288,8303],[12644,12644],[64976,65007],[65024,65039],[65279,65279],[65440,65440],[65529,65531],[113824,113827],[119155,119162],[917505,917505],[917536,917631],[917760,917999]}';
    -- what each character of the first two planes becomes, at one more than its number (0: it goes)
    v_map integer [];
begin
    if octet_length(p_text) = length(p_text)
        or not (p_text collate "C" ~ ('[\u0085\u00a0\u00ab\u00ad\u00b2-\u00b4\u00b9\u00bb\u0131\u017f\u0251\u0261-\u0262\u026a\u0274\u0280\u028f\u0299\'
        || 'u029c\u029f\u02b0\u02b2-\u02b3\u02b7-\u02b8\u02bc\u02d7\u02e1-\u02e3\u02f8\u0300-\u036f\u037e\u0391-\u0392\u0395'
        || '-\u0397\u0399-\u039a\u039c-\u039d\u039f\u03a1\u03a4-\u03a5\u03a7\u03b1\u03b5\u03b9\u03bd\u03bf\u03c1\u03f2-\u03f'
        || '3\u03f9-\u03fa\u0405-\u0406\u0408\u0410\u0412\u0415\u0417\u041a\u041c-\u041e\u0420-\u0423\u0425\u0430\u0435\u043'
        || 'a\u043e\u0440-\u0441\u0443\u0445\u0455-\u0456\u0458\u0492\u04ae\u04bb\u04c0\u04cf\u0501\u050c-\u050d\u051a-\u051'
        || 'd\u0566\u0570\u0578\u057d\u0581\u0585\u061c\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0a'
        || '66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e5'
        || '9\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u115f-\u1160\u1369-\u1371\u13a0\u13a2\u13aa\u13ac\u13b7\u1'
        || '3bb\u13c0\u13d2\u13da\u13de-\u13df\u13e2\u13f4\u1680\u17e0-\u17e9\u180b-\u1819\u1946-\u194f\u19d0-\u19da\u1a80-\'
        || 'u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\u1d00\u1d04-\u1d05\u1d07\u1d0a-\u1d0b\u1d'
        || '0d\u1d0f\u1d18\u1d1b-\u1d1c\u1d20-\u1d22\u1d2c\u1d2e\u1d30-\u1d31\u1d33-\u1d3a\u1d3c\u1d3e-\u1d43\u1d47-\u1d49\u'
        || '1d4d\u1d4f-\u1d50\u1d52\u1d56-\u1d58\u1d5b\u1d62-\u1d65\u1d9c\u1da0\u1dbb\u1fef\u2000-\u2015\u2017-\u201f\u2024-'
        || '\u2025\u2027-\u202f\u2032-\u2033\u2039-\u203a\u203f\u2043-\u2044\u205f-\u2071\u2074-\u208e\u2090-\u2093\u2095-\u'
        || '209c\u2102\u210a-\u210e\u2110-\u2113\u2115\u2119-\u211d\u2124\u2128\u212a\u212c-\u212d\u212f-\u2131\u2133-\u2134'
        || '\u2139\u2145-\u2149\u2160\u2164\u2169\u216c-\u2170\u2174\u2179\u217c-\u217f\u2212\u2215\u2217\u2236\u223c\u2460-'
        || '\u2468\u2474-\u247c\u2488-\u2490\u24b6-\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792\u2796\u2'
        || '800\u2c7c-\u2c7d\u2e3a-\u2e3b\u3000-\u3002\u300c-\u300f\u3164\ua620-\ua629\ua731\ua789\ua7f2-\ua7f4\ua8d0-\ua8d9'
        || '\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\ufb29\ufdd0-\ufdef\ufe00-\ufe10\ufe13-\ufe16\u'
        || 'fe30\ufe33-\ufe38\ufe47-\ufe48\ufe4d-\ufe50\ufe52\ufe54-\ufe5c\ufe5f-\ufe66\ufe68-\ufe6b\ufeff\uff01-\uff5e\uffa'
        || '0\ufff9-\ufffb\U000104a0-\U000104a9\U000107a5\U00010a40-\U00010a43\U00010d30-\U00010d39\U00010e60-\U00010e68\U00'
        || '011052-\U0001105a\U00011066-\U0001106f\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9\U000112f0-'
        || '\U000112f9\U00011450-\U00011459\U000114d0-\U000114d9\U00011650-\U00011659\U000116c0-\U000116c9\U00011730-\U00011'
        || '739\U000118e0-\U000118e9\U00011950-\U00011959\U00011c50-\U00011c59\U00011d50-\U00011d59\U00011da0-\U00011da9\U00'
        || '016a60-\U00016a69\U00016ac0-\U00016ac9\U00016b50-\U00016b59\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U0001d400-'
        || '\U0001d6a3\U0001d7ce-\U0001d7ff\U0001e140-\U0001e149\U0001e2f0-\U0001e2f9\U0001e950-\U0001e959\U0001f100-\U0001f'
        || '10a\U0001f12b-\U0001f12c\U0001f130-\U0001f149\U0001f150-\U0001f169\U0001f170-\U0001f189\U0001fbf0-\U0001fbf9\U00'
        || '0e0001\U000e0020-\U000e007f\U000e0100-\U000e01ef]'))
    then
        return p_text;
    end if;
    v_rest := regexp_replace(
        p_text collate "C",
        ('[^\u0085\u00a0\u00ab\u00ad\u00b2-\u00b4\u00b9\u00bb\u0131\u017f\u0251\u0261-\u0262\u026a\u0274\u0280\u028f\u0299'
        || '\u029c\u029f\u02b0\u02b2-\u02b3\u02b7-\u02b8\u02bc\u02d7\u02e1-\u02e3\u02f8\u0300-\u036f\u037e\u0391-\u0392\u039'
        || '5-\u0397\u0399-\u039a\u039c-\u039d\u039f\u03a1\u03a4-\u03a5\u03a7\u03b1\u03b5\u03b9\u03bd\u03bf\u03c1\u03f2-\u03'
        || 'f3\u03f9-\u03fa\u0405-\u0406\u0408\u0410\u0412\u0415\u0417\u041a\u041c-\u041e\u0420-\u0423\u0425\u0430\u0435\u04'
        || '3a\u043e\u0440-\u0441\u0443\u0445\u0455-\u0456\u0458\u0492\u04ae\u04bb\u04c0\u04cf\u0501\u050c-\u050d\u051a-\u05'
        || '1d\u0566\u0570\u0578\u057d\u0581\u0585\u061c\u0660-\u0669\u06f0-\u06f9\u07c0-\u07c9\u0966-\u096f\u09e6-\u09ef\u0'
        || 'a66-\u0a6f\u0ae6-\u0aef\u0b66-\u0b6f\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f\u0de6-\u0def\u0e50-\u0e'
        || '59\u0ed0-\u0ed9\u0f20-\u0f29\u1040-\u1049\u1090-\u1099\u115f-\u1160\u1369-\u1371\u13a0\u13a2\u13aa\u13ac\u13b7\u'
        || '13bb\u13c0\u13d2\u13da\u13de-\u13df\u13e2\u13f4\u1680\u17e0-\u17e9\u180b-\u1819\u1946-\u194f\u19d0-\u19da\u1a80-'
        || '\u1a89\u1a90-\u1a99\u1b50-\u1b59\u1bb0-\u1bb9\u1c40-\u1c49\u1c50-\u1c59\u1d00\u1d04-\u1d05\u1d07\u1d0a-\u1d0b\u1'
        || 'd0d\u1d0f\u1d18\u1d1b-\u1d1c\u1d20-\u1d22\u1d2c\u1d2e\u1d30-\u1d31\u1d33-\u1d3a\u1d3c\u1d3e-\u1d43\u1d47-\u1d49\'
        || 'u1d4d\u1d4f-\u1d50\u1d52\u1d56-\u1d58\u1d5b\u1d62-\u1d65\u1d9c\u1da0\u1dbb\u1fef\u2000-\u2015\u2017-\u201f\u2024'
        || '-\u2025\u2027-\u202f\u2032-\u2033\u2039-\u203a\u203f\u2043-\u2044\u205f-\u2071\u2074-\u208e\u2090-\u2093\u2095-\'
        || 'u209c\u2102\u210a-\u210e\u2110-\u2113\u2115\u2119-\u211d\u2124\u2128\u212a\u212c-\u212d\u212f-\u2131\u2133-\u213'
        || '4\u2139\u2145-\u2149\u2160\u2164\u2169\u216c-\u2170\u2174\u2179\u217c-\u217f\u2212\u2215\u2217\u2236\u223c\u2460'
        || '-\u2468\u2474-\u247c\u2488-\u2490\u24b6-\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792\u2796\u'
        || '2800\u2c7c-\u2c7d\u2e3a-\u2e3b\u3000-\u3002\u300c-\u300f\u3164\ua620-\ua629\ua731\ua789\ua7f2-\ua7f4\ua8d0-\ua8d'
        || '9\ua900-\ua909\ua9d0-\ua9d9\ua9f0-\ua9f9\uaa50-\uaa59\uabf0-\uabf9\ufb29\ufdd0-\ufdef\ufe00-\ufe10\ufe13-\ufe16\'
        || 'ufe30\ufe33-\ufe38\ufe47-\ufe48\ufe4d-\ufe50\ufe52\ufe54-\ufe5c\ufe5f-\ufe66\ufe68-\ufe6b\ufeff\uff01-\uff5e\uff'
        || 'a0\ufff9-\ufffb\U000104a0-\U000104a9\U000107a5\U00010a40-\U00010a43\U00010d30-\U00010d39\U00010e60-\U00010e68\U0'
        || '0011052-\U0001105a\U00011066-\U0001106f\U000110f0-\U000110f9\U00011136-\U0001113f\U000111d0-\U000111d9\U000112f0'
        || '-\U000112f9\U00011450-\U00011459\U000114d0-\U000114d9\U00011650-\U00011659\U000116c0-\U000116c9\U00011730-\U0001'
        || '1739\U000118e0-\U000118e9\U00011950-\U00011959\U00011c50-\U00011c59\U00011d50-\U00011d59\U00011da0-\U00011da9\U0'
        || '0016a60-\U00016a69\U00016ac0-\U00016ac9\U00016b50-\U00016b59\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U0001d400'
        || '-\U0001d6a3\U0001d7ce-\U0001d7ff\U0001e140-\U0001e149\U0001e2f0-\U0001e2f9\U0001e950-\U0001e959\U0001f100-\U0001'
        || 'f10a\U0001f12b-\U0001f12c\U0001f130-\U0001f149\U0001f150-\U0001f169\U0001f170-\U0001f189\U0001fbf0-\U0001fbf9\U0'
        || '00e0001\U000e0020-\U000e007f\U000e0100-\U000e01ef]+'),
        '',
        'g'
    );
    -- Where many are different, translate() compares each character with many: in a long text they
    -- are looked up instead.
    if length(p_text) > 65536
        and (
            select count(distinct c.c)
            from unnest(string_to_array(left(v_rest, 4096), null)) as c (c)
        ) > (case when length(v_rest) > 65536 then 24 else 200 end)
    then
        v_map := array(
            select case when v_dropped @> g.code then 0 else g.code end
            from generate_series(0, 131071) as g (code)
            order by g.code
        );
        for v_n in 1..length(v_sources) loop
            v_map[ascii(substr(v_sources, v_n, 1)) + 1] := ascii(substr(v_targets, v_n, 1));
        end loop;
        -- the elements of an array come in their order
        return array_to_string(
            array(
                select
                    case
                        when c.c collate "C" <= U&'\+01FFFF'
                            then chr(nullif(v_map[ascii(c.c) + 1], 0))
                        when not v_dropped @> ascii(c.c) then c.c
                    end
                from unnest(string_to_array(p_text, null)) as c (c)
            ),
            ''
        );
    end if;
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
        ('[^\u00ad\u0300-\u036f\u061c\u115f-\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\'
        || 'ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f\U'
        || '000e0100-\U000e01ef]+'),
        '',
        'g'
    );
    v_odd := translate(v_odd, v_removed, '');
    return translate(
        p_text,
        v_odd || v_removed,
        translate(
            v_odd,
            v_sources,
            v_targets
        )
    );
end
$$;
comment on function assay._firewall_fold(text) is 'The text with look-alikes, full-width and mathematical letters, foreign digits, dashes and quotes read as what they stand for, and format characters dropped.';
revoke all on function assay._firewall_fold(text) from public;
