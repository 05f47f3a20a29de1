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
    'ya29\.[A-Za-z0-9_-]{30,}',
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
    'sk-ant-[a-z]{2,6}[0-9]{2}-[A-Za-z0-9_-]{60,}',
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
    'credential_prefix', 'voyage', 'vendor', 'random',
    '(?<![A-Za-z0-9])pa-[A-Za-z0-9_-]{40,}',
    array['%pa-%'],
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
    '(?<![A-Za-z0-9])hf_[A-Za-z0-9]{30,}',
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
    '(?<![A-Za-z0-9])(?:key|crsr)_[0-9a-f]{64}',
    array['%key\_%', '%crsr\_%'],
    '{}',
    '{}',
    false, 'Cursor'
),
(
    'credential_prefix', 'devin', 'vendor', 'random',
    '(?<![A-Za-z0-9])apk_[A-Za-z0-9+/]{60,}=*',
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
    'ATBB[A-Za-z0-9]{32}',
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
    '(?<![A-Za-z0-9])cmVmd[A-Za-z0-9]{55,}',
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
    'xapp-[0-9]-[A-Z0-9]{8,}-[0-9]{8,}-[0-9a-f]{32,}',
    array['%xapp-%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'slack_webhook', 'vendor', 'random',
    ('(?:https://)?hooks\.slack\.com/(?:services/[A-Za-z0-9_]{6,}/[A-Za-z0-9_]{6,}/[A-Za-z0-9_-]{12,}|(?:workflows|trigger'
    || 's)/[A-Za-z0-9/_-]{30,})'),
    array['%hooks.slack.com/%'],
    '{}',
    '{}',
    false, 'Slack'
),
(
    'credential_prefix', 'discord_webhook', 'vendor', 'random',
    '(?:https://[a-z.]{0,20}discord(?:app)?\.com)?/api/webhooks/[0-9]{17,20}/[A-Za-z0-9_-]{50,}',
    array['%/api/webhooks/%'],
    '{}',
    '{}',
    false, 'Discord'
),
(
    'credential_prefix', 'teams_webhook', 'vendor', 'random',
    '[a-z0-9.-]{0,40}webhook\.office\.com/webhookb2/[A-Za-z0-9@/-]{60,}',
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
    '[sr]k_(?:live|test|org)_[A-Za-z0-9]{24,}',
    array['%sk\_live\_%', '%sk\_test\_%', '%rk\_live\_%', '%rk\_test\_%', '%sk\_org\_%'],
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
    array['%sq0atp-%', '%sq0csp-%', '%sq0idp-%', '%sq0acp-%'],
    '{}',
    '{}',
    false, 'Square'
),
(
    'credential_prefix', 'square_eaaa', 'vendor', 'random',
    '(?<![A-Za-z0-9])EAAA[A-Za-z0-9_-]{60}(?![A-Za-z0-9])',
    array['%EAAA%'],
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
    'credential_prefix', 'mollie_gocardless', 'vendor', 'random',
    '(?<![A-Za-z0-9])live_[A-Za-z0-9_-]{30,}',
    array['%live\_%'],
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
    '\$aact_[A-Za-z0-9_:-]{40,}',
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
    'api_(?:live|sandbox)(?:_us|_ca)?\.[A-Za-z0-9_-]{40,}',
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
    '(?<![A-Za-z0-9])00D[A-Za-z0-9]{12,15}![A-Za-z0-9._]{60,}',
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
    '(?<![A-Za-z0-9])DO00[A-Z0-9]{16}(?![A-Za-z0-9])',
    array['%DO00%'],
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
    '(?<![A-Za-z0-9])(?:dapi|dose)[0-9a-f]{32}(?:-[0-9]+)?(?![A-Za-z0-9])',
    array['%dapi%', '%dose%'],
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
    '(?<![A-Za-z0-9])A3-[A-Z0-9]{6}-[A-Z0-9]{6}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}(?![A-Za-z0-9])',
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
    array['%pat-na%', '%pat-eu%', '%pat-ap%'],
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
    '(?<![A-Za-z0-9])sl\.[A-Za-z0-9_-]{100,}',
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
    '(?<![A-Za-z0-9])LTAI[A-Za-z0-9]{12,24}(?![A-Za-z0-9])',
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
    '(?<![A-Za-z0-9])AKID[A-Za-z0-9]{32}(?![A-Za-z0-9])',
    array['%AKID%'],
    '{}',
    '{}',
    false, 'Tencent Cloud'
),
(
    'credential_prefix', 'volcengine', 'vendor', 'random',
    '(?<![A-Za-z0-9])AKLT[A-Za-z0-9]{40,}(?![A-Za-z0-9])',
    array['%AKLT%'],
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
    'credential_prefix', 'yandex_secret', 'vendor', 'random',
    '(?<![A-Za-z0-9])YC[A-Za-z0-9_-]{38}(?![A-Za-z0-9])',
    array['%YC%'],
    '{}',
    '{}',
    false, 'Yandex'
),
(
    'credential_prefix', 'yandex_oauth', 'vendor', 'random',
    '(?<![A-Za-z0-9])y0_[A-Za-z0-9_-]{50,}',
    array['%y0\_%'],
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
    'credential_prefix', 'okta', 'vendor', 'random',
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
    'dt0[a-z][0-9]{2}\.[A-Z0-9]{24}\.[A-Z0-9]{64}',
    array['%dt0%'],
    '{}',
    '{}',
    false, 'Dynatrace'
),
(
    'credential_prefix', 'newrelic', 'vendor', 'random',
    'NR(?:AK|II|IQ|JS|RA|AL|SP)-?[A-Za-z0-9_-]{19,}',
    array['%NRAK-%', '%NRII-%', '%NRIQ-%', '%NRJS-%', '%NRRA-%', '%NRAL-%', '%NRSP%'],
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
    'hc[a-z]{2}k_[0-9a-z]{50,}',
    array['%hcaik\_%', '%hcaic\_%', '%hcxik\_%', '%hcalk\_%'],
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
    '(?<![A-Za-z0-9])(?:sdk|api|mob)-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![A-Za-z0-9])',
    array['%sdk-%', '%api-%', '%mob-%'],
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
    'credential_prefix', 'statsig', 'vendor', 'random',
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
    array['%wrkaus-%', '%wrkeu-%', '%wrkjp-%', '%wrksg-%', '%wrkau-%'],
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
    '(?<![A-Za-z0-9])bk[a-z]{2}_[A-Za-z0-9_]{36,}',
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
    'credential_prefix', 'unkey_novu', 'vendor', 'random',
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
    'credential_prefix', 'kagi', 'shape', 'random',
    '(?<![A-Za-z0-9])(?:[A-Za-z0-9_-]{11}\.[A-Za-z0-9_-]{43})(?![A-Za-z0-9])',
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
    '(?<![A-Za-z0-9])(?:[0-9]{8,19}-[A-Za-z0-9]{30,50})(?![A-Za-z0-9])',
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
    ('(?<![A-Za-z0-9])(?:(?:[a-z]{2,12}|[A-Z]{2,8})[0-9]{0,2}(?:[_-][a-z]{2,12}[0-9]{0,2}){0,3}[_.-][A-Za-z0-9]{20,}(?:[_-'
    || '][A-Za-z0-9]{6,})*)(?![A-Za-z0-9])'),
    '{}',
    array['%\_%', '%-%', '%.%'],
    '{}',
    false, 'any'
),
(
    'off_the_record', 'marker_tag', 'marker', '',
    ('(?:\[{1,2} ?(?:no-?(?:memory|record|recording|log|store|save)|private|off[ -]the[ -]record|otr|incognito) ?\]{1,2}|<'
    || '!-- ?(?:no-?(?:memory|record|log)|private) ?-->|<(?:private|no-?memory|off-the-record)>|(?<![a-z0-9._~/:-])/(?:priva'
    || 'te|nomemory|no-memory|off-the-record|incognito)(?![a-z0-9/_-]|\.[a-z])|#(?:no-?memory|no-?record|offtherecord|off-th'
    || 'e-record|private-?mode)(?![a-z0-9_])|(?<![a-z0-9_-])no-(?:memory|record|memorize)(?![a-z0-9_]|-[a-z])|(?<![a-z0-9_.]'
    || ')(?:otr:|o\.t\.r\.)|private mode on(?![a-z])|(?:go |going |mode )?incognito(?: mode)? (?:please|on)(?![a-z]))'),
    '{}',
    array['%no-%', '%nom%', '%nor%', '%nol%', '%nos%', '%private%', '%incognito%', '%otr%', '%o.t.r%'],
    array[
        '%no-mem%', '%nomem%', '%no-rec%', '%norec%', '%nolog%', '%no-log%', '%no-store%', '%nostore%', '%no-save%',
        '%nosave%', '%[private%', '%[ private%', '%<private%', '%/private%', '%-- private%', '%private ?mode%',
        '%private-mode%', '%privatemode%', '%private mode%', '%incognito%', '%otr:%', '%otr]%', '%otr ]%', '%o.t.r%',
        '%/off-the-rec%', '%[off%', '%#off%', '%<off%', '%/no%'
    ],
    true, 'any'
),
(
    'off_the_record', 'marker_english', 'marker', '',
    ('(?<![a-z])(?:off(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})the(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\'
    || 'n[ \t>]{0,8})record(?![a-z])(?! (?:player|rack|shelf|label|store|shop|deck|collection|button|pile|stack|books?)(?![a'
    || '-z]))|not for the record(?![ ]*[a-z0-9])|(?:you (?:must|should|may|can) ?n[o'']t|must not|mustn''?t)(?:_{0,2}[ \t-][ \'
    || 't_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|'
    || 'record|save|store|memori[sz]e|log|note|retain|persist|capture|archive|keep(?: a record of| track of)?|write|jot|comm'
    || 'it)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:any(?:thing)?|all|none|some)(?:_{0,2}[ \t-][ \t_-]{0'
    || ',3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|what'
    || '(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| am| just)*(?:_{0,2}[ \t-][ \t_-]{0,3'
    || '}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|say|saying|told|wrote|typed|shared|tell)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,'
    || '4}\r?\n[ \t>]{0,8})you)?)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|conversation|'
    || 'chat|turn|one|line|sentence|paragraph|note|exchange|session|thread|info|information|detail)s?)?(?:(?:_{0,2}[ \t-][ \'
    || 't_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|ok|okay|for me|for later|in (?:your |the )?'
    || '(?:memory|memories|notes?|log|logs|records?)|to (?:your )?memory|on (?:the )?record|or (?:store|save|log|record|reme'
    || 'mber) it))*(?![ ]*[a-z0-9])|record(?![ ]*[a-z0-9]))|forget(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:'
    || 'about(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:i(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{'
    || '0,8})(?:ever(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|just(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n['
    || ' \t>]{0,8}))?(?:said|told|mentioned|wrote)|what(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:_{0'
    || ',2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:'
    || 'said|told|wrote|mentioned|discussed))(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:that|this|it|anyth'
    || 'ing|you|here))*(?![ ]*[a-z0-9])|please(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:just(?:_{0,2}[ \t-]['
    || ' \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?forget(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|a'
    || 'll of this|all this|everything i(?: just)? said)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:message'
    || '|part|conversation))?(?![ ]*[a-z0-9])|keep(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|all'
    || ' of this)(?:(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|message|bit))?(?:_{0,2}[ \t-][ \t_-]{0,3}'
    || '|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:out(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})of|off)(?:_{0,2}[ \t-][ \t_'
    || '-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:your(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|the(?:_{0,2}[ \t-]'
    || '[ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|any(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memor'
    || 'ies|record|records|logs?|notes|books)(?![a-z])|(?:delete|erase|remove|wipe|scrub|strike|drop|purge|clear)(?:_{0,2}[ '
    || '\t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|what i(?: just)? said|all of this)(?:_{0,2}[ \t-][ \t_-]'
    || '{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})from(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:(?:your|the|long-term'
    || ')(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:memory|memories|record)(?![a-z])|this(?:_{0,2}[ \t-][ \'
    || 't_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|message(?:_{0,2}'
    || '[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|conversation(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?'
    || '(?:must|should|may|can|shall|is)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})?(?:not|n''t|never)(?:_{0,2}[ '
    || '\t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:to(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?be(?:_{0,2'
    || '}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:saved|stored|recorded|remembered|logged|kept|persisted|memori[sz]e'
    || 'd|written down|noted|archived)|(?:i''d|i would)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:rather|prefe'
    || 'r(?: it)?(?: if)?)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})you(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r'
    || '?\n[ \t>]{0,8})(?:didn''t|did not|don''t|do not|not)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:remember'
    || '|record|save|store|keep|log|note|memori[sz]e)(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|'
    || 'any)|unrecord(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it)|(?:between us only|for your ear'
    || 's only),? (?:do not|don''t))'),
    '{}',
    array[
        '%record%', '%memor%', '%rememb%', '%forget%', '%save%', '%stor%', '%log%', '%note%', '%retain%', '%persist%',
        '%captur%', '%archiv%', '%keep%', '%kept%', '%writ%', '%jot%', '%commit%'
    ],
    array[
        '%not%', '%n''t%', '%dont%', '%never%', '%forget%', '%off%', '%out%', '%delete%', '%erase%', '%remove%', '%wipe%',
        '%scrub%', '%strike%', '%drop%', '%purge%', '%clear%', '%unrecord%'
    ],
    true, 'English'
),
(
    'off_the_record', 'marker_imperative', 'marker', 'subject',
    ('((?:(?<![a-z])(?:i|you|we|they|he|she|who|to|that|never|not|don''?t|can''?t|cannot|won''?t|didn''?t|couldn''?t|wouldn''?t|'
    || 'shouldn''?t)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?<![a-z]))((?:do(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n'
    || '[ \t>]{0,8})not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|don''?t(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0'
    || ',8})|never(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r?\n[ \t>]{0,8})|please not(?:_{0,2}[ \t-][ \t_-]{0,3}|[ \t]{0,4}\r'
    || '?\n[ \t>]{0,8}))(?:ever(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8}))?(?:(?:remember|record|save|store|memori[sz]e|log'
    || '|note|retain|persist|capture|archive|keep(?: a record of| track of)?|write|jot|commit)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\'
    || 'n[ \t>]{0,8})(?:(?:any(?:thing)?|all|none|some)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})of(?:[ \t_-]{1,4}|[ \t]{0,'
    || '4}\r?\n[ \t>]{0,8}))?(?:this|that|these|it|what(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:i|we)(?:''m|''ve| have| a'
    || 'm| just)*(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:said|say|saying|told|wrote|typed|shared|tell)(?:(?:[ \t_-]{1,'
    || '4}|[ \t]{0,4}\r?\n[ \t>]{0,8})you)?)(?:(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:part|bit|message|conversation|c'
    || 'hat|turn|one|line|sentence|paragraph|note|exchange|session|thread|info|information|detail)s?)?(?:(?:[ \t_-]{1,4}|[ \'
    || 't]{0,4}\r?\n[ \t>]{0,8})(?:down|please|anywhere|at all|ever|ok|okay|for me|for later|in (?:your |the )?(?:memory|mem'
    || 'ories|notes?|log|logs|records?)|to (?:your )?memory|on (?:the )?record|or (?:store|save|log|record|remember) it))*(?'
    || '![ ]*[a-z0-9])|record(?![ ]*[a-z0-9]))|forget(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:this|that|it|all of this|'
    || 'all this|everything i(?: just)? said)(?:[ \t_-]{1,4}|[ \t]{0,4}\r?\n[ \t>]{0,8})(?:immediately|instantly|at once|rig'
    || 'ht away|right now|straight away|ever happened)(?![ ]*[a-z0-9]))'),
    '{}',
    array[
        '%record%', '%memor%', '%rememb%', '%forget%', '%save%', '%stor%', '%log%', '%note%', '%retain%', '%persist%',
        '%captur%', '%archiv%', '%keep%', '%kept%', '%writ%', '%jot%', '%commit%'
    ],
    array[
        '%not%', '%n''t%', '%dont%', '%never%', '%forget%', '%off%', '%out%', '%delete%', '%erase%', '%remove%', '%wipe%',
        '%scrub%', '%strike%', '%drop%', '%purge%', '%clear%', '%unrecord%'
    ],
    true, 'English'
),
(
    'off_the_record', 'marker_german', 'marker', '',
    ('(?<![a-z])(?:nicht (?:fürs|für das|zu) (?:protokoll|aufzeichnung)|nicht (?:im|ins) protokoll|(?:bitte |das |dies |da'
    || 'von )?nichts? (?:davon |hiervon )?(?:speichern|abspeichern|aufzeichnen|notieren|aufschreiben|protokollieren|mitschre'
    || 'iben|festhalten|aufnehmen|mitloggen)(?![ ]*[a-z0-9])|bitte (?:das |dies )?nicht (?:merken|behalten)(?![ ]*[a-z0-9])|'
    || '(?:merk|merke|merkt|speicher|speichere|notier|notiere|protokollier|protokolliere|zeichne|schreib|schreibe|behalt|beh'
    || 'alte|nimm|halte) (?:dir |euch |es dir )?(?:das|dies|dieses|es|davon|diese nachricht|diesen teil)(?: bitte| jetzt| ja'
    || ')? (?:nicht|nichts)|vergiss (?:das|dies|es)(?: bitte| wieder| gleich)* (?:sofort|gleich|umgehend|schnell|wieder)|(?:'
    || 'streich|streiche|lösch|lösche|entfern|entferne|tilge?) (?:das|dies|es)(?: bitte| wieder| sofort)* aus (?:dem|deinem|'
    || 'eurem) (?:gedächtnis|speicher|protokoll)|unter uns gesagt,? (?:bitte )?nicht|(?:onthoud|bewaar|noteer|registreer|sla'
    || ') (?:dit|dat|het)(?: alsjeblieft| svp)? niet|schrijf (?:dit|dat) niet op|neem (?:dit|dat) niet op|(?:dit |dat |alsje'
    || 'blieft |gelieve )?niet (?:opslaan|bewaren|vastleggen|noteren|opschrijven|registreren)(?![ ]*[a-z0-9])|(?:dit|dat) ni'
    || 'et onthouden(?![ ]*[a-z0-9])|vergeet (?:dit|dat) (?:meteen|direct|onmiddellijk|gelijk)|niet voor de (?:notulen|micro'
    || 'foon)|buiten de notulen|(?:wis|haal|verwijder) (?:dit|dat) uit je geheugen|(?:spara|notera|lagra|logga|minns) inte ('
    || '?:detta|det här|det)(?![a-zåäö])|kom inte ihåg (?:detta|det här)|utanför protokollet|(?:gem|husk|notér|noter|lagre|l'
    || 'agr|skriv) ikke (?:dette|det her|det ned|dette ned)|ikke (?:gem|husk|lagre|lagr|noter) (?:dette|det)(?![a-zæøå])|(?:'
    || 'uden for|utenfor) (?:referat|protokoll))'),
    '{}',
    array[
        '%nicht%', '%vergiss%', '%streich%', '%lösch%', '%entfern%', '%tilg%', '%niet%', '%vergeet%', '%notulen%',
        '%geheugen%', '%inte %', '%utanför%', '%ikke%', '%uden for%', '%utenfor%'
    ],
    array[
        '%protokoll%', '%aufzeichn%', '%speicher%', '%notier%', '%schreib%', '%festhalt%', '%aufnehm%', '%mitlog%', '%merk%',
        '%behalt%', '%nimm%', '%halte%', '%zeichne%', '%vergiss%', '%gedächtnis%', '%unter uns%', '%onthoud%', '%bewa%',
        '%note%', '%registre%', '%sla %', '%schrijf%', '%neem%', '%opslaan%', '%vastleg%', '%opschrij%', '%onthou%',
        '%vergeet%', '%notulen%', '%microfoon%', '%geheugen%', '%spara%', '%notera%', '%lagra%', '%logga%', '%minns%',
        '%ihåg%', '%gem%', '%husk%', '%notér%', '%lagre%', '%lagr%', '%skriv%', '%referat%'
    ],
    true, 'German, Dutch, Swedish, Danish, Norwegian'
),
(
    'off_the_record', 'marker_french', 'marker', '',
    ('(?<![a-z])(?:n(?:e |'')(?:le |l'')?(?:retiens?|retenez|notes?|notez|mémorise[sz]?|memorise[sz]?|mémorisez|enregistre[s'
    || 'z]?|enregistrez|sauvegarde[sz]?|gardes?|gardez|stocke[sz]?|conserve[sz]?|inscris|écris|consigne[sz]?) (?:pas|rien|ja'
    || 'mais) ?(?:tout )?(?:ça|ca|cela|ceci|de (?:tout )?(?:ça|cela|ceci)|ce (?:message|passage)|cette (?:partie|conversatio'
    || 'n|phrase)|ce que (?:je|j'')|dans ta mémoire|en mémoire)|à ne pas (?:enregistrer|retenir|noter|mémoriser)|ne pas (?:en'
    || 'registrer|mémoriser|retenir|sauvegarder|noter) (?:ça|cela|ceci|ce message)|hors (?:micro|enregistrement|procès-verba'
    || 'l)(?![a-z])|oublie[sz]? (?:ça|cela|ceci|tout ça|ce que je viens de dire)(?: tout de suite| immédiatement| aussitôt| '
    || 'maintenant)|(?:efface|supprime|enlève|retire)[sz]? (?:ça|cela|ceci|tout ça) de (?:ta|votre|la) mémoire)'),
    '{}',
    array['% pas %', '%rien %', '%jamais %', '%hors %', '%oublie%', '%mémoire%'],
    array[
        '%reten%', '%retien%', '%note%', '%moris%', '%registr%', '%sauvegard%', '%gard%', '%stock%', '%conserv%', '%inscri%',
        '%écri%', '%consign%', '%micro%', '%procès%', '%oublie%', '%mémoire%'
    ],
    true, 'French'
),
(
    'off_the_record', 'marker_spanish', 'marker', '',
    ('(?<![a-z])(?:(?:por favor,? )?no (?:lo |la )?(?:guardes?|guarden|recuerdes?|grabes?|registres?|anotes?|almacenes?|me'
    || 'morices?|apuntes?|retengas|conserves?|escribas)(?: nada)?(?: de)? ?(?:esto|eso|ello|este (?:mensaje|dato)|esta (?:pa'
    || 'rte|conversación|frase)|lo que (?:acabo|te|dije|digo))|no lo (?:guardes?|recuerdes?|grabes?|registres?|anotes?|almac'
    || 'enes?|memorices?|apuntes?)(?![ ]*[a-z0-9])|olvida(?:te)? (?:de )?(?:esto|eso|lo que (?:dije|acabo de decir))(?: (?:i'
    || 'nmediatamente|ahora mismo|ahora|ya|de inmediato|enseguida|por favor))|(?:borra|elimina|quita|bórra|elimína)(?:lo)? ('
    || '?:esto |eso )?de (?:tu|la|su) memoria|fuera de (?:registro|récord|micrófono|acta|grabación)|extraoficialmente[,:]|qu'
    || 'e (?:esto )?no (?:quede|conste|conste) (?:en acta|en el registro|registrado|registro|grabado|constancia)|(?:esto )?n'
    || 'o (?:debe|puede) (?:guardarse|grabarse|quedar (?:registrado|grabado|guardado)))'),
    '{}',
    array['%no %', '%olvida%', '%mem%', '%fuera de%', '%extraofic%'],
    array[
        '%guard%', '%recuerd%', '%grab%', '%registr%', '%anot%', '%almacen%', '%memor%', '%apunt%', '%reteng%', '%conserv%',
        '%escrib%', '%olvida%', '%fuera%', '%extraofic%', '%conste%', '%quede%', '%puede%', '%debe%'
    ],
    true, 'Spanish'
),
(
    'off_the_record', 'marker_italian', 'marker', '',
    ('(?<![a-z])(?:non (?:registrare|salvare|memorizzare|annotare|conservare|archiviare|scrivere|segnare|ricordare) (?:que'
    || 'sto|quello|ciò|questa|nulla|niente|quanto)|non (?:registrar|salvar|memorizzar|annotar|conservar|archiviar|scriver|se'
    || 'gnar|ricordar)(?:lo|la|telo)(?![ ]*[a-z0-9])|(?:dimentica|scorda)(?:lo)? (?:subito|questo subito|immediatamente|ciò '
    || 'che ho detto)|(?:cancella|elimina|togli)(?:lo)? (?:questo |tutto )?dalla (?:tua )?memoria|fuori (?:verbale|onda|regi'
    || 'strazione)(?![a-z]))'),
    '{}',
    array['%non %', '%dimentica%', '%scorda%', '%dalla %', '%fuori %'],
    array[
        '%registra%', '%salva%', '%memor%', '%annota%', '%conserv%', '%archivi%', '%scriv%', '%segnar%', '%ricord%',
        '%subito%', '%immediat%', '%detto%', '%verbale%', '%onda%'
    ],
    true, 'Italian'
),
(
    'off_the_record', 'marker_portuguese', 'marker', '',
    ('(?<![a-z])(?:n[ãa]o (?:guardes?|graves?|registres?|registes?|lembres?|salves?|armazenes?|anotes?|memorizes?|escrevas'
    || '?|retenhas?) (?:nada )?(?:disso|disto|isso|isto|d?esta (?:mensagem|parte|conversa)|d?essa (?:mensagem|parte|conversa'
    || ')|nada|o que eu)|esque[çc]a (?:disso|isso|isto|o que eu disse)(?: agora| imediatamente| j[áa])|em off(?![a-z])|(?:ap'
    || 'ague|apaga|delete|remova|tire) (?:isso|isto) da (?:sua |tua )?mem[óo]ria|fora d[eo] registr?o)'),
    '{}',
    array['%não%', '%nao %', '%esque%', '%em off%', '%da sua mem%', '%da mem%', '%da tua mem%', '%fora d%'],
    array[
        '%guard%', '%grav%', '%regist%', '%lembr%', '%salv%', '%armazen%', '%anot%', '%memor%', '%escrev%', '%retenh%',
        '%isso%', '%isto%', '%disse%', '%em off%', '%mem%', '%regis%'
    ],
    true, 'Portuguese'
),
(
    'off_the_record', 'marker_slavic', 'marker', '',
    ('(?:[нh]e (?:coxpaняй|зaпoминaй|зaпиcывaй|фиkcиpyй|xpaни|зaпoминaйтe|coxpaняйтe|зaпиcывaйтe|xpaнитe|фиkcиpyйтe|лoгиpy'
    || 'й|coxpaнять|зaпoминaть|зaпиcывaть) (?:этo|этoгo|этoт|этy|ничeгo|дaннoe|мoи cлoвa)|(?:[эЭ]тo|[пП]oжaлyйcтa,?) нe (?:c'
    || 'oxpaняй|зaпoминaй|зaпиcывaй|coxpaнять|зaпoминaть|зaпиcывaть)|[нh]e для (?:пpoтokoлa|зaпиcи|пeчaти)|(?:[вb]нe|[бБ]eз)'
    || ' (?:пpoтokoлa|зaпиcи)|[зz]aбyдь(?:тe)? (?:этo|oб этoм)(?: (?:cpaзy|нeмeдлeннo|ceйчac жe))|(?:[yy]дaли|[cc]oтpи)(?:тe'
    || ')? этo из пaмяти|[нh]e (?:збepiгaй|зaпaм''ятoвyй|зaпиcyй) (?:цe|цьoгo)|(?<![a-z])nie (?:zapami[eę]tuj|zapisuj|zapisz|'
    || 'notuj|nagrywaj|rejestruj|przechowuj|zachowuj)(?:cie)? (?:tego|tej (?:wiadomo|cz)|niczego|to)|(?<![a-z])(?:poza proto'
    || 'ko[łl]em|nie do protoko[łl]u|nieoficjalnie:)|zapomnij o tym (?:natychmiast|od razu)|usu[ńn] to z pami[ęe]ci|(?<![a-z'
    || '])ne(?:ukl[aá]dej|zaznamen[aá]vej|pamatuj si|zapisuj) (?:to|tohle|toto)|mimo z[aá]znam|bunu (?:kaydetme|hat[ii]rlama'
    || '|not alma|saklama|kay[ii]t)|kay[ii]t d[ii][şs][ii]|jangan (?:simpan|catat|ingat|rekam) (?:ini|itu|pesan)|đừng (?:lưu'
    || '|ghi|nhớ|ghi nhớ) (?:điều|cái|tin|lại)|لا (?:تسجل|تحفظ|تتذكر|تخزن|تكتب) (?:هذا|ذلك|هذه))'),
    '{}',
    array[
        '%coxpaн%', '%зaпoм%', '%зaпиc%', '%фиkcиp%', '%xpaн%', '%лoгиp%', '%пpoтok%', '%пeчaт%', '%зaбyд%', '%yдaли%',
        '%coтpи%', '%збepiг%', '%зaпaм%', '%nie %', '%protoko%', '%zapomnij o%', '%usu%', '%ukl%', '%zaznam%', '%mimo z%',
        '%bunu %', '%kay%', '%jangan %', '%đừng%', '%لا %'
    ],
    array[
        '%coxpaн%', '%зaпoм%', '%зaпиc%', '%фиkcиp%', '%xpaн%', '%лoгиp%', '%пpoтok%', '%пeчaт%', '%зaбyд%', '%yдaли%',
        '%coтpи%', '%збepiг%', '%зaпaм%', '%zapami%', '%zapis%', '%notuj%', '%nagryw%', '%rejestr%', '%przechow%',
        '%zachow%', '%protoko%', '%nieoficjal%', '%zapomnij%', '%usuń to%', '%usun to%', '%ukl%', '%zaznam%', '%pamatuj%',
        '%bunu %', '%kayit%', '%kayit%', '%jangan %', '%đừng%', '%لا %'
    ],
    true, 'Russian, Ukrainian, Polish, Czech, Turkish, Indonesian, Vietnamese, Arabic'
),
(
    'off_the_record', 'marker_cjk', 'marker', '',
    ('(?:(?:不要|别|別|请勿|請勿|勿|不用|不许|莫)(?:把)?(?:这|這|此|它|我说的|刚才)?(?:个|些|段|条|句|話|话|件事|消息|的话)?(?:再)?(?:记录|記錄|紀錄|记住|記住|记下|記下|保存|储存'
    || '|儲存|存储|存入|存下|存到|写下|寫下|写进|寫進|录入|留存|记入|记到|记得|录下|备份|记)(?:下来|下來|起来|进去|在(?:记忆|案)|到(?:记忆|记录)|任何)?(?:这|這|此|本|刚才|我说|以上|上面|吧|'
    || '了|哦|啊|[^\u3400-\u9fffA-Za-z0-9]|\Z)|(?:不要|别|別)(?:把)?(?:这|這|刚才|上面|以上)[^\n]{0,8}(?:记录|記錄|记住|記住|保存|储存|存储|记下|写进)|不(?:入|做'
    || '|作|留|予)(?:任何)?(?:记录|記錄|记忆)|(?:马上|立刻|立即|赶紧|请)?(?:忘掉|忘了|忘记)(?:这|這|刚才|我刚)|从(?:你的)?记忆(?:里|中)(?:删|抹|清)|(?:私下|非公开)(?:说|讲)['
    || '^\n]{0,3}(?:别|不要)|(?:记录|記録|保存|記憶|メモ|登録|録音|記載|保管|ログ)(?:は|を|に)?(?:しない(?:で|よう|こと)|せず|残さない|取らない(?:で|よう)|しちゃ(?:だめ|ダメ)|禁止)'
    || '|(?:覚え(?:ない|とかない|ておかない)|書き留めない|書かない|書き残さない|残さない|忘れて(?:ください|くれ|ほしい|ね)|忘れておいて)(?:で|くだ|下さ|よう|\.|,|\n|\Z|い)|オフレコ|オフ・ザ・レコ'
    || 'ード|(?:今の|さっきの|この|これ)(?:発言|話|メッセージ|会話|件)?(?:は|を)?(?:すぐに?)?(?:削除して|忘れて|消して|なかったことに)|(?:기억|저장|기록|메모|녹음|보관)(?:은|을|를)? ?('
    || '?:하지|남기지) ?(?:마|말)|(?:적지|적어두지|남기지|써두지|외우지) ?(?:마|말)|오프 ?더 ?레코드|(?:이건|이거|방금|지금)[^\n]{0,10}(?:잊어|지워) ?(?:줘|주|버려))'),
    '{}',
    array[
        '%记%', '%記%', '%紀%', '%存%', '%写%', '%寫%', '%录%', '%錄%', '%忘%', '%备份%', '%不入%', '%不做%', '%不作%', '%不留%', '%不予%',
        '%私下%', '%非公开%', '%メモ%', '%登録%', '%録音%', '%ログ%', '%保管%', '%覚え%', '%書%', '%残%', '%オフ%', '%削除%', '%消し%', '%なかった%',
        '%기억%', '%저장%', '%기록%', '%메모%', '%녹음%', '%보관%', '%적지%', '%적어%', '%남기%', '%써두%', '%외우%', '%오프%', '%잊어%', '%지워%'
    ],
    '{}',
    true, 'Chinese, Japanese, Korean'
),
(
    'private_key_block', 'pem', 'key_block', '',
    ('-{4,5} ?BEGIN[ \r\n>]{1,4}(?:[A-Z0-9]{1,16}[ \r\n>]{1,4}){0,4}PRIVATE[ \r\n>]{1,4}KEY(?:[ ]BLOCK)?(?: ?-{4,5})?(?:(?'
    || ':[ \t]{0,8}\r?\n|\\r\\n|\\n|\\\\n)[ \t>|*]{0,16}(?:(?:Version|Comment|Proc-Type|DEK-Info|Hash|Charset|MessageID): ?['
    || '^\r\n]{0,120}|[A-Za-z0-9+/=]{1,120}(?![A-Za-z0-9+/=]| [A-Za-z]))?)*(?: ?-{4,5} ?END [A-Z0-9 ]{0,48}-{4,5}(?:\\r|\\n)'
    || '{0,2})?'),
    '{}',
    array['%private%'],
    array['%begin%'],
    false, ''
),
(
    'private_key_block', 'pem_base64', 'key_block', '',
    ('LS0tLS1CRUdJTi(?:BSU0Eg|BFQyBQ|BPUEVO|BFTkNS|BEU0Eg|BQUklW|BQR1Ag|BTU0gy)[A-Za-z0-9+/]{16,}(?:[\r\n]{1,2}[A-Za-z0-9+'
    || '/]{60,76})*(?:[\r\n]{1,2}[A-Za-z0-9+/]{1,76}={1,2})?={0,2}'),
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
    '((?:"d"|''d'') ?: ?["''])([A-Za-z0-9_-]{40,})',
    '{}',
    array['%d"%', '%d''%'],
    array['%kty%'],
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
    || '})[A-Za-z0-9_-]{16,})*|[A-Za-z0-9_-]{0,15})(?:\.[A-Za-z0-9_-]{8,}){0,2}'),
    '{}',
    array['%eyj%'],
    '{}',
    false, ''
),
(
    'url_userinfo', 'url_userinfo', 'userinfo', '',
    ('://(?:\r?\n[ \t>]{0,8})?[^ \t\r\n/@:"''<>`?#]{0,96}:(?:[^ \t\r\n"''<>`/@?#]{1,128}(?:@[^ \t\r\n"''<>`/@?#]{1,64})*|[^ \'
    || 't\r\n"''<>`@]{1,64}/[^ \t\r\n"''<>`/@]{1,64}|[^ \t\r\n"''<>`@/]{0,64}[?#][^ \t\r\n"''<>`/@]{1,64})@(?=[A-Za-z0-9[$])'),
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
    ('((?:(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP][aA][sS][sS][p'
    || 'P][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[kK][eE][nN][nN][wW][oO][rR][tT]|[mM][oO][tT] [dD][eE] [pP]['
    || 'aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[cC][oO][nN][tT][rR][aA][sS][eE][nN][aA]|[pP][aA][lL][aA][vV]['
    || 'rR][aA]-[pP][aA][sS][sS][eE]|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA] '
    || '[dD]''[oO][rR][dD][iI][nN][eE]|пapoль|[hH][aA][sS]ł[oO]|[lL]ö[sS][eE][nN][oO][rR][dD]|[sS][eE][cC][rR][eE][tT]|[tT][o'
    || 'O][kK][eE][nN]|[aA][pP][iI][_ -]?[kK][eE][yY]|[aA][pP][iI][_ -]?[sS][eE][cC][rR][eE][tT]|[aA][cC][cC][eE][sS][sS][_ '
    || '-]?[kK][eE][yY]|[sS][eE][cC][rR][eE][tT][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?[kK][eE][yY]|[pP][rR][iI][vV][aA][t'
    || 'T][eE][_ -]?[kK][eE][yY]|[aA][uU][tT][hH][_ -]?[kK][eE][yY]|[aA][cC][cC][oO][uU][nN][tT][_ -]?[kK][eE][yY]|[sS][hH]['
    || 'aA][rR][eE][dD][_ -]?(?:[aA][cC][cC][eE][sS][sS][_ -]?)?[kK][eE][yY]|[sS][iI][gG][nN][iI][nN][gG][_ -]?[kK][eE][yY]|'
    || '[eE][nN][cC][rR][yY][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[mM][aA][sS][tT][eE][rR][_ -]?[kK][eE][yY]|[sS][eE][rR][v'
    || 'V][eE][rR][_ -]?[kK][eE][yY]|[sS][eE][rR][vV][iI][cC][eE][_ -]?[kK][eE][yY]|[aA][dD][mM][iI][nN][_ -]?[kK][eE][yY]|['
    || 'lL][iI][cC][eE][nN][sS][eE][_ -]?[kK][eE][yY]|[aA][pP][pP][_ -]?[kK][eE][yY]|[cC][oO][nN][sS][uU][mM][eE][rR][_ -]?['
    || 'kK][eE][yY]|[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN][_ -]?[kK][eE][yY]|[sS][sS][hH][_ -]?[kK][eE][yY]|[dD][e'
    || 'E][pP][lL][oO][yY][_ -]?[kK][eE][yY]|[wW][eE][bB][hH][oO][oO][kK][_ -]?[kK][eE][yY]|[cC][lL][iI][eE][nN][tT][_ -]?[k'
    || 'K][eE][yY]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]?)|(?<![A-Za-z])(?:[pP][aA][sS][sS]|[pP][wW][dD]|[pP][wW]|[pP'
    || '][sS][wW]|[pP][sS][wW][dD]|[mM][dD][pP]|[cC][lL][aA][vV][eE]|[pP][aA][rR][oO][lL][aA]|[cC][rR][eE][dD][sS]?|[jJ][wW]'
    || '[tT]|[cC][oO][nN][nN][eE][cC][tT]\.[sS][iI][dD]|[cC][sS][rR][fF][tT][oO][kK][eE][nN]|[xX][sS][rR][fF]-[tT][oO][kK][e'
    || 'E][nN]|[pP][hH][pP][sS][eE][sS][sS][iI][dD]|[jJ][sS][eE][sS][sS][iI][oO][nN][iI][dD]|[bB][eE][aA][rR][eE][rR]|[aA][p'
    || 'P][iI][kK][eE][yY]|[oO][tT][pP]|_?[aA][uU][tT][hH]|[pP][sS][kK]|[hH][aA][sS][lL][oO]|[sS][iI][fF][rR][eE]|ş[iI][fF]['
    || 'rR][eE]|[sS][lL][aA][pP][tT][aA]ž[oO][dD][iI][sS]|[hH][eE][sS][lL][oO]|[sS][aA][lL][aA][sS][aA][nN][aA]|[kK][oO][dD]'
    || '[eE][oO][rR][dD]|[aA][dD][gG][aA][nN][gG][sS][kK][oO][dD][eE]|[aA][pP][pP][iI][dD])|(?<=[_-])(?:[pP][aA][sS][sS]|[pP'
    || '][wW][dD]|[pP][wW]|[pP][aA][tT]|[pP][sS][kK]|[aA][uU][tT][hH]|[aA][pP][pP][iI][dD]|[dD][sS][nN])|(?<=[A-Za-z])PASS|('
    || '?<=[a-z])(?:Pass|Pwd)|パスワード|暗証番号|密码|密碼|口令|비밀번호|암호)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT][rR][iI][nN][g'
    || 'G]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUü]'
    || '[rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|для|oт)(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]{0,'
    || '3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:[sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:\r?\n[ \t]{1'
    || ',8})?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%pass%', '%pwd%', '%pw%', '%psw%', '%kennwort%', '%contrase%', '%senha%', '%parola%', '%wacht%', '%пapoл%',
        '%hasł%', '%haslo%', '%lösen%', '%secret%', '%token%', '%key%', '%cred%', '%mdp%', '%clave%', '%jwt%', '%sessid%',
        '%connect.sid%', '%jsessionid%', '%csrf%', '%xsrf%', '%bearer%', '%otp%', '%auth%', '%psk%', '%ifre%', '%slapta%',
        '%heslo%', '%salasana%', '%kodeord%', '%adgang%', '%appid%', '%pat%', '%dsn%', '%パスワード%', '%暗証%', '%密码%', '%密碼%',
        '%口令%', '%비밀%', '%암호%'
    ],
    array['%:%', '%=%', '%->%'],
    false, ''
),
(
    'credential_assignment', 'session', 'assignment', 'session',
    ('((?<![A-Za-z])(?:[sS][eE][sS][sS][iI][oO][nN](?:[_-]?(?:[iI][dD]|[kK][eE][yY]))?|[sS][eE][sS][sS]|[sS][iI][dD])["''`\'
    || ']\)*_]{0,3}[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+.'
    || '/0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%sess%', '%sid%'],
    array['%:%', '%=%', '%->%'],
    false, ''
),
(
    'credential_assignment', 'assigned_key', 'assignment', 'weak',
    ('((?:(?<![A-Za-z])(?:[sS][iI][gG]|[sS][iI][gG][nN][aA][tT][uU][rR][eE])|(?<=[_-])(?:[kK][eE][yY]|[sS][aA][lL][tT])|(?'
    || '<=[a-z])Key)(?:_[bB][aA][sS][eE]|_[vV][aA][lL][uU][eE]|_[sS][tT][rR][iI][nN][gG]|[_ -]?[0-9]{1,2})?["''`\]\)*_]{0,3}('
    || '?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][r'
    || 'R]|[vV][aA][nN]|[vV][oO][oO][rR]|для|oт)(?: [^ \t\r\n:=]{1,15}){1,3})?[ \t]{0,3}(?::=|=>|->|===?|[:=])[ \t]{0,3}(?:['
    || 'sS]%3[aA]|[bB][aA][sS][eE]64:|[pP][aA][sS][sS]:|[eE][nN][vV]:)?(?:\r?\n[ \t]{1,8})?)("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]'
    || '+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array['%key%', '%salt%', '%sig%'],
    array['%:%', '%=%', '%->%'],
    false, ''
),
(
    'credential_assignment', 'spoken', 'assignment', 'copula',
    ('((?:(?<![A-Za-z])(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[pP]['
    || 'aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS][cC][oO][dD][eE]|[kK][eE][nN][nN][wW][oO][rR][tT]|[mM][oO][tT] ['
    || 'dD][eE] [pP][aA][sS][sS][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[aA]|[pP][aA][lL][aA][vV][rR][aA]-[pP][aA][sS][sS][eE]'
    || '|[wW][aA][cC][hH][tT][wW][oO][oO][rR][dD]|[sS][eE][nN][hH][aA]|[pP][aA][rR][oO][lL][aA]|[pP][aA][rR][oO][lL][aA] [dD'
    || ']''[oO][rR][dD][iI][nN][eE]|пapoль|[cC][lL][aA][vV][eE]|[cC][lL]é|[cC][hH][iI][aA][vV][eE]|[sS][cC][hH][lL]ü[sS][sS]['
    || 'eE][lL]|[pP][iI][nN]|[pP][iI][nN] [cC][oO][dD][eE]|[pP][wW]|[pP][aA][sS][sS]|[mM][dD][pP]|[sS][eE][cC][rR][eE][tT]|['
    || 'tT][oO][kK][eE][nN]|[kK][eE][yY]|[hH][aA][sS]ł[oO]|[hH][eE][sS][lL][oO]|[lL]ö[sS][eE][nN][oO][rR][dD]|[cC][oO][mM][b'
    || 'B][iI][nN][aA][tT][iI][oO][nN]|[pP][aA][sS][sS][wW][oO][rR][tT]|[cC][oO][dD][eE])(?: (?:[fF][oO][rR]|[oO][fF]|[oO][n'
    || 'N]|[tT][oO]|[dD][eE][lL]?|[dD][uU]|[fF][uUü][rR][sS]?|[dD][oO]|[dD][aA]|[pP][eE][rR]|[vV][aA][nN]|[vV][oO][oO][rR]|['
    || 'wW][iI][fF][iI]|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|для)(?: [^ \t\r\n:=,.]{1,15}){0,3})? (?:[iI][sS] [nN][oO][wW]|[iI'
    || '][sS]|[wW][aA][sS]|[aA][rR][eE]|[iI][sS][tT]|[lL][aA][uU][tT][eE][tT]|[wW][aA][rR]|[eE][sS]|[eE][sS][tT]|[eE][rR][aA'
    || ']|é|è|[sS][aA][rR]à|[bB]ę[dD][zZ][iI][eE]|[tT][oO]|ä[rR]|[eE][rR]|этo|[cC][hH][aA][nN][gG][eE][dD] [tT][oO]|[sS][eE]'
    || '[tT] [tT][oO]|[rR][eE][sS][eE][tT] [tT][oO]|[bB][eE][cC][oO][mM][eE][sS]|[hH][eE][iI][sSß][tT])[:]?[ ]{1,2}|(?:パスワード'
    || '|密码|密碼|口令|비밀번호|암호)(?:是|为|為|は|が|는|은|를|을|:)?[ ]{0,2}))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+'
    || '[(\[]?)'),
    '{}',
    array[
        '%pass%', '%kennwort%', '%contrase%', '%senha%', '%parola%', '%wacht%', '%пapoл%', '%clave%', '%clé%', '%chiave%',
        '%schl%', '%pin%', '%pw%', '%mdp%', '%secret%', '%token%', '%key%', '%has%', '%heslo%', '%lösen%', '%combination%',
        '%code%', '%パスワード%', '%密码%', '%密碼%', '%口令%', '%비밀%', '%암호%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'pair', 'assignment', 'bare',
    ('((?:(?<![A-Za-z])(?:[uU][sS][eE][rR]|[uU][sS][eE][rR][nN][aA][mM][eE]|[lL][oO][gG][iI][nN]|[uU][sS][uU][aA][rR][iI]['
    || 'oO]|[uU][sS][uU]á[rR][iI][oO]|[uU][tT][eE][nN][tT][eE]|[uU][tT][iI][lL][iI][sS][aA][tT][eE][uU][rR]|[iI][dD][eE][nN]'
    || '[tT][iI][fF][iI][aA][nN][tT]|[bB][eE][nN][uU][tT][zZ][eE][rR]|[nN][uU][tT][zZ][eE][rR]|[gG][eE][bB][rR][uU][iI][kK]['
    || 'eE][rR]|[nN][eE][tT][wW][oO][rR][kK]|[sS][sS][iI][dD]|[nN][eE][tT][zZ]|[rR][eE][dD]|[rR]é[sS][eE][aA][uU]|[wW][iI][f'
    || 'F][iI]|[wW][lL][aA][nN])[:=]? ["'']?[^ \t\r\n,;"'']{1,40}["'']?(?:,| and| und| y| et| e| /|;)? (?:(?:[pP][wW]|[pP][wW]['
    || 'dD]|[pP][aA][sS][sS]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][oO][rR][tT]|[kK][eE][nN][nN][wW][oO][rR]['
    || 'tT]|[mM][dD][pP]|[mM][oO][tT] [dD][eE] [pP][aA][sS][sS][eE]|[cC][lL][aA][vV][eE]|[cC][oO][nN][tT][rR][aA][sS][eE]ñ[a'
    || 'A]|[sS][eE][nN][hH][aA]|[kK][eE][yY]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][sS][kK]|[wW][aA][cC][hH][tT][wW]['
    || 'oO][oO][rR][dD]|[pP][aA][rR][oO][lL][aA])) (?:(?:[iI][sS]|[iI][sS][tT]|[eE][sS]|[eE][sS][tT]|é) )?|(?:ユーザー名|用户名|用戶名|'
    || '사용자)[^\n,]{1,24}[,,] ?(?:パスワード|密码|密碼|비밀번호)[ ]?|(?:[uU][sS][eE][rR] ?/ ?[pP][aA][sS][sS](?:[wW][oO][rR][dD])?|[lL][oO'
    || '][gG][iI][nN] ?/ ?(?:[pP][wW]|[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS])|[zZ][uU][gG][aA][nN][gG][sS][dD][aA'
    || '][tT][eE][nN]|[cC][rR][eE][dD][eE][nN][tT][iI][aA][lL][sS]|[cC][rR][eE][dD][sS]|[iI][dD][eE][nN][tT][iI][fF][iI][aA]'
    || '[nN][tT][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][lL][eE][sS]|[cC][rR][eE][dD][eE][nN][cC][iI][aA][iI][sS]|[cC][rR]['
    || 'eE][dD][eE][nN][zZ][iI][aA][lL][iI])[:=]? [A-Za-z0-9._@-]{1,40} ?/ ?|(?:[wW][pP][aA]2?|[wW][pP][aA]3|[wW][iI][fF][iI'
    || ']|[wW][iI]-[fF][iI]|[wW][lL][aA][nN]|[wW][lL][aA][nN]-) ?(?:[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS'
    || '][wW][oO][rR][dD]|[kK][eE][yY]|[pP][aA][sS][sS][wW][oO][rR][tT]|[sS][cC][hH][lL]ü[sS][sS][eE][lL]|[pP][sS][kK]|[cC]['
    || 'oO][dD][eE])[ :=]{1,3}|(?:[sS][aA][fF][eE]|[vV][aA][uU][lL][tT]|[lL][oO][cC][kK]|[lL][oO][cC][kK][eE][rR]|[pP][aA][d'
    || 'D][lL][oO][cC][kK]|[tT][rR][eE][sS][oO][rR]) (?:[cC][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN]|[cC][oO][mM][bB][oO]|[c'
    || 'C][oO][dD][eE]|[kK][oO][mM][bB][iI][nN][aA][tT][iI][oO][nN])(?: (?:[iI][sS]|[iI][sS][tT]))?:? |(?:PIN|(?<![A-Za-z])('
    || '?:[pP][iI][nN](?: [cC][oO][dD][eE]| [nN][uU][mM][bB][eE][rR])?))(?: (?:[fF][oO][rR]|[oO][fF]|[oO][nN]|[tT][oO]|[fF]['
    || 'oO][rR] [tT][hH][eE])(?: [A-Za-z]{1,15}){1,3})?(?: is |: ?| ist | es |= ?| : ?| )|(?:暗証番号|PIN码|PIN碼|pin码|핀번호)(?:は|是|'
    || '为|:|는|은)?[ ]?|(?:密码|密碼|口令|パスワード|비밀번호)[ ]))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%user%', '%login%', '%usu%', '%utente%', '%utilis%', '%identif%', '%nutzer%', '%network%', '%ssid%', '%netz%',
        '%red%', '%réseau%', '%wifi%', '%wi-fi%', '%wlan%', '%wpa%', '%zugang%', '%cred%', '%safe%', '%vault%', '%lock%',
        '%tresor%', '%pin %', '%pin:%', '%pin=%', '%pin码%', '%pin碼%', '%ユーザー%', '%用户%', '%用戶%', '%사용자%', '%暗証%', '%핀번호%',
        '%密码%', '%密碼%', '%口令%', '%パスワード%', '%비밀%'
    ],
    '{}',
    false, ''
),
(
    'credential_assignment', 'command_line', 'assignment', 'flag',
    ('((?<![A-Za-z0-9-])(?:--?(?:(?:[a-zA-Z]{1,16}-){0,3}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS][sS][wW][dD]|[pP]'
    || '[aA][sS][sS][pP][hH][rR][aA][sS][eE]|[pP][aA][sS][sS]|[tT][oO][kK][eE][nN]|[sS][eE][cC][rR][eE][tT]|[aA][pP][iI]-?[k'
    || 'K][eE][yY]|[aA][cC][cC][eE][sS][sS]-[kK][eE][yY]|[sS][eE][cC][rR][eE][tT]-[kK][eE][yY]|[aA][uU][tT][hH]-[tT][oO][kK]'
    || '[eE][nN]|[aA][pP][iI][kK][eE][yY]|[kK][eE][yY]))(?:[ \t]{1,3}|=)|(?:mysql|mysqldump|mysqladmin|mariadb|mariadb-dump)'
    || '(?: +-{1,2}[A-Za-z-]+(?:[ =][A-Za-z0-9_.-]+)?){0,4} +-p|sshpass +-p ?|(?:(?:docker|podman|helm|nerdctl|buildah|skope'
    || 'o)(?: registry)? login|redis-cli|mongo|mongosh|mongodump|ldapsearch|ldapmodify|sqlcmd|isql|osql|bcp|smbclient|rabbit'
    || 'mqadmin|influx|clickhouse-client|snowsql|zip|unzip|7z)[^\r\n|;]{0,48} (?:-[paPw] {0,2}|--pass(?:word)?[ =])|-pass(?:'
    || 'in|out) pass:|net use [^ \r\n]+ [^ \r\n]+ /user:[^ \r\n]+ |(?:[iI][dD][eE][nN][tT][iI][fF][iI][eE][dD] (?:[wW][iI][t'
    || 'T][hH] [a-zA-Z0-9_]+ )?[bB][yY]) +|(?:(?:[wW][iI][tT][hH] |[eE][nN][cC][rR][yY][pP][tT][eE][dD] )[pP][aA][sS][sS][wW'
    || '][oO][rR][dD]) +(?='')|machine [^ \r\n]+(?:[ ]{1,8}|[ ]{0,8}\r?\n[ \t]{0,8})login [^ \r\n]+(?:[ ]{1,8}|[ ]{0,8}\r?\n['
    || ' \t]{0,8})password +|(?:[sS][eE][tT][xX]? [a-zA-Z0-9_]{0,30}(?:[tT][oO][kK][eE][nN]|[pP][aA][sS][sS][wW][oO][rR][dD]'
    || '|[sS][eE][cC][rR][eE][tT]|[kK][eE][yY])) +))("[^"\r\n]+|''[^''\r\n]+|`[^`\r\n]+|[!#-&*+./0-9:=?@A-Z\\^_a-z~-]+[(\[]?)'),
    '{}',
    array[
        '%pass%', '%token%', '%secret%', '%key%', '%mysql%', '%mariadb%', '%docker%', '%podman%', '%helm%', '%nerdctl%',
        '%buildah%', '%skopeo%', '%redis-cli%', '%mongo%', '%psql%', '%ldap%', '%sqlcmd%', '%isql%', '%osql%', '%bcp%',
        '%smbclient%', '%rabbitmqadmin%', '%influx%', '%clickhouse%', '%snowsql%', '%zip%', '%7z%', '%openssl%', '%net use%',
        '%identified%'
    ],
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
    || 'P][iI][kK][eE][yY]|[aA][pP][iI]-[kK][eE][yY]|[dD][iI][gG][eE][sS][tT]|[nN][eE][gG][oO][tT][iI][aA][tT][eE]|[bB][oO]['
    || 'tT]|[kK][eE][yY])[ :=]{1,2}["'']?|(?<![A-Za-z])(?:[bB][eE][aA][rR][eE][rR]|[bB][aA][sS][iI][cC]) (?=[A-Za-z0-9+/=_.~-'
    || ']{16,}))(?:[oO][aA][uU][tT][hH]:)?)([A-Za-z0-9+/=_.~-]{4,})'),
    '{}',
    array['%authorization%', '%auth%', '%x-%', '%token%', '%api-key%', '%bearer%', '%basic%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'auth_header_plain', 'assignment', 'header',
    ('((?:(?:[aA][uU][tT][hH][oO][rR][iI][zZ][aA][tT][iI][oO][nN]|[pP][rR][oO][xX][yY]-[aA][uU][tT][hH][oO][rR][iI][zZ][aA'
    || '][tT][iI][oO][nN]|[xX]-[aA][uU][tT][hH]|[xX]-[aA][uU][tT][hH]-[tT][oO][kK][eE][nN]|[xX]-[aA][pP][iI]-[kK][eE][yY]|[x'
    || 'X]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-[tT][oO][kK][eE][nN]|[pP][rR][iI][vV][aA][tT][eE]-[tT][oO][kK]'
    || '[eE][nN]|[jJ][oO][bB]-[tT][oO][kK][eE][nN]|[xX]-[vV][aA][uU][lL][tT]-[tT][oO][kK][eE][nN]|[xX]-[sS][hH][oO][pP][iI]['
    || 'fF][yY]-[aA][cC][cC][eE][sS][sS]-[tT][oO][kK][eE][nN]|[xX]-[fF][iI][gG][mM][aA]-[tT][oO][kK][eE][nN]|[xX][iI]-[aA][p'
    || 'P][iI]-[kK][eE][yY]|[dD][dD]-[aA][pP][iI]-[kK][eE][yY]|[xX]-[gG][oO][oO][gG]-[aA][pP][iI]-[kK][eE][yY]|[oO][cC][pP]-'
    || '[aA][pP][iI][mM]-[sS][uU][bB][sS][cC][rR][iI][pP][tT][iI][oO][nN]-[kK][eE][yY])["''\]]{0,2}[ ]{0,2}[:=,]{1,2}[ ]{0,2}'
    || '["'']?))([A-Za-z0-9+/=_.~-]{12,})'),
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
    || 'nN][vV][iI][rR][oO][nN])[a-zA-Z.]{0,12})\( ?["''][A-Za-z0-9_.-]{0,40}(?:[pP][aA][sS][sS][wW][oO][rR][dD]|[pP][aA][sS]'
    || '[sS][wW][dD]|[sS][eE][cC][rR][eE][tT]|[tT][oO][kK][eE][nN]|[aA][pP][iI]_?[kK][eE][yY]|[aA][pP][iI][kK][eE][yY]|[aA]['
    || 'cC][cC][eE][sS][sS]_?[kK][eE][yY]|[pP][wW][dD])["''] ?, ?["'']))([^"''<>\r\n]+)'),
    '{}',
    array['%pass%', '%pwd%', '%secret%', '%token%', '%key%', '%salt%'],
    '{}',
    false, ''
),
(
    'credential_assignment', 'pgpass', 'assignment', 'structured',
    '((?<![A-Za-z0-9.-])[A-Za-z0-9.-]+:[0-9]{2,5}:[A-Za-z0-9_*.-]+:[A-Za-z0-9_.-]+:)([!#-&*+./0-9:=?@A-Z\\^_a-z~-]+)',
    '{}',
    array['%:5432:%', '%:5433:%', '%:6432:%', '%:3306:%', '%:1433:%', '%:1521:%', '%:27017:%', '%:6379:%'],
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
    ('((?<![A-Za-z])(?:(?:[kK][eE][yY][sS]?|[tT][oO][kK][eE][nN][sS]?|[sS][eE][cC][rR][eE][tT][sS]?|[pP][aA][sS][sS][wW][o'
    || 'O][rR][dD][sS]?|[pP][aA][sS][sS][wW][dD]|[pP][aA][sS][sS][pP][hH][rR][aA][sS][eE][sS]?|[cC][rR][eE][dD][eE][nN][tT]['
    || 'iI][aA][lL][sS]?|[cC][rR][eE][dD][sS]|[aA][pP][iI][kK][eE][yY]|[aA][pP][iI]_[kK][eE][yY]|[pP][aA][tT]|[pP][aA][sS][s'
    || 'S][kK][eE][yY]|[lL][iI][cC][eE][nN][cCsS][eE]|[wW][eE][bB][hH][oO][oO][kK]|[cC][lL]é|[sS][cC][hH][lL]ü[sS][sS][eE][l'
    || 'L]|[cC][lL][aA][vV][eE]|[lL][lL][aA][vV][eE]|[cC][hH][aA][vV][eE]|[cC][hH][iI][aA][vV][eE]|[sS][lL][eE][uU][tT][eE]['
    || 'lL]|[kK][lL][uU][cC][zZ])(?:[,:=]?(?: ["''(]?[A-Za-z&.''-]{1,16}){0,5}[,:=]? ["''`(<*]{0,3}|(?:是|为|為|は|が|를|는|은|:|=)[ ]?'
    || '["''`(<*]{0,3})|(?:[lL][oO][gG] ?[iI][nN]|[lL][oO][gG][iI][nN]|[sS][iI][gG][nN] ?[iI][nN]|[aA][uU][tT][hH][eE][nN][tT'
    || '][iI][cC][aA][tT][eE]|[cC][oO][nN][nN][eE][cC][tT]|[eE][iI][nN][lL][oO][gG][gG][eE][nN]|[aA][nN][mM][eE][lL][dD][eE]'
    || '[nN])(?:[ ](?:[tT][oO]|[iI][nN][tT][oO]|[iI][nN]|[aA][tT]|[bB][eE][iI]|[wW][iI][tT][hH]|[uU][sS][iI][nN][gG]|[aA][sS'
    || ']|[oO][nN]|[mM][iI][tT]|[vV][iI][aA]))(?: [A-Za-z&.''-]{1,16}){0,5} ["''`(<*]{0,3}|(?:[sS][eE][cC][rR][eE][tT]|[tT][oO'
    || '][kK][eE][nN]|[kK][eE][yY])[ _-](?:[iI][dD]|[vV][aA][lL][uU][eE]|[sS][tT][rR][iI][nN][gG])[ :=]{1,3}))((?=[A-Za-z+/_'
    || '.=-]{0,80}[0-9])[A-Za-z0-9+/_.=-]{15,})'),
    '{}',
    array[
        '%key%', '%token%', '%secret%', '%passw%', '%passphrase%', '%cred%', '%pat %', '%pat,%', '%pat:%', '%pat=%',
        '%pat是%', '%pat为%', '%pat為%', '%patは%', '%patが%', '%pat를%', '%pat는%', '%pat은%', '%license%', '%licence%',
        '%webhook%', '%clé%', '%clave%', '%schl%', '%llave%', '%chave%', '%chiave%', '%sleutel%', '%klucz%', '%log in%',
        '%login%', '%loggen%', '%sign in%', '%signin%', '%authent%', '%connect%', '%anmelden%'
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
    ('((?:[sS][eE][eE][dD]|[rR][eE][cC][oO][vV][eE][rR][yY]|[mM][nN][eE][mM][oO][nN][iI][cC]|[bB][aA][cC][kK][uU][pP]|[wW]'
    || '[aA][lL][lL][eE][tT])[ -](?:[pP][hH][rR][aA][sS][eE]|[wW][oO][rR][dD][sS]|[sS][eE][eE][dD]|[mM][nN][eE][mM][oO][nN]['
    || 'iI][cC])[^a-zA-Z\r\n]{0,6}(?:[iI][sS]|[aA][rR][eE]|[wW][aA][sS]|[iI][sS][tT]|[eE][sS]|[eE][sS][tT])?[^a-zA-Z\r\n]{0,'
    || '6})((?:[a-z]{3,8}[ ,]{1,2}){11,23}[a-z]{3,8}(?![A-Za-z]))'),
    '{}',
    array['%seed%', '%recovery%', '%mnemonic%', '%backup%', '%wallet%'],
    '{}',
    false, ''
),
(
    'government_id', 'us_ssn', 'named_number', 'ssn',
    ('((?:ssn|s\.s\.n\.?|social security|social insurance no|seguro social|socialsecurity|sozialversicherung|社会安全|社会保障|ソーシ'
    || 'ャル|(?<![a-z])social(?: is|:|#))[^0-9\r\n]{0,30})([0-9]{3}[ .-]{0,3}[0-9]{2}[ .-]{0,3}[0-9]{4}(?![0-9]))'),
    '{}',
    array['%ssn%', '%s.s.n%', '%social%', '%seguro%', '%sozialv%', '%社会%', '%ソーシャル%'],
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
    ('((?:(?<![a-z])(?:sin|nas)(?: is| est|:|#| no\.?| number)?|social insurance(?: number| no\.?)?|assurance sociale|numé'
    || 'ro d''assurance)[^0-9a-z\r\n]{0,4}(?:is |est )?)([0-9]{3}[ -]?[0-9]{3}[ -]?[0-9]{3}(?![0-9]))'),
    '{}',
    array['%sin%', '%nas%', '%social insurance%', '%assurance%'],
    '{}',
    true, ''
),
(
    'government_id', 'de_tax_id', 'named_number', 'none',
    ('((?:steuer-?id|steueridentifikationsnummer|identifikationsnummer|idnr|steuernummer|german tax id|(?<![a-z])tin(?![a-'
    || 'z]))[^0-9\r\n]{0,20})([0-9]{2} ?[0-9]{3} ?[0-9]{3} ?[0-9]{3}(?![0-9]))'),
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
    '((?:aadhaar|aadhar|adhaar|uidai|आधार)[^0-9\r\n]{0,24})([2-9][0-9]{3}[ -]?[0-9]{4}[ -]?[0-9]{4}(?![0-9]))',
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
    ('((?:(?<![a-z])(?:bsn|burgerservicenummer|pesel|personnummer|personnr|cpr(?:-nummer|-nr)?|fødselsnummer|fodselsnummer'
    || '|henkilötunnus|hetu|rijksregisternummer|numéro national|nir|insee|sécurité sociale|numéro de sécu|tfn|tax file numbe'
    || 'r|medicare(?: number)?|ird(?: number)?|nric|hkid|tc kimlik(?: no)?|kimlik numaras[ii]|cnp|codul numeric personal|amk'
    || 'a|rodné číslo|rodne cislo|oib|egn|jmbg|isikukood|personal number|ppsn?|pps number|ahv(?:-nummer|-nr\.?)?|avs|sozialv'
    || 'ersicherungsnummer|svnr|sv-nummer|numero de seguridad social|seguridad social|curp|rut|run|cuil|cuit|cédula|cedula|d'
    || 'ni|nif|nie|passport(?: number| no\.?)?|reisepass(?:nummer)?|passeport|pasaporte|passaporte|пacпopт|cнилc|инн|护照号?|身份'
    || '证号?码?|身分證|パスポート番号?|운전면허|여권번호?|driver''?s? licen[cs]e(?: number| no\.?)?|itin)(?![a-z])|(?:身份证|身分證|护照))(?:[ ](?:is|ist'
    || '|est|es|è|é|number|no\.?|nummer|numéro|número|nr\.?|my)){0,2}[^0-9a-z\r\n]{0,6}(?<![a-z0-9]))([a-z]{0,3}[ -]?[0-9](?'
    || ':[ ./-]?[0-9]){5,16}(?:[ -]?[a-z](?![a-z0-9]))?(?![a-z0-9]))'),
    '{}',
    array[
        '%bsn%', '%burgerservice%', '%pesel%', '%person%', '%cpr%', '%dselsnummer%', '%henkil%', '%hetu%', '%rijksregister%',
        '%national%', '%nir%', '%insee%', '%sociale%', '%sécu%', '%tfn%', '%tax file%', '%medicare%', '%ird%', '%nric%',
        '%hkid%', '%kimlik%', '%cnp%', '%codul%', '%amka%', '%rodné%', '%rodne%', '%oib%', '%egn%', '%jmbg%', '%isikukood%',
        '%pps%', '%ahv%', '%avs%', '%sozialvers%', '%svnr%', '%sv-nummer%', '%seguridad%', '%curp%', '%rut%', '%run%',
        '%cuil%', '%cuit%', '%cédula%', '%cedula%', '%dni%', '%nif%', '%nie%', '%passport%', '%reisepass%', '%passeport%',
        '%pasaporte%', '%passaporte%', '%пacпopт%', '%cнилc%', '%инн%', '%护照%', '%身份证%', '%身分證%', '%パスポート%', '%운전면허%',
        '%여권%', '%driver%', '%itin%'
    ],
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
    ('((?:routing(?: number| no\.?| #)?|(?<![a-z])aba(?: number| no\.?| #)?|(?<![a-z])rtn)[^0-9\r\n]{0,16})([0-9]{9}(?![0-'
    || '9]))'),
    '{}',
    array['%routing%', '%aba%', '%rtn%'],
    '{}',
    true, ''
),
(
    'bank_account', 'iban', 'number', 'iban',
    ('(?<![A-Za-z0-9-])[A-Za-z]{2}[0-9]{2}(?:[A-Za-z0-9]{11,30}|(?:[ -][A-Za-z0-9]{4}){2,7}(?:[ -][A-Za-z0-9]{1,4})?)(?![A'
    || '-Za-z0-9])'),
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'payment_card', 'card', 'number', 'card',
    '[0-9](?:[ \t\r\n>.-]{0,3}[0-9]){11,31}',
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'payment_card', 'card_spelled', 'number', 'spelled',
    ('(?:(?<![a-z])(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[ ,-]{1,3}){11,18}(?:zero|oh|one|two|three|four'
    || '|five|six|seven|eight|nine)(?![a-z])'),
    '{}',
    array['%three%', '%four%', '%five%', '%six%', '%two%', '%eight%', '%nine%'],
    '{}',
    true, ''
),
(
    'high_entropy', 'noise', 'noise', 'noisy',
    '(?<![A-Za-z0-9+/=])[A-Za-z0-9_-]{16,}={0,2}(?![A-Za-z0-9+/=])|(?<![A-Za-z0-9-])0x[0-9a-f]{64}(?![A-Za-z0-9])',
    '{}',
    '{}',
    '{}',
    false, ''
),
(
    'high_entropy', 'symbols', 'noise', 'symbolic',
    '(?<![A-Za-z0-9/_=.~$%@;#!^&?+-])[A-Za-z0-9!@#$%^&*?+~_-]{16,40}(?![A-Za-z0-9/_=~$%@:;#!^&?+*-]|\.[A-Za-z0-9])',
    '{}',
    '{}',
    '{}',
    false, ''
);
