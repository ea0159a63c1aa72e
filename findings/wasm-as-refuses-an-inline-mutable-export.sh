#!/usr/bin/env bash
# wasm-as of Binaryen 108 (Debian 12) refuses `(global $g (export "g") (mut i32) …)` whatever features are on, and takes
# the same module when the export stands by itself.
#
# The inline form is only an abbreviation (WebAssembly 2.0, §6.6.9). The message is "cannot export a mutable global", also
# with --enable-mutable-globals and with --all-features, so it looks as though the feature did not arrive.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download binaryen=108-1 > /dev/null 2>&1
dpkg --extract binaryen_*.deb tool
wasm_as() { LD_LIBRARY_PATH=$(dirname "$(find tool -name 'libbinaryen*')") tool/usr/bin/wasm-as "$@"; }

echo '(module (global $g (export "g") (mut i32) (i32.const 0)))' > inline.wat
echo '(module (global $g (mut i32) (i32.const 0)) (export "g" (global $g)))' > apart.wat
wasm_as --enable-mutable-globals apart.wat --output apart.wasm || { echo "changed: the export apart is refused"; exit 1; }
for features in --enable-mutable-globals --all-features; do
  if output=$(wasm_as "$features" inline.wat --output inline.wasm 2>&1); then
    echo "changed: the inline export is accepted with $features"
    exit 1
  fi
  grep --quiet 'cannot export a mutable global' <<< "$output" || { echo "changed: $output"; exit 1; }
done
echo "as found: the inline export is refused, the same export apart is accepted"
