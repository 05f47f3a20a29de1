"""How the SQL files become one release script."""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import pytest

import check_api_sql
import compile_sql
from compile_sql import CompileError

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small repository."""
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "x"\nversion = "1.2.3"\n')
    for name in ("schema", "api", "releases"):
        (tmp_path / "sql" / name).mkdir(parents=True)
    (tmp_path / "sql/schema/000_schema.sql").write_text("create schema assay;\n")
    (tmp_path / "sql/schema/010_tables.sql").write_text("create table assay.t (a int);\n")
    (tmp_path / "sql/schema/900_triggers.sql").write_text("create trigger t;\n")
    (tmp_path / "sql/api/b.sql").write_text("create or replace function assay.b();\n")
    (tmp_path / "sql/api/a.sql").write_text("-- requires: c, b\ncreate function assay.a();\n")
    (tmp_path / "sql/api/c.sql").write_text("-- Why it is.\n-- requires: d\ncreate c;\n")
    (tmp_path / "sql/api/d.sql").write_text("create d;\n")
    return tmp_path


def order(tree: Path) -> list[str]:
    script = compile_sql.compile_sql(tree / "sql", "1.2.3")
    return [
        line.removeprefix("-- ---- ") for line in script.splitlines() if line.startswith("-- ---- ")
    ]


# --- our own files -------------------------------------------------------------------------------


def test_the_release_script_is_what_the_sources_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert compile_sql.main(["--check"]) == 0, capsys.readouterr().err


def test_released_scripts_are_as_they_were_released() -> None:
    assert compile_sql.changed_since_frozen(ROOT / "sql" / "releases") == []


@pytest.mark.parametrize(
    "path", sorted((ROOT / "sql" / "api").glob("*.sql")), ids=lambda path: path.stem
)
def test_the_api_can_be_applied_again(path: Path) -> None:
    assert check_api_sql.problems_in(path) == []


def test_the_schema_says_the_version_of_the_package() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        version = tomllib.load(file)["project"]["version"]
    text = (ROOT / "sql" / "api" / "schema_version.sql").read_text(encoding="utf-8")
    assert f"return '{version}';" in text


# --- order ---------------------------------------------------------------------------------------


def test_order(tree: Path) -> None:
    assert order(tree) == [
        "schema/000_schema.sql",
        "schema/010_tables.sql",
        "api/b.sql",
        "api/d.sql",
        "api/c.sql",
        "api/a.sql",
        "schema/900_triggers.sql",
    ]


def test_the_script_does_not_depend_on_how_files_were_written(tree: Path) -> None:
    before = compile_sql.compile_sql(tree / "sql", "1.2.3")
    (tree / "sql/api/d.sql").write_bytes(b"\r\ncreate d;\r\n\r\n")
    assert compile_sql.compile_sql(tree / "sql", "1.2.3") == before
    assert before.endswith("\n")
    assert "\r" not in before


def test_a_requirement_that_is_not_there(tree: Path) -> None:
    (tree / "sql/api/b.sql").write_text("-- requires: nowhere\n")
    with pytest.raises(CompileError, match=r"no nowhere\.sql"):
        order(tree)


def test_requirements_in_a_circle(tree: Path) -> None:
    (tree / "sql/api/d.sql").write_text("-- requires: a\n")
    with pytest.raises(CompileError, match="each other: a, c, d"):
        order(tree)


def test_requirements_are_read_at_the_top_only(tree: Path) -> None:
    (tree / "sql/api/d.sql").write_text("create d;\n-- requires: a\n")
    assert order(tree)[3] == "api/d.sql"


@pytest.mark.parametrize("name", ["tables.sql", "10_tables.sql", "010_More.sql"])
def test_schema_files_are_numbered(tree: Path, name: str) -> None:
    (tree / "sql/schema" / name).write_text("")
    with pytest.raises(CompileError):
        order(tree)


def test_a_number_is_given_once(tree: Path) -> None:
    (tree / "sql/schema/010_other.sql").write_text("")
    with pytest.raises(CompileError, match="same number"):
        order(tree)


# --- writing and freezing ------------------------------------------------------------------------


def test_write_then_check(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tree / "sql/releases/pgassay--1.2.3.sql"
    assert compile_sql.main(["--check"], root=tree) == 1
    assert "make sql" in capsys.readouterr().err
    assert not target.exists()
    assert compile_sql.main([], root=tree) == 0
    assert target.read_text().startswith("-- pgassay 1.2.3:")
    assert compile_sql.main(["--check"], root=tree) == 0
    (tree / "sql/api/d.sql").write_text("create d2;\n")
    assert compile_sql.main(["--check"], root=tree) == 1
    assert compile_sql.main([], root=tree) == 0
    assert "create d2;" in target.read_text()


def test_what_is_frozen_does_not_change(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tree / "sql/releases/pgassay--1.2.3.sql"
    compile_sql.main([], root=tree)
    digest = hashlib.sha256(target.read_bytes()).hexdigest()
    (tree / "sql/releases/FROZEN").write_text(f"# released\n{digest}  {target.name}\n")
    assert compile_sql.main(["--check"], root=tree) == 0
    before = target.read_bytes()
    (tree / "sql/api/d.sql").write_text("create d2;\n")
    assert compile_sql.main([], root=tree) == 1
    assert "raise the version" in capsys.readouterr().err
    assert target.read_bytes() == before
    target.write_text("something else")
    assert compile_sql.changed_since_frozen(tree / "sql/releases") == [target.name]
    assert compile_sql.main([], root=tree) == 1
    assert target.read_text() == "something else"
    target.unlink()
    assert compile_sql.changed_since_frozen(tree / "sql/releases") == [target.name]


# --- what may be in the API ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("create function assay.x() returns int language sql return 1;", "or replace"),
        ("create view assay.x as select 1;", "or replace"),
        ("create table assay.x (a int);", "CreateStmt"),
        ("create or replace view assay.x as select 1; insert into t values (1);", "InsertStmt"),
        ("do $$ begin end $$;", "DoStmt"),
        ("drop function if exists assay.x(int);", "DropStmt"),
        ("create or replace function x() returns int language sql return 1;", "schema assay"),
        ("create or replace view public.x as select 1;", "schema assay"),
        ("create or replace view assay.y as select 1;", "should create x"),
        ("comment on view assay.x is 'x';", "should create x"),
        ("create or replace function assay.x(;", "does not parse"),
    ],
)
def test_what_the_api_may_not_contain(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "x.sql").write_text(text)
    assert problem in " ".join(check_api_sql.problems_in(tmp_path / "x.sql"))
    assert check_api_sql.main([str(tmp_path)]) == 1


def test_what_the_api_may_contain(tmp_path: Path) -> None:
    (tmp_path / "x.sql").write_text(
        "create or replace view assay.x as select 1 as a;\n"
        "comment on view assay.x is 'x';\n"
        "revoke all on assay.x from public;\n"
        "grant select on assay.x to someone;\n"
    )
    (tmp_path / "x_function.sql").write_text(
        "create or replace function assay.x() returns int language sql return 1;\n"
        "create or replace function assay.x(a int) returns int language sql return 1;\n"
    )
    assert check_api_sql.main([str(tmp_path)]) == 0
