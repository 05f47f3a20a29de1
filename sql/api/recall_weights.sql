create or replace view assay.recall_weights with (security_barrier = true) as
select w.weight::text as weight, w.default_value, w.lowest, w.highest, w.meaning
from assay.recall_weight as w;
comment on view assay.recall_weights is
'Every share of a recall''s ranking with its default; any of them can be given per call (p_weights).';
comment on column assay.recall_weights.weight is 'Name, a key of p_weights.';
comment on column assay.recall_weights.default_value is 'Used where the call does not say.';
comment on column assay.recall_weights.lowest is 'The lowest value that is taken.';
comment on column assay.recall_weights.highest is 'The highest value that is taken.';
comment on column assay.recall_weights.meaning is 'What it does.';
revoke all on assay.recall_weights from public;
