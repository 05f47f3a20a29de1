create or replace function assay._check_rows(p_turn_id text, p_candidate_ids text[])
returns void
language plpgsql
stable
parallel safe
set search_path = pg_catalog, pg_temp
as $$
begin
    if p_turn_id is null then
        raise exception 'turn_id is null'
            using errcode = 'ME005', hint = 'Name the turn that the candidates belong to.';
    end if;
    if array_position(p_candidate_ids, null) is not null then
        raise exception 'a row without candidate_id'
            using errcode = 'ME005', hint = 'Every row names its candidate.';
    end if;
    if (select count(*) <> count(distinct c.id) from unnest(p_candidate_ids) as c (id)) then
        raise exception 'two rows for one candidate in one call'
            using errcode = 'ME005', hint = 'Send each candidate once; a later write goes into a call of its own.';
    end if;
end
$$;
comment on function assay._check_rows(text, text[]) is 'Raises ME005 for a set of rows with a null or repeated candidate.';
revoke all on function assay._check_rows(text, text[]) from public;
