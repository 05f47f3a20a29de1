import itertools
import random
import re
import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pgassay.audit.candidates import (
    blocked_turn_candidate,
    empty_turn_candidate,
    generate_candidates,
    is_blank,
)

TERMINATED = st.text(st.sampled_from("aB É.!?\n\t 7_'\u0301\u00a0"), max_size=60)


def texts(text, rule):
    return [c.text for c in generate_candidates("t", text) if c.generator_rule == rule]


def sentences(text):
    return texts(text, "sentence")


def entities(text):
    return texts(text, "entity")


def test_reference_example():
    found = generate_candidates(
        "docs-turn-1",
        "Popoto stores facts in Redis. Did Carol approve the release? The team shipped M3 today.",
    )
    assert [(c.candidate_id, c.text) for c in found] == [
        ("docs-turn-1:sentence:0", "Popoto stores facts in Redis."),
        ("docs-turn-1:sentence:1", "Did Carol approve the release?"),
        ("docs-turn-1:sentence:2", "The team shipped M3 today."),
        ("docs-turn-1:entity:0", "Redis"),
        ("docs-turn-1:entity:1", "Did Carol"),
        ("docs-turn-1:entity:2", "M3"),
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        (" \n\t ", []),
        ("no terminator", ["no terminator"]),
        ("One. two", ["One.", "two"]),
        ("  One!  Two?\nThree.  ", ["One!", "Two?", "Three."]),
        ("Wait... what?!  Really", ["Wait...", "what?!", "Really"]),
        # A terminator that no whitespace follows ends nothing (C54, C57).
        (
            "The printer answers on 10.20.0.14 now, firmware v2.7.1, settings in office.toml.",
            ["The printer answers on 10.20.0.14 now, firmware v2.7.1, settings in office.toml."],
        ),
        (
            "Open `https://apps.example/login?next=/home` first.",
            ["Open `https://apps.example/login?next=/home` first."],
        ),
        ("One.\u00a0Two.\u2003Three.\x1cFour.", ["One.", "Two.", "Three.", "Four."]),
        # A zero-width space is no whitespace.
        ("One.\u200bTwo.", ["One.\u200bTwo."]),
        (". . .", [".", ".", "."]),
    ],
)
def test_sentences(text, expected):
    assert sentences(text) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ana met Jonas.", ["Jonas"]),
        ("we met Ana", ["Ana"]),
        ("Honestly I was nervous.", ["Honestly I"]),
        ("and then I left", ["I"]),
        (
            "We ride with Kestrel Cycling Club on Old Mill Road.",
            ["Kestrel Cycling Club", "Old Mill Road"],
        ),
        ("Saint Anne School called.", ["Saint Anne School"]),
        # A run goes on over any whitespace, but over nothing else.
        ("at Porto\nCovo today", ["Porto\nCovo"]),
        ("at Porto,  Covo today", ["Porto", "Covo"]),
        ("by Jean-Luc O'Neil", ["Jean", "Luc O", "Neil"]),
        ("met Ana. Bob", ["Ana"]),
        ("met Ana.Bob", ["Ana", "Bob"]),
        # Letters and digits inside; a word with an underscore is an identifier.
        ("the M3 and R2D2 at session:K9xQ2 too", ["M3", "R2D2", "K9xQ2"]),
        ("call MAX_Value or foo_Bar or _Baz", []),
        ("an iPhone and a 3M tape", []),
        # Capitals of other scripts, also decomposed ones; there are scripts without capitals.
        ("mit Özge Çelik und Émile", ["Özge Çelik", "Émile"]),
        ("mit E\u0301mile Z\u0327", ["E\u0301mile Z\u0327"]),
        (
            "meet \u0417\u043e\u044f \u0418\u0432\u0430\u043d\u043e\u0432\u0430",
            ["\u0417\u043e\u044f \u0418\u0432\u0430\u043d\u043e\u0432\u0430"],
        ),
        ("in \u01c5epo now", ["\u01c5epo"]),
        ("\u6211\u4f4f\u5728\u67cf\u6797\u3002", []),
        # The mark belongs to the word before it, so the capital after it is inside a word.
        ("me\u0301Xico", []),
        ("love \u2764\ufe0fAna", ["Ana"]),
        # The quotation mark opens the sentence, not the name.
        ('"Maria left."', ["Maria"]),
        ("Maria Lopez", ["Maria Lopez"]),
        ("Maria", []),
    ],
)
def test_entities(text, expected):
    assert entities(text) == expected


def test_repeated_and_equal_spans_are_separate_candidates():
    # C30: nothing is deduplicated, within a rule or between rules.
    found = generate_candidates("t", "Acme Robotics. Acme Robotics.")
    assert [c.candidate_id for c in found] == [
        "t:sentence:0",
        "t:sentence:1",
        "t:entity:0",
        "t:entity:1",
    ]
    alone = generate_candidates("t", "Acme Robotics")
    assert [(c.start, c.end) for c in alone] == [(0, 13), (0, 13)]


def test_speaker_is_kept():
    assert {c.speaker for c in generate_candidates("t", "Plan Ana. Now.", speaker="user")} == {
        "user"
    }


def test_digest():
    (candidate,) = generate_candidates("t", "abc")
    assert candidate.text_sha256 == (
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    )
    (lone,) = generate_candidates("t", "x\ud800")
    assert len(lone.text_sha256) == 64


def test_rows_for_a_whole_turn():
    empty = empty_turn_candidate("t", speaker="user")
    assert (empty.candidate_id, empty.generator_rule, empty.text, empty.end) == (
        "t:empty:0",
        "empty",
        "",
        0,
    )
    blocked = blocked_turn_candidate("t")
    assert (blocked.candidate_id, blocked.generator_rule) == ("t:turn_firewall:0", "turn")
    assert (blocked.text, blocked.start, blocked.end) == ("", 0, 0)


@pytest.mark.parametrize("text", ["", " \n\u2003", "\u200b", "\ufeff \u2060", "\u00ad"])
def test_blank(text):
    # C25
    assert is_blank(text)


@pytest.mark.parametrize("text", [".", "\u200bx", "\U0001f642", "0"])
def test_not_blank(text):
    assert not is_blank(text)


def reference_sentences(text):
    """The rule in other words: split as A1 says, trim, drop what is empty."""
    return [part.strip() for part in re.split(r"(?<=[.!?])\s+", text) if part.strip()]


@given(st.one_of(st.text(), TERMINATED))
def test_sentences_are_the_split_of_the_rule(text):
    assert sentences(text) == reference_sentences(text)


@given(st.one_of(st.text(), TERMINATED), st.text(max_size=20))
def test_properties(turn_id, text):
    found = generate_candidates(turn_id, text)
    assert found == generate_candidates(turn_id, text)
    assert len({c.candidate_id for c in found}) == len(found)
    rules = [c.generator_rule for c in found]
    assert rules == sorted(rules, key=["sentence", "entity"].index)
    for rule in ("sentence", "entity"):
        spans = [(c.start, c.end) for c in found if c.generator_rule == rule]
        assert spans == sorted(spans)
        assert all(a[1] <= b[0] for a, b in itertools.pairwise(spans))
        ids = [c.candidate_id for c in found if c.generator_rule == rule]
        assert ids == [f"{turn_id}:{rule}:{n}" for n in range(len(ids))]
    for c in found:
        assert c.text == text[c.start : c.end]
        assert c.text == c.text.strip()
        assert c.text
        assert c.turn_id == turn_id


ASCII = st.text(st.sampled_from(string.ascii_letters + string.digits + " .,!?\n-'"), max_size=80)


@given(ASCII)
def test_entities_against_the_rule_in_ascii(text):
    starts = {c.start for c in generate_candidates("t", text) if c.generator_rule == "sentence"}
    expected = []
    for found in re.finditer(r"\b[A-Z][A-Za-z0-9]*\b(?:\s+[A-Z][A-Za-z0-9]*\b)*", text):
        single = not re.search(r"\s", found.group())
        if not (single and found.start() in starts):
            expected.append(found.group())
    assert entities(text) == expected


@pytest.mark.parametrize(
    "unit",
    ["A ", "Ab cd. ", "A\u0301", "\u0301", "A_", "x", " ", ".", "A" + " " * 60, ". " * 3 + "\n"],
)
def test_hostile_text_is_read_to_the_end(unit):
    # Anything that is not linear would not come to an end here.
    text = (unit * (2_000_000 // len(unit) + 1))[:2_000_000]
    for candidate in generate_candidates("t", text):
        assert candidate.text == text[candidate.start : candidate.end]


def test_fifty_thousand_candidates():
    rng = random.Random(1)
    words = ["".join(rng.choices(string.ascii_lowercase, k=6)) for _ in range(50)]
    text = " ".join(f"{' '.join(rng.choices(words, k=8))} Ana." for _ in range(25_000))
    found = generate_candidates("t", text)
    assert len(found) == 50_000
    assert found[-1].candidate_id == "t:entity:24999"
