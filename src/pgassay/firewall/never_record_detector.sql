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
