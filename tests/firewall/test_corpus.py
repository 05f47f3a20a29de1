from __future__ import annotations

import json
import lzma
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pgassay.firewall import find_never_record, redact, scan_never_record

# The corpus is not part of the repository: its dialogues may not be copied.
_PLACE = os.environ.get("PGASSAY_FIREWALL_CORPUS") or str(
    Path(__file__).resolve().parents[3] / "shared" / "corpora" / "firewall" / "handed.jsonl.xz"
)
_NATURAL = ("neg/locomo", "neg/docs", "neg/long_")

pytestmark = pytest.mark.skipif(
    not Path(_PLACE).exists(),
    reason="the labelled corpus is not here: set PGASSAY_FIREWALL_CORPUS to its .jsonl.xz",
)


@pytest.fixture(scope="module")
def items() -> list[dict[str, Any]]:
    with lzma.open(_PLACE, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def test_recall_and_reasons(items: list[dict[str, Any]]) -> None:
    seen, found, exact = Counter[str](), Counter[str](), 0
    for item in items:
        if item["expect"] in ([], "grey"):
            continue
        verdict = scan_never_record(item["text"])
        seen[item["scope"]] += 1
        found[item["scope"]] += verdict.blocked
        exact += verdict.reason in item["expect"]
    assert found["core"] / seen["core"] >= 0.995
    assert found["named"] / seen["named"] >= 0.97
    assert found["extended"] / seen["extended"] >= 0.85
    assert exact / found.total() >= 0.95


def test_false_blocks(items: list[dict[str, Any]]) -> None:
    natural, traps = [], []
    for item in items:
        if item["expect"] == []:
            blocked = scan_never_record(item["text"]).blocked
            (natural if item["family"].startswith(_NATURAL) else traps).append(blocked)
    assert sum(natural) / len(natural) <= 0.001
    assert sum(traps) / len(traps) <= 0.03


def test_redaction(items: list[dict[str, Any]]) -> None:
    leaks, again = [], []
    outside = 0
    for item in items:
        if item["expect"] in ([], "grey") or item["expect"][0] == "off_the_record":
            continue
        text = item["text"]
        masked = redact(text).text
        assert len(masked) == len(text)
        inside = {n for start, end in item["spans"] for n in range(start, end)}
        kept = [n for n in inside if text[n].isalnum() and masked[n] == text[n]]
        # letters of other scripts that a token is glued to belong to the label, not to the secret
        if item["family"].startswith("evasion/glued"):
            kept = [n for n in kept if text[n].isascii()]
        if kept:
            leaks.append(item["id"])
        # the code of a card is no part of the label of the card
        inside.update(
            n
            for found in find_never_record(text)
            if found.detector == "card_code"
            for n in range(found.start, found.end)
        )
        outside += sum(masked[n] != c for n, c in enumerate(text) if n not in inside)
        if scan_never_record(masked).blocked:
            again.append(item["id"])
    assert again == []
    # one random word of 16 letters that nothing tells from a name
    assert len(leaks) <= 1
    # ends of paths that are also base64, and single underscores
    assert outside <= 24


def test_what_must_pass_is_left_alone(items: list[dict[str, Any]]) -> None:
    for item in items:
        if item["expect"] == [] and not scan_never_record(item["text"]).blocked:
            masked = redact(item["text"])
            assert (masked.text, masked.labels) == (item["text"], ())
