#!/usr/bin/env bash
# Compiles the root package as Embedded Swift for the browser, so that nothing enters it that
# cannot run on a phone. The toolset is made at build time: where the toolchain lies differs.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(cat .swift-version)
swift --version 2>/dev/null | grep --quiet --fixed-strings "Swift version $version " || {
  echo "error: this needs Swift $version, the version that Embedded Swift was tried with" >&2
  exit 1
}

scratch=.build-embedded
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
mkdir -p "$scratch"
cat > "$scratch/toolset.json" <<JSON
{
  "schemaVersion": "1.0",
  "rootPath": "$toolchain/bin",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-enable-experimental-feature", "Embedded", "-enable-experimental-feature", "Extern",
      "-wmo", "-Osize", "-Xfrontend", "-disable-stack-protector"
    ]
  }
}
JSON
for target in Domain Wire; do
  swift build --scratch-path "$scratch" -c release --triple wasm32-unknown-none-wasm \
    --toolset "$scratch/toolset.json" --target "$target"
done
