#!/usr/bin/env bash
# Measures the client in Chromium against its budgets; arguments go to the program (try --help).
#
# Writes only to folders under /var/tmp that are removed at the end.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/build-client.sh >&2
# The same program in one part, to measure beside the two.
scripts/build-client.sh WebApp whole >&2
scripts/report-size.sh >&2
scripts/build-client.sh BrowserFixture fixture EndToEndTests/Fixture/fixture.css >&2
# The folder has a server for built clients.
PYTHONPATH=EndToEndTests exec scripts/python.sh Benchmarks/Client/bench.py "$@"
