import asyncio
import contextvars
import functools
import threading
import time
import warnings

import pytest

from pgassay.audit.candidates import generate_candidates
from pgassay.audit.verdict import (
    Judge,
    Receipt,
    VerdictResult,
    ajudge_candidates,
    check_provider,
    coerce_result,
    failure_code,
    judge_candidates,
    judge_of,
)
from pgassay.audit.vocabulary import ReasonCode, Verdict

CANDIDATES = generate_candidates("t1", "Ana lives here. Bob does not. Who knows? Nobody. Well.")
FIRST = CANDIDATES[0]


def accept(candidate):
    return VerdictResult(candidate.candidate_id, Verdict.ACCEPT, ReasonCode.ACCEPTED)


class Single:
    def __init__(self, answer=accept):
        self.answer = answer
        self.asked = []

    def llm_verdict(self, candidate):
        self.asked.append(candidate)
        return self.answer(candidate)


class AsyncSingle(Single):
    async def llm_verdict(self, candidate):
        await asyncio.sleep(0)
        return super().llm_verdict(candidate)


class SetOf:
    def __init__(self, answers):
        self.answers = answers

    def llm_verdicts(self, candidates):
        return self.answers(candidates)


class AsyncSetOf(SetOf):
    async def llm_verdicts(self, candidates):
        for answer in self.answers(candidates):
            await asyncio.sleep(0)
            yield answer


class Both(Single):
    """Has async twins beside its sync methods."""

    async def allm_verdict(self, candidate):
        return accept(candidate)


def run_sync(provider, candidates=CANDIDATES):
    return list(judge_candidates(provider, candidates))


def run_async(provider, candidates=CANDIDATES):
    async def collect():
        return [batch async for batch in ajudge_candidates(provider, candidates)]

    return asyncio.run(collect())


RUNNERS = pytest.mark.parametrize("run", [run_sync, run_async])


def outcomes(batches):
    """Each candidate's result, after checking that every candidate has exactly one valid one."""
    judged = [pair for batch in batches for pair in batch]
    assert all(batches), "an empty batch was handed over"
    ids = sorted(candidate.candidate_id for candidate, _ in judged)
    assert ids == sorted(candidate.candidate_id for candidate in CANDIDATES)
    for candidate, result in judged:
        assert result == coerce_result(candidate, result)
    return {candidate.candidate_id: result for candidate, result in judged}


def details(batches):
    return {result.detail_code for result in outcomes(batches).values()}


@RUNNERS
@pytest.mark.parametrize(
    "provider",
    [
        Single(),
        accept,
        lambda candidate: accept(candidate),
        functools.partial(accept),
        SetOf(lambda cs: [accept(c) for c in cs]),
        SetOf(lambda cs: (accept(c) for c in reversed(cs))),
        SetOf(lambda cs: ([accept(c)] for c in cs)),
        Both(),
    ],
)
def test_all_candidates_are_judged(run, provider):
    results = outcomes(run(provider))
    assert {result.verdict for result in results.values()} == {Verdict.ACCEPT}


@pytest.mark.parametrize(
    "provider", [AsyncSingle(), AsyncSetOf(lambda cs: (accept(c) for c in cs)), Both()]
)
def test_async_providers(provider):
    results = outcomes(run_async(provider))
    assert {result.verdict for result in results.values()} == {Verdict.ACCEPT}


@RUNNERS
def test_no_candidates(run):
    assert run(accept, []) == []


WRONG = [
    (lambda c: None, "wrong_type"),
    (lambda c: "accept", "wrong_type"),
    (lambda c: Verdict.ACCEPT, "wrong_type"),
    (lambda c: (c.candidate_id, "accept", "accepted"), "wrong_type"),
    (
        lambda c: VerdictResult("t1:sentence:99", Verdict.ACCEPT, ReasonCode.ACCEPTED),
        "wrong_candidate",
    ),
    (lambda c: VerdictResult(c.candidate_id, Verdict.PENDING, ReasonCode.ACCEPTED), "trusted_only"),
    (
        lambda c: VerdictResult(c.candidate_id, Verdict.FIREWALL_DROP, ReasonCode.TURN_LEVEL_BLOCK),
        "trusted_only",
    ),
    (
        lambda c: VerdictResult(c.candidate_id, Verdict.REJECT, ReasonCode.EMPTY_TURN),
        "trusted_only",
    ),
    (
        lambda c: VerdictResult(c.candidate_id, Verdict.ACCEPT, ReasonCode.ASSEMBLY_FAILED),
        "trusted_only",
    ),
    (
        lambda c: VerdictResult(c.candidate_id, Verdict.ACCEPT, ReasonCode.NOT_A_FACT),
        "unknown_value",
    ),
    (lambda c: VerdictResult(c.candidate_id, "maybe", "accepted"), "unknown_value"),
    (lambda c: VerdictResult(c.candidate_id, "accept", "fine"), "unknown_value"),
    (lambda c: VerdictResult(c.candidate_id, "pending", "whatever"), "trusted_only"),
    (lambda c: VerdictResult(c.candidate_id, None, ReasonCode.ACCEPTED), "wrong_type"),
    (lambda c: VerdictResult(None, Verdict.ACCEPT, ReasonCode.ACCEPTED), "wrong_candidate"),
    (lambda c: VerdictResult(c.candidate_id, [], {}), "wrong_type"),
]


@RUNNERS
@pytest.mark.parametrize(("answer", "detail"), WRONG)
def test_wrong_answers_cost_one_row_each(run, answer, detail):
    # A5, A24
    def provider(candidate):
        return answer(candidate) if candidate == FIRST else accept(candidate)

    results = outcomes(run(provider))
    lost = results.pop(FIRST.candidate_id)
    assert (lost.verdict, lost.reason_code) == (Verdict.REJECT, ReasonCode.LLM_UNAVAILABLE)
    assert lost.detail_code == detail
    assert {result.verdict for result in results.values()} == {Verdict.ACCEPT}


def test_plain_strings_that_name_enums_are_taken():
    result = coerce_result(FIRST, VerdictResult(FIRST.candidate_id, "reject", "not_memorable"))
    assert result.verdict is Verdict.REJECT
    assert result.reason_code is ReasonCode.NOT_MEMORABLE


def test_a_provider_may_report_its_own_outage():
    said = VerdictResult(
        FIRST.candidate_id, Verdict.REJECT, ReasonCode.LLM_UNAVAILABLE, "queue_full"
    )
    assert coerce_result(FIRST, said) == said


def test_receipts_and_details_are_cleaned():
    said = VerdictResult(
        FIRST.candidate_id,
        Verdict.ACCEPT,
        ReasonCode.ACCEPTED,
        "the user said: hello",
        Receipt(-1, True, 2**70, "end_turn " + "x" * 200, "many"),
    )
    result = coerce_result(FIRST, said)
    assert result.detail_code == "theusersaidhello"
    assert result.receipt == Receipt(None, None, 2**31 - 1, ("end_turn" + "x" * 200)[:80], None)


class Broken(Exception):
    pass


class HTTPError(Exception):
    def __init__(self, status):
        super().__init__("secretword")
        self.status_code = status


class APITimeoutError(Exception):
    pass


class Nested(Exception):
    def __init__(self):
        super().__init__("x")
        self.response = {"ResponseMetadata": {"HTTPStatusCode": 503}}


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (Broken("secretword"), "Broken"),
        (ValueError("secretword"), "ValueError"),
        (TimeoutError(), "timeout"),
        (APITimeoutError(), "timeout"),
        (ConnectionRefusedError(), "connection"),
        (ConnectionResetError(), "connection"),
        (HTTPError(429), "rate_limited"),
        (HTTPError(500), "http_500"),
        (HTTPError(401), "http_401"),
        (HTTPError(7), "HTTPError"),
        (Nested(), "http_503"),
        (type("\u00c4rger nicht!", (Exception,), {})(), "rgernicht"),
        (type("\u00c4", (Exception,), {})(), "Exception"),
        (type("X" * 200, (Exception,), {})(), "X" * 80),
    ],
)
def test_failure_codes(error, code):
    assert failure_code(error) == code


@RUNNERS
@pytest.mark.parametrize("error", [Broken("secretword"), StopIteration(), RecursionError()])
def test_raising_provider(run, error):
    # A6
    def provider(candidate):
        raise error

    batches = run(provider)
    assert details(batches) == {type(error).__name__}
    assert "secretword" not in repr(batches)


@RUNNERS
@pytest.mark.parametrize(
    ("answers", "detail"),
    [
        (lambda cs: [], "empty"),
        (lambda cs: None, "wrong_type"),
        (lambda cs: 7, "wrong_type"),
        (lambda cs: "accept", "wrong_type"),
        (lambda cs: [None], "wrong_type"),
        (
            lambda cs: [VerdictResult("other", Verdict.ACCEPT, ReasonCode.ACCEPTED)],
            "wrong_candidate",
        ),
    ],
)
def test_set_version_that_answers_nothing_usable(run, answers, detail):
    assert details(run(SetOf(answers))) == {detail}


@RUNNERS
def test_set_version_that_answers_in_part(run):
    # C03
    results = outcomes(run(SetOf(lambda cs: [accept(c) for c in cs[:2]])))
    accepted = [c for c, result in results.items() if result.verdict is Verdict.ACCEPT]
    assert accepted == [c.candidate_id for c in CANDIDATES[:2]]
    assert {r.detail_code for r in results.values()} == {None, "empty"}


@RUNNERS
def test_set_version_that_breaks_off(run):
    def answers(candidates):
        yield accept(candidates[1])
        raise Broken

    results = outcomes(run(SetOf(answers)))
    assert results.pop(CANDIDATES[1].candidate_id).verdict is Verdict.ACCEPT
    assert {result.detail_code for result in results.values()} == {"Broken"}


@RUNNERS
def test_only_the_first_answer_about_a_candidate_counts(run):
    def answers(candidates):
        for candidate in candidates:
            yield accept(candidate)
            yield VerdictResult(candidate.candidate_id, Verdict.REJECT, ReasonCode.NOT_A_FACT)

    results = outcomes(run(SetOf(answers)))
    assert {result.verdict for result in results.values()} == {Verdict.ACCEPT}


def test_async_set_version_that_breaks_off():
    def answers(candidates):
        yield accept(candidates[0])
        raise Broken

    results = outcomes(run_async(AsyncSetOf(answers)))
    assert results.pop(FIRST.candidate_id).verdict is Verdict.ACCEPT
    assert {result.detail_code for result in results.values()} == {"Broken"}


@RUNNERS
@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit])
def test_interruptions_propagate(run, error):
    def provider(candidate):
        raise error

    with pytest.raises(error):
        run(provider)


@RUNNERS
def test_an_instant_judge_makes_one_batch(run):
    assert len(run(Single())) == 1
    assert len(run(SetOf(lambda cs: [accept(c) for c in cs]))) == 1


def test_an_instant_async_judge_makes_one_batch():
    assert len(run_async(AsyncSingle())) == 1


@RUNNERS
def test_a_slow_judges_verdicts_are_handed_over_as_they_come(run):
    def provider(candidate):
        time.sleep(0.25)
        return accept(candidate)

    assert len(run(provider)) == len(CANDIDATES)


def test_slow_async_verdicts_are_handed_over_as_they_come():
    release = {c.candidate_id: 0.0 if c == FIRST else 0.3 for c in CANDIDATES}
    handed_over = []

    async def provider(candidate):
        await asyncio.sleep(release[candidate.candidate_id])
        return accept(candidate)

    async def collect():
        async for batch in ajudge_candidates(provider, CANDIDATES):
            handed_over.append([c.candidate_id for c, _ in batch])

    asyncio.run(collect())
    # The first does not wait for the others, which take longer.
    assert handed_over[0] == [FIRST.candidate_id]
    assert sum(len(batch) for batch in handed_over) == len(CANDIDATES)


def test_async_concurrency_is_bounded():
    running = most = 0

    class Provider:
        max_concurrency = 2

        async def llm_verdict(self, candidate):
            nonlocal running, most
            running += 1
            most = max(most, running)
            await asyncio.sleep(0.01)
            running -= 1
            return accept(candidate)

    outcomes(run_async(Provider()))
    assert most == 2


def test_a_sync_judge_does_not_block_the_loop():
    async def main():
        ticks = 0

        async def tick():
            nonlocal ticks
            while True:
                await asyncio.sleep(0.01)
                ticks += 1

        ticking = asyncio.create_task(tick())

        def provider(candidate):
            assert threading.current_thread() is not threading.main_thread()
            time.sleep(0.05)
            return accept(candidate)

        batches = [batch async for batch in ajudge_candidates(provider, CANDIDATES)]
        ticking.cancel()
        return ticks, batches

    ticks, batches = asyncio.run(main())
    outcomes(batches)
    assert ticks >= 10


def test_a_sync_judge_sees_the_callers_context():
    variable = contextvars.ContextVar("variable", default="unset")

    async def main():
        variable.set("set")
        seen = []

        def provider(candidate):
            seen.append(variable.get())
            return accept(candidate)

        async for _ in ajudge_candidates(provider, CANDIDATES):
            pass
        return seen

    assert set(asyncio.run(main())) == {"set"}


def test_cancellation_reaches_the_judge_and_the_caller():
    cancelled = []

    async def provider(candidate):
        try:
            await asyncio.sleep(10)
        except asyncio.CancelledError:
            cancelled.append(candidate.candidate_id)
            raise

    async def collect():
        async for _ in ajudge_candidates(provider, CANDIDATES):
            pass

    async def main():
        task = asyncio.create_task(collect())
        await asyncio.sleep(0.05)
        task.cancel()
        await task

    with pytest.raises(asyncio.CancelledError):
        asyncio.run(main())
    assert len(cancelled) == len(CANDIDATES)


def test_a_cancelled_task_of_the_providers_own_is_a_row():
    async def provider(candidate):
        if candidate == FIRST:
            raise asyncio.CancelledError
        return accept(candidate)

    results = outcomes(run_async(provider))
    assert results.pop(FIRST.candidate_id).detail_code == "CancelledError"
    assert {result.verdict for result in results.values()} == {Verdict.ACCEPT}


def test_leaving_the_stream_early_stops_the_thread():
    asked = []

    def provider(candidate):
        asked.append(candidate)
        time.sleep(0.25)
        return accept(candidate)

    async def main():
        stream = ajudge_candidates(provider, CANDIDATES)
        async for _ in stream:
            break
        await stream.aclose()

    asyncio.run(main())
    time.sleep(0.3)
    assert len(asked) < len(CANDIDATES)


def test_leaving_the_sync_stream_early_closes_the_providers_generator():
    closed = []

    def answers(candidates):
        try:
            for candidate in candidates:
                time.sleep(0.25)
                yield accept(candidate)
        finally:
            closed.append(True)

    stream = judge_candidates(SetOf(answers), CANDIDATES)
    next(stream)
    stream.close()
    assert closed == [True]


def test_an_unmarked_coroutine():
    # A plain function hides that the one behind it is async.
    async def behind(candidate):
        return accept(candidate)

    def provider(candidate):
        return behind(candidate)

    results = outcomes(run_async(provider))
    assert {result.verdict for result in results.values()} == {Verdict.ACCEPT}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert details(run_sync(provider)) == {"wrong_type"}


def test_an_async_provider_in_a_sync_stream_is_rows():
    assert details(run_sync(AsyncSingle())) == {"wrong_type"}


@pytest.mark.parametrize(
    "provider",
    [Single(), accept, AsyncSingle(), SetOf(list), AsyncSetOf(list), Both(), lambda c: None],
)
def test_what_an_async_class_takes(provider):
    check_provider(provider, asynchronous=True)


@pytest.mark.parametrize("provider", [Single(), accept, SetOf(list), Both(), lambda c: None])
def test_what_a_sync_class_takes(provider):
    check_provider(provider, asynchronous=False)


async def an_async_function(candidate):
    return accept(candidate)


class AsyncCall:
    async def __call__(self, candidate):
        return accept(candidate)


@pytest.mark.parametrize(
    ("provider", "message"),
    [
        (AsyncSingle(), "is async"),
        (AsyncSetOf(list), "is async"),
        (an_async_function, "is async"),
        (functools.partial(an_async_function), "is async"),
        (AsyncCall(), "is async"),
        (Single, "pass an instance"),
        (None, "no llm_verdict"),
        ("claude", "no llm_verdict"),
        (object(), "no llm_verdict"),
    ],
)
def test_what_a_sync_class_refuses(provider, message):
    with pytest.raises(TypeError, match=message):
        check_provider(provider, asynchronous=False)


def test_identity():
    assert judge_of(Single()).provider == "Single"
    assert judge_of(accept).provider == "accept"
    assert judge_of(Single()).model is None
    judge = Judge("mine", "m1", None, None, "1")
    provider = Single()
    provider.judge = judge
    assert judge_of(provider) == judge
    provider.judge = "not a judge"
    assert judge_of(provider).provider == "Single"


@RUNNERS
def test_latency_is_recorded_for_every_provider(run):
    def provider(candidate):
        time.sleep(0.02)
        return accept(candidate)

    latencies = [result.receipt.latency_ms for result in outcomes(run(provider)).values()]
    assert all(latency >= 20 for latency in latencies)


def test_parallel_turns_do_not_mix():
    # C02
    def provider(candidate):
        time.sleep(0.001)
        return accept(candidate)

    async def turn(number):
        candidates = generate_candidates(f"turn{number}", "One here. Two there. Three.")
        judged = []
        async for batch in ajudge_candidates(provider, candidates):
            judged += batch
        return {candidate.turn_id for candidate, _ in judged}, len(judged)

    async def main():
        return await asyncio.gather(*(turn(number) for number in range(8)))

    assert asyncio.run(main()) == [({f"turn{number}"}, 3) for number in range(8)]
