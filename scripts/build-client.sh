#!/usr/bin/env bash
# Builds the browser client into a folder that `gather serve --client` serves.
#
# File names contain a hash of the contents, so that browsers may cache the files for ever. Only the
# pages, the manifest, the service worker and the files that browsers and crawlers ask for by their
# names have fixed names. Pages and manifest are built once a language: `index.ko.html` beside the English
# `index.html`.
# Usage: build-client.sh [PRODUCT [NAME [STYLE]]]
#   PRODUCT  the executable that becomes app.wasm (WebApp)
#   NAME     the folder is .build-client/NAME (site); with another name the program is in one part
#   STYLE    the style sheet (those in Web/styles, joined in the order of their names)
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/client-building.sh

site=$scratch/${2:-site}
styles=(${3:-Web/styles/*.css})
compile "${1:-WebApp}"

mapfile -t inputs < <(find Web Sources/EmbeddedTexts/Generated Sources/EmbeddedListWords/Generated "${styles[@]}" -type f | sort)
stamp=$(stamp_of "$twin" "$0" scripts/client-building.sh scripts/*.mjs "${inputs[@]}")
if is_current "$site" "$stamp" "$site.stamp"; then
  echo "$site is up to date." >&2
  exit 0
fi

new=$site.new
rm -rf "$new" "$site.stamp"
mkdir -p "$new"
cp -R Web/icons Web/pictures Web/*.html Web/manifest.webmanifest Web/service-worker.js \
  Web/favicon.ico Web/robots.txt "$new"
# Read by browsers that cannot run the app; those that pass its tests read the syntax of 2021.
esbuild --log-level=warning --charset=utf8 --target=es5 --minify Web/able.js --outfile="$new/able.js"
# One file, because the page needs all of it at once; but few pages draw a picture.
esbuild --log-level=warning --charset=utf8 --bundle --format=esm --target=es2021 --minify Web/host.js \
  --external:./picture.js --outfile="$new/host.js"
cp Web/picture.js "$new"
cat "${styles[@]}" > "$new/style.css"
cat Web/styles/{01,02,04}-*.css > "$new/404.css"
# The pages behind links are not part of the app, and work in browsers that cannot run it: `make test-old-engines`.
oldest=chrome69,firefox67,safari12
cat Web/styles/{01-tokens,02-ground,05-match}.css Web/follow/{follow,old-engines}.css > "$new/follow.css"
for script in follow reply; do
  esbuild --log-level=warning --charset=utf8 --bundle --format=esm --target="$oldest" --minify "Web/follow/$script.js" \
    --outfile="$new/$script.js"
done
write_texts "$new/texts"
embedded_lines Sources/EmbeddedListWords/Generated/ListWords+Lines.swift > "$new/words.txt"
screens=
if [[ ${1:-WebApp} == WebApp ]]; then
  record_first_part "$twin" "$new/texts"
  screens=$PWD/$scratch/parts/visits
fi
if [[ ${2:-site} == site ]]; then
  optimise_in_parts "$new/app.wasm" "$new/rest.wasm" "$new/texts" "$site.first-part"
else
  optimise "$twin" "$new/app.wasm"
  sed -i 's| data-rest="[^"]*"||' "$new"/index.html
fi
languages=$PWD/Web/languages
cd "$new"
minify style.css 404.css picture.js follow.css

# A file is renamed before the files that name it.
mapfile -t pictures < <(find icons pictures -type f | sort)
rename_in picture.js "$(put_hash picture.js)" host.js
for file in "${pictures[@]}" *.wasm host.js able.js words.txt; do
  name=$(put_hash "$file")
  rename_in "$file" "$name" style.css index.html 404.html manifest.webmanifest
done
# In the page, because the first screen waits for it.
sed -i -e '/^STYLE$/{r style.css' -e 'd}' index.html
sed -i -e '/^STYLE$/{r 404.css' -e 'd}' 404.html
rm style.css 404.css
for page in index.html 404.html manifest.webmanifest; do
  write_languages "$page" "$languages"
done
put_first_screens "$screens"
texts=()
for file in texts/*; do
  name=$(put_hash "$file")
  texts+=("/$name")
  rename_in "$file" "$name" index.html index.*.html
done
sed -i "s|TEXTS|${texts[*]}|" index.html index.*.html

# Browsers fetch the manifest and the icons for home screens only when the app is installed; the pictures, the page
# for a wrong address and the files for crawlers are not part of the app.
mapfile -t kept < <(find . -type f ! -path './pictures/*' ! -path './texts/*' ! -name '*.png' \
  ! -name '*.html' ! -name '*.webmanifest' ! -name favicon.ico ! -name robots.txt ! -name 'follow.*' ! -name reply.js ! -name service-worker.js | sed 's|^\./|/|' | sort)
list=$(printf "'%s', " / "${kept[@]}")
texts_list=$(printf "'%s', " "${texts[@]}")
version=$(find . -type f ! -name service-worker.js | sort | xargs sha256sum | sha256sum |
  cut --characters=1-16)
sed -i "s|'FILES'|${list%, }|; s|'TEXTS'|${texts_list%, }|; s|VERSION|$version|" service-worker.js
minify service-worker.js

compress
cd - > /dev/null
for file in "$new"/*.wasm; do
  part=$(basename "$file" | cut --delimiter=. --fields=1)
  write_deltas "$file" "$site.versions/$part"
done
for file in "$new"/words.*.txt "$new"/texts/*.txt; do
  tag=$(basename "$file" | cut --delimiter=. --fields=1)
  write_deltas "$file" "$site.versions/$tag"
done
rm -rf "$site"
mv "$new" "$site"
echo "$stamp" > "$site.stamp"
