"""The commands about memory: ``remember``, ``recall``, ``forget``, ``memories``, ``embed``."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated

import typer

from pgassay.cli import _output
from pgassay.cli._app import ExitCode, open_database
from pgassay.cli._options import Agent, AsJson, DatabaseUrl, Limit, parse_moment
from pgassay.cli._reading import read_lines
from pgassay.errors import ConfigurationError
from pgassay.memory import (
    MemoryStore,
    NewMemory,
    Recall,
    SentenceTransformerEmbeddings,
    install_vectors,
    vectors_status,
)

_BATCH = 500

Speaker = Annotated[str | None, typer.Option(help="Who said it.", show_default=False)]


def remember(
    agent: Agent,
    text: Annotated[
        list[str] | None,
        typer.Argument(help="What to remember, each text one record.", show_default=False),
    ] = None,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file",
            "-f",
            help="A file with one record a line; - for standard input.",
            show_default=False,
        ),
    ] = None,
    speaker: Speaker = None,
    session: Annotated[
        str | None, typer.Option(help="The conversation it belongs to.", show_default=False)
    ] = None,
    captured_at: Annotated[
        datetime | None,
        typer.Option(
            parser=parse_moment,
            metavar="TIME",
            help="When it was said; else now.",
            show_default=False,
        ),
    ] = None,
    importance: Annotated[float, typer.Option(min=0.0, max=1.0, help="How much it matters.")] = 0.5,
    pin: Annotated[bool, typer.Option("--pin", help="It does not decay.")] = False,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Remember texts by hand, as they are; each is one record.

    The same text of the same speaker is one record, however often it is remembered. What the
    firewall blocks is left out and said so (exit code 1).
    """
    if not text and file is None:
        raise typer.BadParameter("give a text, or a file with --file", param_hint="'TEXT'")
    outcomes: Counter[str] = Counter()
    results = []
    with open_database(database_url) as database:
        store = MemoryStore(database)
        batch: list[NewMemory] = []

        def write() -> None:
            for result in store.remember_many(agent, batch):
                outcomes[result.outcome] += 1
                results.append(result)
            batch.clear()
            if file is not None and sys.stderr.isatty():
                _output.note(f"{sum(outcomes.values())} records")

        for content in _texts(text or [], file):
            batch.append(
                NewMemory(
                    content,
                    speaker=speaker,
                    session_id=session,
                    captured_at=captured_at,
                    importance=importance,
                    pinned=pin,
                )
            )
            if len(batch) == _BATCH:
                write()
        if batch:
            write()
    if as_json:
        _output.emit_json({"agent_id": agent, "outcomes": dict(outcomes), "records": results})
    else:
        _output.line(_output.counts(outcomes))
    if outcomes["blocked"]:
        _output.complain(f"the firewall kept {outcomes['blocked']} of the texts out.")
        raise typer.Exit(ExitCode.PROBLEMS)


def _texts(given: list[str], file: Path | None) -> Iterator[str]:
    yield from given
    if file is None:
        return
    yield from (stripped for line in read_lines(file) if (stripped := line.strip()))


def recall(
    agent: Agent,
    query: Annotated[str, typer.Argument(help="A question, or words.")],
    limit: Limit = 10,
    as_of: Annotated[
        datetime | None,
        typer.Option(
            parser=parse_moment,
            metavar="TIME",
            help="What held then; else now.",
            show_default=False,
        ),
    ] = None,
    speaker: Speaker = None,
    weight: Annotated[
        list[str] | None,
        typer.Option(
            "--weight",
            metavar="NAME=VALUE",
            help="A share of the ranking, see view assay.recall_weights; may be repeated.",
            show_default=False,
        ),
    ] = None,
    explain: Annotated[
        bool, typer.Option("--explain", help="Show every part of the scores.")
    ] = False,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Find what an agent remembers about something, best first. Nothing is written."""
    weights = _weights(weight or [])
    with open_database(database_url) as database:
        found = MemoryStore(database).recall(
            agent, query, limit=limit, weights=weights, as_of=as_of, speaker=speaker
        )
    if as_json:
        _output.emit_json({"agent_id": agent, "recall": found})
        return
    if found.query_blind:
        _output.note("The query has no usable words; these are the newest records.")
    if not found.items:
        _output.note("Nothing remembered about that.")
        return
    _show(found, explain)


def _weights(given: list[str]) -> dict[str, float] | None:
    weights: dict[str, float] = {}
    for item in given:
        name, separator, value = item.partition("=")
        try:
            weights[name.strip()] = float(value)
        except ValueError:
            separator = ""
        if not separator:
            raise typer.BadParameter(
                "give a name and a number, such as speaker=1.2", param_hint="'--weight'"
            )
    return weights or None


def _show(found: Recall, explain: bool) -> None:
    if not explain:
        _output.table(
            ["rank", "score", "said", "speaker", "memory", "content"],
            [
                [
                    item.rank,
                    f"{item.total:.3f}",
                    _output.moment(item.captured_at),
                    item.speaker,
                    str(item.memory_id),
                    item.content,
                ]
                for item in found.items
            ],
            right=["rank", "score"],
        )
        return
    _output.table(
        [
            "rank", "total", "lexical", "context", "factor", "vector", "decay", "confidence",
            "association", "content",
        ],
        [
            [
                item.rank,
                f"{item.total:.3f}",
                f"{item.lexical:.3f}",
                f"{item.context:.3f}",
                f"{item.factor:.2f}",
                None if item.vector is None else f"{item.vector:.3f}",
                f"{item.decay:.3f}",
                f"{item.confidence:.3f}",
                f"{item.association:.3f}",
                item.content,
            ]
            for item in found.items
        ],
        right=["rank", "total", "lexical", "context", "factor", "vector", "decay", "confidence",
               "association"],
    )  # fmt: skip


def forget(
    agent: Agent,
    memory: Annotated[list[str], typer.Argument(help="Ids of records, as recall shows them.")],
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Take records out of recall. The rows and the journal stay: this is not erasure."""
    with open_database(database_url) as database:
        forgotten = MemoryStore(database).forget(agent, memory)
    if as_json:
        _output.emit_json({"agent_id": agent, "forgotten": forgotten})
    else:
        _output.line(f"forgotten {forgotten}")
    if forgotten < len(set(memory)):
        _output.complain("some of these are no records of this agent, or were forgotten before.")
        raise typer.Exit(ExitCode.PROBLEMS)


def memories(
    agent: Agent,
    limit: Limit = 100,
    everything: Annotated[
        bool, typer.Option("--all", help="Also what is forgotten, superseded or retracted.")
    ] = False,
    speaker: Speaker = None,
    provider: Annotated[
        str | None, typer.Option(help="Only records of this provider.", show_default=False)
    ] = None,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """List memory records, the newest first."""
    with open_database(database_url) as database:
        records = MemoryStore(database).memories(
            agent, limit=limit, include_all=everything, speaker=speaker, provider=provider
        )
    if as_json:
        _output.emit_json({"agent_id": agent, "memories": records})
        return
    if not records:
        _output.note("No memories.")
        return
    _output.table(
        ["said", "speaker", "provider", "evidence", "confidence", "recalls", "memory", "content"],
        [
            [
                _output.moment(record.captured_at),
                record.speaker,
                record.provider,
                record.evidence,
                f"{record.confidence:.2f}",
                record.recalls,
                str(record.memory_id),
                record.content,
            ]
            for record in records
        ],
        right=["evidence", "confidence", "recalls"],
    )


def embed(
    agent: Annotated[
        str | None, typer.Option("--agent", "-a", help="Whose memory.", show_default=False)
    ] = None,
    model: Annotated[
        str | None,
        typer.Option(
            help="A model for sentence-transformers, or a package that carries one.",
            show_default=False,
        ),
    ] = None,
    install: Annotated[
        bool, typer.Option("--install", help="Add vectors to the schema first (needs pgvector).")
    ] = False,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Give records without a vector one. May be broken off and run again at any time.

    With --install, pgvector is created where it is missing. On a server of your own that takes a
    superuser: let one run `create extension vector` in the database first.
    """
    if (agent is None) != (model is None):
        raise typer.BadParameter("give --agent and --model together", param_hint="'--model'")
    embedded = 0
    with open_database(database_url) as database:
        if install:
            install_vectors(database)
        status = vectors_status(database)
        if agent is not None and model is not None:
            provider = SentenceTransformerEmbeddings(model)
            store = MemoryStore(database)
            try:
                while done := store.embed_missing(agent, provider, limit=256):
                    embedded += done
                    _output.note(f"{embedded} records")
            except ImportError as error:
                raise ConfigurationError(str(error)) from None
    if as_json:
        _output.emit_json({"vectors": status, "embedded": embedded})
        return
    _output.pairs([("vectors", status), ("embedded", embedded)])
