create or replace view assay.journal_kinds with (security_barrier = true) as
select
    k.kind::text as kind,
    k.targetless,
    k.closing,
    k.claim
from assay.journal_kind as k;
comment on view assay.journal_kinds is
'Kinds of journal entries and what they mean.';
comment on column assay.journal_kinds.kind is 'Its name.';
comment on column assay.journal_kinds.targetless is 'True: an entry of this kind stands by itself. False: it annotates another entry, its target.';
comment on column assay.journal_kinds.closing is 'True: it ends the validity of its target from its own valid_from on.';
comment on column assay.journal_kinds.claim is 'True: it says something about the world and can be a belief. False: it only annotates.';
revoke all on assay.journal_kinds from public;
