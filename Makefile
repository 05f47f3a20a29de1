# Needs Python 3.11 or newer and make; everything else is installed into .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PYTEST_ARGS ?=

.DEFAULT_GOAL := help
.PHONY: help venv demo test lint sql docs bench clean

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1	\2/p' $(MAKEFILE_LIST) | expand -t 12

venv: $(STAMP) ## make .venv with everything that developing takes

# Rebuilt when the list of packages changes; the package itself is installed editable.
$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'pgassay needs Python 3.11 or newer: make PYTHON=python3.12 $(MAKECMDGOALS)' >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade pip
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

demo: $(STAMP) ## see a conversation become decisions and journal entries
	@$(BIN)/pgassay demo

test: $(STAMP) ## run the tests on each PostgreSQL that can be started here
	$(BIN)/python -m pytest -n auto $(PYTEST_ARGS)

lint: $(STAMP) ## check everything that can be checked without running
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src
	$(BIN)/python tools/check_api_sql.py
	$(BIN)/python tools/compile_sql.py --check
	$(BIN)/sqlfluff lint --disable-progress-bar sql/schema sql/api
	$(BIN)/python tools/check_pgspot.py

sql: $(STAMP) ## compile sql/schema and sql/api into sql/releases
	@$(BIN)/python tools/compile_sql.py

docs: $(STAMP) ## write docs/sql.md from the comments in a fresh database
	@$(BIN)/python tools/sql_reference.py

bench: $(STAMP) ## run the benchmarks, each beside its floor in the same run
	@for script in tests/benchmarks/*.py; do echo "# $$script"; $(BIN)/python "$$script" || exit 1; done

clean: ## remove .venv and what tools left behind
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
