"""Claude as a judge, through the real SDK, over HTTP, against a local server."""

import asyncio
import functools
import json
import logging
import os
import secrets
import socket
import subprocess
import sys
import threading
import types
from contextlib import contextmanager

import anthropic
import pytest

from fakes.messages_api import (
    answering,
    candidates_in,
    error,
    message,
    messages_api,
    text,
    verdict,
)
from pgassay.audit import verdict as verdicts
from pgassay.audit.candidates import generate_candidates
from pgassay.audit.claude import VERDICT_MODEL, VERDICT_PROMPT, ClaudeVerdictProvider
from pgassay.audit.verdict import ajudge_candidates, judge_candidates, judge_of, llm_verdict
from pgassay.errors import AnthropicVersionError

CANDIDATES = generate_candidates("t1", "Ana lives here. Bob does not. Who knows?", speaker="user")
FIRST, SECOND = CANDIDATES[:2]


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
    provider = ClaudeVerdictProvider(base_url=url, **arguments)
    try:
        yield provider
    finally:
        provider.close()


def run_sync(provider, candidates=CANDIDATES):
    return _results(judge_candidates(provider, candidates))


def run_async(provider, candidates=CANDIDATES):
    async def collect():
        return [batch async for batch in ajudge_candidates(provider, candidates)]

    return _results(asyncio.run(collect()))


def _results(batches):
    judged = [(c.candidate_id, result) for batch in batches for c, result in batch]
    assert len(judged) == len(dict(judged))
    return dict(judged)


def summary(results):
    return {(str(r.verdict), str(r.reason_code), r.detail_code) for r in results.values()}


ACCEPTED = {("accept", "accepted", None)}


def lost(detail):
    return {("reject", "llm_unavailable", detail)}


RUNNERS = pytest.mark.parametrize("run", [run_sync, run_async])
BATCHED = pytest.mark.parametrize("batched", [False, True])


@RUNNERS
@BATCHED
def test_good_reply(run, batched):
    with (
        messages_api(answering(verdict, input_tokens=40, cached=60, output_tokens=12)) as api,
        claude(api.url, batched=batched) as provider,
    ):
        results = run(provider)
    assert set(results) == {c.candidate_id for c in CANDIDATES}
    assert summary(results) == ACCEPTED
    requests = 1 if batched else len(CANDIDATES)
    assert len(api.requests) == requests
    # C130: sums over decisions are what the provider billed.
    receipts = [result.receipt for result in results.values()]
    assert sum(receipt.input_tokens for receipt in receipts) == 100 * requests
    assert sum(receipt.output_tokens for receipt in receipts) == 12 * requests
    assert {receipt.finish_reason for receipt in receipts} == {"end_turn"}
    assert {receipt.max_tokens for receipt in receipts} == {api.requests[0]["max_tokens"]}
    assert all(0 <= receipt.latency_ms < 10_000 for receipt in receipts)


@BATCHED
def test_request(batched):
    with (
        messages_api(answering(verdict)) as api,
        claude(api.url, batched=batched) as provider,
    ):
        run_sync(provider)
    sent = [candidate for request in api.requests for candidate in candidates_in(request)]
    assert sorted(c["candidate_id"] for c in sent) == sorted(c.candidate_id for c in CANDIDATES)
    schemas = set()
    for request in api.requests:
        assert request["model"] == VERDICT_MODEL
        (system,) = request["system"]
        assert system == {
            "type": "text",
            "text": VERDICT_PROMPT,
            "cache_control": {"type": "ephemeral"},
        }
        (only,) = request["messages"]
        assert only["role"] == "user"
        assert request["output_config"]["format"]["type"] == "json_schema"
        schemas.add(json.dumps(request["output_config"]["format"]["schema"], sort_keys=True))
    # One schema for all requests, or every request would be compiled anew and miss the cache.
    (schema,) = schemas
    assert "t1:sentence" not in schema
    decided = json.loads(schema)["properties"]
    decided = decided["verdicts"]["items"]["properties"] if batched else decided
    assert set(decided) == {"candidate_id", "verdict", "reason_code"}
    assert decided["verdict"]["enum"] == ["accept", "reject", "withhold"]
    assert decided["reason_code"]["enum"] == [
        "accepted",
        "not_a_fact",
        "not_memorable",
        "low_confidence",
        "needs_confirmation",
    ]


def test_the_model_is_one_that_the_sdk_knows():
    from typing import get_args

    from anthropic.types import model

    literal, _ = get_args(model.Model)
    assert VERDICT_MODEL in get_args(literal)


@RUNNERS
def test_all_verdicts(run):
    pairs = {
        "t1:sentence:0": ("reject", "not_memorable"),
        "t1:sentence:1": ("withhold", "low_confidence"),
        "t1:sentence:2": ("withhold", "needs_confirmation"),
    }

    def answer(candidate):
        return verdict(candidate, *pairs.get(candidate["candidate_id"], ("reject", "not_a_fact")))

    with messages_api(answering(answer)) as api, claude(api.url) as provider:
        results = run(provider)
    said = {c: (str(r.verdict), str(r.reason_code)) for c, r in results.items()}
    assert said == {c.candidate_id: ("reject", "not_a_fact") for c in CANDIDATES} | pairs


ANSWER = {"candidate_id": FIRST.candidate_id, "verdict": "accept", "reason_code": "accepted"}
GOOD = json.dumps(ANSWER)


@RUNNERS
@pytest.mark.parametrize(
    ("response", "expected"),
    [
        (text(GOOD), ACCEPTED),
        (text(GOOD.replace("sentence:0", "sentence:1")), lost("wrong_candidate")),
        (text(GOOD.replace('"accepted"', '"fine"')), lost("unknown_value")),
        (text(GOOD.replace('"accept"', '"firewall_drop"')), lost("trusted_only")),
        (text(GOOD.replace('"accept"', '"pending"')), lost("trusted_only")),
        (text("It is a fact worth keeping."), lost("malformed")),
        (text("I'm not able to judge this content."), lost("refused")),
        (text(f"Here it is:\n```json\n{GOOD}\n```"), ACCEPTED),
        (text(f"Considering {{it}}: {GOOD}\nSee [1]."), ACCEPTED),
        (text(GOOD[:-1] + ",}"), ACCEPTED),
        (
            message(
                [
                    {"type": "thinking", "thinking": GOOD.replace("accept", "x"), "signature": "s"},
                    {"type": "text", "text": GOOD},
                ]
            ),
            ACCEPTED,
        ),
        (
            message([{"type": "thinking", "text": ""}, {"type": "text", "text": GOOD}]),
            ACCEPTED,
        ),
        (
            message([{"type": "thinking", "thinking": GOOD, "signature": "s"}]),
            lost("empty"),
        ),
        (text("", stop_reason="refusal"), lost("refused")),
        (text(GOOD, stop_reason="refusal"), lost("refused")),
        (text(GOOD[:30], stop_reason="max_tokens"), lost("truncated")),
        (message([], stop_reason="max_tokens"), lost("truncated")),
        (message([], stop_reason="end_turn"), lost("empty")),
        (text("  \n"), lost("empty")),
        (error(500), lost("http_500")),
        (error(529, "overloaded_error"), lost("http_529")),
        (error(429, "rate_limit_error"), lost("rate_limited")),
        (error(401, "authentication_error"), lost("http_401")),
        (error(400, "invalid_request_error"), lost("http_400")),
    ],
)
def test_replies(run, response, expected):
    with messages_api(response) as api, claude(api.url) as provider:
        results = run(provider, [FIRST])
    assert summary(results) == expected
    assert len(api.requests) == 1


@RUNNERS
def test_batched_replies_are_validated_one_by_one(run):
    answers = {
        "t1:sentence:0": {"verdict": "accept", "reason_code": "accepted"},
        "t1:sentence:1": {"verdict": "accept", "reason_code": "not_a_fact"},
        "t1:sentence:2": {"verdict": "pending", "reason_code": "accepted"},
    }
    said = [{"candidate_id": c, **values} for c, values in answers.items()]
    said.append({"candidate_id": "t9:sentence:0", "verdict": "accept", "reason_code": "accepted"})
    with (
        messages_api(text(json.dumps({"verdicts": said}))) as api,
        claude(api.url, batched=True) as provider,
    ):
        results = run(provider)
    codes = {c: r.detail_code for c, r in results.items()}
    assert codes == {c.candidate_id: "wrong_candidate" for c in CANDIDATES} | {
        "t1:sentence:0": None,
        "t1:sentence:1": "unknown_value",
        "t1:sentence:2": "trusted_only",
    }


@RUNNERS
def test_truncated_batch(run):
    # C03, C05
    whole = ", ".join(
        json.dumps({**ANSWER, "candidate_id": c.candidate_id}) for c in CANDIDATES[:2]
    )
    cut = f'{{"verdicts": [{whole}, {{"candidate_id": "t1:sentence:2", "verd'
    with (
        messages_api(text(cut, stop_reason="max_tokens", output_tokens=400)) as api,
        claude(api.url, batched=True) as provider,
    ):
        results = run(provider)
    accepted = {c for c, r in results.items() if r.detail_code is None}
    assert accepted == {FIRST.candidate_id, SECOND.candidate_id}
    assert {r.detail_code for r in results.values()} == {None, "truncated"}
    assert {r.receipt.finish_reason for r in results.values()} == {"max_tokens"}
    assert sum(r.receipt.output_tokens for r in results.values()) == 400
    assert {r.receipt.max_tokens for r in results.values()} == {api.requests[0]["max_tokens"]}


@RUNNERS
@BATCHED
def test_a_failing_request_is_rows(run, batched):
    with messages_api(error(500)) as api, claude(api.url, batched=batched) as provider:
        results = run(provider)
    assert summary(results) == lost("http_500")
    assert set(results) == {c.candidate_id for c in CANDIDATES}
    assert all(r.receipt.latency_ms is not None for r in results.values())


@RUNNERS
@BATCHED
def test_rate_limit_then_success(run, batched):
    limited = error(429, "rate_limit_error", retry_after_ms="1")
    with (
        messages_api(limited, answering(verdict)) as api,
        claude(api.url, batched=batched, max_retries=2) as provider,
    ):
        results = run(provider, [FIRST])
    assert summary(results) == ACCEPTED
    assert len(api.requests) == 2


@RUNNERS
def test_retries_end(run):
    with (
        messages_api(error(500, retry_after_ms="1")) as api,
        claude(api.url, max_retries=1) as provider,
    ):
        results = run(provider, [FIRST])
    assert summary(results) == lost("http_500")
    assert len(api.requests) == 2


@RUNNERS
@BATCHED
def test_timeout(run, batched):
    with (
        messages_api(text(GOOD, delay=2.0)) as api,
        claude(api.url, batched=batched, timeout=0.2) as provider,
    ):
        results = run(provider, [FIRST])
    assert summary(results) == lost("timeout")


@RUNNERS
@BATCHED
def test_connection_refused(run, batched):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound and not listening: nobody answers, nobody else can
        url = f"http://127.0.0.1:{taken.getsockname()[1]}"
        with claude(url, batched=batched) as provider:
            results = run(provider)
    assert summary(results) == lost("connection")


@RUNNERS
def test_a_body_that_is_no_message(run):
    with messages_api(error(200)) as api, claude(api.url) as provider:
        results = run(provider, [FIRST])
    ((verdict_, reason, detail),) = summary(results)
    assert (verdict_, reason) == ("reject", "llm_unavailable")
    assert detail in ("empty", "wrong_type")


@RUNNERS
def test_concurrent_and_as_they_become_ready(run):
    def step(request):
        (candidate,) = candidates_in(request)
        slow = candidate["candidate_id"] == FIRST.candidate_id
        return text(json.dumps(verdict(candidate)), delay=0.5 if slow else 0.1)

    with messages_api(step) as api, claude(api.url, max_concurrency=3) as provider:
        results = run(provider)
    assert summary(results) == ACCEPTED
    assert 2 <= api.most_at_once <= 3
    assert list(results)[-1] == FIRST.candidate_id


def test_single_calls():
    with messages_api(answering(verdict)) as api, claude(api.url) as provider:
        assert provider.llm_verdict(FIRST).verdict == "accept"
        assert asyncio.run(provider.allm_verdict(SECOND)).candidate_id == SECOND.candidate_id
    assert len(api.requests) == 2


def test_several_event_loops_and_threads_share_a_provider():
    # C81, C82, C83
    with messages_api(answering(verdict)) as api, claude(api.url) as provider:
        results = []

        def work():
            results.append(summary(run_async(provider)))

        threads = [threading.Thread(target=work) for _ in range(3)]
        for thread in threads:
            thread.start()
        work()
        work()
        results.append(summary(run_sync(provider)))
        for thread in threads:
            thread.join()
    assert results == [ACCEPTED] * 6


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this platform")
def test_a_forked_child_opens_its_own_connections():
    # C85
    with messages_api(answering(verdict)) as api, claude(api.url) as provider:
        assert summary(run_sync(provider, [FIRST])) == ACCEPTED
        pid = os.fork()
        if pid == 0:
            ok = summary(run_sync(provider, [SECOND])) == ACCEPTED
            os._exit(0 if ok else 1)
        _, status = os.waitpid(pid, 0)
        assert os.waitstatus_to_exitcode(status) == 0
        assert summary(run_sync(provider, [FIRST])) == ACCEPTED


def test_a_compatible_server_is_judged_alike():
    # C136: the same configuration, another base URL, a model that always thinks.
    def thinking(request):
        answer = json.dumps(verdict(candidates_in(request)[0]))
        return message(
            [{"type": "thinking", "thinking": "reject it"}, {"type": "text", "text": answer}]
        )

    results = []
    for step in (answering(verdict), thinking):
        with messages_api(step) as api, claude(api.url) as provider:
            results.append(summary(run_sync(provider)))
    assert results[0] == results[1] == ACCEPTED


def test_without_a_key_there_are_rows(monkeypatch):
    with messages_api(answering(verdict)) as api, claude(api.url, api_key=None) as provider:
        assert summary(run_sync(provider)) == lost("MissingApiKeyError")
        assert summary(run_async(provider)) == lost("MissingApiKeyError")
    assert api.requests == []


def test_the_key_comes_from_the_environment(monkeypatch):
    key = secrets.token_urlsafe(16)
    monkeypatch.setenv("ANTHROPIC_API_KEY", key)
    with messages_api(answering(verdict)) as api, claude(api.url, api_key=None) as provider:
        assert summary(run_sync(provider, [FIRST])) == ACCEPTED
    assert key in " ".join(api.headers[0].values())


def test_nothing_of_the_text_or_the_key_is_logged(caplog):
    key = secrets.token_urlsafe(16)
    caplog.set_level(logging.INFO)
    for response in (error(500), error(401), text("prose")):
        with messages_api(response) as api, claude(api.url, api_key=key) as provider:
            results = run_sync(provider)
            assert key not in repr(provider) + repr(provider.__dict__)
            assert key not in repr(results)
    assert key not in caplog.text
    assert FIRST.text not in caplog.text
    assert "server words" not in caplog.text


# --- The default judge, and the SDK that may be absent or old -------------------------------------


@pytest.fixture
def fresh_default(monkeypatch):
    monkeypatch.setattr(verdicts, "_default", verdicts._DefaultProvider())
    yield
    made = verdicts._default._provider
    if made is not None:
        made.close()


@pytest.mark.usefixtures("fresh_default")
def test_default_judge(monkeypatch):
    monkeypatch.setenv("ANTHROPIC_API_KEY", secrets.token_urlsafe(16))
    with messages_api(answering(verdict, delay=0.05)) as api:
        monkeypatch.setenv("ANTHROPIC_BASE_URL", api.url)
        assert llm_verdict(FIRST).verdict == "accept"
        assert summary(run_sync(llm_verdict)) == ACCEPTED
        assert summary(run_async(llm_verdict)) == ACCEPTED
        assert api.most_at_once > 1
    assert judge_of(llm_verdict) == judge_of(verdicts._default._provider)
    assert judge_of(llm_verdict).model == VERDICT_MODEL


@pytest.mark.usefixtures("fresh_default")
def test_default_judge_without_a_key():
    assert summary({"x": llm_verdict(FIRST)}) == lost("MissingApiKeyError")


@pytest.mark.usefixtures("fresh_default")
def test_default_judge_without_the_sdk(monkeypatch):
    monkeypatch.setitem(sys.modules, "anthropic", None)
    assert summary({"x": llm_verdict(FIRST)}) == lost("ImportError")
    assert summary(run_sync(llm_verdict)) == lost("ImportError")
    assert summary(run_async(llm_verdict)) == lost("ImportError")
    assert judge_of(llm_verdict).model == VERDICT_MODEL


def test_sdk_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "anthropic", None)
    with pytest.raises(ImportError, match=r"pip install 'pgassay\[anthropic\]'"):
        ClaudeVerdictProvider()


def test_sdk_too_old(monkeypatch):
    def create(self, *, model, max_tokens, messages):
        raise AssertionError("must not be called")

    monkeypatch.setattr(anthropic.resources.messages.Messages, "create", create)
    with pytest.raises(AnthropicVersionError, match="output_config"):
        ClaudeVerdictProvider(api_key=secrets.token_urlsafe(16))
    old = types.ModuleType("anthropic")
    old.__version__ = "0.70.0"
    old.Anthropic = lambda **arguments: types.SimpleNamespace(
        messages=types.SimpleNamespace(create=functools.partial(create, None)), close=lambda: None
    )
    monkeypatch.setitem(sys.modules, "anthropic", old)
    with pytest.raises(RuntimeError, match=r"anthropic 0\.70\.0 is too old"):
        ClaudeVerdictProvider(api_key=secrets.token_urlsafe(16))


def test_importing_the_module_imports_no_sdk():
    code = (
        "import sys, pgassay.audit.claude, pgassay.extraction.claude;"
        "sys.exit('anthropic' in sys.modules)"
    )
    environment = dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path))
    assert subprocess.run([sys.executable, "-c", code], env=environment).returncode == 0


def test_wrong_arguments():
    with pytest.raises(ValueError, match="max_concurrency"):
        ClaudeVerdictProvider(max_concurrency=0)
