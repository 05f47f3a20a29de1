create or replace function assay.wilson_interval(p_successes bigint, p_trials bigint)
returns table (low double precision, high double precision)
language sql
immutable
strict
parallel safe
begin atomic
-- Wilson, E. B. (1927), "Probable inference, the law of succession, and statistical inference", JASA 22 (158), 209-212;
-- z = 1.959964 is the 97.5 % quantile of the standard normal distribution.
select
    coalesce(greatest(0.0, v.centre - v.half), 0.0) as low,
    coalesce(least(1.0, v.centre + v.half), 1.0) as high
from (
    select
        (u.p + u.zz / (2 * u.n)) / (1 + u.zz / u.n) as centre,
        sqrt(u.zz * (u.p * (1 - u.p) / u.n + u.zz / (4 * u.n * u.n))) / (1 + u.zz / u.n) as half
    from (
        select
            nullif(p_trials, 0)::double precision as n,
            p_successes::double precision / nullif(p_trials, 0) as p,
            1.959964::double precision ^ 2 as zz
    ) as u
) as v;
end;
comment on function assay.wilson_interval(bigint, bigint) is
'95 % confidence interval of a proportion (Wilson''s score interval); 0.0 to 1.0 without trials.';
revoke all on function assay.wilson_interval(bigint, bigint) from public;
