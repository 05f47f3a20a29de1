"""Commands that compare decisions with human truth: ``metrics`` and ``label``."""

from __future__ import annotations

import csv
import getpass
import io
import json
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from pgassay.audit.decisions import DecisionLog
from pgassay.audit.metrics import LabelKey, Metrics
from pgassay.cli import _output
from pgassay.cli._app import open_database
from pgassay.cli._options import Agent, AsJson, DatabaseUrl

_YES: Final = frozenset({"yes", "y", "true", "t", "1"})
_NO: Final = frozenset({"no", "n", "false", "f", "0"})
_VALUE_NAMES: Final = ("should_accept", "label", "gold")

_FILE_HELP: Final = (
    'JSON {"candidate_id": true, …}; or JSONL or CSV with candidate_id, should_accept and, where'
    " a candidate_id alone is not unique, turn_id."
)

LabelFile = Annotated[
    Path | None,
    typer.Option(
        "--file",
        exists=True,
        dir_okay=False,
        readable=True,
        metavar="FILE",
        help="Many labels: " + _FILE_HELP,
        show_default=False,
    ),
]
GoldFile = Annotated[
    Path | None,
    typer.Option(
        "--gold",
        exists=True,
        dir_okay=False,
        readable=True,
        metavar="FILE",
        help="Labels to compare with, instead of the stored ones: " + _FILE_HELP,
        show_default=False,
    ),
]


class Answer(StrEnum):
    """Should the candidate have been accepted?"""

    YES = "yes"
    NO = "no"


def read_labels(path: Path) -> dict[LabelKey, bool]:
    """Read gold labels from a JSON, JSONL or CSV file.

    Raises:
        typer.BadParameter: the file holds something else; the message names the place.
    """
    try:
        labels = {
            key: _answer(path, place, value)
            for place, key, value in _entries(path, path.read_text(encoding="utf-8-sig"))
        }
    except UnicodeDecodeError:
        raise typer.BadParameter(f"{path} is not UTF-8") from None
    except csv.Error:
        raise typer.BadParameter(f"{path} is neither JSON nor CSV") from None
    if not labels:
        raise typer.BadParameter(f"{path} holds no labels")
    return labels


def _entries(path: Path, text: str) -> Iterator[tuple[str, LabelKey, Any]]:
    """Each label of a file: where it stands, whose it is, and its value as written."""
    if not text.lstrip().startswith(("{", "[")):
        reader = csv.DictReader(io.StringIO(text))
        for row in reader:
            yield _entry(path, f"line {reader.line_num}", row)
        return
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        for number, content in enumerate(text.split("\n"), 1):
            if content.strip():
                place = f"line {number}"
                yield _entry(path, place, _parse(path, place, content))
        return
    if isinstance(document, dict) and "candidate_id" not in document:
        for candidate_id, value in document.items():
            yield f"candidate {candidate_id}", candidate_id, value
        return
    for number, item in enumerate(document if isinstance(document, list) else [document], 1):
        yield _entry(path, f"item {number}", item)


def _parse(path: Path, place: str, content: str) -> Any:
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        raise typer.BadParameter(f"{path}, {place}: this is not JSON") from None


def _entry(path: Path, place: str, item: Any) -> tuple[str, LabelKey, Any]:
    candidate_id = item.get("candidate_id") if isinstance(item, dict) else None
    if not isinstance(candidate_id, str):
        raise typer.BadParameter(f"{path}, {place}: the field candidate_id is missing")
    turn_id = item.get("turn_id")
    key: LabelKey = (
        (turn_id, candidate_id) if isinstance(turn_id, str) and turn_id else candidate_id
    )
    value = next((item[name] for name in _VALUE_NAMES if item.get(name) is not None), None)
    return place, key, value


def _answer(path: Path, place: str, value: Any) -> bool:
    if isinstance(value, bool):
        return value
    if value in (0, 1):
        return bool(value)
    if isinstance(value, str) and value.strip().lower() in _YES | _NO:
        return value.strip().lower() in _YES
    raise typer.BadParameter(f"{path}, {place}: should_accept must be true or false")


def metrics(
    agent: Agent,
    gold: GoldFile = None,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Show precision, recall and F1 of an agent's decisions, and what was lost to what.

    Compared with the labels that `pgassay label` stored, or with those of a file. What the
    firewall or an outage kept out is counted apart: it is not the judge's miss.
    """
    labels = None if gold is None else read_labels(gold)
    with open_database(database_url) as database:
        found = DecisionLog(database).compute_metrics(agent, labels)
    if as_json:
        _output.emit_json({"agent_id": agent, **_output.plain(found)})
        return
    show_metrics(found)


def show_metrics(found: Metrics) -> None:
    """Print metrics for people."""

    def ratio(value: float, interval: tuple[float, float] | None = None) -> str:
        text = f"{value:.3f}"
        return text if interval is None else f"{text}  ({interval[0]:.3f} to {interval[1]:.3f})"

    _output.pairs(
        [
            ("labelled", found.labelled),
            ("precision", ratio(found.precision, found.precision_interval)),
            ("recall", ratio(found.recall, found.recall_interval)),
            ("f1", ratio(found.f1)),
            ("end-to-end recall", ratio(found.end_to_end_recall)),
            ("accepted rightly (tp)", found.tp),
            ("accepted wrongly (fp)", found.fp),
            ("missed by the judge (fn)", found.fn),
            ("rightly not accepted (tn)", found.tn),
            ("lost to privacy", found.lost_to_privacy),
            ("lost to infrastructure", found.lost_to_infrastructure),
            ("all decisions", _output.counts(found.per_reason_code)),
        ]
    )
    _output.line()
    states = sorted({name for row in found.per_generator_rule.values() for name in row})
    _output.table(
        ["rule", *states],
        [
            [rule, *(row.get(name, 0) for name in states)]
            for rule, row in found.per_generator_rule.items()
        ],
        right=states,
    )


def label(
    agent: Agent,
    candidate_id: Annotated[
        str | None, typer.Argument(help="The candidate.", show_default=False)
    ] = None,
    answer: Annotated[
        Answer | None,
        typer.Argument(help="Should it have been accepted?", show_default=False),
    ] = None,
    file: LabelFile = None,
    turn: Annotated[
        str | None,
        typer.Option(help="Its turn, where the candidate_id alone is not unique."),
    ] = None,
    by: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Who says so; else the user's name."),
    ] = None,
    as_json: AsJson = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Store what a person says about a candidate: should it have been accepted?

    A label replaces an earlier one. All labels of a file are stored, or none.
    """
    labels: dict[LabelKey, bool]
    if file is not None:
        if candidate_id is not None or turn is not None:
            raise typer.BadParameter("give a candidate or a file, not both", param_hint="'--file'")
        labels = read_labels(file)
    elif candidate_id is None or answer is None:
        raise typer.BadParameter(
            "give a candidate and yes or no, or --file", param_hint="'CANDIDATE_ID'"
        )
    else:
        labels = {candidate_id if turn is None else (turn, candidate_id): answer is Answer.YES}
    with open_database(database_url) as database:
        stored = DecisionLog(database).label(agent, labels, labelled_by=by or _user())
    if as_json:
        _output.emit_json({"agent_id": agent, "stored": stored})
        return
    _output.line(f"{stored} label{'' if stored == 1 else 's'} stored.")


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):  # a user id without a name, as in some containers
        return "unknown"
