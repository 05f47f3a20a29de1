"""Kinds of texts, made up on the spot: what must be found in them, and what must pass.

PGASSAY_FIREWALL_EACH says how many texts of each form are made (two by default).
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator

import psycopg
import pytest

from pgassay.firewall import find_never_record, redact, scan_never_record
from pgassay.firewall.selftest import forms

_EACH = int(os.environ.get("PGASSAY_FIREWALL_EACH", "2"))
FOUND = forms.read("found.txt")
TRAPS = forms.read("traps.txt")


def _made(kinds: dict[str, list[str]], kind: str, seed: int = 1) -> Iterator[forms.Made]:
    rng = random.Random(f"{kind}{seed}")
    for form in kinds[kind]:
        for _ in range(_EACH if "<" in form else 1):
            yield forms.make(rng, form)


def _share(kind: str) -> float:
    """How much of a kind must be found: one in fifty may look like a word or a placeholder."""
    if kind.startswith(("off the record", "private keys", "web tokens")):
        return 1.0
    return 0.95 if kind.startswith("noise") else 0.98


def test_there_are_as_many_kinds_as_are_told() -> None:
    assert sum(map(len, TRAPS.values())) > 1_200
    assert sum(map(len, FOUND.values())) > 1_300


@pytest.mark.parametrize("kind", FOUND)
def test_what_must_be_found_is_found_for_the_right_reason(kind: str) -> None:
    reasons = kind.partition(" | ")[2].split(",")
    count = found = exact = 0
    for made in _made(FOUND, kind):
        verdict = scan_never_record(made.text)
        count += 1
        found += verdict.blocked
        exact += verdict.reason in reasons
    assert found >= count * _share(kind), (found, count)
    assert exact >= found * 0.95, (exact, found)


@pytest.mark.parametrize("kind", FOUND)
def test_nothing_is_left_of_what_is_masked(kind: str) -> None:
    for made in _made(FOUND, kind, seed=2):
        masked = redact(made.text)
        assert len(masked.text) == len(made.text)
        if not made.spans or not masked.labels or kind.endswith("off_the_record"):
            continue
        kept = [
            place
            for start, end in made.spans
            for place in range(start, end)
            if masked.text[place] == made.text[place] and made.text[place].isalnum()
        ]
        assert not kept, masked.labels
        assert not scan_never_record(masked.text).blocked


@pytest.mark.parametrize("kind", TRAPS)
def test_what_only_looks_like_a_secret_passes(kind: str) -> None:
    made = list(_made(TRAPS, kind))
    blocked = [m.text for m in made if scan_never_record(m.text).blocked]
    # a number made at random is a card's now and then, a token made at random has a prefix
    assert len(blocked) <= len(made) * 0.01, blocked


@pytest.mark.parametrize("depth", [1, 2])
def test_a_secret_in_escaped_text_is_found_where_it_stands(depth: int) -> None:
    rng = random.Random(depth)
    for form in (
        '{"user": "kim", "password": "⟦<pw>⟧"}',
        "DB_PASSWORD=⟦<pw>⟧\nPORT=1",
        "[<word>]\npassword: ⟦<pw>⟧\n",
    ):
        for _ in range(20):
            made = forms.make(rng, form)
            text, secret = made.text, made.text[slice(*made.spans[0])]
            for _ in range(depth):
                text = json.dumps(text)
            start = text.index(secret)
            spans = {
                (f.start, f.end)
                for f in find_never_record(text)
                if f.reason == "credential_assignment"
            }
            assert (start, start + len(secret)) in spans, text.replace(secret, "…")


def test_both_engines_agree_on_all_kinds(database_url: str) -> None:
    url = database_url.replace("postgresql+psycopg://", "postgresql://")
    rng = random.Random(3)
    texts = [
        forms.make(rng, form).text
        for kinds in (FOUND, TRAPS)
        for some in kinds.values()
        for form in (some if _EACH > 2 else some[::4])
    ]
    with psycopg.connect(url, autocommit=True) as connection:
        for text in texts:
            python = {(f.start, f.end, f.reason, f.detector) for f in find_never_record(text)}
            rows = connection.execute(
                "select * from assay.find_never_record(%s)", (text,)
            ).fetchall()
            assert python == set(rows), text


@pytest.mark.parametrize(
    "twist",
    [
        lambda token: token[:9] + "\u3164" + token[9:20] + "\uffa0" + token[20:],
        lambda token: token[:14] + "\t" + token[14:],
        lambda token: token[:14] + "<br>" + token[14:],
        lambda token: token[:14] + "\n# " + token[14:],
        lambda token: token.replace("_", "\\u{5f}").replace("-", "\\u{2d}"),
        lambda token: token.replace("_", "%255F").replace("-", "%252D"),
        lambda token: token.translate(str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")),
        lambda token: token.translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")),
        lambda token: token.replace("_", "\u2017").replace("-", "\u2027"),
    ],
)
def test_a_token_written_to_be_overlooked_is_found(twist: Callable[[str], str]) -> None:
    rng = random.Random(6)
    for form in ("ghp_<alnum36>", "sk_live_<alnum24>", "glpat-<alnum20>", "dop_v1_<hex64>"):
        text = f"it is {twist(forms.fill(rng, form))} as of today"
        assert scan_never_record(text).reason == "credential_prefix", form
        assert not scan_never_record(redact(text).text).blocked
