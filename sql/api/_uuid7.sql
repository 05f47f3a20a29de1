-- Version 7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, then random. Keys made in order stay together in the
-- index. PostgreSQL has uuidv7() from 18 on only.
create or replace function assay._uuid7()
returns uuid
language sql
volatile
parallel safe
begin atomic
-- The random part, its variant bits included, is that of a version 4 UUID: digits 14 to 32.
select (
    lpad(to_hex(floor(extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
    || '7'
    || substr(replace(gen_random_uuid()::text, '-', ''), 14)
)::uuid;
end;
comment on function assay._uuid7() is 'A new UUID of version 7: ordered by time of creation, to the millisecond.';
revoke all on function assay._uuid7() from public;
