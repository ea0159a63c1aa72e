#!/usr/bin/env bash
# Kills the PostgreSQL server of a folder that with-postgres.sh made, as a crash does, and starts it again.
# Usage: crash-postgres.sh FOLDER
set -euo pipefail

data=$1/data
owner=$(stat --format %U "$data")
as_user=()
if [[ $owner != "$(id --user --name)" ]]; then as_user=(runuser --user "$owner" --); fi

cd "$1"
kill -KILL "$(head -1 "$data/postmaster.pid")"
# Until the last process of the former server has ended, another one does not start.
until "${as_user[@]}" pg_ctl start --pgdata "$data" --log "$1/log" --silent > /dev/null; do
  sleep 0.1
done
