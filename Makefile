# One verb for each intention. `make help` lists them.
SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help

SWIFT_SOURCES := Package.swift Sources Samples Tests EndToEndTests Server/Package.swift Server/Sources Server/Tests \
  Mutants/Finder/Package.swift Mutants/Finder/Sources Mutants/Finder/Tests

# Built by `make test-server` already when `make test` gets to the README's session and the journeys.
DEBUG_SERVER = $$(swift build --package-path Server --show-bin-path)/samples
# How many journeys run at a time, and what else pytest is told, such as `-k full_time`. A journey
# waits most of its time, so there are two for each core.
JOURNEYS ?= $$((2 * $$(nproc)))
PYTEST ?=
# Ends a run of tests that never ends by itself: a test that waits for ever is named after five
# minutes by the time limit of its suite, but no library can end a thread.
TIME_LIMIT = timeout --kill-after=10s 30m
IN_CHROMIUM = EndToEndTests --ignore=EndToEndTests/engines --ignore=EndToEndTests/heard
# The journeys for which the second part of the program comes late: all of them, or in `make test` some.
LATE = EndToEndTests/journeys --ignore=EndToEndTests/journeys/test_parts.py
SOME_LATE = $(patsubst %,EndToEndTests/journeys/test_%.py,whole_gathers first_minute new_gather language)

.PHONY: help run test test-root test-server test-fuzz mutants attack soak test-browser test-late-rest test-browser-ten test-engines test-old-engines heard test-readme test-description test-languages test-fresh test-settings-file \
  client development-client fixture debug-server pages texts wire \
  build-root-tests build-server-tests client-and-fixture embedded lint format bench sbom release pictures pictures-of-pages icons \
  system system-postgres system-client system-browser system-chromium system-engines

help: ## List the verbs
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-21s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Nothing is optimised, because that takes longer than all else; `make release` builds what friends get.
run: system system-client ## Build and serve app and samples on http://localhost:8080, data in ./data
	$(MAKE) --jobs=2 --output-sync=none development-client debug-server
	exec $(DEBUG_SERVER) serve --client .build-client/development

development-client: system-client
	python3 scripts/client development

client: system-client ## Build the browser client and the samples into .build-client/site
	python3 scripts/client site
	python3 scripts/client samples

# Compiling the client is one long chain of modules, so it is built beside the rest. `client` compiles
# all that `embedded` does. What uses one core runs two at a time; the others use all.
test: lint system-client system-browser system-engines ## Check everything: what CI runs
	$(MAKE) --jobs=2 --output-sync=target client-and-fixture build-server-tests build-root-tests
	$(MAKE) test-root test-server
	$(MAKE) --jobs=2 --output-sync=target test-fuzz test-readme test-description test-settings-file
	$(MAKE) test-browser test-engines
	@echo "Everything passed."

build-root-tests: system
	swift build --build-tests --enable-code-coverage

build-server-tests: system
	swift build --package-path Server --build-tests

# One after the other, because both compile into .build-client.
client-and-fixture:
	$(MAKE) client
	$(MAKE) fixture

test-root: build-root-tests ## Test everything that also runs in the browser, on this machine
	$(TIME_LIMIT) swift test --parallel --enable-code-coverage
	scripts/check.py lines_are_tested

# The tests that write them run alone, and again after `test-root`, so that no page is an earlier
# build's. Nothing is measured, so the profile goes nowhere.
pages: build-root-tests ## Write the pages of all screens in all states into .build-pages
	rm -rf .build-pages
	LLVM_PROFILE_FILE=/dev/null swift test --skip-build --filter 'pages are written'

# The tests of the programs wait for processes on the threads that all tests share, and would hold up the others.
test-server: build-server-tests system-postgres ## Test storage, API and command
	scripts/check.py packages_are_pinned
	$(TIME_LIMIT) scripts/with-postgres.sh swift test --package-path Server --skip-build --parallel --skip '^CommandTests'
	$(TIME_LIMIT) scripts/with-postgres.sh swift test --package-path Server --skip-build --parallel --filter '^CommandTests'

test-fuzz: system ## Read some thousand inputs of libFuzzer with everything that parses
	@scripts/install-system-packages.sh python3
	python3 Soak/run.py --only fuzz --inputs 20000

mutants: system system-postgres ## Plant hundreds of bugs, and check that a test finds each (ONLY=7,8, IN=Sources/Wire, SINCE=main~5, SAMPLE=100)
	@scripts/install-system-packages.sh python3
	scripts/with-postgres.sh python3 Mutants/run.py $(if $(ONLY),--only $(ONLY)) $(if $(IN),--in $(IN)) \
	  $(if $(SINCE),--since $(SINCE)) $(if $(SAMPLE),--sample $(SAMPLE)) $(if $(SEED),--seed $(SEED))

attack: system ## Attack a release build with 512 MB for ten minutes while others use it (MINUTES=2)
	@scripts/install-system-packages.sh python3
	swift build --package-path Server -c release --product gather
	python3 Soak/attack.py "$$(swift build --package-path Server -c release --show-bin-path)/gather" \
	  --minutes $(or $(MINUTES),10)

test-languages: system-browser ## Look at one page of each screen in every language
	ALL_LANGUAGES=1 $(MAKE) pages
	scripts/python.sh -m pytest EndToEndTests/test_pages.py -n $(JOURNEYS) $(PYTEST)

soak: system system-postgres ## Kill servers, browsers and disks, and fuzz, for an hour or two (ONLY=kills KILLS=100)
	@scripts/install-system-packages.sh python3 btrfs-progs e2fsprogs
	@scripts/install-postgres.sh pgpool2
	$(if $(ONLY),,$(MAKE) test-languages test-late-rest)
	python3 Soak/run.py

test-browser: system-browser client fixture debug-server pages ## Report the client's size, and test it in Chromium
	python3 scripts/client size
	GATHER_PROGRAM="$(DEBUG_SERVER)" scripts/python.sh -m pytest $(IN_CHROMIUM) -n $(JOURNEYS) $(PYTEST)
	$(MAKE) test-late-rest LATE="$(SOME_LATE)"

test-late-rest: system-browser client debug-server ## Test the journeys with the second part of the program held back
	GATHER_PROGRAM="$(DEBUG_SERVER)" scripts/python.sh -m pytest $(LATE) --late-rest -n $(JOURNEYS) $(PYTEST)

test-browser-ten: system-browser client fixture debug-server pages ## Run the tests in Chromium ten times beside a load
	GATHER_PROGRAM="$(DEBUG_SERVER)" scripts/repeat-under-load.sh 10 \
	  scripts/python.sh -m pytest $(IN_CHROMIUM) -n $(JOURNEYS) $(PYTEST)

test-engines: system-browser system-engines client debug-server ## Test the main journeys in WebKit and Firefox
	GATHER_PROGRAM="$(DEBUG_SERVER)" scripts/python.sh -m pytest EndToEndTests/engines -n $(JOURNEYS) $(PYTEST)

# Not in `make test`: it waits for a voice.
heard: system-browser client debug-server ## Hear an evening and an answer with Orca, without a display (BROWSER=chromium)
	@scripts/install-system-packages.sh orca firefox-esr chromium at-spi2-core xvfb xauth openbox xdotool speech-dispatcher \
	  speech-dispatcher-espeak-ng dbus
	GATHER_PROGRAM="$(DEBUG_SERVER)" xvfb-run -a dbus-run-session -- scripts/python.sh -m pytest EndToEndTests/heard $(PYTEST)

# Not in `make test`: the engines are 2.5 GB of packages from PyPI.
test-old-engines: system-browser client debug-server ## Try app and links in Chromium 69 to 118, and print HOSTING's table (ENGINES="69 90")
	@scripts/install-system-packages.sh libasound2 libdbus-1-3 libegl1 libgl1 libnss3 libxcomposite1 libxcursor1 \
	  libxdamage1 libxi6 libxkbcommon0 libxkbfile1 libxrandr2 libxtst6
	scripts/python.sh EndToEndTests/old_engines/table.py "$(DEBUG_SERVER)" $(ENGINES)

test-readme: debug-server ## Run the README's curl session against a server that is killed in between
	@scripts/install-system-packages.sh python3
	scripts/test-documents.py readme "$(DEBUG_SERVER)"

test-description: debug-server ## Send the server what its description allows and forbids
	scripts/python.sh scripts/test-documents.py description "$(DEBUG_SERVER)"

test-settings-file: ## Test with dpkg that upgrades keep a host's settings, as root
	scripts/test-settings-file.sh

test-fresh: ## Run everything in a fresh minimal Debian, as root (several GB in /var/tmp)
	scripts/test-on-fresh-debian.sh

embedded: system-client ## Compile the root package for the browser
	python3 scripts/client compile

fixture: system-client
	python3 scripts/client fixture

debug-server: system
	swift build --package-path Server --product samples

texts: ## Compile the catalogues of texts, and list what a language lacks
	@scripts/install-system-packages.sh python3-venv
	scripts/python.sh scripts/compile-texts.py
	scripts/python.sh scripts/compile-texts.py --missing
	scripts/python.sh scripts/compile-list-words.py

wire: ## Compile openapi.yaml into the Swift that reads and writes changes
	@scripts/install-system-packages.sh python3-venv
	scripts/python.sh scripts/compile-wire.py

lint: system ## Check formatting, imports and folders; change nothing
	@scripts/install-system-packages.sh python3-venv
	swift format lint --strict --recursive --parallel $(SWIFT_SOURCES)
	scripts/check.py
	python3 Mutants/check.py
	scripts/python.sh scripts/compile-texts.py --check
	scripts/python.sh scripts/compile-wire.py --check
	scripts/python.sh scripts/compile-list-words.py --check

format: ## Format all Swift sources in place
	swift format format --in-place --recursive --parallel $(SWIFT_SOURCES)

pictures: system-browser client debug-server ## Take the pictures in the READMEs and the manifest again
	scripts/python.sh scripts/pictures.py app
	GATHER_PROGRAM="$(DEBUG_SERVER)" scripts/python.sh scripts/pictures.py samples

pictures-of-pages: system-browser pages ## Picture all screens in all states into .build-screenshots
	scripts/python.sh scripts/pictures.py pages

icons: system-browser ## Draw the icons and the picture beside links again
	scripts/python.sh scripts/pictures.py icons

sbom: system ## Write what the server is made of, as CycloneDX, into .build-sbom
	python3 scripts/write-sbom.py .build-sbom/gather.cdx.json

release: system client ## Make a Debian package with server, client, units and licences in .build-release
	@scripts/install-system-packages.sh python3 binutils lintian
	scripts/pack-release.sh

bench: system system-client system-browser system-chromium pages ## Measure against the budgets, as ratios side by side in one run
	scripts/bench.sh server
	scripts/bench.sh client

system: ## Install the Debian packages that the build needs, when missing
	@scripts/install-system-packages.sh libsqlite3-dev libsodium-dev libpq-dev zlib1g-dev libssl-dev libcurl4-openssl-dev curl

# Only for tests, which start a server of their own.
system-postgres:
	@scripts/install-postgres.sh

system-client:
	@scripts/install-system-packages.sh python3 wasi-libc libclang-rt-14-dev-wasm32 binaryen brotli esbuild nodejs zstd

system-browser:
	@scripts/install-system-packages.sh chromium-headless-shell fonts-dejavu-core fonts-noto-cjk \
	  fonts-noto-color-emoji python3-venv zbar-tools libreoffice-calc-nogui

system-engines:
	@scripts/install-system-packages.sh webkit2gtk-driver libgl1-mesa-dri xvfb firefox-esr

# The whole browser, as users have it.
system-chromium:
	@scripts/install-system-packages.sh chromium
