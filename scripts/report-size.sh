#!/usr/bin/env bash
# Prints what the parts of the built client weigh, beside the nearest earlier commit that was built here, and which
# functions a first tap waits for now that it did not wait for then.
#
# Nothing here fails: what users wait for is measured by `make bench`, and a size is only one reason.
# Usage: report-size.sh [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."

site=${1:-.build-client/site}
reports=.build-client/sizes
mkdir -p "$reports"

# The bytes of all compressed files of a kind that a visit in English fetches.
bytes() {
  find "$site" -path "$site/samples" -prune -o ! -name '404.*' ! -name 'robots.*' ! -name 'follow.*' \
    ! -name 'index.*.html.br' ! -name 'manifest.*.webmanifest.br' \( ! -path '*/texts/*' -o -name 'en.*' \) \
    -name "$1.br" -printf '%s\n' |
    awk '{ sum += $1 } END { print sum + 0 }'
}

followed() { stat --format=%s "$site/follow.$1.br"; }

# A line for each part: its name and its bytes.
weigh() {
  printf '%s\t%s\n' \
    'first visit' "$(bytes '*')" \
    '  until a tap' "$(($(bytes 'app.*.wasm') + $(bytes 'en.*.txt') + $(bytes 'host.*.js') + $(bytes 'able.*.js') + $(bytes index.html)))" \
    '  first part' "$(bytes 'app.*.wasm')" \
    '  rest' "$(bytes 'rest.*.wasm')" \
    '  texts' "$(bytes 'en.*.txt')" \
    '  words of lists' "$(bytes 'words.*.txt')" \
    '  JavaScript' "$(bytes '*.js')" \
    '  page and style' "$(bytes index.html)" \
    'following: script' "$(followed js)" \
    'following: style' "$(followed css)"
}

# The report of the nearest earlier commit; of the last one, when something is not committed.
earlier() {
  local from=HEAD~1 commit
  git diff --quiet HEAD || from=HEAD
  while read -r commit; do
    [[ ! -f $reports/$commit ]] || { echo "$reports/$commit" && return; }
  done < <(git rev-list --max-count=200 "$from" 2> /dev/null)
  echo /dev/null
}

before=$(earlier)
echo "In bytes of brotli 11, beside $([[ $before == /dev/null ]] && echo nothing || git log -1 --format='%h %s' "${before##*/}")"
weigh | tee "$reports/now" | awk -F '\t' -v before="$before" '
  BEGIN { while ((getline line < before) > 0) { split(line, part, "\t"); known[part[1]] = part[2] } }
  { change = $1 in known ? sprintf("%+d", $2 - known[$1]) : ""; printf "%-20s %9d %9s\n", $1, $2, change }'

# What has the same name is the same function, but for specialised ones, of which there are several.
list=$site.first-part
if [[ -f $list && -f $before.first-part ]]; then
  new=$(awk -F '\t' 'FNR == NR { known[$2] = 1; next } !($2 in known)' "$before.first-part" "$list" | head -10)
  [[ -z $new ]] || printf 'New in the first part (lines of the text format, the largest):\n%s\n' "$new"
fi
if git diff --quiet HEAD; then
  mv "$reports/now" "$reports/$(git rev-parse HEAD)"
  [[ ! -f $list ]] || cp "$list" "$reports/$(git rev-parse HEAD).first-part"
fi
