#!/usr/bin/env bash
# Builds the samples into the folder `samples` of the client that build-client.sh made.
#
# Their pages load the client's scripts and icon; all their other files are their own.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/client-building.sh

site=$scratch/site
samples=(Counter Clock Login Movies)
twins=()
for sample in "${samples[@]}"; do
  compile "${sample}App"
  twins+=("$twin")
done

shopt -s nullglob
mapfile -t inputs < <(
  find Samples/Web Samples/*/Web "$site" -type f ! -path "$site/samples/*" | sort)
stamp=$(stamp_of "${twins[@]}" "$0" scripts/client-building.sh "${inputs[@]}")
if is_current "$site/samples" "$stamp" "$scratch/samples.stamp"; then
  echo "$site/samples is up to date." >&2
  exit 0
fi

new=$scratch/samples.new
rm -rf "$new" "$scratch/samples.stamp"
mkdir -p "$new"
cp Samples/Web/index.html Samples/Web/samples.css "$new"
minify "$new/samples.css"
style=$(cd "$new" && put_hash samples.css)
icon=$(cd "$site" && echo icons/icon.*.svg)

# Writes the names of the files that a page loads into it.
name_files() {
  local page=$1
  rename_in samples/samples.css "samples/$style" "$page"
  rename_in icons/icon.svg "$icon" "$page"
  rename_in host.js "$(cd "$site" && echo host.*.js)" "$page"
}
name_files "$new/index.html"

for index in "${!samples[@]}"; do
  sample=${samples[$index]}
  name=${sample,,}
  folder=$new/$name
  mkdir "$folder"
  optimise "${twins[$index]}" "$folder/app.wasm"
  sed "s|SAMPLE|$sample|g; s|FOLDER|$name|g" Samples/Web/page.html > "$folder/index.html"
  name_files "$folder/index.html"
  rename_in "samples/$name/app.wasm" "samples/$name/$(cd "$folder" && put_hash app.wasm)" \
    "$folder/index.html"
  for script in Samples/"$sample"/Web/*.js; do
    cp "$script" "$folder"
    file=$(basename "$script")
    minify "$folder/$file"
    file=$(cd "$folder" && put_hash "$file")
    sed -i "s|</head>|<script type=\"module\" src=\"/samples/$name/$file\"></script>\n&|" \
      "$folder/index.html"
  done
  for sheet in Samples/"$sample"/Web/*.css; do
    cp "$sheet" "$folder"
    file=$(basename "$sheet")
    minify "$folder/$file"
    file=$(cd "$folder" && put_hash "$file")
    sed -i "s|</head>|<link rel=\"stylesheet\" href=\"/samples/$name/$file\">\n&|" \
      "$folder/index.html"
  done
done

(cd "$new" && compress)
rm -rf "$site/samples"
mv "$new" "$site/samples"
echo "$stamp" > "$scratch/samples.stamp"
