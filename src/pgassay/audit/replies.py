"""Reading a model's reply: the text out of any provider's envelope, JSON objects out of the text.

One reader for every caller. It is pure, so a stored reply can be read again with the same result.

:func:`read_reply` knows Anthropic messages and block lists, OpenAI chat and responses envelopes
(and what imitates them: LiteLLM, vLLM, OpenRouter ...), Gemini candidates, Bedrock Converse,
LangChain messages and results, Ollama, and plain text, each as objects of an SDK or as
dictionaries. Only text meant as the answer is read; reasoning, tool calls and other parts are noted
by kind and never read. A shape it does not know is refused rather than turned into a string.

:func:`json_objects` finds the JSON objects in that text, wherever they stand: in fences, after
prose with braces of its own, before citations, with trailing commas, or whole inside an array that
was cut off.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from pgassay.audit.verdict import EMPTY, MALFORMED, REFUSED, TRUNCATED, WRONG_TYPE

_TRUNCATIONS = frozenset(
    {"max_tokens", "length", "max_output_tokens", "model_length", "max_length", "token_limit"}
    | {"model_context_window_exceeded", "max_completion_tokens"}
)
_REFUSALS = frozenset(
    {"refusal", "content_filter", "content_filtered", "guardrail_intervened", "safety"}
    | {"recitation", "blocklist", "prohibited_content", "spii", "image_safety", "blocked"}
)
_TEXT_TYPES = frozenset({"text", "output_text", "input_text"})

_MAX_DEPTH = 12

# A model that declines says so at the start of its answer, in the language it was asked in.
_REFUSAL_SENTENCE = re.compile(
    r"(?:sorry[,.!]?\s+(?:but\s+)?)?"
    r"(?:i(?:['\u2019]m|\s+am)\s+(?:very\s+|really\s+)?(?:sorry|afraid|unable|not\s+able"
    r"|not\s+comfortable)\b"
    r"|i\s+(?:can(?:['\u2019]t|not|\s+not)|won['\u2019]t|will\s+not|must\s+decline|decline)\b"
    r"|(?:as|since\s+i(?:['\u2019]m|\s+am))\s+an?\s+(?:ai|language\s+model|assistant)\b"
    r"|unfortunately,?\s+i\b"
    r"|es\s+tut\s+mir\s+leid\b|ich\s+kann\s+(?:das|dies|dabei|diese\w*|ihnen|dir)\b"
    r"|je\s+suis\s+d\u00e9sol\u00e9|d\u00e9sol\u00e9\b|je\s+ne\s+peux\s+pas\b"
    r"|lo\s+siento\b|no\s+puedo\b)",
    re.IGNORECASE,
)
_THOUGHT_TAGS = "think|thinking|thought|thoughts|reasoning|reflection"
_THOUGHT_OPEN = re.compile(rf"\s*<({_THOUGHT_TAGS})>", re.IGNORECASE)
_THOUGHT_CLOSE = re.compile(rf"</(?:{_THOUGHT_TAGS})>", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Reply:
    """What a provider's reply says, without its envelope.

    ``text`` is the answer's text, reasoning left out. ``problem`` is ``None`` when there is text to
    read, else a detail code: ``refused``, ``truncated``, ``empty`` or ``wrong_type``. A truncated
    reply may still hold whole objects, so its text stays. ``finish_reason`` is the provider's own
    word. ``omitted`` names the kinds of parts that were left out, once each.
    """

    text: str
    problem: str | None = None
    finish_reason: str | None = None
    input_tokens: int | None = None
    output_tokens: int | None = None
    omitted: tuple[str, ...] = ()


def read_reply(reply: object) -> Reply:
    """Read whatever a provider returned. Never raises.

    Args:
        reply: the SDK's object, the decoded JSON body, or the plain text.
    """
    reading = _Reading()
    try:
        reading.envelope(reply, 0)
    except Exception:  # an SDK object may raise from any attribute
        reading.understood = False
    return reading.result()


def join_text_parts(content: object, separator: str = "\n") -> tuple[str, tuple[str, ...]]:
    """The text of a chat message's content, and the kinds of parts left out.

    Content may be a string, one part, or a list of parts. Text parts are joined in order with
    ``separator``; images, tool calls and reasoning are named, never turned into text.
    """
    reading = _Reading()
    reading.content(content, 0)
    return separator.join(reading.texts), tuple(dict.fromkeys(reading.omitted))


class _Reading:
    """Collects text, finish reason, tokens and omissions while it walks an envelope."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.omitted: list[str] = []
        self.understood = False
        self.refused = False
        self.finish: str | None = None
        self.input_tokens: int | None = None
        self.output_tokens: int | None = None

    def result(self) -> Reply:
        finish = self.finish
        reason = finish.lower() if finish else ""
        text = strip_thoughts("".join(self.texts))
        problem = None
        if self.refused or reason in _REFUSALS:
            # What a refusing model has said so far is no answer, whatever it looks like.
            text, problem = "", REFUSED
        elif reason in _TRUNCATIONS:
            problem = TRUNCATED
        elif not self.understood:
            problem = WRONG_TYPE
        elif not text.strip():
            problem = EMPTY
        return Reply(
            text,
            problem,
            finish,
            self.input_tokens,
            self.output_tokens,
            tuple(dict.fromkeys(self.omitted)),
        )

    # -- envelopes ---------------------------------------------------------------------------------

    def envelope(self, reply: object, depth: int) -> None:
        if depth > _MAX_DEPTH:
            return
        if isinstance(reply, str | bytes | bytearray):
            self._text(reply)
            return
        if _is_list(reply):
            self.understood = True
            self.content(reply, depth)
            return
        self._ends(reply)
        self._usage(reply)
        for name, reader in (
            ("choices", self._choices),
            ("candidates", self._candidates),
            ("output", self._output),
            ("generations", self._generations),
            ("message", self._message),
            ("content", self.content),
            ("parts", self.content),
            ("response", self._plain),
            ("generated_text", self._plain),
            ("completion", self._plain),
            ("text", self._plain),
        ):
            value = _get(reply, name)
            if value is not None:
                self.understood = True
                if name == "content":
                    self._asides(reply)
                reader(value, depth + 1)
                return
        # Known envelopes without any answer in them: a blocked prompt, a message of tool calls.
        if any(
            _has(reply, name)
            for name in ("promptFeedback", "prompt_feedback", "choices", "candidates", "content")
        ):
            self.understood = True
            self._asides(reply)

    def _choices(self, choices: object, depth: int) -> None:
        for choice in _listed(choices)[:1]:  # one answer was asked for
            self._ends(choice)
            message = _get(choice, "message")
            if message is None:
                message = _get(choice, "delta")
            if message is not None:
                self._message(message, depth)
            else:
                self._plain(_get(choice, "text"), depth)

    def _message(self, message: object, depth: int) -> None:
        if isinstance(message, str):
            self.texts.append(message)
            return
        self._asides(message)
        self._usage(message)
        self._ends(message)
        self.content(_get(message, "content"), depth)

    def _candidates(self, candidates: object, depth: int) -> None:
        for candidate in _listed(candidates)[:1]:
            self._ends(candidate)
            content = _get(candidate, "content")
            self.content(content if isinstance(content, str) else _get(content, "parts"), depth)

    def _output(self, output: object, depth: int) -> None:
        message = _get(output, "message")
        if message is not None:  # Bedrock Converse
            self._message(message, depth)
            return
        self.content(output, depth)  # OpenAI responses: a list of items

    def _generations(self, generations: object, depth: int) -> None:
        first = _listed(generations)[:1]
        while first and _is_list(first[0]):
            first = _listed(first[0])[:1]
        for generation in first:
            self.envelope(generation, depth)

    def _plain(self, value: object, _depth: int) -> None:
        if isinstance(value, str):
            self.texts.append(value)
        elif value is not None:
            self.omitted.append(_kind(value))

    def _text(self, value: str | bytes | bytearray) -> None:
        if not isinstance(value, str):
            value = bytes(value).decode("utf-8")
        self.understood = True
        self.texts.append(value)

    # -- parts -------------------------------------------------------------------------------------

    def content(self, content: object, depth: int) -> None:
        """Read the text out of a string, a part, or a list of parts."""
        if content is None or depth > _MAX_DEPTH:
            return
        if isinstance(content, str):
            self.texts.append(content)
        elif _is_list(content):
            for part in _listed(content):
                self._part(part, depth + 1)
        else:
            self._part(content, depth + 1)

    def _part(self, part: object, depth: int) -> None:
        if isinstance(part, str):
            self.texts.append(part)
            return
        kind = _word(_get(part, "type"))
        if kind == "message":  # an item of OpenAI's responses
            self.content(_get(part, "content"), depth)
        elif kind == "refusal":
            self.refused = True
            self.omitted.append("refusal")
        elif kind is not None and kind not in _TEXT_TYPES:
            self.omitted.append(kind)
        elif _get(part, "thought") is True:  # Gemini
            self.omitted.append("thought")
        else:
            text = _get(part, "text")
            if isinstance(text, str):
                self.texts.append(text)
            elif kind is None and _get(part, "parts") is not None:
                self.content(_get(part, "parts"), depth)
            elif kind is None and isinstance(_get(part, "generated_text"), str):
                self.texts.append(str(_get(part, "generated_text")))
            else:
                self.omitted.append(kind or _kind(part))

    def _asides(self, message: object) -> None:
        """Fields beside the content: refusals count, reasoning and tool calls are only noted."""
        refusal = _get(message, "refusal")
        extra = _get(message, "additional_kwargs")
        if isinstance(refusal or _get(extra, "refusal"), str):
            self.refused = True
        for name in ("reasoning_content", "reasoning", "thinking", "tool_calls", "function_call"):
            if _get(message, name) or _get(extra, name):
                self.omitted.append(name)

    # -- how it ended and what it cost -------------------------------------------------------------

    def _ends(self, holder: object) -> None:
        for name in ("stop_reason", "stopReason", "finish_reason", "finishReason", "done_reason"):
            word = _word(_get(holder, name))
            if word:
                self.finish = word
        for name in ("incomplete_details", "promptFeedback", "prompt_feedback"):
            detail = _get(holder, name)
            word = _word(_get(detail, "reason"))
            blocked = _word(_get(detail, "blockReason")) or _word(_get(detail, "block_reason"))
            if word:
                self.finish = word
            if blocked and "unspecified" not in blocked.lower():
                self.finish, self.refused = blocked, True
        for name in ("response_metadata", "generation_info"):  # LangChain
            meta = _get(holder, name)
            if meta is not None:
                self._ends(meta)
                self._usage(meta)

    def _usage(self, holder: object) -> None:
        for name in ("usage", "usageMetadata", "usage_metadata", "token_usage"):
            usage = _get(holder, name)
            if usage is not None:
                self._counts(usage)
        if _get(holder, "eval_count") is not None or _get(holder, "prompt_eval_count") is not None:
            self._counts(holder)  # Ollama

    def _counts(self, usage: object) -> None:
        read = _sum(usage, "input_tokens", "inputTokens", "prompt_tokens", "promptTokenCount")
        if read is None:
            read = _sum(usage, "prompt_token_count", "prompt_eval_count")
        written = _sum(usage, "output_tokens", "outputTokens", "completion_tokens", "eval_count")
        if written is None:
            written = _sum(usage, "candidatesTokenCount", "candidates_token_count")
            thoughts = _sum(usage, "thoughtsTokenCount", "thoughts_token_count")
            if thoughts is not None:  # Gemini bills thoughts as output, but counts them apart
                written = (written or 0) + thoughts
        # Anthropic and Bedrock count what was cached apart from the rest of the input.
        for name in (
            "cache_creation_input_tokens",
            "cache_read_input_tokens",
            "cacheReadInputTokens",
            "cacheWriteInputTokens",
        ):
            cached = _sum(usage, name)
            if cached is not None and read is not None:
                read += cached
        self.input_tokens = read if read is not None else self.input_tokens
        self.output_tokens = written if written is not None else self.output_tokens


def _get(holder: object, name: str) -> Any:
    if holder is None or isinstance(holder, str | bytes | int | float):
        return None
    if isinstance(holder, Mapping):
        return holder.get(name)
    value = getattr(holder, name, None)
    # LangChain's messages have had ``text`` as a method; a method is no part of an envelope.
    return None if callable(value) and not isinstance(value, str) else value


def _has(holder: object, name: str) -> bool:
    return name in holder if isinstance(holder, Mapping) else hasattr(holder, name)


def _is_list(value: object) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes | bytearray)


def _listed(value: object) -> list[Any]:
    return list(value) if isinstance(value, Sequence) and _is_list(value) else []


def _word(value: object) -> str | None:
    if isinstance(value, Enum):
        value = value.value if isinstance(value.value, str) else value.name
    if isinstance(value, str) and value:
        return value
    return None


def _kind(part: object) -> str:
    if isinstance(part, Mapping):
        # Bedrock and Gemini name a part by its only key: {"toolUse": {...}}.
        return next((key for key in part if isinstance(key, str)), "unknown")[:40]
    return type(part).__name__[:40]


def _sum(usage: object, *names: str) -> int | None:
    for name in names:
        value = _get(usage, name)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
    return None


def strip_thoughts(text: str) -> str:
    """``text`` without a leading block of reasoning in tags (``<think>...</think>``).

    A block that never closes is all reasoning, so nothing is left. A closing tag without an
    opening one, as templates that supply the opening tag produce it, ends the reasoning too,
    unless the answer has begun before it.
    """
    while opened := _THOUGHT_OPEN.match(text):
        closed = _THOUGHT_CLOSE.search(text, opened.end())
        if closed is None:
            return ""
        text = text[closed.end() :]
    closed = _THOUGHT_CLOSE.search(text)
    if closed is not None and not text.lstrip().startswith(("{", "[", "`")):
        text = text[closed.end() :]
    return text


def looks_like_refusal(text: str) -> bool:
    """Whether prose declines the task in its first words, as a model that will not answer does."""
    return _REFUSAL_SENTENCE.match(text.lstrip(" \t\r\n\"'*>#-")) is not None


# --- JSON objects out of text ---------------------------------------------------------------------


class _DuplicateKeyError(ValueError):
    """An object says two things under one name; neither can be believed."""


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        raise _DuplicateKeyError
    return made


_DECODER = json.JSONDecoder(object_pairs_hook=_unique)
_OBJECT_START = re.compile(r"\{(?=\s*[\"}])")
_COMMA_BEFORE_CLOSE = re.compile(r",\s*[}\]]")
# A string (to the end of the text if it is not closed), a bracket, or a comma before a closing one.
_STRUCTURE = re.compile(r'"(?:[^"\\]|\\.)*(?:"|\Z)|[{}\[\]]|,(?=\s*[}\]])', re.DOTALL)


def json_objects(text: str) -> Iterator[dict[str, Any]]:
    """The outermost whole JSON objects in ``text``, in order.

    Every opening brace is tried with a real decoder; where an object is not whole or not valid,
    the objects inside it are. A comma before a closing bracket is dropped, outside of strings only.
    An object that repeats a key is not valid. The work is bounded by a multiple of the length.
    """
    budget = 40 * len(text) + 100_000
    opening = _OBJECT_START.search(text)
    while opening is not None and budget > 0:
        value, end, spent = _decode(text, opening.start())
        budget -= spent
        if isinstance(value, dict):
            yield value
        else:
            end = opening.start() + 1
        opening = _OBJECT_START.search(text, end)


def _decode(text: str, start: int) -> tuple[Any, int, int]:
    """The object at ``start`` or ``None``, where it ends, and how much work it was."""
    try:
        value, end = _DECODER.raw_decode(text, start)
    except json.JSONDecodeError as error:
        failed_at = error.pos
    except _DuplicateKeyError:
        return None, start, min(len(text) - start, 20_000)  # how far it came is not known
    except RecursionError:
        return None, start, 200_000  # a thousand nested calls; only hostile text gets here
    else:
        return value, end, end - start
    # The error counts lines from the very beginning of the text, though at the speed of memchr.
    spent = failed_at - start + failed_at // 100 + 1
    if not _at_trailing_comma(text, failed_at, start):
        return None, start, spent
    repaired, end = _without_trailing_commas(text, start)
    spent += 2 * (end - start)
    try:
        value = _DECODER.decode(repaired)
    except (ValueError, RecursionError):
        return None, start, spent
    return value, end, spent


def _at_trailing_comma(text: str, failed_at: int, start: int) -> bool:
    # Older decoders point at the closing bracket, newer ones at the comma itself.
    if _COMMA_BEFORE_CLOSE.match(text, failed_at):
        return True
    before = text.rfind(",", start, failed_at)
    return (
        before >= 0
        and text[failed_at : failed_at + 1] in ("}", "]")
        and (not text[before + 1 : failed_at].strip())
    )


def _without_trailing_commas(text: str, start: int) -> tuple[str, int]:
    """The object at ``start`` up to its matching brace, without commas before closing brackets."""
    kept: list[str] = []
    depth, copied, end = 0, start, len(text)
    for found in _STRUCTURE.finditer(text, start):
        token = found.group()
        if token == ",":
            kept.append(text[copied : found.start()])
            copied = found.end()
        elif token in "{[":
            depth += 1
        elif token in "}]":
            depth -= 1
            if depth == 0:
                end = found.end()
                break
    kept.append(text[copied:end])
    return "".join(kept), end


def answers_in(text: str, key: str) -> list[dict[str, Any]]:
    """All objects in ``text``, at any depth, that have ``key``, in order.

    A JSON schema that a model repeats instead of filling it in is no answer, and nothing inside
    it is.
    """
    found: list[dict[str, Any]] = []
    todo: list[Any] = list(json_objects(text))[::-1]
    while todo:
        value = todo.pop()
        if isinstance(value, dict):
            if is_schema(value):
                continue
            if key in value:
                found.append(value)
                continue
            todo.extend(list(value.values())[::-1])
        elif isinstance(value, list):
            todo.extend(value[::-1])
    return found


def is_schema(value: Mapping[str, Any]) -> bool:
    """Whether an object is a JSON schema rather than an answer."""
    return isinstance(value.get("properties"), Mapping) or "$schema" in value


def problem_without_answer(reply: Reply) -> str:
    """The detail code of a reply in which no answer was found."""
    if reply.problem is not None:
        return reply.problem
    return REFUSED if looks_like_refusal(reply.text) else MALFORMED
