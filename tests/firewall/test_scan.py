from __future__ import annotations

import dataclasses
import pickle
import random
import uuid

import pytest
from hypothesis import given
from hypothesis import strategies as st

from firewall import samples
from pgassay.firewall import find_never_record, redact, scan_never_record
from pgassay.firewall._rules import REASONS

SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_must_never_be_recorded_is_found_with_its_reason(seed: int) -> None:
    for sample in samples.secrets(random.Random(seed)):
        verdict = scan_never_record(sample.text)
        assert verdict.blocked, sample.reasons
        assert verdict.reason in (*sample.reasons, "credential_prefix"), sample.reasons


@pytest.mark.parametrize("seed", SEEDS)
def test_ordinary_work_passes(seed: int) -> None:
    for text in samples.plain(random.Random(seed)):
        assert not scan_never_record(text).blocked, text


@pytest.mark.parametrize("seed", SEEDS)
def test_redaction_masks_the_secret_and_nothing_else(seed: int) -> None:
    for sample in samples.secrets(random.Random(seed)):
        masked = redact(sample.text)
        assert len(masked.text) == len(sample.text)
        assert masked.labels
        if not sample.secret:
            assert masked.text == sample.text  # a marker cannot be masked
            continue
        start = sample.text.index(sample.secret)
        end = start + len(sample.secret)
        kept = [c for c in masked.text[start:end] if c.isalnum()]
        assert not kept, sample.reasons
        assert (
            masked.text[:start].rstrip("█")
            == sample.text[:start][: len(masked.text[:start].rstrip("█"))]
        )
        assert masked.text[end:] == sample.text[end:]
        assert not scan_never_record(masked.text).blocked
        assert redact(masked.text).text == masked.text


@pytest.mark.parametrize("seed", SEEDS)
def test_spans_are_places_in_the_text_as_it_was_given(seed: int) -> None:
    rng = random.Random(seed)
    token = "ghp_" + samples.some(rng, samples._ALNUM, 36)
    broken = token[:9] + "\u200b" + token[9:20] + "\u200d" + token[20:]
    for text, secret in (
        (f"é密 use {token} now", token),
        (f"\u200bé密 use {broken} now", broken),
        (f"use {token[:20]}\n    {token[20:]} now", f"{token[:20]}\n    {token[20:]}"),
        (f"use {token.replace('_', '%5F')} now", token.replace("_", "%5F")),
    ):
        start = text.index(secret)
        spans = {
            (f.start, f.end) for f in find_never_record(text) if f.reason == "credential_prefix"
        }
        assert (start, start + len(secret)) in spans


def test_a_verdict_carries_nothing_of_the_text() -> None:
    sample = next(samples.secrets(random.Random(1)))
    verdict = scan_never_record(sample.text)
    assert set(dataclasses.asdict(verdict)) == {"blocked", "reason", "detector"}
    assert sample.secret.encode() not in pickle.dumps(verdict)


def test_a_session_token_is_an_assignment() -> None:
    token = samples.some(random.Random(3), samples._ALNUM, 32)
    assert scan_never_record(f"session:{token}").reason == "credential_assignment"
    assert scan_never_record(f"Cookie: sessionid={token}; Path=/").blocked


def test_ids_never_trip() -> None:
    rng = random.Random(7)
    crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
    ids = ["turn-1774615371972-4821-0937-5530-3", "turn-1774615371972-0007:sentence:12"]
    for _ in range(20_000):
        stamp = rng.randrange(1_600_000_000_000, 1_900_000_000_000)
        ids += [
            str(stamp),
            f"turn-{stamp}-{rng.randrange(10_000):04d}",
            "01" + "".join(rng.choices(crockford, k=24)),
            str(uuid.UUID(int=rng.getrandbits(128))),
            uuid.UUID(int=rng.getrandbits(128)).hex,
            str(stamp * 1_000_000 + rng.randrange(1_000_000)),
        ]
    blocked = [i for i in ids if scan_never_record(i, identifier=True).blocked]
    assert blocked == []


def test_an_identifier_is_still_scanned_for_the_rest() -> None:
    token = "ghp_" + samples.some(random.Random(5), samples._ALNUM, 36)
    assert scan_never_record(f"turn-{token}", identifier=True).blocked


@pytest.mark.parametrize("text", ["", " ", "\0", "a\0b", "\ud800", "x\udfffy\ud83d", "\u200b" * 5])
def test_odd_text_does_no_harm(text: str) -> None:
    assert not scan_never_record(text).blocked
    assert redact(text).text == text


def test_a_secret_beside_a_lone_surrogate_is_found() -> None:
    token = "ghp_" + samples.some(random.Random(5), samples._ALNUM, 36)
    text = f"\ud83d {token} \0 \udc00"
    assert scan_never_record(text).reason == "credential_prefix"
    assert token not in redact(text).text


@given(st.text(max_size=400))
def test_any_text_keeps_its_length_and_stays_masked(text: str) -> None:
    masked = redact(text)
    assert len(masked.text) == len(text)
    left = {f.reason for f in find_never_record(masked.text)}
    assert left <= {"off_the_record"}
    for found in find_never_record(text):
        assert 0 <= found.start < found.end <= len(text)
        assert found.reason in REASONS
