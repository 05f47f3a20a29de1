create or replace view assay.associations with (security_barrier = true) as
select
    a.agent_id::text as agent_id,
    a.entity_a,
    a.entity_b,
    a.weight,
    a.first_linked_at,
    a.last_linked_at
from assay.association as a
where a.agent_id between coalesce(nullif(current_setting('assay.agent_id', true), ''), '')
    and coalesce(nullif(current_setting('assay.agent_id', true), ''), repeat(U&'\+10FFFF', 64));
comment on view assay.associations is
'Entities that were named together: an undirected pair and how often.';
comment on column assay.associations.agent_id is 'Whose memory.';
comment on column assay.associations.entity_a is 'The entity whose name sorts first.';
comment on column assay.associations.entity_b is 'The other one.';
comment on column assay.associations.weight is 'How often they were named together.';
comment on column assay.associations.first_linked_at is 'When first, by the database''s clock.';
comment on column assay.associations.last_linked_at is 'When last, by the database''s clock.';
revoke all on assay.associations from public;
