#!/usr/bin/env bash
# Prints how many lines of the view models, texts and pages the last `swift test --enable-code-coverage` ran, and
# fails when they are too few. Takes the options of that run, such as --scratch-path.
set -euo pipefail
cd "$(dirname "$0")/.."

required=98
tools=$(dirname "$(readlink -f "$(command -v swift)")")
profile=$(dirname "$(swift test "$@" --show-codecov-path)")/default.profdata
tests=$(swift build "$@" --show-bin-path)/football-gatherPackageTests.xctest
mapfile -t sources < <(find Sources/PastedLists Sources/Presentation Sources/Texts Sources/Pages -name '*.swift')

if [[ ! -f $profile ]]; then
  echo "error: no profile at $profile; run swift test --enable-code-coverage first" >&2
  exit 1
fi
report=$("$tools/llvm-cov" report "$tests" -instr-profile "$profile" "${sources[@]}")
covered=$(awk '$1 == "TOTAL" { sub("%", "", $10); print $10 }' <<<"$report")
echo "Lines of view models, texts and pages that tests run: $covered % ($required % required)"
if ! awk -v covered="$covered" -v required="$required" \
  'BEGIN { exit !(covered != "" && covered >= required) }'; then
  awk '$9 > 0 { print "  " $1 ": " $9 " lines never run" }' <<<"$report" | sort >&2
  exit 1
fi
