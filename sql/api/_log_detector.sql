create or replace function assay._log_detector()
returns trigger
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
    insert into assay.detector_change (action, reason, detector, note)
    select
        case
            when tg_op = 'INSERT' then 'add'
            when tg_op = 'DELETE' then 'remove'
            when new.enabled and not old.enabled then 'enable'
            when old.enabled and not new.enabled then 'disable'
            else 'change'
        end,
        case when tg_op = 'DELETE' then old.reason else new.reason end,
        case when tg_op = 'DELETE' then old.detector else new.detector end,
        coalesce(current_setting('assay.detector_note', true), '');
    return null;
end
$$;
comment on function assay._log_detector() is 'Trigger: notes every change of the detectors in assay.detector_change, also one that is made by hand.';
revoke all on function assay._log_detector() from public;
