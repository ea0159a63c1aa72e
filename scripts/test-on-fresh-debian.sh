#!/usr/bin/env bash
# Installs a minimal Debian 12 into a folder, and runs a command there on a clone of HEAD, timed.
#
# Mounts the Swift toolchain of this machine read-only, copies its configuration of apt, pip and
# git, and mounts the folders named there read-only, too. Needs root, and Debian or Ubuntu.
# Usage: test-on-fresh-debian.sh [--folder FOLDER] [COMMAND…]
#   FOLDER   where to install; it stays and is used again (default: a temporary one)
#   COMMAND  what to run (default: bash .ci/run)
set -euo pipefail
cd "$(dirname "$0")/.."

release=bookworm
# The packages that a toolchain needs on Debian 12, as swift.org lists them.
toolchain_packages=(
  binutils-gold gcc git libcurl4-openssl-dev libedit-dev libicu-dev libncurses-dev libpython3-dev
  libsqlite3-dev libstdc++-12-dev libxml2-dev pkg-config tzdata uuid-dev
)
environment_names='^(https?_proxy|no_proxy|HTTPS?_PROXY|NO_PROXY|PIP_.*|SSL_CERT_.*|.*_CA_(BUNDLE|CERTS?)|GIT_SSL_CAINFO)='

fail() {
  echo "error: $*" >&2
  exit 1
}

# The mirror from which this machine gets the packages of the release.
mirror() {
  local found
  found=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $release" "Component: main" 2>/dev/null |
    grep --invert-match security | head -n 1)
  echo "${found:-http://deb.debian.org/debian}"
}

install_debian() {
  [[ ! -e $root/etc/debian_version ]] || return 0
  scripts/install-system-packages.sh debootstrap
  debootstrap --variant=minbase "$release" "$root" "$(mirror)"
}

# Installing Debian's certificates makes the bundle again, and adds what is in this folder.
keep_certificates() {
  local bundle=/etc/ssl/certs/ca-certificates.crt folder=$root/usr/local/share/ca-certificates
  [[ -e $bundle ]] || return 0
  mkdir -p "$folder"
  csplit --quiet --elide-empty-files --prefix="$folder/machine-" --suffix-format=%03d.crt \
    "$bundle" '/BEGIN CERTIFICATE/' '{*}'
}

copy_configuration() {
  local file files=(
    /etc/apt/apt.conf.d /etc/apt/auth.conf.d /etc/apt/keyrings /etc/apt/trusted.gpg.d
    /usr/share/keyrings /etc/pip.conf /etc/ssl/certs /etc/resolv.conf /etc/hosts
  )
  # A machine with the same release knows the best sources.
  if grep --quiet "^VERSION_CODENAME=$release$" /etc/os-release; then
    files+=(/etc/apt/sources.list /etc/apt/sources.list.d)
    rm -f "$root/etc/apt/sources.list"
  fi
  for file in "${files[@]}"; do
    [[ -e $file ]] || continue
    mkdir -p "$root$(dirname "$file")"
    cp --recursive --dereference --remove-destination --no-target-directory "$file" "$root$file"
  done
  keep_certificates
  rm -f "$root/etc/gitconfig"
  while read -r key value; do
    git config --file "$root/etc/gitconfig" --add "$key" "$value"
  done < <(cd / && git config --get-regexp '^url\.')
}

# The folders of this machine that the copied configuration of git and pip names.
named_folders() {
  { (cd / && git config --get-regexp '^url\.'); env | grep '^PIP_'; cat /etc/pip.conf; } 2>/dev/null |
    grep --only-matching --extended-regexp '(^|[ =.])/[A-Za-z0-9._/-]*[A-Za-z0-9]/?' |
    sed 's|^[ =.]||; s|\.insteadof$||; s|/$||' | sort -u |
    while read -r folder; do [[ ! -d $folder ]] || echo "$folder"; done
}

mount_read_only() {
  mkdir -p "$2"
  mount --bind "$1" "$2"
  mount -o remount,bind,ro "$2"
}

# Runs in its own mount and process namespaces, so that mounts and processes end with it.
run_inside() {
  local folder variables
  mount -t proc proc "$root/proc"
  mount --rbind /sys "$root/sys"
  mount --rbind /dev "$root/dev"
  mount_read_only "$toolchain" "$root/usr/local/swift/usr"
  while read -r folder; do mount_read_only "$folder" "$root$folder"; done < <(named_folders)
  mapfile -t variables < <(env | grep --extended-regexp "$environment_names")
  local inside=(
    chroot "$root" env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive
    PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/swift/usr/bin
    "${variables[@]}"
  )
  # .ci/run installs it by itself.
  [[ $1 != make ]] || toolchain_packages+=(make)
  "${inside[@]}" apt-get update --quiet=2
  "${inside[@]}" apt-get install --quiet=2 --yes --no-install-recommends "${toolchain_packages[@]}"
  echo "Debian and the toolchain are ready; running: $*"
  local start=$SECONDS status=0
  "${inside[@]}" bash -c 'cd /srv/football-gather && exec "$@"' bash "$@" || status=$?
  echo "Took $((SECONDS - start)) seconds, exit status $status: $*"
  return $status
}

# Puts the seconds since the start before each line.
timed() {
  local line
  while IFS= read -r line; do printf '%5d  %s\n' "$SECONDS" "$line"; done
}

[[ $(id -u) -eq 0 ]] || fail "this must run as root, because it mounts folders"
toolchain=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
[[ $toolchain != /usr ]] || fail "this needs a Swift toolchain in a folder of its own"

if [[ ${1:-} == --inside ]]; then
  root=$2
  shift 2
  run_inside "$@"
  exit
fi

root=
if [[ ${1:-} == --folder ]]; then
  mkdir -p "$2"
  root=$(realpath "$2")
  shift 2
fi
[[ $# -gt 0 ]] || set -- bash .ci/run
if [[ -z $root ]]; then
  root=$(mktemp -d --tmpdir=/var/tmp football-gather-debian-XXXXXX)
  trap 'rm -rf --one-file-system "$root"' EXIT
fi

{
  install_debian
  copy_configuration
  rm -rf "$root/srv/football-gather"
  git clone --quiet . "$root/srv/football-gather"
  unshare --mount --pid --fork --kill-child scripts/test-on-fresh-debian.sh --inside "$root" "$@"
} 2>&1 | timed
