#!/usr/bin/env bash
# Runs a command beside a PostgreSQL server of its own, whose address is in GATHER_TEST_POSTGRES.
#
# The server's data is in a temporary folder. It would not survive a power cut, unless --durable makes the
# server wait for the disk, as one does that is measured.
# Usage: with-postgres.sh [--durable] COMMAND [ARGUMENT…]
set -euo pipefail

fsync=off
if [[ $1 == --durable ]]; then
  fsync=on
  shift
fi

initdb=$(find /usr/lib/postgresql -path '*/bin/initdb' 2> /dev/null | sort --version-sort | tail -1)
[[ -n $initdb ]] || { echo "error: install PostgreSQL first: make system-postgres" >&2; exit 1; }
programs=$(dirname "$initdb")
# Not in TMPDIR, because the path of a socket is short, and another user must reach it.
folder=$(mktemp --directory /tmp/gather-postgres.XXXXXX)
# PostgreSQL refuses to run as root.
as_user=()
if [[ $(id -u) -eq 0 ]]; then
  as_user=(runuser --user postgres --)
  chown postgres "$folder"
fi
log=$folder/log

finish() {
  cd "$folder"
  # A standby may have been added.
  for data in "$folder"/*/postmaster.pid; do
    "${as_user[@]}" "$programs/pg_ctl" stop --pgdata "$(dirname "$data")" --mode immediate --silent 2> /dev/null || true
  done
  cd /
  rm -rf "$folder"
}
trap finish EXIT

cd "$folder"
"${as_user[@]}" "$programs/initdb" --pgdata data --username gather --auth trust --no-sync \
  --encoding UTF8 --locale C.UTF-8 > /dev/null
# Only through a socket in the folder, so that no port is needed.
cat >> data/postgresql.conf <<END
listen_addresses = ''
unix_socket_directories = '$folder'
max_connections = 1000
shared_buffers = 64MB
fsync = $fsync
END
"${as_user[@]}" "$programs/pg_ctl" start --pgdata data --log "$log" --silent ||
  { cat "$log" >&2; exit 1; }
cd - > /dev/null

PATH=$programs:$PATH GATHER_TEST_POSTGRES="postgresql:///postgres?user=gather&host=$folder" "$@"
