#!/usr/bin/env bash
# Runs the README's curl session as it would be pasted, kills the server with SIGKILL, and runs the
# session again.
# Usage: test-readme.sh PATH-OF-GATHER
set -euo pipefail
cd "$(dirname "$0")/.."

gather=$1
folder=$(mktemp -d)
server=
cleanup() {
  [[ -z $server ]] || kill -KILL "$server" 2>/dev/null || true
  rm -rf "$folder"
}
trap cleanup EXIT

start() {
  : > "$folder/output"
  "$gather" serve --port 0 --database "$folder/gather.sqlite" --log-level error > "$folder/output" &
  server=$!
  for _ in {1..100}; do
    address=$(sed -n 's/^Football Gather is at //p' "$folder/output")
    [[ -z $address ]] || return 0
    sleep 0.1
  done
  echo "error: the server did not start" >&2
  exit 1
}

# Prints the block of shell that begins with the server's address.
session() {
  awk '/^server=/ { inside = 1 } /^```/ { inside = 0 } inside' README.md |
    sed "s|http://localhost:8080|$address|"
}

# Counts the ended gathers that the session's last line lists.
ended_gathers() {
  session | bash -euo pipefail | tail -n 1 | { grep --only-matching '"score":"2-1","winnerTeam":"Team A"' || true; } | wc -l
}

expect() {
  [[ $1 -eq $2 ]] || {
    echo "error: the README's session shows $1 ended gather(s) instead of $2" >&2
    exit 1
  }
}

start
expect "$(ended_gathers)" 1
kill -KILL "$server"
wait "$server" 2>/dev/null || true
start
expect "$(ended_gathers)" 2
echo "The README's session works, and again after SIGKILL."
