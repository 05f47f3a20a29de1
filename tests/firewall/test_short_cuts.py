"""Short cuts of the SQL engine: each must leave the verdict as it is without it."""

from __future__ import annotations

import base64
import random
import re
import string
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from firewall import announcements, samples, starts
from pgassay.firewall import _compile, _rules, find_never_record, scan_never_record

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


def test_what_surely_announces_no_secret_is_spared(connection: psycopg.Connection) -> None:
    tokens = 0
    for seed in range(150):
        text = announcements.text(random.Random(seed), 40)
        for run, announced, spared in connection.execute(
            r"""
            select u.run, m.announced @> int4range(u.place, u.place + length(u.run)),
                -- a find begins in the token at the end of the run
                m.spared @> int4range(
                    u.place + length(u.run)
                    - length(substring(u.run from '[A-Za-z0-9_-]+={0,2}\Z')),
                    u.place + length(u.run)
                )
            from (
                select places, runs,
                    assay._firewall_announced(%(lower)s, places, runs) as announced,
                    assay._firewall_spared(%(lower)s, 'token')
                    + assay._firewall_spared(%(lower)s, 'assignment') as spared
                from assay._firewall_long_runs(%(text)s)
                where places is not null
            ) as m
            cross join unnest(m.places, m.runs) as u (place, run)
            """,
            {"text": text, "lower": text.lower()},
        ):
            assert not announced or spared, (seed, run)
            tokens += announced
    assert tokens > 400


def test_no_find_is_where_none_is_doubtful(connection: psycopg.Connection) -> None:
    patterns = connection.execute(
        """
        select d.detector, d.pattern, assay._firewall_doubtful(d.pattern, d.check_name)
        from (
            select detector, check_name, coalesce(narrow, pattern) as pattern
            from assay.never_record_detector where kind = 'assignment'
        ) as d
        where assay._firewall_doubtful(d.pattern, d.check_name) is not null
        """
    ).fetchall()
    dense = ("assignment", "assigned_key", "session", "named_value")
    assert {*dense, "announced"} <= {p[0] for p in patterns}
    texts = []
    for seed in range(300):
        rng = random.Random(seed)
        texts.append(announcements.text(rng, rng.choice((1, 3, 8, 40))))
    finds = [{find.detector for find in find_never_record(text)} for text in texts]
    assert set(dense) <= set().union(*finds)
    told = dict.fromkeys((p[0] for p in patterns), 0)
    # one detector after the other: a session keeps 32 patterns
    for detector, pattern, doubtful in patterns:
        for n, matches, doubted in connection.execute(
            """
            select u.n - 1, u.text collate "C" ~ %(pattern)s,
                (u.text || E'\\n') collate "C" ~ %(doubtful)s
            from unnest(%(texts)s::text[]) with ordinality as u (text, n)
            """,
            {"texts": [f"\n{text}" for text in texts], "pattern": pattern, "doubtful": doubtful},
        ):
            assert doubted or detector not in finds[n], (n, detector)
            told[detector] += matches and not doubted
    # and it is of use
    assert all(told[detector] for detector in (*dense, "announced")), told


def test_announcements_without_end_leave_the_verdict(connection: psycopg.Connection) -> None:
    verdicts = set()
    for seed in range(48):
        rng = random.Random(seed)
        # from 65,536 characters on, patterns are looked for together
        count = rng.choice((300, 900, 3_000))
        text = announcements.text(rng, count, odd=rng.choice((0, 1 / count, 3 / count)))
        verdict = scan_never_record(text)
        row = connection.execute("select * from assay.scan_never_record(%s)", (text,)).fetchone()
        assert row == ((verdict.reason, verdict.detector) if verdict.blocked else None), seed
        verdicts.add(verdict.detector)
    assert {None, "assignment", "assigned_key", "named_value", "noise"} <= verdicts


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
    # of very long texts, only what stands where anchors begin is looked at
    for count, size in ((0, 800), (1, 800), (5, 800), (40, 800), (40, 9_000), (400, 9_000)):
        words = [_word(rng) for _ in range(size)] + rng.sample(anchors, count)
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


_ALPHABET = string.ascii_letters + string.digits


def _runs(rng: random.Random, size: int) -> list[str]:
    """Runs of token characters of a few kinds, with the odd one of another, some broken."""
    rules = _rules.load().of_kind("vendor")

    def token(k: int) -> str:
        return "".join(rng.choices(_ALPHABET, k=k))

    def anchor() -> str:
        return rng.choice(rng.choice(rules).anchors)

    def encoded(low: int, high: int) -> str:
        return base64.b64encode(
            bytes(rng.choices(range(low, high), k=rng.randint(15, 60)))
        ).decode()

    kinds = (
        lambda: token(rng.randint(10, 45)),
        lambda: f"{_word(rng)}-{_word(rng)}-{rng.randrange(99)}",
        lambda: f"_0x{''.join(rng.choices('0123456789abcdef', k=64))}",
        lambda: "".join(rng.choices("0123456789ABCDEF", k=64)),
        lambda: "".join(rng.choices("Aa1!@#$%^&*bcdXYZ~+?_-", k=rng.randint(14, 60))),
        lambda: f"**{''.join(rng.choices('Aa1!@#$bcdXYZxvw', k=18))}**",
        lambda: encoded(32, 127),
        lambda: encoded(0, 256),
        lambda: bytes(rng.choices(range(32, 127), k=20)).hex(),
        lambda: f"{_word(rng)}={token(24)}",
        lambda: f"id: {token(22)}",
        lambda: f"{anchor()}{_word(rng)}{_word(rng)}{_word(rng)}",
        lambda: f"{anchor()}{token(rng.randint(4, 40))}",
        lambda: f"{anchor()}{token(9)}\n{token(20)}",
        lambda: f"{_word(rng)} {_word(rng)}",
        lambda: f"%{rng.randint(33, 126):02X}{_word(rng)}",
    )
    usual, odd = rng.sample(kinds, rng.randint(1, 3)), rng.sample(kinds, 2)
    out: list[str] = []
    length = 0
    while length < size:
        out.append(rng.choice(odd if rng.random() < 0.004 else usual)())
        length += len(out[-1]) + 1
    return out


@pytest.mark.parametrize(("size", "count"), [(5_000, 60), (72_000, 14)])
def test_runs_of_a_long_text_have_the_same_verdict(
    connection: psycopg.Connection, size: int, count: int
) -> None:
    verdicts = set()
    for seed in range(count):
        rng = random.Random(size + seed)
        text = rng.choice((" ", "\n", ", ", "; ")).join(_runs(rng, size))
        verdict = scan_never_record(text)
        row = connection.execute("select * from assay.scan_never_record(%s)", (text,)).fetchone()
        assert row == ((verdict.reason, verdict.detector) if verdict.blocked else None), seed
        verdicts.add(verdict.detector)
    assert len(verdicts) > 4


def test_a_lighter_find_in_the_beginning_does_not_hide_places_of_a_weightier_one(
    connection: psycopg.Connection,
) -> None:
    rng = random.Random(5)
    prose = "We walked along the river until it was dark. "

    def token(k: int) -> str:
        return "".join(rng.choices(_ALPHABET, k=k))

    # the key of a licence weighs less, too, and is found like a token
    texts = ["", " river" * 900, " river" * 12_000]
    for rest in texts:
        groups = [
            "".join(rng.choices("BCFGHKMQRWXZ", k=3)) + str(rng.randrange(10, 99)) for _ in "1234"
        ]
        text = f"{'-'.join(groups)} and then, NRJS-{token(24)}.{rest}"
        verdict = scan_never_record(text)
        row = connection.execute("select * from assay.scan_never_record(%s)", (text,)).fetchone()
        assert row == (verdict.reason, verdict.detector) == ("credential_prefix", "newrelic")
    noise, broken, whole = token(32), f"ghp_{token(18)}\n{token(18)}", f"sk-ant-api03-{token(80)}"
    text = f"{noise} {prose * 500}{broken} {prose * 50}{whole} {prose * 1_000}"
    assert len(text) > 1 << 16
    verdict = scan_never_record(text)
    row = connection.execute("select * from assay.scan_never_record(%s)", (text,)).fetchone()
    assert row == (verdict.reason, verdict.detector)
    assert verdict.detector is not None
    assert verdict.detector.startswith("github")


def test_matches_in_runs_are_those_in_the_text(connection: psycopg.Connection) -> None:
    rng = random.Random(6)
    for name in ("atom", "base64", "symbols"):
        runs = [run for run in _runs(rng, 3_000) if "\n" not in run]
        places = [sum(len(r) + 1 for r in runs[:n]) for n in range(len(runs))]
        framed, matched = connection.execute(
            "select array(select (f.place, f.body)::text from assay._firewall_framed("
            "   %(places)s, %(runs)s, assay._firewall_pattern(%(name)s)) as f order by f.place),"
            " array(select (m.span_start, m.body)::text from assay._firewall_match("
            "   array_to_string(%(runs)s::text[], E'\\n'), assay._firewall_pattern(%(name)s)) as m"
            "  order by m.span_start)",
            {"places": places, "runs": runs, "name": name},
        ).fetchone() or ([], [])
        assert framed == matched


def test_detectors_looked_for_together_are_those_that_match(
    connection: psycopg.Connection,
) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        lines = [run for run in _runs(rng, 4_000) if "\n" not in run]
        lines += [s.text for s in samples.secrets(rng) if "\n" not in s.text]
        likely = connection.execute(
            "select l.detector, k.n from assay._firewall_likely(%(lines)s, array("
            "   select d.detector::text from assay.never_record_detector as d"
            "   where d.kind in ('vendor', 'shape'))) as l cross join unnest(l.lines) as k (n)",
            {"lines": lines},
        ).fetchall()
        matching = connection.execute(
            "select d.detector::text, u.n::integer from assay.never_record_detector as d"
            " cross join unnest(%(lines)s::text[]) with ordinality as u (line, n)"
            " where d.kind in ('vendor', 'shape') and u.line collate \"C\" ~ d.pattern",
            {"lines": lines},
        ).fetchall()
        assert matching
        assert set(matching) <= set(likely)


# what joins the pieces of a token, and what looks like it and does not
_JOINTS = (
    *("  ", "\t", " \n", "\r\n", "\\\n", "    \\\r\n", "\n > ", "\n" + " " * 16),
    *("   ", "\n" + " " * 17, "     \n", "\n\n", "\n| * # > | * # > | "),
    *('"+"', "'", "' + '", '" "', "\"  &  \\\n\t'", '"."', '""', '".', '" ,"', '"     "'),
    *("<br>", "<wbr />", "<br/>\r\n", "<br />\n", "<b>", "<br>\n\n", "br"),
    *(" and then ", " and  then ", " and ", " and then", "and then ", " and then and then "),
)


def _joints(seed: int) -> list[str]:
    """Each of them alone, then some together."""
    rng = random.Random(seed)
    return [_JOINTS[seed]] if seed < len(_JOINTS) else rng.sample(_JOINTS, seed % 9)


def _joint(rng: random.Random, joints: list[str]) -> str:
    return rng.choice(joints) if joints and rng.random() < 0.4 else rng.choice(" \n")


def _broken(rng: random.Random, joints: list[str], size: int) -> str:
    """Pieces of tokens and words, and what stands between them in texts with these joints."""
    rules = _rules.load().of_kind("vendor")
    pieces = (
        lambda: _word(rng),
        lambda: "".join(rng.choices(_ALPHABET, k=rng.randint(2, 20))),
        lambda: rng.choice(rng.choice(rules).anchors),
        lambda: "".join(rng.choices("+./=_-:@$%~a1", k=rng.randint(1, 6))),
        lambda: (
            f"ghp_{''.join(rng.choices(_ALPHABET, k=20))}{_joint(rng, joints)}"
            + "".join(rng.choices(_ALPHABET, k=16))
        ),
        lambda: rng.choice((",", ";", "(", "\u5bc6")),
    )
    out: list[str] = []
    length = 0
    while length < size:
        out += (rng.choices(pieces, weights=(8, 8, 3, 3, 0.2, 1))[0](), _joint(rng, joints))
        length += len(out[-1]) + len(out[-2])
    return "".join(out)


def test_chains_are_the_same_without_joints_that_are_not_there(
    connection: psycopg.Connection,
) -> None:
    patterns = set()
    for seed in range(48):
        text = _broken(random.Random(seed), _joints(seed), 5_000)
        pattern, chains, expected = connection.execute(
            "select joint, array(select m.body from assay._firewall_match(%(text)s,"
            "   replace(assay._firewall_pattern('chain'), assay._firewall_pattern('joint'), joint)"
            "  ) as m order by m.span_start),"
            " array(select m.body from assay._firewall_match("
            "   %(text)s, assay._firewall_pattern('chain')) as m order by m.span_start)"
            " from assay._firewall_joint(%(text)s) as joint",
            {"text": text},
        ).fetchone() or ("", [], [])
        assert chains == expected, seed
        assert len(chains) > 20
        patterns.add(pattern)
    # what is left out, is left out
    assert len(patterns) > 10
    assert min(map(len, patterns)) < 20


@pytest.mark.parametrize(("size", "count"), [(1_000, 30), (6_000, 30), (70_000, 6)])
def test_both_engines_join_alike(connection: psycopg.Connection, size: int, count: int) -> None:
    found = 0
    for seed in range(count):
        rng = random.Random(size + seed)
        text = _broken(rng, _joints(rng.randrange(90)), size)
        expected = {(f.start, f.end, f.reason, f.detector) for f in find_never_record(text)}
        rows = connection.execute("select * from assay.find_never_record(%s)", (text,)).fetchall()
        assert set(rows) == expected, seed
        verdict = scan_never_record(text)
        row = connection.execute("select * from assay.scan_never_record(%s)", (text,)).fetchone()
        assert row == ((verdict.reason, verdict.detector) if verdict.blocked else None), seed
        found += sum(any(c in text[f[0] : f[1]] for c in " \n\t\"'<") for f in expected)
    assert found > count


@pytest.mark.parametrize("size", [2_000, 20_000])
def test_detectors_that_are_tried_are_those_that_match(
    connection: psycopg.Connection, size: int
) -> None:
    rules = _rules.load().of_kind("vendor", "token", "userinfo")
    for seed in range(3):
        rng = random.Random(size + seed)
        lines = [run for run in _runs(rng, size // 2) if "\n" not in run]
        for secret in samples.secrets(rng):
            lines += filter(None, re.split("[^A-Za-z0-9+/_=.~$%@:-]+", secret.text))
        while sum(map(len, lines)) < size:
            lines.append(_word(rng) * 20)
        rng.shuffle(lines)
        worthwhile = connection.execute(
            "select w.detector, k.n from assay._firewall_worthwhile(%s) as w"
            " cross join unnest(w.lines) as k (n)",
            ("\n".join(lines),),
        ).fetchall()
        matching = {
            (rule.name, n)
            for rule in rules
            if re.search(rule.pattern, "\n".join(lines))
            for n, line in enumerate(lines, 1)
            if re.search(rule.pattern, line)
        }
        assert {"jwt", "url_userinfo"} <= {detector for detector, _ in matching}
        assert matching <= set(worthwhile)
        assert len(worthwhile) < len(lines) * 20


def test_nothing_near_an_anchor_is_overwritten(connection: psycopg.Connection) -> None:
    rng = random.Random(4)
    rule = next(r for r in _rules.load().rules if r.name == "azure_key_marked")
    pattern = rule.pattern.removeprefix(_rules.LEFT_EDGE)
    pieces = ["".join(rng.choices(_ALPHABET, k=rng.choice((20, 60, 300, 900)))) for _ in range(30)]
    text = "".join(
        piece + rng.choice(("AzFu", "+ACR", "AIoT" + "a" * 5 + "=" * 400)) for piece in pieces
    )
    (around,) = connection.execute(
        "select assay._firewall_around(%s, d.anchors, 128)"
        " from assay.never_record_detector as d where d.detector = %s",
        (text, rule.name),
    ).fetchone() or ("",)
    assert len(around) == len(text)
    assert around.count(" ") > 3_000
    left, right = ([m.span() for m in re.finditer(pattern, some)] for some in (text, around))
    assert left == right
    assert left


WORDY = [
    *((name, _rules.load().patterns[name]) for name in _compile.WORDY_PATTERNS),
    *(
        (rule.name, rule.stored)
        for rule in _rules.load().rules
        if rule.name in _compile.WORDY_RULES
    ),
]


@pytest.mark.parametrize(("name", "pattern"), WORDY, ids=[name for name, _ in WORDY])
def test_a_pattern_with_the_words_of_a_text_matches_the_same_there(
    connection: psycopg.Connection, name: str, pattern: str
) -> None:
    rng = random.Random(name)
    matches = shorter = 0
    for _ in range(200):
        parts = [starts.example(rng, pattern) for _ in range(rng.randint(1, 4))]
        parts += [p[: rng.randrange(len(p) + 1)] for p in parts]
        parts += [_word(rng) for _ in range(4)]
        rng.shuffle(parts)
        text = "".join(p + rng.choice((" ", "\n", "=x1 ", ": ", "")) for p in parts)
        text = re.sub(r"[^ -~\n]", "", text)
        if name in _compile.WORDY_PATTERNS:
            text = text.lower()
        row = connection.execute(
            """
            select
                l.pattern,
                array(select m::text from assay._firewall_match(%(text)s, %(pattern)s) as m),
                array(select m::text from assay._firewall_match(%(text)s, l.pattern) as m)
            from assay._firewall_less(
                lower(%(text)s collate "C"), %(name)s, %(pattern)s
            ) as l (pattern)
            """,
            {"text": text, "name": name, "pattern": pattern},
        ).fetchone()
        assert row is not None
        less, wanted, found = row
        assert found == wanted, text
        matches += len(wanted)
        shorter += less is not None and len(less) < len(pattern)
    assert matches > 60
    assert shorter > 100


def test_of_a_pattern_none_of_whose_words_a_text_has_little_is_left(
    connection: psycopg.Connection,
) -> None:
    query = "select assay._firewall_less('1 + 1 = 2', %s, %s)"
    for name, pattern in WORDY:
        row = connection.execute(query, (name, pattern)).fetchone()
        assert row is not None
        # two words side by side are no group worth leaving out, nor is what follows the words
        most = 0.7 if name == "assigned_key" else 0.4
        assert row[0] is None or len(row[0]) < most * len(pattern), name
    assert connection.execute(query, ("label", dict(WORDY)["label"])).fetchone() == (None,)
    assert connection.execute(query, ("slug", "any")).fetchone() == ("any",)


def test_many_different_letters_are_read_as_few_are(connection: psycopg.Connection) -> None:
    fold = _rules.load().fold
    letters = [chr(code) for code in fold.table] + [
        *string.printable.strip(),
        "\u4e2d",
        "\U0001f600",
    ]
    rng = random.Random(2)
    text = "".join(rng.choices(letters, k=140_000))
    # the planes beyond the second, where the tags are dropped and nothing else is
    text += "\U00020001\U000e0001\U000e0041\U000e0200\U0010fffd"
    wanted = text.translate(fold.table)
    assert len(set(text) & {chr(code) for code in fold.table}) > 1_000
    whole = connection.execute("select assay._firewall_fold(%s)", (text,)).fetchone()
    assert whole == (wanted,)
    # piece by piece it goes the other way
    pieces = [text[n : n + 8_192] for n in range(0, len(text), 8_192)]
    query = "select string_agg(assay._firewall_fold(p), '') from unnest(%s::text[]) as p"
    assert connection.execute(query, (pieces,)).fetchone() == (wanted,)


def test_words_with_capitals_are_among_the_things_that_are_named() -> None:
    # asked for first, in SQL: whatever it matches must be what the whole pattern matches, too
    body = (Path(__file__).parents[2] / "sql/api/_firewall_noisy.sql").read_text()
    first = re.search(r"~ '(\^\(\?:\[A-Z\]\?.*)' then", body)
    assert first is not None
    every = re.compile(_rules.load().patterns["object_id"])
    rng = random.Random(5)
    texts = {starts.example(rng, first[1]) for _ in range(3_000)}
    assert len(texts) > 1_000
    assert [text for text in texts if not every.match(text)] == []


def test_no_loop_asks_how_long_the_text_is() -> None:
    # that is a walk through all of it, where the server's encoding is UTF-8
    asked = []
    for path in sorted((Path(__file__).parents[2] / "sql/api").glob("_firewall*.sql")):
        depth = 0
        for line in re.sub(r"--.*", "", path.read_text(encoding="utf-8")).splitlines():
            depth += bool(re.search(r"\bloop$", line)) and "end loop" not in line
            depth -= "end loop" in line
            if depth and re.search(
                r"(?<!_)length\((?:p_text|p_lower|v_text|v_lower|v_folded)\)", line
            ):
                asked.append(f"{path.stem}: {line.strip()}")
    # this one once only
    assert asked == ["_firewall_view: when octet_length(v_lower) = length(v_lower) then v_lower"], (
        asked
    )
