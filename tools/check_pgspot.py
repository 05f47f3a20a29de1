"""Run pgspot, which looks for ways to hijack names, over the release script.

    python tools/check_pgspot.py [FILE]

pgspot does not know functions whose body is SQL itself (``begin atomic``, ``return``) and gives up
at the first. They are left out: their names are bound when they are created, under the search path
that the script sets, so there is nothing to hijack when they run.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import pglast
from pglast import ast

ROOT = Path(__file__).resolve().parents[1]


def without_sql_bodies(script: str) -> str:
    """Blank out the functions with an SQL body, keeping the line numbers of the rest."""
    parts: list[str] = []
    end = 0
    for piece in pglast.parser.split(script, only_slices=True):
        text = script[piece]
        statement = pglast.parse_sql(text)[0].stmt
        if isinstance(statement, ast.CreateFunctionStmt) and statement.sql_body is not None:
            parts.append(script[end : piece.start])
            parts.append("\n" * text.count("\n"))
            # The semicolon that ended it goes, too.
            end = script.index(";", piece.stop) + 1
    parts.append(script[end:])
    return "".join(parts)


def main(arguments: list[str]) -> int:
    """Check one script; returns the exit code."""
    if arguments:
        path = Path(arguments[0])
    else:
        with (ROOT / "pyproject.toml").open("rb") as file:
            version = tomllib.load(file)["project"]["version"]
        path = ROOT / "sql" / "releases" / f"pgassay--{version}.sql"
    with tempfile.TemporaryDirectory() as directory:
        reduced = Path(directory) / path.name
        reduced.write_text(without_sql_bodies(path.read_text(encoding="utf-8")), encoding="utf-8")
        done = subprocess.run(
            [Path(sys.executable).parent / "pgspot", reduced],
            capture_output=True,
            text=True,
            check=False,
        )
    report = done.stdout + done.stderr
    clean = done.returncode == 0 and "Errors: 0 Warnings: 0 Unknown: 0" in report
    print(report.strip() if not clean else f"pgspot finds nothing in {path.name}")
    return 0 if clean else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
