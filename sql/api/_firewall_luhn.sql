create or replace function assay._firewall_luhn(p_digits text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_rest text := p_digits;
    v_ten bigint;
    v_sum bigint := 0;
begin
    -- ISO/IEC 7812-1, annex B: from the right, every second digit doubled, its digits added; ten digits at a time
    while v_rest <> '' loop
        v_ten := right(v_rest, 10)::bigint;
        v_rest := left(v_rest, -10);
        v_sum := v_sum
            + v_ten % 10 + v_ten / 100 % 10 + v_ten / 10000 % 10 + v_ten / 1000000 % 10 + v_ten / 100000000 % 10
            + v_ten / 10 % 10 * 2 - v_ten / 10 % 10 / 5 * 9
            + v_ten / 1000 % 10 * 2 - v_ten / 1000 % 10 / 5 * 9
            + v_ten / 100000 % 10 * 2 - v_ten / 100000 % 10 / 5 * 9
            + v_ten / 10000000 % 10 * 2 - v_ten / 10000000 % 10 / 5 * 9
            + v_ten / 1000000000 % 10 * 2 - v_ten / 1000000000 % 10 / 5 * 9;
    end loop;
    return v_sum % 10 = 0;
end
$$;
comment on function assay._firewall_luhn(text) is 'Whether the last digit is the check digit of ISO/IEC 7812-1 annex B.';
revoke all on function assay._firewall_luhn(text) from public;
