#!/usr/bin/env bash
# Measures the server or the client against its budgets; further arguments go to the program (try --help).
#
# Builds what is measured for release and installs what is missing. Writes only to folders under /var/tmp (the server's to
# another with --folder), and PostgreSQL's to one under /tmp, which are removed at the end.
# Usage: bench.sh server|client [ARGUMENT…]
set -euo pipefail
cd "$(dirname "$0")/.."

bench_server() {
  local options=(--package-path Server -c release) product
  scripts/install-system-packages.sh wrk
  scripts/install-postgres.sh
  # To standard error, so that standard output has the table alone.
  for product in gather Bench; do swift build "${options[@]}" --product "$product" >&2; done
  exec scripts/with-postgres.sh --durable "$(swift build "${options[@]}" --show-bin-path)/Bench" "$@"
}

bench_client() {
  local verb
  for verb in site whole size fixture; do python3 scripts/client "$verb" >&2; done
  local options=(--package-path Server -c release)
  swift build "${options[@]}" --product gather >&2
  # The folder has servers for built clients.
  PYTHONPATH=EndToEndTests exec scripts/python.sh Benchmarks/Client/bench.py \
    --program "$(swift build "${options[@]}" --show-bin-path)/gather" "$@"
}

case ${1:-} in
  server) bench_server "${@:2}" ;;
  client) bench_client "${@:2}" ;;
  *) echo "usage: bench.sh server|client [ARGUMENT…]" >&2; exit 2 ;;
esac
