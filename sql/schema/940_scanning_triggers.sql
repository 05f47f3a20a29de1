-- Tables that functions write, and that take words or ids from outside.

create trigger decision_firewall
before insert or update of speaker, finish_reason, detail_code, generator_rule, agent_id, turn_id, candidate_id, session_id on assay.decision
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'speaker', 'finish_reason', 'detail_code', 'generator_rule', 'id:agent_id', 'id:turn_id', 'id:candidate_id', 'id:session_id'
);
alter table assay.decision enable always trigger decision_firewall;
comment on trigger decision_firewall on assay.decision is 'No secret enters the decision log, whoever writes.';

create trigger gold_label_firewall
before insert or update of labelled_by, agent_id, turn_id, candidate_id on assay.gold_label
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'labelled_by', 'id:agent_id', 'id:turn_id', 'id:candidate_id'
);
alter table assay.gold_label enable always trigger gold_label_firewall;
comment on trigger gold_label_firewall on assay.gold_label is 'No secret enters the labels, whoever writes.';

create trigger judge_firewall
before insert or update of provider, model, package_version on assay.judge
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'id:provider', 'id:model', 'id:package_version'
);
alter table assay.judge enable always trigger judge_firewall;
comment on trigger judge_firewall on assay.judge is 'No secret enters the list of judges, whoever writes.';

create trigger journal_kind_firewall
before insert or update of kind on assay.journal_kind
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'kind'
);
alter table assay.journal_kind enable always trigger journal_kind_firewall;
comment on trigger journal_kind_firewall on assay.journal_kind is 'No secret enters the list of kinds, whoever writes.';

create trigger lease_firewall
before insert or update of agent_id, lease_key on assay.lease
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'id:agent_id', 'id:lease_key'
);
alter table assay.lease enable always trigger lease_firewall;
comment on trigger lease_firewall on assay.lease is 'No secret enters a lease, whoever writes.';

create trigger never_record_drop_firewall
before insert or update of reason, detector, agent_id on assay.never_record_drop
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'reason', 'detector', 'id:agent_id'
);
alter table assay.never_record_drop enable always trigger never_record_drop_firewall;
comment on trigger never_record_drop_firewall on assay.never_record_drop is 'No secret enters what is counted of it, whoever writes.';

create trigger recall_event_firewall
before insert or update of agent_id, turn_id, session_id on assay.recall_event
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'id:agent_id', 'id:turn_id', 'id:session_id'
);
alter table assay.recall_event enable always trigger recall_event_firewall;
comment on trigger recall_event_firewall on assay.recall_event is 'No secret enters the log of recalls, whoever writes.';

create trigger allowed_text_firewall
before insert or update of note, agent_id on assay.allowed_text
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values(
    'note', 'id:agent_id'
);
alter table assay.allowed_text enable always trigger allowed_text_firewall;
comment on trigger allowed_text_firewall on assay.allowed_text is 'No secret enters the reasons of an allow-list, whoever writes.';

create trigger memory_agent_firewall
before insert or update of agent_id, language on assay.memory_agent
for each row
when (current_setting('assay.scanned', true) is distinct from statement_timestamp()::text)
execute function assay._scan_values('id:agent_id', 'id:language');
alter table assay.memory_agent enable always trigger memory_agent_firewall;
comment on trigger memory_agent_firewall on assay.memory_agent is 'No secret enters memory as an agent, whoever writes.';
