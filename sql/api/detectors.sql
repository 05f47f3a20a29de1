create or replace view assay.detectors with (security_barrier = true) as
select
    d.reason::text as reason,
    d.detector::text as detector,
    d.kind = 'custom' as custom,
    d.enabled,
    d.about
from assay.never_record_detector as d;
comment on view assay.detectors is
'The detectors of the firewall by name, the package''s and those that were added; their patterns are the owner''s to see.';
comment on column assay.detectors.reason is 'What kind of secret it finds; names the verdict.';
comment on column assay.detectors.detector is 'Its name.';
comment on column assay.detectors.custom is 'Whether it was added here.';
comment on column assay.detectors.enabled is 'False: switched off on purpose.';
comment on column assay.detectors.about is 'The vendor whose token it is, or the languages; of one that was added, what it is for.';
revoke all on assay.detectors from public;
