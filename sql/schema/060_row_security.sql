-- Row security is the second line: readers and writers hold no rights on the tables at all, and the views carry the
-- same condition. It binds any role that is given rights on a table later. A setting that is absent means no limit
-- (dashboards over all agents); enabled, not forced, so that the owner's pg_dump sees every row.

alter table assay.decision enable row level security;
create policy decision_agent_scope on assay.decision
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy decision_agent_scope on assay.decision is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.decision_event enable row level security;
create policy decision_event_agent_scope on assay.decision_event
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy decision_event_agent_scope on assay.decision_event is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.lease enable row level security;
create policy lease_agent_scope on assay.lease
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy lease_agent_scope on assay.lease is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.gold_label enable row level security;
create policy gold_label_agent_scope on assay.gold_label
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy gold_label_agent_scope on assay.gold_label is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.never_record_drop enable row level security;
create policy never_record_drop_agent_scope on assay.never_record_drop
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy never_record_drop_agent_scope on assay.never_record_drop is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.journal_entry enable row level security;
create policy journal_entry_agent_scope on assay.journal_entry
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy journal_entry_agent_scope on assay.journal_entry is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.journal_subject enable row level security;
create policy journal_subject_agent_scope on assay.journal_subject
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy journal_subject_agent_scope on assay.journal_subject is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';
