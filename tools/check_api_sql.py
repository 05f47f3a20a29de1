"""Check that sql/api holds only what may be applied again and again.

    python tools/check_api_sql.py [DIRECTORY]

Allowed are ``create or replace function`` (or procedure), ``create or replace view``,
``comment on``, ``grant`` and ``revoke``. Everything else runs once and belongs in sql/schema. A
file creates one object, and is named after it.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pglast
from pglast import ast

ROOT = Path(__file__).resolve().parents[1]


def problems_in(path: Path) -> list[str]:
    """Return what is wrong with one file, one sentence each."""
    try:
        statements = pglast.parse_sql(path.read_text(encoding="utf-8"))
    except pglast.parser.ParseError as exc:
        return [f"does not parse: {exc.args[0]}"]
    problems: list[str] = []
    created: set[str] = set()
    for raw in statements:
        statement = raw.stmt
        if isinstance(statement, ast.CreateFunctionStmt):
            name = [part.sval for part in statement.funcname]
            created.add(name[-1])
            if not statement.replace:
                problems.append(f"creates {name[-1]} without `or replace`")
        elif isinstance(statement, ast.ViewStmt):
            name = [statement.view.schemaname or "", statement.view.relname]
            created.add(name[-1])
            if not statement.replace:
                problems.append(f"creates {name[-1]} without `or replace`")
        elif isinstance(statement, (ast.CommentStmt, ast.GrantStmt)):
            continue
        else:
            problems.append(f"contains a {type(statement).__name__}, which cannot be re-applied")
            continue
        if name[:-1] != ["assay"]:
            problems.append(f"creates {name[-1]} without naming the schema assay")
    # A function that shares its name with a view says so in the name of its file.
    if created != {path.stem.removesuffix("_function")}:
        problems.append(f"should create {path.stem}, creates {', '.join(sorted(created)) or '-'}")
    return problems


def main(arguments: list[str]) -> int:
    """Check each file of the directory; returns the exit code."""
    directory = Path(arguments[0]) if arguments else ROOT / "sql" / "api"
    paths = sorted(directory.glob("*.sql"))
    failed = False
    for path in paths:
        for problem in problems_in(path):
            failed = True
            print(f"{path.parent.name}/{path.name}: {problem}", file=sys.stderr)
    if not failed:
        print(f"{len(paths)} files of sql/api can be re-applied")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
