"""Commands that read the decision log: ``decisions``, ``summary``, ``pending``, ``why``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import timedelta
from typing import Annotated, Any

import typer

from pgassay.audit.decisions import DecisionLog
from pgassay.audit.records import DecisionEvent, DecisionRecord
from pgassay.audit.vocabulary import REASONS, ReasonCode, Verdict
from pgassay.cli import _output
from pgassay.cli._app import ExitCode, open_database
from pgassay.cli._options import Agent, AsJson, DatabaseUrl, Limit, parse_duration
from pgassay.journal import JournalEntry, ProvenanceJournal

Turn = Annotated[str | None, typer.Option(help="Only this turn.", show_default=False)]


def decisions(
    agent: Agent,
    turn: Turn = None,
    state: Annotated[
        Verdict | None, typer.Option(help="Only this state.", show_default=False)
    ] = None,
    reason: Annotated[
        ReasonCode | None, typer.Option(help="Only this reason.", show_default=False)
    ] = None,
    newest: Annotated[bool, typer.Option("--newest", help="The newest first.")] = False,
    limit: Limit = 100,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """List decisions: what became of each candidate, and why. Oldest first."""
    with open_database(database_url) as database:
        # One more than asked for tells whether there are more.
        rows = DecisionLog(database).list_for_agent(
            agent,
            turn_id=turn,
            state=state,
            reason_code=reason,
            newest_first=newest,
            limit=limit + 1,
        )
    truncated = len(rows) > limit
    rows = rows[:limit]
    if as_json:
        _output.emit_json({"agent_id": agent, "decisions": rows, "truncated": truncated})
        return
    show_decisions(rows)
    if truncated:
        _output.note(f"There are more than {limit}; --limit shows more of them.")


def show_decisions(rows: Sequence[DecisionRecord]) -> None:
    """Print decisions as a table."""
    if not rows:
        _output.note("No decisions.")
        return
    _output.table(
        ["written", "state", "reason", "detail", "speaker", "candidate"],
        [
            [
                _output.moment(row.written_at),
                _output.state(row.state),
                row.reason_code,
                row.detail_code,
                row.speaker,
                row.candidate_id,
            ]
            for row in rows
        ],
    )


def summary(
    agent: Agent,
    turn: Turn = None,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Count what became of an agent's candidates, or of one turn's.

    Unfinished ones (pending) are counted nowhere else.
    """
    with open_database(database_url) as database:
        log = DecisionLog(database)
        if turn is None:
            counted = _agent_counts(log, agent)
            drops = log.privacy_drop_counts(agent)
            pending_rows = len(log.list_pending(agent))
        else:
            counted = log.turn_summary(agent, turn)
            drops = {}
            pending_rows = len(log.list_for_agent(agent, turn_id=turn, state=Verdict.PENDING))
    states = _with_prefix(counted, "state:")
    reasons = _with_prefix(counted, "reason:")
    losses = Counter[str]()
    for (_, reason), meaning in REASONS.items():
        if meaning.terminal and meaning.loss != "none" and reasons.get(reason):
            losses[meaning.loss] += reasons[reason]
    if as_json:
        _output.emit_json(
            {
                "agent_id": agent,
                "turn_id": turn,
                "candidates": sum(states.values()),
                "states": states,
                "reasons": reasons,
                "losses": dict(sorted(losses.items())),
                "pending": pending_rows,
                "firewall_drops": drops if turn is None else None,
            }
        )
        return
    _output.pairs(
        [
            ("candidates", sum(states.values())),
            ("states", _output.counts(states)),
            ("reasons", _output.counts(reasons)),
            ("lost to", _output.counts(losses)),
            ("pending", pending_rows),
            ("kept out by the firewall", None if turn is not None else _output.counts(drops)),
        ]
    )


def _agent_counts(log: DecisionLog, agent: str) -> dict[str, int]:
    """The counts of all turns of an agent, in the form of a turn's."""
    found = log.compute_metrics(agent, {})
    states = Counter[str]()
    for row in found.per_generator_rule.values():
        states.update(row)
    return {
        **{f"state:{name}": number for name, number in states.items()},
        **{f"reason:{name}": number for name, number in found.per_reason_code.items()},
    }


def _with_prefix(values: dict[str, int], prefix: str) -> dict[str, int]:
    return {
        name.removeprefix(prefix): number
        for name, number in sorted(values.items())
        if name.startswith(prefix)
    }


def pending(
    agent: Agent,
    older_than: Annotated[
        timedelta | None,
        typer.Option(
            parser=parse_duration,
            metavar="AGE",
            help="Only rows written longer ago than this: 90s, 10m, 2h, 1d.",
            show_default=False,
        ),
    ] = None,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """List accepted candidates whose journal entry is not written yet, oldest first.

    Where no runner is at work any more, running the turn again finishes them.
    """
    with open_database(database_url) as database:
        rows = DecisionLog(database).list_pending(agent, older_than=older_than)
    if as_json:
        _output.emit_json({"agent_id": agent, "pending": rows})
        return
    if not rows:
        _output.note("Nothing is pending.")
        return
    _output.table(
        ["written", "judge", "turn", "candidate"],
        [
            [_output.moment(row.written_at), _judge(row), row.turn_id, row.candidate_id]
            for row in rows
        ],
    )


def why(
    candidate_id: Annotated[str, typer.Argument(help="The candidate.")],
    agent: Agent,
    turn: Annotated[
        str | None,
        typer.Option(
            help="Its turn; else what stands before the last two colons of the candidate.",
            show_default=False,
        ),
    ] = None,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Show the whole history of one candidate: span, judge, attempts, entry, annotations."""
    turn_id = candidate_id.rsplit(":", 2)[0] if turn is None else turn
    with open_database(database_url) as database:
        log, journal = DecisionLog(database), ProvenanceJournal(database)
        decision = log.get(agent, turn_id, candidate_id)
        if decision is None:
            _output.complain(
                "this agent has no such candidate; `pgassay decisions` lists them"
                " (and --turn names the turn of one whose id was made elsewhere)."
            )
            raise typer.Exit(ExitCode.PROBLEMS)
        attempts = log.history(agent, turn_id, candidate_id)
        entry = journal.for_candidate(agent, turn_id, candidate_id)
        chain = [] if entry is None else journal.chain(agent, entry.entry_id)
        holds = entry is not None and any(
            belief.entry_id == entry.entry_id for belief in journal.beliefs(agent)
        )
    others = [item for item in chain if entry is not None and item.entry_id != entry.entry_id]
    if as_json:
        _output.emit_json(
            {
                "decision": decision,
                "meaning": _meaning(decision),
                "attempts": attempts,
                "entry": entry,
                "holds_now": holds if entry is not None else None,
                "related_entries": others,
            }
        )
        return
    _show_decision(decision)
    _show_attempts(attempts)
    _show_entry(entry, others, holds)


def _show_decision(row: DecisionRecord) -> None:
    _output.pairs(
        [
            ("candidate", row.candidate_id),
            ("turn", row.turn_id),
            ("session", row.session_id),
            ("speaker", row.speaker),
            ("said", _output.moment(row.captured_at)),
            ("rule", row.generator_rule),
            ("span", _span(row) or "not kept"),
            ("text digest", row.text_sha256 or "not kept"),
            ("state", _output.state(row.state)),
            ("reason", row.reason_code),
            ("detail", row.detail_code),
            ("meaning", _meaning(row)),
            ("written", _output.moment(row.written_at)),
            ("judge", _judge(row)),
            ("prompt digest", row.prompt_sha256),
            ("schema digest", row.schema_sha256),
            ("package", row.package_version),
            ("receipt", _receipt(row)),
            ("candidates of the turn", row.turn_candidates),
        ]
    )


def _show_attempts(attempts: Sequence[DecisionEvent]) -> None:
    _output.heading("Attempts")
    _output.table(
        ["when", "outcome", "state", "reason", "detail", "judge", "receipt"],
        [
            [
                _output.moment(attempt.attempted_at),
                attempt.outcome,
                _output.state(attempt.state),
                attempt.reason_code,
                attempt.detail_code,
                _judge(attempt),
                _receipt(attempt),
            ]
            for attempt in attempts
        ],
    )


def _show_entry(entry: JournalEntry | None, others: Sequence[JournalEntry], holds: bool) -> None:
    _output.heading("Journal")
    if entry is None:
        _output.line("No entry: the words of what is not accepted are not kept.")
        return
    _output.pairs(
        [
            ("entry", str(entry.entry_id)),
            ("verbatim", entry.verbatim),
            ("statement", None if entry.statement == entry.verbatim else entry.statement),
            ("valid from", _output.moment(entry.valid_from)),
            ("recorded", _output.moment(entry.recorded_at)),
            ("holds now", "yes" if holds else "no"),
            ("tags", ", ".join(entry.subjects)),
        ]
    )
    if others:
        _output.heading("Annotations, and what they lead to")
        _output.table(
            ["recorded", "kind", "from", "speaker", "entry", "of", "statement"],
            [
                [
                    _output.moment(item.recorded_at),
                    item.kind,
                    _output.moment(item.valid_from),
                    item.speaker,
                    str(item.entry_id),
                    None if item.target_id is None else str(item.target_id),
                    item.statement,
                ]
                for item in others
            ],
        )


def _meaning(row: DecisionRecord) -> str:
    by = "by the judge" if row.decided_by == "model" else "by pgassay itself"
    if row.state is Verdict.PENDING:
        return "accepted; its journal entry is still to be written"
    if row.loss == "infrastructure":
        return f"decided {by}; lost to infrastructure: running the turn again judges it again"
    if row.loss == "privacy":
        return f"decided {by}; kept out for privacy: neither text nor digest is stored"
    return f"decided {by}"


def _judge(row: Any) -> str:
    return row.provider if row.model is None else f"{row.provider} {row.model}"


def _span(row: DecisionRecord) -> str | None:
    return None if row.span_start is None else f"{row.span_start}-{row.span_end}"


def _receipt(row: DecisionRecord | DecisionEvent) -> str | None:
    parts = [
        None if row.latency_ms is None else f"{row.latency_ms} ms",
        None if row.input_tokens is None else f"{row.input_tokens} tokens in",
        None if row.output_tokens is None else f"{row.output_tokens} out",
        row.finish_reason,
    ]
    return ", ".join(part for part in parts if part) or None
