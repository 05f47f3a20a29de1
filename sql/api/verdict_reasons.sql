create or replace view assay.verdict_reasons with (security_barrier = true) as
select
    r.state,
    r.reason_code,
    r.terminal,
    r.decided_by,
    r.loss,
    r.meaning
from assay.verdict_reason as r;
comment on view assay.verdict_reasons is
'The vocabulary of outcomes.';
comment on column assay.verdict_reasons.state is 'accept, reject, withhold, firewall_drop (terminal) or pending (an unfinished write).';
comment on column assay.verdict_reasons.reason_code is 'Why: the reason that may go with the state.';
comment on column assay.verdict_reasons.terminal is 'False for pending only: it marks an unfinished write and is never counted.';
comment on column assay.verdict_reasons.decided_by is 'model: a verdict provider may say so. trusted: only code of pgassay may; a model that claims it is not believed.';
comment on column assay.verdict_reasons.loss is 'What a candidate that should have been kept was lost to: none, privacy, the model''s judgement, or infrastructure (judged again when the turn is run again).';
comment on column assay.verdict_reasons.meaning is 'The pair in a sentence.';
revoke all on assay.verdict_reasons from public;
