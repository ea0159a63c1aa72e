#!/usr/bin/env bash
# Checks that the server's packages have the versions in Server/versions.txt, once they are resolved.
# Package.swift can pin only the packages that it names; these are all of them.
# Usage: check-pins.sh [--update]
set -euo pipefail
cd "$(dirname "$0")/.."

list=Server/versions.txt
[[ -f Server/Package.resolved ]] || exit 0

resolved() {
  head -1 "$list"
  sed --quiet --regexp-extended \
    -e 's/^ *"location" : "(.*)",?$/\1/; t hold' -e 's/^ *"version" : "(.*)"$/\1/; t print' -e b \
    -e ':hold; h; b' -e ':print; x; G; s/\n/ /p' Server/Package.resolved
}

if [[ ${1:-} == --update ]]; then
  resolved > "$list.new"
  mv "$list.new" "$list"
elif ! diff --unified=0 --label "$list" --label resolved "$list" <(resolved); then
  echo "error: other versions were resolved than those in $list: read what changed, then run" \
    "scripts/check-pins.sh --update" >&2
  exit 1
fi
