"""The command ``pgassay``.

One module for each group of commands. They hold no logic beyond asking the library and showing the
answer. Results go to stdout, everything else (progress, notes, errors) to stderr; ``--json`` makes
the result one JSON document. An error is one line that says what to do.

Exit codes:

====  ==================================================================================
0     all is well
1     the command worked and found problems: turns refused or incomplete, a failed check
2     wrong usage: arguments, a file that cannot be read, a value that cannot be stored
3     the database cannot be reached or is busy: the same command may succeed later
4     the schema is not installed, or not of the version that this package works with
5     the database refused: a conflict, the firewall, a missing right
70    a defect of pgassay itself
130   interrupted (Ctrl-C)
141   whatever read the output stopped reading
====  ==================================================================================
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pgassay.cli import (
    decisions,
    demo,
    doctor,
    extract,
    firewall,
    journal,
    memory,
    metrics,
    migrate,
    scan,
    schema,
)
from pgassay.cli._app import ExitCode, app, main

__all__ = ["ExitCode", "app", "commands", "main"]

# In the order in which help lists them.
for _command in (
    extract.extract,
    decisions.decisions,
    decisions.summary,
    decisions.why,
    decisions.pending,
    journal.journal,
    memory.remember,
    memory.recall,
    memory.forget,
    memory.memories,
    memory.embed,
    metrics.metrics,
    metrics.label,
    scan.scan,
    scan.rescan,
    schema.upgrade,
    schema.grants,
    migrate.migrate_redis,
    doctor.doctor,
    demo.demo,
):
    app.command()(_command)
app.add_typer(firewall.firewall)


def commands() -> dict[str, Callable[..., Any]]:
    """Every command by what is typed, those of groups as ``group command``."""
    named = [("", app), (f"{firewall.firewall.info.name} ", firewall.firewall)]
    return {
        prefix + (command.name or command.callback.__name__.replace("_", "-")): command.callback
        for prefix, typed in named
        for command in typed.registered_commands
        if command.callback is not None
    }
