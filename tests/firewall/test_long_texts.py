"""Long texts: a verdict takes short cuts that must not change it, and work grows with the text."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import psycopg
import pytest

from firewall import samples, starts
from pgassay.firewall import (
    ScanVerdict,
    _rules,
    find_never_record,
    redact,
    scan,
    scan_never_record,
)
from pgassay.firewall.redact import MASK, mask
from pgassay.firewall.scan import Engine, unrepeated

_WEIGHTS = {reason: n for n, reason in enumerate(_rules.REASONS)}
# near misses, each of another kind
UNITS = (
    "api_key=correcthorse1 ",
    "DE89370400440532013001 ",
    "4111 1111 1111 1112\n",
    "sort_key=request-validator-configuration-session-1! ",
    "ghp_aB1c dE2f\n",
    "a\\_b ",
    '{"a":',
    "don't remember this way ",
    "\u0430\u200b",
)


def _weightiest(text: str) -> ScanVerdict:
    """The verdict, worked out from everything that is found."""
    found = find_never_record(text)
    if not found:
        return ScanVerdict(False)
    first = min(found, key=lambda f: (_WEIGHTS[f.reason], f.start, f.end, f.detector))
    return ScanVerdict(True, first.reason, first.detector)


def _long_texts(seed: int) -> Iterator[str]:
    rng = random.Random(seed)
    secrets = [sample.text for sample in samples.secrets(rng)]
    plain = list(samples.plain(rng))
    for unit in rng.sample(UNITS, 3):
        stretch = unit * (70_000 // len(unit) + rng.randrange(40))
        for before, after in (("", ""), (rng.choice(plain), rng.choice(secrets))):
            yield f"{before} {stretch} {after}"
        yield f"{rng.choice(secrets)} {stretch}"
    # nothing repeats itself here
    parts = [f"{rng.choice(plain)} {n}" for n in range(1_500)]
    for place in (0, 700, 1_499):
        yield "\n".join([*parts[:place], rng.choice(secrets), *parts[place:]])


@pytest.mark.parametrize("seed", range(4))
def test_the_verdict_of_a_long_text_is_that_of_all_that_is_found(seed: int) -> None:
    for text in _long_texts(seed):
        assert scan_never_record(text) == _weightiest(text), text[:200]


def test_both_engines_give_a_long_text_the_same_verdict(database_url: str) -> None:
    url = database_url.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(url, autocommit=True) as connection:
        for text in _long_texts(11):
            verdict = scan_never_record(text)
            row = connection.execute(
                "select * from assay.scan_never_record(%s)", (text,)
            ).fetchone()
            assert row == ((verdict.reason, verdict.detector) if verdict.blocked else None)


@pytest.mark.parametrize("unit", UNITS)
def test_what_repeats_itself_is_left_out_in_whole_repetitions(unit: str) -> None:
    text = "before " + unit * (500_000 // len(unit)) + "after"
    short = unrepeated(text)
    assert len(short) < len(text)
    assert (len(text) - len(short)) % len(unit) == 0
    assert short.startswith("before " + unit)
    assert short.endswith(unit + "after")
    assert unrepeated(text[:60_000]) == text[:60_000]


def test_both_engines_leave_out_the_same(database_url: str) -> None:
    url = database_url.replace("postgresql+psycopg://", "postgresql://")
    rng = random.Random(5)
    with psycopg.connect(url, autocommit=True) as connection:
        for unit in (*UNITS, "a", "\u4e2d", "ab" * 200):
            stretch = unit * (rng.randrange(70_000, 400_000) // len(unit))
            for text in (
                stretch,
                "x" * rng.randrange(300) + stretch,
                stretch + "y\n" * rng.randrange(300),
                "p" * 20_000 + stretch[:-1] + "q" * 9_000,
            ):
                row = connection.execute(
                    "select assay._firewall_unrepeated(%s)", (text,)
                ).fetchone()
                assert row == (unrepeated(text),)


class _Counted:
    """A pattern that counts how often it is tried."""

    tries = 0

    def __init__(self, pattern: re.Pattern[str]) -> None:
        self.pattern = pattern

    def match(self, text: str, *place: int) -> re.Match[str] | None:
        _Counted.tries += 1
        return self.pattern.match(text, *place)

    def finditer(self, text: str, *place: int) -> Iterator[re.Match[str]]:
        _Counted.tries += 1
        return self.pattern.finditer(text, *place)


def test_tokens_are_looked_for_where_their_anchors_stand() -> None:
    engine = Engine(_rules.load())
    engine._vendors = [(rule, _Counted(p)) for rule, p in engine._vendors]  # type: ignore[misc]
    anchors = [anchor for rule in _rules.load().rules for anchor in rule.anchors]
    lines = "\n".join(f"{anchor}aaaaaaaaaaaa1x{n}" for n, anchor in enumerate(anchors))
    engine.findings(lines, False)
    # each by the vendors that have it, or one that is a part of it, and not by hundreds
    assert len(anchors) <= _Counted.tries < 10 * len(anchors)


def test_what_stands_there_again_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    judged: list[str] = []
    judge = scan.Engine._value_span

    def counting(
        self: Engine, raw: str, check: str, harmless: dict[str, bool]
    ) -> tuple[int, int] | None:
        judged.append(raw)
        return judge(self, raw, check, harmless)

    monkeypatch.setattr(scan.Engine, "_value_span", counting)
    engine = Engine(_rules.load())
    engine.findings("api_key=correcthorse1 " * 3_000, False)
    assert 0 < len(judged) < 20


def _token(rng: random.Random) -> str:
    """A random token with small letters, capitals and digits in it."""
    kinds = ("abcdefghijkmnpqrstuvwxyz", "ABCDEFGHJKLMNPQRSTUVWXYZ", "23456789")
    return "".join(rng.choice(kinds[n % 3]) for n in rng.sample(range(36), 36))


def _announced(seed: int) -> Iterator[tuple[str, bool]]:
    """What is announced as no secret, and the same thing where nothing announces it."""
    rng = random.Random(seed)
    token, other = _token(rng), _token(rng)
    yield f"cursor: {token}", False
    yield f"cursor: {token} and then {token}", True
    yield f"cursor: {token}\netag: {other}", False
    yield f"cursor: {token}\n{other}", True
    yield f"{other}\ncursor: {token}", True
    prefixed = f"zq_{token}"
    yield f"trace: {prefixed}", False
    yield f"trace: {prefixed}\nvalue {prefixed}", True
    name = f"{token[:20]}_{rng.randrange(10, 99)}"
    yield f"page token: {name}", False
    yield f"page token: {name}\nauth token: {name}", True
    # the detector's first find is spared, one further on is not
    yield (
        "\n".join([*(f"page token: {_token(rng)[:20]}" for _ in range(30)), f"token: {name}"]),
        True,
    )
    card = "4111 1111 1111 1111"
    yield f"ean {card}", False
    yield f"ean {card}, card {card}", True


@pytest.mark.parametrize("seed", range(3))
def test_what_is_announced_as_no_secret_has_no_say_in_a_verdict(
    seed: int, database_url: str
) -> None:
    url = database_url.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(url, autocommit=True) as connection:
        for text, blocked in _announced(seed):
            verdict = scan_never_record(text)
            assert verdict == _weightiest(text)
            assert verdict.blocked == blocked, text.translate(str.maketrans("23456789", "9" * 8))
            row = connection.execute(
                "select * from assay.scan_never_record(%s)", (text,)
            ).fetchone()
            assert row == ((verdict.reason, verdict.detector) if verdict.blocked else None)
            rows = connection.execute(
                "select * from assay.find_never_record(%s)", (text,)
            ).fetchall()
            found = [(f.start, f.end, f.reason, f.detector) for f in find_never_record(text)]
            assert sorted(rows) == found


def test_patterns_of_two_groups_fall_into_halves(database_url: str) -> None:
    url = database_url.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(url, autocommit=True) as connection:
        rows = connection.execute(
            "select detector, assay._firewall_halves(pattern)"
            " from assay.never_record_detector where pattern like '((%'"
        ).fetchall()
        assert len(rows) > 30
        for detector, halves in rows:
            assert len(halves) == 2, detector
            for half in halves:
                connection.execute("select '' ~ ('^' || %s || '\\Z')", (half,))


def test_what_is_announced_is_worked_out_for_finds_only(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    spared = Engine._spared

    def counting(self: Engine, view: str) -> object:
        answer = spared(self, view)

        def ask(kind: str, place: int) -> bool:
            asked.append(kind)
            return answer(kind, place)

        return ask

    monkeypatch.setattr(Engine, "_spared", counting)
    engine = Engine(_rules.load())
    engine.first("page token: next. the key is here, and my password is my own", False)
    assert asked == []
    engine.first("page token: " + _token(random.Random(1)), False)
    assert asked


def test_letter_pairs_are_counted_as_the_pattern_has_them() -> None:
    engine = Engine(_rules.load())
    pattern = engine.named["bigram"]
    ascii_chars = [chr(code) for code in range(128)]
    rng = random.Random(8)
    texts = ["", *ascii_chars, *(a + b for a in ascii_chars for b in ascii_chars)]
    texts += [
        "".join(rng.choices("etaoinshrdluETAOIN_-7", k=rng.randrange(60))) for _ in range(500)
    ]
    texts += ["".join(rng.choices(ascii_chars, k=rng.randrange(60))) for _ in range(500)]
    texts += ["the \u4e2d end", "\U0001d400theory"]
    for text in texts:
        assert engine._left(text) == len(pattern.sub("", text)), ascii(text)


def test_what_a_line_announces_is_what_the_patterns_find_in_it() -> None:
    engine = Engine(_rules.load())
    names = ("naming", "label", "formed", "goods")
    rng = random.Random(21)
    found = dict.fromkeys(names, 0)
    for n in range(4_000):
        pieces = [
            starts.example(rng, engine.named[name].pattern).lower()
            + rng.choice(("", " ", " w ", " b ", "x", "/"))
            for name in rng.choices(names, k=rng.randrange(1, 4))
        ]
        text = rng.choice(("", "a", "\n", "x\n")) + rng.choice(("", " ", "\n")).join(pieces)
        low = text.rfind("\n", 0, len(text) // 2) + 1
        high = text.find("\n", low)
        high = len(text) if high < 0 else high
        announced = engine._announced(text, low, high)
        for name in names:
            spans = [m.span(2) for m in engine.named[name].finditer(text, low, high)]
            assert announced.get(name, []) == spans, (n, name)
            found[name] += bool(spans)
    assert min(found.values()) > 50, found


def test_anchors_that_stand_close_together_are_not_tried_one_by_one() -> None:
    engine = Engine(_rules.load())
    engine._vendors = [(rule, _Counted(p)) for rule, p in engine._vendors]  # type: ignore[misc]
    engine._unbound = {n: _Counted(p) for n, p in engine._unbound.items()}  # type: ignore[misc]
    for text in ("A" * 50_000, "-----BEGIN " + "A" * 50_000, "eyJ" * 20_000):
        _Counted.tries = 0
        engine.findings(text, False)
        assert _Counted.tries < 500


def test_what_is_left_after_masking_is_not_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    read = scan.Engine._run_hits

    def counting(
        self: Engine, runs: str, limit: scan._Limit, idle: Callable[[int], bool]
    ) -> Iterator[scan.Hit]:
        sizes.append(len(runs))
        return read(self, runs, limit, idle)

    monkeypatch.setattr(scan.Engine, "_run_hits", counting)
    rng = random.Random(12)
    slugs = "".join(
        f"released-{rng.randrange(10**9)}-and-{rng.randrange(10**9)} " for _ in range(500)
    )
    text = f"{slugs}token: {_token(rng)} "
    redacted = redact(text)
    assert redacted.labels
    assert len(sizes) > 1
    # all of it once, and then what is new
    assert sum(sizes) < len(text) + 200


def test_each_value_is_asked_once_whether_it_is_harmless() -> None:
    engine = Engine(_rules.load())
    known = scan.Known()
    rng = random.Random(3)
    text = " ".join(f"api_key={_token(rng)[:18]}" for _ in range(50))
    found = engine.findings(text, False, known)
    assert len({f.detector for f in found}) > 1
    assert len(known.harmless) == 50
    before = sum(map(len, known.judged.values()))
    assert before > 50
    assert engine.findings(text, False, known) == found
    assert sum(map(len, known.judged.values())) == before


def test_values_that_are_named_after_them_are_looked_for_before_their_names() -> None:
    engine = Engine(_rules.load())
    rule, pattern = engine._rules[engine._named_after]
    words = [word for word in rule.needs if word.isascii()]
    whole = rule.pattern.replace("(?=", "(?:")
    rng = random.Random(8)
    met = less = 0
    for _ in range(600):
        pieces = [
            rng.choice(
                (
                    starts.example(rng, whole).encode("ascii", "replace").decode(),
                    "".join(rng.choices("abXY12.*-", k=rng.choice((5, 60, 254, 255, 256, 700)))),
                    rng.choice(words),
                    rng.choice((" is my ", " is the new wifi ", " ", "\n")),
                )
            )
            for _ in range(rng.randrange(1, 8))
        ]
        text = rng.choice(("", " ", "\n")).join(pieces)
        lower = text.lower()
        places = [m.start() for word in words for m in re.finditer(re.escape(word), lower)]
        spans = list(scan._named_places(text, places))
        found = [m.span() for low, high in spans for m in pattern.finditer(text, low, high)]
        lines = scan._lines_of(text, sorted(places))
        wanted = [m.span() for low, high in lines for m in pattern.finditer(text, low, high)]
        assert found == wanted
        met += bool(found)
        less += sum(high - low for low, high in spans) < len(text) / 2
    assert met > 100
    assert less > 100


class _Written(dict[str, object]):
    """A dictionary that counts how often a value is put into it."""

    writes = 0

    def __setitem__(self, key: str, value: object) -> None:
        self.writes += 1
        super().__setitem__(key, value)


def test_finds_in_one_run_are_gathered_without_copying_them() -> None:
    rng = random.Random(5)
    run = "/".join(f"ghp_{_token(rng)}" for _ in range(300))
    known = scan.Known()
    runs = known.runs = _Written()  # type: ignore[assignment]
    found = Engine(_rules.load()).findings(run, False, known)
    assert len(found) > 300
    assert len(runs) == 1
    assert runs.writes <= 2  # type: ignore[attr-defined]


def test_each_token_is_asked_once_whether_it_is_an_id() -> None:
    engine = Engine(_rules.load())
    pattern = _Counted(engine.named["object_id"])
    engine.named["object_id"] = pattern  # type: ignore[assignment]
    _Counted.tries = 0
    rng = random.Random(6)
    text = " ".join(f"vendor-{_token(rng)}" for _ in range(40))
    assert {"noise", "prefixed_token"} <= {f.detector for f in engine.findings(text, False)}
    assert 0 < _Counted.tries <= 40


def test_each_escape_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    read = scan._unescape

    def counting(escape: str) -> str | None:
        asked.append(escape)
        return read(escape)

    monkeypatch.setattr(scan, "_unescape", counting)
    decoded = scan.engine()._decoded("a%20b%00c\\nd&amp;" * 50)
    assert decoded is not None
    assert decoded[0] == "a b%00c\nd&" * 50
    assert sorted(asked) == sorted(["%20", "%00", "\\n", "&amp;"])


def test_a_find_that_is_spared_is_not_judged_by_another_rule() -> None:
    engine = Engine(_rules.load())
    known = scan.Known()
    rng = random.Random(7)
    values = [_token(rng)[:20] for _ in range(20)]
    named = "\n".join(f"page_token={value}" for value in values)
    assert engine.findings(named, False, known) == []
    spared = {body for of_kind in known.judged.values() for body in of_kind}
    # where so many are spared, the others are told by where they stand
    assert set(values[: scan._PATIENCE]) == spared
    assert sum(map(len, known.judged.values())) == len(spared)
    # the same values are found where nothing spares them
    assert {f.detector for f in engine.findings(named.replace("page_", "api_"), False, known)}


def test_overlapping_finds_are_masked_as_one() -> None:
    text = "0123456789abcdefghij"
    rng = random.Random(4)
    for _ in range(300):
        finds = []
        for _ in range(rng.randrange(5)):
            start = rng.randrange(len(text) - 1)
            end = rng.randrange(start + 1, len(text) + 1)
            finds.append(scan.Finding(start, end, rng.choice(("jwt", "off_the_record")), "some"))
        finds.sort()
        hidden = {n for f in finds if f.reason == "jwt" for n in range(f.start, f.end)}
        expected = "".join(MASK if n in hidden else char for n, char in enumerate(text))
        masked = mask(text, finds)
        assert masked.text == expected
        assert masked.labels == tuple(dict.fromkeys(f"{f.reason}:{f.detector}" for f in finds))


def test_values_told_by_one_look_are_refused_by_their_checks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng = random.Random(33)
    told, pieces = scan._DULL, "v 1 23 2023 -05 T10 :30 . .. / usr _ A ETA aB b7 self.x 0000 xxxx"
    signs = ['"', "'", "`", "${", "<", "[", "(", "  ", "&x=", "\\n", "!?", "~", "\u00e9", ";", ":"]
    monkeypatch.setattr(scan, "_DULL", {})
    checked = dict.fromkeys(told, 0)
    for _ in range(20_000):
        raw = "".join(rng.choices(pieces.split(" ") + signs, k=rng.randint(1, 8)))
        raw *= rng.choice((1,) * 20 + (30,))
        for check, dull in told.items():
            if dull.match(raw):
                checked[check] += 1
                assert scan.engine()._value_span(raw, check, {}) is None, (check, raw)
    assert min(checked.values()) > 3_000, checked


def test_what_many_lines_announce_is_what_each_of_them_does() -> None:
    rng = random.Random(34)
    heads = ("page_token: ", "id=", "token=", "ean ", 'w "', "", "sort_key: ")
    tails = (
        "/app-9f8b2c3d4e.js",
        " 4006381333931",
        "/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ",
    )
    lines = [rng.choice(heads) + _token(rng) + rng.choice(tails) for _ in range(400)]
    text = "\n".join(lines).lower()
    engine = scan.engine()
    many, places, met = engine._spared(text), list(range(0, len(text), 3)), 0
    for kind in ("card", "assignment", "token"):
        for place in places:
            # asked for no other place
            spared = engine._spared(text)(kind, place) if place % 5 == 0 else None
            assert spared in (None, many(kind, place))
            met += bool(spared)
    assert met > 500
