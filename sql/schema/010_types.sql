-- Identifiers are chosen by clients, so their limits live in domains: a column, a parameter and an error message then
-- agree by construction. Lengths are in bytes and chosen so that the widest key (agent, turn, candidate, uuid) stays
-- under the 2,704 bytes of a B-tree entry. Collation "C": keys must not depend on the locale library of one server,
-- and byte order makes the range condition of the agent scope (see view assay.decisions) exact.
--
-- Formats are checked with translate(), not with patterns: PostgreSQL keeps 32 compiled patterns a session, and the
-- firewall needs them.

create domain assay.agent_id as text collate "C"
constraint agent_id_length check (octet_length(value) between 1 and 255);
comment on domain assay.agent_id is 'Whose memory it is: any text of 1 to 255 bytes, compared byte by byte.';
comment on constraint agent_id_length on domain assay.agent_id is 'Fits an index entry together with the other keys.';

create domain assay.turn_id as text collate "C"
constraint turn_id_length check (octet_length(value) between 1 and 512);
comment on domain assay.turn_id is 'One finished turn of a conversation: any text of 1 to 512 bytes, unique within the agent.';
comment on constraint turn_id_length on domain assay.turn_id is 'Fits an index entry together with the other keys.';

create domain assay.candidate_id as text collate "C"
constraint candidate_id_length check (octet_length(value) between 1 and 600);
comment on domain assay.candidate_id is
'One candidate fact, "{turn_id}:{generator_rule}:{ordinal}" where pgassay generated it: 1 to 600 bytes, never a digest.';
comment on constraint candidate_id_length on domain assay.candidate_id is 'Fits an index entry together with the other keys.';

create domain assay.sha256_hex as text collate "C"
constraint sha256_hex_format check (octet_length(value) = 64 and translate(value, '0123456789abcdef', '') = '');
comment on domain assay.sha256_hex is 'A SHA-256 digest as 64 lower-case hexadecimal digits.';
comment on constraint sha256_hex_format on domain assay.sha256_hex is 'One spelling per digest.';

create domain assay.name as text collate "C"
constraint name_format check (
    octet_length(value) between 1 and 63
    and translate(value, 'abcdefghijklmnopqrstuvwxyz0123456789_', '') = ''
);
comment on domain assay.name is 'The name of a kind, rule or reason: 1 to 63 lower-case letters, digits and underscores.';
comment on constraint name_format on domain assay.name is 'Names, not texts.';

create domain assay.label as text collate "C"
constraint label_format check (
    octet_length(value) between 1 and 200
    and translate(
        value,
        e'\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f',
        ''
    ) = value
);
comment on domain assay.label is
'What another system called a kind or rule: 1 to 200 bytes without control characters. What is written here is an assay.name.';
comment on constraint label_format on domain assay.label is 'A word or a few, on one line.';

create domain assay.detail_code as text collate "C"
constraint detail_code_format check (
    octet_length(value) between 1 and 4000
    and translate(value, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.,:-', '') = ''
);
comment on domain assay.detail_code is
'A machine-readable word on how something happened (refused, truncated, timeout, the name of an error type). Never free text.';
comment on constraint detail_code_format on domain assay.detail_code is 'Words for machines, not texts.';

create type assay.judge_input as (
    provider text,
    model text,
    prompt_sha256 text,
    schema_sha256 text,
    package_version text
);
comment on type assay.judge_input is 'Who judged, as a client hands it in: see table assay.judge for the fields.';

create type assay.verdict_input as (
    candidate_id text,
    generator_rule text,
    span_start integer,
    span_end integer,
    text_sha256 text,
    state text,
    reason_code text,
    detail_code text,
    detector text,
    entry_id uuid,
    latency_ms integer,
    input_tokens integer,
    output_tokens integer,
    finish_reason text,
    max_tokens integer
);
comment on type assay.verdict_input is
'One candidate and what was decided about it, as a client hands it in: the fields of assay.decision, and the detector behind a firewall drop.';

create type assay.entry_input as (
    candidate_id text,
    verbatim text,
    statement text,
    payload jsonb,
    subjects text[],
    speaker text,
    session_id text,
    stated boolean,
    claim_type text,
    captured_at timestamptz,
    valid_from timestamptz,
    failure text,
    detector text
);
comment on type assay.entry_input is
'What is to be written into the journal for one accepted candidate: the fields of assay.journal_entry; a failure (detail code) says that the client could not prepare it, with a detector that its firewall stopped it.';

create type assay.label_input as (
    turn_id text,
    candidate_id text,
    should_accept boolean
);
comment on type assay.label_input is
'Human truth about one candidate, as a client hands it in; without a turn_id the label holds for the candidate_id in every turn.';

create type assay.turn_context as (
    turn_candidates integer,
    speaker text,
    session_id text,
    captured_at timestamptz
);
comment on type assay.turn_context is
'What is known of a turn beside its id: how many candidates it yields, who spoke, in which session, when.';
