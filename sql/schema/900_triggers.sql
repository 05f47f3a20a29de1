-- Runs after sql/api: the trigger functions live there. "Enable always": what is refused is also refused in a session that
-- replays changes (session_replication_role = replica). Triggers that derive rows fire at the origin only: logical
-- replication and `pg_restore --data-only --disable-triggers` bring the derived rows along, and would find them there.

create trigger journal_entry_append_only
before update or delete or truncate on assay.journal_entry
for each statement execute function assay._refuse_change();
alter table assay.journal_entry enable always trigger journal_entry_append_only;
comment on trigger journal_entry_append_only on assay.journal_entry is 'The journal is append-only, for its owner, too.';

create trigger journal_entry_firewall
before insert on assay.journal_entry
for each row execute function assay._scan_entry_words();
alter table assay.journal_entry enable always trigger journal_entry_firewall;
comment on trigger journal_entry_firewall on assay.journal_entry is 'No secret enters the journal, whoever writes.';

create trigger journal_entry_firewall_of_ids
after insert on assay.journal_entry
referencing new table as new_rows
for each statement execute function assay._scan_journal_entries();
alter table assay.journal_entry enable always trigger journal_entry_firewall_of_ids;
comment on trigger journal_entry_firewall_of_ids on assay.journal_entry is 'No secret enters the journal as an id, whoever writes.';

-- At the origin only, like the foreign key that it stands for: whoever replays changes may bring entries before decisions.
create trigger journal_entry_decision
after insert on assay.journal_entry
referencing new table as new_rows
for each statement execute function assay._check_entry_decisions();
comment on trigger journal_entry_decision on assay.journal_entry is
'No entry of a candidate before its decision row: the pending row comes first.';

create trigger journal_entry_subjects
after insert on assay.journal_entry
referencing new table as new_rows
for each statement execute function assay._index_journal_subjects();
comment on trigger journal_entry_subjects on assay.journal_entry is 'Tags can be looked up by agent.';

create trigger journal_subject_append_only
before update or delete or truncate on assay.journal_subject
for each statement execute function assay._refuse_change();
alter table assay.journal_subject enable always trigger journal_subject_append_only;
comment on trigger journal_subject_append_only on assay.journal_subject is 'Tags of append-only entries are append-only.';

create trigger decision_event_append_only
before update or delete or truncate on assay.decision_event
for each statement execute function assay._refuse_change();
alter table assay.decision_event enable always trigger decision_event_append_only;
comment on trigger decision_event_append_only on assay.decision_event is 'History is append-only, for its owner, too.';

create trigger decision_kept
before delete or truncate on assay.decision
for each statement execute function assay._refuse_change();
alter table assay.decision enable always trigger decision_kept;
comment on trigger decision_kept on assay.decision is 'No candidate is dropped silently.';

create trigger decision_guard
before update on assay.decision
for each row
when (
    (old.agent_id, old.turn_id, old.candidate_id) is distinct from (new.agent_id, new.turn_id, new.candidate_id)
    or (
        old.state = 'accept'
        and (
            (
                old.entry_id, old.judge_id, old.captured_at, old.written_at, old.span_start, old.span_end, old.turn_candidates,
                old.latency_ms, old.input_tokens, old.output_tokens, old.max_tokens, old.state, old.reason_code,
                old.generator_rule, old.text_sha256, old.session_id, old.speaker, old.finish_reason
            ) is distinct from (
                new.entry_id, new.judge_id, new.captured_at, new.written_at, new.span_start, new.span_end, new.turn_candidates,
                new.latency_ms, new.input_tokens, new.output_tokens, new.max_tokens, new.state, new.reason_code,
                new.generator_rule, new.text_sha256, new.session_id, new.speaker, new.finish_reason
            )
            -- The one mark that it may be given: a write over it was refused.
            or (
                old.detail_code is distinct from new.detail_code
                and new.detail_code is distinct from 'terminal_conflict_refused'
            )
        )
    )
)
execute function assay._guard_decision();
alter table assay.decision enable always trigger decision_guard;
comment on trigger decision_guard on assay.decision is 'A terminal write never overwrites an accepted row.';

create trigger decision_history_of_inserts
after insert on assay.decision
referencing new table as new_rows
for each statement execute function assay._record_decision_inserts();
comment on trigger decision_history_of_inserts on assay.decision is 'Every attempt stays readable.';

create trigger decision_history_of_updates
after update on assay.decision
referencing old table as old_rows new table as new_rows
for each statement execute function assay._record_decision_updates();
comment on trigger decision_history_of_updates on assay.decision is 'Every attempt stays readable.';

create trigger never_record_drop_append_only
before update or delete or truncate on assay.never_record_drop
for each statement execute function assay._refuse_change();
alter table assay.never_record_drop enable always trigger never_record_drop_append_only;
comment on trigger never_record_drop_append_only on assay.never_record_drop is 'Counts of what was blocked only grow.';
