#!/usr/bin/env bash
# Builds the browser client into a folder that `gather serve --client` serves.
#
# Names carry a hash of the contents, so that a browser may keep what it has for good; only
# index.html, the manifest and the service worker have fixed names.
# Usage: build-client.sh [PRODUCT [NAME [STYLE]]]
#   PRODUCT  the executable that becomes app.wasm (WebApp)
#   NAME     the folder is .build-client/NAME (site)
#   STYLE    the style sheet (Web/app.css)
set -euo pipefail
cd "$(dirname "$0")/.."

product=${1:-WebApp}
scratch=.build-client
site=$scratch/${2:-site}
style=${3:-Web/app.css}
toolset=$scratch/toolset.json

scripts/embedded-toolset.sh "$toolset"
swift build --scratch-path "$scratch" -c release --triple wasm32-unknown-none-wasm \
  --toolset "$toolset" --product "$product" >&2
# Keeps its symbols and debug information: what llvm-symbolizer needs for a crash.
twin=$scratch/wasm32-unknown-none-wasm/release/$product.wasm

inputs=("$twin" "$0")
while IFS= read -r file; do inputs+=("$file"); done < <(find Web "$style" -type f | sort)
stamp=$(cat "${inputs[@]}" | sha256sum)
if [[ -f $site.stamp && -d $site && $(cat "$site.stamp") == "$stamp" ]]; then
  echo "$site is up to date." >&2
  exit 0
fi

new=$site.new
rm -rf "$new" "$site.stamp"
mkdir -p "$new"
toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
cp -R Web/. "$new"
cp "$style" "$new/app.css"
"$toolchain/llvm-objcopy" --strip-all "$twin" "$new/app.wasm"
# The features are those that the compiler uses by default.
wasm-opt -Oz --converge --zero-filled-memory --enable-bulk-memory --enable-mutable-globals \
  --enable-nontrapping-float-to-int --enable-sign-ext "$new/app.wasm" --output "$new/app.wasm"
cd "$new"
# Comments and indentation are for those who read the sources.
sed -i "s/^ *//; /^\/\//d" ./*.js

# Gives a file a name with its hash and writes that into the files that come after it.
put_hash() {
  local file=$1 hash name referrer
  hash=$(sha256sum "$file" | cut --characters=1-16)
  name=${file%.*}.$hash.${file##*.}
  mv "$file" "$name"
  for referrer in host.js app.css index.html manifest.webmanifest; do
    [[ -f $referrer ]] || continue
    sed -i "s|\([\"'(]\.\{0,1\}\)/${file//./\\.}\([\"')]\)|\1/$name\2|g" "$referrer"
  done
}
while IFS= read -r file; do put_hash "$file"; done < <(find icons -type f 2>/dev/null | sort)
for file in app.wasm disk.js drag.js page.js whistle.js app.css host.js; do put_hash "$file"; done

# The pictures for home screens are fetched when the app is installed, and never again.
mapfile -t kept < <(find . -type f ! -name '*.png' ! -name index.html ! -name service-worker.js |
  sed 's|^\./|/|' | sort)
list=$(printf "'%s', " / "${kept[@]}")
version=$(find . -type f ! -name service-worker.js | sort | xargs sha256sum | sha256sum |
  cut --characters=1-16)
sed -i "s|'FILES'|${list%, }|; s|VERSION|$version|" service-worker.js

while IFS= read -r file; do
  brotli --quality=11 --keep "$file" &
  gzip --best --no-name --keep "$file"
  wait $!
done < <(find . -type f ! -name '*.png')
cd - > /dev/null

rm -rf "$site"
mv "$new" "$site"
echo "$stamp" > "$site.stamp"
