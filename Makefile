# Every task from a bare clone. Needs Python 3.11 and make; the rest is fetched into the checkout.
PYTHON ?= python3
export PYTHON
export PYRIGHT_PYTHON_IGNORE_WARNINGS = 1
BIN := .venv/bin
PAGE := src/riffle/server/page/index.html
PYTHON_CODE := $(wildcard src tests bench scripts examples docs web/*.py)
LOCKED := --extra server --extra physics --extra research --extra lab --extra nets --group dev

.DEFAULT_GOAL := help
.PHONY: help setup play test lint format types web wasm docs coverage bench gpu lock clean

help: ## list the tasks
	@grep -E '^[a-z]+:.*##' Makefile | sed 's/:.*## /\t/' | expand -t 10

setup: ## make .venv from requirements.lock
	@sh scripts/setup.sh

play: setup web docs ## open the table
	@if [ -f $(PAGE) ]; then exec $(BIN)/riffle serve --open; else exec $(BIN)/riffle play hidden_stones; fi

test: lint types ## check everything: style, types, page, tests
	@sh scripts/web.sh check
	@sh scripts/browser.sh
	@sh scripts/test.sh

lint: setup ## check style
	@$(BIN)/ruff check $(PYTHON_CODE)
	@$(BIN)/ruff format --check $(PYTHON_CODE)

types: setup ## check types
	@sh scripts/node.sh $(BIN)/pyright

format: setup ## put the code in style
	@$(BIN)/ruff check --fix $(PYTHON_CODE)
	@$(BIN)/ruff format $(PYTHON_CODE)
	@sh scripts/web.sh format

web: setup ## build the page
	@sh scripts/web.sh build

wasm: setup ## build the rules as WebAssembly (after a change of rules or bots)
	@sh scripts/wasm.sh

docs: setup ## build the documentation
	@sh scripts/docs.sh

coverage: setup ## measure what the tests of the library reach
	@$(BIN)/python -m pytest -n 2 --dist loadfile --cov=riffle --cov-report=term-missing:skip-covered tests --ignore=tests/page

bench: setup ## measure
	@$(BIN)/python -m bench

gpu: setup ## check and measure the rules on a GPU
	@$(BIN)/python -m bench.gpu

lock: setup ## renew requirements.lock (UPGRADE=--upgrade for newer versions)
	@$(BIN)/uv pip compile --quiet pyproject.toml $(LOCKED) $(UPGRADE) --universal --generate-hashes \
		--no-annotate --no-header -o requirements.lock
	@sh scripts/setup.sh

clean: ## remove everything made here
	@rm -rf .venv .bootstrap .cache build dist web/node_modules $(dir $(PAGE)) src/riffle/server/docs
	@find src tests bench scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
