"""Short cuts of the SQL engine: each must leave the verdict as it is without it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import psycopg
import pytest

from firewall import samples
from pgassay.firewall import _rules, scan_never_record

# What announces values, by how strictly these are looked at, and what stands between such pieces
# where a short cut could go wrong: an announcement that goes on, a value in front of a sign.
_NAMES = {
    "sign": ("password", "api_key", "token", "db_pass", "pwd2"),
    "weak": ("sort_key", "cache-key", "row_key", "x1_primary_key", "signature", "issue_key"),
    "session": ("session", "sid", "session_id"),
}
_ODD = (
    "token for",
    "key is",
    "password:",
    "primary key",
    "next token",
    "signature =",
    "->",
    "x1abc-token is",
    "password: xkcdqwzString =",
    "key:",
    '"',
    "'",
    "s%3a",
    "a 6",
    "xtoken_x=v1.api key:",
)


def _word(rng: random.Random) -> str:
    return "".join(rng.choices("etaoinshrdlu", k=7))


def _harmless(rng: random.Random, check: str) -> str:
    number = rng.randrange(100_000)
    if check == "sign":
        return rng.choice((f"v{number}.1", f"{number % 97}.{number % 89}.4", f"web-{number % 97}"))
    if check == "weak":
        return f"{_word(rng)}-{_word(rng)}-{number:05d}"
    return f"{_word(rng)}-{number:05d}-{_word(rng)}"


def _dense(seed: int, size: int = 6_000) -> str:
    """Values one after the other, all different, nearly all of them harmless."""
    rng = random.Random(seed)
    checks = rng.choice((("sign",), ("weak",), ("session",), tuple(_NAMES)))
    oddity = rng.choice((0, 0.004, 0.02))
    out: list[str] = []
    length = 0
    while length < size:
        check = rng.choice(checks)
        piece = f"{rng.choice(_NAMES[check])}={_harmless(rng, check)}"
        if rng.random() < oddity:
            piece = rng.choice(_ODD)
        elif rng.random() < oddity / 4:
            piece = f"{rng.choice(('sort_key', 'row_key', 'my'))}={_secret(rng)}"
        out.append(piece + (rng.choice(("\n", "  ", "\t", ". ")) if rng.random() < 0.05 else " "))
        length += len(out[-1])
    return "".join(out)


def _secret(rng: random.Random) -> str:
    return "".join(rng.choices("abcdefghkmnpqrstuvwxyzABCDEFGHKMNPQRSTUVWXYZ23456789", k=18))


@pytest.fixture
def connection(database_url: str) -> Iterator[psycopg.Connection]:
    url = database_url.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(url, autocommit=True) as opened:
        yield opened


def test_taking_out_what_holds_no_value_leaves_the_verdict(
    connection: psycopg.Connection,
) -> None:
    verdicts = set()
    for seed in range(40):
        text = _dense(seed)
        verdict = scan_never_record(text)
        row = connection.execute("select * from assay.scan_never_record(%s)", (text,)).fetchone()
        assert row == ((verdict.reason, verdict.detector) if verdict.blocked else None), seed
        verdicts.add(verdict.detector)
    assert len(verdicts) > 3


@pytest.mark.parametrize(
    ("check", "detector"),
    [("sign", "assignment"), ("weak", "assigned_key"), ("session", "session")],
)
def test_what_holds_no_value_is_taken_out_in_place(
    connection: psycopg.Connection, check: str, detector: str
) -> None:
    rng = random.Random(check)
    name = _NAMES[check][0]
    clean = "".join(f"{name}={_harmless(rng, check)} " for _ in range(200))
    secret = f"{name}=Zq7{_secret(rng)}"

    def blanked(text: str) -> str:
        row = connection.execute(
            "select assay._firewall_blanked(%s, %s, d.needs) from assay.never_record_detector as d"
            " where d.detector = %s",
            (text, check, detector),
        ).fetchone()
        assert row is not None
        return str(row[0])

    whole = clean + secret
    left = blanked(whole)
    assert len(left) == len(whole)
    # most is gone; what could be a value is where it was
    assert left.count(name) < 10
    assert left.endswith(secret)
    # a value could begin before the name here, or go on behind it
    for odd in (f"key: {name}=v1.2", f"{name}=v1.2,x", f"{name}=a=v1.2", f'{name}="v1.2'):
        assert odd in blanked(f"{clean}abc {odd} abc")


def test_asking_for_one_place_is_asking_for_all(connection: psycopg.Connection) -> None:
    answers = []
    for seed in range(12):
        lower = _dense(seed, 4_500).lower()
        rng = random.Random(seed)
        places = sorted(rng.sample(range(len(lower)), 60))
        for named, spared in connection.execute(
            "select assay._firewall_named_at(convert_to(%(lower)s, 'UTF8'), p),"
            " assay._firewall_spared(%(lower)s, 'assignment') @> p"
            " from unnest(%(places)s::integer[]) as p",
            {"lower": lower, "places": places},
        ):
            assert named is None or named == spared, seed
            answers.append(named)
    assert answers.count(True) > 50
    assert answers.count(False) > 50


def test_anchors_are_found_alike_in_short_and_in_long_texts(
    connection: psycopg.Connection,
) -> None:
    rng = random.Random(3)
    anchors = [a for rule in _rules.load().of_kind("vendor") for a in rule.anchors]
    for count in (0, 1, 5, 40):
        words = [_word(rng) for _ in range(800)] + rng.sample(anchors, count)
        rng.shuffle(words)
        found, expected = connection.execute(
            "select assay._firewall_near(%(text)s), array("
            "  select d.detector::text from assay.never_record_detector as d"
            "  where d.kind = 'vendor' and %(text)s collate \"C\" like any (d.anchors))",
            {"text": " ".join(words)},
        ).fetchone() or ([], [])
        assert sorted(found) == sorted(expected)
        assert len(found) >= count / 4


def _clear(connection: psycopg.Connection, texts: list[str], identifier: bool = False) -> bool:
    row = connection.execute("select assay._firewall_clear(%s, %s)", (texts, identifier)).fetchone()
    assert row is not None
    return bool(row[0])


def test_no_secret_passes_a_look_at_several_texts(connection: psycopg.Connection) -> None:
    rng = random.Random(8)
    plain = [text for text in samples.plain(rng) if len(text) < 120]
    for text in samples.variations(31, 300):
        if len(text) > 3_000:
            continue
        for identifier in (False, True):
            if scan_never_record(text, identifier=identifier).blocked:
                # at the beginning, in the middle and at the end
                around = rng.sample(plain, 2)
                for texts in ([text, *around], [around[0], text, around[1]], [*around, text]):
                    assert not _clear(connection, texts, identifier), text


def test_ordinary_texts_are_told_by_one_look(connection: psycopg.Connection) -> None:
    assert _clear(
        connection,
        [
            "Release 7 went out to Oslo today.",
            "We tested build 7 with Dana before noon.",
            "Support in Lyon was told of 7 by mail.",
            "Priya",
        ],
    )
    assert _clear(connection, ["agent-1", "conv-26:session_1:D1:3", "conv-26-session-1"], True)
    with connection.transaction(force_rollback=True):
        # what the end of a text is to a pattern of one's own, nobody knows
        connection.execute(
            "insert into assay.never_record_detector (reason, detector, pattern)"
            " values ('credential_prefix', 'acme', 'ACME-[A-Z]{4,40}')"
        )
        assert not _clear(connection, ["Oslo", "Priya"])


def test_a_secret_among_ordinary_texts_is_refused(connection: psycopg.Connection) -> None:
    texts = ["We tested it with Dana.", f"the password is Zq7{_secret(random.Random(4))}", "Priya"]
    with pytest.raises(psycopg.DatabaseError) as refused:
        connection.execute("select assay._refuse_secrets(%s, null, 'memory', 'x')", (texts,))
    assert refused.value.sqlstate == "ME001"
    connection.execute("select assay._refuse_secrets(%s, null, 'memory', 'x')", (texts[::2],))


def test_a_line_end_is_to_every_pattern_what_the_end_of_the_text_is() -> None:
    rules = _rules.load()
    patterns = [r.pattern for r in rules.rules if r.kind not in ("vendor", "shape", "noise")]
    patterns += [rules.patterns[n] for n in ("escape", "fragment", "chain", "uneven", "figures")]
    patterns += [rules.patterns[n] for n in ("bare_figures", "six_digits", "run", "readable")]
    for pattern in patterns:
        bare = re.sub(r"\\[^Z]", "__", pattern)
        for place in (m.start() for m in re.finditer(r"(?<!\[)\^", bare)):
            # in a class it is a character
            if bare.rfind("[", 0, place) > bare.rfind("]", 0, place):
                continue
            assert pattern[place - 3 : place + 2] == "(?:^|", pattern[place - 9 : place + 20]
            assert "\\n" in pattern[place : pattern.index(")", place + 20)]
        for end in re.finditer(r"\|\\Z", pattern):
            before = pattern[: end.start()]
            last = before[before.rindex("[") :] if before.endswith("]") else before[-2:]
            assert "\\n" in last or last.startswith("[^"), before[-40:]
