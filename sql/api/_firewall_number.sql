-- requires: _firewall_luhn
create or replace function assay._firewall_number(p_number text, p_check text)
returns boolean
language plpgsql
immutable
strict
parallel safe
set search_path = pg_catalog, pg_temp
as $$
declare
    v_digits text;
    v_sum integer;
    v_other integer;
begin
    if p_check = 'none' then
        return true;
    end if;
    v_digits := translate(p_number, translate(p_number, '0123456789', ''), '');
    if p_check = 'luhn' then
        return assay._firewall_luhn(v_digits);
    elsif p_check = 'cpf' then
        -- Receita Federal: two check digits, weights 10 to 2 and 11 to 2
        select sum((11 - d.n) * d.d::integer) * 10 % 11 % 10
        into v_sum
        from unnest(string_to_array(left(v_digits, 9), null)) with ordinality as d (d, n);
        select sum((12 - d.n) * d.d::integer) * 10 % 11 % 10
        into v_other
        from unnest(string_to_array(left(v_digits, 10), null)) with ordinality as d (d, n);
        return right(v_digits, 2) = v_sum::text || v_other::text and translate(v_digits, left(v_digits, 1), '') <> '';
    elsif p_check = 'cn_id' then
        -- GB 11643-1999: weighted sum modulo 11 picks the last character
        select sum((array[7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2])[d.n] * d.d::integer) % 11
        into v_sum
        from unnest(string_to_array(left(p_number, 17), null)) with ordinality as d (d, n);
        return substr('10x98765432', v_sum + 1, 1) = right(p_number, 1);
    elsif p_check = 'dni' then
        -- the letter is the remainder of 23; X, Y and Z stand for 0, 1 and 2
        v_sum := translate(left(p_number, -1), 'xyz-', '012')::integer % 23;
        return substr('trwagmyfpdxbnjzsqvhlcke', v_sum + 1, 1) = right(p_number, 1);
    elsif p_check = 'routing' then
        select sum((array[3, 7, 1])[(d.n - 1) % 3 + 1] * d.d::integer) % 10
        into v_sum
        from unnest(string_to_array(v_digits, null)) with ordinality as d (d, n);
        return v_sum = 0;
    end if;
    raise exception 'unknown check of a number'
        using errcode = 'ME005', hint = 'Name a check that assay.never_record_detector documents.';
end
$$;
comment on function assay._firewall_number(text, text) is 'Whether the digits of a named number satisfy the check of its kind.';
revoke all on function assay._firewall_number(text, text) from public;
