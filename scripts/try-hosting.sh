#!/usr/bin/env bash
# Tries the lines of docs/HOSTING.md in a fresh minimal Debian 12: an upgrade, a day of use and the way back, and
# the move to PostgreSQL and back. Not part of CI.
#
# Two programs are packed, in place of `make release`, which takes long; debug builds do. The newer one has one
# migration more. systemd is played by a script that reads the unit of the service.
# Needs root, and what test-on-fresh-debian.sh needs.
# Usage: try-hosting.sh FOLDER OLDER NEWER
#   FOLDER  where Debian is installed; it stays and is used again
#   OLDER   the program of this commit
#   NEWER   the same with another migration in Schema.swift
set -euo pipefail
cd "$(dirname "$0")/.."

service=/lib/systemd/system/gather.service
site=http://localhost:8080
database=/var/lib/gather/gather.sqlite

# Makes a package of a program, as pack-release.sh does, but without client, manual and licences.
pack() {
  local program=$1 version=$2 folder=$3/package
  rm -rf "$folder"
  install -D --mode=755 "$program" "$folder/usr/lib/gather/gather"
  strip --strip-debug "$folder/usr/lib/gather/gather"
  mkdir -p "$folder/usr/bin" "$folder/DEBIAN"
  ln --symbolic ../lib/gather/gather "$folder/usr/bin/gather"
  install --mode=755 packaging/health packaging/backup "$folder/usr/lib/gather"
  install -D --mode=644 --target-directory="$folder/lib/systemd/system" packaging/gather*.{service,timer}
  install -D --mode=644 packaging/gather.env "$folder/usr/share/gather/gather.env"
  # A debug build finds Swift's libraries beside it.
  mkdir -p "$folder/usr/lib/gather/swift"
  ldd "$program" | awk '/\/swift\/linux\// { print $3 }' | xargs -I{} cp {} "$folder/usr/lib/gather/swift"
  cat > "$folder/DEBIAN/control" <<END
Package: gather
Version: $version
Architecture: $(dpkg --print-architecture)
Maintainer: Trial <trial@localhost>
Depends: libsqlite3-0, libpq5, libsodium23, libstdc++6, zlib1g, passwd, tzdata
Description: a trial
END
  install --mode=755 packaging/debian/{postinst,prerm,postrm} "$folder/DEBIAN"
  dpkg-deb -Zgzip -z1 --root-owner-group --build "$folder" "$3/gather_$version.deb"
}

# Plays systemd for the service: starts it again after 2 seconds, unless its unit says otherwise.
write_systemctl() {
  cat > /usr/bin/systemctl <<'END'
#!/bin/bash
log=/run/gather.log pid=/run/gather.pid
unit=/lib/systemd/system/gather.service
# The unit's own, which those of the file override.
settings() { sed -n 's/^Environment=//p' "$unit"; grep -E '^[A-Z_]+=' /etc/gather/gather.env; }
run() { runuser -u gather -- env HOME=/var/lib/gather LD_LIBRARY_PATH=/usr/lib/gather/swift $(settings) bash -c "cd /var/lib/gather && exec $1"; }
start() {
  stop
  : > "$log"
  setsid bash -c "
    $(declare -p unit)
    $(declare -f settings run)
    while :; do
      echo STARTED >> $log
      run '$(sed -n 's/^ExecStart=//p' "$unit")' >> $log 2>&1
      code=\$?
      echo ENDED \$code >> $log
      [ \$code = 0 ] && break
      case ' $(sed -n 's/^RestartPreventExitStatus=//p' "$unit") ' in *\" \$code \"*) break ;; esac
      sleep 2
    done" > /dev/null 2>&1 < /dev/null &
  echo $! > "$pid"
  for _ in {1..50}; do grep -qE 'ENDED|listening|http://' "$log" && break; sleep 0.2; done
}
stop() {
  [ -f "$pid" ] || return 0
  kill -- -"$(cat "$pid")" 2> /dev/null
  while kill -0 -- -"$(cat "$pid")" 2> /dev/null; do sleep 0.1; done
  rm "$pid"
}
echo "systemctl $*" >> /run/systemctl.log
case "$* " in
  *postgresql*) pg_ctlcluster 15 main start --skip-systemctl-redirect ;;
  "start gather-backup "*) run "$(sed -n 's/^ExecStart=//p' /lib/systemd/system/gather-backup.service)" ;;
  "start gather "* | "enable --now gather "*) start ;;
  "stop gather"*) stop ;;
  "try-restart gather"*) [ ! -f "$pid" ] || start ;;
esac
exit 0
END
  chmod +x /usr/bin/systemctl
  mkdir -p /run/systemd/system
}

# Runs the lines of HOSTING that have a text among them, with the names of this trial.
follow() {
  local lines
  lines=$(awk -v text="$1" '/^```sh/ { block = ""; on = 1; next } /^```/ { if (on && index(block, text)) { printf "%s", block; exit } on = 0 }
    on { block = block $0 "\n" }' docs/HOSTING.md)
  [[ $lines ]] || fail "HOSTING has no lines with “$1”"
  lines=$(sed -E "s|^nano .*||; s|\./gather_\*\.deb|/srv/packages/gather_1.0.0.deb|; s|\./gather_OLDER\.deb|/srv/packages/gather_1.0.0.deb|
    s|\./gather_NEWER\.deb|/srv/packages/gather_2.0.0.deb|; s|(/backups/gather)-…|\1-*|g; s|apt-get install |&--yes |" <<< "$lines")
  echo "--- HOSTING: $lines"
  (cd /srv/packages && bash -e <(echo "$lines"))
}

fail() { echo "error: $*" >&2; cat /run/gather.log >&2 || true; exit 1; }
has() { grep -q -- "$2" <<< "$1" || fail "expected “$2” in: $1"; }
lacks() { ! grep -q -- "$2" <<< "$1" || fail "did not expect “$2” in: $1"; }
ask() { curl --silent --fail-with-body "$@"; }
register() { ask --json "{\"username\":\"$1\",\"password\":\"the pitch $1\"}" "$site/api/users" > /dev/null; }
token() { ask --user "$1:the pitch $1" --request POST "$site/api/users/login" | sed -E 's/.*"token":"([^"]*)".*/\1/'; }
players() { ask --header "Authorization: Bearer $1" "$site/api/players"; }
add() { ask --header "Authorization: Bearer $1" --json "{\"name\":\"$2\"}" "$site/api/players" > /dev/null; }
version() { dpkg-query --show --showformat '${Version}' gather; }
delete() { echo "$1" | runuser -u gather -- gather user delete "$1" --database "$2"; }

install_first() {
  write_systemctl
  apt-get install --quiet=2 --yes curl > /dev/null
  apt-get purge --quiet=2 --yes gather postgresql postgresql-15 > /dev/null 2>&1 || true
  rm -rf /var/lib/gather /etc/gather /var/lib/postgresql /run/gather.*
  # All users' programs find Swift's libraries.
  echo /usr/lib/gather/swift > /etc/ld.so.conf.d/gather.conf
  follow 'systemctl enable --now gather'
  ldconfig
  systemctl start gather
}

try_going_back() {
  local ann
  register Ann
  register Ben
  ann=$(token Ann)
  add "$ann" Before
  follow 'gather_NEWER.deb'
  grep -q "^systemctl try-restart gather" /run/systemctl.log || fail "the upgrade did not restart the server"
  [[ $(version) == 2.0.0 ]] || fail "not upgraded"
  has "$(players "$ann")" Before
  add "$ann" Later
  delete Ben "$database"
  # Without the lines: the older program meets newer tables, and ends once.
  apt-get install --quiet=2 --yes --allow-downgrades /srv/packages/gather_1.0.0.deb
  ! curl --silent "$site/health" || fail "an older package started its server on newer tables"
  systemctl start gather
  sleep 6
  [[ $(grep -c STARTED /run/gather.log) == 1 ]] || fail "the older server was started again and again"
  has "$(cat /run/gather.log)" "was written by a newer version"
  apt-get install --quiet=2 --yes /srv/packages/gather_2.0.0.deb
  systemctl start gather
  # With them.
  local said
  said=$(follow '--allow-downgrades')
  has "$said" "Stays deleted: the account Ben."
  ask "$site/health" > /dev/null
  [[ $(version) == 1.0.0 ]] || fail "not gone back"
  has "$(players "$(token Ann)")" Before
  lacks "$(players "$(token Ann)")" Later
  lacks "$(runuser -u gather -- gather user list --database "$database")" Ben
}

try_moving() {
  local ann said
  ann=$(token Ann)
  follow 'createdb --owner'
  follow '--to postgresql:///gather'
  has "$(players "$ann")" Before
  add "$ann" InPostgres
  for command in check "user list" "user reset-password Ann" "backup /tmp/never" "serve --port 0"; do
    # Word by word.
    # shellcheck disable=SC2086
    ! said=$(runuser -u gather -- gather $command --database "$database" 2>&1) || fail "$command went on: $said"
    has "$said" "was copied to postgresql:///gather"
  done
  systemctl start gather-backup
  [[ $(find /var/lib/gather/backups -name 'gather-*.dump' | wc -l) == 1 ]] || fail "no dump"
  add "$ann" AfterTheDump
  follow 'pg_restore --no-owner'
  ann=$(token Ann)
  has "$(players "$ann")" InPostgres
  lacks "$(players "$ann")" AfterTheDump
  follow '--from postgresql:///gather'
  has "$(players "$ann")" InPostgres
  find /var/lib/gather -name 'gather.sqlite.replaced-*' | grep -q . || fail "the file that was left is gone"
  said=$(runuser -u gather -- gather user list --database postgresql:///gather 2>&1) && fail "PostgreSQL’s went on"
  has "$said" "was copied to $database"
  systemctl start gather-backup
  systemctl stop gather
}

if [[ ${1:-} == --inside ]]; then
  install_first
  try_going_back
  try_moving
  echo "All lines work."
  exit
fi

[[ $# -eq 3 ]] || fail "usage: try-hosting.sh FOLDER OLDER NEWER"
mkdir -p "$1/srv/packages"
pack "$2" 1.0.0 "$1/srv/packages"
pack "$3" 2.0.0 "$1/srv/packages"
scripts/test-on-fresh-debian.sh --folder "$1" bash scripts/try-hosting.sh --inside
