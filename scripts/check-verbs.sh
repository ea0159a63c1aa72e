#!/usr/bin/env bash
# Checks that the table in CONTRIBUTING.md has every verb of the Makefile, in the same words.
set -euo pipefail
cd "$(dirname "$0")/.."

diff --unified=0 --label Makefile --label CONTRIBUTING.md \
  <(sed --quiet --regexp-extended 's/^([a-z-]+):[^#]*## (.*)/| `make \1` | \2 |/p' Makefile) \
  <(grep '^| `make ' CONTRIBUTING.md) || {
  echo "error: the verbs in CONTRIBUTING.md are not those of the Makefile" >&2
  exit 1
}
