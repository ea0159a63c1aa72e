#!/usr/bin/env bash
# PgBouncer 1.18.0 (Debian 12) applies a changed pool_mode to clients that are connected already: what a client asked
# of its session when that was its own is not there in its next statement.
#
# The documentation of `pool_mode` says when a server is given back, and of RELOAD that the file is read again. One
# would expect a client that connected in session mode to keep its server until it leaves. It loses it at the end of
# its next transaction, without a message, so a check made when the connection opens proves nothing about later.
# Servers are those of PostgreSQL 16.2 (pgserver 0.1.4).
set -euo pipefail
folder=$(mktemp -d)
chmod 755 "$folder"
finish() {
  exec 3>&- 4>&- 2> /dev/null || true
  [[ ! -s $folder/pid ]] || kill "$(< "$folder/pid")" || true
  [[ ! -s $folder/data/postmaster.pid ]] || as_other "$programs/pg_ctl" stop -D data -m immediate -s || true
  cd / && rm -rf "$folder"
}
trap finish EXIT
cd "$folder"
apt-get download pgbouncer=1.18.0-1+deb12u1 > /dev/null 2>&1
dpkg --extract pgbouncer_*.deb tool
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pgserver==0.1.4
programs=$(echo "$folder"/python/lib/python3*/site-packages/pgserver/pginstall/bin)

# Neither program runs as root.
as_other() { if [[ $(id -u) == 0 ]]; then setpriv --reuid nobody --clear-groups "$@"; else "$@"; fi; }
[[ $(id -u) != 0 ]] || chown nobody "$folder"
as_other "$programs/initdb" -D data -U someone -A trust --no-sync > init.log
as_other "$programs/pg_ctl" start -D data -s -l log -o "-c listen_addresses= -c unix_socket_directories=$folder"

configure() {
  cat > pgbouncer.ini << END
[databases]
* = host=$folder user=someone
[pgbouncer]
pool_mode = $1
unix_socket_dir = $folder
listen_port = 6432
auth_type = any
admin_users = someone
pidfile = $folder/pid
logfile = $folder/pooler.log
END
}
configure session
as_other tool/usr/sbin/pgbouncer --quiet --daemon pgbouncer.ini
psql() { "$programs/psql" -X -q -A -t -h "$folder" -p 6432 -U someone "$@"; }
until psql -c 'SHOW VERSION' pgbouncer > /dev/null 2>&1; do sleep 0.1; done

# Two clients that stay connected; `ask 3 SQL` prints what the first one is answered.
for number in 3 4; do
  mkfifo "in$number"
  psql postgres < "in$number" > "out$number" 2>&1 &
done
exec 3> in3 4> in4
ask() {
  local before
  before=$(wc -l < "out$1")
  echo "$2" >&"$1"
  until (($(wc -l < "out$1") > before)); do sleep 0.05; done
  tail -1 "out$1"
}
# Not one of the few settings that PgBouncer carries over.
show="SELECT current_setting('statement_timeout')"
echo "SET statement_timeout = '7s';" >&3
[[ $(ask 3 "$show;") == 7s ]] || { echo "changed: the setting was not made"; exit 1; }
configure transaction
psql -c RELOAD pgbouncer > reload.log
kept=$(ask 3 "$show;")
echo "BEGIN;" >&4
ask 4 "$show;" > first-server
after=$(ask 3 "$show;")
echo "after RELOAD: $kept; while another client is in a transaction: $after"
[[ $after != 7s ]] || { echo "changed: the client keeps the session that it had"; exit 1; }
echo "as found: a connected client lost its session when the mode changed"
