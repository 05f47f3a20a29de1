-- requires: _firewall_luhn
-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_is_card(p_digits text)
returns boolean
language sql
immutable
parallel safe
return case
    when length(p_digits) <= 19 and assay._firewall_luhn(p_digits)
        then (
            (length(p_digits) in (13, 16, 19) and left(p_digits, 1) = '4')
            or (length(p_digits) = 18 and left(p_digits, 4) = '4936')
            or (length(p_digits) = 16 and left(p_digits, 2) collate "C" between '51' and '55')
            or (length(p_digits) = 16 and left(p_digits, 4) collate "C" between '2221' and '2720')
            or (length(p_digits) = 15 and left(p_digits, 2) = '34')
            or (length(p_digits) = 15 and left(p_digits, 2) = '37')
            or (length(p_digits) in (14, 16) and left(p_digits, 3) collate "C" between '300' and '305')
            or (length(p_digits) in (14, 16) and left(p_digits, 4) = '3095')
            or (length(p_digits) in (14, 16) and left(p_digits, 2) = '36')
            or (length(p_digits) in (14, 16) and left(p_digits, 2) collate "C" between '38' and '39')
            or (length(p_digits) = 19 and left(p_digits, 6) = '384100')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '6011')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 3) collate "C" between '644' and '649')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 2) = '65')
            or (length(p_digits) = 15 and left(p_digits, 4) = '2131')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) collate "C" between '3528' and '3589')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 2) = '62')
            or (length(p_digits) = 16 and left(p_digits, 2) collate "C" between '81' and '82')
            or (length(p_digits) = 16 and left(p_digits, 2) = '60')
            or (length(p_digits) = 16 and left(p_digits, 3) = '508')
            or (length(p_digits) = 16 and left(p_digits, 3) = '353')
            or (length(p_digits) = 16 and left(p_digits, 3) = '356')
            or (length(p_digits) in (16, 18, 19) and left(p_digits, 2) = '50')
            or (length(p_digits) = 17 and left(p_digits, 4) = '5018')
            or (length(p_digits) = 17 and left(p_digits, 4) = '5020')
            or (length(p_digits) = 17 and left(p_digits, 4) = '5038')
            or (length(p_digits) in (16, 18, 19) and left(p_digits, 2) collate "C" between '56' and '58')
            or (length(p_digits) = 17 and left(p_digits, 4) = '5893')
            or (length(p_digits) in (17, 18, 19) and left(p_digits, 4) = '6304')
            or (length(p_digits) in (16, 18, 19) and left(p_digits, 4) = '6331')
            or (length(p_digits) in (16, 18, 19) and left(p_digits, 4) collate "C" between '6333' and '6334')
            or (length(p_digits) = 16 and left(p_digits, 3) collate "C" between '636' and '639')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 2) = '67')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) collate "C" between '2200' and '2205')
            or (length(p_digits) = 16 and left(p_digits, 6) = '286900')
            or (length(p_digits) = 16 and left(p_digits, 4) = '9792')
            or (length(p_digits) = 19 and left(p_digits, 6) = '606282')
        )
        and case
            when length(p_digits) = 16
                then substr(p_digits, 1, 4) = substr(p_digits, 5, 4)
                    or substr(p_digits, 5, 4)::integer - substr(p_digits, 1, 4)::integer
                    <> substr(p_digits, 9, 4)::integer - substr(p_digits, 5, 4)::integer
                    or substr(p_digits, 9, 4)::integer - substr(p_digits, 5, 4)::integer
                    <> substr(p_digits, 13, 4)::integer - substr(p_digits, 9, 4)::integer
            else true
        end
    else false
end;
comment on function assay._firewall_is_card(text) is 'Whether digits are a payment card: a range of an issuer, its length, and Luhn.';
revoke all on function assay._firewall_is_card(text) from public;
