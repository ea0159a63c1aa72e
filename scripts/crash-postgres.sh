#!/usr/bin/env bash
# Kills the PostgreSQL server of a folder that with-postgres.sh made, as a crash does, and starts it again.
# Usage: crash-postgres.sh FOLDER
set -euo pipefail

cd "$1"
owner=$(stat --format %U data)
as_user=()
if [[ $owner != "$(id --user --name)" ]]; then as_user=(runuser --user "$owner" --); fi

kill -KILL "$(head -1 data/postmaster.pid)"
# Until the last process of the former server has ended, another one does not start.
for _ in {1..300}; do
  "${as_user[@]}" pg_ctl start --pgdata "$PWD/data" --log "$PWD/log" --silent > /dev/null && exit
  sleep 0.1
done
cat log >&2
exit 1
