import io
import json
import tracemalloc
from datetime import UTC, datetime, timedelta, timezone

import pytest

from pgassay.errors import InvalidInputError
from pgassay.extraction.transcripts import FORMATS, Turn, read_transcript


def lines(*records):
    return [json.dumps(record) + "\n" for record in records]


def read(source, format="auto", **more):
    transcript = read_transcript(source, format, **more)
    turns = list(transcript)
    return transcript, turns


def said(turns):
    return [(turn.speaker, turn.text) for turn in turns]


def ids(turns):
    return [turn.turn_id for turn in turns]


# --- jsonl ----------------------------------------------------------------------------------------


def test_jsonl():
    transcript, turns = read(
        lines(
            {
                "turn_id": "D1:1",
                "session_id": "S1",
                "captured_at": "2023-05-08T13:56:00Z",
                "speaker": "Caroline",
                "text": "Hey Mel!\nGood to see you.",
            },
            {"turn_id": 7, "text": "two", "speaker": None},
        )
    )
    assert transcript.format == "jsonl"
    assert turns == [
        Turn(
            "D1:1",
            "S1",
            datetime(2023, 5, 8, 13, 56, tzinfo=UTC),
            "Caroline",
            "Hey Mel!\nGood to see you.",
            1,
        ),
        Turn("7", "stdin", None, None, "two", 2),
    ]


def test_ids_repeat_and_do_not_depend_on_place_or_text(tmp_path):
    records = [{"text": "a"}, {"text": "b", "session_id": "s1"}, {"text": "a"}, {"text": "c"}]
    first = tmp_path / "talk.jsonl"
    first.write_text("".join(lines(*records)), encoding="utf-8")
    second = tmp_path / "elsewhere" / "talk.jsonl"
    second.parent.mkdir()
    second.write_text("".join(lines(*records, {"text": "more"})), encoding="utf-8")
    expected = ["talk:1", "s1:1", "talk:2", "talk:3"]
    assert ids(read(first)[1]) == ids(read(str(first))[1]) == expected
    assert ids(read(second)[1]) == [*expected, "talk:4"]
    assert ids(read(first, session_id="mine")[1])[0] == "mine:1"


def test_same_turn_twice():
    transcript, turns = read(lines({"turn_id": "a", "text": "x"}, {"turn_id": "a", "text": "x"}))
    assert ids(turns) == ["a"]
    assert transcript.skipped == {"duplicate": 1}


def test_same_id_with_other_text_names_both_lines():
    records = lines(
        {"turn_id": "a", "text": "secretword"},
        {"turn_id": "b", "text": "x"},
        {"turn_id": "a", "text": "othersecret"},
    )
    with pytest.raises(InvalidInputError, match="lines 1 and 3") as caught:
        read(records)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"text": "secretword"', "line 2: not valid JSON"),
        ("secretword", "line 2: not valid JSON"),
        ('{"words": "secretword"}', "line 2: expected an object with a string in 'text'"),
        ('{"text": ["secretword"]}', "line 2: expected an object with a string in 'text'"),
        ('"secretword"', "line 2: expected an object"),
        ('{"text": "x", "speaker": ["secretword"]}', "line 2: speaker must be a string"),
        ('{"text": "x", "captured_at": "secretword"}', "line 2: captured_at is no time"),
        ('{"text": "x", "captured_at": [1]}', "line 2: captured_at is no time"),
        ('{"text": "x", "captured_at": 1e300}', "line 2: captured_at is no time"),
        ('{"text": "x", "turn_id": "%s"}' % ("secretword" * 60), "line 2: turn_id is 600 bytes"),
        ('{"text": "x", "turn_id": "secretword\\u0000"}', "line 2: turn_id holds a NUL"),
        ('{"text": "x", "n": %s}' % ("1" * 5000), "line 2: not valid JSON"),
        ("[" * 100_000, "line 2"),
    ],
)
def test_broken_lines_are_named_and_not_quoted(line, message):
    with pytest.raises(InvalidInputError) as caught:
        read([*lines({"text": "x"}), line + "\n"], "jsonl")
    assert message in str(caught.value)
    assert "secretword" not in str(caught.value)
    assert caught.value.__cause__ is None


def test_blank_lines_and_a_byte_order_mark(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_bytes(b'\xef\xbb\xbf{"text": "a"}\r\n\r\n  \n{"text": "b"}')
    assert [(t.text, t.line) for t in read(path)[1]] == [("a", 1), ("b", 4)]
    assert said(read(["\ufeff" + '{"text": "a"}'])[1]) == [(None, "a")]


def test_a_file_that_is_not_utf8(tmp_path):
    path = tmp_path / "a.jsonl"
    path.write_bytes(b'{"text": "caf\xe9"}\n')
    with pytest.raises(InvalidInputError, match="not UTF-8"):
        read(path)


def test_text_that_cannot_be_stored_is_left_to_the_turn():
    # C58: one bad turn does not take the rest of the file with it.
    _, turns = read(['{"text": "a\\u0000"}\n', '{"text": "\\ud83d"}\n', '{"text": "ok"}\n'])
    assert [turn.text for turn in turns] == ["a\x00", "\ud83d", "ok"]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2031-03-01T09:30:00+05:30", datetime(2031, 3, 1, 4, 0, tzinfo=UTC)),
        ("2031-03-01 09:30:00Z", datetime(2031, 3, 1, 9, 30, tzinfo=UTC)),
        (1_700_000_000, datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC)),
        (1_700_000_000_000, datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC)),
        (1_700_000_000.5, datetime(2023, 11, 14, 22, 13, 20, 500_000, tzinfo=UTC)),
        (None, None),
        ("", None),
    ],
)
def test_times(value, expected):
    (turn,) = read(lines({"text": "x", "captured_at": value}))[1]
    assert turn.captured_at == expected
    assert expected is None or turn.captured_at.tzinfo is not None


def test_a_time_without_a_zone_is_refused_unless_one_is_declared():
    # C61, C62
    records = lines({"text": "the lease starts tomorrow", "captured_at": "2031-03-01 23:30"})
    with pytest.raises(InvalidInputError, match="line 1: captured_at has no time zone"):
        read(records)
    pacific = timezone(timedelta(hours=-8))
    (turn,) = read(records, timezone=pacific)[1]
    assert turn.captured_at == datetime(2031, 3, 2, 7, 30, tzinfo=UTC)


def test_jsonl_as_one_document():
    document = json.dumps([{"text": "a"}, {"text": "b"}], indent=2)
    transcript, turns = read(io.StringIO(document))
    assert transcript.format == "jsonl"
    assert [(t.text, t.line) for t in turns] == [("a", None), ("b", None)]


def test_lines_are_read_as_a_stream():
    def endless():
        for number in range(1, 10**9):
            yield json.dumps({"turn_id": str(number), "text": "x" * 10_000}) + "\n"

    turns = iter(read_transcript(endless(), "jsonl"))
    for _ in range(100):
        next(turns)
    tracemalloc.start()
    try:
        for _ in range(2_000):
            next(turns)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 2_000_000  # twenty million characters went by
    assert next(turns).line == 2_101


# --- openai and anthropic -------------------------------------------------------------------------

CHAT = [
    {"role": "system", "content": "Be brief."},
    {"role": "user", "content": "Plan my week."},
    {
        "role": "assistant",
        "content": None,
        "tool_calls": [{"id": "1", "function": {"name": "calendar", "arguments": "{}"}}],
    },
    {"role": "tool", "tool_call_id": "1", "content": "Monday: dentist"},
    {"role": "assistant", "content": "You could run on Monday and swim on Friday."},
]
SPOKEN = [
    ("system", "Be brief."),
    ("user", "Plan my week."),
    ("assistant", "You could run on Monday and swim on Friday."),
]


@pytest.mark.parametrize(
    "source",
    [
        lines(*CHAT),
        [json.dumps(CHAT)],
        [json.dumps({"messages": CHAT})],
        [json.dumps([{"messages": CHAT}])],
        [json.dumps({"model": "m", "input": CHAT, "temperature": 0})],
        [json.dumps({"conversation": {"x": 1}, "request": {"messages": CHAT}})],
        io.StringIO(json.dumps(CHAT, indent=1)),
        io.StringIO(json.dumps({"messages": CHAT}, indent=1)),
    ],
)
def test_openai_envelopes(source):
    # C40: speakers are kept, so that nobody takes the proposal for the user's word.
    transcript, turns = read(source)
    assert transcript.format == "openai"
    assert said(turns) == SPOKEN
    assert ids(turns) == ["stdin:1", "stdin:2", "stdin:5"]
    assert transcript.skipped == {"tool_calls": 1, "tool_result": 1}


def test_a_logged_exchange():
    record = {
        "request": {"messages": CHAT[:2]},
        "response": {
            "id": "chatcmpl-1",
            "choices": [{"index": 0, "message": {"role": "assistant", "content": "Sure."}}],
        },
    }
    assert said(read(lines(record))[1]) == [*SPOKEN[:2], ("assistant", "Sure.")]


def test_several_conversations():
    document = [{"id": f"c{n}", "messages": CHAT[1:2]} for n in (1, 2)]
    assert ids(read([json.dumps(document)])[1]) == ["c1:1", "c2:1"]


def test_content_of_parts():
    # C26
    parts = [
        {"type": "text", "text": "I moved to Porto."},
        {"type": "image_url", "image_url": {"url": "data:..."}},
        {"type": "text", "text": "Call me after 6."},
    ]
    transcript, turns = read(
        lines(
            {"role": "user", "content": parts},
            {"role": "user", "content": {"type": "text", "text": "one part"}},
            {"role": "user", "content": parts[1:2]},
        )
    )
    assert said(turns) == [("user", "I moved to Porto.\nCall me after 6."), ("user", "one part")]
    assert transcript.skipped == {"image_url": 2}


def test_an_empty_message_is_a_turn():
    # C25, C27: it has its decision like any other; only tool calls are nobody's words.
    _, turns = read(lines({"role": "user", "content": ""}, {"role": "user", "content": None}))
    assert said(turns) == [("user", ""), ("user", "")]


def test_responses_items():
    items = [
        {"type": "message", "role": "user", "content": [{"type": "input_text", "text": "x"}]},
        {"type": "reasoning", "summary": []},
        {"type": "function_call", "name": "f", "arguments": "{}"},
        {
            "type": "message",
            "role": "assistant",
            "content": [{"type": "output_text", "text": "Booked for May 3."}],
        },
    ]
    transcript, turns = read([json.dumps({"output": items})])
    assert said(turns) == [("user", "x"), ("assistant", "Booked for May 3.")]
    assert transcript.skipped == {"reasoning": 1, "function_call": 1}


def test_message_ids_and_times():
    (turn,) = read(
        lines({"id": "m1", "role": "user", "content": "x", "created_at": 1_700_000_000})
    )[1]
    assert (turn.turn_id, turn.captured_at.year) == ("m1", 2023)


def test_anthropic():
    messages = [
        {"role": "user", "content": "Where is the kayak?"},
        {
            "role": "assistant",
            "content": [
                {"type": "thinking", "thinking": "hm", "signature": "s"},
                {"type": "text", "text": "I will look."},
                {"type": "tool_use", "id": "t1", "name": "find", "input": {"text": "kayak"}},
            ],
        },
        {
            "role": "user",
            "content": [{"type": "tool_result", "tool_use_id": "t1", "content": "room 164"}],
        },
        {
            "role": "user",
            "content": [
                {
                    "type": "tool_result",
                    "tool_use_id": "t2",
                    "content": [{"type": "text", "text": "y"}],
                },
                {"type": "text", "text": "And the cello?"},
            ],
        },
    ]
    transcript, turns = read([json.dumps({"system": "Be brief.", "messages": messages})])
    assert transcript.format == "anthropic"
    assert said(turns) == [
        ("user", "Where is the kayak?"),
        ("assistant", "I will look."),
        ("user", "And the cello?"),
    ]
    assert transcript.skipped == {"thinking": 1, "tool_use": 1, "tool_result": 2}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('{"foo": "secretword"}', "line 1: neither a message"),
        ('"secretword"', "line 1: expected a message"),
        ('{"role": 7, "content": "secretword"}', "line 1: role must be a string"),
    ],
)
def test_broken_messages(line, message):
    with pytest.raises(InvalidInputError, match=message) as caught:
        read([line], "openai")
    assert "secretword" not in str(caught.value)


# --- claude-code ----------------------------------------------------------------------------------


def code(uuid, kind, content, **more):
    return {
        "type": kind,
        "uuid": uuid,
        "sessionId": "s-1",
        "timestamp": "2031-05-02T10:14:00.123Z",
        "message": {"role": kind, "content": content},
        **more,
    }


def test_claude_code():
    records = [
        {"type": "summary", "summary": "Kayaks", "leafUuid": "u0"},
        {"type": "file-history-snapshot", "messageId": "m", "snapshot": {}},
        code("u1", "user", "Where is the kayak?"),
        code("u2", "user", "<command-name>/clear</command-name>", isMeta=False),
        code("u3", "user", "Caveat: x", isMeta=True),
        code("u4", "assistant", [{"type": "thinking", "thinking": "hm"}]),
        code("u5", "assistant", [{"type": "text", "text": "Looking."}]),
        code("u6", "assistant", [{"type": "tool_use", "id": "t", "name": "Bash", "input": {}}]),
        code("u7", "user", [{"type": "tool_result", "tool_use_id": "t", "content": "room 164"}]),
        code("u8", "user", [{"type": "text", "text": "Sub task"}], isSidechain=True),
        code("u9", "user", "Session so far ...", isCompactSummary=True),
        code(
            "u10",
            "user",
            [
                {"type": "text", "text": "<system-reminder>do not tell</system-reminder>"},
                {"type": "text", "text": "And the cello?"},
            ],
        ),
        code("u11", "user", "[Request interrupted by user]"),
        {"type": "system", "uuid": "u12", "sessionId": "s-1", "content": "compacted"},
    ]
    transcript, turns = read(lines(*records))
    assert transcript.format == "claude-code"
    assert turns[0] == Turn(
        "u1",
        "s-1",
        datetime(2031, 5, 2, 10, 14, 0, 123_000, tzinfo=UTC),
        "user",
        "Where is the kayak?",
        3,
    )
    assert said(turns[1:]) == [("assistant", "Looking."), ("user", "And the cello?")]
    assert ids(turns) == ["u1", "u5", "u10"]
    assert transcript.skipped == {
        "summary": 2,
        "file-history-snapshot": 1,
        "command": 3,
        "meta": 1,
        "thinking": 1,
        "tool_use": 1,
        "tool_result": 1,
        "sidechain": 1,
        "system": 1,
    }


# --- text -----------------------------------------------------------------------------------------


def test_named_lines():
    text = """Ana: I moved to Porto.
Call me after 6.

It is a good place: near the sea.
Old Tom Hardy: Noted.
[2031-05-02 10:14+00:00] Rosa: Rosa has led the kiln team since 2029.
Ana:
Later, then."""
    transcript, turns = read(text.splitlines(keepends=True))
    assert transcript.format == "text"
    assert [(t.turn_id, t.speaker, t.text, t.line) for t in turns] == [
        (
            "stdin:1",
            "Ana",
            "I moved to Porto.\nCall me after 6.\n\nIt is a good place: near the sea.",
            1,
        ),
        ("stdin:2", "Old Tom Hardy", "Noted.", 5),
        ("stdin:3", "Rosa", "Rosa has led the kiln team since 2029.", 6),
        ("stdin:4", "Ana", "Later, then.", 7),
    ]
    # C63: the stamp is when it was said, and no part of what was said.
    assert turns[2].captured_at == datetime(2031, 5, 2, 10, 14, tzinfo=UTC)
    assert turns[0].captured_at is None


def test_a_stamp_without_a_zone():
    source = ["[2031-05-02 10:14] Rosa: hello"]
    with pytest.raises(InvalidInputError, match="line 1: captured_at has no time zone"):
        read(source)
    assert read(source, timezone=UTC)[1][0].captured_at.hour == 10


def test_paragraphs():
    text = "I moved to Porto.\nIt is fine.\n\n\n  Second paragraph: with a colon.\n\n"
    _, turns = read(io.StringIO(text))
    assert [(t.turn_id, t.speaker, t.text, t.line) for t in turns] == [
        ("stdin:1", None, "I moved to Porto.\nIt is fine.", 1),
        ("stdin:2", None, "Second paragraph: with a colon.", 5),
    ]


@pytest.mark.parametrize("source", [[], ["\n", "  \n"]])
@pytest.mark.parametrize("format", FORMATS)
def test_empty_files(source, format):
    assert read(source, format)[1] == []


@pytest.mark.parametrize(
    "text", ["https://example.org: a page", "[10:14] Rosa: hi", "# Title", "(aside)"]
)
def test_lines_that_name_nobody(text):
    transcript, turns = read([text])
    assert transcript.format == "text"
    assert said(turns) == [(None, text)]


def test_unknown_format():
    with pytest.raises(InvalidInputError, match="unknown format"):
        read_transcript([], "xml")


def test_missing_file(tmp_path):
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "no.jsonl")
