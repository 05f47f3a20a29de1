"""Write docs/cli.md from the commands themselves.

python tools/cli_reference.py            write it
python tools/cli_reference.py --check    fail if it is not what the commands say
"""

from __future__ import annotations

import argparse
import inspect
import sys
import typing
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Any

import typer

import pgassay.cli
from pgassay.cli import _json_shapes

TARGET = Path(__file__).resolve().parents[1] / "docs" / "cli.md"

_HEAD = """\
# Command line

Made by `tools/cli_reference.py` from the commands. `pgassay COMMAND --help` says the same.

Results go to stdout, everything else (progress, notes, errors) to stderr. With `--json` the
result is one JSON document. In a terminal tables fit the width and have colours (`NO_COLOR` turns
them off); in a pipe nothing is cut, wrapped or coloured, and the first line of a table is its
titles, as at a terminal. Control characters, marks that change the
direction of the text and invisible characters in a conversation are shown as escapes (`\\x1b`,
`\\u202e`), in JSON as JSON's own.

In JSON, field names are a promise, and fields may be added; times are ISO 8601 in UTC, ids are
strings, what is absent is null. `DecisionRecord`, `DecisionEvent`, `JournalEntry`, `Belief`,
`Metrics` and `Judge` are the dataclasses of the library, with the same field names.

The database is `--database-url`, else `PGASSAY_DATABASE_URL`, else the embedded server (extra
`embedded`), whose data lie in the user's data directory or in `PGASSAY_DATA_DIR`.
"""


def reference() -> str:
    """Return the text of docs/cli.md."""
    # From the functions, not from what the installed version of Typer makes of them.
    commands = pgassay.cli.commands()
    parts = [_HEAD, _exit_codes()]
    parts.append(
        "## Commands\n\n| command | what |\n|---|---|\n"
        + "".join(
            f"| [`{name}`](#{name.replace(' ', '-')}) | {_first_sentence(function)} |\n"
            for name, function in commands.items()
        )
    )
    parts += [_command(name, function) for name, function in commands.items()]
    return "\n".join(parts)


def _exit_codes() -> str:
    lines = inspect.cleandoc(pgassay.cli.__doc__ or "").splitlines()
    first, last = (number for number, line in enumerate(lines) if line.startswith("===="))
    rows = [line.split(maxsplit=1) for line in lines[first + 1 : last]]
    table = "".join(f"| {code} | {meaning} |\n" for code, meaning in rows)
    return f"## Exit codes\n\n| code | meaning |\n|---|---|\n{table}"


def _first_sentence(function: Callable[..., Any]) -> str:
    text = " ".join(inspect.getdoc(function).split("\n\n")[0].split())
    return text.split(". ")[0].rstrip(".")


def _command(name: str, function: Callable[..., Any]) -> str:
    hints = typing.get_type_hints(function, include_extras=True)
    arguments, options = [], []
    for parameter in inspect.signature(function).parameters.values():
        kind, info = typing.get_args(hints[parameter.name])[:2]
        required = parameter.default is inspect.Parameter.empty
        if isinstance(info, typer.models.ArgumentInfo):
            shown = info.metavar or parameter.name.upper()
            arguments.append((shown if required else f"[{shown}]", shown, _what(kind, info, "")))
            continue
        long = f"--{parameter.name.replace('_', '-')}"
        # In an Annotated type the first name arrives where a default used to be.
        declared = [name for name in (info.default, *(info.param_decls or ())) if _is_name(name)]
        names = sorted(declared or [long], key=len)
        value = "" if kind is bool else f" {info.metavar or _value(kind, parameter.name)}"
        default = "" if required or kind is bool else _default(parameter.default)
        options.append((f"{names[-1]}{value}", required, names, value, _what(kind, info, default)))
    usage = ["pgassay", name, *(shown for shown, _, _ in arguments)]
    usage += [shown for shown, required, *_ in options if required]
    rows = [f"| `{shown}` | {_cell(what)} |" for _, shown, what in arguments]
    rows += [
        f"| `{', '.join(names)}{value}` | {_cell(what)} |" for _, _, names, value, what in options
    ]
    text = [
        f"## {name}\n",
        f"```\n{' '.join(usage)} [OPTIONS]\n```\n",
        inspect.getdoc(function),
        "\n| argument | what |\n|---|---|",
        *rows,
    ]
    keys = _json_shapes.KEYS.get(name)
    if keys is not None:
        text.append("\nWith `--json`:\n\n| key | what |\n|---|---|")
        text += [f"| `{key}` | {_cell(what)} |" for key, what in keys.items()]
    return "\n".join(text) + "\n"


def _is_name(value: object) -> bool:
    return isinstance(value, str) and value.startswith("-")


def _bare(kind: Any) -> Any:
    """The type without None."""
    return next((part for part in typing.get_args(kind) if part is not type(None)), kind)


def _value(kind: Any, name: str) -> str:
    return "N" if _bare(kind) is int else name.upper()


def _what(kind: Any, info: Any, default: str) -> str:
    text: str = info.help
    bare = _bare(kind)
    if isinstance(bare, type) and issubclass(bare, Enum):
        text += f" One of: {', '.join(bare)}."
    return text + default


def _default(value: Any) -> str:
    return "" if value is None else f" Default: {value}."


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def main() -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only compare")
    arguments = parser.parse_args()
    text = reference()
    if arguments.check:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            print("docs/cli.md is not what the commands say: run tools/cli_reference.py")
            return 1
        return 0
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote docs/cli.md ({len(text.splitlines())} lines)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
