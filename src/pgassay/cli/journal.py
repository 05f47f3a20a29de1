"""The command that reads the journal: ``journal``."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated

import typer

from pgassay.cli import _output
from pgassay.cli._app import open_database
from pgassay.cli._options import Agent, AsJson, DatabaseUrl, parse_moment
from pgassay.journal import Belief, JournalEntry, ProvenanceJournal

_MOMENT = "a date (its beginning in UTC) or a time with its offset"


def journal(
    agent: Agent,
    as_of: Annotated[
        datetime | None,
        typer.Option(
            parser=parse_moment,
            metavar="TIME",
            help=f"What held then: {_MOMENT}. Else now.",
            show_default=False,
        ),
    ] = None,
    known_at: Annotated[
        datetime | None,
        typer.Option(
            parser=parse_moment,
            metavar="TIME",
            help="Only what was recorded by then. Else everything.",
            show_default=False,
        ),
    ] = None,
    raw: Annotated[
        bool,
        typer.Option("--all", help="Every entry as it was written, annotations included."),
    ] = False,
    turn: Annotated[
        str | None, typer.Option(help="Only entries of this turn.", show_default=False)
    ] = None,
    speaker: Annotated[
        str | None, typer.Option(help="Only entries of this speaker.", show_default=False)
    ] = None,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Show what is held to be true at a moment, or with --all the journal itself.

    --as-of asks about the world, --known-at about what had been learned: with both, the question
    is what one would have answered then about that day.
    """
    if raw and as_of is not None:
        raise typer.BadParameter(
            "entries do not hold at a moment, beliefs do: leave out --all", param_hint="'--as-of'"
        )
    with open_database(database_url) as database:
        book = ProvenanceJournal(database)
        if raw:
            entries = book.entries(agent, turn_id=turn, speaker=speaker, known_at=known_at)
            if as_json:
                _output.emit_json({"agent_id": agent, "known_at": known_at, "entries": entries})
            else:
                _show_entries(entries)
            return
        beliefs = [
            belief
            for belief in book.beliefs(agent, valid_at=as_of, known_at=known_at)
            if turn in (None, belief.turn_id) and speaker in (None, belief.speaker)
        ]
    if as_json:
        _output.emit_json(
            {"agent_id": agent, "as_of": as_of, "known_at": known_at, "beliefs": beliefs}
        )
        return
    show_beliefs(beliefs)


def show_beliefs(beliefs: Sequence[Belief]) -> None:
    """Print beliefs as a table."""
    if not beliefs:
        _output.note("No beliefs.")
        return
    _output.table(
        ["from", "to", "speaker", "entry", "statement"],
        [
            [
                _output.moment(belief.valid_from),
                _output.moment(belief.valid_to),
                belief.speaker,
                str(belief.entry_id),
                belief.statement,
            ]
            for belief in beliefs
        ],
    )


def _show_entries(entries: Sequence[JournalEntry]) -> None:
    if not entries:
        _output.note("No entries.")
        return
    _output.table(
        ["recorded", "kind", "valid from", "speaker", "entry", "annotates", "statement"],
        [
            [
                _output.moment(entry.recorded_at),
                entry.kind,
                _output.moment(entry.valid_from),
                entry.speaker,
                str(entry.entry_id),
                None if entry.target_id is None else str(entry.target_id),
                entry.statement,
            ]
            for entry in entries
        ],
    )
