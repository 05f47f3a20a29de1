"""Cards among other digits, in both engines."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator

import psycopg
import pytest

from pgassay.firewall import _cards, find_never_record, redact, scan_never_record
from pgassay.firewall.scan import luhn
from servers import PostgresServer

_MASK = "\u2588"


def _number(rng: random.Random, head: str, size: int, *, valid: bool = True) -> str:
    number = head + "".join(rng.choices(string.digits, k=size - len(head) - 1))
    (check,) = (digit for digit in string.digits if luhn(number + digit))
    return number + (check if valid else str((int(check) + rng.randrange(1, 10)) % 10))


def _grouped(number: str, joint: str = " ") -> str:
    sizes = {14: (4, 6, 4), 15: (4, 6, 5)}.get(len(number), (4,) * 8)
    parts, at = [], 0
    for size in sizes:
        parts.append(number[at : at + size])
        at += size
    return joint.join(part for part in parts if part)


def _texts(rng: random.Random) -> Iterator[tuple[str, list[str]]]:
    """Texts, and the cards in them."""
    one, two, three = (_number(rng, head, 16) for head in ("4", "51", "6011"))
    amex, diners = _number(rng, "37", 15), _number(rng, "36", 14)
    wrong = _number(rng, "4", 16, valid=False)
    spaced = _grouped(one)
    for a, b in ((one, two), (spaced, _grouped(two)), (amex, one), (_grouped(amex), spaced)):
        for between in (" ", "  ", "\t", "\n", "\r\n", "\n- "):
            yield f"{a}{between}{b}", [a, b]
    yield " ".join((one, two, three)), [one, two, three]
    yield "\n".join(map(_grouped, (wrong, two, three))), [_grouped(two), _grouped(three)]
    yield " ".join([spaced] * 12), [spaced] * 12
    for beside in ("123", "12345", "987654321", "20231117", "1", "17"):
        yield f"order {beside} {one}", [one]
        yield f"order {beside}\n{spaced} thanks", [spaced]
        yield f"{amex} {beside}", [amex]
    for code in ("123", "2031", "0829"):
        yield f"{one} {code}", [one]
        yield f"{spaced} {code}", [spaced]
        yield f"{_grouped(diners)} {code}", [_grouped(diners)]
    yield f"since 2019 {spaced}", [spaced]
    yield f"call +49 30 901820\n{spaced}", [spaced]
    yield f"call +49 30 901820 {one}", [one]
    yield f"id 1ab{wrong} {one}", [one]
    yield f"{one}\t123\t0829\t{two}\t321\t0928", [one, two]


def _harmless(rng: random.Random) -> Iterator[str]:
    wrong = [_number(rng, "4", 16, valid=False) for _ in range(40)]
    for joint in (" ", "\n", "\t", ", "):
        yield joint.join(wrong)
        yield joint.join(map(_grouped, wrong))
    card = _number(rng, "4", 16)
    # an id, a telephone number, a longer number
    for text in (
        f"2024-{card}",
        f"{card}ab1",
        f"1ab{card}",
        f"+{card[:14]}",
        f"{card}{card}",
        f"{card}-{wrong[0]}",
    ):
        yield f"ref {text} done"
    # five or six groups of four are a table of numbers, though four of them could be a card
    yield f"{_grouped(card)} 9321"
    yield f"{_grouped(card)} {_grouped(wrong[0][:8])}"
    # a column of numbers
    yield "\n".join(_grouped(number, "\n") for number in wrong)


@pytest.fixture
def connection(database_url: str) -> Iterator[psycopg.Connection]:
    url = database_url.replace("postgresql+psycopg://", "postgresql://")
    with psycopg.connect(url, autocommit=True) as opened:
        yield opened


def _in_sql(connection: psycopg.Connection, text: str) -> list[tuple[int, int, str, str]]:
    found = connection.execute(
        "select f.span_start, f.span_end, f.reason, f.detector"
        " from assay.find_never_record(%s) as f",
        (text,),
    )
    return sorted(found.fetchall())


@pytest.mark.parametrize("seed", range(3))
def test_every_card_is_found_beside_other_digits(connection: psycopg.Connection, seed: int) -> None:
    for n, (text, cards) in enumerate(_texts(random.Random(seed))):
        hits = sorted((f.start, f.end, f.reason, f.detector) for f in find_never_record(text))
        found = [text[a:b] for a, b, _, detector in hits if detector == "card"]
        assert found == cards, f"text {n} of seed {seed}"
        assert _in_sql(connection, text) == hits, f"text {n} of seed {seed}"
        verdict = scan_never_record(text)
        assert verdict.reason == "payment_card"
        row = connection.execute("select * from assay.scan_never_record(%s)", (text,)).fetchone()
        assert row == (verdict.reason, verdict.detector)
        masked = redact(text).text
        assert masked.count(_MASK) == sum(map(len, cards))
        assert len(masked) == len(text)
        assert not scan_never_record(masked).blocked


@pytest.mark.parametrize("seed", range(3))
def test_numbers_that_are_no_cards_pass(connection: psycopg.Connection, seed: int) -> None:
    for n, text in enumerate(_harmless(random.Random(seed))):
        hits = [f for f in find_never_record(text) if f.detector == "card"]
        assert not hits, f"text {n} of seed {seed}"
        assert not [hit for hit in _in_sql(connection, text) if hit[3] == "card"]


def test_both_engines_agree_on_digits_in_any_order(connection: psycopg.Connection) -> None:
    rng = random.Random(20261130)
    heads = (("4", 16), ("4", 13), ("51", 16), ("37", 15), ("36", 14), ("62", 19))
    joints = (*" " * 6, *"\n" * 3, "-", ".", "  ", ", ", "\t", "\r\n", "   ", "", "x", "ab")
    found = 0
    for _ in range(500):
        text = ""
        for _ in range(rng.randrange(1, 8)):
            kind = rng.random()
            number = _number(rng, *rng.choice(heads), valid=rng.random() < 0.8)
            if kind < 0.3:
                text += number
            elif kind < 0.6:
                text += _grouped(number, rng.choice(" -.\t"))
            elif kind < 0.9:
                text += "".join(rng.choices(string.digits, k=rng.choice((1, 2, 3, 4, 4, 8, 13))))
            else:
                text += rng.choice(("+49 30", "+", "1ab", "a", "ean", "12/27", "2028", "("))
            text += rng.choice(joints)
        hits = sorted((f.start, f.end, f.reason, f.detector) for f in find_never_record(text))
        assert _in_sql(connection, text) == hits
        found += bool(hits)
    assert found > 200


def test_a_row_longer_than_a_card_has_no_check_digit_worked_out(
    server: PostgresServer, database_name: str
) -> None:
    """Luhn reads a row ten digits at a time; of a long one, no piece is read.

    Counted by the server: the function is in PL/pgSQL, so that each call is one, and those of the
    transaction are known at once.
    """
    rng = random.Random(23)
    words = ("oh", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")

    def row(size: int) -> str:
        return _number(rng, "4532", size)

    def spelled(digits: str) -> str:
        return " ".join(words[int(digit)] for digit in digits)

    with server.connect(database_name) as admin, admin.transaction():
        admin.execute("set local track_functions = 'pl'")

        def calls(query: str, text: str) -> int:
            counted = (
                "select coalesce(sum(f.calls), 0)::integer from pg_stat_xact_user_functions as f"
                " where f.schemaname = 'assay' and f.funcname = '_firewall_luhn'"
            )
            before = admin.execute(counted).fetchone()
            admin.execute(query, [text])
            after = admin.execute(counted).fetchone()
            assert before is not None
            assert after is not None
            return int(after[0]) - int(before[0])

        is_card, card = "select assay._firewall_is_card(%s)", "select assay._firewall_card(%s)"
        scan, find = (
            f"select * from assay.{name}(%s)" for name in ("scan_never_record", "find_never_record")
        )
        for size in (13, 16, 19):
            assert calls(is_card, row(size)) == 1
            assert calls(card, row(size)) == 1
        for query in (scan, find):
            assert calls(query, f"pay {row(16)} now") > 0
            assert calls(query, f"pay {spelled(row(16))} now") > 0
        for size in (20, 21, 100, 5000):
            assert calls(is_card, row(size)) == 0
            assert calls(card, row(size)) == 0
            for query in (scan, find):
                for text in (row(size), spelled(row(size))):
                    assert calls(query, f"pay {text} now") == 0, (size, query)


def test_what_cannot_be_a_card_by_its_shape_is_none() -> None:
    rng = random.Random(31)
    told = 0
    for _ in range(20_000):
        sizes = rng.choices((1, 2, 3, 4, 4, 4, 5, 6, 7, 13, 16), k=rng.randint(2, 7))
        marks = rng.choice((" ", "-", ".", " .", " -.", "  \n", " -.>\n"))
        run = rng.choice(("", "", "", "+", "+49 ) ", "7A", "7AbC"))
        for size in sizes:
            run += "".join(rng.choices(string.digits, k=size)) + rng.choice(marks)
        run = run[:-1] + rng.choice(("", "", "", "A1"))
        # whatever its digits are
        spans = _cards._Run(run, lambda digits: 13 <= len(digits) <= 19).spans()
        if _cards._CAN_BE.search(run.translate(_cards._SHAPE)) is None:
            told += 1
            assert not spans, run
    assert told > 2_000
