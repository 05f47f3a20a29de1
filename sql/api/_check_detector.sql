-- requires: _detector_problem
create or replace function assay._check_detector()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
    v_problem text;
begin
    if new.kind = 'custom' then
        v_problem := case
            when new.detector !~ '^[a-z][a-z0-9_]{2,62}$' then 'name'
            when new.check_name <> '' or new.anchors <> '{}' or new.needs <> '{}' or new.also_needs <> '{}' then 'fields'
            when exists (
                select
                from assay.never_record_detector as d
                where d.detector = new.detector and d.reason <> new.reason
            ) then 'taken'
            when octet_length(new.about) > 1000 then 'about'
            else assay._detector_problem(new.pattern, new.lowered)
        end;
    elsif tg_op = 'UPDATE' and old.kind = 'custom' then
        v_problem := 'fields';
    end if;
    if v_problem is not null then
        raise exception 'this detector cannot be used (%)', v_problem
            using errcode = 'ME005',
            schema = tg_table_schema,
            table = tg_table_name,
            constraint = tg_name,
            detail = json_build_object('problem', v_problem)::text,
            hint = case v_problem
                when 'name' then 'Name it with 3 to 63 lower-case letters, digits and underscores, a letter first.'
                when 'taken' then 'Another detector has this name; choose another.'
                when 'fields' then 'A detector of your own has a pattern and nothing else: no check, no words it needs.'
                when 'about' then 'Say what it is for in at most 1000 bytes.'
                when 'ambiguous' then 'What follows a repetition must not begin with a character that the repetition takes.'
                when 'alternatives' then 'No alternative of a group may be the beginning of another; there may be 64.'
                when 'too_short' then 'Every match must have at least 3 characters.'
                when 'too_large' then 'A match may have at most 256 characters.'
                when 'ordinary' then 'It matches ordinary sentences or the ids of turns; make it narrower.'
                when 'look_alike' then 'Use assay.add_detector, which reads look-alike characters as the firewall does.'
                when 'upper_case' then 'A pattern that ignores case is written in small letters.'
                else 'Write literal characters (special ones after a backslash), classes [A-Z0-9_-], groups (?:one|two) of '
                    || 'literals, repetitions {n} {n,m} ?, a guard (?<![...]) first and a guard (?![...]) last.'
            end;
    end if;
    return null;
end
$$;
comment on function assay._check_detector() is
'Trigger: refuses a user''s own detector (ME005) whose pattern the two engines might read differently, or slowly, or that would block everything.';
revoke all on function assay._check_detector() from public;
