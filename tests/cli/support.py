"""Running the command in tests: in this process, or in one of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from typer.testing import CliRunner, Result

import pgassay.cli

SOURCE = Path(pgassay.__file__).parents[1]


class Command:
    """The command ``pgassay`` with the database of the test."""

    def __init__(self, url: str) -> None:
        self.url = url

    def __call__(
        self, *arguments: object, code: int = 0, stdin: str | bytes | None = None
    ) -> Result:
        """Run in this process; the exit code must be the one given."""
        result = CliRunner(env={"PGASSAY_DATABASE_URL": self.url}).invoke(
            pgassay.cli.app, [str(argument) for argument in arguments], input=stdin
        )
        assert result.exit_code == code, (result.exit_code, result.stdout, result.stderr)
        assert "Traceback" not in result.stderr
        return result

    def json(self, *arguments: object, code: int = 0) -> Any:
        """The same with ``--json``: the document."""
        return json.loads(self(*arguments, "--json", code=code).stdout)

    def start(self, *arguments: object, **options: Any) -> subprocess.Popen[bytes]:
        """Start a process of its own."""
        variables = options.pop("env", {})
        return subprocess.Popen(
            command_line(arguments), env=environment(self.url, variables), **options
        )

    def run(
        self, *arguments: object, env: Mapping[str, str] | None = None, stdin: bytes = b""
    ) -> subprocess.CompletedProcess[bytes]:
        """Run in a process of its own."""
        return subprocess.run(
            command_line(arguments),
            env=environment(self.url, env or {}),
            input=stdin,
            capture_output=True,
            timeout=120,
            check=False,
        )


def command_line(arguments: Iterable[object]) -> list[str]:
    """What starts the command here, installed or not."""
    return [sys.executable, "-m", "pgassay", *map(str, arguments)]


def environment(url: str, more: Mapping[str, str]) -> dict[str, str]:
    """A small environment: nothing of whoever runs the tests but what Python needs."""
    return {
        "PATH": os.environ.get("PATH", ""),
        "PYTHONPATH": str(SOURCE),
        "PGASSAY_DATABASE_URL": url,
        "HOME": os.environ.get("HOME", "/"),
        "LANG": "C.UTF-8",
        **more,
    }


def write_turns(path: Path, turns: Sequence[Mapping[str, Any] | str]) -> Path:
    """Write JSON lines; a str is written as it is."""
    lines = [turn if isinstance(turn, str) else json.dumps(turn) for turn in turns]
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path
