#!/usr/bin/env bash
# Installs pgpool-II from Debian when it is missing, without one that listens.
set -euo pipefail
cd "$(dirname "$0")/.."

[[ ! -x /usr/sbin/pgpool ]] || exit 0
scripts/install-system-packages.sh pgpool2
as_root=()
[[ $(id -u) -eq 0 ]] || as_root=(sudo)
"${as_root[@]}" systemctl disable --now pgpool2 2> /dev/null || true
