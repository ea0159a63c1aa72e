#!/usr/bin/env bash
# Prints what the client weighs beside the budgets, and fails when it exceeds a limit.
#
# The limits are what was reached (see docs/decisions/0011-the-size-of-the-client.md). Lower them
# with each step down, and do not raise them in passing. The density, which is the program divided by
# its source, both compressed, allows a new screen as many bytes as its source deserves.
# Usage: check-size.sh [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."

site=${1:-.build-client/site}
failed=0

# The bytes of all compressed files of a kind, without those that no visit to the app fetches, and
# without the page on which people follow a gather.
bytes() {
  find "$site" -path "$site/samples" -prune -o ! -name '404.*' ! -name 'robots.*' ! -name 'follow.*' -name "$1.br" \
    -printf '%s\n' |
    awk '{ sum += $1 } END { print sum + 0 }'
}

# The client's Swift source without what only the server renders, comments, indentation and empty lines, compressed.
source_bytes() {
  find Sources -path '*/Follow/*' -prune -o -name '*.swift' -print0 | LC_ALL=C sort --zero-terminated | xargs --null cat |
    sed 's|^ *||; \|^//|d; s| // .*||; /^$/d' | brotli --quality=11 --stdout | wc --bytes
}

# Prints a line of the table: what, value, limit and budget; sets `failed` above the limit.
row() {
  printf '%-26s %9s %9s %9s\n' "$@"
  ! awk "BEGIN { exit !($2 > $3) }" || failed=1
}

program=$(bytes '*.wasm')
source=$(source_bytes)
density=$(awk "BEGIN { printf \"%.2f\", $program / $source }")
echo "In bytes of brotli 11; the density is app.wasm divided by the Swift source ($source)."
printf '%-26s %9s %9s %9s\n' '' is limit budget
row 'first visit' "$(bytes '*')" 301150 125000
row '  app.wasm' "$program" 281800 -
row '  density' "$density" 2.00 2.00
row '  JavaScript' "$(bytes '*.js')" 7980 8000
row '  page and style' "$(bytes index.html)" 10700 -
followed() { stat --format=%s "$site/follow.$1.br"; }
row 'following: script' "$(followed js)" 900 2000
row 'following: style' "$(followed css)" 3100 -
[[ $failed -eq 0 ]] || {
  echo "error: the client has grown over a limit" >&2
  exit 1
}
