#!/usr/bin/env bash
# Measures the client in Chromium against its budgets; arguments go to the program (try --help).
#
# Writes only to folders under /var/tmp that are removed at the end.
set -euo pipefail
cd "$(dirname "$0")/.."

for verb in site whole size fixture; do python3 scripts/client "$verb" >&2; done
# The folder has a server for built clients.
PYTHONPATH=EndToEndTests exec scripts/python.sh Benchmarks/Client/bench.py "$@"
