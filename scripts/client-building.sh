# Functions for the scripts that build for the browser, which source it in the project's folder.
scratch=.build-client

# Runs `swift build` for the browser with further arguments.
build_for_browser() {
  local toolset=$scratch/toolset.json
  scripts/embedded-toolset.sh "$toolset"
  # Hands the compiled files to the linker as they are. Otherwise clang, which calls the linker,
  # compiles each of a program's 200 files once more: 19 of the 21 seconds of linking a sample.
  CCC_OVERRIDE_OPTIONS='#s/^(.*[.]bc)$/-Wl,\1/' swift build --scratch-path "$scratch" -c release --triple wasm32-unknown-none-wasm \
    --toolset "$toolset" --experimental-lto-mode full "$@" >&2
}

# Compiles an executable for the browser, and sets `twin` to the one with symbols and debug
# information, which llvm-symbolizer needs to explain a crash.
compile() {
  build_for_browser --product "$1"
  twin=$scratch/wasm32-unknown-none-wasm/release/$1.wasm
}

# The features are those that the compiler uses by default.
features=(--enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int
  --enable-sign-ext)

# Runs the toolchain's objcopy.
copy_object() {
  local toolchain
  toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
  "$toolchain/llvm-objcopy" "$@"
}

# Writes a program as small as possible, after further passes. By default, wasm-opt inlines each function with a
# single caller, which makes functions of 100 KB. The hints about alignment that --dealign removes mean nothing to
# browsers.
shrink() {
  local from=$1 to=$2
  shift 2
  wasm-opt --dealign "$@" -Oz --one-caller-inline-max-function-size=30 \
    --always-inline-max-function-size=4 --zero-filled-memory "${features[@]}" "$from" --output "$to"
}

# Writes a compiled executable for browsers.
optimise() {
  copy_object --strip-all "$1" "$2"
  shrink "$2" "$2" --flatten --rereloop
}

# Plays what a first visitor does with a compiled executable, to record which functions that needs and what the first
# screen is in each language: .build-client/parts/visits.
record_first_part() {
  local twin=$1 texts=$2 work=$scratch/parts
  rm -rf "$work"
  mkdir -p "$work"
  # Names tell the functions apart, in the profile and for people who look at the parts.
  copy_object --strip-debug "$twin" "$work/named.wasm"
  shrink "$work/named.wasm" "$work/whole.wasm" --flatten --rereloop --debuginfo
  wasm-split --instrument "${features[@]}" "$work/whole.wasm" --output "$work/recording.wasm"
  node scripts/record-first-part.mjs "$work/recording.wasm" "$texts" "$work/visits"
}

# Writes the recorded executable for browsers in two parts: what a first visitor needs at once, and the rest. Also lists
# the functions of the first part, with the lines of each in the text format, the largest first.
optimise_in_parts() {
  local first=$1 rest=$2 texts=$3 list=$4 work=$scratch/parts
  wasm-split --merge-profiles "$work"/visits/*.profile --output "$work/first.profile"
  split_by_profile "$work" first rest
  without_placeholders "$work/first.wasm" "$work/lean.wasm"
  shrink "$work/lean.wasm" "$first"
  shrink "$work/rest.wasm" "$work/small.wasm"
  with_steady_imports "$work/small.wasm" "$rest"
  node scripts/try-first-part.mjs "$first" "$texts"
  split_by_profile "$work" first-named rest-named --debuginfo
  wasm-dis "$work/first-named.wasm" |
    awk '/^ \(func / { name = substr($2, 2) } name { lines[name] += 1 } END { for (name in lines) print lines[name] "\t" name }' |
    sort --numeric-sort --reverse | swift demangle --compact --simplified > "$list"
}

# Splits the program in a folder into two files there.
split_by_profile() {
  local work=$1 first=$2 rest=$3
  shift 3
  wasm-split --split "${features[@]}" --profile "$work/first.profile" --import-namespace=p \
    --placeholder-namespace=q --export-prefix=_ "$@" "$work/whole.wasm" \
    --primary-output "$work/$first.wasm" --secondary-output "$work/$rest.wasm"
}

# Writes the first part without wasm-split's placeholders. They fill the places in the table which the rest takes when
# it is there, and each is an import with a name, 6 KB of brotli together. One function that ends the program serves
# all of them: it has no parameters, so that a call by another type ends the program, too.
without_placeholders() {
  wasm-dis "$1" | awk '
    /^ \(import "q"/ {
      match($0, /\(func \$[^ )]+/)
      isPlaceholder[substr($0, RSTART + 6, RLENGTH - 6)]
      next
    }
    /^ \(elem/ {
      print " (func $absent (unreachable))"
      sub(/\)$/, " )")
      for (field = 1; field <= NF; field += 1) if ($field in isPlaceholder) $field = "$absent"
    }
    { print }' > "$2.wat"
  wasm-as "${features[@]}" "$2.wat" --output "$2"
}

# Writes a part whose imports keep their numbers, as far as they can, when others join them.
with_steady_imports() {
  wasm-dis "$1" | node scripts/steady-imports.mjs > "$2.wat"
  wasm-as "${features[@]}" "$2.wat" --output "$2"
  rm "$2.wat"
  # The text format knows no stack, so what was made of it is made again.
  wasm-opt "${features[@]}" "$2" --generate-stack-ir --optimize-stack-ir --output "$2"
}

# Writes scripts or style sheets as small as possible, in place.
minify() {
  local file
  for file in "$@"; do
    esbuild --log-level=warning --charset=utf8 --minify "$file" --outfile="$file" --allow-overwrite
  done
}

# Adds a hash to the name of a file, and prints the new name.
put_hash() {
  local hash name
  hash=$(sha256sum "$1" | cut --characters=1-16)
  name=${1%.*}.$hash.${1##*.}
  mv "$1" "$name"
  echo "$name"
}

# Writes the new name of a file into others, wherever its address is in quotes or brackets.
rename_in() {
  local file=$1 name=$2
  shift 2
  sed -i "s|\([\"'(]\.\{0,1\}\)/${file//./\\.}\([\"')]\)|\1/$name\2|g" "$@"
}

# Writes the texts of each language into a folder: the lines of the files that embed them in Swift.
write_texts() {
  local file tag
  mkdir -p "$1"
  for file in Sources/EmbeddedTexts/Generated/Language+*.swift; do
    tag=$(basename "$file" .swift | cut --delimiter=+ --fields=2)
    [[ $tag != Lines ]] || continue
    embedded_lines "$file" > "$1/$tag.txt"
  done
}

# Prints the lines that a file embeds in Swift, without the end of the last one, which Swift drops, too.
embedded_lines() {
  printf %s "$(sed '1,/#"""$/d; /^"""#$/,$d' "$1")"
}

# Writes a page in each language beside it, and itself in English, by the scripts in a folder.
write_languages() {
  local page=$1 script tag
  for script in "$2"/*.sed; do
    tag=$(basename "$script" .sed)
    [[ $tag == en ]] || sed --file="$script" "$page" > "${page%.*}.$tag.${page##*.}"
  done
  sed --in-place --file="$2/en.sed" "$page"
}

# Writes the recorded first screens into the pages of their languages in the current folder; without a folder of them,
# the pages have none.
put_first_screens() {
  local screens=$1 page tag
  for page in index.html index.*.html; do
    tag=${page#index.}
    tag=${tag%html}
    if [[ $screens ]]; then
      sed -i -e "/^FIRST SCREEN$/{r $screens/${tag:-en.}html" -e 'd}' "$page"
    else
      sed -i '/<template id="first-screen">/,/<\/template>/d' "$page"
    fi
  done
}

# Writes compressed forms beside each file in the current folder and its subfolders.
compress() {
  local file
  while IFS= read -r file; do
    brotli --quality=11 --keep "$file" &
    gzip --best --no-name --keep "$file"
    wait $!
  done < <(find . -type f ! -name '*.png' ! -name '*.webp' ! -name '*.ico')
}

# Writes the differences of a file from its earlier versions beside it, for browsers that have one of
# them, and keeps the file for later builds in a folder of its last four versions.
write_deltas() {
  local file=$1 versions=$2 old name
  name=$(basename "$file")
  mkdir -p "$versions"
  cp "$file" "$versions"
  find "$versions" -type f -printf '%T@ %f\n' | sort --numeric-sort --reverse | tail --lines=+5 |
    while read -r _ old; do rm "$versions/$old"; done
  for old in "$versions"/*; do
    [[ $old != */"$name" ]] || continue
    scripts/write-delta.sh "$old" "$file" > "$file.$(cut --delimiter=. --fields=2 <<< "${old##*/}").dcz"
  done
}

# Whether a folder exists, and its stamp says that it was made from the same inputs.
is_current() {
  local folder=$1 stamp=$2 file=$3
  [[ -d $folder && -f $file && $(cat "$file") == "$stamp" ]]
}

stamp_of() {
  cat "$@" | sha256sum
}
