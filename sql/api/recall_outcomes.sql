create or replace view assay.recall_outcomes with (security_barrier = true) as
select o.outcome::text as outcome, o.signal, o.useful, o.meaning
from assay.recall_outcome as o;
comment on view assay.recall_outcomes is
'Vocabulary: what can come of a record that was injected.';
comment on column assay.recall_outcomes.outcome is 'acted, used, dismissed, deferred or contradicted.';
comment on column assay.recall_outcomes.signal is 'The signal that moves the record''s confidence; null for none.';
comment on column assay.recall_outcomes.useful is 'True: the record proved useful, and its decay starts again.';
comment on column assay.recall_outcomes.meaning is 'The outcome in a sentence.';
revoke all on assay.recall_outcomes from public;
