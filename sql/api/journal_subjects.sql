create or replace view assay.journal_subjects with (security_barrier = true) as
select
    s.agent_id::text as agent_id,
    s.subject,
    s.entry_id
from assay.journal_subject as s
where s.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.journal_subjects is
'Tags of journal entries, one row each, except an entry''s own cand: tag (found through candidate_id).';
comment on column assay.journal_subjects.agent_id is 'Whose memory.';
comment on column assay.journal_subjects.subject is 'The tag.';
comment on column assay.journal_subjects.entry_id is 'The entry that carries the tag.';
revoke all on assay.journal_subjects from public;
