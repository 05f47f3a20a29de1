"""The tables and views of the schema ``assay`` as SQLAlchemy objects, for queries of one's own.

::

    from sqlalchemy import select
    from pgassay.schema import decisions

    select(decisions.c.candidate_id, decisions.c.reason_code).where(decisions.c.agent_id == "ada")

Queries go to the views (`views`): a reader or a writer has no right on a table. The tables
(`metadata`) are what ``alembic check`` compares a database with. They describe what
`pgassay.migrations.upgrade` installs and do not replace it: the functions, triggers and policies
that keep the guarantees are in the release scripts only, so never call ``metadata.create_all`` for
a database that is to be used. A test keeps every name, type, constraint, index and comment true.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    ARRAY,
    REAL,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Computed,
    Date,
    DateTime,
    Double,
    ForeignKeyConstraint,
    Identity,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    Uuid,
    text,
)
from sqlalchemy.dialects.postgresql import DOMAIN, INTERVAL, JSONB

SCHEMA: Final = "assay"

metadata = MetaData(schema=SCHEMA)
"""Every table, for ``alembic check``."""

views = MetaData(schema=SCHEMA)
"""Every view: what readers and writers can select from."""

# --- types ---------------------------------------------------------------------------------------

TIMESTAMPTZ: Final = DateTime(timezone=True)


def _domain(name: str, constraint: str, check: str) -> DOMAIN:
    """Make the type of an identifier: text that is compared byte by byte."""
    return DOMAIN(
        name,
        Text(collation="C"),
        schema=SCHEMA,
        constraint_name=constraint,
        check=text(check),
        metadata=metadata,
    )


def _format(longest: int, characters: str) -> str:
    return (
        f"octet_length(value) between 1 and {longest} and translate(value, '{characters}', '') = ''"
    )


_LOWER: Final = "abcdefghijklmnopqrstuvwxyz"
_DIGITS: Final = "0123456789"
_CONTROL: Final = {9: "\\t", 10: "\\n", 13: "\\r"}

AGENT_ID: Final = _domain("agent_id", "agent_id_length", "octet_length(value) between 1 and 255")
TURN_ID: Final = _domain("turn_id", "turn_id_length", "octet_length(value) between 1 and 512")
CANDIDATE_ID: Final = _domain(
    "candidate_id", "candidate_id_length", "octet_length(value) between 1 and 600"
)
SHA256_HEX: Final = _domain(
    "sha256_hex",
    "sha256_hex_format",
    f"octet_length(value) = 64 and translate(value, '{_DIGITS}abcdef', '') = ''",
)
NAME: Final = _domain("name", "name_format", _format(63, f"{_LOWER}{_DIGITS}_"))
LABEL: Final = _domain(
    "label",
    "label_format",
    "octet_length(value) between 1 and 200 and translate(value, "
    + "e'"
    + "".join(_CONTROL.get(code, f"\\x{code:02x}") for code in (*range(1, 32), 127))
    + "', '') = value",
)
DETAIL_CODE: Final = _domain(
    "detail_code",
    "detail_code_format",
    _format(4000, f"{_LOWER}{_LOWER.upper()}{_DIGITS}_.,:-"),
)

# Column by column as in sql/schema, the short arguments of each on one line.
# fmt: off

# --- tables --------------------------------------------------------------------------------------

verdict_reason = Table(
    "verdict_reason",
    metadata,
    Column(
        "state", Text(), nullable=False,
        comment="accept, reject, withhold, firewall_drop (terminal) or pending (an unfinished "
        "write).",
    ),
    Column(
        "reason_code", Text(), nullable=False,
        comment="Why: the reason that may go with the state.",
    ),
    Column(
        "terminal", Boolean(), nullable=False,
        comment="False for pending only: it marks an unfinished write and is never counted.",
    ),
    Column(
        "decided_by", Text(), nullable=False,
        comment="model: a verdict provider may say so. trusted: only code of pgassay may; a model "
        "that claims it is not believed.",
    ),
    Column(
        "loss", Text(), nullable=False,
        comment="What a candidate that should have been kept was lost to: none, privacy, the "
        "model's judgement, or infrastructure (judged again when the turn is run again).",
    ),
    Column("meaning", Text(), nullable=False, comment="The pair in a sentence."),
    PrimaryKeyConstraint("state", "reason_code", name="verdict_reason_pkey"),
    CheckConstraint("decided_by in ('model', 'trusted')", name="verdict_reason_decided_by"),
    CheckConstraint(
        "loss in ('none', 'privacy', 'model', 'infrastructure')",
        name="verdict_reason_loss",
    ),
    CheckConstraint("terminal = (state <> 'pending')", name="verdict_reason_pending"),
    comment="Vocabulary: every pair of state and reason that a decision may hold, who may decide "
    "it, and what kind of loss it is.",
)

judge = Table(
    "judge",
    metadata,
    Column(
        "judge_id", Uuid(), server_default=text("gen_random_uuid()"), nullable=False,
        comment="Identity.",
    ),
    Column(
        "first_seen_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When it first judged.",
    ),
    Column(
        "provider", Text(), nullable=False,
        comment="Name of the verdict provider, for example claude, rules, or the class of one's "
        "own; pgassay for decisions of the pipeline itself.",
    ),
    Column("model", Text(), comment="Model identifier; null where no model is involved."),
    Column(
        "prompt_sha256", SHA256_HEX,
        comment="SHA-256 of the instructions the judge was given; null where there are none.",
    ),
    Column(
        "schema_sha256", SHA256_HEX,
        comment="SHA-256 of the reply schema; null where there is none.",
    ),
    Column(
        "package_version", Text(), nullable=False,
        comment="Version of pgassay (or of the client that wrote the row).",
    ),
    PrimaryKeyConstraint("judge_id", name="judge_pkey"),
    UniqueConstraint(
        "provider", "model", "prompt_sha256", "schema_sha256", "package_version",
        name="judge_identity",
        postgresql_nulls_not_distinct=True,
    ),
    CheckConstraint(
        "octet_length(provider) between 1 and 200 and octet_length(model) between 1 and 200 and "
        "octet_length(package_version) between 1 and 100",
        name="judge_lengths",
    ),
    comment="Who decided: one row per provider, model, prompt, schema and package version that "
    "ever judged a candidate.",
)

journal_kind = Table(
    "journal_kind",
    metadata,
    Column(
        "kind", LABEL, nullable=False,
        comment="Its name: lower-case letters, digits and underscores, except of what was "
        "migrated.",
    ),
    Column(
        "targetless", Boolean(), nullable=False,
        comment="True: an entry of this kind stands by itself. False: it annotates another entry, "
        "its target.",
    ),
    Column(
        "closing", Boolean(), nullable=False,
        comment="True: it ends the validity of its target from its own valid_from on.",
    ),
    Column(
        "claim", Boolean(), nullable=False,
        comment="True: it says something about the world and can be a belief. False: it only "
        "annotates.",
    ),
    PrimaryKeyConstraint("kind", name="journal_kind_pkey"),
    UniqueConstraint("kind", "targetless", name="journal_kind_target"),
    CheckConstraint("claim or not targetless", name="journal_kind_claim"),
    CheckConstraint("not (targetless and closing)", name="journal_kind_closing"),
    comment="Kinds of journal entries: the four built-in ones and those registered with "
    "assay.register_kind.",
)

journal_entry = Table(
    "journal_entry",
    metadata,
    Column(
        "entry_id", Uuid(), nullable=False,
        comment="Identity within the agent: a time-ordered UUID (version 7) unless the client "
        "chose one.",
    ),
    Column(
        "target_id", Uuid(),
        comment="The entry that this one annotates; null for kinds that stand by themselves.",
    ),
    Column(
        "entry_seq", BigInteger(), Identity(always=True), nullable=False,
        comment="Order of writing: an annotation always has a higher number than its target, "
        "whatever the clocks say.",
    ),
    Column(
        "captured_at", TIMESTAMPTZ, nullable=False,
        comment="When the words were said, by the clock of the source.",
    ),
    Column(
        "valid_from", TIMESTAMPTZ, nullable=False,
        comment="From when on it holds in the world; for a closing annotation, from when on the "
        "target no longer does.",
    ),
    Column(
        "recorded_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When the database learned of it, by the database's clock.",
    ),
    Column(
        "stated", Boolean(), server_default=text("true"), nullable=False,
        comment="True: said in so many words. False: inferred.",
    ),
    Column(
        "targetless", Boolean(), Computed("target_id is null", persisted=True), nullable=False,
        comment="Derived: whether there is no target (lets a foreign key check it against the "
        "kind).",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "kind", LABEL, nullable=False,
        comment="assert, confirm, supersede, retract, or a registered kind.",
    ),
    Column("turn_id", TURN_ID, comment="The turn it came from; null for an entry made by hand."),
    Column(
        "candidate_id", CANDIDATE_ID,
        comment="The accepted candidate behind it; at most one entry per candidate.",
    ),
    Column("session_id", Text(), comment="The conversation that the turn belongs to."),
    Column("speaker", Text(), comment="Who said it."),
    Column("claim_type", Text(), comment="What kind of claim, in the words of the application."),
    Column("verbatim", Text(), nullable=False, comment="The words themselves, never changed."),
    Column(
        "statement", Text(), nullable=False,
        comment="The same said so that it stands alone (references resolved); equal to verbatim "
        "where nothing was resolved.",
    ),
    Column("payload", JSONB(), comment="Structured data of the application."),
    Column(
        "subjects", ARRAY(Text()), server_default=text("'{}'"), nullable=False,
        comment="Tags; an accepted candidate's entry carries cand:{candidate_id}.",
    ),
    PrimaryKeyConstraint("agent_id", "entry_id", name="journal_entry_pkey"),
    UniqueConstraint("agent_id", "turn_id", "candidate_id", name="journal_entry_candidate"),
    UniqueConstraint(
        "agent_id", "turn_id", "candidate_id", "entry_id",
        name="journal_entry_of_decision",
    ),
    ForeignKeyConstraint(
        ["kind", "targetless"],
        ["assay.journal_kind.kind", "assay.journal_kind.targetless"],
        name="journal_entry_kind_fkey",
    ),
    ForeignKeyConstraint(
        ["agent_id", "target_id"],
        ["assay.journal_entry.agent_id", "assay.journal_entry.entry_id"],
        name="journal_entry_target_fkey",
    ),
    CheckConstraint(
        "candidate_id is null or coalesce(('cand:' || candidate_id) = any (subjects), false)",
        name="journal_entry_candidate_subject",
    ),
    CheckConstraint(
        "candidate_id is null or turn_id is not null",
        name="journal_entry_candidate_turn",
    ),
    CheckConstraint(
        "captured_at >= '0001-01-02 00:00:00+00' and captured_at < '9999-12-31 00:00:00+00' and "
        "valid_from >= '0001-01-02 00:00:00+00' and valid_from < '9999-12-31 00:00:00+00'",
        name="journal_entry_times",
    ),
    CheckConstraint(
        "not jsonb_path_exists(payload, 'strict $.**{101 to last}') and not "
        "jsonb_path_exists(payload, 'strict $.** ? "
        '(@.type() == "number" && (@ > 1e308 || @ < -1e308))\')',
        name="journal_entry_payload",
    ),
    CheckConstraint(
        "octet_length(session_id) <= 512 and octet_length(speaker) <= 512 and "
        "octet_length(claim_type) <= 200",
        name="journal_entry_lengths",
    ),
    CheckConstraint("target_id <> entry_id", name="journal_entry_not_itself"),
    Index(
        "journal_entry_kind_idx",
        "agent_id", "kind", "entry_seq",
        postgresql_where=text("kind <> 'assert'"),
    ),
    Index("journal_entry_order_idx", "agent_id", "entry_seq"),
    Index(
        "journal_entry_speaker_idx",
        "agent_id", "speaker", "entry_seq",
        postgresql_where=text("speaker is not null"),
    ),
    Index(
        "journal_entry_target_idx",
        "agent_id", "target_id", "entry_seq",
        postgresql_where=text("target_id is not null"),
    ),
    comment="Provenance journal: append-only entries. UPDATE, DELETE and TRUNCATE are refused; "
    "the firewall reads every row before it is stored. Readers use view assay.journal.",
)

journal_subject = Table(
    "journal_subject",
    metadata,
    Column("entry_id", Uuid(), nullable=False, comment="The entry that carries the tag."),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column("subject", Text(collation="C"), nullable=False, comment="The tag."),
    PrimaryKeyConstraint("agent_id", "subject", "entry_id", name="journal_subject_pkey"),
    ForeignKeyConstraint(
        ["agent_id", "entry_id"],
        ["assay.journal_entry.agent_id", "assay.journal_entry.entry_id"],
        name="journal_subject_entry_fkey",
    ),
    CheckConstraint("octet_length(subject) between 1 and 700", name="journal_subject_length"),
    comment="Tags of journal entries, one row each, kept by a trigger. An array index cannot lead "
    "with the agent without an extension, so tags are looked up here; cand: tags are found by the "
    "entry's candidate_id instead.",
)

decision = Table(
    "decision",
    metadata,
    Column(
        "entry_id", Uuid(),
        comment="The journal entry of an accepted candidate; null in every other state.",
    ),
    Column("judge_id", Uuid(), nullable=False, comment="What judged it."),
    Column(
        "captured_at", TIMESTAMPTZ,
        comment="When the turn was said, by the clock of the source.",
    ),
    Column(
        "written_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="Last write of the row, by the database's clock.",
    ),
    Column(
        "span_start", Integer(),
        comment="Start of the candidate in the turn's text as it was judged, in code"
        " points; null for a firewall drop.",
    ),
    Column(
        "span_end", Integer(),
        comment="End of the candidate in the turn's text as it was judged (exclusive), in code"
        " points; null for a firewall drop.",
    ),
    Column(
        "turn_candidates", Integer(),
        comment="How many candidates the turn had when it was judged: tells whether a turn that "
        "is run again is the same.",
    ),
    Column("latency_ms", Integer(), comment="How long the judge took, in milliseconds."),
    Column(
        "input_tokens", Integer(),
        comment="Tokens sent to the judge for this candidate; null where unknown.",
    ),
    Column(
        "output_tokens", Integer(),
        comment="Tokens that the judge produced for this candidate; null where unknown.",
    ),
    Column(
        "max_tokens", Integer(),
        comment="The output limit that the request set; null where none was set.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column("turn_id", TURN_ID, nullable=False, comment="The turn that yielded it."),
    Column("candidate_id", CANDIDATE_ID, nullable=False, comment="The candidate."),
    Column(
        "state", Text(), nullable=False,
        comment="accept, reject, withhold, firewall_drop, or pending while its journal entry is "
        "being written.",
    ),
    Column("reason_code", Text(), nullable=False, comment="Why; see assay.verdict_reason."),
    Column(
        "generator_rule", LABEL, nullable=False,
        comment="What generated it: sentence, entity; empty and turn for rows that stand for a "
        "whole turn.",
    ),
    Column(
        "text_sha256", SHA256_HEX,
        comment="SHA-256 of the candidate's text, to tell whether a turn run again is the same; "
        "null for a firewall drop, whose digest could be searched.",
    ),
    Column(
        "detail_code", DETAIL_CODE,
        comment="How it happened: the firewall's reason, the way in which a judgement failed, or "
        "terminal_conflict_refused when a later write was refused.",
    ),
    Column("session_id", Text(), comment="The conversation that the turn belongs to."),
    Column("speaker", Text(), comment="Who said it."),
    Column("finish_reason", Text(), comment="Why the model stopped, in its provider's words."),
    PrimaryKeyConstraint("agent_id", "turn_id", "candidate_id", name="decision_pkey"),
    ForeignKeyConstraint(
        ["agent_id", "turn_id", "candidate_id", "entry_id"],
        [
            "assay.journal_entry.agent_id",
            "assay.journal_entry.turn_id",
            "assay.journal_entry.candidate_id",
            "assay.journal_entry.entry_id",
        ],
        name="decision_entry_fkey",
    ),
    ForeignKeyConstraint(
        ["judge_id"],
        ["assay.judge.judge_id"],
        name="decision_judge_fkey",
    ),
    ForeignKeyConstraint(
        ["state", "reason_code"],
        ["assay.verdict_reason.state", "assay.verdict_reason.reason_code"],
        name="decision_verdict_reason_fkey",
    ),
    CheckConstraint(
        "(state = 'accept') = (entry_id is not null)",
        name="decision_accept_has_entry",
    ),
    CheckConstraint(
        "state <> 'firewall_drop' or (text_sha256 is null and span_start is null and span_end is "
        "null)",
        name="decision_drop_keeps_nothing",
    ),
    CheckConstraint(
        "octet_length(session_id) <= 512 and octet_length(speaker) <= 512 and "
        "octet_length(finish_reason) <= 100",
        name="decision_lengths",
    ),
    CheckConstraint(
        "captured_at >= '0001-01-02 00:00:00+00' and captured_at < '9999-12-31 00:00:00+00'",
        name="decision_times",
    ),
    CheckConstraint(
        "latency_ms >= 0 and input_tokens >= 0 and output_tokens >= 0 and max_tokens >= 0 and "
        "turn_candidates >= 0",
        name="decision_receipt",
    ),
    CheckConstraint(
        "(span_start is null) = (span_end is null) and span_start between 0 and span_end",
        name="decision_span",
    ),
    Index(
        "decision_pending_idx",
        "agent_id", "written_at",
        postgresql_where=text("state = 'pending'"),
    ),
    Index(
        "decision_report_idx",
        "agent_id", "written_at",
        postgresql_include=[
            "state", "reason_code", "generator_rule", "turn_id", "judge_id",
        ],
    ),
    comment="Decision log: one row per candidate, saying what became of it and why. Written only "
    "through functions; readers use view assay.decisions.",
)

decision_event = Table(
    "decision_event",
    metadata,
    Column(
        "event_id", BigInteger(), Identity(), nullable=False,
        comment="Order of the attempts at one row.",
    ),
    Column("entry_id", Uuid(), comment="The journal entry that the attempt named."),
    Column("judge_id", Uuid(), nullable=False, comment="What judged this attempt."),
    Column(
        "attempted_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When, by the database's clock.",
    ),
    Column("latency_ms", Integer(), comment="How long the judge took, in milliseconds."),
    Column("input_tokens", Integer(), comment="Tokens sent to the judge for this attempt."),
    Column("output_tokens", Integer(), comment="Tokens that the judge produced for this attempt."),
    Column("max_tokens", Integer(), comment="The output limit that the request set."),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column("turn_id", TURN_ID, nullable=False, comment="The turn."),
    Column("candidate_id", CANDIDATE_ID, nullable=False, comment="The candidate."),
    Column(
        "outcome", Text(), nullable=False,
        comment="applied: the row took it. refused: the row was an accepted one and stayed as it "
        "was.",
    ),
    Column("state", Text(), nullable=False, comment="The state that was to be written."),
    Column("reason_code", Text(), nullable=False, comment="The reason that was to be written."),
    Column("detail_code", DETAIL_CODE, comment="How it happened."),
    Column("finish_reason", Text(), comment="Why the model stopped, in its provider's words."),
    PrimaryKeyConstraint("agent_id", "event_id", name="decision_event_pkey"),
    ForeignKeyConstraint(
        ["agent_id", "turn_id", "candidate_id"],
        ["assay.decision.agent_id", "assay.decision.turn_id", "assay.decision.candidate_id"],
        name="decision_event_decision_fkey",
    ),
    ForeignKeyConstraint(
        ["state", "reason_code"],
        ["assay.verdict_reason.state", "assay.verdict_reason.reason_code"],
        name="decision_event_verdict_reason_fkey",
    ),
    CheckConstraint("outcome in ('applied', 'refused')", name="decision_event_outcome"),
    Index("decision_event_candidate_idx", "agent_id", "turn_id", "candidate_id", "event_id"),
    comment="History of the decision log: every attempt at a row, refused ones included. "
    "Append-only. Readers use view assay.decision_history.",
)

lease = Table(
    "lease",
    metadata,
    Column("token", Uuid(), nullable=False, comment="Held by; only the same token can release it."),
    Column(
        "expires_at", TIMESTAMPTZ, nullable=False,
        comment="From then on anyone may take it over.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column("lease_key", Text(collation="C"), nullable=False, comment="What is being worked on."),
    PrimaryKeyConstraint("agent_id", "lease_key", name="lease_pkey"),
    CheckConstraint("octet_length(lease_key) between 1 and 1400", name="lease_key_length"),
    prefixes=["UNLOGGED"],
    comment="Who is at work on what: a key is held by one token until it is released or expires.",
)

gold_label = Table(
    "gold_label",
    metadata,
    Column(
        "labelled_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When it was last said.",
    ),
    Column("should_accept", Boolean(), nullable=False, comment="True: it should have been kept."),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column("turn_id", TURN_ID, nullable=False, comment="The turn."),
    Column("candidate_id", CANDIDATE_ID, nullable=False, comment="The candidate."),
    Column("labelled_by", Text(), nullable=False, comment="Who said so."),
    PrimaryKeyConstraint("agent_id", "turn_id", "candidate_id", name="gold_label_pkey"),
    ForeignKeyConstraint(
        ["agent_id", "turn_id", "candidate_id"],
        ["assay.decision.agent_id", "assay.decision.turn_id", "assay.decision.candidate_id"],
        name="gold_label_decision_fkey",
    ),
    CheckConstraint("octet_length(labelled_by) between 1 and 200", name="gold_label_labelled_by"),
    comment="Human truth: should this candidate have been accepted? Precision and recall are "
    "measured against it.",
)

never_record_drop = Table(
    "never_record_drop",
    metadata,
    Column(
        "drop_id", Uuid(), server_default=text("gen_random_uuid()"), nullable=False,
        comment="Random identity, derived from nothing.",
    ),
    Column(
        "dropped_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When, by the database's clock.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "stage", Text(), nullable=False,
        comment="Where it was blocked: turn, candidate, journal or memory.",
    ),
    Column(
        "reason", NAME, nullable=False,
        comment="What kind of secret, for example payment_card.",
    ),
    Column("detector", DETAIL_CODE, nullable=False, comment="Which detector found it."),
    PrimaryKeyConstraint("agent_id", "drop_id", name="never_record_drop_pkey"),
    CheckConstraint(
        "stage in ('turn', 'candidate', 'journal', 'memory')", name="never_record_drop_stage"
    ),
    Index(
        "never_record_drop_time_idx",
        "agent_id", "dropped_at",
        postgresql_include=["stage", "reason", "detector"],
    ),
    comment="Tombstones of what the firewall kept out: that something was blocked, when and by "
    "which detector, and nothing of the thing itself. Readers use view assay.privacy_drops.",
)

never_record_detector = Table(
    "never_record_detector",
    metadata,
    Column(
        "anchors", ARRAY(Text()), server_default=text("'{}'"), nullable=False,
        comment="Patterns of LIKE of which the text must fit one before the detector is tried "
        "(kind vendor).",
    ),
    Column(
        "needs", ARRAY(Text()), server_default=text("'{}'"), nullable=False,
        comment="Patterns of LIKE of which the lower-case text must fit one before the detector "
        "is tried; none: always.",
    ),
    Column(
        "also_needs", ARRAY(Text()), server_default=text("'{}'"), nullable=False,
        comment="A second list of them, of which the text must fit one as well.",
    ),
    Column(
        "reason", NAME, nullable=False,
        comment="What kind of secret it finds; names the verdict.",
    ),
    Column("detector", NAME, nullable=False, comment="Its name, unique within the reason."),
    Column(
        "kind", Text(), server_default=text("'custom'"), nullable=False,
        comment="How it is applied: vendor and shape to runs of token characters, the others to "
        "the text; assignment to a value after what announces it.",
    ),
    Column(
        "check_name", Text(), server_default=text("''"), nullable=False,
        comment="What a match must satisfy besides: luhn, card, iban, random, machine and others.",
    ),
    Column(
        "about", Text(), server_default=text("''"), nullable=False,
        comment="The vendor whose token it is, or the languages.",
    ),
    Column(
        "pattern", Text(), nullable=False,
        comment="Regular expression, in the subset that Python and PostgreSQL read alike; with "
        "two groups, the second is what is found.",
    ),
    Column(
        "narrow", Text(),
        comment="The same pattern without what only a text beyond ASCII can match, for the others: "
        "it is ready in a fraction of the time; null: no other one.",
    ),
    Column(
        "lowered", Boolean(), server_default=text("false"), nullable=False,
        comment="Whether the pattern is for the lower-case text.",
    ),
    Column(
        "enabled", Boolean(), server_default=text("true"), nullable=False,
        comment="False: switched off on purpose.",
    ),
    PrimaryKeyConstraint("reason", "detector", name="never_record_detector_pkey"),
    CheckConstraint(
        "kind <> 'vendor' or cardinality(anchors) > 0",
        name="never_record_detector_anchor",
    ),
    CheckConstraint(
        "kind in ('vendor', 'shape', 'marker', 'key_block', 'token', 'userinfo', 'assignment', "
        "'named_number', 'number', 'noise', 'custom')",
        name="never_record_detector_kind",
    ),
    CheckConstraint(
        "reason in ('off_the_record', 'private_key_block', 'credential_prefix', 'jwt', "
        "'url_userinfo', 'government_id', 'bank_account', 'payment_card', "
        "'credential_assignment', 'high_entropy')",
        name="never_record_detector_reason",
    ),
    Index(
        "never_record_detector_custom_idx",
        "reason", "detector",
        postgresql_where=text("kind = 'custom'"),
    ),
    comment="What must never be recorded, as data: one pattern a detector, and what else must "
    "hold. Those of the package are generated from its detector file; kind custom is for a user's "
    "own.",
)

detector_change = Table(
    "detector_change",
    metadata,
    Column(
        "change_id", BigInteger(), Identity(always=True), nullable=False,
        comment="Order of the changes.",
    ),
    Column(
        "changed_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When, by the database's clock.",
    ),
    Column(
        "changed_by", Text(), server_default=text("session_user"), nullable=False,
        comment="The role that had logged in.",
    ),
    Column(
        "action", Text(), nullable=False,
        comment="What was done: add, change, disable, enable, remove.",
    ),
    Column(
        "reason", NAME, nullable=False,
        comment="The reason that the detector gives.",
    ),
    Column(
        "detector", NAME, nullable=False,
        comment="Its name.",
    ),
    Column(
        "note", Text(), server_default=text("''"), nullable=False,
        comment="Why, in the words of whoever did it; the firewall has read it.",
    ),
    PrimaryKeyConstraint("change_id", name="detector_change_pkey"),
    CheckConstraint(
        "action in ('add', 'change', 'disable', 'enable', 'remove')",
        name="detector_change_action",
    ),
    comment="Append-only log of what was done to the detectors of the firewall since they were "
    "installed, through functions or by hand. Readers use view assay.detector_changes.",
)

allowed_text = Table(
    "allowed_text",
    metadata,
    Column(
        "allow_id", Uuid(), nullable=False,
        comment="Identity, random.",
    ),
    Column(
        "allowed_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When, by the database's clock.",
    ),
    Column(
        "revoked_at", TIMESTAMPTZ,
        comment="When it was taken back; null while it holds.",
    ),
    Column(
        "agent_id", AGENT_ID, nullable=False,
        comment="Whose memory.",
    ),
    Column(
        "reason", NAME, nullable=False,
        comment="For which the text is found, and is no longer blocked.",
    ),
    Column(
        "text_sha256", SHA256_HEX,
        comment="Digest of exactly what is found; null once it was taken back.",
    ),
    Column(
        "allowed_by", Text(), server_default=text("session_user"), nullable=False,
        comment="The role that had logged in.",
    ),
    Column(
        "revoked_by", Text(),
        comment="The role that had logged in when it was taken back.",
    ),
    Column(
        "note", Text(), nullable=False,
        comment="Why it is no secret; the firewall has read it.",
    ),
    PrimaryKeyConstraint("agent_id", "allow_id", name="allowed_text_pkey"),
    CheckConstraint(
        "reason in ('credential_prefix', 'jwt', 'url_userinfo', 'credential_assignment', "
        "'high_entropy')",
        name="allowed_text_reason",
    ),
    CheckConstraint(
        "(revoked_at is null) = (text_sha256 is not null) "
        "and (revoked_at is null) = (revoked_by is null)",
        name="allowed_text_revoked",
    ),
    CheckConstraint("octet_length(note) between 1 and 1000", name="allowed_text_note"),
    Index(
        "allowed_text_digest_idx",
        "agent_id", "text_sha256", "reason",
        unique=True,
        postgresql_where=text("text_sha256 is not null"),
    ),
    comment="Texts that the firewall takes for secrets and its owner does not, for each agent, "
    "by digest. Readers use view assay.allowed_texts.",
)

word_form = Table(
    "word_form",
    metadata,
    Column(
        "language", Text(), nullable=False,
        comment="Text search configuration that it holds for.",
    ),
    Column("form", Text(collation="C"), nullable=False, comment="Stem of the irregular form."),
    Column("base", Text(), nullable=False, comment="Stem that it is indexed and searched as."),
    PrimaryKeyConstraint("language", "form", name="word_form_pkey"),
    comment="Irregular forms that stemming does not bring together (went, go). Both columns hold "
    "stems, as the text search configuration makes them.",
)

word_relation = Table(
    "word_relation",
    metadata,
    Column(
        "language", Text(), nullable=False,
        comment="Text search configuration that it holds for.",
    ),
    Column("lexeme", Text(collation="C"), nullable=False, comment="Lexeme of a word in a query."),
    Column(
        "related", Text(collation="C"), nullable=False,
        comment="Lexeme that is looked for as well.",
    ),
    PrimaryKeyConstraint("language", "lexeme", "related", name="word_relation_pkey"),
    CheckConstraint("lexeme <> related", name="word_relation_other"),
    comment="Words that a query also looks for, at a share (weight related): other forms of the "
    "same word, and members of a family of words (parent, mother). Both columns hold lexemes, as "
    "the text search configuration makes them. The owner of the schema may add and remove rows.",
)

memory_agent = Table(
    "memory_agent",
    metadata,
    Column(
        "records", BigInteger(), server_default=text("0"), nullable=False,
        comment="Records that recall can find.",
    ),
    Column(
        "sessions", BigInteger(), server_default=text("0"), nullable=False,
        comment="Sessions so far; a record without a session counts as one.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "language", Text(), server_default=text("'english'"), nullable=False,
        comment="Text search configuration of records that name none.",
    ),
    Column(
        "languages", ARRAY(Text()), server_default=text("'{english}'"), nullable=False,
        comment="Configurations in use; a query is read by all of them.",
    ),
    PrimaryKeyConstraint("agent_id", name="memory_agent_pkey"),
    CheckConstraint("records >= 0 and sessions >= 0", name="memory_agent_counts"),
    comment="One row per agent that remembers: totals for ranking, and its language. Writers of "
    "an agent's memory take turns at this row.",
)

memory_due = Table(
    "memory_due",
    metadata,
    Column(
        "due_id", Uuid(), nullable=False, comment="Identity: a time-ordered UUID (version 7)."
    ),
    Column(
        "later", Boolean(), server_default=text("false"), nullable=False,
        comment="True: entries that a migration brought; it makes their memories after all rows "
        "are here, in larger sets.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "entry_ids", ARRAY(Uuid()), nullable=False,
        comment="The entries of one statement, in their order.",
    ),
    PrimaryKeyConstraint("agent_id", "due_id", name="memory_due_pkey"),
    comment="Journal entries from which memories have still to be made: by this transaction before "
    "it commits, or by a migration that is under way. Empty otherwise.",
)

memory_session = Table(
    "memory_session",
    metadata,
    Column(
        "session_no", BigInteger(), nullable=False,
        comment="Number within the agent; the upper part of the places of its records.",
    ),
    Column(
        "positions", Integer(), server_default=text("0"), nullable=False,
        comment="Positions given out so far.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column("session_id", Text(collation="C"), nullable=False, comment="The conversation."),
    PrimaryKeyConstraint("agent_id", "session_id", name="memory_session_pkey"),
    CheckConstraint("octet_length(session_id) between 1 and 512", name="memory_session_length"),
    comment="Conversations of an agent, so that neighbours in one can be told.",
)

memory = Table(
    "memory",
    metadata,
    Column(
        "memory_id", Uuid(), nullable=False,
        comment="Identity within the agent: a time-ordered UUID (version 7).",
    ),
    Column(
        "entry_id", Uuid(),
        comment="The journal entry it was first made from; null for what did not come through the "
        "journal.",
    ),
    Column(
        "place", BigInteger(), nullable=False,
        comment="Where in its conversation: session number times 2^24, plus position.",
    ),
    Column(
        "created_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When it was first remembered, by the database's clock.",
    ),
    Column(
        "captured_at", TIMESTAMPTZ, nullable=False,
        comment="When it was first said, by the clock of the source.",
    ),
    Column(
        "refreshed_at", TIMESTAMPTZ, nullable=False,
        comment="When it was last said again or proved useful; decay counts from here. Never "
        "ahead of the database's clock when written.",
    ),
    Column(
        "valid_from", TIMESTAMPTZ, nullable=False,
        comment="From when on it holds in the world (the earliest of its evidence).",
    ),
    Column(
        "valid_to", TIMESTAMPTZ,
        comment="From when on none of its evidence holds any longer; null while some does.",
    ),
    Column(
        "forgotten_at", TIMESTAMPTZ,
        comment="When it was forgotten: recall does not find it any more. Null while it is "
        "remembered.",
    ),
    Column(
        "importance", Double(), server_default=text("0.5"), nullable=False,
        comment="How much it matters, from 0 to 1.",
    ),
    Column(
        "confidence", Double(), server_default=text("0.5"), nullable=False,
        comment="How sure, from 0 to 1: the mean of all signals and of one prior signal of 0.5.",
    ),
    Column(
        "question", REAL(), server_default=text("0"), nullable=False,
        comment="Which share of the text is questions, from 0 to 1; a question states little.",
    ),
    Column(
        "evidence", Integer(), server_default=text("1"), nullable=False,
        comment="How often it was said: deliveries of one turn count once.",
    ),
    Column(
        "sources", Integer(), server_default=text("1"), nullable=False,
        comment="How many rows assay.memory_evidence has for it: from two on, its intervals are "
        "looked up there.",
    ),
    Column(
        "corroborations", Integer(), server_default=text("0"), nullable=False,
        comment="Signals of 0.5 and above.",
    ),
    Column(
        "contradictions", Integer(), server_default=text("0"), nullable=False,
        comment="Signals below 0.5.",
    ),
    Column(
        "pinned", Boolean(), server_default=text("false"), nullable=False,
        comment="True: it does not decay.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "turn_id", TURN_ID,
        comment="The turn in which it was first said; null for what was remembered by hand.",
    ),
    Column("session_id", Text(), comment="The conversation of that turn."),
    Column("speaker", Text(), comment="Who said it."),
    Column(
        "provider", Text(), nullable=False,
        comment="What made the record: an extraction provider, journal (an entry), or hand.",
    ),
    Column(
        "statement_type", Text(),
        comment="What kind of statement (preference, fact, correction, decision, or words of the "
        "application).",
    ),
    Column(
        "language", Text(), nullable=False,
        comment="Text search configuration that it is indexed by.",
    ),
    Column("content", Text(), nullable=False, comment="The words, as they were handed in."),
    Column(
        "content_key", LargeBinary(), nullable=False,
        comment="SHA-256 of speaker and text, white space folded: what makes two records the same.",
    ),
    PrimaryKeyConstraint("agent_id", "memory_id", name="memory_pkey"),
    UniqueConstraint("agent_id", "content_key", name="memory_content"),
    UniqueConstraint("agent_id", "place", name="memory_place"),
    ForeignKeyConstraint(
        ["agent_id", "entry_id"],
        ["assay.journal_entry.agent_id", "assay.journal_entry.entry_id"],
        name="memory_entry_fkey",
    ),
    CheckConstraint("confidence between 0 and 1", name="memory_confidence"),
    CheckConstraint(
        "evidence >= 1 and sources >= 1 and corroborations >= 0 and contradictions >= 0",
        name="memory_counts",
    ),
    CheckConstraint(
        "isfinite(captured_at) and isfinite(refreshed_at) and isfinite(valid_from)",
        name="memory_finite",
    ),
    CheckConstraint("importance between 0 and 1", name="memory_importance"),
    CheckConstraint(
        "octet_length(session_id) <= 512 and octet_length(speaker) <= 512 and "
        "octet_length(provider) between 1 and 200 and octet_length(statement_type) <= 200 and "
        "octet_length(content) >= 1",
        name="memory_lengths",
    ),
    Index(
        "memory_time_idx",
        "agent_id", "captured_at",
        postgresql_where=text("forgotten_at is null"),
    ),
    Index("memory_turn_idx", "agent_id", "turn_id", postgresql_where=text("turn_id is not null")),
    comment="Memory records: what recall finds. The same text of the same speaker is one record, "
    "however often it was said. Readers use view assay.memories.",
)

memory_evidence = Table(
    "memory_evidence",
    metadata,
    Column("memory_id", Uuid(), nullable=False, comment="The record."),
    Column(
        "entry_id", Uuid(),
        comment="The journal entry that says so; null for what did not come through the journal.",
    ),
    Column(
        "recorded_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When the database learned of it, by the database's clock.",
    ),
    Column(
        "captured_at", TIMESTAMPTZ, nullable=False,
        comment="When it was said, by the clock of the source.",
    ),
    Column(
        "valid_from", TIMESTAMPTZ, nullable=False,
        comment="From when on it holds in the world.",
    ),
    Column(
        "valid_to", TIMESTAMPTZ,
        comment="From when on it no longer does: when its entry was superseded or retracted; null "
        "while it holds.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "evidence_key", Text(collation="C"), nullable=False,
        comment="What makes a second delivery the same: entry:, turn: or hand: and an id.",
    ),
    Column("turn_id", TURN_ID, comment="The turn."),
    Column("session_id", Text(), comment="The conversation of the turn."),
    Column("speaker", Text(), comment="Who said it."),
    Column(
        "provider", Text(), nullable=False,
        comment="What made it: an extraction provider, journal, or hand.",
    ),
    PrimaryKeyConstraint("agent_id", "memory_id", "evidence_key", name="memory_evidence_pkey"),
    ForeignKeyConstraint(
        ["agent_id", "entry_id"],
        ["assay.journal_entry.agent_id", "assay.journal_entry.entry_id"],
        name="memory_evidence_entry_fkey",
    ),
    ForeignKeyConstraint(
        ["agent_id", "memory_id"],
        ["assay.memory.agent_id", "assay.memory.memory_id"],
        name="memory_evidence_memory_fkey",
    ),
    CheckConstraint(
        "octet_length(evidence_key) between 1 and 600",
        name="memory_evidence_key_length",
    ),
    Index(
        "memory_evidence_entry_idx",
        "agent_id", "entry_id",
        postgresql_where=text("entry_id is not null"),
    ),
    Index(
        "memory_evidence_turn_idx",
        "agent_id", "turn_id", "memory_id",
        postgresql_where=text("turn_id is not null"),
    ),
    comment="Where a record comes from: one row per turn, entry or hand that gave it. A record "
    "holds while one of them does. Readers use view assay.memory_sources.",
)

memory_posting = Table(
    "memory_posting",
    metadata,
    Column("place", BigInteger(), nullable=False, comment="The record's place."),
    Column("tf", REAL(), nullable=False, comment="How often the word stands in it."),
    Column("question", REAL(), nullable=False, comment="Which share of the record is questions."),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "lexeme", Text(collation="C"), nullable=False,
        comment="The word: a stem, a pair of characters of a script without spaces, or @ and a "
        "word of the date.",
    ),
    PrimaryKeyConstraint(
        "agent_id", "lexeme", "place",
        name="memory_posting_pkey", postgresql_include=["tf", "question"],
    ),
    comment="Which words stand in which record. A lexeme with a leading @ is a word of the date "
    "on which the record was said.",
)

memory_lexeme = Table(
    "memory_lexeme",
    metadata,
    Column("records", Integer(), nullable=False, comment="Records that the word stands in."),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "lexeme", Text(collation="C"), nullable=False,
        comment="The word, as in assay.memory_posting.",
    ),
    PrimaryKeyConstraint("agent_id", "lexeme", name="memory_lexeme_pkey"),
    comment="Document frequencies: in how many records of an agent a word stands.",
)

memory_speaker = Table(
    "memory_speaker",
    metadata,
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column("lexeme", Text(collation="C"), nullable=False, comment="A word of the name."),
    Column("speaker", Text(collation="C"), nullable=False, comment="The name."),
    PrimaryKeyConstraint("agent_id", "lexeme", "speaker", name="memory_speaker_pkey"),
    comment="The words of speakers' names, to tell when a query names one.",
)

memory_entity = Table(
    "memory_entity",
    metadata,
    Column("place", BigInteger(), nullable=False, comment="The record's place."),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "entity_key", Text(collation="C"), nullable=False,
        comment="The name without case, accents and surplus space: what makes two the same.",
    ),
    Column("entity", Text(), nullable=False, comment="The name."),
    PrimaryKeyConstraint("agent_id", "entity_key", "place", name="memory_entity_pkey"),
    CheckConstraint(
        "octet_length(entity_key) between 1 and 800 and octet_length(entity) <= 800",
        name="memory_entity_length",
    ),
    Index("memory_entity_place_idx", "agent_id", "place"),
    comment="Which entities a record names.",
)

association = Table(
    "association",
    metadata,
    Column("weight", Double(), nullable=False, comment="How often they were named together."),
    Column(
        "first_linked_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When first, by the database's clock.",
    ),
    Column(
        "last_linked_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When last, by the database's clock.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "entity_a", Text(collation="C"), nullable=False,
        comment="The entity whose name sorts first.",
    ),
    Column("entity_b", Text(collation="C"), nullable=False, comment="The other one."),
    PrimaryKeyConstraint("agent_id", "entity_a", "entity_b", name="association_pkey"),
    CheckConstraint(
        "octet_length(entity_a) between 1 and 800 and octet_length(entity_b) <= 800",
        name="association_lengths",
    ),
    CheckConstraint("entity_a < entity_b", name="association_order"),
    CheckConstraint("weight > 0", name="association_weight"),
    Index("association_b_idx", "agent_id", "entity_b", "entity_a"),
    comment="Entities that were named together: an undirected pair and how often. Readers use "
    "view assay.associations.",
)

recall_weight = Table(
    "recall_weight",
    metadata,
    Column("default_value", Double(), nullable=False, comment="Used where the call does not say."),
    Column("lowest", Double(), nullable=False, comment="The lowest value that is taken."),
    Column("highest", Double(), nullable=False, comment="The highest value that is taken."),
    Column("weight", NAME, nullable=False, comment="Name, a key of p_weights."),
    Column("meaning", Text(), nullable=False, comment="What it does."),
    PrimaryKeyConstraint("weight", name="recall_weight_pkey"),
    CheckConstraint("default_value between lowest and highest", name="recall_weight_range"),
    comment="Every share of a recall's ranking with its default; any of them can be given per "
    "call. Readers use view assay.recall_weights.",
)

recall_outcome = Table(
    "recall_outcome",
    metadata,
    Column(
        "signal", Double(),
        comment="The signal that moves the record's confidence; null for none.",
    ),
    Column(
        "useful", Boolean(), nullable=False,
        comment="True: the record proved useful, and its decay starts again.",
    ),
    Column(
        "outcome", NAME, nullable=False,
        comment="acted, used, dismissed, deferred or contradicted.",
    ),
    Column("meaning", Text(), nullable=False, comment="The outcome in a sentence."),
    PrimaryKeyConstraint("outcome", name="recall_outcome_pkey"),
    CheckConstraint("signal between 0 and 1", name="recall_outcome_signal"),
    comment="Vocabulary: what can come of a record that was injected. Readers use view "
    "assay.recall_outcomes.",
)

recall_event = Table(
    "recall_event",
    metadata,
    Column("recall_id", Uuid(), nullable=False, comment="Identity; outcomes are reported to it."),
    Column(
        "recalled_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When, by the database's clock.",
    ),
    Column("items", Integer(), nullable=False, comment="Records that were injected."),
    Column(
        "tokens", Integer(), nullable=False,
        comment="Tokens of them, estimated (assay.estimate_tokens).",
    ),
    Column(
        "query_blind", Boolean(), nullable=False,
        comment="True: the query named nothing, and the newest records were taken.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column("turn_id", TURN_ID, comment="The turn that it was injected into, where known."),
    Column("session_id", Text(), comment="The conversation."),
    PrimaryKeyConstraint("agent_id", "recall_id", name="recall_event_pkey"),
    CheckConstraint("octet_length(session_id) <= 512", name="recall_event_length"),
    Index("recall_event_time_idx", "agent_id", "recalled_at"),
    comment="Every recall whose answer was injected into a conversation. The query itself is not "
    "kept: it may hold what must not be recorded.",
)

recall_item = Table(
    "recall_item",
    metadata,
    Column("recall_id", Uuid(), nullable=False, comment="The recall."),
    Column("memory_id", Uuid(), nullable=False, comment="The record."),
    Column(
        "reported_at", TIMESTAMPTZ,
        comment="When the outcome was reported, by the database's clock; null while it is open.",
    ),
    Column("total", Double(), nullable=False, comment="The score it was ranked by."),
    Column("lexical", Double(), nullable=False, comment="What its own words gave."),
    Column(
        "context", Double(), nullable=False,
        comment="What its neighbours, its session and its date gave.",
    ),
    Column(
        "vector",
        Double(),
        comment="Cosine between query and record, and a share of its neighbours'; null without "
        "embeddings.",
    ),
    Column(
        "decay",
        Double(),
        nullable=False,
        comment="Importance times decay; 0 for what is doubted.",
    ),
    Column("confidence", Double(), nullable=False, comment="Its confidence at that time."),
    Column(
        "association", Double(), nullable=False,
        comment="Association with entities of the query.",
    ),
    Column("rank", Integer(), nullable=False, comment="Place in the answer, from 1."),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column("outcome", NAME, comment="What came of it; null while nothing was reported."),
    PrimaryKeyConstraint("agent_id", "recall_id", "memory_id", name="recall_item_pkey"),
    ForeignKeyConstraint(
        ["agent_id", "recall_id"],
        ["assay.recall_event.agent_id", "assay.recall_event.recall_id"],
        name="recall_item_event_fkey",
    ),
    ForeignKeyConstraint(
        ["agent_id", "memory_id"],
        ["assay.memory.agent_id", "assay.memory.memory_id"],
        name="recall_item_memory_fkey",
    ),
    ForeignKeyConstraint(
        ["outcome"],
        ["assay.recall_outcome.outcome"],
        name="recall_item_outcome_fkey",
    ),
    CheckConstraint("(outcome is null) = (reported_at is null)", name="recall_item_reported"),
    Index("recall_item_memory_idx", "agent_id", "memory_id"),
    comment="The records of a recall, with the scores they had and what came of them. Readers use "
    "view assay.recalls.",
)

migration_run = Table(
    "migration_run",
    metadata,
    Column(
        "run_id", Uuid(), server_default=text("gen_random_uuid()"), nullable=False,
        comment="Identity; a run that is resumed keeps it.",
    ),
    Column(
        "token", Uuid(), nullable=False,
        comment="Who works on it: each step compares it, so that a run that was taken over can "
        "write nothing more.",
    ),
    Column(
        "started_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When it began.",
    ),
    Column(
        "finished_at", TIMESTAMPTZ,
        comment="When it ended, with everything accounted for or not; null before.",
    ),
    Column(
        "source_id", Text(collation="C"), nullable=False,
        comment="The name that the user gave to the store.",
    ),
    Column(
        "state", Text(), server_default=text("'running'"), nullable=False,
        comment="running, interrupted (to be resumed) or finished.",
    ),
    Column(
        "source", JSONB(), nullable=False,
        comment="Fingerprint of the source: kind, server, digest of the file, databases. No "
        "secrets.",
    ),
    Column("report", JSONB(), comment="What the run reported at its end."),
    PrimaryKeyConstraint("run_id", name="migration_run_pkey"),
    CheckConstraint(
        "(state = 'finished') = (finished_at is not null)",
        name="migration_run_finished",
    ),
    CheckConstraint("octet_length(source_id) between 1 and 200", name="migration_run_source_id"),
    CheckConstraint("state in ('running', 'interrupted', 'finished')", name="migration_run_state"),
    Index(
        "migration_run_running_idx",
        "state",
        unique=True,
        postgresql_where=text("state = 'running'"),
    ),
    comment="Runs of the migration from Redis: which source, when, and what was reported. Readers "
    "use view assay.migration_runs.",
)

migration_item = Table(
    "migration_item",
    metadata,
    Column("run_id", Uuid(), nullable=False, comment="The run that last decided about it."),
    Column("entry_id", Uuid(), comment="The journal entry that it is, or that the decision names."),
    Column(
        "noted_at", TIMESTAMPTZ, server_default=text("clock_timestamp()"), nullable=False,
        comment="When that was decided.",
    ),
    Column("source_db", Integer(), nullable=False, comment="The number of the Redis database."),
    Column(
        "accepted_block", Boolean(), server_default=text("false"), nullable=False,
        comment="True: today's firewall would block the entry, and it was imported by explicit "
        "choice.",
    ),
    Column(
        "scanned", Boolean(), server_default=text("false"), nullable=False,
        comment="True: the migration ran the detectors of this database over the entry before it "
        "sent it, so the trigger does not do so again.",
    ),
    Column(
        "agent_id", Text(collation="C"), nullable=False,
        comment="Whose memory, as the key says; empty where the key names no agent, (withheld) "
        "where the firewall keeps it out.",
    ),
    Column(
        "source_id", Text(collation="C"), nullable=False,
        comment="The name that the user gave to the store.",
    ),
    Column(
        "key_sha256", LargeBinary(), nullable=False,
        comment="Digest of the key, which may be too long for an index.",
    ),
    Column(
        "content_sha256", LargeBinary(), nullable=False,
        comment="Digest of what was read, to see whether it changed; for what the firewall keeps "
        "out, a digest of the key alone.",
    ),
    Column(
        "model", Text(), nullable=False,
        comment="decision, entry, resolution, or other (a key of no known shape).",
    ),
    Column(
        "outcome", Text(), nullable=False,
        comment="imported, duplicate (the same was here already), or quarantined.",
    ),
    Column("reason", NAME, comment="Why it is in quarantine."),
    Column(
        "detail", JSONB(),
        comment="More on the reason: the field, or both versions where another is here already. "
        "Never words of a conversation.",
    ),
    Column(
        "source_key", LargeBinary(), nullable=False,
        comment="The key, as bytes; (withheld) and its digest where the firewall keeps it out.",
    ),
    Column(
        "raw", LargeBinary(),
        comment="What was read, whole, while it is in quarantine; null where the firewall keeps it "
        "out. Digest and place of a firewall drop are taken out.",
    ),
    Column(
        "raw_format", Text(),
        comment="hash: a MessagePack map of field to value, both as bytes. dump: the answer of "
        "DUMP.",
    ),
    PrimaryKeyConstraint(
        "agent_id", "source_id", "source_db", "key_sha256",
        name="migration_item_pkey",
    ),
    ForeignKeyConstraint(
        ["run_id"],
        ["assay.migration_run.run_id"],
        name="migration_item_run_fkey",
    ),
    CheckConstraint(
        "not accepted_block or (outcome = 'imported' and model = 'entry' and scanned)",
        name="migration_item_accepted_block",
    ),
    CheckConstraint("octet_length(agent_id) <= 255", name="migration_item_agent_length"),
    CheckConstraint(
        "octet_length(key_sha256) = 32 and octet_length(content_sha256) = 32",
        name="migration_item_digests",
    ),
    CheckConstraint(
        "model in ('decision', 'entry', 'resolution', 'other')",
        name="migration_item_model",
    ),
    CheckConstraint(
        "outcome in ('imported', 'duplicate', 'quarantined')",
        name="migration_item_outcome",
    ),
    CheckConstraint(
        "raw is null or (outcome = 'quarantined' and raw_format is not null)",
        name="migration_item_raw",
    ),
    CheckConstraint("raw_format in ('hash', 'dump')", name="migration_item_raw_format"),
    CheckConstraint(
        "(outcome = 'quarantined') = (reason is not null)",
        name="migration_item_reason",
    ),
    CheckConstraint("octet_length(source_id) between 1 and 200", name="migration_item_source_id"),
    Index(
        "migration_item_quarantine_idx",
        "agent_id", "reason",
        postgresql_where=text("outcome = 'quarantined'"),
    ),
    Index(
        "migration_item_scanned_idx",
        "agent_id", "entry_id",
        postgresql_where=text("scanned"),
    ),
    comment="Ledger of the migration from Redis: one row per key that held a row or an entry, "
    "saying what became of it; a quarantined one is kept whole. Readers use view "
    "assay.migration_items.",
)

carried_entry = Table(
    "carried_entry",
    metadata,
    Column("entry_id", Uuid(), nullable=False, comment="The entry."),
    Column(
        "closed_by", Uuid(),
        comment="The entry that closed it there; it need not have survived.",
    ),
    Column(
        "valid_from", TIMESTAMPTZ,
        comment="From when on it held there; null: it had no interval, or one beyond the year "
        "9999, and never held.",
    ),
    Column("valid_to", TIMESTAMPTZ, comment="From when on it no longer held there; null: open."),
    Column(
        "ingested_at", TIMESTAMPTZ,
        comment="When the source learned of it, by the source's clock; null where it did not say.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column(
        "source_id", Text(collation="C"), nullable=False,
        comment="The name that the user gave to the store.",
    ),
    Column(
        "source_fields", JSONB(),
        comment="Fields that are spelt otherwise here, as the source had them: the exact text of a "
        "payload, an empty turn_id.",
    ),
    PrimaryKeyConstraint("agent_id", "entry_id", name="carried_entry_pkey"),
    ForeignKeyConstraint(
        ["agent_id", "entry_id"],
        ["assay.journal_entry.agent_id", "assay.journal_entry.entry_id"],
        name="carried_entry_entry_fkey",
    ),
    CheckConstraint("valid_from is not null or valid_to is null", name="carried_entry_interval"),
    CheckConstraint(
        "(valid_from is null or valid_from >= '0001-01-02 00:00:00+00' "
        "and valid_from < '9999-12-31 00:00:00+00') "
        "and (valid_to is null or valid_to >= '0001-01-02 00:00:00+00' "
        "and valid_to < '9999-12-31 00:00:00+00') "
        "and (ingested_at is null or ingested_at >= '0001-01-02 00:00:00+00' "
        "and ingested_at < '9999-12-31 00:00:00+00')",
        name="carried_entry_times",
    ),
    CheckConstraint("octet_length(source_id) between 1 and 200", name="carried_entry_source_id"),
    Index(
        "carried_entry_closer_idx",
        "agent_id", "closed_by",
        postgresql_where=text("closed_by is not null"),
    ),
    comment="What a source that was moved here said of an entry: its interval, which counts "
    "instead of the one that assay.beliefs would derive until something is written here that "
    "changes it. Append-only, but that an open end may be learned later, once. Readers use view "
    "assay.carried_entries.",
)

carried_resolution = Table(
    "carried_resolution",
    metadata,
    Column("entry_id", Uuid(), nullable=False, comment="The entry that came of it."),
    Column("written_at", TIMESTAMPTZ, nullable=False, comment="When the source wrote it."),
    Column("captured_at", TIMESTAMPTZ, nullable=False, comment="Clock of the source turn."),
    Column(
        "valid_from", TIMESTAMPTZ,
        comment="From when on the candidate holds, where the words said so.",
    ),
    Column(
        "window_truncated", Boolean(), nullable=False,
        comment="Whether the resolver saw only a part of the conversation.",
    ),
    Column(
        "degraded", Boolean(), nullable=False,
        comment="Whether the resolver had to do without its model.",
    ),
    Column("agent_id", AGENT_ID, nullable=False, comment="Whose memory."),
    Column("turn_id", TURN_ID, nullable=False, comment="The turn."),
    Column("candidate_id", CANDIDATE_ID, nullable=False, comment="The candidate."),
    Column(
        "source_id", Text(collation="C"), nullable=False,
        comment="The name that the user gave to the store.",
    ),
    Column(
        "status", NAME, nullable=False,
        comment="How it went, in the source's words, such as resolved or evidence_gap.",
    ),
    Column(
        "timezone", Text(), nullable=False,
        comment="The time zone in which times of day were read.",
    ),
    Column(
        "speaker", Text(), nullable=False,
        comment="Who spoke; empty where the source did not know.",
    ),
    Column(
        "reference_list", JSONB(), nullable=False,
        comment="Each reference and what became of it, as the source had it.",
    ),
    PrimaryKeyConstraint("agent_id", "turn_id", "candidate_id", name="carried_resolution_pkey"),
    ForeignKeyConstraint(
        ["agent_id", "entry_id"],
        ["assay.journal_entry.agent_id", "assay.journal_entry.entry_id"],
        name="carried_resolution_entry_fkey",
    ),
    CheckConstraint(
        "octet_length(source_id) between 1 and 200", name="carried_resolution_source_id"
    ),
    CheckConstraint(
        "octet_length(timezone) <= 200 and octet_length(speaker) <= 512",
        name="carried_resolution_lengths",
    ),
    CheckConstraint(
        "jsonb_typeof(reference_list) = 'array'", name="carried_resolution_list"
    ),
    Index("carried_resolution_entry_idx", "agent_id", "entry_id"),
    comment="How a source that was moved here had resolved the references of an accepted "
    "candidate. Its statement and its words are those of the entry. Append-only. Readers use view "
    "assay.carried_resolutions.",
)

migration_stage = Table(
    "migration_stage",
    metadata,
    Column("entry_id", Uuid(), comment="The entry, or the one that a decision names."),
    Column(
        "target_entry_id", Uuid(),
        comment="The entry that the target key names, where the key can be read.",
    ),
    Column(
        "stage_id", BigInteger(), autoincrement=False, nullable=False,
        comment="Order of reading.",
    ),
    Column("written_at", TIMESTAMPTZ, comment="Of a decision."),
    Column("captured_at", TIMESTAMPTZ, comment="Of an entry."),
    Column("valid_from", TIMESTAMPTZ, comment="Of an entry, as its hash says."),
    Column("source_db", Integer(), nullable=False, comment="The number of the Redis database."),
    Column("span_start", Integer(), comment="Of a decision."),
    Column("span_end", Integer(), comment="Of a decision."),
    Column("stated", Boolean(), comment="Of an entry."),
    Column("truncated", Boolean(), comment="Of a resolution."),
    Column("degraded", Boolean(), comment="Of a resolution."),
    Column(
        "key_matches", Boolean(), nullable=False,
        comment="Whether the key says the same as the fields.",
    ),
    Column(
        "blocked", Boolean(), nullable=False,
        comment="Whether the firewall would block it, although it is to be imported.",
    ),
    Column("key_sha256", LargeBinary(), nullable=False, comment="Digest of the key."),
    Column("content_sha256", LargeBinary(), nullable=False, comment="Digest of the hash."),
    Column(
        "source_key", LargeBinary(), nullable=False,
        comment="The key; (withheld) and its digest where the firewall keeps it out.",
    ),
    Column("target_key", LargeBinary(), comment="The key of the entry that it annotates."),
    Column("raw", LargeBinary(), comment="The hash, whole."),
    Column("raw_format", Text(), comment="hash or dump."),
    Column(
        "model", Text(), nullable=False,
        comment="decision, entry, resolution, other, or summary.",
    ),
    Column("scope", Text(collation="C"), nullable=False, comment="The agent that the key names."),
    Column("problem", Text(), comment="Why it cannot be imported, as far as it alone can tell."),
    Column("problem_detail", Text(), comment="More on the problem, as JSON."),
    Column("agent", Text(collation="C"), comment="The agent that the fields name."),
    Column("turn", Text(collation="C"), comment="The turn."),
    Column("candidate", Text(collation="C"), comment="The candidate."),
    Column("state", Text(), comment="Of a decision."),
    Column("reason_code", Text(), comment="Of a decision."),
    Column("generator_rule", Text(), comment="Of a decision."),
    Column("text_sha256", Text(), comment="Of a decision; never of a firewall drop."),
    Column("detail_code", Text(), comment="Of a decision."),
    Column("speaker", Text(), comment="Of an entry."),
    Column(
        "kind", Text(collation="C"), comment="Of an entry; of a resolution, its status."
    ),
    Column("target_agent", Text(collation="C"), comment="The agent that the target key names."),
    Column("claim_type", Text(), comment="Of an entry."),
    Column("verbatim", Text(), comment="Of an entry."),
    Column("statement", Text(), comment="Of an entry."),
    Column(
        "payload", Text(),
        comment="Of an entry, as it was; of a summary, its counts; of a resolution, its "
        "references.",
    ),
    Column(
        "payload_json", Text(),
        comment="The payload as JSON: the text itself where it is JSON, else the text as a JSON "
        "string.",
    ),
    Column("timezone", Text(), comment="Of a resolution."),
    Column("subjects", ARRAY(Text()), comment="Of an entry."),
    Column("source_fields", Text(), comment="Fields that are spelt otherwise here, as JSON."),
    PrimaryKeyConstraint("stage_id", name="migration_stage_pkey"),
    prefixes=["UNLOGGED"],
    comment="What a migration has read from its source: working storage of the running one, empty "
    "otherwise.",
)

migration_interval = Table(
    "migration_interval",
    metadata,
    Column(
        "holds_at", TIMESTAMPTZ,
        comment="The number as a time; infinity where the source says so.",
    ),
    Column("score", Double(), comment="The number as it was, in seconds since 1970."),
    Column("source_db", Integer(), nullable=False, comment="The number of the Redis database."),
    Column(
        "what", Text(), nullable=False,
        comment="valid_from, invalid_at, ingested_at or closed_by.",
    ),
    Column("source_key", LargeBinary(), nullable=False, comment="The key of the entry."),
    Column(
        "closer_entry_id", Uuid(),
        comment="The entry that closed it, where its key can be read.",
    ),
    Column("closer_key", LargeBinary(), comment="The key of the entry that closed it."),
    prefixes=["UNLOGGED"],
    comment="Intervals of entries that a migration has read from its source, one row per number: "
    "working storage of the running one, empty otherwise.",
)

migration_seen = Table(
    "migration_seen",
    metadata,
    Column("source_db", Integer(), nullable=False, comment="The number of the Redis database."),
    Column("key_sha256", LargeBinary(), nullable=False, comment="Digest of the key."),
    Column("source_key", LargeBinary(), nullable=False, comment="The key."),
    Column("model", Text(), nullable=False, comment="decision, entry, resolution or other."),
    prefixes=["UNLOGGED"],
    comment="The keys that a migration has read, while it reads its source again: working storage "
    "of the running one, empty otherwise.",
)

migration_plan = Table(
    "migration_plan",
    metadata,
    Column("entry_id", Uuid(), comment="The entry, or the one that a decision names."),
    Column("target_id", Uuid(), comment="The entry that it annotates."),
    Column("closed_by", Uuid(), comment="The entry that closed it."),
    Column(
        "stage_id", BigInteger(), autoincrement=False, nullable=False,
        comment="What it is about.",
    ),
    Column("winner_id", BigInteger(), comment="The first of several with the same identity."),
    Column("target_stage_id", BigInteger(), comment="The staged entry that it annotates."),
    Column(
        "unit", BigInteger(),
        comment="Order of writing; an entry and its decision are one unit.",
    ),
    Column(
        "sort_at", TIMESTAMPTZ,
        comment="When it was written; an annotation not before its target.",
    ),
    Column("valid_from", TIMESTAMPTZ, comment="Start of the source's interval."),
    Column("valid_to", TIMESTAMPTZ, comment="End of the source's interval."),
    Column("ingested_at", TIMESTAMPTZ, comment="When the source learned of it."),
    Column("source_db", Integer(), nullable=False, comment="The number of the Redis database."),
    Column("depth", Integer(), comment="How many entries beneath it annotate each other."),
    Column("content_sha256", LargeBinary(), nullable=False, comment="Digest of hash and interval."),
    Column("model", Text(), nullable=False, comment="decision, entry, resolution or other."),
    Column(
        "outcome", Text(),
        comment="imported, duplicate, quarantined, known (an earlier run settled it), held (an "
        "earlier run put it in quarantine), ended (it came from here, open, and was closed since).",
    ),
    Column("reason", Text(), comment="Why it goes into quarantine."),
    Column("detail", JSONB(), comment="More on the reason."),
    Column("agent", Text(collation="C"), comment="The agent."),
    Column("turn", Text(collation="C"), comment="The turn."),
    Column(
        "candidate", Text(collation="C"),
        comment="The candidate; of an entry, the one whose identity it gets.",
    ),
    PrimaryKeyConstraint("stage_id", name="migration_plan_pkey"),
    Index(
        "migration_plan_unit_idx",
        "unit",
    ),
    prefixes=["UNLOGGED"],
    postgresql_with={"fillfactor": 40},
    comment="What a migration will do with what it has read: working storage of the running one, "
    "empty otherwise.",
)

# --- views ---------------------------------------------------------------------------------------

allowed_texts = Table(
    "allowed_texts",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("allow_id", Uuid(), comment="Identity, random."),
    Column("reason", Text(), comment="For which the text is found, and is no longer blocked."),
    Column("note", Text(), comment="Why it is no secret; the firewall has read it."),
    Column("allowed_at", TIMESTAMPTZ, comment="When, by the database's clock."),
    Column("allowed_by", Text(), comment="The role that had logged in."),
    Column("revoked_at", TIMESTAMPTZ, comment="When it was taken back; null while it holds."),
    Column("revoked_by", Text(), comment="The role that had logged in when it was taken back."),
    comment="For each agent, the false alarms of the firewall that its owner has allowed, and "
    "those taken back; neither texts nor digests.",
)

associations = Table(
    "associations",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("entity_a", Text(), comment="The entity whose name sorts first."),
    Column("entity_b", Text(), comment="The other one."),
    Column("weight", Double(), comment="How often they were named together."),
    Column("first_linked_at", TIMESTAMPTZ, comment="When first, by the database's clock."),
    Column("last_linked_at", TIMESTAMPTZ, comment="When last, by the database's clock."),
    comment="Entities that were named together: an undirected pair and how often.",
)

current_beliefs = Table(
    "current_beliefs",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column(
        "entry_id", Uuid(),
        comment="Identity within the agent: a time-ordered UUID (version 7) unless the client "
        "chose one.",
    ),
    Column(
        "entry_seq", BigInteger(),
        comment="Order of writing: an annotation always has a higher number than its target, "
        "whatever the clocks say.",
    ),
    Column("kind", Text(), comment="assert, confirm, supersede, retract, or a registered kind."),
    Column(
        "target_id", Uuid(),
        comment="The entry that this one annotates; null for kinds that stand by themselves.",
    ),
    Column("turn_id", Text(), comment="The turn it came from; null for an entry made by hand."),
    Column(
        "candidate_id", Text(),
        comment="The accepted candidate behind it; at most one entry per candidate.",
    ),
    Column("session_id", Text(), comment="The conversation that the turn belongs to."),
    Column("speaker", Text(), comment="Who said it."),
    Column("claim_type", Text(), comment="What kind of claim, in the words of the application."),
    Column("stated", Boolean(), comment="True: said in so many words. False: inferred."),
    Column("verbatim", Text(), comment="The words themselves, never changed."),
    Column(
        "statement", Text(),
        comment="The same said so that it stands alone (references resolved); equal to verbatim "
        "where nothing was resolved.",
    ),
    Column("payload", JSONB(), comment="Structured data of the application."),
    Column(
        "subjects", ARRAY(Text()),
        comment="Tags; an accepted candidate's entry carries cand:{candidate_id}.",
    ),
    Column(
        "captured_at", TIMESTAMPTZ,
        comment="When the words were said, by the clock of the source.",
    ),
    Column(
        "valid_from", TIMESTAMPTZ,
        comment="From when on it holds in the world; for a closing annotation, from when on the "
        "target no longer does.",
    ),
    Column(
        "recorded_at", TIMESTAMPTZ,
        comment="When the database learned of it, by the database's clock.",
    ),
    Column(
        "valid_to", TIMESTAMPTZ,
        comment="From when on it no longer holds; null while that is open.",
    ),
    Column(
        "closed_by", Uuid(),
        comment="The annotation that ends its validity, the earliest of them; null while open.",
    ),
    Column(
        "carried", Boolean(),
        comment="True: the interval is the one that an imported entry had in its source, not one "
        "that was derived here.",
    ),
    comment="What holds now: claims whose validity has begun and not ended. A claim is closed "
    "from the earliest valid_from of a closing annotation that has not itself been retracted; one "
    "that was imported, when it was in its source. For other moments: assay.beliefs.",
)

decision_history = Table(
    "decision_history",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("turn_id", Text(), comment="The turn."),
    Column("candidate_id", Text(), comment="The candidate."),
    Column("event_id", BigInteger(), comment="Order of the attempts at one row."),
    Column("attempted_at", TIMESTAMPTZ, comment="When, by the database's clock."),
    Column(
        "outcome", Text(),
        comment="applied: the row took it. refused: the row was an accepted one and stayed as it "
        "was.",
    ),
    Column("state", Text(), comment="The state that was to be written."),
    Column("reason_code", Text(), comment="The reason that was to be written."),
    Column("detail_code", Text(), comment="How it happened."),
    Column("entry_id", Uuid(), comment="The journal entry that the attempt named."),
    Column("judge_id", Uuid(), comment="What judged this attempt."),
    Column(
        "provider", Text(),
        comment="Name of the verdict provider, for example claude, rules, or the class of one's "
        "own; pgassay for decisions of the pipeline itself.",
    ),
    Column("model", Text(), comment="Model identifier; null where no model is involved."),
    Column(
        "package_version", Text(),
        comment="Version of pgassay (or of the client that wrote the row).",
    ),
    Column("latency_ms", Integer(), comment="How long the judge took, in milliseconds."),
    Column("input_tokens", Integer(), comment="Tokens sent to the judge for this attempt."),
    Column("output_tokens", Integer(), comment="Tokens that the judge produced for this attempt."),
    Column("max_tokens", Integer(), comment="The output limit that the request set."),
    Column("finish_reason", Text(), comment="Why the model stopped, in its provider's words."),
    comment="Every attempt at a decision, refused ones included, oldest first by event_id within "
    "a candidate.",
)

decisions = Table(
    "decisions",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("turn_id", Text(), comment="The turn that yielded it."),
    Column("candidate_id", Text(), comment="The candidate."),
    Column(
        "generator_rule", Text(),
        comment="What generated it: sentence, entity; empty and turn for rows that stand for a "
        "whole turn.",
    ),
    Column(
        "state", Text(),
        comment="accept, reject, withhold, firewall_drop, or pending while its journal entry is "
        "being written.",
    ),
    Column("reason_code", Text(), comment="Why; see assay.verdict_reason."),
    Column(
        "loss", Text(),
        comment="What a candidate that should have been kept was lost to: none, privacy, the "
        "model's judgement, or infrastructure (judged again when the turn is run again).",
    ),
    Column(
        "decided_by", Text(),
        comment="model: a verdict provider may say so. trusted: only code of pgassay may; a model "
        "that claims it is not believed.",
    ),
    Column(
        "detail_code", Text(),
        comment="How it happened: the firewall's reason, the way in which a judgement failed, or "
        "terminal_conflict_refused when a later write was refused.",
    ),
    Column(
        "entry_id", Uuid(),
        comment="The journal entry of an accepted candidate; null in every other state.",
    ),
    Column(
        "span_start", Integer(),
        comment="Start of the candidate in the turn's text as it was judged, in code"
        " points; null for a firewall drop.",
    ),
    Column(
        "span_end", Integer(),
        comment="End of the candidate in the turn's text as it was judged (exclusive), in code"
        " points; null for a firewall drop.",
    ),
    Column(
        "text_sha256", Text(),
        comment="SHA-256 of the candidate's text, to tell whether a turn run again is the same; "
        "null for a firewall drop, whose digest could be searched.",
    ),
    Column("speaker", Text(), comment="Who said it."),
    Column("session_id", Text(), comment="The conversation that the turn belongs to."),
    Column(
        "captured_at", TIMESTAMPTZ,
        comment="When the turn was said, by the clock of the source.",
    ),
    Column("written_at", TIMESTAMPTZ, comment="Last write of the row, by the database's clock."),
    Column("judge_id", Uuid(), comment="What judged it."),
    Column(
        "provider", Text(),
        comment="Name of the verdict provider, for example claude, rules, or the class of one's "
        "own; pgassay for decisions of the pipeline itself.",
    ),
    Column("model", Text(), comment="Model identifier; null where no model is involved."),
    Column(
        "prompt_sha256", Text(),
        comment="SHA-256 of the instructions the judge was given; null where there are none.",
    ),
    Column(
        "schema_sha256", Text(),
        comment="SHA-256 of the reply schema; null where there is none.",
    ),
    Column(
        "package_version", Text(),
        comment="Version of pgassay (or of the client that wrote the row).",
    ),
    Column("latency_ms", Integer(), comment="How long the judge took, in milliseconds."),
    Column(
        "input_tokens", Integer(),
        comment="Tokens sent to the judge for this candidate; null where unknown.",
    ),
    Column(
        "output_tokens", Integer(),
        comment="Tokens that the judge produced for this candidate; null where unknown.",
    ),
    Column(
        "max_tokens", Integer(),
        comment="The output limit that the request set; null where none was set.",
    ),
    Column("finish_reason", Text(), comment="Why the model stopped, in its provider's words."),
    Column(
        "turn_candidates", Integer(),
        comment="How many candidates the turn had when it was judged: tells whether a turn that "
        "is run again is the same.",
    ),
    comment="The decision log: one row per candidate, with what judged it and what kind of loss "
    "it is.",
)

decisions_daily = Table(
    "decisions_daily",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("day", Date(), comment="Day of the last write, UTC."),
    Column(
        "generator_rule", Text(),
        comment="What generated it: sentence, entity; empty and turn for rows that stand for a "
        "whole turn.",
    ),
    Column(
        "state", Text(),
        comment="accept, reject, withhold, firewall_drop, or pending while its journal entry is "
        "being written.",
    ),
    Column("reason_code", Text(), comment="Why; see assay.verdict_reason."),
    Column("decisions", BigInteger(), comment="How many."),
    comment="Decisions per day (UTC, by last write), rule, state and reason; pending ones "
    "included under their own state.",
)

detector_changes = Table(
    "detector_changes",
    views,
    Column("change_id", BigInteger(), comment="Order of the changes."),
    Column("changed_at", TIMESTAMPTZ, comment="When, by the database's clock."),
    Column("changed_by", Text(), comment="The role that had logged in."),
    Column("action", Text(), comment="What was done: add, change, disable, enable, remove."),
    Column("reason", Text(), comment="The reason that the detector gives."),
    Column("detector", Text(), comment="Its name."),
    Column(
        "note", Text(),
        comment="Why, in the words of whoever did it; the firewall has read it.",
    ),
    comment="What was done to the detectors of the firewall since they were installed, and by "
    "whom.",
)

detectors = Table(
    "detectors",
    views,
    Column("reason", Text(), comment="What kind of secret it finds; names the verdict."),
    Column("detector", Text(), comment="Its name."),
    Column("custom", Boolean(), comment="Whether it was added here."),
    Column("enabled", Boolean(), comment="False: switched off on purpose."),
    Column(
        "about", Text(),
        comment="The vendor whose token it is, or the languages; of one that was added, what it "
        "is for.",
    ),
    comment="The detectors of the firewall by name, the package's and those that were added; "
    "their patterns are the owner's to see.",
)

gold_labels = Table(
    "gold_labels",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("turn_id", Text(), comment="The turn."),
    Column("candidate_id", Text(), comment="The candidate."),
    Column("should_accept", Boolean(), comment="True: it should have been kept."),
    Column("labelled_by", Text(), comment="Who said so."),
    Column("labelled_at", TIMESTAMPTZ, comment="When it was last said."),
    comment="Human truth per candidate.",
)

journal = Table(
    "journal",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column(
        "entry_id", Uuid(),
        comment="Identity within the agent: a time-ordered UUID (version 7) unless the client "
        "chose one.",
    ),
    Column(
        "entry_seq", BigInteger(),
        comment="Order of writing: an annotation always has a higher number than its target, "
        "whatever the clocks say.",
    ),
    Column("kind", Text(), comment="assert, confirm, supersede, retract, or a registered kind."),
    Column(
        "target_id", Uuid(),
        comment="The entry that this one annotates; null for kinds that stand by themselves.",
    ),
    Column("turn_id", Text(), comment="The turn it came from; null for an entry made by hand."),
    Column(
        "candidate_id", Text(),
        comment="The accepted candidate behind it; at most one entry per candidate.",
    ),
    Column("session_id", Text(), comment="The conversation that the turn belongs to."),
    Column("speaker", Text(), comment="Who said it."),
    Column("claim_type", Text(), comment="What kind of claim, in the words of the application."),
    Column("stated", Boolean(), comment="True: said in so many words. False: inferred."),
    Column("verbatim", Text(), comment="The words themselves, never changed."),
    Column(
        "statement", Text(),
        comment="The same said so that it stands alone (references resolved); equal to verbatim "
        "where nothing was resolved.",
    ),
    Column("payload", JSONB(), comment="Structured data of the application."),
    Column(
        "subjects", ARRAY(Text()),
        comment="Tags; an accepted candidate's entry carries cand:{candidate_id}.",
    ),
    Column(
        "captured_at", TIMESTAMPTZ,
        comment="When the words were said, by the clock of the source.",
    ),
    Column(
        "valid_from", TIMESTAMPTZ,
        comment="From when on it holds in the world; for a closing annotation, from when on the "
        "target no longer does.",
    ),
    Column(
        "recorded_at", TIMESTAMPTZ,
        comment="When the database learned of it, by the database's clock.",
    ),
    comment="The provenance journal: every entry as it was written.",
)

journal_kinds = Table(
    "journal_kinds",
    views,
    Column("kind", Text(), comment="Its name."),
    Column(
        "targetless", Boolean(),
        comment="True: an entry of this kind stands by itself. False: it annotates another entry, "
        "its target.",
    ),
    Column(
        "closing", Boolean(),
        comment="True: it ends the validity of its target from its own valid_from on.",
    ),
    Column(
        "claim", Boolean(),
        comment="True: it says something about the world and can be a belief. False: it only "
        "annotates.",
    ),
    comment="Kinds of journal entries and what they mean.",
)

journal_subjects = Table(
    "journal_subjects",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("subject", Text(), comment="The tag."),
    Column("entry_id", Uuid(), comment="The entry that carries the tag."),
    comment="Tags of journal entries, one row each, except an entry's own cand: tag (found "
    "through candidate_id).",
)

losses_by_class = Table(
    "losses_by_class",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("loss", Text(), comment="privacy, model or infrastructure."),
    Column(
        "state", Text(),
        comment="accept, reject, withhold, firewall_drop, or pending while its journal entry is "
        "being written.",
    ),
    Column("reason_code", Text(), comment="Why; see assay.verdict_reason."),
    Column("decisions", BigInteger(), comment="How many candidates."),
    Column("last_written_at", TIMESTAMPTZ, comment="When the last of them was written."),
    comment="What was not kept, by what it was lost to: privacy, the model's judgement, "
    "infrastructure.",
)

memories = Table(
    "memories",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column(
        "memory_id", Uuid(),
        comment="Identity within the agent: a time-ordered UUID (version 7).",
    ),
    Column("content", Text(), comment="The words, as they were handed in."),
    Column("speaker", Text(), comment="Who said it."),
    Column(
        "turn_id", Text(),
        comment="The turn in which it was first said; null for what was remembered by hand.",
    ),
    Column("session_id", Text(), comment="The conversation of that turn."),
    Column(
        "captured_at", TIMESTAMPTZ,
        comment="When it was first said, by the clock of the source.",
    ),
    Column(
        "created_at", TIMESTAMPTZ,
        comment="When it was first remembered, by the database's clock.",
    ),
    Column(
        "provider", Text(),
        comment="What made the record: an extraction provider, journal (an entry), or hand.",
    ),
    Column(
        "statement_type", Text(),
        comment="What kind of statement (preference, fact, correction, decision, or words of the "
        "application).",
    ),
    Column("importance", Double(), comment="How much it matters, from 0 to 1."),
    Column(
        "confidence", Double(),
        comment="How sure, from 0 to 1: the mean of all signals and of one prior signal of 0.5.",
    ),
    Column("corroborations", Integer(), comment="Signals of 0.5 and above."),
    Column("contradictions", Integer(), comment="Signals below 0.5."),
    Column(
        "evidence", Integer(),
        comment="How often it was said: deliveries of one turn count once.",
    ),
    Column("pinned", Boolean(), comment="True: it does not decay."),
    Column(
        "valid_from", TIMESTAMPTZ,
        comment="From when on it holds in the world (the earliest of its evidence).",
    ),
    Column(
        "valid_to", TIMESTAMPTZ,
        comment="From when on none of its evidence holds any longer; null while some does.",
    ),
    Column(
        "refreshed_at", TIMESTAMPTZ,
        comment="When it was last said again or proved useful; decay counts from here. Never "
        "ahead of the database's clock when written.",
    ),
    Column(
        "forgotten_at", TIMESTAMPTZ,
        comment="When it was forgotten: recall does not find it any more. Null while it is "
        "remembered.",
    ),
    Column("language", Text(), comment="Text search configuration that it is indexed by."),
    Column(
        "entry_id", Uuid(),
        comment="The journal entry it was first made from; null for what did not come through the "
        "journal.",
    ),
    Column(
        "recallable", Boolean(),
        comment="Whether recall can find it now: neither forgotten nor ended, and begun.",
    ),
    Column("recalls", BigInteger(), comment="How often it was injected into a conversation."),
    Column("recalled_at", TIMESTAMPTZ, comment="When it was last injected; null for never."),
    comment="Memory records, with how often they were injected into a conversation.",
)

memory_sources = Table(
    "memory_sources",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("memory_id", Uuid(), comment="The record."),
    Column("provider", Text(), comment="What made it: an extraction provider, journal, or hand."),
    Column("turn_id", Text(), comment="The turn."),
    Column("session_id", Text(), comment="The conversation of the turn."),
    Column("speaker", Text(), comment="Who said it."),
    Column(
        "entry_id", Uuid(),
        comment="The journal entry that says so; null for what did not come through the journal.",
    ),
    Column("captured_at", TIMESTAMPTZ, comment="When it was said, by the clock of the source."),
    Column(
        "recorded_at", TIMESTAMPTZ,
        comment="When the database learned of it, by the database's clock.",
    ),
    Column("valid_from", TIMESTAMPTZ, comment="From when on it holds in the world."),
    Column(
        "valid_to", TIMESTAMPTZ,
        comment="From when on it no longer does: when its entry was superseded or retracted; null "
        "while it holds.",
    ),
    comment="Where records come from: one row per turn, entry or hand that gave one. A record "
    "holds while one of its sources does.",
)

metrics_by_judge = Table(
    "metrics_by_judge",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("judge_id", Uuid(), comment="What judged it."),
    Column(
        "provider", Text(),
        comment="Name of the verdict provider, for example claude, rules, or the class of one's "
        "own; pgassay for decisions of the pipeline itself.",
    ),
    Column("model", Text(), comment="Model identifier; null where no model is involved."),
    Column(
        "prompt_sha256", Text(),
        comment="SHA-256 of the instructions the judge was given; null where there are none.",
    ),
    Column(
        "package_version", Text(),
        comment="Version of pgassay (or of the client that wrote the row).",
    ),
    Column("labelled", BigInteger(), comment="Labelled candidates with a terminal state."),
    Column("tp", BigInteger(), comment="Accepted, and should have been."),
    Column("fp", BigInteger(), comment="Accepted, and should not have been."),
    Column(
        "fn", BigInteger(),
        comment="Not accepted by the model's judgement, and should have been.",
    ),
    Column("tn", BigInteger(), comment="Not accepted, and should not have been."),
    Column(
        "lost_to_privacy", BigInteger(),
        comment="Should have been accepted, kept out by the firewall: not the model's miss.",
    ),
    Column(
        "lost_to_infrastructure", BigInteger(),
        comment="Should have been accepted, lost to an outage or a failed write: not the model's "
        "miss.",
    ),
    Column("precision", Double(), comment="tp / (tp + fp); 0.0 where undefined."),
    Column("recall", Double(), comment="tp / (tp + fn); 0.0 where undefined."),
    Column("f1", Double(), comment="Harmonic mean of precision and recall; 0.0 where undefined."),
    Column(
        "end_to_end_recall", Double(),
        comment="tp / (tp + fn + lost_to_privacy + lost_to_infrastructure); 0.0 where undefined.",
    ),
    comment="Precision and recall against the stored gold labels, per judge (provider, model, "
    "prompt, version).",
)

metrics_by_rule = Table(
    "metrics_by_rule",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column(
        "generator_rule", Text(),
        comment="What generated it: sentence, entity; empty and turn for rows that stand for a "
        "whole turn.",
    ),
    Column("labelled", BigInteger(), comment="Labelled candidates with a terminal state."),
    Column("tp", BigInteger(), comment="Accepted, and should have been."),
    Column("fp", BigInteger(), comment="Accepted, and should not have been."),
    Column(
        "fn", BigInteger(),
        comment="Not accepted by the model's judgement, and should have been.",
    ),
    Column("tn", BigInteger(), comment="Not accepted, and should not have been."),
    Column(
        "lost_to_privacy", BigInteger(),
        comment="Should have been accepted, kept out by the firewall: not the model's miss.",
    ),
    Column(
        "lost_to_infrastructure", BigInteger(),
        comment="Should have been accepted, lost to an outage or a failed write: not the model's "
        "miss.",
    ),
    Column("precision", Double(), comment="tp / (tp + fp); 0.0 where undefined."),
    Column("recall", Double(), comment="tp / (tp + fn); 0.0 where undefined."),
    Column("f1", Double(), comment="Harmonic mean of precision and recall; 0.0 where undefined."),
    Column(
        "end_to_end_recall", Double(),
        comment="tp / (tp + fn + lost_to_privacy + lost_to_infrastructure); 0.0 where undefined.",
    ),
    comment="Precision and recall against the stored gold labels, per generator rule.",
)

never_used = Table(
    "never_used",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column(
        "memory_id", Uuid(),
        comment="Identity within the agent: a time-ordered UUID (version 7).",
    ),
    Column("content", Text(), comment="The words, as they were handed in."),
    Column(
        "provider", Text(),
        comment="What made the record: an extraction provider, journal (an entry), or hand.",
    ),
    Column(
        "created_at", TIMESTAMPTZ,
        comment="When it was first remembered, by the database's clock.",
    ),
    Column("recalls", BigInteger(), comment="How often it was injected into a conversation."),
    comment="Records that no conversation ever acted on or used, and how often they were injected "
    "all the same.",
)

privacy_drops = Table(
    "privacy_drops",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("day", Date(), comment="Day, UTC."),
    Column("stage", Text(), comment="Where it was blocked: turn, candidate, journal or memory."),
    Column("reason", Text(), comment="What kind of secret, for example payment_card."),
    Column("detector", Text(), comment="Which detector found it."),
    Column("drops", BigInteger(), comment="How many."),
    comment="What the firewall kept out: counts per day (UTC), stage, reason and detector; "
    "nothing of the things themselves.",
)

carried_resolutions = Table(
    "carried_resolutions",
    views,
    Column(
        "agent_id", Text(),
        comment="Whose memory.",
    ),
    Column(
        "turn_id", Text(),
        comment="The turn.",
    ),
    Column(
        "candidate_id", Text(),
        comment="The candidate.",
    ),
    Column(
        "entry_id", Uuid(),
        comment="The entry that came of it.",
    ),
    Column(
        "source_id", Text(),
        comment="The name that the user gave to the store.",
    ),
    Column(
        "status", Text(),
        comment="How it went, in the source's words, such as resolved or evidence_gap.",
    ),
    Column(
        "statement", Text(),
        comment="What the candidate says when it stands alone: the entry's statement.",
    ),
    Column(
        "verbatim", Text(),
        comment="Its words: the entry's.",
    ),
    Column(
        "speaker", Text(),
        comment="Who spoke; empty where the source did not know.",
    ),
    Column(
        "reference_list", JSONB(),
        comment="Each reference and what became of it, as the source had it.",
    ),
    Column(
        "valid_from", TIMESTAMPTZ,
        comment="From when on the candidate holds, where the words said so.",
    ),
    Column(
        "timezone", Text(),
        comment="The time zone in which times of day were read.",
    ),
    Column(
        "window_truncated", Boolean(),
        comment="Whether the resolver saw only a part of the conversation.",
    ),
    Column(
        "degraded", Boolean(),
        comment="Whether the resolver had to do without its model.",
    ),
    Column(
        "captured_at", TIMESTAMPTZ,
        comment="Clock of the source turn.",
    ),
    Column(
        "written_at", TIMESTAMPTZ,
        comment="When the source wrote it.",
    ),
    comment="How a source that was moved here had resolved the references of accepted "
    "candidates.",
)

recall_health = Table(
    "recall_health",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("records", BigInteger(), comment="Records that recall can find."),
    Column(
        "recalls", BigInteger(),
        comment="Injections looked at: the last 100 whose query had usable words.",
    ),
    Column(
        "without_words", BigInteger(),
        comment="Of these, those that found no record by its words, its conversation or its date.",
    ),
    Column(
        "last_found_at", TIMESTAMPTZ,
        comment="When one of these last found something by words; null for never.",
    ),
    Column(
        "entries_waiting", BigInteger(),
        comment="Journal entries that were moved here and are no memories yet: the migration is "
        "under way or was interrupted.",
    ),
    comment="Whether recall is at work, per agent: of its last 100 injections whose query had "
    "words, how many found nothing by words; and entries that a migration has yet to make "
    "memories of.",
)

recall_outcomes = Table(
    "recall_outcomes",
    views,
    Column("outcome", Text(), comment="acted, used, dismissed, deferred or contradicted."),
    Column(
        "signal", Double(),
        comment="The signal that moves the record's confidence; null for none.",
    ),
    Column(
        "useful", Boolean(),
        comment="True: the record proved useful, and its decay starts again.",
    ),
    Column("meaning", Text(), comment="The outcome in a sentence."),
    comment="Vocabulary: what can come of a record that was injected.",
)

recall_quality = Table(
    "recall_quality",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column(
        "provider", Text(),
        comment="What made the record: an extraction provider, journal (an entry), or hand.",
    ),
    Column("recalls", BigInteger(), comment="Recalls in which one of its records was injected."),
    Column("items", BigInteger(), comment="Records injected, counted per recall."),
    Column(
        "reported", BigInteger(),
        comment="Of these, with an outcome (deferred ones are still open).",
    ),
    Column("acted", BigInteger(), comment="Of these, acted on."),
    Column("used", BigInteger(), comment="Of these, used in the answer."),
    Column("dismissed", BigInteger(), comment="Of these, of no use."),
    Column("deferred", BigInteger(), comment="Of these, put off."),
    Column("contradicted", BigInteger(), comment="Of these, found wrong."),
    Column("useful_share", Double(), comment="Acted and used among the reported; 0 where none is."),
    Column(
        "useful_rank", Double(),
        comment="Mean rank of those acted on or used; null without any.",
    ),
    comment="How useful recall is, per agent and provider of the records: what came of what was "
    "injected.",
)

recall_weights = Table(
    "recall_weights",
    views,
    Column("weight", Text(), comment="Name, a key of p_weights."),
    Column("default_value", Double(), comment="Used where the call does not say."),
    Column("lowest", Double(), comment="The lowest value that is taken."),
    Column("highest", Double(), comment="The highest value that is taken."),
    Column("meaning", Text(), comment="What it does."),
    comment="Every share of a recall's ranking with its default; any of them can be given per "
    "call (p_weights).",
)

recalls = Table(
    "recalls",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("recall_id", Uuid(), comment="The recall."),
    Column("recalled_at", TIMESTAMPTZ, comment="When, by the database's clock."),
    Column("turn_id", Text(), comment="The turn that it was injected into, where known."),
    Column("session_id", Text(), comment="The conversation."),
    Column(
        "query_blind", Boolean(),
        comment="True: the query named nothing, and the newest records were taken.",
    ),
    Column(
        "rank", Integer(),
        comment="Place in the answer, from 1; null where the recall found nothing.",
    ),
    Column(
        "memory_id", Uuid(),
        comment="The record; null where the recall found nothing.",
    ),
    Column("content", Text(), comment="The words, as they were handed in."),
    Column(
        "entry_id", Uuid(),
        comment="The journal entry it was first made from; null for what did not come through the "
        "journal.",
    ),
    Column(
        "source_turn_id", Text(),
        comment="The turn in which it was first said; null for what was remembered by hand.",
    ),
    Column(
        "provider", Text(),
        comment="What made the record: an extraction provider, journal (an entry), or hand.",
    ),
    Column("total", Double(), comment="The score it was ranked by."),
    Column("lexical", Double(), comment="What its own words gave."),
    Column("context", Double(), comment="What its neighbours, its session and its date gave."),
    Column(
        "vector",
        Double(),
        comment="Cosine between query and record, and a share of its neighbours'; null without "
        "embeddings.",
    ),
    Column("decay", Double(), comment="Importance times decay; 0 for what is doubted."),
    Column("confidence", Double(), comment="Its confidence at that time."),
    Column("association", Double(), comment="Association with entities of the query."),
    Column("outcome", Text(), comment="What came of it; null while nothing was reported."),
    Column(
        "reported_at", TIMESTAMPTZ,
        comment="When the outcome was reported, by the database's clock; null while it is open.",
    ),
    comment="What was injected into which turn, with which scores, where it came from and what "
    "came of it: one row per record of a recall. A recall that found nothing is one row, in which "
    "rank, memory_id and all that belongs to a record are null.",
)

stale_pending = Table(
    "stale_pending",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("turn_id", Text(), comment="The turn that yielded it."),
    Column("candidate_id", Text(), comment="The candidate."),
    Column("written_at", TIMESTAMPTZ, comment="When the first phase was written."),
    Column("age", INTERVAL(), comment="How long ago that was."),
    Column("judge_id", Uuid(), comment="What judged it."),
    comment="Accepted candidates whose journal entry was not written within 30 seconds (the "
    "lease's default): their runner died. Run the turn again.",
)

turn_summary = Table(
    "turn_summary",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("turn_id", Text(), comment="The turn that yielded it."),
    Column("candidates", BigInteger(), comment="Candidates with a terminal state."),
    Column("accepted", BigInteger(), comment="Candidates accepted."),
    Column("rejected", BigInteger(), comment="Candidates rejected."),
    Column("withheld", BigInteger(), comment="Candidates withheld."),
    Column("firewall_dropped", BigInteger(), comment="Candidates that the firewall kept out."),
    Column("pending", BigInteger(), comment="Unfinished candidates; counted nowhere else."),
    Column(
        "summary", JSONB(),
        comment="The same as {\"state:<state>\": n, \"reason:<reason>\": n}, zero counts absent.",
    ),
    Column("first_written_at", TIMESTAMPTZ, comment="Oldest of the rows' last writes."),
    Column("last_written_at", TIMESTAMPTZ, comment="Newest of the rows' last writes."),
    comment="What became of each turn: counts over the current states of its candidates, computed "
    "on read, so it cannot drift.",
)

verdict_reasons = Table(
    "verdict_reasons",
    views,
    Column(
        "state", Text(),
        comment="accept, reject, withhold, firewall_drop (terminal) or pending (an unfinished "
        "write).",
    ),
    Column("reason_code", Text(), comment="Why: the reason that may go with the state."),
    Column(
        "terminal", Boolean(),
        comment="False for pending only: it marks an unfinished write and is never counted.",
    ),
    Column(
        "decided_by", Text(),
        comment="model: a verdict provider may say so. trusted: only code of pgassay may; a model "
        "that claims it is not believed.",
    ),
    Column(
        "loss", Text(),
        comment="What a candidate that should have been kept was lost to: none, privacy, the "
        "model's judgement, or infrastructure (judged again when the turn is run again).",
    ),
    Column("meaning", Text(), comment="The pair in a sentence."),
    comment="The vocabulary of outcomes.",
)

carried_entries = Table(
    "carried_entries",
    views,
    Column("agent_id", Text(), comment="Whose memory."),
    Column("entry_id", Uuid(), comment="The entry."),
    Column("source_id", Text(), comment="The name that the user gave to the store."),
    Column(
        "valid_from", TIMESTAMPTZ,
        comment="From when on it held there; null: it had no interval, or one beyond the year "
        "9999, and never held.",
    ),
    Column("valid_to", TIMESTAMPTZ, comment="From when on it no longer held there; null: open."),
    Column(
        "closed_by", Uuid(),
        comment="The entry that closed it there; it need not have survived.",
    ),
    Column(
        "ingested_at", TIMESTAMPTZ,
        comment="When the source learned of it, by the source's clock; null where it did not say.",
    ),
    Column(
        "source_fields", JSONB(),
        comment="Fields that are spelt otherwise here, as the source had them: the exact text of a "
        "payload, an empty turn_id.",
    ),
    comment="Entries that were moved here from another store, and what that store said of them. "
    "assay.beliefs uses its interval instead of deriving one, until something is written here that "
    "changes it.",
)

migration_items = Table(
    "migration_items",
    views,
    Column(
        "agent_id", Text(),
        comment="Whose memory, as the key says; empty where the key names no agent, (withheld) "
        "where the firewall keeps it out.",
    ),
    Column("source_id", Text(), comment="The name that the user gave to the store."),
    Column("source_db", Integer(), comment="The number of the Redis database."),
    Column(
        "source_key", LargeBinary(),
        comment="The key, as bytes; (withheld) and its digest where the firewall keeps it out.",
    ),
    Column(
        "model", Text(),
        comment="decision, entry, resolution, or other (a key of no known shape).",
    ),
    Column(
        "outcome", Text(),
        comment="imported, duplicate (the same was here already), or quarantined.",
    ),
    Column("reason", NAME, comment="Why it is in quarantine."),
    Column(
        "detail", JSONB(),
        comment="More on the reason: the field, or both versions where another is here already. "
        "Never words of a conversation.",
    ),
    Column("entry_id", Uuid(), comment="The journal entry that it is, or that the decision names."),
    Column(
        "accepted_block", Boolean(),
        comment="True: today's firewall would block the entry, and it was imported by explicit "
        "choice.",
    ),
    Column("kept_whole", Boolean(), comment="Whether its raw bytes are kept in quarantine."),
    Column("run_id", Uuid(), comment="The run that last decided about it."),
    Column("noted_at", TIMESTAMPTZ, comment="When that was decided."),
    comment="Ledger of the migration from Redis: what became of each key that held a row or an "
    "entry.",
)

migration_runs = Table(
    "migration_runs",
    views,
    Column("run_id", Uuid(), comment="Identity; a run that is resumed keeps it."),
    Column("source_id", Text(), comment="The name that the user gave to the store."),
    Column("state", Text(), comment="running, interrupted (to be resumed) or finished."),
    Column("started_at", TIMESTAMPTZ, comment="When it began."),
    Column(
        "finished_at", TIMESTAMPTZ,
        comment="When it ended, with everything accounted for or not; null before.",
    ),
    Column(
        "source", JSONB(),
        comment="Fingerprint of the source: kind, server, digest of the file, databases. No "
        "secrets.",
    ),
    comment="Runs of the migration from Redis.",
)
