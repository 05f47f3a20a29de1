create or replace function assay._firewall_printable(p_content bytea)
returns text
language sql
immutable
strict
parallel safe
-- encode() writes other bytes, and the backslash, as several characters; it leaves control characters alone.
return case
    when octet_length(encode(p_content, 'escape')) = octet_length(p_content)
        and translate(
            encode(p_content, 'escape'),
            E'\x01\x02\x03\x04\x05\x06\x07\x08\t\n\x0b\x0c\r\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f\x7f',
            ''
        ) = encode(p_content, 'escape')
        then encode(p_content, 'escape')
end;
comment on function assay._firewall_printable(bytea) is 'Decoded bytes as text, where all of them are printable ASCII; else null.';
revoke all on function assay._firewall_printable(bytea) from public;
