#!/usr/bin/env bash
# Checks the tables of docs/a-goal-from-finger-to-friend.md: each file is there and declares the
# functions that its row names, and each test is there under its name. Prints how many files and
# functions the walk has.
set -euo pipefail
cd "$(dirname "$0")/../docs"

walk=a-goal-from-finger-to-friend.md
failed=0
fail() {
  echo "error: $walk: $*" >&2
  failed=1
}

# Whether a file declares a name: in Swift a function, initialiser, property, case or type; in
# JavaScript a function, or a method of an object.
declares() {
  local name=$1 file=$2 pattern
  case "$file:$name" in
    *.swift:init) pattern='^ *([a-z]+ )*init\??[<(]' ;;
    *.swift:*) pattern="\b(func|var|let|struct|enum|class|actor) $name\b" ;;
    *) pattern="^(export )?(async )?function $name\(|^  (async )?$name\(.*\) \{$" ;;
  esac
  grep --quiet --extended-regexp "$pattern" < <(grep --invert-match '^ *//' "$file")
}

files=()
functions=0
tests=0
# A row: | [Name](../path) | `function` → `function` | [Tests](../path): `name of the test` |
while IFS='|' read -r _ file names test _; do
  path=$(sed -n 's/.*](\([^)]*\)).*/\1/p' <<<"$file")
  [[ -n $path ]] || continue
  [[ -f $path ]] || { fail "$path is gone"; continue; }
  files+=("$path")
  while read -r name; do
    functions=$((functions + 1))
    declares "$name" "$path" || fail "$path declares no $name"
  done < <(grep --only-matching '`[^`]*`' <<<"$names" | tr --delete '`')
  path=$(sed -n 's/.*](\([^)]*\)).*/\1/p' <<<"$test")
  [[ -n $path ]] || continue
  [[ -f $path ]] || { fail "$path is gone"; continue; }
  while read -r name; do
    tests=$((tests + 1))
    grep --quiet --fixed-strings -- "$name" "$path" || fail "$path has no test \"$name\""
  done < <(grep --only-matching '`[^`]*`' <<<"$test" | sed 's/^`//; s/`$//')
done < <(grep '^|' "$walk")

count=$(printf '%s\n' "${files[@]}" | sort -u | wc -l)
echo "The walk of a goal: $count files, $functions functions, $tests tests."
exit $failed
