#!/usr/bin/env bash
# Checks that the program, the API's description and the changelog name the same version.
set -euo pipefail
cd "$(dirname "$0")/.."

# The first version that a file names after a pattern.
version() {
  sed --quiet --regexp-extended "s/.*$2([0-9]+\.[0-9]+\.[0-9]+).*/\1/p" "$1" | head -1
}

program=$(version Sources/Domain/AppVersion.swift 'String \{ "')
api=$(version Server/Sources/API/openapi.yaml '^  version: ')
changelog=$(version CHANGELOG.md '^## \[')
[[ -n $program && $api == "$program" && $changelog == "$program" ]] || {
  echo "error: the version is $program in the program, $api in openapi.yaml," \
    "and $changelog in CHANGELOG.md" >&2
  exit 1
}
grep --quiet '^## \[Unreleased\]' CHANGELOG.md || {
  echo "error: CHANGELOG.md has no place for what is not released" >&2
  exit 1
}
