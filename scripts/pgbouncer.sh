#!/usr/bin/env bash
# Runs PgBouncer in front of the PostgreSQL server whose socket is in a folder, prints the folder of its own
# socket (port 6432), and ends with its input. Each line of the input is a mode that it changes to, which it
# then prints.
#
# PGBOUNCER names another program than Debian's.
# Usage: pgbouncer.sh FOLDER MODE [SETTING=VALUE…]
set -euo pipefail

[[ $(id -u) -eq 0 ]] && as_user=(runuser --user postgres --) || as_user=()
folder=$(mktemp --directory /tmp/gather-pgbouncer.XXXXXX)
# Others may not go into a folder that mktemp makes.
chmod 755 "$folder"
[[ ${#as_user[@]} -eq 0 ]] || chown postgres "$folder"

configure() {
  local mode=$1
  shift
  cat > "$folder/pgbouncer.ini" <<END
[databases]
* = host=$postgres user=gather
[pgbouncer]
pool_mode = $mode
unix_socket_dir = $folder
listen_port = 6432
auth_type = any
admin_users = gather
logfile = $folder/log
pidfile = $folder/pid
$(printf '%s\n' "$@")
END
}

finish() {
  [[ ! -s $folder/pid ]] || kill -KILL "$(< "$folder/pid")" || true
  rm -rf "$folder"
}
trap finish EXIT

postgres=$1
mode=$2
shift 2
configure "$mode" "$@"
"${as_user[@]}" "${PGBOUNCER:-/usr/sbin/pgbouncer}" --quiet --daemon "$folder/pgbouncer.ini" >&2
console() { psql --quiet --no-psqlrc --tuples-only --command "$1" "host=$folder port=6432 user=gather dbname=pgbouncer"; }
for _ in {1..100}; do
  console "SHOW VERSION" > /dev/null 2>&1 && break
  sleep 0.1
done
echo "$folder"
while read -r mode; do
  configure "$mode" "$@"
  console RELOAD > /dev/null
  echo "$mode"
done
