-- requires: journal
create or replace function assay.annotations_for(p_agent_id text, p_entry_id uuid)
returns setof assay.journal
language sql
stable
parallel safe
begin atomic
select e.*
from assay.journal as e
where e.agent_id = p_agent_id and e.target_id = p_entry_id
order by e.entry_seq;
end;
comment on function assay.annotations_for(text, uuid) is 'The annotations of one entry, in order of writing.';
revoke all on function assay.annotations_for(text, uuid) from public;
