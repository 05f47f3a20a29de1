-- requires: _firewall_value _firewall_password _firewall_number _firewall_card _firewall_is_card _firewall_iban _firewall_spelled
create or replace function assay._firewall_span(p_kind text, p_check text, p_body text)
returns integer []
language sql
immutable
parallel safe
return case
    when p_kind = 'assignment' then assay._firewall_value(p_body, p_check)
    when p_kind = 'userinfo' then assay._firewall_password(p_body)
    when p_check = 'ssn'
        then case
            when left(translate(p_body, E' .-\r\n', ''), 3) not in ('000', '666')
                and left(p_body, 1) <> '9'
                and substr(translate(p_body, E' .-\r\n', ''), 4, 2) <> '00'
                and substr(translate(p_body, E' .-\r\n', ''), 6) <> '0000'
                then array[0, length(p_body)]
        end
    when p_kind = 'named_number'
        then case when assay._firewall_number(p_body, p_check) then array[0, length(p_body)] end
    when p_check = 'card' then assay._firewall_card(p_body)
    when p_check = 'iban' then array[0, assay._firewall_iban(p_body)]
    when p_check = 'joined'
        then case
            when assay._firewall_is_card(translate(p_body, translate(p_body, '0123456789', ''), ''))
                then array[0, length(p_body)]
        end
    when p_check = 'spelled' then case when assay._firewall_spelled(p_body) then array[0, length(p_body)] end
    else array[0, length(p_body)]
end;
comment on function assay._firewall_span(text, text, text) is
'The part (start, end) of a match that is the secret, of digits in a row more than one; null, or an end that is null, where the detector''s check says no.';
revoke all on function assay._firewall_span(text, text, text) from public;
