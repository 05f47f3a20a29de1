-- A pattern that an engine cannot read would break every later write, so it is refused where it comes in.
create constraint trigger never_record_detector_checked
after insert or update on assay.never_record_detector
for each row execute function assay._check_detector();
alter table assay.never_record_detector enable always trigger never_record_detector_checked;
comment on trigger never_record_detector_checked on assay.never_record_detector is 'A user''s own detectors are ones that both engines read alike.';

create trigger never_record_detector_logged
after insert or update or delete on assay.never_record_detector
for each row execute function assay._log_detector();
comment on trigger never_record_detector_logged on assay.never_record_detector is 'Who changed the detectors, and when, stays readable.';

create trigger never_record_detector_kept
before truncate on assay.never_record_detector
for each statement execute function assay._refuse_change();
alter table assay.never_record_detector enable always trigger never_record_detector_kept;
comment on trigger never_record_detector_kept on assay.never_record_detector is 'Not all at once, and not unseen.';

create trigger detector_change_append_only
before update or delete or truncate on assay.detector_change
for each statement execute function assay._refuse_change();
alter table assay.detector_change enable always trigger detector_change_append_only;
comment on trigger detector_change_append_only on assay.detector_change is 'The log is append-only, for its owner, too.';

create trigger never_record_detector_firewall
before insert or update of pattern, about, detector on assay.never_record_detector
for each row
when (new.kind = 'custom' and current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values('pattern', 'about', 'id:detector');
alter table assay.never_record_detector enable always trigger never_record_detector_firewall;
comment on trigger never_record_detector_firewall on assay.never_record_detector is 'No secret enters a pattern: it is looked for by its form.';

create trigger detector_change_firewall
before insert on assay.detector_change
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values('note');
alter table assay.detector_change enable always trigger detector_change_firewall;
comment on trigger detector_change_firewall on assay.detector_change is 'No secret enters the log of what was done to the detectors, whoever writes.';
