import enum
import json
from types import SimpleNamespace as Obj

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pgassay.audit.replies import (
    answers_in,
    join_text_parts,
    json_objects,
    looks_like_refusal,
    problem_without_answer,
    read_reply,
    strip_thoughts,
)

ANSWER = '{"candidate_id":"t1:sentence:0","verdict":"accept","reason_code":"accepted"}'
OTHER = '{"candidate_id":"t1:sentence:0","verdict":"reject","reason_code":"not_a_fact"}'


class Finish(enum.Enum):
    MAX_TOKENS = "MAX_TOKENS"


def objects(value):
    """The same reply as an SDK would give it: attributes instead of keys."""
    if isinstance(value, dict):
        return Obj(**{key: objects(inner) for key, inner in value.items()})
    if isinstance(value, list):
        return [objects(inner) for inner in value]
    return value


SHAPES = {
    "text": (ANSWER, None, None, None),
    "bytes": (ANSWER.encode(), None, None, None),
    "anthropic": (
        {
            "type": "message",
            "role": "assistant",
            "content": [{"type": "text", "text": ANSWER}],
            "stop_reason": "end_turn",
            "usage": {
                "input_tokens": 10,
                "cache_read_input_tokens": 90,
                "cache_creation_input_tokens": 5,
                "output_tokens": 7,
            },
        },
        "end_turn",
        105,
        7,
    ),
    # C20, C136: thoughts come first and say the opposite.
    "anthropic thinking": (
        {
            "content": [
                {"type": "thinking", "thinking": OTHER, "signature": "x"},
                {"type": "redacted_thinking", "data": "x"},
                {"type": "text", "text": ANSWER},
            ],
            "stop_reason": "end_turn",
        },
        "end_turn",
        None,
        None,
    ),
    # C22: a compatible server gives the thinking block an empty text.
    "anthropic empty thinking": (
        {"content": [{"type": "thinking", "text": ""}, {"type": "text", "text": ANSWER}]},
        None,
        None,
        None,
    ),
    "anthropic blocks": ([{"type": "text", "text": ANSWER}], None, None, None),
    "openai chat": (
        {
            "choices": [
                {
                    "message": {"role": "assistant", "content": ANSWER, "refusal": None},
                    "finish_reason": "stop",
                }
            ],
            "usage": {"prompt_tokens": 11, "completion_tokens": 8, "total_tokens": 19},
        },
        "stop",
        11,
        8,
    ),
    "openai chat parts": (
        {"choices": [{"message": {"content": [{"type": "text", "text": ANSWER}]}}]},
        None,
        None,
        None,
    ),
    "openai completion": (
        {"choices": [{"text": ANSWER, "finish_reason": "stop"}]},
        "stop",
        None,
        None,
    ),
    "openai responses": (
        {
            "status": "completed",
            "incomplete_details": None,
            "output": [
                {"type": "reasoning", "summary": [{"type": "summary_text", "text": OTHER}]},
                {
                    "type": "message",
                    "role": "assistant",
                    "content": [{"type": "output_text", "text": ANSWER, "annotations": []}],
                },
            ],
            "usage": {"input_tokens": 12, "output_tokens": 9},
        },
        None,
        12,
        9,
    ),
    "gemini": (
        {
            "candidates": [
                {
                    "content": {
                        "role": "model",
                        "parts": [{"text": OTHER, "thought": True}, {"text": ANSWER}],
                    },
                    "finishReason": "STOP",
                }
            ],
            "usageMetadata": {
                "promptTokenCount": 13,
                "candidatesTokenCount": 6,
                "thoughtsTokenCount": 4,
            },
        },
        "STOP",
        13,
        10,
    ),
    # C23: reasoning comes first.
    "bedrock": (
        {
            "output": {
                "message": {
                    "role": "assistant",
                    "content": [
                        {"reasoningContent": {"reasoningText": {"text": OTHER}}},
                        {"text": ANSWER},
                    ],
                }
            },
            "stopReason": "end_turn",
            "usage": {"inputTokens": 14, "outputTokens": 5, "cacheReadInputTokens": 6},
        },
        "end_turn",
        20,
        5,
    ),
    # C27
    "langchain": (
        {
            "content": [
                {"type": "reasoning", "reasoning": OTHER},
                {"type": "text", "text": ANSWER},
            ],
            "additional_kwargs": {},
            "response_metadata": {"finish_reason": "stop"},
            "usage_metadata": {"input_tokens": 15, "output_tokens": 4, "total_tokens": 19},
            "tool_calls": [],
        },
        "stop",
        15,
        4,
    ),
    "langchain result": (
        {
            "generations": [
                [{"text": ANSWER, "generation_info": {"finish_reason": "stop"}, "message": None}]
            ]
        },
        "stop",
        None,
        None,
    ),
    "ollama chat": (
        {
            "model": "m",
            "message": {"role": "assistant", "content": ANSWER, "thinking": OTHER},
            "done_reason": "stop",
            "prompt_eval_count": 16,
            "eval_count": 3,
        },
        "stop",
        16,
        3,
    ),
    "ollama generate": (
        {"response": ANSWER, "done": True, "done_reason": "stop", "eval_count": 3},
        "stop",
        None,
        3,
    ),
    "cohere": (
        {
            "message": {"role": "assistant", "content": [{"type": "text", "text": ANSWER}]},
            "finish_reason": "COMPLETE",
        },
        "COMPLETE",
        None,
        None,
    ),
}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("as_objects", [False, True])
def test_shapes(shape, as_objects):
    raw, finish, read, written = SHAPES[shape]
    reply = read_reply(objects(raw) if as_objects else raw)
    assert reply.text == ANSWER
    assert reply.problem is None
    assert (reply.finish_reason, reply.input_tokens, reply.output_tokens) == (finish, read, written)


@pytest.mark.parametrize(
    ("raw", "problem", "finish"),
    [
        ("", "empty", None),
        (" \n", "empty", None),
        ([], "empty", None),
        ({"content": [], "stop_reason": "end_turn"}, "empty", "end_turn"),
        # C04: the cap was spent on thoughts.
        (
            {"choices": [{"message": {"content": ""}, "finish_reason": "length"}]},
            "truncated",
            "length",
        ),
        ({"content": [], "stop_reason": "max_tokens"}, "truncated", "max_tokens"),
        (
            {
                "status": "incomplete",
                "incomplete_details": {"reason": "max_output_tokens"},
                "output": [],
            },
            "truncated",
            "max_output_tokens",
        ),
        # C17, C132: an answer in the thoughts is no answer.
        (
            {"choices": [{"message": {"content": "", "reasoning_content": ANSWER}}]},
            "empty",
            None,
        ),
        ({"message": {"content": "", "thinking": ANSWER}, "done_reason": "stop"}, "empty", "stop"),
        ({"choices": [{"message": {"content": None, "tool_calls": [{"id": "1"}]}}]}, "empty", None),
        # C19
        (
            {"candidates": [{"content": {"role": "model"}, "finishReason": "MAX_TOKENS"}]},
            "truncated",
            "MAX_TOKENS",
        ),
        ({"candidates": [], "promptFeedback": {"blockReason": "SAFETY"}}, "refused", "SAFETY"),
        ({"promptFeedback": {"blockReason": "OTHER"}}, "refused", "OTHER"),
        ({"candidates": [{"finishReason": "SAFETY"}]}, "refused", "SAFETY"),
        # C23
        ({"output": {"message": {"content": []}}, "stopReason": "end_turn"}, "empty", "end_turn"),
        (
            {"output": {"message": {"content": []}}, "stopReason": "guardrail_intervened"},
            "refused",
            "guardrail_intervened",
        ),
        # What a refusing model said before it stopped is not an answer.
        (
            {"content": [{"type": "text", "text": ANSWER}], "stop_reason": "refusal"},
            "refused",
            "refusal",
        ),
        (
            {"choices": [{"message": {"content": None, "refusal": "no"}, "finish_reason": "stop"}]},
            "refused",
            "stop",
        ),
        (
            {"output": [{"type": "message", "content": [{"type": "refusal", "refusal": "no"}]}]},
            "refused",
            None,
        ),
        # C27: tool calls and no words.
        ({"content": "", "tool_calls": [{"name": "f"}]}, "empty", None),
        (None, "wrong_type", None),
        (7, "wrong_type", None),
        ({}, "wrong_type", None),
        ({"verdict": "accept"}, "wrong_type", None),
        (object(), "wrong_type", None),
        (b"\xff", "wrong_type", None),
    ],
)
def test_replies_without_an_answer(raw, problem, finish):
    reply = read_reply(raw)
    assert (reply.problem, reply.finish_reason) == (problem, finish)
    assert ANSWER not in reply.text


def test_enum_finish_reasons():
    reply = read_reply({"candidates": [Obj(finish_reason=Finish.MAX_TOKENS, content=None)]})
    assert (reply.problem, reply.finish_reason) == ("truncated", "MAX_TOKENS")


def test_an_object_that_raises_is_unreadable():
    class Hostile:
        @property
        def choices(self):
            raise RuntimeError("secretword")

    assert read_reply(Hostile()).problem == "wrong_type"


def test_omitted_parts_are_named():
    reply = read_reply(
        [{"type": "thinking", "thinking": "x"}, {"type": "tool_use", "input": {"text": "x"}}]
    )
    assert reply.omitted == ("thinking", "tool_use")
    assert reply.text == ""


def test_message_content_of_parts():
    # C26
    text = [
        {"type": "text", "text": "I moved to Porto."},
        {"type": "image_url", "image_url": {"url": "data:..."}},
        {"type": "text", "text": "Call me after 6."},
    ]
    assert join_text_parts(text) == ("I moved to Porto.\nCall me after 6.", ("image_url",))
    assert join_text_parts({"type": "text", "text": "one"}) == ("one", ())
    assert join_text_parts("plain") == ("plain", ())
    assert join_text_parts(None) == ("", ())


@pytest.mark.parametrize(
    "text",
    [
        f"<think>I would say {OTHER}</think>{ANSWER}",
        f"\n<think>one</think>\n<think>two</think>{ANSWER}",
        f"<Thinking>\n{OTHER}\n</Thinking>\n\n{ANSWER}",
        f"so {OTHER} is what I first thought\n</think>\n{ANSWER}",
        ANSWER,
    ],
)
def test_leading_thoughts(text):
    # C16
    assert answers_in(read_reply(text).text, "verdict") == [json.loads(ANSWER)]


def test_thoughts_that_never_end():
    reply = read_reply(f"<think>I would say {ANSWER}")
    assert (reply.text, reply.problem) == ("", "empty")


def test_tags_inside_an_answer_are_its_own():
    text = '{"facts": [{"text": "the tag </think> closes"}, {"text": "two"}]}'
    assert strip_thoughts(text) == text


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        # C10
        (
            f"Considering {{weekend plans}} and {{budget}}, here you go: {ANSWER}",
            [json.loads(ANSWER)],
        ),
        # C12
        (f"Here is the verdict.\n```json\n{ANSWER}\n```\nDone.", [json.loads(ANSWER)]),
        # C13
        (f"{ANSWER}\nSource [1], see [handbook].", [json.loads(ANSWER)]),
        # C14
        (f"```bash\ncurl -d '{{x}}' https://h/\n```\n{ANSWER}", [json.loads(ANSWER)]),
        # C131
        ('{"a":"accepted",}', [{"a": "accepted"}]),
        ('{"a": "x,}", "b": [1, 2 , ], }', [{"a": "x,}", "b": [1, 2]}]),
        ('{"a": ",]", "b": {"c": "\\",}",},}', [{"a": ",]", "b": {"c": '",}'}}]),
        # C03
        ('[{"a":1},{"a":2},{"a":"cut', [{"a": 1}, {"a": 2}]),
        ('{"verdicts":[{"a":1},{"a":2},{"a', [{"a": 1}, {"a": 2}]),
        ('{"verdicts":[{"a":1,},{"a":"q,]",},{"a', [{"a": 1}, {"a": "q,]"}]),
        ('an unbalanced {"quote and then {"a": 1}', [{"a": 1}]),
        ("{} {{}} {x} [] [1, 2]", [{}, {}]),
        ('{"a": 1, "a": 2}', []),
        ('{"a": {"b": 1, "b": 2}}', []),
        ("", []),
        ("no braces", []),
        ('{"a": 1,, }', []),
    ],
)
def test_json_objects(text, expected):
    assert list(json_objects(text)) == expected


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=12,
)
PROSE = st.text(st.sampled_from("ab {}[],\n`:1"), max_size=30)


@given(st.dictionaries(st.text(), JSON, max_size=4), PROSE, PROSE)
def test_a_whole_object_is_found_in_prose(value, before, after):
    # Prose without quotes cannot begin an object, so it takes nothing away.
    found = list(json_objects(before.replace("{}", "") + json.dumps(value) + after))
    assert value in found


@given(st.text())
def test_any_text_yields_objects_or_nothing(text):
    assert all(isinstance(value, dict) for value in json_objects(text))
    answers_in(text, "verdict")
    looks_like_refusal(text)
    strip_thoughts(text)


@given(st.dictionaries(st.text(min_size=1), st.text(st.sampled_from(',]}" \\')), min_size=1))
def test_repair_leaves_strings_alone(value):
    broken = json.dumps(value)[:-1] + " ,\n}"
    assert list(json_objects(broken)) == [value]


@pytest.mark.parametrize(
    "text",
    [
        "{" * 200_000,
        '{"a":' * 100_000,
        '{"a":1,' * 100_000,
        '{"a":[{"b":1,},' * 50_000,
        '"\\"' * 100_000 + "{,}",
        '{"' + '\\"' * 200_000,
        '{"a":1,"a":2}' * 30_000,
        '{"a":1,}' * 50_000,
    ],
)
def test_hostile_replies_are_read_to_the_end(text):
    # Anything that is not linear would not come to an end here.
    assert all(isinstance(found, dict) for found in json_objects(text))


def test_a_repeated_schema_is_no_answer():
    # C132
    schema = {
        "type": "object",
        "properties": {"verdict": {"type": "string", "enum": ["accept"]}},
        "required": ["verdict"],
    }
    assert answers_in(json.dumps(schema), "verdict") == []
    reply = read_reply(json.dumps(schema))
    assert problem_without_answer(reply) == "malformed"


@pytest.mark.parametrize(
    "text",
    [
        # C09
        "I'm not able to extract observations from this content.",
        "I\u2019m sorry, but I can\u2019t help with that.",
        "Sorry, I cannot judge this.",
        "As an AI language model, I do not judge.",
        "I must decline.",
        "Es tut mir leid, das geht nicht.",
        "Ich kann das nicht beurteilen.",
        "Je ne peux pas r\u00e9pondre.",
        "Lo siento, no puedo.",
    ],
)
def test_refusals(text):
    assert looks_like_refusal(text)
    assert problem_without_answer(read_reply(text)) == "refused"


@pytest.mark.parametrize(
    "text",
    ["Luna, Milo and Cleo.", "I like Porto.", "The candidate is accepted.", "Ich wohne hier."],
)
def test_prose_is_malformed(text):
    # C07, C28
    assert problem_without_answer(read_reply(text)) == "malformed"
