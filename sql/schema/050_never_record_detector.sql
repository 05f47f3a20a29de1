-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
-- The detectors of the privacy firewall. The same file feeds the Python engine; a test holds both to the same spans.

create table assay.never_record_detector (
    anchors text [] not null default '{}',
    needs text [] not null default '{}',
    also_needs text [] not null default '{}',
    reason assay.name not null,
    detector assay.name not null,
    kind text not null default 'custom',
    check_name text not null default '',
    about text not null default '',
    pattern text not null,
    narrow text,
    lowered boolean not null default false,
    enabled boolean not null default true,
    constraint never_record_detector_pkey primary key (reason, detector),
    constraint never_record_detector_kind check (
        kind in (
            'vendor', 'shape', 'marker', 'key_block', 'token', 'userinfo', 'assignment', 'named_number', 'number', 'noise',
            'custom'
        )
    ),
    constraint never_record_detector_reason check (
        reason in (
            'off_the_record', 'private_key_block', 'credential_prefix', 'jwt', 'url_userinfo', 'government_id',
            'bank_account', 'payment_card', 'credential_assignment', 'high_entropy'
        )
    ),
    constraint never_record_detector_anchor check (kind <> 'vendor' or cardinality(anchors) > 0)
);
comment on table assay.never_record_detector is
'What must never be recorded, as data: one pattern a detector, and what else must hold. Those of the package are generated from its detector file; kind custom is for a user''s own.';
comment on column assay.never_record_detector.reason is 'What kind of secret it finds; names the verdict.';
comment on column assay.never_record_detector.detector is 'Its name, unique within the reason.';
comment on column assay.never_record_detector.kind is
'How it is applied: vendor and shape to runs of token characters, the others to the text; assignment to a value after what announces it.';
comment on column assay.never_record_detector.pattern is
'Regular expression, in the subset that Python and PostgreSQL read alike; with two groups, the second is what is found.';
comment on column assay.never_record_detector.narrow is
'The same pattern without what only a text beyond ASCII can match, for the others: it is ready in a fraction of the time; null: no other one.';
comment on column assay.never_record_detector.check_name is 'What a match must satisfy besides: luhn, card, iban, random, machine and others.';
comment on column assay.never_record_detector.anchors is 'Patterns of LIKE of which the text must fit one before the detector is tried (kind vendor).';
comment on column assay.never_record_detector.needs is 'Patterns of LIKE of which the lower-case text must fit one before the detector is tried; none: always.';
comment on column assay.never_record_detector.also_needs is 'A second list of them, of which the text must fit one as well.';
comment on column assay.never_record_detector.lowered is 'Whether the pattern is for the lower-case text.';
comment on column assay.never_record_detector.about is 'The vendor whose token it is, or the languages.';
comment on column assay.never_record_detector.enabled is 'False: switched off on purpose.';
comment on constraint never_record_detector_pkey on assay.never_record_detector is 'One detector of a name for each reason.';
comment on constraint never_record_detector_kind on assay.never_record_detector is 'The ways the engine knows to apply a detector.';
comment on constraint never_record_detector_reason on assay.never_record_detector is 'The reasons a verdict can give.';
comment on constraint never_record_detector_anchor on assay.never_record_detector is 'A vendor''s detector is tried only where its anchor is.';

create index never_record_detector_custom_idx on assay.never_record_detector (reason, detector) where kind = 'custom';
comment on index assay.never_record_detector_custom_idx is 'Answers at once whether a user has detectors of his own.';

insert into assay.never_record_detector
    (reason, detector, kind, check_name, pattern, narrow, anchors, needs, also_needs, lowered, about)
values
(
    'credential_prefix', 'aws_access_key', 'vendor', 'varied',
    '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z0-9])',
    null,
    array['%AKIA%', '%ASIA%', '%ABIA%', '%ACCA%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_a3t', 'vendor', 'random',
    '(?<![A-Za-z0-9])A3T[A-Z0-9][A-Z2-7]{16}(?![A-Za-z0-9])',
    null,
    array['%A3T%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_access_key_any', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}(?![A-Za-z0-9])',
    null,
    array['%AKIA%', '%ASIA%', '%ABIA%', '%ACCA%', '%A3T%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_bedrock', 'vendor', 'random',
    'ABSK[A-Za-z0-9+/]{90}(?:[A-Za-z0-9+]|/(?![a-z]{3,16}(?:[^A-Za-z0-9+=]|\Z)))*=*',
    null,
    array['%ABSK%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_bedrock_short', 'vendor', 'random',
    'bedrock-api-key-[A-Za-z0-9+/=]{40}(?:[A-Za-z0-9+=]|/(?![a-z]{3,16}(?:[^A-Za-z0-9+=]|\Z)))*',
    null,
    array['%bedrock-api-key-%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_mws', 'vendor', 'random',
    'amzn\.mws\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    null,
    array['%amzn.mws.%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'quicknode_url', 'vendor', 'random',
    'quiknode\.pro/[0-9a-f]{40}(?![A-Za-z0-9])',
    null,
    array['%quiknode.pro/%'],
    '{}',
    '{}',
    false, 'QuickNode'
),
(
    'credential_prefix', 'alchemy_url', 'vendor', 'random',
    '(?:alchemy\.com|alchemyapi\.io)/v2/[A-Za-z0-9_-]{28,}',
    null,
    array['%alchemy.com/v2/%', '%alchemyapi.io/v2/%'],
    '{}',
    '{}',
    false, 'Alchemy'
),
(
    'credential_prefix', 'infura_url', 'vendor', 'random',
    'infura\.io/(?:ws/)?v3/[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%infura.io/%'],
    '{}',
    '{}',
    false, 'Infura'
),
(
    'credential_prefix', 'salesforce_consumer', 'vendor', 'random',
    '3MVG[A-Za-z0-9_.]{60,}[A-Za-z0-9_]',
    null,
    array['%3MVG%'],
    '{}',
    '{}',
    false, 'Salesforce'
),
(
    'credential_prefix', 'prismic_dotted', 'vendor', 'random',
    '(?<![A-Za-z0-9])MC5[A-Za-z0-9]{18,24}\.[A-Za-z0-9_-]{40,}',
    null,
    array['%MC5%'],
    '{}',
    '{}',
    false, 'Prismic'
),
(
    'credential_prefix', 'hcaptcha', 'vendor', 'random',
    '(?<![A-Za-z0-9])ES_[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%ES\_%'],
    '{}',
    '{}',
    false, 'hCaptcha'
),
(
    'credential_prefix', 'google_api_key', 'vendor', 'random',
    'AIza[A-Za-z0-9_-]{35}',
    null,
    array['%AIza%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_oauth_secret', 'vendor', 'random',
    'GOCSPX-[A-Za-z0-9_-]{24,}',
    null,
    array['%GOCSPX-%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_gemini', 'vendor', 'random',
    '(?<![A-Za-z0-9])AQ\.[A-Za-z0-9_-]{40,}',
    null,
    array['%AQ.%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_access_token', 'vendor', 'random',
    'ya29\.(?:[a-z]\.)?[A-Za-z0-9_-]{30,}',
    null,
    array['%ya29.%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_refresh_token', 'vendor', 'random',
    '(?<![A-Za-z0-9])1//0[A-Za-z0-9_-]{30,}',
    null,
    array['%1//0%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_recaptcha', 'vendor', 'random',
    '(?<![A-Za-z0-9])6L[A-Za-z0-9_-]{6}AAAAA[A-Za-z0-9_-]{27}(?![A-Za-z0-9])',
    null,
    array['%6L%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'anthropic', 'vendor', 'random',
    'sk-ant-[a-z]{2,10}[0-9]{2}-[A-Za-z0-9_-]{60,}',
    null,
    array['%sk-ant-%'],
    '{}',
    '{}',
    false, 'Anthropic'
),
(
    'credential_prefix', 'anthropic_loose', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{20,}',
    null,
    array['%sk-ant-%'],
    '{}',
    '{}',
    false, 'Anthropic'
),
(
    'credential_prefix', 'openai_marked', 'vendor', 'random',
    'sk-[A-Za-z0-9_-]{16,120}T3BlbkFJ[A-Za-z0-9_-]{16,}',
    null,
    array['%T3BlbkFJ%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'openai_scoped', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin|service|None)-[A-Za-z0-9_-]{20,}',
    null,
    array['%sk-proj-%', '%sk-svcacct-%', '%sk-admin-%', '%sk-service-%', '%sk-None-%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'openrouter', 'vendor', 'random',
    'sk-or-v1-[0-9a-f]{64}',
    null,
    array['%sk-or-%'],
    '{}',
    '{}',
    false, 'OpenRouter'
),
(
    'credential_prefix', 'langfuse', 'vendor', 'random',
    'sk-lf-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    null,
    array['%sk-lf-%'],
    '{}',
    '{}',
    false, 'Langfuse'
),
(
    'credential_prefix', 'helicone', 'vendor', 'random',
    'sk-helicone-[A-Za-z0-9-]{20,}',
    null,
    array['%sk-helicone-%'],
    '{}',
    '{}',
    false, 'Helicone'
),
(
    'credential_prefix', 'sk_dash', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk-[A-Za-z0-9]{20,}',
    null,
    array['%sk-%'],
    '{}',
    '{}',
    false, 'OpenAI, DeepSeek, Moonshot, Stability, Qwen'
),
(
    'credential_prefix', 'groq', 'vendor', 'random',
    '(?<![A-Za-z0-9])gsk_[A-Za-z0-9]{40,}',
    null,
    array['%gsk\_%'],
    '{}',
    '{}',
    false, 'Groq'
),
(
    'credential_prefix', 'xai', 'vendor', 'random',
    '(?<![A-Za-z0-9])xai-[A-Za-z0-9]{60,}',
    null,
    array['%xai-%'],
    '{}',
    '{}',
    false, 'xAI'
),
(
    'credential_prefix', 'perplexity', 'vendor', 'random',
    'pplx-[A-Za-z0-9]{40,}',
    null,
    array['%pplx-%'],
    '{}',
    '{}',
    false, 'Perplexity'
),
(
    'credential_prefix', 'cerebras', 'vendor', 'random',
    '(?<![A-Za-z0-9])csk-[a-z0-9]{40,}',
    null,
    array['%csk-%'],
    '{}',
    '{}',
    false, 'Cerebras'
),
(
    'credential_prefix', 'fireworks', 'vendor', 'random',
    '(?<![A-Za-z0-9])fw_[A-Za-z0-9]{22,}',
    null,
    array['%fw\_%'],
    '{}',
    '{}',
    false, 'Fireworks'
),
(
    'credential_prefix', 'replicate', 'vendor', 'random',
    '(?<![A-Za-z0-9])r8_[A-Za-z0-9]{30,}',
    null,
    array['%r8\_%'],
    '{}',
    '{}',
    false, 'Replicate'
),
(
    'credential_prefix', 'together', 'vendor', 'random',
    'tgp_v1_[A-Za-z0-9_-]{40,}',
    null,
    array['%tgp\_v1\_%'],
    '{}',
    '{}',
    false, 'Together'
),
(
    'credential_prefix', 'voyage', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:pa|al)-[A-Za-z0-9_-]{40,}',
    null,
    array['%pa-%', '%al-%'],
    '{}',
    '{}',
    false, 'Voyage AI'
),
(
    'credential_prefix', 'nvidia', 'vendor', 'random',
    'nvapi-[A-Za-z0-9_-]{50,}',
    null,
    array['%nvapi-%'],
    '{}',
    '{}',
    false, 'NVIDIA'
),
(
    'credential_prefix', 'elevenlabs', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_[0-9a-f]{48}',
    null,
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'ElevenLabs'
),
(
    'credential_prefix', 'cartesia', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_car_[A-Za-z0-9_-]{20,}',
    null,
    array['%sk\_car\_%'],
    '{}',
    '{}',
    false, 'Cartesia'
),
(
    'credential_prefix', 'checkout', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_(?:sbox_)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    null,
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'Checkout.com'
),
(
    'credential_prefix', 'checkout_nas', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_sbox_[a-z0-9]{20,}',
    null,
    array['%sk\_sbox\_%'],
    '{}',
    '{}',
    false, 'Checkout.com'
),
(
    'credential_prefix', 'huggingface', 'vendor', 'random',
    'hf_[A-Za-z]{34}',
    null,
    array['%hf\_%'],
    '{}',
    '{}',
    false, 'Hugging Face'
),
(
    'credential_prefix', 'huggingface_any', 'vendor', 'random',
    '(?<![A-Za-z0-9])hf_(?:oauth_|jwt_)?[A-Za-z0-9]{30,}',
    null,
    array['%hf\_%'],
    '{}',
    '{}',
    false, 'Hugging Face'
),
(
    'credential_prefix', 'huggingface_org', 'vendor', 'random',
    'api_org_[A-Za-z0-9]{30,}',
    null,
    array['%api\_org\_%'],
    '{}',
    '{}',
    false, 'Hugging Face'
),
(
    'credential_prefix', 'jina', 'vendor', 'random',
    '(?<![A-Za-z0-9])jina_[0-9a-f]{32}[A-Za-z0-9_-]{20,}',
    null,
    array['%jina\_%'],
    '{}',
    '{}',
    false, 'Jina'
),
(
    'credential_prefix', 'tavily', 'vendor', 'random',
    '(?<![A-Za-z0-9])tvly-(?:dev-|prod-)?[A-Za-z0-9]{24,}',
    null,
    array['%tvly-%'],
    '{}',
    '{}',
    false, 'Tavily'
),
(
    'credential_prefix', 'firecrawl', 'vendor', 'random',
    '(?<![A-Za-z0-9])fc-[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%fc-%'],
    '{}',
    '{}',
    false, 'Firecrawl'
),
(
    'credential_prefix', 'mem0', 'vendor', 'random',
    '(?<![A-Za-z0-9])m0-[A-Za-z0-9]{36,}',
    null,
    array['%m0-%'],
    '{}',
    '{}',
    false, 'Mem0'
),
(
    'credential_prefix', 'zep', 'vendor', 'random',
    '(?<![A-Za-z0-9])z_[A-Za-z0-9]{4,}\.[A-Za-z0-9_-]{30,}',
    null,
    array['%z\_%'],
    '{}',
    '{}',
    false, 'Zep'
),
(
    'credential_prefix', 'e2b', 'vendor', 'random',
    '(?<![A-Za-z0-9])e2b_[0-9a-f]{40}',
    null,
    array['%e2b\_%'],
    '{}',
    '{}',
    false, 'E2B'
),
(
    'credential_prefix', 'llamacloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])llx-[A-Za-z0-9]{40,}',
    null,
    array['%llx-%'],
    '{}',
    '{}',
    false, 'LlamaIndex'
),
(
    'credential_prefix', 'pinecone', 'vendor', 'random',
    'pcsk_[A-Za-z0-9]{4,8}_[A-Za-z0-9]{40,}',
    null,
    array['%pcsk\_%'],
    '{}',
    '{}',
    false, 'Pinecone'
),
(
    'credential_prefix', 'langsmith', 'vendor', 'random',
    'lsv2_(?:sk|pt)_[0-9a-f]{32}_[0-9a-f]{10}',
    null,
    array['%lsv2\_sk\_%', '%lsv2\_pt\_%'],
    '{}',
    '{}',
    false, 'LangSmith'
),
(
    'credential_prefix', 'anyscale', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:esecret|aph0)_[A-Za-z0-9]{24,}',
    null,
    array['%esecret\_%', '%aph0\_%'],
    '{}',
    '{}',
    false, 'Anyscale'
),
(
    'credential_prefix', 'runpod', 'vendor', 'random',
    '(?<![A-Za-z0-9])rpa_[A-Z0-9]{30,}[A-Za-z0-9]*',
    null,
    array['%rpa\_%'],
    '{}',
    '{}',
    false, 'RunPod'
),
(
    'credential_prefix', 'redirect_pizza', 'vendor', 'random',
    '(?<![A-Za-z0-9])rpa_[A-Za-z0-9]{30}',
    null,
    array['%rpa\_%'],
    '{}',
    '{}',
    false, 'redirect.pizza'
),
(
    'credential_prefix', 'cursor', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:key|crsr)_[0-9a-f]{64,}',
    null,
    array['%key\_%', '%crsr\_%'],
    '{}',
    '{}',
    false, 'Cursor'
),
(
    'credential_prefix', 'devin', 'vendor', 'random',
    '(?<![A-Za-z0-9])apk_(?:user_)?[A-Za-z0-9+/]{60,}=*',
    null,
    array['%apk\_%'],
    '{}',
    '{}',
    false, 'Devin'
),
(
    'credential_prefix', 'browserbase', 'vendor', 'random',
    '(?<![A-Za-z0-9])bb_(?:live|test)_[A-Za-z0-9_-]{20,}',
    null,
    array['%bb\_live\_%', '%bb\_test\_%'],
    '{}',
    '{}',
    false, 'Browserbase'
),
(
    'credential_prefix', 'inngest', 'vendor', 'random',
    '(?<![A-Za-z0-9])signkey-[a-z]{3,12}-[0-9a-f]{32,}',
    null,
    array['%signkey-%'],
    '{}',
    '{}',
    false, 'Inngest'
),
(
    'credential_prefix', 'github_token', 'vendor', 'random',
    'gh[pousr]_[A-Za-z0-9]{36}',
    null,
    array['%ghp\_%', '%gho\_%', '%ghu\_%', '%ghs\_%', '%ghr\_%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'github_token_loose', 'vendor', 'random',
    '(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9]{30,}',
    null,
    array['%ghp\_%', '%gho\_%', '%ghu\_%', '%ghs\_%', '%ghr\_%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'github_fine', 'vendor', 'random',
    'github_pat_[A-Za-z0-9_]{36,}',
    null,
    array['%github\_pat\_%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'gitlab', 'vendor', 'random',
    'gl(?:pat|dt|rt|rtr|soat|ptt|agent|imt|ft|ffct|cbt|oas|wt)-[A-Za-z0-9_.-]{20,}',
    null,
    array[
        '%glpat-%', '%gldt-%', '%glrt-%', '%glrtr-%', '%glsoat-%', '%glptt-%', '%glagent-%', '%glimt-%', '%glft-%',
        '%glffct-%', '%glcbt-%', '%gloas-%', '%glwt-%'
    ],
    '{}',
    '{}',
    false, 'GitLab'
),
(
    'credential_prefix', 'gitlab_registration', 'vendor', 'random',
    'GR1348941[A-Za-z0-9_-]{20,}',
    null,
    array['%GR1348941%'],
    '{}',
    '{}',
    false, 'GitLab'
),
(
    'credential_prefix', 'gitlab_session', 'vendor', 'random',
    '_gitlab_session=[0-9a-f]{32}',
    null,
    array['%\_gitlab\_session=%'],
    '{}',
    '{}',
    false, 'GitLab'
),
(
    'credential_prefix', 'bitbucket_app', 'vendor', 'random',
    '(?<![A-Za-z0-9])ATBB[A-Za-z0-9]{32}',
    null,
    array['%ATBB%'],
    '{}',
    '{}',
    false, 'Bitbucket'
),
(
    'credential_prefix', 'bitbucket_dc', 'vendor', 'random',
    'BBDC-[A-Za-z0-9+/@_-]{40,}',
    null,
    array['%BBDC-%'],
    '{}',
    '{}',
    false, 'Bitbucket'
),
(
    'credential_prefix', 'atlassian', 'vendor', 'random',
    'AT[ACS]TT3[A-Za-z0-9_=-]{60,}',
    null,
    array['%ATATT3%', '%ATCTT3%', '%ATSTT3%'],
    '{}',
    '{}',
    false, 'Atlassian'
),
(
    'credential_prefix', 'trello', 'vendor', 'random',
    'ATTA[0-9a-f]{64}[0-9A-F]{8}',
    null,
    array['%ATTA%'],
    '{}',
    '{}',
    false, 'Trello'
),
(
    'credential_prefix', 'npm', 'vendor', 'random',
    'npm_[A-Za-z0-9]{36}',
    null,
    array['%npm\_%'],
    '{}',
    '{}',
    false, 'npm'
),
(
    'credential_prefix', 'pypi', 'vendor', 'random',
    'pypi-AgE[A-Za-z0-9_-]{50,}',
    null,
    array['%pypi-AgE%'],
    '{}',
    '{}',
    false, 'PyPI'
),
(
    'credential_prefix', 'rubygems', 'vendor', 'random',
    'rubygems_[0-9a-f]{48}',
    null,
    array['%rubygems\_%'],
    '{}',
    '{}',
    false, 'RubyGems'
),
(
    'credential_prefix', 'nuget', 'vendor', 'random',
    '(?<![A-Za-z0-9])oy2[a-z0-9]{43}(?![A-Za-z0-9])',
    null,
    array['%oy2%'],
    '{}',
    '{}',
    false, 'NuGet'
),
(
    'credential_prefix', 'crates', 'vendor', 'random',
    '(?<![A-Za-z0-9])cio[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    null,
    array['%cio%'],
    '{}',
    '{}',
    false, 'crates.io'
),
(
    'credential_prefix', 'clojars', 'vendor', 'random',
    'CLOJARS_[0-9a-z]{60}',
    null,
    array['%CLOJARS\_%'],
    '{}',
    '{}',
    false, 'Clojars'
),
(
    'credential_prefix', 'packagist', 'vendor', 'random',
    'packagist_[a-z]{3}_[0-9a-f]{60,}',
    null,
    array['%packagist\_%'],
    '{}',
    '{}',
    false, 'Packagist'
),
(
    'credential_prefix', 'docker', 'vendor', 'random',
    'dckr_[po]at_[A-Za-z0-9_-]{24,}',
    null,
    array['%dckr\_pat\_%', '%dckr\_oat\_%'],
    '{}',
    '{}',
    false, 'Docker'
),
(
    'credential_prefix', 'docker_swarm', 'vendor', 'random',
    'SWM(?:TKN|KEY)-1-[A-Za-z0-9+/-]{40,}',
    null,
    array['%SWMTKN-1-%', '%SWMKEY-1-%'],
    '{}',
    '{}',
    false, 'Docker'
),
(
    'credential_prefix', 'artifactory', 'vendor', 'random',
    '(?<![A-Za-z0-9])AKCp[A-Za-z0-9]{60,}',
    null,
    array['%AKCp%'],
    '{}',
    '{}',
    false, 'JFrog'
),
(
    'credential_prefix', 'artifactory_ref', 'vendor', 'random',
    '(?<![A-Za-z0-9])cmVmd[A-Za-z0-9+/=]{55,}',
    null,
    array['%cmVmd%'],
    '{}',
    '{}',
    false, 'JFrog'
),
(
    'credential_prefix', 'sonar', 'vendor', 'random',
    '(?<![A-Za-z0-9])sq[apu]_[0-9a-f]{40}',
    null,
    array['%sqa\_%', '%sqp\_%', '%squ\_%'],
    '{}',
    '{}',
    false, 'SonarQube'
),
(
    'credential_prefix', 'sourcegraph', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:sgp_(?:local_|[0-9a-f]{16}_)?[0-9a-f]{40}|slk_[0-9a-f]{64})',
    null,
    array['%sgp\_%', '%slk\_%'],
    '{}',
    '{}',
    false, 'Sourcegraph'
),
(
    'credential_prefix', 'slack_token', 'vendor', 'random',
    'xox[abcoprs]-[0-9]{6,}-[A-Za-z0-9-]{16,}',
    null,
    array['%xoxb-%', '%xoxp-%', '%xoxa-%', '%xoxr-%', '%xoxs-%', '%xoxc-%', '%xoxo-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_token_loose', 'vendor', 'random',
    '(?<![A-Za-z0-9])xox[abcoprs]-[A-Za-z0-9-]{20,}',
    null,
    array['%xoxb-%', '%xoxp-%', '%xoxa-%', '%xoxr-%', '%xoxs-%', '%xoxc-%', '%xoxo-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_cookie', 'vendor', 'random',
    'xoxd-[A-Za-z0-9%+/=_-]{30,}',
    null,
    array['%xoxd-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_refresh', 'vendor', 'random',
    'xoxe(?:\.xox[bp])?-[0-9]-[A-Za-z0-9]{60,}',
    null,
    array['%xoxe%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_app', 'vendor', 'random',
    '(?:xapp-[0-9]-[A-Z0-9]{8,}-[0-9]{8,}-[0-9a-f]{32,}|xwfp-[A-Za-z0-9-]{30,})',
    null,
    array['%xapp-%', '%xwfp-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_webhook', 'vendor', 'random',
    ('(?:https://)?hooks\.slack(?:-gov)?\.com/(?:services/[A-Za-z0-9_]{6,}/[A-Za-z0-9_]{6,}/[A-Za-z0-9_-]{12,}|(?:workflow'
    || 's|triggers)/[A-Za-z0-9/_-]{30,})'),
    null,
    array['%hooks.slack.com/%', '%hooks.slack-gov.com/%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'discord_webhook', 'vendor', 'random',
    '(?:https://[a-z.]{0,20}discord(?:app)?\.com)?/api/(?:v[0-9]{1,2}/)?webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{50,}',
    null,
    array['%/api/webhooks/%', '%/api/v%'],
    '{}',
    '{}',
    false, 'Discord'
),
(
    'credential_prefix', 'teams_webhook', 'vendor', 'random',
    '(?:https://)?[a-z0-9.-]{0,40}webhook\.office\.com/webhookb2/[A-Za-z0-9@/-]{60,}',
    null,
    array['%webhook.office.com/%'],
    '{}',
    '{}',
    false, 'Microsoft Teams'
),
(
    'credential_prefix', 'zapier_webhook', 'vendor', 'random',
    '(?:https://)?hooks\.zapier\.com/hooks/catch/[0-9]{5,}/[A-Za-z0-9]{5,}',
    null,
    array['%hooks.zapier.com/%'],
    '{}',
    '{}',
    false, 'Zapier'
),
(
    'credential_prefix', 'stripe', 'vendor', 'random',
    '[ser]k_(?:live|test|org)_[A-Za-z0-9]{24,}',
    null,
    array[
        '%sk\_live\_%', '%sk\_test\_%', '%rk\_live\_%', '%rk\_test\_%', '%ek\_live\_%', '%ek\_test\_%', '%sk\_org\_%',
        '%ek\_org\_%', '%rk\_org\_%'
    ],
    '{}',
    '{}',
    false, 'Stripe'
),
(
    'credential_prefix', 'stripe_short', 'vendor', 'random',
    '(?<![A-Za-z0-9])[sr]k_(?:live|test)_[A-Za-z0-9_-]{20,}',
    null,
    array['%sk\_live\_%', '%sk\_test\_%', '%rk\_live\_%', '%rk\_test\_%'],
    '{}',
    '{}',
    false, 'Stripe, Clerk, Paystack'
),
(
    'credential_prefix', 'stripe_webhook', 'vendor', 'random',
    'whsec_[A-Za-z0-9+/]{24,}=*',
    null,
    array['%whsec\_%'],
    '{}',
    '{}',
    false, 'Stripe'
),
(
    'credential_prefix', 'square', 'vendor', 'random',
    'sq0[a-z]{3}-[A-Za-z0-9_-]{22,}',
    null,
    array['%sq0%'],
    '{}',
    '{}',
    false, 'Square'
),
(
    'credential_prefix', 'square_eaaa', 'vendor', 'random',
    '(?<![A-Za-z0-9])EAA[Al][A-Za-z0-9_-]{60}(?![A-Za-z0-9])',
    null,
    array['%EAAA%', '%EAAl%'],
    '{}',
    '{}',
    false, 'Square'
),
(
    'credential_prefix', 'facebook', 'vendor', 'random',
    '(?<![A-Za-z0-9])EAA[A-Za-z0-9]{100,}',
    null,
    array['%EAA%'],
    '{}',
    '{}',
    false, 'Meta'
),
(
    'credential_prefix', 'shopify', 'vendor', 'random',
    'shp(?:at|ca|pa|ss|tka|ua)_[A-Za-z0-9]{32}',
    null,
    array['%shpat\_%', '%shpca\_%', '%shppa\_%', '%shpss\_%', '%shptka\_%', '%shpua\_%'],
    '{}',
    '{}',
    false, 'Shopify'
),
(
    'credential_prefix', 'paypal_braintree', 'vendor', 'random',
    'access_token\$(?:production|sandbox)\$[a-z0-9]{16}\$[0-9a-f]{32}',
    null,
    array['%access\_token$%'],
    '{}',
    '{}',
    false, 'PayPal'
),
(
    'credential_prefix', 'paddle', 'vendor', 'random',
    '(?<![A-Za-z0-9])pdl_(?:live|sdbx)_apikey_[A-Za-z0-9_]{40,}',
    null,
    array['%pdl\_%'],
    '{}',
    '{}',
    false, 'Paddle'
),
(
    'credential_prefix', 'plaid', 'vendor', 'random',
    'access-(?:production|sandbox|development)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    null,
    array['%access-production-%', '%access-sandbox-%', '%access-development-%'],
    '{}',
    '{}',
    false, 'Plaid'
),
(
    'credential_prefix', 'razorpay', 'vendor', 'random',
    'rzp_(?:live|test)_[A-Za-z0-9]{14}',
    null,
    array['%rzp\_live\_%', '%rzp\_test\_%'],
    '{}',
    '{}',
    false, 'Razorpay'
),
(
    'credential_prefix', 'mollie_gocardless', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:live|test)_(?:[A-Za-z0-9]{30}|[A-Za-z0-9_-]{40})[A-Za-z0-9_-]*',
    null,
    array['%live\_%', '%test\_%'],
    '{}',
    '{}',
    false, 'Mollie, GoCardless, Lob'
),
(
    'credential_prefix', 'flutterwave', 'vendor', 'random',
    'FLWSECK(?:_TEST)?-[0-9a-zA-Z]{12,}-X',
    null,
    array['%FLWSECK%'],
    '{}',
    '{}',
    false, 'Flutterwave'
),
(
    'credential_prefix', 'midtrans', 'vendor', 'random',
    '(?:SB-)?Mid-(?:server|client)-[A-Za-z0-9_-]{16,}',
    null,
    array['%Mid-server-%', '%Mid-client-%'],
    '{}',
    '{}',
    false, 'Midtrans'
),
(
    'credential_prefix', 'asaas', 'vendor', 'random',
    '\$aact_[A-Za-z0-9_:+/=-]{40,}',
    null,
    array['%$aact\_%'],
    '{}',
    '{}',
    false, 'Asaas'
),
(
    'credential_prefix', 'adyen', 'vendor', 'random',
    '(?<![A-Za-z0-9])AQE[A-Za-z0-9+/=-]{80,}',
    null,
    array['%AQE%'],
    '{}',
    '{}',
    false, 'Adyen'
),
(
    'credential_prefix', 'easypost', 'vendor', 'random',
    '(?<![A-Za-z0-9])EZ[AT]K[A-Za-z0-9]{54}(?![A-Za-z0-9])',
    null,
    array['%EZAK%', '%EZTK%'],
    '{}',
    '{}',
    false, 'EasyPost'
),
(
    'credential_prefix', 'shippo', 'vendor', 'random',
    'shippo_(?:live|test)_[0-9a-f]{40}',
    null,
    array['%shippo\_%'],
    '{}',
    '{}',
    false, 'Shippo'
),
(
    'credential_prefix', 'ramp', 'vendor', 'random',
    'ramp_(?:sec|tok)_[A-Za-z0-9]{40,}',
    null,
    array['%ramp\_sec\_%', '%ramp\_tok\_%'],
    '{}',
    '{}',
    false, 'Ramp'
),
(
    'credential_prefix', 'mercury', 'vendor', 'random',
    'mercury_(?:production|sandbox)_[A-Za-z0-9_]{40,}',
    null,
    array['%mercury\_%'],
    '{}',
    '{}',
    false, 'Mercury'
),
(
    'credential_prefix', 'persona', 'vendor', 'random',
    'persona_(?:production|sandbox)_[A-Za-z0-9-]{30,}',
    null,
    array['%persona\_%'],
    '{}',
    '{}',
    false, 'Persona'
),
(
    'credential_prefix', 'onfido', 'vendor', 'random',
    'api_(?:live|sandbox)(?:_us|_ca)?\.(?:[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{30,}|[A-Za-z0-9_-]{40,})',
    null,
    array['%api\_live%', '%api\_sandbox%'],
    '{}',
    '{}',
    false, 'Onfido'
),
(
    'credential_prefix', 'duffel', 'vendor', 'random',
    'duffel_(?:live|test)_[A-Za-z0-9_-]{40,}',
    null,
    array['%duffel\_%'],
    '{}',
    '{}',
    false, 'Duffel'
),
(
    'credential_prefix', 'polar', 'vendor', 'random',
    'polar_(?:at|oat|pat|rt|whs|cst)_[A-Za-z0-9_]{40,}',
    null,
    array['%polar\_%'],
    '{}',
    '{}',
    false, 'Polar'
),
(
    'credential_prefix', 'pinterest', 'vendor', 'random',
    'pina_[A-Za-z0-9]{60,}',
    null,
    array['%pina\_%'],
    '{}',
    '{}',
    false, 'Pinterest'
),
(
    'credential_prefix', 'ebay', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:PRD|SBX)-[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}(?![A-Za-z0-9])',
    null,
    array['%PRD-%', '%SBX-%'],
    '{}',
    '{}',
    false, 'eBay'
),
(
    'credential_prefix', 'woocommerce', 'vendor', 'random',
    '(?<![A-Za-z0-9])c[ks]_[0-9a-f]{40}(?![A-Za-z0-9])',
    null,
    array['%ck\_%', '%cs\_%'],
    '{}',
    '{}',
    false, 'WooCommerce'
),
(
    'credential_prefix', 'wix', 'vendor', 'random',
    'IST\.eyJ[A-Za-z0-9_.-]{40,}',
    null,
    array['%IST.eyJ%'],
    '{}',
    '{}',
    false, 'Wix'
),
(
    'credential_prefix', 'salesforce', 'vendor', 'random',
    '(?<![A-Za-z0-9])00D[A-Za-z0-9]{12,15}![A-Za-z0-9._-]{60,}',
    null,
    array['%00D%'],
    '{}',
    '{}',
    false, 'Salesforce'
),
(
    'credential_prefix', 'digitalocean', 'vendor', 'random',
    'do[opr]_v1_[0-9a-f]{64}',
    null,
    array['%dop\_v1\_%', '%doo\_v1\_%', '%dor\_v1\_%'],
    '{}',
    '{}',
    false, 'DigitalOcean'
),
(
    'credential_prefix', 'digitalocean_spaces', 'vendor', 'random',
    '(?<![A-Za-z0-9])DO(?:00[A-Z0-9]|801)[A-Z0-9]{15}(?![A-Za-z0-9])',
    null,
    array['%DO00%', '%DO801%'],
    '{}',
    '{}',
    false, 'DigitalOcean'
),
(
    'credential_prefix', 'heroku', 'vendor', 'random',
    'HRKU-[A-Za-z0-9_-]{36,}',
    null,
    array['%HRKU-%'],
    '{}',
    '{}',
    false, 'Heroku'
),
(
    'credential_prefix', 'fly', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:fm1[ar]_|fm2_|fo1_)[A-Za-z0-9+/_=-]{40,}',
    null,
    array['%fm1r\_%', '%fm1a\_%', '%fm2\_%', '%fo1\_%', '%FlyV1%'],
    '{}',
    '{}',
    false, 'Fly.io'
),
(
    'credential_prefix', 'netlify', 'vendor', 'random',
    '(?<![A-Za-z0-9])nf[pocub]_[A-Za-z0-9]{36,}',
    null,
    array['%nfp\_%', '%nfo\_%', '%nfc\_%', '%nfu\_%', '%nfb\_%'],
    '{}',
    '{}',
    false, 'Netlify'
),
(
    'credential_prefix', 'vercel', 'vendor', 'random',
    '(?<![A-Za-z0-9])vc[aikpr]_[A-Za-z0-9]{40,}',
    null,
    array['%vca\_%', '%vci\_%', '%vck\_%', '%vcp\_%', '%vcr\_%'],
    '{}',
    '{}',
    false, 'Vercel'
),
(
    'credential_prefix', 'render', 'vendor', 'random',
    '(?<![A-Za-z0-9])rnd_[A-Za-z0-9]{28,}',
    null,
    array['%rnd\_%'],
    '{}',
    '{}',
    false, 'Render'
),
(
    'credential_prefix', 'deno', 'vendor', 'random',
    '(?<![A-Za-z0-9])dd[pow]_[A-Za-z0-9]{36}',
    null,
    array['%ddp\_%', '%ddo\_%', '%ddw\_%'],
    '{}',
    '{}',
    false, 'Deno'
),
(
    'credential_prefix', 'valtown', 'vendor', 'random',
    '(?<![A-Za-z0-9])vtwn_[A-Za-z0-9]{26,}',
    null,
    array['%vtwn\_%'],
    '{}',
    '{}',
    false, 'Val Town'
),
(
    'credential_prefix', 'scalingo', 'vendor', 'random',
    'tk-us-[A-Za-z0-9_-]{40,}',
    null,
    array['%tk-us-%'],
    '{}',
    '{}',
    false, 'Scalingo'
),
(
    'credential_prefix', 'upcloud', 'vendor', 'random',
    'ucat_[A-Z0-9]{26}',
    null,
    array['%ucat\_%'],
    '{}',
    '{}',
    false, 'UpCloud'
),
(
    'credential_prefix', 'exoscale', 'vendor', 'random',
    '(?<![A-Za-z0-9])EXO[0-9a-f]{24,26}(?::[A-Za-z0-9_-]{40,})?(?![A-Za-z0-9])',
    null,
    array['%EXO%'],
    '{}',
    '{}',
    false, 'Exoscale'
),
(
    'credential_prefix', 'scaleway', 'vendor', 'random',
    '(?<![A-Za-z0-9])SCW[A-Z0-9]{17}(?![A-Za-z0-9])',
    null,
    array['%SCW%'],
    '{}',
    '{}',
    false, 'Scaleway'
),
(
    'credential_prefix', 'tailscale', 'vendor', 'random',
    'tskey-[a-z]{3,12}-[A-Za-z0-9]{8,}(?:CNTRL)?-[A-Za-z0-9]{16,}',
    null,
    array['%tskey-%'],
    '{}',
    '{}',
    false, 'Tailscale'
),
(
    'credential_prefix', 'cloudflare', 'vendor', 'random',
    'cf(?:at|k|ut)_[A-Za-z0-9]{40,}',
    null,
    array['%cfat\_%', '%cfk\_%', '%cfut\_%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'cloudflare_origin', 'vendor', 'random',
    'v1\.0-[0-9a-f]{24}-[0-9a-f]{120,}',
    null,
    array['%v1.0-%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'aiven', 'vendor', 'random',
    'AVNS_[A-Za-z0-9_-]{16,}',
    null,
    array['%AVNS\_%'],
    '{}',
    '{}',
    false, 'Aiven'
),
(
    'credential_prefix', 'planetscale', 'vendor', 'random',
    'pscale_(?:pw|tkn|oauth)_[A-Za-z0-9_=.-]{32,}',
    null,
    array['%pscale\_%'],
    '{}',
    '{}',
    false, 'PlanetScale'
),
(
    'credential_prefix', 'neon', 'vendor', 'random',
    '(?<![A-Za-z0-9])napi_[a-z0-9]{50,}',
    null,
    array['%napi\_%'],
    '{}',
    '{}',
    false, 'Neon'
),
(
    'credential_prefix', 'xata', 'vendor', 'random',
    '(?<![A-Za-z0-9])xau_[A-Za-z0-9]{30,}',
    null,
    array['%xau\_%'],
    '{}',
    '{}',
    false, 'Xata'
),
(
    'credential_prefix', 'supabase_mgmt', 'vendor', 'random',
    '(?<![A-Za-z0-9])sbp_(?:v0_)?[0-9a-f]{40}',
    null,
    array['%sbp\_%'],
    '{}',
    '{}',
    false, 'Supabase'
),
(
    'credential_prefix', 'supabase_secret', 'vendor', 'random',
    'sb_secret_[A-Za-z0-9_-]{30,}',
    null,
    array['%sb\_secret\_%'],
    '{}',
    '{}',
    false, 'Supabase'
),
(
    'credential_prefix', 'datastax', 'vendor', 'random',
    'AstraCS:[A-Za-z0-9_-]{20,}:[0-9a-f]{60,}',
    null,
    array['%AstraCS:%'],
    '{}',
    '{}',
    false, 'DataStax'
),
(
    'credential_prefix', 'cockroach', 'vendor', 'random',
    'CCDB1_[A-Za-z0-9]{20,24}_[A-Za-z0-9]{30,}',
    null,
    array['%CCDB1\_%'],
    '{}',
    '{}',
    false, 'Cockroach Labs'
),
(
    'credential_prefix', 'mongodb_atlas', 'vendor', 'random',
    'mdb_sa_sk_[A-Za-z0-9_-]{36,}',
    null,
    array['%mdb\_sa\_sk\_%'],
    '{}',
    '{}',
    false, 'MongoDB'
),
(
    'credential_prefix', 'elastic', 'vendor', 'random',
    'essu_[A-Za-z0-9_-]{50,}=*',
    null,
    array['%essu\_%'],
    '{}',
    '{}',
    false, 'Elastic'
),
(
    'credential_prefix', 'clickhouse', 'vendor', 'random',
    '(?<![A-Za-z0-9])4b1d[A-Za-z0-9]{38}(?![A-Za-z0-9])',
    null,
    array['%4b1d%'],
    '{}',
    '{}',
    false, 'ClickHouse'
),
(
    'credential_prefix', 'databricks', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:dapi|dose|dkea|doca)[0-9a-f]{32}(?:-[0-9]+)?(?![A-Za-z0-9])',
    null,
    array['%dapi%', '%dose%', '%dkea%', '%doca%'],
    '{}',
    '{}',
    false, 'Databricks'
),
(
    'credential_prefix', 'dbt', 'vendor', 'random',
    '(?<![A-Za-z0-9])dbt[csu]_[A-Za-z0-9_=-]{36,}',
    null,
    array['%dbtc\_%', '%dbts\_%', '%dbtu\_%'],
    '{}',
    '{}',
    false, 'dbt'
),
(
    'credential_prefix', 'hex_tech', 'vendor', 'random',
    '(?<![A-Za-z0-9])hxt[pw]_[A-Za-z0-9]{40,}',
    null,
    array['%hxtp\_%', '%hxtw\_%'],
    '{}',
    '{}',
    false, 'Hex'
),
(
    'credential_prefix', 'metabase', 'vendor', 'random',
    '(?<![A-Za-z0-9])mb_[A-Za-z0-9+/=]{40,}',
    null,
    array['%mb\_%'],
    '{}',
    '{}',
    false, 'Metabase'
),
(
    'credential_prefix', 'vault', 'vendor', 'random',
    'hv[sbr]\.[A-Za-z0-9_-]{24,}',
    null,
    array['%hvs.%', '%hvb.%', '%hvr.%'],
    '{}',
    '{}',
    false, 'HashiCorp'
),
(
    'credential_prefix', 'vault_legacy', 'vendor', 'random',
    '(?<![A-Za-z0-9])[sb]\.[A-Za-z0-9]{24}(?![A-Za-z0-9])',
    null,
    array['%s.%', '%b.%'],
    '{}',
    '{}',
    false, 'HashiCorp'
),
(
    'credential_prefix', 'terraform_cloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_-]{60,}',
    null,
    array['%atlasv1.%'],
    '{}',
    '{}',
    false, 'HashiCorp'
),
(
    'credential_prefix', 'doppler', 'vendor', 'random',
    'dp\.(?:pt|ct|sa|scim|audit|st(?:\.[a-z0-9_-]{2,35})?)\.[A-Za-z0-9]{40,}',
    null,
    array['%dp.pt.%', '%dp.st.%', '%dp.ct.%', '%dp.sa.%', '%dp.scim.%', '%dp.audit.%'],
    '{}',
    '{}',
    false, 'Doppler'
),
(
    'credential_prefix', 'pulumi', 'vendor', 'random',
    '(?<![A-Za-z0-9])pul-[0-9a-f]{40}(?![A-Za-z0-9])',
    null,
    array['%pul-%'],
    '{}',
    '{}',
    false, 'Pulumi'
),
(
    'credential_prefix', 'prefect', 'vendor', 'random',
    '(?<![A-Za-z0-9])pn[ub]_[A-Za-z0-9]{36}',
    null,
    array['%pnu\_%', '%pnb\_%'],
    '{}',
    '{}',
    false, 'Prefect'
),
(
    'credential_prefix', 'harness', 'vendor', 'random',
    '(?<![A-Za-z0-9])[ps]at\.[A-Za-z0-9_-]{22}\.[0-9a-f]{24}\.[A-Za-z0-9]{20}',
    null,
    array['%pat.%', '%sat.%'],
    '{}',
    '{}',
    false, 'Harness'
),
(
    'credential_prefix', 'infracost', 'vendor', 'random',
    '(?<![A-Za-z0-9])ico-[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    null,
    array['%ico-%'],
    '{}',
    '{}',
    false, 'Infracost'
),
(
    'credential_prefix', 'octopus', 'vendor', 'random',
    '(?<![A-Za-z0-9])API-[A-Z0-9]{25,32}(?![A-Za-z0-9])',
    null,
    array['%API-%'],
    '{}',
    '{}',
    false, 'Octopus Deploy'
),
(
    'credential_prefix', 'openshift', 'vendor', 'random',
    'sha256~[A-Za-z0-9_-]{43}',
    null,
    array['%sha256~%'],
    '{}',
    '{}',
    false, 'OpenShift'
),
(
    'credential_prefix', 'onepassword_service', 'vendor', 'random',
    'ops_eyJ[A-Za-z0-9+/=_-]{100,}',
    null,
    array['%ops\_eyJ%'],
    '{}',
    '{}',
    false, '1Password'
),
(
    'credential_prefix', 'onepassword_secret', 'vendor', 'random',
    ('(?<![A-Za-z0-9])A3-[A-Z0-9]{6}-(?:[A-Z0-9]{6}-[A-Z0-9]{5}|[A-Z0-9]{11})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}(?![A-Za-'
    || 'z0-9])'),
    null,
    array['%A3-%'],
    '{}',
    '{}',
    false, '1Password'
),
(
    'credential_prefix', 'age', 'vendor', 'random',
    'AGE-SECRET-KEY-1[A-Z0-9]{58}',
    null,
    array['%AGE-SECRET-KEY-%'],
    '{}',
    '{}',
    false, 'age'
),
(
    'credential_prefix', 'age_plugin', 'vendor', 'random',
    'AGE-PLUGIN-[A-Z0-9]{2,}-1[A-Z0-9]{20,}',
    null,
    array['%AGE-PLUGIN-%'],
    '{}',
    '{}',
    false, 'age'
),
(
    'credential_prefix', 'sendgrid', 'vendor', 'random',
    'SG\.[A-Za-z0-9_-]{20,24}\.[A-Za-z0-9_-]{39,50}',
    null,
    array['%SG.%'],
    '{}',
    '{}',
    false, 'SendGrid'
),
(
    'credential_prefix', 'brevo', 'vendor', 'random',
    'x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}',
    null,
    array['%xkeysib-%', '%xsmtpsib-%'],
    '{}',
    '{}',
    false, 'Brevo'
),
(
    'credential_prefix', 'mailgun', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:pub)?key-[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%key-%', '%pubkey-%'],
    '{}',
    '{}',
    false, 'Mailgun'
),
(
    'credential_prefix', 'mailersend', 'vendor', 'random',
    'mlsn\.[0-9a-f]{64}',
    null,
    array['%mlsn.%'],
    '{}',
    '{}',
    false, 'MailerSend'
),
(
    'credential_prefix', 'resend', 'vendor', 'random',
    '(?<![A-Za-z0-9])re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}(?![A-Za-z0-9])',
    null,
    array['%re\_%'],
    '{}',
    '{}',
    false, 'Resend'
),
(
    'credential_prefix', 'postman', 'vendor', 'random',
    'PMA[KT]-[A-Za-z0-9]{20,}(?:-[A-Za-z0-9]{30,})?',
    null,
    array['%PMAK-%', '%PMAT-%'],
    '{}',
    '{}',
    false, 'Postman'
),
(
    'credential_prefix', 'twilio', 'vendor', 'random',
    '(?<![A-Za-z0-9])SK[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%SK%'],
    '{}',
    '{}',
    false, 'Twilio'
),
(
    'credential_prefix', 'telnyx', 'vendor', 'random',
    '(?<![A-Za-z0-9])KEY[0-9A-F]{32}_[A-Za-z0-9]{20,}',
    null,
    array['%KEY%'],
    '{}',
    '{}',
    false, 'Telnyx'
),
(
    'credential_prefix', 'onesignal', 'vendor', 'random',
    'os_v2_(?:app|org)_[a-z0-9]{60,}',
    null,
    array['%os\_v2\_%'],
    '{}',
    '{}',
    false, 'OneSignal'
),
(
    'credential_prefix', 'notify', 'vendor', 'random',
    ('gcntfy-[A-Za-z0-9_-]*[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4'
    || '}-[0-9a-f]{4}-[0-9a-f]{12}'),
    null,
    array['%gcntfy-%'],
    '{}',
    '{}',
    false, 'GOV.UK / Canada Notify'
),
(
    'credential_prefix', 'klaviyo', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_[0-9a-f]{34}(?![A-Za-z0-9])',
    null,
    array['%pk\_%'],
    '{}',
    '{}',
    false, 'Klaviyo'
),
(
    'credential_prefix', 'clickup', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_[0-9]{6,9}_[A-Z0-9]{32}(?![A-Za-z0-9])',
    null,
    array['%pk\_%'],
    '{}',
    '{}',
    false, 'ClickUp'
),
(
    'credential_prefix', 'hubspot', 'vendor', 'random',
    'pat-[a-z]{2}[0-9]-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    null,
    array['%pat-%'],
    '{}',
    '{}',
    false, 'HubSpot'
),
(
    'credential_prefix', 'airtable', 'vendor', 'random',
    '(?<![A-Za-z0-9])pat[A-Za-z0-9]{14}\.[0-9a-f]{64}(?![A-Za-z0-9])',
    null,
    array['%pat%'],
    '{}',
    '{}',
    false, 'Airtable'
),
(
    'credential_prefix', 'notion', 'vendor', 'random',
    'ntn_[A-Za-z0-9]{40,}',
    null,
    array['%ntn\_%'],
    '{}',
    '{}',
    false, 'Notion'
),
(
    'credential_prefix', 'notion_secret', 'vendor', 'random',
    '(?<![A-Za-z0-9])secret_[A-Za-z0-9]{40,}',
    null,
    array['%secret\_%'],
    '{}',
    '{}',
    false, 'Notion'
),
(
    'credential_prefix', 'linear', 'vendor', 'random',
    'lin_(?:api|oauth|wh)_[A-Za-z0-9]{32,}',
    null,
    array['%lin\_api\_%', '%lin\_oauth\_%', '%lin\_wh\_%'],
    '{}',
    '{}',
    false, 'Linear'
),
(
    'credential_prefix', 'figma', 'vendor', 'random',
    'fig[duo]_[A-Za-z0-9_-]{36,}',
    null,
    array['%figd\_%', '%figu\_%', '%figo\_%'],
    '{}',
    '{}',
    false, 'Figma'
),
(
    'credential_prefix', 'frameio', 'vendor', 'random',
    'fio-u-[A-Za-z0-9_-]{60,}',
    null,
    array['%fio-u-%'],
    '{}',
    '{}',
    false, 'Frame.io'
),
(
    'credential_prefix', 'contentful', 'vendor', 'random',
    'CFPAT-[A-Za-z0-9_-]{40,}',
    null,
    array['%CFPAT-%'],
    '{}',
    '{}',
    false, 'Contentful'
),
(
    'credential_prefix', 'readme_io', 'vendor', 'random',
    'rdme_[a-z0-9]{60,}',
    null,
    array['%rdme\_%'],
    '{}',
    '{}',
    false, 'ReadMe'
),
(
    'credential_prefix', 'typeform', 'vendor', 'random',
    'tfp_[A-Za-z0-9_.=-]{40,}',
    null,
    array['%tfp\_%'],
    '{}',
    '{}',
    false, 'Typeform'
),
(
    'credential_prefix', 'dropbox', 'vendor', 'random',
    '(?<![A-Za-z0-9])sl\.(?:u\.)?[A-Za-z0-9_-]{100,}',
    null,
    array['%sl.%'],
    '{}',
    '{}',
    false, 'Dropbox'
),
(
    'credential_prefix', 'adobe', 'vendor', 'random',
    'p8e-[A-Za-z0-9]{32}',
    null,
    array['%p8e-%'],
    '{}',
    '{}',
    false, 'Adobe'
),
(
    'credential_prefix', 'alibaba', 'vendor', 'random',
    '(?<![A-Za-z0-9])LTAI[A-Za-z0-9]{12,26}(?![A-Za-z0-9])',
    null,
    array['%LTAI%'],
    '{}',
    '{}',
    false, 'Alibaba Cloud'
),
(
    'credential_prefix', 'alibaba_sts', 'vendor', 'random',
    '(?<![A-Za-z0-9])STS\.[A-Za-z0-9]{20,}',
    null,
    array['%STS.%'],
    '{}',
    '{}',
    false, 'Alibaba Cloud'
),
(
    'credential_prefix', 'tencent', 'vendor', 'random',
    '(?<![A-Za-z0-9])AKID[A-Za-z0-9]{28,44}(?![A-Za-z0-9])',
    null,
    array['%AKID%'],
    '{}',
    '{}',
    false, 'Tencent Cloud'
),
(
    'credential_prefix', 'volcengine', 'vendor', 'random',
    '(?<![A-Za-z0-9])AK(?:LT|TP)[A-Za-z0-9]{40,}(?![A-Za-z0-9])',
    null,
    array['%AKLT%', '%AKTP%'],
    '{}',
    '{}',
    false, 'Volcengine'
),
(
    'credential_prefix', 'yandex_iam', 'vendor', 'random',
    '(?<![A-Za-z0-9])t1\.[A-Za-z0-9_=.-]{80,}',
    null,
    array['%t1.%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'yandex_api', 'vendor', 'random',
    '(?<![A-Za-z0-9])AQVN[A-Za-z0-9_-]{35,38}(?![A-Za-z0-9])',
    null,
    array['%AQVN%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'yandex_secret', 'vendor', 'dense',
    '(?<![A-Za-z0-9])YC[A-Za-z0-9_-]{38}(?![A-Za-z0-9])',
    null,
    array['%YC%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'yandex_oauth', 'vendor', 'random',
    '(?<![A-Za-z0-9])y[0-3]_[A-Za-z0-9_-]{50,}',
    null,
    array['%y0\_%', '%y1\_%', '%y2\_%', '%y3\_%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'vk', 'vendor', 'random',
    'vk1\.a\.[A-Za-z0-9_-]{60,}',
    null,
    array['%vk1.a.%'],
    '{}',
    '{}',
    false, 'VK'
),
(
    'credential_prefix', 'okta', 'vendor', 'dense',
    '(?<![A-Za-z0-9])00(?![0-9]{2}-)[A-Za-z0-9_-]{40}(?![A-Za-z0-9])',
    null,
    array['%00%'],
    '{}',
    '{}',
    false, 'Okta'
),
(
    'credential_prefix', 'authress', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:sc|ext|scauth)_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[A-Za-z0-9+/_=-]{30,}',
    null,
    array['%sc\_%', '%ext\_%', '%scauth\_%'],
    '{}',
    '{}',
    false, 'Authress'
),
(
    'credential_prefix', 'azure_devops', 'vendor', 'random',
    '(?<![A-Za-z0-9])[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{10,14}AZDO[A-Za-z0-9]{4}',
    null,
    array['%AZDO%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'azure_key_marked', 'vendor', 'random',
    ('(?<![A-Za-z0-9])[A-Za-z0-9+/_-]{30,76}(?:AzFu|AzSe|AzCa|ACDb|ASbE|ARmE|AIoT|APIM|\+ACR|AzEG|\+ASt)[A-Za-z0-9+/_-]{5,'
    || '6}=*'),
    null,
    array['%AzFu%', '%AzSe%', '%AzCa%', '%ACDb%', '%ASbE%', '%ARmE%', '%AIoT%', '%APIM%', '%+ACR%', '%AzEG%', '%+ASt%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'azure_appconfig', 'vendor', 'random',
    'Endpoint=https://[a-z0-9-]+\.azconfig\.io;Id=[A-Za-z0-9+/:-]+;Secret=[A-Za-z0-9+/=]{30,}',
    null,
    array['%azconfig.io;Id=%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'grafana_cloud', 'vendor', 'random',
    'glc_[A-Za-z0-9+/=_-]{32,}',
    null,
    array['%glc\_%'],
    '{}',
    '{}',
    false, 'Grafana'
),
(
    'credential_prefix', 'grafana_sa', 'vendor', 'random',
    'glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}',
    null,
    array['%glsa\_%'],
    '{}',
    '{}',
    false, 'Grafana'
),
(
    'credential_prefix', 'grafana_api', 'vendor', 'random',
    'eyJrIjoi[A-Za-z0-9+/=_-]{50,}',
    null,
    array['%eyJrIjoi%'],
    '{}',
    '{}',
    false, 'Grafana'
),
(
    'credential_prefix', 'dynatrace', 'vendor', 'random',
    'dt0[a-z][0-9]{2}\.[A-Z0-9]{8,24}\.[A-Z0-9]{64}',
    null,
    array['%dt0%'],
    '{}',
    '{}',
    false, 'Dynatrace'
),
(
    'credential_prefix', 'newrelic', 'vendor', 'random',
    'NR(?:AK|II|IQ|JS|RA|AL|SP)-?[A-Za-z0-9_-]{19,}',
    null,
    array['%NRAK%', '%NRII%', '%NRIQ%', '%NRJS%', '%NRRA%', '%NRAL%', '%NRSP%'],
    '{}',
    '{}',
    false, 'New Relic'
),
(
    'credential_prefix', 'sentry', 'vendor', 'random',
    'sntry(?:s_eyJ[A-Za-z0-9+/=_-]{60,}|[ua]_[0-9a-f]{64})',
    null,
    array['%sntrys\_%', '%sntryu\_%', '%sntrya\_%'],
    '{}',
    '{}',
    false, 'Sentry'
),
(
    'credential_prefix', 'honeycomb', 'vendor', 'random',
    'hc[ax][ilm][kc]_[0-9a-z]{50,}',
    null,
    array[
        '%hcaik\_%', '%hcaic\_%', '%hcalk\_%', '%hcalc\_%', '%hcamk\_%', '%hcamc\_%', '%hcxik\_%', '%hcxic\_%', '%hcxlk\_%',
        '%hcxlc\_%', '%hcxmk\_%', '%hcxmc\_%'
    ],
    '{}',
    '{}',
    false, 'Honeycomb'
),
(
    'credential_prefix', 'honeybadger', 'vendor', 'random',
    '(?<![A-Za-z0-9])hbp_[A-Za-z0-9]{36}',
    null,
    array['%hbp\_%'],
    '{}',
    '{}',
    false, 'Honeybadger'
),
(
    'credential_prefix', 'axiom', 'vendor', 'random',
    'xa[ap]t-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    null,
    array['%xaat-%', '%xapt-%'],
    '{}',
    '{}',
    false, 'Axiom'
),
(
    'credential_prefix', 'posthog', 'vendor', 'random',
    '(?<![A-Za-z0-9])ph[xs]_[A-Za-z0-9]{36,}',
    null,
    array['%phx\_%', '%phs\_%'],
    '{}',
    '{}',
    false, 'PostHog'
),
(
    'credential_prefix', 'mapbox', 'vendor', 'random',
    '[st]k\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{18,}',
    null,
    array['%sk.eyJ%', '%tk.eyJ%'],
    '{}',
    '{}',
    false, 'Mapbox'
),
(
    'credential_prefix', 'launchdarkly', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:sdk|api|mob|rel)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![A-Za-z0-9])',
    null,
    array['%sdk-%', '%api-%', '%mob-%', '%rel-%'],
    '{}',
    '{}',
    false, 'LaunchDarkly'
),
(
    'credential_prefix', 'devcycle', 'vendor', 'random',
    'dvc_(?:server|client|mobile)_[A-Za-z0-9_]{24,}',
    null,
    array['%dvc\_server\_%', '%dvc\_client\_%', '%dvc\_mobile\_%'],
    '{}',
    '{}',
    false, 'DevCycle'
),
(
    'credential_prefix', 'statsig', 'vendor', 'dense',
    '(?<![A-Za-z0-9])secret-(?:(?:live|test)-)?[A-Za-z0-9_=-]{36,}',
    null,
    array['%secret-%'],
    '{}',
    '{}',
    false, 'Statsig, Stytch'
),
(
    'credential_prefix', 'rootly', 'vendor', 'random',
    'rootly_[0-9a-f]{64}',
    null,
    array['%rootly\_%'],
    '{}',
    '{}',
    false, 'Rootly'
),
(
    'credential_prefix', 'samsara', 'vendor', 'random',
    'samsara_api_[A-Za-z0-9]{28,}',
    null,
    array['%samsara\_api\_%'],
    '{}',
    '{}',
    false, 'Samsara'
),
(
    'credential_prefix', 'proof', 'vendor', 'random',
    '(?<![A-Za-z0-9])prf_[A-Za-z0-9]{40,}',
    null,
    array['%prf\_%'],
    '{}',
    '{}',
    false, 'Proof'
),
(
    'credential_prefix', 'lichess', 'vendor', 'random',
    '(?<![A-Za-z0-9])li[po]_[A-Za-z0-9]{20,}',
    null,
    array['%lip\_%', '%lio\_%'],
    '{}',
    '{}',
    false, 'Lichess'
),
(
    'credential_prefix', 'thunderstore', 'vendor', 'random',
    '(?<![A-Za-z0-9])tss_[A-Za-z0-9]{36,}',
    null,
    array['%tss\_%'],
    '{}',
    '{}',
    false, 'Thunderstore'
),
(
    'credential_prefix', 'ionic', 'vendor', 'random',
    '(?<![A-Za-z0-9])ion_[A-Za-z0-9]{42}',
    null,
    array['%ion\_%'],
    '{}',
    '{}',
    false, 'Ionic'
),
(
    'credential_prefix', 'wakatime', 'vendor', 'random',
    'waka_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    null,
    array['%waka\_%'],
    '{}',
    '{}',
    false, 'WakaTime'
),
(
    'credential_prefix', 'workato', 'vendor', 'random',
    'wrk[a-z]{2,3}-eyJ[A-Za-z0-9_.-]{40,}',
    null,
    array['%wrk%'],
    '{}',
    '{}',
    false, 'Workato'
),
(
    'credential_prefix', 'settlemint', 'vendor', 'random',
    'sm_[aps]at_[A-Za-z0-9]{16}',
    null,
    array['%sm\_aat\_%', '%sm\_pat\_%', '%sm\_sat\_%'],
    '{}',
    '{}',
    false, 'SettleMint'
),
(
    'credential_prefix', 'mergify', 'vendor', 'random',
    'mergify_[a-z_]{3,24}key_[A-Za-z0-9_-]{40,}',
    null,
    array['%mergify\_%'],
    '{}',
    '{}',
    false, 'Mergify'
),
(
    'credential_prefix', 'buildkite', 'vendor', 'random',
    '(?<![A-Za-z0-9])bk(?:ua|ct|aj|pt)_[A-Za-z0-9_]{36,}',
    null,
    array['%bkua\_%', '%bkct\_%', '%bkaj\_%', '%bkpt\_%'],
    '{}',
    '{}',
    false, 'Buildkite'
),
(
    'credential_prefix', 'circleci', 'vendor', 'random',
    'CCIP(?:AT|RJ)_[A-Za-z0-9]{20,24}_[0-9a-f]{40}',
    null,
    array['%CCIPAT\_%', '%CCIPRJ\_%'],
    '{}',
    '{}',
    false, 'CircleCI'
),
(
    'credential_prefix', 'aikido', 'vendor', 'random',
    'AIK_(?:SECRET|CI|CLIENT)_[A-Za-z0-9]{36,}',
    null,
    array['%AIK\_%'],
    '{}',
    '{}',
    false, 'Aikido'
),
(
    'credential_prefix', 'endor', 'vendor', 'random',
    'endr\+[A-Za-z0-9-]{16,}',
    null,
    array['%endr+%'],
    '{}',
    '{}',
    false, 'Endor Labs'
),
(
    'credential_prefix', 'cloudsmith', 'vendor', 'random',
    '(?<![A-Za-z0-9])csa_[0-9a-f]{30,}[A-Za-z0-9]{6}(?![A-Za-z0-9])',
    null,
    array['%csa\_%'],
    '{}',
    '{}',
    false, 'Cloudsmith'
),
(
    'credential_prefix', 'apify', 'vendor', 'random',
    'apify_(?:api|ui)_[A-Za-z0-9-]{34,}',
    null,
    array['%apify\_%'],
    '{}',
    '{}',
    false, 'Apify'
),
(
    'credential_prefix', 'brave', 'vendor', 'random',
    '(?<![A-Za-z0-9])BSA[A-Za-z0-9_-]{28}(?![A-Za-z0-9])',
    null,
    array['%BSA%'],
    '{}',
    '{}',
    false, 'Brave'
),
(
    'credential_prefix', 'intra42', 'vendor', 'random',
    's-s4t2(?:ud|af)-[0-9a-f]{64}',
    null,
    array['%s-s4t2%'],
    '{}',
    '{}',
    false, '42'
),
(
    'credential_prefix', 'adafruit', 'vendor', 'random',
    '(?<![A-Za-z0-9])aio_[A-Za-z0-9]{28}',
    null,
    array['%aio\_%'],
    '{}',
    '{}',
    false, 'Adafruit'
),
(
    'credential_prefix', 'databento', 'vendor', 'random',
    '(?<![A-Za-z0-9])db-[A-Za-z0-9]{29}(?![A-Za-z0-9])',
    null,
    array['%db-%'],
    '{}',
    '{}',
    false, 'Databento'
),
(
    'credential_prefix', 'upstage', 'vendor', 'random',
    '(?<![A-Za-z0-9])up_[A-Za-z0-9]{28,32}(?![A-Za-z0-9])',
    null,
    array['%up\_%'],
    '{}',
    '{}',
    false, 'Upstage'
),
(
    'credential_prefix', 'beamer', 'vendor', 'random',
    '(?<![A-Za-z0-9])b_[A-Za-z0-9=_-]{44}(?![A-Za-z0-9])',
    null,
    array['%b\_%'],
    '{}',
    '{}',
    false, 'Beamer'
),
(
    'credential_prefix', 'intercom', 'vendor', 'random',
    'dG9rO[A-Za-z0-9+/]{50,}=*',
    null,
    array['%dG9rO%'],
    '{}',
    '{}',
    false, 'Intercom'
),
(
    'credential_prefix', 'twitter_bearer', 'vendor', 'random',
    'A{20,22}[A-Za-z0-9%+/]{60,}',
    null,
    array['%AAAAAAAAAAAAAAAAAAAA%'],
    '{}',
    '{}',
    false, 'X / Twitter'
),
(
    'credential_prefix', 'sidekiq', 'vendor', 'random',
    'https?://[0-9a-f]{8}:[0-9a-f]{8}@(?:gems|enterprise)\.contribsys\.com',
    null,
    array['%contribsys.com%'],
    '{}',
    '{}',
    false, 'Sidekiq'
),
(
    'credential_prefix', 'zuplo', 'vendor', 'random',
    'zpka_[A-Za-z0-9_]{32,}',
    null,
    array['%zpka\_%'],
    '{}',
    '{}',
    false, 'Zuplo'
),
(
    'credential_prefix', 'chromatic', 'vendor', 'random',
    '(?<![A-Za-z0-9])chpt_[0-9a-z]{10,}',
    null,
    array['%chpt\_%'],
    '{}',
    '{}',
    false, 'Chromatic'
),
(
    'credential_prefix', 'depot', 'vendor', 'random',
    'depot_(?:project|org)_[0-9a-f]{60,}',
    null,
    array['%depot\_project\_%', '%depot\_org\_%'],
    '{}',
    '{}',
    false, 'Depot'
),
(
    'credential_prefix', 'tigris', 'vendor', 'random',
    '(?<![A-Za-z0-9])tsec_[A-Za-z0-9_+-]{40,}',
    null,
    array['%tsec\_%'],
    '{}',
    '{}',
    false, 'Tigris'
),
(
    'credential_prefix', 'socket', 'vendor', 'random',
    'sktsec_[A-Za-z0-9_-]{30,}',
    null,
    array['%sktsec\_%'],
    '{}',
    '{}',
    false, 'Socket'
),
(
    'credential_prefix', 'snyk', 'vendor', 'random',
    '(?<![A-Za-z0-9])snyk_[a-z]{2,4}[0-9]*\.[A-Za-z0-9_.-]{30,}',
    null,
    array['%snyk\_%'],
    '{}',
    '{}',
    false, 'Snyk'
),
(
    'credential_prefix', 'firehydrant', 'vendor', 'random',
    '(?<![A-Za-z0-9])fhb-[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%fhb-%'],
    '{}',
    '{}',
    false, 'FireHydrant'
),
(
    'credential_prefix', 'nightfall', 'vendor', 'random',
    '(?<![A-Za-z0-9])NF-[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    null,
    array['%NF-%'],
    '{}',
    '{}',
    false, 'Nightfall'
),
(
    'credential_prefix', 'plane', 'vendor', 'random',
    'plane_api_[0-9a-f]{32}',
    null,
    array['%plane\_api\_%'],
    '{}',
    '{}',
    false, 'Plane'
),
(
    'credential_prefix', 'zoho', 'vendor', 'random',
    '(?<![A-Za-z0-9])1000\.[0-9a-f]{32}\.[0-9a-f]{32}',
    null,
    array['%1000.%'],
    '{}',
    '{}',
    false, 'Zoho'
),
(
    'credential_prefix', 'stackhawk', 'vendor', 'random',
    'hawk\.[A-Za-z0-9_-]{20}\.[A-Za-z0-9_-]{20}',
    null,
    array['%hawk.%'],
    '{}',
    '{}',
    false, 'StackHawk'
),
(
    'credential_prefix', 'apollo', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:service:[A-Za-z0-9_-]{2,40}:[A-Za-z0-9_-]{20,}|user:gh\.[A-Za-z0-9-]{10,}:[A-Za-z0-9_-]{20,})',
    null,
    array['%service:%', '%user:gh.%'],
    '{}',
    '{}',
    false, 'Apollo GraphQL'
),
(
    'credential_prefix', 'unkey_novu', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:unkey|novu)_[A-Za-z0-9_-]{20,}',
    null,
    array['%unkey\_%', '%novu\_%'],
    '{}',
    '{}',
    false, 'Wise, Unkey, Novu'
),
(
    'credential_prefix', 'backblaze', 'vendor', 'random',
    '(?<![A-Za-z0-9])K00[0-9][A-Za-z0-9/+]{27}(?![A-Za-z0-9])',
    null,
    array['%K00%'],
    '{}',
    '{}',
    false, 'Backblaze'
),
(
    'credential_prefix', 'pagerduty', 'vendor', 'random',
    '(?<![A-Za-z0-9])u\+[A-Za-z0-9_+-]{18}(?![A-Za-z0-9])',
    null,
    array['%u+%'],
    '{}',
    '{}',
    false, 'PagerDuty'
),
(
    'credential_prefix', 'segment', 'vendor', 'random',
    '(?<![A-Za-z0-9])sgp_[A-Za-z0-9]{60,}',
    null,
    array['%sgp\_%'],
    '{}',
    '{}',
    false, 'Segment'
),
(
    'credential_prefix', 'cloudinary_url', 'vendor', 'random',
    'cloudinary://[0-9]{10,}:[A-Za-z0-9_-]{20,}@[a-z0-9-]+',
    null,
    array['%cloudinary://%'],
    '{}',
    '{}',
    false, 'Cloudinary'
),
(
    'credential_prefix', 'google_hmac', 'vendor', 'random',
    '(?<![A-Za-z0-9])GOOG(?:1E[A-Z0-9]{55,58}|[A-Z0-9]{20})(?![A-Za-z0-9])',
    null,
    array['%GOOG%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'aws_session', 'vendor', 'random',
    '(?:IQoJb3JpZ2lu|F[wQ]oGZXIvYXdz)[A-Za-z0-9+/=%]{80,}',
    null,
    array['%IQoJb3JpZ2lu%', '%FwoGZXIvYXdz%', '%FQoGZXIvYXdz%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'amazon_oauth', 'vendor', 'random',
    'amzn1\.oa2-cs\.v1\.[0-9a-f]{64}',
    null,
    array['%amzn1.oa2-cs.%'],
    '{}',
    '{}',
    false, 'Amazon'
),
(
    'credential_prefix', 'openai_session', 'vendor', 'random',
    '(?<![A-Za-z0-9])sess-[A-Za-z0-9]{40}(?![A-Za-z0-9])',
    null,
    array['%sess-%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'sk_named', 'vendor', 'dense',
    ('(?<![A-Za-z0-9])sk-(?:cp|kimi|litellm|user|team|org|live|prod|test|dev|ws|api|key|master|virtual)[0-9]{0,2}-[A-Za-z0'
    || '-9_-]{20,}'),
    null,
    array['%sk-%'],
    '{}',
    '{}',
    false, 'LiteLLM, Moonshot, MiniMax and others'
),
(
    'credential_prefix', 'liveblocks', 'vendor', 'dense',
    'sk_(?:prod|dev)_[A-Za-z0-9_-]{32,}',
    null,
    array['%sk\_prod\_%', '%sk\_dev\_%'],
    '{}',
    '{}',
    false, 'Liveblocks'
),
(
    'credential_prefix', 'langchain_legacy', 'vendor', 'random',
    '(?<![A-Za-z0-9])ls__[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%ls\_\_%'],
    '{}',
    '{}',
    false, 'LangSmith'
),
(
    'credential_prefix', 'modelscope', 'vendor', 'random',
    '(?<![A-Za-z0-9])ms-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![A-Za-z0-9])',
    null,
    array['%ms-%'],
    '{}',
    '{}',
    false, 'ModelScope'
),
(
    'credential_prefix', 'wandb', 'vendor', 'random',
    'wandb_v1_[A-Za-z0-9_-]{60,}',
    null,
    array['%wandb\_v1\_%'],
    '{}',
    '{}',
    false, 'Weights & Biases'
),
(
    'credential_prefix', 'modal', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:ak|as|wk|ws)-[A-Za-z0-9]{22}(?![A-Za-z0-9])',
    null,
    array['%ak-%', '%as-%', '%wk-%', '%ws-%'],
    '{}',
    '{}',
    false, 'Modal'
),
(
    'credential_prefix', 'chutes', 'vendor', 'random',
    '(?<![A-Za-z0-9])cpk_[0-9a-f]{32}\.[0-9a-f]{32}\.[A-Za-z0-9]{32}',
    null,
    array['%cpk\_%'],
    '{}',
    '{}',
    false, 'Chutes'
),
(
    'credential_prefix', 'luma', 'vendor', 'random',
    '(?<![A-Za-z0-9])luma-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-[0-9a-f]{8}-[0-9a-f-]{20,40}',
    null,
    array['%luma-%'],
    '{}',
    '{}',
    false, 'Luma'
),
(
    'credential_prefix', 'openpipe', 'vendor', 'random',
    '(?<![A-Za-z0-9])opk_[0-9a-f]{40,}',
    null,
    array['%opk\_%'],
    '{}',
    '{}',
    false, 'OpenPipe'
),
(
    'credential_prefix', 'promptlayer', 'vendor', 'random',
    '(?<![A-Za-z0-9])pl_[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%pl\_%'],
    '{}',
    '{}',
    false, 'PromptLayer'
),
(
    'credential_prefix', 'gitea', 'vendor', 'random',
    '(?<![A-Za-z0-9])gt[ao]_[a-z0-9]{40,}',
    null,
    array['%gta\_%', '%gto\_%'],
    '{}',
    '{}',
    false, 'Gitea, Forgejo'
),
(
    'credential_prefix', 'sourcegraph_dotcom', 'vendor', 'random',
    '(?<![A-Za-z0-9])sgd_[0-9a-f]{64}(?![A-Za-z0-9])',
    null,
    array['%sgd\_%'],
    '{}',
    '{}',
    false, 'Sourcegraph'
),
(
    'credential_prefix', 'feishu_webhook', 'vendor', 'random',
    '(?:https://open\.(?:feishu\.cn|larksuite\.com))?/open-apis/bot/(?:v2/)?hook/[0-9a-z-]{24,40}',
    null,
    array['%/open-apis/bot/%'],
    '{}',
    '{}',
    false, 'Feishu, Lark'
),
(
    'credential_prefix', 'dingtalk_webhook', 'vendor', 'random',
    '(?:https://oapi\.)?dingtalk\.com/robot/send\?access_token=[0-9a-f]{64}',
    null,
    array['%dingtalk.com/robot/%'],
    '{}',
    '{}',
    false, 'DingTalk'
),
(
    'credential_prefix', 'wecom_webhook', 'vendor', 'random',
    '(?:https://qyapi\.weixin\.qq\.com)?/cgi-bin/webhook/send\?key=[0-9a-f-]{36}',
    null,
    array['%/cgi-bin/webhook/send?key=%'],
    '{}',
    '{}',
    false, 'WeCom'
),
(
    'credential_prefix', 'google_chat_webhook', 'vendor', 'random',
    ('(?:https://)?chat\.googleapis\.com/v1/spaces/[A-Za-z0-9_-]{6,}/messages\?key=[A-Za-z0-9_-]{30,}&token=[A-Za-z0-9_%=-'
    || ']{30,}'),
    null,
    array['%chat.googleapis.com/%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'logic_app', 'vendor', 'random',
    ('(?:https://)?[a-z0-9.-]{4,60}\.logic\.azure\.com(?::443)?/workflows/[0-9a-f]{32}/[A-Za-z0-9/?&=%._-]{1,160}[?&]sig=['
    || 'A-Za-z0-9_%-]{30,}'),
    null,
    array['%.logic.azure.com%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'ifttt_webhook', 'vendor', 'random',
    '(?:https://)?maker\.ifttt\.com/(?:trigger/[A-Za-z0-9_-]{1,60}/(?:json/)?with/key|use)/[A-Za-z0-9_-]{20,}',
    null,
    array['%maker.ifttt.com/%'],
    '{}',
    '{}',
    false, 'IFTTT'
),
(
    'credential_prefix', 'make_webhook', 'vendor', 'random',
    'hook\.[a-z0-9]{2,6}\.(?:make|integromat)\.com/[a-z0-9]{28,40}',
    null,
    array['%.make.com/%', '%.integromat.com/%'],
    '{}',
    '{}',
    false, 'Make'
),
(
    'credential_prefix', 'stripe_client', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:pi|seti|cs|cuss|vs)_[A-Za-z0-9_]{12,}_secret_[A-Za-z0-9]{16,}',
    null,
    array['%pi\_%', '%seti\_%', '%cs\_%', '%cuss\_%', '%vs\_%'],
    '{}',
    '{}',
    false, 'Stripe'
),
(
    'credential_prefix', 'mercado_pago', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:APP_USR|TEST)-[0-9]{10,20}-[0-9]{6}-[0-9a-f]{32}-[0-9]{6,12}',
    null,
    array['%APP\_USR-%', '%TEST-%'],
    '{}',
    '{}',
    false, 'Mercado Pago'
),
(
    'credential_prefix', 'xendit', 'vendor', 'random',
    'xnd_(?:production|development)_[A-Za-z0-9]{30,}',
    null,
    array['%xnd\_%'],
    '{}',
    '{}',
    false, 'Xendit'
),
(
    'credential_prefix', 'courier', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_(?:prod|test)_[A-Z0-9]{28}(?![A-Za-z0-9])',
    null,
    array['%pk\_prod\_%', '%pk\_test\_%'],
    '{}',
    '{}',
    false, 'Courier'
),
(
    'credential_prefix', 'calcom', 'vendor', 'random',
    '(?<![A-Za-z0-9])cal_(?:live_)?[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%cal\_%'],
    '{}',
    '{}',
    false, 'Cal.com'
),
(
    'credential_prefix', 'mandrill', 'vendor', 'dense',
    '(?<![A-Za-z0-9])md-[A-Za-z0-9_-]{22}(?![A-Za-z0-9])',
    null,
    array['%md-%'],
    '{}',
    '{}',
    false, 'Mandrill'
),
(
    'credential_prefix', 'bitwarden', 'vendor', 'random',
    ('(?<![A-Za-z0-9])0\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.[A-Za-z0-9]{28,32}:[A-Za-z0-9+/]{20'
    || ',}=*'),
    null,
    array['%0.%'],
    '{}',
    '{}',
    false, 'Bitwarden'
),
(
    'credential_prefix', 'infisical', 'vendor', 'random',
    '(?<![A-Za-z0-9])st\.[0-9a-f-]{24,36}\.[0-9a-f]{32}\.[0-9a-f]{32}',
    null,
    array['%st.%'],
    '{}',
    '{}',
    false, 'Infisical'
),
(
    'credential_prefix', 'vercel_blob', 'vendor', 'random',
    'vercel_blob_rw_[A-Za-z0-9]{12,}_[A-Za-z0-9]{20,}',
    null,
    array['%vercel\_blob\_rw\_%'],
    '{}',
    '{}',
    false, 'Vercel'
),
(
    'credential_prefix', 'neon_password', 'vendor', 'random',
    '(?<![A-Za-z0-9])npg_[A-Za-z0-9]{12}(?![A-Za-z0-9])',
    null,
    array['%npg\_%'],
    '{}',
    '{}',
    false, 'Neon'
),
(
    'credential_prefix', 'paseto', 'vendor', 'random',
    '(?<![A-Za-z0-9])v[1-4]\.(?:local|public)\.[A-Za-z0-9_-]{40,}(?:\.[A-Za-z0-9_-]{4,})?',
    null,
    array[
        '%v1.local.%', '%v2.local.%', '%v3.local.%', '%v4.local.%', '%v1.public.%', '%v2.public.%', '%v3.public.%',
        '%v4.public.%'
    ],
    '{}',
    '{}',
    false, 'PASETO'
),
(
    'credential_prefix', 'macaroon', 'vendor', 'random',
    '(?<![A-Za-z0-9])MDAx[A-Za-z0-9_-]{80,}={0,2}',
    null,
    array['%MDAx%'],
    '{}',
    '{}',
    false, 'macaroons'
),
(
    'credential_prefix', 'salesforce_refresh', 'vendor', 'random',
    '5Aep861[A-Za-z0-9._]{50,}',
    null,
    array['%5Aep861%'],
    '{}',
    '{}',
    false, 'Salesforce'
),
(
    'credential_prefix', 'cloudflare_tunnel', 'vendor', 'random',
    'eyJhIjoi[A-Za-z0-9+/=_-]{100,}',
    null,
    array['%eyJhIjoi%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'defined_networking', 'vendor', 'random',
    'dnkey-[A-Za-z0-9=_-]{26}-[A-Za-z0-9=_-]{52}',
    null,
    array['%dnkey-%'],
    '{}',
    '{}',
    false, 'Defined Networking'
),
(
    'credential_prefix', 'alchemy', 'vendor', 'random',
    '(?<![A-Za-z0-9])alcht_[A-Za-z0-9]{28,}',
    null,
    array['%alcht\_%'],
    '{}',
    '{}',
    false, 'Alchemy'
),
(
    'credential_prefix', 'gemini_exchange', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:master|account)-[A-Za-z0-9]{20}(?![A-Za-z0-9])',
    null,
    array['%master-%', '%account-%'],
    '{}',
    '{}',
    false, 'Gemini'
),
(
    'credential_prefix', 'jumpcloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])jca_[A-Za-z0-9]{36,}',
    null,
    array['%jca\_%'],
    '{}',
    '{}',
    false, 'JumpCloud'
),
(
    'credential_prefix', 'portainer', 'vendor', 'dense',
    '(?<![A-Za-z0-9])ptr_[A-Za-z0-9/_+=-]{30,60}',
    null,
    array['%ptr\_%'],
    '{}',
    '{}',
    false, 'Portainer'
),
(
    'credential_prefix', 'pushbullet', 'vendor', 'random',
    '(?<![A-Za-z0-9])o\.[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    null,
    array['%o.%'],
    '{}',
    '{}',
    false, 'Pushbullet'
),
(
    'credential_prefix', 'signalwire', 'vendor', 'random',
    '(?<![A-Za-z0-9])PSK_[A-Za-z0-9]{36,}',
    null,
    array['%PSK\_%'],
    '{}',
    '{}',
    false, 'SignalWire'
),
(
    'credential_prefix', 'spectral', 'vendor', 'random',
    '(?<![A-Za-z0-9])sp[ut]-[a-z0-9]{32}(?![A-Za-z0-9])',
    null,
    array['%spu-%', '%spt-%'],
    '{}',
    '{}',
    false, 'SpectralOps'
),
(
    'credential_prefix', 'tatum', 'vendor', 'random',
    '(?<![A-Za-z0-9])t-[0-9a-f]{24}-[0-9a-f]{24}(?![A-Za-z0-9])',
    null,
    array['%t-%'],
    '{}',
    '{}',
    false, 'Tatum'
),
(
    'credential_prefix', 'ubidots', 'vendor', 'random',
    '(?<![A-Za-z0-9])BBFF-[A-Za-z0-9]{30,36}(?![A-Za-z0-9])',
    null,
    array['%BBFF-%'],
    '{}',
    '{}',
    false, 'Ubidots'
),
(
    'credential_prefix', 'voiceflow', 'vendor', 'random',
    'VF\.(?:DM|WS)\.[0-9a-f]{24}\.[A-Za-z0-9]{16}',
    null,
    array['%VF.DM.%', '%VF.WS.%'],
    '{}',
    '{}',
    false, 'Voiceflow'
),
(
    'credential_prefix', 'tinybird', 'vendor', 'random',
    '(?<![A-Za-z0-9])p\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}',
    null,
    array['%p.eyJ%'],
    '{}',
    '{}',
    false, 'Tinybird'
),
(
    'credential_prefix', 'fauna', 'vendor', 'random',
    '(?<![A-Za-z0-9])fnA[A-Za-z0-9_-]{37}(?![A-Za-z0-9])',
    null,
    array['%fnA%'],
    '{}',
    '{}',
    false, 'Fauna'
),
(
    'credential_prefix', 'ory', 'vendor', 'random',
    '(?<![A-Za-z0-9])ory_(?:st|pat|apikey|wak|at|rt|ac|lo)_[A-Za-z0-9_.-]{30,}',
    null,
    array['%ory\_%'],
    '{}',
    '{}',
    false, 'Ory'
),
(
    'credential_prefix', 'appwrite', 'vendor', 'random',
    '(?<![A-Za-z0-9])standard_[0-9a-f]{200,}',
    null,
    array['%standard\_%'],
    '{}',
    '{}',
    false, 'Appwrite'
),
(
    'credential_prefix', 'imagekit', 'vendor', 'dense',
    '(?<![A-Za-z0-9])private_[A-Za-z0-9+/]{26,27}=(?![A-Za-z0-9])',
    null,
    array['%private\_%'],
    '{}',
    '{}',
    false, 'ImageKit'
),
(
    'credential_prefix', 'builder_io', 'vendor', 'random',
    '(?<![A-Za-z0-9])bpk-[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%bpk-%'],
    '{}',
    '{}',
    false, 'Builder.io'
),
(
    'credential_prefix', 'trigger_dev', 'vendor', 'random',
    '(?<![A-Za-z0-9])tr_(?:dev|prod|pat|stg|preview)_[A-Za-z0-9]{20,}',
    null,
    array['%tr\_dev\_%', '%tr\_prod\_%', '%tr\_pat\_%', '%tr\_stg\_%', '%tr\_preview\_%'],
    '{}',
    '{}',
    false, 'Trigger.dev'
),
(
    'credential_prefix', 'close_crm', 'vendor', 'random',
    '(?<![A-Za-z0-9])api_[A-Za-z0-9]{20,24}\.[A-Za-z0-9]{20,24}(?![A-Za-z0-9])',
    null,
    array['%api\_%'],
    '{}',
    '{}',
    false, 'Close'
),
(
    'credential_prefix', 'fleetbase', 'vendor', 'random',
    '(?<![A-Za-z0-9])flb_(?:live|test)_[A-Za-z0-9]{20,}',
    null,
    array['%flb\_live\_%', '%flb\_test\_%'],
    '{}',
    '{}',
    false, 'Fleetbase'
),
(
    'credential_prefix', 'openai_ephemeral', 'vendor', 'random',
    '(?<![A-Za-z0-9])ek_[0-9a-f]{32,64}(?![A-Za-z0-9])',
    null,
    array['%ek\_%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'lambda_cloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])secret_[A-Za-z0-9-]{2,40}_[0-9a-f]{32}\.[A-Za-z0-9]{20,}',
    null,
    array['%secret\_%'],
    '{}',
    '{}',
    false, 'Lambda'
),
(
    'credential_prefix', 'playht', 'vendor', 'random',
    '(?<![A-Za-z0-9])ak-[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%ak-%'],
    '{}',
    '{}',
    false, 'PlayHT'
),
(
    'credential_prefix', 'retell', 'vendor', 'random',
    '(?<![A-Za-z0-9])key_[0-9a-f]{28}(?![A-Za-z0-9])',
    null,
    array['%key\_%'],
    '{}',
    '{}',
    false, 'Retell'
),
(
    'credential_prefix', 'bland', 'vendor', 'random',
    '(?<![A-Za-z0-9])org_[0-9a-f]{60,}(?![A-Za-z0-9])',
    null,
    array['%org\_%'],
    '{}',
    '{}',
    false, 'Bland'
),
(
    'credential_prefix', 'neptune', 'vendor', 'random',
    'eyJhcGlfYWRkcmVzcyI6[A-Za-z0-9+/=]{60,}',
    null,
    array['%eyJhcGlfYWRkcmVzcyI6%'],
    '{}',
    '{}',
    false, 'Neptune'
),
(
    'credential_prefix', 'continue_dev', 'vendor', 'random',
    '(?<![A-Za-z0-9])con-[0-9a-f]{64}(?![A-Za-z0-9])',
    null,
    array['%con-%'],
    '{}',
    '{}',
    false, 'Continue'
),
(
    'credential_prefix', 'v0', 'vendor', 'random',
    '(?<![A-Za-z0-9])v1:[A-Za-z0-9]{24}:[A-Za-z0-9]{24}(?![A-Za-z0-9])',
    null,
    array['%v1:%'],
    '{}',
    '{}',
    false, 'v0'
),
(
    'credential_prefix', 'baidu', 'vendor', 'random',
    '(?<![A-Za-z0-9])ALTAK-?[A-Za-z0-9]{20,24}(?![A-Za-z0-9])',
    null,
    array['%ALTAK%'],
    '{}',
    '{}',
    false, 'Baidu Cloud'
),
(
    'credential_prefix', 'sarvam', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_[a-z0-9]{8}_[A-Za-z0-9]{24}(?![A-Za-z0-9])',
    null,
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'Sarvam'
),
(
    'credential_prefix', 'mixedbread', 'vendor', 'random',
    '(?<![A-Za-z0-9])emb_[0-9a-f]{40,64}(?![A-Za-z0-9])',
    null,
    array['%emb\_%'],
    '{}',
    '{}',
    false, 'Mixedbread'
),
(
    'credential_prefix', 'sk_hex', 'vendor', 'random',
    '(?<![A-Za-z0-9])T?sk_[0-9a-f]{32,64}(?![A-Za-z0-9])',
    null,
    array['%sk\_%', '%Tsk\_%'],
    '{}',
    '{}',
    false, 'Inception, Clearbit, PDFShift, IEX'
),
(
    'credential_prefix', 'sk_url_safe', 'vendor', 'dense',
    '(?<![A-Za-z0-9])sk_[A-Za-z0-9+/_-]{40,}',
    null,
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'Svix, Novita, Knock, Revolut'
),
(
    'credential_prefix', 'testsk', 'vendor', 'dense',
    '(?<![A-Za-z0-9])testsk_[A-Za-z0-9+/_-]{40,}',
    null,
    array['%testsk\_%'],
    '{}',
    '{}',
    false, 'Svix'
),
(
    'credential_prefix', 'siliconflow', 'vendor', 'varied',
    '(?<![A-Za-z0-9])sk-[a-z]{48}(?![A-Za-z0-9])',
    null,
    array['%sk-%'],
    '{}',
    '{}',
    false, 'SiliconFlow'
),
(
    'credential_prefix', 'sk_short', 'vendor', 'dense',
    '(?<![A-Za-z0-9])sk_(?:live_|test_)?[A-Za-z0-9]{16}(?![A-Za-z0-9])',
    null,
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'Pagar.me, Short.io'
),
(
    'credential_prefix', 'sk_dash_url_safe', 'vendor', 'dense',
    '(?<![A-Za-z0-9])p?sk-(?:let-)?[A-Za-z0-9_-]{40,}',
    null,
    array['%sk-%', '%psk-%'],
    '{}',
    '{}',
    false, 'Morph, Letta, Parasail'
),
(
    'credential_prefix', 'you_com', 'vendor', 'random',
    'ydc-sk-[0-9a-f]{16}-[A-Za-z0-9]{32}-[0-9a-f]{8}',
    null,
    array['%ydc-sk-%'],
    '{}',
    '{}',
    false, 'You.com'
),
(
    'credential_prefix', 'github_app', 'vendor', 'random',
    '(?<![A-Za-z0-9])v1\.[0-9a-f]{40}(?![A-Za-z0-9])',
    null,
    array['%v1.%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'dagger', 'vendor', 'random',
    '(?<![A-Za-z0-9])dag_[a-z0-9]{2,40}_[a-z0-9]{36,}(?![A-Za-z0-9])',
    null,
    array['%dag\_%'],
    '{}',
    '{}',
    false, 'Dagger'
),
(
    'credential_prefix', 'veracode', 'vendor', 'random',
    'vera01e[is]-[0-9a-f]{32,128}(?![A-Za-z0-9])',
    null,
    array['%vera01%'],
    '{}',
    '{}',
    false, 'Veracode'
),
(
    'credential_prefix', 'codesandbox', 'vendor', 'random',
    'csb_v1_[A-Za-z0-9_-]{36,}',
    null,
    array['%csb\_v1\_%'],
    '{}',
    '{}',
    false, 'CodeSandbox'
),
(
    'credential_prefix', 'stellate', 'vendor', 'random',
    '(?<![A-Za-z0-9])stl8_[0-9a-f]{40,}',
    null,
    array['%stl8\_%'],
    '{}',
    '{}',
    false, 'Stellate'
),
(
    'credential_prefix', 'newrelic_eu', 'vendor', 'random',
    '(?<![A-Za-z0-9])eu01xx[0-9a-f]{30}NRAL(?![A-Za-z0-9])',
    null,
    array['%NRAL%'],
    '{}',
    '{}',
    false, 'New Relic'
),
(
    'credential_prefix', 'mezmo', 'vendor', 'random',
    '(?<![A-Za-z0-9])sts_[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%sts\_%'],
    '{}',
    '{}',
    false, 'Mezmo'
),
(
    'credential_prefix', 'pagerduty_app', 'vendor', 'random',
    '(?:pd(?:us|eu)\+_[A-Z0-9]{6,10}_[0-9a-f-]{36}|y_NbAkKc[A-Za-z0-9_-]{12})(?![A-Za-z0-9])',
    null,
    array['%pdus+%', '%pdeu+%', '%y\_NbAkKc%'],
    '{}',
    '{}',
    false, 'PagerDuty'
),
(
    'credential_prefix', 'incident_io', 'vendor', 'random',
    '(?<![A-Za-z0-9])inc_[0-9a-f]{64}(?![A-Za-z0-9])',
    null,
    array['%inc\_%'],
    '{}',
    '{}',
    false, 'incident.io'
),
(
    'credential_prefix', 'checkly', 'vendor', 'random',
    '(?<![A-Za-z0-9])cu_[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%cu\_%'],
    '{}',
    '{}',
    false, 'Checkly'
),
(
    'credential_prefix', 'unleash', 'vendor', 'random',
    ('(?<![A-Za-z0-9])(?:(?:[*]|[a-z0-9_-]{1,40}):(?:production|development|staging|test)\.[0-9a-f]{56}|user:[0-9a-f]{56})'
    || '(?![A-Za-z0-9])'),
    null,
    array['%:production.%', '%:development.%', '%:staging.%', '%:test.%', '%user:%'],
    '{}',
    '{}',
    false, 'Unleash'
),
(
    'credential_prefix', 'configcat', 'vendor', 'random',
    'configcat-sdk-1/[A-Za-z0-9_-]{22}/[A-Za-z0-9_-]{22}',
    null,
    array['%configcat-sdk-1/%'],
    '{}',
    '{}',
    false, 'ConfigCat'
),
(
    'credential_prefix', 'google_code', 'vendor', 'random',
    '(?<![A-Za-z0-9])4/0A[A-Za-z0-9_-]{60,}',
    null,
    array['%4/0A%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'turnstile', 'vendor', 'random',
    '(?<![A-Za-z0-9])0x4AAAAAA[A-Za-z0-9_-]{24,30}(?![A-Za-z0-9])',
    null,
    array['%0x4AAAAAA%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'akamai', 'vendor', 'random',
    'akab-[a-z0-9]{16}-[a-z0-9]{16}(?![A-Za-z0-9])',
    null,
    array['%akab-%'],
    '{}',
    '{}',
    false, 'Akamai'
),
(
    'credential_prefix', 'uploadthing', 'vendor', 'random',
    'eyJhcGlLZXkiOiJza[A-Za-z0-9+/_-]{60,}={0,2}',
    null,
    array['%eyJhcGlLZXkiOiJza%'],
    '{}',
    '{}',
    false, 'UploadThing'
),
(
    'credential_prefix', 'snowflake_session', 'vendor', 'random',
    'ver:1-hint:[0-9]{1,20}-[A-Za-z0-9+/=]{40,}',
    null,
    array['%ver:1-hint:%'],
    '{}',
    '{}',
    false, 'Snowflake'
),
(
    'credential_prefix', 'confluent', 'vendor', 'random',
    '(?<![A-Za-z0-9])cflt[A-Za-z0-9+/]{60}(?![A-Za-z0-9])',
    null,
    array['%cflt%'],
    '{}',
    '{}',
    false, 'Confluent'
),
(
    'credential_prefix', 'secret_token_uri', 'vendor', 'random',
    'secret-token:[A-Za-z0-9._~%@!$&*+;=:/-]{20,}',
    null,
    array['%secret-token:%'],
    '{}',
    '{}',
    false, 'any (RFC 8959)'
),
(
    'credential_prefix', 'n8n', 'vendor', 'random',
    'n8n_api_[0-9a-f]{40,}',
    null,
    array['%n8n\_api\_%'],
    '{}',
    '{}',
    false, 'n8n'
),
(
    'credential_prefix', 'rancher', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:token-[a-z0-9]{5}|kubeconfig-[a-z0-9-]{5,30}):[a-z0-9]{54}(?![A-Za-z0-9])',
    null,
    array['%token-%', '%kubeconfig-%'],
    '{}',
    '{}',
    false, 'Rancher'
),
(
    'credential_prefix', 'k3s', 'vendor', 'random',
    '(?<![A-Za-z0-9])K10[0-9a-f]{64}::[a-z0-9-]{3,30}:[0-9a-f]{16,}(?![A-Za-z0-9])',
    null,
    array['%K10%'],
    '{}',
    '{}',
    false, 'K3s, RKE2'
),
(
    'credential_prefix', 'akash', 'vendor', 'random',
    '(?<![A-Za-z0-9])ac\.sk\.[a-z]{4,12}\.[0-9a-f]{60,}',
    null,
    array['%ac.sk.%'],
    '{}',
    '{}',
    false, 'Akash'
),
(
    'credential_prefix', 'flutterwave_encryption', 'vendor', 'random',
    'FLWSECK_TEST[0-9a-f]{12}(?![A-Za-z0-9])',
    null,
    array['%FLWSECK\_TEST%'],
    '{}',
    '{}',
    false, 'Flutterwave'
),
(
    'credential_prefix', 'omise', 'vendor', 'random',
    '(?<![A-Za-z0-9])skey_(?:test_)?[a-z0-9]{19}(?![A-Za-z0-9])',
    null,
    array['%skey\_%'],
    '{}',
    '{}',
    false, 'Omise'
),
(
    'credential_prefix', 'quicknode', 'vendor', 'random',
    '(?<![A-Za-z0-9])QN_[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%QN\_%'],
    '{}',
    '{}',
    false, 'QuickNode'
),
(
    'credential_prefix', 'circle', 'vendor', 'random',
    '(?:TEST|LIVE)_API_KEY:[0-9a-f]{32}:[0-9a-f]{32}',
    null,
    array['%TEST\_API\_KEY:%', '%LIVE\_API\_KEY:%'],
    '{}',
    '{}',
    false, 'Circle'
),
(
    'credential_prefix', 'ebay_user', 'vendor', 'random',
    '(?<![A-Za-z0-9])v\^1\.1#[A-Za-z0-9^#+/=]{60,}',
    null,
    array['%v^1.1#%'],
    '{}',
    '{}',
    false, 'eBay'
),
(
    'credential_prefix', 'power_automate', 'vendor', 'random',
    ('(?:https://)?[a-z0-9.-]{4,120}\.api\.powerplatform\.com(?::443)?/[A-Za-z0-9/?&=%._-]{1,240}[?&]sig=[A-Za-z0-9_%-]{30'
    || ',}'),
    null,
    array['%.api.powerplatform.com%'],
    '{}',
    '{}',
    false, 'Microsoft'
),
(
    'credential_prefix', 'klaviyo_named', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_[A-Za-z0-9]{6}_[0-9a-f]{30,34}(?![A-Za-z0-9])',
    null,
    array['%pk\_%'],
    '{}',
    '{}',
    false, 'Klaviyo'
),
(
    'credential_prefix', 'pubnub', 'vendor', 'random',
    'sec-c-[A-Za-z0-9+/_-]{36,}={0,2}',
    null,
    array['%sec-c-%'],
    '{}',
    '{}',
    false, 'PubNub'
),
(
    'credential_prefix', 'agora', 'vendor', 'random',
    '(?<![A-Za-z0-9])007eJx[A-Za-z0-9+/]{60,}={0,2}',
    null,
    array['%007eJx%'],
    '{}',
    '{}',
    false, 'Agora'
),
(
    'credential_prefix', 'basecamp', 'vendor', 'random',
    'BAhbB0kiAbB7ImNsaW[A-Za-z0-9+/=-]{60,}',
    null,
    array['%BAhbB0kiAbB7ImNsaW%'],
    '{}',
    '{}',
    false, 'Basecamp'
),
(
    'credential_prefix', 'miro', 'vendor', 'random',
    'eyJtaXJvLm9yaWdpbi[A-Za-z0-9_=-]{30,}',
    null,
    array['%eyJtaXJvLm9yaWdpbi%'],
    '{}',
    '{}',
    false, 'Miro'
),
(
    'credential_prefix', 'canva', 'vendor', 'random',
    '(?<![A-Za-z0-9])cnvca[A-Za-z0-9_-]{40,}',
    null,
    array['%cnvca%'],
    '{}',
    '{}',
    false, 'Canva'
),
(
    'credential_prefix', 'webflow', 'vendor', 'random',
    '(?<![A-Za-z0-9])ws-[0-9a-f]{64}(?![A-Za-z0-9])',
    null,
    array['%ws-%'],
    '{}',
    '{}',
    false, 'Webflow'
),
(
    'credential_prefix', 'locationiq', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk\.[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%pk.%'],
    '{}',
    '{}',
    false, 'LocationIQ'
),
(
    'credential_prefix', 'esri', 'vendor', 'random',
    '(?<![A-Za-z0-9])AAP[KT][A-Za-z0-9_.-]{70,}',
    null,
    array['%AAPK%', '%AAPT%'],
    '{}',
    '{}',
    false, 'Esri'
),
(
    'credential_prefix', 'twitch', 'vendor', 'random',
    '(?<![A-Za-z0-9])oauth:[a-z0-9]{30}(?![A-Za-z0-9])',
    null,
    array['%oauth:%'],
    '{}',
    '{}',
    false, 'Twitch'
),
(
    'credential_prefix', 'instagram', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:IG|TH)(?:AA|QV|QW)[A-Za-z0-9_-]{60,}',
    null,
    array['%IGAA%', '%IGQV%', '%IGQW%', '%THAA%', '%THQW%'],
    '{}',
    '{}',
    false, 'Meta'
),
(
    'credential_prefix', 'linkedin', 'vendor', 'random',
    'WPL_AP1\.[A-Za-z0-9]{16}\.[A-Za-z0-9+/]{6,}={0,2}',
    null,
    array['%WPL\_AP1.%'],
    '{}',
    '{}',
    false, 'LinkedIn'
),
(
    'credential_prefix', 'riot', 'vendor', 'random',
    'RGAPI-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    null,
    array['%RGAPI-%'],
    '{}',
    '{}',
    false, 'Riot Games'
),
(
    'credential_prefix', 'tesla', 'vendor', 'random',
    '(?<![A-Za-z0-9])qts-[0-9a-f-]{36,64}(?![A-Za-z0-9])',
    null,
    array['%qts-%'],
    '{}',
    '{}',
    false, 'Tesla'
),
(
    'credential_prefix', 'aftership', 'vendor', 'random',
    '(?<![A-Za-z0-9])asat_[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%asat\_%'],
    '{}',
    '{}',
    false, 'AfterShip'
),
(
    'credential_prefix', 'personio', 'vendor', 'random',
    '(?<![A-Za-z0-9])papi-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![A-Za-z0-9])',
    null,
    array['%papi-%'],
    '{}',
    '{}',
    false, 'Personio'
),
(
    'credential_prefix', 'nylas', 'vendor', 'random',
    'nyk_v0_[A-Za-z0-9]{60,}',
    null,
    array['%nyk\_v0\_%'],
    '{}',
    '{}',
    false, 'Nylas'
),
(
    'credential_prefix', 'percy', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:web|app|auto|ss|vmw|res)_[0-9a-f]{64}(?![A-Za-z0-9])',
    null,
    array['%web\_%', '%app\_%', '%auto\_%', '%ss\_%', '%vmw\_%', '%res\_%'],
    '{}',
    '{}',
    false, 'Percy'
),
(
    'credential_prefix', 'adapty', 'vendor', 'random',
    '(?<![A-Za-z0-9])secret_live_[A-Za-z0-9]{6,10}\.[A-Za-z0-9]{28,}',
    null,
    array['%secret\_live\_%'],
    '{}',
    '{}',
    false, 'Adapty'
),
(
    'credential_prefix', 'matrix', 'vendor', 'random',
    ('(?<![A-Za-z0-9])(?:syt_[A-Za-z0-9+/=-]{2,80}_[A-Za-z0-9]{20}|(?:mat|mcr|mct)_[A-Za-z0-9]{20,40})_[A-Za-z0-9]{6}(?![A'
    || '-Za-z0-9])'),
    null,
    array['%syt\_%', '%mat\_%', '%mcr\_%', '%mct\_%'],
    '{}',
    '{}',
    false, 'Matrix'
),
(
    'credential_prefix', 'dingtalk', 'vendor', 'random',
    '(?<![A-Za-z0-9])SEC[0-9a-f]{64}(?![A-Za-z0-9])',
    null,
    array['%SEC%'],
    '{}',
    '{}',
    false, 'DingTalk'
),
(
    'credential_prefix', 'jd', 'vendor', 'random',
    '(?<![A-Za-z0-9])JDC_[A-Z0-9]{25,32}(?![A-Za-z0-9])',
    null,
    array['%JDC\_%'],
    '{}',
    '{}',
    false, 'JD Cloud'
),
(
    'credential_prefix', 'jetbrains', 'vendor', 'random',
    '(?<![A-Za-z0-9])perm[:-][A-Za-z0-9+/=]{4,}\.[A-Za-z0-9+/=]{4,}\.[A-Za-z0-9]{20,}',
    null,
    array['%perm:%', '%perm-%'],
    '{}',
    '{}',
    false, 'JetBrains'
),
(
    'credential_prefix', 'kit', 'vendor', 'random',
    '(?<![A-Za-z0-9])kit_[0-9a-f]{32}(?![A-Za-z0-9])',
    null,
    array['%kit\_%'],
    '{}',
    '{}',
    false, 'Kit'
),
(
    'credential_prefix', 'bannerbear', 'vendor', 'random',
    '(?<![A-Za-z0-9])bb_(?:pr|ma)_[0-9a-f]{30}(?![A-Za-z0-9])',
    null,
    array['%bb\_pr\_%', '%bb\_ma\_%'],
    '{}',
    '{}',
    false, 'Bannerbear'
),
(
    'credential_prefix', 'placid', 'vendor', 'random',
    '(?<![A-Za-z0-9])placid-[a-z0-9]{14,18}-[a-z0-9]{14,18}(?![A-Za-z0-9])',
    null,
    array['%placid-%'],
    '{}',
    '{}',
    false, 'Placid'
),
(
    'credential_prefix', 'proxmox', 'vendor', 'random',
    ('P(?:VE|BS)APIToken=[A-Za-z0-9._-]{1,64}@[A-Za-z0-9._-]{1,32}![A-Za-z0-9._-]{1,64}[=:][0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f'
    || ']{4}-[0-9a-f]{4}-[0-9a-f]{12}'),
    null,
    array['%PVEAPIToken=%', '%PBSAPIToken=%'],
    '{}',
    '{}',
    false, 'Proxmox'
),
(
    'credential_prefix', 'palo_alto', 'vendor', 'random',
    'LUFRPT1[A-Za-z0-9+/]{40,}={0,2}',
    null,
    array['%LUFRPT1%'],
    '{}',
    '{}',
    false, 'Palo Alto Networks'
),
(
    'credential_prefix', 'netbox', 'vendor', 'random',
    '(?<![A-Za-z0-9])nbt_[A-Za-z0-9]{12}\.[A-Za-z0-9]{40}(?![A-Za-z0-9])',
    null,
    array['%nbt\_%'],
    '{}',
    '{}',
    false, 'NetBox'
),
(
    'credential_prefix', 'tyk', 'vendor', 'random',
    'eyJvcmciOiI[A-Za-z0-9+/]{60,}={0,2}',
    null,
    array['%eyJvcmciOiI%'],
    '{}',
    '{}',
    false, 'Tyk'
),
(
    'credential_prefix', 'gumlet', 'vendor', 'random',
    'gumlet_[0-9a-f]{32}',
    null,
    array['%gumlet\_%'],
    '{}',
    '{}',
    false, 'Gumlet'
),
(
    'credential_prefix', 'tezos', 'vendor', 'random',
    '(?<![A-Za-z0-9])ede?sk[1-9A-HJ-NP-Za-km-z]{50,95}(?![A-Za-z0-9])',
    null,
    array['%edsk%', '%edesk%'],
    '{}',
    '{}',
    false, 'Tezos'
),
(
    'credential_prefix', 'sui', 'vendor', 'random',
    'suiprivkey1[a-z0-9]{50,64}',
    null,
    array['%suiprivkey1%'],
    '{}',
    '{}',
    false, 'Sui'
),
(
    'credential_prefix', 'near', 'vendor', 'random',
    '(?<![A-Za-z0-9])ed25519:[1-9A-HJ-NP-Za-km-z]{86,88}(?![A-Za-z0-9])',
    null,
    array['%ed25519:%'],
    '{}',
    '{}',
    false, 'NEAR'
),
(
    'credential_prefix', 'cardano', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:ed25519e?_sk1|(?:root|acct|addr|stake)_xsk1)[a-z0-9]{50,}',
    null,
    array['%ed25519\_sk1%', '%ed25519e\_sk1%', '%\_xsk1%'],
    '{}',
    '{}',
    false, 'Cardano'
),
(
    'credential_prefix', 'lnd_macaroon', 'vendor', 'random',
    '0201036c6e64[0-9a-f]{100,}',
    null,
    array['%0201036c6e64%'],
    '{}',
    '{}',
    false, 'LND'
),
(
    'credential_prefix', 'arize', 'vendor', 'random',
    '(?<![A-Za-z0-9])ak-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-[A-Za-z0-9_-]{20,}',
    null,
    array['%ak-%'],
    '{}',
    '{}',
    false, 'Arize'
),
(
    'credential_prefix', 'firebase_server_old', 'vendor', 'random',
    '(?<![A-Za-z0-9])AAAA[A-Za-z0-9_-]{7}:[A-Za-z0-9_-]{140}(?![A-Za-z0-9])',
    null,
    array['%AAAA%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'paypal', 'vendor', 'random',
    '(?<![A-Za-z0-9])A21AA[A-Za-z0-9_-]{80,}',
    null,
    array['%A21AA%'],
    '{}',
    '{}',
    false, 'PayPal'
),
(
    'credential_prefix', 'airtable_oauth', 'vendor', 'random',
    '(?<![A-Za-z0-9])oaa[A-Za-z0-9]{14}\.v1\.[A-Za-z0-9_.+/=-]{60,}',
    null,
    array['%oaa%'],
    '{}',
    '{}',
    false, 'Airtable'
),
(
    'credential_prefix', 'revolut', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:prod|sand)_[A-Za-z0-9_-]{43}(?![A-Za-z0-9])',
    null,
    array['%prod\_%', '%sand\_%'],
    '{}',
    '{}',
    false, 'Revolut'
),
(
    'credential_prefix', 'nebius', 'vendor', 'random',
    '(?<![A-Za-z0-9])v1\.[A-Za-z0-9_-]{200,}',
    null,
    array['%v1.%'],
    '{}',
    '{}',
    false, 'Nebius'
),
(
    'credential_prefix', 'composio', 'vendor', 'dense',
    '(?<![A-Za-z0-9])ak_[A-Za-z0-9_-]{20}(?![A-Za-z0-9])',
    null,
    array['%ak\_%'],
    '{}',
    '{}',
    false, 'Composio'
),
(
    'credential_prefix', 'nomic', 'vendor', 'dense',
    '(?<![A-Za-z0-9])nk-[A-Za-z0-9_-]{40,}',
    null,
    array['%nk-%'],
    '{}',
    '{}',
    false, 'Nomic'
),
(
    'credential_prefix', 'requesty', 'vendor', 'random',
    'rqsty-(?:sk-)?[A-Za-z0-9+/_-]{40,}={0,2}',
    null,
    array['%rqsty-%'],
    '{}',
    '{}',
    false, 'Requesty'
),
(
    'credential_prefix', 'fullstory', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:na1|eu1)\.[A-Za-z0-9+/]{50,}={0,2}',
    null,
    array['%na1.%', '%eu1.%'],
    '{}',
    '{}',
    false, 'FullStory'
),
(
    'credential_prefix', 'jsr', 'vendor', 'dense',
    '(?<![A-Za-z0-9])jsr[dpt]_[A-Za-z0-9_-]{24,}',
    null,
    array['%jsrt\_%', '%jsrp\_%', '%jsrd\_%'],
    '{}',
    '{}',
    false, 'JSR'
),
(
    'credential_prefix', 'shipengine', 'vendor', 'dense',
    '(?<![A-Za-z0-9])TEST_[A-Za-z0-9+/]{43}(?![A-Za-z0-9])',
    null,
    array['%TEST\_%'],
    '{}',
    '{}',
    false, 'ShipEngine'
),
(
    'credential_prefix', 'warrant', 'vendor', 'dense',
    '(?<![A-Za-z0-9])api_(?:test|prod)_[A-Za-z0-9+/_-]{40,}={0,2}',
    null,
    array['%api\_test\_%', '%api\_prod\_%'],
    '{}',
    '{}',
    false, 'WorkOS FGA'
),
(
    'credential_prefix', 'friendli', 'vendor', 'dense',
    '(?<![A-Za-z0-9])flp_[A-Za-z0-9_-]{40,}',
    null,
    array['%flp\_%'],
    '{}',
    '{}',
    false, 'Friendli'
),
(
    'credential_prefix', 'venice', 'vendor', 'random',
    'VENICE-(?:INFERENCE|ADMIN)-KEY-[A-Za-z0-9_-]{40,}',
    null,
    array['%VENICE-%'],
    '{}',
    '{}',
    false, 'Venice'
),
(
    'credential_prefix', 'gitpod', 'vendor', 'random',
    'gitpod_pat_[A-Za-z0-9_.-]{36,}',
    null,
    array['%gitpod\_pat\_%'],
    '{}',
    '{}',
    false, 'Gitpod'
),
(
    'credential_prefix', 'discord_mfa', 'vendor', 'random',
    '(?<![A-Za-z0-9])mfa\.[A-Za-z0-9_-]{80,}',
    null,
    array['%mfa.%'],
    '{}',
    '{}',
    false, 'Discord'
),
(
    'credential_prefix', 'cronofy', 'vendor', 'dense',
    '(?<![A-Za-z0-9])CRN_[A-Za-z0-9_-]{36,}',
    null,
    array['%CRN\_%'],
    '{}',
    '{}',
    false, 'Cronofy'
),
(
    'credential_prefix', 'coralogix', 'vendor', 'random',
    '(?<![A-Za-z0-9])cx[tu]p_[A-Za-z0-9]{30}(?![A-Za-z0-9])',
    null,
    array['%cxtp\_%', '%cxup\_%'],
    '{}',
    '{}',
    false, 'Coralogix'
),
(
    'credential_prefix', 'retool', 'vendor', 'random',
    '(?<![A-Za-z0-9])retool_01[a-z0-9]{24}(?![A-Za-z0-9])',
    null,
    array['%retool\_01%'],
    '{}',
    '{}',
    false, 'Retool'
),
(
    'credential_prefix', 'ubicloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])pat\.[a-z0-9]{26}\.[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    null,
    array['%pat.%'],
    '{}',
    '{}',
    false, 'Ubicloud'
),
(
    'credential_prefix', 'coingecko', 'vendor', 'random',
    '(?<![A-Za-z0-9])CG-[A-Za-z0-9]{24}(?![A-Za-z0-9])',
    null,
    array['%CG-%'],
    '{}',
    '{}',
    false, 'CoinGecko'
),
(
    'credential_prefix', 'phabricator', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:api|cli)-[a-z0-9]{28}(?![A-Za-z0-9])',
    null,
    array['%api-%', '%cli-%'],
    '{}',
    '{}',
    false, 'Phabricator'
),
(
    'credential_prefix', 'datadog', 'vendor', 'random',
    'dd(?:api|app|pat)_[A-Za-z0-9_]{30,}',
    null,
    array['%ddapi\_%', '%ddapp\_%', '%ddpat\_%'],
    '{}',
    '{}',
    false, 'Datadog'
),
(
    'credential_prefix', 'flexport', 'vendor', 'random',
    'shltm_[A-Za-z0-9_-]{36,}',
    null,
    array['%shltm\_%'],
    '{}',
    '{}',
    false, 'Flexport'
),
(
    'credential_prefix', 'censys', 'vendor', 'random',
    'censys_[A-Za-z0-9]{6,12}_[A-Za-z0-9]{24,}',
    null,
    array['%censys\_%'],
    '{}',
    '{}',
    false, 'Censys'
),
(
    'credential_prefix', 'authzed', 'vendor', 'random',
    '(?<![A-Za-z0-9])tc_[A-Za-z0-9_-]{2,64}_[0-9a-f]{64}(?![A-Za-z0-9])',
    null,
    array['%tc\_%'],
    '{}',
    '{}',
    false, 'AuthZed'
),
(
    'credential_prefix', 'cashfree', 'vendor', 'random',
    'cfsk_ma_(?:test|prod)_[0-9a-f]{32}_[0-9a-f]{8}',
    null,
    array['%cfsk\_ma\_%'],
    '{}',
    '{}',
    false, 'Cashfree'
),
(
    'credential_prefix', 'permit', 'vendor', 'random',
    'permit_key_[A-Za-z0-9]{60,}',
    null,
    array['%permit\_key\_%'],
    '{}',
    '{}',
    false, 'Permit.io'
),
(
    'credential_prefix', 'iterative', 'vendor', 'random',
    '(?<![A-Za-z0-9])isat_[A-Za-z0-9]{40,}',
    null,
    array['%isat\_%'],
    '{}',
    '{}',
    false, 'Iterative'
),
(
    'credential_prefix', 'logicmonitor', 'vendor', 'dense',
    '(?<![A-Za-z0-9])lm[ab]_[A-Za-z0-9+/=_-]{40,}',
    null,
    array['%lmb\_%', '%lma\_%'],
    '{}',
    '{}',
    false, 'LogicMonitor'
),
(
    'credential_prefix', 'snyk_old', 'vendor', 'random',
    'snyk_api_key\.[0-9a-f-]{36}',
    null,
    array['%snyk\_api\_key.%'],
    '{}',
    '{}',
    false, 'Snyk'
),
(
    'credential_prefix', 'telegram_bot', 'vendor', 'random',
    '(?<![A-Za-z0-9])[0-9]{8,10}:AA[A-Za-z0-9_-]{33}(?![A-Za-z0-9])',
    null,
    array['%:AA%'],
    '{}',
    '{}',
    false, 'Telegram'
),
(
    'credential_prefix', 'newrelic_license', 'vendor', 'random',
    '(?<![A-Za-z0-9])[0-9a-f]{36}NRAL(?![A-Za-z0-9])',
    null,
    array['%NRAL%'],
    '{}',
    '{}',
    false, 'New Relic'
),
(
    'credential_prefix', 'firebase_server_key', 'vendor', 'random',
    '(?<![A-Za-z0-9])[A-Za-z0-9_-]{11}:APA91b[A-Za-z0-9_-]{100,}(?![A-Za-z0-9])',
    null,
    array['%:APA91b%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'azure_ad', 'vendor', 'random',
    '(?<![A-Za-z0-9])[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34}(?![A-Za-z0-9])',
    null,
    array['%Q~%'],
    '{}',
    '{}',
    false, 'Microsoft Entra'
),
(
    'credential_prefix', 'rapidapi', 'vendor', 'random',
    '(?<![A-Za-z0-9])[0-9a-f]{10}msh[0-9a-f]{15}p1[0-9a-f]{5}jsn[0-9a-f]{12}(?![A-Za-z0-9])',
    null,
    array['%jsn%'],
    '{}',
    '{}',
    false, 'RapidAPI'
),
(
    'credential_prefix', 'maxmind', 'vendor', 'random',
    '(?<![A-Za-z0-9])[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk(?![A-Za-z0-9])',
    null,
    array['%\_mmk%'],
    '{}',
    '{}',
    false, 'MaxMind'
),
(
    'credential_prefix', 'tableau', 'vendor', 'random',
    '(?<![A-Za-z0-9])[A-Za-z0-9+/]{22}==:[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    null,
    array['%==:%'],
    '{}',
    '{}',
    false, 'Tableau'
),
(
    'credential_prefix', 'mailchimp', 'vendor', 'random',
    '(?<![A-Za-z0-9])[0-9a-f]{32}-us[0-9]{1,2}(?![A-Za-z0-9])',
    null,
    array['%-us0%', '%-us1%', '%-us2%', '%-us3%', '%-us4%', '%-us5%', '%-us6%', '%-us7%', '%-us8%', '%-us9%'],
    '{}',
    '{}',
    false, 'Mailchimp'
),
(
    'credential_prefix', 'discord_bot', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,42})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%.%'],
    '{}',
    false, 'Discord'
),
(
    'credential_prefix', 'zai', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{32}\.[A-Za-z0-9]{16})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%.%'],
    '{}',
    false, 'Z.ai, Zhipu'
),
(
    'credential_prefix', 'kagi', 'shape', 'dense',
    ('(?<![A-Za-z0-9])(?:(?:[A-Za-z0-9_][A-Za-z0-9_-]{10}|-[A-Za-z0-9_][A-Za-z0-9_-]{9}|--[A-Za-z0-9_][A-Za-z0-9_-]{8})\.['
    || 'A-Za-z0-9_-]{43})(?![A-Za-z0-9])'),
    null,
    '{}',
    array['%.%'],
    '{}',
    false, 'Kagi'
),
(
    'credential_prefix', 'mailgun_new', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%-%'],
    '{}',
    false, 'Mailgun'
),
(
    'credential_prefix', 'twitter_access', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9]{8,19}-[A-Za-z0-9]{30,50}(?!\.apps\.google))(?![A-Za-z0-9])',
    null,
    '{}',
    array['%-%'],
    '{}',
    false, 'X / Twitter'
),
(
    'credential_prefix', 'asana', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9]/[0-9]{15,17}(?:/[0-9]{15,17})?:[0-9a-f]{32})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%/%'],
    '{}',
    false, 'Asana'
),
(
    'credential_prefix', 'fal', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:[0-9a-f]{32})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%:%'],
    '{}',
    false, 'fal.ai'
),
(
    'credential_prefix', 'deepl', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:fx)(?![A-Za-z0-9])',
    null,
    '{}',
    array['%:fx%'],
    '{}',
    false, 'DeepL'
),
(
    'credential_prefix', 'dropbox_long', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[a-z0-9]{11}AAAAAAAAAA[A-Za-z0-9_-]{43})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%aaaaaaaaaa%'],
    '{}',
    false, 'Dropbox'
),
(
    'high_entropy', 'licence_key', 'shape', 'grouped',
    '(?<![A-Za-z0-9])(?:[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3,5})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%-%'],
    '{}',
    false, 'any'
),
(
    'credential_prefix', 'prefixed_token', 'shape', 'strong',
    ('(?<![A-Za-z0-9])(?:(?<![_.-])(?:[a-z]{2,12}|[A-Z]{2,8})[0-9]{0,2}(?:[_-][a-z]{2,12}[0-9]{0,2}){0,3}[_.-][A-Za-z0-9]{'
    || '20,}(?:[_-][A-Za-z0-9]{6,})*(?!@[A-Za-z0-9]))(?![A-Za-z0-9])'),
    null,
    '{}',
    array['%\_%', '%-%', '%.%'],
    '{}',
    false, 'any'
),
(
    'credential_prefix', 'sanity', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:sk[A-Za-z0-9]{80,})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%sk%'],
    '{}',
    false, 'Sanity'
),
(
    'credential_prefix', 'uptimerobot', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[um][0-9]{6,9}-[0-9a-f]{24})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%-%'],
    '{}',
    false, 'UptimeRobot'
),
(
    'credential_prefix', 'twilio_pair', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:AC[0-9a-f]{32}:[0-9a-f]{32})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%:%'],
    '{}',
    false, 'Twilio'
),
(
    'credential_prefix', 'ngrok', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:(?:2|cr_|ak_|ngrok_)[A-Za-z0-9]{26,27}_[A-Za-z0-9]{21})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%\_%'],
    '{}',
    false, 'ngrok'
),
(
    'credential_prefix', 'ably', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{6}:[A-Za-z0-9_-]{43})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%:%'],
    '{}',
    false, 'Ably'
),
(
    'off_the_record', 'marker_tag', 'marker', '',
    ('(?:\[{1,2} ?(?:(?:no(?:[ _-]?(?:memor(?:y|ies)|record(?:ing|s?)|log(?:ging|s?)|s(?:tor(?:ing|e)|av(?:ing|e))|trace)|'
    || 't for the record)|(?:strictly )?off[ _-](?:the[ _-])?record|otr|incognito(?: mode)?|private mode) ?\]{1,2}|(?:confid'
    || 'ential ?[:;,-] ?)?(?:do(?:[ _-]?not|n''?t))[ _-](?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|'
    || 'c(?:apture|ommit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:[ _-](?:th(?:is|at)|i'
    || 't))? ?\]{1,2}(?! ?\[))|\[\[ ?private ?\]\]|(?<![a-z0-9_\]\[])\[private\](?![(\[]|: ?https?:| ?(?:[=|]|a(?:pi|rea|ttr'
    || 'ibute)|b(?:eta|r(?:anch|owsing)|ucket)|c(?:hannel|l(?:ass|oud)|onstructor)|f(?:ield|unction)|group|key|link|m(?:e(?:'
    || 'mber|ssage|thod)|od(?:e|ule))|network|p(?:a(?:ckage|ge)|ropert(?:y|ies))|r(?:e(?:gistry|po(?:sitor(?:y|ies))?)|oom)|'
    || 's(?:e(?:ction|rver)|tatic|ub(?:net)?)|tab|variable|window)s?(?![a-z]))|<!-- ?(?:no[ _-]?(?:memory|record(?:ing)?|log'
    || '|s(?:tore|ave))|private|off[ _-](?:the[ _-])?record|(?:do(?:[ _-]?not|n''?t))[ _-](?:re(?:member|cord|tain)|s(?:ave|t'
    || 'ore)|memori[sz]e|log|note|persist|c(?:apture|ommit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a record of|track of'
    || '))?|write)(?:[ _-](?:th(?:is|at)|it))?) ?-->|(?<![a-z0-9_])<(?:private|no-?(?:memory|record(?:ing)?|log)|off-the-rec'
    || 'ord|do(?:-?not-?(?:re(?:cord|member)|s(?:ave|tore))|nt-?(?:re(?:cord|member)|s(?:ave|tore))))>|\{\{(?:no-?(?:memory|'
    || 'record)|off-the-record)\}\}|(?<![a-z0-9_$#%@\\="''`/.>:({-])\{\{private\}\}(?![a-z0-9_"''`/(\[<-]|\.[a-z])|(?<![a-z0-9'
    || '._~/:<-])/(?:private|no-?(?:memory|record)|o(?:ff-the-record|tr)|incognito)(?![a-z0-9/_-]|\.[a-z])|(?<![a-z0-9._~/:-'
    || '])/forget (?:th(?:is|at)|it)(?![ ]*[a-z0-9])|(?<![a-z0-9_.@!])[@!]no-?(?:memory|record|log)(?![a-z0-9_])|\(otr\)|tur'
    || 'n (?:off (?:your |the )?memory|(?:your |the )?memory off) for this|#(?:no-?(?:memory|record(?:ing)?|log|s(?:ave|tore'
    || '))|o(?:ff-?(?:the-?)?record|tr)|private-?mode|do(?:-?not-?(?:re(?:cord|member)|s(?:ave|tore)|log)|nt-?(?:re(?:cord|m'
    || 'ember)|s(?:ave|tore)|log)))(?![a-z0-9_-])(?! (?:is|was|are|flag|hashtag|means|option|tag)(?![a-z]))|(?<![a-z0-9_-])n'
    || 'o-(?:memor(?:y|ize)|record)(?![a-z0-9_]|-[a-z])|(?<![a-z0-9_.])(?:o(?:tr:|\.t\.r\.))|private mode on(?![a-z])|(?:go('
    || '?: |ing )|mode )?incognito(?: mode)? (?:please|on)(?![a-z]))'),
    null,
    '{}',
    array[
        '%no-%', '%nom%', '%nor%', '%nol%', '%nos%', '%private%', '%incognito%', '%otr%', '%o.t.r%', '%memory%', '%off-%',
        '%[no%', '%[ no%', '%-- no%', '%--no%', '%[off%', '%[ off%', '%ly off%', '%#off%', '%-- off%', '%--off%', '%[do%',
        '%[ do%', '%<do%', '%-- do%', '%--do%', '%#do%', '%[conf%', '%[ conf%', '%/forget%'
    ],
    array[
        '%no-mem%', '%nomem%', '%no-rec%', '%norec%', '%nolog%', '%no-log%', '%no-store%', '%nostore%', '%no-save%',
        '%nosave%', '%[no%', '%[ no%', '%-- no%', '%--no%', '%[private%', '%[[ private%', '%<private%', '%/private%',
        '%-- private%', '%--private%', '%{private%', '%{off-the%', '%!no%', '%private ?mode%', '%private-mode%',
        '%privatemode%', '%private mode%', '%incognito%', '%otr:%', '%otr]%', '%otr ]%', '%o.t.r%', '%/off-the-rec%',
        '%[off%', '%[ off%', '%[strictly off%', '%[ strictly off%', '%#off%', '%#otr%', '%<off%', '%-- off%', '%--off%',
        '%/no%', '%/otr%', '%@no%', '%(otr%', '%otr -%', '%memory off%', '%off memory%', '%off your memory%',
        '%off the memory%', '%[do%', '%[ do%', '%<do%', '%<dont%', '%-- do%', '%--do%', '%#do%', '%[confidential%',
        '%[ confidential%', '%/forget%'
    ],
    true, 'any'
),
(
    'off_the_record', 'marker_english', 'marker', '',
    ('(?<![a-z])(?:(?:confidential|between (?:us|you and me)|off the record|in confidence|private|ephemeral|sensitive)[^.!'
    || '?\n]{0,24}[,;:(-][ ]?(?:please )?(?:do(?: not|n''?t)) (?:s(?:tore|ave)|re(?:cord|member|tain)|log|keep|note|persist|m'
    || 'emori[sz]e)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|off(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|\.|[*]{0,2} [*]{'
    || '1,2})the(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|\.|[*]{0,2} [*]{1,2})record(?![a-z])(?![ -](?:p(?'
    || ':layer|ile)|rack|s(?:h(?:elf|op)|t(?:ore|ack))|label|deck|c(?:ollection|harts?)|b(?:utton|ooks?))(?![a-z]))|not for '
    || 'the record(?![ ]*[a-z0-9])|(?:you(?: (?:(?:m(?:ust|ay)|should|can) ?n[o'']t|are not (?:allowed )?to)|''re not (?:allow'
    || 'ed )?to)|must(?: not|n''?t))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0,3}'
    || '|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture|omm'
    || 'it)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}'
    || '\r?\n[ \t>]{0,8})(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|['
    || ' \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i'
    || '|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y('
    || '?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:['
    || ' \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8'
    || '})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|'
    || 'agraph)|bit|message|turn|sentence|exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|me'
    || 'ssage|c(?:onversation|hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rmation)?|detail)s?)?(?:('
    || '?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|a'
    || 've)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m'
    || '(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9])|rec'
    || 'ord(?![ ]*[a-z0-9]))|i(?: (?:do(?:n''?t| not)) want(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:you(?:_{'
    || '0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?'
    || ':_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|'
    || 'persist|c(?:apture|ommit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:_{0,2}[ \t-]['
    || ' \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,'
    || '8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}|[ \t]{0,4'
    || '}\r?\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]'
    || '{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8'
    || '})you)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \'
    || 't]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n['
    || ' \t>]{0,8})(?:par(?:t|agraph)|bit|message|turn|sentence|exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
    || 'par(?:t|agraph)|bit|message|c(?:onversation|hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rma'
    || 'tion)?|detail)s?)?|(?:th(?:is|at)|it|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:_{0,2}[ \t-][ \t'
    || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|messa'
    || 'ge|conversation))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}'
    || '\r?\n[ \t>]{0,8})be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:s(?:aved|tored)|re(?:corded|membered|'
    || 'tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8'
    || '})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me'
    || '|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|re'
    || 'cords?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9])|(?:''d| would)? (?:really )?(?:l(?:ike|ove)|'
    || 'prefer|need|want|ask)(?: for)? you (?:not to|to not) (?:ever )?(?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|l'
    || 'og|note|persist|c(?:apture|ommit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:_{0,2'
    || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n['
    || ' \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}|['
    || ' \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?'
    || '\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ '
    || '\t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{'
    || '1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,'
    || '4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|turn|sentence|exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{'
    || '0,8})(?:par(?:t|agraph)|bit|message|c(?:onversation|hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|in'
    || 'fo(?:rmation)?|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k'
    || '(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the '
    || '|any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circum'
    || 'stances))*(?![ ]*[a-z0-9]))|please(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:_{0,2}[ \t-][ '
    || '\t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?forget(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is|at)|'
    || 'all (?:of this|this)|everything i(?: just)? said)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:messag'
    || 'e|part|conversation))?(?![ ]*[a-z0-9])| make sure (?:that )?this (?:part |message |c(?:onversation |hat ))?(?:is(?:n'
    || '''t| n(?:ot|ever))|does(?:n''t get| not get)|never gets|w(?:on''t be|ill not be)|can(?:''t be|not be)) (?:ever )?(?:s(?:'
    || 'aved|tored)|re(?:corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived)(?:(?:[ \t_-'
    || ']{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|'
    || 're(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor('
    || '?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9]))|s(?:tay (?'
    || ':o(?:ut of|ff)) (?:your|the) (?:m(?:emory|inutes)|notes)(?![a-z])|kip (?:your |the )?memory for this(?: (?:one|messa'
    || 'ge|part))?(?![ ]*[a-z0-9]))|(?:keep|leave)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is|at)|i'
    || 't|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|message|bit|one))?(?:_{0,2}[ \t-][ \'
    || 't_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:o(?:ut(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of|ff))(?:_{0,2'
    || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:'
    || '_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:'
    || 'm(?:emor(?:y|ies)|inutes)|record(?:s)?|logs?|notes|books|transcript)(?![a-z])| (?:th(?:is|at)) unrecorded(?![ ]*[a-z'
    || '0-9]))|(?:exclude|omit|skip) (?:th(?:is|at)|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?'
    || ':part|message|bit))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:from|in)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ '
    || '\t]{0,4}\r?\n[ \t>]{0,8})(?:your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2}[ \t-][ \t_-]{0,'
    || '3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:long-term(?:_{0,2}[ \t'
    || '-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:m(?:emor(?:y|ies)|inutes)|records?|notes|transcript)(?![ ]*[a-z0-9])|'
    || '(?:d(?:elete|rop)|erase|remove|wipe|s(?:cr(?:ub|atch)|trike)|purge|clear)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n'
    || '[ \t>]{0,8})(?:th(?:is|at)|it|what i(?: just)? said|all of this|my (?:last|previous) (?:message|sentence|remark))(?:'
    || '_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})your('
    || '?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:long-term(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{'
    || '0,8}))?(?:memor(?:y|ies)|records?|notes)(?![a-z])|this(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:('
    || '?:part(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|message(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})|conversation(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:m(?:ust|ay)|sh(?:ould|all)|can|is)('
    || '?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:n(?:[o'']t|ever))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\'
    || 'n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\'
    || 'r?\n[ \t>]{0,8})(?:s(?:aved|tored)|re(?:corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|note'
    || 'd|archived)(?=(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:please|a(?:n(?:yw'
    || 'here|d )|t all)|ever|by you|in (?:your|the) (?:memor(?:y|ies)|notes?|logs?|records?|file|journal)|o(?:n (?:the )?rec'
    || 'ord|r )))|(?:is(?:n''t|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not)|does(?:n''t(?:_{0,2}[ \t-][ \t_-]{0'
    || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0'
    || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go)|w(?:on''t(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go|ill(?:_{0,2}[ \'
    || 't-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go)|shouldn''t(?'
    || ':_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:on'
    || '|in(?:to)?|for)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r'
    || '?\n[ \t>]{0,8}))?(?:record|minutes)(?=[ ]{0,2}[:.!,;)\n-]|\Z))| conversation never happened(?=[ ]{0,2}[:.!,;)\n-]|\Z'
    || '))|(?:i(?:''d| would))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:rather|prefer(?: it)?(?: (?:if|that))'
    || '?|(?:appreciate|like) it if)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:you(?:_{0,2}[ \t-][ \t_-]{0,3}'
    || '|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:d(?:id(?:n''t| not)|o(?:n''t| not))|not)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})(?:re(?:member|cord)|s(?:ave|tore)|keep|log|note|memori[sz]e)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})(?:th(?:is|at)|it|any)|(?:th(?:is|at))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:w(?:as(?:n''t'
    || '|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not)|ere(?:n''t|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ '
    || '\t>]{0,8})not))|is(?:n''t|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not)|not(?:_{0,2}[ \t-][ \t_-]{0,3}|'
    || '[ \t]{0,4}\r?\n[ \t>]{0,8})(?:be|to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})be))(?:_{0,2}[ \t-][ \t_-]'
    || '{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:aved|tored)|re(?:corded|membered|tained)|logged|kept|persisted|memori[sz]ed|'
    || 'written down|noted|archived)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?'
    || ':k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |th'
    || 'e |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circ'
    || 'umstances))*(?![ ]*[a-z0-9]))|(?:no(?:ne|thing))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:of|in)('
    || '?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]'
    || '{0,8})(?:message|c(?:onversation|hat)))?|at)|it|what i(?: just)? said)|i(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n['
    || ' \t>]{0,8})(?:sa(?:y|id)|tell you)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:n(?:ow|ext)|here|toda'
    || 'y))?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:sh(?:ould|all)|m(?:ust|ay)|can|will|is)(?:_{0,2}[ '
    || '\t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|ever(?:_{0,'
    || '2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?'
    || ':aved|tored)|re(?:corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived)(?:(?:[ \t_'
    || '-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log'
    || '|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor'
    || '(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9])|go(?:_{0,2'
    || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})on(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0'
    || ',2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?record)|(?:g(?:oes|ets)|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}'
    || '\r?\n[ \t>]{0,8})(?:on(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]'
    || '{0,4}\r?\n[ \t>]{0,8}))?record|(?:recorded|s(?:aved|tored))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|ple'
    || 'ase|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in'
    || '(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transc'
    || 'ript)|in writing|under any circumstances))*(?![ ]*[a-z0-9])))|(?:this (?:is )?|confidential and )not to be (?:s(?:av'
    || 'ed|tored)|re(?:corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived)(?=[ ]{0,2}[:.'
    || '!,;)\n-]|\Z)|(?:following|what follows|next (?:part|bit|message|sentence)|rest of this(?: message)?)(?:_{0,2}[ \t-]['
    || ' \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:m(?:ust|ay)|sh(?:ould|all)|can|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r'
    || '?\n[ \t>]{0,8})?(?:n(?:[o'']t|ever))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-'
    || ']{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:aved|tored)|re(?'
    || ':corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived)(?:(?:[ \t_-]{1,4}|[ \t]{0,4'
    || '}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member'
    || ')) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)'
    || '|notes?|logs?|records?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9])|(?:[mt]ake|keep)(?:_{0,2}[ '
    || '\t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})no(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:notes?|recor'
    || 'd)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:o[fn]|about)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n['
    || ' \t>]{0,8})(?:th(?:is|at)|it|what i)|(?:pretend|act (?:as if|like))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]'
    || '{0,8})(?:i|you|we)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:never|did(?:n''?t| not))(?:_{0,2}[ \t-][ '
    || '\t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:[yw]|id)|ee)|hear(?:d)?|read|t(?:ell you|old you))(?:_{0,2}[ \t-][ '
    || '\t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:at|is)|it|any(?:thing| of this))(?![ ]*[a-z0-9])|(?:delete|erase)(?:_{'
    || '0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:what|everything)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})i(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})just)?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n'
    || '[ \t>]{0,8})(?:said|wrote|told you)(?![ ]*[a-z0-9])|un-?(?:re(?:cord|member))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\'
    || 'r?\n[ \t>]{0,8})(?:th(?:is|at)|it)(?![ ]*[a-z0-9])|(?:would|do) you mind not (?:re(?:membering|cording|taining)|s(?:'
    || 'aving|toring)|memori[sz]ing|logging|noting|archiving|transcribing|keeping)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\'
    || 'n[ \t>]{0,8})(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]'
    || '{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)'
    || '(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:in'
    || 'g)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_'
    || '-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of'
    || '(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agra'
    || 'ph)|bit|message|turn|sentence|exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|messag'
    || 'e|c(?:onversation|hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rmation)?|detail)s?)?(?:(?:[ '
    || '\t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|'
    || 'log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:e'
    || 'mor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9])|(?:i(?:'
    || 's|t''s)|th(?:at''s|is)|go(?:ing)?|s(?:peaking|tays)) (?:strictly |totally |completely )?off[ -]record(?![ ]*[a-z0-9])|'
    || '(?:between us only|for your ears only),? (?:do(?: not|n''t)))'),
    null,
    '{}',
    array[
        '%journal%', '%saving%', '%noting%', '%pretend%', '%act like%', '%act as if%', '%delete what%', '%erase what%',
        '%delete every%', '%erase every%', '%record%', '%memor%', '%rememb%', '%forget%', '%save%', '%stor%', '%log%',
        '%note%', '%retain%', '%persist%', '%captur%', '%archiv%', '%keep%', '%kept%', '%writ%', '%jot%', '%commit%',
        '%transcri%', '%minutes%', '%books%', '%stay%', '%between us%', '%ears only%', '%hear%', '%conversation%', '%said%',
        '%told%', '%wrote%'
    ],
    array[
        '%none%', '%nothing%', '%no %', '%pretend%', '%scratch%', '%leave%', '%not%', '%n''t%', '%dont%', '%never%',
        '%forget%', '%off%', '%out%', '%delete%', '%erase%', '%remove%', '%wipe%', '%scrub%', '%strike%', '%drop%',
        '%purge%', '%clear%', '%remember%', '%unrecord%', '%un-re%', '%act like%', '%act as if%', '%mustnt%', '%no-%',
        '%no\_%', E'%no\t%', E'%no\r%', E'%no\n%', '%exclude%', '%omit%', '%skip%', '%rather%'
    ],
    true, 'English'
),
(
    'off_the_record', 'marker_imperative', 'marker', 'subject',
    ('((?:(?<![a-z])(?:i|you|w(?:e|h[oy]|ill|o(?:n''?t|uldn''?t))|t(?:h(?:e[yn]|at)|o)|h(?:e|ow)|s(?:h(?:e|ouldn''?t)|ometime'
    || 's)|n(?:ever|ot)|d(?:on''?t|idn''?t)|c(?:an(?:''?t|not)|ouldn''?t)|always|often|usually)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ '
    || '\t>]{0,8}))?(?<![a-z]))(?:)((?:do(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]'
    || '{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|n''?t(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))|please(?:(?:_{0,2}[ \t-][ \t_-]{0'
    || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8})never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})| not(?:_{0,2}[ \t-][ \t_'
    || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))|never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?!(?:ever(?:[ \t_-'
    || ']{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture|'
    || 'ommit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})it(?![a-z])))(?:(?:please|(?:you(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?ever|you(?:[ \t_-]{1,4}|[ \t]{0'
    || ',4}\r?\n[ \t>]{0,8})dare|under(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})any(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,'
    || '8})circumstances)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:mention|s(?:hare|tore|ave)|re(?:peat|member|cord'
    || ')|use|quote|log|keep)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|it)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{'
    || '0,8})for(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})training)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:or|and|no'
    || 'r)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persi'
    || 'st|c(?:apture|ommit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:[ \t_-]{1,4}|[ \t]'
    || '{0,4}\r?\n[ \t>]{0,8})(?:anything(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m| (?:a(?:m|bout to)|just|go'
    || 'ing to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:ay(?:ing)?|hare)|t(?:ell|ype)|write)(?:(?:[ \t_-]{1,4}|[ '
    || '\t]{0,4}\r?\n[ \t>]{0,8})you)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:n(?:ow|ext)|here|today|from now on))*'
    || '(?![ ]*[a-z0-9])|(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|['
    || ' \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i'
    || '|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y('
    || '?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:['
    || ' \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8'
    || '})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|'
    || 'agraph)|bit|message|turn|sentence|exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|me'
    || 'ssage|c(?:onversation|hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rmation)?|detail)s?)?(?:('
    || '?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|a'
    || 've)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m'
    || '(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9]))|re'
    || 'cord(?![ ]*[a-z0-9])|(?:commit|s(?:ave|tore))(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:in(?:to)?|to)(?:[ \t_-]{1'
    || ',4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:your(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:long-term(?:[ \t_-]{1,4}|[ \t]'
    || '{0,4}\r?\n[ \t>]{0,8}))?memory(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:p(?:ut|lace)|add|enter|include|let|file)(?:[ \t_-]{1,4}|'
    || '[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is|at)|it|any of this)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:get(?:[ \t_-]'
    || '{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:in(?:to)?|to|on|under)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:(?:your'
    || '|the|any|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:long-term(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?'
    || ':m(?:emor(?:y|ies)|inutes)|notes?|records?|logs?|journal)|my(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:user(?:[ \'
    || 't_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?profile)(?![ ]*[a-z0-9])|(?:[mt]ake|keep)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>'
    || ']{0,8})(?:(?:a(?:ny)?)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:notes?|records?)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\'
    || 'n[ \t>]{0,8})(?:o[fn]|about)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:is|at)|it)(?:(?:[ \t_-]{1,4}|[ \t]{0,'
    || '4}\r?\n[ \t>]{0,8})(?:c(?:onversation|hat)|message|exchange|session|discussion|part))?(?![ ]*[a-z0-9])(?![ ]*[a-z0-9'
    || ']))|(?:d(?:elete|rop)|erase|remove|wipe|s(?:cr(?:ub|atch)|trike)|purge|clear)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\'
    || 'r?\n[ \t>]{0,8})(?:th(?:is|at)|what i(?: just)? said|all of this|my (?:last|previous) (?:message|sentence|remark))(?'
    || ':_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:('
    || '?:the|long-term)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memor(?:y|ies)|record)(?=(?=[ ]{0,2}[:.!'
    || ',;)\n-]|\Z)|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:please|now|a(?:gain|t once)|entirely|completel'
    || 'y|immediately|right|for good))|forget(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:(?:th(?:is|at)|it|all (?:of th'
    || 'is|this)|everything i(?: just)? said)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i(?:mmediately|nstantly)|at once|'
    || 'right (?:away|now)|straight away)|(?:th(?:is(?: conversation)?|at)|it)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})eve'
    || 'r happened)(?![ ]*[a-z0-9])|(?:about(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:my(?:[ \t_-]{1,4}|[ \t]{0,4}\'
    || 'r?\n[ \t>]{0,8})(?:last|previous)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:message|s(?:entence|tatement)|remark|'
    || 'comment)|th(?:e(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})last(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})thing(?:[ \'
    || 't_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})i(?:''ve)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:[ \t_-]{1,4}|[ \t'
    || ']{0,4}\r?\n[ \t>]{0,8}))?(?:said|told(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you|wrote|mentioned)|is(?:[ \t_-]{1,'
    || '4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:whole(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|entire(?:[ \t_-]{1,4}|[ \t]{0,4}\r'
    || '?\n[ \t>]{0,8}))?(?:c(?:onversation|hat)|exchange|discussion)))(?![ ]*[a-z0-9])|(?:(?:that(?:[ \t_-]{1,4}|[ \t]{0,4}'
    || '\r?\n[ \t>]{0,8}))?(?:i(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
    || '|just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|mentioned|wrote)|you(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ '
    || '\t>]{0,8})(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:hea'
    || 'rd|read|saw))|(?:what(?:ever)?|everything|a(?:ll|nything))(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''ve)'
    || '?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|wrote|m'
    || 'entioned|discussed))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:th(?:at|is)|it|anything|you|here))*(?![ ]*[a-z0'
    || '-9]))|(?:everything|a(?:ll|nything))(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:that(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\'
    || 'n[ \t>]{0,8}))?i(?:''ve)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}'
    || ')|ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you|mentio'
    || 'ned|wrote)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})about(?![a-z]))|(?:c(?:an|ould)|w(?:ould|ill)) you (?:please |j'
    || 'ust |kindly |maybe )?not (?:please )?(?:re(?:member|cord|tain)|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture'
    || '|ommit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a record of|track of))?|write)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{'
    || '0,4}\r?\n[ \t>]{0,8})(?!it(?![a-z]))(?:(?:a(?:ny(?:thing)?|ll)|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
    || 'of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|e(?:se| following))|it|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r'
    || '?\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,'
    || '8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})y'
    || 'ou)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{'
    || '0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})(?:par(?:t|agraph)|bit|message|turn|sentence|exchange)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par'
    || '(?:t|agraph)|bit|message|c(?:onversation|hat)|t(?:urn|hread)|one|line|se(?:ntence|ssion)|note|exchange|info(?:rmatio'
    || 'n)?|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n f'
    || 'ile|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?'
    || '(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|under any circumstances))*('
    || '?![ ]*[a-z0-9])|make sure (?:that )?(?:you (?:do(?:n''t| not)|never)|not to|to n(?:ot|ever)) (?:re(?:member|cord|tain'
    || ')|s(?:ave|tore)|memori[sz]e|log|note|persist|c(?:apture|ommit)|archive|transcribe|jo(?:urnal|t)|keep(?: (?:a record '
    || 'of|track of))?|write)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?!it(?![a-z]))(?:(?:a(?:ny(?:thing)?|ll'
    || ')|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:th(?:is|at|'
    || 'e(?:se| following))|it|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''(?:m|ve)| (?:have|a(?:m|bout to)|j'
    || 'ust|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell'
    || ')|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
    || 'next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{'
    || '0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|turn|sentence|exchange'
    || ')))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:par(?:t|agraph)|bit|message|c(?:onversation|hat)|t(?:urn|hread)|'
    || 'one|line|se(?:ntence|ssion)|note|exchange|info(?:rmation)?|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
    || '(?:down|please|a(?:nywhere|t all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|l'
    || 'ater)|(?:in(?:to)?|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|reco'
    || 'rds?|transcript)|in writing|under any circumstances))*(?![ ]*[a-z0-9]))'),
    null,
    '{}',
    array[
        '%profile%', '%anything%', '%last%', '%previous%', '%conversation%', '%chat%', '%exchange%', '%discussion%',
        '%record%', '%memor%', '%rememb%', '%forget%', '%save%', '%stor%', '%log%', '%note%', '%retain%', '%persist%',
        '%captur%', '%archiv%', '%keep%', '%kept%', '%writ%', '%jot%', '%commit%', '%transcrib%', '%minutes%', '%journal%',
        '%said%', '%told%', '%wrote%', '%mentioned%'
    ],
    array['%not%', '%n''t%', '%dont%', '%never%', '%forget%', '%from memory%', '%memor%', '%record%'],
    true, 'English'
),
(
    'off_the_record', 'marker_clause', 'marker', '',
    ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr ?-(?= )|(?:your )?memory off(?= (?:please|for this)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:d(?'
    || ':a(?:s |von )|ies ))?nichts? (?:davon |hiervon )?(?:speichern|a(?:bspeichern|uf(?:zeichnen|schreiben|nehmen))|notier'
    || 'en|protokollieren|m(?:it(?:schreiben|loggen)|erken)|festhalten)(?![ ]*[a-z0-9])|n(?:iet (?:(?:o(?:nthouden|ps(?:laan'
    || '|chrijven))|bewaren|noteren|vastleggen)(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp))?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:op'
    || 's(?:laan|chrijven)|bewaren|vastleggen|noteren|registreren)(?![ ]*[a-z0-9]))|o(?: (?:(?:g(?:uardar|rabar)|registrar|a'
    || '(?:notar|lmacenar)|memorizar)(?: (?:por favor|esto))?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:notes|log(?:ging|s)|record(?:ing)'
    || '?|m(?:inutes|emory)) (?:o[fn]|for|about) (?:th(?:is|at))(?: please)?(?=[ ]{0,2}[:.!,;)\n-]|\Z))|t to be (?:s(?:aved|'
    || 'tored)|re(?:corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived)(?=[ ]{0,2}[:.!,;'
    || ')\n-]|\Z))|[ãÃa]o (?:g(?:uardar|ravar)|regist(?:rar|ar)|salvar|a(?:notar|rmazenar))(?: por favor)?(?=[ ]{0,2}[:.!,;)'
    || '\n-]|\Z))|(?:als(?:jeblieft |tublieft ))?vergeet (?:alles )?wat ik (?:net |zojuist |je )*(?:zei|heb gezegd|vertelde|'
    || 'gezegd heb)|(?:per favore,? )?(?:dimentic(?:a(?:te)?|hi) (?:tutto )?(?:qu(?:ello|anto)|ci[òÒ]) che ho (?:appena )?(?'
    || ':detto|scritto|raccontato)|non (?:salvare|registrare|memorizzare|a(?:nnotare|rchiviare)|conservare)(?: per favore)?('
    || '?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:por favor,? )?(?:esque[çÇc][ae](?:[mr])? (?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse'
    || '|acabei de (?:dizer|falar)|falei|escrevi)|olv[iíÍ]d(?:a|e(?:n)?)(?:[ts]e)?(?: de)? (?:todo )?lo que (?:[tl]e )?(?:ac'
    || 'abo de (?:decir|contar)(?:[tl]e)?|dije|he dicho|cont[éÉ]))|(?:[пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a,? )?[зzzз]a[бБ]y[дД][ьЬ](?:['
    || 'тt]e)?,? (?:[тt]o,? |[вb]c[ёЁe],? )?[чЧ][тt]o [яЯ] (?:[тt]o[лЛ][ьЬ]ko [чЧ][тt]o )?(?:cka[зz]a[лЛ]|[нh]a[пП][иИ]ca[лЛ'
    || ']|[гГ]o[вb]op[иИ][лЛ])|(?:merci de |pri[èÈ]re de |veuillez )?ne pas (?:l(?:''|[ea] ))?(?:enregistrer|noter|conserver|'
    || 'm[éÉ]moriser|retenir|s(?:tocker|auvegarder)|garder|archiver)(?: (?:ce(?:ci|la| message|tte conversation)|[çÇ]a))?(?:'
    || ' s(?:vp|''il (?:vous pla[îÎ]t|te pla[îÎ]t)))?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:prosz[ęĘe] )?nie (?:zap(?:isywa[ćĆ]|ami[ęĘ'
    || ']tywa[ćĆ])|n(?:otowa[ćĆ]|agrywa[ćĆ])|przechowywa[ćĆ])(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:prosz[ęĘ],? )?zapomnij(?:cie)?(?:'
    || ' (?:o tym|to|wszystko))?,? co (?:w[łŁ]a[śŚ]nie )?(?:ci )?powiedzia[łŁl])'),
    ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr ?-(?= )|(?:your )?memory off(?= (?:please|for this)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:d(?'
    || ':a(?:s |von )|ies ))?nichts? (?:davon |hiervon )?(?:speichern|a(?:bspeichern|uf(?:zeichnen|schreiben|nehmen))|notier'
    || 'en|protokollieren|m(?:it(?:schreiben|loggen)|erken)|festhalten)(?![ ]*[a-z0-9])|n(?:iet (?:(?:o(?:nthouden|ps(?:laan'
    || '|chrijven))|bewaren|noteren|vastleggen)(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp))?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:op'
    || 's(?:laan|chrijven)|bewaren|vastleggen|noteren|registreren)(?![ ]*[a-z0-9]))|o(?: (?:(?:g(?:uardar|rabar)|registrar|a'
    || '(?:notar|lmacenar)|memorizar)(?: (?:por favor|esto))?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:notes|log(?:ging|s)|record(?:ing)'
    || '?|m(?:inutes|emory)) (?:o[fn]|for|about) (?:th(?:is|at))(?: please)?(?=[ ]{0,2}[:.!,;)\n-]|\Z))|t to be (?:s(?:aved|'
    || 'tored)|re(?:corded|membered|tained)|logged|kept|persisted|memori[sz]ed|written down|noted|archived)(?=[ ]{0,2}[:.!,;'
    || ')\n-]|\Z))|ao (?:g(?:uardar|ravar)|regist(?:rar|ar)|salvar|a(?:notar|rmazenar))(?: por favor)?(?=[ ]{0,2}[:.!,;)\n-]'
    || '|\Z))|(?:als(?:jeblieft |tublieft ))?vergeet (?:alles )?wat ik (?:net |zojuist |je )*(?:zei|heb gezegd|vertelde|geze'
    || 'gd heb)|(?:per favore,? )?(?:dimentic(?:a(?:te)?|hi) (?:tutto )?(?:qu(?:ello|anto)) che ho (?:appena )?(?:detto|scri'
    || 'tto|raccontato)|non (?:salvare|registrare|memorizzare|a(?:nnotare|rchiviare)|conservare)(?: per favore)?(?=[ ]{0,2}['
    || ':.!,;)\n-]|\Z))|(?:por favor,? )?(?:esquec[ae](?:[mr])? (?:tudo )?o que (?:eu )?(?:te |lhe )?(?:disse|acabei de (?:d'
    || 'izer|falar)|falei|escrevi)|olvid(?:a|e(?:n)?)(?:[ts]e)?(?: de)? (?:todo )?lo que (?:[tl]e )?(?:acabo de (?:decir|con'
    || 'tar)(?:[tl]e)?|dije|he dicho))|(?:merci de |veuillez )?ne pas (?:l(?:''|[ea] ))?(?:enregistrer|noter|conserver|reteni'
    || 'r|s(?:tocker|auvegarder)|garder|archiver)(?: (?:ce(?:ci|la| message|tte conversation)))?(?: svp)?(?=[ ]{0,2}[:.!,;)\'
    || 'n-]|\Z)|zapomnij(?:cie)?(?: (?:o tym|to|wszystko))?,? co (?:ci )?powiedzial)'),
    '{}',
    array[
        '%not to be%', '%not on %', '%not for %', '%no notes%', '%no log%', '%no record%', '%no memory%', '%no minutes%',
        '%no transcript%', '%\_not\_%', '%-not-%', '%dont\_%', '%dont-%', '%ff\_the\_%', '%recording%', '%saving%',
        '%storing%', '%remembering%', '%memorizing%', '%memorising%', '%noting%', '%archiving%', '%transcribing%',
        '%keeping%', '%otr%', '%memory off%', '%off memory%', '%off your memory%', '%off the memory%', '%pause %',
        '%disable %', '%mute %', '%suspend %', '%taking notes%', '%private mode%', '%incognito%', '%off record%',
        '%off-record%', '%conversation never%', '%nicht%', '%inoffiziell%', '%protokoll%', '%niet %', '%vergeet%',
        '%ne pas%', '%officieus%', '%pas pour%', '%en off%', '%mellan%', '%sin grabar%', '%sin regist%', '%xtraofic%',
        '%olvid%', '%olvíd%', '%olvÍd%', '%no guardar%', '%no grabar%', '%no registrar%', '%no anotar%', '%no almacenar%',
        '%no memorizar%', '%da non %', '%non va%', '%non pre%', '%non ten%', '%non salv%', '%non regis%', '%non memor%',
        '%non annot%', '%non conserv%', '%non archiv%', '%ufficios%', '%verbale%', '%dimentic%', '%não %', '%nÃo %',
        '%nao %', '%esque%', '%sem regist%', '%nie %', '%nieoficjal%', '%do zapis%', '%bez proto%', '%zapomnij%',
        '%nofficiel%', '%nofficiell%', '%uofficiel%', '%uoffisiel%', '%protokol%', '%anteckn%', '%neofici%', '%neoficial%',
        '%aбyд%', '%aБyД%', '%eoфи%', '%eoФИ%', '%eoфiц%', '%eoФiЦ%', '%epiгaти%', '%epiГatИ%', '%aпиcyвaти%', '%aПИcybatИ%',
        '%aпиcывaй%', '%aПИcЫbaЙ%', '%oxpaняй%', '%oxpahЯЙ%', '%aпoминaй%', '%aПomИhaЙ%', '%иkcиpyй%', '%ИkcИpyЙ%',
        '%Иkcиpyй%', '%aпиcyй%', '%aПИcyЙ%', '%бepiгaй%', '%БepiГaЙ%', '%Бepiгaй%', '%kay%', '%ramizda%', '%neslu%'
    ],
    array[
        '%record%', '%stored%', '%saved%', '%kept%', '%logged%', '%remember%', '%noted%', '%written%', '%archived%',
        '%retained%', '%persisted%', '%memori%', '%this%', '%that%', '%otr%', '%memory%', '%saving%', '%storing%',
        '%logging%', '%\_save%', '%\_stor%', '%\_log%', '%-save%', '%-stor%', '%-log%', '%please%', '%mode%', '%incognito%',
        '%these%', '%what %', E'%what\t%', E'%what\r%', E'%what\n%', '%what-%', '%what\_%', '%taking notes%', '%minutes%',
        '%attribution%', '%never happened%', '%speicher%', '%aufzeichn%', '%notier%', '%schreib%', '%protokoll%',
        '%festhalt%', '%aufnehm%', '%mitlog%', '%merken%', '%notizen%', '%akten%', '%buitenwacht%', '%inoffiziell%',
        '%opslaan%', '%bewaren%', '%vastleggen%', '%noteren%', '%opschrijven%', '%onthouden%', '%registreren%', '%wat ik%',
        '%regist%', '%noter%', '%conserv%', '%mémoris%', '%mÉmoris%', '%reten%', '%stock%', '%sauvegard%', '%garder%',
        '%archiv%', '%en off%', '%officieus%', '%procès%', '%procÈs%', '%guardar%', '%grabar%', '%anotar%', '%almacenar%',
        '%lo que%', '%xtraofic%', '%salvare%', '%annotare%', '%che ho%', '%ufficios%', '%verbale%', '%appunti%', '%traccia%',
        '%verbalizza%', '%nota%', '%salvat%', '%gravar%', '%salvar%', '%armazenar%', '%o que%', '%guarda%', '%grava%',
        '%salva%', '%anota%', '%armazena%', '%escreve%', '%lembra%', '%memoriza%', '%zapisywa%', '%do zapis%', '%notowa%',
        '%zapamięt%', '%zapamiĘt%', '%nagrywa%', '%przechow%', '%co %', '%oficjal%', '%protoko%', '%notat%', '%fficiel%',
        '%ffisiel%', '%anteckn%', '%eofici%', '%чтo%', '%Чto%', '%Чтo%', '%eoфи%', '%eoФИ%', '%eoфiц%', '%eoФiЦ%',
        '%epiгaти%', '%epiГatИ%', '%aпиcyвaти%', '%aПИcybatИ%', '%зaпиcывaй%', '%zaПИcЫbaЙ%', '%zaпиcывaй%', '%coxpaняй%',
        '%coxpahЯЙ%', '%зaпoминaй%', '%zaПomИhaЙ%', '%zaпoминaй%', '%фиkcиpyй%', '%ФИkcИpyЙ%', '%Фиkcиpyй%', '%зaпиcyй%',
        '%zaПИcyЙ%', '%zaпиcyй%', '%збepiгaй%', '%zБepiГaЙ%', '%zбepiгaй%', '%щo %', '%Щo %', '%kaydetme%', '%yazma%',
        '%not alma%', '%hatirlama%', '%kayda%', '%kayit%'
    ],
    true, 'any'
),
(
    'off_the_record', 'marker_alone', 'marker', '',
    ('(?:^|[.!?:;,(>\n-][ ]?)(?:o(?:tr(?=[.!]{0,2}[ \n]*\Z)|ff(?:_the_record(?=[.!]{0,2}[ \n]*\Z|,? - |: (?!true|false|yes'
    || '|n(?:o(?:[^a-z]|ne)|ull)|bool|int|str|opt|any|[0-9"''`{\[(&*]))|[ -]record(?=[ ]{0,2}[:.!,;)\n-]|\Z)))|(?:please )?(?'
    || ':(?:(?:turn|switch) (?:off (?:your |the )?memory|(?:your |the )?memory off)|(?:pause|disable|mute|suspend) (?:your |'
    || 'the )?memory)(?= (?:please|now|for (?:now|th(?:is|e next)|a (?:m(?:oment|inute)|second)))|[ ]{1,2}-|[ ]{0,2}[:.!,;)\'
    || 'n]|\Z)|(?:refrain from|avoid|skip) (?:re(?:cording|membering)|s(?:aving|toring)|memori[sz]ing|noting|archiving|trans'
    || 'cribing|keeping) (?:a(?:ny of |ll of ))?(?:th(?:is|at|ese)|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?'
    || ':''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)'
    || '?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?)(?: (?:part|bit|mess'
    || 'age|c(?:onversation|hat)|turn|exchange))?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t '
    || 'all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from'
    || ') (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|u'
    || 'nder any circumstances))*(?![ ]*[a-z0-9]))|(?:stop|pause) (?:re(?:cording|membering)|taking notes)(?: (?:this|now|pl'
    || 'ease|here|for (?:now|a (?:m(?:oment|inute)|second)|the next)))+(?![ ]*[a-z0-9])|p(?:lease (?:stop|pause) recording(?'
    || '=[ ]{0,2}[:.!,;)\n-]|\Z)|as pour le proc[èÈ]s-verbal(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:(?:go(?:ing)?) incognito|(?:priva'
    || 'te|incognito) mode(?: (?:now|please))?)(?=[.!]{0,2}[ \n]*\Z|:(?! ?(?:[0-9"''`{\[]|t(?:rue|h(?:e |is ))|false|o(?:n|ff'
    || '|pen )|yes|no|a(?: |n )|when |use ))| - )|(?:do(?:_not_|-not-|nt[_-]))(?:re(?:cord|member)|s(?:ave|tore)|log|memoriz'
    || 'e)(?:[_-]this)?(?=[.!]{0,2}[ \n]*\Z|,? - |: (?!true|false|yes|n(?:o(?:[^a-z]|ne)|ull)|bool|int|str|opt|any|[0-9"''`{\'
    || '[(&*]))|n(?:o(?:t (?:on|for) (?:the )?(?:record(?:ing)?|minutes|attribution)(?=[ ]{0,2}[:.!,;)\n-]|\Z)| (?:notes|log'
    || '(?:s|ging)|m(?:emory|inutes)|record(?:ing|s)|transcript),? please(?=[ ]{0,2}[:.!,;)\n-]|\Z)|n (?:prendere (?:nota|ap'
    || 'punti)(?: su (?:questo|ci[òÒ]))?|tener(?:e|ne) traccia)(?=[ ]{0,2}[:.!,;)\n-]|\Z))|ie(?:t voor de buitenwacht(?=[ ]{'
    || '0,2}[:.!,;)\n-]|\Z)| do zapis(?:u|ania)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|oficjalnie(?=[ ]{0,2}[:.!,;)\n-]|\Z))|[ãÃa]o (?:(?'
    || ':g(?:uarda|rava)|regist(?:ra|a)|salva|a(?:nota|rmazena)|escreve|memoriza) (?:nada )?(?:dis[st]o|is[st]o|es[st][ae] ('
    || '?:mensagem|conversa|parte)|o que eu)(?! (?:n[ao]s?|em|com(?:o)?|sob|p(?:r[ao]|ara)) )|fi(?:ca|que) (?:registr?ado|g('
    || '?:ravado|uardado))(?=[ ]{0,2}[:.!,;)\n-]|\Z)))|inoffiziell(?=:| gesagt|,? bitte|[.!]{0,2}[ \n]*\Z)|(?:ohne protokoll'
    || '|außerhalb des protokolls|nicht (?:in die|f[üÜ]r die) (?:notizen|akten))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[нhhн]e(?: (?:[дД'
    || '][лЛ][яЯ] (?:[зz]a[пП][иИ]c[иИy])(?![\u0430-\u045fa-z])|(?:[зz]a[пП](?:[иИ]c(?:[ыЫ][вb]a[йЙ]|y[йЙ])|o[мm][иИ][нh]a[й'
    || 'Й])|coxpa[нh][яЯ][йЙ])(?:[тt]e)?(?: [пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a)?(?=[.!]{0,2}[ \n]*\Z|:)|(?:[зz](?:[бБ]epi[гГ]a[тt][иИ'
    || ']|a[пП][иИ]cy[вb]a[тt][иИ]))(?=[.!]{0,2}[ \n]*\Z|:))|o[фФ](?:[иИ][цЦ][иИ]a[лЛ][ьЬ][нh]o|i[цЦ]i[йЙ][нh]o)(?=:|[.!]{0,'
    || '2}[ \n]*\Z))|f(?:elejtsd el,? amit mondtam|[öÖ]r inte protokoll(?=[ ]{0,2}[:.!,;)\n-]|\Z))|남기지 ?(?:[마말])|en off(?=[ '
    || ']{0,2}[:.!,;)\n-]|\Z)|(?:officieusement|extraoficialmente|u(?:fficiosamente|offi[cs]ielt)|neofici(?:al|[aáÁ]ln[eěĚ])'
    || '|inofficiellt)(?=:|[.!]{0,2}[ \n]*\Z)|s(?:in (?:grabar|registr(?:ar|o))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|em registr?o(?=[ ]'
    || '{0,2}[:.!,;)\n-]|\Z))|(?:da non|non va(?:nno)?) (?:registra(?:re|t[oia])|salva(?:re|t[oia])|annota(?:re|t[oia])|verb'
    || 'alizza(?:re|t[oia]))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[зzzз]a[бБ]y[дД][ьЬ](?:[тt]e)?,? (?:[тt]e,? |[вb]ce,? )?[щЩ]o [яЯ] (?'
    || ':[щЩ]o[йЙ][нh]o )?(?:cka[зz]a|[нh]a[пП][иИ]ca|[гГ]o[вb]op[иИ])|(?:[cc][тt]po[гГ]o )?(?:[мmmм](?:e[жЖ][дД]y [нh]a[мm]'
    || '[иИ]|i[жЖ] [нh]a[мm][иИ])),? (?:[нh]e (?:[зz](?:a[пП](?:[иИ]c(?:[ыЫ][вb]a[йЙ]|y[йЙ])|o[мm][иИ][нh]a[йЙ])|[бБ]epi[гГ]'
    || 'a[йЙ])|coxpa[нh][яЯ][йЙ]|[фФ][иИ]kc[иИ]py[йЙ]))(?:[тt]e)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:bez protoko[ł'
    || 'Łl]u|nie r[óÓo]b(?:cie)? (?:z tego |[żŻ]adnych )?notatek)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|ta (?:in(?:te|ga)) anteckningar('
    || '?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:kay(?:[ii]t d[ii][şŞs][ii]|da (?:ge[çÇ]mesin|alma(?:y[ii]n)?)))(?=[ ]{0,2}[:.!,;)\n-]|\'
    || 'Z)|(?:aram[ii]zda(?: kals[ii]n)?,? )(?:kaydetme|yazma|not alma|hat[ii]rlama)(?:yin)?(?![ ]*[a-z0-9\u00c0-\u024f\u037'
    || '0-\u04ff]))'),
    ('(?:^|[.!?:;,(>\n-][ ]?)(?:o(?:tr(?=[.!]{0,2}[ \n]*\Z)|ff(?:_the_record(?=[.!]{0,2}[ \n]*\Z|,? - |: (?!true|false|yes'
    || '|n(?:o(?:[^a-z]|ne)|ull)|bool|int|str|opt|any|[0-9"''`{\[(&*]))|[ -]record(?=[ ]{0,2}[:.!,;)\n-]|\Z)))|(?:please )?(?'
    || ':(?:(?:turn|switch) (?:off (?:your |the )?memory|(?:your |the )?memory off)|(?:pause|disable|mute|suspend) (?:your |'
    || 'the )?memory)(?= (?:please|now|for (?:now|th(?:is|e next)|a (?:m(?:oment|inute)|second)))|[ ]{1,2}-|[ ]{0,2}[:.!,;)\'
    || 'n]|\Z)|(?:refrain from|avoid|skip) (?:re(?:cording|membering)|s(?:aving|toring)|memori[sz]ing|noting|archiving|trans'
    || 'cribing|keeping) (?:a(?:ny of |ll of ))?(?:th(?:is|at|ese)|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?'
    || ':''(?:m|ve)| (?:have|a(?:m|bout to)|just|going to))*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:s(?:a(?:id|y(?:ing)'
    || '?)|hare(?:d)?)|t(?:old|ype(?:d)?|ell)|wrote)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?)(?: (?:part|bit|mess'
    || 'age|c(?:onversation|hat)|turn|exchange))?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|a(?:nywhere|t '
    || 'all)|ever|o(?:k(?:ay)?|n file|r (?:s(?:tore|ave)|log|re(?:cord|member)) it)|for (?:me|later)|(?:in(?:to)?|to|on|from'
    || ') (?:your |the |any |my )?(?:long-term )?(?:m(?:emor(?:y|ies)|inutes)|notes?|logs?|records?|transcript)|in writing|u'
    || 'nder any circumstances))*(?![ ]*[a-z0-9]))|(?:stop|pause) (?:re(?:cording|membering)|taking notes)(?: (?:this|now|pl'
    || 'ease|here|for (?:now|a (?:m(?:oment|inute)|second)|the next)))+(?![ ]*[a-z0-9])|please (?:stop|pause) recording(?=[ '
    || ']{0,2}[:.!,;)\n-]|\Z)|(?:(?:go(?:ing)?) incognito|(?:private|incognito) mode(?: (?:now|please))?)(?=[.!]{0,2}[ \n]*\'
    || 'Z|:(?! ?(?:[0-9"''`{\[]|t(?:rue|h(?:e |is ))|false|o(?:n|ff|pen )|yes|no|a(?: |n )|when |use ))| - )|(?:do(?:_not_|-n'
    || 'ot-|nt[_-]))(?:re(?:cord|member)|s(?:ave|tore)|log|memorize)(?:[_-]this)?(?=[.!]{0,2}[ \n]*\Z|,? - |: (?!true|false|'
    || 'yes|n(?:o(?:[^a-z]|ne)|ull)|bool|int|str|opt|any|[0-9"''`{\[(&*]))|n(?:o(?:t (?:on|for) (?:the )?(?:record(?:ing)?|mi'
    || 'nutes|attribution)(?=[ ]{0,2}[:.!,;)\n-]|\Z)| (?:notes|log(?:s|ging)|m(?:emory|inutes)|record(?:ing|s)|transcript),?'
    || ' please(?=[ ]{0,2}[:.!,;)\n-]|\Z)|n (?:prendere (?:nota|appunti)(?: su (?:questo))?|tener(?:e|ne) traccia)(?=[ ]{0,2'
    || '}[:.!,;)\n-]|\Z))|ie(?:t voor de buitenwacht(?=[ ]{0,2}[:.!,;)\n-]|\Z)| do zapis(?:u|ania)(?=[ ]{0,2}[:.!,;)\n-]|\Z)'
    || '|oficjalnie(?=[ ]{0,2}[:.!,;)\n-]|\Z))|ao (?:(?:g(?:uarda|rava)|regist(?:ra|a)|salva|a(?:nota|rmazena)|escreve|memor'
    || 'iza) (?:nada )?(?:dis[st]o|is[st]o|es[st][ae] (?:mensagem|conversa|parte)|o que eu)(?! (?:n[ao]s?|em|com(?:o)?|sob|p'
    || '(?:r[ao]|ara)) )|fi(?:ca|que) (?:registr?ado|g(?:ravado|uardado))(?=[ ]{0,2}[:.!,;)\n-]|\Z)))|inoffiziell(?=:| gesag'
    || 't|,? bitte|[.!]{0,2}[ \n]*\Z)|(?:ohne protokoll|nicht (?:in die) (?:notizen|akten))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|felejt'
    || 'sd el,? amit mondtam|en off(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:officieusement|extraoficialmente|u(?:fficiosamente|offi[cs]'
    || 'ielt)|neofici(?:al|alne)|inofficiellt)(?=:|[.!]{0,2}[ \n]*\Z)|s(?:in (?:grabar|registr(?:ar|o))(?=[ ]{0,2}[:.!,;)\n-'
    || ']|\Z)|em registr?o(?=[ ]{0,2}[:.!,;)\n-]|\Z))|(?:da non|non va(?:nno)?) (?:registra(?:re|t[oia])|salva(?:re|t[oia])|'
    || 'annota(?:re|t[oia])|verbalizza(?:re|t[oia]))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:bez protokolu|nie rob(?:cie)? (?:z tego )?'
    || 'notatek)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|ta (?:in(?:te|ga)) anteckningar(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:kay(?:[ii]t d[ii]s[i'
    || 'i]|da (?:alma(?:y[ii]n)?)))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:aram[ii]zda(?: kals[ii]n)?,? )(?:kaydetme|yazma|not alma|ha'
    || 't[ii]rlama)(?:yin)?(?![ ]*[a-z0-9]))'),
    '{}',
    array[
        '%нe для зaпи%', '%he ДЛЯ zaПИ%', '%he для зaпи%', '%he Для zaпи%', '%felejtsd%', '%남기지%', '%not to be%',
        '%not on %', '%not for %', '%no notes%', '%no log%', '%no record%', '%no memory%', '%no minutes%', '%no transcript%',
        '%\_not\_%', '%-not-%', '%dont\_%', '%dont-%', '%ff\_the\_%', '%recording%', '%saving%', '%storing%',
        '%remembering%', '%memorizing%', '%memorising%', '%noting%', '%archiving%', '%transcribing%', '%keeping%', '%otr%',
        '%memory off%', '%off memory%', '%off your memory%', '%off the memory%', '%pause %', '%disable %', '%mute %',
        '%suspend %', '%taking notes%', '%private mode%', '%incognito%', '%off record%', '%off-record%',
        '%conversation never%', '%nicht%', '%inoffiziell%', '%protokoll%', '%niet %', '%vergeet%', '%ne pas%', '%officieus%',
        '%pas pour%', '%en off%', '%mellan%', '%sin grabar%', '%sin regist%', '%xtraofic%', '%olvid%', '%olvíd%', '%olvÍd%',
        '%no guardar%', '%no grabar%', '%no registrar%', '%no anotar%', '%no almacenar%', '%no memorizar%', '%da non %',
        '%non va%', '%non pre%', '%non ten%', '%non salv%', '%non regis%', '%non memor%', '%non annot%', '%non conserv%',
        '%non archiv%', '%ufficios%', '%verbale%', '%dimentic%', '%não %', '%nÃo %', '%nao %', '%esque%', '%sem regist%',
        '%nie %', '%nieoficjal%', '%do zapis%', '%bez proto%', '%zapomnij%', '%nofficiel%', '%nofficiell%', '%uofficiel%',
        '%uoffisiel%', '%protokol%', '%anteckn%', '%neofici%', '%neoficial%', '%aбyд%', '%aБyД%', '%eoфи%', '%eoФИ%',
        '%eoфiц%', '%eoФiЦ%', '%epiгaти%', '%epiГatИ%', '%aпиcyвaти%', '%aПИcybatИ%', '%aпиcывaй%', '%aПИcЫbaЙ%',
        '%oxpaняй%', '%oxpahЯЙ%', '%aпoминaй%', '%aПomИhaЙ%', '%иkcиpyй%', '%ИkcИpyЙ%', '%Иkcиpyй%', '%aпиcyй%', '%aПИcyЙ%',
        '%бepiгaй%', '%БepiГaЙ%', '%Бepiгaй%', '%kay%', '%ramizda%', '%neslu%'
    ],
    array[
        '%для зaпи%', '%ДЛЯ zaПИ%', '%Для зaпи%', '%Для zaпи%', '%mondtam%', '%남기지%', '%record%', '%stored%', '%saved%',
        '%kept%', '%logged%', '%remember%', '%noted%', '%written%', '%archived%', '%retained%', '%persisted%', '%memori%',
        '%this%', '%that%', '%otr%', '%memory%', '%saving%', '%storing%', '%logging%', '%\_save%', '%\_stor%', '%\_log%',
        '%-save%', '%-stor%', '%-log%', '%please%', '%mode%', '%incognito%', '%these%', '%what %', E'%what\t%', E'%what\r%',
        E'%what\n%', '%what-%', '%what\_%', '%taking notes%', '%minutes%', '%attribution%', '%never happened%', '%speicher%',
        '%aufzeichn%', '%notier%', '%schreib%', '%protokoll%', '%festhalt%', '%aufnehm%', '%mitlog%', '%merken%',
        '%notizen%', '%akten%', '%buitenwacht%', '%inoffiziell%', '%opslaan%', '%bewaren%', '%vastleggen%', '%noteren%',
        '%opschrijven%', '%onthouden%', '%registreren%', '%wat ik%', '%regist%', '%noter%', '%conserv%', '%mémoris%',
        '%mÉmoris%', '%reten%', '%stock%', '%sauvegard%', '%garder%', '%archiv%', '%en off%', '%officieus%', '%procès%',
        '%procÈs%', '%guardar%', '%grabar%', '%anotar%', '%almacenar%', '%lo que%', '%xtraofic%', '%salvare%', '%annotare%',
        '%che ho%', '%ufficios%', '%verbale%', '%appunti%', '%traccia%', '%verbalizza%', '%nota%', '%salvat%', '%gravar%',
        '%salvar%', '%armazenar%', '%o que%', '%guarda%', '%grava%', '%salva%', '%anota%', '%armazena%', '%escreve%',
        '%lembra%', '%memoriza%', '%zapisywa%', '%do zapis%', '%notowa%', '%zapamięt%', '%zapamiĘt%', '%nagrywa%',
        '%przechow%', '%co %', '%oficjal%', '%protoko%', '%notat%', '%fficiel%', '%ffisiel%', '%anteckn%', '%eofici%',
        '%чтo%', '%Чto%', '%Чтo%', '%eoфи%', '%eoФИ%', '%eoфiц%', '%eoФiЦ%', '%epiгaти%', '%epiГatИ%', '%aпиcyвaти%',
        '%aПИcybatИ%', '%зaпиcывaй%', '%zaПИcЫbaЙ%', '%zaпиcывaй%', '%coxpaняй%', '%coxpahЯЙ%', '%зaпoминaй%', '%zaПomИhaЙ%',
        '%zaпoминaй%', '%фиkcиpyй%', '%ФИkcИpyЙ%', '%Фиkcиpyй%', '%зaпиcyй%', '%zaПИcyЙ%', '%zaпиcyй%', '%збepiгaй%',
        '%zБepiГaЙ%', '%zбepiгaй%', '%щo %', '%Щo %', '%kaydetme%', '%yazma%', '%not alma%', '%hatirlama%', '%kayda%',
        '%kayit%'
    ],
    true, 'any'
),
(
    'off_the_record', 'marker_german', 'marker', 'subject',
    ('((?:(?<![a-z])(?:i(?:ch|k)|we|jag|vi|du|h[ao]n) )?(?<![a-z]))(?:)(verg(?:iss (?:(?:d(?:as|ies))(?: bitte)?(?=: )|(?:'
    || 'd(?:as|ies)|es)(?: (?:bitte|wieder|gleich))* (?:s(?:ofort|chnell)|gleich|umgehend|wieder))|eet (?:d[ia]t) (?:meteen|'
    || 'direct|onmiddellijk|gelijk))|b(?:itte (?:vergiss (?:d(?:as|ies))(?: (?:wieder|gleich))?(?![ ]*[a-z0-9])|(?:d(?:as |i'
    || 'es ))?nicht (?:merken|behalten)(?![ ]*[a-z0-9]))|uiten de notulen)|(?:bleibt unter uns und|d(?:as hier|ies(?: hier|e'
    || 's gespr[äÄ]ch))) wird nicht (?:aufgezeichnet|gespeichert|notiert|protokolliert|festgehalten|mitgeschrieben)(?=[ ]{0,'
    || '2}[:.!,;)\n-]|\Z)|n(?:i(?:cht (?:f[üÜ]r(?:s| das)|zu(?:r)?) (?:protokoll|aufzeichnung)(?! (?:de[rs]|vo[nm])(?![a-zäÄ'
    || 'öÖüÜß]))|et voor de (?:notulen|microfoon))|eem (?:d[ia]t)(?: gesprek)?(?: alsjeblieft)? niet op(?! (?:het|[dj]e|een)'
    || '(?![a-z])))|(?:(?:bleibt|kommt|soll|geh[öÖ]rt|darf) nicht im|nicht ins) protokoll(?! (?:e(?:nthalten|rw[äÄ]hnt)|v(?:'
    || 'er(?:zeichnet|merkt)|o[nm])|festgehalten|steh(?:en|t)|de[rs])(?![a-zäÄöÖüÜß]))|(?:bitte |d(?:a(?:von |s hier )|iese('
    || '?: nachricht |s gespr[äÄ]ch |n teil ))|hiervon )(?:d(?:a(?:s |von )|ies )|hiervon |bitte )?nichts? (?:davon |hiervon'
    || ' )?(?:speichern|a(?:bspeichern|uf(?:zeichnen|schreiben|nehmen))|notieren|protokollieren|m(?:it(?:schreiben|loggen)|e'
    || 'rken)|festhalten)(?![ ]*[a-z0-9])|(?:speichern|merken|notieren|protokollieren|behalten|archivieren) sie (?:sich )?(?'
    || ':bitte )?(?:d(?:ies(?:e(?:s(?: gespr[äÄ]ch)?| nachricht|n teil))?|a(?:s|von))|es)(?: (?:bitte|jetzt))? nichts?(?: (?'
    || ':a(?:b|uf)|mit))?(?! (?:(?:i(?:n(?:s)?|m)|auf)(?! (?:de(?:[mnr] |in[a-z]{0,2} )|eurem )?(?:ged[äÄ]chtnis|speicher|pr'
    || 'otokoll|notizen|erinnerung))(?![a-zäÄöÖüÜß])|(?:unter|a(?:[lu]s|[nm])|bei|n(?:eben|ach)|so|z(?:u|weimal)|f(?:alsch|['
    || 'üÜ]r)|mit|ohne|gut|richtig|doppelt|vor|[üÜ]ber)(?![a-zäÄöÖüÜß])))|(?:d(?:as|ies)|es) (?:darf|soll(?:te)?|muss) (?:bi'
    || 'tte )?nicht (?:ge(?:speichert|merkt)|aufge(?:zeichnet|schrieben)|notiert|protokolliert|festgehalten|mitgeschrieben) '
    || 'werden|(?:verg(?:isst?|essen sie))(?: (?:bitte|sofort|gleich|alles|wieder))*,? was ich (?:gerade |e(?:ben |uch )|dir'
    || ' |vorhin )*(?:ges(?:agt|chrieben)|erz[äÄ]hlt)|(?:mach(?:e?|en sie)) (?:d(?:ir |a(?:von |zu ))|sich |bitte |hierzu )*'
    || 'keine notizen(?: (?:da(?:von|zu)|hierzu)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|k(?:eine notizen,? bitte(?=[ ]{0,2}[:.!,;)\n-]|'
    || '\Z)|om inte ih[åÅ]g (?:det jag sa(?![a-zåÅäÄöÖ])|(?:de(?:t(?:ta(?: (?:meddelande|samtal))?| h[äÄ]r(?: (?:meddelandet'
    || '|samtalet))?)?|n h[äÄ]r (?:konversationen|chatten)))(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|s(?:om|[åÅ])'
    || '|u(?:nder|tan)|till|med) )))|außerhalb des protokolls|(?:merke?|notiere?|s(?:peichere?|chreibe?)|behalte?|halte?) (?'
    || ':dir |euch )?(?:bitte )?nichts davon(?: (?:a(?:uf|b)|fest))?(?! (?:(?:i(?:n(?:s)?|m)|auf)(?! (?:de(?:[mnr] |in[a-z]{'
    || '0,2} )|eurem )?(?:ged[äÄ]chtnis|speicher|protokoll|notizen|erinnerung))(?![a-zäÄöÖüÜß])|(?:unter|a(?:[lu]s|[nm])|bei'
    || '|n(?:eben|ach)|so|z(?:u|weimal)|f(?:alsch|[üÜ]r)|mit|ohne|gut|richtig|doppelt|vor|[üÜ]ber)(?![a-zäÄöÖüÜß])))|i(?:ch '
    || '(?:m[öÖ]chte|will) nicht, dass (?:du (?:dir )?(?:d(?:as|ies)) (?:speicherst|merkst|notierst|auf(?:schreibst|zeichnes'
    || 't)|beh[äÄ]ltst|protokollierst)|(?:d(?:as|ies)) (?:gespeichert|aufge(?:zeichnet|schrieben)|notiert|protokolliert|fest'
    || 'gehalten) wird)|k(?: wil niet dat je (?:d[ia]t) (?:o(?:ps(?:laat|chrijft)|nthoudt)|noteert|bewaart|vastlegt)|ke (?:t'
    || 'il referat|(?:gem|husk|l(?:agr(?:e)?|oggf[øØ]r)|noter|skriv|ta opp) (?:de(?:t(?:te)?|nne samtalen?))(?![a-zæÆøØåÅ])('
    || '?! (?:i(?! hukomm)|p[åÅ]|s(?:om|[åÅ])|under|til|med) ))))|(?:merk(?:e?|t)|speicher(?:e?|t)|notier(?:e?|t)|protokolli'
    || 'ere?|behalte?|archiviere?|dokumentiere?) (?:dir |e(?:uch |s dir ))?(?:d(?:ies(?:e(?:s(?: gespr[äÄ]ch)?| nachricht|n '
    || 'teil))?|a(?:s|von))|es)(?: (?:bitte|j(?:etzt|a)|hier|alles))* (?:ni(?:chts?|rgend(?:wo|s)))(?: (?:a(?:b|uf)|mit))?(?'
    || '! (?:(?:i(?:n(?:s)?|m)|auf)(?! (?:de(?:[mnr] |in[a-z]{0,2} )|eurem )?(?:ged[äÄ]chtnis|speicher|protokoll|notizen|eri'
    || 'nnerung))(?![a-zäÄöÖüÜß])|(?:unter|a(?:[lu]s|[nm])|bei|n(?:eben|ach)|so|z(?:u|weimal)|f(?:alsch|[üÜ]r)|mit|ohne|gut|'
    || 'richtig|doppelt|vor|[üÜ]ber)(?![a-zäÄöÖüÜß])))|(?:zeichne|schreibe?|nimm|h(?:alte?|ebe?)|lege?|(?:zeichnen|schreiben'
    || '|nehmen|h(?:alten|eben)|legen) sie) (?:dir |e(?:uch |s dir )|sich )?(?:d(?:ies(?:e(?:s(?: gespr[äÄ]ch)?| nachricht|n'
    || ' teil))?|a(?:s|von))|es)(?: (?:bitte|j(?:etzt|a)|hier|alles))* nichts?(?: (?:a(?:uf(?! d(?:ie|e[nm]|as) )|b)|mit|nie'
    || 'der|fest|in(?:s protokoll| (?:(?:d(?:ein|as)|euer) (?:ged[äÄ]chtnis|protokoll)|(?:d(?:eine|ie)|eure) notizen)))|(?=['
    || ' ]{0,2}[:.!,;)\n-]|\Z))|erinnere? dich (?:bitte |sp[äÄ]ter )*nicht (?:daran|hieran|an (?:d(?:as|ies)))(?![ ]*[a-z0-9'
    || '])|(?:streich(?:e)?|l[öÖ]sch(?:e)?|entfern(?:e)?|tilge?) (?:d(?:as|ies)|es)(?: (?:bitte|wieder|sofort))* aus (?:de(?'
    || ':m|inem)|eurem) (?:ged[äÄ]chtnis|speicher|protokoll)|unter uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|noteer|re'
    || 'gistreer|memoriseer|log) (?:d[ia]t|het)(?: (?:gesprek|bericht|deel))?(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp))? n'
    || 'iet(?! (?:in(?! je geheugen)|o(?:nder|p)|a(?:ls|an)|bij|met|naast|langer|te|zo|goed|voor)(?![a-z]))|s(?:l(?:a (?:d[i'
    || 'a]t|het)(?: (?:gesprek|bericht|deel))?(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp))? niet op(?! (?:in(?! je geheugen)'
    || '|o(?:nder|p)|als|bij|met)(?![a-z]))|ett? (?:det(?:te)?) fra (?:di(?:n |tt ))?(?:hukommelsen?|minnet))|chrijf (?:d[ia'
    || ']t)(?: alsjeblieft)? niet op(?! (?:het|de|een)(?![a-z]))|pela inte in (?:de(?:t(?:ta(?: (?:meddelande|samtal))?| h[ä'
    || 'Ä]r(?: (?:meddelandet|samtalet))?)?|n h[äÄ]r (?:konversationen|chatten)))(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?!'
    || ' minnet)|s(?:om|[åÅ])|u(?:nder|tan)|till|med) )|kriv (?:det(?:te)?) ikke ned)|l(?:eg (?:d[ia]t)(?: (?:gesprek|berich'
    || 't))?(?: alsjeblieft)? niet vast|[åÅ]t bli att (?:spara|anteckna|l(?:ogga|agra)|minnas) (?:det(?:ta| h[äÄ]r))|[äÄ]gg '
    || 'inte (?:de(?:t(?:ta(?: (?:meddelande|samtal))?| h[äÄ]r(?: (?:meddelandet|samtalet))?)?|n h[äÄ]r (?:konversationen|ch'
    || 'atten)))(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|s(?:om|[åÅ])|u(?:nder|tan)|till|med) ) p[åÅ] minnet)|(?:'
    || 'd[ia]t) (?:(?:m(?:ag|oet)|ho(?:eft|ort)) niet (?:worden )?(?:o(?:pgeslagen|nthouden)|bewaard|genoteerd|vastgelegd|in'
    || ' de notulen)|niet onthouden(?![ ]*[a-z0-9]))|(?:d[ia]t |alsjeblieft |gelieve )niet (?:ops(?:laan|chrijven)|bewaren|v'
    || 'astleggen|noteren|registreren)(?![ ]*[a-z0-9])|g(?:raag niet (?:noteren|opslaan|bewaren)(?![ ]*[a-z0-9])|elieve (?:d'
    || '[ia]t )?niet (?:op te slaan|te (?:noteren|bewaren))|l(?:[öÖ]m (?:(?:allt |det |vad )+jag (?:just |precis |nyss )?(?:'
    || 's(?:a(?:de)?|krev)|ber[äÄ]ttade)(?![a-zåÅäÄöÖ])|(?:de(?:t(?:ta(?: (?:meddelande|samtal))?| h[äÄ]r(?: (?:meddelandet|'
    || 'samtalet))?)?|n h[äÄ]r (?:konversationen|chatten)))(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|s(?:om|[åÅ])|'
    || 'u(?:nder|tan)|till|med) ) (?:genast|direkt|omedelbart|med en g[åÅ]ng))|em (?:(?:hva(?:d)?|det),? jeg (?:lige |nettop'
    || 'p )?(?:s(?:a(?:gde)?|krev))(?![a-zæÆøØåÅ])|(?:det(?:te)?) (?:med (?:det samme|en gang)|straks|omg[åÅ]ende))))|(?:not'
    || 'eer|onthoud|bewaar|s(?:chrijf|la)) (?:hier(?:van niets| niets van)|niets (?:hiervan|van dit))(?: op)?(?![a-z])|zet ('
    || '?:d[ia]t) niet in (?:je (?:geheugen|notities)|de notulen)|(?:wis|haal|verwijder) (?:d[ia]t) uit je geheugen|m(?:aak '
    || '(?:hier(?:van)?|daar) geen (?:notities?|aantekening(?:en)?)(?: van)?(?![a-z])|ellan oss,? (?:s[åÅ] )?(?:spara|anteck'
    || 'na|notera) inte(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:spara|notera|l(?:agra|ogga)|m(?:inns|emorera)|registre'
    || 'ra) inte (?:det jag (?:s(?:[äÄ]ger|a)|ber[äÄ]ttar)(?![a-zåÅäÄöÖ])|(?:de(?:t(?:ta(?: (?:meddelande|samtal))?| h[äÄ]r('
    || '?: (?:meddelandet|samtalet))?)?|n h[äÄ]r (?:konversationen|chatten)))(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! min'
    || 'net)|s(?:om|[åÅ])|u(?:nder|tan)|till|med) ))|(?:s(?:para|kriv)|anteckna) (?:inge(?:t|nting)) av (?:det(?:ta| h[äÄ]r)'
    || ')|jag vill inte att (?:du (?:sparar|antecknar|minns|l(?:agrar|oggar)) (?:det(?:ta| h[äÄ]r))|(?:det(?:ta| h[äÄ]r)) (?'
    || ':sparas|antecknas|lagras))|f[öÖ]r inte protokoll [öÖ]ver (?:det(?:ta| h[äÄ]r))|(?:det(?:ta| h[äÄ]r)) (?:f[åÅ]r|ska(?'
    || ':ll)?|b[öÖ]r) inte (?:s(?:p(?:aras|elas in)|krivas ner)|l(?:agras|oggas)|antecknas|noteras|registreras)(?![ ]*[a-z0-'
    || '9\u00c0-\u024f\u0370-\u04ff])|(?:anteckna|s(?:kriv|para)|notera|l(?:agra|ogga)) inte (?:ne[rd] |upp )?(?:de(?:t(?:ta'
    || '(?: (?:meddelande|samtal))?| h[äÄ]r(?: (?:meddelandet|samtalet))?)?|n h[äÄ]r (?:konversationen|chatten)))(?![a-zåÅäÄ'
    || 'öÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|s(?:om|[åÅ])|u(?:nder|tan)|till|med) )|(?:inte|ej) (?:f[öÖ]r|till) protokol'
    || 'let|(?:radera|ta bort|stryk) (?:det(?:ta| h[äÄ]r)) (?:ur|fr[åÅ]n) (?:ditt )?minnet?|(?:det(?:te| her)) (?:m[åÅ]|skal'
    || '|b[øØ]r) ikke (?:gemmes|optages|noteres|registreres|huskes|lagres|tas opp|skrives ned)(?![ ]*[a-z0-9\u00c0-\u024f\u0'
    || '370-\u04ff])|(?:ut(?:anf[öÖ]r|om)) protokollet|(?:gem|husk|not[éÉe]r|l(?:agr(?:e)?|og)|skriv|optag) ikke (?:de(?:t(?'
    || ':te(?: ned)?| (?:her|ned))|nne samtalen?))(?! (?:i(?! hukomm)|p[åÅ]|s(?:om|[åÅ])|under|til|med) )|(?:u(?:den for|ten'
    || 'for)) (?:referat|protokoll))'),
    ('((?:(?<![a-z])(?:i(?:ch|k)|we|jag|vi|du|h[ao]n) )?(?<![a-z]))(?:)(verg(?:iss (?:(?:d(?:as|ies))(?: bitte)?(?=: )|(?:'
    || 'd(?:as|ies)|es)(?: (?:bitte|wieder|gleich))* (?:s(?:ofort|chnell)|gleich|umgehend|wieder))|eet (?:d[ia]t) (?:meteen|'
    || 'direct|onmiddellijk|gelijk))|b(?:itte (?:vergiss (?:d(?:as|ies))(?: (?:wieder|gleich))?(?![ ]*[a-z0-9])|(?:d(?:as |i'
    || 'es ))?nicht (?:merken|behalten)(?![ ]*[a-z0-9]))|uiten de notulen)|(?:bleibt unter uns und|d(?:as hier|ies hier)) wi'
    || 'rd nicht (?:aufgezeichnet|gespeichert|notiert|protokolliert|festgehalten|mitgeschrieben)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|n'
    || '(?:i(?:cht (?:zu(?:r)?) (?:protokoll|aufzeichnung)(?! (?:de[rs]|vo[nm])(?![a-z]))|et voor de (?:notulen|microfoon))|'
    || 'eem (?:d[ia]t)(?: gesprek)?(?: alsjeblieft)? niet op(?! (?:het|[dj]e|een)(?![a-z])))|(?:(?:bleibt|kommt|soll|darf) n'
    || 'icht im|nicht ins) protokoll(?! (?:enthalten|v(?:er(?:zeichnet|merkt)|o[nm])|festgehalten|steh(?:en|t)|de[rs])(?![a-'
    || 'z]))|(?:bitte |d(?:a(?:von |s hier )|iese(?: nachricht |n teil ))|hiervon )(?:d(?:a(?:s |von )|ies )|hiervon |bitte '
    || ')?nichts? (?:davon |hiervon )?(?:speichern|a(?:bspeichern|uf(?:zeichnen|schreiben|nehmen))|notieren|protokollieren|m'
    || '(?:it(?:schreiben|loggen)|erken)|festhalten)(?![ ]*[a-z0-9])|(?:speichern|merken|notieren|protokollieren|behalten|ar'
    || 'chivieren) sie (?:sich )?(?:bitte )?(?:d(?:ies(?:e(?: nachricht|n teil|s))?|a(?:s|von))|es)(?: (?:bitte|jetzt))? nic'
    || 'hts?(?: (?:a(?:b|uf)|mit))?(?! (?:(?:i(?:n(?:s)?|m)|auf)(?! (?:de(?:[mnr] |in[a-z]{0,2} )|eurem )?(?:speicher|protok'
    || 'oll|notizen|erinnerung))(?![a-z])|(?:unter|a(?:[lu]s|[nm])|bei|n(?:eben|ach)|so|z(?:u|weimal)|falsch|mit|ohne|gut|ri'
    || 'chtig|doppelt|vor)(?![a-z])))|(?:d(?:as|ies)|es) (?:darf|soll(?:te)?|muss) (?:bitte )?nicht (?:ge(?:speichert|merkt)'
    || '|aufge(?:zeichnet|schrieben)|notiert|protokolliert|festgehalten|mitgeschrieben) werden|(?:verg(?:isst?|essen sie))(?'
    || ': (?:bitte|sofort|gleich|alles|wieder))*,? was ich (?:gerade |e(?:ben |uch )|dir |vorhin )*(?:ges(?:agt|chrieben))|('
    || '?:mach(?:e?|en sie)) (?:d(?:ir |a(?:von |zu ))|sich |bitte |hierzu )*keine notizen(?: (?:da(?:von|zu)|hierzu)|(?=[ ]'
    || '{0,2}[:.!,;)\n-]|\Z))|keine notizen,? bitte(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:merke?|notiere?|s(?:peichere?|chreibe?)|beh'
    || 'alte?|halte?) (?:dir |euch )?(?:bitte )?nichts davon(?: (?:a(?:uf|b)|fest))?(?! (?:(?:i(?:n(?:s)?|m)|auf)(?! (?:de(?'
    || ':[mnr] |in[a-z]{0,2} )|eurem )?(?:speicher|protokoll|notizen|erinnerung))(?![a-z])|(?:unter|a(?:[lu]s|[nm])|bei|n(?:'
    || 'eben|ach)|so|z(?:u|weimal)|falsch|mit|ohne|gut|richtig|doppelt|vor)(?![a-z])))|i(?:ch (?:will) nicht, dass (?:du (?:'
    || 'dir )?(?:d(?:as|ies)) (?:speicherst|merkst|notierst|auf(?:schreibst|zeichnest)|protokollierst)|(?:d(?:as|ies)) (?:ge'
    || 'speichert|aufge(?:zeichnet|schrieben)|notiert|protokolliert|festgehalten) wird)|k(?: wil niet dat je (?:d[ia]t) (?:o'
    || '(?:ps(?:laat|chrijft)|nthoudt)|noteert|bewaart|vastlegt)|ke (?:til referat|(?:gem|husk|lagr(?:e)?|noter|skriv|ta opp'
    || ') (?:de(?:t(?:te)?|nne samtalen?))(?![a-z])(?! (?:i(?! hukomm)|som|under|til|med) ))))|(?:merk(?:e?|t)|speicher(?:e?'
    || '|t)|notier(?:e?|t)|protokolliere?|behalte?|archiviere?|dokumentiere?) (?:dir |e(?:uch |s dir ))?(?:d(?:ies(?:e(?: na'
    || 'chricht|n teil|s))?|a(?:s|von))|es)(?: (?:bitte|j(?:etzt|a)|hier|alles))* (?:ni(?:chts?|rgend(?:wo|s)))(?: (?:a(?:b|'
    || 'uf)|mit))?(?! (?:(?:i(?:n(?:s)?|m)|auf)(?! (?:de(?:[mnr] |in[a-z]{0,2} )|eurem )?(?:speicher|protokoll|notizen|erinn'
    || 'erung))(?![a-z])|(?:unter|a(?:[lu]s|[nm])|bei|n(?:eben|ach)|so|z(?:u|weimal)|falsch|mit|ohne|gut|richtig|doppelt|vor'
    || ')(?![a-z])))|(?:zeichne|schreibe?|nimm|h(?:alte?|ebe?)|lege?|(?:zeichnen|schreiben|nehmen|h(?:alten|eben)|legen) sie'
    || ') (?:dir |e(?:uch |s dir )|sich )?(?:d(?:ies(?:e(?: nachricht|n teil|s))?|a(?:s|von))|es)(?: (?:bitte|j(?:etzt|a)|hi'
    || 'er|alles))* nichts?(?: (?:a(?:uf(?! d(?:ie|e[nm]|as) )|b)|mit|nieder|fest|in(?:s protokoll| (?:(?:d(?:ein|as)|euer) '
    || '(?:protokoll)|(?:d(?:eine|ie)|eure) notizen)))|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|erinnere? dich (?:bitte )*nicht (?:daran|'
    || 'hieran|an (?:d(?:as|ies)))(?![ ]*[a-z0-9])|(?:streich(?:e)?|entfern(?:e)?|tilge?) (?:d(?:as|ies)|es)(?: (?:bitte|wie'
    || 'der|sofort))* aus (?:de(?:m|inem)|eurem) (?:speicher|protokoll)|unter uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaa'
    || 'r|noteer|registreer|memoriseer|log) (?:d[ia]t|het)(?: (?:gesprek|bericht|deel))?(?: (?:a(?:ls(?:jeblieft|tublieft)|u'
    || 'b)|svp))? niet(?! (?:in(?! je geheugen)|o(?:nder|p)|a(?:ls|an)|bij|met|naast|langer|te|zo|goed|voor)(?![a-z]))|s(?:l'
    || '(?:a (?:d[ia]t|het)(?: (?:gesprek|bericht|deel))?(?: (?:a(?:ls(?:jeblieft|tublieft)|ub)|svp))? niet op(?! (?:in(?! j'
    || 'e geheugen)|o(?:nder|p)|als|bij|met)(?![a-z]))|ett? (?:det(?:te)?) fra (?:di(?:n |tt ))?(?:hukommelsen?|minnet))|chr'
    || 'ijf (?:d[ia]t)(?: alsjeblieft)? niet op(?! (?:het|de|een)(?![a-z]))|pela inte in (?:det(?:ta(?: (?:meddelande|samtal'
    || '))?)?)(?![a-z])(?! (?:i(?! minnet)|som|u(?:nder|tan)|till|med) )|kriv (?:det(?:te)?) ikke ned)|leg (?:d[ia]t)(?: (?:'
    || 'gesprek|bericht))?(?: alsjeblieft)? niet vast|(?:d[ia]t) (?:(?:m(?:ag|oet)|ho(?:eft|ort)) niet (?:worden )?(?:o(?:pg'
    || 'eslagen|nthouden)|bewaard|genoteerd|vastgelegd|in de notulen)|niet onthouden(?![ ]*[a-z0-9]))|(?:d[ia]t |alsjeblieft'
    || ' |gelieve )niet (?:ops(?:laan|chrijven)|bewaren|vastleggen|noteren|registreren)(?![ ]*[a-z0-9])|g(?:raag niet (?:not'
    || 'eren|opslaan|bewaren)(?![ ]*[a-z0-9])|elieve (?:d[ia]t )?niet (?:op te slaan|te (?:noteren|bewaren))|lem (?:(?:hva(?'
    || ':d)?|det),? jeg (?:lige |nettopp )?(?:s(?:a(?:gde)?|krev))(?![a-z])|(?:det(?:te)?) (?:med (?:det samme|en gang)|stra'
    || 'ks)))|(?:noteer|onthoud|bewaar|s(?:chrijf|la)) (?:hier(?:van niets| niets van)|niets (?:hiervan|van dit))(?: op)?(?!'
    || '[a-z])|zet (?:d[ia]t) niet in (?:je (?:geheugen|notities)|de notulen)|(?:wis|haal|verwijder) (?:d[ia]t) uit je geheu'
    || 'gen|m(?:aak (?:hier(?:van)?|daar) geen (?:notities?|aantekening(?:en)?)(?: van)?(?![a-z])|ellan oss,? (?:spara|antec'
    || 'kna|notera) inte(?![ ]*[a-z0-9]))|(?:spara|notera|l(?:agra|ogga)|m(?:inns|emorera)|registrera) inte (?:det jag (?:sa'
    || ')(?![a-z])|(?:det(?:ta(?: (?:meddelande|samtal))?)?)(?![a-z])(?! (?:i(?! minnet)|som|u(?:nder|tan)|till|med) ))|(?:s'
    || '(?:para|kriv)|anteckna) (?:inge(?:t|nting)) av (?:detta)|jag vill inte att (?:du (?:sparar|antecknar|minns|l(?:agrar'
    || '|oggar)) (?:detta)|(?:detta) (?:sparas|antecknas|lagras))|(?:detta) (?:ska(?:ll)?) inte (?:s(?:p(?:aras|elas in)|kri'
    || 'vas ner)|l(?:agras|oggas)|antecknas|noteras|registreras)(?![ ]*[a-z0-9])|(?:anteckna|s(?:kriv|para)|notera|l(?:agra|'
    || 'ogga)) inte (?:ne[rd] |upp )?(?:det(?:ta(?: (?:meddelande|samtal))?)?)(?![a-z])(?! (?:i(?! minnet)|som|u(?:nder|tan)'
    || '|till|med) )|(?:inte|ej) (?:till) protokollet|(?:radera|ta bort|stryk) (?:detta) (?:ur) (?:ditt )?minnet?|(?:det(?:t'
    || 'e| her)) (?:skal) ikke (?:gemmes|optages|noteres|registreres|huskes|lagres|tas opp|skrives ned)(?![ ]*[a-z0-9])|(?:u'
    || 'tom) protokollet|(?:gem|husk|noter|l(?:agr(?:e)?|og)|skriv|optag) ikke (?:de(?:t(?:te(?: ned)?| (?:her|ned))|nne sam'
    || 'talen?))(?! (?:i(?! hukomm)|som|under|til|med) )|(?:u(?:den for|tenfor)) (?:referat|protokoll))'),
    '{}',
    array[
        '%nicht%', '%nirgend%', '%außerhalb%', '%ausserhalb%', '%vergiss%', '%vergessen sie%', '%streich%', '%lösch%',
        '%lÖsch%', '%entfern%', '%tilg%', '%niet%', '%vergeet%', '%notulen%', '%geheugen%', '%geen %', '%inte %',
        '%ellan oss%', '%inget av%', '%ingenting av%', '%låt bli%', '%lÅt bli%', '%ej för%', '%ej fÖr%', '%ej till%',
        '%utanför%', '%utanfÖr%', '%utom%', '%ikke%', '%uden for%', '%utenfor%', '%keine notizen%', '%glöm %', '%glÖm %',
        '%glem %', '%radera%', '%ta bort%', '%stryk %', '%slet%', '%slett %'
    ],
    array[
        '%aufgezeichn%', '%festgehalten%', '%protokoll%', '%aufzeichn%', '%speicher%', '%notier%', '%schreib%', '%festhalt%',
        '%aufnehm%', '%mitlog%', '%merk%', '%behalt%', '%nimm%', '%halt%', '%zeichne%', '%leg %', '%lege%', '%heb%',
        '%archivier%', '%dokumentier%', '%erinner%', '%geschrieben%', '%vergiss%', '%gedächtnis%', '%gedÄchtnis%',
        '%unter uns%', '%onthoud%', '%bewa%', '%note%', '%notit%', '%aanteken%', '%registre%', '%sla %', '%schrijf%',
        '%neem%', '%opslaan%', '%vastleg%', '%op te slaan%', '%opslaat%', '%opschrij%', '%onthou%', '%vergeet%', '%notulen%',
        '%microfoon%', '%geheugen%', '%spara%', '%notera%', '%lagra%', '%logga%', '%minns%', '%ihåg%', '%ihÅg%', '%spela%',
        '%memorera%', '%lägg%', '%lÄgg%', '%gem%', '%husk%', '%notér%', '%notÉr%', '%optag%', '%log%', '%lagre%', '%lagr%',
        '%skriv%', '%ta opp%', '%referat%', '%anteckn%', '%gespeichert%', '%notizen%', '%gesagt%', '%erzählt%', '%erzÄhlt%',
        '%opgeslagen%', '%genoteerd%', '%leg d%', '%minne%', '%hukomm%', '%glöm %', '%glÖm %', '%glem %', '%jag %', '%jeg %',
        '%registr%', '%sparas%', '%minnas%', '%behältst%', '%behÄltst%', '%antecknas%', '%noteres%', '%huskes%',
        '%vastgelegd%', '%memoriseer%', '%mitgeschrieben%', '%aufgeschrieben%', '%tas opp%', '%loggfør%', '%loggfØr%',
        '%nehmen%', '%zeichnen%', '%legen sie%', '%heben sie%'
    ],
    true, 'German, Dutch, Swedish, Danish, Norwegian'
),
(
    'off_the_record', 'marker_french', 'marker', 'subject',
    ('((?:(?<![a-z])(?:je|il(?:s)?|elle(?:s)?|on|qui|[nv]ous) )?(?<![a-z]))(?:)(n(?:(?:e |'')(?:(?:l(?:e |''))?(?:ret(?:iens'
    || '?|enez)|note(?:s?|z)|m[éÉe]morise[sz]?|enregistre[sz]?|s(?:auvegarde[sz]?|tocke[sz]?)|garde(?:s?|z)|cons(?:erve[sz]?'
    || '|igne[sz]?)|inscri(?:s|vez)|[éÉ]cri(?:s|vez)|archive[sz]?) (?:pas|rien|jamais) ?(?:tout )?(?:(?:[çÇ]a|c(?:a|e(?:la|c'
    || 'i| (?:(?:message|passage)|qui (?:suit|pr[éÉ]c[èÈ]de))|tte (?:p(?:artie|hrase)|conversation|discussion|information)|s'
    || ' informations))|de (?:tout )?(?:[çÇ]a|ce(?:la|ci))|mes propos)(?! (?:p(?:our (?:[tm]oi|[vn]ous|lui)|ar)|c(?:omme|hez'
    || ')|s(?:ous|ur|i)|trop|a(?:u(?:x)?|vec)|[àÀ]|dans(?! (?:[tl]a|votre) m[éÉ]moire))(?![a-z]))|ce que (?:j[e''])|dans ta m'
    || '[éÉ]moire|en m[éÉ]moire)|(?:enregistrez?|notez?|ret(?:iens|enez)|gardez?|conservez?|[éÉ]cri(?:s|vez)) rien(?:(?![ ]*'
    || '[a-z0-9\u00c0-\u024f\u0370-\u04ff])| de ce que j(?:e |'')))|e (?:p(?:as (?:enregistrer|m[éÉ]moriser|retenir|sauvegard'
    || 'er|noter) (?:[çÇ]a|ce(?:la|ci| message))|rend(?:s|ez) pas (?:de notes?|note)(?: de (?:[çÇ]a|ce(?:la|ci)))?(?![ ]*[a-'
    || 'z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:l(?:e(?: |s )|a |''))(?:note(?:[sz])?|ret(?:iens|enez)|enregistre(?:z)?|garde(?:'
    || 'z)?|conserve(?:z)?|m[éÉ]morise(?:z)?|[éÉ]cri(?:s|vez)|sauvegarde(?:z)?) (?:pas(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04'
    || 'ff])|nulle part)|(?:met(?:s|tez)) pas (?:[çÇ]a|ce(?:la|ci)) (?:dans (?:(?:[tl]es|vos) notes|(?:[tl]a|votre) m[éÉ]moi'
    || 're|le compte rendu)|en m[éÉ]moire|au proc[èÈ]s-verbal)|te souviens pas de (?:[çÇ]a|ce(?:la|ci))(?![ ]*[a-z0-9\u00c0-'
    || '\u024f\u0370-\u04ff]))|(?:e |''en )(?:garde(?:z?|s)|laissez?|conservez?) (?:aucune trace|pas de trace)(?: (?:de (?:[ç'
    || 'Ç]a|c(?:a|e(?:la|ci)?))|[éÉ]crite)|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|''en (?:garde(?:z)?|note(?:z)?|retiens'
    || '|conserve(?:z)?) (?:rien|pas)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|[àÀÀà] ne pas (?:enregistrer|retenir|noter|'
    || 'm[éÉ]moriser|conserver|garder|stocker)|(?:c(?:e(?:ci|la| message|tte conversation)|a)|[çÇÇç]a) ne (?:d(?:oit|evrait)'
    || '|peut) pas [êÊ]tre (?:enregistr[éÉ]|not[éÉ]|m[éÉ]moris[éÉ]|conserv[éÉ]|gard[éÉ]|s(?:tock[éÉ]|auvegard[éÉ])|retenu)e?'
    || 's?|(?:c(?:e(?:ci|la| message)|a)|[çÇÇç]a) ne soit pas (?:enregistr[éÉ]|not[éÉ]|m[éÉ]moris[éÉ]|conserv[éÉ]|gard[éÉ]|r'
    || 'etenu)|entre nous,? n(?:e |'')(?:note(?:z)?|enregistre(?:z)?|garde(?:z)?|ret(?:iens|enez)) pas(?![ ]*[a-z0-9\u00c0-\u'
    || '024f\u0370-\u04ff])|je ne veux pas que (?:tu|vous) (?:ret(?:ienn|en)|enregistr|not|gard|conserv|m[éÉ]moris)(?:es|iez'
    || ') (?:[çÇ]a|ce(?:la|ci))|il ne faut pas (?:enregistrer|noter|garder|retenir|conserver|m[éÉ]moriser) (?:[çÇ]a|ce(?:la|'
    || 'ci))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|[éÉÉé]vitez? (?:d(?:e |''))(?:enregistrer|noter|retenir|garder|conserv'
    || 'er|m[éÉ]moriser) (?:[çÇ]a|ce(?:la|ci))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|oublie[sz]? (?:[çÇ]a|ce(?:la|ci| qu'
    || 'e je viens de dire)|tout [çÇ]a)(?: (?:tout de suite|imm[éÉ]diatement|aussit[ôÔ]t|maintenant))|(?<!'')oubli(?:e(?:[sz]'
    || ')?) (?:imm[éÉ]diatement |tout (?:de suite )?)?ce que (?:j(?:e (?:v(?:iens d(?:e (?:dire|te dire)|''[éÉ]crire)|ous ai '
    || 'dit)|t''ai dit)|''ai dit))|(?:efface(?:z)?|supprime(?:z)?)-(?:l[ea]|[çÇ]a) de (?:[tl]a|votre) m[éÉ]moire|hors (?:micro'
    || '|antenne|enregistrement|proc[èÈ]s-verbal)(?![a-z])|(?:e(?:fface|nl[èÈ]ve)|supprime|retire)[sz]? (?:[çÇ]a|ce(?:la|ci|'
    || ' message)|tout [çÇ]a) de (?:[tl]a|votre) m[éÉ]moire)'),
    ('((?:(?<![a-z])(?:je|il(?:s)?|elle(?:s)?|on|qui|[nv]ous) )?(?<![a-z]))(?:)(n(?:(?:e |'')(?:(?:l(?:e |''))?(?:ret(?:iens'
    || '?|enez)|note(?:s?|z)|memorise[sz]?|enregistre[sz]?|s(?:auvegarde[sz]?|tocke[sz]?)|garde(?:s?|z)|cons(?:erve[sz]?|ign'
    || 'e[sz]?)|inscri(?:s|vez)|archive[sz]?) (?:pas|rien|jamais) ?(?:tout )?(?:(?:c(?:a|e(?:la|ci| (?:(?:message|passage)|q'
    || 'ui (?:suit))|tte (?:p(?:artie|hrase)|conversation|discussion|information)|s informations))|de (?:tout )?(?:ce(?:la|c'
    || 'i))|mes propos)(?! (?:p(?:our (?:[tm]oi|[vn]ous|lui)|ar)|c(?:omme|hez)|s(?:ous|ur|i)|trop|a(?:u(?:x)?|vec)|dans)(?!['
    || 'a-z]))|ce que (?:j[e'']))|(?:enregistrez?|notez?|ret(?:iens|enez)|gardez?|conservez?) rien(?:(?![ ]*[a-z0-9])| de ce '
    || 'que j(?:e |'')))|e (?:p(?:as (?:enregistrer|retenir|sauvegarder|noter) (?:ce(?:la|ci| message))|rend(?:s|ez) pas (?:d'
    || 'e notes?|note)(?: de (?:ce(?:la|ci)))?(?![ ]*[a-z0-9]))|(?:l(?:e(?: |s )|a |''))(?:note(?:[sz])?|ret(?:iens|enez)|enr'
    || 'egistre(?:z)?|garde(?:z)?|conserve(?:z)?|sauvegarde(?:z)?) (?:pas(?![ ]*[a-z0-9])|nulle part)|(?:met(?:s|tez)) pas ('
    || '?:ce(?:la|ci)) (?:dans (?:(?:[tl]es|vos) notes|le compte rendu))|te souviens pas de (?:ce(?:la|ci))(?![ ]*[a-z0-9]))'
    || '|(?:e |''en )(?:garde(?:z?|s)|laissez?|conservez?) (?:aucune trace|pas de trace)(?: (?:de (?:c(?:a|e(?:la|ci)?)))|(?!'
    || '[ ]*[a-z0-9]))|''en (?:garde(?:z)?|note(?:z)?|retiens|conserve(?:z)?) (?:rien|pas)(?![ ]*[a-z0-9]))|(?:c(?:e(?:ci|la|'
    || ' message)|a)) ne soit pas (?:retenu)|entre nous,? n(?:e |'')(?:note(?:z)?|enregistre(?:z)?|garde(?:z)?|ret(?:iens|ene'
    || 'z)) pas(?![ ]*[a-z0-9])|je ne veux pas que (?:tu|vous) (?:ret(?:ienn|en)|enregistr|not|gard|conserv)(?:es|iez) (?:ce'
    || '(?:la|ci))|il ne faut pas (?:enregistrer|noter|garder|retenir|conserver) (?:ce(?:la|ci))(?![ ]*[a-z0-9])|oublie[sz]?'
    || ' (?:ce(?:la|ci| que je viens de dire))(?: (?:tout de suite|maintenant))|(?<!'')oubli(?:e(?:[sz])?) (?:tout (?:de suit'
    || 'e )?)?ce que (?:j(?:e (?:v(?:iens de (?:dire|te dire)|ous ai dit)|t''ai dit)|''ai dit))|hors (?:micro|antenne|enregist'
    || 'rement)(?![a-z]))'),
    '{}',
    array[
        '% pas%', '%rien%', '%jamais%', '%hors %', '%oubli%', '%mémoire%', '%mÉmoire%', '%aucune trace%', '%aucune note%',
        '%ne le %', '%ne la %', '%n''en %', '%nulle part%', '%vite de %', '%vitez de %', '%vite d''%', '%vitez d''%'
    ],
    array[
        '%reten%', '%retien%', '%note%', '%moris%', '%registr%', '%sauvegard%', '%gard%', '%stock%', '%conserv%', '%inscri%',
        '%écri%', '%Écri%', '%consign%', '%archiv%', '%micro%', '%antenne%', '%procès%', '%procÈs%', '%oubli%', '%mémoire%',
        '%mÉmoire%', '%trace%', '%notez%', '%noté%', '%notÉ%', '%notiez%', '%compte rendu%', '%souvien%'
    ],
    true, 'French'
),
(
    'off_the_record', 'marker_spanish', 'marker', '',
    ('(?<![a-z])(?:(?:p(?:uedes?|od(?:r[iíÍ]as?|[eéÉ]is))) (?:por favor )?no (?:g(?:uardar|rabar)|re(?:gistrar|cordar)|a(?'
    || ':notar|lmacenar|rchivar)|memorizar) (?:es(?:to|o))(?=[ ]?[?,]| por favor)|(?:por favor,? )?no (?:l[oa] )?(?:g(?:uard'
    || '(?:e(?:s?|n)|[éÉ]s)|rab(?:e(?:s?|n)|[éÉ]s))|re(?:cuerd(?:e(?:s?|n))|gistr(?:e(?:s?|n)|[éÉ]s)|teng(?:a(?:s?|n)))|a(?:'
    || 'not(?:e(?:s?|n)|[éÉ]s)|lmacen(?:e(?:s?|n))|punt(?:e(?:s?|n))|rchiv(?:e(?:s?|n)))|memoric(?:e(?:s?|n))|conserv(?:e(?:'
    || 's?|n))|escrib(?:a(?:s?|n)))(?: nada)?(?: de)? ?(?:(?:e(?:s(?:t(?:o(?:s datos)?|e (?:mensaje|dato)|a (?:parte|c(?:onv'
    || 'ersaci[óÓ]n|harla)|frase|informaci[óÓ]n))|o)|llo))(?![a-záÁéÉíÍóÓúÚñÑ])(?! (?:en(?! (?:[ts]u|la|ning(?:[uúÚ]n|una)) '
    || '(?:memoria|sitio|l(?:ado|ugar)|parte))|co(?:mo|n)|bajo|s(?:obre|in)|p(?:ara|or(?! favor))|al|tan|dentro|junto)(?![a-'
    || 'z]))|lo que (?:acabo|te|di(?:je|go)|sigue|viene))|no (?:lo (?:g(?:uard(?:e(?:s?|n)|[éÉ]s)|rab(?:e(?:s?|n)|[éÉ]s))|re'
    || '(?:cuerd(?:e(?:s?|n))|gistr(?:e(?:s?|n)|[éÉ]s))|a(?:not(?:e(?:s?|n)|[éÉ]s)|lmacen(?:e(?:s?|n))|punt(?:e(?:s?|n))|rch'
    || 'iv(?:e(?:s?|n)))|memoric(?:e(?:s?|n))|conserv(?:e(?:s?|n))|escrib(?:a(?:s?|n)))(?: (?:por favor|nunca|en (?:(?:[ts]u'
    || '|la) memoria|ning(?:[uúÚ]n (?:sitio|l(?:ado|ugar))|una parte))))?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:deje('
    || '?:[sn])?) (?:constancia|r(?:egistro|astro)) de (?:e(?:s(?:to|o)|llo))|(?:tome(?:[sn])?) notas?(?: de (?:es(?:to|o))|'
    || '(?=[ ]{0,2}[:.!,;)\n-]|\Z))|quiero que (?:(?:l[oa] )?(?:g(?:uardes?|rabes?)|re(?:gistres?|cuerdes?)|a(?:notes?|lmace'
    || 'nes?|puntes?)|memorices?)(?: nada)?(?: de)?(?: (?:es(?:to|o))|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:es(?:to'
    || ' |o ))?(?:quede (?:registrado|g(?:rabado|uardado)|constancia)|se (?:g(?:uarde|rabe)|registre|anote)))|(?:incluyas|me'
    || 'tas|pongas|a(?:[ñÑ]adas|gregues)) (?:es(?:to|o)) en (?:tu(?:s (?:notas|registros)| memoria)|la memoria|el (?:acta|re'
    || 'gistro))|te acuerdes de (?:es(?:to|o)))|olv(?:ida(?:te)? (?:de )?(?:es(?:to|o)|lo que (?:dije|acabo de decir))(?: (?'
    || ':inmediatamente|a(?:hora(?: mismo)?|l instante)|ya|de inmediato|enseguida|por favor))|[iíÍ]d[ae](?:lo|te(?: de esto)'
    || '?)? (?:inmediatamente|a(?:hora mismo|l instante)|de inmediato))|(?:b[oóÓ]rra|elim[iíÍ]na|quita)(?:lo)? (?:es(?:to |o'
    || ' ))?de (?:[ts]u|la) memoria|(?:borra|elimina) lo que (?:acabo de decir|te (?:dije|cont[éÉ]))(?![ ]*[a-z0-9\u00c0-\u0'
    || '24f\u0370-\u04ff])|(?:e(?:s(?:to|o)|llo)) no (?:se )?(?:debe|puede|tiene que|ha de) (?:g(?:uardar|rabar)|re(?:gistra'
    || 'r|cordar)|a(?:notar|lmacenar))(?:se)?|fuera del? (?:r(?:egistro|[éÉ]cord)|micr[óÓ]fono|actas?|grabaci[óÓ]n|c[áÁ]mara'
    || ')(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|de (?:forma|manera) extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff'
    || '])|extraoficialmente(?=:|[.!]{0,2}[ \n]*\Z)|(?:(?:es(?:to|o)|lo (?:siguiente|que sigue)) )?es (?:totalmente |estrict'
    || 'amente )?extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|que (?:esto )?no (?:quede|conste|se (?:g(?:uarde|rab'
    || 'e)|registre|anote))(?: (?:en (?:acta|el registro|ning[uúÚ]n (?:sitio|l(?:ado|ugar)))|registr(?:ado|o)|g(?:rabado|uar'
    || 'dado)|anotado|constancia)|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:esto )?no (?:debe|puede) (?:g(?:uardarse|ra'
    || 'barse)|quedar (?:registrado|g(?:rabado|uardado))))'),
    ('(?<![a-z])(?:(?:p(?:uedes?|od(?:rias?|eis))) (?:por favor )?no (?:g(?:uardar|rabar)|re(?:gistrar|cordar)|a(?:notar|l'
    || 'macenar|rchivar)|memorizar) (?:es(?:to|o))(?=[ ]?[?,]| por favor)|(?:por favor,? )?no (?:l[oa] )?(?:g(?:uard(?:e(?:s'
    || '?|n))|rab(?:e(?:s?|n)))|re(?:cuerd(?:e(?:s?|n))|gistr(?:e(?:s?|n))|teng(?:a(?:s?|n)))|a(?:not(?:e(?:s?|n))|lmacen(?:'
    || 'e(?:s?|n))|punt(?:e(?:s?|n))|rchiv(?:e(?:s?|n)))|memoric(?:e(?:s?|n))|conserv(?:e(?:s?|n))|escrib(?:a(?:s?|n)))(?: n'
    || 'ada)?(?: de)? ?(?:(?:e(?:s(?:t(?:o(?:s datos)?|e (?:mensaje|dato)|a (?:parte|frase|charla))|o)|llo))(?![a-z])(?! (?:'
    || 'en(?! (?:[ts]u|la|ning(?:un|una)) (?:memoria|sitio|l(?:ado|ugar)|parte))|co(?:mo|n)|bajo|s(?:obre|in)|p(?:ara|or(?! '
    || 'favor))|al|tan|dentro|junto)(?![a-z]))|lo que (?:acabo|te|di(?:je|go)|sigue|viene))|no (?:lo (?:g(?:uard(?:e(?:s?|n)'
    || ')|rab(?:e(?:s?|n)))|re(?:cuerd(?:e(?:s?|n))|gistr(?:e(?:s?|n)))|a(?:not(?:e(?:s?|n))|lmacen(?:e(?:s?|n))|punt(?:e(?:'
    || 's?|n))|rchiv(?:e(?:s?|n)))|memoric(?:e(?:s?|n))|conserv(?:e(?:s?|n))|escrib(?:a(?:s?|n)))(?: (?:por favor|nunca|en ('
    || '?:(?:[ts]u|la) memoria|ning(?:un (?:sitio|l(?:ado|ugar))|una parte))))?(?![ ]*[a-z0-9])|(?:deje(?:[sn])?) (?:constan'
    || 'cia|r(?:egistro|astro)) de (?:e(?:s(?:to|o)|llo))|(?:tome(?:[sn])?) notas?(?: de (?:es(?:to|o))|(?=[ ]{0,2}[:.!,;)\n'
    || '-]|\Z))|quiero que (?:(?:l[oa] )?(?:g(?:uardes?|rabes?)|re(?:gistres?|cuerdes?)|a(?:notes?|lmacenes?|puntes?)|memori'
    || 'ces?)(?: nada)?(?: de)?(?: (?:es(?:to|o))|(?![ ]*[a-z0-9]))|(?:es(?:to |o ))?(?:quede (?:registrado|g(?:rabado|uarda'
    || 'do)|constancia)|se (?:g(?:uarde|rabe)|registre|anote)))|(?:incluyas|metas|pongas|agregues) (?:es(?:to|o)) en (?:tu(?'
    || ':s (?:notas|registros)| memoria)|la memoria|el (?:acta|registro))|te acuerdes de (?:es(?:to|o)))|olv(?:ida(?:te)? (?'
    || ':de )?(?:es(?:to|o)|lo que (?:dije|acabo de decir))(?: (?:inmediatamente|a(?:hora(?: mismo)?|l instante)|ya|de inmed'
    || 'iato|enseguida|por favor))|id[ae](?:lo|te(?: de esto)?)? (?:inmediatamente|a(?:hora mismo|l instante)|de inmediato))'
    || '|(?:borra|elimina|quita)(?:lo)? (?:es(?:to |o ))?de (?:[ts]u|la) memoria|(?:borra|elimina) lo que (?:acabo de decir|'
    || 'te (?:dije))(?![ ]*[a-z0-9])|(?:e(?:s(?:to|o)|llo)) no (?:se )?(?:debe|puede|tiene que|ha de) (?:g(?:uardar|rabar)|r'
    || 'e(?:gistrar|cordar)|a(?:notar|lmacenar))(?:se)?|fuera del? (?:registro|actas?)(?![ ]*[a-z0-9])|de (?:forma|manera) e'
    || 'xtraoficial(?![ ]*[a-z0-9])|extraoficialmente(?=:|[.!]{0,2}[ \n]*\Z)|(?:(?:es(?:to|o)|lo (?:siguiente|que sigue)) )?'
    || 'es (?:totalmente |estrictamente )?extraoficial(?![ ]*[a-z0-9])|que (?:esto )?no (?:quede|conste|se (?:g(?:uarde|rabe'
    || ')|registre|anote))(?: (?:en (?:acta|el registro|ningun (?:sitio|l(?:ado|ugar)))|registr(?:ado|o)|g(?:rabado|uardado)'
    || '|anotado|constancia)|(?![ ]*[a-z0-9]))|(?:esto )?no (?:debe|puede) (?:g(?:uardarse|rabarse)|quedar (?:registrado|g(?'
    || ':rabado|uardado))))'),
    '{}',
    array['%no %', '%olvid%', '%olvíd%', '%olvÍd%', '%mem%', '%fuera de%', '%xtraofic%', '%borra lo%', '%elimina lo%'],
    array[
        '%guard%', '%recuerd%', '%acuerd%', '%grab%', '%registr%', '%anot%', '%almacen%', '%memor%', '%apunt%', '%reteng%',
        '%conserv%', '%escrib%', '%archiv%', '%olvid%', '%olvíd%', '%olvÍd%', '%tus notas%', '%tu memoria%', '%acta%',
        '%borra%', '%elimina%', '%nota%', '%grabado%', '%constancia%', '%nota de%', '%fuera%', '%xtraofic%', '%conste%',
        '%quede%', '%puede%', '%debe%', '%rastro%', '%recordar%'
    ],
    true, 'Spanish'
),
(
    'off_the_record', 'marker_italian', 'marker', '',
    ('(?<![a-z])(?:non (?:(?:(?:r(?:egistrar|icordar)|s(?:alvar|criver|egnar)|memorizzar|a(?:nnotar|rchiviar)|conservar)e|'
    || 'registr(?:i|ate)|s(?:alv(?:i|ate)|criv(?:a|ete)|egn(?:i|ate))|memorizz(?:i|ate)|a(?:nnot(?:i|ate)|rchivi(?:ate)?)|co'
    || 'nserv(?:i|ate)) (?:(?:que(?:st[oa]|llo)|ci[òÒ]|n(?:ulla|iente))(?: (?:messaggio|pa(?:ssaggio|rte)|d(?:ato|ettaglio|i'
    || ' (?:questo|ci[òÒ]|tutto questo))|conversazione|informazione|frase))?(?: (?:per favore|nella (?:[ts]ua )?memoria|da n'
    || 'essuna parte|mai))*(?:(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?= perch))|(?:qu(?:ello|anto)|ci[òÒ]) che (?:ho|ti'
    || '|sto))|(?:r(?:egistrar|icordar)|s(?:alvar|criver|egnar)|memorizzar|a(?:nnotar|rchiviar)|conservar)(?:l[oa]|telo)(?: '
    || '(?:per favore|nella (?:tua )?memoria|da nessuna parte|mai))?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:l[oa]) (?:'
    || 'registr(?:are|i)|s(?:alv(?:are|i)|criv(?:ere|a)|egni)|a(?:nnot(?:are|i)|rchivi)|memorizz(?:are|i)|conserv(?:are|i))('
    || '?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|prendere nota di (?:que(?:sto|llo)|ci[òÒ])|(?:ten(?:ere|ga)|lasciare|conse'
    || 'rvare) traccia di (?:que(?:sto|llo)|ci[òÒ])|metter(?:e|lo) (?:questo |ci[òÒ] )?(?:a verbale|in memoria|ne(?:lle note'
    || '|gli appunti))|voglio che (?:(?:tu )?(?:lo |questo )?(?:r(?:egistri|icordi)|salvi|memorizzi|annoti)(?: questo)?|(?:q'
    || 'uesto )?venga (?:registrato|salvato|memorizzato|annotato|conservato))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:'
    || 'dimentica|scorda)(?:lo)? (?:subito|questo (?:subito|immediatamente)|immediatamente|ci[òÒ] che ho detto)|in via uffic'
    || 'iosa(?=:|[.!]{0,2}[ \n]*\Z)|(?:cancella|elimina|togli|rimuovi)(?:lo)? (?:questo |tutto )?dalla (?:tua )?memoria|(?:c'
    || 'ancella|elimina) (?:quello|ci[òÒ]) che ho (?:appena )?detto|scordati (?:di )?(?:quello|ci[òÒ]) che ho (?:appena )?de'
    || 'tto|evita di (?:registrare|salvare|annotare|memorizzare) (?:questo|ci[òÒ])(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])'
    || '|(?:que(?:st(?:o|a conversazione)|llo)|ci[òÒ]) non (?:va|dev(?:e essere|''essere)|pu[òÒ] essere|andrebbe) (?:r(?:egis'
    || 'trat|icordat)|s(?:alvat|critt)|memorizzat|annotat|conservat)[oaie]|fuori (?:verbale|da(?:l verbale|i verbali)|onda|m'
    || 'icrofono|registrazione)(?![a-z]))'),
    ('(?<![a-z])(?:non (?:(?:(?:r(?:egistrar|icordar)|s(?:alvar|criver|egnar)|memorizzar|a(?:nnotar|rchiviar)|conservar)e|'
    || 'registr(?:i|ate)|s(?:alv(?:i|ate)|criv(?:a|ete)|egn(?:i|ate))|memorizz(?:i|ate)|a(?:nnot(?:i|ate)|rchivi(?:ate)?)|co'
    || 'nserv(?:i|ate)) (?:(?:que(?:st[oa]|llo)|n(?:ulla|iente))(?: (?:messaggio|pa(?:ssaggio|rte)|d(?:ato|ettaglio|i (?:que'
    || 'sto|tutto questo))|conversazione|informazione|frase))?(?: (?:per favore|nella (?:[ts]ua )?memoria|da nessuna parte|m'
    || 'ai))*(?:(?![ ]*[a-z0-9])|(?= perch))|(?:qu(?:ello|anto)) che (?:ho|ti|sto))|(?:r(?:egistrar|icordar)|s(?:alvar|crive'
    || 'r|egnar)|memorizzar|a(?:nnotar|rchiviar)|conservar)(?:l[oa]|telo)(?: (?:per favore|nella (?:tua )?memoria|da nessuna'
    || ' parte|mai))?(?![ ]*[a-z0-9])|(?:l[oa]) (?:registr(?:are|i)|s(?:alv(?:are|i)|criv(?:ere|a)|egni)|a(?:nnot(?:are|i)|r'
    || 'chivi)|memorizz(?:are|i)|conserv(?:are|i))(?![ ]*[a-z0-9])|prendere nota di (?:que(?:sto|llo))|(?:ten(?:ere|ga)|lasc'
    || 'iare|conservare) traccia di (?:que(?:sto|llo))|metter(?:e|lo) (?:questo )?(?:a verbale|in memoria|ne(?:lle note|gli '
    || 'appunti))|voglio che (?:(?:tu )?(?:lo |questo )?(?:r(?:egistri|icordi)|salvi|memorizzi|annoti)(?: questo)?|(?:questo'
    || ' )?venga (?:registrato|salvato|memorizzato|annotato|conservato))(?![ ]*[a-z0-9]))|(?:dimentica|scorda)(?:lo)? (?:sub'
    || 'ito|questo (?:subito|immediatamente)|immediatamente)|in via ufficiosa(?=:|[.!]{0,2}[ \n]*\Z)|(?:cancella|elimina|tog'
    || 'li|rimuovi)(?:lo)? (?:questo |tutto )?dalla (?:tua )?memoria|(?:cancella|elimina) (?:quello) che ho (?:appena )?dett'
    || 'o|scordati (?:di )?(?:quello) che ho (?:appena )?detto|evita di (?:registrare|salvare|annotare|memorizzare) (?:quest'
    || 'o)(?![ ]*[a-z0-9])|(?:que(?:st(?:o|a conversazione)|llo)) non (?:va|dev(?:e essere|''essere)|andrebbe) (?:r(?:egistra'
    || 't|icordat)|s(?:alvat|critt)|memorizzat|annotat|conservat)[oaie]|fuori (?:verbale|da(?:l verbale|i verbali)|onda|micr'
    || 'ofono|registrazione)(?![a-z]))'),
    '{}',
    array['%non %', '%dimentic%', '%scorda%', '%dalla %', '%fuori %', '%che ho%', '%evita di%', '%in via %'],
    array[
        '%registr%', '%salv%', '%memor%', '%annot%', '%conserv%', '%archiv%', '%scriv%', '%scritt%', '%segn%', '%ricord%',
        '%subito%', '%immediat%', '%detto%', '%verbal%', '%onda%', '%microfono%', '%note%', '%appunti%', '%nota di%',
        '%traccia%', '%ufficios%'
    ],
    true, 'Italian'
),
(
    'off_the_record', 'marker_portuguese', 'marker', '',
    ('(?<![a-z])(?:(?:pod(?:e(?:s?|rias?)|ias?)) (?:por favor )?n[ãÃa]o (?:g(?:uardar|ravar)|registr?ar|salvar|a(?:notar|r'
    || 'mazenar)|memorizar) (?:is[st]o)(?=[ ]?[?,]| por favor)|n[ãÃa]o (?:(?:(?:[ts]e )?lembr(?:e(?:s?|m))|g(?:uard(?:e(?:s?'
    || '|m))|rav(?:e(?:s?|m)))|re(?:gist(?:r(?:e(?:s?|m))|(?:e(?:s?|m)))|tenh(?:a(?:s?|m)))|salv(?:e(?:s?|m))|a(?:r(?:mazen('
    || '?:e(?:s?|m))|quiv(?:e(?:s?|m)))|not(?:e(?:s?|m)))|memoriz(?:e(?:s?|m))|escrev(?:a(?:s?|m))) (?:nada )?(?:(?:dis[st]o'
    || '|is[st]o|d?es[ts][ae] (?:mensagem|parte|conversa|informa[çÇ][ãÃ]o)|nada)(?! (?:n(?:[ao]s?(?! (?:[ts]ua )?(?:mem[óÓo]'
    || 'ria|ata))|um(?:a)?)|em(?! (?:nenhum|lugar|ata))|com(?:o)?|s(?:ob|em)|p(?:r[ao]|ara)|dentro|ao|t[ãÃa]o)(?![a-z]))|o q'
    || 'ue eu)|tom(?:e(?:s)?) notas? d(?:is[st]o)|fa[çÇc]as? anota[çÇc](?:[õÕ]es|[ãÃ]o) d(?:is[st]o)|(?:inclua|coloque|ponha'
    || 's?|adicione) (?:is[st]o) n(?:a(?:s (?:[st]uas )?notas| (?:(?:[st]ua )?mem[óÓo]ria|ata))|o registr?o)|quero que (?:(?'
    || ':voc[êÊ] |tu )?(?:g(?:uardes?|raves?)|registr?es?|anotes?|salves?|lembres?|memorizes?) d?(?:is[st]o)|(?:is[st]o) (?:'
    || 'fique|seja) (?:registr?ado|g(?:ravado|uardado)|salvo))|(?:mantenhas?|deixes?|guardes?) registr?o d(?:is[st]o))|e(?:s'
    || 'que[çÇc][ae] (?:disso|is[st]o|o que eu disse)(?: (?:agora|imediatamente|j[áÁa]|logo))|m off(?![a-z])|xtra-?oficialme'
    || 'nte(?=:|[.!]{0,2}[ \n]*\Z))|(?:apag(?:ue|a)) o que (?:eu )?(?:disse|acabei de dizer)(?![ ]*[a-z0-9\u00c0-\u024f\u037'
    || '0-\u04ff])|de forma extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:is[st]o) n[ãÃa]o (?:(?:deve|p(?:ode|re'
    || 'cisa)) ser (?:g(?:uardado|ravado)|regist(?:rado|ado)|salvo|a(?:notado|rmazenado)|lembrado)|[éÉe] p(?:a)?ra (?:g(?:ra'
    || 'var|uardar)|regist(?:rar|ar)|salvar|anotar)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|que (?:is[st]o) n[ãÃa]o (?:fi'
    || 'que|seja|conste) (?:regist(?:rado|ado)|g(?:ravado|uardado)|salvo|anotado|em ata)|(?:apag(?:ue|a)|delete|remova|tire)'
    || ' (?:is[st]o) da (?:[st]ua )?mem[óÓo]ria|fora d(?:[eo]s? registr?os?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|a (?:a'
    || 'ta|grava[çÇc][ãÃa]o)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])))'),
    ('(?<![a-z])(?:(?:pod(?:e(?:s?|rias?)|ias?)) (?:por favor )?nao (?:g(?:uardar|ravar)|registr?ar|salvar|a(?:notar|rmaze'
    || 'nar)|memorizar) (?:is[st]o)(?=[ ]?[?,]| por favor)|nao (?:(?:(?:[ts]e )?lembr(?:e(?:s?|m))|g(?:uard(?:e(?:s?|m))|rav'
    || '(?:e(?:s?|m)))|re(?:gist(?:r(?:e(?:s?|m))|(?:e(?:s?|m)))|tenh(?:a(?:s?|m)))|salv(?:e(?:s?|m))|a(?:r(?:mazen(?:e(?:s?'
    || '|m))|quiv(?:e(?:s?|m)))|not(?:e(?:s?|m)))|memoriz(?:e(?:s?|m))|escrev(?:a(?:s?|m))) (?:nada )?(?:(?:dis[st]o|is[st]o'
    || '|d?es[ts][ae] (?:mensagem|parte|conversa)|nada)(?! (?:n(?:[ao]s?(?! (?:[ts]ua )?(?:memoria|ata))|um(?:a)?)|em(?! (?:'
    || 'nenhum|lugar|ata))|com(?:o)?|s(?:ob|em)|p(?:r[ao]|ara)|dentro|ao|tao)(?![a-z]))|o que eu)|tom(?:e(?:s)?) notas? d(?:'
    || 'is[st]o)|(?:inclua|coloque|ponhas?|adicione) (?:is[st]o) n(?:a(?:s (?:[st]uas )?notas| (?:(?:[st]ua )?memoria|ata))|'
    || 'o registr?o)|quero que (?:(?:tu )?(?:g(?:uardes?|raves?)|registr?es?|anotes?|salves?|lembres?|memorizes?) d?(?:is[st'
    || ']o)|(?:is[st]o) (?:fique|seja) (?:registr?ado|g(?:ravado|uardado)|salvo))|(?:mantenhas?|deixes?|guardes?) registr?o '
    || 'd(?:is[st]o))|e(?:squec[ae] (?:disso|is[st]o|o que eu disse)(?: (?:agora|imediatamente|ja|logo))|m off(?![a-z])|xtra'
    || '-?oficialmente(?=:|[.!]{0,2}[ \n]*\Z))|(?:apag(?:ue|a)) o que (?:eu )?(?:disse|acabei de dizer)(?![ ]*[a-z0-9])|de f'
    || 'orma extraoficial(?![ ]*[a-z0-9])|(?:is[st]o) nao (?:(?:deve|p(?:ode|recisa)) ser (?:g(?:uardado|ravado)|regist(?:ra'
    || 'do|ado)|salvo|a(?:notado|rmazenado)|lembrado)|e p(?:a)?ra (?:g(?:ravar|uardar)|regist(?:rar|ar)|salvar|anotar)(?![ ]'
    || '*[a-z0-9]))|que (?:is[st]o) nao (?:fique|seja|conste) (?:regist(?:rado|ado)|g(?:ravado|uardado)|salvo|anotado|em ata'
    || ')|(?:apag(?:ue|a)|delete|remova|tire) (?:is[st]o) da (?:[st]ua )?memoria|fora d(?:[eo]s? registr?os?(?![ ]*[a-z0-9])'
    || '|a (?:ata|gravacao)(?![ ]*[a-z0-9])))'),
    '{}',
    array[
        '%não%', '%nÃo%', '%nao %', '%esque%', '%em off%', '%da sua mem%', '%da mem%', '%da tua mem%', '%fora d%',
        '%xtraofic%', '%xtra-ofic%', '%apague o%', '%apaga o%'
    ],
    array[
        '%nota d%', '%salvo%', '%acabei%', '%falei%', '%guard%', '%grav%', '%regist%', '%lembr%', '%salv%', '%armazen%',
        '%anot%', '%memor%', '%escrev%', '%retenh%', '%arquiv%', '%isso%', '%isto%', '%disse%', '%em off%', '%mem%',
        '%regis%', '%ata%', '%xtraofic%', '%xtra-ofic%'
    ],
    true, 'Portuguese'
),
(
    'off_the_record', 'marker_slavic', 'marker', '',
    ('(?:[нhhн]e (?:(?:coxpa[нh][яЯ][йЙ]|[зz]a(?:[пП](?:o[мm](?:[иИ][нh]a[йЙ]|[нh][иИ])|[иИ]c[ыЫ][вb]a[йЙ])|[нh]oc[иИ])|[ф'
    || 'Ф][иИ]kc[иИ]py[йЙ]|xpa[нh][иИ]|[лЛ]o[гГ][иИ]py[йЙ]|[пП]po[тt]oko[лЛ][иИ]py[йЙ]|[вb][нh]oc[иИ]|[дД]o[бБ]a[вb][лЛ][яЯ]'
    || '[йЙ])(?:[тt]e)? (?:(?:[эЭ][тt](?:o(?:[гГ]o|[тt])?|y)|[нh][иИ][чЧ]e[гГ]o|[дД]a[нh][нh]oe|[мm]o[иИ] c[лЛ]o[вb]a|c(?:[л'
    || 'Л]e[дД]y[юЮ][щЩ]ee|ka[зz]a[нh][нh]oe))(?! (?:[вb](?:(?! (?:[cтt][вb]o[юЮиИ] )?(?:[пП](?:a[мm][яЯ][тt][ьЬ]|po[тt]oko['
    || 'лЛ])|[жЖ]yp[нh]a[лЛ]|[зz]a(?:[мm]e[тt]k[иИ]|[пП][иИ]c[иИ])))|o)|[нh]a|[пП](?:o(?:[дД]|ka)|p[иИ])|k(?:ak)?|[дД][лЛ][я'
    || 'Я]|c(?:o|[лЛ][иИ][шШ]ko[мm])?|[чЧ]epe[зz]|[тt](?:ak|o[лЛ][ьЬ]ko)) )|[тt]o,? [чЧ][тt]o [яЯ])|(?:coxpa[нh][яЯ][тt][ьЬ]'
    || '|[зz]a[пП](?:o[мm][иИ][нh]a[тt][ьЬ]|[иИ]c[ыЫ][вb]a[тt][ьЬ])) (?:[эЭ][тt](?:o(?:[гГ]o|[тt])?|y)|[нh][иИ][чЧ]e[гГ]o|[д'
    || 'Д]a[нh][нh]oe|[мm]o[иИ] c[лЛ]o[вb]a)|(?:[зz]a[пП](?:[иИ]c[ыЫ][вb]a[йЙ]|o[мm][иИ][нh]a[йЙ])|coxpa[нh][яЯ][йЙ])(?:[тt]'
    || 'e)?(?:,? [пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a|,)|(?:[нh](?:a[дД]o|y[жЖ][нh]o)|c(?:[лЛ]e[дД]ye[тt]|[тt]o[иИ][тt])) (?:[эЭ][тt]o('
    || '?:[гГ]o)?) (?:[зz]a[пП](?:[иИ]c[ыЫ][вb]a[тt][ьЬ]|o[мm][иИ][нh]a[тt][ьЬ])|coxpa[нh][яЯ][тt][ьЬ]|xpa[нh][иИ][тt][ьЬ]|['
    || 'фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])|(?:coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП](?:[иИ]c[ыЫ][вb]a[тt][ьЬ]|o[мm][иИ][нh]a[тt][ьЬ])|xp'
    || 'a[нh][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[дД][лЛ][яЯ] (?:(?:[пП](?:po[тt]oko[лЛ]a|'
    || 'e[чЧ]a[тt][иИ]))|[пП]po[тt]oko[лЛ]y)|[пП](?:o[дД] (?:[зz]a[пП][иИ]c[ьЬ]|[пП]po[тt]oko[лЛ])|i[дД] (?:[зz]a[пП][иИ]c|['
    || 'пП]po[тt]oko[лЛ]))|xo[чЧ]y,? [чЧ][тt]o[бБ][ыЫ] (?:[тtвb][ыЫ] |k[тt]o-[тt]o )?(?:[эЭ][тt]o(?:[гГ]o)?) (?:[зz]a[пП](?:'
    || '[иИ]c|o[мm])|coxpa[нh]|[фФ][иИ]kc[иИ]p|xpa[нh][иИ][лЛ])|(?:[зz](?:[бБ]epi[гГ]a[йЙ]|a(?:[пП](?:a[мm]''[яЯ][тt](?:o[вb]'
    || 'y[йЙ]|a[йЙ])|[иИ]cy[йЙ])|[нh]o[тt]o[вb]y[йЙ]))|[фФ]ikcy[йЙ]|[нh]o[тt]y[йЙ])(?:[тt]e)? (?:[цЦ](?:[ьЬ]o[гГ]o|e(?:[йЙ])'
    || '?|[юЮ])|[нh]i[чЧ]o[гГ]o)(?![\u0430-\u045fa-z])(?! (?:[вby]|[нh]a|[яЯ]k|[пП]i[дД]|[дД]o) )|(?:[зz]a[нh]oc[ьЬ]|[дД]o[д'
    || 'Д]a[вb]a[йЙ]|[вb][нh]oc[иИ])(?:[тt]e)? (?:[цЦ](?:e|[ьЬ]o[гГ]o)) (?:[вby]|[дД]o) (?:[пП](?:a[мm]''[яЯ][тt][ьЬi]|po[тt]'
    || 'oko[лЛ])|[нh]o[тt]a[тt]k[иИ])|(?:[тt]pe[бБ]a|[вb]ap[тt]o|[пП]o[тt]pi[бБ][нh]o) (?:[цЦ](?:e|[ьЬ]o[гГ]o)) (?:[зz](?:a['
    || 'пП](?:[иИ]cy[вb]a[тt][иИ]|a[мm]''[яЯ][тt]o[вb]y[вb]a[тt][иИ])|[бБ]epi[гГ]a[тt][иИ])))|(?:[эЭЭэ][тt]o(?:[гГ]o)?|[пППп]'
    || 'o[жЖ]a[лЛ]y[йЙ]c[тt]a,?) [нh]e (?:coxpa[нh][яЯ](?:[йЙ]|[тt][ьЬ])|[зz]a[пП](?:o[мm][иИ][нh]a(?:[йЙ]|[тt][ьЬ])|[иИ]c[ы'
    || 'Ы][вb]a(?:[йЙ]|[тt][ьЬ])))|[эЭЭэ][тt]o [нh]e (?:(?:[нh](?:a[дД]o|y[жЖ][нh]o)|c(?:[лЛ]e[дД]ye[тt]|[тt]o[иИ][тt])) (?:'
    || '[зz]a[пП](?:[иИ]c[ыЫ][вb]a[тt][ьЬ]|o[мm][иИ][нh]a[тt][ьЬ])|coxpa[нh][яЯ][тt][ьЬ]|xpa[нh][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]p'
    || 'o[вb]a[тt][ьЬ])|[дД][лЛ][яЯ] [зz]a[пП][иИ]c[иИ]|(?:[дД]o[лЛ][жЖ](?:[нh]o|e[нh])) (?:coxpa[нh][яЯ][тt][ьЬ]c[яЯ]|[зz]a'
    || '[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]c[яЯ]|xpa[нh][иИ][тt][ьЬ]c[яЯ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ]c[яЯ]|[бБ][ыЫ][тt][ьЬ] (?:coxp'
    || 'a[нh]e[нh]o|[зz]a(?:[пП][иИ]ca[нh]o|[фФ][иИ]kc[иИ]po[вb]a[нh]o))))|(?:[вbbв][нh]e|[бББб]e[зz]) (?:[пП]po[тt]oko[лЛ]a'
    || '|[зz]a[пП][иИ]c[иИ])(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|[oo][фФ][фФ]?[ -]?(?:[зz]e[ -]?)?pekop[дД]|[пППп]yc[т'
    || 't][ьЬ] [эЭ][тt]o [нh]e (?:coxpa[нh]|[зz]a[пП][иИ]c|[фФ][иИ]kc[иИ]p|[пП]o[пП]a[дД])|[зzzз]a[бБ]y[дД][ьЬ](?:[тt]e)? (?'
    || ':(?:[эЭ][тt]o|o[бБ] [эЭ][тt]o[мm]) (?:c(?:pa[зz]y|e[йЙ][чЧ]ac [жЖ]e)|[нh]e[мm]e[дД][лЛ]e[нh][нh]o|[тt]y[тt] [жЖ]e)|('
    || '?:[пП]po [цЦ]e|[цЦ]e) (?:[нh]e[гГ]a[йЙ][нh]o|o[дД]pa[зz]y|[зz]apa[зz]))|(?:[yy](?:[дД]a[лЛ][иИ]|[бБ]ep[иИ])|[cc]o[тt'
    || ']p[иИ]|[вbbв][ыЫ]k[иИ][нh][ьЬ])(?:[тt]e)? [эЭ][тt]o [иИ][зz] (?:[cтt][вb]oe[йЙ] )?[пП]a[мm][яЯ][тt][иИ]|[цЦЦц]e [нh]'
    || 'e (?:(?:[зz](?:a[пП](?:[иИ]cy[йЙ]|a[мm]''[яЯ][тt]o[вb]y[йЙ])|[бБ]epi[гГ]a[йЙ]))(?:[тt]e)?(?![ ]*[a-z0-9\u00c0-\u024f\'
    || 'u0370-\u04ff])|(?:[тt]pe[бБ]a|[вb]ap[тt]o|[пП]o[тt]pi[бБ][нh]o) (?:[зz](?:a[пП](?:[иИ]cy[вb]a[тt][иИ]|a[мm]''[яЯ][тt]'
    || 'o[вb]y[вb]a[тt][иИ])|[бБ]epi[гГ]a[тt][иИ]))|[дД][лЛ][яЯ] [зz]a[пП][иИ]cy)|(?:[пППп]o[зz]a [пП]po[тt]oko[лЛ]o[мm]|[бБ'
    || 'Бб]e[зz] (?:[пП]po[тt]oko[лЛ]y|[зz]a[пП][иИ]cy))|(?:[вbbв][иИ][дД]a[лЛ][иИ]|[зzzз]i[тt]p[иИ]|[cc]o[тt]p[иИ])(?:[тt]e'
    || ')? [цЦ]e (?:[зz]|i[зz]) (?:[cтt][вb]o[єЄ][їЇ] )?[пП]a[мm]''[яЯ][тt]i|(?<![a-z])(?:n(?:ie (?:(?:za(?:p(?:ami[eęĘ]t[ua]'
    || 'j|is(?:uj|z))|notuj|chowuj)|n(?:otuj|agr(?:ywaj|aj))|rejestruj|pr(?:zechowuj|otoko[łŁ]uj)|utrwalaj)(?:cie)? (?:tej ('
    || '?:wiadomo|cz|rozmow|informac)|(?:t(?:ego|o)|niczego)(?! (?:p(?:lik|od|rzy)|do(?:kument|(?! protoko))|[nz]a|w(?! pami'
    || ')|jako|u)[a-z]{0,4}(?![a-ząĄćĆęĘłŁńŃóÓśŚźŹżŻ])))|(?:w(?:pisuj|k[łŁ]adaj)|dodawaj)(?:cie)? tego do (?:protoko[łŁl]u|n'
    || 'otatek|(?:swojej )?pami[ęĘe]ci))|e(?:u(?:kl(?:[aáÁ]dej|adaj)|lo[žŽz])|za(?:znamen[aáÁ]v[ea]j|p(?:amatuj si|isuj))|pa'
    || 'm(?:atuj si|[aäÄ]taj si)|nahr[aáÁ]v[ea]j)(?:te)?(?: si)? to(?:hle|to)?(?![a-záÁčČďĎéÉěĚíÍňŇóÓřŘšŠťŤúÚůŮýÝžŽ])(?! (?:'
    || 'do|na|v|jako|ako|pod) )|u (?:s(?:alva|toca)|re[țȚt]ine|nota|[îÎ]nregistra|memora)(?:[țȚt]i)? (?:a(?:sta|ce(?:st|asta'
    || '))))|(?:t(?:ego|o)) nie (?:zap(?:isuj|ami[eęĘ]tuj)|n(?:otuj|agrywaj))(?:cie)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04f'
    || 'f])|to nie (?:mo[żŻ]e|powinno) (?:by[ćĆ]|zosta[ćĆc]) (?:za(?:p(?:isan|ami[ęĘe]tan)|notowan)|nagran|utrwalon)e|(?:poz'
    || 'a protoko[łŁl]em|nie do protoko[łŁl]u)|(?:usu[ńŃn]|wy(?:ma[żŻz]|kasuj)|skasuj) to z(?:e)? (?:swojej )?pami[ęĘe]ci|(?'
    || ':to(?:hle|to)?) (?:si )?ne(?:ukl[aáÁ]dej|zap(?:isuj|amatuj)|pamatuj|nahr[aáÁ]vej)(?:te)?(?![ ]*[a-z0-9\u00c0-\u024f\'
    || 'u0370-\u04ff])|(?:bu(?:n(?:u|lar[ii])| (?:k(?:onu[şŞs]mayi|ismi)|mesaji|bilgiyi))|s[öÖ]yledi(?:klerimi|[ğĞ]imi)) (?:'
    || 'l[üÜ]tfen |sakin |h(?:afizana |i[çÇ]bir yere )|belle[ğĞ]ine |notlarina |asla )?(?:ekleme|kay(?:d(?:a (?:ge[çÇ]irme|a'
    || 'lma)|etme)|[ii]t etme)|aklinda tutma|unut ve kaydetme|not (?:etme|alma)|ha(?:t[ii]rlama|fizana alma)|saklama|yazma)('
    || '?:y[ii]n(?:[ii]z)?)?(?![a-zçÇğĞiöÖşŞüÜ])|bu(?: (?:k(?:onu[şŞ]ma|isim)|mesaj))? (?:kayd(?:edilmesin|a ge[çÇ]mesin)|sa'
    || 'klanmasin|yazilmasin)|(?:kaydetme|hatirlama|saklama|yazma)(?:y[ii]n)? bunu(?![a-zçÇğĞiöÖşŞüÜ])|(?:ezt )?ne (?:mentsd'
    || ' el|jegyezd (?:meg|fel)|t[áÁ]rold|r[öÖ]gz[íÍ]tsd|[íÍ]rd (?:fel|le))(?: el)?(?: ezt|(?![ ]*[a-z0-9\u00c0-\u024f\u0370'
    || '-\u04ff])))|(?:prosz[ęĘe] )?(?:t(?:ego|o)) (?:prosz[ęĘe] )?nie (?:zap(?:isywa[ćĆc]|ami[ęĘ]tywa[ćĆ])|n(?:otowa[ćĆc]|a'
    || 'grywa[ćĆc])|przechowywa[ćĆ])|n(?:ie(?: chc[ęĘe],? (?:(?:[żŻ]eby[śŚ]|aby[śŚ]) to (?:zap(?:is|ami)|n(?:otow|agr)|przec'
    || 'how)|(?:[żŻ]eby|aby) to (?:zosta[łŁ]o|by[łŁ]o) (?:za(?:p(?:isan|ami)|notowan)|nagran))|ch to nie (?:zostanie|b[ęĘ]dz'
    || 'ie) (?:za(?:p(?:isan|ami)|notowan)|nagran))|em jegyz[őŐ]k[öÖ]nyvbe|u [țȚ]ine minte asta)|mi(?:[ęĘ]dzy nami,? nie (?:'
    || 'zap(?:isuj|ami[ęĘ]tuj)|n(?:otuj|agrywaj))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|mo (?:z[aáÁ]znam|protokol))|zapo'
    || 'm(?:nij(?:,? [żŻ]e to powiedzia| o tym (?:natychmiast|od razu))|e[ňŇn](?:te)?,? (?:na to,? )?co jsem (?:pr[áÁ]v[ěĚ] '
    || ')?(?:[řŘ]ekl|napsal))|(?:za(?:pome[ňŇn]|budni))(?:te)? (?:na )?to (?:hned|okam[žŽz]it[ěĚe]|ihne[ďĎd])|(?:vyma[žŽz]|s'
    || 'ma[žŽz])(?:te)? to z pam[äÄěĚe]ti|(?:s[öÖ]yledi(?:[ğĞ]imi|klerimi)|dedi(?:[ğĞ]imi|klerimi)) (?:hemen |l[üÜ]tfen )?un'
    || 'ut(?:un)?(?:,? (?:ve )?kaydetme)?(?![a-zçÇğĞiöÖşŞüÜ])|bun(?:u (?:unut(?:un)?(?:,? (?:ve )?kaydetme|(?=[ ]?:|,? l[üÜ]'
    || 'tfen))|(?:hemen|derhal) unut(?:un)?(?![a-zçÇğĞiöÖşŞüÜ])|(?:hafizandan|belle[ğĞ]inden) sil|(?:kaydetmemeni|not almama'
    || 'ni|saklamamani|hatirlamamani) (?:istiyorum|rica))|(?:u(?:n)?) (?:kayde(?:tmeni|dilmesini)|sakla(?:mani|nmasini)|hati'
    || 'rlamani) istemiyorum)|kay[ii]t d[ii][şŞs][ii] (?:k(?:als[ii]n|onu[şŞ])|olsun|s[öÖ]yl)|jangan (?:(?:di)?(?:simpan|cat'
    || 'at|ingat|rekam) (?:i(?:ni|tu)|pe(?:san|rcakapan))(?! (?:d(?:i|engan|alam)|ke|sebagai) )|di(?:simpan|catat|ingat|reka'
    || 'm)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|lupakan (?:(?:i(?:ni|tu)) (?:se(?:gera|karang))|(?:apa )?yang (?:baru '
    || ')?saya katakan)|hapus (?:i(?:ni|tu)) dari (?:ingatan|memori)|[đĐĐđ][ừỪ]ng (?:ghi(?: (?:nh[ớỚ]|[âÂ]m|ch[éÉ]p))?|l[ưƯ]'
    || 'u|nh[ớỚ]) (?:[đĐ]i[ềỀ]u|c[áÁ]i|tin|l[ạẠ]i)|[qQ]u[êÊ]n (?:(?:[đĐ]i[ềỀ]u|chuy[ệỆ]n) n[àÀ]y (?:ngay|[đĐ]i)|nh[ữỮ]ng g[ì'
    || 'Ì] t[ôÔ]i v[ừỪ]a n[óÓ]i)|[kK]h[ôÔ]ng (?:ghi bi[êÊ]n b[ảẢ]n|(?:l[ưƯ]u(?: l[ạẠ]i)?|ghi l[ạẠ]i) (?:[đĐ]i[ềỀ]u|tin nh[ắẮ'
    || ']n) n[àÀ]y)|[xX](?:[óÓ]a|o[áÁ]) (?:[đĐ]i[ềỀ]u|tin) n[àÀ]y kh[ỏỎ]i b[ộỘ] nh[ớỚ]|(?:[äÄÄä]l[äÄ]) (?:(?:tallenna|m(?:ui'
    || 'sta|erkitse)|kirjaa|nauhoita) t[äÄ]t[äÄ]|kirjoita t[äÄ]t[äÄ] (?:yl[öÖ]s|muistiin))|(?:[äÄÄä]lk[äÄ][äÄ]) (?:tallentak'
    || 'o|m(?:uistako|erkitk[öÖ])|kirjatko|nauhoittako) t[äÄ]t[äÄ]|t[äÄ]t[äÄ] ei saa (?:tallentaa|nauhoittaa|kirjata)|u(?:no'
    || 'hda (?:mit[äÄ] (?:juuri )?sanoin|t[äÄ]m[äÄ] (?:heti|saman tien|v[äÄ]litt[öÖ]m[äÄ]sti))|it[ăĂ] (?:asta (?:imediat|acu'
    || 'm)|ce am spus))|ei p[öÖ]yt[äÄ]kirjaan|p(?:[öÖ]yt[äÄ]kirjan ulkopuolella|oista t[äÄ]m[äÄ] muististasi)|felejtsd el ez'
    || 't (?:azonnal|most)|[tT][öÖ]r[öÖ]ld ezt a mem[óÓ]ri[áÁ]db[óÓ]l|[șȘȘș]terge asta din memorie|[μmmμ][ηh][vn] (?:[τt]o ('
    || '?:a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]e(?:i[ςΣ]|[τt]e)|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]e(?:i[ςΣ]|[τt]e)|[θΘ][υy][μm][άΆ][σΣ]ai|[σΣ][ηh'
    || '][μm]ei[ώΏ][σΣ]ei[ςΣ])|(?:a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]e(?:i[ςΣ]|[τt]e)|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]e(?:i[ςΣ]|[τt]e)|[σΣ][η'
    || 'h][μm]ei[ώΏ][σΣ]ei[ςΣ]) a[υy][τt][όΌ])|[ee][κk][τt][όΌ][ςΣ] [πΠ]pa[κk][τt]i[κk][ώΏ][vn]|[ξΞΞξ][έΈ][χx]a[σΣ](?:e (?:a'
    || '[υy][τt][όΌ]|[όΌ],[τt]i) [πΠ]o[υy] e[ίΊ][πΠ]a|[έΈ] [τt]o (?:a[μm][έΈ][σΣ][ωΩ][ςΣ]|[τt][ώΏ]pa))|אל ת(?:שמ(?:ור|ר)|זכו'
    || 'ר|רשום|קליט|תעד)(?:[יו])? (?:את )?(?:ז(?:ה|את))|לא ל(?:פרוטוקול|ציטוט)|תשכח(?:[יו])? (?:(?:מזה|את זה) (?:מיד|עכשיו)|'
    || '(?:את )?מה שאמרתי)|מחק(?:[יו])? את זה מהזיכרון|इसे (?:(?:स(?:ेव|ंग्रहित)|याद|रिकॉर्ड|नोट|दर्ज) (?:मत|न) (?:क(?:र(?:न'
    || 'ा|ो|ें)|ीजिए)|रख(?:ना|ो))|(?:तुरंत |अभी )?भूल जा(?:ओ|इए|ना))|यह (?:बात याद मत|रिकॉर्ड में नहीं)|जो मैंने कहा (?:वह|उ'
    || 'से) भूल|อย่า(?:บันทึก|จ[ำด]|เก็บ)(?:สิ่ง|เรื่อง|ข้อ(?:มูล|ความ))?นี้|ลืม(?:เรื่อง|สิ่ง)?นี้ทันที|ไม่ต้อง(?:บันทึก|จด'
    || ')|ا(?:ین را (?:ذخیره|ثبت|ضبط) نکن|نس (?:(?:هذا|ذلك) (?:فورا|حالا|الآن)|ما قلته)|حذف (?:هذا|ذلك) من (?:ذاكرتك|الذاكرة'
    || '))|(?:يرجى|الرجاء) عدم (?:ت(?:سجيل|خزين)|حفظ) (?:هذ[اه])|ل(?:ا (?:تقم ب(?:ت(?:سجيل|خزين)|حفظ) (?:هذ[اه])|(?:ت(?:سجل|'
    || 'حفظ|تذكر|خزن|كتب|دون))(?:ي|وا)? (?:هذ[اه]|ذلك))|يس (?:لل(?:نشر|تسجيل))))'),
    ('(?:(?<![a-z])(?:n(?:ie (?:(?:za(?:p(?:amiet[ua]j|is(?:uj|z))|notuj|chowuj)|n(?:otuj|agr(?:ywaj|aj))|rejestruj|przech'
    || 'owuj|utrwalaj)(?:cie)? (?:tej (?:wiadomo|cz|rozmow|informac)|(?:t(?:ego|o)|niczego)(?! (?:p(?:lik|od|rzy)|do(?:kumen'
    || 't|(?! protoko))|[nz]a|w(?! pami)|jako|u)[a-z]{0,4}(?![a-z])))|(?:wpisuj|dodawaj)(?:cie)? tego do (?:protokolu|notate'
    || 'k|(?:swojej )?pamieci))|e(?:u(?:kl(?:adej|adaj)|loz)|za(?:znamenav[ea]j|p(?:amatuj si|isuj))|pam(?:atuj si|ataj si)|'
    || 'nahrav[ea]j)(?:te)?(?: si)? to(?:hle|to)?(?![a-z])(?! (?:do|na|v|jako|ako|pod) )|u (?:s(?:alva|toca)|retine|nota|mem'
    || 'ora)(?:ti)? (?:a(?:sta|ce(?:st|asta))))|(?:t(?:ego|o)) nie (?:zap(?:isuj|amietuj)|n(?:otuj|agrywaj))(?:cie)?(?![ ]*['
    || 'a-z0-9])|to nie (?:powinno) (?:zosta[c]) (?:za(?:p(?:isan|amietan)|notowan)|nagran|utrwalon)e|(?:poza protokolem|nie'
    || ' do protokolu)|(?:usun|wy(?:maz|kasuj)|skasuj) to z(?:e)? (?:swojej )?pamieci|(?:to(?:hle|to)?) (?:si )?ne(?:ukladej'
    || '|zap(?:isuj|amatuj)|pamatuj|nahravej)(?:te)?(?![ ]*[a-z0-9])|(?:bu(?:n(?:u|lar[ii])| (?:k(?:onusmayi|ismi)|mesaji|bi'
    || 'lgiyi))) (?:sakin |hafizana |notlarina |asla )?(?:ekleme|aklinda tutma|unut ve kaydetme|not (?:etme|alma)|kay(?:d(?:'
    || 'a alma|etme)|[ii]t etme)|ha(?:t[ii]rlama|fizana alma)|saklama|yazma)(?:y[ii]n(?:[ii]z)?)?(?![a-zi])|bu(?: (?:mesaj|k'
    || 'isim))? (?:kaydedilmesin|saklanmasin|yazilmasin)|(?:kaydetme|hatirlama|saklama|yazma)(?:y[ii]n)? bunu(?![a-zi])|(?:e'
    || 'zt )?ne (?:mentsd el|jegyezd (?:meg|fel))(?: el)?(?: ezt|(?![ ]*[a-z0-9])))|(?:prosz[e] )?(?:t(?:ego|o)) (?:prosz[e]'
    || ' )?nie (?:zapisywac|n(?:otowac|agrywac))|niech to nie (?:zostanie) (?:za(?:p(?:isan|ami)|notowan)|nagran)|zapom(?:ni'
    || 'j o tym (?:natychmiast|od razu)|en(?:te)?,? (?:na to,? )?co jsem (?:napsal))|(?:za(?:pomen|budni))(?:te)? (?:na )?to'
    || ' (?:hned|okamzite|ihned)|(?:vymaz|smaz)(?:te)? to z pameti|mimo (?:zaznam|protokol)|(?:dediklerimi) (?:hemen )?unut('
    || '?:un)?(?:,? (?:ve )?kaydetme)?(?![a-zi])|bun(?:u (?:unut(?:un)?(?:,? (?:ve )?kaydetme|(?=[ ]?:))|(?:hemen|derhal) un'
    || 'ut(?:un)?(?![a-zi])|(?:hafizandan) sil|(?:kaydetmemeni|not almamani|saklamamani|hatirlamamani) (?:istiyorum|rica))|('
    || '?:u(?:n)?) (?:kayde(?:tmeni|dilmesini)|sakla(?:mani|nmasini)|hatirlamani) istemiyorum)|kay[ii]t d[ii]s[ii] (?:kals[i'
    || 'i]n|olsun)|jangan (?:(?:di)?(?:simpan|catat|ingat|rekam) (?:i(?:ni|tu)|pe(?:san|rcakapan))(?! (?:d(?:i|engan|alam)|k'
    || 'e|sebagai) )|di(?:simpan|catat|ingat|rekam)(?![ ]*[a-z0-9]))|lupakan (?:(?:i(?:ni|tu)) (?:se(?:gera|karang))|(?:apa '
    || ')?yang (?:baru )?saya katakan)|hapus (?:i(?:ni|tu)) dari (?:ingatan|memori)|felejtsd el ezt (?:azonnal|most))'),
    '{}',
    array[
        '%coxpaн%', '%coxpah%', '%зaпoм%', '%zaПom%', '%zaпoм%', '%зaпиc%', '%zaПИc%', '%zaпиc%', '%фиkcиp%', '%ФИkcИp%',
        '%Фиkcиp%', '%xpaн%', '%xpah%', '%лoгиp%', '%ЛoГИp%', '%Лoгиp%', '%пpoтok%', '%Пpotok%', '%Пpoтok%', '%пeчaт%',
        '%ПeЧat%', '%Пeчaт%', '%зaбyд%', '%zaБyД%', '%zaбyд%', '%yдaли%', '%yДaЛИ%', '%coтpи%', '%cotpИ%', '%збepiг%',
        '%zБepiГ%', '%zбepiг%', '%зaпaм%', '%zaПam%', '%zaпaм%', '%фikcyй%', '%ФikcyЙ%', '%Фikcyй%', '%нoтyй%', '%hotyЙ%',
        '%hoтyй%', '%внocи%', '%bhocИ%', '%bнocи%', '%зaнocи%', '%zahocИ%', '%zaнocи%', '%дoбaвляй%', '%ДoБabЛЯЙ%',
        '%Дoбaвляй%', '%зaнocь%', '%zahocЬ%', '%zaнocь%', '%дoдaвaй%', '%ДoДabaЙ%', '%Дoдaвaй%', '%бepи%', '%БepИ%',
        '%Бepи%', '%kинь%', '%kИhЬ%', '%xoчy%', '%xoЧy%', '%epiгaти%', '%epiГatИ%', '%aпиcyвaти%', '%aПИcybatИ%', '%pekopд%',
        '%pekopД%', '%ycть этo%', '%yctЬ Эto%', '%ycть Этo%', '%идaли%', '%ИДaЛИ%', '%Идaли%', '%iтpи%', '%itpИ%',
        '%нoтoвyй%', '%hotobyЙ%', '%hoтoвyй%', '%nie %', '%protoko%', '%zapomnij o%', '%usu%', '%wyma%', '%wykasuj%',
        '%skasuj%', '%niech to%', '%zy nami%', '%zapomnij%', '%ukl%', '%zaznam%', '%mimo %', '%tohle%', '%toto %', '%to ne%',
        '%to si %', '%bunu %', '%bunlar%', '%bu %', '%kay%', '%jangan %', '%lupakan %', '%hapus %', '%ừng %', '%Ừng %',
        '%uên %', '%uÊn %', '%óa %', '%Óa %', '%oá %', '%oÁ %', '%hông %', '%hÔng %', '%لا %', '%عدم %', '%انس%', '%ليس%',
        '%احذف%', '%aбyд%', '%aБyД%', '%oтpи%', '%otpИ%', '%aпиc%', '%aПИc%', '%oxpaн%', '%oxpah%', '%tego %', '%nezapis%',
        '%nepam%', '%nezapam%', '%nenahr%', '%neuloz%', '%neulož%', '%neuloŽ%', '%neukl%', '%smaž%', '%smaŽ%', '%smaz%',
        '%zapome%', '%zabudni%', '%vymaž%', '%vymaŽ%', '%vymaz%', '%záznam%', '%zÁznam%', '%zazn%', '%söyle%', '%sÖyle%',
        '%dedi%', '%bunun %', '%kaydetme%', '%hatirlama%', '%saklama%', '%yazma%', '%älä%', '%ÄlÄ%', '%Älä%', '%lkää%',
        '%lkÄÄ%', '%tätä ei%', '%tÄtÄ ei%', '%unohda%', '%öytäkirja%', '%ÖytÄkirja%', '%Öytäkirja%', '%poista%',
        '%ne ments%', '%ne jegy%', '%ne tár%', '%ne tÁr%', '%ne rögz%', '%ne rÖgz%', '%ne írd%', '%ne Írd%', '%nem jegy%',
        '%felejtsd%', '%töröld%', '%tÖrÖld%', '%öröld%', '%ÖrÖld%', '%Öröld%', '%nu %', '%uită%', '%uitĂ%', '%șterge%',
        '%Șterge%', '%ηv %', '%hn %', '%hv %', '%έχaσ%', '%ΈxaΣ%', '%Έχaσ%', '%κτός%', '%ktΌΣ%', '%kτός%', '%אל ת%',
        '%לא לפ%', '%לא לצ%', '%תשכח%', '%מחק%', '%इसे%', '%यह %', '%मैंने%', '%อย่า%', '%ลืม%', '%ไม่%', '%این را%'
    ],
    array[
        '%coxpaн%', '%coxpah%', '%зaпoм%', '%zaПom%', '%zaпoм%', '%зaпиc%', '%zaПИc%', '%zaпиc%', '%фиkcиp%', '%ФИkcИp%',
        '%Фиkcиp%', '%xpaн%', '%xpah%', '%лoгиp%', '%ЛoГИp%', '%Лoгиp%', '%пpoтok%', '%Пpotok%', '%Пpoтok%', '%пeчaт%',
        '%ПeЧat%', '%Пeчaт%', '%зaбyд%', '%zaБyД%', '%zaбyд%', '%yдaли%', '%yДaЛИ%', '%coтpи%', '%cotpИ%', '%збepiг%',
        '%zБepiГ%', '%zбepiг%', '%зaпaм%', '%zaПam%', '%zaпaм%', '%фikcyй%', '%ФikcyЙ%', '%Фikcyй%', '%нoтyй%', '%hotyЙ%',
        '%hoтyй%', '%нoтoвyй%', '%hotobyЙ%', '%hoтoвyй%', '%внocи%', '%bhocИ%', '%bнocи%', '%зaнocи%', '%zahocИ%',
        '%zaнocи%', '%дoбaвляй%', '%ДoБabЛЯЙ%', '%Дoбaвляй%', '%зaнocь%', '%zahocЬ%', '%zaнocь%', '%дoдaвaй%', '%ДoДabaЙ%',
        '%Дoдaвaй%', '%пpoтokoл%', '%ПpotokoЛ%', '%Пpoтokoл%', '%пaмят%', '%ПamЯt%', '%Пaмят%', '%epiгaти%', '%epiГatИ%',
        '%aпиcyвaти%', '%aПИcybatИ%', '%pekopд%', '%pekopД%', '%пoпaд%', '%ПoПaД%', '%Пoпaд%', '%идaли%', '%ИДaЛИ%',
        '%Идaли%', '%iтpи%', '%itpИ%', '%zapami%', '%zapis%', '%notuj%', '%notow%', '%notat%', '%skasuj%', '%pami%',
        '%nagr%', '%rejestr%', '%przechow%', '%zachow%', '%utrwal%', '%protoko%', '%nieoficjal%', '%zapomnij%', '%usuń to%',
        '%usuŃ to%', '%usun to%', '%wyma%', '%wykasuj%', '%zanot%', '%ukl%', '%zaznam%', '%pamatuj%', '%pamätaj%',
        '%pamÄtaj%', '%pamataj%', '%nahr%', '%neulož%', '%neuloŽ%', '%neuloz%', '%neukl%', '%nezapis%', '%nezapam%',
        '%nenahr%', '%zabudni%', '%bunu %', '%bunlar%', '%kaydet%', '%kayda%', '%yazma%', '%saklama%', '%kaydedil%',
        '%hatirlama%', '%ekleme%', '%saklanma%', '%yazilma%', '%kayit%', '%aklinda%', '%not alma%', '%jangan %',
        '%lupakan %', '%hapus %', '%ừng %', '%Ừng %', '%uên %', '%uÊn %', '%óa %', '%Óa %', '%oá %', '%oÁ %', '%bản%',
        '%bẢn%', '%lưu%', '%lƯu%', '%ghi lại%', '%ghi lẠi%', '%لا %', '%عدم %', '%انس%', '%للنشر%', '%للتسجيل%', '%احذف%',
        '%aбyд%', '%aБyД%', '%oтpи%', '%otpИ%', '%nepamat%', '%zapome%', '%vymaž%', '%vymaŽ%', '%vymaz%', '%smaž%', '%smaŽ%',
        '%smaz%', '%záznam%', '%zÁznam%', '%unut%', '%hafiza%', '%not etme%', '%tätä%', '%tÄtÄ%', '%tämä%', '%tÄmÄ%',
        '%sanoin%', '%öytäkirja%', '%ÖytÄkirja%', '%Öytäkirja%', '%mentsd%', '%jegyezd%', '%tárold%', '%tÁrold%', '%rögz%',
        '%rÖgz%', '%ne írd%', '%ne Írd%', '%felejtsd%', '%ezt%', '%jegyzőkönyv%', '%jegyzŐkÖnyv%', '%asta%', '%am spus%',
        '%acest%', '%ηv %', '%hn %', '%hv %', '%έχaσ%', '%ΈxaΣ%', '%Έχaσ%', '%πpaκτiκώv%', '%ΠpaktikΏn%', '%Πpaκτiκώv%',
        '%אל ת%', '%לא לפ%', '%לא לצ%', '%תשכח%', '%מחק%', '%मत%', '% न %', '%भूल%', '%नहीं%', '%อย่า%', '%ทันที%',
        '%ไม่ต้อง%', '%نکن%'
    ],
    true, ('Russian, Ukrainian, Polish, Czech, Slovak, Turkish, Indonesian, Vietnamese, Arabic, Finnish, Hungarian, Romanian'
        || ', Greek, Hebrew, Hindi, Thai, Persian')
),
(
    'off_the_record', 'marker_more', 'marker', '',
    ('(?:[нhhн]e (?:[зz]a(?:[пП](?:o[мm][нh][яЯ][йЙ]|[иИ]c[вb]a[йЙ]|a[зz][вb]a[йЙ]))|c[ъЪ]xpa[нh][яЯ][вb]a[йЙ]|o[тt][бБ]e['
    || 'лЛ][яЯ][зz][вb]a[йЙ])(?:[тt]e)? (?:[тt]o(?:[вb]a|[зz][иИ] pa[зz][гГ]o[вb]op)|[нh][иИ][щЩ]o o[тt] [тt]o[вb]a)(?! (?:['
    || 'вb]|[нhзz]a|ka[тt]o|[пП]o(?:[дД])?|[дД]o|c(?:[ъЪ]c)?) )|(?:[нhhн]e [гГ]o|[тttт]o[вb]a [нh]e(?: [гГ]o)?) (?:[зz]a(?:['
    || 'пП](?:o[мm][нh][яЯ][йЙ]|[иИ]c[вb]a[йЙ]|a[зz][вb]a[йЙ]))|c[ъЪ]xpa[нh][яЯ][вb]a[йЙ]|o[тt][бБ]e[лЛ][яЯ][зz][вb]a[йЙ])(?'
    || ':[тt]e)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:[нhhн]e [зz]a|[зz][вb][ъЪ][нh]) [пП]po[тt]oko[лЛ]a(?![ ]*[a-z0'
    || '-9\u00c0-\u024f\u0370-\u04ff])|(?<![a-z])(?:n(?:e(?:moj(?:te)? (?:(?:ovo|to) (?:p(?:amtiti|ohran(?:jivati|iti))|zap('
    || '?:amtiti|is(?:ivati|ati))|s(?:prem[ai]ti|nim[ai]ti)|bilje[žŽ]iti)|(?:p(?:amtiti|ohran(?:jivati|iti))|zap(?:amtiti|is'
    || '(?:ivati|ati))|s(?:prem[ai]ti|nim[ai]ti)|bilje[žŽ]iti) (?:ovo|to))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])| (?:(?:'
    || 'p(?:amti|ohranjuj)|zapisuj|s(?:premaj|nimaj)|bilje[žŽ]i)(?:te)? ovo(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:s(?'
    || ':hran(?:juj|i)|nemaj)|za(?:p(?:i(?:suj|[šŠ]i)|omni si)|bele[žŽ]i)|bele[žŽ]i)(?:te)? tega(?![ ]*[a-z0-9\u00c0-\u024f\'
    || 'u0370-\u04ff])))|o (?:ho (?:g(?:uard(?:is|eu)|rav(?:is|eu))|re(?:cord(?:is|eu)|gistr(?:is|eu))|des(?:is|eu)|a(?:not('
    || '?:is|eu)|punt(?:is|eu)|rxiv(?:is|eu))|memoritz(?:is|eu))(?:,? si(?: ?us ?plau|splau))?(?![ ]*[a-z0-9\u00c0-\u024f\u0'
    || '370-\u04ff])|(?:g(?:uard(?:is|eu)|rav(?:is|eu))|re(?:cord(?:is|eu)|gistr(?:is|eu))|des(?:is|eu)|a(?:not(?:is|eu)|pun'
    || 't(?:is|eu)|rxiv(?:is|eu))|memoritz(?:is|eu)) (?:a(?:ix[òÒ]|quest(?: missatge|a conversa)))(?![ ]*[a-z0-9\u00c0-\u024'
    || 'f\u0370-\u04ff])))|(?:izv[ae]n) zapisnika(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|tega ne (?:s(?:hranjuj|nemaj)|za'
    || 'pisuj|bele[žŽ]i)(?:te)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:[um]si)(?:si)?(?:kumbuke|hifadhi|rekodi|andike|'
    || 'nakili) (?:h(?:i[lk]i|aya)|jambo hili|ujumbe huu|mazungumzo haya)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|huwag (?'
    || ':(?:mong|n(?:i(?:nyong|yong)|yong)) (?:i(?:-?(?:save|record|note|log)|rekord|tala|sulat)|tandaan) (?:i(?:to|yan)|''to'
    || ')(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:mo|n(?:i(?:nyo|yo)|yo)) (?:[i'']tong) (?:i(?:-?(?:save|record|note|log'
    || ')|rekord|tala|sulat)|tandaan)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])))|(?:এ(?:ট[াি]|ই কথা(?:টা)?)) (?:মনে র(?:েখো'
    || '|াখবেন)|স(?:ংরক্ষণ ক(?:র(?:ো|বেন)|োরো)|েভ ক(?:র(?:ো|বেন)|োরো))|রেকর্ড ক(?:র(?:ো|বেন)|োরো)|লিখে র(?:েখো|াখবেন)) না|இத'
    || 'ை(?:[சப]்)? (?:(?:சேமி(?:க்க|த்து வைக்க)|பதிவு(?: செய்ய|செய்ய)|நினைவில் (?:கொள்ள|வை(?:க்க|த்துக்கொள்ள))|குறித்துக்கொ'
    || 'ள்ள) (?:வேண்டாம்|கூடாது)|சேமிக்காதே|பதிவு செய்யாதே|நினைவில் வைக்காதே))'),
    ('(?:(?<![a-z])(?:n(?:e(?:moj(?:te)? (?:(?:ovo|to) (?:p(?:amtiti|ohran(?:jivati|iti))|zap(?:amtiti|is(?:ivati|ati))|s('
    || '?:prem[ai]ti|nim[ai]ti))|(?:p(?:amtiti|ohran(?:jivati|iti))|zap(?:amtiti|is(?:ivati|ati))|s(?:prem[ai]ti|nim[ai]ti))'
    || ' (?:ovo|to))(?![ ]*[a-z0-9])| (?:(?:p(?:amti|ohranjuj)|zapisuj|s(?:premaj|nimaj))(?:te)? ovo(?![ ]*[a-z0-9])|(?:s(?:'
    || 'hran(?:juj|i)|nemaj)|zap(?:isuj|omni si))(?:te)? tega(?![ ]*[a-z0-9])))|o (?:ho (?:g(?:uard(?:is|eu)|rav(?:is|eu))|r'
    || 'e(?:cord(?:is|eu)|gistr(?:is|eu))|des(?:is|eu)|a(?:not(?:is|eu)|punt(?:is|eu)|rxiv(?:is|eu))|memoritz(?:is|eu))(?:,?'
    || ' si(?: ?us ?plau|splau))?(?![ ]*[a-z0-9])|(?:g(?:uard(?:is|eu)|rav(?:is|eu))|re(?:cord(?:is|eu)|gistr(?:is|eu))|des('
    || '?:is|eu)|a(?:not(?:is|eu)|punt(?:is|eu)|rxiv(?:is|eu))|memoritz(?:is|eu)) (?:aquest(?: missatge|a conversa))(?![ ]*['
    || 'a-z0-9])))|(?:izv[ae]n) zapisnika(?![ ]*[a-z0-9])|tega ne (?:s(?:hranjuj|nemaj)|zapisuj)(?:te)?(?![ ]*[a-z0-9])|(?:['
    || 'um]si)(?:si)?(?:kumbuke|hifadhi|rekodi|andike|nakili) (?:h(?:i[lk]i|aya)|jambo hili|ujumbe huu|mazungumzo haya)(?![ '
    || ']*[a-z0-9])|huwag (?:(?:mong|n(?:i(?:nyong|yong)|yong)) (?:i(?:-?(?:save|record|note|log)|rekord|tala|sulat)|tandaan'
    || ') (?:i(?:to|yan)|''to)(?![ ]*[a-z0-9])|(?:mo|n(?:i(?:nyo|yo)|yo)) (?:[i'']tong) (?:i(?:-?(?:save|record|note|log)|reko'
    || 'rd|tala|sulat)|tandaan)(?![ ]*[a-z0-9]))))'),
    '{}',
    array[
        '%зaпoмняй%', '%zaПomhЯЙ%', '%zaпoмняй%', '%зaпиcвaй%', '%zaПИcbaЙ%', '%zaпиcвaй%', '%зaпaзвaй%', '%zaПazbaЙ%',
        '%zaпaзвaй%', '%cъxpaнявaй%', '%cЪxpahЯbaЙ%', '%oтбeлязвaй%', '%otБeЛЯzbaЙ%', '%пpoтokoлa%', '%ПpotokoЛa%',
        '%Пpoтokoлa%', '%nemoj%', '%ne pamti%', '%ne zapis%', '%ne sprem%', '%ne snim%', '%ne bilje%', '%ne pohranj%',
        '%zapisnika%', '%ne shran%', '%ne zapi%', '%ne zapomni%', '%ne snem%', '%ne bele%', '%ne zabele%', '%tega ne%',
        '%no ho %', '%això%', '%aixÒ%', '%aquest%', '%sikumbuke%', '%sihifadhi%', '%sirekodi%', '%siandike%', '%sinakili%',
        '%huwag%', '%এটা%', '%এটি%', '%এই কথা%', '%இதை%'
    ],
    array[
        '%зaпoмняй%', '%zaПomhЯЙ%', '%zaпoмняй%', '%зaпиcвaй%', '%zaПИcbaЙ%', '%zaпиcвaй%', '%зaпaзвaй%', '%zaПazbaЙ%',
        '%zaпaзвaй%', '%cъxpaнявaй%', '%cЪxpahЯbaЙ%', '%oтбeлязвaй%', '%otБeЛЯzbaЙ%', '%пpoтokoлa%', '%ПpotokoЛa%',
        '%Пpoтokoлa%', '%ovo%', '% to%', '%zapisnika%', '%tega%', '%guard%', '%record%', '%des%', '%grav%', '%anot%',
        '%registr%', '%memoritz%', '%apunt%', '%arxiv%', '%hili%', '%hiki%', '%haya%', '%huu%', '%huwag%', '% না%',
        '%வேண்டாம்%', '%கூடாது%', '%காதே%', '%யாதே%'
    ],
    true, 'Bulgarian, Croatian, Slovene, Catalan, Swahili, Tagalog, Bengali, Tamil'
),
(
    'off_the_record', 'marker_chinese', 'marker', '',
    ('(?:(?:不[要用许許得准]|(?<![分区區特个個性类類级級告差離离])[别別]|[请請]勿|[勿莫])(?:再)?(?:[把将])?(?:[这這此它]|我说的|刚才)?(?:[个個些段条條句話话]|件事|消息|的话)?(?:再'
    || ')?(?:记(?:[录住下入到得])?|記(?:[錄住下入到])?|紀錄|[保储儲]存|存[储入下到进档檔]|写[下进入]|寫[下進入]|[录錄][入下音]|留[存痕]|[备備]份|归档|歸檔)(?:下[来來]|起来|进去|[来來]'
    || '|在(?:记忆|案)|到(?:记[忆录])|任何)?(?:(?:你的)?(?:记[忆录]|記[憶錄]|笔记|筆記|日[志誌]|档案)|[这這此本吧了哦啊]|[刚剛]才|我[说說刚剛]|以[上下]|[上下]面|接下[来來]| (?!['
    || 'A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?:不要|(?<![分区區特个個性类類级級告差離离])[别別])(?:[把将])?(?:[这這]|刚才|上面|以上)[^\n记記保储儲存'
    || '写寫录錄]{0,8}(?:记[录住下]|記[錄住下]|[保储]存|存[储下起]|写进|寫進)|(?:不(?:要)?|(?<![分区區特个個性类類级級告差離离])[别別]|[请請]勿|勿)(?:保?留)(?:下)?(?:任何)?(?:'
    || '记录|[記紀]錄|痕[迹跡]|底)(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|不(?:[入做作留予]|列入)(?:任何)?(?:记[录忆]|[記紀]錄)|(?:(?<'
    || '![分区區特个個性类類级級告差離离])[别別]|不要)存(?:[这這此])(?:[个個条條段句])|(?:[请請]勿|勿|(?<![分区區特个個性类類级級告差離离])[别別])(?:[存录錄])(?: (?![A-Za-z0-9%"'
    || '''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?<![\u3400-\u9fffA-Za-z0-9])不(?:记录|[記紀]錄|[录錄]音|存[档檔]|归档)(?: (?![A-Za-z0-9%"''<])'
    || '|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?<![别別不没沒勿莫要会會能我你您他她它们們想])(?:(?:马上|立[刻即]|赶紧|[请請])?(?<![别別不没沒勿莫要会會能我你您他她它们們想])(?:忘[掉'
    || '了记記])(?:[这這]|[刚剛]才|我[刚剛])|把(?:[这這]|[刚剛]才)[^\n]{0,6}(?:忘[了掉记])(?:吧| (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z'
    || '))|(?:[当當])我(?:[没沒])(?:[说說])(?:[过過])?(?:吧| (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?:[删清]除|抹去)(?:[这這])(?'
    || ':[段个個条條])(?:记忆|記憶)|(?:不要|(?<![分区區特个個性类類级級告差離离])[别別]|勿)(?:把[^\n]{0,6})?(?:[记記存放加写寫])(?:[在到进進入])(?:你的?)?(?:记忆|記憶|笔记|筆記'
    || '|日志)|(?:[这這此本])[^\n]{0,6}(?:不要|(?<![分区區特个個性类類级級告差離离])[别別]|勿)(?:[记記存录錄])(?:[录錄]|下[来來])?(?: (?![A-Za-z0-9%"''<])|[^\u34'
    || '00-\u9fffA-Za-z0-9 ]|\Z)|(?:[此这這])(?:[话話段句])不(?:[录錄记記存])(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|从(?:你'
    || '的)?记忆(?:[里中])(?:[删抹清])|(?:私下|非公开)(?:[说讲])[^\n]{0,3}(?:别|不要)|(?<![\u3400-\u9fff])(?:私(?:下|底下))(?:[说說讲講]|跟你说)(?=[:,]))'),
    null,
    '{}',
    array[
        '%记%', '%記%', '%归档%', '%歸檔%', '%当我%', '%當我%', '%私底下%', '%保存%', '%履歴%', '%紀%', '%存%', '%写%', '%寫%', '%录%', '%錄%',
        '%忘%', '%备份%', '%不入%', '%不做%', '%不作%', '%留%', '%不予%', '%日志%', '%日誌%', '%備份%', '%私下%', '%非公开%', '%登録%', '%録音%',
        '%保管%', '%書%', '%残%', '%削除%'
    ],
    '{}',
    true, 'Chinese'
),
(
    'off_the_record', 'marker_japanese', 'marker', '',
    ('(?:(?:議事録|記録|メモ(?:リ)?|ログ|ノート|履歴)(?:に(?:は)?)(?:載せない|書かない|入れない|残さない)で|(?:记录|記[録憶載]|保[存管]|メモ|登録|録音|ログ)(?:[はをに])?(?:し(?:'
    || 'ない(?:で|こと|よう(?:に(?:して|お願い)|お願い))|ちゃ(?:だめ|ダメ))|せずに(?:お願い|いて|聞いて)|残さない|取らない(?:で|よう)|禁止(?![のさ事区]))|(?:記[録憶]|保存|録音|メモ)(?'
    || ':しなくて(?:[いよ]い|結構)|不要(?!な))|(?:議事録|記録|履歴|ログ|ノート)から(?:[外消]して|削除して|除いて)|記憶に留めないで|(?:覚え(?:ない|とかない|ておかない)|書(?:き(?:留めない|残さ'
    || 'ない)|かない)|残さない|忘れて(?:(?:く(?:ださい|れ)|ほしい|ね)|おいて))(?:[で\.,い]|くだ|下さ|よう|\n|\Z)|覚え(?:ておか)?なくて(?:[いよ]い|結構)|聞かなかったことに|(?:メモリ|'
    || '記憶)(?:から|を)(?:削除(?:して|をお願い)|消して)|オフ(?:レコ|・ザ・レコード)|(?:今(?:言ったこと|話したこと|の)|さっき(?:言ったこと|の)|こ[のれ])(?:(?:発言|話|メッセージ|会話)(?:'
    || '[はを])?(?:すぐに?)?(?:削除して|消して)|(?:発言|[話件]|メッセージ|会話)?(?:[はを])?(?:すぐに?)?(?:忘れて|なかったことに)))'),
    null,
    '{}',
    array[
        '%记%', '%記%', '%保存%', '%履歴%', '%存%', '%录%', '%忘%', '%留%', '%載せない%', '%入れない%', '%から外%', '%から除%', '%メモ%', '%登録%',
        '%録音%', '%ログ%', '%保管%', '%覚え%', '%書%', '%残%', '%オフ%', '%削除%', '%消し%', '%なかった%'
    ],
    '{}',
    true, 'Japanese'
),
(
    'off_the_record', 'marker_korean', 'marker', '',
    ('(?:(?:기[억록]|저장|메모|녹음|보관)(?:[은을를])? ?(?:하지|남기지) ?(?:[마말])|(?:저장|기록|녹음|메모) ?금지(?![\uac00-\ud7a3])|(?:적(?:지|어 ?두지)|받아쓰지'
    || '|써 ?두지|외우지) ?(?:[마말])|못 들은 걸로|(?:저장|기[록억]|메모|녹음)하지 않(?:았으면|아 ?줬으면)|회의록에 ?넣지 ?(?:[마말])|(?:기록|회의록|로그|메모(?:리)?|흔적|노트|글)'
    || '(?:에(?:는)?|[은을를로]|으로)? ?남기지 ?(?:[마말])|(?:기억|메모리)에서 (?:지워|삭제 ?해)|오프 ?(?:더 ?레코드|레코드)|(?:이(?:[건거]| (?:얘기|말))|[방지]금)[^\n'
    || ']{0,10}(?:잊어|지워) ?(?:[줘주]|버려))'),
    null,
    '{}',
    array[
        '%기억%', '%저장%', '%기록%', '%메모%', '%녹음%', '%보관%', '%적지%', '%적어%', '%남기%', '%써두%', '%써 두%', '%받아쓰%', '%회의록%', '%못 들은%',
        '%외우%', '%메모리%', '%오프%', '%잊어%', '%지워%'
    ],
    '{}',
    true, 'Korean'
),
(
    'private_key_block', 'pem', 'key_block', '',
    ('-{4,5} ?BEGIN[ \r\n>]{1,4}(?:[A-Z0-9]{1,16}[ \r\n>]{1,4}){0,4}PRIVATE[ \r\n>]{1,4}KEY(?:[ ]BLOCK)?(?: ?-{4,5}(?![ -]'
    || '{0,9}END ))?(?:(?:[ \t]{0,8}\r?\n|\\(?:r\\n|n|\\n))[ \t>|*]{0,16}(?:(?:Version|C(?:omment|harset)|Proc-Type|DEK-Info'
    || '|Hash|MessageID): ?(?:[^\r\n\\-]|-(?!-)|\\[^rn\r\n])*|[A-Za-z0-9+/=]+(?![A-Za-z0-9+/=]| [A-Za-z]))?)*(?: ?-{4,5} ?EN'
    || 'D [A-Z0-9 ]{0,48}-{4,5}(?:\\[rn]){0,2})?'),
    null,
    '{}',
    array['%private%'],
    array['%begin%'],
    false, ''
),
(
    'private_key_block', 'pem_base64', 'key_block', '',
    ('LS0tLS1CRUdJTi(?:B(?:[SE]U0Eg|F(?:QyBQ|TkNS)|PUEVO|Q(?:UklW|R1Ag)|TU0gy))[A-Za-z0-9+/]{16,}(?:[\r\n]{1,2}[A-Za-z0-9+'
    || '/]{60,76})*(?:[\r\n]{1,2}[A-Za-z0-9+/]{1,76}(?==))?={0,2}'),
    null,
    '{}',
    array['%ls0tls1crudjti%'],
    '{}',
    false, ''
),
(
    'private_key_block', 'putty', 'key_block', '',
    ('PuTTY-User-Key-File-[0-9]: ?[^\r\n]*(?:\r?\n[ \t>]{0,16}(?:(?:Encryption|Comment|P(?:ublic-Lines|rivate-(?:Lines|MAC'
    || '|Hash))|Key-Derivation|Argon2-[A-Za-z]{1,16}): ?[^\r\n]*|[A-Za-z0-9+/=]{1,120}(?![^\r\n])))*'),
    null,
    '{}',
    array['%putty-user-key-file%'],
    '{}',
    false, ''
),
(
    'private_key_block', 'jwk', 'key_block', '',
    '((?:"[dk]"|''[dk]'') ?: ?["''])(?:)([A-Za-z0-9_-]{40,})',
    null,
    '{}',
    array['%d"%', '%d''%', '%k"%', '%k''%'],
    array['%kty%'],
    false, ''
),
(
    'private_key_block', 'wallet_key', 'key_block', '',
    '(?<![A-Za-z0-9])(?:[txyz]prv[1-9A-HJ-NP-Za-km-z]{95,112}|nsec1[a-z0-9]{58})(?![A-Za-z0-9])',
    null,
    '{}',
    array['%prv%', '%nsec1%'],
    '{}',
    false, ''
),
(
    'private_key_block', 'xml_key', 'key_block', '',
    '((?:<D>))(?:)([A-Za-z0-9+/=]{40,})(?=</D>)',
    null,
    '{}',
    array['%keyvalue>%'],
    array['%<d>%'],
    false, ''
),
(
    'private_key_block', 'pem_tail', 'key_block', '',
    ('(?:(?<![A-Za-z0-9+/=])[A-Za-z0-9+/=]{4,}[ \t]{0,4}\r?\n[ \t>]{0,8}){0,3}-{5}END (?:[A-Z0-9]{1,16} ){0,4}PRIVATE KEY('
    || '?: BLOCK)?-{5}'),
    null,
    '{}',
    array['%private key%'],
    array['%-----end %'],
    false, ''
),
(
    'jwt', 'jwt', 'token', '',
    ('(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{8,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z0-9_-]{16,})*(?:[ \t]{0,8}\r?\n[ \t>]'
    || '{0,16})?\.(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?[A-Za-z0-9_-]{6,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})[A-Za-z0-9_-]{16,})*(?:'
    || '[ \t]{0,8}\r?\n[ \t>]{0,16})?\.(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16})?[A-Za-z0-9_-]{16,}(?:(?:[ \t]{0,8}\r?\n[ \t>]{0,16'
    || '})[A-Za-z0-9_-]{16,})*|[A-Za-z0-9_-]{0,15})(?:\.[A-Za-z0-9_-]{8,}){0,2}|(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{16,}\.\.['
    || 'A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}'),
    null,
    '{}',
    array['%eyj%'],
    '{}',
    false, ''
),
(
    'credential_prefix', 'django_key', 'token', '',
    'django-insecure-[A-Za-z0-9!@#$%^&*()_=+-]{40,}',
    null,
    '{}',
    array['%django-insecure-%'],
    '{}',
    false, 'Django'
),
(
    'credential_prefix', 'amazon_token', 'token', '',
    'Atz[ar][|][A-Za-z0-9_-]{40,}',
    null,
    '{}',
    array['%atza|%', '%atzr|%'],
    '{}',
    false, 'Amazon'
),
(
    'credential_prefix', 'convex', 'token', '',
    '(?<![A-Za-z0-9])(?:prod|dev|preview):[a-z0-9:-]{3,60}[|][A-Za-z0-9+/=]{40,}',
    null,
    '{}',
    array['%prod:%', '%dev:%', '%preview:%'],
    array['%|%'],
    false, 'Convex'
),
(
    'credential_prefix', 'roblox', 'token', '',
    '_[|]WARNING:-DO-NOT-SHARE-THIS\.[A-Za-z.,-]{0,200}[|]_[A-Za-z0-9._-]{60,}',
    null,
    '{}',
    array['%\_|warning:-do-not-share-this%'],
    '{}',
    false, 'Roblox'
),
(
    'credential_prefix', 'xbox', 'token', '',
    'XBL3\.0 x=[0-9]{4,24};[A-Za-z0-9+/=._-]{40,}',
    null,
    '{}',
    array['%xbl3.0 x=%'],
    '{}',
    false, 'Microsoft'
),
(
    'url_userinfo', 'url_userinfo', 'userinfo', '',
    ('://(?:\r?\n[ \t>]{0,8})?[^ \t\r\n/@:"''<>`?#]{0,96}:(?:[^ \t\r\n"''<>`/@?#]{1,128}(?:@[^ \t\r\n"''<>`/@?#]{1,64})*|[^ \'
    || 't\r\n"''<>`@]{1,64}/[^ \t\r\n"''<>`/@]{1,64}|[^ \t\r\n"''<>`@/]{0,64}[?#][^ \t\r\n"''<>`/@]{0,64})@(?=[A-Za-z0-9[$])'),
    null,
    '{}',
    array['%://%'],
    array['%@%'],
    false, ''
),
(
    'url_userinfo', 'url_token_user', 'userinfo', '',
    '://[A-Za-z0-9_-]{20,128}(?::x-oauth-basic)?@(?=[A-Za-z0-9[])',
    null,
    '{}',
    array['%://%'],
    array['%@%'],
    false, ''
),
(
    'credential_assignment', 'assignment', 'assignment', 'sign',
    ('((?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD](?:[sS]?|_?[pP][eE][pP][pP][eE][rR])|[tT])|[dD]|0[rR][dD])|'
    || '[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| (?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR][dD])|[oO][rR][dD](?:[eE][tT])?(?'
    || ': [mM][iI][tT][tT])?)|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO][lL][aA] [dD]''[oO]'
    || '[rR][dD][iI][nN][eE]|55[wW][oO][rR][dD])|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|@[sS][sS][wW][oO][rR][dD'
    || ']|[rR][iI][vV][aA][tT][eE][_ -]?[kK][eE][yY])|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|[oO](?:[дД][oO][вB][oO][eE] [cC][л'
    || 'Л][oO][вB][oO]|[dD][eE][oO][rR][dD](?:[eE][tT])?)|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL]'
    || '[uU][aA][nN](?: [sS][aA][yY][aA])?)|[лЛ][юЮ][чЧ] [aA][pP][iI])|[gG][eE](?:[hH][eE][iI][mM](?:[wW][oO][rR][tT]|[eE][r'
    || 'R] [sS][cC][hH][lL][üÜ][sS][sS][eE][lL])|[sS][lL][oO])|[lL](?:[oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][n'
    || 'N][kK][aA])|[öÖ][sS][eE][nN](?:[oO][rR][dD](?:[eE][tT])?|[fF][rR][aA][sS])|[yY][kK][iI][lL][oO][rR][ðÐ]|[iI][cC][eE]'
    || '[nN][sS][eE][_ -]?[kK][eE][yY])|[mM](?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ]['
    || 'aA] [tT][ôÔ][iI])?|[aA][sS][tT][eE][rR][_ -]?[kK][eE][yY])|[cC](?:[oO](?:[nN](?:[tT][rR][aA][sS](?:[eE](?:[ñÑ][aA]|['
    || 'nN](?:[aA]|[yY][aA]))|[iI][nN][aA][lL])|[sS][uU][mM][eE][rR][_ -]?[kK][eE][yY])|[oO][kK][iI][eE] ?[pP][aA][sS][sS][w'
    || 'W][oO][rR][dD])|[eE][kK][pP][eE][тT](?:[нH][ыЫ][йЙ] [kK][лЛ][юЮ][чЧ])?|[lL][iI][eE][nN][tT][_ -]?[kK][eE][yY]|[rR][e'
    || 'E][dD][eE][nN][tT][iI][aA][lL][sS]?)|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[eE][bB][hH][oO][o'
    || 'O][kK][_ -]?[kK][eE][yY])|[sS](?:[eE](?:[nN][hH][aA]|[cC][rR][eE][tT](?:[_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?[kK'
    || '][eE][yY])?|[rR][vV](?:[eE][rR][_ -]?[kK][eE][yY]|[iI][cC][eE][_ -]?[kK][eE][yY]))|[lL][aA][pP][tT][aA][žŽ][oO][dD]['
    || 'iI][sS]|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[hH][aA][rR][eE][dD][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?[kK]['
    || 'eE][yY]|[iI][gG][nN][iI][nN][gG][_ -]?[kK][eE][yY]|[uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[s'
    || 'S][hH][_ -]?[kK][eE][yY])|[fF](?:[rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[jJ][aA][lL][ëË][kK][aA][lL][iI][mM]['
    || 'iI])|[пП][aA][pP][oO][лЛ](?:[ьЬ](?:[нH][aA][яЯ] [фФ][pP][aA][зZ][aA])?|[aA](?:[тT][aA])?)|[лЛ][oO][зZ][иИ][нH][kK][a'
    || 'A]|[hH](?:[aA][sS][łŁ](?:[eE][mM]|[oO])|[eE][sS][lL][oO])|[jJ][eE][lL][sS][zZ](?:[óÓ]|[aA][vV][aA][mM])|[zZ][aA][pP]'
    || '[oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[aA](?:[dD](?:[gG][aA][nN][gG][sS][kK][o'
    || 'O][dD][eE](?:[nN])?|[mM][iI][nN][_ -]?[kK][eE][yY])|[pP](?:[iI](?:[- ]?(?:[sS](?:[cC][hH][lL][üÜ][sS][sS][eE][lL]|[l'
    || 'L][eE][uU][tT][eE][lL])|[nN](?:[yY][cC][kK][eE][lL]|[øØ](?:[gG][lL][eE]|[kK][kK][eE][lL]))|[aA](?:[vV][aA][iI][nN]|['
    || 'nN][aA][hH][tT][aA][rR][iI])|[kK](?:[uU][lL][cC][sS]|[lL][íÍ][čČ]|[лЛ][юЮ][чЧ]))| ?(?:キー|키)|[_ -]?(?:[kK][eE][yY]|[s'
    || 'S][eE][cC][rR][eE][tT]))|[pP][_ -]?[kK][eE][yY])|[cC][cC](?:[eE][sS][sS][_ -]?[kK][eE][yY]|[oO][uU][nN][tT][_ -]?[kK'
    || '][eE][yY])|[uU][tT][hH][_ -]?[kK][eE][yY])|[κK][ωΩ][δΔ][iI][κK][όΌoO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][ό'
    || 'Ό]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמ[הא]|كلمة ال('
    || '?:مرور|سر)|رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|(?:[cC](?:[lL](?:[éÉ]|[aA](?:[vV][eE]|['
    || 'uU]))|[hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI][eE]))|[lL][lL][aA][vV][eE]|[kK](?:[lL][uU][cC][zZ]|[лЛ][юЮ][чЧ])'
    || ') (?:(?:[dD](?:[eE](?:[lL])?|[iI''oOaA])|[kK]) ?)?(?:[lL](?:''|[aA] ))?(?:[aA](?:[pP][iI]|[cC](?:[cC](?:[eE][sS](?:[oO'
    || ']|[sS][oO])|[èÈ][sS])|[eE][sS][sS][oO]))|[sS][eE](?:[cC][rR](?:[èÈ][tT][eE]|[eE][tT][aA])|[gG][rR][eE][tT][aA])|[pP]'
    || '[rR][iI][vV](?:[éÉ][eE]|[aA][tTdD][aA])|[дД][oO][cC][тT][yY][пП][aA]|[wW](?:[iI](?:[fF][iI]|-[fF][iI])|[lL][aA][nN]|'
    || '[eE][pP]|[pP][aA])|[dD][oO][sS][tT][ęĘ][pP][uU])|[тT][oO][kK][eE][нH]|トークン|秘(?:密鍵|钥)|アクセスキー|接続キー|シークレット|密[钥鑰码碼]|金鑰|令'
    || '牌|授(?:权码|權碼)|토큰|비(?:밀(?: ?키|번호)|번)|시크릿|액세스 ?키|パス[ワコ]ード|合言葉|口令|암호|패스워드|暗証番号|[tT][oO][kK][eE][nN]|[eE][nN][cC][rR][yY]'
    || '[pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[dD][eE][pP][lL][oO][yY][_ -]?[kK][eE][yY])|(?<![A-Za-z])(?:P(?:A(?:T(?=: )|S'
    || '(?:S(?!: (?:(?:[a-z][a-z0-9_.+-]*/)+[A-Za-z0-9_.+-]+(?![^\r\n ,:(])|[A-Za-z0-9_.+-]+\.(?:exp|s[ho]|t(?:est)?|p[yl]|a'
    || '(?:t)?|o)(?![A-Za-z0-9])|(?:[A-Za-z_.+-]*[0-9]{1,3}[A-Za-z_.+-]*|x86[_-]64) +(?!(?:[fF](?:[oO][rR]|[rR][oO][mM])|[oO'
    || '][nNrR]|[aA](?:[nN][dD]|[tT])|[tT](?:[oO]|[hH](?:[aA][nN][kK][sS]|[eE]))|[iI](?:[sSnNtT])?|[bB][uU][tT]|[pP](?:[lL]['
    || 'eE][aA][sS][eE]|[oO][rR][tT])|[uU](?:[sS][eE][rR]|[rR][lL])|[lL][oO][gG][iI][nN]|[hH][oO][sS][tT]|[dD][bB]|[wW](?:[i'
    || 'I][tT][hH]|[eE]|[oO][rR][kK][sS])|[yY][oO][uU]|[eE][xX][pP][iI][rR][eE][sS]|[vV][aA][lL][iI][dD])(?![A-Za-z]))[A-Za-'
    || 'z0-9(.-][^\r\n:=]|pr[0-9]{4,6}[a-z]?(?:[.-][a-z0-9]{1,4})?(?![^\r\n ])|[a-z]{2,6}[0-9]{1,3}[a-z]{2,6}(?:[ \t]*[\r\n]'
    || '|\Z)|[A-Za-z0-9_./+-]+(?: [^\r\n]{0,160})?\r?\n(?:X?(?:PASS|FAIL)|SKIP|ERROR|UN(?:TESTED|SUPPORTED|RESOLVED)): ))|s)'
    || '|s[sS])|a[sS][sS])|p[aA][sS][sS]|(?:[tT][oO][tT][pP] (?:[sS][eE](?:[eE][dD]|[cC][rR][eE][tT]))|[pP](?:[aA](?:[sS][sS'
    || '][eE]|[rR][oO](?:[lL](?:[aA](?:[mM])?|[eE])?|[oO][lL]))|[wW](?:[dD])?|[sS](?:[wW](?:[dD])?|[kK])|[hH][pP][sS][eE][sS'
    || '][sS][iI][dD]|[eE][pP][pP][eE][rR])|[jJ](?:[eE][tT][oO][nN]|[wW][tT]|[sS][eE][sS][sS][iI][oO][nN][iI][dD])|[mM][dD]['
    || 'pP]|[wW][wW]|[sSşŞ][iIİ][fF][rR](?:[eE](?:[mM](?:[iI][zZ])?|[sS][iIİ])?|[əƏ])|[hH][aA][sS][lL][oO]|[cC](?:[lL][aA][v'
    || 'V][eE]|[rR][eE][dD][sS]?|[oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[sS][rR][fF][tT][oO][kK][eE][nN])|[xX][sS][rR][fF]-['
    || 'tT][oO][kK][eE][nN]|[bB][eE][aA][rR][eE][rR]|[aA][pP](?:[iI][kK][eE][yY]|[pP][iI][dD])|[oO][tT][pP]|_?[aA][uU][tT][h'
    || 'H]|(?:[bB][iI][nN][dD]|[rR][oO][oO][tT]|[aA][dD][mM][iI][nN]|[uU][sS][eE][rR]|[dD][bB]|[lL][dD][aA][pP]|[mM](?:[yY]|'
    || '[aA][iI][lL])|[sS](?:[mM][tT][pP]|[uU][dD][oO])|[fF][tT][pP])(?:[pP](?:[wW](?:[dD])?|[aA][sS][sS]))))|(?<=[_-])(?:[p'
    || 'P](?:[aA](?:[sS][sS]|[tT])|[wW](?:[dD])?|[sS][kK])|[aA](?:[uU][tT][hH]|[pP][pP][iI][dD])|[dD][sS][nN])|(?<=[A-Za-z])'
    || 'PASS(?!: (?:(?:[a-z][a-z0-9_.+-]*/)+[A-Za-z0-9_.+-]+(?![^\r\n ,:(])|[A-Za-z0-9_.+-]+\.(?:exp|s[ho]|t(?:est)?|p[yl]|a'
    || '(?:t)?|o)(?![A-Za-z0-9])|(?:[A-Za-z_.+-]*[0-9]{1,3}[A-Za-z_.+-]*|x86[_-]64) +(?!(?:[fF](?:[oO][rR]|[rR][oO][mM])|[oO'
    || '][nNrR]|[aA](?:[nN][dD]|[tT])|[tT](?:[oO]|[hH](?:[aA][nN][kK][sS]|[eE]))|[iI](?:[sSnNtT])?|[bB][uU][tT]|[pP](?:[lL]['
    || 'eE][aA][sS][eE]|[oO][rR][tT])|[uU](?:[sS][eE][rR]|[rR][lL])|[lL][oO][gG][iI][nN]|[hH][oO][sS][tT]|[dD][bB]|[wW](?:[i'
    || 'I][tT][hH]|[eE]|[oO][rR][kK][sS])|[yY][oO][uU]|[eE][xX][pP][iI][rR][eE][sS]|[vV][aA][lL][iI][dD])(?![A-Za-z]))[A-Za-'
    || 'z0-9(.-][^\r\n:=]|pr[0-9]{4,6}[a-z]?(?:[.-][a-z0-9]{1,4})?(?![^\r\n ])|[a-z]{2,6}[0-9]{1,3}[a-z]{2,6}(?:[ \t]*[\r\n]'
    || '|\Z)|[A-Za-z0-9_./+-]+(?: [^\r\n]{0,160})?\r?\n(?:X?(?:PASS|FAIL)|SKIP|ERROR|UN(?:TESTED|SUPPORTED|RESOLVED)): ))|(?'
    || '<=[a-z])(?:P(?:ass|wd)))(?:_(?:[bB][aA][sS][eE]|[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])|[_ -]?[0-9]{1,2})?["'''
    || '`\]\)*_]{0,3}(?:</[a-z]+>)?(?: (?:(?:[fF](?:[oO][rR]|[uUüÜ][rR][sS]?)|[oO][fFnNтT]|[tT](?:[oO]|[iI][lL][lL])|[dD](?:'
    || '[eE][lL]?|[uUoOaA])|[pP](?:[eE][rR]|[aA][rR][aA])|[vV](?:[aA][nN]|[oO][oO][rR])|[kK]|[дД][лЛ][яЯ])(?: [^ \t\r\n:=]{1'
    || ',15}){1,3}|\([A-Za-z0-9][A-Za-z0-9 ,.''/_-]*\)|#[0-9]{1,2})|\[(?:[A-Za-z_-]{3}[A-Za-z_-]*)?\]|(?: (?:[nN](?:[uU][eEoO'
    || '][vV][aA]|[oO][vV][aA])|[pP][rR][oO][vV][iI][sS](?:[oO](?:[iI][rR][eE]|[rR][iI][aA])|[óÓ][rR][iI][aA])|[aA][cC][tT]['
    || 'uU][eE][lL][lL][eE]|[тT][aA][kK][oO][йЙ]|[şŞ][uU]|[bB][aA][rR][uU]|[sS][aA][yY][aA]|[yY][aA][nN][gG][uU])))?[ \t.]*('
    || '?:[?!]?: ?(?:(?:const(?:ant | )|final |&(?:''[a-z]+ | ?)|[a-z]* ?))?(?:(?:Final|Optional|ClassVar)\[)?(?:[Ss]tr(?:ing'
    || ')?|SecretStr|text|bytes)\]?(?: ?\| ?(?:None|null|undefined))?[?]? ?:?=| (?:[Aa]s )?[Ss]tring ?=|\{(?=["''])|:[=:]|=(?'
    || ':>|==?)|->|<-|[→:=]|\?=)[ \t]*(?:(?:</[a-z]+>|[*_]{1,3}) )?(?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE]['
    || 'nN][vV]:)?(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["'''
    || '])|""(?=")|''''(?=''))?)(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    ('((?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD](?:[sS]?|_?[pP][eE][pP][pP][eE][rR])|[tT])|[dD]|0[rR][dD])|'
    || '[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| (?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR][dD])|[oO][rR][dD](?:[eE][tT])?(?'
    || ': [mM][iI][tT][tT])?)|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO][lL][aA] [dD]''[oO]'
    || '[rR][dD][iI][nN][eE]|55[wW][oO][rR][dD])|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|@[sS][sS][wW][oO][rR][dD'
    || ']|[rR][iI][vV][aA][tT][eE][_ -]?[kK][eE][yY])|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|[aA][tT][aA] (?:[sS][aA][nN][dD][i'
    || 'I](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?)|[oO][dD][eE][oO][rR][dD](?:[eE][tT])?)|[gG][eE]('
    || '?:[hH][eE][iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[lL](?:[oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK]'
    || '[aA])|[iI][cC][eE][nN][sS][eE][_ -]?[kK][eE][yY])|[mM](?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[aA][sS][tT][eE][rR]'
    || '[_ -]?[kK][eE][yY])|[cC](?:[oO](?:[nN](?:[tT][rR][aA][sS](?:[eE][nN](?:[aA]|[yY][aA])|[iI][nN][aA][lL])|[sS][uU][mM]'
    || '[eE][rR][_ -]?[kK][eE][yY])|[oO][kK][iI][eE] ?[pP][aA][sS][sS][wW][oO][rR][dD])|[eE][kK][pP][eE]T|[lL][iI][eE][nN][t'
    || 'T][_ -]?[kK][eE][yY]|[rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?)|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ]['
    || 'iI][nN])|[eE][bB][hH][oO][oO][kK][_ -]?[kK][eE][yY])|[sS](?:[eE](?:[nN][hH][aA]|[cC][rR][eE][tT](?:[_ -]?(?:[aA][cC]'
    || '[cC][eE][sS][sS][_ -]?)?[kK][eE][yY])?|[rR][vV](?:[eE][rR][_ -]?[kK][eE][yY]|[iI][cC][eE][_ -]?[kK][eE][yY]))|[aA][l'
    || 'L][aA][sS][aA][nN][aA](?:[nN][iI])?|[hH][aA][rR][eE][dD][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?[kK][eE][yY]|[iI][g'
    || 'G][nN][iI][nN][gG][_ -]?[kK][eE][yY]|[uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[sS][hH][_ -]?[k'
    || 'K][eE][yY])|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[zZ][aA][pP][oO]['
    || 'rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[hH][eE][sS][lL][oO]|[aA](?:[dD](?:[gG][aA][n'
    || 'N][gG][sS][kK][oO][dD][eE](?:[nN])?|[mM][iI][nN][_ -]?[kK][eE][yY])|[pP](?:[iI](?:[- ]?(?:[sS][lL][eE][uU][tT][eE][l'
    || 'L]|[nN][yY][cC][kK][eE][lL]|[aA](?:[vV][aA][iI][nN]|[nN][aA][hH][tT][aA][rR][iI])|[kK][uU][lL][cC][sS])|[_ -]?(?:[kK'
    || '][eE][yY]|[sS][eE][cC][rR][eE][tT]))|[pP][_ -]?[kK][eE][yY])|[cC][cC](?:[eE][sS][sS][_ -]?[kK][eE][yY]|[oO][uU][nN]['
    || 'tT][_ -]?[kK][eE][yY])|[uU][tT][hH][_ -]?[kK][eE][yY])|(?:[cC](?:[hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI][eE])|'
    || '[lL][aA](?:[vV][eE]|[uU]))|[lL][lL][aA][vV][eE]|[kK][lL][uU][cC][zZ]) (?:(?:[dD](?:[eE](?:[lL])?|[iI''oOaA])|[kK]) ?)'
    || '?(?:[lL](?:''|[aA] ))?(?:[aA](?:[pP][iI]|[cC](?:[cC][eE][sS](?:[oO]|[sS][oO])|[eE][sS][sS][oO]))|[sS][eE][gGcC][rR][e'
    || 'E][tT][aA]|[pP][rR][iI][vV][aA][tTdD][aA]|[wW](?:[iI](?:[fF][iI]|-[fF][iI])|[lL][aA][nN]|[eE][pP]|[pP][aA]))|T[oO][k'
    || 'K][eE]H|[tT][oO][kK][eE][nN]|[eE][nN][cC][rR][yY][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[dD][eE][pP][lL][oO][yY][_ -'
    || ']?[kK][eE][yY])|(?<![A-Za-z])(?:P(?:A(?:T(?=: )|S(?:S(?!: (?:(?:[a-z][a-z0-9_.+-]*/)+[A-Za-z0-9_.+-]+(?![^\r\n ,:(])'
    || '|[A-Za-z0-9_.+-]+\.(?:exp|s[ho]|t(?:est)?|p[yl]|a(?:t)?|o)(?![A-Za-z0-9])|(?:[A-Za-z_.+-]*[0-9]{1,3}[A-Za-z_.+-]*|x8'
    || '6[_-]64) +(?!(?:[fF](?:[oO][rR]|[rR][oO][mM])|[oO][nNrR]|[aA](?:[nN][dD]|[tT])|[tT](?:[oO]|[hH](?:[aA][nN][kK][sS]|['
    || 'eE]))|[iI](?:[sSnNtT])?|[bB][uU][tT]|[pP](?:[lL][eE][aA][sS][eE]|[oO][rR][tT])|[uU](?:[sS][eE][rR]|[rR][lL])|[lL][oO'
    || '][gG][iI][nN]|[hH][oO][sS][tT]|[dD][bB]|[wW](?:[iI][tT][hH]|[eE]|[oO][rR][kK][sS])|[yY][oO][uU]|[eE][xX][pP][iI][rR]'
    || '[eE][sS]|[vV][aA][lL][iI][dD])(?![A-Za-z]))[A-Za-z0-9(.-][^\r\n:=]|pr[0-9]{4,6}[a-z]?(?:[.-][a-z0-9]{1,4})?(?![^\r\n'
    || ' ])|[a-z]{2,6}[0-9]{1,3}[a-z]{2,6}(?:[ \t]*[\r\n]|\Z)|[A-Za-z0-9_./+-]+(?: [^\r\n]{0,160})?\r?\n(?:X?(?:PASS|FAIL)|S'
    || 'KIP|ERROR|UN(?:TESTED|SUPPORTED|RESOLVED)): ))|s)|s[sS])|a[sS][sS])|p[aA][sS][sS]|(?:[tT][oO][tT][pP] (?:[sS][eE](?:'
    || '[eE][dD]|[cC][rR][eE][tT]))|[pP](?:[aA](?:[sS][sS][eE]|[rR][oO](?:[lL](?:[aA](?:[mM])?|[eE])?|[oO][lL]))|[wW](?:[dD]'
    || ')?|[sS](?:[wW](?:[dD])?|[kK])|[hH][pP][sS][eE][sS][sS][iI][dD]|[eE][pP][pP][eE][rR])|[jJ](?:[eE][tT][oO][nN]|[wW][tT'
    || ']|[sS][eE][sS][sS][iI][oO][nN][iI][dD])|[mM][dD][pP]|[wW][wW]|[sS][iI][fF][rR][eE](?:[mM](?:[iI][zZ])?|[sS][iI])?|[h'
    || 'H][aA][sS][lL][oO]|[cC](?:[lL][aA][vV][eE]|[rR][eE][dD][sS]?|[oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[sS][rR][fF][tT]'
    || '[oO][kK][eE][nN])|[xX][sS][rR][fF]-[tT][oO][kK][eE][nN]|[bB][eE][aA][rR][eE][rR]|[aA][pP](?:[iI][kK][eE][yY]|[pP][iI'
    || '][dD])|[oO][tT][pP]|_?[aA][uU][tT][hH]|(?:[bB][iI][nN][dD]|[rR][oO][oO][tT]|[aA][dD][mM][iI][nN]|[uU][sS][eE][rR]|[d'
    || 'D][bB]|[lL][dD][aA][pP]|[mM](?:[yY]|[aA][iI][lL])|[sS](?:[mM][tT][pP]|[uU][dD][oO])|[fF][tT][pP])(?:[pP](?:[wW](?:[d'
    || 'D])?|[aA][sS][sS]))))|(?<=[_-])(?:[pP](?:[aA](?:[sS][sS]|[tT])|[wW](?:[dD])?|[sS][kK])|[aA](?:[uU][tT][hH]|[pP][pP]['
    || 'iI][dD])|[dD][sS][nN])|(?<=[A-Za-z])PASS(?!: (?:(?:[a-z][a-z0-9_.+-]*/)+[A-Za-z0-9_.+-]+(?![^\r\n ,:(])|[A-Za-z0-9_.'
    || '+-]+\.(?:exp|s[ho]|t(?:est)?|p[yl]|a(?:t)?|o)(?![A-Za-z0-9])|(?:[A-Za-z_.+-]*[0-9]{1,3}[A-Za-z_.+-]*|x86[_-]64) +(?!'
    || '(?:[fF](?:[oO][rR]|[rR][oO][mM])|[oO][nNrR]|[aA](?:[nN][dD]|[tT])|[tT](?:[oO]|[hH](?:[aA][nN][kK][sS]|[eE]))|[iI](?:'
    || '[sSnNtT])?|[bB][uU][tT]|[pP](?:[lL][eE][aA][sS][eE]|[oO][rR][tT])|[uU](?:[sS][eE][rR]|[rR][lL])|[lL][oO][gG][iI][nN]'
    || '|[hH][oO][sS][tT]|[dD][bB]|[wW](?:[iI][tT][hH]|[eE]|[oO][rR][kK][sS])|[yY][oO][uU]|[eE][xX][pP][iI][rR][eE][sS]|[vV]'
    || '[aA][lL][iI][dD])(?![A-Za-z]))[A-Za-z0-9(.-][^\r\n:=]|pr[0-9]{4,6}[a-z]?(?:[.-][a-z0-9]{1,4})?(?![^\r\n ])|[a-z]{2,6'
    || '}[0-9]{1,3}[a-z]{2,6}(?:[ \t]*[\r\n]|\Z)|[A-Za-z0-9_./+-]+(?: [^\r\n]{0,160})?\r?\n(?:X?(?:PASS|FAIL)|SKIP|ERROR|UN('
    || '?:TESTED|SUPPORTED|RESOLVED)): ))|(?<=[a-z])(?:P(?:ass|wd)))(?:_(?:[bB][aA][sS][eE]|[vV][aA][lL][uU][eE]|[sS][tT][rR'
    || '][iI][nN][gG])|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?:</[a-z]+>)?(?: (?:(?:[fF](?:[oO][rR]|[uU][rR][sS]?)|[oO][fFnNT]|'
    || '[tT](?:[oO]|[iI][lL][lL])|[dD](?:[eE][lL]?|[uUoOaA])|[pP](?:[eE][rR]|[aA][rR][aA])|[vV](?:[aA][nN]|[oO][oO][rR])|[kK'
    || '])(?: [^ \t\r\n:=]{1,15}){1,3}|\([A-Za-z0-9][A-Za-z0-9 ,.''/_-]*\)|#[0-9]{1,2})|\[(?:[A-Za-z_-]{3}[A-Za-z_-]*)?\]|(?:'
    || ' (?:[nN](?:[uU][eEoO][vV][aA]|[oO][vV][aA])|[pP][rR][oO][vV][iI][sS][oO](?:[iI][rR][eE]|[rR][iI][aA])|[aA][cC][tT][u'
    || 'U][eE][lL][lL][eE]|[bB][aA][rR][uU]|[sS][aA][yY][aA]|[yY][aA][nN][gG][uU])))?[ \t.]*(?:[?!]?: ?(?:(?:const(?:ant | )'
    || '|final |&(?:''[a-z]+ | ?)|[a-z]* ?))?(?:(?:Final|Optional|ClassVar)\[)?(?:[Ss]tr(?:ing)?|SecretStr|text|bytes)\]?(?: '
    || '?\| ?(?:None|null|undefined))?[?]? ?:?=| (?:[Aa]s )?[Ss]tring ?=|\{(?=["''])|:[=:]|=(?:>|==?)|->|<-|\?=|[:=])[ \t]*(?'
    || ':(?:</[a-z]+>|[*_]{1,3}) )?(?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:(?:(?<=[: \t])[|>]['
    || '+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)(?:)("[^"\r'
    || '\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%pass%', '%pwd%', '%pw%', '%psw%', '%kennwort%', '%geheimwort%', '%losungswort%', '%contras%', '%contraseny%',
        '%senha%', '%parola%', '%parole%', '%parol%', '%wacht%', '%пapoл%', '%ПapoЛ%', '%Пapoл%', '%koдoвoe%', '%koДoboe%',
        '%лoзинka%', '%ЛozИhka%', '%Лoзинka%', '%hasł%', '%hasŁ%', '%haslo%', '%lösen%', '%lÖsen%', '%secret%', '%token%',
        '%key%', '%cred%', '%mdp%', '%clave%', '%jwt%', '%sessid%', '%connect.sid%', '%jsessionid%', '%csrf%', '%xsrf%',
        '%bearer%', '%otp%', '%auth%', '%psk%', '%ifre%', '%İfre%', '%ifrə%', '%ifrƏ%', '%slapta%', '%heslo%', '%salasana%',
        '%kodeord%', '%adgang%', '%appid%', '%pat%', '%dsn%', '%pepper%', '%jelsz%', '%lozinka%', '%zaporka%', '%geslo%',
        '%nenosiri%', '%sandi%', '%kata laluan%', '%mật kh%', '%mẬt kh%', '%p@ss%', '%parool%', '%lykilor%', '%pasahitza%',
        '%fjalëkal%', '%fjalËkal%', '%συvθημ%', '%ΣynΘhm%', '%Συvθημ%', '%құпия%', '%ҚҰПИЯ%', '%Құпия%', '%frase segreta%',
        '%პაროლი%', '%ᲞᲐᲠᲝᲚᲘ%', '%Პაროლი%', '%գաղտնա%', '%ԳԱՂՏՆԱ%', '%Գաղտնա%', '%ww%', '%jeton%', '%schlüssel%',
        '%schlÜssel%', '%sleutel%', '%nyckel%', '%nøgle%', '%nØgle%', '%nøkkel%', '%nØkkel%', '%avain%', '%anahtar%',
        '%kulcs%', '%klíč%', '%klÍČ%', '%kлюч%', '%kЛЮЧ%', '%clé%', '%clÉ%', '%chiave%', '%llave%', '%chave%', '%klucz%',
        '%cheie%', '%clau%', '%cekpeт%', '%cekpet%', '%тokeн%', '%tokeh%', '%tokeн%', '%トークン%', '%キー%', '%秘密鍵%', '%シークレット%',
        '%密钥%', '%密鑰%', '%秘钥%', '%金鑰%', '%令牌%', '%授权码%', '%授權碼%', '%토큰%', '%키%', '%시크릿%', '%パスワード%', '%パスコード%', '%合言葉%',
        '%暗証%', '%密码%', '%密碼%', '%口令%', '%비밀%', '%비번%', '%암호%', '%패스워드%', '%κωδiκ%', '%kΩΔik%', '%kωδiκ%', '%סיסמ%',
        '%كلمة%', '%رمز عبور%', '%گذرواژه%', '%पासवर्ड%', '%পাসওয়ার্ড%', '%கடவுச்சொல்%', '%รหัส%', '%พาสเวิร์ด%'
    ],
    array['%:%', '%=%', '%->%', '%<-%', '%→%', '%{"%', '%{''%'],
    false, ''
),
(
    'credential_assignment', 'session', 'assignment', 'session',
    ('((?<![A-Za-z])(?:[sS](?:[eE][sS][sS](?:[iI][oO][nN](?:[_-]?(?:[iI][dD]|[kK][eE][yY]))?)?|[iI][dD]))["''`\]\)*_]{0,3}['
    || ' \t]*(?::=|=(?:>|==?)|->|[:=])[ \t]*(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:'
    || '[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+['
    || '(\[]?)'),
    null,
    '{}',
    array['%sess%', '%sid%'],
    array['%:%', '%=%', '%->%'],
    false, ''
),
(
    'credential_assignment', 'assigned_key', 'assignment', 'weak',
    ('((?:(?<![A-Za-z])(?:[sS](?:[iI][gG](?:[nN][aA][tT][uU][rR][eE])?|[cC][hH][lL][üÜ][sS][sS][eE][lL]|[lL][eE][uU][tT][e'
    || 'E][lL])|[cC][hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI][eE])|[kK](?:[lL](?:[uU][cC][zZ]|[jJ][uU][čČ]|[íÍ][čČ])|[лЛ'
    || '][юЮ][чЧ])|[nN](?:[yY][cC][kK][eE][lL]|[øØ](?:[gG][lL][eE]|[kK][kK][eE][lL]))|[aA](?:[vV][aA][iI][nN]|[nN][aA][hH][t'
    || 'T][aA][rR])|מפתח|مفتاح)|(?<=[_-])(?:[kK][eE][yY]|[sS][aA][lL][tT])|(?<=[a-z])Key)(?:_(?:[bB][aA][sS][eE]|[vV][aA][lL'
    || '][uU][eE]|[sS][tT][rR][iI][nN][gG])|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: (?:[fF](?:[oO][rR]|[uUüÜ][rR][sS]?)|[oO][f'
    || 'FnNтT]|[tT][oO]|[dD](?:[eE][lL]?|[uUoOaA])|[pP][eE][rR]|[vV](?:[aA][nN]|[oO][oO][rR])|[дД][лЛ][яЯ])(?: [^ \t\r\n:=]{'
    || '1,15}){1,3})?[ \t]*(?::=|=(?:>|==?)|->|[:=])[ \t]*(?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)'
    || '?(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?="'
    || ')|''''(?=''))?)(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    ('((?:(?<![A-Za-z])(?:[sS](?:[iI][gG](?:[nN][aA][tT][uU][rR][eE])?|[lL][eE][uU][tT][eE][lL])|[cC][hH](?:[iI][aA][vV][e'
    || 'E]|[aA][vV][eE]|[eE][iI][eE])|[kK][lL][uU][cC][zZ]|[nN][yY][cC][kK][eE][lL]|[aA](?:[vV][aA][iI][nN]|[nN][aA][hH][tT]'
    || '[aA][rR]))|(?<=[_-])(?:[kK][eE][yY]|[sS][aA][lL][tT])|(?<=[a-z])Key)(?:_(?:[bB][aA][sS][eE]|[vV][aA][lL][uU][eE]|[sS'
    || '][tT][rR][iI][nN][gG])|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: (?:[fF](?:[oO][rR]|[uU][rR][sS]?)|[oO][fFnNT]|[tT][oO]|'
    || '[dD](?:[eE][lL]?|[uUoOaA])|[pP][eE][rR]|[vV](?:[aA][nN]|[oO][oO][rR]))(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]*(?::=|=(?:'
    || '>|==?)|->|[:=])[ \t]*(?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:(?:(?<=[: \t])[|>][+-]?[ '
    || '\t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)(?:)("[^"\r\n]+|'''
    || '[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%key%', '%salt%', '%sig%', '%schlüssel%', '%schlÜssel%', '%chiave%', '%chave%', '%sleutel%', '%klucz%', '%nyckel%',
        '%nøgle%', '%nØgle%', '%nøkkel%', '%nØkkel%', '%avain%', '%anahtar%', '%kлюч%', '%kЛЮЧ%', '%ključ%', '%kljuČ%',
        '%klíč%', '%klÍČ%', '%cheie%', '%מפתח%', '%مفتاح%'
    ],
    array['%:%', '%=%', '%->%'],
    false, ''
),
(
    'credential_assignment', 'spoken', 'assignment', 'copula',
    ('((?:(?<![A-Za-z])(?:(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][e'
    || 'E]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ]'
    || '[aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO][lL](?:[aA](?: (?:[dD]''[oO][rR][dD][iI][nN][eE]|[mM][eE][aA]'
    || ')|[mM])?|[eE])?)|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[iI][nN](?: [cC][oO][dD][eE]|[cC][oO][dD][eE]|[k'
    || 'K][oO][dD])|[wW](?:[dD])?)|[kK](?:[eE](?:[nN][nN][wW][oO][rR][tT]|[yY])|[oO](?:[дД][oO][вB][oO][eE] [cC][лЛ][oO][вB]'
    || '[oO]|[dD][eE][oO][rR][dD](?:[eE][tT])?)|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][n'
    || 'N](?: [sS][aA][yY][aA])?)|[лЛ][юЮ][чЧ] [aA][pP][iI])|[gG][eE](?:[hH][eE][iI][mM](?:[wW][oO][rR][tT]|[eE][rR] [sS][cC'
    || '][hH][lL][üÜ][sS][sS][eE][lL])|[sS][lL][oO])|[lL](?:[oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA]'
    || ')|[öÖ][sS][eE][nN](?:[oO][rR][dD](?:[eE][tT])?|[fF][rR][aA][sS])|[yY][kK][iI][lL][oO][rR][ðÐ])|[mM](?:[oO][tT] [dD]['
    || 'eE] [pP][aA][sS][sS][eE]|[ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ][aA] [tT][ôÔ][iI])?|[dD][pP])|[cC](?:[oO](?:[nN][tT][r'
    || 'R][aA][sS](?:[eE](?:[ñÑ][aA]|[nN](?:[aA]|[yY][aA]))|[iI][nN][aA][lL])|[mM][bB][iI][nN][aA][tT][iI][oO][nN]|[dD][eE])'
    || '|[eE][kK][pP][eE][тT](?:[нH][ыЫ][йЙ] [kK][лЛ][юЮ][чЧ])?|[lL](?:[aA][vV][eE]|[éÉ])|[hH](?:[iI][aA][vV][eE]|[aA][vV][e'
    || 'E]))|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[wW])|[sS](?:[eE](?:[nN][hH][aA]|[cC][rR][eE][tT])'
    || '|[lL](?:[aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[eE][uU][tT][eE][lL])|[cC][hH][lL][üÜ][sS][sS][eE][lL])|[fF](?:[rR][aA]'
    || '[sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI])|[пП][aA][pP][oO][лЛ](?:[ьЬ](?:[нH][a'
    || 'A][яЯ] [фФ][pP][aA][зZ][aA])?|[aA](?:[тT][aA])?)|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH](?:[aA][sS][łŁ][eE][mM]|[eE][sS][l'
    || 'L][oO])|[jJ][eE][lL][sS][zZ](?:[óÓ]|[aA][vV][aA][mM])|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI]('
    || '?: [lL][aA][nN][gG][uU])?|[aA](?:[dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[pP][iI][- ]?(?:[sS](?:[cC][hH][l'
    || 'L][üÜ][sS][sS][eE][lL]|[lL][eE][uU][tT][eE][lL])|[nN](?:[yY][cC][kK][eE][lL]|[øØ](?:[gG][lL][eE]|[kK][kK][eE][lL]))|'
    || '[aA](?:[vV][aA][iI][nN]|[nN][aA][hH][tT][aA][rR][iI])|[kK](?:[uU][lL][cC][sS]|[lL][íÍ][čČ]|[лЛ][юЮ][чЧ])))|[κK][ωΩ]['
    || 'δΔ][iI][κK][όΌoO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ'
    || '][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמ[הא]|كلمة ال(?:مرور|سر)|رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச'
    || '்சொல்|รหัสผ่าน|พาสเวิร์ด|(?:[cC](?:[lL](?:[éÉ]|[aA](?:[vV][eE]|[uU]))|[hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI]['
    || 'eE]))|[lL][lL][aA][vV][eE]|[kK](?:[lL][uU][cC][zZ]|[лЛ][юЮ][чЧ])) (?:(?:[dD](?:[eE](?:[lL])?|[iI''oOaA])|[kK]) ?)?(?:'
    || '[lL](?:''|[aA] ))?(?:[aA](?:[pP][iI]|[cC](?:[cC](?:[eE][sS](?:[oO]|[sS][oO])|[èÈ][sS])|[eE][sS][sS][oO]))|[sS][eE](?:'
    || '[cC][rR](?:[èÈ][tT][eE]|[eE][tT][aA])|[gG][rR][eE][tT][aA])|[pP][rR][iI][vV](?:[éÉ][eE]|[aA][tTdD][aA])|[дД][oO][cC]'
    || '[тT][yY][пП][aA]|[wW](?:[iI](?:[fF][iI]|-[fF][iI])|[lL][aA][nN]|[eE][pP]|[pP][aA])|[dD][oO][sS][tT][ęĘ][pP][uU])|[тT'
    || '][oO][kK][eE][нH]|[tT][oO][kK][eE][nN]|[sSşŞ][iIİ][fF][rR](?:[eE](?:[mM](?:[iI][zZ])?|[sS][iIİ])?|[əƏ]))|(?:[sS][aA]'
    || '[lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[pP][aA][rR][oO][oO][lL])(?! on )|(?:[hH][aA][sS][łŁlL][oO])(?! to )|(?:[pP][i'
    || 'I][nN])(?! to [0-9"''`]))(?: (?:[fF](?:[oO][rR]|[uUüÜ][rR][sS]?)|[oO][fFnN]|[tT][oO]|[dD](?:[eE][lL]?|[uUoOaA])|[pP]['
    || 'eE][rR]|[vV](?:[aA][nN]|[oO][oO][rR])|[wW](?:[iI](?:[fF][iI]|-[fF][iI])|[lL][aA][nN])|[дД][лЛ][яЯ])(?: (?:["''`][^ \t'
    || '\r\n:=,."''`]{1,13}["''`]|[^ \t\r\n:=,."''`][^ \t\r\n:=,.]{0,14})){0,3})? (?:[iI](?:[sS](?: [nN][oO][wW]|[tT])?|[aA][lL'
    || '][aA][hH]|[rR])|[wW][aA][sSrR]|[aA](?:[rR][eE]|[dD][aA][lL][aA][hH]|[yY])|[lL](?:[aA][uU][tT][eE][tT]|[àÀ])|[eE](?:['
    || 'sS](?:[tT](?:[eE])?)?|[rR](?:[aA])?)?|[éÉ](?:[sS])?|[èÈ]|[sS](?:[aA](?:[rR][àÀ]|[yY][aA])|[eE][tT] [tT][oO])|[bB](?:'
    || '[ęĘ][dD][zZ][iI][eE]|[rR][zZ][mM][iI]|[eE][cC][oO][mM][eE][sS])|[jJ][eE](?:[sS][tT])?|[äÄ][rR]|[nN][iI]|[yY][rR][aA]'
    || '|[эЭ][тT][oO]|[cC][hH][aA][nN][gG][eE][dD] [tT][oO]|[rR][eE][sS][eE][tT] [tT][oO]|[hH][eE][iI][sSß][tT](?: [jJ][eE]['
    || 'tT][zZ][tT])?)[:]?[ ]{1,2}|(?:[hH][aA][sS][łŁlL][oO](?: [dD][oO] [^ \t\r\n]+)?) to |(?:[pP][iI][nN]) to (?=[0-9"''`])'
    || '|(?:[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[pP][aA][rR][oO][oO][lL]|[kK][oO][oO][dD]) on |(?:(?:[cC][hH][aA]['
    || 'nN][gG][eE][dD]?|[sS][eE][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?) (?:[mM][yY] |[tT][hH][eE] |[yY][oO'
    || '][uU][rR] |[oO][uU][rR] |[iI][tT][sS] )?(?:[a-zA-Z-]+ )?(?:[pP](?:[aA][sS][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE]|['
    || 'pP][hH][rR][aA][sS][eE])|[wW]|[iI][nN])) [tT][oO]) )|(?:(?:パス[ワコ]ード|合言葉|密[码碼钥鑰]|口令|비(?:밀(?:번호| ?키)|번)|암호|패스워드|トークン|['
    || 'aA][pP][iI] ?(?:キー|키)|秘(?:密鍵|钥)|アクセスキー|接続キー|シークレット|金鑰|令牌|授(?:权码|權碼)|토큰|시크릿|액세스 ?키)(?:已?(?:改[成为為]|设(?:为|置为)|重置为|换成|更改'
    || '为|變更為)|[是为為はがを는은를을:])|(?:パス[ワコ]ード|合言葉|密[码碼]|口令|비(?:밀번호|번)|암호|패스워드)(?:→)?)[ ]{0,2}[(【]?|(?:[пП][aA][pP][oO][лЛ](?:[ьЬ'
    || ']|[aA](?:[тT][aA])?)|[лЛ][oO][зZ][иИ][нH][kK][aA]|[κK][ωΩ][δΔ][iI][κK][όΌoO][ςΣ]|סיסמ[הא]|كلمة ال(?:مرور|سر)|رمز عبو'
    || 'ر|पासवर्ड|รหัสผ่าน|[mM][ậẬ][tT] [kK][hH][ẩẨ][uU]|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[pP][aA][sS]'
    || '[sS][wW][oO][rR][dD](?:(?:[nN][yY][aA])?(?= [sS][aA][yY][aA])|[nN][yY][aA]))(?: (?:(?:[oO][тT]|[дД][лЛ][яЯ]|[kK]|[нH'
    || '][aA]|[τT][oO][υY]|[γΓ][iI][aA]|של) [^ \t\r\n:=,.]+|[wW]i-?[fF]i))?(?: ?(?:[эЭ][тT][oO]|[єЄ]|[eE](?:[ίΊ][vN][aA][iI]'
    || ')?|[μM][oO][υY]|שלי|ה[יו]א|هي|من|है|คือ|[sS][aA][yY][aA]|[aA][dD][aA][lL][aA][hH]|[lL][àÀ]|[mM][oO][jJ])){0,2}[ :-]{'
    || '1,3}))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    ('((?:(?<![A-Za-z])(?:(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][e'
    || 'E]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ]'
    || '[aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO][lL](?:[aA](?: (?:[dD]''[oO][rR][dD][iI][nN][eE]|[mM][eE][aA]'
    || ')|[mM])?|[eE])?)|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[iI][nN](?: [cC][oO][dD][eE]|[cC][oO][dD][eE]|[k'
    || 'K][oO][dD])|[wW](?:[dD])?)|[kK](?:[eE](?:[nN][nN][wW][oO][rR][tT]|[yY])|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN]['
    || 'yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?)|[oO][dD][eE][oO][rR][dD](?:[eE][tT])?)|[gG][eE](?:[hH][eE]'
    || '[iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[lL][oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[mM](?:'
    || '[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[dD][pP])|[cC](?:[oO](?:[nN][tT][rR][aA][sS](?:[eE][nN](?:[aA]|[yY][aA])|[iI]'
    || '[nN][aA][lL])|[mM][bB][iI][nN][aA][tT][iI][oO][nN]|[dD][eE])|[eE][kK][pP][eE]T|[lL][aA][vV][eE]|[hH](?:[iI][aA][vV]['
    || 'eE]|[aA][vV][eE]))|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[wW])|[sS](?:[eE](?:[nN][hH][aA]|[cC'
    || '][rR][eE][tT])|[lL][eE][uU][tT][eE][lL]|[iI][fF][rR][eE](?:[mM](?:[iI][zZ])?|[sS][iI])?)|[fF][rR][aA][sS][eE] [sS][e'
    || 'E][gG][rR][eE][tT][aA]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR'
    || '][iI](?: [lL][aA][nN][gG][uU])?|[hH][eE][sS][lL][oO]|[aA](?:[dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[pP][i'
    || 'I][- ]?(?:[sS][lL][eE][uU][tT][eE][lL]|[nN][yY][cC][kK][eE][lL]|[aA](?:[vV][aA][iI][nN]|[nN][aA][hH][tT][aA][rR][iI]'
    || ')|[kK][uU][lL][cC][sS]))|(?:[cC](?:[hH](?:[iI][aA][vV][eE]|[aA][vV][eE]|[eE][iI][eE])|[lL][aA](?:[vV][eE]|[uU]))|[lL'
    || '][lL][aA][vV][eE]|[kK][lL][uU][cC][zZ]) (?:(?:[dD](?:[eE](?:[lL])?|[iI''oOaA])|[kK]) ?)?(?:[lL](?:''|[aA] ))?(?:[aA](?'
    || ':[pP][iI]|[cC](?:[cC][eE][sS](?:[oO]|[sS][oO])|[eE][sS][sS][oO]))|[sS][eE][gGcC][rR][eE][tT][aA]|[pP][rR][iI][vV][aA'
    || '][tTdD][aA]|[wW](?:[iI](?:[fF][iI]|-[fF][iI])|[lL][aA][nN]|[eE][pP]|[pP][aA]))|T[oO][kK][eE]H|[tT][oO][kK][eE][nN])|'
    || '(?:[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[pP][aA][rR][oO][oO][lL])(?! on )|(?:[hH][aA][sS][lL][oO])(?! to )|'
    || '(?:[pP][iI][nN])(?! to [0-9"''`]))(?: (?:[fF](?:[oO][rR]|[uU][rR][sS]?)|[oO][fFnN]|[tT][oO]|[dD](?:[eE][lL]?|[uUoOaA]'
    || ')|[pP][eE][rR]|[vV](?:[aA][nN]|[oO][oO][rR])|[wW](?:[iI](?:[fF][iI]|-[fF][iI])|[lL][aA][nN]))(?: (?:["''`][^ \t\r\n:='
    || ',."''`]{1,13}["''`]|[^ \t\r\n:=,."''`][^ \t\r\n:=,.]{0,14})){0,3})? (?:[iI](?:[sS](?: [nN][oO][wW]|[tT])?|[aA][lL][aA]['
    || 'hH]|[rR])|[wW][aA][sSrR]|[aA](?:[rR][eE]|[dD][aA][lL][aA][hH]|[yY])|[lL][aA][uU][tT][eE][tT]|[eE](?:[sS](?:[tT](?:[e'
    || 'E])?)?|[rR](?:[aA])?)?|[jJ][eE](?:[sS][tT])?|[bB](?:[rR][zZ][mM][iI]|[eE][cC][oO][mM][eE][sS])|[sS](?:[aA][yY][aA]|['
    || 'eE][tT] [tT][oO])|[nN][iI]|[yY][rR][aA]|[cC][hH][aA][nN][gG][eE][dD] [tT][oO]|[rR][eE][sS][eE][tT] [tT][oO]|[hH][eE]'
    || '[iI][sS][tT](?: [jJ][eE][tT][zZ][tT])?)[:]?[ ]{1,2}|(?:[hH][aA][sS][lL][oO](?: [dD][oO] [^ \t\r\n]+)?) to |(?:[pP][i'
    || 'I][nN]) to (?=[0-9"''`])|(?:[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[pP][aA][rR][oO][oO][lL]|[kK][oO][oO][dD]) '
    || 'on |(?:(?:[cC][hH][aA][nN][gG][eE][dD]?|[sS][eE][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?) (?:[mM][yY]'
    || ' |[tT][hH][eE] |[yY][oO][uU][rR] |[oO][uU][rR] |[iI][tT][sS] )?(?:[a-zA-Z-]+ )?(?:[pP](?:[aA][sS][sS](?:[wW][oO][rR]'
    || '[dD]|[cC][oO][dD][eE]|[pP][hH][rR][aA][sS][eE])|[wW]|[iI][nN])) [tT][oO]) )|(?:[kK][aA][tT][aA] [sS][aA][nN][dD][iI]'
    || '(?:[nN][yY][aA])?|[pP][aA][sS][sS][wW][oO][rR][dD](?:(?:[nN][yY][aA])?(?= [sS][aA][yY][aA])|[nN][yY][aA]))(?: (?:(?:'
    || '[oO]T|[kK]|H[aA]|T[oO]Y) [^ \t\r\n:=,.]+|[wW]i-?[fF]i))?(?: ?(?:M[oO]Y|[sS][aA][yY][aA]|[aA][dD][aA][lL][aA][hH]|[mM'
    || '][oO][jJ]|[eE])){0,2}[ :-]{1,3}))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%pass%', '%kennwort%', '%geheimwort%', '%losungswort%', '%contras%', '%senha%', '%parol%', '%wacht%', '%пapoл%',
        '%ПapoЛ%', '%Пapoл%', '%koдoвoe%', '%koДoboe%', '%clave%', '%clé%', '%clÉ%', '%chiave%', '%chave%', '%llave%',
        '%klucz%', '%cheie%', '%clau%', '%sleutel%', '%schl%', '%nyckel%', '%nøgle%', '%nØgle%', '%nøkkel%', '%nØkkel%',
        '%avain%', '%anahtar%', '%kulcs%', '%klíč%', '%klÍČ%', '%kлюч%', '%kЛЮЧ%', '%cekpeт%', '%cekpet%', '%тokeн%',
        '%tokeh%', '%tokeн%', '%pin%', '%pw%', '%ww%', '%mdp%', '%secret%', '%token%', '%key%', '%has%', '%heslo%',
        '%lösen%', '%lÖsen%', '%combination%', '%code%', '%kode%', '%salasan%', '%jelsz%', '%lozinka%', '%zaporka%',
        '%geslo%', '%ifre%', '%İfre%', '%ifrə%', '%ifrƏ%', '%sandi%', '%mật kh%', '%mẬt kh%', '%kata laluan%', '%nenosiri%',
        '%slapta%', '%lykilor%', '%pasahitza%', '%fjalëkal%', '%fjalËkal%', '%συvθημ%', '%ΣynΘhm%', '%Συvθημ%', '%құпия%',
        '%ҚҰПИЯ%', '%Құпия%', '%frase segreta%', '%პაროლი%', '%ᲞᲐᲠᲝᲚᲘ%', '%Პაროლი%', '%գաղտնա%', '%ԳԱՂՏՆԱ%', '%Գաղտնա%',
        '%лoзинka%', '%ЛozИhka%', '%Лoзинka%', '%合言葉%', '%パスワード%', '%パスコード%', '%トークン%', '%キー%', '%秘密鍵%', '%シークレット%', '%密钥%',
        '%密鑰%', '%秘钥%', '%金鑰%', '%令牌%', '%授权码%', '%授權碼%', '%토큰%', '%키%', '%시크릿%', '%패스워드%', '%密码%', '%密碼%', '%口令%', '%비밀%',
        '%비번%', '%암호%', '%κωδiκ%', '%kΩΔik%', '%kωδiκ%', '%סיסמ%', '%كلمة%', '%رمز عبور%', '%گذرواژه%', '%पासवर्ड%',
        '%পাসওয়ার্ড%', '%கடவுச்சொல்%', '%รหัส%', '%พาสเวิร์ด%', '%parool%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'told', 'assignment', 'blank',
    ('((?:(?<![A-Za-z])(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|'
    || '[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA'
    || '])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|[eE])?|['
    || 'oO][lL]))|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[wW](?:[dD])?)|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|[oO]'
    || '(?:[дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[dD][eE][oO][rR][dD](?:[eE][tT])?)|[aA][tT][aA] (?:[sS][aA][nN][dD][iI]'
    || '(?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?))|[gG][eE](?:[hH][eE][iI][mM][wW][oO][rR][tT]|[sS]['
    || 'lL][oO])|[lL](?:[oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[öÖ][sS][eE][nN](?:[oO][rR][dD](?:'
    || '[eE][tT])?|[fF][rR][aA][sS])|[yY][kK][iI][lL][oO][rR][ðÐ])|[mM](?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[ậẬ][tT] [k'
    || 'K][hH][ẩẨ][uU](?: [cC][ủỦ][aA] [tT][ôÔ][iI])?|[dD][pP])|[cC][oO][nN][tT][rR][aA][sS](?:[eE](?:[ñÑ][aA]|[nN](?:[aA]|['
    || 'yY][aA]))|[iI][nN][aA][lL])|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[wW])|[sS](?:[eE][nN][hH][a'
    || 'A]|[lL][aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?)|[fF](?:[rR][aA][sS][eE] [sS]['
    || 'eE][gG][rR][eE][tT][aA]|[jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI])|[пП][aA][pP][oO][лЛ](?:[ьЬ](?:[нH][aA][яЯ] [фФ][pP'
    || '][aA][зZ][aA])?|[aA](?:[тT][aA])?)|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH](?:[aA][sS](?:[łŁ](?:[eE][mM]|[oO])|[lL][oO])|[e'
    || 'E][sS][lL][oO])|[jJ][eE][lL][sS][zZ](?:[óÓ]|[aA][vV][aA][mM])|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI]['
    || 'rR][iI](?: [lL][aA][nN][gG][uU])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[κK][ωΩ][δΔ][iI][κK][όΌoO][ς'
    || 'Σ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ]['
    || 'ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמ[הא]|كلمة ال(?:مرور|سر)|رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเ'
    || 'วิร์ด|[sSşŞ][iIİ][fF][rR](?:[eE](?:[mM](?:[iI][zZ])?|[sS][iIİ])?|[əƏ]))(?: (?:[fF][oOüÜ][rR]|[oO][fFnN]|[tT][oO]) (?'
    || ':[tT][hH][eE] |[mM][yY] |[oO][uU][rR] |[yY][oO][uU][rR] )?[^ \t\r\n:=,.]{1,15})?(?:''s(?: (?:still|now))?| (?:[sS](?:'
    || '[hH][oO][uU][lL][dD] (?:[nN][oO][wW] )?[bB][eE]|[tT][aA][yY][sS])|[wW](?:[oO][uU][lL][dD] [bB][eE]|[iI][lL][lL] [bB]'
    || '[eE])|[mM][uU][sS][tT] [bB][eE]|[uU][sS][eE][dD] [tT][oO] [bB][eE]|[rR][eE](?:[mM][aA][iI][nN][sS]|[aA][dD][sS])|[eE'
    || '][qQ][uU][aA][lL][sS]|[iI][sS] [sS][tT][iI][lL][lL]|[gG](?:[oO][eE][sS] [lL][iI][kK][eE]|[eE][wW][iI][jJ][zZ][iI][gG'
    || '][dD] [iI][nN])|(?:[hH][aA][sSdD]|[wW][aA][sS]|[gG][oO][tT]|[iI][sS])(?: (?:[jJ][uU][sS][tT]|[nN][oO][wW]))?(?: [bB]'
    || '[eE][eE][nN])? (?:[rR][eE][sS][eE][tT]|[cC][hH][aA][nN][gG][eE][dD]|[sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD])(?: [b'
    || 'B][aA][cC][kK])? (?:[tT][oO]|[iI][nN])|[aA][uU][fF]|, [cC]''[eE][sS][tT]))[:]? {1,2}|(?:[cC](?:[hH][aA][nN][gG](?:[eE'
    || '][dD]?|[éÉ])|[aA][mM][bB][iI](?:[éÉoOaA]|[aA][tT][oO])|[мM][eE][нH][иИ][лЛ](?:[aA])?)|[sS](?:[eE][tT]|[kK][iI][fF][t'
    || 'T][eE][dD][eE])|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?|[mM][uU][dD][eE][iI]|[aA][lL][tT][eE][rR][eE][iI]'
    || '|[tT][rR][oO][qQ][uU][eE][iI]|[zZ][mM][iI][eE](?:[nN][iI][łŁ][eEaA][mM]|[ńŃ])|[иИ][зZ][мM][eE][нH][иИ][лЛ]|[пП][oO]['
    || 'мM][eE][нH][яЯ][лЛ]|[äÄ][nN][dD][rR][aA][dD][eE]|[bB][yY][tT][tT][eE]|[wW][iI][jJ][zZ][iI][gG][dD][eE]|[vV][eE][rR]['
    || 'aA][nN][dD][eE][rR][dD][eE]|[pP][rR][oO][mM][iI][jJ][eE][nN][iI][oO])(?: (?:[a-zäÄöÖüÜéÉàÀß]{1,8})){0,3} (?:[pP](?:['
    || 'aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| [pP][hH][rR]['
    || 'aA][sS][eE]|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA'
    || '][sS][sS][eE]|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|[eE])?|[oO][lL]))|[hH][rR][aA][sS][eE] '
    || '[dD][eE] [pP][aA][sS][sS][eE]|[wW](?:[dD])?)|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|[oO](?:[дД][oO][вB][oO][eE] [cC][лЛ'
    || '][oO][вB][oO]|[dD][eE][oO][rR][dD](?:[eE][tT])?)|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL]['
    || 'uU][aA][nN](?: [sS][aA][yY][aA])?))|[gG][eE](?:[hH][eE][iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[lL](?:[oO](?:[sS][uU]'
    || '[nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[öÖ][sS][eE][nN](?:[oO][rR][dD](?:[eE][tT])?|[fF][rR][aA][sS])|[y'
    || 'Y][kK][iI][lL][oO][rR][ðÐ])|[mM](?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ][aA] '
    || '[tT][ôÔ][iI])?|[dD][pP])|[cC][oO][nN][tT][rR][aA][sS](?:[eE](?:[ñÑ][aA]|[nN](?:[aA]|[yY][aA]))|[iI][nN][aA][lL])|[wW'
    || '](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[wW])|[sS](?:[eE][nN][hH][aA]|[lL][aA][pP][tT][aA][žŽ][oO]'
    || '[dD][iI][sS]|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?)|[fF](?:[rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[jJ][aA'
    || '][lL][ëË][kK][aA][lL][iI][mM][iI])|[пП][aA][pP][oO][лЛ](?:[ьЬ](?:[нH][aA][яЯ] [фФ][pP][aA][зZ][aA])?|[aA](?:[тT][aA]'
    || ')?)|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH](?:[aA][sS](?:[łŁ](?:[eE][mM]|[oO])|[lL][oO])|[eE][sS][lL][oO])|[jJ][eE][lL][sS'
    || '][zZ](?:[óÓ]|[aA][vV][aA][mM])|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU]'
    || ')?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[κK][ωΩ][δΔ][iI][κK][όΌoO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA]'
    || '[τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיס'
    || 'מ[הא]|كلمة ال(?:مرور|سر)|رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[sSşŞ][iIİ][fF][rR](?:[eE'
    || '](?:[mM](?:[iI][zZ])?|[sS][iIİ])?|[əƏ])) (?:[tT](?:[oO]|[iI][lL](?:[lL])?)|[aA]|[eEiI][nN]|[pP][aA][rR][aA]|[nN][aA]'
    || '(?:[aA][rR])?|[нH][aA])[:]? {1,2})|(?:[sSşŞ][iIİ][fF][rR][eE][yY][iI]|[pP][aA][rR][oO][lL][aA][yY][iI]) ))(?:)("[^"\'
    || 'r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    ('((?:(?<![A-Za-z])(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|'
    || '[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA'
    || '])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|[eE])?|['
    || 'oO][lL]))|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[wW](?:[dD])?)|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|[aA]'
    || '[tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?)|[oO][dD][eE][oO][r'
    || 'R][dD](?:[eE][tT])?)|[gG][eE](?:[hH][eE][iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[lL][oO](?:[sS][uU][nN][gG][sS][wW][o'
    || 'O][rR][tT]|[zZ][iI][nN][kK][aA])|[mM](?:[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[dD][pP])|[cC][oO][nN][tT][rR][aA][sS'
    || '](?:[eE][nN](?:[aA]|[yY][aA])|[iI][nN][aA][lL])|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[wW])|['
    || 'sS](?:[eE][nN][hH][aA]|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[iI][fF][rR][eE](?:[mM](?:[iI][zZ])?|[sS][iI])?)|[f'
    || 'F][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[zZ][aA][pP][oO][rR][kK][aA]|[n'
    || 'N][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[hH][eEaA][sS][lL][oO]|[aA][dD][gG][aA][nN][gG][sS][kK][oO]'
    || '[dD][eE](?:[nN])?)(?: (?:[fF][oO][rR]|[oO][fFnN]|[tT][oO]) (?:[tT][hH][eE] |[mM][yY] |[oO][uU][rR] |[yY][oO][uU][rR]'
    || ' )?[^ \t\r\n:=,.]{1,15})?(?:''s(?: (?:still|now))?| (?:[sS](?:[hH][oO][uU][lL][dD] (?:[nN][oO][wW] )?[bB][eE]|[tT][aA'
    || '][yY][sS])|[wW](?:[oO][uU][lL][dD] [bB][eE]|[iI][lL][lL] [bB][eE])|[mM][uU][sS][tT] [bB][eE]|[uU][sS][eE][dD] [tT][o'
    || 'O] [bB][eE]|[rR][eE](?:[mM][aA][iI][nN][sS]|[aA][dD][sS])|[eE][qQ][uU][aA][lL][sS]|[iI][sS] [sS][tT][iI][lL][lL]|[gG'
    || '](?:[oO][eE][sS] [lL][iI][kK][eE]|[eE][wW][iI][jJ][zZ][iI][gG][dD] [iI][nN])|(?:[hH][aA][sSdD]|[wW][aA][sS]|[gG][oO]'
    || '[tT]|[iI][sS])(?: (?:[jJ][uU][sS][tT]|[nN][oO][wW]))?(?: [bB][eE][eE][nN])? (?:[rR][eE][sS][eE][tT]|[cC][hH][aA][nN]'
    || '[gG][eE][dD]|[sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD])(?: [bB][aA][cC][kK])? (?:[tT][oO]|[iI][nN])|[aA][uU][fF]|, ['
    || 'cC]''[eE][sS][tT]))[:]? {1,2}|(?:[cC](?:[hH][aA][nN][gG][eE][dD]?|[aA][mM][bB][iI](?:[oOaA]|[aA][tT][oO]))|[sS](?:[eE'
    || '][tT]|[kK][iI][fF][tT][eE][dD][eE])|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?|[mM][uU][dD][eE][iI]|[aA][lL]'
    || '[tT][eE][rR][eE][iI]|[tT][rR][oO][qQ][uU][eE][iI]|[bB][yY][tT][tT][eE]|[wW][iI][jJ][zZ][iI][gG][dD][eE]|[vV][eE][rR]'
    || '[aA][nN][dD][eE][rR][dD][eE]|[pP][rR][oO][mM][iI][jJ][eE][nN][iI][oO])(?: (?:[a-z]{1,8})){0,3} (?:[pP](?:[aA](?:[sS]'
    || '(?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE'
    || ']|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS]['
    || 'eE]|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|[eE])?|[oO][lL]))|[hH][rR][aA][sS][eE] [dD][eE] ['
    || 'pP][aA][sS][sS][eE]|[wW](?:[dD])?)|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][y'
    || 'Y][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?)|[oO][dD][eE][oO][rR][dD](?:[eE][tT])?)|[gG][eE](?:[hH][eE]['
    || 'iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[lL][oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[mM](?:['
    || 'oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[dD][pP])|[cC][oO][nN][tT][rR][aA][sS](?:[eE][nN](?:[aA]|[yY][aA])|[iI][nN][aA'
    || '][lL])|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[wW])|[sS](?:[eE][nN][hH][aA]|[aA][lL][aA][sS][a'
    || 'A][nN][aA](?:[nN][iI])?|[iI][fF][rR][eE](?:[mM](?:[iI][zZ])?|[sS][iI])?)|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][t'
    || 'T][aA]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA'
    || '][nN][gG][uU])?|[hH][eEaA][sS][lL][oO]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?) (?:[tT](?:[oO]|[iI][lL'
    || '](?:[lL])?)|[aA]|[eEiI][nN]|[pP][aA][rR][aA]|[nN][aA](?:[aA][rR])?|H[aA])[:]? {1,2})|(?:[sS][iI][fF][rR][eE][yY][iI]'
    || '|[pP][aA][rR][oO][lL][aA][yY][iI]) ))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%pass%', '%pw%', '%kennwort%', '%contras%', '%senha%', '%wachtw%', '%пapoл%', '%ПapoЛ%', '%Пapoл%', '%hasł%',
        '%hasŁ%', '%haslo%', '%lösen%', '%lÖsen%', '%ifre%', '%İfre%', '%parol%', '%parool%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'named_after', 'assignment', 'blank',
    ('((?<![A-Za-z0-9!#$%&*+./:=?@^_~-]))(?:)([A-Za-z0-9!#$%&*+./:=?@^_~-]{8}[A-Za-z0-9!#$%&*+./:=?@^_~-]*(?=["''`*]{0,2}(?'
    || ': (?:(?:[iI][sS]|[wW][aA][sS]) (?:[mM][yY]|[tT][hH][eE]|[oO][uU][rR]|[yY][oO][uU][rR])(?: [A-Za-z0-9-]{1,12}){0,2}|('
    || '?:[iI][sS][tT]) (?:[mM][eE][iI][nN]|[dD](?:[aA][sS]|[eE][iI][nN])|[uU][nN][sS][eE][rR])(?: neues)?|(?:[eE][sS][tT]) '
    || '(?:[mM][oO][nN]|[lL][eE]|[nNvV][oO][tT][rR][eE])(?: nouveau)?|(?:[eE][sS]) (?:[mM][iI]|[lL][aA])(?: nueva)?|(?:[èÈ])'
    || ' (?:[lL][aA])(?: (?:mia|nuova))?|(?:[éÉ]) (?:[aA])(?: (?:minha|senha do|nova))?|(?:[iI][sS]) (?:[mM][iI][jJ][nN]|[hH'
    || '][eE][tT]|[oO][nN][sS])(?: nieuwe)?|(?:[tT][oO]) (?:[mM][oO][jJ][eE])(?: nowe)?|(?:[äÄ][rR]) (?:[mM][iI][tT][tT])|(?'
    || ':[eE][rR]) (?:[mM][iI][tT])|-{0,2} ?(?:[мM][oO][йЙ])|(?:[bB][eE][nN][iI][mM])|<-|\((?:[tT][hH][eE] )?) ?(?:[pP](?:[a'
    || 'A](?:[sS][sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE])|[rR][oO][lL][aA]['
    || 'mM])|[wW][dD])|(?<= )[pP][wW]|[kK](?:[eE][nN][nN][wW][oO][rR][tT]|[oO][dD][eE][oO][rR][dD])|[cC][oO][nN][tT][rR][aA]'
    || '[sS][eE][ñÑnN][aA]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO]['
    || 'rR][dD]|[пП][aA][pP][oO][лЛ][ьЬ]|[hH][aA][sS][łŁlL][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD]|[sSşŞ][iIİ][fF][rR][eE][mM]'
    || '|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])(?![A-Za-z])| ?(?:がパスワード|是(?:[我你]的)?(?:密[码碼])|[가이] 비밀번호))))'),
    ('((?<![A-Za-z0-9!#$%&*+./:=?@^_~-]))(?:)([A-Za-z0-9!#$%&*+./:=?@^_~-]{8}[A-Za-z0-9!#$%&*+./:=?@^_~-]*(?=["''`*]{0,2}(?'
    || ': (?:(?:[iI][sS]|[wW][aA][sS]) (?:[mM][yY]|[tT][hH][eE]|[oO][uU][rR]|[yY][oO][uU][rR])(?: [A-Za-z0-9-]{1,12}){0,2}|('
    || '?:[iI][sS][tT]) (?:[mM][eE][iI][nN]|[dD](?:[aA][sS]|[eE][iI][nN])|[uU][nN][sS][eE][rR])(?: neues)?|(?:[eE][sS][tT]) '
    || '(?:[mM][oO][nN]|[lL][eE]|[nNvV][oO][tT][rR][eE])(?: nouveau)?|(?:[eE][sS]) (?:[mM][iI]|[lL][aA])(?: nueva)?|(?:[iI]['
    || 'sS]) (?:[mM][iI][jJ][nN]|[hH][eE][tT]|[oO][nN][sS])(?: nieuwe)?|(?:[tT][oO]) (?:[mM][oO][jJ][eE])(?: nowe)?|(?:[eE]['
    || 'rR]) (?:[mM][iI][tT])|(?:[bB][eE][nN][iI][mM])|<-|\((?:[tT][hH][eE] )?) ?(?:[pP](?:[aA](?:[sS][sS](?:[wW](?:[oO][rR]'
    || '(?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE])|[rR][oO][lL][aA][mM])|[wW][dD])|(?<= )[pP][wW]|['
    || 'kK](?:[eE][nN][nN][wW][oO][rR][tT]|[oO][dD][eE][oO][rR][dD])|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[mM][oO][tT] ['
    || 'dD][eE] [pP][aA][sS][sS][eE]|[sS](?:[eE][nN][hH][aA]|[iI][fF][rR][eE][mM])|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|'
    || '[hH][aA][sS][lL][oO]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])(?![A-Za-z]))))'),
    '{}',
    array[
        '%passwo%', '%passwd%', '%passph%', '%passco%', '%de passe%', '%pwd%', '% pw%', '%kennwort%', '%contras%', '%senha%',
        '%wachtw%', '%пapoл%', '%ПapoЛ%', '%Пapoл%', '%hasł%', '%hasŁ%', '%haslo%', '%lösen%', '%lÖsen%', '%ifre%', '%İfre%',
        '%parol%', '%kodeord%', '%adgang%', '%パスワード%', '%密码%', '%密碼%', '%비밀번호%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'named_pair', 'assignment', 'sign',
    ('((?:["''](?:[nN][aA][mM][eE]|[kK][eE][yY]|[iI][dD]|[pP][aA][rR][aA][mM][eE][tT][eE][rR]|[vV][aA][rR][iI][aA][bB][lL]['
    || 'eE]|[lL][aA][bB][eE][lL])["''] ?[:=]>? ?["''][A-Za-z0-9_.-]*(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH'
    || '][rR][aA][sS][eE])?|[wW][dD]|[rR][iI][vV][aA][tT][eE][_-]?[kK][eE][yY])|[sS][eE][cC][rR][eE][tT](?:[_-]?[kK][eE][yY]'
    || ')?|[tT][oO][kK][eE][nN]|[aA](?:[pP][iI][_-]?[kK][eE][yY]|[cC][cC][eE][sS][sS][_-]?[kK][eE][yY]))["''] ?,[ \t]{0,3}(?:'
    || '\r?\n[ \t]{0,16})?(?:["''][A-Za-z]+["''] ?: ?(?:["''][A-Za-z]*["'']|true|false) ?,[ \t]{0,3}(?:\r?\n[ \t]{0,16})?){0,2}['
    || '"''](?:[vV][aA][lL][uU][eE])["''] ?[:=]>? ?|<(?:[tT][dDhH]|[dD][tT]|[bB]|[sS][tT][rR][oO][nN][gG]|[lL][aA][bB][eE][lL]'
    || ')(?: [^<>\r\n]*)?>(?:[A-Za-z0-9-]+ ){0,2}(?:[pP](?:[aA][sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE]|[cC][o'
    || 'O][dD][eE])|[wW][dD])|[sS][eE](?:[cC][rR][eE][tT]|[nN][hH][aA])|[tT][oO][kK][eE][nN]|[aA](?:[pP][iI][ _-]?[kK][eE][y'
    || 'Y]|[cC][cC][eE][sS][sS][ _-]?[kK][eE][yY])|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][e'
    || 'E][ñÑ][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]):?</(?:[tT][dDhH]|[dD][tT]|[bB]|[sS][tT][rR][oO][nN][gG]|[lL][aA'
    || '][bB][eE][lL])>[ \t]{0,4}(?:\r?\n[ \t]{0,16})?<(?:[tTdD][dD]|[sS][pP][aA][nN]|[cC][oO][dD][eE])(?: [^<>\r\n]*)?>(?:<'
    || 'code>)?|(?<=[| *_])(?:[pP](?:[aA][sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE])|[wW](?:[dD'
    || '])?)|[sS][eE](?:[cC][rR][eE][tT]|[nN][hH][aA])|[tT][oO][kK][eE][nN]|[aA][pP][iI][ _-]?[kK][eE][yY]|[mM][oO][tT] [dD]'
    || '[eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD])[*_]{0,2'
    || '} *\|[ ]{0,2}\r?\n[ \t]{0,4}\|(?:[ ]?:?-{2,}:?[ ]?\|){1,6}[ ]{0,2}\r?\n[ \t]{0,4}\| {0,2}(?:[A-Za-z0-9._@-]+ *\| *){'
    || '0,4}(?=[^ |\r\n]+ *\|[ ]{0,2}(?:[\r\n]|\Z))))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\'
    || '[]?)'),
    ('((?:["''](?:[nN][aA][mM][eE]|[kK][eE][yY]|[iI][dD]|[pP][aA][rR][aA][mM][eE][tT][eE][rR]|[vV][aA][rR][iI][aA][bB][lL]['
    || 'eE]|[lL][aA][bB][eE][lL])["''] ?[:=]>? ?["''][A-Za-z0-9_.-]*(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH'
    || '][rR][aA][sS][eE])?|[wW][dD]|[rR][iI][vV][aA][tT][eE][_-]?[kK][eE][yY])|[sS][eE][cC][rR][eE][tT](?:[_-]?[kK][eE][yY]'
    || ')?|[tT][oO][kK][eE][nN]|[aA](?:[pP][iI][_-]?[kK][eE][yY]|[cC][cC][eE][sS][sS][_-]?[kK][eE][yY]))["''] ?,[ \t]{0,3}(?:'
    || '\r?\n[ \t]{0,16})?(?:["''][A-Za-z]+["''] ?: ?(?:["''][A-Za-z]*["'']|true|false) ?,[ \t]{0,3}(?:\r?\n[ \t]{0,16})?){0,2}['
    || '"''](?:[vV][aA][lL][uU][eE])["''] ?[:=]>? ?|<(?:[tT][dDhH]|[dD][tT]|[bB]|[sS][tT][rR][oO][nN][gG]|[lL][aA][bB][eE][lL]'
    || ')(?: [^<>\r\n]*)?>(?:[A-Za-z0-9-]+ ){0,2}(?:[pP](?:[aA][sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE]|[cC][o'
    || 'O][dD][eE])|[wW][dD])|[sS][eE](?:[cC][rR][eE][tT]|[nN][hH][aA])|[tT][oO][kK][eE][nN]|[aA](?:[pP][iI][ _-]?[kK][eE][y'
    || 'Y]|[cC][cC][eE][sS][sS][ _-]?[kK][eE][yY])|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO][o'
    || 'O][rR][dD]):?</(?:[tT][dDhH]|[dD][tT]|[bB]|[sS][tT][rR][oO][nN][gG]|[lL][aA][bB][eE][lL])>[ \t]{0,4}(?:\r?\n[ \t]{0,'
    || '16})?<(?:[tTdD][dD]|[sS][pP][aA][nN]|[cC][oO][dD][eE])(?: [^<>\r\n]*)?>(?:<code>)?|(?<=[| *_])(?:[pP](?:[aA][sS][sS]'
    || '(?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE]|[cC][oO][dD][eE])|[wW](?:[dD])?)|[sS][eE](?:[cC][rR][eE][tT]|[nN][hH]'
    || '[aA])|[tT][oO][kK][eE][nN]|[aA][pP][iI][ _-]?[kK][eE][yY]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[wW][aA][cC][hH'
    || '][tT][wW][oO][oO][rR][dD])[*_]{0,2} *\|[ ]{0,2}\r?\n[ \t]{0,4}\|(?:[ ]?:?-{2,}:?[ ]?\|){1,6}[ ]{0,2}\r?\n[ \t]{0,4}\'
    || '| {0,2}(?:[A-Za-z0-9._@-]+ *\| *){0,4}(?=[^ |\r\n]+ *\|[ ]{0,2}(?:[\r\n]|\Z))))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+'
    || '|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%value%', '%<td%', '%<th%', '%<dd%', '%|-%', '%| -%', '%|:-%'],
    array['%pass%', '%pwd%', '%secret%', '%token%', '%key%'],
    false, ''
),
(
    'credential_assignment', 'pair', 'assignment', 'bare',
    ('((?:(?<![A-Za-z])(?:[uU](?:[sS](?:[eE][rR](?:[nN][aA][mM][eE])?|[uU][aAáÁ][rR][iI][oO])|[tT](?:[eE][nN][tT][eE]|[iI]'
    || '[lL][iI][sS][aA][tT][eE][uU][rR])|[żŻ][yY][tT][kK][oO][wW][nN][iI][kK])|[lL][oO][gG][iI][nN]|[iI][dD][eE][nN][tT][iI'
    || '][fF][iI][aA][nN][tT]|[bB](?:[eE][nN][uU][tT][zZ][eE][rR]|[rR][uU][gG][eE][rR])|[nN](?:[uU][tT][zZ][eE][rR]|[eE][tT]'
    || '(?:[wW][oO][rR][kK]|[zZ]))|[gG][eE][bB][rR][uU][iI][kK][eE][rR]|[пП][oO][лЛ][ьЬ][зZ][oO][вB][aA][тT][eE][лЛ][ьЬ]|[лЛ'
    || '][oO][гГ][иИ][нH]|[kK][uU][lL][lL][aA][nN][iI][cC][iI] [aA][dD][iI]|[aA][nN][vV][äÄ][nN][dD][aA][rR][eE]|[sS][sS][iI'
    || '][dD]|[rR](?:[eE][dD]|[éÉ][sS][eE][aA][uU])|[wW](?:[iI][fF][iI]|[lL][aA][nN]))[:=]? ["'']?[^ \t\r\n,;"'']{1,40}["'']?(?'
    || ':[,;]| (?:[au]nd|[y/]|e(?:t)?))? (?:(?:[pP](?:[wW](?:[dD])?|[aA](?:[sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS'
    || '][eE])?|[rR][oO][lL][aA])|[sS][kK])|[kK](?:[eE](?:[nN][nN][wW][oO][rR][tT]|[yY])|[oO][dD][eE][oO][rR][dD])|[mM](?:[d'
    || 'D][pP]|[oO][tT] [dD][eE] [pP][aA][sS][sS][eE])|[cC](?:[lL][aA][vV][eE]|[oO][nN][tT][rR][aA][sS][eE][ñÑ][aA])|[sS][eE'
    || '][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[hH](?:[aA][sS][łŁ][oO]|[eE][sS][lL][oO])|[пП][aA][pP][oO][лЛ'
    || '][ьЬ]|[sSşŞ][iI][fF][rR][eE]|[lL][öÖ][sS][eE][nN][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])) (?:(?:['
    || 'iI][sS](?:[tT])?|[eE](?:[sS](?:[tT])?|[rR])|[éÉ]|[tT][oO]|[äÄ][rR]) )?|(?:ユーザー名|用[户戶]名|사용자)[^\n,]{1,24}[,,] ?(?:パスワー'
    || 'ド|密[码碼]|비밀번호)[ ]?|(?:[uU][sS][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO][rR][dD])?|[lL][oO][gG][iI][nN](?: ?/ ?(?:[pP]('
    || '?:[wW]|[aA][sS][sS](?:[wW][oO][rR][dD])?)))?|[zZ][uU][gG][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[cC][rR][eE][dD](?:[eE'
    || '][nN](?:[tT][iI][aA][lL][sS]|[cC][iI][aA](?:[lL][eE][sS]|[iI][sS])|[zZ][iI][aA][lL][iI])|[sS])|[iI][dD][eE][nN][tT]['
    || 'iI][fF][iI][aA][nN][tT][sS])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW](?:[pP][aA](?:2?|3)|[iI](?:[fF][iI]|-[fF][iI])|['
    || 'lL][aA][nN](?:-)?)) ?(?:[pP](?:[aA][sS][sS](?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR][dDtT])|[sS][kK])|[kK][eE][yY]|[s'
    || 'S][cC][hH][lL][üÜ][sS][sS][eE][lL]|[cC][oO][dD][eE])[ :=]{1,3}|(?:[sS][aA][fF][eE]|[vV][aA][uU][lL][tT]|[lL][oO][cC]'
    || '[kK](?:[eE][rR])?|[pP][aA][dD][lL][oO][cC][kK]|[tT][rR][eE][sS][oO][rR]) (?:[cC][oO](?:[mM][bB](?:[iI][nN][aA][tT][i'
    || 'I][oO][nN]|[oO])|[dD][eE])|[kK][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN])(?: (?:[iI][sS](?:[tT])?))?:? |(?:(?<![A-Za-'
    || 'z])(?:[pP][iI][nN](?: (?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?)|(?<![A-Z])PIN)(?: (?:[fF][oO][rR](?: [tT][hH]'
    || '[eE])?|[oO][fFnN]|[tT][oO])(?: [A-Za-z]{1,15}){1,3})?(?: (?:is(?: |t )|es |: ?)?|[:=] ?)(?![0-9]{4,6}(?: (?:[iI][sS]'
    || '|[wW][aA][sS]|[aA][rR][eE]) (?:[nN][oO][tT] |[uU][nN]|[dD][iI][sS])?(?:[cC][oO][nN][nN][eE][cC][tT][eE][dD]|[wW][iI]'
    || '[rR][eE][dD]|[uU][sS][eE][dD]|[pP][uU][lL][lL][eE][dD]|[dD][rR][iI][vV][eE][nN]|[tT](?:[iI][eE][dD]|[hH][eE] )|[lL]['
    || 'oO][wW]|[hH][iI][gG][hH]|[gG][rR][oO][uU][nN][dD][eE][dD]|[aA][nN]? ))| or [0-9]+pin)|(?:暗証番号|PIN[码碼]|pin码|핀번호)(?:[は'
    || '是为:는은])?[ ]?|(?:密[码碼]|口令|パスワード|비밀번호) ))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    ('((?:(?<![A-Za-z])(?:[uU](?:[sS](?:[eE][rR](?:[nN][aA][mM][eE])?|[uU][aA][rR][iI][oO])|[tT](?:[eE][nN][tT][eE]|[iI][l'
    || 'L][iI][sS][aA][tT][eE][uU][rR]))|[lL][oO][gG][iI][nN]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT]|[bB](?:[eE][nN][u'
    || 'U][tT][zZ][eE][rR]|[rR][uU][gG][eE][rR])|[nN](?:[uU][tT][zZ][eE][rR]|[eE][tT](?:[wW][oO][rR][kK]|[zZ]))|[gG][eE][bB]'
    || '[rR][uU][iI][kK][eE][rR]|[kK][uU][lL][lL][aA][nN][iI][cC][iI] [aA][dD][iI]|[sS][sS][iI][dD]|[rR][eE][dD]|[wW](?:[iI]'
    || '[fF][iI]|[lL][aA][nN]))[:=]? ["'']?[^ \t\r\n,;"'']{1,40}["'']?(?:[,;]| (?:[au]nd|[y/]|e(?:t)?))? (?:(?:[pP](?:[wW](?:[d'
    || 'D])?|[aA](?:[sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE])?|[rR][oO][lL][aA])|[sS][kK])|[kK](?:[eE](?:[nN]['
    || 'nN][wW][oO][rR][tT]|[yY])|[oO][dD][eE][oO][rR][dD])|[mM](?:[dD][pP]|[oO][tT] [dD][eE] [pP][aA][sS][sS][eE])|[cC][lL]'
    || '[aA][vV][eE]|[sS](?:[eE][nN][hH][aA]|[iI][fF][rR][eE])|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[hH][eE][sS][lL][oO]'
    || '|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])) (?:(?:[iI][sS](?:[tT])?|[eE](?:[sS](?:[tT])?|[rR])|[tT][oO]) )?|(?:['
    || 'uU][sS][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO][rR][dD])?|[lL][oO][gG][iI][nN](?: ?/ ?(?:[pP](?:[wW]|[aA][sS][sS](?:'
    || '[wW][oO][rR][dD])?)))?|[zZ][uU][gG][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[cC][rR][eE][dD](?:[eE][nN](?:[tT][iI][aA][l'
    || 'L][sS]|[cC][iI][aA](?:[lL][eE][sS]|[iI][sS])|[zZ][iI][aA][lL][iI])|[sS])|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT'
    || '][sS])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW](?:[pP][aA](?:2?|3)|[iI](?:[fF][iI]|-[fF][iI])|[lL][aA][nN](?:-)?)) ?('
    || '?:[pP](?:[aA][sS][sS](?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR][dDtT])|[sS][kK])|[kK][eE][yY]|[cC][oO][dD][eE])[ :=]{1'
    || ',3}|(?:[sS][aA][fF][eE]|[vV][aA][uU][lL][tT]|[lL][oO][cC][kK](?:[eE][rR])?|[pP][aA][dD][lL][oO][cC][kK]|[tT][rR][eE]'
    || '[sS][oO][rR]) (?:[cC][oO](?:[mM][bB](?:[iI][nN][aA][tT][iI][oO][nN]|[oO])|[dD][eE])|[kK][oO][mM][bB][iI][nN][aA][tT]'
    || '[iI][oO][nN])(?: (?:[iI][sS](?:[tT])?))?:? |(?:(?<![A-Za-z])(?:[pP][iI][nN](?: (?:[cC][oO][dD][eE]|[nN][uU][mM][bB]['
    || 'eE][rR]))?)|(?<![A-Z])PIN)(?: (?:[fF][oO][rR](?: [tT][hH][eE])?|[oO][fFnN]|[tT][oO])(?: [A-Za-z]{1,15}){1,3})?(?: (?'
    || ':is(?: |t )|es |: ?)?|[:=] ?)(?![0-9]{4,6}(?: (?:[iI][sS]|[wW][aA][sS]|[aA][rR][eE]) (?:[nN][oO][tT] |[uU][nN]|[dD]['
    || 'iI][sS])?(?:[cC][oO][nN][nN][eE][cC][tT][eE][dD]|[wW][iI][rR][eE][dD]|[uU][sS][eE][dD]|[pP][uU][lL][lL][eE][dD]|[dD]'
    || '[rR][iI][vV][eE][nN]|[tT](?:[iI][eE][dD]|[hH][eE] )|[lL][oO][wW]|[hH][iI][gG][hH]|[gG][rR][oO][uU][nN][dD][eE][dD]|['
    || 'aA][nN]? ))| or [0-9]+pin)))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%user%', '%login%', '%usu%', '%utente%', '%utilis%', '%identif%', '%nutzer%', '%gebruiker%', '%ytkownik%',
        '%пoльзoвaтeль%', '%ПoЛЬzobateЛЬ%', '%Пoльзoвaтeль%', '%лoгин%', '%ЛoГИh%', '%Лoгин%', '%kullan%', '%användare%',
        '%anvÄndare%', '%bruger%', '%network%', '%ssid%', '%netz%', '%red%', '%réseau%', '%rÉseau%', '%wifi%', '%wi-fi%',
        '%wlan%', '%wpa%', '%zugang%', '%cred%', '%safe%', '%vault%', '%lock%', '%tresor%', '%pin %', '%pin:%', '%pin=%',
        '%pin码%', '%pin碼%', '%ユーザー%', '%用户%', '%用戶%', '%사용자%', '%暗証%', '%핀번호%', '%密码%', '%密碼%', '%口令%', '%パスワード%', '%비밀%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'announced', 'assignment', 'blank',
    ('((?<![A-Za-z0-9@_.-])(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS]['
    || 'eE]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ'
    || '][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|[eE]'
    || ')?|[oO][lL]))|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[wW](?:[dD])?|[lL][aA][iI][nN]-[tT][eE][xX][tT]-[pP'
    || '][aA][sS][sS][wW][oO][rR][dD]|[sS][kK]|[rR][eE][sS][hH][aA][rR][eE][dD]-[kK][eE][yY])|[kK](?:[eE](?:[nN][nN][wW][oO]'
    || '[rR][tT]|[yY][pP][aA][sS][sS][wW][oO][rR][dD])|[oO](?:[дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[dD][eE][oO][rR][dD]'
    || '(?:[eE][tT])?)|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?)'
    || ')|[gG][eE](?:[hH][eE][iI][mM][wW][oO][rR][tT]|[sS][lL][oO])|[lL](?:[oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ]['
    || 'iI][nN][kK][aA])|[öÖ][sS][eE][nN](?:[oO][rR][dD](?:[eE][tT])?|[fF][rR][aA][sS])|[yY][kK][iI][lL][oO][rR][ðÐ])|[mM](?'
    || ':[oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ][aA] [tT][ôÔ][iI])?|[dD][pP]|[aA][sS][t'
    || 'T][eE][rR][aA][uU][tT][hH])|[cC](?:[oO][nN][tT][rR][aA][sS](?:[eE](?:[ñÑ][aA]|[nN](?:[aA]|[yY][aA]))|[iI][nN][aA][lL'
    || '])|[lL][éÉ] (?:[wW](?:[iI][fF][iI]|[lL][aA][nN]|[eE][pP]|[pP][aA])))|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|'
    || '[zZ][iI][nN])|[wW]|[pP][aA]-[pP][sS][kK])|[sS](?:[eE](?:[nN][hH][aA]|[cC][rR][eE][tT] [kK][eE][yY])|[lL][aA][pP][tT]'
    || '[aA][žŽ][oO][dD][iI][sS]|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[tT][oO][rR][eE][pP][aA][sS][sS][wW][oO][rR][dD]|'
    || '[nN][mM][pP]-[sS][eE][rR][vV][eE][rR] [cC][oO][mM][mM][uU][nN][iI][tT][yY])|[fF](?:[rR][aA][sS][eE] [sS][eE][gG][rR]'
    || '[eE][tT][aA]|[jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI])|[пП][aA][pP][oO][лЛ](?:[ьЬ](?:[нH][aA][яЯ] [фФ][pP][aA][зZ][a'
    || 'A])?|[aA](?:[тT][aA])?)|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH](?:[aA][sS](?:[łŁ](?:[eE][mM]|[oO])|[lL][oO])|[eE][sS][lL]['
    || 'oO])|[jJ][eE][lL][sS][zZ](?:[óÓ]|[aA][vV][aA][mM])|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: '
    || '[lL][aA][nN][gG][uU])?|[aA](?:[dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[pP][iI][ _-]?[kK][eE][yY]|[uU][tT]['
    || 'hH](?:_[pP][aA][sS][sS]|[uU][sS][eE][rR][pP][aA][sS][sS][wW][oO][rR][dD]))|[κK][ωΩ][δΔ][iI][κK][όΌoO][ςΣ]|[σΣ][υY][v'
    || 'N][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][ա'
    || 'Ա][բԲ][աԱ][ռՌ]|סיסמ[הא]|كلمة ال(?:مرور|سر)|رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[sSşŞ]['
    || 'iIİ][fF][rR](?:[eE](?:[mM](?:[iI][zZ])?|[sS][iIİ])?|[əƏ])|(?:[aA](?:[uU][tT][hH]|[cC][cC][eE][sS][sS]|[pP][iI])|[pP]'
    || '[eE][rR][sS][oO][nN][aA][lL] [aA][cC][cC][eE][sS][sS]|[bB][eE][aA][rR][eE][rR]|[rR][eE][fF][rR][eE][sS][hH]|[dD][eE]'
    || '[pP][lL][oO][yY]|[sS][eE][sS][sS][iI][oO][nN]) [tT][oO][kK][eE][nN]|(?:[aA][pP][pP]|[cC][lL][iI][eE][nN][tT]|2[fF][a'
    || 'A]|[tT][oO][tT][pP]|[wW][eE][bB][hH][oO][oO][kK]|[sS][hH][aA][rR][eE][dD]) [sS][eE][cC][rR][eE][tT]|[rR](?:[eE][qQ]['
    || 'uU][iI][rR][eE][pP][aA][sS][sS]|[oO][oO][tT][pP][wW])|[bB][iI][nN][dD][pP][wW]|[eE][nN][aA][bB][lL][eE] (?:[sS][eE]['
    || 'cC][rR][eE][tT]|[pP][aA][sS][sS][wW][oO][rR][dD]))|AUTH|p(?:@ssword|assw0rd)|ENV [A-Z0-9_]*(?:PASS(?:WORD)?|SECRET|T'
    || 'OKEN|KEY))["''`)*]{0,2}(?: (?:[fF](?:[oO][rR]|[uUüÜ][rR][sS]?)|[oO][fFnNтT]|[tT](?:[oO]|[iI][lL][lL])|[dD](?:[eE][lL]'
    || '?|[uUoOaA])|[pP][eE][rR]|[vV](?:[aA][nN]|[oO][oO][rR])|[kK]|[дД][лЛ][яЯ]|[nN][aA])(?: [^ \t\r\n:=,.?]+){1,2})?(?:[ ]'
    || '{0,2}[|~][ ]{0,2}|[ ]{1,2}(?:\(|>{1,2}|--?)[ ]{0,2}|\? (?:(?:[iI][tT](?:''?[sS]| [iI][sS])|[dD][aA][sS] [iI][sS][tT]|'
    || '[cC]''[eE][sS][tT]|[eE][sS]) )?|[:?]?[*_]{0,2}[ \t]{0,3}\r?\n[ \t>]{0,8}(?:[A-Za-z]{1,12}: )?(?=[!#-&*+./0-9:=?@A-Z\\'
    || '^_a-z~-]+[ \t]*(?:[\r\n]|\Z))| (?:[0-9] )?|\t{1,3}))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z'
    || '~-]+[(\[]?)'),
    ('((?<![A-Za-z0-9@_.-])(?:(?:[pP](?:[aA](?:[sS](?:[sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS]['
    || 'eE]|[cC][oO][dD][eE]| [pP][hH][rR][aA][sS][eE]|[oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?)?|[aA][hH][iI][tT][zZ'
    || '][aA])|[lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[rR][oO](?:[lL](?:[aA](?: [dD]''[oO][rR][dD][iI][nN][eE]|[mM])?|[eE]'
    || ')?|[oO][lL]))|[hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[wW](?:[dD])?|[lL][aA][iI][nN]-[tT][eE][xX][tT]-[pP'
    || '][aA][sS][sS][wW][oO][rR][dD]|[sS][kK]|[rR][eE][sS][hH][aA][rR][eE][dD]-[kK][eE][yY])|[kK](?:[eE](?:[nN][nN][wW][oO]'
    || '[rR][tT]|[yY][pP][aA][sS][sS][wW][oO][rR][dD])|[aA][tT][aA] (?:[sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[lL][aA][lL][uU'
    || '][aA][nN](?: [sS][aA][yY][aA])?)|[oO][dD][eE][oO][rR][dD](?:[eE][tT])?)|[gG][eE](?:[hH][eE][iI][mM][wW][oO][rR][tT]|'
    || '[sS][lL][oO])|[lL][oO](?:[sS][uU][nN][gG][sS][wW][oO][rR][tT]|[zZ][iI][nN][kK][aA])|[mM](?:[oO][tT] [dD][eE] [pP][aA'
    || '][sS][sS][eE]|[dD][pP]|[aA][sS][tT][eE][rR][aA][uU][tT][hH])|[cC][oO][nN][tT][rR][aA][sS](?:[eE][nN](?:[aA]|[yY][aA]'
    || ')|[iI][nN][aA][lL])|[wW](?:[aA][cC][hH][tT](?:[wW][oO][oO][rR][dD]|[zZ][iI][nN])|[wW]|[pP][aA]-[pP][sS][kK])|[sS](?:'
    || '[eE](?:[nN][hH][aA]|[cC][rR][eE][tT] [kK][eE][yY])|[aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[iI][fF][rR][eE](?:[mM]'
    || '(?:[iI][zZ])?|[sS][iI])?|[tT][oO][rR][eE][pP][aA][sS][sS][wW][oO][rR][dD]|[nN][mM][pP]-[sS][eE][rR][vV][eE][rR] [cC]'
    || '[oO][mM][mM][uU][nN][iI][tT][yY])|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[jJ][eE][lL][sS][zZ][aA][vV][aA]'
    || '[mM]|[zZ][aA][pP][oO][rR][kK][aA]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[hH][eEaA][sS][lL][oO]|'
    || '[aA](?:[dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[pP][iI][ _-]?[kK][eE][yY]|[uU][tT][hH](?:_[pP][aA][sS][sS]'
    || '|[uU][sS][eE][rR][pP][aA][sS][sS][wW][oO][rR][dD]))|(?:[aA](?:[uU][tT][hH]|[cC][cC][eE][sS][sS]|[pP][iI])|[pP][eE][r'
    || 'R][sS][oO][nN][aA][lL] [aA][cC][cC][eE][sS][sS]|[bB][eE][aA][rR][eE][rR]|[rR][eE][fF][rR][eE][sS][hH]|[dD][eE][pP][l'
    || 'L][oO][yY]|[sS][eE][sS][sS][iI][oO][nN]) [tT][oO][kK][eE][nN]|(?:[aA][pP][pP]|[cC][lL][iI][eE][nN][tT]|2[fF][aA]|[tT'
    || '][oO][tT][pP]|[wW][eE][bB][hH][oO][oO][kK]|[sS][hH][aA][rR][eE][dD]) [sS][eE][cC][rR][eE][tT]|[rR](?:[eE][qQ][uU][iI'
    || '][rR][eE][pP][aA][sS][sS]|[oO][oO][tT][pP][wW])|[bB][iI][nN][dD][pP][wW]|[eE][nN][aA][bB][lL][eE] (?:[sS][eE][cC][rR'
    || '][eE][tT]|[pP][aA][sS][sS][wW][oO][rR][dD]))|AUTH|p(?:@ssword|assw0rd)|ENV [A-Z0-9_]*(?:PASS(?:WORD)?|SECRET|TOKEN|K'
    || 'EY))["''`)*]{0,2}(?: (?:[fF](?:[oO][rR]|[uU][rR][sS]?)|[oO][fFnNT]|[tT](?:[oO]|[iI][lL][lL])|[dD](?:[eE][lL]?|[uUoOaA'
    || '])|[pP][eE][rR]|[vV](?:[aA][nN]|[oO][oO][rR])|[kK]|[nN][aA])(?: [^ \t\r\n:=,.?]+){1,2})?(?:[ ]{0,2}[|~][ ]{0,2}|[ ]{'
    || '1,2}(?:\(|>{1,2}|--?)[ ]{0,2}|\? (?:(?:[iI][tT](?:''?[sS]| [iI][sS])|[dD][aA][sS] [iI][sS][tT]|[cC]''[eE][sS][tT]|[eE]'
    || '[sS]) )?|[:?]?[*_]{0,2}[ \t]{0,3}\r?\n[ \t>]{0,8}(?:[A-Za-z]{1,12}: )?(?=[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[ \t]*(?:[\r\'
    || 'n]|\Z))| (?:[0-9] )?|\t{1,3}))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%pass%', '%kennwort%', '%geheimwort%', '%losungswort%', '%contras%', '%senha%', '%wacht%', '%пapoл%', '%ПapoЛ%',
        '%Пapoл%', '%koдoвoe%', '%koДoboe%', '%pw%', '%ww%', '%mdp%', '%hasł%', '%hasŁ%', '%haslo%', '%heslo%', '%lösen%',
        '%lÖsen%', '%kodeord%', '%adgang%', '%salasan%', '%ifre%', '%İfre%', '%ifrə%', '%ifrƏ%', '%parol%', '%parool%',
        '%sandi%', '%kata laluan%', '%lozinka%', '%zaporka%', '%geslo%', '%nenosiri%', '%mật kh%', '%mẬt kh%', '%slapta%',
        '%lykilor%', '%pasahitza%', '%fjalëkal%', '%fjalËkal%', '%κωδiκ%', '%kΩΔik%', '%kωδiκ%', '%συvθημ%', '%ΣynΘhm%',
        '%Συvθημ%', '%құпия%', '%ҚҰПИЯ%', '%Құпия%', '%frase segreta%', '%პაროლი%', '%ᲞᲐᲠᲝᲚᲘ%', '%Პაროლი%', '%գաղտնա%',
        '%ԳԱՂՏՆԱ%', '%Գաղտնա%', '%סיסמ%', '%كلمة%', '%رمز عبور%', '%گذرواژه%', '%पासवर्ड%', '%পাসওয়ার্ড%', '%கடவுச்சொல்%',
        '%รหัสผ่าน%', '%พาสเวิร์ด%', '%masterauth%', '%psk%', '%preshared%', '%community%', '%clé%', '%clÉ%', '%auth %',
        '%jelsz%', '%enable secret%', '%env %', '%api key%', '%api\_key%', '%api-key%', '%apikey%', '% token%', '% secret%',
        '%secret key%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'placed', 'assignment', 'blank',
    ('((?:#[dD][eE][fF][iI][nN][eE]) [A-Z0-9_]*(?:PASSW(?:ORD|D)|SECRET|TOKEN|API_?KEY)[ \t]+|\(setq? [a-z-]*(?:password|t'
    || 'oken|secret) |(?:[cC][oO][nN][vV][eE][rR][tT][tT][oO]-[sS][eE][cC][uU][rR][eE][sS][tT][rR][iI][nN][gG])(?: -string)?'
    || ' |variable "[a-z0-9_]*(?:password|secret|token|key)" \{[^{}]*default *= |(?:[bB][aA][sS][iI][cC](?:[aA][uU][tT][hH]|'
    || '_[aA][uU][tT][hH])|[dD][iI][gG][eE][sS][tT][aA][uU][tT][hH]|[aA][uU][tT][hH] ?=[ ]?)\([ ]?["''][^"''\r\n]+["''], ?|name'
    || ': ["'']?[A-Za-z0-9_.-]*(?:PASS(?:W(?:ORD|D))?|SECRET|TOKEN|KEY|password|secret|token|key)["'']?[ ]*\r?\n[ \t]+value: )'
    || '(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    null,
    '{}',
    array[
        '%#define%', '%(set%', '%securestring%', '%variable "%', '%basicauth%', '%basic\_auth%', '%digestauth%', '%auth=(%',
        '%auth = (%', '%value:%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'as_password', 'assignment', 'blank',
    ('((?<![A-Za-z0-9])(?:[uU](?:[sS](?:[eE](?:[dD])?|[aA])|[tT][iI][lL][iI][sS][eE])|[tT](?:[rR][yY]|[yY][pP][eE](?: [iI]'
    || '[nN])?)|[eE][nN][tT][eE][rR]|[pP][uU][tT] [iI][nN]|[lL][oO][gG] [iI][nN] [wW][iI][tT][hH]|[nN][iI][mM][mM]|[bB][eE]['
    || 'nN][uU][tT][zZ][eE]|[vV][eE][rR][wW][eE][nN][dD][eE]|[gG][eE][bB][rR][uU][iI][kK]) )(?:)((?:[A-Za-z0-9!#$%&*+./:=?@^'
    || '_~-]{8,64})(?= (?:[aA](?:[sS]|[lL][sS])|[fF][oO][rR]|[cC][oO][mM](?:[mM][eE]|[oOeE])|(?:[wW][hH][eE](?:[nN]|[rR][eE]'
    || ')|[iI][fF]|[oO][nN][cC][eE]) (?:[iI][tT]|[tT][hH][eE](?:[yY]| [a-zA-Z]{1,12})|[yY][oO][uU]|[pP][rR][oO][mM][pP][tT]['
    || 'eE][dD]|[aA][sS][kK][eE][dD])(?:''[rR][eE]| (?:[iI][sS]|[aA][rR][eE]))?(?: (?:[pP][rR][oO][mM][pP][tT][eE][dD]|[aA][s'
    || 'S][kK][eE][dD]))?(?: (?:[aA][sS][kK][sS]?|[pP][rR][oO][mM][pP][tT][sS]?|[wW][aA][nN][tT][sS]?))?(?: [yY][oO][uU])?(?'
    || ': [fF][oO][rR])?)(?: (?:[tT][hH][eE]|[aAoO]|[yY][oO][uU][rR]|[dD][aA][sS]|[lL][eEaA]|[iI][lL]|[hH][eE][tT]|[nN][eE]['
    || 'wW])){0,2} (?:[pP][aA][sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE])|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS]'
    || '[eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD])))'),
    ('((?<![A-Za-z0-9])(?:[uU](?:[sS](?:[eE](?:[dD])?|[aA])|[tT][iI][lL][iI][sS][eE])|[tT](?:[rR][yY]|[yY][pP][eE](?: [iI]'
    || '[nN])?)|[eE][nN][tT][eE][rR]|[pP][uU][tT] [iI][nN]|[lL][oO][gG] [iI][nN] [wW][iI][tT][hH]|[nN][iI][mM][mM]|[bB][eE]['
    || 'nN][uU][tT][zZ][eE]|[vV][eE][rR][wW][eE][nN][dD][eE]|[gG][eE][bB][rR][uU][iI][kK]) )(?:)((?:[A-Za-z0-9!#$%&*+./:=?@^'
    || '_~-]{8,64})(?= (?:[aA](?:[sS]|[lL][sS])|[fF][oO][rR]|[cC][oO][mM](?:[mM][eE]|[oOeE])|(?:[wW][hH][eE](?:[nN]|[rR][eE]'
    || ')|[iI][fF]|[oO][nN][cC][eE]) (?:[iI][tT]|[tT][hH][eE](?:[yY]| [a-zA-Z]{1,12})|[yY][oO][uU]|[pP][rR][oO][mM][pP][tT]['
    || 'eE][dD]|[aA][sS][kK][eE][dD])(?:''[rR][eE]| (?:[iI][sS]|[aA][rR][eE]))?(?: (?:[pP][rR][oO][mM][pP][tT][eE][dD]|[aA][s'
    || 'S][kK][eE][dD]))?(?: (?:[aA][sS][kK][sS]?|[pP][rR][oO][mM][pP][tT][sS]?|[wW][aA][nN][tT][sS]?))?(?: [yY][oO][uU])?(?'
    || ': [fF][oO][rR])?)(?: (?:[tT][hH][eE]|[aAoO]|[yY][oO][uU][rR]|[dD][aA][sS]|[lL][eEaA]|[iI][lL]|[hH][eE][tT]|[nN][eE]['
    || 'wW])){0,2} (?:[pP][aA][sS][sS](?:[wW][oO][rR][dDtT]|[pP][hH][rR][aA][sS][eE])|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS]'
    || '[eE]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD])))'),
    '{}',
    array[
        '%password%', '%passwort%', '%passphrase%', '%mot de passe%', '%contraseña%', '%contraseÑa%', '%senha%',
        '%wachtwoord%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'one_time_code', 'assignment', 'digits',
    ('((?:(?<![A-Za-z])(?:(?:(?:[vV][eE][rR][iI][fF][iI](?:[cC][aA][tT][iI][oO][nN]|[zZ][iI][eE][rR][uU][nN][gG][sS])|[sS]'
    || '(?:[eE][cC][uU][rR][iI][tT][yY]|[iI](?:[gG][nN]-[iI][nN]|[cC][hH][eE][rR][hH][eE][iI][tT][sS])|[mM][sS])|[cC][oO][nN'
    || '][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA](?:[uU][tT][hH][eE][nN][tT][iI][cC][aA][tT](?:[iI][oO][nN]|[oO][rR])|[cC]['
    || 'tT][iI][vV][aA][tT][iI][oO][nN]|[kK][tT][iI][vV][iI][eE][rR][uU][nN][gG][sS])|[2mM][fF][aA]|[tT][wW][oO]-[fF][aA][cC'
    || '][tT][oO][rR]|[lL][oO][gG](?:[iI][nN]|-[iI][nN])|[oO][nN][eE][ -]?[tT][iI][mM][eE]|[bB][eE][sS][tT][äÄ][tT][iI][gG]['
    || 'uU][nN][gG][sS]|[fF][rR][eE][iI][sS][cC][hH][aA][lL][tT]|[eE][iI][nN][mM][aA][lL])[ -]?(?:[cCkK][oO][dD][eE]|[pP](?:'
    || '[aA][sS][sS](?:(?:[wW][oO][rR][dD]|[cC][oO][dD][eE])|[wW][oO][rR][tT])|[iI][nN])|[tT][aA][nN])|[oO](?:[tT][pP](?: [c'
    || 'C][oO][dD][eE])?|[nN][aA][yY] [kK][oO][dD][uU]|[vV][ěĚ][řŘ][oO][vV][aA][cC][íÍ] [kK][óÓ][dD])|[tT][oO][tT][pP]|[mM]['
    || 'tT][aA][nN]|[sS][mM][sS]-[tT][aA][nN]|[cC](?:[oO][dD](?:[eE] [dD][eE] (?:[vV](?:[éÉ][rR][iI][fF][iI][cC][aA][tT][iI]'
    || '[oO][nN]|[aA][lL][iI][dD][aA][tT][iI][oO][nN])|[sS][éÉ][cC][uU][rR][iI][tT][éÉ]|[cC][oO][nN][fF][iI][rR][mM][aA][tT]'
    || '[iI][oO][nN])|[iI][cC][eE] (?:[dD][iI] (?:[vV][eE][rR][iI][fF][iI][cC][aA]|[sS][iI][cC][uU][rR][eE][zZ][zZ][aA]|[cC]'
    || '[oO][nN][fF][eE][rR][mM][aA])|[oO][tT][pP]))|[óÓ][dD][iI][gG][oO] [dD][eE] (?:[vV][eE][rR][iI][fF][iI][cC][aA](?:[cC'
    || '][iI][óÓ][nN]|[çÇ][ãÃ][oO])|[sS][eE][gG][uU][rR](?:[iI][dD][aA][dD]|[aA][nN][çÇ][aA])|[cC][oO][nN][fF][iI][rR][mM][a'
    || 'A][cC][iI][óÓ][nN]))|[vV][eE][rR][iI][fF][iI](?:[cC][aA][tT][iI][eE][cC][oO][dD][eE]|[eE][rR][iI][nN][gG][sS][kK][oO'
    || '][dD])|[kK][oO][dD] [wW][eE][rR][yY][fF][iI][kK][aA][cC][yY][jJ][nN][yY]|[dD][oO][ğĞ][rR][uU][lL][aA][mM][aA] [kK][o'
    || 'O][dD][uU]|[eE][nN][gG][åÅ][nN][gG][sS][kK][oO][dD]|[bB][eE][kK][rR][æÆ][fF][tT][eE][lL][sS][eE][sS][kK][oO][dD][eE]'
    || ')|[kKKk][oO][дД] (?:[пП](?:[oO][дД][тT][вB][eE][pP][жЖ][дД][eE][нH][иИ][яЯ]|[pP][oO][вB][eE][pP][kK][иИ])|[бБ][eE][з'
    || 'Z][oO][пП][aA][cC][нH][oO][cC][тT][иИ]))|验证码|驗證碼|校验码|动态码|動態密碼|認証コード|確認コード|인증 ?(?:번호|코드))(?:["'')]{0,2}[ ]{0,2}(?:[iI]'
    || '[sS](?:[tT])?|[lL][aA][uU][tT][eE][tT]|[eE](?:[sS](?:[tT])?|[rR])|[èÈéÉ是为為は는은]|[tT][oO]|[äÄ][rR]|[эЭ][тT][oO])?[ ]{0'
    || ',2}[:=#]?[ ]{0,2}["''*]{0,2}))(?:)([0-9]{4,8}(?![0-9]|[.,/-][0-9])|[0-9]{3}-[0-9]{3}(?![0-9]|[.,/-][0-9]))'),
    ('((?:(?<![A-Za-z])(?:(?:(?:[vV][eE][rR][iI][fF][iI](?:[cC][aA][tT][iI][oO][nN]|[zZ][iI][eE][rR][uU][nN][gG][sS])|[sS]'
    || '(?:[eE][cC][uU][rR][iI][tT][yY]|[iI](?:[gG][nN]-[iI][nN]|[cC][hH][eE][rR][hH][eE][iI][tT][sS])|[mM][sS])|[cC][oO][nN'
    || '][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA](?:[uU][tT][hH][eE][nN][tT][iI][cC][aA][tT](?:[iI][oO][nN]|[oO][rR])|[cC]['
    || 'tT][iI][vV][aA][tT][iI][oO][nN]|[kK][tT][iI][vV][iI][eE][rR][uU][nN][gG][sS])|[2mM][fF][aA]|[tT][wW][oO]-[fF][aA][cC'
    || '][tT][oO][rR]|[lL][oO][gG](?:[iI][nN]|-[iI][nN])|[oO][nN][eE][ -]?[tT][iI][mM][eE]|[fF][rR][eE][iI][sS][cC][hH][aA]['
    || 'lL][tT]|[eE][iI][nN][mM][aA][lL])[ -]?(?:[cCkK][oO][dD][eE]|[pP](?:[aA][sS][sS](?:(?:[wW][oO][rR][dD]|[cC][oO][dD][e'
    || 'E])|[wW][oO][rR][tT])|[iI][nN])|[tT][aA][nN])|[oO](?:[tT][pP](?: [cC][oO][dD][eE])?|[nN][aA][yY] [kK][oO][dD][uU])|['
    || 'tT][oO][tT][pP]|[mM][tT][aA][nN]|[sS][mM][sS]-[tT][aA][nN]|[cC][oO][dD](?:[eE] [dD][eE] (?:[cC][oO][nN][fF][iI][rR]['
    || 'mM][aA][tT][iI][oO][nN]|[vV][aA][lL][iI][dD][aA][tT][iI][oO][nN])|[iI][cC][eE] (?:[dD][iI] (?:[vV][eE][rR][iI][fF][i'
    || 'I][cC][aA]|[sS][iI][cC][uU][rR][eE][zZ][zZ][aA]|[cC][oO][nN][fF][eE][rR][mM][aA])|[oO][tT][pP]))|[vV][eE][rR][iI][fF'
    || '][iI](?:[cC][aA][tT][iI][eE][cC][oO][dD][eE]|[eE][rR][iI][nN][gG][sS][kK][oO][dD])|[kK][oO][dD] [wW][eE][rR][yY][fF]'
    || '[iI][kK][aA][cC][yY][jJ][nN][yY])))(?:["'')]{0,2}[ ]{0,2}(?:[iI][sS](?:[tT])?|[lL][aA][uU][tT][eE][tT]|[eE](?:[sS](?:'
    || '[tT])?|[rR])|[tT][oO])?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2}))(?:)([0-9]{4,8}(?![0-9]|[.,/-][0-9])|[0-9]{3}-[0-9]{3}(?![0'
    || '-9]|[.,/-][0-9]))'),
    '{}',
    array[
        '%code%', '%kod%', '%otp%', '%tan%', '%one-time%', '%one time%', '%einmal%', '%códig%', '%cÓdig%', '%codice%',
        '%koд%', '%koД%', '%验证码%', '%驗證碼%', '%校验码%', '%认证码%', '%動態密碼%', '%动态码%', '%認証コード%', '%確認コード%', '%인증%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'code_sent', 'assignment', 'digits',
    ('((?<![A-Za-z0-9.,/-]))(?:)((?:G-)?[0-9]{4,8}(?= (?:[iI][sS](?: (?:[yY][oO][uU][rR]|[tT][hH][eE]|[jJ][eE]|[uU][wW])|['
    || 'tT] (?:[dD][eE][iI][nN]|[iI][hH][rR]))|[eE][sS](?:[tT] (?:[vV][oO][tT][rR][eE]|[tT][oO][nN])| [tTsS][uU])|[èÈ] [iI]['
    || 'lL] [tT][uU][oO]|[éÉ] [oO] [sS][eE][uU])(?: [A-Za-z0-9.]{1,20}){0,3} (?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][oO]'
    || '[nN]|[sS](?:[eE][cC][uU][rR][iI][tT][yY]|[iI][cC][hH][eE][rR][hH][eE][iI][tT][sS])|[cC][oO][nN][fF][iI][rR][mM][aA]['
    || 'tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][iI][oO][nN]|[lL][oO][gG][iI][nN]|[bB][eE][sS][tT][äÄ][t'
    || 'T][iI][gG][uU][nN][gG][sS]|[oO][nN][eE]-[tT][iI][mM][eE])[- ]?(?:[cC][oO][dD][eE]|[pP][aA][sS][sS](?:[wW][oO][rR][dD'
    || ']|[cC][oO][dD][eE]))))'),
    ('((?<![A-Za-z0-9.,/-]))(?:)((?:G-)?[0-9]{4,8}(?= (?:[iI][sS](?: (?:[yY][oO][uU][rR]|[tT][hH][eE]|[jJ][eE]|[uU][wW])|['
    || 'tT] (?:[dD][eE][iI][nN]|[iI][hH][rR]))|[eE][sS](?:[tT] (?:[vV][oO][tT][rR][eE]|[tT][oO][nN])| [tTsS][uU]))(?: [A-Za-'
    || 'z0-9.]{1,20}){0,3} (?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS](?:[eE][cC][uU][rR][iI][tT][yY]|[iI][cC]['
    || 'hH][eE][rR][hH][eE][iI][tT][sS])|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][c'
    || 'C][aA][tT][iI][oO][nN]|[lL][oO][gG][iI][nN]|[oO][nN][eE]-[tT][iI][mM][eE])[- ]?(?:[cC][oO][dD][eE]|[pP][aA][sS][sS]('
    || '?:[wW][oO][rR][dD]|[cC][oO][dD][eE]))))'),
    '{}',
    array['%code%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'access_code', 'assignment', 'digits',
    ('((?:(?<![A-Za-z])(?:(?:[dD](?:[oO][oO][rR]|[iI][sS][aA][rR][mM]|[eE][uU][rR]|[öÖ][rR][rR]|[øØ][rR])|[gG][aA](?:[tT]['
    || 'eE]|[rR][aA][gG][eE])|[aA](?:[lL][aA][rR][mM]|[cC][cC][eE][sS][sS])|[eE][nN][tT][rR](?:[yY]|[aA][nN][cC][eE])|[bB][u'
    || 'U][iI][lL][dD][iI][nN][gG]|[kK][eE][yY](?:[pP][aA][dD]| ?[bB][oO][xX])|[lL][oO][cC][kK] ?[bB][oO][xX]|[uU][nN][lL][o'
    || 'O][cC][kK]|[tT](?:[üÜ][rR]|[oO](?:[rR]|[eE][gG][aA][nN][gG][sS]))|[hH][aA][uU][sS][tT][üÜ][rR]|[zZ][uU](?:[gG][aA][n'
    || 'N][gG][sS]|[tT][rR][iI][tT][tT][sS]))[ -]?(?:[cC][oO][dD][eE]|[kK][oO][dD](?:[eE])?)|[pP](?:[uU][kK](?:[ -]?(?:[cC]['
    || 'oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?|[aA][sS][sS][cC][oO][dD][eE]|[iI][nN](?:-?[cC][oO][dD][eE]?|[kK][oO][dD])?)|'
    || '(?:[vV][oO][iI][cC][eE][mM][aA][iI][lL]|[cC](?:[oO][nN][fF][eE][rR][eE][nN][cC][eE]|[aA][rR][dD]|[rR][eE][dD][iI][tT'
    || '])|[mM][eE][eE][tT][iI][nN][gG]|[sS][iI][mM]|[pP][hH][oO][nN][eE]|[bB][aA][nN][kK]|[aA][tT][mM]|[dD][eE][bB][iI][tT]'
    || ')[ -][pP][iI][nN]|[dD][iI][gG][iI][cC][oO][dD][eE]|[cC](?:[oO][dD](?:[eE] (?:[dD]''[aA][cC][cC][èÈ][sS]|(?:[dD](?:[eE'
    || '](?: [lL][aA''])?|[uU''])) ?(?:[pP][oO][rR][tT](?:[eE]|[aA][iI][lL])|[iI][mM][mM][eE][uU][bB][lL][eE]|[aA][lL][aA][rR]'
    || '[mM][eE]|[cC][oO][fF][fF][rR][eE]))|[iI][cC][eE] (?:[dD](?:[iI] [aA][cC][cC][eE][sS][sS][oO]|[eE][lL](?: [cC][aA][nN'
    || '][cC][eE][lL][lL][oO]|[lL][aA] [pP][oO][rR][tT][aA]))))|[óÓ][dD][iI][gG][oO] [dD][eE] (?:[aA][cC](?:[cC][eE][sS][oO]'
    || '|[eE][sS][sS][oO])|[lL][aA] (?:[pP][uU][eE][rR][tT][aA]|[aA][lL][aA][rR][mM][aA])|[eE][nN][tT][rR][aA][dD][aA]))|[kK'
    || '](?:[oO][dD] (?:[dD][oO](?:[sS][tT][ęĘ][pP][uU] [dD][oO])?) (?:[dD](?:[rR][zZ][wW][iI]|[oO][mM][oO][fF][oO][nN][uU])'
    || '|[bB][rR][aA][mM][yY]|[aA][lL][aA][rR][mM][uU])|[aA][pP][iI] (?:[kK][oO][dD][uU]|[şŞ][iI][fF][rR][eE][sS][iI])))|[пП'
    || 'Пп][иИИи][нHHн]-?[kKKk][oO][дД]|[kKKk][oO][дД] (?:[oO][тT] )?(?:[дД](?:[вB][eE][pP][иИ]|[oO][мM][oO][фФ][oO][нH][aA]'
    || ')|[пП][oO][дД][ъЪ][eE][зZ][дД][aA]|[cC][eE][йЙ][фФ][aA])|門禁密碼|门禁密码|핀번호)(?: (?:[fF][oOüÜ][rR]|[oO][fF]|[tT][oO]|[dD]['
    || 'eE](?:[lL])?|[vV][oOaA][nN])(?: [A-Za-z]{1,15}){1,3})?(?:["'')]{0,2}[ ]{0,2}(?:[iI][sS](?:[tT])?|[lL][aA][uU][tT][eE]'
    || '[tT]|[eE](?:[sS](?:[tT])?|[rR])|[èÈéÉ是为は는은]|[tT][oO]|[äÄ][rR]|[oO][nN]|[эЭ][тT][oO])?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2'
    || '}))(?:)([*#]?[0-9]{4,10}[*#]?(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]| (?:is|was) (?:not |un|dis)?(?:connected|wired|used|pu'
    || 'lled|driven|tied|grounded)))'),
    ('((?:(?<![A-Za-z])(?:(?:[dD](?:[oO][oO][rR]|[iI][sS][aA][rR][mM]|[eE][uU][rR])|[gG][aA](?:[tT][eE]|[rR][aA][gG][eE])|'
    || '[aA](?:[lL][aA][rR][mM]|[cC][cC][eE][sS][sS])|[eE][nN][tT][rR](?:[yY]|[aA][nN][cC][eE])|[bB][uU][iI][lL][dD][iI][nN]'
    || '[gG]|[kK][eE][yY](?:[pP][aA][dD]| ?[bB][oO][xX])|[lL][oO][cC][kK] ?[bB][oO][xX]|[uU][nN][lL][oO][cC][kK]|[tT][oO](?:'
    || '[rR]|[eE][gG][aA][nN][gG][sS])|[zZ][uU](?:[gG][aA][nN][gG][sS]|[tT][rR][iI][tT][tT][sS]))[ -]?(?:[cC][oO][dD][eE]|[k'
    || 'K][oO][dD](?:[eE])?)|[pP](?:[uU][kK](?:[ -]?(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?|[aA][sS][sS][cC][oO][dD]'
    || '[eE]|[iI][nN](?:-?[cC][oO][dD][eE]?|[kK][oO][dD])?)|(?:[vV][oO][iI][cC][eE][mM][aA][iI][lL]|[cC](?:[oO][nN][fF][eE]['
    || 'rR][eE][nN][cC][eE]|[aA][rR][dD]|[rR][eE][dD][iI][tT])|[mM][eE][eE][tT][iI][nN][gG]|[sS][iI][mM]|[pP][hH][oO][nN][eE'
    || ']|[bB][aA][nN][kK]|[aA][tT][mM]|[dD][eE][bB][iI][tT])[ -][pP][iI][nN]|[dD][iI][gG][iI][cC][oO][dD][eE]|[cC][oO][dD]('
    || '?:[eE] (?:[dD](?:[eE](?: [lL][aA''])?|[uU''])) ?(?:[pP][oO][rR][tT](?:[eE]|[aA][iI][lL])|[iI][mM][mM][eE][uU][bB][lL]['
    || 'eE]|[aA][lL][aA][rR][mM][eE]|[cC][oO][fF][fF][rR][eE])|[iI][cC][eE] (?:[dD](?:[iI] [aA][cC][cC][eE][sS][sS][oO]|[eE]'
    || '[lL](?: [cC][aA][nN][cC][eE][lL][lL][oO]|[lL][aA] [pP][oO][rR][tT][aA]))))|[kK](?:[oO][dD] (?:[dD][oO]) (?:[dD](?:[r'
    || 'R][zZ][wW][iI]|[oO][mM][oO][fF][oO][nN][uU])|[bB][rR][aA][mM][yY]|[aA][lL][aA][rR][mM][uU])|[aA][pP][iI] (?:[kK][oO]'
    || '[dD][uU]))))(?: (?:[fF][oO][rR]|[oO][fF]|[tT][oO]|[dD][eE](?:[lL])?|[vV][oOaA][nN])(?: [A-Za-z]{1,15}){1,3})?(?:["'')'
    || ']{0,2}[ ]{0,2}(?:[iI][sS](?:[tT])?|[lL][aA][uU][tT][eE][tT]|[eE](?:[sS](?:[tT])?|[rR])|[tT][oO]|[oO][nN])?[ ]{0,2}[:'
    || '=#]?[ ]{0,2}["''*]{0,2}))(?:)([*#]?[0-9]{4,10}[*#]?(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]| (?:is|was) (?:not |un|dis)?(?:co'
    || 'nnected|wired|used|pulled|driven|tied|grounded)))'),
    '{}',
    array[
        '%code%', '%pin%', '%puk%', '%passcode%', '%códig%', '%cÓdig%', '%codice%', '%kod%', '%koд%', '%koД%',
        '%cryptogramme%', '%cvv%', '%cvc%', '%csc%', '%prüfnummer%', '%prÜfnummer%', '%prüfziffer%', '%prÜfziffer%', '%門禁%',
        '%门禁%', '%핀번호%'
    ],
    '{}',
    false, ''
),
(
    'payment_card', 'card_code', 'assignment', 'digits',
    ('((?:(?<![A-Za-z])(?:[cC](?:[vV][vVcC]2?|[sS][cC]|[rR][yY][pP][tT][oO][gG][rR][aA][mM][mM][eE](?: [vV][iI][sS][uU][eE'
    || '][lL])?|[óÓ][dD][iI][gG][oO] [dD][eE] [sS][eE][gG][uU][rR](?:[iI][dD][aA][dD]|[aA][nN][çÇ][aA]))|[kK][aA][rR][tT][eE'
    || '][nN][pP][rR][üÜ][fF](?:[nN][uU][mM][mM][eE][rR]|[zZ][iI][fF][fF][eE][rR])|[pP][rR][üÜ][fF][nN][uU][mM][mM][eE][rR]|'
    || '(?:[cC][aA][rR][dD] )?[sS][eE][cC][uU][rR][iI][tT][yY] [cC][oO][dD][eE]))(?:["'')]{0,2}[ ]{0,2}(?:(?:[cC][oO][dD][eE]'
    || '|[nN](?:[uU][mM][bB][eE][rR]|[rR]\.?)|[iIeE][sS](?:[tT])?|[éÉ]))?[ ]{0,2}[:=#]?[ ]{0,2}["'']{0,2}))(?:)([0-9]{3,4}(?!'
    || '[0-9A-Za-z]|[.,/-][0-9A-Za-z]))'),
    ('((?:(?<![A-Za-z])(?:[cC](?:[vV][vVcC]2?|[sS][cC]|[rR][yY][pP][tT][oO][gG][rR][aA][mM][mM][eE](?: [vV][iI][sS][uU][eE'
    || '][lL])?)|(?:[cC][aA][rR][dD] )?[sS][eE][cC][uU][rR][iI][tT][yY] [cC][oO][dD][eE]))(?:["'')]{0,2}[ ]{0,2}(?:(?:[cC][oO'
    || '][dD][eE]|[nN](?:[uU][mM][bB][eE][rR]|[rR]\.?)|[iIeE][sS](?:[tT])?))?[ ]{0,2}[:=#]?[ ]{0,2}["'']{0,2}))(?:)([0-9]{3,4'
    || '}(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]))'),
    '{}',
    array[
        '%cvv%', '%cvc%', '%csc%', '%cryptogramme%', '%prüfnummer%', '%prÜfnummer%', '%prüfziffer%', '%prÜfziffer%',
        '%kartenprüf%', '%kartenprÜf%', '%security code%', '%código de seg%', '%cÓdigo de seg%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'recovery_code', 'assignment', 'bare',
    ('((?<![A-Za-z])(?:(?:[aA][cC][cC][oO][uU][nN][tT] |2[fF][aA] |[bB][iI][tT][lL][oO][cC][kK][eE][rR] )?(?:[rR][eE][cC]['
    || 'oO][vV][eE][rR][yY]|[bB][aA][cC][kK][uU][pP]|[sS][cC][rR][aA][tT][cC][hH]|[aA][cC][tT][iI][vV][aA][tT][iI][oO][nN]|['
    || 'uU][nN][lL][oO][cC][kK])[ -](?:[cC][oO][dD][eE][sS]?|[kK][eE][yY][sS]?)|[wW][iI][eE][dD][eE][rR][hH][eE][rR][sS][tT]'
    || '[eE][lL][lL][uU][nN][gG][sS](?:[cC][oO][dD][eE]|[sS][cC][hH][lL][üÜ][sS][sS][eE][lL])[sS]?|[aA][kK][tT][iI][vV][iI]['
    || 'eE][rR][uU][nN][gG][sS][cC][oO][dD][eE]|[cC](?:[oO][dD](?:[eE][sS]? [dD][eE] (?:[sS][eE][cC][oO][uU][rR][sS]|[rR][éÉ'
    || '][cC][uU][pP][éÉ][rR][aA][tT][iI][oO][nN])|[iI][cC][eEiI] [dD][iI] (?:[rR][eE][cC][uU][pP][eE][rR][oO]|[bB][aA][cC]['
    || 'kK][uU][pP]))|[óÓ][dD][iI][gG][oO][sS]? [dD][eE] [rR][eE][cC][uU][pP][eE][rR][aA][cC][iI][oOóÓ][nN]))(?:["'')]{0,2}[ '
    || ']{0,2}(?:[ie]s(?:t)?|are|sind)?[ ]{0,2}[:=]?[ ]{0,2}(?:\r?\n[ \t]{0,8})?["''*-]{0,2}[ ]?))(?:)([A-Za-z0-9]{4,}(?:(?:-'
    || '|,? |\r?\n[ \t-]*)(?=[A-Za-z]*[0-9])[A-Za-z0-9]{4,}|-[A-Za-z0-9]{4,})*)(?![A-Za-z0-9])'),
    ('((?<![A-Za-z])(?:(?:[aA][cC][cC][oO][uU][nN][tT] |2[fF][aA] |[bB][iI][tT][lL][oO][cC][kK][eE][rR] )?(?:[rR][eE][cC]['
    || 'oO][vV][eE][rR][yY]|[bB][aA][cC][kK][uU][pP]|[sS][cC][rR][aA][tT][cC][hH]|[aA][cC][tT][iI][vV][aA][tT][iI][oO][nN]|['
    || 'uU][nN][lL][oO][cC][kK])[ -](?:[cC][oO][dD][eE][sS]?|[kK][eE][yY][sS]?)|[wW][iI][eE][dD][eE][rR][hH][eE][rR][sS][tT]'
    || '[eE][lL][lL][uU][nN][gG][sS](?:[cC][oO][dD][eE])[sS]?|[aA][kK][tT][iI][vV][iI][eE][rR][uU][nN][gG][sS][cC][oO][dD][e'
    || 'E]|[cC][oO][dD](?:[eE][sS]? [dD][eE] (?:[sS][eE][cC][oO][uU][rR][sS])|[iI][cC][eEiI] [dD][iI] (?:[rR][eE][cC][uU][pP'
    || '][eE][rR][oO]|[bB][aA][cC][kK][uU][pP])))(?:["'')]{0,2}[ ]{0,2}(?:[ie]s(?:t)?|are|sind)?[ ]{0,2}[:=]?[ ]{0,2}(?:\r?\n'
    || '[ \t]{0,8})?["''*-]{0,2}[ ]?))(?:)([A-Za-z0-9]{4,}(?:(?:-|,? |\r?\n[ \t-]*)(?=[A-Za-z]*[0-9])[A-Za-z0-9]{4,}|-[A-Za-z'
    || '0-9]{4,})*)(?![A-Za-z0-9])'),
    '{}',
    array[
        '%recovery%', '%backup%', '%wiederherstell%', '%secours%', '%recupera%', '%scratch%', '%activation%',
        '%aktivierung%', '%unlock%', '%bitlocker%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'command_line', 'assignment', 'flag',
    ('((?<![A-Za-z0-9-])(?:-(?:-?(?:(?:[a-zA-Z]+-)*(?:[pP](?:[aA](?:[sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH][rR][aA]['
    || 'sS][eE])?|[tT])|[sS][kK])|[sS](?:[tT][oO][rR][eE][pP][aA][sS][sS]|[eE][cC][rR][eE][tT](?:-[kK][eE][yY])?)|[kK][eE][y'
    || 'Y](?:[pP][aA][sS][sS]|(?![ \t=][ \t]{0,2}[a-zA-Z0-9_./-]{1,160}\.[a-zA-Z]{1,4}[0-9]?(?![a-zA-Z0-9_/-])))|[tT][oO][kK'
    || '][eE][nN]|[aA](?:[pP][iI](?:-?[kK][eE][yY]|[kK][eE][yY])|[cC][cC][eE][sS][sS]-[kK][eE][yY]|[uU][tT][hH]-[tT][oO][kK]'
    || '[eE][nN])))(?:[ \t]{1,3}|=)|pass(?:in|out) pass:)|(?:m(?:ysql(?:dump|admin)?|ariadb(?:-dump)?))(?: +-{1,2}[A-Za-z-]+'
    || '(?:[ =][A-Za-z0-9_.-]+)?){0,4} +-p|sshpass +-p ?|machine [^ \r\n]+(?:[ ]+|[ ]*\r?\n[ \t]*)login [^ \r\n]+(?:[ ]+|[ ]'
    || '*\r?\n[ \t]*)password +|(?:[sS][eE][tT][xX]? (?:-[gGxXuUeE]+ )?[a-zA-Z0-9_]*(?:[tT][oO][kK][eE][nN]|[pP][aA][sS][sS]'
    || '[wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[kK][eE][yY])) +))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-'
    || 'Z\\^_a-z~-]+[(\[]?)'),
    null,
    '{}',
    array['%pass%', '%token%', '%secret%', '%key%', '%mysql%', '%mariadb%', '%psk%', '%pat%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'command_login', 'assignment', 'flag',
    ('((?<![A-Za-z0-9-])(?:(?:docker|podman|helm|nerdctl|buildah|skopeo)(?: registry)? login|r(?:edis-cli|abbitmqadmin|des'
    || 'ktop)|mo(?:ngo(?:sh|dump)?|squitto_[ps]ub)|ldap(?:search|modify|add|delete|passwd)|s(?:qlcmd|mbclient|n(?:owsql|mp(?'
    || ':walk|get))|vn)|i(?:sql|nflux|pmitool)|o(?:sql|penssl enc)|bcp|c(?:lickhouse-client|qlsh|mdkey)|zip|u(?:nzip|ser(?:a'
    || 'dd|mod))|7z|az (?:login|acr login)|twine upload|(?:l|nc)?ftp|p(?:scp|link)|[xw]freerdp)[^\r\n|;]{0,48} (?:-(?:[paPwA'
    || 'k] {0,2}(?:[A-Za-z0-9._-]+:(?=[^ /]))?|-pass(?:word)?[ =])|/p(?:ass)?:))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*'
    || '+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    null,
    '{}',
    array[
        '%docker%', '%podman%', '%helm%', '%nerdctl%', '%buildah%', '%skopeo%', '%redis-cli%', '%mongo%', '%ldap%',
        '%sqlcmd%', '%isql%', '%osql%', '%bcp%', '%smbclient%', '%rabbitmqadmin%', '%influx%', '%clickhouse%', '%snowsql%',
        '%zip%', '%7z%', '%az login%', '%az acr%', '%twine%', '%rdesktop%', '%ipmitool%', '%snmp%', '%useradd%', '%usermod%',
        '%cqlsh%', '%ftp %', '%mosquitto%', '%pscp%', '%plink%', '%svn %', '%freerdp%', '%cmdkey%', '%openssl enc%'
    ],
    array['%-p%', '%-a%', '%-w%', '%-k%', '%/p%'],
    false, ''
),
(
    'credential_assignment', 'command_words', 'assignment', 'flag',
    ('((?<![A-Za-z0-9-])(?:net use [^ \r\n]+ (?:[^ \r\n]+ /user:[^ \r\n]+ |\\\\[^ \r\n]+ (?!/))|htpasswd -[A-Za-z]+ [^ \r\'
    || 'n]+ [^ \r\n]+ |(?:git|p(?:ip|oetry)|npm|composer|rclone) config(?: [^ \r\n]+){0,4} (?:[^ \r\n]*(?:password|_authToke'
    || 'n)|pass|http-basic\.[^ \r\n]+ [^ \r\n]+) |(?:vault|cargo|railway|doppler) login (?:--?[a-z-]+[ =])?|smbclient (?:[^ '
    || '\r\n]+ ){0,4}-U ?[^ %\r\n]+%|echo (?:-n )?(?:["'']?[a-z_][a-z0-9_-]*:(?=[^ \r\n|]+ ?\| ?(?:sudo )?chpasswd)|(?=[^ \r\'
    || 'n|]+ ?\| ?(?:su(?:do -S| )|docker login|passwd|gpg |openssl|cryptsetup)))))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#'
    || '-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    null,
    '{}',
    array['%net use%', '%htpasswd%', '% config%', '% login%', '%smbclient%', '%chpasswd%', '%echo %'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'statement', 'assignment', 'flag',
    ('((?<![A-Za-z0-9_-])(?:[iI][dD][eE][nN][tT][iI][fF][iI][eE][dD] (?:[wW][iI][tT][hH] [a-zA-Z0-9_]+ )?[bB][yY] +|(?:[eE'
    || '][nN][cC][rR][yY][pP][tT][eE][dD] )?[pP][aA][sS][sS][wW][oO][rR][dD](?: +|\()(?='')|[aA][lL][tT][eE][rR] (?:[uU][sS]['
    || 'eE][rR]|[rR][oO][lL][eE]) [^ \r\n]+(?: [wW][iI][tT][hH])?(?: [eE][nN][cC][rR][yY][pP][tT][eE][dD])? [pP][aA][sS][sS]'
    || '[wW][oO][rR][dD] +|[sS][eE][tT] [pP][aA][sS][sS][wW][oO][rR][dD] (?:[fF][oO][rR] [^=\r\n ]+ )?= ?(?:[pP][aA][sS][sS]'
    || '[wW][oO][rR][dD]\()?))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    null,
    '{}',
    array['%identified%', '%password(%', '%alter user%', '%alter role%', '%set password%', '%password ''%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'laid_out', 'assignment', 'sign',
    ('((?<![A-Za-z0-9@.-])(?:(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|[cC'
    || '][oO][dD][eE])?|[wW](?:[dD])?)|[kK][eE][nN][nN][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO]['
    || 'nN][tT][rR][aA][sS][eE][ñÑnN][aA]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[hH][aA][sS][łŁ][oO]'
    || '|[lL][öÖ][sS][eE][nN][oO][rR][dD]|[пП][aA][pP][oO][лЛ][ьЬ])(?:[*_]{0,2}(?:[::][*_]{0,2}[ \t]{0,3}\r?\n[ \t>]{0,4}\r?'
    || '\n[ \t>]{0,8}(?!~~~)(?=[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[ \t]*(?:[\r\n]|\Z))|[::]?[*_]{0,2}[ \t]{0,3}\r?\n(?:[ \t>]{0,4'
    || '}\r?\n)?[ \t>]{0,8}(?:```|~~~)[a-z]{0,12}[ \t]{0,3}\r?\n[ \t>]{0,8}(?=[^ \t\r\n]+[ \t]*(?:[\r\n]|\Z)))|(?:</[a-z]{1,'
    || '8}>)?[::]?(?:</[a-z]{1,8}>)?(?: [iIeE][sS](?:[tT])?)?[ ]{0,2}(?:<br ?/?>)?<(?:code|[bi]|s(?:trong|pan|amp)|em|tt|kbd'
    || '|pre)(?: [^<>\r\n]{0,60})?>))|<input [^<>\r\n]{0,120}(?:type|name|id)=["'']?(?:[a-zA-Z_-]{0,16}[pP][aA][sS][sS][wW][o'
    || 'O][rR][dD]|[pP](?:[aA][sS][sS](?:[wW][dD])?|[wW][dD]))["'']?(?: [^<>\r\n]{0,80})? value=|name="(?:[a-zA-Z_.-]{0,24}[p'
    || 'P][aA][sS][sS][wW][oO][rR][dD]|[pP](?:[aA][sS][sS](?:[wW][dD])?|[wW][dD]))"[ \t]{0,3}\r?\n(?:Content-[^\r\n]{1,80}\r'
    || '?\n)?\r?\n|(?:[pP][aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH][rR][aA][sS][eE])?|[sS][eE][cC][rR][eE][tT]|[tT]['
    || 'oO][kK][eE][nN]|[aA][pP][iI]_?[kK][eE][yY])["'']?[ ]{0,12}(?:=(?:>)?|:=)[ ]{0,3}<<[~-]?["'']?[A-Z_]{2,16}["'']?[ \t]{0,'
    || '3}\r?\n[ \t]{0,16})(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    ('((?<![A-Za-z0-9@.-])(?:(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR](?:[dD][sS]?|[tT])|[dD])|[pP][hH][rR][aA][sS][eE]|[cC'
    || '][oO][dD][eE])?|[wW](?:[dD])?)|[kK][eE][nN][nN][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO]['
    || 'nN][tT][rR][aA][sS][eE][nN][aA]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD])(?:[*_]{0,2}(?:[::][*_'
    || ']{0,2}[ \t]{0,3}\r?\n[ \t>]{0,4}\r?\n[ \t>]{0,8}(?!~~~)(?=[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[ \t]*(?:[\r\n]|\Z))|[::]?[*'
    || '_]{0,2}[ \t]{0,3}\r?\n(?:[ \t>]{0,4}\r?\n)?[ \t>]{0,8}(?:```|~~~)[a-z]{0,12}[ \t]{0,3}\r?\n[ \t>]{0,8}(?=[^ \t\r\n]+'
    || '[ \t]*(?:[\r\n]|\Z)))|(?:</[a-z]{1,8}>)?[::]?(?:</[a-z]{1,8}>)?(?: [iIeE][sS](?:[tT])?)?[ ]{0,2}(?:<br ?/?>)?<(?:cod'
    || 'e|[bi]|s(?:trong|pan|amp)|em|tt|kbd|pre)(?: [^<>\r\n]{0,60})?>))|<input [^<>\r\n]{0,120}(?:type|name|id)=["'']?(?:[a-'
    || 'zA-Z_-]{0,16}[pP][aA][sS][sS][wW][oO][rR][dD]|[pP](?:[aA][sS][sS](?:[wW][dD])?|[wW][dD]))["'']?(?: [^<>\r\n]{0,80})? '
    || 'value=|name="(?:[a-zA-Z_.-]{0,24}[pP][aA][sS][sS][wW][oO][rR][dD]|[pP](?:[aA][sS][sS](?:[wW][dD])?|[wW][dD]))"[ \t]{'
    || '0,3}\r?\n(?:Content-[^\r\n]{1,80}\r?\n)?\r?\n|(?:[pP][aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH][rR][aA][sS][e'
    || 'E])?|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_?[kK][eE][yY])["'']?[ ]{0,12}(?:=(?:>)?|:=)[ ]{0,3}<<'
    || '[~-]?["'']?[A-Z_]{2,16}["'']?[ \t]{0,3}\r?\n[ \t]{0,16})(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a'
    || '-z~-]+[(\[]?)'),
    '{}',
    array[
        '%pass%', '%kennwort%', '%mot de%', '%contrase%', '%senha%', '%wachtw%', '%hasł%', '%hasŁ%', '%lösen%', '%lÖsen%',
        '%пapoль%', '%ПapoЛЬ%', '%Пapoль%', '%pwd%', '%pw%'
    ],
    array[
        E'%\n\n%', E'%\r\n\r\n%', E'%\n>%', '%```%', '%~~~%', '%<code%', '%<b>%', '%<strong%', '%<i>%', '%<em>%', '%<tt%',
        '%<kbd%', '%<span%', '%<pre%', '%<samp%', '%<input%', '%<<%'
    ],
    false, ''
),
(
    'credential_assignment', 'command_secret', 'assignment', 'flag',
    ('((?<![A-Za-z0-9-])(?:gh secret set [A-Za-z0-9_]+ (?:(?:--?[a-z]+)[ =][A-Za-z0-9_./-]+ ){0,2}(?:-(?:b|-body))[ =]|aws'
    || ' s(?:ecretsmanager [a-z-]+-secret(?:-value)? [^\r\n|;]{0,120}--secret-string[ =]|sm put-parameter [^\r\n|;]{0,80}--n'
    || 'ame[ =]["'']?[A-Za-z0-9_./-]{0,60}(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD]))?|[wW][dD])|[sS][eE][cC][rR][eE]'
    || '[tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])["'']? [^\r\n|;]{0,60}--value[ =])|p(?:ulumi config set (?:--[a-z]+ )?(?:[A-Za'
    || '-z0-9_:.-]+ (?=[^ \r\n]+ --secret)|--secret (?:--[a-z]+ )?[A-Za-z0-9_:.-]+ )|re-shared-key (?:[0-9] )?(?:ascii-text '
    || ')?)|rabbitmqctl (?:a(?:dd_user|uthenticate_user)|change_password) [A-Za-z0-9_.@-]+ |n(?:et(?: user ["'']?[A-Za-z0-9_.'
    || ' -]{1,32}["'']? (?=[^ \r\n/]+ /(?:add|ADD|domain|DOMAIN|y|expires))|sh wlan [^\r\n|;]{0,80}(?:[kK][eE][yY][mM][aA][tT'
    || '][eE][rR][iI][aA][lL])=)|cftp -u [A-Za-z0-9_.-]{1,40} -p ?)|sqlplus (?:-[A-Za-z]+ ){0,3}["'']?[A-Za-z0-9_]{1,30}/(?!['
    || '$&%{<])|jdbc:oracle:[a-z]+:[A-Za-z0-9_]{1,30}/(?![$&%{<])|l?ftp -u ?[A-Za-z0-9_.-]{1,40},|https? (?:--?[a-z]+ ){0,3}'
    || '-a ["'']?[A-Za-z0-9_.@-]{1,40}:|(?:[wW][iI][fF][iI]):(?:[A-Z]:[^;\r\n]{0,40};){0,3}P:|username [A-Za-z0-9_.-]{1,32} ('
    || '?:privilege [0-9]{1,2} )?(?:secret|password) (?:[0-9] )?|(?:tacacs|radius)-server key (?:[0-9] )?|crypto isakmp key '
    || '(?:[0-9] )?|[sS]et[eE]nv [A-Z0-9_]{0,40}(?:PASS(?:W(?:ORD|D))?|SECRET|TOKEN|KEY)[ \t]+|vercel env add [A-Z0-9_]{0,40'
    || '}(?:PASS(?:WORD)?|SECRET|TOKEN|KEY) |wpa_passphrase ["'']?[A-Za-z0-9_. -]{1,32}["'']? )|(?<![A-Za-z])(?:(?:[iI][nN][sS'
    || '][eE][rR][tT] (?:[iI](?:[nN][tT][oO]|[gG][nN][oO][rR][eE] [iI][nN][tT][oO])) )[^ ()\r\n]{1,64} ?\((?:(?:["`]?[A-Za-z'
    || '_]{1,32}["`]?, ?){0}["`]?(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD]))?|[wW][dD])|[sS][eE][cC][rR][eE][tT]|[tT'
    || '][oO][kK][eE][nN]|[aA][pP][iI]_[kK][eE][yY])["`]?(?:, ?[^()\r\n]{0,160})?\)[ \r\n]{1,4}(?:[vV][aA][lL][uU][eE][sS]) '
    || '?\((?:(?:''[^''\r\n]{0,80}''|[A-Za-z0-9_.()]{1,24}), ?){0}|(?:["`]?[A-Za-z_]{1,32}["`]?, ?){1}["`]?(?:[pP](?:[aA][sS][s'
    || 'S](?:[wW](?:[oO][rR][dD]|[dD]))?|[wW][dD])|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_[kK][eE][yY])['
    || '"`]?(?:, ?[^()\r\n]{0,160})?\)[ \r\n]{1,4}(?:[vV][aA][lL][uU][eE][sS]) ?\((?:(?:''[^''\r\n]{0,80}''|[A-Za-z0-9_.()]{1,2'
    || '4}), ?){1}|(?:["`]?[A-Za-z_]{1,32}["`]?, ?){2}["`]?(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD]))?|[wW][dD])|[s'
    || 'S][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_[kK][eE][yY])["`]?(?:, ?[^()\r\n]{0,160})?\)[ \r\n]{1,4}(?:'
    || '[vV][aA][lL][uU][eE][sS]) ?\((?:(?:''[^''\r\n]{0,80}''|[A-Za-z0-9_.()]{1,24}), ?){2}|(?:["`]?[A-Za-z_]{1,32}["`]?, ?){3'
    || '}["`]?(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD]))?|[wW][dD])|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|['
    || 'aA][pP][iI]_[kK][eE][yY])["`]?(?:, ?[^()\r\n]{0,160})?\)[ \r\n]{1,4}(?:[vV][aA][lL][uU][eE][sS]) ?\((?:(?:''[^''\r\n]{'
    || '0,80}''|[A-Za-z0-9_.()]{1,24}), ?){3})))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    null,
    '{}',
    array[
        '%secret set%', '%secret-string%', '%put-parameter%', '%config set%', '%rabbitmqctl%', '%net user%', '%sqlplus%',
        '%jdbc:oracle%', '%ftp -u%', '%http -a%', '%https -a%', '%wifi:%', '%username %', '%acs-server%', '%radius-server%',
        '%isakmp key%', '%pre-shared-key%', '%setenv%', '%env add%', '%wpa\_passphrase%', '%insert i%', '%keymaterial%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'login_said', 'assignment', 'blank',
    ('((?<![A-Za-z0-9_.-])(?:(?:[cC][rR][eE][dD](?:[eE][nN][tT][iI][aA][lL][sS]|[sS])|[lL][oO][gG][iI][nN][sS]?|[zZ][uU][g'
    || 'G][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT][sS])(?: (?:[fF][oOüÜ][rR]|[tT][o'
    || 'O]|[aA][tT]|[pP][oO][uU][rR]) [^ \t\r\n:=,]{1,24})?(?: (?:[aA][rR][eE]|[iI][sS]|[wW](?:[eE][rR][eE]|[aA][sS])|[sS](?'
    || ':[iI][nN][dD]|[oO][nN][tT])|[lL][aA][uU][tT][eE][nN]))?[ ]?[:=]?[ ]{1,2}["''`]?[A-Za-z0-9._@-]{1,40}["''`]?(?: ?/ ?|:['
    || ' ]?|, )|(?:[lL][oO][gG] ?[iI][nN]|[sS][iI][gG][nN] ?[iI][nN]|[cC][oO][nN][nN][eE][cC][tT])(?: (?:[tT][oO]) [^ \t\r\n'
    || ':=,]{1,24})?(?: (?:[aA][sS]|[wW][iI][tT][hH]|[uU][sS][iI][nN][gG]))(?: (?:[uU][sS][eE][rR](?:[nN][aA][mM][eE])?))? ['
    || '"''`]?[A-Za-z0-9._@-]{1,40}["''`]? (?:[wW][iI][tT][hH]|[aA][nN][dD]|[uU][sS][iI][nN][gG]) (?:(?:[tT][hH][eE] )?(?:[pP]'
    || '(?:[aA][sS][sS][wW][oO][rR][dD]|[wW])) )?))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]'
    || '?)'),
    ('((?<![A-Za-z0-9_.-])(?:(?:[cC][rR][eE][dD](?:[eE][nN][tT][iI][aA][lL][sS]|[sS])|[lL][oO][gG][iI][nN][sS]?|[zZ][uU][g'
    || 'G][aA][nN][gG][sS][dD][aA][tT][eE][nN]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN][tT][sS])(?: (?:[fF][oO][rR]|[tT][oO]'
    || '|[aA][tT]|[pP][oO][uU][rR]) [^ \t\r\n:=,]{1,24})?(?: (?:[aA][rR][eE]|[iI][sS]|[wW](?:[eE][rR][eE]|[aA][sS])|[sS](?:['
    || 'iI][nN][dD]|[oO][nN][tT])|[lL][aA][uU][tT][eE][nN]))?[ ]?[:=]?[ ]{1,2}["''`]?[A-Za-z0-9._@-]{1,40}["''`]?(?: ?/ ?|:[ ]'
    || '?|, )|(?:[lL][oO][gG] ?[iI][nN]|[sS][iI][gG][nN] ?[iI][nN]|[cC][oO][nN][nN][eE][cC][tT])(?: (?:[tT][oO]) [^ \t\r\n:='
    || ',]{1,24})?(?: (?:[aA][sS]|[wW][iI][tT][hH]|[uU][sS][iI][nN][gG]))(?: (?:[uU][sS][eE][rR](?:[nN][aA][mM][eE])?))? ["'''
    || '`]?[A-Za-z0-9._@-]{1,40}["''`]? (?:[wW][iI][tT][hH]|[aA][nN][dD]|[uU][sS][iI][nN][gG]) (?:(?:[tT][hH][eE] )?(?:[pP](?'
    || ':[aA][sS][sS][wW][oO][rR][dD]|[wW])) )?))(?:)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%credentials%', '%creds%', '%login%', '%log in%', '%sign in%', '%signin%', '%identifiants%', '%zugangsdaten%',
        '%logins%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'curl_user', 'assignment', 'flag',
    ('((?:curl|wget)(?: [^\r\n|;]{0,96})? (?:-(?:[uUa]|-(?:user|proxy-user|auth)))[ =]?["'']?[A-Za-z0-9._@%+-]{1,60}:)(?:)('
    || '[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    null,
    '{}',
    array['%curl%', '%wget%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'auth_header', 'assignment', 'header',
    ('((?:(?:[aA](?:[uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][iI]-[kK][eE][yY])|[pP][rR][oO][xX][yY]-[aA][uU]['
    || 'tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[xX]-(?:[aA](?:[uU][tT][hH](?:-[tT][oO][kK][eE][nN])?|[pP][iI]-[kK][eE]['
    || 'yY]|[cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN])|[tT][oO][kK][eE][nN]))["''\]]{0,2}[ ]{0,2}[:=,]{1,2}[ ]{0,2}["'']?(?:[b'
    || 'B](?:[eE][aA][rR][eE][rR]|[aA][sS][iI][cC]|[oO][tT])|[tT][oO][kK][eE][nN]|[jJ][wW][tT]|[aA](?:[pP][iI](?:[kK][eE][yY'
    || ']|-[kK][eE][yY])|[cC][cC][eE][sS][sS][kK][eE][yY])|[gG][eE][nN][iI][eE][kK][eE][yY]|[sS](?:[pP][lL][uU][nN][kK]|[sS]'
    || '(?:[wW][sS]|[oO]-[kK][eE][yY]))|[dD][iI][gG][eE][sS][tT]|[nN][eE][gG][oO][tT][iI][aA][tT][eE]|[kK][eE][yY])[ :=]{1,2'
    || '}["'']?|(?<![A-Za-z])(?:[bB](?:[eE][aA][rR][eE][rR]|[aA][sS][iI][cC])) (?=[A-Za-z0-9+/=_.~-]{16,}))(?:[oO][aA][uU][tT'
    || '][hH]:)?)(?:)([A-Za-z0-9+/=_.~-]{4,})'),
    null,
    '{}',
    array['%authorization%', '%auth%', '%x-%', '%token%', '%api-key%', '%bearer%', '%basic%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'auth_header_plain', 'assignment', 'header',
    ('((?:(?<![A-Za-z])(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR](?:[oO][xX][yY]-[aA][uU][tT][hH][oO'
    || '][rR][iI][zZ][aA][tT][iI][oO][nN]|[iI][vV][aA][tT][eE]-[tT][oO][kK][eE][nN])|[xX](?:-(?:[aA](?:[uU][tT][hH](?:-[tT]['
    || 'oO][kK][eE][nN])?|[pP][iI]-[kK][eE][yY]|[cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN])|[tT][oO][kK][eE][nN]|[vV][aA][uU]'
    || '[lL][tT]-[tT][oO][kK][eE][nN]|[sS][hH][oO][pP][iI][fF][yY]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[fF][iI][gG'
    || '][mM][aA]-[tT][oO][kK][eE][nN]|[gG][oO][oO][gG]-[aA][pP][iI]-[kK][eE][yY])|[iI]-[aA][pP][iI]-[kK][eE][yY])|[jJ][oO]['
    || 'bB]-[tT][oO][kK][eE][nN]|[dD][dD]-[aA][pP][iI]-[kK][eE][yY]|[oO][cC][pP]-[aA][pP][iI][mM]-[sS][uU][bB][sS][cC][rR][i'
    || 'I][pP][tT][iI][oO][nN]-[kK][eE][yY])["''\]]{0,2}[ ]{0,2}[:=,]{1,2}[ ]{0,2}["'']?))(?:)([A-Za-z0-9+/=_.~-]{12,})'),
    null,
    '{}',
    array['%authorization%', '%x-%', '%token%', '%api-key%', '%subscription-key%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'markup', 'assignment', 'sign',
    ('((?:<(?:(?:[a-zA-Z0-9_.:-]{0,30}(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH][rR][aA][sS][eE])?|[wW][d'
    || 'D]|[rR][iI][vV][aA][tT][eE]-?[kK][eE][yY])|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA](?:[pP][iI](?:-?[kK][eE'
    || '][yY]|[kK][eE][yY])|[cC][cC][eE][sS][sS]-?[kK][eE][yY])))(?: [^<>\r\n]{0,80})?>[ \t]{0,8}(?:\r?\n[ \t]{0,16})?(?:<!\'
    || '[CDATA\[)?|(?:[eE][nN][tT][rR][yY]|[sS](?:[tT][rR][iI][nN][gG]|[eE][tT][tT][iI][nN][gG])|[iI][tT][eE][mM]|[pP](?:[rR'
    || '][oO][pP][eE][rR][tT][yY]|[aA][rR][aA][mM])|[aA][dD][dD]|[fF][iI][eE][lL][dD]|[oO][pP][tT][iI][oO][nN])(?: [^<>\r\n]'
    || '*)? (?:[kK][eE][yY]|[nN][aA][mM][eE]|[iI][dD])=["''](?:[a-zA-Z0-9_.:-]*(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|['
    || 'dD])|[pP][hH][rR][aA][sS][eE])|[wW][dD]|[rR][iI][vV][aA][tT][eE][_-]?[kK][eE][yY])|[sS][eE][cC][rR][eE][tT]|[tT][oO]'
    || '[kK][eE][nN]|[aA](?:[pP][iI][_-]?[kK][eE][yY]|[cC][cC][eE][sS][sS][_-]?[kK][eE][yY])))["''][^<>\r\n]*>(?:<value>)?|ke'
    || 'y>(?:[a-zA-Z0-9_.:-]*(?:[pP](?:[aA][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH][rR][aA][sS][eE])|[wW][dD])|[sS][eE]'
    || '[cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][_-]?[kK][eE][yY]))</key>[ \t]{0,4}(?:\r?\n[ \t]{0,16})?<string>)|'
    || '(?:[kK][eE][yY]|[nN][aA][mM][eE]|[iI][dD]|[pP][rR][oO][pP][eE][rR][tT][yY])=["''](?:[a-zA-Z0-9_.:-]{0,40}(?:[pP](?:[a'
    || 'A][sS][sS](?:[wW](?:[oO][rR][dD]|[dD])|[pP][hH][rR][aA][sS][eE])?|[wW][dD]|[rR][iI][vV][aA][tT][eE]-?[kK][eE][yY])|['
    || 'sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA](?:[pP][iI](?:-?[kK][eE][yY]|[kK][eE][yY])|[cC][cC][eE][sS][sS]-?[k'
    || 'K][eE][yY])|[cC][oO][nN][nN][eE][cC][tT][iI][oO][nN][sS][tT][rR][iI][nN][gG]))["''] {0,3}(?:[vV][aA][lL][uU][eE]|[cC]'
    || '[oO][nN][tT][eE][nN][tT])=["'']|(?:[dD][eE][fF][iI][nN][eE])\( ?["''][A-Za-z0-9_]{0,40}(?:P(?:ASS(?:W(?:ORD|D))?|WD)|S'
    || '(?:ECRET|ALT)|TOKEN|KEY)["''] ?, ?["'']|(?:(?:[sS][eE][tT](?:[eE][nN][vV]|[pP][rR][oO][pP][eE][rR][tT][yY])?|[pP][uU]['
    || 'tT](?:[eE][nN][vV])?|[aA][dD][dD]|[eE](?:[xX][pP][oO][rR][tT]|[nN][vV][iI][rR][oO][nN])|[cC][oO][nN][fF][iI][gG])[a-'
    || 'zA-Z.]{0,12}|[gG][eE][tT](?:[eE][nN][vV]|[aA][tT][tT][rR])|[eE][nN][vV](?:\.[fF][eE][tT][cC][hH])?|[sS][eE][tT]_[vV]'
    || '[aA][rR]|[pP][uU][tT]_[eE][nN][vV])\( ?(?:[A-Za-z_.]+, ?)?["''][A-Za-z0-9_.-]{0,40}(?:[pP](?:[aA][sS][sS][wW](?:[oO]['
    || 'rR][dD]|[dD])|[wW][dD])|[sS][eE][cC][rR][eE][tT](?:_?[kK][eE][yY])?|[tT][oO][kK][eE][nN]|[aA](?:[pP][iI](?:_?[kK][eE'
    || '][yY]|[kK][eE][yY])|[cC][cC][eE][sS][sS]_?[kK][eE][yY]))["''] ?, ?["'']|[wW]ith_?(?:[pP]assword|[aA]pi_?[kK]ey)\( ?["'''
    || ']|(?:[sS]et_?|\.)(?:[pP]ass(?:word|phrase)|[sS]ecret_?[kK]ey|[cC]lient_?[sS]ecret|[aA]pi_?[kK]ey|bearer_auth)\( ?["'''
    || ']|(?:Secret(?:Str(?:ing)?|Bytes))\( ?["'']|(?:[oO][sS]\.[eE][nN][vV][iI][rR][oO][nN]\.[gG][eE][tT]|[pP][rR][oO][cC][e'
    || 'E][sS][sS]\.[eE][nN][vV]\.)[A-Z0-9_]{0,40}(?:PASS(?:WORD)?|SECRET(?:_KEY)?|TOKEN|API_KEY) ?(?:\|\||\?\?) ?["'']))(?:)'
    || '([^"''<>\r\n @/:.,;)][^"''<>\r\n]*)(?=["''<]|\]\]>|\r?\n[ \t]{0,16}<)'),
    null,
    '{}',
    array['%pass%', '%pwd%', '%secret%', '%token%', '%key%', '%salt%', '%bearer\_auth%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'pgpass', 'assignment', 'structured',
    ('((?<![A-Za-z0-9.-])(?:[A-Za-z0-9.-]+|\*):(?:[0-9]{2,5}|\*):[A-Za-z0-9_*.-]+:[A-Za-z0-9_.*-]+:)(?:)([!#-&*+./0-9:=?@A'
    || '-Z\\^_a-z~-]+)'),
    null,
    '{}',
    array['%*:*:*:%', '%:5432:%', '%:5433:%', '%:6432:%', '%:3306:%', '%:1433:%', '%:1521:%', '%:27017:%', '%:6379:%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'structured', 'assignment', 'structured',
    ('((?:"auths?" ?: ?\{[^\r\n]{0,64}"auth" ?: ?"|_auth(?:Token)? ?= ?|[?&;](?:[sS](?:[iI][gG](?:[nN][aA][tT][uU][rR][eE]'
    || ')?|[eE][cC][rR][eE][tT])|[tT][oO][kK][eE][nN]|[aA](?:[cC][cC][eE][sS][sS]_[tT][oO][kK][eE][nN]|[pP][iI](?:_[kK][eE]['
    || 'yY]|[kK][eE][yY])|[uU][tT][hH])|[kK][eE][yY]|[pP](?:[aA][sS][sS][wW][oO][rR][dD]|[wW][dD])|[cC](?:[lL][iI][eE][nN][t'
    || 'T]_[sS][eE][cC][rR][eE][tT]|[oO][dD][eE])|[xX]-[aA][mM][zZ]-[sS][eE][cC][uU][rR][iI][tT][yY]-[tT][oO][kK][eE][nN])=|'
    || 'kind: ?Secret[ \t]{0,3}\r?\n(?:[ \t]*[A-Za-z]+:[^\r\n]*\r?\n){0,6}(?:stringData|data):[ \t]{0,3}\r?\n[ \t]{1,8}[A-Za'
    || '-z0-9_.-]+: {0,2}["'']?|(?:[aA][pP][pP]_[kK][eE][yY]) ?= ?base64:|(?:[aA][cC][cC](?:[oO][uU][nN][tT][kK][eE][yY]|[eE]'
    || '[sS][sS][kK][eE][yY])|[sS](?:[hH][aA][rR][eE][dD](?:[aA][cC][cC][eE][sS][sS][kK][eE][yY]|[sS][eE][cC][rR][eE][tT])|['
    || 'eE][cC][rR][eE][tT])|[eE][nN][tT][iI][tT][yY][pP][aA][tT][hH];[sS][hH][aA][rR][eE][dD][aA][cC][cC][eE][sS][sS][kK][e'
    || 'E][yY]) ?= ?))(?:)([!#-&*+./0-9:=?@A-Z\\^_a-z~-]+)'),
    null,
    '{}',
    array['%auth%', '%sig%', '%token%', '%key%', '%pass%', '%pwd%', '%secret%', '%code=%', '%kind%', '%app\_key%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'named_value', 'assignment', 'machine',
    ('((?<![A-Za-z])(?:(?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:[iI][dD]|[vV][aA][lL][uU][eE]'
    || '|[sS][tT][rR][iI][nN][gG])[ :=]{1,3}|(?:[kK](?:[eE][yY][sS]?|[lL][uU][cC][zZ])|[tT][oO][kK][eE][nN][sS]?|[sS](?:[eE]'
    || '[cC][rR][eE][tT][sS]?|[cC][hH][lL][üÜ][sS][sS][eE][lL]|[lL][eE][uU][tT][eE][lL])|[pP][aA](?:[sS][sS](?:[wW](?:[oO][r'
    || 'R][dD][sS]?|[dD])|[pP][hH][rR][aA][sS][eE][sS]?|[kK][eE][yY])|[tT])|[cC](?:[rR][eE][dD](?:[eE][nN][tT][iI][aA][lL][s'
    || 'S]?|[sS])|[lL](?:[éÉ]|[aA][vV][eE])|[hH](?:[aA][vV][eE]|[iI][aA][vV][eE]))|[aA][pP][iI](?:[kK][eE][yY]|_[kK][eE][yY]'
    || ')|[lL](?:[iI][cC][eE][nN][cCsS][eE]|[lL][aA][vV][eE])|[wW][eE][bB][hH][oO][oO][kK])(?:[,:=]?(?: ["''(]?[A-Za-z&.''-]{1'
    || ',16}){0,5}[,:=]? ["''`(<*]{0,3}|(?:[是为為はが를는은:=])[ ]?["''`(<*]{0,3})|(?:[lL][oO][gG](?: ?[iI][nN]|[iI][nN])|[sS][iI][gG'
    || '][nN] ?[iI][nN]|[aA](?:[uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][eE]|[nN][mM][eE][lL][dD][eE][nN])|[cC][oO][nN][nN][e'
    || 'E][cC][tT]|[eE][iI][nN][lL][oO][gG][gG][eE][nN])(?:[ ](?:[tT][oO]|[iI][nN](?:[tT][oO])?|[aA][tTsS]|[bB][eE][iI]|[wW]'
    || '[iI][tT][hH]|[uU][sS][iI][nN][gG]|[oO][nN]|[mM][iI][tT]|[vV][iI][aA]))(?: [A-Za-z&.''-]{1,16}){0,5} ["''`(<*]{0,3}))(?'
    || ':)((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{15,}(?![A-Za-z0-9+/_.=(-]))'),
    ('((?<![A-Za-z])(?:(?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:[iI][dD]|[vV][aA][lL][uU][eE]'
    || '|[sS][tT][rR][iI][nN][gG])[ :=]{1,3}|(?:[kK](?:[eE][yY][sS]?|[lL][uU][cC][zZ])|[tT][oO][kK][eE][nN][sS]?|[sS](?:[eE]'
    || '[cC][rR][eE][tT][sS]?|[lL][eE][uU][tT][eE][lL])|[pP][aA](?:[sS][sS](?:[wW](?:[oO][rR][dD][sS]?|[dD])|[pP][hH][rR][aA'
    || '][sS][eE][sS]?|[kK][eE][yY])|[tT])|[cC](?:[rR][eE][dD](?:[eE][nN][tT][iI][aA][lL][sS]?|[sS])|[lL][aA][vV][eE]|[hH](?'
    || ':[aA][vV][eE]|[iI][aA][vV][eE]))|[aA][pP][iI](?:[kK][eE][yY]|_[kK][eE][yY])|[lL](?:[iI][cC][eE][nN][cCsS][eE]|[lL][a'
    || 'A][vV][eE])|[wW][eE][bB][hH][oO][oO][kK])(?:[,:=]?(?: ["''(]?[A-Za-z&.''-]{1,16}){0,5}[,:=]? ["''`(<*]{0,3}|(?:[:=])[ ]'
    || '?["''`(<*]{0,3})|(?:[lL][oO][gG](?: ?[iI][nN]|[iI][nN])|[sS][iI][gG][nN] ?[iI][nN]|[aA](?:[uU][tT][hH][eE][nN][tT][iI'
    || '][cC][aA][tT][eE]|[nN][mM][eE][lL][dD][eE][nN])|[cC][oO][nN][nN][eE][cC][tT]|[eE][iI][nN][lL][oO][gG][gG][eE][nN])(?'
    || ':[ ](?:[tT][oO]|[iI][nN](?:[tT][oO])?|[aA][tTsS]|[bB][eE][iI]|[wW][iI][tT][hH]|[uU][sS][iI][nN][gG]|[oO][nN]|[mM][iI'
    || '][tT]|[vV][iI][aA]))(?: [A-Za-z&.''-]{1,16}){0,5} ["''`(<*]{0,3}))(?:)((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{'
    || '15,}(?![A-Za-z0-9+/_.=(-]))'),
    '{}',
    array[
        '%key%', '%token%', '%secret%', '%passw%', '%passphrase%', '%cred%', '%pat %', '%pat,%', '%pat:%', '%pat=%',
        '%pat是%', '%pat为%', '%pat為%', '%patは%', '%patが%', '%pat를%', '%pat는%', '%pat은%', '%license%', '%licence%',
        '%webhook%', '%clé%', '%clÉ%', '%clave%', '%schl%', '%llave%', '%chave%', '%chiave%', '%sleutel%', '%klucz%',
        '%log in%', '%login%', '%loggen%', '%sign in%', '%signin%', '%authent%', '%connect%', '%anmelden%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'value_named', 'assignment', 'machine',
    ('((?<![A-Za-z0-9+/_.=-]))(?:)((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{16,}(?=["''`)>*]{0,3} (?:(?:[aAiI][sS]|[f'
    || 'F][oO][rR]|[wW](?:[aA][sS]|[oO][rR][kK][sS] [aA][sS]))(?: [A-Za-z&.''-]{1,16}){0,3}) (?:[sS][eE][cC][rR][eE][tT]|[tT]'
    || '[oO][kK][eE][nN]|[kK][eE][yY]|[pP][aA][sS][sS](?:[wW][oO][rR][dD]|[pP][hH][rR][aA][sS][eE])|[cC][rR][eE][dD][eE][nN]'
    || '[tT][iI][aA][lL])(?![A-Za-z])))'),
    null,
    '{}',
    array['%secret%', '%token%', '%key%', '%password%', '%credential%', '%passphrase%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'app_password', 'assignment', 'seed',
    ('((?<![A-Za-z])(?:[aA][pP][pP](?:(?:[lL][iI][cC][aA][tT][iI][oO][nN])?(?:[ _-][sS][pP][eE][cC][iI][fF][iI][cC])?[ _-]'
    || '?[pP][aA][sS][sS](?:[wW][oO][rR][dD])?| [pP][wW]))(?:["'']?(?: (?:[fF][oO][rR]|[oO][fF]|[iI][sS]|[tT][oO])(?: [A-Za-z'
    || ']{1,12})?)?[ ]?[:=][ ]?["''`]?|(?: (?:[fF][oO][rR]|[oO][fF]|[iI][sS])(?: [A-Za-z]{1,12})?)? ["''`]?(?=[a-z]{4}-[a-z]{4'
    || '}-))|(?:[aA][pP][pP][ _]?[cC][eE][rR][tT][iI][fF][iI][cC][aA][tT][eE])["'']?(?: is)?[ ]?[:=]?[ ]?["''`]?(?=[0-9a-f]{32'
    || '}))(?:)([0-9a-f]{32}(?![A-Za-z0-9])|[a-z]{4}(?:-[a-z]{4}){3}(?![A-Za-z0-9-])|(?!(?:m(?:ust|ake)|h(?:ave|ere)|t(?:h(?'
    || ':is|at|e[ny])|ype)|your|w(?:i(?:th|ll)|h(?:en|at))|from|only|use[srd]|n(?:eed|one)|s(?:[ao]me|ent)|read|kept|each|be'
    || 'en|also) )[a-z]{4}(?: [a-z]{4}){3}(?![A-Za-z0-9-]| [A-Za-z]{2})|[A-Za-z0-9]{4}(?: [A-Za-z0-9]{4}){5}(?![A-Za-z0-9-]|'
    || ' [A-Za-z]{2}))'),
    null,
    '{}',
    array[
        '%app pass%', '%app-pass%', '%app\_pass%', '%apppass%', '%specific pass%', '%specific\_pass%', '%lication pass%',
        '%lication\_pass%', '%app pw%', '%app\_cert%', '%appcert%', '%app cert%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'seed_phrase', 'assignment', 'seed',
    ('((?:(?:[sS][eE](?:[eE][dD]|[cC][rR][eE][tT])|[rR][eE][cC][oO][vV][eE][rR][yY]|[mM][nN][eE][mM][oO][nN][iI][cC]|[bB]['
    || 'aA][cC][kK][uU][pP]|[wW][aA][lL][lL][eE][tT])[ _-]{0,1}(?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR][dD][sS]|[sS][eE][eE]'
    || '[dD]|[mM][nN][eE][mM][oO][nN][iI][cC])|(?:[mM][nN][eE][mM][oO][nN][iI][cC]|[wW][aA][lL][lL][eE][tT] [sS][eE][eE][dD]'
    || '|[sS][eE][eE][dD])|(?:12|24) words)[^a-zA-Z]{0,6}(?:[iIeE][sS](?:[tT])?|[aA][rR][eE]|[wW][aA][sS])?[^a-zA-Z]{0,6})(?'
    || ':)((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![A-Za-z]))'),
    null,
    '{}',
    array['%seed%', '%recovery%', '%mnemonic%', '%backup%', '%wallet%', '%12 words%', '%24 words%', '%wiederherstell%'],
    '{}',
    false, ''
),
(
    'government_id', 'us_ssn', 'named_number', 'ssn',
    ('((?:s(?:s(?:n| ?#| (?:n(?:o\.?|umber)))|\.s\.n\.?|o(?:c(?:(?:ial)?\.? ?sec\.?|ial(?:[ _-]security(?:[ _-]number)?| i'
    || 'nsurance no|security))|zialversicherung)|eguro social)|my soc|社会(?:安全|保障)|ソーシャル|(?<![a-z])social(?: is|[:#]))[^0-9\r'
    || '\n]{0,30}|(?<![a-z])ssn[^0-9\r\n]{0,30}(?:\r?\n[^0-9\r\n]{0,30}){1,2})(?:)([0-9]{3}[ ./-]{0,3}[0-9]{2}[ ./-]{0,3}[0-'
    || '9]{4}(?![0-9])|[0-9](?:[ -][0-9]){8}(?![ -]?[0-9]))'),
    ('((?:s(?:s(?:n| ?#| (?:n(?:o\.?|umber)))|\.s\.n\.?|o(?:c(?:(?:ial)?\.? ?sec\.?|ial(?:[ _-]security(?:[ _-]number)?| i'
    || 'nsurance no|security))|zialversicherung)|eguro social)|my soc|(?<![a-z])social(?: is|[:#]))[^0-9\r\n]{0,30}|(?<![a-z'
    || '])ssn[^0-9\r\n]{0,30}(?:\r?\n[^0-9\r\n]{0,30}){1,2})(?:)([0-9]{3}[ ./-]{0,3}[0-9]{2}[ ./-]{0,3}[0-9]{4}(?![0-9])|[0-'
    || '9](?:[ -][0-9]){8}(?![ -]?[0-9]))'),
    '{}',
    array[
        '%ssn%', '%s.s.n%', '%ss#%', '%ss #%', '%ss no%', '%ss num%', '%my soc%', '%soc sec%', '%soc. sec%', '%social%',
        '%seguro%', '%sozialv%', '%社会%', '%ソーシャル%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'br_cpf', 'named_number', 'cpf',
    ('((?<![a-z])cpf[^0-9\r\n]{0,20}|(?<![0-9.])(?=[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}))(?:)([0-9]{3}[ .]?[0-9]{3}[ .]?['
    || '0-9]{3}[ -]?[0-9]{2}(?![0-9]))'),
    null,
    '{}',
    array['%-%'],
    '{}',
    true, ''
),
(
    'government_id', 'br_cpf_named', 'named_number', 'cpf',
    '((?<![a-z])cpf[^0-9\r\n]{0,20})(?:)([0-9]{3}[ .]?[0-9]{3}[ .]?[0-9]{3}[ -]?[0-9]{2}(?![0-9]))',
    null,
    '{}',
    array['%cpf%'],
    '{}',
    true, ''
),
(
    'government_id', 'kr_rrn_named', 'named_number', 'none',
    ('((?:주민(?:등록번호|번호)|외국인등록번호|(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24})(?:)([0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-'
    || '9]|[12][0-9]|3[01])[ ]?[1-8][0-9]{6}(?![0-9-]))'),
    ('((?:(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24})(?:)([0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[ ]'
    || '?[1-8][0-9]{6}(?![0-9-]))'),
    '{}',
    array['%주민등록번호%', '%주민번호%', '%외국인등록번호%', '%rrn%', '%resident registration%'],
    '{}',
    true, ''
),
(
    'government_id', 'ca_sin', 'named_number', 'luhn',
    ('((?:(?<![a-z])(?:sin|nas)(?: (?:is|est|n(?:o\.?|umber))|[:#])?|social insurance(?: n(?:umber|o\.?))?|assurance socia'
    || 'le|num[éÉ]ro d''assurance)[^0-9a-z\r\n]{0,4}(?:is |est )?)(?:)([0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}(?![0-9]))'),
    ('((?:(?<![a-z])(?:sin|nas)(?: (?:is|est|n(?:o\.?|umber))|[:#])?|social insurance(?: n(?:umber|o\.?))?|assurance socia'
    || 'le)[^0-9a-z\r\n]{0,4}(?:is |est )?)(?:)([0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}(?![0-9]))'),
    '{}',
    array['%sin%', '%nas%', '%social insurance%', '%assurance%'],
    '{}',
    true, ''
),
(
    'government_id', 'de_tax_id', 'named_number', 'none',
    ('((?:steuer(?:-?id|identifikationsnummer|nummer)|id(?:entifikationsnummer|nr)|german tax id|(?<![a-z])tin(?= (?:is|n('
    || '?:[or]|umber))|:)(?![a-z]))[^0-9\r\n]{0,20})(?:)([0-9]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]{3}(?![0-9]))'),
    null,
    '{}',
    array['%steuer%', '%idnr%', '%identifikationsnummer%', '%tax id%', '%tin%'],
    '{}',
    true, ''
),
(
    'government_id', 'in_pan', 'named_number', 'none',
    ('((?<![a-z])(?:p(?:an(?: card)?(?: n(?:umber|o\.?))?(?: is)?|ermanent account number))[^0-9a-z\r\n]{0,4})(?:)([a-z]{5'
    || '}[0-9]{4}[a-z](?![a-z0-9]))'),
    null,
    '{}',
    array['%pan%', '%permanent account%'],
    '{}',
    true, ''
),
(
    'government_id', 'in_aadhaar', 'named_number', 'none',
    '((?:a(?:adha(?:ar|r)|dhaar)|uidai|आधार)[^0-9\r\n]{0,24})(?:)([1-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9]))',
    '((?:a(?:adha(?:ar|r)|dhaar)|uidai)[^0-9\r\n]{0,24})(?:)([1-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9]))',
    '{}',
    array['%aadh%', '%adhaar%', '%uidai%', '%आधार%'],
    '{}',
    true, ''
),
(
    'government_id', 'jp_my_number', 'named_number', 'none',
    ('((?:マイナンバー|個人番号|my(?: ?number|number)|individual number)[^0-9\r\n]{0,24})(?:)([0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}(?!['
    || '0-9]))'),
    '((?:my(?: ?number|number)|individual number)[^0-9\r\n]{0,24})(?:)([0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9]))',
    '{}',
    array['%マイナンバー%', '%個人番号%', '%my number%', '%mynumber%', '%individual number%'],
    '{}',
    true, ''
),
(
    'government_id', 'kr_rrn', 'named_number', 'none',
    ('((?:주민(?:등록번호|번호)|외국인등록번호|(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24}|(?<![0-9-]))(?:)([0-9]{2}(?:0[1-9]|1['
    || '0-2])(?:0[1-9]|[12][0-9]|3[01])-[1-8][0-9]{6}(?![0-9-]))'),
    ('((?:(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24}|(?<![0-9-]))(?:)([0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-'
    || '9]|3[01])-[1-8][0-9]{6}(?![0-9-]))'),
    '{}',
    array['%-%'],
    '{}',
    true, ''
),
(
    'government_id', 'uk_nino', 'named_number', 'none',
    ('((?:(?<![a-z])ni(?:no| (?:n(?:umber|o\.?)))|national insurance)[^0-9\r\n]{0,16}(?<![a-z0-9])|(?<![a-z0-9])(?=[a-z]{2'
    || '} [0-9]{2} [0-9]{2} [0-9]{2} [a-d]))(?:)([abceghj-prstw-z][abceghj-nprstw-z] ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[a-d](?!'
    || '[a-z0-9]))'),
    null,
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'cn_resident_id', 'named_number', 'cn_id',
    ('((?<![0-9a-z]))(?:)([1-9][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9x](?![0-9a-'
    || 'z]))'),
    null,
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'it_codice_fiscale', 'named_number', 'none',
    '((?<![0-9a-z]))(?:)([a-z]{6}[0-9]{2}[abcdehlmprst][0-9]{2}[a-z][0-9]{3}[a-z](?![0-9a-z]))',
    null,
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'mx_curp', 'named_number', 'none',
    ('((?<![0-9a-z]))(?:)([a-z][aeioux][a-z]{2}[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[hmx][a-z]{5}[a-z0-9][0-'
    || '9](?![0-9a-z]))'),
    null,
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'es_dni', 'named_number', 'dni',
    ('((?:(?<![a-z])(?:dni|ni[ef])(?![a-z])|documento nacional)[^0-9\r\n]{0,16}(?<![a-z0-9]))(?:)([xyz]?[0-9]{7,8}-?[a-z]('
    || '?![a-z0-9]))'),
    null,
    '{}',
    array['%dni%', '%nie%', '%nif%', '%documento%'],
    '{}',
    true, ''
),
(
    'government_id', 'named_id', 'named_number', 'none',
    ('((?:(?<![a-z])(?:b(?:[sv]n|urgerservicenummer)|s(?:ofinummer|v(?:-n(?:r\.?|ummer)|nr)|[éÉ]curit[éÉ] sociale|eguridad'
    || ' social|teuernummer|zem[éÉ]lyi sz[áÁ]m)|n(?:i(?:ss|[rfe])|um(?:[éÉ]ro (?:fiscal|national)|ero de seguridad social)|p'
    || 'wp|ric|hs|ational (?:id(?:enti(?:ty|fication))?)(?: card)?)|i(?:ns(?:z|ee)|c number|rd(?: number)?|sikukood|tin|qama'
    || '|dentity number)|e(?:m(?:[šŠŠš]o|ployer id(?:entification)?|irates id)|gn|[гГ][нh]|[Гг][hн])|EM[Šš]O|t(?:c(?:kn| no)'
    || '|hai id|[íÍ]tulo de eleitor|fn|a(?:x(?: (?:file number|id)|payer id(?:entification)?)|j(?:[ -]sz[áÁ]m)?)|\.?c\.? kim'
    || 'lik(?: n(?:o|umara(?:m?|s[ii])))?|eudat zehut)|c(?:i(?:vil id|tizenship)|od(?: numeric personal|ul numeric personal)'
    || '|pr(?:-n(?:ummer|r))?|n(?:p(?:j)?|ic)|u(?:rp|i[lt])|[éÉ]dula(?: de (?:ciudadan[íÍ]a|identidad))?|edula|ccd|mnd|[ăĂ]n'
    || ' c[ưƯ][ớỚ]c(?: c[ôÔ]ng d[âÂ]n)?|h[ứỨ]ng minh nh[âÂ]n d[âÂ]n|[нh][иИ][лЛ]c|[hн][Ии][Лл]c)|qatar id|h(?:uduma(?: namba'
    || ')?|e(?:nkil[öÖ]tunnus|tu|alth insurance)|kid)|ghana card|f(?:ayda|[øØo]dselsnummer)|(?:no\.? )?kad pengenalan|p(?:hi'
    || 'l(?:sys|health)|artita iva|\.iva|is/pasep|e(?:sel|rson(?:n(?:ummer|r)|a(?:s kods|l number)))|ps(?:n?| number))|a(?:d'
    || '[óÓ](?:sz[áÁ]m|azonos[íÍ]t[óÓ](?: jel)?)|mka|[μm][κk]a|[mμ][kκ]a|[φΦ][μm]|[Φφ][mμ]|fm|smens kodas|hv(?:-n(?:ummer|r\'
    || '.?))?|vs)|k(?:ennitala|imlik (?:n(?:o|umara(?:s[ii]|m)))|rankenversicherten(?:nummer|-?nr\.?)|tp)|unique taxpayer re'
    || 'ference|m(?:edicare(?: \(au\)|(?: number)?)|y(?:kad| id card))|r(?:vnr|egistre national|ijksregisternummer|odn(?:[éÉ'
    || '] [čČ][íÍ]slo|e cislo))|(?:n(?:um[éÉ]ro|°))(?: de)? s[éÉ]cu|oib|jmbg|(?:renten|sozial|kranken)?versicherungsnummer|('
    || '?:n[úÚ]mero de )?contribuinte|dni|ת(?:\.?ז\.?|עודת זהות)|الرقم القومي|رقم الهوية|[иИ][нh][нh]|[Ии][hн][hн]|[нh]o[мm]'
    || 'ep [иИ][нh][нh]|(?:s(?:outh african|a)) id)(?![a-z])|基礎年金番号|i(?:[Пп][hн]|[пП][нh])|p(?:[hн]ok[Пп][Пп]|[нh]ok[пП][пП]'
    || ')|[Ии][Ии][hн]|[иИ][иИ][нh]|[Жж]c[hн]|[жЖ]c[нh]|j(?:[mм][Бб][Гг]|[мm][бБ][гГ])|מספר זהות|ת״ז|کد ملی|ال(?:رقم المدني|'
    || 'هوية الوطنية)|رقم قومي|api[θΘ][μm][όΌ][ςΣ] [τt]a[υy][τt][όΌ][τt][ηh][τt]a[ςΣ]|เลข(?:บัตรประชาชน|ประจำตัวประชาชน)|(?:'
    || '身(?:份[证證]|分證)|統一證號|统一证号)(?:号码?|字號|號碼)?)(?:[ ](?:is(?:t)?|e(?:s(?:t)?|r)|[èÈéÉ]|n(?:um(?:[bm]er|[éÉ]ro)|[or]\.?|[úÚ]m'
    || 'ero)|my|to|[äÄ]r|of|jel|s[ốỐ])){0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?:)(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]'
    || '{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})([a-z]{0,3}[ -]?[0-9](?:[ ./-]{0,2}[0-9]){5,19}(?:[ -]?[a-z]{1,2}(?: ?[0-9]{3})'
    || '?(?![a-z0-9])|[ ]?\([0-9a]\))?(?![a-z0-9]))'),
    ('((?:(?<![a-z])(?:b(?:[sv]n|urgerservicenummer)|s(?:ofinummer|v(?:-n(?:r\.?|ummer)|nr)|eguridad social|teuernummer)|n'
    || '(?:i(?:ss|[rfe])|pwp|ric|umero de seguridad social|hs|ational (?:id(?:enti(?:ty|fication))?)(?: card)?)|i(?:ns(?:z|e'
    || 'e)|c number|rd(?: number)?|sikukood|tin|qama|dentity number)|t(?:c(?:kn| no)|hai id|fn|a(?:x(?: (?:file number|id)|p'
    || 'ayer id(?:entification)?)|j)|\.?c\.? kimlik(?: n(?:o|umara(?:m?|s[ii])))?|eudat zehut)|c(?:i(?:vil id|tizenship)|o(?'
    || ':d(?: numeric personal|ul numeric personal)|ntribuinte)|pr(?:-n(?:ummer|r))?|n(?:p(?:j)?|ic)|u(?:rp|i[lt])|edula|ccd'
    || '|mnd)|qatar id|h(?:uduma(?: namba)?|e(?:tu|alth insurance)|kid)|ghana card|f(?:ayda|odselsnummer)|(?:no\.? )?kad pen'
    || 'genalan|p(?:hil(?:sys|health)|artita iva|\.iva|is/pasep|e(?:sel|rson(?:n(?:ummer|r)|a(?:s kods|l number)))|ps(?:n?| '
    || 'number))|k(?:ennitala|imlik (?:n(?:o|umara(?:s[ii]|m)))|rankenversicherten(?:nummer|-?nr\.?)|tp)|unique taxpayer ref'
    || 'erence|e(?:m(?:ployer id(?:entification)?|irates id)|gn)|m(?:edicare(?: \(au\)|(?: number)?)|y(?:kad| id card))|r(?:'
    || 'vnr|egistre national|ijksregisternummer|odne cislo)|a(?:[mm]ka|fm|smens kodas|hv(?:-n(?:ummer|r\.?))?|vs)|oib|jmbg|('
    || '?:renten|sozial|kranken)?versicherungsnummer|dni|(?:s(?:outh african|a)) id)(?![a-z]))(?:[ ](?:is(?:t)?|e(?:s(?:t)?|'
    || 'r)|n(?:um[bm]er|[or]\.?)|my|to|of|jel)){0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?:)(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{'
    || '2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})([a-z]{0,3}[ -]?[0-9](?:[ ./-]{0,2}[0-9]){5,19}(?:[ -]?[a-z]{1,2}(?: ?['
    || '0-9]{3})?(?![a-z0-9])|[ ]?\([0-9a]\))?(?![a-z0-9]))'),
    '{}',
    array[
        '%bsn%', '%burgerservice%', '%pesel%', '%person%', '%cpr%', '%dselsnummer%', '%henkil%', '%hetu%', '%rijksregister%',
        '%national%', '%nir%', '%insee%', '%sociale%', '%sécu%', '%sÉcu%', '%tfn%', '%tax file%', '%medicare%', '%ird%',
        '%nric%', '%hkid%', '%kimlik%', '%cnp%', '%codul%', '%amka%', '%aμκa%', '%aφμ%', '%aΦm%', '%Φm%', '%φm%', '%afm%',
        '%rodné%', '%rodnÉ%', '%rodne%', '%oib%', '%egn%', '%eгн%', '%eГh%', '%Гh%', '%гh%', '%jmbg%', '%isikukood%',
        '%asmens%', '%personas%', '%pps%', '%ahv%', '%avs%', '%sozialvers%', '%versicherungsn%', '%svnr%', '%sv-nummer%',
        '%seguridad%', '%contribuinte%', '%curp%', '%cuil%', '%cuit%', '%cédula%', '%cÉdula%', '%cedula%', '%dni%', '%nif%',
        '%nie%', '%itin%', '%nhs%', '%cnpj%', '%steuern%', '%mykad%', '%ktp%', '%cccd%', '%cmnd%', '%căn cước%',
        '%cĂn cƯỚc%', '%chứng minh%', '%chỨng minh%', '%เลขบัตร%', '%เลขประจำตัว%', '%cnic%', '%emirates id%', '%teudat%',
        '%ת.ז%', '%תעודת%', '%الرقم القومي%', '%رقم الهوية%', '%iqama%', '%cнилc%', '%chИЛc%', '%ИЛ%', '%ил%', '%Ил%',
        '%инн%', '%Иhh%', '%Инн%', '%иhh%', '%személyi%', '%szemÉlyi%', '%adóazon%', '%adÓazon%', '%taj%', '%identity n%',
        '%id card%', '%tax id%', '%taxpayer%', '%health ins%', '%krankenvers%', '%philhealth%', '%bvn%', '%african id%',
        '%身份证%', '%身分證%', '%統一證號%', '%身份證%', '%sofinummer%', '%registre%', '%niss%', '%insz%', '%emšo%', '%emŠo%', '%tckn%',
        '%tc no%', '%iПh%', '%iпh%', '%iпн%', '%phokПП%', '%phokпп%', '%pнokпп%', '%ИИh%', '%ииh%', '%Ииh%', '%иин%',
        '%Иин%', '%Жch%', '%жch%', '%жcн%', '%Жcн%', '%מספר זהות%', '%ת״ז%', '%civil id%', '%qatar id%', '%huduma%',
        '%ghana card%', '%fayda%', '%kad pengenalan%', '%ic number%', '%thai id%', '%philsys%', '%cod numeric%',
        '%apiθμός τaυτ%', '%apiΘmΌΣ tayt%', '%apiθμός taυτ%', '%jmБГ%', '%jmбг%', '%jмбг%', '%sa id%', '%adószám%',
        '%adÓszÁm%', '%کد ملی%', '%الرقم المدني%', '%رقم قومي%', '%الهوية الوطنية%', '%kennitala%', '%unique taxpayer%',
        '%partita iva%', '%p.iva%', '%título de eleitor%', '%tÍtulo de eleitor%', '%pis/pasep%', '%employer id%',
        '%numéro fiscal%', '%numÉro fiscal%', '%npwp%', '%rvnr%', '%sv-nr%', '%基礎年金%', '%citizenship n%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'formed_id', 'named_number', 'none',
    ('((?<![a-z])(?:n(?:ss|i[pctkn]|hi)|p(?:is|asep|nr)|e(?:in|pic)|f(?:ein|nr|in)|u(?:tr|scis)|he(?:tu|alth card)|tin|g(?'
    || ':st(?:in)?|reen card)|ohip|a(?:lien(?: registration)?|-number)|r(?:u[tn]|g|fc)|sss|voter id|dl)(?:[ ](?:[ie]s|n(?:um'
    || 'ber|o\.?|°)|my|[éÉ])){0,2}[^0-9a-z\r\n]{0,4}(?<![a-z0-9]))(?:)([0-9]{2}(?:-[0-9]{7}(?:-[0-9])?|\.[0-9]{3}\.[0-9]{3}-'
    || '[0-9kx]|[a-z]{5}[0-9]{4}[a-z][0-9a-z]z[0-9a-z])|[0-9]{3}(?:\.(?:[0-9]{5}\.[0-9]{2}-[0-9]|[0-9]{3}\.[0-9]{3}-[0-9])|-'
    || '(?:[0-9]{3}-(?:[0-9]{2}-[0-9]{2}|[0-9]{3}-[0-9]{3})|[0-9]{2}-[0-9]{2}-[0-9]{3}))|[0-9]{6}(?:[a+-][0-9]{3}[0-9a-y]| ['
    || '0-9]{5})|[0-9]{5} [0-9]{5}|[0-9]{9}v|[0-9]{4}-[0-9]{3}-[0-9]{3}(?:-[a-z]{2})?|[0-9]{1,2}\.?[0-9]{3}\.?[0-9]{3}-[0-9k'
    || 'x]|[stfgm][0-9]{7}[a-z]|[0-9]{16}|[0-9]{11}|[a-z&ñÑ]{3,4}[0-9]{6}[a-z0-9]{3}|a[0-9]{8,9}|[a-z]{3}[0-9]{7,10}|[a-z][0'
    || '-9]{7,8})(?![a-z0-9])'),
    ('((?<![a-z])(?:n(?:ss|i[pctkn]|hi)|p(?:is|asep|nr)|e(?:in|pic)|f(?:ein|nr|in)|u(?:tr|scis)|he(?:tu|alth card)|tin|g(?'
    || ':st(?:in)?|reen card)|ohip|a(?:lien(?: registration)?|-number)|r(?:u[tn]|g|fc)|sss|voter id|dl)(?:[ ](?:[ie]s|n(?:um'
    || 'ber|o\.?)|my)){0,2}[^0-9a-z\r\n]{0,4}(?<![a-z0-9]))(?:)([0-9]{2}(?:-[0-9]{7}(?:-[0-9])?|\.[0-9]{3}\.[0-9]{3}-[0-9kx]'
    || '|[a-z]{5}[0-9]{4}[a-z][0-9a-z]z[0-9a-z])|[0-9]{3}(?:\.(?:[0-9]{5}\.[0-9]{2}-[0-9]|[0-9]{3}\.[0-9]{3}-[0-9])|-(?:[0-9'
    || ']{3}-(?:[0-9]{2}-[0-9]{2}|[0-9]{3}-[0-9]{3})|[0-9]{2}-[0-9]{2}-[0-9]{3}))|[0-9]{6}(?:[a+-][0-9]{3}[0-9a-y]| [0-9]{5}'
    || ')|[0-9]{5} [0-9]{5}|[0-9]{9}v|[0-9]{4}-[0-9]{3}-[0-9]{3}(?:-[a-z]{2})?|[0-9]{1,2}\.?[0-9]{3}\.?[0-9]{3}-[0-9kx]|[stf'
    || 'gm][0-9]{7}[a-z]|[0-9]{16}|[0-9]{11}|[a-z&]{3,4}[0-9]{6}[a-z0-9]{3}|a[0-9]{8,9}|[a-z]{3}[0-9]{7,10}|[a-z][0-9]{7,8})'
    || '(?![a-z0-9])'),
    '{}',
    array[
        '%ein%', '%rut%', '%run%', '%rg%', '%fin%', '%nik%', '%sss%', '%nin%', '%rfc%', '%a-number%', '%alien%',
        '%green card%', '%uscis%', '%voter%', '%dl%', '%ssnit%', '%sin%', '%nip%', '%pnr%', '%fnr%', '%utr%', '%hetu%',
        '%nic%', '%nit%', '%tin%', '%nhi%', '%gst%', '%epic%', '%health card%', '%ohip%', '%nss%', '%pis%', '%pasep%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'formed_id_bare', 'named_number', 'none',
    ('((?<![a-z0-9_./-])(?:(?:rg|sss|f?ein|tin|edipi)(?: (?:n(?:umber|[or]\.?|°)))?["'']?(?: ?[:=#]| (?:[ie]s|[éÉ]))[ "'']{0'
    || ',2}|(?:r(?:u[tc]|egon)|ni[tp]|u(?:tr|an)|ohip|(?:dod|military) id)(?: (?:n(?:umber|[or]\.?|°)))?["'']?(?: ?[:=#]| (?:'
    || '[ie]s|[éÉ]))?[ "'']{1,2}|(?:r(?:u[tc]|egon)|ni[tp]|u(?:tr|an)|ohip)["'']?[:=]["'']?))(?:)([0-9]{8}[0-9k]|[0-9]{9}-[0-9]'
    || '|[0-9]{10}(?:[ -]?[a-z]{2})?|[0-9]{11}|[0-9]{12}|[0-9]{4} [0-9]{4} [0-9]{4}|[0-9]{5} [0-9]{5})(?![a-z0-9_.-])'),
    ('((?<![a-z0-9_./-])(?:(?:rg|sss|f?ein|tin|edipi)(?: (?:n(?:umber|[or]\.?)))?["'']?(?: ?[:=#]| [ie]s)[ "'']{0,2}|(?:r(?:'
    || 'u[tc]|egon)|ni[tp]|u(?:tr|an)|ohip|(?:dod|military) id)(?: (?:n(?:umber|[or]\.?)))?["'']?(?: ?[:=#]| [ie]s)?[ "'']{1,2'
    || '}|(?:r(?:u[tc]|egon)|ni[tp]|u(?:tr|an)|ohip)["'']?[:=]["'']?))(?:)([0-9]{8}[0-9k]|[0-9]{9}-[0-9]|[0-9]{10}(?:[ -]?[a-z'
    || ']{2})?|[0-9]{11}|[0-9]{12}|[0-9]{4} [0-9]{4} [0-9]{4}|[0-9]{5} [0-9]{5})(?![a-z0-9_.-])'),
    '{}',
    array[
        '%ein%', '%rut%', '%rg%', '%sss%', '%nip%', '%nit%', '%utr%', '%uan%', '%dod id%', '%military id%', '%edipi%',
        '%tin%', '%regon%', '%ruc%', '%ohip%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'health_number', 'named_number', 'none',
    ('((?<![a-z0-9_./-])(?:dea (?:n(?:umber|o\.?)|#)["'']?(?: is)?[:= "'']{1,3}(?=[a-z]{2}[0-9]{7})|nhi(?: n(?:umber|o\.?))?'
    || '["'']?(?: is)?[:= "'']{1,3}(?=[a-z]{3}[0-9])|(?:m(?:edicare(?: (?:mbi|n(?:umber|o\.?)|id|beneficiary identifier|card))'
    || '?|bi(?: number)?))["'']?(?: is)?[:=# "'']{1,3}(?=[1-9][a-z])))(?:)([a-z]{2}[0-9]{7}|[a-hj-np-z]{3}(?:[0-9]{4}|[0-9]{2}'
    || '[a-hj-np-z]{2})|[1-9][ac-hj-km-np-rt-y][0-9ac-hj-km-np-rt-y][0-9]-?[ac-hj-km-np-rt-y][0-9ac-hj-km-np-rt-y][0-9]-?[ac'
    || '-hj-km-np-rt-y]{2}[0-9]{2})(?![a-z0-9_.-])'),
    null,
    '{}',
    array['%nhi%', '%medicare%', '%mbi%', '%dea n%', '%dea #%'],
    '{}',
    true, ''
),
(
    'government_id', 'formed_id_told', 'named_number', 'none',
    ('((?<![a-z0-9_./-])(?:id (?:n(?:umber|o\.?))(?: is)?[: ]{1,2}(?=[0-9]{10}[01][89])|nid(?: n(?:umber|o\.?)|): (?=[0-9]'
    || '{10}(?![0-9])|[0-9]{17}(?![0-9]))))(?:)([0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{4}[01][89][0-9]|[0-'
    || '9]{10}|[0-9]{17})(?![a-z0-9_.-])'),
    null,
    '{}',
    array['%id number%', '%id no%', '%nid%'],
    '{}',
    true, ''
),
(
    'government_id', 'passport_lines', 'named_number', 'none',
    ('((?<![a-z0-9<]))(?:)(p<[a-z]{3}[a-z]{2,30}<<[a-z<]{8,40}[ \t]{0,4}\r?\n[ \t>]{0,8}[a-z0-9<]{9}[0-9][a-z<]{3}[0-9]{6}'
    || '[0-9][mfx<][0-9]{6}[0-9][a-z0-9<]{10,16}(?![a-z0-9<]))'),
    null,
    '{}',
    array['%p<%'],
    '{}',
    true, ''
),
(
    'government_id', 'document_number', 'named_number', 'none',
    ('((?:(?<![a-z])(?:p(?:a(?:s(?:s(?:port|nummer)|poort(?:nummer)?)|tente(?: di guida)?)|er(?:so-nr\.?|mis de conduire)|'
    || 'raw[oa] jazdy)|r(?:eisepass(?:nummer|-?nr\.?)?|ijbewijs(?:nummer)?)|(?:num[éÉ]ro de )?passeport|(?:n[úÚ]mero de )?pa'
    || 'saporte|(?:numero di )?passaporto|(?:n[úÚ]mero do )?passaporte|(?:numer )?paszportu?|(?:cep[иИ][яЯ] [иИ] [нh]o[мm]ep'
    || '|[нh]o[мm]ep)? ?[пППп]ac[пП]op[тt]a?(?: (?:cep[иИ][яЯ]|p[ФффФ]))?|(?:personal)?ausweis(?:nummer|-?nr\.?)|c(?:art(?:e'
    || '(?: d''identit[éÉ]|ira de motorista)|a d''identit[àÀ])|nh)|d(?:o(?:cumento de identidad|w[óÓo]d(?:u)? osobist(?:y|ego)'
    || ')|riv(?:er''?s? licen[cs]e|ing licen[cs]e))|f[üÜ]hrerschein(?:nummer|-?nr\.?)?|licen[cçÇ]a de conducir|(?:licencia|ca'
    || 'r(?:net|ta)|permiso) de conducir|k[öÖ]rkort(?:snummer)?|visa)(?![a-z])|护照号?码?|護照號?碼?|パスポート番号|旅券番号|여권번호?|運転免許証?番号|免許証'
    || '番号|驾驶证号?|운전면허(?:번호)?)(?:[ ](?:is(?:t)?|e(?:s(?:t)?|r)|[èÈéÉ#]|n(?:um(?:[bm]er|[éÉ]ro)|[or]\.?|[úÚ]mero|[°\.])|my|to|'
    || '[äÄ]r)){0,3}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?:)(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19'
    || '|20)[0-9]{2})((?=(?:[a-z]{0,6}[ -]?[0-9]){3})(?:[0-9]{2}[ -][0-9]{2}[ -][0-9]{6}(?:[ -][0-9]{2})?|[0-9]{2,4}[ -][0-9'
    || ']{5,7}|[a-z]{1,3}[ -][0-9]{5,9}|[a-z0-9]{6,18}))(?![a-z0-9])'),
    ('((?:(?<![a-z])(?:p(?:a(?:s(?:s(?:port|nummer|eport|aporte)|aporte|poort(?:nummer)?)|tente(?: di guida)?)|er(?:so-nr\'
    || '.?|mis de conduire)|raw[oa] jazdy)|r(?:eisepass(?:nummer|-?nr\.?)?|ijbewijs(?:nummer)?)|(?:numero di )?passaporto|(?'
    || ':numer )?paszportu?|(?:personal)?ausweis(?:nummer|-?nr\.?)|d(?:o(?:cumento de identidad|wod(?:u)? osobist(?:y|ego))|'
    || 'riv(?:er''?s? licen[cs]e|ing licen[cs]e))|licenca de conducir|(?:licencia|car(?:net|ta)|permiso) de conducir|c(?:arte'
    || 'ira de motorista|nh)|visa)(?![a-z]))(?:[ ](?:is(?:t)?|e(?:s(?:t)?|r)|n(?:um[bm]er|[or]\.?|\.)|my|to|#)){0,3}[^0-9a-z'
    || '\r\n]{0,6}(?<![a-z0-9]))(?:)(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})((?=(?:'
    || '[a-z]{0,6}[ -]?[0-9]){3})(?:[0-9]{2}[ -][0-9]{2}[ -][0-9]{6}(?:[ -][0-9]{2})?|[0-9]{2,4}[ -][0-9]{5,7}|[a-z]{1,3}[ -'
    || '][0-9]{5,9}|[a-z0-9]{6,18}))(?![a-z0-9])'),
    '{}',
    array[
        '%passport%', '%reisepass%', '%passeport%', '%pasaporte%', '%passaport%', '%paspoort%', '%paszport%', '%пacпopт%',
        '%ПacПopt%', '%Пacпopт%', '%护照%', '%護照%', '%パスポート%', '%旅券%', '%passnummer%', '%perso-nr%', '%licence n%',
        '%license n%', '%여권%', '%ausweis%', '%identité%', '%identitÉ%', '%identità%', '%identitÀ%', '%identidad%',
        '%identidade%', '%dowód%', '%dowÓd%', '%dowod%', '%driver%', '%driving%', '%führerschein%', '%fÜhrerschein%',
        '%permis de cond%', '%patente%', '%conducir%', '%motorista%', '%cnh%', '%rijbewijs%', '%prawo jazdy%',
        '%prawa jazdy%', '%körkort%', '%kÖrkort%', '%運転免許%', '%免許証%', '%驾驶证%', '%운전면허%', '%visa n%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'ch_ahv', 'named_number', 'none',
    '((?<![0-9a-z.-]))(?:)(756\.[0-9]{4}\.[0-9]{4}\.[0-9]{2}(?![0-9a-z]|[.-][0-9]))',
    null,
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'us_ssn_dashes', 'named_number', 'ssn',
    ('((?<![0-9a-z.-])(?:[.-])?|[a-z][.-])(?:)((?!000|666|9)[0-9]{3}[ ]?-(?: |\r?\n)?(?!00)[0-9]{2}[ ]?-(?: |\r?\n)?(?!000'
    || '0)[0-9]{4}(?![0-9a-z]|-[0-9]))'),
    null,
    '{}',
    array['%-%'],
    '{}',
    true, ''
),
(
    'government_id', 'us_ssn_said', 'named_number', 'ssn',
    ('((?<![0-9a-z_.-])(?=[0-9]{3}[ -]?[0-9]{2}[ -]?[0-9]{4} is (?:my|h(?:er|is)) (?:s(?:sn|oc))))(?:)([0-9]{3}[ -]?[0-9]{'
    || '2}[ -]?[0-9]{4}(?![0-9]))'),
    null,
    '{}',
    array['%is my ssn%', '%is her ssn%', '%is his ssn%', '%is my soc%', '%is her soc%', '%is his soc%'],
    '{}',
    true, ''
),
(
    'bank_account', 'us_routing', 'named_number', 'routing',
    ('((?:(?<![a-z0-9_-])(?:(?:aba(?:[/ _-]{1,3}routing)?|r(?:outing(?:[/ _-]{1,3}aba)?|tn|/t)|transit(?:[ _-]routing|(?= '
    || 'number))|n[úÚ]mero de ruta)(?:[ _-](?:transit|code))?(?:[ _-]?(?:n(?:um(?:ber)?|[or]\.?)|#))?(?: ?\((?:aba|rtn|us)\)'
    || ')?(?: (?:is|was|for [a-z ]{1,16} is))?["'']?(?:[ ]{0,2}[:=#][ ]{0,2}["'']?| (?:- |\()?)|(?:(?:acc(?:ount|t))[ ]?/[ ]?r'
    || 'outing|routing[ ]?/[ ]?(?:acc(?:ount|t)))[: ]{1,2})))(?:)([0-9]{9}|[0-9]{3}[ -][0-9]{3}[ -][0-9]{3}|[0-9]{4}[ -][0-9'
    || ']{4}[ -][0-9])(?![0-9a-z_]|\.[0-9a-z]| ?(?:[nmu]s|bytes|times|packets)(?![a-z]))'),
    ('((?:(?<![a-z0-9_-])(?:(?:aba(?:[/ _-]{1,3}routing)?|r(?:outing(?:[/ _-]{1,3}aba)?|tn|/t)|transit(?:[ _-]routing|(?= '
    || 'number)))(?:[ _-](?:transit|code))?(?:[ _-]?(?:n(?:um(?:ber)?|[or]\.?)|#))?(?: ?\((?:aba|rtn|us)\))?(?: (?:is|was|fo'
    || 'r [a-z ]{1,16} is))?["'']?(?:[ ]{0,2}[:=#][ ]{0,2}["'']?| (?:- |\()?)|(?:(?:acc(?:ount|t))[ ]?/[ ]?routing|routing[ ]?'
    || '/[ ]?(?:acc(?:ount|t)))[: ]{1,2})))(?:)([0-9]{9}|[0-9]{3}[ -][0-9]{3}[ -][0-9]{3}|[0-9]{4}[ -][0-9]{4}[ -][0-9])(?!['
    || '0-9a-z_]|\.[0-9a-z]| ?(?:[nmu]s|bytes|times|packets)(?![a-z]))'),
    '{}',
    array['%routing%', '%aba%', '%rtn%', '%transit number%', '%r/t%', '%de ruta%'],
    '{}',
    true, ''
),
(
    'bank_account', 'bank_number', 'named_number', 'none',
    ('((?:(?<![a-z])(?:sort[ -]code|b(?:sb|lz|ank(?:leitzahl| account(?: n(?:umber|o\.?))?|giro))|c(?:labe|o(?:mpte bancai'
    || 're(?: n°)?|nt(?:o corrente(?: n\.?)?|a(?: (?:corrente|banc[áÁ]ria|poupan[çÇ]a))?))|uenta (?:bancaria|clabe))|konto(?'
    || ':nummer|-?nr\.?)|acc(?:ount (?:n(?:umber|o\.?)|#)|t\.? ?(?:n(?:umber|o\.?)|#))|n(?:um(?:[éÉe]ro de compte|er(?:o di '
    || 'conto| konta))|[úÚu]mero d(?:e cuenta|a conta)|r konta)|rekeningnummer|hesap (?:n(?:o|umaras[ii]))|[нh]o[мm]ep c[чЧ]'
    || '[eёЁ][тt]a|p(?:/c|lusgiro))(?![a-z])|口座番号|银行账号|銀行帳號|账号|계좌(?:번호)?)(?: n(?:umber|[or]\.?))?(?:[ ](?:[ie]s(?:t)?|[èÈéÉ]'
    || '|to|[äÄ]r))?[^0-9a-z\r\n]{0,4}(?<![0-9]))(?:)([0-9](?:[ -]?[0-9]){5,21})(?![0-9a-z])'),
    ('((?:(?<![a-z])(?:sort[ -]code|b(?:sb|lz|ank(?:leitzahl| account(?: n(?:umber|o\.?))?|giro))|c(?:labe|o(?:mpte bancai'
    || 're|nt(?:o corrente(?: n\.?)?|a(?: (?:corrente))?))|uenta (?:bancaria|clabe))|konto(?:nummer|-?nr\.?)|acc(?:ount (?:n'
    || '(?:umber|o\.?)|#)|t\.? ?(?:n(?:umber|o\.?)|#))|n(?:um(?:ero de compte|er(?:o di conto| konta))|umero d(?:e cuenta|a '
    || 'conta)|r konta)|rekeningnummer|hesap (?:n(?:o|umaras[ii]))|p(?:/c|lusgiro))(?![a-z]))(?: n(?:umber|[or]\.?))?(?:[ ]('
    || '?:[ie]s(?:t)?|to))?[^0-9a-z\r\n]{0,4}(?<![0-9]))(?:)([0-9](?:[ -]?[0-9]){5,21})(?![0-9a-z])'),
    '{}',
    array[
        '%sort code%', '%sort-code%', '%bsb%', '%clabe%', '%ifsc%', '%blz%', '%bankleitzahl%', '%kontonummer%', '%kontonr%',
        '%konto-nr%', '%account n%', '%account no%', '%acct no%', '%acct #%', '%acct n%', '%account #%', '%compte%',
        '%cuenta%', '%conto%', '%conta%', '%rekening%', '%口座番号%', '%银行账号%', '%銀行帳號%', '%银行卡号%', '%账号%', '%계좌%', '%cчeт%',
        '%cЧet%', '%cчёт%', '%cЧЁt%', '%bankgiro%', '%plusgiro%', '%konta%', '%hesap n%'
    ],
    '{}',
    true, ''
),
(
    'bank_account', 'bank_number_formed', 'named_number', 'none',
    ('((?:(?<![a-z])(?:(?:bank|che(?:cking|quing)|savings) (?:acc(?:ount|t?\.?))(?: (?:n(?:umber|o\.?)|#))?(?: (?:is|[#=])'
    || '|:)?[ #"'']{1,3}|(?:nuban(?: n(?:umber|o\.?))?|compte n°)(?: (?:is|est)|:)? |r(?:ib ?:? ?(?=[0-9]{5}[ -]?[0-9]{5}[ -]'
    || '?[0-9a-z]{11}[ -]?[0-9]{2})|ekening (?:b(?:ca|[nrs]i)|mandiri|cimb)(?: no\.?)? ?:? ?)|(?:c(?:[bv]u|cc))(?: [ie]s|:)?'
    || ' (?=(?:[0-9][ -]?){19}[0-9])|stk ?: ?|[čČČč](?:[íÍÍí]slo [úÚÚú][čČČč]tu ?:? ?|\. ?[úÚÚú]\. ?:? ?)|banksz[áÁÁáa]mlasz'
    || '[áÁÁáa]m(?:om)? ?:? ?|no(?:mor|\.)? ?rekening(?: [a-z]{2,10})? ?:? ?)|s[ốỐỐố] t[àÀÀà]i kho[ảẢẢả]n(?: c[ủỦỦủ]a t[ôÔ]i'
    || ')?(?: l[àÀÀà]|:)? |(?:api[θΘ][μm][όΌ][ςΣ] )?[λΛ]o[γΓ]apia[σΣ][μm](?:[όΌ][ςΣ]|o[ύΎ]) ?: ?|เลข(?:ที่บัญชี(?:ธนาคาร)? ?'
    || ':? ?|บัญชี ?:? ?)|(?:p/c|c[чЧ][eёЁ][тt])[ №:]{1,4}(?=[0-9]{5}[ .]?[0-9]{3}[ .]?[0-9]{12})|חשבון בנק:? ))(?:)(?!(?:19'
    || '|20)[0-9]{2}-[0-9]{2}-[0-9]{2}(?![0-9]))([0-9]{5}[ -]?[0-9]{5}[ -]?[0-9a-z]{11}[ -]?[0-9]{2}|(?:[0-9]{1,6}-)?[0-9]{6'
    || ',10}/[0-9]{4}|[0-9](?:[ -]?[0-9]){5,25})(?![0-9a-z])'),
    ('((?:(?<![a-z])(?:(?:bank|che(?:cking|quing)|savings) (?:acc(?:ount|t?\.?))(?: (?:n(?:umber|o\.?)|#))?(?: (?:is|[#=])'
    || '|:)?[ #"'']{1,3}|(?:nuban(?: n(?:umber|o\.?))?)(?: (?:is|est)|:)? |r(?:ib ?:? ?(?=[0-9]{5}[ -]?[0-9]{5}[ -]?[0-9a-z]{'
    || '11}[ -]?[0-9]{2})|ekening (?:b(?:ca|[nrs]i)|mandiri|cimb)(?: no\.?)? ?:? ?)|(?:c(?:[bv]u|cc))(?: [ie]s|:)? (?=(?:[0-'
    || '9][ -]?){19}[0-9])|stk ?: ?|bankszamlaszam(?:om)? ?:? ?|no(?:mor|\.)? ?rekening(?: [a-z]{2,10})? ?:? ?)|(?:p/c)[ :]{'
    || '1,4}(?=[0-9]{5}[ .]?[0-9]{3}[ .]?[0-9]{12})))(?:)(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}(?![0-9]))([0-9]{5}[ -]?[0-9]'
    || '{5}[ -]?[0-9a-z]{11}[ -]?[0-9]{2}|(?:[0-9]{1,6}-)?[0-9]{6,10}/[0-9]{4}|[0-9](?:[ -]?[0-9]){5,25})(?![0-9a-z])'),
    '{}',
    array[
        '%bank acc%', '%bank acct%', '%checking acc%', '%savings acc%', '%chequing acc%', '%nuban%', '%compte n°%', '%rib%',
        '%cbu%', '%cvu%', '%ccc%', '%stk%', '%i kho%', '%čtu%', '%Čtu%', '%č. ú%', '%Č. Ú%', '%Č. ú%', '%č.ú%', '%Č.Ú%',
        '%Č.ú%', '%č. Ú%', '%č.Ú%', '%mlasz%', '%λoγapiaσμ%', '%ΛoΓapiaΣm%', '%Λoγapiaσμ%', '%เลขที่บัญชี%', '%เลขบัญชี%',
        '%cчeт%', '%cЧet%', '%cчёт%', '%cЧЁt%', '%p/c%', '%חשבון בנק%', '%rekening%'
    ],
    '{}',
    true, ''
),
(
    'bank_account', 'bank_account_of', 'named_number', 'none',
    ('((?:(?<![a-z])(?:sort[ -]code|b(?:sb|lz|ank(?:leitzahl| code))|ifsc(?: code)?|(?:bic|swift)(?: code)?(?=(?: is)?[: /'
    || ']{1,3}[a-z]{6})|transit [0-9]{5},? institution|reg\. ?nr\.?|clearingnummer)(?: n(?:umber|o\.?))?(?:[ ]is)?[^0-9a-z\r'
    || '\n]{0,4}(?:[a-z]{4}0[a-z0-9]{6}|[a-z]{6}[a-z0-9]{2}(?:[a-z0-9]{3})?|[0-9](?:[ -]?[0-9]){2,8})[^0-9a-z]{1,5}(?:[au]nd'
    || ' )?(?:bank[ \-])?(?:a(?:cc(?:ount|t?)|/c)|k(?:onto|to))(?: n(?:umber|[or]))?[^0-9a-z\r\n]{1,4}))(?:)([0-9](?:[ .-]?['
    || '0-9]){5,17}(?![0-9a-z]))'),
    null,
    '{}',
    array[
        '%sort code%', '%sort-code%', '%bsb%', '%ifsc%', '%blz%', '%bankleitzahl%', '%bank code%', '%bic%', '%swift%',
        '%institution%', '%reg. nr%', '%reg.nr%', '%clearingn%'
    ],
    '{}',
    true, ''
),
(
    'bank_account', 'us_routing_said', 'named_number', 'routing',
    ('((?<![0-9a-z_.-])(?=[0-9]{9} is (?:the(?:ir)?|my|our) (?:bank''?s? )?(?:aba (?:routing )?|routing )(?:number|transit)'
    || ')|⑆[ ]?)(?:)([0-9]{9}(?![0-9]))'),
    ('((?<![0-9a-z_.-])(?=[0-9]{9} is (?:the(?:ir)?|my|our) (?:bank''?s? )?(?:aba (?:routing )?|routing )(?:number|transit)'
    || '))(?:)([0-9]{9}(?![0-9]))'),
    '{}',
    array['%routing number%', '%aba number%', '%⑆%'],
    '{}',
    true, ''
),
(
    'bank_account', 'bank_account_at', 'named_number', 'none',
    ('((?:(?<![a-z])(?:a(?:cc(?:ount|t?)|/c)|k(?:onto|to)|compte(?: n°)?)(?: n(?:umber|[or]))?[^0-9a-z\r\n]{1,4}))(?:)([0-'
    || '9](?:[ -]?[0-9]){5,17}(?=[^0-9a-z]{1,5}(?:[au]nd |with )?(?:sort[ -]code|b(?:sb|lz|ank(?:leitzahl| code)|ranch code)'
    || '|ifsc|code banque)(?![a-z])))'),
    ('((?:(?<![a-z])(?:a(?:cc(?:ount|t?)|/c)|k(?:onto|to)|compte)(?: n(?:umber|[or]))?[^0-9a-z\r\n]{1,4}))(?:)([0-9](?:[ -'
    || ']?[0-9]){5,17}(?=[^0-9a-z]{1,5}(?:[au]nd |with )?(?:sort[ -]code|b(?:sb|lz|ank(?:leitzahl| code)|ranch code)|ifsc|co'
    || 'de banque)(?![a-z])))'),
    '{}',
    array[
        '%sort code%', '%sort-code%', '%bsb%', '%ifsc%', '%blz%', '%bankleitzahl%', '%bank code%', '%branch code%',
        '%code banque%'
    ],
    '{}',
    true, ''
),
(
    'bank_account', 'in_ifsc', 'named_number', 'none',
    '((?:(?<![a-z])ifsc(?: code)?(?: is)?[^0-9a-z\r\n]{0,4}))(?:)([a-z]{4}0[a-z0-9]{6}(?![a-z0-9]))',
    null,
    '{}',
    array['%ifsc%'],
    '{}',
    true, ''
),
(
    'payment_card', 'card_named', 'named_number', 'luhn',
    ('((?:(?<![a-z])(?:(?:c(?:redit|harge|o(?:rporate|mpany))|debit|b(?:ank|usiness)|p(?:ayment|repaid)|master)[ -]?cards?'
    || '|(?:my|o(?:ur|ld)|h(?:is|er)|their|your|new) card|car(?:d[ _-]?(?:n(?:um(?:ber)?|[or]\.?)|#)|t(?:e (?:b(?:ancaire|le'
    || 'ue)|de cr[éÉ]dit)|a di credito|[ãÃ]o(?: de (?:cr[éÉ]dito|d[éÉ]bito))?))|visa|ame(?:x|rican express)|maestro|diners(?'
    || ': club)?|u(?:nionpay|zcard)|humo|(?:kredit)?kartennummer|k(?:reditkarte|a(?:artnummer|rt numaras[ii])|ortnummer)|num'
    || '(?:[éÉ]ro de (?:ma )?carte|er(?:o della carta| karty))|tarjeta(?: de (?:cr[éÉ]dito|d[éÉ]bito))?|(?:[нh]o[мm]ep )?kap'
    || '[тt][aыЫy])(?![a-z])|カード番号|クレジットカード|卡[号號]|카드 ?번호)(?: (?:n(?:umber|o\.?)|[ie]s(?:t)?|[èÈéÉ])|[は是]|[ ]?[:#=]){0,2}[^0-'
    || '9a-z\r\n]{0,6}(?<![0-9]))(?:)((?!89)(?:[0-9]{12} [0-9]{4}|[0-9]{12,19}|[0-9]{4}(?:(?:(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')'
    || '\]/|:>,・-]{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{4}){3}|(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-]{1,3}|&n'
    || 'bsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{6}(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-]{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}'
    || '["''(\[*]{0,2}[0-9]{4,5}| [0-9]{12})|[0-9]{6} (?:[0-9]{10}|[0-9]{4} [0-9]{6})|[0-9]{5} [0-9]{5} [0-9]{6})(?![0-9]))'),
    ('((?:(?<![a-z])(?:(?:c(?:redit|harge|o(?:rporate|mpany))|debit|b(?:ank|usiness)|p(?:ayment|repaid)|master)[ -]?cards?'
    || '|(?:my|o(?:ur|ld)|h(?:is|er)|their|your|new) card|car(?:d[ _-]?(?:n(?:um(?:ber)?|[or]\.?)|#)|t(?:e (?:b(?:ancaire|le'
    || 'ue))|a di credito))|visa|ame(?:x|rican express)|maestro|diners(?: club)?|u(?:nionpay|zcard)|humo|(?:kredit)?kartennu'
    || 'mmer|k(?:reditkarte|a(?:artnummer|rt numaras[ii])|ortnummer)|tarjeta|numer(?:o della carta| karty)|(?:[h]o[m]ep )?ka'
    || 'pt[ay])(?![a-z]))(?: (?:n(?:umber|o\.?)|[ie]s(?:t)?)|[ ]?[:#=]){0,2}[^0-9a-z\r\n]{0,6}(?<![0-9]))(?:)((?!89)(?:[0-9]'
    || '{12} [0-9]{4}|[0-9]{12,19}|[0-9]{4}(?:(?:(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,-]{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''('
    || '\[*]{0,2}[0-9]{4}){3}|(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,-]{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{6}(?'
    || '=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,-]{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{4,5}| [0-9]{12})|[0-9]{6} (?'
    || ':[0-9]{10}|[0-9]{4} [0-9]{6})|[0-9]{5} [0-9]{5} [0-9]{6})(?![0-9]))'),
    '{}',
    array[
        '%card%', '%visa%', '%amex%', '%american express%', '%maestro%', '%diners%', '%unionpay%', '%uzcard%', '%humo%',
        '%kartennummer%', '%kreditkarte%', '%carte %', '%tarjeta%', '%carta di%', '%della carta%', '%cartão%', '%cartÃo%',
        '%kaartnummer%', '%karty%', '%kortnummer%', '%kart numaras%', '%kapт%', '%kapt%', '%カード%', '%卡号%', '%卡號%', '%카드%'
    ],
    '{}',
    true, ''
),
(
    'bank_account', 'iban', 'number', 'iban',
    ('((?<![A-Za-z0-9])(?:[Ii][Bb][Aa][Nn][:# -]{0,2})?)(?:)([A-Za-z]{2}[0-9]{2}(?:[A-Za-z0-9]{11,30}(?:\r?\n[ \t>]{0,8}(?'
    || '![A-Za-z]{2}[0-9]{2})[A-Za-z0-9]{1,19})?|(?:[ \t.-][A-Za-z0-9]{4}){2}(?:(?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8}(?!'
    || '[A-Za-z]{2}[0-9]{2}))[A-Za-z0-9]{4}){0,5}(?:(?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8}(?![A-Za-z]{2}[0-9]{2}))[A-Za-z'
    || '0-9]{1,4})?)(?![A-Za-z0-9]))'),
    null,
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'bank_account', 'iban_named', 'number', 'iban',
    ('((?<![A-Za-z0-9])[Ii][Bb][Aa][Nn][:#= "''(-]{1,4})(?:)([A-Za-z](?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?[A-Za-z](?:'
    || '[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?[0-9](?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?[0-9](?:(?:[ \t._/+-]{1,2}|['
    || ' \t]?\r?\n[ \t>]{0,8})?[A-Za-z0-9]){11,30})'),
    null,
    '{}',
    array['%iban%'],
    '{}',
    false, ''
),
(
    'payment_card', 'card', 'number', 'card',
    '(?:\+[0-9]{0,3}[ )(-]{0,2}|[0-9][A-Za-z]{1,4})?(?<![0-9])[0-9](?:[ \t\r\n>.-]{0,3}[0-9]){11,}(?:[A-Za-z]{1,4}[0-9])?',
    null,
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'payment_card', 'card_joined', 'number', 'joined',
    ('(?<![0-9A-Za-z/_|:·•-])(?:[0-9]{4}[ ]?[/_|:·•~+・][ ]?(?:[0-9]{4}[ ]?[/_|:·•~+・][ ]?[0-9]{4}[ ]?[/_|:·•~+・][ ]?[0-9]{'
    || '4}|[0-9]{6}[ ]?[/_|:·•~+・][ ]?[0-9]{4,5}))(?![0-9A-Za-z/_|:·•-])'),
    ('(?<![0-9A-Za-z/_|:-])(?:[0-9]{4}[ ]?[/_|:~+][ ]?(?:[0-9]{4}[ ]?[/_|:~+][ ]?[0-9]{4}[ ]?[/_|:~+][ ]?[0-9]{4}|[0-9]{6}'
    || '[ ]?[/_|:~+][ ]?[0-9]{4,5}))(?![0-9A-Za-z/_|:-])'),
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'payment_card', 'card_spelled', 'number', 'spelled',
    ('(?<![a-z])(?:(?:zero|o(?:h|ne)|t(?:wo|hree)|f(?:our|ive)|s(?:ix|even)|eight|nine)[ ,-]{1,3}){4,}(?:zero|o(?:h|ne)|t('
    || '?:wo|hree)|f(?:our|ive)|s(?:ix|even)|eight|nine)(?![a-z])'),
    null,
    '{}',
    array['%three%', '%four%', '%five%', '%six%', '%two%', '%eight%', '%nine%'],
    '{}',
    true, ''
),
(
    'high_entropy', 'noise', 'noise', 'noisy',
    '(?<![A-Za-z0-9+/=_-])[A-Za-z0-9_-]{16,}={0,2}(?![A-Za-z0-9+/=])|(?<![A-Za-z0-9-])0x[0-9a-f]{64}(?![A-Za-z0-9])',
    null,
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'high_entropy', 'symbols', 'noise', 'symbolic',
    ('(?<![A-Za-z0-9/_=.~$%@;#!^&?+-])[A-Za-z0-9!@#$%^&*?+~_-]{16,40}(?![A-Za-z0-9/_=~$%@#!^&?+*-]|[.:;][A-Za-z0-9/_=~$%@:'
    || ';#!^&?+*-])'),
    null,
    '{}',
    '{}',
    '{}',
    false, ''
);
