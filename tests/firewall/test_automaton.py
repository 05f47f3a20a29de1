from __future__ import annotations

import random
import re

import pytest

from firewall import starts
from pgassay.firewall import _automaton, _compile, _rules

REWRITTEN = [rule for rule in _rules.load().rules if rule.stored != rule.pattern or rule.narrow]


@pytest.mark.parametrize(
    ("pattern", "wanted"),
    [
        ("", ""),
        ("abc", "abc"),
        ("pass|password|pin", "p(?:ass(?:word)?|in)"),
        ("(?:car|cat|cap)x", "(?:ca[rtp])x"),
        # characters and classes after which the same follows are one step
        ("ax|[b-d]x|ey", "[ab-d]x|ey"),
        (r"\.|-|\]|\^", r"[\.\-\]\^]"),
        ("a|[^a]", "a|[^a]"),
        # what is counted is what must be the same, and so are the looks around
        ("a{2}b|a{2}c|ad", "a{2}[bc]|ad"),
        ("(?<![a-z])ab|(?<![a-z])ac|ad", "(?<![a-z])a[bc]|ad"),
        # a group that is counted keeps its place
        ("((?:my a|my b))(x|y)", "((?:my [ab]))(?:)([xy])"),
        ("(a)(?=b|c)(b)", "(a)(?:)(?=[bc])(b)"),
        ("(a)b|(a)c", "(a)b|(a)c"),
        ("a[.]b|a[$]b", "a[.$]b"),
        ("a[.]|b[$]|c[|]|d[*]", "a[.]|b[$]|c[|]|d[*]"),
        # an empty alternative
        ("ab|", "ab|"),
        ("(?:ab|)c", "(?:ab|)c"),
        # signs that mean something, and those that do not between brackets
        (r"\(a|\(b|\*|\+", r"\([ab]|[\*\+]"),
        ("[a-]|b|-", "[a-]|[b\\-]"),
    ],
)
def test_alternatives_become_a_tree(pattern: str, wanted: str) -> None:
    assert _automaton.for_postgres(pattern) == wanted


@pytest.mark.parametrize(
    ("pattern", "wanted"),
    [
        ("pass|contraseña|clé", "pass"),
        ("(?:é|e)[aä][öü]?x", "(?:e)[a]x"),
        # what cannot stand there is no hindrance where it must not, or need not
        ("a(?!é|ü)(?<![äö])(?:и)*b{0,2}(?:ж){0,3}", "ab{0,2}"),
        ("a(?=é)|b(?<=и)|c(?:é){1,2}|d", "d"),
        (r"[^\n记]{0,8}x", r"[^\n]{0,8}x"),
        ("[^é]x", "[^é]x"),
        (r"[\u3400-\u9fffa-c]x", "[a-c]x"),
        (r"[x-\u9fff]", r"[x-\u007f]"),
        (r"\u00e9|\u0041", r"\u0041"),
        ("密码|パスワード", ""),
    ],
)
def test_a_text_of_ascii_needs_less(pattern: str, wanted: str) -> None:
    assert _automaton.for_ascii(pattern) == wanted


def test_no_pattern_names_what_is_beyond_the_basic_plane() -> None:
    # texts with emoji are read as if they were of ASCII alone
    rules = _rules.load()
    words = [w for rule in rules.rules for w in (rule.pattern, *rule.needs, *rule.also_needs)]
    assert max(max(word) for word in words) < "\U00010000"
    assert not any("\\U" in word for word in words)


def test_two_groups_can_be_told_apart() -> None:
    for rule in _rules.load().rules:
        for pattern in {rule.stored, rule.narrow} - {""}:
            seams = pattern.count(f"){_automaton.SEAM}")
            assert seams == pattern.count(_automaton.SEAM) == re.compile(pattern).groups // 2
            assert bool(seams) == pattern.startswith("((")


@pytest.mark.parametrize(
    ("pattern", "wanted"),
    [
        ("", ""),
        ("pass|password|pin", "p(?:a(?:s(?:s(?:|word)))|in)"),
        # in their order, and not past what begins with some of the same characters
        ("ab|[b-d]x|ac|ae", "a(?:b|c|e)|[b-d]x"),
        ("ab|[a-d]x|ac|ad", "ab|[a-d]x|a(?:c|d)"),
        ("ab|[^b]x|ac", "ab|[^b]x|ac"),
        ("ab|(?=x)|ac", "ab|(?=x)|ac"),
        ("ab|c?x|ac", "ab|c?x|ac"),
        (r"\.a|\n|\.b|\Z|\.c", r"\.(?:a|b)|\n|\Z|\.c"),
        ("a+b|a+c", "a+b|a+c"),
        ("(x)(?:my a|my b)", "(x)(?:m(?:y(?: (?:a|b))))"),
    ],
)
def test_alternatives_that_begin_alike_are_tried_once(pattern: str, wanted: str) -> None:
    assert _automaton.for_python(pattern) == wanted


def _example(rng: random.Random, pattern: str) -> tuple[str, str, str]:
    """What a pattern matches, as far as it can be made; that with one character otherwise; cut."""
    whole = starts.example(rng, pattern)
    place = rng.randrange(len(whole) + 1)
    part = whole[:place] + rng.choice(("", "x", " ", "é", "1")) + whole[place + 1 :]
    return whole, part, whole[:place]


@pytest.mark.parametrize("rule", REWRITTEN, ids=lambda rule: rule.name)
def test_alternatives_in_their_order_match_the_same(rule: _rules.Rule) -> None:
    most = 0
    for pattern in {rule.pattern, rule.pattern.replace("(?=", "(?:")}:
        plain, quick = re.compile(pattern), re.compile(_automaton.for_python(pattern))
        rng = random.Random(rule.name)
        met = 0
        for n in range(720):
            # of some patterns few examples match: what must follow is not made
            if n >= 120 and met > 15:
                break
            whole, part, beginning = _example(rng, pattern)
            for text in (whole, part, beginning, whole + part):
                wanted, found = plain.match(text), quick.match(text)
                met += wanted is not None
                assert (wanted and wanted.regs) == (found and found.regs), text
        most = max(most, met)
    assert most > 8


@pytest.mark.parametrize("pattern", ["(a", "a)", "a(?:b|c", "[a"])
def test_what_is_no_pattern_is_refused(pattern: str) -> None:
    with pytest.raises(ValueError, match=r"group|nothing"):
        _automaton.for_postgres(pattern)


def test_the_large_patterns_are_rewritten() -> None:
    names = {rule.name for rule in REWRITTEN}
    assert {"assignment", "spoken", "marker_english", "marker_slavic", "named_id"} <= names


@pytest.mark.parametrize("rule", REWRITTEN, ids=lambda rule: rule.name)
def test_a_pattern_that_is_written_otherwise_matches_the_same(rule: _rules.Rule) -> None:
    most = 0
    # of what must follow, no example is made: there it is read as part of the match
    for pattern in {rule.pattern, rule.pattern.replace("(?=", "(?:")}:
        plain = re.compile(pattern)
        stored = re.compile(_automaton.for_postgres(pattern))
        narrow = re.compile(_automaton.for_ascii(pattern) or "(?!)")
        assert plain.groups == stored.groups == narrow.groups
        rng = random.Random(rule.name)
        met = 0
        for n in range(720):
            # of some patterns few examples match: what must follow is not made
            if n >= 120 and met > 15:
                break
            whole, part, beginning = _example(rng, pattern)
            for text in (whole, part, beginning, ascii(whole)[1:-1]):
                # whether one matches, and all of a text, does not ask which comes first
                wanted = (plain.match(text) is None, plain.fullmatch(text) is None)
                met += not wanted[0]
                for other in (stored, narrow) if text.isascii() else (stored,):
                    found = (other.match(text) is None, other.fullmatch(text) is None)
                    assert found == wanted, text
        most = max(most, met)
    assert most > 15


def _slot(number: int) -> str:
    return str(number).join(_automaton.SLOT)


@pytest.mark.parametrize(
    ("pattern", "left", "slots", "optional"),
    [
        (
            "(?:alpha|beta|gamma|delta)x",
            f"(?:{_slot(0)})x",
            [[(word, word) for word in ("alpha", "beta", "gamma", "delta")]],
            [],
        ),
        # what has no word is left in every text
        (
            "(?:alpha|beta|gamma|[0-9])",
            f"(?:{_slot(0)})",
            [[("alpha", "alpha"), ("beta", "beta"), ("gamma", "gamma"), ("", "[0-9]")]],
            [],
        ),
        # a few stay where they are, and so does what may stand there more often
        ("(?:alpha|beta|gamma)x", "(?:alpha|beta|gamma)x", [], []),
        ("(?:alpha|beta|gamma|delta){2}", "(?:alpha|beta|gamma|delta){2}", [], []),
        ("a(?:b|c)?d", "a(?:[bc])?d", [], []),
        # what need not be there goes as a whole
        ("a(?:not )?b", f"a{_slot(0)}b", [[("not ", "(?:not )?")]], [0]),
        (
            "a(?:very |quite )?b",
            f"a{_slot(0)}b",
            [[("", f"(?:{_slot(1)})?")], [("very ", "very "), ("quite ", "quite ")]],
            [0],
        ),
        # inner groups come last
        (
            "(?:al(?:one|two|six|ten)|beta)",
            f"(?:{_slot(0)})",
            [
                [("al", f"al(?:{_slot(1)})"), ("beta", "beta")],
                [(word, word) for word in ("one", "two", "six", "ten")],
            ],
            [],
        ),
        # the longest run that every match holds, in small letters; nothing of what is counted
        (
            r"(?:[pP][wW]d|a[.]b+cde|\.net|x{2}yz)",
            f"(?:{_slot(0)})",
            [[("pwd", "[pP][wW]d"), ("cde", "a[.]b+cde"), (".net", r"\.net"), ("yz", "x{2}yz")]],
            [],
        ),
        # no text of ASCII holds the first
        (
            "(?:clé|mot|pin|key|psw)",
            f"(?:{_slot(0)})",
            [[(word, word) for word in ("mot", "pin", "key", "psw")]],
            [],
        ),
        # of two groups, the first can still be told
        (
            "((?:alpha|beta|gamma|delta))(x)",
            f"((?:{_slot(0)})){_automaton.SEAM}(x)",
            [[(word, word) for word in ("alpha", "beta", "gamma", "delta")]],
            [],
        ),
    ],
)
def test_words_are_taken_out_of_a_pattern(
    pattern: str, left: str, slots: list[list[tuple[str, str]]], optional: list[int]
) -> None:
    assert _automaton.wordy(pattern) == _automaton.Wordy(left, slots, optional)


def _put_back(wordy: _automaton.Wordy, text: str) -> str | None:
    """The pattern with the words that stand in a text; None where nothing of it can match."""

    def filled(body: str) -> str | None:
        for number in range(len(wordy.slots)):
            if _slot(number) in body:
                inner = [filled(body) for word, body in wordy.slots[number] if word in text]
                kept = [body for body in inner if body is not None]
                if not kept and number not in wordy.optional:
                    return None
                body = body.replace(_slot(number), "|".join(kept))
        return body

    return filled(wordy.pattern)


_WORDY = {name: _rules.load().patterns[name] for name in _compile.WORDY_PATTERNS} | {
    rule.name: rule.pattern for rule in _rules.load().rules if rule.name in _compile.WORDY_RULES
}


@pytest.mark.parametrize("name", _WORDY)
def test_what_is_put_back_matches_as_the_whole_does(name: str) -> None:
    plain, wordy = re.compile(_WORDY[name]), _automaton.wordy(_WORDY[name])
    every = sum(map(len, wordy.slots))
    rng = random.Random(name)
    met = less = 0
    for _ in range(150):
        whole = starts.example(rng, _WORDY[name])
        place = rng.randrange(len(whole) + 1)
        for text in (whole, whole[:place] + whole[place + 1 :], whole[:place]):
            if not text.isascii():
                continue
            lower = text.lower()
            left = _put_back(wordy, lower)
            other = re.compile("(?!)" if left is None else left)
            matched = plain.match(text) is not None
            assert (other.match(text) is not None) == matched, text
            assert (other.fullmatch(text) is None) == (plain.fullmatch(text) is None), text
            met += matched
            there = sum(word in lower for slot in wordy.slots for word, _ in slot)
            less += matched and there < every / 2
    # most of the words are left out of what matches
    assert met > 30
    assert less > 30


def test_nothing_is_left_where_no_word_stands() -> None:
    wordy = _automaton.wordy("a(?:very |quite )?(?:alpha|beta|gamma|delta)")
    assert _put_back(wordy, "none of these") is None
    assert _put_back(wordy, "a beta") == "a(?:beta)"
    assert _put_back(wordy, "a quite delta") == "a(?:quite )?(?:delta)"


@pytest.mark.parametrize("pattern", ["(a", "a)", "[a"])
def test_no_words_are_taken_out_of_what_is_no_pattern(pattern: str) -> None:
    with pytest.raises(ValueError, match=r"group|nothing"):
        _automaton.wordy(pattern)
