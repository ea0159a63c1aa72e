#!/usr/bin/env bash
# Installs PostgreSQL's server and PgBouncer from Debian when they are missing, without the cluster that
# Debian would make and start, and without a pooler that listens.
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
if [[ ! -x /usr/sbin/pgbouncer ]]; then
  scripts/install-system-packages.sh pgbouncer
  # Where Debian starts services, it started this one; the tests start their own.
  "${as_root[@]}" systemctl disable --now pgbouncer 2> /dev/null || true
fi
