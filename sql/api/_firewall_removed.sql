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
        p_text,
        ('[\u00ad\u034f\u061c\u115f-\u1160\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufe00-\u'
        || 'fe0f\ufeff\uffa0\ufff9-\ufffb\U000e0001\U000e0020-\U000e007f]+')
    ) as g;
end
$$;
comment on function assay._firewall_removed(text) is 'Where the format characters stand that folding drops: start and length of each row.';
revoke all on function assay._firewall_removed(text) from public;
