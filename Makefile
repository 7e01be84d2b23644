# make play   start a game in the terminal
# make test   everything that must hold before a change lands
# make bench  measure against a peer (see bench/README.md)
# make pins   choose new exact versions for requirements/*.txt
# make clean  remove everything that make made

PYTHON ?= python3
GAME ?= hotw2001
PIP := -m pip install --quiet --disable-pip-version-check

DEV := .venv/bin/python
BUILD := .venv-build/bin/python
PLAY := .venv-play/bin/python
COMPILED := .venv-compiled/bin/python
BENCH := bench/.venv/bin/python

# Folders too: a removed file changes the folder it was in.
SOURCES := $(shell find src -name __pycache__ -prune -o -print) hatch_build.py pyproject.toml README.md LICENSE NOTICE
CHECKED := src tests bench hatch_build.py $(wildcard tools)

.PHONY: play test test-source test-compiled bench pins clean python
.DELETE_ON_ERROR:

play: .venv-play/.wheel
	@$(PLAY) -c "$$SAY_BUILD"
	@.venv-play/bin/epochal play $(GAME)

define SAY_BUILD
import epochal
print("The engine runs", "compiled." if epochal.compiled else "uncompiled: no C compiler was found when it was built (or EPOCHAL_COMPILE=0).")
endef
export SAY_BUILD

test: test-source test-compiled

test-source: .venv/.made
	.venv/bin/ruff format --check $(CHECKED)
	.venv/bin/ruff check $(CHECKED)
	.venv/bin/mypy --strict $(CHECKED)
	.venv/bin/lint-imports --no-logo
	if [ -f tools/clauses.py ]; then $(DEV) tools/clauses.py; fi
	$(DEV) -m pytest -n auto

# The same rules and the same games again, on the wheel as people install it.
test-compiled: .venv-compiled/.wheel
	expect=0; if $(BUILD) hatch_build.py; then expect=1; fi; \
	EPOCHAL_EXPECT_COMPILED=$$expect $(COMPILED) -m pytest -n auto tests/test_build.py $(wildcard tests/rules tests/conformance)

bench: bench/.venv/.made .build/bench.engines
	$(BENCH) bench/run.py --gate

# Environments. Each holds exact pins and is made again when they change.

python:
	@command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON). Install Python 3.11 or newer, or say which one: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "$(PYTHON) is too old ($$($(PYTHON) -V 2>&1)); Epochal needs Python 3.11 or newer: make PYTHON=python3.11" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { echo "$(PYTHON) has no venv module. Install it (on Debian and Ubuntu: the package python3-venv)" >&2; exit 1; }

.venv/.made: requirements/dev.txt pyproject.toml | python
	$(PYTHON) -m venv --clear .venv
	$(DEV) $(PIP) -r requirements/dev.txt
	$(DEV) $(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv-build/.made: requirements/build.txt | python
	$(PYTHON) -m venv --clear .venv-build
	$(BUILD) $(PIP) -r requirements/build.txt
	@touch $@

.venv-play/.made: requirements/run.txt | python
	$(PYTHON) -m venv --clear .venv-play
	$(PLAY) $(PIP) -r requirements/run.txt
	@touch $@

.venv-compiled/.made: requirements/dev.txt | python
	$(PYTHON) -m venv --clear .venv-compiled
	$(COMPILED) $(PIP) -r requirements/dev.txt
	@touch $@

bench/.venv/.made: bench/peers.txt requirements/run.txt | python
	$(PYTHON) -m venv --clear bench/.venv
	$(BENCH) $(PIP) -r requirements/run.txt -r bench/peers.txt
	@touch $@

# Wheels, and the environments that hold one.

.build/wheel: .venv-build/.made $(SOURCES)
	@rm -rf $@ $@.new && mkdir -p .build
	$(BUILD) -m hatchling build --target wheel --directory $@.new
	@mv $@.new $@ && touch $@

.venv-play/.wheel .venv-compiled/.wheel: .venv-%/.wheel: .venv-%/.made .build/wheel
	.venv-$*/bin/python $(PIP) --no-deps --force-reinstall .build/wheel/*.whl
	@touch $@

.build/bench.engines: .venv-build/.made bench/engines.py $(SOURCES)
	$(BUILD) bench/engines.py .build/engines
	@touch $@

pins: | python
	$(PYTHON) -m venv --clear .venv-pins
	.venv-pins/bin/python $(PIP) uv
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) --group build -o requirements/build.txt
	$(LOCK) pyproject.toml --group dev -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt
	echo "catanatron==3.2.1" | $(LOCK) - -c requirements/run.txt -o bench/peers.txt

# One set of pins for every platform and every Python from 3.11 on; no addresses of indexes.
LOCK := .venv-pins/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --no-annotate --custom-compile-command "make pins"

clean:
	rm -rf .venv .venv-build .venv-play .venv-compiled .venv-pins .build bench/.venv
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench -name __pycache__ -prune -exec rm -rf {} +
