#!/usr/bin/env bash
# Writes the toolset for Embedded Swift in a browser to a file, and fails with any toolchain but the
# one that it was tested with. It is made at build time, because paths of toolchains differ.
# Usage: embedded-toolset.sh FILE
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(cat .swift-version)
swift --version 2>/dev/null | grep --quiet --fixed-strings "Swift version $version " || {
  echo "error: this needs Swift $version, the version that Embedded Swift was tested with" >&2
  exit 1
}

toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
# The compiler's runtime functions for 128-bit products, which overflow checks use.
builtins=/usr/lib/llvm-14/lib/clang/14.0.6/lib/wasi/libclang_rt.builtins-wasm32.a
mkdir -p "$(dirname "$1")"
# No --allow-undefined: it would turn a missing function into an import that no browser has.
# --no-wasm-opt: otherwise clang runs an installed wasm-opt, which removes all names.
# Sources/Browser/Memory.swift says why two functions are wrapped.
# No tables of Unicode: code that counts characters or normalises text fails to link.
# The stack is first, so that its overflow ends the program instead of overwriting data.
# The thresholds keep LLVM from inlining what is larger than a call of it. It gives a function with a single caller a
# bonus of 15,000, which the linker's threshold takes away: otherwise all screens become one function, which a first
# visitor would load to see the first of them.
# Without closure-specialize, a function is not copied for each closure that it is called with. Without the
# others, no loop is unrolled, and no condition is copied to where a loop or a jump begins.
cat > "$1" <<JSON
{
  "schemaVersion": "1.0",
  "rootPath": "$toolchain/bin",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
      "-wmo", "-Osize", "-Xfrontend", "-disable-stack-protector", "-Xllvm", "-inline-threshold=0",
      "-Xllvm", "-sil-disable-pass=closure-specialize",
      "-Xllvm", "-sil-disable-pass=loop-rotate", "-Xllvm", "-sil-disable-pass=loop-unroll",
      "-Xllvm", "-sil-disable-pass=jumpthread-simplify-cfg",
      "-Xclang-linker", "-nostdlib", "-Xclang-linker", "--no-wasm-opt"
    ]
  },
  "linker": {
    "extraCLIOptions": [
      "/usr/lib/wasm32-wasi/libc.a", "$builtins",
      "--no-entry", "--gc-sections", "--stack-first", "-z", "stack-size=1048576",
      "--wrap=posix_memalign", "--wrap=free", "--lto-O2", "-mllvm", "-inline-threshold=-14850"
    ]
  }
}
JSON
