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
    (reason, detector, kind, check_name, pattern, anchors, needs, also_needs, lowered, about)
values
(
    'credential_prefix', 'aws_access_key', 'vendor', 'varied',
    '(?:AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16}(?![A-Za-z0-9])',
    array['%AKIA%', '%ASIA%', '%ABIA%', '%ACCA%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_a3t', 'vendor', 'random',
    '(?<![A-Za-z0-9])A3T[A-Z0-9][A-Z2-7]{16}(?![A-Za-z0-9])',
    array['%A3T%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_access_key_any', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z0-9]{16}(?![A-Za-z0-9])',
    array['%AKIA%', '%ASIA%', '%ABIA%', '%ACCA%', '%A3T%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_bedrock', 'vendor', 'random',
    'ABSK[A-Za-z0-9+/]{90,}=*',
    array['%ABSK%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_bedrock_short', 'vendor', 'random',
    'bedrock-api-key-[A-Za-z0-9+/=]{40,}',
    array['%bedrock-api-key-%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'aws_mws', 'vendor', 'random',
    'amzn\.mws\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%amzn.mws.%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'google_api_key', 'vendor', 'random',
    'AIza[A-Za-z0-9_-]{35}',
    array['%AIza%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_oauth_secret', 'vendor', 'random',
    'GOCSPX-[A-Za-z0-9_-]{24,}',
    array['%GOCSPX-%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_gemini', 'vendor', 'random',
    '(?<![A-Za-z0-9])AQ\.[A-Za-z0-9_-]{40,}',
    array['%AQ.%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_access_token', 'vendor', 'random',
    'ya29\.(?:[a-z]\.)?[A-Za-z0-9_-]{30,}',
    array['%ya29.%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_refresh_token', 'vendor', 'random',
    '(?<![A-Za-z0-9])1//0[A-Za-z0-9_-]{30,}',
    array['%1//0%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'google_recaptcha', 'vendor', 'random',
    '(?<![A-Za-z0-9])6L[A-Za-z0-9_-]{6}AAAAA[A-Za-z0-9_-]{27}(?![A-Za-z0-9])',
    array['%6L%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'anthropic', 'vendor', 'random',
    'sk-ant-[a-z]{2,10}[0-9]{2}-[A-Za-z0-9_-]{60,}',
    array['%sk-ant-%'],
    '{}',
    '{}',
    false, 'Anthropic'
),
(
    'credential_prefix', 'anthropic_loose', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{20,}',
    array['%sk-ant-%'],
    '{}',
    '{}',
    false, 'Anthropic'
),
(
    'credential_prefix', 'openai_marked', 'vendor', 'random',
    'sk-[A-Za-z0-9_-]{16,120}T3BlbkFJ[A-Za-z0-9_-]{16,}',
    array['%T3BlbkFJ%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'openai_scoped', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk-(?:proj|svcacct|admin|service|None)-[A-Za-z0-9_-]{20,}',
    array['%sk-proj-%', '%sk-svcacct-%', '%sk-admin-%', '%sk-service-%', '%sk-None-%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'openrouter', 'vendor', 'random',
    'sk-or-v1-[0-9a-f]{64}',
    array['%sk-or-%'],
    '{}',
    '{}',
    false, 'OpenRouter'
),
(
    'credential_prefix', 'langfuse', 'vendor', 'random',
    'sk-lf-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%sk-lf-%'],
    '{}',
    '{}',
    false, 'Langfuse'
),
(
    'credential_prefix', 'helicone', 'vendor', 'random',
    'sk-helicone-[A-Za-z0-9-]{20,}',
    array['%sk-helicone-%'],
    '{}',
    '{}',
    false, 'Helicone'
),
(
    'credential_prefix', 'sk_dash', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk-[A-Za-z0-9]{20,}',
    array['%sk-%'],
    '{}',
    '{}',
    false, 'OpenAI, DeepSeek, Moonshot, Stability, Qwen'
),
(
    'credential_prefix', 'groq', 'vendor', 'random',
    '(?<![A-Za-z0-9])gsk_[A-Za-z0-9]{40,}',
    array['%gsk\_%'],
    '{}',
    '{}',
    false, 'Groq'
),
(
    'credential_prefix', 'xai', 'vendor', 'random',
    '(?<![A-Za-z0-9])xai-[A-Za-z0-9]{60,}',
    array['%xai-%'],
    '{}',
    '{}',
    false, 'xAI'
),
(
    'credential_prefix', 'perplexity', 'vendor', 'random',
    'pplx-[A-Za-z0-9]{40,}',
    array['%pplx-%'],
    '{}',
    '{}',
    false, 'Perplexity'
),
(
    'credential_prefix', 'cerebras', 'vendor', 'random',
    '(?<![A-Za-z0-9])csk-[a-z0-9]{40,}',
    array['%csk-%'],
    '{}',
    '{}',
    false, 'Cerebras'
),
(
    'credential_prefix', 'fireworks', 'vendor', 'random',
    '(?<![A-Za-z0-9])fw_[A-Za-z0-9]{22,}',
    array['%fw\_%'],
    '{}',
    '{}',
    false, 'Fireworks'
),
(
    'credential_prefix', 'replicate', 'vendor', 'random',
    '(?<![A-Za-z0-9])r8_[A-Za-z0-9]{30,}',
    array['%r8\_%'],
    '{}',
    '{}',
    false, 'Replicate'
),
(
    'credential_prefix', 'together', 'vendor', 'random',
    'tgp_v1_[A-Za-z0-9_-]{40,}',
    array['%tgp\_v1\_%'],
    '{}',
    '{}',
    false, 'Together'
),
(
    'credential_prefix', 'voyage', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:pa|al)-[A-Za-z0-9_-]{40,}',
    array['%pa-%', '%al-%'],
    '{}',
    '{}',
    false, 'Voyage AI'
),
(
    'credential_prefix', 'nvidia', 'vendor', 'random',
    'nvapi-[A-Za-z0-9_-]{50,}',
    array['%nvapi-%'],
    '{}',
    '{}',
    false, 'NVIDIA'
),
(
    'credential_prefix', 'elevenlabs', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_[0-9a-f]{48}',
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'ElevenLabs'
),
(
    'credential_prefix', 'cartesia', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_car_[A-Za-z0-9_-]{20,}',
    array['%sk\_car\_%'],
    '{}',
    '{}',
    false, 'Cartesia'
),
(
    'credential_prefix', 'checkout', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_(?:sbox_)?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'Checkout.com'
),
(
    'credential_prefix', 'checkout_nas', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_sbox_[a-z0-9]{20,}',
    array['%sk\_sbox\_%'],
    '{}',
    '{}',
    false, 'Checkout.com'
),
(
    'credential_prefix', 'huggingface', 'vendor', 'random',
    'hf_[A-Za-z]{34}',
    array['%hf\_%'],
    '{}',
    '{}',
    false, 'Hugging Face'
),
(
    'credential_prefix', 'huggingface_any', 'vendor', 'random',
    '(?<![A-Za-z0-9])hf_(?:oauth_|jwt_)?[A-Za-z0-9]{30,}',
    array['%hf\_%'],
    '{}',
    '{}',
    false, 'Hugging Face'
),
(
    'credential_prefix', 'huggingface_org', 'vendor', 'random',
    'api_org_[A-Za-z0-9]{30,}',
    array['%api\_org\_%'],
    '{}',
    '{}',
    false, 'Hugging Face'
),
(
    'credential_prefix', 'jina', 'vendor', 'random',
    '(?<![A-Za-z0-9])jina_[0-9a-f]{32}[A-Za-z0-9_-]{20,}',
    array['%jina\_%'],
    '{}',
    '{}',
    false, 'Jina'
),
(
    'credential_prefix', 'tavily', 'vendor', 'random',
    '(?<![A-Za-z0-9])tvly-(?:dev-|prod-)?[A-Za-z0-9]{24,}',
    array['%tvly-%'],
    '{}',
    '{}',
    false, 'Tavily'
),
(
    'credential_prefix', 'firecrawl', 'vendor', 'random',
    '(?<![A-Za-z0-9])fc-[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%fc-%'],
    '{}',
    '{}',
    false, 'Firecrawl'
),
(
    'credential_prefix', 'mem0', 'vendor', 'random',
    '(?<![A-Za-z0-9])m0-[A-Za-z0-9]{36,}',
    array['%m0-%'],
    '{}',
    '{}',
    false, 'Mem0'
),
(
    'credential_prefix', 'zep', 'vendor', 'random',
    '(?<![A-Za-z0-9])z_[A-Za-z0-9]{4,}\.[A-Za-z0-9_-]{30,}',
    array['%z\_%'],
    '{}',
    '{}',
    false, 'Zep'
),
(
    'credential_prefix', 'e2b', 'vendor', 'random',
    '(?<![A-Za-z0-9])e2b_[0-9a-f]{40}',
    array['%e2b\_%'],
    '{}',
    '{}',
    false, 'E2B'
),
(
    'credential_prefix', 'llamacloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])llx-[A-Za-z0-9]{40,}',
    array['%llx-%'],
    '{}',
    '{}',
    false, 'LlamaIndex'
),
(
    'credential_prefix', 'pinecone', 'vendor', 'random',
    'pcsk_[A-Za-z0-9]{4,8}_[A-Za-z0-9]{40,}',
    array['%pcsk\_%'],
    '{}',
    '{}',
    false, 'Pinecone'
),
(
    'credential_prefix', 'langsmith', 'vendor', 'random',
    'lsv2_(?:sk|pt)_[0-9a-f]{32}_[0-9a-f]{10}',
    array['%lsv2\_sk\_%', '%lsv2\_pt\_%'],
    '{}',
    '{}',
    false, 'LangSmith'
),
(
    'credential_prefix', 'anyscale', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:esecret|aph0)_[A-Za-z0-9]{24,}',
    array['%esecret\_%', '%aph0\_%'],
    '{}',
    '{}',
    false, 'Anyscale'
),
(
    'credential_prefix', 'runpod', 'vendor', 'random',
    '(?<![A-Za-z0-9])rpa_[A-Z0-9]{30,}[A-Za-z0-9]*',
    array['%rpa\_%'],
    '{}',
    '{}',
    false, 'RunPod'
),
(
    'credential_prefix', 'redirect_pizza', 'vendor', 'random',
    '(?<![A-Za-z0-9])rpa_[A-Za-z0-9]{30}',
    array['%rpa\_%'],
    '{}',
    '{}',
    false, 'redirect.pizza'
),
(
    'credential_prefix', 'cursor', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:key|crsr)_[0-9a-f]{64,}',
    array['%key\_%', '%crsr\_%'],
    '{}',
    '{}',
    false, 'Cursor'
),
(
    'credential_prefix', 'devin', 'vendor', 'random',
    '(?<![A-Za-z0-9])apk_(?:user_)?[A-Za-z0-9+/]{60,}=*',
    array['%apk\_%'],
    '{}',
    '{}',
    false, 'Devin'
),
(
    'credential_prefix', 'browserbase', 'vendor', 'random',
    '(?<![A-Za-z0-9])bb_(?:live|test)_[A-Za-z0-9_-]{20,}',
    array['%bb\_live\_%', '%bb\_test\_%'],
    '{}',
    '{}',
    false, 'Browserbase'
),
(
    'credential_prefix', 'inngest', 'vendor', 'random',
    '(?<![A-Za-z0-9])signkey-[a-z]{3,12}-[0-9a-f]{32,}',
    array['%signkey-%'],
    '{}',
    '{}',
    false, 'Inngest'
),
(
    'credential_prefix', 'github_token', 'vendor', 'random',
    'gh[pousr]_[A-Za-z0-9]{36}',
    array['%ghp\_%', '%gho\_%', '%ghu\_%', '%ghs\_%', '%ghr\_%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'github_token_loose', 'vendor', 'random',
    '(?<![A-Za-z0-9])gh[pousr]_[A-Za-z0-9]{30,}',
    array['%ghp\_%', '%gho\_%', '%ghu\_%', '%ghs\_%', '%ghr\_%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'github_fine', 'vendor', 'random',
    'github_pat_[A-Za-z0-9_]{36,}',
    array['%github\_pat\_%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'gitlab', 'vendor', 'random',
    'gl(?:pat|dt|rt|rtr|soat|ptt|agent|imt|ft|ffct|cbt|oas|wt)-[A-Za-z0-9_.-]{20,}',
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
    array['%GR1348941%'],
    '{}',
    '{}',
    false, 'GitLab'
),
(
    'credential_prefix', 'gitlab_session', 'vendor', 'random',
    '_gitlab_session=[0-9a-f]{32}',
    array['%\_gitlab\_session=%'],
    '{}',
    '{}',
    false, 'GitLab'
),
(
    'credential_prefix', 'bitbucket_app', 'vendor', 'random',
    '(?<![A-Za-z0-9])ATBB[A-Za-z0-9]{32}',
    array['%ATBB%'],
    '{}',
    '{}',
    false, 'Bitbucket'
),
(
    'credential_prefix', 'bitbucket_dc', 'vendor', 'random',
    'BBDC-[A-Za-z0-9+/@_-]{40,}',
    array['%BBDC-%'],
    '{}',
    '{}',
    false, 'Bitbucket'
),
(
    'credential_prefix', 'atlassian', 'vendor', 'random',
    'AT[ACS]TT3[A-Za-z0-9_=-]{60,}',
    array['%ATATT3%', '%ATCTT3%', '%ATSTT3%'],
    '{}',
    '{}',
    false, 'Atlassian'
),
(
    'credential_prefix', 'trello', 'vendor', 'random',
    'ATTA[0-9a-f]{64}[0-9A-F]{8}',
    array['%ATTA%'],
    '{}',
    '{}',
    false, 'Trello'
),
(
    'credential_prefix', 'npm', 'vendor', 'random',
    'npm_[A-Za-z0-9]{36}',
    array['%npm\_%'],
    '{}',
    '{}',
    false, 'npm'
),
(
    'credential_prefix', 'pypi', 'vendor', 'random',
    'pypi-AgE[A-Za-z0-9_-]{50,}',
    array['%pypi-AgE%'],
    '{}',
    '{}',
    false, 'PyPI'
),
(
    'credential_prefix', 'rubygems', 'vendor', 'random',
    'rubygems_[0-9a-f]{48}',
    array['%rubygems\_%'],
    '{}',
    '{}',
    false, 'RubyGems'
),
(
    'credential_prefix', 'nuget', 'vendor', 'random',
    '(?<![A-Za-z0-9])oy2[a-z0-9]{43}(?![A-Za-z0-9])',
    array['%oy2%'],
    '{}',
    '{}',
    false, 'NuGet'
),
(
    'credential_prefix', 'crates', 'vendor', 'random',
    '(?<![A-Za-z0-9])cio[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    array['%cio%'],
    '{}',
    '{}',
    false, 'crates.io'
),
(
    'credential_prefix', 'clojars', 'vendor', 'random',
    'CLOJARS_[0-9a-z]{60}',
    array['%CLOJARS\_%'],
    '{}',
    '{}',
    false, 'Clojars'
),
(
    'credential_prefix', 'packagist', 'vendor', 'random',
    'packagist_[a-z]{3}_[0-9a-f]{60,}',
    array['%packagist\_%'],
    '{}',
    '{}',
    false, 'Packagist'
),
(
    'credential_prefix', 'docker', 'vendor', 'random',
    'dckr_[po]at_[A-Za-z0-9_-]{24,}',
    array['%dckr\_pat\_%', '%dckr\_oat\_%'],
    '{}',
    '{}',
    false, 'Docker'
),
(
    'credential_prefix', 'docker_swarm', 'vendor', 'random',
    'SWM(?:TKN|KEY)-1-[A-Za-z0-9+/-]{40,}',
    array['%SWMTKN-1-%', '%SWMKEY-1-%'],
    '{}',
    '{}',
    false, 'Docker'
),
(
    'credential_prefix', 'artifactory', 'vendor', 'random',
    '(?<![A-Za-z0-9])AKCp[A-Za-z0-9]{60,}',
    array['%AKCp%'],
    '{}',
    '{}',
    false, 'JFrog'
),
(
    'credential_prefix', 'artifactory_ref', 'vendor', 'random',
    '(?<![A-Za-z0-9])cmVmd[A-Za-z0-9+/=]{55,}',
    array['%cmVmd%'],
    '{}',
    '{}',
    false, 'JFrog'
),
(
    'credential_prefix', 'sonar', 'vendor', 'random',
    '(?<![A-Za-z0-9])sq[apu]_[0-9a-f]{40}',
    array['%sqa\_%', '%sqp\_%', '%squ\_%'],
    '{}',
    '{}',
    false, 'SonarQube'
),
(
    'credential_prefix', 'sourcegraph', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:sgp_(?:local_|[0-9a-f]{16}_)?[0-9a-f]{40}|slk_[0-9a-f]{64})',
    array['%sgp\_%', '%slk\_%'],
    '{}',
    '{}',
    false, 'Sourcegraph'
),
(
    'credential_prefix', 'slack_token', 'vendor', 'random',
    'xox[abcoprs]-[0-9]{6,}-[A-Za-z0-9-]{16,}',
    array['%xoxb-%', '%xoxp-%', '%xoxa-%', '%xoxr-%', '%xoxs-%', '%xoxc-%', '%xoxo-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_token_loose', 'vendor', 'random',
    '(?<![A-Za-z0-9])xox[abcoprs]-[A-Za-z0-9-]{20,}',
    array['%xoxb-%', '%xoxp-%', '%xoxa-%', '%xoxr-%', '%xoxs-%', '%xoxc-%', '%xoxo-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_cookie', 'vendor', 'random',
    'xoxd-[A-Za-z0-9%+/=_-]{30,}',
    array['%xoxd-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_refresh', 'vendor', 'random',
    'xoxe(?:\.xox[bp])?-[0-9]-[A-Za-z0-9]{60,}',
    array['%xoxe%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_app', 'vendor', 'random',
    '(?:xapp-[0-9]-[A-Z0-9]{8,}-[0-9]{8,}-[0-9a-f]{32,}|xwfp-[A-Za-z0-9-]{30,})',
    array['%xapp-%', '%xwfp-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_webhook', 'vendor', 'random',
    ('(?:https://)?hooks\.slack(?:-gov)?\.com/(?:services/[A-Za-z0-9_]{6,}/[A-Za-z0-9_]{6,}/[A-Za-z0-9_-]{12,}|(?:workflow'
    || 's|triggers)/[A-Za-z0-9/_-]{30,})'),
    array['%hooks.slack.com/%', '%hooks.slack-gov.com/%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'discord_webhook', 'vendor', 'random',
    '(?:https://[a-z.]{0,20}discord(?:app)?\.com)?/api/(?:v[0-9]{1,2}/)?webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{50,}',
    array['%/api/webhooks/%', '%/api/v%'],
    '{}',
    '{}',
    false, 'Discord'
),
(
    'credential_prefix', 'teams_webhook', 'vendor', 'random',
    '(?:https://)?[a-z0-9.-]{0,40}webhook\.office\.com/webhookb2/[A-Za-z0-9@/-]{60,}',
    array['%webhook.office.com/%'],
    '{}',
    '{}',
    false, 'Microsoft Teams'
),
(
    'credential_prefix', 'zapier_webhook', 'vendor', 'random',
    '(?:https://)?hooks\.zapier\.com/hooks/catch/[0-9]{5,}/[A-Za-z0-9]{5,}',
    array['%hooks.zapier.com/%'],
    '{}',
    '{}',
    false, 'Zapier'
),
(
    'credential_prefix', 'stripe', 'vendor', 'random',
    '[ser]k_(?:live|test|org)_[A-Za-z0-9]{24,}',
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
    array['%sk\_live\_%', '%sk\_test\_%', '%rk\_live\_%', '%rk\_test\_%'],
    '{}',
    '{}',
    false, 'Stripe, Clerk, Paystack'
),
(
    'credential_prefix', 'stripe_webhook', 'vendor', 'random',
    'whsec_[A-Za-z0-9+/]{24,}=*',
    array['%whsec\_%'],
    '{}',
    '{}',
    false, 'Stripe'
),
(
    'credential_prefix', 'square', 'vendor', 'random',
    'sq0[a-z]{3}-[A-Za-z0-9_-]{22,}',
    array['%sq0%'],
    '{}',
    '{}',
    false, 'Square'
),
(
    'credential_prefix', 'square_eaaa', 'vendor', 'random',
    '(?<![A-Za-z0-9])EAA[Al][A-Za-z0-9_-]{60}(?![A-Za-z0-9])',
    array['%EAAA%', '%EAAl%'],
    '{}',
    '{}',
    false, 'Square'
),
(
    'credential_prefix', 'facebook', 'vendor', 'random',
    '(?<![A-Za-z0-9])EAA[A-Za-z0-9]{100,}',
    array['%EAA%'],
    '{}',
    '{}',
    false, 'Meta'
),
(
    'credential_prefix', 'shopify', 'vendor', 'random',
    'shp(?:at|ca|pa|ss|tka|ua)_[A-Za-z0-9]{32}',
    array['%shpat\_%', '%shpca\_%', '%shppa\_%', '%shpss\_%', '%shptka\_%', '%shpua\_%'],
    '{}',
    '{}',
    false, 'Shopify'
),
(
    'credential_prefix', 'paypal_braintree', 'vendor', 'random',
    'access_token\$(?:production|sandbox)\$[a-z0-9]{16}\$[0-9a-f]{32}',
    array['%access\_token$%'],
    '{}',
    '{}',
    false, 'PayPal'
),
(
    'credential_prefix', 'paddle', 'vendor', 'random',
    '(?<![A-Za-z0-9])pdl_(?:live|sdbx)_apikey_[A-Za-z0-9_]{40,}',
    array['%pdl\_%'],
    '{}',
    '{}',
    false, 'Paddle'
),
(
    'credential_prefix', 'plaid', 'vendor', 'random',
    'access-(?:production|sandbox|development)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%access-production-%', '%access-sandbox-%', '%access-development-%'],
    '{}',
    '{}',
    false, 'Plaid'
),
(
    'credential_prefix', 'razorpay', 'vendor', 'random',
    'rzp_(?:live|test)_[A-Za-z0-9]{14}',
    array['%rzp\_live\_%', '%rzp\_test\_%'],
    '{}',
    '{}',
    false, 'Razorpay'
),
(
    'credential_prefix', 'mollie_gocardless', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:live|test)_(?:[A-Za-z0-9]{30}|[A-Za-z0-9_-]{40})[A-Za-z0-9_-]*',
    array['%live\_%', '%test\_%'],
    '{}',
    '{}',
    false, 'Mollie, GoCardless, Lob'
),
(
    'credential_prefix', 'flutterwave', 'vendor', 'random',
    'FLWSECK(?:_TEST)?-[0-9a-zA-Z]{12,}-X',
    array['%FLWSECK%'],
    '{}',
    '{}',
    false, 'Flutterwave'
),
(
    'credential_prefix', 'midtrans', 'vendor', 'random',
    '(?:SB-)?Mid-(?:server|client)-[A-Za-z0-9_-]{16,}',
    array['%Mid-server-%', '%Mid-client-%'],
    '{}',
    '{}',
    false, 'Midtrans'
),
(
    'credential_prefix', 'asaas', 'vendor', 'random',
    '\$aact_[A-Za-z0-9_:+/=-]{40,}',
    array['%$aact\_%'],
    '{}',
    '{}',
    false, 'Asaas'
),
(
    'credential_prefix', 'adyen', 'vendor', 'random',
    '(?<![A-Za-z0-9])AQE[A-Za-z0-9+/=-]{80,}',
    array['%AQE%'],
    '{}',
    '{}',
    false, 'Adyen'
),
(
    'credential_prefix', 'easypost', 'vendor', 'random',
    '(?<![A-Za-z0-9])EZ[AT]K[A-Za-z0-9]{54}(?![A-Za-z0-9])',
    array['%EZAK%', '%EZTK%'],
    '{}',
    '{}',
    false, 'EasyPost'
),
(
    'credential_prefix', 'shippo', 'vendor', 'random',
    'shippo_(?:live|test)_[0-9a-f]{40}',
    array['%shippo\_%'],
    '{}',
    '{}',
    false, 'Shippo'
),
(
    'credential_prefix', 'ramp', 'vendor', 'random',
    'ramp_(?:sec|tok)_[A-Za-z0-9]{40,}',
    array['%ramp\_sec\_%', '%ramp\_tok\_%'],
    '{}',
    '{}',
    false, 'Ramp'
),
(
    'credential_prefix', 'mercury', 'vendor', 'random',
    'mercury_(?:production|sandbox)_[A-Za-z0-9_]{40,}',
    array['%mercury\_%'],
    '{}',
    '{}',
    false, 'Mercury'
),
(
    'credential_prefix', 'persona', 'vendor', 'random',
    'persona_(?:production|sandbox)_[A-Za-z0-9-]{30,}',
    array['%persona\_%'],
    '{}',
    '{}',
    false, 'Persona'
),
(
    'credential_prefix', 'onfido', 'vendor', 'random',
    'api_(?:live|sandbox)(?:_us|_ca)?\.(?:[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{30,}|[A-Za-z0-9_-]{40,})',
    array['%api\_live%', '%api\_sandbox%'],
    '{}',
    '{}',
    false, 'Onfido'
),
(
    'credential_prefix', 'duffel', 'vendor', 'random',
    'duffel_(?:live|test)_[A-Za-z0-9_-]{40,}',
    array['%duffel\_%'],
    '{}',
    '{}',
    false, 'Duffel'
),
(
    'credential_prefix', 'polar', 'vendor', 'random',
    'polar_(?:at|oat|pat|rt|whs|cst)_[A-Za-z0-9_]{40,}',
    array['%polar\_%'],
    '{}',
    '{}',
    false, 'Polar'
),
(
    'credential_prefix', 'pinterest', 'vendor', 'random',
    'pina_[A-Za-z0-9]{60,}',
    array['%pina\_%'],
    '{}',
    '{}',
    false, 'Pinterest'
),
(
    'credential_prefix', 'ebay', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:PRD|SBX)-[0-9a-f]{12}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}(?![A-Za-z0-9])',
    array['%PRD-%', '%SBX-%'],
    '{}',
    '{}',
    false, 'eBay'
),
(
    'credential_prefix', 'woocommerce', 'vendor', 'random',
    '(?<![A-Za-z0-9])c[ks]_[0-9a-f]{40}(?![A-Za-z0-9])',
    array['%ck\_%', '%cs\_%'],
    '{}',
    '{}',
    false, 'WooCommerce'
),
(
    'credential_prefix', 'wix', 'vendor', 'random',
    'IST\.eyJ[A-Za-z0-9_.-]{40,}',
    array['%IST.eyJ%'],
    '{}',
    '{}',
    false, 'Wix'
),
(
    'credential_prefix', 'salesforce', 'vendor', 'random',
    '(?<![A-Za-z0-9])00D[A-Za-z0-9]{12,15}![A-Za-z0-9._-]{60,}',
    array['%00D%'],
    '{}',
    '{}',
    false, 'Salesforce'
),
(
    'credential_prefix', 'digitalocean', 'vendor', 'random',
    'do[opr]_v1_[0-9a-f]{64}',
    array['%dop\_v1\_%', '%doo\_v1\_%', '%dor\_v1\_%'],
    '{}',
    '{}',
    false, 'DigitalOcean'
),
(
    'credential_prefix', 'digitalocean_spaces', 'vendor', 'random',
    '(?<![A-Za-z0-9])DO(?:00[A-Z0-9]|801)[A-Z0-9]{15}(?![A-Za-z0-9])',
    array['%DO00%', '%DO801%'],
    '{}',
    '{}',
    false, 'DigitalOcean'
),
(
    'credential_prefix', 'heroku', 'vendor', 'random',
    'HRKU-[A-Za-z0-9_-]{36,}',
    array['%HRKU-%'],
    '{}',
    '{}',
    false, 'Heroku'
),
(
    'credential_prefix', 'fly', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:fm1[ar]_|fm2_|fo1_)[A-Za-z0-9+/_=-]{40,}',
    array['%fm1r\_%', '%fm1a\_%', '%fm2\_%', '%fo1\_%', '%FlyV1%'],
    '{}',
    '{}',
    false, 'Fly.io'
),
(
    'credential_prefix', 'netlify', 'vendor', 'random',
    '(?<![A-Za-z0-9])nf[pocub]_[A-Za-z0-9]{36,}',
    array['%nfp\_%', '%nfo\_%', '%nfc\_%', '%nfu\_%', '%nfb\_%'],
    '{}',
    '{}',
    false, 'Netlify'
),
(
    'credential_prefix', 'vercel', 'vendor', 'random',
    '(?<![A-Za-z0-9])vc[aikpr]_[A-Za-z0-9]{40,}',
    array['%vca\_%', '%vci\_%', '%vck\_%', '%vcp\_%', '%vcr\_%'],
    '{}',
    '{}',
    false, 'Vercel'
),
(
    'credential_prefix', 'render', 'vendor', 'random',
    '(?<![A-Za-z0-9])rnd_[A-Za-z0-9]{28,}',
    array['%rnd\_%'],
    '{}',
    '{}',
    false, 'Render'
),
(
    'credential_prefix', 'deno', 'vendor', 'random',
    '(?<![A-Za-z0-9])dd[pow]_[A-Za-z0-9]{36}',
    array['%ddp\_%', '%ddo\_%', '%ddw\_%'],
    '{}',
    '{}',
    false, 'Deno'
),
(
    'credential_prefix', 'valtown', 'vendor', 'random',
    '(?<![A-Za-z0-9])vtwn_[A-Za-z0-9]{26,}',
    array['%vtwn\_%'],
    '{}',
    '{}',
    false, 'Val Town'
),
(
    'credential_prefix', 'scalingo', 'vendor', 'random',
    'tk-us-[A-Za-z0-9_-]{40,}',
    array['%tk-us-%'],
    '{}',
    '{}',
    false, 'Scalingo'
),
(
    'credential_prefix', 'upcloud', 'vendor', 'random',
    'ucat_[A-Z0-9]{26}',
    array['%ucat\_%'],
    '{}',
    '{}',
    false, 'UpCloud'
),
(
    'credential_prefix', 'exoscale', 'vendor', 'random',
    '(?<![A-Za-z0-9])EXO[0-9a-f]{24,26}(?::[A-Za-z0-9_-]{40,})?(?![A-Za-z0-9])',
    array['%EXO%'],
    '{}',
    '{}',
    false, 'Exoscale'
),
(
    'credential_prefix', 'scaleway', 'vendor', 'random',
    '(?<![A-Za-z0-9])SCW[A-Z0-9]{17}(?![A-Za-z0-9])',
    array['%SCW%'],
    '{}',
    '{}',
    false, 'Scaleway'
),
(
    'credential_prefix', 'tailscale', 'vendor', 'random',
    'tskey-[a-z]{3,12}-[A-Za-z0-9]{8,}(?:CNTRL)?-[A-Za-z0-9]{16,}',
    array['%tskey-%'],
    '{}',
    '{}',
    false, 'Tailscale'
),
(
    'credential_prefix', 'cloudflare', 'vendor', 'random',
    'cf(?:at|k|ut)_[A-Za-z0-9]{40,}',
    array['%cfat\_%', '%cfk\_%', '%cfut\_%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'cloudflare_origin', 'vendor', 'random',
    'v1\.0-[0-9a-f]{24}-[0-9a-f]{120,}',
    array['%v1.0-%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'aiven', 'vendor', 'random',
    'AVNS_[A-Za-z0-9_-]{16,}',
    array['%AVNS\_%'],
    '{}',
    '{}',
    false, 'Aiven'
),
(
    'credential_prefix', 'planetscale', 'vendor', 'random',
    'pscale_(?:pw|tkn|oauth)_[A-Za-z0-9_=.-]{32,}',
    array['%pscale\_%'],
    '{}',
    '{}',
    false, 'PlanetScale'
),
(
    'credential_prefix', 'neon', 'vendor', 'random',
    '(?<![A-Za-z0-9])napi_[a-z0-9]{50,}',
    array['%napi\_%'],
    '{}',
    '{}',
    false, 'Neon'
),
(
    'credential_prefix', 'xata', 'vendor', 'random',
    '(?<![A-Za-z0-9])xau_[A-Za-z0-9]{30,}',
    array['%xau\_%'],
    '{}',
    '{}',
    false, 'Xata'
),
(
    'credential_prefix', 'supabase_mgmt', 'vendor', 'random',
    '(?<![A-Za-z0-9])sbp_(?:v0_)?[0-9a-f]{40}',
    array['%sbp\_%'],
    '{}',
    '{}',
    false, 'Supabase'
),
(
    'credential_prefix', 'supabase_secret', 'vendor', 'random',
    'sb_secret_[A-Za-z0-9_-]{30,}',
    array['%sb\_secret\_%'],
    '{}',
    '{}',
    false, 'Supabase'
),
(
    'credential_prefix', 'datastax', 'vendor', 'random',
    'AstraCS:[A-Za-z0-9_-]{20,}:[0-9a-f]{60,}',
    array['%AstraCS:%'],
    '{}',
    '{}',
    false, 'DataStax'
),
(
    'credential_prefix', 'cockroach', 'vendor', 'random',
    'CCDB1_[A-Za-z0-9]{20,24}_[A-Za-z0-9]{30,}',
    array['%CCDB1\_%'],
    '{}',
    '{}',
    false, 'Cockroach Labs'
),
(
    'credential_prefix', 'mongodb_atlas', 'vendor', 'random',
    'mdb_sa_sk_[A-Za-z0-9_-]{36,}',
    array['%mdb\_sa\_sk\_%'],
    '{}',
    '{}',
    false, 'MongoDB'
),
(
    'credential_prefix', 'elastic', 'vendor', 'random',
    'essu_[A-Za-z0-9_-]{50,}=*',
    array['%essu\_%'],
    '{}',
    '{}',
    false, 'Elastic'
),
(
    'credential_prefix', 'clickhouse', 'vendor', 'random',
    '(?<![A-Za-z0-9])4b1d[A-Za-z0-9]{38}(?![A-Za-z0-9])',
    array['%4b1d%'],
    '{}',
    '{}',
    false, 'ClickHouse'
),
(
    'credential_prefix', 'databricks', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:dapi|dose|dkea|doca)[0-9a-f]{32}(?:-[0-9]+)?(?![A-Za-z0-9])',
    array['%dapi%', '%dose%', '%dkea%', '%doca%'],
    '{}',
    '{}',
    false, 'Databricks'
),
(
    'credential_prefix', 'dbt', 'vendor', 'random',
    '(?<![A-Za-z0-9])dbt[csu]_[A-Za-z0-9_=-]{36,}',
    array['%dbtc\_%', '%dbts\_%', '%dbtu\_%'],
    '{}',
    '{}',
    false, 'dbt'
),
(
    'credential_prefix', 'hex_tech', 'vendor', 'random',
    '(?<![A-Za-z0-9])hxt[pw]_[A-Za-z0-9]{40,}',
    array['%hxtp\_%', '%hxtw\_%'],
    '{}',
    '{}',
    false, 'Hex'
),
(
    'credential_prefix', 'metabase', 'vendor', 'random',
    '(?<![A-Za-z0-9])mb_[A-Za-z0-9+/=]{40,}',
    array['%mb\_%'],
    '{}',
    '{}',
    false, 'Metabase'
),
(
    'credential_prefix', 'vault', 'vendor', 'random',
    'hv[sbr]\.[A-Za-z0-9_-]{24,}',
    array['%hvs.%', '%hvb.%', '%hvr.%'],
    '{}',
    '{}',
    false, 'HashiCorp'
),
(
    'credential_prefix', 'vault_legacy', 'vendor', 'random',
    '(?<![A-Za-z0-9])[sb]\.[A-Za-z0-9]{24}(?![A-Za-z0-9])',
    array['%s.%', '%b.%'],
    '{}',
    '{}',
    false, 'HashiCorp'
),
(
    'credential_prefix', 'terraform_cloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_-]{60,}',
    array['%atlasv1.%'],
    '{}',
    '{}',
    false, 'HashiCorp'
),
(
    'credential_prefix', 'doppler', 'vendor', 'random',
    'dp\.(?:pt|ct|sa|scim|audit|st(?:\.[a-z0-9_-]{2,35})?)\.[A-Za-z0-9]{40,}',
    array['%dp.pt.%', '%dp.st.%', '%dp.ct.%', '%dp.sa.%', '%dp.scim.%', '%dp.audit.%'],
    '{}',
    '{}',
    false, 'Doppler'
),
(
    'credential_prefix', 'pulumi', 'vendor', 'random',
    '(?<![A-Za-z0-9])pul-[0-9a-f]{40}(?![A-Za-z0-9])',
    array['%pul-%'],
    '{}',
    '{}',
    false, 'Pulumi'
),
(
    'credential_prefix', 'prefect', 'vendor', 'random',
    '(?<![A-Za-z0-9])pn[ub]_[A-Za-z0-9]{36}',
    array['%pnu\_%', '%pnb\_%'],
    '{}',
    '{}',
    false, 'Prefect'
),
(
    'credential_prefix', 'harness', 'vendor', 'random',
    '(?<![A-Za-z0-9])[ps]at\.[A-Za-z0-9_-]{22}\.[0-9a-f]{24}\.[A-Za-z0-9]{20}',
    array['%pat.%', '%sat.%'],
    '{}',
    '{}',
    false, 'Harness'
),
(
    'credential_prefix', 'infracost', 'vendor', 'random',
    '(?<![A-Za-z0-9])ico-[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    array['%ico-%'],
    '{}',
    '{}',
    false, 'Infracost'
),
(
    'credential_prefix', 'octopus', 'vendor', 'random',
    '(?<![A-Za-z0-9])API-[A-Z0-9]{25,32}(?![A-Za-z0-9])',
    array['%API-%'],
    '{}',
    '{}',
    false, 'Octopus Deploy'
),
(
    'credential_prefix', 'openshift', 'vendor', 'random',
    'sha256~[A-Za-z0-9_-]{43}',
    array['%sha256~%'],
    '{}',
    '{}',
    false, 'OpenShift'
),
(
    'credential_prefix', 'onepassword_service', 'vendor', 'random',
    'ops_eyJ[A-Za-z0-9+/=_-]{100,}',
    array['%ops\_eyJ%'],
    '{}',
    '{}',
    false, '1Password'
),
(
    'credential_prefix', 'onepassword_secret', 'vendor', 'random',
    ('(?<![A-Za-z0-9])A3-[A-Z0-9]{6}-(?:[A-Z0-9]{6}-[A-Z0-9]{5}|[A-Z0-9]{11})-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}(?![A-Za-'
    || 'z0-9])'),
    array['%A3-%'],
    '{}',
    '{}',
    false, '1Password'
),
(
    'credential_prefix', 'age', 'vendor', 'random',
    'AGE-SECRET-KEY-1[A-Z0-9]{58}',
    array['%AGE-SECRET-KEY-%'],
    '{}',
    '{}',
    false, 'age'
),
(
    'credential_prefix', 'age_plugin', 'vendor', 'random',
    'AGE-PLUGIN-[A-Z0-9]{2,}-1[A-Z0-9]{20,}',
    array['%AGE-PLUGIN-%'],
    '{}',
    '{}',
    false, 'age'
),
(
    'credential_prefix', 'sendgrid', 'vendor', 'random',
    'SG\.[A-Za-z0-9_-]{20,24}\.[A-Za-z0-9_-]{39,50}',
    array['%SG.%'],
    '{}',
    '{}',
    false, 'SendGrid'
),
(
    'credential_prefix', 'brevo', 'vendor', 'random',
    'x(?:key|smtp)sib-[0-9a-f]{64}-[A-Za-z0-9]{16}',
    array['%xkeysib-%', '%xsmtpsib-%'],
    '{}',
    '{}',
    false, 'Brevo'
),
(
    'credential_prefix', 'mailgun', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:pub)?key-[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%key-%', '%pubkey-%'],
    '{}',
    '{}',
    false, 'Mailgun'
),
(
    'credential_prefix', 'mailersend', 'vendor', 'random',
    'mlsn\.[0-9a-f]{64}',
    array['%mlsn.%'],
    '{}',
    '{}',
    false, 'MailerSend'
),
(
    'credential_prefix', 'resend', 'vendor', 'random',
    '(?<![A-Za-z0-9])re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,}(?![A-Za-z0-9])',
    array['%re\_%'],
    '{}',
    '{}',
    false, 'Resend'
),
(
    'credential_prefix', 'postman', 'vendor', 'random',
    'PMA[KT]-[A-Za-z0-9]{20,}(?:-[A-Za-z0-9]{30,})?',
    array['%PMAK-%', '%PMAT-%'],
    '{}',
    '{}',
    false, 'Postman'
),
(
    'credential_prefix', 'twilio', 'vendor', 'random',
    '(?<![A-Za-z0-9])SK[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%SK%'],
    '{}',
    '{}',
    false, 'Twilio'
),
(
    'credential_prefix', 'telnyx', 'vendor', 'random',
    '(?<![A-Za-z0-9])KEY[0-9A-F]{32}_[A-Za-z0-9]{20,}',
    array['%KEY%'],
    '{}',
    '{}',
    false, 'Telnyx'
),
(
    'credential_prefix', 'onesignal', 'vendor', 'random',
    'os_v2_(?:app|org)_[a-z0-9]{60,}',
    array['%os\_v2\_%'],
    '{}',
    '{}',
    false, 'OneSignal'
),
(
    'credential_prefix', 'notify', 'vendor', 'random',
    ('gcntfy-[A-Za-z0-9_-]*[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4'
    || '}-[0-9a-f]{4}-[0-9a-f]{12}'),
    array['%gcntfy-%'],
    '{}',
    '{}',
    false, 'GOV.UK / Canada Notify'
),
(
    'credential_prefix', 'klaviyo', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_[0-9a-f]{34}(?![A-Za-z0-9])',
    array['%pk\_%'],
    '{}',
    '{}',
    false, 'Klaviyo'
),
(
    'credential_prefix', 'clickup', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_[0-9]{6,9}_[A-Z0-9]{32}(?![A-Za-z0-9])',
    array['%pk\_%'],
    '{}',
    '{}',
    false, 'ClickUp'
),
(
    'credential_prefix', 'hubspot', 'vendor', 'random',
    'pat-[a-z]{2}[0-9]-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%pat-%'],
    '{}',
    '{}',
    false, 'HubSpot'
),
(
    'credential_prefix', 'airtable', 'vendor', 'random',
    '(?<![A-Za-z0-9])pat[A-Za-z0-9]{14}\.[0-9a-f]{64}(?![A-Za-z0-9])',
    array['%pat%'],
    '{}',
    '{}',
    false, 'Airtable'
),
(
    'credential_prefix', 'notion', 'vendor', 'random',
    'ntn_[A-Za-z0-9]{40,}',
    array['%ntn\_%'],
    '{}',
    '{}',
    false, 'Notion'
),
(
    'credential_prefix', 'notion_secret', 'vendor', 'random',
    '(?<![A-Za-z0-9])secret_[A-Za-z0-9]{40,}',
    array['%secret\_%'],
    '{}',
    '{}',
    false, 'Notion'
),
(
    'credential_prefix', 'linear', 'vendor', 'random',
    'lin_(?:api|oauth|wh)_[A-Za-z0-9]{32,}',
    array['%lin\_api\_%', '%lin\_oauth\_%', '%lin\_wh\_%'],
    '{}',
    '{}',
    false, 'Linear'
),
(
    'credential_prefix', 'figma', 'vendor', 'random',
    'fig[duo]_[A-Za-z0-9_-]{36,}',
    array['%figd\_%', '%figu\_%', '%figo\_%'],
    '{}',
    '{}',
    false, 'Figma'
),
(
    'credential_prefix', 'frameio', 'vendor', 'random',
    'fio-u-[A-Za-z0-9_-]{60,}',
    array['%fio-u-%'],
    '{}',
    '{}',
    false, 'Frame.io'
),
(
    'credential_prefix', 'contentful', 'vendor', 'random',
    'CFPAT-[A-Za-z0-9_-]{40,}',
    array['%CFPAT-%'],
    '{}',
    '{}',
    false, 'Contentful'
),
(
    'credential_prefix', 'readme_io', 'vendor', 'random',
    'rdme_[a-z0-9]{60,}',
    array['%rdme\_%'],
    '{}',
    '{}',
    false, 'ReadMe'
),
(
    'credential_prefix', 'typeform', 'vendor', 'random',
    'tfp_[A-Za-z0-9_.=-]{40,}',
    array['%tfp\_%'],
    '{}',
    '{}',
    false, 'Typeform'
),
(
    'credential_prefix', 'dropbox', 'vendor', 'random',
    '(?<![A-Za-z0-9])sl\.(?:u\.)?[A-Za-z0-9_-]{100,}',
    array['%sl.%'],
    '{}',
    '{}',
    false, 'Dropbox'
),
(
    'credential_prefix', 'adobe', 'vendor', 'random',
    'p8e-[A-Za-z0-9]{32}',
    array['%p8e-%'],
    '{}',
    '{}',
    false, 'Adobe'
),
(
    'credential_prefix', 'alibaba', 'vendor', 'random',
    '(?<![A-Za-z0-9])LTAI[A-Za-z0-9]{12,26}(?![A-Za-z0-9])',
    array['%LTAI%'],
    '{}',
    '{}',
    false, 'Alibaba Cloud'
),
(
    'credential_prefix', 'alibaba_sts', 'vendor', 'random',
    '(?<![A-Za-z0-9])STS\.[A-Za-z0-9]{20,}',
    array['%STS.%'],
    '{}',
    '{}',
    false, 'Alibaba Cloud'
),
(
    'credential_prefix', 'tencent', 'vendor', 'random',
    '(?<![A-Za-z0-9])AKID[A-Za-z0-9]{28,44}(?![A-Za-z0-9])',
    array['%AKID%'],
    '{}',
    '{}',
    false, 'Tencent Cloud'
),
(
    'credential_prefix', 'volcengine', 'vendor', 'random',
    '(?<![A-Za-z0-9])AK(?:LT|TP)[A-Za-z0-9]{40,}(?![A-Za-z0-9])',
    array['%AKLT%', '%AKTP%'],
    '{}',
    '{}',
    false, 'Volcengine'
),
(
    'credential_prefix', 'yandex_iam', 'vendor', 'random',
    '(?<![A-Za-z0-9])t1\.[A-Za-z0-9_=.-]{80,}',
    array['%t1.%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'yandex_api', 'vendor', 'random',
    '(?<![A-Za-z0-9])AQVN[A-Za-z0-9_-]{35,38}(?![A-Za-z0-9])',
    array['%AQVN%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'yandex_secret', 'vendor', 'dense',
    '(?<![A-Za-z0-9])YC[A-Za-z0-9_-]{38}(?![A-Za-z0-9])',
    array['%YC%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'yandex_oauth', 'vendor', 'random',
    '(?<![A-Za-z0-9])y[0-3]_[A-Za-z0-9_-]{50,}',
    array['%y0\_%', '%y1\_%', '%y2\_%', '%y3\_%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'vk', 'vendor', 'random',
    'vk1\.a\.[A-Za-z0-9_-]{60,}',
    array['%vk1.a.%'],
    '{}',
    '{}',
    false, 'VK'
),
(
    'credential_prefix', 'okta', 'vendor', 'dense',
    '(?<![A-Za-z0-9])00[A-Za-z0-9_-]{40}(?![A-Za-z0-9])',
    array['%00%'],
    '{}',
    '{}',
    false, 'Okta'
),
(
    'credential_prefix', 'authress', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:sc|ext|scauth)_[a-z0-9]{5,30}\.[a-z0-9]{4,6}\.acc[_-][a-z0-9-]{10,32}\.[A-Za-z0-9+/_=-]{30,}',
    array['%sc\_%', '%ext\_%', '%scauth\_%'],
    '{}',
    '{}',
    false, 'Authress'
),
(
    'credential_prefix', 'azure_devops', 'vendor', 'random',
    '(?<![A-Za-z0-9])[A-Za-z0-9]{52}JQQJ99[A-Za-z0-9]{10,14}AZDO[A-Za-z0-9]{4}',
    array['%AZDO%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'azure_key_marked', 'vendor', 'random',
    ('(?<![A-Za-z0-9])[A-Za-z0-9+/_-]{30,76}(?:AzFu|AzSe|AzCa|ACDb|ASbE|ARmE|AIoT|APIM|\+ACR|AzEG|\+ASt)[A-Za-z0-9+/_-]{5,'
    || '6}=*'),
    array['%AzFu%', '%AzSe%', '%AzCa%', '%ACDb%', '%ASbE%', '%ARmE%', '%AIoT%', '%APIM%', '%+ACR%', '%AzEG%', '%+ASt%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'azure_appconfig', 'vendor', 'random',
    'Endpoint=https://[a-z0-9-]+\.azconfig\.io;Id=[A-Za-z0-9+/:-]+;Secret=[A-Za-z0-9+/=]{30,}',
    array['%azconfig.io;Id=%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'grafana_cloud', 'vendor', 'random',
    'glc_[A-Za-z0-9+/=_-]{32,}',
    array['%glc\_%'],
    '{}',
    '{}',
    false, 'Grafana'
),
(
    'credential_prefix', 'grafana_sa', 'vendor', 'random',
    'glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}',
    array['%glsa\_%'],
    '{}',
    '{}',
    false, 'Grafana'
),
(
    'credential_prefix', 'grafana_api', 'vendor', 'random',
    'eyJrIjoi[A-Za-z0-9+/=_-]{50,}',
    array['%eyJrIjoi%'],
    '{}',
    '{}',
    false, 'Grafana'
),
(
    'credential_prefix', 'dynatrace', 'vendor', 'random',
    'dt0[a-z][0-9]{2}\.[A-Z0-9]{8,24}\.[A-Z0-9]{64}',
    array['%dt0%'],
    '{}',
    '{}',
    false, 'Dynatrace'
),
(
    'credential_prefix', 'newrelic', 'vendor', 'random',
    'NR(?:AK|II|IQ|JS|RA|AL|SP)-?[A-Za-z0-9_-]{19,}',
    array['%NRAK%', '%NRII%', '%NRIQ%', '%NRJS%', '%NRRA%', '%NRAL%', '%NRSP%'],
    '{}',
    '{}',
    false, 'New Relic'
),
(
    'credential_prefix', 'sentry', 'vendor', 'random',
    'sntry(?:s_eyJ[A-Za-z0-9+/=_-]{60,}|[ua]_[0-9a-f]{64})',
    array['%sntrys\_%', '%sntryu\_%', '%sntrya\_%'],
    '{}',
    '{}',
    false, 'Sentry'
),
(
    'credential_prefix', 'honeycomb', 'vendor', 'random',
    'hc[ax][ilm][kc]_[0-9a-z]{50,}',
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
    array['%hbp\_%'],
    '{}',
    '{}',
    false, 'Honeybadger'
),
(
    'credential_prefix', 'axiom', 'vendor', 'random',
    'xa[ap]t-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%xaat-%', '%xapt-%'],
    '{}',
    '{}',
    false, 'Axiom'
),
(
    'credential_prefix', 'posthog', 'vendor', 'random',
    '(?<![A-Za-z0-9])ph[xs]_[A-Za-z0-9]{36,}',
    array['%phx\_%', '%phs\_%'],
    '{}',
    '{}',
    false, 'PostHog'
),
(
    'credential_prefix', 'mapbox', 'vendor', 'random',
    '[st]k\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{18,}',
    array['%sk.eyJ%', '%tk.eyJ%'],
    '{}',
    '{}',
    false, 'Mapbox'
),
(
    'credential_prefix', 'launchdarkly', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:sdk|api|mob|rel)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![A-Za-z0-9])',
    array['%sdk-%', '%api-%', '%mob-%', '%rel-%'],
    '{}',
    '{}',
    false, 'LaunchDarkly'
),
(
    'credential_prefix', 'devcycle', 'vendor', 'random',
    'dvc_(?:server|client|mobile)_[A-Za-z0-9_]{24,}',
    array['%dvc\_server\_%', '%dvc\_client\_%', '%dvc\_mobile\_%'],
    '{}',
    '{}',
    false, 'DevCycle'
),
(
    'credential_prefix', 'statsig', 'vendor', 'dense',
    '(?<![A-Za-z0-9])secret-(?:(?:live|test)-)?[A-Za-z0-9_=-]{36,}',
    array['%secret-%'],
    '{}',
    '{}',
    false, 'Statsig, Stytch'
),
(
    'credential_prefix', 'rootly', 'vendor', 'random',
    'rootly_[0-9a-f]{64}',
    array['%rootly\_%'],
    '{}',
    '{}',
    false, 'Rootly'
),
(
    'credential_prefix', 'samsara', 'vendor', 'random',
    'samsara_api_[A-Za-z0-9]{28,}',
    array['%samsara\_api\_%'],
    '{}',
    '{}',
    false, 'Samsara'
),
(
    'credential_prefix', 'proof', 'vendor', 'random',
    '(?<![A-Za-z0-9])prf_[A-Za-z0-9]{40,}',
    array['%prf\_%'],
    '{}',
    '{}',
    false, 'Proof'
),
(
    'credential_prefix', 'lichess', 'vendor', 'random',
    '(?<![A-Za-z0-9])li[po]_[A-Za-z0-9]{20,}',
    array['%lip\_%', '%lio\_%'],
    '{}',
    '{}',
    false, 'Lichess'
),
(
    'credential_prefix', 'thunderstore', 'vendor', 'random',
    '(?<![A-Za-z0-9])tss_[A-Za-z0-9]{36,}',
    array['%tss\_%'],
    '{}',
    '{}',
    false, 'Thunderstore'
),
(
    'credential_prefix', 'ionic', 'vendor', 'random',
    '(?<![A-Za-z0-9])ion_[A-Za-z0-9]{42}',
    array['%ion\_%'],
    '{}',
    '{}',
    false, 'Ionic'
),
(
    'credential_prefix', 'wakatime', 'vendor', 'random',
    'waka_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%waka\_%'],
    '{}',
    '{}',
    false, 'WakaTime'
),
(
    'credential_prefix', 'workato', 'vendor', 'random',
    'wrk[a-z]{2,3}-eyJ[A-Za-z0-9_.-]{40,}',
    array['%wrk%'],
    '{}',
    '{}',
    false, 'Workato'
),
(
    'credential_prefix', 'settlemint', 'vendor', 'random',
    'sm_[aps]at_[A-Za-z0-9]{16}',
    array['%sm\_aat\_%', '%sm\_pat\_%', '%sm\_sat\_%'],
    '{}',
    '{}',
    false, 'SettleMint'
),
(
    'credential_prefix', 'mergify', 'vendor', 'random',
    'mergify_[a-z_]{3,24}key_[A-Za-z0-9_-]{40,}',
    array['%mergify\_%'],
    '{}',
    '{}',
    false, 'Mergify'
),
(
    'credential_prefix', 'buildkite', 'vendor', 'random',
    '(?<![A-Za-z0-9])bk(?:ua|ct|aj|pt)_[A-Za-z0-9_]{36,}',
    array['%bkua\_%', '%bkct\_%', '%bkaj\_%', '%bkpt\_%'],
    '{}',
    '{}',
    false, 'Buildkite'
),
(
    'credential_prefix', 'circleci', 'vendor', 'random',
    'CCIP(?:AT|RJ)_[A-Za-z0-9]{20,24}_[0-9a-f]{40}',
    array['%CCIPAT\_%', '%CCIPRJ\_%'],
    '{}',
    '{}',
    false, 'CircleCI'
),
(
    'credential_prefix', 'aikido', 'vendor', 'random',
    'AIK_(?:SECRET|CI|CLIENT)_[A-Za-z0-9]{36,}',
    array['%AIK\_%'],
    '{}',
    '{}',
    false, 'Aikido'
),
(
    'credential_prefix', 'endor', 'vendor', 'random',
    'endr\+[A-Za-z0-9-]{16,}',
    array['%endr+%'],
    '{}',
    '{}',
    false, 'Endor Labs'
),
(
    'credential_prefix', 'cloudsmith', 'vendor', 'random',
    '(?<![A-Za-z0-9])csa_[0-9a-f]{30,}[A-Za-z0-9]{6}(?![A-Za-z0-9])',
    array['%csa\_%'],
    '{}',
    '{}',
    false, 'Cloudsmith'
),
(
    'credential_prefix', 'apify', 'vendor', 'random',
    'apify_(?:api|ui)_[A-Za-z0-9-]{34,}',
    array['%apify\_%'],
    '{}',
    '{}',
    false, 'Apify'
),
(
    'credential_prefix', 'brave', 'vendor', 'random',
    '(?<![A-Za-z0-9])BSA[A-Za-z0-9_-]{28}(?![A-Za-z0-9])',
    array['%BSA%'],
    '{}',
    '{}',
    false, 'Brave'
),
(
    'credential_prefix', 'intra42', 'vendor', 'random',
    's-s4t2(?:ud|af)-[0-9a-f]{64}',
    array['%s-s4t2%'],
    '{}',
    '{}',
    false, '42'
),
(
    'credential_prefix', 'adafruit', 'vendor', 'random',
    '(?<![A-Za-z0-9])aio_[A-Za-z0-9]{28}',
    array['%aio\_%'],
    '{}',
    '{}',
    false, 'Adafruit'
),
(
    'credential_prefix', 'databento', 'vendor', 'random',
    '(?<![A-Za-z0-9])db-[A-Za-z0-9]{29}(?![A-Za-z0-9])',
    array['%db-%'],
    '{}',
    '{}',
    false, 'Databento'
),
(
    'credential_prefix', 'upstage', 'vendor', 'random',
    '(?<![A-Za-z0-9])up_[A-Za-z0-9]{28,32}(?![A-Za-z0-9])',
    array['%up\_%'],
    '{}',
    '{}',
    false, 'Upstage'
),
(
    'credential_prefix', 'beamer', 'vendor', 'random',
    '(?<![A-Za-z0-9])b_[A-Za-z0-9=_-]{44}(?![A-Za-z0-9])',
    array['%b\_%'],
    '{}',
    '{}',
    false, 'Beamer'
),
(
    'credential_prefix', 'intercom', 'vendor', 'random',
    'dG9rO[A-Za-z0-9+/]{50,}=*',
    array['%dG9rO%'],
    '{}',
    '{}',
    false, 'Intercom'
),
(
    'credential_prefix', 'twitter_bearer', 'vendor', 'random',
    'A{20,22}[A-Za-z0-9%+/]{60,}',
    array['%AAAAAAAAAAAAAAAAAAAA%'],
    '{}',
    '{}',
    false, 'X / Twitter'
),
(
    'credential_prefix', 'sidekiq', 'vendor', 'random',
    'https?://[0-9a-f]{8}:[0-9a-f]{8}@(?:gems|enterprise)\.contribsys\.com',
    array['%contribsys.com%'],
    '{}',
    '{}',
    false, 'Sidekiq'
),
(
    'credential_prefix', 'zuplo', 'vendor', 'random',
    'zpka_[A-Za-z0-9_]{32,}',
    array['%zpka\_%'],
    '{}',
    '{}',
    false, 'Zuplo'
),
(
    'credential_prefix', 'chromatic', 'vendor', 'random',
    '(?<![A-Za-z0-9])chpt_[0-9a-z]{10,}',
    array['%chpt\_%'],
    '{}',
    '{}',
    false, 'Chromatic'
),
(
    'credential_prefix', 'depot', 'vendor', 'random',
    'depot_(?:project|org)_[0-9a-f]{60,}',
    array['%depot\_project\_%', '%depot\_org\_%'],
    '{}',
    '{}',
    false, 'Depot'
),
(
    'credential_prefix', 'tigris', 'vendor', 'random',
    '(?<![A-Za-z0-9])tsec_[A-Za-z0-9_+-]{40,}',
    array['%tsec\_%'],
    '{}',
    '{}',
    false, 'Tigris'
),
(
    'credential_prefix', 'socket', 'vendor', 'random',
    'sktsec_[A-Za-z0-9_-]{30,}',
    array['%sktsec\_%'],
    '{}',
    '{}',
    false, 'Socket'
),
(
    'credential_prefix', 'snyk', 'vendor', 'random',
    '(?<![A-Za-z0-9])snyk_[a-z]{2,4}[0-9]*\.[A-Za-z0-9_.-]{30,}',
    array['%snyk\_%'],
    '{}',
    '{}',
    false, 'Snyk'
),
(
    'credential_prefix', 'firehydrant', 'vendor', 'random',
    '(?<![A-Za-z0-9])fhb-[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%fhb-%'],
    '{}',
    '{}',
    false, 'FireHydrant'
),
(
    'credential_prefix', 'nightfall', 'vendor', 'random',
    '(?<![A-Za-z0-9])NF-[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    array['%NF-%'],
    '{}',
    '{}',
    false, 'Nightfall'
),
(
    'credential_prefix', 'plane', 'vendor', 'random',
    'plane_api_[0-9a-f]{32}',
    array['%plane\_api\_%'],
    '{}',
    '{}',
    false, 'Plane'
),
(
    'credential_prefix', 'zoho', 'vendor', 'random',
    '(?<![A-Za-z0-9])1000\.[0-9a-f]{32}\.[0-9a-f]{32}',
    array['%1000.%'],
    '{}',
    '{}',
    false, 'Zoho'
),
(
    'credential_prefix', 'stackhawk', 'vendor', 'random',
    'hawk\.[A-Za-z0-9_-]{20}\.[A-Za-z0-9_-]{20}',
    array['%hawk.%'],
    '{}',
    '{}',
    false, 'StackHawk'
),
(
    'credential_prefix', 'apollo', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:service:[A-Za-z0-9_-]{2,40}:[A-Za-z0-9_-]{20,}|user:gh\.[A-Za-z0-9-]{10,}:[A-Za-z0-9_-]{20,})',
    array['%service:%', '%user:gh.%'],
    '{}',
    '{}',
    false, 'Apollo GraphQL'
),
(
    'credential_prefix', 'unkey_novu', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:unkey|novu)_[A-Za-z0-9_-]{20,}',
    array['%unkey\_%', '%novu\_%'],
    '{}',
    '{}',
    false, 'Wise, Unkey, Novu'
),
(
    'credential_prefix', 'backblaze', 'vendor', 'random',
    '(?<![A-Za-z0-9])K00[0-9][A-Za-z0-9/+]{27}(?![A-Za-z0-9])',
    array['%K00%'],
    '{}',
    '{}',
    false, 'Backblaze'
),
(
    'credential_prefix', 'pagerduty', 'vendor', 'random',
    '(?<![A-Za-z0-9])u\+[A-Za-z0-9_+-]{18}(?![A-Za-z0-9])',
    array['%u+%'],
    '{}',
    '{}',
    false, 'PagerDuty'
),
(
    'credential_prefix', 'segment', 'vendor', 'random',
    '(?<![A-Za-z0-9])sgp_[A-Za-z0-9]{60,}',
    array['%sgp\_%'],
    '{}',
    '{}',
    false, 'Segment'
),
(
    'credential_prefix', 'cloudinary_url', 'vendor', 'random',
    'cloudinary://[0-9]{10,}:[A-Za-z0-9_-]{20,}@[a-z0-9-]+',
    array['%cloudinary://%'],
    '{}',
    '{}',
    false, 'Cloudinary'
),
(
    'credential_prefix', 'google_hmac', 'vendor', 'random',
    '(?<![A-Za-z0-9])GOOG(?:1E[A-Z0-9]{55,58}|[A-Z0-9]{20})(?![A-Za-z0-9])',
    array['%GOOG%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'aws_session', 'vendor', 'random',
    '(?:IQoJb3JpZ2lu|F[wQ]oGZXIvYXdz)[A-Za-z0-9+/=%]{80,}',
    array['%IQoJb3JpZ2lu%', '%FwoGZXIvYXdz%', '%FQoGZXIvYXdz%'],
    '{}',
    '{}',
    false, 'AWS'
),
(
    'credential_prefix', 'amazon_oauth', 'vendor', 'random',
    'amzn1\.oa2-cs\.v1\.[0-9a-f]{64}',
    array['%amzn1.oa2-cs.%'],
    '{}',
    '{}',
    false, 'Amazon'
),
(
    'credential_prefix', 'openai_session', 'vendor', 'random',
    '(?<![A-Za-z0-9])sess-[A-Za-z0-9]{40}(?![A-Za-z0-9])',
    array['%sess-%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'sk_named', 'vendor', 'dense',
    ('(?<![A-Za-z0-9])sk-(?:cp|kimi|litellm|user|team|org|live|prod|test|dev|ws|api|key|master|virtual)[0-9]{0,2}-[A-Za-z0'
    || '-9_-]{20,}'),
    array['%sk-%'],
    '{}',
    '{}',
    false, 'LiteLLM, Moonshot, MiniMax and others'
),
(
    'credential_prefix', 'liveblocks', 'vendor', 'dense',
    'sk_(?:prod|dev)_[A-Za-z0-9_-]{32,}',
    array['%sk\_prod\_%', '%sk\_dev\_%'],
    '{}',
    '{}',
    false, 'Liveblocks'
),
(
    'credential_prefix', 'langchain_legacy', 'vendor', 'random',
    '(?<![A-Za-z0-9])ls__[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%ls\_\_%'],
    '{}',
    '{}',
    false, 'LangSmith'
),
(
    'credential_prefix', 'modelscope', 'vendor', 'random',
    '(?<![A-Za-z0-9])ms-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![A-Za-z0-9])',
    array['%ms-%'],
    '{}',
    '{}',
    false, 'ModelScope'
),
(
    'credential_prefix', 'wandb', 'vendor', 'random',
    'wandb_v1_[A-Za-z0-9_-]{60,}',
    array['%wandb\_v1\_%'],
    '{}',
    '{}',
    false, 'Weights & Biases'
),
(
    'credential_prefix', 'modal', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:ak|as|wk|ws)-[A-Za-z0-9]{22}(?![A-Za-z0-9])',
    array['%ak-%', '%as-%', '%wk-%', '%ws-%'],
    '{}',
    '{}',
    false, 'Modal'
),
(
    'credential_prefix', 'chutes', 'vendor', 'random',
    '(?<![A-Za-z0-9])cpk_[0-9a-f]{32}\.[0-9a-f]{32}\.[A-Za-z0-9]{32}',
    array['%cpk\_%'],
    '{}',
    '{}',
    false, 'Chutes'
),
(
    'credential_prefix', 'luma', 'vendor', 'random',
    '(?<![A-Za-z0-9])luma-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-[0-9a-f]{8}-[0-9a-f-]{20,40}',
    array['%luma-%'],
    '{}',
    '{}',
    false, 'Luma'
),
(
    'credential_prefix', 'openpipe', 'vendor', 'random',
    '(?<![A-Za-z0-9])opk_[0-9a-f]{40,}',
    array['%opk\_%'],
    '{}',
    '{}',
    false, 'OpenPipe'
),
(
    'credential_prefix', 'promptlayer', 'vendor', 'random',
    '(?<![A-Za-z0-9])pl_[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%pl\_%'],
    '{}',
    '{}',
    false, 'PromptLayer'
),
(
    'credential_prefix', 'gitea', 'vendor', 'random',
    '(?<![A-Za-z0-9])gt[ao]_[a-z0-9]{40,}',
    array['%gta\_%', '%gto\_%'],
    '{}',
    '{}',
    false, 'Gitea, Forgejo'
),
(
    'credential_prefix', 'sourcegraph_dotcom', 'vendor', 'random',
    '(?<![A-Za-z0-9])sgd_[0-9a-f]{64}(?![A-Za-z0-9])',
    array['%sgd\_%'],
    '{}',
    '{}',
    false, 'Sourcegraph'
),
(
    'credential_prefix', 'feishu_webhook', 'vendor', 'random',
    '(?:https://open\.(?:feishu\.cn|larksuite\.com))?/open-apis/bot/(?:v2/)?hook/[0-9a-z-]{24,40}',
    array['%/open-apis/bot/%'],
    '{}',
    '{}',
    false, 'Feishu, Lark'
),
(
    'credential_prefix', 'dingtalk_webhook', 'vendor', 'random',
    '(?:https://oapi\.)?dingtalk\.com/robot/send\?access_token=[0-9a-f]{64}',
    array['%dingtalk.com/robot/%'],
    '{}',
    '{}',
    false, 'DingTalk'
),
(
    'credential_prefix', 'wecom_webhook', 'vendor', 'random',
    '(?:https://qyapi\.weixin\.qq\.com)?/cgi-bin/webhook/send\?key=[0-9a-f-]{36}',
    array['%/cgi-bin/webhook/send?key=%'],
    '{}',
    '{}',
    false, 'WeCom'
),
(
    'credential_prefix', 'google_chat_webhook', 'vendor', 'random',
    ('(?:https://)?chat\.googleapis\.com/v1/spaces/[A-Za-z0-9_-]{6,}/messages\?key=[A-Za-z0-9_-]{30,}&token=[A-Za-z0-9_%=-'
    || ']{30,}'),
    array['%chat.googleapis.com/%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'logic_app', 'vendor', 'random',
    ('(?:https://)?[a-z0-9.-]{4,60}\.logic\.azure\.com(?::443)?/workflows/[0-9a-f]{32}/[A-Za-z0-9/?&=%._-]{1,160}[?&]sig=['
    || 'A-Za-z0-9_%-]{30,}'),
    array['%.logic.azure.com%'],
    '{}',
    '{}',
    false, 'Azure'
),
(
    'credential_prefix', 'ifttt_webhook', 'vendor', 'random',
    '(?:https://)?maker\.ifttt\.com/(?:trigger/[A-Za-z0-9_-]{1,60}/(?:json/)?with/key|use)/[A-Za-z0-9_-]{20,}',
    array['%maker.ifttt.com/%'],
    '{}',
    '{}',
    false, 'IFTTT'
),
(
    'credential_prefix', 'make_webhook', 'vendor', 'random',
    'hook\.[a-z0-9]{2,6}\.(?:make|integromat)\.com/[a-z0-9]{28,40}',
    array['%.make.com/%', '%.integromat.com/%'],
    '{}',
    '{}',
    false, 'Make'
),
(
    'credential_prefix', 'stripe_client', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:pi|seti|cs|cuss|vs)_[A-Za-z0-9_]{12,}_secret_[A-Za-z0-9]{16,}',
    array['%pi\_%', '%seti\_%', '%cs\_%', '%cuss\_%', '%vs\_%'],
    '{}',
    '{}',
    false, 'Stripe'
),
(
    'credential_prefix', 'mercado_pago', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:APP_USR|TEST)-[0-9]{10,20}-[0-9]{6}-[0-9a-f]{32}-[0-9]{6,12}',
    array['%APP\_USR-%', '%TEST-%'],
    '{}',
    '{}',
    false, 'Mercado Pago'
),
(
    'credential_prefix', 'xendit', 'vendor', 'random',
    'xnd_(?:production|development)_[A-Za-z0-9]{30,}',
    array['%xnd\_%'],
    '{}',
    '{}',
    false, 'Xendit'
),
(
    'credential_prefix', 'courier', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_(?:prod|test)_[A-Z0-9]{28}(?![A-Za-z0-9])',
    array['%pk\_prod\_%', '%pk\_test\_%'],
    '{}',
    '{}',
    false, 'Courier'
),
(
    'credential_prefix', 'calcom', 'vendor', 'random',
    '(?<![A-Za-z0-9])cal_(?:live_)?[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%cal\_%'],
    '{}',
    '{}',
    false, 'Cal.com'
),
(
    'credential_prefix', 'mandrill', 'vendor', 'dense',
    '(?<![A-Za-z0-9])md-[A-Za-z0-9_-]{22}(?![A-Za-z0-9])',
    array['%md-%'],
    '{}',
    '{}',
    false, 'Mandrill'
),
(
    'credential_prefix', 'bitwarden', 'vendor', 'random',
    ('(?<![A-Za-z0-9])0\.[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\.[A-Za-z0-9]{28,32}:[A-Za-z0-9+/]{20'
    || ',}=*'),
    array['%0.%'],
    '{}',
    '{}',
    false, 'Bitwarden'
),
(
    'credential_prefix', 'infisical', 'vendor', 'random',
    '(?<![A-Za-z0-9])st\.[0-9a-f-]{24,36}\.[0-9a-f]{32}\.[0-9a-f]{32}',
    array['%st.%'],
    '{}',
    '{}',
    false, 'Infisical'
),
(
    'credential_prefix', 'vercel_blob', 'vendor', 'random',
    'vercel_blob_rw_[A-Za-z0-9]{12,}_[A-Za-z0-9]{20,}',
    array['%vercel\_blob\_rw\_%'],
    '{}',
    '{}',
    false, 'Vercel'
),
(
    'credential_prefix', 'neon_password', 'vendor', 'random',
    '(?<![A-Za-z0-9])npg_[A-Za-z0-9]{12}(?![A-Za-z0-9])',
    array['%npg\_%'],
    '{}',
    '{}',
    false, 'Neon'
),
(
    'credential_prefix', 'paseto', 'vendor', 'random',
    '(?<![A-Za-z0-9])v[1-4]\.(?:local|public)\.[A-Za-z0-9_-]{40,}(?:\.[A-Za-z0-9_-]{4,})?',
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
    array['%MDAx%'],
    '{}',
    '{}',
    false, 'macaroons'
),
(
    'credential_prefix', 'salesforce_refresh', 'vendor', 'random',
    '5Aep861[A-Za-z0-9._]{50,}',
    array['%5Aep861%'],
    '{}',
    '{}',
    false, 'Salesforce'
),
(
    'credential_prefix', 'cloudflare_tunnel', 'vendor', 'random',
    'eyJhIjoi[A-Za-z0-9+/=_-]{100,}',
    array['%eyJhIjoi%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'defined_networking', 'vendor', 'random',
    'dnkey-[A-Za-z0-9=_-]{26}-[A-Za-z0-9=_-]{52}',
    array['%dnkey-%'],
    '{}',
    '{}',
    false, 'Defined Networking'
),
(
    'credential_prefix', 'alchemy', 'vendor', 'random',
    '(?<![A-Za-z0-9])alcht_[A-Za-z0-9]{28,}',
    array['%alcht\_%'],
    '{}',
    '{}',
    false, 'Alchemy'
),
(
    'credential_prefix', 'gemini_exchange', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:master|account)-[A-Za-z0-9]{20}(?![A-Za-z0-9])',
    array['%master-%', '%account-%'],
    '{}',
    '{}',
    false, 'Gemini'
),
(
    'credential_prefix', 'jumpcloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])jca_[A-Za-z0-9]{36,}',
    array['%jca\_%'],
    '{}',
    '{}',
    false, 'JumpCloud'
),
(
    'credential_prefix', 'portainer', 'vendor', 'dense',
    '(?<![A-Za-z0-9])ptr_[A-Za-z0-9/_+=-]{30,60}',
    array['%ptr\_%'],
    '{}',
    '{}',
    false, 'Portainer'
),
(
    'credential_prefix', 'pushbullet', 'vendor', 'random',
    '(?<![A-Za-z0-9])o\.[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    array['%o.%'],
    '{}',
    '{}',
    false, 'Pushbullet'
),
(
    'credential_prefix', 'signalwire', 'vendor', 'random',
    '(?<![A-Za-z0-9])PSK_[A-Za-z0-9]{36,}',
    array['%PSK\_%'],
    '{}',
    '{}',
    false, 'SignalWire'
),
(
    'credential_prefix', 'spectral', 'vendor', 'random',
    '(?<![A-Za-z0-9])sp[ut]-[a-z0-9]{32}(?![A-Za-z0-9])',
    array['%spu-%', '%spt-%'],
    '{}',
    '{}',
    false, 'SpectralOps'
),
(
    'credential_prefix', 'tatum', 'vendor', 'random',
    '(?<![A-Za-z0-9])t-[0-9a-f]{24}-[0-9a-f]{24}(?![A-Za-z0-9])',
    array['%t-%'],
    '{}',
    '{}',
    false, 'Tatum'
),
(
    'credential_prefix', 'ubidots', 'vendor', 'random',
    '(?<![A-Za-z0-9])BBFF-[A-Za-z0-9]{30,36}(?![A-Za-z0-9])',
    array['%BBFF-%'],
    '{}',
    '{}',
    false, 'Ubidots'
),
(
    'credential_prefix', 'voiceflow', 'vendor', 'random',
    'VF\.(?:DM|WS)\.[0-9a-f]{24}\.[A-Za-z0-9]{16}',
    array['%VF.DM.%', '%VF.WS.%'],
    '{}',
    '{}',
    false, 'Voiceflow'
),
(
    'credential_prefix', 'tinybird', 'vendor', 'random',
    '(?<![A-Za-z0-9])p\.eyJ[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{20,}',
    array['%p.eyJ%'],
    '{}',
    '{}',
    false, 'Tinybird'
),
(
    'credential_prefix', 'fauna', 'vendor', 'random',
    '(?<![A-Za-z0-9])fnA[A-Za-z0-9_-]{37}(?![A-Za-z0-9])',
    array['%fnA%'],
    '{}',
    '{}',
    false, 'Fauna'
),
(
    'credential_prefix', 'ory', 'vendor', 'random',
    '(?<![A-Za-z0-9])ory_(?:st|pat|apikey|wak|at|rt|ac|lo)_[A-Za-z0-9_.-]{30,}',
    array['%ory\_%'],
    '{}',
    '{}',
    false, 'Ory'
),
(
    'credential_prefix', 'appwrite', 'vendor', 'random',
    '(?<![A-Za-z0-9])standard_[0-9a-f]{200,}',
    array['%standard\_%'],
    '{}',
    '{}',
    false, 'Appwrite'
),
(
    'credential_prefix', 'imagekit', 'vendor', 'dense',
    '(?<![A-Za-z0-9])private_[A-Za-z0-9+/]{26,27}=(?![A-Za-z0-9])',
    array['%private\_%'],
    '{}',
    '{}',
    false, 'ImageKit'
),
(
    'credential_prefix', 'builder_io', 'vendor', 'random',
    '(?<![A-Za-z0-9])bpk-[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%bpk-%'],
    '{}',
    '{}',
    false, 'Builder.io'
),
(
    'credential_prefix', 'trigger_dev', 'vendor', 'random',
    '(?<![A-Za-z0-9])tr_(?:dev|prod|pat|stg|preview)_[A-Za-z0-9]{20,}',
    array['%tr\_dev\_%', '%tr\_prod\_%', '%tr\_pat\_%', '%tr\_stg\_%', '%tr\_preview\_%'],
    '{}',
    '{}',
    false, 'Trigger.dev'
),
(
    'credential_prefix', 'close_crm', 'vendor', 'random',
    '(?<![A-Za-z0-9])api_[A-Za-z0-9]{20,24}\.[A-Za-z0-9]{20,24}(?![A-Za-z0-9])',
    array['%api\_%'],
    '{}',
    '{}',
    false, 'Close'
),
(
    'credential_prefix', 'fleetbase', 'vendor', 'random',
    '(?<![A-Za-z0-9])flb_(?:live|test)_[A-Za-z0-9]{20,}',
    array['%flb\_live\_%', '%flb\_test\_%'],
    '{}',
    '{}',
    false, 'Fleetbase'
),
(
    'credential_prefix', 'openai_ephemeral', 'vendor', 'random',
    '(?<![A-Za-z0-9])ek_[0-9a-f]{32,64}(?![A-Za-z0-9])',
    array['%ek\_%'],
    '{}',
    '{}',
    false, 'OpenAI'
),
(
    'credential_prefix', 'lambda_cloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])secret_[A-Za-z0-9-]{2,40}_[0-9a-f]{32}\.[A-Za-z0-9]{20,}',
    array['%secret\_%'],
    '{}',
    '{}',
    false, 'Lambda'
),
(
    'credential_prefix', 'playht', 'vendor', 'random',
    '(?<![A-Za-z0-9])ak-[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%ak-%'],
    '{}',
    '{}',
    false, 'PlayHT'
),
(
    'credential_prefix', 'retell', 'vendor', 'random',
    '(?<![A-Za-z0-9])key_[0-9a-f]{28}(?![A-Za-z0-9])',
    array['%key\_%'],
    '{}',
    '{}',
    false, 'Retell'
),
(
    'credential_prefix', 'bland', 'vendor', 'random',
    '(?<![A-Za-z0-9])org_[0-9a-f]{60,}(?![A-Za-z0-9])',
    array['%org\_%'],
    '{}',
    '{}',
    false, 'Bland'
),
(
    'credential_prefix', 'neptune', 'vendor', 'random',
    'eyJhcGlfYWRkcmVzcyI6[A-Za-z0-9+/=]{60,}',
    array['%eyJhcGlfYWRkcmVzcyI6%'],
    '{}',
    '{}',
    false, 'Neptune'
),
(
    'credential_prefix', 'continue_dev', 'vendor', 'random',
    '(?<![A-Za-z0-9])con-[0-9a-f]{64}(?![A-Za-z0-9])',
    array['%con-%'],
    '{}',
    '{}',
    false, 'Continue'
),
(
    'credential_prefix', 'v0', 'vendor', 'random',
    '(?<![A-Za-z0-9])v1:[A-Za-z0-9]{24}:[A-Za-z0-9]{24}(?![A-Za-z0-9])',
    array['%v1:%'],
    '{}',
    '{}',
    false, 'v0'
),
(
    'credential_prefix', 'baidu', 'vendor', 'random',
    '(?<![A-Za-z0-9])ALTAK-?[A-Za-z0-9]{20,24}(?![A-Za-z0-9])',
    array['%ALTAK%'],
    '{}',
    '{}',
    false, 'Baidu Cloud'
),
(
    'credential_prefix', 'sarvam', 'vendor', 'random',
    '(?<![A-Za-z0-9])sk_[a-z0-9]{8}_[A-Za-z0-9]{24}(?![A-Za-z0-9])',
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'Sarvam'
),
(
    'credential_prefix', 'mixedbread', 'vendor', 'random',
    '(?<![A-Za-z0-9])emb_[0-9a-f]{40,64}(?![A-Za-z0-9])',
    array['%emb\_%'],
    '{}',
    '{}',
    false, 'Mixedbread'
),
(
    'credential_prefix', 'sk_hex', 'vendor', 'random',
    '(?<![A-Za-z0-9])T?sk_[0-9a-f]{32,64}(?![A-Za-z0-9])',
    array['%sk\_%', '%Tsk\_%'],
    '{}',
    '{}',
    false, 'Inception, Clearbit, PDFShift, IEX'
),
(
    'credential_prefix', 'sk_url_safe', 'vendor', 'dense',
    '(?<![A-Za-z0-9])sk_[A-Za-z0-9+/_-]{40,}',
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'Svix, Novita, Knock, Revolut'
),
(
    'credential_prefix', 'testsk', 'vendor', 'dense',
    '(?<![A-Za-z0-9])testsk_[A-Za-z0-9+/_-]{40,}',
    array['%testsk\_%'],
    '{}',
    '{}',
    false, 'Svix'
),
(
    'credential_prefix', 'siliconflow', 'vendor', 'varied',
    '(?<![A-Za-z0-9])sk-[a-z]{48}(?![A-Za-z0-9])',
    array['%sk-%'],
    '{}',
    '{}',
    false, 'SiliconFlow'
),
(
    'credential_prefix', 'sk_short', 'vendor', 'dense',
    '(?<![A-Za-z0-9])sk_(?:live_|test_)?[A-Za-z0-9]{16}(?![A-Za-z0-9])',
    array['%sk\_%'],
    '{}',
    '{}',
    false, 'Pagar.me, Short.io'
),
(
    'credential_prefix', 'sk_dash_url_safe', 'vendor', 'dense',
    '(?<![A-Za-z0-9])p?sk-(?:let-)?[A-Za-z0-9_-]{40,}',
    array['%sk-%', '%psk-%'],
    '{}',
    '{}',
    false, 'Morph, Letta, Parasail'
),
(
    'credential_prefix', 'you_com', 'vendor', 'random',
    'ydc-sk-[0-9a-f]{16}-[A-Za-z0-9]{32}-[0-9a-f]{8}',
    array['%ydc-sk-%'],
    '{}',
    '{}',
    false, 'You.com'
),
(
    'credential_prefix', 'github_app', 'vendor', 'random',
    '(?<![A-Za-z0-9])v1\.[0-9a-f]{40}(?![A-Za-z0-9])',
    array['%v1.%'],
    '{}',
    '{}',
    false, 'GitHub'
),
(
    'credential_prefix', 'dagger', 'vendor', 'random',
    '(?<![A-Za-z0-9])dag_[a-z0-9]{2,40}_[a-z0-9]{36,}(?![A-Za-z0-9])',
    array['%dag\_%'],
    '{}',
    '{}',
    false, 'Dagger'
),
(
    'credential_prefix', 'veracode', 'vendor', 'random',
    'vera01e[is]-[0-9a-f]{32,128}(?![A-Za-z0-9])',
    array['%vera01%'],
    '{}',
    '{}',
    false, 'Veracode'
),
(
    'credential_prefix', 'codesandbox', 'vendor', 'random',
    'csb_v1_[A-Za-z0-9_-]{36,}',
    array['%csb\_v1\_%'],
    '{}',
    '{}',
    false, 'CodeSandbox'
),
(
    'credential_prefix', 'stellate', 'vendor', 'random',
    '(?<![A-Za-z0-9])stl8_[0-9a-f]{40,}',
    array['%stl8\_%'],
    '{}',
    '{}',
    false, 'Stellate'
),
(
    'credential_prefix', 'newrelic_eu', 'vendor', 'random',
    '(?<![A-Za-z0-9])eu01xx[0-9a-f]{30}NRAL(?![A-Za-z0-9])',
    array['%NRAL%'],
    '{}',
    '{}',
    false, 'New Relic'
),
(
    'credential_prefix', 'mezmo', 'vendor', 'random',
    '(?<![A-Za-z0-9])sts_[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%sts\_%'],
    '{}',
    '{}',
    false, 'Mezmo'
),
(
    'credential_prefix', 'pagerduty_app', 'vendor', 'random',
    '(?:pd(?:us|eu)\+_[A-Z0-9]{6,10}_[0-9a-f-]{36}|y_NbAkKc[A-Za-z0-9_-]{12})(?![A-Za-z0-9])',
    array['%pdus+%', '%pdeu+%', '%y\_NbAkKc%'],
    '{}',
    '{}',
    false, 'PagerDuty'
),
(
    'credential_prefix', 'incident_io', 'vendor', 'random',
    '(?<![A-Za-z0-9])inc_[0-9a-f]{64}(?![A-Za-z0-9])',
    array['%inc\_%'],
    '{}',
    '{}',
    false, 'incident.io'
),
(
    'credential_prefix', 'checkly', 'vendor', 'random',
    '(?<![A-Za-z0-9])cu_[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%cu\_%'],
    '{}',
    '{}',
    false, 'Checkly'
),
(
    'credential_prefix', 'unleash', 'vendor', 'random',
    ('(?<![A-Za-z0-9])(?:(?:[*]|[a-z0-9_-]{1,40}):(?:production|development|staging|test)\.[0-9a-f]{56}|user:[0-9a-f]{56})'
    || '(?![A-Za-z0-9])'),
    array['%:production.%', '%:development.%', '%:staging.%', '%:test.%', '%user:%'],
    '{}',
    '{}',
    false, 'Unleash'
),
(
    'credential_prefix', 'configcat', 'vendor', 'random',
    'configcat-sdk-1/[A-Za-z0-9_-]{22}/[A-Za-z0-9_-]{22}',
    array['%configcat-sdk-1/%'],
    '{}',
    '{}',
    false, 'ConfigCat'
),
(
    'credential_prefix', 'google_code', 'vendor', 'random',
    '(?<![A-Za-z0-9])4/0A[A-Za-z0-9_-]{60,}',
    array['%4/0A%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'turnstile', 'vendor', 'random',
    '(?<![A-Za-z0-9])0x4AAAAAA[A-Za-z0-9_-]{24,30}(?![A-Za-z0-9])',
    array['%0x4AAAAAA%'],
    '{}',
    '{}',
    false, 'Cloudflare'
),
(
    'credential_prefix', 'akamai', 'vendor', 'random',
    'akab-[a-z0-9]{16}-[a-z0-9]{16}(?![A-Za-z0-9])',
    array['%akab-%'],
    '{}',
    '{}',
    false, 'Akamai'
),
(
    'credential_prefix', 'uploadthing', 'vendor', 'random',
    'eyJhcGlLZXkiOiJza[A-Za-z0-9+/_-]{60,}={0,2}',
    array['%eyJhcGlLZXkiOiJza%'],
    '{}',
    '{}',
    false, 'UploadThing'
),
(
    'credential_prefix', 'snowflake_session', 'vendor', 'random',
    'ver:1-hint:[0-9]{1,20}-[A-Za-z0-9+/=]{40,}',
    array['%ver:1-hint:%'],
    '{}',
    '{}',
    false, 'Snowflake'
),
(
    'credential_prefix', 'confluent', 'vendor', 'random',
    '(?<![A-Za-z0-9])cflt[A-Za-z0-9+/]{60}(?![A-Za-z0-9])',
    array['%cflt%'],
    '{}',
    '{}',
    false, 'Confluent'
),
(
    'credential_prefix', 'secret_token_uri', 'vendor', 'random',
    'secret-token:[A-Za-z0-9._~%@!$&*+;=:/-]{20,}',
    array['%secret-token:%'],
    '{}',
    '{}',
    false, 'any (RFC 8959)'
),
(
    'credential_prefix', 'n8n', 'vendor', 'random',
    'n8n_api_[0-9a-f]{40,}',
    array['%n8n\_api\_%'],
    '{}',
    '{}',
    false, 'n8n'
),
(
    'credential_prefix', 'rancher', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:token-[a-z0-9]{5}|kubeconfig-[a-z0-9-]{5,30}):[a-z0-9]{54}(?![A-Za-z0-9])',
    array['%token-%', '%kubeconfig-%'],
    '{}',
    '{}',
    false, 'Rancher'
),
(
    'credential_prefix', 'k3s', 'vendor', 'random',
    '(?<![A-Za-z0-9])K10[0-9a-f]{64}::[a-z0-9-]{3,30}:[0-9a-f]{16,}(?![A-Za-z0-9])',
    array['%K10%'],
    '{}',
    '{}',
    false, 'K3s, RKE2'
),
(
    'credential_prefix', 'akash', 'vendor', 'random',
    '(?<![A-Za-z0-9])ac\.sk\.[a-z]{4,12}\.[0-9a-f]{60,}',
    array['%ac.sk.%'],
    '{}',
    '{}',
    false, 'Akash'
),
(
    'credential_prefix', 'flutterwave_encryption', 'vendor', 'random',
    'FLWSECK_TEST[0-9a-f]{12}(?![A-Za-z0-9])',
    array['%FLWSECK\_TEST%'],
    '{}',
    '{}',
    false, 'Flutterwave'
),
(
    'credential_prefix', 'omise', 'vendor', 'random',
    '(?<![A-Za-z0-9])skey_(?:test_)?[a-z0-9]{19}(?![A-Za-z0-9])',
    array['%skey\_%'],
    '{}',
    '{}',
    false, 'Omise'
),
(
    'credential_prefix', 'quicknode', 'vendor', 'random',
    '(?<![A-Za-z0-9])QN_[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%QN\_%'],
    '{}',
    '{}',
    false, 'QuickNode'
),
(
    'credential_prefix', 'circle', 'vendor', 'random',
    '(?:TEST|LIVE)_API_KEY:[0-9a-f]{32}:[0-9a-f]{32}',
    array['%TEST\_API\_KEY:%', '%LIVE\_API\_KEY:%'],
    '{}',
    '{}',
    false, 'Circle'
),
(
    'credential_prefix', 'ebay_user', 'vendor', 'random',
    '(?<![A-Za-z0-9])v\^1\.1#[A-Za-z0-9^#+/=]{60,}',
    array['%v^1.1#%'],
    '{}',
    '{}',
    false, 'eBay'
),
(
    'credential_prefix', 'power_automate', 'vendor', 'random',
    ('(?:https://)?[a-z0-9.-]{4,120}\.api\.powerplatform\.com(?::443)?/[A-Za-z0-9/?&=%._-]{1,240}[?&]sig=[A-Za-z0-9_%-]{30'
    || ',}'),
    array['%.api.powerplatform.com%'],
    '{}',
    '{}',
    false, 'Microsoft'
),
(
    'credential_prefix', 'klaviyo_named', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk_[A-Za-z0-9]{6}_[0-9a-f]{30,34}(?![A-Za-z0-9])',
    array['%pk\_%'],
    '{}',
    '{}',
    false, 'Klaviyo'
),
(
    'credential_prefix', 'pubnub', 'vendor', 'random',
    'sec-c-[A-Za-z0-9+/_-]{36,}={0,2}',
    array['%sec-c-%'],
    '{}',
    '{}',
    false, 'PubNub'
),
(
    'credential_prefix', 'agora', 'vendor', 'random',
    '(?<![A-Za-z0-9])007eJx[A-Za-z0-9+/]{60,}={0,2}',
    array['%007eJx%'],
    '{}',
    '{}',
    false, 'Agora'
),
(
    'credential_prefix', 'basecamp', 'vendor', 'random',
    'BAhbB0kiAbB7ImNsaW[A-Za-z0-9+/=-]{60,}',
    array['%BAhbB0kiAbB7ImNsaW%'],
    '{}',
    '{}',
    false, 'Basecamp'
),
(
    'credential_prefix', 'miro', 'vendor', 'random',
    'eyJtaXJvLm9yaWdpbi[A-Za-z0-9_=-]{30,}',
    array['%eyJtaXJvLm9yaWdpbi%'],
    '{}',
    '{}',
    false, 'Miro'
),
(
    'credential_prefix', 'canva', 'vendor', 'random',
    '(?<![A-Za-z0-9])cnvca[A-Za-z0-9_-]{40,}',
    array['%cnvca%'],
    '{}',
    '{}',
    false, 'Canva'
),
(
    'credential_prefix', 'webflow', 'vendor', 'random',
    '(?<![A-Za-z0-9])ws-[0-9a-f]{64}(?![A-Za-z0-9])',
    array['%ws-%'],
    '{}',
    '{}',
    false, 'Webflow'
),
(
    'credential_prefix', 'locationiq', 'vendor', 'random',
    '(?<![A-Za-z0-9])pk\.[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%pk.%'],
    '{}',
    '{}',
    false, 'LocationIQ'
),
(
    'credential_prefix', 'esri', 'vendor', 'random',
    '(?<![A-Za-z0-9])AAP[KT][A-Za-z0-9_.-]{70,}',
    array['%AAPK%', '%AAPT%'],
    '{}',
    '{}',
    false, 'Esri'
),
(
    'credential_prefix', 'twitch', 'vendor', 'random',
    '(?<![A-Za-z0-9])oauth:[a-z0-9]{30}(?![A-Za-z0-9])',
    array['%oauth:%'],
    '{}',
    '{}',
    false, 'Twitch'
),
(
    'credential_prefix', 'instagram', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:IG|TH)(?:AA|QV|QW)[A-Za-z0-9_-]{60,}',
    array['%IGAA%', '%IGQV%', '%IGQW%', '%THAA%', '%THQW%'],
    '{}',
    '{}',
    false, 'Meta'
),
(
    'credential_prefix', 'linkedin', 'vendor', 'random',
    'WPL_AP1\.[A-Za-z0-9]{16}\.[A-Za-z0-9+/]{6,}={0,2}',
    array['%WPL\_AP1.%'],
    '{}',
    '{}',
    false, 'LinkedIn'
),
(
    'credential_prefix', 'riot', 'vendor', 'random',
    'RGAPI-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}',
    array['%RGAPI-%'],
    '{}',
    '{}',
    false, 'Riot Games'
),
(
    'credential_prefix', 'tesla', 'vendor', 'random',
    '(?<![A-Za-z0-9])qts-[0-9a-f-]{36,64}(?![A-Za-z0-9])',
    array['%qts-%'],
    '{}',
    '{}',
    false, 'Tesla'
),
(
    'credential_prefix', 'aftership', 'vendor', 'random',
    '(?<![A-Za-z0-9])asat_[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%asat\_%'],
    '{}',
    '{}',
    false, 'AfterShip'
),
(
    'credential_prefix', 'personio', 'vendor', 'random',
    '(?<![A-Za-z0-9])papi-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![A-Za-z0-9])',
    array['%papi-%'],
    '{}',
    '{}',
    false, 'Personio'
),
(
    'credential_prefix', 'nylas', 'vendor', 'random',
    'nyk_v0_[A-Za-z0-9]{60,}',
    array['%nyk\_v0\_%'],
    '{}',
    '{}',
    false, 'Nylas'
),
(
    'credential_prefix', 'percy', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:web|app|auto|ss|vmw|res)_[0-9a-f]{64}(?![A-Za-z0-9])',
    array['%web\_%', '%app\_%', '%auto\_%', '%ss\_%', '%vmw\_%', '%res\_%'],
    '{}',
    '{}',
    false, 'Percy'
),
(
    'credential_prefix', 'adapty', 'vendor', 'random',
    '(?<![A-Za-z0-9])secret_live_[A-Za-z0-9]{6,10}\.[A-Za-z0-9]{28,}',
    array['%secret\_live\_%'],
    '{}',
    '{}',
    false, 'Adapty'
),
(
    'credential_prefix', 'matrix', 'vendor', 'random',
    ('(?<![A-Za-z0-9])(?:syt_[A-Za-z0-9+/=-]{2,80}_[A-Za-z0-9]{20}|(?:mat|mcr|mct)_[A-Za-z0-9]{20,40})_[A-Za-z0-9]{6}(?![A'
    || '-Za-z0-9])'),
    array['%syt\_%', '%mat\_%', '%mcr\_%', '%mct\_%'],
    '{}',
    '{}',
    false, 'Matrix'
),
(
    'credential_prefix', 'dingtalk', 'vendor', 'random',
    '(?<![A-Za-z0-9])SEC[0-9a-f]{64}(?![A-Za-z0-9])',
    array['%SEC%'],
    '{}',
    '{}',
    false, 'DingTalk'
),
(
    'credential_prefix', 'jd', 'vendor', 'random',
    '(?<![A-Za-z0-9])JDC_[A-Z0-9]{25,32}(?![A-Za-z0-9])',
    array['%JDC\_%'],
    '{}',
    '{}',
    false, 'JD Cloud'
),
(
    'credential_prefix', 'jetbrains', 'vendor', 'random',
    '(?<![A-Za-z0-9])perm[:-][A-Za-z0-9+/=]{4,}\.[A-Za-z0-9+/=]{4,}\.[A-Za-z0-9]{20,}',
    array['%perm:%', '%perm-%'],
    '{}',
    '{}',
    false, 'JetBrains'
),
(
    'credential_prefix', 'kit', 'vendor', 'random',
    '(?<![A-Za-z0-9])kit_[0-9a-f]{32}(?![A-Za-z0-9])',
    array['%kit\_%'],
    '{}',
    '{}',
    false, 'Kit'
),
(
    'credential_prefix', 'bannerbear', 'vendor', 'random',
    '(?<![A-Za-z0-9])bb_(?:pr|ma)_[0-9a-f]{30}(?![A-Za-z0-9])',
    array['%bb\_pr\_%', '%bb\_ma\_%'],
    '{}',
    '{}',
    false, 'Bannerbear'
),
(
    'credential_prefix', 'placid', 'vendor', 'random',
    '(?<![A-Za-z0-9])placid-[a-z0-9]{14,18}-[a-z0-9]{14,18}(?![A-Za-z0-9])',
    array['%placid-%'],
    '{}',
    '{}',
    false, 'Placid'
),
(
    'credential_prefix', 'proxmox', 'vendor', 'random',
    ('P(?:VE|BS)APIToken=[A-Za-z0-9._-]{1,64}@[A-Za-z0-9._-]{1,32}![A-Za-z0-9._-]{1,64}[=:][0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f'
    || ']{4}-[0-9a-f]{4}-[0-9a-f]{12}'),
    array['%PVEAPIToken=%', '%PBSAPIToken=%'],
    '{}',
    '{}',
    false, 'Proxmox'
),
(
    'credential_prefix', 'palo_alto', 'vendor', 'random',
    'LUFRPT1[A-Za-z0-9+/]{40,}={0,2}',
    array['%LUFRPT1%'],
    '{}',
    '{}',
    false, 'Palo Alto Networks'
),
(
    'credential_prefix', 'netbox', 'vendor', 'random',
    '(?<![A-Za-z0-9])nbt_[A-Za-z0-9]{12}\.[A-Za-z0-9]{40}(?![A-Za-z0-9])',
    array['%nbt\_%'],
    '{}',
    '{}',
    false, 'NetBox'
),
(
    'credential_prefix', 'tyk', 'vendor', 'random',
    'eyJvcmciOiI[A-Za-z0-9+/]{60,}={0,2}',
    array['%eyJvcmciOiI%'],
    '{}',
    '{}',
    false, 'Tyk'
),
(
    'credential_prefix', 'gumlet', 'vendor', 'random',
    'gumlet_[0-9a-f]{32}',
    array['%gumlet\_%'],
    '{}',
    '{}',
    false, 'Gumlet'
),
(
    'credential_prefix', 'tezos', 'vendor', 'random',
    '(?<![A-Za-z0-9])ede?sk[1-9A-HJ-NP-Za-km-z]{50,95}(?![A-Za-z0-9])',
    array['%edsk%', '%edesk%'],
    '{}',
    '{}',
    false, 'Tezos'
),
(
    'credential_prefix', 'sui', 'vendor', 'random',
    'suiprivkey1[a-z0-9]{50,64}',
    array['%suiprivkey1%'],
    '{}',
    '{}',
    false, 'Sui'
),
(
    'credential_prefix', 'near', 'vendor', 'random',
    '(?<![A-Za-z0-9])ed25519:[1-9A-HJ-NP-Za-km-z]{86,88}(?![A-Za-z0-9])',
    array['%ed25519:%'],
    '{}',
    '{}',
    false, 'NEAR'
),
(
    'credential_prefix', 'cardano', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:ed25519e?_sk1|(?:root|acct|addr|stake)_xsk1)[a-z0-9]{50,}',
    array['%ed25519\_sk1%', '%ed25519e\_sk1%', '%\_xsk1%'],
    '{}',
    '{}',
    false, 'Cardano'
),
(
    'credential_prefix', 'lnd_macaroon', 'vendor', 'random',
    '0201036c6e64[0-9a-f]{100,}',
    array['%0201036c6e64%'],
    '{}',
    '{}',
    false, 'LND'
),
(
    'credential_prefix', 'arize', 'vendor', 'random',
    '(?<![A-Za-z0-9])ak-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}-[A-Za-z0-9_-]{20,}',
    array['%ak-%'],
    '{}',
    '{}',
    false, 'Arize'
),
(
    'credential_prefix', 'firebase_server_old', 'vendor', 'random',
    '(?<![A-Za-z0-9])AAAA[A-Za-z0-9_-]{7}:[A-Za-z0-9_-]{140}(?![A-Za-z0-9])',
    array['%AAAA%'],
    '{}',
    '{}',
    false, 'Google'
),
(
    'credential_prefix', 'paypal', 'vendor', 'random',
    '(?<![A-Za-z0-9])A21AA[A-Za-z0-9_-]{80,}',
    array['%A21AA%'],
    '{}',
    '{}',
    false, 'PayPal'
),
(
    'credential_prefix', 'airtable_oauth', 'vendor', 'random',
    '(?<![A-Za-z0-9])oaa[A-Za-z0-9]{14}\.v1\.[A-Za-z0-9_.+/=-]{60,}',
    array['%oaa%'],
    '{}',
    '{}',
    false, 'Airtable'
),
(
    'credential_prefix', 'revolut', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:prod|sand)_[A-Za-z0-9_-]{43}(?![A-Za-z0-9])',
    array['%prod\_%', '%sand\_%'],
    '{}',
    '{}',
    false, 'Revolut'
),
(
    'credential_prefix', 'nebius', 'vendor', 'random',
    '(?<![A-Za-z0-9])v1\.[A-Za-z0-9_-]{200,}',
    array['%v1.%'],
    '{}',
    '{}',
    false, 'Nebius'
),
(
    'credential_prefix', 'composio', 'vendor', 'dense',
    '(?<![A-Za-z0-9])ak_[A-Za-z0-9_-]{20}(?![A-Za-z0-9])',
    array['%ak\_%'],
    '{}',
    '{}',
    false, 'Composio'
),
(
    'credential_prefix', 'nomic', 'vendor', 'dense',
    '(?<![A-Za-z0-9])nk-[A-Za-z0-9_-]{40,}',
    array['%nk-%'],
    '{}',
    '{}',
    false, 'Nomic'
),
(
    'credential_prefix', 'requesty', 'vendor', 'random',
    'rqsty-(?:sk-)?[A-Za-z0-9+/_-]{40,}={0,2}',
    array['%rqsty-%'],
    '{}',
    '{}',
    false, 'Requesty'
),
(
    'credential_prefix', 'fullstory', 'vendor', 'dense',
    '(?<![A-Za-z0-9])(?:na1|eu1)\.[A-Za-z0-9+/]{50,}={0,2}',
    array['%na1.%', '%eu1.%'],
    '{}',
    '{}',
    false, 'FullStory'
),
(
    'credential_prefix', 'jsr', 'vendor', 'dense',
    '(?<![A-Za-z0-9])jsr[dpt]_[A-Za-z0-9_-]{24,}',
    array['%jsrt\_%', '%jsrp\_%', '%jsrd\_%'],
    '{}',
    '{}',
    false, 'JSR'
),
(
    'credential_prefix', 'shipengine', 'vendor', 'dense',
    '(?<![A-Za-z0-9])TEST_[A-Za-z0-9+/]{43}(?![A-Za-z0-9])',
    array['%TEST\_%'],
    '{}',
    '{}',
    false, 'ShipEngine'
),
(
    'credential_prefix', 'warrant', 'vendor', 'dense',
    '(?<![A-Za-z0-9])api_(?:test|prod)_[A-Za-z0-9+/_-]{40,}={0,2}',
    array['%api\_test\_%', '%api\_prod\_%'],
    '{}',
    '{}',
    false, 'WorkOS FGA'
),
(
    'credential_prefix', 'friendli', 'vendor', 'dense',
    '(?<![A-Za-z0-9])flp_[A-Za-z0-9_-]{40,}',
    array['%flp\_%'],
    '{}',
    '{}',
    false, 'Friendli'
),
(
    'credential_prefix', 'venice', 'vendor', 'random',
    'VENICE-(?:INFERENCE|ADMIN)-KEY-[A-Za-z0-9_-]{40,}',
    array['%VENICE-%'],
    '{}',
    '{}',
    false, 'Venice'
),
(
    'credential_prefix', 'gitpod', 'vendor', 'random',
    'gitpod_pat_[A-Za-z0-9_.-]{36,}',
    array['%gitpod\_pat\_%'],
    '{}',
    '{}',
    false, 'Gitpod'
),
(
    'credential_prefix', 'discord_mfa', 'vendor', 'random',
    '(?<![A-Za-z0-9])mfa\.[A-Za-z0-9_-]{80,}',
    array['%mfa.%'],
    '{}',
    '{}',
    false, 'Discord'
),
(
    'credential_prefix', 'cronofy', 'vendor', 'dense',
    '(?<![A-Za-z0-9])CRN_[A-Za-z0-9_-]{36,}',
    array['%CRN\_%'],
    '{}',
    '{}',
    false, 'Cronofy'
),
(
    'credential_prefix', 'coralogix', 'vendor', 'random',
    '(?<![A-Za-z0-9])cx[tu]p_[A-Za-z0-9]{30}(?![A-Za-z0-9])',
    array['%cxtp\_%', '%cxup\_%'],
    '{}',
    '{}',
    false, 'Coralogix'
),
(
    'credential_prefix', 'retool', 'vendor', 'random',
    '(?<![A-Za-z0-9])retool_01[a-z0-9]{24}(?![A-Za-z0-9])',
    array['%retool\_01%'],
    '{}',
    '{}',
    false, 'Retool'
),
(
    'credential_prefix', 'ubicloud', 'vendor', 'random',
    '(?<![A-Za-z0-9])pat\.[a-z0-9]{26}\.[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    array['%pat.%'],
    '{}',
    '{}',
    false, 'Ubicloud'
),
(
    'credential_prefix', 'coingecko', 'vendor', 'random',
    '(?<![A-Za-z0-9])CG-[A-Za-z0-9]{24}(?![A-Za-z0-9])',
    array['%CG-%'],
    '{}',
    '{}',
    false, 'CoinGecko'
),
(
    'credential_prefix', 'phabricator', 'vendor', 'random',
    '(?<![A-Za-z0-9])(?:api|cli)-[a-z0-9]{28}(?![A-Za-z0-9])',
    array['%api-%', '%cli-%'],
    '{}',
    '{}',
    false, 'Phabricator'
),
(
    'credential_prefix', 'datadog', 'vendor', 'random',
    'dd(?:api|app|pat)_[A-Za-z0-9_]{30,}',
    array['%ddapi\_%', '%ddapp\_%', '%ddpat\_%'],
    '{}',
    '{}',
    false, 'Datadog'
),
(
    'credential_prefix', 'flexport', 'vendor', 'random',
    'shltm_[A-Za-z0-9_-]{36,}',
    array['%shltm\_%'],
    '{}',
    '{}',
    false, 'Flexport'
),
(
    'credential_prefix', 'censys', 'vendor', 'random',
    'censys_[A-Za-z0-9]{6,12}_[A-Za-z0-9]{24,}',
    array['%censys\_%'],
    '{}',
    '{}',
    false, 'Censys'
),
(
    'credential_prefix', 'authzed', 'vendor', 'random',
    '(?<![A-Za-z0-9])tc_[A-Za-z0-9_-]{2,64}_[0-9a-f]{64}(?![A-Za-z0-9])',
    array['%tc\_%'],
    '{}',
    '{}',
    false, 'AuthZed'
),
(
    'credential_prefix', 'cashfree', 'vendor', 'random',
    'cfsk_ma_(?:test|prod)_[0-9a-f]{32}_[0-9a-f]{8}',
    array['%cfsk\_ma\_%'],
    '{}',
    '{}',
    false, 'Cashfree'
),
(
    'credential_prefix', 'permit', 'vendor', 'random',
    'permit_key_[A-Za-z0-9]{60,}',
    array['%permit\_key\_%'],
    '{}',
    '{}',
    false, 'Permit.io'
),
(
    'credential_prefix', 'iterative', 'vendor', 'random',
    '(?<![A-Za-z0-9])isat_[A-Za-z0-9]{40,}',
    array['%isat\_%'],
    '{}',
    '{}',
    false, 'Iterative'
),
(
    'credential_prefix', 'logicmonitor', 'vendor', 'dense',
    '(?<![A-Za-z0-9])lm[ab]_[A-Za-z0-9+/=_-]{40,}',
    array['%lmb\_%', '%lma\_%'],
    '{}',
    '{}',
    false, 'LogicMonitor'
),
(
    'credential_prefix', 'snyk_old', 'vendor', 'random',
    'snyk_api_key\.[0-9a-f-]{36}',
    array['%snyk\_api\_key.%'],
    '{}',
    '{}',
    false, 'Snyk'
),
(
    'credential_prefix', 'discord_bot', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,42})(?![A-Za-z0-9])',
    '{}',
    array['%.%'],
    '{}',
    false, 'Discord'
),
(
    'credential_prefix', 'zai', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{32}\.[A-Za-z0-9]{16})(?![A-Za-z0-9])',
    '{}',
    array['%.%'],
    '{}',
    false, 'Z.ai, Zhipu'
),
(
    'credential_prefix', 'kagi', 'shape', 'dense',
    '(?<![A-Za-z0-9])(?:(?![A-Za-z0-9_.-]{0,54}---)[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{43})(?![A-Za-z0-9])',
    '{}',
    array['%.%'],
    '{}',
    false, 'Kagi'
),
(
    'credential_prefix', 'mailgun_new', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8})(?![A-Za-z0-9])',
    '{}',
    array['%-%'],
    '{}',
    false, 'Mailgun'
),
(
    'credential_prefix', 'twitter_access', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9]{8,19}-[A-Za-z0-9]{30,50}(?!\.apps\.google))(?![A-Za-z0-9])',
    '{}',
    array['%-%'],
    '{}',
    false, 'X / Twitter'
),
(
    'credential_prefix', 'asana', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9]/[0-9]{15,17}(?:/[0-9]{15,17})?:[0-9a-f]{32})(?![A-Za-z0-9])',
    '{}',
    array['%/%'],
    '{}',
    false, 'Asana'
),
(
    'credential_prefix', 'fal', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:[0-9a-f]{32})(?![A-Za-z0-9])',
    '{}',
    array['%:%'],
    '{}',
    false, 'fal.ai'
),
(
    'credential_prefix', 'mailchimp', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{32}-us[0-9]{1,2})(?![A-Za-z0-9])',
    '{}',
    array['%-us%'],
    '{}',
    false, 'Mailchimp'
),
(
    'credential_prefix', 'telegram_bot', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9]{8,10}:AA[A-Za-z0-9_-]{33})(?![A-Za-z0-9])',
    '{}',
    array['%:aa%'],
    '{}',
    false, 'Telegram'
),
(
    'credential_prefix', 'maxmind', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9]{6}_[A-Za-z0-9]{29}_mmk)(?![A-Za-z0-9])',
    '{}',
    array['%\_mmk%'],
    '{}',
    false, 'MaxMind'
),
(
    'credential_prefix', 'tableau', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9+/]{22}==:[A-Za-z0-9]{32})(?![A-Za-z0-9])',
    '{}',
    array['%==:%'],
    '{}',
    false, 'Tableau'
),
(
    'credential_prefix', 'azure_ad', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9_~.-]{3}[0-9]Q~[A-Za-z0-9_~.-]{31,34})(?![A-Za-z0-9])',
    '{}',
    array['%q~%'],
    '{}',
    false, 'Microsoft Entra'
),
(
    'credential_prefix', 'newrelic_license', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{36}NRAL)(?![A-Za-z0-9])',
    '{}',
    array['%nral%'],
    '{}',
    false, 'New Relic'
),
(
    'credential_prefix', 'rapidapi', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[0-9a-f]{10}msh[0-9a-f]{15}p1[0-9a-f]{5}jsn[0-9a-f]{12})(?![A-Za-z0-9])',
    '{}',
    array['%msh%'],
    '{}',
    false, 'RapidAPI'
),
(
    'credential_prefix', 'dropbox_long', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[a-z0-9]{11}AAAAAAAAAA[A-Za-z0-9_-]{43})(?![A-Za-z0-9])',
    '{}',
    array['%aaaaaaaaaa%'],
    '{}',
    false, 'Dropbox'
),
(
    'credential_prefix', 'firebase_server_key', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{11}:APA91b[A-Za-z0-9_-]{100,})(?![A-Za-z0-9])',
    '{}',
    array['%:apa91b%'],
    '{}',
    false, 'Google'
),
(
    'high_entropy', 'licence_key', 'shape', 'grouped',
    '(?<![A-Za-z0-9])(?:[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3,5})(?![A-Za-z0-9])',
    '{}',
    array['%-%'],
    '{}',
    false, 'any'
),
(
    'credential_prefix', 'prefixed_token', 'shape', 'strong',
    ('(?<![A-Za-z0-9])(?:(?<![_.-])(?:[a-z]{2,12}|[A-Z]{2,8})[0-9]{0,2}(?:[_-][a-z]{2,12}[0-9]{0,2}){0,3}[_.-][A-Za-z0-9]{'
    || '20,}(?:[_-][A-Za-z0-9]{6,})*(?!@[A-Za-z0-9]))(?![A-Za-z0-9])'),
    '{}',
    array['%\_%', '%-%', '%.%'],
    '{}',
    false, 'any'
),
(
    'credential_prefix', 'sanity', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:sk[A-Za-z0-9]{80,})(?![A-Za-z0-9])',
    '{}',
    array['%sk%'],
    '{}',
    false, 'Sanity'
),
(
    'credential_prefix', 'uptimerobot', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[um][0-9]{6,9}-[0-9a-f]{24})(?![A-Za-z0-9])',
    '{}',
    array['%-%'],
    '{}',
    false, 'UptimeRobot'
),
(
    'credential_prefix', 'twilio_pair', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:AC[0-9a-f]{32}:[0-9a-f]{32})(?![A-Za-z0-9])',
    '{}',
    array['%:%'],
    '{}',
    false, 'Twilio'
),
(
    'credential_prefix', 'ngrok', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:(?:2|cr_|ak_|ngrok_)[A-Za-z0-9]{26,27}_[A-Za-z0-9]{21})(?![A-Za-z0-9])',
    '{}',
    array['%\_%'],
    '{}',
    false, 'ngrok'
),
(
    'credential_prefix', 'ably', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{6}:[A-Za-z0-9_-]{43})(?![A-Za-z0-9])',
    '{}',
    array['%:%'],
    '{}',
    false, 'Ably'
),
(
    'off_the_record', 'marker_tag', 'marker', '',
    ('(?:\[{1,2} ?(?:no[ _-]?(?:memory|memories|recording|records?|logging|logs?|storing|store|saving|save|trace)|(?:stric'
    || 'tly )?off[ _-](?:the[ _-])?record|not for the record|otr|incognito(?: mode)?|private mode) ?\]{1,2}|\[{1,2} ?(?:conf'
    || 'idential ?[:;,-] ?)?(?:do[ _-]?not|don''?t)[ _-](?:remember|record|save|store|memori[sz]e|log|note|retain|persist|cap'
    || 'ture|archive|transcribe|keep(?: a record of| track of)?|write|jot|commit)(?:[ _-](?:this|that|it))? ?\]{1,2}(?! ?\[)'
    || '|\[\[ ?private ?\]\]|(?<![a-z0-9_\]\[])\[private\](?![(\[]|: ?https?:| ?(?:[=|]|api|area|attribute|beta|branch|brows'
    || 'ing|bucket|channel|class|cloud|constructor|field|function|group|key|link|member|message|method|mode|module|network|p'
    || 'ackage|page|property|properties|registry|repo|repositor(?:y|ies)|room|section|server|static|sub|subnet|tab|variable|'
    || 'window)s?(?![a-z]))|<!-- ?(?:no[ _-]?(?:memory|recording|record|log|store|save)|private|off[ _-](?:the[ _-])?record|'
    || '(?:do[ _-]?not|don''?t)[ _-](?:remember|record|save|store|memori[sz]e|log|note|retain|persist|capture|archive|transcr'
    || 'ibe|keep(?: a record of| track of)?|write|jot|commit)(?:[ _-](?:this|that|it))?) ?-->|(?<![a-z0-9_])<(?:private|no-?'
    || '(?:memory|record|recording|log)|off-the-record|do-?not-?(?:record|remember|save|store)|dont-?(?:record|remember|save'
    || '|store))>|\{\{(?:no-?memory|no-?record|off-the-record)\}\}|(?<![a-z0-9_$#%@\\="''`/.>:({-])\{\{private\}\}(?![a-z0-9_'
    || '"''`/(\[<-]|\.[a-z])|(?<![a-z0-9._~/:<-])/(?:private|no-?(?:memory|record)|off-the-record|incognito|otr)(?![a-z0-9/_-'
    || ']|\.[a-z])|(?<![a-z0-9._~/:-])/forget (?:this|that|it)(?![ ]*[a-z0-9])|(?<![a-z0-9_.@!])[@!]no-?(?:memory|record|log'
    || ')(?![a-z0-9_])|\(otr\)|turn (?:off (?:your |the )?memory|(?:your |the )?memory off) for this|#(?:no-?(?:memory|recor'
    || 'd|recording|log|save|store)|off-?(?:the-?)?record|otr|private-?mode|do-?not-?(?:record|remember|save|store|log)|dont'
    || '-?(?:record|remember|save|store|log))(?![a-z0-9_-])(?! (?:is|was|are|flag|hashtag|means|option|tag)(?![a-z]))|(?<![a'
    || '-z0-9_-])no-(?:memory|record|memorize)(?![a-z0-9_]|-[a-z])|(?<![a-z0-9_.])(?:otr:|o\.t\.r\.)|private mode on(?![a-z]'
    || ')|(?:go |going |mode )?incognito(?: mode)? (?:please|on)(?![a-z]))'),
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
    ('(?<![a-z])(?:(?:confidential|between us|between you and me|off the record|in confidence|private|ephemeral|sensitive)'
    || '[^.!?\n]{0,24}[,;:(-][ ]?(?:please )?(?:do not|don''?t) (?:store|save|record|log|keep|remember|note|persist|retain|me'
    || 'mori[sz]e)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|off(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|\.|[*]{0,2} [*]{1'
    || ',2})the(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|\.|[*]{0,2} [*]{1,2})record(?![a-z])(?![ -](?:play'
    || 'er|rack|shelf|label|store|shop|deck|collection|button|pile|stack|books?)(?![a-z]))|not for the record(?![ ]*[a-z0-9]'
    || ')|(?:you (?:(?:must|should|may|can) ?n[o'']t|are not (?:allowed )?to)|you''re not (?:allowed )?to|must not|mustn''?t)(?'
    || ':_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))'
    || '?(?:(?:remember|record|save|store|memori[sz]e|log|note|retain|persist|capture|archive|transcribe|keep(?: a record of'
    || '| track of)?|write|jot|commit)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:any(?:thing)?|all|none|so'
    || 'me)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|t'
    || 'he following|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am| just| about to| going to)*('
    || '?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|saying|say|told|wrote|typed|type|shared|share|tell)(?:(?:[ \t_-]{1'
    || ',4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|pre'
    || 'vious|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:'
    || '[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|turn|sentence|exchange|paragraph)))(?:(?:[ \t_-]{1,4}|[ '
    || '\t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|conversation|chat|turn|one|line|sentence|paragraph|note|exchange|sessio'
    || 'n|thread|information|info|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ev'
    || 'er|okay|ok|for me|for later|(?:in|into|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:memory|memories|notes?|'
    || 'logs?|records?|minutes|transcript)|on file|in writing|under any circumstances|or (?:store|save|log|record|remember) '
    || 'it))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9]))|i (?:don''?t|do not) want(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \'
    || 't>]{0,8})(?:you(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n['
    || ' \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:remember|record|save|store|memori[sz]e'
    || '|log|note|retain|persist|capture|archive|transcribe|keep(?: a record of| track of)?|write|jot|commit)(?:_{0,2}[ \t-]'
    || '[ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:any(?:thing)?|all|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}'
    || ')of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|the following|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r'
    || '?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am| just| about to| going to)*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
    || 'said|saying|say|told|wrote|typed|type|shared|share|tell)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|m'
    || 'y)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:pa'
    || 'rt|bit|message|turn|sentence|exchange|paragraph)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|'
    || 'conversation|chat|turn|one|line|sentence|paragraph|note|exchange|session|thread|information|info|detail)s?)?|(?:this'
    || '|that|it|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|conversation))?(?:_{0,2}['
    || ' \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})be(?:_{0,2}'
    || '[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]'
    || 'ed|written down|noted|archived|retained))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at al'
    || 'l|ever|okay|ok|for me|for later|(?:in|into|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:memory|memories|not'
    || 'es?|logs?|records?|minutes|transcript)|on file|in writing|under any circumstances|or (?:store|save|log|record|rememb'
    || 'er) it))*(?![ ]*[a-z0-9])|please(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:_{0,2}[ \t-][ \t_-]'
    || '{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?forget(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|all of '
    || 'this|all this|everything i(?: just)? said)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:message|part|'
    || 'conversation))?(?![ ]*[a-z0-9])|stay (?:out of|off) (?:your|the) (?:memory|notes|minutes)(?![a-z])|(?:keep|leave)(?:'
    || '_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]'
    || '{0,4}\r?\n[ \t>]{0,8})(?:part|message|bit|one))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:out(?:_{0,'
    || '2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of|off)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:you'
    || 'r(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|'
    || 'any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|record|records|logs?|notes|books|minu'
    || 'tes|transcript)(?![a-z])|(?:exclude|omit|skip) (?:this|that|all of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?'
    || '\n[ \t>]{0,8})(?:part|message|bit))?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:from|in)(?:_{0,2}[ \t-'
    || '][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2}'
    || '[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:long-t'
    || 'erm(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|records?|notes|minutes|transcript)(?!'
    || '[ ]*[a-z0-9])|(?:delete|erase|remove|wipe|scrub|strike|scratch|drop|purge|clear)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,'
    || '4}\r?\n[ \t>]{0,8})(?:this|that|it|what i(?: just)? said|all of this)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ '
    || '\t>]{0,8})(?:long-term(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|records?|notes)(?!'
    || '[a-z])|this(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n'
    || '[ \t>]{0,8})|message(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|conversation(?:_{0,2}[ \t-][ \t_-]{0,3}|'
    || '[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:must|should|may|can|shall|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
    || '?(?:not|n''t|never)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}'
    || '\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logg'
    || 'ed|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?=(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:_{0,2}[ \t-][ \'
    || 't_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:please|anywhere|ever|at all|by you|in (?:your|the) (?:memory|memories|notes?'
    || '|logs?|records?|file|journal)|on (?:the )?record|or |and ))|this(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,'
    || '8})(?:isn''t|is(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not|doesn''t(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,'
    || '4}\r?\n[ \t>]{0,8})go|does(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t'
    || ']{0,4}\r?\n[ \t>]{0,8})go|won''t(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go|will(?:_{0,2}[ \t-][ \t_-]{'
    || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go|shouldn''t(?:_{0,2}[ \t-'
    || '][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})go)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:on|in|into|for'
    || ')(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}'
    || '))?(?:record|minutes)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:i''d|i would)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8'
    || '})(?:rather|prefer(?: it)?(?: if| that)?|(?:appreciate|like) it if)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]'
    || '{0,8})(?:you(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:didn''t|did not|don''t|do not|not)(?:_{0,2}[ \t-'
    || '][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:remember|record|save|store|keep|log|note|memori[sz]e)(?:_{0,2}[ \t-][ \t'
    || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|any)|(?:this|that)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \'
    || 't>]{0,8})(?:wasn''t|weren''t|was(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not|were(?:_{0,2}[ \t-][ \t_-]{'
    || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not|isn''t|is(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})not|not(?:_{0,2}['
    || ' \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})be|not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})to(?:_{0,2'
    || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})be)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|st'
    || 'ored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?:(?:[ \t_-]{1,4}|'
    || '[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|from) (?:yo'
    || 'ur |the |any |my )?(?:long-term )?(?:memory|memories|notes?|logs?|records?|minutes|transcript)|on file|in writing|un'
    || 'der any circumstances|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9]))|(?:none|nothing)(?:_{0,2}[ \t-][ '
    || '\t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:of|in)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this(?:_'
    || '{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:message|conversation|chat)|this|that|it|what i(?: just)? said)'
    || '|i(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:say|said|tell you)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
    || ',4}\r?\n[ \t>]{0,8})(?:now|here|next|today))?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:should|mu'
    || 'st|may|can|shall|will|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \'
    || 't]{0,4}\r?\n[ \t>]{0,8})|ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:be(?:_{0,2}[ \t-][ \t_-]{0,'
    || '3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|no'
    || 'ted|archived|retained)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|okay|ok|for '
    || 'me|for later|(?:in|into|to|on|from) (?:your |the |any |my )?(?:long-term )?(?:memory|memories|notes?|logs?|records?|'
    || 'minutes|transcript)|on file|in writing|under any circumstances|or (?:store|save|log|record|remember) it))*(?![ ]*[a-'
    || 'z0-9])|go(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})on(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{'
    || '0,8})(?:the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?record)|(?:goes|is|gets)(?:_{0,2}[ \t-][ \t_-]{0'
    || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:on(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:the(?:_{0,2}[ \t-][ \t'
    || '_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?record|(?:recorded|saved|stored)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
    || '(?:down|please|anywhere|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|from) (?:your |the |any |my )?(?:long-'
    || 'term )?(?:memory|memories|notes?|logs?|records?|minutes|transcript)|on file|in writing|under any circumstances|or (?'
    || ':store|save|log|record|remember) it))*(?![ ]*[a-z0-9])))|(?:this |this is |confidential and )not to be (?:saved|stor'
    || 'ed|recorded|remembered|logged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?=[ ]{0,2}[:.!,;)\n-'
    || ']|\Z)|(?:following|what follows|next (?:part|bit|message|sentence)|rest of this(?: message)?)(?:_{0,2}[ \t-][ \t_-]{'
    || '0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:must|should|may|can|shall|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,'
    || '8})?(?:not|n''t|never)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
    || ',4}\r?\n[ \t>]{0,8}))?be(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|l'
    || 'ogged|kept|persisted|memori[sz]ed|written down|noted|archived|retained)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}'
    || ')(?:down|please|anywhere|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|from) (?:your |the |any |my )?(?:long'
    || '-term )?(?:memory|memories|notes?|logs?|records?|minutes|transcript)|on file|in writing|under any circumstances|or ('
    || '?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|(?:make|take|keep)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\'
    || 'n[ \t>]{0,8})no(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:notes?|record)(?:_{0,2}[ \t-][ \t_-]{0,3}|['
    || ' \t]{0,4}\r?\n[ \t>]{0,8})(?:of|on|about)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what'
    || ' i)|(?:pretend|act (?:as if|like))(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|you|we)(?:_{0,2}[ \t-]'
    || '[ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:never|didn''?t|did not)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0'
    || ',8})(?:say|said|hear|heard|read|see|saw|tell you|told you)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
    || 'that|this|it|anything|any of this)(?![ ]*[a-z0-9])|(?:delete|erase)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]'
    || '{0,8})(?:what|everything)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})i(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t'
    || ']{0,4}\r?\n[ \t>]{0,8})just)?(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|wrote|told you)(?![ ]*[a'
    || '-z0-9])|un-?(?:record|remember)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it)(?![ ]*[a-z0-9'
    || '])|this conversation never happened(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:between us only|for your ears only),? (?:do not|don'
    || '''t))'),
    '{}',
    array[
        '%pretend%', '%act like%', '%act as if%', '%delete what%', '%erase what%', '%delete every%', '%erase every%',
        '%record%', '%memor%', '%rememb%', '%forget%', '%save%', '%stor%', '%log%', '%note%', '%retain%', '%persist%',
        '%captur%', '%archiv%', '%keep%', '%kept%', '%writ%', '%jot%', '%commit%', '%transcri%', '%minutes%', '%books%',
        '%stay%', '%between us%', '%ears only%', '%hear%', '%conversation%', '%said%', '%told%', '%wrote%'
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
    ('((?:(?<![a-z])(?:i|you|we|they|he|she|who|to|then|will|that|never|not|don''?t|can''?t|cannot|won''?t|didn''?t|couldn''?t|'
    || 'wouldn''?t|shouldn''?t)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?<![a-z]))((?:do(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]'
    || '{0,4}\r?\n[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|don''?t(?:[ \t_-]{1,4}|[ \t]{0,4}\r?'
    || '\n[ \t>]{0,8})|please(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0'
    || ',4}\r?\n[ \t>]{0,8})|never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?!(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4'
    || '}\r?\n[ \t>]{0,8}))?(?:remember|record|save|store|memori[sz]e|log|note|retain|persist|capture|archive|transcribe|kee'
    || 'p(?: a record of| track of)?|write|jot|commit)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})it(?![a-z]))|please not(?:_'
    || '{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))(?:(?:please|(?:you(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?'
    || 'ever|you(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})dare|under(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})any(?:[ \t_-'
    || ']{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})circumstances)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:mention|share|rep'
    || 'eat|use|quote|remember|store|save|record|log|keep)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|it)(?:[ \t_-'
    || ']{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})for(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})training)?(?:[ \t_-]{1,4}|[ \t]{0,4}'
    || '\r?\n[ \t>]{0,8})(?:or|and|nor)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|record|save|store|memori['
    || 'sz]e|log|note|retain|persist|capture|archive|transcribe|keep(?: a record of| track of)?|write|jot|commit)(?:[ \t_-]{'
    || '1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:any(?:thing)?|all|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ '
    || '\t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|the following|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>'
    || ']{0,8})(?:i|we)(?:''m|''ve| have| am| just| about to| going to)*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|say'
    || 'ing|say|told|wrote|typed|type|shared|share|tell)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?|(?:the|my)(?:[ \'
    || 't_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:next|following|last|previous|rest(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
    || 'of(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|my))(?=(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|m'
    || 'essage|turn|sentence|exchange|paragraph)))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|conversa'
    || 'tion|chat|turn|one|line|sentence|paragraph|note|exchange|session|thread|information|info|detail)s?)?(?:(?:[ \t_-]{1,'
    || '4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|from) (?'
    || ':your |the |any |my )?(?:long-term )?(?:memory|memories|notes?|logs?|records?|minutes|transcript)|on file|in writing'
    || '|under any circumstances|or (?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9])|(?:commi'
    || 't|save|store)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:in|to|into)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
    || 'your(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:long-term(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?memory(?=['
    || ' ]{0,2}[:.!,;)\n-]|\Z)|(?:put|add|enter|include|place|let|file)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|th'
    || 'at|it|any of this)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:get(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:i'
    || 'n|into|to|on|under)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:your|the|any|my)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n['
    || ' \t>]{0,8}))?(?:long-term(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|notes?|records?|logs?|journ'
    || 'al|minutes)(?![ ]*[a-z0-9])|(?:make|take|keep)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:a|any)(?:[ \t_-]{1,4}'
    || '|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:notes?|record)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:of|on|about)(?:[ \t_-]{'
    || '1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it)(?![ ]*[a-z0-9]))|(?:delete|erase|remove|wipe|scrub|strike|scratch|d'
    || 'rop|purge|clear)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|what i(?: just)? said|all of thi'
    || 's)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})'
    || '(?:(?:the|long-term)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|record)(?=(?=[ ]{0,2'
    || '}[:.!,;)\n-]|\Z)|(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:please|now|again|entirely|completely|imme'
    || 'diately|right|for good|at once))|forget(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:this|that|it|all of this|all'
    || ' this|everything i(?: just)? said)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:immediately|instantly|at once|right '
    || 'away|right now|straight away)|(?:this|that|it|this conversation)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})ever happ'
    || 'ened)(?![ ]*[a-z0-9])|forget(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:about(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]'
    || '{0,8}))?(?:(?:that(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:i(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:eve'
    || 'r(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|just(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:said|told|mentioned'
    || '|wrote)|you(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})|just(?:[ \t'
    || '_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:heard|read|saw))|(?:what(?:ever)?|everything|all|anything)(?:[ \t_-]{1,4}|['
    || ' \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''ve)?(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:[ \t_-]{1,4}|[ \t]{0,'
    || '4}\r?\n[ \t>]{0,8}))?(?:said|told|wrote|mentioned|discussed))(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:that|t'
    || 'his|it|anything|you|here))*(?![ ]*[a-z0-9]))'),
    '{}',
    array[
        '%record%', '%memor%', '%rememb%', '%forget%', '%save%', '%stor%', '%log%', '%note%', '%retain%', '%persist%',
        '%captur%', '%archiv%', '%keep%', '%kept%', '%writ%', '%jot%', '%commit%', '%transcrib%', '%minutes%', '%journal%',
        '%said%', '%told%', '%wrote%', '%mentioned%'
    ],
    array['%not%', '%n''t%', '%dont%', '%never%', '%forget%', '%from memory%', '%memor%', '%record%'],
    true, 'English'
),
(
    'off_the_record', 'marker_clause', 'marker', '',
    ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr ?-(?= )|(?:your )?memory off(?= please|(?=[ ]{0,2}[:.!,;)\n-]|\Z)| for this)|(?:das |d'
    || 'ies |davon )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|aufschreiben|protokollieren|m'
    || 'itschreiben|festhalten|aufnehmen|mitloggen|merken)(?![ ]*[a-z0-9])|niet (?:onthouden|opslaan|bewaren|noteren|vastleg'
    || 'gen|opschrijven)(?: alsjeblieft| alstublieft| svp| aub)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:alsjeblieft |alstublieft )?ver'
    || 'geet (?:alles )?wat ik (?:net |zojuist |je )*(?:zei|heb gezegd|vertelde|gezegd heb)|niet (?:opslaan|bewaren|vastlegg'
    || 'en|noteren|opschrijven|registreren)(?![ ]*[a-z0-9])|no (?:guardar|grabar|registrar|anotar|almacenar|memorizar)(?: po'
    || 'r favor| esto)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:per favore,? )?dimentic(?:a|ate|hi) (?:tutto )?(?:quello|ci[òÒ]|quanto)'
    || ' che ho (?:appena )?(?:detto|scritto|raccontato)|n[ãÃa]o (?:guardar|gravar|registrar|registar|salvar|anotar|armazena'
    || 'r)(?: por favor)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:por favor,? )?esque[çÇc][ae](?:m|r)? (?:tudo )?o que (?:eu )?(?:te |l'
    || 'he )?(?:disse|acabei de dizer|falei|acabei de falar|escrevi)|(?:[пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a,? )?[зzzз]a[бБ]y[дД][ьЬ](?'
    || ':[тt]e)?,? (?:[тt]o,? |[вb]c[ёЁ],? |[вb]ce,? )?[чЧ][тt]o [яЯ] (?:[тt]o[лЛ][ьЬ]ko [чЧ][тt]o )?(?:cka[зz]a[лЛ]|[нh]a[п'
    || 'П][иИ]ca[лЛ]|[гГ]o[вb]op[иИ][лЛ])|not to be (?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]ed|w'
    || 'ritten down|noted|archived|retained)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|no (?:notes|logging|recording|record|minutes|memory|l'
    || 'ogs) (?:of|on|for|about) (?:this|that)(?: please)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:merci de |pri[èÈ]re de |veuillez )?n'
    || 'e pas (?:l''|le |la )?(?:enregistrer|noter|conserver|m[éÉ]moriser|retenir|stocker|sauvegarder|garder|archiver)(?: (?:'
    || 'ceci|cela|[çÇ]a|ce message|cette conversation))?(?: svp| s''il vous pla[îÎ]t| s''il te pla[îÎ]t)?(?=[ ]{0,2}[:.!,;)\n-'
    || ']|\Z)|(?:por favor,? )?olv[iíÍ]d(?:a|e|en)(?:te|se)?(?: de)? (?:todo )?lo que (?:te |le )?(?:acabo de (?:decir|conta'
    || 'r)(?:te|le)?|dije|he dicho|cont[éÉ])|(?:per favore,? )?non (?:salvare|registrare|memorizzare|annotare|conservare|arc'
    || 'hiviare)(?: per favore)?(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:prosz[ęĘe] )?nie (?:zapisywa[ćĆ]|notowa[ćĆ]|zapami[ęĘ]tywa[ćĆ]'
    || '|nagrywa[ćĆ]|przechowywa[ćĆ])(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:prosz[ęĘ],? )?zapomnij(?:cie)?(?: o tym| to| wszystko)?,?'
    || ' co (?:w[łŁ]a[śŚ]nie )?(?:ci )?powiedzia[łŁl])'),
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
    ('(?:^|[.!?:;,(>\n-][ ]?)(?:otr(?=[.!]{0,2}[ \n]*\Z)|(?:please )?(?:(?:turn|switch) off (?:your |the )?memory|(?:turn|'
    || 'switch) (?:your |the )?memory off|(?:pause|disable|mute|suspend) (?:your |the )?memory)(?= (?:please|now|for (?:now|'
    || 'this|a moment|a second|a minute|the next))|[ ]{1,2}-|[ ]{0,2}[:.!,;)\n]|\Z)|(?:stop|pause) (?:recording|remembering|'
    || 'taking notes)(?: (?:this|now|please|here|for (?:now|a moment|a second|a minute|the next)))+(?![ ]*[a-z0-9])|please ('
    || '?:stop|pause) recording(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:please )?(?:refrain from|avoid|skip) (?:recording|saving|storin'
    || 'g|remembering|memori[sz]ing|noting|archiving|transcribing|keeping) (?:any of |all of )?(?:this|that|these|what(?:[ \'
    || 't_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am| just| about to| going to)*(?:[ \t_-]{1,4}|[ \t]{0,'
    || '4}\r?\n[ \t>]{0,8})(?:said|saying|say|told|wrote|typed|type|shared|share|tell)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t'
    || '>]{0,8})you)?)(?: (?:part|bit|message|conversation|chat|turn|exchange))?(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8'
    || '})(?:down|please|anywhere|at all|ever|okay|ok|for me|for later|(?:in|into|to|on|from) (?:your |the |any |my )?(?:lon'
    || 'g-term )?(?:memory|memories|notes?|logs?|records?|minutes|transcript)|on file|in writing|under any circumstances|or '
    || '(?:store|save|log|record|remember) it))*(?![ ]*[a-z0-9])|(?:(?:go|going) incognito|(?:private|incognito) mode(?: now'
    || '| please)?)(?=[.!]{0,2}[ \n]*\Z|:(?! ?(?:[0-9"''`{\[]|true|false|on|off|yes|no|the |a |an |this |when |use |open ))| '
    || '- )|(?:do_not_|do-not-|dont[_-])(?:record|remember|save|store|log|memorize)(?:[_-]this)?(?=[.!]{0,2}[ \n]*\Z|,? - |:'
    || ' (?!true|false|yes|no[^a-z]|bool|int|str|opt|any|none|null|[0-9"''`{\[(&*]))|off_the_record(?=[.!]{0,2}[ \n]*\Z|,? - '
    || '|: (?!true|false|yes|no[^a-z]|bool|int|str|opt|any|none|null|[0-9"''`{\[(&*]))|off[ -]record(?=[ ]{0,2}[:.!,;)\n-]|\Z'
    || ')|not (?:on|for) (?:the )?(?:record|recording|minutes|attribution)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|no (?:notes|logs|loggin'
    || 'g|memory|recording|records|minutes|transcript),? please(?=[ ]{0,2}[:.!,;)\n-]|\Z)|inoffiziell(?=:| gesagt|,? bitte|['
    || '.!]{0,2}[ \n]*\Z)|(?:ohne protokoll|außerhalb des protokolls|nicht (?:in die|f[üÜ]r die) (?:notizen|akten))(?=[ ]{0,'
    || '2}[:.!,;)\n-]|\Z)|niet voor de buitenwacht(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[нhhн]e [дД][лЛ][яЯ] (?:[зz]a[пП][иИ]c[иИ]|[зz]'
    || 'a[пП][иИ]cy)(?![\u0430-\u045fa-z])|felejtsd el,? amit mondtam|남기지 ?(?:마|말)|en off(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:offic'
    || 'ieusement|extraoficialmente|ufficiosamente|neoficial|neofici[aáÁ]lne|neofici[aáÁ]ln[ěĚ]|inofficiellt|uofficielt|uoff'
    || 'isielt)(?=:|[.!]{0,2}[ \n]*\Z)|pas pour le proc[èÈ]s-verbal(?=[ ]{0,2}[:.!,;)\n-]|\Z)|sin (?:grabar|registrar|regist'
    || 'ro)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:da non|non va|non vanno) (?:registrare|salvare|annotare|verbalizzare|registrat[oia]'
    || '|salvat[oia]|annotat[oia]|verbalizzat[oia])(?=[ ]{0,2}[:.!,;)\n-]|\Z)|non (?:prendere (?:nota|appunti)(?: su (?:ques'
    || 'to|ci[òÒ]))?|tener(?:e|ne) traccia)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|n[ãÃa]o (?:guarda|grava|registra|regista|salva|anota|a'
    || 'rmazena|escreve|memoriza) (?:nada )?(?:disso|disto|isso|isto|ess[ae] (?:mensagem|conversa|parte)|est[ae] (?:mensagem'
    || '|conversa|parte)|o que eu)(?! (?:n[ao]s?|em|como|sob|com|pr[ao]|para) )|n[ãÃa]o fi(?:ca|que) (?:registr?ado|gravado|'
    || 'guardado)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|sem registr?o(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[зzzз]a[бБ]y[дД][ьЬ](?:[тt]e)?,? (?:[тt]'
    || 'e,? |[вb]ce,? )?[щЩ]o [яЯ] (?:[щЩ]o[йЙ][нh]o )?(?:cka[зz]a|[нh]a[пП][иИ]ca|[гГ]o[вb]op[иИ])|[нhhн]eo[фФ](?:[иИ][цЦ]['
    || 'иИ]a[лЛ][ьЬ][нh]o|i[цЦ]i[йЙ][нh]o)(?=:|[.!]{0,2}[ \n]*\Z)|[нhhн]e (?:[зz]a[пП][иИ]c[ыЫ][вb]a[йЙ]|[зz]a[пП]o[мm][иИ]['
    || 'нh]a[йЙ]|coxpa[нh][яЯ][йЙ]|[зz]a[пП][иИ]cy[йЙ])(?:[тt]e)?(?: [пП]o[жЖ]a[лЛ]y[йЙ]c[тt]a)?(?=[.!]{0,2}[ \n]*\Z|:)|[нhh'
    || 'н]e (?:[зz][бБ]epi[гГ]a[тt][иИ]|[зz]a[пП][иИ]cy[вb]a[тt][иИ])(?=[.!]{0,2}[ \n]*\Z|:)|(?:[cc][тt]po[гГ]o )?(?:[мmmм]e'
    || '[жЖ][дД]y [нh]a[мm][иИ]|[мmmм]i[жЖ] [нh]a[мm][иИ]),? (?:[нh]e [зz]a[пП][иИ]c[ыЫ][вb]a[йЙ]|[нh]e coxpa[нh][яЯ][йЙ]|[н'
    || 'h]e [зz]a[пП]o[мm][иИ][нh]a[йЙ]|[нh]e [фФ][иИ]kc[иИ]py[йЙ]|[нh]e [зz]a[пП][иИ]cy[йЙ]|[нh]e [зz][бБ]epi[гГ]a[йЙ])(?:['
    || 'тt]e)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|nie do zapis(?:u|ania)(?=[ ]{0,2}[:.!,;)\n-]|\Z)|nieoficjalnie(?=[ '
    || ']{0,2}[:.!,;)\n-]|\Z)|(?:bez protoko[łŁl]u|nie r[óÓo]b(?:cie)? (?:z tego |[żŻ]adnych )?notatek)(?=[ ]{0,2}[:.!,;)\n-'
    || ']|\Z)|ta (?:inte|inga) anteckningar(?=[ ]{0,2}[:.!,;)\n-]|\Z)|f[öÖ]r inte protokoll(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:kay'
    || '[ii]t d[ii][şŞs][ii]|kayda (?:ge[çÇ]mesin|alma|almay[ii]n))(?=[ ]{0,2}[:.!,;)\n-]|\Z)|(?:aram[ii]zda(?: kals[ii]n)?,'
    || '? )(?:kaydetme|yazma|not alma|hat[ii]rlama)(?:yin|yin)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))'),
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
    ('((?:(?<![a-z])(?:ich|ik|we|jag|vi|du|han|hon) )?(?<![a-z]))(nicht (?:f[üÜ]rs|f[üÜ]r das|zu|zur) (?:protokoll|aufzeic'
    || 'hnung)(?! (?:der|des|von|vom)(?![a-zäÄöÖüÜß]))|(?:(?:bleibt|kommt|soll|geh[öÖ]rt|darf) nicht im|nicht ins) protokoll'
    || '(?! (?:enthalten|erw[äÄ]hnt|verzeichnet|vermerkt|festgehalten|stehen|steht|der|des|von|vom)(?![a-zäÄöÖüÜß]))|(?:bitt'
    || 'e |davon |hiervon |diese nachricht |dieses gespr[äÄ]ch |diesen teil |das hier )(?:das |dies |hiervon |davon |bitte )'
    || '?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|aufschreiben|protokollieren|mitschreiben|'
    || 'festhalten|aufnehmen|mitloggen|merken)(?![ ]*[a-z0-9])|(?:speichern|merken|notieren|protokollieren|behalten|archivie'
    || 'ren) sie (?:sich )?(?:bitte )?(?:dieses gespr[äÄ]ch|diese nachricht|diesen teil|dieses|das|dies|es|davon)(?: bitte| '
    || 'jetzt)? nichts?(?: ab| mit| auf)?(?! (?:in|im|ins|auf)(?! (?:de[mnr] |dein[a-z]{0,2} |eurem )?(?:ged[äÄ]chtnis|speic'
    || 'her|protokoll|notizen|erinnerung))(?![a-zäÄöÖüÜß])| (?:unter|als|an|am|bei|neben|so|zu|falsch|mit|ohne|f[üÜ]r|gut|ri'
    || 'chtig|doppelt|zweimal|vor|nach|[üÜ]ber|aus)(?![a-zäÄöÖüÜß]))|(?:das|dies|es) (?:darf|soll|sollte|muss) (?:bitte )?ni'
    || 'cht (?:gespeichert|aufgezeichnet|notiert|protokolliert|gemerkt|aufgeschrieben|festgehalten|mitgeschrieben) werden|(?'
    || ':vergisst?|vergessen sie)(?: bitte| sofort| gleich| alles| wieder)*,? was ich (?:gerade |eben |dir |euch |vorhin )*('
    || '?:gesagt|erz[äÄ]hlt|geschrieben)|(?:mache?|machen sie) (?:dir |sich |bitte |davon |dazu |hierzu )*keine notizen(?: ('
    || '?:davon|dazu|hierzu)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|keine notizen,? bitte(?=[ ]{0,2}[:.!,;)\n-]|\Z)|außerhalb des proto'
    || 'kolls|(?:merke?|notiere?|speichere?|behalte?|schreibe?|halte?) (?:dir |euch )?(?:bitte )?nichts davon(?: auf| ab| fe'
    || 'st)?(?! (?:in|im|ins|auf)(?! (?:de[mnr] |dein[a-z]{0,2} |eurem )?(?:ged[äÄ]chtnis|speicher|protokoll|notizen|erinner'
    || 'ung))(?![a-zäÄöÖüÜß])| (?:unter|als|an|am|bei|neben|so|zu|falsch|mit|ohne|f[üÜ]r|gut|richtig|doppelt|zweimal|vor|nac'
    || 'h|[üÜ]ber|aus)(?![a-zäÄöÖüÜß]))|ich (?:m[öÖ]chte|will) nicht, dass (?:du (?:dir )?(?:das|dies) (?:speicherst|merkst|'
    || 'notierst|aufschreibst|aufzeichnest|beh[äÄ]ltst|protokollierst)|(?:das|dies) (?:gespeichert|aufgezeichnet|notiert|pro'
    || 'tokolliert|festgehalten|aufgeschrieben) wird)|bitte (?:das |dies )?nicht (?:merken|behalten)(?![ ]*[a-z0-9])|(?:merk'
    || 'e?|merkt|speichere?|speichert|notiere?|notiert|protokolliere?|behalte?|archiviere?|dokumentiere?) (?:dir |euch |es d'
    || 'ir )?(?:dieses gespr[äÄ]ch|diese nachricht|diesen teil|dieses|das|dies|es|davon)(?: bitte| jetzt| ja| hier| alles)* '
    || '(?:nichts?|nirgendwo|nirgends)(?: ab| mit| auf)?(?! (?:in|im|ins|auf)(?! (?:de[mnr] |dein[a-z]{0,2} |eurem )?(?:ged['
    || 'äÄ]chtnis|speicher|protokoll|notizen|erinnerung))(?![a-zäÄöÖüÜß])| (?:unter|als|an|am|bei|neben|so|zu|falsch|mit|ohn'
    || 'e|f[üÜ]r|gut|richtig|doppelt|zweimal|vor|nach|[üÜ]ber|aus)(?![a-zäÄöÖüÜß]))|(?:zeichne|schreibe?|nimm|halte?|lege?|h'
    || 'ebe?|(?:zeichnen|schreiben|nehmen|halten|legen|heben) sie) (?:dir |euch |sich |es dir )?(?:dieses gespr[äÄ]ch|diese '
    || 'nachricht|diesen teil|dieses|das|dies|es|davon)(?: bitte| jetzt| ja| hier| alles)* nichts?(?: (?:auf(?! d(?:ie|en|em'
    || '|as) )|mit|nieder|fest|ab|ins protokoll|in (?:dein|das|euer) (?:ged[äÄ]chtnis|protokoll)|in (?:deine|die|eure) notiz'
    || 'en)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|erinnere? dich (?:bitte |sp[äÄ]ter )*nicht (?:daran|hieran|an (?:das|dies))(?![ ]*[a'
    || '-z0-9])|vergiss (?:das|dies|es)(?: bitte| wieder| gleich)* (?:sofort|gleich|umgehend|schnell|wieder)|(?:streich|stre'
    || 'iche|l[öÖ]sch|l[öÖ]sche|entfern|entferne|tilge?) (?:das|dies|es)(?: bitte| wieder| sofort)* aus (?:dem|deinem|eurem)'
    || ' (?:ged[äÄ]chtnis|speicher|protokoll)|unter uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|noteer|registreer|memori'
    || 'seer|log) (?:dit|dat|het)(?: gesprek| bericht| deel)?(?: alsjeblieft| alstublieft| svp| aub)? niet(?! (?:in(?! je ge'
    || 'heugen)|onder|op|als|bij|met|naast|langer|te|zo|goed|voor|aan)(?![a-z]))|sla (?:dit|dat|het)(?: gesprek| bericht| de'
    || 'el)?(?: alsjeblieft| alstublieft| svp| aub)? niet op(?! (?:in(?! je geheugen)|onder|als|bij|met|op)(?![a-z]))|leg (?'
    || ':dit|dat)(?: gesprek| bericht)?(?: alsjeblieft)? niet vast|(?:dit|dat) (?:mag|moet|hoeft|hoort) niet (?:worden )?(?:'
    || 'opgeslagen|bewaard|genoteerd|vastgelegd|onthouden|in de notulen)|schrijf (?:dit|dat)(?: alsjeblieft)? niet op(?! (?:'
    || 'het|de|een)(?![a-z]))|neem (?:dit|dat)(?: gesprek)?(?: alsjeblieft)? niet op(?! (?:het|de|een|je)(?![a-z]))|(?:dit |'
    || 'dat |alsjeblieft |gelieve )niet (?:opslaan|bewaren|vastleggen|noteren|opschrijven|registreren)(?![ ]*[a-z0-9])|graag'
    || ' niet (?:noteren|opslaan|bewaren)(?![ ]*[a-z0-9])|gelieve (?:dit |dat )?niet (?:op te slaan|te noteren|te bewaren)|('
    || '?:noteer|onthoud|bewaar|schrijf|sla) (?:hiervan niets|hier niets van|niets hiervan|niets van dit)(?: op)?(?![a-z])|z'
    || 'et (?:dit|dat) niet in (?:je geheugen|de notulen|je notities)|ik wil niet dat je (?:dit|dat) (?:opslaat|onthoudt|not'
    || 'eert|bewaart|vastlegt|opschrijft)|(?:dit|dat) niet onthouden(?![ ]*[a-z0-9])|vergeet (?:dit|dat) (?:meteen|direct|on'
    || 'middellijk|gelijk)|niet voor de (?:notulen|microfoon)|buiten de notulen|(?:wis|haal|verwijder) (?:dit|dat) uit je ge'
    || 'heugen|maak (?:hier|hiervan|daar) geen (?:notities?|aantekening(?:en)?)(?: van)?(?![a-z])|(?:spara|notera|lagra|logg'
    || 'a|minns|memorera|registrera) inte (?:det jag (?:s[äÄ]ger|sa|ber[äÄ]ttar)(?![a-zåÅäÄöÖ])|(?:detta(?: meddelande| samt'
    || 'al)?|det h[äÄ]r(?: meddelandet| samtalet)?|den h[äÄ]r (?:konversationen|chatten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?! minn'
    || 'et)|p[åÅ](?! minnet)|som|under|till|med|s[åÅ]|utan) ))|(?:spara|skriv|anteckna) (?:inget|ingenting) av (?:detta|det '
    || 'h[äÄ]r)|jag vill inte att (?:du (?:sparar|antecknar|minns|lagrar|loggar) (?:detta|det h[äÄ]r)|(?:detta|det h[äÄ]r) ('
    || '?:sparas|antecknas|lagras))|l[åÅ]t bli att (?:spara|anteckna|logga|lagra|minnas) (?:detta|det h[äÄ]r)|f[öÖ]r inte pr'
    || 'otokoll [öÖ]ver (?:detta|det h[äÄ]r)|spela inte in (?:detta(?: meddelande| samtal)?|det h[äÄ]r(?: meddelandet| samta'
    || 'let)?|den h[äÄ]r (?:konversationen|chatten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|som|under|till|m'
    || 'ed|s[åÅ]|utan) )|l[äÄ]gg inte (?:detta(?: meddelande| samtal)?|det h[äÄ]r(?: meddelandet| samtalet)?|den h[äÄ]r (?:k'
    || 'onversationen|chatten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|som|under|till|med|s[åÅ]|utan) ) p[åÅ'
    || '] minnet|(?:detta|det h[äÄ]r) (?:f[åÅ]r|ska|skall|b[öÖ]r) inte (?:sparas|lagras|antecknas|noteras|spelas in|registre'
    || 'ras|loggas|skrivas ner)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|mellan oss,? (?:s[åÅ] )?(?:spara|anteckna|notera) '
    || 'inte(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|kom inte ih[åÅ]g (?:det jag sa(?![a-zåÅäÄöÖ])|(?:detta(?: meddelande|'
    || ' samtal)?|det h[äÄ]r(?: meddelandet| samtalet)?|den h[äÄ]r (?:konversationen|chatten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?!'
    || ' minnet)|p[åÅ](?! minnet)|som|under|till|med|s[åÅ]|utan) ))|(?:anteckna|skriv|spara|notera|lagra|logga) inte (?:ner '
    || '|ned |upp )?(?:detta(?: meddelande| samtal)?|det h[äÄ]r(?: meddelandet| samtalet)?|den h[äÄ]r (?:konversationen|chat'
    || 'ten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|som|under|till|med|s[åÅ]|utan) )|(?:inte|ej) (?:f[öÖ]r|'
    || 'till) protokollet|gl[öÖ]m (?:allt |det |vad )+jag (?:just |precis |nyss )?(?:sade|sa|skrev|ber[äÄ]ttade)(?![a-zåÅäÄö'
    || 'Ö])|gl[öÖ]m (?:detta(?: meddelande| samtal)?|det h[äÄ]r(?: meddelandet| samtalet)?|den h[äÄ]r (?:konversationen|chat'
    || 'ten)|det)(?![a-zåÅäÄöÖ])(?! (?:i(?! minnet)|p[åÅ](?! minnet)|som|under|till|med|s[åÅ]|utan) ) (?:genast|direkt|omede'
    || 'lbart|med en g[åÅ]ng)|(?:radera|ta bort|stryk) (?:detta|det h[äÄ]r) (?:ur|fr[åÅ]n) (?:ditt )?minnet?|ikke til refera'
    || 't|glem (?:hvad|det|hva),? jeg (?:lige |nettopp )?(?:sagde|sa|skrev)(?![a-zæÆøØåÅ])|glem (?:det|dette) (?:med det sam'
    || 'me|med en gang|straks|omg[åÅ]ende)|slett? (?:det|dette) fra (?:din |ditt )?(?:hukommelsen?|minnet)|(?:dette|det her)'
    || ' (?:m[åÅ]|skal|b[øØ]r) ikke (?:gemmes|optages|noteres|registreres|huskes|lagres|tas opp|skrives ned)(?![ ]*[a-z0-9\u'
    || '00c0-\u024f\u0370-\u04ff])|(?:utanf[öÖ]r|utom) protokollet|(?:gem|husk|not[éÉ]r|noter|lagre|lagr|skriv|optag|log) ik'
    || 'ke (?:dette(?: ned)?|det (?:her|ned)|denne samtalen?)(?! (?:i(?! hukomm)|p[åÅ]|som|under|til|med|s[åÅ]) )|skriv (?:d'
    || 'et|dette) ikke ned|ikke (?:gem|husk|lagre|lagr|noter|skriv|ta opp|loggf[øØ]r) (?:dette|det|denne samtalen?)(?![a-zæÆ'
    || 'øØåÅ])(?! (?:i(?! hukomm)|p[åÅ]|som|under|til|med|s[åÅ]) )|(?:uden for|utenfor) (?:referat|protokoll))'),
    '{}',
    array[
        '%nicht%', '%nirgend%', '%außerhalb%', '%ausserhalb%', '%vergiss%', '%vergessen sie%', '%streich%', '%lösch%',
        '%lÖsch%', '%entfern%', '%tilg%', '%niet%', '%vergeet%', '%notulen%', '%geheugen%', '%geen %', '%inte %',
        '%ellan oss%', '%inget av%', '%ingenting av%', '%låt bli%', '%lÅt bli%', '%ej för%', '%ej fÖr%', '%ej till%',
        '%utanför%', '%utanfÖr%', '%utom%', '%ikke%', '%uden for%', '%utenfor%', '%keine notizen%', '%glöm %', '%glÖm %',
        '%glem %', '%radera%', '%ta bort%', '%stryk %', '%slet%', '%slett %'
    ],
    array[
        '%protokoll%', '%aufzeichn%', '%speicher%', '%notier%', '%schreib%', '%festhalt%', '%aufnehm%', '%mitlog%', '%merk%',
        '%behalt%', '%nimm%', '%halt%', '%zeichne%', '%leg %', '%lege%', '%heb%', '%archivier%', '%dokumentier%',
        '%erinner%', '%geschrieben%', '%vergiss%', '%gedächtnis%', '%gedÄchtnis%', '%unter uns%', '%onthoud%', '%bewa%',
        '%note%', '%notit%', '%aanteken%', '%registre%', '%sla %', '%schrijf%', '%neem%', '%opslaan%', '%vastleg%',
        '%op te slaan%', '%opslaat%', '%opschrij%', '%onthou%', '%vergeet%', '%notulen%', '%microfoon%', '%geheugen%',
        '%spara%', '%notera%', '%lagra%', '%logga%', '%minns%', '%ihåg%', '%ihÅg%', '%spela%', '%memorera%', '%lägg%',
        '%lÄgg%', '%gem%', '%husk%', '%notér%', '%notÉr%', '%optag%', '%log%', '%lagre%', '%lagr%', '%skriv%', '%ta opp%',
        '%referat%', '%anteckn%', '%gespeichert%', '%notizen%', '%gesagt%', '%erzählt%', '%erzÄhlt%', '%opgeslagen%',
        '%genoteerd%', '%leg d%', '%minne%', '%hukomm%', '%glöm %', '%glÖm %', '%glem %', '%jag %', '%jeg %', '%registr%',
        '%sparas%', '%minnas%', '%behältst%', '%behÄltst%', '%antecknas%', '%noteres%', '%huskes%', '%vastgelegd%',
        '%memoriseer%', '%mitgeschrieben%', '%aufgeschrieben%', '%tas opp%', '%loggfør%', '%loggfØr%', '%nehmen%',
        '%zeichnen%', '%legen sie%', '%heben sie%'
    ],
    true, 'German, Dutch, Swedish, Danish, Norwegian'
),
(
    'off_the_record', 'marker_french', 'marker', 'subject',
    ('((?:(?<![a-z])(?:je|il|elle|on|ils|elles|qui|nous|vous) )?(?<![a-z]))(n(?:e |'')(?:le |l'')?(?:retiens?|retenez|notes?'
    || '|notez|m[éÉ]morise[sz]?|memorise[sz]?|enregistre[sz]?|sauvegarde[sz]?|gardes?|gardez|stocke[sz]?|conserve[sz]?|inscr'
    || 'is|inscrivez|[éÉ]cris|[éÉ]crivez|consigne[sz]?|archive[sz]?) (?:pas|rien|jamais) ?(?:tout )?(?:(?:[çÇ]a|ca|cela|ceci'
    || '|de (?:tout )?(?:[çÇ]a|cela|ceci)|ce (?:message|passage)|cette (?:partie|conversation|phrase|discussion|information)'
    || '|ces informations|ce qui (?:suit|pr[éÉ]c[èÈ]de)|mes propos)(?! (?:pour (?:toi|moi|vous|lui|nous)|comme|sous|sur|chez'
    || '|trop|au|aux|[àÀ]|avec|par|si|dans(?! (?:ta|votre|la) m[éÉ]moire))(?![a-z]))|ce que (?:je|j'')|dans ta m[éÉ]moire|en '
    || 'm[éÉ]moire)|[àÀÀà] ne pas (?:enregistrer|retenir|noter|m[éÉ]moriser|conserver|garder|stocker)|ne pas (?:enregistrer|'
    || 'm[éÉ]moriser|retenir|sauvegarder|noter) (?:[çÇ]a|cela|ceci|ce message)|n(?:e |'')(?:enregistrez?|notez?|retiens|reten'
    || 'ez|gardez?|conservez?|[éÉ]cris|[éÉ]crivez) rien(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|n(?:e |''en )(?:gardez?|gar'
    || 'des|laissez?|conservez?) (?:aucune trace|pas de trace)(?: (?:de (?:[çÇ]a|ca|cela|ceci|ce)|[éÉ]crite)|(?![ ]*[a-z0-9\'
    || 'u00c0-\u024f\u0370-\u04ff]))|ne prend(?:s|ez) pas (?:de notes?|note)(?: de (?:[çÇ]a|cela|ceci))?(?![ ]*[a-z0-9\u00c0'
    || '-\u024f\u0370-\u04ff])|ne (?:le |la |l''|les )(?:note|notes|notez|retiens|retenez|enregistre|enregistrez|garde|gardez'
    || '|conserve|conservez|m[éÉ]morise|m[éÉ]morisez|[éÉ]cris|[éÉ]crivez|sauvegarde|sauvegardez) (?:pas(?![ ]*[a-z0-9\u00c0-'
    || '\u024f\u0370-\u04ff])|nulle part)|n''en (?:garde|gardez|note|notez|retiens|conserve|conservez) (?:rien|pas)(?![ ]*[a-'
    || 'z0-9\u00c0-\u024f\u0370-\u04ff])|(?:ceci|cela|[çÇÇç]a|ca|ce message|cette conversation) ne (?:doit|devrait|peut) pas'
    || ' [êÊ]tre (?:enregistr[éÉ]|not[éÉ]|m[éÉ]moris[éÉ]|conserv[éÉ]|gard[éÉ]|stock[éÉ]|sauvegard[éÉ]|retenu)e?s?|(?:ceci|ce'
    || 'la|[çÇÇç]a|ca|ce message) ne soit pas (?:enregistr[éÉ]|not[éÉ]|m[éÉ]moris[éÉ]|conserv[éÉ]|gard[éÉ]|retenu)|entre nou'
    || 's,? n(?:e |'')(?:note|notez|enregistre|enregistrez|garde|gardez|retiens|retenez) pas(?![ ]*[a-z0-9\u00c0-\u024f\u0370'
    || '-\u04ff])|ne (?:mets|mettez) pas (?:[çÇ]a|cela|ceci) (?:dans (?:tes|vos|les) notes|en m[éÉ]moire|dans (?:ta|votre|la'
    || ') m[éÉ]moire|au proc[èÈ]s-verbal|dans le compte rendu)|je ne veux pas que (?:tu|vous) (?:retienn|enregistr|not|gard|'
    || 'conserv|m[éÉ]moris|reten)(?:es|iez) (?:[çÇ]a|cela|ceci)|il ne faut pas (?:enregistrer|noter|garder|retenir|conserver'
    || '|m[éÉ]moriser) (?:[çÇ]a|cela|ceci)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|[éÉÉé]vitez? (?:de |d'')(?:enregistrer|n'
    || 'oter|retenir|garder|conserver|m[éÉ]moriser) (?:[çÇ]a|cela|ceci)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|ne te souv'
    || 'iens pas de (?:[çÇ]a|cela|ceci)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|oublie[sz]? (?:[çÇ]a|cela|ceci|tout [çÇ]a|'
    || 'ce que je viens de dire)(?: tout de suite| imm[éÉ]diatement| aussit[ôÔ]t| maintenant)|(?<!'')oubli(?:e|es|ez) (?:imm['
    || 'éÉ]diatement |tout de suite |tout )?ce que (?:je viens de dire|j''ai dit|je t''ai dit|je vous ai dit|je viens de te di'
    || 're|je viens d''[éÉ]crire)|(?:efface|effacez|supprime|supprimez)-(?:le|la|[çÇ]a) de (?:ta|votre|la) m[éÉ]moire|hors (?'
    || ':micro|antenne|enregistrement|proc[èÈ]s-verbal)(?![a-z])|(?:efface|supprime|enl[èÈ]ve|retire)[sz]? (?:[çÇ]a|cela|cec'
    || 'i|tout [çÇ]a|ce message) de (?:ta|votre|la) m[éÉ]moire)'),
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
    ('(?<![a-z])(?:(?:por favor,? )?no (?:lo |la )?(?:guard(?:es?|en|[éÉ]s)|recuerd(?:es?|en)|grab(?:es?|en|[éÉ]s)|registr'
    || '(?:es?|en|[éÉ]s)|anot(?:es?|en|[éÉ]s)|almacen(?:es?|en)|memoric(?:es?|en)|apunt(?:es?|en)|reteng(?:as?|an)|conserv(?'
    || ':es?|en)|archiv(?:es?|en)|escrib(?:as?|an))(?: nada)?(?: de)? ?(?:(?:estos datos|este (?:mensaje|dato)|esta (?:parte'
    || '|conversaci[óÓ]n|frase|informaci[óÓ]n|charla)|esto|eso|ello)(?![a-záÁéÉíÍóÓúÚñÑ])(?! (?:en(?! (?:tu|la|su|ning[uúÚ]n'
    || '|ninguna) (?:memoria|sitio|lado|lugar|parte))|como|bajo|sobre|con|sin|para|al|por(?! favor)|tan|dentro|junto)(?![a-z'
    || ']))|lo que (?:acabo|te|dije|digo|sigue|viene))|no lo (?:guard(?:es?|en|[éÉ]s)|recuerd(?:es?|en)|grab(?:es?|en|[éÉ]s)'
    || '|registr(?:es?|en|[éÉ]s)|anot(?:es?|en|[éÉ]s)|almacen(?:es?|en)|memoric(?:es?|en)|apunt(?:es?|en)|conserv(?:es?|en)|'
    || 'archiv(?:es?|en)|escrib(?:as?|an))(?: por favor| nunca| en (?:tu|la|su) memoria| en ning[uúÚ]n (?:sitio|lado|lugar)|'
    || ' en ninguna parte)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|olvida(?:te)? (?:de )?(?:esto|eso|lo que (?:dije|acabo'
    || ' de decir))(?: (?:inmediatamente|ahora mismo|ahora|ya|de inmediato|enseguida|al instante|por favor))|(?:borra|elimin'
    || 'a|quita|b[óÓ]rra|elim[íÍ]na)(?:lo)? (?:esto |eso )?de (?:tu|la|su) memoria|no (?:dejes|dejen|deje) (?:constancia|reg'
    || 'istro|rastro) de (?:esto|eso|ello)|no (?:tomes|tome|tomen) notas?(?: de (?:esto|eso)|(?=[ ]{0,2}[:.!,;)\n-]|\Z))|no '
    || 'quiero que (?:(?:lo |la )?(?:guardes?|grabes?|registres?|anotes?|recuerdes?|almacenes?|memorices?|apuntes?)(?: nada)'
    || '?(?: de)?(?: (?:esto|eso)|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:esto |eso )?(?:quede (?:registrado|grabado|'
    || 'guardado|constancia)|se (?:guarde|grabe|registre|anote)))|no (?:incluyas|metas|pongas|a[ñÑ]adas|agregues) (?:esto|es'
    || 'o) en (?:tus notas|tu memoria|la memoria|el acta|el registro|tus registros)|(?:borra|elimina) lo que (?:acabo de dec'
    || 'ir|te (?:dije|cont[éÉ]))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|no te acuerdes de (?:esto|eso)|(?:esto|eso|ello) '
    || 'no (?:se )?(?:debe|puede|tiene que|ha de) (?:guardar|grabar|registrar|anotar|almacenar|recordar)(?:se)?|fuera del? ('
    || '?:registro|r[éÉ]cord|micr[óÓ]fono|actas?|grabaci[óÓ]n|c[áÁ]mara)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|de (?:for'
    || 'ma|manera) extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|olv[iíÍ]d[ae](?:lo|te de esto|te)? (?:inmediatamen'
    || 'te|ahora mismo|de inmediato|al instante)|extraoficialmente(?=:|[.!]{0,2}[ \n]*\Z)|(?:(?:esto|eso|lo siguiente|lo que'
    || ' sigue) )?es (?:totalmente |estrictamente )?extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|que (?:esto )?no '
    || '(?:quede|conste|se guarde|se grabe|se registre|se anote)(?: (?:en acta|en el registro|en ning[uúÚ]n (?:sitio|lado|lu'
    || 'gar)|registrado|registro|grabado|anotado|guardado|constancia)|(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))|(?:esto )?'
    || 'no (?:debe|puede) (?:guardarse|grabarse|quedar (?:registrado|grabado|guardado)))'),
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
    ('(?<![a-z])(?:non (?:(?:registrar|salvar|memorizzar|annotar|conservar|archiviar|scriver|segnar|ricordar)e|registr(?:i'
    || '|ate)|salv(?:i|ate)|memorizz(?:i|ate)|annot(?:i|ate)|conserv(?:i|ate)|archivi(?:ate)?|scriv(?:a|ete)|segn(?:i|ate)) '
    || '(?:(?:questo|quello|ci[òÒ]|questa|nulla|niente)(?: (?:messaggio|passaggio|dato|dettaglio|conversazione|parte|informa'
    || 'zione|frase|di (?:questo|ci[òÒ]|tutto questo)))?(?: (?:per favore|nella (?:tua |sua )?memoria|da nessuna parte|mai))'
    || '*(?:(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?= perch))|(?:quello|quanto|ci[òÒ]) che (?:ho|ti|sto))|non (?:regist'
    || 'rar|salvar|memorizzar|annotar|conservar|archiviar|scriver|segnar|ricordar)(?:lo|la|telo)(?: (?:per favore|nella (?:t'
    || 'ua )?memoria|da nessuna parte|mai))?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|non (?:lo|la) (?:registrare|salvare|s'
    || 'crivere|annotare|memorizzare|conservare|registri|salvi|memorizzi|annoti|conservi|archivi|scriva|segni)(?![ ]*[a-z0-9'
    || '\u00c0-\u024f\u0370-\u04ff])|(?:dimentica|scorda)(?:lo)? (?:subito|questo (?:subito|immediatamente)|immediatamente|c'
    || 'i[òÒ] che ho detto)|in via ufficiosa(?=:|[.!]{0,2}[ \n]*\Z)|(?:cancella|elimina|togli|rimuovi)(?:lo)? (?:questo |tut'
    || 'to )?dalla (?:tua )?memoria|non prendere nota di (?:questo|quello|ci[òÒ])|non (?:tenere|tenga|lasciare|conservare) t'
    || 'raccia di (?:questo|quello|ci[òÒ])|non metter(?:e|lo) (?:questo |ci[òÒ] )?(?:a verbale|in memoria|nelle note|negli a'
    || 'ppunti)|non voglio che (?:(?:tu )?(?:lo |questo )?(?:registri|salvi|memorizzi|annoti|ricordi)(?: questo)?|(?:questo '
    || ')?venga (?:registrato|salvato|memorizzato|annotato|conservato))(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:cancell'
    || 'a|elimina) (?:quello|ci[òÒ]) che ho (?:appena )?detto|scordati (?:di )?(?:quello|ci[òÒ]) che ho (?:appena )?detto|ev'
    || 'ita di (?:registrare|salvare|annotare|memorizzare) (?:questo|ci[òÒ])(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?:qu'
    || 'esto|quello|ci[òÒ]|questa conversazione) non (?:va|deve essere|dev''essere|pu[òÒ] essere|andrebbe) (?:registrat|salva'
    || 't|memorizzat|annotat|conservat|ricordat|scritt)[oaie]|fuori (?:verbale|dal verbale|dai verbali|onda|microfono|regist'
    || 'razione)(?![a-z]))'),
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
    ('(?<![a-z])(?:n[ãÃa]o (?:(?:te |se )?lembr(?:es?|em)|guard(?:es?|em)|grav(?:es?|em)|registr(?:es?|em)|regist(?:es?|em'
    || ')|salv(?:es?|em)|armazen(?:es?|em)|anot(?:es?|em)|memoriz(?:es?|em)|arquiv(?:es?|em)|escrev(?:as?|am)|retenh(?:as?|a'
    || 'm)) (?:nada )?(?:(?:disso|disto|isso|isto|d?est[ae] (?:mensagem|parte|conversa|informa[çÇ][ãÃ]o)|d?ess[ae] (?:mensag'
    || 'em|parte|conversa|informa[çÇ][ãÃ]o)|nada)(?! (?:n[ao]s?(?! (?:tua |sua )?(?:mem[óÓo]ria|ata))|num|numa|em(?! (?:nenh'
    || 'um|lugar|ata))|como|sob|com|sem|pr[ao]|para|dentro|ao|t[ãÃa]o)(?![a-z]))|o que eu)|esque[çÇc][ae] (?:disso|isso|isto'
    || '|o que eu disse)(?: agora| imediatamente| j[áÁa]| logo)|n[ãÃa]o tom(?:e|es) notas? d(?:isso|isto)|n[ãÃa]o fa[çÇc]as?'
    || ' anota[çÇc](?:[õÕ]es|[ãÃ]o) d(?:isso|isto)|n[ãÃa]o (?:inclua|coloque|ponhas?|adicione) (?:isso|isto) n(?:as (?:suas '
    || '|tuas )?notas|a (?:sua |tua )?mem[óÓo]ria|a ata|o registr?o)|n[ãÃa]o quero que (?:(?:voc[êÊ] |tu )?(?:guardes?|grave'
    || 's?|registr?es?|anotes?|salves?|lembres?|memorizes?) d?(?:isso|isto)|(?:isso|isto) (?:fique|seja) (?:registr?ado|grav'
    || 'ado|guardado|salvo))|(?:apague|apaga) o que (?:eu )?(?:disse|acabei de dizer)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04f'
    || 'f])|de forma extraoficial(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|n[ãÃa]o (?:mantenhas?|deixes?|guardes?) registr?'
    || 'o d(?:isso|isto)|(?:isso|isto) n[ãÃa]o (?:deve|pode|precisa) ser (?:guardado|registrado|registado|salvo|gravado|anot'
    || 'ado|armazenado|lembrado)|(?:isso|isto) n[ãÃa]o [éÉe] p(?:a)?ra (?:gravar|guardar|registrar|registar|salvar|anotar)(?'
    || '![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|que (?:isso|isto) n[ãÃa]o (?:fique|seja|conste) (?:registrado|registado|gra'
    || 'vado|guardado|salvo|anotado|em ata)|em off(?![a-z])|extra-?oficialmente(?=:|[.!]{0,2}[ \n]*\Z)|(?:apague|apaga|delet'
    || 'e|remova|tire) (?:isso|isto) da (?:sua |tua )?mem[óÓo]ria|fora d[eo]s? registr?os?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-'
    || '\u04ff])|fora da (?:ata|grava[çÇc][ãÃa]o)(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff]))'),
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
    ('(?:[нhhн]e (?:coxpa[нh][яЯ][йЙ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ]|[зz]a[пП]o[мm][нh][иИ]|[зz]a[пП][иИ]c[ыЫ][вb]a[йЙ]|[фФ]['
    || 'иИ]kc[иИ]py[йЙ]|xpa[нh][иИ]|[лЛ]o[гГ][иИ]py[йЙ]|[пП]po[тt]oko[лЛ][иИ]py[йЙ]|[вb][нh]oc[иИ]|[зz]a[нh]oc[иИ]|[дД]o[бБ]'
    || 'a[вb][лЛ][яЯ][йЙ])(?:[тt]e)? (?:(?:[эЭ][тt]o[гГ]o|[эЭ][тt]o[тt]|[эЭ][тt]o|[эЭ][тt]y|[нh][иИ][чЧ]e[гГ]o|[дД]a[нh][нh]'
    || 'oe|[мm]o[иИ] c[лЛ]o[вb]a|c[лЛ]e[дД]y[юЮ][щЩ]ee|cka[зz]a[нh][нh]oe)(?! (?:[вb](?! (?:c[вb]o[юЮиИ] |[тt][вb]o[юЮиИ] )?'
    || '(?:[пП]a[мm][яЯ][тt][ьЬ]|[пП]po[тt]oko[лЛ]|[жЖ]yp[нh]a[лЛ]|[зz]a[мm]e[тt]k[иИ]|[зz]a[пП][иИ]c[иИ]))|[вb]o|[нh]a|[пП]'
    || 'o[дД]|kak|[дД][лЛ][яЯ]|k|c|co|[пП]p[иИ]|[чЧ]epe[зz]|[тt]ak|c[лЛ][иИ][шШ]ko[мm]|[тt]o[лЛ][ьЬ]ko|[пП]oka) )|[тt]o,? [ч'
    || 'Ч][тt]o [яЯ])|[нhhн]e (?:coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]) (?:['
    || 'эЭ][тt]o[гГ]o|[эЭ][тt]o[тt]|[эЭ][тt]o|[эЭ][тt]y|[нh][иИ][чЧ]e[гГ]o|[дД]a[нh][нh]oe|[мm]o[иИ] c[лЛ]o[вb]a)|(?:[эЭЭэ]['
    || 'тt]o|[эЭЭэ][тt]o[гГ]o|[пППп]o[жЖ]a[лЛ]y[йЙ]c[тt]a,?) [нh]e (?:coxpa[нh][яЯ][йЙ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ]|[зz]a[пП'
    || '][иИ]c[ыЫ][вb]a[йЙ]|coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ])|[нhhн]e ('
    || '?:[зz]a[пП][иИ]c[ыЫ][вb]a[йЙ]|coxpa[нh][яЯ][йЙ]|[зz]a[пП]o[мm][иИ][нh]a[йЙ])(?:[тt]e)?(?:,? [пП]o[жЖ]a[лЛ]y[йЙ]c[тt]'
    || 'a|,)|[эЭЭэ][тt]o [нh]e (?:[нh]a[дД]o|[нh]y[жЖ][нh]o|c[лЛ]e[дД]ye[тt]|c[тt]o[иИ][тt]) (?:[зz]a[пП][иИ]c[ыЫ][вb]a[тt]['
    || 'ьЬ]|coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|xpa[нh][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])|[нhhн]e'
    || ' (?:[нh]a[дД]o|[нh]y[жЖ][нh]o|c[лЛ]e[дД]ye[тt]|c[тt]o[иИ][тt]) (?:[эЭ][тt]o|[эЭ][тt]o[гГ]o) (?:[зz]a[пП][иИ]c[ыЫ][вb'
    || ']a[тt][ьЬ]|coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|xpa[нh][иИ][тt][ьЬ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])|'
    || '[нhhн]e (?:coxpa[нh][яЯ][тt][ьЬ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]|[зz]a[пП]o[мm][иИ][нh]a[тt][ьЬ]|xpa[нh][иИ][тt][ьЬ]'
    || '|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ])(?=[ ]{0,2}[:.!,;)\n-]|\Z)|[нhhн]e [дД][лЛ][яЯ] (?:[пП]po[тt]oko[лЛ]a|[пП]e[чЧ]a[тt]['
    || 'иИ])|[эЭЭэ][тt]o [нh]e [дД][лЛ][яЯ] [зz]a[пП][иИ]c[иИ]|[нhhн]e [пП]o[дД] (?:[зz]a[пП][иИ]c[ьЬ]|[пП]po[тt]oko[лЛ])|(?'
    || ':[вbbв][нh]e|[бББб]e[зz]) (?:[пП]po[тt]oko[лЛ]a|[зz]a[пП][иИ]c[иИ])(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|[oo][ф'
    || 'Ф][фФ]?[ -]?(?:[зz]e[ -]?)?pekop[дД]|[нhhн]e xo[чЧ]y,? [чЧ][тt]o[бБ][ыЫ] (?:[тt][ыЫ] |[вb][ыЫ] |k[тt]o-[тt]o )?(?:[э'
    || 'Э][тt]o|[эЭ][тt]o[гГ]o) (?:[зz]a[пП][иИ]c|coxpa[нh]|[зz]a[пП]o[мm]|[фФ][иИ]kc[иИ]p|xpa[нh][иИ][лЛ])|[эЭЭэ][тt]o [нh]'
    || 'e (?:[дД]o[лЛ][жЖ][нh]o|[дД]o[лЛ][жЖ]e[нh]) (?:coxpa[нh][яЯ][тt][ьЬ]c[яЯ]|[зz]a[пП][иИ]c[ыЫ][вb]a[тt][ьЬ]c[яЯ]|xpa[н'
    || 'h][иИ][тt][ьЬ]c[яЯ]|[фФ][иИ]kc[иИ]po[вb]a[тt][ьЬ]c[яЯ]|[бБ][ыЫ][тt][ьЬ] (?:coxpa[нh]e[нh]o|[зz]a[пП][иИ]ca[нh]o|[зz]'
    || 'a[фФ][иИ]kc[иИ]po[вb]a[нh]o))|[пППп]yc[тt][ьЬ] [эЭ][тt]o [нh]e (?:coxpa[нh]|[зz]a[пП][иИ]c|[фФ][иИ]kc[иИ]p|[пП]o[пП]'
    || 'a[дД])|[зzzз]a[бБ]y[дД][ьЬ](?:[тt]e)? (?:[эЭ][тt]o|o[бБ] [эЭ][тt]o[мm]) (?:cpa[зz]y|[нh]e[мm]e[дД][лЛ]e[нh][нh]o|ce['
    || 'йЙ][чЧ]ac [жЖ]e|[тt]y[тt] [жЖ]e)|(?:[yy][дД]a[лЛ][иИ]|[cc]o[тt]p[иИ]|[yy][бБ]ep[иИ]|[вbbв][ыЫ]k[иИ][нh][ьЬ])(?:[тt]e'
    || ')? [эЭ][тt]o [иИ][зz] (?:c[вb]oe[йЙ] |[тt][вb]oe[йЙ] )?[пП]a[мm][яЯ][тt][иИ]|[нhhн]e (?:[зz][бБ]epi[гГ]a[йЙ]|[зz]a[п'
    || 'П]a[мm]''[яЯ][тt]o[вb]y[йЙ]|[зz]a[пП]a[мm]''[яЯ][тt]a[йЙ]|[зz]a[пП][иИ]cy[йЙ]|[фФ]ikcy[йЙ]|[нh]o[тt]y[йЙ]|[зz]a[нh]o[т'
    || 't]o[вb]y[йЙ])(?:[тt]e)? (?:[цЦ][ьЬ]o[гГ]o|[цЦ]e[йЙ]|[цЦ][юЮ]|[цЦ]e|[нh]i[чЧ]o[гГ]o)(?![\u0430-\u045fa-z])(?! (?:[вb]'
    || '|y|[нh]a|[яЯ]k|[пП]i[дД]|[дД]o) )|[цЦЦц]e [нh]e (?:[зz]a[пП][иИ]cy[йЙ]|[зz][бБ]epi[гГ]a[йЙ]|[зz]a[пП]a[мm]''[яЯ][тt]o'
    || '[вb]y[йЙ])(?:[тt]e)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|[нhhн]e (?:[зz]a[нh]oc[ьЬ]|[дД]o[дД]a[вb]a[йЙ]|[вb][н'
    || 'h]oc[иИ])(?:[тt]e)? (?:[цЦ]e|[цЦ][ьЬ]o[гГ]o) (?:[вb]|y|[дД]o) (?:[пП]a[мm]''[яЯ][тt][ьЬ]|[пП]a[мm]''[яЯ][тt]i|[пП]po[т'
    || 't]oko[лЛ]|[нh]o[тt]a[тt]k[иИ])|[цЦЦц]e [нh]e (?:[тt]pe[бБ]a|[вb]ap[тt]o|[пП]o[тt]pi[бБ][нh]o) (?:[зz]a[пП][иИ]cy[вb]'
    || 'a[тt][иИ]|[зz][бБ]epi[гГ]a[тt][иИ]|[зz]a[пП]a[мm]''[яЯ][тt]o[вb]y[вb]a[тt][иИ])|[нhhн]e (?:[тt]pe[бБ]a|[вb]ap[тt]o|[п'
    || 'П]o[тt]pi[бБ][нh]o) (?:[цЦ]e|[цЦ][ьЬ]o[гГ]o) (?:[зz]a[пП][иИ]cy[вb]a[тt][иИ]|[зz][бБ]epi[гГ]a[тt][иИ]|[зz]a[пП]a[мm]'
    || '''[яЯ][тt]o[вb]y[вb]a[тt][иИ])|[нhhн]e [дД][лЛ][яЯ] [пП]po[тt]oko[лЛ]y|[цЦЦц]e [нh]e [дД][лЛ][яЯ] [зz]a[пП][иИ]cy|[нh'
    || 'hн]e [пП]i[дД] (?:[зz]a[пП][иИ]c|[пП]po[тt]oko[лЛ])|(?:[пППп]o[зz]a [пП]po[тt]oko[лЛ]o[мm]|[бББб]e[зz] (?:[пП]po[тt]'
    || 'oko[лЛ]y|[зz]a[пП][иИ]cy))|[зzzз]a[бБ]y[дД][ьЬ](?:[тt]e)? (?:[пП]po [цЦ]e|[цЦ]e) (?:[нh]e[гГ]a[йЙ][нh]o|o[дД]pa[зz]y'
    || '|[зz]apa[зz])|(?:[вbbв][иИ][дД]a[лЛ][иИ]|[зzzз]i[тt]p[иИ]|[cc]o[тt]p[иИ])(?:[тt]e)? [цЦ]e (?:[зz]|i[зz]) (?:c[вb]o[є'
    || 'Є][їЇ] |[тt][вb]o[єЄ][їЇ] )?[пП]a[мm]''[яЯ][тt]i|(?<![a-z])nie (?:zapami[eęĘ]tuj|zapami[eęĘ]taj|zapisuj|zapisz|notuj|'
    || 'zanotuj|nagrywaj|nagraj|rejestruj|przechowuj|zachowuj|utrwalaj|protoko[łŁ]uj)(?:cie)? (?:tej (?:wiadomo|cz|rozmow|in'
    || 'formac)|(?:tego|niczego|to)(?! (?:plik|dokument|na|w(?! pami)|do(?! protoko)|jako|pod|za|u|przy)[a-z]{0,4}(?![a-ząĄć'
    || 'ĆęĘłŁńŃóÓśŚźŹżŻ])))|(?<![a-z])nie (?:wpisuj|dodawaj|wk[łŁ]adaj)(?:cie)? tego do (?:protoko[łŁl]u|notatek|(?:swojej )'
    || '?pami[ęĘe]ci)|(?:prosz[ęĘe] )?(?:tego|to) (?:prosz[ęĘe] )?nie (?:zapisywa[ćĆc]|notowa[ćĆc]|zapami[ęĘ]tywa[ćĆ]|nagryw'
    || 'a[ćĆc]|przechowywa[ćĆ])|nie chc[ęĘe],? (?:[żŻ]eby[śŚ]|aby[śŚ]) to (?:zapis|zapami|notow|nagr|przechow)|nie chc[ęĘe],'
    || '? (?:[żŻ]eby|aby) to (?:zosta[łŁ]o|by[łŁ]o) (?:zapisan|zapami|nagran|zanotowan)|niech to nie (?:zostanie|b[ęĘ]dzie) '
    || '(?:zapisan|zapami|nagran|zanotowan)|mi[ęĘ]dzy nami,? nie (?:zapisuj|notuj|zapami[ęĘ]tuj|nagrywaj)(?![ ]*[a-z0-9\u00c'
    || '0-\u024f\u0370-\u04ff])|zapomnij,? [żŻ]e to powiedzia|(?<![a-z])(?:tego|to) nie (?:zapisuj|zapami[eęĘ]tuj|notuj|nagr'
    || 'ywaj)(?:cie)?(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|(?<![a-z])to nie (?:mo[żŻ]e|powinno) (?:by[ćĆ]|zosta[ćĆc]) ('
    || '?:zapisan|zapami[ęĘe]tan|nagran|zanotowan|utrwalon)e|(?<![a-z])(?:poza protoko[łŁl]em|nie do protoko[łŁl]u)|zapomnij'
    || ' o tym (?:natychmiast|od razu)|(?<![a-z])(?:usu[ńŃn]|wyma[żŻz]|wykasuj|skasuj) to z(?:e)? (?:swojej )?pami[ęĘe]ci|(?'
    || '<![a-z])ne(?:ukl[aáÁ]dej|ukladaj|ulo[žŽz]|zaznamen[aáÁ]vej|zaznamen[aáÁ]vaj|pamatuj si|zapamatuj si|pam[aäÄ]taj si|z'
    || 'apisuj|nahr[aáÁ]vej|nahr[aáÁ]vaj)(?:te)?(?: si)? to(?:hle|to)?(?![a-záÁčČďĎéÉěĚíÍňŇóÓřŘšŠťŤúÚůŮýÝžŽ])(?! (?:do|na|v|'
    || 'jako|ako|pod) )|(?<![a-z])(?:tohle|toto|to) (?:si )?ne(?:ukl[aáÁ]dej|zapisuj|pamatuj|zapamatuj|nahr[aáÁ]vej)(?:te)?('
    || '?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|zapome[ňŇn](?:te)?,? (?:na to,? )?co jsem (?:pr[áÁ]v[ěĚ] )?(?:[řŘ]ekl|naps'
    || 'al)|(?:zapome[ňŇn]|zabudni)(?:te)? (?:na )?to (?:hned|okam[žŽz]it[ěĚe]|ihne[ďĎd])|(?:vyma[žŽz]|sma[žŽz])(?:te)? to z'
    || ' pam[äÄěĚe]ti|mimo (?:z[aáÁ]znam|protokol)|(?<![a-z])(?:bunu|bunlar[ii]|bu (?:konu[şŞ]mayi|konusmayi|mesaji|mesaji|b'
    || 'ilgiyi|kismi|kismi)|s[öÖ]ylediklerimi|s[öÖ]yledi[ğĞ]imi) (?:l[üÜ]tfen |sakin |hafizana |belle[ğĞ]ine |notlarina |hi['
    || 'çÇ]bir yere |asla )?(?:ekleme|kayda ge[çÇ]irme|aklinda tutma|unut ve kaydetme|not etme|not alma|kayda alma|kay[ii]t '
    || 'etme|kaydetme|hat[ii]rlama|saklama|yazma|hafizana alma)(?:y[ii]n(?:[ii]z)?)?(?![a-zçÇğĞiöÖşŞüÜ])|(?<![a-z])bu(?: kon'
    || 'u[şŞ]ma| mesaj| kisim)? (?:kaydedilmesin|saklanmasin|yazilmasin|kayda ge[çÇ]mesin)|(?:s[öÖ]yledi[ğĞ]imi|dedi[ğĞ]imi|'
    || 's[öÖ]ylediklerimi|dediklerimi) (?:hemen |l[üÜ]tfen )?unut(?:un)?(?:,? (?:ve )?kaydetme)?(?![a-zçÇğĞiöÖşŞüÜ])|bunu un'
    || 'ut(?:un)?,? (?:ve )?kaydetme|bunu (?:hemen|derhal) unut(?:un)?(?![a-zçÇğĞiöÖşŞüÜ])|bunu (?:hafizandan|belle[ğĞ]inden'
    || ') sil|bunu (?:kaydetmemeni|not almamani|saklamamani|hatirlamamani) (?:istiyorum|rica)|bun(?:u|un) (?:kaydetmeni|kayd'
    || 'edilmesini|saklamani|saklanmasini|hatirlamani) istemiyorum|(?<![a-z])(?:kaydetme|hatirlama|saklama|yazma)(?:y[ii]n)?'
    || ' bunu(?![a-zçÇğĞiöÖşŞüÜ])|kay[ii]t d[ii][şŞs][ii] (?:kals[ii]n|olsun|konu[şŞ]|s[öÖ]yl)|jangan (?:di)?(?:simpan|catat'
    || '|ingat|rekam) (?:ini|itu|pesan|percakapan)(?! (?:di|ke|sebagai|dengan|dalam) )|jangan di(?:simpan|catat|ingat|rekam)'
    || '(?![ ]*[a-z0-9\u00c0-\u024f\u0370-\u04ff])|lupakan (?:ini|itu) (?:segera|sekarang)|lupakan (?:apa )?yang (?:baru )?s'
    || 'aya katakan|hapus (?:ini|itu) dari (?:ingatan|memori)|[đĐĐđ][ừỪ]ng (?:ghi nh[ớỚ]|ghi [âÂ]m|ghi ch[éÉ]p|ghi|l[ưƯ]u|nh'
    || '[ớỚ]) (?:[đĐ]i[ềỀ]u|c[áÁ]i|tin|l[ạẠ]i)|[qQ]u[êÊ]n (?:[đĐ]i[ềỀ]u|chuy[ệỆ]n) n[àÀ]y (?:ngay|[đĐ]i)|[qQ]u[êÊ]n nh[ữỮ]ng'
    || ' g[ìÌ] t[ôÔ]i v[ừỪ]a n[óÓ]i|[kK]h[ôÔ]ng (?:ghi bi[êÊ]n b[ảẢ]n|(?:l[ưƯ]u l[ạẠ]i|l[ưƯ]u|ghi l[ạẠ]i) (?:[đĐ]i[ềỀ]u|tin '
    || 'nh[ắẮ]n) n[àÀ]y)|[xX](?:[óÓ]a|o[áÁ]) (?:[đĐ]i[ềỀ]u|tin) n[àÀ]y kh[ỏỎ]i b[ộỘ] nh[ớỚ]|(?:[äÄ]l[äÄ]|[Ää]l[äÄ]) (?:talle'
    || 'nna|muista|kirjaa|nauhoita|merkitse) t[äÄ]t[äÄ]|(?:[äÄ]lk[äÄ][äÄ]|[Ää]lk[äÄ][äÄ]) (?:tallentako|muistako|kirjatko|na'
    || 'uhoittako|merkitk[öÖ]) t[äÄ]t[äÄ]|(?:[äÄ]l[äÄ]|[Ää]l[äÄ]) kirjoita t[äÄ]t[äÄ] (?:yl[öÖ]s|muistiin)|t[äÄ]t[äÄ] ei saa'
    || ' (?:tallentaa|nauhoittaa|kirjata)|unohda mit[äÄ] (?:juuri )?sanoin|unohda t[äÄ]m[äÄ] (?:heti|saman tien|v[äÄ]litt[öÖ'
    || ']m[äÄ]sti)|ei p[öÖ]yt[äÄ]kirjaan|p[öÖ]yt[äÄ]kirjan ulkopuolella|poista t[äÄ]m[äÄ] muististasi|(?<![a-z])(?:ezt )?ne '
    || '(?:mentsd el|jegyezd (?:meg|fel)|t[áÁ]rold|r[öÖ]gz[íÍ]tsd|[íÍ]rd (?:fel|le))(?: el)?(?: ezt|(?![ ]*[a-z0-9\u00c0-\u0'
    || '24f\u0370-\u04ff]))|felejtsd el ezt (?:azonnal|most)|[tT][öÖ]r[öÖ]ld ezt a mem[óÓ]ri[áÁ]db[óÓ]l|nem jegyz[őŐ]k[öÖ]ny'
    || 'vbe|(?<![a-z])nu (?:salva|re[țȚ]ine|retine|nota|[îÎ]nregistra|memora|stoca)(?:[țȚ]i|ti)? (?:asta|acest|aceasta)|nu ['
    || 'țȚ]ine minte asta|uit[ăĂ] (?:asta (?:imediat|acum)|ce am spus)|[șȘȘș]terge asta din memorie|[μmmμ][ηh][vn] (?:[τt]o '
    || '(?:a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]ei[ςΣ]|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]ei[ςΣ]|[θΘ][υy][μm][άΆ][σΣ]ai|[σΣ][ηh][μm]ei[ώΏ][σΣ]ei[ς'
    || 'Σ]|a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]e[τt]e|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]e[τt]e)|(?:a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]ei[ςΣ]|[κk]a[τt]a['
    || 'γΓ]p[άΆ][ψΨ]ei[ςΣ]|[σΣ][ηh][μm]ei[ώΏ][σΣ]ei[ςΣ]|a[πΠ]o[θΘ][ηh][κk]e[ύΎ][σΣ]e[τt]e|[κk]a[τt]a[γΓ]p[άΆ][ψΨ]e[τt]e) a[υ'
    || 'y][τt][όΌ])|[ee][κk][τt][όΌ][ςΣ] [πΠ]pa[κk][τt]i[κk][ώΏ][vn]|[ξΞΞξ][έΈ][χx]a[σΣ]e (?:a[υy][τt][όΌ]|[όΌ],[τt]i) [πΠ]o'
    || '[υy] e[ίΊ][πΠ]a|[ξΞΞξ][έΈ][χx]a[σΣ][έΈ] [τt]o (?:a[μm][έΈ][σΣ][ωΩ][ςΣ]|[τt][ώΏ]pa)|אל ת(?:שמור|שמר|זכור|רשום|קליט|תע'
    || 'ד)(?:י|ו)? (?:את )?(?:זה|זאת)|לא לפרוטוקול|תשכח(?:י|ו)? (?:מזה|את זה) (?:מיד|עכשיו)|תשכח(?:י|ו)? (?:את )?מה שאמרתי|מ'
    || 'חק(?:י|ו)? את זה מהזיכרון|इसे (?:सेव|याद|रिकॉर्ड|नोट|दर्ज|संग्रहित) (?:मत|न) (?:करना|करो|करें|कीजिए|रखना|रखो)|इसे (?'
    || ':तुरंत |अभी )?भूल जा(?:ओ|इए|ना)|यह बात याद मत|जो मैंने कहा (?:वह|उसे) भूल|यह रिकॉर्ड में नहीं|อย่า(?:บันทึก|จำ|จด|เก'
    || '็บ)(?:สิ่ง|เรื่อง|ข้อมูล|ข้อความ)?นี้|ลืม(?:เรื่อง|สิ่ง)?นี้ทันที|ไม่ต้อง(?:บันทึก|จด)|این را (?:ذخیره|ثبت|ضبط) نکن|'
    || '(?:يرجى|الرجاء) عدم (?:تسجيل|حفظ|تخزين) (?:هذا|هذه)|لا تقم ب(?:تسجيل|حفظ|تخزين) (?:هذا|هذه)|لا (?:تسجل|تحفظ|تتذكر|تخ'
    || 'زن|تكتب|تدون)(?:ي|وا)? (?:هذا|ذلك|هذه)|انس (?:(?:هذا|ذلك) (?:فورا|حالا|الآن)|ما قلته)|ليس (?:للنشر|للتسجيل)|احذف (?:'
    || 'هذا|ذلك) من (?:ذاكرتك|الذاكرة))'),
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
        '%לא לפ%', '%תשכח%', '%מחק%', '%इसे%', '%यह %', '%मैंने%', '%อย่า%', '%ลืม%', '%ไม่%', '%این را%'
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
        '%אל ת%', '%לא לפ%', '%תשכח%', '%מחק%', '%मत%', '% न %', '%भूल%', '%नहीं%', '%อย่า%', '%ทันที%', '%ไม่ต้อง%',
        '%نکن%'
    ],
    true, ('Russian, Ukrainian, Polish, Czech, Slovak, Turkish, Indonesian, Vietnamese, Arabic, Finnish, Hungarian, Romanian'
        || ', Greek, Hebrew, Hindi, Thai, Persian')
),
(
    'off_the_record', 'marker_cjk', 'marker', '',
    ('(?:(?:不要|(?<![分区區特个個性类類级級告差離离])[别別]|请勿|請勿|勿|不用|不许|不許|不得|不准|莫)(?:再)?(?:把|将)?(?:这|這|此|它|我说的|刚才)?(?:个|個|些|段|条|條|句|話|话|件'
    || '事|消息|的话)?(?:再)?(?:记录|記錄|紀錄|记住|記住|记下|記下|保存|储存|儲存|存储|存入|存下|存到|存进|写下|寫下|写进|寫進|写入|寫入|录入|錄入|留存|记入|記入|记到|記到|记得|录下|錄下|录音|錄音'
    || '|备份|備份|存档|存檔|归档|歸檔|留痕|记|記)(?:下来|下來|起来|进去|来|來|在(?:记忆|案)|到(?:记忆|记录)|任何)?(?:(?:你的)?(?:记忆|記憶|记录|記錄|笔记|筆記|日志|日誌|档案)|这|這|此'
    || '|本|刚才|剛才|我说|我說|我刚|我剛|以上|上面|以下|下面|接下来|接下來|吧|了|哦|啊| (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?:不要|(?<![分区區特'
    || '个個性类類级級告差離离])[别別])(?:把|将)?(?:这|這|刚才|上面|以上)[^\n记記保储儲存写寫录錄]{0,8}(?:记录|記錄|记住|記住|保存|储存|存储|存下|存起|记下|記下|写进|寫進)|(?:不要|(?<!['
    || '分区區特个個性类類级級告差離离])[别別]|请勿|請勿|勿|不)(?:保?留)(?:下)?(?:任何)?(?:记录|記錄|紀錄|痕迹|痕跡|底)(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-'
    || 'z0-9 ]|\Z)|不(?:入|做|作|留|予|列入)(?:任何)?(?:记录|記錄|紀錄|记忆)|(?:(?<![分区區特个個性类類级級告差離离])[别別]|不要)存(?:这|這|此)(?:个|個|条|條|段|句)|(?:请勿|'
    || '請勿|勿|(?<![分区區特个個性类類级級告差離离])[别別])(?:存|录|錄)(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?<![\u3400-\u9fffA-'
    || 'Za-z0-9])不(?:记录|記錄|紀錄|录音|錄音|存档|存檔|归档)(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?<![别別不没沒勿莫要会會能我你您他她它们們'
    || '想])(?:马上|立刻|立即|赶紧|请|請)?(?<![别別不没沒勿莫要会會能我你您他她它们們想])(?:忘掉|忘了|忘记|忘記)(?:这|這|刚才|剛才|我刚|我剛)|(?<![别別不没沒勿莫要会會能我你您他她它们們想])把(?:'
    || '这|這|刚才|剛才)[^\n]{0,6}(?:忘了|忘掉|忘记)(?:吧| (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?:当|當)我(?:没|沒)(?:说|說)(?:过|'
    || '過)?(?:吧| (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|(?:删除|清除|抹去)(?:这|這)(?:段|个|個|条|條)(?:记忆|記憶)|(?:不要|(?<![分区區'
    || '特个個性类類级級告差離离])[别別]|勿)(?:把[^\n]{0,6})?(?:记|記|存|放|加|写|寫)(?:在|到|进|進|入)(?:你的?)?(?:记忆|記憶|笔记|筆記|日志)|(?:这|這|此|本)[^\n]{0,6}('
    || '?:不要|(?<![分区區特个個性类類级級告差離离])[别別]|勿)(?:记|記|存|录|錄)(?:录|錄|下来|下來)?(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|'
    || '(?:此|这|這)(?:话|話|段|句)不(?:录|錄|记|記|存)(?: (?![A-Za-z0-9%"''<])|[^\u3400-\u9fffA-Za-z0-9 ]|\Z)|从(?:你的)?记忆(?:里|中)(?:删|抹|清)|'
    || '(?:私下|非公开)(?:说|讲)[^\n]{0,3}(?:别|不要)|(?<![\u3400-\u9fff])(?:私下|私底下)(?:说|說|讲|講|跟你说)(?=[:,])|(?:議事録|記録|メモリ|メモ|ログ|ノート|履歴'
    || ')(?:に|には)(?:載せない|書かない|入れない|残さない)で|(?:记录|記録|保存|記憶|メモ|登録|録音|記載|保管|ログ)(?:は|を|に)?(?:しない(?:で|こと|ように(?:して|お願い)|ようお願い)|せずに('
    || '?:お願い|いて|聞いて)|残さない|取らない(?:で|よう)|しちゃ(?:だめ|ダメ)|禁止(?![のさ事区]))|(?:記録|保存|記憶|録音|メモ)(?:しなくて(?:いい|よい|結構)|不要(?!な))|(?:議事録|記録|'
    || '履歴|ログ|ノート)から(?:外して|消して|削除して|除いて)|記憶に留めないで|(?:覚え(?:ない|とかない|ておかない)|書き留めない|書かない|書き残さない|残さない|忘れて(?:ください|くれ|ほしい|ね)|忘れておいて'
    || ')(?:で|くだ|下さ|よう|\.|,|\n|\Z|い)|覚え(?:ておか)?なくて(?:いい|よい|結構)|聞かなかったことに|(?:メモリ|記憶)(?:から|を)(?:削除して|消して|削除をお願い)|オフレコ|オフ・ザ・レコー'
    || 'ド|(?:今言ったこと|今話したこと|さっき言ったこと|今の|さっきの|この|これ)(?:(?:発言|話|メッセージ|会話)(?:は|を)?(?:すぐに?)?(?:削除して|消して)|(?:発言|話|メッセージ|会話|件)?(?:は'
    || '|を)?(?:すぐに?)?(?:忘れて|なかったことに))|(?:기억|저장|기록|메모|녹음|보관)(?:은|을|를)? ?(?:하지|남기지) ?(?:마|말)|(?:저장|기록|녹음|메모) ?금지(?![\uac00-\ud'
    || '7a3])|(?:적지|적어 ?두지|받아쓰지|써 ?두지|외우지) ?(?:마|말)|못 들은 걸로|(?:저장|기록|메모|기억|녹음)하지 않(?:았으면|아 ?줬으면)|회의록에 ?넣지 ?(?:마|말)|(?:기록|회의록'
    || '|로그|메모리|메모|흔적|노트|글)(?:에는|에|은|을|를|으로|로)? ?남기지 ?(?:마|말)|(?:기억|메모리)에서 (?:지워|삭제 ?해)|오프 ?더 ?레코드|오프 ?레코드|(?:이건|이거|이 얘기|이 말'
    || '|방금|지금)[^\n]{0,10}(?:잊어|지워) ?(?:줘|주|버려))'),
    '{}',
    array[
        '%记%', '%記%', '%归档%', '%歸檔%', '%当我%', '%當我%', '%私底下%', '%保存%', '%履歴%', '%紀%', '%存%', '%写%', '%寫%', '%录%', '%錄%',
        '%忘%', '%备份%', '%不入%', '%不做%', '%不作%', '%留%', '%不予%', '%載せない%', '%入れない%', '%から外%', '%から除%', '%日志%', '%日誌%', '%備份%',
        '%私下%', '%非公开%', '%メモ%', '%登録%', '%録音%', '%ログ%', '%保管%', '%覚え%', '%書%', '%残%', '%オフ%', '%削除%', '%消し%', '%なかった%',
        '%기억%', '%저장%', '%기록%', '%메모%', '%녹음%', '%보관%', '%적지%', '%적어%', '%남기%', '%써두%', '%써 두%', '%받아쓰%', '%회의록%', '%못 들은%',
        '%외우%', '%메모리%', '%오프%', '%잊어%', '%지워%'
    ],
    '{}',
    true, 'Chinese, Japanese, Korean'
),
(
    'private_key_block', 'pem', 'key_block', '',
    ('-{4,5} ?BEGIN[ \r\n>]{1,4}(?:[A-Z0-9]{1,16}[ \r\n>]{1,4}){0,4}PRIVATE[ \r\n>]{1,4}KEY(?:[ ]BLOCK)?(?: ?-{4,5}(?![ -]'
    || '{0,9}END ))?(?:(?:[ \t]{0,8}\r?\n|\\r\\n|\\n|\\\\n)[ \t>|*]{0,16}(?:(?:Version|Comment|Proc-Type|DEK-Info|Hash|Chars'
    || 'et|MessageID): ?(?:[^\r\n\\-]|-(?!-)|\\[^rn\r\n]){0,120}|[A-Za-z0-9+/=]{1,120}(?![A-Za-z0-9+/=]| [A-Za-z]))?)*(?: ?-'
    || '{4,5} ?END [A-Z0-9 ]{0,48}-{4,5}(?:\\r|\\n){0,2})?'),
    '{}',
    array['%private%'],
    array['%begin%'],
    false, ''
),
(
    'private_key_block', 'pem_base64', 'key_block', '',
    ('LS0tLS1CRUdJTi(?:BSU0Eg|BFQyBQ|BPUEVO|BFTkNS|BEU0Eg|BQUklW|BQR1Ag|BTU0gy)[A-Za-z0-9+/]{16,}(?:[\r\n]{1,2}[A-Za-z0-9+'
    || '/]{60,76})*(?:[\r\n]{1,2}[A-Za-z0-9+/]{1,76}(?==))?={0,2}'),
    '{}',
    array['%ls0tls1crudjti%'],
    '{}',
    false, ''
),
(
    'private_key_block', 'putty', 'key_block', '',
    ('PuTTY-User-Key-File-[0-9]: ?[^\r\n]*(?:\r?\n[ \t>]{0,16}(?:(?:Encryption|Comment|Public-Lines|Private-Lines|Private-'
    || 'MAC|Private-Hash|Key-Derivation|Argon2-[A-Za-z]{1,16}): ?[^\r\n]*|[A-Za-z0-9+/=]{1,120}(?![^\r\n])))*'),
    '{}',
    array['%putty-user-key-file%'],
    '{}',
    false, ''
),
(
    'private_key_block', 'jwk', 'key_block', '',
    '((?:"[dk]"|''[dk]'') ?: ?["''])([A-Za-z0-9_-]{40,})',
    '{}',
    array['%d"%', '%d''%', '%k"%', '%k''%'],
    array['%kty%'],
    false, ''
),
(
    'private_key_block', 'wallet_key', 'key_block', '',
    '(?<![A-Za-z0-9])(?:[txyz]prv[1-9A-HJ-NP-Za-km-z]{95,112}|nsec1[a-z0-9]{58})(?![A-Za-z0-9])',
    '{}',
    array['%prv%', '%nsec1%'],
    '{}',
    false, ''
),
(
    'private_key_block', 'xml_key', 'key_block', '',
    '((?:<D>))([A-Za-z0-9+/=]{40,})(?=</D>)',
    '{}',
    array['%keyvalue>%'],
    array['%<d>%'],
    false, ''
),
(
    'private_key_block', 'pem_tail', 'key_block', '',
    ('(?:(?<![A-Za-z0-9+/=])[A-Za-z0-9+/=]{4,}[ \t]{0,4}\r?\n[ \t>]{0,8}){0,3}-{5}END (?:[A-Z0-9]{1,16} ){0,4}PRIVATE KEY('
    || '?: BLOCK)?-{5}'),
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
    '{}',
    array['%eyj%'],
    '{}',
    false, ''
),
(
    'credential_prefix', 'django_key', 'token', '',
    'django-insecure-[A-Za-z0-9!@#$%^&*()_=+-]{40,}',
    '{}',
    array['%django-insecure-%'],
    '{}',
    false, 'Django'
),
(
    'credential_prefix', 'amazon_token', 'token', '',
    'Atz[ar][|][A-Za-z0-9_-]{40,}',
    '{}',
    array['%atza|%', '%atzr|%'],
    '{}',
    false, 'Amazon'
),
(
    'credential_prefix', 'convex', 'token', '',
    '(?<![A-Za-z0-9])(?:prod|dev|preview):[a-z0-9:-]{3,60}[|][A-Za-z0-9+/=]{40,}',
    '{}',
    array['%prod:%', '%dev:%', '%preview:%'],
    array['%|%'],
    false, 'Convex'
),
(
    'credential_prefix', 'roblox', 'token', '',
    '_[|]WARNING:-DO-NOT-SHARE-THIS\.[A-Za-z.,-]{0,200}[|]_[A-Za-z0-9._-]{60,}',
    '{}',
    array['%\_|warning:-do-not-share-this%'],
    '{}',
    false, 'Roblox'
),
(
    'credential_prefix', 'xbox', 'token', '',
    'XBL3\.0 x=[0-9]{4,24};[A-Za-z0-9+/=._-]{40,}',
    '{}',
    array['%xbl3.0 x=%'],
    '{}',
    false, 'Microsoft'
),
(
    'url_userinfo', 'url_userinfo', 'userinfo', '',
    ('://(?:\r?\n[ \t>]{0,8})?[^ \t\r\n/@:"''<>`?#]{0,96}:(?:[^ \t\r\n"''<>`/@?#]{1,128}(?:@[^ \t\r\n"''<>`/@?#]{1,64})*|[^ \'
    || 't\r\n"''<>`@]{1,64}/[^ \t\r\n"''<>`/@]{1,64}|[^ \t\r\n"''<>`@/]{0,64}[?#][^ \t\r\n"''<>`/@]{0,64})@(?=[A-Za-z0-9[$])'),
    '{}',
    array['%://%'],
    array['%@%'],
    false, ''
),
(
    'url_userinfo', 'url_token_user', 'userinfo', '',
    '://[A-Za-z0-9_-]{20,128}(?::x-oauth-basic)?@(?=[A-Za-z0-9[])',
    '{}',
    array['%://%'],
    array['%@%'],
    false, ''
),
(
    'credential_assignment', 'assignment', 'assignment', 'sign',
    ('((?:(?:[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS]['
    || 'sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][sS] [pP][hH][rR][aA][sS][eE]|[kK][eE][nN]['
    || 'nN][wW][oO][rR][tT]|[gG][eE][hH][eE][iI][mM][wW][oO][rR][tT]|[lL][oO][sS][uU][nN][gG][sS][wW][oO][rR][tT]|[mM][oO][t'
    || 'T] [dD][eE] [pP][aA][sS][sS][eE]|[pP][hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS]'
    || '[eE][ñÑ][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][aA]|[cC][oO][nN][tT]['
    || 'rR][aA][sS][iI][nN][aA][lL]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][d'
    || 'D]|[wW][aA][cC][hH][tT][zZ][iI][nN]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD][iI][nN][eE]|[fF]'
    || '[rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[пП][aA][pP][oO][лЛ][ьЬ][нH][aA][яЯ] [фФ][pP][aA][зZ][aA]|[kK][oO][дД]'
    || '[oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[пП][aA][pP][oO][лЛ][ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][aA])?|[лЛ][oO][зZ][иИ'
    || '][нH][kK][aA]|[hH][aA][sS][łŁ][eE][mM]|[hH][aA][sS][łŁ][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD](?:[eE][tT])?|[lL][öÖ][s'
    || 'S][eE][nN][fF][rR][aA][sS]|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?|[jJ][eE][lL][sS][zZ][óÓ]|'
    || '[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[zZ][aA][pP][oO][rR][kK][aA]|[gG][eE][sS][lL][oO]|'
    || '[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?:[nN][yY][aA])?|[k'
    || 'K][aA][tT][aA] [lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?|[mM][ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ][aA] [tT][ôÔ]'
    || '[iI])?|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[kK][oO][dD][eE][oO][rR][dD](?:[eE][tT])?|'
    || '[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[sS][lL][aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[lL][yY][kK][iI]['
    || 'lL][oO][rR][ðÐ]|[pP][aA][sS][aA][hH][iI][tT][zZ][aA]|[fF][jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI]|[κK][ωΩ][δΔ][iI][κ'
    || 'K][όΌ][ςΣ]|[κK][ωΩ][δΔ][iI][κK][oO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC][өӨ][з'
    || 'Z]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמה|סיסמא|كلمة المرور|كلمة السر|رمز عبور|گذرواژه|'
    || 'पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[aA][pP][iI][- ]?(?:[sS][cC][hH][lL][üÜ][sS][sS][eE][lL]|[sS][lL][e'
    || 'E][uU][tT][eE][lL]|[nN][yY][cC][kK][eE][lL]|[nN][øØ][gG][lL][eE]|[nN][øØ][kK][kK][eE][lL]|[aA][vV][aA][iI][nN]|[aA]['
    || 'nN][aA][hH][tT][aA][rR][iI]|[kK][uU][lL][cC][sS]|[kK][lL][íÍ][čČ]|[kK][лЛ][юЮ][чЧ])|(?:[cC][lL][éÉ]|[cC][hH][iI][aA]'
    || '[vV][eE]|[cC][lL][aA][vV][eE]|[lL][lL][aA][vV][eE]|[cC][hH][aA][vV][eE]|[kK][lL][uU][cC][zZ]|[kK][лЛ][юЮ][чЧ]|[cC][h'
    || 'H][eE][iI][eE]|[cC][lL][aA][uU]) (?:(?:[dD][eE]|[dD][eE][lL]|[dD][iI]|[dD]''|[dD][oO]|[dD][aA]|[kK]) ?)?(?:[lL]''|[lL]'
    || '[aA] )?(?:[aA][pP][iI]|[aA][cC][cC][eE][sS][oO]|[aA][cC][cC][èÈ][sS]|[aA][cC][cC][eE][sS][sS][oO]|[aA][cC][eE][sS][s'
    || 'S][oO]|[sS][eE][cC][rR][èÈ][tT][eE]|[sS][eE][gG][rR][eE][tT][aA]|[sS][eE][cC][rR][eE][tT][aA]|[pP][rR][iI][vV][éÉ][e'
    || 'E]|[pP][rR][iI][vV][aA][tT][aA]|[pP][rR][iI][vV][aA][dD][aA]|[дД][oO][cC][тT][yY][пП][aA]|[wW][iI][fF][iI]|[wW][iI]-'
    || '[fF][iI]|[wW][lL][aA][nN]|[wW][eE][pP]|[wW][pP][aA]|[dD][oO][sS][tT][ęĘ][pP][uU])|[gG][eE][hH][eE][iI][mM][eE][rR] ['
    || 'sS][cC][hH][lL][üÜ][sS][sS][eE][lL]|[cC][eE][kK][pP][eE][тT][нH][ыЫ][йЙ] [kK][лЛ][юЮ][чЧ]|[kK][лЛ][юЮ][чЧ] [aA][pP]['
    || 'iI]|[cC][eE][kK][pP][eE][тT]|[тT][oO][kK][eE][нH]|トークン|[aA][pP][iI] ?キー|秘密鍵|アクセスキー|接続キー|シークレット|密钥|密鑰|秘钥|金鑰|令牌|授权码|授權'
    || '碼|토큰|[aA][pP][iI] ?키|비밀 ?키|시크릿|액세스 ?키|パスワード|パスコード|合言葉|密码|密碼|口令|비밀번호|비번|암호|패스워드|暗証番号|[pP]@[sS][sS][wW][oO][rR][dD]|[p'
    || 'P][aA][sS][sS][wW]0[rR][dD]|[pP][aA]55[wW][oO][rR][dD]|[pP][aA][sS][sS] [wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR'
    || '][dD]_?[pP][eE][pP][pP][eE][rR]|[cC][oO][oO][kK][iI][eE] ?[pP][aA][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|'
    || '[tT][oO][kK][eE][nN]|[aA][pP][iI][_ -]?[kK][eE][yY]|[aA][pP][iI][_ -]?[sS][eE][cC][rR][eE][tT]|[aA][cC][cC][eE][sS]['
    || 'sS][_ -]?[kK][eE][yY]|[sS][eE][cC][rR][eE][tT][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?[kK][eE][yY]|[pP][rR][iI][vV]'
    || '[aA][tT][eE][_ -]?[kK][eE][yY]|[aA][uU][tT][hH][_ -]?[kK][eE][yY]|[aA][cC][cC][oO][uU][nN][tT][_ -]?[kK][eE][yY]|[sS'
    || '][hH][aA][rR][eE][dD][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?[kK][eE][yY]|[sS][iI][gG][nN][iI][nN][gG][_ -]?[kK][eE'
    || '][yY]|[eE][nN][cC][rR][yY][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[mM][aA][sS][tT][eE][rR][_ -]?[kK][eE][yY]|[sS][eE]'
    || '[rR][vV][eE][rR][_ -]?[kK][eE][yY]|[sS][eE][rR][vV][iI][cC][eE][_ -]?[kK][eE][yY]|[aA][dD][mM][iI][nN][_ -]?[kK][eE]'
    || '[yY]|[lL][iI][cC][eE][nN][sS][eE][_ -]?[kK][eE][yY]|[aA][pP][pP][_ -]?[kK][eE][yY]|[cC][oO][nN][sS][uU][mM][eE][rR]['
    || '_ -]?[kK][eE][yY]|[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[sS][sS][hH][_ -]?[kK][eE][yY]|'
    || '[dD][eE][pP][lL][oO][yY][_ -]?[kK][eE][yY]|[wW][eE][bB][hH][oO][oO][kK][_ -]?[kK][eE][yY]|[cC][lL][iI][eE][nN][tT][_'
    || ' -]?[kK][eE][yY]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?)|(?<![A-Za-z])(?:PAT(?=: )|(?:[tT][oO][tT][pP] (?:[sS'
    || '][eE][eE][dD]|[sS][eE][cC][rR][eE][tT])|[pP][aA][sS][sS][eE]|[jJ][eE][tT][oO][nN]|[pP][wW]|[pP][wW][dD]|[pP][aA][sS]'
    || '[sS]|[mM][dD][pP]|[wW][wW]|[hH][aA][sS][lL][oO]|[sSşŞ][iIİ][fF][rR][eE][mM](?:[iI][zZ])?|[sSşŞ][iIİ][fF][rR][eE][sS]'
    || '[iIİ]|[sSşŞ][iIİ][fF][rR][eE]|[sSşŞ][iIİ][fF][rR][əƏ]|[pP][aA][rR][oO][lL][aA][mM]|[pP][aA][rR][oO][lL][aA]|[pP][aA]'
    || '[rR][oO][lL][eE]|[pP][aA][rR][oO][lL]|[pP][aA][rR][oO][oO][lL]|[pP][sS][wW]|[pP][sS][wW][dD]|[cC][lL][aA][vV][eE]|[c'
    || 'C][rR][eE][dD][sS]?|[jJ][wW][tT]|[cC][oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[cC][sS][rR][fF][tT][oO][kK][eE][nN]|[xX'
    || '][sS][rR][fF]-[tT][oO][kK][eE][nN]|[pP][hH][pP][sS][eE][sS][sS][iI][dD]|[jJ][sS][eE][sS][sS][iI][oO][nN][iI][dD]|[bB'
    || '][eE][aA][rR][eE][rR]|[aA][pP][iI][kK][eE][yY]|[oO][tT][pP]|_?[aA][uU][tT][hH]|[pP][sS][kK]|[aA][pP][pP][iI][dD]|[pP'
    || '][eE][pP][pP][eE][rR]|(?:[bB][iI][nN][dD]|[rR][oO][oO][tT]|[aA][dD][mM][iI][nN]|[uU][sS][eE][rR]|[dD][bB]|[lL][dD][a'
    || 'A][pP]|[mM][yY]|[sS][mM][tT][pP]|[mM][aA][iI][lL]|[fF][tT][pP]|[sS][uU][dD][oO])(?:[pP][wW]|[pP][aA][sS][sS]|[pP][wW'
    || '][dD])))|(?<=[_-])(?:[pP][aA][sS][sS]|[pP][wW][dD]|[pP][wW]|[pP][aA][tT]|[pP][sS][kK]|[aA][uU][tT][hH]|[aA][pP][pP]['
    || 'iI][dD]|[dD][sS][nN])|(?<=[A-Za-z])PASS|(?<=[a-z])(?:Pass|Pwd))(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT]['
    || 'rR][iI][nN][gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?:</[a-z]+>)?(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD]['
    || 'eE][lL]?|[dD][uU]|[fF][uUüÜ][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[pP][aA][rR][aA]|[vV][aA][nN]|[vV][oO][oO][rR]|'
    || '[kK]|[tT][iI][lL][lL]|[дД][лЛ][яЯ]|[oO][тT]|[kK])(?: [^ \t\r\n:=]{1,15}){1,3}| \([A-Za-z0-9][A-Za-z0-9 ,.''/_-]*\)| #'
    || '[0-9]{1,2}|\[(?:[A-Za-z_-]{3}[A-Za-z_-]*)?\]|(?: [nN][uU][eE][vV][aA]| [nN][uU][oO][vV][aA]| [nN][oO][vV][aA]| [pP]['
    || 'rR][oO][vV][iI][sS][oO][iI][rR][eE]| [pP][rR][oO][vV][iI][sS][óÓ][rR][iI][aA]| [pP][rR][oO][vV][iI][sS][oO][rR][iI]['
    || 'aA]| [aA][cC][tT][uU][eE][lL][lL][eE]| [тT][aA][kK][oO][йЙ]| [şŞ][uU]| [bB][aA][rR][uU]| [sS][aA][yY][aA]| [yY][aA]['
    || 'nN][gG][uU]))?[ \t.]*(?:[?!]?: ?(?:(?:constant |final |const |&''[a-z]+ |& ?|[a-z]* ?))?(?:(?:Final|Optional|ClassVar'
    || ')\[)?(?:[Ss]tring|[Ss]tr|SecretStr|text|bytes)\]?(?: ?\| ?(?:None|null|undefined))?[?]? ?:?=| (?:[Aa]s )?[Ss]tring ?'
    || '=|\{(?=["''])|:=|=>|->|<-|→|::|===?|\?=|[:=])[ \t]*(?:(?:</[a-z]+>|[*_]{1,3}) )?(?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP'
    || '][aA][sS][sS]:|[eE][nN][vV]:)?(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|binary) )?(?:[bBrRf'
    || 'FuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
    ('((?<![A-Za-z])(?:[sS][eE][sS][sS][iI][oO][nN](?:[_-]?(?:[iI][dD]|[kK][eE][yY]))?|[sS][eE][sS][sS]|[sS][iI][dD])["''`\'
    || ']\)*_]{0,3}[ \t]*(?::=|=>|->|===?|[:=])[ \t]*(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8})?(?:!!(?:str|bina'
    || 'ry) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z'
    || '~-]+[(\[]?)'),
    '{}',
    array['%sess%', '%sid%'],
    array['%:%', '%=%', '%->%'],
    false, ''
),
(
    'credential_assignment', 'assigned_key', 'assignment', 'weak',
    ('((?:(?<![A-Za-z])(?:[sS][iI][gG]|[sS][iI][gG][nN][aA][tT][uU][rR][eE]|[sS][cC][hH][lL][üÜ][sS][sS][eE][lL]|[cC][hH]['
    || 'iI][aA][vV][eE]|[cC][hH][aA][vV][eE]|[sS][lL][eE][uU][tT][eE][lL]|[kK][lL][uU][cC][zZ]|[nN][yY][cC][kK][eE][lL]|[nN]'
    || '[øØ][gG][lL][eE]|[nN][øØ][kK][kK][eE][lL]|[aA][vV][aA][iI][nN]|[aA][nN][aA][hH][tT][aA][rR]|[kK][лЛ][юЮ][чЧ]|[kK][lL'
    || '][jJ][uU][čČ]|[kK][lL][íÍ][čČ]|[cC][hH][eE][iI][eE]|מפתח|مفتاح)|(?<=[_-])(?:[kK][eE][yY]|[sS][aA][lL][tT])|(?<=[a-z]'
    || ')Key)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT][rR][iI][nN][gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: (?:['
    || 'fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUüÜ][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV'
    || '][aA][nN]|[vV][oO][oO][rR]|[дД][лЛ][яЯ]|[oO][тT])(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]*(?::=|=>|->|===?|[:=])[ \t]*(?:'
    || '[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:(?:(?<=[: \t])[|>][+-]?[ \t]{0,3})?\r?\n[ \t]{1,8'
    || '})?(?:!!(?:str|binary) )?(?:[bBrRfFuUNL@$(]{1,2}(?=["''])|""(?=")|''''(?=''))?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+'
    || './0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
    ('((?:(?<![A-Za-z])(?:[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|'
    || '[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][sS] [pP][hH][rR][aA][sS][eE]|'
    || '[kK][eE][nN][nN][wW][oO][rR][tT]|[gG][eE][hH][eE][iI][mM][wW][oO][rR][tT]|[lL][oO][sS][uU][nN][gG][sS][wW][oO][rR][t'
    || 'T]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[pP][hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT'
    || '][rR][aA][sS][eE][ñÑ][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][aA]|[cC]'
    || '[oO][nN][tT][rR][aA][sS][iI][nN][aA][lL]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW]['
    || 'oO][oO][rR][dD]|[wW][aA][cC][hH][tT][zZ][iI][nN]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD][iI]'
    || '[nN][eE]|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[пП][aA][pP][oO][лЛ][ьЬ][нH][aA][яЯ] [фФ][pP][aA][зZ][aA]'
    || '|[kK][oO][дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[пП][aA][pP][oO][лЛ][ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][aA])?|[л'
    || 'Л][oO][зZ][иИ][нH][kK][aA]|[hH][aA][sS][łŁ][eE][mM]|[hH][aA][sS][łŁ][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD](?:[eE][tT]'
    || ')?|[lL][öÖ][sS][eE][nN][fF][rR][aA][sS]|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?|[jJ][eE][lL]'
    || '[sS][zZ][óÓ]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[zZ][aA][pP][oO][rR][kK][aA]|[gG][eE]'
    || '[sS][lL][oO]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?:[nN]'
    || '[yY][aA])?|[kK][aA][tT][aA] [lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?|[mM][ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ]'
    || '[aA] [tT][ôÔ][iI])?|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[kK][oO][dD][eE][oO][rR][dD]('
    || '?:[eE][tT])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[sS][lL][aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[lL]'
    || '[yY][kK][iI][lL][oO][rR][ðÐ]|[pP][aA][sS][aA][hH][iI][tT][zZ][aA]|[fF][jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI]|[κK]['
    || 'ωΩ][δΔ][iI][κK][όΌ][ςΣ]|[κK][ωΩ][δΔ][iI][κK][oO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][я'
    || 'Я] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמה|סיסמא|كلمة المرور|كلمة السر|رمز '
    || 'عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[aA][pP][iI][- ]?(?:[sS][cC][hH][lL][üÜ][sS][sS][eE][l'
    || 'L]|[sS][lL][eE][uU][tT][eE][lL]|[nN][yY][cC][kK][eE][lL]|[nN][øØ][gG][lL][eE]|[nN][øØ][kK][kK][eE][lL]|[aA][vV][aA]['
    || 'iI][nN]|[aA][nN][aA][hH][tT][aA][rR][iI]|[kK][uU][lL][cC][sS]|[kK][lL][íÍ][čČ]|[kK][лЛ][юЮ][чЧ])|(?:[cC][lL][éÉ]|[cC'
    || '][hH][iI][aA][vV][eE]|[cC][lL][aA][vV][eE]|[lL][lL][aA][vV][eE]|[cC][hH][aA][vV][eE]|[kK][lL][uU][cC][zZ]|[kK][лЛ][ю'
    || 'Ю][чЧ]|[cC][hH][eE][iI][eE]|[cC][lL][aA][uU]) (?:(?:[dD][eE]|[dD][eE][lL]|[dD][iI]|[dD]''|[dD][oO]|[dD][aA]|[kK]) ?)?'
    || '(?:[lL]''|[lL][aA] )?(?:[aA][pP][iI]|[aA][cC][cC][eE][sS][oO]|[aA][cC][cC][èÈ][sS]|[aA][cC][cC][eE][sS][sS][oO]|[aA]['
    || 'cC][eE][sS][sS][oO]|[sS][eE][cC][rR][èÈ][tT][eE]|[sS][eE][gG][rR][eE][tT][aA]|[sS][eE][cC][rR][eE][tT][aA]|[pP][rR]['
    || 'iI][vV][éÉ][eE]|[pP][rR][iI][vV][aA][tT][aA]|[pP][rR][iI][vV][aA][dD][aA]|[дД][oO][cC][тT][yY][пП][aA]|[wW][iI][fF]['
    || 'iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[wW][eE][pP]|[wW][pP][aA]|[dD][oO][sS][tT][ęĘ][pP][uU])|[gG][eE][hH][eE][iI]['
    || 'mM][eE][rR] [sS][cC][hH][lL][üÜ][sS][sS][eE][lL]|[cC][eE][kK][pP][eE][тT][нH][ыЫ][йЙ] [kK][лЛ][юЮ][чЧ]|[kK][лЛ][юЮ]['
    || 'чЧ] [aA][pP][iI]|[cC][eE][kK][pP][eE][тT]|[тT][oO][kK][eE][нH]|[cC][lL][aA][vV][eE]|[cC][lL][éÉ]|[cC][hH][iI][aA][vV'
    || '][eE]|[sS][cC][hH][lL][üÜ][sS][sS][eE][lL]|[cC][hH][aA][vV][eE]|[sS][lL][eE][uU][tT][eE][lL]|[pP][iI][nN] [cC][oO][d'
    || 'D][eE]|[pP][iI][nN][cC][oO][dD][eE]|[pP][iI][nN][kK][oO][dD]|[pP][iI][nN]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE]['
    || 'nN]|[kK][eE][yY]|[pP][aA][rR][oO][lL][aA] [mM][eE][aA]|[pP][wW]|[pP][wW][dD]|[pP][aA][sS][sS]|[mM][dD][pP]|[wW][wW]|'
    || '[hH][aA][sS][lL][oO]|[sSşŞ][iIİ][fF][rR][eE][mM](?:[iI][zZ])?|[sSşŞ][iIİ][fF][rR][eE][sS][iIİ]|[sSşŞ][iIİ][fF][rR][e'
    || 'E]|[sSşŞ][iIİ][fF][rR][əƏ]|[pP][aA][rR][oO][lL][aA][mM]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][eE]|[pP][aA][r'
    || 'R][oO][lL]|[pP][aA][rR][oO][oO][lL]|[cC][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC][oO][dD][eE])(?: (?:[fF][oO][rR'
    || ']|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUüÜ][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|'
    || '[vV][oO][oO][rR]|[wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[дД][лЛ][яЯ])(?: [^ \t\r\n:=,.]{1,15}){0,3})? ('
    || '?:[iI][sS] [nN][oO][wW]|[iI][sS]|[wW][aA][sS]|[aA][rR][eE]|[iI][sS][tT]|[lL][aA][uU][tT][eE][tT]|[wW][aA][rR]|[eE][s'
    || 'S]|[eE][sS][tT]|[eE][rR][aA]|[éÉ]|[èÈ]|[éÉ][sS]|[sS][aA][rR][àÀ]|[bB][ęĘ][dD][zZ][iI][eE]|[jJ][eE][sS][tT]|[bB][rR]['
    || 'zZ][mM][iI]|[äÄ][rR]|[eE][rR]|[jJ][eE]|[eE][sS][tT][eE]|[lL][àÀ]|[aA][dD][aA][lL][aA][hH]|[iI][aA][lL][aA][hH]|[sS]['
    || 'aA][yY][aA]|[nN][iI]|[aA][yY]|[oO][nN]|[iI][rR]|[yY][rR][aA]|[eE]|[эЭ][тT][oO]|[cC][hH][aA][nN][gG][eE][dD] [tT][oO]'
    || '|[sS][eE][tT] [tT][oO]|[rR][eE][sS][eE][tT] [tT][oO]|[bB][eE][cC][oO][mM][eE][sS]|[hH][eE][iI][sSß][tT](?: [jJ][eE]['
    || 'tT][zZ][tT])?)[:]?[ ]{1,2}|(?<![A-Za-z])(?:[hH][aA][sS][łŁlL][oO](?: [dD][oO] [^ \t\r\n]+)?|[pP][iI][nN]) to |(?<![A'
    || '-Za-z])(?:[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?) on |(?<![A-Za-z])(?:(?:[cC][hH][aA][nN][gG][eE][dD]?|[sS][e'
    || 'E][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?) (?:[mM][yY] |[tT][hH][eE] |[yY][oO][uU][rR] |[oO][uU][rR]'
    || ' |[iI][tT][sS] )?(?:[a-zA-Z-]+ )?(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][s'
    || 'S][pP][hH][rR][aA][sS][eE]|[pP][wW]|[pP][iI][nN]) [tT][oO]) |(?:(?:パスワード|パスコード|合言葉|密码|密碼|口令|비밀번호|비번|암호|패스워드|トークン|[aA'
    || '][pP][iI] ?キー|秘密鍵|アクセスキー|接続キー|シークレット|密钥|密鑰|秘钥|金鑰|令牌|授权码|授權碼|토큰|[aA][pP][iI] ?키|비밀 ?키|시크릿|액세스 ?키)(?:已?(?:改成|改为|改為|设为|'
    || '设置为|重置为|换成|更改为|變更為)|是|为|為|は|が|を|는|은|를|을|:)|(?:パスワード|パスコード|合言葉|密码|密碼|口令|비밀번호|비번|암호|패스워드)(?:→)?)[ ]{0,2}[(【]?|(?:[пП]['
    || 'aA][pP][oO][лЛ][ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][aA])?|[лЛ][oO][зZ][иИ][нH][kK][aA]|[κK][ωΩ][δΔ][iI][κK][όΌoO][ςΣ'
    || ']|סיסמה|סיסמא|كلمة المرور|كلمة السر|رمز عبور|पासवर्ड|รหัสผ่าน|[mM][ậẬ][tT] [kK][hH][ẩẨ][uU]|[kK][aA][tT][aA] [sS][aA'
    || '][nN][dD][iI](?:[nN][yY][aA])?|[pP][aA][sS][sS][wW][oO][rR][dD](?:[nN][yY][aA])?(?= [sS][aA][yY][aA])|[pP][aA][sS][s'
    || 'S][wW][oO][rR][dD][nN][yY][aA])(?: (?:[oO][тT]|[дД][лЛ][яЯ]|[kK]|[нH][aA]|[τT][oO][υY]|[γΓ][iI][aA]|של) [^ \t\r\n:=,'
    || '.]+| [wW]i-?[fF]i)?(?: ?(?:[эЭ][тT][oO]|[єЄ]|[eE][ίΊ][vN][aA][iI]|[μM][oO][υY]|שלי|היא|הוא|هي|من|है|คือ|[sS][aA][yY]'
    || '[aA]|[aA][dD][aA][lL][aA][hH]|[lL][àÀ]|[mM][oO][jJ]|[eE])){0,2}[ :-]{1,3}))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+'
    || './0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
    ('((?:(?<![A-Za-z])(?:[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|'
    || '[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][sS] [pP][hH][rR][aA][sS][eE]|'
    || '[kK][eE][nN][nN][wW][oO][rR][tT]|[gG][eE][hH][eE][iI][mM][wW][oO][rR][tT]|[lL][oO][sS][uU][nN][gG][sS][wW][oO][rR][t'
    || 'T]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[pP][hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT'
    || '][rR][aA][sS][eE][ñÑ][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][aA]|[cC]'
    || '[oO][nN][tT][rR][aA][sS][iI][nN][aA][lL]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW]['
    || 'oO][oO][rR][dD]|[wW][aA][cC][hH][tT][zZ][iI][nN]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD][iI]'
    || '[nN][eE]|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[пП][aA][pP][oO][лЛ][ьЬ][нH][aA][яЯ] [фФ][pP][aA][зZ][aA]'
    || '|[kK][oO][дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[пП][aA][pP][oO][лЛ][ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][aA])?|[л'
    || 'Л][oO][зZ][иИ][нH][kK][aA]|[hH][aA][sS][łŁ][eE][mM]|[hH][aA][sS][łŁ][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD](?:[eE][tT]'
    || ')?|[lL][öÖ][sS][eE][nN][fF][rR][aA][sS]|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?|[jJ][eE][lL]'
    || '[sS][zZ][óÓ]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[zZ][aA][pP][oO][rR][kK][aA]|[gG][eE]'
    || '[sS][lL][oO]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?:[nN]'
    || '[yY][aA])?|[kK][aA][tT][aA] [lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?|[mM][ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ]'
    || '[aA] [tT][ôÔ][iI])?|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[kK][oO][dD][eE][oO][rR][dD]('
    || '?:[eE][tT])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[sS][lL][aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[lL]'
    || '[yY][kK][iI][lL][oO][rR][ðÐ]|[pP][aA][sS][aA][hH][iI][tT][zZ][aA]|[fF][jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI]|[κK]['
    || 'ωΩ][δΔ][iI][κK][όΌ][ςΣ]|[κK][ωΩ][δΔ][iI][κK][oO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][я'
    || 'Я] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמה|סיסמא|كلمة المرور|كلمة السر|رمز '
    || 'عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[pP][wW]|[pP][wW][dD]|[pP][aA][sS][sS]|[mM][dD][pP]|[w'
    || 'W][wW]|[hH][aA][sS][lL][oO]|[sSşŞ][iIİ][fF][rR][eE][mM](?:[iI][zZ])?|[sSşŞ][iIİ][fF][rR][eE][sS][iIİ]|[sSşŞ][iIİ][fF'
    || '][rR][eE]|[sSşŞ][iIİ][fF][rR][əƏ]|[pP][aA][rR][oO][lL][aA][mM]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][eE]|[pP'
    || '][aA][rR][oO][lL]|[pP][aA][rR][oO][oO][lL])(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[fF][üÜ][rR]) (?:[tT][hH]['
    || 'eE] |[mM][yY] |[oO][uU][rR] |[yY][oO][uU][rR] )?[^ \t\r\n:=,.]{1,15})?(?:''s(?: still| now)?| (?:[sS][hH][oO][uU][lL]'
    || '[dD] (?:[nN][oO][wW] )?[bB][eE]|[wW][oO][uU][lL][dD] [bB][eE]|[wW][iI][lL][lL] [bB][eE]|[mM][uU][sS][tT] [bB][eE]|[u'
    || 'U][sS][eE][dD] [tT][oO] [bB][eE]|[rR][eE][mM][aA][iI][nN][sS]|[rR][eE][aA][dD][sS]|[eE][qQ][uU][aA][lL][sS]|[sS][tT]'
    || '[aA][yY][sS]|[iI][sS] [sS][tT][iI][lL][lL]|[gG][oO][eE][sS] [lL][iI][kK][eE]|(?:[hH][aA][sS]|[wW][aA][sS]|[gG][oO][t'
    || 'T]|[iI][sS]|[hH][aA][dD])(?: [jJ][uU][sS][tT]| [nN][oO][wW])?(?: [bB][eE][eE][nN])? (?:[rR][eE][sS][eE][tT]|[cC][hH]'
    || '[aA][nN][gG][eE][dD]|[sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD])(?: [bB][aA][cC][kK])? (?:[tT][oO]|[iI][nN])|[aA][uU]'
    || '[fF]|[gG][eE][wW][iI][jJ][zZ][iI][gG][dD] [iI][nN]|, [cC]''[eE][sS][tT]))[:]? {1,2}|(?<![A-Za-z])(?:[cC][hH][aA][nN]['
    || 'gG][eE][dD]?|[sS][eE][tT]|[rR][eE][sS][eE][tT]|[uU][pP][dD][aA][tT][eE][dD]?|[cC][aA][mM][bB][iI][éÉ]|[cC][aA][mM][b'
    || 'B][iI][oOaA]|[cC][aA][mM][bB][iI][aA][tT][oO]|[mM][uU][dD][eE][iI]|[aA][lL][tT][eE][rR][eE][iI]|[tT][rR][oO][qQ][uU]'
    || '[eE][iI]|[cC][hH][aA][nN][gG][éÉ]|[zZ][mM][iI][eE][nN][iI][łŁ][eE][mM]|[zZ][mM][iI][eE][nN][iI][łŁ][aA][mM]|[zZ][mM]'
    || '[iI][eE][ńŃ]|[cC][мM][eE][нH][иИ][лЛ]|[cC][мM][eE][нH][иИ][лЛ][aA]|[иИ][зZ][мM][eE][нH][иИ][лЛ]|[пП][oO][мM][eE][нH]'
    || '[яЯ][лЛ]|[äÄ][nN][dD][rR][aA][dD][eE]|[bB][yY][tT][tT][eE]|[sS][kK][iI][fF][tT][eE][dD][eE]|[wW][iI][jJ][zZ][iI][gG]'
    || '[dD][eE]|[vV][eE][rR][aA][nN][dD][eE][rR][dD][eE]|[pP][rR][oO][mM][iI][jJ][eE][nN][iI][oO])(?: (?:[a-zäÄöÖüÜéÉàÀß]{1'
    || ',8})){0,3} (?:[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][a'
    || 'A][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][sS] [pP][hH][rR][aA][sS][eE]|[kK][e'
    || 'E][nN][nN][wW][oO][rR][tT]|[gG][eE][hH][eE][iI][mM][wW][oO][rR][tT]|[lL][oO][sS][uU][nN][gG][sS][wW][oO][rR][tT]|[mM'
    || '][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[pP][hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR]['
    || 'aA][sS][eE][ñÑ][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][aA]|[cC][oO][n'
    || 'N][tT][rR][aA][sS][iI][nN][aA][lL]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO][oO'
    || '][rR][dD]|[wW][aA][cC][hH][tT][zZ][iI][nN]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR][dD][iI][nN][e'
    || 'E]|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[пП][aA][pP][oO][лЛ][ьЬ][нH][aA][яЯ] [фФ][pP][aA][зZ][aA]|[kK]['
    || 'oO][дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[пП][aA][pP][oO][лЛ][ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][aA])?|[лЛ][oO]'
    || '[зZ][иИ][нH][kK][aA]|[hH][aA][sS][łŁ][eE][mM]|[hH][aA][sS][łŁ][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD](?:[eE][tT])?|[lL'
    || '][öÖ][sS][eE][nN][fF][rR][aA][sS]|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?|[jJ][eE][lL][sS][z'
    || 'Z][óÓ]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[zZ][aA][pP][oO][rR][kK][aA]|[gG][eE][sS][l'
    || 'L][oO]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[kK][aA][tT][aA] [sS][aA][nN][dD][iI](?:[nN][yY][a'
    || 'A])?|[kK][aA][tT][aA] [lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?|[mM][ậẬ][tT] [kK][hH][ẩẨ][uU](?: [cC][ủỦ][aA] ['
    || 'tT][ôÔ][iI])?|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[kK][oO][dD][eE][oO][rR][dD](?:[eE]'
    || '[tT])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[sS][lL][aA][pP][tT][aA][žŽ][oO][dD][iI][sS]|[lL][yY][k'
    || 'K][iI][lL][oO][rR][ðÐ]|[pP][aA][sS][aA][hH][iI][tT][zZ][aA]|[fF][jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI]|[κK][ωΩ][δΔ'
    || '][iI][κK][όΌ][ςΣ]|[κK][ωΩ][δΔ][iI][κK][oO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП][иИ][яЯ] [cC'
    || '][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמה|סיסמא|كلمة المرور|كلمة السر|رمز عبور|گ'
    || 'ذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[pP][wW]|[pP][wW][dD]|[pP][aA][sS][sS]|[mM][dD][pP]|[wW][wW]'
    || '|[hH][aA][sS][lL][oO]|[sSşŞ][iIİ][fF][rR][eE][mM](?:[iI][zZ])?|[sSşŞ][iIİ][fF][rR][eE][sS][iIİ]|[sSşŞ][iIİ][fF][rR]['
    || 'eE]|[sSşŞ][iIİ][fF][rR][əƏ]|[pP][aA][rR][oO][lL][aA][mM]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][eE]|[pP][aA]['
    || 'rR][oO][lL]|[pP][aA][rR][oO][oO][lL]) (?:[tT][oO]|[aA]|[eE][nN]|[iI][nN]|[pP][aA][rR][aA]|[nN][aA]|[нH][aA]|[tT][iI]'
    || '[lL][lL]|[tT][iI][lL]|[nN][aA][aA][rR])[:]? {1,2}|(?:[sSşŞ][iIİ][fF][rR][eE][yY][iI]|[pP][aA][rR][oO][lL][aA][yY][iI'
    || ']) ))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
    ('((?<![A-Za-z0-9!#$%&*+./:=?@^_~-]))([A-Za-z0-9!#$%&*+./:=?@^_~-]{8}[A-Za-z0-9!#$%&*+./:=?@^_~-]*(?=["''`*]{0,2}(?: (?'
    || ':(?:[iI][sS]|[wW][aA][sS]) (?:[mM][yY]|[tT][hH][eE]|[oO][uU][rR]|[yY][oO][uU][rR])(?: [A-Za-z0-9-]{1,12}){0,2}|(?:[i'
    || 'I][sS][tT]) (?:[mM][eE][iI][nN]|[dD][aA][sS]|[dD][eE][iI][nN]|[uU][nN][sS][eE][rR])(?: neues)?|(?:[eE][sS][tT]) (?:['
    || 'mM][oO][nN]|[lL][eE]|[nN][oO][tT][rR][eE]|[vV][oO][tT][rR][eE])(?: nouveau)?|(?:[eE][sS]) (?:[mM][iI]|[lL][aA])(?: n'
    || 'ueva)?|(?:[èÈ]) (?:[lL][aA])(?: mia| nuova)?|(?:[éÉ]) (?:[aA])(?: minha| senha do| nova)?|(?:[iI][sS]) (?:[mM][iI][j'
    || 'J][nN]|[hH][eE][tT]|[oO][nN][sS])(?: nieuwe)?|(?:[tT][oO]) (?:[mM][oO][jJ][eE])(?: nowe)?|(?:[äÄ][rR]) (?:[mM][iI][t'
    || 'T][tT])|(?:[eE][rR]) (?:[mM][iI][tT])|-{0,2} ?(?:[мM][oO][йЙ])|(?:[bB][eE][nN][iI][mM])|<-|\((?:[tT][hH][eE] )?) ?(?'
    || ':[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][pP'
    || '][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][wW][dD]|(?<= )[pP][wW]|[kK][eE][nN][nN][wW][oO][rR][tT]|'
    || '[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[mM][oO][tT] [dD][eE] [pP][aA][sS]'
    || '[sS][eE]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[пП][aA][pP][oO][лЛ][ьЬ]|[hH][aA][sS][łŁ][oO]'
    || '|[hH][aA][sS][lL][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD]|[sSşŞ][iIİ][fF][rR][eE][mM]|[pP][aA][rR][oO][lL][aA][mM]|[kK]'
    || '[oO][dD][eE][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE])(?![A-Za-z])| ?(?:がパスワード|是(?:我的|你的)?(?:密码|密碼)|'
    || '[가이] 비밀번호))))'),
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
    || 'eE]|[lL][aA][bB][eE][lL])["''] ?[:=]>? ?["''][A-Za-z0-9_.-]*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][d'
    || 'D]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE]['
    || 'nN]|[aA][pP][iI][_-]?[kK][eE][yY]|[aA][cC][cC][eE][sS][sS][_-]?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE][_-]?[kK][eE'
    || '][yY]|[sS][eE][cC][rR][eE][tT][_-]?[kK][eE][yY])["''] ?,[ \t]{0,3}(?:\r?\n[ \t]{0,16})?(?:["''][A-Za-z]+["''] ?: ?(?:["'
    || '''][A-Za-z]*["'']|true|false) ?,[ \t]{0,3}(?:\r?\n[ \t]{0,16})?){0,2}["''](?:[vV][aA][lL][uU][eE])["''] ?[:=]>? ?|<(?:[t'
    || 'T][dD]|[tT][hH]|[dD][tT]|[bB]|[sS][tT][rR][oO][nN][gG]|[lL][aA][bB][eE][lL])(?: [^<>\r\n]*)?>(?:[A-Za-z0-9-]+ ){0,2}'
    || '(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][a'
    || 'A][sS][sS][cC][oO][dD][eE]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][ _-]?[kK][eE][yY]'
    || '|[aA][cC][cC][eE][sS][sS][ _-]?[kK][eE][yY]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS]['
    || 'eE][ñÑ][aA]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]):?</(?:[tT][dD]|[tT][hH]|[dD][tT]|[bB]|[sS'
    || '][tT][rR][oO][nN][gG]|[lL][aA][bB][eE][lL])>[ \t]{0,4}(?:\r?\n[ \t]{0,16})?<(?:[tT][dD]|[dD][dD]|[sS][pP][aA][nN]|[c'
    || 'C][oO][dD][eE])(?: [^<>\r\n]*)?>(?:<code>)?|(?<=[| *_])(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO]['
    || 'rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][wW][dD]|[pP][wW]|[sS][eE][cC]'
    || '[rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][ _-]?[kK][eE][yY]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO]'
    || '[nN][tT][rR][aA][sS][eE][ñÑ][aA]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD])[*_]{0,2} *\|[ ]{0,2}'
    || '\r?\n[ \t]{0,4}\|(?:[ ]?:?-{2,}:?[ ]?\|){1,6}[ ]{0,2}\r?\n[ \t]{0,4}\| {0,2}(?:[A-Za-z0-9._@-]+ *\| *){0,4}(?=[^ |\r'
    || '\n]+ *\|[ ]{0,2}(?:[\r\n]|\Z))))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%value%', '%<td%', '%<th%', '%<dd%', '%|-%', '%| -%', '%|:-%'],
    array['%pass%', '%pwd%', '%secret%', '%token%', '%key%'],
    false, ''
),
(
    'credential_assignment', 'pair', 'assignment', 'bare',
    ('((?:(?<![A-Za-z])(?:[uU][sS][eE][rR]|[uU][sS][eE][rR][nN][aA][mM][eE]|[lL][oO][gG][iI][nN]|[uU][sS][uU][aA][rR][iI]['
    || 'oO]|[uU][sS][uU][áÁ][rR][iI][oO]|[uU][tT][eE][nN][tT][eE]|[uU][tT][iI][lL][iI][sS][aA][tT][eE][uU][rR]|[iI][dD][eE]['
    || 'nN][tT][iI][fF][iI][aA][nN][tT]|[bB][eE][nN][uU][tT][zZ][eE][rR]|[nN][uU][tT][zZ][eE][rR]|[gG][eE][bB][rR][uU][iI][k'
    || 'K][eE][rR]|[uU][żŻ][yY][tT][kK][oO][wW][nN][iI][kK]|[пП][oO][лЛ][ьЬ][зZ][oO][вB][aA][тT][eE][лЛ][ьЬ]|[лЛ][oO][гГ][иИ'
    || '][нH]|[kK][uU][lL][lL][aA][nN][iI][cC][iI] [aA][dD][iI]|[aA][nN][vV][äÄ][nN][dD][aA][rR][eE]|[bB][rR][uU][gG][eE][rR'
    || ']|[nN][eE][tT][wW][oO][rR][kK]|[sS][sS][iI][dD]|[nN][eE][tT][zZ]|[rR][eE][dD]|[rR][éÉ][sS][eE][aA][uU]|[wW][iI][fF]['
    || 'iI]|[wW][lL][aA][nN])[:=]? ["'']?[^ \t\r\n,;"'']{1,40}["'']?(?:,| and| und| y| et| e| /|;)? (?:(?:[pP][wW]|[pP][wW][dD]'
    || '|[pP][aA][sS][sS]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[kK][eE][nN][nN][wW][oO][rR][tT]'
    || '|[mM][dD][pP]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][lL][aA][vV][eE]|[cC][oO][nN][tT][rR][aA][sS][eE][ñÑ][a'
    || 'A]|[sS][eE][nN][hH][aA]|[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][sS][kK]|[wW][aA][cC][hH][tT][wW]['
    || 'oO][oO][rR][dD]|[pP][aA][rR][oO][lL][aA]|[hH][aA][sS][łŁ][oO]|[hH][eE][sS][lL][oO]|[пП][aA][pP][oO][лЛ][ьЬ]|[sSşŞ][i'
    || 'I][fF][rR][eE]|[lL][öÖ][sS][eE][nN][oO][rR][dD]|[kK][oO][dD][eE][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD'
    || '][eE])) (?:(?:[iI][sS]|[iI][sS][tT]|[eE][sS]|[eE][sS][tT]|[éÉ]|[tT][oO]|[äÄ][rR]|[eE][rR]) )?|(?:ユーザー名|用户名|用戶名|사용자)['
    || '^\n,]{1,24}[,,] ?(?:パスワード|密码|密碼|비밀번호)[ ]?|(?:[uU][sS][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO][rR][dD])?|[lL][oO][gG]'
    || '[iI][nN] ?/ ?(?:[pP][wW]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS])|[zZ][uU][gG][aA][nN][gG][sS][dD][aA][tT]'
    || '[eE][nN]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]|[cC][rR][eE][dD][sS]|[iI][dD][eE][nN][tT][iI][fF][iI][aA][nN]['
    || 'tT][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][lL][eE][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][iI][sS]|[cC][rR][eE][d'
    || 'D][eE][nN][zZ][iI][aA][lL][iI]|[lL][oO][gG][iI][nN])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW][pP][aA]2?|[wW][pP][aA]3'
    || '|[wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[wW][lL][aA][nN]-) ?(?:[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]'
    || '|[pP][aA][sS][sS][wW][oO][rR][dD]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO][rR][tT]|[sS][cC][hH][lL][üÜ][sS][sS][eE][lL]'
    || '|[pP][sS][kK]|[cC][oO][dD][eE])[ :=]{1,3}|(?:[sS][aA][fF][eE]|[vV][aA][uU][lL][tT]|[lL][oO][cC][kK]|[lL][oO][cC][kK]'
    || '[eE][rR]|[pP][aA][dD][lL][oO][cC][kK]|[tT][rR][eE][sS][oO][rR]) (?:[cC][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC]'
    || '[oO][mM][bB][oO]|[cC][oO][dD][eE]|[kK][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN])(?: (?:[iI][sS]|[iI][sS][tT]))?:? |(?'
    || ':(?<![A-Za-z])(?:[pP][iI][nN](?: [cC][oO][dD][eE]| [nN][uU][mM][bB][eE][rR])?)|(?<![A-Z])PIN)(?: (?:[fF][oO][rR] [tT'
    || '][hH][eE]|[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO])(?: [A-Za-z]{1,15}){1,3})?(?: is |: ?| ist | es |= ?| : ?| )(?![0-'
    || '9]{4,6}(?: (?:[iI][sS]|[wW][aA][sS]|[aA][rR][eE]) (?:[nN][oO][tT] |[uU][nN]|[dD][iI][sS])?(?:[cC][oO][nN][nN][eE][cC'
    || '][tT][eE][dD]|[wW][iI][rR][eE][dD]|[uU][sS][eE][dD]|[pP][uU][lL][lL][eE][dD]|[dD][rR][iI][vV][eE][nN]|[tT][iI][eE][d'
    || 'D]|[lL][oO][wW]|[hH][iI][gG][hH]|[gG][rR][oO][uU][nN][dD][eE][dD]|[aA][nN]? |[tT][hH][eE] ))|[ ]or [0-9]+pin)|(?:暗証番'
    || '号|PIN码|PIN碼|pin码|핀번호)(?:は|是|为|:|는|은)?[ ]?|(?:密码|密碼|口令|パスワード|비밀번호)[ ]))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9'
    || ':=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
    ('((?<![A-Za-z0-9@_.-])(?:(?:[pP][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][r'
    || 'R][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[pP][aA][sS][sS] [pP][hH][rR][aA][s'
    || 'S][eE]|[kK][eE][nN][nN][wW][oO][rR][tT]|[gG][eE][hH][eE][iI][mM][wW][oO][rR][tT]|[lL][oO][sS][uU][nN][gG][sS][wW][oO'
    || '][rR][tT]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[pP][hH][rR][aA][sS][eE] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO]'
    || '[nN][tT][rR][aA][sS][eE][ñÑ][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][yY][a'
    || 'A]|[cC][oO][nN][tT][rR][aA][sS][iI][nN][aA][lL]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][t'
    || 'T][wW][oO][oO][rR][dD]|[wW][aA][cC][hH][tT][zZ][iI][nN]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] [dD]''[oO][rR]['
    || 'dD][iI][nN][eE]|[fF][rR][aA][sS][eE] [sS][eE][gG][rR][eE][tT][aA]|[пП][aA][pP][oO][лЛ][ьЬ][нH][aA][яЯ] [фФ][pP][aA]['
    || 'зZ][aA]|[kK][oO][дД][oO][вB][oO][eE] [cC][лЛ][oO][вB][oO]|[пП][aA][pP][oO][лЛ][ьЬ]|[пП][aA][pP][oO][лЛ][aA](?:[тT][a'
    || 'A])?|[лЛ][oO][зZ][иИ][нH][kK][aA]|[hH][aA][sS][łŁ][eE][mM]|[hH][aA][sS][łŁ][oO]|[lL][öÖ][sS][eE][nN][oO][rR][dD](?:['
    || 'eE][tT])?|[lL][öÖ][sS][eE][nN][fF][rR][aA][sS]|[pP][aA][sS][sS][oO][rR][dD](?:[eE][tT])?(?: [mM][iI][tT][tT])?|[jJ]['
    || 'eE][lL][sS][zZ][óÓ]|[jJ][eE][lL][sS][zZ][aA][vV][aA][mM]|[lL][oO][zZ][iI][nN][kK][aA]|[zZ][aA][pP][oO][rR][kK][aA]|['
    || 'gG][eE][sS][lL][oO]|[nN][eE][nN][oO][sS][iI][rR][iI](?: [lL][aA][nN][gG][uU])?|[kK][aA][tT][aA] [sS][aA][nN][dD][iI]'
    || '(?:[nN][yY][aA])?|[kK][aA][tT][aA] [lL][aA][lL][uU][aA][nN](?: [sS][aA][yY][aA])?|[mM][ậẬ][tT] [kK][hH][ẩẨ][uU](?: ['
    || 'cC][ủỦ][aA] [tT][ôÔ][iI])?|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA](?:[nN][iI])?|[kK][oO][dD][eE][oO][r'
    || 'R][dD](?:[eE][tT])?|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE](?:[nN])?|[sS][lL][aA][pP][tT][aA][žŽ][oO][dD][iI][s'
    || 'S]|[lL][yY][kK][iI][lL][oO][rR][ðÐ]|[pP][aA][sS][aA][hH][iI][tT][zZ][aA]|[fF][jJ][aA][lL][ëË][kK][aA][lL][iI][mM][iI'
    || ']|[κK][ωΩ][δΔ][iI][κK][όΌ][ςΣ]|[κK][ωΩ][δΔ][iI][κK][oO][ςΣ]|[σΣ][υY][vN][θΘ][ηH][μM][aA][τT][iI][κK][όΌ]|[қҚ][ұҰ][пП'
    || '][иИ][яЯ] [cC][өӨ][зZ]|[პᲞ][აᲐ][რᲠ][ოᲝ][ლᲚ][იᲘ]|[գԳ][աԱ][ղՂ][տՏ][նՆ][աԱ][բԲ][աԱ][ռՌ]|סיסמה|סיסמא|كلمة المرور|كلمة ال'
    || 'سر|رمز عبور|گذرواژه|पासवर्ड|পাসওয়ার্ড|கடவுச்சொல்|รหัสผ่าน|พาสเวิร์ด|[pP][wW]|[pP][wW][dD]|[pP][aA][sS][sS]|[mM][dD]'
    || '[pP]|[wW][wW]|[hH][aA][sS][lL][oO]|[sSşŞ][iIİ][fF][rR][eE][mM](?:[iI][zZ])?|[sSşŞ][iIİ][fF][rR][eE][sS][iIİ]|[sSşŞ]['
    || 'iIİ][fF][rR][eE]|[sSşŞ][iIİ][fF][rR][əƏ]|[pP][aA][rR][oO][lL][aA][mM]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL]['
    || 'eE]|[pP][aA][rR][oO][lL]|[pP][aA][rR][oO][oO][lL]|[aA][pP][iI][ _-]?[kK][eE][yY]|(?:[aA][uU][tT][hH]|[aA][cC][cC][eE'
    || '][sS][sS]|[aA][pP][iI]|[pP][eE][rR][sS][oO][nN][aA][lL] [aA][cC][cC][eE][sS][sS]|[bB][eE][aA][rR][eE][rR]|[rR][eE][f'
    || 'F][rR][eE][sS][hH]|[dD][eE][pP][lL][oO][yY]|[sS][eE][sS][sS][iI][oO][nN]) [tT][oO][kK][eE][nN]|(?:[aA][pP][pP]|[cC]['
    || 'lL][iI][eE][nN][tT]|2[fF][aA]|[tT][oO][tT][pP]|[wW][eE][bB][hH][oO][oO][kK]|[sS][hH][aA][rR][eE][dD]) [sS][eE][cC][r'
    || 'R][eE][tT]|[sS][eE][cC][rR][eE][tT] [kK][eE][yY]|[pP][lL][aA][iI][nN]-[tT][eE][xX][tT]-[pP][aA][sS][sS][wW][oO][rR]['
    || 'dD]|[rR][eE][qQ][uU][iI][rR][eE][pP][aA][sS][sS]|[mM][aA][sS][tT][eE][rR][aA][uU][tT][hH]|[bB][iI][nN][dD][pP][wW]|['
    || 'rR][oO][oO][tT][pP][wW]|[aA][uU][tT][hH]_[pP][aA][sS][sS]|[aA][uU][tT][hH][uU][sS][eE][rR][pP][aA][sS][sS][wW][oO][r'
    || 'R][dD]|[kK][eE][yY][pP][aA][sS][sS][wW][oO][rR][dD]|[sS][tT][oO][rR][eE][pP][aA][sS][sS][wW][oO][rR][dD]|[wW][pP][aA'
    || ']-[pP][sS][kK]|[pP][sS][kK]|[pP][rR][eE][sS][hH][aA][rR][eE][dD]-[kK][eE][yY]|[sS][nN][mM][pP]-[sS][eE][rR][vV][eE]['
    || 'rR] [cC][oO][mM][mM][uU][nN][iI][tT][yY]|[eE][nN][aA][bB][lL][eE] (?:[sS][eE][cC][rR][eE][tT]|[pP][aA][sS][sS][wW][o'
    || 'O][rR][dD])|[cC][lL][éÉ] (?:[wW][iI][fF][iI]|[wW][lL][aA][nN]|[wW][eE][pP]|[wW][pP][aA]))|AUTH|p@ssword|passw0rd|ENV'
    || ' [A-Z0-9_]*(?:PASSWORD|PASS|SECRET|TOKEN|KEY))["''`)*]{0,2}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL'
    || ']?|[dD][uU]|[fF][uUüÜ][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|[kK]|[kK]|[oO][тT]|[дД]'
    || '[лЛ][яЯ]|[tT][iI][lL][lL]|[nN][aA])(?: [^ \t\r\n:=,.?]+){1,2})?(?:[ ]{0,2}[|~][ ]{0,2}|[ ]{1,2}(?:\(|>{1,2}|--?)[ ]{'
    || '0,2}|\? (?:(?:[iI][tT]''?[sS]|[iI][tT] [iI][sS]|[dD][aA][sS] [iI][sS][tT]|[cC]''[eE][sS][tT]|[eE][sS]) )?|[:?]?[*_]{0,'
    || '2}[ \t]{0,3}\r?\n[ \t>]{0,8}(?:[A-Za-z]{1,12}: )?(?=[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[ \t]*(?:[\r\n]|\Z))|[ ](?:[0-9] )'
    || '?|\t{1,3}))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
    ('((?:#[dD][eE][fF][iI][nN][eE]) [A-Z0-9_]*(?:PASSWORD|PASSWD|SECRET|TOKEN|API_?KEY)[ \t]+|\(setq? [a-z-]*(?:password|'
    || 'token|secret)[ ]|(?:[cC][oO][nN][vV][eE][rR][tT][tT][oO]-[sS][eE][cC][uU][rR][eE][sS][tT][rR][iI][nN][gG])(?: -strin'
    || 'g)? |variable "[a-z0-9_]*(?:password|secret|token|key)" \{[^{}]*default *= |(?:[bB][aA][sS][iI][cC][aA][uU][tT][hH]|'
    || '[dD][iI][gG][eE][sS][tT][aA][uU][tT][hH]|[bB][aA][sS][iI][cC]_[aA][uU][tT][hH]|[aA][uU][tT][hH] ?=[ ]?)\([ ]?["''][^"'
    || '''\r\n]+["''], ?|name: ["'']?[A-Za-z0-9_.-]*(?:PASSWORD|PASSWD|PASS|SECRET|TOKEN|KEY|password|secret|token|key)["'']?[ ]'
    || '*\r?\n[ \t]+value: )("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
    ('((?<![A-Za-z0-9])(?:[uU][sS][eE]|[tT][rR][yY]|[uU][sS][eE][dD]|[eE][nN][tT][eE][rR]|[tT][yY][pP][eE]|[tT][yY][pP][eE'
    || '] [iI][nN]|[pP][uU][tT] [iI][nN]|[lL][oO][gG] [iI][nN] [wW][iI][tT][hH]|[nN][iI][mM][mM]|[bB][eE][nN][uU][tT][zZ][eE'
    || ']|[vV][eE][rR][wW][eE][nN][dD][eE]|[uU][tT][iI][lL][iI][sS][eE]|[uU][sS][aA]|[gG][eE][bB][rR][uU][iI][kK]) )((?:[A-Z'
    || 'a-z0-9!#$%&*+./:=?@^_~-]{8,64})(?= (?:[aA][sS]|[fF][oO][rR]|[aA][lL][sS]|[cC][oO][mM][mM][eE]|[cC][oO][mM][oO]|[cC]['
    || 'oO][mM][eE]|(?:[wW][hH][eE][nN]|[iI][fF]|[oO][nN][cC][eE]|[wW][hH][eE][rR][eE]) (?:[iI][tT]|[tT][hH][eE][yY]|[yY][oO'
    || '][uU]|[tT][hH][eE] [a-zA-Z]{1,12}|[pP][rR][oO][mM][pP][tT][eE][dD]|[aA][sS][kK][eE][dD])(?:''[rR][eE]| [iI][sS]| [aA]'
    || '[rR][eE])?(?: [pP][rR][oO][mM][pP][tT][eE][dD]| [aA][sS][kK][eE][dD])?(?: [aA][sS][kK][sS]?| [pP][rR][oO][mM][pP][tT'
    || '][sS]?| [wW][aA][nN][tT][sS]?)?(?: [yY][oO][uU])?(?: [fF][oO][rR])?)(?: (?:[tT][hH][eE]|[aA]|[yY][oO][uU][rR]|[dD][a'
    || 'A][sS]|[lL][eE]|[lL][aA]|[iI][lL]|[oO]|[hH][eE][tT]|[nN][eE][wW])){0,2} (?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA]'
    || '[sS][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][oO'
    || '][nN][tT][rR][aA][sS][eE][ñÑ][aA]|[sS][eE][nN][hH][aA]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD])))'),
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
    ('((?:(?<![A-Za-z])(?:(?:(?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS][eE][cC][uU][rR][iI][tT][yY]|[cC][oO]'
    || '[nN][fF][iI][rR][mM][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][e'
    || 'E][nN][tT][iI][cC][aA][tT][oO][rR]|2[fF][aA]|[mM][fF][aA]|[tT][wW][oO]-[fF][aA][cC][tT][oO][rR]|[lL][oO][gG][iI][nN]'
    || '|[lL][oO][gG]-[iI][nN]|[sS][iI][gG][nN]-[iI][nN]|[sS][mM][sS]|[oO][nN][eE][ -]?[tT][iI][mM][eE]|[aA][cC][tT][iI][vV]'
    || '[aA][tT][iI][oO][nN]|[bB][eE][sS][tT][äÄ][tT][iI][gG][uU][nN][gG][sS]|[sS][iI][cC][hH][eE][rR][hH][eE][iI][tT][sS]|['
    || 'vV][eE][rR][iI][fF][iI][zZ][iI][eE][rR][uU][nN][gG][sS]|[fF][rR][eE][iI][sS][cC][hH][aA][lL][tT]|[aA][kK][tT][iI][vV'
    || '][iI][eE][rR][uU][nN][gG][sS]|[eE][iI][nN][mM][aA][lL])[ -]?(?:[cC][oO][dD][eE]|[kK][oO][dD][eE]|[pP][aA][sS][sS](?:'
    || '[wW][oO][rR][dD]|[cC][oO][dD][eE])|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][iI][nN]|[tT][aA][nN])|[oO][tT][pP](?: [cC]['
    || 'oO][dD][eE])?|[tT][oO][tT][pP]|[mM][tT][aA][nN]|[sS][mM][sS]-[tT][aA][nN]|[cC][oO][dD][eE] [dD][eE] (?:[vV][éÉ][rR]['
    || 'iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS][éÉ][cC][uU][rR][iI][tT][éÉ]|[cC][oO][nN][fF][iI][rR][mM][aA][tT][iI][oO][nN'
    || ']|[vV][aA][lL][iI][dD][aA][tT][iI][oO][nN])|[cC][óÓ][dD][iI][gG][oO] [dD][eE] (?:[vV][eE][rR][iI][fF][iI][cC][aA][cC'
    || '][iI][óÓ][nN]|[sS][eE][gG][uU][rR][iI][dD][aA][dD]|[cC][oO][nN][fF][iI][rR][mM][aA][cC][iI][óÓ][nN]|[vV][eE][rR][iI]'
    || '[fF][iI][cC][aA][çÇ][ãÃ][oO]|[sS][eE][gG][uU][rR][aA][nN][çÇ][aA])|[cC][oO][dD][iI][cC][eE] (?:[dD][iI] (?:[vV][eE]['
    || 'rR][iI][fF][iI][cC][aA]|[sS][iI][cC][uU][rR][eE][zZ][zZ][aA]|[cC][oO][nN][fF][eE][rR][mM][aA])|[oO][tT][pP])|[vV][eE'
    || '][rR][iI][fF][iI][cC][aA][tT][iI][eE][cC][oO][dD][eE]|[kK][oO][dD] [wW][eE][rR][yY][fF][iI][kK][aA][cC][yY][jJ][nN]['
    || 'yY]|[dD][oO][ğĞ][rR][uU][lL][aA][mM][aA] [kK][oO][dD][uU]|[oO][nN][aA][yY] [kK][oO][dD][uU]|[vV][eE][rR][iI][fF][iI]'
    || '[eE][rR][iI][nN][gG][sS][kK][oO][dD]|[eE][nN][gG][åÅ][nN][gG][sS][kK][oO][dD]|[bB][eE][kK][rR][æÆ][fF][tT][eE][lL][s'
    || 'S][eE][sS][kK][oO][dD][eE]|[oO][vV][ěĚ][řŘ][oO][vV][aA][cC][íÍ] [kK][óÓ][dD])|[kKKk][oO][дД] (?:[пП][oO][дД][тT][вB]'
    || '[eE][pP][жЖ][дД][eE][нH][иИ][яЯ]|[пП][pP][oO][вB][eE][pP][kK][иИ]|[бБ][eE][зZ][oO][пП][aA][cC][нH][oO][cC][тT][иИ]))'
    || '|验证码|驗證碼|校验码|动态码|動態密碼|認証コード|確認コード|인증 ?번호|인증 ?코드)(?:["'')]{0,2}[ ]{0,2}(?:[iI][sS]|[iI][sS][tT]|[lL][aA][uU][tT][eE][t'
    || 'T]|[eE][sS][tT]|[eE][sS]|[èÈ]|[éÉ]|[tT][oO]|[äÄ][rR]|[eE][rR]|[эЭ][тT][oO]|是|为|為|は|는|은)?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{'
    || '0,2}))([0-9]{4,8}(?![0-9]|[.,/-][0-9])|[0-9]{3}-[0-9]{3}(?![0-9]|[.,/-][0-9]))'),
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
    ('((?<![A-Za-z0-9.,/-]))((?:G-)?[0-9]{4,8}(?= (?:[iI][sS] [yY][oO][uU][rR]|[iI][sS] [tT][hH][eE]|[iI][sS][tT] [dD][eE]'
    || '[iI][nN]|[iI][sS][tT] [iI][hH][rR]|[eE][sS][tT] [vV][oO][tT][rR][eE]|[eE][sS][tT] [tT][oO][nN]|[eE][sS] [tT][uU]|[eE'
    || '][sS] [sS][uU]|[èÈ] [iI][lL] [tT][uU][oO]|[éÉ] [oO] [sS][eE][uU]|[iI][sS] [jJ][eE]|[iI][sS] [uU][wW])(?: [A-Za-z0-9.'
    || ']{1,20}){0,3} (?:[vV][eE][rR][iI][fF][iI][cC][aA][tT][iI][oO][nN]|[sS][eE][cC][uU][rR][iI][tT][yY]|[cC][oO][nN][fF]['
    || 'iI][rR][mM][aA][tT][iI][oO][nN]|[aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][iI][oO][nN]|[lL][oO][gG][iI][nN]|[bB][e'
    || 'E][sS][tT][äÄ][tT][iI][gG][uU][nN][gG][sS]|[sS][iI][cC][hH][eE][rR][hH][eE][iI][tT][sS]|[oO][nN][eE]-[tT][iI][mM][eE'
    || '])[- ]?(?:[cC][oO][dD][eE]|[pP][aA][sS][sS](?:[wW][oO][rR][dD]|[cC][oO][dD][eE]))))'),
    '{}',
    array['%code%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'access_code', 'assignment', 'digits',
    ('((?:(?<![A-Za-z])(?:(?:[dD][oO][oO][rR]|[gG][aA][tT][eE]|[aA][lL][aA][rR][mM]|[eE][nN][tT][rR][yY]|[eE][nN][tT][rR]['
    || 'aA][nN][cC][eE]|[aA][cC][cC][eE][sS][sS]|[gG][aA][rR][aA][gG][eE]|[bB][uU][iI][lL][dD][iI][nN][gG]|[kK][eE][yY][pP]['
    || 'aA][dD]|[lL][oO][cC][kK] ?[bB][oO][xX]|[kK][eE][yY] ?[bB][oO][xX]|[uU][nN][lL][oO][cC][kK]|[dD][iI][sS][aA][rR][mM]|'
    || '[tT][üÜ][rR]|[tT][oO][rR]|[hH][aA][uU][sS][tT][üÜ][rR]|[zZ][uU][gG][aA][nN][gG][sS]|[zZ][uU][tT][rR][iI][tT][tT][sS]'
    || '|[aA][lL][aA][rR][mM]|[tT][oO][eE][gG][aA][nN][gG][sS]|[dD][eE][uU][rR]|[dD][öÖ][rR][rR]|[dD][øØ][rR])[ -]?(?:[cC][o'
    || 'O][dD][eE]|[kK][oO][dD][eE]|[kK][oO][dD])|[pP][uU][kK](?:[ -]?(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]))?|[pP][a'
    || 'A][sS][sS][cC][oO][dD][eE]|(?:[vV][oO][iI][cC][eE][mM][aA][iI][lL]|[cC][oO][nN][fF][eE][rR][eE][nN][cC][eE]|[mM][eE]'
    || '[eE][tT][iI][nN][gG]|[sS][iI][mM]|[cC][aA][rR][dD]|[pP][hH][oO][nN][eE]|[bB][aA][nN][kK]|[aA][tT][mM]|[dD][eE][bB][i'
    || 'I][tT]|[cC][rR][eE][dD][iI][tT])[ -][pP][iI][nN]|[dD][iI][gG][iI][cC][oO][dD][eE]|[cC][oO][dD][eE] [dD]''[aA][cC][cC]'
    || '[èÈ][sS]|[cC][oO][dD][eE] (?:[dD][eE] [lL][aA]|[dD][uU]|[dD][eE] [lL]''|[dD]''|[dD][eE]) ?(?:[pP][oO][rR][tT][eE]|[pP]'
    || '[oO][rR][tT][aA][iI][lL]|[iI][mM][mM][eE][uU][bB][lL][eE]|[aA][lL][aA][rR][mM][eE]|[cC][oO][fF][fF][rR][eE])|[cC][óÓ'
    || '][dD][iI][gG][oO] [dD][eE] (?:[aA][cC][cC][eE][sS][oO]|[aA][cC][eE][sS][sS][oO]|[lL][aA] [pP][uU][eE][rR][tT][aA]|[l'
    || 'L][aA] [aA][lL][aA][rR][mM][aA]|[eE][nN][tT][rR][aA][dD][aA])|[cC][oO][dD][iI][cC][eE] (?:[dD][iI] [aA][cC][cC][eE]['
    || 'sS][sS][oO]|[dD][eE][lL] [cC][aA][nN][cC][eE][lL][lL][oO]|[dD][eE][lL][lL][aA] [pP][oO][rR][tT][aA])|[kK][oO][dD] (?'
    || ':[dD][oO]|[dD][oO][sS][tT][ęĘ][pP][uU] [dD][oO]) (?:[dD][rR][zZ][wW][iI]|[bB][rR][aA][mM][yY]|[dD][oO][mM][oO][fF][o'
    || 'O][nN][uU]|[aA][lL][aA][rR][mM][uU])|[kK][aA][pP][iI] (?:[kK][oO][dD][uU]|[şŞ][iI][fF][rR][eE][sS][iI])|[pP][iI][nN]'
    || '-?[cC][oO][dD][eE]?|[pP][iI][nN][kK][oO][dD]|[pP][iI][nN])|[пППп][иИИи][нHHн]-?[kKKk][oO][дД]|[kKKk][oO][дД] (?:[oO]'
    || '[тT] )?(?:[дД][вB][eE][pP][иИ]|[дД][oO][мM][oO][фФ][oO][нH][aA]|[пП][oO][дД][ъЪ][eE][зZ][дД][aA]|[cC][eE][йЙ][фФ][aA'
    || '])|門禁密碼|门禁密码|핀번호)(?: (?:[fF][oO][rR]|[oO][fF]|[tT][oO]|[fF][üÜ][rR]|[dD][eE]|[dD][eE][lL]|[vV][oO][nN]|[vV][aA][nN])'
    || '(?: [A-Za-z]{1,15}){1,3})?(?:["'')]{0,2}[ ]{0,2}(?:[iI][sS]|[iI][sS][tT]|[lL][aA][uU][tT][eE][tT]|[eE][sS][tT]|[eE][s'
    || 'S]|[èÈ]|[éÉ]|[tT][oO]|[äÄ][rR]|[eE][rR]|[oO][nN]|[эЭ][тT][oO]|是|为|は|는|은)?[ ]{0,2}[:=#]?[ ]{0,2}["''*]{0,2}))([*#]?[0-'
    || '9]{4,10}[*#]?(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]| (?:is|was) (?:not |un|dis)?(?:connected|wired|used|pulled|driven|tied'
    || '|grounded)))'),
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
    ('((?:(?<![A-Za-z])(?:[cC][vV][vV]2?|[cC][vV][cC]2?|[cC][sS][cC]|[cC][rR][yY][pP][tT][oO][gG][rR][aA][mM][mM][eE](?: ['
    || 'vV][iI][sS][uU][eE][lL])?|[kK][aA][rR][tT][eE][nN][pP][rR][üÜ][fF](?:[nN][uU][mM][mM][eE][rR]|[zZ][iI][fF][fF][eE][r'
    || 'R])|[pP][rR][üÜ][fF][nN][uU][mM][mM][eE][rR]|(?:[cC][aA][rR][dD] )?[sS][eE][cC][uU][rR][iI][tT][yY] [cC][oO][dD][eE]'
    || '|[cC][óÓ][dD][iI][gG][oO] [dD][eE] [sS][eE][gG][uU][rR](?:[iI][dD][aA][dD]|[aA][nN][çÇ][aA])))(?:["'')]{0,2}[ ]{0,2}('
    || '?:(?:[cC][oO][dD][eE]|[nN][uU][mM][bB][eE][rR]|[nN][rR]\.?|[iI][sS]|[iI][sS][tT]|[eE][sS][tT]|[eE][sS]|[éÉ]))?[ ]{0,'
    || '2}[:=#]?[ ]{0,2}["'']{0,2}))([0-9]{3,4}(?![0-9A-Za-z]|[.,/-][0-9A-Za-z]))'),
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
    || 'eE][rR][uU][nN][gG][sS][cC][oO][dD][eE]|[cC][oO][dD][eE][sS]? [dD][eE] (?:[sS][eE][cC][oO][uU][rR][sS]|[rR][éÉ][cC]['
    || 'uU][pP][éÉ][rR][aA][tT][iI][oO][nN])|[cC][óÓ][dD][iI][gG][oO][sS]? [dD][eE] [rR][eE][cC][uU][pP][eE][rR][aA][cC][iI]'
    || '[oOóÓ][nN]|[cC][oO][dD][iI][cC][eEiI] [dD][iI] (?:[rR][eE][cC][uU][pP][eE][rR][oO]|[bB][aA][cC][kK][uU][pP]))(?:["'')'
    || ']{0,2}[ ]{0,2}(?:is|are|ist|est|es|sind)?[ ]{0,2}[:=]?[ ]{0,2}(?:\r?\n[ \t]{0,8})?["''*-]{0,2}[ ]?))([A-Za-z0-9]{4,}('
    || '?:(?:-|,? |\r?\n[ \t-]*)(?=[A-Za-z]*[0-9])[A-Za-z0-9]{4,}|-[A-Za-z0-9]{4,})*)(?![A-Za-z0-9])'),
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
    ('((?<![A-Za-z0-9-])(?:--?(?:(?:[a-zA-Z]+-)*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS]['
    || 'sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]|[sS][tT][oO][rR][eE][pP][aA][sS][sS]|[kK][eE][yY][pP][aA][sS][sS]|[tT]['
    || 'oO][kK][eE][nN]|[sS][eE][cC][rR][eE][tT]|[aA][pP][iI]-?[kK][eE][yY]|[aA][cC][cC][eE][sS][sS]-[kK][eE][yY]|[sS][eE][c'
    || 'C][rR][eE][tT]-[kK][eE][yY]|[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|[aA][pP][iI][kK][eE][yY]|[pP][sS][kK]|[pP][aA][tT]'
    || '|[kK][eE][yY]))(?:[ \t]{1,3}|=)|(?:mysql|mysqldump|mysqladmin|mariadb|mariadb-dump)(?: +-{1,2}[A-Za-z-]+(?:[ =][A-Za'
    || '-z0-9_.-]+)?){0,4} +-p|sshpass +-p ?|-pass(?:in|out) pass:|machine [^ \r\n]+(?:[ ]+|[ ]*\r?\n[ \t]*)login [^ \r\n]+('
    || '?:[ ]+|[ ]*\r?\n[ \t]*)password +|(?:[sS][eE][tT][xX]? (?:-[gGxXuUeE]+ )?[a-zA-Z0-9_]*(?:[tT][oO][kK][eE][nN]|[pP][a'
    || 'A][sS][sS][wW][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[kK][eE][yY])) +))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9'
    || ':=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%pass%', '%token%', '%secret%', '%key%', '%mysql%', '%mariadb%', '%psk%', '%pat%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'command_login', 'assignment', 'flag',
    ('((?<![A-Za-z0-9-])(?:(?:docker|podman|helm|nerdctl|buildah|skopeo)(?: registry)? login|redis-cli|mongo|mongosh|mongo'
    || 'dump|ldapsearch|ldapmodify|sqlcmd|isql|osql|bcp|smbclient|rabbitmqadmin|influx|clickhouse-client|snowsql|zip|unzip|7'
    || 'z|az login|az acr login|twine upload|rdesktop|ipmitool|snmpwalk|snmpget|useradd|usermod|cqlsh|l?ftp|mosquitto_[ps]ub'
    || '|pscp|plink|svn|[xw]freerdp|cmdkey|openssl enc)[^\r\n|;]{0,48} (?:-[paPwAk] {0,2}(?:[A-Za-z0-9._-]+:(?=[^ /]))?|--pa'
    || 'ss(?:word)?[ =]|/p(?:ass)?:))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
    ('((?<![A-Za-z0-9-])(?:net use [^ \r\n]+ [^ \r\n]+ /user:[^ \r\n]+ |net use [^ \r\n]+ \\\\[^ \r\n]+ (?!/)|htpasswd -[A'
    || '-Za-z]+ [^ \r\n]+ [^ \r\n]+ |(?:git|pip|npm|poetry|composer|rclone) config(?: [^ \r\n]+){0,4} (?:[^ \r\n]*(?:passwor'
    || 'd|_authToken)|pass|http-basic\.[^ \r\n]+ [^ \r\n]+) |(?:vault|cargo|railway|doppler) login (?:--?[a-z-]+[ =])?|smbcl'
    || 'ient (?:[^ \r\n]+ ){0,4}-U ?[^ %\r\n]+%|echo (?:-n )?["'']?[a-z_][a-z0-9_-]*:(?=[^ \r\n|]+ ?\| ?(?:sudo )?chpasswd)|e'
    || 'cho (?:-n )?(?=[^ \r\n|]+ ?\| ?(?:sudo -S|docker login|su |passwd|gpg |openssl|cryptsetup))))("[^"\r\n]+|''[^''\r\n]+|'
    || '`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
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
    || '[wW][oO][rR][dD]\()?))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%identified%', '%password(%', '%alter user%', '%alter role%', '%set password%', '%password ''%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'curl_user', 'assignment', 'flag',
    ('((?:curl|wget)(?: [^\r\n|;]{0,96})? (?:-u|--user|--proxy-user|-U|-a|--auth)[ =]?["'']?[A-Za-z0-9._@%+-]{1,60}:)([!#-&'
    || '*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%curl%', '%wget%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'auth_header', 'assignment', 'header',
    ('((?:(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][uU][tT][hH][oO][rR][iI][zZ][aA'
    || '][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|[xX]-[aA][pP][iI]-[kK][eE][yY]|[x'
    || 'X]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[aA][pP][iI]-[kK][eE][yY]|[xX]-[tT][oO][kK][eE][nN])["''\]]{0,2}[ ]{'
    || '0,2}[:=,]{1,2}[ ]{0,2}["'']?(?:[bB][eE][aA][rR][eE][rR]|[bB][aA][sS][iI][cC]|[tT][oO][kK][eE][nN]|[jJ][wW][tT]|[aA][p'
    || 'P][iI][kK][eE][yY]|[aA][pP][iI]-[kK][eE][yY]|[aA][cC][cC][eE][sS][sS][kK][eE][yY]|[gG][eE][nN][iI][eE][kK][eE][yY]|['
    || 'sS][pP][lL][uU][nN][kK]|[sS][sS][wW][sS]|[sS][sS][oO]-[kK][eE][yY]|[dD][iI][gG][eE][sS][tT]|[nN][eE][gG][oO][tT][iI]'
    || '[aA][tT][eE]|[bB][oO][tT]|[kK][eE][yY])[ :=]{1,2}["'']?|(?<![A-Za-z])(?:[bB][eE][aA][rR][eE][rR]|[bB][aA][sS][iI][cC]'
    || ') (?=[A-Za-z0-9+/=_.~-]{16,}))(?:[oO][aA][uU][tT][hH]:)?)([A-Za-z0-9+/=_.~-]{4,})'),
    '{}',
    array['%authorization%', '%auth%', '%x-%', '%token%', '%api-key%', '%bearer%', '%basic%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'auth_header_plain', 'assignment', 'header',
    ('((?:(?<![A-Za-z])(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][uU][tT][hH][oO][r'
    || 'R][iI][zZ][aA][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|[xX]-[aA][pP][iI]-[k'
    || 'K][eE][yY]|[xX]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-[tT][oO][kK][eE][nN]|[pP][rR][iI][vV][aA][tT][eE]'
    || '-[tT][oO][kK][eE][nN]|[jJ][oO][bB]-[tT][oO][kK][eE][nN]|[xX]-[vV][aA][uU][lL][tT]-[tT][oO][kK][eE][nN]|[xX]-[sS][hH]'
    || '[oO][pP][iI][fF][yY]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-[fF][iI][gG][mM][aA]-[tT][oO][kK][eE][nN]|[x'
    || 'X][iI]-[aA][pP][iI]-[kK][eE][yY]|[dD][dD]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[gG][oO][oO][gG]-[aA][pP][iI]-[kK][eE][yY]|'
    || '[oO][cC][pP]-[aA][pP][iI][mM]-[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN]-[kK][eE][yY])["''\]]{0,2}[ ]{0,2}[:=,]'
    || '{1,2}[ ]{0,2}["'']?))([A-Za-z0-9+/=_.~-]{12,})'),
    '{}',
    array['%authorization%', '%x-%', '%token%', '%api-key%', '%subscription-key%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'markup', 'assignment', 'sign',
    ('((?:<(?:[a-zA-Z0-9_.:-]{0,30}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC]['
    || 'rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]-?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[aA][cC][cC][eE][sS][sS]-?[kK]['
    || 'eE][yY]|[pP][rR][iI][vV][aA][tT][eE]-?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]))(?: [^'
    || '<>\r\n]{0,80})?>[ \t]{0,8}(?:\r?\n[ \t]{0,16})?(?:<!\[CDATA\[)?|(?:[kK][eE][yY]|[nN][aA][mM][eE]|[iI][dD]|[pP][rR][o'
    || 'O][pP][eE][rR][tT][yY])=["''](?:[a-zA-Z0-9_.:-]{0,40}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP'
    || '][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]-?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[aA][cC]'
    || '[cC][eE][sS][sS]-?[kK][eE][yY]|[pP][rR][iI][vV][aA][tT][eE]-?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|['
    || 'pP][aA][sS][sS]|[cC][oO][nN][nN][eE][cC][tT][iI][oO][nN][sS][tT][rR][iI][nN][gG]))["''] {0,3}(?:[vV][aA][lL][uU][eE]|'
    || '[cC][oO][nN][tT][eE][nN][tT])=["'']|(?:[dD][eE][fF][iI][nN][eE])\( ?["''][A-Za-z0-9_]{0,40}(?:PASSWORD|PASSWD|PWD|SECR'
    || 'ET|TOKEN|KEY|SALT|PASS)["''] ?, ?["'']|(?:(?:[sS][eE][tT]|[pP][uU][tT]|[aA][dD][dD]|[sS][eE][tT][eE][nN][vV]|[pP][uU]['
    || 'tT][eE][nN][vV]|[eE][xX][pP][oO][rR][tT]|[sS][eE][tT][pP][rR][oO][pP][eE][rR][tT][yY]|[cC][oO][nN][fF][iI][gG]|[eE]['
    || 'nN][vV][iI][rR][oO][nN])[a-zA-Z.]{0,12}|[gG][eE][tT][eE][nN][vV]|[gG][eE][tT][aA][tT][tT][rR]|[eE][nN][vV]\.[fF][eE]'
    || '[tT][cC][hH]|[eE][nN][vV]|[sS][eE][tT]_[vV][aA][rR]|[pP][uU][tT]_[eE][nN][vV])\( ?(?:[A-Za-z_.]+, ?)?["''][A-Za-z0-9_'
    || '.-]{0,40}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|'
    || '[sS][eE][cC][rR][eE][tT]_?[kK][eE][yY]|[aA][pP][iI]_?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[aA][cC][cC][eE][sS][sS]_'
    || '?[kK][eE][yY]|[pP][wW][dD])["''] ?, ?["'']|[wW]ith_?(?:[pP]assword|[aA]pi_?[kK]ey)\( ?["'']|(?:[sS]et_?|\.)(?:[pP]asswo'
    || 'rd|[pP]assphrase|[sS]ecret_?[kK]ey|[cC]lient_?[sS]ecret|[aA]pi_?[kK]ey|bearer_auth)\( ?["'']|(?:SecretStr|SecretStrin'
    || 'g|SecretBytes)\( ?["'']|(?:[oO][sS]\.[eE][nN][vV][iI][rR][oO][nN]\.[gG][eE][tT]|[pP][rR][oO][cC][eE][sS][sS]\.[eE][nN'
    || '][vV]\.)[A-Z0-9_]{0,40}(?:PASSWORD|PASS|SECRET|TOKEN|API_KEY|SECRET_KEY) ?(?:\|\||\?\?) ?["'']|<(?:[eE][nN][tT][rR][y'
    || 'Y]|[sS][tT][rR][iI][nN][gG]|[iI][tT][eE][mM]|[sS][eE][tT][tT][iI][nN][gG]|[pP][rR][oO][pP][eE][rR][tT][yY]|[pP][aA]['
    || 'rR][aA][mM]|[aA][dD][dD]|[fF][iI][eE][lL][dD]|[oO][pP][tT][iI][oO][nN])(?: [^<>\r\n]*)? (?:[kK][eE][yY]|[nN][aA][mM]'
    || '[eE]|[iI][dD])=["''](?:[a-zA-Z0-9_.:-]*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS]'
    || '[eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][_-]?[kK][eE][yY]|[aA][cC][cC][eE][sS][sS][_-]?[kK][eE][yY]|[p'
    || 'P][rR][iI][vV][aA][tT][eE][_-]?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]))["''][^<>\r\n]*>(?:<value>)?|<k'
    || 'ey>(?:[a-zA-Z0-9_.:-]*(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE]'
    || '[tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI][_-]?[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]))</key>[ \t]{0,4}(?'
    || ':\r?\n[ \t]{0,16})?<string>))([^"''<>\r\n @/:.,;)][^"''<>\r\n]*)(?=["''<]|\]\]>|\r?\n[ \t]{0,16}<)'),
    '{}',
    array['%pass%', '%pwd%', '%secret%', '%token%', '%key%', '%salt%', '%bearer\_auth%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'pgpass', 'assignment', 'structured',
    ('((?<![A-Za-z0-9.-])(?:[A-Za-z0-9.-]+|\*):(?:[0-9]{2,5}|\*):[A-Za-z0-9_*.-]+:[A-Za-z0-9_.*-]+:)([!#-&*+./0-9:=?@A-Z\\'
    || '^_a-z~-]+)'),
    '{}',
    array['%*:*:*:%', '%:5432:%', '%:5433:%', '%:6432:%', '%:3306:%', '%:1433:%', '%:1521:%', '%:27017:%', '%:6379:%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'structured', 'assignment', 'structured',
    ('((?:"auths?" ?: ?\{[^\r\n]{0,64}"auth" ?: ?"|_auth(?:Token)? ?= ?|[?&;](?:[sS][iI][gG]|[sS][iI][gG][nN][aA][tT][uU]['
    || 'rR][eE]|[tT][oO][kK][eE][nN]|[aA][cC][cC][eE][sS][sS]_[tT][oO][kK][eE][nN]|[aA][pP][iI]_[kK][eE][yY]|[aA][pP][iI][kK'
    || '][eE][yY]|[kK][eE][yY]|[aA][uU][tT][hH]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][wW][dD]|[sS][eE][cC][rR][eE][tT]|[cC]['
    || 'lL][iI][eE][nN][tT]_[sS][eE][cC][rR][eE][tT]|[xX]-[aA][mM][zZ]-[sS][eE][cC][uU][rR][iI][tT][yY]-[tT][oO][kK][eE][nN]'
    || '|[cC][oO][dD][eE])=|kind: ?Secret[ \t]{0,3}\r?\n(?:[ \t]*[A-Za-z]+:[^\r\n]*\r?\n){0,6}(?:stringData|data):[ \t]{0,3}'
    || '\r?\n[ \t]{1,8}[A-Za-z0-9_.-]+: {0,2}["'']?|(?:[aA][pP][pP]_[kK][eE][yY]) ?= ?base64:|(?:[aA][cC][cC][oO][uU][nN][tT]'
    || '[kK][eE][yY]|[sS][hH][aA][rR][eE][dD][aA][cC][cC][eE][sS][sS][kK][eE][yY]|[sS][hH][aA][rR][eE][dD][sS][eE][cC][rR][e'
    || 'E][tT]|[aA][cC][cC][eE][sS][sS][kK][eE][yY]|[eE][nN][tT][iI][tT][yY][pP][aA][tT][hH];[sS][hH][aA][rR][eE][dD][aA][cC'
    || '][cC][eE][sS][sS][kK][eE][yY]|[sS][eE][cC][rR][eE][tT]) ?= ?))([!#-&*+./0-9:=?@A-Z\\^_a-z~-]+)'),
    '{}',
    array['%auth%', '%sig%', '%token%', '%key%', '%pass%', '%pwd%', '%secret%', '%code=%', '%kind%', '%app\_key%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'named_value', 'assignment', 'machine',
    ('((?<![A-Za-z])(?:(?:[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[kK][eE][yY])[ _-](?:[iI][dD]|[vV][aA][lL][uU][eE]'
    || '|[sS][tT][rR][iI][nN][gG])[ :=]{1,3}|(?:[kK][eE][yY][sS]?|[tT][oO][kK][eE][nN][sS]?|[sS][eE][cC][rR][eE][tT][sS]?|[p'
    || 'P][aA][sS][sS][wW][oO][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE][sS]?|[cC][rR]['
    || 'eE][dD][eE][nN][tT][iI][aA][lL][sS]?|[cC][rR][eE][dD][sS]|[aA][pP][iI][kK][eE][yY]|[aA][pP][iI]_[kK][eE][yY]|[pP][aA'
    || '][tT]|[pP][aA][sS][sS][kK][eE][yY]|[lL][iI][cC][eE][nN][cCsS][eE]|[wW][eE][bB][hH][oO][oO][kK]|[cC][lL][éÉ]|[sS][cC]'
    || '[hH][lL][üÜ][sS][sS][eE][lL]|[cC][lL][aA][vV][eE]|[lL][lL][aA][vV][eE]|[cC][hH][aA][vV][eE]|[cC][hH][iI][aA][vV][eE]'
    || '|[sS][lL][eE][uU][tT][eE][lL]|[kK][lL][uU][cC][zZ])(?:[,:=]?(?: ["''(]?[A-Za-z&.''-]{1,16}){0,5}[,:=]? ["''`(<*]{0,3}|('
    || '?:是|为|為|は|が|를|는|은|:|=)[ ]?["''`(<*]{0,3})|(?:[lL][oO][gG] ?[iI][nN]|[lL][oO][gG][iI][nN]|[sS][iI][gG][nN] ?[iI][nN]|['
    || 'aA][uU][tT][hH][eE][nN][tT][iI][cC][aA][tT][eE]|[cC][oO][nN][nN][eE][cC][tT]|[eE][iI][nN][lL][oO][gG][gG][eE][nN]|[a'
    || 'A][nN][mM][eE][lL][dD][eE][nN])(?:[ ](?:[tT][oO]|[iI][nN][tT][oO]|[iI][nN]|[aA][tT]|[bB][eE][iI]|[wW][iI][tT][hH]|[u'
    || 'U][sS][iI][nN][gG]|[aA][sS]|[oO][nN]|[mM][iI][tT]|[vV][iI][aA]))(?: [A-Za-z&.''-]{1,16}){0,5} ["''`(<*]{0,3}))((?=[A-Z'
    || 'a-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{15,}(?![A-Za-z0-9+/_.=(-]))'),
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
    ('((?<![A-Za-z0-9+/_.=-]))((?=[A-Za-z+/_.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{16,}(?=["''`)>*]{0,3} (?:(?:[aA][sS]|[iI][sS]'
    || '|[fF][oO][rR]|[wW][aA][sS]|[wW][oO][rR][kK][sS] [aA][sS])(?: [A-Za-z&.''-]{1,16}){0,3}) (?:[sS][eE][cC][rR][eE][tT]|['
    || 'tT][oO][kK][eE][nN]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO][rR][dD]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL]|[pP][aA]['
    || 'sS][sS][pP][hH][rR][aA][sS][eE])(?![A-Za-z])))'),
    '{}',
    array['%secret%', '%token%', '%key%', '%password%', '%credential%', '%passphrase%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'seed_phrase', 'assignment', 'seed',
    ('((?:(?:[sS][eE][eE][dD]|[rR][eE][cC][oO][vV][eE][rR][yY]|[mM][nN][eE][mM][oO][nN][iI][cC]|[bB][aA][cC][kK][uU][pP]|['
    || 'wW][aA][lL][lL][eE][tT]|[sS][eE][cC][rR][eE][tT])[ _-]{0,1}(?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR][dD][sS]|[sS][eE]'
    || '[eE][dD]|[mM][nN][eE][mM][oO][nN][iI][cC])|(?:[mM][nN][eE][mM][oO][nN][iI][cC]|[wW][aA][lL][lL][eE][tT] [sS][eE][eE]'
    || '[dD]|[sS][eE][eE][dD])|(?:12|24) words)[^a-zA-Z]{0,6}(?:[iI][sS][tT]|[iI][sS]|[aA][rR][eE]|[wW][aA][sS]|[eE][sS][tT]'
    || '|[eE][sS])?[^a-zA-Z]{0,6})((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![A-Za-z]))'),
    '{}',
    array['%seed%', '%recovery%', '%mnemonic%', '%backup%', '%wallet%', '%12 words%', '%24 words%', '%wiederherstell%'],
    '{}',
    false, ''
),
(
    'government_id', 'us_ssn', 'named_number', 'ssn',
    ('((?:ssn|s\.s\.n\.?|ss ?#|ss (?:no\.?|number)|my soc|soc(?:ial)?\.? ?sec\.?|social[ _-]security(?:[ _-]number)?|socia'
    || 'l insurance no|seguro social|socialsecurity|sozialversicherung|社会安全|社会保障|ソーシャル|(?<![a-z])social(?: is|:|#))[^0-9\r\n'
    || ']{0,30}|(?<![a-z])ssn[^0-9\r\n]{0,30}(?:\r?\n[^0-9\r\n]{0,30}){1,2})([0-9]{3}[ ./-]{0,3}[0-9]{2}[ ./-]{0,3}[0-9]{4}('
    || '?![0-9])|[0-9](?:[ -][0-9]){8}(?![ -]?[0-9]))'),
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
    ('((?<![a-z])cpf[^0-9\r\n]{0,20}|(?<![0-9.])(?=[0-9]{3}\.[0-9]{3}\.[0-9]{3}-[0-9]{2}))([0-9]{3}[ .]?[0-9]{3}[ .]?[0-9]'
    || '{3}[ -]?[0-9]{2}(?![0-9]))'),
    '{}',
    array['%-%'],
    '{}',
    true, ''
),
(
    'government_id', 'ca_sin', 'named_number', 'luhn',
    ('((?:(?<![a-z])(?:sin|nas)(?: is| est|:|#| no\.?| number)?|social insurance(?: number| no\.?)?|assurance sociale|num['
    || 'éÉ]ro d''assurance)[^0-9a-z\r\n]{0,4}(?:is |est )?)([0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}(?![0-9]))'),
    '{}',
    array['%sin%', '%nas%', '%social insurance%', '%assurance%'],
    '{}',
    true, ''
),
(
    'government_id', 'de_tax_id', 'named_number', 'none',
    ('((?:steuer-?id|steueridentifikationsnummer|identifikationsnummer|idnr|steuernummer|german tax id|(?<![a-z])tin(?= is'
    || '|:| no| number| nr)(?![a-z]))[^0-9\r\n]{0,20})([0-9]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]{3}(?![0-9]))'),
    '{}',
    array['%steuer%', '%idnr%', '%identifikationsnummer%', '%tax id%', '%tin%'],
    '{}',
    true, ''
),
(
    'government_id', 'in_pan', 'named_number', 'none',
    ('((?<![a-z])(?:pan(?: card)?(?: number| no\.?)?(?: is)?|permanent account number)[^0-9a-z\r\n]{0,4})([a-z]{5}[0-9]{4}'
    || '[a-z](?![a-z0-9]))'),
    '{}',
    array['%pan%', '%permanent account%'],
    '{}',
    true, ''
),
(
    'government_id', 'in_aadhaar', 'named_number', 'none',
    '((?:aadhaar|aadhar|adhaar|uidai|आधार)[^0-9\r\n]{0,24})([1-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9]))',
    '{}',
    array['%aadh%', '%adhaar%', '%uidai%', '%आधार%'],
    '{}',
    true, ''
),
(
    'government_id', 'jp_my_number', 'named_number', 'none',
    '((?:マイナンバー|個人番号|my ?number|mynumber|individual number)[^0-9\r\n]{0,24})([0-9]{4}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9]))',
    '{}',
    array['%マイナンバー%', '%個人番号%', '%my number%', '%mynumber%', '%individual number%'],
    '{}',
    true, ''
),
(
    'government_id', 'kr_rrn', 'named_number', 'none',
    ('((?:주민등록번호|주민번호|외국인등록번호|(?<![a-z])rrn|resident registration)[^0-9\r\n]{0,24}|(?<![0-9-]))([0-9]{2}(?:0[1-9]|1[0-2])('
    || '?:0[1-9]|[12][0-9]|3[01])-[1-8][0-9]{6}(?![0-9-]))'),
    '{}',
    array['%-%'],
    '{}',
    true, ''
),
(
    'government_id', 'uk_nino', 'named_number', 'none',
    ('((?:(?<![a-z])nino|(?<![a-z])ni (?:number|no\.?)|national insurance)[^0-9\r\n]{0,16}(?<![a-z0-9])|(?<![a-z0-9])(?=[a'
    || '-z]{2} [0-9]{2} [0-9]{2} [0-9]{2} [a-d]))([abceghj-prstw-z][abceghj-nprstw-z] ?[0-9]{2} ?[0-9]{2} ?[0-9]{2} ?[a-d](?'
    || '![a-z0-9]))'),
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'cn_resident_id', 'named_number', 'cn_id',
    '((?<![0-9a-z]))([1-9][0-9]{5}(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9x](?![0-9a-z]))',
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'it_codice_fiscale', 'named_number', 'none',
    '((?<![0-9a-z]))([a-z]{6}[0-9]{2}[abcdehlmprst][0-9]{2}[a-z][0-9]{3}[a-z](?![0-9a-z]))',
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'mx_curp', 'named_number', 'none',
    ('((?<![0-9a-z]))([a-z][aeioux][a-z]{2}[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])[hmx][a-z]{5}[a-z0-9][0-9](?'
    || '![0-9a-z]))'),
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'es_dni', 'named_number', 'dni',
    ('((?:(?<![a-z])(?:dni|nie|nif)(?![a-z])|documento nacional)[^0-9\r\n]{0,16}(?<![a-z0-9]))([xyz]?[0-9]{7,8}-?[a-z](?!['
    || 'a-z0-9]))'),
    '{}',
    array['%dni%', '%nie%', '%nif%', '%documento%'],
    '{}',
    true, ''
),
(
    'government_id', 'named_id', 'named_number', 'none',
    ('((?:(?<![a-z])(?:bsn|burgerservicenummer|sofinummer|niss|insz|em[šŠ]o|em[Šš]o|EM[Šš]O|tckn|tc no|civil id|qatar id|h'
    || 'uduma(?: namba)?|ghana card|fayda|(?:no\.? )?kad pengenalan|ic number|thai id|philsys|cod numeric personal|ad[óÓ]sz['
    || 'áÁ]m|kennitala|unique taxpayer reference|partita iva|p\.iva|t[íÍ]tulo de eleitor|pis/pasep|employer identification|n'
    || 'pwp|rvnr|sv-nr\.?|citizenship|registre national|pesel|personnummer|personnr|cpr(?:-nummer|-nr)?|f[øØ]dselsnummer|fod'
    || 'selsnummer|henkil[öÖ]tunnus|hetu|rijksregisternummer|num[éÉ]ro national|nir|insee|s[éÉ]curit[éÉ] sociale|(?:num[éÉ]r'
    || 'o|n°) de s[éÉ]cu|tfn|tax file number|medicare(?: number)?|ird(?: number)?|nric|hkid|t\.?c\.? kimlik(?: no| numaram?|'
    || ' numaras[ii])?|kimlik (?:no|numaras[ii]|numaram)|cnp|codul numeric personal|amka|a[μm][κk]a|a[mμ][kκ]a|a[φΦ][μm]|a[Φ'
    || 'φ][mμ]|afm|rodn[éÉ] [čČ][íÍ]slo|rodne cislo|oib|egn|e[гГ][нh]|e[Гг][hн]|jmbg|isikukood|asmens kodas|personas kods|pe'
    || 'rsonal number|ppsn?|pps number|ahv(?:-nummer|-nr\.?)?|avs|(?:renten|sozial|kranken)?versicherungsnummer|krankenversi'
    || 'cherten(?:nummer|-?nr\.?)|svnr|sv-nummer|numero de seguridad social|seguridad social|(?:n[úÚ]mero de )?contribuinte|'
    || 'curp|cuil|cuit|c[éÉ]dula(?: de (?:ciudadan[íÍ]a|identidad))?|cedula|dni|nif|nie|itin|nhs|cnpj|steuernummer|mykad|ktp'
    || '|cccd|cmnd|c[ăĂ]n c[ưƯ][ớỚ]c(?: c[ôÔ]ng d[âÂ]n)?|ch[ứỨ]ng minh nh[âÂ]n d[âÂ]n|cnic|emirates id|teudat zehut|ת\.?ז\.?'
    || '|תעודת זהות|الرقم القومي|رقم الهوية|iqama|c[нh][иИ][лЛ]c|c[hн][Ии][Лл]c|[иИ][нh][нh]|[Ии][hн][hн]|[нh]o[мm]ep [иИ][н'
    || 'h][нh]|szem[éÉ]lyi sz[áÁ]m|ad[óÓ]azonos[íÍ]t[óÓ](?: jel)?|taj(?:[ -]sz[áÁ]m)?|national (?:id|identity|identification'
    || ')(?: card)?|identity number|(?:south african|sa) id|my id card|tax id|taxpayer identification|health insurance|philh'
    || 'ealth|bvn)(?![a-z])|基礎年金番号|i[Пп][hн]|i[пП][нh]|p[hн]ok[Пп][Пп]|p[нh]ok[пП][пП]|[Ии][Ии][hн]|[иИ][иИ][нh]|[Жж]c[hн]|['
    || 'жЖ]c[нh]|j[mм][Бб][Гг]|j[мm][бБ][гГ]|מספר זהות|ת״ז|کد ملی|الرقم المدني|رقم قومي|الهوية الوطنية|api[θΘ][μm][όΌ][ςΣ] ['
    || 'τt]a[υy][τt][όΌ][τt][ηh][τt]a[ςΣ]|เลขบัตรประชาชน|เลขประจำตัวประชาชน|(?:身份证|身分證|統一證號|统一证号|身份證)(?:号码?|字號|號碼)?)(?:[ ](?'
    || ':is|ist|est|es|[èÈ]|[éÉ]|number|no\.?|nummer|num[éÉ]ro|n[úÚ]mero|nr\.?|my|to|[äÄ]r|er|of|jel)){0,3}[^0-9a-z\r\n]{0,6'
    || '}(?<![a-z0-9]))(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})([a-z]{0,3}[ -]?[0-9'
    || '](?:[ ./-]{0,2}[0-9]){5,19}(?:[ -]?[a-z]{1,2}(?: [0-9]{3})?(?![a-z0-9])|[ ]?\([0-9a]\))?(?![a-z0-9]))'),
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
        '%partita iva%', '%p.iva%', '%título de eleitor%', '%tÍtulo de eleitor%', '%pis/pasep%', '%employer id%', '%npwp%',
        '%rvnr%', '%sv-nr%', '%基礎年金%', '%citizenship n%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'formed_id', 'named_number', 'none',
    ('((?<![a-z])(?:ein|fein|nip|pnr|fnr|utr|hetu|nic|nit|tin|nhi|gst(?:in)?|epic|health card|ohip|alien|rut|run|rg|fin|ni'
    || 'k|sss|nin|rfc|a-number|alien registration|green card|uscis|voter id|dl)(?:[ ](?:is|es|number|no\.?|n°|my|[éÉ])){0,2}'
    || '[^0-9a-z\r\n]{0,4}(?<![a-z0-9]))([0-9]{2}-[0-9]{7}(?:-[0-9])?|[0-9]{3}-[0-9]{3}-[0-9]{2}-[0-9]{2}|[0-9]{3}-[0-9]{3}-'
    || '[0-9]{3}-[0-9]{3}|[0-9]{6}[a+-][0-9]{3}[0-9a-y]|[0-9]{6} [0-9]{5}|[0-9]{5} [0-9]{5}|[0-9]{9}v|[0-9]{2}[a-z]{5}[0-9]{'
    || '4}[a-z][0-9a-z]z[0-9a-z]|[0-9]{4}-[0-9]{3}-[0-9]{3}(?:-[a-z]{2})?|[0-9]{1,2}\.?[0-9]{3}\.?[0-9]{3}-[0-9kx]|[stfgm][0'
    || '-9]{7}[a-z]|[0-9]{16}|[0-9]{11}|[a-z&ñÑ]{3,4}[0-9]{6}[a-z0-9]{3}|a[0-9]{8,9}|[a-z]{3}[0-9]{7,10}|[a-z][0-9]{7,8})(?!'
    || '[a-z0-9])'),
    '{}',
    array[
        '%ein%', '%rut%', '%run%', '%rg%', '%fin%', '%nik%', '%sss%', '%nin%', '%rfc%', '%a-number%', '%alien%',
        '%green card%', '%uscis%', '%voter%', '%dl%', '%ssnit%', '%sin%', '%nip%', '%pnr%', '%fnr%', '%utr%', '%hetu%',
        '%nic%', '%nit%', '%tin%', '%nhi%', '%gst%', '%epic%', '%health card%', '%ohip%'
    ],
    '{}',
    true, ''
),
(
    'government_id', 'document_number', 'named_number', 'none',
    ('((?:(?<![a-z])(?:passport|passnummer|perso-nr\.?|reisepass(?:nummer|-?nr\.?)?|(?:num[éÉ]ro de )?passeport|(?:n[úÚ]me'
    || 'ro de )?pasaporte|(?:numero di )?passaporto|(?:n[úÚ]mero do )?passaporte|paspoort(?:nummer)?|(?:numer )?paszportu?|('
    || '?:cep[иИ][яЯ] [иИ] [нh]o[мm]ep|[нh]o[мm]ep)? ?[пППп]ac[пП]op[тt]a?(?: cep[иИ][яЯ]| p[Фф]| p[фФ])?|(?:personal)?auswe'
    || 'is(?:nummer|-?nr\.?)|carte d''identit[éÉ]|carta d''identit[àÀ]|documento de identidad|dow[óÓo]d(?:u)? osobist(?:y|ego)'
    || '|driver''?s? licen[cs]e|driving licen[cs]e|f[üÜ]hrerschein(?:nummer|-?nr\.?)?|permis de conduire|patente(?: di guida)'
    || '?|licen[cçÇ]a de conducir|(?:licencia|carnet|permiso|carta) de conducir|carteira de motorista|cnh|rijbewijs(?:nummer'
    || ')?|praw[oa] jazdy|k[öÖ]rkort(?:snummer)?|visa)(?![a-z])|护照号?码?|護照號?碼?|パスポート番号|旅券番号|여권번호?|運転免許証?番号|免許証番号|驾驶证号?|운전면허(?'
    || ':번호)?)(?:[ ](?:is|ist|est|es|[èÈ]|[éÉ]|number|no\.?|nummer|num[éÉ]ro|n[úÚ]mero|n°|n\.|nr\.?|my|to|[äÄ]r|er|#)){0,3}['
    || '^0-9a-z\r\n]{0,6}(?<![a-z0-9]))(?!(?:19|20)[0-9]{2}-[0-9]{2}-[0-9]{2}|[0-9]{2}[./][0-9]{2}[./](?:19|20)[0-9]{2})((?='
    || '(?:[a-z]{0,6}[ -]?[0-9]){3})(?:[0-9]{2}[ -][0-9]{2}[ -][0-9]{6}(?:[ -][0-9]{2})?|[0-9]{2,4}[ -][0-9]{5,7}|[a-z]{1,3}'
    || '[ -][0-9]{5,9}|[a-z0-9]{6,18}))(?![a-z0-9])'),
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
    '((?<![0-9a-z.-]))(756\.[0-9]{4}\.[0-9]{4}\.[0-9]{2}(?![0-9a-z]|[.-][0-9]))',
    '{}',
    '{}',
    '{}',
    true, ''
),
(
    'government_id', 'us_ssn_dashes', 'named_number', 'ssn',
    ('((?<![0-9a-z.-])|(?<![0-9a-z.-])[.-]|[a-z][.-])((?!000|666|9)[0-9]{3}[ ]?-(?:[ ]|\r?\n)?(?!00)[0-9]{2}[ ]?-(?:[ ]|\r'
    || '?\n)?(?!0000)[0-9]{4}(?![0-9a-z]|-[0-9]))'),
    '{}',
    array['%-%'],
    '{}',
    true, ''
),
(
    'bank_account', 'us_routing', 'named_number', 'routing',
    ('((?:(?<![a-z0-9_-])(?:aba[/ _-]{1,3}routing|routing[/ _-]{1,3}aba|routing|aba|rtn|transit[ _-]routing|transit(?= num'
    || 'ber)|r/t|n[úÚ]mero de ruta)(?:[ _-](?:transit|code))?(?:[ _-]?(?:number|num|no\.?|nr\.?|#))?(?: ?\((?:aba|rtn|us)\))'
    || '?(?: (?:is|was|for [a-z ]{1,16} is))?["'']?(?:[ ]{0,2}[:=#][ ]{0,2}["'']?| - | \(| )|(?<![a-z0-9_-])(?:(?:account|acct'
    || ')[ ]?/[ ]?routing|routing[ ]?/[ ]?(?:account|acct))[: ]{1,2}))([0-9]{9}|[0-9]{3}[ -][0-9]{3}[ -][0-9]{3}|[0-9]{4}[ -'
    || '][0-9]{4}[ -][0-9])(?![0-9a-z_]|\.[0-9a-z]| ?(?:ns|ms|us|bytes|times|packets)(?![a-z]))'),
    '{}',
    array['%routing%', '%aba%', '%rtn%', '%transit number%', '%r/t%', '%de ruta%'],
    '{}',
    true, ''
),
(
    'bank_account', 'bank_number', 'named_number', 'none',
    ('((?:(?<![a-z])(?:sort[ -]code|bsb|clabe|blz|bankleitzahl|kontonummer|konto-?nr\.?|bank account(?: number| no\.?)?|ac'
    || 'count (?:number|no\.?|#)|acct\.? ?(?:number|no\.?|#)|num[éÉe]ro de compte|compte bancaire(?: n°)?|n[úÚu]mero de cuen'
    || 'ta|cuenta (?:bancaria|clabe)|conto corrente(?: n\.?)?|numero di conto|conta (?:corrente|banc[áÁ]ria|poupan[çÇ]a)|n[ú'
    || 'Úu]mero da conta|conta|rekeningnummer|numer konta|nr konta|hesap (?:no|numaras[ii])|[нh]o[мm]ep c[чЧ][eёЁ][тt]a|p/c|'
    || 'bankgiro|plusgiro)(?![a-z])|口座番号|银行账号|銀行帳號|账号|계좌번호|계좌)(?: number| no\.?| nr\.?)?(?:[ ](?:is|ist|est|es|[èÈ]|[éÉ]|to|'
    || '[äÄ]r))?[^0-9a-z\r\n]{0,4}(?<![0-9]))([0-9](?:[ -]?[0-9]){5,21})(?![0-9a-z])'),
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
    'bank_account', 'bank_account_of', 'named_number', 'none',
    ('((?:(?<![a-z])(?:sort[ -]code|bsb|ifsc(?: code)?|blz|bankleitzahl|bank code)(?: number| no\.?)?(?:[ ]is)?[^0-9a-z\r\'
    || 'n]{0,4}(?:[a-z]{4}0[a-z0-9]{6}|[0-9](?:[ -]?[0-9]){4,8})[^0-9a-z]{1,5}(?:and |und )?(?:bank |bank-)?(?:account|acct?'
    || '|a/c|konto|kto)(?: number| no| nr)?[^0-9a-z\r\n]{1,4}))([0-9](?:[ -]?[0-9]){5,17}(?![0-9a-z]))'),
    '{}',
    array['%sort code%', '%sort-code%', '%bsb%', '%ifsc%', '%blz%', '%bankleitzahl%', '%bank code%'],
    '{}',
    true, ''
),
(
    'bank_account', 'us_routing_said', 'named_number', 'routing',
    ('((?<![0-9a-z_.-])(?=[0-9]{9} is (?:the|my|our|their) (?:bank''?s? )?(?:aba |aba routing |routing )(?:number|transit))'
    || '|⑆[ ]?)([0-9]{9}(?![0-9]))'),
    '{}',
    array['%routing number%', '%aba number%', '%⑆%'],
    '{}',
    true, ''
),
(
    'bank_account', 'bank_account_at', 'named_number', 'none',
    ('((?:(?<![a-z])(?:account|acct?|a/c|konto|kto)(?: number| no| nr)?[^0-9a-z\r\n]{1,4}))([0-9](?:[ -]?[0-9]){5,17}(?=[^'
    || '0-9a-z]{1,5}(?:and |und |with )?(?:sort[ -]code|bsb|ifsc|blz|bankleitzahl|bank code)(?![a-z])))'),
    '{}',
    array['%sort code%', '%sort-code%', '%bsb%', '%ifsc%', '%blz%', '%bankleitzahl%', '%bank code%'],
    '{}',
    true, ''
),
(
    'bank_account', 'in_ifsc', 'named_number', 'none',
    '((?:(?<![a-z])ifsc(?: code)?(?: is)?[^0-9a-z\r\n]{0,4}))([a-z]{4}0[a-z0-9]{6}(?![a-z0-9]))',
    '{}',
    array['%ifsc%'],
    '{}',
    true, ''
),
(
    'payment_card', 'card_named', 'named_number', 'luhn',
    ('((?:(?<![a-z])(?:(?:credit|debit|bank|payment|charge|prepaid|corporate|company|business|master)[ -]?cards?|(?:my|our'
    || '|his|her|their|your|new|old) card|card[ _-]?(?:number|num|no\.?|nr\.?|#)|visa|amex|american express|maestro|diners(?'
    || ': club)?|unionpay|uzcard|humo|(?:kredit)?kartennummer|kreditkarte|carte (?:bancaire|bleue|de cr[éÉ]dit)|num[éÉ]ro de'
    || ' (?:ma )?carte|tarjeta(?: de (?:cr[éÉ]dito|d[éÉ]bito))?|carta di credito|numero della carta|cart[ãÃ]o(?: de cr[éÉ]di'
    || 'to| de d[éÉ]bito)?|kaartnummer|numer karty|kortnummer|kart numaras[ii]|(?:[нh]o[мm]ep )?kap[тt][aыЫy])(?![a-z])|カード番'
    || '号|クレジットカード|卡号|卡號|카드 ?번호)(?: number| no\.?| is| ist| est| es| [èÈ]| [éÉ]|は|是|[ ]?[:#=]){0,2}[^0-9a-z\r\n]{0,6}(?<![0-'
    || '9]))((?!89)(?:[0-9]{12} [0-9]{4}|[0-9]{12,19}|[0-9]{4}(?:(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-]{1,3}|&nbsp;|<br ?'
    || '/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{4}){3}|[0-9]{4}(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-]{1,3}|&nbsp;|<br ?/?>)?[ ]{0'
    || ',4}["''(\[*]{0,2}[0-9]{6}(?=[^0-9])[ ]{0,4}(?:[,.~+*_"'')\]/|:>,・-]{1,3}|&nbsp;|<br ?/?>)?[ ]{0,4}["''(\[*]{0,2}[0-9]{4'
    || ',5}|[0-9]{6} [0-9]{10}|[0-9]{4} [0-9]{12}|[0-9]{5} [0-9]{5} [0-9]{6}|[0-9]{6} [0-9]{4} [0-9]{6})(?![0-9]))'),
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
    ('((?<![A-Za-z0-9])(?:[Ii][Bb][Aa][Nn][:# -]{0,2})?)([A-Za-z]{2}[0-9]{2}(?:[A-Za-z0-9]{11,30}(?:\r?\n[ \t>]{0,8}(?![A-'
    || 'Za-z]{2}[0-9]{2})[A-Za-z0-9]{1,19})?|(?:[ \t.-][A-Za-z0-9]{4}){2}(?:(?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8}(?![A-Z'
    || 'a-z]{2}[0-9]{2}))[A-Za-z0-9]{4}){0,5}(?:(?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8}(?![A-Za-z]{2}[0-9]{2}))[A-Za-z0-9]'
    || '{1,4})?)(?![A-Za-z0-9]))'),
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'bank_account', 'iban_named', 'number', 'iban',
    ('((?<![A-Za-z0-9])[Ii][Bb][Aa][Nn][:#= "''(-]{1,4})([A-Za-z](?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?[A-Za-z](?:[ \t'
    || '._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?[0-9](?:[ \t._/+-]{1,2}|[ \t]?\r?\n[ \t>]{0,8})?[0-9](?:(?:[ \t._/+-]{1,2}|[ \t]'
    || '?\r?\n[ \t>]{0,8})?[A-Za-z0-9]){11,30})'),
    '{}',
    array['%iban%'],
    '{}',
    false, ''
),
(
    'payment_card', 'card', 'number', 'card',
    '(?:\+[0-9]{0,3}[ )(-]{0,2}|[0-9][A-Za-z]{1,4})?(?<![0-9])[0-9](?:[ \t\r\n>.-]{0,3}[0-9]){11,}(?:[A-Za-z]{1,4}[0-9])?',
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'payment_card', 'card_joined', 'number', 'joined',
    ('(?<![0-9A-Za-z/_|:·•-])(?:[0-9]{4}[ ]?[/_|:·•~+・][ ]?(?:[0-9]{4}[ ]?[/_|:·•~+・][ ]?[0-9]{4}[ ]?[/_|:·•~+・][ ]?[0-9]{'
    || '4}|[0-9]{6}[ ]?[/_|:·•~+・][ ]?[0-9]{4,5}))(?![0-9A-Za-z/_|:·•-])'),
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'payment_card', 'card_spelled', 'number', 'spelled',
    ('(?<![a-z])(?:(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]{1,3}){4,}(?:zero|oh|one|two|three|four|fi'
    || 've|six|seven|eight|nine)(?![a-z])'),
    '{}',
    array['%three%', '%four%', '%five%', '%six%', '%two%', '%eight%', '%nine%'],
    '{}',
    true, ''
),
(
    'high_entropy', 'noise', 'noise', 'noisy',
    '(?<![A-Za-z0-9+/=_-])[A-Za-z0-9_-]{16,}={0,2}(?![A-Za-z0-9+/=])|(?<![A-Za-z0-9-])0x[0-9a-f]{64}(?![A-Za-z0-9])',
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'high_entropy', 'symbols', 'noise', 'symbolic',
    ('(?<![A-Za-z0-9/_=.~$%@;#!^&?+-])[A-Za-z0-9!@#$%^&*?+~_-]{16,40}(?![A-Za-z0-9/_=~$%@#!^&?+*-]|[.:;][A-Za-z0-9/_=~$%@:'
    || ';#!^&?+*-])'),
    '{}',
    '{}',
    '{}',
    false, ''
);
