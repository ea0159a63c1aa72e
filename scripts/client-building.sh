# What build-client.sh and build-samples.sh have in common; to be sourced in the project's folder.
scratch=.build-client

# Compiles an executable for the browser and sets `twin` to it: with symbols and debug information,
# which is what llvm-symbolizer needs for a crash.
compile() {
  local toolset=$scratch/toolset.json
  scripts/embedded-toolset.sh "$toolset"
  swift build --scratch-path "$scratch" -c release --triple wasm32-unknown-none-wasm \
    --toolset "$toolset" --product "$1" >&2
  twin=$scratch/wasm32-unknown-none-wasm/release/$1.wasm
}

# Writes what a browser needs of a compiled executable, as small as it can be made.
optimise() {
  local toolchain
  toolchain=$(dirname "$(readlink -f "$(command -v swiftc)")")
  "$toolchain/llvm-objcopy" --strip-all "$1" "$2"
  # The features are those that the compiler uses by default.
  wasm-opt -Oz --converge --zero-filled-memory --enable-bulk-memory --enable-mutable-globals \
    --enable-nontrapping-float-to-int --enable-sign-ext "$2" --output "$2"
}

# Gives a file a name with its hash and prints that.
put_hash() {
  local hash name
  hash=$(sha256sum "$1" | cut --characters=1-16)
  name=${1%.*}.$hash.${1##*.}
  mv "$1" "$name"
  echo "$name"
}

# Writes the new name of a file into others, wherever its address stands in quotes or brackets.
rename_in() {
  local file=$1 name=$2
  shift 2
  sed -i "s|\([\"'(]\.\{0,1\}\)/${file//./\\.}\([\"')]\)|\1/$name\2|g" "$@"
}

# Comments and indentation are for those who read the sources.
strip_scripts() {
  sed -i "s/^ *//; /^\/\//d" "$@"
}

# Puts a compressed form beside each file in the current folder and those in it.
compress() {
  local file
  while IFS= read -r file; do
    brotli --quality=11 --keep "$file" &
    gzip --best --no-name --keep "$file"
    wait $!
  done < <(find . -type f ! -name '*.png')
}

# Whether a folder is there, and a stamp of what it was made from says that it would be the same.
is_current() {
  local folder=$1 stamp=$2 file=$3
  [[ -d $folder && -f $file && $(cat "$file") == "$stamp" ]]
}

stamp_of() {
  cat "$@" | sha256sum
}
