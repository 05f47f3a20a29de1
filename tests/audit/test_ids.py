import multiprocessing
import os
import re
import threading

import pytest

from pgassay.audit.ids import check_ids, check_text, new_turn_id
from pgassay.errors import InvalidInputError


def test_shape_is_low_in_entropy():
    assert re.fullmatch(r"turn-\d{13}-\d{4}-\d{4}-\d{4}-\d+", new_turn_id())


def test_threads_do_not_collide():
    made: list[str] = []

    def work():
        mine = [new_turn_id() for _ in range(5_000)]
        made.extend(mine)

    threads = [threading.Thread(target=work) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(set(made)) == len(made) == 40_000


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this platform")
def test_forked_processes_do_not_collide():
    new_turn_id()
    context = multiprocessing.get_context("fork")
    with context.Pool(4) as pool:
        made = pool.map(_some_ids, range(4), chunksize=1)
    everything = [one for batch in made for one in batch] + _some_ids(0)
    assert len(set(everything)) == len(everything)
    # Not merely by the clock: the random groups themselves were drawn again.
    assert len({one.split("-")[2:5].__str__() for one in everything}) >= 2


def _some_ids(_: int) -> list[str]:
    return [new_turn_id() for _ in range(1_000)]


@pytest.mark.parametrize(
    ("name", "limit"), [("agent_id", 255), ("turn_id", 512), ("candidate_id", 600)]
)
def test_limits_are_in_bytes(name, limit):
    check_ids(**{name: "x" * limit})
    check_ids(**{name: "\u00e9" * (limit // 2)})
    with pytest.raises(InvalidInputError, match=f"{name} is {limit + 1} bytes"):
        check_ids(**{name: "x" * (limit + 1)})
    with pytest.raises(InvalidInputError, match=name):
        check_ids(**{name: "\u00e9" * (limit // 2 + 1)})
    with pytest.raises(InvalidInputError, match=f"{name} is empty"):
        check_ids(**{name: ""})
    with pytest.raises(InvalidInputError, match=f"{name} must be a str"):
        check_ids(**{name: 7})


def test_ids_may_hold_anything_that_can_be_stored():
    check_ids('it\'s "quoted"\nwith lines % _ * ?', "\U0001f5d3\ufe0f", "a:b:sentence:0")


def test_long_id_is_not_repeated_in_the_message():
    with pytest.raises(InvalidInputError) as caught:
        check_ids(turn_id="secretword" * 1000)
    assert "secretword" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("ab\x00c", r"NUL character \(U\+0000\) at position 2"),
        ("\U0001f642\ud83d", r"lone surrogate \(U\+D83D\) at position 1"),
        ("\udc00", r"U\+DC00\) at position 0"),
    ],
)
def test_text_that_cannot_be_stored(text, named):
    # C58
    with pytest.raises(InvalidInputError, match=named):
        check_text(text)
    with pytest.raises(InvalidInputError, match="turn_id"):
        check_ids(turn_id=text)


def test_text_is_not_repeated_in_the_message():
    with pytest.raises(InvalidInputError) as caught:
        check_text("secretword\x00secretword")
    assert "secretword" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\U0001f1e9\U0001f1ea",
        "a\u2028b",
        "\u202eabc",
    ],
)
def test_text_that_can_be_stored(text):
    check_text(text)
