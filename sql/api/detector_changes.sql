create or replace view assay.detector_changes with (security_barrier = true) as
select
    c.change_id,
    c.changed_at,
    c.changed_by,
    c.action,
    c.reason::text as reason,
    c.detector::text as detector,
    c.note
from assay.detector_change as c;
comment on view assay.detector_changes is 'What was done to the detectors of the firewall since they were installed, and by whom.';
comment on column assay.detector_changes.change_id is 'Order of the changes.';
comment on column assay.detector_changes.changed_at is 'When, by the database''s clock.';
comment on column assay.detector_changes.changed_by is 'The role that had logged in.';
comment on column assay.detector_changes.action is 'What was done: add, change, disable, enable, remove.';
comment on column assay.detector_changes.reason is 'The reason that the detector gives.';
comment on column assay.detector_changes.detector is 'Its name.';
comment on column assay.detector_changes.note is 'Why, in the words of whoever did it; the firewall has read it.';
revoke all on assay.detector_changes from public;
