#!/usr/bin/env bash
# Installs PostgreSQL's server and PgBouncer from Debian when they are missing, and pgpool-II when it is named, without
# the cluster that Debian would make and start, and without a pooler that listens.
# Usage: install-postgres.sh [pgpool2]
set -euo pipefail
cd "$(dirname "$0")/.."

as_root=()
[[ $(id -u) -eq 0 ]] || as_root=(sudo)
if [[ -z $(find /usr/lib/postgresql -path '*/bin/initdb' 2> /dev/null) ]]; then
  scripts/install-system-packages.sh postgresql-common
  "${as_root[@]}" mkdir -p /etc/postgresql-common/createcluster.d
  echo "create_main_cluster = false" |
    "${as_root[@]}" tee /etc/postgresql-common/createcluster.d/gather.conf > /dev/null
  scripts/install-system-packages.sh postgresql
fi
for pooler in pgbouncer "$@"; do
  [[ ! -x /usr/sbin/${pooler%2} ]] || continue
  scripts/install-system-packages.sh "$pooler"
  # Where Debian starts services, it started this one; the tests start their own.
  "${as_root[@]}" systemctl disable --now "$pooler" 2> /dev/null || true
done
