-- Version 7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, then random. Keys made in order stay together in the
-- index. PostgreSQL has uuidv7() from 18 on only.
create or replace function assay._uuid7()
returns uuid
language sql
volatile
parallel safe
begin atomic
select encode(
    set_bit(
        set_bit(
            overlay(
                uuid_send(gen_random_uuid())
                placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
                from 1 for 6
            ),
            52, 1
        ),
        53, 1
    ),
    'hex'
)::uuid;
end;
comment on function assay._uuid7() is 'A new UUID of version 7: ordered by time of creation, to the millisecond.';
revoke all on function assay._uuid7() from public;
