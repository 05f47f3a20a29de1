from __future__ import annotations

import itertools
import random
import re
import signal
import string
import tomllib
import unicodedata
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from firewall import samples, starts
from pgassay.firewall import _compile, _rules, _starts, scan
from pgassay.firewall._rules import Rule
from pgassay.firewall._starts import (
    AFTER_LETTERS,
    ANCHORS_ELSEWHERE,
    ANCHORS_INSIDE,
    STARTS,
)
from pgassay.firewall.scan import Engine, ascii_lower, engine

RULES = _rules.load().rules
_NUMBERS = ("number", "named_number")
_LETTERS_AND_DIGITS = string.ascii_letters + string.digits
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
    after: dict[str, tuple[str, ...]] = {}
    for rule in RULES:
        words = None if rule.kind in kinds else starts.starts(rule.pattern)
        if words is not None:
            expected[rule.name] = words
            some = starts.after_letters(rule, words)
            if some != words:
                after[rule.name] = some
    assert (expected, after) == (STARTS, AFTER_LETTERS), "run tests/firewall/starts.py"
    for name, sign in starts.SIGNS.items():
        assert starts.unassigned(sign) == getattr(_starts, name), name
    inside, elsewhere = starts.anchors()
    assert (inside, frozenset(elsewhere)) == (ANCHORS_INSIDE, ANCHORS_ELSEWHERE)


def test_literals_of_a_detector_are_met_in_the_order_of_their_places() -> None:
    # they are told by where they end: one that begins later must not end sooner
    for name, words in STARTS.items():
        for word in words:
            inside = {word[a:b] for a in range(len(word)) for b in range(a + 1, len(word))}
            assert inside.isdisjoint(words), (name, word)


def test_what_begins_a_text_is_told_by_its_pattern() -> None:
    # the literals of these are only those that stand after a mark
    quick = engine()
    names = {quick._rules[n][0].name for n in quick._at_the_beginning}
    assert names == {r.name for r in RULES if r.name in STARTS and "^" in _bare(r.pattern)}


def test_the_generated_sql_and_the_page_are_fresh() -> None:
    assert _compile.main(["--check"]) == 0


class _Plain(Engine):
    """The engine without its short cuts: every pattern looks at every place."""

    def _matches(self, text, lower, *_):  # type: ignore[no-untyped-def]
        for n, (rule, pattern) in enumerate(self._rules):
            for match in pattern.finditer(lower if rule.lowered else text):
                yield n, match

    def _vendor_matches(self, n, pattern, text, places):  # type: ignore[no-untyped-def]
        return pattern.finditer(text)

    def _chains(self, text):  # type: ignore[no-untyped-def]
        return self._named["chain"].finditer(text)


def _texts(seed: int) -> Iterator[str]:
    """Texts of all kinds, and texts made of what the patterns match."""
    rng = random.Random(seed)
    texts = list(samples.variations(seed, 1_500))
    yield from texts
    for n in range(0, 1_500, 60):
        yield "\n".join(texts[n : n + 60])
    vendors = [rule.pattern for rule in RULES if rule.kind in ("vendor", "shape")]
    others = [rule.pattern for rule in RULES if rule.kind not in ("vendor", "shape")]
    for pattern in [*vendors, *others]:
        found = starts.example(rng, pattern)
        yield rng.choice(("", " ", ". ", "\n", "x", "-")) + found
        more = [starts.example(rng, rng.choice((rng.choice(vendors), pattern))) for _ in range(4)]
        yield rng.choice(("\n", " ", "_", "")).join([found, *more])


def test_the_short_cuts_miss_nothing() -> None:
    plain = _Plain(_rules.load())
    for text in _texts(5):
        found = plain.findings(text, False)
        assert engine().findings(text, False) == found, text
        # a verdict is the weightiest of them, the first where there are several
        weights = {reason: n for n, reason in enumerate(_rules.REASONS)}
        first = min(
            found, key=lambda f: (weights[f.reason], f.start, f.end, f.detector), default=None
        )
        verdict = None if first is None else (first.reason, first.detector)
        assert engine().first(text, False) == verdict, text


def test_the_lines_of_a_text_are_looked_through_for_shapes_together() -> None:
    rng = random.Random(23)
    shapes = _rules.load().of_kind("shape")
    # what is in a line, and no more, is matched there whatever is in the next one
    for rule in shapes:
        assert not re.search(r"\[\^|\\[nr]|\n", rule.pattern), rule.name
    for _ in range(300):
        lines = [starts.example(rng, rng.choice(shapes).pattern) for _ in range(5)]
        lines += ["".join(rng.choices("ab1-_.:", k=rng.randrange(30))) for _ in range(2)]
        rng.shuffle(lines)
        alone = []
        base = 0
        for line in lines:
            found = engine().findings(line, True)
            names = {rule.name for rule in shapes}
            alone += [(base + f.start, base + f.end) for f in found if f.detector in names]
            base += len(line) + 1
        together = engine().findings("\n".join(lines), True)
        assert set(alone) <= {(f.start, f.end) for f in together}


def test_structured_values_span_lines_in_manifests_only() -> None:
    (pattern,) = [rule.pattern for rule in RULES if rule.name == "structured"]
    start = pattern.index("kind: ?Secret")
    end = pattern.index("|(?:[aA]", start)
    assert r"\n" in pattern[start:end]
    # elsewhere only what leaves out the ends of lines
    assert r"\n" not in (pattern[:start] + pattern[end:]).replace(r"[^\r\n]", "")


def test_the_figures_of_numbers_are_in_all_of_them() -> None:
    from pgassay.firewall.scan import _FIGURE, _KINDS, FIGURE_KINDS, FIGURES

    examples = {
        "br_cpf": ("123.456.789-09", "cpf 12345678909", "cpf: 123 456 789 09"),
        "kr_rrn": ("900101-1234567", "rrn 900101-1234567"),
        "uk_nino": ("ab 12 34 56 c", "nino ab123456c", "national insurance: ab 12 34 56 d"),
        "cn_resident_id": ("11010519491231002x", "110105194912310021"),
        "it_codice_fiscale": ("rssmra85t10a562s",),
        "mx_curp": ("hegg560427mvzrrl04",),
        "us_ssn_said": ("123456789 is my ssn", "123 45 6789 is her social security number"),
        "us_ssn_dashes": ("123-45-6789", "123 - 45 - 6789", "123-\r\n45-\n6789", "a.123-45-6789"),
        "card": ("4111 1111 1111 1111", "a4111\r\n-1111.1111>1111", "4 1 1 1 1 1 1 1 1 1 1 1"),
        "card_joined": (
            "4111/1111/1111/1111",
            "4111 | 1111 | 1111 | 1111",
            "4111\u00b71111\u00b71111\u00b71111",
            "4111\u20221111 \u20221111\u2022 1111",
            "3782_822463_10005",
            "3782:822463:1000",
            "4111~1111~1111~1111",
            "4111+1111+1111+1111",
            "4111\u30fb1111\u30fb1111\u30fb1111",
        ),
        "us_routing_said": ("021000021 is the routing number", "\u2446021000021\u2446"),
    }
    rules = {rule.name: rule.pattern for rule in RULES}
    assert examples.keys() == FIGURES.keys()
    for name, texts in examples.items():
        for text in texts:
            assert re.search(rules[name], text), (name, text)
            assert re.search(_FIGURE + FIGURES[name], text), (name, text)
            kinds = text.encode("ascii", "replace").translate(_KINDS)
            assert FIGURE_KINDS.get(name, b"") in kinds, (name, text)


def _met(quick: Engine, name: str, text: str) -> list[tuple[int, int]]:
    """The matches of a detector that the engine meets with its short cuts."""
    lower = ascii_lower(text)
    plain = text.encode("ascii", "replace")
    runs = [match.span() for match in quick.named["run"].finditer(text)]
    ends = [0] * len(quick._rules)
    every = quick._matches(text, lower, plain, runs, lambda n: True, ends, len(text))
    return [match.span() for n, match in every if quick._rules[n][0].name == name]


def _texts_of(pieces: list[str], count: int) -> Iterator[str]:
    rng = random.Random(3)
    for _ in range(count):
        yield "".join(rng.choice(pieces) for _ in range(rng.randrange(1, 7)))


_PIECES = {
    ("iban", "card"): [
        *("IBAN ", "iban-", "Iban:", "IBAN", "xIBAN", "iban# ", "-", "+", "+49 ", "+4", "1a", " "),
        *("7E", "(", ") ", "\n", "a", "0", "12", "\t", ".", "v", "00"),
        *("DE89 3704 0044 0532 0130 00", "GB29NWBK60161331926819", "NO93-8601-1117-947"),
        *("4111 1111 1111 1111", "4111111111111111", "378282246310005", "5555-5555-5555-4444"),
    ],
    ("card_joined", "us_ssn_dashes", "br_cpf", "kr_rrn", "mx_curp", "uk_nino"): [
        *("4111/1111/1111/1111", "3782_822463_10005", "4111 | 1111 | 1111 | 1111", "|", "/", ":"),
        *("123-45-6789", "123 - 45 - ", "6789", "-", ".", " ", "\n", "0", "12", "345", "a"),
        *("cpf", "CPF: ", "123.456.789-09", "12345678909", "rrn ", "900101-1234567"),
        *("hegg560427mvzrrl04", "HEGG560427MVZRRL04", "NINO ", "ab 12 34 56 c", "ab123456c"),
    ],
    ("code_sent",): [
        *("4711", "G-123456", "12345678", "90210", "G-", "-", "1", "x", "", "\n"),
        *(" is your login code", " ist dein Login-Code", " est votre login code"),
        *(" \u00e8 il tuo login code", " is the verification code", ". ", " "),
    ],
    ("marker_clause",): [
        *("otr - this", "x: ", "no guardar", "no grabar", "\n", ". ", "; ", "-", " ", "", "x", ">"),
        *("not to be saved", "no notes on this", "your memory off", ",", ": "),
    ],
    ("marker_imperative", "marker_german", "marker_french"): [
        *("do not record this", "never store that", "please", "i", "you", "they", "then", "never"),
        *("ich", "wir", "nicht ins protokoll", "keine notizen", "du", "n'enregistre pas \u00e7a"),
        *(
            "je",
            "qui",
            "\u00e0 ne pas enregistrer",
            "ne note rien",
            "x",
            "\n> ",
            ". ",
            "_",
            "-",
            "'",
        ),
        *(" ", " ", " ", "\t", ""),
    ],
    ("value_named",): [
        *("aB3xY9kLm2Qp7rT5wZ", " is my", " as the", " token", " key", "secret", "`", ")", "**"),
        *("aB3xY9kLm2Qp7rT5wZ", "aB3xY9kLm2Qp7rT5wZ", " token", " key"),
        *(" works as", " for", " Was the", ". ", "\n", "0123456789abcdefg", "*", "' "),
    ],
    ("pgpass", "pem_tail", "marker_chinese"): [
        *("db:5432:app:me:aB3x!", "*:*:*:*:pw", ":5432:", "localhost", ":a", "\n", " "),
        *("-----END PRIVATE KEY-----", "-----END RSA ", "PRIVATE KEY-----", "QUJD\n", "AAAA"),
        *("\u4e0d\u8981\u8bb0\u5f55\u8fd9", "\u8bb0", "\u8fd9", "\u522b", "\u8bb0\u4f4f"),
    ],
}


@pytest.mark.parametrize("names", _PIECES, ids=lambda names: names[0])
def test_detectors_that_no_literal_begins_meet_all_of_their_matches(names: tuple[str, ...]) -> None:
    quick = engine()
    rules = {rule.name: rule for rule in RULES}
    met = dict.fromkeys(names, 0)
    for text in _texts_of(_PIECES[names], 4_000):
        lower = ascii_lower(text)
        for name in names:
            rule = rules[name]
            # numbers need six digits that stand close together
            needed = quick.named["six_digits"] if rule.kind in _NUMBERS else re.compile("")
            found = re.finditer(rule.pattern, lower if rule.lowered else text)
            spans = [match.span() for match in found if needed.search(text)]
            if all(
                any(word in lower for word in words)
                for words in (rule.needs, rule.also_needs)
                if words
            ):
                assert _met(quick, name, text) == spans, text
                met[name] += len(spans)
    assert min(met.values()) > 50, met


def test_a_literal_that_needs_an_edge_begins_nothing_after_a_letter() -> None:
    rng = random.Random(21)
    for rule in RULES:
        after = AFTER_LETTERS.get(rule.name)
        if after is None:
            continue
        pattern = re.compile(rule.pattern)
        edged = tuple(set(STARTS[rule.name]) - set(after))
        for _ in range(100):
            text = starts.example(rng, rule.pattern)
            met = pattern.match("x" + text, 1)
            if met is not None:
                assert not ascii_lower(text).startswith(edged), (rule.name, text)


@pytest.mark.parametrize(
    ("table", "sign", "after", "signs"),
    [
        ("UNASSIGNED", "[a-z]*=", 500, ("=", "= ")),
        ("UNANNOUNCED", "[a-z]*: [a-z0-9]", 200, (": ",)),
        ("UNQUOTED", '[a-z]*": ["a-z0-9]', 50, ('": ', '": "')),
    ],
)
def test_a_literal_that_is_assigned_to_begins_nothing_of_some_detectors(
    table: str, sign: str, after: int, signs: tuple[str, ...]
) -> None:
    rng = random.Random(22)
    assigned_to = re.compile(sign)
    literals: dict[str, tuple[str, ...]] = getattr(_starts, table)
    tried = {(word, name): 0 for word, names in literals.items() for name in names}
    met = 0
    for rule in _rules.load().of_kind("assignment"):
        pattern = re.compile(rule.pattern)
        barred = [word for word, names in literals.items() if rule.name in names]
        for _ in range(1_500):
            # what the detector matches, with a sign in it, also after another of the literals
            text = starts.example(rng, rule.pattern)
            texts = [(word, text) for word in literals if ascii_lower(text).startswith(word)]
            if barred:
                texts.append((rng.choice(barred), ""))
            for word, head in texts:
                letters = len(head) - len(head[len(word) :].lstrip(string.ascii_letters))
                name = head[: rng.choice((len(word), letters))] or word
                name += rng.choice(("", "", "s", "word", "Value"))
                tail = text[rng.randrange(len(text) + 1) :]
                value = samples.some(rng, string.ascii_letters + string.digits, 18)
                rest = (tail, f"{value} ")
                for assigned in (text, *(f"{name}{s}{r}" for s in signs for r in rest)):
                    lower = ascii_lower(assigned)
                    if not (lower.startswith(word) and assigned_to.match(lower, len(word))):
                        continue
                    found = pattern.match(assigned) is not None
                    met += found
                    if word in barred:
                        tried[word, rule.name] += 1
                        assert not found, (word, rule.name, assigned)
    assert min(tried.values()) > 10, tried
    # other detectors find something in such texts
    assert met > after


@pytest.mark.parametrize(
    "name", ["turn", "utterance", "dialog", "memory", "candidate", "entry", "fact", "message"]
)
def test_ids_of_turns_and_of_what_comes_of_them_pass(name: str) -> None:
    rng = random.Random(name)
    lower = "0123456789abcdefghjkmnpqrstvwxyz"
    for made_of, size in ((lower, 24), (lower.upper(), 24), (_LETTERS_AND_DIGITS, 22)):
        for _ in range(50):
            made = f"{name}_01{samples.some(rng, made_of, size)}"
            for verdict in (
                scan.scan_never_record(made, identifier=True),
                scan.scan_never_record(f"see {made} for more"),
            ):
                assert not verdict.blocked, (made, verdict)


def test_a_long_word_full_of_names_is_not_read_to_its_end_from_each() -> None:
    # that would take the square of its length; its sign is then no reason to try fewer detectors
    assert scan._ASSIGNED.match("word" * 5 + "=") is not None
    assert scan._ASSIGNED.match("word" * 500 + "=") is None


def test_words_that_are_needed_are_written_as_they_are_met() -> None:
    for rule in RULES:
        for word in (*rule.needs, *rule.also_needs):
            assert word == _rules.ascii_fold(word), (rule.name, word)


def test_what_a_marker_needs_is_in_all_that_it_matches() -> None:
    # where it is not, the detector is never asked, and what it should find passes
    rng = random.Random(12)
    for rule in _rules.load().of_kind("marker"):
        pattern = re.compile(rule.pattern)
        met = 0
        for _ in range(600):
            text = starts.example(rng, rule.pattern) + rng.choice(("", ",", ". We close."))
            # A pattern has both cases of other letters mixed, and people do not. Of letters that
            # look like Latin ones nothing tells the case; the test of words beyond ASCII has these.
            text = ascii_lower(rng.choice((text.lower, text.upper))())
            if pattern.match(text) is None or re.search("[\u0370-\u04ff]", text):
                continue
            met += 1
            for words in (rule.needs, rule.also_needs):
                assert not words or any(word in text for word in words), (rule.name, text)
        assert met > 200, rule.name


def test_spelt_case_and_folding() -> None:
    fold = _rules.load().fold
    assert _rules.spell_case("(?i:aB[c-d]\\b)x", fold) == "(?:[aA][bB][c-dC-D]\\b)x"
    # letters beyond ASCII everywhere, and as a folded text has them
    assert _rules.spell_case("ä[öß]", fold) == "[äÄ][öÖß]"
    assert _rules.spell_case("ва密", fold) == "[вB][aA]密"
    assert _rules.spell_case("ва", fold, lowered=True) == "[вb]a"
    assert isinstance(RULES[0], Rule)


_MARK = "\ue000"
_parser, _ops = starts._parser, starts._ops


def _raw_patterns() -> Iterator[tuple[str, str]]:
    """The patterns as they are written, with their macros: in one case, and not folded."""
    raw = (files("pgassay.firewall") / "detectors.toml").read_text(encoding="utf-8")
    data = tomllib.loads(raw)
    macros = {**data["macros"], "joint": data["patterns"]["joint"]}
    for kind in _rules._KINDS:
        for item in data[kind]:
            pattern = item["pattern"]
            for _ in range(3):
                for name, body in macros.items():
                    pattern = pattern.replace(f"<<{name}>>", body)
            yield item["name"], pattern.replace("(?i:", "(?:")


def _parts(op: object, argument: Any) -> list[Any]:
    if op is _ops.BRANCH:
        return list(argument[1])
    if op is _ops.SUBPATTERN:
        return [argument[3]]
    return [argument[2]] if op in (_ops.MAX_REPEAT, _ops.MIN_REPEAT) else []


def _letters(items: Any) -> Iterator[Any]:
    """The letters of a pattern that have another case, beyond ASCII and outside of brackets."""
    for item in items:
        op, argument = item
        if op is _ops.LITERAL and argument > 127 and chr(argument).lower() != chr(argument).upper():
            yield item
        for part in _parts(op, argument):
            yield from _letters(part)


def _has(items: Any, letter: Any) -> bool:
    return any(
        item is letter or any(_has(part, letter) for part in _parts(*item)) for item in items
    )


def _written(rng: random.Random, items: Any, letter: Any) -> str:
    """Something that a pattern matches, with a mark before one of its letters."""
    out = ""
    for item in items:
        op, argument = item
        if item is letter:
            out += _MARK + chr(argument)
        elif op is _ops.BRANCH:
            out += _written(
                rng,
                next((b for b in argument[1] if _has(b, letter)), rng.choice(argument[1])),
                letter,
            )
        elif op is _ops.SUBPATTERN:
            out += _written(rng, argument[3], letter)
        elif op in (_ops.MAX_REPEAT, _ops.MIN_REPEAT):
            inside = _has(argument[2], letter)
            for _ in range(max(argument[0], inside)):
                out += _written(rng, argument[2], letter)
        else:
            out += starts.example_of(rng, op, argument)
    return out


def _is_like(char: str, letter: str) -> bool:
    """Whether a character belongs to the same phrase: a letter of the same script, or a blank."""
    script = unicodedata.name(letter)[:5]
    if char == " ":
        return script != "LATIN"
    return char.isalpha() and unicodedata.name(char)[:5] == script


def test_words_beyond_ascii_are_met_in_every_case() -> None:
    rng = random.Random(11)
    of_name = {r.name: r for r in RULES}
    scanner = engine()
    met, letters, missed = 0, 0, []
    for name, raw in _raw_patterns():
        rule = of_name[name]
        pattern, items = re.compile(rule.pattern), _parser.parse(raw)

        def matches(text: str, rule: Rule = rule, pattern: re.Pattern[str] = pattern) -> bool:
            folded = scanner.fold(text)
            lower = ascii_lower(folded)
            return pattern.search(lower if rule.lowered else folded) is not None and all(
                not words or any(w in lower for w in words)
                for words in (rule.needs, rule.also_needs)
            )

        for letter in _letters(items):
            letters += 1
            for _ in range(8):
                text = _written(rng, items, letter)
                at = text.index(_MARK)
                text = text.replace(_MARK, "")
                if matches(text):
                    break
            else:
                # it asks for more around it
                continue
            met += 1
            start = at
            while start and _is_like(text[start - 1], text[at]):
                start -= 1
            end = at
            while end < len(text) and _is_like(text[end], text[at]):
                end += 1
            word = text[start:end]
            if text[end : end + 1].isalnum():
                # a capital that looks like one of ASCII is no edge of what follows
                continue
            for form in (word.lower(), word.upper(), word[:1].upper() + word[1:].lower()):
                if len(form) == len(word) and not matches(text[:start] + form + text[end:]):
                    missed.append((name, form, text))
    assert not missed, sorted(set(missed))
    assert met > letters * 0.85, (met, letters)


class _TooLongError(Exception):
    pass


def _stop(*_: object) -> None:
    raise _TooLongError


def test_no_pattern_reads_a_word_in_many_ways() -> None:
    # Such a pattern would take Python hours for 60 characters, and does not fail by itself: this is
    # no measurement, an alarm stops it.
    units = (
        "A",
        "a",
        "1",
        "-",
        "_",
        ".",
        "/",
        " ",
        "\n",
        "Aa",
        "aA",
        "a1",
        "A1",
        "a-",
        "a.",
        "a ",
        "ab1-",
    )
    heads = ("", "password: ", "password ", "key=", '"', "the password ", "please do not ")
    slow = set()
    before = signal.signal(signal.SIGALRM, _stop)
    try:
        for name, pattern in PATTERNS.items():
            made = re.compile(pattern)
            signal.alarm(20)
            try:
                for head, unit, end in itertools.product(heads, units, ("!", "")):
                    made.search(head + unit * (60 // len(unit)) + end)
            except _TooLongError:
                slow.add(name)
            finally:
                signal.alarm(0)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert not slow
