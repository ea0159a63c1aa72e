#!/usr/bin/env bash
# Tests with dpkg that a host's own settings survive each upgrade without a question, in a small system of its own.
#
# Up to 0.11.0 /etc/gather/gather.env was a conffile; since, the postinst makes it. Needs root, for chroot; without it,
# nothing is tested.
# Usage: test-settings-file.sh
set -euo pipefail
cd "$(dirname "$0")/.."

((EUID == 0)) || { echo "Not tested, because dpkg needs root: settings in upgrades."; exit 0; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
system=$work/system
settings=$system/etc/gather/gather.env
own='GATHER_REGISTRATION=closed'

fail() {
  echo "error: $*" >&2
  exit 1
}

# A package of a version: the former form with its conffile, or today's.
make_package() {
  local version=$1 form=$2 root=$work/package
  rm -rf "$root"
  mkdir -p "$root/DEBIAN"
  printf 'Package: gather\nVersion: %s\nArchitecture: all\nMaintainer: A <a@example.org>\nDescription: test\n' \
    "$version" > "$root/DEBIAN/control"
  install --mode=755 packaging/debian/{postinst,prerm,postrm} "$root/DEBIAN"
  if [[ $form == former ]]; then
    install -D --mode=640 <(echo 'GATHER_DATABASE=/var/lib/gather/gather.sqlite') "$root/etc/gather/gather.env"
    echo /etc/gather/gather.env > "$root/DEBIAN/conffiles"
    # What it did with the settings.
    printf '#!/bin/sh\nset -e\nchown root:gather /etc/gather/gather.env\nchmod 0640 /etc/gather/gather.env\n' \
      > "$root/DEBIAN/postinst"
    printf '#!/bin/sh\n' > "$root/DEBIAN/postrm"
  else
    install -D --mode=644 packaging/gather.env "$root/usr/share/gather/gather.env"
    echo "# $version" >> "$root/usr/share/gather/gather.env"
  fi
  dpkg-deb --root-owner-group --build "$root" "$work/gather_$version.deb" > /dev/null
}

# An empty system with the few programs that the packages' scripts call.
make_system() {
  local program file
  rm -rf "$system"
  mkdir -p "$system"/{bin,dev,etc,tmp,var/lib/dpkg/{info,updates},usr/{bin,share}}
  touch "$system/var/lib/dpkg/"{status,available} "$system/dev/null"
  echo 'gather:x:990:990::/var/lib/gather:/usr/sbin/nologin' > "$system/etc/passwd"
  printf 'root:x:0:\ngather:x:990:\n' > "$system/etc/group"
  echo 'root:x:0:0::/root:/bin/sh' >> "$system/etc/passwd"
  for program in sh install chown chmod getent rm rmdir diff; do
    file=$(readlink --canonicalize "$(command -v "$program")")
    install "$file" "$system/bin/$program"
    ldd "$file" | grep --only-matching '/[^ ]*' | while read -r file; do
      install -D "$file" "$system$file"
    done
  done
}

# Without a terminal, as unattended upgrades run: a question would fail.
dpkg_in_system() {
  PATH=/usr/sbin:/usr/bin:/sbin:/bin dpkg --root="$system" --force-not-root,bad-path "$@" < /dev/null > "$work/said" 2>&1 || {
    cat "$work/said" >&2
    fail "dpkg $*"
  }
}

install_version() { dpkg_in_system --install "$work/gather_$1.deb"; }

expect_settings() {
  [[ -f $settings ]] || fail "$1: the settings are gone"
  grep --quiet --fixed-strings --line-regexp "$2" "$settings" || fail "$1: not “$2” but: $(cat "$settings")"
  [[ $(stat --format='%a %U %g' "$settings") == '640 root 990' ]] || fail "$1: $(stat --format='%a %U %g' "$settings")"
  [[ $(find "$system/etc/gather" -mindepth 1 | wc --lines) == 1 ]] || fail "$1: $(ls "$system/etc/gather")"
}

make_package 0.11.0 former
make_package 0.12.0 today
make_package 0.13.0 today

make_system
install_version 0.12.0
expect_settings "a first installation" '# 0.12.0'
echo "$own" >> "$settings"
install_version 0.13.0
expect_settings "an upgrade with settings of one's own" "$own"
expect_settings "an upgrade changes nothing" '# 0.12.0'
rm "$settings"
install_version 0.13.0
expect_settings "a file that was removed" '# 0.13.0'
dpkg_in_system --remove gather
[[ -f $settings ]] || fail "removing the package takes the settings"
install_version 0.13.0
dpkg_in_system --purge gather
[[ ! -e $system/etc/gather ]] || fail "a purge leaves the settings"

make_system
install_version 0.11.0
echo "$own" >> "$settings"
install_version 0.12.0
expect_settings "an edited conffile" "$own"
install_version 0.13.0
expect_settings "an edited conffile, two upgrades later" "$own"
install_version 0.11.0
expect_settings "back to the version with the conffile" "$own"
install_version 0.12.0
dpkg_in_system --purge gather
[[ ! -e $settings ]] || fail "a purge leaves what was a conffile"

make_system
install_version 0.11.0
install_version 0.12.0
expect_settings "a conffile as it was" 'GATHER_DATABASE=/var/lib/gather/gather.sqlite'
install_version 0.13.0
expect_settings "a conffile as it was, two upgrades later" 'GATHER_DATABASE=/var/lib/gather/gather.sqlite'
echo "Settings survive first installations, upgrades from 0.11.0 and later, and going back."
