#!/usr/bin/env bash
# Prints what a first visit transfers, and fails when it is more than the budget.
# Usage: check-size.sh [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."

site=${1:-.build-client/site}
total_budget=$((77 * 1024))
script_budget=$((8 * 1024))
total=0
script=0
while IFS= read -r file; do
  size=$(stat --format=%s "$file")
  total=$((total + size))
  [[ $file != *.js.br ]] || script=$((script + size))
  printf '%8d  %s\n' "$size" "${file#"$site"/}"
done < <(find "$site" -name '*.br' | sort)
printf '%8d  of %d: everything, brotli\n' "$total" "$total_budget"
printf '%8d  of %d: JavaScript, brotli\n' "$script" "$script_budget"
[[ $total -le $total_budget && $script -le $script_budget ]] || {
  echo "error: the client is over its budget" >&2
  exit 1
}
