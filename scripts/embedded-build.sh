#!/usr/bin/env bash
# Compiles the root package as Embedded Swift for the browser, to find code that cannot run there.
# `make client` compiles the same, and shares the folder.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/client-building.sh

for target in Domain Wire Presentation Markup Screens Client Browser SampleKit CounterSample \
  ClockSample LoginSample MoviesDomain MoviesData MoviesPresentation; do
  build_for_browser --target "$target"
done
