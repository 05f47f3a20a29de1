"""One turn's way from text to decisions and journal entries.

`extract_turn` holds the whole logic and performs no I/O: it is a generator that yields what it
needs (a `Call` to execute, candidates to judge, accepted ones to resolve) and is sent the answer.
`run_extraction` and `arun_extraction` drive it. With an instant judge a turn costs three round
trips, each a transaction of its own, however many candidates it has:

1. ``assay.probe_turn``: what is known of the turn already;
2. ``assay.begin_assembly``: claims, pending rows, the terminal rows of all that is not accepted;
3. ``assay.complete_assembly``: entries, terminal states and the release of the claims.

With a slow judge, 2 and 3 happen for each batch of verdicts as it arrives, so that a process that
is killed loses only the verdicts in flight. No connection and no lock is held while anything is
judged.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import json
import os
import threading
import time
import uuid
from collections import Counter
from collections.abc import AsyncIterator, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, TypeVar, get_args

from pgassay.arguments import check_identifier, check_words
from pgassay.audit.candidates import (
    Candidate,
    blocked_turn_candidate,
    empty_turn_candidate,
    generate_candidates,
    is_blank,
)
from pgassay.audit.decisions import LEASE_MS
from pgassay.audit.ids import MAX_NAME_BYTES, check_ids, check_name, check_text, new_turn_id
from pgassay.audit.records import (
    CONTEXT,
    JUDGE,
    ROWS,
    DecisionRow,
    TurnContext,
    check_judge,
    context_params,
    judge_params,
    rows_json,
)
from pgassay.audit.resolution import (
    Resolution,
    ResolverLike,
    check_resolution,
    failed,
    is_async_resolver,
    resolver_function,
)
from pgassay.audit.verdict import (
    Judge,
    Judged,
    Provider,
    VerdictResult,
    ajudge_candidates,
    check_provider,
    judge_candidates,
    judge_of,
    llm_verdict,
)
from pgassay.audit.vocabulary import REASONS, ReasonCode, Verdict
from pgassay.database import Call
from pgassay.errors import ConfigurationError, DatabaseError, PgassayError, TurnConflictError
from pgassay.firewall import Firewall
from pgassay.policy import FirewallOutdated, LoadFirewall
from pgassay.steps import arun_step, run_step
from pgassay.times import check_stored_time

if TYPE_CHECKING:
    from pgassay.database import AsyncDatabase, Database
    from pgassay.firewall import Finding

CredentialPolicy: TypeAlias = Literal["void", "drop", "redact"]
"""What a credential in a turn does: void the whole turn, drop the candidates that overlap it, or be
masked before anything else sees the turn. What is off the record always voids the turn."""

OFF_THE_RECORD: Final = "off_the_record"
_RESOLVER_CONCURRENCY: Final = 8
MAX_LEASE_MS: Final = 24 * 60 * 60 * 1000
"""A day: a lease that outlives its runner keeps everyone else away for so long."""


@dataclass(frozen=True, slots=True)
class AuditableExtractionConfig:
    """How turns are extracted on the auditable path.

    Attributes:
        verdict_provider: the judge; `llm_verdict` (Claude) unless another is given.
        journal: the journal that accepted candidates go into: `ProvenanceJournal` or
            `AsyncProvenanceJournal`, the class or an instance. Required.
        resolver: resolves references of accepted candidates before they are stored (A19).
        credential_policy: ``void`` (the whole turn), ``drop`` (the candidates that overlap) or
            ``redact`` (the secret is masked first, in the same width whatever it is; spans are
            those of the masked turn). Off the record always voids the turn.
        lease_ms: how long an assembly may take before another runner can take it over.
    """

    verdict_provider: Provider = llm_verdict
    journal: Any = None
    resolver: ResolverLike | None = None
    credential_policy: CredentialPolicy = "void"
    lease_ms: int = LEASE_MS

    def check(self, *, asynchronous: bool) -> None:
        """Refuse a configuration that cannot work, before the first turn.

        Raises:
            ValueError: there is no journal, or a value is not one of those allowed.
            TypeError: the provider or the resolver cannot be used here.
        """
        if self.journal is None:
            raise ConfigurationError(
                "auditable_extraction needs a journal to put accepted candidates into: pass "
                "AuditableExtractionConfig(journal=ProvenanceJournal)."
            )
        check_provider(self.verdict_provider, asynchronous)
        check_judge(judge_of(self.verdict_provider))
        if self.credential_policy not in get_args(CredentialPolicy):
            raise ConfigurationError(
                f"credential_policy is one of {', '.join(get_args(CredentialPolicy))}."
            )
        if isinstance(self.lease_ms, bool) or not isinstance(self.lease_ms, int):
            raise ConfigurationError("lease_ms is a whole number of milliseconds.")
        if not 1 <= self.lease_ms <= MAX_LEASE_MS:
            raise ConfigurationError(f"lease_ms must be from 1 to {MAX_LEASE_MS} milliseconds.")
        if self.resolver is not None:
            resolver_function(self.resolver)
            if is_async_resolver(self.resolver) and not asynchronous:
                raise TypeError("an async resolver needs the async class")


@dataclass(frozen=True, slots=True)
class TurnRequest:
    """One turn to be extracted."""

    agent_id: str
    text: str
    turn_id: str | None = None
    """None: the turn gets a fresh id."""
    speaker: str | None = None
    session_id: str | None = None
    captured_at: datetime | None = None


@dataclass(frozen=True, slots=True)
class AcceptedCandidate:
    """A candidate that is in the journal, with what its entry says."""

    candidate: Candidate
    entry_id: uuid.UUID
    resolution: Resolution


@dataclass(frozen=True, slots=True)
class ExtractionReport:
    """What became of one turn (A25)."""

    agent_id: str
    turn_id: str
    states: dict[str, int]
    """Candidates per terminal state after this run, whoever decided them."""
    reasons: dict[str, int]
    judge: Judge
    candidates: int
    """How many candidates the turn has; 1 for an empty or voided turn."""
    judged: int
    """How many were put before the judge in this run."""
    already_decided: int
    """How many had been decided before this run, or by another runner during it."""
    in_progress: int
    """How many another runner is at work on at this moment; it will finish them."""
    input_tokens: int | None
    output_tokens: int | None
    duration_ms: int
    redactions: tuple[str, ...] = ()
    """Labels of what was masked in the turn (credential policy ``redact``)."""

    @property
    def accepted(self) -> int:
        """Candidates that are in the journal."""
        return self.states.get(Verdict.ACCEPT, 0)

    @property
    def lost_to_infrastructure(self) -> int:
        """Candidates that no verdict or no entry was to be had for; run the turn again."""
        return sum(
            self.reasons.get(reason, 0)
            for (_, reason), meaning in REASONS.items()
            if meaning.loss == "infrastructure"
        )

    @property
    def privacy_dropped(self) -> bool:
        """Whether the firewall kept anything of the turn out."""
        return self.states.get(Verdict.FIREWALL_DROP, 0) > 0

    @property
    def outcome(self) -> str:
        """The turn in one word.

        ``remembered``: something of it is in the journal. ``failed``: something was lost to
        infrastructure and nothing is in the journal. ``in_progress``: another runner has it.
        ``blocked``: the firewall kept it out. ``empty``: there was no text. ``nothing``: all
        was judged, nothing was worth keeping.
        """
        if self.accepted:
            return "remembered"
        if self.lost_to_infrastructure:
            return "failed"
        if self.in_progress:
            return "in_progress"
        if self.privacy_dropped:
            return "blocked"
        if self.reasons.get(ReasonCode.EMPTY_TURN):
            return "empty"
        return "nothing"

    @property
    def complete(self) -> bool:
        """Whether every candidate is settled, so that running the turn again does nothing."""
        return not self.lost_to_infrastructure and not self.in_progress


@dataclass(frozen=True, slots=True)
class TurnResult:
    """The report on a turn and its accepted candidates, in document order per rule."""

    report: ExtractionReport
    accepted: tuple[AcceptedCandidate, ...]


# --- what the pipeline asks of its driver ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class StartJudging:
    """Begin to judge these candidates; answered with None."""

    candidates: tuple[Candidate, ...]


@dataclass(frozen=True, slots=True)
class NextVerdicts:
    """Wait for verdicts; answered with a batch, empty when all candidates have theirs."""


@dataclass(frozen=True, slots=True)
class Resolve:
    """Resolve accepted candidates; answered with a `Resolution` or a detail code for each."""

    candidates: tuple[Candidate, ...]


Request: TypeAlias = (
    "Call[Any] | LoadFirewall | FirewallOutdated | StartJudging | NextVerdicts | Resolve"
)
Pipeline: TypeAlias = Generator[Request, Any, TurnResult]


# --- calls ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Known:
    """A row of ``assay.probe_turn``."""

    candidate_id: str
    generator_rule: str
    state: str
    reason_code: str
    text_sha256: str | None
    turn_candidates: int | None
    entry_id: uuid.UUID | None
    landed_entry_id: uuid.UUID | None
    open: bool


def _probe_call(agent_id: str, turn_id: str) -> Call[dict[str, _Known]]:
    return Call(
        "select p.candidate_id, p.generator_rule, p.state, p.reason_code, p.text_sha256,"
        " p.turn_candidates, p.entry_id, p.landed_entry_id, p.open"
        " from assay.probe_turn(%(agent_id)s, %(turn_id)s) as p",
        {"agent_id": agent_id, "turn_id": turn_id},
        lambda rows: {row.candidate_id: _Known(*row) for row in rows},
        read_only=True,
    )


def _begin_call(
    agent_id: str,
    turn_id: str,
    token: uuid.UUID,
    rows: Sequence[DecisionRow],
    judge: Judge,
    context: TurnContext,
    lease_ms: int,
) -> Call[dict[str, str]]:
    return Call(
        "select b.candidate_id, b.outcome from assay.begin_assembly("
        f"%(agent_id)s, %(turn_id)s, %(token)s, {ROWS}, {JUDGE}, {CONTEXT}, %(lease_ms)s) as b",
        {
            "agent_id": agent_id,
            "turn_id": turn_id,
            "token": token,
            "rows": rows_json(rows),
            "lease_ms": lease_ms,
            **judge_params(judge),
            **context_params(context),
        },
        lambda found: {row.candidate_id: row.outcome for row in found},
    )


def _complete_call(
    agent_id: str, turn_id: str, token: uuid.UUID, entries: Sequence[Mapping[str, Any]]
) -> Call[dict[str, Any]]:
    return Call(
        "select c.candidate_id, c.outcome, c.state, c.reason_code, c.entry_id"
        " from assay.complete_assembly(%(agent_id)s, %(turn_id)s, %(token)s,"
        " array(select e from jsonb_populate_recordset("
        "null::assay.entry_input, %(entries)s::jsonb) as e)) as c",
        {
            "agent_id": agent_id,
            "turn_id": turn_id,
            "token": token,
            "entries": json.dumps(list(entries), ensure_ascii=False),
        },
        lambda rows: {row.candidate_id: row for row in rows},
    )


def _resolutions_call(agent_id: str, turn_id: str) -> Call[dict[str, Resolution]]:
    """How the references in a turn's entries were resolved when they were written."""

    def decode(rows: Sequence[Any]) -> dict[str, Resolution]:
        return {
            row.candidate_id: Resolution(
                statement=row.statement,
                valid_from=row.valid_from,
                speaker=row.speaker,
                status=row.status,
                assumption=row.assumption,
            )
            for row in rows
        }

    return Call(
        "select e.candidate_id, nullif(e.statement, e.verbatim) as statement, e.valid_from,"
        " e.speaker, e.payload ->> 'assumption' as assumption,"
        " (select substr(s.subject, 5) from unnest(e.subjects) as s (subject)"
        " where starts_with(s.subject, 'res:') limit 1) as status"
        " from assay.journal as e where e.agent_id = %(agent_id)s and e.turn_id = %(turn_id)s"
        " and e.candidate_id is not null",
        {"agent_id": agent_id, "turn_id": turn_id},
        decode,
        read_only=True,
    )


# --- the pipeline ---------------------------------------------------------------------------------


@dataclass(slots=True)
class _Turn:
    """What is known of the turn while it is being run."""

    request: TurnRequest
    turn_id: str
    config: AuditableExtractionConfig
    judge: Judge
    candidates: list[Candidate] = field(default_factory=list)
    settled: dict[str, tuple[str, str]] = field(default_factory=dict)
    """candidate_id → (state, reason) as far as this run knows."""
    entries: dict[str, uuid.UUID] = field(default_factory=dict)
    resolutions: dict[str, Resolution] = field(default_factory=dict)
    landed: set[str] = field(default_factory=set)
    """Candidates whose entry was written without its decision saying so."""
    written: set[str] = field(default_factory=set)
    """Candidates whose entry this run has written."""
    unknown: set[str] = field(default_factory=set)
    """Candidates that another runner settled, or is settling, behind our back."""
    size: int | None = None
    """How many candidates the text has, where that is not how many are dealt with."""
    claiming: bool = False
    """Whether this run may hold claims."""
    already: int = 0
    judged: int = 0
    input_tokens: int | None = None
    output_tokens: int | None = None
    redactions: tuple[str, ...] = ()
    firewall: Firewall = field(default_factory=Firewall)
    """Of the database, once it is loaded."""

    @property
    def context(self) -> TurnContext:
        return TurnContext(
            turn_candidates=len(self.candidates) if self.size is None else self.size,
            speaker=self.request.speaker,
            session_id=self.request.session_id,
            captured_at=self.request.captured_at,
        )


def extract_turn(request: TurnRequest, config: AuditableExtractionConfig, where: str) -> Pipeline:
    """Run one turn; see the module's docstring. ``where`` names the database.

    Raises (at the first step, before anything is written):
        InvalidInputError: text or an id that cannot be stored as it is.
        JournalBlockedError: an id or the speaker is itself a secret.
        TurnConflictError: the turn was run before with other text.
    Raises (at any step):
        DatabaseUnavailableError, DatabaseBusyError: run the turn again; what is decided is not
            judged again. ``detail["turn_id"]`` says which turn.
    """
    started = time.monotonic()
    fresh = request.turn_id is None
    turn_id = new_turn_id() if request.turn_id is None else request.turn_id
    _check_request(request, turn_id)
    turn = _Turn(request, turn_id, config, check_judge(judge_of(config.verdict_provider)))
    key = (where, request.agent_id, turn_id)
    inherited = _claims.take(key)
    token = inherited or uuid.uuid4()
    try:
        yield from _steps(turn, token, fresh)
    except BaseException as error:  # interrupts and cancellations as well; it is raised again
        if turn.claiming or inherited:
            _claims.leave(key, token)
        if isinstance(error, DatabaseError):
            error.detail.setdefault("turn_id", turn_id)
            if fresh:
                error.add_note(f"Run the turn again with turn_id={turn_id!r} to complete it.")
        raise
    return _result(turn, started)


class _Claims:
    """Tokens of runs that broke off in this process while they may have held claims.

    A claim outlives a lost connection until its lease runs out. The process that made it need not
    wait for that: when it runs the turn again, it does so under the same token. A token is taken
    by one run at a time, so two runs never share one.
    """

    _LIMIT = 10_000

    def __init__(self) -> None:
        self._tokens: dict[tuple[str, str, str], uuid.UUID] = {}
        self._lock = threading.Lock()

    def take(self, key: tuple[str, str, str]) -> uuid.UUID | None:
        with self._lock:
            return self._tokens.pop(key, None)

    def leave(self, key: tuple[str, str, str], token: uuid.UUID) -> None:
        with self._lock:
            self._tokens[key] = token
            if len(self._tokens) > self._LIMIT:
                del self._tokens[next(iter(self._tokens))]


_claims = _Claims()


def _new_claims_after_fork() -> None:
    global _claims
    _claims = _Claims()  # the claims are the parent's


if hasattr(os, "register_at_fork"):  # not on Windows, which does not fork
    os.register_at_fork(after_in_child=_new_claims_after_fork)


def _steps(turn: _Turn, token: uuid.UUID, fresh: bool) -> Generator[Request, Any, None]:
    request, turn_id = turn.request, turn.turn_id
    # The firewall comes first: what it blocks is not even hashed.
    turn.firewall = yield LoadFirewall()
    _check_for_secrets(turn)
    text, findings = _apply_policy(turn)
    known: dict[str, _Known] = {}
    if not fresh:
        known = yield _probe_call(request.agent_id, turn_id)
    if text is None:
        rows = _voided_rows(turn, known, findings)
        to_judge: list[Candidate] = []
    elif is_blank(text):
        turn.candidates = [empty_turn_candidate(turn_id, speaker=request.speaker)]
        _check_same_turn(turn, known)
        rows = [
            DecisionRow(
                turn.candidates[0].candidate_id, "empty", Verdict.REJECT, ReasonCode.EMPTY_TURN
            )
        ]
        to_judge = []
    else:
        turn.candidates = generate_candidates(turn_id, text, speaker=request.speaker)
        for candidate in (turn.candidates[0], turn.candidates[-1]):
            check_ids(candidate_id=candidate.candidate_id)
        blocked = _blocked_candidates(turn, findings)
        _check_same_turn(turn, known)
        rows, to_judge = _open_candidates(turn, known, blocked)
    rows = [row for row in rows if _is_open(known.get(row.candidate_id))]
    _take_over_known(turn, known)

    if to_judge:
        yield StartJudging(tuple(to_judge))
        turn.judged = len(to_judge)
        by_id = {candidate.candidate_id: candidate for candidate in to_judge}
        while True:
            batch: Judged = yield NextVerdicts()
            if not batch and not rows:
                break
            rows += [_verdict_row(turn, by_id[result.candidate_id], result) for _, result in batch]
            yield from _write_batch(turn, token, rows)
            rows = []
            if not batch:
                break
    elif rows:
        yield from _write_batch(turn, token, rows)

    if turn.unknown:
        # Another runner was here. Say what became of it rather than guess.
        now = yield _probe_call(request.agent_id, turn_id)
        for candidate_id in list(turn.unknown):
            row = now.get(candidate_id)
            if row is not None and not row.open:
                turn.unknown.discard(candidate_id)
                _settle(turn, candidate_id, row.state, row.reason_code, row.entry_id)
                turn.already += 1
    if turn.entries.keys() - turn.written:
        # What an earlier run, or another runner, made of them stands in the journal.
        turn.resolutions |= yield _resolutions_call(request.agent_id, turn_id)


def _check_request(request: TurnRequest, turn_id: str) -> None:
    check_text(request.text)
    check_ids(request.agent_id, turn_id)
    for name in ("speaker", "session_id"):
        check_name(getattr(request, name), name=name, limit=MAX_NAME_BYTES)
    check_stored_time("captured_at", request.captured_at)


def _check_for_secrets(turn: _Turn) -> None:
    """Refuse ids and names that are themselves secrets."""
    request, firewall, agent_id = turn.request, turn.firewall, turn.request.agent_id
    check_identifier("agent_id", agent_id, firewall, agent_id)
    check_identifier("turn_id", turn.turn_id, firewall, agent_id)
    check_identifier("session_id", request.session_id, firewall, agent_id)
    check_words("speaker", request.speaker, firewall, agent_id)
    for name in ("provider", "model", "package_version"):
        check_identifier(f"judge.{name}", getattr(turn.judge, name), firewall, agent_id)


def _apply_policy(turn: _Turn) -> tuple[str | None, list[Finding]]:
    """The text to go on with (None: the turn is void) and what was found in it."""
    text, firewall, agent_id = turn.request.text, turn.firewall, turn.request.agent_id
    findings = firewall.find_never_record(text, agent_id=agent_id)
    if not findings:
        return text, []
    policy = turn.config.credential_policy
    if policy == "void" or any(found.reason == OFF_THE_RECORD for found in findings):
        # What is off the record is named first: it is why the turn is void under every policy.
        findings.sort(key=lambda found: found.reason != OFF_THE_RECORD)
        return None, findings
    if policy == "redact":
        # The turn is this text from here on, for the model, the log and the journal: it must not
        # tell how long a secret is, neither by its masks nor by where something stands behind them.
        redaction = firewall.redact(text, agent_id=agent_id, keep_length=False)
        turn.redactions = tuple(redaction.labels)
        # A second look: what could not be masked stays blocked, candidate by candidate.
        return redaction.text, firewall.find_never_record(redaction.text, agent_id=agent_id)
    return text, findings


def _voided_rows(
    turn: _Turn, known: Mapping[str, _Known], findings: Sequence[Finding]
) -> list[DecisionRow]:
    """One row for the whole turn. Rows of an earlier run that are still open go the same way."""
    first = findings[0]
    stand_in = blocked_turn_candidate(turn.turn_id)
    earlier = [row for row in known.values() if row.generator_rule != "turn"]
    if earlier:
        # The turn passed an older firewall. Compare in memory: a digest of a blocked text must
        # not leave the process.
        turn.candidates = generate_candidates(turn.turn_id, turn.request.text)
        _check_same_turn(turn, {row.candidate_id: row for row in earlier})
        turn.size = len(turn.candidates)
    turn.candidates = [stand_in]
    rows = [
        DecisionRow(
            stand_in.candidate_id,
            "turn",
            Verdict.FIREWALL_DROP,
            ReasonCode.TURN_LEVEL_BLOCK,
            detail_code=first.reason,
            detector=first.detector,
        )
    ]
    for row in earlier:
        if row.open and row.landed_entry_id is not None:
            turn.landed.add(row.candidate_id)
            rows.append(_landed_row(row))
        elif row.open:
            # No detector on these: one blocked turn leaves one tombstone.
            rows.append(
                DecisionRow(
                    row.candidate_id,
                    row.generator_rule,
                    Verdict.FIREWALL_DROP,
                    ReasonCode.TURN_LEVEL_BLOCK,
                    detail_code=first.reason,
                )
            )
    return rows


def _landed_row(row: _Known) -> DecisionRow:
    """Finish what is in the journal already. Its text is blocked by now, so no digest of it."""
    return DecisionRow(row.candidate_id, row.generator_rule, Verdict.ACCEPT, ReasonCode.ACCEPTED)


def _check_same_turn(turn: _Turn, known: Mapping[str, _Known]) -> None:
    """Refuse a turn id that was used for other text (A21), before anything is judged or written.

    The database refuses it, too; here it is noticed before a model is paid.
    """
    if not known:
        return
    candidates = {candidate.candidate_id: candidate for candidate in turn.candidates}
    if any(row.generator_rule == "turn" for row in known.values()):
        # There is no digest to compare with, so the turn can only stay what it is.
        raise TurnConflictError(
            "This turn_id belongs to a turn that the firewall voided, which this one is not: the"
            " text is another, or the credential policy is. Nothing was judged or written."
            " Give the turn a new turn_id."
        )
    for row in known.values():
        candidate = candidates.get(row.candidate_id)
        if (
            candidate is None
            or (row.turn_candidates is not None and row.turn_candidates != len(candidates))
            or (row.text_sha256 is not None and row.text_sha256 != candidate.text_sha256)
        ):
            raise TurnConflictError(
                "This turn_id was used before for another text. Nothing was judged or written."
                " Give a new turn an id of its own; run a turn again only with the text it had."
            )


def _blocked_candidates(turn: _Turn, findings: Sequence[Finding]) -> dict[str, tuple[str, str]]:
    """Candidates that must not be sent or stored → reason and detector.

    A candidate is blocked when it overlaps anything found in the turn, under every rule alike
    (A23), and when a scan of its own text finds something.
    """
    candidates, agent_id = turn.candidates, turn.request.agent_id
    blocked: dict[str, tuple[str, str]] = {}
    spans = sorted((found.start, found.end, found.reason, found.detector) for found in findings)
    for rule in ("sentence", "entity"):
        position = 0
        for candidate in candidates:
            if candidate.generator_rule != rule:
                continue
            # Candidates of one rule are in document order, and so are the spans.
            while position < len(spans) and spans[position][1] <= candidate.start:
                position += 1
            if position < len(spans) and spans[position][0] < candidate.end:
                blocked[candidate.candidate_id] = spans[position][2:]
    for candidate in candidates:
        if candidate.candidate_id not in blocked:
            verdict = turn.firewall.scan_never_record(candidate.text, agent_id=agent_id)
            if verdict.blocked:
                blocked[candidate.candidate_id] = (
                    verdict.reason or "unknown",
                    verdict.detector or "unknown",
                )
    return blocked


def _open_candidates(
    turn: _Turn, known: Mapping[str, _Known], blocked: Mapping[str, tuple[str, str]]
) -> tuple[list[DecisionRow], list[Candidate]]:
    """Rows that need no judge, and the candidates that do."""
    rows: list[DecisionRow] = []
    to_judge: list[Candidate] = []
    for candidate in turn.candidates:
        row = known.get(candidate.candidate_id)
        if row is not None and row.landed_entry_id is not None:
            # Its entry is in the journal already: nothing to judge or to block, only to finish.
            turn.landed.add(candidate.candidate_id)
            if candidate.candidate_id in blocked:
                rows.append(_landed_row(row))
            else:
                rows.append(_row(candidate, Verdict.ACCEPT, ReasonCode.ACCEPTED))
        elif candidate.candidate_id in blocked:
            reason, detector = blocked[candidate.candidate_id]
            rows.append(
                DecisionRow(
                    candidate.candidate_id,
                    candidate.generator_rule,
                    Verdict.FIREWALL_DROP,
                    ReasonCode.PRE_LLM_CANDIDATE_BLOCK,
                    detail_code=reason,
                    detector=detector,
                )
            )
        elif not _is_open(row):
            continue
        else:
            to_judge.append(candidate)
    return rows, to_judge


def _is_open(row: _Known | None) -> bool:
    return row is None or row.open


def _take_over_known(turn: _Turn, known: Mapping[str, _Known]) -> None:
    for candidate in turn.candidates:
        row = known.get(candidate.candidate_id)
        if row is not None and not row.open:
            _settle(turn, candidate.candidate_id, row.state, row.reason_code, row.entry_id)
            turn.already += 1


def _settle(
    turn: _Turn, candidate_id: str, state: str, reason_code: str, entry_id: uuid.UUID | None
) -> None:
    turn.settled[candidate_id] = (state, reason_code)
    if entry_id is not None:
        turn.entries[candidate_id] = entry_id


def _row(
    candidate: Candidate,
    state: Verdict,
    reason_code: ReasonCode,
    result: VerdictResult | None = None,
) -> DecisionRow:
    return DecisionRow(
        candidate.candidate_id,
        candidate.generator_rule,
        state,
        reason_code,
        span=(candidate.start, candidate.end),
        text_sha256=candidate.text_sha256,
        detail_code=result.detail_code if result else None,
        receipt=result.receipt if result else None,
    )


def _verdict_row(turn: _Turn, candidate: Candidate, result: VerdictResult) -> DecisionRow:
    if result.receipt is not None:
        turn.input_tokens = _add(turn.input_tokens, result.receipt.input_tokens)
        turn.output_tokens = _add(turn.output_tokens, result.receipt.output_tokens)
    return _row(candidate, result.verdict, result.reason_code, result)


def _add(total: int | None, more: int | None) -> int | None:
    if more is None:
        return total
    return (total or 0) + more


def _write_batch(
    turn: _Turn, token: uuid.UUID, rows: Sequence[DecisionRow]
) -> Generator[Request, Any, None]:
    """Both phases for one batch of verdicts."""
    agent_id, turn_id = turn.request.agent_id, turn.turn_id
    candidates = {candidate.candidate_id: candidate for candidate in turn.candidates}
    accepted = [row.candidate_id for row in rows if row.state is Verdict.ACCEPT]
    failures: dict[str, str] = {}
    fresh = [candidate_id for candidate_id in accepted if candidate_id not in turn.landed]
    if fresh and turn.config.resolver is not None:
        # Before the claim: a lease must not run out while a model thinks.
        wanted = tuple(candidates[candidate_id] for candidate_id in fresh)
        answers: Sequence[Resolution | str] = yield Resolve(wanted)
        for candidate_id, answer in zip(fresh, answers, strict=True):
            if isinstance(answer, Resolution):
                turn.resolutions[candidate_id] = answer
            else:
                failures[candidate_id] = answer

    turn.claiming = bool(accepted)
    outcomes: dict[str, str] = yield _begin_call(
        agent_id, turn_id, token, rows, turn.judge, turn.context, turn.config.lease_ms
    )
    for row in rows:
        outcome = outcomes[row.candidate_id]
        if outcome == "written":
            turn.settled[row.candidate_id] = (row.state, row.reason_code)
        elif outcome != "claimed":
            turn.unknown.add(row.candidate_id)
    claimed = [candidate_id for candidate_id in accepted if outcomes[candidate_id] == "claimed"]
    if not claimed:
        return
    entries = [
        {"candidate_id": candidate_id}
        if candidate_id in turn.landed
        else _entry(turn, candidates[candidate_id], failures.get(candidate_id))
        for candidate_id in claimed
    ]
    completed = yield _complete_call(agent_id, turn_id, token, entries)
    refused = False
    for candidate_id in claimed:
        row = completed[candidate_id]
        if row.outcome == "lost":
            turn.unknown.add(candidate_id)
        else:
            _settle(turn, candidate_id, row.state, row.reason_code, row.entry_id)
            if candidate_id not in turn.landed:
                turn.written.add(candidate_id)
            refused = refused or row.reason_code == ReasonCode.POST_ACCEPT_JOURNAL_BLOCK
    if refused:
        yield FirewallOutdated()


def _entry(turn: _Turn, candidate: Candidate, failure: str | None) -> dict[str, Any]:
    """The journal entry of an accepted candidate, as an ``assay.entry_input``."""
    resolution = turn.resolutions.get(candidate.candidate_id, Resolution())
    entry: dict[str, Any] = {"candidate_id": candidate.candidate_id}
    if failure is not None:
        return entry | {"failure": failure}
    # What a resolver says is text of a model: it is scanned before it is sent anywhere.
    for text in (resolution.statement, resolution.speaker, resolution.assumption):
        if text:
            verdict = turn.firewall.scan_never_record(text, agent_id=turn.request.agent_id)
            if verdict.blocked:
                return entry | {"failure": verdict.reason, "detector": verdict.detector}
    entry["verbatim"] = candidate.text
    entry["statement"] = candidate.text if resolution.statement is None else resolution.statement
    entry["speaker"] = resolution.speaker or turn.request.speaker
    entry["session_id"] = turn.request.session_id
    if turn.request.captured_at is not None:
        entry["captured_at"] = turn.request.captured_at.isoformat()
    if resolution.valid_from is not None:
        entry["valid_from"] = resolution.valid_from.isoformat()
    if resolution.status is not None:
        entry["subjects"] = [f"res:{resolution.status}"]
    if resolution.assumption is not None:
        entry["payload"] = {"assumption": resolution.assumption}
    return entry


def _result(turn: _Turn, started: float) -> TurnResult:
    accepted = tuple(
        AcceptedCandidate(
            candidate,
            turn.entries[candidate.candidate_id],
            turn.resolutions.get(candidate.candidate_id, Resolution()),
        )
        for candidate in turn.candidates
        if candidate.candidate_id in turn.entries
    )
    states = Counter(state for state, _ in turn.settled.values())
    reasons = Counter(reason for _, reason in turn.settled.values())
    report = ExtractionReport(
        agent_id=turn.request.agent_id,
        turn_id=turn.turn_id,
        states={str(state): n for state, n in sorted(states.items())},
        reasons={str(reason): n for reason, n in sorted(reasons.items())},
        judge=turn.judge,
        candidates=len(turn.candidates),
        judged=turn.judged,
        already_decided=turn.already,
        in_progress=len(turn.unknown),
        input_tokens=turn.input_tokens,
        output_tokens=turn.output_tokens,
        duration_ms=round((time.monotonic() - started) * 1000),
        redactions=turn.redactions,
    )
    return TurnResult(report, accepted)


# --- drivers --------------------------------------------------------------------------------------

T = TypeVar("T")


def run_extraction(
    database: Database, request: TurnRequest, config: AuditableExtractionConfig
) -> TurnResult:
    """Extract one turn; raises as `extract_turn` says."""
    pipeline = extract_turn(request, config, database.where)
    stream: Iterator[Judged] = iter(())
    answer: Any = None
    error: PgassayError | None = None
    try:
        while True:
            wanted = pipeline.throw(error) if error is not None else pipeline.send(answer)
            answer, error = None, None
            if isinstance(wanted, StartJudging):
                stream = judge_candidates(config.verdict_provider, wanted.candidates)
            elif isinstance(wanted, NextVerdicts):
                answer = next(stream, [])
            elif isinstance(wanted, Resolve):
                answer = [_resolve(config.resolver, candidate) for candidate in wanted.candidates]
            else:
                try:
                    answer = run_step(database, wanted)
                except PgassayError as exc:
                    error = exc
    except StopIteration as stop:
        result: TurnResult = stop.value
        return result
    finally:
        pipeline.close()
        close = getattr(stream, "close", None)
        if close is not None:
            close()


async def arun_extraction(
    database: AsyncDatabase, request: TurnRequest, config: AuditableExtractionConfig
) -> TurnResult:
    """Extract one turn; raises as `extract_turn` says. Cancelling it loses what is in flight."""
    pipeline = extract_turn(request, config, database.where)
    stream: AsyncIterator[Judged] | None = None
    answer: Any = None
    error: PgassayError | None = None
    try:
        while True:
            wanted = pipeline.throw(error) if error is not None else pipeline.send(answer)
            answer, error = None, None
            if isinstance(wanted, StartJudging):
                stream = ajudge_candidates(config.verdict_provider, wanted.candidates)
            elif isinstance(wanted, NextVerdicts):
                answer = [] if stream is None else await anext(stream, [])
            elif isinstance(wanted, Resolve):
                answer = await _aresolve_all(config.resolver, wanted.candidates)
            else:
                try:
                    answer = await arun_step(database, wanted)
                except PgassayError as exc:
                    error = exc
    except StopIteration as stop:
        result: TurnResult = stop.value
        return result
    finally:
        pipeline.close()
        if stream is not None:
            close = getattr(stream, "aclose", None)
            if close is not None:
                with contextlib.suppress(RuntimeError):
                    await close()


def _resolve(resolver: ResolverLike | None, candidate: Candidate) -> Resolution | str:
    assert resolver is not None
    try:
        value = resolver_function(resolver)(replace(candidate))
        if inspect.iscoroutine(value):
            value.close()  # or Python warns that it was never awaited
            raise TypeError("the resolver is async and this class is not")
        return check_resolution(value)
    except Exception as exc:  # whatever a plug-in raises costs one candidate, not the turn
        return failed(exc)


async def _aresolve_all(
    resolver: ResolverLike | None, candidates: Sequence[Candidate]
) -> list[Resolution | str]:
    """Async resolvers run concurrently within limits; a sync one in a thread, one at a time."""
    assert resolver is not None
    if not is_async_resolver(resolver):
        answers = await asyncio.to_thread(
            lambda: [_call_resolver(resolver, candidate) for candidate in candidates]
        )
        return [await _checked(answer) for answer in answers]
    limit = asyncio.Semaphore(_RESOLVER_CONCURRENCY)

    async def one(candidate: Candidate) -> Resolution | str:
        async with limit:
            return await _checked(_call_resolver(resolver, candidate))

    return list(await asyncio.gather(*map(one, candidates)))


def _call_resolver(resolver: ResolverLike, candidate: Candidate) -> Any:
    try:
        return resolver_function(resolver)(replace(candidate))
    except Exception as exc:  # as above
        return exc


async def _checked(value: Any) -> Resolution | str:
    try:
        if inspect.isawaitable(value):
            value = await value
        if isinstance(value, Exception):
            return failed(value)
        return check_resolution(value)
    except asyncio.CancelledError as exc:
        task = asyncio.current_task()
        if task is None or task.cancelling():
            raise
        return failed(exc)  # somebody cancelled a task of the resolver's own
    except Exception as exc:  # as above
        return failed(exc)
