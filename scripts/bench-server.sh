#!/usr/bin/env bash
# Measures against the budgets; arguments go to the program (try --help).
#
# Builds for release, installs wrk and PostgreSQL when they are missing, and writes only to a folder under
# /var/tmp (another with --folder), and PostgreSQL's to one under /tmp, which are removed at the end.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install-system-packages.sh wrk
scripts/install-postgres.sh
# To standard error, so that standard output has the table alone.
swift build --package-path Server -c release --product gather >&2
swift build --package-path Server -c release --product Bench >&2
exec scripts/with-postgres.sh --durable "$(swift build --package-path Server -c release --show-bin-path)/Bench" "$@"
