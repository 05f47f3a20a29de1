"""Run pgspot, which looks for ways to hijack names, over the release script.

    python tools/check_pgspot.py [FILE]

Two things stop pgspot at the first that it meets, so they are left out of what it sees:

* functions whose body is SQL itself (``begin atomic``, ``return``). Their names are bound when
  they are created, under the search path that the script sets, so there is nothing to hijack when
  they run;
* the bodies of PL/pgSQL functions that assign to a field of a composite variable, whose type its
  parser cannot look up. What it says about the function itself, such as an unsafe search path, is
  still asked for.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pglast
from pglast import ast

ROOT = Path(__file__).resolve().parents[1]

# The script makes sure that the schema is its own, in a way that pgspot does not recognise.
_PREAMBLE = "create schema assay;\n"


def statements(script: str) -> Iterator[tuple[str, ast.Node]]:
    """Split a script: each statement's text, and its parse."""
    for text in pglast.split(script):
        yield text, pglast.parse_sql(text)[0].stmt


def has_sql_body(_text: str, statement: ast.Node) -> bool:
    """Tell whether this creates a function whose body pgspot does not know."""
    return isinstance(statement, ast.CreateFunctionStmt) and statement.sql_body is not None


def has_opaque_body(text: str, statement: ast.Node) -> bool:
    """Tell whether this creates a PL/pgSQL function that the parser cannot read."""
    if not isinstance(statement, ast.CreateFunctionStmt):
        return False
    if not any(
        option.defname == "language" and option.arg.sval == "plpgsql"
        for option in statement.options
    ):
        return False
    try:
        pglast.parse_plpgsql(text)
    except pglast.parser.ParseError:
        return True
    return False


def run_pgspot(
    script: str, leave_out: Callable[[str, ast.Node], bool], *options: str
) -> str | None:
    """Run pgspot over the rest of a script; return its report if it found something."""
    kept = [text for text, statement in statements(script) if not leave_out(text, statement)]
    with tempfile.TemporaryDirectory() as directory:
        path = Path(directory) / "reduced.sql"
        path.write_text(_PREAMBLE + ";\n".join([*kept, ""]), encoding="utf-8")
        done = subprocess.run(
            [Path(sys.executable).parent / "pgspot", *options, path],
            capture_output=True,
            text=True,
            check=False,
        )
    report = (done.stdout + done.stderr).strip()
    clean = done.returncode == 0 and report.endswith("Errors: 0 Warnings: 0 Unknown: 0")
    return None if clean else report


def main(arguments: list[str]) -> int:
    """Check one script; returns the exit code."""
    if arguments:
        path = Path(arguments[0])
    else:
        with (ROOT / "pyproject.toml").open("rb") as file:
            version = tomllib.load(file)["project"]["version"]
        path = ROOT / "sql" / "releases" / f"pgassay--{version}.sql"
    script = path.read_text(encoding="utf-8")
    reports = [
        run_pgspot(script, lambda *item: has_sql_body(*item) or has_opaque_body(*item)),
        run_pgspot(script, has_sql_body, "--no-plpgsql"),
    ]
    found = [report for report in reports if report is not None]
    print("\n".join(found) if found else f"pgspot finds nothing in {path.name}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
