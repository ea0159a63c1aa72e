#!/usr/bin/env bash
# Runs a command several times in a row while all cores are busy, and stops at the first failure.
# Usage: repeat-under-load.sh TIMES COMMAND…
set -euo pipefail

times=$1
shift
load=()
for _ in $(seq "$(nproc)"); do
  yes > /dev/null &
  load+=($!)
done
trap 'kill "${load[@]}"' EXIT

for run in $(seq "$times"); do
  start=$SECONDS
  "$@" || {
    echo "error: run $run of $times failed after $((SECONDS - start)) seconds" >&2
    exit 1
  }
  echo "Run $run of $times: $((SECONDS - start)) seconds, load $(cut --delimiter=' ' --fields=1 /proc/loadavg)"
done
