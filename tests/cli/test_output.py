"""What is shown to people is safe to show, and what programs read stays exact."""

from __future__ import annotations

import io
import json
import re
import sys
from datetime import datetime, timedelta, timezone
from uuid import UUID

import pytest
from rich.cells import cell_len

from pgassay.audit.verdict import Receipt
from pgassay.cli import _output

HOSTILE = (
    "\x1b[31mred\x1b]0;title\x07 \x9b2J \x7f a\nb\tc\r \u202eevil\u2069 \u2028 \udc80 \ufeff\u200b"
    "\U000e0041"
)
HEBREW = "\u05e9\u05dc\u05d5\u05dd \u05e2\u05d5\u05dc\u05dd"
PERSIAN = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


def use_screen(monkeypatch: pytest.MonkeyPatch) -> Screen:
    """Put a terminal in the place of stdout; not in a fixture, which pytest's capture undoes."""
    stream = Screen()
    monkeypatch.setattr(sys, "stdout", stream)
    for name in ("NO_COLOR", "FORCE_COLOR", "TTY_COMPATIBLE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "60")
    return stream


def test_every_character_that_a_terminal_obeys_is_spelt_out() -> None:
    for code in (*range(0x20), *range(0x7F, 0xA0), 0x202E, 0x2066, 0x061C, 0xFEFF, 0xDC80):
        shown = _output.visible(f"a{chr(code)}b")
        assert shown.startswith("a\\")
        assert shown.endswith("b")
        assert shown.isprintable()


def test_what_is_writing_stays_as_it_is() -> None:
    for text in (
        "日本語",
        "👩\u200d👩\u200d👧",
        HEBREW,
        PERSIAN,
        "e\u0301",
        "❤\ufe0f",
    ):
        assert _output.visible(text) == text


def test_json_is_exact_and_holds_no_control_character(capsys: pytest.CaptureFixture[str]) -> None:
    _output.emit_json({"text": HOSTILE, "日本": "שלום"})
    printed = capsys.readouterr().out
    assert json.loads(printed) == {"text": HOSTILE, "日本": "שלום"}
    assert "日本" in printed
    assert re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u202e\u2069\ufeff\udc80]", printed) is None


def test_json_for_a_stream_without_unicode_is_ascii(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    _output.emit_json({"text": "Köln 👍"})
    sys.stdout.flush()
    assert json.loads(raw.getvalue().decode("ascii")) == {"text": "Köln 👍"}


def test_plain_values() -> None:
    moment = datetime(2025, 5, 1, tzinfo=timezone(timedelta(hours=2)))
    assert _output.plain({"a": (moment, UUID(int=1), None), "b": Receipt(latency_ms=3)}) == {
        "a": ["2025-04-30T22:00:00Z", "00000000-0000-0000-0000-000000000001", None],
        "b": {
            "latency_ms": 3,
            "input_tokens": None,
            "output_tokens": None,
            "finish_reason": None,
            "max_tokens": None,
        },
    }


WIDE = [
    ["日本語のテキスト", "x", 1],
    ["👩\u200d👩\u200d👧 family", "yy", 22],
    ["e\u0301", "z", 333],
]


def test_a_table_in_a_pipe_is_aligned_by_cells_and_cuts_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    long = "word " * 100 + "end"
    _output.table(["first", "second", "n", "text"], [[*row, long] for row in WIDE], right=["n"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 4
    starts = {cell_len(line[: line.index("word")]) for line in lines[1:]}
    assert len(starts) == 1
    assert all(line.endswith("end") for line in lines[1:])
    assert "\x1b" not in "".join(lines)


def test_a_table_in_a_terminal_fits_its_width(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = use_screen(monkeypatch)
    _output.table(["first", "second", "n", "text"], [[*row, "word " * 30] for row in WIDE])
    for line in screen.getvalue().splitlines():
        plain = re.sub(r"\x1b\[[0-9;]*m", "", line)
        assert cell_len(plain) <= 60


def test_text_from_right_to_left_is_kept_to_its_cell(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = use_screen(monkeypatch)
    _output.table(["text", "n"], [[HEBREW, 7], ["plain", 8]])
    shown = screen.getvalue()
    assert f"\u2068{HEBREW}\u2069" in shown
    assert "\u2068plain" not in shown


def test_a_terminal_gets_no_sequence_from_a_text(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = use_screen(monkeypatch)
    _output.table(["text"], [[HOSTILE]])
    _output.line(HOSTILE)
    _output.pairs([("a", HOSTILE)])
    left = re.sub(r"\x1b\[[0-9;]*m", "", screen.getvalue())
    assert re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", left) is None


def test_markup_in_a_text_is_text(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = use_screen(monkeypatch)
    _output.line("[bold]not bold[/bold] :smile: http://localhost")
    assert screen.getvalue() == "[bold]not bold[/bold] :smile: http://localhost\n"


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = use_screen(monkeypatch)
    _output.table(["state"], [[_output.state("accept")]])
    assert "\x1b[32m" in screen.getvalue()
    screen.truncate(0)
    monkeypatch.setenv("NO_COLOR", "1")
    _output.table(["state"], [[_output.state("accept")]])
    assert "\x1b[32m" not in screen.getvalue()


def test_a_growing_table_has_titles_and_keeps_its_columns(
    capsys: pytest.CaptureFixture[str],
) -> None:
    rows = _output.Rows(["first", "second", "text"], {"second": 9})
    assert capsys.readouterr().out == ""
    for row in (["a", "b", "c d"], ["longer than its title", "日本", HOSTILE], ["e", "f", ""]):
        rows.add(row)
    title, *shown = capsys.readouterr().out.splitlines()
    assert title == "first  second     text"
    assert shown[0] == "a      b          c d"
    assert shown[1].startswith("longer than its title  日本       ")
    assert all(line.isprintable() for line in shown)
    assert shown[2] == "e                      f"
