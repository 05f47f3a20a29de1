-- requires: _firewall_luhn
-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_is_card(p_digits text)
returns boolean
language sql
immutable
parallel safe
return case
    when assay._firewall_luhn(p_digits)
        then (length(p_digits) in (13, 16, 19) and left(p_digits, 1) = '4')
            or (length(p_digits) = 16 and left(p_digits, 2) collate "C" between '51' and '55')
            or (length(p_digits) = 16 and left(p_digits, 4) collate "C" between '2221' and '2720')
            or (length(p_digits) = 15 and left(p_digits, 2) = '34')
            or (length(p_digits) = 15 and left(p_digits, 2) = '37')
            or (length(p_digits) in (14, 16) and left(p_digits, 3) collate "C" between '300' and '305')
            or (length(p_digits) in (14, 16) and left(p_digits, 4) = '3095')
            or (length(p_digits) in (14, 16) and left(p_digits, 2) = '36')
            or (length(p_digits) in (14, 16) and left(p_digits, 2) collate "C" between '38' and '39')
            or (length(p_digits) in (16, 19) and left(p_digits, 4) = '6011')
            or (length(p_digits) in (16, 19) and left(p_digits, 3) collate "C" between '644' and '649')
            or (length(p_digits) in (16, 19) and left(p_digits, 2) = '65')
            or (length(p_digits) in (16, 19) and left(p_digits, 4) collate "C" between '3528' and '3589')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 2) = '62')
            or (length(p_digits) = 16 and left(p_digits, 2) collate "C" between '81' and '82')
            or (length(p_digits) = 16 and left(p_digits, 2) = '60')
            or (length(p_digits) = 16 and left(p_digits, 3) = '508')
            or (length(p_digits) = 16 and left(p_digits, 3) = '353')
            or (length(p_digits) = 16 and left(p_digits, 3) = '356')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '5018')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '5020')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '5038')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '5893')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '6304')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '6759')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) collate "C" between '6761' and '6763')
            or (length(p_digits) in (16, 17, 18, 19) and left(p_digits, 4) = '6767')
            or (length(p_digits) = 16 and left(p_digits, 4) = '6390')
            or (length(p_digits) = 16 and left(p_digits, 4) = '5067')
            or (length(p_digits) = 16 and left(p_digits, 4) = '5066')
            or (length(p_digits) = 16 and left(p_digits, 3) = '509')
            or (length(p_digits) = 16 and left(p_digits, 4) collate "C" between '6362' and '6363')
            or (length(p_digits) = 16 and left(p_digits, 4) collate "C" between '6504' and '6516')
            or (length(p_digits) = 16 and left(p_digits, 4) collate "C" between '2200' and '2204')
            or (length(p_digits) = 16 and left(p_digits, 4) = '9792')
            or (length(p_digits) = 16 and left(p_digits, 6) = '606282')
            or (length(p_digits) in (16, 19) and left(p_digits, 6) collate "C" between '506099' and '506198')
    else false
end;
comment on function assay._firewall_is_card(text) is 'Whether digits are a payment card: a range of an issuer, its length, and Luhn.';
revoke all on function assay._firewall_is_card(text) from public;
