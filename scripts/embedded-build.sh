#!/usr/bin/env bash
# Compiles the root package as Embedded Swift for the browser, to find code that cannot run there.
# `make client` compiles the same, and shares the folder.
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=.build-client
scripts/embedded-toolset.sh "$scratch/toolset.json"
for target in Domain Wire Presentation Markup Screens Client Browser SampleKit CounterSample \
  ClockSample LoginSample MoviesDomain MoviesData MoviesPresentation; do
  swift build --scratch-path "$scratch" -c release --triple wasm32-unknown-none-wasm \
    --toolset "$scratch/toolset.json" --target "$target"
done
