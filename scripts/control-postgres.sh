#!/usr/bin/env bash
# Crashes the PostgreSQL server of a folder that with-postgres.sh made, or gives it a standby, which may take over.
#
# Both have their sockets in the folder: the server at port 5432, the standby at 5433. `crash` kills the server and starts
# it again. `move-primary` lets the server listen at 10.213.0.2, too, on a network of its own, and `cut-off-primary` makes
# that one lose whatever the server sends, as when the machine's power is gone. Both need root.
# Usage: control-postgres.sh FOLDER ACTION, which is one of the last lines
set -euo pipefail

cd "$1"
owner=$(stat --format %U data)
as_user=()
if [[ $owner != "$(id --user --name)" ]]; then as_user=(runuser --user "$owner" --); fi
PATH=$(dirname "$(find /usr/lib/postgresql -path '*/bin/initdb' | sort --version-sort | tail -1)"):$PATH

control() {
  "${as_user[@]}" pg_ctl "$1" --pgdata "$PWD/$2" --silent "${@:3}" > /dev/null
}

add() {
  "${as_user[@]}" pg_basebackup --host "$PWD" --username gather --pgdata standby --write-recovery-conf \
    --checkpoint fast --no-sync
  echo "port = 5433" >> standby/postgresql.conf
  control start standby --log "$PWD/standby.log"
}

kill_primary() { kill -KILL "$(head -1 data/postmaster.pid)"; }

# Until the last process of the killed server has ended, another one does not start.
start_primary() {
  for _ in {1..300}; do
    control start data --log "$PWD/log" 2> /dev/null && return
    sleep 0.1
  done
  cat log >&2
  return 1
}

network=gather-primary

# Everything that runs in the network was started there, so the server is started again.
move_primary() {
  remove_network
  ip netns add "$network"
  ip link add gather-host type veth peer name gather-guest netns "$network"
  ip address add 10.213.0.1/30 dev gather-host
  ip link set gather-host up
  ip -netns "$network" address add 10.213.0.2/30 dev gather-guest
  ip -netns "$network" link set gather-guest up
  echo "host all all 10.213.0.1/32 trust" >> data/pg_hba.conf
  control stop data --mode fast
  as_user=(ip netns exec "$network" "${as_user[@]}")
  # Not in a file, because the standby gets a copy of that.
  control start data --log "$PWD/log" --options "-c listen_addresses=10.213.0.2"
}

cut_off_primary() {
  ip -netns "$network" route add blackhole 10.213.0.1/32
  ip -netns "$network" route del 10.213.0.0/30
}

remove_network() {
  ip netns delete "$network" 2> /dev/null || true
  ip link delete gather-host 2> /dev/null || true
}

case $2 in
  crash) kill_primary && start_primary ;;
  add) add ;;
  add-synchronous)
    add
    # Only the primary waits, so that the standby serves alone after it took over.
    psql --quiet --host "$PWD" --username gather postgres <<END
ALTER SYSTEM SET synchronous_standby_names = '*';
ALTER SYSTEM SET synchronous_commit = 'remote_apply';
SELECT pg_reload_conf() \g /dev/null
END
    ;;
  stop) control stop standby --mode fast ;;
  start) control start standby --log "$PWD/standby.log" ;;
  take-over) control promote standby ;;
  kill-primary) kill_primary ;;
  start-primary) start_primary ;;
  move-primary) move_primary ;;
  cut-off-primary) cut_off_primary ;;
  remove-network) remove_network ;;
  *) echo "error: what is $2?" >&2; exit 2 ;;
esac
