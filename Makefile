# One verb for each intention. `make help` lists them.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SWIFT_SOURCES := Package.swift Sources Samples Tests EndToEndTests Server/Package.swift Server/Sources Server/Tests

.PHONY: help run test test-root test-server test-browser test-readme client embedded lint format \
  bench system system-client system-browser

help: ## List the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: system client ## Build for release and serve on http://localhost:8080, data in ./data
	swift build --package-path Server -c release --product gather
	exec $$(swift build --package-path Server -c release --show-bin-path)/gather serve \
	  --client .build-client/site

client: system-client ## Build the browser client and the samples into .build-client/site
	scripts/build-client.sh
	scripts/build-samples.sh

test: lint test-root embedded test-server test-readme test-browser ## Check everything: what CI runs
	@echo "Everything passed."

test-root: system ## Test everything that also runs in the browser, on this machine
	swift test --parallel --enable-code-coverage
	scripts/check-coverage.sh

test-server: system ## Test storage, API and command
	swift build --package-path Server --build-tests
	swift test --package-path Server --skip-build --parallel

test-browser: system system-browser client ## Check the client's size, and test it in Chromium
	scripts/check-size.sh
	scripts/python.sh -m pytest EndToEndTests

test-readme: system ## Run the README's curl session against a server that is killed in between
	swift build --package-path Server --product gather
	scripts/test-readme.sh "$$(swift build --package-path Server --show-bin-path)/gather"

embedded: system ## Compile the root package for the browser
	scripts/embedded-build.sh

lint: system ## Check formatting, imports and folders; change nothing
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	scripts/check-layout.sh

format: ## Format all Swift sources in place
	swift format format --in-place --recursive --parallel $(SWIFT_SOURCES)

bench: system ## Measure against the budgets, as ratios side by side in one run
	scripts/bench-server.sh
	scripts/bench-client.sh

system: ## Install the Debian packages that the build needs, when missing
	@scripts/install-system-packages.sh libsqlite3-dev curl

system-client:
	@scripts/install-system-packages.sh wasi-libc libclang-rt-14-dev-wasm32 binaryen brotli

system-browser:
	@scripts/install-system-packages.sh chromium fonts-noto-cjk fonts-noto-color-emoji python3-venv
