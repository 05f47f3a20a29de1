"""The commands about the firewall itself: ``firewall test``, ``firewall detectors`` and others."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final
from uuid import UUID

import typer

from pgassay import policy
from pgassay.cli import _output
from pgassay.cli._app import ExitCode, open_database
from pgassay.cli._options import Agent, AsJson, DatabaseUrl, NamedDatabaseUrl
from pgassay.cli._reading import read_text
from pgassay.database import URL_VARIABLE, Call, Database
from pgassay.firewall import Detector, allowance_for, scan_never_record, selftest
from pgassay.firewall._rules import REASONS, load

Reason = StrEnum("Reason", {reason.upper(): reason for reason in REASONS})  # type: ignore[misc]

_BATCH: Final = 200

Note = Annotated[
    str, typer.Option("--note", metavar="WHY", help="Why; it is kept, with the time and the role.")
]
Name = Annotated[str, typer.Argument(metavar="NAME", help="The detector's name.")]


def _given(url: str | None) -> bool:
    """Whether a database was named: these commands work without one, too."""
    return url is not None or bool(os.environ.get(URL_VARIABLE))


def self_test(
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="Make the same cases again.", show_default=False)
    ] = None,
    each: Annotated[
        int, typer.Option(min=1, max=1_000, metavar="N", help="So many cases of each form.")
    ] = 1,
    as_json: AsJson = False,
    database_url: NamedDatabaseUrl = None,
) -> None:
    """Try the firewall on secrets that are made up on the spot, and on what only looks like one.

    Python's detectors are tried, and those of the database where one is named; what is switched off
    there is missed there. What is random looks like a word now and then: the exit code is 1 when
    more than 2 % of a reason's secrets were missed, or more than 1 % of what must pass blocked.
    """
    corpus = selftest.cases(seed, each=each)
    scores = {
        "python": selftest.score(corpus, [scan_never_record(case.text).reason for case in corpus])
    }
    if _given(database_url):
        with open_database(database_url) as database:
            scores["sql"] = selftest.score(corpus, _asked(database, corpus))
    passed = all(score.passed for rows in scores.values() for score in rows)
    if as_json:
        _output.emit_json({"scores": scores, "passed": passed})
    else:
        columns = ["cases", "caught", "exact reason", "false blocks"]
        _output.table(
            ["engine", *columns, "reason"],
            [
                [
                    engine,
                    row.cases,
                    row.caught,
                    row.exact,
                    row.false_blocks,
                    (row.reason, "" if row.passed else "red"),
                ]
                for engine, rows in scores.items()
                for row in rows
            ],
            right=columns,
        )
    sys.stdout.flush()
    if not passed:
        raise typer.Exit(ExitCode.PROBLEMS)


def _asked(database: Database, corpus: Sequence[selftest.Case]) -> list[str | None]:
    verdicts: list[str | None] = []
    for at in range(0, len(corpus), _BATCH):
        verdicts += database.run(
            Call(
                "select f.reason from unnest(%(texts)s::text[]) with ordinality as t (value, n)"
                " left join lateral assay.scan_never_record(t.value) as f on true order by t.n",
                {"texts": [case.text for case in corpus[at : at + _BATCH]]},
                lambda rows: [row.reason for row in rows],
                read_only=True,
            )
        )
    return verdicts


def detectors(
    changed: Annotated[
        bool, typer.Option("--changed", help="Only those that were added or switched off.")
    ] = False,
    as_json: AsJson = False,
    database_url: NamedDatabaseUrl = None,
) -> None:
    """List the detectors: of the database where one is named, else of this package."""
    if _given(database_url):
        with open_database(database_url) as database:
            rows = policy.list_detectors(database)
    else:
        rows = [
            policy.ListedDetector(rule.reason, rule.name, False, True, rule.about)
            for rule in load().rules
        ]
    if changed:
        rows = [row for row in rows if row.custom or not row.enabled]
    if as_json:
        _output.emit_json({"detectors": rows})
        return
    if not rows:
        _output.note("No detector was added or switched off.")
        return
    _output.table(
        ["reason", "detector", "whose", "state", "about"],
        [
            [
                row.reason,
                row.detector,
                "added" if row.custom else "package",
                "on" if row.enabled else ("off", "yellow"),
                row.about,
            ]
            for row in rows
        ],
    )


def add(
    name: Annotated[
        str,
        typer.Argument(metavar="NAME", help="Small letters, digits and underscores, 3 to 63."),
    ],
    reason: Annotated[Reason, typer.Argument(metavar="REASON", help="What kind of secret.")],
    pattern: Annotated[
        str,
        typer.Argument(
            metavar="PATTERN",
            help="What it looks like: literal characters, classes such as [A-Z0-9], groups such as"
            " (?:live|test), repetitions {n} {n,m} ?; see docs/firewall.md.",
        ),
    ],
    ignore_case: Annotated[
        bool, typer.Option("--ignore-case", help="Letters of either case; write PATTERN small.")
    ] = False,
    about: Annotated[str, typer.Option(metavar="TEXT", help="What it is for.")] = "",
    database_url: DatabaseUrl = None,
) -> None:
    """Add a detector of your own to the database, for every agent. For the schema's owner."""
    detector = Detector.of(name, reason.value, pattern, ignore_case, about)
    with open_database(database_url) as database:
        policy.add_detector(database, detector)
    _output.note(f"{name} is on.")


def disable(name: Name, note: Note, database_url: DatabaseUrl = None) -> None:
    """Switch a detector off, for every agent. For the schema's owner."""
    with open_database(database_url) as database:
        changed = policy.disable_detector(database, name, note)
    _output.note(f"{name} is off." if changed else f"{name} was off.")


def enable(name: Name, note: Note, database_url: DatabaseUrl = None) -> None:
    """Switch a detector on again, for every agent. For the schema's owner."""
    with open_database(database_url) as database:
        changed = policy.enable_detector(database, name, note)
    _output.note(f"{name} is on." if changed else f"{name} was on.")


def allow(
    agent: Agent,
    note: Note,
    file: Annotated[
        Path,
        typer.Argument(
            metavar="FILE",
            help="A file that holds the text as it was blocked; - for standard input.",
        ),
    ] = Path("-"),
    span: Annotated[
        int | None,
        typer.Option(
            min=1,
            metavar="N",
            help="Which of several things that are found; without it they are listed.",
            show_default=False,
        ),
    ] = None,
    reason: Annotated[
        Reason | None,
        typer.Option(help="Only what is found for this reason.", show_default=False),
    ] = None,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Let one false alarm pass, for one agent. For the schema's owner.

    Give the text as it was blocked, with the words around what is found: some things are found only
    because of them. What is found in it is allowed, in whatever words it stands; where several
    things are found, --span says which. The text stays here: the digest of what is found is stored,
    by which its owner says that it is no secret. It is not taken from the command line, which other
    users of the machine can see. What is off the record, private keys and whatever stands beside
    them, cards, accounts, identity numbers and short texts cannot be allowed.
    """
    text = read_text(file).removesuffix("\n").removesuffix("\r")
    with open_database(database_url) as database:
        found = allowance_for(
            text,
            policy.firewall_of(database),
            span=span,
            reason=None if reason is None else reason.value,
        )
        allow_id = policy.allow_found(database, agent, found, note)
    if as_json:
        _output.emit_json(
            {"allow_id": allow_id, "reason": found.reason, "detector": found.detector}
            | {"start": found.start, "end": found.end}
        )
    else:
        _output.line(str(allow_id))
        _output.note(
            f"Allowed for {found.reason} ({found.detector}): characters {found.start} to"
            f" {found.end} of this text."
        )


def allowed(
    agent: Annotated[
        str | None,
        typer.Option("--agent", "-a", help="Only for this agent.", show_default=False),
    ] = None,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """List the false alarms that were allowed, and those taken back: neither texts nor digests."""
    with open_database(database_url) as database:
        rows = policy.list_allowed_texts(database, agent)
    if as_json:
        _output.emit_json({"allowed": rows})
        return
    if not rows:
        _output.note("Nothing was allowed.")
        return
    _output.table(
        ["agent", "id", "reason", "allowed", "by", "taken back", "note"],
        [
            [
                row.agent_id,
                str(row.allow_id),
                row.reason,
                _output.moment(row.allowed_at),
                row.allowed_by,
                _output.moment(row.revoked_at),
                row.note,
            ]
            for row in rows
        ],
    )


def revoke(
    agent: Agent,
    allow_id: Annotated[UUID, typer.Argument(metavar="ID", help="As `firewall allowed` lists it.")],
    database_url: DatabaseUrl = None,
) -> None:
    """Take back that a text may pass; its digest is erased. For the schema's owner."""
    with open_database(database_url) as database:
        changed = policy.revoke_allowed_text(database, agent, allow_id)
    _output.note("Taken back." if changed else "It was taken back before.")


firewall: Any = typer.Typer(
    name="firewall",
    help="Look at the firewall, try it, and change what it blocks.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
firewall.command("test")(self_test)
for _command in (detectors, add, disable, enable, allow, allowed, revoke):
    firewall.command()(_command)
