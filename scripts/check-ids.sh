#!/usr/bin/env bash
# Checks that no element which the page itself has beside Swift's has the id of one of Swift's, which would be updated in
# its place.
set -euo pipefail
cd "$(dirname "$0")/.."

own=$(sed '/<div id="app">/,/^<!-- The empty list/d' Web/index.html | grep --only-matching ' id="[^"]*"' | cut --delimiter='"' --fields=2)
for id in $own; do
  if places=$(grep --recursive --line-number "key: \"$id\"\|\.id(\"$id\")" Sources/Screens Sources/Components); then
    echo "error: Web/index.html and Swift both have elements with the id $id:" >&2
    echo "$places" >&2
    exit 1
  fi
done
