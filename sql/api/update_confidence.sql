-- requires: _check_agent
create or replace function assay.update_confidence(p_agent_id text, p_memory_id uuid, p_signal double precision)
returns table (confidence double precision, corroborations integer, contradictions integer)
language plpgsql
volatile
security definer
set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
begin
    perform assay._check_agent(p_agent_id);
    if not coalesce(p_signal between 0 and 1, false) then
        raise exception 'a signal out of range'
            using errcode = 'ME005', hint = 'A signal goes from 0 (wrong) to 1 (right).';
    end if;
    return query
    update assay.memory as m
    set
        confidence = (m.confidence * (1 + m.corroborations + m.contradictions) + p_signal)
            / (2 + m.corroborations + m.contradictions),
        corroborations = m.corroborations + case when p_signal >= 0.5 then 1 else 0 end,
        contradictions = m.contradictions + case when p_signal < 0.5 then 1 else 0 end
    where m.agent_id = p_agent_id and m.memory_id = p_memory_id
    returning m.confidence, m.corroborations, m.contradictions;
    if not found then
        raise exception 'there is no such memory of this agent'
            using errcode = 'ME004', hint = 'Name a memory_id of the same agent (view assay.memories).';
    end if;
end
$$;
comment on function assay.update_confidence(text, uuid, double precision) is
'Counts one signal: confidence is the mean of all signals and of a prior one of 0.5, so a first signal of 0.9 gives 0.7. Signals of 0.5 and above are corroborations, others contradictions.';
revoke all on function assay.update_confidence(text, uuid, double precision) from public;
