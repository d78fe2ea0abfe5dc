# People, hooks and CI all go through these targets.

PYTHON ?= python3
WORKERS ?= 3

# What `make mutants` breaks: one game, such as GAME=duel, or all if none is named.
GAME ?=
SAMPLE ?= 400
SEED ?= 1
ONLY ?=

VENV := .venv
COMPILED := .venv-compiled
PIP := -m pip --disable-pip-version-check -qq install

TYPED := $(wildcard src tests bench scripts docs hatch_build.py)
SOURCES := $(shell find src \( -name __pycache__ -o -path src/mathom/page \) -prune \
	-o -type f -print 2>/dev/null | LC_ALL=C sort)
PAGE := src/mathom/page/index.html
PAGE_SOURCES := $(wildcard web/index.html web/*.json web/*.ts) \
	$(shell find web/src web/public src/mathom/locale -type f -not -name '*.pyc' 2>/dev/null)

# What the caller has set must not decide which package a run tests, nor have every process of
# the tests translate all modules anew.
unexport PYTHONDONTWRITEBYTECODE
unexport MATHOM_COMPILE MATHOM_EXPECT_COMPILED MATHOM_SOAK MATHOM_PAGE PYTHONPATH PYTHONHOME

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play page test checks lint format-check format types protocol protocol-check page-check \
	page-unit unit browser chromium compiled soak compiler mutants pictures bench clean FORCE

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.play $(PAGE) ## Set up what is missing and play in the browser
	@$(VENV)/bin/mathom

page: $(PAGE) ## Build the page for browsers

# Compiling takes one core for minutes: the checks have the other. Tests get both to themselves.
test: ## Everything CI checks
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target $(COMPILED)/.quick checks
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory browser
	@$(MAKE) --no-print-directory compiled

checks: lint types protocol-check page-check page-unit $(PAGE) ## All checks but the long tests

lint: format-check ## Check style and formatting
	@$(VENV)/bin/ruff check .

format-check: $(VENV)/.dev ## Check formatting alone
	@$(VENV)/bin/ruff format --check .

format: $(VENV)/.dev ## Format the code and mend what ruff can mend
	@$(VENV)/bin/ruff check --fix-only .
	@$(VENV)/bin/ruff format .

types: $(VENV)/.dev ## Check types strictly
	@$(VENV)/bin/mypy $(TYPED)

protocol: $(VENV)/.dev ## Write the page's schema and types anew
	@$(VENV)/bin/python -m scripts.protocol

protocol-check: $(VENV)/.dev ## Check that they are up to date
	@$(VENV)/bin/python -m scripts.protocol --check

page-check: web/node_modules/.made ## Check the page's types and formatting
	@cd web && npm run --silent check

page-unit: web/node_modules/.made ## Run the tests of the page's own logic
	@cd web && npm test --silent

unit: $(VENV)/.dev ## Run the tests on the sources
	@$(VENV)/bin/pytest -n $(WORKERS) --dist worksteal -q --ignore=tests/page

browser: $(VENV)/.dev $(PAGE) chromium ## Run the tests of the page in a real browser
	@$(VENV)/bin/pytest -n $(WORKERS) --dist worksteal -q tests/page

# Where there is none, root can have one installed; anybody else is told by the tests. The one without
# windows is quicker than any other.
chromium:
	@command -v chromium-headless-shell >/dev/null || test "$$(id -u)" != 0 \
		|| ! command -v apt-get >/dev/null || { echo "Installing Chromium"; apt-get update -qq; \
		apt-get install -qq -y chromium-headless-shell >/dev/null \
		|| apt-get install -qq -y chromium >/dev/null; } || true

# What is compiled are kernel and games: the laws, the golden games, every card, and one of each way
# to play. The other tests of their rules have shown the same source already.
COMPILED_TESTS := $(wildcard tests/quest/test_cards_*.py tests/quest/test_combat_*.py) \
	$(addprefix tests/,kernel duel dice laws golden quest/test_abilities.py quest/test_effects.py \
	quest/test_fights.py quest/test_state.py quest/test_take_back.py arena/test_runs.py \
	cli/test_replay.py::test_the_seed_is_verified server/test_quest_tables.py \
	server/test_bot_pool.py::test_whole_games_are_played_as_they_would_be_in_this_process \
	terminal/test_play.py::test_a_duel_is_played_to_its_end_by_keys)

compiled: $(COMPILED)/.quick ## Run the tests on the package compiled with mypyc
	@MATHOM_EXPECT_COMPILED=1 $(COMPILED)/bin/pytest -n $(WORKERS) --dist worksteal -q $(COMPILED_TESTS)

# Those that say how much a soak tries.
soak: $(VENV)/.dev $(PAGE) chromium ## Run the storms of kills, fuzz and random games for long
	@MATHOM_SOAK=1 $(VENV)/bin/pytest -n $(WORKERS) --dist worksteal -q \
		$(shell grep -rl '^from tests.soak import' tests --include='test_*.py')

# Where there is none, root can have one installed; anybody else is told.
compiler:
	@command -v $${CC:-cc} >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update -qq && apt-get install -qq -y gcc libc6-dev python3-dev >/dev/null; } || { \
		echo "Compiling the rules wants a C compiler: install one, or run 'make lint types unit'." >&2; \
		exit 1; }

mutants: $(VENV)/.dev ## Break the rules on purpose and tell what no test notices
	@$(VENV)/bin/python -m scripts.mutants $(GAME) --sample $(SAMPLE) --seed $(SEED) --only '$(ONLY)'

pictures: $(VENV)/.dev $(PAGE) chromium ## Make the pictures of README and docs anew
	@$(VENV)/bin/python scripts/picture.py
	@$(VENV)/bin/python -m scripts.screenshots

bench: $(VENV)/.dev $(COMPILED)/.built ## Measure, plain and compiled in turns
	@$(VENV)/bin/python bench/compare.py $(VENV)/bin/python $(COMPILED)/bin/python

clean: ## Remove environments, builds and caches
	@rm -rf web/node_modules src/mathom/page $(VENV) $(COMPILED) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .mutants
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

define make_venv
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Mathom needs Python 3.11 or newer and '$(PYTHON)' is not: name one with 'make PYTHON=...'." >&2; \
		exit 1; }
	@echo "Setting up $(@D)"
	@$(PYTHON) -m venv $(@D)
	@touch $@
endef

$(VENV)/.made:
	$(make_venv)

$(COMPILED)/.made:
	$(make_venv)

web/node_modules/.made: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { \
		echo "The page wants npm, which comes with Node.js 20 or newer: install it," \
		"or play in the terminal: make $(VENV)/.play && $(VENV)/bin/mathom play" >&2; \
		exit 1; }
	@echo "Installing what builds the page"
	@cd web && npm ci --silent
	@touch $@

$(PAGE): $(PAGE_SOURCES) web/node_modules/.made
	@echo "Building the page"
	@cd web && npm run --silent build -- --logLevel error

$(VENV)/.play: pyproject.toml hatch_build.py | $(VENV)/.made
	@echo "Installing Mathom into $(VENV)"
	@$(VENV)/bin/python $(PIP) --editable '.[server,terminal]'
	@touch $@

$(VENV)/.dev: pyproject.toml hatch_build.py | $(VENV)/.made
	@echo "Installing Mathom and its tools into $(VENV)"
	@$(VENV)/bin/python $(PIP) --editable '.[dev]'
	@touch $@

# Rewritten only when a file appears or goes, because a time stamp cannot show that one went.
$(COMPILED)/.sources: FORCE | $(COMPILED)/.made
	@printf '%s\n' $(SOURCES) | cmp -s - $@ || printf '%s\n' $(SOURCES) > $@

# Tests want the same rules, benches the full speed as well; the environment holds one of them.
$(COMPILED)/.quick: HOW := quick
$(COMPILED)/.built: HOW := 1
$(COMPILED)/.quick $(COMPILED)/.built: pyproject.toml hatch_build.py $(SOURCES) $(COMPILED)/.sources | compiler
	@echo "Compiling Mathom into $(COMPILED), which takes a while"
	@rm -f $(COMPILED)/.quick $(COMPILED)/.built
	@MATHOM_COMPILE=$(HOW) MATHOM_PAGE=0 $(COMPILED)/bin/python $(PIP) '.[dev]'
	@touch $@
