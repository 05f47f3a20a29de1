-- What words of a language have to do with each other, so that a question is found by the words of its answer: a pet may be
-- called a dog. General knowledge of the language, kept small: near synonyms, and kinds and their usual members. One way: a
-- question about pets is answered by a dog, one about a dog not by any pet.

create table assay.word_relation (
    language text not null,
    lexeme text collate "C" not null,
    related text collate "C" not null,
    constraint word_relation_pkey primary key (language, lexeme, related),
    constraint word_relation_other check (lexeme <> related)
);
comment on table assay.word_relation is
'Words that a query also looks for, at a share (weight related): near synonyms, and members of a kind (pet, dog). Both columns hold lexemes, as the text search configuration makes them. The owner of the schema may add and remove rows.';
comment on column assay.word_relation.language is 'Text search configuration that it holds for.';
comment on column assay.word_relation.lexeme is 'Lexeme of a word in a query.';
comment on column assay.word_relation.related is 'Lexeme that is looked for as well.';
comment on constraint word_relation_pkey on assay.word_relation is 'A relation stands once.';
comment on constraint word_relation_other on assay.word_relation is 'A word is not related to itself.';

insert into assay.word_relation (language, lexeme, related)
select distinct 'english', s.lexeme, s.related
from (
    select
        coalesce(k.base, x.lexeme) as lexeme,
        coalesce(o.base, x.related) as related
    from (
        select
            (ts_lexize('pg_catalog.english_stem', split_part(g.words, ' ', 1)))[1] as lexeme,
            (ts_lexize('pg_catalog.english_stem', f.word))[1] as related
        from unnest(array[
        'ability skill', 'abroad overseas country', 'accessory necklace bracelet hat scarf', 'accident crash',
        'accomplish achieve', 'achieve accomplish', 'achievement accomplish award success milestone',
        'activity hobby hike swim camp paint', 'actor actress', 'adopt adoption', 'adult grown', 'adventure trip explore',
        'advertise ad promote', 'advice tip suggestion recommend', 'afraid scared fear', 'age old birthday year',
        'agree accept', 'airport flight', 'album record song', 'allow permit', 'angry mad upset',
        'animal dog cat bird horse fish wildlife', 'anniversary wedding', 'answer reply', 'anxious nervous worried',
        'apologize sorry', 'app application', 'appearance look', 'argue fight', 'argument fight disagree',
        'arrange organize', 'arrive come', 'art paint draw sculpture', 'artist painter musician', 'ask request',
        'athlete player runner', 'attempt try', 'attend go', 'audience crowd', 'author writer book',
        'autumn fall september october november', 'award prize trophy medal', 'bake cake cookie bread',
        'ball basketball football tennis', 'bank loan', 'beach ocean sea', 'beautiful gorgeous pretty', 'bed bedroom',
        'belief believe faith', 'big large huge', 'bike bicycle cycling', 'bird parrot', 'birth born', 'blog post',
        'boat ship', 'body arm leg back knee shoulder', 'book novel read author', 'boring bored', 'born birthday birth',
        'borrow lend', 'boss manager supervisor', 'brand product', 'break broken', 'breakfast egg cereal pancake',
        'build construct', 'bus transit', 'business company store shop startup', 'busy schedule', 'buy purchase shop get',
        'call phone', 'calm peace', 'camera lens', 'campaign election', 'car vehicle auto truck', 'career job profession',
        'cat kitten kitty', 'celebrate party', 'ceremony wedding', 'challenge obstacle difficult hard struggle',
        'championship title', 'change transform', 'charity donate fundraiser', 'cheap affordable', 'chef cook',
        'child kid son daughter baby toddler', 'childhood kid young', 'choose pick', 'church faith religious', 'city town',
        'class course lesson workshop', 'clean tidy', 'client customer', 'climb mountain rock', 'cloth fabric',
        'clothes shirt dress shoe outfit', 'coach trainer', 'colleague coworker teammate', 'collect collection',
        'collection collect', 'color red blue green yellow purple', 'comedy funny', 'common usual',
        'community group local', 'company firm business employer', 'competition tournament contest', 'compliment praise',
        'computer laptop', 'concern worry', 'concert show band festival', 'confident confidence', 'conflict fight argue',
        'cook recipe bake', 'cost price expensive money', 'country nation', 'courage brave', 'craft pottery knit sew',
        'create make', 'crime criminal', 'crowd people', 'cry tear', 'cuisine food dish', 'culture tradition heritage',
        'custom tradition', 'customer client', 'daily routine', 'damage break broken', 'dance dancing ballet',
        'dancer dance', 'danger dangerous risk', 'death died passed die', 'debt loan', 'decide decision', 'decorate decor',
        'degree graduate university college', 'describe explain', 'designer design', 'dessert cake cookie pie',
        'destroy damage', 'develop build', 'device gadget phone tablet', 'die death passed', 'difficult hard',
        'disaster flood fire earthquake storm', 'discount sale', 'discover find', 'discuss talk', 'dish recipe meal',
        'doctor physician hospital appointment', 'dog puppy pup', 'donation donate', 'draw sketch', 'dress gown',
        'drink beverage coffee tea wine beer', 'drive car road', 'duration long', 'easy simple',
        'eat meal food dinner lunch breakfast', 'education school college university degree class', 'election vote',
        'email message', 'emergency rescue', 'engineer engineering', 'enjoy love like', 'equipment gear',
        'establish found start', 'evening night', 'event party festival conference fair', 'exam test quiz',
        'excite excited thrill', 'exercise workout gym run yoga', 'exhibition exhibit gallery', 'expense cost',
        'expensive costly', 'experience adventure', 'explain describe', 'explore discover', 'express show',
        'face eye nose', 'factory manufacturing', 'fail failure', 'failure fail',
        'family parent mother father mom dad sister brother sibling son daughter wife husband relative cousin aunt uncle',
        'farm farmer crop', 'fast quick', 'father dad daddy papa', 'favorite love best', 'favourite favorite love',
        'fear scared', 'feel emotion feeling', 'festival fair', 'fiction novel fantasy', 'film movie', 'find discover',
        'finish complete end', 'fire firefighter', 'fish aquarium', 'fix repair', 'flower rose lily tulip sunflower',
        'food meal dish eat', 'forest wood tree', 'forgive sorry', 'free cost', 'frequency often', 'friend buddy pal mate',
        'fruit apple banana berry orange', 'frustrate frustrated', 'full busy', 'fundraiser charity', 'funny humor',
        'furniture chair table sofa couch desk bed', 'future plan', 'gadget device', 'gallery museum exhibit',
        'game play video board', 'garden plant flower vegetable', 'gear equipment',
        'genre fantasy mystery romance fiction', 'gift present', 'give gift', 'goal aim plan target dream',
        'government politics', 'graduate degree', 'grandfather grandpa granddad', 'grandmother grandma granny nana',
        'grateful thankful', 'gratitude grateful thankful', 'grief loss mourn', 'group club', 'grow growth',
        'guest visitor', 'guide mentor', 'guitar piano instrument', 'happiness joy', 'happy glad joyful excited delighted',
        'hate dislike', 'head hair face', 'health healthy fitness diet exercise', 'hear listen', 'help support assist aid',
        'hike trail mountain', 'hire employ', 'history past', 'hobby interest activity pastime',
        'holiday christmas thanksgiving easter', 'home house apartment', 'homeless shelter', 'homework assignment',
        'honest truth', 'hope wish', 'horse pony', 'hospital doctor nurse', 'hotel resort hostel',
        'house home apartment flat', 'huge giant', 'hungry food', 'husband wife marry', 'idea thought',
        'illness disease sick health', 'important significant', 'improve better progress', 'increase grow',
        'ingredient recipe', 'injure hurt break sprain', 'injury hurt injured pain wound', 'insect bee butterfly',
        'inspire inspiration motivate', 'instrument guitar piano violin drum flute', 'interesting fascinate',
        'internet online website web', 'internship intern', 'interview job', 'invest stock',
        'jewelry necklace ring bracelet', 'job work career occupation profession employment', 'join member', 'joy happy',
        'keep hold', 'kind type sort generous', 'kitchen cook oven', 'lake water',
        'language spanish french german english', 'laugh fun funny', 'launch open start', 'law lawyer court legal',
        'lawyer attorney', 'learn lesson', 'leave depart', 'leg knee ankle foot', 'lesson class', 'letter mail',
        'library book', 'like love enjoy favorite', 'listen music podcast', 'live reside home stay', 'location place city',
        'lonely alone', 'look see', 'lose lost', 'loss death', 'luggage suitcase', 'lyric song',
        'machine device equipment', 'magazine newspaper article', 'mail email', 'make create build', 'man guy',
        'map route', 'marathon run race', 'market marketing', 'marketing advertise', 'marriage wedding husband wife',
        'marry wedding married bride groom', 'martial karate judo boxing', 'math mathematics',
        'meal dinner lunch breakfast', 'meat chicken beef pork steak', 'medicine drug pill medication',
        'meditate meditation mindful yoga', 'meet meeting', 'member join', 'mental anxiety depression stress',
        'mention say', 'mentor guide', 'mentorship mentor', 'message text', 'money fund budget cash savings',
        'morning breakfast', 'mother mom mum mommy mama', 'motivate inspire', 'mountain peak summit climb',
        'move relocate', 'movie film', 'museum exhibit gallery', 'music song band concert', 'musician band singer artist',
        'nature forest mountain wildlife tree', 'near close', 'neighbor neighbour', 'nervous anxious', 'new recent',
        'news headline', 'newspaper news', 'night evening', 'notice see', 'novel book', 'nurse hospital',
        'office workplace', 'often frequently', 'old ancient', 'online virtual', 'open launch', 'order delivery',
        'organize arrange', 'outdoors hike camp nature trail', 'overcome challenge', 'own possess', 'pain ache hurt',
        'paint painting art canvas watercolor', 'parade march', 'parent mother father mom dad', 'park garden trail',
        'participate join', 'partner boyfriend girlfriend husband wife spouse', 'party celebration celebrate birthday',
        'passport visa', 'past ago', 'patient patience', 'pay salary', 'peace calm quiet', 'people person',
        'perform performance stage show', 'performance perform concert stage', 'permit license', 'personality trait',
        'pet dog cat puppy kitten hamster turtle rabbit fish bird', 'phone call cellphone', 'photo picture photograph pic',
        'photographer photo', 'photography photo camera', 'picture photo image', 'place location spot', 'plan intend',
        'plane flight fly airport', 'plant flower garden tree', 'player athlete', 'poem poetry', 'police officer',
        'politician mayor', 'poor poverty', 'pottery clay ceramic', 'practice train', 'prepare ready', 'pretty beautiful',
        'problem issue trouble challenge difficulty', 'product item', 'program programming code', 'progress improve',
        'project assignment', 'promise vow', 'promote promotion', 'protest rally march', 'proud pride', 'quality trait',
        'quit leave resign', 'race marathon run', 'reason because', 'receive get', 'recently lately', 'reduce cut',
        'refuse reject', 'relationship dating partner boyfriend girlfriend marriage',
        'relative cousin aunt uncle grandmother grandfather niece nephew', 'relax unwind calm', 'religion church faith',
        'remember memory', 'renovate remodel', 'rent landlord apartment', 'repair fix', 'replace new', 'rescue save',
        'research study', 'resign quit', 'rest break sleep', 'restaurant cafe diner', 'return back', 'rich wealthy',
        'ride bike horse', 'ritual ceremony', 'river lake stream', 'road street highway', 'room bedroom kitchen bathroom',
        'routine daily schedule', 'run jog marathon', 'sad upset unhappy down', 'safe safety', 'salary pay wage',
        'schedule calendar', 'scholarship tuition', 'school class teacher student college',
        'science scientist physics chemistry biology', 'scientist researcher', 'score goal point', 'screen monitor',
        'sculpture statue', 'sea ocean', 'seafood fish shrimp salmon', 'season winter spring summer autumn', 'see watch',
        'select choose', 'sell sale', 'send mail', 'share exchange', 'shoe boot sneaker', 'show series tv',
        'sibling brother sister', 'sick ill illness disease', 'sing song vocal', 'singer vocalist', 'sketch drawing',
        'ski snow', 'skill talent ability', 'sky star sun moon', 'sleep bed night rest', 'slow slowly',
        'small little tiny', 'smell scent', 'snack chip cookie chocolate', 'soccer football', 'software app program',
        'soldier army', 'song music sing', 'special unique',
        'sport basketball football soccer tennis baseball hockey swim surf ski', 'spouse husband wife partner',
        'spring march april may', 'stadium arena', 'start begin', 'steal theft rob', 'stop quit', 'storm hurricane flood',
        'story tale', 'strange weird odd', 'strength strong', 'stress anxiety pressure overwhelm',
        'struggle difficult hard', 'student pupil', 'study learn course class school college university degree',
        'success succeed', 'suggest recommend', 'summer june july august hot', 'sunset sunrise', 'support help encourage',
        'surgery operation hospital', 'surprise shock', 'sweet chocolate candy', 'swim pool', 'talent skill',
        'talk chat speak', 'taste flavor', 'tax income', 'teach lesson', 'teacher instructor coach mentor',
        'team club squad', 'technology tech software computer', 'teenager teen', 'tell say mention', 'thank grateful',
        'theater play stage', 'therapist counselor psychologist', 'therapy therapist counseling', 'think opinion believe',
        'tired exhausted', 'tool equipment', 'touch feel', 'tourist tour', 'tournament competition championship',
        'tradition custom', 'train station railway practice', 'trait characteristic', 'transform change',
        'travel trip visit journey vacation', 'trip travel vacation journey', 'trust rely', 'try attempt',
        'twin brother sister', 'type kind', 'ugly hideous', 'uncle aunt', 'unique special', 'university college campus',
        'vacation holiday trip', 'value important', 'vegetable carrot tomato potato', 'vehicle car truck bike',
        'vet veterinary animal', 'veteran military', 'violin cello', 'visit trip', 'volunteer charity shelter donate help',
        'want wish', 'war military army', 'watch movie show see', 'weak weakness', 'wear outfit',
        'weather rain snow storm sunny', 'weekend saturday sunday', 'wife husband marry', 'wildlife deer bear bird',
        'win victory', 'winter snow cold december january february', 'woman lady', 'word phrase', 'worry anxious concern',
        'write writing story poem', 'writer author', 'year annual', 'young kid'
        ]) as g (words)
        cross join lateral unnest(string_to_array(g.words, ' ')) as f (word)
    ) as x
    left join assay.word_form as k on k.language = 'english' and k.form = x.lexeme
    left join assay.word_form as o on o.language = 'english' and o.form = x.related
) as s
where s.lexeme <> s.related and s.lexeme is not null and s.related is not null;
