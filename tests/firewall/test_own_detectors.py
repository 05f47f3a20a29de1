"""A user's own detectors: which patterns are taken, and that both engines do the same with them."""

from __future__ import annotations

import random
import re
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from firewall import samples
from pgassay.errors import ConfigurationError, JournalBlockedError
from pgassay.firewall import (
    Detector,
    Firewall,
    find_never_record,
    pattern_problem,
    redact,
    scan_never_record,
)
from pgassay.firewall.custom import ORDINARY, PROBLEMS
from pgassay.policy import firewall_from

GOOD = (
    "acme_[a-z0-9]{20}",
    "(?<![A-Z])EMP-[0-9]{6}(?![0-9])",
    "(?:live|test)_[A-Z]{2,4}-?[0-9]{3}",
    r"a\|b\.c\\",
    r"(?:a\|b|c)def",
    "[A-Z-]{3}x{0,2}y",
    "Projekt Nachtigall",
    "[!#%&,;<=>@_'`~]{2}[0-9a-f]{6,250}",
)
BAD = {
    "": "empty",
    "x" * 501: "too_long",
    "\u0430cme_[0-9]{5}": "look_alike",
    "abc[0-9]*": "syntax",
    "abc[0-9]+": "syntax",
    "abc.def": "syntax",
    r"abc\d{4}": "syntax",
    "(abc)def": "syntax",
    "(?i)abcdef": "syntax",
    "abc|def": "syntax",
    "^abcdef": "syntax",
    "abcdef$": "syntax",
    "[^a-z]bcd": "syntax",
    "[[:digit:]]{4}": "syntax",
    "abc[0-": "syntax",
    "abc(?:d|e": "syntax",
    "abc(?![0-9])x": "syntax",
    "(?![0-9])": "syntax",
    "(?<!ab)cde": "syntax",
    "(?:(?:a|b)c|d)efg": "syntax",
    r"(abc)\1": "syntax",
    "abc\n": "syntax",
    "***:abcd": "syntax",
    "abc[z-a]": "class",
    "abc[a&&b]": "class",
    "(?<![b-a])abc": "class",
    "abc(?![1-0])": "class",
    "a{0}bcde": "repeat",
    "abc[0-9]{5,4}": "repeat",
    "abc[0-9]{1,256}": "repeat",
    "(?:ab|cd){2}xy": "repeat",
    "abc{2}{3}": "syntax",
    "abc??": "syntax",
    "(?:ab|abc)d": "alternatives",
    "(?:ab|ab)d": "alternatives",
    "(?:" + "|".join(f"k{n:02}" for n in range(65)) + ")": "alternatives",
    "[a-z]{1,5}xyz": "ambiguous",
    "x{1,3}(?:xyz|abc)": "ambiguous",
    "a?b?[ab]cde": "ambiguous",
    "(?:ab|cd)?cef": "ambiguous",
    "x": "too_short",
    "a?b?c?": "too_short",
    "[0-9]{0,9}": "too_short",
    "[a-f]{255}[g-m]{2}": "too_large",
    "[0-9]{4}": "ordinary",
    "quick brown": "ordinary",
}


@pytest.fixture
def owner(database_url: str) -> Iterator[psycopg.Connection[Any]]:
    with psycopg.connect(database_url, autocommit=True) as connection:
        yield connection


def sql_problem(owner: psycopg.Connection[Any], pattern: str, ignore_case: bool) -> Any:
    row = owner.execute("select assay._detector_problem(%s, %s)", (pattern, ignore_case)).fetchone()
    assert row is not None
    return row[0]


def test_what_is_wrong_with_a_pattern(owner: psycopg.Connection[Any]) -> None:
    wanted: dict[str, str | None] = {**dict.fromkeys(GOOD), **BAD}
    wanted["[A-Z]{3,9}"] = None  # capitals in an ordinary sentence stand alone
    # What the three samples do not hold is the owner's to choose, were it a word of every day.
    wanted["password"] = None
    for pattern, problem in wanted.items():
        assert pattern_problem(pattern) == problem, pattern
        assert sql_problem(owner, pattern, False) == problem, pattern
        assert problem is None or problem in PROBLEMS
    for pattern, problem in {"Acme-[0-9]{5}": "upper_case", "the quick": "ordinary"}.items():
        assert pattern_problem(pattern, ignore_case=True) == problem
        assert sql_problem(owner, pattern, True) == problem


def made_pattern(rng: random.Random) -> str:
    """A pattern of the language, mostly; now and then something that is not."""

    def piece() -> str:
        kind = rng.randrange(5)
        if kind == 0:
            made = "".join(rng.choices("abAB01-_ ", k=rng.randrange(1, 4)))
        elif kind == 1:
            made = rng.choice(["[a-c]", "[AB]", "[0-2_]", "[b-]", "[A-Z0-1]", "[ab01]", "[_ ]"])
        elif kind == 2:
            parts = ["".join(rng.choices("abAB01", k=rng.randrange(1, 4))) for _ in range(2)]
            return f"(?:{'|'.join(parts)})" + rng.choice(["", "?", ""])
        elif kind == 3:
            return "\\" + rng.choice(".|-(")
        else:
            return rng.choice(["é", "x", "*", "[c-a]", "(", "\\d", "日本"])
        return made + rng.choice(["", "", "?", "{2}", "{1,3}", "{0,2}", "{3,1}"])

    made = "".join(piece() for _ in range(rng.randrange(1, 6)))
    return (
        rng.choice(["", "", "(?<![a-b])", "(?<![0-9_])"])
        + made
        + rng.choice(["", "", "(?![a-b])", "(?![0-9])"])
    )


def made_text(rng: random.Random, alphabet: str) -> str:
    return "".join(rng.choices(alphabet, k=rng.randrange(60, 300)))


def test_both_engines_read_every_pattern_alike(owner: psycopg.Connection[Any]) -> None:
    """Whether it is taken, and if so, where it matches, with which end."""
    rng = random.Random(2611)
    taken = matched = 0
    for _ in range(3000):
        pattern, ignore_case = made_pattern(rng), rng.random() < 0.3
        problem = pattern_problem(pattern, ignore_case=ignore_case)
        assert sql_problem(owner, pattern, ignore_case) == problem, pattern
        if problem is not None:
            continue
        taken += 1
        texts = [made_text(rng, "abAB01x-") for _ in range(8)]
        # Pieces of the pattern make matches likely.
        texts += [made_text(rng, re.sub(r"[\\\[\]{}()?:|!<,]", "", pattern) + "ab0 ") * 2]
        for text in texts:
            python = [m.span() for m in re.finditer(pattern, text)]
            rows = owner.execute(
                "select m.span_start, m.span_start + length(m.body)"
                " from assay._firewall_match(%s, %s) as m",
                (text, pattern),
            ).fetchall()
            assert python == rows, (pattern, text)
            matched += len(python)
    assert taken > 200
    assert matched > 200


def detectors(rng: random.Random) -> list[Detector]:
    return [
        Detector("house_token", "credential_prefix", "acme_[a-z0-9]{6,24}", ignore_case=True),
        Detector("staff_number", "government_id", "(?<![A-Z])EMP-[0-9]{6}(?![0-9])"),
        Detector("code_name", "off_the_record", "nightingale", ignore_case=True),
        Detector("noise_of_ours", "high_entropy", "zz[0-9]{5}"),
        Detector.of("greek", "credential_prefix", "\u03ba\u03c9\u03b4\u03b9\u03ba[0-9]{3}"),
    ]


def install(owner: psycopg.Connection[Any], made: list[Detector]) -> None:
    for detector in made:
        owner.execute(
            "select assay.add_detector(%s, %s, %s, %s, %s)",
            (
                detector.name, detector.reason, detector.pattern, detector.ignore_case,
                detector.about,
            ),
        )  # fmt: skip


def own_texts(rng: random.Random) -> Iterator[str]:
    for text in samples.variations(20261201, 120):
        own = rng.choice(
            [
                "acme_" + samples.some(rng, "abcdef0123456789", 12),
                "ACME_" + samples.some(rng, "ABCDEF0123456789", 30),
                f"EMP-{rng.randrange(10**6):06}",
                f"EMP-{rng.randrange(10**7):07}",
                "Operation Nightin\u200bgale",
                "Operation N\u0456ghtingale",
                "zz12345",
                "\u03ba\u03c9\u03b4\u03b9\u03ba123",
                "\\u0061cme_%61bcdef012345",
                "EMP&#45;123456",
            ]
        )
        yield rng.choice(["{0}", "{1} {0}", "{0}\n{1}", "{0} {1} {1}"]).format(text, own)


def test_both_engines_find_what_ones_own_detectors_find(owner: psycopg.Connection[Any]) -> None:
    rng = random.Random(5)
    made = detectors(rng)
    install(owner, made)
    off = ["noise", "marker_english", "card"]
    for name in off:
        owner.execute("select assay.disable_detector(%s, 'wrong too often')", (name,))
    firewall = Firewall(made, disabled=off)
    found: set[str] = set()
    for text in own_texts(rng):
        python = [(f.start, f.end, f.reason, f.detector) for f in firewall.find_never_record(text)]
        sql = owner.execute("select * from assay.find_never_record(%s)", (text,)).fetchall()
        assert sorted(python) == sorted(sql), text
        found |= {f[3] for f in python}
        for identifier in (False, True):
            verdict = firewall.scan_never_record(text, identifier=identifier)
            row = owner.execute(
                "select * from assay.scan_never_record(%s, %s)", (text, identifier)
            ).fetchone()
            assert row == ((verdict.reason, verdict.detector) if verdict.blocked else None), text
        masked = firewall.redact(text)
        row = owner.execute("select * from assay.redact(%s)", (text,)).fetchone()
        assert row == (masked.text, list(masked.labels)), text
        assert len(masked.text) == len(text)
        again = [f.reason for f in firewall.find_never_record(masked.text)]
        assert set(again) <= {"off_the_record"}, text
    assert found >= {detector.name for detector in made}
    assert not found & set(off)


def test_the_packages_firewall_is_the_packages(owner: psycopg.Connection[Any]) -> None:
    for text in samples.variations(3, 60):
        assert Firewall().find_never_record(text) == find_never_record(text)
        assert Firewall().redact(text) == redact(text)


def test_a_file_of_detectors(tmp_path: Path) -> None:
    path = tmp_path / "firewall.toml"
    path.write_text(
        'disabled = ["iban"]\n[[detector]]\nname = "staff"\nreason = "government_id"\n'
        'pattern = "emp-[0-9]{6}"\nignore_case = true\nabout = "staff numbers"\n',
        encoding="utf-8",
    )
    firewall = Firewall.from_toml(path)
    assert firewall.scan_never_record("Emp-123456 called").detector == "staff"
    assert not firewall.scan_never_record(f"to {samples.iban(random.Random(1))} please").blocked
    for wrong in (
        "disabled = 3",
        'disabled = ["no_such"]',
        "detectors = []",
        "[[detector]]\nname = 'staff'\nreason = 'government_id'",
        "[[detector]]\nname = 'iban'\nreason = 'bank_account'\npattern = 'abcd'",
        "[[detector]]\nname = 'staff'\nreason = 'secret'\npattern = 'abcd'",
        "[[detector]]\nname = 'staff'\nreason = 'jwt'\npattern = 'abc.'",
        "[[detector]]\nname = 'staff'\nreason = 'jwt'\npattern = 'abcd'\nignore_case = 'no'",
        "not toml",
    ):
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(ConfigurationError):
            Firewall.from_toml(path)


def test_ordinary_sentences_are_ordinary() -> None:
    for text in ORDINARY:
        assert find_never_record(text) == []


def made_token() -> str:
    return "ghp_" + samples.some(random.Random(), samples._ALNUM, 36)


def test_a_secret_is_no_pattern(tmp_path: Path) -> None:
    """As the database refuses it: by the same error, and without repeating it."""
    token = made_token()
    file = tmp_path / "firewall.toml"
    table = "[[detector]]\nname = {!r}\nreason = 'jwt'\npattern = {!r}\nabout = {!r}\n"
    iban = samples.iban(random.Random(3))
    for name, pattern, about in (
        ("house", token, ""),
        ("house", f"(?:x|{token})", ""),
        ("house", token.replace("g", "\u0261", 1), ""),  # a letter that looks alike
        ("house", f"to {iban} or", ""),
        ("house", "TCK-[A-Z]{6}", f"such as {token}"),
    ):
        file.write_text(table.format(name, pattern, about), encoding="utf-8")
        for make in (
            lambda p=pattern, a=about, n=name: Detector.of(n, "jwt", p, about=a),
            lambda: Firewall.from_toml(file),
        ):
            with pytest.raises(JournalBlockedError) as caught:
                make()
            assert caught.value.reason == scan_never_record(pattern + about).reason
            assert caught.value.detector
            shown = "".join(traceback.format_exception(caught.value))
            assert token not in shown
            assert iban not in shown
    with pytest.raises(JournalBlockedError):
        Detector("house", "jwt", token)
    # A key, a table or a name that is switched off, where a secret was put by mistake.
    for wrong in (
        f"[[detector]]\nname = 'house'\nreason = 'jwt'\npattern = 'abcd'\n{token} = 1\n",
        f"{token} = 1\n",
        f"disabled = ['{token}']\n",
    ):
        file.write_text(wrong, encoding="utf-8")
        with pytest.raises(ConfigurationError) as refused:
            Firewall.from_toml(file)
        assert token not in str(refused.value)


def test_what_a_database_keeps_is_taken_as_it_is(owner: psycopg.Connection[Any]) -> None:
    """It was scanned there, with the detectors that were on: a client must go on reading it."""
    iban = samples.iban(random.Random(4))
    owner.execute("select assay.disable_detector('iban', 'why')")
    pattern = f"to {iban} or"
    owner.execute("select assay.add_detector('house', 'bank_account', %s)", (pattern,))
    rows = owner.execute(
        "select item, reason, detector, pattern, ignore_case, agent_id, text_sha256"
        " from assay.firewall_policy()"
    ).fetchall()
    firewall = firewall_from(rows)
    assert firewall.scan_never_record(f"pay {pattern} nobody").detector == "house"
