"""The generated pages are true, and the README names nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

import psycopg

import sql_reference

ROOT = Path(__file__).resolve().parents[1]


def test_the_sql_reference_is_what_the_database_says(superuser_url: str) -> None:
    with psycopg.connect(superuser_url, autocommit=True) as connection:
        page = sql_reference.render(connection)
    assert sql_reference.TARGET.read_text(encoding="utf-8") == page, "run `make docs`"
    assert "None" not in page


def test_every_make_target_of_the_readme_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^make ([a-z]+)", readme, re.MULTILINE))
    assert targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def test_every_link_of_the_documentation_leads_somewhere() -> None:
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name}: {link}"
