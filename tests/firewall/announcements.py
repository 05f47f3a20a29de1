"""Texts full of announcements: names of secrets and of things before values that may be either."""

from __future__ import annotations

import random
import string

_HEADS = (
    *("page token", "page_token", "nextPageToken", "sort_key", "row key", "row_key"),
    *("cache-key", "public key", "pub_key", "key id", "key_ids", "gpg key", "primary key"),
    *("idempotency-key", "continuation token", "sync_list_token", "x-hub-signature-256"),
    *("signature", "secretName", "secret_ref", "tls secret", "tlssecretname", "refresh-keys"),
    *("my_cache_key", "hot key", "id", "request_id", "trace", "etag", "nonce", "cursor"),
    *("sha256", "sha-1", "md5", "crc32", "xid", "nano id", "nanoid", "cuid2", "ksuid"),
    *("firestore document", "tx hash", "tx", "block hash", "block", "hash", "h1:", "ssh-rsa"),
    *("ecdsa-sha2-nistp521", "data:image/png;base64,", "data:text/plain;a=b,"),
    *("ocid1.abc.oc1.", "spotify:track:", "state", "digest", "resolved", "scroll"),
    *("sec-websocket-key", "pkcs11:token=", "did:key:z", "password", "api_key", "token"),
    *("secret", "key", "pat", "pass", "passphrase", "access key", "auth", "my token"),
    *("the key", "session", "sid", "login to", "my password is", "PASS", "DB_PASSWORD", "user"),
    *("for", "is", "was", "value", "name", "string", "const", "the", "and foo", "x1", "v6"),
    *("256", "7"),
)
_SIGNS = (
    *(": ", "=", " = ", ":=", " => ", '": "', "': '", '":"', " ", " is ", "_", "-", '" : "'),
    *("='", '="', ":", " : ", ">", " -> ", "[0]: ", ") = ", "\n  ", "|"),
)
_ENDS = (
    *("\n", "\n", "\n", " ", " ", ", ", ",", ";", '","', "', '", '", "', '" ', "&", "\t"),
    *(",\t", " (", "{", "}", "\r\n", ". ", ".", " | ", '"\n', "'\n", '",\n  "', " 7 ", "\n\n"),
    *("  ", "\n> ", "`", " `"),
)
_ODD = (
    *(
        "${FOO_1}",
        "<token-1>",
        "os.environ['A1']",
        "MY_KEY_1",
        "A1_B",
        "sha256",
        "utf-8",
        "aes-256-gcm",
    ),
    *(
        "3.11.2",
        "12:30",
        "2026-01-02T10:00:00Z",
        "*",
        "=",
        "Ab1&x=2",
        "a1b2c3\\n",
        '\\"a1b2',
        "x=1",
    ),
    *("10*abc", "abc*d1", "0x1f", "12%", "1e9", "a+1", "B9 c8", "iso-8859-1"),
)
_LOWER, _MIXED = string.ascii_lowercase + string.digits, string.ascii_letters + string.digits


def _chars(rng: random.Random, chars: str, least: int, most: int = 0) -> str:
    return "".join(rng.choices(chars, k=rng.randint(least, most or least)))


def _value(rng: random.Random, kind: int) -> str:
    if kind < 5:
        return _chars(rng, _MIXED + "_-", 14, 36)
    if kind == 5:
        return _chars(rng, "0123456789abcdef", rng.choice((32, 40, 64)))
    if kind == 6:
        return "0x" + _chars(rng, "0123456789abcdef", 64)
    if kind == 7:
        return f"v{rng.randrange(10**6)}.{rng.randrange(9)}"
    if kind == 8:
        ends = ("", "1", "12", "(", "[0]", "()", ".get(", "-3", "_x1", ".v2")
        return _chars(rng, string.ascii_lowercase, 2, 9) + rng.choice(ends)
    if kind == 9:
        return rng.choice(_ODD)
    if kind == 10:
        return _chars(rng, _MIXED + "!#$%&*+.:=?@^~", 4, 20)
    if kind == 11:
        return "-".join(_chars(rng, "abcdefgh", 4) for _ in "123") + str(rng.randrange(99))
    if kind == 12:
        return "-".join(_chars(rng, "0123456789abcdef", n) for n in (8, 4, 4, 4, 12))
    if kind == 13:
        return _chars(rng, string.digits, 3, 12)
    if kind == 14:
        return _chars(rng, string.ascii_uppercase + "_", 3, 16) + rng.choice(("", "1", "_2"))
    return _chars(rng, _LOWER, 5, 14)


def text(rng: random.Random, count: int, odd: float = 0.1) -> str:
    """Write so many announcements with their values, in a few ways, and some of them in any way."""
    heads, signs = rng.sample(_HEADS, rng.randint(1, 6)), rng.sample(_SIGNS, rng.randint(1, 4))
    ends = rng.sample(_ENDS, rng.randint(1, 5))
    kinds = rng.sample(range(22), rng.randint(1, 3)) if odd < 0.1 else range(22)
    parts: list[str] = []
    for _ in range(count):
        if rng.random() < odd * 1.5:
            parts.append(rng.choice(_HEADS) + rng.choice((" ", "_", "")))
        for common, every in ((heads, _HEADS), (signs, _SIGNS)):
            parts.append(rng.choice(every if rng.random() < odd else common))
        parts.append(_value(rng, rng.choice(range(22) if rng.random() < odd else kinds)))
        parts.append(rng.choice(_ENDS if rng.random() < odd else ends))
    return "".join(parts)
