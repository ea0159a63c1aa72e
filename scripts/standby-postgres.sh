#!/usr/bin/env bash
# Gives the PostgreSQL server of a folder that with-postgres.sh made a standby, which may take over.
#
# Both have their sockets in the folder: the server at port 5432, the standby at 5433.
# Usage: standby-postgres.sh FOLDER add|add-synchronous|stop|start|take-over|kill-primary|start-primary
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

# Until the last process of the killed server has ended, another one does not start.
start_primary() {
  for _ in {1..300}; do
    control start data --log "$PWD/log" 2> /dev/null && return
    sleep 0.1
  done
  return 1
}

case $2 in
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
  kill-primary) kill -KILL "$(head -1 data/postmaster.pid)" ;;
  start-primary) start_primary ;;
  *) echo "error: what is $2?" >&2; exit 2 ;;
esac
