-- requires: turn_summary
create or replace function assay.turn_summary(p_agent_id text, p_turn_id text)
returns jsonb
language sql
stable
parallel safe
begin atomic
select coalesce(
    (
        select s.summary
        from assay.turn_summary as s
        where s.agent_id = p_agent_id and s.turn_id = p_turn_id
    ),
    '{}'::jsonb
);
end;
comment on function assay.turn_summary(text, text) is
'What became of a turn: {"state:<state>": n, "reason:<reason>": n} over the current states of its candidates; zero counts and pending absent; {} for an unknown turn.';
revoke all on function assay.turn_summary(text, text) from public;
