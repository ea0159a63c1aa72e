#!/usr/bin/env bash
# Installs the missing ones of the named Debian packages, as root or with sudo, and prints them.
set -euo pipefail

missing=()
for package in "$@"; do
  [[ $(dpkg-query --show --showformat '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] ||
    missing+=("$package")
done
[[ ${#missing[@]} -gt 0 ]] || exit 0

echo "Installing Debian packages: ${missing[*]}"
as_root=()
[[ $(id -u) -eq 0 ]] || as_root=(sudo)
"${as_root[@]}" apt-get update --quiet=2
DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install --quiet=2 --yes --no-install-recommends \
  "${missing[@]}"
