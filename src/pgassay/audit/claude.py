"""Judging with Claude, through Anthropic's Messages API.

The model and the prompt are constants of this module, not arguments: a decision can only be
compared with another if both were made the same way, and a change of either is a change of the
judge. The ``anthropic`` package is imported when a provider is made, not when this module is.
"""

from __future__ import annotations

import asyncio
import importlib
import inspect
import os
import threading
import weakref
from collections.abc import AsyncIterator
from types import ModuleType
from typing import Any, Final

from pgassay.audit.model import (
    VERDICT_PROMPT,
    JudgePrompt,
    PromptedProvider,
    prompt_sha256,
    schema_sha256,
)
from pgassay.audit.verdict import Judge, package_version
from pgassay.errors import AnthropicVersionError, ConfigurationError

__all__ = [
    "VERDICT_MODEL",
    "VERDICT_PROMPT",
    "AnthropicClients",
    "ClaudeVerdictProvider",
    "MissingApiKeyError",
]

VERDICT_MODEL: Final = "claude-haiku-5-5"
"""The judge: a small model, made for classification."""

# The model may think before it answers, and its thoughts count against the cap.
_SINGLE_MAX_TOKENS: Final = 2048
_BATCH_MAX_TOKENS_EACH: Final = 128
_EFFORT: Final = "low"

DEFAULT_TIMEOUT: Final = 60.0
DEFAULT_MAX_RETRIES: Final = 2


def claude_judge(*, batched: bool = False) -> Judge:
    """The identity of Claude as a judge, which needs neither the SDK nor a key to be known."""
    return Judge(
        "anthropic",
        VERDICT_MODEL,
        prompt_sha256(),
        schema_sha256(batched=batched),
        package_version(),
    )


class MissingApiKeyError(ConfigurationError):
    """No Anthropic API key was found; pass api_key or set ANTHROPIC_API_KEY."""


class ClaudeVerdictProvider(PromptedProvider):
    """Judges candidates with Claude: structured output, enums only, re-validated on receipt.

    Every failure of a request is a row with a detail code, never an exception: see
    :mod:`pgassay.audit.verdict`. Rate limits, overload and lost connections are retried by the SDK
    first. The provider can be used from several threads, event loops and forked processes.

    Args:
        api_key: Anthropic API key; the SDK's own resolution (``ANTHROPIC_API_KEY`` and so on)
            unless given.
        base_url: for servers that speak the same protocol; the SDK's own resolution unless given.
        timeout: seconds that one attempt of a request may take.
        max_retries: further attempts after a failed one that the SDK counts as worth retrying.
        max_concurrency: requests under way at once.
        batched: judge a turn's candidates together, at most 25 a request, each answer validated on
            its own. Cheaper; but candidates in one request can influence each other.

    Raises:
        ImportError: ``anthropic`` is not installed.
        AnthropicVersionError: it is installed, but older than 0.77.0.
    """

    def __init__(
        self,
        *,
        api_key: str | None = None,
        base_url: str | None = None,
        timeout: float = DEFAULT_TIMEOUT,
        max_retries: int = DEFAULT_MAX_RETRIES,
        max_concurrency: int = 8,
        batched: bool = False,
    ) -> None:
        if max_concurrency < 1:
            raise ValueError("max_concurrency must be at least 1")
        self.max_concurrency = max_concurrency
        self.batched = batched
        self._clients = AnthropicClients(
            api_key=api_key, base_url=base_url, timeout=timeout, max_retries=max_retries
        )

    @property
    def judge(self) -> Judge:
        """Anthropic, :data:`VERDICT_MODEL`, and the digests of prompt and schema."""
        return claude_judge(batched=self.batched)

    @property
    def has_credentials(self) -> bool:
        """Whether the SDK found a key or token; without one every verdict will be lost."""
        return self._clients.has_credentials

    def close(self) -> None:
        """Close the connections of the sync client; the provider stays usable."""
        self._clients.close()

    def _max_tokens(self, prompt: JudgePrompt) -> int:
        extra = _BATCH_MAX_TOKENS_EACH * len(prompt.candidates) if prompt.batched else 0
        return _SINGLE_MAX_TOKENS + extra

    def _complete(self, prompt: JudgePrompt) -> object:
        return self._clients.create(**self._request(prompt))

    async def _acomplete(self, prompt: JudgePrompt) -> object:
        return await self._clients.acreate(**self._request(prompt))

    def _request(self, prompt: JudgePrompt) -> dict[str, Any]:
        return {
            "model": VERDICT_MODEL,
            "max_tokens": self._max_tokens(prompt),
            "system": [
                {"type": "text", "text": prompt.system, "cache_control": {"type": "ephemeral"}}
            ],
            "messages": [{"role": "user", "content": prompt.user}],
            "output_config": {
                "format": {"type": "json_schema", "schema": prompt.schema},
                "effort": _EFFORT,
            },
        }


class AnthropicClients:
    """The SDK's clients, one for each process and one for each event loop, made when needed.

    A pool of connections must not be shared with a forked child (both would speak on one TLS
    stream) nor with another event loop (its sockets belong to the loop that opened them).

    The arguments are those of :class:`ClaudeVerdictProvider`.

    Raises:
        ImportError: ``anthropic`` is not installed.
        AnthropicVersionError: it is installed, but older than 0.77.0.
    """

    def __init__(
        self,
        *,
        api_key: str | None,
        base_url: str | None,
        timeout: float,
        max_retries: int,
    ) -> None:
        self._sdk = _import_sdk()
        self._arguments: dict[str, Any] = {"timeout": timeout, "max_retries": max_retries}
        if api_key is not None:
            self._arguments["api_key"] = api_key
        if base_url is not None:
            self._arguments["base_url"] = base_url
        self._lock = threading.Lock()
        self._pid = os.getpid()
        self._client: Any = self._sdk.Anthropic(**self._arguments)
        self._closer: weakref.finalize[..., Any] = self._closed_with_me()
        self._inherited: list[Any] = []
        self._loops: weakref.WeakKeyDictionary[asyncio.AbstractEventLoop, Any] = (
            weakref.WeakKeyDictionary()
        )
        _check_version(self._sdk, self._client)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"  # the arguments hold the key

    @property
    def has_credentials(self) -> bool:
        """Whether the SDK found a key or token; it is not shown, and not tried."""
        return _has_credentials(self._sync_client())

    def create(self, **request: Any) -> object:
        """Send one request and return the SDK's message.

        Raises:
            MissingApiKeyError: the SDK found no credentials anywhere.
            anthropic.APIError: whatever went wrong, after the SDK's own retries.
        """
        client = self._sync_client()
        try:
            return client.messages.create(**request)
        except TypeError:
            if _has_credentials(client):
                raise
            raise MissingApiKeyError from None

    async def acreate(self, **request: Any) -> object:
        """The async twin of :meth:`create`."""
        client = await self._loop_client()
        try:
            return await client.messages.create(**request)
        except TypeError:
            if _has_credentials(client):
                raise
            raise MissingApiKeyError from None

    def _sync_client(self) -> Any:
        """The client of this process."""
        if self._pid != os.getpid():
            # Another thread may have held the lock when this process was forked.
            self._lock = threading.Lock()
            with self._lock:
                # Kept, not closed: closing it here would end the parent's connections.
                self._closer.detach()
                self._inherited.append(self._client)
                self._client, self._pid = None, os.getpid()
        with self._lock:
            if self._client is None:
                self._client = self._sdk.Anthropic(**self._arguments)
                self._closer = self._closed_with_me()
            return self._client

    def _closed_with_me(self) -> weakref.finalize[..., Any]:
        return weakref.finalize(self, _close_own, self._client, self._pid)

    async def _loop_client(self) -> Any:
        """The client of the running event loop, closed when the loop shuts down."""
        loop = asyncio.get_running_loop()
        held = self._loops.get(loop)
        if held is None:
            client = self._sdk.AsyncAnthropic(**self._arguments)
            holder = _hold(client)
            held = (client, holder)
            self._loops[loop] = held
            await anext(holder)
        return held[0]

    def close(self) -> None:
        """Close the sync client of this process; the next use makes a new one."""
        with self._lock:
            self._closer()
            self._client = None


def _has_credentials(client: Any) -> bool:
    return any(
        getattr(client, name, None) is not None for name in ("api_key", "auth_token", "credentials")
    )


def _close_own(client: Any, pid: int) -> None:
    if os.getpid() == pid:
        client.close()


async def _hold(client: Any) -> AsyncIterator[None]:
    # asyncio.run closes the loop's async generators before the loop: the one hook there is for
    # closing connections in time.
    try:
        yield
    finally:
        await client.close()


def _import_sdk() -> ModuleType:
    try:
        return importlib.import_module("anthropic")
    except ModuleNotFoundError as error:
        if error.name != "anthropic":
            raise  # a broken installation should name what it lacks
        raise ImportError(
            "Claude needs the anthropic package; install it with: pip install 'pgassay[anthropic]'",
            name="anthropic",
        ) from None


def _check_version(sdk: ModuleType, client: Any) -> None:
    if "output_config" not in inspect.signature(client.messages.create).parameters:
        raise AnthropicVersionError(
            f"anthropic {getattr(sdk, '__version__', '')} is too old: messages.create has no"
            " output_config, which came with 0.77.0; upgrade with:"
            " pip install -U 'pgassay[anthropic]'"
        )
