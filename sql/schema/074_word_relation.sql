-- Words that a query also looks for. What is shipped follows from rules and not from a choice of topics: the same word in
-- another spelling, dialect or length, and families that are closed (kin, meals, seasons, weekend, colours). What belongs
-- together in a field of work, its users know: the table is theirs to fill.

create table assay.word_relation (
    language text not null,
    lexeme text collate "C" not null,
    related text collate "C" not null,
    constraint word_relation_pkey primary key (language, lexeme, related),
    constraint word_relation_other check (lexeme <> related)
);
comment on table assay.word_relation is
'Words that a query also looks for, at a share (weight related): other forms of the same word, and members of a family of words (parent, mother). Both columns hold lexemes, as the text search configuration makes them. The owner of the schema may add and remove rows.';
comment on column assay.word_relation.language is 'Text search configuration that it holds for.';
comment on column assay.word_relation.lexeme is 'Lexeme of a word in a query.';
comment on column assay.word_relation.related is 'Lexeme that is looked for as well.';
comment on constraint word_relation_pkey on assay.word_relation is 'A relation stands once.';
comment on constraint word_relation_other on assay.word_relation is 'A word is not related to itself.';

insert into assay.word_relation (language, lexeme, related)
with same (words) as (
    -- Each stands for each other.
    select *
    from unnest(array[
        -- spelling
        'color colour', 'favorite favourite', 'neighbor neighbour', 'behavior behaviour', 'honor honour', 'humor humour',
        'labor labour', 'flavor flavour', 'harbor harbour', 'center centre', 'theater theatre', 'meter metre', 'gray grey',
        'jewelry jewellery', 'pajamas pyjamas', 'tire tyre', 'program programme', 'check cheque', 'license licence',
        'organize organise', 'realize realise', 'recognize recognise', 'apologize apologise', 'organization organisation',
        -- length
        'phone telephone', 'tv television', 'bike bicycle', 'photo photograph', 'fridge refrigerator', 'gym gymnasium',
        'exam examination', 'flu influenza', 'vet veterinarian', 'lab laboratory', 'plane airplane aeroplane',
        'math maths mathematics', 'ad advertisement', 'app application', 'memo memorandum', 'limo limousine', 'auto automobile',
        -- dialect
        'apartment flat', 'vacation holiday', 'movie film', 'elevator lift', 'truck lorry', 'garbage rubbish trash',
        'soccer football', 'cookie biscuit', 'sidewalk pavement', 'gasoline petrol', 'diaper nappy', 'store shop',
        'autumn fall', 'sweater jumper', 'pants trousers', 'subway underground', 'highway motorway', 'mail post',
        'mother mom mum', 'father dad', 'grandmother grandma granny', 'grandfather grandpa granddad', 'eggplant aubergine',
        'zucchini courgette', 'candy sweets', 'flashlight torch', 'stroller pram', 'resume cv',
        'kid child'
    ])
),

family (words) as (
    -- The first is looked for by the others, which are its members.
    select *
    from unnest(array[
        'family mother father parent son daughter child brother sister sibling husband wife grandmother grandfather',
        'parent mother father mom mum dad', 'child son daughter', 'kid son daughter', 'sibling brother sister twin',
        'spouse husband wife', 'partner husband wife spouse boyfriend girlfriend', 'grandparent grandmother grandfather',
        'grandchild grandson granddaughter', 'relative aunt uncle cousin niece nephew grandmother grandfather',
        'meal breakfast brunch lunch dinner supper', 'season spring summer autumn fall winter', 'weekend saturday sunday',
        'color red orange yellow green blue purple pink brown black white gray grey',
        'colour red orange yellow green blue purple pink brown black white gray grey'
    ])
),

pair (word, related) as (
    select a.word, b.word
    from same as s
    cross join lateral unnest(string_to_array(s.words, ' ')) as a (word)
    cross join lateral unnest(string_to_array(s.words, ' ')) as b (word)
    union
    select split_part(f.words, ' ', 1), b.word
    from family as f
    cross join lateral unnest(string_to_array(f.words, ' ')) as b (word)
)

select distinct 'english', coalesce(k.base, x.lexeme), coalesce(o.base, x.related)
from (
    select
        (ts_lexize('pg_catalog.english_stem', p.word))[1] as lexeme,
        (ts_lexize('pg_catalog.english_stem', p.related))[1] as related
    from pair as p
) as x
left join assay.word_form as k on k.language = 'english' and k.form = x.lexeme
left join assay.word_form as o on o.language = 'english' and o.form = x.related
where coalesce(k.base, x.lexeme) <> coalesce(o.base, x.related);
