#!/usr/bin/env bash
# Installs PostgreSQL's server from Debian when it is missing, without the cluster that Debian would
# make and start.
set -euo pipefail
cd "$(dirname "$0")/.."

[[ -z $(find /usr/lib/postgresql -path '*/bin/initdb' 2> /dev/null) ]] || exit 0
scripts/install-system-packages.sh postgresql-common
as_root=()
[[ $(id -u) -eq 0 ]] || as_root=(sudo)
"${as_root[@]}" mkdir -p /etc/postgresql-common/createcluster.d
echo "create_main_cluster = false" |
  "${as_root[@]}" tee /etc/postgresql-common/createcluster.d/gather.conf > /dev/null
scripts/install-system-packages.sh postgresql
