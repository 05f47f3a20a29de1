"""Verdicts: what a judge answers, and the streams that make sure every candidate gets one.

A judge ("verdict provider") is any object with ``llm_verdict(candidate)``, or a plain callable.
It may also offer a set version, which sees all candidates of a turn at once. Whatever it does,
raise, hang up, answer nonsense, answer about something else or not at all, the streams here turn
it into exactly one valid :class:`VerdictResult` for each candidate (A5, A6, A24): nothing is raised
and nothing is dropped.

How a failed judgement failed is kept in ``detail_code``: ``refused``, ``truncated``, ``empty``,
``malformed``, ``wrong_candidate``, ``trusted_only``, ``unknown_value``, ``wrong_type``,
``timeout``, ``connection``, ``rate_limited``, ``http_<status>``, or the type name of the exception.
A detail code never holds the text of a message, which may quote the candidate or a key.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import functools
import inspect
import re
import threading
import time
from collections.abc import (
    AsyncIterable,
    AsyncIterator,
    Awaitable,
    Callable,
    Coroutine,
    Iterable,
    Iterator,
    Sequence,
)
from dataclasses import dataclass, replace
from importlib import metadata
from typing import Any, Protocol, TypeAlias, runtime_checkable

from pgassay.audit.candidates import Candidate
from pgassay.audit.vocabulary import REASONS, ReasonCode, Verdict
from pgassay.firewall import scan_never_record

REFUSED = "refused"
TRUNCATED = "truncated"
EMPTY = "empty"
MALFORMED = "malformed"
WRONG_CANDIDATE = "wrong_candidate"
TRUSTED_ONLY = "trusted_only"
UNKNOWN_VALUE = "unknown_value"
WRONG_TYPE = "wrong_type"
TIMEOUT = "timeout"
CONNECTION = "connection"
RATE_LIMITED = "rate_limited"

OFF_THE_RECORD = "off_the_record"

_CODE_LENGTH = 80
_MAX_HARMLESS = 256
_harmless: set[str] = set()
"""Codes that were scanned before: a judge uses the same few for every candidate."""
_NOT_CODE = re.compile(r"[^A-Za-z0-9_.]")
_MAX_COUNT = 2**31 - 1

# How long a stream waits for company before it hands over a verdict, and how long it collects at
# most, in seconds. An instant judge's turn is one batch (few commits); a slow judge's verdicts are
# handed over one by one, so that a killed process loses at most those in flight.
_PATIENCE = 0.2
_LINGER = 0.02
_MAX_BATCH_AGE = 1.0
_MEMORY = 4
_ASYNC_CONCURRENCY = 8


@dataclass(frozen=True, slots=True)
class Receipt:
    """What one judgement cost and how it ended; every field may be unknown.

    ``latency_ms`` is wall-clock time in milliseconds. ``input_tokens`` counts everything that was
    read, cached parts included. Where one request judged several candidates, its tokens are
    divided among them so that sums over decisions equal what the provider billed. ``max_tokens``
    is the cap that was sent, ``None`` when none was.
    """

    latency_ms: int | None = None
    input_tokens: int | None = None
    output_tokens: int | None = None
    finish_reason: str | None = None
    max_tokens: int | None = None


@dataclass(frozen=True, slots=True)
class VerdictResult:
    """One judge's answer about one candidate: enums only, never text."""

    candidate_id: str
    verdict: Verdict
    reason_code: ReasonCode
    detail_code: str | None = None
    receipt: Receipt | None = None


@dataclass(frozen=True, slots=True)
class Judge:
    """Who decided (A18): enough to repeat the judgement or to compare two judges."""

    provider: str
    model: str | None
    prompt_sha256: str | None
    schema_sha256: str | None
    package_version: str


@runtime_checkable
class VerdictProvider(Protocol):
    """The least a judge has to offer; ``llm_verdict`` may be a coroutine function.

    Optional members, found by name:

    ``llm_verdicts(candidates)``
        The set version: an iterable (or async iterable) of :class:`VerdictResult` in any order, as
        they become ready. An item may also be a list of results; what is in one list is handed
        over together. A candidate without an answer is reject/``llm_unavailable``.
    ``allm_verdict(candidate)``, ``allm_verdicts(candidates)``
        Async twins, preferred when the caller is async.
    ``judge``
        A :class:`Judge`; without it the name of the class is recorded.
    ``asynchronous``
        ``True`` when the provider cannot be used from sync code.
    ``max_concurrency``
        How many ``llm_verdict`` coroutines may be awaited at once (8 unless said otherwise).
    """

    def llm_verdict(self, candidate: Candidate, /) -> Any:
        """Judge one candidate."""
        ...


Provider: TypeAlias = VerdictProvider | Callable[[Candidate], Any]
Judged: TypeAlias = list[tuple[Candidate, VerdictResult]]


@functools.cache
def package_version() -> str:
    """The installed version of this package, ``"0"`` when it runs from an uninstalled tree."""
    try:
        return metadata.version("pgassay")
    except metadata.PackageNotFoundError:
        return "0"


def judge_of(provider: Provider) -> Judge:
    """The identity of a provider: its own ``judge``, else the name of its class or function."""
    judge = None
    with contextlib.suppress(Exception):  # who judges is worth less than the judgement
        judge = getattr(_actual(provider), "judge", None)
    if isinstance(judge, Judge):
        return judge
    named = provider if hasattr(provider, "__qualname__") else type(provider)
    name = str(getattr(named, "__qualname__", type(provider).__name__))
    # As many bytes as a decision can hold; names may be in any script.
    name = name.encode("utf-8", "ignore")[:200].decode("utf-8", "ignore")
    return Judge(name, None, None, None, package_version())


def unavailable(
    candidate: Candidate, detail_code: str, receipt: Receipt | None = None
) -> VerdictResult:
    """The row of a judgement that did not come about: reject/``llm_unavailable`` (A5)."""
    return VerdictResult(
        candidate.candidate_id,
        Verdict.REJECT,
        ReasonCode.LLM_UNAVAILABLE,
        safe_code(detail_code),
        receipt,
    )


def safe_code(value: object) -> str | None:
    """``value`` as a detail code: letters, digits, ``_`` and ``.`` only, 80 characters at most.

    ``None`` for a value in which the firewall finds something: a provider may put anything there,
    the candidate's own words included, and the database would refuse the whole turn for it.
    """
    if not isinstance(value, str):
        return None
    # Cut before it is scanned: what follows is not kept in any case.
    value = value[: 4 * _CODE_LENGTH]
    code = _NOT_CODE.sub("", value)[:_CODE_LENGTH]
    if not code or code == OFF_THE_RECORD or code in _harmless:
        return code or None
    if scan_never_record(code).blocked or (code != value and scan_never_record(value).blocked):
        return None
    if code == value and len(_harmless) < _MAX_HARMLESS:
        _harmless.add(code)
    return code


def failure_code(error: BaseException) -> str:
    """The detail code of an exception, from its type and HTTP status, never from its message.

    Works for the exceptions of any client library: a status on the exception or on its response
    wins, then timeouts and lost connections by type, else the name of the type itself.
    """
    status = None
    with contextlib.suppress(Exception):  # attributes of a stranger's error may raise themselves
        status = _http_status(error)
    if status == 429:
        return RATE_LIMITED
    if status is not None:
        return f"http_{status}"
    names = [kind.__name__ for kind in type(error).__mro__]
    if any("Timeout" in name for name in names):
        return TIMEOUT
    if isinstance(error, ConnectionError) or any(
        name in ("APIConnectionError", "ConnectError", "ConnectionError", "NetworkError")
        for name in names
    ):
        return CONNECTION
    return safe_code(type(error).__name__) or "Exception"


def _http_status(error: BaseException) -> int | None:
    fields: dict[str, Any] = getattr(error, "__dict__", {})
    response = fields.get("response")
    if isinstance(response, dict):  # botocore keeps a plain dictionary
        response = response.get("ResponseMetadata")
        status = response.get("HTTPStatusCode") if isinstance(response, dict) else None
    else:
        status = fields.get("status_code", fields.get("code"))
        if not isinstance(status, int) and response is not None:
            status = getattr(response, "status_code", None)
    if isinstance(status, int) and not isinstance(status, bool) and 400 <= status <= 599:
        return int(status)
    return None


def coerce_result(candidate: Candidate, value: object) -> VerdictResult:
    """What a provider returned for ``candidate``, made valid. Never raises.

    A value that is no :class:`VerdictResult`, names another candidate, or holds something a judge
    may not write becomes reject/``llm_unavailable`` with the detail code that says so. The
    candidate's id in the result is always that of the trusted candidate.
    """
    if not isinstance(value, VerdictResult):
        return unavailable(candidate, WRONG_TYPE)
    receipt = _sound_receipt(value.receipt)
    if value.candidate_id != candidate.candidate_id:
        return unavailable(candidate, WRONG_CANDIDATE, receipt)
    verdict, reason_code, detail_code = check_values(value.verdict, value.reason_code)
    if detail_code is not None:
        return unavailable(candidate, detail_code, receipt)
    return VerdictResult(
        candidate.candidate_id, verdict, reason_code, safe_code(value.detail_code), receipt
    )


def check_values(verdict: object, reason_code: object) -> tuple[Verdict, ReasonCode, str | None]:
    """A judge's two values as enums, and why they cannot be taken (``None`` when they can).

    ``reject``/``llm_unavailable`` passes: that is how a provider reports its own outage.
    """
    lost = (Verdict.REJECT, ReasonCode.LLM_UNAVAILABLE)
    if not isinstance(verdict, str) or not isinstance(reason_code, str):
        return *lost, WRONG_TYPE
    try:
        pair = (Verdict(verdict), ReasonCode(reason_code))
    except ValueError:
        # A state that only trusted code may write is named as such even beside an unknown reason.
        trusted = verdict in (Verdict.FIREWALL_DROP, Verdict.PENDING)
        return *lost, TRUSTED_ONLY if trusted else UNKNOWN_VALUE
    if pair == lost:
        return *lost, None
    reason = REASONS.get(pair)
    if reason is not None and reason.decided_by == "model":
        return *pair, None
    trusted_value = pair[0] in (Verdict.FIREWALL_DROP, Verdict.PENDING) or not any(
        code is pair[1] and known.decided_by == "model" for (_, code), known in REASONS.items()
    )
    return *lost, TRUSTED_ONLY if trusted_value else UNKNOWN_VALUE


def _sound_receipt(receipt: object) -> Receipt | None:
    if not isinstance(receipt, Receipt):
        return None
    return Receipt(
        _count(receipt.latency_ms),
        _count(receipt.input_tokens),
        _count(receipt.output_tokens),
        safe_code(receipt.finish_reason),
        _count(receipt.max_tokens),
    )


def _count(value: object) -> int | None:
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        return None
    return min(value, _MAX_COUNT)


# --- What a provider can do -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Methods:
    single: Callable[[Candidate], Any] | None = None
    many: Callable[[Sequence[Candidate]], Any] | None = None
    asingle: Callable[[Candidate], Any] | None = None
    amany: Callable[[Sequence[Candidate]], Any] | None = None
    concurrency: int = _ASYNC_CONCURRENCY

    @property
    def sync(self) -> bool:
        return self.single is not None or self.many is not None

    @property
    def any(self) -> bool:
        return self.sync or self.asingle is not None or self.amany is not None


def _methods(provider: Any) -> _Methods:
    provider = _actual(provider)
    found = {
        name: method
        for name in ("llm_verdict", "llm_verdicts", "allm_verdict", "allm_verdicts")
        if callable(method := getattr(provider, name, None))
    }
    if not found and callable(provider):
        found["llm_verdict"] = provider
    async_only = getattr(provider, "asynchronous", None) is True
    chosen: dict[str, Callable[..., Any]] = {}
    for name, method in found.items():
        slot = "many" if name.endswith("s") else "single"
        if async_only or name.startswith("a") or is_async(method):
            # The explicit twin wins over a coroutine function under the plain name.
            if name.startswith("a") or f"a{slot}" not in chosen:
                chosen[f"a{slot}"] = method
        else:
            chosen[slot] = method
    concurrency = getattr(provider, "max_concurrency", None)
    if isinstance(concurrency, bool) or not isinstance(concurrency, int) or concurrency < 1:
        concurrency = _ASYNC_CONCURRENCY
    return _Methods(**chosen, concurrency=concurrency)


def is_async(function: Any) -> bool:
    """Whether calling ``function`` gives something to await or to iterate asynchronously."""
    faces = (function, function.__call__)  # an object may be async by its class
    return any(inspect.iscoroutinefunction(f) or inspect.isasyncgenfunction(f) for f in faces)


def check_provider(provider: object, asynchronous: bool) -> None:
    """Refuse, at construction, what cannot serve as a verdict provider.

    Args:
        provider: what the user passed.
        asynchronous: whether it will be used by an async class, which can use any provider; a
            sync class cannot await.

    Raises:
        TypeError: for a class instead of an instance, an object without ``llm_verdict`` that is
            not callable either, or an async provider in a sync class.
    """
    if isinstance(provider, type):
        raise TypeError(
            f"verdict_provider is the class {provider.__name__}; pass an instance of it"
        )
    methods = _methods(provider)
    if not methods.any:
        raise TypeError(
            f"verdict_provider of type {type(provider).__name__} has no llm_verdict(candidate) and"
            " is not callable"
        )
    if not asynchronous and not methods.sync:
        raise TypeError(
            f"verdict_provider of type {type(provider).__name__} is async and this class is not;"
            " use the async class, or give the provider a sync llm_verdict"
        )


# --- The sync stream ------------------------------------------------------------------------------


def judge_candidates(provider: Provider, candidates: Iterable[Candidate]) -> Iterator[Judged]:
    """Judge all candidates; yields batches of ``(candidate, result)`` as they become ready.

    Every candidate appears exactly once, whatever the provider does; no :class:`Exception` leaves
    this stream (``KeyboardInterrupt`` and the like do). An instant provider's answers come in one
    batch; a slow one's as each becomes ready.
    """
    return _judge(_methods(provider), list(candidates), None)


_Resolve: TypeAlias = Callable[[Awaitable[Any]], Any]


def _judge(
    methods: _Methods, candidates: list[Candidate], resolve: _Resolve | None
) -> Iterator[Judged]:
    if not candidates:
        return
    if methods.many is not None:
        yield from _judge_set(methods.many, candidates, resolve)
    else:
        yield from _judge_each(methods.single, candidates, resolve)


class _Pace:
    """Decides when a batch is handed over, from how long the answers take to come."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._opened = self._last
        self._slow = 0

    def hand_over(self) -> bool:
        """Whether the answer that has just come should be handed over at once."""
        now = time.monotonic()
        waited, self._last = now - self._last, now
        slow = waited >= _PATIENCE
        # Long waits may be hiccups of the machine, which a long turn has several of, and writing
        # verdicts one by one costs more than an instant judge's whole turn. So a provider counts
        # as slow after two long waits, and no longer when quick answers outnumber them.
        self._slow = min(self._slow + 1, _MEMORY) if slow else max(self._slow - 1, 0)
        return slow or self._slow >= 2 or now - self._opened >= _MAX_BATCH_AGE

    def restart(self) -> None:
        """Start a new batch; the time the consumer took is not the provider's."""
        self._last = self._opened = time.monotonic()


def _judge_each(
    single: Callable[[Candidate], Any] | None,
    candidates: list[Candidate],
    resolve: _Resolve | None,
) -> Iterator[Judged]:
    pace = _Pace()
    batch: Judged = []
    for candidate in candidates:
        started = time.monotonic()
        if single is None:
            result = unavailable(candidate, WRONG_TYPE)
        else:
            try:
                result = coerce_result(candidate, _resolved(single(replace(candidate)), resolve))
            except Exception as error:
                result = unavailable(candidate, failure_code(error))
        batch.append((candidate, _timed(result, started)))
        if pace.hand_over():
            yield batch
            batch = []
            pace.restart()
    if batch:
        yield batch


def _copies(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """What a provider gets to see: whatever it does to it, the originals stay as they are."""
    return tuple(map(replace, candidates))


def _resolved(value: Any, resolve: _Resolve | None) -> Any:
    if not inspect.isawaitable(value):
        return value
    if resolve is not None:
        return resolve(value)
    if isinstance(value, Coroutine):
        value.close()  # or Python warns that it was never awaited
    return None


def _timed(result: VerdictResult, started: float) -> VerdictResult:
    if result.receipt is not None:
        return result
    return replace(result, receipt=Receipt(latency_ms=_milliseconds_since(started)))


def _milliseconds_since(started: float) -> int:
    return round((time.monotonic() - started) * 1000)


class _Open:
    """The candidates that a set version has not answered yet, and what else it said."""

    def __init__(self, candidates: list[Candidate]) -> None:
        self._open = {candidate.candidate_id: candidate for candidate in candidates}
        self._asked = frozenset(self._open)
        self._missing = EMPTY

    def take(self, item: object) -> Judged:
        """The valid answers in one item; only the first answer about a candidate counts."""
        judged: Judged = []
        for value in item if isinstance(item, list | tuple) else (item,):
            # The dataclass does not check its fields, so a provider's result may hold anything.
            named: object = getattr(value, "candidate_id", None)
            if not isinstance(value, VerdictResult) or not isinstance(named, str):
                self._missing = WRONG_TYPE
                continue
            candidate = self._open.pop(named, None)
            if candidate is not None:
                judged.append((candidate, coerce_result(candidate, value)))
            elif self._missing == EMPTY and named not in self._asked:
                self._missing = WRONG_CANDIDATE
        return judged

    def rest(self, detail_code: str | None = None) -> Judged:
        """A row for each candidate without an answer."""
        left = list(self._open.values())
        self._open.clear()
        return [
            (candidate, unavailable(candidate, detail_code or self._missing)) for candidate in left
        ]


def _judge_set(
    many: Callable[[Sequence[Candidate]], Any],
    candidates: list[Candidate],
    resolve: _Resolve | None,
) -> Iterator[Judged]:
    unanswered = _Open(candidates)
    pace = _Pace()
    batch: Judged = []
    failed: str | None = None
    answers: Iterator[Any] = iter(())
    try:
        try:
            answers = _items(_resolved(many(_copies(candidates)), resolve))
            while True:
                batch += unanswered.take(item := next(answers))
                if batch and (pace.hand_over() or isinstance(item, list)):
                    yield batch
                    batch = []
                    pace.restart()
        except StopIteration:
            pass
        except Exception as error:
            failed = failure_code(error)
    finally:
        close = getattr(answers, "close", None)
        if close is not None:
            with contextlib.suppress(Exception):  # its verdicts are in; nothing more can be lost
                close()
    batch += unanswered.rest(failed)
    if batch:
        yield batch


def _items(said: Any) -> Iterator[Any]:
    # A finished list is one item: all of it is ready. What cannot be iterated is one wrong item.
    if isinstance(said, list | tuple) or not isinstance(said, Iterable):
        return iter([said])
    return iter(said)


# --- The async stream -----------------------------------------------------------------------------


async def ajudge_candidates(
    provider: Provider, candidates: Iterable[Candidate]
) -> AsyncIterator[Judged]:
    """The async twin of :func:`judge_candidates`.

    A provider's async methods are awaited on the running loop; a sync provider runs in a thread of
    its own, so that the loop is never blocked. Leaving the stream early cancels what is in
    flight; a thread stops after the verdict it is waiting for. ``CancelledError`` propagates.
    """
    waiting = list(candidates)
    if not waiting:
        return
    methods = _methods(provider)
    queue: asyncio.Queue[Judged | _End] = asyncio.Queue()
    if methods.amany is not None:
        pump = asyncio.ensure_future(_pump_set(methods.amany, waiting, queue))
    elif methods.asingle is not None:
        pump = asyncio.ensure_future(
            _pump_each(methods.asingle, waiting, queue, methods.concurrency)
        )
    else:
        pump = asyncio.ensure_future(_pump_thread(methods, waiting, queue))
    pump.add_done_callback(lambda done: queue.put_nowait(_End(done)))
    try:
        ended = False
        while not ended:
            batch: Judged = []
            opened = time.monotonic()
            while True:
                try:
                    # Without a verdict in hand there is nothing to lose by waiting.
                    async with asyncio.timeout(_LINGER if batch else None):
                        item = await queue.get()
                except TimeoutError:
                    break
                if isinstance(item, _End):
                    ended = True
                    break
                if not batch:
                    opened = time.monotonic()
                batch += item
                if time.monotonic() - opened >= _MAX_BATCH_AGE:
                    break
            if batch:
                yield batch
        await pump  # raises what only the pump may raise: KeyboardInterrupt and the like
    finally:
        pump.cancel()
        await asyncio.wait({pump})


@dataclass(frozen=True, slots=True)
class _End:
    pump: asyncio.Future[None]


async def _pump_each(
    asingle: Callable[[Candidate], Any],
    candidates: list[Candidate],
    queue: asyncio.Queue[Judged | _End],
    concurrency: int,
) -> None:
    todo = iter(candidates)

    async def work() -> None:
        for candidate in todo:
            started = time.monotonic()
            try:
                value = asingle(replace(candidate))
                result = coerce_result(
                    candidate, (await value) if inspect.isawaitable(value) else value
                )
            except asyncio.CancelledError as error:
                if _is_being_cancelled():
                    raise
                # Somebody cancelled a task of the provider's own, not this judgement.
                result = unavailable(candidate, failure_code(error))
            except Exception as error:
                result = unavailable(candidate, failure_code(error))
            queue.put_nowait([(candidate, _timed(result, started))])

    async with asyncio.TaskGroup() as group:
        for _ in range(min(concurrency, len(candidates))):
            group.create_task(work())


async def _pump_set(
    amany: Callable[[Sequence[Candidate]], Any],
    candidates: list[Candidate],
    queue: asyncio.Queue[Judged | _End],
) -> None:
    unanswered = _Open(candidates)
    failed: str | None = None
    try:
        said = amany(_copies(candidates))
        if inspect.isawaitable(said):
            said = await said
        if isinstance(said, AsyncIterable):
            # One task consumes the whole stream: a generator may hold a task group open.
            async for item in said:
                queue.put_nowait(unanswered.take(item))
        else:
            for item in _items(said):
                queue.put_nowait(unanswered.take(item))
    except asyncio.CancelledError as error:
        if _is_being_cancelled():
            raise
        failed = failure_code(error)
    except Exception as error:
        failed = failure_code(error)
    queue.put_nowait(unanswered.rest(failed))


def _is_being_cancelled() -> bool:
    task = asyncio.current_task()
    return task is None or task.cancelling() > 0


async def _pump_thread(
    methods: _Methods, candidates: list[Candidate], queue: asyncio.Queue[Judged | _End]
) -> None:
    loop = asyncio.get_running_loop()
    finished: asyncio.Future[None] = loop.create_future()
    stop = threading.Event()

    def on_loop(call: Callable[..., None], *args: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
            loop.call_soon_threadsafe(call, *args)

    def settle(error: BaseException | None) -> None:
        if finished.done():
            return
        if error is None:
            finished.set_result(None)
        else:
            finished.set_exception(error)

    async def wait_for(value: Awaitable[Any]) -> Any:
        return await value

    def resolve(value: Awaitable[Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(wait_for(value), loop).result()

    def work() -> None:
        try:
            for batch in _judge(methods, candidates, resolve):
                if stop.is_set():
                    return
                on_loop(queue.put_nowait, batch)
        except BaseException as error:
            # Only what is no Exception gets here; it belongs to whoever awaits the stream.
            on_loop(settle, error)
        else:
            on_loop(settle, None)

    # A thread of its own rather than the loop's pool: closing the loop waits for the pool's
    # threads, and a model call may take minutes.
    context = contextvars.copy_context()
    threading.Thread(target=context.run, args=(work,), name="pgassay-judge", daemon=True).start()
    try:
        await finished
    finally:
        stop.set()


# --- The default judge ----------------------------------------------------------------------------


class _DefaultProvider:
    """A :class:`ClaudeVerdictProvider` made at the first verdict, and what happens without one."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._provider: Any = None

    def _made(self) -> Any:
        with self._lock:
            if self._provider is None:
                from pgassay.audit.claude import ClaudeVerdictProvider

                self._provider = ClaudeVerdictProvider()
            return self._provider

    @property
    def judge(self) -> Judge:
        from pgassay.audit.claude import claude_judge

        return claude_judge()

    def llm_verdict(self, candidate: Candidate) -> VerdictResult:
        try:
            value = self._made().llm_verdict(candidate)
        except Exception as error:
            return unavailable(candidate, failure_code(error))
        return coerce_result(candidate, value)

    def llm_verdicts(self, candidates: Sequence[Candidate]) -> Any:
        return self._made().llm_verdicts(candidates)

    def allm_verdicts(self, candidates: Sequence[Candidate]) -> Any:
        return self._made().allm_verdicts(candidates)


_default = _DefaultProvider()


def llm_verdict(candidate: Candidate) -> VerdictResult:
    """Judge one candidate with Claude: the default verdict provider of the auditable path.

    The client is made at the first call, from the environment (``ANTHROPIC_API_KEY``). Never
    raises: without the SDK or without a key the result is reject/``llm_unavailable``, whose
    detail code names what was missing. Passed as ``verdict_provider``, it judges a turn's
    candidates concurrently.
    """
    return _default.llm_verdict(candidate)


def _actual(provider: Any) -> Any:
    # The plain function stands for the provider behind it, which can do more than one at a time.
    return _default if provider is llm_verdict else provider
