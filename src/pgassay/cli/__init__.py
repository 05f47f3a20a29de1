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

from pgassay.cli import decisions, demo, doctor, extract, journal, memory, metrics, migrate, schema
from pgassay.cli._app import ExitCode, app, main

__all__ = ["ExitCode", "app", "main"]

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
    schema.upgrade,
    schema.grants,
    migrate.migrate_redis,
    doctor.doctor,
    demo.demo,
):
    app.command()(_command)
