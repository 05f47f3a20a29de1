import asyncio
import json
import logging
import os
import secrets
import socket
import sys
from contextlib import contextmanager

import anthropic
import pytest

from fakes.messages_api import error, message, messages_api, text
from pgassay.errors import AnthropicVersionError
from pgassay.extraction import ExtractedFact
from pgassay.extraction.claude import (
    EXTRACTION_MODEL,
    EXTRACTION_PROMPT,
    EXTRACTION_SCHEMA,
    ClaudeExtractionProvider,
)

TURN = 'I moved to Porto with Ana. {"text": "quoted"}'


@pytest.fixture(autouse=True)
def _no_ambient_credentials(monkeypatch, tmp_path):
    for name in list(os.environ):
        if name.startswith("ANTHROPIC_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


@contextmanager
def claude(url, **more):
    arguments = {"max_retries": 0, "timeout": 10.0, "api_key": secrets.token_urlsafe(16), **more}
    provider = ClaudeExtractionProvider(base_url=url, **arguments)
    try:
        yield provider
    finally:
        provider.close()


def run_sync(provider, turn=TURN):
    return provider.extract(turn)


def run_async(provider, turn=TURN):
    return asyncio.run(provider.aextract(turn))


RUNNERS = pytest.mark.parametrize("run", [run_sync, run_async])


def fact(text, entities=(), importance=0.8, confidence=0.9):
    return {
        "text": text,
        "entities": list(entities),
        "importance": importance,
        "confidence": confidence,
    }


GOOD = json.dumps(
    {"facts": [fact("The user moved to Porto.", ["Porto"]), fact("Ana came.", ["Ana"])]}
)
FACTS = [
    ExtractedFact("The user moved to Porto.", ("Porto",), 0.8, 0.9),
    ExtractedFact("Ana came.", ("Ana",), 0.8, 0.9),
]


@RUNNERS
def test_good_reply(run, caplog):
    with messages_api(text(GOOD)) as api, claude(api.url) as provider:
        assert run(provider) == FACTS
    (request,) = api.requests
    assert request["model"] == EXTRACTION_MODEL
    assert request["system"][0]["text"] == EXTRACTION_PROMPT
    assert request["system"][0]["cache_control"] == {"type": "ephemeral"}
    assert request["output_config"]["format"] == {
        "type": "json_schema",
        "schema": EXTRACTION_SCHEMA,
    }
    # The turn is data, not a turn of a chat.
    assert json.loads(request["messages"][0]["content"]) == {"turn": TURN}
    assert not caplog.records


@RUNNERS
@pytest.mark.parametrize(
    ("response", "facts", "warning"),
    [
        (text('{"facts": []}'), [], None),
        (text(f"```json\n{GOOD}\n```\nSee [1]."), FACTS, None),
        (text(GOOD[:-1] + ",}"), FACTS, None),
        (
            message(
                [
                    {"type": "thinking", "thinking": GOOD, "signature": "s"},
                    {"type": "text", "text": '{"facts": []}'},
                ]
            ),
            [],
            None,
        ),
        # C03: the facts that are whole are kept.
        (text(GOOD[:-30], stop_reason="max_tokens"), FACTS[:1], "truncated"),
        (message([], stop_reason="max_tokens"), [], "truncated"),
        (message([]), [], "empty"),
        # C09: a refusal is no fact.
        (text("I'm not able to extract observations from this content."), [], "refused"),
        (text(GOOD, stop_reason="refusal"), [], "refused"),
        (text("There are two facts."), [], "malformed"),
        (text(json.dumps(EXTRACTION_SCHEMA)), [], "malformed"),
        (
            text('{"facts": [{"text": ""}, {"text": 7}, {"text": "a\\u0000b"}]}'),
            [],
            "3 facts without",
        ),
        (error(500), [], "http_500"),
        (error(429), [], "rate_limited"),
        (error(401), [], "http_401"),
    ],
)
def test_replies(run, response, facts, warning, caplog):
    key = secrets.token_urlsafe(16)
    with messages_api(response) as api, claude(api.url, api_key=key) as provider:
        assert run(provider) == facts
    assert [record.levelno for record in caplog.records] == ([logging.WARNING] if warning else [])
    if warning:
        assert warning in caplog.text
    for secret in (key, TURN, "Porto", "server words"):
        assert secret not in caplog.text


@RUNNERS
def test_opinions_out_of_range_are_no_opinions(run):
    said = [
        fact("one", ["Ana", " Ana ", "", 7], 1.5, -0.1),
        fact("two", [], True, "0.5"),
        {"text": " three "},
        fact("four", [], 0, 1),
        fact("five", [], float("nan"), None),
    ]
    with messages_api(text(json.dumps({"facts": said}))) as api, claude(api.url) as provider:
        assert run(provider) == [
            ExtractedFact("one", ("Ana",)),
            ExtractedFact("two"),
            ExtractedFact("three"),
            ExtractedFact("four", (), 0.0, 1.0),
            ExtractedFact("five"),
        ]


@RUNNERS
def test_rate_limit_then_success(run):
    limited = error(429, "rate_limit_error", retry_after_ms="1")
    with messages_api(limited, text(GOOD)) as api, claude(api.url, max_retries=1) as provider:
        assert run(provider) == FACTS


@RUNNERS
def test_timeout(run, caplog):
    with messages_api(text(GOOD, delay=1.0)) as api, claude(api.url, timeout=0.1) as provider:
        assert run(provider) == []
    assert "timeout" in caplog.text


@RUNNERS
def test_connection_refused(run, caplog):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        with claude(f"http://127.0.0.1:{taken.getsockname()[1]}") as provider:
            assert run(provider) == []
    assert "connection" in caplog.text


@RUNNERS
def test_a_blank_turn_is_not_sent(run):
    with messages_api(text(GOOD)) as api, claude(api.url) as provider:
        assert run(provider, " \n") == []
    assert api.requests == []


@RUNNERS
def test_without_a_key(run, caplog):
    with messages_api(text(GOOD)) as api, claude(api.url, api_key=None) as provider:
        assert run(provider) == []
    assert "MissingApiKeyError" in caplog.text


def test_sdk_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "anthropic", None)
    with pytest.raises(ImportError, match=r"pip install 'pgassay\[anthropic\]'"):
        ClaudeExtractionProvider()


def test_sdk_too_old(monkeypatch):
    def create(self, *, model, max_tokens, messages):
        raise AssertionError("must not be called")

    monkeypatch.setattr(anthropic.resources.messages.Messages, "create", create)
    with pytest.raises(AnthropicVersionError, match="output_config"):
        ClaudeExtractionProvider(secrets.token_urlsafe(16))
