from __future__ import annotations

import os
import random
from collections.abc import Iterator

import psycopg
import pytest

from firewall import matches, samples
from pgassay.firewall import find_never_record, redact, scan_never_record
from pgassay.firewall.selftest import forms

# The benchmark compares 100,000; the tests take a sample of them.
_COUNT = int(os.environ.get("PGASSAY_FIREWALL_VARIATIONS", "600"))


@pytest.fixture
def connection(database_url: str) -> Iterator[psycopg.Connection]:
    url = database_url.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(url, autocommit=True) as opened:
        yield opened


def test_both_engines_find_the_same_spans(connection: psycopg.Connection) -> None:
    for text in samples.variations(20261130, _COUNT):
        python = [(f.start, f.end, f.reason, f.detector) for f in find_never_record(text)]
        sql = connection.execute("select * from assay.find_never_record(%s)", (text,)).fetchall()
        assert sorted(python) == sorted(sql), text


def test_both_engines_give_the_same_verdict(connection: psycopg.Connection) -> None:
    for text in samples.variations(7, _COUNT // 3):
        for identifier in (False, True):
            verdict = scan_never_record(text, identifier=identifier)
            row = connection.execute(
                "select * from assay.scan_never_record(%s, %s)", (text, identifier)
            ).fetchone()
            assert row == ((verdict.reason, verdict.detector) if verdict.blocked else None), text


def test_both_engines_agree_on_what_the_patterns_can_match(connection: psycopg.Connection) -> None:
    found = 0
    for text in matches.texts(20261130, _COUNT):
        python = [(f.start, f.end, f.reason, f.detector) for f in find_never_record(text)]
        sql = connection.execute("select * from assay.find_never_record(%s)", (text,)).fetchall()
        assert sorted(python) == sorted(sql), text
        verdict = scan_never_record(text)
        row = connection.execute("select * from assay.scan_never_record(%s)", (text,)).fetchone()
        assert row == ((verdict.reason, verdict.detector) if verdict.blocked else None), text
        found += verdict.blocked
    assert found > _COUNT // 2


def test_both_engines_redact_alike(connection: psycopg.Connection) -> None:
    for text in samples.variations(11, _COUNT // 6):
        masked = redact(text)
        row = connection.execute("select * from assay.redact(%s)", (text,)).fetchone()
        assert row == (masked.text, list(masked.labels))


def test_both_engines_mask_alike_what_is_in_pieces(connection: psycopg.Connection) -> None:
    rng = random.Random(20261201)
    kinds = forms.read("found.txt")
    joints = (
        '" +\n "',
        "' + '",
        '"\n"',
        "\\\n",
        '"."',
        '"\n  + "',
        '" & _\n "',
        "' .. '",
        " and then ",
    )
    for kind in ("tokens of vendors", "private keys", "web tokens", "noise"):
        some = next(of for name, of in kinds.items() if name.startswith(kind))
        for form in rng.choices(some, k=_COUNT // 10):
            text = forms.make(rng, form).text
            for _ in range(rng.randrange(1, 4)):
                place = rng.randrange(len(text))
                text = text[:place] + rng.choice(joints) + text[place:]
            text = f"_{text}_" if rng.random() < 0.3 else f'x = "{text}"'
            masked = redact(text)
            row = connection.execute("select * from assay.redact(%s)", (text,)).fetchone()
            assert row == (masked.text, list(masked.labels)), kind


def test_numbers_in_groups_are_checked_alike(connection: psycopg.Connection) -> None:
    # the check digit of some is right, and of others not
    found = 0
    for text in (f"routing number: {n}{m}" for n in ("021 000 0", "0210-0002-") for m in range(30)):
        python = [(f.start, f.end, f.reason, f.detector) for f in find_never_record(text)]
        sql = connection.execute("select * from assay.find_never_record(%s)", (text,)).fetchall()
        assert sorted(python) == sorted(sql), text
        found += bool(python)
    assert 0 < found < 30


def test_nothing_of_no_text(connection: psycopg.Connection) -> None:
    for text in (None, "", " ", "\u200b"):
        assert (
            connection.execute("select * from assay.scan_never_record(%s)", (text,)).fetchall()
            == []
        )


def test_a_detector_switched_off_finds_nothing(connection: psycopg.Connection) -> None:
    text = f"please transfer it to {samples.iban(random.Random(1))} today"
    ask = "select reason from assay.scan_never_record(%s)"
    assert connection.execute(ask, (text,)).fetchone() == ("bank_account",)
    with connection.transaction(force_rollback=True):
        connection.execute(
            "update assay.never_record_detector set enabled = false where detector = 'iban'"
        )
        assert connection.execute(ask, (text,)).fetchone() is None


def test_a_detector_of_ones_own_finds(connection: psycopg.Connection) -> None:
    ask = "select reason, detector from assay.scan_never_record(%s)"
    assert connection.execute(ask, ("ticket ACME-INTERNAL here",)).fetchone() is None
    with connection.transaction(force_rollback=True):
        connection.execute(
            "insert into assay.never_record_detector (reason, detector, pattern)"
            " values ('credential_prefix', 'acme', 'ACME-[A-Z]{4,40}')"
        )
        found = connection.execute(ask, ("ticket ACME-INTERNAL here",)).fetchone()
        assert found == ("credential_prefix", "acme")
