-- requires: _firewall_iban_size
create or replace function assay._firewall_iban(p_run text)
returns integer
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_size constant integer := assay._firewall_iban_size(upper(left(p_run, 2) collate "C"));
    v_iban text := '';
    v_char text;
    v_number text := '';
begin
    if v_size is null or length(translate(p_run, E' \t\r\n>._/+-', '')) < v_size then
        return null;
    end if;
    for v_n in 1..length(p_run) loop
        v_char := substr(p_run, v_n, 1);
        continue when strpos(E' \t\r\n>._/+-', v_char) > 0;
        v_iban := v_iban || upper(v_char collate "C");
        if length(v_iban) = v_size then
            if v_n < length(p_run) and strpos(E' \t\r\n>._/+-', substr(p_run, v_n + 1, 1)) = 0 then
                return null;
            end if;
            -- ISO 13616: country and check digits to the end, letters as 10 to 35, remainder of 97 is one
            select string_agg(
                case when c.c collate "C" between '0' and '9' then c.c else (ascii(c.c) - 55)::text end, '' order by c.n
            )
            into v_number
            from unnest(string_to_array(substr(v_iban, 5) || left(v_iban, 4), null)) with ordinality as c (c, n);
            return case when v_number::numeric % 97 = 1 then v_n end;
        end if;
    end loop;
    return null;
end
$$;
comment on function assay._firewall_iban(text) is 'Where the IBAN that begins a run ends; null where it is none (length by country, mod 97).';
revoke all on function assay._firewall_iban(text) from public;
