"""Decoding escapes in SQL: the short ways must give what the plain one gives, place by place."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator

import psycopg
import pytest

from firewall import samples
from pgassay.firewall import find_never_record, scan_never_record
from pgassay.firewall._rules import REASONS
from pgassay.firewall.scan import engine

# what escapes are made of, whole ones, and what looks like one
_CRUMBS = (
    *"%&\\;#x{}u0257fFnrt\"'`/_.~$:@*+=- \nzG",
    *("%25", "%2", "\\u00", "\\u{", "&#", "&#x", "&lt", "\\\\", "amp;", "quot;"),
    *(
        "%E2",
        "%80",
        "\\ud83d",
        "\\ude00",
        "\\u201",
        "\\u{20",
        "&#8217",
        "%EF%B7%93",
        "%C0%80",
        "%ED%A0%80",
    ),
    *("é", "中", "\U0001f511"),
)
_ALNUM = string.ascii_letters + string.digits
_NAMES = ("&quot;", "&apos;", "&lt;", "&gt;", "&amp;", "&nbsp;", "&rsquo;", "&ldquo;", "&mdash;")
# beyond ASCII: what folding reads as something else, drops or leaves, and marks of the SQL
_BEYOND = (
    *(0xA0, 0xE9, 0x200B, 0x2019, 0x201C, 0x2014, 0x4E2D, 0xFF05, 0xFF3C, 0xFF06, 0x1D400, 0x1F511),
    *(0xFDD0, 0xFDD3, 0xFDD4, 0xFDD5, 0xFDD6, 0xFDD7, 0xFFFE, 0x10FFFF),
)


def _beyond(rng: random.Random) -> str:
    code = rng.choice(_BEYOND)
    slashes = "\\" * rng.choice((1, 1, 1, 2, 3, 7, 8))
    halves = chr(code).encode("utf-16-be").hex()
    return rng.choice(
        (
            "".join(f"%{byte:02X}" for byte in chr(code).encode()),
            "".join(f"{slashes}u{halves[n : n + 4]}" for n in range(0, len(halves), 4)),
            f"{slashes}u{{{code:x}}}",
            f"{slashes}u{{{code:06X}}}",
            f"&#{code};",
            f"&#0{code};",
            f"&#x{code:x};",
            rng.choice(("&#128;", "&#55296;", "&#1114112;", "\\u0080", "\\u{d800}", "\\u{110000}")),
        )
    )


def _escape(rng: random.Random) -> str:
    if rng.random() < 0.2:
        return _beyond(rng)
    code = rng.randrange(32, 127) if rng.random() < 0.9 else rng.randrange(256)
    digits = f"{code:02x}" if rng.random() < 0.5 else f"{code:02X}"
    slashes = "\\" * rng.choice((1, 1, 1, 2, 3, 6, 7, 8, 9, 15))
    return rng.choice(
        (
            f"%{digits}",
            f"%25{digits}",
            "%25",
            f"{slashes}u00{digits}",
            f"{slashes}u{{{digits}}}",
            f"{slashes}x{digits}",
            slashes + rng.choice("\"'`/nrt"),
            slashes + rng.choice("_.~$:@*#=+-"),
            f"&#{code:02d};",
            f"&#{code:03d};",
            f"&#x{digits};",
            rng.choice(_NAMES),
        )
    )


def _text(seed: int, size: int) -> str:
    """Escapes of one kind, of some or of all, close together or apart, among what is none."""
    rng = random.Random(seed)
    kinds = rng.sample("%&\\", k=rng.choice((1, 1, 2, 3)))
    apart = rng.choice((0.0, 0.0, 0.1, 0.5, 1.0))
    crumbs = rng.choice((0.0, 0.02, 0.3, 0.8))
    out: list[str] = []
    length = 0
    while length < size:
        if rng.random() < crumbs:
            out.append(rng.choice(_CRUMBS))
        else:
            out.append(_escape(rng))
            while out[-1][0] not in kinds:
                out[-1] = _escape(rng)
        if rng.random() < apart:
            out[-1] += "".join(rng.choices("abfnx;25} \n", k=rng.randrange(1, 4)))
        length += len(out[-1])
    return "".join(out)


def _decoded(text: str) -> tuple[str, list[int], list[int]]:
    return engine()._decoded(text) or (text, [], [])


@pytest.fixture
def connection(database_url: str) -> Iterator[psycopg.Connection]:
    url = database_url.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(url, autocommit=True) as opened:
        yield opened


def _decoded_in_sql(connection: psycopg.Connection, text: str) -> tuple[str, list[int], list[int]]:
    row = connection.execute("select * from assay._firewall_decoded(%s)", (text,)).fetchone()
    return (text, [], []) if row is None else (row[0], row[1], row[2])


def test_both_engines_decode_alike(connection: psycopg.Connection) -> None:
    shrunk = 0
    for seed in range(400):
        text = _text(seed, seed % 40)
        view, cuts, shifts = _decoded(text)
        assert _decoded_in_sql(connection, text) == (view, cuts, shifts), text
        assert connection.execute("select assay._firewall_unescaped(%s)", (text,)).fetchone() == (
            view,
        ), text
        shrunk += bool(cuts)
    assert shrunk > 300


@pytest.mark.parametrize(
    "text",
    [
        "",
        "%",
        "\\",
        "&",
        "100 % \\ & more",
        "%41",
        "%4",
        "%4%41",
        "%%41%",
        "%00%7f%7F%80%20%7e%ff",
        # twice, and what only begins so
        "%2541%254z%25%252541%2525%25",
        "%257f%257F%257e%252%2",
        "a%257f",
        "%25257f",
        # one is made by decoding another: it is read once only
        "%5cn%5c%5c%26lt;&amp;lt;&#37;41&#92;n\\x25\\x41\\x5cn\\u005cx41",
        "&%6ct;\\%6e&\\#65;%\\x34\\x31",
        "\\\\\\\\\\\\\\n|\\\\\\\\\\\\\\\\n|\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\\n",
        "\\_\\\\_\\\\\\_\\#\\\\#\\a\\ \\",
        "\\u0041\\\\u0041\\u{41}\\\\u{4e}}\\u{}\\u{4\\u004\\u00\\x4\\x4g\\x7f\\u{7F}",
        "&#32;&#31;&#126;&#127;&#065;&#99;&#0065;&#5;&#x41;&#x7e;&#x7f;&#x4;&#x041;&#65",
        "&quot;&apos;&lt;&gt;&amp;&nbsp;&amp&amp;amp;;",
        "é%41中\\n🔑&lt;é",
        # beyond ASCII: as JSON, URLs and XML have it
        "\\u2019\\\\u2019\\u00e9\\u0085\\u4e2d\\ud83d\\ude00\\ud83d\\ude00\\ud83dx\\ude00",
        "%C3%A9%E2%80%99%F0%9F%98%80%C3%E2%80%C0%80%ED%A0%80%F4%90%80%80%e4%b8%ad",
        "&#8217;&#233;&#xe9;&#x1F600;&#55296;&#1114112;&rsquo;&nbsp;&mdash;",
        # dropped, and what is not read again
        "a\\u200bb\\ufdd3c%EF%BC%8541\\uff3cn&#xff06;lt;",
    ],
)
def test_what_is_an_escape_and_what_is_none(connection: psycopg.Connection, text: str) -> None:
    expected = _decoded(text)
    assert _decoded_in_sql(connection, text) == expected
    row = connection.execute("select assay._firewall_unescaped(%s)", (text,)).fetchone()
    assert row == (expected[0],)


@pytest.mark.parametrize("seed", range(24))
def test_parts_are_decoded_as_the_whole(connection: psycopg.Connection, seed: int) -> None:
    text = _text(seed, 40_000) if seed % 3 else "\\" * 9_000 + _text(seed, 30_000) + "a" * 9_000
    parts = [
        row[0]
        for row in connection.execute(
            "select p.part from assay._firewall_parts(%s) as p order by p.n", (text,)
        )
    ]
    assert "".join(parts) == text
    assert len(parts) > 2
    view, cuts, shifts = "", [], []
    at = 0
    for part in parts:
        decoded, ends, moved = _decoded_in_sql(connection, part)
        row = connection.execute("select assay._firewall_unescaped(%s)", (part,)).fetchone()
        assert row == (decoded,)
        cuts += [len(view) + end for end in ends]
        shifts += [at - len(view) + shift for shift in moved]
        view += decoded
        at += len(part)
    assert (view, cuts, shifts) == _decoded(text)


def _escaped(rng: random.Random, text: str) -> str:
    def one(char: str) -> str:
        code = ord(char)
        if code > 126 or rng.random() < 0.6:
            return char
        if code < 32:
            return "\\n"
        return rng.choice((f"%{code:02X}", f"\\x{code:02x}", f"\\u00{code:02x}", f"&#{code:02d};"))

    return "".join(map(one, text))


def _found_in_view(
    connection: psycopg.Connection, text: str, early: bool
) -> list[tuple[int, int, str, str]]:
    """What is found for a verdict with escapes decoded: the places by the map of all of them."""
    values = {"text": text, "reasons": list(REASONS), "early": early}
    short, plain = (
        connection.execute(f"{query} order by 1, 2, 3, 4", values).fetchall()
        for query in (
            "select * from assay._firewall_view_decoded(%(text)s, false, %(reasons)s, %(early)s)",
            "select h.span_start + coalesce(v.shifts[width_bucket(h.span_start, v.cuts)], 0),"
            " h.span_end + coalesce(v.shifts[width_bucket(h.span_end, v.cuts)], 0),"
            " h.reason, h.detector from assay._firewall_decoded(%(text)s) as v,"
            " assay._firewall_view(v.view, false, true, %(reasons)s, %(early)s) as h",
        )
    )
    assert short == plain
    return short


@pytest.mark.parametrize("seed", range(12))
def test_a_verdict_on_a_long_text_knows_the_places_of_what_is_decoded(
    connection: psycopg.Connection, seed: int
) -> None:
    rng = random.Random(seed)
    words = " ".join(samples.plain(rng))
    secrets = [sample.text for sample in samples.secrets(rng)]
    out: list[str] = []
    length = 0
    while length < 70_000:
        kind = rng.random()
        if kind < 0.2:
            out.append(_text(rng.randrange(1_000), 3_000))
        elif kind < 0.22 or (length < 9_000 and kind < 0.3 and seed % 2):
            secret = rng.choice(secrets)
            out.append(secret if rng.random() < 0.3 else _escaped(rng, secret))
        else:
            place = rng.randrange(len(words))
            out.append(_escaped(rng, words[place : place + 400]))
        out[-1] += rng.choice((" ", "\n", "%20", "\\n"))
        length += len(out[-1])
    text = engine().fold("".join(out))
    assert len(text) > 1 << 16
    _found_in_view(connection, text, early=True)
    short = _found_in_view(connection, text, early=False)
    assert short
    found = {(f.start, f.end, f.reason, f.detector) for f in find_never_record(text)}
    assert found.issuperset(short)
    verdict = scan_never_record(text)
    row = connection.execute("select * from assay.scan_never_record(%s)", (text,)).fetchone()
    assert row == (verdict.reason, verdict.detector)


def test_a_long_text_without_escapes_has_no_decoded_view(connection: psycopg.Connection) -> None:
    text = f"100 % \\a & {'b' * 70_000} my iban is {samples.iban(random.Random(1))}"
    rows = connection.execute(
        "select * from assay._firewall_view_decoded(%s, false, %s, false)", (text, list(REASONS))
    ).fetchall()
    assert rows == []


@pytest.mark.parametrize("place", range(5 * 8_192 - 90, 5 * 8_192 + 10, 10))
def test_what_is_found_may_lie_in_two_parts(connection: psycopg.Connection, place: int) -> None:
    rng = random.Random(place)
    token = f"ghp_{samples.some(rng, _ALNUM, 36)}"
    escaped = "".join(f"%{ord(char):02X}" for char in token)
    before = "%20%7E " * (place // 7) + " " * (place % 7)
    text = (before + escaped).ljust(1 << 17, " ")[: 1 << 17]
    text = f"{text[:-7]}%41%20 "
    found = _found_in_view(connection, text, early=False)
    assert {f[:3] for f in found} == {(place, place + len(escaped), "credential_prefix")}


def test_what_is_found_may_lie_where_nothing_is_decoded(connection: psycopg.Connection) -> None:
    words = "We walked along the river until it was dark. " * 900
    for text in (f"%41%42 {words}{{}} {words}", f"{words}{{}} {words} %41"):
        token = f"ghp_{samples.some(random.Random(1), _ALNUM, 36)}"
        whole = text.format(token)
        assert len(whole) > 1 << 16
        found = _found_in_view(connection, whole, early=False)
        place = whole.index(token)
        assert {f[:3] for f in found} == {(place, place + len(token), "credential_prefix")}
