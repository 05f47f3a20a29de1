-- As for the other tables: see 060_row_security.sql.

alter table assay.memory_agent enable row level security;
create policy memory_agent_agent_scope on assay.memory_agent
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_agent_agent_scope on assay.memory_agent is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_due enable row level security;
create policy memory_due_agent_scope on assay.memory_due
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_due_agent_scope on assay.memory_due is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_session enable row level security;
create policy memory_session_agent_scope on assay.memory_session
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_session_agent_scope on assay.memory_session is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory enable row level security;
create policy memory_agent_scope on assay.memory
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_agent_scope on assay.memory is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_evidence enable row level security;
create policy memory_evidence_agent_scope on assay.memory_evidence
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_evidence_agent_scope on assay.memory_evidence is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_posting enable row level security;
create policy memory_posting_agent_scope on assay.memory_posting
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_posting_agent_scope on assay.memory_posting is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_lexeme enable row level security;
create policy memory_lexeme_agent_scope on assay.memory_lexeme
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_lexeme_agent_scope on assay.memory_lexeme is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_speaker enable row level security;
create policy memory_speaker_agent_scope on assay.memory_speaker
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_speaker_agent_scope on assay.memory_speaker is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.memory_entity enable row level security;
create policy memory_entity_agent_scope on assay.memory_entity
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy memory_entity_agent_scope on assay.memory_entity is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.association enable row level security;
create policy association_agent_scope on assay.association
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy association_agent_scope on assay.association is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.recall_event enable row level security;
create policy recall_event_agent_scope on assay.recall_event
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy recall_event_agent_scope on assay.recall_event is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';

alter table assay.recall_item enable row level security;
create policy recall_item_agent_scope on assay.recall_item
using (
    agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64))
);
comment on policy recall_item_agent_scope on assay.recall_item is 'Only the rows of the agent named by the setting assay.agent_id, where it is set.';
