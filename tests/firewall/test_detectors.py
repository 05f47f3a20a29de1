from __future__ import annotations

import random
import re

import pytest

from firewall import starts
from pgassay.firewall import _compile, _rules
from pgassay.firewall._rules import Rule
from pgassay.firewall._starts import STARTS
from pgassay.firewall.scan import Engine, engine

RULES = _rules.load().rules
PATTERNS = {
    **{f"{r.reason}:{r.name}": r.pattern for r in RULES},
    **_rules.load().patterns,
}


def _bare(pattern: str) -> str:
    """The pattern with an x for each bracket expression and each escaped character."""
    return re.sub(r"\[\^?\]?(?:[^]\\]|\\.)*\]|\\.", "x", pattern)


@pytest.mark.parametrize("name", PATTERNS)
def test_patterns_stay_in_the_portable_subset(name: str) -> None:
    pattern = PATTERNS[name]
    assert re.compile(pattern)
    # escapes that the engines read differently, or one of them not at all
    used = set(re.findall(r"\\(.)", re.sub(r"\\\\", "", pattern)))
    assert not {c for c in used if c.isalnum()} - set("trnuZ"), used
    bare = _bare(pattern)
    # lazy and possessive quantifiers; groups with names or flags, atomic ones
    assert not re.search(r"[*+?}][?+]", bare)
    assert not re.search(r"\(\?(?![:=!]|<[=!])", bare)
    # the end of a line and the dot are read differently
    assert not re.search(r"[$.]", bare)
    for count in re.findall(r"\{(\d*),?(\d*)\}", bare):
        assert all(int(n) <= 255 for n in count if n)


@pytest.mark.parametrize("name", PATTERNS)
def test_look_behind_is_one_character_wide(name: str) -> None:
    # PostgreSQL evaluates a wider one from the start of the text, for every match
    for body in re.findall(r"\(\?<[=!]([^)]*)\)", PATTERNS[name]):
        assert len(re.sub(r"\[\^?\]?(?:[^]\\]|\\.)*\]", "x", body)) == 1, body


def test_a_pattern_with_groups_begins_with_two_parentheses() -> None:
    # this is how the SQL engine tells
    for rule in RULES:
        assert (re.compile(rule.pattern).groups == 2) == rule.pattern.startswith("(("), rule.name
        assert re.compile(rule.pattern).groups in (0, 2), rule.name


def test_names_are_unique() -> None:
    names = [rule.name for rule in RULES]
    assert len(names) == len(set(names))


def test_every_reason_is_known() -> None:
    assert {rule.reason for rule in RULES} == set(_rules.REASONS)


def test_a_vendors_anchor_is_in_its_pattern() -> None:
    for rule in RULES:
        assert (rule.kind == "vendor") == bool(rule.anchors)


def test_the_starts_are_fresh() -> None:
    kinds = ("vendor", "shape", "noise")
    expected: dict[str, tuple[str, ...]] = {}
    for rule in RULES:
        words = None if rule.kind in kinds else starts.starts(rule.pattern)
        if words is not None:
            expected[rule.name] = words
    assert expected == STARTS, "run tests/firewall/starts.py"


def test_the_generated_sql_and_the_page_are_fresh() -> None:
    assert _compile.main(["--check"]) == 0


class _Plain(Engine):
    """The engine without its short cuts: every pattern looks at every place."""

    def _matches(self, text, lower, runs, numeric, applies, *_):  # type: ignore[no-untyped-def]
        for n, (rule, pattern) in enumerate(self._rules):
            for match in pattern.finditer(lower if rule.lowered else text):
                yield n, match

    def _chains(self, text):  # type: ignore[no-untyped-def]
        return self._named["chain"].finditer(text)


def test_the_short_cuts_miss_nothing() -> None:
    from firewall import samples

    plain = _Plain(_rules.load())
    texts = list(samples.variations(5, 1_500))
    texts += ["\n".join(texts[n : n + 60]) for n in range(0, 1_500, 60)]
    for text in texts:
        found = plain.findings(text, False)
        assert engine().findings(text, False) == found, text
        # a verdict is the weightiest of them, the first where there are several
        weights = {reason: n for n, reason in enumerate(_rules.REASONS)}
        first = min(
            found, key=lambda f: (weights[f.reason], f.start, f.end, f.detector), default=None
        )
        verdict = None if first is None else (first.reason, first.detector)
        assert engine().first(text, False) == verdict, text


def test_structured_values_span_lines_in_manifests_only() -> None:
    (pattern,) = [rule.pattern for rule in RULES if rule.name == "structured"]
    start = pattern.index("kind: ?Secret")
    end = pattern.index("|(?:[aA]", start)
    assert r"\n" in pattern[start:end]
    # elsewhere only what leaves out the ends of lines
    assert r"\n" not in (pattern[:start] + pattern[end:]).replace(r"[^\r\n]", "")


def test_the_figures_of_named_numbers_are_in_all_of_them() -> None:
    from pgassay.firewall.scan import _FIGURE, FIGURES, MORE_FIGURES

    examples = {
        "br_cpf": ("123.456.789-09", "cpf 12345678909", "cpf: 123 456 789 09"),
        "kr_rrn": ("900101-1234567", "rrn 900101-1234567"),
        "uk_nino": ("ab 12 34 56 c", "nino ab123456c", "national insurance: ab 12 34 56 d"),
        "cn_resident_id": ("11010519491231002x", "110105194912310021"),
        "it_codice_fiscale": ("rssmra85t10a562s",),
        "mx_curp": ("hegg560427mvzrrl04",),
        "us_ssn_dashes": ("123-45-6789", "123 - 45 - 6789", "123-\r\n45-\n6789", "a.123-45-6789"),
    }
    rules = {rule.name: rule.pattern for rule in RULES}
    assert examples.keys() == FIGURES.keys()
    for name, texts in examples.items():
        for text in texts:
            assert re.search(rules[name], text), (name, text)
            assert re.search(_FIGURE + FIGURES[name], text), (name, text)
    more = {
        "code_sent": (
            "4711 is your login code",
            "G-123456 is the verification code",
            "12345678 ist dein Login-Code",
            "90210 est votre login code",
            "90210 \u00e8 il tuo login code",
            "90210 \u00e9 o seu login code",
        ),
        "card_joined": (
            "4111/1111/1111/1111",
            "4111 | 1111 | 1111 | 1111",
            "4111\u00b71111\u00b71111\u00b71111",
            "4111\u20221111 \u20221111\u2022 1111",
            "3782_822463_10005",
            "3782:822463:1000",
        ),
    }
    assert more.keys() == MORE_FIGURES.keys()
    for name, texts in more.items():
        for text in texts:
            assert re.search(rules[name], text), (name, text)
            assert re.search(MORE_FIGURES[name], text.lower()), (name, text)


def test_numbers_with_something_before_them_are_all_met() -> None:
    plain, quick = _Plain(_rules.load()), engine()
    assert [rule.name for rule in (quick._rules[n][0] for n in quick._numbers)] == ["iban", "card"]
    rng = random.Random(3)
    pieces = [
        *("IBAN ", "iban-", "Iban:", "IBAN", "xIBAN", "iban# ", "-", "+", "+49 ", "+4", "1a", " "),
        *("7E", "(", ") ", "\n", "a", "0", "12", "\t", ".", "v", "00"),
        *("DE89 3704 0044 0532 0130 00", "GB29NWBK60161331926819", "NO93-8601-1117-947"),
        *("4111 1111 1111 1111", "4111111111111111", "378282246310005", "5555-5555-5555-4444"),
    ]
    met = 0
    for _ in range(4_000):
        text = "".join(rng.choice(pieces) for _ in range(rng.randrange(1, 7)))
        for n, figures in quick._numbers.items():
            pattern = plain._rules[n][1]
            found = [match.span(2) for match in pattern.finditer(text)]
            assert [match.span(2) for match in figures.finditer(pattern, text)] == found, text
            met += len(found)
    assert met > 1_000


def test_clauses_are_met_where_they_begin() -> None:
    from pgassay.firewall.scan import _in_clauses

    quick = engine()
    ((n, inner),) = quick._clauses.items()
    pattern = quick._rules[n][1]
    for text in (
        "otr - this",
        "x: otr - this. no guardar\nno grabar",
        "no guardar. no guardar; not to be saved",
        "xotr - this",
        "",
    ):
        found = [match.span() for match in pattern.finditer(text)]
        assert [match.span() for match in _in_clauses(pattern, inner, text)] == found


def test_words_that_are_needed_are_written_as_they_are_met() -> None:
    for rule in RULES:
        for word in (*rule.needs, *rule.also_needs):
            assert word == _rules.ascii_fold(word), (rule.name, word)


def test_spelt_case_and_folding() -> None:
    assert _rules.spell_case("(?i:aB[c-d]\\b)x") == "(?:[aA][bB][c-dC-D]\\b)x"
    assert isinstance(RULES[0], Rule)
