# Each target sets up what it needs, once. `make` alone lists them.

PYTHON ?= python3
GAME   ?= manila
BIN    := .venv/bin

# The browser client, built by npm from its own sources and the texts that it shares with the package.
WEB_SOURCES := $(sort $(shell find web/src web/public -type f) $(shell find src/quayside -name '*.ftl')) \
  web/index.html web/vite.config.ts web/svelte.config.js web/tsconfig.json
WEB_TOOLS   := web/node_modules/.installed
CLIENT      := web/dist/.built

# What a table in a page needs: Python for browsers, and the rules compiled for it.
PAGE_SOURCES := $(sort $(shell find src/quayside/core src/quayside/games src/quayside/bots src/quayside/table \
  src/quayside/study src/quayside/page \
  -name '*.py' -o -name '*.json' -o -name '*.jsonl' -o -name '*.toml')) web/scripts/page.mjs web/scripts/page.py
PAGE         := web/made/made.json
PAGE_PYTHON  := --python-version 3.14 --implementation cp --abi cp314 --platform pyemscripten_2026_0_wasm32

# Everything the package is made of.
SOURCES := $(sort $(shell find src/quayside -type f ! -path '*/__pycache__/*')) setup.py pyproject.toml README.md LICENSE

# Stamps, in the order of the work: what playing needs, the compiler, all locked tools, the compiled wheel, the wheel installed.
RUNNING   := .venv/.running
WHEELS    := .venv/wheels/.fetched
COMPILER  := .venv/.compiler
TOOLS     := .venv/.tools
WHEEL     := build/wheel/.built
INSTALLED := .venv/.installed

BENCH_TOOLS     := .venv-bench/.tools
BENCH_INSTALLED := .venv-bench/.installed

# What the package can do beyond the rules; all of it is tested.
EXTRAS := server lab openspiel cluster

PIP_INSTALL := pip install --quiet --disable-pip-version-check
PIP_COMPILE := CUSTOM_COMPILE_COMMAND="make lock" $(BIN)/pip-compile --quiet
PURE        := PYTHONPATH=src QUAYSIDE_BUILD=pure
COMPILED    := QUAYSIDE_BUILD=compiled

# Tests that start servers, processes and clients, or play many games: too slow for the daily round. Migrations are run,
# not imported. What is not compiled at all needs no second look on the compiled build.
NOT_PURE     := tests/bots tests/lab tests/properties tests/terminal tests/server tests/releases tests/weather tests/browser \
  src/quayside/server/migrations
NOT_COMPILED := tests/voice tests/browser
WHOLE        := $(NOT_COMPILED:%=--ignore=%)
UNITS        := -m "not slow" --doctest-modules $(NOT_PURE:%=--ignore=%) tests src/quayside

# What failed may try once more, alone; what passes then is named as shaky, and three in one run are an error.
AGAIN  := $(BIN)/python tools/again.py
PYTEST := $(AGAIN) -n auto

.PHONY: help play terminal install test check lint pure rules client browser screens packages soak bench load scale rude format layouts lock release site clean FORCE

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: ## play in the browser: starts the server and opens it; make play ARGS="--port 9000"
	@$(MAKE) --no-print-directory --jobs=2 $(RUNNING) $(CLIENT)
	@tools/play serve --open $(ARGS)

terminal: $(RUNNING) ## play in the terminal: make terminal ARGS="--lang zh"
	@tools/play play $(GAME) $(ARGS)

install: $(TOOLS) $(INSTALLED) ## the compiled library and the command quayside, with all that research needs, into .venv

# Two at a time until then: types, the client and the compiler each keep one core busy. The unit tests come last, beside the
# compiler, which takes one core only.
test: $(TOOLS) ## everything: what check, rules and client do, then the whole suite on the compiled build
	@$(AGAIN) --begin
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target $(INSTALLED) lint rules client packages site pure
	$(COMPILED) $(PYTEST) $(WHOLE) $(ARGS)
	$(COMPILED) $(PYTEST) tests/browser $(ARGS)
	@$(AGAIN) --tell

browser: packages $(TOOLS) $(INSTALLED) site ## the client in a real browser: whole games, every screen at every size, access for everyone
	$(COMPILED) QUAYSIDE_SCREENS=all $(PYTEST) tests/browser $(ARGS)

check: lint pure ## the quick round: lint, types, rooms, unit tests and doctests on the pure build

lint: $(TOOLS) $(WEB_TOOLS) ## style, types, and which room may call which
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(PURE) $(BIN)/lint-imports --no-logo
	npm --prefix web run --silent lint

pure: $(TOOLS) ## unit tests and doctests on the pure build
	$(PURE) $(PYTEST) $(UNITS) $(ARGS)

rules: $(TOOLS) ## every rule of every rulebook has a test, and every link leads somewhere
	@for rulebook in src/quayside/games/*/rulebook; do \
	  $(PURE) $(BIN)/python -m quayside rules $$(basename $$(dirname $$rulebook)) --coverage || exit 1; \
	done

client: $(WEB_TOOLS) $(TOOLS) ## the browser client: types, unit tests, wire
	npm --prefix web run --silent wire:check
	npm --prefix web run --silent art:check
	npm --prefix web run --silent check
	npm --prefix web test --silent

screens: packages $(TOOLS) $(INSTALLED) ## pictures of the main screens into docs/screens
	$(BIN)/python tools/screens.py

packages: ## Debian packages for the tests, where they are missing
	@tools/packages

soak: packages $(TOOLS) $(INSTALLED) ## ten million random moves, the server attacked and killed 500 times, tables in 200 windows: figures for docs/reliability.md
	$(COMPILED) QUAYSIDE_MOVES=10000000 $(BIN)/pytest -s tests/properties/test_games.py -k many_moves $(ARGS)
	$(COMPILED) QUAYSIDE_TRIED=100000 $(BIN)/pytest -s tests/properties/test_games.py -k whatever_is_offered $(ARGS)
	$(COMPILED) QUAYSIDE_POSITIONS=1000000 QUAYSIDE_SHUFFLED=20000 $(BIN)/pytest -s tests/properties/test_positions.py $(ARGS)
	$(COMPILED) QUAYSIDE_ATTACKS=10 $(BIN)/pytest -s tests/weather/test_attacks.py $(ARGS)
	$(COMPILED) QUAYSIDE_KILLS=500 $(BIN)/pytest -s tests/weather/test_kill.py $(ARGS)
	$(COMPILED) QUAYSIDE_WINDOWS=200 $(BIN)/pytest -s tests/browser/test_walk.py -k sweep $(ARGS)
	$(COMPILED) QUAYSIDE_ONE_SCREEN=all $(BIN)/pytest -s tests/browser/test_showing.py -k whole_game $(ARGS)

bench: $(BENCH_INSTALLED) ## speed, side by side with other engines
	.venv-bench/bin/python bench/run.py $(ARGS)

load: $(TOOLS) $(INSTALLED) ## the server under load, side by side with boardgame.io's
	$(BIN)/python bench/load.py $(ARGS)

scale: $(TOOLS) $(INSTALLED) ## one and two server processes on PostgreSQL with Redis: figures for docs/scale.md
	$(BIN)/python bench/scale.py $(ARGS)

rude: $(TOOLS) $(INSTALLED) ## what one guest who does his worst costs another: figures for docs/load.md
	$(BIN)/python bench/rude.py $(ARGS)

layouts: $(TOOLS) ## write docs/layouts.md anew: what stands where in an observation
	$(PURE) $(BIN)/python tools/layouts.py

format: $(TOOLS) $(WEB_TOOLS) ## put the code in order: imports, layout, simple fixes
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	npm --prefix web run --silent format

lock: $(TOOLS) ## write requirements/*.txt anew; ARGS=--upgrade takes the newest versions
	for extra in dev bench; do \
	  $(PIP_COMPILE) $(ARGS) $(EXTRAS:%=--extra %) --extra $$extra --output-file requirements/$$extra.txt pyproject.toml || exit 1; \
	done
	$(PIP_COMPILE) --constraint requirements/dev.txt --extra server --output-file requirements/play.txt pyproject.toml
	$(PIP_COMPILE) --constraint requirements/dev.txt --output-file requirements/page.txt requirements/page.in
	$(PIP_COMPILE) --constraint requirements/dev.txt --only-build-deps --build-deps-for wheel \
	  --output-file requirements/compiler.txt pyproject.toml

# The pure wheel is made of the source that is released, which so proves to be whole.
release: $(TOOLS) $(WHEEL) site ## all that is given to others, into dist/: source with the built client, compiled and pure wheel, the site, checksums
	rm -rf dist
	$(BIN)/python -m build --sdist --no-isolation --outdir dist . >/dev/null
	QUAYSIDE_PURE=1 $(BIN)/python -m pip wheel --quiet --no-build-isolation --no-deps --wheel-dir dist dist/*.tar.gz
	cp build/wheel/*.whl dist/
	$(BIN)/python tools/release.py site dist

site: $(RUNNING) $(PAGE) ## Quayside as a folder of files for any web server, into site/; make site ARGS=--serve shows it
	$(PURE) $(BIN)/python tools/site.py write web/made/site
	VITE_SITE=1 npm --prefix web run --silent build
	$(BIN)/python tools/site.py show site $(ARGS)

clean: ## remove all that make has set up
	rm -rf .venv .venv-bench build dist site src/*.egg-info web/dist web/made web/node_modules web/voice.cases.json
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage
	find src tests -name __pycache__ -prune -exec rm -rf {} +

$(RUNNING): requirements/play.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  { echo "Quayside needs Python 3.11 or later, and $(PYTHON) is not: try make PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv --clear .venv
	$(BIN)/$(PIP_INSTALL) --require-hashes -r requirements/play.txt
	@touch $@

$(COMPILER): $(RUNNING) requirements/compiler.txt
	$(BIN)/$(PIP_INSTALL) --require-hashes -r requirements/compiler.txt
	@touch $@

# The compiler is among the tools.
$(TOOLS): $(RUNNING) requirements/dev.txt
	$(BIN)/$(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@touch $(COMPILER) $@

# Not `npm ci`: it refuses a lock that leaves out optional binaries for other machines. Versions and hashes are locked.
$(WEB_TOOLS): web/package.json web/package-lock.json web/.npmrc
	npm --prefix web install --no-save --silent
	@touch $@

# Wheels of the same versions for the Python in the page.
$(WHEELS): $(RUNNING) requirements/page.txt
	$(BIN)/pip download --quiet --disable-pip-version-check --require-hashes --no-deps --only-binary :all: $(PAGE_PYTHON) \
	  --dest $(@D) -r requirements/page.txt
	@touch $@

$(PAGE): $(WEB_TOOLS) $(WHEELS) $(PAGE_SOURCES)
	node web/scripts/page.mjs $(dir $(WHEELS)) >/dev/null

$(CLIENT): $(WEB_TOOLS) $(WEB_SOURCES) $(PAGE)
	npm --prefix web run --silent build
	npm --prefix web run --silent size
	@touch $@

$(WHEEL): $(COMPILER) $(SOURCES) $(CLIENT) build/sources
	rm -rf build/wheel
	$(BIN)/pip wheel --quiet --no-build-isolation --no-deps --wheel-dir build/wheel .
	@touch $@

# When a file has come or gone, or setup.py compiles others, the build starts clean: setuptools would pack what no longer
# belongs to it.
build/sources: FORCE
	@echo $(SOURCES) $$(cksum < setup.py) | cmp --quiet - $@ || \
	  { rm -rf build; mkdir build; echo $(SOURCES) $$(cksum < setup.py) > $@; }

$(INSTALLED): $(WHEEL)
	$(BIN)/$(PIP_INSTALL) --no-deps --force-reinstall build/wheel/*.whl
	@touch $@

$(BENCH_TOOLS): $(TOOLS) requirements/bench.txt
	$(BIN)/python -m venv --clear .venv-bench
	.venv-bench/bin/$(PIP_INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

$(BENCH_INSTALLED): $(BENCH_TOOLS) $(WHEEL)
	.venv-bench/bin/$(PIP_INSTALL) --no-deps --force-reinstall build/wheel/*.whl
	@touch $@
