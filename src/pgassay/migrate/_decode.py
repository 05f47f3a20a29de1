"""From keys and bytes of the Redis store to rows for the working storage.

Everything that can be said about one key by itself is decided here: whether it is a row at all,
whether its values can be read, whether they fit the schema, whether the firewall would keep it
out. Nothing is repaired: a value is taken as it is, or the whole hash goes into quarantine.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import UTC, datetime
from decimal import Decimal
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final

from pgassay.audit.vocabulary import REASONS, ReasonCode, Verdict
from pgassay.firewall.custom import Firewall
from pgassay.migrate import _copy, _dump

DECISION: Final = "decision"
ENTRY: Final = "entry"
RESOLUTION: Final = "resolution"
OTHER: Final = "other"
SUMMARY: Final = "summary"

MODELS: Final = {
    b"DecisionRecord": (DECISION, 4),
    b"JournalEntry": (ENTRY, 3),
    b"ResolutionRecord": (RESOLUTION, 4),
}
"""What the first segment of a key says, and how many segments such a key has."""

_V: Final = b"$ValidityF:JournalEntry:validity:"
INTERVALS: Final = {
    _V + b"valid_from": "valid_from",
    _V + b"invalid_at": "invalid_at",
    _V + b"ingested_at": "ingested_at",
}
CLOSERS: Final = _V + b"chain:fwd"
SUMMARIES: Final = b"popoto:m3:summary:"

STAGE_COLUMNS: Final = (
    *("stage_id", "model", "source_db", "source_key", "key_sha256", "scope", "key_matches"),
    *("content_sha256", "raw", "raw_format", "problem", "problem_detail", "blocked"),
    *("agent", "turn", "candidate", "state", "reason_code", "generator_rule", "text_sha256"),
    *("span_start", "span_end", "detail_code", "written_at", "entry_id", "captured_at"),
    *(
        "valid_from",
        "stated",
        "truncated",
        "degraded",
        "timezone",
        "speaker",
        "kind",
        "target_key",
        "target_agent",
        "target_entry_id",
    ),
    *("claim_type", "verbatim", "statement", "payload", "payload_json", "subjects"),
    "source_fields",
)
INTERVAL_COLUMNS: Final = (
    *("source_db", "what", "source_key", "holds_at", "score", "closer_entry_id", "closer_key"),
)

# --- keys ----------------------------------------------------------------------------------------

_COLON: Final = "{&#58;}"
_ESCAPED: Final = re.compile(r"/([/'?*^\[\]{-])|(\{&#58;\})")
_LEGACY_POINTER: Final = re.compile(rb"\x00(?:idx|tag)ptr\x00")

# What can be made anew, is over, or is not ours: left behind, and counted by these names.
_FAMILIES: Final = (
    (SUMMARIES, "turn summaries (popoto:m3:summary:)"),
    (b"popoto:m3:claim:", "claims of running assemblies (popoto:m3:claim:)"),
    (b"$Class:", "sets of all keys of a model ($Class:)"),
    (b"$KeyF:", "sets of keys by identity ($KeyF:)"),
    (b"$IndexF:", "index sets ($IndexF:)"),
    (b"$IdxPtr:", "index pointers ($IdxPtr:)"),
    (b"$TagF:", "tag sets ($TagF:)"),
    (b"$TagPtr:", "tag pointers ($TagPtr:)"),
    (_V + b"chain:rev", "inverse of the closing links (chain:rev)"),
    (_V + b"open:", "open records of identities (validity:open:)"),
    (b"$NR:", "logs of refused texts ($NR:)"),
)
FOREIGN: Final = "other keys, not of this store"
LEGACY: Final = "pointers of older versions (idxptr, tagptr)"
STREAM: Final = "stream of writes (stream:journal)"
CARRIED: Final = "intervals, carried with their entries (valid_from, invalid_at, ingested_at, fwd)"


def escape(segment: str) -> str:
    """Write a value as a segment of a key, in which a colon is always a separator."""
    segment = segment.replace("/", "//")
    for character in "'?*^[]-":
        segment = segment.replace(character, "/" + character)
    return segment.replace(_COLON, "/" + _COLON).replace(":", _COLON)


def unescape(segment: str) -> str:
    """Read a value back from a segment of a key."""
    return _ESCAPED.sub(lambda found: found[1] or ":", segment)


def family(key: bytes) -> str | None:
    """Say by which name a key is left behind; None for a key that has to be read."""
    if key in INTERVALS or key == CLOSERS:
        return CARRIED
    if key.partition(b":")[0] in MODELS:
        return LEGACY if _LEGACY_POINTER.search(key) else None
    for prefix, name in _FAMILIES:
        if key.startswith(prefix):
            return name
    return STREAM if key == b"stream:journal" else FOREIGN


def model_of(key: bytes) -> str:
    """The model of a key that `family` does not leave behind."""
    model, segments = MODELS[key.partition(b":")[0]]
    return model if key.count(b":") == segments - 1 else OTHER


def _segments(key: bytes) -> list[str] | None:
    try:
        return [unescape(segment) for segment in key.decode().split(":")]
    except UnicodeDecodeError:
        return None


WITHHELD: Final = "(withheld)"
"""Stands in the ledger and in reports for what the firewall keeps out of them."""


def _names_in(key: bytes) -> tuple[list[str], list[str]]:
    """The texts and the identifiers of which a key is made, other than those that say nothing."""
    segments = _segments(key)
    if segments is None:
        return [key.decode("utf-8", "ignore")], []
    kind = MODELS.get(segments[0].encode())
    if kind is None or len(segments) != kind[1]:
        return [_UUID.sub("", key.decode())], segments
    if kind[0] == ENTRY:
        return [], [text for text in segments[1:] if _entry_id(text) is None]
    _, agent, candidate, turn = segments
    return [], [agent, turn, *(() if _own(turn, candidate) else (candidate,))]


def _is_secret(key: bytes) -> bool:
    with _texts_of(_agent_in(key)):
        return _scan_all(*_names_in(key)) is not None


def place_of(key: bytes) -> bytes:
    """A key as it may be kept: itself, or, where it holds a secret, its digest."""
    if not _is_secret(key):
        return key
    return f"{WITHHELD} sha256:{sha256(key).hexdigest()}".encode()


def shown(key: bytes) -> str:
    """A key that is none of the store's, for the report: neither a secret nor endless."""
    if len(key) > _LONGEST_NAME:
        cut = key[:_LONGEST_NAME].decode(errors="replace")
        return WITHHELD if _is_secret(key[: 64 * _LONGEST_NAME]) else f"{cut}…"
    return WITHHELD if _is_secret(key) else key.decode(errors="replace")


def _scope(key: bytes) -> str:
    """The agent that a key names, as far as it can be one."""
    segments = _segments(key)
    if segments is None or len(segments) < 2:
        return ""
    agent = segments[1]
    if "\x00" in agent or len(agent.encode()) > 255:
        return ""
    with _texts_of(agent):
        return agent if scan(agent, identifier=True) is None else WITHHELD


def _agent_in(key: bytes) -> str | None:
    segments = _segments(key)
    return segments[1] if segments is not None and len(segments) > 1 else None


def _agent_of(key: bytes, hash_: Mapping[bytes, bytes] | bytes | NotKept) -> str | None:
    """Whose words a key holds: its fields say so, or else its name."""
    agent = unpack(hash_.get(b"agent_id", b"\xc0")) if isinstance(hash_, Mapping) else None
    return agent if isinstance(agent, str) else _agent_in(key)


def entry_of_key(key: bytes) -> tuple[str | None, bytes | None]:
    """The agent and the identity that the key of an entry names; None for what it does not."""
    segments = _segments(key)
    if segments is None or len(segments) != 3 or segments[0] != "JournalEntry":
        return None, None
    agent = segments[1]
    return (None if "\x00" in agent else agent), _entry_id(segments[2])


def _entry_id(text: str) -> bytes | None:
    return bytes.fromhex(text) if re.fullmatch(r"[0-9a-f]{32}", text) else None


# --- values --------------------------------------------------------------------------------------


class _Unreadable:
    """Stands for bytes that are no MessagePack value."""


UNREADABLE: Final = _Unreadable()
_unpack: Callable[..., Any] | None = None


def unpack(value: bytes) -> Any:
    """Read one MessagePack value; `UNREADABLE` if it is none, or more than one."""
    global _unpack
    if _unpack is None:
        try:
            import msgpack
        except ImportError:
            raise ImportError(
                "Migrating from Redis takes MessagePack: pip install 'pgassay[redis]'"
            ) from None
        _unpack = msgpack.unpackb
    try:
        return _unpack(value, strict_map_key=False)
    # ValueError: torn, too deep, no UTF-8. TypeError: a map with a list or a map for a key.
    except (ValueError, TypeError, OverflowError, RecursionError):
        return UNREADABLE


def pack_raw(fields: Mapping[bytes, bytes]) -> bytes:
    """Pack a hash whole: a MessagePack map of field to value, both as bytes."""
    import msgpack

    # In the order of the names: a server gives them in another one each time it is started.
    packed: bytes = msgpack.packb(dict(sorted(fields.items())), use_bin_type=True)
    return packed


@dataclass(slots=True)
class _Scanner:
    firewall: Firewall
    agent: str | None = None
    """Whose texts are being read: some may be allowed to them."""


_scanner: Final[ContextVar[_Scanner | None]] = ContextVar("pgassay_migration_scanner", default=None)
_PACKAGE: Final = Firewall()


@contextmanager
def scanning_with(firewall: Firewall) -> Iterator[None]:
    """Scan with the firewall of the database that is migrated into, instead of the package's."""
    token = _scanner.set(_Scanner(firewall))
    try:
        yield
    finally:
        _scanner.reset(token)


@contextmanager
def _texts_of(agent: str | None) -> Iterator[None]:
    """What is scanned meanwhile is this agent's."""
    scanner = _scanner.get()
    if scanner is None:
        yield
        return
    before, scanner.agent = scanner.agent, agent
    try:
        yield
    finally:
        scanner.agent = before


# The same few speakers, tags and kinds come again and again.
@lru_cache(maxsize=8192)
def _scan_short(
    firewall: Firewall, agent: str | None, text: str, identifier: bool
) -> tuple[str, str] | None:
    verdict = firewall.scan_never_record(text, identifier=identifier, agent_id=agent)
    return (verdict.reason or "", verdict.detector or "") if verdict.blocked else None


def scan(text: str, *, identifier: bool = False) -> tuple[str, str] | None:
    """Reason and detector of the firewall's first finding in a text."""
    if not text:
        return None
    scanner = _scanner.get()
    firewall, agent = (_PACKAGE, None) if scanner is None else (scanner.firewall, scanner.agent)
    if len(text) <= 64:
        return _scan_short(firewall, agent, text, identifier)
    for part in _windows(text):
        verdict = firewall.scan_never_record(part, identifier=identifier, agent_id=agent)
        if verdict.blocked:
            return verdict.reason or "", verdict.detector or ""
    return None


_WINDOW: Final = 1 << 18
_OVERLAP: Final = 1 << 14
_WORD: Final = 1 << 10


def _windows(text: str) -> Iterator[str]:
    """A text as it is; a very long one in parts that overlap, which take less memory to read.

    They overlap by more than any secret is long, and begin and end between words.
    """
    start = 0
    while len(text) - start > _WINDOW:
        end = start + _WINDOW
        cut = text.rfind(" ", end - _WORD, end)
        end = end if cut < 0 else cut
        yield text[start:end]
        start = end - _OVERLAP
        cut = text.find(" ", start, start + _WORD)
        start = start if cut < 0 else cut
    yield text[start:] if start else text


def _scan_all(texts: Sequence[str], identifiers: Sequence[str]) -> tuple[str, str] | None:
    for text in texts:
        if (found := scan(text)) is not None:
            return found
    for text in identifiers:
        if (found := scan(text, identifier=True)) is not None:
            return found
    return None


class _Problem(Exception):
    """Why a hash cannot be imported."""

    def __init__(self, reason: str, name: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = None if name is None else {"field": name}


class _Fields:
    """The readable fields of a hash, asked for by name and type."""

    def __init__(self, known: frozenset[str], hash_: Mapping[bytes, bytes]) -> None:
        self.values: dict[str, Any] = {}
        self.extra: dict[str, bytes] = {}
        self.bad_names = False
        for name_bytes, value in hash_.items():
            if b"\x00" in name_bytes:
                # A pointer that versions before 1.8 left in the hash; it is no MessagePack.
                continue
            try:
                name = name_bytes.decode()
            except UnicodeDecodeError:
                self.bad_names = True
                continue
            if name in known:
                self.values[name] = unpack(value)
            else:
                self.extra[name] = value

    def check(self) -> None:
        """Raise for values that cannot be read, before any is looked at."""
        for name, value in self.values.items():
            if value is UNREADABLE:
                raise _Problem("unreadable_value", name)
        if self.bad_names:
            raise _Problem("unreadable_field_name")

    def text(self, name: str, limit: int | None = None, default: str | None = "") -> str | None:
        """A text, or nil; at most so many bytes long."""
        value = self.values.get(name, default)
        if value is None:
            return None
        if not isinstance(value, str):
            raise _Problem("wrong_type", name)
        if "\x00" in value:
            raise _Problem("nul_character", name)
        if limit is not None and len(value.encode()) > limit:
            raise _Problem("too_long", name)
        return value

    def words(self, name: str) -> str:
        """A text that is not nil."""
        value = self.text(name)
        if value is None:
            raise _Problem("wrong_type", name)
        return value

    def identity(self, name: str, limit: int) -> str:
        """A text that has to be there."""
        value = self.text(name, None, None)
        if not value:
            raise _Problem("identity_missing", name)
        if len(value.encode()) > limit:
            raise _Problem("too_long", name)
        return value

    def time(self, name: str) -> float:
        """A time that has to be there, within the days that the schema takes (``_times``)."""
        value = self.values.get(name)
        if value is None:
            raise _Problem("time_missing", name)
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise _Problem("wrong_type", name)
        try:
            seconds = float(value)
        except OverflowError:
            seconds = float("inf")
        stamp = _copy.microseconds(seconds)
        if stamp is None or not _FIRST_MOMENT <= stamp < _END_OF_MOMENTS:
            raise _Problem("time_out_of_range", name)
        return seconds

    def offset(self, name: str) -> int | None:
        """A place in a text, or nil."""
        value = self.values.get(name)
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int):
            raise _Problem("wrong_type", name)
        if not 0 <= value < 2**31:
            raise _Problem("span_out_of_range", name)
        return value


@dataclass(frozen=True, slots=True)
class NotKept:
    """Stands for what a key holds where that cannot be had, or is too large to be kept."""

    why: str
    size: int | None = None

    @property
    def detail(self) -> dict[str, Any]:
        """For the ledger."""
        return {"not_kept": self.why} | ({} if self.size is None else {"bytes": self.size})


@dataclass(slots=True)
class Staged:
    """A row for the working storage."""

    model: str
    problem: str | None = None
    detail: dict[str, Any] | None = None
    blocked: bool = False
    packed: dict[str, bytes | None] = field(default_factory=dict)


_DECISION_FIELDS: Final = frozenset(
    {
        *("agent_id", "turn_id", "candidate_id", "state", "reason_code", "generator_rule"),
        *("span_start", "span_end", "text_hash", "entry_id", "detail_code", "written_at"),
    }
)
_ENTRY_FIELDS: Final = frozenset(
    {
        *("entry_id", "agent_id", "captured_at", "turn_id", "speaker", "verbatim", "statement"),
        *("payload", "subjects", "stated", "kind", "target", "claim_type", "validity"),
    }
)
_RESOLUTION_FIELDS: Final = frozenset(
    {
        *("agent_id", "turn_id", "candidate_id", "entry_id", "status", "statement", "verbatim"),
        *("references_json", "valid_from", "speaker", "captured_at", "timezone"),
        *("window_truncated", "degraded", "written_at"),
    }
)
# A digest can be searched, and a place tells the length: of what was blocked, neither leaves Redis.
_OF_A_DROP: Final = (b"text_hash", b"span_start", b"span_end")

_NAME: Final = re.compile(r"[a-z0-9_]{1,63}")
_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f]")
_DETAIL_CODE: Final = re.compile(r"[A-Za-z0-9_.,:-]{1,4000}")
_ORDINAL: Final = re.compile(r"(?:sentence|entity|empty|turn_firewall):[0-9]{1,9}")
_SHA256: Final = re.compile(r"[0-9a-f]{64}")
_UUID: Final = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])")
_LONGEST_NAME: Final = 200
# As many digits as the number of a payment card has, and more than a time in milliseconds.
_LONG_NUMBER: Final = 10**14
# From the second day of year 1 to before the last of year 9999: what every client can read.
_FIRST_MOMENT: Final = _copy.stamp_of(datetime(1, 1, 2, tzinfo=UTC))
_END_OF_MOMENTS: Final = _copy.stamp_of(datetime(9999, 12, 31, tzinfo=UTC))
_STATES: Final = frozenset(str(state) for state in Verdict)


def stage(
    number: int,
    database: int,
    key: bytes,
    model: str,
    hash_: Mapping[bytes, bytes] | bytes | NotKept,
    *,
    accept_blocked: bool,
    is_hash: bool = True,
) -> tuple[Staged, list[bytes]]:
    """Make the row of working storage for one key.

    Args:
        number: the order of reading.
        database: the number of the Redis database.
        key: the key.
        model: what the key looks like, see `model_of`.
        hash_: the fields; or the answer of DUMP for a key that is no hash.
        accept_blocked: take what the firewall would block, by explicit choice.
        is_hash: whether the key is a hash, where that does not show.

    Returns:
        What was decided, and the row packed for COPY, in pieces.
    """
    with _texts_of(_agent_of(key, hash_)):
        return _stage(number, database, key, model, hash_, accept_blocked, is_hash)


def _stage(
    number: int,
    database: int,
    key: bytes,
    model: str,
    hash_: Mapping[bytes, bytes] | bytes | NotKept,
    accept_blocked: bool,
    is_hash: bool,
) -> tuple[Staged, list[bytes]]:
    key_digest = sha256(key).digest()
    staged = Staged(model)
    values = staged.packed
    raw: bytes | None
    raw_format: bytes | None
    if isinstance(hash_, Mapping):
        kept = _without_secret_pointers(_without_digest(hash_))
        raw, raw_format = pack_raw(kept), b"hash"
    elif isinstance(hash_, NotKept):
        kept, raw, raw_format = {}, None, None
        staged.detail = hash_.detail
        if is_hash:
            staged.problem = "too_large"
        else:
            staged.model, staged.problem = OTHER, "wrong_type_of_key" if model != OTHER else None
    else:
        kept, raw, raw_format = {}, hash_, b"dump"
        staged.model, staged.problem = OTHER, "wrong_type_of_key" if model != OTHER else None
    matches = False
    withheld = False
    try:
        if isinstance(hash_, NotKept):
            staged.problem = staged.problem or "unknown_shape"
        elif staged.model == DECISION:
            matches = _stage_decision(
                _Fields(_DECISION_FIELDS, kept), values, key, staged, accept_blocked
            )
        elif staged.model == ENTRY:
            withheld, matches = _stage_entry(
                _Fields(_ENTRY_FIELDS, kept), values, key, staged, accept_blocked
            )
        elif staged.model == RESOLUTION:
            matches = _stage_resolution(
                _Fields(_RESOLUTION_FIELDS, kept), values, key, staged, accept_blocked
            )
        else:
            staged.problem = staged.problem or "unknown_shape"
    except _Problem as problem:
        staged.problem, staged.detail = problem.reason, problem.detail or staged.detail
        # Whatever was accepted: its entry has the words, and this has others.
        withheld = staged.model == RESOLUTION and problem.reason == "firewall"
    if staged.problem is not None and not withheld and not accept_blocked:
        if raw is not None and not kept:
            verdict = _dump.holds(raw, _found_in)
            withheld = verdict is not False
            if verdict is None:
                staged.detail = NotKept("unknown_form").detail
        else:
            withheld = _holds_a_secret(kept)
    if withheld:
        raw = None
        content = key_digest
    elif isinstance(hash_, NotKept):
        content = sha256(repr(hash_).encode()).digest()
    else:
        content = sha256(raw or b"").digest()
    values.update(
        stage_id=_copy.int8(number),
        model=staged.model.encode(),
        source_db=_copy.int4(database),
        source_key=place_of(key),
        key_sha256=key_digest,
        scope=_scope(key).encode(),
        key_matches=_copy.boolean(matches),
        content_sha256=content,
        raw=raw,
        raw_format=raw_format,
        problem=_copy.text(staged.problem),
        problem_detail=_copy.text(json.dumps(staged.detail)) if staged.detail else None,
        blocked=_copy.boolean(staged.blocked),
    )
    return staged, _copy.pieces([values.get(column) for column in STAGE_COLUMNS])


def stage_summary(number: int, database: int, key: bytes, hash_: Mapping[bytes, bytes]) -> bytes:
    """Make the row of working storage for a stored summary, to be held beside the true counts."""
    counts: dict[str, int] = {}
    for name, value in hash_.items():
        text = name[:_LONGEST_NAME].decode("utf-8", "replace")
        text = text.replace("\x00", "\N{REPLACEMENT CHARACTER}")
        if scan(text) is not None:
            text = WITHHELD
        counts[text] = int(value) if re.fullmatch(rb"-?\d{1,18}", value) else -1
    digest = sha256(key).digest()
    values: dict[str, bytes | None] = {
        "stage_id": _copy.int8(number),
        "model": SUMMARY.encode(),
        "source_db": _copy.int4(database),
        "source_key": place_of(key),
        "key_sha256": digest,
        "scope": b"",
        "key_matches": _copy.boolean(False),
        "content_sha256": digest,
        "blocked": _copy.boolean(False),
        "payload": json.dumps(counts).encode(),
    }
    return _copy.row([values.get(column) for column in STAGE_COLUMNS])


def stage_score(database: int, what: str, key: bytes, score: float) -> bytes | None:
    """Make the row of working storage for one end of an interval; None for what is no number."""
    holds_at = _copy.boundary(score)
    if holds_at is None:
        return None
    return _copy.row(
        [
            *(_copy.int4(database), what.encode(), place_of(key)),
            *(holds_at, _copy.float8(score), None, None),
        ]
    )


def stage_closer(database: int, key: bytes, closer: bytes) -> bytes:
    """Make the row of working storage for the link from a closed entry to what closed it."""
    return _copy.row(
        [
            *(_copy.int4(database), b"closed_by", place_of(key)),
            *(None, None, entry_of_key(closer)[1], place_of(closer)),
        ]
    )


def _without_digest(hash_: Mapping[bytes, bytes]) -> Mapping[bytes, bytes]:
    """Take digest and place out of a row that stands for something blocked, or that may do so."""
    if not any(name in hash_ for name in _OF_A_DROP):
        return hash_
    state = unpack(hash_.get(b"state", b"\xa0"))
    reason = unpack(hash_.get(b"reason_code", b"\xa0"))
    dropped = state == Verdict.FIREWALL_DROP or (
        isinstance(reason, str) and reason.endswith("_block")
    )
    unknown = state not in _STATES and (not isinstance(reason, str) or not reason)
    if dropped or unknown:
        return {name: value for name, value in hash_.items() if name not in _OF_A_DROP}
    return hash_


def _without_secret_pointers(hash_: Mapping[bytes, bytes]) -> Mapping[bytes, bytes]:
    """Take pointers of older versions that hold a secret out of a row; they are no part of it."""
    secret = [
        name
        for name, value in hash_.items()
        if b"\x00" in name and (_found_in(name) or _found_in(value))
    ]
    return {n: v for n, v in hash_.items() if n not in secret} if secret else hash_


def _found_in(text: bytes) -> bool:
    decoded = text.decode("utf-8", "ignore")
    return scan(decoded) is not None or scan(decoded, identifier=True) is not None


def _texts_in(value: Any) -> Iterator[str]:
    """Every text anywhere in a value: in lists, as keys and values of maps, as bytes."""
    waiting = [value]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            yield item
        elif isinstance(item, bytes):
            yield item.decode("utf-8", "ignore")
        elif isinstance(item, (list, tuple)):
            waiting += item
        elif isinstance(item, dict):
            waiting += item.keys()
            waiting += item.values()
        elif isinstance(item, int) and abs(item) >= _LONG_NUMBER:
            yield str(item)


def _holds_a_secret(hash_: Mapping[bytes, bytes]) -> bool:
    """Whether the firewall finds anything in bytes that would go into quarantine."""
    for name, value in hash_.items():
        if name == b"text_hash":
            continue
        if _found_in(name):
            return True
        decoded = unpack(value)
        if name == b"entry_id" and isinstance(decoded, str) and _entry_id(decoded):
            continue
        if name == b"target" and isinstance(decoded, str):
            if _is_secret(decoded.encode()):
                return True
            continue
        if name == b"detail_code" and isinstance(decoded, str):
            decoded = _UUID.sub("", decoded)
        identifier = name in (b"agent_id", b"turn_id", b"candidate_id", b"entry_id")
        for text in _texts_in(value if decoded is UNREADABLE else decoded):
            as_id = (identifier and text is decoded) or text.startswith("cand:")
            if scan(text, identifier=as_id) is not None:
                return True
            if name in (b"payload", b"references_json") and _scan_all(_texts_of_json(text), []):
                return True
    return False


def _own(turn: str, candidate: str) -> bool:
    """Whether a candidate's id is one that is made from its turn's: then it holds nothing else."""
    rest = candidate.removeprefix(turn + ":")
    return rest != candidate and _ORDINAL.fullmatch(rest) is not None


def _label(text: str, name: str) -> str:
    """A kind or rule as the other system calls it; domain ``assay.label`` has the same limits."""
    if not 1 <= len(text.encode()) <= 200 or _CONTROL.search(text):
        raise _Problem("name_does_not_fit", name)
    return text


def _key_is(key: bytes, model: str, *values: str) -> bool:
    return key == ":".join([model, *map(escape, values)]).encode()


def _note_extra(fields: _Fields, staged: Staged) -> None:
    """Keep fields that no version is known to write beside the ledger's row."""
    if not fields.extra:
        return
    if sum(len(name) + len(value) for name, value in fields.extra.items()) > 2000 or (
        _holds_a_secret({name.encode(): value for name, value in fields.extra.items()})
    ):
        raise _Problem("unknown_field", None)
    staged.detail = {"extra_fields": {name: v.hex() for name, v in fields.extra.items()}}


def _stage_decision(
    fields: _Fields,
    values: dict[str, bytes | None],
    key: bytes,
    staged: Staged,
    accept_blocked: bool,
) -> bool:
    state = fields.values.get("state", "")
    reason = fields.values.get("reason_code", "")
    # For the counts, also of rows that go into quarantine.
    for column, value in (
        *(("state", state), ("reason_code", reason)),
        *(("agent", fields.values.get("agent_id")), ("turn", fields.values.get("turn_id"))),
    ):
        if (
            isinstance(value, str)
            and "\x00" not in value
            and (accept_blocked or scan(value, identifier=column in ("agent", "turn")) is None)
        ):
            values[column] = value.encode()
    fields.check()
    agent = fields.identity("agent_id", 255)
    turn = fields.identity("turn_id", 512)
    candidate = fields.identity("candidate_id", 600)
    found = _scan_all([], [agent, turn, *(() if _own(turn, candidate) else (candidate,))])
    if found is not None and not accept_blocked:
        staged.detail = {"reason": found[0], "detector": found[1]}
        raise _Problem("firewall")
    values["candidate"] = candidate.encode()
    if not isinstance(state, str) or not isinstance(reason, str):
        raise _Problem("wrong_type", "state" if not isinstance(state, str) else "reason_code")
    if state not in _STATES:
        raise _Problem("unknown_state")
    if reason not in set(ReasonCode) or (Verdict(state), ReasonCode(reason)) not in REASONS:
        raise _Problem("unknown_reason")
    rule = _label(fields.words("generator_rule"), "generator_rule")
    detail = fields.text("detail_code")
    if detail and not _DETAIL_CODE.fullmatch(detail):
        raise _Problem("name_does_not_fit", "detail_code")
    # A detail may list the ids of entries.
    found = _scan_all([rule, _UUID.sub("", detail) if detail else ""], [])
    if found is not None and not accept_blocked:
        staged.detail = {"reason": found[0], "detector": found[1]}
        raise _Problem("firewall")
    start, end = fields.offset("span_start"), fields.offset("span_end")
    if (start is None) != (end is None) or (start is not None and end is not None and start > end):
        raise _Problem("span_out_of_range")
    digest = fields.text("text_hash")
    if digest and not _SHA256.fullmatch(digest):
        raise _Problem("digest_does_not_fit", "text_hash")
    entry_text = fields.text("entry_id")
    entry = _entry_id(entry_text) if entry_text else None
    if entry_text and state != Verdict.ACCEPT:
        raise _Problem("entry_without_accept", "entry_id")
    if entry_text and entry is None:
        raise _Problem("entry_id_does_not_fit", "entry_id")
    values.update(
        generator_rule=rule.encode(),
        detail_code=detail.encode() if detail else None,
        span_start=_copy.int4(start),
        span_end=_copy.int4(end),
        text_sha256=digest.encode() if digest else None,
        entry_id=entry,
        written_at=_copy.moment(fields.time("written_at")),
    )
    _note_extra(fields, staged)
    return _key_is(key, "DecisionRecord", agent, candidate, turn)


def _stage_entry(
    fields: _Fields,
    values: dict[str, bytes | None],
    key: bytes,
    staged: Staged,
    accept_blocked: bool,
) -> tuple[bool, bool]:
    """Fill in the columns of an entry; returns whether it is withheld, and whether the key fits."""
    found = _scan_all(*_texts_of_entry(fields.values))
    if found is not None:
        if not accept_blocked:
            staged.problem = "firewall"
            staged.detail = {"reason": found[0], "detector": found[1]}
            kind = fields.values.get("kind")
            if isinstance(kind, str) and _NAME.fullmatch(kind) and scan(kind) is None:
                values["kind"] = kind.encode()
            _identify_blocked(fields, values)
            return True, False
        staged.blocked = True
    fields.check()
    agent = fields.identity("agent_id", 255)
    entry_text = fields.identity("entry_id", 1000)
    entry = _entry_id(entry_text)
    if entry is None:
        raise _Problem("entry_id_does_not_fit", "entry_id")
    values.update(agent=agent.encode(), entry_id=entry)
    kind = fields.text("kind", None, None)
    if kind is None:
        # What a writer leaves behind whose server has lost its scripts lacks these together.
        lost = {"kind", "subjects", "target", "turn_id", "speaker", "claim_type"}
        raise _Problem("kind_missing" if lost & fields.values.keys() else "half_written")
    values["kind"] = _label(kind, "kind").encode()
    elsewhere: dict[str, Any] = {}
    turn = fields.text("turn_id", 512, None)
    if turn == "":
        elsewhere["turn_id"] = ""
    target = fields.text("target", None, None)
    if target is not None:
        target_agent, target_entry = entry_of_key(target.encode())
        values.update(
            target_key=place_of(target.encode()),
            target_agent=_copy.text(target_agent),
            target_entry_id=target_entry,
        )
    stated = fields.values.get("stated", True)
    if not isinstance(stated, bool):
        raise _Problem("wrong_type", "stated")
    subjects = fields.values.get("subjects")
    if subjects is None:
        elsewhere["subjects"] = None
        subjects = []
    if not isinstance(subjects, list) or not all(isinstance(tag, str) for tag in subjects):
        raise _Problem("wrong_type", "subjects")
    if any("\x00" in tag for tag in subjects):
        raise _Problem("nul_character", "subjects")
    payload = fields.words("payload")
    values.update(
        captured_at=_copy.moment(fields.time("captured_at")),
        valid_from=_copy.moment(fields.time("validity")),
        turn=_copy.text(turn),
        speaker=_copy.text(fields.text("speaker", 512, None)),
        claim_type=_copy.text(fields.text("claim_type", 200, None)),
        verbatim=fields.words("verbatim").encode(),
        statement=fields.words("statement").encode(),
        payload=payload.encode(),
        payload_json=_copy.text(_entry_payload(payload)),
        subjects=_copy.texts(subjects),
        stated=_copy.boolean(stated),
    )
    _note_extra(fields, staged)
    if elsewhere:
        values["source_fields"] = json.dumps(elsewhere).encode()
    return False, _key_is(key, "JournalEntry", agent, entry_text)


def _stage_resolution(
    fields: _Fields,
    values: dict[str, bytes | None],
    key: bytes,
    staged: Staged,
    accept_blocked: bool,
) -> bool:
    """Fill in the columns of a resolution; returns whether the key fits the fields.

    Its statement and its words are its entry's, and are only compared with them.
    """
    repeated, own = (
        [text for name in names if isinstance(text := fields.values.get(name), str)]
        for names in (
            ("statement", "verbatim", "speaker"),
            ("references_json", "timezone", "status"),
        )
    )
    if isinstance(references := fields.values.get("references_json"), str):
        own += _texts_of_json(references)
    found = _scan_all(own if accept_blocked else own + repeated, [])
    if found is not None:
        staged.detail = {"reason": found[0], "detector": found[1]}
        raise _Problem("firewall")
    fields.check()
    agent = fields.identity("agent_id", 255)
    turn = fields.identity("turn_id", 512)
    candidate = fields.identity("candidate_id", 600)
    found = _scan_all([], [agent, turn, *(() if _own(turn, candidate) else (candidate,))])
    if found is not None and not accept_blocked:
        staged.detail = {"reason": found[0], "detector": found[1]}
        raise _Problem("firewall")
    entry = _entry_id(fields.identity("entry_id", 1000))
    if entry is None:
        raise _Problem("entry_id_does_not_fit", "entry_id")
    status = fields.words("status")
    if not _NAME.fullmatch(status):
        raise _Problem("name_does_not_fit", "status")
    references = payload_json(fields.words("references_json"))
    if references is None or not references.lstrip().startswith("["):
        raise _Problem("unreadable_value", "references_json")
    flags = {}
    for name in ("window_truncated", "degraded"):
        flags[name] = fields.values.get(name, False)
        if not isinstance(flags[name], bool):
            raise _Problem("wrong_type", name)
    start = fields.values.get("valid_from")
    values.update(
        agent=agent.encode(),
        turn=turn.encode(),
        candidate=candidate.encode(),
        entry_id=entry,
        kind=status.encode(),
        statement=fields.words("statement").encode(),
        verbatim=fields.words("verbatim").encode(),
        speaker=(fields.text("speaker", 512) or "").encode(),
        timezone=(fields.text("timezone", 200) or "").encode(),
        payload_json=references.encode(),
        truncated=_copy.boolean(flags["window_truncated"]),
        degraded=_copy.boolean(flags["degraded"]),
        valid_from=None if start is None else _copy.moment(fields.time("valid_from")),
        captured_at=_copy.moment(fields.time("captured_at")),
        written_at=_copy.moment(fields.time("written_at")),
    )
    _note_extra(fields, staged)
    return _key_is(key, "ResolutionRecord", agent, candidate, turn)


def _identify_blocked(fields: _Fields, values: dict[str, bytes | None]) -> None:
    agent, entry = fields.values.get("agent_id"), fields.values.get("entry_id")
    if (
        isinstance(agent, str)
        and "\x00" not in agent
        and scan(agent, identifier=True) is None
        and isinstance(entry, str)
    ):
        values.update(agent=agent.encode(), entry_id=_entry_id(entry))


def _texts_of_entry(values: Mapping[str, Any]) -> tuple[list[str], list[str]]:
    """What people and models wrote, and what only identifies, of one entry."""
    texts = [
        value
        for name in ("verbatim", "statement", "speaker", "claim_type", "payload", "kind")
        if isinstance(value := values.get(name), str)
    ]
    identifiers = [
        value
        for name in ("agent_id", "turn_id", "entry_id")
        # A UUID says nothing, whatever its digits look like.
        if isinstance(value := values.get(name), str)
        and not (name == "entry_id" and _entry_id(value) is not None)
    ]
    if isinstance(payload := values.get("payload"), str):
        texts += _texts_of_json(payload)
    if isinstance(target := values.get("target"), str):
        words, names = _names_in(target.encode())
        texts += words
        identifiers += names
    turn, subjects = values.get("turn_id"), values.get("subjects")
    for tag in subjects if isinstance(subjects, list) else ():
        if not isinstance(tag, str):
            continue
        if not tag.startswith("cand:"):
            texts.append(tag)
        elif not (isinstance(turn, str) and _own(turn, tag[5:])):
            identifiers.append(tag[5:])
    if len(texts) > 1 and texts[0] == texts[1]:
        del texts[0]
    return texts, identifiers


def _texts_of_json(text: str) -> list[str]:
    """What a text of JSON says where it spells characters by their numbers; else nothing."""
    if "\\" not in text:
        return []
    try:
        return list(_texts_in(json.loads(text)))
    except (ValueError, RecursionError):
        return []


def _no_constant(name: str) -> Any:
    raise ValueError(name)


_SURROGATE: Final = re.compile("[\x00\ud800-\udfff]")
# Where one of these is missing, no number can be beyond a double.
_MAY_BE_LARGE: Final = re.compile(r"\d{200}|\d[eE]\+?\d{3}")
_LARGEST_NUMBER: Final = Decimal("1e308")
_DEEPEST: Final = 100
_LONG_NUMERAL: Final = re.compile(r"\d[eE][+-]?\d{4,}|\d{1000,}")


def _number_that_fits(text: str) -> int | float:
    """Read a number of JSON; ValueError for one with more digits than PostgreSQL keeps."""
    if _LONG_NUMERAL.search(text):
        raise ValueError
    return float(text)


def _all_text_fits(value: Any) -> bool:
    """Whether no text in a value of JSON holds a character that PostgreSQL does not."""
    waiting = [value]
    while waiting:
        item = waiting.pop()
        if isinstance(item, str):
            if _SURROGATE.search(item):
                return False
        elif isinstance(item, list):
            waiting += item
        elif isinstance(item, dict):
            waiting += item.keys()
            waiting += item.values()
    return True


def payload_json(payload: str) -> str | None:
    """A payload as JSON that PostgreSQL takes: itself where it is JSON, else as a JSON string."""
    if not payload:
        return None
    # What only looks like a long number may be a part of a text, such as a digest.
    number = _number_that_fits if _LONG_NUMERAL.search(payload) else None
    try:
        value = json.loads(
            payload, parse_constant=_no_constant, parse_float=number, parse_int=number
        )
        # Only an escape can spell what does not fit: the payload itself is a text that does.
        fits = "\\u" not in payload or _all_text_fits(value)
    except (ValueError, RecursionError):
        fits = False
    return payload if fits else json.dumps(payload)


def _entry_payload(payload: str) -> str | None:
    """A payload as `payload_json` gives it, if the journal takes it (``journal_entry_payload``)."""
    packed = payload_json(payload)
    deep = payload.count("[") + payload.count("{") > _DEEPEST
    if packed is None or not (deep or _MAY_BE_LARGE.search(payload)):
        return packed
    try:
        value = json.loads(payload, parse_float=Decimal, parse_constant=_no_constant)
    except ValueError:
        return packed
    except RecursionError:
        raise _Problem("payload_too_deep", "payload") from None
    if packed != payload:
        return packed
    level: list[Any] = [value]
    for _ in range(_DEEPEST + 1):
        numbers = [item for item in level if isinstance(item, (int, Decimal))]
        if not all(-_LARGEST_NUMBER <= number <= _LARGEST_NUMBER for number in numbers):
            raise _Problem("number_out_of_range", "payload")
        level = [
            inner
            for item in level
            if isinstance(item, (list, dict))
            for inner in (item.values() if isinstance(item, dict) else item)
        ]
    if level:
        raise _Problem("payload_too_deep", "payload")
    return packed
