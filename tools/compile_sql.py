"""Compile sql/schema and sql/api into one release script, sql/releases/pgassay--VERSION.sql.

    python tools/compile_sql.py            write it
    python tools/compile_sql.py --check    fail if it is not what the sources say

The order of the parts:

1. ``sql/schema/NNN_*.sql`` below 900, by number: what runs once.
2. ``sql/api/*.sql``, one object a file, by name; a file may say what must come before it in a
   leading comment, ``-- requires: other_file another_file``.
3. ``sql/schema/NNN_*.sql`` from 900 on: what needs the functions of the second part (triggers).

A release script whose hash stands in ``sql/releases/FROZEN`` is never written again.
"""

from __future__ import annotations

import argparse
import hashlib
import heapq
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]

_SCHEMA_NAME = re.compile(r"^(\d{3})_[a-z0-9_]+$")
_API_NAME = re.compile(r"^[a-z0-9_]+$")
_REQUIRES = re.compile(r"^--\s*requires:\s*(.*)$")
_FIRST_AFTER_API = 900


_HEADER = """\
-- pgassay {version}: the schema assay, for a database that does not have it.
-- Compiled from sql/schema and sql/api by `make sql`. Do not change it here.
-- Run it in one transaction: psql --single-transaction -v ON_ERROR_STOP=1 -f THIS_FILE

-- Names are bound while this runs: only the system's own may be found without a schema. The
-- setting is put back at the end, for whatever else happens in the same transaction.
do $$
begin
    perform pg_catalog.set_config(
        'assay.search_path_before', pg_catalog.current_setting('search_path'), true
    );
end
$$;
set local search_path = pg_catalog, pg_temp;

-- What somebody else has put into the schema would be taken over with its owner.
do $$
begin
    if exists (
        select from pg_class as c
        where c.relnamespace = to_regnamespace('assay') and c.relname !~ '^alembic_version'
        union all
        select from pg_proc as p where p.pronamespace = to_regnamespace('assay')
    ) then
        raise exception 'the schema assay is not empty' using
            errcode = '55000',
            hint = 'Is pgassay installed already? Else drop what is in the schema, or the schema.';
    end if;
end
$$;
"""

_FOOTER = """\
-- The end: as it was before.

do $$
begin
    perform pg_catalog.set_config(
        'search_path', pg_catalog.current_setting('assay.search_path_before', true), true
    );
end
$$;
"""


class CompileError(Exception):
    """The sources cannot be put in order, or the result must not be written."""


def package_version(root: Path) -> str:
    """Read the version that the release script is for."""
    with (root / "pyproject.toml").open("rb") as file:
        version = tomllib.load(file)["project"]["version"]
    assert isinstance(version, str)
    return version


def schema_files(directory: Path) -> list[tuple[int, Path]]:
    """List the numbered files, in order; two files must not share a number."""
    found: dict[int, Path] = {}
    for path in sorted(directory.glob("*.sql")):
        match = _SCHEMA_NAME.match(path.stem)
        if match is None:
            raise CompileError(f"{path.name}: a schema file is called NNN_what_it_holds.sql")
        number = int(match[1])
        if number in found:
            raise CompileError(f"{path.name} has the same number as {found[number].name}")
        found[number] = path
    return sorted(found.items())


def requirements(text: str) -> list[str]:
    """Read the ``-- requires:`` lines at the top of a file."""
    names: list[str] = []
    for line in text.splitlines():
        if not line.startswith("--"):
            break
        if match := _REQUIRES.match(line):
            names.extend(match[1].replace(",", " ").split())
    return names


def order_api_files(directory: Path) -> list[Path]:
    """Sort the files of the API: by name, but each after what it requires."""
    paths: dict[str, Path] = {}
    for path in sorted(directory.glob("*.sql")):
        if _API_NAME.match(path.stem) is None:
            raise CompileError(f"{path.name}: file names are lower case, digits and underscores")
        paths[path.stem] = path
    waiting_for: dict[str, set[str]] = {}
    for stem, path in paths.items():
        needed = set(requirements(path.read_text(encoding="utf-8")))
        for unknown in sorted(needed - paths.keys()):
            raise CompileError(f"{path.name} requires {unknown}, but there is no {unknown}.sql")
        waiting_for[stem] = needed
    ready = [stem for stem, needed in waiting_for.items() if not needed]
    heapq.heapify(ready)
    ordered: list[Path] = []
    while ready:
        stem = heapq.heappop(ready)
        ordered.append(paths[stem])
        del waiting_for[stem]
        for other, needed in waiting_for.items():
            if stem in needed:
                needed.remove(stem)
                if not needed:
                    heapq.heappush(ready, other)
    if waiting_for:
        raise CompileError("these require each other: " + ", ".join(sorted(waiting_for)))
    return ordered


def compile_sql(sql: Path, version: str) -> str:
    """Return the release script."""
    numbered = schema_files(sql / "schema")
    paths = [path for number, path in numbered if number < _FIRST_AFTER_API]
    paths += order_api_files(sql / "api")
    paths += [path for number, path in numbered if number >= _FIRST_AFTER_API]
    parts = [_HEADER.format(version=version)]
    for path in paths:
        body = path.read_text(encoding="utf-8").replace("\r\n", "\n").strip("\n")
        parts.append(f"-- ---- {path.parent.name}/{path.name}\n\n{body}\n")
    parts.append(_FOOTER)
    return "\n".join(parts)


def frozen_hashes(releases: Path) -> dict[str, str]:
    """Read FROZEN: a hash and a file name a line, as sha256sum prints them."""
    listing = releases / "FROZEN"
    if not listing.exists():
        return {}
    hashes: dict[str, str] = {}
    for line in listing.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            digest, name = line.split(maxsplit=1)
            hashes[name] = digest
    return hashes


def changed_since_frozen(releases: Path) -> list[str]:
    """Name the released scripts that are missing or no longer what was released."""
    return [
        name
        for name, digest in frozen_hashes(releases).items()
        if not (releases / name).exists()
        or hashlib.sha256((releases / name).read_bytes()).hexdigest() != digest
    ]


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    """Write or check the release script; returns the exit code."""
    parser = argparse.ArgumentParser(description="compile sql/ into one release script")
    parser.add_argument("--check", action="store_true", help="write nothing, fail if out of date")
    options = parser.parse_args(arguments)
    releases = root / "sql" / "releases"
    try:
        version = package_version(root)
        script = compile_sql(root / "sql", version)
        target = releases / f"pgassay--{version}.sql"
        for name in changed_since_frozen(releases):
            raise CompileError(f"sql/releases/{name} was released and must not change")
        current = target.read_text(encoding="utf-8") if target.exists() else None
        if current == script:
            return 0
        if target.name in frozen_hashes(releases):
            raise CompileError(
                f"sql/ has changed, but {target.name} was released: raise the version first"
            )
        if options.check:
            raise CompileError(f"sql/releases/{target.name} is out of date: run `make sql`")
    except CompileError as exc:
        print(f"compile_sql: {exc}", file=sys.stderr)
        return 1
    releases.mkdir(exist_ok=True)
    target.write_text(script, encoding="utf-8", newline="\n")
    print(f"wrote sql/releases/{target.name} ({len(script.splitlines())} lines)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
