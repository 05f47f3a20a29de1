create or replace function assay._firewall_unrepeated(p_text text)
returns text
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_size constant integer := length(p_text);
    v_middle constant integer := v_size / 2;
    v_period integer;
    v_start integer := v_middle;
    v_end integer := v_middle;
    v_step integer;
    v_stop integer;
    v_kept integer;
    v_cut integer;
begin
    if v_size < 65536 then
        return p_text;
    end if;
    v_period := strpos(substr(p_text, v_middle + 2) collate "C", substr(p_text, v_middle + 1, 512));
    if v_period not between 1 and 512 then
        return p_text;
    end if;
    -- from where to where it repeats itself: in halves, each compared once
    v_step := v_size - v_period - v_middle;
    while v_step > 0 loop
        v_stop := least(v_end + v_step, v_size - v_period);
        if substr(p_text, v_end + 1, v_stop - v_end) = substr(p_text, v_end + v_period + 1, v_stop - v_end) then
            v_end := v_stop;
        end if;
        v_step := v_step / 2;
    end loop;
    v_step := v_middle;
    while v_step > 0 loop
        v_stop := greatest(v_start - v_step, 0);
        if substr(p_text, v_stop + 1, v_start - v_stop) = substr(p_text, v_stop + v_period + 1, v_start - v_stop) then
            v_start := v_stop;
        end if;
        v_step := v_step / 2;
    end loop;
    v_kept := 2048 + 64 * v_period;
    v_cut := (v_end + v_period - v_start - 2 * v_kept) / (3360 * v_period) * (3360 * v_period);
    return case
        when v_cut > 0 then left(p_text, v_start + v_kept) || substr(p_text, v_start + v_kept + v_cut + 1)
        else p_text
    end;
end
$$;
comment on function assay._firewall_unrepeated(text) is
'A long text without most of a stretch that repeats itself, of which the verdict is that of the text.';
revoke all on function assay._firewall_unrepeated(text) from public;
