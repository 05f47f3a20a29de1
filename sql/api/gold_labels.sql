create or replace view assay.gold_labels with (security_barrier = true) as
select
    g.agent_id::text as agent_id,
    g.turn_id::text as turn_id,
    g.candidate_id::text as candidate_id,
    g.should_accept,
    g.labelled_by,
    g.labelled_at
from assay.gold_label as g
where g.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.gold_labels is
'Human truth per candidate.';
comment on column assay.gold_labels.agent_id is 'Whose memory.';
comment on column assay.gold_labels.turn_id is 'The turn.';
comment on column assay.gold_labels.candidate_id is 'The candidate.';
comment on column assay.gold_labels.should_accept is 'True: it should have been kept.';
comment on column assay.gold_labels.labelled_by is 'Who said so.';
comment on column assay.gold_labels.labelled_at is 'When it was last said.';
revoke all on assay.gold_labels from public;
