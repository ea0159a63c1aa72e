#!/usr/bin/env bash
# Runs the README's curl session as it would be pasted, kills the server with SIGKILL, and runs the
# session again.
# Usage: test-readme.sh PATH-OF-GATHER
set -euo pipefail
cd "$(dirname "$0")/.."

gather=$1
source scripts/serving.sh

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

start "$gather"
expect "$(ended_gathers)" 1
kill -KILL "$server"
wait "$server" 2>/dev/null || true
start "$gather"
expect "$(ended_gathers)" 2
echo "The README's session works, and again after SIGKILL."
