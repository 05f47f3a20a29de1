-- requires: _firewall_match
-- Generated from src/pgassay/firewall/detectors.toml by `python -m pgassay.firewall._compile`.
create or replace function assay._firewall_removed(p_text text)
returns table (span_start integer, size integer)
language plpgsql
immutable
strict
parallel safe
rows 5
set search_path = pg_catalog, pg_temp
as $$
begin
    return query
    select g.span_start, length(g.body)
    from assay._firewall_match(
        -- the characters that matches are framed with are dropped as well
        translate(p_text, U&'\FDD0\FDD1\FDD2', U&'\FDD3\FDD3\FDD3'),
        ('[\u00ad\u0300-\u036f\u061c\u115f-\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\u'
        || 'fe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0001\U000e0020-\U000e007f\U0'
        || '00e0100-\U000e01ef]+')
    ) as g;
end
$$;
comment on function assay._firewall_removed(text) is 'Where the format characters stand that folding drops: start and length of each row.';
revoke all on function assay._firewall_removed(text) from public;
