-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_iban_size(p_country text)
returns integer
language sql
immutable
parallel safe
return case
    when p_country in ('NO') then 15
    when p_country in ('BE') then 16
    when p_country in ('FK', 'DK', 'FI', 'FO', 'GL', 'NL', 'SD') then 18
    when p_country in ('MK', 'SI') then 19
    when p_country in ('AT', 'MN', 'BA', 'EE', 'KZ', 'LT', 'LU', 'XK') then 20
    when p_country in ('CH', 'HR', 'LI', 'LV') then 21
    when p_country in ('BG', 'BH', 'CR', 'DE', 'GB', 'GE', 'IE', 'ME', 'RS', 'VA') then 22
    when p_country in ('AE', 'OM', 'SO', 'GI', 'IL', 'IQ', 'TL') then 23
    when p_country in ('AD', 'CZ', 'ES', 'MD', 'PK', 'RO', 'SA', 'SE', 'SK', 'TN', 'VG') then 24
    when p_country in ('LY', 'PT', 'ST', 'AO', 'CV', 'GW', 'MZ') then 25
    when p_country in ('IS', 'TR', 'DZ', 'IR') then 26
    when p_country in ('BI', 'DJ', 'FR', 'GR', 'IT', 'MC', 'MR', 'SM', 'CF', 'CG', 'CM', 'GA', 'GQ', 'KM', 'MG', 'TD') then 27
    when p_country in ('AL', 'AZ', 'HN', 'NI', 'BY', 'CY', 'DO', 'GT', 'HU', 'LB', 'PL', 'SV', 'BF', 'BJ', 'CI', 'MA', 'ML', 'NE', 'SN', 'TG') then 28
    when p_country in ('BR', 'EG', 'PS', 'QA', 'UA') then 29
    when p_country in ('YE', 'JO', 'KW', 'MU') then 30
    when p_country in ('MT', 'SC') then 31
    when p_country in ('LC') then 32
    when p_country in ('RU') then 33
end;
comment on function assay._firewall_iban_size(text) is 'How long an IBAN of a country is (ISO 13616 registry); null for no country.';
revoke all on function assay._firewall_iban_size(text) from public;
